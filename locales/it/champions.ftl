# Champions 2020 in italiano.

## Capitoli

champions-section-general = Principi generali
champions-section-setup = Formazione e calcio d’inizio
champions-section-turn = Il turno e il movimento
champions-section-ball = Giocare la palla
champions-section-follow = Seguire il passaggio
champions-section-tidy = Fine del turno
champions-section-shot = Tiri, parate, palle bloccate e respinte
champions-section-interception = Intercetti
champions-section-dead-ball = Palle inattive e rimesse in gioco del portiere
champions-section-throw-in = Rimesse laterali
champions-section-corner = Calci d’angolo
champions-section-offside = Fuorigioco
champions-section-pickup = Il portiere raccoglie la palla
champions-section-push = La carica di spalla
champions-section-spoiling = Antigioco
champions-section-foul = Falli, cartellini e infortuni
champions-section-free-kick = Calci di punizione
champions-section-penalty = Calci di rigore
champions-section-substitution = Sostituzioni
champions-section-clock = Il tempo
champions-section-extra-time = Tempi supplementari
champions-section-shootout = Calci di rigore finali
champions-section-tournament = Tornei

## Regole

champions-rule-gen-1 = Quando entrambi gli allenatori devono fare qualcosa, comincia sempre quello degli ospiti.
champions-rule-gen-2 = In una casella sta un solo giocatore; solo nel momento di un fallo ce ne sono due.
champions-rule-gen-3 = Una scelta che non si può completare regolarmente non viene offerta.
champions-rule-gen-4 = Uno spostamento imposto dalle regole non è mai antigioco.
champions-rule-gen-5 = La distanza è il minor numero di passi su caselle libere, comprese quelle fuori dalle linee ed escluse quelle di porta, salvo le proprie per il portiere.
champions-rule-gen-6 = Se con un calcio obbligatorio non si possono usare tutti i punti, se ne usano quanti più possibile; se non se ne può usare nessuno, la palla resta al giocatore.
champions-rule-set-1 = Ogni rosa ha due portieri (1 e 20), i difensori dal 2 al 7, i centrocampisti dall’8 al 13 e gli attaccanti dal 14 al 19.
champions-rule-set-2 = Gli allenatori scelgono in segreto un portiere e dieci giocatori di movimento: due, tre o quattro per linea.
champions-rule-set-3 = Le formazioni sono sei: 2-4-4, 3-3-4, 3-4-3, 4-2-4, 4-3-3 e 4-4-2.
champions-rule-set-4 = Il portiere parte da una delle sue due caselle di porta.
champions-rule-set-5 = I difensori partono dalla propria riga 2.
champions-rule-set-6 = I centrocampisti partono dalla riga mediana.
champions-rule-set-7 = Gli attaccanti partono a quattro righe dalla linea di fondo avversaria.
champions-rule-set-8 = Una linea di quattro sta nelle colonne 1, 4, 7 e 10, una di tre nelle colonne 2, 5 o 6 e 9, una di due nelle colonne 3 e 8.
champions-rule-set-9 = A parità di centrocampisti, quello della squadra di casa che dividerebbe la casella con un avversario si sposta in una colonna accanto.
champions-rule-set-10 = In un centrocampo a due o a quattro, il giocatore più vicino a una casella centrale libera viene messo lì.
champions-rule-set-11 = Si comincia sullo 0-0, con il tempo a 0, la palla sul punto centrale e nove giocatori per parte in panchina.
champions-rule-ko-1 = Per il calcio d’inizio gli allenatori lanciano il dado finché entrambi non hanno almeno 2 e i numeri sono diversi.
champions-rule-ko-2 = Batte chi ha il numero più alto: il suo uomo al centro calcia la palla di un numero di caselle pari alla differenza tra i due lanci.
champions-rule-ko-3 = Per il resto il calcio d’inizio si gioca come ogni turno.
champions-rule-turn-1 = Il turno comincia con il lancio del dado; prima si possono mandare riserve a scaldarsi.
champions-rule-turn-2 = L’ordine del turno è: dado, verifica dei falli, movimento, palla, corsa, intercetti, arrivo della palla, rientri di fine turno.
champions-rule-turn-3 = Dopo un turno tocca all’altro allenatore, salvo che una deviazione o una respinta cambi l’ordine.
champions-rule-a-1 = L’allenatore muove un solo giocatore, che può essere il portiere.
champions-rule-a-2 = Il giocatore fa esattamente tanti passi quanti ne indica il dado, o meno se raggiunge la palla.
champions-rule-a-3 = Ci si muove in orizzontale e in verticale, mai in diagonale, e si può svoltare a ogni passo.
champions-rule-a-4 = Non si entra in una casella occupata e non la si attraversa.
champions-rule-a-5 = Ci si può muovere anche fuori dalle linee e fermarsi lì.
champions-rule-a-6 = Un giocatore può ripassare per una casella e finire dove aveva cominciato.
champions-rule-a-7 = Chi non ha mosse regolari salta il turno; chi ne ha deve muovere.
champions-rule-b-1 = Chi entra nella casella della palla si ferma e deve calciare.
champions-rule-b-2 = La palla percorre tante caselle quanti sono i punti rimasti, più una.
champions-rule-b-3 = La palla si calcia in una qualsiasi delle otto direzioni.
champions-rule-b-4 = Ogni calcio può curvare una volta di 45 gradi, dopo almeno una casella.
champions-rule-b-5 = La palla non entra mai nella casella di un avversario.
champions-rule-b-6 = Si usano tutti i punti, a meno che la palla non arrivi nella porta avversaria.
champions-rule-b-7 = Le caselle vuote percorse da giocatore e palla sono in tutto quante dice il dado, tiri in porta a parte.
champions-rule-c-1 = Il compagno nella cui casella arriva la palla la gioca con i punti rimasti più uno, in ogni direzione e con una nuova curva.
champions-rule-c-2 = La palla non attraversa un compagno: entrare nella sua casella è sempre un tocco.
champions-rule-c-3 = In un’azione ci sono al massimo sei tocchi, il primo calcio compreso.
champions-rule-c-4 = La palla può tornare a chi l’ha già toccata nello stesso turno.
champions-rule-d-1 = Dopo che la palla è stata giocata, e non era un tiro, un compagno può correrle incontro.
champions-rule-d-2 = Chi corre non deve aver toccato la palla in questo turno.
champions-rule-d-3 = Chi corre fa due passi, entrambi verso la palla, o uno solo se così le arriva accanto; nella casella della palla non entra mai.
champions-rule-d-4 = Dopo la corsa il giocatore deve essere più vicino alla palla di ogni compagno.
champions-rule-d-5 = Chi è in fuorigioco non può inseguire una palla giocata in avanti.
champions-rule-d-6 = Nessuno è obbligato a correre, e la corsa non deve essere antigioco.
champions-rule-e-1 = Il turno si chiude con i rientri quando la palla è ferma o bloccata dal portiere, ma non prima di una palla inattiva.
champions-rule-e-2 = I giocatori di movimento in riga 1 passano in riga 2 se la palla è oltre la riga mediana.
champions-rule-e-3 = Poi l’allenatore che chiude il turno riporta indietro i suoi giocatori in fuorigioco.
champions-rule-shot-1 = Una palla che arriva in una casella della porta avversaria è un tiro, anche se avanzano punti.
champions-rule-shot-2 = La potenza del tiro è il numero di punti che avanzano dopo l’ingresso in porta.
champions-rule-shot-3 = Un tiro si può intercettare prima della parata.
champions-rule-save-1 = Il portiere para in una casella libera dell’ultimo tratto del tiro, casella di porta compresa.
champions-rule-save-2 = La possibilità di parata è di tre quarti a un passo, un quarto in meno per ogni passo in più e per ogni punto di potenza.
champions-rule-save-3 = Un portiere improvvisato ha un quarto in meno.
champions-rule-save-4 = Un tiro imparabile è subito gol.
champions-rule-save-5 = Il portiere va nella casella di parata, poi il dado a quattro facce decide: gol, respinta o palla bloccata.
champions-rule-save-6 = Se ha una possibilità nella propria area il portiere deve tentare; altrimenti l’allenatore può concedere il gol.
champions-rule-save-7 = Una parata fuori area è fallo di mano: rosso al portiere e punizione per gli avversari.
champions-rule-hold-1 = Il portiere rimette in gioco la palla bloccata con un nuovo lancio di almeno 2, di tante caselle quante ne indica il dado.
champions-rule-hold-2 = Per il resto la palla bloccata si gioca come un turno dell’allenatore del portiere.
champions-rule-reb-1 = La respinta va in diagonale verso il campo, per tante caselle quanti sono i punti rimasti nella casella di parata, più una.
champions-rule-reb-2 = Va dal lato da cui il tiro avrebbe superato il portiere.
champions-rule-reb-3 = I giocatori di movimento di entrambe le squadre possono intercettare una respinta.
champions-rule-reb-4 = Il giocatore nella cui casella arriva la respinta la gioca con i punti rimasti più uno.
champions-rule-reb-5 = Quando la respinta è ferma, tocca di nuovo alla squadra che ha tirato.
champions-rule-int-1 = Ad azione conclusa l’altro allenatore può tentare intercetti con i giocatori di movimento, mai con il portiere.
champions-rule-int-2 = Si intercetta dove la palla è passata, non dove finisce né in una casella di porta.
champions-rule-int-3 = La casella deve essere vuota e accanto a chi intercetta, non in diagonale.
champions-rule-int-4 = Ciascuno può intercettare solo nella prima casella vuota in cui la palla gli passa accanto.
champions-rule-int-5 = I tentativi seguono l’ordine in cui la palla è passata.
champions-rule-int-6 = Chi intercetta entra nella casella e lancia il dado a tre facce: con 3 devia la palla, altrimenti resta lì e la palla prosegue.
champions-rule-int-7 = La palla deviata prosegue dritta nella direzione del passo, per tante caselle quanti sono i punti rimasti lì, più una.
champions-rule-int-8 = Dopo una deviazione possono intercettare entrambe le squadre, ma nessuno nelle caselle in cui potrebbero farlo tutte e due.
champions-rule-int-9 = Il giocatore nella cui casella arriva una palla deviata la gioca con i punti rimasti più uno.
champions-rule-int-10 = Una palla deviata può uscire o entrare in porta.
champions-rule-int-11 = A palla ferma tocca alla squadra che non l’ha deviata per ultima.
champions-rule-int-12 = Un giocatore tenta al massimo una volta per movimento della palla.
champions-rule-int-13 = Chi intercetta può superare i limiti dell’area di porta e di rigore.
champions-rule-dead-1 = La palla è inattiva dopo un gol, quando esce e dopo un fallo o un fallo di mano; prima si fanno le sostituzioni, cominciando dagli ospiti.
champions-rule-dead-2 = Poi ogni allenatore mette il portiere in una delle sue caselle di porta.
champions-rule-dead-3 = Poi ciascuno riporta indietro i suoi giocatori in fuorigioco, come se la palla fosse già nel punto della rimessa in gioco.
champions-rule-dead-4 = Poi si prepara la rimessa in gioco e l’allenatore che la batte lancia il dado.
champions-rule-min2-1 = A ogni rimessa in gioco un «1» è nullo e il dado si rilancia.
champions-rule-lock-1 = Chi rimette in gioco la palla non può toccarla di nuovo prima di un altro.
champions-rule-gko-1 = Dopo un gol rimette in gioco il portiere che l’ha subito, con il numero del dado più uno.
champions-rule-gk-1 = Se la palla va sul fondo toccata da un attaccante, il portiere batte il rinvio con il numero del dado più uno.
champions-rule-thr-1 = Se la palla esce dalla linea laterale, la rimessa è di chi non l’ha toccata per ultimo.
champions-rule-thr-2 = L’allenatore mette un giocatore di movimento nella casella esterna dove è uscita la palla.
champions-rule-thr-3 = La rimessa usa il dado a quattro facce (un «1» si rilancia) e la palla deve entrare subito in campo.
champions-rule-thr-4 = Per il resto la rimessa si gioca come un turno.
champions-rule-thr-5 = La rimessa conta come primo tocco.
champions-rule-thr-6 = Appena la palla si è fermata o è arrivata a un compagno, chi ha battuto la rimessa rientra in campo per la via più breve.
champions-rule-cor-1 = Se la palla va sul fondo toccata da un difensore, l’altra squadra batte un calcio d’angolo su quella linea di fondo.
champions-rule-cor-2 = Tutti i giocatori di movimento non ancora nelle righe 1 e 2 di quel lato avanzano di una casella verso il fondo, se non sono bloccati.
champions-rule-cor-3 = La palla va nella casella d’angolo dal lato da cui è uscita.
champions-rule-cor-4 = Un giocatore di movimento sta sulla palla e un avversario fa barriera sulla linea di fondo a due caselle.
champions-rule-cor-5 = Chi è sulla palla deve giocarla con il numero del dado, almeno 2.
champions-rule-cor-6 = Per il resto il calcio d’angolo si gioca come un turno.
champions-rule-cor-7 = Dopo il calcio d’angolo chi lo ha battuto entra di una casella in campo, prima lungo il fondo se è bloccato.
champions-rule-cor-8 = Dopo il turno seguente la barriera fa lo stesso, se è ancora sul fondo.
champions-rule-off-1 = È in fuorigioco chi è più vicino della palla al fondo avversario, se meno di due avversari sono almeno altrettanto vicini.
champions-rule-off-2 = Un calcio non può raggiungere chi in quel momento è in fuorigioco.
champions-rule-off-3 = Dopo un calcio in avanti non può correre chi era in fuorigioco in quel momento.
champions-rule-off-4 = In linea con la palla o con il penultimo avversario non è fuorigioco; non ci sono eccezioni nella propria metà campo né alle rimesse in gioco.
champions-rule-off-5 = Chi deve rientrare dal fuorigioco arretra verso la propria porta finché non è in posizione regolare.
champions-rule-off-6 = Se qualcuno lo blocca si sposta prima di lato; davanti alla palla si ferma.
champions-rule-pick-1 = Il portiere può raccogliere una palla nella propria area se la sua distanza è esattamente il numero del dado.
champions-rule-pick-2 = La sua squadra non deve averla giocata per ultima, salvo intercetto o respinta.
champions-rule-pick-3 = Poi sta in quella casella e la gioca come palla bloccata.
champions-rule-push-1 = Con un «1» si può entrare nella casella di un avversario accanto, se è lui il più vicino alla palla, e spingerlo di una casella.
champions-rule-push-2 = «Il più vicino» significa che nessun giocatore delle due squadre è più vicino alla palla.
champions-rule-push-3 = Chi sta dietro al giocatore spinto viene spinto a sua volta.
champions-rule-push-4 = Nessuno può essere spinto sulla palla, fuori dal tabellone o in una porta dove non può stare.
champions-rule-push-5 = Una spinta non è mai fallo e chiude il turno.
champions-rule-spoil-1 = La palla non si calcia fuori né nella propria porta.
champions-rule-spoil-2 = Solo il portiere può stare nelle sue caselle di porta o attraversarle.
champions-rule-spoil-3 = I giocatori di movimento possono entrare in un’area di porta solo se la palla è in riga 1 da quel lato.
champions-rule-spoil-4 = Nella propria area di rigore una squadra ha al massimo quattro giocatori di movimento, di cui uno nell’area di porta.
champions-rule-spoil-5 = Una catena di giocatori della stessa squadra non può superare i nove.
champions-rule-spoil-6 = Ogni squadra deve avere un giocatore che possa raggiungere la palla restando in campo.
champions-rule-foul-1 = Con un lancio da 2 a 6 c’è fallo se un giocatore dista esattamente quel numero di passi da un avversario fra i più vicini alla palla e nessun compagno può arrivare più vicino alla palla di quell’avversario.
champions-rule-foul-2 = Il fallo sostituisce il turno; l’allenatore può scegliere solo se i falli possibili sono più di uno.
champions-rule-foul-3 = Chi commette il fallo entra nella casella della vittima.
champions-rule-foul-4 = Chi commette il fallo è ammonito, la vittima si infortuna e la sua squadra ha una punizione, o un rigore se il fallo è nell’area di chi lo ha commesso.
champions-rule-foul-5 = Un portiere nella sua casella di porta non può subire fallo.
champions-rule-card-1 = Ogni fallo costa un cartellino giallo, e il secondo giallo è un rosso.
champions-rule-card-2 = Chi è espulso lascia la partita senza essere sostituito.
champions-rule-card-3 = Se è espulso il portiere, un giocatore di movimento fa posto al portiere di riserva; vale come sostituzione.
champions-rule-card-4 = Senza sostituzioni o senza riserva va in porta un giocatore di movimento.
champions-rule-inj-1 = Il primo infortunio non ha effetti sulla partita.
champions-rule-inj-2 = Al secondo infortunio il giocatore esce; può essere sostituito se resta un cambio.
champions-rule-inj-3 = Un portiere infortunato è sostituito dalla riserva, o da un giocatore di movimento se non restano cambi.
champions-rule-fk-1 = La palla va dove è stato commesso il fallo.
champions-rule-fk-2 = L’infortunato sta una casella dietro la palla, o di fianco se quella casella è occupata.
champions-rule-fk-3 = Chi ha commesso il fallo fa barriera a due caselle dalla palla verso il proprio fondo, scostandosi se è bloccato.
champions-rule-fk-4 = Accanto alla propria area la barriera sta invece a due caselle verso la linea laterale lontana.
champions-rule-fk-5 = In riga 3 vicino alla linea laterale la barriera sta a due caselle in diagonale verso la propria porta.
champions-rule-fk-6 = I compagni di chi ha commesso il fallo lasciano le otto caselle attorno alla palla per la via più breve.
champions-rule-fk-7 = La squadra che batte lancia il dado (un «1» si rilancia) e deve giocare la palla con chiunque possa raggiungerla.
champions-rule-fk-8 = Chi entra prende il posto di chi sostituisce, un altro giocatore di movimento quello di chi ha lasciato il campo.
champions-rule-fk-9 = Se c’è di mezzo un portiere, al suo posto in barriera o sulla palla va un giocatore di movimento.
champions-rule-fk-10 = Dopo un fallo di mano ogni allenatore sceglie un giocatore di movimento: l’uno per la palla, l’altro per la barriera.
champions-rule-pen-1 = Tutti i giocatori di movimento lasciano l’area verso la riga mediana.
champions-rule-pen-2 = Un giocatore di movimento della squadra che batte sta in una delle due caselle del dischetto.
champions-rule-pen-3 = Tira con il numero del dado, almeno 2; deve essere un tiro in porta.
champions-rule-pen-4 = La potenza è il dado meno 2; prima della parata non si intercetta.
champions-rule-sub-1 = Una squadra fa al massimo tre sostituzioni.
champions-rule-sub-2 = Prima di lanciare il dado l’allenatore può mandare a scaldarsi al massimo tante riserve quanti cambi restano.
champions-rule-sub-3 = Chi si scalda continua fino alla prossima palla inattiva.
champions-rule-sub-4 = A palla inattiva chi si scalda deve entrare.
champions-rule-sub-5 = Solo dopo un gol l’allenatore può rimandarli in panchina.
champions-rule-sub-6 = Prima escono altrettanti compagni, e in campo c’è sempre un solo portiere.
champions-rule-sub-7 = Un difensore entra nella riga del compagno di movimento più arretrato, un attaccante in quella del più avanzato, mai in riga 1.
champions-rule-sub-8 = Un centrocampista entra nella riga a metà strada fra il giocatore di movimento più arretrato e il più avanzato; se la metà cade fra due righe, sceglie l’allenatore.
champions-rule-sub-9 = Un portiere di riserva entra in porta al posto del titolare.
champions-rule-sub-10 = Chi è uscito non rientra.
champions-rule-clk-1 = Ogni «1» non nullo su qualsiasi dado fa avanzare il tempo di sei minuti.
champions-rule-clk-2 = Un «1» a una rimessa in gioco, al calcio d’inizio o con la palla bloccata è nullo.
champions-rule-clk-3 = La partita finisce con l’«1» che porta il tempo oltre il 90′.
champions-rule-clk-4 = Il lancio che chiude la partita ha ancora il suo effetto; poi non succede più nulla.
champions-rule-clk-5 = Se si contano i lanci, la partita finisce con il turno in cui cade il lancio 90; ogni fallo ne aggiunge uno.
champions-rule-xt-1 = Se serve un vincitore e si è pari, si va ai supplementari senza nuovo calcio d’inizio.
champions-rule-xt-2 = I supplementari hanno un segnatempo di cinque caselle e finiscono al sesto «1».
champions-rule-xt-3 = Il primo gol dei supplementari decide la partita.
champions-rule-so-1 = Se anche i supplementari finiscono in parità, le squadre battono a turno cinque rigori a testa, prima gli ospiti, finché la serie non è decisa.
champions-rule-so-2 = Se si è ancora pari, seguono coppie di rigori finché una squadra non è avanti.
champions-rule-so-3 = L’allenatore del portiere sceglie la casella di porta, quello del rigorista il dischetto e la traiettoria; palla bloccata e respinta non sono gol.
champions-rule-so-4 = Ai rigori il tempo non scorre e i gol non contano per il risultato.
champions-rule-cup-1 = I punti si dividono 5-0 per una vittoria nei 90 minuti, 4-1 ai supplementari e 3-2 ai rigori.
champions-rule-cup-2 = Un cartellino rosso costa due giornate di squalifica.
champions-rule-cup-3 = Chi è di nuovo ammonito entro tre partite ne salta una.
champions-rule-cup-4 = Anche nelle tre partite dopo una squalifica un giocatore è in diffida; tre senza cartellini azzerano tutto.
champions-rule-cup-5 = Un cartellino rosso per un diffidato costa tre giornate di squalifica.
champions-rule-cup-6 = Per gli infortuni vale lo stesso, ma il periodo di diffida è di due partite.

