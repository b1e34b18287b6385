# Champions 2020 suomeksi.

## Luvut

champions-section-general = Yleiset periaatteet
champions-section-setup = Kokoonpano ja aloituspotku
champions-section-turn = Vuoro ja liikkuminen
champions-section-ball = Pallon pelaaminen
champions-section-follow = Juoksu syötön perään
champions-section-tidy = Vuoron päättäminen
champions-section-shot = Laukaukset, torjunnat, kiinni otetut pallot ja paluupallot
champions-section-interception = Katkot
champions-section-dead-ball = Pelikatkot ja maalivahdin aloitukset
champions-section-throw-in = Sivurajaheitot
champions-section-corner = Kulmapotkut
champions-section-offside = Paitsio
champions-section-pickup = Maalivahti poimii pallon
champions-section-push = Olkapäätaklaus
champions-section-spoiling = Pelin pilaaminen
champions-section-foul = Rikkeet, kortit ja loukkaantumiset
champions-section-free-kick = Vapaapotkut
champions-section-penalty = Rangaistuspotkut
champions-section-substitution = Vaihdot
champions-section-clock = Kello
champions-section-extra-time = Jatkoaika
champions-section-shootout = Rangaistuspotkukilpailu
champions-section-tournament = Turnaukset

## Säännöt

