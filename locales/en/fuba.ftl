# FUBA in English.

## Sections

fuba-section-words = Terms
fuba-section-formation = Formations
fuba-section-toss = Who kicks off
fuba-section-placing = Setting up
fuba-section-clock = Clock and score
fuba-section-turn = The turn
fuba-section-target = Target and offside
fuba-section-dice = The dice
fuba-section-time = Time
fuba-section-control = The control test
fuba-section-ball = Moving the ball
fuba-section-shot = Shots
fuba-section-movement = Movement
fuba-section-free-kick = Free kicks
fuba-section-corner = Corner kicks
fuba-section-goal-kick = Goal kicks
fuba-section-booking = Cards
fuba-section-penalty = Penalties
fuba-section-house = House rules

## Rules

fuba-rule-2-1 = The goalkeeper counts as a player wherever a rule does not say otherwise.
fuba-rule-2-2 = The team that has the ball is the controlling team, the other the passive team; the names swap the moment control changes.
fuba-rule-3-1a = A formation is three whole numbers – defenders, midfielders, forwards – that add up to 10.
fuba-rule-3-1b = Both formations are chosen in secret and revealed together.
fuba-rule-3-2 = Both teams roll; the higher die decides which team starts the first half in control (equal dice are rolled again).
fuba-rule-3-3a = At a set-up the controlling team places all its players, then the passive team all of its players, then the controlling team may adjust.
fuba-rule-3-3b = The formation puts no restriction on where players are placed.
fuba-rule-3-3c = In the adjustment the controlling team may move at most two different players, each to an adjacent zone.
fuba-rule-e3-3 = Every restriction of the set-up also holds after the adjustment.
fuba-rule-3-3-1a = At a kick-off the controlling team needs at least two players in the centre zone.
fuba-rule-3-3-1b = At a kick-off all players stand in zones that are at least partly in their own half.
fuba-rule-3-3-1c = At a kick-off each goalkeeper stands in his own penalty area.
fuba-rule-3-3-1d = At a kick-off the ball is in the centre zone with value 3.
fuba-rule-3-4 = The clock starts at 1 in the first half and at 46 in the second; the score starts at 0–0.
fuba-rule-4a = A turn consists of seven phases, in order: target, dice, time, control test, ball movement, shot, movement.
fuba-rule-4-1a = The target must be a zone where the controlling team has a player, or a zone adjacent to one of its players.
fuba-rule-4-1b = The target may be the zone where the ball already is.
fuba-rule-4-1-1 = A zone cannot be the target if the controlling team’s player there is offside: wholly nearer to the opponents’ end than the opponents’ second-last player (goalkeeper included), and not even partly level with him.
fuba-rule-e4-1 = A zone without players of the controlling team cannot be the target if all its players in adjacent zones are offside.
fuba-rule-e4-1-1a = A player level with or behind the ball is not offside.
fuba-rule-e4-1-1b = Offside does not apply at a goal kick, at a corner kick, or when the target lies fully in the controlling team’s own half.
fuba-rule-4-2 = Both teams roll one die; these are the base values.
fuba-rule-4-3a = The clock advances by the difference between the base values.
fuba-rule-4-3b = The clock stops on the first added minute even if the difference is larger.
fuba-rule-4-3-1a = In added time the clock advances exactly one square per turn.
fuba-rule-4-3-1b = If in added time the difference is smaller than the added minute at which the turn began, the half ends at once and the turn is not played.
fuba-rule-4-3-1c = The half ends at the latest at the end of the turn in which the clock enters +5.
fuba-rule-4-3-2a = The second half is kicked off by the team that did not kick off the first.
fuba-rule-4-3-2b = The match ends with the second half.
fuba-rule-4-4a = Control test: base value plus start, target and distance modifiers.
fuba-rule-4-4b = A result above the ball value keeps control.
fuba-rule-4-4c = A result below the ball value loses control to the passive team.
fuba-rule-e4-4 = If start and target are the same zone, its modifier counts once.
fuba-rule-4-4-1a = If the target is empty, the controlling team names an adjacent zone in which it has a player (the support zone), and that zone supplies the target modifier.
fuba-rule-e4-4-1 = The support zone cannot be one where the team’s player is offside.
fuba-rule-4-4-1b = If control is kept, one player moves from the support zone to the target.
fuba-rule-4-4-1c = If control is lost, the new controlling team brings its nearest player to the target.
fuba-rule-4-4-1d = That move is deducted from the number of players the team may move in phase 7.
fuba-rule-4-4-2 = A result equal to the ball value is a special event: roll on the event table.
fuba-rule-e4-4-2 = The controlling team keeps the ball unless the event is 1 or 2.
fuba-rule-4-4-3 = If only passive players are in the target and control is kept, one player of the controlling team moves in from an adjacent zone; the move is deducted in phase 7.
fuba-rule-e4-4-3 = That player may not come from a zone where he is offside.
fuba-rule-4-5a = After a change of control the new controlling team, if it has nobody in the target, at once moves its nearest player there.
fuba-rule-4-5b = If that player is the goalkeeper, the team may take the next-nearest player instead.
fuba-rule-4-5-1 = The new number on the ball is the base value rolled by the team that was in control when the turn began.
fuba-rule-4-5-2a = If start or target held only players of the controlling team, the ball value drops by one, but not below 1.
fuba-rule-4-5-2b = At free kicks, corners and goal kicks only the target counts for this.
fuba-rule-4-6a = A shot is allowed only from a zone that lies fully in the opponents’ half.
fuba-rule-4-6b = Shot: one die plus the shot modifiers.
fuba-rule-4-6c = Above the ball value: goal; the conceding team kicks off.
fuba-rule-4-6d = Equal to the ball value: corner kick.
fuba-rule-4-6e = Below the ball value: goal kick for the passive team.
fuba-rule-e4-6a = The penalty-area modifier is not counted for a shot from the penalty area itself.
fuba-rule-e4-6b = Offside attackers are not counted for the +1 penalty-area modifier.
fuba-rule-4-6-1 = If even a 6 would not score, a 6 followed by a second 6 scores; anything else misses.
fuba-rule-4-7a = The team with the lower base value moves first; with equal values the passive team does.
fuba-rule-4-7b = A team chooses one of midfield, attack or defence move and makes all its moves with it.
fuba-rule-4-7c = A player moves at most once in a movement phase, and one moved in phase 5 has already had his move.
fuba-rule-e4-7 = The controlling team must leave at least one player with the ball.
fuba-rule-4-7-1a = Midfield move: at most as many players as the formation has midfielders.
fuba-rule-4-7-1b = Midfield move: each player moves to an adjacent zone.
fuba-rule-4-7-1c = Midfield move: no player may move straight forward and so become the team’s foremost player (compared with the positions at the start of the turn).
fuba-rule-4-7-1d = Midfield move: no player may move straight back and so become the team’s rearmost outfield player (compared with the positions at the start of the turn).
fuba-rule-4-7-2a = Attack move: at most as many players as the formation has forwards.
fuba-rule-4-7-2b = Attack move: one or two zones straight forward only.
fuba-rule-4-7-3a = Defence move: at most as many players as the formation has defenders.
fuba-rule-4-7-3b = Defence move: one or two zones straight back only.
fuba-rule-4-7-4 = A player may not be moved into an offside position, unless the move is straight back.
fuba-rule-4-7-5a = After its other moves a team may make free moves: every outfield player who has not moved yet and stands in a zone touching an end line may go one zone straight out from that line.
fuba-rule-4-7-5b = A free move may not end in the ball’s zone.
fuba-rule-4-7-6 = With equal base values there is no choice of move type: each team may move as many players as the base value, one zone each in any direction.
fuba-rule-4-7-7 = A player may take the ball along if no passive player is in any zone he leaves, crosses or enters.
fuba-rule-5-1a = The team awarded a free kick takes control, the ball goes to the target zone of the turn, and its value becomes 2.
fuba-rule-5-1b = A free kick in the opponents’ penalty area is a penalty kick.
fuba-rule-5-1c = A free kick may be shot directly if the ball is fully in the opponents’ half; otherwise a new turn starts.
fuba-rule-5-1d = Players in the free-kick zone are ignored for start and shot modifiers.
fuba-rule-e5-1 = The start zone of a free kick may be the target only if the team has at least two players there; the target modifier then counts as usual.
fuba-rule-5-1-1a = The team taking a free kick must place at least one player in the zone of the kick.
fuba-rule-5-1-1b = The other team must place at least one player closer to its own end than the zone of the kick, if such a zone exists.
fuba-rule-5-2a = At a corner kick both teams set up anew, the ball value is 1 and a new turn starts from the corner zone.
fuba-rule-5-2b = At a corner kick the start zone gives no modifiers.
fuba-rule-5-2-1 = One player takes the corner from outside the zones and enters the corner zone when the ball moves.
fuba-rule-5-3a = At a goal kick the ball is put in the kicking team’s penalty area with value 2.
fuba-rule-5-3b = At a goal kick the start zone gives no modifiers.
fuba-rule-5-3c = A slow goal kick is preceded by an extra movement phase in which the controlling team moves first.
fuba-rule-5-3d = Until the goal kick is taken, the ball cannot be carried and the goalkeeper stays with it.
fuba-rule-5-4a = A team that gets a yellow card and already had one rolls a die: if it shows less than the team’s yellow cards (the new one included), one of them becomes red.
fuba-rule-5-4b = A red card removes one outfield player for the rest of the match.
fuba-rule-5-4c = A red card does not change the formation numbers.
fuba-rule-5-5-1a = Penalty: one player of the kicking team is on the spot with the ball.
fuba-rule-5-5-1b = Penalty: the goalkeeper is on his line.
fuba-rule-5-5-1c = Penalty: nobody else may be in that penalty area.
fuba-rule-5-5-2 = Penalty: the goalkeeper secretly chooses to dive left, dive right or stay, the kicker announces left, centre or right, and then a die must reach the number in the table.
fuba-rule-x-min = House rule: a team with fewer than the minimum number of players loses the match.
fuba-rule-x-cap = House rule: a half ends at the latest when the maximum number of turns has been played.
fuba-rule-x-et = House rule: a level match goes on with two extra periods of 15 minutes.
fuba-rule-x-so = House rule: a match that is still level is decided by a shoot-out with the penalty table.

