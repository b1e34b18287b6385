# Fudis in italiano.

## Capitoli

fudis-section-options = Opzioni
fudis-section-flow = A chi tocca
fudis-section-cards = Le carte
fudis-section-build = Distribuzione e schieramento
fudis-section-start = Chi comincia
fudis-section-turn = Il turno
fudis-section-swap = Cambi
fudis-section-attack = Attacchi
fudis-section-goal = Tiri in porta
fudis-section-draw = Sostituire le carte usate
fudis-section-pass = Passare
fudis-section-counter = Contropiede
fudis-section-round = Fasi d’attacco
fudis-section-match = Tempi e partita
fudis-section-shootout = I calci di rigore
fudis-section-variant = Varianti
fudis-section-secret = Chi sa che cosa

## Regole

fudis-rule-opt-1 = Non si gioca con opzioni fuori dai limiti o in contraddizione tra loro.
fudis-rule-flow-1 = Agisce solo chi deve decidere, e solo con una mossa possibile in quel momento.

fudis-rule-pack-1 = Si gioca con uno o due normali mazzi da 52 carte, con jolly solo se concordati, e prima di ogni nuova distribuzione si mescola tutto il mazzo.
fudis-rule-rank-1 = Una carta che attacca vale il suo numero; il fante vale 11, la donna 12, il re 13 e l’asso 14.
fudis-rule-rank-2 = In campo e in porta l’asso vale 1.
fudis-rule-rank-3 = Una carta sul tavolo è battuta solo da una carta d’attacco più alta; una di pari valore non basta.
fudis-rule-suit-1 = Quando decide il seme, a parità di valore vince il seme migliore: picche è il più basso, poi fiori, quadri e cuori.
fudis-rule-jok-1 = Un jolly non sta mai in campo né in porta.
fudis-rule-jok-2 = Un jolly che capita in campo si scambia subito con un’altra carta della mano del proprietario.
fudis-rule-jok-3 = Lo scambio di un jolly non conta come cambio del turno.
fudis-rule-jok-4 = Un jolly che attacca batte qualsiasi carta.

fudis-rule-form-1 = Una squadra si dispone su linee, di solito tre, tre e due a partire da davanti, con il portiere dietro; il posto nella linea non ha importanza.
fudis-rule-deal-1 = Ognuno riceve le carte che servono per le linee, il portiere e una mano di tre; il resto è il mazzo.
fudis-rule-build-1 = I posti si riempiono da dietro: prima il portiere, poi l’ultima linea, e così via fino alla prima.
fudis-rule-build-2 = Qualsiasi carta della mano può andare in qualsiasi posto, e tre carte restano in mano.
fudis-rule-build-3 = Il portiere sta coperto e le carte di campo stanno scoperte.
fudis-rule-build-4 = Entrambi schierano in segreto e mostrano il campo nello stesso momento.
fudis-rule-build-5 = Quando si schiera a turno, posa per primo chi comincia e ogni carta di campo si vede subito.
fudis-rule-build-6 = Nello schieramento casuale le carte vanno ai posti nell’ordine in cui escono, e nessuno guarda i portieri.

fudis-rule-start-1 = Chi comincia per primo si sorteggia quando le squadre sono schierate, o prima di schierarle se si posa a turno.
fudis-rule-start-2 = All’interno di un tempo le due squadre si alternano nel cominciare le fasi.
fudis-rule-start-3 = Il secondo tempo lo comincia chi non ha cominciato il primo.

fudis-rule-turn-1 = Un turno è un cambio facoltativo seguito da un attacco obbligatorio.
fudis-rule-turn-2 = I turni si alternano: dopo una carta battuta, una parata o un turno passato tocca all’avversario.

