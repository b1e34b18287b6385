# Fudis in het Nederlands.

## Hoofdstukken

fudis-section-options = Opties
fudis-section-flow = Wie beslist
fudis-section-cards = De kaarten
fudis-section-build = Delen en opstellen
fudis-section-start = Wie begint
fudis-section-turn = De beurt
fudis-section-swap = Wissels
fudis-section-attack = Aanvallen
fudis-section-goal = Schoten op doel
fudis-section-draw = Gebruikte kaarten vervangen
fudis-section-pass = Passen
fudis-section-counter = Tegenaanvallen
fudis-section-round = Aanvalsronden
fudis-section-match = Helften en wedstrijd
fudis-section-shootout = De strafschoppenserie
fudis-section-variant = Varianten
fudis-section-secret = Wie weet wat

## Regels

fudis-rule-opt-1 = Met opties die buiten hun grenzen vallen of elkaar tegenspreken, kan niet worden gespeeld.
fudis-rule-flow-1 = Alleen wie aan zet is, mag iets doen, en alleen wat op dat moment mogelijk is.

fudis-rule-pack-1 = Er wordt gespeeld met een of twee gewone spellen van 52 kaarten, met jokers alleen als dat is afgesproken, en telkens als er opnieuw wordt gedeeld, wordt eerst alles geschud.
fudis-rule-rank-1 = Een aanvallende kaart telt voor zijn getal; een boer telt voor 11, een vrouw voor 12, een heer voor 13 en een aas voor 14.
fudis-rule-rank-2 = Op het veld en in het doel telt een aas voor 1.
fudis-rule-rank-3 = Een kaart op tafel wordt alleen geslagen door een hogere aanvallende kaart; gelijk is niet genoeg.
fudis-rule-suit-1 = Als de kleur beslist, wint bij gelijke waarde de betere kleur: schoppen is het laagst, dan klaveren, ruiten en harten.
fudis-rule-jok-1 = Een joker staat nooit op het veld of in het doel.
fudis-rule-jok-2 = Een joker die op het veld wordt getrokken, wordt meteen geruild tegen een andere handkaart van de eigenaar.
fudis-rule-jok-3 = Het ruilen van een joker telt niet als de wissel van de beurt.
fudis-rule-jok-4 = Een aanvallende joker slaat elke kaart.

fudis-rule-form-1 = Een ploeg staat in linies, meestal drie, drie en twee van voor naar achter, met de keeper erachter; de plaats binnen een linie doet er niet toe.
fudis-rule-deal-1 = Elke partij krijgt zoveel kaarten als de linies, de keeper en een hand van drie nodig hebben; de rest is de trekstapel.
fudis-rule-build-1 = De plaatsen worden van achter naar voren gevuld: eerst de keeper, dan de achterste linie en zo door tot de voorste.
fudis-rule-build-2 = Elke handkaart mag op elke plaats, en er blijven drie kaarten in de hand.
fudis-rule-build-3 = De keeper ligt dicht en de veldkaarten liggen open.
fudis-rule-build-4 = Beide partijen stellen in het geheim op en tonen hun veld op hetzelfde moment.
fudis-rule-build-5 = Als er om de beurt wordt gelegd, legt de beginnende speler het eerst en is elke veldkaart meteen zichtbaar.
fudis-rule-build-6 = Bij een willekeurige opstelling gaan de kaarten in de volgorde van het delen naar hun plaats, en niemand kijkt naar een keeper.

fudis-rule-start-1 = Wie als eerste begint, wordt geloot zodra de ploegen zijn opgesteld, of vóór het opstellen als er om de beurt wordt gelegd.
fudis-rule-start-2 = Binnen een helft beginnen de partijen om de beurt een ronde.
fudis-rule-start-3 = De tweede helft wordt begonnen door wie de eerste niet begon.

fudis-rule-turn-1 = Een beurt is één wissel, als je dat wilt, en daarna één verplichte aanval.
fudis-rule-turn-2 = De partijen zijn om de beurt aan zet: een geslagen kaart, een redding of passen geeft de beurt aan de tegenstander.

