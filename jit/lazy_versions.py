"""Forms of regions that are machine code of their own, made when a strip first needs one: most launches need
none.

Compiled code finds them in a table; where there is nothing yet it calls `make`, which makes that form of all
regions.
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Mapping

import numpy as np

from . import machine
from .speculative_versions import APART, StripForm, form_name, form_number

_MAKE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)


class Forms:
    """The forms that a kernel has apart: of the regions that begin at `places`, from code that `compile`
    gives.
    """

    def __init__(
        self, places: Mapping[StripForm, tuple[int, ...]], compile: Callable[[StripForm], bytes]
    ) -> None:
        self._places, self._compile = places, compile
        self._lock = threading.Lock()
        self._code: dict[StripForm, machine.Loaded] = {}
        self._table = np.zeros(
            1 + max(form_number(place, form) for form, at in places.items() for place in at), np.uint64
        )
        self._callback = _MAKE(self._make)
        self.failed: BaseException | None = None
        """The exception that prevented compilation."""

    @property
    def words(self) -> dict[str, int]:
        """Return what a launch's words say of it."""
        return {
            "forms": self._table.ctypes.data,
            "make": ctypes.cast(self._callback, ctypes.c_void_p).value or 0,
        }

    def _make(self, number: int) -> int:
        """Fill the table with one of `speculative_versions.APART`; 1 where that failed."""
        with self._lock:
            try:
                form = APART[number]
                if form not in self._code:
                    self._code[form] = code = machine.Loaded(machine.host(), self._compile(form))
                    for place in self._places[form]:
                        self._table[form_number(place, form)] = code.address(form_name(place, form))
            except BaseException as error:  # nothing may pass through compiled code
                self.failed = error
                return 1
        return 0
