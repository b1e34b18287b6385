# FUBA suomeksi.

## Sections

fuba-section-words = Sanasto
fuba-section-formation = Ryhmitykset
fuba-section-toss = Aloittaja
fuba-section-placing = Asettelu
fuba-section-clock = Kello ja tulos
fuba-section-turn = Vuoro
fuba-section-target = Kohdealue ja paitsio
fuba-section-dice = Nopat
fuba-section-time = Aika
fuba-section-control = Pallonhallintatesti
fuba-section-ball = Pallon liike
fuba-section-shot = Maalin yritykset
fuba-section-movement = Liikkuminen
fuba-section-free-kick = Vapaapotkut
fuba-section-corner = Kulmapotkut
fuba-section-goal-kick = Maalipotkut
fuba-section-booking = Kortit
fuba-section-penalty = Rangaistuspotkut
fuba-section-house = Kotisäännöt

## Rules

fuba-rule-2-1 = Maalivahti lasketaan pelaajaksi aina, kun sääntö ei sano toisin.
fuba-rule-2-2 = Joukkue, jolla on pallo, on hallitseva joukkue ja toinen passiivinen; osat vaihtuvat heti, kun pallo vaihtaa omistajaa.
fuba-rule-3-1a = Ryhmitys on kolme kokonaislukua – puolustajat, keskikenttäpelaajat, hyökkääjät – joiden summa on 10.
fuba-rule-3-1b = Kumpikin valitsee ryhmityksensä salassa, ja ne paljastetaan yhtä aikaa.
fuba-rule-3-2 = Molemmat heittävät noppaa, ja suuremman luvun saanut päättää, kumpi joukkue aloittaa ensimmäisen puoliajan; tasatilanteessa heitetään uudelleen.
fuba-rule-3-3a = Asettelussa hallitseva joukkue sijoittaa ensin kaikki pelaajansa, sitten passiivinen omansa, ja lopuksi hallitseva joukkue saa tehdä loppusiirtoja.
fuba-rule-3-3b = Ryhmitys ei rajoita sitä, minne pelaajat sijoitetaan.
fuba-rule-3-3c = Loppusiirroissa hallitseva joukkue saa siirtää enintään kahta eri pelaajaa, kumpaakin yhden alueen verran.
fuba-rule-e3-3 = Asettelun rajoitusten täytyy päteä myös loppusiirtojen jälkeen.
fuba-rule-3-3-1a = Aloituspotkussa hallitsevalla joukkueella on oltava keskialueella vähintään kaksi pelaajaa.
fuba-rule-3-3-1b = Aloituspotkussa kaikki pelaajat ovat alueilla, jotka ovat ainakin osittain omalla kenttäpuoliskolla.
fuba-rule-3-3-1c = Aloituspotkussa maalivahti on omalla rangaistusalueellaan.
fuba-rule-3-3-1d = Aloituspotkussa pallo on keskialueella, ja sen arvo on 3.
fuba-rule-3-4 = Kello lähtee ensimmäisellä puoliajalla minuutista 1 ja toisella minuutista 46; tulos on alussa 0–0.
fuba-rule-4a = Vuorossa on seitsemän vaihetta tässä järjestyksessä: kohdealue, nopat, aika, pallonhallintatesti, pallon liike, maalin yritys, liikkuminen.
fuba-rule-4-1a = Kohdealueella tai sen viereisellä alueella täytyy olla hallitsevan joukkueen pelaaja.
fuba-rule-4-1b = Kohdealueeksi kelpaa myös alue, jolla pallo jo on.
fuba-rule-4-1-1 = Alue ei kelpaa kohteeksi, jos hallitsevan joukkueen pelaaja on siellä paitsiossa: kokonaan lähempänä vastustajan päätyä kuin vastustajan toisiksi alin pelaaja (maalivahti mukaan luettuna) eikä edes osittain tämän tasalla.
fuba-rule-e4-1 = Alue, jolla ei ole omia pelaajia, ei kelpaa kohteeksi, jos kaikki viereisten alueiden omat pelaajat ovat paitsiossa.
fuba-rule-e4-1-1a = Pallon tasalla tai sen takana oleva pelaaja ei ole paitsiossa.
fuba-rule-e4-1-1b = Paitsiota ei ole maalipotkussa, kulmapotkussa eikä silloin, kun kohde on kokonaan omalla kenttäpuoliskolla.
fuba-rule-4-2 = Kumpikin joukkue heittää yhtä noppaa; tulokset ovat perusarvot.
fuba-rule-4-3a = Kello etenee perusarvojen erotuksen verran.
fuba-rule-4-3b = Kello pysähtyy ensimmäiseen lisäaikaminuuttiin, vaikka erotus olisi suurempi.
fuba-rule-4-3-1a = Lisäajalla kello etenee tasan yhden ruudun vuorossa.
fuba-rule-4-3-1b = Jos erotus on lisäajalla pienempi kuin se lisäaikaminuutti, josta vuoro alkoi, puoliaika päättyy heti eikä vuoroa pelata.
fuba-rule-4-3-1c = Puoliaika päättyy viimeistään sen vuoron lopussa, jossa kello siirtyy ruutuun +5.
fuba-rule-4-3-2a = Toisen puoliajan aloittaa joukkue, joka ei aloittanut ensimmäistä.
fuba-rule-4-3-2b = Ottelu päättyy toisen puoliajan päättyessä.
fuba-rule-4-4a = Pallonhallintatesti: perusarvo sekä lähtöalueen, kohdealueen ja etäisyyden muuttujat.
fuba-rule-4-4b = Pallon arvoa suurempi tulos pitää pallon omalla joukkueella.
fuba-rule-4-4c = Pallon arvoa pienempi tulos antaa pallon passiiviselle joukkueelle.
fuba-rule-e4-4 = Jos lähtö- ja kohdealue ovat sama, sen muuttuja lasketaan vain kerran.
fuba-rule-4-4-1a = Jos kohdealue on tyhjä, hallitseva joukkue nimeää viereisen alueen, jolla sillä on pelaaja (tukialue), ja kohteen muuttuja lasketaan siitä.
fuba-rule-e4-4-1 = Tukialueeksi ei kelpaa alue, jolla oma pelaaja on paitsiossa.
fuba-rule-4-4-1b = Jos pallo säilyy, tukialueelta siirtyy yksi pelaaja kohteeseen.
fuba-rule-4-4-1c = Jos pallo menetetään, uusi hallitseva joukkue tuo kohteeseen lähimmän pelaajansa.
fuba-rule-4-4-1d = Tämä siirto vähennetään siitä pelaajamäärästä, jota joukkue saa liikuttaa vaiheessa 7.
fuba-rule-4-4-2 = Pallon arvon suuruinen tulos on erikoistilanne: heitetään noppaa, ja erikoistilannetaulukko kertoo tapahtuman.
fuba-rule-e4-4-2 = Hallitseva joukkue pitää pallon, ellei erikoistilanne ole 1 tai 2.
fuba-rule-4-4-3 = Jos kohteessa on vain passiivisen joukkueen pelaajia ja pallo säilyy, viereiseltä alueelta siirtyy sinne yksi hallitsevan joukkueen pelaaja; siirto vähennetään vaiheessa 7.
fuba-rule-e4-4-3 = Tämä pelaaja ei saa tulla alueelta, jolla hän on paitsiossa.
fuba-rule-4-5a = Jos hallinta vaihtuu eikä uudella hallitsevalla joukkueella ole kohteessa ketään, se siirtää sinne heti lähimmän pelaajansa.
fuba-rule-4-5b = Jos lähin on maalivahti, joukkue saa ottaa hänen sijastaan seuraavaksi lähimmän pelaajan.
fuba-rule-4-5-1 = Pallon uusi arvo on sen joukkueen perusarvo, joka hallitsi palloa vuoron alkaessa.
fuba-rule-4-5-2a = Jos lähtö- tai kohdealueella oli vain hallitsevan joukkueen pelaajia, pallon arvo laskee yhdellä, ei kuitenkaan alle yhden.
fuba-rule-4-5-2b = Vapaa-, kulma- ja maalipotkuissa tähän vaikuttaa vain kohdealue.
fuba-rule-4-6a = Maalia saa yrittää vain alueelta, joka on kokonaan vastustajan kenttäpuoliskolla.
fuba-rule-4-6b = Maalin yritys: yksi noppa ja laukauksen muuttujat.
fuba-rule-4-6c = Pallon arvoa suurempi tulos on maali, ja maalin päästänyt joukkue aloittaa.
fuba-rule-4-6d = Pallon arvon suuruinen tulos on kulmapotku.
fuba-rule-4-6e = Pallon arvoa pienempi tulos on maalipotku passiiviselle joukkueelle.
fuba-rule-e4-6a = Rangaistusalueen muuttujaa ei lasketa, kun laukaus lähtee rangaistusalueelta.
fuba-rule-e4-6b = Paitsiossa olevia hyökkääjiä ei lasketa rangaistusalueen muuttujaan +1.
fuba-rule-4-6-1 = Jos edes kuutonen ei riittäisi, maali syntyy kahdella peräkkäisellä kuutosella; kaikki muu on ohi.
fuba-rule-4-7a = Pienemmän perusarvon heittänyt joukkue liikkuu ensin; tasatilanteessa passiivinen joukkue.
fuba-rule-4-7b = Joukkue valitsee keskikenttä-, hyökkäys- tai puolustusliikkeen ja tekee kaikki siirtonsa sen mukaan.
fuba-rule-4-7c = Pelaaja liikkuu liikkumisvaiheessa enintään kerran, ja vaiheessa 5 siirretty on jo käyttänyt siirtonsa.
fuba-rule-e4-7 = Hallitsevan joukkueen on jätettävä pallon luo vähintään yksi pelaaja.
fuba-rule-4-7-1a = Keskikenttäliike: enintään niin monta pelaajaa kuin ryhmityksessä on keskikenttäpelaajia.
fuba-rule-4-7-1b = Keskikenttäliike: kukin pelaaja siirtyy viereiselle alueelle.
fuba-rule-4-7-1c = Keskikenttäliike: kukaan ei saa siirtyä suoraan eteenpäin joukkueensa ylimmäksi pelaajaksi (verrattuna vuoron alun asemiin).
fuba-rule-4-7-1d = Keskikenttäliike: kukaan ei saa siirtyä suoraan taaksepäin joukkueensa alimmaksi kenttäpelaajaksi (verrattuna vuoron alun asemiin).
fuba-rule-4-7-2a = Hyökkäysliike: enintään niin monta pelaajaa kuin ryhmityksessä on hyökkääjiä.
fuba-rule-4-7-2b = Hyökkäysliike: vain yksi tai kaksi aluetta suoraan eteenpäin.
fuba-rule-4-7-3a = Puolustusliike: enintään niin monta pelaajaa kuin ryhmityksessä on puolustajia.
fuba-rule-4-7-3b = Puolustusliike: vain yksi tai kaksi aluetta suoraan taaksepäin.
fuba-rule-4-7-4 = Pelaajaa ei saa siirtää paitsioon, paitsi suoraan taaksepäin.
fuba-rule-4-7-5a = Muiden siirtojensa jälkeen joukkue saa siirtää jokaista kenttäpelaajaa, joka ei ole liikkunut ja on päätyrajaan rajoittuvalla alueella, yhden alueen suoraan poispäin rajasta ilmaiseksi.
fuba-rule-4-7-5b = Vapaa liike ei saa päättyä pallon alueelle.
fuba-rule-4-7-6 = Kun perusarvot ovat samat, liikettä ei valita: kumpikin joukkue saa siirtää perusarvon verran pelaajia, kutakin yhden alueen mihin suuntaan tahansa.
fuba-rule-4-7-7 = Pelaaja saa ottaa pallon mukaansa, jos millään alueella, jolta hän lähtee, jonka hän ylittää tai jolle hän tulee, ei ole passiivisen joukkueen pelaajaa.
fuba-rule-5-1a = Vapaapotkun saanut joukkue ottaa pallon hallintaansa, pallo siirtyy vuoron kohdealueelle ja sen arvoksi tulee 2.
fuba-rule-5-1b = Vapaapotku vastustajan rangaistusalueella on rangaistuspotku.
fuba-rule-5-1c = Vapaapotkusta saa laukoa suoraan, jos pallo on kokonaan vastustajan kenttäpuoliskolla; muuten alkaa uusi vuoro.
fuba-rule-5-1d = Vapaapotkualueen pelaajia ei lasketa lähtöalueen eikä laukauksen muuttujiin.
fuba-rule-e5-1 = Vapaapotkun lähtöalue kelpaa kohteeksi vain, jos siellä on vähintään kaksi omaa pelaajaa; kohteen muuttuja lasketaan silloin tavalliseen tapaan.
fuba-rule-5-1-1a = Vapaapotkun antavan joukkueen on sijoitettava potkualueelle vähintään yksi pelaaja.
fuba-rule-5-1-1b = Toisen joukkueen on sijoitettava vähintään yksi pelaaja lähemmäs omaa päätyään kuin potkualue, jos sellainen alue on olemassa.
fuba-rule-5-2a = Kulmapotkussa molemmat joukkueet asetellaan uudelleen, pallon arvo on 1 ja uusi vuoro alkaa kulma-alueelta.
fuba-rule-5-2b = Kulmapotkussa lähtöalue ei anna muuttujia.
fuba-rule-5-2-1 = Yksi pelaaja antaa kulmapotkun alueiden ulkopuolelta ja tulee kulma-alueelle, kun pallo liikkuu.
fuba-rule-5-3a = Maalipotkussa pallo on potkaisevan joukkueen rangaistusalueella, ja sen arvo on 2.
fuba-rule-5-3b = Maalipotkussa lähtöalue ei anna muuttujia.
fuba-rule-5-3c = Hidasta maalipotkua edeltää ylimääräinen liikkumisvaihe, jossa hallitseva joukkue liikkuu ensin.
fuba-rule-5-3d = Ennen maalipotkua palloa ei voi kuljettaa, ja maalivahti pysyy sen luona.
fuba-rule-5-4a = Joukkue, joka saa keltaisen kortin ja jolla on niitä jo ennestään, heittää noppaa; jos tulos on pienempi kuin keltaisten korttien määrä (uusi mukaan luettuna), yksi niistä muuttuu punaiseksi.
fuba-rule-5-4b = Punainen kortti poistaa yhden kenttäpelaajan loppuottelun ajaksi.
fuba-rule-5-4c = Punainen kortti ei muuta ryhmityksen lukuja.
fuba-rule-5-5-1a = Rangaistuspotku: yksi potkaisevan joukkueen pelaaja on pallon kanssa pilkulla.
fuba-rule-5-5-1b = Rangaistuspotku: maalivahti on viivallaan.
fuba-rule-5-5-1c = Rangaistuspotku: kukaan muu ei saa olla sillä rangaistusalueella.
fuba-rule-5-5-2 = Rangaistuspotku: maalivahti valitsee salaa, aavistaako hän vasemmalle tai oikealle vai pysyykö hän paikallaan, laukoja ilmoittaa tähtäävänsä vasemmalle, keskelle tai oikealle, ja nopalla on saatava vähintään taulukon luku.
fuba-rule-x-min = Kotisääntö: joukkue, jolla on pelaajia alle vähimmäismäärän, häviää ottelun.
fuba-rule-x-cap = Kotisääntö: puoliaika päättyy viimeistään, kun suurin sallittu vuoromäärä on täynnä.
fuba-rule-x-et = Kotisääntö: tasan päättynyttä ottelua jatketaan kahdella 15 minuutin jatkoaikajaksolla.
fuba-rule-x-so = Kotisääntö: yhä tasan oleva ottelu ratkaistaan rangaistuspotkukilpailulla.

