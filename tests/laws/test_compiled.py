"""Compiled = interpreted, byte for byte."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from laws.cases import every_game
from laws.digests import game_digests
from pyramidion.core.contract import Game
from pyramidion.core.jit import COMPILED

TESTS = Path(__file__).parent.parent


@every_game
@pytest.mark.skipif(not COMPILED, reason="NUMBA_DISABLE_JIT is set: there is nothing compiled to compare with")
def test_compiled_equals_interpreted(game: Game) -> None:
    path = os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": path}
    command = [sys.executable, "-W", "error", str(TESTS / "laws" / "digests.py"), game.name]
    found = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    interpreted = json.loads(found.stdout)
    compiled = json.loads(json.dumps(game_digests(game.name)))
    assert interpreted.pop("rng") == compiled.pop("rng")
    assert list(interpreted) == list(compiled)
    for case, digests in compiled.items():
        assert interpreted[case]["plies"] == digests["plies"], case
        assert interpreted[case]["outcome"] == digests["outcome"], case
        assert interpreted[case]["floats"] == pytest.approx(digests["floats"], abs=1e-6), case
