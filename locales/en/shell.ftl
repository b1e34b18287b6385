# Everything around the boards, in English.

## What lies over and around every screen.
web-menu = Menu
web-close = Close
web-bar = Main places
web-bar-play = Play
web-bar-watch = Watch
web-bar-learn = Learn
web-bar-matches = Matches
web-bar-rules = Rules
web-watch-why = Take a seat in the stand: every match here is being played right now.
web-watch-live = Live now
web-watch-none = Nobody is playing in public at the moment. Kick off a match yourself, and others can watch it.
web-watch-play = Play a match
web-learn-why = Play a match that explains itself as it goes: the opponent is gentle, and every move can be taken back. Or read the rules.
web-learn-play = Play with tips
web-practice = Practice
web-practice-why = Moves can be taken back even after a roll; the record says so.
web-practice-unrated = Practice never counts.
web-own-dice = Our own dice
web-own-dice-why = You roll, draw or spin at the table and tell the page what came up.
web-table-question = What came up?
web-table-type = Or type it
web-table-none = Nothing yet
web-reload = Reload the page
web-settings = Settings
web-settings-why = Saved in this browser.
web-theme = Colours of the page
web-theme-system = Same as the system
web-motion-system = Your system asks for reduced motion, so nothing moves.
web-kit = Team colours
web-kit-why = Home is always the dark, round side; away the light, striped, square one.
web-kit-harbour = Blue and amber
web-kit-orchard = Violet and lime
web-kit-newsprint = Black and white
web-sound = Sound
web-sound-why = Wood, leather, dice, a whistle and, for a goal, the crowd.
web-chat = Chat
web-chat-why = Chat with the other coach during a match.
web-chat-none = Nothing has been said yet.
web-chat-muted = The other coach is muted.
web-chat-say = Say something
web-chat-send = Send
web-chat-mute = Mute the other coach
web-chat-report = Report
web-chat-reported = Reported
web-chat-unread = new
web-talk = Commentary and chat
web-guide = First-match guide
web-guide-why = Explains each new thing once, when you meet it.
web-guide-got-it = Got it
web-guide-stop = No more tips
web-guide-again = Start the guide again
web-guide-again-done = The guide starts again.

## Keys.
web-keys = Keys
web-keys-why = Single letters act as shortcuts.
web-keys-off = Single letters can be switched off under
web-keys-board = In a match
web-keys-help = show these keys
web-keys-rules = search the rules
web-keys-tab = to the next part of the page
web-keys-escape = let go, or close what is open
web-keys-to-board = to the board
web-keys-arrows = from place to place on the board
web-keys-jump = to the places where something can be done
web-keys-enter = choose; again: do it
web-keys-list = the list of everything that can be done
web-keys-undo = undo
web-keys-flip = turn the board
web-keys-sound = sound on or off

## Rules from everywhere.
web-rules-search = Search the rules
web-rules-game = Game
web-rules-all = All games
web-rules-open = Open the rulebook here
web-rules-chapters = Chapters
web-rules-why = Every rule of every game, with its number and how it is read.
web-search-hint = offside, SHOT-4 …
web-search-found =
    { $number ->
        [one] One rule found.
       *[other] { $number } rules found.
    }

## Before and during a match.
web-rated = Rated, without hints
web-rated-yes = rated
web-rated-no = friendly
web-pace = Clock for matches between people
web-pace-none = No clock
web-pace-live = { $minutes } min + { $seconds } s
web-pace-days =
    { $days ->
        [one] One day a turn
       *[other] { $days } days a turn
    }
web-clock = { TEAM($team, form: "Gen") } clock:
web-clock-days = { $days } d { $hours } h
web-goal = Goal!
web-needs = What counts towards the roll
web-needs-against = against { $number }
web-needs-at-least = { $number } or more
web-needs-exactly = exactly { $number }
web-sending = On its way …
web-slow = The network is slow. Your move is on its way and will be made only once.
web-ended = The server has closed this connection. The match is safe.
web-undo-ask = Ask to undo
web-absent =
    { SIDE($team) ->
        [you] You are away from the board.
       *[other] { TEAM($team, form: "Nom") } is away from the board.
    }
web-claim-in = You may claim the match in { $time }.
web-claim-match = Claim the match
web-rematch-asked =
    { SIDE($team) ->
        [you] You want a rematch.
       *[other] { TEAM($team, form: "Nom") } wants a rematch.
    }
web-hint = Hint
web-hint-thinking = The coach is thinking about your position …
web-hint-none = No advice for now.
web-hint-goals = Chance of winning with it. Chance of a draw: { PERCENT($draw) }. Expected goals to come: { $scored } for, { $conceded } against.

