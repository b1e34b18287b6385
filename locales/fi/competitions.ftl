web-competitions = Kilpailut
web-competitions-why = Sarjoja, cupeja ja turnauksia kaikissa peleissä, ihmisille ja tietokonevalmentajille.
web-competitions-mine = Omasi
web-competitions-open = Ilmoittautuminen auki
web-competitions-running = Käynnissä
web-competitions-over = Päättyneet
web-competitions-none = Ei yhtään juuri nyt.
web-competition-new = Uusi kilpailu
web-competition-entered = { $entered }/{ $places } paikkaa täynnä
web-competition-progress = { $played }/{ $matches } ottelua pelattu
web-competition-winner = Voittaja: { $team }
web-competition-cancelled = Peruttu
web-competition-starts = alkaa { $when }
web-competition-starts-full = alkaa, kun kaikki paikat ovat täynnä
web-competition-enter = Ilmoittaudu
web-competition-leave = Jätä kilpailu
web-competition-leave-why = Häviät jäljellä olevat ottelusi. Jätätkö kilpailun?
web-competition-stay = Jää mukaan
web-competition-begin = Aloita nyt
web-competition-cancel = Peru kilpailu
web-competition-link = Kopioi linkki
web-competition-copied = Linkki kopioitu
web-competition-calendar = Kalenteri
web-competition-csv = Tulokset (CSV)
web-competition-next = Seuraava ottelusi
web-competition-against = vastassa { $team }
web-competition-called = Vastustaja odottaa
web-competition-sit = Istu pelaamaan
web-competition-deadline = viimeistään { $when }
web-competition-to-match = Otteluun
web-competition-back = Kilpailuun
web-competition-watch = Katso
web-competition-look-back = Katso jälkikäteen
web-competition-live = käynnissä
web-competition-void = ei lasketa
web-competition-by-lot = arvalla
web-competition-by-walkover = luovutusvoitto
web-competition-by-forfeit = luovutus
web-competition-by-adjudicated = järjestäjän päätös
web-competition-postpone = Siirrä
web-competition-postpone-why = Vastustajan on suostuttava.
web-competition-postpone-days =
    { $days ->
        [one] päivää myöhemmin
       *[other] { $days } päivää myöhemmin
    }
web-competition-postpone-asked = Pyysit uudeksi määräajaksi { $when }.
web-competition-postpone-agree = Suostu määräaikaan { $when }
web-competition-decide = Ratkaise ottelu
web-competition-note = Perustelu, kaikkien luettavaksi
web-competition-table = Sarjataulukko
web-competition-group = Lohko { $group }
web-competition-place = Sijoitus
web-competition-team = Joukkue
web-competition-played-long = Ottelut
web-competition-goals = Maalit
web-competition-points = Pist.
web-competition-form = Vire
web-competition-won = Voitot
web-competition-level = Tasapelit
web-competition-lost = Tappiot
web-competition-won-short = V
web-competition-level-short = T
web-competition-lost-short = H
web-competition-played = O
web-competition-why = Miksi tässä järjestyksessä
web-competition-bracket = Pudotuspelikaavio
web-competition-final = Loppuottelu
web-competition-third = Pronssiottelu
web-competition-winner-of = Ottelun { $match } voittaja
web-competition-loser-of = Ottelun { $match } häviäjä
web-competition-place-of = Lohkon { $group } sija { $place }
web-competition-fixtures = Otteluohjelma
web-competition-round = { $round }. kierros
web-competition-entrants = Osallistujat
web-competition-nobody = Kukaan ei ole vielä ilmoittautunut.
web-competition-withdrawn = jättänyt kilpailun
web-competition-suspended =
    { $matches ->
        [one] Nro { $shirt } pelikiellossa yhden ottelun
       *[other] Nro { $shirt } pelikiellossa { $matches } ottelua
    }
web-competition-injured =
    { $matches ->
        [one] Nro { $shirt } loukkaantunut, poissa yhden ottelun
       *[other] Nro { $shirt } loukkaantunut, poissa { $matches } ottelua
    }
