# Champions 2020 по-русски.

## Разделы

champions-section-general = Общие принципы
champions-section-setup = Расстановка и начальный удар
champions-section-turn = Ход и перемещение
champions-section-ball = Игра мячом
champions-section-follow = Рывок за передачей
champions-section-tidy = Завершение хода
champions-section-shot = Удары, сейвы, пойманные мячи и отскоки
champions-section-interception = Перехваты
champions-section-dead-ball = Остановки игры и ввод мяча вратарём
champions-section-throw-in = Вбрасывания
champions-section-corner = Угловые удары
champions-section-offside = Офсайд
champions-section-pickup = Вратарь подбирает мяч
champions-section-push = Толчок плечом
champions-section-spoiling = Антиигра
champions-section-foul = Нарушения, карточки и травмы
champions-section-free-kick = Штрафные удары
champions-section-penalty = Пенальти
champions-section-substitution = Замены
champions-section-clock = Часы
champions-section-extra-time = Дополнительное время
champions-section-shootout = Серия пенальти
champions-section-tournament = Турниры

## Правила

champions-rule-gen-1 = Если действовать должны оба тренера, первым действует тренер гостей.
champions-rule-gen-2 = В клетке стоит не больше одного игрока; двое оказываются вместе только в момент нарушения.
champions-rule-gen-3 = Вариант, который нельзя доиграть по правилам, не предлагается.
champions-rule-gen-4 = На перемещение, к которому обязывают правила, запреты на антиигру не распространяются.
champions-rule-gen-5 = Расстояние — наименьшее число шагов по свободным клеткам, включая клетки за линиями, но без клеток ворот, кроме своих для вратаря.
champions-rule-gen-6 = Если при обязательном ударе нельзя использовать все очки, используют сколько можно; если нельзя использовать ни одного, мяч остаётся у игрока.
champions-rule-set-1 = В заявке два вратаря (1 и 20), защитники 2–7, полузащитники 8–13 и нападающие 14–19.
champions-rule-set-2 = Оба тренера тайно выбирают вратаря и десять полевых игроков: по два, три или четыре в линии.
champions-rule-set-3 = Схем шесть: 2-4-4, 3-3-4, 3-4-3, 4-2-4, 4-3-3 и 4-4-2.
champions-rule-set-4 = Вратарь начинает в одной из двух клеток своих ворот.
champions-rule-set-5 = Защитники начинают в своём втором ряду.
champions-rule-set-6 = Полузащитники начинают в среднем ряду.
champions-rule-set-7 = Нападающие начинают в четырёх рядах от лицевой линии соперника.
champions-rule-set-8 = Линия из четырёх стоит в столбцах 1, 4, 7 и 10, из трёх — в 2, 5 или 6 и 9, из двух — в 3 и 8.
champions-rule-set-9 = При равном числе полузащитников полузащитник хозяев, попавший в одну клетку с соперником, отходит в соседний столбец.
champions-rule-set-10 = В полузащите из двух или четырёх человек на свободную центральную клетку ставят ближайшего к ней игрока.
champions-rule-set-11 = Матч начинается при счёте 0:0, часы на нуле, мяч в центре поля, а на скамейке у каждой команды девять игроков.
champions-rule-ko-1 = За право начального удара оба тренера бросают кубик, пока у каждого не выпадет не меньше 2 и числа не окажутся разными.
champions-rule-ko-2 = Начинает тот, у кого число больше: его игрок в центре посылает мяч ровно на столько клеток, на сколько различаются числа.
champions-rule-ko-3 = В остальном начальный удар разыгрывается как обычный ход.
champions-rule-turn-1 = Ход начинается с броска кубика; до него запасных можно послать на разминку.
champions-rule-turn-2 = Порядок хода: бросок, проверка на нарушение, перемещение, розыгрыш мяча, рывок, перехваты, итог розыгрыша, сдвиг игроков в конце хода.
champions-rule-turn-3 = После хода ходит другой тренер, если рикошет или отскок не меняют очерёдность.
champions-rule-a-1 = Тренер перемещает ровно одного своего игрока; это может быть и вратарь.
champions-rule-a-2 = Игрок проходит ровно столько шагов, сколько выпало, или меньше, если дошёл до мяча.
champions-rule-a-3 = Ходят вдоль рядов и столбцов, но не по диагонали; после каждого шага можно повернуть.
champions-rule-a-4 = Нельзя входить в клетку с другим игроком и проходить через неё.
champions-rule-a-5 = Через клетки за линиями можно проходить, на них можно и останавливаться.
champions-rule-a-6 = Путь может проходить через клетку дважды и заканчиваться там, где начался.
champions-rule-a-7 = Тренер, у которого нет разрешённого хода, пропускает очередь; тот, у кого такой ход есть, обязан ходить.
champions-rule-b-1 = Игрок, вошедший в клетку мяча, останавливается и обязан послать его дальше.
champions-rule-b-2 = Мяч летит на столько клеток, сколько осталось очков, плюс одна.
champions-rule-b-3 = Мяч можно послать в любом из восьми направлений.
champions-rule-b-4 = После каждого удара мяч может один раз повернуть на 45 градусов, но не раньше чем через клетку.
champions-rule-b-5 = Мяч никогда не входит в клетку с соперником.
champions-rule-b-6 = Все очки надо использовать, если мяч не попал в ворота соперника.
champions-rule-b-7 = Игрок и мяч вместе проходят ровно столько пустых клеток, сколько выпало; удары по воротам не в счёт.
champions-rule-c-1 = Партнёр, в чью клетку пришёл мяч, посылает его дальше на оставшиеся очки плюс одно, в любую сторону и с новым поворотом.
champions-rule-c-2 = Сквозь партнёра мяч не проходит: вход в его клетку — всегда касание.
champions-rule-c-3 = В розыгрыше не больше шести касаний, считая первый удар.
champions-rule-c-4 = Мяч может вернуться к игроку, который уже касался его в этот ход.
champions-rule-d-1 = После розыгрыша, если это не был удар по воротам, один партнёр может сделать рывок к мячу.
champions-rule-d-2 = Он не должен был касаться мяча в этот ход.
champions-rule-d-3 = Он делает два шага, оба ближе к мячу, или один, если тот приводит его к мячу вплотную; в клетку мяча он не входит.
champions-rule-d-4 = После рывка он должен быть ближе к мячу, чем любой партнёр.
champions-rule-d-5 = Игрок в офсайде не может бежать за мячом, посланным вперёд.
champions-rule-d-6 = Рывок не обязателен; запреты на антиигру действуют и для него.
champions-rule-e-1 = Ход завершается сдвигом игроков, когда мяч остановился или пойман, но не перед остановкой игры.
champions-rule-e-2 = Полевые игроки из первого ряда переходят во второй, если мяч по другую сторону среднего ряда.
champions-rule-e-3 = Затем тренер, чей ход заканчивается, отводит своих игроков из офсайда.
champions-rule-shot-1 = Мяч, попавший в клетку ворот соперника, — удар по воротам, даже если очки остались.
champions-rule-shot-2 = Сила удара — число очков, оставшихся после того, как мяч вошёл в клетку ворот.
champions-rule-shot-3 = Удар можно перехватить до сейва.
champions-rule-save-1 = Вратарь делает сейв в любой свободной клетке последнего отрезка удара, включая клетку ворот.
champions-rule-save-2 = Шанс на сейв — три четверти в шаге от вратаря, на четверть меньше за каждый следующий шаг и за каждую единицу силы.
champions-rule-save-3 = У полевого игрока в воротах шанс на четверть меньше.
champions-rule-save-4 = Удар, который нельзя отбить, — сразу гол.
champions-rule-save-5 = Вратарь идёт в клетку сейва, затем D4 решает: гол, отскок или мяч пойман.
champions-rule-save-6 = Если в своей штрафной есть шанс, вратарь обязан попытаться; иначе его тренер может смириться с голом.
champions-rule-save-7 = Сейв вне штрафной — игра рукой: красная карточка вратарю и штрафной в пользу соперника.
champions-rule-hold-1 = Пойманный мяч вратарь вводит в игру новым броском, не меньше 2, на столько клеток, сколько выпало.
champions-rule-hold-2 = В остальном это обычный ход тренера, у чьего вратаря мяч.
champions-rule-reb-1 = Отскок летит из клетки сейва по диагонали в поле, на оставшиеся там очки плюс одно.
champions-rule-reb-2 = Он летит в ту сторону, с которой удар прошёл бы мимо вратаря.
champions-rule-reb-3 = Перехватить отскок могут полевые игроки обеих команд.
champions-rule-reb-4 = Игрок, в чью клетку пришёл отскок, посылает мяч дальше на оставшиеся очки плюс одно.
champions-rule-reb-5 = Когда отскок остановился, снова ходит бившая команда.
champions-rule-int-1 = Когда розыгрыш закончен, другой тренер может попытаться перехватить мяч полевыми игроками; вратарь не перехватывает.
champions-rule-int-2 = Перехватывают там, где мяч прошёл, но не там, где он закончил путь, и не в клетке ворот.
champions-rule-int-3 = Клетка должна быть пустой и граничить с игроком стороной, а не углом.
champions-rule-int-4 = Каждый может перехватить мяч только в первой пустой клетке, где мяч проходит мимо него.
champions-rule-int-5 = Попытки идут в том порядке, в каком мяч проходил клетки.
champions-rule-int-6 = Игрок входит в клетку и бросает D3: при 3 — рикошет, иначе он остаётся там, а мяч летит дальше.
champions-rule-int-7 = При рикошете мяч летит прямо по направлению шага, на оставшиеся там очки плюс одно.
champions-rule-int-8 = После рикошета перехватывать могут обе команды, но никто — там, где могли бы обе.
champions-rule-int-9 = Игрок, в чью клетку мяч пришёл рикошетом, посылает его дальше на оставшиеся очки плюс одно.
champions-rule-int-10 = После рикошета мяч может уйти за линию или в ворота.
champions-rule-int-11 = Когда мяч остановился, ходит соперник той команды, от которой был последний рикошет.
champions-rule-int-12 = За одно движение мяча игрок пробует перехватить не больше одного раза.
champions-rule-int-13 = На перехватывающего ограничения для вратарской и штрафной не действуют.
champions-rule-dead-1 = Игра останавливается после гола, выхода мяча за линию, нарушения или игры рукой; сначала проводят замены, гости — первыми.
champions-rule-dead-2 = Затем каждый тренер ставит вратаря в одну из двух клеток своих ворот.
champions-rule-dead-3 = Затем каждый отводит своих игроков из офсайда, как будто мяч уже на месте ввода.
champions-rule-dead-4 = Затем готовят ввод мяча, и тренер, который его выполняет, бросает кубик.
champions-rule-min2-1 = При любом вводе мяча «1» не считается: бросают ещё раз.
champions-rule-lock-1 = Тот, кто ввёл мяч, не может коснуться его снова, пока не коснётся кто-то другой.
champions-rule-gko-1 = После гола мяч вводит пропустивший вратарь, на выпавшее число клеток плюс одну.
champions-rule-gk-1 = Если мяч ушёл за лицевую от нападавшего, вратарь бьёт от ворот на выпавшее число клеток плюс одну.
champions-rule-thr-1 = Если мяч ушёл за боковую, вбрасывает команда, которая не касалась его последней.
champions-rule-thr-2 = Тренер ставит полевого игрока в ту клетку за линией, куда ушёл мяч.
champions-rule-thr-3 = Дальность вбрасывания определяет D4, не меньше 2, и мяч сразу должен войти в поле.
champions-rule-thr-4 = В остальном вбрасывание разыгрывается как ход.
champions-rule-thr-5 = Вбрасывание считается первым касанием.
champions-rule-thr-6 = Как только мяч остановился или дошёл до партнёра, вбрасывавший возвращается в поле кратчайшим путём.
champions-rule-cor-1 = Если мяч ушёл за лицевую от защитника, другая команда подаёт угловой с этой лицевой.
champions-rule-cor-2 = Все полевые игроки вне первых двух рядов этой стороны сдвигаются на клетку к лицевой линии, если им ничто не мешает.
champions-rule-cor-3 = Мяч ставится в угловую клетку с той стороны, где он вышел.
champions-rule-cor-4 = Один полевой игрок встаёт к мячу, один соперник — стенкой на лицевую линию в двух клетках от мяча.
champions-rule-cor-5 = Игрок у мяча обязан послать его на выпавшее число клеток, не меньше 2.
champions-rule-cor-6 = В остальном угловой разыгрывается как ход.
champions-rule-cor-7 = После углового подававший входит на клетку в поле, а если путь закрыт — сперва вдоль лицевой линии.
champions-rule-cor-8 = После следующего хода так же возвращается стенка, если она ещё на лицевой линии.
champions-rule-off-1 = Игрок в офсайде, если он ближе мяча к лицевой линии соперника, а соперников, которые от неё не дальше, чем он сам, меньше двух.
champions-rule-off-2 = Мяч нельзя послать игроку, который в момент удара в офсайде.
champions-rule-off-3 = За мячом, посланным вперёд, не может бежать тот, кто в момент удара был в офсайде.
champions-rule-off-4 = На одной линии с мячом или с предпоследним соперником офсайда нет; на своей половине и при вводах мяча исключений нет.
champions-rule-off-5 = Игрока отводят к своим воротам, пока он не выйдет из офсайда.
champions-rule-off-6 = Если путь закрыт, он сперва шагает в сторону; перед мячом он останавливается.
champions-rule-pick-1 = Вратарь может подобрать мяч в своей штрафной, если до него ровно столько шагов, сколько выпало.
champions-rule-pick-2 = Его команда не должна была играть мячом последней, кроме перехвата и отскока.
champions-rule-pick-3 = После этого он стоит в этой клетке и вводит мяч как пойманный.
champions-rule-push-1 = При «1» можно войти в клетку соседнего соперника, ближайшего к мячу, и толкнуть его на клетку дальше.
champions-rule-push-2 = Ближайший — значит, никто из обеих команд не ближе к мячу.
champions-rule-push-3 = Тот, кто стоит за ним, тоже сдвигается.
champions-rule-push-4 = Никого нельзя столкнуть на мяч, за край доски или в ворота, где ему не место.
champions-rule-push-5 = Толчок не бывает нарушением и завершает ход.
champions-rule-spoil-1 = Мяч нельзя посылать за линии поля и в свои ворота.
champions-rule-spoil-2 = В клетках ворот может стоять и ходить только сам вратарь.
champions-rule-spoil-3 = Полевые игроки могут входить во вратарскую площадь, только когда мяч в первом ряду этой стороны.
champions-rule-spoil-4 = В своей штрафной у команды не больше четырёх полевых игроков, из них один во вратарской.
champions-rule-spoil-5 = Цепь игроков одной команды не может быть длиннее девяти человек.
champions-rule-spoil-6 = У каждой команды кто-то должен иметь возможность дойти до мяча внутри поля.
champions-rule-foul-1 = При броске от 2 до 6 случается нарушение, если игрок стоит ровно в стольких шагах от ближайшего к мячу соперника и никто из партнёров не может подойти к мячу ближе, чем этот соперник.
champions-rule-foul-2 = Нарушение заменяет ход; тренер лишь выбирает одно, если возможных нарушений несколько.
champions-rule-foul-3 = Нарушивший входит в клетку пострадавшего.
champions-rule-foul-4 = Нарушивший получает жёлтую карточку, пострадавший — травму, а его команда — штрафной или, если это случилось в штрафной площади нарушившего, пенальти.
champions-rule-foul-5 = Против вратаря в клетке ворот нарушить правила нельзя.
champions-rule-card-1 = Каждое нарушение — жёлтая карточка, а вторая жёлтая — красная.
champions-rule-card-2 = Удалённый покидает матч без замены.
champions-rule-card-3 = Если удалён вратарь, полевой игрок уступает место запасному вратарю; это замена.
champions-rule-card-4 = Если замен или запасного вратаря нет, в ворота встаёт полевой игрок.
champions-rule-inj-1 = Первая травма на матч не влияет.
champions-rule-inj-2 = После второй травмы игрок уходит; его можно заменить, если замена осталась.
champions-rule-inj-3 = Травмированного вратаря меняет запасной, а если замен нет — полевой игрок.
champions-rule-fk-1 = Мяч ставится на место нарушения.
champions-rule-fk-2 = Пострадавший встаёт на клетку позади мяча, а если она занята — сбоку.
champions-rule-fk-3 = Нарушивший встаёт стенкой в двух клетках от мяча к своей лицевой линии, отступая в сторону, если место занято.
champions-rule-fk-4 = Сбоку от своей штрафной стенка встаёт в двух клетках от мяча в сторону дальней боковой.
champions-rule-fk-5 = В третьем ряду у боковой стенка встаёт в двух клетках от мяча по диагонали к своим воротам.
champions-rule-fk-6 = Партнёры нарушившего уходят из восьми клеток вокруг мяча кратчайшим путём.
champions-rule-fk-7 = Команда, бьющая штрафной, бросает кубик, пока не выпадет хотя бы 2, и обязана сыграть мячом — любым игроком, который до него дойдёт.
champions-rule-fk-8 = Вышедший на замену занимает место заменённого, другой полевой игрок — место ушедшего.
champions-rule-fk-9 = Если замешан вратарь, вместо него в стенке или у мяча стоит полевой игрок.
champions-rule-fk-10 = После игры рукой оба тренера выбирают по полевому игроку: одного к мячу, другого в стенку.
champions-rule-pen-1 = Все полевые игроки уходят из штрафной к среднему ряду.
champions-rule-pen-2 = Полевой игрок бьющей команды встаёт в одну из двух клеток у одиннадцатиметровой точки.
champions-rule-pen-3 = Он бьёт на выпавшее число, не меньше 2; это должен быть удар по воротам.
champions-rule-pen-4 = Сила — бросок минус 2; перехватов до сейва нет.
champions-rule-sub-1 = У команды не больше трёх замен.
champions-rule-sub-2 = Перед броском тренер может послать на разминку не больше запасных, чем осталось замен.
champions-rule-sub-3 = Начатая разминка длится до следующей остановки игры.
champions-rule-sub-4 = При остановке все разминающиеся обязаны выйти.
champions-rule-sub-5 = Только после гола тренер может вернуть их на скамейку.
champions-rule-sub-6 = Сначала с поля уходит столько же партнёров, и вратарь на поле всегда ровно один.
champions-rule-sub-7 = Защитник выходит в ряду самого заднего полевого игрока команды, нападающий — в ряду самого переднего, но не в первом ряду.
champions-rule-sub-8 = Полузащитник выходит в ряду посередине между самым задним и самым передним полевым игроком команды; если середина между двумя рядами, выбирает тренер.
champions-rule-sub-9 = Запасной вратарь выходит в ворота вместо основного.
champions-rule-sub-10 = Ушедший не возвращается.
champions-rule-clk-1 = Каждая засчитанная «1» на любом кубике продвигает часы на шесть минут.
champions-rule-clk-2 = «1» при вводе мяча, начальном ударе и пойманном мяче не считается.
champions-rule-clk-3 = Матч заканчивается той «1», которая переводит часы за 90.
champions-rule-clk-4 = Бросок, закончивший матч, ещё действует, но больше ничего не происходит.
champions-rule-clk-5 = Если часы считают броски, матч заканчивается ходом, в котором сделан девяностый бросок; каждое нарушение добавляет один.
champions-rule-xt-1 = Если нужен победитель, а счёт равный, назначается дополнительное время без нового начального удара.
champions-rule-xt-2 = В дополнительном времени пять делений, и заканчивается оно шестой «1».
champions-rule-xt-3 = Первый гол в дополнительное время приносит победу.
champions-rule-so-1 = Если и дополнительное время закончилось вничью, команды по очереди бьют по пять пенальти, гости первыми, пока исход не станет ясен.
champions-rule-so-2 = Если снова поровну, бьют парами, пока одна команда не выйдет вперёд.
champions-rule-so-3 = Тренер вратаря выбирает клетку ворот, тренер бьющего — точку и путь; пойманный мяч и отскок — не гол.
champions-rule-so-4 = В серии часы стоят, а её голы в счёт не идут.
champions-rule-cup-1 = При победе за 90 минут очки делят 5:0, в дополнительное время — 4:1, в серии пенальти — 3:2.
champions-rule-cup-2 = Красная карточка — дисквалификация на два матча.
champions-rule-cup-3 = Игрок, снова получивший жёлтую карточку в ближайших трёх матчах, пропускает один матч.
champions-rule-cup-4 = Три матча после дисквалификации — такой же испытательный срок; три матча без карточек его снимают.
champions-rule-cup-5 = Красная карточка во время испытательного срока — дисквалификация на три матча.
champions-rule-cup-6 = С травмами — так же, но испытательный срок — два матча.

