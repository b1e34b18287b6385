# FUBA по-русски.

## Sections

fuba-section-words = Термины
fuba-section-formation = Расстановки
fuba-section-toss = Кто начинает
fuba-section-placing = Расположение команд
fuba-section-clock = Время и счёт
fuba-section-turn = Ход
fuba-section-target = Целевая зона и офсайд
fuba-section-dice = Кубики
fuba-section-time = Время
fuba-section-control = Проверка владения мячом
fuba-section-ball = Перемещение мяча
fuba-section-shot = Удары по воротам
fuba-section-movement = Передвижения
fuba-section-free-kick = Штрафные удары
fuba-section-corner = Угловые удары
fuba-section-goal-kick = Удары от ворот
fuba-section-booking = Карточки
fuba-section-penalty = Пенальти
fuba-section-house = Домашние правила

## Rules

fuba-rule-2-1 = Вратарь считается игроком везде, где правило не говорит иначе.
fuba-rule-2-2 = Команда с мячом — владеющая, другая — пассивная; роли меняются в тот же миг, когда мяч переходит к сопернику.
fuba-rule-3-1a = Расстановка — это три целых числа (защитники, полузащитники, нападающие), которые в сумме дают 10.
fuba-rule-3-1b = Обе расстановки выбирают тайно и открывают одновременно.
fuba-rule-3-2 = Обе команды бросают кубик; у кого выпало больше, тот решает, кто начнёт первый тайм с мячом (при равенстве бросают снова).
fuba-rule-3-3a = Сначала владеющая команда расставляет всех своих игроков, затем пассивная — всех своих, после чего владеющая может сделать перестановки.
fuba-rule-3-3b = Расстановка не ограничивает, куда ставить игроков.
fuba-rule-3-3c = При перестановках владеющая команда может передвинуть не больше двух разных игроков, каждого в соседнюю зону.
fuba-rule-e3-3 = Все ограничения расположения действуют и после перестановок.
fuba-rule-3-3-1a = При начальном ударе у владеющей команды не меньше двух игроков в центральной зоне.
fuba-rule-3-3-1b = При начальном ударе все игроки стоят в зонах, хотя бы частично лежащих на своей половине.
fuba-rule-3-3-1c = При начальном ударе каждый вратарь стоит в своей штрафной площади.
fuba-rule-3-3-1d = При начальном ударе мяч лежит в центральной зоне, число на нём — 3.
fuba-rule-3-4 = Часы начинают с 1-й минуты в первом тайме и с 46-й во втором; счёт начинается с 0:0.
fuba-rule-4a = Ход состоит из семи фаз по порядку: целевая зона, кубики, время, проверка владения, перемещение мяча, удар, передвижения.
fuba-rule-4-1a = В целевой зоне или рядом с ней у владеющей команды должен быть игрок.
fuba-rule-4-1b = Целевой может быть и та зона, где мяч уже находится.
fuba-rule-4-1-1 = Зона не может быть целевой, если игрок владеющей команды там вне игры: целиком ближе к лицевой линии соперника, чем его предпоследний игрок (считая вратаря), и даже частично не вровень с ним.
fuba-rule-e4-1 = Зона без своих игроков не может быть целевой, если все свои игроки в соседних зонах вне игры.
fuba-rule-e4-1-1a = Игрок вровень с мячом или позади него не находится вне игры.
fuba-rule-e4-1-1b = Офсайда нет при ударе от ворот, при угловом и если целевая зона целиком лежит на своей половине.
fuba-rule-4-2 = Каждая команда бросает один кубик; это исходные значения.
fuba-rule-4-3a = Часы продвигаются на разность исходных значений.
fuba-rule-4-3b = Часы останавливаются на первой добавленной минуте, даже если разность больше.
fuba-rule-4-3-1a = В добавленное время часы продвигаются ровно на одно деление за ход.
fuba-rule-4-3-1b = Если в добавленное время разность меньше той добавленной минуты, на которой ход начался, тайм сразу заканчивается, а ход не разыгрывают.
fuba-rule-4-3-1c = Тайм заканчивается не позже конца того хода, в котором часы дошли до +5.
fuba-rule-4-3-2a = Второй тайм начинает команда, которая не начинала первый.
fuba-rule-4-3-2b = Матч заканчивается со вторым таймом.
fuba-rule-4-4a = Проверка владения: исходное значение плюс поправки за исходную зону, целевую зону и расстояние.
fuba-rule-4-4b = Итог больше числа на мяче — мяч остаётся у команды.
fuba-rule-4-4c = Итог меньше числа на мяче — мяч переходит к пассивной команде.
fuba-rule-e4-4 = Если исходная и целевая зоны совпадают, поправка считается один раз.
fuba-rule-4-4-1a = Если целевая зона пуста, владеющая команда называет соседнюю зону со своим игроком (зону поддержки), и поправка за целевую зону берётся по ней.
fuba-rule-e4-4-1 = Зоной поддержки не может быть зона, где свой игрок вне игры.
fuba-rule-4-4-1b = Если мяч сохранён, один игрок переходит из зоны поддержки в целевую.
fuba-rule-4-4-1c = Если мяч потерян, новая владеющая команда приводит в целевую зону своего ближайшего игрока.
fuba-rule-4-4-1d = Это перемещение вычитается из числа игроков, которых команда может передвинуть в фазе 7.
fuba-rule-4-4-2 = Итог, равный числу на мяче, — особое событие: бросают кубик и смотрят в таблицу событий.
fuba-rule-e4-4-2 = Владеющая команда сохраняет мяч, если событие не 1 и не 2.
fuba-rule-4-4-3 = Если в целевой зоне только пассивные игроки и мяч сохранён, туда входит один свой игрок из соседней зоны; это вычитается в фазе 7.
fuba-rule-e4-4-3 = Этот игрок не может прийти из зоны, где он вне игры.
fuba-rule-4-5a = После смены владения новая владеющая команда, если в целевой зоне у неё никого нет, сразу приводит туда ближайшего игрока.
fuba-rule-4-5b = Если ближайший — вратарь, команда может взять вместо него следующего по близости игрока.
fuba-rule-4-5-1 = Новое число на мяче — исходное значение команды, владевшей мячом в начале хода.
fuba-rule-4-5-2a = Если в исходной или целевой зоне были только игроки владеющей команды, число на мяче уменьшается на единицу, но не ниже 1.
fuba-rule-4-5-2b = При штрафных, угловых и ударах от ворот здесь учитывается только целевая зона.
fuba-rule-4-6a = Бить по воротам можно только из зоны, целиком лежащей на половине соперника.
fuba-rule-4-6b = Удар по воротам: один кубик плюс поправки удара.
fuba-rule-4-6c = Больше числа на мяче — гол; начинает пропустившая команда.
fuba-rule-4-6d = Равно числу на мяче — угловой удар.
fuba-rule-4-6e = Меньше числа на мяче — удар от ворот пассивной команды.
fuba-rule-e4-6a = Поправка за штрафную площадь не считается при ударе из самой штрафной площади.
fuba-rule-e4-6b = Нападающие вне игры не учитываются в поправке +1 за штрафную площадь.
fuba-rule-4-6-1 = Если не хватило бы и шестёрки, забить можно двумя шестёрками подряд; всё остальное мимо.
fuba-rule-4-7a = Первой ходит команда с меньшим исходным значением; при равенстве — пассивная.
fuba-rule-4-7b = Команда выбирает ход полузащиты, атаки или обороны и делает им все свои перемещения.
fuba-rule-4-7c = Игрок передвигается не больше одного раза за фазу передвижений, а передвинутый в фазе 5 свой ход уже сделал.
fuba-rule-e4-7 = Владеющая команда обязана оставить с мячом хотя бы одного игрока.
fuba-rule-4-7-1a = Ход полузащиты: не больше игроков, чем в расстановке полузащитников.
fuba-rule-4-7-1b = Ход полузащиты: каждый игрок переходит в соседнюю зону.
fuba-rule-4-7-1c = Ход полузащиты: никто не может пойти прямо вперёд и стать самым передним в команде (по сравнению с началом хода).
fuba-rule-4-7-1d = Ход полузащиты: никто не может пойти прямо назад и стать самым задним полевым игроком команды (по сравнению с началом хода).
fuba-rule-4-7-2a = Ход атаки: не больше игроков, чем в расстановке нападающих.
fuba-rule-4-7-2b = Ход атаки: только на одну или две зоны прямо вперёд.
fuba-rule-4-7-3a = Ход обороны: не больше игроков, чем в расстановке защитников.
fuba-rule-4-7-3b = Ход обороны: только на одну или две зоны прямо назад.
fuba-rule-4-7-4 = Игрока нельзя ставить в положение вне игры, кроме хода прямо назад.
fuba-rule-4-7-5a = После прочих перемещений команда может бесплатно отвести на одну зону прямо от лицевой линии каждого полевого игрока, который не ходил и стоит в зоне у этой линии.
fuba-rule-4-7-5b = Свободный ход не может закончиться в зоне мяча.
fuba-rule-4-7-6 = При равных исходных значениях вид хода не выбирают: каждая команда может передвинуть столько игроков, сколько выпало, на одну зону в любом направлении.
fuba-rule-4-7-7 = Игрок может взять мяч с собой, если ни в одной зоне, которую он покидает, пересекает или занимает, нет пассивного игрока.
fuba-rule-5-1a = Команда, получившая штрафной, становится владеющей, мяч переходит в целевую зону хода, и число на нём становится 2.
fuba-rule-5-1b = Штрафной в штрафной площади соперника — это пенальти.
fuba-rule-5-1c = Штрафной можно бить сразу по воротам, если мяч целиком на половине соперника; иначе начинается новый ход.
fuba-rule-5-1d = Игроки в зоне штрафного не учитываются в поправках за исходную зону и за удар.
fuba-rule-e5-1 = Исходная зона штрафного может быть целевой, только если там не меньше двух своих игроков; поправка за целевую зону тогда считается как обычно.
fuba-rule-5-1-1a = Команда, бьющая штрафной, ставит в зону удара хотя бы одного игрока.
fuba-rule-5-1-1b = Другая команда ставит хотя бы одного игрока ближе к своей лицевой линии, чем зона удара, если такая зона есть.
fuba-rule-5-2a = При угловом обе команды расставляются заново, число на мяче — 1, и новый ход начинается из угловой зоны.
fuba-rule-5-2b = При угловом исходная зона поправок не даёт.
fuba-rule-5-2-1 = Один игрок подаёт угловой, стоя вне зон, и входит в угловую зону, когда мяч перемещается.
fuba-rule-5-3a = При ударе от ворот мяч кладут в штрафную площадь бьющей команды, число на нём — 2.
fuba-rule-5-3b = При ударе от ворот исходная зона поправок не даёт.
fuba-rule-5-3c = Медленному удару от ворот предшествует дополнительная фаза передвижений, в которой первой ходит владеющая команда.
fuba-rule-5-3d = Пока удар от ворот не выполнен, мяч нельзя вести, а вратарь остаётся с ним.
fuba-rule-5-4a = Команда, которая получает жёлтую карточку, уже имея хотя бы одну, бросает кубик; если выпало меньше числа её жёлтых (считая новую), одна становится красной.
fuba-rule-5-4b = Красная карточка удаляет одного полевого игрока до конца матча.
fuba-rule-5-4c = Красная карточка не меняет чисел расстановки.
fuba-rule-5-5-1a = Пенальти: один игрок бьющей команды стоит с мячом на точке.
fuba-rule-5-5-1b = Пенальти: вратарь стоит на своей линии.
fuba-rule-5-5-1c = Пенальти: больше никого в этой штрафной площади быть не может.
fuba-rule-5-5-2 = Пенальти: вратарь тайно решает прыгнуть влево, вправо или остаться на месте, бьющий объявляет левый угол, центр или правый угол, затем кубик должен показать не меньше числа из таблицы.
fuba-rule-x-min = Домашнее правило: команда, у которой меньше игроков, чем положено, проигрывает матч.
fuba-rule-x-cap = Домашнее правило: тайм заканчивается не позже, чем сыграно наибольшее разрешённое число ходов.
fuba-rule-x-et = Домашнее правило: при ничьей играют дополнительное время, два тайма по 15 минут.
fuba-rule-x-so = Домашнее правило: если счёт всё ещё равный, победителя определяет серия пенальти по таблице пенальти.

