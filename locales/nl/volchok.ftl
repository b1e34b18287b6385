# Volchok in het Nederlands.

## Hoofdstukken

volchok-section-setup = Opstelling
volchok-section-kick-off = Aftrap
volchok-section-turn = De beurt
volchok-section-move = Spelers verplaatsen
volchok-section-pass = Passes en dieptepasses
volchok-section-lob = Lobs
volchok-section-duty = Plichten van de ploeg aan de bal
volchok-section-tackle = Tackles
volchok-section-shot = Schoten, reddingen en hoekschoppen
volchok-section-control = Aannemen en schieten
volchok-section-goal = Doelpunten en kaarten
volchok-section-chance = De draaischijf
volchok-section-end = Einde van de wedstrijd

## Regels

volchok-rule-set-1 = Elke ploeg begint met een keeper (1) en vijf veldspelers (2 tot en met 6) op haar startvakken, de keeper op het middelste vak voor zijn doel.
volchok-rule-set-2 = De wedstrijd begint bij 0-0 met alle twaalf spelers op het veld.
volchok-rule-toss-1 = Beide ploegen draaien en het hoogste getal neemt de aftrap; bij gelijke getallen draaien ze allebei opnieuw.
volchok-rule-ko-1 = De ploeg die aftrapt, kiest een van haar veldspelers op het veld, die met de bal op het aftrapvak gaat staan; alle anderen staan op hun startvak.
volchok-rule-ko-2 = Een aftrapbeurt is altijd een basisbeurt: er mag niets worden aangekondigd.
volchok-rule-ko-3 = Met de eerste actie van een aftrapbeurt moet de bal naar de speelhelft van de tegenstander worden getrapt of, tenzij de opties dat verbieden, gedribbeld; tot dan mag niemand anders bewegen en mag de beurt niet eindigen.
volchok-rule-ko-4 = In een aftrapbeurt mag niet worden gelobd.
volchok-rule-ko-5 = Heeft de ploeg die moet aftrappen geen veldspeler op het veld, dan neemt de andere ploeg de aftrap.

volchok-rule-turn-1 = De ploegen zijn om de beurt aan zet, en elke beurt verloopt in dezelfde volgorde: aankondiging, draai, acties.
volchok-rule-turn-2 = Een schot, een tackle of ‘aannemen en schieten’ moet vóór de draai worden aangekondigd, met de speler erbij; anders is het een basisbeurt.
volchok-rule-turn-3 = Een aankondiging kan niet worden gewijzigd.
volchok-rule-turn-4 = Het gedraaide getal is het puntenbudget van de beurt: elk vak dat een speler, de bal of een speler met de bal aflegt, kost 1 punt.
volchok-rule-turn-5 = De punten mogen in elke volgorde over alle acties van alle spelers van de ploeg worden verdeeld.
volchok-rule-turn-6 = Niet alle punten hoeven te worden gebruikt, tenzij de opties dat eisen, en ongebruikte punten vervallen.
volchok-rule-turn-7 = Een uitgevoerde actie kan niet worden teruggenomen.
volchok-rule-turn-8 = Na een lob of een geslaagde tackle krijgt dezelfde ploeg een extra beurt: een volledige beurt met een eigen aankondiging en draai.
volchok-rule-turn-9 = Levert een beurt geen extra beurt op, dan is de andere ploeg aan zet.

volchok-rule-move-1 = Een speler verplaatst zich naar een van de acht aangrenzende vakken.
volchok-rule-move-2 = Twee spelers mogen niet op hetzelfde vak staan; een tackle in uitvoering is de enige uitzondering.
volchok-rule-move-3 = Een keeper mag alleen op de drie vakken voor zijn eigen doel staan.
volchok-rule-move-4 = Een veldspeler mag de keeperszone van de tegenstander niet in.
volchok-rule-move-5 = De balbezitter neemt de bal mee als hij beweegt en kan hem niet laten liggen.
volchok-rule-move-6 = Een speler die op het vak van een losse bal stapt, heeft de bal, zonder extra kosten.
volchok-rule-house-1 = In de eigen keeperszone en op de vakken ernaast mogen niet meer veldspelers staan dan afgesproken.

volchok-rule-pass-1 = Alleen de balbezitter mag de bal trappen, en alleen in een rechte lijn langs een rij, een kolom of een diagonaal.
volchok-rule-pass-2 = Een trap mag niet over een vak gaan waarop een speler staat.
volchok-rule-pass-3 = Een trap moet eindigen bij een teamgenoot (pass) of op een vak zonder speler (dieptepass), nooit bij een tegenstander.
volchok-rule-pass-4 = Een trap mag niet in de keeperszone van de tegenstander komen: een bal richting doel is een schot.
volchok-rule-pass-5 = Een dieptepass mag niet in de eigen keeperszone eindigen.
volchok-rule-pass-6 = Een trap mag niet langer zijn dan het aantal resterende punten.

