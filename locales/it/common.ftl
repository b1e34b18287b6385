# Ciò che gli altri file di questa lingua condividono: squadre con le loro forme, risultati, numeri.
# docs/translating.md spiega TEAM, SIDE e PERCENT.

team-home = Casa
    .nom = la squadra di casa
    .gen = della squadra di casa
    .dat = alla squadra di casa
    .per = per la squadra di casa
    .da = dalla squadra di casa
team-away = Ospiti
    .nom = la squadra ospite
    .gen = della squadra ospite
    .dat = alla squadra ospite
    .per = per la squadra ospite
    .da = dalla squadra ospite
team-you = Tu
    .nom = tu
    .gen = di te
    .dat = a te
    .per = per te
    .da = da te
team-own = La tua squadra
    .nom = la tua squadra
    .gen = della tua squadra
    .dat = alla tua squadra
    .per = per la tua squadra
    .da = dalla tua squadra
team-name = { $name }
    .nom = { $name }
    .gen = di { $name }
    .dat = a { $name }
    .per = per { $name }
    .da = da { $name }

score = { $home }-{ $away }
percent = { $number }%
decimal-sign = ,
