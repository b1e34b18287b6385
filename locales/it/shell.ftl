# Tutto ciò che sta attorno ai campi, in italiano.

## What lies over and around every screen.
web-menu = Menu
web-close = Chiudi
web-bar = Menu principale
web-bar-play = Gioca
web-bar-watch = Guarda
web-bar-learn = Impara
web-bar-matches = Partite
web-bar-rules = Regole
web-watch-why = Accomodati in tribuna: tutte queste partite si giocano in questo momento.
web-watch-live = In corso
web-watch-none = In questo momento nessuno gioca in pubblico. Comincia tu una partita e gli altri potranno guardarla.
web-watch-play = Gioca una partita
web-learn-why = Gioca una partita che si spiega da sola: l’avversario è clemente e ogni mossa si può annullare. Oppure leggi le regole.
web-learn-play = Gioca con i consigli
web-practice = Allenamento
web-practice-why = Le mosse si annullano anche dopo un lancio; la registrazione lo dice.
web-practice-unrated = L’allenamento non conta mai.
web-own-dice = I nostri dadi
web-own-dice-why = Lanciate, pescate o girate al tavolo e dite alla pagina che cosa è uscito.
web-table-question = Che cosa è uscito?
web-table-type = Oppure scrivilo
web-table-none = Ancora niente
web-reload = Ricarica la pagina
web-settings = Impostazioni
web-settings-why = Salvate in questo browser.
web-theme = Colori della pagina
web-theme-system = Come il sistema
web-motion-system = Il tuo sistema chiede meno animazioni, quindi niente si muove.
web-kit = Colori delle squadre
web-kit-why = La squadra di casa è sempre scura e rotonda; quella ospite chiara, a strisce e quadrata.
web-kit-harbour = Blu e ambra
web-kit-orchard = Viola e lime
web-kit-newsprint = Bianco e nero
web-sound = Suoni
web-sound-why = Legno, cuoio, dadi, un fischietto e, per un gol, la folla.
web-chat = Chat
web-chat-why = Chatta con l’altro allenatore durante la partita.
web-chat-none = Nessuno ha ancora detto nulla.
web-chat-muted = L’altro allenatore è silenziato.
web-chat-say = Di’ qualcosa
web-chat-send = Invia
web-chat-mute = Silenzia l’altro allenatore
web-chat-report = Segnala
web-chat-reported = Segnalato
web-chat-unread = da leggere
web-talk = Cronaca e chat
web-guide = Guida alla prima partita
web-guide-why = Spiega ogni novità una volta sola, quando la incontri.
web-guide-got-it = Capito
web-guide-stop = Basta consigli
web-guide-again = Ricomincia la guida
web-guide-again-done = La guida ricomincia.

## Keys.
web-keys = Tasti
web-keys-why = Le singole lettere funzionano da scorciatoie.
web-keys-off = Le singole lettere si disattivano in
web-keys-board = In partita
web-keys-help = mostra questi tasti
web-keys-rules = cerca nelle regole
web-keys-tab = alla parte successiva della pagina
web-keys-escape = lascia, o chiudi ciò che è aperto
web-keys-to-board = al campo
web-keys-arrows = da un punto all’altro del campo
web-keys-jump = ai punti in cui si può fare qualcosa
web-keys-enter = scegli; di nuovo: esegui
web-keys-list = l’elenco di tutto ciò che si può fare
web-keys-undo = annulla
web-keys-flip = gira il campo
web-keys-sound = suoni accesi o spenti

## Rules from everywhere.
web-rules-search = Cerca nelle regole
web-rules-game = Gioco
web-rules-all = Tutti i giochi
web-rules-open = Apri il regolamento qui
web-rules-chapters = Capitoli
web-rules-why = Tutte le regole di ogni gioco, con numero e interpretazione.
web-search-hint = fuorigioco, SHOT-4…
web-search-found =
    { $number ->
        [one] Trovata una regola.
       *[other] Trovate { $number } regole.
    }

