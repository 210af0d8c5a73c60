maya_quarries-summary = Добывайте кубики скрытыми рабочими, увозите их и стройте пирамиды, где за большинство платят золотом.
maya_quarries-rules =
    ## Суть игры

    От трёх до пяти игроков добывают в каменоломнях каменные кубики и строят из них пирамиды. После каждого из трёх раундов каждый уровень каждой пирамиды платит золото тому, у кого там больше всего кубиков, и немного тому, кто второй. Побеждает тот, у кого в конце больше золота.

    Сначала все по очереди кладут по одному кубику на нижний уровень какой-нибудь пирамиды, а затем по второму на другую пирамиду.

    ## Добыча

    У вас восемь рабочих: младшие карты 3, 4, 4, 5 и старшие 6, 7, 8 и -3. По рубашке видно, младшая карта или старшая. По очереди, начиная с первого игрока, каждый кладёт одного рабочего рубашкой вверх к каменоломне или пасует; спасовавший не играет до конца раунда. Первая карта у каменоломни должна быть младшей, и к каждой каменоломне помещается ограниченное число карт.

    Приберегите часть рабочих: ваши кубики увозят те, кого вы не сыграли.

    ## Вскрытие каменоломен

    Когда все спасовали, каменоломни вскрывают одну за другой по порядку номеров. Ваши очки у каменоломни — сумма ваших карт там. Каждая карта -3, в порядке карт, бьёт другого игрока, который есть у этой каменоломни: её владелец выбирает кого, и тот теряет 3 очка. Карту -3 играют против других, своему владельцу она ничего не считает.

    У кого больше всего очков, тот берёт больше всего кубиков и жетон каменоломни, следующие берут меньше. При равенстве впереди тот, чья первая карта лежит раньше. У кого нет ни одного очка, не получает ничего.

    Пример: каменоломня даёт 4, 3 и 1 кубик. У синего 5 + 6 = 11 очков, у красного 6, больше там никого нет. Синий берёт 4 кубика и жетон, красный 3, последний кубик остаётся.

    ## Перевозка

    Вы увозите столько кубиков, сколько в сумме дают несыгранные карты; -3 ничего не везёт. Что увезти нельзя, возвращается в запас. Пример: выиграно девять кубиков, а остались только 3 и 4: два кубика потеряны. Затем все забирают карты обратно.

    ## Строительство

    Начиная с первого игрока, каждый по очереди кладёт кубик на пирамиду, всегда на её нижний уровень со свободным местом. Выше можно строить, только когда все нижние уровни всех пирамид заполнены, и только на той пирамиде, где у вас есть кубик на каждом нижнем уровне.

    Вместо одной постройки можно сделать двойную: заплатите кубик в запас и стройте дважды подряд. Можно и спасовать, это стоит кубик. Если кубики есть, а строить негде, надо вернуть один и получить за него 1 золотой.

    Когда уровень заполнен, тот, у кого одного там больше всего кубиков, получает премиальный кубик из запаса на следующий уровень той же пирамиды, кто бы ни положил последний кубик. Премии нет, если наверху уже лежит чей-то кубик.

    ## Выплата и разрушение

    После строительства платит каждый уровень, заполненный или нет: все, кто делит наибольшее число кубиков, получают первую сумму, все, кто делит второе по величине, — вторую. Затем камни крошатся: после раундов 1 и 2 вы снимаете по кубику с каждого уровня, который вам заплатил. Если это был ваш последний кубик на уровне, пропадают и все ваши кубики на более высоких уровнях этой пирамиды.

    Пример: на уровне, который платит 3 и 1, у трёх игроков по два кубика, у вас один. Они получают по 3 золотых, вы 1. Каждый теряет там кубик; у вас он был единственным, поэтому падают и ваши кубики выше.

    ## Жетоны

    Защита: сразу положите её к другой, ещё закрытой каменоломне; там вас никто не ударит. Первый игрок: сразу назовите, кто начинает, и в следующих раундах тоже. Груз: увозите на два кубика больше. Дополнительный кубик: в свой ход при строительстве положите кубик из запаса на свободное место нижнего уровня. Перенос: в свой ход при строительстве снимите свой кубик с любого уровня и положите на свободное место нижнего уровня; кубики выше уровня, где у вас ничего не осталось, пропадают. Свободный пас и свободная двойная: без оплаты. Жетоны действуют один раунд. Дополнительный кубик и перенос не заканчивают ход, и пользоваться ими можно, даже когда кубиков уже нет.

    ## Конец

    Партия заканчивается после выплаты третьего раунда. Побеждает тот, у кого больше золота; при равенстве — у кого меньше кубиков осталось в запасе; иначе место делится.

    ## Вариант для знатоков

    Каждый начинает с 10 золотыми. Раунд начинается с аукциона синих жетонов, их на один меньше, чем игроков. Все делают ставки тайно и одновременно. Наибольшая ставка выбирает первой, и так далее; равные ставки идут по порядку от первого игрока. Наименьшая ставка ничего не получает и ничего не платит, ставка 0 тоже ничего не получает.

    Большой груз: увозите на четыре кубика больше. Кубик: ещё один кубик после перевозки. Подкрепление: когда все спасовали, два дополнительных очка у любой каменоломни. Джокер: один раз служит любым зелёным жетоном, кроме первого игрока; перед вскрытием каменоломен вас спросят, должен ли он защитить, и ещё раз, если при перевозке вы потеряли бы кубики.

    ## Наши решения

    Напечатанные числа каменоломен и пирамид известны не все; наши согласуются с каждым примером правил. Если игра у вас есть, введите её числа как свой лист. Где правила молчат, решали мы: открыто всё, кроме карт и ставок, кубиков не бывает больше, чем в запасе, а свободные действия делают в свой ход.

