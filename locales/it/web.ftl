# La pagina in italiano.

web-coach = Mister { $name }
web-coach-random = Mister Dado
web-coach-rookie = Mister Esordiente
web-coach-club = Mister Club
web-coach-pro = Mister Pro
web-coach-world = Mister Mondiale
web-coach-level = Allenatore
web-to-home = Alla pagina iniziale
web-language = Lingua
web-theme-dark = Colori scuri
web-theme-light = Colori chiari
web-rules = Regole
web-rules-of = Regole di { $game }
web-search = Cerca nelle regole
web-search-none = Nessuna regola contiene queste parole.
web-loading = Un momento…
web-lost = A questo indirizzo non c’è nulla.
web-unreachable = Il server non risponde. Le tue partite sono al sicuro; riprova fra poco.
web-claim = Calcio da tavolo, regolamento alla mano
web-hero-first = La palla è sul dischetto di centrocampo.
web-hero-next = Il prossimo calcio d’inizio è tuo.
web-hero-step-up = Hai vinto. Ora tocca a { $coach }.
web-hero-again = Stavolta no. Ci riprovi?
web-hero-your-move = Tocca a te.
web-hero-running = Una partita ti aspetta.
web-play-first = Gioca la tua prima partita
web-play-next = Gioca un’altra partita
web-play-coach = Gioca contro { $coach }
web-try-game = Prova { $game }
web-continue = Continua
web-mine = Le tue partite
web-mine-none = Nessuna partita in corso. Scegli un gioco per cominciare.
web-offers = Proposte aperte
web-offers-none = Nessuno aspetta un avversario. Proponi tu una partita.
web-offer-make = Proponi una partita
web-offer-open = La tua proposta è aperta
web-offered = { $name } propone una partita
web-private = { $name } aspetta un ospite invitato
web-private-why = Il posto libero si prende solo su invito: il link lo ha { $name }.
web-rematch-waits = La rivincita è stata proposta
web-take = Accetta
web-take-offer = Prendi il posto libero
web-choose-game = Scegli un gioco
web-play-now = Gioca ora
web-same-screen = Stesso schermo
web-invite = Invita un amico
web-more-ways = Opzioni
web-new-match = Una nuova partita
web-game = Gioco
web-preset-kind = Tipo di partita
web-opponent = Avversario
web-against-coach = Allenatore del computer
web-side = La tua squadra
web-seat-home = Casa
web-seat-away = Ospiti
web-seat-drawn = A sorte
web-options = Regole di questa partita
web-make-match = Calcio d’inizio
web-invite-title = Manda questo link al tuo amico
web-invite-link = Chi apre per primo questo link prende l’altro posto.
web-invite-wait = La partita comincia appena qualcuno prende posto.
web-copy = Copia
web-copied = Copiato
web-qr = Il link come codice per la fotocamera del telefono
web-invited = { $name } ti invita a una partita di { $game }.
web-join = Siediti e gioca
web-abort = Annulla la partita
web-aborted = La partita è stata annullata.
web-match-fault = Questa partita non si può mostrare
web-stage = Tavolo di gioco
web-beside = A bordo campo
web-board = Campo, { $cols } colonne per { $rows } righe
web-cell-man = { $team } { $number }
web-cell-ball = palla
web-cell-empty = vuota
web-cell-held = scelto
web-cell-can = può agire
web-score = Punteggio: { $home } { $a }, { $away } { $b }
web-turn = Turno { $number }
web-of-turns = di { $number }
web-first-to = si vince a { $number } gol
web-to-move-short = di turno
web-to-move =
    { SIDE($team) ->
        [you] Tocca a te
       *[other] Tocca { TEAM($team, form: "dat") }
    }
web-your-move = Tocca a te
web-thinking =
    { SIDE($team) ->
        [you] Stai pensando
       *[other] { TEAM($team, form: "Nom") } sta pensando
    }
web-waiting =
    { SIDE($team) ->
        [you] Si aspetta te
       *[other] In attesa { TEAM($team, form: "gen") }
    }
web-panel = Che cosa puoi fare ora
web-sheet = Mostra di più o di meno
web-chosen = Scelta
web-choose-piece = Scegli un giocatore, poi una casella.
web-choose-list = Scegli dall’elenco.
web-how-answer = Scegli una delle risposte.
web-prepared =
    { $number ->
        [one] Una mossa è pronta. Si può ancora annullare; parte alla fine del turno.
       *[other] { $number } mosse sono pronte. Si annullano una alla volta; partono alla fine del turno.
    }
web-hint-do =
    { $number ->
        [one] Fai così: un passo
       *[other] Fai così: { $number } passi
    }
