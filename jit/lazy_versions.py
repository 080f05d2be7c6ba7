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
from .speculative_versions import LAZY_VERSIONS, Version, version_index, version_name

_MAKE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)


class LazyVersions:
    """The forms that a kernel has apart: of the regions that begin at `places`, from code that `compile`
    gives.
    """

    def __init__(
        self, places: Mapping[Version, tuple[int, ...]], compile: Callable[[Version], bytes]
    ) -> None:
        self._places, self._compile = places, compile
        self._lock = threading.Lock()
        self._code: dict[Version, machine.Loaded] = {}
        self._table = np.zeros(
            1 + max(version_index(place, version) for version, at in places.items() for place in at),
            np.uint64,
        )
        self._callback = _MAKE(self._make)
        self.failed: BaseException | None = None
        """The exception that prevented compilation."""

    @property
    def slots(self) -> dict[str, int]:
        """Return what a launch's words say of it."""
        return {
            "version_table": self._table.ctypes.data,
            "compile_version": ctypes.cast(self._callback, ctypes.c_void_p).value or 0,
        }

    def _make(self, number: int) -> int:
        """Fill the table with one of `speculative_versions.APART`; 1 where that failed."""
        with self._lock:
            try:
                version = LAZY_VERSIONS[number]
                if version not in self._code:
                    self._code[version] = code = machine.Loaded(machine.host(), self._compile(version))
                    for place in self._places[version]:
                        self._table[version_index(place, version)] = code.address(
                            version_name(place, version)
                        )
            except BaseException as error:  # nothing may pass through compiled code
                self.failed = error
                return 1
        return 0