maya_quarries-legend =
    dig 6 3 кладёт 6 к каменоломне 3; build tikal строит, extra tikal кладёт дополнительный кубик, move tikal 2 uxmal переносит с уровня 2 Тикаля на Ушмаль, pass — пас.

    Каменоломни: 0:5 — пятёрка игрока 0, 1:L и 1:H — скрытые от вас младшая и старшая карты игрока 1; 2^ — там защищён, 2+2 — там лежит подкрепление; * — ещё закрыто. Пирамиды: на каждом кубике номер игрока, · — свободное место, 3/1 — сколько платит уровень, < — где сейчас можно строить. > — первый игрок.

maya_quarries-option-expert-title = Вариант для знатоков
maya_quarries-option-expert = С аукционом синих жетонов в начале каждого раунда и 10 золотыми для начала.
maya_quarries-option-expert-false = Без аукциона
maya_quarries-option-expert-true = С аукционом
maya_quarries-option-sheet-title = Лист компонентов
maya_quarries-option-sheet = Числа каменоломен и пирамид: наша реконструкция или свой лист с числами, напечатанными в вашей коробке.
maya_quarries-option-sheet-reconstructed = Реконструкция

maya_quarries-place-sheet = Лист
maya_quarries-place-quarry = Лист, каменоломня { $number }
maya_quarries-place-pyramid = Лист, пирамида { $number }
maya_quarries-place-level = Лист, { $name }, ярус { $number }
maya_quarries-sheet-lacks = { $where }: не хватает { $key }.
maya_quarries-sheet-key = { $where }: { $key } нет среди { $keys }.
maya_quarries-sheet-no-object = { $where }: { $value } — не объект с ключами { $keys }.
maya_quarries-sheet-no-list = { $where }: { $key } — это { $value }, а не список.
maya_quarries-sheet-count = { $where }: в { $key } записей: { $count }; нужно: { $wanted }.
maya_quarries-sheet-number = { $where }: { $key }: { $value } — не целое число от { $least } до { $most }.
maya_quarries-sheet-rises = { $where }: { $key }: ни одно число не может быть больше предыдущего: { $numbers }.
maya_quarries-sheet-token = { $where }: жетона { $value } нет; жетоны: { $tokens }.
maya_quarries-sheet-name = { $where }: имя { $value } — не от 1 до { $most } букв a-z.
maya_quarries-sheet-narrow = { $where }: мест ({ $spaces }) меньше, чем игроков ({ $seats }).
maya_quarries-sheet-twice = { $where }: { $name } встречается больше одного раза.

maya_quarries-reason-complete = Сыграны все три раунда.

maya_quarries-score-pyramid = { $pyramid }, последняя выплата
maya_quarries-score-earlier = до последней выплаты

