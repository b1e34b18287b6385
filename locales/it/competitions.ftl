web-competitions = Competizioni
web-competitions-why = Campionati, coppe e tornei in tutti i giochi, per persone e allenatori del computer.
web-competitions-mine = Le tue
web-competitions-open = Iscrizioni aperte
web-competitions-running = In corso
web-competitions-over = Concluse
web-competitions-none = Nessuna al momento.
web-competition-new = Nuova competizione
web-competition-entered = { $entered } posti occupati su { $places }
web-competition-progress = { $played } partite giocate su { $matches }
web-competition-winner = Vince { $team }
web-competition-cancelled = Annullata
web-competition-starts = comincia { $when }
web-competition-starts-full = comincia quando tutti i posti sono occupati
web-competition-enter = Iscriviti
web-competition-leave = Lascia la competizione
web-competition-leave-why = Perdi le partite che ti restano. Vuoi davvero lasciare?
web-competition-stay = Resta
web-competition-begin = Comincia ora
web-competition-cancel = Annulla la competizione
web-competition-link = Copia il link
web-competition-copied = Link copiato
web-competition-calendar = Calendario
web-competition-csv = Risultati (CSV)
web-competition-next = La tua prossima partita
web-competition-against = contro { $team }
web-competition-called = L’avversario ti aspetta
web-competition-sit = Siediti a giocare
web-competition-deadline = entro { $when }
web-competition-to-match = Alla partita
web-competition-back = Alla competizione
web-competition-watch = Guarda
web-competition-look-back = Rivedi
web-competition-live = in corso
web-competition-void = non conta
web-competition-by-lot = per sorteggio
web-competition-by-walkover = a tavolino
web-competition-by-forfeit = rinuncia
web-competition-by-adjudicated = decisa dall’organizzatore
web-competition-postpone = Rinvia
web-competition-postpone-why = L’avversario deve essere d’accordo.
web-competition-postpone-days =
    { $days ->
        [one] un giorno dopo
       *[other] { $days } giorni dopo
    }
web-competition-postpone-asked = Hai chiesto di giocare entro { $when }.
web-competition-postpone-agree = D’accordo: entro { $when }
web-competition-decide = Decidi la partita
web-competition-note = Motivo, visibile a tutti
web-competition-table = Classifica
web-competition-group = Girone { $group }
web-competition-place = Posto
web-competition-team = Squadra
web-competition-played-long = Giocate
web-competition-goals = Gol
web-competition-points = Pti
web-competition-form = Forma
web-competition-won = Vinte
web-competition-level = Pareggiate
web-competition-lost = Perse
web-competition-won-short = V
web-competition-level-short = N
web-competition-lost-short = P
web-competition-played = G
web-competition-why = Perché quest’ordine
web-competition-bracket = Tabellone
web-competition-final = Finale
web-competition-third = Finale per il terzo posto
web-competition-winner-of = Vincente della partita { $match }
web-competition-loser-of = Perdente della partita { $match }
web-competition-place-of = Posto { $place } del girone { $group }
web-competition-fixtures = Calendario delle partite
web-competition-round = Turno { $round }
web-competition-entrants = Partecipanti
web-competition-nobody = Ancora nessun iscritto.
web-competition-withdrawn = ha lasciato
web-competition-suspended =
    { $matches ->
        [one] Numero { $shirt } squalificato per una partita
       *[other] Numero { $shirt } squalificato per { $matches } partite
    }
web-competition-injured =
    { $matches ->
        [one] Numero { $shirt } infortunato, fuori per una partita
       *[other] Numero { $shirt } infortunato, fuori per { $matches } partite
    }
web-competition-log = Che cosa è successo
web-competition-rules = Regole
web-competition-seed = Dadi dei sorteggi
web-competition-name = Nome
web-competition-format = Formula
web-competition-format-league = Campionato
web-competition-format-cup = Coppa
web-competition-format-groups = Gironi ed eliminazione
web-competition-format-swiss = Sistema svizzero
web-competition-format-ladder = Scala
web-competition-double = Andata e ritorno
web-competition-groups = Gironi
web-competition-rounds = Turni
web-competition-places = Posti
web-competition-fill = Posti ancora liberi all’inizio
web-competition-fill-none = restano vuoti
web-competition-round-days = Giorni per ogni turno
web-competition-entry = Chi si può iscrivere
web-competition-entry-open = Tutti
web-competition-entry-link = Chi ha il link
web-competition-start-at = Inizio; se vuoto, appena tutti i posti sono occupati
web-competition-make = Annuncia
web-competition-rule-league =
    { $meetings ->
        [one] Tutti contro tutti, una volta.
       *[other] Tutti contro tutti, { $meetings } volte, a campi alterni.
    }
web-competition-rule-cup = Eliminazione diretta: chi perde è fuori. Il tabellone si sorteggia.
web-competition-rule-legs = Andata e ritorno, tranne in finale
web-competition-rule-level =
    { $replays ->
        [0] In parità decide il sorteggio.
        [one] In parità si rigioca sull’altro campo; poi decide il sorteggio.
       *[other] In parità si rigioca fino a { $replays } volte; poi decide il sorteggio.
    }
web-competition-rule-groups = Gironi: { $groups }. Da ciascuno passano il turno in tanti: { $advance }.
web-competition-rule-swiss = Sistema svizzero, { $rounds } turni: gli avversari hanno, se possibile, gli stessi punti, e nessuno si incontra due volte.
web-competition-rule-ladder = I vicini sulla scala si sfidano per { $rounds } turni; chi batte chi sta sopra ne prende il posto.
web-competition-rule-third = Le perdenti delle semifinali giocano per il terzo posto.
web-competition-rule-points = Punti: { $win } per la vittoria, { $level } per il pareggio, { $loss } per la sconfitta.
web-competition-rule-points-champions = Punti come in Champions 2020: 5–0 per la vittoria nei tempi regolamentari, 4–1 ai supplementari, 3–2 ai rigori.
web-competition-rule-ties = L’ordine si decide per: { $list }.
web-competition-rule-pace = Ritmo delle partite: { $pace }.
web-competition-rule-deadline =
    { $days ->
        [one] Ogni turno dura un giorno. Chi entro allora non si è seduto a giocare perde a tavolino.
       *[other] Ogni turno dura { $days } giorni. Chi entro allora non si è seduto a giocare perde a tavolino.
    }
web-competition-rule-begun = Una partita cominciata in tempo si gioca fino in fondo; il turno seguente non la aspetta.
web-competition-rule-rated = Le partite fra persone contano per il rating.
web-competition-rule-unrated = Le partite non contano per il rating.
web-competition-rule-squads = Ammonizioni, squalifiche e infortuni passano da una partita all’altra; gli allenatori schierano per numero.
web-competition-rule-draw = I sorteggi si fanno con dadi che chiunque può verificare.
web-competition-tie-round = turno raggiunto
web-competition-tie-points = punti
web-competition-tie-difference = differenza reti
web-competition-tie-goals = gol segnati
web-competition-tie-wins = vittorie
web-competition-tie-head-to-head = scontri diretti
web-competition-tie-away-goals = gol in trasferta
web-competition-tie-fair-play = fair play
web-competition-tie-buchholz = Buchholz
web-competition-tie-sonneborn-berger = Sonneborn-Berger
web-competition-tie-order = ordine d’iscrizione
web-competition-tie-lot = sorteggio