champions-rule-gen-1 = Kun molempien valmentajien pitää tehdä jotakin, vierasvalmentaja tekee osuutensa ensin.
champions-rule-gen-2 = Ruudussa on enintään yksi pelaaja; vain rikkeen hetkellä samassa ruudussa on kaksi.
champions-rule-gen-3 = Valintaa, jota ei voisi pelata sääntöjen mukaan loppuun, ei tarjota.
champions-rule-gen-4 = Pelin pilaamisen rajoitukset eivät koskaan kiellä siirtoa, johon säännöt pelaajan pakottavat.
champions-rule-gen-5 = Matka on pienin määrä askelia vapaita ruutuja pitkin; rajojen ulkopuoliset ruudut lasketaan mukaan, maaliruudut vain maalivahdille omassa maalissaan.
champions-rule-gen-6 = Jos pakollisessa potkussa ei voi käyttää koko silmälukua, käytetään niin paljon kuin voidaan; jos ei yhtään, pallo jää pelaajalle.
champions-rule-set-1 = Joukkueessa on kaksi maalivahtia (1 ja 20), puolustajat 2–7, keskikenttäpelaajat 8–13 ja hyökkääjät 14–19.
champions-rule-set-2 = Molemmat valmentajat valitsevat salaa maalivahdin ja kymmenen kenttäpelaajaa: kaksi, kolme tai neljä joka linjaan.
champions-rule-set-3 = Ryhmityksiä on kuusi: 2-4-4, 3-3-4, 3-4-3, 4-2-4, 4-3-3 ja 4-4-2.
champions-rule-set-4 = Maalivahti aloittaa jommastakummasta omasta maaliruudustaan.
champions-rule-set-5 = Puolustajat aloittavat omalta riviltään 2.
champions-rule-set-6 = Keskikenttäpelaajat aloittavat keskiriviltä.
champions-rule-set-7 = Hyökkääjät aloittavat neljän rivin päästä vastustajan päätyrajasta.
champions-rule-set-8 = Neljän linja seisoo sarakkeissa 1, 4, 7 ja 10, kolmen linja sarakkeissa 2, 5 tai 6 ja 9, kahden linja sarakkeissa 3 ja 8.
champions-rule-set-9 = Jos molemmilla on yhtä monta keskikenttäpelaajaa, samaan ruutuun joutuva kotijoukkueen pelaaja siirtyy viereiseen sarakkeeseen.
champions-rule-set-10 = Kahden tai neljän pelaajan keskikentässä lähinnä vapaata keskiruutua oleva pelaaja siirretään siihen.
champions-rule-set-11 = Ottelu alkaa tilanteesta 0–0, kello on nollassa, pallo keskipisteessä ja kummankin joukkueen yhdeksän muuta pelaajaa vaihtopenkillä.
champions-rule-ko-1 = Aloituspotkusta heitetään, kunnes molemmilla on vähintään 2 ja luvut eroavat.
champions-rule-ko-2 = Suuremman luvun heittäjä aloittaa: hänen keskellä oleva pelaajansa potkaisee pallon täsmälleen lukujen erotuksen päähän.
champions-rule-ko-3 = Muuten aloituspotku pelataan kuten mikä tahansa vuoro.
champions-rule-turn-1 = Vuoro alkaa nopanheitolla; ennen sitä vaihtopelaajia saa lähettää lämmittelemään.
champions-rule-turn-2 = Vuoron järjestys on heitto, rikkeen tarkistus, siirto, pallo, juoksu, katkot, pallon saapuminen ja loppusiirrot.
champions-rule-turn-3 = Vuoron jälkeen on toisen valmentajan vuoro, ellei kimmoke tai paluupallo määrää toisin.
champions-rule-a-1 = Valmentaja liikuttaa täsmälleen yhtä pelaajaansa; se voi olla myös maalivahti.
champions-rule-a-2 = Pelaaja liikkuu täsmälleen silmäluvun verran tai vähemmän, jos hän tulee pallolle.
champions-rule-a-3 = Pelaajat astuvat rivejä ja sarakkeita pitkin, eivät koskaan vinottain, ja saavat kääntyä joka askeleen jälkeen.
champions-rule-a-4 = Pelaaja ei saa astua toisen pelaajan ruutuun eikä kulkea sen läpi.
champions-rule-a-5 = Pelaaja saa liikkua rajojen ulkopuolella ja jäädä sinne.
champions-rule-a-6 = Siirto saa käydä samassa ruudussa useasti ja päättyä lähtöruutuunsa.
champions-rule-a-7 = Valmentaja, jolla ei ole sallittua siirtoa, jättää vuoron väliin; jos siirto on, se on tehtävä.
champions-rule-b-1 = Pallon ruutuun astuva pelaaja pysähtyy siihen, ja hänen on potkaistava pallo.
champions-rule-b-2 = Pallo potkaistaan ruudun pidemmälle kuin silmiä on jäljellä.
champions-rule-b-3 = Pallon saa potkaista mihin tahansa kahdeksasta suunnasta.
champions-rule-b-4 = Jokainen potku saa kiertää kerran 45 astetta vähintään yhden ruudun jälkeen.
champions-rule-b-5 = Pallo ei saa koskaan mennä vastustajan ruutuun.
champions-rule-b-6 = Kaikki silmät on käytettävä, paitsi kun pallo osuu vastustajan maaliin.
champions-rule-b-7 = Pelaajan ja pallon kulkemia tyhjiä ruutuja on yhteensä silmäluvun verran, laukauksia lukuun ottamatta.
champions-rule-c-1 = Joukkuetoveri, jonka ruutuun pallo tulee, pelaa sen edelleen ruudun pidemmälle kuin silmiä on jäljellä, mihin suuntaan vain ja uudella kierteellä.
champions-rule-c-2 = Pallo ei kulje joukkuetoverin ohi: hänen ruutuunsa tulo on aina kosketus.
champions-rule-c-3 = Samassa syöttökuviossa on enintään kuusi kosketusta, ensimmäinen potku mukaan lukien.
champions-rule-c-4 = Pallo saa palata pelaajalle, joka on jo koskenut siihen samalla vuorolla.
champions-rule-d-1 = Kun pallo on pelattu eikä kyse ollut laukauksesta, yksi joukkuetoveri saa juosta sitä kohti.
champions-rule-d-2 = Juoksija ei saa olla koskenut palloon tällä vuorolla.
champions-rule-d-3 = Hän ottaa kaksi askelta, molemmat lähemmäs palloa, tai yhden, jos pääsee sillä pallon viereen; pallon ruutuun hän ei mene.
champions-rule-d-4 = Juoksun jälkeen hänen on oltava lähempänä palloa kuin yksikään joukkuetoveri.
champions-rule-d-5 = Paitsiossa oleva pelaaja ei saa juosta eteenpäin pelatun pallon perään.
champions-rule-d-6 = Juokseminen on vapaaehtoista, ja pelin pilaamisen rajoitukset koskevat sitäkin.
champions-rule-e-1 = Vuoro päättyy loppusiirtoihin, kun pallo on pysähtynyt tai maalivahdilla; ei kuitenkaan ennen pelikatkoa.
champions-rule-e-2 = Rivin 1 kenttäpelaajat siirretään riville 2, kun pallo on keskirivin toisella puolella.
champions-rule-e-3 = Sitten vuoronsa päättävä valmentaja siirtää omat paitsiossa olevat pelaajansa takaisin.
champions-rule-shot-1 = Vastustajan maaliruutuun tuleva pallo on laukaus, vaikka silmiä jäisi yli.
champions-rule-shot-2 = Laukauksen voima on maaliruudun jälkeen jäävien silmien määrä.
champions-rule-shot-3 = Laukauksen saa katkaista ennen torjuntaa.
champions-rule-save-1 = Maalivahti torjuu missä tahansa laukauksen viimeisen osuuden vapaassa ruudussa, maaliruutu mukaan lukien.
champions-rule-save-2 = Torjuntamahdollisuus on kolme neljäsosaa askeleen päässä, neljäsosa vähemmän joka lisäaskeleesta ja joka voimapisteestä.
champions-rule-save-3 = Maalissa olevan kenttäpelaajan mahdollisuus on neljäsosan pienempi.
champions-rule-save-4 = Laukaus, jota ei voi torjua, on heti maali.
champions-rule-save-5 = Maalivahti siirtyy torjuntaruutuun, ja sitten nelisivuinen noppa ratkaisee: maali, paluupallo vai kiinniotto.
champions-rule-save-6 = Torjuntaa on yritettävä, jos siihen on mahdollisuus omalla rangaistusalueella; muuten valmentaja saa päästää maalin.
champions-rule-save-7 = Torjunta rangaistusalueen ulkopuolella on käsivirhe: maalivahdille punainen kortti ja vastustajalle vapaapotku.
champions-rule-hold-1 = Maalivahti pelaa kiinni otettua palloa niin monta ruutua kuin uusi nopanheitto näyttää; silmäluvun on oltava vähintään 2.
champions-rule-hold-2 = Muilta osin kiinni otettu pallo pelataan kuin maalivahdin valmentajan vuoro.
champions-rule-reb-1 = Paluupallo lentää torjuntaruudusta vinottain kentälle, ruudun pidemmälle kuin silmiä oli siellä jäljellä.
champions-rule-reb-2 = Se menee sille puolelle, jolta laukaus olisi ohittanut maalivahdin.
champions-rule-reb-3 = Molempien joukkueiden kenttäpelaajat saavat yrittää katkaista paluupallon.
champions-rule-reb-4 = Pelaaja, jonka ruutuun paluupallo tulee, pelaa sen edelleen ruudun pidemmälle kuin silmiä on jäljellä.
champions-rule-reb-5 = Kun paluupallo on pysähtynyt, laukojan joukkue on taas vuorossa.
champions-rule-int-1 = Kun syöttökuvio on pelattu loppuun, toinen valmentaja saa yrittää katkoja kenttäpelaajillaan, ei koskaan maalivahdilla.
champions-rule-int-2 = Pallon voi katkaista siinä, mistä se kulki ohi, ei siinä, mihin se päätyy, eikä maaliruudussa.
champions-rule-int-3 = Ruudun on oltava tyhjä ja suoraan katkoa yrittävän pelaajan vieressä.
champions-rule-int-4 = Pelaaja voi katkaista vain ensimmäisessä tyhjässä ruudussa, jossa pallo ohittaa hänet.
champions-rule-int-5 = Yritykset tehdään siinä järjestyksessä, jossa pallo ohitti ruudut.
champions-rule-int-6 = Katkoa yrittävä pelaaja astuu ruutuun ja heittää kolmisivuista noppaa: kolmosella pallo kimpoaa, muuten hän jää siihen ja pallo jatkaa.
champions-rule-int-7 = Kimmonnut pallo jatkaa suoraan katkon tehneen pelaajan askeleen suuntaan, ruudun pidemmälle kuin silmiä oli siellä jäljellä.
champions-rule-int-8 = Kimmokkeen jälkeen molemmat joukkueet saavat yrittää katkoa, mutta ei kukaan ruudussa, jossa molemmat voisivat.
champions-rule-int-9 = Pelaaja, jonka ruutuun kimmonnut pallo tulee, pelaa sen edelleen ruudun pidemmälle kuin silmiä on jäljellä.
champions-rule-int-10 = Kimmonnut pallo voi mennä ulos tai maaliin.
champions-rule-int-11 = Kun pallo on pysähtynyt, vuorossa on joukkue, joka ei viimeksi kimmottanut sitä.
champions-rule-int-12 = Pelaaja yrittää enintään kerran pallon kunkin liikkeen aikana.
champions-rule-int-13 = Katkoa yrittävä pelaaja saa poiketa maalialueen ja rangaistusalueen rajoituksista.
champions-rule-dead-1 = Peli katkeaa maaliin, ulos menneeseen palloon sekä rikkeeseen tai käsivirheeseen; ensin tehdään vaihdot, vierasjoukkue ennen kotijoukkuetta.
champions-rule-dead-2 = Sitten kumpikin valmentaja asettaa maalivahtinsa jompaankumpaan maaliruutuunsa.
champions-rule-dead-3 = Sitten kumpikin siirtää paitsiossa olevat pelaajansa takaisin, ikään kuin pallo olisi jo aloituspaikassa.
champions-rule-dead-4 = Sitten aloitus valmistellaan, ja sen saanut valmentaja heittää noppaa.
champions-rule-min2-1 = Jokaisessa aloituksessa ykkönen on mitätön ja heitetään uudestaan.
champions-rule-lock-1 = Aloituksen tekijä ei saa koskea palloon uudestaan, ennen kuin joku toinen on koskenut.
champions-rule-gko-1 = Maalin jälkeen maalin päästänyt maalivahti aloittaa pelin silmäluvulla, johon lisätään yksi.
champions-rule-gk-1 = Jos pallo menee hyökkääjästä päätyrajan yli, maalivahti antaa maalipotkun silmäluvulla, johon lisätään yksi.
champions-rule-thr-1 = Jos pallo menee sivurajan yli, sivurajaheiton saa joukkue, joka ei koskenut siihen viimeksi.
champions-rule-thr-2 = Valmentaja asettaa yhden kenttäpelaajansa siihen ulkoruutuun, johon pallo meni.
champions-rule-thr-3 = Heittoon käytetään nelisivuista noppaa, luvun on oltava vähintään 2, ja pallon on tultava heti kentälle.
champions-rule-thr-4 = Muuten sivurajaheitto pelataan kuten vuoro.
champions-rule-thr-5 = Heitto lasketaan ensimmäiseksi kosketukseksi.
champions-rule-thr-6 = Heti kun pallo on pysähtynyt tai tullut joukkuetoverille, heittäjä palaa kentälle lyhintä tietä.
champions-rule-cor-1 = Jos pallo menee puolustajasta päätyrajan yli, toinen joukkue saa kulmapotkun siitä päästä.
champions-rule-cor-2 = Kaikki kenttäpelaajat, jotka eivät vielä ole sen pään riveillä 1 ja 2, siirtyvät yhden ruudun päätyrajaa kohti, ellei joku ole edessä.
champions-rule-cor-3 = Pallo asetetaan kulmaruutuun sille puolelle, jolta se meni ulos.
champions-rule-cor-4 = Yksi kenttäpelaaja seisoo pallolla ja yksi vastustaja muurina päätyrajalla kahden ruudun päässä.
champions-rule-cor-5 = Pallolla olevan pelaajan on pelattava se silmäluvulla, vähintään kakkosella.
champions-rule-cor-6 = Muuten kulmapotku pelataan kuten vuoro.
champions-rule-cor-7 = Kulmapotkun jälkeen sen antaja siirtyy yhden ruudun kentälle, tarvittaessa ensin päätyrajaa pitkin.
champions-rule-cor-8 = Seuraavan vuoron jälkeen muuri tekee samoin, jos se on yhä päätyrajalla.
champions-rule-off-1 = Pelaaja on paitsiossa, jos hän on lähempänä vastustajan päätyrajaa kuin pallo ja vähemmän kuin kaksi vastustajaa on vähintään yhtä lähellä sitä.
champions-rule-off-2 = Palloa ei saa potkaista pelaajalle, joka on potkun hetkellä paitsiossa.
champions-rule-off-3 = Eteenpäin potkaistun pallon perään ei saa juosta se, joka oli silloin paitsiossa.
champions-rule-off-4 = Pallon tai toiseksi viimeisen vastustajan tasalla ei olla paitsiossa; omalla kenttäpuoliskolla tai aloituksissa ei ole poikkeusta.
champions-rule-off-5 = Paitsiossa oleva pelaaja, jonka on palattava, siirtyy omaa maaliaan kohti, kunnes ei ole paitsiossa.
champions-rule-off-6 = Jos joku on edessä, hän astuu ensin sivulle; pallon eteen hän pysähtyy.
champions-rule-pick-1 = Maalivahti saa poimia pallon omalta rangaistusalueeltaan, jos matka sille on täsmälleen silmäluvun mittainen.
champions-rule-pick-2 = Oma joukkue ei saa olla pelannut palloa viimeksi, paitsi katkolla tai paluupallolla.
champions-rule-pick-3 = Hän jää siihen ruutuun ja pelaa pallon kuten kiinni otetun.
champions-rule-push-1 = Ykkösellä pelaaja saa mennä viereisen, palloa lähinnä olevan vastustajan ruutuun ja työntää tätä ruudun eteenpäin.
champions-rule-push-2 = Lähinnä tarkoittaa, ettei kukaan kummastakaan joukkueesta ole lähempänä palloa.
champions-rule-push-3 = Työnnetyn takana oleva työntyy samalla.
champions-rule-push-4 = Ketään ei saa työntää pallon päälle, laudalta pois eikä maaliin, jossa hän ei saa olla.
champions-rule-push-5 = Työntö ei ole koskaan rike, ja se päättää vuoron.
champions-rule-spoil-1 = Palloa ei saa potkaista ulos eikä omaan maaliin.
champions-rule-spoil-2 = Vain maalivahti itse saa olla maaliruuduissaan tai kulkea niiden läpi.
champions-rule-spoil-3 = Kenttäpelaaja saa mennä maalialueelle vain, kun pallo on sen pään rivillä 1.
champions-rule-spoil-4 = Joukkueella saa omalla rangaistusalueellaan olla enintään neljä kenttäpelaajaa, heistä enintään yksi maalialueella.
champions-rule-spoil-5 = Saman joukkueen pelaajien ketju saa olla enintään yhdeksän pelaajan mittainen.
champions-rule-spoil-6 = Kummallakin joukkueella on oltava pelaaja, joka pääsee pallolle kentän sisällä.
champions-rule-foul-1 = Luvuilla 2–6 tapahtuu rike, jos pelaaja on täsmälleen heitetyn luvun päässä palloa lähimpänä olevasta vastustajasta eikä kukaan joukkuetoveri pääse tätä lähemmäs palloa.
champions-rule-foul-2 = Rike korvaa vuoron; valmentaja valitsee vain, jos mahdollisia rikkeitä on useita.
champions-rule-foul-3 = Rikkoja siirtyy uhrin ruutuun.
champions-rule-foul-4 = Rikkoja saa varoituksen, uhri loukkaantuu, ja uhrin joukkue saa vapaapotkun tai rikkojan omalla rangaistusalueella rangaistuspotkun.
champions-rule-foul-5 = Maaliruudussaan olevaa maalivahtia vastaan ei voi rikkoa.
champions-rule-card-1 = Jokaisesta rikkeestä saa keltaisen kortin, ja toinen keltainen muuttuu punaiseksi.
champions-rule-card-2 = Punaisen kortin saanut poistuu ottelusta, eikä häntä korvata.
champions-rule-card-3 = Jos maalivahti saa punaisen kortin, kenttäpelaaja tekee tilaa varamaalivahdille; se lasketaan vaihdoksi.
champions-rule-card-4 = Jos vaihtoja tai varamaalivahtia ei ole, kenttäpelaaja menee maaliin.
champions-rule-inj-1 = Ensimmäisellä loukkaantumisella ei ole vaikutusta ottelussa.
champions-rule-inj-2 = Toisen loukkaantumisen jälkeen pelaajan on poistuttava; hänet saa korvata, jos vaihto on jäljellä.
champions-rule-inj-3 = Loukkaantuneen maalivahdin korvaa varamaalivahti tai vaihtojen loputtua kenttäpelaaja.
champions-rule-fk-1 = Pallo asetetaan rikkeen paikalle.
champions-rule-fk-2 = Loukkaantunut seisoo yhden ruudun päässä pallon takana tai pallon vieressä, jos se ruutu on varattu.
champions-rule-fk-3 = Rikkoja seisoo muurina kahden ruudun päässä pallosta omaa päätyrajaansa kohti ja väistää sivulle, jos ruutu on varattu.
champions-rule-fk-4 = Oman rangaistusalueensa vieressä muuri on sen sijaan kahden ruudun päässä kaukaisemman sivurajan suunnassa.
champions-rule-fk-5 = Rivillä 3 sivurajan lähellä muuri on kahden ruudun päässä vinottain oman maalinsa suunnassa.
champions-rule-fk-6 = Rikkojan joukkuetoverit poistuvat pallon ympärillä olevista kahdeksasta ruudusta lyhintä tietä.
champions-rule-fk-7 = Vapaapotkun saaneen joukkueen heiton on oltava vähintään 2, ja jonkun, joka palloon yltää, on pelattava se.
champions-rule-fk-8 = Vaihtopelaaja tulee korvaamansa pelaajan paikalle ja toinen kenttäpelaaja ottelusta poistuneen paikalle.
champions-rule-fk-9 = Jos maalivahti on osallisena, kenttäpelaaja on hänen paikallaan muurissa tai pallolla.
champions-rule-fk-10 = Käsivirheen jälkeen molemmat valmentajat valitsevat kenttäpelaajan, toinen pallolle ja toinen muuriin.
champions-rule-pen-1 = Kaikki kenttäpelaajat poistuvat rangaistusalueelta keskiriviä kohti.
champions-rule-pen-2 = Potkun saaneen joukkueen kenttäpelaaja seisoo jommassakummassa rangaistuspilkun ruudussa.
champions-rule-pen-3 = Hän laukoo silmäluvulla, jonka on oltava vähintään 2; potkun on oltava laukaus maalia kohti.
champions-rule-pen-4 = Voima on silmäluku miinus 2; ennen torjuntaa ei ole katkoja.
champions-rule-sub-1 = Joukkue saa tehdä enintään kolme vaihtoa.
champions-rule-sub-2 = Ennen heittoaan valmentaja saa lähettää penkiltä lämmittelemään enintään niin monta kuin vaihtoja on jäljellä.
champions-rule-sub-3 = Lämmittelijä jatkaa lämmittelyä seuraavaan pelikatkoon asti.
champions-rule-sub-4 = Pelikatkolla kaikkien lämmittelijöiden on tultava kentälle.
champions-rule-sub-5 = Vain maalin jälkeen valmentaja saa lähettää heidät takaisin penkille.
champions-rule-sub-6 = Ensin kentältä poistuu yhtä monta pelaajaa, ja kentällä on aina täsmälleen yksi maalivahti.
champions-rule-sub-7 = Puolustaja tulee joukkueen taaimman kenttäpelaajan riville ja hyökkääjä etummaisen riville, ei kuitenkaan riville 1.
champions-rule-sub-8 = Keskikenttäpelaaja tulee taaimman ja etummaisen kenttäpelaajan puolivälissä olevalle riville; jos puoliväli on kahden rivin välissä, valmentaja valitsee.
champions-rule-sub-9 = Varamaalivahti tulee maaliin maalivahdin tilalle.
champions-rule-sub-10 = Poistunut pelaaja ei voi palata.
champions-rule-clk-1 = Jokainen ykkönen, joka ei ole mitätön, siirtää kelloa kuusi minuuttia.
champions-rule-clk-2 = Ykkönen on mitätön aloituksissa, aloituspotkussa ja kiinni otetun pallon heitossa.
champions-rule-clk-3 = Ottelu päättyy ykköseen, joka vie kellon yli 90 minuutin.
champions-rule-clk-4 = Ottelun päättävä heitto vaikuttaa vielä, mutta muuta ei enää tapahdu.
champions-rule-clk-5 = Jos kello laskee heittoja, ottelu päättyy siihen vuoroon, jolla 90. heitto tehdään; jokainen rike lisää yhden.
champions-rule-xt-1 = Jos voittaja tarvitaan ja tilanne on tasan, seuraa jatkoaika ilman uutta aloituspotkua.
champions-rule-xt-2 = Jatkoajan kellossa on viisi ruutua, ja jatkoaika päättyy kuudenteen ykköseen.
champions-rule-xt-3 = Jatkoajan ensimmäinen maali ratkaisee ottelun.
champions-rule-so-1 = Jos jatkoaika päättyy tasan, kumpikin joukkue potkaisee vuorotellen viisi rangaistuspotkua, vierasjoukkue ensin, kunnes ratkaisu on selvä.
champions-rule-so-2 = Jos yhä ollaan tasan, jatketaan potkupareittain, kunnes toinen johtaa.
champions-rule-so-3 = Maalivahdin valmentaja valitsee maaliruudun ja potkaisijan valmentaja pilkun ja radan; kiinniotto ja paluupallo eivät ole maaleja.
champions-rule-so-4 = Rangaistuspotkukilpailussa kello ei käy, eivätkä sen maalit vaikuta tulokseen.
champions-rule-cup-1 = Voitto 90 minuutissa antaa pisteet 5–0, jatkoajalla 4–1 ja rangaistuspotkuilla 3–2.
champions-rule-cup-2 = Punaisesta kortista saa kahden ottelun pelikiellon.
champions-rule-cup-3 = Kolmen ottelun sisällä uudestaan varoitettu saa yhden ottelun pelikiellon.
champions-rule-cup-4 = Pelikiellon jälkeiset kolme ottelua ovat nekin tarkkailua; kolme korttitonta ottelua nollaa tilanteen.
champions-rule-cup-5 = Punaisesta kortista tarkkailun aikana saa kolmen ottelun pelikiellon.
champions-rule-cup-6 = Loukkaantumiset lasketaan samoin, mutta tarkkailu kestää kaksi ottelua.

