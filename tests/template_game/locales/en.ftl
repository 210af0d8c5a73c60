template-rules = Bid more than anybody else, but never the value of your own token.
template-summary = Bid in secret for the tokens that everybody holds.

template-option-bag = Which tokens the bag holds: six of each value, or many small ones and a single large one.
template-option-rounds = The match ends after so many rounds.
template-option-carry = Whether a pot that nobody wins stays for the next round.

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
template-seat = Seat { $seat }
template-pot = { $count } in the pot
template-coins = { $count } coins
template-points = { $count } points
template-token = a token worth { $count }
template-token-unknown = a hidden token
template-bid = a bid of { $count }
template-bid-unknown = a hidden bid
template-last = a bid of { $count } in the round before
template-story-bid = { $seat } bids { $count }.
template-story-hidden = { $seat } bids.