## Events

fuba-event-formation-chosen = { TEAM($by, form: "Nom") } will play { $formation }. The other side does not know yet.
fuba-event-formation-secret = { TEAM($by, form: "Nom") } has picked a formation and keeps it face down.
fuba-event-formation-shown = { TEAM($by, form: "Gen") } card is turned over: it is { $formation }.
fuba-event-toss-won = { TEAM($by, form: "Nom") } wins the roll and decides who starts.
fuba-event-starts = { TEAM($by, form: "Nom") } will start.
fuba-event-lined-up = { TEAM($by, form: "Nom") } has taken up position.
    .v2 = { TEAM($by, form: "Gen") } players are in their places.
fuba-event-adjusted =
    { $kind ->
        [keeper] A late change: { TEAM($by, form: "gen") } goalkeeper steps from { $from } to { $to }.
       *[other] A late change: { TEAM($by) } shifts one player from { $from } to { $to }.
    }
    .v2 =
        { $kind ->
            [keeper] { TEAM($by, form: "Gen") } goalkeeper has second thoughts and goes from { $from } to { $to }.
           *[other] { TEAM($by, form: "Nom") } has second thoughts: one player goes from { $from } to { $to }.
        }
fuba-event-kick-off = Everybody is ready, and { TEAM($by) } kicks off.
    .v2 = The whistle, and { TEAM($by) } sets the ball rolling.
    .v3 = { TEAM($by, form: "Nom") } gets us under way.
    .v4 = Off we go: { TEAM($by) } kicks off.