## Tapahtumat

champions-event-lineup-in = { TEAM($by, form: "Gen") } kokoonpano on valmis.
champions-event-chose = { TEAM($by, form: "Nom") } pelaa ryhmityksellä { $formation }.
champions-event-chose-number = { $piece } on { TEAM($by, form: "gen") } avauskokoonpanossa.
champions-event-lined-up = { TEAM($by, form: "Nom") } asettuu ryhmitykseen { $formation }.
champions-event-to-centre = { $piece } astuu pallolle ruutuun { $to }.
champions-event-kick-off = Kotijoukkue { $home }, vierasjoukkue { $away }: { TEAM($by) } aloittaa, ja potkaisija on { $piece }.
champions-event-warms-up = { TEAM($by, form: "Gen") } penkiltä lämmittelemään lähtee { $piece }.
champions-event-rolled = { TEAM($by, form: "Nom") } heittää luvun { $number }.
    .v2 = Noppa antaa { TEAM($by, form: "all") } luvun { $number }.
champions-event-clock =
    { $minute ->
        [one] Kellossa on yksi minuutti.
       *[other] Kellossa on { $minute } minuuttia.
    }
    .v2 =
        { $minute ->
            [one] Minuutti pelattu.
           *[other] { $minute } minuuttia pelattu.
        }