web-nothing-chosen = Ancora nessuna scelta
web-as-last-time = Come l’ultima volta
web-do-and-spin = Dichiara e gira
web-instead = Oppure
web-all-choices = Tutte le scelte ({ $number })
web-dial = Freccia girevole con sei settori uguali
web-dial-shows = La freccia indica { $number }
web-not-here = Non in { $square }
web-not-your-turn = Non tocca a te
web-commentary = Cronaca
web-commentary-none = Non è ancora successo nulla.
web-told-undo = L’ultima decisione è stata annullata.
web-told-resigned =
    { SIDE($team) ->
        [you] Hai abbandonato.
       *[other] { TEAM($team, form: "Nom") } ha abbandonato.
    }
web-told-agreed = È stato concordato il pareggio.
web-told-forfeited =
    { SIDE($team) ->
        [you] Perdi a tavolino.
       *[other] { TEAM($team, form: "Nom") } perde a tavolino.
    }
web-told-flag = Tempo scaduto { TEAM($team, form: "per") }: partita persa.
web-told-time = Il tempo è scaduto: la partita finisce con questo turno.
web-told-paused = Il server è stato fermo per { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }: anche gli orologi si sono fermati.
web-off = { $team }: il numero { $number } è fuori
web-off-yellow = cartellino giallo, rientra al prossimo gol
web-off-red = cartellino rosso, rientra al prossimo gol della squadra
web-tools = Strumenti
web-undo = Annulla
web-undo-asked =
    { SIDE($team) ->
        [you] Vorresti annullare l’ultima decisione.
       *[other] { TEAM($team, form: "Nom") } vorrebbe annullare l’ultima decisione.
    }
web-draw = Proponi il pareggio
web-draw-offered =
    { SIDE($team) ->
        [you] Hai proposto il pareggio.
       *[other] { TEAM($team, form: "Nom") } propone il pareggio.
    }
web-offer-waits = La tua proposta attende risposta.
web-accept = Accetta
web-decline = Rifiuta
web-withdraw = Ritira
web-resign = Abbandona
web-resign-sure = Abbandonare la partita?
web-cancel = Continua a giocare
web-flip = Capovolgi
web-motion = Velocità delle animazioni
web-motion-full = Normale
web-motion-fast = Veloce
web-motion-off = Senza animazioni
web-confirm = Chiedi conferma
web-confirm-always = Sempre
web-confirm-big = Per le cose importanti
web-confirm-never = Mai
web-confirm-why = Importante è tutto ciò a cui rispondono un dado, una carta o l’avversario. Un secondo tocco o Invio conferma.
web-full-time = Fine partita
web-winner =
    { SIDE($team) ->
        [you] Hai vinto!
       *[other] Vince { TEAM($team) }!
    }
web-summary = La partita in cifre
web-goal-at = mossa { $number }
web-why-resigned = Per abbandono.
web-why-agreed = Pareggio concordato.
web-why-forfeited = A tavolino: una delle due parti non è tornata.
web-why-time = Decide l’orologio: tempo scaduto.
web-stat-shots = tiri
web-stat-possession = possesso palla
web-stat-expected = gol attesi
web-stat-chances-big = grandi occasioni
web-stat-chances-fair = buone occasioni
web-stat-chances-slim = mezze occasioni
web-rolls = Lanci da ricordare
web-roll-best = Miglior lancio
web-roll-worst = Peggior lancio
web-stat-corners = calci d’angolo
web-stat-passes = passaggi
web-stat-tackles = tackle tentati
web-stat-tackles-won = tackle riusciti
web-stat-cards = cartellini
web-stat-kept = palloni mantenuti
web-stat-won = palloni conquistati
web-stat-interceptions = intercetti
web-stat-saves = parate
web-stat-fouls = falli
web-stat-attacks = attacchi
web-stat-beaten = carte battute
web-stat-saves-against = tiri parati
web-again = Gioca ancora
web-record = Salva la registrazione
web-reconnecting = riconnessione
web-safe = Connessione persa; la tua partita è al sicuro.
web-try-now = Prova ora
web-curtain = La decisione spetta { TEAM($team, form: "dat") }. L’altra parte guardi altrove.
web-curtain-open = Eccomi
web-facts = Situazione di gioco
web-facts-why = Il tavolo di questo gioco non è ancora disegnato. Qui c’è tutto ciò che puoi sapere.

## Il campo di Champions 2020

web-picture = Esempio per «{ $section }»
web-rulings = Interpretazioni
web-ruling-options = Opzioni per un’altra lettura
web-ruling-question = La questione
web-ruling-readings = Letture possibili
web-ruling-decision = Decisione
web-ruling-reason = Motivo
web-ruling-rules = Regole che ne dipendono
web-ruling-english = Dalla specifica, in inglese
web-volchok-lob-on = pallonetto con { $number }
web-volchok-walk =
    { $points ->
        [one] { $piece } in { $to }, { $points } punto
       *[other] { $piece } in { $to }, { $points } punti
    }
