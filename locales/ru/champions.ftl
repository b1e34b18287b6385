# Champions 2020 по-русски.

champions-name = Champions 2020
champions-about = Одиннадцать на одиннадцать на клетчатом поле: бросок кубика, ход одним игроком, и мяч летит от ноги к ноге; каждая «1» двигает часы.
champions-length = Матч длится около 95 ходов, за столом — минут пятьдесят.

## Разделы

champions-section-general = Общие принципы
champions-section-setup = Расстановка и начальный удар
champions-section-turn = Ход и перемещение
champions-section-ball = Игра мячом
champions-section-follow = Рывок за передачей
champions-section-tidy = Наведение порядка
champions-section-shot = Удары, сейвы, пойманные мячи и отскоки
champions-section-interception = Перехваты
champions-section-dead-ball = Остановки игры и вводы мяча вратарём
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

champions-rule-gen-1 = Если действовать должны оба тренера, первым своё делает тренер гостей.
champions-rule-gen-2 = В клетке стоит не больше одного игрока; двое оказываются вместе только в момент нарушения.
champions-rule-gen-3 = Выбор, который нельзя доиграть по правилам, не предлагается.
champions-rule-gen-4 = Перемещение, к которому обязывают правила, никогда не считается антиигрой.
champions-rule-gen-5 = Расстояние — наименьшее число шагов по свободным клеткам, включая клетки за линиями, но без клеток ворот, кроме своих для вратаря.
champions-rule-gen-6 = Если обязательный удар не может использовать все очки, он использует сколько может; если нисколько, мяч остаётся у игрока.
champions-rule-set-1 = В заявке два вратаря (1 и 20), защитники 2–7, полузащитники 8–13 и нападающие 14–19.
champions-rule-set-2 = Оба тренера тайно выбирают вратаря и десять полевых игроков: по два, три или четыре в линии.
champions-rule-set-3 = Схем шесть: 2-4-4, 3-3-4, 3-4-3, 4-2-4, 4-3-3 и 4-4-2.
champions-rule-set-4 = Вратарь начинает в одной из двух клеток своих ворот.
champions-rule-set-5 = Защитники начинают в своём втором ряду.
champions-rule-set-6 = Полузащитники начинают в среднем ряду.
champions-rule-set-7 = Нападающие начинают в четырёх рядах от лицевой линии соперника.
champions-rule-set-8 = Линия из четырёх стоит в столбцах 1, 4, 7 и 10, из трёх — в 2, 5 или 6 и 9, из двух — в 3 и 8.
champions-rule-set-9 = При равном числе полузащитников хозяин, попавший в одну клетку с соперником, отходит в соседний столбец.
champions-rule-set-10 = В полузащите из двух или четырёх человек ближайший к свободной центральной клетке игрок ставится на неё.
champions-rule-set-11 = Матч начинается при счёте 0:0, часы на нуле, мяч на центральной отметке, по девять игроков на скамейках.
champions-rule-ko-1 = За начальный удар бросают, пока у обоих не выпадет по меньшей мере 2 и числа не окажутся разными.
champions-rule-ko-2 = Начинает больший бросок: игрок в центре бьёт ровно на разность чисел.
champions-rule-ko-3 = В остальном начальный удар разыгрывается как обычный ход.
champions-rule-turn-1 = Ход начинается с броска кубика; до него запасных можно послать на разминку.
champions-rule-turn-2 = Порядок хода: бросок, проверка нарушения, перемещение, мяч, рывок, перехваты, прибытие мяча, наведение порядка.
champions-rule-turn-3 = После хода ходит другой тренер, если касание или отскок не решает иначе.
champions-rule-a-1 = Тренер перемещает ровно одного своего игрока; это может быть и вратарь.
champions-rule-a-2 = Игрок проходит ровно столько шагов, сколько выпало, или меньше, если дошёл до мяча.
champions-rule-a-3 = Шаги делаются по прямой, не по диагонали; после каждого шага можно повернуть.
champions-rule-a-4 = Нельзя входить в клетку с другим игроком и проходить через неё.
champions-rule-a-5 = По клеткам за линиями можно ходить и там останавливаться.
champions-rule-a-6 = Путь может проходить через клетку дважды и заканчиваться там, где начался.
champions-rule-a-7 = Тренер без разрешённого хода пропускает; тот, у кого ход есть, обязан ходить.
champions-rule-b-1 = Игрок, вошедший в клетку мяча, останавливается и обязан бить.
champions-rule-b-2 = Мяч летит на столько клеток, сколько осталось очков, плюс одна.
champions-rule-b-3 = Бить можно в любом из восьми направлений.
champions-rule-b-4 = Каждый удар может один раз повернуть на 45 градусов, не раньше чем через клетку.
champions-rule-b-5 = Мяч никогда не входит в клетку с соперником.
champions-rule-b-6 = Все очки надо использовать, если мяч не попал в ворота соперника.
champions-rule-b-7 = Пустых клеток, пройденных игроком и мячом, вместе столько, сколько выпало, — удары по воротам не в счёт.
champions-rule-c-1 = Партнёр, в чью клетку пришёл мяч, играет дальше оставшимися очками плюс одно, в любую сторону и с новой подкруткой.
champions-rule-c-2 = Сквозь партнёра мяч не проходит: вход в его клетку — всегда касание.
champions-rule-c-3 = В розыгрыше не больше шести касаний, считая первый удар.
champions-rule-c-4 = Мяч может вернуться к игроку, который уже касался его в этот ход.
champions-rule-d-1 = После игры мячом, если это не был удар по воротам, один партнёр может рвануть к мячу.
champions-rule-d-2 = Он не должен был касаться мяча в этот ход.
champions-rule-d-3 = Он делает два шага, оба ближе к мячу, или один, если тот приводит его к мячу вплотную; в клетку мяча он не входит.
champions-rule-d-4 = После рывка он должен быть ближе к мячу, чем любой партнёр.
champions-rule-d-5 = Игрок в офсайде не может бежать за мячом, сыгранным вперёд.
champions-rule-d-6 = Рывок не обязателен и не должен быть антиигрой.
champions-rule-e-1 = Ход заканчивается наведением порядка, когда мяч лежит или пойман, но не перед остановкой игры.
champions-rule-e-2 = Полевые игроки из первого ряда переходят во второй, если мяч за средним рядом.
champions-rule-e-3 = Затем тренер, чей ход кончается, отводит своих игроков из офсайда.
champions-rule-shot-1 = Мяч, попавший в клетку ворот соперника, — удар по воротам, даже если очки остались.
champions-rule-shot-2 = Сила удара — число очков, оставшихся после входа в ворота.
champions-rule-shot-3 = Удар можно перехватить до сейва.
champions-rule-save-1 = Вратарь спасает в свободной клетке последнего отрезка удара, клетка ворот тоже годится.
champions-rule-save-2 = Шанс — три четверти в шаге от вратаря, на четверть меньше за каждый следующий шаг и за каждую единицу силы.
champions-rule-save-3 = У полевого игрока в воротах шанс на четверть меньше.
champions-rule-save-4 = Удар, который нельзя отбить, — сразу гол.
champions-rule-save-5 = Вратарь идёт в клетку сейва, затем D4 решает: гол, отскок или пойман.
champions-rule-save-6 = Если шанс есть в своей штрафной, вратарь обязан пытаться; иначе тренер может уступить гол.
champions-rule-save-7 = Сейв вне штрафной — игра рукой: красная карточка вратарю и штрафной в пользу соперника.
champions-rule-hold-1 = Пойманный мяч вратарь вводит новым броском не меньше 2, на столько клеток, сколько выпало.
champions-rule-hold-2 = В остальном это как ход тренера вратаря.
champions-rule-reb-1 = Отскок летит из клетки сейва по диагонали в поле, на оставшиеся там очки плюс одно.
champions-rule-reb-2 = Он летит в ту сторону, с которой удар прошёл бы мимо вратаря.
champions-rule-reb-3 = Перехватить отскок могут полевые игроки обеих команд.
champions-rule-reb-4 = Игрок, в чью клетку пришёл отскок, играет его оставшимися очками плюс одно.
champions-rule-reb-5 = Когда отскок остановился, снова ходит бившая команда.
champions-rule-int-1 = Когда розыгрыш закончен, другой тренер может пытаться перехватить полевыми игроками; вратарь не перехватывает.
champions-rule-int-2 = Перехватывают там, где мяч прошёл, но не там, где он закончил путь, и не в клетке ворот.
champions-rule-int-3 = Клетка должна быть пустой и стоять рядом по прямой.
champions-rule-int-4 = Каждый может перехватить только в первой пустой клетке, где мяч проходит мимо него.
champions-rule-int-5 = Попытки идут в том порядке, в каком мяч проходил клетки.
champions-rule-int-6 = Игрок входит в клетку и бросает D3: при 3 мяч отклоняется, иначе он остаётся там, а мяч летит дальше.
champions-rule-int-7 = Отклонённый мяч летит прямо по направлению шага, на оставшиеся там очки плюс одно.
champions-rule-int-8 = После отклонения перехватывать могут обе команды, но никто — там, где могли бы обе.
champions-rule-int-9 = Игрок, в чью клетку пришёл отклонённый мяч, играет его оставшимися очками плюс одно.
champions-rule-int-10 = Отклонённый мяч может уйти за линию или в ворота.
champions-rule-int-11 = Когда мяч остановился, ходит команда, которая не отклоняла его последней.
champions-rule-int-12 = За одно движение мяча игрок пробует не больше одного раза.
champions-rule-int-13 = Перехватывающий может превысить пределы вратарской и штрафной.
champions-rule-dead-1 = Игра останавливается после гола, выхода мяча, нарушения или игры рукой; сначала замены, гости первыми.
champions-rule-dead-2 = Затем каждый тренер ставит вратаря в одну из двух клеток своих ворот.
champions-rule-dead-3 = Затем каждый отводит своих из офсайда, как будто мяч уже на месте возобновления.
champions-rule-dead-4 = Затем готовится возобновление, и его тренер бросает.
champions-rule-min2-1 = При возобновлении «1» недействительна и перебрасывается.
champions-rule-lock-1 = Кто ввёл мяч, не касается его снова, пока не коснётся другой.
champions-rule-gko-1 = После гола мяч вводит пропустивший вратарь: выпавшее число плюс один.
champions-rule-gk-1 = Если мяч ушёл за лицевую от нападавшего, вратарь бьёт от ворот: выпавшее число плюс один.
champions-rule-thr-1 = Если мяч ушёл за боковую, вбрасывает команда, которая не касалась его последней.
champions-rule-thr-2 = Тренер ставит полевого игрока на ту клетку за линией, куда ушёл мяч.
champions-rule-thr-3 = Вбрасывают кубиком D4, не меньше 2, и мяч сразу должен войти в поле.
champions-rule-thr-4 = В остальном вбрасывание разыгрывается как ход.
champions-rule-thr-5 = Вбрасывающий считается первым касанием.
champions-rule-thr-6 = Как только мяч дошёл до цели или до партнёра, вбрасывавший возвращается в поле кратчайшим путём.
champions-rule-cor-1 = Если мяч ушёл за лицевую от защитника, другая команда подаёт угловой с этой стороны.
champions-rule-cor-2 = Все полевые игроки вне первых двух рядов этой стороны сдвигаются на клетку к лицевой линии, если им ничто не мешает.
champions-rule-cor-3 = Мяч ставится в угловую клетку с той стороны, где он вышел.
champions-rule-cor-4 = Один полевой игрок встаёт к мячу, один соперник — стенкой на лицевой линии в двух клетках.
champions-rule-cor-5 = Игрок у мяча обязан сыграть выпавшим числом, не меньше 2.
champions-rule-cor-6 = В остальном угловой разыгрывается как ход.
champions-rule-cor-7 = После углового подававший входит на клетку в поле, если надо — сперва вдоль лицевой линии.
champions-rule-cor-8 = После следующего хода так же возвращается стенка, если она ещё на лицевой линии.
champions-rule-off-1 = Игрок в офсайде, если он ближе мяча к лицевой линии соперника, а соперников не дальше него меньше двух.
champions-rule-off-2 = Удар не может прийти к игроку, который в этот миг в офсайде.
champions-rule-off-3 = За ударом вперёд не может бежать тот, кто в тот миг был в офсайде.
champions-rule-off-4 = На одной линии с мячом или с предпоследним соперником офсайда нет; на своей половине и при возобновлениях исключений нет.
champions-rule-off-5 = Игрока из офсайда отводят к своим воротам, пока он не выйдет из офсайда.
champions-rule-off-6 = Если кто-то мешает, он сперва шагает в сторону; перед мячом останавливается.
champions-rule-pick-1 = Вратарь может подобрать мяч в своей штрафной, если расстояние до него ровно равно броску.
champions-rule-pick-2 = Последней мячом не должна была играть его команда, кроме перехвата и отскока.
champions-rule-pick-3 = Затем он стоит в этой клетке и вводит мяч как пойманный.
champions-rule-push-1 = При «1» можно войти в клетку соседнего соперника, ближайшего к мячу, и толкнуть его на клетку дальше.
champions-rule-push-2 = Ближайший — значит, никто из обеих команд не ближе к мячу.
champions-rule-push-3 = Кто стоит за ним, сдвигается тоже.
champions-rule-push-4 = Никого нельзя столкнуть на мяч, с доски или в ворота, где ему не место.
champions-rule-push-5 = Толчок никогда не нарушение и завершает ход.
champions-rule-spoil-1 = Мяч нельзя выбивать за линии и в свои ворота.
champions-rule-spoil-2 = В клетках ворот может стоять и ходить только сам вратарь.
champions-rule-spoil-3 = Полевые игроки идут во вратарскую площадь, только когда мяч в первом ряду этой стороны.
champions-rule-spoil-4 = В своей штрафной у команды не больше четырёх полевых игроков, из них один во вратарской.
champions-rule-spoil-5 = Цепь игроков одной команды не длиннее девяти.
champions-rule-spoil-6 = У каждой команды кто-то должен мочь дойти до мяча внутри поля.
champions-rule-foul-1 = При броске 2–6 случается нарушение, если игрок ровно на столько шагов от ближайшего к мячу соперника и никто из своих не может подойти к мячу ближе, чем тот.
champions-rule-foul-2 = Нарушение заменяет ход; тренер выбирает лишь из нескольких возможных.
champions-rule-foul-3 = Нарушивший входит в клетку пострадавшего.
champions-rule-foul-4 = Нарушившему жёлтая, пострадавшему травма, его команде штрафной — или пенальти в штрафной нарушившего.
champions-rule-foul-5 = На вратаре в клетке ворот нарушить нельзя.
champions-rule-card-1 = Каждое нарушение — жёлтая карточка, вторая жёлтая — красная.
champions-rule-card-2 = Удалённый покидает матч без замены.
champions-rule-card-3 = Если удалён вратарь, полевой игрок уступает место запасному вратарю; это замена.
champions-rule-card-4 = Если замен или запасного вратаря нет, в ворота встаёт полевой игрок.
champions-rule-inj-1 = Первая травма на матч не влияет.
champions-rule-inj-2 = После второй травмы игрок уходит; его можно заменить, если замена осталась.
champions-rule-inj-3 = Травмированного вратаря меняет запасной, а если замен нет — полевой игрок.
champions-rule-fk-1 = Мяч ставится на место нарушения.
champions-rule-fk-2 = Пострадавший встаёт на клетку позади мяча, а если она занята — сбоку.
champions-rule-fk-3 = Нарушивший встаёт стенкой в двух клетках от мяча к своей лицевой линии, отступая в сторону, если ему мешают.
champions-rule-fk-4 = Сбоку от своей штрафной стенка встаёт в двух клетках к дальней боковой.
champions-rule-fk-5 = В третьем ряду у боковой стенка встаёт в двух клетках по диагонали к своим воротам.
champions-rule-fk-6 = Партнёры нарушившего уходят из восьми клеток вокруг мяча кратчайшим путём.
champions-rule-fk-7 = Пробивающие бросают не меньше 2 и обязаны сыграть мячом — кем угодно, кто до него дойдёт.
champions-rule-fk-8 = Вышедший на замену занимает место заменённого, другой полевой игрок — место ушедшего.
champions-rule-fk-9 = Если замешан вратарь, вместо него в стенке или у мяча стоит полевой игрок.
champions-rule-fk-10 = После игры рукой оба тренера выбирают по полевому игроку: одного к мячу, другого в стенку.
champions-rule-pen-1 = Все полевые игроки уходят из штрафной к средней линии.
champions-rule-pen-2 = Полевой игрок бьющей команды встаёт в одну из двух клеток у одиннадцатиметровой отметки.
champions-rule-pen-3 = Он бьёт выпавшим числом, не меньше 2; это должен быть удар по воротам.
champions-rule-pen-4 = Сила — бросок минус 2; до сейва не перехватывают.
champions-rule-sub-1 = У команды не больше трёх замен.
champions-rule-sub-2 = Перед броском тренер может послать на разминку не больше запасных, чем осталось замен.
champions-rule-sub-3 = Кто разминается, делает это до следующей остановки игры.
champions-rule-sub-4 = При остановке все разминающиеся обязаны выйти.
champions-rule-sub-5 = Только после гола тренер может вернуть их на скамейку.
champions-rule-sub-6 = Сначала уходит столько же партнёров, и вратарь на поле всегда ровно один.
champions-rule-sub-7 = Защитник выходит в ряду самого заднего полевого игрока команды, нападающий — самого переднего, но не в первом ряду.
champions-rule-sub-8 = Полузащитник выходит посередине между ними; между двумя рядами выбирает тренер.
champions-rule-sub-9 = Вратарь выходит в ворота вместо вратаря.
champions-rule-sub-10 = Ушедший не возвращается.
champions-rule-clk-1 = Каждая действительная «1» на любом кубике двигает часы на шесть минут.
champions-rule-clk-2 = «1» при возобновлении, начальном ударе и пойманном мяче недействительна.
champions-rule-clk-3 = Матч кончается с «1», которая переводит часы за 90.
champions-rule-clk-4 = Кубик, кончивший матч, ещё действует сам, но больше ничего не происходит.
champions-rule-clk-5 = Если часы считают броски, матч кончается с розыгрышем девяностого броска; каждое нарушение добавляет один.
champions-rule-xt-1 = Если нужен победитель, а счёт равный, идёт дополнительное время без нового начального удара.
champions-rule-xt-2 = В дополнительном времени пять делений, оно кончается шестой «1».
champions-rule-xt-3 = Первый гол в дополнительное время выигрывает матч.
champions-rule-so-1 = При ничьей и после него команды по очереди бьют по пять пенальти, гости первыми, пока исход не ясен.
champions-rule-so-2 = Если снова поровну, бьют парами, пока одна команда не выйдет вперёд.
champions-rule-so-3 = Тренер вратаря выбирает клетку ворот, тренер бьющего — отметку и путь; пойманный мяч и отскок — не гол.
champions-rule-so-4 = В серии часы стоят, а её голы в счёт не идут.
champions-rule-cup-1 = Победа за 90 минут даёт 5:0 очков, в дополнительное время 4:1, по пенальти 3:2.
champions-rule-cup-2 = Красная карточка — дисквалификация на два матча.
champions-rule-cup-3 = Кто снова получил жёлтую в ближайших трёх матчах, пропускает один.
champions-rule-cup-4 = Три матча после дисквалификации под тем же надзором; три без карточек снимают его.
champions-rule-cup-5 = Красная под надзором — три матча.
champions-rule-cup-6 = С травмами так же, под надзором два матча.

