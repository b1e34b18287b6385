# Champions 2020 in English.

## Sections

champions-section-general = General principles
champions-section-setup = Line-up and kick-off
champions-section-turn = The turn and moving
champions-section-ball = Playing the ball
champions-section-follow = Following the pass
champions-section-tidy = End of the turn
champions-section-shot = Shots, saves, held balls and rebounds
champions-section-interception = Interceptions
champions-section-dead-ball = Dead balls and restarts by the keeper
champions-section-throw-in = Throw-ins
champions-section-corner = Corners
champions-section-offside = Offside
champions-section-pickup = The keeper picking up the ball
champions-section-push = The shoulder charge
champions-section-spoiling = Spoiling play
champions-section-foul = Fouls, cards and injuries
champions-section-free-kick = Free kicks
champions-section-penalty = Penalties
champions-section-substitution = Substitutions
champions-section-clock = The clock
champions-section-extra-time = Extra time
champions-section-shootout = The shoot-out
champions-section-tournament = Tournaments

## Rules

champions-rule-gen-1 = Whenever both coaches have something to do, the away coach does his part first.
champions-rule-gen-2 = No square holds two players; only at the moment of a foul do two share one.
champions-rule-gen-3 = A choice that could not be played to a legal end is not offered.
champions-rule-gen-4 = A move that the rules force on a player is never forbidden by the limits on spoiling play.
champions-rule-gen-5 = Distance on foot is the fewest steps over free squares, outside squares included and goal squares excluded, except for a keeper in his own goal.
champions-rule-gen-6 = A compulsory kick that cannot use all its pips uses as many as it can; if it can use none, the ball stays with the player.
champions-rule-set-1 = Each squad has two keepers (1 and 20), defenders 2 to 7, midfielders 8 to 13 and attackers 14 to 19.
champions-rule-set-2 = Both coaches secretly choose a keeper and ten outfield players: two, three or four in each line.
champions-rule-set-3 = There are six formations: 2-4-4, 3-3-4, 3-4-3, 4-2-4, 4-3-3 and 4-4-2.
champions-rule-set-4 = The keeper starts on one of his own two goal squares.
champions-rule-set-5 = Defenders start in their own row 2.
champions-rule-set-6 = Midfielders start on the middle row.
champions-rule-set-7 = Attackers start four rows from the opponents’ goal line.
champions-rule-set-8 = A line of four stands in columns 1, 4, 7 and 10, a line of three in 2, 5 or 6, and 9, a line of two in 3 and 8.
champions-rule-set-9 = If both sides have the same number of midfielders, a home midfielder who would share a square steps into an adjacent column.
champions-rule-set-10 = In a midfield of two or four, the player nearest to a free centre square is put on it.
champions-rule-set-11 = The match begins at 0–0 with the clock at 0, the ball on the centre spot and nine players of each squad in the dugout.
champions-rule-ko-1 = For the kick-off both coaches roll until both have at least a 2 and the numbers differ.
champions-rule-ko-2 = The higher roll kicks off: the player at the centre kicks the ball exactly as far as the rolls differ.
champions-rule-ko-3 = Apart from that, the kick-off is played like any turn.
champions-rule-turn-1 = A turn begins with a roll of the die; before it, substitutes may be sent to warm up.
champions-rule-turn-2 = A turn runs in order: roll, foul check, move, ball, follow, interceptions, arrival of the ball, end-of-turn shifts.
champions-rule-turn-3 = After a turn it is the other coach’s turn, unless a deflection or a rebound says otherwise.
champions-rule-a-1 = The coach moves exactly one of his players; it may be the keeper.
champions-rule-a-2 = The player moves exactly the number rolled, or fewer steps if he reaches the ball.
champions-rule-a-3 = Players step along rows and columns, never diagonally, and may turn after every step.
champions-rule-a-4 = A player may not enter or cross a square on which another player stands.
champions-rule-a-5 = Players may move over squares outside the lines, and may stop there.
champions-rule-a-6 = A move may visit a square more than once and may end where it began.
champions-rule-a-7 = A coach who has no legal move skips his turn; a coach who has one must move.
champions-rule-b-1 = A player who steps on to the ball stops there and must kick it.
champions-rule-b-2 = The ball is kicked as many squares as pips are left, plus one.
champions-rule-b-3 = The ball may be kicked in any of the eight directions.
champions-rule-b-4 = Each kick may bend once, by 45 degrees, after at least one square.
champions-rule-b-5 = The ball may never enter a square on which an opponent stands.
champions-rule-b-6 = All pips must be used unless the ball reaches the opponents’ goal.
champions-rule-b-7 = The empty squares entered by the moving player and by the ball add up to the number rolled, shots aside.
champions-rule-c-1 = A team-mate whose square the ball reaches plays it on with the pips left plus one, in any direction and with a new bend.
champions-rule-c-2 = The ball cannot roll past a team-mate: entering his square is always a touch.
champions-rule-c-3 = A passing move has at most six touches, the first kick included.
champions-rule-c-4 = The ball may come back to a player who has touched it before in the same turn.
champions-rule-d-1 = After the ball has been played, unless it was a shot, one team-mate may run towards it.
champions-rule-d-2 = The runner must not have touched the ball in this turn.
champions-rule-d-3 = The runner takes two steps, both closer to the ball, or one if that brings him next to it; he never enters its square.
champions-rule-d-4 = After his run he must be closer to the ball than every team-mate.
champions-rule-d-5 = An offside player may not run after a ball played forward.
champions-rule-d-6 = Nobody has to run, and a run obeys the limits on spoiling play.
champions-rule-e-1 = The turn closes with the end-of-turn shifts once the ball has stopped or is held, but not before a dead ball.
champions-rule-e-2 = Outfield players in row 1 are shifted to row 2 while the ball is beyond the middle row.
champions-rule-e-3 = The coach whose turn ends then moves his own offside players back.
champions-rule-shot-1 = A ball that reaches one of the opponents’ two goal squares is a shot, even with pips left over.
champions-rule-shot-2 = The power of a shot is the number of pips left after it enters the goal square.
champions-rule-shot-3 = A shot may be intercepted before the keeper tries to save it.
champions-rule-save-1 = The keeper saves on any free square of the shot’s last leg, the goal square included.
champions-rule-save-2 = The chance of a save is three quarters one step away, a quarter less for every further step and for every point of power.
champions-rule-save-3 = A makeshift keeper’s chance is a quarter less.
champions-rule-save-4 = A shot that the keeper has no chance to save is a goal at once.
champions-rule-save-5 = The keeper goes to the save square, then the four-sided die decides between goal, rebound and hold.
champions-rule-save-6 = The keeper must try a save if he has a chance inside his penalty area; otherwise his coach may concede the goal.
champions-rule-save-7 = A save outside the penalty area is handball: a red card for the keeper and a free kick for the opponents.
champions-rule-hold-1 = The keeper plays a held ball with a new roll of at least 2, as many squares as the number rolled.
champions-rule-hold-2 = Apart from that, a held ball is played like a turn of the keeper’s coach.
champions-rule-reb-1 = A rebound flies diagonally on to the pitch from the save square, as far as the pips left there plus one.
champions-rule-reb-2 = It goes to the side on which the shot would have passed the keeper.
champions-rule-reb-3 = Outfield players of both teams may try to intercept a rebound.
champions-rule-reb-4 = A player whose square the rebound enters plays it on with the pips left plus one.
champions-rule-reb-5 = Once the rebound has stopped, the shooting team moves again.
champions-rule-int-1 = When the passing move is complete, the other coach may try to intercept with his outfield players, never with the keeper.
champions-rule-int-2 = A ball can be intercepted where it passed, not where it ends and not in a goal square.
champions-rule-int-3 = The square must be empty and next to the interceptor, not diagonally.
champions-rule-int-4 = Each player can intercept only in the first empty square along which the ball passes him.
champions-rule-int-5 = Attempts are made in the order in which the ball passed the squares.
champions-rule-int-6 = The interceptor moves on to the square and rolls the three-sided die: a 3 deflects the ball, otherwise he stays there and the ball goes on.
champions-rule-int-7 = A deflected ball goes straight on in the direction of the interceptor’s step, as far as the pips left there plus one.
champions-rule-int-8 = After a deflection both teams may intercept, but nobody in a square where both could.
champions-rule-int-9 = A player whose square a deflected ball enters plays it on with the pips left plus one.
champions-rule-int-10 = A deflected ball may leave the pitch or enter a goal.
champions-rule-int-11 = Once the ball has stopped, it is the turn of the team that did not deflect it last.
champions-rule-int-12 = A player tries at most once each time the ball moves.
champions-rule-int-13 = An interceptor is exempt from the limits of the goal area and the penalty area.
champions-rule-dead-1 = The ball is dead after a goal, when it goes out, and after a foul or handball; substitutions come first, away before home.
champions-rule-dead-2 = Then each coach puts his keeper on one of his two goal squares.
champions-rule-dead-3 = Then each coach moves his offside players back, as if the ball were at the place of the restart.
champions-rule-dead-4 = Then the restart is prepared and its coach rolls.
champions-rule-min2-1 = At every restart a ‘1’ is void and rolled again.
champions-rule-lock-1 = A player who takes a restart may not touch the ball again until somebody else has.
champions-rule-gko-1 = After a goal the keeper who conceded restarts play with the number rolled plus one.
champions-rule-gk-1 = If the ball crosses the goal line off an attacker, the keeper takes a goal kick with the number rolled plus one.
champions-rule-thr-1 = If the ball crosses the touchline, the team that did not touch it last takes a throw-in.
champions-rule-thr-2 = The coach puts one of his outfield players on the outside square to which the ball went.
champions-rule-thr-3 = The throw uses a four-sided die, at least 2, and must enter the pitch at once.
champions-rule-thr-4 = Apart from that, a throw-in is played like a turn.
champions-rule-thr-5 = The throw counts as the first touch.
champions-rule-thr-6 = As soon as the ball has stopped or reached a team-mate, the thrower comes back on to the pitch by the shortest way.
champions-rule-cor-1 = If the ball crosses the goal line off a defender, the other team takes a corner at that end.
champions-rule-cor-2 = All outfield players not yet in rows 1 and 2 of that end move one square towards the goal line, unless they are blocked.
champions-rule-cor-3 = The ball is put on the corner square on the side where it went out.
champions-rule-cor-4 = One outfield player stands at the ball, and one opponent on the goal line two squares from it as a wall.
champions-rule-cor-5 = The player at the ball must play it, with the number rolled, at least 2.
champions-rule-cor-6 = Apart from that, a corner is played like a turn.
champions-rule-cor-7 = After the corner its taker moves one square on to the pitch, along the goal line first if he is blocked.
champions-rule-cor-8 = After the following turn the wall does the same if it still stands on the goal line.
champions-rule-off-1 = A player is offside if he is closer to the opponents’ goal line than the ball and fewer than two opponents are at least as close as he is.
champions-rule-off-2 = A kick may not reach a player who is offside when it is made.
champions-rule-off-3 = After a forward kick, a player who was offside when it was made may not run after it.
champions-rule-off-4 = Level with the ball or with the second-last opponent is not offside, and there is no exemption in one’s own half or at restarts.
champions-rule-off-5 = An offside player who must move back is shifted towards his own goal until he is onside.
champions-rule-off-6 = If somebody blocks his way, he first steps sideways; in front of the ball he stops.
champions-rule-pick-1 = A keeper may pick up a ball in his own penalty area if his distance to it is exactly the number rolled.
champions-rule-pick-2 = His own team must not have played the ball last, except by an interception or a rebound.
champions-rule-pick-3 = He then stands on that square and plays the ball as a held ball.
champions-rule-push-1 = With a ‘1’, a player may move into the square of an opponent beside him who is nearest to the ball, and push him on one square.
champions-rule-push-2 = Nearest means that no player of either team is closer to the ball.
champions-rule-push-3 = Anybody behind the pushed player is pushed on as well.
champions-rule-push-4 = Nobody may be pushed on to the ball, off the board, or into a goal where he may not stand.
champions-rule-push-5 = A push is never a foul and ends the turn.
champions-rule-spoil-1 = The ball may not be kicked out of play or into one’s own goal.
champions-rule-spoil-2 = Only the keeper himself may stand on or cross his two goal squares.
champions-rule-spoil-3 = Outfield players may enter a goal area only while the ball lies in row 1 of that end.
champions-rule-spoil-4 = A team may have at most four outfield players in its own penalty area, at most one of them in the goal area.
champions-rule-spoil-5 = A chain of players of one team may not be longer than nine.
champions-rule-spoil-6 = Each team must have a player who can reach the ball on the pitch.
champions-rule-foul-1 = With a roll of 2 to 6 a foul happens if a player is exactly that far from an opponent nearest to the ball and no team-mate can get closer to it than that opponent.
champions-rule-foul-2 = The foul replaces the turn; the coach has a choice only if several are possible.
champions-rule-foul-3 = The fouler moves into the victim’s square.
champions-rule-foul-4 = The fouler is booked, the victim injured, and the victim’s team has a free kick, or a penalty in the fouler’s own penalty area.
champions-rule-foul-5 = A keeper on his goal square cannot be fouled.
champions-rule-card-1 = Every foul brings a yellow card, and a second yellow is a red.
champions-rule-card-2 = A player who is sent off leaves the match without replacement.
champions-rule-card-3 = If the keeper is sent off, an outfield player makes way for the reserve keeper, which counts as a substitution.
champions-rule-card-4 = Without a substitution or a reserve keeper, an outfield player goes in goal.
champions-rule-inj-1 = A first injury has no effect in the match.
champions-rule-inj-2 = After a second injury the player must leave and may be replaced if a substitution is left.
champions-rule-inj-3 = An injured keeper is replaced by the reserve keeper, or by an outfield player if no substitution is left.
champions-rule-fk-1 = The ball is put where the foul was committed.
champions-rule-fk-2 = The injured player stands one square behind the ball, or beside it if that square is taken.
champions-rule-fk-3 = The fouler stands two squares from the ball towards his own goal line as a wall, stepping sideways where he is blocked.
champions-rule-fk-4 = Beside its own penalty area the wall stands two squares towards the far touchline instead.
champions-rule-fk-5 = In row 3 near the touchline the wall stands two squares diagonally towards its own goal.
champions-rule-fk-6 = The fouler’s team-mates leave the eight squares around the ball by the shortest way.
champions-rule-fk-7 = The team awarded the kick rolls (a ‘1’ is rolled again) and must play the ball, with whichever player can reach it.
champions-rule-fk-8 = A substitute takes the place of the man he replaces, and another outfield player that of a man who has left.
champions-rule-fk-9 = If a keeper is involved, an outfield player stands in the wall or at the ball in his place.
champions-rule-fk-10 = After a handball both coaches choose an outfield player, one for the ball and one for the wall.
champions-rule-pen-1 = All outfield players leave the penalty area towards the middle row.
champions-rule-pen-2 = An outfield player of the team awarded the penalty stands on one of the two penalty-spot squares.
champions-rule-pen-3 = He shoots with the number rolled, at least 2; it must be a shot at goal.
champions-rule-pen-4 = The power is the roll less 2; there is no interception before the save.
champions-rule-sub-1 = A team may make at most three substitutions.
champions-rule-sub-2 = Before his roll a coach may send bench players to warm up, at most as many as substitutions are left.
champions-rule-sub-3 = A player who is warming up carries on until the next dead ball.
champions-rule-sub-4 = At a dead ball everybody who is warming up must come on.
champions-rule-sub-5 = Only after a goal may the coach send them back to the bench instead.
champions-rule-sub-6 = The same number of team-mates leave first, and there is always exactly one keeper.
champions-rule-sub-7 = A defender comes on in the row of his team’s rearmost outfield player, an attacker in that of the foremost, but never in row 1.
champions-rule-sub-8 = A midfielder comes on in the row midway between the rearmost and the foremost outfield player; if that falls between two rows, the coach chooses.
champions-rule-sub-9 = A reserve keeper comes on in goal, in place of the keeper.
champions-rule-sub-10 = A player who has left cannot come back.
champions-rule-clk-1 = Every ‘1’ that is not void, on any die, moves the clock on six minutes.
champions-rule-clk-2 = A ‘1’ at a restart, at the kick-off or at a held ball is void.
champions-rule-clk-3 = The match ends with the ‘1’ that takes the clock past 90.
champions-rule-clk-4 = The die that ends the match still has its own effect, and nothing else happens.
champions-rule-clk-5 = If the clock counts rolls, the match ends with the turn in which roll 90 is made; each foul adds one.
champions-rule-xt-1 = If a winner is needed and the score is level, extra time follows without a new kick-off.
champions-rule-xt-2 = Extra time has a track of five spaces and ends with the sixth ‘1’.
champions-rule-xt-3 = The first goal in extra time wins the match.
champions-rule-so-1 = If extra time ends level, the teams take five penalties each in turn, away first, until it is decided.
champions-rule-so-2 = If it is still level, pairs of kicks follow until one team is ahead.
champions-rule-so-3 = The keeper’s coach chooses his goal square, the kicker’s coach the spot and the path; a hold or a rebound is no goal.
champions-rule-so-4 = The clock does not run in the shoot-out, and its goals do not count for the score.
champions-rule-cup-1 = The points go 5–0 for a win in 90 minutes, 4–1 in extra time and 3–2 in the shoot-out.
champions-rule-cup-2 = A red card brings a two-match ban.
champions-rule-cup-3 = A player booked again within three matches misses one.
champions-rule-cup-4 = The three matches after a suspension count as probation too; three without a card clear the record.
champions-rule-cup-5 = A red card on probation brings a three-match ban.
champions-rule-cup-6 = Injuries count in the same way, with a probation of two matches.