## Eventi

champions-event-lineup-in = La distinta { TEAM($by, form: "gen") } è nelle mani dell’arbitro.
champions-event-chose = { TEAM($by, form: "Nom") } giocherà con il { $formation }.
champions-event-chose-number = { $piece } parte titolare { TEAM($by, form: "per") }.
champions-event-lined-up = { TEAM($by, form: "Nom") } si schiera con il { $formation }.
champions-event-to-centre = { $piece } occupa la casella centrale { $to }.
champions-event-kick-off = I dadi: { $home } per i padroni di casa, { $away } per gli ospiti. Calcio d’inizio { TEAM($by, form: "per") }, sul pallone { $piece }.
champions-event-warms-up = { $piece } si scalda { TEAM($by, form: "per") }.
champions-event-rolled = { TEAM($by, form: "Nom") } lancia il dado: { $number }.
    .v2 = Il dado { TEAM($by, form: "gen") } dice { $number }.
champions-event-clock =
    { $minute ->
        [one] È passato un minuto.
       *[other] Siamo al minuto { $minute }.
    }
    .v2 =
        { $minute ->
            [one] Un minuto giocato.
           *[other] { $minute } minuti giocati.
        }
champions-event-skipped = Nessuno può muoversi: { TEAM($by) } salta il turno.
champions-event-walked = { $piece } va in { $to }.
    .v2 = { $piece } si porta in { $to }.
    .v3 = { $piece } prende posizione in { $to }.