fudis-rule-swap-1 = C’è un solo cambio per turno, e solo prima dell’attacco.
fudis-rule-swap-2 = Con un cambio si scambia una qualsiasi delle proprie carte di campo, libera o no, con una qualsiasi delle proprie carte in mano.
fudis-rule-swap-3 = Il portiere non si cambia mai.
fudis-rule-swap-4 = Per un cambio servono una carta nel posto in campo e una in mano; un posto vuoto non si può riempire così.
fudis-rule-swap-5 = Chi può attaccare non può fare un cambio che lo lasci senza attacchi.
fudis-rule-swap-6 = Nessuno è obbligato a cambiare, nemmeno per rendere possibile un attacco.
fudis-rule-swap-7 = Nella versione per bambini non ci sono cambi.
fudis-rule-swap-8 = Se le opzioni lo prevedono, il cambio fa parte dell’attacco: può cambiare solo chi poi può attaccare.

fudis-rule-free-1 = Ogni carta della propria prima linea è libera di attaccare.
fudis-rule-free-2 = Una carta di campo più arretrata è libera solo quando alla linea subito davanti resta al massimo una carta.
fudis-rule-free-3 = Il portiere non attacca mai.
fudis-rule-atk-1 = L’attaccante deve essere una propria carta in mano o una propria carta di campo.
fudis-rule-atk-2 = L’attaccante deve battere una carta di campo raggiungibile o avere via libera verso la porta.
fudis-rule-atk-3 = Si può attaccare solo un posto in cui c’è una carta.
fudis-rule-atk-4 = La carta che ha attaccato è spesa e va negli scarti, comunque sia andata.
fudis-rule-reach-1 = Una carta di campo si può attaccare solo quando a ogni linea davanti resta al massimo una carta.
fudis-rule-hit-1 = Una carta di campo battuta va negli scarti, e il suo posto resta vuoto finché il campo non viene ricostruito.

fudis-rule-goal-1 = Si può tirare in porta solo quando a nessuna linea avversaria resta più di una carta.
fudis-rule-goal-2 = Qualsiasi carta che può attaccare può tirare, per quanto bassa sia.
fudis-rule-goal-3 = Un tiro che batte il portiere è gol; il portiere viene mostrato e va negli scarti.
fudis-rule-goal-4 = Un tiro che non batte il portiere è parato; il portiere resta coperto e non si dice altro.
fudis-rule-goal-5 = Senza portiere ogni tiro è gol.
fudis-rule-goal-6 = Chi può battere una carta di campo non è obbligato a tirare, ma chi non può fare altro sì.

fudis-rule-draw-1 = Dopo un attacco dalla mano si pesca subito dal mazzo per tornare a tre carte in mano.
fudis-rule-draw-2 = Dopo un attacco di una carta di campo la prima carta del mazzo va scoperta al suo posto e in questo turno non si può cambiare.
fudis-rule-draw-3 = A mazzo finito non si sostituisce nulla: la mano si riduce o il posto resta vuoto.

fudis-rule-pass-1 = Chi può attaccare una carta di campo o tirare in porta deve farlo; passa solo chi non può fare né l’uno né l’altro.
fudis-rule-pass-2 = Quando entrambi passano uno dopo l’altro, la fase è finita.

fudis-rule-ctr-1 = Dopo un gol l’avversario può avere un ultimo contropiede, se la via verso la porta di chi ha segnato è libera e c’è una carta per tirare.
fudis-rule-ctr-2 = Al contropiede si può rinunciare.
fudis-rule-ctr-3 = Un contropiede è un cambio facoltativo e un tiro in porta, nient’altro.
fudis-rule-ctr-4 = Dopo il contropiede la fase è finita, comunque sia andata.

fudis-rule-round-1 = Una fase finisce dopo un gol e l’eventuale contropiede, o quando nessuno può attaccare.
fudis-rule-round-2 = Prima della fase successiva di un tempo le due squadre pescano una carta alla volta, a turno, finché non sono al completo o il mazzo non è finito.
fudis-rule-round-3 = Le carte ancora in campo e in porta restano dove sono; si riempiono solo i posti vuoti, con qualsiasi carta della mano.
fudis-rule-round-4 = Se il mazzo non basta, si riempiono prima i posti più vicini alla porta e tre carte restano in mano.
fudis-rule-round-5 = Un portiere mancante va sostituito, anche se la mano si riduce.
fudis-rule-round-6 = Il mazzo finito non chiude la fase: si gioca finché qualcuno può attaccare.

