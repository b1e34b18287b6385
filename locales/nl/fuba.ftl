# FUBA in het Nederlands.

## Hoofdstukken

fuba-section-words = Begrippen
fuba-section-formation = Formaties
fuba-section-toss = Wie begint
fuba-section-placing = Opstellen
fuba-section-clock = Klok en stand
fuba-section-turn = De beurt
fuba-section-target = Bestemming en buitenspel
fuba-section-dice = De dobbelstenen
fuba-section-time = De tijd
fuba-section-control = De balbezittest
fuba-section-ball = De bal verplaatsen
fuba-section-shot = Doelpogingen
fuba-section-movement = Bewegen
fuba-section-free-kick = Vrije trappen
fuba-section-corner = Hoekschoppen
fuba-section-goal-kick = Doeltrappen
fuba-section-booking = Kaarten
fuba-section-penalty = Strafschoppen
fuba-section-house = Huisregels

## Regels

fuba-rule-2-1 = De keeper telt als speler overal waar een regel niets anders zegt.
fuba-rule-2-2 = De ploeg met de bal is de ploeg in balbezit, de andere is passief; de rollen wisselen op het moment dat het balbezit wisselt.
fuba-rule-3-1a = Een formatie bestaat uit drie hele getallen – verdedigers, middenvelders, aanvallers – die samen 10 zijn.
fuba-rule-3-1b = Beide formaties worden in het geheim gekozen en tegelijk getoond.
fuba-rule-3-2 = Beide ploegen gooien een dobbelsteen; de hoogste worp bepaalt wie de eerste helft met de bal begint (bij gelijke worpen opnieuw).
fuba-rule-3-3a = Bij het opstellen zet eerst de ploeg in balbezit al haar spelers neer, dan de passieve ploeg al de hare, en daarna mag de ploeg in balbezit nog bijstellen.
fuba-rule-3-3b = De formatie schrijft niet voor waar spelers worden neergezet.
fuba-rule-3-3c = Bij het bijstellen mag de ploeg in balbezit hoogstens twee verschillende spelers verzetten, elk naar een aangrenzend vak.
fuba-rule-e3-3 = Elke beperking van het opstellen geldt ook na het bijstellen.
fuba-rule-3-3-1a = Bij de aftrap heeft de ploeg in balbezit minstens twee spelers in het middenvak.
fuba-rule-3-3-1b = Bij de aftrap staan alle spelers in vakken die minstens voor een deel op de eigen helft liggen.
fuba-rule-3-3-1c = Bij de aftrap staat elke keeper in zijn eigen strafschopgebied.
fuba-rule-3-3-1d = Bij de aftrap ligt de bal in het middenvak met waarde 3.
fuba-rule-3-4 = De klok begint in de eerste helft op 1 en in de tweede op 46; de stand begint op 0-0.
fuba-rule-4a = Een beurt heeft zeven fasen, in deze volgorde: bestemming, dobbelstenen, tijd, balbezittest, bal verplaatsen, doelpoging, bewegen.
fuba-rule-4-1a = In het bestemmingsvak, of in een vak ernaast, moet de ploeg in balbezit een speler hebben.
fuba-rule-4-1b = Het bestemmingsvak mag het vak zijn waar de bal al ligt.
fuba-rule-4-1-1 = Een vak mag geen bestemmingsvak zijn als de speler van de ploeg in balbezit daar buitenspel staat: volledig dichter bij de achterlijn van de tegenstander dan diens op één na laatste speler (keeper meegeteld), en zelfs niet gedeeltelijk op gelijke hoogte.
fuba-rule-e4-1 = Een vak zonder eigen spelers mag geen bestemmingsvak zijn als alle eigen spelers in aangrenzende vakken buitenspel staan.
fuba-rule-e4-1-1a = Een speler op gelijke hoogte met of achter de bal staat niet buitenspel.
fuba-rule-e4-1-1b = Buitenspel geldt niet bij een doeltrap, bij een hoekschop of als het bestemmingsvak helemaal op de eigen helft ligt.
fuba-rule-4-2 = Beide ploegen gooien één dobbelsteen; dat zijn de basiswaarden.
fuba-rule-4-3a = De klok gaat vooruit met het verschil van de basiswaarden.
fuba-rule-4-3b = De klok stopt op de eerste minuut blessuretijd, ook als het verschil groter is.
fuba-rule-4-3-1a = In blessuretijd gaat de klok precies één vakje per beurt vooruit.
fuba-rule-4-3-1b = Is het verschil in blessuretijd kleiner dan de minuut blessuretijd waarin de beurt begon, dan is de helft meteen afgelopen en wordt de beurt niet gespeeld.
fuba-rule-4-3-1c = De helft eindigt uiterlijk na de beurt waarin de klok op +5 komt.
fuba-rule-4-3-2a = In de tweede helft neemt de ploeg de aftrap die dat in de eerste niet deed.
fuba-rule-4-3-2b = De wedstrijd eindigt met de tweede helft.
fuba-rule-4-4a = Balbezittest: basiswaarde plus de modificatoren voor startvak, bestemmingsvak en afstand.
fuba-rule-4-4b = Bij een uitkomst boven de balwaarde houdt de ploeg de bal.
fuba-rule-4-4c = Een uitkomst onder de balwaarde: de bal gaat naar de passieve ploeg.
fuba-rule-e4-4 = Zijn startvak en bestemmingsvak hetzelfde, dan telt de modificator maar één keer.
fuba-rule-4-4-1a = Is het bestemmingsvak leeg, dan noemt de ploeg in balbezit een aangrenzend vak met een eigen speler (het steunvak), dat de modificator voor het bestemmingsvak levert.
fuba-rule-e4-4-1 = Het steunvak mag geen vak zijn waar de eigen speler buitenspel staat.
fuba-rule-4-4-1b = Blijft de bal in de ploeg, dan gaat één speler van het steunvak naar het bestemmingsvak.
fuba-rule-4-4-1c = Gaat de bal verloren, dan brengt de nieuwe ploeg in balbezit haar dichtstbijzijnde speler naar het bestemmingsvak.
fuba-rule-4-4-1d = Die zet gaat af van het aantal spelers dat de ploeg in fase 7 mag bewegen.
fuba-rule-4-4-2 = Een uitkomst gelijk aan de balwaarde is een bijzondere gebeurtenis: gooi en kijk in de gebeurtenissentabel.
fuba-rule-e4-4-2 = De ploeg in balbezit houdt de bal, tenzij de gebeurtenis 1 of 2 is.
fuba-rule-4-4-3 = Staan in het bestemmingsvak alleen passieve spelers en blijft de bal in de ploeg, dan komt er één eigen speler uit een aangrenzend vak bij; die zet gaat er in fase 7 af.
fuba-rule-e4-4-3 = Die speler mag niet uit een vak komen waar hij buitenspel staat.
fuba-rule-4-5a = Wisselt het balbezit en heeft de nieuwe ploeg niemand in het bestemmingsvak, dan verzet ze meteen haar dichtstbijzijnde speler daarheen.
fuba-rule-4-5b = Is dat de keeper, dan mag de ploeg in zijn plaats de eerstvolgende speler nemen.
fuba-rule-4-5-1 = De nieuwe balwaarde is de basiswaarde van de ploeg die bij het begin van de beurt de bal had.
fuba-rule-4-5-2a = Stonden in het startvak of het bestemmingsvak alleen spelers van de ploeg in balbezit, dan daalt de balwaarde met één, maar niet onder 1.
fuba-rule-4-5-2b = Bij vrije trappen, hoekschoppen en doeltrappen telt hiervoor alleen het bestemmingsvak.
fuba-rule-4-6a = Een doelpoging mag alleen vanuit een vak dat helemaal op de helft van de tegenstander ligt.
fuba-rule-4-6b = Doelpoging: één dobbelsteen plus de schotmodificatoren.
fuba-rule-4-6c = Boven de balwaarde: doelpunt; de ploeg die het doelpunt tegen kreeg, trapt af.
fuba-rule-4-6d = Gelijk aan de balwaarde: hoekschop.
fuba-rule-4-6e = Onder de balwaarde: doeltrap voor de passieve ploeg.
fuba-rule-e4-6a = De modificator van het strafschopgebied telt niet bij een schot vanuit het strafschopgebied zelf.
fuba-rule-e4-6b = Aanvallers die buitenspel staan, tellen niet mee voor de +1 van het strafschopgebied.
fuba-rule-4-6-1 = Zou zelfs een 6 niet genoeg zijn, dan scoor je met twee zessen achter elkaar; al het andere is mis.
fuba-rule-4-7a = De ploeg met de laagste basiswaarde beweegt eerst; bij gelijke waarden de passieve ploeg.
fuba-rule-4-7b = Een ploeg kiest een middenveld-, aanvals- of verdedigingszet en verzet al haar spelers daarmee.
fuba-rule-4-7c = Een speler beweegt hoogstens één keer per bewegingsfase, en wie in fase 5 is verzet, heeft zijn zet al gehad.
fuba-rule-e4-7 = De ploeg in balbezit moet minstens één speler bij de bal laten.
fuba-rule-4-7-1a = Middenveldzet: hoogstens zoveel spelers als de formatie middenvelders heeft.
fuba-rule-4-7-1b = Middenveldzet: elke speler gaat naar een aangrenzend vak.
fuba-rule-4-7-1c = Middenveldzet: niemand mag recht vooruit en zo de voorste van zijn ploeg worden (vergeleken met het begin van de beurt).
fuba-rule-4-7-1d = Middenveldzet: niemand mag recht achteruit en zo de achterste veldspeler van zijn ploeg worden (vergeleken met het begin van de beurt).
fuba-rule-4-7-2a = Aanvalszet: hoogstens zoveel spelers als de formatie aanvallers heeft.
fuba-rule-4-7-2b = Aanvalszet: alleen één of twee vakken recht vooruit.
fuba-rule-4-7-3a = Verdedigingszet: hoogstens zoveel spelers als de formatie verdedigers heeft.
fuba-rule-4-7-3b = Verdedigingszet: alleen één of twee vakken recht achteruit.
fuba-rule-4-7-4 = Een speler mag niet naar een buitenspelpositie worden verzet, behalve recht achteruit.
fuba-rule-4-7-5a = Na haar andere zetten mag een ploeg elke veldspeler die niet heeft bewogen en in een vak aan een achterlijn staat, gratis één vak recht van die lijn af zetten.
fuba-rule-4-7-5b = Een vrije zet mag niet in het vak van de bal eindigen.
fuba-rule-4-7-6 = Bij gelijke basiswaarden valt er geen soort zet te kiezen: elke ploeg mag zoveel spelers verzetten als de basiswaarde aangeeft, elk één vak in een willekeurige richting.
fuba-rule-4-7-7 = Een speler mag de bal meenemen als er in geen enkel vak dat hij verlaat, doorkruist of bereikt, een passieve speler staat.
fuba-rule-5-1a = De ploeg met de vrije trap krijgt balbezit, de bal gaat naar het bestemmingsvak van de beurt en zijn waarde wordt 2.
fuba-rule-5-1b = Een vrije trap in het strafschopgebied van de tegenstander is een strafschop.
fuba-rule-5-1c = Een vrije trap mag direct op doel als de bal helemaal op de helft van de tegenstander ligt; anders begint een nieuwe beurt.
fuba-rule-5-1d = Spelers in het vak van de vrije trap tellen niet voor de start- en schotmodificatoren.
fuba-rule-e5-1 = Het startvak van een vrije trap mag alleen bestemmingsvak zijn als er minstens twee eigen spelers staan; de modificator van het bestemmingsvak telt dan gewoon.
fuba-rule-5-1-1a = De ploeg die de vrije trap neemt, zet minstens één speler in het vak van de trap.
fuba-rule-5-1-1b = De andere ploeg zet minstens één speler dichter bij haar eigen achterlijn dan het vak van de trap, als zo’n vak er is.
fuba-rule-5-2a = Bij een hoekschop stellen beide ploegen zich opnieuw op, is de balwaarde 1 en begint een nieuwe beurt vanuit het hoekvak.
fuba-rule-5-2b = Bij een hoekschop geeft het startvak geen modificatoren.
fuba-rule-5-2-1 = Eén speler neemt de hoekschop van buiten de vakken en komt in het hoekvak als de bal verplaatst wordt.
fuba-rule-5-3a = Bij een doeltrap ligt de bal in het strafschopgebied van de trappende ploeg met waarde 2.
fuba-rule-5-3b = Bij een doeltrap geeft het startvak geen modificatoren.
fuba-rule-5-3c = Aan een trage doeltrap gaat een extra bewegingsfase vooraf, waarin de ploeg in balbezit als eerste beweegt.
fuba-rule-5-3d = Tot de doeltrap genomen is, kan niemand met de bal lopen en blijft de keeper erbij.
fuba-rule-5-4a = Een ploeg die geel krijgt en er al een had, gooit een dobbelsteen; is de uitkomst lager dan haar aantal gele kaarten (de nieuwe meegeteld), dan wordt er één rood.
fuba-rule-5-4b = Een rode kaart haalt één veldspeler voor de rest van de wedstrijd van het veld.
fuba-rule-5-4c = Een rode kaart verandert de getallen van de formatie niet.
fuba-rule-5-5-1a = Strafschop: één speler van de schietende ploeg staat met de bal op de stip.
fuba-rule-5-5-1b = Strafschop: de keeper staat op zijn lijn.
fuba-rule-5-5-1c = Strafschop: verder mag niemand in dat strafschopgebied staan.
fuba-rule-5-5-2 = Strafschop: de keeper kiest in het geheim links, rechts of blijven staan, de schutter noemt links, midden of rechts, en dan moet een dobbelsteen het getal uit de tabel halen.
fuba-rule-x-min = Huisregel: een ploeg met minder spelers dan het minimum verliest de wedstrijd.
fuba-rule-x-cap = Huisregel: een helft eindigt uiterlijk als het maximumaantal beurten is gespeeld.
fuba-rule-x-et = Huisregel: bij een gelijke stand volgt een verlenging van twee keer een kwartier.
fuba-rule-x-so = Huisregel: is het dan nog gelijk, dan beslissen strafschoppen volgens de strafschoptabel.

