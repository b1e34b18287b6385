# Интерфейс по-русски.

ui-options = Настройки
ui-presets = Готовые наборы
ui-welcome = Введите вариант так, как он написан, или его номер. Что ещё можно сделать, подскажет «help».
ui-help =
    Вариант:      так, как он написан в списке, или его номер
    list, board   ещё раз показать варианты или поле
    undo          отменить своё последнее решение
    hint          спросить совета у тренера
    rules [ID]    прочитать правила, раздел или одно правило
    save ФАЙЛ     сохранить матч в файл, чтобы продолжить позже
    export ФАЙЛ   сохранить только то, что известно вашей стороне
    resign        сдаться
    quit          выйти
ui-your-move = Ваш ход
ui-undone = Решение отменено.
ui-nothing-to-undo = Отменять нечего.
ui-undo-consent = Отменять поздно: уже бросали кубики или сыграла другая сторона.
ui-what-came = Что выпало? Возможные варианты:
ui-save-where = В какой файл? Введите «save ФАЙЛ».
ui-saved = Сохранено в файл { $file }.
ui-curtain = Решение за { TEAM($team, form: "ins") }. Другая сторона, отвернитесь, затем нажмите Enter.
ui-resigned =
    { SIDE($team) ->
        [name] { $team } сдаётся.
        [you] Вы сдались.
       *[side] { TEAM($team, form: "Nom") } сдались.
    }
ui-won =
    { SIDE($team) ->
        [name] Финальный свисток: побеждает { $team }.
        [you] Финальный свисток: вы победили.
       *[side] Финальный свисток: победили { TEAM($team) }.
    }
ui-level = Финальный свисток — ничья.
ui-after-the-end = «save ФАЙЛ» сохранит матч, Enter — выход.
ui-left = Матч не окончен. Он сохранён в файле { $file }; продолжить: touchline play { $game } --resume { $file }
ui-not-kept = Матч не окончен, и сохранить его не удалось: { $why }
ui-verify-proven =
    Доказано: { $steps ->
        [1] единственный шаг сделан
        [one] { $steps } шаг сделан
        [few] все { $steps } шага сделаны
       *[many] все { $steps } шагов сделаны
    } по правилам, и { $rolls ->
        [1] единственный бросок совпадает
        [one] { $rolls } бросок совпадает
        [few] все { $rolls } броска совпадают
       *[many] все { $rolls } бросков совпадают
    } с тем, что выпало на кубиках.
ui-verify-legal =
    { $steps ->
        [1] Единственный шаг сделан
        [one] { $steps } шаг сделан
        [few] Все { $steps } шага сделаны
       *[many] Все { $steps } шагов сделаны
    } по правилам. Пересчитать { $rolls ->
        [one] { $rolls } бросок
        [few] { $rolls } броска
       *[many] { $rolls } бросков
    } нельзя: кубики бросали за столом или какой-то секрет ещё не раскрыт.
ui-verify-commitment =
    Не доказано: секрет { $party ->
        [server] сервера
        [home] хозяев
        [away] гостей
       *[other] стороны «{ $party }»
    } — не тот, что был зафиксирован заранее.
ui-verify-roll = Не доказано: на шаге { $number } записано «{ $found }», а на кубиках выпало «{ $expected }».
ui-verify-unfinished = Пока доказано: все шаги ({ $steps }) сделаны по правилам, все броски ({ $rolls }) совпадают с тем, что выпало на кубиках. Матч не закончен.
ui-verify-signed = Имена, дата, конец и результат тоже подписаны сервером.
ui-verify-dice-only = Имена, дата и конец матча не доказаны: для этого нужны подпись сервера и его ключ (--key).
ui-verify-forged = Не доказано: подпись сервера не от этой записи. Запись изменили, или её подписал другой сервер.
ui-verify-unsigned = Не доказано: эту запись никто не подписал.
ui-verify-promise = Не доказано: до первого броска сервер обещал другое.
ui-promise-broken = ВНИМАНИЕ: сервер подменил своё обещание о бросках: было { $promised }, стало { $shown }. Броски этого матча ничего не доказывают.
ui-league-progress = { $game }: сыграно матчей: { $played } из { $matches }.
ui-league-round = Тур { $round }
ui-league-column-played = И
ui-league-column-won = В
ui-league-column-level = Н
ui-league-column-lost = П
ui-league-column-goals = Мячи
ui-league-column-points = О
ui-league-absent = Следующий матч пропускают:
ui-league-suspended =
    { $team }, номер { $player }: дисквалификация на { $matches ->
        [one] { $matches } матч
        [few] { $matches } матча
       *[many] { $matches } матчей
    }.