champions-event-skipped = { TEAM($by, form: "Nom") } jättää vuoron väliin: kukaan ei voi liikkua.
champions-event-walked = { $piece } siirtyy ruutuun { $to }.
    .v2 = { $piece } suuntaa ruutuun { $to }.
    .v3 = { $piece } sijoittuu ruutuun { $to }.
champions-event-reached-ball =
    { $budget ->
        [one] { $piece } ehtii pallolle ruutuun { $to } ja voi pelata sitä yhden ruudun.
       *[other] { $piece } ehtii pallolle ruutuun { $to } ja voi pelata sitä { $budget } ruutua.
    }
    .v2 =
        { $budget ->
            [one] { $piece } on pallossa ruudussa { $to }, ja pelattavana on yksi ruutu.
           *[other] { $piece } on pallossa ruudussa { $to }, ja pelattavana on { $budget } ruutua.
        }
champions-event-passed = { $piece } löytää syötöllään ruudusta { $to } pelaajan { $receiver }.
    .v2 = { $piece } näkee ruudussa { $to } pelaajan { $receiver } ja syöttää.
    .v3 = Terävä syöttö: { $piece } pelaa ruutuun { $to }, jossa pallon saa { $receiver }.
champions-event-played = { $piece } pelaa pallon ruutuun { $to }.
    .v2 = { $piece } lähettää pallon ruutuun { $to }.
champions-event-shot =
    { $power ->
        [0] { $piece } laukoo ruutuun { $to }!
       *[other] { $piece } laukoo ruutuun { $to } voimalla { $power }!
    }
    .v2 =
        { $power ->
            [0] { $piece } tähtää ruutuun { $to } ja laukoo!
           *[other] { $piece } tähtää ruutuun { $to } ja laukoo voimalla { $power }!
        }
    .v3 =
        { $power ->
            [0] { $piece } yrittää maalia: laukaus lähtee kohti ruutua { $to }!
           *[other] { $piece } pamauttaa voimalla { $power } kohti ruutua { $to }!
        }
champions-event-stuck = { $piece } ei voi pelata palloa mihinkään ja pitää sen.
champions-event-ran = { $piece } juoksee pallon perään ruutuun { $to }.
    .v2 = { $piece } lähtee syötön perään ruutuun { $to }.
champions-event-came-back = { $piece } palaa kentälle ruutuun { $to }.
champions-event-missed = { $piece } astuu väliin ruudussa { $to }, mutta ei osu.
    .v2 = { $piece } heittäytyy pallon tielle ruudussa { $to }, mutta pallo on jo mennyt.
    .v3 = { $piece } on ruudussa { $to } askeleen myöhässä.
champions-event-deflected = { $piece } saa jalan väliin ruudussa { $to }, ja pallo kimpoaa!
    .v2 = { $piece } lukee pelin ja työntää jalan väliin ruudussa { $to }: pallo kimpoaa!
champions-event-contested = Molemmat joukkueet tavoittelevat palloa ruudussa { $to }, eikä kukaan saa sitä.
champions-event-fell-to =
    { $budget ->
        [one] Pallo päätyy pelaajalle { $piece }, joka voi pelata sitä yhden ruudun.
       *[other] Pallo päätyy pelaajalle { $piece }, joka voi pelata sitä { $budget } ruutua.
    }
    .v2 =
        { $budget ->
            [one] { $piece } saa irtopallon ja voi pelata sitä yhden ruudun.
           *[other] { $piece } saa irtopallon ja voi pelata sitä { $budget } ruutua.
        }
champions-event-dived =
    { $quarters ->
        [one] { $piece } syöksyy ruutuun { $to }: torjuntaan on yksi mahdollisuus neljästä.
        [2] { $piece } syöksyy ruutuun { $to }: torjuntaan on kaksi mahdollisuutta neljästä.
        [3] { $piece } syöksyy ruutuun { $to }: torjuntaan on kolme mahdollisuutta neljästä.
       *[other] { $piece } syöksyy ruutuun { $to }: torjuntaan on { $quarters } mahdollisuutta neljästä.
    }
champions-event-no-save = { $piece } ei mahda laukaukselle mitään.
champions-event-conceded = { $piece } jää katsomaan, kun pallo menee maaliin.
champions-event-held = { $piece } ottaa pallon kiinni ruudussa { $to }.
    .v2 = Varmat kädet: { $piece } ottaa pallon syliinsä ruudussa { $to }.
    .v3 = { $piece } ehtii alas ruudussa { $to } ja pitää pallon.
champions-event-parried = { $piece } torjuu ruudussa { $to }, ja pallo jää irti!
    .v2 = { $piece } saa hansikkaan väliin ruudussa { $to }, mutta pallo jää irti!
champions-event-picked-up = { $piece } poimii pallon ruudusta { $to }.
champions-event-goal = Maali! { TEAM($by, form: "Nom") } osuu, ja tilanne on { score }.
    .v2 = Sisään meni! { TEAM($by, form: "Nom") } tekee maalin: { score }.
    .v3 = { score }! Verkko heilahtaa, ja { TEAM($by) } juhlii.
    .v4 = Pallo on verkossa! { TEAM($by, form: "Nom") } vie tilanteen lukemiin { score }.
