maya_towers-summary = Swap the tops of nine towers until equal colours meet. What has met stays together.
maya_towers-rules =
    A swap, a1-b1@3, takes two neighbouring towers: everything from level 3 up changes places. Bases never move.
    Where equal colours come to lie on each other they are connected; no swap may separate them again.
    The monolith ▐█▌ stands between the two towers swapped last: neither may take part in the next swap.

    Two seats: the raven > sits at the level swapped last, and no swap may start there. A connection earns you a
    ladder at that tower, a tower of one colour a priest ♟. W1 B2 under a tower counts White's and Black's ladders.
    A point for each priest, and for each tower where you have more ladders.

    Three seats, or four (0 and 2 against 1 and 3): you have two secret colours. At the end runs of your colours
    in a tower score: two 1, three 2 or 3, four 6, five 10. You may stop when a tower of your colours or the
    central one is finished (edition hungarian: both); finishing the central one and stopping at once earns 5.

    The match ends when the seat to move has no swap, when somebody stops it, or after too many quiet turns: turns in
    a row without a new connection.

maya_towers-option-setup = How the towers are built: by chance; by the seats in turn, free to choose; or by the seats in turn, each placing a piece drawn by chance.
maya_towers-option-edition = Which rulebook three and four seats follow: it sets ending and triple. No effect with two seats.
maya_towers-option-ending = When a seat may stop the match: with a finished tower of its own colour or the central tower finished, or only with both. No effect with two seats.
maya_towers-option-triple = Points for three connected pieces of one colour. No effect with two seats.
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
maya_towers-ladders-left = { $count } ladders left
maya_towers-priests-left = { $count } priests left
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
maya_towers-story-dealt = The cards are dealt. { $colour } lies face up.
maya_towers-story-place = { $seat } puts { $colour } on { $place }.
maya_towers-story-monolith = { $seat } places the monolith between { $first } and { $second }, the raven on level { $level }.
maya_towers-story-swap = { $seat } swaps { $first } and { $second } from level { $level } up.
maya_towers-story-meet = At { $place } two pieces meet: { $colour }.
maya_towers-story-ladder = At { $place } two pieces meet: { $colour }. { $seat } sets a ladder.
maya_towers-story-priest = The tower at { $place } is finished: { $colour }. { $seat } sets a priest.
maya_towers-story-finished = The tower at { $place } is finished: { $colour }.
maya_towers-story-stop = { $seat } stops the match.
maya_towers-story-continue = { $seat } plays on.
