# Volchok suomeksi.

## Luvut

volchok-section-setup = Alkuasetelma
volchok-section-kick-off = Aloituspotku
volchok-section-turn = Vuoro
volchok-section-move = Pelaajien liikkuminen
volchok-section-pass = Syötöt ja läpisyötöt
volchok-section-lob = Nostot
volchok-section-duty = Pallollisen joukkueen velvollisuudet
volchok-section-tackle = Taklaukset
volchok-section-shot = Laukaukset, torjunnat ja kulmapotkut
volchok-section-control = Haltuunotto ja laukaus
volchok-section-goal = Maalit ja kortit
volchok-section-chance = Pyöritin
volchok-section-end = Ottelun päättyminen

## Säännöt

volchok-rule-set-1 = Kummallakin joukkueella on lähtöruuduissaan maalivahti (1) ja viisi kenttäpelaajaa (2–6), maalivahti keskimmäisessä ruudussa maalinsa edessä.
volchok-rule-set-2 = Ottelu alkaa tilanteesta 0–0, ja kaikki kaksitoista pelaajaa ovat kentällä.
volchok-rule-toss-1 = Kumpikin joukkue pyöräyttää, ja suuremman luvun saanut tekee aloituspotkun; jos luvut ovat samat, molemmat pyöräyttävät uudestaan.
volchok-rule-ko-1 = Aloittava joukkue asettaa yhden kentällä olevista kenttäpelaajistaan pallon kanssa aloitusruutuun, ja kaikki muut ovat lähtöruuduissaan.
volchok-rule-ko-2 = Aloitusvuoro on aina perusvuoro: mitään ei saa ilmoittaa.
volchok-rule-ko-3 = Aloitusvuoron ensimmäisellä toiminnolla pallo on potkaistava tai, elleivät sääntövalinnat sitä kiellä, kuljetettava vastustajan kenttäpuoliskolle; sitä ennen kukaan muu ei saa liikkua eikä vuoroa saa päättää.
volchok-rule-ko-4 = Aloitusvuorolla ei saa tehdä nostoa.
volchok-rule-ko-5 = Jos aloitusvuorossa olevalla joukkueella ei ole kentällä yhtään kenttäpelaajaa, aloituspotkun tekee toinen joukkue.

volchok-rule-turn-1 = Joukkueet pelaavat vuorotellen, ja jokainen vuoro etenee samassa järjestyksessä: ilmoitus, pyöräytys, toiminnot.
volchok-rule-turn-2 = Laukaus, taklaus sekä haltuunotto ja laukaus on ilmoitettava pelaajineen ennen pyöräytystä; muuten vuoro on perusvuoro.
volchok-rule-turn-3 = Ilmoitusta ei voi muuttaa.
volchok-rule-turn-4 = Pyöräytetty luku on vuoron liikepisteiden määrä: jokainen ruutu, jonka pelaaja, pallo tai pelaaja pallon kanssa etenee, maksaa yhden pisteen.
volchok-rule-turn-5 = Liikepisteet saa jakaa vapaasti joukkueen kaikkien pelaajien ja toimintojen kesken missä järjestyksessä tahansa.
volchok-rule-turn-6 = Kaikkia liikepisteitä ei tarvitse käyttää, elleivät sääntövalinnat sitä vaadi, ja käyttämättömät pisteet menetetään.
volchok-rule-turn-7 = Tehtyä toimintoa ei voi perua.
volchok-rule-turn-8 = Noston tai onnistuneen taklauksen jälkeen sama joukkue saa lisävuoron, täyden vuoron omine ilmoituksineen ja pyöräytyksineen.
volchok-rule-turn-9 = Ellei lisävuoroa ole ansaittu, vuoro siirtyy toiselle joukkueelle.

volchok-rule-move-1 = Pelaaja siirtyy yhteen kahdeksasta viereisestä ruudusta.
volchok-rule-move-2 = Samassa ruudussa ei saa olla kahta pelaajaa; ainoa poikkeus on meneillään oleva taklaus.
volchok-rule-move-3 = Maalivahti saa olla vain kolmessa ruudussa oman maalinsa edessä.
volchok-rule-move-4 = Kenttäpelaaja ei saa mennä vastustajan maalivahdin alueelle.
volchok-rule-move-5 = Pallollinen pelaaja vie liikkuessaan pallon mukanaan eikä voi jättää sitä jälkeensä.
volchok-rule-move-6 = Pelaaja, joka astuu irtopallon ruutuun, saa pallon ilman lisäkustannusta.
volchok-rule-house-1 = Oman maalivahdin alueella ja sen viereisissä ruuduissa saa seistä enintään sovittu määrä kenttäpelaajia.

volchok-rule-pass-1 = Palloa saa potkaista vain pallollinen pelaaja, ja vain suoraan rivin, sarakkeen tai lävistäjän suuntaan.
volchok-rule-pass-2 = Potku ei saa kulkea sellaisen ruudun kautta, jossa on pelaaja.
volchok-rule-pass-3 = Potkun on päätyttävä joukkuetoverille (syöttö) tai ruutuun, jossa ei ole pelaajaa (läpisyöttö), ei koskaan vastustajalle.
volchok-rule-pass-4 = Potku ei saa mennä vastustajan maalivahdin alueelle: maalia kohti pelattu pallo on laukaus.
volchok-rule-pass-5 = Läpisyöttö ei saa päättyä oman maalivahdin alueelle.
volchok-rule-pass-6 = Potku ei saa olla pidempi kuin liikepisteitä on jäljellä.