champions-event-throw-in = Sivurajaheitto { TEAM($by, form: "all") } ruudusta { $to }.
champions-event-corner = Kulmapotku { TEAM($by, form: "all") } ruudusta { $to }.
champions-event-goal-kick = Maalipotku { TEAM($by, form: "all") }.
champions-event-free-kick = Vapaapotku { TEAM($by, form: "all") } ruudusta { $to }.
champions-event-penalty = Rangaistuspotku { TEAM($by, form: "all") }!
champions-event-restart-lost = { TEAM($by, form: "Nom") } menettää vapaapotkunsa: kukaan ei yllä pallolle.
champions-event-shifted = { $piece } siirtyy ruutuun { $to }.
champions-event-placed = { $piece } asettuu ruutuun { $to }.
    .v2 = { $piece } on paikallaan ruudussa { $to }.
champions-event-pushed = { $piece } työntää olkapäällä pelaajan { $victim } ruutuun { $to }.
champions-event-fouled = { $piece } kaataa pelaajan { $victim } ruudussa { $to }.
    .v2 = { $piece } myöhästyy ruudussa { $to }, ja maassa on { $victim }. Rike!
champions-event-handball = Käsivirhe! { $piece } koskee palloon käsin ruudussa { $to }.
champions-event-booked = { $piece } saa keltaisen kortin.
champions-event-sent-off = Punainen kortti! { $piece } ajetaan ulos.
champions-event-injured = { $piece } loukkaantuu ja saa siteen.
champions-event-injured-off = { $piece } loukkaantuu taas ja joutuu jättämään kentän.
champions-event-substituted = Vaihto: sisään { $piece }, ulos { $out }.
champions-event-benched = { $piece } palaa vaihtopenkille.
champions-event-in-goal = { $piece } asettuu maalivahdiksi.
champions-event-extra-time = { score } 90 minuutin jälkeen: edessä on jatkoaika.
champions-event-shootout = Yhä { score }: rangaistuspotkut ratkaisevat.
champions-event-shootout-goal = { TEAM($by, form: "Nom") } onnistuu pilkulta: { score }.
champions-event-shootout-save = { TEAM($by, form: "Gen") } rangaistuspotku torjutaan: { score }.
champions-event-won = Ottelu on ohi: { TEAM($by) } voittaa luvuin { score }.
    .v2 = Loppuvihellys! { score }, ja { TEAM($by) } voittaa.
champions-event-level = Ottelu on ohi, ja se päättyy tasan: { score }.

## Kiellot

champions-refusal-not-your-turn =
    { SIDE($seat) ->
        [you] Nyt päätät sinä.
       *[other] Nyt päättää { TEAM($seat) }.
    }
champions-refusal-roll-first = Ensin heitetään noppaa.
champions-refusal-match-over = Ottelu on päättynyt.
champions-refusal-not-now = Tätä ei tehdä tässä ottelun vaiheessa.
champions-refusal-bad-formation = Ryhmitystä { $formation } ei voi pelata.
champions-refusal-bad-number = Pelaajaa { $piece } ei voi nimetä nyt.
champions-refusal-suspended = Pelaaja { $piece } on tässä ottelussa pelikiellossa.
champions-refusal-laid-up = Pelaaja { $piece } on loukkaantunut ja jää pois tästä ottelusta.
champions-refusal-bad-column = Sarake { $column } ei käy tässä.
champions-refusal-not-nearest = { $piece } ei ole lähinnä saraketta { $column }.
champions-refusal-bad-player = Pelaajaa { $piece } ei voi valita tähän.
champions-refusal-too-many-warming =
    { $left ->
        [one] Vain yksi vaihto on jäljellä.
       *[other] Vain { $left } vaihtoa on jäljellä.
    }
champions-refusal-not-on-bench = { $piece } ei ole penkillä.
champions-refusal-off-pitch = { $piece } ei ole kentällä.
champions-refusal-no-foul = { $piece } ei tällä heitolla riko pelaajaa { $victim }.
champions-refusal-shut-in = { $piece } on saarroksissa.
champions-refusal-no-move = Pelaajalla { $piece } ei ole siirtoa, jonka voisi pelata loppuun.
champions-refusal-occupied = Ruudussa { $to } on jo pelaaja.
champions-refusal-way-taken = Kaikilla sen mittaisilla reiteillä ruutuun { $to } seisoo pelaajia.
champions-refusal-way-through-goal = Jokainen sen mittainen reitti ruutuun { $to } kulkee maaliruudun kautta.
champions-refusal-wrong-steps =
    { $number ->
        [one] Ruutuun { $to } ei pääse täsmälleen yhdellä askeleella.
       *[other] Ruutuun { $to } ei pääse täsmälleen { $number } askeleella.
    }
champions-refusal-through-ball = Tie ruutuun { $to } päättyy palloon.
champions-refusal-goal-square = Ruutu { $to } on maaliruutu.
champions-refusal-goal-area-closed = Ruutu { $to } on maalialueella, eikä pallo ole sen pään rivillä 1.
champions-refusal-area-full = Siirto ruutuun { $to } toisi alueelle liikaa kenttäpelaajia: heitä saa olla enintään { $most }.
champions-refusal-chain-too-long = Ketjussa olisi { $length } pelaajaa.
champions-refusal-cut-off = Jos ruutu { $to } varattaisiin, jompikumpi joukkue ei enää pääsisi pallolle.
champions-refusal-not-in-steps =
    { $steps ->
        [one] Pallolle ei pääse yhdellä askeleella.
       *[other] Pallolle ei pääse { $steps } askeleella.
    }
champions-refusal-locked = { $piece } teki aloituksen eikä saa koskea palloon, ennen kuin joku toinen on koskenut.
champions-refusal-dead-end = Ruudusta { $to } palloa ei voisi enää pelata minnekään.
champions-refusal-no-pickup = Maalivahdin matka pallolle on { $had }, ja heitto oli { $needed }.
champions-refusal-keeper-only = Vain maalivahti saa tehdä näin omalla rangaistusalueellaan.
champions-refusal-back-pass = Maalivahdin oma joukkue pelasi palloa viimeksi.
champions-refusal-needs-one = Tähän tarvitaan ykkönen, ja heitto oli { $number }.
champions-refusal-not-beside = { $piece } ei ole pelaajasi vieressä.
champions-refusal-not-nearest-to-ball = { $piece } ei ole lähinnä palloa.
champions-refusal-cannot-push = Ruutuun { $to } ei saa työntää ketään.
champions-refusal-bad-bend = Siinä on enemmän kuin yksi 45 asteen kierre.
champions-refusal-blocked = Ruudussa { $to } on vastustaja.
champions-refusal-out-of-field = Pallo ei saa mennä ruutuun { $to }.
champions-refusal-through-mate = Joukkuetoveri pysäyttää pallon ruudussa { $to }.
champions-refusal-through-goal = Pallo pysähtyy maaliin ruudussa { $to }.
champions-refusal-too-many-touches = Kosketuksia saa olla enintään { $most }.
champions-refusal-touched-before = { $piece } on jo koskenut palloon.
champions-refusal-offside = { $piece } on paitsiossa.
champions-refusal-pips-left =
    { $left ->
        [one] Yksi silmä jäisi käyttämättä.
       *[other] { $left } silmää jäisi käyttämättä.
    }
champions-refusal-too-far =
    { $budget ->
        [one] Pallo kulkee vain yhden ruudun.
       *[other] Pallo kulkee vain { $budget } ruutua.
    }
champions-refusal-must-shoot = Rangaistuspotkun on oltava laukaus maalia kohti.
champions-refusal-touched-ball = { $piece } koski palloon tällä vuorolla.
champions-refusal-cannot-run = { $piece } ei voi juosta lähemmäs palloa.
champions-refusal-mate-as-near = Joku joukkuetoveri olisi yhtä lähellä palloa kuin { $piece }.
champions-refusal-not-on-run = Juoksu ei vie ruutuun { $to }.
champions-refusal-no-slot = Tämä ei ole ensimmäinen ruutu, jossa pallo ohittaa pelaajan { $piece }.
champions-refusal-tried-before = { $piece } on jo yrittänyt.
champions-refusal-no-chance = Ruudussa { $to } ei ole torjuntamahdollisuutta.
champions-refusal-must-save = Maalivahdilla on mahdollisuus omalla rangaistusalueellaan, joten hänen on yritettävä.
champions-refusal-not-offered = Ruutu { $to } ei ole tarjottujen ruutujen joukossa.
champions-refusal-bad-row = Rivi { $row } ei ole tarjottujen rivien joukossa.

