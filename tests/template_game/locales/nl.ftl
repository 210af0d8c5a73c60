template-summary = Bied in het geheim op de fiches die iedereen in handen heeft.
template-rules =
    ## Een ronde

    Iedereen trekt een fiche en houdt het geheim. Daarna bieden allen tegelijk munten, maar nooit precies de waarde van het eigen fiche. Het hoogste bod wordt, als niemand anders evenveel bood, betaald en levert de waarde van alle fiches als punten op.

    ## Het einde

    Na de laatste ronde, of als niemand nog een munt heeft, wint wie de meeste punten heeft.
template-legend = Een streepje betekent niets, ? is wat voor jou verborgen is.

template-option-bag-title = Zak
template-option-bag = Welke fiches er in de zak zitten: zes van elke waarde, of veel kleine en één grote.
template-option-bag-even = Gelijk verdeeld
template-option-bag-steep = Vooral kleine
template-option-rounds-title = Rondes
template-option-rounds = De partij eindigt na zoveel rondes.
template-option-carry-title = Pot blijft staan
template-option-carry = Of een pot die niemand wint, blijft staan voor de volgende ronde.
template-option-carry-true = Ja
template-option-carry-false = Nee

template-reason-rounds = Alle rondes zijn gespeeld.
template-reason-broke = Niemand heeft nog een munt.

template-score-pots = gewonnen potten

template-clause-X1-1 = Fiches zijn 1, 2 of 3 waard.
template-clause-X1-2 = Iedereen begon met 5 munten, dus hoger bieden kan niet.
template-clause-X2-1 = De fiches worden om de beurt gedeeld, uit wat er nog in de zak zit.
template-clause-X2-2 = Een bod is een aantal munten, en niet meer dan de speler heeft.
template-clause-X2-3 = Niemand mag precies de waarde van het eigen fiche bieden.

template-caption-deal = De fiches worden gedeeld
template-caption-bid = Iedereen biedt
template-caption-over = De partij is afgelopen
template-pot = in de pot: { $count }
template-coins = munten: { $count }
template-points = punten: { $count }
template-token = een fiche van { $count }
template-token-unknown = een verborgen fiche
template-bid = een bod van { $count }
template-bid-unknown = een verborgen bod
template-last = een bod van { $count } in de vorige ronde
template-story-bid = { $seat } biedt { $coins }.
template-story-hidden-bid = { $seat } biedt.
template-diagram-round = Ronde { $played } van { $rounds }, { $count } in de pot.
template-diagram-seat = { $seat }: punten { $points }, munten { $coins }, fiche { $token }, bod { $bid }, vorig bod { $last }.
