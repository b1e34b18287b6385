# The terminal at full screen, in English.

ui-tui-too-small = Touchline needs { $width } columns and { $height } rows; this window has { $columns } and { $rows }. Make it larger, or play with --plain.
ui-tui-connecting = One moment …
ui-tui-thinking =
    { SIDE($team) ->
        [you] You are thinking
       *[other] { TEAM($team, form: "Nom") } is thinking
    }
ui-tui-to-move = To move: { $team }
ui-tui-rolling = The dice decide …
ui-tui-handover = { TEAM($team, form: "Nom") } next. Press Enter to cover the board.
ui-tui-waiting-opponent = Waiting for an opponent …
ui-tui-waiting-dice = Both sides are preparing the dice …
ui-tui-invite = Whoever opens this link first takes the other seat:
ui-tui-reconnecting =
    { $seconds ->
        [one] reconnecting in one second
       *[other] reconnecting in { $seconds } seconds
    }
ui-tui-which = Which one?
ui-tui-nothing-here = Nothing can be done there now.
ui-tui-not-so = Not possible
ui-tui-asking-coach = The coach is looking at it … (Esc: stop)
ui-tui-advice = What the coach would do
ui-tui-no-advice = The coach has nothing to suggest.
ui-tui-no-rule = No rule matches.
ui-tui-leave = Leave? The match is saved, and you can resume it later.
ui-tui-leave-server = Leave? The match goes on without you, and your clock keeps running.
ui-tui-resign = Resign? The other side wins.
ui-tui-save = Save the match to which file?
ui-tui-not-saved = { $file } could not be written: { $why }
ui-tui-elsewhere = The match stays on the server. Come back with: { $command }
ui-tui-asked = The other side has been asked.
ui-tui-offer-undo = { TEAM($team, form: "Nom") } would like to take a decision back. y: yes, n: no.
ui-tui-offer-draw =
    { SIDE($team) ->
        [you] You offer a draw.
       *[other] { TEAM($team, form: "Nom") } offers a draw.
    } y: yes, n: no.
ui-tui-agreed = Both sides agreed to a draw.
ui-tui-forfeited = { TEAM($team, form: "Nom") } stayed away too long and forfeited the match.
ui-tui-aborted = The match was called off.
ui-tui-key-choose = choose
ui-tui-key-do = do it
ui-tui-key-list = list
ui-tui-key-hint = hint
ui-tui-key-undo = undo
ui-tui-key-find = find
ui-tui-key-rules = rules
ui-tui-key-save = save
ui-tui-key-talk = say something
ui-tui-key-leave = leave
ui-tui-key-language = language
ui-tui-key-all = keys
ui-tui-key-interrupt = stop thinking
ui-tui-key-close = close
ui-tui-key-yes = yes
ui-tui-keys =
    ↑ ↓ ← →      move on the board, or in the list
    Enter        pick up, choose; again: do it
    Tab          from the board to the list and back
    Home, End    to the next place where something can be done
    1, 2, 3 …    choose from the list by number
    /            find in the list by notation or word
    Esc          let go; stop the computer thinking
    h            ask a coach
    u            take back your last decision
    ?            the rules; after a refusal, the rule behind it
    PgUp, PgDn   scroll the commentary
    s            save the match to a file
    r            resign
    L            another language
    t            say something to the other side (online)
    d            offer a draw (online)
    q            leave

    The mouse does all of this, too: click a place, a line or a key below.
ui-tui-not-understood = “{ $found }” in column { $column } is not understood.
ui-tui-not-finished = Something is missing after what you typed.