fuba-event-corner-kick = The ball is at the flag in { $zone }, and { TEAM($by) } takes the corner.
fuba-event-fast-kick = { TEAM($by, form: "Nom") } takes the goal kick quickly.
    .v2 = No waiting: { TEAM($by) } plays the goal kick at once.
    .v3 = Quick goal kick from { TEAM($by) }: everybody stays where they are.
fuba-event-slow-kick = No hurry over the goal kick from { TEAM($by) }: everybody moves first.
fuba-event-targeted = { TEAM($by, form: "Nom") } picks { $zone } for the next ball.
    .v2 = Eyes on { $zone }: that is where { TEAM($by) } wants the ball.
    .v3 = { TEAM($by, form: "Nom") } goes for { $zone }.
fuba-event-rolled = The dice: { $home } for the home side, { $away } for the visitors.
    .v2 = The home side rolls { $home }, the visitors { $away }.
fuba-event-clock = The clock shows { $minute }′.
    .v2 = { $minute }′ on the clock.
fuba-event-added-time = Added time: { $minute }+{ $added }.
fuba-event-last-turn = This is the last turn of the half.
fuba-event-supported = Nobody is waiting for the ball: { TEAM($by) } looks for support from { $zone }.
fuba-event-kept = { TEAM($by, form: "Nom") } keeps the ball: { $result } against { $value }.
    .v2 = { $result } against { $value }: it comes off, and { TEAM($by) } keeps the move going.
    .v3 = Tidy from { TEAM($by) }: { $result } against { $value }.
    .v4 = { $result } beats { $value }. { TEAM($by, form: "Nom") } stays in charge.
fuba-event-won = Lost! Only { $result } against { $value }, and { TEAM($by) } takes over.
    .v2 = { $result } against { $value }: loose, and { TEAM($by) } pounces.
    .v3 = Cut out! { $result } does not beat { $value }, and it is { TEAM($by, form: "gen") } ball.
    .v4 = Careless: { $result } against { $value }. { TEAM($by, form: "Nom") } has it now.
fuba-event-special = Exactly { $result }: special event! { TEAM($by, form: "Nom") } rolls on the event table.
    .v2 = { $result } on the nose! The referee steps in, and { TEAM($by) } rolls on the event table.
    .v3 = Dead level at { $result }: { TEAM($by) } rolls for a special event.
fuba-event-only-mover = The initiative is with { TEAM($by) }: nobody else may move at the end of this turn.
fuba-event-brought =
    { $kind ->
        [keeper] { TEAM($by, form: "Gen") } goalkeeper comes from { $from } to meet the ball in { $to }.
       *[other] A man from { $from } runs on to the ball in { $to } for { TEAM($by) }.
    }
fuba-event-collected =
    { $kind ->
        [keeper] { TEAM($by, form: "Gen") } goalkeeper leaves { $from } and gathers the ball in { $to }.
       *[other] { TEAM($by, form: "Nom") } is quickest to the ball in { $to }, with a man from { $from }.
    }
fuba-event-ball-at = The ball is in { $zone }, showing { $value }.
    .v2 = The ball comes to rest in { $zone } and shows { $value }.
fuba-event-taker-in = { TEAM($by, form: "Gen") } corner taker joins in at { $zone }.
fuba-event-shoots =
    { $need ->
        [1] { TEAM($by, form: "Nom") } shoots from { $zone }, and cannot miss.
        [6] { TEAM($by, form: "Nom") } shoots from { $zone }: only a six scores.
        [7] { TEAM($by, form: "Nom") } chances it from { $zone }: only two sixes will do.
       *[other] { TEAM($by, form: "Nom") } shoots from { $zone }: { $need } or more scores.
    }
    .v2 =
        { $need ->
            [1] A sitter in { $zone }: { TEAM($by) } cannot miss.
            [6] { TEAM($by, form: "Nom") } lets fly from { $zone }: a six and it is in.
            [7] A hopeful effort from { $zone }: { TEAM($by) } needs two sixes.
           *[other] { TEAM($by, form: "Nom") } lets fly from { $zone }: { $need } or more and it is in.
        }
fuba-event-second-six = A six! One more and { TEAM($by) } has scored.
fuba-event-goal = Goal for { TEAM($by) }! { score }.
    .v2 = It is in! { TEAM($by, form: "Nom") } scores: { score }.
    .v3 = { score }! The net bulges, and { TEAM($by) } celebrates.
    .v4 = No mistake! { TEAM($by, form: "Nom") } makes it { score }.
fuba-event-corner-won = Deflected behind. Corner for { TEAM($by) }.
    .v2 = Tipped over! Corner for { TEAM($by) }.
fuba-event-missed = Wide! { TEAM($by, form: "Nom") } is off target.
    .v2 = { TEAM($by, form: "Nom") } shoots over the bar.
    .v3 = Past the post! The chance is gone for { TEAM($by) }.
fuba-event-goal-kick = Goal kick for { TEAM($by) }.
    .v2 = { TEAM($by, form: "Nom") } has a goal kick.
fuba-event-moves =
    { $mode ->
        [midfield] { TEAM($by, form: "Nom") } chooses a midfield move: { $number ->
            [one] one player
           *[other] up to { $number } players
        }.
        [attack] { TEAM($by, form: "Nom") } chooses an attack move: { $number ->
            [one] one player
           *[other] up to { $number } players
        }.
        [defence] { TEAM($by, form: "Nom") } chooses a defence move: { $number ->
            [one] one player
           *[other] up to { $number } players
        }.
        [quick] Equal dice, quick moves: { TEAM($by) } may move { $number ->
            [one] one player
           *[other] up to { $number } players
        }.
       *[stay] { TEAM($by, form: "Nom") } stays put.
    }
    .v2 =
        { $mode ->
            [midfield] A midfield move from { TEAM($by) }: { $number ->
                [one] one player
               *[other] up to { $number } players
            }.
            [attack] An attack move from { TEAM($by) }: { $number ->
                [one] one player
               *[other] up to { $number } players
            }.
            [defence] A defence move from { TEAM($by) }: { $number ->
                [one] one player
               *[other] up to { $number } players
            }.
            [quick] Equal dice, so { TEAM($by) } may move { $number ->
                [one] one player by one zone
               *[other] up to { $number } players, one zone each
            }.
           *[stay] No movement from { TEAM($by) }.
        }
