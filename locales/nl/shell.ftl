# Alles rond de borden, in het Nederlands.

## What lies over and around every screen.
web-menu = Menu
web-close = Sluiten
web-bar = Hoofdmenu
web-bar-play = Spelen
web-bar-watch = Kijken
web-bar-learn = Leren
web-bar-matches = Wedstrijden
web-bar-rules = Regels
web-watch-why = Neem plaats op de tribune: al deze wedstrijden zijn nu bezig.
web-watch-live = Nu bezig
web-watch-none = Op dit moment speelt niemand in het openbaar. Begin zelf een wedstrijd, dan kunnen anderen kijken.
web-watch-play = Speel een wedstrijd
web-learn-why = Speel een wedstrijd die zichzelf uitlegt: de tegenstander is mild, en elke zet kun je terugnemen. Of lees de regels.
web-learn-play = Spelen met tips
web-practice = Oefenwedstrijd
web-practice-why = Ook na een worp kun je een zet terugnemen; het verslag vermeldt dat.
web-practice-unrated = Oefenen telt nooit mee.
web-own-dice = Onze eigen dobbelstenen
web-own-dice-why = Jullie gooien, trekken of draaien aan tafel en vertellen de pagina wat eruit kwam.
web-table-question = Wat kwam eruit?
web-table-type = Of typ het
web-table-none = Nog niets
web-reload = Pagina opnieuw laden
web-settings = Instellingen
web-settings-why = Wordt in deze browser bewaard.
web-theme = Kleuren van de pagina
web-theme-system = Zelfde als het systeem
web-motion-system = Je systeem vraagt om minder beweging, dus er beweegt niets.
web-kit = Kleuren van de ploegen
web-kit-why = Thuis is altijd donker en rond, uit licht, gestreept en vierkant.
web-kit-harbour = Blauw en amber
web-kit-orchard = Paars en limoen
web-kit-newsprint = Zwart en wit
web-sound = Geluid
web-sound-why = Hout, leer, dobbelstenen, een fluitje en bij een doelpunt het publiek.
web-chat = Chat
web-chat-why = Chat tijdens de wedstrijd met de andere coach.
web-chat-none = Er is nog niets gezegd.
web-chat-muted = De andere coach is gedempt.
web-chat-say = Zeg iets
web-chat-send = Versturen
web-chat-mute = De andere coach dempen
web-chat-report = Melden
web-chat-reported = Gemeld
web-chat-unread = nieuw
web-talk = Commentaar en chat
web-guide = Gids voor de eerste wedstrijd
web-guide-why = Legt alles wat nieuw is één keer uit, als je het tegenkomt.
web-guide-got-it = Begrepen
web-guide-stop = Geen tips meer
web-guide-again = Gids opnieuw beginnen
web-guide-again-done = De gids begint opnieuw.

## Keys.
web-keys = Toetsen
web-keys-why = Losse letters werken als sneltoets.
web-keys-off = Losse letters kun je uitzetten onder
web-keys-board = In een wedstrijd
web-keys-help = toon deze toetsen
web-keys-rules = zoek in de regels
web-keys-tab = naar het volgende deel van de pagina
web-keys-escape = laat los, of sluit wat er open is
web-keys-to-board = naar het bord
web-keys-arrows = van plek naar plek op het bord
web-keys-jump = naar de plekken waar iets kan
web-keys-enter = kies; nog eens: doe het
web-keys-list = de lijst van alles wat kan
web-keys-undo = terugnemen
web-keys-flip = draai het bord
web-keys-sound = geluid aan of uit

## Rules from everywhere.
web-rules-search = In de regels zoeken
web-rules-game = Spel
web-rules-all = Alle spellen
web-rules-open = De spelregels hier openen
web-rules-chapters = Hoofdstukken
web-rules-why = Alle regels van elk spel, met hun nummer en uitspraken.
web-search-hint = buitenspel, SHOT-4 …
web-search-found =
    { $number ->
        [one] Eén regel gevonden.
       *[other] { $number } regels gevonden.
    }