ui-league-injured =
    { $team }, номер { $player }: травма, пропускает { $matches ->
        [one] { $matches } матч
        [few] { $matches } матча
       *[many] { $matches } матчей
    }.
ui-league-winner = { $team } выигрывает турнир.
ui-league-table = Таблица
ui-league-group = Группа { $group }
ui-league-division = Дивизион { $division }
ui-league-results = Результаты
ui-league-positions = Места по турам
ui-league-rounds = Тур
ui-league-scorers = Бомбардиры
ui-league-cards = Карточки
ui-league-column-team = Команда
ui-league-column-player = Игрок
ui-league-column-yellow = Жёлтые
ui-league-column-red = Красные
ui-league-column-home = Хозяева
ui-league-column-away = Гости
ui-league-column-score = Счёт
ui-league-column-form = Форма
ui-league-season = Сезон
ui-league-seed = Начальное число
ui-league-lot = по жребию: { $team }
ui-league-honours = Зал славы
ui-league-next-written = Следующий сезон — в файле { $file }.
ui-league-not-over = Сезон не окончен: следующего ещё нет.
ui-league-form-won = В
ui-league-form-level = Н
ui-league-form-lost = П
ui-league-reasons = Почему порядок именно такой
ui-league-second = Второе место
ui-league-third = Третье место
ui-league-why-round = { $above } выше, чем { $below }, по пройденным раундам.
ui-league-why-points = { $above } выше, чем { $below }, по очкам: { $upper } против { $lower }.
ui-league-why-difference = { $above } выше, чем { $below }, по разнице мячей: { $upper } против { $lower }.
ui-league-why-goals = { $above } выше, чем { $below }, по забитым мячам: { $upper } против { $lower }.
ui-league-why-wins = { $above } выше, чем { $below }, по числу побед: { $upper } против { $lower }.
ui-league-why-head-points = { $above } выше, чем { $below }, по очкам в личных встречах: { $upper } против { $lower }.
ui-league-why-head-difference = { $above } выше, чем { $below }, по разнице мячей в личных встречах: { $upper } против { $lower }.
ui-league-why-head-goals = { $above } выше, чем { $below }, по забитым мячам в личных встречах: { $upper } против { $lower }.
ui-league-why-away-goals = { $above } выше, чем { $below }, по мячам, забитым на чужом поле: { $upper } против { $lower }.
ui-league-why-fair-play = { $above } выше, чем { $below }, по показателю честной игры: штрафные очки — { $upper } против { $lower }.
ui-league-why-buchholz = { $above } выше, чем { $below }, по Бухгольцу (очки всех соперников): { $upper } против { $lower }.
ui-league-why-sonneborn-berger = { $above } выше, чем { $below }, по Зоннеборну — Бергеру (очки с учётом очков соперников): { $upper } против { $lower }.
ui-league-why-order = { $above } выше, чем { $below }, по порядку заявки.
ui-league-why-lot = { $above } выше, чем { $below }, по жребию.
ui-league-why-rung = { $above } стоит на лестнице выше, чем { $below }.
ui-competition-log-made = Турнир объявлен.
ui-competition-log-started =
    { $coaches ->
        [0] Турнир начался. Участников: { $entrants }.
       *[other] Турнир начался. Участников: { $entrants }, из них компьютерных тренеров: { $coaches }.
    }
