# Ciò che gli altri file di questa lingua condividono: squadre con le loro forme, risultati, numeri.
# docs/translating.md spiega TEAM, SIDE e PERCENT.

team-home = Casa
    .nom = la squadra di casa
    .gen = dei padroni di casa
    .dat = ai padroni di casa
    .per = per i padroni di casa
    .da = dai padroni di casa
team-away = Ospiti
    .nom = la squadra ospite
    .gen = degli ospiti
    .dat = agli ospiti
    .per = per gli ospiti
    .da = dagli ospiti
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
    .dat = alla squadra di { $name }
    .per = per { $name }
    .da = da { $name }

score = { $home }-{ $away }
percent = { $number }%
decimal-sign = ,

# Davanti al numero di maglia (C5); la lettera del portiere dove i giocatori non hanno numero.
letter-home = C
letter-away = O
letter-keeper = P

# Davanti a una riga di cronaca; l’ultimo di un elenco.
minute = { $minute }′
list-last = { $list } e { $last }