web-competition-log = Tapahtumat
web-competition-rules = Säännöt
web-competition-seed = Arvontojen nopat
web-competition-name = Nimi
web-competition-format = Muoto
web-competition-format-league = Sarja
web-competition-format-cup = Cup
web-competition-format-groups = Lohkot ja pudotuspelit
web-competition-format-swiss = Sveitsiläinen järjestelmä
web-competition-format-ladder = Tikapuut
web-competition-double = Kotona ja vieraissa
web-competition-groups = Lohkoja
web-competition-rounds = Kierroksia
web-competition-places = Paikkoja
web-competition-fill = Alussa vielä vapaat paikat
web-competition-fill-none = jäävät tyhjiksi
web-competition-round-days = Päiviä kierrosta kohti
web-competition-entry = Kuka saa ilmoittautua
web-competition-entry-open = Kaikki
web-competition-entry-link = Linkin saaneet
web-competition-start-at = Alku; tyhjänä heti, kun kaikki paikat ovat täynnä
web-competition-make = Julkista
web-competition-rule-league =
    { $meetings ->
        [one] Kaikki kohtaavat toisensa kerran.
       *[other] Kaikki kohtaavat toisensa { $meetings } kertaa vuorotellen kotona ja vieraissa.
    }
web-competition-rule-cup = Pudotuspelit: häviäjä putoaa. Kaavio arvotaan.
web-competition-rule-legs = Kaksi osaottelua, paitsi loppuottelussa
web-competition-rule-level =
    { $replays ->
        [0] Tasatilanteessa ratkaisee arpa.
        [one] Tasatilanteessa pelataan uusinta toisella kentällä; sen jälkeen ratkaisee arpa.
       *[other] Tasatilanteessa pelataan enintään { $replays } uusintaa; sen jälkeen ratkaisee arpa.
    }
web-competition-rule-groups = Lohkoja { $groups }. Jokaisesta jatkaa pudotuspeleihin näin moni: { $advance }.
web-competition-rule-swiss = Sveitsiläinen järjestelmä, { $rounds } kierrosta: vastakkain ovat mahdollisuuksien mukaan tasapisteissä olevat, eikä kukaan kohtaa samaa vastustajaa kahdesti.
web-competition-rule-ladder = Tikapuiden naapurit haastavat toisensa { $rounds } kierroksen ajan; ylemmän voittaja saa tämän paikan.
web-competition-rule-third = Välierien häviäjät pelaavat kolmannesta sijasta.
web-competition-rule-points = Pisteet: voitosta { $win }, tasapelistä { $level }, tappiosta { $loss }.
web-competition-rule-points-champions = Pisteet kuten Champions 2020:ssä: voitto varsinaisella peliajalla 5–0, jatkoajalla 4–1, rangaistuspotkukilpailussa 3–2.
web-competition-rule-ties = Järjestyksen ratkaisevat: { $list }.
web-competition-rule-pace = Ottelun tahti: { $pace }.
web-competition-rule-deadline =
    { $days ->
        [one] Kierros kestää yhden päivän. Joka ei ole siihen mennessä istunut pelaamaan, häviää luovutuksella.
       *[other] Kierros kestää { $days } päivää. Joka ei ole siihen mennessä istunut pelaamaan, häviää luovutuksella.
    }
web-competition-rule-begun = Ajoissa alkanut ottelu pelataan loppuun, eikä seuraava kierros odota sitä.
web-competition-rule-rated = Ihmisten väliset ottelut vaikuttavat pelaajapisteisiin.
web-competition-rule-unrated = Ottelut eivät vaikuta pelaajapisteisiin.
web-competition-rule-squads = Varoitukset, pelikiellot ja loukkaantumiset siirtyvät ottelusta toiseen; valmentaja nimeää pelaajat numeroittain.
web-competition-rule-draw = Arvonnat tehdään nopilla, jotka jokainen voi tarkistaa.
web-competition-tie-round = saavutettu kierros
web-competition-tie-points = pisteet
web-competition-tie-difference = maaliero
web-competition-tie-goals = tehdyt maalit
web-competition-tie-wins = voitot
web-competition-tie-head-to-head = keskinäiset ottelut
web-competition-tie-away-goals = vierasmaalit
web-competition-tie-fair-play = reilu peli
web-competition-tie-buchholz = Buchholz
web-competition-tie-sonneborn-berger = Sonneborn-Berger
web-competition-tie-order = ilmoittautumisjärjestys
web-competition-tie-lot = arpa
