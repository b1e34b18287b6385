# The first-match guide in English.

## Volchok.
web-guide-volchok-aim = First to four goals wins. You attack the net at the far end; each turn one spin decides how much your team may do.
web-guide-volchok-pick = Choose who kicks off. He stands on the halfway line with the ball.
web-guide-volchok-declare = Say it before the spin: a tackle or a shot has to be declared. If you declare nothing, the spin gives you points to move and pass.
web-guide-volchok-points = The number is a budget for the whole team: every square that a player or the ball moves costs one point. Spread it over as many players as you like.
web-guide-volchok-lob = A lob flies over everybody, but it takes the whole turn and must use the number exactly. A completed lob earns you another turn.
web-guide-volchok-tackle = Close to the man with the ball you may go in for a tackle. The green numbers win the ball; too low a number is a foul and a card.
web-guide-volchok-shot = A shot needs a straight, free line to a net square and a number that carries it there. The panel shows what each number would bring.
web-guide-volchok-card = A carded player leaves the pitch: after a yellow until anybody scores, after a red until his own team does.

## FUBA.
web-guide-fuba-formation = Your formation stays secret until both are chosen. It does not say where players stand, but how many may move in each kind of move.
web-guide-fuba-place = Put your players into the zones of your own half. Where you outnumber the other side, the ball is easier to keep.
web-guide-fuba-target = Name the zone you play the ball to. It must hold one of your players or touch a zone that does, and nobody there may be offside.
web-guide-fuba-control = The control test: your die plus the modifiers against the number on the ball. Higher keeps it, lower loses it, and equal brings a special event.
web-guide-fuba-shot = You are near enough to shoot. The shot has to beat the number on the ball, so a low number is a chance.
web-guide-fuba-move = At the end of the turn choose one kind of move for the whole team: midfield goes one zone in any direction, attack straight forward, defence straight back.
web-guide-fuba-special = Exactly level with the ball: a special event. One more roll, on the event table, says what the referee makes of it.

## Champions 2020.
web-guide-champions-lineup = Choose a formation and eleven of your twenty players. The other coach sees it when both are ready.
web-guide-champions-roll = Each turn begins with the die. Before rolling you may send a substitute to warm up.
web-guide-champions-walk = One player moves exactly the number rolled, along rows and columns. If he reaches the ball sooner, the remaining pips go into the kick.
web-guide-champions-leg = The ball goes as far as the pips left plus one, and may bend once by 45 degrees. A team-mate in its way plays it on.
web-guide-champions-follow = After a pass one team-mate who has not touched the ball may run up to two squares towards it.
web-guide-champions-intercept = The ball passes next to your man: he may step in. One time in three he deflects it; if not, he stays where he stepped.
web-guide-champions-save = Choose where the keeper meets the shot. One step away he has three chances in four; each further step and each point of power takes one off.
web-guide-champions-foul = A foul is not your choice: the number rolled decides. A card, a bandage and a free kick follow.

## Fudis.
web-guide-fudis-build = Build from the back: first the keeper, face down, then the rows. On the table an ace counts only one, in attack fourteen.
web-guide-fudis-swap = Before the attack you may swap one of your field cards for a card in your hand, once a turn. You never have to.
web-guide-fudis-attack = Every turn one card attacks, from the hand or from the field, and is spent whatever happens. To take a field card it must be higher: equal is not enough.
web-guide-fudis-reach = A row opens the one behind it when at most one card is left in it. That is how you break through to goal, row by row.
web-guide-fudis-shoot = The road to the goal is open: any card may shoot. It scores if it beats the hidden keeper.
web-guide-fudis-saved = Saved, and the keeper stays hidden. But now you know that he is at least as good as the card you shot with.
web-guide-fudis-counter = You have conceded, but the way to the other goal is open: one last shot as a counter-attack before the round ends.
