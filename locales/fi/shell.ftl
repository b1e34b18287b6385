# Kaikki lautojen ympärillä, suomeksi.

## What lies over and around every screen.
web-menu = Valikko
web-close = Sulje
web-bar = Päävalikko
web-bar-play = Pelaa
web-bar-watch = Katso
web-bar-learn = Opettele
web-bar-matches = Ottelut
web-bar-rules = Säännöt
web-watch-why = Asetu katsomoon: kaikki nämä ottelut ovat käynnissä juuri nyt.
web-watch-live = Käynnissä nyt
web-watch-none = Kukaan ei pelaa julkisesti juuri nyt. Aloita ottelu itse, niin muut voivat katsoa sitä.
web-watch-play = Pelaa ottelu
web-learn-why = Pelaa ottelu, joka opastaa sinua edetessään: vastustaja on lempeä, ja jokaisen siirron voi perua. Tai lue säännöt.
web-learn-play = Pelaa vinkkien kanssa
web-practice = Harjoitus
web-practice-why = Siirtoja voi perua heiton jälkeenkin; tallenne kertoo sen.
web-practice-unrated = Harjoitus ei koskaan vaikuta pelaajapisteisiin.
web-own-dice = Omat nopat
web-own-dice-why = Heitätte, nostatte tai pyöräytätte pöydän ääressä ja kerrotte sivulle, mitä tuli.
web-table-question = Mitä tuli?
web-table-type = Tai kirjoita se
web-table-none = Ei vielä mitään
web-reload = Lataa sivu uudelleen
web-settings = Asetukset
web-settings-why = Asetukset säilyvät tässä selaimessa.
web-theme = Sivun värit
web-theme-system = Kuten järjestelmässä
web-motion-system = Järjestelmäsi pyytää vähentämään liikettä, joten mikään ei liiku.
web-kit = Joukkueiden värit
web-kit-why = Koti on aina tumma ja pyöreä, vieras vaalea, raidallinen ja neliönmuotoinen.
web-kit-harbour = Sininen ja meripihkankeltainen
web-kit-orchard = Violetti ja limetinvihreä
web-kit-newsprint = Musta ja valkoinen
web-sound = Äänet
web-sound-why = Puuta, nahkaa, noppia, pilli ja maalin syntyessä yleisö.
web-chat = Keskustelu
web-chat-why = Keskustele toisen valmentajan kanssa ottelun aikana.
web-chat-none = Kukaan ei ole vielä sanonut mitään.
web-chat-muted = Toinen valmentaja on vaimennettu.
web-chat-say = Sano jotain
web-chat-send = Lähetä
web-chat-mute = Vaimenna toinen valmentaja
web-chat-report = Ilmoita
web-chat-reported = Ilmoitettu
web-chat-unread = uutta
web-talk = Selostus ja keskustelu
web-guide = Ensimmäisen ottelun opas
web-guide-why = Selittää jokaisen uuden asian kerran, kun kohtaat sen ensi kertaa.
web-guide-got-it = Selvä
web-guide-stop = Ei enää vinkkejä
web-guide-again = Näytä opas alusta
web-guide-again-done = Opas alkaa alusta.

## Keys.
web-keys = Näppäimet
web-keys-why = Yksittäiset kirjaimet toimivat pikanäppäiminä.
web-keys-off = Yksittäiset kirjaimet voi poistaa käytöstä kohdassa
web-keys-board = Ottelussa
web-keys-help = näytä nämä näppäimet
web-keys-rules = etsi säännöistä
web-keys-tab = sivun seuraavaan osaan
web-keys-escape = päästä irti tai sulje avoin ikkuna
web-keys-to-board = laudalle
web-keys-arrows = paikasta toiseen laudalla
web-keys-jump = paikkoihin, joissa voi tehdä jotain
web-keys-enter = valitse; uudelleen: toteuta
web-keys-list = luettelo kaikesta, mitä voi tehdä
web-keys-undo = peru
web-keys-flip = käännä lauta
web-keys-sound = äänet päälle tai pois

## Rules from everywhere.
web-rules-search = Etsi säännöistä
web-rules-game = Peli
web-rules-all = Kaikki pelit
web-rules-open = Avaa sääntökirja tästä
web-rules-chapters = Luvut
web-rules-why = Jokaisen pelin kaikki säännöt numeroineen ja tulkintoineen.
web-search-hint = paitsio, SHOT-4 …
web-search-found =
    { $number ->
        [one] Löytyi yksi sääntö.
       *[other] Löytyi { $number } sääntöä.
    }