## Before and during a match.
web-rated = Valida per il rating, senza suggerimenti
web-rated-yes = valida per il rating
web-rated-no = amichevole
web-pace = Orologio per le partite tra persone
web-pace-none = Senza orologio
web-pace-live = { $minutes } min + { $seconds } s
web-pace-days =
    { $days ->
        [one] Un giorno per turno
       *[other] { $days } giorni per turno
    }
web-clock =
    { SIDE($team) ->
        [you] Il tuo orologio:
       *[other] Orologio { TEAM($team, form: "gen") }:
    }
web-clock-days = { $days } g { $hours } h
web-goal = Gol!
web-needs = Che cosa conta per il lancio
web-needs-against = contro { $number }
web-needs-at-least = { $number } o più
web-needs-exactly = esattamente { $number }
web-sending = Invio in corso…
web-slow = La rete è lenta. La tua mossa è in viaggio e sarà eseguita una volta sola.
web-ended = Il server ha chiuso questa connessione. La partita è al sicuro.
web-undo-ask = Chiedi di annullare
web-absent =
    { SIDE($team) ->
        [you] Non sei al tavolo.
       *[other] { TEAM($team, form: "Nom") } non è al tavolo.
    }
web-claim-in = Potrai reclamare la vittoria tra { $time }.
web-claim-match = Reclama la vittoria
web-rematch-asked =
    { SIDE($team) ->
        [you] Vuoi la rivincita.
       *[other] { TEAM($team, form: "Nom") } vuole la rivincita.
    }
web-hint = Suggerimento
web-hint-thinking = L’allenatore studia la tua posizione…
web-hint-none = Per ora non c’è nulla da suggerire.
web-hint-goals = Probabilità di vincere con questa mossa. Pareggio: { PERCENT($draw) }. Gol attesi da qui in poi: { $scored } fatti, { $conceded } subiti.

## Looking back.
web-look-back = Rivedi
web-look-back-why = Rivedi una partita finita, mossa per mossa
web-replay-before = Prima del calcio d’inizio
web-replay-at = Momento { $number } di { $length }
web-replay-line = Linea del tempo
web-replay-where = In che punto della partita
web-replay-start = All’inizio
web-replay-back = Un momento indietro
web-replay-next = Un momento avanti
web-replay-end = Alla fine
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-speed = Velocità
web-replay-goals = Gol
web-replay-goal =
    { SIDE($team) ->
        [you] Gol tuo
       *[other] Gol { TEAM($team, form: "gen") }
    }, { score }, momento { $number }
web-eyes = Visto con gli occhi
web-eyes-all = di tutti insieme
web-eyes-home =
    { SIDE($team) ->
        [you] tuoi
       *[other] { TEAM($team, form: "gen") }
    }
web-eyes-away =
    { SIDE($team) ->
        [you] tuoi
       *[other] { TEAM($team, form: "gen") }
    }
web-eyes-spectator = di uno spettatore
web-share = Copia il link a questo momento
web-upload = Apri un file di registrazione
web-upload-drop = Oppure trascinalo qui.
web-upload-why = Una registrazione contiene un’intera partita. Viene riprodotta e controllata per te, e il server non ne conserva nulla.
web-upload-own = Le tue partite finite sono nel tuo
web-upload-large = Questo file è più grande di qualsiasi registrazione.
web-upload-another = Apri un’altra registrazione

## Fair dice.
web-proof = I dadi erano onesti?
web-proof-proven =
    { $number ->
        [one] Sì: l’unico lancio di questa partita è stato ricalcolato.
       *[other] Sì: tutti i lanci e le pescate di questa partita ({ $number }) sono stati ricalcolati, e ognuno è quello che danno i suoi dadi.
    }
web-proof-legal =
    { $number ->
        [one] Ogni mossa è valida; l’unico lancio non si può ricalcolare.
       *[other] Ogni mossa è valida; i lanci e le pescate ({ $number }) non si possono ricalcolare.
    }