fuba-event-moved =
    { $kind ->
        [keeper] { TEAM($by, form: "Gen") } goalkeeper moves from { $from } to { $to }.
       *[other] { TEAM($by, form: "Nom") } moves a player from { $from } to { $to }.
    }
    .v2 =
        { $kind ->
            [keeper] { TEAM($by, form: "Gen") } goalkeeper leaves { $from } for { $to }.
           *[other] { TEAM($by, form: "Nom") } sends a man from { $from } to { $to }.
        }
    .v3 =
        { $kind ->
            [keeper] { TEAM($by, form: "Gen") } goalkeeper goes from { $from } to { $to }.
           *[other] One of { TEAM($by, form: "gen") } men goes from { $from } to { $to }.
        }
fuba-event-carried =
    { $kind ->
        [keeper] { TEAM($by, form: "Gen") } goalkeeper carries the ball from { $from } to { $to }.
       *[other] { TEAM($by, form: "Nom") } carries the ball from { $from } to { $to }.
    }
    .v2 =
        { $kind ->
            [keeper] { TEAM($by, form: "Gen") } goalkeeper takes the ball with him from { $from } to { $to }.
           *[other] { TEAM($by, form: "Nom") } runs with the ball from { $from } to { $to }.
        }
fuba-event-free-move = { TEAM($by, form: "Nom") } brings a player off the end line, { $from } to { $to }.
    .v2 = One of { TEAM($by, form: "gen") } men comes away from the line, { $from } to { $to }.
fuba-event-free-kick = Free kick for { TEAM($by) } in { $zone }.
fuba-event-penalty-kick = Penalty for { TEAM($by) }!
fuba-event-yellow =
    { $yellow ->
        [one] First yellow card for { TEAM($by) }.
       *[other] Yellow card number { $yellow } for { TEAM($by) }: the die decides whether one turns red.
    }
fuba-event-spared = { $die } on the die: { TEAM($by) } gets away with yellow.
fuba-event-red = { $die } on the die, and it is red! { TEAM($by, form: "Nom") } is down to { $left }.
fuba-event-keeper-off = { TEAM($by, form: "Nom") } takes the goalkeeper off and plays on without one.
fuba-event-dived =
    { $to ->
        [left] { TEAM($by, form: "Gen") } goalkeeper will dive to his left.
        [right] { TEAM($by, form: "Gen") } goalkeeper will dive to his right.
       *[stay] { TEAM($by, form: "Gen") } goalkeeper will stay in the middle.
    }
fuba-event-dive-secret = { TEAM($by, form: "Gen") } goalkeeper has made up his mind.
fuba-event-aimed =
    { $at ->
        [left] { TEAM($by, form: "Nom") } aims left
        [right] { TEAM($by, form: "Nom") } aims right
       *[centre] { TEAM($by, form: "Nom") } aims down the middle
    }, { $dive ->
        [left] the goalkeeper goes to his left
        [right] the goalkeeper goes to his right
       *[stay] the goalkeeper stays
    }: { $need ->
        [1] a certain goal
        [6] only a six scores
       *[other] { $need } or more scores
    }.
fuba-event-penalty-missed = Only { $die }: { TEAM($by) } misses the penalty.
    .v2 = { $die }, and the penalty stays out! No goal for { TEAM($by) }.
fuba-event-shootout-goal = { TEAM($by, form: "Nom") } converts! { score } in the shoot-out.
    .v2 = Buried. { TEAM($by, form: "Nom") } scores, and it is { score } in the shoot-out.
fuba-event-half-over =
    { $half ->
        [1] The whistle goes: half-time.
        [2] The whistle goes: the second half is over.
       *[other] The whistle goes: this period of extra time is over.
    }
fuba-event-half-begins =
    { $half ->
        [2] The teams come out for the second half ({ $minute }′).
       *[other] The teams come out for extra time ({ $minute }′).
    }
fuba-event-shootout-begins =
    { $kicks ->
        [one] A shoot-out decides it: one kick each.
       *[other] A shoot-out decides it: { $kicks } kicks each.
    }
fuba-event-lots = Still level after the last pair of kicks: a single roll decides.
fuba-event-victory = It is all over, { score }. Victory for { TEAM($by) }!
    .v2 = The final whistle! { score }, and { TEAM($by) } wins it.
fuba-event-level = It is all over, and honours are even: { score }.
fuba-event-forfeit =
    { $left ->
        [one] With only one player the other side cannot go on. The match goes to { TEAM($by) }.
       *[other] With only { $left } players the other side cannot go on. The match goes to { TEAM($by) }.
    }

## Refusals

fuba-refusal-not-your-turn = It is { TEAM($seat, form: "gen") } decision.
fuba-refusal-roll-first = The dice come first.
fuba-refusal-match-over = The match is over.
fuba-refusal-not-now = You cannot do that at this point in the turn.
fuba-refusal-no-such-formation = { $formation } may not be chosen in this match.
fuba-refusal-keeper-fixed = The goalkeeper has to stand in { $zone }.
fuba-refusal-zone-closed = Nobody may be put in { $zone } now.
fuba-refusal-out-of-order = The last player went to { $last }, and { $zone } comes before it in the order of placing.
fuba-refusal-nobody-behind = Nobody is behind the kick in { $kick } yet, and { $zone } is not nearer to your own end.
fuba-refusal-no-piece =
    { $kind ->
        [keeper] The goalkeeper is not in { $zone }.
       *[other] There is no such player in { $zone }.
    }
