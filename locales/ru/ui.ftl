# Интерфейс по-русски.

ui-home = Хозяева
ui-away = Гости
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
ui-undo-consent = С тех пор уже бросали кубики или решала другая сторона; отменить это больше нельзя.
ui-what-came = Что выпало? Один из вариантов:
ui-save-where = Куда сохранить? Введите «save ФАЙЛ».
ui-saved = Сохранено в файл { $file }.
ui-curtain = Решает команда «{ $team }». Другая сторона пусть отвернётся; нажмите Enter.
ui-resigned = Команда «{ $team }» сдалась.
ui-won = Финальный свисток. Победила команда «{ $team }».
ui-level = Финальный свисток — ничья.
ui-after-the-end = «save ФАЙЛ» сохранит матч, Enter — выход.
ui-left = Матч не окончен. Он сохранён в файле { $file }; продолжить: touchline play { $game } --resume { $file }
ui-not-kept = Матч не окончен, и сохранить его не удалось: { $why }
ui-verify-proven = Доказано: все шаги ({ $steps }) сделаны по правилам, и все броски ({ $rolls }) совпадают с тем, что выпало на кубиках.
ui-verify-legal = Все шаги ({ $steps }) сделаны по правилам. Пересчитать броски ({ $rolls }) нельзя: кубики бросали за столом или какой-то секрет ещё не раскрыт.
ui-verify-commitment =
    Не доказано: секрет { $party ->
        [server] сервера
        [home] хозяев
        [away] гостей
       *[other] стороны «{ $party }»
    } — не тот, что был зафиксирован заранее.
ui-verify-roll = Не доказано: на шаге { $number } записано «{ $found }», а на кубиках выпало «{ $expected }».
ui-league-progress = { $game }: сыграно матчей: { $played } из { $matches }.
ui-league-round = Раунд { $round }
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
ui-league-winner = Победитель турнира: { $team }.
ui-time-up = Время вышло: матч закончится этим ходом.
ui-time-left = Осталось времени: { $time }

# Почему сервер отказывает.
ui-error-bad-request = Запрос не удалось понять.
ui-error-key-missing = В запросе нет ключа идемпотентности.
ui-error-key-reused = Этот ключ уже использован для другого запроса.
ui-error-sign-in = Сначала начните как гость или войдите.
ui-error-wrong-password = Неверное имя или пароль.
ui-error-name-taken = Это имя занято.
ui-error-bad-name = В имени от 2 до 24 букв, цифр, пробелов или дефисов.
ui-error-bad-password = В пароле не меньше 8 знаков.
ui-error-not-yours = Здесь у вас нет права на это.
ui-error-cross-site = Об этом попросил другой сайт; это не сделано.
ui-error-not-found = Здесь такого нет.
ui-error-method = Здесь так нельзя.
ui-error-no-game = Такой игры нет.
ui-error-bad-options = С такими настройками играть нельзя.
ui-error-no-coach = Такого тренера нет.
ui-error-not-playing = Матч сейчас не идёт.
ui-error-over = Матч окончен.
ui-error-seat-taken = Место уже занято.
ui-error-stale = Матч уже продвинулся дальше.
ui-error-notation = Такого хода в игре нет.
ui-error-bad-record = Этот файл — не запись матча, которую этот сервер может воспроизвести.
ui-error-refused = Правило это запрещает.
ui-error-no-offer = Нет предложения, на которое можно ответить.
ui-error-coach-declines = Компьютер играет дальше.
ui-error-no-help = Против человека подсказок нет: играем на равных.
ui-error-too-late-to-abort = Первый ход сделан; теперь можно только сдаться.
ui-error-cannot-claim = Победу потребовать нельзя: сейчас не ход соперника, или он отсутствует недостаточно долго.
ui-error-broken-commitment = Это не тот секрет для костей, который был обещан.
ui-error-nothing-to-reveal = Сейчас секрета не ждут.
ui-error-old-rules = Этот матч играли по прежней редакции правил.
ui-error-too-long = Матч стал слишком длинным.
ui-error-too-many-matches = У вас слишком много неоконченных матчей.
ui-error-too-fast = Слишком много запросов; подождите немного.
ui-error-crowded = Слишком много зрителей.
ui-error-too-large = Запрос слишком велик.
ui-error-chat-off = В этом матче чата нет.
ui-error-unavailable = Сервер сейчас не может этого сделать; попробуйте ещё раз.
ui-error-internal = На сервере что-то пошло не так.
ui-as-last-time = Как в прошлый раз
ui-term-against = против { $number }
ui-term-at-least = { $number } или больше
ui-term-exactly = ровно { $number }
ui-sim-home-wins = победы хозяев
ui-sim-draws = ничьи
ui-sim-away-wins = победы гостей
ui-sim-decided = результативных, победы хозяев
ui-sim-goals = голов за матч
ui-sim-steps = шагов за матч
ui-sim-elo = Эло хозяев над гостями
ui-sim-seconds = секунд
ui-sim-threads = потоков
ui-sim-rate = решений в секунду
ui-hint = победа { $win } %, ожидаемые голы { $ours } : { $theirs }
ui-hint-for = За: { $what }.
ui-hint-against = Против: { $what }.
ui-bench-game = игра
ui-bench-steps-a-second = шагов/с
ui-bench-matches-a-second = матчей/с
ui-bench-steps = шагов
ui-bench-position = позиция
ui-bench-nodes = узлов/с ЦП
ui-bench-speed-up = ускорение
ui-bench-simulations = симуляций/с
ui-bench-playouts = доигрываний/с
ui-bench-tree-cost = цена дерева