web-proof-broken = No: { $party } ha rivelato un segreto diverso da quello promesso.
web-proof-wrong = No: la voce { $number } non è ciò che hanno dato i dadi.
web-proof-shared = Prima che qualcuno potesse conoscere un lancio, il server e i browser dei due allenatori hanno promesso ciascuno un segreto mostrandone l’impronta. I dadi nascono da tutti e tre i segreti, quindi nessuno poteva sceglierli da solo.
web-proof-seed = Tutti i lanci e le pescate vengono dal numero { $seed }.
web-proof-table = I dadi sono stati lanciati a un tavolo.
web-proof-server = Il server
web-proof-hidden = non ancora rivelato
web-proof-nothing = non ha messo un segreto proprio
web-proof-kept = promessa mantenuta, verificata dal tuo browser
web-proof-not-kept = promessa non mantenuta
web-proof-unchecked = questo browser non può verificarlo
web-proof-promise = Impronta, prima della partita
web-proof-secret = Segreto, dopo la partita
web-promise-broken = Il server ha cambiato la sua promessa sui dadi di questa partita. I lanci non dimostrano nulla: conserva questa pagina e avvisa l’organizzatore.
web-promise-first = Promesso all’inizio
web-promise-now = Mostrato dopo
web-promise-same = Questo browser ha visto la promessa del server prima del primo lancio, ed è la stessa.
web-promise-unseen = Questo browser non ha visto la promessa del server prima della fine: non può dire se sia stata cambiata.

## The reader.
web-profile = Profilo
web-account = Account
web-account-guest = Giochi come ospite
web-account-name = Sei { $name }
web-account-why = Gli altri ti vedono come { $name }. Scegli un nome tuo e le tue partite resteranno tue su ogni dispositivo.
web-claim-name = Scegli un nome
web-claim-do = Sceglilo
web-name = Nome
web-password = Password
web-sign-in = Accedi
web-sign-in-why = Le partite che hai giocato qui come ospite restano all’ospite.
web-sign-out = Esci
web-sign-out-everywhere = Esci ovunque
web-forgotten = Password dimenticata?
web-code = Codice di recupero
web-recover-do = Imposta la nuova password
web-password-new = Nuova password
web-password-change = Cambia la password
web-password-changed = La password è stata cambiata. Negli altri browser la sessione è stata chiusa.
web-security = Password e dispositivi
web-codes-why = Se un giorno dimentichi la password, con uno di questi codici ne imposti una nuova. Ognuno vale una volta sola. Li vedi soltanto ora: conservali bene.
web-codes-save = Salva in un file
web-codes-kept = Li ho conservati
web-codes-new = Nuovi codici di recupero
web-sessions = Accessi aperti
web-session-bot = Bot { $label }
web-session-browser = Browser
web-session-here = questo
web-session-end = Chiudi
web-export = Esporta i miei dati
web-delete = Elimina il mio account
web-delete-sure = Il tuo nome sarà cancellato per sempre. Le tue partite resteranno, senza il nome.
web-delete-do = Sì, elimina
web-delete-not = No, conservalo
web-finished = Partite finite
web-finished-none = Nessuna partita finita per ora. Le ritroverai qui, da rivedere.
web-row-open = in attesa di un avversario
web-row-yours = tocca a te
web-row-theirs = tocca all’avversario
web-row-won = vinta
web-row-lost = persa
web-row-level = pareggiata
web-ratings = Rating
web-ratings-none = Nessuna partita valida per il rating è ancora finita.
web-rating-people = contro altre persone
web-rating-coaches = contro gli allenatori
web-rating-matches =
    { $number ->
        [one] una partita
       *[other] { $number } partite
    }
web-rating-provisional = ancora provvisorio
web-rating-now = Il tuo rating: { $before } → { $after }
web-learn-progress = 
    { $lessons ->
        [one] { $lessons } lezione fatta
       *[other] { $lessons } lezioni fatte
    }, { $puzzles ->
        [one] { $puzzles } problema risolto
       *[other] { $puzzles } problemi risolti
    }
web-learn-streak = { $days } giorni di fila
web-learn-daily = Problema del giorno: { $game }
