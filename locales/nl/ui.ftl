# De interface in het Nederlands.

ui-options = Opties
ui-presets = Voorkeuzes
ui-welcome = Typ een keuze zoals die er staat, of het nummer ervan. Met ‘help’ zie je wat er nog meer kan.
ui-help =
    Een keuze:       zoals die in de lijst staat, of het nummer ervan
    list, board      de keuzes of het bord opnieuw tonen
    undo             je laatste beslissing terugnemen
    hint             een coach om raad vragen
    rules [ID]       de regels lezen, een hoofdstuk of één regel
    save BESTAND     de wedstrijd in een bestand opslaan om later verder te spelen
    export BESTAND   alleen opslaan wat jouw kant weet
    resign           opgeven
    quit             afsluiten
ui-your-move = Jij bent aan zet
ui-undone = Teruggenomen.
ui-nothing-to-undo = Er is niets om terug te nemen.
ui-undo-consent = Intussen is er gedobbeld of heeft de tegenpartij iets beslist; dit kun je niet meer terugnemen.
ui-what-came = Wat is het geworden? Een van deze:
ui-save-where = Waar opslaan? Typ ‘save BESTAND’.
ui-saved = Opgeslagen in { $file }.
ui-curtain = De beslissing is aan { $team }. De tegenpartij kijkt even weg; druk op Enter.
ui-resigned = De wedstrijd is opgegeven door { $team }.
ui-won = Het eindsignaal. De winnaar: { $team }.
ui-level = Het eindsignaal, en het blijft gelijk.
ui-after-the-end = Met ‘save BESTAND’ bewaar je de wedstrijd, met Enter sluit je af.
ui-left = De wedstrijd is nog niet afgelopen. Hij is bewaard in { $file }; ga verder met: touchline play { $game } --resume { $file }
ui-not-kept = De wedstrijd is nog niet afgelopen en kon niet worden bewaard: { $why }
ui-verify-proven =
    Bewezen: { $steps ->
        [one] de enige stap volgt de regels
       *[other] alle { $steps } stappen volgen de regels
    }, en { $rolls ->
        [one] de enige worp klopt met wat de dobbelstenen gaven
       *[other] alle { $rolls } worpen kloppen met wat de dobbelstenen gaven
    }.
ui-verify-legal =
    { $steps ->
        [one] De enige stap volgt de regels.
       *[other] Alle { $steps } stappen volgen de regels.
    } { $rolls ->
        [one] De enige worp kan niet worden nagerekend: die is aan tafel gegooid, of een geheim is nog niet onthuld.
       *[other] De { $rolls } worpen kunnen niet worden nagerekend: ze zijn aan tafel gegooid, of een geheim is nog niet onthuld.
    }
ui-verify-commitment =
    Niet bewezen: het geheim van { $party ->
        [server] de server
        [home] de thuisploeg
        [away] de uitploeg
       *[other] { $party }
    } is niet het geheim dat vooraf is vastgelegd.
ui-verify-roll = Niet bewezen: bij stap { $number } staat ‘{ $found }’, maar de dobbelstenen gaven ‘{ $expected }’.
ui-verify-unfinished = Bewezen zover de wedstrijd is: alle { $steps } stappen volgen de regels, en alle { $rolls } worpen zijn wat de dobbelstenen gaven. De wedstrijd is niet afgelopen.
ui-verify-signed = De server heeft ook namen, datum, einde en uitslag ondertekend.
ui-verify-dice-only = Namen, datum en het einde van de wedstrijd zijn niet bewezen: daarvoor zijn de handtekening en de sleutel van de server nodig (--key).
ui-verify-forged = Niet bewezen: de handtekening van de server hoort niet bij dit verslag. Het is veranderd, of een andere server heeft het ondertekend.
ui-verify-unsigned = Niet bewezen: niemand heeft dit verslag ondertekend.
ui-verify-promise = Niet bewezen: vóór de eerste worp beloofde de server iets anders.
ui-promise-broken = LET OP: de server heeft zijn belofte voor de dobbelstenen veranderd van { $promised } in { $shown }. De worpen van deze wedstrijd bewijzen niets.
ui-league-progress = { $game }: { $played } van { $matches } wedstrijden gespeeld.
ui-league-round = Ronde { $round }
ui-league-column-played = Gs
ui-league-column-won = W
ui-league-column-level = G
ui-league-column-lost = V
ui-league-column-goals = Doelp.
ui-league-column-points = Pnt
ui-league-absent = Wie de volgende wedstrijd mist:
ui-league-suspended =
    { $team }, nummer { $player }: geschorst voor { $matches ->
        [one] één wedstrijd
       *[other] { $matches } wedstrijden
    }.
