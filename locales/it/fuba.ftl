# FUBA in italiano.

## Sections

fuba-section-words = Termini
fuba-section-formation = Formazioni
fuba-section-toss = Chi comincia
fuba-section-placing = Schieramento
fuba-section-clock = Cronometro e punteggio
fuba-section-turn = Il turno
fuba-section-target = Zona obiettivo e fuorigioco
fuba-section-dice = I dadi
fuba-section-time = Il tempo
fuba-section-control = Verifica del controllo di palla
fuba-section-ball = Movimento della palla
fuba-section-shot = Tiri in porta
fuba-section-movement = Movimenti
fuba-section-free-kick = Calci di punizione
fuba-section-corner = Calci d’angolo
fuba-section-goal-kick = Calci di rinvio
fuba-section-booking = Cartellini
fuba-section-penalty = Calci di rigore
fuba-section-house = Regole aggiunte

## Rules

fuba-rule-2-1 = Il portiere conta come un giocatore, a meno che una regola non dica altro.
fuba-rule-2-2 = La squadra che ha la palla è quella attiva, l’altra è passiva; i ruoli si scambiano nell’istante in cui il controllo cambia.
fuba-rule-3-1a = Una formazione è fatta di tre numeri interi – difensori, centrocampisti, attaccanti – che sommati danno 10.
fuba-rule-3-1b = Le due formazioni si scelgono in segreto e si scoprono insieme.
fuba-rule-3-2 = Entrambe le squadre lanciano un dado e il più alto decide chi comincia il primo tempo con la palla (a parità si lancia di nuovo).
fuba-rule-3-3a = Nello schieramento la squadra attiva dispone tutti i suoi giocatori, poi la squadra passiva dispone i propri, infine la squadra attiva può fare qualche aggiustamento.
fuba-rule-3-3b = La formazione non limita in alcun modo dove si schierano i giocatori.
fuba-rule-3-3c = Negli aggiustamenti la squadra attiva può spostare al massimo due giocatori diversi, ciascuno in una zona limitrofa.
fuba-rule-e3-3 = Ogni limite dello schieramento vale anche dopo gli aggiustamenti.
fuba-rule-3-3-1a = Al calcio d’inizio la squadra attiva deve avere almeno due giocatori nell’area centrale.
fuba-rule-3-3-1b = Al calcio d’inizio tutti i giocatori stanno in zone che si trovano almeno in parte nella propria metà campo.
fuba-rule-3-3-1c = Al calcio d’inizio ogni portiere sta nella propria area di rigore.
fuba-rule-3-3-1d = Al calcio d’inizio la palla è nell’area centrale con valore 3.
fuba-rule-3-4 = Il cronometro parte da 1 nel primo tempo e da 46 nel secondo; il punteggio parte da 0-0.
fuba-rule-4a = Un turno ha sette fasi, in quest’ordine: zona obiettivo, dadi, tempo, controllo di palla, movimento della palla, tiro in porta, movimenti.
fuba-rule-4-1a = Nella zona obiettivo, o in una limitrofa, la squadra attiva deve avere un giocatore.
fuba-rule-4-1b = La zona obiettivo può essere quella in cui la palla già si trova.
fuba-rule-4-1-1 = Una zona non può essere l’obiettivo se il giocatore della squadra attiva che vi si trova è in fuorigioco, cioè interamente più vicino al fondo avversario del penultimo giocatore avversario (portiere compreso) e nemmeno in parte alla sua altezza.
fuba-rule-e4-1 = Una zona senza giocatori propri non può essere l’obiettivo se tutti i propri giocatori nelle zone limitrofe sono in fuorigioco.
fuba-rule-e4-1-1a = Un giocatore all’altezza della palla o dietro di essa non è in fuorigioco.
fuba-rule-e4-1-1b = Il fuorigioco non vale sul calcio di rinvio, sul calcio d’angolo e quando l’obiettivo è tutto nella propria metà campo.
fuba-rule-4-2 = Ogni squadra lancia un dado: sono i valori iniziali.
fuba-rule-4-3a = Il cronometro avanza della differenza fra i valori iniziali.
fuba-rule-4-3b = Il cronometro si ferma sul primo minuto di recupero anche se la differenza è maggiore.
fuba-rule-4-3-1a = Nel recupero il cronometro avanza esattamente di una casella per turno.
fuba-rule-4-3-1b = Se nel recupero la differenza è minore del minuto di recupero in cui il turno è cominciato, il tempo finisce subito e il turno non si gioca.
fuba-rule-4-3-1c = Il tempo finisce al più tardi al termine del turno in cui il cronometro entra in +5.
fuba-rule-4-3-2a = Il secondo tempo lo inizia la squadra che non ha iniziato il primo.
fuba-rule-4-3-2b = La partita finisce con il secondo tempo.
fuba-rule-4-4a = Verifica del controllo di palla: valore iniziale più i modificatori di partenza, obiettivo e distanza.
fuba-rule-4-4b = Con un risultato superiore al valore della palla si mantiene il controllo.
fuba-rule-4-4c = Con un risultato inferiore al valore della palla il controllo passa alla squadra passiva.
fuba-rule-e4-4 = Se partenza e obiettivo sono la stessa zona, il suo modificatore conta una volta sola.
fuba-rule-4-4-1a = Se l’obiettivo è vuoto, la squadra attiva indica una zona limitrofa con un proprio giocatore (la zona d’appoggio), che fornisce il modificatore dell’obiettivo.
fuba-rule-e4-4-1 = La zona d’appoggio non può essere una zona in cui il proprio giocatore è in fuorigioco.
fuba-rule-4-4-1b = Se il controllo è mantenuto, un giocatore passa dalla zona d’appoggio all’obiettivo.
fuba-rule-4-4-1c = Se il controllo è perso, la nuova squadra attiva porta nell’obiettivo il suo giocatore più vicino.
fuba-rule-4-4-1d = Questo spostamento si sottrae al numero di giocatori che la squadra può muovere nella fase 7.
fuba-rule-4-4-2 = Un risultato pari al valore della palla è un evento speciale: si lancia un dado e si consulta la tabella degli eventi.
fuba-rule-e4-4-2 = La squadra attiva mantiene la palla, a meno che l’evento non sia 1 o 2.
fuba-rule-4-4-3 = Se nell’obiettivo ci sono solo giocatori della squadra passiva e il controllo è mantenuto, vi entra un giocatore della squadra attiva da una zona limitrofa; lo spostamento si sottrae nella fase 7.
fuba-rule-e4-4-3 = Quel giocatore non può venire da una zona in cui è in fuorigioco.
fuba-rule-4-5a = Dopo un cambio di controllo la nuova squadra attiva, se non ha nessuno nell’obiettivo, vi sposta subito il suo giocatore più vicino.
fuba-rule-4-5b = Se il più vicino è il portiere, la squadra può prendere al suo posto il giocatore successivo per vicinanza.
fuba-rule-4-5-1 = Il nuovo valore della palla è il valore iniziale della squadra che era attiva all’inizio del turno.
fuba-rule-4-5-2a = Se la partenza o l’obiettivo aveva solo giocatori della squadra attiva, il valore della palla scende di uno, mai sotto 1.
fuba-rule-4-5-2b = Su punizioni, calci d’angolo e rinvii per questo conta solo l’obiettivo.
fuba-rule-4-6a = Si può tirare in porta solo da una zona che si trova tutta nella metà campo avversaria.
fuba-rule-4-6b = Tiro in porta: un dado più i modificatori di tiro.
fuba-rule-4-6c = Sopra il valore della palla: gol, e riparte chi lo ha subito.
fuba-rule-4-6d = Pari al valore della palla: calcio d’angolo.
fuba-rule-4-6e = Sotto il valore della palla: calcio di rinvio per la squadra passiva.
fuba-rule-e4-6a = Il modificatore dell’area di rigore non conta per un tiro dall’area di rigore stessa.
fuba-rule-e4-6b = Gli attaccanti in fuorigioco non contano per il modificatore +1 dell’area di rigore.
fuba-rule-4-6-1 = Se neppure un 6 basterebbe, si segna con due 6 di fila; tutto il resto è fuori.
fuba-rule-4-7a = Muove per prima la squadra con il valore iniziale più basso; a parità la squadra passiva.
fuba-rule-4-7b = Una squadra sceglie fra movimento di centrocampo, in avanti o in difesa e usa quello per tutti i suoi spostamenti.
fuba-rule-4-7c = Un giocatore si muove al massimo una volta nella fase dei movimenti, e chi è stato spostato nella fase 5 si è già mosso.
fuba-rule-e4-7 = La squadra attiva deve lasciare almeno un giocatore con la palla.
fuba-rule-4-7-1a = Movimento di centrocampo: al massimo tanti giocatori quanti sono i centrocampisti della formazione.
fuba-rule-4-7-1b = Movimento di centrocampo: ogni giocatore va in una zona limitrofa.
fuba-rule-4-7-1c = Movimento di centrocampo: nessuno può avanzare in linea retta e diventare così il più avanzato della squadra (rispetto alle posizioni all’inizio del turno).
fuba-rule-4-7-1d = Movimento di centrocampo: nessuno può arretrare in linea retta e diventare così il giocatore di movimento più arretrato (rispetto alle posizioni all’inizio del turno).
fuba-rule-4-7-2a = Movimento in avanti: al massimo tanti giocatori quanti sono gli attaccanti della formazione.
fuba-rule-4-7-2b = Movimento in avanti: solo una o due zone dritto in avanti.
fuba-rule-4-7-3a = Movimento in difesa: al massimo tanti giocatori quanti sono i difensori della formazione.
fuba-rule-4-7-3b = Movimento in difesa: solo una o due zone dritto all’indietro.
fuba-rule-4-7-4 = Un giocatore non può essere spostato in fuorigioco, se non dritto all’indietro.
fuba-rule-4-7-5a = Dopo gli altri movimenti una squadra può spostare gratis di una zona, allontanandolo in linea retta dal fondo, ogni giocatore di movimento che non si è mosso e sta in una zona a contatto con una linea di fondo.
fuba-rule-4-7-5b = Un movimento libero non può finire nella zona della palla.
fuba-rule-4-7-6 = Con valori iniziali uguali non si sceglie il tipo di movimento: ogni squadra può muovere tanti giocatori quanti indica il valore iniziale, ciascuno di una zona in qualsiasi direzione.
fuba-rule-4-7-7 = Un giocatore può portare con sé la palla se nelle zone che lascia, attraversa o raggiunge non c’è nessun giocatore della squadra passiva.
fuba-rule-5-1a = La squadra che ottiene la punizione diventa attiva, la palla va nella zona obiettivo del turno e il suo valore diventa 2.
fuba-rule-5-1b = Una punizione nell’area di rigore avversaria è un calcio di rigore.
fuba-rule-5-1c = Una punizione si può tirare direttamente in porta se la palla è tutta nella metà campo avversaria; altrimenti comincia un nuovo turno.
fuba-rule-5-1d = I giocatori nella zona della punizione non contano per i modificatori di partenza e di tiro.
fuba-rule-e5-1 = La zona di partenza di una punizione può essere l’obiettivo solo se ci sono almeno due giocatori propri; il modificatore dell’obiettivo conta allora normalmente.
fuba-rule-5-1-1a = La squadra che batte la punizione deve mettere almeno un giocatore nella zona della battuta.
fuba-rule-5-1-1b = L’altra squadra deve mettere almeno un giocatore più vicino al proprio fondo rispetto alla zona della battuta, se esiste una zona simile.
fuba-rule-5-2a = Al calcio d’angolo entrambe le squadre si schierano da capo, il valore della palla è 1 e un nuovo turno parte dalla zona d’angolo.
fuba-rule-5-2b = Al calcio d’angolo la zona di partenza non dà modificatori.
fuba-rule-5-2-1 = Un giocatore batte l’angolo dall’esterno delle zone ed entra nella zona d’angolo quando la palla si muove.
fuba-rule-5-3a = Al calcio di rinvio la palla si mette con valore 2 nell’area di rigore della squadra che rinvia.
fuba-rule-5-3b = Al calcio di rinvio la zona di partenza non dà modificatori.
fuba-rule-5-3c = Un calcio di rinvio lento è preceduto da una fase di movimento in più, in cui muove per prima la squadra attiva.
fuba-rule-5-3d = Finché il rinvio non è battuto la palla non si può portare e il portiere non se ne allontana.
fuba-rule-5-4a = Una squadra che riceve un cartellino giallo e ne aveva già uno lancia un dado: se esce meno del numero dei suoi gialli (compreso il nuovo), uno diventa rosso.
fuba-rule-5-4b = Un cartellino rosso toglie un giocatore di movimento per il resto della partita.
fuba-rule-5-4c = Un cartellino rosso non cambia i numeri della formazione.
fuba-rule-5-5-1a = Rigore: un giocatore della squadra che batte è sul dischetto con la palla.
fuba-rule-5-5-1b = Rigore: il portiere è sulla sua linea.
fuba-rule-5-5-1c = Rigore: nessun altro può stare in quell’area di rigore.
fuba-rule-5-5-2 = Rigore: il portiere sceglie in segreto se tuffarsi a sinistra, a destra o restare fermo, chi batte annuncia sinistra, centro o destra, poi il dado deve raggiungere il numero della tabella.
fuba-rule-x-min = Regola aggiunta: una squadra con meno giocatori del minimo perde la partita.
fuba-rule-x-cap = Regola aggiunta: un tempo finisce al più tardi quando si è giocato il numero massimo di turni.
fuba-rule-x-et = Regola aggiunta: una partita in parità prosegue con due tempi supplementari di 15 minuti.
fuba-rule-x-so = Regola aggiunta: una partita ancora in parità si decide ai rigori, con la tabella dei rigori.