## Valinnat

champions-action-formation = Ryhmitys { $formation }
champions-action-number = Avaukseen { $piece }
champions-action-column =
    { $line ->
        [defence] Sarake { $column } (puolustus)
        [midfield] Sarake { $column } (keskikenttä)
       *[attack] Sarake { $column } (hyökkäys)
    }
champions-action-keeper-square = Maalivahti sarakkeeseen { $column }
champions-action-centre = { $piece } keskisarakkeeseen { $column }
champions-action-warm = { $piece } lämmittelemään
champions-action-roll = Heitä
champions-action-foul = { $piece } rikkoo pelaajaa { $victim }
champions-action-mover = Siirrä pelaajaa { $piece }
champions-action-walk = Siirry ruutuun { $to }
champions-action-ball =
    { $steps ->
        [one] Pallolle (yksi askel)
       *[other] Pallolle ({ $steps } askelta)
    }
champions-action-pickup = Poimi pallo
champions-action-push = Työnnä pelaajaa { $piece }
champions-action-leg = Pelaa { $path }
champions-action-return-to = Palaa ruutuun { $to }
champions-action-runner = Juoksemaan { $piece }
champions-action-no-runner = Kukaan ei juokse
champions-action-run-to = Juokse ruutuun { $to }
champions-action-attempt = Katko pelaajalla { $piece }
champions-action-let-go = Päästä ohi
champions-action-save = Torju ruudussa { $to }
champions-action-concede = Päästä maali
champions-action-rebound-side =
    { $side ->
        [E] Torju sarakkeen 10 puolelle
       *[W] Torju sarakkeen 1 puolelle
    }
champions-action-shift-to = Siirry ruutuun { $to }
champions-action-sub-out = Ulos { $piece }
champions-action-sub-in = Sisään { $piece }
champions-action-no-sub = Ei vaihtoa
champions-action-to-bench = { $piece } takaisin penkille
champions-action-sub-row = Riville { $row }
champions-action-sub-square = Kentälle ruutuun { $to }
champions-action-makeshift = { $piece } maaliin
champions-action-thrower = Sivurajaheiton heittää { $piece }
champions-action-taker = { $piece } pallolle
champions-action-wall = { $piece } muuriin
champions-action-place = Asetu ruutuun { $to }
champions-action-penalty-spot = Pilkku sarakkeessa { $column }

## Tulokset

champions-outcome-kick-off = Koti { $home }, vieras { $away }
champions-outcome-d3 = Kolmisivuinen noppa: { $number }
champions-outcome-d4 = Nelisivuinen noppa: { $number }
champions-outcome-d6 = Noppa: { $number }

## Asetukset

champions-option-interceptions = Antaa pelaajien yrittää katkoja.
champions-option-follow = Antaa joukkuetoverin juosta syötön perään.
champions-option-offside = Ottaa paitsion käyttöön.
champions-option-row1-tidy = Tyhjentää rivin 1, kun pallo on toisella kenttäpuoliskolla.
champions-option-spoil-goal-area = Sulkee maalialueet kenttäpelaajilta, kun pallo on muualla.
champions-option-spoil-box-limit = Sallii omalle rangaistusalueelle enintään neljä kenttäpelaajaa.
champions-option-spoil-chain = Rajaa pelaajaketjut yhdeksään.
champions-option-spoil-reach = Vaatii, että molemmat joukkueet pääsevät aina pallolle.
champions-option-shoulder-charge = Sallii olkapäätaklauksen.
champions-option-keeper-pickup = Antaa maalivahdin poimia pallon.
champions-option-fouls = Ottaa käyttöön rikkeet, vapaapotkut ja rangaistuspotkut.
champions-option-cards = Ottaa käyttöön keltaiset ja punaiset kortit.
champions-option-injuries = Ottaa käyttöön loukkaantumiset.
champions-option-handball = Antaa maalivahdin torjua alueensa ulkopuolella punaisen kortin hinnalla.
champions-option-substitutions = Ottaa käyttöön vaihdot.
champions-option-clock = Määrää, laskeeko kello ykkösiä vai kaikkia heittoja.
champions-option-clock-ones = Määrää, monesko ykkönen päättää ottelun.
champions-option-clock-rolls = Määrää, monesko heitto päättää ottelun.
champions-option-draw = Määrää, mitä tasatilanteesta seuraa.
champions-option-extra-time-spaces = Määrää, kuinka pitkä jatkoaika on.
champions-option-extra-time-start = Määrää, jatkuuko peli jatkoajalla vain eteenpäin vai alkaako se uudella aloituspotkulla.
champions-option-shootout-kicks = Määrää, kuinka monta potkua kumpikin saa rangaistuspotkukilpailussa.
champions-option-max-touches = Määrää, kuinka monta kosketusta samassa syöttökuviossa saa olla.
champions-option-touch-limit = Määrää, lasketaanko rajaan kosketukset vai pelaajat, joista kukin saa silloin koskea palloon useasti.
champions-option-retouch = Antaa pallon palata pelaajalle samalla vuorolla.
champions-option-walk-backtrack = Antaa siirron käydä samassa ruudussa kahdesti.
champions-option-offside-own-half-exempt = Vapauttaa omalla kenttäpuoliskolla olevat paitsiosta.
champions-option-turn-after-deflection = Määrää, kuka on vuorossa kimmokkeen jälkeen.
champions-option-tidy-first = Tekee loppusiirrot ennen vastustajan katkoja.
champions-option-follow-deflected = Sallii juoksun kimmonneen pallon perään, kun joku on pelannut sen edelleen.
champions-option-push-nearest = Määrää, ketä saa työntää: vastustajaa, joka on kaikista pelaajista lähinnä palloa, vai sitä, joka on lähinnä omasta joukkueestaan.
champions-option-cross-goals = Sallii kulun maaliruutujen kautta; vain maalivahti saa jäädä niihin.
champions-option-free-kick-squares = Määrää, ovatko vapaapotkuun nimettyjen pelaajien ruudut määrätyt vai valmentajien valittavissa.
champions-option-reentry = Sallii vaihdetun pelaajan palata kentälle.
champions-option-hold-ones-count = Antaa kellon edetä myös, kun kiinni otettua palloa pelattaessa heitetään ykkönen.
champions-option-min-players = Määrää pelaajamäärän, jota pienemmällä joukkue häviää heti; 0 tarkoittaa, ettei rajaa ole.
champions-option-pick-numbers = Antaa valmentajien valita kokoonpanon pelinumerot.
champions-option-tournament = Pelaa jokaisen ottelun ratkaisuun asti.
champions-option-absent = Nimeää joukkueittain ne, jotka eivät saa pelata: pelikiellossa olevat ja loukkaantuneet.
champions-option-geometry = Muuttaa lautaa.

champions-preset-full = Kaikki säännöt
champions-preset-as-printed = Painetut säännöt
champions-preset-thirteen-rows = Kolmetoista riviä
champions-preset-beginner = Ensimmäinen ottelu

## Pikavalinnat

champions-shortcut-lineup-2-4-4 = 2-4-4 pienimmillä numeroilla
champions-shortcut-lineup-3-3-4 = 3-3-4 pienimmillä numeroilla
champions-shortcut-lineup-3-4-3 = 3-4-3 pienimmillä numeroilla
champions-shortcut-lineup-4-2-4 = 4-2-4 pienimmillä numeroilla
champions-shortcut-lineup-4-3-3 = 4-3-3 pienimmillä numeroilla
champions-shortcut-lineup-4-4-2 = 4-4-2 pienimmillä numeroilla

## Kysymykset