ui-competition-log-too-few = Отменён: слишком мало заявок.
ui-competition-log-called-off = Турнир отменён до начала.
ui-competition-log-nobody-came = { $home } — { $away }: никто не явился, поражение засчитано обоим.
ui-competition-log-forfeited = { $home } — { $away }: победа за неявку присуждена: { $winner }.
ui-competition-log-plays-on = { $home } — { $away }: матч не закончился к сроку. Его доиграют, но следующий тур его не ждёт.
ui-competition-log-postponed = { $home } — { $away }: перенесён по согласию, новый срок { $until }.
ui-competition-log-adjudicated = { $home } — { $away }: решение организатора — { $score }. Причина: { $note }
ui-competition-log-late = { $home } — { $away }: счёт { $score } получен, когда исход уже был решён, и не засчитан.
ui-competition-log-withdrew = { $team } покидает турнир.
ui-competition-log-won = Турнир окончен. Победитель: { $team }.
ui-competition-log-over = Турнир окончен.
ui-time-up = Время вышло: матч закончится этим ходом.
ui-time-left = Осталось времени: { $time }

# Почему сервер отказывает.
ui-error-bad-request = Запрос не удалось понять.
ui-error-too-slow = Запрос шёл слишком долго.
ui-error-bad-text = В тексте есть невидимые знаки или знаки, меняющие направление письма.
ui-error-key-missing = В запросе нет ключа идемпотентности.
ui-error-key-reused = Этот ключ уже использован в другом запросе.
ui-error-sign-in = Сначала войдите или начните игру как гость.
ui-error-wrong-password = Неверное имя или пароль.
ui-error-too-many-guesses = Слишком много неверных паролей для этого имени; подождите минуту.
ui-error-name-taken = Это имя занято.
ui-error-bad-name = В имени должно быть от 2 до 24 букв, цифр, пробелов или дефисов.
ui-error-bad-password = В пароле должно быть не меньше 8 знаков.
ui-error-not-yours = Здесь вам это не разрешено.
ui-error-not-for-bots = По токену бота можно только играть. Сделайте это в браузере.
ui-error-cross-site = Запрос пришёл с другого сайта и отклонён.
ui-error-not-found = Не найдено.
ui-error-method = Здесь так нельзя.
ui-error-no-game = Такой игры нет.
ui-error-bad-options = С такими настройками играть нельзя.
ui-error-no-coach = Такого тренера нет.
ui-error-not-playing = Матч сейчас не идёт.
ui-error-over = Матч окончен.
ui-error-seat-taken = Место уже занято.
ui-error-stale = Матч уже ушёл вперёд.
ui-error-notation = Такого хода в игре нет.
ui-error-bad-record = Этот файл — не запись матча, которую сервер может воспроизвести.
ui-error-refused = Правило это запрещает.
ui-error-no-offer = Нет предложения, на которое можно ответить.
ui-error-needs-winner = В этом матче нужен победитель: ничьих нет.
ui-error-coach-declines = Компьютер играет дальше.
ui-error-no-help = Против человека и в рейтинговом матче подсказок нет: играем на равных.
ui-error-rated-stays = В рейтинговом матче ход нельзя отменить, если на него уже ответили.
ui-error-chance-stays = Что выпало, то выпало: отменить ход, после которого был бросок, можно только в тренировочном матче.
ui-error-dice-are-rolled = В этом матче кубики бросает программа.
ui-error-too-late-to-abort = Первый ход сделан; теперь можно только сдаться.
ui-error-cannot-claim = Победу потребовать нельзя: сейчас не ход соперника, или соперник отсутствует недостаточно долго.
ui-error-broken-commitment = Это не тот секрет для кубиков, который был обещан.
ui-error-nothing-to-reveal = Сейчас никакой секрет не ожидается.
ui-error-old-rules = Этот матч играли по прежней редакции правил.
ui-error-too-long = Матч стал слишком длинным.
ui-error-too-many-matches = У вас слишком много неоконченных матчей.
ui-error-entry-closed = Приём заявок закончен.
ui-error-competition-full = Все места заняты.
ui-error-rating-outside = Ваш рейтинг вне пределов этого турнира.
ui-error-fixture-not-open = Этот матч сейчас нельзя сыграть, перенести или изменить.
ui-error-played-on = По этому результату уже сыграны следующие матчи.
ui-error-too-many-competitions = Вы уже проводите столько турниров, сколько может проводить один человек.
ui-error-too-fast = Слишком много запросов; подождите немного.
ui-error-crowded = Слишком много зрителей.
ui-error-too-large = Запрос слишком велик.
ui-error-chat-off = В этом матче чата нет.
ui-error-unavailable = Сервер сейчас не может этого сделать; попробуйте ещё раз.
ui-error-internal = На сервере что-то пошло не так.
ui-error-needs-server = Для этого нужны другие люди, а значит, и сервер; сейчас его нет.
ui-error-damaged = Сохранённые данные этого матча больше не читаются.
ui-error-not-kept = В этом браузере нет места, чтобы это сохранить, поэтому ход не сделан. Экспортируйте и удалите часть матчей и попробуйте снова.
ui-term-against = против { $number }
ui-term-at-least = { $number } или больше
ui-term-exactly = ровно { $number }
ui-progress = прошло { $time }, осталось { $left }
ui-progress-start = прошло { $time }
ui-report-made-by = Сделано в Touchline { $version }.
ui-report-home = хозяева
ui-report-away = гости
ui-report-matches = матчей
ui-report-seed = начальное число
ui-report-seconds = секунд
ui-report-threads = потоков
ui-report-rate = решений в секунду
ui-report-interrupted = Прервано: данные — по доигранным матчам, это { $done } из { $all }.
ui-report-results = Результаты
ui-report-wins = победы: { $side }
ui-report-draws = ничьи
ui-report-decided = победы в матчах без ничьей: { $side }
ui-report-points = доля очков: { $side }
ui-report-home-edge = преимущество своего поля, доля очков сверх 50 %
ui-report-first-goal = победы тех, кто забил первым
ui-report-elo = перевес по Эло: { $side }
ui-report-count = число
ui-report-share = доля
ui-report-interval = доверительный интервал 95 %
ui-report-a-match = За матч
ui-report-goals-of = голы: { $side }
ui-report-goals-both = голы обеих команд
ui-report-margin = разница мячей в пользу хозяев
ui-report-lead-changes = смены лидера
ui-report-turns = ходы
ui-report-steps = шаги
ui-report-decisions = решения
ui-report-chances = броски, вращения и вытянутые карты
ui-report-mean = среднее
ui-report-median = медиана
ui-report-range = мин. … макс.
ui-report-goals-chart = Голы одной команды
ui-report-both-chart = Голы за матч
ui-report-lead-chart = Смены лидера
ui-report-turns-chart = Длина матча
ui-report-when-chart = Когда забивают
ui-report-goals-axis = голы
ui-report-matches-axis = матчи
ui-report-lead-axis = смены лидера
ui-report-turns-axis = ходы
ui-report-turn-axis = ход матча
ui-report-scores = Самые частые результаты
ui-report-finishes = Как заканчиваются матчи
ui-report-rules = Правила в деле
ui-report-rule = правило
ui-report-sentence = что в нём сказано
ui-report-per-match = за матч
ui-report-in-matches = доля матчей
ui-report-more-rules = { $count ->
    [one] Применялось ещё { $count } правило; оно есть в --json.
    [few] Применялись ещё { $count } правила; все они есть в --json.
   *[many] Применялось ещё { $count } правил; все они есть в --json.
}
ui-lab-title = { $game } в лаборатории: { $coaches }
ui-lab-combinations = сочетаний
ui-lab-matches-each = матчей на каждое
ui-lab-resumed = { $matches ->
    [one] Уже сыгран { $matches } матч; продолжаем с этого места.
    [few] Уже сыграны { $matches } матча; продолжаем с этого места.
   *[many] Уже сыграно { $matches } матчей; продолжаем с этого места.
}
ui-lab-interrupted = Прервано: доиграно и сохранено матчей { $done } из { $all }. Та же команда продолжит с этого места.
ui-lab-damaged =
    { $lines ->
        [one] Не удалось прочесть { $lines } сохранённый матч; он сыгран заново.
        [few] Не удалось прочесть { $lines } сохранённых матча; они сыграны заново.
       *[many] Не удалось прочесть { $lines } сохранённых матчей; они сыграны заново.
    }