fudis-rule-half-1 = Un tempo finisce con la fase in cui si esaurisce il mazzo, e al più tardi con l’ultima fase prevista.
fudis-rule-half-2 = Per il secondo tempo tutte le carte si raccolgono, si mescolano e si distribuiscono di nuovo.
fudis-rule-match-1 = Dopo due tempi vince chi ha segnato più gol.
fudis-rule-match-2 = Il pareggio si decide ai rigori.
fudis-rule-mercy-1 = Nel secondo tempo un vantaggio di tre o più gol chiude la partita appena diventa incolmabile.
fudis-rule-mercy-2 = Se le opzioni lo prevedono, la partita finisce appena le fasi rimaste non possono più cambiare il vincitore.
fudis-rule-mercy-3 = Se le opzioni lo prevedono, è chi conduce a decidere se un vantaggio incolmabile chiude la partita.

fudis-rule-so-1 = Ai rigori ognuno riceve sei carte: un portiere coperto, due carte di campo scoperte e tre in mano.
fudis-rule-so-2 = Ai rigori si posa a turno, prima chi comincia, il portiere prima delle carte di campo.
fudis-rule-so-3 = Chi comincia i rigori si sorteggia oppure, se le opzioni lo prevedono, è chi non ha cominciato l’ultima fase.
fudis-rule-so-4 = Una serie di rigori è una fase con le regole normali: una carta di campo battuta apre la porta.
fudis-rule-so-5 = Se dopo le serie giocate i rigori sono in parità, si distribuisce un’altra serie da tutto il mazzo e comincia l’altra squadra.
fudis-rule-so-6 = I rigori finiscono quando qualcuno è in vantaggio dopo le serie previste o non può più essere raggiunto.
fudis-rule-so-7 = Dopo l’ultima serie supplementare decide il sorteggio.

fudis-rule-redraw-1 = Nella variante a sei, dopo ogni ricostruzione e prima del proprio primo turno della fase, si può scartare dalla mano un numero qualsiasi di carte e pescarne altrettante.
fudis-rule-redraw-2 = Si possono scartare solo carte che si hanno in mano, e non più di quante il mazzo ne può restituire.
fudis-rule-child-1 = Nella versione per bambini il primo gol chiude la fase, e per la successiva si distribuisce di nuovo tutto il mazzo.

fudis-rule-info-1 = La mano la vede solo il proprietario; il numero di carte è noto a tutti.
fudis-rule-info-2 = Il portiere lo vede solo il proprietario, e nello schieramento casuale nessuno, finché non è battuto.
fudis-rule-info-3 = Nessuno sa che cosa c’è nel mazzo; quante carte restano e tutti gli scarti sono noti.
fudis-rule-info-4 = Una carta presa dal campo in mano è nota all’avversario finché non viene usata.
fudis-rule-info-5 = Una parata dice solo che la carta usata per il tiro non batte quel portiere, e vale finché quel portiere resta.

## Eventi

fudis-event-shuffled = Si mescola tutto il mazzo.
fudis-event-dealt = { TEAM($by, form: "Nom") } riceve { $card }.
fudis-event-all-dealt = Ogni squadra ha { $cards } carte; nel mazzo ne restano { $pile }.
fudis-event-tossed = Sorteggio fatto: comincia { TEAM($by) }.
fudis-event-starts = A cominciare è { TEAM($by) }.
fudis-event-building =
    { $places ->
        [one] { TEAM($by, form: "Nom") } ha una carta da posare.
       *[other] { TEAM($by, form: "Nom") } ha { $places } carte da posare, dalla porta in avanti.
    }
fudis-event-filling =
    { $places ->
        [one] Le altre carte restano dove sono: { TEAM($by) } ha un posto vuoto da riempire.
       *[other] Le altre carte restano dove sono: { TEAM($by) } ha { $places } posti vuoti da riempire.
    }
