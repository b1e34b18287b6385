# La guida alla prima partita in italiano.

## Volchok.
web-guide-volchok-aim = Vince chi segna per primo quattro gol. Attacchi la rete di fronte; a ogni turno un giro di freccia decide quanto può fare la tua squadra.
web-guide-volchok-pick = Scegli chi batte il calcio d’inizio. Starà sulla linea di metà campo con la palla.
web-guide-volchok-declare = Dillo prima del giro: un tackle o un tiro va dichiarato. Se non dichiari nulla, il giro ti dà punti per muovere e passare.
web-guide-volchok-points = Il numero è la riserva di punti di tutta la squadra: ogni casella percorsa da un giocatore o dalla palla costa un punto. Dividila tra quanti giocatori vuoi.
web-guide-volchok-lob = Il pallonetto vola sopra tutti, ma occupa tutto il turno e vuole il numero esatto. Se riesce, hai un turno extra.
web-guide-volchok-tackle = Se sei abbastanza vicino al portatore di palla, puoi tentare il tackle. Con i numeri verdi conquisti la palla; un numero troppo basso è fallo e cartellino.
web-guide-volchok-shot = Per il tiro servono una linea dritta e libera verso una casella della rete e un numero che ci arrivi. Il pannello mostra che cosa porta ogni numero.
web-guide-volchok-card = Chi prende un cartellino esce: con il giallo fino al prossimo gol di chiunque, con il rosso fino al prossimo gol della sua squadra.

## FUBA.
web-guide-fuba-formation = La formazione resta segreta finché non sono scelte entrambe. Non dice dove stanno i giocatori, ma quanti ne puoi muovere in ogni tipo di movimento.
web-guide-fuba-place = Metti i giocatori nelle zone della tua metà campo. Dove sei in superiorità, tieni la palla più facilmente.
web-guide-fuba-target = Indica la zona verso cui giochi la palla. Lì o in una zona limitrofa deve esserci un tuo giocatore, e non dev’essere in fuorigioco.
web-guide-fuba-control = La verifica del controllo di palla: il tuo dado più i modificatori contro il valore della palla. Se il tuo totale è maggiore, la tieni; se è minore, la perdi; se è uguale, c’è un evento speciale.
web-guide-fuba-shot = La porta è a tiro. Devi superare il numero sulla palla: se è basso, è un’occasione.
web-guide-fuba-move = A fine turno scegli un solo tipo di movimento per tutta la squadra: quello di centrocampo va di una zona in ogni direzione, quello in avanti dritto verso la porta avversaria, quello in difesa dritto all’indietro.
web-guide-fuba-special = Esattamente pari alla palla: evento speciale. Un altro lancio, e la tabella dice che cosa fischia l’arbitro.

## Champions 2020.
web-guide-champions-lineup = Scegli una formazione e undici dei tuoi venti giocatori. L’altro allenatore la vede quando siete pronti entrambi.
web-guide-champions-roll = Ogni turno comincia con il dado. Prima puoi mandare una riserva a scaldarsi.
web-guide-champions-walk = Un giocatore si sposta esattamente di quanto dice il dado, per righe e colonne. Se arriva prima sulla palla, i punti rimasti vanno nel calcio.
web-guide-champions-leg = La palla percorre tante caselle quanti sono i punti rimasti, più una, e può curvare una volta di 45 gradi. Un compagno sulla sua strada la gioca a sua volta.
web-guide-champions-follow = Dopo un passaggio un compagno che non ha toccato la palla può correrle incontro per un massimo di due caselle.
web-guide-champions-intercept = La palla passa accanto al tuo giocatore, che può intervenire. Una volta su tre la devia; altrimenti resta dov’è arrivato.
web-guide-champions-save = Scegli dove il portiere affronta il tiro. A un passo ha tre possibilità su quattro; ogni passo e ogni punto di potenza in più ne toglie una.
web-guide-champions-foul = Il fallo non si sceglie: lo decide il numero uscito. Seguono cartellino, fasciatura e punizione.

## Fudis.
web-guide-fudis-build = Schiera da dietro: prima il portiere, coperto, poi le linee. In campo l’asso vale solo uno, in attacco quattordici.
web-guide-fudis-swap = Prima dell’attacco puoi scambiare una carta di campo con una in mano, una volta per turno. Non è obbligatorio.
web-guide-fudis-attack = A ogni turno attacca una carta, dalla mano o dal campo, e comunque vada è spesa. Deve battere il bersaglio: una di pari valore non basta.
web-guide-fudis-reach = Una linea apre quella dietro quando le resta al massimo una carta. Così sfondi fino alla porta, linea dopo linea.
web-guide-fudis-shoot = La via della porta è libera: qualsiasi carta può tirare. È gol se batte il portiere coperto.
web-guide-fudis-saved = Parata, e il portiere resta coperto. Ma ora sai che vale almeno quanto la carta con cui hai tirato.
web-guide-fudis-counter = Hai subito gol, ma la via verso l’altra porta è libera: un ultimo tiro in contropiede prima che la fase finisca.
