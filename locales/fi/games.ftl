# The games on the first screen: name, a sentence, how long a match is.

volchok-name = Volchok
volchok-about = Jalkapallolautapeli, jossa pyöritin ratkaisee: kuusi pelaajaa joukkueessa, joka vuorolla luku 1–6 jaettavaksi pelaajien kesken, ja taklaukset ja laukaukset ilmoitetaan, ennen kuin nuoli liikahtaa.
volchok-length = Kahden alokasvalmentajan ottelu kestää noin 230 vuoroa.

fuba-name = FUBA
fuba-about = Taktinen jalkapallolautapeli: kymmenen pelaajaa ja maalivahti kummallakin puolella, kolmetoista aluetta, kaksi noppaa ja pallo, jonka arvo kertoo, miten hyvä tilanne on.
fuba-length = Kahden alokasvalmentajan ottelussa on kaksi noin 26 vuoron puoliaikaa.

champions-name = Champions 2020
champions-about = Yksitoista pelaajaa joukkuetta kohti ruutukentällä: heitä noppaa, liikuta yhtä pelaajaa ja anna pallon kulkea jalalta jalalle; jokainen ykkönen siirtää kelloa.
champions-length = Kahden alokasvalmentajan ottelu kestää noin 77 vuoroa.

fudis-name = Fudis
fudis-about = Jalkapalloa korttipakalla: rakenna rivisi piilossa olevan maalivahdin eteen, murra vastustajan rivit korkeammilla korteilla ja laukaise, ennen kuin pakka loppuu.
fudis-length = Kahden alokasvalmentajan ottelu kestää noin 73 vuoroa.
