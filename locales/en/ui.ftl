# The interface in English.

ui-options = Options
ui-presets = Presets
ui-welcome = Type a choice as it is written, or its number. “help” lists everything else.
ui-help =
    A choice:     as it is written in the list, or its number
    list, board   show the choices or the board again
    undo          take back your last decision
    hint          ask a coach
    rules [ID]    read the rules, a chapter or one rule
    save FILE     save the match to a file, to resume later
    export FILE   save only what your side knows
    resign        give up
    quit          leave
ui-your-move = Your move
ui-undone = Taken back.
ui-nothing-to-undo = There is nothing to undo.
ui-undo-consent = Too late to undo: dice have been rolled or the other side has moved.
ui-what-came = What was rolled? One of:
ui-save-where = Which file? Type “save FILE”.
ui-saved = Saved to { $file }.
ui-curtain =
    { SIDE($team) ->
        [you] You decide.
       *[other] { TEAM($team, form: "Nom") } decides.
    } Other side, look away, then press Enter.
ui-resigned =
    { SIDE($team) ->
        [you] You resigned.
       *[other] { TEAM($team, form: "Nom") } resigned.
    }
ui-won =
    { SIDE($team) ->
        [you] Full time: you win.
       *[other] Full time: { TEAM($team) } wins.
    }
ui-level = Full time, and it ends all square.
ui-after-the-end = “save FILE” saves the match; Enter leaves.
ui-left = The match is unfinished. It is saved in { $file }; resume with: touchline play { $game } --resume { $file }
ui-not-kept = The match is unfinished and could not be saved: { $why }
ui-verify-proven =
    Proven: { $steps ->
        [one] the one step follows the rules
       *[other] all { $steps } steps follow the rules
    }, and { $rolls ->
        [one] the one roll is what the dice gave
       *[other] all { $rolls } rolls are what the dice gave
    }.
ui-verify-legal =
    { $steps ->
        [one] The one step follows the rules.
       *[other] All { $steps } steps follow the rules.
    } { $rolls ->
        [one] The one roll cannot be recomputed: it was rolled at a table, or a secret has not been revealed yet.
       *[other] The { $rolls } rolls cannot be recomputed: they were rolled at a table, or a secret has not been revealed yet.
    }
ui-verify-commitment = Not proven: the secret from { $party } is not the one it committed to.
ui-verify-roll = Not proven: entry { $number } says “{ $found }”, but the dice gave “{ $expected }”.
ui-verify-unfinished = Proven as far as it goes: every step follows the rules ({ $steps }), and every roll is what the dice gave ({ $rolls }). The match is not finished.
ui-verify-signed = The server has also signed the names, the date, the end and the result.
ui-verify-dice-only = The names, the date and the end of the match are not proven: that takes the server’s signature and its key (--key).
ui-verify-forged = Not proven: the server’s signature does not belong to this record. It was changed, or another server signed it.
ui-verify-unsigned = Not proven: nobody has signed this record.
ui-verify-promise = Not proven: the server promised something else before the first roll.
ui-promise-broken = ATTENTION: the server has changed its promise for the dice, from { $promised } to { $shown }. The rolls of this match prove nothing.
ui-league-progress = { $game }: { $played } of { $matches } matches played.
ui-league-round = Round { $round }
ui-league-column-played = P
ui-league-column-won = W
ui-league-column-level = D
ui-league-column-lost = L
ui-league-column-goals = Goals
ui-league-column-points = Pts
ui-league-absent = Missing the next match:
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
ui-league-winner = { $team } wins the tournament.
ui-league-table = Table
ui-league-group = Group { $group }
ui-league-division = Division { $division }
ui-league-results = Results
ui-league-positions = Position after each round
ui-league-rounds = Round
ui-league-scorers = Scorers
ui-league-cards = Cards
ui-league-column-team = Team
ui-league-column-player = Player
ui-league-column-yellow = Yellow
ui-league-column-red = Red
ui-league-column-home = Home
ui-league-column-away = Away
ui-league-column-score = Score
ui-league-column-form = Form
ui-league-season = Season
ui-league-seed = Seed
ui-league-lot = by lot: { $team }
ui-league-honours = Hall of fame
ui-league-next-written = The next season is in { $file }.
ui-league-not-over = The season is not over, so there is no next one yet.
ui-league-form-won = W
ui-league-form-level = D
ui-league-form-lost = L
ui-league-reasons = Why this order
ui-league-second = Second
ui-league-third = Third
ui-league-why-round = { $above } went further than { $below }.
ui-league-why-points = { $above } is above { $below } on points: { $upper } to { $lower }.
ui-league-why-difference = { $above } is above { $below } on goal difference: { $upper } to { $lower }.
ui-league-why-goals = { $above } is above { $below } on goals scored: { $upper } to { $lower }.
ui-league-why-wins = { $above } is above { $below } on matches won: { $upper } to { $lower }.
ui-league-why-head-points = { $above } is above { $below } on head-to-head points: { $upper } to { $lower }.
ui-league-why-head-difference = { $above } is above { $below } on head-to-head goal difference: { $upper } to { $lower }.
ui-league-why-head-goals = { $above } is above { $below } on head-to-head goals: { $upper } to { $lower }.
ui-league-why-away-goals = { $above } is above { $below } on away goals: { $upper } to { $lower }.
ui-league-why-fair-play = { $above } is above { $below } on fair play: { $upper } card points to { $lower }.
ui-league-why-buchholz = { $above } is above { $below } on Buchholz, the points of all opponents: { $upper } to { $lower }.
ui-league-why-sonneborn-berger = { $above } is above { $below } on Sonneborn-Berger, points weighted by the opponents’ points: { $upper } to { $lower }.
ui-league-why-order = { $above } is above { $below } by order of entry.
ui-league-why-lot = { $above } is above { $below } by lot.
ui-league-why-rung = { $above } stands higher on the ladder than { $below }.
ui-competition-log-made = The competition was announced.
ui-competition-log-started =
    { $coaches ->
        [0] The competition has begun with { $entrants } entrants.
       *[other] The competition has begun with { $entrants } entrants, computer coaches among them: { $coaches }.
    }
