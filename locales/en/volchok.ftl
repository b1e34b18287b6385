# Volchok in English.

## Sections

volchok-section-setup = Setting up
volchok-section-kick-off = Kick-off
volchok-section-turn = The turn
volchok-section-move = Moving players
volchok-section-pass = Passes and through balls
volchok-section-lob = Lobs
volchok-section-duty = Duties of the team with the ball
volchok-section-tackle = Tackles
volchok-section-shot = Shots, saves and corners
volchok-section-control = Control and shoot
volchok-section-goal = Goals and cards
volchok-section-chance = The spinner
volchok-section-end = End of the match

## Rules

volchok-rule-set-1 = Each team lines up with a goalkeeper (1) and five outfield players (2 to 6) on its start squares, the goalkeeper on the middle square in front of his goal.
volchok-rule-set-2 = The match begins at 0–0 with all twelve players on the pitch.
volchok-rule-toss-1 = Both teams spin and the higher number kicks off; if the numbers are equal, both spin again.
volchok-rule-ko-1 = The team kicking off chooses one of its outfield players on the pitch, who stands on the kick-off square with the ball; everybody else is on his start square.
volchok-rule-ko-2 = A kick-off turn is always a basic turn: nothing may be declared.
volchok-rule-ko-3 = The first action of a kick-off turn must kick or, unless the options forbid it, dribble the ball into the opponents’ half; until then nobody else may move and the turn may not end.
volchok-rule-ko-4 = A kick-off turn allows no lob.
volchok-rule-ko-5 = If the team due to kick off has no outfield player on the pitch, the other team kicks off.

volchok-rule-turn-1 = The teams take turns, and each turn runs in the same order: declaration, spin, actions.
volchok-rule-turn-2 = A shot, a tackle or a control and shoot must be declared, with its player, before the spin; without one of these the turn is a basic turn.
volchok-rule-turn-3 = A declaration cannot be changed.
volchok-rule-turn-4 = The number spun is the turn’s budget of movement points: every square moved by a player, by the ball or by a player with the ball costs 1 point.
volchok-rule-turn-5 = The points may be divided among any actions of any players of the team, in any order.
volchok-rule-turn-6 = Points need not all be used unless the options demand it, and unused points are lost.
volchok-rule-turn-7 = An action that has been made cannot be taken back.
volchok-rule-turn-8 = After a lob or a successful tackle the same team has an extra turn, a full one with its own declaration and spin.
volchok-rule-turn-9 = Unless an extra turn has been earned, the other team moves next.

volchok-rule-move-1 = A player moves to one of the eight neighbouring squares.
volchok-rule-move-2 = Two players may not stand on the same square; a tackle in progress is the only exception.
volchok-rule-move-3 = A goalkeeper may only stand on the three squares in front of his own goal.
volchok-rule-move-4 = An outfield player may not enter the opponents’ keeper zone.
volchok-rule-move-5 = A player who has the ball takes it with him when he moves and cannot leave it behind.
volchok-rule-move-6 = A player who steps on to the square of a loose ball has the ball, at no extra cost.
volchok-rule-house-1 = No more outfield players than agreed may stand in their own keeper zone and on the squares next to it.

volchok-rule-pass-1 = Only the player who has the ball may kick it, and only in a straight line along a row, a column or a diagonal.
volchok-rule-pass-2 = A kick may not go through a square on which a player stands.
volchok-rule-pass-3 = A kick must end with a team-mate (a pass) or on a square without a player (a through ball), never with an opponent.
volchok-rule-pass-4 = A kick may not enter the opponents’ keeper zone: a ball played at goal is a shot.
volchok-rule-pass-5 = A through ball may not end in the team’s own keeper zone.
volchok-rule-pass-6 = A kick may not be longer than the number of points left.