## Gebeurtenissen

fuba-event-formation-chosen = { TEAM($by, form: "Nom") } gaat { $formation } spelen. De tegenstander weet het nog niet.
fuba-event-formation-secret = { TEAM($by, form: "Nom") } heeft een formatie gekozen en houdt de kaart nog gesloten.
fuba-event-formation-shown = De kaart { TEAM($by, form: "gen") } gaat open: het wordt { $formation }.
fuba-event-toss-won = { TEAM($by, form: "Nom") } wint de worp en bepaalt wie begint.
fuba-event-starts = { TEAM($by, form: "Nom") } begint.
fuba-event-lined-up = { TEAM($by, form: "Nom") } staat klaar.
    .v2 = De spelers { TEAM($by, form: "gen") } staan op hun plaats.
fuba-event-adjusted =
    { $kind ->
        [keeper] Op de valreep nog een wijziging: de keeper van { TEAM($by) } gaat van { $from } naar { $to }.
       *[other] Op de valreep nog een wijziging: { TEAM($by) } schuift een speler van { $from } naar { $to }.
    }
    .v2 =
        { $kind ->
            [keeper] De keeper { TEAM($by, form: "gen") } bedenkt zich en gaat van { $from } naar { $to }.
           *[other] { TEAM($by, form: "Nom") } bedenkt zich: een speler gaat van { $from } naar { $to }.
        }
