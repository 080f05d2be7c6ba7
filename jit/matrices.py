"""Matrix instructions of a warp, as `numpy_engine.instructions.matrix` defines them: where elements stand is
that file's, so products are shuffles that are known, and sums.

A product is a function of its own, once for each shape and types: its registers are vectors over the warp's
lanes. Elements of a and b become doubles and lie in tables, in which lanes find what they multiply in each
step one beside the other; where lanes repeat, the table does not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ..runtime.numpy_engine.instructions import matrix
from ..runtime.numpy_engine.lane_ids import WARP
from ..support.diagnostics import AccessKind, Space
from .access import AccessEmitter
from .state_layout import LAUNCH, SLOT_BYTES, SPACES, WORKER, WRITES
from .text import MEMORY, Text
from .values import DIRTY, RAW, Symbolic, Untraceable, canonical, is_uniform, operand, symbolic, typed
from .vector_access import Ask

U16, U32, U64, S32, F32, F64 = np.uint16, np.uint32, np.uint64, np.int32, np.float32, np.float64
_LANE = np.arange(WARP)
_WIDTHS = {"f16": 16, "bf16": 16, "tf32": 32, "f32": 32, "f64": 64, "s8": 8, "u8": 8, "s32": 32}
"""Bits of the elements that have code here."""


_WRITTEN: dict[str, tuple[dict[str, str], list[np.dtype]]] = {}
"""By a function's name, its text and the declarations that it needs, and the types of its results: each is
written once in a process, as the tracer comes to each instruction several times.
"""


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
        self._tables: dict[bytes, tuple[str, int]] = {}

    @property
    def count(self) -> int:
        return len(self._registers) * self.per

    def own(self, number: int) -> Any:
        """The element of a number that each lane has, as sums have it."""
        if number not in self._own:
            self._own[number] = _unpacked(self._registers[number // self.per], self._type, number % self.per)
        return self._own[number]

    def table(self, numbers: np.ndarray, lanes: np.ndarray) -> tuple[str, int]:
        """(where rows of elements lie, how many are in one): row s has for each lane the element `numbers[s]`
        of the lane `lanes[s]`, until lanes repeat.
        """
        period = 4
        while any((part[:, period:] != part[:, :-period]).any() for part in (numbers, lanes)):
            period *= 2
        key = np.stack((numbers, lanes))[:, :, :period].tobytes()
        if key not in self._tables:
            text, (steps, _) = self._text, numbers.shape
            one, row = self._types(period)
            place = text.value(f"alloca [{steps * period} x {one}], align 64")
            for step in range(steps):
                at = text.value(f"getelementptr {row}, ptr {place}, i64 {step}")
                text.store(row, self._row(numbers[step, :period], lanes[step, :period]), at)
            self._tables[key] = place, period
        return self._tables[key]

    def _types(self, width: int) -> tuple[str, str]:
        dtype = self.own(0).dtype
        one = self._text.type(F64 if dtype == F32 else dtype, False)
        return one, f"<{width} x {one}>"

    def _row(self, numbers: np.ndarray, lanes: np.ndarray) -> str:
        """Elements of some numbers and lanes."""
        text, width, result = self._text, len(numbers), ""
        for number in dict.fromkeys(numbers.tolist()):
            own = self.own(number)
            few = f"<{width} x {text.type(own.dtype, False)}>"
            name = text.value(
                f"shufflevector {own.type} {operand(text, own, True)}, {own.type} poison, <{width} x i32>"
                f" <{', '.join(f'i32 {lane}' for lane in lanes)}>"
            )
            chosen = ", ".join(f"i1 {'true' if other == number else 'false'}" for other in numbers)
            result = (
                text.value(f"select <{width} x i1> <{chosen}>, {few} {name}, {few} {result}")
                if result
                else name
            )
        return (
            text.value(f"fpext {few} {result} to {self._types(width)[1]}")
            if self.own(0).dtype == F32
            else result
        )


def shuffled(text: Text, value: Any, lanes: Sequence[int]) -> Symbolic:
    """Each lane's value of another lane, which is known."""
    many = text.type(value.dtype, True)
    order = ", ".join(f"i32 {lane}" for lane in lanes)
    name = text.value(
        f"shufflevector {many} {operand(text, canonical(value), True)}, {many} poison, <{WARP} x i32>"
        f" <{order}>"
    )
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
        return (
            (word << U32(24 - 8 * place)).view(S32) >> S32(24)
            if type_ == "s8"
            else ((word >> U32(8 * place)) & U32(0xFF)).view(S32)
        )
    return word.view(F64 if type_ == "f64" else S32)