fuba-refusal-already-moved =
    { $kind ->
        [keeper] The goalkeeper has moved already.
       *[other] Everybody in { $zone } has moved already.
    }
fuba-refusal-taker-stays = The player in { $zone } takes the kick.
fuba-refusal-too-few-left =
    { $needed ->
        [one] One player must stay in { $zone }.
       *[other] { $needed } players must stay in { $zone }.
    }
fuba-refusal-no-way =
    { $kind ->
        [keeper] The goalkeeper has nowhere to go from { $zone }.
       *[other] A player in { $zone } has nowhere to go.
    }
fuba-refusal-not-adjacent = { $to } does not border on { $from }.
fuba-refusal-out-of-reach = Your team has nobody in { $zone } and nobody beside it.
fuba-refusal-offside = A player in { $zone } would be offside: the line is at { $line }.
fuba-refusal-neighbours-offside = Everybody beside { $zone } is offside: the line is at { $line }.
fuba-refusal-taker-alone = Only the taker is in { $zone }; a second player is needed there.
fuba-refusal-not-from-support = The support zone is { $support }, not { $from }.
fuba-refusal-not-nearest = Somebody is nearer to { $to } than the player in { $from }.
fuba-refusal-no-shot-zone = You cannot shoot from { $zone }, where the ball is.
fuba-refusal-none-left =
    { $number ->
        [0] Nobody may move this way now.
        [one] One player may move, and he has.
       *[other] { $number } players may move, and they have.
    }
fuba-refusal-no-move =
    { $mode ->
        [attack] No attack move is possible.
        [defence] No defence move is possible.
       *[midfield] No midfield move is possible.
    }
fuba-refusal-quick-moves =
    { $number ->
        [one] Only quick moves are possible now, and one is left.
       *[other] Only quick moves are possible now, and { $number } are left.
    }
fuba-refusal-keeper-bound = The goal kick from { $zone } has not been taken yet.
fuba-refusal-not-forward = { $to } is not straight ahead of { $from }.
fuba-refusal-not-back = { $to } is not straight behind { $from }.
fuba-refusal-foremost = In { $to } he would be your foremost player.
fuba-refusal-rearmost = In { $to } he would be your rearmost outfield player.
fuba-refusal-ball-alone = The ball in { $zone } would be left alone.
fuba-refusal-opponent-in-way = An opponent in { $zone } stops you taking the ball along.
fuba-refusal-no-end-line = { $zone } touches no end line.
fuba-refusal-nobody-there = There is nobody in { $to } for the move to reinforce.
fuba-refusal-not-together = The second player must go where the first went.
fuba-refusal-not-away = Going from { $from } to { $to } does not lead away from the end line.
fuba-refusal-into-ball = A free move may not end in { $zone }: the ball is there.

## Actions

fuba-action-formation = Play { $formation }
fuba-action-start =
    { $team ->
        [me] We start
       *[opponent] They start
    }
fuba-action-corner =
    { $side ->
        [left] Corner from the left
       *[right] Corner from the right
    }
fuba-action-taker =
    { $kind ->
        [keeper] The goalkeeper takes it
       *[other] An outfield player takes it
    }
fuba-action-keeper = Goalkeeper in { $zone }
fuba-action-place = Player in { $zone }
fuba-action-adjust =
    { $kind ->
        [keeper] Move the goalkeeper out of { $from }
       *[other] Move a player out of { $from }
    }
fuba-action-fast = Quick goal kick
fuba-action-slow = Slow goal kick
fuba-action-target = Play to { $zone }
fuba-action-support = Support from { $zone }
fuba-action-bring =
    { $kind ->
        [keeper] Bring the goalkeeper from { $from }
       *[other] Bring a player from { $from }
    }
fuba-action-collect =
    { $kind ->
        [keeper] The goalkeeper in { $from } goes to the ball
       *[other] The player in { $from } goes to the ball
    }
fuba-action-shoot = Shoot
fuba-action-no-shot = Do not shoot
fuba-action-play-on = Play on
fuba-action-midfield = Midfield move
fuba-action-attack = Attack move
fuba-action-defence = Defence move
fuba-action-stay = Stay
fuba-action-piece =
    { $kind ->
        [keeper] Move the goalkeeper from { $zone }
       *[other] Move a player from { $zone }
    }
fuba-action-to = To { $zone }
fuba-action-carry = With the ball
fuba-action-leave = Without the ball
fuba-action-free = Free move from { $from }
fuba-action-free-to = Free move from { $from } to { $to }
fuba-action-done = Done
fuba-action-dive =
    { $to ->
        [left] Dive left
        [right] Dive right
       *[stay] Stay in the middle
    }
fuba-action-aim =
    { $at ->
        [left] Aim left
        [right] Aim right
       *[centre] Aim down the middle
    }
fuba-action-off =
    { $kind ->
        [keeper] Take the goalkeeper off
       *[outfield] Take an outfield player off
    }

## Outcomes

fuba-outcome-toss = { $winner } wins the roll
fuba-outcome-dice = Dice: home { $home }, away { $away }
fuba-outcome-event = Event die: { $die }
fuba-outcome-card = Card die: { $die }
fuba-outcome-shot = Shot die: { $die }
fuba-outcome-penalty = Penalty die: { $die }

## Options