volchok-rule-lob-1 = Nosto on vuoronsa ensimmäinen ja ainoa toiminto, ja sen tekee pelaaja, jolla pallo oli vuoron alkaessa.
volchok-rule-lob-2 = Nosto lentää täsmälleen pyöräytetyn luvun verran ruutuja rivin, sarakkeen tai lävistäjän suuntaan.
volchok-rule-lob-3 = Noston on laskeuduttava joukkuetoverille, joka on kenttäpelaaja ja oman maalivahtinsa alueen ulkopuolella.
volchok-rule-lob-4 = Nosto saa lentää kaikkien pelaajien ja alueiden yli.
volchok-rule-lob-5 = Onnistunut nosto tuo joukkueelle lisävuoron.
volchok-rule-lob-6 = Nosto ei saa olla lyhyempi kuin sääntövalintojen vähimmäispituus, tavallisesti 1 ruutu.
volchok-rule-lob-7 = Jos nostot ilmoitetaan, nosto ilmoitetaan ennen pyöräytystä; ellei luku vie sitä vastaanottajalle, pallo putoaa linjallaan luvun osoittamaan ruutuun ja vuoro on vastustajalla.

volchok-rule-ball-1 = Joukkueen, jolla on pallo vuoronsa alussa tai jonka luku riittää irtopallon tavoittamiseen ja siirtämiseen, on siirrettävä palloa sen vuoron aikana.
volchok-rule-zone-1 = Joukkue ei saa päättää perusvuoroa niin, että sillä on pallo oman maalivahtinsa alueella, oli pallo sitten maalivahdilla tai, elleivät sääntövalinnat sitä salli, muulla pelaajalla.
volchok-rule-ball-2 = Mikään toiminto ei saa jättää joukkueelle liian vähän pisteitä pallon siirtämiseen ja sen saamiseen pois oman maalivahdin alueelta.
volchok-rule-ball-3 = Jos pyöräytetty luku ei mitenkään riitä pallon siirtämiseen ja sen saamiseen pois oman maalivahdin alueelta, molemmat velvollisuudet raukeavat siksi vuoroksi.

volchok-rule-tack-1 = Taklaajaksi ilmoitetaan yksi oma kenttäpelaaja, kun pallo on vastustajalla.
volchok-rule-tack-2 = Taklata voi vain vastustajan kenttäpelaajaa, jolla on pallo oman maalivahtinsa alueen ulkopuolella; maalivahtia ei voi taklata koskaan.
volchok-rule-tack-3 = Taklaajalla on oltava pallollisen pelaajan luo vapaista vierekkäisistä ruuduista koostuva reitti, joka ei kulje vastustajan maalivahdin alueen kautta; varatuista ruuduista hän saa astua vain pallollisen pelaajan ruutuun.
volchok-rule-tack-4 = Taklauksen saa ilmoittaa vain, jos se voi onnistua: reitin pituus (viereisestä ruudusta 1) plus 1 ei saa ylittää pyörittimen suurinta lukua, tavallisesti 6.
volchok-rule-tack-5 = Rike: jos luku on pienempi kuin reitin pituus, taklaaja saa keltaisen kortin ja poistuu kentältä.
volchok-rule-tack-6 = Vaarallinen peli: jos luku on yhtä suuri kuin reitin pituus, taklaaja saa punaisen kortin ja poistuu kentältä.
volchok-rule-tack-7 = Jos luku on suurempi kuin reitin pituus, taklaaja vie pallon vapaaseen ruutuun pallollisen pelaajan viereen, vastustajan maalivahdin alueen ulkopuolelle; pallon menettänyt jää paikalleen, eikä kukaan poistu kentältä.
volchok-rule-tack-8 = Onnistunut taklaus tuo lisävuoron; reitin pituuden plus yhden ylittävät pisteet menetetään, elleivät sääntövalinnat sano toisin.
volchok-rule-tack-9 = Kortin jälkeen pallo jää pallolliselle pelaajalle ja vuoro siirtyy hänen joukkueelleen.

volchok-rule-shot-1 = Laukaus ilmoitetaan ennen pyöräytystä, ja sen tekee pallollinen kenttäpelaaja yhteen nimettyyn verkon ruutuun.
volchok-rule-shot-2 = Laukojan on oltava suoraan eteenpäin tai vinottain kulkevalla linjalla, joka vie maalivahdin alueen ja maaliviivan yli valittuun verkon ruutuun.
volchok-rule-shot-3 = Laukauksen saa ilmoittaa vain, jos pyörittimen suurin luku, tavallisesti 6, riittää verkkoon asti.
volchok-rule-shot-4 = Laukojan ja verkon välissä ei saa olla kummankaan joukkueen kenttäpelaajaa; vastustajan maalivahti saa olla.
volchok-rule-shot-5 = Jos luku ei riitä verkkoon asti, pallo etenee luvun verran ruutuja linjaa pitkin ja jää siihen, ja vuoro siirtyy vastustajalle.
volchok-rule-shot-6 = Maalivahdin alueelle pysähtynyt vajaa laukaus päätyy maalivahdille, missä tahansa alueellaan hän onkin.
volchok-rule-shot-7 = Jos luku riittää verkkoon asti eikä maalivahti ole laukauksen linjalla, tulee maali.
volchok-rule-shot-8 = Jos luku riittää verkkoon asti ja maalivahti on laukauksen linjalla, puolustava joukkue pyöräyttää tuloksen: maali, torjunta tai kulmapotku.
volchok-rule-save-1 = Torjunnan jälkeen pallo on maalivahdilla ja vuoro hänen joukkueellaan.
volchok-rule-corn-1 = Kulmapotkussa laukoja vie pallon toiseen hyökätyn maalin puoleisista kulmaruuduista; hänen joukkueensa valitsee kumpaan, elleivät sääntövalinnat määrää lähempää.
volchok-rule-corn-2 = Jos kulmaruudussa on laukojan joukkuetoveri, tämä saa pallon ja laukoja jää paikalleen.
volchok-rule-corn-3 = Jos kulmaruudussa on vastustaja, laukoja asetetaan palloineen johonkin lähimmistä vapaista ruuduista vastustajan maalivahdin alueen ulkopuolella, joukkueensa valinnan mukaan.
volchok-rule-corn-4 = Kulmapotkun jälkeen vuoro on puolustavalla joukkueella, elleivät sääntövalinnat sano toisin; joukkueensa seuraavalla vuorolla kulmapotkun antaja saa kuljettaa tai syöttää.
volchok-rule-save-2 = Kun maalivahti on saanut pallon torjunnasta tai vajaasta laukauksesta, se on toimitettava pois hänen alueeltaan heti joukkueen seuraavalla vuorolla.