## Events

fuba-event-formation-chosen =
    { SIDE($by) ->
        [name] { $by } сыграет { $formation }
       *[side] { TEAM($by, form: "Nom") } сыграют { $formation }
    }. Соперник об этом пока не знает.
fuba-event-formation-secret = Расстановка { TEAM($by, form: "gen") } выбрана и лежит рубашкой вверх.
fuba-event-formation-shown =
    Карты открыты: { SIDE($by) ->
        [name] { $by } играет { $formation }
       *[side] { TEAM($by) } играют { $formation }
    }.
fuba-event-toss-won =
    { SIDE($by) ->
        [name] { $by } выигрывает бросок и решает
       *[side] { TEAM($by, form: "Nom") } выигрывают бросок и решают
    }, кто начнёт.
fuba-event-starts =
    { SIDE($by) ->
        [name] Начинает { $by }.
       *[side] Начинают { TEAM($by) }.
    }
fuba-event-lined-up = Все игроки { TEAM($by, form: "gen") } на местах.
    .v2 = Игроки { TEAM($by, form: "gen") } на своих местах.
fuba-event-adjusted =
    { $kind ->
        [keeper] Перестановка в последний момент: вратарь { TEAM($by, form: "gen") } переходит из { $from } в { $to }.
       *[other] Перестановка в последний момент: игрок { TEAM($by, form: "gen") } переходит из { $from } в { $to }.
    }
    .v2 =
        { $kind ->
            [keeper] Новое решение: вратарь { TEAM($by, form: "gen") } идёт из { $from } в { $to }.
           *[other] Новое решение у { TEAM($by, form: "gen") }: игрок идёт из { $from } в { $to }.
        }
