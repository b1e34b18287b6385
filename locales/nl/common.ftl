# Wat de andere bestanden van deze taal delen: ploegen met hun vormen, uitslagen, getallen.
# docs/translating.md legt TEAM, SIDE en PERCENT uit.

team-home = Thuis
    .nom = de thuisploeg
    .gen = van de thuisploeg
team-away = Uit
    .nom = de uitploeg
    .gen = van de uitploeg
team-you = Jij
    .nom = jij
    .gen = van jou
team-own = Jouw ploeg
    .nom = jouw ploeg
    .gen = van jouw ploeg
team-name = { $name }
    .nom = { $name }
    .gen = van { $name }

score = { $home }-{ $away }
percent = { $number }%
decimal-sign = ,

# Vóór een rugnummer (T5); de letter van de keeper waar spelers geen nummer hebben.
letter-home = T
letter-away = U
letter-keeper = K

# Vóór een regel verslag; de laatste van een rijtje.
minute = { $minute }′
list-last = { $list } en { $last }