## Events

champions-event-lineup-in = { TEAM($by, form: "Gen") } team sheet is in.
champions-event-chose = { TEAM($by, form: "Nom") } will play { $formation }.
champions-event-chose-number = { $piece } starts for { TEAM($by) }.
champions-event-lined-up = { TEAM($by, form: "Nom") } lines up in a { $formation }.
champions-event-to-centre = { $piece } takes the centre square { $to }.
champions-event-kick-off = Home side { $home }, visitors { $away }: { TEAM($by) } kicks off through { $piece }.
champions-event-warms-up = { $piece } is warming up for { TEAM($by) }.
champions-event-rolled = { TEAM($by, form: "Nom") } rolls { $number }.
    .v2 = A { $number } for { TEAM($by) }.
champions-event-clock =
    { $minute ->
        [one] One minute on the clock.
       *[other] { $minute } minutes on the clock.
    }
    .v2 =
        { $minute ->
            [one] One minute gone.
           *[other] { $minute } minutes gone.
        }
champions-event-skipped = Nobody can move, so { TEAM($by) } skips the turn.
champions-event-walked = { $piece } moves to { $to }.
    .v2 = { $piece } makes his way to { $to }.
    .v3 = { $piece } takes up position on { $to }.
champions-event-reached-ball =
    { $budget ->
        [one] { $piece } reaches the ball on { $to } and can play it one square.
       *[other] { $piece } reaches the ball on { $to } and can play it { $budget } squares.
    }
    .v2 =
        { $budget ->
            [one] { $piece } gets to the ball on { $to } and has one square to work with.
           *[other] { $piece } gets to the ball on { $to } and has { $budget } squares to work with.
        }
