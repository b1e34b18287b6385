# The page in English.

web-coach = Coach { $name }
web-coach-random = Coach Dice
web-coach-rookie = Rookie coach
web-coach-club = Club coach
web-coach-pro = Pro coach
web-coach-world = World-class coach
web-coach-level = Coach
web-to-home = To the start page
web-language = Language
web-theme-dark = Dark colours
web-theme-light = Light colours
web-rules = Rules
web-rules-of = Rules of { $game }
web-search = Search the rules
web-search-none = No rule has these words.
web-loading = One moment …
web-lost = There is nothing at this address.
web-unreachable = The server does not answer. Your matches are safe; try again in a moment.
web-claim = Tabletop football, by the book
web-hero-first = The ball is on the spot.
web-hero-your-move = It is your move.
web-hero-running = A match is waiting for you.
web-play-first = Play your first match
web-continue = Continue
web-mine = Your matches
web-mine-none = No match is running. Choose a game to start one.
web-offers = Open offers
web-offers-none = Nobody is waiting for an opponent. Make an offer yourself.
web-offer-game = Game to offer
web-offer-make = Offer a match
web-offer-open = Your offer is open
web-take = Take it
web-take-offer = Take the free seat
web-choose-game = Choose a game
web-preset = Kind of match for { $game }
web-play-now = Play now
web-same-screen = Same screen
web-invite = Invite a friend
web-invite-title = Send this link to your friend
web-invite-link = Whoever opens this link first takes the other seat.
web-invite-wait = The match begins as soon as somebody sits down.
web-copy = Copy
web-copied = Copied
web-qr = The link as a picture for a phone’s camera
web-invited = { $name } invites you to a match of { $game }.
web-join = Sit down and play
web-abort = Call it off
web-aborted = The match was called off.
web-match-fault = This match cannot be shown
web-stage = Board
web-board = Pitch, { $cols } columns by { $rows } rows
web-cell-man = { $team } { $number }
web-cell-ball = ball
web-cell-empty = empty
web-cell-held = chosen
web-cell-can = can act
web-score = Score: { $home } { $a }, { $away } { $b }
web-turn = Turn { $number }
web-of-turns = of { $number }
web-first-to = first to { $number }
web-to-move-short = to move
web-to-move = To move: { $team }
web-your-move = Your move
web-thinking = { $team } is thinking
web-waiting = Waiting for { $team }
web-panel = What can be done now
web-sheet = Show more or less
web-chosen = Chosen
web-choose-piece = Choose a player, then a square.
web-choose-list = Choose from the list.
web-nothing-chosen = Nothing chosen yet
web-as-last-time = As you did last time
web-do-and-spin = Declare and spin
web-instead = Or
web-all-choices = All choices ({ $number })
web-dial = Spinner with six equal numbers
web-dial-shows = The spinner shows { $number }
web-not-here = Not on { $square }
web-not-your-turn = Not your turn
web-commentary = Commentary
web-commentary-none = Nothing has happened yet.
web-told-undo = The last decision was taken back.
web-told-resigned = { $team }: resigned.
web-told-agreed = A draw was agreed.
web-told-forfeited = { $team }: the match is forfeited.
web-told-time = Time is up: the match ends with this turn.
web-off = { $team }: { $number } is off
web-off-yellow = yellow card, back at the next goal
web-off-red = red card, back at the team’s next goal
web-tools = Tools
web-undo = Undo
web-undo-asked = { $team } would like to take the last decision back.
web-draw = Offer a draw
web-draw-offered = { $team } offers a draw.
web-offer-waits = Your offer waits for an answer.
web-accept = Accept
web-decline = Decline
web-withdraw = Withdraw
web-resign = Resign
web-resign-sure = Give up the match?
web-cancel = Play on
web-flip = Flip
web-motion = Speed of movements
web-motion-full = Calm
web-motion-fast = Fast
web-motion-off = None
web-full-time = Full time
web-winner = Winner: { $team }
web-again = Play again
web-record = Save the record
web-reconnecting = reconnecting
web-safe = The connection is gone, the match is safe.
web-try-now = Try now
web-curtain = { $team } to decide. The other side looks away.
web-curtain-open = I am here
web-facts = How it stands
web-facts-why = The board of this game is not drawn yet. Everything that you may know is listed here.

## The board of Champions 2020

web-picture = Example for “{ $section }”
web-volchok-lob-on = lob on { $number }
web-volchok-points =
    { $left ->
        [one] One point left
       *[other] { $left } points left
    }
web-champions-minute = { $minute }′
web-champions-ones = { $ones } of { $all } ones
web-champions-extra = extra time, { $ones } of { $all } ones
web-champions-rolls = every roll is a minute
web-champions-shootout = Shoot-out
web-champions-kicks = kicks { $home }–{ $away }
web-champions-leg =
    { $left ->
        [one] { $number } has it: one square to play
       *[other] { $number } has it: { $left } squares to play
    }
