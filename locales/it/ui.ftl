# L’interfaccia in italiano.

ui-options = Opzioni
ui-presets = Tipi di partita
ui-welcome = Scrivi una scelta così come appare, oppure il suo numero. Con «help» vedi che cos’altro puoi fare.
ui-help =
    Una scelta:   così come appare nell’elenco, oppure il suo numero
    list, board   mostra di nuovo le scelte o il campo
    undo          annulla la tua ultima decisione
    hint          chiedi un suggerimento a un allenatore
    rules [ID]    leggi le regole, un capitolo o una sola regola
    save FILE     salva la partita in un file, per riprenderla più tardi
    export FILE   salva solo ciò che sa la tua squadra
    resign        abbandona la partita
    quit          esci
ui-your-move = Tocca a te
ui-undone = Decisione annullata.
ui-nothing-to-undo = Non c’è nulla da annullare.
ui-undo-consent = Troppo tardi per annullare: si è già lanciato il dado o ha già giocato l’altra squadra.
ui-what-came = Che cosa è uscito? Una di queste possibilità:
ui-save-where = In quale file? Scrivi «save FILE».
ui-saved = Salvato in { $file }.
ui-curtain = La decisione spetta { TEAM($team, form: "dat") }. L’altra parte guardi altrove, poi premete Invio.
ui-resigned =
    { SIDE($team) ->
        [you] Hai abbandonato la partita.
       *[other] { TEAM($team, form: "Nom") } ha abbandonato la partita.
    }
ui-won =
    { SIDE($team) ->
        [you] Triplice fischio: vinci tu.
       *[other] Triplice fischio: vince { TEAM($team) }.
    }
ui-level = Triplice fischio: è un pareggio.
ui-after-the-end = Con «save FILE» salvi la partita, con Invio esci.
ui-left = La partita non è finita. È salvata in { $file }; per riprenderla: touchline play { $game } --resume { $file }
ui-not-kept = La partita non è finita e non è stato possibile salvarla: { $why }
ui-verify-proven =
    Dimostrato: { $steps ->
        [one] l’unico passo rispetta le regole
       *[other] tutti i passi ({ $steps }) rispettano le regole
    } e { $rolls ->
        [one] l’unico lancio è quello dato dai dadi
       *[other] tutti i lanci ({ $rolls }) sono quelli dati dai dadi
    }.
ui-verify-legal =
    { $steps ->
        [one] L’unico passo rispetta le regole.
       *[other] Tutti i passi ({ $steps }) rispettano le regole.
    } { $rolls ->
        [one] L’unico lancio non si può ricalcolare: è stato fatto al tavolo, oppure un segreto non è ancora stato rivelato.
       *[other] I lanci ({ $rolls }) non si possono ricalcolare: sono stati fatti al tavolo, oppure un segreto non è ancora stato rivelato.
    }
ui-verify-commitment =
    Non dimostrato: il segreto { $party ->
        [server] del server
        [home] dei padroni di casa
        [away] degli ospiti
       *[other] di { $party }
    } non è quello promesso.
ui-verify-roll = Non dimostrato: alla voce { $number } risulta «{ $found }», ma i dadi hanno dato «{ $expected }».
ui-verify-unfinished = Dimostrato fin qui: tutti i passi ({ $steps }) rispettano le regole e tutti i lanci ({ $rolls }) sono quelli dati dai dadi. La partita non è finita.
ui-verify-signed = Il server ha firmato anche nomi, data, fine e risultato.
ui-verify-dice-only = Nomi, data e fine della partita non sono dimostrati: servono la firma del server e la sua chiave (--key).
ui-verify-forged = Non dimostrato: la firma del server non appartiene a questa registrazione. È stata modificata, o l’ha firmata un altro server.
ui-verify-unsigned = Non dimostrato: nessuno ha firmato questa registrazione.
ui-verify-promise = Non dimostrato: prima del primo lancio il server aveva promesso altro.
ui-promise-broken = ATTENZIONE: il server ha cambiato la sua promessa sui dadi da { $promised } a { $shown }. I lanci di questa partita non dimostrano nulla.
ui-league-progress = { $game }: giocate { $played } partite su { $matches }.
ui-league-round = Giornata { $round }
ui-league-column-played = G
ui-league-column-won = V
ui-league-column-level = N
ui-league-column-lost = P
ui-league-column-goals = Reti
ui-league-column-points = Pt
ui-league-absent = Chi salta la prossima partita:
ui-league-suspended =
    { $team }, numero { $player }: squalificato per { $matches ->
        [one] una partita
       *[other] { $matches } partite
    }.
