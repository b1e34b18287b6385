# Страница по-русски.

web-coach = Тренер { $name }
web-coach-random = Тренер Кубик
web-coach-rookie = Тренер-новичок
web-coach-club = Клубный тренер
web-coach-pro = Тренер-профи
web-coach-world = Тренер мирового класса
web-coach-level = Тренер
web-to-home = На главную
web-language = Язык
web-theme-dark = Тёмные цвета
web-theme-light = Светлые цвета
web-rules = Правила
web-rules-of = Правила: { $game }
web-search = Поиск по правилам
web-search-none = Таких слов нет ни в одном правиле.
web-loading = Минутку…
web-lost = По этому адресу ничего нет.
web-unreachable = Сервер не отвечает. Ваши матчи сохранены; попробуйте чуть позже.
web-claim = Настольный футбол строго по правилам
web-hero-first = Мяч в центре поля.
web-hero-next = Следующий начальный удар — за вами.
web-hero-step-up = Победа. Следующий соперник: { $coach }.
web-hero-again = Не в этот раз. Ещё попытка?
web-hero-your-move = Ваш ход.
web-hero-running = Вас ждёт матч.
web-play-first = Сыграть первый матч
web-play-next = Сыграть ещё матч
web-play-coach = Играть: { $coach }
web-try-game = Попробовать { $game }
web-continue = Продолжить
web-mine = Ваши матчи
web-mine-none = Сейчас матчей нет. Выберите игру, чтобы начать.
web-offers = Открытые вызовы
web-offers-none = Никто не ждёт соперника. Бросьте вызов сами.
web-offer-make = Предложить матч
web-offer-open = Ваш вызов открыт
web-offered = { $name } предлагает матч
web-private = { $name } ждёт приглашённого гостя
web-private-why = Занять свободное место можно только по приглашению. Ссылку даст { $name }.
web-rematch-waits = Реванш предложен
web-take = Принять
web-take-offer = Занять свободное место
web-choose-game = Выберите игру
web-play-now = Играть сейчас
web-same-screen = На одном экране
web-invite = Пригласить друга
web-more-ways = Настройки
web-new-match = Новый матч
web-game = Игра
web-preset-kind = Вид матча
web-opponent = Соперник
web-against-coach = Компьютерный тренер
web-side = Ваша сторона
web-seat-home = Хозяева
web-seat-away = Гости
web-seat-drawn = По жребию
web-options = Правила этого матча
web-make-match = Начать матч
web-invite-title = Отправьте эту ссылку другу
web-invite-link = Кто первым откроет ссылку, тот и станет вашим соперником.
web-invite-wait = Матч начнётся, как только кто-нибудь займёт место.
web-copy = Копировать
web-copied = Скопировано
web-qr = Ссылка в виде кода для камеры телефона
web-invited = { $name } приглашает вас сыграть: { $game }.
web-join = Занять место и играть
web-abort = Отменить матч
web-aborted = Матч отменён.
web-match-fault = Не удаётся показать этот матч
web-stage = Доска
web-beside = У кромки поля
web-board = Поле: столбцов — { $cols }, рядов — { $rows }
web-cell-man = { $team } { $number }
web-cell-ball = мяч
web-cell-empty = пусто
web-cell-held = выбран
web-cell-can = может действовать
web-score = Счёт: { $home } { $a }, { $away } { $b }
web-turn = Ход { $number }
web-of-turns = из { $number }
web-first-to =
    { $number ->
        [one] до { $number } гола
        [few] до { $number } голов
       *[many] до { $number } голов
    }
web-to-move-short = ход
web-to-move =
    { SIDE($team) ->
        [you] Ваш ход
       *[other] Ход { TEAM($team, form: "gen") }
    }
web-your-move = Ваш ход
web-thinking =
    { SIDE($team) ->
        [name] { $team } думает
        [you] Вы думаете
       *[side] { TEAM($team, form: "Nom") } думают
    }