volchok-rule-cs-1 = Irtopallotilanteessa saa ennen pyöräytystä ilmoittaa kenttäpelaajan, joka yhdellä toiminnolla juoksee pallolle ja laukoo nimettyyn verkon ruutuun.
volchok-rule-cs-2 = Pallon on oltava laukauslinjalla kyseiseen verkon ruutuun, eikä välissä saa olla kenttäpelaajaa; juoksijaa itseään ei lasketa.
volchok-rule-cs-3 = Juoksun (lyhin vapaa reitti vastustajan maalivahdin aluetta kiertäen) ja laukauksen yhteispituus saa olla enintään pyörittimen suurin luku, tavallisesti 6.
volchok-rule-cs-4 = Jos luku on pienempi kuin juoksumatka, pelaaja etenee luvun verran ruutuja valmentajansa valitsemaa lyhintä reittiä ja pallo jää paikalleen.
volchok-rule-cs-5 = Jos luku on sama kuin juoksumatka, pelaaja ehtii pallolle, saa sen haltuunsa ja vuoro päättyy.
volchok-rule-cs-6 = Jos luku on suurempi kuin juoksumatka mutta ei riitä verkkoon asti, pelaaja jää pallon paikalle ja pallo etenee luvun loppuosan verran kuten vajaa laukaus.
volchok-rule-cs-7 = Jos luku kattaa sekä juoksun että laukauksen, pelaaja laukoo pallon paikalta: tulee maali, jos maalivahti ei ole linjalla, ja jos hän on, tulos pyöräytetään.

volchok-rule-goal-1 = Maali kasvattaa joukkueen maalimäärää yhdellä, ja molemmat joukkueet palaavat lähtöruutuihinsa.
volchok-rule-goal-2 = Maalin päästänyt joukkue tekee aloituspotkun.
volchok-rule-card-1 = Keltaisen kortin saanut pelaaja palaa seuraavan maalin jälkeen, tekipä sen kumpi joukkue tahansa.
volchok-rule-card-2 = Punaisen kortin saanut pelaaja palaa oman joukkueensa seuraavan maalin jälkeen.
volchok-rule-card-3 = Palaavat pelaajat tulevat omiin lähtöruutuihinsa; yhä poissa olevien ruudut jäävät tyhjiksi.

volchok-rule-ch-1 = Jos nuoli pysähtyy jakoviivalle, pyöräytetään uudestaan.

volchok-rule-end-1 = Joukkue, joka ensimmäisenä tekee 4 maalia tai sääntövalinnoissa sovitun määrän, voittaa heti.
volchok-rule-end-2 = Jos vuorot on rajattu, ottelu päättyy, kun joukkueet ovat yhteensä pelanneet sovitun määrän vuoroja, lisävuorot mukaan lukien, ja enemmän maaleja tehnyt voittaa.
volchok-rule-end-3 = Jos peliaika on rajattu, ottelu päättyy siihen vuoroon, jonka aikana aika loppuu, ja enemmän maaleja tehnyt voittaa.
volchok-rule-end-4 = Jos tilanne on rajan täyttyessä tasan, ottelu päättyy tasapeliin tai, jos on sovittu kultaisesta maalista, peli jatkuu ja seuraava maali ratkaisee.
volchok-rule-end-5 = Ottelu päättyy joka tapauksessa 500 pelatun vuoron tai sääntövalinnoissa sovitun määrän jälkeen: enemmän maaleja tehnyt voittaa, ja tasatilanne on tasapeli.

## Tapahtumat

volchok-event-tossed = Nuoli on puhunut: kotijoukkueelle { $home }, vieraille { $away }. { TEAM($by, form: "Nom") } aloittaa.
volchok-event-tossed-level = Molemmille { $number }! Eroa ei vielä synny, joten pyöräytetään uudestaan.
volchok-event-kick-off = { $piece } asettaa pallon keskiviivalle, ja { TEAM($by) } on valmis aloittamaan.
    .v2 = { $piece } on pallolla aloitusruudussa. Aloituspotku { TEAM($by, form: "all") }.
volchok-event-shot-declared = { $piece } tähtää ruutuun { $net } ja ilmoittaa laukauksen. Verkkoon asti tarvitaan vähintään { $needed }.
    .v2 = { $piece } nostaa katseensa ja valitsee ruudun { $net }. Vähintään { $needed } vie pallon perille.
    .v3 = { $piece } valmistautuu laukomaan ruutuun { $net }: siihen tarvitaan vähintään { $needed }.