fuba-event-kick-off =
    { SIDE($by) ->
        [name] Все готовы. С центра начинает { $by }.
       *[side] Все готовы. С центра начинают { TEAM($by) }.
    }
    .v2 =
        { SIDE($by) ->
            [name] Свисток, и { $by } вводит мяч в игру.
           *[side] Свисток, и { TEAM($by) } вводят мяч в игру.
        }
fuba-event-corner-kick = Мяч у флажка в зоне { $zone }. Угловой у { TEAM($by, form: "gen") }.
fuba-event-fast-kick =
    { SIDE($by) ->
        [name] { $by } быстро вводит мяч от ворот.
       *[side] { TEAM($by, form: "Nom") } быстро вводят мяч от ворот.
    }
fuba-event-slow-kick =
    { SIDE($by) ->
        [name] { $by } не спешит
       *[side] { TEAM($by, form: "Nom") } не спешат
    } с ударом от ворот, и все успевают подтянуться.
fuba-event-targeted =
    { SIDE($by) ->
        [name] { $by } переводит мяч
       *[side] { TEAM($by, form: "Nom") } переводят мяч
    } в зону { $zone }.
    .v2 = Мяч летит в зону { $zone }.
    .v3 = Передача { TEAM($by, form: "gen") } в зону { $zone }.
fuba-event-rolled = Кубики: у хозяев { $home }, у гостей { $away }.
    .v2 = Хозяева выбрасывают { $home }, гости — { $away }.
fuba-event-clock = На часах { $minute }-я минута.
    .v2 =
        { $minute ->
            [one] Сыграна { $minute } минута.
            [few] Сыграно { $minute } минуты.
           *[many] Сыграно { $minute } минут.
        }
fuba-event-added-time = Добавленное время: { $minute }+{ $added }.
fuba-event-last-turn = Это последний ход тайма.
fuba-event-supported =
    Там пока никого: { SIDE($by) ->
        [name] { $by } ждёт
       *[side] { TEAM($by) } ждут
    } поддержки из зоны { $zone }.
fuba-event-kept =
    { SIDE($by) ->
        [name] { $by } сохраняет мяч
       *[side] { TEAM($by, form: "Nom") } сохраняют мяч
    }: { $result } против { $value }.
    .v2 = { $result } против { $value }: мяч остаётся у { TEAM($by, form: "gen") }.
    .v3 = Аккуратно сыграно: { $result } против { $value }, атака { TEAM($by, form: "gen") } продолжается.
    .v4 =
        { $result } больше, чем { $value }. { SIDE($by) ->
            [name] { $by } по-прежнему с мячом.
           *[side] { TEAM($by, form: "Nom") } по-прежнему с мячом.
        }
fuba-event-won =
    Потеря! Только { $result } против { $value }, и { SIDE($by) ->
        [name] мячом завладевает { $by }
       *[side] мячом завладевают { TEAM($by) }
    }.
    .v2 = { $result } против { $value }: мяч отскакивает, и он уже у { TEAM($by, form: "gen") }.
    .v3 = Перехват! { $result } мало против { $value }, мяч переходит к { TEAM($by, form: "dat") }.
    .v4 = Небрежно: { $result } против { $value }. Теперь мяч у { TEAM($by, form: "gen") }.
fuba-event-special =
    Ровно { $result }: особое событие! { SIDE($by) ->
        [name] { $by } бросает кубик
       *[side] { TEAM($by, form: "Nom") } бросают кубик
    } по таблице событий.
