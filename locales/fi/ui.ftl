# Käyttöliittymä suomeksi.

ui-options = Sääntövalinnat
ui-presets = Valmiit sääntövalinnat
ui-welcome = Kirjoita vaihtoehto niin kuin se luettelossa lukee tai anna sen numero. ”help” kertoo, mitä muuta voit tehdä.
ui-help =
    Vaihtoehto:       niin kuin se luettelossa lukee tai sen numero
    list, board       näytä vaihtoehdot tai pelilauta uudelleen
    undo              peru viimeisin päätöksesi
    hint              kysy neuvoa valmentajalta
    rules [ID]        lue säännöt, yksi luku tai yksi sääntö
    save TIEDOSTO     tallenna ottelu tiedostoon, niin voit jatkaa myöhemmin
    export TIEDOSTO   tallenna vain se, minkä oma puolesi tietää
    resign            luovuta ottelu
    quit              poistu
ui-your-move = Sinun vuorosi
ui-undone = Peruttu.
ui-nothing-to-undo = Ei ole mitään peruttavaa.
ui-undo-consent = Liian myöhäistä perua: noppaa on jo heitetty tai vastapuoli on tehnyt siirtonsa.
ui-what-came = Mitä tuli? Jokin näistä:
ui-save-where = Mihin tallennetaan? Kirjoita ”save TIEDOSTO”.
ui-saved = Tallennettu tiedostoon { $file }.
ui-curtain =
    { SIDE($team) ->
        [you] Nyt päätät sinä.
       *[other] Nyt päättää { TEAM($team) }.
    } Vastapuoli, katso muualle ja paina sitten Enteriä.
ui-resigned =
    { SIDE($team) ->
        [you] Luovutit ottelun.
       *[other] { TEAM($team, form: "Nom") } luovutti ottelun.
    }
ui-won =
    { SIDE($team) ->
        [you] Loppuvihellys: sinä voitat.
       *[other] Loppuvihellys: { TEAM($team) } voittaa.
    }
ui-level = Loppuvihellys, ja ottelu päättyy tasan.
ui-after-the-end = ”save TIEDOSTO” tallentaa ottelun, Enter lopettaa.
ui-left = Ottelu on kesken. Se on tallessa tiedostossa { $file }; jatka komennolla touchline play { $game } --resume { $file }
ui-not-kept = Ottelu on kesken, eikä sitä voitu tallentaa: { $why }
ui-verify-proven =
    Todistettu: { $steps ->
        [one] ainoa vaihe on sääntöjen mukainen
       *[other] kaikki { $steps } vaihetta ovat sääntöjen mukaisia
    }, ja { $rolls ->
        [one] ainoa heitto vastaa noppien antamaa tulosta
       *[other] kaikki { $rolls } heittoa vastaavat noppien antamia tuloksia
    }.
ui-verify-legal =
    { $steps ->
        [one] Ainoa vaihe on sääntöjen mukainen.
       *[other] Kaikki { $steps } vaihetta ovat sääntöjen mukaisia.
    } { $rolls ->
        [one] Ainoaa heittoa ei voi laskea uudelleen: se on heitetty pöydän ääressä, tai jokin salaisuus on vielä paljastamatta.
       *[other] Heittoja ({ $rolls }) ei voi laskea uudelleen: ne on heitetty pöydän ääressä, tai jokin salaisuus on vielä paljastamatta.
    }
ui-verify-commitment =
    Ei todistettu: { $party ->
        [server] palvelimen
        [home] kotijoukkueen
        [away] vierasjoukkueen
       *[other] osapuolen { $party }
    } salaisuus ei ole se, johon etukäteen sitouduttiin.
