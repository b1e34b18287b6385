# De pagina in het Nederlands.

web-coach = Coach { $name }
web-coach-random = Coach Dobbelsteen
web-coach-rookie = Beginnende coach
web-coach-club = Clubcoach
web-coach-pro = Profcoach
web-coach-world = Wereldcoach
web-coach-level = Coach
web-to-home = Naar de startpagina
web-language = Taal
web-theme-dark = Donkere kleuren
web-theme-light = Lichte kleuren
web-rules = Regels
web-rules-of = Regels van { $game }
web-search = Zoek in de regels
web-search-none = Geen regel bevat deze woorden.
web-loading = Een ogenblik …
web-lost = Op dit adres is niets te vinden.
web-unreachable = De server antwoordt niet. Je wedstrijden zijn veilig; probeer het zo weer.
web-claim = Tafelvoetbal volgens het boekje
web-hero-first = De bal ligt op de stip.
web-hero-next = De volgende aftrap is voor jou.
web-hero-your-move = Jij bent aan zet.
web-hero-running = Er wacht een wedstrijd op je.
web-play-first = Speel je eerste wedstrijd
web-play-next = Speel nog een wedstrijd
web-continue = Ga verder
web-mine = Je wedstrijden
web-mine-none = Er loopt geen wedstrijd. Kies een spel om te beginnen.
web-offers = Open uitnodigingen
web-offers-none = Niemand wacht op een tegenstander. Doe zelf een aanbod.
web-offer-make = Bied een wedstrijd aan
web-offer-open = Je aanbod staat open
web-offered = { $name } biedt een wedstrijd aan
web-private = { $name } wacht op een uitgenodigde gast
web-private-why = De vrije plaats neem je alleen met de uitnodiging in. Vraag { $name } om de link.
web-rematch-waits = De revanche is aangeboden
web-take = Neem aan
web-take-offer = Neem de vrije plaats
web-choose-game = Kies een spel
web-play-now = Speel nu
web-same-screen = Eén scherm
web-invite = Nodig een vriend uit
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
web-copy = Kopieer
web-copied = Gekopieerd
web-qr = De link als plaatje voor de camera van een telefoon
web-invited = { $name } nodigt je uit voor een wedstrijd { $game }.
web-join = Schuif aan en speel
web-abort = Blaas het af
web-aborted = De wedstrijd is afgeblazen.
web-match-fault = Deze wedstrijd kan niet worden getoond
web-stage = Bord
web-board = Veld, { $cols } kolommen bij { $rows } rijen
web-cell-man = { $team } { $number }
web-cell-ball = bal
web-cell-empty = leeg
web-cell-held = gekozen
web-cell-can = kan iets doen
web-score = Stand: { $home } { $a }, { $away } { $b }
web-turn = Beurt { $number }
web-of-turns = van { $number }
web-first-to = eerst { $number } goals
web-to-move-short = aan zet
web-to-move = Aan zet: { $team }
web-your-move = Jij bent aan zet
web-thinking = { $team } denkt na
web-waiting = Wachten op { $team }
web-panel = Wat er nu kan
web-sheet = Toon meer of minder
web-chosen = Gekozen
web-choose-piece = Kies een speler en dan een vak.
web-choose-list = Kies uit de lijst.
web-how-answer = Kies een van de antwoorden.
web-hint-do = Doe dit: { $number } stappen
web-nothing-chosen = Nog niets gekozen
web-as-last-time = Zoals de vorige keer
web-do-and-spin = Kondig aan en draai
web-instead = Of
web-all-choices = Alle keuzes ({ $number })
web-dial = Draaischijf met zes gelijke getallen
web-dial-shows = De draaischijf wijst { $number } aan
web-not-here = Niet op { $square }
web-not-your-turn = Jij bent niet aan zet
web-commentary = Verslag
web-commentary-none = Er is nog niets gebeurd.
web-told-undo = De laatste beslissing is teruggenomen.
web-told-resigned = { $team }: opgegeven.
web-told-agreed = Er is een gelijkspel overeengekomen.
web-told-forfeited = { $team }: de wedstrijd is verbeurd.
web-told-flag = De tijd is op voor { $team }, en de wedstrijd is op de klok verloren.
web-told-time = De tijd is om: de wedstrijd eindigt met deze beurt.
web-told-paused = De server was { $minutes ->
        [one] een minuut
       *[other] { $minutes } minuten
    } weg: de klokken stonden stil.
