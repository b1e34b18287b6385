# Фудис по-русски.

## Разделы

fudis-section-options = Настройки
fudis-section-flow = Чьё решение
fudis-section-cards = Карты
fudis-section-build = Сдача и расстановка
fudis-section-start = Кто начинает
fudis-section-turn = Ход
fudis-section-swap = Замены
fudis-section-attack = Атаки
fudis-section-goal = Удары по воротам
fudis-section-draw = Взамен сыгравших карт
fudis-section-pass = Пропуск хода
fudis-section-counter = Контратаки
fudis-section-round = Раунды атаки
fudis-section-match = Таймы и матч
fudis-section-shootout = Серия пенальти
fudis-section-variant = Варианты
fudis-section-secret = Кто что знает

## Правила

fudis-rule-opt-1 = С настройками, которые выходят за допустимые пределы или противоречат друг другу, играть нельзя.
fudis-rule-flow-1 = Действовать может только та сторона, за которой решение, и только так, как возможно в этот момент.

fudis-rule-pack-1 = Играют одной или двумя обычными колодами по 52 карты, с джокерами только по уговору, и перед каждой новой сдачей тасуют всю колоду.
fudis-rule-rank-1 = Атакующая карта стоит столько, сколько на ней написано; валет — 11, дама — 12, король — 13, туз — 14.
fudis-rule-rank-2 = На поле и в воротах туз стоит 1.
fudis-rule-rank-3 = Карту на столе бьёт только более старшая атакующая карта; равной недостаточно.
fudis-rule-suit-1 = Если решают масти, при равенстве побеждает старшая: младше всех пики, затем трефы, бубны и червы.
fudis-rule-jok-1 = Джокер никогда не стоит ни на поле, ни в воротах.
fudis-rule-jok-2 = Если на поле вытянут джокер, владелец тут же меняет его на другую карту с руки.
fudis-rule-jok-3 = Обмен джокера не считается заменой этого хода.
fudis-rule-jok-4 = Атакующий джокер бьёт любую карту.

fudis-rule-form-1 = Команда стоит линиями, обычно три, три и две карты, считая спереди, а за ними вратарь; место внутри линии значения не имеет.
fudis-rule-deal-1 = Каждой стороне сдают столько карт, сколько нужно на линии, вратаря и три карты на руки; остальное — колода.
fudis-rule-build-1 = Места заполняют сзади: сначала вратарь, потом последняя линия и так далее до передней.
fudis-rule-build-2 = Любую карту с руки можно положить на любое место, и три карты остаются на руках.
fudis-rule-build-3 = Вратарь лежит рубашкой вверх, полевые карты — открыто.
fudis-rule-build-4 = Обе стороны расставляют карты втайне и открывают поле одновременно.
fudis-rule-build-5 = Если карты кладут по очереди, первой кладёт начинающая сторона, и каждая полевая карта видна сразу.
fudis-rule-build-6 = При случайной расстановке карты ложатся на места в порядке сдачи, и вратарей не видит никто.

fudis-rule-start-1 = Кому начинать первым, решает жребий, когда команды расставлены, а если карты кладут по очереди — до расстановки.
fudis-rule-start-2 = Внутри тайма стороны начинают раунды по очереди.
fudis-rule-start-3 = Второй тайм начинает тот, кто не начинал первый.

fudis-rule-turn-1 = Ход — это одна замена по желанию и одна обязательная атака.
fudis-rule-turn-2 = Ходят по очереди: выбитая карта, сейв или пропуск передают ход сопернику.

fudis-rule-swap-1 = За ход бывает одна замена, и только до атаки.
fudis-rule-swap-2 = При замене любая своя полевая карта, свободная или нет, меняется местами с любой картой с руки.
fudis-rule-swap-3 = Вратаря заменить нельзя никогда.
fudis-rule-swap-4 = Для замены нужны карта на месте и карта на руках; пустое место заменой не заполнить.
fudis-rule-swap-5 = Тот, кто может атаковать, не вправе заменой лишить себя последней атаки.
fudis-rule-swap-6 = Делать замену никто не обязан, даже ради того, чтобы атака стала возможной.
fudis-rule-swap-7 = В детском варианте замен нет.
fudis-rule-swap-8 = Если так настроено, замена — часть атаки: менять может лишь тот, кто после неё может атаковать.