## События

champions-event-lineup-in = Состав готов: { $by }.
champions-event-chose = { $by }: схема { $formation }.
champions-event-chose-number = { $by }: в старте { $piece }.
champions-event-lined-up = { $by }: расстановка { $formation }.
champions-event-to-centre = { $piece } подходит к мячу на { $to }.
champions-event-kick-off = Хозяева бросают { $home }, гости { $away }. Начинает { $by }, у мяча { $piece }.
champions-event-warms-up = { $by }: разминается { $piece }.
champions-event-rolled = { $by }: бросок { $number }.
    .v2 = На кубике { $number }, ход { TEAM($by, form: "gen") }.
champions-event-clock = На часах { $minute } мин.
    .v2 = Идёт { $minute }-я минута.
champions-event-skipped = Ходить некому, ход пропускает { $by }.
champions-event-walked = { $piece } идёт на { $to }.
    .v2 = { $piece } направляется на { $to }.
    .v3 = { $piece } занимает позицию на { $to }.
champions-event-reached-ball =
    { $budget ->
        [one] { $piece } у мяча на { $to }, сыграть надо на { $budget } клетку.
        [few] { $piece } у мяча на { $to }, сыграть надо на { $budget } клетки.
       *[other] { $piece } у мяча на { $to }, сыграть надо на { $budget } клеток.
    }
    .v2 =
        { $budget ->
            [one] { $piece } у мяча на { $to }, можно сыграть на { $budget } клетку.
            [few] { $piece } у мяча на { $to }, можно сыграть на { $budget } клетки.
           *[other] { $piece } у мяча на { $to }, можно сыграть на { $budget } клеток.
        }
