# De gids voor de eerste wedstrijd in het Nederlands.

## Volchok.
web-guide-volchok-aim = Wie het eerst vier keer scoort, wint. Je valt aan op het net aan de overkant; elke beurt bepaalt één draai hoeveel je ploeg mag doen.
web-guide-volchok-pick = Kies wie aftrapt. Hij staat met de bal op de middenlijn.
web-guide-volchok-declare = Zeg het vóór de draai: een tackle of een schot moet je aankondigen. Kondig je niets aan, dan geeft de draai punten om te lopen en te passen.
web-guide-volchok-points = Het getal is het budget van de hele ploeg: elk vak dat een speler of de bal aflegt, kost één punt. Verdeel het over zoveel spelers als je wilt.
web-guide-volchok-lob = Een lob gaat over iedereen heen, maar kost de hele beurt en vraagt precies het juiste getal. Lukt hij, dan krijg je een extra beurt.
web-guide-volchok-tackle = Dicht genoeg bij de balbezitter mag je een tackle inzetten. Met de groene getallen verover je de bal; een te laag getal betekent een overtreding en een kaart.
web-guide-volchok-shot = Voor een schot heb je een rechte, vrije lijn naar een vak van het net nodig, en een getal dat zo ver reikt. Het paneel toont wat elk getal oplevert.
web-guide-volchok-card = Wie een kaart krijgt, verlaat het veld: bij geel tot het volgende doelpunt, bij rood tot het volgende doelpunt van zijn eigen ploeg.

## FUBA.
web-guide-fuba-formation = Je formatie blijft geheim tot beide gekozen zijn. Ze zegt niet waar spelers staan, maar hoeveel er bij elke soort zet mogen bewegen.
web-guide-fuba-place = Zet je spelers in de vakken van je eigen helft. Waar je in de meerderheid bent, houd je de bal makkelijker.
web-guide-fuba-target = Noem het vak waar je de bal heen speelt. Daar of in een aangrenzend vak moet een eigen speler staan, en wie van jou in dat vak zelf staat, mag niet buitenspel staan.
web-guide-fuba-control = De balbezittest: je dobbelsteen plus de modificatoren tegen het getal op de bal. Kom je hoger uit, dan houd je de bal; lager, dan ben je hem kwijt; gelijk geeft een bijzondere gebeurtenis.
web-guide-fuba-shot = Je bent dicht genoeg bij het doel voor een schot. Het schot moet het getal op de bal overtreffen, dus een laag getal is een kans.
web-guide-fuba-move = Kies aan het eind van de beurt één soort zet voor de hele ploeg: middenveld één vak in elke richting, aanval recht vooruit, verdediging recht terug.
web-guide-fuba-special = Precies gelijk aan de bal: een bijzondere gebeurtenis. De tabel en nog één worp zeggen wat de scheidsrechter fluit.

## Champions 2020.
web-guide-champions-lineup = Kies een formatie en elf van je twintig spelers. De andere coach ziet ze als jullie allebei klaar zijn.
web-guide-champions-roll = Elke beurt begint met de dobbelsteen. Daarvoor mag je een wisselspeler laten warmlopen.
web-guide-champions-walk = Eén speler loopt precies het gegooide aantal, langs rijen en kolommen. Is hij eerder bij de bal, dan gaan de resterende ogen naar het schot.
web-guide-champions-leg = De bal gaat zo ver als er ogen over zijn plus één, en mag één keer 45 graden van richting veranderen. Een medespeler op zijn weg speelt hem door.
web-guide-champions-follow = Na een pass mag één medespeler die de bal niet heeft geraakt, hoogstens twee vakken naar de bal toe lopen.
web-guide-champions-intercept = De bal gaat langs je speler: hij mag ertussen stappen. Eén op de drie keer onderschept hij hem; anders blijft hij staan waar hij is ingestapt.
web-guide-champions-save = Kies waar de keeper het schot opvangt. Op één stap redt hij er drie van de vier; elke verdere stap en elk punt kracht kost er één.
web-guide-champions-foul = Een overtreding kies je niet: de worp zorgt ervoor. Er volgen een kaart, een verband en een vrije trap.

## Fudis.
web-guide-fudis-build = Bouw van achteren op: eerst de keeper, dicht, dan de linies. Op tafel telt een aas maar voor één, in de aanval voor veertien.
web-guide-fudis-swap = Vóór de aanval mag je één veldkaart ruilen tegen een handkaart, één keer per beurt. Het hoeft niet.
web-guide-fudis-attack = Elke beurt valt één kaart aan, uit de hand of vanaf het veld, en hoe het ook afloopt, daarna is hij weg. Hij moet hoger zijn dan wat hij aanvalt: gelijk is niet genoeg.
web-guide-fudis-reach = Een linie geeft de linie erachter vrij als er nog hooguit één kaart ligt. Zo baan je je linie voor linie een weg naar het doel.
web-guide-fudis-shoot = De weg naar het doel is vrij: elke kaart mag schieten. Het is een doelpunt als hij de verborgen keeper slaat.
web-guide-fudis-saved = Gered, en de keeper blijft verborgen. Maar nu weet je dat hij minstens zo goed is als de kaart waarmee je schoot.
web-guide-fudis-counter = Je hebt een doelpunt tegen gekregen, maar de weg naar het andere doel is vrij: nog één schot in de tegenaanval voordat de ronde eindigt.