fudis-rule-free-1 = Каждая карта своей передней линии свободна для атаки.
fudis-rule-free-2 = Полевая карта позади передней линии свободна, только если в линии прямо перед ней осталось не больше одной карты.
fudis-rule-free-3 = Вратарь никогда не атакует.
fudis-rule-atk-1 = Атаковать можно только своей картой с руки или своей полевой картой.
fudis-rule-atk-2 = Атакующая карта должна бить доступную полевую карту или иметь свободный путь к воротам.
fudis-rule-atk-3 = Атаковать можно только место, на котором есть карта.
fudis-rule-atk-4 = Карта, которая атаковала, сыграна и уходит в сброс при любом исходе.
fudis-rule-reach-1 = Полевую карту можно атаковать, только если в каждой линии перед ней осталось не больше одной карты.
fudis-rule-hit-1 = Выбитая полевая карта уходит в сброс, и её место пустует, пока поле не восстановят.

fudis-rule-goal-1 = Бить по воротам можно, только когда ни в одной линии соперника не осталось больше одной карты.
fudis-rule-goal-2 = Любая карта, которой можно атаковать, может и бить по воротам, какой бы младшей она ни была.
fudis-rule-goal-3 = Если карта, которой бьют по воротам, старше вратаря, это гол; вратаря показывают, и он уходит в сброс.
fudis-rule-goal-4 = Если карта, которой бьют по воротам, не старше вратаря, это сейв; вратарь остаётся закрытым, и больше ничего не сообщается.
fudis-rule-goal-5 = Если в воротах никого нет, любой удар — гол.
fudis-rule-goal-6 = Кто может выбить полевую карту, бить по воротам не обязан, а кто не может ничего другого — обязан.

fudis-rule-draw-1 = После атаки с руки сразу добирают карты из колоды, чтобы на руках снова было три.
fudis-rule-draw-2 = После атаки полевой картой на её место открыто кладут верхнюю карту колоды; заменить её в этот ход нельзя.
fudis-rule-draw-3 = Если колода пуста, ничего не восполняется: карт на руках становится меньше или место пустует.

fudis-rule-pass-1 = Кто может атаковать полевую карту или бить по воротам, обязан это сделать; пропускает ход только тот, кто не может ни того, ни другого.
fudis-rule-pass-2 = Если стороны пропустили ход одна за другой, раунд окончен.

fudis-rule-ctr-1 = После гола сопернику предлагают последнюю контратаку, если путь к воротам забившего свободен и есть чем ударить.
fudis-rule-ctr-2 = От контратаки можно отказаться.
fudis-rule-ctr-3 = Контратака — это замена по желанию и один удар по воротам, больше ничего.
fudis-rule-ctr-4 = После контратаки раунд окончен при любом исходе.

fudis-rule-round-1 = Раунд заканчивается после гола и возможной контратаки или когда никто не может атаковать.
fudis-rule-round-2 = Перед следующим раундом тайма стороны по очереди тянут по одной карте, пока составы не заполнятся или колода не опустеет.
fudis-rule-round-3 = Карты на поле и в воротах остаются на местах; заполняют только пустые места, любыми картами с руки.
fudis-rule-round-4 = Если колоды не хватает, сначала заполняют места ближе к воротам, и три карты остаются на руках.
fudis-rule-round-5 = Недостающего вратаря надо поставить, даже если на руках останется меньше карт.
fudis-rule-round-6 = Пустая колода раунд не заканчивает: играют, пока хоть кто-то может атаковать.

fudis-rule-half-1 = Тайм заканчивается тем раундом, в котором опустела колода, и не позже последнего назначенного раунда.
fudis-rule-half-2 = На второй тайм все карты собирают, тасуют и сдают заново.
fudis-rule-match-1 = После двух таймов побеждает тот, кто забил больше.
fudis-rule-match-2 = При ничьей победителя определяет серия пенальти.
fudis-rule-mercy-1 = Во втором тайме преимущество в три гола или больше заканчивает матч, как только его уже не отыграть.
fudis-rule-mercy-2 = Если так настроено, матч заканчивается, как только оставшиеся раунды уже не могут сменить победителя.
fudis-rule-mercy-3 = Если так настроено, ведущая сторона сама решает, закончить ли матч при преимуществе, которое уже не отыграть.

