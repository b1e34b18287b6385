# De terminal op volledig scherm, in het Nederlands.

ui-tui-too-small = Touchline heeft { $width } kolommen en { $height } regels nodig; dit venster heeft er { $columns } en { $rows }. Maak het groter of speel met --plain.
ui-tui-connecting = Een ogenblik …
ui-tui-thinking =
    { SIDE($team) ->
        [you] Jij denkt na
       *[other] { TEAM($team, form: "Nom") } denkt na
    }
ui-tui-to-move = Aan zet: { $team }
ui-tui-rolling = De dobbelstenen beslissen …
ui-tui-handover =
    { SIDE($team) ->
        [you] Nu ben jij aan zet. Druk op Enter om het bord af te dekken.
       *[other] Nu is { TEAM($team) } aan zet. Druk op Enter om het bord af te dekken.
    }
ui-tui-waiting-opponent = Wachten op een tegenstander …
ui-tui-waiting-dice = Beide partijen leggen de dobbelstenen klaar …
ui-tui-invite = Wie deze link het eerst opent, krijgt de andere plaats:
ui-tui-reconnecting =
    { $seconds ->
        [one] opnieuw verbinden over één seconde
       *[other] opnieuw verbinden over { $seconds } seconden
    }
ui-tui-which = Welke van deze?
ui-tui-nothing-here = Daar is nu niets te doen.
ui-tui-not-so = Dat kan niet
ui-tui-asking-coach = De coach kijkt ernaar … (Esc: stoppen)
ui-tui-advice = Wat de coach zou doen
ui-tui-no-advice = De coach heeft geen voorstel.
ui-tui-no-rule = Geen regel gevonden.
ui-tui-leave = Stoppen? De wedstrijd wordt opgeslagen; je kunt later verder.
ui-tui-leave-server = Stoppen? De wedstrijd gaat door op de server, en je klok loopt verder.
ui-tui-resign = Opgeven? Dan wint de ander.
ui-tui-save = In welk bestand sla je de wedstrijd op?
ui-tui-not-saved = { $file } kon niet worden geschreven: { $why }
ui-tui-elsewhere = De wedstrijd blijft op de server. Kom terug met: { $command }
ui-tui-asked = Het is aan de ander gevraagd.
ui-tui-offer-undo = { TEAM($team, form: "Nom") } wil een beslissing terugnemen. y: ja, n: nee.
ui-tui-offer-draw =
    { SIDE($team) ->
        [you] Jij biedt een gelijkspel aan.
       *[other] { TEAM($team, form: "Nom") } biedt een gelijkspel aan.
    } y: ja, n: nee.
ui-tui-agreed = Beide partijen zijn een gelijkspel overeengekomen.
ui-tui-forfeited = { TEAM($team, form: "Nom") } bleef te lang weg en verliest reglementair.
ui-tui-aborted = De wedstrijd is afgelast.
ui-tui-key-choose = kiezen
ui-tui-key-do = uitvoeren
ui-tui-key-list = lijst
ui-tui-key-hint = tip
ui-tui-key-undo = terugnemen
ui-tui-key-find = zoeken
ui-tui-key-rules = regels
ui-tui-key-save = opslaan
ui-tui-key-talk = iets zeggen
ui-tui-key-leave = stoppen
ui-tui-key-language = taal
ui-tui-key-all = toetsen
ui-tui-key-interrupt = stop met denken
ui-tui-key-close = sluiten
ui-tui-key-yes = ja
ui-tui-keys =
    ↑ ↓ ← →      bewegen op het bord of in de lijst
    Enter        oppakken, kiezen; nog eens: uitvoeren
    Tab          van het bord naar de lijst en terug
    Home, End    naar de volgende plek waar iets kan
    1, 2, 3 …    uit de lijst kiezen op nummer
    /            in de lijst zoeken op notatie of woord
    Esc          loslaten; de computer laten stoppen met denken
    h            een coach om een tip vragen
    u            je laatste beslissing terugnemen
    ?            de regels; na een weigering de regel erachter
    PgUp, PgDn   door het commentaar bladeren
    s            de wedstrijd in een bestand opslaan
    r            opgeven
    L            een andere taal
    t            iets tegen de ander zeggen (online)
    d            gelijkspel aanbieden (online)
    q            stoppen

    Met de muis kan alles ook: klik op een plek, een regel of een toets onderaan.
ui-tui-not-understood = ‘{ $found }’ in kolom { $column } wordt niet begrepen.
ui-tui-not-finished = Er ontbreekt iets aan het eind.
