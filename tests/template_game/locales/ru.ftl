template-summary = Тайно делайте ставки на жетоны, которые есть у каждого.
template-rules =
    ## Раунд

    Каждый тянет жетон и держит его в секрете. Затем все одновременно ставят монеты, но никто не может поставить ровно столько, сколько стоит его собственный жетон. Самая высокая ставка, если она одна такая, оплачивается и приносит очки за все жетоны.

    ## Конец партии

    После последнего раунда или когда ни у кого не осталось монет, побеждает тот, у кого больше очков.
template-legend = Прочерк — ничего нет, ? — то, что от вас скрыто.

template-option-bag-title = Мешок
template-option-bag = Какие жетоны в мешке: по шесть каждого достоинства или много мелких и один крупный.
template-option-bag-even = Поровну
template-option-bag-steep = Больше мелких
template-option-rounds-title = Раунды
template-option-rounds = Через сколько раундов закончится партия.
template-option-carry-title = Перенос банка
template-option-carry = Остаётся ли невыигранный банк на следующий раунд.
template-option-carry-true = Да
template-option-carry-false = Нет

template-reason-rounds = Все раунды сыграны.
template-reason-broke = Ни у кого не осталось монет.

template-score-pots = выигранные банки

template-clause-X1-1 = Жетон стоит 1, 2 или 3.
template-clause-X1-2 = В начале у каждого 5 монет, поэтому поставить больше нельзя.
template-clause-X2-1 = Жетоны раздаются по очереди из тех, что остались в мешке.
template-clause-X2-2 = Ставка — это число монет, и не больше, чем есть у игрока.
template-clause-X2-3 = Нельзя поставить ровно столько, сколько стоит ваш жетон.

template-caption-deal = Раздача жетонов
template-caption-bid = Все делают ставки
template-caption-over = Партия окончена
template-pot = в банке: { $count }
template-coins = монеты: { $count }
template-points = очки: { $count }
template-token = жетон достоинством { $count }
template-token-unknown = скрытый жетон
template-bid = ставка: { $count }
template-bid-unknown = скрытая ставка
template-last = ставка в прошлом раунде: { $count }
template-story-bid = { $seat }: ставка { $coins }.
template-story-hidden-bid = { $seat }: ставка сделана.
template-diagram-round = Раунд { $played } из { $rounds }, в банке { $count }.
template-diagram-seat = { $seat }: очки { $points }, монеты { $coins }, жетон { $token }, ставка { $bid }, прошлая ставка { $last }.