ui-league-injured =
    { $team }, nummer { $player }: geblesseerd, afwezig voor { $matches ->
        [one] één wedstrijd
       *[other] { $matches } wedstrijden
    }.
ui-league-winner = Het toernooi is gewonnen door { $team }.
ui-league-table = Stand
ui-league-group = Groep { $group }
ui-league-division = Divisie { $division }
ui-league-results = Uitslagen
ui-league-positions = Plaatsen na elke ronde
ui-league-rounds = Ronde
ui-league-scorers = Doelpuntenmakers
ui-league-cards = Kaarten
ui-league-column-team = Ploeg
ui-league-column-player = Speler
ui-league-column-yellow = Geel
ui-league-column-red = Rood
ui-league-column-home = Thuis
ui-league-column-away = Uit
ui-league-column-score = Uitslag
ui-league-column-form = Vorm
ui-league-season = Seizoen
ui-league-seed = Startgetal
ui-league-lot = na loting: { $team }
ui-league-honours = Erelijst
ui-league-next-written = Het volgende seizoen staat in { $file }.
ui-league-not-over = Het seizoen is niet voorbij: er is nog geen volgend.
ui-league-form-won = W
ui-league-form-level = G
ui-league-form-lost = V
ui-league-reasons = Waarom ze zo staan
ui-league-second = Tweede
ui-league-third = Derde
ui-league-why-round = { $above } kwam verder dan { $below }.
ui-league-why-points = { $above } staat boven { $below } op punten: { $upper } tegen { $lower }.
ui-league-why-difference = { $above } staat boven { $below } op doelsaldo: { $upper } tegen { $lower }.
ui-league-why-goals = { $above } staat boven { $below } op doelpunten voor: { $upper } tegen { $lower }.
ui-league-why-wins = { $above } staat boven { $below } op gewonnen wedstrijden: { $upper } tegen { $lower }.
ui-league-why-head-points = { $above } staat boven { $below } op punten in de onderlinge wedstrijden: { $upper } tegen { $lower }.
ui-league-why-head-difference = { $above } staat boven { $below } op doelsaldo in de onderlinge wedstrijden: { $upper } tegen { $lower }.
ui-league-why-head-goals = { $above } staat boven { $below } op doelpunten in de onderlinge wedstrijden: { $upper } tegen { $lower }.
ui-league-why-away-goals = { $above } staat boven { $below } op uitdoelpunten: { $upper } tegen { $lower }.
ui-league-why-fair-play = { $above } staat boven { $below } op sportiviteit: { $upper } kaartpunten tegen { $lower }.
ui-league-why-buchholz = { $above } staat boven { $below } op Buchholz, de punten van alle tegenstanders: { $upper } tegen { $lower }.
ui-league-why-sonneborn-berger = { $above } staat boven { $below } op Sonneborn-Berger: { $upper } tegen { $lower }.
ui-league-why-order = { $above } staat boven { $below } op volgorde van inschrijving.
ui-league-why-lot = { $above } staat boven { $below } door loting.
ui-league-why-rung = { $above } staat hoger op de ladder dan { $below }.
ui-time-up = De tijd is om: de wedstrijd eindigt met deze beurt.
ui-time-left = Nog te spelen: { $time }

