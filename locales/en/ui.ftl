# The interface in English.

ui-options = Options
ui-presets = Presets
ui-welcome = Type a choice as it is written, or its number. “help” says what else there is.
ui-help =
    A choice:     as it is written in the list, or its number
    list, board   show the choices or the board again
    undo          take back your last decision
    hint          ask a coach
    rules [ID]    read the rules, a chapter or one rule
    save FILE     write the match to a file, to go on later
    export FILE   write only what your side knows
    resign        give up
    quit          leave
ui-your-move = Your move
ui-undone = Taken back.
ui-nothing-to-undo = There is nothing to take back.
ui-undo-consent = The dice or the other side have spoken since; this can no longer be taken back.
ui-what-came = What came? One of:
ui-save-where = Where to? Write “save FILE”.
ui-saved = Saved to { $file }.
ui-curtain = { $team } to decide. The other side looks away; press Enter.
ui-resigned = { $team } resigned.
ui-won = Full time. The winner: { $team }.
ui-level = Full time, and nothing between them.
ui-after-the-end = “save FILE” keeps the match; Enter leaves.
ui-left = The match is not over. It is kept in { $file }; go on with: touchline play { $game } --resume { $file }
ui-not-kept = The match is not over, and it could not be kept: { $why }
ui-verify-proven = Proven: all { $steps } steps follow the rules, and all { $rolls } rolls are what the dice gave.
ui-verify-legal = All { $steps } steps follow the rules. The { $rolls } rolls cannot be recomputed: they were rolled at a table, or a secret is not revealed yet.
ui-verify-commitment = Not proven: the secret of { $party } is not the one that was committed to.
ui-verify-roll = Not proven: entry { $number } says “{ $found }”, the dice gave “{ $expected }”.
ui-league-progress = { $game }: { $played } of { $matches } matches played.
ui-league-round = Round { $round }
ui-league-column-played = P
ui-league-column-won = W
ui-league-column-level = D
ui-league-column-lost = L
ui-league-column-goals = Goals
ui-league-column-points = Pts
ui-league-absent = Who misses the next match:
ui-league-suspended =
    { $team }, number { $player }: suspended for { $matches ->
        [one] one match
       *[other] { $matches } matches
    }.
ui-league-injured =
    { $team }, number { $player }: injured, out for { $matches ->
        [one] one match
       *[other] { $matches } matches
    }.
ui-league-winner = The tournament is won by { $team }.
ui-time-up = Time is up: the match ends with this turn.
ui-time-left = Time left: { $time }

