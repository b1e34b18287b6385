web-competitions = Competities
web-competitions-why = Competities, bekers en toernooien in alle spellen, voor mensen en computercoaches.
web-competitions-mine = Van jou
web-competitions-open = Open voor inschrijving
web-competitions-running = Aan de gang
web-competitions-over = Afgelopen
web-competitions-none = Op dit moment geen.
web-competition-new = Nieuwe competitie
web-competition-entered = { $entered } van { $places } plaatsen bezet
web-competition-progress = { $played } van { $matches } wedstrijden gespeeld
web-competition-winner = Winnaar: { $team }
web-competition-cancelled = Afgelast
web-competition-starts = begint { $when }
web-competition-starts-full = begint zodra alle plaatsen bezet zijn
web-competition-enter = Inschrijven
web-competition-leave = Competitie verlaten
web-competition-leave-why = Je verliest je resterende wedstrijden. Echt weg?
web-competition-stay = Blijven
web-competition-begin = Nu beginnen
web-competition-cancel = Afgelasten
web-competition-link = Link kopiëren
web-competition-copied = Link gekopieerd
web-competition-calendar = Agenda
web-competition-csv = Uitslagen (CSV)
web-competition-next = Je volgende wedstrijd
web-competition-against = tegen { $team }
web-competition-called = Je tegenstander wacht
web-competition-sit = Aan tafel
web-competition-deadline = uiterlijk { $when }
web-competition-to-match = Naar de wedstrijd
web-competition-back = Naar de competitie
web-competition-watch = Kijken
web-competition-look-back = Terugkijken
web-competition-live = bezig
web-competition-void = telt niet
web-competition-by-lot = door loting
web-competition-by-walkover = walk-over
web-competition-by-forfeit = reglementair
web-competition-by-adjudicated = beslist door de organisator
web-competition-postpone = Uitstellen
web-competition-postpone-why = Je tegenstander moet het ermee eens zijn.
web-competition-postpone-days =
    { $days ->
        [one] één dag later
       *[other] { $days } dagen later
    }
web-competition-postpone-asked = Je vroeg om te spelen vóór { $when }.
web-competition-postpone-agree = Akkoord: uiterlijk { $when }
web-competition-decide = Wedstrijd beslissen
web-competition-note = Reden, voor iedereen te lezen
web-competition-table = Stand
web-competition-group = Groep { $group }
web-competition-place = Plaats
web-competition-team = Ploeg
web-competition-played-long = Gespeeld
web-competition-goals = Goals
web-competition-points = Ptn
web-competition-form = Vorm
web-competition-won = Gewonnen
web-competition-level = Gelijk
web-competition-lost = Verloren
web-competition-won-short = W
web-competition-level-short = G
web-competition-lost-short = V
web-competition-played = GS
web-competition-why = Waarom deze volgorde
web-competition-bracket = Wedstrijdschema
web-competition-final = Finale
web-competition-third = Wedstrijd om de derde plaats
web-competition-winner-of = Winnaar van wedstrijd { $match }
web-competition-loser-of = Verliezer van wedstrijd { $match }
web-competition-place-of = Nummer { $place } van groep { $group }
web-competition-fixtures = Programma
web-competition-round = Ronde { $round }
web-competition-entrants = Deelnemers
web-competition-nobody = Er is nog niemand ingeschreven.
web-competition-withdrawn = heeft de competitie verlaten
web-competition-suspended =
    { $matches ->
        [one] Nummer { $shirt } één wedstrijd geschorst
       *[other] Nummer { $shirt } { $matches } wedstrijden geschorst
    }
web-competition-injured =
    { $matches ->
        [one] Nummer { $shirt } geblesseerd, mist één wedstrijd
       *[other] Nummer { $shirt } geblesseerd, mist { $matches } wedstrijden
    }
