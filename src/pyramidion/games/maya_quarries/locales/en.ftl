maya_quarries-summary = Dig for cubes with hidden workers, carry them off, and build pyramids where majorities are paid in gold.
maya_quarries-rules =
    ## The idea

    Three to five players dig stone cubes out of quarries and build pyramids with them. After each of three rounds every level of every pyramid pays gold to whoever has the most cubes there, and some to whoever comes second. The most gold in the end wins.

    To begin, everybody in turn puts one cube on the lowest level of a pyramid, and then a second one on another pyramid.

    ## Digging

    You have eight workers: the low cards 3, 4, 4, 5 and the high cards 6, 7, 8 and -3. Their backs show whether they are low or high. In turn, beginning with the start player, each plays one worker face down at a quarry or passes; who has passed is out until the round ends. The first card at a quarry must be low, and each quarry takes only so many cards.

    Keep some workers back: those you have not played carry your cubes.

    ## Opening the quarries

    When all have passed, the quarries are opened one after the other in the order of their numbers. Your points at a quarry are the sum of your cards there. Each -3, in the order of the cards, strikes another player who is present at this quarry: its owner chooses whom, and that player loses 3 points. It is played against others and does not count for its owner.

    The player with the most points takes the most cubes and the quarry's token, the next ones take fewer. If points are equal, the one whose first card lies earlier is ahead. Who has less than one point gets nothing.

    Example: a quarry gives 4, 3 and 1 cubes. Blue has 5 + 6 = 11 points, red has 6, nobody else is there. Blue takes 4 cubes and the token, red takes 3, the last cube stays.

    ## Carrying

    You can carry as many cubes as the cards you have not played add up to; a -3 carries nothing. What you cannot carry goes back to the supply. Example: nine cubes won, but only a 3 and a 4 left: two cubes are lost. Then all take their cards back.

    ## Building

    Beginning with the start player, each in turn puts a cube on a pyramid, always on its lowest level with a free space. You may build on a higher level only when all lower levels of all pyramids are full, and only on a pyramid where you have a cube on every lower level.

    Instead of one build you may make a double: pay one cube to the supply and build twice in a row. You may also pass, which costs a cube. If you have cubes but nowhere to build them, you must give one back and get 1 gold for it.

    When a level is filled, the player who alone has the most cubes on it gets a bonus cube from the supply on the next level of that pyramid, whoever put the last cube. There is none if somebody already has a cube up there.

    ## Payment and erosion

    After building, every level pays, finished or not: all who share the most cubes get the first amount, all who share the second most get the second amount. Then the stones crumble: after rounds 1 and 2 you take one cube off each level that paid you. If that was your last cube on a level, all your cubes on higher levels of that pyramid are lost as well.

    Example: three players have two cubes each on a level that pays 3 and 1, you have one. They get 3 gold each, you get 1. Each of you loses one cube there; it was your only one, so your cubes above fall too.

    ## Tokens

    Protection: put it at once on another quarry that is still closed; there nobody can strike you. Start player: name at once who starts, also in the rounds to come. Haul: carry two more cubes. Extra cube: on your turn to build put a cube from the supply on a lowest level with a free space. Move: on your turn take one of your cubes off any level and put it on a lowest level with a free space; your cubes above a level that you leave empty are lost. Free pass and free double: as the name says, without paying. Tokens are valid for one round. Extra cube and move do not end your turn, and you may use them even when you have no cubes left.

    ## The end

    The match ends after the payment of the third round. Most gold wins; if that is equal, the player with fewer cubes left in the supply; otherwise the place is shared.

    ## Expert variant

    Everybody starts with 10 gold. Each round begins with an auction for blue tokens, one fewer than there are players. All bid secretly at the same time. The highest bid chooses first, and so on; equal bids go in turn order from the start player. The lowest bidder gets nothing and pays nothing, and a bid of 0 gets nothing either.

    Great haul: carry four more cubes. Cube: one more cube after carrying. Boost: when all have passed, two extra points at a quarry of your choice. Joker: use it once as any green token but the start player; you are asked before the quarries are opened whether it shall protect you, and again if you would lose cubes while carrying.

    ## Our own decisions

    The printed numbers of quarries and pyramids are not all known; ours fit every example of the rulebook. If you own the game, enter its numbers as a sheet of your own. Where the rulebook is silent we decided: everything in front of the players is open except cards and bids, cubes beyond the supply are not handed out, and free actions are played on your own turn.