web-waiting = Ждём { TEAM($team, form: "acc") }
web-panel = Что можно сделать сейчас
web-sheet = Показать больше или меньше
web-chosen = Выбрано
web-choose-piece = Выберите игрока, затем квадрат.
web-choose-list = Выберите из списка.
web-how-answer = Выберите один из ответов.
web-prepared =
    { $number ->
        [one] Подготовлено { $number } перемещение. Его можно отменить; оно уйдёт в конце вашего хода.
        [few] Подготовлено { $number } перемещения. Их можно отменять по одному; они уйдут в конце вашего хода.
       *[many] Подготовлено { $number } перемещений. Их можно отменять по одному; они уйдут в конце вашего хода.
    }
web-hint-do =
    { $number ->
        [one] Сделать так: { $number } шаг
        [few] Сделать так: { $number } шага
       *[many] Сделать так: { $number } шагов
    }
web-nothing-chosen = Пока ничего не выбрано
web-as-last-time = Как в прошлый раз
web-do-and-spin = Объявить и вращать
web-instead = Или
web-all-choices = Все варианты ({ $number })
web-dial = Волчок с шестью равными секторами
web-dial-shows = Волчок показывает { $number }
web-not-here = Не на { $square }
web-not-your-turn = Сейчас не ваш ход
web-commentary = Репортаж
web-commentary-none = Пока ничего не произошло.
web-told-undo = Последнее решение отменено.
web-told-resigned =
    { SIDE($team) ->
        [name] { $team } сдаётся.
       *[side] { TEAM($team, form: "Nom") } сдались.
    }
web-told-agreed = Соперники согласились на ничью.
web-told-forfeited = { TEAM($team, form: "Dat") } засчитано техническое поражение.
web-told-flag = У { TEAM($team, form: "gen") } вышло время, и матч проигран.
web-told-time = Время вышло: матч закончится этим ходом.
web-told-paused =
    Сервер был недоступен { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }: часы стояли.
web-off = { $team }: номер { $number } удалён
web-off-yellow = жёлтая карточка, вернётся после следующего гола
web-off-red = красная карточка, вернётся после гола своей команды
web-tools = Инструменты
web-undo = Отменить
web-undo-asked =
    { SIDE($team) ->
        [name] { $team } просит
        [you] Вы просите
       *[side] { TEAM($team, form: "Nom") } просят
    } отменить последнее решение.
web-draw = Предложить ничью
web-draw-offered =
    { SIDE($team) ->
        [name] { $team } предлагает ничью.
        [you] Вы предлагаете ничью.
       *[side] { TEAM($team, form: "Nom") } предлагают ничью.
    }
web-offer-waits = Ваше предложение ждёт ответа.
web-accept = Принять
web-decline = Отклонить
web-withdraw = Отозвать
web-resign = Сдаться
web-resign-sure = Сдать матч?
web-cancel = Играть дальше
web-flip = Перевернуть
web-motion = Скорость анимации
web-motion-full = Обычная
web-motion-fast = Быстрая
web-motion-off = Без анимации
web-confirm = Просить подтверждение
web-confirm-always = Всегда
web-confirm-big = Для важных действий
web-confirm-never = Никогда
web-confirm-why = Важное — это то, за чем следует бросок, карта или ответ соперника. Подтвердить можно вторым касанием или клавишей Enter.
web-full-time = Конец матча
web-winner =
    { SIDE($team) ->
        [name] Побеждает { $team }!
        [you] Вы победили!
       *[side] Победили { TEAM($team) }!
    }
