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

from ..ir import irtypes as ty
from ..ir.core import FALSE, TRUE, Function, Global, Value, aggregate, const_int, poison, zero
from ..ir.irtypes import I1, I32, I64, VOID
from ..runtime.numpy_engine.instructions import matrix
from ..runtime.numpy_engine.lane_ids import WARP
from ..support.diagnostics import AccessKind, Space
from .access import AccessEmitter
from .code_builder import PTR, CodeBuilder, Routine, function, numbers, scalar, word
from .state_layout import LAUNCH, SLOT_BYTES, SPACES, WORKER, WRITES
from .values import DIRTY, RAW, Symbolic, Untraceable, canonical, is_uniform, operand, symbolic, typed
from .vector_access import Ask

U16, U32, U64, S32, F32, F64 = np.uint16, np.uint32, np.uint64, np.int32, np.float32, np.float64
_LANE = np.arange(WARP)
_WIDTHS = {"f16": 16, "bf16": 16, "tf32": 32, "f32": 32, "f64": 64, "s8": 8, "u8": 8, "s32": 32}
"""Bits of the elements that have code here."""


_WRITTEN: dict[str, tuple[Routine, list[np.dtype]]] = {}
"""By a function's name, the function and the types of its results: each is made once in a process, as the
tracer comes to each instruction several times.
"""


def constant(text: CodeBuilder, values: np.ndarray, dtype: Any) -> Symbolic:
    """A vector that is known."""
    return symbolic(text, numbers(text.type(dtype, False), tuple(values.tolist())), dtype, False)