champions-event-passed = { $piece } находит передачей { $receiver } на { $to }.
    .v2 = { $piece } видит партнёра: на { $to } мяч получает { $receiver }.
    .v3 = Хлёсткий пас на { $to }: отдаёт { $piece }, принимает { $receiver }.
champions-event-played = { $piece } отдаёт мяч на { $to }.
    .v2 = { $piece } посылает мяч на { $to }.
champions-event-shot = { $piece } бьёт в { $to } с силой { $power }!
    .v2 = { $piece } бьёт по воротам! Цель { $to }, сила { $power }.
    .v3 = { $piece } наносит удар: { $to }, сила { $power }!
champions-event-stuck = { $piece }: сыграть некуда, мяч остаётся.
champions-event-ran = { $piece } рвётся за мячом на { $to }.
    .v2 = { $piece } поддерживает атаку на { $to }.
champions-event-came-back = { $piece } возвращается в поле на { $to }.
champions-event-missed = { $piece } выходит на { $to } и не достаёт мяч.
    .v2 = { $piece } бросается на { $to }, но мяч уже пролетел.
    .v3 = { $piece } опаздывает на { $to } на полшага.
champions-event-deflected = { $piece } успевает подставить ногу на { $to }, мяч отклонён!
    .v2 = { $piece } прочитал передачу и подставляет ногу на { $to }!
