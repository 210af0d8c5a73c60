"""Mutants: copies of a source file with one small mistake each, made by the operators of cosmic-ray."""

import ast
import hashlib
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

# Operators that can only make equivalent mutants here, or none:
# - with compilation switched off `@kernel` does nothing, so it may as well be removed;
# - kernels compare small integers, for which `is` means `==`; and `is not` means `!=`, which is tried anyway;
# - the variable operators need to be told names.
LEFT_OUT = ("RemoveDecorator", "_Is", "_IsNot", "VariableReplacer", "VariableInserter")


class Mutant(NamedTuple):
    """One mistake. `line` and `mutant` are the line before and after it, without indentation."""

    path: Path
    number: int  # of the line, from 1
    function: str
    line: str
    mutant: str
    operator: str
    source: str  # the whole file with the mistake

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What names it even if lines above it come or go."""
        return self.path.as_posix(), self.function, self.line, self.mutant


class Candidate(NamedTuple):
    """Something that could be mutated."""

    order: bytes  # random, but always the same for this place in this function
    path: Path
    operator: str
    occurrence: int
    number: int


def sample(paths: list[Path], size: int, seed: int) -> list[Mutant]:
    """Some mutants of all files, no two alike. Where a line changes, only the mutants of that line do."""
    candidates = sorted(candidate for path in paths for candidate in _candidates(path, seed))
    chosen: dict[tuple[str, str, str, str], Mutant] = {}
    for _, path, operator, occurrence, number in candidates:
        if len(chosen) == size:
            break
        source = path.read_text(encoding="utf-8")
        mutated = mutate_code(source, get_operator(operator)(), occurrence)
        if mutated is not None and mutated != source and _compiles(mutated):
            before, after = _changed(source, mutated)
            mutant = Mutant(path, number, _functions_by_line(source)[number], before, after, operator, mutated)
            chosen.setdefault(mutant.key, mutant)
    return list(chosen.values())


def _candidates(path: Path, seed: int) -> Iterator[Candidate]:
    """Everything inside functions that could be mutated."""
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()
    functions = _functions_by_line(source)
    nodes = list(ast_nodes(get_ast(source)))
    for name in operator_names():
        if name.endswith(LEFT_OUT):
            continue
        operator = get_operator(name)()
        positions = [start for node in nodes for start, _ in operator.mutation_positions(node)]
        for occurrence, (number, column) in enumerate(positions):
            if number in functions:
                twin = occurrence > 0 and positions[occurrence - 1] == (number, column)
                place = (seed, path.as_posix(), functions[number], lines[number - 1], column, name, twin)
                order = hashlib.blake2b(repr(place).encode(), digest_size=8).digest()
                yield Candidate(order, path, name, occurrence, number)


def _functions_by_line(source: str) -> dict[int, str]:
    return {
        number: node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef)
        for number in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }


def _compiles(source: str) -> bool:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            compile(source, "mutant", "exec")
    except (SyntaxError, SyntaxWarning):
        return False
    return True


def _changed(source: str, mutated: str) -> tuple[str, str]:
    """The first line that differs, before and after."""
    lines = zip(source.splitlines(), mutated.splitlines(), strict=False)
    before, after = next((before, after) for before, after in lines if before != after)
    return " ".join(before.split()), " ".join(after.split())