class Fragment:
    """The registers of a fragment, and its elements where they are wanted."""

    def __init__(self, text: CodeBuilder, registers: list[Symbolic], type_: str) -> None:
        if type_ not in _WIDTHS:
            raise Untraceable(f"matrices of {type_}")
        self._text, self._registers, self._type = text, registers, type_
        self.per = max(32 // _WIDTHS[type_], 1)
        self._own: dict[int, Any] = {}
        self._tables: dict[bytes, tuple[Value, int]] = {}

    @property
    def count(self) -> int:
        return len(self._registers) * self.per

    def own(self, number: int) -> Any:
        """The element of a number that each lane has, as sums have it."""
        if number not in self._own:
            self._own[number] = _unpacked(self._registers[number // self.per], self._type, number % self.per)
        return self._own[number]

    def table(self, elements: np.ndarray, lanes: np.ndarray) -> tuple[Value, int]:
        """(where rows of elements lie, how many are in one): row s has for each lane the element
        `elements[s]` of the lane `lanes[s]`, until lanes repeat.
        """
        period = 4
        while any((part[:, period:] != part[:, :-period]).any() for part in (elements, lanes)):
            period *= 2
        key = np.stack((elements, lanes))[:, :, :period].tobytes()
        if key not in self._tables:
            text, (steps, _) = self._text, elements.shape
            row = self._row_type(period)
            place = text.alloca(ty.array(steps * period, row.element), 64)
            for step in range(steps):
                at = text.element(row, place, step)
                text.store(self._row(elements[step, :period], lanes[step, :period]), at)
            self._tables[key] = place, period
        return self._tables[key]

    def _row_type(self, width: int) -> ty.VectorType:
        dtype = self.own(0).dtype
        return ty.vector(width, self._text.type(F64 if dtype == F32 else dtype, False))

    def _row(self, elements: np.ndarray, lanes: np.ndarray) -> Value:
        """Return the elements of some lanes."""
        text, result = self._text, None
        for number in dict.fromkeys(elements.tolist()):
            picked = text.shuffle(operand(text, self.own(number), True), None, lanes.tolist())
            chosen = numbers(I1, tuple((elements == number).tolist()))
            result = picked if result is None else text.select(chosen, picked, result)
        assert result is not None
        return text.cast("fpext", result, self._row_type(len(lanes)))


def shuffled(text: CodeBuilder, value: Any, lanes: Sequence[int]) -> Symbolic:
    """Each lane's value of another lane, which is known."""
    many = operand(text, canonical(value), True)
    return symbolic(text, text.shuffle(many, None, lanes), value.dtype, False)


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
    text: CodeBuilder, shape: str, layouts: Sequence[matrix.Layout], fragments: list[Fragment]
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


def _summed(text: CodeBuilder, first: Any, k: int, *tables: tuple[Value, int]) -> Any:
    """A sum with the products of the rows of two tables."""
    first = first.astype(F64) if first.dtype == F32 else first
    one, start = text.type(first.dtype, False), operand(text, first, True)
    begin, loop, end = text.block, text.new_block(), text.new_block()
    text.br(loop)
    text.enter(loop)
    at, total = text.phi(I64, [(word(0), begin)]), text.phi(start.type, [(start, begin)])
    factors: list[Value] = []
    for place, period in tables:
        row = ty.vector(period, one)
        loaded = text.load(row, text.element(row, place, at))
        lanes = [lane % period for lane in range(WARP)]
        factors.append(loaded if period == WARP else text.shuffle(loaded, None, lanes))
    result = (
        text.overloaded("fma", [*factors, total])
        if first.dtype == F64
        else text.binary("add", total, text.binary("mul", factors[0], factors[1]))
    )
    following = text.binary("add", at, 1)
    at.append(following, loop)
    total.append(result, loop)
    text.branch(text.icmp("ult", following, k), loop, end)
    text.enter(end)
    return symbolic(text, result, first.dtype, False, DIRTY if first.dtype == F64 else RAW)


def _called(
    x: AccessEmitter,
    symbol: str,
    values: list[Any],
    write: Callable[[CodeBuilder, list[Symbolic]], list[Any]],
) -> list[Any]:
    """The vectors that `write` makes of some vectors, by a function of that name, which is written when it is
    first needed and leaves them in the worker's buffer.
    """
    text = x.text
    types = [text.type(value.dtype, True) for value in values]
    if symbol not in _WRITTEN:
        fn = function(symbol, VOID, [("out", PTR), *((f"a{i}", type) for i, type in enumerate(types))])
        own = CodeBuilder(WARP, "v")
        own.enter(own.block_named("begin"))
        out, *given = fn.args
        results = write(own, [symbolic(own, arg, v.dtype, False) for arg, v in zip(given, values)])
        for i, value in enumerate(results):
            own.store(value.value, own.element(value.type, out, i))
        own.ret()
        routine = Routine(fn, own.items, "noinline", own.needs)
        _WRITTEN[symbol] = routine, [value.dtype for value in results]
    routine, dtypes = _WRITTEN[symbol]
    operands = [operand(text, value, True) for value in values]
    buffer = x.pointer("w", WORKER["buffer"])
    text.invoke(text.adopt(routine), [buffer, *operands])
    result = []
    for i, dtype in enumerate(dtypes):
        type = text.type(dtype, True)
        result.append(symbolic(text, text.load(type, text.element(type, buffer, i)), dtype, False))
    return result


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

    def product(own: CodeBuilder, given: list[Symbolic]) -> list[Any]:
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
        x.text.store(operand(x.text, typed(canonical(value), np.dtype(move.tile.word)), True), place)
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
        self.many = text.type(tile.word, True)
        self.registers = text.offset(x.pointer("w", WORKER["buffer"]), SLOT_BYTES)
        self.places = [text.element(self.many, self.registers, i) for i in range(tile.count)]

    def run(self) -> None:
        """All at once if all of the matrix lies where the access may go; else every element of every lane by
        itself, and the strip is left where one is wrong.
        """
        x, text = self.x, self.x.text
        near, far, done = (text.new_block() for _ in range(3))
        begin, step, fits = self._place()
        text.branch(fits, near, far, True)
        text.enter(near)
        text.invoke(self.tile.function(text, self.kind), [self.registers, begin, step])
        text.br(done)
        text.enter(far)
        operands = [
            text.named("c"),
            text.named("w"),
            operand(text, self.address, True),
            operand(text, self.stride, True),
            word(x.access_of(self.number)),
            word(self.site),
            word(self.space),
            x.mask_word(self.mask),
            text.named("first", I64),
        ]
        x.leave(text.invoke(self.tile.far(text, self.kind), operands))
        text.br(done)
        text.enter(done)

    def _place(self) -> tuple[Value, Value, Value]:
        """(where the matrix begins, how many bytes its lines are apart, whether all of it lies where the
        access may go).
        """
        x, text, tile = self.x, self.x.text, self.tile
        same: list[Value] = [text.icmp("eq", x.bits(self.mask), -1)] if self.kind == "store" else []
        base, apart = self._one(self.address, same), self._one(self.stride, same)
        step = text.binary("mul", apart, tile.size)
        reach = text.binary("add", text.binary("mul", step, tile.outers - 1), tile.inners * tile.size - 1)
        start, total, host, _ = x.bounds(self.number)
        room = text.overloaded("usub.sat", [total, reach])
        distance = x.rotated(text.binary("sub", base, start), tile.size)
        fits = text.icmp("ult", distance, x.steps(room, tile.size))
        for condition in same:
            fits = text.binary("and", fits, condition)
        return text.offset(host, base), step, fits

    def _one(self, value: Any, same: list[Value]) -> Value:
        """Return what lanes have in common; where that is not known, the first lane's value, and what says
        that others have it too.
        """
        text = self.x.text
        if is_uniform(value):
            return operand(text, value, False)
        first = text.extract(value.value, 0)
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

    def function(self, text: CodeBuilder, kind: AccessKind) -> Function:
        """Return the function that loads or stores a matrix that lies where it may."""
        name = f"wmma.{kind}.{self.name}"
        if name not in text.needs:
            fn = function(name, VOID, [("registers", PTR), ("begin", PTR), ("step", I64)])
            own, many = CodeBuilder(WARP, "v"), text.type(self.word, True)
            places = [own.element(many, fn.args[0], i) for i in range(self.count)]
            if kind == "load":
                for value, place in zip(self._load(own), places):
                    own.store(value, place)
            else:
                self._store(own, [own.load(many, place) for place in places])
            own.ret()
            text.needs[name] = Routine(fn, own.items, "noinline")
        return text.needs[name].fn

    def far(self, text: CodeBuilder, kind: AccessKind) -> Function:
        """Return the function that does it in a loop over the elements of a fragment."""
        name = f"wmma.far.{kind}.{self.name}"
        if name in text.needs:
            return text.needs[name].fn
        longs, words = ty.vector(WARP, I64), text.type(self.word, True)
        elements, every = ty.vector(WARP, ty.int_type(self.bits)), self.count * self.per
        outer, inner = tables = [
            _table(f"{name}.{part}", places[:, :every] * self.size)
            for part, places in (("outer", self.outer), ("inner", self.inner))
        ]
        parameters = [("c", PTR), ("w", PTR), ("address", longs), ("stride", longs)]
        parameters += [(key, I64) for key in ("access", "site", "kind", "mask", "first")]
        fn, own = function(name, I32, parameters), CodeBuilder(WARP, "v")
        c, w, address, stride, access, site, kinds, mask, first = fn.args
        begin, loop, fine, done, wrong = (
            own.block_named(label) for label in ("begin", "element", "fine", "done", "wrong")
        )
        own.enter(begin)
        addresses, buffer, resolve, carry = (
            own.load(PTR, own.element(I64, base, index))
            for base, index in (
                (w, WORKER["addresses"]),
                (w, WORKER["buffer"]),
                (c, LAUNCH["resolve"]),
                (c, LAUNCH["carry"]),
            )
        )
        registers = own.offset(buffer, SLOT_BYTES)
        own.br(loop)
        own.enter(loop)
        e = own.phi(I64, [(word(0), begin)])
        part, number = own.binary("urem", e, self.per), own.binary("udiv", e, self.per)
        register = own.element(words, registers, number)
        shift = own.broadcast(own.narrowed(own.binary("mul", part, self.bits), scalar(words)))
        line, column = (own.load(longs, own.element(longs, table, e)) for table in (outer, inner))
        distance = own.binary("add", own.binary("mul", line, stride), column)
        own.store(own.binary("add", address, distance), addresses)
        if kind == "store":
            moved = own.binary("lshr", own.load(words, register), shift)
            own.store(own.narrowed(moved, elements), buffer)
        size, low_bits = word(self.size), word(self.size.bit_length() - 1)
        operands = [c, w, access, site, size, word(1), kinds, mask, first, size, low_bits]
        own.branch(own.icmp("eq", own.call_address(resolve, I32, operands), 0), fine, wrong)
        own.enter(fine)
        own.call_address(carry, VOID, [w, mask, size, word(0), TRUE if kind == "store" else FALSE])
        if kind == "load":
            got = own.cast("zext", own.load(elements, buffer), words)
            moved = own.binary("shl", got, shift)
            old = own.load(words, register)
            kept = own.select(own.icmp("eq", part, 0), zero(words), old)
            own.store(own.binary("or", kept, moved), register)
        following = own.binary("add", e, 1)
        e.append(following, fine)
        own.branch(own.icmp("ult", following, every), loop, done)
        for block, result in ((done, 0), (wrong, 1)):
            own.enter(block)
            own.ret(const_int(I32, result))
        text.needs[name] = Routine(fn, own.items, "noinline cold", tables=tables)
        return fn

    def _at(self, own: CodeBuilder, lane: int, i: int) -> Value:
        """Return where an element of a lane lies."""
        distance = own.binary("mul", own.named("step", I64), int(self.outer[lane, i]))
        line = own.offset(own.named("begin"), distance)
        return own.offset(line, int(self.inner[lane, i]) * self.bits // 8)

    def _in_a_row(self) -> bool:
        """Return whether each lane's eight words follow each other."""
        return (
            self.bits * self.per == 32
            and self.count == 8
            and bool((self.outer == self.outer[:, :1]).all() and (np.diff(self.inner) == 1).all())
        )

    def _load(self, own: CodeBuilder) -> list[Value]:
        """The registers."""
        lanes = WARP
        while (
            lanes > 8
            and (self.outer[: lanes // 2] == self.outer[lanes // 2 : lanes]).all()
            and (self.inner[: lanes // 2] == self.inner[lanes // 2 : lanes]).all()
        ):
            lanes //= 2
        few = ty.vector(lanes, own.type(self.word, False))
        result: list[Value] = []
        if self._in_a_row():
            parts = [
                _turned(own, [self._load_line(own, lane + j) for j in range(8)])
                for lane in range(0, lanes, 8)
            ]
            result += [_strung(own, [part[i] for part in parts]) for i in range(8)]
        else:
            for i in range(self.count):
                value: Value = poison(few)
                for lane in range(lanes):
                    value = own.insert(value, self._word(own, lane, i), lane)
                result.append(value)
        order = [lane % lanes for lane in range(WARP)]
        return [own.shuffle(value, None, order) for value in result]

    def _load_line(self, own: CodeBuilder, lane: int) -> Value:
        return own.load(_EIGHT, self._at(own, lane, 0), align=self.bits // 8, alias="memory")

    def _word(self, own: CodeBuilder, lane: int, i: int) -> Value:
        """A lane's word, whose elements may lie apart."""
        if self.per == 1:
            return own.load(own.type(self.word, False), self._at(own, lane, i), alias="memory")
        whole: Value = const_int(I32, 0)
        for j in range(self.per):
            element = own.load(ty.int_type(self.bits), self._at(own, lane, i * self.per + j), alias="memory")
            moved = own.binary("shl", own.cast("zext", element, I32), j * self.bits)
            whole = own.binary("or", whole, moved)
        return whole

    def _store(self, own: CodeBuilder, registers: list[Value]) -> None:
        if self._in_a_row():
            for lane in range(0, WARP, 8):
                parts: list[Value] = [own.shuffle(r, None, range(lane, lane + 8)) for r in registers]
                for j, line in enumerate(_turned(own, parts)):
                    own.store(line, self._at(own, lane + j, 0), align=self.bits // 8, alias="memory")
            return
        for i in range(self.count * self.per):
            for lane in range(WARP):
                value: Value = own.extract(registers[i // self.per], lane)
                if self.per > 1:
                    moved = own.binary("lshr", value, i % self.per * self.bits)
                    value = own.narrowed(moved, ty.int_type(self.bits))
                own.store(value, self._at(own, lane, i), alias="memory")


_EIGHT = ty.vector(8, I32)


def _table(name: str, columns: np.ndarray) -> Global:
    """Return a constant array of a matrix's columns."""
    vectors = tuple(numbers(I64, tuple(column)) for column in columns.T.tolist())
    type = ty.array(len(vectors), vectors[0].type)
    return Global(name, type, ty.GENERIC, aggregate(type, vectors), constant=True)


def _turned(own: CodeBuilder, lines: list[Value]) -> list[Value]:
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
                    made[j] = own.shuffle(lines[i], lines[i + distance], order)
        lines = made
    return [lines[place] for place in (0, 2, 1, 3, 4, 6, 5, 7)]


def _strung(own: CodeBuilder, parts: list[Value]) -> Value:
    """Vectors of eight words, one behind the other; they are a power of two."""
    width = 8
    while len(parts) > 1:
        width *= 2
        parts = [own.shuffle(a, b, range(width)) for a, b in zip(parts[::2], parts[1::2])]
    return parts[0]


def _picked(text: CodeBuilder, words: list[Any], numbers: np.ndarray, lanes: np.ndarray) -> Any:
    """For each lane the word of a number that another lane has."""
    result: Any = None
    for number in dict.fromkeys(numbers.tolist()):
        value = shuffled(text, words[number], lanes.tolist())
        result = (
            value if result is None else np.where(constant(text, numbers == number, np.bool_), value, result)
        )
    return result


def _transposed(text: CodeBuilder, words: list[Any], word_of: Any) -> Any:
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

    def picked(own: CodeBuilder, given: list[Any]) -> list[Any]:
        if transposed:
            return [_transposed(own, given, lambda r, w, i=i: (w, 8 * i + r)) for i in range(count)]
        return [_picked(own, given, _LANE % 4, 8 * i + _LANE // 4) for i in range(count)]

    return _called(x, f"ldmatrix.x{count}{'.trans' if transposed else ''}", words, picked)


def move_matrix(x: AccessEmitter, a: Any) -> Any:
    """`movmatrix`: the 8×8 matrix of halves whose rows are the lanes' registers, transposed."""
    if x.text.width != WARP:
        raise Untraceable("a strip that is not a warp")
    return _transposed(x.text, [a], lambda r, w: (0 * r, 4 * r + w))