fuba-event-only-mover =
    { SIDE($by) ->
        [name] Инициатива на одной стороне: в конце этого хода двигается только { $by }.
       *[side] Инициатива на одной стороне: в конце этого хода двигаются только { TEAM($by) }.
    }
fuba-event-brought =
    { $kind ->
        [keeper] Вратарь { TEAM($by, form: "gen") } выходит из { $from } к мячу в { $to }.
       *[other] Игрок { TEAM($by, form: "gen") } выбегает из { $from } к мячу в { $to }.
    }
fuba-event-collected =
    { $kind ->
        [keeper] Вратарь { TEAM($by, form: "gen") } покидает { $from } и забирает мяч в { $to }.
       *[other] Игрок { TEAM($by, form: "gen") } успевает из { $from } первым и забирает мяч в { $to }.
    }
fuba-event-ball-at = Мяч в зоне { $zone }, число на нём — { $value }.
    .v2 = Мяч останавливается в зоне { $zone }, число на нём — { $value }.
fuba-event-taker-in = Подававший угловой игрок { TEAM($by, form: "gen") } включается в игру в зоне { $zone }.
fuba-event-shoots =
    { SIDE($by) ->
        [name] { $by } бьёт
       *[side] { TEAM($by, form: "Nom") } бьют
    } из зоны { $zone }{ $need ->
        [1] , и промахнуться невозможно.
        [7] : спасут только две шестёрки.
       *[other] : для гола нужно не меньше { $need }.
    }
    .v2 =
        { $need ->
            [1] Пустые ворота! { TEAM($by, form: "Dat") } из зоны { $zone } не промахнуться.
            [7] Удар наудачу из зоны { $zone }: { TEAM($by, form: "dat") } нужны две шестёрки.
           *[other] Удар { TEAM($by, form: "gen") } из зоны { $zone }: { $need } или больше — и гол.
        }
fuba-event-second-six = Шестёрка! Ещё одна — и гол { TEAM($by, form: "gen") }.
fuba-event-goal =
    { SIDE($by) ->
        [name] Гол! Забивает { $by }
       *[side] Гол! Забивают { TEAM($by) }
    }, счёт { score }.
    .v2 = Мяч в сетке! Гол { TEAM($by, form: "gen") }: { score }.
    .v3 = { score }! Сетка трепещет, праздник у { TEAM($by, form: "gen") }.
    .v4 = Какой удар! Гол { TEAM($by, form: "gen") }, счёт { score }.
fuba-event-corner-won = От защитника мяч уходит за лицевую. Угловой у { TEAM($by, form: "gen") }.
    .v2 = Вратарь переводит мяч через перекладину! Угловой у { TEAM($by, form: "gen") }.
fuba-event-missed =
    { SIDE($by) ->
        [name] Мимо! { $by } упускает момент.
       *[side] Мимо! { TEAM($by, form: "Nom") } упускают момент.
    }
    .v2 = Выше ворот. Шанс { TEAM($by, form: "gen") } упущен.
    .v3 = Рядом со штангой! Гол { TEAM($by, form: "gen") } был так близко.
fuba-event-goal-kick = Удар от ворот у { TEAM($by, form: "gen") }.
    .v2 = У { TEAM($by, form: "gen") } удар от ворот.
fuba-event-moves =
    { $mode ->
        [midfield] Ход полузащиты у { TEAM($by, form: "gen") }: до { $number } { $number ->
            [one] игрока
           *[other] игроков
        }.
        [attack] Ход атаки у { TEAM($by, form: "gen") }: до { $number } { $number ->
            [one] игрока
           *[other] игроков
        }.
        [defence] Ход обороны у { TEAM($by, form: "gen") }: до { $number } { $number ->
            [one] игрока
           *[other] игроков
        }.
        [quick] Кубики равны, ходы быстрые: { TEAM($by, form: "dat") } { $number ->
            [0] двигать некого.
            [one] можно передвинуть до { $number } игрока.
           *[other] можно передвинуть до { $number } игроков.
        }
       *[stay] Игроки { TEAM($by, form: "gen") } остаются на местах.
    }
    .v2 =
        { $mode ->
            [midfield] Ход полузащиты { TEAM($by, form: "gen") }: в движении не больше { $number }.
            [attack] Ход атаки { TEAM($by, form: "gen") }: в движении не больше { $number }.
            [defence] Ход обороны { TEAM($by, form: "gen") }: в движении не больше { $number }.
            [quick] Равные кубики: { TEAM($by, form: "dat") } { $number ->
                [0] двигать некого.
                [one] можно передвинуть на зону { $number } игрока.
               *[other] можно передвинуть на зону до { $number } игроков.
            }
           *[stay] У { TEAM($by, form: "gen") } никто не двигается.
        }
fuba-event-moved =
    { $kind ->
        [keeper] Вратарь { TEAM($by, form: "gen") } переходит из { $from } в { $to }.
       *[other] Игрок { TEAM($by, form: "gen") } переходит из { $from } в { $to }.
    }
    .v2 =
        { $kind ->
            [keeper] Вратарь { TEAM($by, form: "gen") } уходит из { $from } в { $to }.
           *[other] Игрок { TEAM($by, form: "gen") } бежит из { $from } в { $to }.
        }
    .v3 =
        { $kind ->
            [keeper] Из { $from } в { $to } идёт вратарь { TEAM($by, form: "gen") }.
           *[other] Из { $from } в { $to } идёт игрок { TEAM($by, form: "gen") }.
        }
fuba-event-carried =
    { $kind ->
        [keeper] Вратарь { TEAM($by, form: "gen") } ведёт мяч из { $from } в { $to }.
       *[other] Игрок { TEAM($by, form: "gen") } ведёт мяч из { $from } в { $to }.
    }
    .v2 =
        { $kind ->
            [keeper] Вратарь { TEAM($by, form: "gen") } с мячом идёт из { $from } в { $to }.
           *[other] Игрок { TEAM($by, form: "gen") } с мячом идёт из { $from } в { $to }.
        }
