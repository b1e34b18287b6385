# Champions 2020 in het Nederlands.

## Hoofdstukken

champions-section-general = Algemene principes
champions-section-setup = Opstelling en aftrap
champions-section-turn = De speelbeurt en het lopen
champions-section-ball = De bal spelen
champions-section-follow = Achter een pass aan gaan
champions-section-tidy = Einde van de speelbeurt
champions-section-shot = Doelpogingen, reddingen, klemvast en rebounds
champions-section-interception = Onderscheppingen
champions-section-dead-ball = Dode momenten en hervattingen door de keeper
champions-section-throw-in = Inworpen
champions-section-corner = Corners
champions-section-offside = Buitenspel
champions-section-pickup = De keeper raapt de bal op
champions-section-push = De schouderduw
champions-section-spoiling = Spelbederf
champions-section-foul = Overtredingen, kaarten en blessures
champions-section-free-kick = Vrije trappen
champions-section-penalty = Penalty’s
champions-section-substitution = Wissels
champions-section-clock = De klok
champions-section-extra-time = Verlenging
champions-section-shootout = Strafschoppen
champions-section-tournament = Toernooien

## Regels

champions-rule-gen-1 = Moeten beide coaches iets doen, dan doet de uitspelende coach dat het eerst.
champions-rule-gen-2 = In een vak staat hoogstens één speler; alleen op het moment van een overtreding zijn het er twee.
champions-rule-gen-3 = Een keuze die niet reglementair kan worden afgemaakt, wordt niet aangeboden.
champions-rule-gen-4 = Een zet die de regels afdwingen, is nooit spelbederf.
champions-rule-gen-5 = De loopafstand is het kleinste aantal stappen over vrije vakken, ook buiten de lijnen, maar niet door doelvakken, behalve voor de keeper door zijn eigen doel.
champions-rule-gen-6 = Kunnen bij een verplichte trap niet alle ogen worden gebruikt, dan worden er zoveel mogelijk gebruikt; kan er geen enkel oog worden gebruikt, dan blijft de bal bij de speler.
champions-rule-set-1 = Elke selectie heeft twee keepers (1 en 20), verdedigers 2 tot en met 7, middenvelders 8 tot en met 13 en aanvallers 14 tot en met 19.
champions-rule-set-2 = Beide coaches kiezen in het geheim een keeper en tien veldspelers: twee, drie of vier per linie.
champions-rule-set-3 = Er zijn zes formaties: 2-4-4, 3-3-4, 3-4-3, 4-2-4, 4-3-3 en 4-4-2.
champions-rule-set-4 = De keeper begint in een van zijn eigen twee doelvakken.
champions-rule-set-5 = Verdedigers beginnen in hun eigen rij 2.
champions-rule-set-6 = Middenvelders beginnen op de middelste rij.
champions-rule-set-7 = Aanvallers beginnen vier rijen van de achterlijn van de tegenstander.
champions-rule-set-8 = Een linie van vier staat in de kolommen 1, 4, 7 en 10, een linie van drie in 2, 5 of 6, en 9, een linie van twee in 3 en 8.
champions-rule-set-9 = Bij evenveel middenvelders gaat een middenvelder van de thuisploeg die een vak zou delen, naar een kolom ernaast.
champions-rule-set-10 = Op een middenveld van twee of vier gaat de speler die het dichtst bij een vrij middenvak staat, naar dat vak.
champions-rule-set-11 = De wedstrijd begint met 0-0, de klok op 0, de bal op de middenstip en negen spelers van elke selectie in de dugout.
champions-rule-ko-1 = Voor de aftrap gooien beide coaches tot ze allebei minstens een 2 hebben en de worpen verschillen.
champions-rule-ko-2 = Wie het hoogst gooit, trapt af: zijn speler bij de middenstip schiet de bal precies zoveel vakken ver als de worpen verschillen.
champions-rule-ko-3 = Verder verloopt de aftrap als elke speelbeurt.
champions-rule-turn-1 = Een speelbeurt begint met een worp; daarvoor mogen wisselspelers gaan warmlopen.
champions-rule-turn-2 = Een speelbeurt verloopt zo: worp, overtreding, lopen, bal spelen, achter de pass aan, onderscheppen, aankomst van de bal, spelers terugschuiven.
champions-rule-turn-3 = Na een speelbeurt is de andere coach aan zet, tenzij een onderschepping of rebound anders bepaalt.
champions-rule-a-1 = De coach loopt met precies één speler; dat mag ook de keeper zijn.
champions-rule-a-2 = De speler loopt precies het gegooide aantal stappen, of minder als hij bij de bal komt.
champions-rule-a-3 = Spelers lopen recht, nooit diagonaal, en mogen na elke stap van richting veranderen.
champions-rule-a-4 = Een speler mag niet in of door een vak lopen waar een andere speler staat.
champions-rule-a-5 = Spelers mogen over de vakken buiten de lijnen lopen en daar ook stoppen.
champions-rule-a-6 = Een loop mag meermaals door hetzelfde vak gaan en mag eindigen waar hij begon.
champions-rule-a-7 = Een coach zonder geldige zet slaat zijn beurt over; wie wel kan, moet lopen.
champions-rule-b-1 = Een speler die in het vak van de bal stapt, stopt daar en moet schieten.
champions-rule-b-2 = De bal gaat zoveel vakken ver als er ogen over zijn, plus één.
champions-rule-b-3 = De bal mag in alle acht richtingen geschoten worden.
champions-rule-b-4 = Elk schot mag na minstens één vak één keer met 45 graden van richting veranderen: een curve.
champions-rule-b-5 = De bal mag nooit in een vak met een tegenstander komen.
champions-rule-b-6 = Alle ogen moeten worden gebruikt, behalve als de bal het doel van de tegenstander bereikt.
champions-rule-b-7 = Het aantal lege vakken waar de speler en de bal in komen, is samen gelijk aan de worp, doelpogingen daargelaten.
champions-rule-c-1 = Een medespeler in wiens vak de bal komt, speelt door met de resterende ogen plus één, in elke richting en met een nieuwe curve.
champions-rule-c-2 = De bal kan niet door een medespeler heen: in zijn vak komen is altijd een balcontact.
champions-rule-c-3 = Per speelbeurt zijn hoogstens zes balcontacten toegestaan, het eerste schot meegerekend.
champions-rule-c-4 = De bal mag terugkomen bij een speler die hem in dezelfde beurt al heeft geraakt.
champions-rule-d-1 = Nadat de bal is gespeeld en het geen doelpoging was, mag één medespeler achter de pass aan.
champions-rule-d-2 = Die speler mag de bal in deze beurt niet hebben geraakt.
champions-rule-d-3 = Hij doet twee stappen, allebei dichter naar de bal toe, of één als hij dan naast de bal staat; in het vak van de bal komt hij niet.
champions-rule-d-4 = Na zijn loop moet hij dichter bij de bal zijn dan elke medespeler.
champions-rule-d-5 = Een speler die buitenspel staat, mag niet achter een naar voren gespeelde bal aan.
champions-rule-d-6 = Niemand hoeft achter de pass aan, en wie gaat, mag geen spelbederf plegen.
champions-rule-e-1 = De beurt eindigt met het terugschuiven van spelers zodra de bal stilligt of klemvast is, maar niet vóór een dood moment.
champions-rule-e-2 = Veldspelers in rij 1 schuiven naar rij 2 zolang de bal voorbij de middelste rij is.
champions-rule-e-3 = Daarna haalt de coach wiens beurt eindigt, zijn eigen spelers terug uit buitenspel.
champions-rule-shot-1 = Een bal die een van de twee doelvakken van de tegenstander bereikt, is een doelpoging, ook als er ogen over zijn.
champions-rule-shot-2 = De kracht van het schot is het aantal ogen dat na het doelvak over is.
champions-rule-shot-3 = Een doelpoging mag onderschept worden voordat de keeper een redding probeert.
champions-rule-save-1 = De keeper redt in een vrij vak van het laatste stuk van het schot, het doelvak inbegrepen.
champions-rule-save-2 = De keeperkans is driekwart op één stap afstand; elke verdere stap en elk punt kracht kost een kwart.
champions-rule-save-3 = Staat er een veldspeler op doel, dan gaat er van zijn kans nog een kwart af.
champions-rule-save-4 = Een schot waarop de keeper geen kans heeft, is meteen een doelpunt.
champions-rule-save-5 = De keeper gaat naar het reddingsvak, dan beslist de D4: doelpunt, rebound of klemvast.
champions-rule-save-6 = De keeper moet een redding proberen als hij binnen zijn strafschopgebied een kans heeft; anders mag zijn coach het doelpunt toestaan.
champions-rule-save-7 = Een redding buiten het strafschopgebied is hands: rood voor de keeper en een vrije trap voor de tegenstander.
champions-rule-hold-1 = De keeper speelt een klemvaste bal met een nieuwe worp van minstens 2, zoveel vakken ver als er gegooid is.
champions-rule-hold-2 = Verder verloopt het als een speelbeurt van de coach van de keeper.
champions-rule-reb-1 = Een rebound gaat vanaf het reddingsvak diagonaal het veld in, zo ver als de ogen die daar over waren plus één.
champions-rule-reb-2 = Hij gaat naar de kant waar het schot de keeper zou zijn gepasseerd.
champions-rule-reb-3 = Veldspelers van beide teams mogen een rebound proberen te onderscheppen.
champions-rule-reb-4 = Een speler in wiens vak de rebound komt, speelt hem door met de resterende ogen plus één.
champions-rule-reb-5 = Zodra de rebound stilligt, is het schietende team weer aan zet.
champions-rule-int-1 = Is het spelen van de bal afgerond, dan mag de andere coach met zijn veldspelers proberen te onderscheppen, nooit met de keeper.
champions-rule-int-2 = Onderscheppen kan waar de bal langskwam, niet waar hij eindigt en niet in een doelvak.
champions-rule-int-3 = Het vak moet leeg zijn en recht naast de onderschepper liggen.
champions-rule-int-4 = Elke speler kan alleen onderscheppen in het eerste lege vak waar de bal langs hem gaat.
champions-rule-int-5 = Pogingen gaan in de volgorde waarin de bal de vakken passeerde.
champions-rule-int-6 = De onderschepper stapt in het vak en gooit de D3: bij een 3 verandert de bal van richting, anders blijft de speler daar staan en gaat de bal door.
champions-rule-int-7 = Een onderschepte bal gaat rechtdoor in de richting van de stap, zo ver als de ogen die daar over waren plus één.
champions-rule-int-8 = Na een onderschepping mogen beide teams onderscheppen, maar niemand in een vak waar beide teams dat zouden kunnen.
champions-rule-int-9 = Een speler in wiens vak een onderschepte bal komt, speelt hem door met de resterende ogen plus één.
champions-rule-int-10 = Een onderschepte bal kan uitgaan of in een doel belanden.
champions-rule-int-11 = Zodra de bal stilligt, is het team aan zet dat hem niet als laatste onderschepte.
champions-rule-int-12 = Een speler doet per balbeweging hoogstens één poging.
champions-rule-int-13 = Voor een onderschepper gelden de beperkingen voor doelgebied en strafschopgebied niet.
champions-rule-dead-1 = Een dood moment is er na een doelpunt, als de bal uitgaat en na een overtreding of hands; eerst zijn er wissels, uit vóór thuis.
champions-rule-dead-2 = Dan zet elke coach zijn keeper in een van zijn twee doelvakken.
champions-rule-dead-3 = Dan haalt elke coach zijn spelers terug uit buitenspel, alsof de bal al op de plaats van de hervatting lag.
champions-rule-dead-4 = Dan wordt de hervatting klaargezet en gooit de coach die haar neemt.
champions-rule-min2-1 = Bij elke hervatting is een ‘1’ ongeldig en wordt er opnieuw gegooid.
champions-rule-lock-1 = Wie een hervatting neemt, mag de bal pas weer raken nadat een ander dat heeft gedaan.
champions-rule-gko-1 = Na een doelpunt hervat de gepasseerde keeper het spel met de worp plus één.
champions-rule-gk-1 = Gaat de bal via een aanvaller over de achterlijn, dan neemt de keeper een doeltrap met de worp plus één.
champions-rule-thr-1 = Gaat de bal over de zijlijn, dan krijgt het team dat hem niet als laatste raakte, een inworp.
champions-rule-thr-2 = De coach zet een van zijn veldspelers op het vak buiten de lijn waar de bal heen ging.
champions-rule-thr-3 = De inworp gaat met de D4, minstens 2, en moet meteen het veld in.
champions-rule-thr-4 = Verder gaat een inworp als een speelbeurt.
champions-rule-thr-5 = De inworp telt als eerste balcontact.
champions-rule-thr-6 = Zodra de bal stilligt of bij een medespeler is, komt de inwerper langs de kortste weg het veld in.
champions-rule-cor-1 = Gaat de bal via een verdediger over de achterlijn, dan krijgt het andere team daar een corner.
champions-rule-cor-2 = Alle veldspelers die nog niet in rij 1 of 2 van die kant staan, schuiven één vak naar de achterlijn, tenzij ze geblokkeerd worden.
champions-rule-cor-3 = De bal komt op het cornervak aan de kant waar hij uitging.
champions-rule-cor-4 = Eén veldspeler staat bij de bal en één tegenstander als muurtje op de achterlijn, twee vakken van de bal.
champions-rule-cor-5 = De speler bij de bal moet hem spelen met de worp, minstens 2.
champions-rule-cor-6 = Verder gaat een corner als een speelbeurt.
champions-rule-cor-7 = Na de corner schuift de nemer één vak het veld in, eerst langs de achterlijn als hij geblokkeerd wordt.
champions-rule-cor-8 = Na de volgende beurt doet het muurtje hetzelfde als het nog op de achterlijn staat.
champions-rule-off-1 = Een speler staat buitenspel als hij dichter bij de achterlijn van de tegenstander is dan de bal en minder dan twee tegenstanders minstens zo dichtbij zijn.
champions-rule-off-2 = Een schot mag geen speler bereiken die op dat moment buitenspel staat.
champions-rule-off-3 = Na een schot naar voren mag een speler die toen buitenspel stond, er niet achteraan.
champions-rule-off-4 = Op gelijke hoogte met de bal of met de voorlaatste tegenstander is geen buitenspel; op eigen helft en bij hervattingen geldt geen uitzondering.
champions-rule-off-5 = Een speler die uit buitenspel terug moet, schuift naar zijn eigen doel tot hij niet meer buitenspel staat.
champions-rule-off-6 = Staat er iemand in de weg, dan gaat hij eerst opzij; vóór de bal stopt hij.
champions-rule-pick-1 = Een keeper mag een bal in zijn eigen strafschopgebied oprapen als zijn afstand precies gelijk is aan de worp.
champions-rule-pick-2 = Zijn eigen team mag de bal niet als laatste hebben gespeeld, behalve door een onderschepping of rebound.
champions-rule-pick-3 = Hij staat dan op dat vak en speelt de bal als klemvaste bal.
champions-rule-push-1 = Met een ‘1’ mag een speler het vak in van een tegenstander naast hem die het dichtst bij de bal is, en hem één vak verder duwen.
champions-rule-push-2 = Het dichtst betekent dat geen speler van beide teams dichter bij de bal is.
champions-rule-push-3 = Wie achter de geduwde speler staat, wordt ook doorgeduwd.
champions-rule-push-4 = Niemand mag op de bal, van het bord of in een doel geduwd worden waar hij niet mag staan.
champions-rule-push-5 = Een duw is nooit een overtreding en beëindigt de beurt.
champions-rule-spoil-1 = De bal mag niet uit het veld of in het eigen doel geschoten worden.
champions-rule-spoil-2 = Alleen de keeper zelf mag in zijn twee doelvakken staan of erdoor lopen.
champions-rule-spoil-3 = Veldspelers mogen alleen naar een doelgebied lopen als de bal in rij 1 van die kant ligt.
champions-rule-spoil-4 = Een team mag hoogstens vier veldspelers in zijn eigen strafschopgebied hebben, van wie hoogstens één in het doelgebied.
champions-rule-spoil-5 = Een ketting van spelers van één team mag niet langer zijn dan negen spelers.
champions-rule-spoil-6 = Van elk team moet een speler binnen het veld bij de bal kunnen komen.
champions-rule-foul-1 = Bij een worp van 2 tot en met 6 is het een overtreding als een speler precies zo ver van een tegenstander staat die het dichtst bij de bal is, en geen medespeler dichter bij de bal kan komen dan die tegenstander.
champions-rule-foul-2 = De overtreding vervangt de beurt; de coach kiest alleen als er meer mogelijk zijn.
champions-rule-foul-3 = De overtreder gaat in het vak van het slachtoffer staan.
champions-rule-foul-4 = De overtreder krijgt geel, het slachtoffer is geblesseerd en zijn team krijgt een vrije trap, of een penalty in het strafschopgebied van de overtreder.
champions-rule-foul-5 = Op een keeper in zijn doelvak kan geen overtreding worden gemaakt.
champions-rule-card-1 = Elke overtreding levert geel op, en een tweede gele kaart is rood.
champions-rule-card-2 = Een speler met rood verlaat de wedstrijd zonder vervanger.
champions-rule-card-3 = Krijgt de keeper rood, dan maakt een veldspeler plaats voor de reservekeeper; dat telt als wissel.
champions-rule-card-4 = Zonder wissel of reservekeeper gaat een veldspeler op doel.
champions-rule-inj-1 = Een eerste blessure heeft in de wedstrijd geen gevolg.
champions-rule-inj-2 = Na een tweede blessure moet de speler eruit; hij mag worden vervangen als er nog een wissel is.
champions-rule-inj-3 = Een geblesseerde keeper wordt vervangen door de reservekeeper, of door een veldspeler als er geen wissel meer is.
champions-rule-fk-1 = De bal komt op de plaats van de overtreding.
champions-rule-fk-2 = De geblesseerde speler staat één vak achter de bal, of ernaast als dat vak bezet is.
champions-rule-fk-3 = De overtreder staat als muurtje twee vakken van de bal richting zijn eigen achterlijn en gaat opzij waar hij geblokkeerd wordt.
champions-rule-fk-4 = Naast zijn eigen strafschopgebied staat het muurtje twee vakken richting de verre zijlijn.
champions-rule-fk-5 = In rij 3 bij de zijlijn staat het muurtje twee vakken diagonaal richting het eigen doel.
champions-rule-fk-6 = Medespelers van de overtreder verlaten langs de kortste weg de acht vakken rond de bal.
champions-rule-fk-7 = Het team met de vrije trap gooit minstens een 2 en moet de bal spelen, met wie er ook bij kan.
champions-rule-fk-8 = Een wisselspeler neemt de plaats in van wie hij vervangt, en een andere veldspeler die van wie eruit is.
champions-rule-fk-9 = Is er een keeper bij betrokken, dan staat een veldspeler in zijn plaats in het muurtje of bij de bal.
champions-rule-fk-10 = Na hands kiezen beide coaches een veldspeler: één voor de bal en één voor het muurtje.
champions-rule-pen-1 = Alle veldspelers verlaten het strafschopgebied richting de middenlijn.
champions-rule-pen-2 = Een veldspeler van het team met de penalty staat op een van de twee vakken bij de penaltystip.
champions-rule-pen-3 = Hij schiet met de worp, minstens 2; het moet een doelpoging zijn.
champions-rule-pen-4 = De kracht is de worp min 2; vóór de redding wordt er niet onderschept.
champions-rule-sub-1 = Een team mag hoogstens drie keer wisselen.
champions-rule-sub-2 = Vóór zijn worp mag een coach spelers van de bank laten warmlopen, hoogstens zoveel als er wissels over zijn.
champions-rule-sub-3 = Wie warmloopt, blijft dat doen tot het volgende dode moment.
champions-rule-sub-4 = Bij een dood moment moet iedereen die warmloopt erin.
champions-rule-sub-5 = Alleen na een doelpunt mag de coach hen terug naar de bank sturen.
champions-rule-sub-6 = Eerst gaan er evenveel medespelers uit, en er is altijd precies één keeper.
champions-rule-sub-7 = Een verdediger komt in de rij van de achterste veldspeler van zijn team, een aanvaller in die van de voorste, maar nooit in rij 1.
champions-rule-sub-8 = Een middenvelder komt in de rij midden tussen de achterste en de voorste veldspeler; valt dat tussen twee rijen, dan kiest de coach.
champions-rule-sub-9 = Een reservekeeper komt in het doel, in de plaats van de keeper.
champions-rule-sub-10 = Wie eruit is, komt niet terug.
champions-rule-clk-1 = Elke ‘1’ op een dobbelsteen die niet ongeldig is, zet de klok zes minuten verder.
champions-rule-clk-2 = Een ‘1’ bij een hervatting, bij de aftrap of bij een klemvaste bal is ongeldig.
champions-rule-clk-3 = De wedstrijd eindigt met de ‘1’ die de klok voorbij de 90 brengt.
champions-rule-clk-4 = De worp die de wedstrijd beëindigt, telt zelf nog; verder gebeurt er niets meer.
champions-rule-clk-5 = Telt de klok worpen, dan eindigt de wedstrijd met de speelbeurt waarin worp 90 valt; elke overtreding telt er één bij.
champions-rule-xt-1 = Is er een winnaar nodig en staat het gelijk, dan volgt een verlenging zonder nieuwe aftrap.
champions-rule-xt-2 = De verlenging heeft vijf tijdvakken en eindigt met de zesde ‘1’.
champions-rule-xt-3 = Het eerste doelpunt in de verlenging beslist de wedstrijd.
champions-rule-so-1 = Staat het na de verlenging gelijk, dan nemen de teams om en om elk vijf strafschoppen, de uitploeg eerst, tot het beslist is.
champions-rule-so-2 = Is het dan nog gelijk, dan volgen paren strafschoppen tot één team voorstaat.
champions-rule-so-3 = De coach van de keeper kiest het doelvak, de coach van de schutter de stip en de baan; klemvast en rebound zijn allebei geen doelpunt.
champions-rule-so-4 = Bij de strafschoppen loopt de klok niet en tellen de doelpunten niet voor de stand.
champions-rule-cup-1 = Winst in 90 minuten is 5-0 punten waard, in de verlenging 4-1, na strafschoppen 3-2.
champions-rule-cup-2 = Een rode kaart betekent een schorsing van twee wedstrijden.
champions-rule-cup-3 = Wie binnen drie wedstrijden weer geel krijgt, is één wedstrijd geschorst.
champions-rule-cup-4 = Ook in de drie wedstrijden na een schorsing is een speler kaartgevoelig; na drie zonder kaart heeft hij weer een schone lei.
champions-rule-cup-5 = Een rode kaart voor een kaartgevoelige speler betekent een schorsing van drie wedstrijden.
champions-rule-cup-6 = Voor blessures geldt hetzelfde, met een gevoeligheid van twee wedstrijden.