ui-league-injured =
    { $team }, numero { $player }: infortunato, fuori per { $matches ->
        [one] una partita
       *[other] { $matches } partite
    }.
ui-league-winner = { $team } vince il torneo.
ui-league-table = Classifica
ui-league-group = Girone { $group }
ui-league-division = Divisione { $division }
ui-league-results = Risultati
ui-league-positions = Posizioni dopo ogni giornata
ui-league-rounds = Giornata
ui-league-scorers = Marcatori
ui-league-cards = Cartellini
ui-league-column-team = Squadra
ui-league-column-player = Giocatore
ui-league-column-yellow = Gialli
ui-league-column-red = Rossi
ui-league-column-home = Casa
ui-league-column-away = Ospiti
ui-league-column-score = Risultato
ui-league-column-form = Forma
ui-league-season = Stagione
ui-league-seed = Seme casuale
ui-league-lot = per sorteggio: { $team }
ui-league-honours = Albo d’oro
ui-league-next-written = La prossima stagione è in { $file }.
ui-league-not-over = La stagione non è finita: la prossima ancora non c’è.
ui-league-form-won = V
ui-league-form-level = N
ui-league-form-lost = P
ui-league-reasons = Perché l’ordine è questo
ui-league-second = Secondo posto
ui-league-third = Terzo posto
ui-league-why-round = { $above } va più avanti di { $below }.
ui-league-why-points = { $above } precede { $below } per punti: { $upper } a { $lower }.
ui-league-why-difference = { $above } precede { $below } per differenza reti: { $upper } a { $lower }.
ui-league-why-goals = { $above } precede { $below } per reti segnate: { $upper } a { $lower }.
ui-league-why-wins = { $above } precede { $below } per partite vinte: { $upper } a { $lower }.
ui-league-why-head-points = { $above } precede { $below } per punti negli scontri diretti: { $upper } a { $lower }.
ui-league-why-head-difference = { $above } precede { $below } per differenza reti negli scontri diretti: { $upper } a { $lower }.
ui-league-why-head-goals = { $above } precede { $below } per reti negli scontri diretti: { $upper } a { $lower }.
ui-league-why-away-goals = { $above } precede { $below } per reti in trasferta: { $upper } a { $lower }.
ui-league-why-fair-play = { $above } precede { $below } per fair play: { $upper } punti disciplinari a { $lower }.
ui-league-why-buchholz = { $above } precede { $below } per Buchholz, i punti di tutti gli avversari: { $upper } a { $lower }.
ui-league-why-sonneborn-berger = { $above } precede { $below } per Sonneborn-Berger, i punti pesati con quelli degli avversari: { $upper } a { $lower }.
ui-league-why-order = { $above } precede { $below } per ordine di iscrizione.
ui-league-why-lot = { $above } precede { $below } per sorteggio.
ui-league-why-rung = { $above } è più in alto di { $below } nella scala.
ui-competition-log-made = La competizione è stata annunciata.
ui-competition-log-started =
    { $coaches ->
        [0] La competizione è cominciata con { $entrants } partecipanti.
       *[other] La competizione è cominciata con { $entrants } partecipanti, allenatori del computer compresi: { $coaches }.
    }