## События

champions-event-lineup-in = Заявка { TEAM($by, form: "gen") } подана.
champions-event-chose =
    { SIDE($by) ->
        [name] { $by } сыграет
       *[side] { TEAM($by, form: "Nom") } сыграют
    } по схеме { $formation }.
champions-event-chose-number = В стартовом составе { TEAM($by, form: "gen") } — { $piece }.
champions-event-lined-up =
    { SIDE($by) ->
        [name] { $by } выстраивается
       *[side] { TEAM($by, form: "Nom") } выстраиваются
    } по схеме { $formation }.
champions-event-to-centre = { $piece } занимает центральную клетку { $to }.
champions-event-kick-off =
    У хозяев выпало { $home }, у гостей — { $away }. { SIDE($by) ->
        [name] Начинает { TEAM($by) }
       *[side] Начинают { TEAM($by) }
    }, у мяча { $piece }.
champions-event-warms-up = У { TEAM($by, form: "gen") } разминается { $piece }.
champions-event-rolled =
    { SIDE($by) ->
        [name] { $by } выбрасывает { $number }.
       *[side] { TEAM($by, form: "Nom") } выбрасывают { $number }.
    }
    .v2 = У { TEAM($by, form: "gen") } на кубике { $number }.
champions-event-clock =
    { $minute ->
        [one] На часах { $minute } минута.
        [few] На часах { $minute } минуты.
       *[many] На часах { $minute } минут.
    }
    .v2 =
        { $minute ->
            [one] Сыграна { $minute } минута.
            [few] Сыграны { $minute } минуты.
           *[many] Сыграно { $minute } минут.
        }
