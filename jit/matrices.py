"""Matrix instructions of a warp, as `numpy_engine.instructions.matrix` defines them: where elements stand is
that file's, so products are shuffles that are known, and sums.

A product is a function of its own, once for each shape and types: its registers are vectors over the warp's
lanes. Elements of a and b become doubles and lie in tables, in which lanes find what they multiply in each
step one beside the other; where lanes repeat, the table does not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..ir import irtypes as ty
from ..ir.core import FALSE, TRUE, Function, Global, Value, aggregate, const_int, poison, zero
from ..ir.irtypes import I1, I32, I64, VOID, Type
from ..runtime.arithmetic import formats
from ..runtime.numpy_engine.instructions import matrix
from ..runtime.numpy_engine.lane_ids import WARP
from ..support.diagnostics import AccessKind, Space
from ..support.floats import Rounding
from .access import AccessEmitter
from .code_builder import (
    PTR,
    CodeBuilder,
    LoopBuilder,
    Routine,
    function,
    int_vector,
    integer,
    mangle,
    scalar,
    word,
)
from .directed_rounding import rounded
from .state_layout import LAUNCH, SLOT_BYTES, SPACES, WORKER, WRITE_FLAG
from .values import DIRTY, RAW, Symbolic, Untraceable, canonical, is_uniform, operand, symbolic, typed
from .vector_access import AccessRequest

U16, U32, U64, S32, F32, F64 = np.uint16, np.uint32, np.uint64, np.int32, np.float32, np.float64
_LANE = np.arange(WARP)
_WRITTEN: dict[str, tuple[Routine, list[np.dtype]]] = {}
"""By a function's name, the function and the types of its results: each is made once in a process, as the
tracer comes to each instruction several times.
"""


def constant(text: CodeBuilder, values: np.ndarray, dtype: Any) -> Symbolic:
    """A vector that is known."""
    return symbolic(text, int_vector(text.type(dtype, False), tuple(values.tolist())), dtype, False)


class Fragment:
    """The registers of a fragment, and its elements where they are wanted."""

    def __init__(self, text: CodeBuilder, registers: list[Symbolic], type_: str) -> None:
        self._text, self._registers, self._type = text, registers, type_
        self.per = _per(type_)
        self._own: dict[int, Any] = {}
        self._tables: dict[bytes, tuple[Value, int]] = {}

    def own(self, number: int) -> Any:
        """The element of a number that each lane has, as sums have it."""
        if number not in self._own:
            self._own[number] = _unpacked(self._registers[number // self.per], self._type, number % self.per)
        return self._own[number]

    def table(self, places: np.ndarray) -> tuple[Value, int]:
        """(where rows of elements lie, how many are in one): row s has for each lane the element that
        `places[s]`, an array (32, 2) of lanes and numbers of elements, names for it, until lanes repeat.
        """
        period = 4
        while (places[:, period:] != places[:, :-period]).any():
            period *= 2
        key = places[:, :period].tobytes()
        if key not in self._tables:
            text, steps = self._text, len(places)
            row = self._row_type(period)
            place = text.alloca(ty.array(steps * period, row.element), 64)
            for step in range(steps):
                text.store(self._row(places[step, :period]), text.element(row, place, step))
            self._tables[key] = place, period
        return self._tables[key]

    def moved(self, places: np.ndarray) -> Any:
        """Each lane's element of another lane; of its own where `places` (32, 2) says so."""
        number = int(places[0, 1])
        value = self.own(number)
        if (places[:, 0] == _LANE).all() and (places[:, 1] == number).all():
            return value.astype(F64) if value.dtype == F32 else value
        dtype = F64 if value.dtype == F32 else value.dtype
        return symbolic(self._text, self._row(places), dtype, False)

    def _row_type(self, width: int) -> ty.VectorType:
        dtype = self.own(0).dtype
        return ty.vector(width, self._text.type(F64 if dtype == F32 else dtype, False))

    def _row(self, places: np.ndarray) -> Value:
        """Return the elements of some lanes."""
        text, result = self._text, None
        lanes, elements = places[:, 0], places[:, 1]
        for number in dict.fromkeys(elements.tolist()):
            picked = text.shuffle(operand(text, self.own(number), True), None, lanes.tolist())
            chosen = int_vector(I1, tuple((elements == number).tolist()))
            result = picked if result is None else text.select(chosen, picked, result)
        assert result is not None
        return text.cast("fpext", result, self._row_type(len(lanes)))


