# Ensimmäisen ottelun opas suomeksi.

## Volchok.
web-guide-volchok-aim = Neljä maalia voittaa. Hyökkäät vastapään verkkoon; joka vuorolla yksi pyöräytys ratkaisee, kuinka paljon joukkueesi saa tehdä.
web-guide-volchok-pick = Valitse aloituspotkun antaja. Hän seisoo keskiviivalla pallo jalassa.
web-guide-volchok-declare = Sano se ennen pyöräytystä: taklaus ja laukaus on ilmoitettava. Jos et ilmoita mitään, pyöräytys antaa liikepisteitä liikkumiseen ja syöttämiseen.
web-guide-volchok-points = Luku on koko joukkueen kukkaro: jokainen ruutu, jonka pelaaja tai pallo kulkee, maksaa pisteen. Jaa se niin monelle pelaajalle kuin haluat.
web-guide-volchok-lob = Nostopallo lentää kaikkien yli, mutta vie koko vuoron ja vaatii juuri oikean luvun. Jos se onnistuu, saat lisävuoron.
web-guide-volchok-tackle = Kun olet tarpeeksi lähellä pallollista, voit mennä taklaukseen. Vihreät luvut voittavat pallon; liian pieni luku on rike ja kortti.
web-guide-volchok-shot = Laukaus vaatii suoran, vapaan linjan verkkoruutuun ja luvun, joka kantaa sinne asti. Paneeli näyttää, mitä mikin luku tuo.
web-guide-volchok-card = Kortin saanut poistuu kentältä: keltaisella seuraavaan maaliin, punaisella oman joukkueen seuraavaan maaliin.

## FUBA.
web-guide-fuba-formation = Ryhmityksesi pysyy salassa, kunnes molemmat on valittu. Se ei määrää, missä pelaajat seisovat, vaan montako saa liikkua kussakin liikkeessä.
web-guide-fuba-place = Sijoita pelaajasi oman kenttäpuoliskosi alueille. Missä teitä on enemmän, siellä palloa on helpompi pitää.
web-guide-fuba-target = Nimeä alue, jonne pelaat pallon. Siellä tai viereisellä alueella on oltava oma pelaaja, eikä hän saa olla paitsiossa.
web-guide-fuba-control = Pallonhallintatesti: noppasi ja muuttujat vastaan pallon arvo. Suurempi pitää pallon, pienempi menettää, ja tasan tuo erikoistilanteen.
web-guide-fuba-shot = Olet tarpeeksi lähellä laukoaksesi. Laukauksen on voitettava pallon arvo, joten pieni arvo on paikka.
web-guide-fuba-move = Vuoron lopuksi valitse koko joukkueelle yksi liike: keskikenttä alueen mihin suuntaan tahansa, hyökkäys suoraan eteen, puolustus suoraan taakse.
web-guide-fuba-special = Tasan pallon arvo: erikoistilanne. Vielä yksi noppa tilannetaulukkoon kertoo, mitä tuomari siitä tekee.

## Champions 2020.
web-guide-champions-lineup = Valitse muodostelma ja yksitoista kahdestakymmenestä. Toinen valmentaja näkee sen, kun molemmat ovat valmiit.
web-guide-champions-roll = Jokainen vuoro alkaa nopalla. Ennen sitä voit lähettää vaihtomiehen lämmittelemään.
web-guide-champions-walk = Yksi pelaaja kävelee täsmälleen heitetyn luvun verran rivejä ja sarakkeita pitkin. Jos hän ehtii pallolle aiemmin, loput pisteet menevät potkuun.
web-guide-champions-leg = Pallo kulkee jäljellä olevien silmien verran ja vielä yhden, ja se saa kaartua kerran 45 astetta. Tielle osuva joukkuetoveri pelaa sen eteenpäin.
web-guide-champions-follow = Syötön jälkeen yksi joukkuetoveri, joka ei koskenut palloon, saa juosta enintään kaksi ruutua sitä kohti.
web-guide-champions-intercept = Pallo kulkee pelaajasi vierestä: hän voi katkaista. Kerran kolmesta hän saa sen; muuten hän jää siihen, mihin astui.
web-guide-champions-save = Valitse, missä maalivahti kohtaa laukauksen. Askeleen päässä hänellä on kolme mahdollisuutta neljästä; jokainen lisäaskel ja voimapiste vie yhden.
web-guide-champions-foul = Rike ei ole valinta vaan heitetyn luvun vahinko: seuraa kortti, side ja vapaapotku.

## Fudis.
web-guide-fudis-build = Rakenna takaa: ensin maalivahti kuvapuoli alas, sitten rivit. Pöydässä ässä on vain yksi, hyökkäyksessä neljätoista.
web-guide-fudis-swap = Ennen hyökkäystä voit vaihtaa yhden kenttäkorttisi käsikorttiin, kerran vuorossa. Pakko ei ole.
web-guide-fudis-attack = Joka vuorolla yksi kortti hyökkää, kädestä tai kentältä, ja se on käytetty, kävi miten kävi. Sen on lyötävä kohteensa: tasan ei riitä.
web-guide-fudis-reach = Rivi avaa takanaan olevan, kun siinä on enintään yksi kortti. Näin syöt tiesi maalille rivi riviltä.
web-guide-fudis-shoot = Tie maalille on auki: mikä tahansa kortti saa laukoa. Se on maali, jos kortti lyö piilossa olevan maalivahdin.
web-guide-fudis-saved = Torjuttu, ja maalivahti pysyy piilossa. Mutta nyt tiedät, että hän on vähintään laukaisseen kortin veroinen.
web-guide-fudis-counter = Maali tuli, mutta tie toiseen maaliin on auki: vielä yksi laukaus vastahyökkäyksestä ennen kierroksen loppua.