fudis-event-left-empty =
    { $places ->
        [one] Le carte non bastano: { TEAM($by, form: "per") } resta vuoto un posto.
       *[other] Le carte non bastano: { TEAM($by, form: "per") } restano vuoti { $places } posti.
    }
fudis-event-left-out = { TEAM($by, form: "Nom") } lascia vuoto il posto { $slot }.
fudis-event-emergency = { TEAM($by, form: "Nom") } deve scegliere il portiere fra le carte in mano.
fudis-event-laid =
    { $slot ->
        [GK] { TEAM($by, form: "Nom") } mette { $card } in porta.
       *[other] { TEAM($by, form: "Nom") } posa { $card } in { $slot }.
    }
fudis-event-laid-hidden = { TEAM($by, form: "Nom") } mette una carta coperta in porta.
fudis-event-revealed = Carte in tavola: restano coperti solo i portieri.
fudis-event-fell = { TEAM($by, form: "Dat") } tocca { $card } in { $slot }.
fudis-event-fell-hidden = Nella porta { TEAM($by, form: "gen") } va una carta che nessuno ha visto.
fudis-event-only-jokers = Nel mazzo restano solo jolly: { TEAM($by) } gioca senza portiere.
fudis-event-thrown = { TEAM($by, form: "Nom") } scarta { $card }.
fudis-event-thrown-hidden = { TEAM($by, form: "Nom") } scarta una carta coperta.
fudis-event-redrew = { TEAM($by, form: "Nom") } pesca { $card } al suo posto.
fudis-event-redrew-hidden = { TEAM($by, form: "Nom") } pesca una carta al suo posto.
fudis-event-swapped = Cambio { TEAM($by, form: "per") }: in { $slot } entra { $card }, e { $out } va in mano.
    .v2 = Cambio { TEAM($by, form: "gen") } in { $slot }: { $card } per { $out }.
fudis-event-attacked = { TEAM($by, form: "Nom") } attacca con { $card }.
    .v2 = { $card } va all’attacco { TEAM($by, form: "per") }.
    .v3 = Ecco { $card }: attacco { TEAM($by, form: "gen") }.
fudis-event-beat = { $card } batte { $victim }.
    .v2 = { $card } salta { $victim }.
    .v3 = { $victim } non può nulla contro { $card }.
fudis-event-fallen = { $victim } è fuori, e il posto { $slot } resta vuoto.
    .v2 = { $victim } non c’è più: si apre un buco in { $slot }.
fudis-event-goal = Gol { TEAM($by, form: "gen") }! { $card } supera { $keeper } in porta: { score }.
    .v2 = È dentro! { $card } batte { $keeper }, e { TEAM($by) } va a segno: { score }.
    .v3 = { score }! Segna { TEAM($by) }: { $keeper } non poteva fermare { $card }.
fudis-event-open-goal = Gol { TEAM($by, form: "gen") }! Porta vuota per { $card }: { score }.
    .v2 = Non c’è nessuno tra i pali! { $card } appoggia in rete, e { TEAM($by) } va a segno: { score }.
fudis-event-saved = Parata! { $card } non passa.
    .v2 = Il portiere c’è: { $card } va a sbattere contro i suoi guanti.
    .v3 = No! { $card } non basta, e il portiere resta un mistero.
fudis-event-drew = { TEAM($by, form: "Nom") } pesca { $card }.
    .v2 = { $card } finisce nella mano { TEAM($by, form: "gen") }.
fudis-event-drew-hidden = { TEAM($by, form: "Nom") } pesca una carta.
    .v2 = Carta nuova { TEAM($by, form: "per") }.
fudis-event-replaced = { $card } prende posto in { $slot } { TEAM($by, form: "per") }.
    .v2 = { $card } chiude il buco { TEAM($by, form: "gen") } in { $slot }.
fudis-event-nothing-to-draw = Il mazzo è finito: nessun rimpiazzo { TEAM($by, form: "per") }.
    .v2 = Niente più da pescare: { TEAM($by) } resta senza carta nuova.