volchok-rule-lob-1 = Een lob is de eerste en enige actie van de beurt en komt van de speler die de bal had toen de beurt begon.
volchok-rule-lob-2 = Een lob legt precies het gedraaide aantal vakken af, langs een rij, een kolom of een diagonaal.
volchok-rule-lob-3 = Een lob moet neerkomen bij een teamgenoot die veldspeler is en buiten de eigen keeperszone staat.
volchok-rule-lob-4 = Een lob mag over alle spelers en zones heen vliegen.
volchok-rule-lob-5 = Een geslaagde lob levert de ploeg een extra beurt op.
volchok-rule-lob-6 = Een lob mag niet korter zijn dan het minimum uit de opties, normaal 1 vak.
volchok-rule-lob-7 = Met aangekondigde lobs wordt een lob vóór de draai genoemd; brengt het getal hem niet bij de ontvanger, dan komt de bal dat aantal vakken verder op de lijn neer en is de tegenstander aan zet.

volchok-rule-ball-1 = Een ploeg die aan het begin van haar beurt de bal heeft, of met haar getal een losse bal kan bereiken en die dan nog kan verplaatsen, moet de bal in die beurt verplaatsen.
volchok-rule-zone-1 = Een ploeg mag een basisbeurt niet eindigen met de bal in haar eigen keeperszone, of de keeper hem nu heeft of, tenzij de opties dat toestaan, een ander.
volchok-rule-ball-2 = Geen actie mag zo weinig punten overlaten dat de ploeg de bal niet meer kan verplaatsen en uit haar eigen keeperszone kan krijgen.
volchok-rule-ball-3 = Is het gedraaide getal hoe dan ook te laag om de bal te verplaatsen en uit de eigen keeperszone te krijgen, dan vervallen beide plichten voor die beurt.

volchok-rule-tack-1 = Een tackle wordt aangekondigd voor één eigen veldspeler terwijl een tegenstander de bal heeft.
volchok-rule-tack-2 = Alleen een veldspeler van de tegenstander die de bal heeft en buiten zijn eigen keeperszone staat, kan worden getackeld; een keeper nooit.
volchok-rule-tack-3 = De tackelaar heeft een pad van vrije aangrenzende vakken naar de balbezitter nodig dat buiten de keeperszone van de tegenstander blijft, en mag alleen bij de balbezitter uitkomen.
volchok-rule-tack-4 = Een tackle mag alleen worden aangekondigd als hij kan slagen: de lengte van het pad (1 vanaf een aangrenzend vak) plus 1 mag niet hoger zijn dan het hoogste getal van de draaischijf, normaal 6.
volchok-rule-tack-5 = Overtreding: bij een getal lager dan de lengte van zijn pad krijgt de tackelaar een gele kaart en verlaat hij het veld.
volchok-rule-tack-6 = Gevaarlijk spel: bij een getal gelijk aan de lengte van zijn pad krijgt de tackelaar een rode kaart en verlaat hij het veld.
volchok-rule-tack-7 = Bij een getal hoger dan de lengte van zijn pad neemt de tackelaar de bal mee naar een vrij vak naast de balbezitter, buiten de keeperszone van de tegenstander; de balbezitter blijft staan en niemand verlaat het veld.
volchok-rule-tack-8 = Een geslaagde tackle levert een extra beurt op; punten boven de lengte van het pad plus 1 vervallen, tenzij de opties anders bepalen.
volchok-rule-tack-9 = Na een kaart houdt de balbezitter de bal en is zijn ploeg aan zet.

volchok-rule-shot-1 = Een schot wordt vóór de draai aangekondigd, voor de veldspeler die de bal heeft en voor één vak van het net.
volchok-rule-shot-2 = De schutter moet op een lijn staan, recht vooruit of diagonaal, die door de keeperszone en over de doellijn naar het gekozen vak van het net loopt.
volchok-rule-shot-3 = Een schot mag alleen worden aangekondigd als het hoogste getal van de draaischijf, normaal 6, tot in het net reikt.
volchok-rule-shot-4 = Tussen de schutter en het net mag geen veldspeler van een van beide ploegen staan; de keeper van de tegenstander wel.
volchok-rule-shot-5 = Is het getal te laag voor het net, dan rolt de bal dat aantal vakken langs de lijn en blijft daar liggen, en is de tegenstander aan zet.
volchok-rule-shot-6 = Een te zwak schot dat in de keeperszone stopt, is voor de keeper, waar hij ook in die zone staat.
volchok-rule-shot-7 = Reikt het getal tot in het net en staat de keeper niet op de lijn van het schot, dan is het een doelpunt.
volchok-rule-shot-8 = Reikt het getal tot in het net en staat de keeper op de lijn van het schot, dan draait de verdedigende ploeg om de afloop: doelpunt, redding of hoekschop.
volchok-rule-save-1 = Na een redding heeft de keeper de bal en is zijn ploeg aan zet.
volchok-rule-corn-1 = Bij een hoekschop gaat de schutter met de bal naar een van de twee hoekvakken naast het aangevallen doel; zijn ploeg kiest welk, tenzij de opties het dichtstbijzijnde voorschrijven.
volchok-rule-corn-2 = Staat er een teamgenoot van de schutter op dat hoekvak, dan krijgt die de bal en blijft de schutter staan.
volchok-rule-corn-3 = Staat er een tegenstander op dat hoekvak, dan wordt de schutter met de bal op een van de dichtstbijzijnde vrije vakken buiten de keeperszone van de tegenstander gezet, naar keuze van zijn ploeg.
volchok-rule-corn-4 = Na een hoekschop is de verdedigende ploeg aan zet, tenzij de opties anders bepalen; in de volgende beurt van zijn ploeg mag de nemer dribbelen of passen.
volchok-rule-save-2 = Krijgt een keeper de bal na een redding of een te zwak schot, dan moet de bal in de eerstvolgende beurt van zijn ploeg zijn zone uit.