## Events

fuba-event-formation-chosen = { TEAM($by, form: "Nom") } giocherà con la formazione { $formation }. L’avversario ancora non lo sa.
fuba-event-formation-secret = { TEAM($by, form: "Nom") } ha scelto la formazione e la tiene coperta.
fuba-event-formation-shown = Carta scoperta: la formazione { TEAM($by, form: "gen") } è { $formation }.
fuba-event-toss-won = Il dado premia { TEAM($by) }, che decide chi comincia.
fuba-event-starts = Comincia { TEAM($by) }.
fuba-event-lined-up = { TEAM($by, form: "Nom") } è in posizione.
    .v2 = I giocatori { TEAM($by, form: "gen") } sono ai loro posti.
fuba-event-adjusted =
    { $kind ->
        [keeper] Ultimo ritocco { TEAM($by, form: "gen") }: il portiere passa da { $from } a { $to }.
       *[other] Ultimo ritocco { TEAM($by, form: "gen") }: un giocatore passa da { $from } a { $to }.
    }
    .v2 =
        { $kind ->
            [keeper] Il portiere { TEAM($by, form: "gen") } ci ripensa e va da { $from } a { $to }.
           *[other] { TEAM($by, form: "Nom") } ci ripensa: un giocatore va da { $from } a { $to }.
        }