fudis-event-joker-exchanged = { $joker } va nella mano { TEAM($by, form: "gen") }, e { $card } ne prende il posto in { $slot }.
fudis-event-next-turn = Tocca { TEAM($by, form: "dat") }.
    .v2 = È il turno { TEAM($by, form: "gen") }.
fudis-event-passed = { TEAM($by, form: "Nom") } non trova varchi e passa la mano.
    .v2 = Nessun varco { TEAM($by, form: "per") }: si passa la mano.
fudis-event-dead-round = Nessuno riesce a sfondare: fase bloccata.
fudis-event-counter-offered = La via è libera anche dall’altra parte: possibile contropiede { TEAM($by, form: "per") }.
fudis-event-counter-declined = { TEAM($by, form: "Nom") } rinuncia al contropiede.
fudis-event-counter-taken = { TEAM($by, form: "Nom") } riparte in contropiede!
fudis-event-counter-over = Il contropiede è finito.
fudis-event-round-over = Fase { $round } conclusa: { score }.
fudis-event-topped-up = { TEAM($by, form: "Nom") } pesca { $card } per la prossima fase.
fudis-event-topped-up-hidden = { TEAM($by, form: "Nom") } pesca una carta per la prossima fase.
fudis-event-half-over =
    { $half ->
        [1] Intervallo: { score }.
       *[other] Va in archivio anche il secondo tempo.
    }
fudis-event-new-half = Si raccolgono tutte le carte per il secondo tempo.
fudis-event-redealt = Si raccolgono tutte le carte per la prossima fase.
fudis-event-mercy-offered = { score }, e non si recupera più: { TEAM($by) } può chiudere qui la partita.
fudis-event-mercy-declined = { TEAM($by, form: "Nom") } continua a giocare.
fudis-event-mercy = { score }, e non si recupera più: vittoria { TEAM($by, form: "gen") }!
fudis-event-won = È finita: { score }, vittoria { TEAM($by, form: "gen") }!
    .v2 = Triplice fischio! Vince { TEAM($by) }, { score }.
fudis-event-level = È finita in parità: { score }.
fudis-event-shoot-out = { score } dopo due tempi: si va ai rigori.
fudis-event-leg-begins = Serie di rigori numero { $leg }: comincia { TEAM($by) }.
fudis-event-next-leg = { score } ai rigori, e si va alla serie { $leg }.
fudis-event-shoot-out-won = I rigori finiscono { score }: vittoria { TEAM($by, form: "gen") }!
fudis-event-shoot-out-level = È finita anche l’ultima serie, e ai rigori è ancora parità: { score }.
fudis-event-won-by-lot = Decide il sorteggio: vince { TEAM($by) }!
fudis-short-saved = parata
fudis-short-counter-taken = contropiede
fudis-short-dead-round = stallo
fudis-short-half-over = intervallo
fudis-short-new-half = secondo tempo
fudis-short-shoot-out = rigori
fudis-short-mercy = fischio finale
fudis-short-won = fischio finale
fudis-short-level = fischio finale
fudis-short-shoot-out-won = deciso
fudis-short-won-by-lot = deciso a sorte

## Rifiuti