ui-competition-log-too-few = Called off: too few entered.
ui-competition-log-called-off = The competition was called off before it began.
ui-competition-log-nobody-came = { $home } – { $away }: neither side came, and both lose.
ui-competition-log-forfeited = { $home } – { $away }: { $winner } wins by forfeit, because the other side did not come in time.
ui-competition-log-plays-on = { $home } – { $away } was still in play at its deadline. It is played to the end, and the next round does not wait for it.
ui-competition-log-postponed = { $home } – { $away }: put off by consent until { $until }.
ui-competition-log-adjudicated = { $home } – { $away }: the organiser decided { $score }. Reason: { $note }
ui-competition-log-late = { $home } – { $away } ended { $score } after the match had been decided, so the result does not count.
ui-competition-log-withdrew = { $team } has left the competition.
ui-competition-log-won = The competition is over, and { $team } has won it.
ui-competition-log-over = The competition is over.
ui-time-up = Time is up: the match ends with this turn.
ui-time-left = Time left: { $time }

# Why the server refuses something.
ui-error-bad-request = The request could not be understood.
ui-error-too-slow = The request took too long to arrive.
ui-error-bad-text = The text contains invisible characters or characters that reverse the text.
ui-error-key-missing = The request needs an idempotency key.
ui-error-key-reused = This key was already used for something else.
ui-error-sign-in = Please start as a guest or sign in first.
ui-error-wrong-password = The name or the password is wrong.
ui-error-too-many-guesses = Too many wrong passwords for this name. Please wait a minute.
ui-error-name-taken = This name is taken.
ui-error-bad-name = A name needs 2 to 24 letters, digits, spaces or hyphens.
ui-error-bad-password = A password needs at least 8 characters.
ui-error-not-yours = You are not allowed to do that here.
ui-error-not-for-bots = A bot’s token can only play matches. Do this in a browser.
ui-error-cross-site = The request came from another site and was blocked.
ui-error-not-found = Not found.
ui-error-method = That cannot be done here.
ui-error-no-game = There is no such game.
ui-error-bad-options = The game cannot be played with these options.
ui-error-no-coach = There is no such coach.
ui-error-not-playing = The match is not in play at the moment.
ui-error-over = The match is over.
ui-error-seat-taken = Somebody else has taken the seat.
ui-error-stale = The match has moved on.
ui-error-notation = That is not a move in this game.
ui-error-bad-record = This file is not a match record that this server can replay.
ui-error-refused = A rule forbids it.
ui-error-no-offer = There is no offer to answer.
ui-error-needs-winner = This match needs a winner: there are no draws.
ui-error-coach-declines = The computer plays on.
ui-error-no-help = No hints against another person or in a rated match: fair play.
ui-error-rated-stays = In a rated match a move cannot be taken back once it has been answered.
ui-error-chance-stays = What the dice gave stays: only in practice matches can you take back a move past a roll.
ui-error-dice-are-rolled = The program rolls the dice for this match.
ui-error-too-late-to-abort = The first move has been made, so you can only resign.
ui-error-cannot-claim = You cannot claim the match: it is not the other side’s turn, or they have not been away long enough.
ui-error-broken-commitment = This is not the secret that was promised for the dice.
ui-error-nothing-to-reveal = No secret is expected right now.
ui-error-old-rules = This match was played under an older revision of the rules.
ui-error-too-long = The match has become too long.
ui-error-too-many-matches = You have too many unfinished matches.
ui-error-entry-closed = Entries are closed.
ui-error-competition-full = All places are taken.
ui-error-rating-outside = Your rating is outside the limits of this competition.
ui-error-fixture-not-open = This match cannot be played, put off or changed now.
ui-error-played-on = Later matches have already been played because of this result.
ui-error-too-many-competitions = You already run as many competitions as one person may.
ui-error-too-fast = Too many requests. Please wait a moment.
ui-error-crowded = Too many people are watching.
ui-error-too-large = The request is too large.
ui-error-chat-off = This match has no chat.
ui-error-unavailable = The server cannot do that right now. Please try again.
ui-error-internal = Something went wrong on the server.
ui-error-needs-server = This needs other people, and so a server; there is none here.
ui-error-damaged = What was kept of this match cannot be read any more.
ui-error-not-kept = This browser has no room to keep that, so it was not done. Export and delete some matches, then try again.
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
ui-report-interrupted = Interrupted: the figures cover the { $done } of { $all } matches that were finished.
ui-report-results = Results
ui-report-wins = wins, { $side }
ui-report-draws = draws
ui-report-decided = matches with a winner, won by { $side }
ui-report-points = share of the points, { $side }
ui-report-home-edge = home advantage, share of points above 50%
ui-report-first-goal = won after scoring first
ui-report-elo = Elo lead, { $side }
ui-report-count = number
ui-report-share = share
ui-report-interval = 95% interval
ui-report-a-match = Per match
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
ui-report-range = min … max
ui-report-goals-chart = Goals per side
ui-report-both-chart = Goals per match
ui-report-lead-chart = Lead changes
ui-report-turns-chart = Length of a match
ui-report-when-chart = When goals are scored
ui-report-goals-axis = goals
ui-report-matches-axis = matches
ui-report-lead-axis = lead changes
ui-report-turns-axis = turns
ui-report-turn-axis = turn of the match
ui-report-scores = Commonest scores
ui-report-finishes = How matches end
ui-report-rules = Rules at work
ui-report-rule = rule
ui-report-sentence = what it says
ui-report-per-match = per match
ui-report-in-matches = in matches
ui-report-more-rules = { $count ->
    [one] One more rule was used; --json has it.
   *[other] { $count } more rules were used; --json has them all.
}
ui-lab-title = { $game } in the laboratory: { $coaches }
ui-lab-combinations = combinations
ui-lab-matches-each = matches each
ui-lab-resumed =
    { $matches ->
        [one] One match has already been played; carrying on from there.
       *[other] { $matches } matches have already been played; carrying on from there.
    }