fuba-option-errata = Plays with the publisher’s corrections of 2014.
fuba-option-formations = Decides whether any formation may be chosen or only the eight tactics cards.
fuba-option-formation-min = Sets the smallest number of players in each line of a formation.
fuba-option-midfield-join = Lets a midfield move go straight on to join the foremost line, or straight back to join the rearmost.
fuba-option-shot-counts-keeper = Counts the opposing goalkeeper among the players in the zone of a shot.
fuba-option-offside-line = Decides which opponent draws the offside line for targets: the second-last with the goalkeeper counted, or the last without him.
fuba-option-level-with = Decides whether a player must be level with the zone where the ball began the turn or with the ball itself to be onside.
fuba-option-move-again = Allows a player who was brought to the ball to move again in the same turn.
fuba-option-carry-middle = Demands that the zone in the middle of a two-zone move with the ball be free of opponents.
fuba-option-direct-zone = Counts the zone modifier at a direct free kick.
fuba-option-bring-optional = Lets a team that keeps the ball among opponents bring nobody to it.
fuba-option-midfield-reinforce = Lets midfield moves end only where a team-mate already stands.
fuba-option-free-moves = Decides whether free moves go straight out from the end line or to any adjacent zone that does not touch it.
fuba-option-adjust-together = Sends both players adjusted at a set-up into the same zone.
fuba-option-kickoff-centre = Decides whether at least two players of the team kicking off stand in the centre, or exactly two of each team.
fuba-option-goal-kick-setup = Makes both teams set up anew for a goal kick.
fuba-option-keeper-back = Brings the goalkeeper back for a goal kick and keeps him with it.
fuba-option-slow-kick = Decides whether the whole team or one player of each side moves before a slow goal kick.
fuba-option-easy-empty = Counts a start zone without any players as an easy situation, too.
fuba-option-sent-off = Decides who leaves after a red card: an outfield player, or anybody the team chooses, the goalkeeper included.
fuba-option-added-end = Ends the half with the turn that reaches the fifth added minute.
fuba-option-zones = Sets where each zone begins and ends along the pitch.
fuba-option-shot-zone-mods = Sets the shot modifier of each zone.
fuba-option-min-players = Sets how many players a team needs to go on.
fuba-option-turn-cap = Ends a half after this many turns at the latest.
fuba-option-extra-time = Plays extra time if the match is level.
fuba-option-shootout = Decides a level match by a shoot-out.
fuba-option-shootout-kicks = Sets how many kicks each team has before sudden death.
fuba-option-shootout-cap = Sets how many pairs of sudden-death kicks there are before a roll decides.

## Presets

fuba-preset-standard = Standard
fuba-preset-as-printed = As printed
fuba-preset-finnish = Finnish edition
fuba-preset-italian = Italian edition
fuba-preset-cards-only = Tactics cards only
fuba-preset-cup = Cup tie
fuba-preset-short = Short match

## Questions

fuba-phase-formation = Which formation do you play?
fuba-phase-start = Who starts?
fuba-phase-side = From which corner?
fuba-phase-taker = Who takes it?
fuba-phase-keeper = Where does the goalkeeper stand?
fuba-phase-place =
    { $left ->
        [one] One player left to place: where?
       *[other] { $left } players left to place: where does the next one stand?
    }
fuba-phase-adjust = Which player do you adjust before play begins?
fuba-phase-adjust-to = Where to?
fuba-phase-tempo = A quick goal kick or a slow one?
fuba-phase-target = Where do you play the ball?
fuba-phase-support = Which zone supports the empty target?
fuba-phase-bring = Who goes to the ball?
fuba-phase-collect = Who goes to the ball?
fuba-phase-shot = Do you shoot?
fuba-phase-type = How does your team move?
fuba-phase-piece =
    { $left ->
        [one] One move left: who moves?
       *[other] { $left } moves left: who moves?
    }
fuba-phase-to = Where to?
fuba-phase-ball = Does he take the ball with him?
fuba-phase-free = Who comes off the end line?
fuba-phase-dive = What does your goalkeeper do?
fuba-phase-aim = Where do you aim?
fuba-phase-sent-off = Who leaves the pitch?

## Ready arrangements

fuba-shortcut-balanced = A balanced kick-off
fuba-shortcut-wide = Wide, both wings manned
fuba-shortcut-crowded-centre = Everybody into the centre
fuba-shortcut-crowd-the-box = Crowd their penalty area
fuba-shortcut-short-and-wide = Short, with the wings open
fuba-shortcut-stay-compact = Stay compact and safe
fuba-shortcut-guard-the-box = Guard the penalty area
fuba-shortcut-hold-the-line = Hold the line
fuba-shortcut-wait-to-break = Defend deep and wait to break

## Odds in a word

fuba-short-kept = keeps the ball
fuba-short-won = loses the ball
fuba-short-special = special event
fuba-short-goal = goal
fuba-short-corner-won = corner
fuba-short-missed = goal kick
fuba-short-second-six = second six needed
fuba-short-penalty-missed = no goal
fuba-short-shootout-goal = goal
fuba-short-half-over = the half ends
fuba-short-last-turn = last turn
fuba-short-half-begins = kick-off
fuba-short-shootout-begins = shoot-out
fuba-short-victory = full time
fuba-short-level = full time
fuba-short-spared = stays yellow
fuba-short-red = red card
fuba-short-yellow = yellow card
fuba-short-free-kick = free kick
fuba-short-penalty-kick = penalty
fuba-short-only-mover = only one side moves
fuba-short-rolled = the support zone decides

## Names of modifiers

fuba-term-start = start
fuba-term-target = target
fuba-term-distance = distance
fuba-term-area = players at the ball
fuba-term-penalty-area = players in the penalty area
fuba-term-open-goal = open goal
fuba-term-zone = where the shot is from

## Tables

