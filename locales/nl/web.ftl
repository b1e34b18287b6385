# De pagina in het Nederlands.

web-coach = Coach { $name }
web-coach-random = Coach Dobbelsteen
web-coach-rookie = Beginnende coach
web-coach-club = Clubcoach
web-coach-pro = Profcoach
web-coach-world = Coach van wereldklasse
web-coach-level = Coach
web-to-home = Naar de startpagina
web-language = Taal
web-theme-dark = Donkere kleuren
web-theme-light = Lichte kleuren
web-rules = Regels
web-rules-of = Regels van { $game }
web-search = In de regels zoeken
web-search-none = Geen regel bevat deze woorden.
web-loading = Een ogenblik …
web-lost = Op dit adres is niets te vinden.
web-unreachable = De server reageert niet. Je wedstrijden zijn veilig; probeer het zo weer.
web-claim = Voetbal op tafel, volgens het boekje
web-hero-first = De bal ligt op de stip.
web-hero-next = De volgende aftrap is voor jou.
web-hero-step-up = Gewonnen. Nu { $coach }.
web-hero-again = Deze keer niet. Nog een keer?
web-hero-your-move = Jij bent aan zet.
web-hero-running = Er wacht een wedstrijd op je.
web-play-first = Speel je eerste wedstrijd
web-play-next = Speel nog een wedstrijd
web-play-coach = Speel tegen { $coach }
web-try-game = Probeer { $game }
web-continue = Verdergaan
web-mine = Je wedstrijden
web-mine-none = Er loopt geen wedstrijd. Kies een spel om te beginnen.
web-offers = Open uitnodigingen
web-offers-none = Niemand wacht op een tegenstander. Bied zelf een wedstrijd aan.
web-offer-make = Wedstrijd aanbieden
web-offer-open = Je aanbod staat open
web-offered = { $name } biedt een wedstrijd aan
web-private = { $name } wacht op een uitgenodigde gast
web-private-why = De vrije plaats is alleen met de uitnodiging in te nemen. Vraag { $name } om de link.
web-rematch-waits = De revanche staat open
web-take = Aannemen
web-take-offer = Vrije plaats innemen
web-choose-game = Kies een spel
web-play-now = Nu spelen
web-same-screen = Op één scherm
web-invite = Vriend uitnodigen
web-more-ways = Opties
web-new-match = Een nieuwe wedstrijd
web-game = Spel
web-preset-kind = Soort wedstrijd
web-opponent = Tegenstander
web-against-coach = Computercoach
web-side = Jouw kant
web-seat-home = Thuis
web-seat-away = Uit
web-seat-drawn = Loten
web-options = Regels van deze wedstrijd
web-make-match = Aftrappen
web-invite-title = Stuur deze link naar je vriend
web-invite-link = Wie deze link het eerst opent, krijgt de andere plaats.
web-invite-wait = De wedstrijd begint zodra iemand plaatsneemt.
web-copy = Kopiëren
web-copied = Gekopieerd
web-qr = De link als code voor de camera van een telefoon
web-invited = { $name } nodigt je uit voor een wedstrijd { $game }.
web-join = Schuif aan en speel
web-abort = Afgelasten
web-aborted = De wedstrijd is afgelast.
web-match-fault = Deze wedstrijd kan niet worden getoond
web-stage = Bord
web-beside = Langs het veld
web-board = Veld, { $cols } kolommen bij { $rows } rijen
web-cell-man = { $team } { $number }
web-cell-ball = bal
web-cell-empty = leeg
web-cell-held = gekozen
web-cell-can = kan iets doen
web-score = Stand: { $home } { $a }, { $away } { $b }
web-turn = Beurt { $number }
web-of-turns = van { $number }
web-first-to = tot { $number } goals
web-to-move-short = aan zet
web-to-move =
    { SIDE($team) ->
        [you] Jij bent aan zet
       *[other] { $team } is aan zet
    }
web-your-move = Jij bent aan zet
web-thinking =
    { SIDE($team) ->
        [you] Jij denkt na
       *[other] { $team } denkt na
    }