## Before and during a match.
web-rated = Telt voor de rating, zonder tips
web-rated-yes = telt voor de rating
web-rated-no = vriendschappelijk
web-pace = Klok voor wedstrijden tussen mensen
web-pace-none = Geen klok
web-pace-live = { $minutes } min + { $seconds } s
web-pace-days =
    { $days ->
        [one] Eén dag per beurt
       *[other] { $days } dagen per beurt
    }
web-clock =
    { SIDE($team) ->
        [you] Jouw klok:
       *[other] Klok van { TEAM($team) }:
    }
web-clock-days = { $days } d { $hours } u
web-goal = Doelpunt!
web-needs = Wat meetelt voor de worp
web-needs-against = tegen { $number }
web-needs-at-least = { $number } of meer
web-needs-exactly = precies { $number }
web-sending = Onderweg …
web-slow = Het netwerk is traag. Je zet is onderweg en wordt maar één keer gedaan.
web-ended = De server heeft deze verbinding gesloten. De wedstrijd is veilig.
web-undo-ask = Vragen om terug te nemen
web-absent =
    { SIDE($team) ->
        [you] Je bent niet bij het bord.
       *[other] { TEAM($team, form: "Nom") } is niet bij het bord.
    }
web-claim-in = Over { $time } kun je de winst opeisen.
web-claim-match = Winst opeisen
web-rematch-asked =
    { SIDE($team) ->
        [you] Je wilt een revanche.
       *[other] { TEAM($team, form: "Nom") } wil een revanche.
    }
web-hint = Tip
web-hint-thinking = De coach denkt na over je stelling …
web-hint-none = Er is nu geen advies.
web-hint-goals = De winstkans met deze zet. Gelijkspel: { PERCENT($draw) }. Nog te verwachten doelpunten: { $scored } voor, { $conceded } tegen.

## Looking back.
web-look-back = Terugkijken
web-look-back-why = Bekijk een gespeelde wedstrijd zet voor zet
web-replay-before = Voor de aftrap
web-replay-at = Moment { $number } van { $length }
web-replay-line = Tijdlijn
web-replay-where = Waar in de wedstrijd
web-replay-start = Naar het begin
web-replay-back = Eén moment terug
web-replay-next = Eén moment verder
web-replay-end = Naar het einde
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-speed = Snelheid
web-replay-goals = Doelpunten
web-replay-goal = Doelpunt voor { TEAM($team) }, { score }, moment { $number }
web-eyes = Gezien door de ogen van
web-eyes-all = iedereen tegelijk
web-eyes-home = { TEAM($team) }
web-eyes-away = { TEAM($team) }
web-eyes-spectator = een toeschouwer
web-share = Link naar dit moment kopiëren
web-upload = Verslagbestand openen
web-upload-drop = Of laat het hier los.
web-upload-why = Een verslag bevat een hele wedstrijd. Het wordt voor je afgespeeld en gecontroleerd, en de server bewaart er niets van.
web-upload-own = Je eigen gespeelde wedstrijden vind je in je
web-upload-large = Dit bestand is groter dan welk verslag ook.
web-upload-another = Een ander verslag openen

## Fair dice.
web-proof = Waren de dobbelstenen eerlijk?
web-proof-proven =
    { $number ->
        [one] Ja: de ene worp van deze wedstrijd is nagerekend.
       *[other] Ja: alle { $number } worpen en trekkingen van deze wedstrijd zijn nagerekend, en elk ervan is wat de dobbelstenen geven.
    }
web-proof-legal =
    { $number ->
        [one] Elke zet is geldig; de ene worp is niet na te rekenen.
       *[other] Elke zet is geldig; de { $number } worpen en trekkingen zijn niet na te rekenen.
    }