volchok-rule-cs-1 = Bij een losse bal mag vóór de draai een veldspeler met één vak van het net worden aangekondigd, die in één actie naar de bal loopt en schiet.
volchok-rule-cs-2 = De bal moet op een schotlijn naar dat vak van het net liggen, zonder veldspeler ertussen; de loper zelf telt niet mee.
volchok-rule-cs-3 = De loop, over het kortste vrije pad buiten de keeperszone van de tegenstander om, en het schot mogen samen niet langer zijn dan het hoogste getal van de draaischijf, normaal 6.
volchok-rule-cs-4 = Is het getal lager dan de loop lang is, dan legt de speler dat aantal vakken af over een kortste pad naar keuze van zijn coach en blijft de bal liggen.
volchok-rule-cs-5 = Is het getal gelijk aan de lengte van de loop, dan bereikt de speler de bal, heeft hij hem in bezit en eindigt de beurt.
volchok-rule-cs-6 = Is het getal hoger dan de loop lang is maar te laag voor het net, dan staat de speler waar de bal lag en rolt de bal voor de rest van het getal door, zoals bij elk te zwak schot.
volchok-rule-cs-7 = Is het getal genoeg voor loop en schot, dan schiet de speler vanwaar de bal lag: een doelpunt als de keeper niet op de lijn staat, en anders wordt er om de afloop gedraaid.

volchok-rule-goal-1 = Elk doelpunt telt voor één, en beide ploegen keren terug naar hun startvakken.
volchok-rule-goal-2 = De ploeg die het doelpunt tegen kreeg, neemt de aftrap.
volchok-rule-card-1 = Een speler met een gele kaart keert terug bij het volgende doelpunt, welke ploeg het ook maakt.
volchok-rule-card-2 = Een speler met een rode kaart keert terug bij het volgende doelpunt van zijn eigen ploeg.
volchok-rule-card-3 = Terugkerende spelers komen op hun eigen startvak; de vakken van wie nog niet terug mag, blijven leeg.

volchok-rule-ch-1 = Blijft de pijl op een scheidingslijn staan, dan wordt er opnieuw gedraaid.

volchok-rule-end-1 = De eerste ploeg die 4 doelpunten maakt, of het aantal uit de opties, wint meteen.
volchok-rule-end-2 = Met een beurtenlimiet eindigt de wedstrijd na dat aantal voltooide beurten van beide ploegen samen, extra beurten meegerekend, en wint de ploeg met de meeste doelpunten.
volchok-rule-end-3 = Met een klok eindigt de wedstrijd met de beurt waarin de tijd verstrijkt, en wint de ploeg met de meeste doelpunten.
volchok-rule-end-4 = Een gelijke stand bij de limiet is een gelijkspel; met de optie golden goal wordt er doorgespeeld en wint het volgende doelpunt.
volchok-rule-end-5 = Na 500 voltooide beurten, of het aantal uit de opties, is de wedstrijd in elk geval afgelopen: de ploeg met de meeste doelpunten wint, een gelijke stand is een gelijkspel.

## Gebeurtenissen

volchok-event-tossed = De pijl heeft gesproken: { $home } voor de thuisploeg, { $away } voor de uitploeg. De aftrap is voor { TEAM($by) }.
volchok-event-tossed-level = Allebei { $number }: nog geen verschil, dus nog een keer draaien.
volchok-event-kick-off = { $piece } staat klaar op de middenlijn om af te trappen voor { TEAM($by) }.
    .v2 = { $piece } legt de bal klaar op het aftrapvak. Aftrap voor { TEAM($by) }.
volchok-event-shot-declared =
    { $needed ->
        [6] { $piece } legt aan op { $net } en kondigt een schot aan: alleen een 6 haalt het net.
       *[other] { $piece } legt aan op { $net } en kondigt een schot aan: minstens { $needed } om het net te halen.
    }
    .v2 =
        { $needed ->
            [6] { $piece } kijkt op en kiest zijn plek, { $net }: alleen met een 6 haalt het schot het net.
           *[other] { $piece } kijkt op en kiest zijn plek, { $net }: met { $needed } of meer haalt het schot het net.
        }
    .v3 =
        { $needed ->
            [6] { $piece } waagt een schot op { $net }. Daar is een 6 voor nodig.
           *[other] { $piece } waagt een schot op { $net }. Daar is minstens een { $needed } voor nodig.
        }
