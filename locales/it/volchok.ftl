# Volchok in italiano.

## Capitoli

volchok-section-setup = Preparazione
volchok-section-kick-off = Calcio d’inizio
volchok-section-turn = Il turno
volchok-section-move = Movimento dei giocatori
volchok-section-pass = Passaggi e passaggi filtranti
volchok-section-lob = Pallonetti
volchok-section-duty = Doveri della squadra con la palla
volchok-section-tackle = Tackle
volchok-section-shot = Tiri, parate e calci d’angolo
volchok-section-control = Controllo e tiro
volchok-section-goal = Gol e cartellini
volchok-section-chance = La freccia girevole
volchok-section-end = Fine della partita

## Regole

volchok-rule-set-1 = Ogni squadra schiera un portiere (1) e cinque giocatori di movimento (dal 2 al 6) sulle proprie caselle di partenza, il portiere sulla casella centrale davanti alla porta.
volchok-rule-set-2 = La partita comincia sullo 0-0 con tutti e dodici i giocatori in campo.
volchok-rule-toss-1 = Le due squadre girano la freccia e batte il calcio d’inizio quella con il numero più alto; se i numeri sono uguali, girano di nuovo entrambe.
volchok-rule-ko-1 = La squadra che batte il calcio d’inizio sceglie uno dei suoi giocatori di movimento in campo, che si mette con la palla sulla casella del calcio d’inizio; tutti gli altri sono sulla propria casella di partenza.
volchok-rule-ko-2 = Il turno del calcio d’inizio è sempre un turno base: non si può dichiarare nulla.
volchok-rule-ko-3 = La prima azione del turno del calcio d’inizio deve portare la palla, con un calcio o, se le opzioni non lo vietano, in conduzione, nella metà campo avversaria; fino ad allora nessun altro può muoversi e il turno non può finire.
volchok-rule-ko-4 = Nel turno del calcio d’inizio non sono ammessi pallonetti.
volchok-rule-ko-5 = Se la squadra che deve battere il calcio d’inizio non ha giocatori di movimento in campo, lo batte l’altra.

volchok-rule-turn-1 = Le squadre giocano a turno e ogni turno segue lo stesso ordine: dichiarazione, giro della freccia, azioni.
volchok-rule-turn-2 = Un tiro, un tackle o un controllo e tiro va dichiarato prima del giro, con il giocatore che lo esegue; altrimenti il turno è un turno base.
volchok-rule-turn-3 = Una dichiarazione non si può cambiare.
volchok-rule-turn-4 = Il numero uscito è la riserva di punti movimento del turno: ogni casella percorsa da un giocatore, dalla palla o da un giocatore con la palla costa 1 punto.
volchok-rule-turn-5 = I punti si possono dividere tra qualsiasi azione di qualsiasi giocatore della squadra, in qualsiasi ordine.
volchok-rule-turn-6 = Non è obbligatorio usare tutti i punti, a meno che le opzioni non lo impongano, e quelli non usati vanno persi.
volchok-rule-turn-7 = Un’azione compiuta non si può annullare.
volchok-rule-turn-8 = Dopo un pallonetto o un tackle riuscito la stessa squadra ha un turno extra, completo di dichiarazione e giro.
volchok-rule-turn-9 = Se non si è guadagnato un turno extra, tocca all’altra squadra.

volchok-rule-move-1 = Un giocatore si sposta in una delle otto caselle vicine.
volchok-rule-move-2 = Due giocatori non possono stare sulla stessa casella; l’unica eccezione è un tackle in corso.
volchok-rule-move-3 = Il portiere può stare solo sulle tre caselle davanti alla propria porta.
volchok-rule-move-4 = Un giocatore di movimento non può entrare nella zona del portiere avversario.
volchok-rule-move-5 = Il portatore di palla, quando si muove, porta la palla con sé e non può lasciarla indietro.
volchok-rule-move-6 = Il giocatore che entra nella casella di una palla vagante ne prende possesso, senza costi aggiuntivi.
volchok-rule-house-1 = Nella zona del proprio portiere e nelle caselle accanto non possono stare più giocatori di movimento del numero concordato.

volchok-rule-pass-1 = Solo il portatore di palla può calciarla, e solo in linea retta lungo una riga, una colonna o una diagonale.
volchok-rule-pass-2 = La palla calciata non può attraversare una casella occupata da un giocatore.
volchok-rule-pass-3 = La palla calciata deve finire a un compagno (passaggio) o su una casella senza giocatori (passaggio filtrante), mai a un avversario.
volchok-rule-pass-4 = La palla calciata non può entrare nella zona del portiere avversario: una palla giocata verso la porta è un tiro.
volchok-rule-pass-5 = Un passaggio filtrante non può finire nella zona del proprio portiere.
volchok-rule-pass-6 = La palla non si può calciare più lontano dei punti rimasti.