def _packed(values: list[Any], type_: str) -> list[Any]:
    """Elements as registers."""
    if type_ == "f16":
        bits = [canonical(value.astype(np.float16)).view(U16).astype(U32) for value in values]
        return [low | (high << U32(16)) for low, high in zip(bits[::2], bits[1::2])]
    if type_ == "f32":
        return [canonical(value.astype(F32)).view(U32) for value in values]
    return [canonical(value).view(np.uint64 if type_ == "f64" else U32) for value in values]


def _places(layout: matrix.Layout, columns: int) -> dict[int, tuple[int, int]]:
    """Of each place of a matrix, by its linear number, the (lane, element) that `matrix.matrices` takes."""
    linear = (layout[0] * columns + layout[1]).reshape(-1).tolist()
    per = layout[0].shape[1]
    return {place: divmod(i, per) for i, place in enumerate(linear)}


def _product(
    text: Text, shape: str, layouts: Sequence[matrix.Layout], fragments: list[Fragment]
) -> list[Any]:
    """The elements of d: those of c, with products added in order of k, in a loop for each; products of
    doubles are exact there, or meant to be rounded with the sum (f64).
    """
    _, n, k = matrix.dimensions(shape)
    a, b, c = fragments
    rows, columns = layouts[2]
    of_a, of_b = (
        np.array([item[place] for place in range(len(item))])
        for item in (_places(layouts[0], k), _places(layouts[1], n))
    )
    steps = np.arange(k)[:, None]
    tables = []
    for i in range(rows.shape[1]):
        left, right = of_a[rows[None, :, i] * k + steps], of_b[steps * n + columns[None, :, i]]
        tables.append((a.table(left[:, :, 1], left[:, :, 0]), b.table(right[:, :, 1], right[:, :, 0])))
    return [_summed(text, c.own(i), k, *tables[i]) for i in range(rows.shape[1])]


def _summed(text: Text, first: Any, k: int, *tables: tuple[str, int]) -> Any:
    """A sum with the products of the rows of two tables."""
    first = first.astype(F64) if first.dtype == F32 else first
    one, many = text.type(first.dtype, False), text.type(first.dtype, True)
    begin, loop, end = text.here, text.label(), text.label()
    text.do(f"br label %{loop}")
    text.enter(loop)
    at, following, total, result = (text.name() for _ in range(4))
    text.do(f"{at} = phi i64 [ 0, %{begin} ], [ {following}, %{loop} ]")
    text.do(f"{total} = phi {many} [ {operand(text, first, True)}, %{begin} ], [ {result}, %{loop} ]")
    factors = []
    for place, period in tables:
        row = f"<{period} x {one}>"
        loaded = text.load(row, text.value(f"getelementptr {row}, ptr {place}, i64 {at}"))
        factors.append(
            loaded
            if period == WARP
            else text.value(
                f"shufflevector {row} {loaded}, {row} poison, <{WARP} x i32>"
                f" <{', '.join(f'i32 {lane % period}' for lane in range(WARP))}>"
            )
        )
    if first.dtype == F64:
        name = f"llvm.fma.{text.mangled(many)}"
        text.needs[name] = f"declare {many} @{name}({many}, {many}, {many})"
        text.do(f"{result} = call {many} @{name}({many} {factors[0]}, {many} {factors[1]}, {many} {total})")
    else:
        text.do(f"{result} = add {many} {total}, {text.value(f'mul {many} {factors[0]}, {factors[1]}')}")
    text.do(f"{following} = add i64 {at}, 1")
    text.branch(text.value(f"icmp ult i64 {following}, {k}"), loop, end)
    text.enter(end)
    return symbolic(text, result, first.dtype, False, DIRTY if first.dtype == F64 else RAW)


