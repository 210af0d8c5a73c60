template-summary = Bid in secret for the tokens that everybody holds.
template-rules =
    ## A round

    Everybody draws a token and keeps it secret. Then all bid coins at once, but never exactly the value of their own token. The highest bid, if nobody else made it, is paid and takes the values of all tokens as points.

    ## The end

    After the last round, or when nobody has a coin left, the most points win.
template-legend = A dash stands for nothing, ? for what is hidden from you.

template-option-bag-title = Bag
template-option-bag = Which tokens the bag holds: six of each value, or many small ones and a single large one.
template-option-bag-even = Even
template-option-bag-steep = Steep
template-option-rounds-title = Rounds
template-option-rounds = The match ends after so many rounds.
template-option-carry-title = Carry over
template-option-carry = Whether a pot that nobody wins stays for the next round.
template-option-carry-true = Yes
template-option-carry-false = No

template-reason-rounds = All rounds have been played.
template-reason-broke = Nobody has a coin left.

template-score-pots = pots taken

template-clause-X1-1 = Tokens are worth 1, 2 or 3.
template-clause-X1-2 = Each seat began with 5 coins, so no bid is higher.
template-clause-X2-1 = Tokens are dealt to one seat after the other, from those left in the bag.
template-clause-X2-2 = A bid is a number of coins, and no more than the seat has.
template-clause-X2-3 = Nobody may bid exactly the value of their own token.

template-caption-deal = Tokens are being dealt
template-caption-bid = Everybody bids
template-caption-over = The match is over
template-pot = in the pot: { $count }
template-coins = coins: { $count }
template-points = points: { $count }
template-token = a token worth { $count }
template-token-unknown = a hidden token
template-bid = a bid of { $count }
template-bid-unknown = a hidden bid
template-last = a bid of { $count } in the round before
template-story-bid = { $seat } bids { $coins }.
template-story-hidden-bid = { $seat } bids.
template-diagram-round = Round { $played } of { $rounds }, { $count } in the pot.
template-diagram-seat = { $seat }: points { $points }, coins { $coins }, token { $token }, bid { $bid }, last bid { $last }.
