maya_towers-summary = Swap the tops of nine towers until equal colours meet. What has met stays together.
maya_towers-rules =
    ## The board

    Nine towers stand on three by three places: columns a, b, c and rows 1, 2, 3. The tower on b2 is the central one. Each tower has five levels, from the base at level 1 to the tip at level 5. There are nine colours, each with one piece for every level. When play begins, no tower shows a colour twice.

    Towers are neighbours if their places share a side. A shared corner does not count.

    ## Your turn

    You make one swap; passing is not possible. Choose two neighbouring towers and a level from 2 to 5: in both towers everything from that level up changes places. Bases never move.

    Where a piece comes to lie on another of its own colour, the two are connected. No swap may separate a connection, whoever made it. A tower all of one colour is finished and never changes again.

    After the swap the monolith moves between the two towers. While it stands there, neither of them can take part in a swap.

    ## Two players: ladders and priests

    Once the towers are built, Black puts the monolith between any two neighbours and sets the raven on a level from 2 to 5. White makes the first swap.

    The raven closes one level on the whole board: no swap may start there. Its pieces still travel along when a swap starts further down. After every swap the raven moves to the level at which that swap started.

    If your swap makes a connection, you set one of your 15 ladders at that tower, as long as there is room: two ladders at a corner, three at an edge, four in the centre. A swap that connects in both towers earns two ladders. If your swap finishes a tower, one of your five priests goes on top as well, even where no ladder fits. You do not have to remember any of this, it happens by itself.

    In the end every priest of yours is worth 1 point, and so is every tower where you have more ladders than your opponent. If points are equal, the one with more priests wins, then the one with more ladders on the board; otherwise it is a draw.

    Example: White has two priests and more ladders at three towers: 2 + 3 = 5. Black has one priest and more ladders at four towers: 1 + 4 = 5. Points are equal, White has more priests, White wins.

    ## Three or four players: secret colours

    Now there are no ladders and no priests, the raven has no effect, and the monolith waits beside the board until the first swap. The task card in the colour of the central base is laid out face up: that colour is nobody's. Each player gets two of the other cards and shows them to no one. With three players, two cards stay hidden from all. Seat 0 begins.

    Three play each for themselves. Four play in teams, 0 and 2 against 1 and 3; partners do not see each other's cards either.

    In the end all score the runs of their own two colours. A run is pieces of one colour on levels that follow each other in one tower. Two pieces score 1 point, three score 3 (Hungarian edition: 2), four score 6, all five score 10. Runs add up; a single piece scores nothing. The most points win, in teams the points of both partners together; equal points share the place.

    On your turn you may stop the match, instead of your swap or right after it, if a tower in one of your two colours is finished or if the central tower is. In the Hungarian edition it takes both. Whoever finishes the central tower and stops in that same turn gets 5 extra points.

    Example: your cards are red and blue. One tower has red on levels 2, 3 and 4: 3 points. Another has blue on 1 and 2, and again on 4 and 5: 1 + 1. You finish the central tower and stop at once: 5 more. Together that is 10.

    ## The end

    The match ends when the player to move has no legal swap, when somebody stops it, or after 50 turns in a row without a new connection; the options can change that number. That last limit is our own addition, so that no match goes on for ever. Points are counted in the same way each time; only stopping can bring the extra 5.

    ## Building the towers

    By chance: the towers are dealt at random. Free choice: the players take turns, starting with seat 0; each puts any piece of the lowest unfinished level on any tower that still lacks it. Drawn pieces: the same, but chance draws the colour and you choose the tower. Each level is completed before the next one begins, no tower may get a colour twice, and a piece that would make it impossible to complete its level is not allowed.

    ## Editions

    The two printed rulebooks differ for three and four players. Russian: one of the two finished towers is enough to stop, and a run of three scores 3. Hungarian: stopping takes both, and a run of three scores 2. Each of the two rules can also be chosen on its own.

maya_towers-legend =
    a1-b1@3 swaps a1 and b1 from level 3 up. Every piece shows the letter and the sign of its colour.

    ▐█▌ is the monolith, > on it the raven. W1 B2 under a tower counts the ladders of White and Black there, W♟ and B♟ are their priests. (?) is a card that is hidden from you.

maya_towers-option-setup-title = Building the towers
maya_towers-option-setup = How the towers are built: by chance; by the players in turn, free to choose; or by the players in turn, each placing a piece drawn by chance.
maya_towers-option-setup-random = By chance
maya_towers-option-setup-draft = Free choice
maya_towers-option-setup-drawn = Drawn pieces
maya_towers-option-edition-title = Edition
maya_towers-option-edition = Which rulebook three and four players follow: it decides when they may stop and what a run of three scores. No effect with two players.
maya_towers-option-edition-russian = Russian
maya_towers-option-edition-hungarian = Hungarian
maya_towers-option-ending-title = Stopping
maya_towers-option-ending = When a player may stop the match: with a finished tower in a colour of their own or with the central tower finished, or only with both. No effect with two players.
maya_towers-option-ending-either = Own colour or centre
maya_towers-option-ending-both = Own colour and centre
maya_towers-option-triple-title = Run of three
maya_towers-option-triple = Points for three connected pieces of one colour. No effect with two players.
maya_towers-option-triple-2 = 2 points
maya_towers-option-triple-3 = 3 points
maya_towers-option-stall-title = Quiet turns
maya_towers-option-stall = The match ends after so many turns in a row without a new connection.