## Looking back.
web-look-back = Look back
web-look-back-why = Look back at any finished match, move by move
web-replay-before = Before the kick-off
web-replay-at = Moment { $number } of { $length }
web-replay-line = Timeline
web-replay-where = Where in the match
web-replay-start = To the start
web-replay-back = One moment back
web-replay-next = One moment on
web-replay-end = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-goals = Goals
web-replay-goal = Goal for { $team }, { score }, moment { $number }
web-eyes = Seen through the eyes of
web-eyes-all = everybody at once
web-eyes-home = { TEAM($team) }
web-eyes-away = { TEAM($team) }
web-eyes-spectator = a spectator
web-share = Copy the link to this moment
web-upload = Open a record file
web-upload-drop = Or drop it here.
web-upload-why = A record holds a whole match. It is replayed and checked for you, and the server keeps nothing of it.
web-upload-own = Your own finished matches are in your
web-upload-large = This file is larger than any record.
web-upload-another = Open another record

## Fair dice.
web-proof = Were the dice fair?
web-proof-proven =
    { $number ->
        [one] Yes: the one roll of this match was recomputed.
       *[other] Yes: all { $number } rolls and draws of this match were recomputed, and each is what its dice give.
    }
web-proof-legal =
    { $number ->
        [one] Every move is legal; the one roll cannot be recomputed.
       *[other] Every move is legal; the { $number } rolls and draws cannot be recomputed.
    }
web-proof-broken = No: { $party } revealed a different secret from the one that was promised.
web-proof-wrong = No: entry { $number } is not what the dice gave.
web-proof-shared = Before anybody could know a roll, the server and both coaches’ browsers each promised a secret by showing its fingerprint. The dice are made from all three secrets, so nobody could choose them alone.
web-proof-seed = All rolls and draws come from the number { $seed }.
web-proof-table = The dice were rolled at a table.
web-proof-server = The server
web-proof-hidden = not revealed yet
web-proof-nothing = brought no secret of its own
web-proof-kept = promise kept, checked by your browser
web-proof-not-kept = promise broken
web-proof-unchecked = this browser cannot check it
web-proof-promise = Fingerprint, before the match
web-proof-secret = Secret, after the match
web-promise-broken = The server has changed its promise for the dice of this match. Its rolls prove nothing: keep this page and tell the organiser.
web-promise-first = Promised at first
web-promise-now = Shown later
web-promise-same = This browser saw the server’s promise before the first roll, and it is the same.
web-promise-unseen = This browser did not see the server’s promise before the end, so it cannot say whether it was changed.

## The reader.
web-profile = Profile
web-account = Account
web-account-guest = You are playing as a guest
web-account-name = You are { $name }
web-account-why = Others see you as { $name }. Choose a name of your own, and your matches stay yours on every device.
web-claim-name = Choose a name
web-claim-do = Choose it
web-name = Name
web-password = Password
web-sign-in = Sign in
web-sign-in-why = The matches that you played here as a guest stay with the guest.
web-sign-out = Sign out
web-sign-out-everywhere = Sign out everywhere
web-forgotten = Forgotten the password?
web-code = Recovery code
web-recover-do = Set the new password
web-password-new = New password
web-password-change = Change the password
web-password-changed = The password is changed. Other browsers are signed out.
web-security = Password and devices
web-codes-why = If you ever forget your password, one of these codes lets you set a new one. Each works once. They are shown only now: keep them somewhere safe.
web-codes-save = Save as a file
web-codes-kept = I have kept them
web-codes-new = New recovery codes
web-sessions = Signed in
web-session-bot = Bot { $label }
web-session-browser = Browser
web-session-here = this one
web-session-end = Sign it out
web-export = Export my data
web-delete = Delete my account
web-delete-sure = Your name will be deleted permanently. Your matches will stay, without it.
web-delete-do = Yes, delete
web-delete-not = No, keep it
web-finished = Finished matches
web-finished-none = No finished matches yet. They will appear here to be replayed.
web-row-open = waiting for an opponent
web-row-yours = your move
web-row-theirs = the other side’s move
web-row-won = won
web-row-lost = lost
web-row-level = level
web-ratings = Rating
web-ratings-none = No finished rated matches yet.
web-rating-people = against people
web-rating-coaches = against coaches
web-rating-matches =
    { $number ->
        [one] one match
       *[other] { $number } matches
    }
web-rating-provisional = still provisional
web-rating-now = Your rating: { $before } → { $after }
web-learn-progress = 
    { $lessons ->
        [one] { $lessons } lesson
       *[other] { $lessons } lessons
    } done, { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    } solved
web-learn-streak = { $days } days in a row
web-learn-daily = Puzzle of the day: { $game }