volchok-event-tackle-declared = { $piece } lähtee taklaukseen, kohteena { $victim }. Pallonriistoon tarvitaan vähintään { $needed }.
    .v2 = { $piece } käy päälle, ja pallossa on { $victim }. Vähintään { $needed }, niin pallo vaihtaa omistajaa.
    .v3 = Nyt tulee { $piece }! Kohteena { $victim }, ja puhtaaseen riistoon tarvitaan vähintään { $needed }.
volchok-event-control-declared = { $piece } lähtee irtopallon perään, ja mielessä on laukaus ruutuun { $net }. Verkkoon asti tarvitaan vähintään { $needed }.
volchok-event-lob-declared = { $piece } ilmoittaa noston, ja vastaanottajana on { $receiver }. Tarvitaan täsmälleen { $needed }.
volchok-event-spun = Pyöritin antaa { TEAM($by, form: "all") } luvun { $number }.
    .v2 = { TEAM($by, form: "Nom") } pyöräyttää luvun { $number }.
    .v3 = Nuoli pysähtyy lukuun { $number }.
volchok-event-excused = { $number } ei riitä pallon purkamiseen, joten { TEAM($by) } saa tällä vuorolla jättää sen paikalleen.
volchok-event-moved = { $piece } juoksee ruutuun { $to }.
    .v2 = { $piece } siirtyy ruutuun { $to }.
    .v3 = { $piece } hakeutuu ruutuun { $to }.
volchok-event-dribbled = { $piece } kuljettaa pallon ruutuun { $to }.
    .v2 = { $piece } vie pallon ruutuun { $to }.
    .v3 = Pallo pysyy jalassa: { $piece } jatkaa ruutuun { $to }.
volchok-event-collected = { $piece } nappaa irtopallon ruudusta { $to }.
    .v2 = { $piece } ehtii ensimmäisenä pallolle ruutuun { $to }.
    .v3 = Irtopallon ruudusta { $to } saa haltuunsa { $piece }.
volchok-event-passed = { $piece } syöttää, ja ruudussa { $to } pallon ottaa { $receiver }.
    .v2 = { $piece } pelaa maata pitkin ruutuun { $to }, ja pallon ottaa vastaan { $receiver }.
    .v3 = { $piece } näkee vapaan miehen ja syöttää: ruudussa { $to } pallon saa { $receiver }.
volchok-event-played-through = { $piece } pelaa pallon tyhjään tilaan ruutuun { $to }.
    .v2 = { $piece } toimittaa pallon vapaaseen tilaan ruutuun { $to }.
    .v3 = { $piece } työntää pallon ruutuun { $to }.
volchok-event-lobbed = { $piece } nostaa, ja ruudussa { $to } pallon saa { $receiver }. Lisävuoro { TEAM($by, form: "all") }!
    .v2 = Pallo kaartaa korkealta: { $piece } nostaa, ja ruudussa { $to } sen ottaa haltuun { $receiver }. Lisävuoro { TEAM($by, form: "all") }!
volchok-event-lob-dropped = { $number }, ja pelaajan { $piece } nosto putoaa ruutuun { $to }.
volchok-event-taken = Pallo on nyt pelaajalla { $piece }.
volchok-event-stopped =
    { $left ->
        [one] { TEAM($by, form: "Nom") } päättää vuoronsa, ja yksi liikepiste jää käyttämättä.
       *[other] { TEAM($by, form: "Nom") } päättää vuoronsa, ja { $left } liikepistettä jää käyttämättä.
    }
    .v2 =
        { $left ->
            [one] Tämä riittää: { TEAM($by, form: "abl") } jää yksi liikepiste käyttämättä.
           *[other] Tämä riittää: { TEAM($by, form: "abl") } jää { $left } liikepistettä käyttämättä.
        }
volchok-event-yellow = Vain { $number }: { $piece } myöhästyy, ja rikkeen uhrina on { $victim }. Keltainen kortti, ja paluu vasta seuraavan maalin jälkeen.
    .v2 = { $number }, ja nilkoillehan se meni: { $piece } rikkoo, ja maassa on { $victim }. Keltainen kortti, ja paluu vasta seuraavan maalin jälkeen.
volchok-event-red = { $number } ja raju yhteentörmäys: { $piece } myöhästyy, ja nurmelle jää { $victim }. Punainen kortti, ja paluu vasta { TEAM($by, form: "gen") } seuraavan maalin jälkeen.
    .v2 = { $number }, ja rumaa jälkeä: { $piece } ajaa päin, ja alle jää { $victim }. Punainen kortti, ja paluu vasta { TEAM($by, form: "gen") } seuraavan maalin jälkeen.
volchok-event-tackle-won = { $number } ja täydellinen ajoitus: { $piece } riistää pallon, ja { $victim } jää seisomaan.
    .v2 = { $number }: { $piece } nappaa pallon, eikä { $victim } ehdi tehdä mitään.
    .v3 = { $number } ja puhdas taklaus! { $piece } vie pallon, ja { $victim } jää tyhjin käsin.
volchok-event-came-away = { $piece } irtoaa pallon kanssa ruutuun { $to }. Lisävuoro { TEAM($by, form: "all") }!
    .v2 = { $piece } vie saaliinsa ruutuun { $to }. Lisävuoro { TEAM($by, form: "all") }!
volchok-event-fell-short =
    { $number ->
        [one] { $piece } osuu palloon huonosti: vain yksi ruutu, ja laukaus kuolee ruutuun { $to }.
       *[other] { $piece } ei saa laukaukseen voimaa: { $number } ruutua, ja pallo jää ruutuun { $to }.
    }
    .v2 =
        { $number ->
            [one] { $piece } saa palloon vain hipaisun. Se vierii ruutuun { $to } ja pysähtyy.
           *[other] { $piece } ei osu kunnolla. Pallo vierii ruutuun { $to } ja pysähtyy.
        }