volchok-rule-lob-1 = A lob is the first and only action of its turn, made by the player who had the ball when the turn began.
volchok-rule-lob-2 = A lob travels exactly the number of squares spun, along a row, a column or a diagonal.
volchok-rule-lob-3 = A lob must land on a team-mate who is an outfield player outside his own keeper zone.
volchok-rule-lob-4 = A lob may fly over any players and any zone.
volchok-rule-lob-5 = A completed lob earns the team an extra turn.
volchok-rule-lob-6 = A lob may not be shorter than the minimum set in the options, normally 1 square.
volchok-rule-lob-7 = With declared lobs a lob is announced before the spin; with a number that does not bring it to its receiver, the ball comes down that many squares along the line, and the opponents move next.

volchok-rule-ball-1 = A team that has the ball at the start of its turn, or whose number is enough to reach a loose ball and move it on, must move the ball during that turn.
volchok-rule-zone-1 = A team may not end a basic turn with the ball in its own keeper zone, held by the goalkeeper or, unless the options allow it, by anybody else.
volchok-rule-ball-2 = No action may leave the team too few points to move the ball and to bring it out of its own keeper zone.
volchok-rule-ball-3 = If the number spun is too low to move the ball and bring it out of the team’s own keeper zone at all, both duties are waived for that turn.

volchok-rule-tack-1 = A tackle is declared for one of the team’s own outfield players while an opponent has the ball.
volchok-rule-tack-2 = Only an opposing outfield player who has the ball outside his own keeper zone can be tackled; a goalkeeper never can.
volchok-rule-tack-3 = The tackler needs a path of free neighbouring squares to the ball carrier, outside the opponents’ keeper zone; the only occupied square he may enter is the carrier’s.
volchok-rule-tack-4 = A tackle may only be declared if it can succeed: the length of the path (1 from a neighbouring square) plus 1 may not exceed the highest number on the dial, normally 6.
volchok-rule-tack-5 = Foul: with a number smaller than the length of his path, the tackler gets a yellow card and leaves the pitch.
volchok-rule-tack-6 = Dangerous play: with a number equal to the length of his path, the tackler gets a red card and leaves the pitch.
volchok-rule-tack-7 = With a number greater than the length of his path, the tackler takes the ball to a free square next to the carrier and outside the opponents’ keeper zone; the carrier stays where he is and nobody leaves the pitch.
volchok-rule-tack-8 = A successful tackle earns an extra turn; points beyond the length of the path plus 1 are lost unless the options say otherwise.
volchok-rule-tack-9 = After a card the ball stays with the carrier and his team moves next.

volchok-rule-shot-1 = A shot is declared before the spin, for the outfield player who has the ball and for one net square.
volchok-rule-shot-2 = The shooter must stand on a line, straight ahead or diagonal, that crosses the keeper zone and the goal line into the chosen net square.
volchok-rule-shot-3 = A shot may only be declared if the highest number on the dial, normally 6, is enough to reach the net.
volchok-rule-shot-4 = No outfield player of either team may stand between the shooter and the net; the opposing goalkeeper may.
volchok-rule-shot-5 = With a number too low to reach the net, the ball moves that many squares along the line and stays there, and the opponents move next.
volchok-rule-shot-6 = A weak shot that stops in the keeper zone goes to the goalkeeper, wherever in the zone he stands.
volchok-rule-shot-7 = If the number reaches the net and the goalkeeper is not on the line of the shot, it is a goal.
volchok-rule-shot-8 = If the number reaches the net and the goalkeeper is on the line of the shot, the defending team spins for the result: goal, save or corner.
volchok-rule-save-1 = After a save the goalkeeper has the ball and his team moves next.
volchok-rule-corn-1 = For a corner the shooter takes the ball to one of the two corner squares beside the attacked goal; his team chooses which, unless the options prescribe the nearer one.
volchok-rule-corn-2 = If a team-mate of the shooter stands on that corner square, he is given the ball and the shooter stays where he is.
volchok-rule-corn-3 = If an opponent stands on that corner square, the shooter is placed with the ball on one of the nearest free squares outside the opponents’ keeper zone, chosen by his team.
volchok-rule-corn-4 = After a corner the defending team moves next, unless the options say otherwise; in his team’s next turn the corner taker may dribble or pass.
volchok-rule-save-2 = A goalkeeper who gets the ball from a save or a weak shot must get it out of his zone in his team’s very next turn.

