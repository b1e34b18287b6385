# L’interfaccia in italiano.

ui-home = Casa
ui-away = Ospiti
ui-options = Opzioni
ui-presets = Partite pronte
ui-welcome = Scrivi una scelta così come appare, oppure il suo numero. Con «help» vedi che cos’altro puoi fare.
ui-help =
    Una scelta:   così come appare nell’elenco, oppure il suo numero
    list, board   mostra di nuovo le scelte o il campo
    undo          annulla la tua ultima decisione
    hint          chiedi consiglio a un allenatore
    rules [ID]    leggi le regole, un capitolo o una sola regola
    save FILE     salva la partita in un file, per riprenderla più tardi
    export FILE   salva solo ciò che sa la tua squadra
    resign        abbandona la partita
    quit          esci
ui-your-move = Tocca a te
ui-no-hint = Non ci sono ancora allenatori a cui chiedere consiglio: arriveranno con una prossima versione.
ui-undone = Decisione annullata.
ui-nothing-to-undo = Non c’è nulla da annullare.
ui-undo-consent = Nel frattempo hanno parlato i dadi o l’altra squadra: non si può più annullare.
ui-what-came = Che cosa è uscito? Uno di questi:
ui-save-where = Dove? Scrivi «save FILE».
ui-saved = Salvato in { $file }.
ui-curtain = Ora decide: { $team }. L’altra squadra guarda altrove; premi Invio.
ui-resigned = Partita abbandonata da { $team }.
ui-won = Fischio finale. Vittoria per { $team }.
ui-level = Fischio finale: è un pareggio.
ui-after-the-end = Con «save FILE» conservi la partita, con Invio esci.
ui-left = La partita non è finita. È conservata in { $file }; per riprenderla: touchline play { $game } --resume { $file }
ui-not-kept = La partita non è finita e non è stato possibile conservarla: { $why }
ui-verify-proven =
    Dimostrato: { $steps ->
        [one] l’unico passo rispetta le regole
       *[other] { $steps } passi su { $steps } rispettano le regole
    } e { $rolls ->
        [one] l’unico lancio corrisponde a quanto hanno dato i dadi
       *[other] { $rolls } lanci su { $rolls } corrispondono a quanto hanno dato i dadi
    }.
ui-verify-legal =
    { $steps ->
        [one] L’unico passo rispetta le regole.
       *[other] { $steps } passi su { $steps } rispettano le regole.
    } { $rolls ->
        [one] L’unico lancio non si può ricalcolare: è stato fatto al tavolo, oppure un segreto non è ancora stato rivelato.
       *[other] I lanci ({ $rolls }) non si possono ricalcolare: sono stati fatti al tavolo, oppure un segreto non è ancora stato rivelato.
    }
ui-verify-commitment =
    Non dimostrato: il segreto { $party ->
        [server] del server
        [home] della squadra di casa
        [away] della squadra ospite
       *[other] di { $party }
    } non è quello su cui era stato preso l’impegno.
ui-verify-roll = Non dimostrato: al passo { $number } risulta «{ $found }», ma i dadi hanno dato «{ $expected }».
ui-league-progress = { $game }: giocate { $played } partite su { $matches }.
ui-league-round = Turno { $round }
ui-league-column-played = G
ui-league-column-won = V
ui-league-column-level = N
ui-league-column-lost = P
ui-league-column-goals = Reti
ui-league-column-points = Pti
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
ui-league-winner = Vince il torneo: { $team }.
ui-time-up = Tempo scaduto: la partita finisce con questo turno.
ui-time-left = Tempo rimasto: { $time }
ui-as-last-time = Come l’ultima volta
ui-term-against = contro { $number }
ui-term-at-least = { $number } o più
ui-term-exactly = esattamente { $number }