fuba-event-free-move = Игрок { TEAM($by, form: "gen") } отходит от лицевой, из { $from } в { $to }.
    .v2 = Игрок { TEAM($by, form: "gen") } отходит от лицевой линии: из { $from } в { $to }.
fuba-event-free-kick = Штрафной в зоне { $zone } у { TEAM($by, form: "gen") }.
fuba-event-penalty-kick =
    { SIDE($by) ->
        [name] Пенальти! Бьёт { $by }.
       *[side] Пенальти! Бьют { TEAM($by) }.
    }
fuba-event-yellow =
    { $yellow ->
        [1] Первая жёлтая карточка у { TEAM($by, form: "gen") }.
       *[other] Жёлтая карточка номер { $yellow } у { TEAM($by, form: "gen") }. Кубик решит, станет ли одна красной.
    }
fuba-event-spared =
    { SIDE($by) ->
        [name] На кубике { $die }: { $by } отделывается жёлтой.
       *[side] На кубике { $die }: { TEAM($by) } отделываются жёлтой.
    }
fuba-event-red =
    { $left ->
        [one] На кубике { $die } — красная! У { TEAM($by, form: "gen") } остаётся { $left } игрок.
        [few] На кубике { $die } — красная! У { TEAM($by, form: "gen") } остаётся { $left } игрока.
       *[many] На кубике { $die } — красная! У { TEAM($by, form: "gen") } остаётся { $left } игроков.
    }
fuba-event-keeper-off =
    { SIDE($by) ->
        [name] { $by } снимает вратаря и продолжает без него.
       *[side] { TEAM($by, form: "Nom") } снимают вратаря и продолжают без него.
    }
fuba-event-dived =
    { $to ->
        [left] Вратарь { TEAM($by, form: "gen") } прыгнет влево от себя.
        [right] Вратарь { TEAM($by, form: "gen") } прыгнет вправо от себя.
       *[stay] Вратарь { TEAM($by, form: "gen") } останется в центре.
    }
fuba-event-dive-secret = Вратарь { TEAM($by, form: "gen") } сделал свой выбор.
fuba-event-aimed =
    { SIDE($by) ->
        [name] { $by } бьёт
       *[side] { TEAM($by, form: "Nom") } бьют
    } { $at ->
        [left] влево
        [right] вправо
       *[centre] по центру
    }, { $dive ->
        [left] вратарь прыгает влево от себя
        [right] вратарь прыгает вправо от себя
       *[stay] вратарь остаётся на месте
    }: для гола нужно не меньше { $need }.
fuba-event-penalty-missed =
    { SIDE($by) ->
        [name] Только { $die }: { $by } не забивает пенальти.
       *[side] Только { $die }: { TEAM($by) } не забивают пенальти.
    }
    .v2 = { $die } — и пенальти не забит! Удача не на стороне { TEAM($by, form: "gen") }.
fuba-event-shootout-goal =
    { SIDE($by) ->
        [name] { $by } забивает
       *[side] { TEAM($by, form: "Nom") } забивают
    }! В серии { score }.
    .v2 = Точно с одиннадцати метров! Гол { TEAM($by, form: "gen") }, в серии { score }.
fuba-event-half-over =
    { $half ->
        [1] Свисток: перерыв.
        [2] Свисток: второй тайм окончен.
       *[other] Свисток: дополнительный тайм окончен.
    }
fuba-event-half-begins =
    { $half ->
        [2] Второй тайм начался ({ $minute }-я минута).
       *[other] Идёт дополнительное время ({ $minute }-я минута).
    }
fuba-event-shootout-begins =
    { $kicks ->
        [one] Всё решит серия пенальти: по { $kicks } удару.
        [few] Всё решит серия пенальти: по { $kicks } удара.
       *[many] Всё решит серия пенальти: по { $kicks } ударов.
    }
fuba-event-lots = И последняя пара ударов ничего не решила: всё определит один бросок.
fuba-event-victory =
    { SIDE($by) ->
        [name] Матч окончен, { score }. Побеждает { $by }!
       *[side] Матч окончен, { score }. Побеждают { TEAM($by) }!
    }
    .v2 = Финальный свисток! { score }, победа { TEAM($by, form: "gen") }.
fuba-event-level = Матч окончен вничью: { score }.
fuba-event-forfeit =
    { $left ->
        [one] Соперник остался с { $left } игроком и не может продолжать. Победа { TEAM($by, form: "gen") }!
       *[other] Соперник остался с { $left } игроками и не может продолжать. Победа { TEAM($by, form: "gen") }!
    }

## Refusals

fuba-refusal-not-your-turn = Сейчас решение за { TEAM($seat, form: "ins") }.
fuba-refusal-roll-first = Сначала бросают кубики.
fuba-refusal-match-over = Матч окончен.
fuba-refusal-not-now = В этот момент хода так сделать нельзя.
fuba-refusal-no-such-formation = Расстановку { $formation } в этом матче выбирать нельзя.
fuba-refusal-keeper-fixed = Место вратаря — зона { $zone }.
fuba-refusal-zone-closed = Зона { $zone } сейчас закрыта.
fuba-refusal-out-of-order = Предыдущий игрок встал в зону { $last }, а зона { $zone } в порядке расстановки идёт раньше.
fuba-refusal-nobody-behind = Позади удара из зоны { $kick } ещё никого нет, а зона { $zone } не ближе к вашей лицевой линии.
fuba-refusal-no-piece =
    { $kind ->
        [keeper] Вратаря в зоне { $zone } нет.
       *[other] Такого игрока в зоне { $zone } нет.
    }
fuba-refusal-already-moved =
    { $kind ->
        [keeper] Вратарь уже ходил.
       *[other] В зоне { $zone } уже ходили все.
    }