volchok-rule-lob-1 = Il pallonetto è la prima e unica azione del suo turno e parte dal giocatore che aveva la palla all’inizio del turno.
volchok-rule-lob-2 = Il pallonetto percorre esattamente il numero di caselle uscito, lungo una riga, una colonna o una diagonale.
volchok-rule-lob-3 = Il pallonetto deve arrivare a un compagno che sia giocatore di movimento e si trovi fuori dalla zona del proprio portiere.
volchok-rule-lob-4 = Il pallonetto può sorvolare qualsiasi giocatore e qualsiasi zona.
volchok-rule-lob-5 = Un pallonetto riuscito vale un turno extra.
volchok-rule-lob-6 = Il pallonetto non può essere più corto del minimo fissato nelle opzioni, di norma 1 casella.
volchok-rule-lob-7 = Con i pallonetti dichiarati il pallonetto si annuncia prima del giro; se il numero non lo porta al destinatario, la palla cade a quel numero di caselle lungo la linea e tocca agli avversari.

volchok-rule-ball-1 = La squadra che ha la palla all’inizio del proprio turno, o che con il suo numero può raggiungere una palla vagante e giocarla, deve muoverla durante quel turno.
volchok-rule-zone-1 = Una squadra non può finire un turno base con la palla nella zona del proprio portiere, che l’abbia il portiere o, se le opzioni non lo permettono, un altro giocatore.
volchok-rule-ball-2 = Nessuna azione può lasciare alla squadra troppo pochi punti per muovere la palla e farla uscire dalla zona del proprio portiere.
volchok-rule-ball-3 = Se il numero uscito non basta in alcun modo a muovere la palla e a farla uscire dalla zona del proprio portiere, per quel turno entrambi gli obblighi decadono.

volchok-rule-tack-1 = Il tackle si dichiara per un proprio giocatore di movimento quando la palla è di un avversario.
volchok-rule-tack-2 = Può subire un tackle solo un giocatore di movimento avversario che ha la palla fuori dalla zona del proprio portiere; il portiere mai.
volchok-rule-tack-3 = Chi entra in tackle ha bisogno di un percorso di caselle vicine e libere fino al portatore di palla, fuori dalla zona del portiere avversario; l’unica casella occupata in cui può entrare è quella del portatore.
volchok-rule-tack-4 = Il tackle si può dichiarare solo se può riuscire: la lunghezza del percorso (1 da una casella vicina) più 1 non può superare il numero più alto della freccia girevole, di norma 6.
volchok-rule-tack-5 = Fallo: con un numero inferiore alla lunghezza del percorso chi entra in tackle riceve il cartellino giallo e lascia il campo.
volchok-rule-tack-6 = Gioco pericoloso: con un numero uguale alla lunghezza del percorso chi entra in tackle riceve il cartellino rosso e lascia il campo.
volchok-rule-tack-7 = Con un numero superiore alla lunghezza del percorso chi entra in tackle porta via la palla in una casella libera accanto al portatore, fuori dalla zona del portiere avversario; il portatore resta dov’è e nessuno lascia il campo.
volchok-rule-tack-8 = Un tackle riuscito vale un turno extra; i punti oltre la lunghezza del percorso più 1 vanno persi, salvo diversa scelta nelle opzioni.
volchok-rule-tack-9 = Dopo un cartellino la palla resta al portatore e tocca alla sua squadra.

volchok-rule-shot-1 = Il tiro si dichiara prima del giro, per il giocatore di movimento che ha la palla e per una casella della rete.
volchok-rule-shot-2 = Chi tira deve trovarsi su una linea, dritta in avanti o diagonale, che attraversa la zona del portiere e la linea di porta fino alla casella della rete scelta.
volchok-rule-shot-3 = Il tiro si può dichiarare solo se il numero più alto della freccia girevole, di norma 6, basta per arrivare in rete.
volchok-rule-shot-4 = Tra chi tira e la rete non può esserci alcun giocatore di movimento, né dell’una né dell’altra squadra; il portiere avversario sì.
volchok-rule-shot-5 = Con un numero troppo basso per arrivare in rete la palla avanza di altrettante caselle lungo la linea e resta lì, e tocca agli avversari.
volchok-rule-shot-6 = Un tiro debole che si ferma nella zona del portiere finisce al portiere, ovunque si trovi nella zona.
volchok-rule-shot-7 = Se il numero arriva in rete e il portiere non è sulla linea del tiro, è gol.
volchok-rule-shot-8 = Se il numero arriva in rete e il portiere è sulla linea del tiro, la squadra che difende gira la freccia per il risultato: gol, parata o calcio d’angolo.
volchok-rule-save-1 = Dopo una parata la palla è del portiere e tocca alla sua squadra.
volchok-rule-corn-1 = Per il calcio d’angolo chi ha tirato porta la palla in una delle due caselle d’angolo ai lati della porta attaccata; la sceglie la sua squadra, a meno che le opzioni non impongano la più vicina.
volchok-rule-corn-2 = Se su quella casella d’angolo c’è un compagno di chi ha tirato, la palla va a lui e chi ha tirato resta dov’è.
volchok-rule-corn-3 = Se su quella casella d’angolo c’è un avversario, chi ha tirato si mette con la palla su una delle caselle libere più vicine, fuori dalla zona del portiere avversario, a scelta della sua squadra.
volchok-rule-corn-4 = Dopo un calcio d’angolo tocca alla squadra che difende, salvo diversa scelta nelle opzioni; nel turno successivo della sua squadra chi batte l’angolo può condurre o passare la palla.
volchok-rule-save-2 = Quando il portiere riceve la palla da una parata o da un tiro debole, la palla deve uscire dalla sua zona già nel turno successivo della sua squadra.

