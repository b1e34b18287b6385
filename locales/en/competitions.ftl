web-competitions = Competitions
web-competitions-why = Leagues, cups and tournaments in any of the games, with people and computer coaches.
web-competitions-mine = Yours
web-competitions-open = Open for entry
web-competitions-running = Being played
web-competitions-over = Finished
web-competitions-none = None at the moment.
web-competition-new = New competition
web-competition-entered = { $entered } of { $places } places taken
web-competition-progress = { $played } of { $matches } matches played
web-competition-winner = Winner: { $team }
web-competition-cancelled = Called off
web-competition-starts = starts { $when }
web-competition-starts-full = starts when all places are taken
web-competition-enter = Enter
web-competition-leave = Leave the competition
web-competition-leave-why = Your remaining matches are lost. Really leave?
web-competition-stay = Stay
web-competition-begin = Start now
web-competition-cancel = Call it off
web-competition-link = Copy the link
web-competition-copied = Link copied
web-competition-calendar = Calendar
web-competition-csv = Results (CSV)
web-competition-next = Your next match
web-competition-against = against { $team }
web-competition-called = Your opponent is waiting
web-competition-sit = Sit down to play
web-competition-deadline = by { $when }
web-competition-to-match = To the match
web-competition-back = To the competition
web-competition-watch = Watch
web-competition-look-back = Look back
web-competition-live = in play
web-competition-void = does not count
web-competition-by-lot = by lot
web-competition-by-walkover = walkover
web-competition-by-forfeit = forfeit
web-competition-by-adjudicated = decided by the organiser
web-competition-postpone = Put it off
web-competition-postpone-why = Your opponent has to agree.
web-competition-postpone-days =
    { $days ->
        [one] one day later
       *[other] { $days } days later
    }
web-competition-postpone-asked = You asked to play by { $when }.
web-competition-postpone-agree = Agree to play by { $when }
web-competition-decide = Decide the match
web-competition-note = Reason, for everybody to read
web-competition-table = Table
web-competition-group = Group { $group }
web-competition-place = Place
web-competition-team = Team
web-competition-played-long = Played
web-competition-goals = Goals
web-competition-points = Pts
web-competition-form = Form
web-competition-won = Won
web-competition-level = Drawn
web-competition-lost = Lost
web-competition-won-short = W
web-competition-level-short = D
web-competition-lost-short = L
web-competition-played = P
web-competition-why = Why this order
web-competition-bracket = Bracket
web-competition-final = Final
web-competition-third = Match for third place
web-competition-winner-of = Winner of match { $match }
web-competition-loser-of = Loser of match { $match }
web-competition-place-of = No. { $place } of group { $group }
web-competition-fixtures = Fixtures
web-competition-round = Round { $round }
web-competition-entrants = Entrants
web-competition-nobody = Nobody has entered yet.
web-competition-withdrawn = has left
web-competition-suspended =
    { $matches ->
        [one] No. { $shirt } suspended for one match
       *[other] No. { $shirt } suspended for { $matches } matches
    }
web-competition-injured =
    { $matches ->
        [one] No. { $shirt } injured, out for one match
       *[other] No. { $shirt } injured, out for { $matches } matches
    }
web-competition-log = What has happened
web-competition-rules = Rules
web-competition-seed = Dice for draws and lots
web-competition-name = Name
web-competition-format = Format
web-competition-format-league = League
web-competition-format-cup = Cup
web-competition-format-groups = Groups and cup
web-competition-format-swiss = Swiss system
web-competition-format-ladder = Ladder
web-competition-double = Home and away
web-competition-groups = Groups
web-competition-rounds = Rounds
web-competition-places = Places
web-competition-fill = Places still free at the start
web-competition-fill-none = stay empty
web-competition-round-days = Days for each round
web-competition-entry = Who may enter
web-competition-entry-open = Everybody
web-competition-entry-link = Whoever has the link
web-competition-start-at = Start; if left empty, as soon as all places are taken
web-competition-make = Announce it
web-competition-rule-league =
    { $meetings ->
        [one] Everybody meets everybody once.
       *[other] Everybody meets everybody { $meetings } times, on alternate grounds.
    }
web-competition-rule-cup = A knockout: whoever loses is out. The bracket is drawn.
web-competition-rule-legs = Two legs, except in the final
web-competition-rule-level =
    { $replays ->
        [0] If a tie is level, a lot decides.
        [one] If a tie is level, it is replayed on the other ground; then a lot decides.
       *[other] If a tie is level, it is replayed up to { $replays } times; then a lot decides.
    }
web-competition-rule-groups = Groups: { $groups }. From each, so many go on to the knockout: { $advance }.
web-competition-rule-swiss = Swiss system, { $rounds } rounds: opponents have equal points where possible, and nobody meets twice.
web-competition-rule-ladder = Neighbours on the ladder challenge each other for { $rounds } rounds; whoever beats the one above takes that place.
web-competition-rule-third = Those who lost the semi-finals play for third place.
web-competition-rule-points = Points: { $win } for a win, { $level } for a draw, { $loss } for a defeat.
web-competition-rule-points-champions = Points as in Champions 2020: 5–0 for a win in normal time, 4–1 in extra time, 3–2 in the shoot-out.
web-competition-rule-ties = The order is decided by: { $list }.
web-competition-rule-pace = Pace of each match: { $pace }.
web-competition-rule-deadline =
    { $days ->
        [one] Each round lasts one day. Whoever has not sat down by then loses by forfeit.
       *[other] Each round lasts { $days } days. Whoever has not sat down by then loses by forfeit.
    }
web-competition-rule-begun = A match that has begun in time is played out; the next round does not wait for it.
web-competition-rule-rated = Matches between people count for ratings.
web-competition-rule-unrated = Matches do not count for ratings.
web-competition-rule-squads = Bookings, suspensions and injuries are carried from match to match; coaches line up by number.
web-competition-rule-draw = Draws and lots come from dice that anybody can check.
web-competition-tie-round = round reached
web-competition-tie-points = points
web-competition-tie-difference = goal difference
web-competition-tie-goals = goals scored
web-competition-tie-wins = wins
web-competition-tie-head-to-head = head-to-head matches
web-competition-tie-away-goals = away goals
web-competition-tie-fair-play = fair play
web-competition-tie-buchholz = Buchholz
web-competition-tie-sonneborn-berger = Sonneborn-Berger
web-competition-tie-order = order of entry
web-competition-tie-lot = lot