## Before and during a match.
web-rated = Pisteytetty ottelu, ilman vihjeitä
web-rated-yes = pisteytetty
web-rated-no = ystävyysottelu
web-pace = Kello ihmisten välisissä otteluissa
web-pace-none = Ei kelloa
web-pace-live = { $minutes } min + { $seconds } s
web-pace-days =
    { $days ->
        [one] Yksi päivä vuoroa kohti
       *[other] { $days } päivää vuoroa kohti
    }
web-clock =
    { SIDE($team) ->
        [you] Kellosi:
       *[other] { TEAM($team, form: "Gen") } kello:
    }
web-clock-days = { $days } pv { $hours } h
web-goal = Maali!
web-needs = Mikä vaikuttaa heittoon
web-needs-against = vastassa { $number }
web-needs-at-least = { $number } tai enemmän
web-needs-exactly = tasan { $number }
web-sending = Matkalla …
web-slow = Verkko on hidas. Siirtosi on matkalla, ja se tehdään vain kerran.
web-ended = Palvelin sulki yhteyden. Ottelu on tallessa.
web-undo-ask = Pyydä perumista
web-absent =
    { SIDE($team) ->
        [you] Et ole pelin ääressä.
       *[other] { TEAM($team, form: "Nom") } ei ole pelin ääressä.
    }
web-claim-in = Voit vaatia voittoa, kun { $time } on kulunut.
web-claim-match = Vaadi voittoa
web-rematch-asked =
    { SIDE($team) ->
        [you] Haluat uusintaottelun.
       *[other] { TEAM($team, form: "Nom") } haluaa uusintaottelun.
    }
web-hint = Vihje
web-hint-thinking = Valmentaja miettii asemaasi …
web-hint-none = Juuri nyt ei ole neuvottavaa.
web-hint-goals = Voiton todennäköisyys tällä siirrolla. Tasapelin todennäköisyys: { PERCENT($draw) }. Odotettavissa vielä { $scored } tehtyä ja { $conceded } päästettyä maalia.

## Looking back.
web-look-back = Katso pelattuja otteluita
web-look-back-why = Katso mikä tahansa päättynyt ottelu siirto siirrolta
web-replay-before = Ennen aloituspotkua
web-replay-at = Hetki { $number }/{ $length }
web-replay-line = Aikajana
web-replay-where = Missä kohtaa ottelua
web-replay-start = Alkuun
web-replay-back = Hetki taaksepäin
web-replay-next = Hetki eteenpäin
web-replay-end = Loppuun
web-replay-play = Toista
web-replay-pause = Tauko
web-replay-speed = Nopeus
web-replay-goals = Maalit
web-replay-goal = Maali { TEAM($team, form: "all") }, { score }, hetki { $number }
web-eyes = Näkökulma
web-eyes-all = kaikki yhdessä
web-eyes-home = { $team }
web-eyes-away = { $team }
web-eyes-spectator = katsoja
web-share = Kopioi linkki tähän hetkeen
web-upload = Avaa tallennetiedosto
web-upload-drop = Tai pudota se tähän.
web-upload-why = Tallenteessa on koko ottelu. Se toistetaan ja tarkistetaan sinulle, eikä palvelin säilytä siitä mitään.
web-upload-own = Omat päättyneet ottelusi löytyvät kohdasta
web-upload-large = Tiedosto on suurempi kuin mikään tallenne.
web-upload-another = Avaa toinen tallenne

## Fair dice.
web-proof = Olivatko nopat reilut?
web-proof-proven =
    { $number ->
        [one] Kyllä: ottelun ainoa arvonta laskettiin uudelleen.
       *[other] Kyllä: ottelun kaikki { $number } arvontaa laskettiin uudelleen, ja jokaisen tulos täsmää noppiin.
    }
web-proof-legal =
    { $number ->
        [one] Jokainen siirto on sääntöjen mukainen; ainoaa arvontaa ei voi laskea uudelleen.
       *[other] Jokainen siirto on sääntöjen mukainen; { $number } arvontaa ei voi laskea uudelleen.
    }