champions-event-reached-ball =
    { $budget ->
        [one] { $piece } arriva sulla palla in { $to } e ha una casella per la giocata.
       *[other] { $piece } arriva sulla palla in { $to } e ha { $budget } caselle per la giocata.
    }
    .v2 =
        { $budget ->
            [one] { $piece } è sulla palla in { $to }, con una casella a disposizione.
           *[other] { $piece } è sulla palla in { $to }, con { $budget } caselle a disposizione.
        }
champions-event-passed = { $piece } trova { $receiver } in { $to }.
    .v2 = { $piece } pesca { $receiver } in { $to }.
    .v3 = Passaggio preciso di { $piece } per { $receiver } in { $to }.
champions-event-played = { $piece } gioca la palla in { $to }.
    .v2 = { $piece } manda la palla in { $to }.
champions-event-shot =
    { $power ->
        [0] { $piece } tira verso { $to }, ma senza potenza!
       *[other] { $piece } tira verso { $to } con potenza { $power }!
    }
    .v2 =
        { $power ->
            [0] { $piece } cerca la porta in { $to }, ma il tiro è fiacco!
           *[other] { $piece } cerca la porta in { $to }, potenza { $power }!
        }
    .v3 =
        { $power ->
            [0] { $piece } ci prova di punta! Palla lenta verso { $to }.
           *[other] { $piece } lascia partire il tiro! Palla verso { $to }, potenza { $power }.
        }
