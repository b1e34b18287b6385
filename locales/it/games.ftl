# The games on the first screen: name, a sentence, how long a match is.

volchok-name = Volchok
volchok-about = Calcio da tavolo con la freccia girevole: sei giocatori per squadra, a ogni turno un numero da 1 a 6 da dividere tra loro, e tackle e tiri da dichiarare prima che la freccia si muova.
volchok-length = Una partita tra due allenatori esordienti dura circa 230 turni.

fuba-name = FUBA
fuba-about = Calcio da tavolo tattico: dieci giocatori e un portiere per parte, tredici zone, due dadi e una palla il cui numero dice quanto è buona la situazione.
fuba-length = Una partita tra due allenatori esordienti ha due tempi di circa 26 turni.

champions-name = Champions 2020
champions-about = Undici contro undici su un campo a caselle: si lancia il dado, si muove un giocatore e la palla vola di piede in piede; a ogni «1» il tempo avanza.
champions-length = Una partita tra due allenatori esordienti dura circa 77 turni.

fudis-name = Fudis
fudis-about = Calcio con un mazzo di carte: schiera le tue linee davanti a un portiere coperto, sfonda quelle avversarie con carte più alte e tira prima che il mazzo finisca.
fudis-length = Una partita tra due allenatori esordienti dura circa 73 turni.