web-champions-mover = { $number } on the die. Who moves?
web-champions-how-lineup = Choose your formation.
web-champions-how-mover = Touch the player who is to move.
web-champions-how-leg = Touch where the ball goes; a square on the way chooses another curve.
web-champions-how-square = Touch a place on the pitch, or choose from the list.
web-champions-roll = Roll the die
web-champions-to-ball =
    { $left ->
        [one] To the ball in { $steps }, then one square to play
       *[other] To the ball in { $steps }, then { $left } squares to play
    }
web-champions-pass = Pass to { $number } ({ $path })
web-champions-shoot = Shoot at { $to } ({ $path })
web-champions-play = Play to { $to } ({ $path })
web-champions-die = Die with { $sides } sides
web-champions-die-shows = The die with { $sides } sides shows { $number }
web-champions-kick-off-dice = Dice for the kick-off: home { $home }, away { $away }
web-offside-line = offside line
web-champions-offside = offside
web-champions-outside = outside the lines
web-champions-booked = booked
web-champions-hurt = bandaged
web-champions-may-intercept = { $team } { $number } may intercept, one in three
web-champions-may-save =
    { $quarters ->
        [one] the keeper saves one in four
       *[other] the keeper saves { $quarters } in four
    }
web-champions-lineup = Line-up
web-champions-ready = Ready line-ups
web-champions-shirt = Number { $number }
web-champions-line-keeper = Keeper
web-champions-line-defence = Defender
web-champions-line-midfield = Midfielder
web-champions-line-attack = Attacker
web-champions-subs-left =
    { $left ->
        [0] no substitution left
        [one] one substitution left
       *[other] { $left } substitutions left
    }
web-champions-waits = { $number }, { $line }: { $why }
web-champions-at-bench = on the bench
web-champions-at-warming = warming up
web-champions-at-sent-off = sent off
web-champions-at-injured-off = off injured
web-champions-at-taken-off = substituted
web-champions-at-unavailable = not available

## FUBA

web-fuba-line-up = Line up
web-fuba-move-several = { $number } players from { $from } to { $to }
web-fuba-roll = Roll the dice
web-fuba-rolled = Dice { $home } : { $away }
web-fuba-ball-shows = The ball shows { $value }
web-fuba-secret = chosen in secret
web-fuba-yellow = Yellow cards:
web-fuba-red = Red cards:
web-fuba-all-placed = Everybody has a place
web-fuba-take-one-back = Take somebody back first, or line up.
web-fuba-cell-men = { $team }: { $number }
web-fuba-cell-keeper = goalkeeper of { $team }
web-fuba-cell-ball = ball with value { $value }
web-fuba-cell-chance = { $percent } per cent
web-offside = offside
web-fuba-board = Pitch with thirteen zones
web-fuba-step = Phase { $number } of 7
web-fuba-ready = Ready set-ups
web-fuba-placed = { $placed } of { $left } placed
web-fuba-clear = Start over
web-fuba-one-less = Take one back from { $zone }
web-fuba-how-many = How many?
web-fuba-faces = What each roll brings
web-fuba-face-kept = kept
web-fuba-face-lost = lost
web-fuba-face-event = event
web-fuba-face-goal = goal
web-fuba-face-corner = corner
web-fuba-face-miss = miss
web-fuba-face-six = again
web-fuba-modifiers = Modifiers
web-fuba-sum = Added to the die
web-fuba-against = Against the ball
web-fuba-shootout = shoot-out
web-fuba-how-formation = Choose one of the usual formations, or another from the list.
web-fuba-how-place = Choose a ready set-up, or touch a zone for every player.
web-fuba-how-piece = Touch the zone of the player who is to move.
web-fuba-how-zone = Choose a zone on the pitch or an answer above.
web-fuba-half =
    { $half ->
        [1] 1st half
        [2] 2nd half
       *[other] Extra time
    }

## Fudis

web-fudis-board = Card table laid out as a pitch
web-fudis-team = Team of { $team }
web-fudis-your-hand = Your hand
web-fudis-in-hand = in hand
web-fudis-face-down = face-down card
web-fudis-row-front = front row
web-fudis-row-middle = middle row
web-fudis-row-rear = third row
web-fudis-row-defence = defence
web-fudis-row-goal = goal
web-fudis-pile = pile { $number }
web-fudis-discard = out { $number }
web-fudis-open = open
web-fudis-left = { $number } left
web-fudis-only-you = only you
web-fudis-not-card = Not { $card }
web-fudis-not-now = Not now
web-fudis-look-at-question = The question beside the table says what is to be done.
web-fudis-how = Choose a card on the table or in your hand.
web-fudis-ready = Ready teams
web-fudis-lay-all = Lay the whole team
web-fudis-takes = { $card } takes { $victim }
web-fudis-attack-with = Attack with { $card }
web-fudis-swap-out = Take { $card } off
web-fudis-keeper = What can their keeper be?
web-fudis-saves = He has saved: { $cards }
web-fudis-known = Seen going to their hand: { $cards }
web-fudis-leg = shoot-out, leg { $leg }
web-fudis-unseen =
    { $number ->
        [one] one card
       *[other] { $number } cards
    }
web-fudis-round =
    { $half ->
        [1] 1st half, round { $round }
       *[other] 2nd half, round { $round }
    }
