yaxha-summary = Everybody picks cubes from a market at once and in secret, and builds a pyramid in which colours should meet.
yaxha-rules =
    ## What it is about

    Each player builds a pyramid of cubes in five colours: orange, blue, green, yellow and white. There are 24 cubes of each, all in one bag. In the end the largest visible group of every colour scores, and three bonus cards that lie open from the start give extra points.

    The match takes ten rounds. In each of them you claim three cubes and build them at once.

    ## Claiming cubes

    There are as many market tiles as players, with three cubes drawn from the bag on each. All players choose a tile at the same time and in secret; then the choices are revealed. A choice, once made, stands.

    If you are the only one who wants your tile, its cubes are yours. If several want the same tile, it goes to the one with the lowest turn tile. The players who went away empty-handed then choose among the tiles nobody got, again in the order of their turn tiles; the last one gets what is left.

    Wanting the same has a price: afterwards the players who chose the same tile exchange their turn tiles, so that their order is reversed. Two swap theirs; of three, the first and the last swap; of four, the first with the last and the second with the third.

    Example: with turn tiles 1, 2 and 3, all three players choose market tile 2. The player with turn tile 1 gets it. The player with 2 chooses between the tiles 1 and 3, the player with 3 gets the other. Then 1 and 3 swap their turn tiles.

    ## Building

    All build at the same time, and nobody sees the others' cubes in place before everybody has finished. You place your three cubes one by one, in any order you like. You must place a cube as long as one of yours can be placed.

    The lowest layer: your first cube lies on d4. Every further cube of this layer must share a side with one that lies there, and the whole layer must fit into a square of 4×4. Where that square lies is not decided beforehand: it follows from where you build.

    Higher layers: a cube lies in the middle of four others, all of which must be there. And it must touch its own colour: one of the four cubes below it, or a neighbour side by side on its own layer. You need not complete a layer before you begin the next. A complete pyramid has 16 + 9 + 4 + 1 = 30 cubes.

    When none of your remaining cubes can be placed, they leave the game. That happens by itself.

    ## Scoring

    A cube is visible unless four cubes lie on it. Visible cubes of one colour that touch, side by side or one on the other, form a group. Hidden cubes neither count nor connect.

    Only the largest group of each colour counts. Sizes 1 to 12 score 1, 2, 4, 6, 9, 12, 15, 18, 21, 25, 30 and 36 points; a group larger than 12 scores 36 as well.

    Example: your largest groups are 9 orange, 9 blue, 3 green and 1 yellow cube, and no white one is visible: 21 + 21 + 4 + 1 + 0 = 47 points.

    ## Bonus cards

    Each of the three cards gives 5 points to every player who meets it; if several do, all of them score. Most points win, and a tie is shared.

    Largest group: of the colour on the card, or of any colour, or counted on the lowest layer only. Most layers: the group that reaches over the most layers. Second-largest group: of all groups of all players, the second-highest size there is; everyone who owns a group of exactly that size scores.

    Ahead of the left: a larger group of that colour than the next player has. Not used by two players.

    Five colours: all five are visible on the lowest layer, or on the second. One side: the nine cubes of one outer side, 4 + 3 + 2 without the tip, are all there and of one colour. Three colours: exactly three colours are visible in the pyramid.

    For a first match we suggest the option for beginners: only the cards for the largest groups and for most layers.

yaxha-legend =
    claim 2 chooses market tile 2, take 3 takes tile 3 of those left. O@d4.1 puts an orange cube on d4 of layer 1; c3.2 lies on c3, d3, c4 and d4. O orange, B blue, G green, Y yellow, W white: every cube shows the letter and the sign of its colour.

    The layers of a pyramid stand side by side, the lowest on the left. A dot is a cell where a cube could still lie.

yaxha-option-bonus-title = Bonus cards
yaxha-option-bonus = Which bonus cards may turn up: all of them, or only the eight that suit a first match.
yaxha-option-bonus-all = All
yaxha-option-bonus-beginner = For beginners

yaxha-reason-complete = Ten rounds have been played.

yaxha-score-colour =
    { $colour }: { $size ->
        [one] group of { $size } cube
       *[other] group of { $size } cubes
    }

yaxha-clause-Y1-1 = There are five colours: O orange, B blue, G green, Y yellow, W white.
yaxha-clause-Y1-2 = There are as many market tiles and as many turn tiles as seats, numbered from 1.
yaxha-clause-Y1-3 = A pyramid has four layers, from 1 at the bottom to 4.
yaxha-clause-Y2-1 = Turn tiles are dealt from seat 0 on, then three different bonus cards; this one is not due.
yaxha-clause-Y3-1 = The market tiles are filled in order with cubes from the bag; this cube is not due there, or its colour is used up.
yaxha-clause-Y3-2 = A choice names a market tile.
yaxha-clause-Y3-4 = Somebody has got this market tile: the choice is among those that nobody got.
yaxha-clause-Y4-1 = That is none of the cubes you have left to place.
yaxha-clause-Y4-2 = There is no such cell, or it is not empty; the first cube of a pyramid always goes on d4.
yaxha-clause-Y4-3 = On the lowest layer a cube must share a side with another, and all must fit into a square of 4×4.
yaxha-clause-Y4-4 = On a higher layer a cube needs four cubes under it and must touch its own colour, below or beside it.