volchok-rule-cs-1 = When the ball is loose, an outfield player may be declared, before the spin and with one net square, to run to the ball and shoot in a single action.
volchok-rule-cs-2 = The ball must lie on a shot line to that net square with no outfield player in between; the runner himself does not count.
volchok-rule-cs-3 = The run, by the shortest free path that avoids the opponents’ keeper zone, and the shot together may not be longer than the highest number on the dial, normally 6.
volchok-rule-cs-4 = With a number smaller than the run, the player covers that many squares of a shortest path, chosen by his coach, and the ball stays where it is.
volchok-rule-cs-5 = With a number equal to the run, the player reaches the ball, has it, and the turn ends.
volchok-rule-cs-6 = With a number greater than the run but too low for the net, the player stands where the ball was and the ball moves on by the remainder, like any weak shot.
volchok-rule-cs-7 = With a number that covers run and shot, the player shoots from where the ball lay: a goal if the goalkeeper is off the line, a spin for the result if he is on it.

volchok-rule-goal-1 = A goal adds 1 to the score and both teams return to their start squares.
volchok-rule-goal-2 = The team that conceded kicks off.
volchok-rule-card-1 = A player with a yellow card returns at the next goal, whichever team scores it.
volchok-rule-card-2 = A player with a red card returns at the next goal scored by his own team.
volchok-rule-card-3 = Returning players come back on their own start squares; the squares of players still off stay empty.

volchok-rule-ch-1 = If the arrow stops on a dividing line, it is spun again.

volchok-rule-end-1 = The first team to score 4 goals, or the number set in the options, wins at once.
volchok-rule-end-2 = With a turn limit the match ends after that many completed turns of both teams together, extra turns included, and the team with more goals wins.
volchok-rule-end-3 = With a clock the match ends with the turn in which time runs out, and the team with more goals wins.
volchok-rule-end-4 = A level score at the limit is a draw; with the golden goal option play goes on instead and the next goal wins.
volchok-rule-end-5 = After 500 completed turns, or the number set in the options, the match ends in any case: the team with more goals wins, and a level score is a draw.

## Events

volchok-event-tossed = The arrow settles it: { $home } for the home side, { $away } for the visitors. Kick-off to { TEAM($by) }.
volchok-event-tossed-level = Both sides spin { $number }. All square, so they spin again.
volchok-event-kick-off = { $piece } stands over the ball on the halfway line, ready to kick off for { TEAM($by) }.
    .v2 = { $piece } puts the ball on the centre square. Kick-off for { TEAM($by) }.
volchok-event-shot-declared = { $piece } sizes up { $net } and declares a shot: at least { $needed } needed to reach the net.
    .v2 = { $piece } looks up and picks his spot, { $net }: nothing under { $needed } will carry that far.
    .v3 = { $piece } shapes to shoot at { $net }. It takes at least { $needed }.
volchok-event-tackle-declared = { $piece } goes in on { $victim }: at least { $needed } needed to win the ball.
    .v2 = { $piece } closes { $victim } down and commits to the tackle: nothing under { $needed } wins it.
    .v3 = Here comes { $piece }, with { $victim } in his sights: it takes at least { $needed } for a clean tackle.
volchok-event-control-declared = { $piece } sets off for the loose ball with { $net } in mind: at least { $needed } needed to reach the net.
volchok-event-lob-declared = { $piece } announces a lob to { $receiver }: { $needed } will find him.
volchok-event-spun = { $number } on the dial for { TEAM($by) }.
    .v2 = { TEAM($by, form: "Nom") } spins { $number }.
    .v3 = The arrow stops at { $number }.