volchok-event-tackle-declared =
    { $needed ->
        [6] { $piece } zet de tackle in op { $victim }: alleen een 6 verovert de bal.
       *[other] { $piece } zet de tackle in op { $victim }: minstens { $needed } om de bal te veroveren.
    }
    .v2 =
        { $needed ->
            [6] { $piece } jaagt { $victim } op en waagt de tackle: alleen met een 6 heeft hij de bal.
           *[other] { $piece } jaagt { $victim } op en waagt de tackle: met { $needed } of meer heeft hij de bal.
        }
    .v3 =
        { $needed ->
            [6] Daar komt { $piece }, met { $victim } in het vizier: een 6 voor een zuivere tackle, anders niet.
           *[other] Daar komt { $piece }, met { $victim } in het vizier: { $needed } of meer voor een zuivere tackle.
        }
volchok-event-control-declared =
    { $needed ->
        [6] { $piece } gaat op de losse bal af met { $net } in het vizier: alleen een 6 haalt het net.
       *[other] { $piece } gaat op de losse bal af met { $net } in het vizier: minstens { $needed } om het net te halen.
    }
volchok-event-lob-declared = { $piece } kondigt een lob op { $receiver } aan: { $needed } om hem te bereiken.
volchok-event-spun = { $number } op de draaischijf voor { TEAM($by) }.
    .v2 = { TEAM($by, form: "Nom") } draait een { $number }.
    .v3 = De pijl blijft staan op { $number }.
volchok-event-excused = { $number } is te weinig voor { TEAM($by) } om de bal weg te krijgen; hij mag deze beurt blijven liggen.
volchok-event-moved = { $piece } kiest positie op { $to }.
    .v2 = { $piece } loopt naar { $to }.
    .v3 = { $piece } schuift naar { $to }.
volchok-event-dribbled = { $piece } dribbelt naar { $to }.
    .v2 = { $piece } neemt de bal mee naar { $to }.
    .v3 = Met de bal aan de voet gaat { $piece } naar { $to }.
volchok-event-collected = { $piece } ontfermt zich op { $to } over de losse bal.
    .v2 = { $piece } is als eerste bij de bal op { $to }.
    .v3 = De losse bal op { $to } is voor { $piece }.
volchok-event-passed = { $piece } vindt { $receiver } op { $to }.
    .v2 = { $piece } schuift de bal naar { $receiver } op { $to }.
    .v3 = Keurige pass van { $piece }: { $receiver } heeft de bal op { $to }.
volchok-event-played-through = { $piece } legt de bal in de vrije ruimte op { $to }.
    .v2 = { $piece } speelt de bal de open ruimte in, naar { $to }.
    .v3 = { $piece } stuurt de bal naar { $to }.
volchok-event-lobbed = { $piece } lobt, en de bal valt precies goed voor { $receiver } op { $to }. Extra beurt voor { TEAM($by) }!
    .v2 = Fraai boogballetje van { $piece }, en { $receiver } neemt het aan op { $to }. Extra beurt voor { TEAM($by) }!
volchok-event-lob-dropped = { $number }, en de lob van { $piece } komt neer op { $to }.
volchok-event-taken = { $piece } heeft de bal.
volchok-event-stopped =
    { $left ->
        [one] { TEAM($by, form: "Nom") } laat het hierbij: één punt blijft ongebruikt.
       *[other] { TEAM($by, form: "Nom") } laat het hierbij: { $left } punten blijven ongebruikt.
    }
    .v2 =
        { $left ->
            [one] { TEAM($by, form: "Nom") } vindt het welletjes: één punt blijft ongebruikt.
           *[other] { TEAM($by, form: "Nom") } vindt het welletjes: { $left } punten blijven ongebruikt.
        }
volchok-event-yellow = Slechts { $number }: { $piece } komt te laat en haalt { $victim } neer. Geel, en van het veld tot het volgende doelpunt.
    .v2 = { $number }, en { $piece } raakt alleen de enkels van { $victim }. Geel, en van het veld tot het volgende doelpunt.
volchok-event-red = { $number }, en dat wordt een botsing: { $piece } knalt vol op { $victim }. Rood, en van het veld tot { TEAM($by) } weer scoort.
    .v2 = { $number }, en dat ziet er lelijk uit: { $piece } gaat dwars door { $victim } heen. Rood, en van het veld tot { TEAM($by) } weer scoort.
volchok-event-tackle-won = { $number }, en perfect getimed: { $piece } pakt { $victim } de bal af.
    .v2 = { $number }: { $piece } pikt { $victim } de bal van de voet.
    .v3 = { $number }, en een stevige maar eerlijke tackle: { $piece } verovert de bal op { $victim }.
volchok-event-came-away = { $piece } komt met de bal uit het duel en staat op { $to }. Extra beurt voor { TEAM($by) }!
    .v2 = { $piece } is weg met de bal, naar { $to }. Extra beurt voor { TEAM($by) }!