web-proof-broken = Eivät: { $party } paljasti eri salaisuuden kuin lupasi.
web-proof-wrong = Eivät: merkintä { $number } ei vastaa noppien antamaa tulosta.
web-proof-shared = Ennen kuin kukaan saattoi tietää yhtäkään heittoa, palvelin ja molempien valmentajien selaimet lupasivat kukin salaisuuden näyttämällä sen sormenjäljen. Nopat lasketaan kaikista kolmesta salaisuudesta, joten kukaan ei voinut valita niitä yksin.
web-proof-seed = Kaikki heitot ja nostot tulevat luvusta { $seed }.
web-proof-table = Nopat heitettiin pöydän ääressä.
web-proof-server = Palvelin
web-proof-hidden = ei vielä paljastettu
web-proof-nothing = ei tuonut omaa salaisuutta
web-proof-kept = lupaus pidetty, selaimesi tarkisti sen
web-proof-not-kept = lupaus rikottu
web-proof-unchecked = tämä selain ei pysty tarkistamaan sitä
web-proof-promise = Sormenjälki, ennen ottelua
web-proof-secret = Salaisuus, ottelun jälkeen
web-promise-broken = Palvelin on vaihtanut lupauksensa tämän ottelun nopista. Heitot eivät todista mitään: säilytä tämä sivu ja kerro järjestäjälle.
web-promise-first = Ensin luvattu
web-promise-now = Myöhemmin näytetty
web-promise-same = Tämä selain näki palvelimen lupauksen ennen ensimmäistä heittoa, ja se on sama.
web-promise-unseen = Tämä selain ei nähnyt palvelimen lupausta ennen loppua, joten se ei voi sanoa, vaihdettiinko se.

## The reader.
web-profile = Profiili
web-account = Tili
web-account-guest = Pelaat vieraana
web-account-name = Olet { $name }
web-account-why = Muut näkevät sinut nimellä { $name }. Valitse oma nimi, niin ottelusi säilyvät sinulla joka laitteella.
web-claim-name = Valitse nimi
web-claim-do = Ota nimi käyttöön
web-name = Nimi
web-password = Salasana
web-sign-in = Kirjaudu sisään
web-sign-in-why = Vieraana täällä pelaamasi ottelut jäävät vieraalle.
web-sign-out = Kirjaudu ulos
web-sign-out-everywhere = Kirjaudu ulos kaikkialla
web-forgotten = Unohtuiko salasana?
web-code = Palautuskoodi
web-recover-do = Aseta uusi salasana
web-password-new = Uusi salasana
web-password-change = Vaihda salasana
web-password-changed = Salasana on vaihdettu. Muut selaimet on kirjattu ulos.
web-security = Salasana ja laitteet
web-codes-why = Jos joskus unohdat salasanasi, voit asettaa uuden yhdellä näistä koodeista. Kukin toimii kerran. Ne näytetään vain nyt, joten ota ne talteen.
web-codes-save = Tallenna tiedostoksi
web-codes-kept = Ne ovat tallessa
web-codes-new = Uudet palautuskoodit
web-sessions = Kirjautuneena
web-session-bot = Botti { $label }
web-session-browser = Selain
web-session-here = tämä
web-session-end = Kirjaa ulos
web-export = Vie tietoni
web-delete = Poista tilini
web-delete-sure = Nimesi poistetaan lopullisesti. Ottelusi säilyvät, mutta ilman nimeäsi.
web-delete-do = Kyllä, poista
web-delete-not = Ei, säilytä se
web-finished = Päättyneet ottelut
web-finished-none = Yhtään ottelua ei ole vielä pelattu loppuun. Päättyneet ottelut tulevat tänne katsottaviksi.
web-row-open = odottaa vastustajaa
web-row-yours = sinun vuorosi
web-row-theirs = vastustajan vuoro
web-row-won = voitto
web-row-lost = tappio
web-row-level = tasapeli
web-ratings = Pelaajapisteet
web-ratings-none = Yhtään pisteytettyä ottelua ei ole vielä pelattu loppuun.
web-rating-people = ihmisiä vastaan
web-rating-coaches = valmentajia vastaan
web-rating-matches =
    { $number ->
        [one] yksi ottelu
       *[other] { $number } ottelua
    }
web-rating-provisional = vielä alustavat
web-rating-now = Pelaajapisteesi: { $before } → { $after }
web-learn-progress = 
    { $lessons ->
        [one] { $lessons } oppitunti
       *[other] { $lessons } oppituntia
    } käyty, { $puzzles ->
        [one] { $puzzles } tehtävä
       *[other] { $puzzles } tehtävää
    } ratkaistu
web-learn-streak = { $days } päivää peräkkäin
web-learn-daily = Päivän tehtävä: { $game }
