# De interface in het Nederlands.

ui-home = Thuis
ui-away = Bezoekers
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
ui-no-hint = Er zijn nog geen coaches om raad te vragen; die komen in een latere versie.
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
        [away] de bezoekers
       *[other] { $party }
    } is niet het geheim dat vooraf is vastgelegd.
ui-verify-roll = Niet bewezen: bij stap { $number } staat ‘{ $found }’, maar de dobbelstenen gaven ‘{ $expected }’.
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
ui-time-up = De tijd is om: de wedstrijd eindigt met deze beurt.
ui-time-left = Nog te spelen: { $time }
ui-as-last-time = Zoals de vorige keer
ui-term-against = tegen { $number }
ui-term-at-least = { $number } of meer
ui-term-exactly = precies { $number }