fudis-rule-swap-1 = Per beurt is er één wissel, en alleen vóór de aanval.
fudis-rule-swap-2 = Bij een wissel ruil je een eigen veldkaart naar keuze, vrij of niet, tegen een handkaart naar keuze.
fudis-rule-swap-3 = De keeper kan nooit worden gewisseld.
fudis-rule-swap-4 = Voor een wissel zijn een kaart op de plaats en een kaart in de hand nodig; een lege plaats kan er niet mee worden gevuld.
fudis-rule-swap-5 = Wie kan aanvallen, mag niet zo wisselen dat er geen aanval meer overblijft.
fudis-rule-swap-6 = Niemand hoeft te wisselen, ook niet om een aanval mogelijk te maken.
fudis-rule-swap-7 = In de kinderversie zijn er geen wissels.
fudis-rule-swap-8 = Als de opties het zeggen, hoort een wissel bij een aanval: alleen wie daarna kan aanvallen, mag wisselen.

fudis-rule-free-1 = Elke kaart in de eigen voorste linie is vrij om aan te vallen.
fudis-rule-free-2 = Een veldkaart verder naar achteren is alleen vrij als de linie er direct voor nog hoogstens één kaart heeft.
fudis-rule-free-3 = De keeper valt nooit aan.
fudis-rule-atk-1 = De aanvaller moet een eigen handkaart of een eigen veldkaart zijn.
fudis-rule-atk-2 = De aanvaller moet een bereikbare veldkaart kunnen slaan of een vrije weg naar het doel hebben.
fudis-rule-atk-3 = Alleen een plaats waar een kaart ligt, kan worden aangevallen.
fudis-rule-atk-4 = De kaart die heeft aangevallen, is gebruikt en gaat naar de aflegstapel, hoe het ook afloopt.
fudis-rule-reach-1 = Een veldkaart kan alleen worden aangevallen als elke linie ervoor nog hoogstens één kaart heeft.
fudis-rule-hit-1 = Een geslagen veldkaart gaat naar de aflegstapel, en zijn plaats blijft leeg tot het veld weer wordt opgebouwd.

fudis-rule-goal-1 = Er mag pas op doel worden geschoten als geen enkele linie van de tegenstander meer dan één kaart over heeft.
fudis-rule-goal-2 = Elke kaart die mag aanvallen, mag ook schieten, hoe laag hij ook is.
fudis-rule-goal-3 = Een schot dat de keeper slaat, is een doelpunt; de keeper wordt getoond en gaat naar de aflegstapel.
fudis-rule-goal-4 = Een schot dat de keeper niet slaat, is gered; de keeper blijft verborgen en meer wordt er niet onthuld.
fudis-rule-goal-5 = Zonder keeper in het doel is elk schot raak.
fudis-rule-goal-6 = Wie een veldkaart kan slaan, hoeft niet te schieten; wie niets anders kan, moet wel.

fudis-rule-draw-1 = Na een aanval uit de hand wordt de hand meteen vanaf de stapel aangevuld tot drie kaarten.
fudis-rule-draw-2 = Na een aanval door een veldkaart komt de bovenste kaart van de stapel open op zijn plaats; die kan deze beurt niet worden gewisseld.
fudis-rule-draw-3 = Is de stapel leeg, dan wordt er niets vervangen: de hand wordt kleiner of de plaats blijft leeg.

fudis-rule-pass-1 = Wie een veldkaart kan aanvallen of kan schieten, moet dat doen; alleen wie geen van beide kan, past.
fudis-rule-pass-2 = Als beide partijen na elkaar passen, is de ronde voorbij.

fudis-rule-ctr-1 = Na een doelpunt mag de tegenstander nog één tegenaanval doen als de weg naar het doel van de doelpuntenmaker vrij is en er een kaart is om mee te schieten.
fudis-rule-ctr-2 = Van de tegenaanval mag worden afgezien.
fudis-rule-ctr-3 = Een tegenaanval is één schot op doel, met vooraf een wissel als je dat wilt, meer niet.
fudis-rule-ctr-4 = Na de tegenaanval is de ronde voorbij, hoe die ook is afgelopen.