ui-verify-roll = Ei todistettu: merkinnässä { $number } lukee ”{ $found }”, mutta nopat antoivat ”{ $expected }”.
ui-verify-unfinished = Todistettu niin pitkälle kuin ottelu on edennyt: jokainen vaihe on sääntöjen mukainen ({ $steps }), ja jokainen heitto vastaa noppien antamaa tulosta ({ $rolls }). Ottelu on kesken.
ui-verify-signed = Palvelin on allekirjoittanut myös nimet, päivän, lopun ja tuloksen.
ui-verify-dice-only = Nimiä, päivää ja ottelun loppua ei ole todistettu: siihen tarvitaan palvelimen allekirjoitus ja avain (--key).
ui-verify-forged = Ei todistettu: palvelimen allekirjoitus ei kuulu tähän tallenteeseen. Sitä on muutettu, tai sen on allekirjoittanut toinen palvelin.
ui-verify-unsigned = Ei todistettu: kukaan ei ole allekirjoittanut tätä tallennetta.
ui-verify-promise = Ei todistettu: palvelin lupasi ennen ensimmäistä heittoa jotain muuta.
ui-promise-broken = HUOMIO: palvelin on vaihtanut lupauksensa nopista: ensin { $promised }, nyt { $shown }. Tämän ottelun heitot eivät todista mitään.
ui-league-progress = { $game }: pelattu { $played }/{ $matches } ottelua.
ui-league-round = { $round }. kierros
ui-league-column-played = O
ui-league-column-won = V
ui-league-column-level = T
ui-league-column-lost = H
ui-league-column-goals = Maalit
ui-league-column-points = P
ui-league-absent = Seuraavasta ottelusta puuttuvat:
ui-league-suspended =
    { $team }, numero { $player }: pelikiellossa { $matches ->
        [one] yhden ottelun
       *[other] { $matches } ottelua
    }.
ui-league-injured =
    { $team }, numero { $player }: loukkaantunut, poissa { $matches ->
        [one] yhden ottelun
       *[other] { $matches } ottelua
    }.
ui-league-winner = Turnauksen voittaja on { $team }.
ui-league-table = Sarjataulukko
ui-league-group = Lohko { $group }
ui-league-division = { $division }. divisioona
ui-league-results = Tulokset
ui-league-positions = Sijoitukset kierroksittain
ui-league-rounds = Kierros
ui-league-scorers = Maalintekijät
ui-league-cards = Kortit
ui-league-column-team = Joukkue
ui-league-column-player = Pelaaja
ui-league-column-yellow = Keltaiset
ui-league-column-red = Punaiset
ui-league-column-home = Koti
ui-league-column-away = Vieras
ui-league-column-score = Tulos
ui-league-column-form = Vire
ui-league-season = Kausi
ui-league-seed = Siemenluku
ui-league-lot = arvalla: { $team }
ui-league-honours = Kunniagalleria
ui-league-next-written = Seuraava kausi on tiedostossa { $file }.
ui-league-not-over = Kausi on kesken: seuraavaa ei vielä ole.
ui-league-form-won = V
ui-league-form-level = T
ui-league-form-lost = H
ui-league-reasons = Miksi järjestys on tämä
ui-league-second = Toinen
ui-league-third = Kolmas
ui-league-why-round = { $above } pääsi pidemmälle kuin { $below }.
ui-league-why-points = { $above } on pisteissä joukkueen { $below } edellä: { $upper }–{ $lower }.
ui-league-why-difference = { $above } on maalierossa joukkueen { $below } edellä: { $upper } vastaan { $lower }.
ui-league-why-goals = { $above } on tehdyissä maaleissa joukkueen { $below } edellä: { $upper }–{ $lower }.
ui-league-why-wins = { $above } on voitoissa joukkueen { $below } edellä: { $upper }–{ $lower }.
ui-league-why-head-points = { $above } on keskinäisten otteluiden pisteissä joukkueen { $below } edellä: { $upper }–{ $lower }.
ui-league-why-head-difference = { $above } on keskinäisten otteluiden maalierossa joukkueen { $below } edellä: { $upper } vastaan { $lower }.
ui-league-why-head-goals = { $above } on keskinäisten otteluiden maaleissa joukkueen { $below } edellä: { $upper }–{ $lower }.
ui-league-why-away-goals = { $above } on vierasmaaleissa joukkueen { $below } edellä: { $upper }–{ $lower }.
ui-league-why-fair-play = { $above } on korttipisteissä joukkueen { $below } edellä: { $upper }–{ $lower }.
ui-league-why-buchholz = { $above } on joukkueen { $below } edellä Buchholz-pisteissä eli kaikkien vastustajien pisteissä: { $upper }–{ $lower }.
ui-league-why-sonneborn-berger = { $above } on joukkueen { $below } edellä Sonneborn-Berger-pisteissä, jotka painottavat vastustajien pisteitä: { $upper }–{ $lower }.
ui-league-why-order = { $above } on ilmoittautumisjärjestyksen perusteella joukkueen { $below } edellä.
ui-league-why-lot = { $above } on arvonnan perusteella joukkueen { $below } edellä.
ui-league-why-rung = { $above } on tikapuusarjassa ylempänä kuin { $below }.
ui-competition-log-made = Kilpailu julkistettiin.
ui-competition-log-started =
    { $coaches ->
        [0] Kilpailu alkoi. Osallistujia: { $entrants }.
       *[other] Kilpailu alkoi. Osallistujia: { $entrants }, joista tietokonevalmentajia { $coaches }.
    }