maya_quarries-clause-Q1-1 = У каждого игрока карты 3 4 4 5 6 7 8 -3, каждую можно сыграть один раз за раунд.
maya_quarries-clause-Q1-2 = Каменоломни с таким номером нет.
maya_quarries-clause-Q1-3 = У пирамид в игре нет такого названия или уровня.
maya_quarries-clause-Q2-1 = Два первых кубика кладут на разные пирамиды.
maya_quarries-clause-Q3-2 = Первая карта у каменоломни должна быть младшей, а к полной каменоломне больше не кладут.
maya_quarries-clause-Q4-2 = Карта -3 бьёт другого игрока, у которого здесь есть карта или подкрепление и нет защиты.
maya_quarries-clause-Q6-1 = Для этого нужны кубик в руке и уровень со свободным местом; для двойной — три кубика или два и её жетон; во время двойной только строят; чтобы не платить, нужен жетон.
maya_quarries-clause-Q6-2 = На уровне строят, когда все нижние уровни всех пирамид заполнены и на каждом нижнем уровне этой пирамиды есть свой кубик.
maya_quarries-clause-Q6-4 = Кто может строить, не обязан возвращать кубик; кто не может, возвращает один вместо паса.
maya_quarries-clause-Q6-5 = Закончить можно только без кубиков в руке, и тогда остаются лишь дополнительный кубик и перенос.
maya_quarries-clause-Q7-1 = Защиту кладут к каменоломне, где ещё есть закрытые карты.
maya_quarries-clause-Q7-2 = Для переноса нужны жетон, свой кубик на этом месте и свободное место на нижнем уровне, куда он попадёт.
maya_quarries-clause-Q7-3 = Для дополнительного кубика нужны жетон, кубик в запасе и свободное место на нижнем уровне.
maya_quarries-clause-Q7-4 = Такого игрока нет.
maya_quarries-clause-Q8-1 = Синие жетоны: haul4, joker, cube и boost; этот сейчас взять нельзя.
maya_quarries-clause-Q8-2 = Ставка — число от 0 до всего своего золота, не больше 99.
maya_quarries-clause-Q8-5 = Джокер защищает у каменоломни, где есть закрытые карты.

maya_quarries-and = { $first }, { $rest }
maya_quarries-token-protection = защита
maya_quarries-token-move = перенос
maya_quarries-token-extra = дополнительный кубик
maya_quarries-token-start = первый игрок
maya_quarries-token-haul = груз
maya_quarries-token-free-pass = свободный пас
maya_quarries-token-free-double = свободная двойная
maya_quarries-token-haul4 = большой груз
maya_quarries-token-joker = джокер
maya_quarries-token-cube = кубик
maya_quarries-token-boost = подкрепление
maya_quarries-effect-protection = защита от -3
maya_quarries-effect-move = перенос
maya_quarries-effect-extra = +1 внизу
maya_quarries-effect-start = кто начинает
maya_quarries-effect-haul = везти +2
maya_quarries-effect-free-pass = пас даром
maya_quarries-effect-free-double = двойная даром
maya_quarries-effect-haul4 = везти +4
maya_quarries-effect-joker = любой зелёный
maya_quarries-effect-cube = +1 кубик
maya_quarries-effect-boost = +2 очка
maya_quarries-help-protection = Сразу, к другой, ещё закрытой каменоломне: там вас никто не ударит.
maya_quarries-help-move = Один раз в свой ход при строительстве: перенесите свой кубик на нижний уровень пирамиды. Кубики, потерявшие опору, пропадают.
maya_quarries-help-extra = Один раз в свой ход при строительстве: кубик из запаса на нижний уровень пирамиды.
maya_quarries-help-start = Сразу: назовите первого игрока, и для следующих раундов тоже.
maya_quarries-help-haul = Увозите на два кубика больше.
maya_quarries-help-free-pass = Один пас при строительстве без оплаты кубиком.
maya_quarries-help-free-double = Одна двойная постройка без оплаты кубиком.
maya_quarries-help-haul4 = Увозите на четыре кубика больше.
maya_quarries-help-joker = Один раз служит защитой, грузом, дополнительным кубиком, переносом, свободным пасом или свободной двойной.
maya_quarries-help-cube = Ещё один кубик после перевозки.
maya_quarries-help-boost = Два дополнительных очка у любой каменоломни, когда все спасовали.
maya_quarries-help-low = Младший рабочий. Может быть первым у каменоломни. Несыгранный везёт столько кубиков, каково его число.
maya_quarries-help-high = Старший рабочий. Никогда не первый у каменоломни. Несыгранный везёт столько кубиков, каково его число.
maya_quarries-help-back-low = Закрытая младшая карта — это 3, 4 или 5.
maya_quarries-help-back-high = Закрытая старшая карта — это 6, 7, 8 или -3.
maya_quarries-help-minus = Бьёт другого игрока у своей каменоломни: на 3 очка меньше. Вам ничего не считает и ничего не везёт; рубашка старшая.