volchok-event-excused = { $number } is not enough for { TEAM($by) } to get the ball away, so it may stay where it is this turn.
volchok-event-moved = { $piece } runs to { $to }.
    .v2 = { $piece } moves to { $to }.
    .v3 = { $piece } drifts to { $to }.
volchok-event-dribbled = { $piece } takes the ball on to { $to }.
    .v2 = { $piece } carries it to { $to }.
    .v3 = Close control from { $piece }, on to { $to }.
volchok-event-collected = { $piece } picks up the loose ball on { $to }.
    .v2 = { $piece } is first to the ball on { $to }.
    .v3 = The loose ball on { $to } goes to { $piece }.
volchok-event-passed = { $piece } finds { $receiver } on { $to }.
    .v2 = { $piece } slides it to { $receiver } on { $to }.
    .v3 = Neat ball from { $piece } to { $receiver } on { $to }.
volchok-event-played-through = { $piece } rolls the ball into space on { $to }.
    .v2 = { $piece } knocks it into space on { $to }.
    .v3 = { $piece } pushes the ball on to { $to }.
volchok-event-lobbed = { $piece } lobs it up, and it drops kindly for { $receiver } on { $to }. Extra turn for { TEAM($by) }!
    .v2 = Up and over from { $piece }, and { $receiver } brings it down on { $to }. Extra turn for { TEAM($by) }!
volchok-event-lob-dropped = { $number }, and { $piece }’s lob comes down on { $to }.
volchok-event-taken = { $piece } has the ball.
volchok-event-stopped =
    { $left ->
        [one] { TEAM($by, form: "Nom") } leaves it at that, with one point unused.
       *[other] { TEAM($by, form: "Nom") } leaves it at that, with { $left } points unused.
    }
    .v2 =
        { $left ->
            [one] That is enough for { TEAM($by) }: one point goes unused.
           *[other] That is enough for { TEAM($by) }: { $left } points go unused.
        }
volchok-event-yellow = Only { $number }: { $piece } comes in late and fouls { $victim }. Yellow card, and off until the next goal.
    .v2 = { $number }, and { $piece } gets nothing but { $victim }’s ankles. Yellow card, and off until the next goal.
volchok-event-red = { $number }, and that is a collision: { $piece } clatters into { $victim }. Red card, and off until { TEAM($by) } next scores.
    .v2 = { $number }, and it is ugly: { $piece } goes straight through { $victim }. Red card, and off until { TEAM($by) } next scores.
volchok-event-tackle-won = { $number }, and timed to perfection: { $piece } takes the ball off { $victim }.
    .v2 = { $number }: { $piece } nicks it off the toe of { $victim }.
    .v3 = { $number }, and a crunching tackle: { $piece } wins it cleanly from { $victim }.
volchok-event-came-away = { $piece } comes away with the ball on { $to }. Extra turn for { TEAM($by) }!
    .v2 = { $piece } steps away with it to { $to }. Extra turn for { TEAM($by) }!
volchok-event-fell-short =
    { $number ->
        [one] { $piece } scuffs the shot: one square, and the ball dies on { $to }.
       *[other] { $piece } does not catch it cleanly: { $number } squares, and the ball dies on { $to }.
    }
    .v2 =
        { $number ->
            [one] { $piece } barely gets a foot to it. The ball rolls to { $to } and stops.
           *[other] No conviction from { $piece }: the ball rolls to { $to } and stops.
        }
volchok-event-keeper-collected =
    { $number ->
        [one] The shot from { $piece } trickles one square, and { $keeper } gathers it.
       *[other] The shot from { $piece } has no sting left after { $number } squares, and { $keeper } gathers it.
    }
    .v2 = Far too tame from { $piece }: { $keeper } bends down and picks it up.
volchok-event-went-in = Power { $number }, and the keeper is beaten! { $piece } drills the ball into { $net }.
    .v2 = Power { $number }, and it flies in! { $piece } finds { $net } with the keeper stranded.
    .v3 = { $number } on the dial and no keeper in the way: { $piece } buries it in { $net }.