## Gebeurtenissen

champions-event-lineup-in = De opstelling van { TEAM($by) } is binnen.
champions-event-chose = { TEAM($by, form: "Nom") } gaat { $formation } spelen.
champions-event-chose-number = { $piece } staat in de basis bij { TEAM($by) }.
champions-event-lined-up = { TEAM($by, form: "Nom") } speelt { $formation }.
champions-event-to-centre = { $piece } gaat bij de bal staan op { $to }.
champions-event-kick-off = Thuisploeg { $home }, uitploeg { $away }: { TEAM($by) } trapt af met { $piece }.
champions-event-warms-up = Bij { TEAM($by) } gaat { $piece } warmlopen.
champions-event-rolled = { TEAM($by, form: "Nom") } gooit een { $number }.
    .v2 = Een { $number } voor { TEAM($by) }.
champions-event-clock =
    { $minute ->
        [one] Er is één minuut gespeeld.
       *[other] Er zijn { $minute } minuten gespeeld.
    }
    .v2 =
        { $minute ->
            [one] De klok staat op één minuut.
           *[other] De klok staat op { $minute } minuten.
        }
champions-event-skipped = Niemand kan lopen: { TEAM($by) } slaat de beurt over.
champions-event-walked = { $piece } loopt naar { $to }.
    .v2 = { $piece } gaat naar { $to }.
    .v3 = { $piece } kiest positie op { $to }.