volchok-event-keeper-collected =
    { $number ->
        [one] { $piece } laukoo vaisusti: pallo vierähtää yhden ruudun, ja { $keeper } poimii sen syliinsä.
       *[other] { $piece } laukoo vaisusti: voima loppuu { $number } ruudun jälkeen, ja { $keeper } poimii pallon syliinsä.
    }
    .v2 = Aivan liian vaisu yritys: { $piece } laukoo, ja { $keeper } vain kumartuu ja poimii pallon.
volchok-event-went-in = Voimaa { $number }, ja maalivahti on väärässä paikassa! { $piece } upottaa pallon ruutuun { $net }.
    .v2 = Voimaa { $number }, ja sisään! { $piece } löytää ruudun { $net }, eikä maalivahti ehdi mihinkään.
    .v3 = { $number } pyörittimessä eikä maalivahtia tiellä: { $piece } iskee pallon ruutuun { $net }.
volchok-event-at-keeper = Voimaa { $number }: { $piece } laukoo kohti maalia, mutta tiellä on { $keeper }. Pyöritin ratkaisee.
    .v2 = Voimaa { $number }, ja suoraan kohti: laukojana { $piece }, vastassa { $keeper }. Pyöritin ratkaisee.
volchok-event-saved = Torjunta! { $piece } laukoo, mutta { $keeper } nappaa pallon.
    .v2 = { $keeper } on koko vartalollaan pallon takana, ja { $piece } jää ilman maalia.
    .v3 = Huikea torjunta! { $keeper } venyy, eikä { $piece } ole uskoa silmiään.
volchok-event-corner-won = { $piece } laukoo, ja pallo ohjataan yli päätyrajan. Kulmapotku { TEAM($by, form: "all") }.
    .v2 = Sormenpäillä kulmaan! { $piece } laukoo, ja kulmapotkun saa { TEAM($by) }.
volchok-event-corner-taken = { $piece } vie pallon kulmaan ruutuun { $to }.
volchok-event-corner-given = Kulmassa ruudussa { $to } odottaa jo { $receiver }, joka saa pallon.
volchok-event-corner-beside = Kulma on varattu, joten { $piece } asettuu sen lähelle ruutuun { $to }.
volchok-event-set-off = Vain { $number }: { $piece } lähtee juoksuun, mutta pallolle asti se ei riitä.
volchok-event-ran-short = { $piece } hyytyy ruutuun { $to }, ja irtopallo jää odottamaan.
volchok-event-reached-ball = { $piece } ehtii pallolle ruutuun { $to }, mutta laukaukseen ei enää riitä voimia.
volchok-event-control-short =
    { $number ->
        [one] { $piece } ehtii paikalle ja laukoo, mutta pallo vierähtää vain yhden ruudun ja jää ruutuun { $to }.
       *[other] { $piece } ehtii paikalle ja laukoo, mutta pallo vierii vain { $number } ruutua ja jää ruutuun { $to }.
    }
volchok-event-control-shot = Pyöritin näyttää lukua { $number }: { $piece } ehtii irtopallolle ja laukoo suoraan vauhdista!
volchok-event-goal = Maali! { $piece } osuu, ja { TEAM($by) } vie tilanteen lukemiin { score }.
    .v2 = Maali! { $piece } onnistuu, ja tilanne on { score }.
    .v3 = Siellä se on! { $piece } tekee maalin { TEAM($by, form: "all") }: { score }.
    .v4 = { score }! { $piece } kaartaa kulmalipulle, ja { TEAM($by) } juhlii.
volchok-event-returned = { $piece } palaa kentälle, ja { TEAM($by) } saa lisää voimia.
volchok-event-kick-off-passed = Vastapuolella ei ole enää aloittajaa, joten aloituspotkun saa { TEAM($by) }.
volchok-event-golden-goal = Raja on tullut täyteen, ja tilanne on yhä { score }. Seuraava maali ratkaisee.
volchok-event-won = Peli on selvä, { score }. Voitto { TEAM($by, form: "all") }!
    .v2 = Loppuvihellys! { TEAM($by, form: "Nom") } voittaa luvuin { score }.
volchok-event-level = Ottelu on ohi, ja pisteet menevät tasan: { score }.

## Kiellot

volchok-refusal-not-your-turn =
    { SIDE($seat) ->
        [you] Nyt on sinun vuorosi.
       *[other] Nyt on vuorossa { TEAM($seat) }.
    }