champions-event-passed = { $piece } finds { $receiver } on { $to }.
    .v2 = { $piece } picks out { $receiver } on { $to }.
    .v3 = Crisp pass from { $piece } to { $receiver } on { $to }.
champions-event-played = { $piece } plays the ball to { $to }.
    .v2 = { $piece } sends it to { $to }.
champions-event-shot =
    { $power ->
        [0] { $piece } shoots at { $to }!
       *[other] { $piece } shoots at { $to } with power { $power }!
    }
    .v2 =
        { $power ->
            [0] { $piece } goes for goal: { $to }!
           *[other] { $piece } goes for goal: { $to }, with power { $power }!
        }
    .v3 =
        { $power ->
            [0] { $piece } lets fly at { $to }!
           *[other] { $piece } lets fly at { $to } with power { $power }!
        }
champions-event-stuck = { $piece } cannot play the ball anywhere and keeps it.
champions-event-ran = { $piece } runs after the ball, as far as { $to }.
    .v2 = { $piece } follows up and waits on { $to }.
champions-event-came-back = { $piece } comes back on to the pitch at { $to }.
champions-event-missed = { $piece } steps in on { $to } and misses the ball.
    .v2 = { $piece } lunges at it on { $to }, but the ball is gone.
    .v3 = { $piece } is a yard late on { $to }.