fudis-rule-so-1 = В серии пенальти каждая сторона получает шесть карт: закрытого вратаря, две открытые полевые карты и три на руки.
fudis-rule-so-2 = В серии пенальти карты кладут по очереди, начинающая сторона первой, вратаря раньше полевых.
fudis-rule-so-3 = Кому начинать серию, решает жребий, а если так настроено — начинает тот, кто не начинал последний раунд.
fudis-rule-so-4 = Раунд серии играют по обычным правилам: одна выбитая полевая карта открывает ворота.
fudis-rule-so-5 = Если после сыгранных раундов в серии ничья, из всей колоды сдают ещё раунд, и начинает другая сторона.
fudis-rule-so-6 = Серия заканчивается, когда после назначенных раундов кто-то впереди или когда его уже не догнать.
fudis-rule-so-7 = После последнего дополнительного раунда решает жребий.

fudis-rule-redraw-1 = В варианте на шестерых после каждого восстановления поля, перед своим первым ходом раунда, можно сбросить сколько угодно карт с руки и взять столько же из колоды.
fudis-rule-redraw-2 = Сбрасывать можно только карты с руки и не больше, чем может восполнить колода.
fudis-rule-child-1 = В детском варианте первый гол заканчивает раунд, а на следующий вся колода сдаётся заново.

fudis-rule-info-1 = Карты на руках видит только их владелец; сколько их, знают все.
fudis-rule-info-2 = Вратаря до тех пор, пока он не побит, видит только владелец, а при случайной расстановке — никто.
fudis-rule-info-3 = Что лежит в колоде, не знает никто; её размер и весь сброс открыты.
fudis-rule-info-4 = Карта, взятая с поля на руки, известна сопернику, пока её не сыграют.
fudis-rule-info-5 = Сейв говорит лишь о том, что эта карта не бьёт этого вратаря, и это помнят, пока вратарь тот же.

## События

fudis-event-shuffled = Вся колода перетасована.
fudis-event-dealt =
    { SIDE($by) ->
        [name] { $by } получает { $card }.
       *[side] { TEAM($by, form: "Nom") } получают { $card }.
    }
fudis-event-all-dealt = Карты сданы: по { $cards } на сторону, в колоде осталось { $pile }.
fudis-event-tossed =
    { SIDE($by) ->
        [name] Жребий решил: начинает { TEAM($by) }.
       *[side] Жребий решил: начинают { TEAM($by) }.
    }
fudis-event-starts =
    { SIDE($by) ->
        [name] На этот раз начинает { TEAM($by) }.
       *[side] На этот раз начинают { TEAM($by) }.
    }
fudis-event-building =
    { TEAM($by, form: "Dat") } нужно выложить { $places } { $places ->
        [one] карту.
        [few] карты, от ворот вперёд.
       *[many] карт, от ворот вперёд.
    }
fudis-event-filling =
    Остальные на местах: { TEAM($by, form: "dat") } нужно закрыть { $places } { $places ->
        [one] брешь
        [few] бреши
       *[many] брешей
    }.
fudis-event-left-empty =
    { $places ->
        [one] Карт не хватает: у { TEAM($by, form: "gen") } пустует { $places } место.
        [few] Карт не хватает: у { TEAM($by, form: "gen") } пустуют { $places } места.
       *[many] Карт не хватает: у { TEAM($by, form: "gen") } пустуют { $places } мест.
    }
fudis-event-left-out =
    { SIDE($by) ->
        [name] { $by } оставляет
       *[side] { TEAM($by, form: "Nom") } оставляют
    } место { $slot } пустым.
fudis-event-emergency = { TEAM($by, form: "Dat") } придётся взять вратаря с руки.
fudis-event-laid =
    { SIDE($by) ->
        [name] { $by } кладёт
       *[side] { TEAM($by, form: "Nom") } кладут
    } { $card } { $slot ->
        [GK] в ворота
       *[other] на { $slot }
    }.
fudis-event-laid-hidden =
    { SIDE($by) ->
        [name] { $by } кладёт
       *[side] { TEAM($by, form: "Nom") } кладут
    } в ворота закрытую карту.