fuba-event-kick-off = Tutti pronti: calcio d’inizio { TEAM($by, form: "per") }.
    .v2 = Fischia l’arbitro, e { TEAM($by) } muove il pallone.
    .v3 = Si comincia: batte { TEAM($by) }.
    .v4 = Palla al centro, batte { TEAM($by) }.
fuba-event-corner-kick = Palla alla bandierina in { $zone }: batte { TEAM($by) }.
fuba-event-fast-kick = { TEAM($by, form: "Nom") } batte subito il rinvio.
    .v2 = Niente attese: rinvio immediato { TEAM($by, form: "gen") }.
    .v3 = Rinvio rapido { TEAM($by, form: "gen") }: nessuno si sposta.
fuba-event-slow-kick = Nessuna fretta per il rinvio { TEAM($by, form: "gen") }: prima si muovono tutti.
fuba-event-targeted = { TEAM($by, form: "Nom") } gioca verso { $zone }.
    .v2 = La palla va verso { $zone }.
    .v3 = { TEAM($by, form: "Nom") } punta su { $zone }.
fuba-event-rolled = I dadi: { $home } per i padroni di casa, { $away } per gli ospiti.
    .v2 = Ai padroni di casa tocca un { $home }, agli ospiti un { $away }.
fuba-event-clock = Siamo al minuto { $minute }.
    .v2 = Il cronometro è al minuto { $minute }.
fuba-event-added-time = Recupero: { $minute }+{ $added }.
fuba-event-last-turn = È l’ultimo turno di questo tempo.
fuba-event-supported = Nessuno ad aspettare la palla: { TEAM($by) } cerca l’appoggio da { $zone }.
fuba-event-kept = { TEAM($by, form: "Nom") } tiene la palla: { $result } contro { $value }.
    .v2 = { $result } contro { $value }: buon controllo, e { TEAM($by) } continua la manovra.
    .v3 = Giocata pulita { TEAM($by, form: "gen") }: { $result } contro { $value }.
    .v4 = { $result } supera { $value }. Il pallone è ancora { TEAM($by, form: "gen") }.
fuba-event-won = Palla persa! Solo { $result } contro { $value }, e ora ce l’ha { TEAM($by) }.
    .v2 = { $result } contro { $value }: palla sporca, e se ne impossessa { TEAM($by) }.
    .v3 = Intercettata! { $result } non basta contro { $value }: possesso { TEAM($by, form: "per") }.
    .v4 = Che leggerezza: { $result } contro { $value }. Ora la palla ce l’ha { TEAM($by) }.
fuba-event-special = { $result } esatto: evento speciale! { TEAM($by, form: "Nom") } lancia il dado degli eventi.
    .v2 = { $result } in punto! Interviene l’arbitro, e { TEAM($by) } lancia il dado degli eventi.
    .v3 = Parità a { $result }: { TEAM($by) } lancia il dado per l’evento speciale.
fuba-event-only-mover = L’iniziativa è { TEAM($by, form: "gen") }: a fine turno non si muove nessun altro.
fuba-event-brought =
    { $kind ->
        [keeper] Il portiere { TEAM($by, form: "gen") } va da { $from } incontro alla palla in { $to }.
       *[other] Un giocatore { TEAM($by, form: "gen") } va da { $from } incontro alla palla in { $to }.
    }
fuba-event-collected =
    { $kind ->
        [keeper] Il portiere { TEAM($by, form: "gen") } lascia { $from } e raccoglie la palla in { $to }.
       *[other] Un giocatore { TEAM($by, form: "gen") } accorre da { $from } e arriva primo sulla palla in { $to }.
    }
fuba-event-ball-at = La palla è in { $zone } con valore { $value }.
    .v2 = La palla si ferma in { $zone }: ora vale { $value }.
fuba-event-taker-in = Chi ha battuto l’angolo { TEAM($by, form: "per") } si unisce all’azione in { $zone }.
fuba-event-shoots =
    { $need ->
        [1] { TEAM($by, form: "Nom") } tira da { $zone }, e non può sbagliare.
        [6] { TEAM($by, form: "Nom") } tira da { $zone }: segna solo con un 6.
        [7] { TEAM($by, form: "Nom") } ci prova da { $zone }: servono due 6.
       *[other] { TEAM($by, form: "Nom") } tira da { $zone }: segna con { $need } o più.
    }
    .v2 =
        { $need ->
            [1] Occasione d’oro in { $zone }: { TEAM($by) } non può sbagliare.
            [6] { TEAM($by, form: "Nom") } calcia da { $zone }: per il gol ci vuole un 6.
            [7] Tentativo disperato { TEAM($by, form: "gen") } da { $zone }: servono due 6.
           *[other] { TEAM($by, form: "Nom") } calcia da { $zone }: con { $need } o più è gol.
        }
fuba-event-second-six = Un 6! Ancora un 6 ed è gol { TEAM($by, form: "gen") }.
fuba-event-goal = Gol { TEAM($by, form: "gen") }! { score }.
    .v2 = È dentro! Segna { TEAM($by) }: { score }.
    .v3 = { score }! La rete si gonfia, esulta { TEAM($by) }.
    .v4 = Nessun errore! { TEAM($by, form: "Nom") } va a segno, ed è { score }.
fuba-event-corner-won = Deviata sul fondo. Calcio d’angolo { TEAM($by, form: "per") }.
    .v2 = Alzata sopra la traversa! Calcio d’angolo { TEAM($by, form: "per") }.
fuba-event-missed = Fuori! { TEAM($by, form: "Nom") } non inquadra la porta.
    .v2 = Alto sopra la traversa il tiro { TEAM($by, form: "gen") }.
    .v3 = Di un soffio a lato! { TEAM($by, form: "Nom") } sfiora il gol.
fuba-event-goal-kick = Calcio di rinvio { TEAM($by, form: "per") }.
    .v2 = { TEAM($by, form: "Nom") } riparte con il calcio di rinvio.