## Events

fuba-event-formation-chosen = { TEAM($by, form: "Nom") } pelaa ryhmityksellä { $formation }. Vastustaja ei tiedä sitä vielä.
fuba-event-formation-secret = { TEAM($by, form: "Nom") } on valinnut ryhmityksensä ja pitää sen salassa.
fuba-event-formation-shown = Kortti kääntyy: { TEAM($by, form: "gen") } ryhmitys on { $formation }.
fuba-event-toss-won = { TEAM($by, form: "Nom") } voittaa heiton ja saa päättää aloittajan.
fuba-event-starts = { TEAM($by, form: "Nom") } aloittaa.
fuba-event-lined-up = { TEAM($by, form: "Nom") } on asemissa.
    .v2 = { TEAM($by, form: "Gen") } pelaajat ovat paikoillaan.
fuba-event-adjusted =
    { $kind ->
        [keeper] Viime hetken muutos: { TEAM($by, form: "gen") } maalivahti siirtyy alueelta { $from } alueelle { $to }.
       *[other] Viime hetken muutos: { TEAM($by) } siirtää pelaajan alueelta { $from } alueelle { $to }.
    }
    .v2 =
        { $kind ->
            [keeper] Hienosäätöä: { TEAM($by, form: "gen") } maalivahti siirtyy alueelta { $from } alueelle { $to }.
           *[other] Hienosäätöä: yksi { TEAM($by, form: "gen") } pelaajista siirtyy alueelta { $from } alueelle { $to }.
        }
