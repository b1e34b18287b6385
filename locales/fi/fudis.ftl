# Fudis suomeksi.

## Luvut

fudis-section-options = Sääntövalinnat
fudis-section-flow = Kenen päätös
fudis-section-cards = Kortit
fudis-section-build = Jako ja kentän rakentaminen
fudis-section-start = Kuka aloittaa
fudis-section-turn = Vuoro
fudis-section-swap = Pelaajavaihdot
fudis-section-attack = Hyökkäykset
fudis-section-goal = Maaliyritykset
fudis-section-draw = Käytettyjen korttien korvaaminen
fudis-section-pass = Passaaminen
fudis-section-counter = Vastahyökkäykset
fudis-section-round = Hyökkäyskierrokset
fudis-section-match = Puoliajat ja ottelu
fudis-section-shootout = Rankkarikilpailu
fudis-section-variant = Muunnelmat
fudis-section-secret = Kuka tietää mitä

## Säännöt

fudis-rule-opt-1 = Sääntövalinnoilla, jotka eivät pysy rajoissaan tai ovat keskenään ristiriidassa, ei voi pelata.
fudis-rule-flow-1 = Vain se puoli, jonka on päätettävä, saa toimia, ja vain tähän vaiheeseen kuuluvalla siirrolla.

fudis-rule-pack-1 = Pelissä käytetään yhtä tai kahta tavallista 52 kortin pakkaa, jokereita vain sovittaessa, ja koko pakka sekoitetaan ennen jokaista uutta jakoa.
fudis-rule-rank-1 = Hyökkäävä kortti on numeronsa arvoinen; sotamies on 11, kuningatar 12, kuningas 13 ja ässä 14.
fudis-rule-rank-2 = Kentällä ja maalissa ässän arvo on 1.
fudis-rule-rank-3 = Pöytäkortin lyö vain korkeampi hyökkäävä kortti; yhtä suuri ei riitä.
fudis-rule-suit-1 = Kun maat ratkaisevat, yhtä suurista korteista parempi maa voittaa: pata on alin, sitten risti, ruutu ja hertta.
fudis-rule-jok-1 = Jokeri ei koskaan ole kentällä eikä maalissa.
fudis-rule-jok-2 = Kentälle nostettu jokeri vaihdetaan heti toiseen omistajansa käsikorttiin.
fudis-rule-jok-3 = Jokerin vaihtaminen ei kuluta vuoron pelaajavaihtoa.
fudis-rule-jok-4 = Hyökkäävä jokeri lyö kaikki kortit.

fudis-rule-form-1 = Joukkue on riveissä, tavallisesti edestä lukien kolme, kolme ja kaksi, ja maalivahti on niiden takana; paikalla rivin sisällä ei ole merkitystä.
fudis-rule-deal-1 = Kummallekin jaetaan niin monta korttia kuin rivit, maalivahti ja kolmen kortin käsi vaativat; loput ovat nostopakka.
fudis-rule-build-1 = Paikat täytetään takaa alkaen: ensin maalivahti, sitten sisin rivi ja niin edelleen ensimmäiseen riviin asti.
fudis-rule-build-2 = Minkä tahansa käsikortin saa asettaa mihin paikkaan tahansa, ja kolme korttia jää käteen.
fudis-rule-build-3 = Maalivahti on kuvapuoli alaspäin ja pöytäkortit kuvapuoli ylöspäin.
fudis-rule-build-4 = Kumpikin rakentaa kenttänsä salassa, ja kentät paljastetaan samalla hetkellä.
fudis-rule-build-5 = Kun kortteja asetetaan vuorotellen, aloittaja asettaa ensin, ja jokainen pöytäkortti näkyy heti.
fudis-rule-build-6 = Satunnaisessa rakentamisessa kortit menevät paikoilleen jakojärjestyksessä, eikä kukaan katso maalivahteja.

fudis-rule-start-1 = Ensimmäinen aloittaja arvotaan, kun kentät on rakennettu, tai ennen rakentamista, jos kortteja asetetaan vuorotellen.
fudis-rule-start-2 = Puoliajan sisällä joukkueet aloittavat kierrokset vuorotellen.
fudis-rule-start-3 = Toisen puoliajan aloittaa se, joka ei aloittanut ensimmäistä.

fudis-rule-turn-1 = Vuoro on yksi vapaaehtoinen pelaajavaihto ja sen jälkeen yksi pakollinen hyökkäys.
fudis-rule-turn-2 = Vuorot vaihtelevat: lyöty kortti, torjunta tai passaus antaa vuoron vastustajalle.