fudis-refusal-match-over = La partita è finita.
fudis-refusal-chance-first = Prima si deve pescare una carta.
fudis-refusal-not-your-turn = La decisione spetta { TEAM($seat, form: "dat") }.
fudis-refusal-not-now = In questo momento del turno non si può.
fudis-refusal-not-in-hand = { $card } non è nella tua mano.
fudis-refusal-joker-cannot = { $card } è un jolly, e lì un jolly non può stare.
fudis-refusal-only-jokers = In mano hai soltanto jolly.
fudis-refusal-must-fill = Il posto { $slot } va riempito.
fudis-refusal-no-attack-after = Nessun cambio in { $slot } ti darebbe un attacco.
fudis-refusal-no-attack-with = Con { $card } lì non avresti nessun attacco.
fudis-refusal-no-swaps = Questa partita si gioca senza cambi.
fudis-refusal-swap-is-over = In questo turno non si può più cambiare.
fudis-refusal-keeper-stays = Il portiere non si può cambiare.
fudis-refusal-empty-place = In { $slot } non c’è nessuna carta.
fudis-refusal-empty-hand = La tua mano è vuota.
fudis-refusal-last-attack = Qualsiasi cambio in { $slot } ti toglierebbe l’unico attacco.
fudis-refusal-last-attacker = { $card } è il tuo unico attaccante, e da lì non potrebbe attaccare.
fudis-refusal-keeper-cannot = La carta in porta è il tuo portiere, e un portiere non attacca mai.
fudis-refusal-not-free = La linea davanti a { $slot } ha ancora { $left } carte.
fudis-refusal-beats-nothing = { $card } non batte nulla di raggiungibile: lì la carta più bassa vale { $needed }.
fudis-refusal-nothing-in-reach = Non c’è nulla che { $card } possa attaccare.
fudis-refusal-must-attack = { $card } può attaccare, quindi non si può passare.
fudis-refusal-only-shot = Un contropiede è un tiro in porta e nient’altro.
fudis-refusal-out-of-reach = Una linea davanti a { $slot } ha ancora { $left } carte.
fudis-refusal-too-low = { $card } non è più alta di { $victim }.
fudis-refusal-suit-too-low = { $card } e { $victim } sono pari, e il tuo seme non è il migliore.
fudis-refusal-goal-shut = Una linea davanti alla porta ha ancora { $left } carte.

## Mosse

fudis-action-put = Posa { $card }
fudis-action-leave = Lascia il posto vuoto
fudis-action-done = Tieni le altre
fudis-action-throw = Scarta { $card }
fudis-action-keep = Nessun cambio
fudis-action-swap = Cambia in { $slot }
fudis-action-in = Fai entrare { $card }
fudis-action-hand = Attacca dalla mano con { $card }
fudis-action-field = Attacca da { $slot }
fudis-action-pass = Passa
fudis-action-hit = Attacca { $slot }
fudis-action-shoot = Tira in porta
fudis-action-joker = Posa { $card } al posto del jolly
fudis-action-counter = Contropiede
fudis-action-decline = Niente contropiede
fudis-action-claim = Chiudi la partita
fudis-action-play-on = Gioca ancora

## Esiti

fudis-outcome-draw = Carta: { $card }
fudis-outcome-toss =
    { SIDE($seat) ->
        [you] Cominci tu
       *[other] Comincia { TEAM($seat) }
    }
fudis-outcome-lot =
    { SIDE($seat) ->
        [you] Vinci il sorteggio
       *[other] { TEAM($seat, form: "Nom") } vince il sorteggio
    }

## Opzioni