fuba-event-kick-off = Kaikki on valmista. { TEAM($by, form: "Nom") } aloittaa.
    .v2 = Pilli soi, ja { TEAM($by) } laittaa pallon liikkeelle.
    .v3 = Peli käynnistyy: aloituksen ottaa { TEAM($by) }.
    .v4 = { TEAM($by, form: "Nom") } aloittaa keskeltä.
fuba-event-corner-kick = Pallo on kulmassa alueella { $zone }, ja { TEAM($by) } antaa kulmapotkun.
fuba-event-fast-kick = { TEAM($by, form: "Nom") } antaa maalipotkun nopeasti.
    .v2 = Ei odotella: { TEAM($by) } antaa maalipotkun heti.
    .v3 = { TEAM($by, form: "Nom") } antaa nopean maalipotkun, ja kaikki pysyvät paikoillaan.
fuba-event-slow-kick = { TEAM($by, form: "Nom") } ei kiirehdi maalipotkua, ja kaikki ehtivät liikkua.
fuba-event-targeted = { TEAM($by, form: "Nom") } pelaa kohti aluetta { $zone }.
    .v2 = Pallo lähtee kohti aluetta { $zone }.
    .v3 = { TEAM($by, form: "Nom") } suuntaa pallon alueelle { $zone }.
fuba-event-rolled = Nopat: kotijoukkue { $home }, vierasjoukkue { $away }.
    .v2 = Kotijoukkue { $home }, vierasjoukkue { $away }.
fuba-event-clock = Käynnissä on { $minute }. minuutti.
    .v2 = Pelataan { $minute }. minuuttia.
fuba-event-added-time = Lisäaika: { $minute }+{ $added }.
fuba-event-last-turn = Tämä on puoliajan viimeinen vuoro.
fuba-event-supported = Kohteessa ei ole vielä ketään: { TEAM($by) } hakee tukea alueelta { $zone }.
fuba-event-kept = { TEAM($by, form: "Nom") } pitää pallon: { $result }, kun pallon arvo on { $value }.
    .v2 = { $result } vastaan { $value }: pallo tarttuu, ja { TEAM($by) } rakentaa peliä.
    .v3 = Siistiä pallottelua, { $result } vastaan { $value }: { TEAM($by) } pitää pallon.
    .v4 = { $result } riittää, kun pallossa on { $value }. { TEAM($by, form: "Nom") } pitää ohjat käsissään.
fuba-event-won = Menetys! Vain { $result }, kun pallossa on { $value }, ja { TEAM($by) } riistää pallon.
    .v2 = { $result } vastaan { $value }: pallo on irti, ja { TEAM($by) } iskee kiinni.
    .v3 = Katkaistu! { $result } ei riitä, kun pallossa on { $value }. Pallo { TEAM($by, form: "all") }.
    .v4 = Huolimatonta: { $result } vastaan { $value }. Nyt pallo on { TEAM($by, form: "ade") }.
fuba-event-special = Tasan { $result }: erikoistilanne! { TEAM($by, form: "Nom") } heittää noppaa.
    .v2 = Tasan { $result }, ja tuomari puuttuu peliin: { TEAM($by) } heittää noppaa erikoistilanteesta.
    .v3 = Tulos ja pallon arvo ovat tasan, { $result }: { TEAM($by) } heittää noppaa erikoistilanteesta.
fuba-event-only-mover = Toinen joukkue jähmettyy: vain { TEAM($by) } saa liikkua vuoron lopussa.
fuba-event-brought =
    { $kind ->
        [keeper] { TEAM($by, form: "Gen") } maalivahti tulee alueelta { $from } pallolle alueelle { $to }.
       *[other] { TEAM($by, form: "Gen") } pelaaja juoksee alueelta { $from } pallolle alueelle { $to }.
    }
fuba-event-collected =
    { $kind ->
        [keeper] { TEAM($by, form: "Gen") } maalivahti lähtee alueelta { $from } ja poimii pallon alueelta { $to }.
       *[other] { TEAM($by, form: "Gen") } pelaaja alueelta { $from } ehtii ensimmäisenä pallolle alueelle { $to }.
    }
fuba-event-ball-at = Pallo on alueella { $zone }, ja sen arvo on { $value }.
    .v2 = Pallo pysähtyy alueelle { $zone } ja näyttää lukua { $value }.
fuba-event-taker-in = Kulmapotkun antanut { TEAM($by, form: "gen") } pelaaja tulee peliin alueelle { $zone }.
fuba-event-shoots =
    { $need ->
        [1] { TEAM($by, form: "Nom") } laukoo alueelta { $zone }, eikä tästä voi enää epäonnistua.
        [6] { TEAM($by, form: "Nom") } laukoo alueelta { $zone }: vain kuutonen kelpaa.
        [7] { TEAM($by, form: "Nom") } yrittää alueelta { $zone }: vain kaksi kuutosta riittää.
       *[other] { TEAM($by, form: "Nom") } laukoo alueelta { $zone }: maaliin tarvitaan vähintään { $need }.
    }
    .v2 =
        { $need ->
            [1] Varma paikka alueella { $zone }: { TEAM($by) } ei voi epäonnistua.
            [6] { TEAM($by, form: "Nom") } pamauttaa alueelta { $zone }: nyt tarvitaan kuutonen.
            [7] Epätoivoinen yritys alueelta { $zone }: vain kaksi kuutosta kelpaa.
           *[other] { TEAM($by, form: "Nom") } pamauttaa alueelta { $zone }: nyt tarvitaan vähintään { $need }.
        }
fuba-event-second-six = Kuutonen! Vielä toinen, niin { TEAM($by) } tekee maalin.
fuba-event-goal = Maali! { TEAM($by, form: "Nom") } osuu, ja tilanne on { score }.
    .v2 = Sisään meni! { TEAM($by, form: "Nom") } tekee maalin: { score }.
    .v3 = { score }! Verkko pullistuu, ja { TEAM($by) } juhlii.
    .v4 = Hieno viimeistely! { TEAM($by, form: "Nom") } vie tilanteen lukemiin { score }.
fuba-event-corner-won = Pallo kimpoaa yli päätyrajan. { TEAM($by, form: "Nom") } saa kulmapotkun.
    .v2 = Kulmalipulle mennään: kulmapotku { TEAM($by, form: "all") }.
fuba-event-missed = Ohi! { TEAM($by, form: "Nom") } jää ilman maalia.
    .v2 = Yli riman! { TEAM($by, form: "Gen") } laukaus karkaa katsomoon.
    .v3 = Tolpan vierestä ohi! { TEAM($by, form: "Nom") } ei saa laukausta maaliin.
fuba-event-goal-kick = Maalipotku { TEAM($by, form: "all") }.
    .v2 = { TEAM($by, form: "Nom") } saa maalipotkun.
