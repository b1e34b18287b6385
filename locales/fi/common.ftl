# Mitä kielen muut tiedostot käyttävät yhdessä: joukkueet muotoineen, tulokset, luvut.
# docs/translating.md selittää funktiot TEAM, SIDE ja PERCENT.

team-home = Koti
    .nom = kotijoukkue
    .gen = kotijoukkueen
    .par = kotijoukkuetta
    .ade = kotijoukkueella
    .abl = kotijoukkueelta
    .all = kotijoukkueelle
team-away = Vieras
    .nom = vierasjoukkue
    .gen = vierasjoukkueen
    .par = vierasjoukkuetta
    .ade = vierasjoukkueella
    .abl = vierasjoukkueelta
    .all = vierasjoukkueelle
team-you = Sinä
    .nom = sinä
    .gen = sinun
    .par = sinua
    .ade = sinulla
    .abl = sinulta
    .all = sinulle
team-own = Joukkueesi
    .nom = joukkueesi
    .gen = joukkueesi
    .par = joukkuettasi
    .ade = joukkueellasi
    .abl = joukkueeltasi
    .all = joukkueellesi
team-name = { $name }
    .nom = { $name }
    .gen = joukkueen { $name }
    .par = joukkuetta { $name }
    .ade = joukkueella { $name }
    .abl = joukkueelta { $name }
    .all = joukkueelle { $name }

score = { $home }–{ $away }
percent = { $number } %
decimal-sign = ,

# Pelinumeron edellä (K5); maalivahdin kirjain siellä, missä pelaajilla ei ole numeroita.
letter-home = K
letter-away = V
letter-keeper = M

# Selostusrivin edellä; luettelon viimeinen.
minute = { $minute }′
list-last = { $list } ja { $last }