web-waiting =
    { SIDE($team) ->
        [you] Wachten op jou
       *[other] Wachten op { TEAM($team) }
    }
web-panel = Wat je nu kunt doen
web-sheet = Meer of minder tonen
web-chosen = Gekozen
web-choose-piece = Kies een speler en dan een vak.
web-choose-list = Kies uit de lijst.
web-how-answer = Kies een van de antwoorden.
web-prepared =
    { $number ->
        [one] Eén zet staat klaar. Je kunt hem nog terugnemen; hij gaat weg als de beurt eindigt.
       *[other] { $number } zetten staan klaar. Je kunt ze één voor één terugnemen; ze gaan weg als de beurt eindigt.
    }
web-hint-do =
    { $number ->
        [one] Dit doen: één stap
       *[other] Dit doen: { $number } stappen
    }
web-nothing-chosen = Nog niets gekozen
web-as-last-time = Zoals de vorige keer
web-do-and-spin = Aankondigen en draaien
web-instead = Of
web-all-choices = Alle keuzes ({ $number })
web-dial = Draaischijf met zes gelijke vakken
web-dial-shows = De draaischijf wijst { $number } aan
web-not-here = Niet op { $square }
web-not-your-turn = Jij bent niet aan zet
web-commentary = Commentaar
web-commentary-none = Er is nog niets gebeurd.
web-told-undo = De laatste beslissing is teruggenomen.
web-told-resigned = { TEAM($team, form: "Nom") } heeft opgegeven.
web-told-agreed = Er is een gelijkspel overeengekomen.
web-told-forfeited = { TEAM($team, form: "Nom") } verliest reglementair.
web-told-flag = De tijd is om voor { TEAM($team) }: de wedstrijd is op de klok verloren.
web-told-time = De tijd is om: de wedstrijd eindigt met deze beurt.
web-told-paused = De server was { $minutes ->
        [one] een minuut
       *[other] { $minutes } minuten
    } weg: de klokken stonden stil.
web-off = { $team }: { $number } is van het veld
web-off-yellow = gele kaart, terug bij het volgende doelpunt
web-off-red = rode kaart, terug bij het volgende doelpunt van zijn ploeg
web-tools = Hulpmiddelen
web-undo = Terugnemen
web-undo-asked =
    { SIDE($team) ->
        [you] Jij wilt de laatste beslissing terugnemen.
       *[other] { TEAM($team, form: "Nom") } wil de laatste beslissing terugnemen.
    }
web-draw = Gelijkspel aanbieden
web-draw-offered =
    { SIDE($team) ->
        [you] Jij biedt een gelijkspel aan.
       *[other] { TEAM($team, form: "Nom") } biedt een gelijkspel aan.
    }
web-offer-waits = Je aanbod wacht op antwoord.
web-accept = Accepteren
web-decline = Afwijzen
web-withdraw = Intrekken
web-resign = Opgeven
web-resign-sure = De wedstrijd opgeven?
web-cancel = Doorspelen
web-flip = Omdraaien
web-motion = Animatiesnelheid
web-motion-full = Normaal
web-motion-fast = Snel
web-motion-off = Geen animatie
web-confirm = Eerst om bevestiging vragen
web-confirm-always = Altijd
web-confirm-big = Bij belangrijke zetten
web-confirm-never = Nooit
web-confirm-why = Belangrijk is alles waarop een worp, een kaart of een antwoord van de ander volgt. Bevestig met nog een tik of met Enter.
web-full-time = Einde wedstrijd
web-winner =
    { SIDE($team) ->
        [you] Jij wint!
       *[other] { TEAM($team, form: "Nom") } wint!
    }