fuba-refusal-taker-stays = Игрок в зоне { $zone } выполняет удар.
fuba-refusal-too-few-left =
    { $needed ->
        [one] В зоне { $zone } должен остаться { $needed } игрок.
        [few] В зоне { $zone } должны остаться { $needed } игрока.
       *[many] В зоне { $zone } должно остаться { $needed } игроков.
    }
fuba-refusal-no-way =
    { $kind ->
        [keeper] Вратарю из зоны { $zone } некуда идти.
       *[other] Игроку из зоны { $zone } некуда идти.
    }
fuba-refusal-not-adjacent = Зоны { $from } и { $to } не соседние.
fuba-refusal-out-of-reach = У вашей команды никого нет ни в зоне { $zone }, ни рядом.
fuba-refusal-offside = В зоне { $zone } игрок был бы вне игры: линия проходит по { $line }.
fuba-refusal-neighbours-offside = Все игроки рядом с зоной { $zone } вне игры: линия проходит по { $line }.
fuba-refusal-taker-alone = В зоне { $zone } только выполняющий удар; нужен второй игрок.
fuba-refusal-not-from-support = Зона поддержки — { $support }, а не { $from }.
fuba-refusal-not-nearest = К зоне { $to } кто-то ближе, чем игрок из зоны { $from }.
fuba-refusal-no-shot-zone = Из зоны { $zone }, где лежит мяч, бить нельзя.
fuba-refusal-none-left =
    { $number ->
        [0] Так сейчас никто ходить не может.
        [one] Ходить может { $number } игрок, и он уже сходил.
        [few] Ходить могут { $number } игрока, и они уже сходили.
       *[many] Ходить могут { $number } игроков, и они уже сходили.
    }
fuba-refusal-no-move =
    { $mode ->
        [attack] Ход атаки невозможен.
        [defence] Ход обороны невозможен.
       *[midfield] Ход полузащиты невозможен.
    }
fuba-refusal-quick-moves =
    { $number ->
        [one] Остался { $number } быстрый ход.
        [few] Осталось { $number } быстрых хода.
       *[many] Осталось { $number } быстрых ходов.
    }
fuba-refusal-keeper-bound = Удар от ворот из зоны { $zone } ещё не выполнен.
fuba-refusal-not-forward = Зона { $to } не лежит прямо впереди зоны { $from }.
fuba-refusal-not-back = Зона { $to } не лежит прямо позади зоны { $from }.
fuba-refusal-foremost = В зоне { $to } он стал бы самым передним в вашей команде.
fuba-refusal-rearmost = В зоне { $to } он стал бы самым задним полевым игроком вашей команды.
fuba-refusal-ball-alone = Мяч в зоне { $zone } остался бы без игрока.
fuba-refusal-opponent-in-way = В зоне { $zone } стоит соперник: мяч с собой не взять.
fuba-refusal-no-end-line = Зона { $zone } не касается лицевой линии.
fuba-refusal-nobody-there = В зоне { $to } некого усиливать.
fuba-refusal-not-together = Второй игрок должен идти туда же, куда первый.
fuba-refusal-not-away = Из зоны { $from } ход в зону { $to } не уводит от лицевой линии.
fuba-refusal-into-ball = Свободный ход не может закончиться в зоне { $zone }: там мяч.

## Actions

fuba-action-formation = Играть { $formation }
fuba-action-start =
    { $team ->
        [me] Начинаем мы
       *[opponent] Начинает соперник
    }
fuba-action-corner =
    { $side ->
        [left] Угловой слева
       *[right] Угловой справа
    }
fuba-action-taker =
    { $kind ->
        [keeper] Подаёт вратарь
       *[other] Подаёт полевой игрок
    }
fuba-action-keeper = Вратарь в { $zone }
fuba-action-place = Игрок в { $zone }
fuba-action-adjust =
    { $kind ->
        [keeper] Передвинуть вратаря из { $from }
       *[other] Передвинуть игрока из { $from }
    }
fuba-action-fast = Быстрый удар от ворот
fuba-action-slow = Медленный удар от ворот
fuba-action-target = Мяч в { $zone }
fuba-action-support = Поддержка из { $zone }
fuba-action-bring =
    { $kind ->
        [keeper] Подвести вратаря из { $from }
       *[other] Подвести игрока из { $from }
    }
fuba-action-collect =
    { $kind ->
        [keeper] К мячу идёт вратарь из { $from }
       *[other] К мячу идёт игрок из { $from }
    }
fuba-action-shoot = Бить
fuba-action-no-shot = Не бить
fuba-action-play-on = Играть дальше
fuba-action-midfield = Ход полузащиты
fuba-action-attack = Ход атаки
fuba-action-defence = Ход обороны
fuba-action-stay = Остаться на местах
fuba-action-piece =
    { $kind ->
        [keeper] Передвинуть вратаря из { $zone }
       *[other] Передвинуть игрока из { $zone }
    }
fuba-action-to = В { $zone }
fuba-action-carry = С мячом
fuba-action-leave = Без мяча
fuba-action-free = Свободный ход из { $from }
fuba-action-free-to = Свободный ход из { $from } в { $to }
fuba-action-done = Готово
fuba-action-dive =
    { $to ->
        [left] Прыжок влево
        [right] Прыжок вправо
       *[stay] Остаться в центре
    }
fuba-action-aim =
    { $at ->
        [left] Бить влево
        [right] Бить вправо
       *[centre] Бить по центру
    }
fuba-action-off =
    { $kind ->
        [keeper] Уходит вратарь
       *[outfield] Уходит полевой игрок
    }

## Outcomes

fuba-outcome-toss = Бросок в пользу: { $winner }
fuba-outcome-dice = Кубики: хозяева { $home }, гости { $away }
fuba-outcome-event = Кубик события: { $die }
fuba-outcome-card = Кубик карточки: { $die }
fuba-outcome-shot = Кубик удара: { $die }
fuba-outcome-penalty = Кубик пенальти: { $die }