def _called(
    x: AccessEmitter, symbol: str, values: list[Any], write: Callable[[Text, list[Symbolic]], list[Any]]
) -> list[Any]:
    """The vectors that `write` makes of some vectors, by a function of that name, which is written when it is
    first needed and leaves them in the worker's buffer.
    """
    text = x.text
    types = [text.type(value.dtype, True) for value in values]
    if symbol not in _WRITTEN:
        own = Text(WARP, "v")
        given = [symbolic(own, f"%a{i}", value.dtype, False) for i, value in enumerate(values)]
        own.enter("begin")
        results = write(own, given)
        for i, value in enumerate(results):
            own.store(value.type, value.name, own.value(f"getelementptr {value.type}, ptr %out, i64 {i}"))
        parameters = ", ".join(f"{type_} {value.name}" for type_, value in zip(types, given))
        body = "\n".join(
            [
                f"define internal void @{symbol}(ptr %out, {parameters}) noinline {{",
                *own.lines,
                "  ret void",
                "}",
            ]
        )
        _WRITTEN[symbol] = {**own.needs, symbol: body}, [value.dtype for value in results]
    needs, dtypes = _WRITTEN[symbol]
    text.needs |= needs
    arguments = ", ".join(f"{type_} {operand(text, value, True)}" for type_, value in zip(types, values))
    out = x.pointer("%w", WORKER["buffer"])
    text.do(f"call void @{symbol}(ptr {out}, {arguments})")
    return [
        symbolic(
            text, text.load(type_, text.value(f"getelementptr {type_}, ptr {out}, i64 {i}")), dtype, False
        )
        for i, dtype in enumerate(dtypes)
        for type_ in [text.type(dtype, True)]
    ]