champions-event-reached-ball =
    { $budget ->
        [one] { $piece } is bij de bal op { $to } en kan hem één vak ver spelen.
       *[other] { $piece } is bij de bal op { $to } en kan hem { $budget } vakken ver spelen.
    }
    .v2 =
        { $budget ->
            [one] De bal op { $to } is voor { $piece }, die hem één vak ver kan spelen.
           *[other] De bal op { $to } is voor { $piece }, die hem { $budget } vakken ver kan spelen.
        }
champions-event-passed = { $piece } vindt { $receiver } op { $to }.
    .v2 = { $piece } heeft oog voor { $receiver } op { $to }.
    .v3 = Strakke pass van { $piece } op { $receiver }, die op { $to } staat.
champions-event-played = { $piece } speelt de bal naar { $to }.
    .v2 = { $piece } stuurt de bal naar { $to }.
champions-event-shot =
    { $power ->
        [0] { $piece } schiet op { $to }, maar zonder kracht.
       *[other] { $piece } schiet met kracht { $power } op { $to }!
    }
    .v2 =
        { $power ->
            [0] { $piece } mikt op doelvak { $to }: een zacht schot.
           *[other] { $piece } mikt op doelvak { $to }: kracht { $power }!
        }
    .v3 =
        { $power ->
            [0] { $piece } prikt de bal richting { $to }, maar hard gaat het niet.
           *[other] { $piece } haalt uit richting { $to }, met kracht { $power }!
        }