ui-competition-log-too-few = Annullata: gli iscritti erano troppo pochi.
ui-competition-log-called-off = La competizione è stata annullata prima dell’inizio.
ui-competition-log-nobody-came = { $home } – { $away }: non si è presentato nessuno, sconfitta per entrambi.
ui-competition-log-forfeited = { $home } – { $away }: vittoria a tavolino per { $winner }, l’avversario non si è presentato in tempo.
ui-competition-log-plays-on = { $home } – { $away } era ancora in corso alla scadenza. Si gioca fino in fondo, ma il turno seguente non la aspetta.
ui-competition-log-postponed = { $home } – { $away }: rinviata di comune accordo fino al { $until }.
ui-competition-log-adjudicated = { $home } – { $away }: l’organizzatore ha deciso { $score }. Motivo: { $note }
ui-competition-log-late = { $home } – { $away } è finita { $score } quando la partita era già stata decisa: il risultato non conta.
ui-competition-log-withdrew = { $team } ha lasciato la competizione.
ui-competition-log-won = La competizione è finita: l’ha vinta { $team }.
ui-competition-log-over = La competizione è finita.
ui-time-up = Tempo scaduto: la partita finisce con questo turno.
ui-time-left = Tempo rimasto: { $time }

# Perché il server rifiuta qualcosa.
ui-error-bad-request = La richiesta non è comprensibile.
ui-error-too-slow = La richiesta ha impiegato troppo tempo ad arrivare.
ui-error-bad-text = Il testo contiene caratteri invisibili o che invertono il senso di scrittura.
ui-error-key-missing = Alla richiesta manca la chiave di idempotenza.
ui-error-key-reused = Questa chiave è già stata usata per altro.
ui-error-sign-in = Prima entra come ospite o accedi.
ui-error-wrong-password = Nome o password non corretti.
ui-error-too-many-guesses = Troppe password sbagliate per questo nome; attendi un minuto.
ui-error-name-taken = Questo nome è già preso.
ui-error-bad-name = Un nome deve avere da 2 a 24 lettere, cifre, spazi o trattini.
ui-error-bad-password = Una password deve avere almeno 8 caratteri.
ui-error-not-yours = Qui non hai il permesso di farlo.
ui-error-not-for-bots = Con il token di un bot si può solo giocare. Fallo da un browser.
ui-error-cross-site = La richiesta veniva da un altro sito ed è stata bloccata.
ui-error-not-found = Non trovato.
ui-error-method = Qui non si può fare.
ui-error-no-game = Questo gioco non esiste.
ui-error-bad-options = Con queste opzioni non si può giocare.
ui-error-no-coach = Questo allenatore non esiste.
ui-error-not-playing = La partita al momento non è in corso.
ui-error-over = La partita è finita.
ui-error-seat-taken = Qualcun altro ha preso il posto.
ui-error-stale = Nel frattempo la partita è andata avanti.
ui-error-notation = Non è una mossa di questo gioco.
ui-error-bad-record = Questo file non è la registrazione di una partita che questo server sappia riprodurre.
ui-error-refused = Una regola lo vieta.
ui-error-no-offer = Non c’è nessuna proposta a cui rispondere.
ui-error-needs-winner = Questa partita deve avere un vincitore: non esiste il pareggio.
ui-error-coach-declines = Il computer continua a giocare.
ui-error-no-help = Niente suggerimenti contro un’altra persona né in una partita valida per il rating: si gioca ad armi pari.
ui-error-rated-stays = In una partita valida per il rating una mossa non si può annullare dopo che l’avversario ha risposto.
ui-error-chance-stays = Quello che hanno dato i dadi resta: solo nelle partite di allenamento si può tornare indietro oltre un lancio.
ui-error-dice-are-rolled = In questa partita i dadi li lancia il programma.
ui-error-too-late-to-abort = La prima mossa è stata fatta: ora si può solo abbandonare.
ui-error-cannot-claim = Non puoi reclamare la vittoria: non tocca all’avversario, oppure la sua assenza è ancora troppo breve.
ui-error-broken-commitment = Questo non è il segreto promesso per i dadi.
ui-error-nothing-to-reveal = In questo momento non si attende nessun segreto.
ui-error-old-rules = Questa partita è stata giocata con una versione precedente delle regole.
ui-error-too-long = La partita è diventata troppo lunga.
ui-error-too-many-matches = Hai troppe partite non finite.
ui-error-entry-closed = Le iscrizioni sono chiuse.
ui-error-competition-full = Tutti i posti sono occupati.
ui-error-rating-outside = Il tuo rating è fuori dai limiti di questa competizione.
ui-error-fixture-not-open = Questa partita ora non si può giocare, rinviare o cambiare.
ui-error-played-on = In base a questo risultato si sono già giocate altre partite.
ui-error-too-many-competitions = Organizzi già tante competizioni quante ne può organizzare una persona.
ui-error-too-fast = Troppe richieste; attendi un momento.
ui-error-crowded = Ci sono troppi spettatori.
ui-error-too-large = La richiesta è troppo grande.
ui-error-chat-off = In questa partita la chat non è attiva.
ui-error-unavailable = Il server ora non può farlo; riprova.
ui-error-internal = Qualcosa è andato storto sul server.
ui-error-needs-server = Qui servono altre persone, e quindi un server: adesso non c’è.
ui-error-damaged = Ciò che era salvato di questa partita non si legge più.
ui-error-not-kept = Questo browser non ha più spazio per salvarlo, quindi non è stato fatto. Esporta ed elimina qualche partita, poi riprova.
ui-term-against = contro { $number }
ui-term-at-least = { $number } o più
ui-term-exactly = esattamente { $number }
ui-progress = { $time } trascorsi, { $left } alla fine
ui-progress-start = { $time } trascorsi
ui-report-made-by = Realizzato con Touchline { $version }.
ui-report-home = casa
ui-report-away = ospiti
ui-report-matches = partite
ui-report-seed = seme casuale
ui-report-seconds = secondi
ui-report-threads = thread
ui-report-rate = decisioni al secondo
ui-report-interrupted = Interrotto: le cifre riguardano le partite concluse, { $done } su { $all }.
ui-report-results = Risultati
ui-report-wins = vittorie, { $side }
ui-report-draws = pareggi
ui-report-decided = vittorie nelle partite non pareggiate, { $side }
ui-report-points = quota dei punti, { $side }
ui-report-home-edge = fattore campo, quota di punti oltre il 50%
ui-report-first-goal = vinte da chi segna per primo
ui-report-elo = vantaggio Elo, { $side }
ui-report-count = numero
ui-report-share = quota
ui-report-interval = intervallo al 95%
ui-report-a-match = A partita
ui-report-goals-of = gol, { $side }
ui-report-goals-both = gol delle due squadre
ui-report-margin = scarto di gol a favore della squadra di casa
ui-report-lead-changes = cambi al comando
ui-report-turns = turni
ui-report-steps = passi
ui-report-decisions = decisioni
ui-report-chances = lanci di dado, giri di freccia e pescate
ui-report-mean = media
ui-report-median = mediana
ui-report-range = min … max
ui-report-goals-chart = Gol per squadra
ui-report-both-chart = Gol per partita
ui-report-lead-chart = Cambi al comando
ui-report-turns-chart = Durata di una partita
ui-report-when-chart = Quando si segna
ui-report-goals-axis = gol
ui-report-matches-axis = partite
ui-report-lead-axis = cambi al comando
ui-report-turns-axis = turni
ui-report-turn-axis = turno della partita
ui-report-scores = I risultati più frequenti
ui-report-finishes = Come finiscono le partite
ui-report-rules = Le regole in campo
ui-report-rule = regola
ui-report-sentence = che cosa dice
ui-report-per-match = a partita
ui-report-in-matches = in quante partite
ui-report-more-rules = { $count ->
    [one] È stata usata un’altra regola: è in --json.
   *[other] Sono state usate altre { $count } regole: sono tutte in --json.
}
ui-lab-title = { $game } in laboratorio: { $coaches }
ui-lab-combinations = combinazioni
ui-lab-matches-each = partite ciascuna
ui-lab-resumed = { $matches ->
    [one] Una partita era già stata giocata: si riprende da lì.
   *[other] { $matches } partite erano già state giocate: si riprende da lì.
}
ui-lab-interrupted = Interrotto: { $done } partite su { $all } sono finite e salvate. Lo stesso comando riprende da lì.
ui-lab-damaged =
    { $lines ->
        [one] Una partita salvata era illeggibile ed è stata rigiocata.
       *[other] { $lines } partite salvate erano illeggibili e sono state rigiocate.
    }