maya_quarries-caption-place = { $seat } кладёт первый кубик
maya_quarries-caption-offer = Раунд { $round }: жетоны для аукциона
maya_quarries-caption-bid = Раунд { $round }: все тайно делают ставки
maya_quarries-caption-take = Раунд { $round }: { $seat } выбирает жетон
maya_quarries-caption-dig = Раунд { $round }: { $seat } добывает
maya_quarries-caption-boost = Раунд { $round }: { $seat } кладёт подкрепление
maya_quarries-caption-shield = Раунд { $round }, { $seat }: должен ли джокер защитить?
maya_quarries-caption-strike = Раунд { $round }, каменоломня { $quarry }: кого бьёт { $seat }?
maya_quarries-caption-protect = Раунд { $round }: где { $seat } хочет защиту?
maya_quarries-caption-start = Раунд { $round }: { $seat } называет первого игрока
maya_quarries-caption-load = Раунд { $round }, { $seat }: должен ли джокер везти?
maya_quarries-caption-build = Раунд { $round }: { $seat } строит
maya_quarries-caption-over = Партия окончена. { $reason }

maya_quarries-pyramids = Пирамиды
maya_quarries-pyramid = { $pyramid }
maya_quarries-level-open = { $pyramid }, уровень { $level }, сейчас строится: занято мест { $filled } из { $spaces }, платит { $first } и { $second }
maya_quarries-level-closed = { $pyramid }, уровень { $level }: занято мест { $filled } из { $spaces }, платит { $first } и { $second }
maya_quarries-pays = золото первому: { $first }, второму: { $second }
maya_quarries-cube-on = кубик: { $seat }, { $pyramid }, уровень { $level }
maya_quarries-nobody-leads = Здесь ни у кого нет кубиков.
maya_quarries-leads = Больше всего кубиков ({ $count }): { $seats }.
maya_quarries-shelf = № { $quarry } · { $cards }/{ $most }
maya_quarries-quarry = Каменоломня { $quarry }: кубики первому, второму и так далее { $cubes }; карт { $cards } из { $most }; жетон первому: { $token }
maya_quarries-shares = кубики { $cubes }
maya_quarries-card-low = скрытая младшая карта: { $seat }
maya_quarries-card-high = скрытая старшая карта: { $seat }
maya_quarries-card-down = { $value }, закрытая карта: { $seat }
maya_quarries-card-open = { $value }, карта: { $seat }
maya_quarries-owner = чья карта: { $seat }
maya_quarries-protected = защита: { $seat }
maya_quarries-boosted = подкрепление: { $seat }, 2 очка
maya_quarries-struck = удар: { $seat }
maya_quarries-points = { $seat }: очков здесь { $points }
maya_quarries-gold = золото: { $count }
maya_quarries-carried = кубики в руке: { $count }
maya_quarries-built = построено кубиков: { $count }, в запасе: { $supply }
maya_quarries-left-low = несыгранные младшие карты: { $count }
maya_quarries-left-high = несыгранные старшие карты: { $count }
maya_quarries-bid = ставка: { $count }
maya_quarries-mat = { $seat }
maya_quarries-mat-start = { $seat } · начинает
maya_quarries-sign = цвет и знак: { $seat }
maya_quarries-offer = На аукционе
maya_quarries-worker = рабочий { $value }
maya_quarries-hand = Рабочие: { $seat }

