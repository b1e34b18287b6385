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
web-search-none = No rule contains these words.
web-loading = One moment …
web-lost = There is nothing at this address.
web-unreachable = The server is not responding. Your matches are safe; try again in a moment.
web-claim = Tabletop football, by the book
web-hero-first = The ball is on the spot.
web-hero-next = The next kick-off is yours.
web-hero-step-up = You won. { $coach } is next.
web-hero-again = Not this time. Go again?
web-hero-your-move = It is your move.
web-hero-running = A match is waiting for you.
web-play-first = Play your first match
web-play-next = Play another match
web-play-coach = Play { $coach }
web-try-game = Try { $game }
web-continue = Continue
web-mine = Your matches
web-mine-none = No match in progress. Choose a game to start one.
web-offers = Open offers
web-offers-none = Nobody is waiting for an opponent. Make an offer yourself.
web-offer-make = Offer a match
web-offer-open = Your offer is open
web-offered = { $name } offers a match
web-private = { $name } is waiting for an invited guest
web-private-why = The free seat can only be taken by invitation. Ask { $name } for the link.
web-rematch-waits = The rematch is on offer
web-take = Take it
web-take-offer = Take the free seat
web-choose-game = Choose a game
web-play-now = Play now
web-same-screen = Same screen
web-invite = Invite a friend
web-more-ways = Options
web-new-match = A new match
web-game = Game
web-preset-kind = Kind of match
web-opponent = Opponent
web-against-coach = Computer coach
web-side = Your side
web-seat-home = Home
web-seat-away = Away
web-seat-drawn = By lot
web-options = Rules of this match
web-make-match = Kick off
web-invite-title = Send this link to your friend
web-invite-link = Whoever opens this link first takes the other seat.
web-invite-wait = The match begins as soon as somebody takes the seat.
web-copy = Copy
web-copied = Copied
web-qr = The link as a code for a phone’s camera
web-invited = { $name } invites you to a match of { $game }.
web-join = Take the seat and play
web-abort = Call it off
web-aborted = The match was called off.
web-match-fault = This match cannot be shown
web-stage = Board
web-beside = Beside the pitch
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
web-to-move =
    { SIDE($team) ->
        [you] You to move
       *[other] { $team } to move
    }
web-your-move = Your move
web-thinking =
    { SIDE($team) ->
        [you] You are thinking
       *[other] { $team } is thinking
    }
web-waiting = Waiting for { TEAM($team) }
web-panel = What you can do now
web-sheet = Show more or less
web-chosen = Chosen
web-choose-piece = Choose a player, then a square.
web-choose-list = Choose from the list.
web-how-answer = Choose one of the answers.
web-prepared =
    { $number ->
        [one] One move is prepared. Undo takes it back; it is sent when the turn ends.
       *[other] { $number } moves are prepared. Undo takes them back one by one; they are sent when the turn ends.
    }
web-hint-do =
    { $number ->
        [one] Do it: one step
       *[other] Do it: { $number } steps
    }
web-nothing-chosen = Nothing chosen yet
web-as-last-time = Same as last time
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
web-told-resigned = { TEAM($team, form: "Nom") } resigned.
web-told-agreed = A draw was agreed.
web-told-forfeited = { TEAM($team, form: "Nom") } forfeited the match.
web-told-flag = Time is up for { $team }, and the match is lost on the clock.
web-told-time = Time is up: the match ends with this turn.
web-told-paused = The server was away for { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }: the clocks stood still.
web-off = { $team }: { $number } is off
web-off-yellow = yellow card, back at the next goal
web-off-red = red card, back when the team next scores
web-tools = Tools
web-undo = Undo
web-undo-asked = { TEAM($team, form: "Nom") } would like to take the last decision back.
web-draw = Offer a draw
web-draw-offered =
    { SIDE($team) ->
        [you] You offer a draw.
       *[other] { TEAM($team, form: "Nom") } offers a draw.
    }
