"""Matrix instructions of a warp, as `lanes.matrix` defines them: where elements stand is that file's, so products are shuffles that are known, and sums.

A product is a function of its own, once for each shape and types: its registers are vectors over the warp's lanes. Elements of a and b are
shuffled to where they are needed, and become doubles there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..lanes import matrix
from ..lanes.geometry import WARP
from .access import Access
from .state import WORKER
from .text import Text
from .values import DIRTY, Symbolic, Untraceable, canonical, operand, symbolic

U16, U32, S32, F32, F64 = np.uint16, np.uint32, np.int32, np.float32, np.float64
_LANE = np.arange(WARP)
_WIDTHS = {"f16": 16, "bf16": 16, "tf32": 32, "f32": 32, "f64": 64, "s8": 8, "u8": 8, "s32": 32}
"""Bits of the elements that have code here."""


def constant(text: Text, values: np.ndarray, dtype: Any) -> Symbolic:
    """A vector that is known."""
    one = text.type(dtype, False)
    return symbolic(text, f"<{', '.join(f'{one} {int(v)}' for v in values.tolist())}>", dtype, False)


class Fragment:
    """The registers of a fragment, and its elements where they are wanted."""

    def __init__(self, text: Text, registers: list[Symbolic], type_: str) -> None:
        if type_ not in _WIDTHS:
            raise Untraceable(f"matrices of {type_}")
        self._text, self._registers, self._type = text, registers, type_
        self.per = max(32 // _WIDTHS[type_], 1)
        self._own: dict[int, Any] = {}
        self._elements: dict[tuple[int, tuple[int, ...]], Any] = {}

    @property
    def count(self) -> int:
        return len(self._registers) * self.per

    def at(self, numbers: np.ndarray, lanes: np.ndarray) -> Any:
        """For each lane the element of a number that another lane has."""
        found: Any = None
        for number in dict.fromkeys(numbers.tolist()):
            value = self._element(number, tuple(lanes.tolist()))
            found = value if found is None else np.where(constant(self._text, numbers == number, np.bool_), value, found)
        return found

    def _element(self, number: int, lanes: tuple[int, ...]) -> Any:
        if number not in self._own:
            self._own[number] = _unpacked(self._registers[number // self.per], self._type, number % self.per)
        if (number, lanes) not in self._elements:
            moved = shuffled(self._text, self._own[number], lanes)
            self._elements[number, lanes] = moved.astype(F64) if moved.dtype == F32 else moved
        return self._elements[number, lanes]


def shuffled(text: Text, value: Any, lanes: Sequence[int]) -> Symbolic:
    """Each lane's value of another lane, which is known."""
    many = text.type(value.dtype, True)
    order = ", ".join(f"i32 {lane}" for lane in lanes)
    name = text.value(f"shufflevector {many} {operand(text, canonical(value), True)}, {many} poison, <{WARP} x i32> <{order}>")
    return symbolic(text, name, value.dtype, False)


def _unpacked(word: Any, type_: str, place: int) -> Any:
    """An element as a float or integer of 32 bits, or a double."""
    if type_ == "f16":
        return ((word >> U32(16 * place)) & U32(0xFFFF)).astype(U16).view(np.float16).astype(F32)
    if type_ == "bf16":
        return (word & U32(0xFFFF0000) if place else word << U32(16)).view(F32)
    if type_ in ("f32", "tf32"):
        return (word & U32(0xFFFFE000) if type_ == "tf32" else word).view(F32)
    if type_ in ("s8", "u8"):
        return (word << U32(24 - 8 * place)).view(S32) >> S32(24) if type_ == "s8" else ((word >> U32(8 * place)) & U32(0xFF)).view(S32)
    return word.view(F64 if type_ == "f64" else S32)