champions-event-deflected = { $piece } gets a foot in on { $to } and deflects the ball!
    .v2 = { $piece } reads it, sticks out a leg on { $to } and turns the ball aside!
champions-event-contested = Both teams are after the ball on { $to }, and nobody gets it.
champions-event-fell-to =
    { $budget ->
        [one] The ball falls to { $piece }, who can play it one square.
       *[other] The ball falls to { $piece }, who can play it { $budget } squares.
    }
    .v2 =
        { $budget ->
            [one] { $piece } picks up the loose ball and can play it one square.
           *[other] { $piece } picks up the loose ball and can play it { $budget } squares.
        }
champions-event-dived =
    { $quarters ->
        [one] { $piece } dives to { $to }: one chance in four.
        [2] { $piece } dives to { $to }: an even chance.
        [3] { $piece } dives to { $to }: three chances in four.
       *[other] { $piece } dives to { $to }: { $quarters } chances in four.
    }
champions-event-no-save = { $piece } cannot get near it.
champions-event-conceded = { $piece } stands and watches it go in.
champions-event-held = { $piece } holds the ball on { $to }.
    .v2 = Safe hands: { $piece } clutches it on { $to }.
    .v3 = { $piece } gets down well on { $to } and holds on.
champions-event-parried = { $piece } parries it at { $to }!
    .v2 = { $piece } gets a glove to it on { $to }, but cannot hold it!
champions-event-picked-up = { $piece } picks the ball up on { $to }.
champions-event-goal = Goal for { TEAM($by) }! { score }.
    .v2 = It is in! { TEAM($by, form: "Nom") } scores: { score }.
    .v3 = { score }! The net bulges, and { TEAM($by) } celebrates.
    .v4 = No stopping that one! { TEAM($by, form: "Nom") } makes it { score }.
champions-event-throw-in = Throw-in for { TEAM($by) } at { $to }.
champions-event-corner = Corner for { TEAM($by) } at { $to }.
champions-event-goal-kick = Goal kick for { TEAM($by) }.
champions-event-free-kick = Free kick for { TEAM($by) } on { $to }.
champions-event-penalty = Penalty for { TEAM($by) }!
champions-event-restart-lost = Nobody can reach the ball: { TEAM($by) } loses the free kick.
champions-event-shifted = { $piece } has to move to { $to }.
champions-event-placed = { $piece } takes his place on { $to }.
    .v2 = { $piece } is in place on { $to }.
champions-event-pushed = { $piece } shoulders { $victim } aside to { $to }.
champions-event-fouled = { $piece } brings down { $victim } on { $to }.
    .v2 = { $piece } catches { $victim } late on { $to }. Foul!