champions-event-skipped =
    { SIDE($by) ->
        [name] Ходить некем: { TEAM($by) } пропускает ход.
       *[side] Ходить некем: { TEAM($by) } пропускают ход.
    }
champions-event-walked = { $piece } перемещается на { $to }.
    .v2 = { $piece } теперь на { $to }.
    .v3 = { $piece } занимает позицию на { $to }.
champions-event-reached-ball =
    { $budget ->
        [one] { $piece } добирается до мяча на { $to } и может послать его на { $budget } клетку.
        [few] { $piece } добирается до мяча на { $to } и может послать его на { $budget } клетки.
       *[many] { $piece } добирается до мяча на { $to } и может послать его на { $budget } клеток.
    }
    .v2 =
        { $budget ->
            [one] { $piece } у мяча на { $to }, в запасе { $budget } клетка.
            [few] { $piece } у мяча на { $to }, в запасе { $budget } клетки.
           *[many] { $piece } у мяча на { $to }, в запасе { $budget } клеток.
        }
champions-event-passed = { $piece } отдаёт передачу на { $to }, где мяч принимает { $receiver }.
    .v2 = { $piece } видит партнёра: на { $to } мяч получает { $receiver }.
    .v3 = Пас на { $to }: отдаёт { $piece }, принимает { $receiver }.