fudis-event-revealed = Карты на стол: открыты все, кроме вратарей.
fudis-event-fell = У { TEAM($by, form: "gen") } на { $slot } ложится { $card }.
fudis-event-fell-hidden = В ворота { TEAM($by, form: "gen") } встаёт карта, которой никто не видел.
fudis-event-only-jokers =
    В колоде остались одни джокеры: { SIDE($by) ->
        [name] { TEAM($by) } играет
       *[side] { TEAM($by) } играют
    } без вратаря.
fudis-event-thrown =
    { SIDE($by) ->
        [name] { $by } сбрасывает { $card }.
       *[side] { TEAM($by, form: "Nom") } сбрасывают { $card }.
    }
fudis-event-thrown-hidden =
    { SIDE($by) ->
        [name] { $by } сбрасывает карту рубашкой вверх.
       *[side] { TEAM($by, form: "Nom") } сбрасывают карту рубашкой вверх.
    }
fudis-event-redrew =
    { SIDE($by) ->
        [name] Взамен { TEAM($by) } берёт { $card }.
       *[side] Взамен { TEAM($by) } берут { $card }.
    }
fudis-event-redrew-hidden =
    { SIDE($by) ->
        [name] Взамен { TEAM($by) } берёт новую карту.
       *[side] Взамен { TEAM($by) } берут новую карту.
    }
fudis-event-swapped = Замена у { TEAM($by, form: "gen") }: на { $slot } выходит { $card }, на руки уходит { $out }.
    .v2 = Замена у { TEAM($by, form: "gen") } на месте { $slot }: { $card } вместо { $out }.
fudis-event-attacked =
    { SIDE($by) ->
        [name] { $by } бросает в атаку { $card }.
       *[side] { TEAM($by, form: "Nom") } бросают в атаку { $card }.
    }
    .v2 = Атака { TEAM($by, form: "gen") }: вперёд идёт { $card }.
    .v3 = У { TEAM($by, form: "gen") } в атаку идёт { $card }!
fudis-event-beat = { $card } бьёт { $victim }.
    .v2 = { $card } обыгрывает { $victim }.
    .v3 = Карта { $victim } не выдерживает: { $card } сильнее.
fudis-event-fallen = Карта { $victim } выбита, место { $slot } пустует.
    .v2 = Карты { $victim } больше нет: на месте { $slot } брешь.
fudis-event-goal = Гол { TEAM($by, form: "gen") }! { $card } пробивает вратаря { $keeper }, счёт { score }.
    .v2 = Мяч в сетке! { $card } сильнее вратаря { $keeper }, гол { TEAM($by, form: "gen") }: { score }.
    .v3 = { score }! Гол { TEAM($by, form: "gen") }: вратарю { $keeper } не остановить { $card }.
fudis-event-open-goal = Гол { TEAM($by, form: "gen") }! { $card } влетает в пустые ворота, счёт { score }.
    .v2 = Ворота пусты! { $card } закатывает мяч, гол { TEAM($by, form: "gen") }: { score }.
fudis-event-saved = Сейв! { $card } вратаря не пробивает.
    .v2 = Вратарь начеку: карта { $card } отбита.
    .v3 = Нет! Карты { $card } мало, ворота на замке.
fudis-event-drew =
    { SIDE($by) ->
        [name] { $by } берёт { $card }.
       *[side] { TEAM($by, form: "Nom") } берут { $card }.
    }
    .v2 = { TEAM($by, form: "Dat") } на руки приходит { $card }.
fudis-event-drew-hidden =
    { SIDE($by) ->
        [name] { $by } берёт карту из колоды.
       *[side] { TEAM($by, form: "Nom") } берут карту из колоды.
    }
    .v2 = У { TEAM($by, form: "gen") } новая карта.
fudis-event-replaced = У { TEAM($by, form: "gen") } место { $slot } занимает { $card }.
    .v2 = Брешь { TEAM($by, form: "gen") } на месте { $slot } закрывает { $card }.
fudis-event-nothing-to-draw = Колода пуста: { TEAM($by, form: "dat") } взять нечего.
    .v2 = В колоде пусто: { TEAM($by, form: "dat") } новой карты не достаётся.
fudis-event-joker-exchanged = { TEAM($by, form: "Dat") } на руки уходит { $joker }, а место { $slot } занимает { $card }.
fudis-event-next-turn =
    { SIDE($by) ->
        [name] Ходит { TEAM($by) }.
       *[side] Ходят { TEAM($by) }.
    }
    .v2 = Теперь очередь { TEAM($by, form: "gen") }.
