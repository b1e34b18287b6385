# Sivu suomeksi.

web-coach = Valmentaja { $name }
web-coach-random = Valmentaja Noppa
web-coach-rookie = Alokasvalmentaja
web-coach-club = Seuravalmentaja
web-coach-pro = Ammattivalmentaja
web-coach-world = Maailmanluokan valmentaja
web-coach-level = Valmentaja
web-to-home = Etusivulle
web-language = Kieli
web-theme-dark = Tummat värit
web-theme-light = Vaaleat värit
web-rules = Säännöt
web-rules-of = Pelin { $game } säännöt
web-search = Etsi säännöistä
web-search-none = Missään säännössä ei ole näitä sanoja.
web-loading = Hetkinen …
web-lost = Tässä osoitteessa ei ole mitään.
web-unreachable = Palvelin ei vastaa. Ottelusi ovat tallessa; yritä hetken päästä uudelleen.
web-claim = Jalkapalloa pelipöydällä, sääntökirjan mukaan
web-hero-first = Pallo on keskipisteessä.
web-hero-next = Seuraava aloituspotku on sinun.
web-hero-step-up = Voitit. Seuraavana { $coach }.
web-hero-again = Ei tällä kertaa. Uusi yritys?
web-hero-your-move = Sinun vuorosi.
web-hero-running = Ottelu odottaa sinua.
web-play-first = Pelaa ensimmäinen ottelusi
web-play-next = Pelaa uusi ottelu
web-play-coach = Haasta { $coach }
web-try-game = Kokeile peliä { $game }
web-continue = Jatka
web-mine = Ottelusi
web-mine-none = Yhtään ottelua ei ole kesken. Aloita valitsemalla peli.
web-offers = Avoimet tarjoukset
web-offers-none = Kukaan ei odota vastustajaa. Tee itse tarjous.
web-offer-make = Tarjoa ottelua
web-offer-open = Tarjouksesi on avoinna
web-offered = { $name } tarjoaa ottelua
web-private = { $name } odottaa kutsumaansa vastustajaa
web-private-why = Vapaalle paikalle pääsee vain kutsulla. Pyydä linkki pelaajalta { $name }.
web-rematch-waits = Uusintaottelu on tarjolla
web-take = Ota vastaan
web-take-offer = Ota vapaa paikka
web-choose-game = Valitse peli
web-play-now = Pelaa heti
web-same-screen = Samalla näytöllä
web-invite = Kutsu ystävä
web-more-ways = Lisävalinnat
web-new-match = Uusi ottelu
web-game = Peli
web-preset-kind = Ottelutyyppi
web-opponent = Vastustaja
web-against-coach = Tietokonevalmentaja
web-side = Sinun puolesi
web-seat-home = Koti
web-seat-away = Vieras
web-seat-drawn = Arvalla
web-options = Tämän ottelun säännöt
web-make-match = Aloita
web-invite-title = Lähetä tämä linkki ystävällesi
web-invite-link = Toisen paikan saa se, joka avaa linkin ensin.
web-invite-wait = Ottelu alkaa heti, kun joku istuu pöytään.
web-copy = Kopioi
web-copied = Kopioitu
web-qr = Linkki QR-koodina puhelimen kameralle
web-invited = { $name } kutsuu sinut otteluun. Pelinä on { $game }.
web-join = Istu pöytään ja pelaa
web-abort = Peru ottelu
web-aborted = Ottelu peruttiin.
web-match-fault = Ottelua ei voi näyttää
web-stage = Lauta
web-beside = Kentän laidalla
web-board = Kenttä, { $cols } saraketta ja { $rows } riviä
web-cell-man = { $team } { $number }
web-cell-ball = pallo
web-cell-empty = tyhjä
web-cell-held = valittu
web-cell-can = voi toimia
web-score = Tilanne: { $home } { $a }, { $away } { $b }
web-turn = Vuoro { $number }
web-of-turns = / { $number }
web-first-to = voittoon { $number } maalia
web-to-move-short = vuorossa
web-to-move =
    { SIDE($team) ->
        [you] Sinun vuorosi
       *[other] Vuorossa: { $team }
    }
web-your-move = Sinun vuorosi
web-thinking =
    { SIDE($team) ->
        [you] Sinä mietit
       *[other] { $team } miettii
    }