volchok-event-fell-short =
    { $number ->
        [one] { $piece } raakt de bal maar half: één vak, en hij valt stil op { $to }.
       *[other] { $piece } krijgt er geen kracht achter: { $number } vakken, en de bal blijft liggen op { $to }.
    }
    .v2 =
        { $number ->
            [one] { $piece } raakt hem amper. De bal rolt naar { $to } en blijft liggen.
           *[other] Geen overtuiging bij { $piece }: de bal rolt naar { $to } en blijft liggen.
        }
volchok-event-keeper-collected =
    { $number ->
        [one] Het schot van { $piece } hobbelt één vak ver en { $keeper } raapt de bal op.
       *[other] Na { $number } vakken is de vaart uit het schot van { $piece } en { $keeper } raapt de bal op.
    }
    .v2 = Een rollertje van { $piece }: { $keeper } bukt en raapt de bal op.
volchok-event-went-in = Kracht { $number }, en de keeper staat verkeerd! { $piece } jaagt de bal in het net op { $net }.
    .v2 = Kracht { $number }, en hij vliegt erin! { $piece } vindt { $net } en de keeper staat aan de grond genageld.
    .v3 = { $number } op de schijf en geen keeper in de weg: { $piece } ramt de bal in het net op { $net }.
volchok-event-at-keeper = Kracht { $number }: { $piece } schiet op doel, maar { $keeper } staat in de weg. De draaischijf beslist.
    .v2 = Kracht { $number }, recht op { $keeper } af. Houdt hij het schot van { $piece } eruit? De draaischijf beslist.
volchok-event-saved = Gered! { $keeper } pakt het schot van { $piece }.
    .v2 = { $keeper } ligt er met zijn hele lichaam achter. Geen doorkomen aan voor { $piece }.
    .v3 = Wat een redding van { $keeper }! { $piece } kan het niet geloven.
volchok-event-corner-won = Het schot van { $piece } wordt over de achterlijn getikt. Hoekschop voor { TEAM($by) }.
    .v2 = Met de vingertoppen! Het schot van { $piece } gaat over de achterlijn: hoekschop voor { TEAM($by) }.
volchok-event-corner-taken = { $piece } gaat met de bal naar de hoek op { $to }.
volchok-event-corner-given = { $receiver } stond al klaar in de hoek op { $to } en krijgt de bal.
volchok-event-corner-beside = De hoek is bezet, dus { $piece } legt de bal in de buurt neer, op { $to }.
volchok-event-set-off = Slechts { $number }: de bal ligt te ver weg voor { $piece }.
volchok-event-ran-short = { $piece } komt niet verder dan { $to } en de bal blijft los liggen.
volchok-event-reached-ball = { $piece } is bij de bal op { $to }, maar een schot zit er niet meer in.
volchok-event-control-short =
    { $number ->
        [one] { $piece } is erbij en schiet, maar de bal hobbelt één vak door naar { $to }.
       *[other] { $piece } is erbij en schiet, maar de bal rolt niet verder dan { $number } vakken, naar { $to }.
    }
volchok-event-control-shot = { $number } op de draaischijf: { $piece } neemt de losse bal in de loop mee en haalt uit!
volchok-event-goal = Doelpunt voor { TEAM($by) }! { $piece } maakt er { score } van.
    .v2 = Doelpunt! { $piece } scoort voor { TEAM($by) }, en het is { score }.
    .v3 = Hij zit! { $piece } slaat toe voor { TEAM($by) }: { score }.
    .v4 = { score }! { $piece } rent juichend weg, en { TEAM($by) } viert feest.
volchok-event-returned = { $piece } is terug op het veld voor { TEAM($by) }.
volchok-event-kick-off-passed = De tegenpartij heeft niemand meer om af te trappen, dus is de aftrap voor { TEAM($by) }.
volchok-event-golden-goal = De limiet is bereikt en het staat nog altijd { score }. Het volgende doelpunt beslist.
volchok-event-won = Het is afgelopen: { score }, en de overwinning is voor { TEAM($by) }!
    .v2 = Het laatste fluitsignaal! { TEAM($by, form: "Nom") } wint met { score }.
volchok-event-level = Het is afgelopen, en de punten worden gedeeld: { score }.

## Weigeringen

volchok-refusal-not-your-turn =
    { SIDE($seat) ->
        [you] Jij bent aan zet.
       *[other] { TEAM($seat, form: "Nom") } is aan zet.
    }
