"""PTX types: names, kinds, sizes, and the compatibility of operand and instruction types.

Invariant: types are named by plain strings without the dot ('f32'); `TYPES[name]` is the row.
Sources: PTX ISA 5.2 (types), 9.2 (type information for instructions and operands), 9.4.1 (operands
wider than the instruction type).
"""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

TypeKind = Literal["signed", "unsigned", "float", "bits", "pred", "alternate", "opaque"]
"""The family of a type: the fundamental types of 5.2.1, alternate floating-point and packed formats (5.2.3),
and opaque handles of textures, samplers and surfaces (5.3).
"""


class Type(NamedTuple):
    """One type.

    `bits` is the whole size; a packed type has `lanes` > 1 elements of type `element`. A type with
    `declarable` False names an interpretation only: its registers are declared with a bit-size type.
    """

    name: str
    kind: TypeKind
    bits: int
    lanes: int = 1
    element: str = ""
    declarable: bool = True

    @property
    def bytes(self) -> int:
        """The size in bytes."""
        return (self.bits + 7) // 8

    @property
    def is_integer(self) -> bool:
        """True for signed and unsigned integers."""
        return self.kind in ("signed", "unsigned")


def _rows() -> list[Type]:
    integers: dict[str, TypeKind] = {"s": "signed", "u": "unsigned", "b": "bits"}
    rows = [
        Type(f"{letter}{bits}", kind, bits) for letter, kind in integers.items() for bits in (8, 16, 32, 64)
    ]
    rows += [
        Type("b128", "bits", 128),
        Type("pred", "pred", 1),
        Type("f16", "float", 16),
        Type("f32", "float", 32),
        Type("f64", "float", 64),
        Type("f16x2", "float", 32, 2, "f16"),
        Type("f32x2", "float", 64, 2, "f32", False),
        Type("bf16", "alternate", 16, declarable=False),
        Type("bf16x2", "alternate", 32, 2, "bf16", False),
        Type("tf32", "alternate", 32, declarable=False),
        Type("u16x2", "unsigned", 32, 2, "u16", False),
        Type("s16x2", "signed", 32, 2, "s16", False),
        Type("u8x4", "unsigned", 32, 4, "u8", False),
        Type("s8x4", "signed", 32, 4, "s8", False),
        Type("e2m1x2", "alternate", 8, 2, "e2m1", False),
        Type("ue8m0x2", "alternate", 16, 2, "ue8m0", False),
        Type("ue4m3", "alternate", 8, declarable=False),
        Type("ue8m0", "alternate", 8, declarable=False),
        Type("e2m1x4", "alternate", 16, 4, "e2m1", False),
        Type("s2f6x2", "alternate", 16, 2, "s2f6", False),
        Type("ue5m3x2", "alternate", 16, 2, "ue5m3", False),
        Type("s2f6", "alternate", 8, declarable=False),
        Type("ue5m3", "alternate", 8, declarable=False),
        Type("e2m1", "alternate", 4, declarable=False),
        Type("b1", "bits", 1, declarable=False),
        Type("u4", "unsigned", 4, declarable=False),
        Type("s4", "signed", 4, declarable=False),
        Type("b1024", "bits", 1024, declarable=False),
        Type("texref", "opaque", 64),
        Type("samplerref", "opaque", 64),
        Type("surfref", "opaque", 64),
    ]
    for element in ("e4m3", "e5m2", "e2m3", "e3m2"):
        rows += [
            Type(element, "alternate", 8, declarable=False),
            Type(f"{element}x2", "alternate", 16, 2, element, False),
            Type(f"{element}x4", "alternate", 32, 4, element, False),
        ]
    return rows


TYPES: dict[str, Type] = {row.name: row for row in _rows()}

StateSpace = Literal["reg", "sreg", "const", "global", "local", "param", "shared", "tex", "surf"]
"""The state spaces of PTX ISA 5.1 (`.tex` and `.surf` are deprecated but still accepted)."""
SPACES = get_args(StateSpace)

VECTOR_SIZES = {"v2": 2, "v3": 3, "v4": 4, "v8": 8}

COUNTS: dict[str, int] = {
    **VECTOR_SIZES,
    **{f"x{1 << n}": 1 << n for n in range(8)},
    "1d": 1,
    "2d": 2,
    "3d": 4,
    "a1d": 2,
    "a2d": 4,
    "cube": 4,
    "acube": 4,
    "2dms": 4,
    "a2dms": 4,
    **{f"m64n{n}k{k}": n // 2 for n in range(8, 257, 8) for k in (8, 16, 32, 64, 256)},
}
"""Number of elements by modifier: of a vector, of a list of matrices, of texture coordinates, of a 32-bit
fragment of a warp group.
"""

OFFSETS: dict[str, int] = {**COUNTS, "a1d": 1, "a2d": 2}
"""As `COUNTS`, for vectors that leave the array index out: derivatives and offsets (`*geom^`)."""


def size_of(name: str) -> int:
    """Return the size in bytes (sub-byte types round up to 1)."""
    return TYPES[name].bytes


def wider(name: str) -> str:
    """Return the integer type of the same signedness and twice the size: 's16' -> 's32'."""
    return f"{name[0]}{2 * int(name[1:])}"


def fits(required: str, declared: str) -> bool:
    """Return whether a register declared `declared` may be an operand of instruction type `required` (9.2).

    Signed and unsigned integers of one size agree, a bit-size type agrees with every type of its
    size (and `.f16x2` registers count as such), floats only with themselves; packed and alternate types live
    in bit-size or packed registers of their size.
    """
    if required == declared:
        return True
    w, h = TYPES[required], TYPES[declared]
    if w.bits != h.bits or "pred" in (required, declared):
        return False
    if w.lanes > 1:
        return h.kind == "bits" or (h.lanes > 1 and w.kind != "alternate")
    if w.kind == "bits" or h.kind == "bits" or (declared == "f16x2" and w.is_integer):
        return True
    return w.is_integer and h.is_integer


def fits_relaxed(required: str, declared: str) -> bool:
    """Return whether `declared` fits an `ld`, `st` or `cvt` operand, which may be wider than `required`
    (9.4.1).

    Tables 27 (sources) and 28 (destinations) are the same relation.
    """
    w, h = TYPES[required], TYPES[declared]
    if "pred" in (required, declared):
        return required == declared
    if w.kind == "alternate":
        return fits(required, declared)
    if h.bits < w.bits:
        return False
    if w.kind == "bits":
        return True
    if h.kind == "bits" or (declared == "f16x2" and w.is_integer):
        return True
    if w.is_integer:
        return h.is_integer
    return required == declared