ui-competition-log-too-few = Peruttu: osallistujia oli liian vähän.
ui-competition-log-called-off = Kilpailu peruttiin ennen alkua.
ui-competition-log-nobody-came = { $home } – { $away }: kumpikaan ei saapunut, joten molemmat häviävät.
ui-competition-log-forfeited = { $home } – { $away }: luovutusvoiton saa { $winner }, koska vastustaja ei saapunut ajoissa.
ui-competition-log-plays-on = { $home } – { $away }: ottelu oli määräajan päättyessä kesken. Se pelataan loppuun, eikä seuraava kierros odota sitä.
ui-competition-log-postponed = { $home } – { $away }: siirretty yhteisestä sopimuksesta, uusi määräaika { $until }.
ui-competition-log-adjudicated = { $home } – { $away }: järjestäjä määräsi tulokseksi { $score }. Perustelu: { $note }
ui-competition-log-late = { $home } – { $away } päättyi { $score } vasta, kun ottelu oli jo ratkaistu, joten tulosta ei lasketa.
ui-competition-log-withdrew = { $team } jätti kilpailun.
ui-competition-log-won = Kilpailu on ohi, ja sen voitti { $team }.
ui-competition-log-over = Kilpailu on ohi.
ui-time-up = Aika on täynnä: ottelu päättyy tähän vuoroon.
ui-time-left = Aikaa jäljellä: { $time }