fuba-event-moves =
    { $mode ->
        [midfield] { TEAM($by, form: "Nom") } valitsee keskikenttäliikkeen ja saa siirtää { $number ->
            [one] yhden pelaajan
           *[other] enintään { $number } pelaajaa
        }.
        [attack] { TEAM($by, form: "Nom") } valitsee hyökkäysliikkeen ja saa siirtää { $number ->
            [one] yhden pelaajan
           *[other] enintään { $number } pelaajaa
        }.
        [defence] { TEAM($by, form: "Nom") } valitsee puolustusliikkeen ja saa siirtää { $number ->
            [one] yhden pelaajan
           *[other] enintään { $number } pelaajaa
        }.
        [quick] Samat silmäluvut tuovat nopeat liikkeet: { TEAM($by) } saa siirtää { $number ->
            [one] yhden pelaajan
           *[other] enintään { $number } pelaajaa
        }.
       *[stay] { TEAM($by, form: "Nom") } jättää liikkeensä tekemättä.
    }
    .v2 =
        { $mode ->
            [midfield] { TEAM($by, form: "Nom") } ryhmittyy keskikenttäliikkeellä { $number ->
                [one] yhden pelaajan
               *[other] enintään { $number } pelaajan
            } voimin.
            [attack] { TEAM($by, form: "Nom") } nousee hyökkäysliikkeellä { $number ->
                [one] yhden pelaajan
               *[other] enintään { $number } pelaajan
            } voimin.
            [defence] { TEAM($by, form: "Nom") } vetäytyy puolustusliikkeellä { $number ->
                [one] yhden pelaajan
               *[other] enintään { $number } pelaajan
            } voimin.
            [quick] Nopat näyttävät samaa: { TEAM($by) } saa tehdä { $number ->
                [one] yhden siirron viereiselle alueelle
               *[other] enintään { $number } siirtoa viereiselle alueelle
            }.
           *[stay] { TEAM($by, form: "Nom") } luopuu liikkeestään.
        }
fuba-event-moved =
    { $kind ->
        [keeper] { TEAM($by, form: "Nom") } siirtää maalivahdin alueelta { $from } alueelle { $to }.
       *[other] { TEAM($by, form: "Nom") } siirtää pelaajan alueelta { $from } alueelle { $to }.
    }
    .v2 =
        { $kind ->
            [keeper] { TEAM($by, form: "Gen") } maalivahti lähtee alueelta { $from } alueelle { $to }.
           *[other] { TEAM($by, form: "Gen") } pelaaja lähtee alueelta { $from } alueelle { $to }.
        }
    .v3 =
        { $kind ->
            [keeper] { TEAM($by, form: "Gen") } maalivahti siirtyy alueelta { $from } alueelle { $to }.
           *[other] Yksi { TEAM($by, form: "gen") } pelaajista siirtyy alueelta { $from } alueelle { $to }.
        }
fuba-event-carried =
    { $kind ->
        [keeper] { TEAM($by, form: "Gen") } maalivahti kuljettaa pallon alueelta { $from } alueelle { $to }.
       *[other] { TEAM($by, form: "Nom") } kuljettaa pallon alueelta { $from } alueelle { $to }.
    }
    .v2 =
        { $kind ->
            [keeper] { TEAM($by, form: "Gen") } maalivahti vie pallon mukanaan alueelta { $from } alueelle { $to }.
           *[other] { TEAM($by, form: "Nom") } vie pallon jaloissaan alueelta { $from } alueelle { $to }.
        }
fuba-event-free-move = { TEAM($by, form: "Nom") } tuo pelaajan pois päätyrajalta, alueelta { $from } alueelle { $to }.
    .v2 = Yksi { TEAM($by, form: "gen") } pelaajista irtautuu päätyrajalta, alueelta { $from } alueelle { $to }.
fuba-event-free-kick = { TEAM($by, form: "Nom") } saa vapaapotkun alueella { $zone }.
fuba-event-penalty-kick = Rangaistuspotku! { TEAM($by, form: "Nom") } pääsee pilkulle.
fuba-event-yellow =
    { $yellow ->
        [one] { TEAM($by, form: "Nom") } saa ensimmäisen keltaisen korttinsa.
        [2] { TEAM($by, form: "Nom") } saa toisen keltaisen korttinsa. Noppa ratkaisee, muuttuuko yksi punaiseksi.
        [3] { TEAM($by, form: "Nom") } saa kolmannen keltaisen korttinsa. Noppa ratkaisee, muuttuuko yksi punaiseksi.
       *[other] { TEAM($by, form: "Nom") } saa { $yellow }. keltaisen korttinsa. Noppa ratkaisee, muuttuuko yksi punaiseksi.
    }
fuba-event-spared = Nopassa { $die }: { TEAM($by) } selviää keltaisella.
fuba-event-red = Nopassa { $die }, ja kortti on punainen! { TEAM($by, form: "Nom") } jatkaa { $left } pelaajalla.
fuba-event-keeper-off = { TEAM($by, form: "Nom") } ottaa maalivahtinsa pois ja jatkaa ilman.
fuba-event-dived =
    { $to ->
        [left] { TEAM($by, form: "Gen") } maalivahti aavistaa vasemmalle.
        [right] { TEAM($by, form: "Gen") } maalivahti aavistaa oikealle.
       *[stay] { TEAM($by, form: "Gen") } maalivahti pysyy keskellä.
    }
fuba-event-dive-secret = { TEAM($by, form: "Gen") } maalivahti on tehnyt päätöksensä.
fuba-event-aimed =
    { $at ->
        [left] { TEAM($by, form: "Nom") } tähtää vasemmalle
        [right] { TEAM($by, form: "Nom") } tähtää oikealle
       *[centre] { TEAM($by, form: "Nom") } tähtää keskelle
    }, { $dive ->
        [left] maalivahti aavistaa vasemmalle
        [right] maalivahti aavistaa oikealle
       *[stay] maalivahti pysyy paikallaan
    }: { $need ->
        [1] maali on varma
        [6] vain kuutonen kelpaa
       *[other] maaliin tarvitaan vähintään { $need }
    }.
fuba-event-penalty-missed = Vain { $die }: { TEAM($by) } epäonnistuu rangaistuspotkussa.
    .v2 = { $die }, eikä rangaistuspotku mene maaliin! { TEAM($by, form: "Nom") } jää ilman.
fuba-event-shootout-goal = { TEAM($by, form: "Nom") } onnistuu! Rangaistuspotkukilpailun tilanne on { score }.
    .v2 = Varma potku! { TEAM($by, form: "Nom") } onnistuu, ja kilpailussa ollaan lukemissa { score }.
fuba-event-half-over =
    { $half ->
        [1] Pilli soi: ensimmäinen puoliaika on ohi.
        [2] Pilli soi: toinen puoliaika on ohi.
       *[other] Pilli soi: jatkoajan jakso on ohi.
    }
fuba-event-half-begins =
    { $half ->
        [2] Joukkueet palaavat kentälle toiselle puoliajalle ({ $minute }. minuutti).
       *[other] Joukkueet tulevat kentälle jatkoajalle ({ $minute }. minuutti).
    }
fuba-event-shootout-begins =
    { $kicks ->
        [one] Rangaistuspotkukilpailu ratkaisee: yksi potku kummallekin.
       *[other] Rangaistuspotkukilpailu ratkaisee: { $kicks } potkua kummallekin.
    }
fuba-event-lots = Viimeinenkään potkupari ei tuonut ratkaisua: yksi heitto päättää.
fuba-event-victory = Ottelu on ohi, { score }. Voitto { TEAM($by, form: "all") }!
    .v2 = Loppuvihellys! { TEAM($by, form: "Nom") } voittaa luvuin { score }.
fuba-event-level = Ottelu on ohi, ja pisteet menevät tasan: { score }.
fuba-event-forfeit =
    { $left ->
        [one] Vastustajalla on jäljellä vain yksi pelaaja, eikä se voi jatkaa. Voitto { TEAM($by, form: "all") }!
       *[other] Vastustajalla on jäljellä vain { $left } pelaajaa, eikä se voi jatkaa. Voitto { TEAM($by, form: "all") }!
    }

## Refusals

fuba-refusal-not-your-turn =
    { SIDE($seat) ->
        [you] Nyt päätät sinä.
       *[other] Nyt päättää { TEAM($seat) }.
    }