fuba-event-kick-off = Iedereen staat klaar, en { TEAM($by) } trapt af.
    .v2 = Het fluitsignaal, en { TEAM($by) } brengt de bal aan het rollen.
    .v3 = De bal rolt: { TEAM($by) } heeft afgetrapt.
    .v4 = Daar gaan we: aftrap van { TEAM($by) }.
fuba-event-corner-kick = De bal ligt bij de vlag in { $zone }, en { TEAM($by) } neemt de hoekschop.
fuba-event-fast-kick = { TEAM($by, form: "Nom") } neemt de doeltrap snel.
    .v2 = Geen tijd te verliezen: { TEAM($by) } neemt de doeltrap meteen.
    .v3 = Snelle doeltrap van { TEAM($by) }: iedereen blijft staan.
fuba-event-slow-kick = { TEAM($by, form: "Nom") } neemt de tijd voor de doeltrap en laat iedereen opschuiven.
fuba-event-targeted = { TEAM($by, form: "Nom") } speelt de bal naar { $zone }.
    .v2 = De bal gaat richting { $zone }.
    .v3 = { TEAM($by, form: "Nom") } probeert het via { $zone }.
fuba-event-rolled = De dobbelstenen: { $home } voor de thuisploeg, { $away } voor de uitploeg.
    .v2 = Thuisploeg { $home }, uitploeg { $away }.
fuba-event-clock = We spelen minuut { $minute }.
    .v2 = De klok staat op minuut { $minute }.
fuba-event-added-time = Blessuretijd: { $minute }+{ $added }.
fuba-event-last-turn = Dit is de laatste beurt van de helft.
fuba-event-supported = Daar staat nog niemand: { TEAM($by) } zoekt steun vanuit { $zone }.
fuba-event-kept = { TEAM($by, form: "Nom") } houdt de bal: { $result } tegen { $value }.
    .v2 = { $result } tegen { $value }: de bal blijft in de ploeg, en { TEAM($by) } combineert verder.
    .v3 = Verzorgd voetbal van { TEAM($by) }: { $result } tegen { $value }.
    .v4 = { $result } is meer dan { $value }. { TEAM($by, form: "Nom") } houdt de touwtjes in handen.
fuba-event-won = Balverlies! { $result } tegen { $value }, en { TEAM($by) } neemt over.
    .v2 = { $result } tegen { $value }: de bal springt los, en { TEAM($by) } is er als de kippen bij.
    .v3 = Onderschept! { $result } is niet genoeg tegen { $value }, en het balbezit is voor { TEAM($by) }.
    .v4 = Slordig: { $result } tegen { $value }. Nu heeft { TEAM($by) } de bal.
fuba-event-special = Precies { $result }: een bijzondere gebeurtenis! { TEAM($by, form: "Nom") } gooit op de gebeurtenissentabel.
    .v2 = Precies { $result }! De scheidsrechter grijpt in, en { TEAM($by) } gooit op de gebeurtenissentabel.
    .v3 = Gelijk op { $result }: { TEAM($by) } gooit voor een bijzondere gebeurtenis.
fuba-event-only-mover = Het momentum is voor { TEAM($by) }: niemand anders mag aan het eind van deze beurt bewegen.
fuba-event-brought =
    { $kind ->
        [keeper] De keeper van { TEAM($by) } komt van { $from } naar de bal in { $to }.
       *[other] Een speler van { TEAM($by) } loopt van { $from } naar de bal in { $to }.
    }
fuba-event-collected =
    { $kind ->
        [keeper] De keeper van { TEAM($by) } verlaat { $from } en pakt de bal in { $to }.
       *[other] Een speler van { TEAM($by) } komt uit { $from } aangesneld en is als eerste bij de bal in { $to }.
    }
fuba-event-ball-at = De bal ligt in { $zone }, balwaarde { $value }.
    .v2 = De bal komt tot rust in { $zone }: balwaarde { $value }.
fuba-event-taker-in = De cornernemer van { TEAM($by) } sluit aan in { $zone }.
fuba-event-shoots =
    { $need ->
        [1] { TEAM($by, form: "Nom") } schiet vanuit { $zone }, en dat kan niet missen.
        [6] { TEAM($by, form: "Nom") } schiet vanuit { $zone }: alleen een zes is raak.
        [7] { TEAM($by, form: "Nom") } waagt het erop vanuit { $zone }: alleen met twee zessen zit hij.
       *[other] { TEAM($by, form: "Nom") } schiet vanuit { $zone }: { $need } of meer is raak.
    }
    .v2 =
        { $need ->
            [1] Een opgelegde kans in { $zone }: { TEAM($by) } kan niet missen.
            [6] { TEAM($by, form: "Nom") } haalt uit vanuit { $zone }: een zes en hij zit.
            [7] Een wanhoopspoging vanuit { $zone }: { TEAM($by) } heeft twee zessen nodig.
           *[other] { TEAM($by, form: "Nom") } haalt uit vanuit { $zone }: { $need } of meer en hij zit.
        }
fuba-event-second-six = Een zes! Nog zo’n worp en { TEAM($by) } heeft gescoord.
fuba-event-goal = Doelpunt voor { TEAM($by) }! { score }.
    .v2 = Hij zit! { TEAM($by, form: "Nom") } scoort: { score }.
    .v3 = { score }! Het net bolt, feest bij { TEAM($by) }.
    .v4 = Raak! { TEAM($by, form: "Nom") } maakt er { score } van.
fuba-event-corner-won = Over de achterlijn gewerkt. Hoekschop voor { TEAM($by) }.
    .v2 = Over de lat getikt! Hoekschop voor { TEAM($by) }.
fuba-event-missed = Naast! { TEAM($by, form: "Nom") } mist het doel.
    .v2 = Over! Geen doelpunt voor { TEAM($by) }.
    .v3 = Rakelings langs de paal! Dat scheelde niet veel voor { TEAM($by) }.