web-offer-waits = Your offer is waiting for an answer.
web-accept = Accept
web-decline = Decline
web-withdraw = Withdraw
web-resign = Resign
web-resign-sure = Resign the match?
web-cancel = Play on
web-flip = Flip
web-motion = Animation speed
web-motion-full = Normal
web-motion-fast = Fast
web-motion-off = Off
web-confirm = Ask before acting
web-confirm-always = Always
web-confirm-big = For big things
web-confirm-never = Never
web-confirm-why = Big things are those that a roll, a card or the other side will answer. A second touch or Enter confirms them.
web-full-time = Full time
web-winner =
    { SIDE($team) ->
        [you] You win!
       *[other] { TEAM($team, form: "Nom") } wins!
    }
web-summary = The match in numbers
web-goal-at = move { $number }
web-why-resigned = By resignation.
web-why-agreed = A draw by agreement.
web-why-forfeited = Forfeited: one side did not come back.
web-why-time = Decided by the clock: time ran out.
web-stat-shots = shots
web-stat-possession = possession
web-stat-expected = expected goals
web-stat-chances-big = big chances
web-stat-chances-fair = fair chances
web-stat-chances-slim = slim chances
web-rolls = Rolls to remember
web-roll-best = Best roll
web-roll-worst = Worst roll
web-stat-corners = corners
web-stat-passes = passes
web-stat-tackles = tackles tried
web-stat-tackles-won = tackles won
web-stat-cards = cards
web-stat-kept = ball kept
web-stat-won = ball won
web-stat-interceptions = interceptions
web-stat-saves = saves
web-stat-fouls = fouls
web-stat-attacks = attacks
web-stat-beaten = cards beaten
web-stat-saves-against = shots saved
web-again = Play again
web-record = Save the record
web-reconnecting = reconnecting
web-safe = Connection lost; your match is safe.
web-try-now = Try now
web-curtain =
    { SIDE($team) ->
        [you] You decide.
       *[other] { TEAM($team, form: "Nom") } decides.
    } Other side, look away.
web-curtain-open = I am here
web-facts = State of play
web-facts-why = The board of this game is not drawn yet. Everything that you may know is listed here.

## The board of Champions 2020

web-picture = Example for “{ $section }”
web-rulings = Rulings
web-ruling-options = Options for another reading
web-ruling-question = The question
web-ruling-readings = Readings
web-ruling-decision = Decision
web-ruling-reason = Reason
web-ruling-rules = Rules that rest on it
web-ruling-english = From the specification, in English
web-volchok-lob-on = lob on { $number }
web-volchok-walk =
    { $points ->
        [one] { $piece } to { $to }, one point
       *[other] { $piece } to { $to }, { $points } points
    }
web-volchok-walk-cost =
    { $points ->
        [one] one point away
       *[other] { $points } points away
    }
web-volchok-how-pick = Touch the player who kicks off.
web-volchok-how-declare = Touch one of your players to see what he can do.
web-volchok-how-step = Touch a player, then where he goes. Touch him twice to kick the ball.
web-volchok-how-square = Touch one of the lit squares.
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
web-champions-kicks = kicks { score }
web-champions-leg =
    { $left ->
        [one] { $number } has it and can play it one square
       *[other] { $number } has it and can play it { $left } squares
    }
web-champions-mover = { $number } on the die. Who moves?
web-champions-how-lineup = Choose your formation.
web-champions-how-mover = Touch the player you want to move.
web-champions-how-leg = Touch where the ball goes; a square on the way chooses another curve.
web-champions-how-square = Touch a place on the pitch, or choose from the list.
web-champions-roll = Roll the die
web-champions-to-ball =
    { $left ->
        [one] To the ball in { $steps }, then play it one square
       *[other] To the ball in { $steps }, then play it { $left } squares
    }
web-champions-pass = Pass to { $number }
web-champions-shoot = Shoot at { $to }
web-champions-play = Play to { $to }
web-champions-over = over { $squares }
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
        [2] the keeper saves two in four
        [3] the keeper saves three in four
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
web-fuba-move-all = { $number ->
        [one] Move one player
       *[other] Move { $number } players
    }