volchok-refusal-spin-first = Er moet eerst worden gedraaid.
volchok-refusal-match-over = De wedstrijd is afgelopen.
volchok-refusal-not-now = Dat kan op dit moment van de beurt niet.
volchok-refusal-off-pitch = { $piece } staat niet op het veld.
volchok-refusal-keeper-cannot = Nummer 1 is de keeper, en die mag dat niet.
volchok-refusal-kick-off-first = De aftrap moet nog worden genomen.
volchok-refusal-kick-off-is-basic = Dit is een aftrapbeurt: er valt niets aan te kondigen.
volchok-refusal-no-kick-off-lob = Deze beurt begon met een aftrap: een lob mag niet.
volchok-refusal-after-spin = De draaischijf staat al op { $number }.
volchok-refusal-not-adjacent = { $to } grenst niet aan { $from }.
volchok-refusal-keeper-zone-only = { $to } is niet een van de drie vakken voor het doel.
volchok-refusal-zone-closed = { $to } ligt in de keeperszone van de tegenstander.
volchok-refusal-occupied = { $piece } staat op { $to }.
volchok-refusal-no-ball = Jouw ploeg heeft de bal niet.
volchok-refusal-not-a-line = Er loopt geen rechte of diagonale lijn van { $from } naar { $to }.
volchok-refusal-blocked = { $piece } staat in de weg op { $square }.
volchok-refusal-through-zone = { $square } ligt in de keeperszone van de tegenstander.
volchok-refusal-to-opponent = { $piece } is een tegenstander.
volchok-refusal-into-own-zone = Op { $to } staat niemand om de bal aan te nemen.
volchok-refusal-too-far =
    { $left ->
        [one] Deze trap kost { $needed } punten en er is er nog maar één over.
       *[other] Deze trap kost { $needed } punten en er zijn er nog maar { $left } over.
    }
volchok-refusal-already-acted = Jouw ploeg heeft deze beurt al iets gedaan.
volchok-refusal-wrong-distance =
    { $number ->
        [one] { $piece } staat niet op een rechte of diagonale lijn precies één vak verderop.
       *[other] { $piece } staat niet op een rechte of diagonale lijn precies { $number } vakken verderop.
    }
volchok-refusal-bad-receiver =
    { SHIRT($piece) ->
        [1] { $piece } is de keeper.
       *[other] { $piece } staat in de eigen keeperszone.
    }
volchok-refusal-lob-too-short =
    { $number ->
        [one] Deze lob zou maar één vak ver gaan, en het minimum is { $least }.
       *[other] Deze lob zou maar { $number } vakken ver gaan, en het minimum is { $least }.
    }
volchok-refusal-zone-duty =
    Om de bal uit de keeperszone te krijgen { $needed ->
        [one] is nog één punt
       *[other] zijn nog { $needed } punten
    } nodig, en er { $left ->
        [0] zou niets overblijven
        [one] zou er maar één overblijven
       *[other] zouden er maar { $left } overblijven
    }.
volchok-refusal-zone-crowded =
    { $most ->
        [0] Geen enkele veldspeler mag
        [one] Slechts één veldspeler mag
       *[other] Slechts { $most } veldspelers mogen
    } in de eigen keeperszone of ernaast staan.
volchok-refusal-ball-duty =
    Om de bal te verplaatsen { $needed ->
        [one] is nog één punt
       *[other] zijn nog { $needed } punten
    } nodig, en er { $left ->
        [0] zou niets overblijven
        [one] zou er maar één overblijven
       *[other] zouden er maar { $left } overblijven
    }.
volchok-refusal-spend-all =
    { $left ->
        [one] In deze wedstrijd moeten alle punten op, en er is nog één punt te gebruiken.
       *[other] In deze wedstrijd moeten alle punten op, en er zijn nog { $left } punten te gebruiken.
    }
volchok-refusal-nothing-to-tackle = Geen tegenstander heeft de bal.
volchok-refusal-untouchable =
    { SHIRT($piece) ->
        [1] { $piece } is de keeper.
       *[other] { $piece } staat in de eigen keeperszone.
    }
volchok-refusal-no-way = { $piece } is ingesloten: er is geen vrij pad.
volchok-refusal-out-of-reach = Hier is { $needed } voor nodig en de draaischijf gaat maar tot { $most }.
volchok-refusal-no-shot-line = Er loopt geen schotlijn van { $from } naar { $net }.
volchok-refusal-ball-held = De bal ligt niet los: { $piece } heeft hem.
volchok-refusal-not-offered = { $to } is niet een van de vakken waaruit je kunt kiezen.

## Acties

volchok-action-pick = Speler { $piece } trapt af
volchok-action-basic = Basisbeurt
volchok-action-shot = Schiet op { $net }
volchok-action-tackle = Speler { $piece } tackelt
volchok-action-control = Speler { $piece }: aannemen en schieten op { $net }
volchok-action-step = Speler { $piece } naar { $to }
volchok-action-kick = Speel de bal naar { $to }
volchok-action-lob = Lob naar speler { $piece }
volchok-action-end = Beëindig de beurt
volchok-action-exit = Met de bal naar { $to }
volchok-action-run = Loop naar { $to }
volchok-action-corner = Hoekschop vanaf { $to }
volchok-action-place = Met de bal naar { $to }

## Uitkomsten

volchok-outcome-toss = Thuis { $home }, uit { $away }
volchok-outcome-spin = Draai: { $number }
volchok-outcome-result =
    { $of ->
        [goal] Doelpunt
        [save] Redding
       *[corner] Hoekschop
    }

## Opties

