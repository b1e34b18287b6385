# Ensimmäisen ottelun opas suomeksi.

## Volchok.
web-guide-volchok-aim = Ensimmäisenä neljä maalia tehnyt voittaa. Hyökkäät kentän toisessa päässä olevaan verkkoon; joka vuorolla yksi pyöräytys ratkaisee, kuinka paljon joukkueesi saa tehdä.
web-guide-volchok-pick = Valitse aloituspotkun tekijä. Hän seisoo keskiviivalla pallon kanssa.
web-guide-volchok-declare = Ilmoita ennen pyöräytystä: taklaus ja laukaus on ilmoitettava. Jos et ilmoita mitään, pyöräytys antaa liikepisteitä liikkumiseen ja syöttämiseen.
web-guide-volchok-points = Luku on koko joukkueen yhteinen pistevaranto: jokainen ruutu, jonka pelaaja tai pallo kulkee, maksaa pisteen. Jaa pisteet niin monelle pelaajalle kuin haluat.
web-guide-volchok-lob = Nosto lentää kaikkien yli, mutta vie koko vuoron ja vaatii juuri oikean luvun. Jos se onnistuu, saat lisävuoron.
web-guide-volchok-tackle = Kun olet tarpeeksi lähellä pallollista, voit mennä taklaukseen. Vihreillä luvuilla voitat pallon; liian pieni luku on rike ja tuo kortin.
web-guide-volchok-shot = Laukaus vaatii suoran, vapaan linjan verkkoruutuun ja luvun, joka kantaa sinne asti. Paneeli näyttää, mitä mikin luku tuo.
web-guide-volchok-card = Kortin saanut poistuu kentältä: keltaisesta kortista seuraavaan maaliin asti, punaisesta siihen asti, kun oma joukkue tekee maalin.

## FUBA.
web-guide-fuba-formation = Ryhmityksesi pysyy salassa, kunnes kumpikin on valinnut omansa. Se ei määrää, missä pelaajat ovat, vaan montako saa liikkua kussakin liikkeessä.
web-guide-fuba-place = Sijoita pelaajasi oman kenttäpuoliskosi alueille. Palloa on helpompi pitää siellä, missä sinulla on enemmän pelaajia kuin vastustajalla.
web-guide-fuba-target = Nimeä alue, jolle pelaat pallon. Siellä tai viereisellä alueella on oltava oma pelaajasi, eikä kukaan pelaajistasi saa olla siellä paitsiossa.
web-guide-fuba-control = Pallonhallintatesti: noppasi ja muuttujat vastaan pallon arvo. Suuremmalla pallo pysyy, pienemmällä se menetetään, ja tasatulos tuo erikoistilanteen.
web-guide-fuba-shot = Olet laukaisuetäisyydellä. Laukauksen on voitettava pallon arvo, joten pieni arvo tietää hyvää paikkaa.
web-guide-fuba-move = Vuoron lopuksi valitse koko joukkueelle yksi liike: keskikenttäliike vie alueen verran mihin suuntaan tahansa, hyökkäysliike suoraan eteen, puolustusliike suoraan taakse.
web-guide-fuba-special = Tasan pallon arvo: erikoistilanne. Vielä yksi heitto, ja erikoistilannetaulukko kertoo, mitä tuomari viheltää.

## Champions 2020.
web-guide-champions-lineup = Valitse ryhmitys ja yksitoista kahdestakymmenestä pelaajastasi. Toinen valmentaja näkee valintasi, kun molemmat ovat valmiita.
web-guide-champions-roll = Jokainen vuoro alkaa nopanheitolla. Ennen sitä voit lähettää vaihtopelaajan lämmittelemään.
web-guide-champions-walk = Yksi pelaaja siirtyy täsmälleen heitetyn luvun verran rivejä ja sarakkeita pitkin. Jos hän ehtii pallolle aiemmin, loput silmät menevät potkuun.
web-guide-champions-leg = Pallo kulkee ruudun pidemmälle kuin silmiä on jäljellä ja saa kiertää kerran 45 astetta. Tielle osuva joukkuetoveri pelaa sen edelleen.
web-guide-champions-follow = Syötön jälkeen yksi joukkuetoveri, joka ei koskenut palloon, saa juosta enintään kaksi ruutua sitä kohti.
web-guide-champions-intercept = Pallo kulkee pelaajasi vierestä: hän voi astua väliin. Kerran kolmesta hän katkaisee pallon; muuten hän jää siihen, mihin astui.
web-guide-champions-save = Valitse, missä maalivahti kohtaa laukauksen. Askeleen päässä torjuntamahdollisuus on 3/4; jokainen lisäaskel ja voimapiste vie siitä neljäsosan.
web-guide-champions-foul = Rikettä ei valita, vaan heitetty luku aiheuttaa sen. Siitä seuraavat kortti, side ja vapaapotku.

## Fudis.
web-guide-fudis-build = Rakenna takaa alkaen: ensin maalivahti kuvapuoli alaspäin, sitten rivit. Pöydässä ässän arvo on vain yksi, hyökkäyksessä neljätoista.
web-guide-fudis-swap = Ennen hyökkäystä voit vaihtaa yhden pöytäkorttisi käsikorttiin, kerran vuorossa. Pakko ei ole.
web-guide-fudis-attack = Joka vuorolla yksi kortti hyökkää, kädestä tai kentältä, ja se on käytetty, kävi miten kävi. Sen on lyötävä kohteensa: yhtä suuri ei riitä.
web-guide-fudis-reach = Rivi avaa takanaan olevan, kun siinä on enintään yksi kortti. Näin murtaudut maalille rivi riviltä.
web-guide-fudis-shoot = Tie maalille on auki: mikä tahansa kortti saa laukoa. Maali syntyy, jos kortti lyö piilossa olevan maalivahdin.
web-guide-fudis-saved = Torjuttu, ja maalivahti pysyy piilossa. Mutta nyt tiedät, että se on vähintään laukaukseen käyttämäsi kortin veroinen.
web-guide-fudis-counter = Päästit maalin, mutta tie vastustajan maalille on auki: vielä yksi laukaus vastahyökkäyksestä ennen kierroksen loppua.