web-summary = De wedstrijd in cijfers
web-goal-at = zet { $number }
web-why-resigned = Opgegeven.
web-why-agreed = Gelijkspel in overleg.
web-why-forfeited = Reglementair verloren: één partij kwam niet terug.
web-why-time = Op de klok beslist: de tijd was om.
web-stat-shots = schoten
web-stat-possession = balbezit
web-stat-expected = verwachte goals
web-stat-chances-big = grote kansen
web-stat-chances-fair = redelijke kansen
web-stat-chances-slim = kleine kansen
web-rolls = Worpen om te onthouden
web-roll-best = Beste worp
web-roll-worst = Slechtste worp
web-stat-corners = hoekschoppen
web-stat-passes = passes
web-stat-tackles = ingezette tackles
web-stat-tackles-won = gewonnen tackles
web-stat-cards = kaarten
web-stat-kept = balbezit behouden
web-stat-won = balbezit veroverd
web-stat-interceptions = onderscheppingen
web-stat-saves = reddingen
web-stat-fouls = overtredingen
web-stat-attacks = aanvallen
web-stat-beaten = geslagen kaarten
web-stat-saves-against = gestopte schoten
web-again = Nog een keer spelen
web-record = Verslag opslaan
web-reconnecting = opnieuw verbinden
web-safe = De verbinding is weg, maar je wedstrijd is veilig.
web-try-now = Nu proberen
web-curtain =
    { SIDE($team) ->
        [you] Jij beslist.
       *[other] { TEAM($team, form: "Nom") } beslist.
    } De ander kijkt even weg.
web-curtain-open = Ik ben er
web-facts = Stand van zaken
web-facts-why = Het bord van dit spel is nog niet getekend. Hier staat alles wat je mag weten.

## Het bord van Champions 2020

web-picture = Voorbeeld bij ‘{ $section }’
web-rulings = Uitspraken
web-ruling-options = Opties voor een andere lezing
web-ruling-question = De vraag
web-ruling-readings = Lezingen
web-ruling-decision = Uitspraak
web-ruling-reason = Reden
web-ruling-rules = Regels die erop steunen
web-ruling-english = Uit de specificatie, in het Engels
web-volchok-lob-on = lob bij { $number }
web-volchok-walk =
    { $points ->
        [one] { $piece } naar { $to }, één punt
       *[other] { $piece } naar { $to }, { $points } punten
    }
web-volchok-walk-cost =
    { $points ->
        [one] op één punt afstand
       *[other] op { $points } punten afstand
    }
web-volchok-how-pick = Tik op de speler die aftrapt.
web-volchok-how-declare = Tik op een van je spelers om te zien wat hij kan.
web-volchok-how-step = Tik op een speler en dan op het vak waar hij heen gaat. Tik twee keer op hem om de bal te trappen.
web-volchok-how-square = Tik op een van de verlichte vakken.
web-volchok-points =
    { $left ->
        [one] Nog één punt
       *[other] Nog { $left } punten
    }
web-champions-minute = { $minute }′
web-champions-ones = { $ones } van { $all } enen
web-champions-extra = verlenging, { $ones } van { $all } enen
web-champions-rolls = elke worp is een minuut
web-champions-shootout = Strafschoppen
web-champions-kicks = serie { score }
web-champions-leg =
    { $left ->
        [one] { $number } heeft de bal en kan hem één vak ver spelen
       *[other] { $number } heeft de bal en kan hem { $left } vakken ver spelen
    }
web-champions-mover = { $number } gegooid. Wie loopt er?
web-champions-how-lineup = Kies je formatie.
web-champions-how-mover = Tik op de speler die gaat lopen.
web-champions-how-leg = Tik waar de bal heen gaat; een vak onderweg kiest een andere curve.
web-champions-how-square = Tik op een plek op het veld of kies uit de lijst.
web-champions-roll = Dobbelsteen gooien
web-champions-to-ball =
    { $left ->
        [one] In { $steps ->
            [one] één stap
           *[other] { $steps } stappen
        } naar de bal, dan één vak ver spelen
       *[other] In { $steps ->
            [one] één stap
           *[other] { $steps } stappen
        } naar de bal, dan { $left } vakken ver spelen
    }