volchok-rule-cs-1 = Con una palla vagante si può dichiarare, prima del giro, un giocatore di movimento che con un’unica azione corre sulla palla e tira verso una casella della rete.
volchok-rule-cs-2 = La palla deve trovarsi su una linea di tiro verso quella casella della rete, senza giocatori di movimento in mezzo; chi corre non conta.
volchok-rule-cs-3 = La corsa, per il percorso libero più breve che eviti la zona del portiere avversario, e il tiro non possono insieme superare il numero più alto della freccia girevole, di norma 6.
volchok-rule-cs-4 = Con un numero inferiore alla corsa il giocatore avanza di altrettante caselle su un percorso minimo scelto dal suo allenatore e la palla resta dov’è.
volchok-rule-cs-5 = Con un numero uguale alla corsa il giocatore raggiunge la palla, ne prende possesso e il turno finisce.
volchok-rule-cs-6 = Con un numero superiore alla corsa ma troppo basso per la rete il giocatore si ferma dov’era la palla e la palla avanza di quanto rimane, come in ogni tiro debole.
volchok-rule-cs-7 = Con un numero che copre corsa e tiro il giocatore tira da dov’era la palla: è gol se il portiere non è sulla linea, altrimenti si gira la freccia per il risultato.

volchok-rule-goal-1 = Ogni gol aggiunge 1 al punteggio e le due squadre tornano sulle caselle di partenza.
volchok-rule-goal-2 = Il calcio d’inizio spetta alla squadra che ha subito il gol.
volchok-rule-card-1 = Un giocatore con il cartellino giallo rientra al primo gol successivo, di qualunque squadra sia.
volchok-rule-card-2 = Un giocatore con il cartellino rosso rientra al primo gol successivo della propria squadra.
volchok-rule-card-3 = Chi rientra torna sulla propria casella di partenza; le caselle di chi è ancora fuori restano vuote.

volchok-rule-ch-1 = Se la freccia si ferma su una linea divisoria, si gira di nuovo.

volchok-rule-end-1 = La prima squadra che segna 4 gol, o il numero fissato nelle opzioni, vince subito.
volchok-rule-end-2 = Con un limite di turni la partita finisce dopo quel numero di turni completi delle due squadre insieme, turni extra compresi, e vince chi ha segnato più gol.
volchok-rule-end-3 = Con il cronometro la partita finisce con il turno in cui scade il tempo e vince chi ha segnato più gol.
volchok-rule-end-4 = Se al limite il punteggio è in parità, la partita finisce in pareggio; con l’opzione golden goal invece si continua e vince il gol successivo.
volchok-rule-end-5 = Dopo 500 turni completi, o il numero fissato nelle opzioni, la partita finisce in ogni caso: vince chi ha segnato più gol, a parità di gol è pareggio.

## Eventi

volchok-event-tossed = La freccia ha deciso: { $home } per i padroni di casa, { $away } per gli ospiti. Comincia { TEAM($by) }.
volchok-event-tossed-level = { $number } per l’una e per l’altra squadra: parità, si gira di nuovo.
volchok-event-kick-off = { $piece } è sul pallone a metà campo, pronto a battere il calcio d’inizio { TEAM($by, form: "per") }.
    .v2 = { $piece } mette la palla al centro. Calcio d’inizio { TEAM($by, form: "per") }.
volchok-event-shot-declared = { $piece } prende la mira su { $net } e dichiara il tiro: serve almeno { $needed } per arrivare in rete.
    .v2 = { $piece } alza la testa e vede lo spiraglio in { $net }: per arrivarci ci vuole almeno { $needed }.
    .v3 = { $piece } carica il tiro verso { $net }. Serve almeno { $needed }.