fudis-option-format = Stabilisce se si gioca una partita intera o soltanto i rigori.
fudis-option-formation = Stabilisce quante carte stanno in ogni linea, a partire dalla prima.
fudis-option-packs = Stabilisce quanti mazzi da 52 si usano.
fudis-option-jokers = Stabilisce quanti jolly ci sono in gioco, al massimo tre per mazzo.
fudis-option-suit-order = Fa decidere il seme tra carte di pari valore.
fudis-option-ace-on-field = Stabilisce se un asso che attacca dal campo vale 14 o 1.
fudis-option-build = Stabilisce se si schiera in segreto, una carta alla volta a turno o a caso.
fudis-option-random-rebuild = Con lo schieramento casuale dispone a caso anche le carte delle ricostruzioni e dei rigori; altrimenti solo quelle distribuite per i due tempi.
fudis-option-rebuild = Stabilisce se tra le fasi si riempiono solo i vuoti o si schiera tutto da capo.
fudis-option-reach = Stabilisce se le linee vanno sfondate in ordine o se si può attaccare sempre qualsiasi carta di campo.
fudis-option-swaps = Consente un cambio prima dell’attacco.
fudis-option-swap-keeps-attack = Vieta un cambio dopo il quale chi poteva attaccare non può più farlo.
fudis-option-swap-needs-attack = Consente il cambio solo a chi poi può attaccare.
fudis-option-counter = Consente un contropiede dopo un gol.
fudis-option-redraw = Consente di scartare carte dalla mano prima del proprio primo turno di una fase successiva.
fudis-option-redraw-second-half = Consente di scartare carte dalla mano anche nella prima fase del secondo tempo.
fudis-option-redraw-face-down = Le carte della mano si scartano coperte: le conosce solo chi le aveva.
fudis-option-rounds-per-half = Stabilisce quante fasi ha al massimo un tempo.
fudis-option-half-end = Stabilisce se un tempo finisce dopo le sue fasi o solo quando il mazzo è esaurito.
fudis-option-short-refill = Stabilisce se un mazzo che non basta per entrambi si distribuisce fino in fondo o chiude il tempo.
fudis-option-short-fill = Stabilisce se un mazzo insufficiente riempie i posti da dietro senza toccare la mano, o se il proprietario sceglie i posti e può usare le carte in mano.
fudis-option-redeal-each-round = Distribuisce di nuovo tutto il mazzo a ogni fase.
fudis-option-mercy = Stabilisce se un grande vantaggio chiude prima la partita: mai, a tre gol, o appena diventa incolmabile.
fudis-option-mercy-call = Stabilisce se un vantaggio incolmabile chiude la partita da sé, solo se lo chiede chi conduce, o in base al solo numero di fasi.
fudis-option-first-starter = Stabilisce chi comincia la partita: casa, ospiti o il sorteggio.
fudis-option-shootout = Decide ai rigori una partita in parità; altrimenti finisce in pareggio.
fudis-option-shootout-legs = Stabilisce quante serie hanno i rigori.
fudis-option-shootout-extra = Stabilisce quante serie supplementari possono seguire in caso di parità.
fudis-option-shootout-tiebreak = Stabilisce se la parità dopo l’ultima serie di rigori va al sorteggio o resta pareggio.
fudis-option-shootout-starter = Stabilisce se chi comincia i rigori si sorteggia o si alterna.

## Preimpostazioni

fudis-preset-classic = Classica
fudis-preset-as-printed = Come stampato
fudis-preset-alternate = Una carta alla volta
fudis-preset-jokers = Con i jolly
fudis-preset-suits = Decide il seme
fudis-preset-six = Sei contro sei
fudis-preset-simple = Così come vengono
fudis-preset-children = Versione per bambini
fudis-preset-two-packs = Due mazzi
fudis-preset-shootout = Solo rigori

## Scorciatoie

fudis-shortcut-solid = Miglior portiere, forti dietro
fudis-shortcut-bold = Miglior portiere, forti davanti

## Domande

fudis-phase-build =
    { $left ->
        [one] Quale carta va nell’ultimo posto?
       *[other] Quale carta va nel prossimo posto?
    }
fudis-phase-redraw = Quali carte scarti dalla mano?
fudis-phase-swap = Fai un cambio prima dell’attacco?
fudis-phase-swap-in = Quale carta della mano entra?
fudis-phase-attack = Quale carta attacca?
fudis-phase-target = Che cosa attacca?
fudis-phase-joker = Quale carta della mano prende il posto del jolly?
fudis-phase-counter = Vai in contropiede?
fudis-phase-claim = Chiudi qui la partita?

## Tabelle

fudis-table-ranks = Quanto vale ogni carta
fudis-cell-card = Carta
fudis-cell-from-hand = In attacco dalla mano
fudis-cell-from-field = In attacco dal campo
fudis-cell-on-table = In campo e in porta

## Interpretazioni