champions-event-contested = За мяч на { $to } борются обе команды, и он не достаётся никому.
champions-event-fell-to =
    { $budget ->
        [one] Мяч достаётся: { $piece }, сыграть надо на { $budget } клетку.
        [few] Мяч достаётся: { $piece }, сыграть надо на { $budget } клетки.
       *[other] Мяч достаётся: { $piece }, сыграть надо на { $budget } клеток.
    }
    .v2 =
        { $budget ->
            [one] { $piece } подбирает ничей мяч и может сыграть на { $budget } клетку.
            [few] { $piece } подбирает ничей мяч и может сыграть на { $budget } клетки.
           *[many] { $piece } подбирает ничей мяч и может сыграть на { $budget } клеток.
        }
champions-event-dived =
    { $quarters ->
        [one] { $piece } бросается на { $to }: { $quarters } шанс из четырёх.
        [few] { $piece } бросается на { $to }: { $quarters } шанса из четырёх.
       *[other] { $piece } бросается на { $to }: { $quarters } шансов из четырёх.
    }
champions-event-no-save = { $piece } бессилен.
champions-event-conceded = { $piece } пропускает мяч.
champions-event-held = { $piece } ловит мяч на { $to }.
    .v2 = Надёжные руки: { $piece } фиксирует мяч на { $to }.
    .v3 = { $piece } падает на { $to } и забирает мяч.