volchok-event-tackle-declared = { $piece } va al tackle su { $victim }: serve almeno { $needed } per prendere la palla.
    .v2 = { $piece } aggredisce { $victim } e tenta il tackle: per la palla ci vuole almeno { $needed }.
    .v3 = Ecco { $piece }, che punta deciso { $victim }: per un intervento pulito serve { $needed } come minimo.
volchok-event-control-declared = { $piece } parte verso la palla vagante con { $net } nel mirino: serve almeno { $needed } per arrivare in rete.
volchok-event-lob-declared = { $piece } dichiara il pallonetto per { $receiver }: per trovarlo serve { $needed }.
volchok-event-spun = La freccia indica { $number } { TEAM($by, form: "per") }.
    .v2 = { TEAM($by, form: "Nom") } gira la freccia: { $number }.
    .v3 = La freccia si ferma sul numero { $number }.
volchok-event-excused = { $number } non basta { TEAM($by, form: "dat") } per allontanare la palla, che in questo turno può restare dov’è.
volchok-event-moved = { $piece } corre in { $to }.
    .v2 = { $piece } si sposta in { $to }.
    .v3 = { $piece } si porta in { $to }.
volchok-event-dribbled = { $piece } porta palla in { $to }.
    .v2 = { $piece } si sposta palla al piede in { $to }.
    .v3 = Palla incollata al piede: { $piece } arriva in { $to }.
volchok-event-collected = { $piece } fa sua la palla vagante in { $to }.
    .v2 = { $piece } arriva per primo sulla palla in { $to }.
    .v3 = La palla vagante in { $to } è preda di { $piece }.
volchok-event-passed = { $piece } trova { $receiver } in { $to }.
    .v2 = { $piece } appoggia per { $receiver } in { $to }.
    .v3 = Bel pallone di { $piece } per { $receiver } in { $to }.
volchok-event-played-through = { $piece } mette la palla nello spazio, in { $to }.
    .v2 = { $piece } gioca la palla nello spazio libero, in { $to }.
    .v3 = { $piece } indirizza la palla in { $to }.
volchok-event-lobbed = Pallonetto di { $piece }, e la palla scende proprio su { $receiver } in { $to }. Turno extra { TEAM($by, form: "per") }!
    .v2 = Tocco morbido di { $piece }: palla alta, e { $receiver } controlla in { $to }. Turno extra { TEAM($by, form: "per") }!
volchok-event-lob-dropped = { $number }, e il pallonetto di { $piece } cade in { $to }.
volchok-event-taken = La palla è di { $piece }.
volchok-event-stopped =
    { $left ->
        [one] { TEAM($by, form: "Nom") } si ferma qui, con un punto non usato.
       *[other] { TEAM($by, form: "Nom") } si ferma qui, con { $left } punti non usati.
    }
    .v2 =
        { $left ->
            [one] Può bastare così { TEAM($by, form: "per") }: un punto resta inutilizzato.
           *[other] Può bastare così { TEAM($by, form: "per") }: { $left } punti restano inutilizzati.
        }
volchok-event-yellow = Solo { $number }: { $piece } arriva in ritardo e stende { $victim }. Cartellino giallo, fuori fino al prossimo gol.
    .v2 = { $number }, e { $piece } prende solo le caviglie di { $victim }. Cartellino giallo, fuori fino al prossimo gol.
volchok-event-red = { $number }, ed è uno scontro durissimo: { $piece } travolge { $victim }. Cartellino rosso, fuori fino al prossimo gol { TEAM($by, form: "gen") }.
    .v2 = { $number }, e l’intervento è bruttissimo: { $piece } entra dritto su { $victim }. Cartellino rosso, fuori fino al prossimo gol { TEAM($by, form: "gen") }.
volchok-event-tackle-won = { $number }, e il tempismo è perfetto: { $piece } toglie la palla a { $victim }.
    .v2 = { $number }: { $piece } sfila la palla dai piedi di { $victim }.
    .v3 = { $number }, tackle deciso ma pulito: { $piece } ha la meglio su { $victim }.
volchok-event-came-away = { $piece } esce palla al piede in { $to }. Turno extra { TEAM($by, form: "per") }!
    .v2 = { $piece } se ne va con la palla in { $to }. Turno extra { TEAM($by, form: "per") }!
volchok-event-fell-short =
    { $number ->
        [one] { $piece } colpisce male: una sola casella, e la palla muore in { $to }.
       *[other] { $piece } non trova la potenza: { $number } caselle, e la palla si ferma in { $to }.
    }
    .v2 =
        { $number ->
            [one] { $piece } la sfiora appena. La palla rotola in { $to } e si ferma.
           *[other] Poca convinzione di { $piece }: la palla rotola in { $to } e si ferma.
        }