fuba-refusal-roll-first = Ensin heitetään noppaa.
fuba-refusal-match-over = Ottelu on päättynyt.
fuba-refusal-not-now = Tätä ei tehdä tässä vuoron vaiheessa.
fuba-refusal-no-such-formation = Ryhmitystä { $formation } ei saa valita tässä ottelussa.
fuba-refusal-keeper-fixed = Maalivahdin paikka on alueella { $zone }.
fuba-refusal-zone-closed = Alueelle { $zone } ei voi nyt sijoittaa ketään.
fuba-refusal-out-of-order = Edellinen pelaaja meni alueelle { $last }, ja { $zone } on asettelujärjestyksessä ennen sitä.
fuba-refusal-nobody-behind = Alueen { $kick } potkun takana ei ole vielä ketään, eikä { $zone } ole lähempänä omaa päätyäsi.
fuba-refusal-no-piece =
    { $kind ->
        [keeper] Maalivahti ei ole alueella { $zone }.
       *[other] Alueella { $zone } ei ole sellaista pelaajaa.
    }
fuba-refusal-already-moved =
    { $kind ->
        [keeper] Maalivahti on jo liikkunut.
       *[other] Kaikki alueen { $zone } pelaajat ovat jo liikkuneet.
    }
fuba-refusal-taker-stays = Alueen { $zone } pelaaja antaa potkun.
fuba-refusal-too-few-left =
    { $needed ->
        [one] Alueelle { $zone } täytyy jäädä yksi pelaaja.
       *[other] Alueelle { $zone } täytyy jäädä { $needed } pelaajaa.
    }
fuba-refusal-no-way =
    { $kind ->
        [keeper] Maalivahti ei pääse alueelta { $zone } mihinkään.
       *[other] Alueen { $zone } pelaaja ei pääse mihinkään.
    }
fuba-refusal-not-adjacent = Alueet { $from } ja { $to } eivät ole vierekkäin.
fuba-refusal-out-of-reach = Joukkueellasi ei ole ketään alueella { $zone } eikä sen vieressä.
fuba-refusal-offside = Alueella { $zone } pelaaja olisi paitsiossa: linja on alueella { $line }.
fuba-refusal-neighbours-offside = Kaikki alueen { $zone } vieressä ovat paitsiossa: linja on alueella { $line }.
fuba-refusal-taker-alone = Alueella { $zone } on vain potkun antaja; sinne tarvitaan toinenkin pelaaja.
fuba-refusal-not-from-support = Tukialue on { $support }, ei { $from }.
fuba-refusal-not-nearest = Joku on lähempänä aluetta { $to } kuin alueen { $from } pelaaja.
fuba-refusal-no-shot-zone = Alueelta { $zone }, jolla pallo on, ei voi laukoa.
fuba-refusal-none-left =
    { $number ->
        [0] Näin ei saa nyt liikuttaa ketään.
        [one] Yksi pelaaja sai liikkua, ja hän on liikkunut.
       *[other] { $number } pelaajaa sai liikkua, ja he ovat liikkuneet.
    }
fuba-refusal-no-move =
    { $mode ->
        [attack] Hyökkäysliikettä ei voi tehdä.
        [defence] Puolustusliikettä ei voi tehdä.
       *[midfield] Keskikenttäliikettä ei voi tehdä.
    }
fuba-refusal-quick-moves =
    { $number ->
        [one] Nyt voi tehdä vain nopeita liikkeitä, ja niitä on jäljellä yksi.
       *[other] Nyt voi tehdä vain nopeita liikkeitä, ja niitä on jäljellä { $number }.
    }
fuba-refusal-keeper-bound = Maalipotkua alueelta { $zone } ei ole vielä annettu.
fuba-refusal-not-forward = Alue { $to } ei ole suoraan alueen { $from } edessä.
fuba-refusal-not-back = Alue { $to } ei ole suoraan alueen { $from } takana.
fuba-refusal-foremost = Alueella { $to } hän olisi joukkueesi ylin pelaaja.
fuba-refusal-rearmost = Alueella { $to } hän olisi joukkueesi alin kenttäpelaaja.
fuba-refusal-ball-alone = Pallo jäisi alueelle { $zone } yksin.
fuba-refusal-opponent-in-way = Vastustaja alueella { $zone } estää ottamasta palloa mukaan.
fuba-refusal-no-end-line = Alue { $zone } ei rajoitu päätyrajaan.
fuba-refusal-nobody-there = Alueella { $to } ei ole ketään, jota siirto vahvistaisi.
fuba-refusal-not-together = Toisen pelaajan on mentävä samalle alueelle kuin ensimmäisen.
fuba-refusal-not-away = Siirto alueelta { $from } alueelle { $to } ei vie pois päätyrajalta.
fuba-refusal-into-ball = Vapaa liike ei saa päättyä alueelle { $zone }, sillä pallo on siellä.

## Actions

fuba-action-formation = Ryhmitys { $formation }
fuba-action-start =
    { $team ->
        [me] Me aloitamme
       *[opponent] Vastustaja aloittaa
    }
fuba-action-corner =
    { $side ->
        [left] Kulmapotku vasemmalta
       *[right] Kulmapotku oikealta
    }
fuba-action-taker =
    { $kind ->
        [keeper] Maalivahti potkaisee
       *[other] Kenttäpelaaja potkaisee
    }
fuba-action-keeper = Maalivahti alueelle { $zone }
fuba-action-place = Pelaaja alueelle { $zone }
fuba-action-adjust =
    { $kind ->
        [keeper] Siirrä maalivahti alueelta { $from }
       *[other] Siirrä pelaaja alueelta { $from }
    }
fuba-action-fast = Nopea maalipotku
fuba-action-slow = Hidas maalipotku
fuba-action-target = Pelaa alueelle { $zone }
fuba-action-support = Tuki alueelta { $zone }
fuba-action-bring =
    { $kind ->
        [keeper] Tuo maalivahti alueelta { $from }
       *[other] Tuo pelaaja alueelta { $from }
    }
fuba-action-collect =
    { $kind ->
        [keeper] Maalivahti alueelta { $from } menee pallolle
       *[other] Pelaaja alueelta { $from } menee pallolle
    }
fuba-action-shoot = Laukaise
fuba-action-no-shot = Älä laukaise
fuba-action-play-on = Jatka peliä
fuba-action-midfield = Keskikenttäliike
fuba-action-attack = Hyökkäysliike
fuba-action-defence = Puolustusliike
fuba-action-stay = Pysy paikoillasi
fuba-action-piece =
    { $kind ->
        [keeper] Siirrä maalivahtia alueelta { $zone }
       *[other] Siirrä pelaajaa alueelta { $zone }
    }
fuba-action-to = Alueelle { $zone }
fuba-action-carry = Pallon kanssa
fuba-action-leave = Ilman palloa
fuba-action-free = Vapaa liike alueelta { $from }
fuba-action-free-to = Vapaa liike alueelta { $from } alueelle { $to }
fuba-action-done = Valmis
fuba-action-dive =
    { $to ->
        [left] Aavista vasemmalle
        [right] Aavista oikealle
       *[stay] Pysy keskellä
    }
fuba-action-aim =
    { $at ->
        [left] Tähtää vasemmalle
        [right] Tähtää oikealle
       *[centre] Tähtää keskelle
    }
fuba-action-off =
    { $kind ->
        [keeper] Maalivahti pois kentältä
       *[outfield] Kenttäpelaaja pois kentältä
    }

## Outcomes

fuba-outcome-toss = Heiton voittaa { $winner }
fuba-outcome-dice = Nopat: koti { $home }, vieras { $away }
fuba-outcome-event = Erikoistilanteen noppa: { $die }
fuba-outcome-card = Kortin noppa: { $die }
fuba-outcome-shot = Laukauksen noppa: { $die }
fuba-outcome-penalty = Rangaistuspotkun noppa: { $die }

## Options