champions-event-parried = { $piece } отбивает на { $to }!
    .v2 = { $piece } дотягивается на { $to }, но мяч не удержать!
champions-event-picked-up = { $piece } подбирает мяч на { $to }.
champions-event-goal = Гол! Забивает { $by }: { score }.
    .v2 = Мяч в сетке! Гол { TEAM($by, form: "gen") }: { score }.
    .v3 = { score }! Сетка трепещет, праздник у { TEAM($by, form: "gen") }.
    .v4 = Такие не берутся! Гол { TEAM($by, form: "gen") }, счёт { score }.
champions-event-throw-in = Вбрасывание с { $to }: { $by }.
champions-event-corner = Угловой с { $to }: { $by }.
champions-event-goal-kick = Удар от ворот: { $by }.
champions-event-free-kick = Штрафной с { $to }: { $by }.
champions-event-penalty = Пенальти: { $by }!
champions-event-restart-lost = До мяча никому не дойти, штрафной теряет { $by }.
champions-event-shifted = { $piece } переходит на { $to }.
champions-event-placed = { $piece } встаёт на { $to }.
    .v2 = { $piece } становится на { $to }.
champions-event-pushed = { $piece } плечом оттесняет { $victim } на { $to }.
champions-event-fouled = { $piece } сбивает { $victim } на { $to }.
    .v2 = { $piece } опаздывает на { $to } и сбивает { $victim }. Нарушение!