fuba-event-moves =
    { $mode ->
        [midfield] { TEAM($by, form: "Nom") } sceglie il movimento di centrocampo: { $number ->
            [one] un giocatore
           *[other] fino a { $number } giocatori
        }.
        [attack] { TEAM($by, form: "Nom") } sceglie il movimento in avanti: { $number ->
            [one] un giocatore
           *[other] fino a { $number } giocatori
        }.
        [defence] { TEAM($by, form: "Nom") } sceglie il movimento in difesa: { $number ->
            [one] un giocatore
           *[other] fino a { $number } giocatori
        }.
        [quick] Dadi uguali, movimenti rapidi: { TEAM($by) } { $number ->
            [0] non può muovere nessuno.
            [one] può muovere un giocatore.
           *[other] può muovere fino a { $number } giocatori.
        }
       *[stay] { TEAM($by, form: "Nom") } non si muove.
    }
    .v2 =
        { $mode ->
            [midfield] Movimento di centrocampo { TEAM($by, form: "gen") }: { $number ->
                [one] un solo uomo
               *[other] al massimo { $number } uomini
            }.
            [attack] Movimento in avanti { TEAM($by, form: "gen") }: { $number ->
                [one] un solo uomo
               *[other] al massimo { $number } uomini
            }.
            [defence] Movimento in difesa { TEAM($by, form: "gen") }: { $number ->
                [one] un solo uomo
               *[other] al massimo { $number } uomini
            }.
            [quick] Dadi uguali: { TEAM($by) } { $number ->
                [0] non può muovere nessuno.
                [one] può muovere un solo uomo, di una zona.
               *[other] può muovere fino a { $number } uomini, di una zona ciascuno.
            }
           *[stay] { TEAM($by, form: "Nom") } non muove nessuno.
        }
fuba-event-moved =
    { $kind ->
        [keeper] Il portiere { TEAM($by, form: "gen") } va da { $from } a { $to }.
       *[other] { TEAM($by, form: "Nom") } sposta un giocatore da { $from } a { $to }.
    }
    .v2 =
        { $kind ->
            [keeper] Il portiere { TEAM($by, form: "gen") } lascia { $from } e va in { $to }.
           *[other] Un giocatore { TEAM($by, form: "gen") } va da { $from } a { $to }.
        }
    .v3 =
        { $kind ->
            [keeper] Si muove il portiere { TEAM($by, form: "gen") }: da { $from } a { $to }.
           *[other] Si muove un uomo { TEAM($by, form: "gen") }: da { $from } a { $to }.
        }
fuba-event-carried =
    { $kind ->
        [keeper] Il portiere { TEAM($by, form: "gen") } porta la palla da { $from } a { $to }.
       *[other] { TEAM($by, form: "Nom") } porta la palla da { $from } a { $to }.
    }
    .v2 =
        { $kind ->
            [keeper] Il portiere { TEAM($by, form: "gen") } si muove palla al piede da { $from } a { $to }.
           *[other] Un uomo { TEAM($by, form: "gen") } va palla al piede da { $from } a { $to }.
        }
fuba-event-free-move = { TEAM($by, form: "Nom") } richiama un giocatore dal fondo, da { $from } a { $to }.
    .v2 = Un giocatore { TEAM($by, form: "gen") } si stacca dal fondo, da { $from } a { $to }.
fuba-event-free-kick = Punizione { TEAM($by, form: "per") } in { $zone }.
fuba-event-penalty-kick = Rigore { TEAM($by, form: "per") }!
fuba-event-yellow =
    { $yellow ->
        [one] Primo cartellino giallo { TEAM($by, form: "per") }.
       *[other] Cartellino giallo numero { $yellow } { TEAM($by, form: "per") }: il dado decide se uno diventa rosso.
    }
fuba-event-spared = { $die } sul dado: { TEAM($by) } se la cava con il giallo.
fuba-event-red =
    { $left ->
        [one] { $die } sul dado, ed è rosso! { TEAM($by, form: "Nom") } resta con un solo giocatore.
       *[other] { $die } sul dado, ed è rosso! { TEAM($by, form: "Nom") } resta in { $left }.
    }
fuba-event-keeper-off = { TEAM($by, form: "Nom") } toglie il portiere e prosegue senza.
fuba-event-dived =
    { $to ->
        [left] Il portiere { TEAM($by, form: "gen") } si tufferà alla sua sinistra.
        [right] Il portiere { TEAM($by, form: "gen") } si tufferà alla sua destra.
       *[stay] Il portiere { TEAM($by, form: "gen") } resterà al centro.
    }
fuba-event-dive-secret = Il portiere { TEAM($by, form: "gen") } ha già scelto.
fuba-event-aimed =
    { $at ->
        [left] { TEAM($by, form: "Nom") } mira a sinistra
        [right] { TEAM($by, form: "Nom") } mira a destra
       *[centre] { TEAM($by, form: "Nom") } mira al centro
    }, { $dive ->
        [left] il portiere va alla sua sinistra
        [right] il portiere va alla sua destra
       *[stay] il portiere resta fermo
    }: { $need ->
        [1] è gol sicuro
        [6] è gol solo con un 6
       *[other] è gol con { $need } o più
    }.
fuba-event-penalty-missed = Solo { $die }: { TEAM($by) } sbaglia il rigore.
    .v2 = { $die }, e il rigore non entra! Niente gol { TEAM($by, form: "per") }.
fuba-event-shootout-goal = { TEAM($by, form: "Nom") } trasforma il rigore! { score } dal dischetto.
    .v2 = Freddezza dal dischetto. Segna { TEAM($by) }: { score } ai rigori.
fuba-event-half-over =
    { $half ->
        [1] Fischio dell’arbitro: intervallo.
        [2] Fischio dell’arbitro: va in archivio anche il secondo tempo.
       *[other] Fischio dell’arbitro: il tempo supplementare è finito.
    }
fuba-event-half-begins =
    { $half ->
        [2] Squadre in campo per il secondo tempo ({ $minute }′).
       *[other] Squadre in campo per i supplementari ({ $minute }′).
    }
fuba-event-shootout-begins =
    { $kicks ->
        [one] Decidono i rigori: un tiro per parte.
       *[other] Decidono i rigori: { $kicks } tiri per parte.
    }
fuba-event-lots = Parità anche dopo l’ultima coppia di rigori: decide un lancio di dado.
fuba-event-victory = È finita, { score }. Vittoria { TEAM($by, form: "gen") }!
    .v2 = Triplice fischio! Vince { TEAM($by) }, { score }.
fuba-event-level = È finita in parità: { score }.
fuba-event-forfeit =
    { $left ->
        [one] Con un solo giocatore gli avversari non possono continuare. Vittoria a tavolino { TEAM($by, form: "per") }.
       *[other] Con soli { $left } giocatori gli avversari non possono continuare. Vittoria a tavolino { TEAM($by, form: "per") }.
    }

## Refusals

fuba-refusal-not-your-turn = La decisione spetta { TEAM($seat, form: "dat") }.
fuba-refusal-roll-first = Prima si lanciano i dadi.
fuba-refusal-match-over = La partita è finita.
fuba-refusal-not-now = In questo momento del turno non si può.
fuba-refusal-no-such-formation = La formazione { $formation } non si può scegliere in questa partita.
fuba-refusal-keeper-fixed = Il portiere deve stare in { $zone }.
fuba-refusal-zone-closed = In { $zone } ora non si può mettere nessuno.
fuba-refusal-out-of-order = L’ultimo giocatore è andato in { $last }, e { $zone } viene prima nell’ordine di schieramento.
fuba-refusal-nobody-behind = Alle spalle della punizione in { $kick } non c’è ancora nessuno, e { $zone } non è più vicina al tuo fondo.
fuba-refusal-no-piece =
    { $kind ->
        [keeper] Il portiere non è in { $zone }.
       *[other] In { $zone } non c’è nessun giocatore che si possa scegliere.
    }