ui-lab-interrupted = Interrupted: { $done } of { $all } matches are finished and saved. Run the same command to carry on.
ui-lab-damaged =
    { $lines ->
        [one] One saved match could not be read and was played again.
       *[other] { $lines } saved matches could not be read and were played again.
    }
ui-lab-refused = Left out: { $values }. { $why }
ui-lab-levels = Results of each combination, with 95% intervals
ui-lab-differences = Difference from the first ({ $first }), match by match with the same dice
ui-lab-differences-note = * The interval excludes zero: more than luck.
ui-lab-goals = goals
ui-lab-draws = draws
ui-lab-turns = turns
ui-lab-home-edge = home advantage
ui-lab-lead-changes = lead changes
ui-lab-skill = better coach wins
ui-lab-skill-points = better coach’s points
ui-lab-skill-note = Better coach: { $stronger } against { $weaker }, { $matches } matches of each combination with seats swapped. Pure luck would win half of the matches that have a winner, pure skill 100%.
ui-lab-skill-chart = Skill against luck: { $stronger } beats { $weaker }
ui-lab-draws-chart = Drawn matches
ui-lab-home-edge-chart = Home advantage
ui-lab-goals-axis = goals per match
ui-lab-draws-axis = drawn matches, %
ui-lab-turns-axis = turns per match
ui-lab-home-edge-axis = home’s share of points above 50%
ui-lab-lead-changes-axis = lead changes per match
ui-lab-skill-axis = matches won by the better coach, %
ui-hint = { PERCENT($win) } to win, expected goals to come { $ours }–{ $theirs }
ui-hint-for = In its favour: { $what }.
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
ui-bench-turn = ms per turn
ui-bench-ratio = compared with before
ui-bench-note = Coaches are limited by positions searched, as in simulations, so they play the same turns on any machine.
ui-bench-coach = coach
ui-bench-turns = turns
ui-bench-median = median ms
ui-bench-longest = longest ms
ui-bench-limit = limit ms
ui-bench-clock-title = How long a turn takes by the clock, on all cores
ui-bench-clock-note = From the start of a match, set-ups included. A busy machine takes longer.
ui-rests-on = { $ruling }: { $decision } (Another reading: option { $option }.)
ui-ended = { $result }. Kept as { $name }; look back with: touchline matches open { $name }
ui-kept-as = Kept as { $name }; look back with: touchline matches open { $name }
ui-cannot-keep = This match cannot be kept: { $why }. Set XDG_DATA_HOME to a folder that you can write to, or save it yourself before you leave.
ui-matches = Matches
ui-matches-none = No match kept here fits the search. “touchline play” starts a new one.
ui-matches-name = name
ui-matches-game = game
ui-matches-sides = home – away
ui-matches-score = score
ui-matches-outcome = result
ui-matches-opponent = opponent
ui-matches-played = played
ui-matches-stats = Your results
ui-matches-delete = Delete { $names } permanently? (y/n)
ui-outcome-won = won
ui-outcome-drawn = drawn
ui-outcome-lost = lost
ui-outcome-played = played
ui-outcome-unfinished = unfinished
ui-record-breaks =
    { $entries ->
        [one] The record is sound for one entry and then breaks: { $why }
       *[other] The record is sound for { $entries } entries and then breaks: { $why }
    }