web-summary = Матч в цифрах
web-goal-at = ход { $number }
web-why-resigned = Матч сдан.
web-why-agreed = Ничья по соглашению.
web-why-forfeited = Техническое поражение: одна из сторон не вернулась.
web-why-time = Решили часы: время вышло.
web-stat-shots = удары
web-stat-possession = владение мячом
web-stat-expected = ожидаемые голы
web-stat-chances-big = явные моменты
web-stat-chances-fair = неплохие моменты
web-stat-chances-slim = полумоменты
web-rolls = Памятные броски
web-roll-best = Лучший бросок
web-roll-worst = Худший бросок
web-stat-corners = угловые
web-stat-passes = передачи
web-stat-tackles = попытки подката
web-stat-tackles-won = удачные подкаты
web-stat-cards = карточки
web-stat-kept = мяч сохранён
web-stat-won = мяч отобран
web-stat-interceptions = перехваты
web-stat-saves = сейвы
web-stat-fouls = нарушения
web-stat-attacks = атаки
web-stat-beaten = выбитые карты
web-stat-saves-against = отражённые удары
web-again = Сыграть ещё раз
web-record = Сохранить запись
web-reconnecting = восстанавливаем связь
web-safe = Связь прервалась, но ваш матч сохранён.
web-try-now = Попробовать сейчас
web-curtain = Решение за { TEAM($team, form: "ins") }. Другая сторона, отвернитесь.
web-curtain-open = Я на месте
web-facts = Положение в матче
web-facts-why = Поле этой игры ещё не нарисовано. Здесь перечислено всё, что вам положено знать.

## Поле Champions 2020

web-picture = Пример к разделу «{ $section }»
web-rulings = Толкования
web-ruling-options = Настройки для другого толкования
web-ruling-question = Вопрос
web-ruling-readings = Варианты прочтения
web-ruling-decision = Решение
web-ruling-reason = Почему
web-ruling-rules = Правила, которые на этом основаны
web-ruling-english = Из спецификации, по-английски
web-volchok-lob-on = навес при { $number }
web-volchok-walk =
    { $points ->
        [one] { $piece } на { $to }, { $points } очко
        [few] { $piece } на { $to }, { $points } очка
       *[many] { $piece } на { $to }, { $points } очков
    }
web-volchok-walk-cost =
    { $points ->
        [one] цена { $points } очко
        [few] цена { $points } очка
       *[many] цена { $points } очков
    }
web-volchok-how-pick = Коснитесь игрока, который начинает.
web-volchok-how-declare = Коснитесь своего игрока, чтобы увидеть, что он может.
web-volchok-how-step = Коснитесь игрока, затем места, куда он идёт. Чтобы послать мяч, коснитесь игрока дважды.
web-volchok-how-square = Коснитесь одного из подсвеченных квадратов.
web-volchok-points =
    { $left ->
        [one] Осталось { $left } очко
        [few] Осталось { $left } очка
       *[many] Осталось { $left } очков
    }
web-champions-minute = { $minute }′
web-champions-ones = «1»: { $ones } из { $all }
web-champions-extra = дополнительное время, «1»: { $ones } из { $all }
web-champions-rolls = каждый бросок — минута
web-champions-shootout = Серия пенальти
web-champions-kicks = в серии { score }
web-champions-leg =
    { $left ->
        [one] Мяч у номера { $number }, можно послать его на { $left } клетку
        [few] Мяч у номера { $number }, можно послать его на { $left } клетки
       *[many] Мяч у номера { $number }, можно послать его на { $left } клеток
    }
web-champions-mover = На кубике { $number }. Кто идёт?
web-champions-how-lineup = Выберите схему.
web-champions-how-mover = Коснитесь игрока, которым хотите ходить.
web-champions-how-leg = Коснитесь клетки, куда пойдёт мяч; клетка по пути выбирает другой поворот.
web-champions-how-square = Коснитесь места на поле или выберите из списка.
web-champions-roll = Бросить кубик
web-champions-to-ball =
    К мячу за { $steps } { $steps ->
        [one] шаг
        [few] шага
       *[many] шагов
    }, затем послать его на { $left } { $left ->
        [one] клетку
        [few] клетки
       *[many] клеток
    }
web-champions-pass = Пас номеру { $number }
web-champions-shoot = Удар в { $to }
web-champions-play = Мяч на { $to }
web-champions-over = через { $squares }
web-champions-die =
    { $sides ->
        [3] Трёхгранный кубик
        [4] Четырёхгранный кубик
       *[other] Шестигранный кубик
    }
web-champions-die-shows =
    { $sides ->
        [3] На трёхгранном кубике { $number }
        [4] На четырёхгранном кубике { $number }
       *[other] На шестигранном кубике { $number }
    }
