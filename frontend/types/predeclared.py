"""Types that every program has without an include, as under nvcc: `size_t` and its kin, CUDA's vector types, `dim3`.

They are made when first named. Sizes and alignments are those of CUDA's vector_types.h (CUDA C++ Programming Guide,
"Built-in vector types").
"""

from __future__ import annotations

from functools import cache

from ...support.diagnostics import UNKNOWN
from . import ctype as ct
from .symbols import TypeName

ALIASES = {
    "size_t": ct.SIZE_T, "clock_t": ct.LONG, "uint": ct.UINT, "ushort": ct.USHORT, "ulong": ct.ULONG,
    "int8_t": ct.SCHAR, "int16_t": ct.SHORT, "int32_t": ct.INT, "int64_t": ct.LONG, "u_int8_t": ct.UCHAR, "u_int16_t": ct.USHORT,
    "u_int32_t": ct.UINT, "u_int64_t": ct.ULONG, "u_char": ct.UCHAR, "u_short": ct.USHORT, "u_int": ct.UINT, "u_long": ct.ULONG,
    "ssize_t": ct.LONG, "ptrdiff_t": ct.LONG, "time_t": ct.LONG,
}  # fmt: skip
"""What <stddef.h>, <time.h> and <sys/types.h> call the integers; nvcc reads them before every program."""
HANDLES = {"cudaStream_t": "CUstream_st", "cudaEvent_t": "CUevent_st"}
"""What the CUDA runtime calls pointers to its own objects: device code can only pass them on."""
_ELEMENTS = {
    "char": ct.SCHAR, "uchar": ct.UCHAR, "short": ct.SHORT, "ushort": ct.USHORT, "int": ct.INT, "uint": ct.UINT, "long": ct.LONG,
    "ulong": ct.ULONG, "longlong": ct.LLONG, "ulonglong": ct.ULLONG, "float": ct.FLOAT, "double": ct.DOUBLE,
}  # fmt: skip
_LANES = "xyzw"
_STRICTEST = 16
"""The largest alignment of a vector type, in bytes."""


@cache
def find(name: str) -> TypeName | None:
    """The type that a name has before any declaration."""
    if name in ALIASES:
        return TypeName(name, ALIASES[name], UNKNOWN)
    if name in HANDLES:
        return TypeName(name, ct.pointer_to(ct.record(ct.RecordDecl(HANDLES[name], "struct", UNKNOWN))), UNKNOWN)
    if name == "dim3":
        return TypeName(name, _record(name, ct.UINT, 3), UNKNOWN)
    element, lanes = _ELEMENTS.get(name[:-1]), name[-1:]
    if element is None or lanes not in "1234" or not lanes:
        return None
    return TypeName(name, _record(name, element, int(lanes)), UNKNOWN)


def _record(name: str, element: ct.Scalar, lanes: int) -> ct.Record:
    """Two and four lanes are aligned as a whole; one and three like their element."""
    fields = [ct.Field(lane, element, UNKNOWN) for lane in _LANES[:lanes]]
    whole = element.size * lanes
    decl = ct.RecordDecl(name, "struct", UNKNOWN, fields=fields, explicit_align=min(whole, _STRICTEST) if lanes in (2, 4) else 0)
    decl.lay_out()
    return ct.record(decl)


def maker(name: str) -> ct.Function | None:
    """The type of `make_float4` and its kin."""
    found = find(name.removeprefix("make_")) if name.startswith("make_") else None
    if found is None or not isinstance(found.ctype, ct.Record) or found.name == "dim3":
        return None
    return ct.function(found.ctype, tuple(f.ctype for f in found.ctype.fields))