fudis-rule-swap-1 = Vuorossa on yksi pelaajavaihto, ja vain ennen hyökkäystä.
fudis-rule-swap-2 = Vaihdossa mikä tahansa oma pöytäkortti, vapaa tai ei, vaihtaa paikkaa minkä tahansa oman käsikortin kanssa.
fudis-rule-swap-3 = Maalivahtia ei voi koskaan vaihtaa.
fudis-rule-swap-4 = Vaihtoon tarvitaan kortti kentän paikassa ja kortti kädessä; tyhjää paikkaa ei voi täyttää vaihdolla.
fudis-rule-swap-5 = Se, joka voi hyökätä, ei saa tehdä vaihtoa, joka veisi siltä viimeisenkin hyökkäyksen.
fudis-rule-swap-6 = Kenenkään ei ole pakko vaihtaa, ei edes hyökkäyksen mahdollistamiseksi.
fudis-rule-swap-7 = Lastenversiossa ei ole pelaajavaihtoja.
fudis-rule-swap-8 = Jos niin on sovittu, vaihto kuuluu hyökkäykseen: vaihtaa saa vain, jos sen jälkeen voi hyökätä.

fudis-rule-free-1 = Jokainen oman ensimmäisen rivin kortti on vapaa hyökkäämään.
fudis-rule-free-2 = Taempi pöytäkortti on vapaa vain, kun suoraan sen edessä olevassa rivissä on jäljellä enintään yksi kortti.
fudis-rule-free-3 = Maalivahti ei koskaan hyökkää.
fudis-rule-atk-1 = Hyökkääjän on oltava oma käsikortti tai oma pöytäkortti.
fudis-rule-atk-2 = Hyökkääjän on lyötävä jokin ulottuvilla oleva pöytäkortti, tai sillä on oltava vapaa reitti maalille.
fudis-rule-atk-3 = Hyökätä voi vain paikkaan, jossa on kortti.
fudis-rule-atk-4 = Hyökännyt kortti on käytetty ja menee poistopakkaan, kävi miten kävi.
fudis-rule-reach-1 = Pöytäkorttia vastaan voi hyökätä vain, kun jokaisessa sen edessä olevassa rivissä on jäljellä enintään yksi kortti.
fudis-rule-hit-1 = Lyöty pöytäkortti menee poistopakkaan, ja sen paikka pysyy tyhjänä, kunnes kenttä rakennetaan uudelleen.

fudis-rule-goal-1 = Maalia saa yrittää vain, kun missään vastustajan rivissä ei ole jäljellä enempää kuin yksi kortti.
fudis-rule-goal-2 = Jokainen kortti, joka saa hyökätä, saa myös laukoa, oli se miten pieni tahansa.
fudis-rule-goal-3 = Laukaus, joka lyö maalivahdin, on maali; maalivahti näytetään ja menee poistopakkaan.
fudis-rule-goal-4 = Laukaus, joka ei lyö maalivahtia, torjutaan; maalivahti pysyy piilossa, eikä muuta kerrota.
fudis-rule-goal-5 = Kun maalissa ei ole maalivahtia, jokainen laukaus on maali.
fudis-rule-goal-6 = Sen, joka voi lyödä pöytäkortin, ei ole pakko laukoa, mutta sen, joka ei voi tehdä muuta, on.

fudis-rule-draw-1 = Kädestä tehdyn hyökkäyksen jälkeen käsi täydennetään heti pakasta kolmeen korttiin.
fudis-rule-draw-2 = Pöytäkortin hyökkäyksen jälkeen pakan päällimmäinen kortti asetetaan avoimena sen paikalle, eikä sitä voi vaihtaa tällä vuorolla.
fudis-rule-draw-3 = Kun pakka on tyhjä, mitään ei korvata: käsi pienenee tai paikka jää tyhjäksi.

fudis-rule-pass-1 = Sen, joka voi lyödä pöytäkortin tai laukoa, on hyökättävä; vain se passaa, joka ei voi kumpaakaan.
fudis-rule-pass-2 = Kun kumpikin passaa peräkkäin, kierros on ohi.

fudis-rule-ctr-1 = Maalin jälkeen vastustajalle tarjotaan viimeinen vastahyökkäys, jos reitti maalintekijän maalille on vapaa ja vastustajalla on kortti, jolla hän voi laukoa.
fudis-rule-ctr-2 = Vastahyökkäyksen saa jättää käyttämättä.
fudis-rule-ctr-3 = Vastahyökkäys on vapaaehtoinen pelaajavaihto ja yksi maaliyritys, ei muuta.
fudis-rule-ctr-4 = Vastahyökkäyksen jälkeen kierros on ohi, kävi miten kävi.

