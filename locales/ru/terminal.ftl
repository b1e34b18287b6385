# Терминал во весь экран, по-русски.

ui-tui-too-small = Touchline нужно { $width } столбцов и { $height } строк, а в этом окне их { $columns } и { $rows }. Увеличьте окно или играйте с ключом --plain.
ui-tui-connecting = Секунду …
ui-tui-thinking = { $team }: обдумывание
ui-tui-to-move = Ход: { $team }
ui-tui-rolling = Решают кубики …
ui-tui-handover = Теперь решают: { $team }. Enter опускает занавес.
ui-tui-waiting-opponent = Ждём соперника …
ui-tui-waiting-dice = Стороны перемешивают кубики …
ui-tui-invite = Кто откроет эту ссылку, займёт второе место:
ui-tui-reconnecting =
    { $seconds ->
        [one] новая попытка через { $seconds } секунду
        [few] новая попытка через { $seconds } секунды
       *[other] новая попытка через { $seconds } секунд
    }
ui-tui-which = Что именно?
ui-tui-nothing-here = Здесь сейчас ничего не сделать.
ui-tui-not-so = Так нельзя
ui-tui-asking-coach = Тренер думает над позицией … (Esc: довольно)
ui-tui-advice = Как поступил бы тренер
ui-tui-no-advice = Тренеру нечего предложить.
ui-tui-no-rule = Такого правила нет.
ui-tui-leave = Выйти? Матч сохранится, и его можно будет продолжить.
ui-tui-leave-server = Выйти? Матч на сервере продолжится, и ваши часы идут.
ui-tui-resign = Сдаться? Победит другая сторона.
ui-tui-save = В какой файл сохранить матч?
ui-tui-not-saved = Не удалось записать { $file }: { $why }
ui-tui-elsewhere = Матч остаётся на сервере. Вернуться можно командой: { $command }
ui-tui-asked = Другой стороне отправлен вопрос.
ui-tui-offer-undo = { $team }: просьба вернуть ход. y: да, n: нет.
ui-tui-offer-draw = { $team }: предложение ничьей. y: да, n: нет.
ui-tui-agreed = Стороны согласились на ничью.
ui-tui-forfeited = { $team }: слишком долгое отсутствие, поражение.
ui-tui-aborted = Матч отменён.
ui-tui-key-choose = выбрать
ui-tui-key-do = выполнить
ui-tui-key-list = список
ui-tui-key-hint = совет
ui-tui-key-undo = вернуть
ui-tui-key-find = найти
ui-tui-key-rules = правила
ui-tui-key-save = сохранить
ui-tui-key-talk = написать
ui-tui-key-leave = выйти
ui-tui-key-language = язык
ui-tui-key-all = клавиши
ui-tui-key-interrupt = хватит думать
ui-tui-key-close = закрыть
ui-tui-key-yes = да
ui-tui-keys =
    ↑ ↓ ← →      двигаться по полю или по списку
    Enter        взять, выбрать, и ещё раз: выполнить
    Tab          с поля в список и обратно
    Home, End    к следующему месту, где можно что-то сделать
    1, 2, 3 …    выбрать из списка по номеру
    /            найти в списке по записи или слову
    Esc          отпустить; прервать раздумья компьютера
    h            спросить тренера
    u            вернуть своё последнее решение
    ?            правила; после отказа: то самое правило
    PgUp, PgDn   листать комментарий
    s            сохранить матч в файл
    r            сдаться
    L            другой язык
    t            написать другой стороне (по сети)
    d            предложить ничью (по сети)
    q            выйти

    Мышью можно всё то же: щёлкните место, строку или клавишу внизу.