champions-event-stuck = { $piece } kan de bal nergens kwijt en houdt hem.
champions-event-ran = { $piece } gaat achter de bal aan naar { $to }.
    .v2 = { $piece } loopt mee naar { $to }.
champions-event-came-back = { $piece } komt op { $to } het veld weer in.
champions-event-missed = { $piece } stapt in op { $to }, maar mist de bal.
    .v2 = { $piece } gooit zich op { $to } voor de bal, maar die is al weg.
    .v3 = { $piece } komt op { $to } een stap te laat.
champions-event-deflected = { $piece } zet er op { $to } een voet tussen, en de bal verandert van richting!
    .v2 = { $piece } leest het spel, steekt op { $to } een been uit en toucheert de bal!
champions-event-contested = Op { $to } azen beide teams op de bal, en niemand krijgt hem.
champions-event-fell-to =
    { $budget ->
        [one] De bal valt voor { $piece }, die hem één vak ver kan spelen.
       *[other] De bal valt voor { $piece }, die hem { $budget } vakken ver kan spelen.
    }
    .v2 =
        { $budget ->
            [one] { $piece } pikt de losse bal op en kan hem één vak ver spelen.
           *[other] { $piece } pikt de losse bal op en kan hem { $budget } vakken ver spelen.
        }
champions-event-dived =
    { $quarters ->
        [one] { $piece } duikt naar { $to }, met een keeperkans van één op vier.
        [2] { $piece } duikt naar { $to }, met een keeperkans van twee op vier.
        [3] { $piece } duikt naar { $to }, met een keeperkans van drie op vier.
       *[other] { $piece } duikt naar { $to }, met een keeperkans van { $quarters } op vier.
    }
champions-event-no-save = { $piece } kan er niet bij.
champions-event-conceded = { $piece } kijkt de bal na en laat hem erin gaan.
champions-event-held = { $piece } heeft de bal klemvast op { $to }.
    .v2 = Veilige handen: { $piece } plukt de bal op { $to }.
    .v3 = { $piece } gaat op { $to } snel naar de grond en houdt de bal vast.
champions-event-parried = { $piece } stompt de bal weg op { $to }!
    .v2 = { $piece } krijgt er op { $to } een hand tegen, maar kan de bal niet klemmen!
champions-event-picked-up = { $piece } raapt op { $to } de bal op.
champions-event-goal = Doelpunt voor { TEAM($by) }! { score }.
    .v2 = Hij zit! { TEAM($by, form: "Nom") } scoort: { score }.
    .v3 = { score }! Het net bolt, feest bij { TEAM($by) }.
    .v4 = Raak! { TEAM($by, form: "Nom") } maakt er { score } van.
champions-event-throw-in = Inworp voor { TEAM($by) } bij { $to }.
champions-event-corner = Corner voor { TEAM($by) } bij { $to }.
champions-event-goal-kick = Doeltrap voor { TEAM($by) }.
champions-event-free-kick = Vrije trap voor { TEAM($by) } op { $to }.
champions-event-penalty = Penalty voor { TEAM($by) }!
champions-event-restart-lost = Niemand kan bij de bal: { TEAM($by) } raakt de vrije trap kwijt.
champions-event-shifted = { $piece } schuift naar { $to }.
champions-event-placed = { $piece } neemt zijn plaats in op { $to }.
    .v2 = { $piece } neemt positie in op { $to }.