fudis-rule-round-1 = Kierros päättyy maaliin ja mahdolliseen vastahyökkäykseen tai siihen, ettei kukaan voi hyökätä.
fudis-rule-round-2 = Ennen puoliajan seuraavaa kierrosta kumpikin nostaa vuorotellen kortin kerrallaan, kunnes joukkue on täysi tai pakka tyhjä.
fudis-rule-round-3 = Kentällä ja maalissa olevat kortit pysyvät paikoillaan; vain tyhjät paikat täytetään, millä tahansa käsikorteilla.
fudis-rule-round-4 = Jos pakka on liian lyhyt, maalia lähimmät paikat täytetään ensin ja kolme korttia jää käteen.
fudis-rule-round-5 = Puuttuva maalivahti on korvattava, vaikka käsi sen takia pienenisi.
fudis-rule-round-6 = Tyhjä pakka ei päätä kierrosta; peli jatkuu niin kauan kuin joku voi hyökätä.

fudis-rule-half-1 = Puoliaika päättyy siihen kierrokseen, jolla pakka loppuu, ja viimeistään viimeiseen sovittuun kierrokseen.
fudis-rule-half-2 = Toista puoliaikaa varten kaikki kortit kerätään, sekoitetaan ja jaetaan uudelleen.
fudis-rule-match-1 = Kahden puoliajan jälkeen enemmän maaleja tehnyt voittaa.
fudis-rule-match-2 = Tasapelin ratkaisee rankkarikilpailu.
fudis-rule-mercy-1 = Toisella puoliajalla vähintään kolmen maalin johto päättää ottelun, kun sitä ei enää voi kuroa umpeen.
fudis-rule-mercy-2 = Jos niin on sovittu, ottelu päättyy heti, kun jäljellä olevat kierrokset eivät enää voi muuttaa voittajaa.
fudis-rule-mercy-3 = Jos niin on sovittu, johdossa oleva päättää, lopettaako saavuttamaton johto ottelun.

fudis-rule-so-1 = Rankkarikilpailussa kumpikin saa kuusi korttia: piilossa olevan maalivahdin, kaksi avointa pöytäkorttia ja kolme käteen.
fudis-rule-so-2 = Rankkarikilpailun kortit asetetaan vuorotellen, aloittaja ensin ja maalivahti ennen pöytäkortteja.
fudis-rule-so-3 = Rankkarikilpailun aloittaja arvotaan, tai jos niin on sovittu, aloittaa se, joka ei aloittanut viimeistä kierrosta.
fudis-rule-so-4 = Rankkarikierros on yksi kierros tavallisilla säännöillä: yksi lyöty pöytäkortti avaa maalin.
fudis-rule-so-5 = Jos tilanne on pelattujen rankkarikierrosten jälkeen tasan, jaetaan koko pakasta uusi kierros, ja toinen aloittaa.
fudis-rule-so-6 = Rankkarikilpailu päättyy, kun toinen johtaa sovittujen kierrosten jälkeen tai häntä ei enää voi saavuttaa.
fudis-rule-so-7 = Viimeisen lisäkierroksen jälkeen ratkaisee arpa.

fudis-rule-redraw-1 = Kuuden pelaajan muunnelmassa saa aina kentän täydentämisen jälkeen, ennen kierroksen ensimmäistä omaa vuoroa, heittää pois niin monta käsikorttia kuin haluaa ja nostaa pakasta tilalle uudet.
fudis-rule-redraw-2 = Vain käsikortteja voi heittää pois, eikä enempää kuin pakasta saa tilalle.
fudis-rule-child-1 = Lastenversiossa ensimmäinen maali päättää kierroksen, ja seuraavaa varten jaetaan koko pakka uudelleen.

fudis-rule-info-1 = Käden näkee vain sen omistaja; korttien määrä on julkinen.
fudis-rule-info-2 = Maalivahdin näkee vain sen omistaja, ja satunnaisessa rakentamisessa ei kukaan, ennen kuin se lyödään.
fudis-rule-info-3 = Kukaan ei tiedä, mitä pakassa on; sen korttimäärä ja koko poistopakka ovat julkisia.
fudis-rule-info-4 = Kentältä käteen otettu kortti on vastustajan tiedossa, kunnes se käytetään.
fudis-rule-info-5 = Torjunta kertoo vain, ettei laukaukseen käytetty kortti lyö kyseistä maalivahtia, ja se muistetaan niin kauan kuin sama maalivahti pysyy.

## Tapahtumat

fudis-event-shuffled = Koko pakka sekoitetaan.
fudis-event-dealt = { TEAM($by, form: "Nom") } saa kortin { $card }.
fudis-event-all-dealt = Kummallakin on { $cards } korttia, ja pakkaan jää { $pile }.
fudis-event-tossed = Arpa on ratkaissut: { TEAM($by) } aloittaa.
fudis-event-starts = Aloitusvuoro on { TEAM($by, form: "ade") }.
fudis-event-building =
    { $places ->
        [one] { TEAM($by, form: "Ade") } on yksi paikka täytettävänä.
       *[other] { TEAM($by, form: "Ade") } on { $places } paikkaa täytettävänä, maalista eteenpäin.
    }