champions-event-played = { $piece } отдаёт мяч на { $to }.
    .v2 = { $piece } посылает мяч на { $to }.
champions-event-shot =
    { $power ->
        [0] { $piece } бьёт в { $to }!
       *[other] { $piece } бьёт в { $to } с силой { $power }!
    }
    .v2 =
        { $power ->
            [0] { $piece } бьёт по воротам! Цель — { $to }.
           *[other] { $piece } бьёт по воротам! Цель — { $to }, сила { $power }.
        }
    .v3 =
        { $power ->
            [0] Удар! { $piece } метит в { $to }.
           *[other] Удар! { $piece } метит в { $to }, сила { $power }.
        }
champions-event-stuck = { $piece } не находит, куда сыграть, и мяч остаётся на месте.
champions-event-ran = Рывок к мячу: { $piece } уже на { $to }.
    .v2 = { $piece } подтягивается к мячу, на { $to }.
champions-event-came-back = { $piece } возвращается в поле на { $to }.
champions-event-missed = { $piece } выходит на { $to }, но до мяча не дотягивается.
    .v2 = { $piece } бросается на { $to }, но мяч уже пролетел.
    .v3 = Полшага не хватило: на { $to } { $piece } к мячу не успевает.
champions-event-deflected = { $piece } успевает подставить ногу на { $to } — рикошет!
    .v2 = { $piece } угадывает, куда идёт мяч, и подставляет ногу на { $to } — рикошет!
champions-event-contested = На { $to } за мячом тянутся обе команды, но не достаёт никто.
champions-event-fell-to =
    { $budget ->
        [one] Мяч отскакивает к игроку { $piece }, и тот может послать мяч на { $budget } клетку.
        [few] Мяч отскакивает к игроку { $piece }, и тот может послать мяч на { $budget } клетки.
       *[many] Мяч отскакивает к игроку { $piece }, и тот может послать мяч на { $budget } клеток.
    }
    .v2 =
        { $budget ->
            [one] { $piece } подбирает ничейный мяч и может послать его на { $budget } клетку.
            [few] { $piece } подбирает ничейный мяч и может послать его на { $budget } клетки.
           *[many] { $piece } подбирает ничейный мяч и может послать его на { $budget } клеток.
        }
champions-event-dived =
    { $quarters ->
        [one] { $piece } бросается за мячом на { $to }: { $quarters } шанс из четырёх.
        [few] { $piece } бросается за мячом на { $to }: { $quarters } шанса из четырёх.
       *[many] { $piece } бросается за мячом на { $to }: { $quarters } шансов из четырёх.
    }
champions-event-no-save = { $piece } до мяча не достаёт.
champions-event-conceded = { $piece } лишь провожает мяч взглядом.
champions-event-held = { $piece } ловит мяч на { $to }.
    .v2 = Надёжные руки: { $piece } фиксирует мяч на { $to }.
    .v3 = { $piece } вовремя падает на { $to } и забирает мяч.
champions-event-parried = { $piece } отбивает мяч на { $to }!
    .v2 = { $piece } дотягивается на { $to }, но мяч не удержать!
champions-event-picked-up = { $piece } подбирает мяч на { $to }.
champions-event-goal =
    { SIDE($by) ->
        [name] Гол! Забивает { TEAM($by) }: { score }.
       *[side] Гол! Забивают { TEAM($by) }: { score }.
    }
    .v2 = Мяч в сетке! Гол { TEAM($by, form: "gen") }: { score }.
    .v3 = { score }! Сетка трепещет, гол { TEAM($by, form: "gen") }.
    .v4 = Есть! Гол { TEAM($by, form: "gen") }, счёт { score }.
champions-event-throw-in = Вбрасывание у { TEAM($by, form: "gen") }: мяч на { $to }.
champions-event-corner = Угловой у { TEAM($by, form: "gen") }: мяч на { $to }.
champions-event-goal-kick = Удар от ворот у { TEAM($by, form: "gen") }.
champions-event-free-kick = Штрафной у { TEAM($by, form: "gen") }: мяч на { $to }.
champions-event-penalty =
    { SIDE($by) ->
        [name] Пенальти! Бьёт { TEAM($by) }.
       *[side] Пенальти! Бьют { TEAM($by) }.
    }
champions-event-restart-lost =
    { SIDE($by) ->
        [name] До мяча никому не дойти: { TEAM($by) } теряет штрафной.
       *[side] До мяча никому не дойти: { TEAM($by) } теряют штрафной.
    }
champions-event-shifted = { $piece } смещается на { $to }.
champions-event-placed = { $piece } встаёт на { $to }.
    .v2 = { $piece } занимает место на { $to }.