champions-event-handball = Handball by { $piece } on { $to }!
champions-event-booked = Yellow card for { $piece }.
champions-event-sent-off = Red card for { $piece }!
champions-event-injured = { $piece } is hurt and needs a bandage.
champions-event-injured-off = { $piece } is hurt again and has to go off.
champions-event-substituted = { $piece } comes on for { $out }.
champions-event-benched = { $piece } goes back to the bench.
champions-event-in-goal = { $piece } goes in goal.
champions-event-extra-time = { score } after 90 minutes: extra time.
champions-event-shootout = Still { score }: penalties will decide.
champions-event-shootout-goal = { TEAM($by, form: "Nom") } scores from the spot: { score }.
champions-event-shootout-save = { TEAM($by, form: "Gen") } penalty is saved: { score }.
champions-event-won = Full time: { score }, and { TEAM($by) } wins.
    .v2 = The final whistle! { score }, and { TEAM($by) } has won.
champions-event-level = Full time, and it ends all square: { score }.

## Refusals

champions-refusal-not-your-turn = It is { TEAM($seat, form: "gen") } decision.
champions-refusal-roll-first = The dice come first.
champions-refusal-match-over = The match is over.
champions-refusal-not-now = You cannot do that at this point in the match.
champions-refusal-bad-formation = { $formation } cannot be played.
champions-refusal-bad-number = { $piece } cannot be named now.
champions-refusal-suspended = { $piece } is suspended for this match.
champions-refusal-laid-up = { $piece } is injured and misses this match.
champions-refusal-bad-column = Column { $column } is not possible here.
champions-refusal-not-nearest = { $piece } is not the one nearest to column { $column }.
champions-refusal-bad-player = { $piece } cannot be chosen for this.
champions-refusal-too-many-warming =
    { $left ->
        [one] Only one substitution is left.
       *[other] Only { $left } substitutions are left.
    }
champions-refusal-not-on-bench = { $piece } is not on the bench.
champions-refusal-off-pitch = { $piece } is not on the pitch.
champions-refusal-no-foul = { $piece } does not foul { $victim } with this roll.
champions-refusal-shut-in = { $piece } is shut in.
champions-refusal-no-move = { $piece } has no move that can be completed.
champions-refusal-occupied = Somebody is standing on { $to }.
champions-refusal-way-taken = Every way of that length to { $to } is blocked by players.
champions-refusal-way-through-goal = Every way of that length to { $to } leads through a goal square.
champions-refusal-wrong-steps =
    { $number ->
        [one] { $to } cannot be reached in exactly one step.
       *[other] { $to } cannot be reached in exactly { $number } steps.
    }
champions-refusal-through-ball = The way to { $to } ends at the ball.
champions-refusal-goal-square = { $to } is a goal square.
champions-refusal-goal-area-closed = { $to } lies in a goal area, and the ball is not in row 1 there.
champions-refusal-area-full = Moving to { $to } would put more than { $most } outfield players there.
champions-refusal-chain-too-long = The chain would be { $length } players long.
champions-refusal-cut-off = If { $to } were taken, one team could no longer reach the ball.
champions-refusal-not-in-steps =
    { $steps ->
        [one] The ball cannot be reached in one step.
       *[other] The ball cannot be reached in { $steps } steps.
    }
champions-refusal-locked = { $piece } took the restart and may not touch the ball until somebody else has.
champions-refusal-dead-end = From { $to } the ball could not be played on.
champions-refusal-no-pickup = The keeper’s distance to the ball is { $had }, and { $needed } was rolled.
champions-refusal-keeper-only = Only the keeper may do this, in his own penalty area.
champions-refusal-back-pass = The keeper’s own team played the ball last.
champions-refusal-needs-one = This needs a ‘1’; you rolled { $number }.
champions-refusal-not-beside = { $piece } is not next to your player.
champions-refusal-not-nearest-to-ball = { $piece } is not the nearest to the ball.
champions-refusal-cannot-push = Nobody may be pushed to { $to }.
champions-refusal-bad-bend = That is more than one bend of 45 degrees.
champions-refusal-blocked = An opponent is standing on { $to }.
champions-refusal-out-of-field = { $to } is out of bounds for the ball.
champions-refusal-through-mate = A team-mate stops the ball on { $to }.
champions-refusal-through-goal = The ball stops in the goal on { $to }.
champions-refusal-too-many-touches = A passing move has no more than { $most } touches.
champions-refusal-touched-before = { $piece } has touched the ball already.
champions-refusal-offside = { $piece } is offside.
champions-refusal-pips-left =
    { $left ->
        [one] One pip would be left.
       *[other] { $left } pips would be left.
    }
champions-refusal-too-far =
    { $budget ->
        [one] The ball goes only one square.
       *[other] The ball goes only { $budget } squares.
    }
champions-refusal-must-shoot = A penalty must be a shot at goal.
champions-refusal-touched-ball = { $piece } touched the ball in this turn.
champions-refusal-cannot-run = { $piece } cannot run closer to the ball.
champions-refusal-mate-as-near = A team-mate would be as near to the ball as { $piece }.
champions-refusal-not-on-run = The run does not lead to { $to }.
champions-refusal-no-slot = This is not the first free square where the ball passes { $piece }.
champions-refusal-tried-before = { $piece } has tried already.
champions-refusal-no-chance = There is no chance of a save on { $to }.
champions-refusal-must-save = The keeper has a chance inside his area, so he must try.
champions-refusal-not-offered = { $to } is not one of the squares offered.
champions-refusal-bad-row = Row { $row } is not one of the rows offered.

## Actions

champions-action-formation = Play { $formation }
champions-action-number = Start with { $piece }
champions-action-column = Column { $column } ({ $line })
champions-action-keeper-square = Keeper in column { $column }
champions-action-centre = { $piece } to centre column { $column }
champions-action-warm = Warm up { $piece }
champions-action-roll = Roll
champions-action-foul = { $piece } fouls { $victim }
champions-action-mover = Move { $piece }
champions-action-walk = Move to { $to }
champions-action-ball = To the ball in { $steps }
champions-action-pickup = Pick the ball up
champions-action-push = Push { $piece }
champions-action-leg = Play { $path }
champions-action-return-to = Come back on at { $to }
champions-action-runner = { $piece } runs
champions-action-no-runner = Nobody runs
champions-action-run-to = Run to { $to }
champions-action-attempt = Intercept with { $piece }
champions-action-let-go = Let it go
champions-action-save = Save at { $to }
champions-action-concede = Concede
champions-action-rebound-side =
    { $side ->
        [E] Parry towards column 10
       *[W] Parry towards column 1
    }