maya_quarries-legend =
    dig 6 3 plays the 6 at quarry 3; build tikal, extra tikal, move tikal 2 uxmal (from level 2 of Tikal to Uxmal) and pass say what they do.

    Quarries: 0:5 is a 5 of seat 0, 1:L and 1:H a low and a high card of seat 1 that is hidden from you; 2^ is protected there, 2+2 has a boost there; * marks what is still closed. Pyramids: each cube shows the number of its seat, · is a free space, 3/1 what a level pays, < where one can build now. > marks the start player.

maya_quarries-option-expert-title = Expert variant
maya_quarries-option-expert = With an auction for blue tokens at the beginning of each round, and 10 gold to start with.
maya_quarries-option-expert-false = Without auction
maya_quarries-option-expert-true = With auction
maya_quarries-option-sheet-title = Component sheet
maya_quarries-option-sheet = The numbers of quarries and pyramids: our reconstruction, or a sheet of your own with the numbers printed in your box.
maya_quarries-option-sheet-reconstructed = Reconstructed

maya_quarries-place-sheet = Sheet
maya_quarries-place-quarry = Sheet, quarry { $number }
maya_quarries-place-pyramid = Sheet, pyramid { $number }
maya_quarries-place-level = Sheet, level { $number } of { $name }
maya_quarries-sheet-lacks = { $where }: { $key } is missing.
maya_quarries-sheet-key = { $where }: { $key } is none of { $keys }.
maya_quarries-sheet-no-object = { $where }: { $value } is no object with { $keys }.
maya_quarries-sheet-no-list = { $where }: { $key } is { $value }, not a list.
maya_quarries-sheet-count = { $where }: { $key } has { $count } entries; { $wanted } are needed.
maya_quarries-sheet-number = { $where }: { $key }: { $value } is no whole number from { $least } to { $most }.
maya_quarries-sheet-rises = { $where }: { $key }: no number may be greater than the one before it: { $numbers }.
maya_quarries-sheet-token = { $where }: there is no token { $value }; the tokens are { $tokens }.
maya_quarries-sheet-name = { $where }: the name { $value } is not 1 to { $most } letters a-z.
maya_quarries-sheet-narrow = { $where }: { $spaces } spaces are fewer than the { $seats } seats.
maya_quarries-sheet-twice = { $where }: { $name } stands there more than once.

maya_quarries-reason-complete = All three rounds have been played.

maya_quarries-score-pyramid = { $pyramid }, last payment
maya_quarries-score-earlier = before the last payment

maya_quarries-clause-Q1-1 = Each player has the cards 3 4 4 5 6 7 8 -3, each to be played once a round.
maya_quarries-clause-Q1-2 = There is no quarry of that number.
maya_quarries-clause-Q1-3 = The pyramids in play have no such name or level.
maya_quarries-clause-Q2-1 = The two first cubes go on different pyramids.
maya_quarries-clause-Q3-2 = The first card at a quarry must be low, and a full quarry takes no more.
maya_quarries-clause-Q4-2 = A -3 strikes another player who has a card or a boost at this quarry and is not protected there.
maya_quarries-clause-Q6-1 = That takes a cube in hand and a level with a free space; a double takes three cubes, or two and its token; within a double one only builds; without paying it takes the token.
maya_quarries-clause-Q6-2 = One builds on a level when all lower levels of all pyramids are full, and with a cube of one's own on each lower level of that pyramid.
maya_quarries-clause-Q6-4 = Who can build does not have to give back a cube; who cannot build gives one back instead of passing.
maya_quarries-clause-Q6-5 = Only without cubes in hand one says done, and then nothing but extra and move is possible.
maya_quarries-clause-Q7-1 = Protection goes on a quarry that still has cards face down.
maya_quarries-clause-Q7-2 = A move needs its token, a cube of one's own at that place, and a free space on the lowest level it goes to.
maya_quarries-clause-Q7-3 = An extra cube needs its token, a cube in the supply, and a free space on the lowest level.
maya_quarries-clause-Q7-4 = There is no such seat.
maya_quarries-clause-Q8-1 = The blue tokens are haul4, joker, cube and boost; this one is not to be had now.
maya_quarries-clause-Q8-2 = A bid is a number from 0 to all of one's gold, 99 at most.
maya_quarries-clause-Q8-5 = The joker protects at a quarry that has cards face down.

