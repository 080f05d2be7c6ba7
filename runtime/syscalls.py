"""Functions that CUDA's device runtime provides without a body in PTX: `vprintf`, `malloc`, `free`, `__assertfail`.

Formats are those of the CUDA C++ Programming Guide, "Formatted output": `%[flags][width][.precision][size]type`. Output is
collected during a launch and written when the launch ends, well or with a fault, ordered by block, then thread, then time:
the same order whatever the engine runs first.
"""

from __future__ import annotations

import re
import struct
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from .engine.values import Mask, Value, load_block
from .faults import LaneFault

if TYPE_CHECKING:
    from .engine.schedule import Batch

HEAP_BYTES = 8 << 20
"""The size of the heap that `malloc` serves: CUDA's default (cudaLimitMallocHeapSize)."""
_LONGEST = 1 << 20
"""A string without an end before this many bytes is taken for garbage."""
_SPEC = re.compile(r"%([-+ #0]*)(\*|\d*)(?:\.(\*|\d*))?(hh|h|ll|l|z|j|t|L)?(.)", re.DOTALL)
_INTEGERS = "diouxXc"
_FLOATS = "fFeEgGaA"
_WIDE = ("l", "ll", "z", "j", "t")


class Output:
    """What a launch has printed so far. `heap` is how many bytes `malloc` has given out."""

    def __init__(self) -> None:
        self.pieces: list[tuple[int, int, str]] = []
        self.heap = 0

    def text(self) -> str:
        """All of it: by block, then thread, then time."""
        return "".join(piece[2] for piece in sorted(self.pieces, key=lambda piece: piece[:2]))

    def flush(self) -> str:
        """Write everything to the standard output; gives the text."""
        text = self.text()
        if text:
            sys.stdout.write(text)
            sys.stdout.flush()
        return text


def run(batch: Batch, name: str, values: list[Value], mask: Mask, site: int) -> Value | None:
    """Call a provided function for the lanes of `mask`; its result (an unsigned integer, per lane or for all), None for void."""
    types, call = SYSCALLS[name]
    args = [load_block(v, 0, t) if not isinstance(v, (np.generic, np.ndarray)) else v.view(t) for v, t in zip(values, types)]
    return call(batch, args, mask, site)


def _lanes(batch: Batch, mask: Mask) -> list[int]:
    return list(range(batch.n)) if mask is None else np.flatnonzero(mask).tolist()


def _at(value: Value, lane: int) -> int:
    return int(value[lane] if isinstance(value, np.ndarray) else value)


def _string(batch: Batch, address: int, lane: int, site: int) -> str:
    """The characters from `address` up to a zero, as one lane sees them."""
    alone = np.zeros(batch.n, np.bool_)
    alone[lane] = True
    data = bytearray()
    while len(data) < _LONGEST:
        value = batch.load("generic", np.uint8, np.full(batch.n, address + len(data), np.uint64), alone, site)
        byte = _at(value, lane)
        if not byte:
            break
        data.append(byte)
    return data.decode("utf-8", "replace")


# ------------------------------------------------------------------------------------------ printf


def _vprintf(batch: Batch, args: list[Value], mask: Mask, site: int) -> Value:
    formats, buffer = args
    lanes = _lanes(batch, mask)
    results = np.zeros(batch.n, np.uint32)
    known: dict[int, str] = {}
    for lane in lanes:
        where = _at(formats, lane)
        if where not in known:
            known[where] = _string(batch, where, lane, site)
        reader = _Arguments(batch, _at(buffer, lane), lane, site)
        text = "".join(_formatted(known[where], reader))
        results[lane] = reader.count
        cta, thread = divmod(lane, batch.threads)
        batch.launch.output.pieces.append((batch.first_cta + cta, thread, text))
    return results