volchok-event-at-keeper = Power { $number }: { $piece } is on target, but { $keeper } stands in the way. The dial decides.
    .v2 = Power { $number }, and straight at { $keeper }. Can he keep out { $piece }? The dial decides.
volchok-event-saved = Saved! { $keeper } holds the shot from { $piece }.
    .v2 = { $keeper } gets everything behind it. No way through for { $piece }.
    .v3 = Big save from { $keeper }! { $piece } cannot believe it.
volchok-event-corner-won = { $piece } sees his shot turned behind. Corner for { TEAM($by) }.
    .v2 = Fingertips! The shot from { $piece } goes behind for a corner to { TEAM($by) }.
volchok-event-corner-taken = { $piece } carries the ball out to the corner on { $to }.
volchok-event-corner-given = { $receiver } is already waiting in the corner on { $to } and gets the ball.
volchok-event-corner-beside = The corner is occupied, so { $piece } sets up nearby on { $to }.
volchok-event-set-off = Only { $number }: the ball is too far away for { $piece }.
volchok-event-ran-short = { $piece } runs out of legs on { $to }, and the ball stays loose.
volchok-event-reached-ball = { $piece } gets to the ball on { $to }, but there is nothing left for a shot.
volchok-event-control-short =
    { $number ->
        [one] { $piece } gets there and shoots, but the ball trickles one square to { $to }.
       *[other] { $piece } gets there and shoots, but the ball only runs { $number } squares to { $to }.
    }
volchok-event-control-shot = { $number } on the dial: { $piece } meets the loose ball in stride and lets fly!
volchok-event-goal = Goal for { TEAM($by) }! { $piece } makes it { score }.
    .v2 = Goal! { $piece } scores for { TEAM($by) }, and it is { score }.
    .v3 = It is in! { $piece } strikes for { TEAM($by) }: { score }.
    .v4 = { score }! { $piece } wheels away, and { TEAM($by) } celebrates.
volchok-event-returned = { $piece } is back on the pitch for { TEAM($by) }.
volchok-event-kick-off-passed = There is nobody left on the other side to take the kick-off, so it goes to { TEAM($by) }.
volchok-event-golden-goal = The limit is reached and it is still { score }. The next goal wins it.
volchok-event-won = It is all over: { score }, and victory for { TEAM($by) }!
    .v2 = The final whistle! { TEAM($by, form: "Nom") } wins it, { score }.
volchok-event-level = It is all over, and honours are even: { score }.

## Refusals

volchok-refusal-not-your-turn = It is { TEAM($seat, form: "gen") } turn.
volchok-refusal-spin-first = The arrow has to be spun first.
volchok-refusal-match-over = The match is over.
volchok-refusal-not-now = You cannot do that at this point in the turn.
volchok-refusal-off-pitch = { $piece } is off the pitch.
volchok-refusal-keeper-cannot = Number 1 is the goalkeeper, and he cannot do that.
volchok-refusal-kick-off-first = The kick-off has yet to be taken.
volchok-refusal-kick-off-is-basic = This is a kick-off turn, so nothing can be declared.
volchok-refusal-no-kick-off-lob = This turn began with a kick-off, so there is no lob.
volchok-refusal-after-spin = The dial already shows { $number }.
volchok-refusal-not-adjacent = { $to } is not next to { $from }.
volchok-refusal-keeper-zone-only = { $to } is not one of the three squares in front of the goal.
volchok-refusal-zone-closed = { $to } lies in the opponents’ keeper zone.
volchok-refusal-occupied = { $piece } is standing on { $to }.
volchok-refusal-no-ball = Your team does not have the ball.
volchok-refusal-not-a-line = No straight or diagonal line runs from { $from } to { $to }.
volchok-refusal-blocked = { $piece } stands in the way on { $square }.
volchok-refusal-through-zone = { $square } lies in the opponents’ keeper zone.
volchok-refusal-to-opponent = { $piece } is an opponent.
volchok-refusal-into-own-zone = There is nobody on { $to } to receive the ball.
volchok-refusal-too-far =
    { $left ->
        [one] This kick takes { $needed } points, and only one is left.
       *[other] This kick takes { $needed } points, and only { $left } are left.
    }