fuba-table-control = Control test: the die and its modifiers against the ball
fuba-table-crowd = Players in a zone: what they count for in the control test
fuba-table-distance = Distance of a pass
fuba-table-shot-zones = Shots by zone
fuba-table-shot-players = Shots: players in the zone of the ball, or in the penalty area
fuba-table-events = Special events
fuba-table-penalties = Penalties: what the die must reach
fuba-cell-result = Result
fuba-cell-effect = Effect
fuba-cell-above = Higher than the ball
fuba-cell-equal = Equal to the ball
fuba-cell-below = Lower than the ball
fuba-cell-kept = The ball is kept
fuba-cell-special = Special event
fuba-cell-lost = The ball is lost
fuba-cell-own-against = The team’s players, opponents
fuba-cell-between = Zones in between
fuba-cell-modifier = Modifier
fuba-cell-zone = Zone
fuba-cell-die = Die
fuba-cell-booked-in-control = Yellow card for the team in control, free kick for the other
fuba-cell-booked-passive = Yellow card for the other team, free kick for the team in control
fuba-cell-free-kick-in-control = Free kick for the team in control
fuba-cell-free-kick-passive = Free kick for the other team
fuba-cell-only-in-control-moves = Only the team in control moves in this turn
fuba-cell-only-passive-moves = Only the other team moves in this turn
fuba-cell-keeper = Keeper
fuba-cell-shot-left = Shot left
fuba-cell-shot-centre = Shot centre
fuba-cell-shot-right = Shot right
fuba-cell-dive-left = Dives left
fuba-cell-dive-stay = Stays
fuba-cell-dive-right = Dives right

## Rulings

fuba-ruling-r7 = The teams are set up for kick-off, free kick, corner and penalty, not for goal kicks.
fuba-ruling-r8 = After placing, up to two different players move one zone each, wherever they like.
fuba-ruling-r9 = At kick-off at least two players of the team that starts stand in the centre.
fuba-ruling-r18 = A team that keeps a ball played among opponents must bring a man to it.
fuba-ruling-r24 = There is always a legal target.
fuba-ruling-r31 = A situation is easy only where the team has a man and the opponents have none.
fuba-ruling-r39 = The keeper is put back into his box when a goal kick is awarded.
fuba-ruling-r40 = A slow goal kick gives both teams a whole movement phase first.
fuba-ruling-r46 = Free moves lead straight away from the end line.
fuba-ruling-r61 = An outfield player leaves with a red card, never the goalkeeper.
fuba-ruling-r65 = A half ends at +5 at the latest, when the turn is completed.
fuba-ruling-r10 = A line may be empty; the formation is fixed for the match.
fuba-ruling-r19 = Offside goes by the second-last opponent, the goalkeeper included.
fuba-ruling-r20 = “Level with the ball” means the zone where the ball was when the turn began.
fuba-ruling-r30 = A player brought to the ball does not move again in that turn.
fuba-ruling-r34 = The goalkeeper counts among the defenders in the zone of a shot.
fuba-ruling-r42 = A midfield move straight forward or back may not draw level with the front man or the last man.
fuba-ruling-r48 = Every zone on a ball carrier’s way must be free of opponents.
fuba-ruling-r51 = At a direct free kick the zone still counts; the players in it do not.
fuba-ruling-r62 = A team with fewer than seven players loses.

## The board as text

fuba-board-head =
    { $hosts } { $shape }   { score }   { $visitors } { $against }   { $half ->
        [1] 1st half
        [2] 2nd half
       *[other] extra time
    }, { $clock }
fuba-board-control = { TEAM($by, form: "Nom") } has the ball.
fuba-board-last-turn = This is the last turn of the half.
fuba-board-dice = Dice: home { $home }, away { $away }.
fuba-board-taker =
    { $kind ->
        [keeper] { TEAM($by, form: "Gen") } goalkeeper takes the kick.
       *[other] One of { TEAM($by, form: "gen") } players takes the kick.
    }
fuba-board-cards = { $by }: yellow cards { $yellow }, red cards { $red }.
fuba-board-shootout = Shoot-out: { score }.
fuba-board-place =
    { $left ->
        [one] { TEAM($by, form: "Nom") } has one player left to place.
       *[other] { TEAM($by, form: "Nom") } has { $left } players left to place.
    }

## Several events in one sentence: `locales/telling.json` says which

fuba-report-formations = The cards are turned over: { TEAM($by) } will play { $formation }, { TEAM($other) } { $against }.
    .v2 = { TEAM($by, form: "Nom") } lines up { $formation }, { TEAM($other) } { $against }.
fuba-report-toss-kept = { TEAM($by, form: "Nom") } wins the roll and will kick off.
fuba-report-toss-given = { TEAM($by, form: "Nom") } wins the roll and lets { TEAM($other) } kick off.
fuba-report-adjusted-men =
    A late reshuffle from { TEAM($by) }: { $n ->
        [1] one man
        [2] two men
        [3] three men
        [4] four men
        [5] five men
        [6] six men
        [7] seven men
        [8] eight men
        [9] nine men
        [10] ten men
       *[other] { $n } men
    } on the move.
    .v2 =
        { TEAM($by, form: "Nom") } has second thoughts and shifts { $n ->
            [1] one man
            [2] two men
            [3] three men
            [4] four men
            [5] five men
            [6] six men
            [7] seven men
            [8] eight men
            [9] nine men
            [10] ten men
           *[other] { $n } men
        }.
    .v3 = A final tweak from { TEAM($by) } before the whistle.
    .v4 = { TEAM($by, form: "Nom") } sorts out the shape one last time.
fuba-report-kept-it = { TEAM($by, form: "Nom") } keeps it in { $zone }: { $result } against { $value }.
    .v2 = { TEAM($by, form: "Nom") } works the ball to { $zone }, { $result } against { $value }.
    .v3 = Tidy play through { $zone } by { TEAM($by) }: { $result } against { $value }.
    .v4 = { $result } against { $value }, and { TEAM($by) } has the ball in { $zone }.
    .v5 = { TEAM($by, form: "Nom") } finds { $zone } and keeps hold of the ball, { $result } against { $value }.
    .v6 = No trouble in { $zone }: { $result } against { $value }, and { TEAM($by) } plays on.