fudis-event-filling =
    { $places ->
        [one] Muut pysyvät paikoillaan: { TEAM($by, form: "ade") } on yksi aukko täytettävänä.
       *[other] Muut pysyvät paikoillaan: { TEAM($by, form: "ade") } on { $places } aukkoa täytettävänä.
    }
fudis-event-left-empty =
    { $places ->
        [one] Kortit eivät riitä: { TEAM($by, form: "abl") } jää yksi paikka tyhjäksi.
       *[other] Kortit eivät riitä: { TEAM($by, form: "abl") } jää { $places } paikkaa tyhjäksi.
    }
fudis-event-left-out = { TEAM($by, form: "Nom") } jättää paikan { $slot } tyhjäksi.
fudis-event-emergency = { TEAM($by, form: "Gen") } on löydettävä maalivahti käsikorteistaan.
fudis-event-laid =
    { $slot ->
        [GK] { TEAM($by, form: "Nom") } asettaa maaliin kortin { $card }.
       *[other] { TEAM($by, form: "Nom") } asettaa paikkaan { $slot } kortin { $card }.
    }
fudis-event-laid-hidden = { TEAM($by, form: "Nom") } asettaa maaliin piilokortin.
fudis-event-revealed = Kortit pöytään: molemmat joukkueet paljastetaan.
fudis-event-fell = { TEAM($by, form: "Nom") } saa paikkaan { $slot } kortin { $card }.
fudis-event-fell-hidden = { TEAM($by, form: "Gen") } maaliin tulee kortti, jota kukaan ei ole nähnyt.
fudis-event-only-jokers = Pakassa on enää pelkkiä jokereita, joten { TEAM($by) } pelaa ilman maalivahtia.
fudis-event-thrown = { TEAM($by, form: "Nom") } heittää pois kortin { $card }.
fudis-event-thrown-hidden = { TEAM($by, form: "Nom") } heittää pois kortin kuvapuoli alaspäin.
fudis-event-redrew = { TEAM($by, form: "Nom") } nostaa tilalle kortin { $card }.
fudis-event-redrew-hidden = { TEAM($by, form: "Nom") } nostaa tilalle uuden kortin.
fudis-event-swapped = { TEAM($by, form: "Nom") } vaihtaa: { $card } tulee paikkaan { $slot }, ja { $out } siirtyy käteen.
    .v2 = { TEAM($by, form: "Nom") } tekee pelaajavaihdon paikassa { $slot }: sisään { $card }, ulos { $out }.
fudis-event-attacked = { TEAM($by, form: "Nom") } hyökkää kortilla { $card }.
    .v2 = { TEAM($by, form: "Nom") } lähettää hyökkäykseen kortin { $card }.
    .v3 = Nyt tulee { $card }! Hyökkäysvuorossa on { TEAM($by) }.
fudis-event-beat = { $card } lyö kortin { $victim }.
    .v2 = { $card } menee kortin { $victim } ohi.
    .v3 = { $victim } ei mahda mitään: { $card } on vahvempi.
fudis-event-fallen = { $victim } on poissa pelistä, ja paikka { $slot } jää tyhjäksi.
    .v2 = { $victim } on poissa: paikassa { $slot } ammottaa aukko.
fudis-event-goal = Maali! { TEAM($by, form: "Nom") } osuu: { $card } on liikaa maalivahdille { $keeper }, ja tilanne on { score }.
    .v2 = Sisään meni! { $card } voittaa maalivahdin { $keeper }, ja { TEAM($by) } vie tilanteen lukemiin { score }.
    .v3 = { score }! { TEAM($by, form: "Nom") } tekee maalin: { $keeper } ei pysäytä korttia { $card }.
fudis-event-open-goal = Maali! { $card } laukoo tyhjään maaliin, ja { TEAM($by) } vie tilanteen lukemiin { score }.
    .v2 = Maali on tyhjä! { $card } vierittää pallon verkkoon: { TEAM($by) } tekee maalin, ja tilanne on { score }.
fudis-event-saved = Torjunta! { $card } ei pääse maalivahdin ohi.
    .v2 = Maalivahti on tilanteen tasalla: { $card } ei mene läpi.
    .v3 = Ei! { $card } ei riitä, ja maalivahti pysyy arvoituksena.
fudis-event-drew = { TEAM($by, form: "Nom") } nostaa kortin { $card }.
    .v2 = { TEAM($by, form: "Nom") } saa käteensä kortin { $card }.
fudis-event-drew-hidden = { TEAM($by, form: "Nom") } nostaa kortin.
    .v2 = Uusi kortti { TEAM($by, form: "all") }.
fudis-event-replaced = { $card } asettuu { TEAM($by, form: "gen") } paikkaan { $slot }.
    .v2 = { $card } täyttää { TEAM($by, form: "gen") } paikan { $slot }.