ui-tui-spinning = The spinner decides.
ui-tui-goal = GOAL!
ui-tui-yellow = Yellow card
ui-tui-red = Red card
ui-tui-rematch = Rematch
ui-tui-review = Looking back: entry { $at } of { $length }
ui-tui-key-back = back
ui-tui-key-on = on
ui-sum-look-back = Look back at this match
ui-sum-goals = Goals
ui-sum-chances = Expected goals
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
ui-menu-server-about = Type the address of a server with a match, or paste an invitation link.
ui-menu-start = Kick off
ui-menu-edition = Edition
ui-menu-rulebook = by the rulebook
ui-menu-yes = yes
ui-menu-no = no
ui-champions-ball = Ball in { $steps }, kick { $left }
ui-menu-opponent = Opponent
ui-menu-somebody = somebody at this keyboard
ui-menu-levels = From random, which only knows what is allowed, through rookie, club and pro to world, the strongest.
ui-menu-side = Your side
ui-menu-back = Start menu
ui-menu-keys = ↑↓ choose · ←→ change · Enter go on · Esc back
ui-config-here = Your settings are in { $file }.
ui-config-none = You have no settings of your own yet. They would be in { $file }; “touchline config --example” shows what you can set.
ui-learn-written = { $done } of { $all } generations done. The best network so far is in { $file }.
ui-learn-nothing = { $done } of { $all } generations done. No new network has beaten the old one yet, so { $file } was not written.
ui-turn-chance = chance
ui-turn-over = full time
ui-bench-keys = keys
ui-bench-p99 = 99 in 100, ms
ui-bench-terminal-title = How fast the screen answers a key while a coach thinks
ui-bench-terminal-note = 200 columns by 60 rows; from the key to the bytes for the terminal. A frame of 60 a second is 16.7 ms.
ui-not-understood = “{ $found }” in column { $column } is not understood. “list” shows the choices.
ui-not-finished = Something is missing after what you typed. “list” shows the choices.
ui-cannot-come = “{ $found }” cannot come up now.
ui-no-such-rule = { $game } has no rule or chapter “{ $id }”.
ui-rules-near = Did you mean { $names }?
ui-rules-chapters = The chapters are { $names }.
ui-no-such-ruling = { $game } has no ruling “{ $id }”; they run from R1 to R{ $last }.
ui-ready = Touchline is ready on { $address }