champions-event-handball = Игра рукой на { $to }: { $piece }!
champions-event-booked = Жёлтая карточка: { $piece }.
champions-event-sent-off = Красная карточка: { $piece }!
champions-event-injured = { $piece } получает травму и играет с повязкой.
champions-event-injured-off = { $piece } снова получает травму и уходит.
champions-event-substituted = Замена: вышел { $piece }, ушёл { $out }.
champions-event-benched = { $piece } садится обратно.
champions-event-in-goal = { $piece } встаёт в ворота.
champions-event-extra-time = { score } после 90 минут, дополнительное время.
champions-event-shootout = По-прежнему { score }, всё решат пенальти.
champions-event-shootout-goal = { $by } забивает с точки: { score }.
champions-event-shootout-save = { $by } не забивает с точки: { score }.
champions-event-won = Матч окончен. Победитель — { $by }, { score }.
    .v2 = Финальный свисток! { score }, победа { TEAM($by, form: "gen") }.
champions-event-level = Матч окончен: { score }.

## Отказы

champions-refusal-not-your-turn = Сейчас решает { $seat }.
champions-refusal-roll-first = Сначала бросок.
champions-refusal-match-over = Матч окончен.
champions-refusal-not-now = Это делается в другой момент матча.
champions-refusal-bad-formation = Схему { $formation } сыграть нельзя.
champions-refusal-bad-number = { $piece }: сейчас назвать нельзя.
champions-refusal-suspended = { $piece }: дисквалифицирован на этот матч.
champions-refusal-laid-up = { $piece }: травмирован и пропускает этот матч.
champions-refusal-bad-column = Столбец { $column } здесь не подходит.
champions-refusal-not-nearest = { $piece } не ближайший к столбцу { $column }.
champions-refusal-bad-player = { $piece }: для этого выбрать нельзя.
champions-refusal-too-many-warming =
    { $left ->
        [one] Осталась только { $left } замена.
        [few] Осталось только { $left } замены.
       *[other] Осталось только { $left } замен.
    }
champions-refusal-not-on-bench = { $piece } не на скамейке.
champions-refusal-off-pitch = { $piece } не на поле.
champions-refusal-no-foul = При этом броске { $piece } не нарушает на { $victim }.
champions-refusal-shut-in = { $piece } заперт.
champions-refusal-no-move = { $piece }: нет хода, который можно довести до конца.
champions-refusal-occupied = Клетка { $to } занята.
champions-refusal-way-taken = На каждом пути такой длины к { $to } стоят игроки.
champions-refusal-way-through-goal = Каждый путь такой длины к { $to } ведёт через квадрат ворот.
champions-refusal-wrong-steps =
    { $number ->
        [one] До { $to } не дойти ровно за { $number } шаг.
        [few] До { $to } не дойти ровно за { $number } шага.
       *[other] До { $to } не дойти ровно за { $number } шагов.
    }