## Options

fuba-option-errata = Включает исправления издателя 2014 года.
fuba-option-formations = Решает, можно ли выбрать любую расстановку или только восемь карт тактики.
fuba-option-formation-min = Задаёт наименьшее число игроков в каждой линии расстановки.
fuba-option-midfield-join = Разрешает ходом полузащиты прямо вперёд примкнуть к передней линии или прямо назад — к задней.
fuba-option-shot-counts-keeper = Учитывает вратаря соперника среди игроков в зоне удара.
fuba-option-offside-line = Решает, какой соперник задаёт линию офсайда для целевой зоны: предпоследний, считая вратаря, или последний без вратаря.
fuba-option-level-with = Решает, с чем игрок должен быть вровень, чтобы не быть вне игры: с зоной, где мяч был в начале хода, или с самим мячом.
fuba-option-move-again = Разрешает игроку, подведённому к мячу, двигаться ещё раз в тот же ход.
fuba-option-carry-middle = Требует, чтобы при ведении мяча через две зоны и средняя была свободна от соперников.
fuba-option-direct-zone = Учитывает поправку зоны при прямом штрафном.
fuba-option-bring-optional = Разрешает никого не подводить к мячу, сохранённому среди соперников.
fuba-option-midfield-reinforce = Разрешает ходу полузащиты закончиться только там, где уже стоит свой игрок.
fuba-option-free-moves = Решает, ведёт ли свободный ход прямо от лицевой или в любую соседнюю зону, которая её не касается.
fuba-option-adjust-together = Отправляет обоих игроков при перестановках в одну и ту же зону.
fuba-option-kickoff-centre = Решает, сколько игроков стоит в центре при начальном ударе: не меньше двух у начинающих или ровно по два у каждой команды.
fuba-option-goal-kick-setup = Заново расставляет обе команды перед ударом от ворот.
fuba-option-keeper-back = Возвращает вратаря к удару от ворот и держит его у мяча.
fuba-option-slow-kick = Решает, кто двигается перед медленным ударом от ворот: вся команда или по одному игроку.
fuba-option-easy-empty = Считает лёгкой и ситуацию, когда в исходной зоне никого нет.
fuba-option-sent-off = Решает, кто уходит после красной карточки: полевой игрок или тот, кого выберет команда, включая вратаря.
fuba-option-added-end = Заканчивает тайм ходом, в котором наступила пятая добавленная минута.
fuba-option-zones = Задаёт, где каждая зона начинается и заканчивается по длине поля.
fuba-option-shot-zone-mods = Задаёт поправку удара для каждой зоны.
fuba-option-min-players = Задаёт, сколько игроков нужно команде, чтобы продолжать матч.
fuba-option-turn-cap = Заканчивает тайм не позже чем через столько ходов.
fuba-option-extra-time = При ничьей назначает дополнительное время.
fuba-option-shootout = При ничьей определяет победителя серией пенальти.
fuba-option-shootout-kicks = Задаёт, сколько ударов у каждой команды до игры «до первого промаха».
fuba-option-shootout-cap = Задаёт, сколько пар бьют «до первого промаха», прежде чем спор решит бросок.

## Presets

fuba-preset-standard = Стандартный
fuba-preset-as-printed = Как напечатано
fuba-preset-finnish = Финское издание
fuba-preset-italian = Итальянское издание
fuba-preset-cards-only = Только карты тактики
fuba-preset-cup = Кубковый матч
fuba-preset-short = Короткий матч

## Questions

fuba-phase-formation = Какой расстановкой играете?
fuba-phase-start = Кто начинает?
fuba-phase-side = С какого угла?
fuba-phase-taker = Кто подаёт?
fuba-phase-keeper = Где стоит вратарь?
fuba-phase-place =
    { $left ->
        [one] Осталось поставить { $left } игрока: куда следующего?
       *[other] Осталось поставить { $left } игроков: куда следующего?
    }
fuba-phase-adjust = Кого переставите до начала игры?
fuba-phase-adjust-to = Куда?
fuba-phase-tempo = Быстрый удар от ворот или медленный?
fuba-phase-target = Куда отправите мяч?
fuba-phase-support = Какая зона поддержит пустую целевую зону?
fuba-phase-bring = Кто идёт к мячу?
fuba-phase-collect = Кто идёт к мячу?
fuba-phase-shot = Бьёте?
fuba-phase-type = Как движется ваша команда?
fuba-phase-piece =
    { $left ->
        [one] Остался { $left } ход: кто идёт?
        [few] Осталось { $left } хода: кто идёт?
       *[many] Осталось { $left } ходов: кто идёт?
    }
fuba-phase-to = Куда?
fuba-phase-ball = Возьмёт ли он мяч с собой?
fuba-phase-free = Кто отходит от лицевой?
fuba-phase-dive = Что делает ваш вратарь?
fuba-phase-aim = Куда бьёте?
fuba-phase-sent-off = Кто покидает поле?

## Ready arrangements

fuba-shortcut-balanced = Уравновешенное начало
fuba-shortcut-wide = Широко, с игроками на обоих флангах
fuba-shortcut-crowded-centre = Все в центр
fuba-shortcut-crowd-the-box = Заполнить их штрафную
fuba-shortcut-short-and-wide = Коротко, с открытыми флангами
fuba-shortcut-stay-compact = Компактно и надёжно
fuba-shortcut-guard-the-box = Прикрыть штрафную площадь
fuba-shortcut-hold-the-line = Держать линию
fuba-shortcut-wait-to-break = Глубокая оборона и контратака

## Odds in a word