web-off = { $team }: { $number } is eraf
web-off-yellow = gele kaart, terug bij het volgende doelpunt
web-off-red = rode kaart, terug bij het volgende doelpunt van zijn ploeg
web-tools = Hulpmiddelen
web-undo = Neem terug
web-undo-asked = { $team } wil de laatste beslissing terugnemen.
web-draw = Bied gelijkspel aan
web-draw-offered = { $team } biedt gelijkspel aan.
web-offer-waits = Je aanbod wacht op antwoord.
web-accept = Aanvaard
web-decline = Wijs af
web-withdraw = Trek in
web-resign = Geef op
web-resign-sure = De wedstrijd opgeven?
web-cancel = Speel door
web-flip = Draai om
web-motion = Snelheid van bewegingen
web-motion-full = Rustig
web-motion-fast = Snel
web-motion-off = Geen
web-confirm = Vragen voor je handelt
web-confirm-always = Altijd
web-confirm-big = Bij grote dingen
web-confirm-never = Nooit
web-confirm-why = Groot is alles waarop een worp, een kaart of de tegenstander antwoordt. Nog een tik of Enter bevestigt het.
web-full-time = Einde wedstrijd
web-winner = Winnaar: { $team }
web-summary = De wedstrijd in cijfers
web-goal-at = zet { $number }
web-why-resigned = Opgegeven.
web-why-agreed = Gelijkspel in overleg.
web-why-forfeited = Reglementair: één partij kwam niet terug.
web-why-time = Door de klok beslist: de tijd was op.
web-stat-shots = schoten
web-stat-corners = hoekschoppen
web-stat-passes = passes
web-stat-tackles = tackles geprobeerd
web-stat-tackles-won = tackles gewonnen
web-stat-cards = kaarten
web-stat-kept = bal behouden
web-stat-won = bal veroverd
web-stat-interceptions = onderscheppingen
web-stat-saves = reddingen
web-stat-fouls = overtredingen
web-stat-attacks = aanvallen
web-stat-beaten = kaarten verslagen
web-stat-saves-against = schoten gestopt
web-again = Speel nog eens
web-record = Bewaar het verslag
web-reconnecting = verbinden
web-safe = De verbinding is weg, de wedstrijd is veilig.
web-try-now = Probeer nu
web-curtain = { $team } beslist. De ander kijkt weg.
web-curtain-open = Ik ben er
web-facts = Hoe het staat
web-facts-why = Het bord van dit spel is nog niet getekend. Hier staat alles wat je mag weten.

## Het bord van Champions 2020

web-picture = Voorbeeld bij “{ $section }”
web-volchok-lob-on = lob op { $number }
web-volchok-walk = { $piece } naar { $to }, { $points } punten
web-volchok-walk-cost = { $points } punten ver
web-volchok-how-pick = Tik op de speler die aftrapt.
web-volchok-how-declare = Tik op een van je spelers om te zien wat hij kan.
web-volchok-how-step = Tik op een speler en dan waar hij heen gaat. Tik twee keer om de bal te trappen.
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
web-champions-kicks = reeks { score }
web-champions-leg =
    { $left ->
        [one] { $number } heeft de bal: nog één vak te spelen
       *[other] { $number } heeft de bal: nog { $left } vakken te spelen
    }
web-champions-mover = { $number } gegooid. Wie loopt er?
web-champions-how-lineup = Kies je opstelling.
web-champions-how-mover = Tik op de speler die gaat lopen.
web-champions-how-leg = Tik waar de bal heen gaat; een vak onderweg kiest een andere boog.
web-champions-how-square = Tik op een plek op het veld of kies uit de lijst.
web-champions-roll = Gooi de dobbelsteen
web-champions-to-ball =
    { $left ->
        [one] In { $steps } naar de bal, dan nog één vak te spelen
       *[other] In { $steps } naar de bal, dan nog { $left } vakken te spelen
    }