volchok-refusal-spin-first = Ensin on pyöräytettävä.
volchok-refusal-match-over = Ottelu on päättynyt.
volchok-refusal-not-now = Tätä ei tehdä tässä vuoron vaiheessa.
volchok-refusal-off-pitch = { $piece } ei ole kentällä.
volchok-refusal-keeper-cannot = Numero 1 on maalivahti eikä voi tehdä tätä.
volchok-refusal-kick-off-first = Aloituspotku on vielä tekemättä.
volchok-refusal-kick-off-is-basic = Nyt on aloitusvuoro, eikä silloin voi ilmoittaa mitään.
volchok-refusal-no-kick-off-lob = Tämä vuoro alkoi aloituspotkulla, joten nostoa ei voi tehdä.
volchok-refusal-after-spin = Pyöritin näyttää jo lukua { $number }.
volchok-refusal-not-adjacent = Ruutu { $to } ei ole ruudun { $from } vieressä.
volchok-refusal-keeper-zone-only = Ruutu { $to } ei kuulu maalin edessä oleviin kolmeen ruutuun.
volchok-refusal-zone-closed = Ruutu { $to } on vastustajan maalivahdin alueella.
volchok-refusal-occupied = Ruudussa { $to } on { $piece }.
volchok-refusal-no-ball = Joukkueellasi ei ole palloa.
volchok-refusal-not-a-line = Ruudusta { $from } ei kulje suoraa eikä vinoa linjaa ruutuun { $to }.
volchok-refusal-blocked = Tiellä ruudussa { $square } on { $piece }.
volchok-refusal-through-zone = Ruutu { $square } on vastustajan maalivahdin alueella.
volchok-refusal-to-opponent = { $piece } on vastustaja.
volchok-refusal-into-own-zone = Ruudussa { $to } ei ole ketään ottamassa palloa vastaan.
volchok-refusal-too-far = Tähän potkuun tarvitaan { $needed } pistettä, ja jäljellä on vain { $left }.
volchok-refusal-already-acted = Joukkueesi on jo tehnyt toiminnon tällä vuorolla.
volchok-refusal-wrong-distance =
    { $number ->
        [one] { $piece } ei ole suoralla linjalla täsmälleen yhden ruudun päässä.
       *[other] { $piece } ei ole suoralla linjalla täsmälleen { $number } ruudun päässä.
    }
volchok-refusal-bad-receiver =
    { SHIRT($piece) ->
        [1] { $piece } on maalivahti.
       *[other] { $piece } on oman maalivahtinsa alueella.
    }
volchok-refusal-lob-too-short = Tämän noston pituus olisi { $number }, ja vähimmäispituus on { $least }.
volchok-refusal-zone-duty =
    Pallon saaminen pois vaatii vielä { $needed ->
        [one] yhden pisteen
       *[other] { $needed } pistettä
    }, ja { $left ->
        [0] jäljelle ei jäisi yhtään
        [one] jäljelle jäisi vain yksi
       *[other] jäljelle jäisi vain { $left }
    }.
volchok-refusal-zone-crowded =
    { $most ->
        [0] Yksikään kenttäpelaaja ei saa
        [one] Vain yksi kenttäpelaaja saa
       *[other] Vain { $most } kenttäpelaajaa saa
    } seistä oman maalivahdin alueella tai sen vieressä.
volchok-refusal-ball-duty =
    Pallon siirtäminen vaatii vielä { $needed ->
        [one] yhden pisteen
       *[other] { $needed } pistettä
    }, ja { $left ->
        [0] jäljelle ei jäisi yhtään
        [one] jäljelle jäisi vain yksi
       *[other] jäljelle jäisi vain { $left }
    }.
volchok-refusal-spend-all =
    { $left ->
        [one] Tässä ottelussa kaikki pisteet on käytettävä, ja yksi on vielä jäljellä.
       *[other] Tässä ottelussa kaikki pisteet on käytettävä, ja { $left } on vielä jäljellä.
    }
volchok-refusal-nothing-to-tackle = Pallo ei ole vastustajalla.
volchok-refusal-untouchable =
    { SHIRT($piece) ->
        [1] { $piece } on maalivahti.
       *[other] { $piece } on oman maalivahtinsa alueella.
    }
volchok-refusal-no-way = { $piece } on saarroksissa: vapaata reittiä ei ole.
volchok-refusal-out-of-reach = Tähän tarvittaisiin { $needed }, ja pyörittimen suurin luku on { $most }.
volchok-refusal-no-shot-line = Ruudusta { $from } ei ole laukauslinjaa ruutuun { $net }.
volchok-refusal-ball-held = Pallo ei ole irrallaan vaan pelaajalla { $piece }.
volchok-refusal-not-offered = Ruutu { $to } ei ole valittavien joukossa.

## Toiminnot

volchok-action-pick = Aloittajaksi pelaaja { $piece }
volchok-action-basic = Perusvuoro
volchok-action-shot = Laukaus ruutuun { $net }
volchok-action-tackle = Pelaaja { $piece } taklaa
volchok-action-control = Haltuunotto ja laukaus: pelaaja { $piece }, ruutu { $net }
volchok-action-step = Pelaaja { $piece } ruutuun { $to }
volchok-action-kick = Pallo ruutuun { $to }
volchok-action-lob = Nosto pelaajalle { $piece }
volchok-action-end = Päätä vuoro
volchok-action-exit = Pallon kanssa ruutuun { $to }
volchok-action-run = Juoksu ruutuun { $to }
volchok-action-corner = Kulmapotku ruudusta { $to }
volchok-action-place = Pallon kanssa ruutuun { $to }

## Tulokset

volchok-outcome-toss = Koti { $home }, vieras { $away }
volchok-outcome-spin = Pyöräytys: { $number }
volchok-outcome-result =
    { $of ->
        [goal] Maali
        [save] Torjunta
       *[corner] Kulmapotku
    }

## Asetukset