volchok-refusal-already-acted = Your team has already acted in this turn.
volchok-refusal-wrong-distance =
    { $number ->
        [one] { $piece } is not exactly one square away in a straight line.
       *[other] { $piece } is not exactly { $number } squares away in a straight line.
    }
volchok-refusal-bad-receiver =
    { SHIRT($piece) ->
        [1] { $piece } is the goalkeeper.
       *[other] { $piece } stands in his own keeper zone.
    }
volchok-refusal-lob-too-short =
    { $number ->
        [one] This lob would cover one square, and the minimum is { $least }.
       *[other] This lob would cover { $number } squares, and the minimum is { $least }.
    }
volchok-refusal-zone-duty =
    Getting the ball out still takes { $needed ->
        [one] one point
       *[other] { $needed } points
    }, and { $left ->
        [0] none would be left
        [one] only one would be left
       *[other] only { $left } would be left
    }.
volchok-refusal-zone-crowded =
    { $most ->
        [0] No outfield player may stand in his
        [one] Only one outfield player may stand in his
       *[other] Only { $most } outfield players may stand in their
    } own keeper zone or next to it.
volchok-refusal-ball-duty =
    Moving the ball still takes { $needed ->
        [one] one point
       *[other] { $needed } points
    }, and { $left ->
        [0] none would be left
        [one] only one would be left
       *[other] only { $left } would be left
    }.
volchok-refusal-spend-all =
    { $left ->
        [one] This match is played to the last point, and one can still be spent.
       *[other] This match is played to the last point, and { $left } can still be spent.
    }
volchok-refusal-nothing-to-tackle = No opponent has the ball.
volchok-refusal-untouchable =
    { SHIRT($piece) ->
        [1] { $piece } is the goalkeeper.
       *[other] { $piece } stands in his own keeper zone.
    }
volchok-refusal-no-way = { $piece } is cut off: no path is free.
volchok-refusal-out-of-reach = This would take { $needed }, and the dial only goes up to { $most }.
volchok-refusal-no-shot-line = No shot line runs from { $from } to { $net }.
volchok-refusal-ball-held = The ball is not loose: { $piece } has it.
volchok-refusal-not-offered = { $to } is not among the squares to choose from.

## Actions

volchok-action-pick = Player { $piece } kicks off
volchok-action-basic = Basic turn
volchok-action-shot = Shoot at { $net }
volchok-action-tackle = Tackle with player { $piece }
volchok-action-control = Control and shoot at { $net }: player { $piece }
volchok-action-step = Move player { $piece } to { $to }
volchok-action-kick = Play the ball to { $to }
volchok-action-lob = Lob to player { $piece }
volchok-action-end = End the turn
volchok-action-exit = Come away to { $to }
volchok-action-run = Run to { $to }
volchok-action-corner = Corner from { $to }
volchok-action-place = Set up on { $to }

## Outcomes

volchok-outcome-toss = Home { $home }, away { $away }
volchok-outcome-spin = Spin: { $number }
volchok-outcome-result =
    { $of ->
        [goal] Goal
        [save] Save
       *[corner] Corner
    }

## Options