champions-refusal-through-ball = Путь на { $to } упирается в мяч.
champions-refusal-goal-square = { $to } — клетка ворот.
champions-refusal-goal-area-closed = { $to } во вратарской, а мяч не в первом ряду этой стороны.
champions-refusal-area-full = С { $to } полевых игроков стало бы больше { $most }.
champions-refusal-chain-too-long =
    { $length ->
        [one] Цепь была бы из { $length } игрока.
       *[other] Цепь была бы из { $length } игроков.
    }
champions-refusal-cut-off = Если занять { $to }, одной из команд не дойти до мяча.
champions-refusal-not-in-steps =
    { $steps ->
        [one] До мяча не дойти за { $steps } шаг.
        [few] До мяча не дойти за { $steps } шага.
       *[other] До мяча не дойти за { $steps } шагов.
    }
champions-refusal-locked = { $piece } вводил мяч и ждёт чужого касания.
champions-refusal-dead-end = С { $to } мяч было бы некуда сыграть.
champions-refusal-no-pickup = Вратарю до мяча { $had }, а выпало { $needed }.
champions-refusal-keeper-only = Так может только вратарь в своей штрафной.
champions-refusal-back-pass = Последней мячом играла его команда.
champions-refusal-needs-one = Нужна «1», а не { $number }.
champions-refusal-not-beside = { $piece } не стоит рядом.
champions-refusal-not-nearest-to-ball = { $piece } не ближайший к мячу.
champions-refusal-cannot-push = На { $to } никого толкать нельзя.
champions-refusal-bad-bend = Это больше одного поворота на 45 градусов.
champions-refusal-blocked = На { $to } соперник.
champions-refusal-out-of-field = Мячу нельзя на { $to }.
champions-refusal-through-mate = На { $to } мяч останавливает партнёр.
champions-refusal-through-goal = Мяч останавливается в воротах на { $to }.
champions-refusal-too-many-touches =
    { $most ->
        [one] Не больше { $most } касания.
       *[other] Не больше { $most } касаний.
    }
champions-refusal-touched-before = { $piece } уже касался мяча.
champions-refusal-offside = { $piece } в офсайде.
champions-refusal-pips-left =
    { $left ->
        [one] Осталось бы { $left } очко.
        [few] Осталось бы { $left } очка.
       *[other] Осталось бы { $left } очков.
    }
champions-refusal-too-far =
    { $budget ->
        [one] Мяч летит только на { $budget } клетку.
        [few] Мяч летит только на { $budget } клетки.
       *[other] Мяч летит только на { $budget } клеток.
    }
champions-refusal-must-shoot = Это должен быть удар по воротам.
champions-refusal-touched-ball = { $piece } касался мяча в этот ход.
champions-refusal-cannot-run = { $piece } не может рывком приблизиться к мячу.
champions-refusal-mate-as-near = Кто-то из партнёров был бы не дальше от мяча, чем { $piece }.
champions-refusal-not-on-run = Рывок не ведёт на { $to }.
champions-refusal-no-slot = { $piece }: мяч впервые проходит мимо не здесь.
champions-refusal-tried-before = { $piece } уже пробовал.
champions-refusal-no-chance = На { $to } шанса на сейв нет.
champions-refusal-must-save = У вратаря есть шанс в своей штрафной.
champions-refusal-not-offered = { $to } нет среди предложенных клеток.
champions-refusal-bad-row = Ряда { $row } нет среди предложенных.

## Действия

champions-action-formation = Схема { $formation }
champions-action-number = В старт { $piece }
champions-action-column =
    { $line ->
        [defence] Столбец { $column } (защита)
        [midfield] Столбец { $column } (полузащита)
       *[attack] Столбец { $column } (нападение)
    }
