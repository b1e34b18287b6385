# The games on the first screen: name, a sentence, how long a match is.

volchok-name = Volchok
volchok-about = Tabletop football with a spinner: six players a side, a number from 1 to 6 to share out among them each turn, and tackles and shots that must be declared before the arrow moves.
volchok-length = A match between two rookies takes about 230 turns.

fuba-name = FUBA
fuba-about = Tactical tabletop football: ten players and a goalkeeper a side on thirteen zones, two dice, and a ball whose number says how good the situation is.
fuba-length = A match between two rookies has two halves of about 26 turns.

champions-name = Champions 2020
champions-about = Eleven a side on a grid: roll, move one player, and the ball flies on from foot to foot; the clock moves with every ‘1’.
champions-length = A match between two rookies takes about 77 turns.

fudis-name = Fudis
fudis-about = Football with a pack of cards: lay out your rows in front of a hidden keeper, break through the other side’s with higher cards, and shoot before the pack runs out.
fudis-length = A match between two rookies takes about 73 turns.
