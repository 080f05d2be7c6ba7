"""LLVM IR as text: types of elements, literals, and a writer that numbers values and blocks.

Text is written once and parsed by LLVM, which is faster than building the same tree twice.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

LLVM: dict[str, str] = {
    "b1": "i1",
    "u1": "i8",
    "i1": "i8",
    "u2": "i16",
    "i2": "i16",
    "u4": "i32",
    "i4": "i32",
    "u8": "i64",
    "i8": "i64",
    "f2": "half",
    "f4": "float",
    "f8": "double",
}
"""The type of one element, by the NumPy dtype's kind and size."""


def element(dtype: np.dtype) -> str:
    """The LLVM type of one element of `dtype`."""
    return LLVM[dtype.kind + str(dtype.itemsize)]


def signed(word: int) -> int:
    """A word of 64 bits as an operand."""
    return word - (1 << 64) if word >> 63 else word


def literal(value: np.generic) -> str:
    """A constant as an operand of its type."""
    dtype = value.dtype
    if dtype.kind == "b":
        return "true" if value else "false"
    if dtype.kind != "f":
        return str(int(value))
    bits = int(value.view(f"u{dtype.itemsize}"))
    if dtype.itemsize == 2:
        return f"0xH{bits:04X}"
    if dtype.itemsize == 8:
        return f"0x{bits:016X}"
    # LLVM writes a float as the double of the same value; a NaN keeps its payload in the upper bits.
    exponent, fraction = bits >> 23 & 0xFF, bits & 0x7FFFFF
    if exponent == 0xFF:
        return f"0x{(bits >> 31) << 63 | 0x7FF << 52 | fraction << 29:016X}"
    return f"0x{int(np.float64(value).view(np.uint64)):016X}"


INVARIANT, WORDS, MEMORY, KEPT, SHADOW = (
    ", !invariant.load !2",
    ", !tbaa !5",
    ", !tbaa !7",
    ", !tbaa !9",
    ", !tbaa !13",
)
"""Alias classes of accesses: what it reads never changes; it is one of a worker's words about accesses; of
the program's memory; of what is kept at barriers; of the words beside memory. No two of the latter four ever
meet.
"""


def metadata(params: int, sites: int) -> str:
    """Return what these and likelihoods are, and how many bytes parameters and the words about accesses
    have.
    """
    kinds = "".join(
        f'!{at} = !{{!"{name}", !3, i64 0}}\n!{at + 1} = !{{!{at}, !{at}, i64 0}}\n'
        for at, name in ((4, "words"), (6, "memory"), (8, "kept"), (12, "shadow"))
    )
    return (
        '!0 = !{!"branch_weights", i32 2000, i32 1}\n!1 = !{!"branch_weights", i32 1, i32 2000}\n!2 ='
        f' !{{}}\n!3 = !{{!"minicc"}}\n{kinds}!10 = !{{i64 {params}}}\n!11 = !{{i64 {sites}}}\n'
    )


@cache
def _type(dtype: Any, width: int) -> str:
    one = element(np.dtype(dtype))
    return f"<{width} x {one}>" if width else one


class Text:
    """The instructions of a function, as they are written. `width` is the number of lanes of a vector.

    `prefix` keeps the names of one piece apart from those of others; `needs` are the declarations that it
    uses.
    """

    def __init__(self, width: int, prefix: str) -> None:
        self.width, self.prefix = width, prefix
        self.here = ""
        """The block that is being written."""
        self.lines: list[str] = []
        self.needs: dict[str, str] = {}
        self.owner: Any = None
        """The access object of the text."""
        self.asks_all = False
        """True when votes of all lanes are useful."""
        self.block: tuple[int, int, int, Any] | None = None
        """The shape and number of CTAs when votes of CTAs are useful."""
        self.misses = False
        """True when a value that is CTA-uniform is not known to be uniform over the several CTAs of a check.
        """
        self._count = 0

    def name(self) -> str:
        """A fresh name of a value."""
        self._count += 1
        return f"%{self.prefix}{self._count}"

    def value(self, expression: str) -> str:
        """The name of a value that is given by an instruction."""
        name = self.name()
        self.lines.append(f"  {name} = {expression}")
        return name

    def do(self, instruction: str) -> None:
        """An instruction without a value."""
        self.lines.append(f"  {instruction}")

    def load(self, type_: str, place: str, more: str = "") -> str:
        """Return what lies at a pointer."""
        return self.value(f"load {type_}, ptr {place}{more}")

    def store(self, type_: str, value: str, place: str, more: str = "") -> None:
        """Put a value at a pointer."""
        self.do(f"store {type_} {value}, ptr {place}{more}")

    def add(self, place: str, amount: str) -> None:
        """Add to the word at a pointer."""
        before = self.load("i64", place)
        self.store("i64", self.value(f"add i64 {before}, {amount}"), place)

    def widened(self, value: str, type_: str) -> str:
        """An integer as a word of 64 bits."""
        return value if type_ == "i64" else self.value(f"zext {type_} {value} to i64")

    def narrowed(self, value: str, type_: str) -> str:
        """The low bits of a word."""
        return value if type_ == "i64" else self.value(f"trunc i64 {value} to {type_}")

    def label(self) -> str:
        """A fresh name of a block."""
        self._count += 1
        return f"{self.prefix}b{self._count}"

    def enter(self, label: str) -> None:
        """Start the LLVM block of that name."""
        self.lines.append(f"{label}:")
        self.here = label

    def branch(self, condition: str, then: str, other: str, likely: bool | None = None) -> None:
        """End the block with a conditional branch; `likely` says which way it goes as a rule."""
        hint = "" if likely is None else f", !prof !{0 if likely else 1}"
        self.do(f"br i1 {condition}, label %{then}, label %{other}{hint}")

    def type(self, dtype: Any, vector: bool) -> str:
        """The type of a value of NumPy type `dtype`, over the lanes or of one for all."""
        return _type(dtype, self.width if vector else 0)

    def intrinsic(self, name: str, result: str, operands: list[tuple[str, str]], attributes: str = "") -> str:
        """The value of a call; `operands` are pairs of a type and a value."""
        self.needs[name] = (
            f"declare {result} @{name}({', '.join(type_ for type_, _ in operands)}){attributes}"
        )
        call = f"call {result} @{name}({', '.join(f'{t} {v}' for t, v in operands)})"
        if result != "void":
            return self.value(call)
        self.do(call)
        return ""

    def mangled(self, type_: str) -> str:
        """Return how intrinsics name a type in theirs: <16 x float> is v16f32."""
        if type_.startswith("<"):
            count, one = type_[1:-1].split(" x ")
            return f"v{count}{self.mangled(one)}"
        return {"half": "f16", "float": "f32", "double": "f64", "ptr": "p0"}.get(type_, type_)