ui-lab-refused = Esclusa: { $values }. { $why }
ui-lab-levels = Risultati di ogni combinazione, con intervalli al 95%
ui-lab-differences = Differenza dalla prima ({ $first }), partita per partita con gli stessi dadi
ui-lab-differences-note = * L’intervallo esclude lo zero: non è solo fortuna.
ui-lab-goals = gol
ui-lab-draws = pareggi
ui-lab-turns = turni
ui-lab-home-edge = fattore campo
ui-lab-lead-changes = cambi al comando
ui-lab-skill = vince l’allenatore migliore
ui-lab-skill-points = punti dell’allenatore migliore
ui-lab-skill-note = L’allenatore migliore: { $stronger } contro { $weaker }, { $matches } partite per combinazione a campi invertiti. La sola fortuna vincerebbe metà delle partite non pareggiate, la sola bravura il 100%.
ui-lab-skill-chart = Bravura contro fortuna: { $stronger } batte { $weaker }
ui-lab-draws-chart = Pareggi
ui-lab-home-edge-chart = Fattore campo
ui-lab-goals-axis = gol a partita
ui-lab-draws-axis = pareggi, %
ui-lab-turns-axis = turni a partita
ui-lab-home-edge-axis = quota di punti della squadra di casa oltre il 50%
ui-lab-lead-changes-axis = cambi al comando a partita
ui-lab-skill-axis = partite vinte dall’allenatore migliore, %
ui-hint = probabilità di vittoria { PERCENT($win) }, gol ancora attesi { $ours }-{ $theirs }
ui-hint-for = A favore: { $what }.
ui-hint-against = Contro: { $what }.
ui-bench-game = gioco
ui-bench-steps-a-second = passi/s
ui-bench-matches-a-second = partite/s
ui-bench-steps = passi
ui-bench-position = posizione
ui-bench-nodes = nodi/CPU s
ui-bench-speed-up = accelerazione
ui-bench-possible = possibile
ui-bench-simulations = simulazioni/s
ui-bench-playouts = partite simulate/s
ui-bench-tree-cost = costo dell’albero
ui-bench-title = Quanto è veloce questa macchina, su un solo core
ui-bench-turn = ms per turno
ui-bench-ratio = rispetto a prima
ui-bench-note = Gli allenatori hanno un limite di posizioni esaminate, come nelle simulazioni, perciò giocano gli stessi turni su ogni macchina.
ui-bench-coach = allenatore
ui-bench-turns = turni
ui-bench-median = mediana ms
ui-bench-longest = massimo ms
ui-bench-limit = limite ms
ui-bench-clock-title = Quanto dura un turno a tempo, su tutti i core
ui-bench-clock-note = Dall’inizio di una partita, schieramenti compresi. Una macchina occupata impiega di più.