web-proof-broken = Nee: { $party } onthulde een ander geheim dan was beloofd.
web-proof-wrong = Nee: stap { $number } is niet wat de dobbelstenen geven.
web-proof-shared = Voordat iemand een worp kon kennen, beloofden de server en de browsers van beide coaches elk een geheim door de vingerafdruk ervan te tonen. De dobbelstenen komen uit alle drie, dus niemand kon ze alleen kiezen.
web-proof-seed = Alle worpen en trekkingen komen uit het getal { $seed }.
web-proof-table = De dobbelstenen zijn aan tafel gegooid.
web-proof-server = De server
web-proof-hidden = nog niet onthuld
web-proof-nothing = bracht geen eigen geheim mee
web-proof-kept = belofte gehouden, gecontroleerd door je browser
web-proof-not-kept = belofte gebroken
web-proof-unchecked = deze browser kan het niet controleren
web-proof-promise = Vingerafdruk, vóór de wedstrijd
web-proof-secret = Geheim, na de wedstrijd
web-promise-broken = De server heeft zijn belofte voor de dobbelstenen van deze wedstrijd veranderd. De worpen bewijzen niets: bewaar deze pagina en meld het aan de organisatie.
web-promise-first = Eerst beloofd
web-promise-now = Later getoond
web-promise-same = Deze browser zag de belofte van de server vóór de eerste worp, en die is dezelfde.
web-promise-unseen = Deze browser zag de belofte van de server pas na afloop en kan dus niet zeggen of die veranderd is.

## The reader.
web-profile = Profiel
web-account = Account
web-account-guest = Je speelt als gast
web-account-name = Je bent { $name }
web-account-why = Anderen zien je als { $name }. Kies een eigen naam, dan blijven je wedstrijden van jou op elk apparaat.
web-claim-name = Kies een naam
web-claim-do = Kiezen
web-name = Naam
web-password = Wachtwoord
web-sign-in = Inloggen
web-sign-in-why = De wedstrijden die je hier als gast speelde, blijven bij de gast.
web-sign-out = Uitloggen
web-sign-out-everywhere = Overal uitloggen
web-forgotten = Wachtwoord vergeten?
web-code = Herstelcode
web-recover-do = Nieuw wachtwoord instellen
web-password-new = Nieuw wachtwoord
web-password-change = Wachtwoord wijzigen
web-password-changed = Het wachtwoord is gewijzigd. Andere browsers zijn uitgelogd.
web-security = Wachtwoord en apparaten
web-codes-why = Als je je wachtwoord ooit vergeet, stel je met een van deze codes een nieuw in. Elke code werkt één keer. Je ziet ze alleen nu: bewaar ze goed.
web-codes-save = Opslaan als bestand
web-codes-kept = Ik heb ze bewaard
web-codes-new = Nieuwe herstelcodes
web-sessions = Ingelogd
web-session-bot = Bot { $label }
web-session-browser = Browser
web-session-here = deze
web-session-end = Uitloggen
web-export = Mijn gegevens exporteren
web-delete = Mijn account verwijderen
web-delete-sure = Je naam wordt voorgoed verwijderd. Je wedstrijden blijven bestaan, zonder je naam.
web-delete-do = Ja, verwijderen
web-delete-not = Nee, behouden
web-finished = Gespeelde wedstrijden
web-finished-none = Nog geen gespeelde wedstrijden. Hier kun je ze straks terugkijken.
web-row-open = wacht op een tegenstander
web-row-yours = jij bent aan zet
web-row-theirs = de ander is aan zet
web-row-won = gewonnen
web-row-lost = verloren
web-row-level = gelijk
web-ratings = Rating
web-ratings-none = Nog geen wedstrijden voor de rating gespeeld.
web-rating-people = tegen mensen
web-rating-coaches = tegen coaches
web-rating-matches =
    { $number ->
        [one] één wedstrijd
       *[other] { $number } wedstrijden
    }
web-rating-provisional = nog voorlopig
web-rating-now = Je rating: { $before } → { $after }
web-learn-progress = 
    { $lessons ->
        [one] { $lessons } les
       *[other] { $lessons } lessen
    } gedaan, { $puzzles ->
        [one] { $puzzles } puzzel
       *[other] { $puzzles } puzzels
    } opgelost
web-learn-streak = { $days } dagen op rij
web-learn-daily = Puzzel van de dag: { $game }