fudis-event-nothing-to-draw = Pakka on tyhjä, ja { TEAM($by) } jää ilman uutta korttia.
    .v2 = Nostettavaa ei ole enää, joten { TEAM($by) } jää ilman.
fudis-event-joker-exchanged = { $joker } siirtyy { TEAM($by, form: "gen") } käteen, ja paikan { $slot } ottaa { $card }.
fudis-event-next-turn = Vuorossa on { TEAM($by) }.
    .v2 = Vuoro siirtyy { TEAM($by, form: "all") }.
fudis-event-passed = { TEAM($by, form: "Nom") } ei pääse eteenpäin ja passaa.
    .v2 = { TEAM($by, form: "Ade") } ei ole mitään tehtävissä, joten se passaa.
fudis-event-dead-round = Kumpikaan ei pääse läpi: kierros päättyy umpikujaan.
fudis-event-counter-offered = Tie on auki toiseenkin suuntaan: { TEAM($by) } saa lähteä vastahyökkäykseen.
fudis-event-counter-declined = { TEAM($by, form: "Nom") } jättää vastahyökkäyksen väliin.
fudis-event-counter-taken = { TEAM($by, form: "Nom") } lähtee vastahyökkäykseen!
fudis-event-counter-over = Vastahyökkäys on ohi.
fudis-event-round-over = Kierros { $round } päättyy tilanteeseen { score }.
fudis-event-topped-up = { TEAM($by, form: "Nom") } nostaa seuraavaa kierrosta varten kortin { $card }.
fudis-event-topped-up-hidden = { TEAM($by, form: "Nom") } nostaa kortin seuraavaa kierrosta varten.
fudis-event-half-over =
    { $half ->
        [1] Puoliaika: { score }.
       *[other] Toinen puoliaika on ohi: { score }.
    }
fudis-event-new-half = Kaikki kortit kerätään toista puoliaikaa varten.
fudis-event-redealt = Kaikki kortit kerätään seuraavaa kierrosta varten.
fudis-event-mercy-offered = { score }, eikä eroa voi enää kuroa umpeen: { TEAM($by) } saa lopettaa ottelun tähän.
fudis-event-mercy-declined = { TEAM($by, form: "Nom") } jatkaa peliä.
fudis-event-mercy = { score }, eikä siitä enää nousta. Voitto { TEAM($by, form: "all") }!
fudis-event-won = Peli on selvä, { score }. Voitto { TEAM($by, form: "all") }!
    .v2 = Loppuvihellys! { TEAM($by, form: "Nom") } voittaa luvuin { score }.
fudis-event-level = Ottelu on ohi, ja pisteet menevät tasan: { score }.
fudis-event-shoot-out = Kahden puoliajan jälkeen { score }: edessä on rankkarikilpailu.
fudis-event-leg-begins = Rankkarikierros { $leg }: aloitusvuorossa on { TEAM($by) }.
fudis-event-next-leg = Rankkarikilpailun tilanne on { score }, ja seuraavaksi pelataan kierros { $leg }.
fudis-event-shoot-out-won = Rankkarikilpailu ratkeaa lukemin { score }. Voitto { TEAM($by, form: "all") }!
fudis-event-shoot-out-level = Viimeinenkin rankkarikierros on pelattu, ja tilanne on yhä tasan: { score }.
fudis-event-won-by-lot = Arpa ratkaisee, ja { TEAM($by) } voittaa!
fudis-short-saved = torjunta
fudis-short-counter-taken = vastahyökkäys
fudis-short-dead-round = umpikuja
fudis-short-half-over = puoliaika
fudis-short-new-half = toinen puoliaika
fudis-short-shoot-out = rankkarikilpailu
fudis-short-mercy = loppuvihellys
fudis-short-won = loppuvihellys
fudis-short-level = loppuvihellys
fudis-short-shoot-out-won = ratkesi
fudis-short-won-by-lot = arpa ratkaisi

## Kiellot

fudis-refusal-match-over = Ottelu on päättynyt.
fudis-refusal-chance-first = Ensin on nostettava kortti.
fudis-refusal-not-your-turn =
    { SIDE($seat) ->
        [you] Nyt päätät sinä.
       *[other] Nyt päättää { TEAM($seat) }.
    }