volchok-option-board = Sets the grid with its keeper zones, nets, corners and halves, the kick-off square and the start squares.
volchok-option-numbers = Sets which numbers the dial has and how likely each of them is.
volchok-option-results = Sets how likely goal, save and corner are when a shot comes at the goalkeeper.
volchok-option-goals-to-win = Sets how many goals win the match at once; 0 means no target.
volchok-option-turn-limit = Ends the match after this many turns of both teams together; 0 means no limit.
volchok-option-clock-seconds = Ends the match when this many seconds have been played; 0 means no clock.
volchok-option-tie-break = Decides whether a level score at the limit is a draw or the next goal wins.
volchok-option-safety-turns = Ends the match after this many turns whatever the score.
volchok-option-must-spend-all = Lets a turn end only when no more points can be spent.
volchok-option-lob-min = Sets the length of the shortest lob, in squares.
volchok-option-tackle-spend-rest = Lets the points left over from a successful tackle be spent before the extra turn.
volchok-option-zone-rule = Decides whether the ball must be out of the team’s own keeper zone at the end of the turn or only off the goalkeeper.
volchok-option-corner-side = Decides who chooses the corner: the shooting team, nobody (the nearer one is taken), or the defending team.
volchok-option-corner-next = Decides whether the defending or the attacking team moves next after a corner.
volchok-option-kickoff-dribble = Lets the kick-off be a dribble as well as a kick.
volchok-option-loose-ball = Decides whether a team must fetch and move a loose ball when its number is enough, or may leave it.
volchok-option-lob-part = Lets a lob use only part of the number.
volchok-option-lob-home = Allows a lob to the goalkeeper or to a player in his own keeper zone.
volchok-option-lob-declared = Makes teams announce a lob before the spin, so that it can fail.
volchok-option-zone-balls = Decides whether a through ball may end in a keeper zone, where the keeper collects it at once.
volchok-option-corner-mate = Decides whether a team-mate on the corner square must take the corner or only may.
volchok-option-corner-beside = Decides who chooses the square beside a corner held by a defender: the shooter’s team, nobody (the nearest) or the defence.
volchok-option-kickoff-ball = Decides whether the man who kicks off has the ball or it lies beside him.
volchok-option-zone-men = Sets how many outfield players may stand in their own keeper zone and on the squares next to it; 5 means no limit. A house rule.

## Presets

volchok-preset-first-to-four = First to four
volchok-preset-ninety-minutes = 90 minutes
volchok-preset-quick = Quick
volchok-preset-by-the-clock = By the clock

## Questions

volchok-phase-pick = Who kicks off?
volchok-phase-declare = What do you declare?
volchok-phase-step =
    { $left ->
        [one] One point left: where do you spend it?
       *[other] { $left } points left: where do you spend them?
    }
volchok-phase-exit = Where does the tackler take the ball?
volchok-phase-run = Where does the runner go?
volchok-phase-corner = Which corner do you take?
volchok-phase-place = Which square near the corner?

## Short names of events, for odds

volchok-short-yellow = yellow card
volchok-short-red = red card
volchok-short-tackle-won = wins the ball
volchok-short-fell-short = falls short
volchok-short-keeper-collected = keeper collects
volchok-short-went-in = goal
volchok-short-goal = goal
volchok-short-saved = save
volchok-short-corner-won = corner
volchok-short-set-off = falls short of the ball
volchok-short-reached-ball = gets the ball
volchok-short-control-short = rolls loose
volchok-short-at-keeper = keeper in the way
volchok-short-golden-goal = next goal wins
volchok-short-won = full time
volchok-short-level = full time

## Tables

volchok-table-numbers = The numbers on the dial
volchok-table-results = What becomes of a shot that the keeper covers
volchok-cell-number = Number
volchok-cell-chance = Chance
volchok-cell-result = Result
volchok-cell-goal = Goal
volchok-cell-save = Save
volchok-cell-corner = Corner

## Rulings

volchok-ruling-r15 = No ball may be played into a keeper zone except as a shot.
volchok-ruling-r16 = A lob is chosen after the spin and always finds its man.
volchok-ruling-r35 = If a defender stands in the corner, the shooter goes to an adjacent square of his coach’s choice.
volchok-ruling-r6 = The number is a limit: not all of it has to be used.
volchok-ruling-r7 = The man who kicks off has the ball and may dribble it into the other half.
volchok-ruling-r10 = A team that can reach a loose ball and move it on must do so.
volchok-ruling-r11 = At the end of the turn the ball must be out of the team’s own keeper zone.
volchok-ruling-r17 = A lob uses exactly the whole number.
volchok-ruling-r18 = There is no lob to the team’s own keeper or into its own zone.
volchok-ruling-r24 = Points left over from a tackle are lost.
volchok-ruling-r33 = The shooting team chooses the corner.
volchok-ruling-r34 = After a corner the defending team spins.
volchok-ruling-r44 = A level score at the limit is a draw.