fuba-event-goal-kick = Doeltrap voor { TEAM($by) }.
    .v2 = { TEAM($by, form: "Nom") } krijgt een doeltrap.
fuba-event-moves =
    { $mode ->
        [midfield] { TEAM($by, form: "Nom") } kiest een middenveldzet: { $number ->
            [one] één speler
           *[other] hoogstens { $number } spelers
        }.
        [attack] { TEAM($by, form: "Nom") } kiest een aanvalszet: { $number ->
            [one] één speler
           *[other] hoogstens { $number } spelers
        }.
        [defence] { TEAM($by, form: "Nom") } kiest een verdedigingszet: { $number ->
            [one] één speler
           *[other] hoogstens { $number } spelers
        }.
        [quick] Gelijke worpen, snelle zetten: { TEAM($by) } mag { $number ->
            [0] niemand verplaatsen.
            [one] één speler verplaatsen.
           *[other] hoogstens { $number } spelers verplaatsen.
        }
       *[stay] { TEAM($by, form: "Nom") } blijft staan.
    }
    .v2 =
        { $mode ->
            [midfield] Middenveldzet van { TEAM($by) }, met { $number ->
                [one] één man
               *[other] hoogstens { $number } man
            }.
            [attack] Aanvalszet van { TEAM($by) }, met { $number ->
                [one] één man
               *[other] hoogstens { $number } man
            }.
            [defence] Verdedigingszet van { TEAM($by) }, met { $number ->
                [one] één man
               *[other] hoogstens { $number } man
            }.
            [quick] Gelijke worpen: bij { TEAM($by) } { $number ->
                [0] mag niemand van zijn plaats.
                [one] mag één man een vak opschuiven.
               *[other] mogen hoogstens { $number } man een vak opschuiven.
            }
           *[stay] Geen beweging bij { TEAM($by) }.
        }
fuba-event-moved =
    { $kind ->
        [keeper] De keeper van { TEAM($by) } gaat van { $from } naar { $to }.
       *[other] { TEAM($by, form: "Nom") } stuurt een speler van { $from } naar { $to }.
    }
    .v2 =
        { $kind ->
            [keeper] De keeper { TEAM($by, form: "gen") } verlaat { $from } en gaat naar { $to }.
           *[other] Een speler { TEAM($by, form: "gen") } loopt van { $from } naar { $to }.
        }
    .v3 =
        { $kind ->
            [keeper] Bij { TEAM($by) } gaat de keeper van { $from } naar { $to }.
           *[other] Bij { TEAM($by) } gaat een speler van { $from } naar { $to }.
        }
fuba-event-carried =
    { $kind ->
        [keeper] De keeper van { TEAM($by) } loopt met de bal van { $from } naar { $to }.
       *[other] Een speler van { TEAM($by) } loopt met de bal van { $from } naar { $to }.
    }
    .v2 =
        { $kind ->
            [keeper] De keeper { TEAM($by, form: "gen") } neemt de bal mee van { $from } naar { $to }.
           *[other] Bij { TEAM($by) } neemt een speler de bal mee van { $from } naar { $to }.
        }
fuba-event-free-move = { TEAM($by, form: "Nom") } haalt een speler van de achterlijn, van { $from } naar { $to }.
    .v2 = Een speler { TEAM($by, form: "gen") } maakt zich los van de achterlijn, van { $from } naar { $to }.
fuba-event-free-kick = Vrije trap voor { TEAM($by) } in { $zone }.
fuba-event-penalty-kick = Strafschop voor { TEAM($by) }!
fuba-event-yellow =
    { $yellow ->
        [one] Eerste gele kaart voor { TEAM($by) }.
       *[other] Gele kaart nummer { $yellow } voor { TEAM($by) }: de dobbelsteen beslist of er één rood wordt.
    }
fuba-event-spared = { $die } op de dobbelsteen: { TEAM($by) } komt met geel weg.
fuba-event-red = { $die } op de dobbelsteen, en het is rood! { TEAM($by, form: "Nom") } gaat verder met { $left } man.
fuba-event-keeper-off = { TEAM($by, form: "Nom") } haalt de keeper eraf en speelt verder zonder.
fuba-event-dived =
    { $to ->
        [left] De keeper van { TEAM($by) } duikt straks naar zijn linkerhoek.
        [right] De keeper van { TEAM($by) } duikt straks naar zijn rechterhoek.
       *[stay] De keeper van { TEAM($by) } blijft straks in het midden.
    }
fuba-event-dive-secret = De keeper van { TEAM($by) } heeft zijn keuze gemaakt.
fuba-event-aimed =
    { $at ->
        [left] { TEAM($by, form: "Nom") } mikt naar links
        [right] { TEAM($by, form: "Nom") } mikt naar rechts
       *[centre] { TEAM($by, form: "Nom") } mikt op het midden
    }, { $dive ->
        [left] de keeper duikt naar zijn linkerhoek
        [right] de keeper duikt naar zijn rechterhoek
       *[stay] de keeper blijft staan
    }: { $need ->
        [1] dat kan niet missen
        [6] alleen een zes is raak
       *[other] { $need } of meer is raak
    }.
fuba-event-penalty-missed = Slechts { $die }: { TEAM($by) } mist de strafschop.
    .v2 = { $die }, en de strafschop gaat er niet in! Geen doelpunt voor { TEAM($by) }.
fuba-event-shootout-goal = { TEAM($by, form: "Nom") } benut de strafschop! { score } in de serie.
    .v2 = Beheerst ingeschoten. { TEAM($by, form: "Nom") } scoort: { score } in de serie.
fuba-event-half-over =
    { $half ->
        [1] Er wordt gefloten: rust.
        [2] Er wordt gefloten: de tweede helft zit erop.
       *[other] Er wordt gefloten: dit deel van de verlenging zit erop.
    }
fuba-event-half-begins =
    { $half ->
        [2] De ploegen komen het veld op voor de tweede helft ({ $minute }′).
       *[other] De ploegen komen het veld op voor de verlenging ({ $minute }′).
    }
fuba-event-shootout-begins =
    { $kicks ->
        [one] Strafschoppen beslissen: één per ploeg.
       *[other] Strafschoppen beslissen: { $kicks } per ploeg.
    }
fuba-event-lots = Ook na het laatste paar strafschoppen geen verschil: één worp beslist.
fuba-event-victory = Het is afgelopen, { score }. De winst is voor { TEAM($by) }!
    .v2 = Het laatste fluitsignaal! { TEAM($by, form: "Nom") } wint met { score }.
fuba-event-level = Het is afgelopen, en de punten worden gedeeld: { score }.
fuba-event-forfeit =
    { $left ->
        [one] Met nog maar één speler kan de tegenstander niet verder. De wedstrijd is voor { TEAM($by) }.
       *[other] Met nog maar { $left } spelers kan de tegenstander niet verder. De wedstrijd is voor { TEAM($by) }.
    }

## Weigeringen

fuba-refusal-not-your-turn =
    { SIDE($seat) ->
        [you] Jij moet nu beslissen.
       *[other] { TEAM($seat, form: "Nom") } moet nu beslissen.
    }
