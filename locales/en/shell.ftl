# Everything around the boards, in English.

## What lies over and around every screen.
web-menu = Menu
web-close = Close
web-more = More
web-reload = Load the page again
web-settings = Settings
web-settings-why = Kept in this browser.
web-theme = Colours of the page
web-theme-system = Like the system
web-motion-system = Your system asks for stillness, so nothing moves.
web-kit = Team colours
web-kit-why = Home is always the dark, round side; away the light, striped, square one.
web-kit-harbour = Blue and amber
web-kit-orchard = Violet and lime
web-kit-newsprint = Black and white
web-sound = Sound
web-sound-why = Wood, leather, dice, a whistle and, for a goal, the crowd.
web-chat = Chat
web-chat-why = Write with the other coach during a match.
web-chat-none = Nothing has been said yet.
web-chat-muted = You do not hear the other coach.
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
web-guide-again = Show the guide from the beginning
web-guide-again-done = The guide begins anew.

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
web-keys-enter = choose; once more: do it
web-keys-list = the list of everything that can be done
web-keys-undo = take back
web-keys-flip = turn the board
web-keys-sound = sound on or off

## Rules from everywhere.
web-rules-search = Search the rules
web-rules-game = Game
web-rules-all = All games
web-rules-open = Open the rulebook here
web-rules-chapters = Chapters
web-rules-why = every number, every ruling
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
web-pace = Clock between two people
web-pace-none = No clock
web-pace-live = { $minutes } min + { $seconds } s
web-pace-days =
    { $days ->
        [one] One day a turn
       *[other] { $days } days a turn
    }
web-clock = Clock of { $team }:
web-clock-days = { $days } d { $hours } h
web-goal = Goal!
web-needs = What counts towards the roll
web-needs-against = against { $number }
web-needs-at-least = { $number } or more
web-needs-exactly = exactly { $number }
web-sending = On its way …
web-slow = The network is slow. Your move is on its way and will be made once.
web-ended = The server has closed this connection. The match is safe.
web-undo-ask = Ask to take back
web-absent = { $team }: away from the board.
web-claim-in = You may claim the match in { $time }.
web-claim-match = Claim the match
web-rematch-asked = { $team }: ready for another match.
web-hint = Hint
web-hint-thinking = The coach is thinking about your position …
web-hint-none = There is nothing to advise now.
web-hint-goals = Chance to win with it. A draw: { PERCENT($draw) }. Goals to come: { $scored } for, { $conceded } against.

## Looking back.
web-look-back = Look back
web-look-back-why = any finished match, move by move
web-replay-before = Before the kick-off
web-replay-at = Moment { $number } of { $length }
web-replay-line = Time line
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
web-eyes = Seen with the eyes of
web-eyes-all = everybody together
web-eyes-home = { $team }
web-eyes-away = { $team }
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
        [one] Yes: the one chance of this match was recomputed.
       *[other] Yes: all { $number } chances of this match were recomputed, and each is what its dice give.
    }
web-proof-legal =
    { $number ->
        [one] Every move is legal; the one chance cannot be recomputed.
       *[other] Every move is legal; the { $number } chances cannot be recomputed.
    }
web-proof-broken = No: { $party } showed another secret than the one that was promised.
web-proof-wrong = No: entry { $number } is not what the dice give.
web-proof-shared = Before anybody could know a roll, the server and both coaches’ browsers each promised a secret by showing its fingerprint. The dice are made of all three secrets, so nobody could choose them alone.
web-proof-seed = All chances come from the number { $seed }.
web-proof-table = The dice were rolled at a table.
web-proof-server = The server
web-proof-hidden = not shown yet
web-proof-nothing = brought no secret of its own
web-proof-kept = promise kept, checked by your browser
web-proof-not-kept = promise broken
web-proof-unchecked = this browser cannot check it
web-proof-promise = Fingerprint, before the match
web-proof-secret = Secret, after the match

## The reader.
web-profile = Profile
web-profile-why = your name and your matches
web-account = Account
web-account-guest = You play as a guest
web-account-name = You are { $name }
web-account-why = Others see you as { $name }. Keep a name of your own, and your matches stay yours on every device.
web-claim-name = Keep a name
web-claim-do = Keep it
web-name = Name
web-password = Password
web-sign-in = Sign in
web-sign-in-why = The matches that you played here as a guest stay with the guest.
web-sign-out = Sign out
web-sign-out-everywhere = Sign out everywhere
web-export = Export my data
web-delete = Delete me
web-delete-sure = Your name goes for good. Your matches stay, without it.
web-delete-do = Yes, delete
web-delete-not = No, stay
web-finished = Finished matches
web-finished-none = No match is finished yet. It will be here, to be looked back at.
web-row-open = waiting for an opponent
web-row-yours = your move
web-row-theirs = the other side’s move
web-row-won = won
web-row-lost = lost
web-row-level = level
web-ratings = Rating
web-ratings-none = No rated match is finished yet.
web-rating-people = against people
web-rating-coaches = against coaches
web-rating-matches =
    { $number ->
        [one] one match
       *[other] { $number } matches
    }
web-rating-provisional = still provisional
web-rating-now = Your rating: { $before } → { $after }