ui-lab-refused = Пропущено: { $values }. { $why }
ui-lab-levels = Результаты каждого сочетания, с интервалами 95 %
ui-lab-differences = Отличие от первого ({ $first }), матч за матчем при одинаковых бросках
ui-lab-differences-note = * Ноль вне интервала: это не просто везение.
ui-lab-goals = голы
ui-lab-draws = ничьи
ui-lab-turns = ходы
ui-lab-home-edge = преимущество своего поля
ui-lab-lead-changes = смены лидера
ui-lab-skill = побеждает сильнейший тренер
ui-lab-skill-points = очки сильнейшего тренера
ui-lab-skill-note = Сильнейший тренер: { $stronger } против { $weaker }, матчей на сочетание: { $matches }, со сменой сторон. Чистое везение дало бы половину матчей без ничьей, чистое мастерство — 100 %.
ui-lab-skill-chart = Мастерство против везения: { $stronger } против { $weaker }
ui-lab-draws-chart = Ничьи
ui-lab-home-edge-chart = Преимущество своего поля
ui-lab-goals-axis = голы за матч
ui-lab-draws-axis = ничьи, %
ui-lab-turns-axis = ходы за матч
ui-lab-home-edge-axis = доля очков хозяев сверх 50 %
ui-lab-lead-changes-axis = смены лидера за матч
ui-lab-skill-axis = матчи, выигранные сильнейшим, %
ui-hint = вероятность победы { PERCENT($win) }, ожидаемые голы { $ours } : { $theirs }
ui-hint-for = За: { $what }.
ui-hint-against = Против: { $what }.
ui-bench-game = игра
ui-bench-steps-a-second = шагов/с
ui-bench-matches-a-second = матчей/с
ui-bench-steps = шагов
ui-bench-position = позиция
ui-bench-nodes = узлов/с ЦП
ui-bench-speed-up = ускорение
ui-bench-possible = возможно
ui-bench-simulations = симуляций/с
ui-bench-playouts = доигрываний/с
ui-bench-tree-cost = цена дерева
ui-bench-title = Скорость этой машины, на одном ядре
ui-bench-turn = мс на ход
ui-bench-ratio = по сравнению с прежним
ui-bench-note = Тренеры ограничены числом просмотренных позиций, как в симуляциях, поэтому на любой машине делают одни и те же ходы.
ui-bench-coach = тренер
ui-bench-turns = ходов
ui-bench-median = медиана, мс
ui-bench-longest = самый долгий, мс
ui-bench-limit = предел, мс
ui-bench-clock-title = Сколько длится ход по часам, на всех ядрах
ui-bench-clock-note = С начала матча, вместе с расстановкой. На занятой машине дольше.