champions-event-stuck = { $piece } non ha sbocchi e tiene la palla.
champions-event-ran = { $piece } insegue la palla fino a { $to }.
    .v2 = { $piece } accompagna l’azione fino a { $to }.
champions-event-came-back = { $piece } rientra in campo in { $to }.
champions-event-missed = { $piece } interviene in { $to }, ma manca la palla.
    .v2 = { $piece } si allunga in { $to }, ma la palla è già passata.
    .v3 = { $piece } arriva con un attimo di ritardo in { $to }.
champions-event-deflected = { $piece } ci mette il piede in { $to } e devia la palla!
    .v2 = { $piece } legge l’azione, allunga la gamba in { $to } e sporca la traiettoria!
champions-event-contested = In { $to } ci vanno tutte e due le squadre: si ostacolano, e nessuno interviene.
champions-event-fell-to =
    { $budget ->
        [one] La palla finisce a { $piece }, che ha una casella per la giocata.
       *[other] La palla finisce a { $piece }, che ha { $budget } caselle per la giocata.
    }
    .v2 =
        { $budget ->
            [one] { $piece } si avventa sulla palla e ha una casella per la giocata.
           *[other] { $piece } si avventa sulla palla e ha { $budget } caselle per la giocata.
        }
champions-event-dived =
    { $quarters ->
        [one] { $piece } si tuffa in { $to }: una possibilità su quattro.
       *[other] { $piece } si tuffa in { $to }: { $quarters } possibilità su 4.
    }
champions-event-no-save = { $piece } non ci può arrivare.
champions-event-conceded = { $piece } resta a guardare la palla che entra.
champions-event-held = { $piece } blocca la palla in { $to }.
    .v2 = Presa sicura: { $piece } la tiene stretta in { $to }.
    .v3 = { $piece } si distende bene in { $to } e blocca.
champions-event-parried = { $piece } respinge in { $to }!
    .v2 = { $piece } ci mette il guanto in { $to }, ma non trattiene!
champions-event-picked-up = { $piece } raccoglie la palla in { $to }.
champions-event-goal = Gol { TEAM($by, form: "gen") }! { score }.
    .v2 = È dentro! Segna { TEAM($by) }: { score }.
    .v3 = { score }! La rete si gonfia, esulta { TEAM($by) }.
    .v4 = Niente da fare per il portiere! { TEAM($by, form: "Nom") } va a segno, ed è { score }.
champions-event-throw-in = Rimessa laterale { TEAM($by, form: "per") } in { $to }.
champions-event-corner = Calcio d’angolo { TEAM($by, form: "per") } in { $to }.
champions-event-goal-kick = Rinvio dal fondo { TEAM($by, form: "per") }.
champions-event-free-kick = Punizione { TEAM($by, form: "per") } in { $to }.
champions-event-penalty = Rigore { TEAM($by, form: "per") }!
champions-event-restart-lost = Nessuno arriva alla palla: { TEAM($by) } perde la punizione.
champions-event-shifted = { $piece } deve spostarsi in { $to }.
champions-event-placed = { $piece } si piazza in { $to }.
    .v2 = { $piece } si sistema in { $to }.