class _Arguments:
    """The arguments of one thread's printf, read in order from its buffer: each aligned to its size of 4 or 8 bytes."""

    def __init__(self, batch: Batch, address: int, lane: int, site: int) -> None:
        self.batch, self.address, self.lane, self.site = batch, address, lane, site
        self.alone = np.zeros(batch.n, np.bool_)
        self.alone[lane] = True
        self.count = 0

    def next(self, size: int) -> int:
        """The bits of the next argument of 4 or 8 bytes."""
        self.address = -(-self.address // size) * size
        dtype = np.uint32 if size == 4 else np.uint64
        value = self.batch.load("generic", dtype, np.full(self.batch.n, self.address, np.uint64), self.alone, self.site)
        self.address += size
        self.count += 1
        return _at(value, self.lane)

    def integer(self, size: int) -> int:
        """The next argument as a signed integer."""
        value = self.next(size)
        return value - (1 << 8 * size) if value >> (8 * size - 1) else value


def _formatted(text: str, args: _Arguments) -> Iterator[str]:
    end = 0
    while (start := text.find("%", end)) >= 0:
        yield text[end:start]
        match = _SPEC.match(text, start)
        if match is None:
            yield text[start:]
            return
        yield _piece(match, args)
        end = match.end()
    yield text[end:]


def _piece(match: re.Match[str], args: _Arguments) -> str:
    flags, width, precision, size, kind = match.groups()
    if kind == "%":
        return "%"
    if width == "*":
        given = args.integer(4)
        flags, width = (flags + "-" if given < 0 else flags), str(abs(given))
    if precision == "*":
        given = args.integer(4)
        precision = str(given) if given >= 0 else None
    if kind in _INTEGERS:
        return _integer(kind, flags, width, precision, args.integer(8 if size in _WIDE else 4), size)
    if kind in _FLOATS:
        value = struct.unpack("<d", struct.pack("<Q", args.next(8)))[0]
        return _float(kind, flags, width, precision, value)
    if kind == "p":
        return _padded(f"{args.next(8):#x}", flags.replace("0", ""), width)
    if kind == "s":
        address = args.next(8)
        text = _string(args.batch, address, args.lane, args.site) if address else "(null)"
        return _padded(text if precision is None else text[: int(precision or 0)], flags.replace("0", ""), width)
    # CUDA prints what it does not know as it stands.
    return match[0]


def _padded(text: str, flags: str, width: str) -> str:
    if "-" in flags:
        return text.ljust(int(width or 0))
    if "0" in flags:
        prefix = re.match(r"[-+ ]?(0[xX])?", text)
        assert prefix is not None
        return prefix[0] + text[prefix.end() :].rjust(int(width or 0) - prefix.end(), "0")
    return text.rjust(int(width or 0))


def _sign(negative: bool, flags: str) -> str:
    return "-" if negative else "+" if "+" in flags else " " if " " in flags else ""


def _integer(kind: str, flags: str, width: str, precision: str | None, value: int, size: str | None) -> str:
    if kind == "c":
        return _padded(chr(value & 0xFF), flags.replace("0", ""), width)
    bits = {"hh": 8, "h": 16}.get(size or "", 64 if size in _WIDE else 32)
    value &= (1 << bits) - 1
    if kind in "di":
        value -= (1 << bits) if value >> (bits - 1) else 0
        sign, digits = _sign(value < 0, flags), str(abs(value))
    else:
        sign, digits = "", format(value, {"u": "d"}.get(kind, kind))
    if precision is not None:
        digits = digits.rjust(int(precision or 0), "0") if value or int(precision or 0) else ""
        flags = flags.replace("0", "")
    if "#" in flags and kind == "o" and not digits.startswith("0"):
        digits = "0" + digits
    if "#" in flags and kind in "xX" and value:
        sign = "0" + kind
    return _padded(sign + digits, flags, width)


def _float(kind: str, flags: str, width: str, precision: str | None, value: float) -> str:
    if value != value or value in (float("inf"), float("-inf")):
        name = "nan" if value != value else "inf"
        sign = _sign(np.signbit(value).item(), flags)
        return _padded(sign + (name.upper() if kind.isupper() else name), flags.replace("0", ""), width)
    if kind in "aA":
        return _padded(_hexadecimal(kind, flags, precision, value), flags, width)
    places = 6 if precision is None else int(precision or 0)
    return _padded(f"%{''.join(c for c in flags if c in '+ #')}.{places}{kind}" % value, flags, width)


def _hexadecimal(kind: str, flags: str, precision: str | None, value: float) -> str:
    """`%a`: 0x1.8p+1, shortest unless a precision is given."""
    bits = struct.unpack("<Q", struct.pack("<d", value))[0]
    exponent, fraction = bits >> 52 & 0x7FF, bits & (1 << 52) - 1
    whole = 1 if exponent else 0
    power = exponent - 1023 if exponent else -1022 if fraction else 0
    digits = f"{fraction:013x}".rstrip("0")
    if precision is not None:
        drop = 52 - 4 * int(precision or 0)
        if drop > 0:
            total = whole << 52 | fraction
            half, rest = 1 << (drop - 1), total & (1 << drop) - 1
            total >>= drop
            total += rest > half or (rest == half and total & 1)
            whole, digits = total >> (52 - drop), f"{total & (1 << 52 - drop) - 1:0{int(precision or 0)}x}" if drop < 52 else ""
        else:
            digits = f"{fraction:013x}".ljust(int(precision or 0), "0")
    point = "." if digits or "#" in flags else ""
    text = f"{_sign(bool(bits >> 63), flags)}0x{whole}{point}{digits}p{power:+d}"
    return text.upper() if kind == "A" else text


# ------------------------------------------------------------------------------- assert and the heap


def _assertfail(batch: Batch, args: list[Value], mask: Mask, site: int) -> Value:
    message, file, line, function, _ = args
    lane = _lanes(batch, mask)[0]
    texts = [_string(batch, _at(a, lane), lane, site) if _at(a, lane) else "?" for a in (message, file, function)]
    raise LaneFault(f"{texts[1]}:{_at(line, lane)}: {texts[2]}: assertion '{texts[0]}' failed", lane, site)


def _malloc(batch: Batch, args: list[Value], mask: Mask, site: int) -> Value:
    """Memory for each lane; null where the heap has no room left."""
    memory, output = batch.memory, batch.launch.output
    result = np.zeros(batch.n, np.uint64)
    for lane in _lanes(batch, mask):
        size = _at(args[0], lane)
        if output.heap + size > HEAP_BYTES or not memory.fits(size):
            continue
        output.heap += size
        result[lane] = memory.allocate(size, f"{size} bytes from malloc")
    return result


def _free(batch: Batch, args: list[Value], mask: Mask, site: int) -> Value | None:
    memory, output = batch.memory, batch.launch.output
    for lane in _lanes(batch, mask):
        address = _at(args[0], lane)
        if not address:
            continue
        found = memory.find(address, 0)
        if found is None or found.start != address or not found.name.endswith("from malloc"):
            raise LaneFault(f"free of {address:#x}, which malloc did not give", lane, site)
        output.heap -= found.size
        memory.free(address)
    batch.forget_places()
    return None


Syscall = Callable[["Batch", "list[Value]", "Mask", int], "Value | None"]
SYSCALLS: dict[str, tuple[tuple[Any, ...], Syscall]] = {
    "vprintf": ((np.uint64, np.uint64), _vprintf),
    "__assertfail": ((np.uint64, np.uint64, np.uint32, np.uint64, np.uint64), _assertfail),
    "malloc": ((np.uint64,), _malloc),
    "free": ((np.uint64,), _free),
}
"""Name → (parameter types, what it does)."""