web-champions-pass = Pass naar { $number }
web-champions-shoot = Schiet op { $to }
web-champions-play = Speel naar { $to }
web-champions-over = via { $squares }
web-champions-die = Dobbelsteen met { $sides } kanten
web-champions-die-shows = De dobbelsteen met { $sides } kanten toont { $number }
web-champions-kick-off-dice = Dobbelstenen voor de aftrap: thuis { $home }, uit { $away }
web-offside-line = buitenspellijn
web-champions-offside = buitenspel
web-champions-outside = buiten de lijnen
web-champions-booked = heeft geel
web-champions-hurt = heeft een verband
web-champions-may-intercept = { $team } { $number } kan onderscheppen, één op de drie keer
web-champions-may-save =
    { $quarters ->
        [one] de keeper redt er één van de vier
       *[other] de keeper redt er { $quarters } van de vier
    }
web-champions-lineup = Opstelling
web-champions-ready = Kant-en-klare opstellingen
web-champions-shirt = Nummer { $number }
web-champions-line-keeper = Keeper
web-champions-line-defence = Verdediger
web-champions-line-midfield = Middenvelder
web-champions-line-attack = Aanvaller
web-champions-subs-left =
    { $left ->
        [0] geen wissel meer
        [one] nog één wissel
       *[other] nog { $left } wissels
    }
web-champions-waits = { $number }, { $line }: { $why }
web-champions-at-bench = op de bank
web-champions-at-warming = loopt warm
web-champions-at-sent-off = van het veld gestuurd
web-champions-at-injured-off = geblesseerd van het veld
web-champions-at-taken-off = gewisseld
web-champions-at-unavailable = niet beschikbaar

## FUBA

web-fuba-line-up = Opstellen
web-fuba-move-all = { $number ->
        [one] Verplaats één speler
       *[other] Verplaats { $number } spelers
    }
web-fuba-any-move = Verzet wie je wilt: de soort zet volgt daaruit.
web-fuba-moves-left = nog { $left }
web-fuba-take-back = Terugnemen: { $from } naar { $to }
web-fuba-carry = met de bal
web-fuba-free = Vrije zet van de achterlijn af
web-fuba-free-from = Een speler in { $zone } komt van de achterlijn af
web-fuba-free-all = Allemaal
web-fuba-cell-to = kan hierheen
web-fuba-roll = Dobbelstenen gooien
web-fuba-rolled = Dobbelstenen { $home } : { $away }
web-fuba-ball-shows = De bal toont { $value }
web-fuba-secret = in het geheim gekozen
web-fuba-yellow = Gele kaarten:
web-fuba-red = Rode kaarten:
web-fuba-all-placed = Iedereen staat al
web-fuba-kick-off = Aftrap
web-fuba-free-kick = Vrije trap
web-fuba-corner = Hoekschop
web-fuba-penalty = Strafschop
web-fuba-type-midfield = Middenveldzet: hoogstens { $number }
web-fuba-type-attack = Aanvalszet: hoogstens { $number }
web-fuba-type-defence = Verdedigingszet: hoogstens { $number }
web-fuba-take-one-back = Haal eerst iemand weg, of stel op.
web-fuba-cell-men = { $team }: { $number }
web-fuba-cell-keeper =
    { SIDE($team) ->
        [you] jouw keeper
       *[other] keeper van { TEAM($team) }
    }
web-fuba-cell-ball = bal met waarde { $value }
web-fuba-cell-chance = { $percent } procent
web-offside = buitenspel
web-fuba-board = Veld met dertien vakken
web-fuba-step = Fase { $number } van 7
web-fuba-ready = Kant-en-klare opstellingen
web-fuba-placed = { $placed } van { $left } geplaatst
web-fuba-clear = Opnieuw
web-fuba-one-less = Haal er één weg uit { $zone }
web-fuba-faces = Wat elke worp oplevert
web-fuba-face-kept = balbezit
web-fuba-face-lost = kwijt
web-fuba-face-event = gebeurtenis
web-fuba-face-goal = doelpunt
web-fuba-face-corner = hoekschop
web-fuba-face-miss = mis
web-fuba-face-six = nog eens
web-fuba-modifiers = Modificatoren
web-fuba-sum = Bij de worp opgeteld
web-fuba-against = Tegen de bal
web-fuba-shootout = strafschoppen
web-fuba-how-formation = Kies een van de gangbare formaties, of een andere uit de lijst.
web-fuba-how-place = Kies een kant-en-klare opstelling, of tik voor elke speler een vak aan.
web-fuba-how-piece = Tik het vak aan van de speler die je wilt verzetten.
web-fuba-how-move = Sleep spelers van vak naar vak, of tik op een vak en dan op de bestemming.
web-fuba-how-zone = Kies een vak op het veld of een antwoord hierboven.
web-fuba-how-only-zone = Kies een vak op het veld.
web-fuba-half =
    { $half ->
        [1] 1e helft
        [2] 2e helft
       *[other] Verlenging
    }

