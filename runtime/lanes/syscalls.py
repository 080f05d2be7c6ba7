"""Functions that CUDA's device runtime provides without a body in PTX: `vprintf`, `malloc`, `free`, `__assertfail`."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ..engine.executable import PROVIDED
from ..engine.printing import Output, formatted
from .access import Access
from .faults import LaneFault
from .values import DType, Mask, Value, load_block

HEAP_BYTES = 8 << 20
"""The size of the heap that `malloc` serves: CUDA's default (cudaLimitMallocHeapSize)."""
_DTYPES: dict[str, DType] = {"u32": np.uint32, "u64": np.uint64}
_LONGEST = 1 << 20
"""A string without an end before this many bytes is taken for garbage."""


class Services:
    """What a launch keeps for these functions. `heap` is how many bytes `malloc` has given out."""

    def __init__(self) -> None:
        self.output = Output()
        self.heap = 0


def run(x: Access, services: Services, name: str, values: list[Value], mask: Mask, site: int) -> Value | None:
    """Call a provided function for the lanes of `mask`; its result (an unsigned integer, per lane or for all), None for void."""
    types = [_DTYPES[type_] for type_ in PROVIDED[name].split()]
    args = [load_block(v, 0, t) if not isinstance(v, (np.generic, np.ndarray)) else v.view(t) for v, t in zip(values, types)]
    return SYSCALLS[name](x, services, args, mask, site)


def _lanes(x: Access, mask: Mask) -> list[int]:
    return list(range(x.n)) if mask is None else np.flatnonzero(mask).tolist()


def _at(value: Value, lane: int) -> int:
    return int(value[lane] if isinstance(value, np.ndarray) else value)


def _string(x: Access, address: int, lane: int, site: int) -> str:
    """The characters from `address` up to a zero, as one lane sees them."""
    alone = np.zeros(x.n, np.bool_)
    alone[lane] = True
    data = bytearray()
    while len(data) < _LONGEST:
        value = x.load("generic", np.uint8, np.full(x.n, address + len(data), np.uint64), alone, site)
        byte = _at(value, lane)
        if not byte:
            break
        data.append(byte)
    return data.decode("utf-8", "replace")


# ------------------------------------------------------------------------------------------ printf


def _vprintf(x: Access, services: Services, args: list[Value], mask: Mask, site: int) -> Value:
    formats, buffer = args
    lanes = _lanes(x, mask)
    results = np.zeros(x.n, np.uint32)
    known: dict[int, str] = {}
    for lane in lanes:
        where = _at(formats, lane)
        if where not in known:
            known[where] = _string(x, where, lane, site)
        reader = _Arguments(x, _at(buffer, lane), lane, site)
        text = "".join(formatted(known[where], reader))
        results[lane] = reader.count
        cta, thread = divmod(lane, x.lanes.threads)
        services.output.pieces.append((x.lanes.first_cta + cta, thread, text))
    return results


class _Arguments:
    """The arguments of one thread's printf, read in order from its buffer: each aligned to its size of 4 or 8 bytes."""

    def __init__(self, x: Access, address: int, lane: int, site: int) -> None:
        self.x, self.address, self.lane, self.site = x, address, lane, site
        self.alone = np.zeros(x.n, np.bool_)
        self.alone[lane] = True
        self.count = 0

    def next(self, size: int) -> int:
        """The bits of the next argument of 4 or 8 bytes."""
        self.address = -(-self.address // size) * size
        dtype = np.uint32 if size == 4 else np.uint64
        value = self.x.load("generic", dtype, np.full(self.x.n, self.address, np.uint64), self.alone, self.site)
        self.address += size
        self.count += 1
        return _at(value, self.lane)

    def string(self, address: int) -> str:
        return _string(self.x, address, self.lane, self.site)


# ------------------------------------------------------------------------------- assert and the heap


def _assertfail(x: Access, services: Services, args: list[Value], mask: Mask, site: int) -> Value:
    message, file, line, function, _ = args
    lane = _lanes(x, mask)[0]
    texts = [_string(x, _at(a, lane), lane, site) if _at(a, lane) else "?" for a in (message, file, function)]
    raise LaneFault(f"{texts[1]}:{_at(line, lane)}: {texts[2]}: assertion '{texts[0]}' failed", lane, site, error="cudaErrorAssert")


def _malloc(x: Access, services: Services, args: list[Value], mask: Mask, site: int) -> Value:
    """Memory for each lane; null where the heap has no room left."""
    memory = x.memory
    result = np.zeros(x.n, np.uint64)
    for lane in _lanes(x, mask):
        size = _at(args[0], lane)
        if services.heap + size > HEAP_BYTES or not memory.fits(size):
            continue
        services.heap += size
        result[lane] = memory.allocate(size, f"{size} bytes from malloc")
    return result


def _free(x: Access, services: Services, args: list[Value], mask: Mask, site: int) -> Value | None:
    memory = x.memory
    for lane in _lanes(x, mask):
        address = _at(args[0], lane)
        if not address:
            continue
        found = memory.find(address, 0)
        if found is None or found.start != address or not found.name.endswith("from malloc"):
            raise LaneFault(f"free of {address:#x}, which malloc did not give", lane, site)
        services.heap -= found.size
        memory.free(address)
    x.forget_places()
    return None


Syscall = Callable[[Access, Services, "list[Value]", "Mask", int], "Value | None"]
SYSCALLS: dict[str, Syscall] = {"vprintf": _vprintf, "__assertfail": _assertfail, "malloc": _malloc, "free": _free}
"""What each of the functions in `PROVIDED` does."""