champions-event-pushed = { $piece } sposta { $victim } con una spallata in { $to }.
champions-event-fouled = { $piece } atterra { $victim } in { $to }.
    .v2 = { $piece } arriva tardi su { $victim } in { $to }. Fallo!
champions-event-handball = Fallo di mano di { $piece } in { $to }!
champions-event-booked = Cartellino giallo per { $piece }.
champions-event-sent-off = Cartellino rosso per { $piece }!
champions-event-injured = { $piece } si fa male: serve una fasciatura.
champions-event-injured-off = { $piece } si fa male di nuovo e deve uscire.
champions-event-substituted = Entra { $piece }, esce { $out }.
champions-event-benched = { $piece } torna in panchina.
champions-event-in-goal = { $piece } va in porta.
champions-event-extra-time = { score } dopo 90 minuti: si va ai supplementari.
champions-event-shootout = Ancora { score }: decidono i rigori.
champions-event-shootout-goal = { TEAM($by, form: "Nom") } segna dal dischetto: { score }.
champions-event-shootout-save = Parato il rigore { TEAM($by, form: "gen") }: { score }.
champions-event-won = È finita: vince { TEAM($by) }, { score }.
    .v2 = Triplice fischio! { score }, ha vinto { TEAM($by) }.
champions-event-level = È finita in parità: { score }.

## Rifiuti

champions-refusal-not-your-turn = La decisione spetta { TEAM($seat, form: "dat") }.
champions-refusal-roll-first = Prima si lancia il dado.
champions-refusal-match-over = La partita è finita.
champions-refusal-not-now = In questo momento della partita non si può.
champions-refusal-bad-formation = La formazione { $formation } non si può giocare.
champions-refusal-bad-number = { $piece } non si può scegliere adesso.
champions-refusal-suspended = { $piece } è squalificato per questa partita.
champions-refusal-laid-up = { $piece } è infortunato e salta questa partita.
champions-refusal-bad-column = La colonna { $column } qui non è possibile.
champions-refusal-not-nearest = { $piece } non è il più vicino alla colonna { $column }.
champions-refusal-bad-player = { $piece } non si può scegliere per questo.
champions-refusal-too-many-warming =
    { $left ->
        [one] Resta una sola sostituzione.
       *[other] Restano solo { $left } sostituzioni.
    }
champions-refusal-not-on-bench = { $piece } non è in panchina.
champions-refusal-off-pitch = { $piece } non è in campo.
champions-refusal-no-foul = Con questo lancio { $piece } non commette fallo su { $victim }.
champions-refusal-shut-in = { $piece } è bloccato da ogni lato.
champions-refusal-no-move = { $piece } non ha mosse che si possano completare.
champions-refusal-occupied = In { $to } c’è qualcuno.
champions-refusal-way-taken = Ci sono giocatori su ogni percorso di quella lunghezza verso { $to }.
champions-refusal-way-through-goal = Ogni percorso di quella lunghezza verso { $to } passa per una casella di porta.
champions-refusal-wrong-steps =
    { $number ->
        [one] { $to } non si raggiunge con esattamente un passo.
       *[other] { $to } non si raggiunge con esattamente { $number } passi.
    }
champions-refusal-through-ball = La strada per { $to } finisce sulla palla.
champions-refusal-goal-square = { $to } è una casella di porta.
champions-refusal-goal-area-closed = { $to } è in un’area di porta e la palla non è nella riga 1 da quel lato.
champions-refusal-area-full = Con un giocatore in { $to } in quell’area ci sarebbero più di { $most } giocatori di movimento.
champions-refusal-chain-too-long = La catena sarebbe di { $length } giocatori.
champions-refusal-cut-off = Con { $to } occupata una squadra non potrebbe più arrivare alla palla.
champions-refusal-not-in-steps =
    { $steps ->
        [one] Alla palla non si arriva con un passo.
       *[other] Alla palla non si arriva con { $steps } passi.
    }
champions-refusal-locked = { $piece } ha rimesso in gioco la palla e non può toccarla prima di un altro.
champions-refusal-dead-end = Da { $to } la palla non si potrebbe giocare.
champions-refusal-no-pickup = La distanza del portiere dalla palla è { $had }, ma il dado dice { $needed }.
champions-refusal-keeper-only = Può farlo solo il portiere, nella propria area.
champions-refusal-back-pass = L’ultima a giocare la palla è stata la squadra del portiere.
champions-refusal-needs-one = Qui serve un «1»; è uscito { $number }.
champions-refusal-not-beside = { $piece } non è accanto al tuo giocatore.
champions-refusal-not-nearest-to-ball = { $piece } non è il più vicino alla palla.
champions-refusal-cannot-push = Nessuno può essere spinto in { $to }.
champions-refusal-bad-bend = C’è più di una curva di 45 gradi.
champions-refusal-blocked = In { $to } c’è un avversario.
champions-refusal-out-of-field = La palla non può andare in { $to }.
champions-refusal-through-mate = In { $to } un compagno ferma la palla.
champions-refusal-through-goal = La palla si ferma nella porta, in { $to }.
champions-refusal-too-many-touches = Un’azione non ha più di { $most } tocchi.
champions-refusal-touched-before = { $piece } ha già toccato la palla.
champions-refusal-offside = { $piece } è in fuorigioco.
champions-refusal-pips-left =
    { $left ->
        [one] Avanzerebbe un punto.
       *[other] Avanzerebbero { $left } punti.
    }
champions-refusal-too-far =
    { $budget ->
        [one] La palla può percorrere solo una casella.
       *[other] La palla può percorrere solo { $budget } caselle.
    }
champions-refusal-must-shoot = Il rigore deve essere un tiro in porta.
champions-refusal-touched-ball = { $piece } ha toccato la palla in questo turno.
champions-refusal-cannot-run = { $piece } non può avvicinarsi alla palla con la corsa.
champions-refusal-mate-as-near = Un compagno sarebbe vicino alla palla quanto { $piece }.
champions-refusal-not-on-run = La corsa non porta in { $to }.
champions-refusal-no-slot = Non è questa la prima casella in cui la palla passa accanto a { $piece }.
champions-refusal-tried-before = { $piece } ha già tentato.
champions-refusal-no-chance = In { $to } non c’è possibilità di parata.
champions-refusal-must-save = Il portiere ha una possibilità nella sua area, quindi deve tentare.
champions-refusal-not-offered = { $to } non è fra le caselle offerte.
champions-refusal-bad-row = La riga { $row } non è fra quelle offerte.

## Azioni

champions-action-formation = Gioca con il { $formation }
champions-action-number = { $piece } titolare
champions-action-column =
    { $line ->
        [defence] Colonna { $column } (difesa)
        [midfield] Colonna { $column } (centrocampo)
       *[attack] Colonna { $column } (attacco)
    }