## Fudis

web-fudis-board = Kaarttafel, ingericht als speelveld
web-fudis-team =
    { SIDE($team) ->
        [you] Jouw ploeg
       *[other] Ploeg: { $team }
    }
web-fudis-your-hand = Jouw hand
web-fudis-in-hand = in de hand
web-fudis-face-down = dichte kaart
web-fudis-row-front = voorste linie
web-fudis-row-middle = middelste linie
web-fudis-row-rear = derde linie
web-fudis-row-defence = verdediging
web-fudis-row-goal = doel
web-fudis-pile = stapel { $number }
web-fudis-discard = weg { $number }
web-fudis-thrown = gedekt weg { $number }
web-fudis-thrown-own = gedekt weg { $cards }
web-fudis-open = open
web-fudis-left = nog { $number }
web-fudis-only-you = alleen jij
web-fudis-not-card = Niet { $card }
web-fudis-not-now = Niet nu
web-fudis-look-at-question = De vraag naast de tafel zegt wat je moet doen.
web-fudis-how = Kies een kaart op tafel of in je hand.
web-fudis-ready = Kant-en-klare opstellingen
web-fudis-lay-all = Hele ploeg neerleggen
web-fudis-takes = { $card } slaat { $victim }
web-fudis-certain = { $card } slaat { $victim }: zeker
web-fudis-sure = zeker
web-fudis-of = { $beats } van { $of }
web-fudis-beats-keeper = Verslaat de keeper in { $beats } van de { $of } gevallen.
web-fudis-takes-some = { $number ->
        [one] Slaat zeker één kaart.
       *[other] Slaat zeker een van de { $number } kaarten.
    }
web-fudis-attack-with = Val aan met { $card }
web-fudis-swap-out = Haal { $card } eraf
web-fudis-keeper = Wat kan hun keeper zijn?
web-fudis-saves = Hij hield tegen: { $cards }
web-fudis-known = In hun hand gezien: { $cards }
web-fudis-leg = strafschopronde { $leg }
web-fudis-unseen =
    { $number ->
        [one] één kaart
       *[other] { $number } kaarten
    }
web-fudis-round =
    { $half ->
        [1] 1e helft, ronde { $round }
       *[other] 2e helft, ronde { $round }
    }

web-here-shelf = In deze browser
web-here-why = Zonder server gespeeld: niemand anders heeft deze wedstrijden. Sla op wat je wilt houden.
web-here-fleeting = Deze browser bewaart niets: sluit je dit tabblad, dan zijn ze weg. Sla op wat je wilt houden.
web-here-match = { $game }: { $home } – { $away }
web-here-delete = Verwijderen
web-here-really = Voorgoed verwijderen?
web-here-bring = Een opgeslagen wedstrijd terughalen
web-here-gone = Deze browser heeft deze wedstrijd niet meer: hij is verwijderd, of de sitegegevens zijn gewist.
web-here-hand-up = Naar de server sturen
web-here-handed-up = Hij staat nu op de server: een vriendschappelijke wedstrijd, met de vermelding dat hij zonder server is gespeeld.
web-brought = Zonder server gespeeld
web-version-ready = Er staat een nieuwe versie klaar.
web-version-use = Nu gebruiken
