"""Careful forms of regions are machine code of their own, made when a strip first needs one: most launches never do.

Compiled code finds them in a table, by the numbers of the places where their regions begin; where there is nothing yet it calls `make`.
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable

import numpy as np

from . import machine
from .quick import careful_name

_MAKE = ctypes.CFUNCTYPE(ctypes.c_int)


class Careful:
    """The careful forms of a kernel: of the regions that begin at `places`, from code that `compile` gives."""

    def __init__(self, places: tuple[int, ...], compile: Callable[[], bytes]) -> None:
        self._places, self._compile = places, compile
        self._lock = threading.Lock()
        self._code: machine.Loaded | None = None
        self._table = np.zeros(max(places) + 2, np.uint64)
        self._callback = _MAKE(self._make)
        self.failed: BaseException | None = None
        """Why there is no code."""

    @property
    def words(self) -> dict[str, int]:
        """What a launch's words say of it."""
        return {"careful": self._table.ctypes.data, "make": ctypes.cast(self._callback, ctypes.c_void_p).value or 0}

    def _make(self) -> int:
        """Fill the table; 1 where that failed."""
        with self._lock:
            try:
                if self._code is None:
                    self._code = machine.Loaded(machine.host(), self._compile())
                    self._table[[place + 1 for place in self._places]] = [self._code.address(careful_name(place)) for place in self._places]
            except BaseException as error:  # nothing may pass through compiled code
                self.failed = error
                return 1
        return 0