web-champions-kick-off-dice = Кубики на начальный удар: хозяева { $home }, гости { $away }
web-offside-line = линия офсайда
web-champions-offside = офсайд
web-champions-outside = за линией
web-champions-booked = с жёлтой карточкой
web-champions-hurt = с повязкой
web-champions-may-intercept = { $team } { $number } может перехватить, один шанс из трёх
web-champions-may-save = шанс вратаря: { $quarters } из четырёх
web-champions-lineup = Состав
web-champions-ready = Готовые составы
web-champions-shirt = Номер { $number }
web-champions-line-keeper = Вратарь
web-champions-line-defence = Защитник
web-champions-line-midfield = Полузащитник
web-champions-line-attack = Нападающий
web-champions-subs-left =
    { $left ->
        [0] замен не осталось
        [one] осталась { $left } замена
        [few] осталось { $left } замены
       *[many] осталось { $left } замен
    }
web-champions-waits = { $number }, { $line }: { $why }
web-champions-at-bench = на скамейке
web-champions-at-warming = разминается
web-champions-at-sent-off = удалён
web-champions-at-injured-off = ушёл с травмой
web-champions-at-taken-off = заменён
web-champions-at-unavailable = недоступен

## FUBA

web-fuba-line-up = Расставить команду
web-fuba-move-all =
    { $number ->
        [one] Передвинуть { $number } игрока
        [few] Передвинуть { $number } игроков
       *[many] Передвинуть { $number } игроков
    }
web-fuba-any-move = Двигайте любого игрока: вид хода определится сам.
web-fuba-moves-left = осталось: { $left }
web-fuba-take-back = Отменить: { $from } — { $to }
web-fuba-carry = с мячом
web-fuba-free = Свободные ходы от лицевой линии
web-fuba-free-from = Игрок из зоны { $zone } отходит от лицевой линии
web-fuba-free-all = Все
web-fuba-cell-to = может пойти сюда
web-fuba-roll = Бросить кубики
web-fuba-rolled = Кубики { $home } : { $away }
web-fuba-ball-shows = Число на мяче — { $value }
web-fuba-secret = выбрано втайне
web-fuba-yellow = Жёлтые карточки:
web-fuba-red = Красные карточки:
web-fuba-all-placed = Все уже расставлены
web-fuba-kick-off = Начальный удар
web-fuba-free-kick = Штрафной удар
web-fuba-corner = Угловой удар
web-fuba-penalty = Пенальти
web-fuba-type-midfield = Ход полузащиты: до { $number }
web-fuba-type-attack = Ход атаки: до { $number }
web-fuba-type-defence = Ход обороны: до { $number }
web-fuba-take-one-back = Сначала уберите кого-нибудь с поля или завершите расстановку.
web-fuba-cell-men = { $team }: { $number }
web-fuba-cell-keeper =
    { SIDE($team) ->
        [you] ваш вратарь
       *[other] вратарь { TEAM($team, form: "gen") }
    }
web-fuba-cell-ball = мяч с числом { $value }
web-fuba-cell-chance =
    { $percent ->
        [one] { $percent } процент
        [few] { $percent } процента
       *[many] { $percent } процентов
    }
web-offside = офсайд
web-fuba-board = Поле из тринадцати зон
web-fuba-step = Фаза { $number } из 7
web-fuba-ready = Готовые расстановки
web-fuba-placed = Расставлено { $placed } из { $left }
web-fuba-clear = Начать заново
web-fuba-one-less = Убрать одного из зоны { $zone }
web-fuba-faces = Что даёт каждый бросок
web-fuba-face-kept = мяч наш
web-fuba-face-lost = потеря
web-fuba-face-event = событие
web-fuba-face-goal = гол
web-fuba-face-corner = угловой
web-fuba-face-miss = мимо
web-fuba-face-six = ещё
web-fuba-modifiers = Поправки
web-fuba-sum = Прибавляется к броску
web-fuba-against = Против числа на мяче
web-fuba-shootout = серия пенальти
web-fuba-how-formation = Выберите одну из привычных расстановок или другую из списка.
web-fuba-how-place = Выберите готовую расстановку или укажите зону для каждого игрока.
web-fuba-how-piece = Укажите зону игрока, который пойдёт.
web-fuba-how-move = Перетаскивайте игроков из зоны в зону или коснитесь зоны, а затем места, куда идти.
web-fuba-how-zone = Выберите зону на поле или ответ выше.
web-fuba-how-only-zone = Выберите зону на поле.
web-fuba-half =
    { $half ->
        [1] 1-й тайм
        [2] 2-й тайм
       *[other] Доп. время
    }

