# Il terminale a schermo intero, in italiano.

ui-tui-too-small = Touchline ha bisogno di { $width } colonne e { $height } righe; questa finestra ne ha { $columns } e { $rows }. Ingrandiscila, o gioca con --plain.
ui-tui-connecting = Un attimo…
ui-tui-thinking =
    { SIDE($team) ->
        [you] Stai pensando
       *[other] { TEAM($team, form: "Nom") } sta pensando
    }
ui-tui-to-move = Tocca a: { $team }
ui-tui-rolling = Decidono i dadi…
ui-tui-handover = Ora tocca { TEAM($team, form: "dat") }. Premi Invio per coprire il campo.
ui-tui-waiting-opponent = In attesa di un avversario…
ui-tui-waiting-dice = Le due parti preparano i dadi…
ui-tui-invite = Chi apre per primo questo link prende l’altro posto:
ui-tui-reconnecting =
    { $seconds ->
        [one] riconnessione tra un secondo
       *[other] riconnessione tra { $seconds } secondi
    }
ui-tui-which = Quale?
ui-tui-nothing-here = Lì ora non c’è niente da fare.
ui-tui-not-so = Non è possibile
ui-tui-asking-coach = L’allenatore ci sta pensando… (Esc: interrompi)
ui-tui-advice = Che cosa farebbe l’allenatore
ui-tui-no-advice = L’allenatore non ha niente da suggerire.
ui-tui-no-rule = Nessuna regola trovata.
ui-tui-leave = Vuoi uscire? La partita è salvata e potrai riprenderla più tardi.
ui-tui-leave-server = Vuoi uscire? La partita continua sul server e il tuo orologio non si ferma.
ui-tui-resign = Abbandoni? Vince l’altra squadra.
ui-tui-save = In quale file salvare la partita?
ui-tui-not-saved = Non è stato possibile scrivere { $file }: { $why }
ui-tui-elsewhere = La partita resta sul server. Per tornare: { $command }
ui-tui-asked = Richiesta inviata all’altra parte.
ui-tui-offer-undo =
    { SIDE($team) ->
        [you] Vorresti annullare una decisione.
       *[other] { TEAM($team, form: "Nom") } vorrebbe annullare una decisione.
    } y: sì, n: no.
ui-tui-offer-draw =
    { SIDE($team) ->
        [you] Hai proposto il pareggio.
       *[other] { TEAM($team, form: "Nom") } propone il pareggio.
    } y: sì, n: no.
ui-tui-agreed = Le due parti si sono accordate per il pareggio.
ui-tui-forfeited =
    { SIDE($team) ->
        [you] La tua assenza è stata troppo lunga
       *[other] Assenza troppo lunga { TEAM($team, form: "gen") }
    }: partita persa a tavolino.
ui-tui-aborted = La partita è stata annullata.
ui-tui-key-choose = scegli
ui-tui-key-do = esegui
ui-tui-key-list = elenco
ui-tui-key-hint = suggerimento
ui-tui-key-undo = annulla
ui-tui-key-find = cerca
ui-tui-key-rules = regole
ui-tui-key-save = salva
ui-tui-key-talk = di’ qualcosa
ui-tui-key-leave = esci
ui-tui-key-language = lingua
ui-tui-key-all = tasti
ui-tui-key-interrupt = interrompi
ui-tui-key-close = chiudi
ui-tui-key-yes = sì
ui-tui-keys =
    ↑ ↓ ← →      muoviti sul campo o nell’elenco
    Invio        prendi, scegli; di nuovo: esegui
    Tab          dal campo all’elenco e viceversa
    Home, Fine   al prossimo punto in cui si può fare qualcosa
    1, 2, 3…     scegli dall’elenco per numero
    /            cerca nell’elenco per notazione o parola
    Esc          lascia; interrompi il computer che pensa
    h            chiedi un suggerimento a un allenatore
    u            annulla la tua ultima decisione
    ?            le regole; dopo un rifiuto, la regola in questione
    PgSu, PgGiù  scorri la cronaca
    s            salva la partita in un file
    r            abbandona
    L            un’altra lingua
    t            di’ qualcosa all’altra parte (online)
    d            proponi il pareggio (online)
    q            esci
    Anche con il mouse: clicca su un punto, una riga o un tasto in basso.

    Anche il mouse fa tutto: clicca un punto, una riga o un tasto in basso.
ui-tui-not-understood = «{ $found }» alla colonna { $column } non si capisce.
ui-tui-not-finished = Alla fine manca qualcosa.