volchok-event-keeper-collected =
    { $number ->
        [one] Il tiro di { $piece } è una telefonata: una sola casella, e { $keeper } raccoglie senza problemi.
       *[other] Il tiro di { $piece } si spegne dopo { $number } caselle e { $keeper } raccoglie senza problemi.
    }
    .v2 = Troppo debole { $piece }: { $keeper } si china e raccoglie.
volchok-event-went-in = Potenza { $number }, e il portiere è fuori causa! { $piece } la mette in rete, in { $net }.
    .v2 = Potenza { $number }, e la palla s’infila! { $piece } trova { $net } e il portiere può solo guardare.
    .v3 = { $number } sulla freccia e nessun portiere sulla traiettoria: { $piece } insacca in { $net }.
volchok-event-at-keeper = Potenza { $number }: { $piece } inquadra la porta, ma sulla traiettoria c’è { $keeper }. Decide la freccia.
    .v2 = Potenza { $number }, dritto su { $keeper }. Riuscirà a fermare { $piece }? Decide la freccia.
volchok-event-saved = Parata! { $keeper } blocca il tiro di { $piece }.
    .v2 = { $keeper } ci mette il corpo: { $piece } non passa.
    .v3 = Che parata di { $keeper }! { $piece } non ci può credere.
volchok-event-corner-won = Il tiro di { $piece } è deviato sul fondo. Calcio d’angolo { TEAM($by, form: "per") }.
    .v2 = Con la punta delle dita! Il tiro di { $piece } finisce sul fondo: calcio d’angolo { TEAM($by, form: "per") }.
volchok-event-corner-taken = { $piece } porta la palla nell’angolo, in { $to }.
volchok-event-corner-given = { $receiver } è già appostato nell’angolo, in { $to }, e riceve la palla.
volchok-event-corner-beside = L’angolo è occupato: { $piece } sistema la palla lì vicino, in { $to }.
volchok-event-set-off = Solo { $number }: la palla è troppo lontana per { $piece }.
volchok-event-ran-short = { $piece } finisce la corsa in { $to } e la palla resta vagante.
volchok-event-reached-ball = { $piece } arriva sulla palla in { $to }, ma per il tiro non resta più nulla.
volchok-event-control-short =
    { $number ->
        [one] { $piece } ci arriva e tira, ma la palla rotola di una sola casella, in { $to }.
       *[other] { $piece } ci arriva e tira, ma la palla fa appena { $number } caselle e si ferma in { $to }.
    }
volchok-event-control-shot = La freccia indica { $number }: { $piece } si avventa sulla palla vagante e lascia partire il tiro!
volchok-event-goal = Gol { TEAM($by, form: "gen") }! { $piece } va a segno: { score }.
    .v2 = Gol! { $piece } segna { TEAM($by, form: "per") }, ed è { score }.
    .v3 = È dentro! { $piece } colpisce { TEAM($by, form: "per") }: { score }.
    .v4 = { score }! { $piece } corre sotto la curva, esulta { TEAM($by) }.
volchok-event-returned = { $piece } torna in campo { TEAM($by, form: "per") }.
volchok-event-kick-off-passed = Dall’altra parte non c’è più nessuno per battere: calcio d’inizio { TEAM($by, form: "per") }.
volchok-event-golden-goal = Il limite è raggiunto e il punteggio è ancora { score }. Il prossimo gol decide.
volchok-event-won = È finita { score }: vittoria { TEAM($by, form: "gen") }!
    .v2 = Triplice fischio! Vince { TEAM($by) }, { score }.
volchok-event-level = È finita in parità: { score }.

## Rifiuti

volchok-refusal-not-your-turn = Ora tocca { TEAM($seat, form: "dat") }.
volchok-refusal-spin-first = Prima bisogna girare la freccia.
volchok-refusal-match-over = La partita è finita.
volchok-refusal-not-now = In questo momento del turno non si può.
volchok-refusal-off-pitch = { $piece } non è in campo.
volchok-refusal-keeper-cannot = Il numero 1 è il portiere, e questo non può farlo.
volchok-refusal-kick-off-first = Il calcio d’inizio è ancora da battere.
volchok-refusal-kick-off-is-basic = Questo è il turno del calcio d’inizio: non si può dichiarare nulla.
volchok-refusal-no-kick-off-lob = Questo turno è cominciato con un calcio d’inizio: niente pallonetti.
volchok-refusal-after-spin = La freccia segna già { $number }.
volchok-refusal-not-adjacent = { $to } non confina con { $from }.
volchok-refusal-keeper-zone-only = { $to } non è una delle tre caselle davanti alla porta.
volchok-refusal-zone-closed = { $to } è nella zona del portiere avversario.
volchok-refusal-occupied = In { $to } c’è { $piece }.
volchok-refusal-no-ball = La tua squadra non ha la palla.
volchok-refusal-not-a-line = Da { $from } a { $to } non c’è una linea retta né diagonale.
volchok-refusal-blocked = In { $square } c’è { $piece } a sbarrare la strada.
volchok-refusal-through-zone = { $square } è nella zona del portiere avversario.
volchok-refusal-to-opponent = { $piece } è un avversario.
volchok-refusal-into-own-zone = In { $to } non c’è nessuno che riceva la palla.
volchok-refusal-too-far =
    { $left ->
        [one] Qui servono { $needed } punti e ne resta solo uno.
       *[other] Qui servono { $needed } punti e ne restano solo { $left }.
    }
