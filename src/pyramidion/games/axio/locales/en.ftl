axio-summary = Lay dominoes along lines of their symbols. In the end only your weakest symbol counts.
axio-rules =
    ## The aim

    Five symbols, and a marker for each of them that runs from 0 to 18. When the match ends, your lowest marker is your result: it does not help to be strong in four symbols and weak in one.

    ## Your turn

    Put one of the five tiles on your rack on two empty squares that share a side. The very first tile of each player must touch one of the five coloured squares, and one that no tile touches yet. Later tiles may go anywhere.

    Each half scores on its own. Look from its square in the three directions that do not lead through the other half: in each, count the unbroken row of squares with the same symbol, tiles and coloured squares alike. The half itself does not count. A different symbol, an empty square, a pyramid or the edge ends the row. Move the marker of that symbol by the sum; at 18 it stops.

    Example: a blue half has two blue squares to its left, none above and one below: 3 points for blue.

    ## Pyramids

    If your tile leaves a single empty square without an empty neighbour, a pyramid rises there by itself, and you get a point for each of the symbols around it, up to four. When all 20 pyramids stand and another is needed, the oldest moves; the square it leaves stays closed.

    ## Axio

    Whenever one of your markers reaches 18 you place another tile from your rack at once, scored like any other. It may earn you a further one; two markers at once earn two. You draw new tiles only when all of them are placed. All five markers at 18 win on the spot.

    ## End of your turn

    If no tile on your rack shows any of your lowest symbols, you may exchange the whole rack: you show it, draw five new tiles, and the old ones go back into the bag. Otherwise you fill your rack up to five. Then it is the next player's turn. Keeping or exchanging is asked while at least five tiles are in the bag.

    ## The end

    The match ends as soon as no two empty squares share a side. Compare the lowest markers: the highest of them wins. If they are equal, the second lowest decide, and so on.

    Example: 9, 12, 15, 16, 18 beats 9, 12, 12, 18, 18.

    ## Alone

    On your own you have no rack: a tile is drawn, you place it. Markers go on past 18 on a second board, up to 36; what a half or a pyramid would bring beyond 18 when the marker gets there is lost. There are no bonus placements and no exchange. Your result is your lowest marker.

    ## The board

    One and two players use 9 by 9 squares, three 11 by 11, four 13 by 13. There are always a hundred tiles, more than ever fit, and each symbol occurs equally often.

axio-legend =
    R■ G◆ B▮ O▲ P✕ are the five symbols, · is an empty square, ▵ a pyramid. R@e6 B@e7 puts a tile with red on e6 and blue on e7: the left or lower square comes first. [??] is a tile that you cannot see.

axio-option-tiles-title = Tiles
axio-option-tiles = How many of the hundred tiles are mixed and how many are doubles. Each symbol occurs equally often.
axio-option-tiles-7-6 = 7 of each mixed pair, 6 of each double
axio-option-tiles-8-4 = 8 of each mixed pair, 4 of each double

axio-reason-full = No two empty squares share a side any more.
axio-reason-axio = All five symbols of one seat have reached 18.
axio-reason-no-tile = The seat to move has no tile.

axio-clause-A1-1 = That square is not on the board in use.
axio-clause-A1-2 = The symbols are R, G, B, O and P.
axio-clause-A2-1 = Tiles are drawn from the bag for one seat after the other, written with their symbols in the order R G B O P.
axio-clause-A3-1 = A tile from your rack goes on two empty squares that share a side, the left or lower one named first.
axio-clause-A3-2 = Your first tile must touch a coloured square that no tile touches yet.
axio-clause-A7-1 = You may exchange only if no tile on your rack shows any of your lowest symbols.

axio-board = Board
axio-square = square { $square }
axio-half = { $square }: { $colour }
axio-coloured = { $square }: coloured square, { $colour }
axio-pyramid = pyramid on { $square }
axio-edge-column = column { $name }
axio-edge-row = row { $name }
axio-marker = { $colour }: { $value } of { $most }
axio-rack = Rack of { $seat }
axio-drawn = Drawn tile
axio-tile = tile: { $first } and { $second }
axio-tile-unknown = a hidden tile
axio-shown = { $seat } exchanges these
axio-bag = Bag
axio-bag-count =
    { $count ->
        [one] { $count } tile in the bag
       *[other] { $count } tiles in the bag
    }
axio-keep = keep the rack
axio-exchange = exchange the rack

axio-diagram-shown = Shown:
axio-diagram-bag = Tiles in the bag: { $count }.

axio-caption-deal = The tiles are being dealt
axio-caption-draw = { $seat } draws
axio-caption-place = { $seat } places a tile
axio-caption-bonus = { $seat } places a bonus tile · still to place: { $count }
axio-caption-decide = { $seat }: keep or exchange?
axio-caption-exchange = { $seat } exchanges the rack
axio-caption-over = The match is over. { $reason }

axio-story-dealt = The tiles are dealt.
axio-story-draw = { $seat } draws { $first } and { $second }.
axio-story-place = { $seat } places { $first } on { $firstSquare } and { $second } on { $secondSquare }.
axio-story-pyramid = A pyramid rises on { $square }.
axio-story-points = { $colour }: +{ $points }, now { $total }.
axio-story-bonus = { $seat } has reached 18 ({ $colour }) and places another tile.
axio-story-exchange = { $seat } shows the rack and exchanges it.
