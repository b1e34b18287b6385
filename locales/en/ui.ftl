# The interface in English.

ui-home = Home
ui-away = Away
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
ui-no-hint = There are no coaches to ask yet; they come with a later version.
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
ui-as-last-time = As you did last time
ui-term-against = against { $number }
ui-term-at-least = { $number } or more
ui-term-exactly = exactly { $number }