maya_quarries-say-pass-digging = пас
maya_quarries-say-pass-building = пас за кубик
maya_quarries-say-double = двойная за кубик
maya_quarries-say-double-token = двойная с жетоном
maya_quarries-say-pass-token = пас с жетоном
maya_quarries-say-forced = вернуть кубик, +1 золотой
maya_quarries-say-done = готово
maya_quarries-say-joker-haul = джокер: ещё 2 кубика
maya_quarries-say-joker-keep = оставить джокер
maya_quarries-say-strike = бить: { $struck }
maya_quarries-say-start = начинает: { $named }
maya_quarries-say-bid = ставка { $gold }
maya_quarries-say-extra = дополнительный кубик …
maya_quarries-say-move = перенести кубик …

maya_quarries-story-offer = На аукционе: { $token }.
maya_quarries-story-hidden-bid = { $seat } делает ставку.
maya_quarries-story-bid = { $seat } ставит { $gold }.
maya_quarries-story-bids = Ставки открыты.
maya_quarries-story-take = { $seat } берёт жетон: { $token }.
maya_quarries-story-dig = { $seat } кладёт { $card } к каменоломне { $quarry }.
maya_quarries-story-hidden-dig =
    { $back ->
        [low] { $seat } кладёт младшую карту к каменоломне { $quarry }.
       *[high] { $seat } кладёт старшую карту к каменоломне { $quarry }.
    }
maya_quarries-story-pass-digging = { $seat } пасует.
maya_quarries-story-passes = { $seat } больше не может добывать.
maya_quarries-story-boost = { $seat } кладёт подкрепление к каменоломне { $quarry }.
maya_quarries-story-protect = { $seat } получает защиту у каменоломни { $quarry }.
maya_quarries-story-joker-protect = { maya_quarries-story-protect }
maya_quarries-story-strike = { $seat } бьёт, { $struck } теряет 3 очка.
maya_quarries-story-share = Каменоломня { $quarry }: { $seat }, очки { $points }, кубики { $cubes }.
maya_quarries-story-token = { $seat } выигрывает жетон: { $token }.
maya_quarries-story-start = Первый игрок: { $named }.
maya_quarries-story-joker-haul = { $seat } с джокером увозит на 2 кубика больше.
maya_quarries-story-joker-keep = { $seat } оставляет джокер.
maya_quarries-story-lost =
    { $count ->
        [one] { $seat } не может увезти { $count } кубик.
        [few] { $seat } не может увезти { $count } кубика.
       *[many] { $seat } не может увезти { $count } кубиков.
    }
maya_quarries-story-cube = { $seat } получает ещё один кубик.
maya_quarries-story-build = { $seat } кладёт кубик: { $pyramid }.
maya_quarries-story-place = { maya_quarries-story-build }
maya_quarries-story-bonus = { $seat } получает премиальный кубик: { $pyramid }, уровень { $level }.
maya_quarries-story-extra = { $seat } кладёт дополнительный кубик: { $pyramid }.
maya_quarries-story-move = { $seat } переносит кубик: { $pyramid }, уровень { $level } → { $to }, нижний уровень.
maya_quarries-story-torn =
    { $count ->
        [one] { $seat } теряет наверху { $count } кубик.
        [few] { $seat } теряет наверху { $count } кубика.
       *[many] { $seat } теряет наверху { $count } кубиков.
    }
maya_quarries-story-double = { $seat } платит кубик, чтобы строить дважды.
maya_quarries-story-double-token = { $seat } строит дважды с жетоном.
maya_quarries-story-pass-building = { $seat } платит кубик и пасует.
maya_quarries-story-pass-token = { $seat } пасует с жетоном.
maya_quarries-story-forced = { $seat } не может строить, возвращает кубик и получает 1 золотой.
maya_quarries-story-done = { $seat } заканчивает.
maya_quarries-story-paid = { $seat } получает золото: { $count }.
maya_quarries-story-eroded =
    { $count ->
        [one] { $seat } теряет из-за разрушения { $count } кубик.
        [few] { $seat } теряет из-за разрушения { $count } кубика.
       *[many] { $seat } теряет из-за разрушения { $count } кубиков.
    }
maya_quarries-story-round = Начинается раунд { $round }.

maya_quarries-diagram-offer = На аукционе: { $tokens }
maya_quarries-diagram-seat = { $seat }: золото { $gold }, кубики в руке { $carried }, в запасе { $supply }