fuba-option-errata = Pelataan julkaisijan vuoden 2014 korjauksilla.
fuba-option-formations = Määrää, saako valita minkä tahansa ryhmityksen vai vain kahdeksan taktiikkakortin ryhmityksistä.
fuba-option-formation-min = Määrää pienimmän pelaajamäärän ryhmityksen joka linjassa.
fuba-option-midfield-join = Sallii keskikenttäliikkeen suoraan eteenpäin ylimmän tai suoraan taaksepäin alimman linjan tasalle.
fuba-option-shot-counts-keeper = Laskee vastustajan maalivahdin laukausalueen pelaajiin.
fuba-option-offside-line = Määrää, kuka vastustajista muodostaa kohteen paitsiolinjan: toisiksi alin maalivahti mukaan luettuna vai alin ilman maalivahtia.
fuba-option-level-with = Määrää, verrataanko pelaajaa paitsiossa pallon lähtöalueeseen vuoron alussa vai itse palloon.
fuba-option-move-again = Sallii pallon luo tuodun pelaajan liikkua vielä samalla vuorolla.
fuba-option-carry-middle = Vaatii, että myös kahden alueen kuljetuksen väliin jäävä alue on vapaa vastustajista.
fuba-option-direct-zone = Laskee alueen muuttujan mukaan suorassa vapaapotkussa.
fuba-option-bring-optional = Joukkueen ei ole pakko tuoda ketään pallolle, kun se säilyttää pallon vastustajien keskellä.
fuba-option-midfield-reinforce = Keskikenttäliike saa päättyä vain alueelle, jolla on jo oma pelaaja.
fuba-option-free-moves = Määrää, viekö vapaa liike suoraan pois päätyrajalta vai mille tahansa viereiselle alueelle, joka ei siihen rajoitu.
fuba-option-adjust-together = Asettelun lopuksi siirrettävät pelaajat menevät samalle alueelle.
fuba-option-kickoff-centre = Määrää, onko aloituspotkussa keskialueella vähintään kaksi aloittavan joukkueen pelaajaa vai tasan kaksi kummastakin joukkueesta.
fuba-option-goal-kick-setup = Joukkueet asetellaan uudestaan myös maalipotkussa.
fuba-option-keeper-back = Maalivahti palaa maalipotkua varten ja pysyy pallon luona.
fuba-option-slow-kick = Määrää, liikkuuko ennen hidasta maalipotkua koko joukkue vai yksi pelaaja kummaltakin puolelta.
fuba-option-easy-empty = Laskee helpoksi tilanteeksi myös lähtöalueen, jolla ei ole ketään.
fuba-option-sent-off = Määrää, kuka poistuu punaisesta kortista: kenttäpelaaja vai kuka tahansa, jonka joukkue valitsee, maalivahti mukaan luettuna.
fuba-option-added-end = Päättää puoliajan vuoroon, jolla viides lisäaikaminuutti alkaa.
fuba-option-zones = Määrää, mistä kukin alue kentän pituussuunnassa alkaa ja mihin se päättyy.
fuba-option-shot-zone-mods = Määrää kunkin alueen laukausmuuttujan.
fuba-option-min-players = Määrää, kuinka monta pelaajaa joukkue tarvitsee jatkaakseen.
fuba-option-turn-cap = Päättää puoliajan viimeistään näin monen vuoron jälkeen.
fuba-option-extra-time = Tasan päättynyttä ottelua jatketaan jatkoajalla.
fuba-option-shootout = Tasan päättynyt ottelu ratkaistaan rangaistuspotkukilpailulla.
fuba-option-shootout-kicks = Määrää, kuinka monta potkua kummallakin on ennen äkkikuolemaa.
fuba-option-shootout-cap = Määrää, kuinka monta potkuparia äkkikuolemassa potkitaan ennen ratkaisuheittoa.

## Presets

fuba-preset-standard = Tavallinen
fuba-preset-as-printed = Painetut säännöt
fuba-preset-finnish = Suomenkielinen laitos
fuba-preset-italian = Italiankielinen laitos
fuba-preset-cards-only = Vain taktiikkakortit
fuba-preset-cup = Cup-ottelu
fuba-preset-short = Lyhyt ottelu

## Questions

fuba-phase-formation = Millä ryhmityksellä pelaat?
fuba-phase-start = Kumpi aloittaa?
fuba-phase-side = Kummasta kulmasta?
fuba-phase-taker = Kuka antaa potkun?
fuba-phase-keeper = Missä maalivahti seisoo?
fuba-phase-place =
    { $left ->
        [one] Yksi pelaaja sijoittamatta: minne?
       *[other] { $left } pelaajaa sijoittamatta: minne seuraava?
    }
fuba-phase-adjust = Kuka siirtyy vielä ennen pelin alkua?
fuba-phase-adjust-to = Minne?
fuba-phase-tempo = Nopea vai hidas maalipotku?
fuba-phase-target = Minne pelaat pallon?
fuba-phase-support = Mikä alue tukee tyhjää kohdetta?
fuba-phase-bring = Kuka menee pallolle?
fuba-phase-collect = Kuka hakee pallon?
fuba-phase-shot = Laukaisetko?
fuba-phase-type = Miten joukkueesi liikkuu?
fuba-phase-piece =
    { $left ->
        [one] Yksi siirto jäljellä: kuka liikkuu?
       *[other] { $left } siirtoa jäljellä: kuka liikkuu?
    }
fuba-phase-to = Minne?
fuba-phase-ball = Ottaako hän pallon mukaan?
fuba-phase-free = Kuka tulee pois päätyrajalta?
fuba-phase-dive = Mitä maalivahtisi tekee?
fuba-phase-aim = Minne tähtäät?
fuba-phase-sent-off = Kuka lähtee kentältä?

## Ready arrangements

fuba-shortcut-balanced = Tasapainoinen aloitus
fuba-shortcut-wide = Leveä, molemmat laidat miehitetty
fuba-shortcut-crowded-centre = Kaikki keskelle
fuba-shortcut-crowd-the-box = Täytä vastustajan rangaistusalue
fuba-shortcut-short-and-wide = Lyhyesti, laidat auki
fuba-shortcut-stay-compact = Tiiviisti ja varmasti
fuba-shortcut-guard-the-box = Vartioi rangaistusaluetta
fuba-shortcut-hold-the-line = Pidä linja
fuba-shortcut-wait-to-break = Puolusta syvällä ja odota vastaiskua

## Odds in a word

fuba-short-kept = pitää pallon
fuba-short-won = menettää pallon
fuba-short-special = erikoistilanne
fuba-short-goal = maali
fuba-short-corner-won = kulmapotku
fuba-short-missed = maalipotku
fuba-short-second-six = tarvitaan toinen kuutonen
fuba-short-penalty-missed = ei maalia
fuba-short-shootout-goal = maali
fuba-short-half-over = puoliaika päättyy
fuba-short-last-turn = viimeinen vuoro
fuba-short-half-begins = aloituspotku
fuba-short-shootout-begins = rangaistuspotkukilpailu
fuba-short-victory = loppuvihellys
fuba-short-level = loppuvihellys
fuba-short-spared = jää keltaiseksi
fuba-short-red = punainen kortti
fuba-short-yellow = keltainen kortti
fuba-short-free-kick = vapaapotku
fuba-short-penalty-kick = rangaistuspotku
fuba-short-only-mover = vain toinen liikkuu
fuba-short-rolled = tukialue ratkaisee

## Muuttujien nimet

fuba-term-start = lähtöalue
fuba-term-target = kohdealue
fuba-term-distance = etäisyys
fuba-term-area = pelaajat pallon luona
fuba-term-penalty-area = pelaajat rangaistusalueella
fuba-term-open-goal = tyhjä maali
fuba-term-zone = laukauspaikka

## Taulukot