volchok-refusal-already-acted = In questo turno la tua squadra ha già agito.
volchok-refusal-wrong-distance =
    { $number ->
        [one] { $piece } non si trova a esattamente 1 casella in linea retta o in diagonale.
       *[other] { $piece } non si trova a esattamente { $number } caselle in linea retta o in diagonale.
    }
volchok-refusal-bad-receiver =
    { SHIRT($piece) ->
        [1] { $piece } è il portiere.
       *[other] { $piece } è nella zona del proprio portiere.
    }
volchok-refusal-lob-too-short =
    { $number ->
        [one] Questo pallonetto sarebbe lungo una casella, e il minimo è { $least }.
       *[other] Questo pallonetto sarebbe lungo { $number } caselle, e il minimo è { $least }.
    }
volchok-refusal-zone-duty =
    Per far uscire la palla { $needed ->
        [one] serve ancora un punto
       *[other] servono ancora { $needed } punti
    } e { $left ->
        [0] non ne resterebbe nessuno
        [one] ne resterebbe solo uno
       *[other] ne resterebbero solo { $left }
    }.
volchok-refusal-zone-crowded =
    { $most ->
        [0] Nessun giocatore di movimento può
        [one] Un solo giocatore di movimento può
       *[other] Solo { $most } giocatori di movimento possono
    } stare nella zona del proprio portiere o nelle caselle accanto.
volchok-refusal-ball-duty =
    Per muovere la palla { $needed ->
        [one] serve ancora un punto
       *[other] servono ancora { $needed } punti
    } e { $left ->
        [0] non ne resterebbe nessuno
        [one] ne resterebbe solo uno
       *[other] ne resterebbero solo { $left }
    }.
volchok-refusal-spend-all =
    { $left ->
        [one] In questa partita i punti vanno usati tutti, e se ne può ancora usare uno.
       *[other] In questa partita i punti vanno usati tutti, e se ne possono ancora usare { $left }.
    }
volchok-refusal-nothing-to-tackle = Nessun avversario ha la palla.
volchok-refusal-untouchable =
    { SHIRT($piece) ->
        [1] { $piece } è il portiere.
       *[other] { $piece } è nella zona del proprio portiere.
    }
volchok-refusal-no-way = { $piece } è tagliato fuori: nessun percorso è libero.
volchok-refusal-out-of-reach = Qui servirebbe { $needed } e la freccia arriva solo a { $most }.
volchok-refusal-no-shot-line = Da { $from } a { $net } non c’è una linea di tiro.
volchok-refusal-ball-held = La palla non è vagante: ce l’ha { $piece }.
volchok-refusal-not-offered = { $to } non è tra le caselle da scegliere.

## Azioni

volchok-action-pick = Batte il giocatore { $piece }
volchok-action-basic = Turno base
volchok-action-shot = Tiro in { $net }
volchok-action-tackle = Tackle del giocatore { $piece }
volchok-action-control = Controllo e tiro: giocatore { $piece }, tiro in { $net }
volchok-action-step = Giocatore { $piece } in { $to }
volchok-action-kick = Gioca la palla in { $to }
volchok-action-lob = Pallonetto per il giocatore { $piece }
volchok-action-end = Fine del turno
volchok-action-exit = Via con la palla in { $to }
volchok-action-run = Corsa in { $to }
volchok-action-corner = Calcio d’angolo da { $to }
volchok-action-place = Con la palla in { $to }

## Esiti

volchok-outcome-toss = Casa { $home }, ospiti { $away }
volchok-outcome-spin = Giro: { $number }
volchok-outcome-result =
    { $of ->
        [goal] Gol
        [save] Parata
       *[corner] Calcio d’angolo
    }

## Opzioni

