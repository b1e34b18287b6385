# Käyttöliittymä suomeksi.

ui-home = Koti
ui-away = Vieras
ui-options = Asetukset
ui-presets = Valmiit asetukset
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
ui-no-hint = Neuvoja antavia valmentajia ei vielä ole; ne tulevat myöhemmässä versiossa.
ui-undone = Peruttu.
ui-nothing-to-undo = Ei ole mitään peruttavaa.
ui-undo-consent = Välissä on jo heitetty noppaa tai vastapuoli on tehnyt päätöksensä, joten tätä ei voi enää perua.
ui-what-came = Mitä tuli? Jokin näistä:
ui-save-where = Mihin tallennetaan? Kirjoita ”save TIEDOSTO”.
ui-saved = Tallennettu tiedostoon { $file }.
ui-curtain = Nyt päättää { $team }. Vastapuoli katsoo muualle; paina Enter.
ui-resigned = { $team } luovutti ottelun.
ui-won = Loppuvihellys. Voittaja: { $team }.
ui-level = Loppuvihellys, ja ottelu päättyy tasan.
ui-after-the-end = ”save TIEDOSTO” tallentaa ottelun, Enter lopettaa.
ui-left = Ottelu on kesken. Se on tallessa tiedostossa { $file }; jatka komennolla: touchline play { $game } --resume { $file }
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
ui-verify-roll = Ei todistettu: vaiheessa { $number } lukee ”{ $found }”, mutta nopat antoivat ”{ $expected }”.
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
ui-time-up = Aika on täynnä: ottelu päättyy tähän vuoroon.
ui-time-left = Aikaa jäljellä: { $time }
ui-as-last-time = Kuten viimeksi
ui-term-against = vastassa { $number }
ui-term-at-least = { $number } tai enemmän
ui-term-exactly = tasan { $number }