ui-rests-on = { $ruling }: { $decision } (Altra lettura: opzione { $option }.)
ui-ended = { $result }. Salvata come { $name }; per rivederla: touchline matches open { $name }
ui-kept-as = Salvata come { $name }; per rivederla: touchline matches open { $name }
ui-cannot-keep = Questa partita non si può salvare: { $why }. Imposta XDG_DATA_HOME su una cartella in cui puoi scrivere, oppure salvala tu prima di uscire.
ui-matches = Partite
ui-matches-none = Qui nessuna partita salvata corrisponde. Con «touchline play» ne cominci una nuova.
ui-matches-name = nome
ui-matches-game = gioco
ui-matches-sides = casa – ospiti
ui-matches-score = punteggio
ui-matches-outcome = esito
ui-matches-opponent = avversario
ui-matches-played = giocate
ui-matches-stats = I tuoi risultati
ui-matches-delete = Eliminare { $names } per sempre? (y/n)
ui-outcome-won = vinta
ui-outcome-drawn = pareggiata
ui-outcome-lost = persa
ui-outcome-played = giocata
ui-outcome-unfinished = in corso
ui-record-breaks =
    { $entries ->
        [one] La registrazione regge per una voce e poi si interrompe: { $why }
       *[other] La registrazione regge per { $entries } voci e poi si interrompe: { $why }
    }