champions-phase-lineup = Millä ryhmityksellä ja keillä pelaat?
champions-phase-columns = Minne kolmen pelaajan linjan keskimmäinen asettuu?
champions-phase-aside = Kummalle puolelle keskikenttäpelaajasi siirtyy?
champions-phase-goal-square = Kummasta maaliruudusta maalivahtisi aloittaa?
champions-phase-centre = Kuka menee keskiruutuun?
champions-phase-turn-start = Heitätkö, vai lähteekö joku ensin lämmittelemään?
champions-phase-foul-choice = Kuka rikkoo ketä?
champions-phase-pick-mover = Kuka liikkuu?
champions-phase-pick-move = Minne hän menee, vai pelaako hän pallon?
champions-phase-leg = Minne hän pelaa pallon?
champions-phase-thrower-return = Mihin ruutuun heittäjä palaa kentälle?
champions-phase-follow = Juokseeko joku syötön perään, ja kuka?
champions-phase-run-to = Minne hän juoksee?
champions-phase-intercept = Yritätkö katkoa?
champions-phase-save-pick = Missä ruudussa maalivahti torjuu?
champions-phase-rebound-side = Kummalle puolelle maalivahti torjuu?
champions-phase-shift = Yhden pelaajistasi on siirryttävä: minne?
champions-phase-keeper-off = Kuka tekee tilaa varamaalivahdille?
champions-phase-makeshift = Kuka kenttäpelaaja menee maaliin?
champions-phase-replace = Kuka korvaa loukkaantuneen, vai korvaako kukaan?
champions-phase-surplus = Kuka palaa penkille?
champions-phase-sub-out = Kuka lähtee vaihtopelaajan tieltä?
champions-phase-sub-row = Mille riville vaihtopelaaja tulee?
champions-phase-sub-square = Mihin ruutuun vaihtopelaaja tulee?
champions-phase-keeper-place = Kummassa maaliruudussa maalivahtisi seisoo?
champions-phase-thrower = Kuka heittää sivurajaheiton?
champions-phase-taker = Kuka menee pallolle?
champions-phase-wall = Kuka menee muuriin?
champions-phase-ball-place = Mihin pallolle menevä pelaaja asettuu?
champions-phase-penalty-spot = Kummasta ruudusta potkaiset rangaistuspotkun?

## Tapahtumien lyhyet nimet todennäköisyyksiä varten

champions-short-kick-off = aloituspotku
champions-short-rolled = peli jatkuu
champions-short-clock = kello siirtyy
champions-short-skipped = vuoro väliin
champions-short-missed = ei osu palloon
champions-short-passed = syöttö perille
champions-short-played = pallo perille
champions-short-shot = kohti maalia
champions-short-deflected = katko
champions-short-contested = kukaan ei saa palloa
champions-short-fell-to = pallo pelaajalle
champions-short-stuck = ei voi pelata palloa
champions-short-no-save = ei mahdollisuutta
champions-short-held = kiinniotto
champions-short-parried = paluupallo
champions-short-goal = maali
champions-short-throw-in = sivurajaheitto
champions-short-corner = kulmapotku
champions-short-goal-kick = maalipotku
champions-short-free-kick = vapaapotku
champions-short-penalty = rangaistuspotku
champions-short-restart-lost = vapaapotku menetetty
champions-short-fouled = rike
champions-short-handball = käsivirhe
champions-short-booked = keltainen kortti
champions-short-sent-off = punainen kortti
champions-short-injured = loukkaantuminen
champions-short-injured-off = toinen loukkaantuminen
champions-short-extra-time = jatkoaika
champions-short-shootout = rangaistuspotkukilpailu
champions-short-shootout-goal = maali
champions-short-shootout-save = ei maalia
champions-short-won = ottelu voitettu
champions-short-level = tasapeli

## Taulukot

champions-table-dice = Milloin heitetään mitäkin noppaa
champions-table-save-chances = Torjunnan todennäköisyys: askelia torjuntaruutuun ja laukauksen voima
champions-table-save-dice = Torjunnan tulos
champions-table-interception-dice = Katkon tulos
champions-table-fouls = Mitä heitto voi tuoda palloa lähimmän vastustajan luona
champions-cell-roll = Heitto
champions-cell-die = Noppa
champions-cell-numbers = Kelpaavat luvut
champions-cell-turn-roll = Vuoro
champions-cell-interception-roll = Katko
champions-cell-save-roll = Torjunta
champions-cell-hold-roll = Kiinni otettu pallo
champions-cell-restart-roll = Aloitus
champions-cell-throw-in-roll = Sivurajaheitto
champions-cell-steps-power = Askelia, voima
champions-cell-chance-die = Todennäköisyys, D4
champions-cell-goal = Maali
champions-cell-rebound = Paluupallo
champions-cell-hold = Kiinni
champions-cell-effect = Vaikutus
champions-cell-goes-on = Pallo jatkaa matkaansa
champions-cell-deflected = Pallo kimpoaa
champions-cell-rolled = Heitetty
champions-cell-steps-to-opponent = Askelia hänen luokseen, täsmälleen
champions-cell-foul = Rike
champions-cell-charge = Olkapäätaklaus mahdollinen

## Tulkinnat

champions-ruling-r1 = Kentällä on 15 riviä ja 10 saraketta.
champions-ruling-r6 = Pelaaja saa kulkea saman ruudun kautta kahdesti ja päätyä lähtöruutuunsa.
champions-ruling-r16 = Sallittuja ovat kuusi kosketusta, ei kuusi pelaajaa; sama pelaaja saa koskea palloon uudelleen.
champions-ruling-r25 = Seuraavan vuoron ratkaisee vain kimmoke, ei se, kuka pelaa palloa edelleen.
champions-ruling-r27 = Katkot tulevat juoksun jälkeen ja ennen loppusiirtoja.
champions-ruling-r35 = Paitsiosääntö pätee sellaisenaan: ei poikkeusta omalla puolella eikä aloituksissa.
champions-ruling-r39 = Vastustajaa saa työntää vain, jos kukaan kummastakaan joukkueesta ei ole häntä lähempänä palloa.
champions-ruling-r52 = Pallon luona seisovan pelaajan ja muurin ruudut on määrätty, seisoi niissä kuka tahansa.
champions-ruling-r57 = Kentältä poistunut pelaaja ei voi palata.
champions-ruling-r59 = Uudelleen heitettävä ykkönen ei liikuta kelloa.
champions-ruling-r61 = Jatkoajan kellossa on viisi ruutua, ja peli vain jatkuu ilman uutta aloituspotkua.
champions-ruling-r62 = Viisi rangaistuspotkua kummallekin, sitten äkkikuolema.
champions-ruling-r64 = Joukkue jatkaa peliä, oli pelaajia kuinka vähän tahansa.
champions-ruling-r69 = Kimmokkeen jälkeen kukaan ei juokse pallon perään, ja kosketukset lasketaan alusta.
champions-ruling-r98 = Pelikiellot ja loukkaantumiset nimetään joukkueittain ja otteluittain.
champions-ruling-r99 = Muut kuin maalivahti eivät saa edes kulkea maaliruudun kautta.

## Kenttä tekstinä

champions-board-score = { score }, { $minute }′

## Monta tapahtumaa samassa lauseessa: katso `locales/telling.json`

champions-report-line-ups = { TEAM($by, form: "Nom") } asettuu ryhmitykseen { $formation }, { TEAM($other) } ryhmitykseen { $against }.
champions-into =
    { $area ->
        [home-box] kotijoukkueen boksiin
        [away-box] vierasjoukkueen boksiin
        [home-half] kotipuolelle
        [away-half] vieraspuolelle
        [wing] laitaan
       *[middle] keskikentälle
    }
champions-at =
    { $area ->
        [home-box] kotijoukkueen boksissa
        [away-box] vierasjoukkueen boksissa
        [home-half] kotipuolella
        [away-half] vieraspuolella
        [wing] laidalla
       *[middle] keskikentällä
    }
champions-report-passed = { $piece } löytää syötöllään pelaajan { $receiver } { champions-at }.
    .v2 = { $piece } näkee { champions-at } pelaajan { $receiver } ja syöttää.
    .v3 = Terävä syöttö: antajana { $piece }, saajana { $receiver }.
champions-report-played = { $piece } pelaa pallon { champions-into }.
    .v2 = { $piece } lähettää pallon { champions-into }.
champions-report-shot =
    { $power ->
        [0] { $piece } laukoo!
       *[other] { $piece } laukoo voimalla { $power }!
    }
    .v2 =
        { $power ->
            [0] { $piece } yrittää maalia!
           *[other] { $piece } yrittää maalia voimalla { $power }!
        }
    .v3 =
        { $power ->
            [0] Laukaus lähtee, yrittäjänä { $piece }!
           *[other] { $piece } pamauttaa voimalla { $power }!
        }