def _multiplied(
    x: AccessEmitter,
    name: str,
    shape: str,
    types: tuple[str, str, str, str],
    layouts: Sequence[matrix.Layout],
    registers: Sequence[list[Any]],
    options: dict[str, str],
) -> list[Any]:
    """A product, by a function that is written when it is first needed."""
    text = x.text
    if (
        text.width != WARP
        or options.get("op")
        or options.get("rnd", "rn") != "rn"
        or (options.get("satfinite") and types[0] == "s32")
    ):
        raise Untraceable(f"{name} of this kind")
    count = (
        len(registers[0]) * max(32 // _WIDTHS.get(types[1], 32), 1),
        len(registers[1]) * max(32 // _WIDTHS.get(types[2], 32), 1),
    )
    symbol = f"{name}.{shape}.{'.'.join(types)}.{count[0]}.{count[1]}"
    sizes = [len(group) for group in registers]

    def product(own: Text, given: list[Symbolic]) -> list[Any]:
        groups = given[: sizes[0]], given[sizes[0] : sizes[0] + sizes[1]], given[sizes[0] + sizes[1] :]
        fragments = [Fragment(own, group, type_) for group, type_ in zip(groups, types[1:])]
        if layouts[2][0].shape[1] != fragments[2].count:
            raise Untraceable(f"{name} whose sums come otherwise than they go")
        return _packed(_product(own, shape, layouts, fragments), types[0])

    kinds = [np.dtype(np.uint64 if type_ == "f64" else U32) for type_ in types[1:]]
    return _called(
        x, symbol, [typed(value, kind) for kind, group in zip(kinds, registers) for value in group], product
    )


def mma(
    x: AccessEmitter,
    shape: str,
    types: tuple[str, str, str, str],
    a: list[Any],
    b: list[Any],
    c: list[Any],
    options: dict[str, str],
) -> list[Any]:
    """`mma`: d's registers."""
    layouts = [matrix.mma_layout(part, shape, type_) for part, type_ in zip("abc", types[1:])]
    return _multiplied(x, "mma", shape, types, layouts, (a, b, c), options)


def wmma(
    x: AccessEmitter,
    shape: str,
    types: tuple[str, str, str, str],
    a: list[Any],
    b: list[Any],
    c: list[Any],
    options: dict[str, str],
) -> list[Any]:
    """`wmma.mma`: d's registers."""
    m, n, _ = matrix.dimensions(shape)
    counts = [len(group) * max(32 // _WIDTHS.get(type_, 32), 1) for group, type_ in zip((a, b), types[1:])]
    layouts = [
        matrix.wmma_layout(part, shape, type_, count)
        for part, type_, count in zip("abc", types[1:], (*counts, m * n // WARP))
    ]
    return _multiplied(x, "wmma", shape, types, layouts, (a, b, c), options)


def wmma_load(
    x: AccessEmitter,
    part: matrix.Fragment,
    shape: str,
    type_: str,
    count: int,
    order: matrix.MajorOrder,
    space: Space,
    address: Any,
    stride: Any,
    mask: Any,
    site: int,
) -> list[Any]:
    """The registers of a fragment: at once where the matrix lies where it may, else element by element, as
    `matrix.wmma_load` says.
    """
    if matrix.BITS[type_] < 8:
        return matrix.wmma_load(x, part, shape, type_, count, order, space, address, stride, mask, site)
    move = Move(x, Tile(part, shape, type_, count, order), space, address, stride, mask, site, "load")
    move.run()
    return [symbolic(x.text, x.text.load(move.many, place), move.tile.word, False) for place in move.places]


def wmma_store(
    x: AccessEmitter,
    shape: str,
    type_: str,
    order: matrix.MajorOrder,
    space: Space,
    address: Any,
    registers: list[Any],
    stride: Any,
    mask: Any,
    site: int,
) -> None:
    """Store a fragment of d likewise, as `matrix.wmma_store` says."""
    move = Move(
        x, Tile("c", shape, type_, len(registers), order), space, address, stride, mask, site, "store"
    )
    for value, place in zip(registers, move.places):
        x.text.store(
            move.many, operand(x.text, typed(canonical(value), np.dtype(move.tile.word)), True), place
        )
    move.run()
    x.is_spoiled = True


class Move:
    """A warp's load or store of a matrix, whose registers lie in the worker's buffer, behind the first
    slot.
    """

    def __init__(
        self,
        x: AccessEmitter,
        tile: Tile,
        space: Space,
        address: Any,
        stride: Any,
        mask: Any,
        site: int,
        kind: AccessKind,
    ) -> None:
        writes, text = WRITES if kind == "store" else 0, x.text
        self.x, self.tile, self.kind, self.mask, self.site, self.space = (
            x,
            tile,
            kind,
            mask,
            x.site_base + site,
            SPACES[space] + writes,
        )
        self.address, self.stride = (
            typed(x.address_of(space, address, 0), np.dtype(U64)),
            (U64(tile.inners) if stride is None else stride.astype(U64)),
        )
        x.note(site, self.address)
        self.number = x.number(Ask(space, np.dtype(f"u{tile.size}"), 1, mask, site, writes))
        self.many, self.registers = (
            text.type(tile.word, True),
            text.value(f"getelementptr i8, ptr {x.pointer('%w', WORKER['buffer'])}, i64 {SLOT_BYTES}"),
        )
        self.places = [
            text.value(f"getelementptr {self.many}, ptr {self.registers}, i64 {i}") for i in range(tile.count)
        ]

    def run(self) -> None:
        """All at once if all of the matrix lies where the access may go; else every element of every lane by
        itself, and the strip is left where one is wrong.
        """
        text, near, far, done = self.x.text, *(self.x.text.label() for _ in range(3))
        begin, step, fits = self._place()
        text.branch(fits, near, far, True)
        text.enter(near)
        text.do(
            f"call void @{self.tile.function(text, self.kind)}(ptr {self.registers}, ptr {begin}, i64 {step})"
        )
        text.do(f"br label %{done}")
        text.enter(far)
        x, longs = self.x, f"<{WARP} x i64>"
        x.leave(
            text.value(
                f"call i32 @{self.tile.far(text, self.kind)}(ptr %c, ptr %w, {longs}"
                f" {operand(text, self.address, True)}, {longs} {operand(text, self.stride, True)}, i64"
                f" {x.access_of(self.number)}, i64 {self.site}, i64 {self.space}, i64"
                f" {x.mask_word(self.mask)}, i64 %first)"
            )
        )
        text.do(f"br label %{done}")
        text.enter(done)

    def _place(self) -> tuple[str, str, str]:
        """(where the matrix begins, how many bytes its lines are apart, whether all of it lies where the
        access may go).
        """
        x, text, tile = self.x, self.x.text, self.tile
        same = [text.value(f"icmp eq i{WARP} {x.bits(self.mask)}, -1")] if self.kind == "store" else []
        base, apart = self._one(self.address, same), self._one(self.stride, same)
        step = text.value(f"mul i64 {apart}, {tile.size}")
        reach = text.value(
            f"add i64 {text.value(f'mul i64 {step}, {tile.outers - 1}')}, {tile.inners * tile.size - 1}"
        )
        start, total, host, _ = x.bounds(self.number)
        room = text.intrinsic("llvm.usub.sat.i64", "i64", [("i64", total), ("i64", reach)])
        fits = text.value(
            f"icmp ult i64 {x.rotated(text.value(f'sub i64 {base}, {start}'), tile.size, 'i64')},"
            f" {x.steps(room, tile.size)}"
        )
        for condition in same:
            fits = text.value(f"and i1 {fits}, {condition}")
        return text.value(f"getelementptr i8, ptr {host}, i64 {base}"), step, fits

    def _one(self, value: Any, same: list[str]) -> str:
        """Return what lanes have in common; where that is not known, the first lane's value, and what says
        that others have it too.
        """
        text = self.x.text
        if is_uniform(value):
            return operand(text, value, False)
        first = text.value(f"extractelement {value.type} {value.name}, i64 0")
        same.append(self.x.nobody(self.x.bits((value != symbolic(text, first, U64, True)) & self.mask)))
        return first


class Tile:
    """A matrix in memory of which a fragment has `count` registers, and the functions that move it."""

    def __init__(
        self, part: matrix.Fragment, shape: str, type_: str, count: int, order: matrix.MajorOrder
    ) -> None:
        self.bits = matrix.BITS[type_]
        self.size, self.per, self.word = (
            self.bits // 8,
            max(32 // self.bits, 1),
            U64 if self.bits == 64 else U32,
        )
        m, n, k = matrix.dimensions(shape)
        rows, columns = {"a": (m, k), "b": (k, n), "c": (m, n)}[part]
        self.count = count
        self.outers, self.inners = (rows, columns) if order == "row" else (columns, rows)
        result = matrix.wmma_layout(part, shape, type_, count * self.per)
        self.outer, self.inner = result if order == "row" else result[::-1]
        self.name = f"{part}.{shape}.{type_}.{count}.{order}"

    def function(self, text: Text, kind: AccessKind) -> str:
        """The name of the function that loads or stores a matrix that lies where it may."""
        name = f"wmma.{kind}.{self.name}"
        if name not in text.needs:
            own = Text(WARP, "v")
            many = own.type(self.word, True)
            places = [own.value(f"getelementptr {many}, ptr %registers, i64 {i}") for i in range(self.count)]
            if kind == "load":
                for value, place in zip(self._load(own), places):
                    own.store(many, value, place)
            else:
                self._store(own, [own.load(many, place) for place in places])
            text.needs[name] = "\n".join(
                [
                    f"define internal void @{name}(ptr %registers, ptr %begin, i64 %step) noinline {{",
                    *own.lines,
                    "  ret void",
                    "}",
                ]
            )
        return name

    def far(self, text: Text, kind: AccessKind) -> str:
        """The name of the function that does it in a loop over the elements of a fragment."""
        name = f"wmma.far.{kind}.{self.name}"
        if name in text.needs:
            return name
        longs, elements, words = f"<{WARP} x i64>", f"<{WARP} x i{self.bits}>", text.type(self.word, True)
        word, every = f"i{8 * np.dtype(self.word).itemsize}", self.count * self.per
        tables = "".join(
            f"@{name}.{part} = internal constant [{every} x {longs}]"
            f" [{', '.join(f'{longs} <{_longs(places[:, e] * scale)}>' for e in range(every))}]\n"
            for part, places, scale in (("outer", self.outer, self.size), ("inner", self.inner, self.size))
        )
        pointers = "".join(
            f"  %{key}.p = getelementptr i64, ptr {base}, i64 {index}\n  %{key} = load ptr, ptr %{key}.p\n"
            for key, base, index in (
                ("addresses", "%w", WORKER["addresses"]),
                ("buffer", "%w", WORKER["buffer"]),
                ("resolve", "%c", LAUNCH["resolve"]),
                ("carry", "%c", LAUNCH["carry"]),
            )
        )
        shift = (
            f"  %place = mul i64 %part, {self.bits}\n  %place.0 ="
            f" {'add i64 %place, 0' if word == 'i64' else 'trunc i64 %place to i32'}\n"
            + f"  %one = insertelement {words} poison, {word} %place.0, i64 0\n  %shift = shufflevector"
            f" {words} %one, {words} poison, <{WARP} x i32> zeroinitializer\n"
        )
        if kind == "store":
            cut = f"  %cut = trunc {words} %moved to {elements}\n" if elements != words else ""
            before = (
                f"  %whole = load {words}, ptr %register\n  %moved = lshr {words} %whole, %shift\n{cut} "
                f" store {elements} {'%cut' if cut else '%moved'}, ptr %buffer\n"
            )
            after = ""
        else:
            wide = f"  %wide = zext {elements} %got to {words}\n" if elements != words else ""
            before = ""
            after = (
                f"  %got = load {elements}, ptr %buffer\n{wide}  %moved = shl {words}"
                f" {'%wide' if wide else '%got'}, %shift\n  %old = load {words}, ptr %register\n  %is.first ="
                f" icmp eq i64 %part, 0\n  %kept = select i1 %is.first, {words} zeroinitializer, {words}"
                f" %old\n  %new = or {words} %kept, %moved\n  store {words} %new, ptr %register\n"
            )
        text.needs[
            name
        ] = f"""{tables}define internal i32 @{name}(ptr %c, ptr %w, {longs} %address, {longs} %stride, i64 %access, i64 %site, i64 %kind, i64 %mask, i64 %first) noinline cold {{
begin:
{pointers}  %registers = getelementptr i8, ptr %buffer, i64 {SLOT_BYTES}
  br label %element
element:
  %e = phi i64 [ 0, %begin ], [ %e.next, %fine ]
  %part = urem i64 %e, {self.per}
  %number = udiv i64 %e, {self.per}
  %register = getelementptr {words}, ptr %registers, i64 %number
{shift}  %outer.p = getelementptr {longs}, ptr @{name}.outer, i64 %e
  %outer = load {longs}, ptr %outer.p
  %inner.p = getelementptr {longs}, ptr @{name}.inner, i64 %e
  %inner = load {longs}, ptr %inner.p
  %far = mul {longs} %outer, %stride
  %farther = add {longs} %far, %inner
  %at = add {longs} %address, %farther
  store {longs} %at, ptr %addresses
{before}  %bad = call i32 %resolve(ptr %c, ptr %w, i64 %access, i64 %site, i64 {self.size}, i64 1, i64 %kind, i64 %mask, i64 %first, i64 {self.size}, i64 {self.size.bit_length() - 1})
  %is.fine = icmp eq i32 %bad, 0
  br i1 %is.fine, label %fine, label %wrong
fine:
  call void %carry(ptr %w, i64 %mask, i64 {self.size}, i64 0, i1 {"true" if kind == "store" else "false"})
{after}  %e.next = add i64 %e, 1
  %more = icmp ult i64 %e.next, {every}
  br i1 %more, label %element, label %done
done:
  ret i32 0
wrong:
  ret i32 1
}}"""
        return name

    def _at(self, own: Text, lane: int, i: int) -> str:
        """Return where an element of a lane lies."""
        line = self.outer[lane, i]
        begin = own.value(f"getelementptr i8, ptr %begin, i64 {own.value(f'mul i64 %step, {line}')}")
        return own.value(f"getelementptr i8, ptr {begin}, i64 {self.inner[lane, i] * self.bits // 8}")

    def _in_a_row(self) -> bool:
        """Return whether each lane's eight words follow each other."""
        return (
            self.bits * self.per == 32
            and self.count == 8
            and bool((self.outer == self.outer[:, :1]).all() and (np.diff(self.inner) == 1).all())
        )

    def _load(self, own: Text) -> list[str]:
        """The registers."""
        lanes = WARP
        while (
            lanes > 8
            and (self.outer[: lanes // 2] == self.outer[lanes // 2 : lanes]).all()
            and (self.inner[: lanes // 2] == self.inner[lanes // 2 : lanes]).all()
        ):
            lanes //= 2
        one, few = own.type(self.word, False), f"<{lanes} x {own.type(self.word, False)}>"
        if self._in_a_row():
            parts = [
                _turned(
                    own,
                    [
                        own.load("<8 x i32>", self._at(own, lane + j, 0), f", align {self.bits // 8}{MEMORY}")
                        for j in range(8)
                    ],
                )
                for lane in range(0, lanes, 8)
            ]
            result = [_strung(own, [part[i] for part in parts]) for i in range(8)]
        else:
            result = []
            for i in range(self.count):
                value = "poison"
                for lane in range(lanes):
                    value = own.value(
                        f"insertelement {few} {value}, {one} {self._word(own, lane, i)}, i64 {lane}"
                    )
                result.append(value)
        order = ", ".join(f"i32 {lane % lanes}" for lane in range(WARP))
        return [
            own.value(f"shufflevector {few} {value}, {few} poison, <{WARP} x i32> <{order}>")
            for value in result
        ]

    def _word(self, own: Text, lane: int, i: int) -> str:
        """A lane's word, whose elements may lie apart."""
        if self.per == 1:
            return own.load(own.type(self.word, False), self._at(own, lane, i), MEMORY)
        whole = "0"
        for j in range(self.per):
            element = own.load(f"i{self.bits}", self._at(own, lane, i * self.per + j), MEMORY)
            moved = own.value(f"shl i32 {own.value(f'zext i{self.bits} {element} to i32')}, {j * self.bits}")
            whole = own.value(f"or i32 {whole}, {moved}")
        return whole

    def _store(self, own: Text, registers: list[str]) -> None:
        many, one = own.type(self.word, True), own.type(self.word, False)
        if self._in_a_row():
            for lane in range(0, WARP, 8):
                order = ", ".join(f"i32 {lane + j}" for j in range(8))
                parts = [
                    own.value(f"shufflevector {many} {register}, {many} poison, <8 x i32> <{order}>")
                    for register in registers
                ]
                for j, line in enumerate(_turned(own, parts)):
                    own.store(
                        "<8 x i32>", line, self._at(own, lane + j, 0), f", align {self.bits // 8}{MEMORY}"
                    )
            return
        for i in range(self.count * self.per):
            for lane in range(WARP):
                value = own.value(f"extractelement {many} {registers[i // self.per]}, i64 {lane}")
                if self.per > 1:
                    value = own.value(
                        f"trunc i32 {own.value(f'lshr i32 {value}, {i % self.per * self.bits}')} to"
                        f" i{self.bits}"
                    )
                own.store(one if self.per == 1 else f"i{self.bits}", value, self._at(own, lane, i), MEMORY)


def _longs(values: np.ndarray) -> str:
    return ", ".join(f"i64 {value}" for value in values.tolist())


def _turned(own: Text, lines: list[str]) -> list[str]:
    """Eight vectors of eight words, transposed: pairs of words, of pairs, of halves are exchanged, which
    machines do at once.
    """
    for distance, low, high in (
        (1, (0, 8, 1, 9, 4, 12, 5, 13), (2, 10, 3, 11, 6, 14, 7, 15)),
        (2, (0, 1, 8, 9, 4, 5, 12, 13), (2, 3, 10, 11, 6, 7, 14, 15)),
        (4, (0, 1, 2, 3, 8, 9, 10, 11), (4, 5, 6, 7, 12, 13, 14, 15)),
    ):
        made = list(lines)
        for i in range(8):
            if not i & distance:
                for j, order in ((i, low), (i + distance, high)):
                    picked = ", ".join(f"i32 {place}" for place in order)
                    made[j] = own.value(
                        f"shufflevector <8 x i32> {lines[i]}, <8 x i32> {lines[i + distance]}, <8 x i32>"
                        f" <{picked}>"
                    )
        lines = made
    return [lines[place] for place in (0, 2, 1, 3, 4, 6, 5, 7)]


def _strung(own: Text, parts: list[str]) -> str:
    """Vectors of eight words, one behind the other; they are a power of two."""
    width = 8
    while len(parts) > 1:
        order = ", ".join(f"i32 {i}" for i in range(2 * width))
        kind = f"<{width} x i32>"
        parts = [
            own.value(f"shufflevector {kind} {a}, {kind} {b}, <{2 * width} x i32> <{order}>")
            for a, b in zip(parts[::2], parts[1::2])
        ]
        width *= 2
    return parts[0]


def _picked(text: Text, words: list[Any], numbers: np.ndarray, lanes: np.ndarray) -> Any:
    """For each lane the word of a number that another lane has."""
    result: Any = None
    for number in dict.fromkeys(numbers.tolist()):
        value = shuffled(text, words[number], lanes.tolist())
        result = (
            value if result is None else np.where(constant(text, numbers == number, np.bool_), value, result)
        )
    return result


def _transposed(text: Text, words: list[Any], word_of: Any) -> Any:
    """8×8 halves transposed; `word_of` gives (number of the word, lane) of the word w of row r."""
    halves = []
    column = _LANE // 4
    for more in (0, 1):
        numbers, lanes = word_of(2 * (_LANE % 4) + more, column // 2)
        halves.append(
            (_picked(text, words, numbers, lanes) >> constant(text, 16 * (column % 2), U32)) & U32(0xFFFF)
        )
    return halves[0] | (halves[1] << U32(16))


def load_matrices(
    x: AccessEmitter, count: int, transposed: bool, space: Space, address: Any, mask: Any, site: int
) -> list[Any]:
    """`ldmatrix` of 8×8 halves: a register per matrix."""
    if x.text.width != WARP:
        raise Untraceable("a strip that is not a warp")
    some = mask if 8 * count == WARP else mask & (x.special("%laneid") < U32(8 * count))
    words = x.load_vector(space, U32, 4, address, some, site)

    def picked(own: Text, given: list[Any]) -> list[Any]:
        if transposed:
            return [_transposed(own, given, lambda r, w, i=i: (w, 8 * i + r)) for i in range(count)]
        return [_picked(own, given, _LANE % 4, 8 * i + _LANE // 4) for i in range(count)]

    return _called(x, f"ldmatrix.x{count}{'.trans' if transposed else ''}", words, picked)


def move_matrix(x: AccessEmitter, a: Any) -> Any:
    """`movmatrix`: the 8×8 matrix of halves whose rows are the lanes' registers, transposed."""
    if x.text.width != WARP:
        raise Untraceable("a strip that is not a warp")
    return _transposed(x.text, [a], lambda r, w: (0 * r, 4 * r + w))