champions-action-keeper-square = Portiere in colonna { $column }
champions-action-centre = { $piece } nella colonna centrale { $column }
champions-action-warm = Manda { $piece } a scaldarsi
champions-action-roll = Lancia il dado
champions-action-foul = Fallo di { $piece } su { $victim }
champions-action-mover = Muovi { $piece }
champions-action-walk = Vai in { $to }
champions-action-ball =
    { $steps ->
        [one] Sulla palla in un passo
       *[other] Sulla palla in { $steps } passi
    }
champions-action-pickup = Raccogli la palla
champions-action-push = Spingi { $piece }
champions-action-leg = Gioca { $path }
champions-action-return-to = Rientra in { $to }
champions-action-runner = Corre { $piece }
champions-action-no-runner = Non corre nessuno
champions-action-run-to = Corri fino a { $to }
champions-action-attempt = Intercetta con { $piece }
champions-action-let-go = Lascia passare
champions-action-save = Para in { $to }
champions-action-concede = Concedi il gol
champions-action-rebound-side =
    { $side ->
        [E] Respingi verso la colonna 10
       *[W] Respingi verso la colonna 1
    }
champions-action-shift-to = Sposta in { $to }
champions-action-sub-out = Esce { $piece }
champions-action-sub-in = Entra { $piece }
champions-action-no-sub = Non entra nessuno
champions-action-to-bench = { $piece } torna in panchina
champions-action-sub-row = In riga { $row }
champions-action-sub-square = Entra in { $to }
champions-action-makeshift = { $piece } in porta
champions-action-thrower = Batte la rimessa { $piece }
champions-action-taker = { $piece } sulla palla
champions-action-wall = { $piece } in barriera
champions-action-place = Mettiti in { $to }
champions-action-penalty-spot = Dischetto in colonna { $column }

## Esiti

champions-outcome-kick-off = Casa { $home }, ospiti { $away }
champions-outcome-d3 = Dado a tre facce: { $number }
champions-outcome-d4 = Dado a quattro facce: { $number }
champions-outcome-d6 = Dado: { $number }

## Opzioni

champions-option-interceptions = Permette ai giocatori di tentare intercetti.
champions-option-follow = Permette a un compagno di seguire il passaggio.
champions-option-offside = Si gioca con il fuorigioco.
champions-option-row1-tidy = Libera la riga 1 quando la palla è nell’altra metà campo.
champions-option-spoil-goal-area = Chiude le aree di porta ai giocatori di movimento se la palla è altrove.
champions-option-spoil-box-limit = Limita a quattro i giocatori di movimento nella propria area di rigore.
champions-option-spoil-chain = Limita a nove i giocatori di una catena.
champions-option-spoil-reach = Richiede che entrambe le squadre possano sempre arrivare alla palla.
champions-option-shoulder-charge = Ammette la carica di spalla.
champions-option-keeper-pickup = Permette al portiere di raccogliere la palla.
champions-option-fouls = Si gioca con falli, punizioni e rigori.
champions-option-cards = Si gioca con i cartellini gialli e rossi.
champions-option-injuries = Si gioca con gli infortuni.
champions-option-handball = Permette al portiere di parare fuori area, al prezzo del cartellino rosso.
champions-option-substitutions = Si gioca con le sostituzioni.
champions-option-clock = Stabilisce se il tempo conta gli «1» o tutti i lanci.
champions-option-clock-ones = Stabilisce quale «1» chiude la partita.
champions-option-clock-rolls = Stabilisce quale lancio chiude la partita.
champions-option-draw = Stabilisce che cosa segue un pareggio.
champions-option-extra-time-spaces = Stabilisce quanto durano i supplementari.
champions-option-extra-time-start = Stabilisce se nei supplementari il gioco semplicemente continua o riparte con un nuovo calcio d’inizio.
champions-option-shootout-kicks = Stabilisce quanti rigori batte ogni squadra.
champions-option-max-touches = Stabilisce quanti tocchi può avere un’azione.
champions-option-touch-limit = Stabilisce se il limite conta i tocchi o i giocatori, che in tal caso possono toccare la palla più volte.
champions-option-retouch = Permette alla palla di tornare a un giocatore nello stesso turno.
champions-option-walk-backtrack = Permette a un giocatore in movimento di ripassare per una casella.
champions-option-offside-own-half-exempt = Toglie il fuorigioco nella propria metà campo.
champions-option-turn-after-deflection = Stabilisce a chi tocca dopo una deviazione.
champions-option-tidy-first = Fa i rientri di fine turno prima che gli avversari intercettino.
champions-option-follow-deflected = Permette la corsa dietro una palla deviata e poi giocata ancora.
champions-option-push-nearest = Stabilisce quale avversario si può caricare: il più vicino alla palla fra tutti i giocatori o soltanto fra i suoi compagni.
champions-option-cross-goals = Permette di attraversare le caselle di porta, dove però solo il portiere può fermarsi.
champions-option-free-kick-squares = Stabilisce se le caselle degli uomini indicati per una punizione sono fisse o scelte dai loro allenatori.
champions-option-reentry = Permette a chi è stato sostituito di rientrare.
champions-option-hold-ones-count = Fa avanzare il tempo anche con un «1» a palla bloccata.
champions-option-min-players = Una squadra rimasta con meno giocatori di questo numero perde subito; 0 significa nessun limite.
champions-option-pick-numbers = Lascia scegliere agli allenatori i numeri di maglia della formazione.
champions-option-tournament = Vuole un vincitore in ogni partita.
champions-option-absent = Indica per squadra chi non può giocare: squalificati e infortunati.
champions-option-geometry = Cambia il campo.

champions-preset-full = Tutte le regole
champions-preset-as-printed = Come stampato
champions-preset-thirteen-rows = Tredici righe
champions-preset-beginner = Prima partita

## Scorciatoie

champions-shortcut-lineup-2-4-4 = 2-4-4 con i numeri più bassi
champions-shortcut-lineup-3-3-4 = 3-3-4 con i numeri più bassi
champions-shortcut-lineup-3-4-3 = 3-4-3 con i numeri più bassi
champions-shortcut-lineup-4-2-4 = 4-2-4 con i numeri più bassi
champions-shortcut-lineup-4-3-3 = 4-3-3 con i numeri più bassi
champions-shortcut-lineup-4-4-2 = 4-4-2 con i numeri più bassi

## Domande

