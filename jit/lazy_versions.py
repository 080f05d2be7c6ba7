"""Versions of regions that are compiled when a gang first needs one; most launches never do.

Compiled code finds the functions in a table of addresses (slot `version_table`). Where an entry is null,
it calls `compile_version`, which compiles that version of all regions and fills their entries. Invariant: an
entry that is not null stays valid while the kernel's code is alive.
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Mapping

import numpy as np

from . import machine
from .speculative_versions import LAZY_VERSIONS, Version, version_index, version_name

_CompileCallback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)


class LazyVersions:
    """The lazily compiled versions of a kernel: the regions that have each version, and their table."""

    def __init__(
        self, regions: Mapping[Version, tuple[int, ...]], compile: Callable[[Version], bytes]
    ) -> None:
        """Make an empty table. `compile` returns the object code of a version of all its `regions`."""
        self._regions, self._compile = regions, compile
        self._lock = threading.Lock()
        self._code: dict[Version, machine.LoadedCode] = {}
        indices = [version_index(region, version) for version, some in regions.items() for region in some]
        self._table = np.zeros(1 + max(indices), np.uint64)
        self._callback = _CompileCallback(self._compile_version)
        self.exception: BaseException | None = None
        """The exception that prevented compilation; `launch` raises it."""

    @property
    def slots(self) -> dict[str, int]:
        """Values of the launch's slots `version_table` and `compile_version`."""
        return {
            "version_table": self._table.ctypes.data,
            "compile_version": ctypes.cast(self._callback, ctypes.c_void_p).value or 0,
        }

    def _compile_version(self, number: int) -> int:
        """Compile the version `LAZY_VERSIONS[number]`, unless another worker has, and fill its entries of the
        table. Return 0, or 1 with `exception` set.
        """
        with self._lock:
            try:
                version = LAZY_VERSIONS[number]
                if version not in self._code:
                    self._code[version] = code = machine.LoadedCode(machine.host(), self._compile(version))
                    for region in self._regions[version]:
                        address = code.address(version_name(region, version))
                        self._table[version_index(region, version)] = address
            except BaseException as error:  # an exception must not unwind compiled code
                self.exception = error
                return 1
        return 0
