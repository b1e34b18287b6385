# De gids voor de eerste wedstrijd in het Nederlands.

## Volchok.
web-guide-volchok-aim = Vier doelpunten winnen. Je valt aan op het net aan de overkant; elke beurt bepaalt één draai hoeveel je ploeg mag doen.
web-guide-volchok-pick = Kies wie aftrapt. Hij staat met de bal op de middenlijn.
web-guide-volchok-declare = Zeg het vóór de draai: een tackle of een schot moet je aankondigen. Kondig je niets aan, dan geeft de draai punten om te lopen en te passen.
web-guide-volchok-points = Het getal is de beurs van de hele ploeg: elk vak dat een speler of de bal aflegt kost één punt. Verdeel het over zoveel spelers als je wilt.
web-guide-volchok-lob = Een lob gaat over iedereen heen, maar kost de hele beurt en vraagt precies het juiste getal. Lukt hij, dan krijg je een extra beurt.
web-guide-volchok-tackle = Dicht genoeg bij de balbezitter mag je een tackle inzetten. De groene getallen winnen de bal; een te laag getal is een overtreding en een kaart.
web-guide-volchok-shot = Een schot vraagt een rechte, vrije lijn naar een netvak en een getal dat zo ver draagt. Het paneel toont wat elk getal oplevert.
web-guide-volchok-card = Wie een kaart krijgt, verlaat het veld: bij geel tot het volgende doelpunt, bij rood tot het volgende doelpunt van zijn eigen ploeg.

## FUBA.
web-guide-fuba-formation = Je opstelling blijft geheim tot beide gekozen zijn. Ze zegt niet waar spelers staan, maar hoeveel er bij elke soort zet mogen bewegen.
web-guide-fuba-place = Zet je spelers in de vakken van je eigen helft. Waar je in de meerderheid bent, houd je de bal makkelijker.
web-guide-fuba-target = Noem het vak waarheen je de bal speelt. Daar of in een aangrenzend vak moet een eigen speler staan, en hij mag niet buitenspel staan.
web-guide-fuba-control = De balbezittest: je dobbelsteen plus de modificatoren tegen de waarde van de bal. Hoger houdt hem, lager verliest hem, en gelijk brengt een bijzondere gebeurtenis.
web-guide-fuba-shot = Je bent dichtbij genoeg voor een schot. Het schot moet de waarde van de bal verslaan, dus een lage bal is een kans.
web-guide-fuba-move = Kies aan het eind van de beurt één soort zet voor de hele ploeg: middenveld één vak in elke richting, aanval recht vooruit, verdediging recht terug.
web-guide-fuba-special = Precies gelijk aan de bal: een bijzondere gebeurtenis. Nog één dobbelsteen op de tabel zegt wat de scheidsrechter ervan maakt.

## Champions 2020.
web-guide-champions-lineup = Kies een formatie en elf van je twintig. De andere coach ziet het als jullie allebei klaar zijn.
web-guide-champions-roll = Elke beurt begint met de dobbelsteen. Daarvoor mag je een wisselspeler laten warmlopen.
web-guide-champions-walk = Eén speler loopt precies het aantal ogen, langs rijen en kolommen. Is hij eerder bij de bal, dan gaat de rest in de trap.
web-guide-champions-leg = De bal gaat zo ver als er ogen over zijn plus één, en mag één keer 45 graden buigen. Een teamgenoot op zijn weg speelt hem door.
web-guide-champions-follow = Na een pass mag één teamgenoot die de bal niet raakte tot twee vakken naar de bal lopen.
web-guide-champions-intercept = De bal gaat langs je speler: hij mag ertussen stappen. Eén op de drie keer raakt hij hem; anders blijft hij daar staan.
web-guide-champions-save = Kies waar de keeper het schot opvangt. Op één stap heeft hij drie kansen van de vier; elke stap en elk punt kracht kost er één.
web-guide-champions-foul = Een overtreding kies je niet, ze komt door het gegooide getal: kaart, verband en vrije trap volgen.

## Fudis.
web-guide-fudis-build = Bouw van achteren op: eerst de keeper, gesloten, dan de linies. Op tafel telt een aas maar één, in de aanval veertien.
web-guide-fudis-swap = Voor de aanval mag je één veldkaart ruilen met een handkaart, één keer per beurt. Het hoeft niet.
web-guide-fudis-attack = Elke beurt valt één kaart aan, uit de hand of van het veld, en daarna is hij weg. Hij moet hoger zijn: gelijk is niet genoeg.
web-guide-fudis-reach = Een linie opent die erachter als er nog hooguit één kaart ligt. Zo eet je je linie voor linie een weg naar het doel.
web-guide-fudis-shoot = De weg naar het doel is vrij: elke kaart mag schieten. Het is een doelpunt als hij de verborgen keeper slaat.
web-guide-fudis-saved = Gered, en de keeper blijft verborgen. Maar nu weet je dat hij minstens zo goed is als de kaart die schoot.
web-guide-fudis-counter = Tegendoelpunt, maar de weg naar het andere doel is vrij: nog één schot uit de counter voor de ronde eindigt.