fuba-table-control = Pallonhallintatesti: noppa ja muuttujat vastaan pallon arvo
fuba-table-crowd = Alueen pelaajat: miten lukumäärä vaikuttaa pallonhallintatestiin
fuba-table-distance = Syötön etäisyys
fuba-table-shot-zones = Laukaukset alueittain
fuba-table-shot-players = Laukaukset: pelaajat pallon alueella tai rangaistusalueella
fuba-table-events = Erikoistilanteet
fuba-table-penalties = Rangaistuspotkut: mitä nopalla on vähintään saatava
fuba-cell-result = Tulos
fuba-cell-effect = Vaikutus
fuba-cell-above = Suurempi kuin pallo
fuba-cell-equal = Sama kuin pallo
fuba-cell-below = Pienempi kuin pallo
fuba-cell-kept = Pallo säilyy
fuba-cell-special = Erikoistilanne
fuba-cell-lost = Pallo menetetään
fuba-cell-own-against = Omia, vastustajia
fuba-cell-between = Alueita välissä
fuba-cell-modifier = Muuttuja
fuba-cell-zone = Alue
fuba-cell-die = Noppa
fuba-cell-booked-in-control = Keltainen kortti palloa hallitsevalle, vapaapotku toiselle
fuba-cell-booked-passive = Keltainen kortti toiselle, vapaapotku palloa hallitsevalle
fuba-cell-free-kick-in-control = Vapaapotku palloa hallitsevalle
fuba-cell-free-kick-passive = Vapaapotku toiselle joukkueelle
fuba-cell-only-in-control-moves = Vain palloa hallitseva joukkue liikkuu tällä vuorolla
fuba-cell-only-passive-moves = Vain toinen joukkue liikkuu tällä vuorolla
fuba-cell-keeper = Maalivahti
fuba-cell-shot-left = Laukaus vasemmalle
fuba-cell-shot-centre = Laukaus keskelle
fuba-cell-shot-right = Laukaus oikealle
fuba-cell-dive-left = Aavistaa vasemmalle
fuba-cell-dive-stay = Pysyy paikallaan
fuba-cell-dive-right = Aavistaa oikealle

## Tulkinnat

fuba-ruling-r7 = Joukkueet asetellaan aloituspotkua, vapaapotkua, kulmapotkua ja rangaistuspotkua varten, ei maalipotkua varten.
fuba-ruling-r8 = Asettelun lopuksi enintään kaksi eri pelaajaa siirtyy yhden alueen verran, kumpikin minne haluaa.
fuba-ruling-r9 = Aloituspotkussa aloittavan joukkueen pelaajia on keskialueella vähintään kaksi.
fuba-ruling-r18 = Joukkueen, joka säilyttää vastustajien joukkoon pelatun pallon, on tuotava sille pelaaja.
fuba-ruling-r24 = Sallittu kohde on aina olemassa.
fuba-ruling-r31 = Helpossa tilanteessa alueella on oltava oma pelaaja eikä yhtään vastustajaa.
fuba-ruling-r39 = Maalivahti palautetaan rangaistusalueelleen, kun maalipotku tuomitaan.
fuba-ruling-r40 = Hidas maalipotku antaa ensin molemmille kokonaisen liikkumisvaiheen.
fuba-ruling-r46 = Vapaat liikkeet vievät suoraan pois päätyrajalta.
fuba-ruling-r61 = Punaisesta kortista poistuu kenttäpelaaja, ei koskaan maalivahti.
fuba-ruling-r65 = Puoliaika päättyy viimeistään ruutuun +5, kun vuoro on pelattu loppuun.
fuba-ruling-r10 = Linja saa olla tyhjä; ryhmitys on sama koko ottelun.
fuba-ruling-r19 = Paitsiolinjan määrää toisiksi alin vastustaja, maalivahti mukaan luettuna.
fuba-ruling-r20 = ”Pallon tasalla” tarkoittaa aluetta, jolla pallo oli vuoron alussa.
fuba-ruling-r30 = Pallolle tuotu pelaaja ei liiku enää samalla vuorolla.
fuba-ruling-r34 = Maalivahti lasketaan puolustajiin laukauksen alueella.
fuba-ruling-r42 = Keskikenttäliike suoraan eteen tai taakse ei saa yltää ylimmän eikä alimman pelaajan tasalle.
fuba-ruling-r48 = Kuljettajan reitin jokaisen alueen on oltava vapaa vastustajista.
fuba-ruling-r51 = Suorassa vapaapotkussa alue vaikuttaa yhä, sen pelaajat eivät.
fuba-ruling-r62 = Joukkue, jossa on alle seitsemän pelaajaa, häviää.

## Kenttä tekstinä

fuba-board-head =
    { $hosts } { $shape }   { score }   { $visitors } { $against }   { $half ->
        [1] 1. puoliaika
        [2] 2. puoliaika
       *[other] jatkoaika
    }, { $clock }
fuba-board-control = Pallo on { TEAM($by, form: "ade") }.
fuba-board-last-turn = Tämä on puoliajan viimeinen vuoro.
fuba-board-dice = Nopat: koti { $home }, vieras { $away }.
fuba-board-taker =
    { $kind ->
        [keeper] Potkun antaa { TEAM($by, form: "gen") } maalivahti.
       *[other] Potkun antaa { TEAM($by, form: "gen") } kenttäpelaaja.
    }
fuba-board-cards = { $by }: keltaisia kortteja { $yellow }, punaisia { $red }.
fuba-board-shootout = Rangaistuspotkukilpailu: { score }.
fuba-board-place =
    { $left ->
        [one] { TEAM($by, form: "Ade") } on yksi pelaaja sijoittamatta.
       *[other] { TEAM($by, form: "Ade") } on { $left } pelaajaa sijoittamatta.
    }

## Monta tapahtumaa samassa lauseessa: katso `locales/telling.json`

fuba-report-formations = Kortit kääntyvät: { TEAM($by, form: "gen") } ryhmitys on { $formation }, { TEAM($other, form: "gen") } { $against }.
    .v2 = { TEAM($by, form: "Nom") } pelaa ryhmityksellä { $formation }, { TEAM($other) } ryhmityksellä { $against }.
fuba-report-toss-kept = { TEAM($by, form: "Nom") } voittaa heiton ja aloittaa itse.
fuba-report-toss-given = { TEAM($by, form: "Nom") } voittaa heiton ja antaa aloituksen { TEAM($other, form: "all") }.
fuba-report-adjusted-men =
    Viime hetken muutoksia: { TEAM($by) } siirtää { $n ->
        [1] yhden pelaajan
        [2] kaksi pelaajaa
        [3] kolme pelaajaa
        [4] neljä pelaajaa
        [5] viisi pelaajaa
        [6] kuusi pelaajaa
        [7] seitsemän pelaajaa
        [8] kahdeksan pelaajaa
        [9] yhdeksän pelaajaa
        [10] kymmenen pelaajaa
       *[other] { $n } pelaajaa
    }.
    .v2 =
        { TEAM($by, form: "Nom") } hienosäätää ryhmitystään ja siirtää { $n ->
            [1] yhden pelaajan
            [2] kaksi pelaajaa
            [3] kolme pelaajaa
            [4] neljä pelaajaa
            [5] viisi pelaajaa
            [6] kuusi pelaajaa
            [7] seitsemän pelaajaa
            [8] kahdeksan pelaajaa
            [9] yhdeksän pelaajaa
            [10] kymmenen pelaajaa
           *[other] { $n } pelaajaa
        }.
    .v3 = Viimeinen hienosäätö ennen vihellystä: { TEAM($by) } vaihtaa asemia.
    .v4 = { TEAM($by, form: "Nom") } korjaa asetelmaa viimeisen kerran.
fuba-report-kept-it = { TEAM($by, form: "Nom") } pitää pallon alueella { $zone }: { $result } vastaan { $value }.
    .v2 = { TEAM($by, form: "Nom") } siirtää pelin alueelle { $zone }, { $result } vastaan { $value }.
    .v3 = Siistiä pallottelua: { TEAM($by) } etenee alueelle { $zone }, { $result } vastaan { $value }.
    .v4 = { $result } vastaan { $value }, ja pallo on { TEAM($by, form: "ade") } alueella { $zone }.
    .v5 = { TEAM($by, form: "Nom") } löytää syöttöpaikan alueelta { $zone }, { $result } vastaan { $value }.
    .v6 = Alueella { $zone } kaikki sujuu: { $result } vastaan { $value }, ja { TEAM($by) } jatkaa.
fuba-report-lost-it = { TEAM($by, form: "Nom") } menettää pallon alueella { $zone }, { $result } vastaan { $value }, ja pallo siirtyy { TEAM($other, form: "all") }.
    .v2 = Katkaistu alueella { $zone }! { $result } vastaan { $value }, ja pallo on { TEAM($other, form: "ade") }.
    .v3 = Huolimatonta peliä alueella { $zone }: { $result } vastaan { $value }. { TEAM($other, form: "Nom") } ottaa pallon.
    .v4 = { TEAM($other, form: "Nom") } riistää pallon alueella { $zone }: { $result } vastaan { $value }.
    .v5 = { TEAM($by, form: "Nom") } joutuu ahtaalle alueella { $zone }, { $result } vastaan { $value }, ja { TEAM($other) } saa pallon.
    .v6 = Harhasyöttö alueelle { $zone }: { $result } vastaan { $value }, ja pallo on nyt { TEAM($other, form: "ade") }.