def _packed(values: list[Any], type_: str) -> list[Any]:
    """Elements as registers."""
    if type_ == "f16":
        bits = [canonical(value.astype(np.float16)).view(U16).astype(U32) for value in values]
        return [low | (high << U32(16)) for low, high in zip(bits[::2], bits[1::2])]
    if type_ == "f32":
        return [canonical(value.astype(F32)).view(U32) for value in values]
    return [canonical(value).view(np.uint64 if type_ == "f64" else U32) for value in values]


def _added(text: Text, a: Any, b: Any, total: Any) -> Any:
    """total + a·b; products of doubles are exact here, or meant to be rounded with the sum (f64)."""
    if total.dtype != F64:
        return total + a * b
    many = text.type(F64, True)
    name = text.intrinsic(f"llvm.fma.{text.mangled(many)}", many, [(many, operand(text, value, True)) for value in (a, b, total)])
    return symbolic(text, name, F64, False, DIRTY)


def _places(layout: matrix.Layout, columns: int) -> dict[int, tuple[int, int]]:
    """Of each place of a matrix, by its linear number, the (lane, element) that `matrix.matrices` takes."""
    linear = (layout[0] * columns + layout[1]).reshape(-1).tolist()
    per = layout[0].shape[1]
    return {place: divmod(i, per) for i, place in enumerate(linear)}


def _product(text: Text, shape: str, types: Sequence[str], layouts: Sequence[matrix.Layout], fragments: list[Fragment]) -> list[Any]:
    """The elements of d: those of c, with products added in order of k."""
    _, n, k = matrix.dimensions(shape)
    a, b, c = fragments
    rows, columns = layouts[2]
    of_a, of_b = _places(layouts[0], k), _places(layouts[1], n)
    result = []
    for i in range(rows.shape[1]):
        total = c.at(np.full(WARP, i), _LANE)
        for step in range(k):
            left = np.array([of_a[row * k + step] for row in rows[:, i].tolist()])
            right = np.array([of_b[step * n + column] for column in columns[:, i].tolist()])
            total = _added(text, a.at(left[:, 1], left[:, 0]), b.at(right[:, 1], right[:, 0]), total)
        result.append(total)
    return result


def _called(x: Access, name: str, shape: str, types: tuple[str, str, str, str], layouts: Sequence[matrix.Layout], registers: Sequence[list[Any]],
            options: dict[str, str]) -> list[Any]:
    """A product, by a function that is written when it is first needed."""
    text = x.text
    if text.width != WARP or options.get("op") or options.get("rnd", "rn") != "rn" or (options.get("satfinite") and types[0] == "s32"):
        raise Untraceable(f"{name} of this kind")
    kinds = [np.dtype(np.uint64 if type_ == "f64" else U32) for type_ in types[1:]]
    own = Text(WARP, "v")
    given = [[symbolic(own, f"%{part}{i}", kind, False) for i in range(len(group))] for part, kind, group in zip("abc", kinds, registers)]
    fragments = [Fragment(own, group, type_) for group, type_ in zip(given, types[1:])]
    if layouts[2][0].shape[1] != fragments[2].count:
        raise Untraceable(f"{name} whose sums come otherwise than they go")
    symbol = f"{name}.{shape}.{'.'.join(types)}.{fragments[0].count}.{fragments[1].count}"
    many = [text.type(kind, True) for kind in kinds]
    if symbol not in text.needs:
        found = _packed(_product(own, shape, types, layouts, fragments), types[0])
        for i, value in enumerate(found):
            own.store(value.type, value.name, own.value(f"getelementptr {value.type}, ptr %out, i64 {i}"))
        parameters = ", ".join(f"{type_} {value.name}" for type_, group in zip(many, given) for value in group)
        text.needs |= own.needs
        text.needs[symbol] = "\n".join([f"define internal void @{symbol}(ptr %out, {parameters}) noinline {{", *own.lines, "  ret void", "}"])
    arguments = ", ".join(f"{type_} {operand(text, value, True)}" for type_, group in zip(many, registers) for value in group)
    out = x.pointer("%w", WORKER["buffer"])
    text.do(f"call void @{symbol}(ptr {out}, {arguments})")
    kind = np.dtype(np.uint64 if types[0] == "f64" else U32)
    count = fragments[2].count // (2 if types[0] == "f16" else 1)
    type_ = text.type(kind, True)
    return [symbolic(text, text.load(type_, text.value(f"getelementptr {type_}, ptr {out}, i64 {i}")), kind, False) for i in range(count)]