# Why the server refuses something.
ui-error-bad-request = The request could not be understood.
ui-error-too-slow = The request took too long to arrive.
ui-error-bad-text = The text holds characters that cannot be seen or that turn others around.
ui-error-key-missing = The request needs an idempotency key.
ui-error-key-reused = This key was already used for something else.
ui-error-sign-in = Please start as a guest or sign in first.
ui-error-wrong-password = The name or the password is wrong.
ui-error-too-many-guesses = Too many wrong passwords for this name; please wait a minute.
ui-error-name-taken = This name is taken.
ui-error-bad-name = A name has 2 to 24 letters, digits, blanks or hyphens.
ui-error-bad-password = A password has at least 8 characters.
ui-error-not-yours = You have no right to do that here.
ui-error-not-for-bots = A bot’s token plays, and no more. Do this in a browser.
ui-error-cross-site = Another site asked for this; it was not done.
ui-error-not-found = There is no such thing here.
ui-error-method = This cannot be done here.
ui-error-no-game = There is no such game.
ui-error-bad-options = The game cannot be played with these options.
ui-error-no-coach = There is no such coach.
ui-error-not-playing = The match is not being played at the moment.
ui-error-over = The match is over.
ui-error-seat-taken = Somebody else has taken the seat.
ui-error-stale = The match has moved on since.
ui-error-notation = This is no move of the game.
ui-error-bad-record = This file is no record of a match that this server can replay.
ui-error-refused = A rule forbids it.
ui-error-no-offer = There is no offer to answer.
ui-error-needs-winner = This match needs a winner: there are no draws.
ui-error-coach-declines = The computer plays on.
ui-error-no-help = No hints against another person or in a rated match: play on fair terms.
ui-error-rated-stays = In a rated match what was answered stays.
ui-error-too-late-to-abort = The first move has been made; a match can then only be resigned.
ui-error-cannot-claim = The match cannot be claimed: it is not the other side’s turn, or the other side has not been away for long enough.
ui-error-broken-commitment = This is not the secret that was promised for the dice.
ui-error-nothing-to-reveal = No secret is waited for now.
ui-error-old-rules = This match was played by an older revision of the rules.
ui-error-too-long = The match has become too long.
ui-error-too-many-matches = You have too many unfinished matches.
ui-error-too-fast = Too many requests; please wait a moment.
ui-error-crowded = Too many people are watching.
ui-error-too-large = The request is too large.
ui-error-chat-off = There is no chat at this match.
ui-error-unavailable = The server cannot do that right now; please try again.
ui-error-internal = Something went wrong on the server.
ui-term-against = against { $number }
ui-term-at-least = { $number } or more
ui-term-exactly = exactly { $number }
ui-progress = { $time } played, { $left } left
ui-progress-start = { $time } played
ui-report-made-by = Made with Touchline { $version }.
ui-report-home = home
ui-report-away = away
ui-report-matches = matches
ui-report-seed = seed
ui-report-seconds = seconds
ui-report-threads = threads
ui-report-rate = decisions a second
ui-report-interrupted = Interrupted: { $done } of { $all } matches were finished, and this is about those.
ui-report-results = Results
ui-report-wins = wins, { $side }
ui-report-draws = draws
ui-report-decided = decided matches won, { $side }
ui-report-points = share of the points, { $side }
ui-report-home-edge = home advantage, points over half
ui-report-first-goal = won after scoring first
ui-report-elo = Elo lead, { $side }
ui-report-count = number
ui-report-share = share
ui-report-interval = 95 % interval
ui-report-a-match = A match
ui-report-goals-of = goals, { $side }
ui-report-goals-both = goals, both sides
ui-report-margin = goals, home over away
ui-report-lead-changes = lead changes
ui-report-turns = turns
ui-report-steps = steps
ui-report-decisions = decisions
ui-report-chances = rolls, spins and draws
ui-report-mean = mean
ui-report-median = median
ui-report-range = least … most
ui-report-goals-chart = Goals of a side
ui-report-both-chart = Goals in a match
ui-report-lead-chart = Lead changes
ui-report-turns-chart = Length of a match
ui-report-when-chart = When goals fall
ui-report-goals-axis = goals
ui-report-matches-axis = matches
ui-report-lead-axis = lead changes
ui-report-turns-axis = turns
ui-report-turn-axis = turn of the match
ui-report-scores = The most frequent scores
ui-report-finishes = How matches end
ui-report-rules = Rules at work
ui-report-rule = rule
ui-report-sentence = what it says
ui-report-per-match = a match
ui-report-in-matches = in matches
ui-report-more-rules = { $count ->
    [one] One more rule was used; --json has it.
   *[other] { $count } more rules were used; --json has them all.
}
ui-lab-title = { $game } in the laboratory: { $coaches }
ui-lab-combinations = combinations
ui-lab-matches-each = matches of each
ui-lab-resumed = { $matches ->
    [one] One match was played before; going on from there.
   *[other] { $matches } matches were played before; going on from there.
}
ui-lab-interrupted = Interrupted: { $done } of { $all } matches are finished and kept. The same command goes on from there.
ui-lab-damaged = { $lines ->
    [one] One line of the kept matches could not be read; that match was played again.
   *[other] { $lines } lines of the kept matches could not be read; those matches were played again.
}
ui-lab-refused = Left out: { $values }. { $why }
ui-lab-levels = What each combination gives, with 95 % intervals
ui-lab-differences = Difference from the first ({ $first }), match by match with the same dice
ui-lab-differences-note = * The interval leaves out zero: more than luck.
ui-lab-goals = goals
ui-lab-draws = draws
ui-lab-turns = turns
ui-lab-home-edge = home edge
ui-lab-lead-changes = lead changes
ui-lab-skill = better coach wins
ui-lab-skill-points = better coach's points
ui-lab-skill-note = Better coach: { $stronger } against { $weaker }, { $matches } matches of each combination with seats swapped. All luck is half of the decided matches, all skill is 100 %.
ui-lab-skill-chart = Skill against luck: { $stronger } beats { $weaker }
ui-lab-draws-chart = Drawn matches
ui-lab-home-edge-chart = Home advantage
ui-lab-goals-axis = goals a match
ui-lab-draws-axis = drawn matches, %
ui-lab-turns-axis = turns a match
ui-lab-home-edge-axis = home's points over half, %
ui-lab-lead-changes-axis = lead changes a match
ui-lab-skill-axis = matches won by the better coach, %
ui-hint = wins { $win } %, goals to come { $ours } to { $theirs }
ui-hint-for = For it: { $what }.
ui-hint-against = Against it: { $what }.
ui-bench-game = game
ui-bench-steps-a-second = steps/s
ui-bench-matches-a-second = matches/s
ui-bench-steps = steps
ui-bench-position = position
ui-bench-nodes = nodes/CPU s
ui-bench-speed-up = speed-up
ui-bench-possible = possible
ui-bench-simulations = simulations/s
ui-bench-playouts = playouts/s
ui-bench-tree-cost = tree cost
ui-bench-title = How fast this machine is, on one core
ui-bench-turn = ms a turn
ui-bench-ratio = against before
ui-bench-note = Coaches think in positions counted, as in simulations: the same turns on any machine.
ui-bench-coach = coach
ui-bench-turns = turns
ui-bench-median = median ms
ui-bench-longest = longest ms
ui-bench-limit = limit ms
ui-bench-clock-title = How long a turn takes by the clock, on all cores
ui-bench-clock-note = From the start of a match, set-ups included. A machine that is busy takes longer.
ui-ended = { $result }. Kept as { $name }; look back with: touchline matches open { $name }
ui-kept-as = Kept as { $name }; look back with: touchline matches open { $name }
ui-cannot-keep = This match cannot be kept: { $why }. Set XDG_DATA_HOME to a folder that you can write to, or save it yourself before you leave.
ui-matches = Matches
ui-matches-none = No match is kept here yet that fits. “touchline play” begins one.
ui-matches-name = name
ui-matches-game = game
ui-matches-sides = home – away
ui-matches-score = score
ui-matches-outcome = result
ui-matches-opponent = opponent
ui-matches-played = played
ui-matches-stats = Your results
ui-matches-delete = Delete { $names } for good? (y/n)
ui-outcome-won = won
ui-outcome-drawn = drawn
ui-outcome-lost = lost
ui-outcome-played = played
ui-outcome-unfinished = unfinished
ui-record-breaks = The record holds for { $entries } entries and then breaks: { $why }
ui-tui-spinning = The spinner decides.
ui-tui-goal = GOAL!
ui-tui-yellow = Yellow card
ui-tui-red = Red card
ui-tui-rematch = Rematch
ui-tui-review = Looking back: entry { $at } of { $length }
ui-tui-key-back = back
ui-tui-key-on = on
ui-sum-goals = Goals
ui-sum-chances = Expected from chances
ui-sum-shots = Shots
ui-sum-corners = Corners
ui-sum-yellow = Yellow cards
ui-sum-red = Red cards
ui-menu-title = Tabletop football
ui-menu-continue = Continue
ui-menu-new = New match
ui-menu-look-back = Look back at a match
ui-menu-rules = Rules
ui-menu-server = Play on a server
ui-menu-server-about = Type the address of a server with a match, or paste a link that invites.
ui-menu-start = Kick off
ui-menu-edition = Edition
ui-menu-rulebook = by the rulebook
ui-menu-opponent = Opponent
ui-menu-somebody = somebody at this keyboard
ui-menu-levels = From random, which knows only what is allowed, over rookie, club and pro to world, the strongest.
ui-menu-side = Your side
ui-menu-back = Start menu
ui-menu-keys = ↑↓ choose · ←→ change · Enter go on · Esc back
ui-config-here = Your settings are in { $file }.
ui-config-none = There are no settings of your own yet. They would be in { $file }; “touchline config --example” shows what they may say.
ui-learn-interrupted = Stopped after { $done } of { $all } generations; what they learned is written.