fudis-rule-round-1 = Een ronde eindigt na een doelpunt en een eventuele tegenaanval, of als niemand kan aanvallen.
fudis-rule-round-2 = Voor de volgende ronde van een helft trekken beide partijen om de beurt één kaart, tot ze compleet zijn of de stapel leeg is.
fudis-rule-round-3 = Kaarten die nog op het veld en in het doel liggen, blijven liggen; alleen de lege plaatsen worden gevuld, met handkaarten naar keuze.
fudis-rule-round-4 = Is de stapel te klein, dan worden de plaatsen het dichtst bij het doel eerst gevuld en blijven er drie kaarten in de hand.
fudis-rule-round-5 = Een ontbrekende keeper moet worden vervangen, ook als de hand er kleiner van wordt.
fudis-rule-round-6 = Een lege stapel beëindigt de ronde niet; er wordt doorgespeeld zolang iemand kan aanvallen.

fudis-rule-half-1 = Een helft eindigt met de ronde waarin de stapel opraakt, en uiterlijk met de laatste afgesproken ronde.
fudis-rule-half-2 = Voor de tweede helft worden alle kaarten verzameld, geschud en opnieuw gedeeld.
fudis-rule-match-1 = Na twee helften wint de partij met de meeste doelpunten.
fudis-rule-match-2 = Een gelijke stand wordt beslist door een strafschoppenserie.
fudis-rule-mercy-1 = In de tweede helft beëindigt een voorsprong van drie of meer de wedstrijd zodra hij niet meer in te halen is.
fudis-rule-mercy-2 = Als de opties het zeggen, eindigt de wedstrijd zodra de resterende ronden niet meer kunnen veranderen wie er wint.
fudis-rule-mercy-3 = Als de opties het zeggen, beslist de partij die voorstaat of een voorsprong die niet meer in te halen is, de wedstrijd beëindigt.

fudis-rule-so-1 = In een strafschoppenserie krijgt elke partij zes kaarten: een verborgen keeper, twee open veldkaarten en drie in de hand.
fudis-rule-so-2 = In de strafschoppenserie wordt om de beurt gelegd, de beginnende speler eerst, de keeper vóór de veldkaarten.
fudis-rule-so-3 = Wie de strafschoppenserie begint, wordt geloot of is, als de opties het zeggen, de partij die de laatste ronde niet begon.
fudis-rule-so-4 = Een strafschopronde is één ronde volgens de gewone regels: één geslagen veldkaart opent het doel.
fudis-rule-so-5 = Staat de serie na de gespeelde ronden gelijk, dan wordt voor een nieuwe ronde het hele spel opnieuw gedeeld en begint de ander.
fudis-rule-so-6 = De serie eindigt als een partij na de afgesproken ronden voorstaat of niet meer in te halen is.
fudis-rule-so-7 = Na de laatste extra ronde beslist het lot.

fudis-rule-redraw-1 = In de variant ‘zes tegen zes’ mag je na elke aanvulling, vóór je eerste beurt van de ronde, zoveel handkaarten als je wilt weggooien en vervangen door kaarten van de stapel.
fudis-rule-redraw-2 = Alleen handkaarten kunnen worden weggegooid, en niet meer dan de stapel kan vervangen.
fudis-rule-child-1 = In de kinderversie beëindigt het eerste doelpunt de ronde, en voor de volgende wordt het hele spel opnieuw gedeeld.

fudis-rule-info-1 = Een hand wordt alleen door de eigenaar gezien; hoeveel kaarten het zijn, is openbaar.
fudis-rule-info-2 = Een keeper wordt alleen door de eigenaar gezien, en bij een willekeurige opstelling door niemand, tot hij wordt geslagen.
fudis-rule-info-3 = Niemand weet wat er in de stapel zit; de grootte ervan en de hele aflegstapel zijn openbaar.
fudis-rule-info-4 = Een kaart die van het veld in de hand is genomen, blijft bij de tegenstander bekend tot hij wordt gebruikt.
fudis-rule-info-5 = Een redding zegt alleen dat de kaart waarmee is geschoten, die keeper niet slaat, en dat blijft gelden zolang die keeper er staat.

## Gebeurtenissen

fudis-event-shuffled = Het hele spel wordt geschud.
fudis-event-dealt = { TEAM($by, form: "Nom") } krijgt { $card }.
fudis-event-all-dealt = Elke ploeg heeft { $cards } kaarten; op de stapel liggen er { $pile }.
fudis-event-tossed = Er is geloot: { TEAM($by) } mag beginnen.
fudis-event-starts = Deze keer mag { TEAM($by) } beginnen.
fudis-event-building =
    { $places ->
        [one] { TEAM($by, form: "Nom") } moet één kaart neerleggen.
       *[other] { TEAM($by, form: "Nom") } moet { $places } kaarten neerleggen, vanaf het doel naar voren.
    }