web-waiting = Odotetaan { TEAM($team, form: "par") }
web-panel = Mitä nyt voi tehdä
web-sheet = Näytä enemmän tai vähemmän
web-chosen = Valittuna
web-choose-piece = Valitse pelaaja ja sitten ruutu.
web-choose-list = Valitse luettelosta.
web-how-answer = Valitse jokin vastauksista.
web-prepared =
    { $number ->
        [one] Yksi siirto on valmisteltu. Sen voi vielä perua; se lähtee, kun vuoro päättyy.
       *[other] { $number } siirtoa on valmisteltu. Ne voi perua yksi kerrallaan; ne lähtevät, kun vuoro päättyy.
    }
web-hint-do =
    { $number ->
        [one] Tee näin: yksi vaihe
       *[other] Tee näin: { $number } vaihetta
    }
web-nothing-chosen = Mitään ei ole vielä valittu
web-as-last-time = Kuten viimeksi
web-do-and-spin = Ilmoita ja pyöräytä
web-instead = Tai
web-all-choices = Kaikki vaihtoehdot ({ $number })
web-dial = Pyöritin, jossa on kuusi yhtä suurta lohkoa
web-dial-shows = Pyöritin näyttää lukua { $number }
web-not-here = Ei ruutuun { $square }
web-not-your-turn = Ei sinun vuorosi
web-commentary = Selostus
web-commentary-none = Vielä ei ole tapahtunut mitään.
web-told-undo = Viimeisin päätös peruttiin.
web-told-resigned =
    { SIDE($team) ->
        [you] Sinä luovutit.
       *[other] { TEAM($team, form: "Nom") } luovutti.
    }
web-told-agreed = Tasapelistä sovittiin.
web-told-forfeited =
    { SIDE($team) ->
        [you] Hävisit luovutuksella.
       *[other] { TEAM($team, form: "Nom") } hävisi luovutuksella.
    }
web-told-flag =
    { SIDE($team) ->
        [you] Aikasi loppui, ja hävisit ottelun ajalla.
       *[other] Aika loppui, ja { TEAM($team) } hävisi ottelun ajalla.
    }
web-told-time = Aika on täynnä: ottelu päättyy tähän vuoroon.
web-told-paused = Palvelin oli poissa { $minutes ->
        [one] minuutin
       *[other] { $minutes } minuuttia
    }: kellot seisoivat.
web-off = { $team }: { $number } on poissa kentältä
web-off-yellow = keltainen kortti, takaisin seuraavasta maalista
web-off-red = punainen kortti, takaisin joukkueen seuraavasta maalista
web-tools = Toiminnot
web-undo = Peru
web-undo-asked =
    { SIDE($team) ->
        [you] Haluaisit perua viimeisimmän päätöksen.
       *[other] { TEAM($team, form: "Nom") } haluaisi perua viimeisimmän päätöksen.
    }
web-draw = Tarjoa tasapeliä
web-draw-offered =
    { SIDE($team) ->
        [you] Tarjoat tasapeliä.
       *[other] { TEAM($team, form: "Nom") } tarjoaa tasapeliä.
    }
web-offer-waits = Tarjouksesi odottaa vastausta.
web-accept = Hyväksy
web-decline = Hylkää
web-withdraw = Peru tarjous
web-resign = Luovuta
web-resign-sure = Luovutetaanko ottelu?
web-cancel = Jatka peliä
web-flip = Käännä
web-motion = Animaatioiden nopeus
web-motion-full = Tavallinen
web-motion-fast = Nopea
web-motion-off = Ei animaatioita
web-confirm = Pyydä vahvistus
web-confirm-always = Aina
web-confirm-big = Isoissa asioissa
web-confirm-never = Ei koskaan
web-confirm-why = Isoja asioita ovat ne, joihin noppa, kortti tai vastustaja vastaa. Toinen kosketus tai Enter vahvistaa ne.
web-full-time = Loppuvihellys
web-winner =
    { SIDE($team) ->
        [you] Sinä voitit!
       *[other] { TEAM($team, form: "Nom") } voittaa!
    }
