web-competitions = Турниры
web-competitions-why = Лиги, кубки и турниры во всех играх, для людей и компьютерных тренеров.
web-competitions-mine = Ваши
web-competitions-open = Идёт приём заявок
web-competitions-running = Идут
web-competitions-over = Завершённые
web-competitions-none = Сейчас нет.
web-competition-new = Новый турнир
web-competition-entered = Занято мест: { $entered } из { $places }
web-competition-progress = Сыграно матчей: { $played } из { $matches }
web-competition-winner = Победитель: { $team }
web-competition-cancelled = Отменён
web-competition-starts = начало { $when }
web-competition-starts-full = начнётся, когда все места будут заняты
web-competition-enter = Подать заявку
web-competition-leave = Покинуть турнир
web-competition-leave-why = Оставшиеся матчи будут проиграны. Точно уйти?
web-competition-stay = Остаться
web-competition-begin = Начать сейчас
web-competition-cancel = Отменить турнир
web-competition-link = Скопировать ссылку
web-competition-copied = Ссылка скопирована
web-competition-calendar = Календарь
web-competition-csv = Результаты (CSV)
web-competition-next = Ваш следующий матч
web-competition-against = соперник: { $team }
web-competition-called = Соперник ждёт
web-competition-sit = Сесть за игру
web-competition-deadline = не позже { $when }
web-competition-to-match = К матчу
web-competition-back = К турниру
web-competition-watch = Смотреть
web-competition-look-back = Пересмотреть
web-competition-live = идёт
web-competition-void = не считается
web-competition-by-lot = по жребию
web-competition-by-walkover = без игры
web-competition-by-forfeit = неявка
web-competition-by-adjudicated = решение организатора
web-competition-postpone = Перенести
web-competition-postpone-why = Нужно согласие соперника.
web-competition-postpone-days =
    { $days ->
        [one] на { $days } день позже
        [few] на { $days } дня позже
       *[other] на { $days } дней позже
    }
web-competition-postpone-asked = Вы предложили сыграть до { $when }.
web-competition-postpone-agree = Согласиться: до { $when }
web-competition-decide = Решить исход матча
web-competition-note = Причина, её увидят все
web-competition-table = Таблица
web-competition-group = Группа { $group }
web-competition-place = Место
web-competition-team = Команда
web-competition-played-long = Игры
web-competition-goals = Голы
web-competition-points = О
web-competition-form = Форма
web-competition-won = Победы
web-competition-level = Ничьи
web-competition-lost = Поражения
web-competition-won-short = В
web-competition-level-short = Н
web-competition-lost-short = П
web-competition-played = И
web-competition-why = Почему такой порядок
web-competition-bracket = Сетка
web-competition-final = Финал
web-competition-third = Матч за третье место
web-competition-winner-of = Победитель матча { $match }
web-competition-loser-of = Проигравший матча { $match }
web-competition-place-of = Место { $place } в группе { $group }
web-competition-fixtures = Расписание
web-competition-round = Тур { $round }
web-competition-entrants = Участники
web-competition-nobody = Заявок пока нет.
web-competition-withdrawn = покинул турнир
web-competition-suspended =
    { $matches ->
        [one] № { $shirt }: дисквалификация на { $matches } матч
        [few] № { $shirt }: дисквалификация на { $matches } матча
       *[other] № { $shirt }: дисквалификация на { $matches } матчей
    }
web-competition-injured =
    { $matches ->
        [one] № { $shirt }: травма, пропустит { $matches } матч
        [few] № { $shirt }: травма, пропустит { $matches } матча
       *[other] № { $shirt }: травма, пропустит { $matches } матчей
    }
web-competition-log = Что произошло
web-competition-rules = Правила
web-competition-seed = Кубики для жеребьёвки
web-competition-name = Название
web-competition-format = Формат
web-competition-format-league = Лига
web-competition-format-cup = Кубок
web-competition-format-groups = Группы и плей-офф
web-competition-format-swiss = Швейцарская система
web-competition-format-ladder = Лестница
web-competition-double = Дома и в гостях
web-competition-groups = Группы
web-competition-rounds = Туры
web-competition-places = Места
web-competition-fill = Места, свободные к началу
web-competition-fill-none = остаются пустыми
web-competition-round-days = Дней на тур
web-competition-entry = Кто может участвовать
web-competition-entry-open = Все
web-competition-entry-link = У кого есть ссылка
web-competition-start-at = Начало; если пусто — как только займут все места
web-competition-make = Объявить
web-competition-rule-league = Каждый играет с каждым, кругов: { $meetings }.
web-competition-rule-cup = Плей-офф: проигравший выбывает. Сетка определяется жребием.
web-competition-rule-legs = По два матча, кроме финала
web-competition-rule-level =
    { $replays ->
        [0] При равенстве решает жребий.
       *[other] При равенстве — переигровка на другом поле (не больше { $replays }), затем жребий.
    }
web-competition-rule-groups = Групп: { $groups }. Из каждой в плей-офф выходит столько: { $advance }.
web-competition-rule-swiss = Швейцарская система, туров: { $rounds }. Соперники по возможности с равными очками, дважды не встречается никто.
web-competition-rule-ladder = Соседи по лестнице бросают вызов друг другу, туров: { $rounds }. Кто обыграл стоящего выше, занимает его место.
web-competition-rule-third = Проигравшие в полуфиналах играют за третье место.
web-competition-rule-points = Очки: за победу { $win }, за ничью { $level }, за поражение { $loss }.
web-competition-rule-points-champions = Очки как в Champions 2020: победа в основное время 5–0, в дополнительное 4–1, по пенальти 3–2.
web-competition-rule-ties = Порядок решают: { $list }.
web-competition-rule-pace = Темп матча: { $pace }.
web-competition-rule-deadline =
    { $days ->
        [one] На тур даётся { $days } день. Кто к сроку не сел за игру, проигрывает за неявку.
        [few] На тур даётся { $days } дня. Кто к сроку не сел за игру, проигрывает за неявку.
       *[other] На тур даётся { $days } дней. Кто к сроку не сел за игру, проигрывает за неявку.
    }
web-competition-rule-begun = Матч, начатый в срок, доигрывают; следующий тур его не ждёт.
web-competition-rule-rated = Матчи между людьми идут в рейтинг.
web-competition-rule-unrated = Матчи не идут в рейтинг.
web-competition-rule-squads = Карточки, дисквалификации и травмы переходят из матча в матч; составы называют по номерам.
web-competition-rule-draw = Жеребьёвку проводят кубиками, и проверить её может каждый.
web-competition-tie-round = достигнутая стадия
web-competition-tie-points = очки
web-competition-tie-difference = разность мячей
web-competition-tie-goals = забитые мячи
web-competition-tie-wins = победы
web-competition-tie-head-to-head = личные встречи
web-competition-tie-away-goals = голы в гостях
web-competition-tie-fair-play = честная игра
web-competition-tie-buchholz = Бухгольц
web-competition-tie-sonneborn-berger = Зоннеборн-Бергер
web-competition-tie-order = порядок заявок
web-competition-tie-lot = жребий