fudis-refusal-not-now = Tätä ei tehdä tässä vuoron vaiheessa.
fudis-refusal-not-in-hand = { $card } ei ole kädessäsi.
fudis-refusal-joker-cannot = { $card } on jokeri, eikä jokeria voi asettaa sinne.
fudis-refusal-only-jokers = Kädessäsi on pelkkiä jokereita.
fudis-refusal-must-fill = Paikka { $slot } on täytettävä.
fudis-refusal-no-attack-after = Mikään vaihto paikassa { $slot } ei mahdollistaisi hyökkäystä.
fudis-refusal-no-attack-with = Jos { $card } menee sinne, et voi hyökätä.
fudis-refusal-no-swaps = Tässä ottelussa ei ole pelaajavaihtoja.
fudis-refusal-swap-is-over = Tällä vuorolla on jo liian myöhäistä vaihtaa.
fudis-refusal-keeper-stays = Maalivahtia ei voi vaihtaa.
fudis-refusal-empty-place = Paikassa { $slot } ei ole korttia.
fudis-refusal-empty-hand = Kätesi on tyhjä.
fudis-refusal-last-attack = Mikä tahansa vaihto paikassa { $slot } veisi ainoan hyökkäyksesi.
fudis-refusal-last-attacker = { $card } on ainoa hyökkääjäsi, eikä se voisi hyökätä sieltä.
fudis-refusal-keeper-cannot = Maalissa oleva kortti on maalivahtisi, eikä maalivahti koskaan hyökkää.
fudis-refusal-not-free = Paikan { $slot } edessä olevassa rivissä on yhä { $left } korttia.
fudis-refusal-beats-nothing = { $card } ei lyö mitään ulottuvilla olevaa: pienin siellä on { $needed }.
fudis-refusal-nothing-in-reach = Ulottuvilla ei ole mitään, mitä vastaan { $card } voisi hyökätä.
fudis-refusal-must-attack = { $card } voi hyökätä, joten et saa passata.
fudis-refusal-only-shot = Vastahyökkäys on laukaus maalia kohti eikä mitään muuta.
fudis-refusal-out-of-reach = Paikan { $slot } edessä on rivi, jossa on yhä { $left } korttia.
fudis-refusal-too-low = { $card } ei ole korkeampi kuin { $victim }.
fudis-refusal-suit-too-low = { $card } ja { $victim } ovat yhtä suuria, eikä maa ratkaise eduksesi.
fudis-refusal-goal-shut = Maalin edessä on rivi, jossa on yhä { $left } korttia.

## Siirrot

fudis-action-put = Aseta { $card }
fudis-action-leave = Jätä paikka tyhjäksi
fudis-action-done = Pidä loput
fudis-action-throw = Heitä pois { $card }
fudis-action-keep = Ei vaihtoa
fudis-action-swap = Vaihda paikassa { $slot }
fudis-action-in = Kentälle { $card }
fudis-action-hand = Hyökkää käsikortilla { $card }
fudis-action-field = Hyökkää paikasta { $slot }
fudis-action-pass = Passaa
fudis-action-hit = Hyökkää paikkaan { $slot }
fudis-action-shoot = Laukaise maalia kohti
fudis-action-joker = Jokerin tilalle { $card }
fudis-action-counter = Vastahyökkäys
fudis-action-decline = Ei vastahyökkäystä
fudis-action-claim = Lopeta ottelu
fudis-action-play-on = Jatka peliä

## Sattumat

fudis-outcome-draw = Kortti: { $card }
fudis-outcome-toss = { $seat } aloittaa
fudis-outcome-lot = Arvan voittaa { $seat }

## Asetukset