champions-event-pushed = { $piece } плечом оттесняет { $victim } на { $to }.
champions-event-fouled = { $piece } сбивает { $victim } на { $to }.
    .v2 = На { $to } { $piece } опаздывает и бьёт { $victim } по ногам. Нарушение!
champions-event-handball = { $piece } играет рукой на { $to }!
champions-event-booked = { $piece } получает жёлтую карточку.
champions-event-sent-off = { $piece } получает красную карточку!
champions-event-injured = { $piece } травмирован: без повязки не обойтись.
champions-event-injured-off = { $piece } снова травмирован и уходит с поля.
champions-event-substituted = Замена: выходит { $piece }, уходит { $out }.
champions-event-benched = { $piece } возвращается на скамейку.
champions-event-in-goal = { $piece } встаёт в ворота.
champions-event-extra-time = После 90 минут { score }: впереди дополнительное время.
champions-event-shootout = По-прежнему { score }: всё решит серия пенальти.
champions-event-shootout-goal =
    { SIDE($by) ->
        [name] { $by } забивает с точки: { score }.
       *[side] { TEAM($by, form: "Nom") } забивают с точки: { score }.
    }
champions-event-shootout-save = Пенальти { TEAM($by, form: "gen") } отбит: { score }.
champions-event-won =
    { SIDE($by) ->
        [name] Матч окончен: побеждает { TEAM($by) }, { score }.
       *[side] Матч окончен: побеждают { TEAM($by) }, { score }.
    }
    .v2 = Финальный свисток! { score }, победа { TEAM($by, form: "gen") }.
champions-event-level = Матч окончен вничью: { score }.

## Отказы

champions-refusal-not-your-turn = Сейчас решение за { TEAM($seat, form: "ins") }.
champions-refusal-roll-first = Сначала нужно бросить кубик.
champions-refusal-match-over = Матч окончен.
champions-refusal-not-now = В этот момент матча так сделать нельзя.
champions-refusal-bad-formation = По схеме { $formation } играть нельзя.
champions-refusal-bad-number = Игрока { $piece } сейчас заявить нельзя.
champions-refusal-suspended = { $piece } дисквалифицирован на этот матч.
champions-refusal-laid-up = { $piece } травмирован и пропускает этот матч.
champions-refusal-bad-column = Столбец { $column } здесь не подходит.
champions-refusal-not-nearest = { $piece } — не ближайший к столбцу { $column }.
champions-refusal-bad-player = Игрока { $piece } для этого выбрать нельзя.
champions-refusal-too-many-warming =
    { $left ->
        [one] Осталась только { $left } замена.
        [few] Осталось только { $left } замены.
       *[many] Осталось только { $left } замен.
    }
champions-refusal-not-on-bench = Игрока { $piece } нет на скамейке.
champions-refusal-off-pitch = Игрока { $piece } нет на поле.
champions-refusal-no-foul = При этом броске { $piece } не может нарушить правила против { $victim }.
champions-refusal-shut-in = { $piece } заперт со всех сторон.
champions-refusal-no-move = У игрока { $piece } нет хода, который можно довести до конца.
champions-refusal-occupied = Клетка { $to } занята.
champions-refusal-way-taken = Все пути такой длины к { $to } перекрыты игроками.
champions-refusal-way-through-goal = Каждый путь такой длины к { $to } ведёт через клетку ворот.
champions-refusal-wrong-steps =
    { $number ->
        [one] До { $to } не дойти ровно за { $number } шаг.
        [few] До { $to } не дойти ровно за { $number } шага.
       *[many] До { $to } не дойти ровно за { $number } шагов.
    }
champions-refusal-through-ball = Путь на { $to } упирается в мяч.
champions-refusal-goal-square = { $to } — клетка ворот.
champions-refusal-goal-area-closed = Клетка { $to } во вратарской, а мяч не в первом ряду этой стороны.
champions-refusal-area-full = С игроком на { $to } полевых игроков там стало бы больше { $most }.
champions-refusal-chain-too-long =
    { $length ->
        [one] Цепь была бы из { $length } игрока.
       *[other] Цепь была бы из { $length } игроков.
    }
champions-refusal-cut-off = Если занять { $to }, одна из команд уже не сможет дойти до мяча.
champions-refusal-not-in-steps =
    { $steps ->
        [one] До мяча не дойти за { $steps } шаг.
        [few] До мяча не дойти за { $steps } шага.
       *[many] До мяча не дойти за { $steps } шагов.
    }
champions-refusal-locked = { $piece } вводил мяч и не может коснуться его, пока не коснётся кто-то другой.
champions-refusal-dead-end = С { $to } мяч было бы некуда послать.
champions-refusal-no-pickup = Расстояние от вратаря до мяча — { $had }, а выпало { $needed }.
champions-refusal-keeper-only = Это может только вратарь в своей штрафной.
champions-refusal-back-pass = Последней мячом играла команда вратаря.
champions-refusal-needs-one = Здесь нужна «1», а выпало { $number }.
champions-refusal-not-beside = { $piece } не стоит рядом с вашим игроком.
champions-refusal-not-nearest-to-ball = { $piece } — не ближайший к мячу.
champions-refusal-cannot-push = На { $to } никого столкнуть нельзя.
champions-refusal-bad-bend = Это больше одного поворота на 45 градусов.
champions-refusal-blocked = На { $to } стоит соперник.
champions-refusal-out-of-field = На { $to } мяч посылать нельзя.
champions-refusal-through-mate = На { $to } мяч останавливает партнёр.
champions-refusal-through-goal = Мяч останавливается в воротах на { $to }.
champions-refusal-too-many-touches =
    { $most ->
        [one] В розыгрыше не больше { $most } касания.
       *[other] В розыгрыше не больше { $most } касаний.
    }
champions-refusal-touched-before = { $piece } уже касался мяча.
champions-refusal-offside = { $piece } в офсайде.
champions-refusal-pips-left =
    { $left ->
        [one] Осталось бы { $left } очко.
        [few] Осталось бы { $left } очка.
       *[many] Осталось бы { $left } очков.
    }
champions-refusal-too-far =
    { $budget ->
        [one] Мяч летит только на { $budget } клетку.
        [few] Мяч летит только на { $budget } клетки.
       *[many] Мяч летит только на { $budget } клеток.
    }
champions-refusal-must-shoot = Пенальти — это удар по воротам.
champions-refusal-touched-ball = { $piece } касался мяча в этот ход.
champions-refusal-cannot-run = { $piece } не может рывком приблизиться к мячу.
champions-refusal-mate-as-near = Кто-то из партнёров был бы не дальше от мяча, чем { $piece }.
champions-refusal-not-on-run = Рывок не ведёт на { $to }.
champions-refusal-no-slot = Это не первая пустая клетка, где мяч проходит мимо игрока { $piece }.
champions-refusal-tried-before = { $piece } уже пробовал перехватить.
champions-refusal-no-chance = На { $to } шанса на сейв нет.
champions-refusal-must-save = У вратаря есть шанс в своей штрафной, и он обязан попытаться.
champions-refusal-not-offered = Клетку { $to } сейчас выбрать нельзя.
champions-refusal-bad-row = Ряд { $row } сейчас выбрать нельзя.