fudis-event-filling =
    { $places ->
        [one] De rest blijft staan: { TEAM($by) } heeft één gat te vullen.
       *[other] De rest blijft staan: { TEAM($by) } heeft { $places } gaten te vullen.
    }
fudis-event-left-empty =
    { $places ->
        [one] Te weinig kaarten: één plaats van { TEAM($by) } blijft leeg.
       *[other] Te weinig kaarten: { $places } plaatsen van { TEAM($by) } blijven leeg.
    }
fudis-event-left-out = { TEAM($by, form: "Nom") } laat { $slot } leeg.
fudis-event-emergency = { TEAM($by, form: "Nom") } moet een keeper uit de hand halen.
fudis-event-laid =
    { $slot ->
        [GK] { TEAM($by, form: "Nom") } legt { $card } in het doel.
       *[other] { TEAM($by, form: "Nom") } legt { $card } op { $slot }.
    }
fudis-event-laid-hidden = { TEAM($by, form: "Nom") } legt een dichte kaart in het doel.
fudis-event-revealed = De kaarten op tafel: beide ploegen laten hun opstelling zien.
fudis-event-fell = { TEAM($by, form: "Nom") } krijgt { $card } op { $slot }.
fudis-event-fell-hidden = Een kaart die niemand heeft gezien, gaat in het doel van { TEAM($by) }.
fudis-event-only-jokers = De stapel bestaat alleen nog uit jokers: { TEAM($by) } speelt zonder keeper.
fudis-event-thrown = { TEAM($by, form: "Nom") } gooit { $card } weg.
fudis-event-thrown-hidden = { TEAM($by, form: "Nom") } gooit een kaart gedekt weg.
fudis-event-redrew = { TEAM($by, form: "Nom") } trekt er { $card } voor in de plaats.
fudis-event-redrew-hidden = { TEAM($by, form: "Nom") } trekt er een kaart voor in de plaats.
fudis-event-swapped = Wissel bij { TEAM($by) }: { $card } komt op { $slot }, { $out } gaat naar de hand.
    .v2 = Wissel bij { TEAM($by) } op { $slot }: { $card } voor { $out }.
fudis-event-attacked = { TEAM($by, form: "Nom") } valt aan met { $card }.
    .v2 = { $card } gaat naar voren voor { TEAM($by) }.
    .v3 = Daar komt { $card } van { TEAM($by) }.
fudis-event-beat = { $card } slaat { $victim }.
    .v2 = { $card } gaat langs { $victim }.
    .v3 = { $victim } is geen partij voor { $card }.
fudis-event-fallen = { $victim } is uitgeschakeld en { $slot } blijft leeg.
    .v2 = { $victim } is weg: er valt een gat op { $slot }.
fudis-event-goal = Doelpunt voor { TEAM($by) }! { $card } is { $keeper } in het doel te machtig: { score }.
    .v2 = Hij zit! { $card } verslaat { $keeper }, en { TEAM($by) } maakt er { score } van.
    .v3 = { score }! { TEAM($by, form: "Nom") } scoort: { $keeper } had geen kans tegen { $card }.
fudis-event-open-goal = Doelpunt voor { TEAM($by) }! Een leeg doel voor { $card }: { score }.
    .v2 = Geen keeper te zien! { $card } schuift de bal in het lege doel, en { TEAM($by) } maakt er { score } van.
fudis-event-saved = Gered! { $card } komt niet voorbij de keeper.
    .v2 = De keeper staat pal: { $card } gaat er niet in.
    .v3 = Nee! { $card } is niet genoeg, en de keeper blijft een raadsel.
fudis-event-drew = { TEAM($by, form: "Nom") } trekt { $card }.
    .v2 = { $card } komt in de hand van { TEAM($by) }.
fudis-event-drew-hidden = { TEAM($by, form: "Nom") } trekt een kaart.
    .v2 = Een verse kaart voor { TEAM($by) }.
fudis-event-replaced = { $card } valt in op { $slot } voor { TEAM($by) }.
    .v2 = { $card } vult het gat op { $slot } voor { TEAM($by) }.