fuba-refusal-roll-first = Eerst wordt er gegooid.
fuba-refusal-match-over = De wedstrijd is afgelopen.
fuba-refusal-not-now = Dat kan op dit moment van de beurt niet.
fuba-refusal-no-such-formation = { $formation } mag je in deze wedstrijd niet kiezen.
fuba-refusal-keeper-fixed = De keeper hoort in { $zone } te staan.
fuba-refusal-zone-closed = In { $zone } mag nu niemand worden gezet.
fuba-refusal-out-of-order = De vorige speler ging naar { $last }, en { $zone } komt daar bij het opstellen vóór.
fuba-refusal-nobody-behind = Achter de vrije trap in { $kick } staat nog niemand, en { $zone } ligt niet dichter bij je eigen achterlijn.
fuba-refusal-no-piece =
    { $kind ->
        [keeper] De keeper staat niet in { $zone }.
       *[other] Zo’n speler staat niet in { $zone }.
    }
fuba-refusal-already-moved =
    { $kind ->
        [keeper] De keeper heeft al bewogen.
       *[other] Iedereen in { $zone } heeft al bewogen.
    }
fuba-refusal-taker-stays = De speler in { $zone } neemt de trap.
fuba-refusal-too-few-left =
    { $needed ->
        [one] Er moet één speler in { $zone } blijven.
       *[other] Er moeten { $needed } spelers in { $zone } blijven.
    }
fuba-refusal-no-way =
    { $kind ->
        [keeper] De keeper kan vanuit { $zone } nergens heen.
       *[other] Een speler in { $zone } kan nergens heen.
    }
fuba-refusal-not-adjacent = { $to } grenst niet aan { $from }.
fuba-refusal-out-of-reach = Je ploeg heeft niemand in { $zone } en niemand ernaast.
fuba-refusal-offside = Een speler in { $zone } zou buitenspel staan: de lijn ligt bij { $line }.
fuba-refusal-neighbours-offside = Iedereen naast { $zone } staat buitenspel: de lijn ligt bij { $line }.
fuba-refusal-taker-alone = In { $zone } staat alleen de nemer; er moet een tweede speler bij.
fuba-refusal-not-from-support = Het steunvak is { $support }, niet { $from }.
fuba-refusal-not-nearest = Er is iemand dichter bij { $to } dan de speler in { $from }.
fuba-refusal-no-shot-zone = Vanuit { $zone }, waar de bal ligt, kun je niet schieten.
fuba-refusal-none-left =
    { $number ->
        [0] Zo mag nu niemand bewegen.
        [one] Eén speler mag bewegen, en die heeft dat al gedaan.
       *[other] { $number } spelers mogen bewegen, en die hebben dat al gedaan.
    }
fuba-refusal-no-move =
    { $mode ->
        [attack] Er is geen aanvalszet mogelijk.
        [defence] Er is geen verdedigingszet mogelijk.
       *[midfield] Er is geen middenveldzet mogelijk.
    }
fuba-refusal-quick-moves =
    { $number ->
        [one] Alleen snelle zetten zijn nu mogelijk, en er is er nog één.
       *[other] Alleen snelle zetten zijn nu mogelijk, en er zijn er nog { $number }.
    }
fuba-refusal-keeper-bound = De doeltrap vanuit { $zone } is nog niet genomen.
fuba-refusal-not-forward = { $to } ligt niet recht voor { $from }.
fuba-refusal-not-back = { $to } ligt niet recht achter { $from }.
fuba-refusal-foremost = In { $to } zou hij de voorste van je ploeg zijn.
fuba-refusal-rearmost = In { $to } zou hij de achterste veldspeler van je ploeg zijn.
fuba-refusal-ball-alone = De bal in { $zone } zou alleen achterblijven.
fuba-refusal-opponent-in-way = Met een tegenstander in { $zone } kun je de bal niet meenemen.
fuba-refusal-no-end-line = { $zone } ligt niet aan een achterlijn.
fuba-refusal-nobody-there = In { $to } staat niemand die versterking kan krijgen.
fuba-refusal-not-together = De tweede speler moet naar hetzelfde vak als de eerste.
fuba-refusal-not-away = Van { $from } naar { $to } kom je niet van de achterlijn af.
fuba-refusal-into-ball = Een vrije zet mag niet eindigen in { $zone }: daar ligt de bal.

## Acties

fuba-action-formation = Speel { $formation }
fuba-action-start =
    { $team ->
        [me] Wij beginnen
       *[opponent] Zij beginnen
    }
fuba-action-corner =
    { $side ->
        [left] Hoekschop van links
       *[right] Hoekschop van rechts
    }
fuba-action-taker =
    { $kind ->
        [keeper] De keeper neemt hem
       *[other] Een veldspeler neemt hem
    }
fuba-action-keeper = Keeper in { $zone }
fuba-action-place = Speler in { $zone }
fuba-action-adjust =
    { $kind ->
        [keeper] Verzet de keeper uit { $from }
       *[other] Verzet een speler uit { $from }
    }
fuba-action-fast = Snelle doeltrap
fuba-action-slow = Trage doeltrap
fuba-action-target = Speel naar { $zone }
fuba-action-support = Steun vanuit { $zone }
fuba-action-bring =
    { $kind ->
        [keeper] Haal de keeper uit { $from }
       *[other] Haal een speler uit { $from }
    }
fuba-action-collect =
    { $kind ->
        [keeper] De keeper in { $from } gaat naar de bal
       *[other] De speler in { $from } gaat naar de bal
    }
fuba-action-shoot = Schieten
fuba-action-no-shot = Niet schieten
fuba-action-play-on = Doorspelen
fuba-action-midfield = Middenveldzet
fuba-action-attack = Aanvalszet
fuba-action-defence = Verdedigingszet
fuba-action-stay = Blijven staan
fuba-action-piece =
    { $kind ->
        [keeper] Verzet de keeper uit { $zone }
       *[other] Verzet een speler uit { $zone }
    }
fuba-action-to = Naar { $zone }
fuba-action-carry = Met de bal
fuba-action-leave = Zonder de bal
fuba-action-free = Vrije zet vanuit { $from }
fuba-action-free-to = Vrije zet van { $from } naar { $to }
fuba-action-done = Klaar
fuba-action-dive =
    { $to ->
        [left] Duik naar links
        [right] Duik naar rechts
       *[stay] Blijf in het midden
    }
fuba-action-aim =
    { $at ->
        [left] Mik naar links
        [right] Mik naar rechts
       *[centre] Mik op het midden
    }
fuba-action-off =
    { $kind ->
        [keeper] De keeper gaat eraf
       *[outfield] Een veldspeler gaat eraf
    }

## Uitkomsten

fuba-outcome-toss = { $winner } wint de worp
fuba-outcome-dice = Dobbelstenen: thuis { $home }, uit { $away }
fuba-outcome-event = Gebeurtenisdobbelsteen: { $die }
fuba-outcome-card = Kaartdobbelsteen: { $die }
fuba-outcome-shot = Schotdobbelsteen: { $die }
fuba-outcome-penalty = Strafschopdobbelsteen: { $die }

## Opties