yaxha-pyramid = Pyramid: { $seat }
yaxha-mat = { $seat }
yaxha-cube = { $colour } cube
yaxha-cube-on = { $cell }: { $colour } cube
yaxha-cell = { $cell }
yaxha-hand = Cubes to build: { $seat }
yaxha-market = Market
yaxha-tile = market tile { $tile }: { $first }, { $second }, { $third }
yaxha-tile-empty = market tile { $tile }
yaxha-turn = turn tile { $tile }
yaxha-turn-help = Of those who choose the same market tile, the lowest turn tile gets it. Then they exchange their turn tiles.
yaxha-points =
    { $count ->
        [one] { $count } point as things stand
       *[other] { $count } points as things stand
    }
yaxha-claimed = has chosen market tile { $tile }
yaxha-claimed-unknown = has chosen a market tile

yaxha-bonus-cards = Bonus cards
yaxha-bonus-largest-orange = Largest orange group
yaxha-bonus-largest-blue = Largest blue group
yaxha-bonus-largest-green = Largest green group
yaxha-bonus-largest-yellow = Largest yellow group
yaxha-bonus-largest-white = Largest white group
yaxha-bonus-largest-any = Largest group
yaxha-bonus-largest-ground = Largest group on layer 1
yaxha-bonus-most-layers = Most layers
yaxha-bonus-second-largest = Second-largest group
yaxha-bonus-neighbour-orange = Orange: ahead of the left
yaxha-bonus-neighbour-blue = Blue: ahead of the left
yaxha-bonus-neighbour-green = Green: ahead of the left
yaxha-bonus-neighbour-yellow = Yellow: ahead of the left
yaxha-bonus-neighbour-white = White: ahead of the left
yaxha-bonus-five-ground = Five colours on layer 1
yaxha-bonus-five-second = Five colours on layer 2
yaxha-bonus-one-side = One side of one colour
yaxha-bonus-three-colours = Exactly three colours
yaxha-bonus-help-largest-orange = 5 points for the largest orange group of all players.
yaxha-bonus-help-largest-blue = 5 points for the largest blue group of all players.
yaxha-bonus-help-largest-green = 5 points for the largest green group of all players.
yaxha-bonus-help-largest-yellow = 5 points for the largest yellow group of all players.
yaxha-bonus-help-largest-white = 5 points for the largest white group of all players.
yaxha-bonus-help-largest-any = 5 points for the largest group of all players, whatever its colour.
yaxha-bonus-help-largest-ground = 5 points for the group with the most cubes on layer 1; only those are counted.
yaxha-bonus-help-most-layers = 5 points for the group that reaches over the most layers.
yaxha-bonus-help-second-largest = 5 points for everyone who owns a group of the second-highest size that there is.
yaxha-bonus-help-neighbour-orange = 5 points for a larger orange group than the next player has.
yaxha-bonus-help-neighbour-blue = 5 points for a larger blue group than the next player has.
yaxha-bonus-help-neighbour-green = 5 points for a larger green group than the next player has.
yaxha-bonus-help-neighbour-yellow = 5 points for a larger yellow group than the next player has.
yaxha-bonus-help-neighbour-white = 5 points for a larger white group than the next player has.
yaxha-bonus-help-five-ground = 5 points if all five colours are visible on layer 1.
yaxha-bonus-help-five-second = 5 points if all five colours are visible on layer 2.
yaxha-bonus-help-one-side = 5 points if the nine cubes of one side, the outer rows of layers 1, 2 and 3, are all of one colour.
yaxha-bonus-help-three-colours = 5 points if exactly three colours are visible in the pyramid.

yaxha-caption-setup = Turn tiles and bonus cards are being dealt
yaxha-caption-fill = Round { $round } of { $rounds } · the market is being filled
yaxha-caption-claim = Round { $round } of { $rounds } · all choose a market tile
yaxha-caption-take = Round { $round } of { $rounds } · { $seat } takes one of the tiles left
yaxha-caption-build = Round { $round } of { $rounds } · all build
yaxha-caption-over = The match is over. { $reason }

yaxha-story-bonus = Bonus card: { $bonus }.
yaxha-story-market = Round { $round } of { $rounds }: the market is filled.
yaxha-story-hidden-claim = { $seat } has chosen a market tile.
yaxha-story-claim = { $seat } chooses market tile { $tile }.
yaxha-story-tie = Several want market tile { $tile }: it goes to { $seat }.
yaxha-story-take = { $seat } takes market tile { $tile }.
yaxha-story-left = { $seat } is left with market tile { $tile }.
yaxha-story-turn = { $seat } now has turn tile { $tile }.
yaxha-story-place = { $seat } puts { $colour } on { $cell }.
yaxha-story-hidden-place = { $seat } has finished building.
yaxha-story-lost = { $seat } cannot place a cube and loses it: { $colour }.
yaxha-story-nobody = Nobody can place any cube: all of them leave the game.

yaxha-diagram-seat = { $seat }: turn tile { $tile }, points { $points }
yaxha-diagram-claim = chose tile { $tile }
yaxha-diagram-done = finished