fudis-event-nothing-to-draw = De stapel is leeg: geen vervanger voor { TEAM($by) }.
    .v2 = Er ligt niets meer op de stapel, dus { TEAM($by) } krijgt geen nieuwe kaart.
fudis-event-joker-exchanged = { $joker } gaat naar de hand van { TEAM($by) }, en { $card } neemt de plaats op { $slot } in.
fudis-event-next-turn = { TEAM($by, form: "Nom") } is aan zet.
    .v2 = De beurt is aan { TEAM($by) }.
fudis-event-passed = Er is geen doorkomen aan: { TEAM($by) } past.
    .v2 = { TEAM($by, form: "Nom") } kan niets beginnen en past.
fudis-event-dead-round = Niemand komt er nog door: de ronde zit op slot.
fudis-event-counter-offered = Aan de andere kant ligt de weg open: { TEAM($by) } mag in de tegenaanval.
fudis-event-counter-declined = { TEAM($by, form: "Nom") } ziet af van de tegenaanval.
fudis-event-counter-taken = { TEAM($by, form: "Nom") } gaat in de tegenaanval!
fudis-event-counter-over = De tegenaanval zit erop.
fudis-event-round-over = Einde van ronde { $round }: { score }.
fudis-event-topped-up = { TEAM($by, form: "Nom") } trekt { $card } voor de volgende ronde.
fudis-event-topped-up-hidden = { TEAM($by, form: "Nom") } trekt een kaart voor de volgende ronde.
fudis-event-half-over =
    { $half ->
        [1] Rust: { score }.
       *[other] De tweede helft is voorbij: { score }.
    }
fudis-event-new-half = Alle kaarten worden verzameld voor de tweede helft.
fudis-event-redealt = Alle kaarten worden verzameld voor de volgende ronde.
fudis-event-mercy-offered = { score }, en dat is niet meer in te halen: { TEAM($by) } mag het hierbij laten.
fudis-event-mercy-declined = { TEAM($by, form: "Nom") } speelt door.
fudis-event-mercy = { score }, en dat is niet meer in te halen: de zege is voor { TEAM($by) }!
fudis-event-won = Het is afgelopen: { score }, en de zege is voor { TEAM($by) }!
    .v2 = Het laatste fluitsignaal! { TEAM($by, form: "Nom") } wint met { score }.
fudis-event-level = Het is afgelopen, en de punten worden gedeeld: { score }.
fudis-event-shoot-out = { score } na twee helften: het wordt een strafschoppenserie.
fudis-event-leg-begins = Strafschopronde { $leg }: { TEAM($by) } begint.
fudis-event-next-leg = { score } in de strafschoppenserie; nu volgt ronde { $leg }.
fudis-event-shoot-out-won = De strafschoppenserie eindigt in { score }: de zege is voor { TEAM($by) }!
fudis-event-shoot-out-level = De laatste ronde is gespeeld en de serie staat nog gelijk: { score }.
fudis-event-won-by-lot = Het lot beslist: { TEAM($by) } wint!
fudis-short-saved = redding
fudis-short-counter-taken = tegenaanval
fudis-short-dead-round = ronde op slot
fudis-short-half-over = rust
fudis-short-new-half = tweede helft
fudis-short-shoot-out = strafschoppen
fudis-short-mercy = eindsignaal
fudis-short-won = eindsignaal
fudis-short-level = eindsignaal
fudis-short-shoot-out-won = beslist
fudis-short-won-by-lot = door het lot beslist

## Weigeringen

fudis-refusal-match-over = De wedstrijd is afgelopen.
fudis-refusal-chance-first = Eerst moet er een kaart worden getrokken.
fudis-refusal-not-your-turn =
    { SIDE($seat) ->
        [you] Jij moet nu beslissen.
       *[other] { TEAM($seat, form: "Nom") } moet nu beslissen.
    }
