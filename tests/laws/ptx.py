"""Compile kernels for a GPU, on a machine that has none: PTX is made without a driver."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

CAPABILITY = (9, 0)


def ptx_of(function: Callable[..., None], signature: tuple[Any, ...], monkeypatch: pytest.MonkeyPatch) -> str:
    """The function as PTX. Skips where numba-cuda is not installed (it is for Linux)."""
    import numpy as np

    if not hasattr(np, "row_stack"):  # gone from NumPy 2.5, which numba-cuda 0.30 does not know yet
        monkeypatch.setattr(np, "row_stack", np.vstack, raising=False)
    pytest.importorskip("numba_cuda", reason="numba-cuda is not installed: GPU-safety cannot be checked here")
    from numba import cuda

    # The one question that compiling asks of a device.
    device = SimpleNamespace(compute_capability=CAPABILITY)
    monkeypatch.setattr("numba.cuda.dispatcher.get_current_device", lambda: device)
    ptx, _ = cuda.compile_ptx(function, signature, cc=CAPABILITY, opt=False)  # quicker: nobody runs it
    return str(ptx)