fuba-report-lost-it = { TEAM($by, form: "Nom") } loses it in { $zone }, { $result } against { $value }, and { TEAM($other) } takes over.
    .v2 = Cut out in { $zone }! { $result } against { $value }, and it is { TEAM($other, form: "gen") } ball.
    .v3 = Careless from { TEAM($by) } in { $zone }: { $result } against { $value }. { TEAM($other, form: "Nom") } has it now.
    .v4 = { TEAM($other, form: "Nom") } pounces in { $zone }: { $result } against { $value }.
    .v5 = { TEAM($by, form: "Nom") } runs into trouble in { $zone }, { $result } against { $value }: it is { TEAM($other, form: "gen") } ball now.
    .v6 = A ball goes astray in { $zone }, { $result } against { $value }, and { TEAM($other) } picks it up.
fuba-report-shot-goal = { TEAM($by, form: "Nom") } shoots from { $zone }. Goal! { score }.
    .v2 = Goal! { TEAM($by, form: "Nom") } scores from { $zone }: { score }.
    .v3 = { score }! { TEAM($by, form: "Nom") } lets fly from { $zone }, and the net bulges.
    .v4 = No mistake from { $zone }! { TEAM($by, form: "Nom") } makes it { score }.
fuba-report-shot-wide =
    { TEAM($by, form: "Nom") } shoots from { $zone }: wide! { $need ->
        [6] Only a six would do.
        [7] Only two sixes would do.
       *[other] It needed { $need } or more.
    }
    .v2 = { TEAM($by, form: "Nom") } lets fly from { $zone } and clears the bar.
    .v3 =
        Past the post! { TEAM($by, form: "Nom") } tries from { $zone }, but { $need ->
            [6] only a six would do
            [7] only two sixes would do
           *[other] { $need } or more was needed
        }.
    .v4 = A shot from { $zone } by { TEAM($by) }, and it is off target.
fuba-report-shot-behind = { TEAM($by, form: "Nom") } shoots from { $zone }, and it is deflected behind. Corner!
    .v2 = A shot from { $zone }, tipped over! Corner for { TEAM($by) }.
fuba-report-moved-men =
    { $mode ->
        [attack] { TEAM($by, form: "Nom") } pushes { $n ->
        [1] one man
        [2] two men
        [3] three men
        [4] four men
        [5] five men
        [6] six men
        [7] seven men
        [8] eight men
        [9] nine men
        [10] ten men
       *[other] { $n } men
    } on
        [defence] { TEAM($by, form: "Nom") } gets { $n ->
        [1] one man
        [2] two men
        [3] three men
        [4] four men
        [5] five men
        [6] six men
        [7] seven men
        [8] eight men
        [9] nine men
        [10] ten men
       *[other] { $n } men
    } back
        [quick] { TEAM($by, form: "Nom") } quickly moves { $n ->
        [1] one man
        [2] two men
        [3] three men
        [4] four men
        [5] five men
        [6] six men
        [7] seven men
        [8] eight men
        [9] nine men
        [10] ten men
       *[other] { $n } men
    }
       *[midfield] { TEAM($by, form: "Nom") } moves { $n ->
        [1] one man
        [2] two men
        [3] three men
        [4] four men
        [5] five men
        [6] six men
        [7] seven men
        [8] eight men
        [9] nine men
        [10] ten men
       *[other] { $n } men
    }
    }, to { $zones }.
    .v2 =
        { $mode ->
            [attack] Attacking move from { TEAM($by) }
            [defence] Defensive move from { TEAM($by) }
            [quick] Quick feet from { TEAM($by) }
           *[midfield] Midfield move from { TEAM($by) }
        }: { $n ->
            [1] one man
            [2] two men
            [3] three men
            [4] four men
            [5] five men
            [6] six men
            [7] seven men
            [8] eight men
            [9] nine men
            [10] ten men
           *[other] { $n } men
        }, to { $zones }.
fuba-report-moved-waits =
    { TEAM($by, form: "Nom") } { $mode ->
        [attack] pushes up
        [defence] drops back
        [quick] edges across
       *[midfield] regroups
    }, to { $zones }.
    .v2 = New positions for { TEAM($by) }: { $zones }.
fuba-report-moved-both =
        { TEAM($by, form: "Nom") } { $mode ->
            [attack] pushes up
            [defence] drops back
            [quick] edges across
           *[midfield] regroups
        } with { $n ->
            [1] one man
            [2] two men
            [3] three men
            [4] four men
            [5] five men
            [6] six men
            [7] seven men
            [8] eight men
            [9] nine men
            [10] ten men
           *[other] { $n } men
        }, { TEAM($other) } { $reply ->
            [attack] comes forward
            [defence] drops off
            [quick] edges across
           *[midfield] reshuffles
        } with { $m ->
            [1] one
            [2] two
            [3] three
            [4] four
            [5] five
            [6] six
            [7] seven
            [8] eight
            [9] nine
            [10] ten
           *[other] { $m }
        }.
    .v2 =
        { TEAM($by, form: "Nom") } { $mode ->
            [attack] pours forward
            [defence] retreats
            [quick] takes a quick step
           *[midfield] reshuffles
        }, and { TEAM($other) } { $reply ->
            [attack] pushes up
            [defence] pulls men back
            [quick] takes a quick step
           *[midfield] regroups
        }.
    .v3 =
        Movement on both sides: { $n ->
            [1] one man
            [2] two men
            [3] three men
            [4] four men
            [5] five men
            [6] six men
            [7] seven men
            [8] eight men
            [9] nine men
            [10] ten men
           *[other] { $n } men
        } for { TEAM($by) }, { $m ->
            [1] one
            [2] two
            [3] three
            [4] four
            [5] five
            [6] six
            [7] seven
            [8] eight
            [9] nine
            [10] ten
           *[other] { $m }
        } for { TEAM($other) }.
    .v4 =
        All change: { TEAM($by) } { $mode ->
            [attack] goes forward
            [defence] falls back
            [quick] shifts quickly
           *[midfield] moves about in midfield
        }, { TEAM($other) } { $reply ->
            [attack] comes out
            [defence] sits deeper
            [quick] shifts quickly
           *[midfield] finds a new shape
        }.
