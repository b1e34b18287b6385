# De interface in het Nederlands.

ui-options = Opties
ui-presets = Spelvormen
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
ui-undo-consent = Terugnemen kan niet meer: er is al gegooid, of de tegenstander heeft al een zet gedaan.
ui-what-came = Wat is er gegooid? Een van deze:
ui-save-where = Waar opslaan? Typ ‘save BESTAND’.
ui-saved = Opgeslagen in { $file }.
ui-curtain =
    { SIDE($team) ->
        [you] Jij beslist.
       *[other] { TEAM($team, form: "Nom") } beslist.
    } De ander kijkt even weg; druk daarna op Enter.
ui-resigned =
    { SIDE($team) ->
        [you] Jij hebt opgegeven.
       *[other] { TEAM($team, form: "Nom") } heeft opgegeven.
    }
ui-won =
    { SIDE($team) ->
        [you] Het laatste fluitsignaal: jij wint.
       *[other] Het laatste fluitsignaal: { TEAM($team) } wint.
    }
ui-level = Het laatste fluitsignaal, en het blijft gelijk.
ui-after-the-end = Met ‘save BESTAND’ bewaar je de wedstrijd, met Enter sluit je af.
ui-left = De wedstrijd is nog niet afgelopen. Hij staat in { $file }; ga verder met: touchline play { $game } --resume { $file }
ui-not-kept = De wedstrijd is nog niet afgelopen en kon niet worden opgeslagen: { $why }
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
ui-verify-unfinished = Bewezen tot waar de wedstrijd is gekomen: elke stap volgt de regels ({ $steps }), en elke worp klopt met wat de dobbelstenen gaven ({ $rolls }). De wedstrijd is niet afgelopen.
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
    { $team }, nummer { $player }: geblesseerd, mist { $matches ->
        [one] één wedstrijd
       *[other] { $matches } wedstrijden
    }.
ui-league-winner = { $team } wint het toernooi.
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
ui-league-not-over = Het seizoen is nog niet voorbij, dus er is nog geen volgend seizoen.
ui-league-form-won = W
ui-league-form-level = G
ui-league-form-lost = V
ui-league-reasons = Waarom de volgorde zo is
ui-league-second = Tweede
ui-league-third = Derde
ui-league-why-round = { $above } kwam verder dan { $below }.
ui-league-why-points = { $above } staat boven { $below } op punten: { $upper } tegen { $lower }.
ui-league-why-difference = { $above } staat boven { $below } op doelsaldo: { $upper } tegen { $lower }.
ui-league-why-goals = { $above } staat boven { $below } op gemaakte doelpunten: { $upper } tegen { $lower }.
ui-league-why-wins = { $above } staat boven { $below } op gewonnen wedstrijden: { $upper } tegen { $lower }.
ui-league-why-head-points = { $above } staat boven { $below } op punten in de onderlinge wedstrijden: { $upper } tegen { $lower }.
ui-league-why-head-difference = { $above } staat boven { $below } op doelsaldo in de onderlinge wedstrijden: { $upper } tegen { $lower }.
ui-league-why-head-goals = { $above } staat boven { $below } op doelpunten in de onderlinge wedstrijden: { $upper } tegen { $lower }.
ui-league-why-away-goals = { $above } staat boven { $below } op uitdoelpunten: { $upper } tegen { $lower }.
ui-league-why-fair-play = { $above } staat boven { $below } op sportiviteit: { $upper } kaartpunten tegen { $lower }.
ui-league-why-buchholz = { $above } staat boven { $below } op Buchholz, de punten van alle tegenstanders: { $upper } tegen { $lower }.
ui-league-why-sonneborn-berger = { $above } staat boven { $below } op Sonneborn-Berger, punten gewogen naar die van de tegenstanders: { $upper } tegen { $lower }.
ui-league-why-order = { $above } staat boven { $below } op volgorde van inschrijving.
ui-league-why-lot = { $above } staat boven { $below } door loting.
ui-league-why-rung = { $above } staat hoger op de ladder dan { $below }.
ui-competition-log-made = De competitie werd aangekondigd.
ui-competition-log-started =
    { $coaches ->
        [0] De competitie is begonnen met { $entrants } deelnemers.
       *[other] De competitie is begonnen met { $entrants } deelnemers, onder wie computercoaches: { $coaches }.
    }