champions-report-ran = { $piece } juoksee pallon perään.
    .v2 = { $piece } lähtee syötön perään.
champions-report-came-back = { $piece } palaa kentälle.
champions-report-missed = { $piece } astuu väliin, mutta ei osu.
    .v2 = { $piece } heittäytyy pallon tielle, mutta pallo on jo mennyt.
    .v3 = { $piece } on askeleen myöhässä.
champions-report-deflected = { $piece } saa jalan väliin { champions-at }, ja pallo kimpoaa!
    .v2 = { $piece } lukee pelin ja työntää jalan väliin: pallo kimpoaa!
champions-report-contested = Molemmat joukkueet tavoittelevat palloa { champions-at }, eikä kukaan saa sitä.
champions-report-held = { $piece } ottaa pallon kiinni.
    .v2 = Varmat kädet: { $piece } ottaa pallon syliinsä.
    .v3 = { $piece } ehtii alas ja pitää pallon.
champions-report-parried = { $piece } torjuu, ja pallo jää irti!
    .v2 = { $piece } saa hansikkaan väliin, mutta pallo jää irti!
champions-report-picked-up = { $piece } poimii pallon käsiinsä.
champions-report-throw-in = Sivurajaheitto { TEAM($by, form: "all") }.
champions-report-corner = Kulmapotku { TEAM($by, form: "all") }.
champions-report-free-kick = Vapaapotku { TEAM($by, form: "all") } { champions-at }.
champions-report-pushed = { $piece } työntää pelaajan { $victim } olkapäällä sivuun.
champions-report-fouled = { $piece } kaataa pelaajan { $victim } { champions-at }.
    .v2 = { $piece } myöhästyy, ja maassa on { $victim }. Rike!
champions-report-handball = Käsivirhe! { $piece } koskee palloon käsin.
champions-report-warming = { TEAM($by, form: "Gen") } penkiltä lähtevät lämmittelemään { $pieces }.
    .v2 = Liikettä penkin luona: lämmittelemässä ovat { $pieces }.
champions-report-walkers =
    { $pieces-n ->
        [1] { $pieces } sijoittuu uudelleen.
        [2] { $pieces } sijoittuvat uudelleen.
        [3] { $pieces } sijoittuvat uudelleen.
       *[other] Pallo lepää, kun { $pieces-n ->
                [1] yksi
                [2] kaksi
                [3] kolme
                [4] neljä
                [5] viisi
                [6] kuusi
                [7] seitsemän
                [8] kahdeksan
               *[other] { $pieces-n }
            } pelaajaa hakee uutta paikkaa.
    }
    .v2 =
        { $pieces-n ->
            [1] { $pieces } hakee tilaa.
            [2] { $pieces } hakevat tilaa.
            [3] { $pieces } hakevat tilaa.
           *[other] Liikettä ilman palloa: { $pieces-n ->
                    [1] yksi
                    [2] kaksi
                    [3] kolme
                    [4] neljä
                    [5] viisi
                    [6] kuusi
                    [7] seitsemän
                    [8] kahdeksan
                   *[other] { $pieces-n }
                } pelaajaa vaihtaa paikkaa.
        }
    .v3 =
        { $pieces-n ->
            [1] { $pieces } liikkuu ilman palloa.
            [2] { $pieces } liikkuvat ilman palloa.
            [3] { $pieces } liikkuvat ilman palloa.
           *[other] Kukaan ei pelaa palloa, mutta { $pieces-n ->
                    [1] yksi
                    [2] kaksi
                    [3] kolme
                    [4] neljä
                    [5] viisi
                    [6] kuusi
                    [7] seitsemän
                    [8] kahdeksan
                   *[other] { $pieces-n }
                } pelaajaa on liikkeessä.
        }
champions-report-moves-it =
    { $receivers-n ->
        [1] { $piece } ehtii pallolle ja syöttää: pallon saa { $receivers }.
       *[other] { $piece } käynnistää pallottelun: { $receivers }.
    }
    .v2 =
        { $receivers-n ->
            [1] { $piece } näkee vapaan pelaajan: syötön ottaa { $receivers }.
           *[other] Syöttö seuraa syöttöä: { $piece }, { $receivers }.
        }
    .v3 =
        { $receivers-n ->
            [1] Terävä syöttö: antajana { $piece }, saajana { $receivers }.
           *[other] Pallo kiertää: { $piece }, { $receivers }.
        }
champions-report-moves-it-on = { $piece } aloittaa syöttelyn: { $receivers }, ja sitten { $last } pelaa pallon { champions-into }.
    .v2 = Pallo kulkee: { $piece }, { $receivers }. { $last } lähettää sen { champions-into }.
champions-report-moves-it-for = { $piece } aloittaa syöttelyn: { $receivers }, ja sitten { $last } pelaa pallon { champions-into }. Perään lähtee { $runner }.
    .v2 = Pallo kulkee: { $piece }, { $receivers }. { $last } pelaa sen tilaan, ja perässä juoksee { $runner }.
    .v3 = Sujuvaa peliä: { $piece }, { $receivers }, ja { $last } pelaa pallon { champions-into }. Sitä hakee { $runner }.
champions-report-plays = { $piece } ehtii pallolle ja lähettää sen { champions-into }.
    .v2 = { $piece } on pallossa ja pelaa sen { champions-into }.
    .v3 = { $piece } toimittaa pallon { champions-into }.
    .v4 = Pallolle ehtii { $piece }, ja peli siirtyy { champions-into }.
champions-report-plays-for = { $piece } pelaa pallon { champions-into }, ja perään lähtee { $runner }.
    .v2 = { $piece } lähettää pallon { champions-into }, ja sitä juoksee hakemaan { $runner }.
    .v3 = Pallo lähtee { champions-into }: syöttäjänä { $piece }, perässä { $runner }.
    .v4 = { $piece } hakee syötöllä juoksijaa, ja { champions-at } palloa tavoittelee { $runner }.
champions-report-shot-past =
    { $piece } laukoo! Väliin { $past-n ->
        [1] yrittää
       *[other] yrittävät
    } { $past }, mutta turhaan.
    .v2 =
        { $piece } tähtää maaliin! Eteen { $past-n ->
            [1] ei ehdi
           *[other] eivät ehdi
        } { $past }.
champions-report-dived-held = Torjunta! { $piece } heittäytyy ja pitää pallon.
    .v2 = { $piece } ehtii alas ja ottaa pallon kiinni.
    .v3 = Mikä torjunta! { $piece } venyy ja saa pallon haltuunsa.
champions-report-dived-parried = { $piece } heittäytyy ja torjuu, mutta pallo jää irti!
    .v2 = Sormenpäillä! { $piece } ehtii väliin, mutta ei saa palloa kiinni.
champions-report-beaten-goal = Maali! { $piece } on voitettu, ja tilanne on { score }.
    .v2 = { score }! { $piece } ei mahda mitään, ja { TEAM($by) } juhlii.
    .v3 = Sisään meni! { $piece } ei ehdi, ja { TEAM($by) } vie tilanteen lukemiin { score }.
    .v4 = Pallo on verkossa! Maalissa taipuu { $piece }, ja { TEAM($by) } tekee maalin: { score }.
champions-report-fouled-booked = { $piece } kaataa pelaajan { $victim } { champions-at } ja saa keltaisen kortin.
    .v2 = Myöhässä! { $piece } kaataa pelaajan { $victim }. Rike ja keltainen kortti.
champions-report-fouled-off = { $piece } kaataa pelaajan { $victim } { champions-at } ja ajetaan ulos!
    .v2 = Punainen kortti! { $piece } kaataa pelaajan { $victim } ja joutuu suihkuun.
champions-report-changes = Vaihtoja: sisään { $pieces }, ulos { $outs }.
    .v2 = Kentälle tulevat { $pieces }, penkille menevät { $outs }.
champions-report-shifted-men =
    { $pieces-n ->
        [1] { $pieces } joutuu siirtymään.
        [2] { $pieces } joutuvat siirtymään.
        [3] { $pieces } joutuvat siirtymään.
       *[other] Paikat vaihtuvat: { $pieces-n ->
                [1] yksi
                [2] kaksi
                [3] kolme
                [4] neljä
                [5] viisi
                [6] kuusi
                [7] seitsemän
                [8] kahdeksan
               *[other] { $pieces-n }
            } pelaajaa siirtyy.
    }