fudis-ruling-r1 = Le linee si sfondano in ordine: una linea si può attaccare quando a ogni linea davanti resta al massimo una carta.
fudis-ruling-r11 = Un cambio non può togliere l’ultimo attacco.
fudis-ruling-r12 = Il cambio è permesso anche in un turno in cui poi si passa.
fudis-ruling-r19 = Un asso che attacca vale 14, dalla mano e dal campo.
fudis-ruling-r26 = Un tempo ha le sue fasi previste e finisce prima se il mazzo si esaurisce.
fudis-ruling-r28 = Tra una fase e l’altra si riempiono solo i vuoti; le carte sul tavolo restano dove sono.
fudis-ruling-r30 = Se il mazzo non basta a entrambe le squadre si pesca una carta alla volta, a turno, e la fase si gioca con i vuoti.
fudis-ruling-r31 = Un mazzo insufficiente riempie i posti dalla porta in avanti, e in mano restano tre carte.
fudis-ruling-r40 = Nel secondo tempo un vantaggio di tre gol chiude da sé la partita appena il pareggio non è più possibile.
fudis-ruling-r42 = Si possono scartare carte dalla mano, scoperte, in ogni fase tranne la prima di ciascun tempo.
fudis-ruling-r43 = Lo schieramento casuale resta casuale anche nelle ricostruzioni e ai rigori.

## Il campo in testo

fudis-board-hand = { $by }, in mano:
fudis-board-seen = viste:
fudis-board-saved = parate:
fudis-board-open = aperta
fudis-board-piles = mazzo { $pile }, scarti { $discard }

## Più eventi in una frase: vedi `locales/telling.json`

fudis-report-laid-cards =
    { TEAM($by, form: "Nom") } schiera { $n ->
        [1] una carta
        [2] due carte
        [3] tre carte
        [4] quattro carte
        [5] cinque carte
        [6] sei carte
        [7] sette carte
        [8] otto carte
        [9] nove carte
       *[other] { $n } carte
    }.
fudis-report-attack-saved = Parata! { $card } non passa.
    .v2 = { TEAM($by, form: "Nom") } attacca con { $card }, ma il portiere c’è.
    .v3 = { $card } cerca il gol { TEAM($by, form: "per") }, ma il portiere non si fa sorprendere.
fudis-report-beaten = { TEAM($by, form: "Nom") } attacca: { $card } batte { $victim }.
    .v2 = { $card } salta { $victim } { TEAM($by, form: "per") }.
fudis-report-knocked-out = { TEAM($by, form: "Nom") } attacca con { $card }: fuori { $victim } in { $slot }.
    .v2 = { $card } batte { $victim }, e { TEAM($by) } apre un buco in { $slot }.
    .v3 = { $victim } non può nulla contro { $card }: si apre un buco in { $slot }.
    .v4 = Ecco { $card } { TEAM($by, form: "per") }: cade { $victim } in { $slot }.
    .v5 = Si apre la strada { TEAM($by, form: "per") }: { $card } leva di mezzo { $victim } in { $slot }.
fudis-report-knocked-replaced = { TEAM($by, form: "Nom") } attacca con { $card }: fuori { $victim } in { $slot }, e in { $place } entra { $fresh }.
    .v2 = { $card } elimina { $victim } in { $slot }; { $fresh } chiude il buco { TEAM($by, form: "gen") } in { $place }.
    .v3 = { $victim } cade contro { $card } in { $slot }, e { TEAM($by) } manda { $fresh } in { $place }.
    .v4 = Ecco { $card } { TEAM($by, form: "per") }, e { $slot } si svuota. In { $place } c’è { $fresh }.
fudis-report-both-pass = Nessuna delle due squadre trova un varco.
    .v2 = Passa la mano { TEAM($by) }, e la passa anche { TEAM($other) }.
fudis-report-thrown-cards =
    { TEAM($by, form: "Nom") } scarta { $n ->
        [1] una carta
        [2] due carte
        [3] tre carte
       *[other] { $n } carte
    }.
fudis-report-redraw = { TEAM($by, form: "Nom") } scarta una carta e ne pesca un’altra.
fudis-report-redraws =
    { TEAM($by, form: "Nom") } cambia { $n ->
        [1] una carta
        [2] due carte
        [3] tre carte
       *[other] { $n } carte
    } in mano.
fudis-report-round-next = La fase { $round } finisce { score }. La prossima la comincia { TEAM($by) }.
    .v2 = { score } dopo la fase { $round }. Ora comincia { TEAM($by) }.
fudis-report-topped = Si completano le mani per la prossima fase: { $n } carte in tutto.