def mma(x: Access, shape: str, types: tuple[str, str, str, str], a: list[Any], b: list[Any], c: list[Any], options: dict[str, str]) -> list[Any]:
    """`mma`: d's registers."""
    layouts = [matrix.mma_layout(part, shape, type_) for part, type_ in zip("abc", types[1:])]
    return _called(x, "mma", shape, types, layouts, (a, b, c), options)


def wmma(x: Access, shape: str, types: tuple[str, str, str, str], a: list[Any], b: list[Any], c: list[Any], options: dict[str, str]) -> list[Any]:
    """`wmma.mma`: d's registers."""
    m, n, _ = matrix.dimensions(shape)
    counts = [len(group) * max(32 // _WIDTHS.get(type_, 32), 1) for group, type_ in zip((a, b), types[1:])]
    layouts = [matrix.wmma_layout(part, shape, type_, count) for part, type_, count in zip("abc", types[1:], (*counts, m * n // WARP))]
    return _called(x, "wmma", shape, types, layouts, (a, b, c), options)


def wmma_load(x: Access, *given: Any) -> list[Any]:
    """The registers of a fragment, loaded element by element, as `matrix.wmma_load` says."""
    x.is_scattered = True
    found = matrix.wmma_load(x, *given)
    x.is_scattered = False
    return found


def wmma_store(x: Access, *given: Any) -> None:
    """Store a fragment of d, as `matrix.wmma_store` says."""
    x.is_scattered = True
    matrix.wmma_store(x, *given)
    x.is_scattered = False


def _picked(text: Text, words: list[Any], numbers: np.ndarray, lanes: np.ndarray) -> Any:
    """For each lane the word of a number that another lane has."""
    found: Any = None
    for number in dict.fromkeys(numbers.tolist()):
        value = shuffled(text, words[number], lanes.tolist())
        found = value if found is None else np.where(constant(text, numbers == number, np.bool_), value, found)
    return found


def _transposed(text: Text, words: list[Any], word_of: Any) -> Any:
    """8×8 halves transposed; `word_of` gives (number of the word, lane) of the word w of row r."""
    halves = []
    column = _LANE // 4
    for more in (0, 1):
        numbers, lanes = word_of(2 * (_LANE % 4) + more, column // 2)
        halves.append((_picked(text, words, numbers, lanes) >> constant(text, 16 * (column % 2), U32)) & U32(0xFFFF))
    return halves[0] | (halves[1] << U32(16))


def load_matrices(x: Access, count: int, transposed: bool, space: str, address: Any, mask: Any, site: int) -> list[Any]:
    """`ldmatrix` of 8×8 halves: a register per matrix."""
    if x.text.width != WARP:
        raise Untraceable("a strip that is not a warp")
    some = mask if 8 * count == WARP else mask & (x.special("%laneid") < U32(8 * count))
    words = x.load_vector(space, U32, 4, address, some, site)
    result = []
    for i in range(count):
        if transposed:
            result.append(_transposed(x.text, words, lambda r, w, i=i: (w, 8 * i + r)))
        else:
            result.append(_picked(x.text, words, _LANE % 4, 8 * i + _LANE // 4))
    return result


def move_matrix(x: Access, a: Any) -> Any:
    """`movmatrix`: the 8×8 matrix of halves whose rows are the lanes' registers, transposed."""
    if x.text.width != WARP:
        raise Untraceable("a strip that is not a warp")
    return _transposed(x.text, [a], lambda r, w: (0 * r, 4 * r + w))
