"""A second program for the rules, written from them alone: slow, plain, no table or trick of the engine in it.

Squares are (x, y), both from 0.
"""

from collections import Counter
from typing import Any

SYMBOLS = "RGBOP"
KINDS = [first + second for index, first in enumerate(SYMBOLS) for second in SYMBOLS[index:]]
COLUMNS = "abcdefghijklm"
EMPTY, PYRAMID, LEFT = ".", "^", "x"
DIRECTIONS = ((1, 0), (-1, 0), (0, 1), (0, -1))
Square = tuple[int, int]


def name(square: Square) -> str:
    return f"{COLUMNS[square[0]]}{square[1] + 1}"


def square_of(text: str) -> Square:
    return COLUMNS.index(text[0]), int(text[1:]) - 1


def kind_of(first: str, second: str) -> str:
    return "".join(sorted((first, second), key=SYMBOLS.index))


class Oracle:
    """A match: who acts, what is legal, what then happens."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.side = {1: 9, 2: 9, 3: 11, 4: 13}[seats]
        self.board = {(x, y): EMPTY for y in range(self.side) for x in range(self.side)}
        edge = (self.side - 9) // 2
        spots = {(4, 4): "P", (4, 8): "R", (8, 4): "G", (4, 0): "B", (0, 4): "O"}
        self.coloured = {(x + edge, y + edge): symbol for (x, y), symbol in spots.items()}
        self.board.update(self.coloured)
        mixed, double = {"7+6": (7, 6), "8+4": (8, 4)}[options.get("tiles", "7+6")]
        self.bag = Counter({kind: double if kind[0] == kind[1] else mixed for kind in KINDS})
        self.racks: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.markers = [dict.fromkeys(SYMBOLS, 0) for _ in range(seats)]
        self.laid = [0] * seats  # tiles each seat has put down
        self.pyramids: list[Square] = []  # standing, the oldest first
        self.bonus = 0
        self.aside: Counter[str] = Counter()  # an exchanged rack while five are drawn
        self.seat = 0
        self.winner = -1
        self.phase = "draw"
        self.drawing = "solo" if seats == 1 else "deal"
        self.receivers = [0] if seats == 1 else [seat for seat in range(seats) for _ in range(5)]

    def actor(self) -> str:
        if self.phase in ("full", "axio", "no-tile"):
            return ""
        return "*" if self.phase == "draw" else str(self.seat)

    def neighbours(self, square: Square) -> list[Square]:
        x, y = square
        return [(x + dx, y + dy) for dx, dy in DIRECTIONS if (x + dx, y + dy) in self.board]

    def pairs(self) -> list[tuple[Square, Square]]:
        empty = [square for square, shows in self.board.items() if shows == EMPTY]
        return [((x, y), other) for x, y in empty for other in ((x + 1, y), (x, y + 1)) if other in empty]

    def usable_pairs(self) -> list[tuple[Square, Square]]:
        if self.laid[self.seat]:
            return self.pairs()
        free = {
            coloured
            for coloured in self.coloured
            if all(self.board[near] == EMPTY for near in self.neighbours(coloured))
        }
        near = {square for coloured in free for square in self.neighbours(coloured)}
        return [pair for pair in self.pairs() if near & set(pair)]

    def may_exchange(self) -> bool:
        mine = self.markers[self.seat]
        lowest = {symbol for symbol in SYMBOLS if mine[symbol] == min(mine.values())}
        return not any(set(kind) & lowest for kind in +self.racks[self.seat])

    def legal(self) -> set[str]:
        if self.phase == "draw":
            return {f"{self.receivers[0]}+{kind}" for kind in +self.bag}
        if self.phase == "decide":
            return {"keep", "exchange"} if self.may_exchange() else {"keep"}
        if self.phase != "place":
            return set()
        ways = {way for kind in +self.racks[self.seat] for way in (kind, kind[::-1])}
        pairs = self.usable_pairs()
        return {f"{a}@{name(first)} {b}@{name(second)}" for a, b in ways for first, second in pairs}

    def play(self, text: str) -> None:
        if self.phase == "draw":
            self._draw(text[-2:])
        elif text == "keep":
            self._refill()
        elif text == "exchange":
            self.aside, self.racks[self.seat] = self.racks[self.seat], Counter()
            self._draw_for("exchange", 5)
        else:
            self._place(*(half.split("@") for half in text.split()))

    def _draw_for(self, why: str, count: int) -> None:
        self.phase, self.drawing, self.receivers = "draw", why, [self.seat] * count

    def _draw(self, kind: str) -> None:
        self.bag[kind] -= 1
        self.racks[self.receivers.pop(0)][kind] += 1
        if not self.receivers:
            self.bag += self.aside
            self.aside = Counter()
            self.seat = 0 if self.drawing == "deal" else (self.seat + 1) % self.seats
            self.phase = "place" if self.racks[self.seat].total() else "no-tile"

    def _add(self, symbol: str, points: int) -> int:
        """One evaluation. 1 if the symbol reaches 18 by it."""
        mine = self.markers[self.seat]
        before = mine[symbol]
        mine[symbol] = min(before + points, 36 if self.seats == 1 and before >= 18 else 18)
        return int(before < 18 <= mine[symbol])

    def _points(self, square: Square, other: Square) -> int:
        points = 0
        for dx, dy in DIRECTIONS:
            here = (square[0] + dx, square[1] + dy)
            while here != other and self.board.get(here) == self.board[square]:
                points += 1
                here = (here[0] + dx, here[1] + dy)
        return points

    def _place(self, one: list[str], two: list[str]) -> None:
        (a, first), (b, second) = ((symbol, square_of(at)) for symbol, at in (one, two))
        self.racks[self.seat][kind_of(a, b)] -= 1
        self.board[first], self.board[second] = a, b
        self.laid[self.seat] += 1
        self.bonus = max(0, self.bonus - 1)
        reached = self._add(a, self._points(first, second))
        reached += self._add(b, self._points(second, first))
        for square in sorted(self.board, key=lambda square: square[::-1]):
            if self.board[square] == EMPTY and all(self.board[near] != EMPTY for near in self.neighbours(square)):
                reached += self._raise(square)
        rack = self.racks[self.seat].total()
        if self.seats > 1 and set(self.markers[self.seat].values()) == {18}:
            self.phase, self.winner = "axio", self.seat
        elif not self.pairs():
            self.phase = "full"
        elif self.seats == 1:
            self._draw_for("solo", 1)
        else:
            self.bonus += reached
            if self.bonus and rack:
                self.phase = "place"
            elif rack and self.bag.total() >= 5:
                self.phase = "decide"
            else:
                self._refill()

    def _raise(self, square: Square) -> int:
        if len(self.pyramids) == 20:
            self.board[self.pyramids.pop(0)] = LEFT
        self.board[square] = PYRAMID
        self.pyramids.append(square)
        points = Counter(self.board[near] for near in self.neighbours(square))
        return sum(self._add(symbol, points[symbol]) for symbol in SYMBOLS if points[symbol])

    def _refill(self) -> None:
        self.bonus = 0
        self._draw_for("refill", min(5 - self.racks[self.seat].total(), self.bag.total()))

    def rows(self) -> list[str]:
        return ["".join(self.board[x, y] for x in range(self.side)) for y in range(self.side)]

    def result(self) -> dict[str, Any]:
        keys = [(seat == self.winner, sorted(self.markers[seat].values())) for seat in range(self.seats)]
        return {
            "reason": self.phase,
            "scores": [min(mine.values()) for mine in self.markers],
            "ranks": [1 + sum(other > mine for other in keys) for mine in keys],
            "markers": [list(mine.values()) for mine in self.markers],
        }