fudis-refusal-not-now = Dat kan op dit moment van de beurt niet.
fudis-refusal-not-in-hand = { $card } zit niet in je hand.
fudis-refusal-joker-cannot = { $card } is een joker, en die mag daar niet.
fudis-refusal-only-jokers = Je hebt alleen jokers in de hand.
fudis-refusal-must-fill = { $slot } moet gevuld worden.
fudis-refusal-no-attack-after = Geen enkele wissel op { $slot } levert je een aanval op.
fudis-refusal-no-attack-with = Met { $card } daar heb je geen aanval.
fudis-refusal-no-swaps = Deze wedstrijd wordt zonder wissels gespeeld.
fudis-refusal-swap-is-over = Wisselen kan deze beurt niet meer.
fudis-refusal-keeper-stays = De keeper kan niet worden gewisseld.
fudis-refusal-empty-place = Op { $slot } ligt geen kaart.
fudis-refusal-empty-hand = Je hand is leeg.
fudis-refusal-last-attack = Elke wissel op { $slot } zou je enige aanval wegnemen.
fudis-refusal-last-attacker = { $card } is je enige aanvaller en zou daarvandaan niet kunnen aanvallen.
fudis-refusal-keeper-cannot = De kaart in het doel is je keeper, en die valt nooit aan.
fudis-refusal-not-free = De linie voor { $slot } heeft nog { $left } kaarten.
fudis-refusal-beats-nothing = { $card } slaat niets wat bereikbaar is: de laagste kaart daar telt voor { $needed }.
fudis-refusal-nothing-in-reach = Er is niets wat { $card } kan aanvallen.
fudis-refusal-must-attack = { $card } kan aanvallen, dus je mag niet passen.
fudis-refusal-only-shot = Een tegenaanval is een schot op doel en niets anders.
fudis-refusal-out-of-reach = Een linie voor { $slot } heeft nog { $left } kaarten.
fudis-refusal-too-low = { $card } is niet hoger dan { $victim }.
fudis-refusal-suit-too-low = { $card } en { $victim } zijn gelijk, en jouw kleur is niet de betere.
fudis-refusal-goal-shut = Een linie voor het doel heeft nog { $left } kaarten.

## Acties

fudis-action-put = Leg { $card }
fudis-action-leave = Laat de plaats leeg
fudis-action-done = Niets meer weggooien
fudis-action-throw = Gooi { $card } weg
fudis-action-keep = Geen wissel
fudis-action-swap = Wissel op { $slot }
fudis-action-in = Breng { $card } in
fudis-action-hand = Val aan met { $card } uit de hand
fudis-action-field = Val aan vanaf { $slot }
fudis-action-pass = Passen
fudis-action-hit = Val { $slot } aan
fudis-action-shoot = Schiet op doel
fudis-action-joker = Leg { $card } voor de joker
fudis-action-counter = Tegenaanval
fudis-action-decline = Geen tegenaanval
fudis-action-claim = Stop de wedstrijd
fudis-action-play-on = Speel door

## Uitkomsten

fudis-outcome-draw = Kaart: { $card }
fudis-outcome-toss = { $seat } begint
fudis-outcome-lot = { $seat } wint de loting

## Opties