## Действия

champions-action-formation = Схема { $formation }
champions-action-number = { $piece } в стартовый состав
champions-action-column =
    { $line ->
        [defence] Столбец { $column } (защита)
        [midfield] Столбец { $column } (полузащита)
       *[attack] Столбец { $column } (нападение)
    }
champions-action-keeper-square = Вратарь в столбец { $column }
champions-action-centre = { $piece } в центральный столбец { $column }
champions-action-warm = Отправить { $piece } на разминку
champions-action-roll = Бросить кубик
champions-action-foul = { $piece } сбивает { $victim }
champions-action-mover = Ходит { $piece }
champions-action-walk = Идти на { $to }
champions-action-ball =
    { $steps ->
        [one] К мячу за { $steps } шаг
        [few] К мячу за { $steps } шага
       *[many] К мячу за { $steps } шагов
    }
champions-action-pickup = Подобрать мяч
champions-action-push = Толкнуть { $piece }
champions-action-leg = Послать мяч: { $path }
champions-action-return-to = Вернуться на { $to }
champions-action-runner = Рывок игрока { $piece }
champions-action-no-runner = Никто не бежит
champions-action-run-to = Бежать на { $to }
champions-action-attempt = Перехватывает { $piece }
champions-action-let-go = Пропустить
champions-action-save = Сейв на { $to }
champions-action-concede = Смириться с голом
champions-action-rebound-side =
    { $side ->
        [E] Отбить в сторону столбца 10
       *[W] Отбить в сторону столбца 1
    }
champions-action-shift-to = Перейти на { $to }
champions-action-sub-out = Уходит { $piece }
champions-action-sub-in = Выходит { $piece }
champions-action-no-sub = Не заменять
champions-action-to-bench = { $piece } обратно на скамейку
champions-action-sub-row = В ряд { $row }
champions-action-sub-square = Выйти на { $to }
champions-action-makeshift = { $piece } в ворота
champions-action-thrower = Вбрасывает { $piece }
champions-action-taker = { $piece } к мячу
champions-action-wall = { $piece } в стенку
champions-action-place = Встать на { $to }
champions-action-penalty-spot = Точка в столбце { $column }

## Исходы

champions-outcome-kick-off = Хозяева { $home }, гости { $away }
champions-outcome-d3 = D3: { $number }
champions-outcome-d4 = D4: { $number }
champions-outcome-d6 = D6: { $number }

## Настройки

champions-option-interceptions = Разрешает игрокам перехватывать мяч.
champions-option-follow = Разрешает партнёру рывок за передачей.
champions-option-offside = Включает офсайд.
champions-option-row1-tidy = Освобождает первый ряд, когда мяч на другой половине поля.
champions-option-spoil-goal-area = Закрывает вратарскую площадь для полевых игроков, пока мяч не в первом ряду у этих ворот.
champions-option-spoil-box-limit = Ограничивает число полевых игроков в своей штрафной четырьмя.
champions-option-spoil-chain = Ограничивает цепь девятью игроками.
champions-option-spoil-reach = Требует, чтобы обе команды всегда могли дойти до мяча.
champions-option-shoulder-charge = Разрешает толчок плечом.
champions-option-keeper-pickup = Разрешает вратарю подбирать мяч.
champions-option-fouls = Включает нарушения, штрафные и пенальти.
champions-option-cards = Включает жёлтые и красные карточки.
champions-option-injuries = Включает травмы.
champions-option-handball = Разрешает вратарю делать сейв вне штрафной ценой красной карточки.
champions-option-substitutions = Включает замены.
champions-option-clock = Решает, считают ли часы только «1» или все броски.
champions-option-clock-ones = Задаёт, какая по счёту «1» заканчивает матч.
champions-option-clock-rolls = Задаёт, какой по счёту бросок заканчивает матч.
champions-option-draw = Решает, что следует за равным счётом.
champions-option-extra-time-spaces = Задаёт, сколько длится дополнительное время.
champions-option-extra-time-start = Определяет, продолжается ли игра в дополнительное время или начинается с нового начального удара.
champions-option-shootout-kicks = Задаёт, сколько ударов у каждой команды в серии.
champions-option-max-touches = Задаёт, сколько касаний может быть в розыгрыше.
champions-option-touch-limit = Решает, что ограничено: число касаний или число игроков, каждый из которых может тогда касаться мяча не раз.
champions-option-retouch = Разрешает мячу вернуться к игроку в тот же ход.
champions-option-walk-backtrack = Разрешает игроку за ход дважды проходить через одну клетку.
champions-option-offside-own-half-exempt = Отменяет офсайд на своей половине.
champions-option-turn-after-deflection = Решает, чей ход после рикошета.
champions-option-tidy-first = Возвращает игроков в конце хода до перехватов соперника.
champions-option-follow-deflected = Разрешает рывок за мячом, который после рикошета сыграли дальше.
champions-option-push-nearest = Решает, кого можно толкать: соперника, ближайшего к мячу из всех игроков или только из своей команды.
champions-option-cross-goals = Разрешает проходить через клетки ворот; остаться там может только вратарь.
champions-option-free-kick-squares = Решает, заданы ли клетки игроков, назначенных на штрафной, или их выбирают тренеры.
champions-option-reentry = Разрешает заменённому игроку вернуться.
champions-option-hold-ones-count = Учитывает на часах и «1», выпавшую при пойманном мяче.
champions-option-min-players = Задаёт, сколько игроков должно остаться в команде: если их меньше, она сразу проигрывает; 0 — без предела.
champions-option-pick-numbers = Разрешает тренерам выбирать номера стартового состава.
champions-option-tournament = Продолжает каждый матч до победы одной из команд.
champions-option-absent = Перечисляет по командам тех, кто не может играть: дисквалифицированных и травмированных.
champions-option-geometry = Меняет размеры и разметку поля.

champions-preset-full = Все правила
champions-preset-as-printed = Как напечатано
champions-preset-thirteen-rows = Тринадцать рядов
champions-preset-beginner = Первый матч

## Быстрый выбор

champions-shortcut-lineup-2-4-4 = 2-4-4 с младшими номерами
champions-shortcut-lineup-3-3-4 = 3-3-4 с младшими номерами
champions-shortcut-lineup-3-4-3 = 3-4-3 с младшими номерами
champions-shortcut-lineup-4-2-4 = 4-2-4 с младшими номерами
champions-shortcut-lineup-4-3-3 = 4-3-3 с младшими номерами
champions-shortcut-lineup-4-4-2 = 4-4-2 с младшими номерами

## Вопросы