web-volchok-walk-cost =
    { $points ->
        [one] a { $points } punto
       *[other] a { $points } punti
    }
web-volchok-how-pick = Tocca chi batte il calcio d’inizio.
web-volchok-how-declare = Tocca un tuo giocatore per vedere che cosa può fare.
web-volchok-how-step = Tocca un giocatore, poi la casella dove va. Toccalo due volte per calciare la palla.
web-volchok-how-square = Tocca una delle caselle illuminate.
web-volchok-points =
    { $left ->
        [one] Un punto rimasto
       *[other] { $left } punti rimasti
    }
web-champions-minute = { $minute }′
web-champions-ones = «1» usciti: { $ones } su { $all }
web-champions-extra = supplementari, «1» usciti: { $ones } su { $all }
web-champions-rolls = ogni lancio è un minuto
web-champions-shootout = Rigori
web-champions-kicks = rigori { score }
web-champions-leg =
    { $left ->
        [one] La palla è del numero { $number }, che ha una casella per la giocata
       *[other] La palla è del numero { $number }, che ha { $left } caselle per la giocata
    }
web-champions-mover = Il dado dice { $number }. Chi si muove?
web-champions-how-lineup = Scegli la formazione.
web-champions-how-mover = Tocca il giocatore da muovere.
web-champions-how-leg = Tocca dove va la palla; una casella sul percorso sceglie un’altra curva.
web-champions-how-square = Tocca un punto del campo o scegli dall’elenco.
web-champions-roll = Lancia il dado
web-champions-to-ball =
    Sulla palla in { $steps ->
        [one] un passo
       *[other] { $steps } passi
    }, poi la gioca di { $left ->
        [one] una casella
       *[other] { $left } caselle
    }
web-champions-pass = Passaggio al numero { $number }
web-champions-shoot = Tiro verso { $to }
web-champions-play = Palla in { $to }
web-champions-over = passando per { $squares }
web-champions-die = Dado a { $sides } facce
web-champions-die-shows = Il dado a { $sides } facce mostra { $number }
web-champions-kick-off-dice = Dadi per il calcio d’inizio: casa { $home }, ospiti { $away }
web-offside-line = linea del fuorigioco
web-champions-offside = in fuorigioco
web-champions-outside = fuori dalle linee
web-champions-booked = ammonito
web-champions-hurt = fasciato
web-champions-may-intercept = { $team } { $number } può intercettare, una volta su tre
web-champions-may-save =
    { $quarters ->
        [one] il portiere para una volta su quattro
       *[other] il portiere para { $quarters } volte su quattro
    }
web-champions-lineup = Formazione
web-champions-ready = Formazioni pronte
web-champions-shirt = Numero { $number }
web-champions-line-keeper = Portiere
web-champions-line-defence = Difensore
web-champions-line-midfield = Centrocampista
web-champions-line-attack = Attaccante
web-champions-subs-left =
    { $left ->
        [0] nessun cambio rimasto
        [one] un cambio rimasto
       *[other] { $left } cambi rimasti
    }
web-champions-waits = { $number }, { $line }: { $why }
web-champions-at-bench = in panchina
web-champions-at-warming = si scalda
web-champions-at-sent-off = espulso
web-champions-at-injured-off = uscito per infortunio
web-champions-at-taken-off = sostituito
web-champions-at-unavailable = non disponibile

## FUBA

web-fuba-line-up = Schiera la squadra
web-fuba-move-all = { $number ->
        [one] Muovi un giocatore
       *[other] Muovi { $number } giocatori
    }
web-fuba-any-move = Muovi chi vuoi: il tipo di movimento ne consegue.
web-fuba-moves-left = ancora { $left }
web-fuba-take-back = Annulla: da { $from } a { $to }
web-fuba-carry = con la palla
web-fuba-free = Movimenti liberi dal fondo
web-fuba-free-from = In { $zone } un giocatore si stacca dal fondo
web-fuba-free-all = Tutti
web-fuba-cell-to = può andare qui
web-fuba-roll = Lancia i dadi
web-fuba-rolled = Dadi { $home } : { $away }
web-fuba-ball-shows = La palla vale { $value }
web-fuba-secret = scelta segreta
web-fuba-yellow = Cartellini gialli:
web-fuba-red = Cartellini rossi:
web-fuba-all-placed = Tutti hanno già un posto
web-fuba-kick-off = Calcio d’inizio
web-fuba-free-kick = Calcio di punizione
web-fuba-corner = Calcio d’angolo
web-fuba-penalty = Calcio di rigore
web-fuba-type-midfield = Movimento di centrocampo: fino a { $number }
web-fuba-type-attack = Movimento in avanti: fino a { $number }
web-fuba-type-defence = Movimento in difesa: fino a { $number }
web-fuba-take-one-back = Prima togli qualcuno, oppure schiera la squadra.
web-fuba-cell-men = { $team }: { $number }
web-fuba-cell-keeper =
    { SIDE($team) ->
        [you] il tuo portiere
       *[other] portiere { TEAM($team, form: "gen") }
    }
