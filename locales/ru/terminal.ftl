# Терминал во весь экран, по-русски.

ui-tui-too-small =
    Touchline нужно окно в { $width } { $width ->
        [one] столбец
        [few] столбца
       *[many] столбцов
    } и { $height } { $height ->
        [one] строку
        [few] строки
       *[many] строк
    }, а в этом их { $columns } и { $rows }. Увеличьте окно или играйте с ключом --plain.
ui-tui-connecting = Секунду…
ui-tui-thinking =
    { SIDE($team) ->
        [name] { $team } думает
        [you] Вы думаете
       *[side] { TEAM($team, form: "Nom") } думают
    }
ui-tui-to-move = Ход: { $team }
ui-tui-rolling = Решают кубики…
ui-tui-handover = Теперь решение за { TEAM($team, form: "ins") }. Нажмите Enter, чтобы закрыть поле.
ui-tui-waiting-opponent = Ждём соперника…
ui-tui-waiting-dice = Стороны готовят кубики…
ui-tui-invite = Кто первым откроет эту ссылку, займёт второе место:
ui-tui-reconnecting =
    { $seconds ->
        [one] новое соединение через { $seconds } секунду
        [few] новое соединение через { $seconds } секунды
       *[many] новое соединение через { $seconds } секунд
    }
ui-tui-which = Что именно?
ui-tui-nothing-here = Здесь сейчас ничего не сделать.
ui-tui-not-so = Так нельзя
ui-tui-asking-coach = Тренер думает над позицией… (Esc: хватит)
ui-tui-advice = Как поступил бы тренер
ui-tui-no-advice = Тренеру нечего предложить.
ui-tui-no-rule = Такого правила нет.
ui-tui-leave = Выйти? Матч сохранится, и его можно будет продолжить.
ui-tui-leave-server = Выйти? Матч на сервере продолжится, и ваши часы не остановятся.
ui-tui-resign = Сдаться? Победит другая сторона.
ui-tui-save = В какой файл сохранить матч?
ui-tui-not-saved = Не удалось записать { $file }: { $why }
ui-tui-elsewhere = Матч остаётся на сервере. Вернуться можно командой: { $command }
ui-tui-asked = Другой стороне отправлен вопрос.
ui-tui-offer-undo =
    { SIDE($team) ->
        [name] { $team } просит отменить ход.
        [you] Вы просите отменить ход.
       *[side] { TEAM($team, form: "Nom") } просят отменить ход.
    } y: да, n: нет.
ui-tui-offer-draw =
    { SIDE($team) ->
        [name] { $team } предлагает ничью.
        [you] Вы предлагаете ничью.
       *[side] { TEAM($team, form: "Nom") } предлагают ничью.
    } y: да, n: нет.
ui-tui-agreed = Стороны согласились на ничью.
ui-tui-forfeited = { TEAM($team, form: "Dat") } засчитано поражение: слишком долгое отсутствие.
ui-tui-aborted = Матч отменён.
ui-tui-key-choose = выбрать
ui-tui-key-do = выполнить
ui-tui-key-list = список
ui-tui-key-hint = подсказка
ui-tui-key-undo = отменить
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
    Enter        взять, выбрать; ещё раз — выполнить
    Tab          с поля в список и обратно
    Home, End    к следующему месту, где можно что-то сделать
    1, 2, 3…     выбрать из списка по номеру
    /            найти в списке по нотации или слову
    Esc          отпустить; прервать раздумья компьютера
    h            попросить подсказку у тренера
    u            отменить своё последнее решение
    ?            правила; после отказа — то самое правило
    PgUp, PgDn   листать репортаж
    s            сохранить матч в файл
    r            сдаться
    L            другой язык
    t            написать другой стороне (по сети)
    d            предложить ничью (по сети)
    q            выйти

    Мышью можно всё то же: щёлкните место, строку или клавишу внизу.
ui-tui-not-understood = «{ $found }» (столбец { $column }) не понять.
ui-tui-not-finished = В конце чего-то не хватает.
