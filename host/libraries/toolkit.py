"""Compilers of a CUDA toolkit that a foreign process has: NVRTC and nvJitLink, which need no GPU."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from ...support.diagnostics import UsageError


@cache
def toolkit_library(name: str) -> ctypes.CDLL | None:
    """Return the library `lib{name}.so.N` of the toolkit that the process would use; None if it has none.

    It is searched for in the packages of the process's Python, then in `$CUDA_HOME`, `$CUDA_PATH` and
    /usr/local/cuda. `MINICC_TOOLKIT` names another folder, or is `none`.
    """
    for folder in _folders():
        for file in sorted(folder.glob(f"lib{name}.so.[0-9]*"), key=lambda file: len(file.name)):
            try:
                # NVRTC loads its functions by this name only, which the process's search path need not have.
                for builtins in folder.glob(f"lib{name}-builtins.so.[0-9]*"):
                    ctypes.CDLL(str(builtins))
                return ctypes.CDLL(str(file))
            except OSError:
                continue
    return None


def _folders() -> Iterator[Path]:
    own = os.environ.get("MINICC_TOOLKIT")
    if own is not None:
        if own != "none" and not Path(own).is_dir():
            raise UsageError(f"MINICC_TOOLKIT names a folder with libraries, or is 'none', found '{own}'")
        if own != "none":
            yield Path(own)
        return
    for entry in map(Path, sys.path):
        yield from sorted((entry / "nvidia").glob("*/lib"), reverse=True)
    for root in (os.environ.get("CUDA_HOME"), os.environ.get("CUDA_PATH"), "/usr/local/cuda"):
        if root:
            yield Path(root) / "lib64"
