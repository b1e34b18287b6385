"""What really happened: the numbers add up, and bad records are refused."""

import pytest
import touchline


def record(game="fudis", seed=3):
    match = touchline.Match(touchline.Game(game), seed=seed)
    match.play(touchline.coach(game, "rookie", seed=1), touchline.coach(game, "rookie", seed=2))
    return match.record()


def test_luck_and_skill_add_up_to_the_result():
    found = touchline.analyse(record())
    whole = found["sum"]
    assert abs(whole["result"] - whole["start"] - whole["luck"] - whole["skill"] - whole["residual"]) < 1e-4
    assert len(found["expected_goals"]) == 2


def test_threads_change_nothing():
    text = record(seed=5)
    assert touchline.analyse(text, threads=1) == touchline.analyse(text, threads=3)


def test_progress_is_told_and_may_end_it():
    class Enough(Exception):
        pass

    def progress(done, of):
        assert 0 <= done <= of
        raise Enough

    with pytest.raises(Enough):
        touchline.analyse(record(), "deep", progress=progress)


@pytest.mark.parametrize("text", ["", "rubbish", "touchline-record 1\n"])
def test_what_is_no_record_is_refused(text):
    with pytest.raises(touchline.InputError):
        touchline.analyse(text)


def test_a_roll_that_was_changed_is_refused():
    lines = record().splitlines()
    number = next(i for i, line in enumerate(lines) if " draw " in line)
    others = [line.split(" draw ")[1] for line in lines[number + 1 :] if " draw " in line]
    lines[number] = lines[number].split(" draw ")[0] + " draw " + others[0]
    with pytest.raises(touchline.InputError):
        touchline.analyse("\n".join(lines) + "\n")


def test_a_budget_that_there_is_not_is_refused():
    with pytest.raises(touchline.InputError):
        touchline.analyse(record(), "huge")