web-summary = Ottelu numeroina
web-goal-at = siirto { $number }
web-why-resigned = Luovutus.
web-why-agreed = Sovittu tasapeli.
web-why-forfeited = Luovutusvoitto: toinen pelaaja ei palannut.
web-why-time = Kello ratkaisi: aika loppui.
web-stat-shots = laukaukset
web-stat-possession = pallonhallinta
web-stat-expected = maaliodottama
web-stat-chances-big = isot paikat
web-stat-chances-fair = kohtalaiset paikat
web-stat-chances-slim = pienet paikat
web-rolls = Mieleenpainuvat heitot
web-roll-best = Paras heitto
web-roll-worst = Huonoin heitto
web-stat-corners = kulmapotkut
web-stat-passes = syötöt
web-stat-tackles = taklausyritykset
web-stat-tackles-won = voitetut taklaukset
web-stat-cards = kortit
web-stat-kept = pallon säilytykset
web-stat-won = pallonriistot
web-stat-interceptions = katkot
web-stat-saves = torjunnat
web-stat-fouls = rikkeet
web-stat-attacks = hyökkäykset
web-stat-beaten = lyödyt kortit
web-stat-saves-against = torjutut laukaukset
web-again = Pelaa uudelleen
web-record = Tallenna ottelu tiedostoon
web-reconnecting = yhdistetään uudelleen
web-safe = Yhteys katkesi, mutta ottelusi on tallessa.
web-try-now = Yritä nyt
web-curtain =
    { SIDE($team) ->
        [you] Nyt päätät sinä.
       *[other] Nyt päättää { TEAM($team) }.
    } Vastapuoli, katso muualle.
web-curtain-open = Olen tässä
web-facts = Tilanne
web-facts-why = Tämän pelin lautaa ei ole vielä piirretty. Tässä on kaikki, minkä saat tietää.

## Champions 2020:n lauta

web-picture = Esimerkki: { $section }
web-rulings = Tulkinnat
web-ruling-options = Valinnat, joilla lukutapa vaihtuu
web-ruling-question = Kysymys
web-ruling-readings = Lukutavat
web-ruling-decision = Ratkaisu
web-ruling-reason = Peruste
web-ruling-rules = Tulkintaan nojaavat säännöt
web-ruling-english = Määrittelystä, englanniksi
web-volchok-lob-on = nosto luvulla { $number }
web-volchok-walk =
    { $points ->
        [one] { $piece } ruutuun { $to }, yksi piste
       *[other] { $piece } ruutuun { $to }, { $points } pistettä
    }
web-volchok-walk-cost =
    { $points ->
        [one] yhden pisteen päässä
       *[other] { $points } pisteen päässä
    }
web-volchok-how-pick = Kosketa aloituspotkun tekijää.
web-volchok-how-declare = Kosketa pelaajaasi, niin näet, mitä hän voi tehdä.
web-volchok-how-step = Kosketa pelaajaa ja sitten kohtaa, johon hän menee. Kosketa kahdesti, niin hän potkaisee.
web-volchok-how-square = Kosketa jotakin valaistua ruutua.
web-volchok-points =
    { $left ->
        [one] Yksi piste jäljellä
       *[other] { $left } pistettä jäljellä
    }
web-champions-minute = { $minute }′
web-champions-ones = ykkösiä { $ones }/{ $all }
web-champions-extra = jatkoaika, ykkösiä { $ones }/{ $all }
web-champions-rolls = jokainen heitto on minuutti
web-champions-shootout = Rangaistuspotkukilpailu
web-champions-kicks = potkut { score }
web-champions-leg =
    { $left ->
        [one] Pallo on numerolla { $number }: yksi ruutu pelattavana
       *[other] Pallo on numerolla { $number }: { $left } ruutua pelattavana
    }
web-champions-mover = Nopassa on { $number }. Kuka liikkuu?
web-champions-how-lineup = Valitse ryhmitys.
web-champions-how-mover = Kosketa pelaajaa, jota haluat siirtää.
web-champions-how-leg = Kosketa ruutua, johon pallo menee; matkan varrella oleva ruutu valitsee toisen kierteen.
web-champions-how-square = Kosketa paikkaa kentällä tai valitse luettelosta.
web-champions-roll = Heitä noppaa
web-champions-to-ball =
    { $left ->
        [one] Pallolle (askelia { $steps }), sitten yksi ruutu pelattavana
       *[other] Pallolle (askelia { $steps }), sitten { $left } ruutua pelattavana
    }