maya_towers-reason-no-swap = The seat to move has no legal swap.
maya_towers-reason-stopped = A seat has stopped the match.
maya_towers-reason-stalled = Too many turns in a row made no new connection.

maya_towers-score-towers = towers with more ladders
maya_towers-score-priests = priests
maya_towers-score-colour = { $colour } pieces
maya_towers-score-centre = central tower finished

maya_towers-clause-T1-1 = The places are a1 to c3: columns a b c, rows 1 2 3.
maya_towers-clause-T1-2 = Those two places are not written as neighbours: they must share a side, and the earlier one (a1 b1 c1 a2 …) comes first.
maya_towers-clause-T1-3 = There are nine colours (r o y g t b v p n), each once on each of the levels 1 to 5.
maya_towers-clause-T1-4 = The raven points at one of the levels 2 to 5.
maya_towers-clause-T2-1 = Each tower is built level by level, of five different colours; this piece is not due there.
maya_towers-clause-T2-3 = Cards are dealt in turn, each colour once; the colour of the central base is dealt to nobody.
maya_towers-clause-T2-4 = After that the level could not be completed with five different colours in every tower.
maya_towers-clause-T3-2 = Bases never move: a swap starts at level 2, 3, 4 or 5.
maya_towers-clause-T3-3 = The monolith stands next to one of these towers: neither of its neighbours may take part in a swap.
maya_towers-clause-T3-4 = The raven is at this level: no swap may start there.
maya_towers-clause-T3-5 = The swap would separate two connected pieces of one colour.
maya_towers-clause-T5-2 = The condition for stopping does not hold for this seat.

maya_towers-board = Board
maya_towers-seat-0 = White
maya_towers-seat-1 = Black
maya_towers-mat = { $seat }
maya_towers-supply = Pieces of level { $level }
maya_towers-place = { $place }
maya_towers-piece = { $place }, level { $level }: { $colour }
maya_towers-supply-piece = { $colour }, level { $level }
maya_towers-monolith = monolith between { $border }
maya_towers-monolith-beside = monolith, beside the board
maya_towers-raven = raven at level { $level }
maya_towers-gap = between { $border }
maya_towers-raven-level = raven to level { $level }
maya_towers-ladder = ladder of { $seat } at { $place }
maya_towers-priest = priest of { $seat } on { $place }
maya_towers-ladders-left = ladders left: { $count }
maya_towers-priests-left = priests left: { $count }
maya_towers-card = { $colour } task card
maya_towers-card-unknown = a hidden task card
maya_towers-card-face-up = { $colour } task card, face up: nobody's
maya_towers-face-up = Face up
maya_towers-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
maya_towers-edge-column = column { $name }
maya_towers-edge-row = row { $name }
maya_towers-stop = stop the match
maya_towers-continue = continue

maya_towers-caption-setup = The towers are being built
maya_towers-caption-place = { $seat } places a piece
maya_towers-caption-monolith = { $seat } places the monolith
maya_towers-caption-deal = The cards are being dealt
maya_towers-caption-swap = { $seat } to move
maya_towers-caption-raven = { $seat } to move · raven on level { $level }
maya_towers-caption-decide = { $seat }: stop or continue?
maya_towers-caption-over = The match is over. { $reason }

maya_towers-story-built = Chance has built the towers.
maya_towers-story-dealt = The cards are dealt. Face up: { $colour }.
maya_towers-story-place = { $seat } puts { $colour } on { $place }.
maya_towers-story-monolith = { $seat } places the monolith between { $first } and { $second }, the raven on level { $level }.
maya_towers-story-swap = { $seat } swaps { $first } and { $second } from level { $level } up.
maya_towers-story-meet = At { $place } two pieces meet: { $colour }.
maya_towers-story-ladder = At { $place } two pieces meet: { $colour }. { $seat } sets a ladder.
maya_towers-story-priest = The tower at { $place } is finished: { $colour }. { $seat } sets a priest.
maya_towers-story-finished = The tower at { $place } is finished: { $colour }.
maya_towers-story-stop = { $seat } stops the match.
maya_towers-story-continue = { $seat } plays on.

maya_towers-diagram-monolith = Monolith at { $border }.
maya_towers-diagram-raven = Monolith at { $border }, raven at level { $level }.
maya_towers-diagram-beside = Monolith beside the board.
maya_towers-diagram-left = { $seat }: ladders left { $ladders }, priests left { $priests }.
maya_towers-diagram-quiet = { $seat } to move, { $quiet } of { $stall } quiet turns
maya_towers-diagram-place = { $seat } places { $colour }