ui-competition-log-too-few = Afgelast: er waren te weinig inschrijvingen.
ui-competition-log-called-off = De competitie werd vóór het begin afgelast.
ui-competition-log-nobody-came = { $home } – { $away }: geen van beide kwam opdagen, beide verliezen.
ui-competition-log-forfeited = { $home } – { $away }: reglementaire winst voor { $winner }, omdat de tegenstander niet op tijd kwam.
ui-competition-log-plays-on = { $home } – { $away } was bij de deadline nog bezig. De wedstrijd wordt uitgespeeld; de volgende ronde wacht er niet op.
ui-competition-log-postponed = { $home } – { $away }: in overleg uitgesteld tot { $until }.
ui-competition-log-adjudicated = { $home } – { $away }: de organisator bepaalde { $score }. Reden: { $note }
ui-competition-log-late = { $home } – { $away } eindigde in { $score } toen de wedstrijd al beslist was; de uitslag telt niet.
ui-competition-log-withdrew = { $team } heeft de competitie verlaten.
ui-competition-log-won = De competitie is afgelopen, { $team } heeft gewonnen.
ui-competition-log-over = De competitie is afgelopen.
ui-time-up = De tijd is om: de wedstrijd eindigt met deze beurt.
ui-time-left = Nog te spelen: { $time }