fuba-option-errata = Speelt met de verbeteringen van de uitgever uit 2014.
fuba-option-formations = Bepaalt of elke formatie mag worden gekozen of alleen die van de acht tactiekkaarten.
fuba-option-formation-min = Bepaalt hoeveel spelers elke linie van een formatie minstens heeft.
fuba-option-midfield-join = Laat spelers bij een middenveldzet recht vooruit bij de voorste of recht achteruit bij de achterste linie aansluiten.
fuba-option-shot-counts-keeper = Telt de keeper van de tegenstander mee in het vak van een schot.
fuba-option-offside-line = Bepaalt welke tegenstander de buitenspellijn voor bestemmingsvakken vormt: de op één na laatste, keeper meegeteld, of de laatste zonder de keeper.
fuba-option-level-with = Bepaalt of een speler op gelijke hoogte moet staan met het vak waar de bal de beurt begon of met de bal zelf om niet buitenspel te staan.
fuba-option-move-again = Staat toe dat een speler die naar de bal is gehaald, in dezelfde beurt nog eens beweegt.
fuba-option-carry-middle = Eist dat ook het middelste vak van een verplaatsing met de bal over twee vakken vrij van tegenstanders is.
fuba-option-direct-zone = Telt de modificator van het vak mee bij een directe vrije trap.
fuba-option-bring-optional = Laat een ploeg die de bal tussen tegenstanders houdt, ervan afzien er iemand bij te halen.
fuba-option-midfield-reinforce = Laat middenveldzetten alleen eindigen in vakken waar al een medespeler staat.
fuba-option-free-moves = Bepaalt of vrije zetten recht van de achterlijn af gaan of naar elk aangrenzend vak dat er niet aan ligt.
fuba-option-adjust-together = Stuurt beide spelers die bij het bijstellen worden verzet naar hetzelfde vak.
fuba-option-kickoff-centre = Bepaalt of er bij de aftrap minstens twee spelers van de aftrappende ploeg in het middenvak staan, of precies twee van elke ploeg.
fuba-option-goal-kick-setup = Laat beide ploegen zich voor een doeltrap opnieuw opstellen.
fuba-option-keeper-back = Haalt de keeper terug voor een doeltrap en houdt hem bij de bal.
fuba-option-slow-kick = Bepaalt of vóór een trage doeltrap de hele ploeg beweegt of van elke ploeg één speler.
fuba-option-easy-empty = Telt ook een startvak zonder spelers als gemakkelijke situatie.
fuba-option-sent-off = Bepaalt wie er na een rode kaart vertrekt: een veldspeler, of wie de ploeg maar kiest, ook de keeper.
fuba-option-added-end = Beëindigt de helft met de beurt die de vijfde minuut blessuretijd bereikt.
fuba-option-zones = Bepaalt waar elk vak in de lengterichting van het veld begint en eindigt.
fuba-option-shot-zone-mods = Bepaalt de schotmodificator van elk vak.
fuba-option-min-players = Bepaalt hoeveel spelers een ploeg nodig heeft om door te gaan.
fuba-option-turn-cap = Beëindigt een helft uiterlijk na dit aantal beurten.
fuba-option-extra-time = Laat bij een gelijke stand een verlenging spelen.
fuba-option-shootout = Laat bij een gelijke stand strafschoppen beslissen.
fuba-option-shootout-kicks = Bepaalt hoeveel strafschoppen elke ploeg neemt voordat de sudden death begint.
fuba-option-shootout-cap = Bepaalt na hoeveel paren strafschoppen in de sudden death een worp beslist.

## Spelvormen

fuba-preset-standard = Standaard
fuba-preset-as-printed = Naar de letter
fuba-preset-finnish = Finse uitgave
fuba-preset-italian = Italiaanse uitgave
fuba-preset-cards-only = Alleen tactiekkaarten
fuba-preset-cup = Bekerwedstrijd
fuba-preset-short = Korte wedstrijd

## Vragen

fuba-phase-formation = Welke formatie speel je?
fuba-phase-start = Wie begint?
fuba-phase-side = Vanuit welke hoek?
fuba-phase-taker = Wie neemt hem?
fuba-phase-keeper = Waar staat de keeper?
fuba-phase-place =
    { $left ->
        [one] Nog één speler neer te zetten: waar?
       *[other] Nog { $left } spelers neer te zetten: waar komt de volgende?
    }
fuba-phase-adjust = Welke speler verzet je nog voor het begin?
fuba-phase-adjust-to = Waarheen?
fuba-phase-tempo = Een snelle of een trage doeltrap?
fuba-phase-target = Waarheen speel je de bal?
fuba-phase-support = Welk vak geeft het lege bestemmingsvak steun?
fuba-phase-bring = Wie gaat naar de bal?
fuba-phase-collect = Wie gaat naar de bal?
fuba-phase-shot = Schiet je?
fuba-phase-type = Hoe beweegt je ploeg?
fuba-phase-piece =
    { $left ->
        [one] Nog één zet: wie beweegt?
       *[other] Nog { $left } zetten: wie beweegt?
    }
fuba-phase-to = Waarheen?
fuba-phase-ball = Neemt hij de bal mee?
fuba-phase-free = Wie komt van de achterlijn?
fuba-phase-dive = Wat doet je keeper?
fuba-phase-aim = Waar mik je op?
fuba-phase-sent-off = Wie verlaat het veld?

## Snelkeuzes

fuba-shortcut-balanced = Een evenwichtige aftrap
fuba-shortcut-wide = Breed, beide vleugels bezet
fuba-shortcut-crowded-centre = Iedereen naar het midden
fuba-shortcut-crowd-the-box = Hun strafschopgebied vol
fuba-shortcut-short-and-wide = Kort, met open vleugels
fuba-shortcut-stay-compact = Compact en veilig
fuba-shortcut-guard-the-box = Het strafschopgebied bewaken
fuba-shortcut-hold-the-line = De lijn houden
fuba-shortcut-wait-to-break = Diep verdedigen en loeren op de uitval

## Korte namen van gebeurtenissen, voor de kansen

fuba-short-kept = houdt de bal
fuba-short-won = verliest de bal
fuba-short-special = bijzondere gebeurtenis
fuba-short-goal = doelpunt
fuba-short-corner-won = hoekschop
fuba-short-missed = doeltrap
fuba-short-second-six = tweede zes nodig
fuba-short-penalty-missed = geen doelpunt
fuba-short-shootout-goal = doelpunt
fuba-short-half-over = de helft eindigt
fuba-short-last-turn = laatste beurt
fuba-short-half-begins = aftrap
fuba-short-shootout-begins = strafschoppen
fuba-short-victory = eindsignaal
fuba-short-level = eindsignaal
fuba-short-spared = blijft geel
fuba-short-red = rode kaart
fuba-short-yellow = gele kaart
fuba-short-free-kick = vrije trap
fuba-short-penalty-kick = strafschop
fuba-short-only-mover = maar één ploeg beweegt
fuba-short-rolled = het steunvak beslist

## Namen van modificatoren

fuba-term-start = startvak
fuba-term-target = bestemmingsvak
fuba-term-distance = afstand
fuba-term-area = spelers bij de bal
fuba-term-penalty-area = spelers in het strafschopgebied
fuba-term-open-goal = leeg doel
fuba-term-zone = plaats van het schot

## Tabellen