fudis-event-passed =
    { SIDE($by) ->
        [name] { $by } не находит прохода и пропускает ход.
       *[side] { TEAM($by, form: "Nom") } не находят прохода и пропускают ход.
    }
    .v2 = { TEAM($by, form: "Dat") } атаковать нечем, ход пропущен.
fudis-event-dead-round = Пробиться не может никто: раунд зашёл в тупик.
fudis-event-counter-offered = Путь открыт и в другую сторону: у { TEAM($by, form: "gen") } шанс на контратаку.
fudis-event-counter-declined =
    { SIDE($by) ->
        [name] { $by } отказывается от контратаки.
       *[side] { TEAM($by, form: "Nom") } отказываются от контратаки.
    }
fudis-event-counter-taken =
    { SIDE($by) ->
        [name] { $by } бежит в контратаку!
       *[side] { TEAM($by, form: "Nom") } бегут в контратаку!
    }
fudis-event-counter-over = Контратака окончена.
fudis-event-round-over = Раунд { $round } окончен, счёт { score }.
fudis-event-topped-up =
    { SIDE($by) ->
        [name] { $by } берёт { $card } к следующему раунду.
       *[side] { TEAM($by, form: "Nom") } берут { $card } к следующему раунду.
    }
fudis-event-topped-up-hidden =
    { SIDE($by) ->
        [name] { $by } берёт карту к следующему раунду.
       *[side] { TEAM($by, form: "Nom") } берут карту к следующему раунду.
    }
fudis-event-half-over =
    { $half ->
        [1] Перерыв: { score }.
       *[other] Второй тайм окончен: { score }.
    }
fudis-event-new-half = Все карты собраны, впереди второй тайм.
fudis-event-redealt = Все карты собраны, впереди следующий раунд.
fudis-event-mercy-offered = { score }, и этого уже не отыграть: { TEAM($by) } вправе закончить матч.
fudis-event-mercy-declined =
    { SIDE($by) ->
        [name] { $by } решает играть дальше.
       *[side] { TEAM($by, form: "Nom") } решают играть дальше.
    }
fudis-event-mercy = { score }, и этого уже не отыграть. Победа { TEAM($by, form: "gen") }!
fudis-event-won = Матч окончен, { score }. Победа { TEAM($by, form: "gen") }!
    .v2 =
        Финальный свисток! { SIDE($by) ->
            [name] Побеждает { TEAM($by) }
           *[side] Побеждают { TEAM($by) }
        }, { score }.
fudis-event-level = Матч окончен, и это ничья — { score }.
fudis-event-shoot-out = После двух таймов { score }. Впереди серия пенальти.
fudis-event-leg-begins =
    { SIDE($by) ->
        [name] Раунд { $leg } серии пенальти: начинает { TEAM($by) }.
       *[side] Раунд { $leg } серии пенальти: начинают { TEAM($by) }.
    }
fudis-event-next-leg = В серии { score }, впереди раунд { $leg }.
fudis-event-shoot-out-won = Серия пенальти окончена, { score }. Победа { TEAM($by, form: "gen") }!
fudis-event-shoot-out-level = Сыгран последний раунд, а в серии по-прежнему ничья — { score }.
fudis-event-won-by-lot = Решает жребий: победа { TEAM($by, form: "gen") }!
fudis-short-saved = сейв
fudis-short-counter-taken = контратака
fudis-short-dead-round = тупик
fudis-short-half-over = перерыв
fudis-short-new-half = второй тайм
fudis-short-shoot-out = серия пенальти
fudis-short-mercy = матч окончен
fudis-short-won = матч окончен
fudis-short-level = матч окончен
fudis-short-shoot-out-won = решено
fudis-short-won-by-lot = решил жребий

## Отказы

