# The games on the first screen: name, a sentence, how long a match is.

volchok-name = Volchok
volchok-about = Voetbal als bordspel, met een draaischijf: zes spelers per ploeg, elke beurt een getal van 1 tot en met 6 om over hen te verdelen, en tackles en schoten die je aankondigt voordat de pijl draait.
volchok-length = Een wedstrijd tussen twee rookies duurt ongeveer 230 beurten.

fuba-name = FUBA
fuba-about = Tactisch voetbal op tafel: tien spelers en een keeper per ploeg, dertien vakken, twee dobbelstenen en een bal waarvan het getal zegt hoe goed de situatie is.
fuba-length = Een wedstrijd tussen twee rookies heeft twee helften van ongeveer 26 beurten.

champions-name = Champions 2020
champions-about = Elf tegen elf op een veld met vakken: gooi, loop met één speler en laat de bal van voet tot voet gaan; bij elke ‘1’ tikt de klok door.
champions-length = Een wedstrijd tussen twee rookies duurt ongeveer 77 beurten.

fudis-name = Fudis
fudis-about = Voetbal met een spel kaarten: zet je linies op voor een verborgen keeper, breek met hogere kaarten door die van de ander en schiet voordat de stapel op is.
fudis-length = Een wedstrijd tussen twee rookies duurt ongeveer 73 beurten.