volchok-option-board = Stabilisce la griglia con zone dei portieri, reti, angoli e metà campo, la casella del calcio d’inizio e le caselle di partenza.
volchok-option-numbers = Stabilisce quali numeri ha la freccia girevole e quanto è probabile ciascuno.
volchok-option-results = Stabilisce quanto sono probabili gol, parata e calcio d’angolo quando il tiro arriva sul portiere.
volchok-option-goals-to-win = Stabilisce con quanti gol si vince subito; 0 significa nessun traguardo.
volchok-option-turn-limit = Chiude la partita dopo questo numero di turni delle due squadre insieme; 0 significa nessun limite.
volchok-option-clock-seconds = Chiude la partita dopo questo numero di secondi di gioco; 0 significa senza cronometro.
volchok-option-tie-break = Stabilisce se al limite la parità è un pareggio o se vince il gol successivo.
volchok-option-safety-turns = Chiude la partita dopo questo numero di turni, qualunque sia il punteggio.
volchok-option-must-spend-all = Permette di finire il turno solo quando non si può più usare alcun punto.
volchok-option-lob-min = Stabilisce la lunghezza minima del pallonetto, in caselle.
volchok-option-tackle-spend-rest = Permette di usare i punti avanzati da un tackle riuscito prima del turno extra.
volchok-option-zone-rule = Stabilisce se a fine turno la palla deve essere fuori dalla zona del proprio portiere o soltanto non in mano al portiere.
volchok-option-corner-side = Stabilisce chi sceglie l’angolo: la squadra che ha tirato, nessuno (vale il più vicino) o la squadra che difende.
volchok-option-corner-next = Stabilisce se dopo un calcio d’angolo tocca alla squadra che difende o a quella che attacca.
volchok-option-kickoff-dribble = Permette di battere il calcio d’inizio anche in conduzione.
volchok-option-loose-ball = Stabilisce se una squadra deve prendere e muovere una palla vagante quando il suo numero basta, o se può lasciarla.
volchok-option-lob-part = Permette un pallonetto che usa solo una parte del numero.
volchok-option-lob-home = Permette un pallonetto al portiere o a un giocatore nella zona del proprio portiere.
volchok-option-lob-declared = Impone di dichiarare il pallonetto prima del giro, così che possa fallire.
volchok-option-zone-balls = Stabilisce se un passaggio filtrante può finire nella zona di un portiere, che lo fa subito suo.
volchok-option-corner-mate = Stabilisce se il compagno sulla casella d’angolo deve battere l’angolo o soltanto può.
volchok-option-corner-beside = Stabilisce chi sceglie la casella accanto a un angolo occupato da un difensore: la squadra di chi ha tirato, nessuno (la più vicina) o la difesa.
volchok-option-kickoff-ball = Stabilisce se chi batte il calcio d’inizio ha già la palla o l’ha accanto.
volchok-option-zone-men = Stabilisce quanti giocatori di movimento possono stare nella zona del proprio portiere e nelle caselle accanto; 5 significa nessun limite. Regola aggiunta.

## Partite pronte

volchok-preset-first-to-four = Ai quattro gol
volchok-preset-ninety-minutes = 90 minuti
volchok-preset-quick = Veloce
volchok-preset-by-the-clock = A tempo

## Domande

volchok-phase-pick = Chi batte il calcio d’inizio?
volchok-phase-declare = Che cosa dichiari?
volchok-phase-step =
    { $left ->
        [one] Resta un punto: come lo usi?
       *[other] Restano { $left } punti: come li usi?
    }
volchok-phase-exit = Dove va con la palla chi ha vinto il tackle?
volchok-phase-run = Dove va chi corre?
volchok-phase-corner = Quale angolo scegli?
volchok-phase-place = Quale casella vicino all’angolo?

## Nomi brevi degli eventi, per le probabilità

volchok-short-yellow = cartellino giallo
volchok-short-red = cartellino rosso
volchok-short-tackle-won = prende la palla
volchok-short-fell-short = tiro debole
volchok-short-keeper-collected = palla al portiere
volchok-short-went-in = gol
volchok-short-goal = gol
volchok-short-saved = parata
volchok-short-corner-won = calcio d’angolo
volchok-short-set-off = non arriva alla palla
volchok-short-reached-ball = arriva sulla palla
volchok-short-control-short = palla vagante
volchok-short-at-keeper = portiere sulla traiettoria
volchok-short-golden-goal = chi segna vince
volchok-short-won = fischio finale
volchok-short-level = fischio finale

## Tabelle

volchok-table-numbers = I numeri della freccia girevole
volchok-table-results = Gli esiti di un tiro con il portiere sulla traiettoria
volchok-cell-number = Numero
volchok-cell-chance = Probabilità
volchok-cell-result = Esito
volchok-cell-goal = Gol
volchok-cell-save = Parata
volchok-cell-corner = Calcio d’angolo

## Interpretazioni

