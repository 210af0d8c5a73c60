"""Mutants: copies of a source file with one small mistake each, made by the operators of cosmic-ray."""

import ast
import random
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


def sample(paths: list[Path], size: int, seed: int) -> list[Mutant]:
    """Some mutants of all files, no two alike; the same for the same seed and sources."""
    candidates = [candidate for path in paths for candidate in _candidates(path)]
    random.Random(seed).shuffle(candidates)
    chosen: dict[tuple[str, str, str, str], Mutant] = {}
    for path, operator, occurrence, number in candidates:
        if len(chosen) == size:
            break
        source = path.read_text(encoding="utf-8")
        mutated = mutate_code(source, get_operator(operator)(), occurrence)
        if mutated is not None and mutated != source and _compiles(mutated):
            before, after = _changed(source, mutated)
            mutant = Mutant(path, number, _functions_by_line(source)[number], before, after, operator, mutated)
            chosen.setdefault(mutant.key, mutant)
    return list(chosen.values())


def _candidates(path: Path) -> Iterator[tuple[Path, str, int, int]]:
    """File, operator, occurrence and line of everything inside functions that could be mutated."""
    source = path.read_text(encoding="utf-8")
    functions = _functions_by_line(source)
    nodes = list(ast_nodes(get_ast(source)))
    for name in operator_names():
        if not name.endswith(LEFT_OUT):
            operator = get_operator(name)()
            positions = [start for node in nodes for start, _ in operator.mutation_positions(node)]
            for occurrence, (number, _) in enumerate(positions):
                if number in functions:
                    yield path, name, occurrence, number


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