def _per(type_: str) -> int:
    """Return how many elements a register holds; of single bits a word counts as one."""
    return 1 if type_ == "b1" else max(32 // matrix.BITS[type_], 1)


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
    if type_ in ("s8", "u8", "s4", "u4"):
        bits = matrix.BITS[type_]
        return (
            (word << U32(32 - bits - bits * place)).view(S32) >> S32(32 - bits)
            if type_[0] == "s"
            else ((word >> U32(bits * place)) & U32((1 << bits) - 1)).view(S32)
        )
    if type_ in ("e4m3", "e5m2"):
        return formats.decode((word >> U32(8 * place)) & U32(0xFF), type_)
    return word.view(F64 if type_ == "f64" else S32)


def _packed(values: list[Any], type_: str) -> list[Any]:
    """Elements as registers."""
    if type_ == "f16":
        bits = [canonical(value.astype(np.float16)).view(U16).astype(U32) for value in values]
        return [low | (high << U32(16)) for low, high in zip(bits[::2], bits[1::2])]
    if type_ == "f32":
        return [canonical(value.astype(F32)).view(U32) for value in values]
    return [canonical(value).view(np.uint64 if type_ == "f64" else U32) for value in values]


@dataclass(frozen=True, slots=True)
class Terms:
    """Places of the terms of one element of d, for each lane: the factors of each step, arrays (steps, 32, 2)
    of lanes and numbers of elements, and the summand, (32, 2).
    """

    left: np.ndarray
    right: np.ndarray
    third: np.ndarray


def _places(layout: matrix.Layout, columns: int, lanes: np.ndarray) -> np.ndarray:
    """Return of each place of a matrix that some lanes hold, by its linear number, the (lane, element) that
    `matrix.matrices` takes.
    """
    rows, columns_of = (part[lanes] for part in layout)
    linear = rows * columns + columns_of
    result = np.zeros((linear.max() + 1, 2), np.intp)
    holders = np.broadcast_to(lanes[:, None], linear.shape)
    result[linear.reshape(-1), 0] = holders.reshape(-1)
    result[linear.reshape(-1), 1] = np.tile(np.arange(linear.shape[1]), len(lanes))
    return result


def _terms(
    sizes: tuple[int, int, int], layouts: Sequence[matrix.Layout], groups: Sequence[np.ndarray] = (_LANE,)
) -> list[Terms]:
    """Return the terms of the elements of d; `sizes` are n and the steps of a and of b, `layouts` those of a,
    b, c and d. Each group of lanes multiplies matrices of its own.
    """
    (n, along_a, along_b), (rows, columns) = sizes, layouts[3]
    places = [
        [_places(layout, size, lanes) for layout, size in zip(layouts, (along_a, n, n))] for lanes in groups
    ]
    result = []
    for i in range(rows.shape[1]):
        terms = Terms(*(np.zeros((*shape, WARP, 2), np.intp) for shape in ((along_a,), (along_b,), ())))
        for lanes, (of_a, of_b, of_c) in zip(groups, places):
            row, column = rows[lanes, i], columns[lanes, i]
            terms.left[:, lanes] = of_a[row[None] * along_a + np.arange(along_a)[:, None]]
            terms.right[:, lanes] = of_b[np.arange(along_b)[:, None] * n + column[None]]
            terms.third[lanes] = of_c[row * n + column]
        result.append(terms)
    return result


class Accumulator:
    """The sum that products are added to: the rule of one step, and of the end.

    Products of floats are exact in double precision, or meant to be rounded with the sum (f64, by `rnd`).
    With `satfinite`, integers are clamped once, behind the last step: a sum without the first summand has no
    overflow. Of single bits a step adds the ones in a combination of two words.
    """

    def __init__(self, text: CodeBuilder, first: Any, options: Mapping[str, str]) -> None:
        self._text, self._first = text, first
        self._mode: Rounding = options.get("rnd") or "rn"  # type: ignore[assignment]
        self._op = options.get("op", "")
        self._is_clamped = "satfinite" in options and first.dtype.kind == "i"
        start = operand(text, first, True)
        self.start = zero(start.type) if self._is_clamped else start

    def step(self, total: Value, a: Value, b: Value) -> Value:
        """Add the product of two factors."""
        text = self._text
        if self._op:
            return text.binary("add", total, text.overloaded("ctpop", [text.binary(self._op, a, b)]))
        if self._first.dtype.kind == "i":
            return text.binary("add", total, text.binary("mul", a, b))
        if self._mode == "rn":
            return text.overloaded("fma", [a, b, total])
        values = [symbolic(text, value, F64, False) for value in (a, b, total)]
        return operand(text, rounded(text, "fma", self._mode, values), True)

    def end(self, total: Value) -> Symbolic:
        """Return the sum."""
        text, dtype = self._text, self._first.dtype
        if self._is_clamped:
            total = text.overloaded("sadd.sat", [operand(text, self._first, True), total])
        return symbolic(text, total, dtype, False, DIRTY if dtype == F64 else RAW)


def _product(
    text: CodeBuilder, terms: list[Terms], fragments: list[Fragment], options: Mapping[str, str]
) -> list[Any]:
    """The elements of d: those of c, with products added in order of k, in a loop for each."""
    a, b, c = fragments
    tables = [(a.table(term.left), b.table(term.right)) for term in terms]
    sums = [Accumulator(text, c.moved(term.third), options) for term in terms]
    return [_summed(text, total, len(term.left), *places) for total, term, places in zip(sums, terms, tables)]


def _factor(text: CodeBuilder, type: Type, table: tuple[Value, int], at: Value) -> Value:
    """Return a row of a table over all lanes."""
    place, period = table
    row = ty.vector(period, type)
    loaded = text.load(row, text.element(row, place, at))
    return loaded if period == WARP else text.shuffle(loaded, None, [lane % period for lane in range(WARP)])


def _summed(text: CodeBuilder, total: Accumulator, k: int, *tables: tuple[Value, int]) -> Any:
    """A sum with the products of the rows of two tables."""
    one, done = scalar(total.start.type), text.new_block()
    loop = LoopBuilder(text, word(0), total.start)
    at, value = loop.values
    result = total.step(value, *(_factor(text, one, table, at) for table in tables))
    following = text.binary("add", at, 1)
    loop.repeat_if(text.icmp("ult", following, k), following, result, after=done)
    text.enter(done)
    return total.end(result)


def _sparse_product(
    text: CodeBuilder,
    k: int,
    chunk: int,
    words: list[list[Any]],
    terms: list[Terms],
    fragments: list[Fragment],
    options: Mapping[str, str],
) -> list[Any]:
    """The elements of d of `mma.sp`: each factor of a is multiplied by an element of the same chunk of b,
    which four bits of `words` name (`matrix.sparse_columns`).

    `words` are those of the rows of the first two elements of d, and those of the others, 4 chunks in each.
    Lanes find the elements of b in a table by the number of the row.
    """
    a, b, c = fragments
    tables = [(a.table(term.left), b.table(term.right)) for term in terms]
    sums = [Accumulator(text, c.moved(term.third), options) for term in terms]
    one, many = scalar(sums[0].start.type), text.type(U32, True)
    stored, done = chunk // 2, text.new_block()
    place = text.alloca(ty.array(2 * len(words[0]), many), 64)
    for i, value in enumerate(words[0] + words[1]):
        text.store(operand(text, value, True), text.element(many, place, i))
    loop = LoopBuilder(text, word(0), *(total.start for total in sums))
    at, *phis = loop.values
    totals: list[Value] = [*phis]
    base = symbolic(text, text.trunc(text.binary("mul", at, chunk), I32), U32, True)
    shift = symbolic(text, text.trunc(text.binary("shl", text.binary("and", at, 3), 2), I32), U32, True)
    for half in (0, 1):
        holder = text.binary("add", text.binary("lshr", at, 2), half * len(words[0]))
        bits: Any = symbolic(text, text.load(many, text.element(many, place, holder)), U32, False) >> shift
        low, high = bits & U32(3), (bits >> U32(2)) & U32(3)
        inside = {
            2: lambda low, high: [low >> U32(1)],
            4: lambda low, high: [low, high],
            8: lambda low, high: [part * U32(2) + U32(more) for part in (low, high) for more in (0, 1)],
        }[chunk](low, high)
        for number, column in enumerate(inside):
            step = text.binary("add", text.binary("mul", at, stored), number)
            for i in (2 * half, 2 * half + 1):
                of_a, (of_b, period) = tables[i]
                index = (column + base) * U32(period) + constant(text, _LANE % period, U32)
                factor = gathered(text, one, of_b, index)
                totals[i] = sums[i].step(totals[i], _factor(text, one, of_a, step), factor)
    following = text.binary("add", at, 1)
    loop.repeat_if(text.icmp("ult", following, k // chunk), following, *totals, after=done)
    text.enter(done)
    return [total.end(value) for total, value in zip(sums, totals)]


def gathered(text: CodeBuilder, type: Type, base: Value, index: Any) -> Value:
    """Return for each lane the element of a table that `index` names."""
    pointers = text.element(type, base, operand(text, index.astype(np.int64), True))
    result = ty.vector(text.width, type)
    name = f"llvm.masked.gather.{mangle(result)}.{mangle(pointers.type)}"
    align = integer(I32, ty.size_of(type))
    return text.intrinsic(name, result, [pointers, align, integer(text.bits, 1), poison(result)])


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
    buffer = x.load_pointer_slot("w", WORKER["buffer"])
    text.invoke(text.adopt(routine), [buffer, *operands])
    result = []
    for i, dtype in enumerate(dtypes):
        type = text.type(dtype, True)
        result.append(symbolic(text, text.load(type, text.element(type, buffer, i)), dtype, False))
    return result


def _multiplied(
    x: AccessEmitter,
    name: str,
    types: tuple[str, str, str, str],
    registers: Sequence[list[Any]],
    write: Callable[[CodeBuilder, list[Fragment], list[Symbolic]], list[Any]],
    more: Sequence[Any] = (),
) -> list[Any]:
    """A product's registers, by a function of that name; `write` gives the elements of d from the fragments
    of a, b and c, and `more` words.
    """
    if x.text.width != WARP:
        raise Untraceable("a gang that is not a warp")
    kinds = [np.dtype(U64 if type_ == "f64" else U32) for type_ in types[1:]]
    values = [typed(value, kind) for kind, group in zip(kinds, registers) for value in group]

    def product(own: CodeBuilder, given: list[Symbolic]) -> list[Any]:
        fragments, left = [], given
        for group, type_ in zip(registers, types[1:]):
            fragments.append(Fragment(own, left[: len(group)], type_))
            left = left[len(group) :]
        return _packed(write(own, fragments, left), types[0])

    counts = ".".join(str(len(group)) for group in registers)
    words = [typed(value, np.dtype(U32)) for value in more]
    return _called(x, f"{name}.{'.'.join(types)}.{counts}", [*values, *words], product)


def _named(name: str, *parts: object) -> str:
    return ".".join([name, *(str(part) for part in parts if part != "")])


def _dense(
    x: AccessEmitter,
    name: str,
    shape: str,
    types: tuple[str, str, str, str],
    layouts: Sequence[matrix.Layout],
    registers: Sequence[list[Any]],
    options: dict[str, str],
) -> list[Any]:
    """A dense product; layouts are those of a, b, c and d."""
    _, n, k = matrix.dimensions(shape)
    a, b, *others = layouts
    if types[1] == "b1":
        a, b, k = (a[0][:, ::32], a[1][:, ::32] // 32), (b[0][:, ::32] // 32, b[1][:, ::32]), k // 32
    symbol = _named(name, shape, options.get("op", ""), options.get("rnd", ""), options.get("satfinite", ""))
    return _multiplied(
        x,
        symbol,
        types,
        registers,
        lambda own, fragments, _: _product(own, _terms((n, k, k), [a, b, *others]), fragments, options),
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
    layouts = [matrix.mma_layout(part, shape, type_) for part, type_ in zip("abcc", (*types[1:], types[0]))]
    return _dense(x, "mma", shape, types, layouts, (a, b, c), options)


def sparse(
    x: AccessEmitter,
    shape: str,
    types: tuple[str, str, str, str],
    a: list[Any],
    b: list[Any],
    c: list[Any],
    metadata: Any,
    selector: int,
    options: dict[str, str],
) -> list[Any]:
    """`mma.sp`: d's registers."""
    m, n, k = matrix.dimensions(shape)
    chunk = matrix.sparse_chunk(types[1])
    first, holders = matrix.metadata_holders(k, types[1], selector)
    layouts = [
        matrix.mma_layout("a", f"m{m}n{n}k{k // 2}", types[1]),
        matrix.mma_layout("b", shape, types[2]),
        *[matrix.mma_layout("c", shape, types[3])] * 2,
    ]

    def write(own: CodeBuilder, fragments: list[Fragment], given: list[Symbolic]) -> list[Any]:
        held: list[Any] = [shuffled(own, given[0], (_LANE & ~3 | first + h).tolist()) for h in range(holders)]
        words = [[(value >> U32(16 * half)) & U32(0xFFFF) for value in held] for half in (0, 1)]
        terms = _terms((n, k // 2, k), layouts)
        return _sparse_product(own, k, chunk, words, terms, fragments, options)

    name = _named("mma.sp", shape, first, options.get("satfinite", ""))
    return _multiplied(x, name, types, (a, b, c), write, [metadata])


def volta(
    x: AccessEmitter,
    types: tuple[str, str, str, str],
    orders: tuple[matrix.MajorOrder, matrix.MajorOrder],
    a: list[Any],
    b: list[Any],
    c: list[Any],
) -> list[Any]:
    """`mma.m8n8k4` of f16: d's registers, of four products."""
    layouts = [
        matrix.volta_layout("a", "f16", orders[0]),
        matrix.volta_layout("b", "f16", orders[1]),
        matrix.volta_layout("c", types[3], "row"),
        matrix.volta_layout("c", types[0], "row"),
    ]
    quads = [np.r_[4 * i : 4 * i + 4, 16 + 4 * i : 20 + 4 * i] for i in range(4)]
    terms = _terms((8, 4, 4), layouts, quads)
    name = _named("mma.m8n8k4", *orders)
    return _multiplied(x, name, types, (a, b, c), lambda own, parts, _: _product(own, terms, parts, {}))


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
    counts = [
        len(group) * (32 if type_ == "b1" else _per(type_)) for group, type_ in zip((a, b, c), types[1:])
    ]
    layouts = [
        matrix.wmma_layout(part, shape, type_, count)
        for part, type_, count in zip("abcc", (*types[1:], types[0]), (*counts, m * n // WARP))
    ]
    return _dense(x, "wmma", shape, types, layouts, (a, b, c), options)


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
    x.has_side_effects = True


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
        writes, text = WRITE_FLAG if kind == "store" else 0, x.text
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
        x.record_address(site, self.address)
        self.key = x.access_key(AccessRequest(space, np.dtype(f"u{tile.size}"), 1, mask, site, writes))
        self.many = text.type(tile.word, True)
        self.registers = text.offset(x.load_pointer_slot("w", WORKER["buffer"]), SLOT_BYTES)
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
            word(x.access_index(self.key)),
            word(self.site),
            word(self.space),
            x.mask_i64(self.mask),
            text.named("first", I64),
        ]
        x.exit_if_failed(text.invoke(self.tile.far(text, self.kind), operands))
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
        start, total, host, _ = x.bounds(self.key)
        room = text.overloaded("usub.sat", [total, reach])
        distance = x.rotate_low_bits(text.binary("sub", base, start), tile.size)
        fits = text.icmp("ult", distance, x.count_aligned(room, tile.size))
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
        same.append(self.x.is_empty(self.x.bits((value != symbolic(text, first, U64, True)) & self.mask)))
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
                (c, LAUNCH["copy_lanes"]),
            )
        )
        registers = own.offset(buffer, SLOT_BYTES)
        own.br(loop)
        own.enter(loop)
        e = own.phi(I64, [(word(0), begin)])
        part, number = own.binary("urem", e, self.per), own.binary("udiv", e, self.per)
        register = own.element(words, registers, number)
        shift = own.broadcast(own.trunc(own.binary("mul", part, self.bits), scalar(words)))
        line, column = (own.load(longs, own.element(longs, table, e)) for table in (outer, inner))
        distance = own.binary("add", own.binary("mul", line, stride), column)
        own.store(own.binary("add", address, distance), addresses)
        if kind == "store":
            moved = own.binary("lshr", own.load(words, register), shift)
            own.store(own.trunc(moved, elements), buffer)
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
                    value = own.trunc(moved, ty.int_type(self.bits))
                own.store(value, self._at(own, lane, i), alias="memory")


_EIGHT = ty.vector(8, I32)


def _table(name: str, columns: np.ndarray) -> Global:
    """Return a constant array of a matrix's columns."""
    vectors = tuple(int_vector(I64, tuple(column)) for column in columns.T.tolist())
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


def _picked(text: CodeBuilder, words: list[Any], indices: np.ndarray, lanes: np.ndarray) -> Any:
    """For each lane the word of a number that another lane has."""
    result: Any = None
    for number in dict.fromkeys(indices.tolist()):
        value = shuffled(text, words[number], lanes.tolist())
        result = (
            value if result is None else np.where(constant(text, indices == number, np.bool_), value, result)
        )
    return result


def _transposed(text: CodeBuilder, words: list[Any], word_of: Any) -> Any:
    """8×8 halves transposed; `word_of` gives (number of the word, lane) of the word w of row r."""
    halves = []
    column = _LANE // 4
    for more in (0, 1):
        indices, lanes = word_of(2 * (_LANE % 4) + more, column // 2)
        halves.append(
            (_picked(text, words, indices, lanes) >> constant(text, 16 * (column % 2), U32)) & U32(0xFFFF)
        )
    return halves[0] | (halves[1] << U32(16))


def load_matrices(
    x: AccessEmitter, count: int, transposed: bool, space: Space, address: Any, mask: Any, site: int
) -> list[Any]:
    """`ldmatrix` of 8×8 halves: a register per matrix."""
    words = x.load_vector(space, U32, 4, address, _rows_mask(x, 8 * count, mask), site)

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


def load_bytes(
    x: AccessEmitter,
    count: int,
    square: bool,
    packing: matrix.Packing,
    space: Space,
    address: Any,
    mask: Any,
    site: int,
) -> list[Any]:
    """`ldmatrix` of bytes, as `matrix.load_bytes` says."""
    height = 16 if square else 8
    words = x.load_vector(space, U32, 4, address, _rows_mask(x, height * count, mask), site)

    def picked(own: CodeBuilder, given: list[Any]) -> list[Any]:
        rows = [_unpacked_bytes(given, i, packing) for i in range(4)]
        if not square:
            return [_picked(own, rows, _LANE % 4, 8 * i + _LANE // 4) for i in range(count)]
        return [
            _gathered_bytes(
                own, rows, [(8 * part + _LANE // 4, 16 * i + 4 * (_LANE % 4) + e) for e in range(4)]
            )
            for i in range(count)
            for part in (0, 1)
        ]

    return _called(x, _named("ldmatrix", height, f"x{count}", packing), words, picked)


def _unpacked_bytes(words: list[Any], number: int, packing: matrix.Packing) -> Any:
    """Return one of the four words of a row, from elements of 8, 6 or 4 bits that follow each other."""
    if not packing:
        return words[number]
    width = {"b6x16_p32": 6, "b4x16_p64": 4}[packing]
    first, shift = divmod(4 * width * number, 32)
    bits = words[first] >> U32(shift)
    if shift + 4 * width > 32:
        bits = bits | (words[first + 1] << U32(32 - shift))
    result: Any = U32(0)
    for i in range(4):
        result = result | (((bits >> U32(width * i)) & U32((1 << width) - 1)) << U32(8 * i))
    return result


def _gathered_bytes(
    own: CodeBuilder, words: list[Any], places: Sequence[tuple[np.ndarray, np.ndarray]]
) -> Any:
    """Return a word of four bytes: for each, by lane, (its number in a row of words, the lane of the row)."""
    result: Any = U32(0)
    for i, (byte, lanes) in enumerate(places):
        value = _picked(own, words, byte // 4, lanes) >> constant(own, 8 * (byte % 4), U32)
        result = result | ((value & U32(0xFF)) << U32(8 * i))
    return result


def _rows_mask(x: AccessEmitter, rows: int, mask: Any) -> Any:
    """Return the lanes that hold the addresses of rows."""
    if x.text.width != WARP:
        raise Untraceable("a gang that is not a warp")
    return mask if rows == WARP else mask & (x.special("%laneid") < U32(rows))


def store_matrices(
    x: AccessEmitter, transposed: bool, space: Space, address: Any, registers: list[Any], mask: Any, site: int
) -> None:
    """`stmatrix` of 8×8 matrices of halves, a register per matrix."""

    def rows(own: CodeBuilder, given: list[Any]) -> list[Any]:
        which, row = np.minimum(_LANE // 8, len(given) - 1), _LANE % 8
        if transposed:
            parts = [_transposed(own, [value], lambda r, w: (0 * r, 4 * r + w)) for value in given]
            return [_picked(own, parts, which, 4 * row + w) for w in range(4)]
        return [_picked(own, given, which, 4 * row + w) for w in range(4)]

    _store_rows(x, f"stmatrix{'.trans' if transposed else ''}", space, address, registers, mask, site, rows)


def store_bytes(
    x: AccessEmitter, space: Space, address: Any, registers: list[Any], mask: Any, site: int
) -> None:
    """`stmatrix` of 16×8 bytes, transposed, as `matrix.store_bytes` says."""

    def rows(own: CodeBuilder, given: list[Any]) -> list[Any]:
        which, row, result = np.minimum(_LANE // 8, len(given) - 1), _LANE % 8, []
        for w in range(4):
            word: Any = U32(0)
            for i in range(4):
                half, g = divmod(4 * w + i, 8)
                value = _picked(own, given, which, 4 * g + row // 2)
                byte = value >> constant(own, 8 * (2 * half + row % 2), U32)
                word = word | ((byte & U32(0xFF)) << U32(8 * i))
            result.append(word)
        return result

    _store_rows(x, "stmatrix.b8", space, address, registers, mask, site, rows)


def _store_rows(
    x: AccessEmitter,
    name: str,
    space: Space,
    address: Any,
    registers: list[Any],
    mask: Any,
    site: int,
    rows: Callable[[CodeBuilder, list[Any]], list[Any]],
) -> None:
    """Store 16 bytes for each of the first lanes, eight for each register, by a function of that name."""
    some = _rows_mask(x, 8 * len(registers), mask)
    values = [typed(value, np.dtype(U32)) for value in registers]
    x.store_vector(space, U32, address, _called(x, _named(name, len(values)), values, rows), some, site)