fudis-refusal-match-over = Матч окончен.
fudis-refusal-chance-first = Сначала нужно вытянуть карту.
fudis-refusal-not-your-turn = Сейчас решение за { TEAM($seat, form: "ins") }.
fudis-refusal-not-now = В этот момент хода так сделать нельзя.
fudis-refusal-not-in-hand = Карты { $card } нет у вас на руках.
fudis-refusal-joker-cannot = { $card } — джокер, ему туда нельзя.
fudis-refusal-only-jokers = У вас на руках одни джокеры.
fudis-refusal-must-fill = Место { $slot } нужно занять.
fudis-refusal-no-attack-after = Никакая замена на { $slot } не даст вам атаки.
fudis-refusal-no-attack-with = Если там окажется { $card }, атаковать вам будет нечем.
fudis-refusal-no-swaps = В этом матче играют без замен.
fudis-refusal-swap-is-over = В этот ход заменять уже поздно.
fudis-refusal-keeper-stays = Вратаря заменить нельзя.
fudis-refusal-empty-place = На месте { $slot } нет карты.
fudis-refusal-empty-hand = У вас на руках ничего нет.
fudis-refusal-last-attack = Любая замена на { $slot } лишила бы вас единственной атаки.
fudis-refusal-last-attacker = { $card } — ваша единственная атакующая карта, а оттуда она атаковать не сможет.
fudis-refusal-keeper-cannot = Карта в воротах — ваш вратарь, а вратарь не атакует.
fudis-refusal-not-free =
    { $left ->
        [one] В линии перед местом { $slot } ещё { $left } карта.
        [few] В линии перед местом { $slot } ещё { $left } карты.
       *[many] В линии перед местом { $slot } ещё { $left } карт.
    }
fudis-refusal-beats-nothing = { $card } не бьёт ничего из доступного: младшая карта там стоит { $needed }.
fudis-refusal-nothing-in-reach = Для карты { $card } нет ни одной цели.
fudis-refusal-must-attack = { $card } может атаковать, пропускать ход нельзя.
fudis-refusal-only-shot = Контратака — это удар по воротам, и ничего больше.
fudis-refusal-out-of-reach =
    { $left ->
        [one] В одной из линий перед местом { $slot } ещё { $left } карта.
        [few] В одной из линий перед местом { $slot } ещё { $left } карты.
       *[many] В одной из линий перед местом { $slot } ещё { $left } карт.
    }
fudis-refusal-too-low = { $card } не старше, чем { $victim }.
fudis-refusal-suit-too-low = { $card } и { $victim } равны, а ваша масть не старше.
fudis-refusal-goal-shut =
    { $left ->
        [one] В одной из линий перед воротами ещё { $left } карта.
        [few] В одной из линий перед воротами ещё { $left } карты.
       *[many] В одной из линий перед воротами ещё { $left } карт.
    }

## Действия

fudis-action-put = Положить { $card }
fudis-action-leave = Оставить место пустым
fudis-action-done = Оставить остальные
fudis-action-throw = Сбросить { $card }
fudis-action-keep = Без замены
fudis-action-swap = Замена на { $slot }
fudis-action-in = Выпустить { $card }
fudis-action-hand = Атаковать картой { $card } с руки
fudis-action-field = Атаковать с места { $slot }
fudis-action-pass = Пропустить ход
fudis-action-hit = Атаковать { $slot }
fudis-action-shoot = Удар по воротам
fudis-action-joker = Положить { $card } вместо джокера
fudis-action-counter = Контратака
fudis-action-decline = Без контратаки
fudis-action-claim = Закончить матч
fudis-action-play-on = Играть дальше

## Исходы

fudis-outcome-draw = Карта: { $card }
fudis-outcome-toss =
    { SIDE($seat) ->
        [name] Начинает { $seat }
        [you] Начинаете вы
       *[side] Начинают { TEAM($seat) }
    }
fudis-outcome-lot =
    { SIDE($seat) ->
        [name] Жребий выигрывает { $seat }
        [you] Жребий выиграли вы
       *[side] Жребий выигрывают { TEAM($seat) }
    }

## Настройки