champions-action-shift-to = Move to { $to }
champions-action-sub-out = Take off { $piece }
champions-action-sub-in = Bring on { $piece }
champions-action-no-sub = Bring on nobody
champions-action-to-bench = { $piece } back to the bench
champions-action-sub-row = In row { $row }
champions-action-sub-square = Bring him on at { $to }
champions-action-makeshift = { $piece } in goal
champions-action-thrower = { $piece } takes the throw
champions-action-taker = { $piece } at the ball
champions-action-wall = { $piece } as the wall
champions-action-place = Stand on { $to }
champions-action-penalty-spot = Spot in column { $column }

## Outcomes

champions-outcome-kick-off = Home { $home }, away { $away }
champions-outcome-d3 = Three-sided die: { $number }
champions-outcome-d4 = Four-sided die: { $number }
champions-outcome-d6 = Die: { $number }

## Options

champions-option-interceptions = Lets players try to intercept.
champions-option-follow = Lets a team-mate run after the ball.
champions-option-offside = Plays with offside.
champions-option-row1-tidy = Clears row 1 when the ball is in the other half.
champions-option-spoil-goal-area = Closes the goal areas to outfield players while the ball is elsewhere.
champions-option-spoil-box-limit = Limits a team to four outfield players in its own penalty area.
champions-option-spoil-chain = Limits chains of players to nine.
champions-option-spoil-reach = Demands that both teams can always reach the ball.
champions-option-shoulder-charge = Allows the shoulder charge.
champions-option-keeper-pickup = Lets the keeper pick the ball up.
champions-option-fouls = Plays with fouls, free kicks and penalties.
champions-option-cards = Plays with yellow and red cards.
champions-option-injuries = Plays with injuries.
champions-option-handball = Lets the keeper save outside his area, at the price of a red card.
champions-option-substitutions = Plays with substitutions.
champions-option-clock = Decides whether the clock counts ‘1’s or all rolls.
champions-option-clock-ones = Sets which ‘1’ ends the match.
champions-option-clock-rolls = Sets which roll ends the match.
champions-option-draw = Decides what follows a level score.
champions-option-extra-time-spaces = Sets how long extra time lasts.
champions-option-extra-time-start = Says whether play simply goes on in extra time or begins with a new kick-off.
champions-option-shootout-kicks = Sets the number of kicks each in a shoot-out.
champions-option-max-touches = Sets how many touches a passing move may have.
champions-option-touch-limit = Decides whether the limit counts touches or players, each of whom may then touch the ball repeatedly.
champions-option-retouch = Lets the ball come back to a player in the same turn.
champions-option-walk-backtrack = Lets a player’s move enter a square twice.
champions-option-offside-own-half-exempt = Exempts players in their own half from offside.
champions-option-turn-after-deflection = Decides whose turn it is after a deflection.
champions-option-tidy-first = Makes the end-of-turn shifts before the opponents intercept.
champions-option-follow-deflected = Lets a player run after a deflected ball that somebody played on.
champions-option-push-nearest = Decides who may be charged: the opponent nearest to the ball of all players, or merely of his own team.
champions-option-cross-goals = Lets players move across goal squares, though only the keeper may stop there.
champions-option-free-kick-squares = Decides whether the squares of the men named for a free kick are fixed or chosen by their coaches.
champions-option-reentry = Lets a player who was substituted come on again.
champions-option-hold-ones-count = Lets a ‘1’ at a held ball move the clock.
champions-option-min-players = A team left with fewer players than this loses at once; 0 means no limit.
champions-option-pick-numbers = Lets coaches choose the shirt numbers of their line-up.
champions-option-tournament = Plays every match to a winner.
champions-option-absent = Names those who may not play, by team: suspended and injured.
champions-option-geometry = Changes the board.

champions-preset-full = All rules
champions-preset-as-printed = As printed
champions-preset-thirteen-rows = Thirteen rows
champions-preset-beginner = First match

## Shortcuts

champions-shortcut-lineup-2-4-4 = 2-4-4 with the lowest numbers
champions-shortcut-lineup-3-3-4 = 3-3-4 with the lowest numbers
champions-shortcut-lineup-3-4-3 = 3-4-3 with the lowest numbers
champions-shortcut-lineup-4-2-4 = 4-2-4 with the lowest numbers
champions-shortcut-lineup-4-3-3 = 4-3-3 with the lowest numbers
champions-shortcut-lineup-4-4-2 = 4-4-2 with the lowest numbers

## Questions

champions-phase-lineup = Which formation do you play, and with whom?
champions-phase-columns = Where does the middle player of the line of three stand?
champions-phase-aside = To which side does your midfielder step?
champions-phase-goal-square = On which goal square does your keeper start?
champions-phase-centre = Who goes to the centre square?
champions-phase-turn-start = Do you roll, or does somebody warm up first?
champions-phase-foul-choice = Who fouls whom?
champions-phase-pick-mover = Who moves?
champions-phase-pick-move = Where does he go, or does he play the ball?
champions-phase-leg = Where does he play the ball?
champions-phase-thrower-return = Where does the thrower come back on to the pitch?
champions-phase-follow = Who follows the pass, if anybody?
champions-phase-run-to = Where does he run?
champions-phase-intercept = Do you try to intercept?
champions-phase-save-pick = Where does the keeper save?
champions-phase-rebound-side = To which side does the keeper parry?
champions-phase-shift = One of your players has to move: where to?
champions-phase-keeper-off = Who makes way for the reserve keeper?
champions-phase-makeshift = Which outfield player goes in goal?
champions-phase-replace = Who comes on for the injured player, if anybody?
champions-phase-surplus = Who goes back to the bench?
champions-phase-sub-out = Who goes off for the substitute?
champions-phase-sub-row = In which row does the substitute come on?
champions-phase-sub-square = On which square does the substitute come on?
champions-phase-keeper-place = On which goal square does your keeper stand?
champions-phase-thrower = Who takes the throw-in?
champions-phase-taker = Who goes to the ball?
champions-phase-wall = Who stands in the wall?
champions-phase-ball-place = Where does the player at the ball stand?
champions-phase-penalty-spot = From which square do you take the penalty?