champions-action-keeper-square = Вратарь в столбец { $column }
champions-action-centre = { $piece } в центральный столбец { $column }
champions-action-warm = Разминка: { $piece }
champions-action-roll = Бросить
champions-action-foul = { $piece } нарушает на { $victim }
champions-action-mover = Ходит { $piece }
champions-action-walk = Идти на { $to }
champions-action-ball = К мячу, шагов: { $steps }
champions-action-pickup = Подобрать мяч
champions-action-push = Толкнуть { $piece }
champions-action-leg = Сыграть { $path }
champions-action-return-to = Вернуться на { $to }
champions-action-runner = Рывок: { $piece }
champions-action-no-runner = Никто не бежит
champions-action-run-to = Бежать на { $to }
champions-action-attempt = Перехват: { $piece }
champions-action-let-go = Пропустить
champions-action-save = Сейв на { $to }
champions-action-concede = Уступить гол
champions-action-rebound-side =
    { $side ->
        [E] Отбить на восток
       *[W] Отбить на запад
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
champions-action-penalty-spot = Отметка в столбце { $column }

## Исходы

champions-outcome-kick-off = Хозяева { $home }, гости { $away }
champions-outcome-d3 = D3: { $number }
champions-outcome-d4 = D4: { $number }
champions-outcome-d6 = D6: { $number }

## Настройки

champions-option-interceptions = Игроки могут перехватывать.
champions-option-follow = Партнёр может рвануть за передачей.
champions-option-offside = Игра с офсайдом.
champions-option-row1-tidy = Первый ряд освобождается, когда мяч на другой половине.
champions-option-spoil-goal-area = Вратарские закрыты для полевых игроков, пока мяч далеко.
champions-option-spoil-box-limit = Не больше четырёх полевых игроков в своей штрафной.
champions-option-spoil-chain = Цепи не длиннее девяти игроков.
champions-option-spoil-reach = Обе команды всегда должны мочь дойти до мяча.
champions-option-shoulder-charge = Разрешён толчок плечом.
champions-option-keeper-pickup = Вратарь может подбирать мяч.
champions-option-fouls = Игра с нарушениями, штрафными и пенальти.
champions-option-cards = Игра с карточками.
champions-option-injuries = Игра с травмами.
champions-option-handball = Вратарь может спасать вне штрафной ценой красной карточки.
champions-option-substitutions = Игра с заменами.
champions-option-clock = Считают ли часы «единицы» или все броски.
champions-option-clock-ones = Какая по счёту «1» кончает матч.
champions-option-clock-rolls = Какой по счёту бросок кончает матч.
champions-option-draw = Что следует за равным счётом.
champions-option-extra-time-spaces = Сколько длится дополнительное время.
champions-option-shootout-kicks = Сколько ударов у каждой команды в серии.
champions-option-max-touches = Сколько касаний может быть в розыгрыше.
champions-option-retouch = Мяч может вернуться к игроку в тот же ход.
champions-option-walk-backtrack = Путь может проходить через клетку дважды.
champions-option-offside-own-half-exempt = На своей половине офсайда нет.
champions-option-turn-after-deflection = Чей ход после отклонения мяча.
champions-option-hold-ones-count = «1» при пойманном мяче двигает часы.
champions-option-min-players = При меньшем числе игроков команда сразу проигрывает; 0 — без предела.
champions-option-pick-numbers = Тренеры выбирают номера стартового состава.
champions-option-tournament = Каждый матч играется до победителя.
champions-option-absent = Кто не может играть, по командам: дисквалифицированные и травмированные.
champions-option-geometry = Меняет поле.

champions-preset-full = Все правила
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

champions-phase-lineup = По какой схеме играете и кем?
champions-phase-columns = В каком столбце встанет средний в линии из трёх?
champions-phase-aside = В какой столбец отойдёт ваш полузащитник?
champions-phase-goal-square = В какой клетке ворот начинает ваш вратарь?
champions-phase-centre = Кто идёт на центральную клетку?
champions-phase-turn-start = Бросаете, или сначала кто-то пойдёт разминаться?
champions-phase-foul-choice = Кто на ком нарушает?
champions-phase-pick-mover = Кто ходит?
champions-phase-pick-move = Куда он идёт, или он играет?
champions-phase-leg = Куда он отдаёт мяч?
champions-phase-thrower-return = Где вбрасывавший вернётся в поле?
champions-phase-follow = Рванёт ли кто-то за передачей, и кто?
champions-phase-run-to = Куда он бежит?
champions-phase-intercept = Пробуете перехватить?
champions-phase-save-pick = В какой клетке спасает вратарь?
champions-phase-rebound-side = В какую сторону отбивает вратарь?
champions-phase-shift = Ваш игрок обязан перейти: куда?
champions-phase-keeper-off = Кто уступит место запасному вратарю?
champions-phase-makeshift = Какой полевой игрок встанет в ворота?
champions-phase-replace = Кто заменит травмированного, или никто?
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
champions-short-missed = не достаёт мяч
champions-short-deflected = перехват
champions-short-contested = мяч никому
champions-short-fell-to = мяч у игрока
champions-short-stuck = сыграть некуда
champions-short-no-save = без шансов
champions-short-held = пойман
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
champions-short-shootout-save = не гол
champions-short-won = победа
champions-short-level = ничья