ui-tui-spinning = Decide la freccia.
ui-tui-goal = GOL!
ui-tui-yellow = Cartellino giallo
ui-tui-red = Cartellino rosso
ui-tui-rematch = Rivincita
ui-tui-review = Replay: voce { $at } di { $length }
ui-tui-key-back = indietro
ui-tui-key-on = avanti
ui-sum-look-back = Rivedi questa partita
ui-sum-goals = Gol
ui-sum-chances = Gol attesi
ui-sum-shots = Tiri
ui-sum-corners = Calci d’angolo
ui-sum-yellow = Cartellini gialli
ui-sum-red = Cartellini rossi
ui-menu-title = Calcio da tavolo
ui-menu-continue = Continua
ui-menu-new = Nuova partita
ui-menu-look-back = Rivedi una partita
ui-menu-rules = Regole
ui-menu-server = Gioca su un server
ui-menu-server-about = Scrivi l’indirizzo di un server con una partita, o incolla un link d’invito.
ui-menu-start = Calcio d’inizio
ui-menu-edition = Edizione
ui-menu-rulebook = secondo il regolamento
ui-menu-yes = sì
ui-menu-no = no
ui-champions-ball = Palla in { $steps }, tiro { $left }
ui-menu-opponent = Avversario
ui-menu-somebody = qualcuno a questa tastiera
ui-menu-levels = Da random, che sa solo che cosa è permesso, passando per rookie, club e pro, fino a world, il più forte.
ui-menu-side = La tua squadra
ui-menu-back = Menu iniziale
ui-menu-keys = ↑↓ scegli · ←→ cambia · Invio avanti · Esc indietro
ui-config-here = Le tue impostazioni sono in { $file }.
ui-config-none = Non hai ancora impostazioni tue. Andrebbero in { $file }; «touchline config --example» mostra che cosa possono contenere.
ui-learn-written = { $done } generazioni su { $all } concluse. La rete migliore finora è in { $file }.
ui-learn-nothing = { $done } generazioni su { $all } concluse. Nessuna rete nuova ha ancora battuto la precedente, perciò { $file } non è stato scritto.
ui-turn-chance = il caso
ui-turn-over = partita finita
ui-bench-keys = tasti
ui-bench-p99 = 99 su 100, ms
ui-bench-terminal-title = Quanto rapidamente lo schermo risponde a un tasto mentre un allenatore pensa
ui-bench-terminal-note = 200 colonne per 60 righe; dal tasto ai byte per il terminale. A 60 fotogrammi al secondo, ognuno dura 16,7 ms.
ui-not-understood = Non si capisce «{ $found }» alla colonna { $column }. Con «list» vedi le scelte.
ui-not-finished = Dopo ciò che hai scritto manca qualcosa. Con «list» vedi le scelte.
ui-cannot-come = «{ $found }» adesso non può uscire.
ui-no-such-rule = In { $game } non c’è nessuna regola e nessun capitolo «{ $id }».
ui-rules-near = Intendevi { $names }?
ui-rules-chapters = I capitoli sono { $names }.
ui-no-such-ruling = In { $game } non c’è l’interpretazione «{ $id }»; vanno da R1 a R{ $last }.
ui-ready = Touchline è pronto all’indirizzo { $address }