champions-event-pushed = { $piece } zet { $victim } met de schouder opzij, naar { $to }.
champions-event-fouled = { $piece } haalt { $victim } onderuit op { $to }.
    .v2 = { $piece } komt op { $to } te laat en schoffelt { $victim } onderuit. Overtreding!
champions-event-handball = Hands van { $piece } op { $to }!
champions-event-booked = Gele kaart voor { $piece }.
champions-event-sent-off = Rode kaart voor { $piece }!
champions-event-injured = { $piece } is geblesseerd en krijgt een verband.
champions-event-injured-off = { $piece } raakt weer geblesseerd en moet eruit.
champions-event-substituted = { $piece } komt erin voor { $out }.
champions-event-benched = { $piece } neemt weer plaats op de bank.
champions-event-in-goal = { $piece } gaat op doel.
champions-event-extra-time = { score } na 90 minuten: verlenging.
champions-event-shootout = Nog steeds { score }: strafschoppen moeten beslissen.
champions-event-shootout-goal = { TEAM($by, form: "Nom") } benut de strafschop: { score }.
champions-event-shootout-save = De strafschop van { TEAM($by) } wordt gestopt: { score }.
champions-event-won = Afgelopen: { TEAM($by) } wint met { score }.
    .v2 = Het laatste fluitsignaal! { score }, en { TEAM($by) } heeft gewonnen.
champions-event-level = Afgelopen, en de punten worden gedeeld: { score }.

## Weigeringen

champions-refusal-not-your-turn =
    { SIDE($seat) ->
        [you] Jij moet nu beslissen.
       *[other] { TEAM($seat, form: "Nom") } moet nu beslissen.
    }
champions-refusal-roll-first = Eerst wordt er gegooid.
champions-refusal-match-over = De wedstrijd is afgelopen.
champions-refusal-not-now = Dat kan op dit moment van de wedstrijd niet.
champions-refusal-bad-formation = { $formation } kan niet worden gespeeld.
champions-refusal-bad-number = { $piece } kan nu niet worden gekozen.
champions-refusal-suspended = { $piece } is geschorst voor deze wedstrijd.
champions-refusal-laid-up = { $piece } is geblesseerd en mist deze wedstrijd.
champions-refusal-bad-column = Kolom { $column } kan hier niet.
champions-refusal-not-nearest = { $piece } staat niet het dichtst bij kolom { $column }.
champions-refusal-bad-player = { $piece } kan hiervoor niet worden gekozen.
champions-refusal-too-many-warming =
    { $left ->
        [one] Er is nog maar één wissel over.
       *[other] Er zijn nog maar { $left } wissels over.
    }
champions-refusal-not-on-bench = { $piece } zit niet op de bank.
champions-refusal-off-pitch = { $piece } staat niet op het veld.
champions-refusal-no-foul = { $piece } maakt met deze worp geen overtreding op { $victim }.
champions-refusal-shut-in = { $piece } is ingesloten.
champions-refusal-no-move = { $piece } heeft geen zet die kan worden afgemaakt.
champions-refusal-occupied = Op { $to } staat al iemand.
champions-refusal-way-taken = Op elke weg van die lengte naar { $to } staan spelers.
champions-refusal-way-through-goal = Elke weg van die lengte naar { $to } loopt door een doelvak.
champions-refusal-wrong-steps =
    { $number ->
        [one] { $to } is niet in precies één stap te bereiken.
       *[other] { $to } is niet in precies { $number } stappen te bereiken.
    }
champions-refusal-through-ball = De weg naar { $to } eindigt bij de bal.
champions-refusal-goal-square = { $to } is een doelvak.
champions-refusal-goal-area-closed = { $to } ligt in een doelgebied en de bal ligt daar niet in rij 1.
champions-refusal-area-full = Met een speler op { $to } zouden daar meer dan { $most } veldspelers staan.
champions-refusal-chain-too-long = De ketting zou { $length } spelers lang zijn.
champions-refusal-cut-off = Met een speler op { $to } zou een van de teams niet meer bij de bal kunnen.
champions-refusal-not-in-steps =
    { $steps ->
        [one] De bal is niet in één stap te bereiken.
       *[other] De bal is niet in { $steps } stappen te bereiken.
    }
champions-refusal-locked = { $piece } nam de hervatting en mag de bal pas weer raken als een ander dat heeft gedaan.
champions-refusal-dead-end = Vanaf { $to } kan de bal niet worden doorgespeeld.
champions-refusal-no-pickup =
    { $had ->
        [one] De keeper staat één stap van de bal, en er is { $needed } gegooid.
       *[other] De keeper staat { $had } stappen van de bal, en er is { $needed } gegooid.
    }
champions-refusal-keeper-only = Dat mag alleen de keeper, in zijn eigen strafschopgebied.
champions-refusal-back-pass = Het eigen team van de keeper speelde de bal als laatste.
champions-refusal-needs-one = Hiervoor is een ‘1’ nodig; je gooide { $number }.
champions-refusal-not-beside = { $piece } staat niet naast jouw speler.
champions-refusal-not-nearest-to-ball = { $piece } staat niet het dichtst bij de bal.
champions-refusal-cannot-push = Niemand mag naar { $to } worden geduwd.
champions-refusal-bad-bend = Dat is meer dan één curve van 45 graden.
champions-refusal-blocked = Op { $to } staat een tegenstander.
champions-refusal-out-of-field = De bal mag niet naar { $to }.
champions-refusal-through-mate = Op { $to } stopt een medespeler de bal.
champions-refusal-through-goal = De bal stopt in het doel op { $to }.
champions-refusal-too-many-touches = Een speelbeurt heeft niet meer dan { $most } balcontacten.
champions-refusal-touched-before = { $piece } heeft de bal al geraakt.
champions-refusal-offside = { $piece } staat buitenspel.
champions-refusal-pips-left =
    { $left ->
        [one] Er zou één oog overblijven.
       *[other] Er zouden { $left } ogen overblijven.
    }
champions-refusal-too-far =
    { $budget ->
        [one] De bal gaat maar één vak ver.
       *[other] De bal gaat maar { $budget } vakken ver.
    }
champions-refusal-must-shoot = Een penalty moet een doelpoging zijn.
champions-refusal-touched-ball = { $piece } heeft de bal in deze beurt geraakt.
champions-refusal-cannot-run = { $piece } kan niet dichter naar de bal lopen.
champions-refusal-mate-as-near = Een medespeler zou even dicht bij de bal zijn als { $piece }.
champions-refusal-not-on-run = De loop gaat niet naar { $to }.
champions-refusal-no-slot = Dit is niet het eerste lege vak waar de bal langs { $piece } gaat.
champions-refusal-tried-before = { $piece } heeft het al geprobeerd.
champions-refusal-no-chance = Op { $to } is er geen keeperkans.
champions-refusal-must-save = De keeper heeft een kans binnen zijn strafschopgebied, dus hij moet het proberen.
champions-refusal-not-offered = { $to } is niet een van de mogelijke vakken.
champions-refusal-bad-row = Rij { $row } is niet een van de mogelijke rijen.

## Acties

champions-action-formation = Speel { $formation }
champions-action-number = { $piece } in de basis
champions-action-column =
    { $line ->
        [defence] Kolom { $column } (verdediging)
        [midfield] Kolom { $column } (middenveld)
       *[attack] Kolom { $column } (aanval)
    }