# Waarom de server iets weigert.
ui-error-bad-request = Het verzoek werd niet begrepen.
ui-error-too-slow = Het verzoek deed er te lang over.
ui-error-bad-text = De tekst bevat tekens die onzichtbaar zijn of andere omdraaien.
ui-error-key-missing = Het verzoek mist een eenmalige sleutel.
ui-error-key-reused = Deze sleutel is al voor iets anders gebruikt.
ui-error-sign-in = Begin eerst als gast of meld je aan.
ui-error-wrong-password = De naam of het wachtwoord klopt niet.
ui-error-too-many-guesses = Te veel verkeerde wachtwoorden voor deze naam; wacht een minuut.
ui-error-name-taken = Deze naam is bezet.
ui-error-bad-name = Een naam heeft 2 tot 24 letters, cijfers, spaties of streepjes.
ui-error-bad-password = Een wachtwoord heeft minstens 8 tekens.
ui-error-not-yours = Dat mag jij hier niet doen.
ui-error-not-for-bots = Met het token van een bot kun je alleen spelen. Doe dit in een browser.
ui-error-cross-site = Een andere site vroeg hierom; het is niet gedaan.
ui-error-not-found = Dit is er niet.
ui-error-method = Dit kan hier niet.
ui-error-no-game = Dit spel is er niet.
ui-error-bad-options = Het spel kan met deze opties niet worden gespeeld.
ui-error-no-coach = Deze coach is er niet.
ui-error-not-playing = De wedstrijd wordt nu niet gespeeld.
ui-error-over = De wedstrijd is afgelopen.
ui-error-seat-taken = Iemand anders heeft de plaats al ingenomen.
ui-error-stale = De wedstrijd is intussen verdergegaan.
ui-error-notation = Dit is geen zet van het spel.
ui-error-bad-record = Dit bestand is geen verslag van een wedstrijd die deze server kan naspelen.
ui-error-refused = Een regel verbiedt het.
ui-error-no-offer = Er is geen voorstel om op te antwoorden.
ui-error-needs-winner = Deze wedstrijd moet een winnaar hebben: een gelijkspel bestaat hier niet.
ui-error-coach-declines = De computer speelt door.
ui-error-no-help = Geen tips tegen een mens of in een wedstrijd die meetelt: speel op gelijke voet.
ui-error-rated-stays = In een wedstrijd die meetelt blijft staan waarop is geantwoord.
ui-error-too-late-to-abort = De eerste zet is gedaan; opgeven kan nog wel.
ui-error-cannot-claim = De winst kan niet worden opgeëist: de ander is niet aan de beurt of nog niet lang genoeg weg.
ui-error-broken-commitment = Dit is niet het geheim dat voor de dobbelstenen was toegezegd.
ui-error-nothing-to-reveal = Er wordt nu geen geheim verwacht.
ui-error-old-rules = Deze wedstrijd is met een oudere versie van de regels gespeeld.
ui-error-too-long = De wedstrijd is te lang geworden.
ui-error-too-many-matches = Je hebt te veel onafgemaakte wedstrijden.
ui-error-too-fast = Te veel verzoeken; wacht even.
ui-error-crowded = Er kijken te veel mensen.
ui-error-too-large = Het verzoek is te groot.
ui-error-chat-off = Bij deze wedstrijd wordt niet gechat.
ui-error-unavailable = De server kan dat nu niet; probeer het opnieuw.
ui-error-internal = Er ging iets mis op de server.
ui-term-against = tegen { $number }
ui-term-at-least = { $number } of meer
ui-term-exactly = precies { $number }
ui-progress = { $time } gespeeld, nog { $left }
ui-progress-start = { $time } gespeeld
ui-report-made-by = Gemaakt met Touchline { $version }.
ui-report-home = thuis
ui-report-away = uit
ui-report-matches = duels
ui-report-seed = seed
ui-report-seconds = seconden
ui-report-threads = threads
ui-report-rate = beslissingen per seconde
ui-report-interrupted = Onderbroken: { $done } van { $all } duels zijn uitgespeeld, en daarover gaat dit.
ui-report-results = Uitslagen
ui-report-wins = zeges, { $side }
ui-report-draws = gelijke spelen
ui-report-decided = gewonnen van de besliste duels, { $side }
ui-report-points = aandeel in de punten, { $side }
ui-report-home-edge = thuisvoordeel, punten boven de helft
ui-report-first-goal = gewonnen na de openingstreffer
ui-report-elo = Elo-voorsprong, { $side }
ui-report-count = aantal
ui-report-share = aandeel
ui-report-interval = 95%-interval
ui-report-a-match = Per duel
ui-report-goals-of = doelpunten, { $side }
ui-report-goals-both = doelpunten samen
ui-report-margin = doelsaldo voor thuis
ui-report-lead-changes = wisselingen van de leiding
ui-report-turns = beurten
ui-report-steps = stappen
ui-report-decisions = beslissingen
ui-report-chances = worpen en trekkingen
ui-report-mean = gemiddeld
ui-report-median = mediaan
ui-report-range = minst … meest
ui-report-goals-chart = Doelpunten van een ploeg
ui-report-both-chart = Doelpunten per duel
ui-report-lead-chart = Wisselingen van de leiding
ui-report-turns-chart = Lengte van een duel
ui-report-when-chart = Wanneer de doelpunten vallen
ui-report-goals-axis = doelpunten
ui-report-matches-axis = duels
ui-report-lead-axis = wisselingen van de leiding
ui-report-turns-axis = beurten
ui-report-turn-axis = beurt van het duel
ui-report-scores = De meest voorkomende uitslagen
ui-report-finishes = Hoe duels eindigen
ui-report-rules = Regels in actie
ui-report-rule = regel
ui-report-sentence = wat er staat
ui-report-per-match = per duel
ui-report-in-matches = in duels
ui-report-more-rules = { $count ->
    [one] Er is nog één regel gebruikt; --json toont die.
   *[other] Er zijn nog { $count } regels gebruikt; --json toont ze allemaal.
}
ui-lab-title = { $game } in het laboratorium: { $coaches }
ui-lab-combinations = combinaties
ui-lab-matches-each = duels per combinatie
ui-lab-resumed = { $matches ->
    [one] Eén duel was al gespeeld; we gaan daar verder.
   *[other] { $matches } duels waren al gespeeld; we gaan daar verder.
}
ui-lab-interrupted = Onderbroken: { $done } van { $all } duels zijn uitgespeeld en bewaard. Dezelfde opdracht gaat daar verder.
ui-lab-damaged = { $lines ->
    [one] Eén regel van de bewaarde duels was onleesbaar; dat duel is opnieuw gespeeld.
   *[other] { $lines } regels van de bewaarde duels waren onleesbaar; die duels zijn opnieuw gespeeld.
}
ui-lab-refused = Weggelaten: { $values }. { $why }
ui-lab-levels = Wat elke combinatie oplevert, met 95%-intervallen
ui-lab-differences = Verschil met de eerste ({ $first }), duel voor duel met dezelfde dobbelstenen
ui-lab-differences-note = * Nul ligt buiten het interval: meer dan geluk.
ui-lab-goals = doelpunten
ui-lab-draws = gelijk
ui-lab-turns = beurten
ui-lab-home-edge = thuisvoordeel
ui-lab-lead-changes = wisselingen
ui-lab-skill = betere coach wint
ui-lab-skill-points = punten betere coach
ui-lab-skill-note = Betere coach: { $stronger } tegen { $weaker }, { $matches } duels per combinatie met wisselende kant. Louter geluk is de helft van de besliste duels, louter kunde 100%.
ui-lab-skill-chart = Kunde tegen geluk: { $stronger } verslaat { $weaker }
ui-lab-draws-chart = Gelijke spelen
ui-lab-home-edge-chart = Thuisvoordeel
ui-lab-goals-axis = doelpunten per duel
ui-lab-draws-axis = gelijke spelen, %
ui-lab-turns-axis = beurten per duel
ui-lab-home-edge-axis = punten van thuis boven de helft, %
ui-lab-lead-changes-axis = wisselingen van de leiding per duel
ui-lab-skill-axis = duels gewonnen door de betere coach, %
ui-hint = wint { PERCENT($win) }, nog te verwachten doelpunten { $ours } tegen { $theirs }
ui-hint-for = Ervoor: { $what }.
ui-hint-against = Ertegen: { $what }.
ui-bench-game = spel
ui-bench-steps-a-second = stappen/s
ui-bench-matches-a-second = duels/s
ui-bench-steps = stappen
ui-bench-position = stelling
ui-bench-nodes = posities/CPU-s
ui-bench-speed-up = versnelling
ui-bench-possible = mogelijk
ui-bench-simulations = simulaties/s
ui-bench-playouts = partijen/s
ui-bench-tree-cost = boomkosten
ui-bench-title = Hoe snel deze machine is, op één kern
ui-bench-turn = ms per beurt
ui-bench-ratio = tegenover eerder
ui-bench-note = Coaches denken in getelde posities, zoals in simulaties: dezelfde beurten op elke machine.
ui-bench-coach = coach
ui-bench-turns = beurten
ui-bench-median = mediaan ms
ui-bench-longest = langste ms
ui-bench-limit = grens ms
ui-bench-clock-title = Hoe lang een beurt op de klok duurt, op alle kernen
ui-bench-clock-note = Vanaf het begin van een duel, opstellingen inbegrepen. Een drukke machine doet er langer over.

