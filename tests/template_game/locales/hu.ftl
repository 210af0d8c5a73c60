template-summary = Licitálj titokban azokra a zsetonokra, amelyeket mindenki a kezében tart.
template-rules =
    ## Egy forduló

    Mindenki húz egy zsetont, és titokban tartja. Aztán egyszerre licitáltok érmékkel, de senki sem licitálhat pontosan annyit, amennyit a saját zsetonja ér. Aki egyedül licitált a legmagasabbat, kifizeti, és pontként megkapja az összes zseton értékét.

    ## A játék vége

    Az utolsó forduló után, vagy ha már senkinek sincs érméje, az nyer, akinek a legtöbb pontja van.
template-legend = A kötőjel azt jelenti, hogy nincs semmi; a ? azt, ami előtted rejtve van.

template-option-bag-title = Zsák
template-option-bag = Milyen zsetonok vannak a zsákban: minden értékből hat, vagy sok kicsi és egyetlen nagy.
template-option-bag-even = Egyenletes
template-option-bag-steep = Meredek
template-option-rounds-title = Fordulók
template-option-rounds = Ennyi forduló után ér véget a játszma.
template-option-carry-title = Bent marad
template-option-carry = A kassza, amelyet senki sem nyer meg, megmarad-e a következő fordulóra.
template-option-carry-true = Igen
template-option-carry-false = Nem

template-reason-rounds = Minden fordulót lejátszottatok.
template-reason-broke = Senkinek sem maradt érméje.

template-score-pots = elnyert kasszák

template-clause-X1-1 = Egy zseton 1, 2 vagy 3 pontot ér.
template-clause-X1-2 = Mindenki 5 érmével kezdett, ennél magasabb licit nincs.
template-clause-X2-1 = A zsetonokat sorban osztjuk, abból, ami a zsákban maradt.
template-clause-X2-2 = A licit érmék száma, és nem lehet több, mint amennyi a játékosnak van.
template-clause-X2-3 = Senki sem licitálhatja pontosan a saját zsetonja értékét.

template-caption-deal = Zsetonok osztása
template-caption-bid = Mindenki licitál
template-caption-over = A játszma véget ért
template-pot = a kasszában: { $count }
template-coins = érme: { $count }
template-points = pont: { $count }
template-token = zseton, értéke { $count }
template-token-unknown = rejtett zseton
template-bid = licit: { $count }
template-bid-unknown = rejtett licit
template-last = licit az előző fordulóban: { $count }
template-story-bid = { $seat } licitje: { $coins }.
template-story-hidden-bid = { $seat } licitált.
template-diagram-round = Forduló: { $played } / { $rounds }, a kasszában { $count }.
template-diagram-seat = { $seat }: pont { $points }, érme { $coins }, zseton { $token }, licit { $bid }, előző licit { $last }.