champions-action-keeper-square = Keeper in kolom { $column }
champions-action-centre = { $piece } naar middenkolom { $column }
champions-action-warm = { $piece } laten warmlopen
champions-action-roll = Gooien
champions-action-foul = { $piece } maakt een overtreding op { $victim }
champions-action-mover = Loop met { $piece }
champions-action-walk = Loop naar { $to }
champions-action-ball =
    { $steps ->
        [one] In één stap naar de bal
       *[other] In { $steps } stappen naar de bal
    }
champions-action-pickup = Bal oprapen
champions-action-push = Duw { $piece }
champions-action-leg = Speel { $path }
champions-action-return-to = Het veld in op { $to }
champions-action-runner = Achter de pass aan met { $piece }
champions-action-no-runner = Niemand gaat erachteraan
champions-action-run-to = Naar { $to }
champions-action-attempt = Onderschep met { $piece }
champions-action-let-go = Laten gaan
champions-action-save = Red op { $to }
champions-action-concede = Doelpunt toestaan
champions-action-rebound-side =
    { $side ->
        [E] Wegstompen naar de kant van kolom 10
       *[W] Wegstompen naar de kant van kolom 1
    }
champions-action-shift-to = Schuif naar { $to }
champions-action-sub-out = { $piece } eruit
champions-action-sub-in = { $piece } erin
champions-action-no-sub = Niet vervangen
champions-action-to-bench = { $piece } terug naar de bank
champions-action-sub-row = In rij { $row }
champions-action-sub-square = Erin op { $to }
champions-action-makeshift = { $piece } op doel
champions-action-thrower = Inworp door { $piece }
champions-action-taker = { $piece } bij de bal
champions-action-wall = { $piece } als muurtje
champions-action-place = Ga staan op { $to }
champions-action-penalty-spot = Stip in kolom { $column }

## Uitkomsten

champions-outcome-kick-off = Thuis { $home }, uit { $away }
champions-outcome-d3 = D3: { $number }
champions-outcome-d4 = D4: { $number }
champions-outcome-d6 = D6: { $number }

## Opties

champions-option-interceptions = Laat spelers proberen te onderscheppen.
champions-option-follow = Laat een medespeler achter de pass aan gaan.
champions-option-offside = Speelt met buitenspel.
champions-option-row1-tidy = Maakt rij 1 vrij als de bal op de andere helft is.
champions-option-spoil-goal-area = Sluit de doelgebieden voor veldspelers zolang de bal elders is.
champions-option-spoil-box-limit = Beperkt een team tot vier veldspelers in het eigen strafschopgebied.
champions-option-spoil-chain = Beperkt kettingen tot negen spelers.
champions-option-spoil-reach = Eist dat beide teams altijd bij de bal kunnen.
champions-option-shoulder-charge = Staat de schouderduw toe.
champions-option-keeper-pickup = Laat de keeper de bal oprapen.
champions-option-fouls = Speelt met overtredingen, vrije trappen en penalty’s.
champions-option-cards = Speelt met gele en rode kaarten.
champions-option-injuries = Speelt met blessures.
champions-option-handball = Laat de keeper buiten zijn strafschopgebied redden, op straffe van rood.
champions-option-substitutions = Speelt met wissels.
champions-option-clock = Bepaalt of de klok enen telt of alle worpen.
champions-option-clock-ones = Bepaalt bij de hoeveelste ‘1’ de wedstrijd eindigt.
champions-option-clock-rolls = Bepaalt bij de hoeveelste worp de wedstrijd eindigt.
champions-option-draw = Bepaalt wat er op een gelijke stand volgt.
champions-option-extra-time-spaces = Bepaalt hoe lang de verlenging duurt.
champions-option-extra-time-start = Bepaalt of het spel in de verlenging gewoon doorgaat of met een nieuwe aftrap begint.
champions-option-shootout-kicks = Bepaalt hoeveel strafschoppen elk team neemt.
champions-option-max-touches = Bepaalt hoeveel balcontacten een speelbeurt mag hebben.
champions-option-touch-limit = Bepaalt of de grens balcontacten telt of spelers, die de bal dan vaker mogen raken.
champions-option-retouch = Laat de bal in dezelfde beurt naar een speler terugkomen.
champions-option-walk-backtrack = Laat een loop twee keer door hetzelfde vak gaan.
champions-option-offside-own-half-exempt = Schaft buitenspel op de eigen helft af.
champions-option-turn-after-deflection = Bepaalt wie er na een onderschepping aan zet is.
champions-option-tidy-first = Schuift spelers aan het eind van de beurt terug voordat de tegenstander onderschept.
champions-option-follow-deflected = Laat een speler achter een onderschepte bal aan gaan die daarna is doorgespeeld.
champions-option-push-nearest = Bepaalt wie een duw mag krijgen: de tegenstander die van alle spelers het dichtst bij de bal staat, of alleen het dichtst van zijn eigen team.
champions-option-cross-goals = Laat spelers door doelvakken lopen; alleen de keeper mag er blijven staan.
champions-option-free-kick-squares = Bepaalt of de vakken van de mannen die voor een vrije trap worden aangewezen vastliggen of door hun coaches worden gekozen.
champions-option-reentry = Laat een gewisselde speler weer invallen.
champions-option-hold-ones-count = Laat een ‘1’ bij een klemvaste bal tellen voor de klok.
champions-option-min-players = Een team met minder spelers dan dit verliest meteen; 0 betekent geen grens.
champions-option-pick-numbers = Laat coaches de rugnummers van hun opstelling kiezen.
champions-option-tournament = Speelt elke wedstrijd uit tot er een winnaar is.
champions-option-absent = Noemt per team wie niet mag spelen: geschorsten en geblesseerden.
champions-option-geometry = Verandert het bord.

champions-preset-full = Alle regels
champions-preset-as-printed = Naar de letter
champions-preset-thirteen-rows = Dertien rijen
champions-preset-beginner = Eerste wedstrijd

## Snelkeuzes

champions-shortcut-lineup-2-4-4 = 2-4-4 met de laagste nummers
champions-shortcut-lineup-3-3-4 = 3-3-4 met de laagste nummers
champions-shortcut-lineup-3-4-3 = 3-4-3 met de laagste nummers
champions-shortcut-lineup-4-2-4 = 4-2-4 met de laagste nummers
champions-shortcut-lineup-4-3-3 = 4-3-3 met de laagste nummers
champions-shortcut-lineup-4-4-2 = 4-4-2 met de laagste nummers

## Vragen