fuba-refusal-already-moved =
    { $kind ->
        [keeper] Il portiere si è già mosso.
       *[other] In { $zone } si sono già mossi tutti.
    }
fuba-refusal-taker-stays = Il giocatore in { $zone } è quello che batte.
fuba-refusal-too-few-left =
    { $needed ->
        [one] In { $zone } deve restare un giocatore.
       *[other] In { $zone } devono restare { $needed } giocatori.
    }
fuba-refusal-no-way =
    { $kind ->
        [keeper] Da { $zone } il portiere non può andare da nessuna parte.
       *[other] Un giocatore in { $zone } non può andare da nessuna parte.
    }
fuba-refusal-not-adjacent = { $from } e { $to } non sono limitrofe.
fuba-refusal-out-of-reach = La tua squadra non ha nessuno in { $zone } né accanto.
fuba-refusal-offside = In { $zone } un giocatore sarebbe in fuorigioco: la linea è in { $line }.
fuba-refusal-neighbours-offside = Accanto a { $zone } sono tutti in fuorigioco: la linea è in { $line }.
fuba-refusal-taker-alone = In { $zone } c’è solo chi batte: serve un secondo giocatore.
fuba-refusal-not-from-support = La zona d’appoggio è { $support }, non { $from }.
fuba-refusal-not-nearest = C’è qualcuno più vicino a { $to } del giocatore in { $from }.
fuba-refusal-no-shot-zone = Da { $zone }, dove si trova la palla, non si può tirare.
fuba-refusal-none-left =
    { $number ->
        [0] In questo modo ora non si può muovere nessuno.
        [one] Può muoversi un giocatore, e si è già mosso.
       *[other] Possono muoversi { $number } giocatori, e si sono già mossi.
    }
fuba-refusal-no-move =
    { $mode ->
        [attack] Nessun movimento in avanti è possibile.
        [defence] Nessun movimento in difesa è possibile.
       *[midfield] Nessun movimento di centrocampo è possibile.
    }
fuba-refusal-quick-moves =
    { $number ->
        [one] Ora sono possibili solo movimenti rapidi, e ne resta uno.
       *[other] Ora sono possibili solo movimenti rapidi, e ne restano { $number }.
    }
fuba-refusal-keeper-bound = Il rinvio da { $zone } non è ancora stato battuto.
fuba-refusal-not-forward = { $to } non è in linea retta davanti a { $from }.
fuba-refusal-not-back = { $to } non è in linea retta dietro a { $from }.
fuba-refusal-foremost = In { $to } sarebbe il più avanzato della squadra.
fuba-refusal-rearmost = In { $to } sarebbe il giocatore di movimento più arretrato della squadra.
fuba-refusal-ball-alone = La palla in { $zone } resterebbe incustodita.
fuba-refusal-opponent-in-way = Con un avversario in { $zone } non si può portare la palla.
fuba-refusal-no-end-line = { $zone } non tocca nessuna linea di fondo.
fuba-refusal-nobody-there = In { $to } non c’è nessuno da rafforzare.
fuba-refusal-not-together = Il secondo giocatore deve andare dove è andato il primo.
fuba-refusal-not-away = Andando da { $from } a { $to } non ci si allontana dal fondo.
fuba-refusal-into-ball = Un movimento libero non può finire in { $zone }: lì c’è la palla.

## Actions

fuba-action-formation = Gioca con la formazione { $formation }
fuba-action-start =
    { $team ->
        [me] Cominciamo noi
       *[opponent] Cominciano loro
    }
fuba-action-corner =
    { $side ->
        [left] Calcio d’angolo da sinistra
       *[right] Calcio d’angolo da destra
    }
fuba-action-taker =
    { $kind ->
        [keeper] Batte il portiere
       *[other] Batte un giocatore di movimento
    }
fuba-action-keeper = Portiere in { $zone }
fuba-action-place = Giocatore in { $zone }
fuba-action-adjust =
    { $kind ->
        [keeper] Sposta il portiere da { $from }
       *[other] Sposta un giocatore da { $from }
    }
fuba-action-fast = Rinvio veloce
fuba-action-slow = Rinvio lento
fuba-action-target = Gioca verso { $zone }
fuba-action-support = Appoggio da { $zone }
fuba-action-bring =
    { $kind ->
        [keeper] Fai arrivare il portiere da { $from }
       *[other] Fai arrivare un giocatore da { $from }
    }
fuba-action-collect =
    { $kind ->
        [keeper] Il portiere in { $from } va sulla palla
       *[other] Il giocatore in { $from } va sulla palla
    }
fuba-action-shoot = Tira
fuba-action-no-shot = Non tirare
fuba-action-play-on = Continua a giocare
fuba-action-midfield = Movimento di centrocampo
fuba-action-attack = Movimento in avanti
fuba-action-defence = Movimento in difesa
fuba-action-stay = Nessun movimento
fuba-action-piece =
    { $kind ->
        [keeper] Muovi il portiere da { $zone }
       *[other] Muovi un giocatore da { $zone }
    }
fuba-action-to = In { $zone }
fuba-action-carry = Con la palla
fuba-action-leave = Senza palla
fuba-action-free = Movimento libero da { $from }
fuba-action-free-to = Movimento libero da { $from } a { $to }
fuba-action-done = Fatto
fuba-action-dive =
    { $to ->
        [left] Tuffo a sinistra
        [right] Tuffo a destra
       *[stay] Resta al centro
    }
fuba-action-aim =
    { $at ->
        [left] Mira a sinistra
        [right] Mira a destra
       *[centre] Mira al centro
    }
fuba-action-off =
    { $kind ->
        [keeper] Esce il portiere
       *[outfield] Esce un giocatore di movimento
    }

## Outcomes

fuba-outcome-toss =
    { SIDE($winner) ->
        [you] Vinci il lancio del dado
       *[other] { TEAM($winner, form: "Nom") } vince il lancio del dado
    }
fuba-outcome-dice = Dadi: casa { $home }, ospiti { $away }
fuba-outcome-event = Dado dell’evento: { $die }
fuba-outcome-card = Dado del cartellino: { $die }
fuba-outcome-shot = Dado del tiro: { $die }
fuba-outcome-penalty = Dado del rigore: { $die }

## Options