web-champions-pass = Syötä pelaajalle { $number }
web-champions-shoot = Laukaise ruutuun { $to }
web-champions-play = Pelaa ruutuun { $to }
web-champions-over = kierre ruudussa { $squares }
web-champions-die = { $sides }-sivuinen noppa
web-champions-die-shows = { $sides }-sivuinen noppa näyttää lukua { $number }
web-champions-kick-off-dice = Aloituksen nopat: koti { $home }, vieras { $away }
web-offside-line = paitsiolinja
web-champions-offside = paitsiossa
web-champions-outside = rajojen ulkopuolella
web-champions-booked = varoitettu
web-champions-hurt = loukkaantunut
web-champions-may-intercept = { $team } { $number } voi katkaista, todennäköisyys 1/3
web-champions-may-save = maalivahdin torjuntamahdollisuus { $quarters }/4
web-champions-lineup = Kokoonpano
web-champions-ready = Valmiit kokoonpanot
web-champions-shirt = Numero { $number }
web-champions-line-keeper = Maalivahti
web-champions-line-defence = Puolustaja
web-champions-line-midfield = Keskikenttäpelaaja
web-champions-line-attack = Hyökkääjä
web-champions-subs-left =
    { $left ->
        [0] ei vaihtoja jäljellä
        [one] yksi vaihto jäljellä
       *[other] { $left } vaihtoa jäljellä
    }
web-champions-waits = { $number }, { $line }: { $why }
web-champions-at-bench = vaihtopenkillä
web-champions-at-warming = lämmittelee
web-champions-at-sent-off = ajettu ulos
web-champions-at-injured-off = poissa loukkaantuneena
web-champions-at-taken-off = vaihdettu pois
web-champions-at-unavailable = ei käytettävissä

## FUBA

web-fuba-line-up = Aseta paikoilleen
web-fuba-move-all = { $number ->
        [one] Siirrä yksi pelaaja
       *[other] Siirrä { $number } pelaajaa
    }
web-fuba-any-move = Siirrä ketä tahansa: liikkeen laji seuraa siitä.
web-fuba-moves-left = { $left } jäljellä
web-fuba-take-back = Peru: { $from } → { $to }
web-fuba-carry = pallon kanssa
web-fuba-free = Vapaat liikkeet päätyrajalta
web-fuba-free-from = Yksi pelaaja lähtee alueen { $zone } päätyrajalta
web-fuba-free-all = Kaikki
web-fuba-cell-to = voi mennä tänne
web-fuba-roll = Heitä nopat
web-fuba-rolled = Nopat { $home } : { $away }
web-fuba-ball-shows = Pallossa on { $value }
web-fuba-secret = valittu salassa
web-fuba-yellow = Keltaisia kortteja:
web-fuba-red = Punaisia kortteja:
web-fuba-all-placed = Kaikilla on jo paikka
web-fuba-kick-off = Aloituspotku
web-fuba-free-kick = Vapaapotku
web-fuba-corner = Kulmapotku
web-fuba-penalty = Rangaistuspotku
web-fuba-type-midfield = Keskikenttäliike: enintään { $number }
web-fuba-type-attack = Hyökkäysliike: enintään { $number }
web-fuba-type-defence = Puolustusliike: enintään { $number }
web-fuba-take-one-back = Ota ensin joku pois tai aseta joukkue paikoilleen.
web-fuba-cell-men = { $team }: { $number }
web-fuba-cell-keeper =
    { SIDE($team) ->
        [you] maalivahtisi
       *[other] { TEAM($team, form: "gen") } maalivahti
    }
web-fuba-cell-ball = pallo, arvo { $value }
web-fuba-cell-chance =
    { $percent ->
        [one] yksi prosentti
       *[other] { $percent } prosenttia
    }