fuba-table-control = Balbezittest: de worp met zijn modificatoren tegen de balwaarde
fuba-table-crowd = Spelers in een vak: wat de aantallen uitmaken in de balbezittest
fuba-table-distance = Afstand van een pass
fuba-table-shot-zones = Schoten per vak
fuba-table-shot-players = Schoten: spelers in het vak van de bal of in het strafschopgebied
fuba-table-events = Bijzondere gebeurtenissen
fuba-table-penalties = Strafschoppen: wat de worp moet halen
fuba-cell-result = Uitkomst
fuba-cell-effect = Gevolg
fuba-cell-above = Hoger dan de bal
fuba-cell-equal = Gelijk aan de bal
fuba-cell-below = Lager dan de bal
fuba-cell-kept = Balbezit
fuba-cell-special = Bijzondere gebeurtenis
fuba-cell-lost = Balverlies
fuba-cell-own-against = Eigen spelers, tegenstanders
fuba-cell-between = Vakken ertussen
fuba-cell-modifier = Modificator
fuba-cell-zone = Vak
fuba-cell-die = Worp
fuba-cell-booked-in-control = Gele kaart voor de ploeg in balbezit, vrije trap voor de andere
fuba-cell-booked-passive = Gele kaart voor de andere ploeg, vrije trap voor de ploeg in balbezit
fuba-cell-free-kick-in-control = Vrije trap voor de ploeg in balbezit
fuba-cell-free-kick-passive = Vrije trap voor de andere ploeg
fuba-cell-only-in-control-moves = Alleen de ploeg in balbezit beweegt deze beurt
fuba-cell-only-passive-moves = Alleen de andere ploeg beweegt deze beurt
fuba-cell-keeper = Keeper
fuba-cell-shot-left = Schot links
fuba-cell-shot-centre = Schot midden
fuba-cell-shot-right = Schot rechts
fuba-cell-dive-left = Duikt naar links
fuba-cell-dive-stay = Blijft staan
fuba-cell-dive-right = Duikt naar rechts

## Uitspraken

fuba-ruling-r7 = De ploegen worden opgesteld voor aftrap, vrije trap, hoekschop en strafschop, niet voor een doeltrap.
fuba-ruling-r8 = Na het opstellen mogen hoogstens twee verschillende spelers elk één vak worden verzet, in welke richting ook.
fuba-ruling-r9 = Bij de aftrap heeft de ploeg die begint minstens twee spelers in het middenvak.
fuba-ruling-r18 = Een ploeg die de bal tussen tegenstanders houdt, moet er een speler bij halen.
fuba-ruling-r24 = Er is altijd een toegestaan bestemmingsvak.
fuba-ruling-r31 = Een situatie is pas gemakkelijk met een eigen speler en zonder tegenstander in het vak.
fuba-ruling-r39 = De keeper wordt in zijn strafschopgebied teruggezet als er een doeltrap komt.
fuba-ruling-r40 = Een trage doeltrap geeft beide ploegen eerst een volledige bewegingsfase.
fuba-ruling-r46 = Vrije zetten gaan recht van de achterlijn af.
fuba-ruling-r61 = Bij rood vertrekt een veldspeler, nooit de keeper.
fuba-ruling-r65 = Een helft eindigt uiterlijk bij +5, als de beurt is afgerond.
fuba-ruling-r10 = Een linie mag leeg zijn; de formatie ligt de hele wedstrijd vast.
fuba-ruling-r19 = De buitenspellijn ligt bij de op één na laatste tegenstander, de keeper meegeteld.
fuba-ruling-r20 = ‘Op gelijke hoogte met de bal’ slaat op het vak waar de bal aan het begin van de beurt lag.
fuba-ruling-r30 = Een speler die al naar de bal is verplaatst, beweegt die beurt niet nog eens.
fuba-ruling-r34 = De keeper telt mee als verdediger in het vak van het schot.
fuba-ruling-r42 = Met een middenveldzet recht vooruit of achteruit mag een speler niet op gelijke hoogte komen met de voorste of de achterste man.
fuba-ruling-r48 = Elk vak waar een speler met de bal doorheen loopt, moet vrij van tegenstanders zijn.
fuba-ruling-r51 = Bij een directe vrije trap telt het vak wel mee, de spelers erin niet.
fuba-ruling-r62 = Een ploeg met minder dan zeven spelers verliest.

## Het bord als tekst

fuba-board-head =
    { $hosts } { $shape }   { score }   { $visitors } { $against }   { $half ->
        [1] 1e helft
        [2] 2e helft
       *[other] verlenging
    }, { $clock }
fuba-board-control = { TEAM($by, form: "Nom") } heeft de bal.
fuba-board-last-turn = Dit is de laatste beurt van de helft.
fuba-board-dice = Dobbelstenen: thuis { $home }, uit { $away }.
fuba-board-taker =
    { $kind ->
        [keeper] De keeper { TEAM($by, form: "gen") } neemt de trap.
       *[other] Een speler { TEAM($by, form: "gen") } neemt de trap.
    }
fuba-board-cards = { $by }: { $yellow } keer geel, { $red } keer rood.
fuba-board-shootout = Strafschoppenserie: { score }.
fuba-board-place =
    { $left ->
        [one] { TEAM($by, form: "Nom") } moet nog één speler plaatsen.
       *[other] { TEAM($by, form: "Nom") } moet nog { $left } spelers plaatsen.
    }

## Meer gebeurtenissen in één zin: zie `locales/telling.json`

fuba-report-formations = De kaarten gaan open: { TEAM($by) } speelt { $formation }, { TEAM($other) } { $against }.
    .v2 = { TEAM($by, form: "Nom") } begint in { $formation }, { TEAM($other) } in { $against }.
fuba-report-toss-kept = { TEAM($by, form: "Nom") } wint de worp en begint zelf.
fuba-report-toss-given = { TEAM($by, form: "Nom") } wint de worp en laat { TEAM($other) } beginnen.
fuba-report-adjusted-men =
    Op de valreep schuift { TEAM($by) } nog met { $n ->
        [1] één man
        [2] twee man
        [3] drie man
        [4] vier man
        [5] vijf man
        [6] zes man
        [7] zeven man
        [8] acht man
        [9] negen man
        [10] tien man
       *[other] { $n } man
    }.
    .v2 =
        { TEAM($by, form: "Nom") } bedenkt zich en verplaatst { $n ->
            [1] één man
            [2] twee man
            [3] drie man
            [4] vier man
            [5] vijf man
            [6] zes man
            [7] zeven man
            [8] acht man
            [9] negen man
            [10] tien man
           *[other] { $n } man
        }.
    .v3 = Nog een laatste aanpassing van { TEAM($by) } voor het fluitsignaal.
    .v4 = { TEAM($by, form: "Nom") } schaaft nog één keer aan de opstelling.
fuba-report-kept-it = { TEAM($by, form: "Nom") } houdt de bal in { $zone }: { $result } tegen { $value }.
    .v2 = { TEAM($by, form: "Nom") } speelt door naar { $zone }, { $result } tegen { $value }.
    .v3 = Verzorgd voetbal van { TEAM($by) } via { $zone }: { $result } tegen { $value }.
    .v4 = { $result } tegen { $value }, en { TEAM($by) } heeft de bal in { $zone }.
    .v5 = { TEAM($by, form: "Nom") } vindt { $zone } en blijft aan de bal, { $result } tegen { $value }.
    .v6 = Geen probleem in { $zone }: { $result } tegen { $value }, en { TEAM($by) } speelt door.