volchok-option-board = Määrää ruudukon maalivahtien alueineen, verkkoineen, kulmineen ja kenttäpuoliskoineen sekä aloitusruudun ja lähtöruudut.
volchok-option-numbers = Määrää, mitkä luvut pyörittimessä ovat ja kuinka todennäköisiä ne ovat.
volchok-option-results = Määrää, kuinka todennäköisiä maali, torjunta ja kulmapotku ovat, kun laukaus tulee maalivahtia kohti.
volchok-option-goals-to-win = Määrää, montako maalia riittää heti voittoon; 0 tarkoittaa, ettei maalirajaa ole.
volchok-option-turn-limit = Päättää ottelun, kun joukkueet ovat pelanneet yhteensä näin monta vuoroa; 0 tarkoittaa, ettei rajaa ole.
volchok-option-clock-seconds = Päättää ottelun, kun on pelattu näin monta sekuntia; 0 tarkoittaa, ettei kelloa ole.
volchok-option-tie-break = Määrää, onko tasatilanne rajan täyttyessä tasapeli vai ratkaiseeko seuraava maali.
volchok-option-safety-turns = Päättää ottelun näin monen vuoron jälkeen, oli tilanne mikä tahansa.
volchok-option-must-spend-all = Sallii vuoron päättämisen vasta, kun yhtään pistettä ei voi enää käyttää.
volchok-option-lob-min = Määrää lyhimmän sallitun noston pituuden ruutuina.
volchok-option-tackle-spend-rest = Antaa käyttää onnistuneesta taklauksesta yli jääneet pisteet ennen lisävuoroa.
volchok-option-zone-rule = Määrää, onko pallon oltava vuoron lopussa pois oman maalivahdin alueelta vai ainoastaan pois maalivahdilta.
volchok-option-corner-side = Määrää, kuka valitsee kulman: laukova joukkue, ei kukaan (lähempi otetaan) vai puolustava joukkue.
volchok-option-corner-next = Määrää, onko kulmapotkun jälkeen vuorossa puolustava vai hyökkäävä joukkue.
volchok-option-kickoff-dribble = Sallii aloittamisen myös kuljettamalla eikä vain potkaisemalla.
volchok-option-loose-ball = Määrää, onko joukkueen haettava irtopallo ja siirrettävä sitä, kun luku riittää, vai saako pallon jättää.
volchok-option-lob-part = Sallii noston, joka käyttää vain osan luvusta.
volchok-option-lob-home = Sallii noston maalivahdille tai pelaajalle oman maalivahdin alueella.
volchok-option-lob-declared = Vaatii ilmoittamaan noston ennen pyöräytystä, joten se voi epäonnistua.
volchok-option-zone-balls = Määrää, saako läpisyöttö päättyä maalivahdin alueelle, jolloin pallo on heti hänellä.
volchok-option-corner-mate = Määrää, onko kulmaruudussa olevan joukkuetoverin pakko antaa kulmapotku vai saako hän valita.
volchok-option-corner-beside = Määrää, kuka valitsee ruudun puolustajan hallussa olevan kulman vierestä: laukojan joukkue, ei kukaan (lähin) vai puolustava joukkue.
volchok-option-kickoff-ball = Määrää, onko pallo aloittajalla vai tämän vieressä.
volchok-option-zone-men = Määrää, montako kenttäpelaajaa saa seistä oman maalivahdin alueella ja sen viereisissä ruuduissa; 5 tarkoittaa, ettei rajaa ole. Kotisääntö.

## Valmiit sääntövalinnat

volchok-preset-first-to-four = Neljään maaliin
volchok-preset-ninety-minutes = 90 minuuttia
volchok-preset-quick = Pikapeli
volchok-preset-by-the-clock = Kellon mukaan

## Kysymykset

volchok-phase-pick = Kuka tekee aloituspotkun?
volchok-phase-declare = Mitä ilmoitat?
volchok-phase-step =
    { $left ->
        [one] Yksi liikepiste jäljellä: mihin käytät sen?
       *[other] { $left } liikepistettä jäljellä: mihin käytät ne?
    }
volchok-phase-exit = Mihin taklaaja vie pallon?
volchok-phase-run = Mihin juoksija etenee?
volchok-phase-corner = Kumpi kulma?
volchok-phase-place = Mihin ruutuun kulman lähellä?

## Tapahtumien lyhyet nimet todennäköisyyksiä varten

volchok-short-yellow = keltainen kortti
volchok-short-red = punainen kortti
volchok-short-tackle-won = pallonriisto
volchok-short-fell-short = vajaa laukaus
volchok-short-keeper-collected = pallo maalivahdille
volchok-short-went-in = maali
volchok-short-goal = maali
volchok-short-saved = torjunta
volchok-short-corner-won = kulmapotku
volchok-short-set-off = ei ehdi pallolle
volchok-short-reached-ball = ehtii pallolle
volchok-short-control-short = irtopallo
volchok-short-at-keeper = maalivahti tiellä
volchok-short-golden-goal = seuraava maali ratkaisee
volchok-short-won = loppuvihellys
volchok-short-level = loppuvihellys

## Taulukot

volchok-table-numbers = Pyörittimen luvut
volchok-table-results = Laukauksen tulokset, kun maalivahti on linjalla
volchok-cell-number = Luku
volchok-cell-chance = Todennäköisyys
volchok-cell-result = Tulos
volchok-cell-goal = Maali
volchok-cell-save = Torjunta
volchok-cell-corner = Kulmapotku

## Tulkinnat

