# Всё вокруг полей, по-русски.

## What lies over and around every screen.
web-menu = Меню
web-close = Закрыть
web-bar = Разделы
web-bar-play = Играть
web-bar-watch = Смотреть
web-bar-learn = Учиться
web-bar-matches = Матчи
web-bar-rules = Правила
web-watch-why = Занимайте место на трибуне: все эти матчи идут прямо сейчас.
web-watch-live = Сейчас играют
web-watch-none = Сейчас открытых матчей нет. Начните свой, и другие смогут его смотреть.
web-watch-play = Сыграть матч
web-learn-why = Сыграйте матч с подсказками по ходу: соперник не слишком силён, и любой ход можно отменить. Или прочтите правила.
web-learn-play = Играть с подсказками
web-practice = Тренировка
web-practice-why = Ходы можно отменять даже после броска; в записи матча это отмечено.
web-practice-unrated = Тренировка в рейтинг не идёт.
web-own-dice = Свои кубики
web-own-dice-why = Вы бросаете кубики, тянете карты или вращаете стрелку за столом и сообщаете странице, что выпало.
web-table-question = Что выпало?
web-table-type = Или введите
web-table-none = Пока ничего
web-reload = Перезагрузить страницу
web-settings = Настройки
web-settings-why = Хранятся в этом браузере.
web-theme = Цвета страницы
web-theme-system = Как в системе
web-motion-system = Система просит уменьшить движение, поэтому всё неподвижно.
web-kit = Цвета команд
web-kit-why = Хозяева всегда тёмные и круглые, гости — светлые, полосатые и квадратные.
web-kit-harbour = Синие и янтарные
web-kit-orchard = Фиолетовые и лаймовые
web-kit-newsprint = Чёрные и белые
web-sound = Звук
web-sound-why = Дерево, кожа, кубики, свисток, а когда гол — трибуны.
web-chat = Чат
web-chat-why = Общайтесь с другим тренером во время матча.
web-chat-none = Пока никто ничего не сказал.
web-chat-muted = Сообщения другого тренера скрыты.
web-chat-say = Скажите что-нибудь
web-chat-send = Отправить
web-chat-mute = Скрыть сообщения другого тренера
web-chat-report = Пожаловаться
web-chat-reported = Жалоба отправлена
web-chat-unread = не прочитано
web-talk = Репортаж и чат
web-guide = Подсказки первого матча
web-guide-why = Объясняют всё новое, по одному разу, когда вы с ним встретитесь.
web-guide-got-it = Понятно
web-guide-stop = Больше не подсказывать
web-guide-again = Показать подсказки сначала
web-guide-again-done = Подсказки начнутся сначала.

## Keys.
web-keys = Клавиши
web-keys-why = Отдельные буквы работают как быстрые клавиши.
web-keys-off = Отдельные буквы можно отключить в разделе
web-keys-board = В матче
web-keys-help = показать эти клавиши
web-keys-rules = поиск по правилам
web-keys-tab = к следующей части страницы
web-keys-escape = отпустить или закрыть открытое
web-keys-to-board = к полю
web-keys-arrows = с места на место по полю
web-keys-jump = к местам, где можно что-то сделать
web-keys-enter = выбрать; ещё раз — выполнить
web-keys-list = список всего, что можно сделать
web-keys-undo = отменить
web-keys-flip = повернуть поле
web-keys-sound = включить или выключить звук

## Rules from everywhere.
web-rules-search = Поиск по правилам
web-rules-game = Игра
web-rules-all = Все игры
web-rules-open = Открыть правила на этом месте
web-rules-chapters = Главы
web-rules-why = Все правила каждой игры: с номерами и толкованиями.
web-search-hint = офсайд, SHOT-4…
web-search-found =
    { $number ->
        [one] Найдено { $number } правило.
        [few] Найдено { $number } правила.
       *[many] Найдено { $number } правил.
    }