maya_quarries-and = { $first }, { $rest }
maya_quarries-token-protection = protection
maya_quarries-token-move = move
maya_quarries-token-extra = extra cube
maya_quarries-token-start = start player
maya_quarries-token-haul = haul
maya_quarries-token-free-pass = free pass
maya_quarries-token-free-double = free double
maya_quarries-token-haul4 = great haul
maya_quarries-token-joker = joker
maya_quarries-token-cube = cube
maya_quarries-token-boost = boost
maya_quarries-effect-protection = stops a -3
maya_quarries-effect-move = move 1 cube
maya_quarries-effect-extra = +1 at a base
maya_quarries-effect-start = who starts
maya_quarries-effect-haul = carry +2
maya_quarries-effect-free-pass = free pass
maya_quarries-effect-free-double = free double
maya_quarries-effect-haul4 = carry +4
maya_quarries-effect-joker = any green one
maya_quarries-effect-cube = +1 cube
maya_quarries-effect-boost = +2 points
maya_quarries-help-protection = At once, on another quarry that is still closed: nobody can strike you there.
maya_quarries-help-move = Once on your turn to build: move one of your cubes to the lowest level of a pyramid. Cubes that lose their footing are lost.
maya_quarries-help-extra = Once on your turn to build: a cube from the supply on the lowest level of a pyramid.
maya_quarries-help-start = At once: name the start player, also of the rounds to come.
maya_quarries-help-haul = Carry two more cubes.
maya_quarries-help-free-pass = Pass once while building, without paying a cube.
maya_quarries-help-free-double = Build twice in a row once, without paying a cube.
maya_quarries-help-haul4 = Carry four more cubes.
maya_quarries-help-joker = Use it once as protection, haul, extra cube, move, free pass or free double.
maya_quarries-help-cube = One more cube after carrying.
maya_quarries-help-boost = Two extra points at a quarry of your choice, once all have passed.
maya_quarries-help-low = A low worker. May be the first at a quarry. Not played, it carries as many cubes as its number says.
maya_quarries-help-high = A high worker. Never the first at a quarry. Not played, it carries as many cubes as its number says.
maya_quarries-help-back-low = A hidden low card is a 3, 4 or 5.
maya_quarries-help-back-high = A hidden high card is a 6, 7 or 8, or the -3.
maya_quarries-help-minus = Strikes another player at its quarry: 3 points less. It counts nothing for you and carries nothing; its back is high.

maya_quarries-caption-place = { $seat } places a first cube
maya_quarries-caption-offer = Round { $round }: tokens are drawn for the auction
maya_quarries-caption-bid = Round { $round }: all bid in secret
maya_quarries-caption-take = Round { $round }: { $seat } chooses a token
maya_quarries-caption-dig = Round { $round }: { $seat } digs
maya_quarries-caption-boost = Round { $round }: { $seat } places the boost
maya_quarries-caption-shield = Round { $round }: shall the joker protect { $seat }?
maya_quarries-caption-strike = Round { $round }, quarry { $quarry }: whom does { $seat } strike?
maya_quarries-caption-protect = Round { $round }: where does { $seat } want protection?
maya_quarries-caption-start = Round { $round }: { $seat } names the start player
maya_quarries-caption-load = Round { $round }: shall the joker carry for { $seat }?
maya_quarries-caption-build = Round { $round }: { $seat } builds
maya_quarries-caption-over = The match is over. { $reason }

maya_quarries-pyramids = Pyramids
maya_quarries-pyramid = { $pyramid }
maya_quarries-level-open = { $pyramid }, level { $level }, to be built now: { $filled } of { $spaces } spaces taken, pays { $first } and { $second } gold
maya_quarries-level-closed = { $pyramid }, level { $level }: { $filled } of { $spaces } spaces taken, pays { $first } and { $second } gold
maya_quarries-pays = pays { $first } gold to the first, { $second } to the second
maya_quarries-cube-on = cube of { $seat } on { $pyramid }, level { $level }
maya_quarries-nobody-leads = Nobody has a cube here.
maya_quarries-leads = Most cubes ({ $count }): { $seats }.
maya_quarries-shelf = Quarry { $quarry } · { $cards }/{ $most }
maya_quarries-quarry = Quarry { $quarry }: cubes for first, second and so on { $cubes }; { $cards } of { $most } cards; token for the first: { $token }
maya_quarries-shares = cubes { $cubes }
maya_quarries-card-low = a hidden low card of { $seat }
maya_quarries-card-high = a hidden high card of { $seat }
maya_quarries-card-down = { $value }, a card of { $seat }, face down
maya_quarries-card-open = { $value }, a card of { $seat }
maya_quarries-owner = card of { $seat }
maya_quarries-protected = { $seat } is protected here
maya_quarries-boosted = boost of { $seat }: 2 points
maya_quarries-struck = { $seat } was struck here
maya_quarries-points = { $seat } has { $points } points here
maya_quarries-gold = gold: { $count }
maya_quarries-carried = cubes in hand: { $count }
maya_quarries-built = cubes built: { $count }, in the supply: { $supply }
maya_quarries-left-low = low cards not played: { $count }
maya_quarries-left-high = high cards not played: { $count }
maya_quarries-bid = bid: { $count }
maya_quarries-mat = { $seat }
maya_quarries-mat-start = { $seat } · start player
maya_quarries-sign = colour and sign of { $seat }
maya_quarries-offer = On offer
maya_quarries-worker = worker { $value }
maya_quarries-hand = Workers of { $seat }