# Miksi palvelin kieltäytyy.
ui-error-bad-request = Pyyntöä ei ymmärretty.
ui-error-too-slow = Pyynnön saapuminen kesti liian kauan.
ui-error-bad-text = Tekstissä on näkymättömiä merkkejä tai merkkejä, jotka kääntävät tekstin suunnan.
ui-error-key-missing = Pyynnöstä puuttuu idempotenssiavain.
ui-error-key-reused = Avain on jo käytetty muuhun.
ui-error-sign-in = Aloita ensin vieraana tai kirjaudu sisään.
ui-error-wrong-password = Nimi tai salasana on väärä.
ui-error-too-many-guesses = Tälle nimelle on annettu liian monta väärää salasanaa. Odota minuutti.
ui-error-name-taken = Nimi on varattu.
ui-error-bad-name = Nimessä on oltava 2–24 kirjainta, numeroa, välilyöntiä tai yhdysmerkkiä.
ui-error-bad-password = Salasanassa on oltava vähintään 8 merkkiä.
ui-error-not-yours = Sinulla ei ole oikeutta tehdä tätä.
ui-error-not-for-bots = Botin tunnisteella voi vain pelata otteluita. Tee tämä selaimessa.
ui-error-cross-site = Pyyntö tuli toiselta sivustolta, ja se estettiin.
ui-error-not-found = Ei löytynyt.
ui-error-method = Tätä ei voi tehdä täällä.
ui-error-no-game = Tällaista peliä ei ole.
ui-error-bad-options = Peliä ei voi pelata näillä sääntövalinnoilla.
ui-error-no-coach = Tällaista valmentajaa ei ole.
ui-error-not-playing = Ottelu ei ole käynnissä.
ui-error-over = Ottelu on päättynyt.
ui-error-seat-taken = Joku muu on jo ottanut paikan.
ui-error-stale = Ottelu on jo edennyt.
ui-error-notation = Tällaista siirtoa ei tässä pelissä ole.
ui-error-bad-record = Tämä tiedosto ei ole ottelutallenne, jonka palvelin osaisi toistaa.
ui-error-refused = Säännöt kieltävät tämän.
ui-error-no-offer = Ei ole tarjousta, johon voisi vastata.
ui-error-needs-winner = Tässä ottelussa on oltava voittaja: tasapeliä ei ole.
ui-error-coach-declines = Tietokone haluaa jatkaa peliä.
ui-error-no-help = Vihjeitä ei anneta, kun vastassa on ihminen, eikä pisteytetyissä otteluissa: reilu peli.
ui-error-rated-stays = Pisteytetyssä ottelussa siirtoa ei voi perua, kun siihen on vastattu.
ui-error-chance-stays = Noppien tulos pysyy: heittoa edeltäneen siirron voi perua vain harjoitusottelussa.
ui-error-dice-are-rolled = Tässä ottelussa ohjelma heittää nopat.
ui-error-too-late-to-abort = Ensimmäinen siirto on tehty, joten ottelun voi enää vain luovuttaa.
ui-error-cannot-claim = Et voi vaatia voittoa: nyt ei ole vastustajan vuoro, tai hän ei ole ollut poissa tarpeeksi kauan.
ui-error-broken-commitment = Tämä ei ole nopille luvattu salaisuus.
ui-error-nothing-to-reveal = Juuri nyt ei odoteta salaisuutta.
ui-error-old-rules = Ottelu pelattiin sääntöjen vanhemmalla versiolla.
ui-error-too-long = Ottelusta on tullut liian pitkä.
ui-error-too-many-matches = Sinulla on liian monta keskeneräistä ottelua.
ui-error-entry-closed = Ilmoittautuminen on päättynyt.
ui-error-competition-full = Kaikki paikat on jo täytetty.
ui-error-rating-outside = Pelaajapisteesi eivät ole tämän kilpailun rajoissa.
ui-error-fixture-not-open = Tätä ottelua ei voi nyt pelata, siirtää eikä muuttaa.
ui-error-played-on = Tämän tuloksen perusteella on jo pelattu myöhempiä otteluita.
ui-error-too-many-competitions = Järjestät jo niin monta kilpailua kuin yksi saa järjestää.
ui-error-too-fast = Liian monta pyyntöä. Odota hetki.
ui-error-crowded = Katsojia on liikaa.
ui-error-too-large = Pyyntö on liian suuri.
ui-error-chat-off = Tässä ottelussa ei ole keskustelua.
ui-error-unavailable = Palvelin ei pysty siihen juuri nyt. Yritä uudelleen.
ui-error-internal = Palvelimella meni jokin vikaan.
ui-error-needs-server = Tähän tarvitaan muita pelaajia ja siis palvelin, eikä sellaista ole nyt käytettävissä.
ui-error-damaged = Tästä ottelusta tallennettua ei voi enää lukea.
ui-error-not-kept = Selaimessa ei ole tilaa tämän tallentamiseen, joten sitä ei tehty. Vie ja poista otteluita ja yritä sitten uudelleen.
ui-term-against = vastassa { $number }
ui-term-at-least = { $number } tai enemmän
ui-term-exactly = tasan { $number }
ui-progress = pelattu { $time }, jäljellä { $left }
ui-progress-start = pelattu { $time }
ui-report-made-by = Tehty Touchline { $version } -ohjelmalla.
ui-report-home = koti
ui-report-away = vieras
ui-report-matches = otteluita
ui-report-seed = siemenluku
ui-report-seconds = sekunteja
ui-report-threads = säikeitä
ui-report-rate = päätöksiä sekunnissa
ui-report-interrupted = Keskeytetty: luvut koskevat päättyneitä otteluita ({ $done }/{ $all }).
ui-report-results = Tulokset
ui-report-wins = voittoja, { $side }
ui-report-draws = tasapelejä
ui-report-decided = ratkenneista otteluista voitettu, { $side }
ui-report-points = osuus pisteistä, { $side }
ui-report-home-edge = kotietu, 50 %:n ylittävä osuus pisteistä
ui-report-first-goal = avausmaalin tekijä voitti
ui-report-elo = Elo-etumatka, { $side }
ui-report-count = lukumäärä
ui-report-share = osuus
ui-report-interval = 95 %:n luottamusväli
ui-report-a-match = Ottelua kohti
ui-report-goals-of = maaleja, { $side }
ui-report-goals-both = maaleja yhteensä
ui-report-margin = maaliero kotijoukkueen hyväksi
ui-report-lead-changes = johtoaseman vaihtumisia
ui-report-turns = vuoroja
ui-report-steps = vaiheita
ui-report-decisions = päätöksiä
ui-report-chances = heittoja, pyöräytyksiä ja nostoja
ui-report-mean = keskiarvo
ui-report-median = mediaani
ui-report-range = pienin … suurin
ui-report-goals-chart = Maalit joukkueittain
ui-report-both-chart = Maalit ottelua kohti
ui-report-lead-chart = Johtoaseman vaihtumiset
ui-report-turns-chart = Ottelun pituus
ui-report-when-chart = Milloin maalit syntyvät
ui-report-goals-axis = maaleja
ui-report-matches-axis = otteluita
ui-report-lead-axis = johtoaseman vaihtumisia
ui-report-turns-axis = vuoroja
ui-report-turn-axis = ottelun vuoro
ui-report-scores = Yleisimmät lopputulokset
ui-report-finishes = Miten ottelut päättyvät
ui-report-rules = Säännöt tositoimissa
ui-report-rule = sääntö
ui-report-sentence = mitä se sanoo
ui-report-per-match = ottelua kohti
ui-report-in-matches = osuus otteluista
ui-report-more-rules = { $count ->
    [one] Lisäksi käytettiin yhtä sääntöä; se on --json-tulosteessa.
   *[other] Lisäksi käytettiin { $count } sääntöä; kaikki ovat --json-tulosteessa.
}
ui-lab-title = { $game } laboratoriossa: { $coaches }
ui-lab-combinations = yhdistelmiä
ui-lab-matches-each = otteluita kullakin
ui-lab-resumed = { $matches ->
    [one] Yksi ottelu on jo pelattu; jatketaan siitä.
   *[other] { $matches } ottelua on jo pelattu; jatketaan siitä.
}
ui-lab-interrupted = Keskeytetty: { $done }/{ $all } ottelua on pelattu ja tallessa. Sama komento jatkaa siitä.
ui-lab-damaged = { $lines ->
    [one] Yhtä tallennettujen otteluiden riviä ei voitu lukea; se ottelu pelattiin uudestaan.
   *[other] { $lines } tallennettujen otteluiden riviä ei voitu lukea; ne ottelut pelattiin uudestaan.
}
ui-lab-refused = Jätetty pois: { $values }. { $why }
ui-lab-levels = Kunkin yhdistelmän tulokset ja 95 %:n luottamusvälit
ui-lab-differences = Ero ensimmäiseen ({ $first }) ottelu ottelulta, samoilla nopilla
ui-lab-differences-note = * Väli ei sisällä nollaa: kyse ei ole pelkästä tuurista.
ui-lab-goals = maaleja
ui-lab-draws = tasapelejä
ui-lab-turns = vuoroja
ui-lab-home-edge = kotietu
ui-lab-lead-changes = johtoaseman vaihtumisia
ui-lab-skill = parempi valmentaja voittaa
ui-lab-skill-points = paremman valmentajan pisteet
ui-lab-skill-note = Parempi valmentaja: { $stronger } vastaan { $weaker }, { $matches } ottelua kullakin yhdistelmällä puolia vaihtaen. Pelkällä tuurilla voittaisi puolet ratkenneista otteluista, pelkällä taidolla 100 %.
ui-lab-skill-chart = Taito vastaan tuuri: { $stronger } voittaa valmentajan { $weaker }
ui-lab-draws-chart = Tasapelit
ui-lab-home-edge-chart = Kotietu
ui-lab-goals-axis = maaleja ottelussa
ui-lab-draws-axis = tasapelejä, %
ui-lab-turns-axis = vuoroja ottelussa
ui-lab-home-edge-axis = kotijoukkueen 50 %:n ylittävä osuus pisteistä
ui-lab-lead-changes-axis = johtoaseman vaihtumisia ottelussa
ui-lab-skill-axis = paremman valmentajan voittamat ottelut, %
ui-hint = voiton todennäköisyys { PERCENT($win) }, maaliodottama tästä eteenpäin { $ours }–{ $theirs }
ui-hint-for = Puolesta: { $what }.
ui-hint-against = Vastaan: { $what }.
ui-bench-game = peli
ui-bench-steps-a-second = vaiheita/s
ui-bench-matches-a-second = otteluita/s
ui-bench-steps = vaiheita
ui-bench-position = asema
ui-bench-nodes = solmuja/CPU-s
ui-bench-speed-up = nopeutuma
ui-bench-possible = mahdollinen
ui-bench-simulations = simulaatioita/s
ui-bench-playouts = läpipeluita/s
ui-bench-tree-cost = puun hinta
ui-bench-title = Miten nopea tämä kone on, yhdellä ytimellä
ui-bench-turn = ms/vuoro
ui-bench-ratio = aiempaan nähden
ui-bench-note = Valmentajien miettimistä rajaa tutkittujen asemien määrä kuten simulaatioissa, joten vuorot ovat samat joka koneella.
ui-bench-coach = valmentaja
ui-bench-turns = vuoroja
ui-bench-median = mediaani, ms
ui-bench-longest = pisin, ms
ui-bench-limit = raja, ms
ui-bench-clock-title = Miten kauan vuoro kestää kellolla, kaikilla ytimillä
ui-bench-clock-note = Ottelun alusta, asettelut mukana. Kuormitettu kone on hitaampi.