web-fuba-any-move = Move anybody: the kind of move follows from it.
web-fuba-moves-left = { $left } left
web-fuba-take-back = Take back: { $from } to { $to }
web-fuba-carry = with the ball
web-fuba-free = Free moves off the line
web-fuba-free-from = One player comes off the end line in { $zone }
web-fuba-free-all = All of them
web-fuba-cell-to = can go here
web-fuba-roll = Roll the dice
web-fuba-rolled = Dice { $home } : { $away }
web-fuba-ball-shows = The ball shows { $value }
web-fuba-secret = chosen in secret
web-fuba-yellow = Yellow cards:
web-fuba-red = Red cards:
web-fuba-all-placed = Everybody has a place
web-fuba-kick-off = Kick-off
web-fuba-free-kick = Free kick
web-fuba-corner = Corner kick
web-fuba-penalty = Penalty kick
web-fuba-type-midfield = Midfield move: up to { $number }
web-fuba-type-attack = Attack move: up to { $number }
web-fuba-type-defence = Defence move: up to { $number }
web-fuba-take-one-back = Take somebody back first, or line up.
web-fuba-cell-men = { $team }: { $number }
web-fuba-cell-keeper = { TEAM($team, form: "gen") } goalkeeper
web-fuba-cell-ball = ball showing { $value }
web-fuba-cell-chance = { $percent } per cent
web-offside = offside
web-fuba-board = Pitch with thirteen zones
web-fuba-step = Phase { $number } of 7
web-fuba-ready = Ready set-ups
web-fuba-placed = { $placed } of { $left } placed
web-fuba-clear = Start over
web-fuba-one-less = Take one back from { $zone }
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
web-fuba-how-piece = Touch the zone of the player you want to move.
web-fuba-how-move = Drag players from zone to zone, or touch a zone and then where somebody goes.
web-fuba-how-zone = Choose a zone on the pitch or an answer above.
web-fuba-how-only-zone = Choose a zone on the pitch.
web-fuba-half =
    { $half ->
        [1] 1st half
        [2] 2nd half
       *[other] Extra time
    }

## Fudis

web-fudis-board = Card table laid out as a pitch
web-fudis-team = { TEAM($team, form: "Gen") } team
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
web-fudis-thrown = thrown { $number }
web-fudis-thrown-own = thrown { $cards }
web-fudis-open = open
web-fudis-left = { $number } left
web-fudis-only-you = only you
web-fudis-not-card = Not { $card }
web-fudis-not-now = Not now
web-fudis-look-at-question = The question beside the table says what to do.
web-fudis-how = Choose a card on the table or in your hand.
web-fudis-ready = Ready teams
web-fudis-lay-all = Lay the whole team
web-fudis-takes = { $card } beats { $victim }
web-fudis-certain = { $card } beats { $victim }: certain
web-fudis-sure = certain
web-fudis-of = { $beats } of { $of }
web-fudis-beats-keeper = Chance of beating the keeper: { $beats } in { $of }.
web-fudis-takes-some = { $number ->
        [one] Takes one card for certain.
       *[other] Takes any one of { $number } cards for certain.
    }
web-fudis-attack-with = Attack with { $card }
web-fudis-swap-out = Take { $card } off
web-fudis-keeper = What can their keeper be?
web-fudis-saves = He has saved: { $cards }
web-fudis-known = Seen going into their hand: { $cards }
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

web-here-shelf = In this browser
web-here-why = Played without a server: nobody else has these. Save what you want to keep.
web-here-fleeting = This browser keeps nothing: when this tab is closed, these are gone. Save what you want to keep.
web-here-match = { $game }: { $home } – { $away }
web-here-delete = Delete
web-here-really = Delete permanently?
web-here-bring = Bring back a saved match
web-here-gone = This browser no longer has this match: it was deleted, or the site’s data was cleared.
web-here-hand-up = Hand up to the server
web-here-handed-up = It is on the server now: a friendly, marked as played without one.
web-brought = Played without a server
web-version-ready = A new version is ready.
web-version-use = Use it now