web-competition-log = Wat er is gebeurd
web-competition-rules = Regels
web-competition-seed = Dobbelstenen voor de lotingen
web-competition-name = Naam
web-competition-format = Vorm
web-competition-format-league = Competitie
web-competition-format-cup = Beker
web-competition-format-groups = Groepen en knock-out
web-competition-format-swiss = Zwitsers systeem
web-competition-format-ladder = Ladder
web-competition-double = Uit en thuis
web-competition-groups = Groepen
web-competition-rounds = Rondes
web-competition-places = Plaatsen
web-competition-fill = Plaatsen die bij het begin nog vrij zijn
web-competition-fill-none = blijven leeg
web-competition-round-days = Dagen per ronde
web-competition-entry = Wie mag inschrijven
web-competition-entry-open = Iedereen
web-competition-entry-link = Wie de link heeft
web-competition-start-at = Begin; leeg betekent zodra alle plaatsen bezet zijn
web-competition-make = Aankondigen
web-competition-rule-league =
    { $meetings ->
        [one] Iedereen speelt één keer tegen iedereen.
       *[other] Iedereen speelt { $meetings } keer tegen iedereen, afwisselend thuis en uit.
    }
web-competition-rule-cup = Knock-out: wie verliest, ligt eruit. Het schema wordt geloot.
web-competition-rule-legs = Twee wedstrijden, behalve in de finale
web-competition-rule-level =
    { $replays ->
        [0] Bij een gelijke stand beslist het lot.
        [one] Bij een gelijke stand volgt een replay op het andere veld; daarna beslist het lot.
       *[other] Bij een gelijke stand volgen hoogstens { $replays } replays; daarna beslist het lot.
    }
web-competition-rule-groups = Groepen: { $groups }. Uit elke groep gaan er zoveel door naar de knock-out: { $advance }.
web-competition-rule-swiss = Zwitsers systeem, { $rounds } rondes: tegenstanders hebben zo mogelijk evenveel punten en niemand treft dezelfde twee keer.
web-competition-rule-ladder = Buren op de ladder dagen elkaar { $rounds } rondes lang uit; wie van de hogere wint, neemt die plaats in.
web-competition-rule-third = De verliezers van de halve finales spelen om de derde plaats.
web-competition-rule-points = Punten: { $win } voor winst, { $level } voor gelijkspel, { $loss } voor verlies.
web-competition-rule-points-champions = Punten als in Champions 2020: 5–0 bij winst in de reguliere speeltijd, 4–1 in de verlenging, 3–2 na strafschoppen.
web-competition-rule-ties = De volgorde wordt bepaald door: { $list }.
web-competition-rule-pace = Tempo van een wedstrijd: { $pace }.
web-competition-rule-deadline =
    { $days ->
        [one] Een ronde duurt één dag. Wie dan nog niet aan tafel zit, verliest reglementair.
       *[other] Een ronde duurt { $days } dagen. Wie dan nog niet aan tafel zit, verliest reglementair.
    }
web-competition-rule-begun = Een wedstrijd die op tijd is begonnen, wordt uitgespeeld; de volgende ronde wacht er niet op.
web-competition-rule-rated = Wedstrijden tussen mensen tellen voor de rating.
web-competition-rule-unrated = De wedstrijden tellen niet voor de rating.
web-competition-rule-squads = Kaarten, schorsingen en blessures gaan mee naar de volgende wedstrijd; coaches stellen op rugnummer op.
web-competition-rule-draw = Lotingen gaan met dobbelstenen die iedereen kan narekenen.
web-competition-tie-round = bereikte ronde
web-competition-tie-points = punten
web-competition-tie-difference = doelsaldo
web-competition-tie-goals = gemaakte doelpunten
web-competition-tie-wins = overwinningen
web-competition-tie-head-to-head = onderling resultaat
web-competition-tie-away-goals = uitdoelpunten
web-competition-tie-fair-play = fair play
web-competition-tie-buchholz = Buchholz
web-competition-tie-sonneborn-berger = Sonneborn-Berger
web-competition-tie-order = volgorde van inschrijving
web-competition-tie-lot = het lot