ui-rulings = Uitspraken
ui-ruling-options = Opties voor een andere lezing
ui-ended = { $result }. Bewaard als { $name }; terugkijken met: touchline matches open { $name }
ui-kept-as = Bewaard als { $name }; terugkijken met: touchline matches open { $name }
ui-cannot-keep = Deze wedstrijd kan niet worden bewaard: { $why }. Zet XDG_DATA_HOME op een map waarin je kunt schrijven, of sla de wedstrijd zelf op voordat je weggaat.
ui-matches = Wedstrijden
ui-matches-none = Er is hier nog geen passende wedstrijd bewaard. “touchline play” begint er een.
ui-matches-name = naam
ui-matches-game = spel
ui-matches-sides = thuis – uit
ui-matches-score = stand
ui-matches-outcome = uitslag
ui-matches-opponent = tegenstander
ui-matches-played = gespeeld
ui-matches-stats = Jouw resultaten
ui-matches-delete = { $names } voorgoed verwijderen? (y/n)
ui-outcome-won = gewonnen
ui-outcome-drawn = gelijk
ui-outcome-lost = verloren
ui-outcome-played = gespeeld
ui-outcome-unfinished = niet af
ui-record-breaks = Het verslag klopt tot en met { $entries } regels en breekt dan: { $why }