web-fuba-cell-ball = palla con valore { $value }
web-fuba-cell-chance = { $percent } per cento
web-offside = fuorigioco
web-fuba-board = Campo con tredici zone
web-fuba-step = Fase { $number } di 7
web-fuba-ready = Schieramenti pronti
web-fuba-placed = Schierati { $placed } su { $left }
web-fuba-clear = Ricomincia
web-fuba-one-less = Togline uno da { $zone }
web-fuba-faces = Che cosa porta ogni lancio
web-fuba-face-kept = tenuta
web-fuba-face-lost = persa
web-fuba-face-event = evento
web-fuba-face-goal = gol
web-fuba-face-corner = angolo
web-fuba-face-miss = fuori
web-fuba-face-six = ancora
web-fuba-modifiers = Modificatori
web-fuba-sum = Si aggiunge al dado
web-fuba-against = Contro la palla
web-fuba-shootout = rigori
web-fuba-how-formation = Scegli una delle formazioni più usate, o un’altra dall’elenco.
web-fuba-how-place = Scegli uno schieramento pronto, o tocca una zona per ogni giocatore.
web-fuba-how-piece = Tocca la zona del giocatore da muovere.
web-fuba-how-move = Trascina i giocatori da una zona all’altra, oppure tocca una zona e poi la destinazione.
web-fuba-how-zone = Scegli una zona del campo o una risposta qui sopra.
web-fuba-how-only-zone = Scegli una zona del campo.
web-fuba-half =
    { $half ->
        [1] 1º tempo
        [2] 2º tempo
       *[other] Supplementari
    }

## Fudis

web-fudis-board = Tavolo con le carte disposte come su un campo
web-fudis-team =
    { SIDE($team) ->
        [you] La tua squadra
       *[other] Squadra { TEAM($team, form: "gen") }
    }
web-fudis-your-hand = La tua mano
web-fudis-in-hand = in mano
web-fudis-face-down = carta coperta
web-fudis-row-front = prima linea
web-fudis-row-middle = linea di mezzo
web-fudis-row-rear = terza linea
web-fudis-row-defence = difesa
web-fudis-row-goal = porta
web-fudis-pile = mazzo { $number }
web-fudis-discard = scarti { $number }
web-fudis-thrown = scartate { $number }
web-fudis-thrown-own = scartate { $cards }
web-fudis-open = aperta
web-fudis-left = ancora { $number }
web-fudis-only-you = solo per te
web-fudis-not-card = Non { $card }
web-fudis-not-now = Non ora
web-fudis-look-at-question = La domanda accanto al tavolo dice che cosa fare.
web-fudis-how = Scegli una carta sul tavolo o in mano.
web-fudis-ready = Squadre pronte
web-fudis-lay-all = Schiera tutta la squadra
web-fudis-takes = { $card } batte { $victim }
web-fudis-certain = { $card } batte { $victim }: sicuro
web-fudis-sure = sicuro
web-fudis-of = { $beats } su { $of }
web-fudis-beats-keeper = Probabilità di battere il portiere: { $beats } su { $of }.
web-fudis-takes-some = { $number ->
        [one] Batte di sicuro una carta.
       *[other] Batte di sicuro una qualsiasi di { $number } carte.
    }
web-fudis-attack-with = Attacca con { $card }
web-fudis-swap-out = Togli { $card }
web-fudis-keeper = Che carta può essere il loro portiere?
web-fudis-saves = Ha parato: { $cards }
web-fudis-known = Viste finire nella loro mano: { $cards }
web-fudis-leg = rigori, serie { $leg }
web-fudis-unseen =
    { $number ->
        [one] una carta
       *[other] { $number } carte
    }
web-fudis-round =
    { $half ->
        [1] 1º tempo, fase { $round }
       *[other] 2º tempo, fase { $round }
    }

web-here-shelf = In questo browser
web-here-why = Giocate senza server: non le ha nessun altro. Salva quelle che vuoi conservare.
web-here-fleeting = Questo browser non conserva nulla: chiusa la scheda, spariscono. Salva quelle che vuoi conservare.
web-here-match = { $game }: { $home } – { $away }
web-here-delete = Elimina
web-here-really = Eliminare per sempre?
web-here-bring = Riprendi una partita salvata
web-here-gone = Questo browser non ha più questa partita: è stata eliminata, o i dati del sito sono stati cancellati.
web-here-hand-up = Manda al server
web-here-handed-up = Ora è sul server: un’amichevole, con l’indicazione che è stata giocata senza.
web-brought = Giocata senza server
web-version-ready = È pronta una nuova versione.
web-version-use = Usala subito