volchok-option-board = Bepaalt het rooster met keeperszones, netten, hoeken en speelhelften, het aftrapvak en de startvakken.
volchok-option-numbers = Bepaalt welke getallen op de draaischijf staan en hoe groot de kans op elk daarvan is.
volchok-option-results = Bepaalt hoe groot de kans op doelpunt, redding en hoekschop is als een schot op de keeper afkomt.
volchok-option-goals-to-win = Bepaalt hoeveel doelpunten de wedstrijd meteen beslissen; 0 betekent geen doelpuntengrens.
volchok-option-turn-limit = Beëindigt de wedstrijd na dit aantal beurten van beide ploegen samen; 0 betekent geen limiet.
volchok-option-clock-seconds = Beëindigt de wedstrijd na dit aantal seconden speeltijd; 0 betekent geen klok.
volchok-option-tie-break = Bepaalt of een gelijke stand bij de limiet een gelijkspel is of dat het volgende doelpunt beslist.
volchok-option-safety-turns = Beëindigt de wedstrijd na dit aantal beurten, wat de stand ook is.
volchok-option-must-spend-all = Laat een beurt pas eindigen als er geen punt meer te gebruiken is.
volchok-option-lob-min = Bepaalt de lengte van de kortste lob, in vakken.
volchok-option-tackle-spend-rest = Staat toe de punten die na een geslaagde tackle over zijn, nog vóór de extra beurt te gebruiken.
volchok-option-zone-rule = Bepaalt of de bal aan het eind van de beurt uit de eigen keeperszone moet zijn of alleen niet bij de keeper mag zijn.
volchok-option-corner-side = Bepaalt wie de hoek kiest: de schietende ploeg, niemand (de dichtstbijzijnde geldt) of de verdedigende ploeg.
volchok-option-corner-next = Bepaalt of na een hoekschop de verdedigende of de aanvallende ploeg aan zet is.
volchok-option-kickoff-dribble = Staat toe dat de aftrap ook met een dribbel wordt genomen.
volchok-option-loose-ball = Bepaalt of een ploeg een losse bal moet halen en verplaatsen als haar getal volstaat, of hem mag laten liggen.
volchok-option-lob-part = Staat een lob toe die maar een deel van het getal gebruikt.
volchok-option-lob-home = Staat een lob toe naar de keeper of naar een speler in de eigen keeperszone.
volchok-option-lob-declared = Eist dat een lob vóór de draai wordt aangekondigd, zodat hij kan mislukken.
volchok-option-zone-balls = Bepaalt of een dieptepass in een keeperszone mag eindigen, waar de keeper de bal meteen heeft.
volchok-option-corner-mate = Bepaalt of een teamgenoot op het hoekvak de hoekschop moet nemen of alleen mag.
volchok-option-corner-beside = Bepaalt wie het vak naast een door een verdediger bezet hoekvak kiest: de ploeg van de schutter, niemand (het dichtstbijzijnde) of de verdediging.
volchok-option-kickoff-ball = Bepaalt of de man die aftrapt de bal heeft of dat die naast hem ligt.
volchok-option-zone-men = Bepaalt hoeveel veldspelers in de eigen keeperszone en op de vakken ernaast mogen staan; 5 betekent geen grens. Een huisregel.

## Spelvormen

volchok-preset-first-to-four = Tot vier doelpunten
volchok-preset-ninety-minutes = 90 minuten
volchok-preset-quick = Snel
volchok-preset-by-the-clock = Op de klok

## Vragen

volchok-phase-pick = Wie neemt de aftrap?
volchok-phase-declare = Wat kondig je aan?
volchok-phase-step =
    { $left ->
        [one] Nog één punt: waar gebruik je het voor?
       *[other] Nog { $left } punten: waar gebruik je ze voor?
    }
volchok-phase-exit = Waar gaat de speler na zijn tackle met de bal heen?
volchok-phase-run = Waar loopt de speler heen?
volchok-phase-corner = Welke hoek neem je?
volchok-phase-place = Welk vak bij de hoek?

## Korte namen van gebeurtenissen, voor de kansen

volchok-short-yellow = gele kaart
volchok-short-red = rode kaart
volchok-short-tackle-won = verovert de bal
volchok-short-fell-short = te zwak schot
volchok-short-keeper-collected = keeper raapt op
volchok-short-went-in = doelpunt
volchok-short-goal = doelpunt
volchok-short-saved = redding
volchok-short-corner-won = hoekschop
volchok-short-set-off = haalt de bal niet
volchok-short-reached-ball = bereikt de bal
volchok-short-control-short = bal rolt door
volchok-short-at-keeper = keeper in de weg
volchok-short-golden-goal = volgende goal wint
volchok-short-won = eindsignaal
volchok-short-level = eindsignaal

## Tabellen

volchok-table-numbers = De getallen van de draaischijf
volchok-table-results = De uitkomsten van een schot op een keeper die in de weg staat
volchok-cell-number = Getal
volchok-cell-chance = Kans
volchok-cell-result = Uitkomst
volchok-cell-goal = Doelpunt
volchok-cell-save = Redding
volchok-cell-corner = Hoekschop

## Uitspraken