fuba-short-kept = сохраняет мяч
fuba-short-won = теряет мяч
fuba-short-special = особое событие
fuba-short-goal = гол
fuba-short-corner-won = угловой
fuba-short-missed = удар от ворот
fuba-short-second-six = нужна вторая шестёрка
fuba-short-penalty-missed = гола нет
fuba-short-shootout-goal = гол
fuba-short-half-over = тайм заканчивается
fuba-short-last-turn = последний ход
fuba-short-half-begins = ввод мяча
fuba-short-shootout-begins = серия пенальти
fuba-short-victory = матч окончен
fuba-short-level = матч окончен
fuba-short-spared = остаётся жёлтой
fuba-short-red = красная карточка
fuba-short-yellow = жёлтая карточка
fuba-short-free-kick = штрафной
fuba-short-penalty-kick = пенальти
fuba-short-only-mover = ходит одна команда
fuba-short-rolled = решит зона поддержки

## Названия поправок

fuba-term-start = исходная зона
fuba-term-target = целевая зона
fuba-term-distance = расстояние
fuba-term-area = игроки у мяча
fuba-term-penalty-area = игроки в штрафной
fuba-term-open-goal = пустые ворота
fuba-term-zone = место удара

## Таблицы

fuba-table-control = Проверка контроля: бросок с поправками против мяча
fuba-table-crowd = Игроки в зоне: сколько их число даёт в проверке контроля
fuba-table-distance = Дальность передачи
fuba-table-shot-zones = Удары по зонам
fuba-table-shot-players = Удары: игроки в зоне мяча или в штрафной
fuba-table-events = Особые события
fuba-table-penalties = Пенальти: сколько нужно выбросить
fuba-cell-result = Результат
fuba-cell-effect = Что происходит
fuba-cell-above = Больше числа на мяче
fuba-cell-equal = Равно числу на мяче
fuba-cell-below = Меньше числа на мяче
fuba-cell-kept = Мяч сохранён
fuba-cell-special = Особое событие
fuba-cell-lost = Мяч потерян
fuba-cell-own-against = Своих против
fuba-cell-between = Зон между
fuba-cell-modifier = Поправка
fuba-cell-zone = Зона
fuba-cell-die = Кубик
fuba-cell-booked-in-control = Жёлтая владеющей команде, штрафной — другой
fuba-cell-booked-passive = Жёлтая другой команде, штрафной — владеющей
fuba-cell-free-kick-in-control = Штрафной владеющей команде
fuba-cell-free-kick-passive = Штрафной другой команде
fuba-cell-only-in-control-moves = В этом ходу двигается только владеющая команда
fuba-cell-only-passive-moves = В этом ходу двигается только другая команда
fuba-cell-keeper = Вратарь
fuba-cell-shot-left = Удар влево
fuba-cell-shot-centre = Удар по центру
fuba-cell-shot-right = Удар вправо
fuba-cell-dive-left = Прыгает влево
fuba-cell-dive-stay = Стоит на месте
fuba-cell-dive-right = Прыгает вправо

## Толкования

fuba-ruling-r7 = Команды расставляют на розыгрыш, штрафной, угловой и пенальти, но не на удар от ворот.
fuba-ruling-r8 = После расстановки до двух разных игроков сдвигаются на зону, каждый куда угодно.
fuba-ruling-r9 = На розыгрыше в центре не меньше двух игроков начинающей команды.
fuba-ruling-r18 = Игрок, который подходит к мячу, обязан подойти.
fuba-ruling-r24 = Разрешённая цель есть всегда.
fuba-ruling-r31 = Лёгкая ситуация — это свой игрок там и ни одного соперника.
fuba-ruling-r39 = Вратаря возвращают в штрафную, когда назначен удар от ворот.
fuba-ruling-r40 = Медленный удар от ворот сначала даёт обеим командам полную фазу движения.
fuba-ruling-r46 = Свободные ходы ведут прямо назад от края поля.
fuba-ruling-r61 = С красной уходит полевой игрок, никогда не вратарь.
fuba-ruling-r65 = Тайм кончается не позже +5, когда ход доигран.
fuba-ruling-r10 = Линия может быть пустой; схема одна на весь матч.
fuba-ruling-r19 = Офсайд считают по предпоследнему сопернику, включая вратаря.
fuba-ruling-r20 = «На уровне мяча» — это зона, где мяч был в начале хода.
fuba-ruling-r30 = Игрок, сделавший движение с мячом, в этом ходу больше не двигается.
fuba-ruling-r34 = В зоне удара вратарь считается защитником.
fuba-ruling-r42 = Прямой ход полузащиты не может достичь уровня самого переднего или самого заднего игрока.
fuba-ruling-r48 = Каждая зона на пути ведущего мяч должна быть свободна от соперников.
fuba-ruling-r51 = При прямом штрафном зона учитывается, а игроки в ней — нет.
fuba-ruling-r62 = Команда, в которой меньше семи игроков, проигрывает.

## Поле в виде текста

fuba-board-head =
    { $hosts } { $shape }   { score }   { $visitors } { $against }   { $half ->
        [1] 1-й тайм
        [2] 2-й тайм
       *[other] доп. время
    }, { $clock }
fuba-board-control = Мяч у { TEAM($by, form: "gen") }.
fuba-board-last-turn = Это последний ход тайма.
fuba-board-dice = Кубики: хозяева { $home }, гости { $away }.
fuba-board-taker =
    { $kind ->
        [keeper] Бьёт вратарь { TEAM($by, form: "gen") }.
       *[other] Бьёт игрок { TEAM($by, form: "gen") }.
    }
fuba-board-cards = { $by }: жёлтых карточек { $yellow }, красных { $red }.
fuba-board-shootout = Серия пенальти: { score }.
fuba-board-place =
    { $left ->
        [one] У { TEAM($by, form: "gen") } не расставлен { $left } игрок.
        [few] У { TEAM($by, form: "gen") } не расставлены { $left } игрока.
       *[many] У { TEAM($by, form: "gen") } не расставлено { $left } игроков.
    }