champions-phase-lineup = По какой схеме и кем играете?
champions-phase-columns = Где встанет средний в линии из трёх?
champions-phase-aside = В какую сторону отойдёт ваш полузащитник?
champions-phase-goal-square = В какой клетке ворот начинает ваш вратарь?
champions-phase-centre = Кто идёт на центральную клетку?
champions-phase-turn-start = Бросаете кубик или сначала отправите кого-нибудь на разминку?
champions-phase-foul-choice = Кто и против кого нарушает правила?
champions-phase-pick-mover = Кто ходит?
champions-phase-pick-move = Куда он идёт или посылает мяч?
champions-phase-leg = Куда он отдаёт мяч?
champions-phase-thrower-return = Где вбрасывавший вернётся в поле?
champions-phase-follow = Кто сделает рывок за передачей — или никто?
champions-phase-run-to = Куда он бежит?
champions-phase-intercept = Пробуете перехватить?
champions-phase-save-pick = В какой клетке вратарь делает сейв?
champions-phase-rebound-side = В какую сторону отбивает вратарь?
champions-phase-shift = Ваш игрок обязан сдвинуться: куда?
champions-phase-keeper-off = Кто уступит место запасному вратарю?
champions-phase-makeshift = Какой полевой игрок встанет в ворота?
champions-phase-replace = Кто заменит травмированного — или никто?
champions-phase-surplus = Кто вернётся на скамейку?
champions-phase-sub-out = Кто уйдёт, чтобы вышел запасной?
champions-phase-sub-row = В каком ряду выйдет запасной?
champions-phase-sub-square = В какой клетке выйдет запасной?
champions-phase-keeper-place = В какой клетке ворот встанет ваш вратарь?
champions-phase-thrower = Кто вбрасывает?
champions-phase-taker = Кто встанет к мячу?
champions-phase-wall = Кто встанет в стенку?
champions-phase-ball-place = Где встанет игрок у мяча?
champions-phase-penalty-spot = С какой клетки бьёте пенальти?

## Короткие названия событий, для вероятностей

champions-short-kick-off = начальный удар
champions-short-rolled = игра продолжается
champions-short-clock = часы идут
champions-short-skipped = пропуск хода
champions-short-missed = не дотягивается до мяча
champions-short-passed = пас доходит
champions-short-played = мяч доходит
champions-short-shot = в створ
champions-short-deflected = перехват
champions-short-contested = не достаётся никому
champions-short-fell-to = мяч достаётся игроку
champions-short-stuck = сыграть некуда
champions-short-no-save = без шансов
champions-short-held = мяч пойман
champions-short-parried = отскок
champions-short-goal = гол
champions-short-throw-in = вбрасывание
champions-short-corner = угловой
champions-short-goal-kick = удар от ворот
champions-short-free-kick = штрафной
champions-short-penalty = пенальти
champions-short-restart-lost = штрафной потерян
champions-short-fouled = нарушение
champions-short-handball = игра рукой
champions-short-booked = жёлтая карточка
champions-short-sent-off = красная карточка
champions-short-injured = травма
champions-short-injured-off = вторая травма
champions-short-extra-time = дополнительное время
champions-short-shootout = серия пенальти
champions-short-shootout-goal = гол
champions-short-shootout-save = гола нет
champions-short-won = победа
champions-short-level = ничья

## Таблицы

champions-table-dice = Какой кубик когда бросают
champions-table-save-chances = Шанс на сейв: шаги до клетки сейва и сила удара
champions-table-save-dice = Чем кончается попытка сейва
champions-table-interception-dice = Чем кончается попытка перехвата
champions-table-fouls = Что может принести бросок вблизи соперника, ближайшего к мячу
champions-cell-roll = Бросок
champions-cell-die = Кубик
champions-cell-numbers = Какие числа годятся
champions-cell-turn-roll = Ход
champions-cell-interception-roll = Перехват
champions-cell-save-roll = Сейв
champions-cell-hold-roll = Пойманный мяч
champions-cell-restart-roll = Ввод мяча
champions-cell-throw-in-roll = Вбрасывание
champions-cell-steps-power = Шагов, сила
champions-cell-chance-die = Шанс, D4
champions-cell-goal = Гол
champions-cell-rebound = Отскок
champions-cell-hold = Мяч пойман
champions-cell-effect = Что происходит
champions-cell-goes-on = Мяч летит дальше
champions-cell-deflected = Рикошет
champions-cell-rolled = Выпало
champions-cell-steps-to-opponent = Шагов до него, ровно
champions-cell-foul = Нарушение
champions-cell-charge = Возможен толчок плечом

## Толкования

champions-ruling-r1 = На поле 15 рядов и 10 столбцов.
champions-ruling-r6 = Игрок может пройти через клетку дважды и закончить там, где начал.
champions-ruling-r16 = Ограничено число касаний (шесть), а не число игроков; один игрок может коснуться мяча снова.
champions-ruling-r25 = Чей ход следующий, решает только рикошет, а не то, кто потом сыграл мячом.
champions-ruling-r27 = Перехваты идут после рывка и до возвращения игроков.
champions-ruling-r35 = Офсайд — по букве: без исключений на своей половине и при вводах мяча.
champions-ruling-r39 = Толкать можно лишь соперника, ближе которого к мячу нет никого.
champions-ruling-r52 = Клетки игрока у мяча и стенки заданы, кто бы их ни занимал.
champions-ruling-r57 = Заменённый игрок не возвращается.
champions-ruling-r59 = Переброшенная «1» никогда не двигает часы.
champions-ruling-r61 = В дополнительном времени пять делений, и игра просто продолжается, без нового начального удара.
champions-ruling-r62 = Бьют по пять пенальти, затем — до первого промаха.
champions-ruling-r64 = Команда продолжает игру при любом числе игроков.
champions-ruling-r69 = После рикошета за мячом никто не бежит, а касания считают заново.
champions-ruling-r98 = Дисквалифицированных и травмированных указывают для каждой команды и каждого матча.
champions-ruling-r99 = Через клетку ворот никто, кроме вратаря, не может и пройти.

## Поле в виде текста

champions-board-score = { score }, { $minute }′

## Несколько событий в одном предложении: см. `locales/telling.json`

champions-report-line-ups = Расстановки: у { TEAM($by, form: "gen") } { $formation }, у { TEAM($other, form: "gen") } { $against }.
champions-into =
    { $area ->
        [home-box] в штрафную хозяев
        [away-box] в штрафную гостей
        [home-half] на половину хозяев
        [away-half] на половину гостей
        [wing] на фланг
       *[middle] в центр поля
    }
champions-at =
    { $area ->
        [home-box] в штрафной хозяев
        [away-box] в штрафной гостей
        [home-half] на половине хозяев
        [away-half] на половине гостей
        [wing] на фланге
       *[middle] в центре поля
    }
champions-report-passed = { $piece } отдаёт передачу, { champions-at } мяч принимает { $receiver }.
    .v2 = { $piece } видит партнёра: мяч { champions-at } получает { $receiver }.
    .v3 = Точный пас: отдаёт { $piece }, принимает { $receiver }.
champions-report-played = { $piece } отправляет мяч { champions-into }.
    .v2 = { $piece } посылает мяч { champions-into }.
champions-report-shot =
    { $power ->
        [0] { $piece } бьёт!
       *[other] { $piece } бьёт с силой { $power }!
    }
    .v2 =
        { $power ->
            [0] { $piece } бьёт по воротам!
           *[other] { $piece } бьёт по воротам, сила { $power }!
        }
    .v3 =
        { $power ->
            [0] Удар! Пробует { $piece }.
           *[other] Удар! Пробует { $piece }, сила { $power }.
        }