## Short names of events, for odds

champions-short-kick-off = kick-off
champions-short-rolled = play goes on
champions-short-clock = the clock moves
champions-short-skipped = turn skipped
champions-short-missed = misses the ball
champions-short-passed = pass arrives
champions-short-played = ball gets there
champions-short-shot = on target
champions-short-deflected = interception
champions-short-contested = nobody gets it
champions-short-fell-to = player gets ball
champions-short-stuck = cannot play on
champions-short-no-save = no chance
champions-short-held = held
champions-short-parried = rebound
champions-short-goal = goal
champions-short-throw-in = throw-in
champions-short-corner = corner
champions-short-goal-kick = goal kick
champions-short-free-kick = free kick
champions-short-penalty = penalty
champions-short-restart-lost = free kick lost
champions-short-fouled = foul
champions-short-handball = handball
champions-short-booked = yellow card
champions-short-sent-off = red card
champions-short-injured = injury
champions-short-injured-off = second injury
champions-short-extra-time = extra time
champions-short-shootout = shoot-out
champions-short-shootout-goal = goal
champions-short-shootout-save = no goal
champions-short-won = match won
champions-short-level = draw

## Tables

champions-table-dice = Which die is rolled when
champions-table-save-chances = Chance of a save: steps to the save square, and power of the shot
champions-table-save-dice = How a save turns out
champions-table-interception-dice = How an interception turns out
champions-table-fouls = Fouls and shoulder charges on the opponent nearest the ball
champions-cell-roll = Roll
champions-cell-die = Die
champions-cell-numbers = Numbers that count
champions-cell-turn-roll = A turn
champions-cell-interception-roll = An interception
champions-cell-save-roll = A save
champions-cell-hold-roll = A held ball
champions-cell-restart-roll = A restart
champions-cell-throw-in-roll = A throw-in
champions-cell-steps-power = Steps, power
champions-cell-chance-die = Chance, D4
champions-cell-goal = Goal
champions-cell-rebound = Rebound
champions-cell-hold = Held
champions-cell-effect = Effect
champions-cell-goes-on = The ball goes on its way
champions-cell-deflected = The ball is deflected
champions-cell-rolled = Rolled
champions-cell-steps-to-opponent = Steps to him, exactly
champions-cell-foul = Foul
champions-cell-charge = Shoulder charge possible

## Rulings

champions-ruling-r1 = The pitch has 15 rows and 10 columns.
champions-ruling-r6 = A move may enter a square twice and end where it began.
champions-ruling-r16 = Six touches are allowed, not six players; the same player may touch the ball again.
champions-ruling-r25 = Only a deflection decides whose turn comes next, not who plays the ball on.
champions-ruling-r27 = Interceptions come after the run towards the ball and before the end-of-turn shifts.
champions-ruling-r35 = Offside is as written: no exemption in one’s own half or at restarts.
champions-ruling-r39 = An opponent may be charged only if nobody of either team is closer to the ball than he is.
champions-ruling-r52 = The squares of the man at the ball and of the wall are fixed, whoever stands there.
champions-ruling-r57 = A player who has left cannot come back.
champions-ruling-r59 = A ‘1’ that is rolled again never moves the clock.
champions-ruling-r61 = Extra time has five spaces, and play simply goes on, without a new kick-off.
champions-ruling-r62 = Five penalties each, then sudden death.
champions-ruling-r64 = A team plays on with any number of players.
champions-ruling-r69 = After a deflection nobody runs after the ball, and touches are counted anew.
champions-ruling-r98 = Bans and injuries are named for each team and match.
champions-ruling-r99 = Nobody but the keeper may even cross a goal square.

## The board as text

champions-board-score = { score }, { $minute }′

## Several events in one sentence: `locales/telling.json` says which

champions-report-line-ups = { TEAM($by, form: "Nom") } lines up in a { $formation }, { TEAM($other) } in a { $against }.
champions-into =
    { $area ->
        [home-box] into the home box
        [away-box] into the away box
        [home-half] into the home half
        [away-half] into the away half
        [wing] out to the wing
       *[middle] into midfield
    }
champions-at =
    { $area ->
        [home-box] in the home box
        [away-box] in the away box
        [home-half] in the home half
        [away-half] in the away half
        [wing] on the wing
       *[middle] in midfield
    }
champions-report-passed = { $piece } finds { $receiver } { champions-at }.
    .v2 = { $piece } picks out { $receiver } { champions-at }.
    .v3 = Crisp pass from { $piece } to { $receiver }.
champions-report-played = { $piece } plays the ball { champions-into }.
    .v2 = { $piece } sends it { champions-into }.
champions-report-shot =
    { $power ->
        [0] { $piece } shoots!
       *[other] { $piece } shoots with power { $power }!
    }
    .v2 =
        { $power ->
            [0] { $piece } goes for goal!
           *[other] { $piece } goes for goal, power { $power }!
        }
    .v3 =
        { $power ->
            [0] { $piece } lets fly!
           *[other] { $piece } lets fly with power { $power }!
        }
champions-report-ran = { $piece } runs after the ball.
    .v2 = { $piece } follows up and waits.
champions-report-came-back = { $piece } comes back on to the pitch.
champions-report-missed = { $piece } steps in and misses the ball.
    .v2 = { $piece } lunges at it, but the ball is gone.
    .v3 = { $piece } is a yard late.
