"""The extension module; import its names from `touchline`."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any, Literal, final

import numpy as np
import numpy.typing as npt

__version__: str
Seat = Literal["home", "away"]
Viewer = Literal["home", "away", "spectator", "everything"]
Json = dict[str, Any]

class Violation(Exception):
    """A rule forbids it."""

    rule: str
    because: str
    facts: Json
    text: str

class InputError(ValueError):
    """Something that is not a valid option, action, position or record."""

class InternalError(RuntimeError):
    """A bug in Touchline; nothing of yours was changed by it."""

def games() -> list[str]:
    """The games that there are."""

def coaches() -> list[str]:
    """The levels of coaches, weakest first."""

def analyse(
    record: str,
    budget: Literal["quick", "normal", "deep"] = "quick",
    *,
    seed: int = 1,
    threads: int = 0,
    progress: Callable[[int, int], object] | None = None,
) -> Json:
    """What really happened in a match, as `touchline analyse --json`: expected goals, win probability, luck and skill, mistakes."""

def verify(record: str) -> Json:
    """Replays a record and recomputes its rolls: `verdict`, `ok`, `why`, `result`."""

def steps_of(record: str) -> tuple[str, int, str, list[tuple[str, str]]]:
    """Game, revision, options and steps of a record, without playing it."""

def simulate(
    game: Game,
    home: str,
    away: str,
    matches: int,
    *,
    first: int = 0,
    seed: int = 1,
    mirrored: bool = False,
    threads: int = 0,
    progress: Callable[[int, int, float | None], object] | None = None,
) -> Sheets:
    """Plays matches `first` to `first + matches - 1` of a seed."""

def laboratory(
    game: str,
    options: Json | str,
    vary: list[str],
    *,
    home: str = "rookie",
    away: str = "rookie",
    matches: int = 200,
    stronger: str = "greedy",
    weaker: str = "rookie",
    skill_matches: int | None = None,
    seed: int = 1,
    threads: int = 0,
    progress: Callable[[int, int, float | None], object] | None = None,
    given: list[tuple[int, str, Sheets]] = ...,
    plan_only: bool = False,
) -> str:
    """The same matches under many sets of options, as JSON text."""

def shootout_value(ranks: list[str], each: list[int], rounds: int) -> Json:
    """A reduced Fudis shoot-out as a tree, with what our solver found."""

@final
class Game:
    """A game with its options fixed."""

    def __new__(cls, id: str, options: Json | str | None = None, *, preset: str | None = None) -> Game: ...
    @property
    def id(self) -> str:
        """Its name."""
    @property
    def rules_revision(self) -> int:
        """The revision of its rules; records name it."""
    @property
    def options(self) -> Json:
        """All options."""
    @property
    def changed_options(self) -> Json:
        """The options that differ from the defaults."""
    @staticmethod
    def defaults(id: str) -> Json:
        """The options that there are: name to default."""
    @staticmethod
    def presets(id: str) -> list[str]:
        """The sets of options with a name."""
    def start(self) -> Position:
        """The position in which a match begins."""
    def position(self, setup: Json | str) -> Position:
        """A position from a position file."""
    @property
    def rules(self) -> list[str]:
        """The IDs of its rules."""
    def rule(self, id: str, lang: str = "en") -> str:
        """A rule in words."""
    @property
    def arrays_version(self) -> int:
        """The version of observation and numbering."""
    @property
    def n_actions(self) -> int:
        """How many actions have a number."""
    @property
    def observation_size(self) -> int:
        """How many bytes an observation has."""
    @property
    def fields(self) -> list[Json]:
        """The fields of an observation: name, offset, shape, about."""
    def actions(self, seat: Seat = "home") -> list[str]:
        """The notation of every numbered action for a seat."""

@final
class Dice:
    """Fair dice from a seed; the same numbers on every machine."""

    def __new__(cls, seed: int = 0, number: int | None = None) -> Dice: ...
    def below(self, n: int) -> int:
        """A number from 0 to `n` - 1, all equally likely."""
    def __copy__(self) -> Dice: ...

@final
class Position:
    """A position: whose turn it is, what may be done, and what is known."""

    @property
    def game(self) -> Game:
        """The game."""
    @property
    def turn(self) -> Literal["home", "away", "chance", "over"]:
        """Who picks the next step."""
    @property
    def player(self) -> int:
        """The same as a number: 0 home, 1 away, 2 chance, 3 over."""
    @property
    def score(self) -> tuple[int, int]:
        """Goals of home and away."""
    @property
    def finish(self) -> Json | None:
        """How the match ended: score, winner, rule; none while it is being played."""
    @property
    def returns(self) -> tuple[float, float]:
        """1 for the winner, -1 for the loser, 0 otherwise: home's, away's."""
    def legal(self) -> list[str]:
        """What may be done, in notation."""
    def actions(self) -> list[int]:
        """The numbers of what may be done, in the same order."""
    def mask(self) -> npt.NDArray[np.int8]:
        """1 for legal actions, by number."""
    def notation(self, number: int, seat: Seat | None = None) -> str:
        """The notation of a numbered action."""
    def number(self, text: str, seat: Seat | None = None) -> int:
        """The number of an action in notation."""
    def apply(self, action: int | str) -> None:
        """Does an action, or raises `Violation` and changes nothing."""
    def events(self, step: int | str) -> list[Json]:
        """What would be told if this were done or happened here."""
    def why_not(self, action: int | str) -> Violation | InputError | None:
        """The violation that an action would be here, or none."""
    def chances(self) -> list[tuple[str, int]]:
        """What chance may pick, with whole weights."""
    def sample(self, dice: Dice) -> str:
        """An outcome drawn from the dice; changes nothing but the dice."""
    def roll(self, dice: Dice) -> None:
        """Lets chance decide once."""
    def settle(self, outcome: int | str) -> None:
        """Lets an outcome happen: in notation, or by its place among `chances`."""
    def copy(self) -> Position:
        """A copy."""
    def view(self, viewer: Viewer = "spectator") -> Json:
        """What a viewer may know."""
    def observe(self, seat: Seat | None = None) -> npt.NDArray[np.uint8]:
        """What a seat knows, as bytes; `Game.fields` says what they mean."""
    def imagine(self, seat: Seat, dice: Dice) -> Position:
        """A random position of those that the seat cannot tell from this one."""
    def forecast(self, action: int | str) -> list[tuple[str, str, Fraction]]:
        """What may come of an action: event, rule, probability."""
    @property
    def setup(self) -> Json:
        """The position as a file."""
    def json(self) -> str:
        """The same as JSON text."""
    def draw(self, viewer: Viewer = "everything", lang: str = "en") -> str:
        """The board as text."""

@final
class Coach:
    """A computer coach."""

    def __new__(cls, game: str, spec: str = "pro", *, seed: int = 0, counted: bool = True) -> Coach: ...
    @property
    def game(self) -> str:
        """The game that it knows."""
    @property
    def spec(self) -> str:
        """Its level and thinking time."""
    def decide(self, position: Position) -> str:
        """The action that it picks for the seat that decides."""
    def hints(self, position: Position, count: int = 3, seat: Seat | None = None) -> list[Json]:
        """The best ways to continue."""

@final
class Match:
    """A match with its log, for records."""

    def __new__(cls, game: Game, seed: int = 0, *, home: str = "home", away: str = "away") -> Match: ...
    @property
    def turn(self) -> Literal["home", "away", "chance", "over"]:
        """Who decides."""
    @property
    def position(self) -> Position:
        """The position now."""
    @property
    def score(self) -> tuple[int, int]:
        """Goals of home and away."""
    def legal(self) -> list[str]:
        """What the seat that decides may do."""
    def act(self, action: str) -> list[Json]:
        """Does an action and rolls what follows; tells what happened."""
    def resign(self, seat: Seat) -> None:
        """Gives up."""
    def play(self, home: Coach, away: Coach) -> None:
        """Lets two coaches play on to the end."""
    def record(self) -> str:
        """The record: a text that replays to the same match anywhere."""

@final
class Sheets:
    """What came of many matches, in the order of their numbers; parts of one run are joined by `+`."""

    def __new__(cls, game: str, packed: bytes, stopped: bool) -> Sheets: ...
    def __len__(self) -> int: ...
    def __add__(self, other: Sheets) -> Sheets: ...
    @property
    def stopped(self) -> bool:
        """Was it called off before all matches were played?"""
    def columns(self) -> dict[str, list[Any]]:
        """Columns by name, a row for each match."""
    def summary(self, game: Game, home: str, away: str, seed: int, mirrored: bool = False) -> str:
        """What `touchline sim --json` says, as JSON text."""

@final
class _Vector:
    """The engine of `touchline.VectorEnv`, which owns the arrays."""

    def __new__(cls, game: Game, n: int, threads: int, reward: str, *arrays: npt.NDArray[Any]) -> _Vector: ...
    @staticmethod
    def legal_max(game: Game, n: int) -> int: ...
    def reset(self, seed: int) -> None: ...
    def step(self, actions: npt.NDArray[np.int64]) -> None: ...