fudis-option-format = Определяет, играют ли весь матч или только раунды серии пенальти.
fudis-option-formation = Задаёт, сколько карт в каждой линии, начиная с передней.
fudis-option-packs = Задаёт, сколько колод по 52 карты в игре.
fudis-option-jokers = Задаёт, сколько джокеров в игре, не больше трёх на колоду.
fudis-option-suit-order = Включает старшинство мастей: масть решает между равными картами.
fudis-option-ace-on-field = Определяет, сколько стоит туз, атакующий с поля: 14 или 1.
fudis-option-build = Определяет, расставляют ли команды втайне, по карте по очереди или случайно.
fudis-option-random-rebuild = При случайной расстановке выкладывает наугад и пополнения, и серию пенальти; иначе — только сдачи двух таймов.
fudis-option-rebuild = Определяет, заполняют ли между раундами только бреши или расставляют всё заново.
fudis-option-reach = Определяет, нужно ли пробивать линии по порядку или любую полевую карту можно атаковать всегда.
fudis-option-swaps = Разрешает замену перед атакой.
fudis-option-swap-keeps-attack = Запрещает замену, после которой тот, кто мог атаковать, больше не может.
fudis-option-swap-needs-attack = Разрешает замену только тому, кто после неё может атаковать.
fudis-option-counter = Разрешает контратаку после гола.
fudis-option-redraw = Разрешает сбросить карты с руки перед своим первым ходом в раундах после первого.
fudis-option-redraw-second-half = Разрешает сбрасывать карты с руки и в первом раунде второго тайма.
fudis-option-redraw-face-down = Карты с руки сбрасываются рубашкой вверх: их знает только владелец.
fudis-option-rounds-per-half = Задаёт наибольшее число раундов в тайме.
fudis-option-half-end = Определяет, заканчивается ли тайм после положенных раундов или только с концом колоды.
fudis-option-short-refill = Определяет, раздают ли остаток колоды, которого не хватает на обе команды, или тайм на этом заканчивается.
fudis-option-short-fill = Определяет, что делать, если колоды не хватает: заполнять места сзади, не трогая карт на руках, или дать владельцу самому выбрать места и брать карты с руки.
fudis-option-redeal-each-round = Сдаёт всю колоду заново в каждом раунде.
fudis-option-mercy = Определяет, заканчивает ли большое преимущество матч досрочно: никогда, при трёх голах или как только его уже не отыграть.
fudis-option-mercy-call = Определяет, заканчивается ли матч при преимуществе, которое уже не отыграть, сам собой, только по желанию ведущей стороны или по одному лишь числу раундов.
fudis-option-first-starter = Определяет, кто начинает матч: хозяева, гости или тот, кого выберет жребий.
fudis-option-shootout = При ничьей победителя определяет серия пенальти; иначе матч остаётся ничейным.
fudis-option-shootout-legs = Задаёт, сколько раундов в серии пенальти.
fudis-option-shootout-extra = Задаёт, сколько дополнительных раундов может последовать при ничьей в серии.
fudis-option-shootout-tiebreak = Определяет, решает ли жребий, если и после последнего раунда серии ничья, или матч остаётся ничейным.
fudis-option-shootout-starter = Определяет, как решают, кто начнёт серию: по жребию или по очереди.

## Наборы

fudis-preset-classic = Классика
fudis-preset-as-printed = Как напечатано
fudis-preset-alternate = Карта за картой
fudis-preset-jokers = С джокерами
fudis-preset-suits = Решают масти
fudis-preset-six = Шесть на шесть
fudis-preset-simple = Как сдали
fudis-preset-children = Детский вариант
fudis-preset-two-packs = Две колоды
fudis-preset-shootout = Только пенальти

## Готовые расстановки

fudis-shortcut-solid = Лучший в ворота, сильные сзади
fudis-shortcut-bold = Лучший в ворота, сильные впереди

## Вопросы

fudis-phase-build =
    { $left ->
        [1] Какую карту на последнее место?
       *[other] Какую карту на следующее место?
    }
fudis-phase-redraw = Какие карты с руки сбросить?
fudis-phase-swap = Делаете замену перед атакой?
fudis-phase-swap-in = Какая карта выходит с руки?
fudis-phase-attack = Какая карта атакует?
fudis-phase-target = Что она атакует?
fudis-phase-joker = Какая карта с руки встанет вместо джокера?
fudis-phase-counter = Идёте в контратаку?
fudis-phase-claim = Закончить матч на этом?

## Таблицы

fudis-table-ranks = Сколько стоит каждая карта
fudis-cell-card = Карта
fudis-cell-from-hand = Атака с руки
fudis-cell-from-field = Атака с поля
fudis-cell-on-table = На поле и в воротах

## Толкования