fudis-option-format = Määrää, pelataanko kokonainen ottelu vai pelkkiä rankkarikierroksia.
fudis-option-formation = Määrää rivien korttimäärät ensimmäisestä rivistä alkaen.
fudis-option-packs = Määrää, montako 52 kortin pakkaa on käytössä.
fudis-option-jokers = Määrää, montako jokeria on pelissä, enintään kolme pakkaa kohti.
fudis-option-suit-order = Antaa maan ratkaista yhtä suurten korttien välillä.
fudis-option-ace-on-field = Määrää, onko kentältä hyökkäävä ässä 14 vai 1.
fudis-option-build = Määrää, rakennetaanko kentät salassa, kortti kerrallaan vuorotellen vai satunnaisesti.
fudis-option-random-rebuild = Kun joukkueet ladotaan satunnaisesti, latoo samoin myös täydennykset ja rankkarikilpailut eikä vain puoliaikojen jakoja.
fudis-option-rebuild = Määrää, täytetäänkö kierrosten välissä vain aukot vai rakennetaanko kaikki uudelleen.
fudis-option-reach = Määrää, onko rivit murrettava järjestyksessä vai saako mitä tahansa pöytäkorttia vastaan hyökätä milloin vain.
fudis-option-swaps = Sallii pelaajavaihdon ennen hyökkäystä.
fudis-option-swap-keeps-attack = Kieltää vaihdon, jonka jälkeen hyökkäykseen pystynyt ei enää pysty hyökkäämään.
fudis-option-swap-needs-attack = Sallii vaihdon vain, jos sen jälkeen voi hyökätä.
fudis-option-counter = Sallii vastahyökkäyksen maalin jälkeen.
fudis-option-redraw = Sallii käsikorttien poisheiton ennen oman ensimmäisen vuoron alkua myöhemmillä kierroksilla.
fudis-option-redraw-second-half = Sallii käsikorttien poisheiton myös toisen puoliajan ensimmäisellä kierroksella.
fudis-option-redraw-face-down = Käsikortit heitetään pois kuvapuoli alaspäin, niin että vain omistaja tuntee ne.
fudis-option-rounds-per-half = Määrää, montako kierrosta puoliajassa on enintään.
fudis-option-half-end = Määrää, päättyykö puoliaika kierrosten täyttyessä vai vasta pakan loppuessa.
fudis-option-short-refill = Määrää, jaetaanko pakka loppuun vai päättyykö puoliaika, kun pakka ei riitä kummankin täydentämiseen.
fudis-option-short-fill = Määrää, täytetäänkö paikat takaa eteen käteen koskematta, kun pakka ei riitä, vai valitseeko omistaja paikat ja saako hän käyttää käsikorttejaan.
fudis-option-redeal-each-round = Jakaa koko pakan uudelleen joka kierrokselle.
fudis-option-mercy = Määrää, päättääkö suuri johto ottelun ennen aikojaan: ei koskaan, kolmella maalilla vai heti, kun sitä ei voi enää kuroa umpeen.
fudis-option-mercy-call = Määrää, päättääkö johto, jota ei voi enää kuroa kiinni, ottelun itsestään, vain johtavan pelaajan pyynnöstä vai pelkän kierrosmäärän mukaan.
fudis-option-first-starter = Määrää, kuka aloittaa ottelun: koti, vieras vai arpa.
fudis-option-shootout = Ratkaisee tasapelin rankkarikilpailulla; muuten ottelu jää tasapeliksi.
fudis-option-shootout-legs = Määrää, montako kierrosta rankkarikilpailussa on.
fudis-option-shootout-extra = Määrää, montako lisäkierrosta tasatilanteessa voidaan pelata.
fudis-option-shootout-tiebreak = Määrää, ratkaiseeko viimeisen kierroksen jälkeisen tasatilanteen arpa vai jääkö se tasapeliksi.
fudis-option-shootout-starter = Määrää, arvotaanko rankkarikilpailun aloittaja vai vuorotellaanko.

## Valmiit asetukset

fudis-preset-classic = Perinteinen
fudis-preset-as-printed = Painetut säännöt
fudis-preset-alternate = Kortti kerrallaan
fudis-preset-jokers = Jokerien kanssa
fudis-preset-suits = Maat ratkaisevat
fudis-preset-six = Kuusi pelaajaa
fudis-preset-simple = Niin kuin jako antaa
fudis-preset-children = Lastenversio
fudis-preset-two-packs = Kaksi pakkaa
fudis-preset-shootout = Pelkät rankkarit

## Oikotiet

fudis-shortcut-solid = Paras maaliin, vahvat taakse
fudis-shortcut-bold = Paras maaliin, vahvat eteen

## Kysymykset

fudis-phase-build =
    { $left ->
        [one] Mikä kortti viimeiseen paikkaan?
       *[other] Mikä kortti seuraavaan paikkaan?
    }
fudis-phase-redraw = Mitkä käsikortit heität pois?
fudis-phase-swap = Teetkö vaihdon ennen hyökkäystä?
fudis-phase-swap-in = Mikä käsikortti tulee kentälle?
fudis-phase-attack = Mikä kortti hyökkää?
fudis-phase-target = Mitä vastaan se hyökkää?
fudis-phase-joker = Mikä käsikortti tulee jokerin tilalle?
fudis-phase-counter = Lähdetkö vastahyökkäykseen?
fudis-phase-claim = Lopetatko ottelun tähän?

## Taulukot

fudis-table-ranks = Korttien arvot
fudis-cell-card = Kortti
fudis-cell-from-hand = Hyökkää kädestä
fudis-cell-from-field = Hyökkää kentältä
fudis-cell-on-table = Kentällä ja maalissa

## Tulkinnat