web-champions-pass = Pass naar { $number } ({ $path })
web-champions-shoot = Schiet op { $to } ({ $path })
web-champions-play = Speel naar { $to } ({ $path })
web-champions-die = Dobbelsteen met { $sides } kanten
web-champions-die-shows = De dobbelsteen met { $sides } kanten toont { $number }
web-champions-kick-off-dice = Dobbelstenen voor de aftrap: thuis { $home }, uit { $away }
web-offside-line = buitenspellijn
web-champions-offside = buitenspel
web-champions-outside = buiten de lijnen
web-champions-booked = met geel
web-champions-hurt = met verband
web-champions-may-intercept = { $team } { $number } kan onderscheppen, één op drie
web-champions-may-save =
    { $quarters ->
        [one] de keeper redt één op de vier
       *[other] de keeper redt { $quarters } op de vier
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
web-fuba-any-move = Stuur wie je wilt: de soort zet volgt daaruit.
web-fuba-moves-left = nog { $left }
web-fuba-take-back = Terugnemen: { $from } naar { $to }
web-fuba-carry = met de bal
web-fuba-free = Gratis van de lijn
web-fuba-free-from = Een speler komt terug van de lijn in { $zone }
web-fuba-cell-to = kan hierheen
web-fuba-roll = Gooi de dobbelstenen
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
web-fuba-take-one-back = Haal eerst iemand terug, of stel op.
web-fuba-cell-men = { $team }: { $number }
web-fuba-cell-keeper = doelman van { $team }
web-fuba-cell-ball = bal met waarde { $value }
web-fuba-cell-chance = { $percent } procent
web-offside = buitenspel
web-fuba-board = Veld met dertien vakken
web-fuba-step = Fase { $number } van 7
web-fuba-ready = Kant-en-klare opstellingen
web-fuba-placed = { $placed } van { $left } geplaatst
web-fuba-clear = Opnieuw
web-fuba-one-less = Haal er een terug uit { $zone }
web-fuba-faces = Wat elke worp oplevert
web-fuba-face-kept = houdt
web-fuba-face-lost = kwijt
web-fuba-face-event = voorval
web-fuba-face-goal = goal
web-fuba-face-corner = hoek
web-fuba-face-miss = mis
web-fuba-face-six = nog eens
web-fuba-modifiers = Modificatoren
web-fuba-sum = Bij de worp opgeteld
web-fuba-against = Tegen de bal
web-fuba-shootout = strafschoppen
web-fuba-how-formation = Kies een van de gangbare formaties, of een andere uit de lijst.
web-fuba-how-place = Kies een opstelling, of tik voor elke speler een vak aan.
web-fuba-how-piece = Tik het vak aan van de speler die gaat lopen.
web-fuba-how-move = Sleep spelers van zone naar zone, of tik op een zone en dan op het doel.
web-fuba-how-zone = Kies een vak op het veld of een antwoord hierboven.
web-fuba-half =
    { $half ->
        [1] 1e helft
        [2] 2e helft
       *[other] Verlenging
    }

## Fudis

web-fudis-board = Kaarttafel als een veld
web-fudis-team = Ploeg van { $team }
web-fudis-your-hand = Jouw hand
web-fudis-in-hand = in de hand
web-fudis-face-down = gesloten kaart
web-fudis-row-front = voorste rij
web-fudis-row-middle = middelste rij
web-fudis-row-rear = derde rij
web-fudis-row-defence = verdediging
web-fudis-row-goal = doel
web-fudis-pile = stapel { $number }
web-fudis-discard = weg { $number }
web-fudis-open = open
web-fudis-left = nog { $number }
web-fudis-only-you = alleen jij
web-fudis-not-card = Niet { $card }
web-fudis-not-now = Niet nu
web-fudis-look-at-question = De vraag naast de tafel zegt wat er nu te doen is.
web-fudis-how = Kies een kaart op tafel of in je hand.
web-fudis-ready = Kant-en-klare ploegen
web-fudis-lay-all = Leg de hele ploeg
web-fudis-takes = { $card } slaat { $victim }
web-fudis-attack-with = Val aan met { $card }
web-fudis-swap-out = Haal { $card } eraf
web-fudis-keeper = Wat kan hun doelman zijn?
web-fudis-saves = Hij hield tegen: { $cards }
web-fudis-known = Naar hun hand zien gaan: { $cards }
web-fudis-leg = beslissing, ronde { $leg }
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