fuba-option-errata = Si gioca con le correzioni pubblicate dall’editore nel 2014.
fuba-option-formations = Stabilisce se si può scegliere qualsiasi formazione o solo le otto carte formazione.
fuba-option-formation-min = Stabilisce il numero minimo di giocatori in ogni linea della formazione.
fuba-option-midfield-join = Permette al movimento di centrocampo di raggiungere dritto in avanti la prima linea o dritto all’indietro l’ultima.
fuba-option-shot-counts-keeper = Conta il portiere avversario fra i giocatori nella zona del tiro.
fuba-option-offside-line = Stabilisce quale avversario segna la linea del fuorigioco per la zona obiettivo: il penultimo contando il portiere o l’ultimo senza di lui.
fuba-option-level-with = Stabilisce se per non essere in fuorigioco un giocatore dev’essere all’altezza della zona da cui la palla è partita nel turno o della palla stessa.
fuba-option-move-again = Permette a un giocatore portato sulla palla di muoversi ancora nello stesso turno.
fuba-option-carry-middle = Richiede che anche la zona di mezzo di un movimento di due zone con la palla sia libera da avversari.
fuba-option-direct-zone = Conta il modificatore della zona in una punizione diretta.
fuba-option-bring-optional = Permette di non portare nessuno su una palla mantenuta in mezzo agli avversari.
fuba-option-midfield-reinforce = Permette al movimento di centrocampo di finire solo dove c’è già un compagno.
fuba-option-free-moves = Stabilisce se il movimento libero allontana dal fondo in linea retta o porta in qualsiasi zona limitrofa che non lo tocca.
fuba-option-adjust-together = Manda nella stessa zona i due giocatori spostati negli aggiustamenti.
fuba-option-kickoff-centre = Stabilisce se al calcio d’inizio stanno nell’area centrale almeno due giocatori di chi batte o esattamente due per squadra.
fuba-option-goal-kick-setup = Fa schierare di nuovo le squadre anche per il calcio di rinvio.
fuba-option-keeper-back = Riporta il portiere in area per il calcio di rinvio e ce lo tiene con la palla.
fuba-option-slow-kick = Stabilisce se prima di un rinvio lento muove tutta la squadra o un giocatore per parte.
fuba-option-easy-empty = Considera situazione facile anche una zona di partenza senza giocatori.
fuba-option-sent-off = Stabilisce se dopo un rosso esce un giocatore di movimento o quello che la squadra sceglie, portiere compreso.
fuba-option-added-end = Chiude il tempo con il turno che arriva al quinto minuto di recupero.
fuba-option-zones = Stabilisce dove ogni zona comincia e finisce lungo il campo.
fuba-option-shot-zone-mods = Stabilisce il modificatore di tiro di ogni zona.
fuba-option-min-players = Stabilisce quanti giocatori servono a una squadra per continuare.
fuba-option-turn-cap = Chiude un tempo al più tardi dopo questo numero di turni.
fuba-option-extra-time = Manda ai supplementari una partita in parità.
fuba-option-shootout = Decide ai rigori una partita in parità.
fuba-option-shootout-kicks = Stabilisce quanti rigori batte ogni squadra prima dell’oltranza.
fuba-option-shootout-cap = Stabilisce quante coppie di rigori a oltranza si battono prima che decida un dado.

## Presets

fuba-preset-standard = Standard
fuba-preset-as-printed = Come stampato
fuba-preset-finnish = Edizione finlandese
fuba-preset-italian = Edizione italiana
fuba-preset-cards-only = Solo carte formazione
fuba-preset-cup = Partita di coppa
fuba-preset-short = Partita breve

## Questions

fuba-phase-formation = Con quale formazione giochi?
fuba-phase-start = Chi comincia?
fuba-phase-side = Da quale angolo?
fuba-phase-taker = Chi batte?
fuba-phase-keeper = Dove sta il portiere?
fuba-phase-place =
    { $left ->
        [one] Resta un giocatore da schierare: dove va?
       *[other] Restano { $left } giocatori da schierare: dove va il prossimo?
    }
fuba-phase-adjust = Chi sposti prima che si cominci?
fuba-phase-adjust-to = Dove?
fuba-phase-tempo = Rinvio veloce o lento?
fuba-phase-target = Dove giochi la palla?
fuba-phase-support = Quale zona dà appoggio all’obiettivo vuoto?
fuba-phase-bring = Chi va sulla palla?
fuba-phase-collect = Chi va sulla palla?
fuba-phase-shot = Tiri in porta?
fuba-phase-type = Come si muove la tua squadra?
fuba-phase-piece =
    { $left ->
        [one] Resta un movimento: chi si muove?
       *[other] Restano { $left } movimenti: chi si muove?
    }
fuba-phase-to = Dove?
fuba-phase-ball = Porta con sé la palla?
fuba-phase-free = Chi torna dal fondo?
fuba-phase-dive = Che cosa fa il tuo portiere?
fuba-phase-aim = Dove miri?
fuba-phase-sent-off = Chi lascia il campo?

## Ready arrangements

fuba-shortcut-balanced = Un inizio equilibrato
fuba-shortcut-wide = Larghi, con entrambe le fasce coperte
fuba-shortcut-crowded-centre = Tutti al centro
fuba-shortcut-crowd-the-box = Tutti nella loro area
fuba-shortcut-short-and-wide = Corti, con le fasce aperte
fuba-shortcut-stay-compact = Compatti e prudenti
fuba-shortcut-guard-the-box = Proteggere l’area di rigore
fuba-shortcut-hold-the-line = Tenere la linea
fuba-shortcut-wait-to-break = Difesa bassa e contropiede

## Odds in a word

fuba-short-kept = tiene la palla
fuba-short-won = perde la palla
fuba-short-special = evento speciale
fuba-short-goal = gol
fuba-short-corner-won = calcio d’angolo
fuba-short-missed = calcio di rinvio
fuba-short-second-six = serve un secondo 6
fuba-short-penalty-missed = niente gol
fuba-short-shootout-goal = gol
fuba-short-half-over = il tempo finisce
fuba-short-last-turn = ultimo turno
fuba-short-half-begins = calcio d’inizio
fuba-short-shootout-begins = rigori
fuba-short-victory = fischio finale
fuba-short-level = fischio finale
fuba-short-spared = resta giallo
fuba-short-red = cartellino rosso
fuba-short-yellow = cartellino giallo
fuba-short-free-kick = punizione
fuba-short-penalty-kick = rigore
fuba-short-only-mover = muove una sola squadra
fuba-short-rolled = decide la zona d’appoggio

## Nomi dei modificatori

fuba-term-start = zona di partenza
fuba-term-target = zona obiettivo
fuba-term-distance = distanza
fuba-term-area = giocatori sulla palla
fuba-term-penalty-area = giocatori in area di rigore
fuba-term-open-goal = porta vuota
fuba-term-zone = punto di tiro

## Tabelle