fuba-report-lost-it = { TEAM($by, form: "Nom") } verspeelt de bal in { $zone }, { $result } tegen { $value }, en { TEAM($other) } neemt over.
    .v2 = Onderschept in { $zone }! { $result } tegen { $value }, balbezit voor { TEAM($other) }.
    .v3 = Slordig van { TEAM($by) } in { $zone }: { $result } tegen { $value }. Nu heeft { TEAM($other) } de bal.
    .v4 = { TEAM($other, form: "Nom") } zit er in { $zone } bovenop: { $result } tegen { $value }.
    .v5 = { TEAM($by, form: "Nom") } loopt zich vast in { $zone }, { $result } tegen { $value }: bal voor { TEAM($other) }.
    .v6 = Een verkeerde bal naar { $zone }: { $result } tegen { $value }, en { TEAM($other) } neemt hem over.
fuba-report-shot-goal = { TEAM($by, form: "Nom") } schiet vanuit { $zone }. Doelpunt! { score }.
    .v2 = Raak! { TEAM($by, form: "Nom") } scoort vanuit { $zone }: { score }.
    .v3 = { score }! { TEAM($by, form: "Nom") } haalt uit vanuit { $zone }, en het net bolt.
    .v4 = Onhoudbaar vanuit { $zone }! { TEAM($by, form: "Nom") } maakt er { score } van.
fuba-report-shot-wide =
    { TEAM($by, form: "Nom") } schiet vanuit { $zone }: naast! { $need ->
        [6] Alleen een zes was raak geweest.
        [7] Alleen twee zessen waren raak geweest.
       *[other] Er was { $need } of meer nodig.
    }
    .v2 = { TEAM($by, form: "Nom") } haalt uit vanuit { $zone } en schiet over.
    .v3 =
        Langs de paal! { TEAM($by, form: "Nom") } probeert het vanuit { $zone }, maar { $need ->
            [6] alleen een zes was raak geweest
            [7] alleen twee zessen waren raak geweest
           *[other] { $need } of meer was nodig
        }.
    .v4 = Een schot van { TEAM($by) } vanuit { $zone } gaat het doel voorbij.
fuba-report-shot-behind = { TEAM($by, form: "Nom") } schiet vanuit { $zone }, en de bal gaat via een been over de achterlijn. Hoekschop!
    .v2 = Een schot vanuit { $zone }, over de lat getikt! Hoekschop voor { TEAM($by) }.
fuba-report-moved-men =
    { $mode ->
        [attack] { TEAM($by, form: "Nom") } stuurt { $n ->
        [1] één man
        [2] twee man
        [3] drie man
        [4] vier man
        [5] vijf man
        [6] zes man
        [7] zeven man
        [8] acht man
        [9] negen man
        [10] tien man
       *[other] { $n } man
    } naar voren
        [defence] { TEAM($by, form: "Nom") } trekt { $n ->
        [1] één man
        [2] twee man
        [3] drie man
        [4] vier man
        [5] vijf man
        [6] zes man
        [7] zeven man
        [8] acht man
        [9] negen man
        [10] tien man
       *[other] { $n } man
    } terug
        [quick] { TEAM($by, form: "Nom") } verplaatst snel { $n ->
        [1] één man
        [2] twee man
        [3] drie man
        [4] vier man
        [5] vijf man
        [6] zes man
        [7] zeven man
        [8] acht man
        [9] negen man
        [10] tien man
       *[other] { $n } man
    }
       *[midfield] { TEAM($by, form: "Nom") } verplaatst { $n ->
        [1] één man
        [2] twee man
        [3] drie man
        [4] vier man
        [5] vijf man
        [6] zes man
        [7] zeven man
        [8] acht man
        [9] negen man
        [10] tien man
       *[other] { $n } man
    }
    }, naar { $zones }.
    .v2 =
        { $mode ->
            [attack] Aanvalszet
            [defence] Verdedigingszet
            [quick] Snelle zet
           *[midfield] Middenveldzet
        } van { TEAM($by) }: { $n ->
            [1] één man
            [2] twee man
            [3] drie man
            [4] vier man
            [5] vijf man
            [6] zes man
            [7] zeven man
            [8] acht man
            [9] negen man
            [10] tien man
           *[other] { $n } man
        }, naar { $zones }.
fuba-report-moved-waits =
    { TEAM($by, form: "Nom") } { $mode ->
        [attack] schuift op
        [defence] zakt terug
        [quick] verschuift snel
       *[midfield] hergroepeert zich
    }, naar { $zones }.
    .v2 = Nieuwe plaatsen voor { TEAM($by) }: { $zones }.
fuba-report-moved-both =
        { TEAM($by, form: "Nom") } { $mode ->
            [attack] schuift op
            [defence] zakt terug
            [quick] verschuift snel
           *[midfield] hergroepeert zich
        } met { $n ->
            [1] één man
            [2] twee man
            [3] drie man
            [4] vier man
            [5] vijf man
            [6] zes man
            [7] zeven man
            [8] acht man
            [9] negen man
            [10] tien man
           *[other] { $n } man
        }, { TEAM($other) } { $reply ->
            [attack] komt naar voren
            [defence] zakt in
            [quick] verschuift snel
           *[midfield] schuift door
        } met { $m ->
            [1] één
            [2] twee
            [3] drie
            [4] vier
            [5] vijf
            [6] zes
            [7] zeven
            [8] acht
            [9] negen
            [10] tien
           *[other] { $m }
        }.
    .v2 =
        { TEAM($by, form: "Nom") } { $mode ->
            [attack] trekt ten aanval
            [defence] laat zich terugzakken
            [quick] doet snel een stap
           *[midfield] gooit het middenveld om
        }, en { TEAM($other) } { $reply ->
            [attack] komt naar voren
            [defence] trekt zich terug
            [quick] doet snel een stap
           *[midfield] hergroepeert zich
        }.
    .v3 =
        Beweging aan beide kanten: { $n ->
            [1] één man
            [2] twee man
            [3] drie man
            [4] vier man
            [5] vijf man
            [6] zes man
            [7] zeven man
            [8] acht man
            [9] negen man
            [10] tien man
           *[other] { $n } man
        } bij { TEAM($by) }, { $m ->
            [1] één
            [2] twee
            [3] drie
            [4] vier
            [5] vijf
            [6] zes
            [7] zeven
            [8] acht
            [9] negen
            [10] tien
           *[other] { $m }
        } bij { TEAM($other) }.
    .v4 =
        Het veldbeeld verandert: { TEAM($by) } { $mode ->
            [attack] gaat naar voren
            [defence] gaat achteruit
            [quick] verschuift snel
           *[midfield] beweegt op het middenveld
        }, { TEAM($other) } { $reply ->
            [attack] komt hoger te staan
            [defence] gaat dieper staan
            [quick] verschuift snel
           *[midfield] zoekt een nieuwe vorm
        }.
