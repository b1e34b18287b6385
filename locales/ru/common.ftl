# Общее для всех файлов языка: команды с их формами, счёт, числа.
# docs/translating.md объясняет TEAM, SIDE и PERCENT.

team-home = Хозяева
    .nom = хозяева
    .gen = хозяев
    .dat = хозяевам
    .acc = хозяев
    .ins = хозяевами
team-away = Гости
    .nom = гости
    .gen = гостей
    .dat = гостям
    .acc = гостей
    .ins = гостями
team-you = Вы
    .nom = вы
    .gen = вас
    .dat = вам
    .acc = вас
    .ins = вами
team-own = Ваша команда
    .nom = ваша команда
    .gen = вашей команды
    .dat = вашей команде
    .acc = вашу команду
    .ins = вашей командой
team-name = { $name }
    .nom = { $name }
    .gen = команды «{ $name }»
    .dat = команде «{ $name }»
    .acc = команду «{ $name }»
    .ins = командой «{ $name }»

score = { $home }:{ $away }
percent = { $number } %
decimal-sign = ,

# Перед номером игрока (Х5); буква вратаря — там, где у игроков нет номеров.
letter-home = Х
letter-away = Г
letter-keeper = В

# Перед строкой репортажа; последний в перечне.
minute = { $minute }′
list-last = { $list } и { $last }