champions-phase-lineup = Welke formatie speel je, en met wie?
champions-phase-columns = Waar staat de middelste speler van de linie van drie?
champions-phase-aside = Naar welke kant gaat je middenvelder opzij?
champions-phase-goal-square = In welk doelvak begint je keeper?
champions-phase-centre = Wie gaat naar het middenvak?
champions-phase-turn-start = Gooi je, of laat je eerst iemand warmlopen?
champions-phase-foul-choice = Wie begaat de overtreding, en op wie?
champions-phase-pick-mover = Met wie loop je?
champions-phase-pick-move = Waar loopt hij heen, of speelt hij de bal?
champions-phase-leg = Waarheen speelt hij de bal?
champions-phase-thrower-return = Waar komt de inwerper het veld weer in?
champions-phase-follow = Wie gaat er achter de pass aan, als er iemand gaat?
champions-phase-run-to = Waar loopt hij heen?
champions-phase-intercept = Probeer je te onderscheppen?
champions-phase-save-pick = In welk vak redt de keeper?
champions-phase-rebound-side = Naar welke kant stompt de keeper de bal weg?
champions-phase-shift = Een van je spelers moet schuiven: waarheen?
champions-phase-keeper-off = Wie maakt plaats voor de reservekeeper?
champions-phase-makeshift = Welke veldspeler gaat op doel?
champions-phase-replace = Wie vervangt de geblesseerde speler, als er iemand komt?
champions-phase-surplus = Wie gaat terug naar de bank?
champions-phase-sub-out = Wie gaat eruit voor de wisselspeler?
champions-phase-sub-row = In welke rij komt de wisselspeler erin?
champions-phase-sub-square = In welk vak komt de wisselspeler erin?
champions-phase-keeper-place = In welk doelvak staat je keeper?
champions-phase-thrower = Wie neemt de inworp?
champions-phase-taker = Wie gaat bij de bal staan?
champions-phase-wall = Wie vormt het muurtje?
champions-phase-ball-place = Waar gaat de speler bij de bal staan?
champions-phase-penalty-spot = Vanuit welk vak neem je de penalty?

## Korte namen van gebeurtenissen, voor de kansen

champions-short-kick-off = aftrap
champions-short-rolled = spel gaat door
champions-short-clock = klok loopt door
champions-short-skipped = beurt overgeslagen
champions-short-missed = mist de bal
champions-short-passed = pass komt aan
champions-short-played = bal komt aan
champions-short-shot = op doel
champions-short-deflected = onderschepping
champions-short-contested = niemand krijgt hem
champions-short-fell-to = bal bij speler
champions-short-stuck = kan de bal niet kwijt
champions-short-no-save = kansloos
champions-short-held = klemvast
champions-short-parried = rebound
champions-short-goal = doelpunt
champions-short-throw-in = inworp
champions-short-corner = corner
champions-short-goal-kick = doeltrap
champions-short-free-kick = vrije trap
champions-short-penalty = penalty
champions-short-restart-lost = vrije trap verloren
champions-short-fouled = overtreding
champions-short-handball = hands
champions-short-booked = gele kaart
champions-short-sent-off = rode kaart
champions-short-injured = blessure
champions-short-injured-off = tweede blessure
champions-short-extra-time = verlenging
champions-short-shootout = strafschoppen
champions-short-shootout-goal = doelpunt
champions-short-shootout-save = geen doelpunt
champions-short-won = wedstrijd gewonnen
champions-short-level = gelijkspel

## Tabellen

champions-table-dice = Welke dobbelsteen wanneer
champions-table-save-chances = Keeperkans: stappen naar het reddingsvak en kracht van het schot
champions-table-save-dice = Hoe een redding afloopt
champions-table-interception-dice = Hoe een onderschepping afloopt
champions-table-fouls = Wat de worp kan brengen bij de tegenstander die het dichtst bij de bal staat
champions-cell-roll = Worp
champions-cell-die = Dobbelsteen
champions-cell-numbers = Geldige getallen
champions-cell-turn-roll = Speelbeurt
champions-cell-interception-roll = Onderschepping
champions-cell-save-roll = Redding
champions-cell-hold-roll = Klemvaste bal
champions-cell-restart-roll = Spelhervatting
champions-cell-throw-in-roll = Inworp
champions-cell-steps-power = Stappen, kracht
champions-cell-chance-die = Kans, D4
champions-cell-goal = Doelpunt
champions-cell-rebound = Rebound
champions-cell-hold = Klemvast
champions-cell-effect = Gevolg
champions-cell-goes-on = De bal gaat door
champions-cell-deflected = De bal verandert van richting
champions-cell-rolled = Gegooid
champions-cell-steps-to-opponent = Exact aantal stappen naar hem
champions-cell-foul = Overtreding
champions-cell-charge = Schouderduw mogelijk

## Uitspraken

champions-ruling-r1 = Het veld heeft 15 rijen en 10 kolommen.
champions-ruling-r6 = Een loop mag twee keer door hetzelfde vak gaan en mag eindigen waar hij begon.
champions-ruling-r16 = Zes balcontacten zijn toegestaan, niet zes spelers; dezelfde speler mag de bal nog eens raken.
champions-ruling-r25 = Alleen een onderschepping bepaalt wie daarna aan zet is, niet wie de bal verder speelt.
champions-ruling-r27 = Er wordt onderschept nadat een speler achter de pass aan is gegaan en voordat spelers worden teruggeschoven.
champions-ruling-r35 = Buitenspel geldt zoals het er staat: zonder uitzondering voor de eigen helft of voor hervattingen.
champions-ruling-r39 = Een tegenstander mag alleen een duw krijgen als niemand dichter bij de bal staat dan hij.
champions-ruling-r52 = De vakken van de man bij de bal en van het muurtje liggen vast, wie er ook staat.
champions-ruling-r57 = Wie gewisseld is, komt niet terug.
champions-ruling-r59 = Een ‘1’ die wordt overgegooid, zet de klok nooit verder.
champions-ruling-r61 = De verlenging heeft vijf tijdvakken, en het spel gaat gewoon door, zonder nieuwe aftrap.
champions-ruling-r62 = Elk team neemt vijf strafschoppen, daarna volgt sudden death.
champions-ruling-r64 = Een team speelt door, met hoe weinig spelers ook.
champions-ruling-r69 = Na een onderschepping gaat niemand achter de bal aan, en de balcontacten worden opnieuw geteld.
champions-ruling-r98 = Schorsingen en blessures worden per team en per wedstrijd opgegeven.
champions-ruling-r99 = Ook door een doelvak lopen mag alleen de keeper zelf.

## Het bord als tekst

champions-board-score = { score }, { $minute }′

## Meer gebeurtenissen in één zin: zie `locales/telling.json`

champions-report-line-ups = { TEAM($by, form: "Nom") } speelt { $formation }, { TEAM($other) } { $against }.
champions-into =
    { $area ->
        [home-box] naar het strafschopgebied van de thuisploeg
        [away-box] naar het strafschopgebied van de uitploeg
        [home-half] naar de helft van de thuisploeg
        [away-half] naar de helft van de uitploeg
        [wing] naar de flank
       *[middle] naar het middenveld
    }
champions-at =
    { $area ->
        [home-box] in het strafschopgebied van de thuisploeg
        [away-box] in het strafschopgebied van de uitploeg
        [home-half] op de helft van de thuisploeg
        [away-half] op de helft van de uitploeg
        [wing] op de flank
       *[middle] op het middenveld
    }
champions-report-passed = { $piece } vindt { $receiver } { champions-at }.
    .v2 = { $piece } heeft oog voor { $receiver } { champions-at }.
    .v3 = Strakke pass van { $piece } op { $receiver }.
champions-report-played = { $piece } speelt de bal { champions-into }.
    .v2 = { $piece } stuurt de bal { champions-into }.
champions-report-shot =
    { $power ->
        [0] { $piece } schiet, maar zonder kracht.
       *[other] { $piece } schiet met kracht { $power }!
    }
    .v2 =
        { $power ->
            [0] { $piece } probeert het met een zacht schot.
           *[other] { $piece } schiet op doel: kracht { $power }!
        }
    .v3 =
        { $power ->
            [0] { $piece } prikt de bal richting doel, maar hard gaat het niet.
           *[other] { $piece } haalt uit, met kracht { $power }!
        }