volchok-ruling-r15 = Nella zona di un portiere la palla si può mandare solo con un tiro.
volchok-ruling-r16 = Il pallonetto si sceglie dopo il giro e trova sempre il suo uomo.
volchok-ruling-r35 = Se nell’angolo c’è un difensore, chi ha tirato va su una casella vicina scelta dal suo allenatore.
volchok-ruling-r6 = Il numero è un limite: non è obbligatorio usarlo tutto.
volchok-ruling-r7 = Chi batte il calcio d’inizio ha la palla e può portarla nell’altra metà campo.
volchok-ruling-r10 = La squadra che può raggiungere una palla vagante e giocarla deve farlo.
volchok-ruling-r11 = A fine turno la palla dev’essere fuori dalla zona del proprio portiere.
volchok-ruling-r17 = Un pallonetto usa per intero il numero uscito.
volchok-ruling-r18 = Niente pallonetti al proprio portiere o nella sua zona.
volchok-ruling-r24 = Ciò che avanza del numero dopo un tackle va perso.
volchok-ruling-r33 = L’angolo lo sceglie la squadra che ha tirato.
volchok-ruling-r34 = Dopo un calcio d’angolo tocca alla squadra che difende.
volchok-ruling-r44 = La parità al limite è un pareggio.

## Il campo in testo

volchok-board-yellow = Fuori con il giallo: { $players }
volchok-board-red = Fuori con il rosso: { $players }

## Più eventi in una frase: vedi `locales/telling.json`

volchok-report-run = { $piece } corre in { $to }.
volchok-report-runs = Si muovono { $pieces } { TEAM($by, form: "per") }.
    .v2 = Senza palla, { $pieces } cercano spazio.
    .v3 = { $pieces } cambiano posizione.
volchok-report-run-on = { $piece } porta palla fino a { $to }.
    .v2 = Azione personale di { $piece }, fino a { $to }.
    .v3 = Palla incollata al piede: { $piece } arriva fino a { $to }.
volchok-report-collected-run = { $piece } fa sua la palla vagante e la porta in { $to }.
    .v2 = { $piece } arriva per primo sulla palla e se la porta in { $to }.
    .v3 = La palla vagante è di { $piece }, che se ne va in { $to }.
    .v4 = C’è una palla da raccogliere: { $piece } la prende e va in { $to }.
volchok-report-collected-passed = { $piece } fa sua la palla vagante e trova { $receivers } in { $to }.
    .v2 = { $piece } arriva per primo sulla palla e serve { $receivers } in { $to }.
volchok-report-collected-through = { $piece } fa sua la palla vagante e la gioca in { $to }.
    .v2 = { $piece } arriva per primo sulla palla e la mette nello spazio, in { $to }.
    .v3 = La palla vagante è di { $piece }, che la indirizza in { $to }.
    .v4 = { $piece } non perde tempo: palla vagante subito giocata in { $to }.
volchok-report-run-passed = { $piece } porta palla e trova { $receivers } in { $to }.
    .v2 = Palla al piede, { $piece } serve { $receivers } in { $to }.
volchok-report-run-through = { $piece } porta palla e la indirizza in { $to }.
    .v2 = { $piece } porta palla, alza la testa e gioca nello spazio, in { $to }.
    .v3 = Breve corsa palla al piede, poi { $piece } la appoggia in { $to }.
    .v4 = { $piece } non la tiene a lungo: la palla rotola in { $to }.
volchok-report-passes = Fitta rete di passaggi: da { $piece } a { $receivers }, palla in { $to }.
    .v2 = Bella combinazione { TEAM($by, form: "gen") }: { $piece }, { $receivers }, fino a { $to }.
volchok-report-won-away = { $number }: { $piece } toglie la palla a { $victim } ed esce in { $to }. Turno extra { TEAM($by, form: "per") }!
    .v2 = Che tackle! Con { $number }, { $piece } ha la meglio su { $victim } e riparte da { $to }. Turno extra { TEAM($by, form: "per") }!
    .v3 = { $number }: { $piece } sfila la palla a { $victim } e se ne va in { $to }. Turno extra { TEAM($by, form: "per") }!
    .v4 = Tempismo perfetto, { $number }: { $piece } è già con la palla in { $to }, e { $victim } resta a guardare. Turno extra { TEAM($by, form: "per") }!
volchok-report-struck-goal = Gol! Potenza { $number }, e { $piece } la mette in { $net }: { score }.
    .v2 = { score }! { $piece } trova { $net } e il portiere può solo guardare.
    .v3 = È dentro! Potenza { $number }, nessuno sulla traiettoria, e { $piece } insacca in { $net }: { score }.
    .v4 = Gol { TEAM($by, form: "gen") }! { $piece } sceglie { $net }: { score }.
volchok-report-past-keeper-goal = Gol! Dritto su { $keeper }, che però non trattiene: { $piece } fa { score }.
    .v2 = Sulla traiettoria c’è { $keeper }, ma non basta! { $piece } segna { TEAM($by, form: "per") }: { score }.
    .v3 = { score }! { $piece } batte { $keeper }, esulta { TEAM($by) }.
volchok-report-returned-men = { $pieces } tornano in campo { TEAM($by, form: "per") }.