maya_quarries-say-pass-digging = pass
maya_quarries-say-pass-building = pass for a cube
maya_quarries-say-double = double for a cube
maya_quarries-say-double-token = double with token
maya_quarries-say-pass-token = pass with token
maya_quarries-say-forced = give back a cube, +1 gold
maya_quarries-say-done = done
maya_quarries-say-joker-haul = use the joker: carry 2 more
maya_quarries-say-joker-keep = keep the joker
maya_quarries-say-strike = strike { $struck }
maya_quarries-say-start = start: { $named }
maya_quarries-say-bid = bid { $gold }
maya_quarries-say-extra = extra cube …
maya_quarries-say-move = move a cube …

maya_quarries-story-offer = Up for auction: { $token }.
maya_quarries-story-hidden-bid = { $seat } has bid.
maya_quarries-story-bid = { $seat } bids { $gold }.
maya_quarries-story-bids = The bids are shown.
maya_quarries-story-take = { $seat } takes a token: { $token }.
maya_quarries-story-dig = { $seat } plays { $card } at quarry { $quarry }.
maya_quarries-story-hidden-dig =
    { $back ->
        [low] { $seat } plays a low card at quarry { $quarry }.
       *[high] { $seat } plays a high card at quarry { $quarry }.
    }
maya_quarries-story-pass-digging = { $seat } passes.
maya_quarries-story-passes = { $seat } cannot dig any more.
maya_quarries-story-boost = { $seat } places the boost at quarry { $quarry }.
maya_quarries-story-protect = { $seat } is protected at quarry { $quarry }.
maya_quarries-story-joker-protect = { maya_quarries-story-protect }
maya_quarries-story-strike = { $seat } strikes { $struck }: 3 points less.
maya_quarries-story-share =
    { $cubes ->
        [one] Quarry { $quarry }: { $seat } has { $points } points and gets { $cubes } cube.
       *[other] Quarry { $quarry }: { $seat } has { $points } points and gets { $cubes } cubes.
    }
maya_quarries-story-token = { $seat } wins a token: { $token }.
maya_quarries-story-start = { $named } is the start player.
maya_quarries-story-joker-haul = { $seat } carries 2 more with the joker.
maya_quarries-story-joker-keep = { $seat } keeps the joker.
maya_quarries-story-lost =
    { $count ->
        [one] { $seat } cannot carry { $count } cube.
       *[other] { $seat } cannot carry { $count } cubes.
    }
maya_quarries-story-cube = { $seat } gets one more cube.
maya_quarries-story-build = { $seat } puts a cube on { $pyramid }.
maya_quarries-story-place = { maya_quarries-story-build }
maya_quarries-story-bonus = { $seat } gets a bonus cube on { $pyramid }, level { $level }.
maya_quarries-story-extra = { $seat } puts an extra cube on { $pyramid }.
maya_quarries-story-move = { $seat } moves a cube from { $pyramid }, level { $level }, to the lowest level of { $to }.
maya_quarries-story-torn =
    { $count ->
        [one] { $seat } loses { $count } cube above.
       *[other] { $seat } loses { $count } cubes above.
    }
maya_quarries-story-double = { $seat } pays a cube to build twice.
maya_quarries-story-double-token = { $seat } builds twice with the token.
maya_quarries-story-pass-building = { $seat } pays a cube and passes.
maya_quarries-story-pass-token = { $seat } passes with the token.
maya_quarries-story-forced = { $seat } cannot build, gives back a cube and gets 1 gold.
maya_quarries-story-done = { $seat } is done.
maya_quarries-story-paid = { $seat } is paid { $count } gold.
maya_quarries-story-eroded =
    { $count ->
        [one] { $seat } loses { $count } cube to erosion.
       *[other] { $seat } loses { $count } cubes to erosion.
    }
maya_quarries-story-round = Round { $round } begins.

maya_quarries-diagram-offer = On offer: { $tokens }
maya_quarries-diagram-seat = { $seat }: gold { $gold }, cubes in hand { $carried }, in the supply { $supply }