fudis-option-format = Bepaalt of er een hele wedstrijd of alleen strafschopronden worden gespeeld.
fudis-option-formation = Bepaalt hoeveel kaarten er in elke linie staan, de voorste eerst.
fudis-option-packs = Bepaalt met hoeveel spellen van 52 kaarten wordt gespeeld.
fudis-option-jokers = Bepaalt hoeveel jokers er meedoen, hoogstens drie per spel kaarten.
fudis-option-suit-order = Laat bij gelijke waarde de kleur beslissen.
fudis-option-ace-on-field = Bepaalt of een aas die vanaf het veld aanvalt, voor 14 of voor 1 telt.
fudis-option-build = Bepaalt of er in het geheim, kaart voor kaart om de beurt of willekeurig wordt opgesteld.
fudis-option-random-rebuild = Legt bij een willekeurige opstelling ook de aanvullingen en de strafschoppen willekeurig; anders alleen wat voor de twee helften wordt gedeeld.
fudis-option-rebuild = Bepaalt of tussen de ronden alleen de gaten worden gevuld of alles opnieuw wordt opgesteld.
fudis-option-reach = Bepaalt of de linies op volgorde moeten worden doorbroken of elke veldkaart altijd mag worden aangevallen.
fudis-option-swaps = Staat een wissel vóór de aanval toe.
fudis-option-swap-keeps-attack = Verbiedt een wissel waarna een partij die kon aanvallen, dat niet meer kan.
fudis-option-swap-needs-attack = Staat een wissel alleen toe aan wie daarna kan aanvallen.
fudis-option-counter = Staat een tegenaanval na een doelpunt toe.
fudis-option-redraw = Staat toe handkaarten weg te gooien vóór de eigen eerste beurt van een latere ronde.
fudis-option-redraw-second-half = Staat ook in de eerste ronde van de tweede helft toe handkaarten weg te gooien.
fudis-option-redraw-face-down = Laat handkaarten gedekt weggooien, zodat alleen hun eigenaar ze kent.
fudis-option-rounds-per-half = Bepaalt hoeveel ronden een helft hoogstens heeft.
fudis-option-half-end = Bepaalt of een helft na de ronden eindigt of pas als de stapel op is.
fudis-option-short-refill = Bepaalt of een stapel die te klein is om beide ploegen aan te vullen, wordt uitgedeeld of de helft beëindigt.
fudis-option-short-fill = Bepaalt of een te kleine stapel de plaatsen van achteren vult zonder aan de hand te komen, of dat de eigenaar de plaatsen kiest en handkaarten mag gebruiken.
fudis-option-redeal-each-round = Deelt voor elke ronde het hele spel opnieuw.
fudis-option-mercy = Bepaalt of een grote voorsprong de wedstrijd voortijdig beëindigt: nooit, bij drie doelpunten, of zodra hij niet meer in te halen is.
fudis-option-mercy-call = Bepaalt hoe een voorsprong die niet meer in te halen is, de wedstrijd beëindigt: vanzelf, alleen als wie voorstaat dat wil, of enkel op grond van het aantal ronden.
fudis-option-first-starter = Bepaalt wie de wedstrijd begint: thuis, uit of wie het lot aanwijst.
fudis-option-shootout = Beslist een gelijke stand met een strafschoppenserie; anders blijft het bij een gelijkspel.
fudis-option-shootout-legs = Bepaalt hoeveel ronden een strafschoppenserie heeft.
fudis-option-shootout-extra = Bepaalt hoeveel extra ronden er bij een gelijke stand kunnen volgen.
fudis-option-shootout-tiebreak = Bepaalt of bij een gelijke stand na de laatste ronde het lot beslist of dat het bij een gelijkspel blijft.
fudis-option-shootout-starter = Bepaalt of het lot aanwijst wie de strafschoppenserie begint of de partijen elkaar afwisselen.

## Spelvormen

fudis-preset-classic = Klassiek
fudis-preset-as-printed = Naar de letter
fudis-preset-alternate = Kaart voor kaart
fudis-preset-jokers = Met jokers
fudis-preset-suits = De kleur beslist
fudis-preset-six = Zes tegen zes
fudis-preset-simple = Zoals gedeeld
fudis-preset-children = Kinderversie
fudis-preset-two-packs = Twee spellen
fudis-preset-shootout = Alleen strafschoppen

## Snelkeuzes

fudis-shortcut-solid = Beste keeper, sterk achterin
fudis-shortcut-bold = Beste keeper, sterk voorin

## Vragen

fudis-phase-build =
    { $left ->
        [one] Welke kaart gaat naar de laatste plaats?
       *[other] Welke kaart gaat naar de volgende plaats?
    }
fudis-phase-redraw = Welke handkaarten gooi je weg?
fudis-phase-swap = Wissel je vóór de aanval?
fudis-phase-swap-in = Welke handkaart komt erin?
fudis-phase-attack = Welke kaart valt aan?
fudis-phase-target = Wat valt hij aan?
fudis-phase-joker = Welke handkaart komt in de plaats van de joker?
fudis-phase-counter = Ga je in de tegenaanval?
fudis-phase-claim = Stop je de wedstrijd hier?

## Tabellen

fudis-table-ranks = Waarvoor elke kaart telt
fudis-cell-card = Kaart
fudis-cell-from-hand = Aanval uit de hand
fudis-cell-from-field = Aanval vanaf het veld
fudis-cell-on-table = Op het veld en in het doel

## Uitspraken