champions-phase-lineup = Con quale formazione giochi, e con chi?
champions-phase-columns = Dove sta il giocatore di mezzo della linea di tre?
champions-phase-aside = Da che parte si sposta il tuo centrocampista?
champions-phase-goal-square = Da quale casella di porta parte il tuo portiere?
champions-phase-centre = Chi va nella casella centrale?
champions-phase-turn-start = Lanci il dado, o prima mandi qualcuno a scaldarsi?
champions-phase-foul-choice = Chi commette il fallo, e su chi?
champions-phase-pick-mover = Chi si muove?
champions-phase-pick-move = Dove va? Oppure gioca la palla?
champions-phase-leg = Dove gioca la palla?
champions-phase-thrower-return = Dove rientra in campo chi ha battuto la rimessa?
champions-phase-follow = Chi segue il passaggio? Può non farlo nessuno.
champions-phase-run-to = Dove corre?
champions-phase-intercept = Tenti l’intercetto?
champions-phase-save-pick = In quale casella para il portiere?
champions-phase-rebound-side = Verso quale lato respinge il portiere?
champions-phase-shift = Un tuo giocatore deve spostarsi: dove?
champions-phase-keeper-off = Chi fa posto al portiere di riserva?
champions-phase-makeshift = Quale giocatore di movimento va in porta?
champions-phase-replace = Chi entra al posto dell’infortunato? Può non entrare nessuno.
champions-phase-surplus = Chi torna in panchina?
champions-phase-sub-out = Chi esce per far entrare la riserva?
champions-phase-sub-row = In quale riga entra la riserva?
champions-phase-sub-square = In quale casella entra la riserva?
champions-phase-keeper-place = In quale casella di porta sta il tuo portiere?
champions-phase-thrower = Chi batte la rimessa laterale?
champions-phase-taker = Chi va sulla palla?
champions-phase-wall = Chi va in barriera?
champions-phase-ball-place = Dove si mette chi è sulla palla?
champions-phase-penalty-spot = Da quale casella batti il rigore?

## Nomi brevi degli eventi, per le probabilità

champions-short-kick-off = calcio d’inizio
champions-short-rolled = il gioco continua
champions-short-clock = il tempo avanza
champions-short-skipped = turno saltato
champions-short-missed = manca la palla
champions-short-passed = il passaggio arriva
champions-short-played = la palla arriva
champions-short-shot = nello specchio
champions-short-deflected = intercetto
champions-short-contested = nessuno interviene
champions-short-fell-to = palla a un giocatore
champions-short-stuck = senza sbocchi
champions-short-no-save = imparabile
champions-short-held = palla bloccata
champions-short-parried = respinta
champions-short-goal = gol
champions-short-throw-in = rimessa laterale
champions-short-corner = calcio d’angolo
champions-short-goal-kick = rinvio dal fondo
champions-short-free-kick = punizione
champions-short-penalty = rigore
champions-short-restart-lost = punizione persa
champions-short-fouled = fallo
champions-short-handball = fallo di mano
champions-short-booked = cartellino giallo
champions-short-sent-off = cartellino rosso
champions-short-injured = infortunio
champions-short-injured-off = secondo infortunio
champions-short-extra-time = tempi supplementari
champions-short-shootout = calci di rigore
champions-short-shootout-goal = gol
champions-short-shootout-save = niente gol
champions-short-won = partita vinta
champions-short-level = pareggio

## Tabelle

champions-table-dice = Quando si lancia ciascun dado
champions-table-save-chances = Possibilità di parata: passi fino alla casella di parata e potenza del tiro
champions-table-save-dice = Come finisce una parata
champions-table-interception-dice = Come finisce un intercetto
champions-table-fouls = Falli e cariche di spalla sull’avversario più vicino alla palla
champions-cell-roll = Lancio
champions-cell-die = Dado
champions-cell-numbers = Numeri validi
champions-cell-turn-roll = Turno
champions-cell-interception-roll = Intercetto
champions-cell-save-roll = Parata
champions-cell-hold-roll = Palla bloccata
champions-cell-restart-roll = Rimessa in gioco
champions-cell-throw-in-roll = Rimessa laterale
champions-cell-steps-power = Passi, potenza
champions-cell-chance-die = Probabilità, D4
champions-cell-goal = Gol
champions-cell-rebound = Respinta
champions-cell-hold = Palla bloccata
champions-cell-effect = Effetto
champions-cell-goes-on = La palla prosegue
champions-cell-deflected = La palla è deviata
champions-cell-rolled = Uscito
champions-cell-steps-to-opponent = Passi esatti fino a lui
champions-cell-foul = Fallo
champions-cell-charge = Possibile carica di spalla

## Interpretazioni

champions-ruling-r1 = Il campo ha 15 righe e 10 colonne.
champions-ruling-r6 = Un movimento può passare due volte per la stessa casella e finire dov’è cominciato.
champions-ruling-r16 = Sono permessi sei tocchi, non sei giocatori; lo stesso giocatore può ritoccare la palla.
champions-ruling-r25 = A stabilire di chi è il turno è solo la deviazione, non chi gioca poi la palla.
champions-ruling-r27 = Gli intercetti vengono dopo la corsa e prima dei rientri di fine turno.
champions-ruling-r35 = Il fuorigioco vale alla lettera: nessuna eccezione nella propria metà campo né alle rimesse in gioco.
champions-ruling-r39 = Si può caricare un avversario solo se nessuno è più vicino di lui alla palla.
champions-ruling-r52 = Le caselle dell’uomo sulla palla e della barriera sono fisse, chiunque le occupi.
champions-ruling-r57 = Chi è uscito non può rientrare.
champions-ruling-r59 = Un «1» da rilanciare non fa mai avanzare il tempo.
champions-ruling-r61 = I supplementari hanno cinque caselle sul segnatempo, e il gioco prosegue senza un nuovo calcio d’inizio.
champions-ruling-r62 = Cinque rigori a testa, poi a oltranza.
champions-ruling-r64 = Una squadra continua a giocare con qualsiasi numero di giocatori.
champions-ruling-r69 = Dopo una deviazione nessuno insegue la palla, e i tocchi si contano da capo.
champions-ruling-r98 = Squalificati e infortunati si indicano per ogni squadra e per ogni partita.
champions-ruling-r99 = Solo il portiere può anche soltanto attraversare una casella di porta.

## Il campo in testo

champions-board-score = { score }, { $minute }′

## Più eventi in una frase: vedi `locales/telling.json`

champions-report-line-ups = { TEAM($by, form: "Nom") } si schiera con il { $formation }, { TEAM($other) } con il { $against }.
champions-into =
    { $area ->
        [home-box] nell’area dei padroni di casa
        [away-box] nell’area degli ospiti
        [home-half] nella metà campo dei padroni di casa
        [away-half] nella metà campo degli ospiti
        [wing] sulla fascia
       *[middle] a centrocampo
    }
champions-at =
    { $area ->
        [home-box] nell’area dei padroni di casa
        [away-box] nell’area degli ospiti
        [home-half] nella metà campo dei padroni di casa
        [away-half] nella metà campo degli ospiti
        [wing] sulla fascia
       *[middle] a centrocampo
    }
champions-report-passed = { $piece } trova { $receiver } { champions-at }.
    .v2 = { $piece } pesca { $receiver } { champions-at }.
    .v3 = Passaggio preciso di { $piece } per { $receiver }.
champions-report-played = { $piece } gioca la palla { champions-into }.
    .v2 = { $piece } manda la palla { champions-into }.
champions-report-shot =
    { $power ->
        [0] { $piece } tira, ma senza potenza!
       *[other] { $piece } tira con potenza { $power }!
    }
    .v2 =
        { $power ->
            [0] { $piece } cerca la porta, ma il tiro è fiacco!
           *[other] { $piece } cerca la porta, potenza { $power }!
        }
    .v3 =
        { $power ->
            [0] { $piece } ci prova di punta, palla lenta!
           *[other] { $piece } lascia partire il tiro, potenza { $power }!
        }