# Waarom de server iets weigert.
ui-error-bad-request = Het verzoek werd niet begrepen.
ui-error-too-slow = Het verzoek deed er te lang over.
ui-error-bad-text = De tekst bevat onzichtbare tekens of tekens die de schrijfrichting omkeren.
ui-error-key-missing = Het verzoek mist een idempotentiesleutel.
ui-error-key-reused = Deze sleutel is al voor iets anders gebruikt.
ui-error-sign-in = Begin eerst als gast of log in.
ui-error-wrong-password = De naam of het wachtwoord klopt niet.
ui-error-too-many-guesses = Te veel verkeerde wachtwoorden voor deze naam; wacht een minuut.
ui-error-name-taken = Deze naam is bezet.
ui-error-bad-name = Een naam heeft 2 tot en met 24 letters, cijfers, spaties of streepjes.
ui-error-bad-password = Een wachtwoord heeft minstens 8 tekens.
ui-error-not-yours = Dat mag je hier niet doen.
ui-error-not-for-bots = Met het token van een bot kun je alleen spelen. Doe dit in een browser.
ui-error-cross-site = Het verzoek kwam van een andere site en is geblokkeerd.
ui-error-not-found = Niet gevonden.
ui-error-method = Dit kan hier niet.
ui-error-no-game = Dat spel bestaat hier niet.
ui-error-bad-options = Het spel kan met deze opties niet worden gespeeld.
ui-error-no-coach = Die coach bestaat niet.
ui-error-not-playing = De wedstrijd wordt op dit moment niet gespeeld.
ui-error-over = De wedstrijd is afgelopen.
ui-error-seat-taken = Iemand anders heeft de plaats al ingenomen.
ui-error-stale = De wedstrijd is intussen verdergegaan.
ui-error-notation = Dat is geen zet in dit spel.
ui-error-bad-record = Dit bestand is geen wedstrijdverslag dat deze server kan naspelen.
ui-error-refused = Een regel verbiedt het.
ui-error-no-offer = Er is geen voorstel om op te antwoorden.
ui-error-needs-winner = Deze wedstrijd moet een winnaar hebben: een gelijkspel bestaat hier niet.
ui-error-coach-declines = De computer speelt door.
ui-error-no-help = Geen tips tegen een mens of in een wedstrijd die meetelt: speel op gelijke voet.
ui-error-rated-stays = In een wedstrijd die meetelt, kun je een zet niet terugnemen als er al op is geantwoord.
ui-error-chance-stays = Wat de dobbelstenen gaven, blijft staan: alleen in oefenwedstrijden kun je terug tot vóór een worp.
ui-error-dice-are-rolled = In deze wedstrijd gooit het programma de dobbelstenen.
ui-error-too-late-to-abort = De eerste zet is gedaan; je kunt nu alleen nog opgeven.
ui-error-cannot-claim = Je kunt de winst niet opeisen: de ander is niet aan zet of nog niet lang genoeg weg.
ui-error-broken-commitment = Dit is niet het geheim dat voor de dobbelstenen was beloofd.
ui-error-nothing-to-reveal = Er wordt nu geen geheim verwacht.
ui-error-old-rules = Deze wedstrijd is met een oudere versie van de regels gespeeld.
ui-error-too-long = De wedstrijd is te lang geworden.
ui-error-too-many-matches = Je hebt te veel onafgemaakte wedstrijden.
ui-error-entry-closed = De inschrijving is gesloten.
ui-error-competition-full = Alle plaatsen zijn bezet.
ui-error-rating-outside = Je rating valt buiten de grenzen van deze competitie.
ui-error-fixture-not-open = Deze wedstrijd kan nu niet worden gespeeld, verzet of veranderd.
ui-error-played-on = Op grond van deze uitslag zijn al latere wedstrijden gespeeld.
ui-error-too-many-competitions = Je organiseert al zoveel competities als één persoon mag.
ui-error-too-fast = Te veel verzoeken; wacht even.
ui-error-crowded = Er kijken te veel mensen.
ui-error-too-large = Het verzoek is te groot.
ui-error-chat-off = Bij deze wedstrijd wordt niet gechat.
ui-error-unavailable = De server kan dat nu niet; probeer het opnieuw.
ui-error-internal = Er ging iets mis op de server.
ui-error-needs-server = Hier zijn andere mensen voor nodig, en dus een server; die is er nu niet.
ui-error-damaged = Wat van deze wedstrijd bewaard is, kan niet meer worden gelezen.
ui-error-not-kept = Deze browser heeft geen ruimte om dat te bewaren, dus het is niet gedaan. Exporteer en verwijder wat wedstrijden en probeer het opnieuw.
ui-term-against = tegen { $number }
ui-term-at-least = { $number } of meer
ui-term-exactly = precies { $number }
ui-progress = { $time } gespeeld, nog { $left }
ui-progress-start = { $time } gespeeld
ui-report-made-by = Gemaakt met Touchline { $version }.
ui-report-home = thuis
ui-report-away = uit
ui-report-matches = wedstrijden
ui-report-seed = startgetal
ui-report-seconds = seconden
ui-report-threads = threads
ui-report-rate = beslissingen per seconde
ui-report-interrupted = Onderbroken: de cijfers gaan over de { $done } van { $all } wedstrijden die zijn uitgespeeld.
ui-report-results = Uitslagen
ui-report-wins = zeges, { $side }
ui-report-draws = gelijke spelen
ui-report-decided = winst als er een winnaar was, { $side }
ui-report-points = aandeel in de punten, { $side }
ui-report-home-edge = thuisvoordeel, deel van de punten boven 50%
ui-report-first-goal = gewonnen na de openingstreffer
ui-report-elo = Elo-voorsprong, { $side }
ui-report-count = aantal
ui-report-share = aandeel
ui-report-interval = 95%-betrouwbaarheidsinterval
ui-report-a-match = Per wedstrijd
ui-report-goals-of = doelpunten, { $side }
ui-report-goals-both = doelpunten samen
ui-report-margin = doelsaldo in het voordeel van thuis
ui-report-lead-changes = wisselingen aan de leiding
ui-report-turns = beurten
ui-report-steps = stappen
ui-report-decisions = beslissingen
ui-report-chances = worpen, draaien en trekkingen
ui-report-mean = gemiddeld
ui-report-median = mediaan
ui-report-range = min … max
ui-report-goals-chart = Doelpunten per ploeg
ui-report-both-chart = Doelpunten per wedstrijd
ui-report-lead-chart = Wisselingen aan de leiding
ui-report-turns-chart = Lengte van een wedstrijd
ui-report-when-chart = Wanneer de doelpunten vallen
ui-report-goals-axis = doelpunten
ui-report-matches-axis = wedstrijden
ui-report-lead-axis = wisselingen aan de leiding
ui-report-turns-axis = beurten
ui-report-turn-axis = beurt van de wedstrijd
ui-report-scores = De meest voorkomende uitslagen
ui-report-finishes = Hoe wedstrijden eindigen
ui-report-rules = Regels in actie
ui-report-rule = regel
ui-report-sentence = wat er staat
ui-report-per-match = per wedstrijd
ui-report-in-matches = in wedstrijden
ui-report-more-rules = { $count ->
    [one] Er is nog één regel gebruikt; --json toont die.
   *[other] Er zijn nog { $count } regels gebruikt; --json toont ze allemaal.
}
ui-lab-title = { $game } in het laboratorium: { $coaches }
ui-lab-combinations = combinaties
ui-lab-matches-each = wedstrijden per combinatie
ui-lab-resumed =
    { $matches ->
        [one] Eén wedstrijd was al gespeeld; we gaan daar verder.
       *[other] { $matches } wedstrijden waren al gespeeld; we gaan daar verder.
    }