## Fudis

web-fudis-board = Карточный стол в виде поля
web-fudis-team =
    { SIDE($team) ->
        [you] Ваша команда
        [name] Команда «{ $team }»
       *[side] Команда { TEAM($team, form: "gen") }
    }
web-fudis-your-hand = Ваши карты
web-fudis-in-hand = на руках
web-fudis-face-down = карта рубашкой вверх
web-fudis-row-front = передняя линия
web-fudis-row-middle = средняя линия
web-fudis-row-rear = третья линия
web-fudis-row-defence = защита
web-fudis-row-goal = ворота
web-fudis-pile = колода { $number }
web-fudis-discard = сброс { $number }
web-fudis-thrown = втёмную { $number }
web-fudis-thrown-own = втёмную { $cards }
web-fudis-open = открыта
web-fudis-left = ещё { $number }
web-fudis-only-you = только вы
web-fudis-not-card = Не { $card }
web-fudis-not-now = Не сейчас
web-fudis-look-at-question = Вопрос рядом со столом подскажет, что делать.
web-fudis-how = Выберите карту на столе или на руках.
web-fudis-ready = Готовые составы
web-fudis-lay-all = Выложить всю команду
web-fudis-takes = { $card } бьёт { $victim }
web-fudis-certain = { $card } бьёт { $victim }: наверняка
web-fudis-sure = наверняка
web-fudis-of = { $beats } из { $of }
web-fudis-beats-keeper =
    { $beats ->
        [one] Бьёт вратаря в { $beats } случае из { $of }.
        [few] Бьёт вратаря в { $beats } случаях из { $of }.
       *[many] Бьёт вратаря в { $beats } случаях из { $of }.
    }
web-fudis-takes-some =
    { $number ->
        [1] Наверняка бьёт одну карту.
        [one] Наверняка бьёт любую из { $number } карты.
        [few] Наверняка бьёт любую из { $number } карт.
       *[many] Наверняка бьёт любую из { $number } карт.
    }
web-fudis-attack-with = Атаковать картой { $card }
web-fudis-swap-out = Снять { $card } с поля
web-fudis-keeper = Какой картой может быть их вратарь?
web-fudis-saves = Он отразил: { $cards }
web-fudis-known = На ваших глазах ушли к ним на руки: { $cards }
web-fudis-leg = серия, раунд { $leg }
web-fudis-unseen =
    { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
web-fudis-round =
    { $half ->
        [1] 1-й тайм, раунд { $round }
       *[other] 2-й тайм, раунд { $round }
    }

web-here-shelf = В этом браузере
web-here-why = Сыграно без сервера: больше этих матчей нет ни у кого. Сохраните в файл то, что хотите оставить.
web-here-fleeting = Этот браузер ничего не хранит: закроете вкладку — матчи пропадут. Сохраните в файл то, что хотите оставить.
web-here-match = { $game }: { $home } — { $away }
web-here-delete = Удалить
web-here-really = Удалить навсегда?
web-here-bring = Вернуть сохранённый матч
web-here-gone = В этом браузере больше нет этого матча: его удалили или данные сайта очистили.
web-here-hand-up = Отправить на сервер
web-here-handed-up = Теперь матч на сервере: товарищеский, с пометкой, что сыгран без сервера.
web-brought = Сыгран без сервера
web-version-ready = Готова новая версия.
web-version-use = Обновить