## Before and during a match.
web-rated = Рейтинговый матч, без подсказок
web-rated-yes = рейтинговый
web-rated-no = товарищеский
web-pace = Часы для матчей между людьми
web-pace-none = Без часов
web-pace-live = { $minutes } мин + { $seconds } с
web-pace-days =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }
web-clock =
    { SIDE($team) ->
        [you] Ваши часы:
       *[other] Часы { TEAM($team, form: "gen") }:
    }
web-clock-days = { $days } д { $hours } ч
web-goal = Гол!
web-needs = Что учитывается в броске
web-needs-against = против { $number }
web-needs-at-least = { $number } или больше
web-needs-exactly = ровно { $number }
web-sending = Отправляется…
web-slow = Сеть работает медленно. Ваш ход в пути и будет сделан только один раз.
web-ended = Сервер закрыл соединение. Матч сохранён.
web-undo-ask = Попросить отменить ход
web-absent =
    { SIDE($team) ->
        [you] Вас нет за доской.
       *[other] За доской нет { TEAM($team, form: "gen") }.
    }
web-claim-in = Через { $time } можно потребовать победу.
web-claim-match = Потребовать победу
web-rematch-asked =
    { SIDE($team) ->
        [name] { $team } хочет реванша.
        [you] Вы хотите реванша.
       *[side] { TEAM($team, form: "Nom") } хотят реванша.
    }
web-hint = Подсказка
web-hint-thinking = Тренер обдумывает вашу позицию…
web-hint-none = Сейчас посоветовать нечего.
web-hint-goals = Вероятность победы с этим ходом. Ничья: { PERCENT($draw) }. Ожидаемые голы: забитые — { $scored }, пропущенные — { $conceded }.

## Looking back.
web-look-back = Просмотр матчей
web-look-back-why = Пересмотреть любой сыгранный матч ход за ходом
web-replay-before = Перед началом матча
web-replay-at = Момент { $number } из { $length }
web-replay-line = Ход матча
web-replay-where = Место в матче
web-replay-start = В начало
web-replay-back = Предыдущий момент
web-replay-next = Следующий момент
web-replay-end = В конец
web-replay-play = Воспроизвести
web-replay-pause = Пауза
web-replay-speed = Скорость
web-replay-goals = Голы
web-replay-goal =
    { SIDE($team) ->
        [you] Ваш гол
       *[other] Гол { TEAM($team, form: "gen") }
    }, { score }, момент { $number }
web-eyes = Чьими глазами
web-eyes-all = всех сразу
web-eyes-home = { TEAM($team, form: "gen") }
web-eyes-away = { TEAM($team, form: "gen") }
web-eyes-spectator = зрителя
web-share = Скопировать ссылку на этот момент
web-upload = Открыть файл записи
web-upload-drop = Или перетащите его сюда.
web-upload-why = В записи хранится весь матч. Его воспроизведут и проверят для вас, а сервер ничего не сохранит.
web-upload-own = Ваши сыгранные матчи — в разделе
web-upload-large = Этот файл больше любой записи матча.
web-upload-another = Открыть другую запись

## Fair dice.
web-proof = Честными ли были кубики?
web-proof-proven =
    { $number ->
        [one] Да: пересчитан { $number } случайный исход этого матча, и он именно тот, что дают кубики.
        [few] Да: пересчитаны все { $number } случайных исхода этого матча, и каждый именно тот, что дают кубики.
       *[many] Да: пересчитаны все { $number } случайных исходов этого матча, и каждый именно тот, что дают кубики.
    }
web-proof-legal =
    { $number ->
        [one] Все ходы по правилам; { $number } случайный исход пересчитать нельзя.
        [few] Все ходы по правилам; { $number } случайных исхода пересчитать нельзя.
       *[many] Все ходы по правилам; { $number } случайных исходов пересчитать нельзя.
    }