ui-lab-interrupted = Onderbroken: { $done } van { $all } wedstrijden zijn uitgespeeld en opgeslagen. Dezelfde opdracht gaat daar verder.
ui-lab-damaged =
    { $lines ->
        [one] Eén opgeslagen wedstrijd was onleesbaar en is opnieuw gespeeld.
       *[other] { $lines } opgeslagen wedstrijden waren onleesbaar en zijn opnieuw gespeeld.
    }
ui-lab-refused = Weggelaten: { $values }. { $why }
ui-lab-levels = Resultaten van elke combinatie, met 95%-betrouwbaarheidsintervallen
ui-lab-differences = Verschil met de eerste ({ $first }), wedstrijd voor wedstrijd met dezelfde dobbelstenen
ui-lab-differences-note = * Nul ligt buiten het interval: meer dan geluk.
ui-lab-goals = doelpunten
ui-lab-draws = gelijk
ui-lab-turns = beurten
ui-lab-home-edge = thuisvoordeel
ui-lab-lead-changes = wisselingen
ui-lab-skill = betere coach wint
ui-lab-skill-points = punten betere coach
ui-lab-skill-note = Betere coach: { $stronger } tegen { $weaker }, { $matches } wedstrijden per combinatie, met gewisselde kanten. Met louter geluk zou hij de helft van de wedstrijden met een winnaar winnen, met louter kunde 100%.
ui-lab-skill-chart = Kunde tegen geluk: { $stronger } verslaat { $weaker }
ui-lab-draws-chart = Gelijke spelen
ui-lab-home-edge-chart = Thuisvoordeel
ui-lab-goals-axis = doelpunten per wedstrijd
ui-lab-draws-axis = gelijke spelen, %
ui-lab-turns-axis = beurten per wedstrijd
ui-lab-home-edge-axis = deel van de punten van thuis boven 50%
ui-lab-lead-changes-axis = wisselingen aan de leiding per wedstrijd
ui-lab-skill-axis = wedstrijden gewonnen door de betere coach, %
ui-hint = winstkans { PERCENT($win) }, nog te verwachten doelpunten { $ours }-{ $theirs }
ui-hint-for = Ervoor pleit: { $what }.
ui-hint-against = Ertegen pleit: { $what }.
ui-bench-game = spel
ui-bench-steps-a-second = stappen/s
ui-bench-matches-a-second = wedstrijden/s
ui-bench-steps = stappen
ui-bench-position = stelling
ui-bench-nodes = stellingen/CPU-s
ui-bench-speed-up = versnelling
ui-bench-possible = mogelijk
ui-bench-simulations = simulaties/s
ui-bench-playouts = uitgespeelde partijen/s
ui-bench-tree-cost = kosten van de boom
ui-bench-title = Hoe snel deze machine is, op één kern
ui-bench-turn = ms per beurt
ui-bench-ratio = t.o.v. eerder
ui-bench-note = Coaches zijn begrensd door het aantal bekeken stellingen, zoals in simulaties; daardoor spelen ze op elke machine dezelfde beurten.
ui-bench-coach = coach
ui-bench-turns = beurten
ui-bench-median = mediaan, ms
ui-bench-longest = langste, ms
ui-bench-limit = grens, ms
ui-bench-clock-title = Hoe lang een beurt op de klok duurt, op alle kernen
ui-bench-clock-note = Vanaf het begin van een wedstrijd, opstellingen inbegrepen. Een drukke machine doet er langer over.

ui-rests-on = { $ruling }: { $decision } (Andere lezing: optie { $option }.)