ui-rests-on = { $ruling }: { $decision } (Другое толкование: настройка { $option }.)
ui-ended = { $result }. Сохранено как { $name }; посмотреть снова: touchline matches open { $name }
ui-kept-as = Сохранено как { $name }; посмотреть снова: touchline matches open { $name }
ui-cannot-keep = Этот матч не удаётся сохранить: { $why }. Укажите в XDG_DATA_HOME папку, доступную для записи, или сохраните матч сами перед выходом.
ui-matches = Матчи
ui-matches-none = Матчей, подходящих под запрос, здесь нет. Начать новый: «touchline play».
ui-matches-name = имя
ui-matches-game = игра
ui-matches-sides = хозяева — гости
ui-matches-score = счёт
ui-matches-outcome = результат
ui-matches-opponent = соперник
ui-matches-played = сыграно
ui-matches-stats = Ваши результаты
ui-matches-delete = Удалить { $names } навсегда? (y/n)
ui-outcome-won = победа
ui-outcome-drawn = ничья
ui-outcome-lost = поражение
ui-outcome-played = сыгран
ui-outcome-unfinished = не окончен
ui-record-breaks = Запись верна до шага { $entries } включительно, затем обрывается: { $why }
ui-tui-spinning = Решает волчок.
ui-tui-goal = ГОЛ!
ui-tui-yellow = Жёлтая карточка
ui-tui-red = Красная карточка
ui-tui-rematch = Реванш
ui-tui-review = Просмотр: шаг { $at } из { $length }
ui-tui-key-back = назад
ui-tui-key-on = вперёд
ui-sum-look-back = Пересмотреть этот матч
ui-sum-goals = Голы
ui-sum-chances = Ожидаемые голы
ui-sum-shots = Удары
ui-sum-corners = Угловые
ui-sum-yellow = Жёлтые карточки
ui-sum-red = Красные карточки
ui-menu-title = Настольный футбол
ui-menu-continue = Продолжить
ui-menu-new = Новый матч
ui-menu-look-back = Пересмотреть матч
ui-menu-rules = Правила
ui-menu-server = Играть на сервере
ui-menu-server-about = Введите адрес сервера с матчем или вставьте ссылку-приглашение.
ui-menu-start = Начать матч
ui-menu-edition = Вариант
ui-menu-rulebook = по правилам
ui-menu-yes = да
ui-menu-no = нет
ui-champions-ball = К мячу { $steps }, удар { $left }
ui-menu-opponent = Соперник
ui-menu-somebody = человек за этой клавиатурой
ui-menu-levels = От random, который знает лишь, что разрешено правилами, через rookie, club и pro до world, самого сильного.
ui-menu-side = Ваша сторона
ui-menu-back = Главное меню
ui-menu-keys = ↑↓ выбор · ←→ изменить · Enter дальше · Esc назад
ui-config-here = Ваши настройки — в файле { $file }.
ui-config-none = Своих настроек пока нет. Они были бы в файле { $file }; «touchline config --example» показывает, что в нём может быть.
ui-learn-written = Готово поколений: { $done } из { $all }. Лучшая сеть на данный момент — в файле { $file }.
ui-learn-nothing = Готово поколений: { $done } из { $all }. Ни одна новая сеть пока не обыграла прежнюю, поэтому файл { $file } не записан.
ui-turn-chance = случай
ui-turn-over = матч окончен
ui-bench-keys = клавиш
ui-bench-p99 = 99 из 100, мс
ui-bench-terminal-title = Как быстро экран отвечает на клавишу, пока тренер думает
ui-bench-terminal-note = 200 столбцов на 60 строк; от клавиши до байтов для терминала. Один кадр из 60 в секунду — 16,7 мс.
ui-not-understood = «{ $found }» (столбец { $column }) не понять. «list» покажет варианты.
ui-not-finished = Ввод не закончен: чего-то не хватает. «list» покажет варианты.
ui-cannot-come = «{ $found }» сейчас выпасть не может.
ui-no-such-rule = В игре { $game } нет правила или главы «{ $id }».
ui-rules-near = Может быть, { $names }?
ui-rules-chapters = Главы: { $names }.
ui-no-such-ruling = В игре { $game } нет толкования «{ $id }»; они идут от R1 до R{ $last }.
ui-ready = Touchline готов: { $address }