fudis-ruling-r1 = Линии прорывают по порядку: линию можно атаковать, когда в каждой линии перед ней осталось не больше одной карты.
fudis-ruling-r11 = Заменой нельзя лишить себя последней атаки.
fudis-ruling-r12 = Замена разрешена и в ход, который заканчивается пропуском.
fudis-ruling-r19 = Атакующий туз стоит 14 — и с руки, и с поля.
fudis-ruling-r26 = В тайме назначенное число раундов; он заканчивается раньше, если опустела колода.
fudis-ruling-r28 = Между раундами заполняют только пустые места; карты на столе не трогают.
fudis-ruling-r30 = Если колоды на двоих не хватает, карты берут по одной по очереди и играют раунд с пустыми местами.
fudis-ruling-r31 = Если колоды не хватает, места заполняют от ворот вперёд, а на руках остаются три карты.
fudis-ruling-r40 = Во втором тайме преимущество в три гола само заканчивает матч, как только ничья уже невозможна.
fudis-ruling-r42 = Карты с руки можно сбрасывать, в открытую, в любом раунде, кроме первого в тайме.
fudis-ruling-r43 = Случайная расстановка случайна до конца: и при пополнении, и в серии пенальти.

## Поле в виде текста

fudis-board-hand = { $by }, на руках:
fudis-board-seen = известны:
fudis-board-saved = отбиты:
fudis-board-open = открыта
fudis-board-piles = колода { $pile }, сброс { $discard }

## Несколько событий в одном предложении: см. `locales/telling.json`

fudis-report-laid-cards =
    { SIDE($by) ->
        [name] { $by } выкладывает
       *[side] { TEAM($by, form: "Nom") } выкладывают
    } { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }.
fudis-report-attack-saved = Сейв! { $card } вратаря не пробивает.
    .v2 = Атака { TEAM($by, form: "gen") } картой { $card }, но вратарь начеку.
    .v3 = Карта { $card } идёт на ворота, вратарь стоит насмерть.
fudis-report-beaten = Атака { TEAM($by, form: "gen") }: { $card } бьёт { $victim }.
    .v2 = У { TEAM($by, form: "gen") } { $card } обыгрывает { $victim }.
fudis-report-knocked-out = Атака { TEAM($by, form: "gen") }: { $card } выбивает { $victim } с места { $slot }.
    .v2 = { $card } бьёт { $victim }, и на месте { $slot } брешь.
    .v3 = Карта { $victim } не выдерживает: { $card } сильнее, место { $slot } пустует.
    .v4 = У { TEAM($by, form: "gen") } в атаку идёт { $card } — и { $victim } покидает место { $slot }.
    .v5 = Дорога { TEAM($by, form: "dat") } открыта: { $card } убирает { $victim } с места { $slot }.
fudis-report-knocked-replaced = Атака { TEAM($by, form: "gen") }: { $card } выбивает { $victim } с места { $slot }, на { $place } выходит { $fresh }.
    .v2 = { $card } снимает { $victim } с места { $slot }; место { $place } у { TEAM($by, form: "gen") } занимает { $fresh }.
    .v3 = Карта { $victim } не выдерживает: { $card } освобождает место { $slot }. На { $place } теперь { $fresh }.
    .v4 = У { TEAM($by, form: "gen") } в атаку идёт { $card }, место { $slot } пустует. На { $place } выходит { $fresh }.
fudis-report-both-pass = Ни одна из команд не находит прохода.
    .v2 = Атаковать нечем ни { TEAM($by, form: "dat") }, ни { TEAM($other, form: "dat") }.
fudis-report-thrown-cards =
    { SIDE($by) ->
        [name] { $by } сбрасывает
       *[side] { TEAM($by, form: "Nom") } сбрасывают
    } { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }.
fudis-report-redraw =
    { SIDE($by) ->
        [name] { $by } сбрасывает карту и берёт новую.
       *[side] { TEAM($by, form: "Nom") } сбрасывают карту и берут новую.
    }
fudis-report-redraws =
    { SIDE($by) ->
        [name] { $by } меняет на руках
       *[side] { TEAM($by, form: "Nom") } меняют на руках
    } { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }.
fudis-report-round-next =
    Раунд { $round } окончен: { score }. Следующий { SIDE($by) ->
        [name] начинает { TEAM($by) }
       *[side] начинают { TEAM($by) }
    }.
    .v2 =
        { score } после раунда { $round }. Теперь { SIDE($by) ->
            [name] начинает { TEAM($by) }
           *[side] начинают { TEAM($by) }
        }.
fudis-report-topped = Руки пополняются к следующему раунду, карт: { $n }.