ui-ended = { $result }. Bewaard als { $name }; terugkijken met: touchline matches open { $name }
ui-kept-as = Bewaard als { $name }; terugkijken met: touchline matches open { $name }
ui-cannot-keep = Deze wedstrijd kan niet worden bewaard: { $why }. Zet XDG_DATA_HOME op een map waarin je kunt schrijven, of sla de wedstrijd zelf op voordat je weggaat.
ui-matches = Wedstrijden
ui-matches-none = Hier is geen wedstrijd bewaard die voldoet. Met ‘touchline play’ begin je er een.
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
ui-outcome-unfinished = niet uitgespeeld
ui-record-breaks =
    { $entries ->
        [one] De eerste stap van het verslag klopt, daarna gaat het mis: { $why }
       *[other] De eerste { $entries } stappen van het verslag kloppen, daarna gaat het mis: { $why }
    }
ui-tui-spinning = De draaischijf beslist.
ui-tui-goal = DOELPUNT!
ui-tui-yellow = Gele kaart
ui-tui-red = Rode kaart
ui-tui-rematch = Revanche
ui-tui-review = Terugkijken: stap { $at } van { $length }
ui-tui-key-back = terug
ui-tui-key-on = verder
ui-sum-look-back = Deze wedstrijd terugkijken
ui-sum-goals = Doelpunten
ui-sum-chances = Verwachte doelpunten
ui-sum-shots = Schoten
ui-sum-corners = Hoekschoppen
ui-sum-yellow = Gele kaarten
ui-sum-red = Rode kaarten
ui-menu-title = Voetbal op tafel
ui-menu-continue = Verder spelen
ui-menu-new = Nieuwe wedstrijd
ui-menu-look-back = Een wedstrijd terugkijken
ui-menu-rules = Regels
ui-menu-server = Op een server spelen
ui-menu-server-about = Typ het adres van een server met een wedstrijd, of plak een uitnodigingslink.
ui-menu-start = Aftrappen
ui-menu-edition = Spelvorm
ui-menu-rulebook = volgens het boekje
ui-menu-yes = ja
ui-menu-no = nee
ui-champions-ball = Bal in { $steps }, trap { $left }
ui-menu-opponent = Tegenstander
ui-menu-somebody = iemand aan dit toetsenbord
ui-menu-levels = Van random, die alleen weet wat mag, via rookie, club en pro naar world, de sterkste.
ui-menu-side = Jouw kant
ui-menu-back = Startmenu
ui-menu-keys = ↑↓ kiezen · ←→ veranderen · Enter verder · Esc terug
ui-config-here = Je instellingen staan in { $file }.
ui-config-none = Je hebt nog geen eigen instellingen. Ze zouden in { $file } staan; ‘touchline config --example’ laat zien wat erin kan.
ui-learn-written = { $done } van { $all } generaties klaar. Het beste netwerk tot nu toe staat in { $file }.
ui-learn-nothing = { $done } van { $all } generaties klaar. Nog geen nieuw netwerk heeft het oude verslagen, dus { $file } is niet geschreven.
ui-turn-chance = toeval
ui-turn-over = afgelopen
ui-bench-keys = toetsen
ui-bench-p99 = 99 van de 100, ms
ui-bench-terminal-title = Hoe snel het scherm een toets beantwoordt terwijl een coach nadenkt
ui-bench-terminal-note = 200 kolommen bij 60 regels; van de toets tot de bytes voor de terminal. Bij 60 beelden per seconde duurt een beeld 16,7 ms.
ui-not-understood = ‘{ $found }’ in kolom { $column } wordt niet begrepen. ‘list’ toont de keuzes.
ui-not-finished = Er ontbreekt iets aan het eind. ‘list’ toont de keuzes.
ui-cannot-come = ‘{ $found }’ kan nu niet de uitkomst zijn.
ui-no-such-rule = { $game } heeft geen regel of hoofdstuk ‘{ $id }’.
ui-rules-near = Bedoelde je { $names }?
ui-rules-chapters = De hoofdstukken zijn { $names }.
ui-no-such-ruling = { $game } heeft geen uitspraak ‘{ $id }’; ze lopen van R1 tot en met R{ $last }.
ui-ready = Touchline staat klaar op { $address }