ui-rests-on = { $ruling }: { $decision } (Toinen lukutapa: valinta { $option }.)

ui-ended = { $result }. Tallessa nimellä { $name }; katso uudelleen: touchline matches open { $name }
ui-kept-as = Tallessa nimellä { $name }; katso uudelleen: touchline matches open { $name }
ui-cannot-keep = Tätä ottelua ei voi säilyttää: { $why }. Anna muuttujan XDG_DATA_HOME arvoksi kansio, johon voit kirjoittaa, tai tallenna ottelu itse, ennen kuin poistut.
ui-matches = Ottelut
ui-matches-none = Yksikään tallessa oleva ottelu ei vastaa hakua. ”touchline play” aloittaa uuden.
ui-matches-name = nimi
ui-matches-game = peli
ui-matches-sides = koti – vieras
ui-matches-score = maalit
ui-matches-outcome = tulos
ui-matches-opponent = vastustaja
ui-matches-played = pelattu
ui-matches-stats = Tuloksesi
ui-matches-delete = Poistetaanko { $names } lopullisesti? (y/n)
ui-outcome-won = voitettu
ui-outcome-drawn = tasan
ui-outcome-lost = hävitty
ui-outcome-played = pelattu
ui-outcome-unfinished = kesken
ui-record-breaks =
    { $entries ->
        [one] Tallenteessa on yksi ehjä merkintä, sitten se katkeaa: { $why }
       *[other] Tallenteessa on { $entries } ehjää merkintää, sitten se katkeaa: { $why }
    }