web-proof-broken = Нет: показан не тот секрет, который был обещан ({ $party }).
web-proof-wrong = Нет: на шаге { $number } записано не то, что дают кубики.
web-proof-shared = Прежде чем кто-либо мог узнать хоть один бросок, сервер и браузеры обоих тренеров пообещали по секрету, показав его отпечаток. Кубики получаются из всех трёх секретов, поэтому никто не мог выбрать их в одиночку.
web-proof-seed = Все броски и карты получены из числа { $seed }.
web-proof-table = Кубики бросали за столом.
web-proof-server = Сервер
web-proof-hidden = ещё не раскрыт
web-proof-nothing = своего секрета не было
web-proof-kept = обещание сдержано, проверено вашим браузером
web-proof-not-kept = обещание нарушено
web-proof-unchecked = этот браузер не может этого проверить
web-proof-promise = Отпечаток, до матча
web-proof-secret = Секрет, после матча
web-promise-broken = Сервер подменил своё обещание о бросках этого матча. Броски ничего не доказывают: сохраните эту страницу и сообщите организатору.
web-promise-first = Обещано вначале
web-promise-now = Показано позже
web-promise-same = Этот браузер видел обещание сервера до первого броска, и оно то же самое.
web-promise-unseen = До конца матча этот браузер не видел обещания сервера и не может сказать, подменили ли его.

## The reader.
web-profile = Профиль
web-account = Учётная запись
web-account-guest = Вы играете как гость
web-account-name = Вы — { $name }
web-account-why = Другие видят вас под именем { $name }. Выберите своё имя, и матчи останутся вашими на любом устройстве.
web-claim-name = Выбрать имя
web-claim-do = Выбрать
web-name = Имя
web-password = Пароль
web-sign-in = Войти
web-sign-in-why = Матчи, сыгранные здесь гостем, останутся за гостем.
web-sign-out = Выйти
web-sign-out-everywhere = Выйти на всех устройствах
web-forgotten = Забыли пароль?
web-code = Код восстановления
web-recover-do = Задать новый пароль
web-password-new = Новый пароль
web-password-change = Сменить пароль
web-password-changed = Пароль изменён. В других браузерах вы вышли из учётной записи.
web-security = Пароль и устройства
web-codes-why = Если вы забудете пароль, один из этих кодов позволит задать новый. Каждый действует один раз. Они показаны только сейчас: сохраните их.
web-codes-save = Сохранить в файл
web-codes-kept = Коды сохранены
web-codes-new = Новые коды восстановления
web-sessions = Где выполнен вход
web-session-bot = Бот { $label }
web-session-browser = Браузер
web-session-here = этот
web-session-end = Завершить
web-export = Выгрузить мои данные
web-delete = Удалить мою учётную запись
web-delete-sure = Ваше имя будет удалено навсегда. Матчи останутся, но без него.
web-delete-do = Да, удалить
web-delete-not = Нет, оставить
web-finished = Сыгранные матчи
web-finished-none = Сыгранных матчей пока нет. Они появятся здесь, и их можно будет пересмотреть.
web-row-open = ждёт соперника
web-row-yours = ваш ход
web-row-theirs = ход соперника
web-row-won = победа
web-row-lost = поражение
web-row-level = ничья
web-ratings = Рейтинг
web-ratings-none = Рейтинговых матчей пока не сыграно.
web-rating-people = против людей
web-rating-coaches = против тренеров
web-rating-matches =
    { $number ->
        [one] { $number } матч
        [few] { $number } матча
       *[many] { $number } матчей
    }
web-rating-provisional = пока предварительный
web-rating-now = Ваш рейтинг: { $before } → { $after }
web-learn-progress = 
    { $lessons ->
        [one] { $lessons } урок пройден
        [few] { $lessons } урока пройдено
       *[many] { $lessons } уроков пройдено
    }, { $puzzles ->
        [one] { $puzzles } задача решена
        [few] { $puzzles } задачи решены
       *[many] { $puzzles } задач решено
    }
web-learn-streak = 
    { $days ->
        [one] { $days } день подряд
        [few] { $days } дня подряд
       *[many] { $days } дней подряд
    }
web-learn-daily = Задача дня: { $game }