fuba-table-control = Verifica del controllo di palla: dado e modificatori contro la palla
fuba-table-crowd = Giocatori in una zona: quanto contano nella verifica del controllo di palla
fuba-table-distance = Distanza di un passaggio
fuba-table-shot-zones = Tiri per zona
fuba-table-shot-players = Tiri: giocatori nella zona della palla o in area di rigore
fuba-table-events = Eventi speciali
fuba-table-penalties = Rigori: il numero che il dado deve raggiungere
fuba-cell-result = Risultato
fuba-cell-effect = Effetto
fuba-cell-above = Più alto della palla
fuba-cell-equal = Pari alla palla
fuba-cell-below = Più basso della palla
fuba-cell-kept = La palla è mantenuta
fuba-cell-special = Evento speciale
fuba-cell-lost = La palla è persa
fuba-cell-own-against = Giocatori propri, avversari
fuba-cell-between = Zone intermedie
fuba-cell-modifier = Modificatore
fuba-cell-zone = Zona
fuba-cell-die = Dado
fuba-cell-booked-in-control = Cartellino giallo a chi ha la palla, punizione all’altra squadra
fuba-cell-booked-passive = Cartellino giallo all’altra squadra, punizione a chi ha la palla
fuba-cell-free-kick-in-control = Punizione per chi ha la palla
fuba-cell-free-kick-passive = Punizione per l’altra squadra
fuba-cell-only-in-control-moves = In questo turno si muove solo chi ha la palla
fuba-cell-only-passive-moves = In questo turno si muove solo l’altra squadra
fuba-cell-keeper = Portiere
fuba-cell-shot-left = Tiro a sinistra
fuba-cell-shot-centre = Tiro al centro
fuba-cell-shot-right = Tiro a destra
fuba-cell-dive-left = Si tuffa a sinistra
fuba-cell-dive-stay = Resta fermo
fuba-cell-dive-right = Si tuffa a destra

## Interpretazioni

fuba-ruling-r7 = Le squadre si schierano per calcio d’inizio, punizione, calcio d’angolo e rigore, non per il calcio di rinvio.
fuba-ruling-r8 = Dopo lo schieramento fino a due giocatori diversi possono spostarsi di una zona, ciascuno dove vuole.
fuba-ruling-r9 = Al calcio d’inizio almeno due giocatori della squadra che comincia stanno nell’area centrale.
fuba-ruling-r18 = Se la palla è mantenuta in mezzo agli avversari, un giocatore deve andarle incontro.
fuba-ruling-r24 = C’è sempre una zona obiettivo regolare.
fuba-ruling-r31 = Una situazione è facile solo dove la squadra ha un giocatore e gli avversari nessuno.
fuba-ruling-r39 = Il portiere torna nella propria area quando è assegnato un calcio di rinvio.
fuba-ruling-r40 = Prima di un rinvio lento entrambe le squadre hanno un’intera fase di movimento.
fuba-ruling-r46 = I movimenti liberi allontanano dal fondo in linea retta.
fuba-ruling-r61 = Con il rosso esce un giocatore di movimento, mai il portiere.
fuba-ruling-r65 = Un tempo finisce al più tardi a +5, a turno concluso.
fuba-ruling-r10 = Una linea può essere vuota; la formazione resta la stessa per tutta la partita.
fuba-ruling-r19 = Il fuorigioco si misura sul penultimo avversario, portiere compreso.
fuba-ruling-r20 = «All’altezza della palla» si riferisce alla zona in cui era la palla all’inizio del turno.
fuba-ruling-r30 = Chi è stato portato sulla palla non si muove più in quel turno.
fuba-ruling-r34 = Nella zona del tiro il portiere conta fra i difensori.
fuba-ruling-r42 = Un movimento di centrocampo dritto in avanti o all’indietro non può arrivare all’altezza dell’uomo più avanzato o più arretrato.
fuba-ruling-r48 = Ogni zona sul percorso di chi porta palla dev’essere libera da avversari.
fuba-ruling-r51 = In una punizione diretta la zona conta comunque, i giocatori che vi si trovano no.
fuba-ruling-r62 = Una squadra con meno di sette giocatori perde.

## Il campo in testo

fuba-board-head =
    { $hosts } { $shape }   { score }   { $visitors } { $against }   { $half ->
        [1] 1º tempo
        [2] 2º tempo
       *[other] supplementari
    }, { $clock }
fuba-board-control =
    { SIDE($by) ->
        [you] La palla è tua.
       *[other] La palla è { TEAM($by, form: "gen") }.
    }
fuba-board-last-turn = È l’ultimo turno di questo tempo.
fuba-board-dice = Dadi: casa { $home }, ospiti { $away }.
fuba-board-taker =
    { $kind ->
        [keeper] { SIDE($by) ->
            [you] Batte il tuo portiere.
           *[other] Batte il portiere { TEAM($by, form: "gen") }.
        }
       *[other] { SIDE($by) ->
            [you] Batte un tuo giocatore.
           *[other] Batte un giocatore { TEAM($by, form: "gen") }.
        }
    }
fuba-board-cards = { $by }: gialli { $yellow }, rossi { $red }.
fuba-board-shootout = Rigori: { score }.
fuba-board-place =
    { $left ->
        [one] { SIDE($by) ->
            [you] Devi ancora schierare un giocatore.
           *[other] { TEAM($by, form: "Nom") } deve ancora schierare un giocatore.
        }
       *[other] { SIDE($by) ->
            [you] Devi ancora schierare { $left } giocatori.
           *[other] { TEAM($by, form: "Nom") } deve ancora schierare { $left } giocatori.
        }
    }

## Più eventi in una frase: vedi `locales/telling.json`

fuba-report-formations = Carte scoperte: { $formation } { TEAM($by, form: "per") }, { $against } { TEAM($other, form: "per") }.
    .v2 = Ecco i moduli: { $formation } { TEAM($by, form: "per") }, { $against } { TEAM($other, form: "per") }.
fuba-report-toss-kept = Il dado premia { TEAM($by) }, che sceglie di cominciare.
fuba-report-toss-given = Il dado premia { TEAM($by) }, ma comincia { TEAM($other) }.
fuba-report-adjusted-men =
    Ultimi ritocchi { TEAM($by, form: "gen") }: si spostano { $n ->
        [1] un uomo
        [2] due uomini
        [3] tre uomini
        [4] quattro uomini
        [5] cinque uomini
        [6] sei uomini
        [7] sette uomini
        [8] otto uomini
        [9] nove uomini
        [10] dieci uomini
       *[other] { $n } uomini
    }.
    .v2 =
        { TEAM($by, form: "Nom") } ci ripensa e sposta { $n ->
            [1] un uomo
            [2] due uomini
            [3] tre uomini
            [4] quattro uomini
            [5] cinque uomini
            [6] sei uomini
            [7] sette uomini
            [8] otto uomini
            [9] nove uomini
            [10] dieci uomini
           *[other] { $n } uomini
        }.
    .v3 = Un ultimo aggiustamento { TEAM($by, form: "gen") } prima del fischio.
    .v4 = { TEAM($by, form: "Nom") } ritocca ancora una volta lo schieramento.
fuba-report-kept-it = { TEAM($by, form: "Nom") } tiene la palla in { $zone }: { $result } contro { $value }.
    .v2 = { TEAM($by, form: "Nom") } manovra in { $zone }, { $result } contro { $value }.
    .v3 = Giocata pulita { TEAM($by, form: "gen") } in { $zone }: { $result } contro { $value }.
    .v4 = { $result } contro { $value }: palla { TEAM($by, form: "dat") } in { $zone }.
    .v5 = { TEAM($by, form: "Nom") } trova spazio in { $zone } e resta in possesso, { $result } contro { $value }.
    .v6 = Nessun problema in { $zone }: { $result } contro { $value }, e { TEAM($by) } continua.