ui-tui-spinning = Pyöritin ratkaisee.
ui-tui-goal = MAALI!
ui-tui-yellow = Keltainen kortti
ui-tui-red = Punainen kortti
ui-tui-rematch = Uusintaottelu
ui-tui-review = Katselu: merkintä { $at }/{ $length }
ui-tui-key-back = edellinen
ui-tui-key-on = seuraava
ui-sum-look-back = Katso tämä ottelu uudelleen
ui-sum-goals = Maalit
ui-sum-chances = Maaliodottama
ui-sum-shots = Laukaukset
ui-sum-corners = Kulmapotkut
ui-sum-yellow = Keltaiset kortit
ui-sum-red = Punaiset kortit
ui-menu-title = Jalkapalloa pelipöydällä
ui-menu-continue = Jatka ottelua
ui-menu-new = Uusi ottelu
ui-menu-look-back = Katso ottelu uudelleen
ui-menu-rules = Säännöt
ui-menu-server = Pelaa palvelimella
ui-menu-server-about = Kirjoita palvelimella olevan ottelun osoite tai liitä kutsulinkki.
ui-menu-start = Aloita ottelu
ui-menu-edition = Versio
ui-menu-rulebook = sääntökirjan mukaan
ui-menu-yes = kyllä
ui-menu-no = ei
ui-champions-ball = Pallolle { $steps }, potku { $left }
ui-menu-opponent = Vastustaja
ui-menu-somebody = toinen pelaaja samalla näppäimistöllä
ui-menu-levels = Heikoimmasta vahvimpaan: random, rookie, club, pro ja world. Random tietää vain, mikä on sallittua.
ui-menu-side = Puolesi
ui-menu-back = Alkuvalikko
ui-menu-keys = ↑↓ valitse · ←→ muuta · Enter jatka · Esc takaisin
ui-config-here = Asetuksesi ovat tiedostossa { $file }.
ui-config-none = Omia asetuksia ei vielä ole. Ne olisivat tiedostossa { $file }; ”touchline config --example” näyttää, mitä niihin voi kirjoittaa.
ui-learn-written = { $done }/{ $all } sukupolvea valmiina. Paras verkko tähän mennessä on tiedostossa { $file }.
ui-learn-nothing = { $done }/{ $all } sukupolvea valmiina. Yksikään uusi verkko ei ole vielä voittanut vanhaa, joten tiedostoa { $file } ei kirjoitettu.
ui-turn-chance = arvonta
ui-turn-over = ottelu on päättynyt
ui-bench-keys = näppäimiä
ui-bench-p99 = 99 sadasta, ms
ui-bench-terminal-title = Miten nopeasti näyttö vastaa näppäimeen valmentajan miettiessä
ui-bench-terminal-note = 200 saraketta ja 60 riviä; näppäimestä päätteelle lähteviin tavuihin. Kun kuvia on 60 sekunnissa, yksi kestää 16,7 ms.
ui-not-understood = Sarakkeessa { $column } on ”{ $found }”, jota ei ymmärretä. ”list” näyttää vaihtoehdot.
ui-not-finished = Kirjoittamasi lopusta puuttuu jotakin. ”list” näyttää vaihtoehdot.
ui-cannot-come = Tulos ”{ $found }” ei ole nyt mahdollinen.
ui-no-such-rule = Pelissä { $game } ei ole sääntöä eikä lukua ”{ $id }”.
ui-rules-near = Tarkoititko: { $names }?
ui-rules-chapters = Luvut ovat { $names }.
ui-no-such-ruling = Pelissä { $game } ei ole tulkintaa ”{ $id }”; tulkinnat ovat R1–R{ $last }.
ui-ready = Touchline on valmis osoitteessa { $address }