fudis-ruling-r1 = De linies worden op volgorde doorbroken: een linie is bereikbaar als elke linie ervoor nog hoogstens één kaart heeft.
fudis-ruling-r11 = Een wissel mag de laatste aanval niet wegnemen.
fudis-ruling-r12 = Een wissel mag ook in een beurt die op passen uitloopt.
fudis-ruling-r19 = Een aas die aanvalt, telt voor 14, uit de hand en vanaf het veld.
fudis-ruling-r26 = Een helft heeft haar vaste aantal ronden en eindigt eerder als de stapel op is.
fudis-ruling-r28 = Tussen de ronden worden alleen de gaten gevuld; wat staat, blijft staan.
fudis-ruling-r30 = Een stapel die voor beiden te klein is, wordt om de beurt kaart voor kaart verdeeld; de ronde wordt met gaten gespeeld.
fudis-ruling-r31 = Een te kleine stapel vult de plaatsen vanaf het doel naar voren, en de hand blijft op drie.
fudis-ruling-r40 = In de tweede helft beëindigt een voorsprong van drie de wedstrijd vanzelf zodra een gelijkspel niet meer mogelijk is.
fudis-ruling-r42 = Handkaarten mogen open worden weggegooid in elke ronde behalve de eerste van een helft.
fudis-ruling-r43 = Een willekeurige opstelling blijft willekeurig, ook bij het aanvullen en in de strafschoppenserie.

## Het bord als tekst

fudis-board-hand = { $by }, in de hand:
fudis-board-seen = gezien:
fudis-board-saved = gestopt:
fudis-board-open = open
fudis-board-piles = stapel { $pile }, aflegstapel { $discard }

## Meer gebeurtenissen in één zin: zie `locales/telling.json`

fudis-report-laid-cards =
    { TEAM($by, form: "Nom") } legt { $n ->
        [1] één kaart
        [2] twee kaarten
        [3] drie kaarten
        [4] vier kaarten
        [5] vijf kaarten
        [6] zes kaarten
        [7] zeven kaarten
        [8] acht kaarten
        [9] negen kaarten
       *[other] { $n } kaarten
    } neer.
fudis-report-attack-saved = Gered! { $card } komt niet voorbij de keeper.
    .v2 = { TEAM($by, form: "Nom") } valt aan met { $card }, maar de keeper heeft een antwoord.
    .v3 = { $card } gaat voor het doel, maar de keeper staat pal.
fudis-report-beaten = { TEAM($by, form: "Nom") } valt aan: { $card } slaat { $victim }.
    .v2 = { $card } gaat langs { $victim } voor { TEAM($by) }.
fudis-report-knocked-out = { TEAM($by, form: "Nom") } valt aan met { $card }: { $victim } gaat eruit op { $slot }.
    .v2 = { $card } slaat { $victim }, en { TEAM($by) } opent een gat op { $slot }.
    .v3 = { $victim } is geen partij voor { $card }: een gat op { $slot }.
    .v4 = Daar komt { $card } van { TEAM($by) }, en { $victim } valt op { $slot }.
    .v5 = De weg gaat open voor { TEAM($by) }: { $card } werkt { $victim } weg op { $slot }.
fudis-report-knocked-replaced = { TEAM($by, form: "Nom") } valt aan met { $card }: { $victim } gaat eruit op { $slot }, en { $fresh } valt in op { $place }.
    .v2 = { $card } schakelt { $victim } uit op { $slot }; { $fresh } vult het gat op { $place } voor { TEAM($by) }.
    .v3 = { $victim } valt voor { $card } op { $slot }, en { TEAM($by) } brengt { $fresh } op { $place }.
    .v4 = Daar komt { $card } van { TEAM($by) }, en { $slot } is leeg. { $fresh } neemt { $place } over.
fudis-report-both-pass = Geen van beide ploegen komt erdoor.
    .v2 = { TEAM($by, form: "Nom") } past, en { TEAM($other) } ook.
fudis-report-thrown-cards =
    { TEAM($by, form: "Nom") } gooit { $n ->
        [1] één kaart
        [2] twee kaarten
        [3] drie kaarten
       *[other] { $n } kaarten
    } weg.
fudis-report-redraw = { TEAM($by, form: "Nom") } gooit een kaart weg en trekt een nieuwe.
fudis-report-redraws =
    { TEAM($by, form: "Nom") } ruilt { $n ->
        [1] één handkaart
        [2] twee handkaarten
        [3] drie handkaarten
       *[other] { $n } handkaarten
    }.
fudis-report-round-next = Ronde { $round } eindigt in { score }. { TEAM($by, form: "Nom") } begint de volgende.
    .v2 = { score } na ronde { $round }. Nu begint { TEAM($by) }.
fudis-report-topped = De handen worden aangevuld voor de volgende ronde, met in totaal { $n } kaarten.