champions-report-ran = { $piece } бежит за мячом.
    .v2 = { $piece } подтягивается к мячу.
champions-report-came-back = { $piece } возвращается в поле.
champions-report-missed = { $piece } идёт на перехват, но до мяча не дотягивается.
    .v2 = { $piece } бросается наперерез, но мяч уже пролетел.
    .v3 = Полшага не хватило: { $piece } к мячу не успевает.
champions-report-deflected = { $piece } успевает подставить ногу { champions-at } — рикошет!
    .v2 = { $piece } угадывает, куда идёт мяч, и подставляет ногу — рикошет!
champions-report-contested = За мячом { champions-at } тянутся обе команды, но не достаёт никто.
champions-report-held = { $piece } ловит мяч.
    .v2 = Надёжные руки: { $piece } фиксирует мяч.
    .v3 = { $piece } вовремя падает и забирает мяч.
champions-report-parried = { $piece } отбивает мяч!
    .v2 = { $piece } дотягивается, но мяч не удержать!
champions-report-picked-up = { $piece } подбирает мяч.
champions-report-throw-in = Вбрасывание у { TEAM($by, form: "gen") }.
champions-report-corner = Угловой у { TEAM($by, form: "gen") }.
champions-report-free-kick = Штрафной у { TEAM($by, form: "gen") } { champions-at }.
champions-report-pushed = { $piece } плечом оттесняет { $victim }.
champions-report-fouled = { $piece } сбивает { $victim } { champions-at }.
    .v2 = { $piece } опаздывает и бьёт { $victim } по ногам. Нарушение!
champions-report-handball = { $piece } играет рукой!
champions-report-warming = У { TEAM($by, form: "gen") } разминаются { $pieces }.
    .v2 = Оживление у скамейки: разминаются { $pieces }.
champions-report-walkers =
    { $pieces-n ->
        [1] { $pieces } занимает позицию.
        [2] { $pieces } занимают позиции.
        [3] { $pieces } занимают позиции.
       *[other] Мяч лежит, тем временем { $pieces-n ->
                [one] { $pieces-n } игрок меняет позицию
                [few] { $pieces-n } игрока меняют позиции
               *[many] { $pieces-n } игроков меняют позиции
            }.
    }
    .v2 =
        { $pieces-n ->
            [1] { $pieces } ищет свободное место.
            [2] { $pieces } ищут свободное место.
            [3] { $pieces } ищут свободное место.
           *[other] Много движения без мяча: { $pieces-n ->
                    [one] { $pieces-n } игрок меняет позицию
                    [few] { $pieces-n } игрока меняют позиции
                   *[many] { $pieces-n } игроков меняют позиции
                }.
        }
    .v3 =
        { $pieces-n ->
            [1] { $pieces } открывается без мяча.
            [2] { $pieces } открываются без мяча.
            [3] { $pieces } открываются без мяча.
           *[other] К мячу никто не идёт, но { $pieces-n ->
                    [one] { $pieces-n } игрок меняет позицию
                    [few] { $pieces-n } игрока меняют позиции
                   *[many] { $pieces-n } игроков меняют позиции
                }.
        }
champions-report-moves-it =
    { $receivers-n ->
        [1] { $piece } добирается до мяча и отдаёт, принимает { $receivers }.
       *[other] { $piece } начинает розыгрыш: { $receivers }.
    }
    .v2 =
        { $receivers-n ->
            [1] { $piece } видит партнёра: мяч у { $receivers }.
           *[other] Мяч идёт по цепочке: { $piece }, { $receivers }.
        }
    .v3 =
        { $receivers-n ->
            [1] Точная передача: отдаёт { $piece }, принимает { $receivers }.
           *[other] Комбинация: { $piece }, { $receivers }.
        }
champions-report-moves-it-on = Розыгрыш: { $piece }, { $receivers }. { $last } посылает мяч { champions-into }.
    .v2 = От { $piece } мяч идёт дальше: { $receivers }. { $last } отдаёт { champions-into }.
champions-report-moves-it-for = Розыгрыш: { $piece }, { $receivers }. { $last } отдаёт { champions-into }, за мячом бежит { $runner }.
    .v2 = От { $piece } мяч идёт дальше: { $receivers }. { $last } играет на ход, за мячом спешит { $runner }.
    .v3 = Хорошая комбинация: { $piece }, { $receivers }, и { $last } посылает мяч { champions-into }. За ним устремляется { $runner }.
champions-report-plays = { $piece } добирается до мяча и посылает его { champions-into }.
    .v2 = { $piece } с мячом, следует передача { champions-into }.
    .v3 = { $piece } переводит мяч { champions-into }.
    .v4 = Первым у мяча { $piece }, игра переходит { champions-into }.
champions-report-plays-for = { $piece } играет { champions-into }, за мячом бежит { $runner }.
    .v2 = { $piece } отдаёт { champions-into }, туда устремляется { $runner }.
    .v3 = Передача { champions-into }: отдаёт { $piece }, мяч догоняет { $runner }.
    .v4 = { $piece } ищет партнёра, и { champions-at } за мячом спешит { $runner }.
champions-report-shot-past = { $piece } бьёт! Мяч проходит мимо { $past }.
    .v2 = Удар! { $piece } посылает мяч мимо { $past }.
champions-report-dived-held = Сейв! { $piece } бросается и забирает мяч.
    .v2 = { $piece } падает и фиксирует мяч.
    .v3 = Какой бросок! { $piece } долетает до мяча и ловит его.
champions-report-dived-parried = { $piece } бросается и отбивает!
    .v2 = Кончиками пальцев! { $piece } дотягивается до мяча, но не ловит.
champions-report-beaten-goal = Гол { TEAM($by, form: "gen") }! { $piece } бессилен: { score }.
    .v2 = { score }! { $piece } не спасает, гол { TEAM($by, form: "gen") }.
    .v3 =
        Мяч в сетке! { $piece } не дотягивается, { SIDE($by) ->
            [name] забивает { TEAM($by) }
           *[side] забивают { TEAM($by) }
        }: { score }.
    .v4 = Есть! В воротах { $piece } ничего не может сделать. Гол { TEAM($by, form: "gen") }, счёт { score }.
champions-report-fouled-booked = { $piece } сбивает { $victim } { champions-at } и получает жёлтую карточку.
    .v2 = Опоздание! { $piece } бьёт { $victim } по ногам. Нарушение и жёлтая карточка.
champions-report-fouled-off = { $piece } сбивает { $victim } { champions-at } и удалён с поля!
    .v2 = Красная карточка! { $piece } уходит после нарушения против { $victim }.
champions-report-changes = Замены: выходят { $pieces }, уходят { $outs }.
    .v2 = На поле { $pieces }, на скамейку { $outs }.
champions-report-shifted-men =
    { $pieces-n ->
        [1] { $pieces } смещается.
        [2] { $pieces } смещаются.
        [3] { $pieces } смещаются.
       *[other] Перестановка: { $pieces-n ->
                [one] смещается { $pieces-n } игрок
                [few] смещаются { $pieces-n } игрока
               *[many] смещаются { $pieces-n } игроков
            }.
    }