volchok-ruling-r15 = Er mag geen bal in een keeperszone worden gespeeld, behalve als schot.
volchok-ruling-r16 = Een lob wordt na het draaien gekozen en vindt altijd zijn man.
volchok-ruling-r35 = Staat er een verdediger in de hoek, dan gaat de schutter naar een aangrenzend vak naar keuze van zijn coach.
volchok-ruling-r6 = Het getal is een grens: het hoeft niet helemaal gebruikt te worden.
volchok-ruling-r7 = Wie aftrapt, heeft de bal en mag ermee naar de andere helft dribbelen.
volchok-ruling-r10 = Een ploeg die een losse bal kan bereiken en verder kan spelen, moet dat doen.
volchok-ruling-r11 = Aan het eind van de beurt moet de bal uit de eigen keeperszone zijn.
volchok-ruling-r17 = Een lob gebruikt precies het hele getal.
volchok-ruling-r18 = Lobben mag niet naar de eigen keeper of naar de eigen keeperszone.
volchok-ruling-r24 = Punten die na een tackle over zijn, vervallen.
volchok-ruling-r33 = De schietende ploeg kiest de hoek.
volchok-ruling-r34 = Na een hoekschop draait de verdedigende ploeg.
volchok-ruling-r44 = Een gelijke stand bij de limiet is een gelijkspel.

## Het bord als tekst

volchok-board-yellow = Van het veld met geel: { $players }
volchok-board-red = Van het veld met rood: { $players }

## Meer gebeurtenissen in één zin: zie `locales/telling.json`

volchok-report-run = { $piece } loopt naar { $to }.
volchok-report-runs = Bij { TEAM($by) } komen { $pieces } in beweging.
    .v2 = Zonder bal zoeken { $pieces } de ruimte.
    .v3 = { $pieces } kiezen positie voor { TEAM($by) }.
volchok-report-run-on = { $piece } dribbelt door tot { $to }.
    .v2 = { $piece } zet een rush in, tot op { $to }.
    .v3 = Met de bal aan de voet trekt { $piece } door naar { $to }.
volchok-report-collected-run = { $piece } pikt de losse bal op en dribbelt naar { $to }.
    .v2 = { $piece } is als eerste bij de bal en neemt hem mee naar { $to }.
    .v3 = De losse bal is voor { $piece }, die ermee wegloopt naar { $to }.
    .v4 = De bal ligt voor het oprapen: { $piece } neemt hem mee naar { $to }.
volchok-report-collected-passed = { $piece } pikt de losse bal op en vindt { $receivers } op { $to }.
    .v2 = { $piece } is als eerste bij de bal en bedient { $receivers } op { $to }.
volchok-report-collected-through = { $piece } pikt de losse bal op en speelt hem door naar { $to }.
    .v2 = { $piece } is als eerste bij de bal en legt hem in de ruimte op { $to }.
    .v3 = De losse bal is voor { $piece }, die hem doorstuurt naar { $to }.
    .v4 = { $piece } verliest geen tijd: de losse bal gaat meteen door naar { $to }.
volchok-report-run-passed = { $piece } dribbelt en vindt { $receivers } op { $to }.
    .v2 = Actie van { $piece }, die { $receivers } aanspeelt op { $to }.
volchok-report-run-through = { $piece } dribbelt en speelt de bal door naar { $to }.
    .v2 = { $piece } neemt de bal mee, kijkt op en legt hem in de ruimte op { $to }.
    .v3 = Een korte dribbel, en { $piece } legt de bal op { $to }.
    .v4 = { $piece } houdt hem niet lang: de bal rolt naar { $to }.
volchok-report-passes = De bal gaat rond: van { $piece } naar { $receivers }, tot op { $to }.
    .v2 = Mooie combinatie van { TEAM($by) }: { $piece }, { $receivers }, op { $to }.
volchok-report-won-away = { $number }, en { $piece } pakt { $victim } de bal af en is weg naar { $to }. Extra beurt voor { TEAM($by) }!
    .v2 = Wat een tackle! Met een { $number } verovert { $piece } de bal op { $victim } en komt uit op { $to }. Extra beurt voor { TEAM($by) }!
    .v3 = { $number }: { $piece } pikt { $victim } de bal van de voet en staat al op { $to }. Extra beurt voor { TEAM($by) }!
    .v4 = Perfect getimed, { $number }: { $piece } heeft de bal op { $to }, { $victim } heeft het nakijken. Extra beurt voor { TEAM($by) }!
volchok-report-struck-goal = Doelpunt! Kracht { $number }, en { $piece } jaagt de bal in { $net }: { score }.
    .v2 = { score }! { $piece } vindt { $net }, de keeper staat aan de grond genageld.
    .v3 = Hij zit! Kracht { $number }, niemand in de weg, en { $piece } ramt hem in { $net }: { score }.
    .v4 = Doelpunt voor { TEAM($by) }! { $piece } kiest { $net }: { score }.
volchok-report-past-keeper-goal = Doelpunt! Recht op { $keeper } af, maar hij houdt hem niet: { $piece } maakt er { score } van.
    .v2 = { $keeper } staat in de weg en is toch geklopt! { $piece } scoort voor { TEAM($by) }: { score }.
    .v3 = { score }! { $piece } verslaat { $keeper }, feest bij { TEAM($by) }.
volchok-report-returned-men = { $pieces } zijn terug op het veld voor { TEAM($by) }.