champions-report-ran = { $piece } gaat achter de bal aan.
    .v2 = { $piece } loopt mee naar voren.
champions-report-came-back = { $piece } komt het veld weer in.
champions-report-missed = { $piece } stapt in, maar mist de bal.
    .v2 = { $piece } gooit zich voor de bal, maar die is al weg.
    .v3 = { $piece } komt een stap te laat.
champions-report-deflected = { $piece } zet er { champions-at } een voet tussen, en de bal verandert van richting!
    .v2 = { $piece } leest het spel, steekt een been uit en toucheert de bal!
champions-report-contested = Beide teams azen { champions-at } op de bal, en niemand krijgt hem.
champions-report-held = { $piece } heeft de bal klemvast.
    .v2 = Veilige handen: { $piece } plukt de bal.
    .v3 = { $piece } gaat snel naar de grond en houdt de bal vast.
champions-report-parried = { $piece } stompt de bal weg!
    .v2 = { $piece } krijgt er een hand tegen, maar kan de bal niet klemmen!
champions-report-picked-up = { $piece } raapt de bal op.
champions-report-throw-in = Inworp voor { TEAM($by) }.
champions-report-corner = Corner voor { TEAM($by) }.
champions-report-free-kick = Vrije trap voor { TEAM($by) } { champions-at }.
champions-report-pushed = { $piece } zet { $victim } met de schouder opzij.
champions-report-fouled = { $piece } haalt { $victim } { champions-at } onderuit.
    .v2 = { $piece } komt te laat en schoffelt { $victim } onderuit. Overtreding!
champions-report-handball = Hands van { $piece }!
champions-report-warming = Bij { TEAM($by) } gaan { $pieces } warmlopen.
    .v2 = Beweging op de bank: { $pieces } lopen warm voor { TEAM($by) }.
champions-report-walkers =
    { $pieces-n ->
        [1] { $pieces } kiest positie.
        [2] { $pieces } kiezen positie.
        [3] { $pieces } kiezen positie.
       *[other] De bal ligt stil terwijl { $pieces-n ->
                [1] één
                [2] twee
                [3] drie
                [4] vier
                [5] vijf
                [6] zes
                [7] zeven
                [8] acht
               *[other] { $pieces-n }
            } spelers een nieuwe plek zoeken.
    }
    .v2 =
        { $pieces-n ->
            [1] { $pieces } zoekt de ruimte.
            [2] { $pieces } zoeken de ruimte.
            [3] { $pieces } zoeken de ruimte.
           *[other] Veel loopwerk zonder bal: { $pieces-n ->
                    [1] één
                    [2] twee
                    [3] drie
                    [4] vier
                    [5] vijf
                    [6] zes
                    [7] zeven
                    [8] acht
                   *[other] { $pieces-n }
                } spelers kiezen positie.
        }
    .v3 =
        { $pieces-n ->
            [1] { $pieces } loopt zich zonder bal vrij.
            [2] { $pieces } lopen zich zonder bal vrij.
            [3] { $pieces } lopen zich zonder bal vrij.
           *[other] Niemand speelt de bal, maar { $pieces-n ->
                    [1] één
                    [2] twee
                    [3] drie
                    [4] vier
                    [5] vijf
                    [6] zes
                    [7] zeven
                    [8] acht
                   *[other] { $pieces-n }
                } spelers zijn in beweging.
        }
champions-report-moves-it =
    { $receivers-n ->
        [1] { $piece } is bij de bal en vindt { $receivers }.
       *[other] { $piece } zet een combinatie op: { $receivers }.
    }
    .v2 =
        { $receivers-n ->
            [1] { $piece } heeft de bal en bedient { $receivers }.
           *[other] Vlot voetbal: van { $piece } naar { $receivers }.
        }
    .v3 =
        { $receivers-n ->
            [1] Strakke pass van { $piece } op { $receivers }.
           *[other] De bal gaat rond: { $piece }, { $receivers }.
        }
champions-report-moves-it-on = { $piece } vindt { $receivers }, en { $last } stuurt de bal { champions-into }.
    .v2 = Van { $piece } gaat het naar { $receivers }; { $last } speelt door { champions-into }.
champions-report-moves-it-for = { $piece } vindt { $receivers }, en { $last } speelt { $runner } aan met een bal { champions-into }.
    .v2 = Van { $piece } gaat het naar { $receivers }; { $last } stuurt { $runner } op pad.
    .v3 = Vlotte combinatie van { $piece } met { $receivers }, en { $last } speelt door { champions-into }. { $runner } gaat erachteraan.
champions-report-plays = { $piece } is bij de bal en stuurt hem { champions-into }.
    .v2 = { $piece } heeft de bal en speelt hem { champions-into }.
    .v3 = { $piece } speelt door { champions-into }.
    .v4 = { $piece } is er als eerste bij en verlegt het spel { champions-into }.
champions-report-plays-for = { $piece } speelt de bal { champions-into }, en { $runner } gaat erachteraan.
    .v2 = { $piece } stuurt { $runner } op pad met een bal { champions-into }.
    .v3 = Bal van { $piece } { champions-into }, bedoeld voor { $runner }.
    .v4 = { $piece } zoekt { $runner } { champions-at }.
champions-report-shot-past = { $piece } haalt uit! De bal gaat langs { $past }.
    .v2 = { $piece } schiet, voorbij { $past }!
champions-report-dived-held = Gered! { $piece } duikt en heeft de bal klem.
    .v2 = { $piece } gaat naar de grond en houdt de bal vast.
    .v3 = Wat een redding! { $piece } zweeft naar de bal en plukt hem.
champions-report-dived-parried = { $piece } duikt en stompt weg!
    .v2 = Met de vingertoppen! { $piece } is op tijd, maar kan de bal niet klemmen.
champions-report-beaten-goal = Doelpunt voor { TEAM($by) }! { $piece } is geklopt: { score }.
    .v2 = { score }! { $piece } is kansloos, feest bij { TEAM($by) }.
    .v3 = Hij zit! { $piece } kan er niet bij, en { TEAM($by) } maakt er { score } van.
    .v4 = Raak! { TEAM($by, form: "Nom") } verslaat { $piece }: { score }.
champions-report-fouled-booked = { $piece } haalt { $victim } { champions-at } onderuit en krijgt geel.
    .v2 = Te laat! { $piece } schoffelt { $victim } onderuit. Overtreding, en een gele kaart.
champions-report-fouled-off = { $piece } haalt { $victim } { champions-at } onderuit en moet eraf!
    .v2 = Rode kaart! { $piece } kan gaan douchen na een overtreding op { $victim }.
champions-report-changes = Wissels: { $pieces } komen erin voor { $outs }.
    .v2 = Erin { $pieces }, eruit { $outs }.
champions-report-shifted-men =
    { $pieces-n ->
        [1] { $pieces } moet opschuiven.
        [2] { $pieces } moeten opschuiven.
        [3] { $pieces } moeten opschuiven.
       *[other] Schuiven: { $pieces-n ->
                [1] één
                [2] twee
                [3] drie
                [4] vier
                [5] vijf
                [6] zes
                [7] zeven
                [8] acht
               *[other] { $pieces-n }
            } spelers moeten van hun plaats.
    }
