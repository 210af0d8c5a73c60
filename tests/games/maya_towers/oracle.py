"""A second program for maya_towers: slow, short, written from the rules file alone, with dictionaries and strings."""

from itertools import pairwise

PLACES = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
COLOURS = list("roygtbvpn")
NEIGHBOURS = [
    (one, two)
    for index, one in enumerate(PLACES)
    for two in PLACES[index + 1 :]
    if abs(ord(one[0]) - ord(two[0])) + abs(int(one[1]) - int(two[1])) == 1
]
RUNS = {1: 0, 2: 1, 4: 6, 5: 10}  # T5.3


class Oracle:
    """One match. Towers are strings from the base up; everything else is what the position text says."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        edition = options.get("edition", "russian")
        self.seats = seats
        self.setup = options.get("setup", "random")
        self.ending = options.get("ending", "either" if edition == "russian" else "both")
        self.triple = int(str(options.get("triple", 3 if edition == "russian" else 2)))
        self.stall = int(str(options.get("stall", 50)))
        self.towers = dict.fromkeys(PLACES, "")
        self.phase = {"random": "fill", "draft": "draft", "drawn": "draw"}[str(self.setup)]
        self.turn = 0
        self.drawn = ""
        self.finisher: int | None = None  # who finished the central tower in this turn
        self.monolith: tuple[str, str] | None = None
        self.raven = 0
        self.quiet = 0
        self.ladders = {place: [0, 0] for place in PLACES}
        self.priests: dict[str, int] = {}
        self.cards: list[list[str]] = [[] for _ in range(seats)]

    @classmethod
    def read(cls, position: str) -> "Oracle":
        """The match at a position text, which is trusted."""
        header, towers, phase, turn, monolith, quiet, table = position.split()
        seats, *options = header.split(",")
        oracle = cls(int(seats), dict(option.split("=", 1) for option in options))
        for place, tower in zip(PLACES, towers.split("/"), strict=True):
            oracle.towers[place] = tower.strip("-")
        oracle.phase = phase
        oracle.turn = int(turn[0])
        oracle.drawn = turn[1:].strip("+")
        oracle.finisher = oracle.turn if "+" in turn else None
        if monolith != "-":
            border, _, raven = monolith.partition("@")
            oracle.monolith = (border[:2], border[3:])
            oracle.raven = int(raven or 0)
        oracle.quiet = int(quiet)
        if oracle.seats == 2:
            for place, item in zip(PLACES, table.split("/"), strict=True):
                oracle.ladders[place] = [int(item[0]), int(item[1])]
                if item[2:]:
                    oracle.priests[place] = "WB".index(item[2])
        else:
            oracle.cards = [list(hand.strip("-")) for hand in table.split("/")]
        return oracle

    def body(self) -> str:
        """The position text without seats and options."""
        border = f"{self.monolith[0]}-{self.monolith[1]}" if self.monolith else "-"
        raven = f"@{self.raven}" if self.raven else ""
        mark = "" if self.finisher is None else "+"
        if self.seats == 2:
            table = [
                f"{self.ladders[place][0]}{self.ladders[place][1]}"
                + ("WB"[self.priests[place]] if place in self.priests else "")
                for place in PLACES
            ]
        else:
            table = ["".join(hand) or "-" for hand in self.cards]
        towers = "/".join(self.towers[place] or "-" for place in PLACES)
        return f"{towers} {self.phase} {self.turn}{self.drawn}{mark} {border}{raven} {self.quiet} {'/'.join(table)}"

    def actor(self) -> str:
        """`*`, a seat's number, or nothing when the match is over."""
        if self.phase in ("fill", "draw", "deal"):
            return "*"
        return "" if self.phase in ("no-swap", "stopped", "stalled") else str(self.turn)

    def legal(self) -> set[str]:
        """What the actor may do."""
        if self.phase in ("fill", "draft", "place"):
            return self.placings()
        if self.phase == "draw":
            return set(self.colours_left())
        if self.phase == "monolith":
            return {f"M {one}-{two}@{level}" for one, two in NEIGHBOURS for level in (2, 3, 4, 5)}
        if self.phase == "deal":
            dealt = [card for hand in self.cards for card in hand]
            due = len(dealt) % self.seats
            return {f"card {due} {c}" for c in COLOURS if c not in dealt and c != self.towers["b2"][0]}
        if self.phase == "decide":
            return {"continue", "stop"} if self.stop_condition() else {"continue"}
        if self.phase == "swap":
            return self.swaps() | ({"stop"} if self.seats > 2 and self.stop_condition() else set())
        return set()

    # T2: building

    def level(self) -> int:
        """The lowest unfinished level."""
        return min(map(len, self.towers.values())) + 1

    def colours_left(self) -> list[str]:
        """The colours not yet at that level."""
        used = [tower[self.level() - 1] for tower in self.towers.values() if len(tower) == self.level()]
        return [colour for colour in COLOURS if colour not in used]

    def placings(self) -> set[str]:
        """Colours on places, T2.1 and T2.4."""
        lacking = [place for place in PLACES if len(self.towers[place]) < self.level()]
        left = self.colours_left()
        colours = [self.drawn] if self.drawn else left
        places = lacking[:1] if self.phase == "fill" else lacking
        found = set()
        for colour in colours:
            for place in places:
                others = [self.towers[other] for other in lacking if other != place]
                rest = [other for other in left if other != colour]
                if colour in left and colour not in self.towers[place] and matches(others, rest):
                    found.add(f"{colour}>{place}")
        return found

    # T3: swapping

    def swaps(self) -> set[str]:
        """T3.1 to T3.5."""
        found = set()
        for one, two in NEIGHBOURS:
            for level in (2, 3, 4, 5):
                blocked = self.monolith is not None and (one in self.monolith or two in self.monolith)
                at_raven = self.seats == 2 and level == self.raven
                cuts = any(self.towers[t][level - 1] == self.towers[t][level - 2] for t in (one, two))
                if not (blocked or at_raven or cuts):
                    found.add(f"{one}-{two}@{level}")
        return found

    def finished(self) -> list[str]:
        """The places of finished towers (T1.7)."""
        return [place for place, tower in self.towers.items() if len(tower) == 5 and len(set(tower)) == 1]

    def stop_condition(self) -> bool:
        """T5.2."""
        own = any(self.towers[place][0] in self.cards[self.turn] for place in self.finished())
        centre = "b2" in self.finished()
        return (own and centre) if self.ending == "both" else (own or centre)

    def play(self, text: str) -> None:
        """Carry out a legal action."""
        if text == "stop":
            self.phase = "stopped"
        elif text == "continue":
            self.end_turn()
        elif text.startswith("M "):
            self.monolith, self.raven, self.turn = (text[2:4], text[5:7]), int(text[8]), 0
            self.begin_turn()
        elif text.startswith("card"):
            self.cards[int(text[5])].append(text[7])
            if sum(map(len, self.cards)) == 2 * self.seats:
                self.begin_turn()
        elif ">" in text:
            self.put(text[0], text[2:])
        elif "@" in text:
            self.swap(text[:2], text[3:5], int(text[6]))
        else:
            self.drawn, self.phase = text, "place"

    def put(self, colour: str, place: str) -> None:
        """Put a piece; after the last one Black's monolith (T2.2) or the cards (T2.3) follow."""
        self.towers[place] += colour
        self.drawn = ""
        if self.phase != "fill":
            self.turn = (self.turn + 1) % self.seats
        if self.phase == "place":
            self.phase = "draw"
        if all(len(tower) == 5 for tower in self.towers.values()):
            self.phase, self.turn = ("monolith", 1) if self.seats == 2 else ("deal", 0)

    def swap(self, one: str, two: str, level: int) -> None:
        """T3.6, T4.1, T4.2, T5.2."""
        low = level - 1
        first, second = self.towers[one], self.towers[two]
        self.towers[one], self.towers[two] = first[:low] + second[low:], second[:low] + first[low:]
        self.monolith = (one, two)
        self.quiet += 1
        if self.seats == 2:
            self.raven = level
        for place in (one, two):
            if self.towers[place][low] == self.towers[place][low - 1]:
                self.quiet = 0
                if self.seats == 2:
                    self.reward(place)
                elif place == "b2" and "b2" in self.finished():
                    self.finisher = self.turn
        finished = self.finished()
        asked = len(finished) > 1 and "b2" in finished if self.ending == "both" else bool(finished)
        if self.seats > 2 and asked:
            self.phase = "decide"
        else:
            self.end_turn()

    def reward(self, place: str) -> None:
        """T4.1 and T4.2."""
        spaces = sum(place in pair for pair in NEIGHBOURS)
        used = sum(counts[self.turn] for counts in self.ladders.values())
        if sum(self.ladders[place]) < spaces and used < 15:
            self.ladders[place][self.turn] += 1
        if place in self.finished() and list(self.priests.values()).count(self.turn) < 5:
            self.priests[place] = self.turn

    def end_turn(self) -> None:
        """T3.7 and T6.1."""
        self.finisher = None
        self.turn = (self.turn + 1) % self.seats
        if self.quiet >= self.stall:
            self.phase = "stalled"
        else:
            self.begin_turn()

    def begin_turn(self) -> None:
        """T3.7."""
        self.phase = "swap" if self.swaps() else "no-swap"

    # T4.3-4, T5.3-5: results

    def scores(self) -> list[int]:
        """The points of each seat."""
        if self.seats == 2:
            return [
                list(self.priests.values()).count(seat)
                + sum(counts[seat] > counts[1 - seat] for counts in self.ladders.values())
                for seat in (0, 1)
            ]
        return [
            sum(run_points(tower, card, self.triple) for tower in self.towers.values() for card in hand)
            + (5 if self.phase == "stopped" and self.finisher == seat else 0)
            for seat, hand in enumerate(self.cards)
        ]

    def ranks(self) -> list[int]:
        """The rank of each seat."""
        scores = self.scores()
        if self.seats == 4:
            teams = [scores[0] + scores[2], scores[1] + scores[3]]
            return [1 if teams[seat % 2] >= teams[1 - seat % 2] else 2 for seat in range(4)]
        results: list[tuple[int, ...]] = [(score,) for score in scores]
        if self.seats == 2:
            results = [
                (
                    scores[seat],
                    list(self.priests.values()).count(seat),
                    sum(counts[seat] for counts in self.ladders.values()),
                )
                for seat in (0, 1)
            ]
        return [1 + sum(other > result for other in results) for result in results]


def run_points(tower: str, colour: str, triple: int) -> int:
    """T5.3: the runs of a colour in one tower."""
    marks = "".join("x" if piece == colour else " " for piece in tower)
    return sum((RUNS | {3: triple})[len(run)] for run in marks.split())


def matches(towers: list[str], colours: list[str]) -> bool:
    """Whether each tower can get a colour of its own that it lacks, by trying."""
    if not towers:
        return True
    return any(
        colour not in towers[0] and matches(towers[1:], [other for other in colours if other != colour])
        for colour in colours
    )


def connections(towers: dict[str, str]) -> int:
    """How many connections there are (T1.7)."""
    return sum(low == high for tower in towers.values() for low, high in pairwise(tower))