## The board as text

volchok-board-yellow = Off with a yellow card: { $players }
volchok-board-red = Off with a red card: { $players }

## Several events in one sentence: `locales/telling.json` says which

volchok-report-run = { $piece } runs to { $to }.
volchok-report-runs = { $pieces } move up for { TEAM($by) }.
    .v2 = Off the ball, { $pieces } look for space.
    .v3 = Running from { TEAM($by) }: { $pieces } change position.
volchok-report-run-on = { $piece } takes the ball all the way to { $to }.
    .v2 = { $piece } goes on a run, as far as { $to }.
    .v3 = Close control from { $piece }, all the way to { $to }.
volchok-report-collected-run = { $piece } picks up the loose ball and takes it to { $to }.
    .v2 = { $piece } is first to the ball and carries it to { $to }.
    .v3 = The loose ball goes to { $piece }, who is away with it to { $to }.
    .v4 = { $piece } helps himself to the loose ball and goes to { $to }.
volchok-report-collected-passed = { $piece } picks up the loose ball and finds { $receivers } on { $to }.
    .v2 = First to the ball, { $piece } plays in { $receivers } on { $to }.
volchok-report-collected-through = { $piece } picks up the loose ball and knocks it on to { $to }.
    .v2 = { $piece } is first to the ball and plays it into space on { $to }.
    .v3 = The loose ball goes to { $piece }, who sends it on to { $to }.
    .v4 = No time to settle: { $piece } takes the loose ball and plays it to { $to }.
volchok-report-run-passed = { $piece } runs with it and finds { $receivers } on { $to }.
    .v2 = A run from { $piece }, and the ball to { $receivers } on { $to }.
volchok-report-run-through = { $piece } runs with it and pushes the ball on to { $to }.
    .v2 = { $piece } carries it, looks up and rolls it into space on { $to }.
    .v3 = A short run, and { $piece } lays it off to { $to }.
    .v4 = { $piece } does not hang on to it: the ball rolls to { $to }.
volchok-report-passes = Pass and move: { $piece } to { $receivers }, and the ball is on { $to }.
    .v2 = Neat passing from { TEAM($by) }: { $piece }, { $receivers }, now on { $to }.
volchok-report-won-away = { $number }, and { $piece } wins the ball from { $victim } and comes away to { $to }. Extra turn for { TEAM($by) }!
    .v2 = What a tackle! On a { $number } { $piece } robs { $victim } and steps away to { $to }. Extra turn for { TEAM($by) }!
    .v3 = { $number }: { $piece } nicks it off { $victim } and is gone, to { $to }. Extra turn for { TEAM($by) }!
    .v4 = { $piece } times it to perfection, { $number }: the ball is off { $victim }’s toe and on { $to }. Extra turn for { TEAM($by) }!
volchok-report-struck-goal = Goal! Power { $number }, and { $piece } drills it into { $net }: { score }.
    .v2 = { score }! { $piece } finds { $net } with the keeper stranded.
    .v3 = It is in! Power { $number }, nobody in the way, and { $piece } buries it in { $net }: { score }.
    .v4 = Goal for { TEAM($by) }! { $piece } picks out { $net }: { score }.
volchok-report-past-keeper-goal = Goal! Straight at { $keeper }, but he cannot hold it: { $piece } makes it { score }.
    .v2 = { $keeper } is in the way and still beaten! { $piece } scores for { TEAM($by) }: { score }.
    .v3 = { score }! { $piece } beats { $keeper }, and { TEAM($by) } celebrates.
volchok-report-returned-men = { $pieces } are back on the pitch for { TEAM($by) }.