champions-report-deflected = { $piece } gets a toe to it { champions-at } and deflects the ball!
    .v2 = { $piece } reads it, sticks out a leg and turns the ball aside!
champions-report-contested = Both teams are after the ball { champions-at }, and nobody gets it.
champions-report-held = { $piece } holds the ball.
    .v2 = Safe hands: { $piece } clutches it.
    .v3 = { $piece } gets down well and holds on.
champions-report-parried = { $piece } parries it!
    .v2 = { $piece } gets a glove to it, but cannot hold it!
champions-report-picked-up = { $piece } picks the ball up.
champions-report-throw-in = Throw-in for { TEAM($by) }.
champions-report-corner = Corner for { TEAM($by) }.
champions-report-free-kick = Free kick for { TEAM($by) } { champions-at }.
champions-report-pushed = { $piece } shoulders { $victim } aside.
champions-report-fouled = { $piece } brings down { $victim } { champions-at }.
    .v2 = { $piece } catches { $victim } late. Foul!
champions-report-handball = Handball by { $piece }!
champions-report-warming = { $pieces } warm up for { TEAM($by) }.
    .v2 = Movement on { TEAM($by, form: "gen") } bench: { $pieces } warm up.
champions-report-walkers =
    { $pieces-n ->
        [1] { $pieces } moves into position.
        [2] { $pieces } move into position.
        [3] { $pieces } move into position.
       *[other] The ball lies still while { $pieces-n ->
                [1] one
                [2] two
                [3] three
                [4] four
                [5] five
                [6] six
                [7] seven
                [8] eight
               *[other] { $pieces-n }
            } players find new positions.
    }
    .v2 =
        { $pieces-n ->
            [1] { $pieces } looks for space.
            [2] { $pieces } look for space.
            [3] { $pieces } look for space.
           *[other] Plenty of running off the ball: { $pieces-n ->
                    [1] one
                    [2] two
                    [3] three
                    [4] four
                    [5] five
                    [6] six
                    [7] seven
                    [8] eight
                   *[other] { $pieces-n }
                } players take up new positions.
        }
    .v3 =
        { $pieces-n ->
            [1] { $pieces } gets on the move off the ball.
            [2] { $pieces } get on the move off the ball.
            [3] { $pieces } get on the move off the ball.
           *[other] Nobody plays the ball, but { $pieces-n ->
                    [1] one
                    [2] two
                    [3] three
                    [4] four
                    [5] five
                    [6] six
                    [7] seven
                    [8] eight
                   *[other] { $pieces-n }
                } players are on the move.
        }
champions-report-moves-it =
    { $receivers-n ->
        [1] { $piece } gets to the ball and finds { $receivers }.
       *[other] { $piece } gets a passing move going, on to { $receivers }.
    }
    .v2 =
        { $receivers-n ->
            [1] { $piece } is on the ball and picks out { $receivers }.
           *[other] Neat passing: { $piece }, { $receivers }.
        }
    .v3 =
        { $receivers-n ->
            [1] Crisp pass from { $piece } to { $receivers }.
           *[other] Pass and move: from { $piece } to { $receivers }.
        }
champions-report-moves-it-on = { $piece } finds { $receivers }, and { $last } sends it { champions-into }.
    .v2 = The ball goes from { $piece } to { $receivers }; { $last } plays it { champions-into }.
champions-report-moves-it-for = { $piece } finds { $receivers }, and { $last } plays it { champions-into } for { $runner } to chase.
    .v2 = The ball goes from { $piece } to { $receivers }; { $last } sends { $runner } after it.
    .v3 = Neat passing from { $piece } to { $receivers }, then { $last } plays it { champions-into } and { $runner } follows.
champions-report-plays = { $piece } gets to the ball and sends it { champions-into }.
    .v2 = { $piece } is on the ball and plays it { champions-into }.
    .v3 = { $piece } sends it on its way { champions-into }.
    .v4 = { $piece } is first to it, and the ball goes { champions-into }.
champions-report-plays-for = { $piece } plays it { champions-into }, and { $runner } gives chase.
    .v2 = { $piece } sends { $runner } after a ball { champions-into }.
    .v3 = A ball { champions-into } from { $piece }, and { $runner } is after it.
    .v4 = { $piece } looks for { $runner } { champions-at }.
champions-report-shot-past = { $piece } lets fly! It goes past { $past }.
    .v2 = { $piece } goes for goal, past { $past }!
champions-report-dived-held = Saved! { $piece } dives and holds on.
    .v2 = { $piece } goes down and clutches the ball.
    .v3 = What a save! { $piece } flies across and keeps hold of it.
champions-report-dived-parried = { $piece } dives and parries!
    .v2 = Fingertips! { $piece } gets there but cannot hold it.
champions-report-beaten-goal = Goal for { TEAM($by) }! { $piece } is beaten: { score }.
    .v2 = { score }! { $piece } has no answer, and { TEAM($by) } celebrates.
    .v3 = It is in! { $piece } cannot keep it out, and { TEAM($by) } makes it { score }.
    .v4 = No mistake! { TEAM($by, form: "Nom") } beats { $piece }: { score }.
champions-report-fouled-booked = { $piece } brings down { $victim } { champions-at } and sees yellow.
    .v2 = Late from { $piece } on { $victim }: a foul, and a yellow card.
champions-report-fouled-off = { $piece } brings down { $victim } { champions-at } and is sent off!
    .v2 = Red card! { $piece } has to go for a foul on { $victim }.
champions-report-changes = Changes: { $pieces } come on for { $outs }.
    .v2 = On come { $pieces }, off go { $outs }.
champions-report-shifted-men =
    { $pieces-n ->
        [1] { $pieces } has to move.
        [2] { $pieces } have to move.
        [3] { $pieces } have to move.
       *[other] All change: { $pieces-n ->
                [1] one
                [2] two
                [3] three
                [4] four
                [5] five
                [6] six
                [7] seven
                [8] eight
               *[other] { $pieces-n }
            } players have to move.
    }