fuba-report-lost-it = { TEAM($by, form: "Nom") } perde palla in { $zone }, { $result } contro { $value }: riparte { TEAM($other) }.
    .v2 = Intercettata in { $zone }! { $result } contro { $value }, possesso { TEAM($other, form: "per") }.
    .v3 = Che leggerezza { TEAM($by, form: "gen") } in { $zone }: { $result } contro { $value }. La palla ce l’ha { TEAM($other) }.
    .v4 = Pressing riuscito in { $zone }, { $result } contro { $value }: palla { TEAM($other, form: "dat") }.
    .v5 = { TEAM($by, form: "Nom") } finisce in un vicolo cieco in { $zone }, { $result } contro { $value }: palla { TEAM($other, form: "dat") }.
    .v6 = Palla fuori misura in { $zone }: { $result } contro { $value }, e { TEAM($other) } recupera.
fuba-report-shot-goal = { TEAM($by, form: "Nom") } tira da { $zone }. Gol! { score }.
    .v2 = È dentro! { TEAM($by, form: "Nom") } segna da { $zone }: { score }.
    .v3 = { score }! { TEAM($by, form: "Nom") } calcia da { $zone }, e la rete si gonfia.
    .v4 = Nessun errore da { $zone }: { TEAM($by) } va a segno, ed è { score }.
fuba-report-shot-wide =
    { TEAM($by, form: "Nom") } tira da { $zone }: fuori! { $need ->
        [6] Serviva un 6.
        [7] Servivano due 6.
       *[other] Serviva almeno { $need }.
    }
    .v2 = { TEAM($by, form: "Nom") } calcia da { $zone } e manda alto.
    .v3 =
        A lato di un soffio! { TEAM($by, form: "Nom") } ci prova da { $zone }, ma { $need ->
            [6] serviva un 6
            [7] servivano due 6
           *[other] serviva almeno { $need }
        }.
    .v4 = Conclusione { TEAM($by, form: "gen") } da { $zone }, e la palla finisce sul fondo.
fuba-report-shot-behind = { TEAM($by, form: "Nom") } tira da { $zone }, deviazione sul fondo: calcio d’angolo!
    .v2 = Tiro da { $zone }, alzato sopra la traversa! Calcio d’angolo { TEAM($by, form: "per") }.
fuba-report-moved-men =
    { $mode ->
        [attack] { TEAM($by, form: "Nom") } porta avanti { $n ->
        [1] un uomo
        [2] due uomini
        [3] tre uomini
        [4] quattro uomini
        [5] cinque uomini
        [6] sei uomini
        [7] sette uomini
        [8] otto uomini
        [9] nove uomini
        [10] dieci uomini
       *[other] { $n } uomini
    }
        [defence] { TEAM($by, form: "Nom") } richiama { $n ->
        [1] un uomo
        [2] due uomini
        [3] tre uomini
        [4] quattro uomini
        [5] cinque uomini
        [6] sei uomini
        [7] sette uomini
        [8] otto uomini
        [9] nove uomini
        [10] dieci uomini
       *[other] { $n } uomini
    }
        [quick] { TEAM($by, form: "Nom") } sposta in fretta { $n ->
        [1] un uomo
        [2] due uomini
        [3] tre uomini
        [4] quattro uomini
        [5] cinque uomini
        [6] sei uomini
        [7] sette uomini
        [8] otto uomini
        [9] nove uomini
        [10] dieci uomini
       *[other] { $n } uomini
    }
       *[midfield] { TEAM($by, form: "Nom") } sposta { $n ->
        [1] un uomo
        [2] due uomini
        [3] tre uomini
        [4] quattro uomini
        [5] cinque uomini
        [6] sei uomini
        [7] sette uomini
        [8] otto uomini
        [9] nove uomini
        [10] dieci uomini
       *[other] { $n } uomini
    }
    } verso { $zones }.
    .v2 =
        { $mode ->
            [attack] Movimento in avanti
            [defence] Movimento in difesa
            [quick] Movimento rapido
           *[midfield] Movimento di centrocampo
        } { TEAM($by, form: "gen") }: { $n ->
            [1] un uomo
            [2] due uomini
            [3] tre uomini
            [4] quattro uomini
            [5] cinque uomini
            [6] sei uomini
            [7] sette uomini
            [8] otto uomini
            [9] nove uomini
            [10] dieci uomini
           *[other] { $n } uomini
        }, in { $zones }.
fuba-report-moved-waits =
    { TEAM($by, form: "Nom") } { $mode ->
        [attack] avanza
        [defence] arretra
        [quick] si sposta in fretta
       *[midfield] si riordina
    }: uomini in { $zones }.
    .v2 = Nuove posizioni { TEAM($by, form: "per") }: { $zones }.
fuba-report-moved-both =
        { TEAM($by, form: "Nom") } { $mode ->
            [attack] avanza
            [defence] arretra
            [quick] si sposta in fretta
           *[midfield] si riordina
        } con { $n ->
            [1] un uomo
            [2] due uomini
            [3] tre uomini
            [4] quattro uomini
            [5] cinque uomini
            [6] sei uomini
            [7] sette uomini
            [8] otto uomini
            [9] nove uomini
            [10] dieci uomini
           *[other] { $n } uomini
        }, { TEAM($other) } { $reply ->
            [attack] sale
            [defence] si abbassa
            [quick] si sposta in fretta
           *[midfield] si ricompone
        } con { $m ->
            [1] uno
            [2] due
            [3] tre
            [4] quattro
            [5] cinque
            [6] sei
            [7] sette
            [8] otto
            [9] nove
            [10] dieci
           *[other] { $m }
        }.
    .v2 =
        { TEAM($by, form: "Nom") } { $mode ->
            [attack] si riversa in avanti
            [defence] ripiega
            [quick] fa un passo rapido
           *[midfield] ridisegna il centrocampo
        }, e { TEAM($other) } { $reply ->
            [attack] sale
            [defence] si abbassa
            [quick] fa un passo rapido
           *[midfield] si ricompone
        }.
    .v3 =
        Si riordinano le due squadre: { $n ->
            [1] un uomo
            [2] due uomini
            [3] tre uomini
            [4] quattro uomini
            [5] cinque uomini
            [6] sei uomini
            [7] sette uomini
            [8] otto uomini
            [9] nove uomini
            [10] dieci uomini
           *[other] { $n } uomini
        } { TEAM($by, form: "per") }, { $m ->
            [1] uno
            [2] due
            [3] tre
            [4] quattro
            [5] cinque
            [6] sei
            [7] sette
            [8] otto
            [9] nove
            [10] dieci
           *[other] { $m }
        } { TEAM($other, form: "per") }.
    .v4 =
        Cambia lo scenario: { TEAM($by) } { $mode ->
            [attack] si spinge avanti
            [defence] si copre
            [quick] si sposta in fretta
           *[midfield] si muove a centrocampo
        }, { TEAM($other) } { $reply ->
            [attack] alza il baricentro
            [defence] si chiude
            [quick] si sposta in fretta
           *[midfield] cerca nuove posizioni
        }.
