# Il terminale a schermo intero, in italiano.

ui-tui-too-small = Touchline ha bisogno di { $width } colonne e { $height } righe; questa finestra ne ha { $columns } e { $rows }. Ingrandiscila, o gioca con --plain.
ui-tui-connecting = Un attimo …
ui-tui-thinking = { $team } sta pensando
ui-tui-to-move = Tocca a: { $team }
ui-tui-rolling = Decidono i dadi …
ui-tui-handover = Ora decide: { $team }. Invio cala il sipario.
ui-tui-waiting-opponent = Si attende un avversario …
ui-tui-waiting-dice = Le due parti mescolano i dadi …
ui-tui-invite = Chi apre questo link prende l’altro posto:
ui-tui-reconnecting =
    { $seconds ->
        [one] nuovo tentativo tra un secondo
       *[other] nuovo tentativo tra { $seconds } secondi
    }
ui-tui-which = Quale di queste?
ui-tui-nothing-here = Lì ora non c’è niente da fare.
ui-tui-not-so = Non si può
ui-tui-asking-coach = L’allenatore ci sta guardando … (Esc: basta così)
ui-tui-advice = Che cosa farebbe l’allenatore
ui-tui-no-advice = L’allenatore non ha niente da suggerire.
ui-tui-no-rule = Nessuna regola lo dice.
ui-tui-leave = Vuoi uscire? La partita viene conservata e potrai riprenderla.
ui-tui-leave-server = Vuoi uscire? La partita continua sul server e il tuo orologio corre.
ui-tui-resign = Ti arrendi? Vince l’altra squadra.
ui-tui-save = In quale file salvare la partita?
ui-tui-not-saved = Non è stato possibile scrivere { $file }: { $why }
ui-tui-elsewhere = La partita resta sul server. Per tornare: { $command }
ui-tui-asked = È stato chiesto all’altra parte.
ui-tui-offer-undo = { $team } vorrebbe ritirare una decisione. y: sì, n: no.
ui-tui-offer-draw = { $team } offre il pareggio. y: sì, n: no.
ui-tui-agreed = Le due parti si accordano per il pareggio.
ui-tui-forfeited = { $team } è rimasta assente troppo a lungo e perde.
ui-tui-aborted = La partita è stata annullata.
ui-tui-key-choose = scegli
ui-tui-key-do = esegui
ui-tui-key-list = elenco
ui-tui-key-hint = consiglio
ui-tui-key-undo = annulla
ui-tui-key-find = cerca
ui-tui-key-rules = regole
ui-tui-key-save = salva
ui-tui-key-talk = di’ qualcosa
ui-tui-key-leave = esci
ui-tui-key-language = lingua
ui-tui-key-all = tasti
ui-tui-key-interrupt = ha pensato abbastanza
ui-tui-key-close = chiudi
ui-tui-key-yes = sì
ui-tui-keys =
    ↑ ↓ ← →      muoviti sul campo o nell’elenco
    Invio        prendi, scegli, e ancora una volta: esegui
    Tab          dal campo all’elenco e ritorno
    Home, Fine   al prossimo punto in cui si può fare qualcosa
    1, 2, 3 …    scegli dall’elenco per numero
    /            cerca nell’elenco per notazione o parola
    Esc          lascia; interrompi la riflessione del computer
    h            chiedi a un allenatore
    u            ritira la tua ultima decisione
    ?            le regole; dopo un rifiuto, la regola in questione
    PgSu, PgGiù  scorri la cronaca
    s            salva la partita in un file
    r            arrenditi
    L            un’altra lingua
    t            di’ qualcosa all’altra parte (online)
    d            offri il pareggio (online)
    q            esci

    Anche il mouse fa tutto: clicca un punto, una riga o un tasto in basso.