fudis-ruling-r1 = Rivit murretaan järjestyksessä: riviin voi hyökätä, kun jokaisessa sen edessä olevassa on enintään yksi kortti.
fudis-ruling-r11 = Vaihto ei saa viedä viimeistä hyökkäysmahdollisuutta.
fudis-ruling-r12 = Vaihto on sallittu myös vuorolla, joka päättyy passaukseen.
fudis-ruling-r19 = Hyökkäävä ässä on 14 sekä kädestä että kentältä.
fudis-ruling-r26 = Puoliajassa on sovitut kierrokset, ja se päättyy aiemmin, jos pakka loppuu.
fudis-ruling-r28 = Kierrosten välillä täytetään vain aukot; pöydässä olevat kortit jäävät paikoilleen.
fudis-ruling-r30 = Jos pakka ei riitä molemmille, nostetaan vuorotellen kortti kerrallaan, ja kierros pelataan vajain rivein.
fudis-ruling-r31 = Vajaa pakka täyttää paikat maalista eteenpäin, ja käteen jää kolme korttia.
fudis-ruling-r40 = Toisella puoliajalla kolmen maalin johto päättää ottelun itsestään heti, kun tasapeliin ei enää ole mahdollisuutta.
fudis-ruling-r42 = Käsikortteja saa heittää pois, kuvapuoli ylöspäin, muilla kuin puoliajan ensimmäisellä kierroksella.
fudis-ruling-r43 = Satunnainen rakentaminen on satunnaista loppuun asti, myös täydennyksissä ja rankkarikilpailussa.

## Kenttä tekstinä

fudis-board-hand = { $by }, kädessä:
fudis-board-seen = nähty:
fudis-board-saved = torjuttu:
fudis-board-open = auki
fudis-board-piles = nostopakka { $pile }, poistopakka { $discard }

## Monta tapahtumaa samassa lauseessa: katso `locales/telling.json`

fudis-report-laid-cards =
    { TEAM($by, form: "Nom") } asettaa pöydälle { $n ->
        [1] yhden kortin
        [2] kaksi korttia
        [3] kolme korttia
        [4] neljä korttia
        [5] viisi korttia
        [6] kuusi korttia
        [7] seitsemän korttia
        [8] kahdeksan korttia
        [9] yhdeksän korttia
       *[other] { $n } korttia
    }.
fudis-report-attack-saved = Torjunta! { TEAM($by, form: "Gen") } { $card } ei pääse maalivahdin ohi.
    .v2 = { TEAM($by, form: "Nom") } hyökkää kortilla { $card }, mutta maalivahti on tilanteen tasalla.
    .v3 = { $card } yrittää maalia, mutta maalivahti pitää pintansa.
fudis-report-beaten = { TEAM($by, form: "Nom") } hyökkää: { $card } lyö kortin { $victim }.
    .v2 = { TEAM($by, form: "Gen") } { $card } menee kortin { $victim } ohi.
fudis-report-knocked-out = { TEAM($by, form: "Nom") } hyökkää kortilla { $card }: paikasta { $slot } lähtee { $victim }.
    .v2 = { $card } lyö kortin { $victim }, ja { TEAM($by) } avaa aukon paikkaan { $slot }.
    .v3 = { $victim } ei mahda mitään: { $card } on vahvempi, ja paikka { $slot } jää tyhjäksi.
    .v4 = Nyt tulee { TEAM($by, form: "gen") } { $card }, ja paikassa { $slot } kaatuu { $victim }.
    .v5 = Paikka { $slot } aukeaa, kun { $card } pudottaa kortin { $victim }.
fudis-report-knocked-replaced = { TEAM($by, form: "Nom") } hyökkää kortilla { $card }: paikasta { $slot } lähtee { $victim }, ja paikkaan { $place } tulee { $fresh }.
    .v2 = { $card } pudottaa kortin { $victim } paikasta { $slot }; { TEAM($by, form: "gen") } paikan { $place } täyttää { $fresh }.
    .v3 = { $victim } kaatuu paikassa { $slot }, kun vastassa on { $card }. { TEAM($by, form: "Ade") } paikkaan { $place } nousee { $fresh }.
    .v4 = Nyt tulee { TEAM($by, form: "gen") } { $card }, ja paikka { $slot } tyhjenee. Paikan { $place } ottaa { $fresh }.
fudis-report-both-pass = Kumpikaan ei pääse eteenpäin.
    .v2 = { TEAM($by, form: "Nom") } passaa, ja niin passaa { TEAM($other) }.
fudis-report-thrown-cards =
    { TEAM($by, form: "Nom") } heittää pois { $n ->
        [1] yhden kortin
        [2] kaksi korttia
        [3] kolme korttia
       *[other] { $n } korttia
    }.
fudis-report-redraw = { TEAM($by, form: "Nom") } heittää pois kortin ja nostaa uuden.
fudis-report-redraws =
    { TEAM($by, form: "Nom") } vaihtaa kädestään { $n ->
        [1] yhden kortin
        [2] kaksi korttia
        [3] kolme korttia
       *[other] { $n } korttia
    }.
fudis-report-round-next = Kierros { $round } päättyy tilanteeseen { score }. Seuraavan aloittaa { TEAM($by) }.
    .v2 = { score } kierroksen { $round } jälkeen. Aloitusvuoro on { TEAM($by, form: "ade") }.
fudis-report-topped = Kädet täydennetään seuraavaa kierrosta varten: kortteja nostetaan { $n }.