volchok-ruling-r15 = Maalivahdin alueelle ei saa pelata palloa muuten kuin laukauksena.
volchok-ruling-r16 = Nosto valitaan pyöräytyksen jälkeen ja löytää aina miehensä.
volchok-ruling-r35 = Jos kulmassa on puolustaja, laukoja menee valmentajansa valitsemaan viereiseen ruutuun.
volchok-ruling-r6 = Luku on yläraja: sitä ei tarvitse käyttää kokonaan.
volchok-ruling-r7 = Aloittajalla on pallo, ja hän saa kuljettaa sen vastustajan puolelle.
volchok-ruling-r10 = Joukkueen, joka yltää irtopalloon ja voi siirtää sitä, on tehtävä niin.
volchok-ruling-r11 = Vuoron lopussa pallon on oltava poissa oman maalivahdin alueelta.
volchok-ruling-r17 = Nosto käyttää täsmälleen koko luvun.
volchok-ruling-r18 = Omalle maalivahdille tai hänen alueelleen ei saa nostaa.
volchok-ruling-r24 = Taklauksesta yli jäävä osa luvusta menetetään.
volchok-ruling-r33 = Laukonut joukkue valitsee kulman.
volchok-ruling-r34 = Kulmapotkun jälkeen pyöräyttää puolustava joukkue.
volchok-ruling-r44 = Tasatilanne rajan täyttyessä on tasapeli.

## Kenttä tekstinä

volchok-board-yellow = Poissa keltaisella kortilla: { $players }
volchok-board-red = Poissa punaisella kortilla: { $players }

## Monta tapahtumaa samassa lauseessa: katso `locales/telling.json`

volchok-report-run = { $piece } juoksee ruutuun { $to }.
volchok-report-runs = Liikettä ilman palloa: { $pieces }.
    .v2 = { TEAM($by, form: "Abl") } liikkeelle lähtevät { $pieces }.
    .v3 = { $pieces } hakevat tyhjää tilaa.
volchok-report-run-on = { $piece } kuljettaa pallon ruutuun { $to } asti.
    .v2 = { $piece } lähtee kuljetukseen ja pääsee ruutuun { $to }.
    .v3 = Pallo pysyy jalassa: { $piece } etenee ruutuun { $to }.
volchok-report-collected-run = { $piece } nappaa irtopallon ja vie sen ruutuun { $to }.
    .v2 = { $piece } ehtii palloon ensimmäisenä ja kuljettaa sen ruutuun { $to }.
    .v3 = Irtopallo on pelaajan { $piece }, ja matka jatkuu ruutuun { $to }.
    .v4 = Pallo löytyy irrallaan, ja { $piece } lähtee sen kanssa kohti ruutua { $to }.
volchok-report-collected-passed = { $piece } nappaa irtopallon ja syöttää: ruudussa { $to } pallon saa { $receivers }.
    .v2 = { $piece } ehtii palloon ensimmäisenä, ja ruudussa { $to } syötön ottaa { $receivers }.
volchok-report-collected-through = { $piece } nappaa irtopallon ja pelaa sen ruutuun { $to }.
    .v2 = { $piece } ehtii palloon ensimmäisenä ja toimittaa sen tyhjään tilaan ruutuun { $to }.
    .v3 = Irtopallon saa { $piece }, joka lähettää sen ruutuun { $to }.
    .v4 = { $piece } ei jää ihmettelemään: irtopallo lähtee heti ruutuun { $to }.
volchok-report-run-passed = { $piece } kuljettaa ja syöttää: ruudussa { $to } pallon saa { $receivers }.
    .v2 = { $piece } etenee pallon kanssa ja näkee ruudussa { $to } vapaan pelaajan { $receivers }.
volchok-report-run-through = { $piece } kuljettaa ja työntää pallon ruutuun { $to }.
    .v2 = { $piece } kuljettaa, nostaa katseen ja pelaa tyhjään tilaan ruutuun { $to }.
    .v3 = Lyhyt kuljetus, ja { $piece } pelaa pallon ruutuun { $to }.
    .v4 = { $piece } ei jää pitelemään palloa vaan pelaa sen ruutuun { $to }.
volchok-report-passes = Syöttö seuraa syöttöä: { $piece }, { $receivers }, ja pallo on ruudussa { $to }.
    .v2 = { TEAM($by, form: "Nom") } pallottelee nätisti: { $piece }, { $receivers }, lopulta ruutuun { $to }.
volchok-report-won-away = { $number }, ja { $piece } riistää pallon pelaajalta { $victim } ja irtoaa ruutuun { $to }. Lisävuoro { TEAM($by, form: "all") }!
    .v2 = Mikä taklaus! Luvulla { $number } { $piece } vie pallon pelaajalta { $victim } ruutuun { $to }. Lisävuoro { TEAM($by, form: "all") }!
    .v3 = { $number }: { $piece } nappaa pallon, ja { $victim } jää seisomaan. Matka jatkuu ruutuun { $to }. Lisävuoro { TEAM($by, form: "all") }!
    .v4 = Täydellinen ajoitus, { $number }: { $piece } on pallon kanssa ruudussa { $to }, ja { $victim } katsoo perään. Lisävuoro { TEAM($by, form: "all") }!
volchok-report-struck-goal = Maali! Voimaa { $number }, ja { $piece } upottaa pallon ruutuun { $net }: { score }.
    .v2 = { score }! { $piece } löytää ruudun { $net }, eikä maalivahti ehdi mihinkään.
    .v3 = Siellä se on! Voimaa { $number }, ketään ei ole tiellä, ja { $piece } iskee ruutuun { $net }: { score }.
    .v4 = Maali { TEAM($by, form: "all") }! { $piece } osuu ruutuun { $net }: { score }.
volchok-report-past-keeper-goal = Maali! Laukaus tulee päin, mutta { $keeper } ei saa sitä pysäytettyä: { $piece } vie tilanteen lukemiin { score }.
    .v2 = { $keeper } on tiellä, mutta pallo menee silti sisään! { $piece } osuu: { score }.
    .v3 = { score }! { $piece } laukoo, { $keeper } taipuu, ja { TEAM($by) } juhlii.
volchok-report-returned-men = Kentälle palaavat { $pieces }, ja { TEAM($by) } saa lisää voimia.
