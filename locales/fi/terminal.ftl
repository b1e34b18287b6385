# Pääte koko ruudulla, suomeksi.

ui-tui-too-small = Touchline tarvitsee { $width } saraketta ja { $height } riviä; tässä ikkunassa on { $columns } ja { $rows }. Suurenna ikkunaa tai pelaa valitsimella --plain.
ui-tui-connecting = Hetkinen …
ui-tui-thinking =
    { SIDE($team) ->
        [you] Sinä mietit
       *[other] { TEAM($team, form: "Nom") } miettii
    }
ui-tui-to-move = Vuorossa: { $team }
ui-tui-rolling = Nopat ratkaisevat …
ui-tui-handover =
    { SIDE($team) ->
        [you] Seuraavaksi päätät sinä.
       *[other] Seuraavaksi päättää { TEAM($team) }.
    } Peitä lauta painamalla Enteriä.
ui-tui-waiting-opponent = Odotetaan vastustajaa …
ui-tui-waiting-dice = Kumpikin puoli valmistelee noppia …
ui-tui-invite = Toisen paikan saa se, joka avaa tämän linkin ensimmäisenä:
ui-tui-reconnecting =
    { $seconds ->
        [one] uusi yritys sekunnin päästä
       *[other] uusi yritys { $seconds } sekunnin päästä
    }
ui-tui-which = Mikä näistä?
ui-tui-nothing-here = Siinä ei voi nyt tehdä mitään.
ui-tui-not-so = Ei onnistu
ui-tui-asking-coach = Valmentaja tutkii asiaa … (Esc: lopeta)
ui-tui-advice = Näin valmentaja tekisi
ui-tui-no-advice = Valmentajalla ei ole ehdotettavaa.
ui-tui-no-rule = Mikään sääntö ei vastaa hakua.
ui-tui-leave = Poistutaanko? Ottelu jää talteen, ja voit jatkaa sitä myöhemmin.
ui-tui-leave-server = Poistutaanko? Ottelu jatkuu palvelimella, ja kellosi käy edelleen.
ui-tui-resign = Luovutatko? Vastapuoli voittaa.
ui-tui-save = Mihin tiedostoon ottelu tallennetaan?
ui-tui-not-saved = Tiedostoa { $file } ei voitu kirjoittaa: { $why }
ui-tui-elsewhere = Ottelu jää palvelimelle. Pääset takaisin komennolla { $command }
ui-tui-asked = Vastapuolelta on kysytty.
ui-tui-offer-undo =
    { SIDE($team) ->
        [you] Haluaisit perua päätöksesi.
       *[other] { TEAM($team, form: "Nom") } haluaisi perua päätöksensä.
    } y: kyllä, n: ei.
ui-tui-offer-draw =
    { SIDE($team) ->
        [you] Tarjoat tasapeliä.
       *[other] { TEAM($team, form: "Nom") } tarjoaa tasapeliä.
    } y: kyllä, n: ei.
ui-tui-agreed = Tasapelistä sovittiin.
ui-tui-forfeited =
    { SIDE($team) ->
        [you] Olit poissa liian kauan ja hävisit luovutuksella.
       *[other] { TEAM($team, form: "Nom") } oli poissa liian kauan ja hävisi luovutuksella.
    }
ui-tui-aborted = Ottelu peruttiin.
ui-tui-key-choose = valitse
ui-tui-key-do = toteuta
ui-tui-key-list = luettelo
ui-tui-key-hint = vihje
ui-tui-key-undo = peru
ui-tui-key-find = etsi
ui-tui-key-rules = säännöt
ui-tui-key-save = tallenna
ui-tui-key-talk = sano jotain
ui-tui-key-leave = poistu
ui-tui-key-language = kieli
ui-tui-key-all = näppäimet
ui-tui-key-interrupt = lopeta mietintä
ui-tui-key-close = sulje
ui-tui-key-yes = kyllä
ui-tui-keys =
    ↑ ↓ ← →      liiku laudalla tai luettelossa
    Enter        ota tai valitse; uudelleen: toteuta
    Tab          laudalta luetteloon ja takaisin
    Home, End    seuraavaan paikkaan, jossa voi tehdä jotain
    1, 2, 3 …    valitse luettelosta numerolla
    /            etsi luettelosta merkinnällä tai sanalla
    Esc          päästä irti; lopeta tietokoneen mietintä
    h            kysy valmentajalta
    u            peru viimeisin päätöksesi
    ?            säännöt; kiellon jälkeen sen perusteena oleva sääntö
    PgUp, PgDn   selaa selostusta
    s            tallenna ottelu tiedostoon
    r            luovuta
    L            vaihda kieltä
    t            sano jotain vastapuolelle (verkossa)
    d            tarjoa tasapeliä (verkossa)
    q            poistu

    Hiirellä onnistuu kaikki: napsauta paikkaa, riviä tai alarivin näppäintä.
ui-tui-not-understood = Sarakkeen { $column } kohtaa ”{ $found }” ei ymmärretä.
ui-tui-not-finished = Kirjoituksen lopusta puuttuu jotakin.