fuba-report-shot-goal = { TEAM($by, form: "Nom") } laukoo alueelta { $zone }. Maali! { score }.
    .v2 = Maali! { TEAM($by, form: "Nom") } osuu alueelta { $zone }: { score }.
    .v3 = { score }! { TEAM($by, form: "Nom") } pamauttaa alueelta { $zone }, ja verkko pullistuu.
    .v4 = Hieno viimeistely alueelta { $zone }! { TEAM($by, form: "Nom") } vie tilanteen lukemiin { score }.
fuba-report-shot-wide =
    { TEAM($by, form: "Nom") } laukoo alueelta { $zone }, mutta ohi: { $need ->
        [6] vain kuutonen olisi kelvannut
        [7] vain kaksi kuutosta olisi kelvannut
       *[other] tarvittiin vähintään { $need }
    }.
    .v2 = { TEAM($by, form: "Nom") } pamauttaa alueelta { $zone } yli riman.
    .v3 =
        Tolpan vierestä ohi! { TEAM($by, form: "Nom") } yrittää alueelta { $zone }, mutta { $need ->
            [6] vain kuutonen olisi kelvannut
            [7] vain kaksi kuutosta olisi kelvannut
           *[other] tarvittiin vähintään { $need }
        }.
    .v4 = Laukaus alueelta { $zone }, eikä pallo osu maaliin. { TEAM($by, form: "Gen") } paikka menee.
fuba-report-shot-behind = { TEAM($by, form: "Nom") } laukoo alueelta { $zone }, ja pallo kimpoaa päätyrajan yli. Kulmapotku!
    .v2 = Laukaus alueelta { $zone } torjutaan kulmaksi. Kulmapotku { TEAM($by, form: "all") }.
fuba-report-moved-men =
    { $mode ->
        [attack] { TEAM($by, form: "Nom") } nostaa { $n ->
        [1] yhden pelaajan
        [2] kaksi pelaajaa
        [3] kolme pelaajaa
        [4] neljä pelaajaa
        [5] viisi pelaajaa
        [6] kuusi pelaajaa
        [7] seitsemän pelaajaa
        [8] kahdeksan pelaajaa
        [9] yhdeksän pelaajaa
        [10] kymmenen pelaajaa
       *[other] { $n } pelaajaa
    }
        [defence] { TEAM($by, form: "Nom") } vetää taakse { $n ->
        [1] yhden pelaajan
        [2] kaksi pelaajaa
        [3] kolme pelaajaa
        [4] neljä pelaajaa
        [5] viisi pelaajaa
        [6] kuusi pelaajaa
        [7] seitsemän pelaajaa
        [8] kahdeksan pelaajaa
        [9] yhdeksän pelaajaa
        [10] kymmenen pelaajaa
       *[other] { $n } pelaajaa
    }
        [quick] { TEAM($by, form: "Nom") } siirtää nopeasti { $n ->
        [1] yhden pelaajan
        [2] kaksi pelaajaa
        [3] kolme pelaajaa
        [4] neljä pelaajaa
        [5] viisi pelaajaa
        [6] kuusi pelaajaa
        [7] seitsemän pelaajaa
        [8] kahdeksan pelaajaa
        [9] yhdeksän pelaajaa
        [10] kymmenen pelaajaa
       *[other] { $n } pelaajaa
    }
       *[midfield] { TEAM($by, form: "Nom") } siirtää { $n ->
        [1] yhden pelaajan
        [2] kaksi pelaajaa
        [3] kolme pelaajaa
        [4] neljä pelaajaa
        [5] viisi pelaajaa
        [6] kuusi pelaajaa
        [7] seitsemän pelaajaa
        [8] kahdeksan pelaajaa
        [9] yhdeksän pelaajaa
        [10] kymmenen pelaajaa
       *[other] { $n } pelaajaa
    }
    } { $zones-n ->
        [1] alueelle
       *[other] alueille
    } { $zones }.
    .v2 =
        { $mode ->
            [attack] Hyökkäysliike
            [defence] Puolustusliike
            [quick] Nopea liike
           *[midfield] Keskikenttäliike
        }: { TEAM($by) } siirtää { $n ->
            [1] yhden pelaajan
            [2] kaksi pelaajaa
            [3] kolme pelaajaa
            [4] neljä pelaajaa
            [5] viisi pelaajaa
            [6] kuusi pelaajaa
            [7] seitsemän pelaajaa
            [8] kahdeksan pelaajaa
            [9] yhdeksän pelaajaa
            [10] kymmenen pelaajaa
           *[other] { $n } pelaajaa
        } { $zones-n ->
            [1] alueelle
           *[other] alueille
        } { $zones }.
fuba-report-moved-waits =
    { TEAM($by, form: "Nom") } { $mode ->
        [attack] nousee
        [defence] vetäytyy
        [quick] siirtyy nopeasti
       *[midfield] ryhmittyy
    } { $zones-n ->
        [1] alueelle
       *[other] alueille
    } { $zones }.
    .v2 =
        Liike vie { TEAM($by, form: "gen") } pelaajia { $zones-n ->
            [1] alueelle
           *[other] alueille
        } { $zones }.
fuba-report-moved-both =
        { TEAM($by, form: "Nom") } { $mode ->
            [attack] nousee
            [defence] vetäytyy
            [quick] siirtyy nopeasti
           *[midfield] ryhmittyy
        } { $n ->
            [1] yhden pelaajan
            [2] kahden pelaajan
            [3] kolmen pelaajan
            [4] neljän pelaajan
            [5] viiden pelaajan
            [6] kuuden pelaajan
            [7] seitsemän pelaajan
            [8] kahdeksan pelaajan
            [9] yhdeksän pelaajan
            [10] kymmenen pelaajan
           *[other] { $n } pelaajan
        } voimin, { TEAM($other) } { $reply ->
            [attack] lähtee ylös
            [defence] laskeutuu
            [quick] siirtyy nopeasti
           *[midfield] järjestäytyy
        } { $m ->
            [1] yhden pelaajan
            [2] kahden pelaajan
            [3] kolmen pelaajan
            [4] neljän pelaajan
            [5] viiden pelaajan
            [6] kuuden pelaajan
            [7] seitsemän pelaajan
            [8] kahdeksan pelaajan
            [9] yhdeksän pelaajan
            [10] kymmenen pelaajan
           *[other] { $m } pelaajan
        } voimin.
    .v2 =
        { TEAM($by, form: "Nom") } { $mode ->
            [attack] lähtee hyökkäykseen
            [defence] perääntyy
            [quick] tekee nopean siirtymän
           *[midfield] järjestäytyy uudelleen
        }, ja { TEAM($other) } { $reply ->
            [attack] nousee ylös
            [defence] vetäytyy alas
            [quick] tekee nopean siirtymän
           *[midfield] hakee muotoaan
        }.
    .v3 =
        Kumpikin järjestäytyy: { TEAM($by, form: "abl") } liikkeelle lähtee { $n ->
            [1] yksi
            [2] kaksi
            [3] kolme
            [4] neljä
            [5] viisi
            [6] kuusi
            [7] seitsemän
            [8] kahdeksan
            [9] yhdeksän
            [10] kymmenen
           *[other] { $n }
        }, { TEAM($other, form: "abl") } { $m ->
            [1] yksi
            [2] kaksi
            [3] kolme
            [4] neljä
            [5] viisi
            [6] kuusi
            [7] seitsemän
            [8] kahdeksan
            [9] yhdeksän
            [10] kymmenen
           *[other] { $m }
        }.
    .v4 =
        Asetelma muuttuu: { TEAM($by) } { $mode ->
            [attack] nousee
            [defence] perääntyy
            [quick] siirtyy nopeasti
           *[midfield] liikkuu keskikentällä
        }, { TEAM($other) } { $reply ->
            [attack] tulee ylemmäs
            [defence] jää alemmas
            [quick] siirtyy nopeasti
           *[midfield] ryhmittyy
        }.