web-offside = paitsio
web-fuba-board = Kenttä, kolmetoista aluetta
web-fuba-step = Vaihe { $number }/7
web-fuba-ready = Valmiit asettelut
web-fuba-placed = Sijoitettu { $placed }/{ $left }
web-fuba-clear = Aloita alusta
web-fuba-one-less = Ota yksi pois alueelta { $zone }
web-fuba-faces = Mitä kukin heitto tuo
web-fuba-face-kept = pysyy
web-fuba-face-lost = karkaa
web-fuba-face-event = tilanne
web-fuba-face-goal = maali
web-fuba-face-corner = kulma
web-fuba-face-miss = ohi
web-fuba-face-six = uusi
web-fuba-modifiers = Muuttujat
web-fuba-sum = Lisätään noppaan
web-fuba-against = Palloa vastaan
web-fuba-shootout = rangaistuspotkukilpailu
web-fuba-how-formation = Valitse jokin tavallisista ryhmityksistä tai muu luettelosta.
web-fuba-how-place = Valitse valmis asettelu tai sijoita pelaajat yksitellen koskettamalla alueita.
web-fuba-how-piece = Kosketa aluetta, jonka pelaajaa haluat siirtää.
web-fuba-how-move = Vedä pelaajia alueelta toiselle tai kosketa aluetta ja sitten kohdetta.
web-fuba-how-zone = Valitse alue kentältä tai vastaus yläpuolelta.
web-fuba-how-only-zone = Valitse alue kentältä.
web-fuba-half =
    { $half ->
        [1] 1. puoliaika
        [2] 2. puoliaika
       *[other] Jatkoaika
    }

## Fudis

web-fudis-board = Korttipöytä kentän muodossa
web-fudis-team =
    { SIDE($team) ->
        [you] Joukkueesi
       *[other] { TEAM($team, form: "Nom") }
    }
web-fudis-your-hand = Kätesi
web-fudis-in-hand = kädessä
web-fudis-face-down = kortti kuvapuoli alaspäin
web-fudis-row-front = ensimmäinen rivi
web-fudis-row-middle = keskirivi
web-fudis-row-rear = kolmas rivi
web-fudis-row-defence = puolustus
web-fudis-row-goal = maali
web-fudis-pile = pakka { $number }
web-fudis-discard = poistettu { $number }
web-fudis-thrown = heitetty { $number }
web-fudis-thrown-own = heitetty { $cards }
web-fudis-open = auki
web-fudis-left = { $number } jäljellä
web-fudis-only-you = vain sinä
web-fudis-not-card = Ei korttia { $card }
web-fudis-not-now = Ei nyt
web-fudis-look-at-question = Pöydän vieressä oleva kysymys kertoo, mitä nyt tehdään.
web-fudis-how = Valitse kortti pöydältä tai kädestäsi.
web-fudis-ready = Valmiit joukkueet
web-fudis-lay-all = Aseta koko joukkue
web-fudis-takes = { $card } lyö kortin { $victim }
web-fudis-certain = { $card } lyö kortin { $victim }: varma
web-fudis-sure = varma
web-fudis-of = { $beats }/{ $of }
web-fudis-beats-keeper = Lyö maalivahdin { $beats } tapauksessa, kun tapauksia on kaikkiaan { $of }.
web-fudis-takes-some = { $number ->
        [one] Lyö varmasti yhden kortin.
       *[other] Lyö varmasti minkä tahansa yhden { $number } kortista.
    }
web-fudis-attack-with = Hyökkää kortilla { $card }
web-fudis-swap-out = Ota { $card } pois
web-fudis-keeper = Mikä vastustajan maalivahti voi olla?
web-fudis-saves = Maalivahdin torjumat: { $cards }
web-fudis-known = Nähty siirtyvän vastustajan käteen: { $cards }
web-fudis-leg = rankkarikierros { $leg }
web-fudis-unseen =
    { $number ->
        [one] yksi kortti
       *[other] { $number } korttia
    }
web-fudis-round =
    { $half ->
        [1] 1. puoliaika, kierros { $round }
       *[other] 2. puoliaika, kierros { $round }
    }

web-here-shelf = Tässä selaimessa
web-here-why = Pelattu ilman palvelinta: näitä ei ole kenelläkään muulla. Tallenna tiedostoon, mitä haluat säilyttää.
web-here-fleeting = Tämä selain ei säilytä mitään: kun suljet välilehden, nämä katoavat. Tallenna tiedostoon, mitä haluat säilyttää.
web-here-match = { $game }: { $home } – { $away }
web-here-delete = Poista
web-here-really = Poistetaanko lopullisesti?
web-here-bring = Tuo tallennettu ottelu
web-here-gone = Tässä selaimessa ei enää ole tätä ottelua: se on poistettu tai sivuston tiedot on tyhjennetty.
web-here-hand-up = Vie palvelimelle
web-here-handed-up = Ottelu on nyt palvelimella: ystävyysottelu, johon on merkitty, että se pelattiin ilman palvelinta.
web-brought = Pelattu ilman palvelinta
web-version-ready = Uusi versio on valmis.
web-version-use = Ota käyttöön