champions-report-ran = { $piece } insegue la palla.
    .v2 = { $piece } accompagna l’azione.
champions-report-came-back = { $piece } rientra in campo.
champions-report-missed = { $piece } interviene, ma manca la palla.
    .v2 = { $piece } si allunga, ma la palla è già passata.
    .v3 = { $piece } arriva con un attimo di ritardo.
champions-report-deflected = { $piece } ci mette il piede { champions-at } e devia la palla!
    .v2 = { $piece } legge l’azione, allunga la gamba e sporca la traiettoria!
champions-report-contested = Contrasto { champions-at }: le due squadre si ostacolano, e nessuno interviene.
champions-report-held = { $piece } blocca la palla.
    .v2 = Presa sicura: { $piece } la tiene stretta.
    .v3 = { $piece } si distende bene e blocca.
champions-report-parried = { $piece } respinge!
    .v2 = { $piece } ci mette il guanto, ma non trattiene!
champions-report-picked-up = { $piece } raccoglie la palla.
champions-report-throw-in = Rimessa laterale { TEAM($by, form: "per") }.
champions-report-corner = Calcio d’angolo { TEAM($by, form: "per") }.
champions-report-free-kick = Punizione { TEAM($by, form: "per") } { champions-at }.
champions-report-pushed = { $piece } sposta { $victim } con una spallata.
champions-report-fouled = { $piece } atterra { $victim } { champions-at }.
    .v2 = { $piece } arriva tardi su { $victim }. Fallo!
champions-report-handball = Fallo di mano di { $piece }!
champions-report-warming = { $pieces } si scaldano { TEAM($by, form: "per") }.
    .v2 = Movimento sulla panchina { TEAM($by, form: "gen") }: si scaldano { $pieces }.
champions-report-walkers =
    { $pieces-n ->
        [1] { $pieces } prende posizione.
        [2] { $pieces } prendono posizione.
        [3] { $pieces } prendono posizione.
       *[other] La palla è ferma mentre { $pieces-n ->
                [1] uno
                [2] due
                [3] tre
                [4] quattro
                [5] cinque
                [6] sei
                [7] sette
                [8] otto
               *[other] { $pieces-n }
            } giocatori si riposizionano.
    }
    .v2 =
        { $pieces-n ->
            [1] { $pieces } cerca spazio.
            [2] { $pieces } cercano spazio.
            [3] { $pieces } cercano spazio.
           *[other] Tanto movimento senza palla: { $pieces-n ->
                    [1] uno
                    [2] due
                    [3] tre
                    [4] quattro
                    [5] cinque
                    [6] sei
                    [7] sette
                    [8] otto
                   *[other] { $pieces-n }
                } giocatori cambiano posizione.
        }
    .v3 =
        { $pieces-n ->
            [1] { $pieces } si muove senza palla.
            [2] { $pieces } si muovono senza palla.
            [3] { $pieces } si muovono senza palla.
           *[other] Nessuno gioca la palla, ma { $pieces-n ->
                    [1] uno
                    [2] due
                    [3] tre
                    [4] quattro
                    [5] cinque
                    [6] sei
                    [7] sette
                    [8] otto
                   *[other] { $pieces-n }
                } giocatori sono in movimento.
        }
champions-report-moves-it =
    { $receivers-n ->
        [1] { $piece } arriva sulla palla e trova { $receivers }.
       *[other] { $piece } avvia la manovra: { $receivers }.
    }
    .v2 =
        { $receivers-n ->
            [1] { $piece } ha palla e serve { $receivers }.
           *[other] Fraseggio: da { $piece } a { $receivers }.
        }
    .v3 =
        { $receivers-n ->
            [1] Passaggio preciso di { $piece } per { $receivers }.
           *[other] La palla gira: { $piece }, { $receivers }.
        }
champions-report-moves-it-on = { $piece } trova { $receivers }, e { $last } manda la palla { champions-into }.
    .v2 = Da { $piece } a { $receivers }, poi { $last } gioca { champions-into }.
champions-report-moves-it-for = { $piece } trova { $receivers }, e { $last } gioca { champions-into } per la corsa di { $runner }.
    .v2 = Da { $piece } a { $receivers }, poi { $last } lancia { $runner }.
    .v3 = Bella manovra: { $piece }, { $receivers }, e { $last } mette la palla { champions-into }. La insegue { $runner }.
champions-report-plays = { $piece } arriva sulla palla e la manda { champions-into }.
    .v2 = { $piece } è sulla palla e gioca { champions-into }.
    .v3 = { $piece } fa viaggiare la palla { champions-into }.
    .v4 = Primo sulla palla è { $piece }, che gioca { champions-into }.
champions-report-plays-for = { $piece } gioca { champions-into }, e { $runner } insegue.
    .v2 = { $piece } lancia { $runner } { champions-into }.
    .v3 = Palla di { $piece } { champions-into } per la corsa di { $runner }.
    .v4 = { $piece } cerca { $runner } { champions-at }.
champions-report-shot-past = { $piece } lascia partire il tiro! La palla supera { $past }.
    .v2 = { $piece } cerca la porta e supera { $past }!
champions-report-dived-held = Parata! { $piece } si tuffa e blocca.
    .v2 = { $piece } si distende e trattiene la palla.
    .v3 = Che parata! { $piece } vola e la tiene.
champions-report-dived-parried = { $piece } si tuffa e respinge!
    .v2 = Con la punta delle dita! { $piece } ci arriva, ma non trattiene.
champions-report-beaten-goal = Gol { TEAM($by, form: "gen") }! Battuto { $piece }: { score }.
    .v2 = { score }! { $piece } non può nulla, esulta { TEAM($by) }.
    .v3 = È dentro! { $piece } non ci arriva, segna { TEAM($by) }: { score }.
    .v4 = Niente da fare per { $piece }! { TEAM($by, form: "Nom") } va a segno, ed è { score }.
champions-report-fouled-booked = { $piece } atterra { $victim } { champions-at } e si prende il giallo.
    .v2 = In ritardo { $piece } su { $victim }: fallo e cartellino giallo.
champions-report-fouled-off = { $piece } atterra { $victim } { champions-at } e viene espulso!
    .v2 = Cartellino rosso! { $piece } lascia il campo dopo il fallo su { $victim }.
champions-report-changes = Cambi: entrano { $pieces }, escono { $outs }.
    .v2 = Dentro { $pieces }, fuori { $outs }.
champions-report-shifted-men =
    { $pieces-n ->
        [1] { $pieces } deve spostarsi.
        [2] { $pieces } devono spostarsi.
        [3] { $pieces } devono spostarsi.
       *[other] Si spostano in tanti: { $pieces-n ->
                [1] uno
                [2] due
                [3] tre
                [4] quattro
                [5] cinque
                [6] sei
                [7] sette
                [8] otto
               *[other] { $pieces-n }
            } giocatori.
    }
