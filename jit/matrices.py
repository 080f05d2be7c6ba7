"""Matrix instructions of a warp: `mma`, `wmma`, `ldmatrix`, `stmatrix`, `movmatrix`.

The layouts of fragments, that is the lane and register of each element, are those of
`numpy_engine.instructions.matrix`. They are constants, so elements are exchanged between lanes by constant
shuffles.

A product d = a b + c is a function per shape and element types, whose parameters are the fragments' registers
as vectors over the warp. It stores the elements of a and b in tables on the stack: row k has for each lane
the factor of its k-th term. A loop over k adds the products of two rows. Periodic rows are stored once per
period. Floating elements are converted to doubles, in which products of narrow formats are exact.

`FragmentTransfer` loads and stores whole matrices (`wmma.load`, `wmma.store`) with one bounds check each.
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
from ..runtime.arithmetic.numerics import select
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
from .directed_rounding import emit_rounded
from .state_layout import LAUNCH, SLOT_BYTES, SPACES, WORKER, WRITE_FLAG
from .values import DIRTY, RAW, Symbolic, Untraceable, canonical, is_uniform, operand, symbolic, typed
from .vector_access import AccessRequest

U16, U32, U64, S32, F32, F64 = np.uint16, np.uint32, np.uint64, np.int32, np.float32, np.float64
_LANE = np.arange(WARP)
_ROUTINES: dict[str, tuple[Routine, list[np.dtype]]] = {}
"""The emitted functions of this process and the dtypes of their results, by name. `tracing` asks for the same
function several times.
"""


def constant(text: CodeBuilder, values: np.ndarray, dtype: Any) -> Symbolic:
    """Return an array of shape (32,) as a constant vector."""
    return symbolic(text, int_vector(text.type(dtype, False), tuple(values.tolist())), dtype, False)


class Fragment:
    """The registers of a matrix fragment, with its elements unpacked on demand.

    Element `i` of a lane is in register `i // per`. An *index array* of shape (…, 2) names elements as
    (lane, element of that lane).
    """

    scales: Callable[[int], Any] | None = None
    """The scale factor of an element, given its number, as a vector of doubles."""

    def __init__(self, text: CodeBuilder, registers: list[Symbolic], type_: str) -> None:
        self._text, self._registers, self._type = text, registers, type_
        self.per = _elements_per_register(type_)
        self._elements: dict[int, Any] = {}
        self._tables: dict[bytes, tuple[Value, int]] = {}

    def element(self, number: int) -> Any:
        """Return element `number` of each lane as a vector, in the type that it is multiplied in."""
        if number not in self._elements:
            register = self._registers[number // self.per]
            value = _unpack(register, self._type, number % self.per)
            self._elements[number] = value if self.scales is None else value * self.scales(number)
        return self._elements[number]

    def table(self, indices: np.ndarray) -> tuple[Value, int]:
        """Emit a table of elements, once; return (its address, its row length).

        `indices` is an index array of shape (k, 32, 2): row s has the element `indices[s, lane]` for each
        lane. If rows are periodic over the lanes, a row is one period.
        """
        period = 4
        while (indices[:, period:] != indices[:, :-period]).any():
            period *= 2
        key = indices[:, :period].tobytes()
        if key not in self._tables:
            text, steps = self._text, len(indices)
            row = self._row_type(period)
            table = text.alloca(ty.array(steps * period, row.element), 64)
            for step in range(steps):
                text.store(self._row(indices[step, :period]), text.element(row, table, step))
            self._tables[key] = table, period
        return self._tables[key]

    def permute(self, indices: np.ndarray) -> Any:
        """Return for each lane the element that an index array of shape (32, 2) names."""
        number = int(indices[0, 1])
        value = self.element(number)
        if (indices[:, 0] == _LANE).all() and (indices[:, 1] == number).all():
            return value.astype(F64) if value.dtype == F32 else value
        dtype = F64 if value.dtype == F32 else value.dtype
        return symbolic(self._text, self._row(indices), dtype, False)

    def _row_type(self, width: int) -> ty.VectorType:
        dtype = self.element(0).dtype
        return ty.vector(width, self._text.type(F64 if dtype == F32 else dtype, False))

    def _row(self, indices: np.ndarray) -> Value:
        """Return a vector of the elements that an index array of shape (n, 2) names."""
        text, result = self._text, None
        lanes, elements = indices[:, 0], indices[:, 1]
        for number in dict.fromkeys(elements.tolist()):
            shuffled = text.shuffle(operand(text, self.element(number), True), None, lanes.tolist())
            mask = int_vector(I1, tuple((elements == number).tolist()))
            result = shuffled if result is None else text.select(mask, shuffled, result)
        assert result is not None
        return text.cast("fpext", result, self._row_type(len(lanes)))


def _elements_per_register(type_: str) -> int:
    """Return the number of elements in a register; 32 single bits (`b1`) count as one element."""
    return 1 if type_ == "b1" else max(32 // matrix.BITS[type_], 1)


def shuffle_lanes(text: CodeBuilder, value: Any, lanes: Sequence[int]) -> Symbolic:
    """Return for each lane the value of another lane, given by a constant list."""
    vector = operand(text, canonical(value), True)
    return symbolic(text, text.shuffle(vector, None, lanes), value.dtype, False)


def _unpack(word: Any, type_: str, index: int) -> Any:
    """Return element `index` of a register as a 32-bit float or integer, or as a double."""
    if type_ == "f16":
        return ((word >> U32(16 * index)) & U32(0xFFFF)).astype(U16).view(np.float16).astype(F32)
    if type_ == "bf16":
        return (word & U32(0xFFFF0000) if index else word << U32(16)).view(F32)
    if type_ in ("f32", "tf32"):
        return (word & U32(0xFFFFE000) if type_ == "tf32" else word).view(F32)
    if type_ in ("s8", "u8", "s4", "u4"):
        bits = matrix.BITS[type_]
        return (
            (word << U32(32 - bits - bits * index)).view(S32) >> S32(32 - bits)
            if type_[0] == "s"
            else ((word >> U32(bits * index)) & U32((1 << bits) - 1)).view(S32)
        )
    if type_ in ("e4m3", "e5m2", "e2m3", "e3m2"):
        return formats.decode((word >> U32(8 * index)) & U32(0xFF), type_)
    if type_ in ("e2m1", "e2m1.b8"):
        first = 4 * index if type_ == "e2m1" else 8 * index + 2
        return formats.decode((word >> U32(first)) & U32(0xF), "e2m1")
    return word.view(F64 if type_ == "f64" else S32)


def _pack(values: list[Any], type_: str) -> list[Any]:
    """Return the registers with these elements of d."""
    if type_ == "f16":
        bits = [canonical(value.astype(np.float16)).view(U16).astype(U32) for value in values]
        return [low | (high << U32(16)) for low, high in zip(bits[::2], bits[1::2])]
    if type_ == "f32":
        return [canonical(value.astype(F32)).view(U32) for value in values]
    return [canonical(value).view(np.uint64 if type_ == "f64" else U32) for value in values]


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of one element of d in each lane, as index arrays (`Fragment`).

    `left` and `right` are the factors in a and b, of shape (k, 32, 2); `summand` is that of c, (32, 2).
    """

    left: np.ndarray
    right: np.ndarray
    summand: np.ndarray


def _element_indices(layout: matrix.Layout, columns: int, lanes: np.ndarray) -> np.ndarray:
    """Return an index array of shape (elements of the matrix, 2): the holder of each element, row-major.

    `layout` has the (row, column) of each lane's elements. Only the given lanes hold the matrix.
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
    """Return the terms of each element of d that a lane holds.

    `sizes` are n, the columns of a and the rows of b. `layouts` are those of a, b, c and d. Each group of
    lanes multiplies matrices of its own.
    """
    (n, along_a, along_b), (rows, columns) = sizes, layouts[3]
    indices = [
        [_element_indices(layout, size, lanes) for layout, size in zip(layouts, (along_a, n, n))]
        for lanes in groups
    ]
    result = []
    for i in range(rows.shape[1]):
        terms = Terms(*(np.zeros((*shape, WARP, 2), np.intp) for shape in ((along_a,), (along_b,), ())))
        for lanes, (of_a, of_b, of_c) in zip(groups, indices):
            row, column = rows[lanes, i], columns[lanes, i]
            terms.left[:, lanes] = of_a[row[None] * along_a + np.arange(along_a)[:, None]]
            terms.right[:, lanes] = of_b[np.arange(along_b)[:, None] * n + column[None]]
            terms.summand[lanes] = of_c[row * n + column]
        result.append(terms)
    return result


class Accumulator:
    """The accumulation of one element of d: its start value, the step of one product, and the end.

    Floats are accumulated in doubles by `fma`: products of narrow formats are exact, and f64 is rounded once
    per step, by `rnd`. With `satfinite`, integers are clamped once, after the last step; the sum of products
    alone does not overflow. Single bits (`b1`) add the population count of `a op b`.
    """

    def __init__(self, text: CodeBuilder, first: Any, options: Mapping[str, str]) -> None:
        self._text, self._first = text, first
        self._mode: Rounding = options.get("rnd") or "rn"  # type: ignore[assignment]
        self._op = options.get("op", "")
        self._is_clamped = "satfinite" in options and first.dtype.kind == "i"
        start = operand(text, first, True)
        self.start = zero(start.type) if self._is_clamped else start

    def step(self, total: Value, a: Value, b: Value) -> Value:
        """Emit the addition of a product of two factors to a total."""
        text = self._text
        if self._op:
            return text.binary("add", total, text.overloaded("ctpop", [text.binary(self._op, a, b)]))
        if self._first.dtype.kind == "i":
            return text.binary("add", total, text.binary("mul", a, b))
        if self._mode == "rn":
            return text.overloaded("fma", [a, b, total])
        values = [symbolic(text, value, F64, False) for value in (a, b, total)]
        return operand(text, emit_rounded(text, "fma", self._mode, values), True)

    def end(self, total: Value) -> Symbolic:
        """Emit the element of d, given the last total."""
        text, dtype = self._text, self._first.dtype
        if self._is_clamped:
            total = text.overloaded("sadd.sat", [operand(text, self._first, True), total])
        return symbolic(text, total, dtype, False, DIRTY if dtype == F64 else RAW)


def _product(
    text: CodeBuilder, terms: list[Terms], fragments: list[Fragment], options: Mapping[str, str]
) -> list[Any]:
    """Return the elements of d of a dense product; each has a loop that adds products in order of k."""
    a, b, c = fragments
    tables = [(a.table(term.left), b.table(term.right)) for term in terms]
    sums = [Accumulator(text, c.permute(term.summand), options) for term in terms]
    return [_accumulate(text, total, len(term.left), *pair) for total, term, pair in zip(sums, terms, tables)]


def _load_row(text: CodeBuilder, type: Type, table: tuple[Value, int], index: Value) -> Value:
    """Emit the load of a table's row, repeated to 32 lanes."""
    address, period = table
    row = ty.vector(period, type)
    loaded = text.load(row, text.element(row, address, index))
    return loaded if period == WARP else text.shuffle(loaded, None, [lane % period for lane in range(WARP)])


def _accumulate(text: CodeBuilder, total: Accumulator, k: int, *tables: tuple[Value, int]) -> Any:
    """Emit the loop over the k rows of the tables of a and b; return the element of d."""
    element, done = scalar(total.start.type), text.new_block()
    loop = LoopBuilder(text, word(0), total.start)
    at, value = loop.values
    result = total.step(value, *(_load_row(text, element, table, at) for table in tables))
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
    """Return the elements of d of `mma.sp`.

    Each stored element of a is multiplied by one element of the corresponding chunk of `chunk` elements of b.
    Four bits of metadata name the factors of a chunk (`matrix.sparse_columns`). `words[0]` are the metadata
    of the row of the first two elements of d, `words[1]` those of the others; each word describes four
    chunks. Lanes load their factors of b from its table by row index.
    """
    a, b, c = fragments
    tables = [(a.table(term.left), b.table(term.right)) for term in terms]
    sums = [Accumulator(text, c.permute(term.summand), options) for term in terms]
    element, vector = scalar(sums[0].start.type), text.type(U32, True)
    stored, done = chunk // 2, text.new_block()
    metadata = text.alloca(ty.array(2 * len(words[0]), vector), 64)
    for i, value in enumerate(words[0] + words[1]):
        text.store(operand(text, value, True), text.element(vector, metadata, i))
    loop = LoopBuilder(text, word(0), *(total.start for total in sums))
    at, *phis = loop.values
    totals: list[Value] = [*phis]
    base = symbolic(text, text.trunc(text.binary("mul", at, chunk), I32), U32, True)
    shift = symbolic(text, text.trunc(text.binary("shl", text.binary("and", at, 3), 2), I32), U32, True)
    for half in (0, 1):
        holder = text.binary("add", text.binary("lshr", at, 2), half * len(words[0]))
        loaded = text.load(vector, text.element(vector, metadata, holder))
        bits: Any = symbolic(text, loaded, U32, False) >> shift
        low, high = bits & U32(3), (bits >> U32(2)) & U32(3)
        columns = {
            2: lambda low, high: [low >> U32(1)],
            4: lambda low, high: [low, high],
            8: lambda low, high: [part * U32(2) + U32(more) for part in (low, high) for more in (0, 1)],
        }[chunk](low, high)
        for number, column in enumerate(columns):
            step = text.binary("add", text.binary("mul", at, stored), number)
            for i in (2 * half, 2 * half + 1):
                of_a, (of_b, period) = tables[i]
                index = (column + base) * U32(period) + constant(text, _LANE % period, U32)
                factor = gather(text, element, of_b, index)
                totals[i] = sums[i].step(totals[i], _load_row(text, element, of_a, step), factor)
    following = text.binary("add", at, 1)
    loop.repeat_if(text.icmp("ult", following, k // chunk), following, *totals, after=done)
    text.enter(done)
    return [total.end(value) for total, value in zip(sums, totals)]


def gather(text: CodeBuilder, type: Type, base: Value, index: Any) -> Value:
    """Emit a gather of elements of `type`: for each lane, element `index` of the array at `base`."""
    pointers = text.element(type, base, operand(text, index.astype(np.int64), True))
    result = ty.vector(text.width, type)
    name = f"llvm.masked.gather.{mangle(result)}.{mangle(pointers.type)}"
    align = integer(I32, ty.size_of(type))
    return text.intrinsic(name, result, [pointers, align, integer(text.bits, 1), poison(result)])


def _call_routine(
    x: AccessEmitter, symbol: str, values: list[Any], emit: Callable[[CodeBuilder, list[Symbolic]], list[Any]]
) -> list[Any]:
    """Emit a call of the function `symbol` of some vectors; return its results.

    At its first use the function is emitted: `emit` gives the results from the parameters. Results are passed
    in the worker's buffer. The symbol must determine the code.
    """
    text = x.text
    types = [text.type(value.dtype, True) for value in values]
    if symbol not in _ROUTINES:
        fn = function(symbol, VOID, [("out", PTR), *((f"a{i}", type) for i, type in enumerate(types))])
        own = CodeBuilder(WARP, "v")
        own.enter(own.block_named("begin"))
        out, *arguments = fn.args
        results = emit(own, [symbolic(own, arg, v.dtype, False) for arg, v in zip(arguments, values)])
        for i, value in enumerate(results):
            own.store(value.value, own.element(value.type, out, i))
        own.ret()
        routine = Routine(fn, own.items, "noinline", own.needs)
        _ROUTINES[symbol] = routine, [value.dtype for value in results]
    routine, dtypes = _ROUTINES[symbol]
    operands = [operand(text, value, True) for value in values]
    buffer = x.load_pointer_slot("w", WORKER["buffer"])
    text.invoke(text.adopt(routine), [buffer, *operands])
    result = []
    for i, dtype in enumerate(dtypes):
        type = text.type(dtype, True)
        result.append(symbolic(text, text.load(type, text.element(type, buffer, i)), dtype, False))
    return result


def _emit_product(
    x: AccessEmitter,
    name: str,
    types: tuple[str, str, str, str],
    registers: Sequence[list[Any]],
    emit: Callable[[CodeBuilder, list[Fragment], list[Symbolic]], list[Any]],
    words: Sequence[Any] = (),
) -> list[Any]:
    """Emit the call of a product's function; return the registers of d.

    `types` are the element types of d, a, b and c; `registers` those of a, b and c. `emit` gives the elements
    of d from the fragments and from the additional u32 arguments `words`. Raises Untraceable if the gang is
    not a warp.
    """
    if x.text.width != WARP:
        raise Untraceable("a gang that is not a warp")
    kinds = [np.dtype(U64 if type_ == "f64" else U32) for type_ in types[1:]]
    values = [typed(value, kind) for kind, group in zip(kinds, registers) for value in group]

    def product(own: CodeBuilder, arguments: list[Symbolic]) -> list[Any]:
        fragments, rest = [], arguments
        for group, type_ in zip(registers, types[1:]):
            fragments.append(Fragment(own, rest[: len(group)], type_))
            rest = rest[len(group) :]
        return _pack(emit(own, fragments, rest), types[0])

    counts = ".".join(str(len(group)) for group in registers)
    values += [typed(value, np.dtype(U32)) for value in words]
    return _call_routine(x, f"{name}.{'.'.join(types)}.{counts}", values, product)


def _scale_words(scales: matrix.BlockScales | None) -> list[Any]:
    """Return the registers and selectors of scale factors: those of a, then those of b."""
    return [] if scales is None else [value.astype(U32) for value in (*scales[2], *scales[3])]


def _attach_scales(
    own: CodeBuilder,
    fragments: list[Fragment],
    words: list[Symbolic],
    layouts: Sequence[matrix.Layout],
    scales: matrix.BlockScales,
) -> None:
    """Give a and b their scale factors; `words` are those of `_scale_words`.

    A warp's selectors are those of its first lane, as in `matrix.scale_lanes` and `matrix.first_scale`. The
    factor of an element is found by its row of a or column of b, and by its chunk along k.
    """
    type_, count, *_ = scales
    for part, fragment, (rows, columns), (data, byte, thread) in zip(
        ("a", "b"), fragments, layouts, (words[:3], words[3:])
    ):
        outer, inner = (rows, columns) if part == "a" else (columns, rows)
        chunk = (int(inner.max()) + 1) // count
        threads = 2 if part == "a" else 4
        selected = shuffle_lanes(own, thread, [0] * WARP) & U32(threads - 1)
        first = matrix.first_scale(count, shuffle_lanes(own, byte, [0] * WARP)) * U32(8)

        def factor(
            number: int,
            part: matrix.Fragment = part,  # type: ignore[assignment]
            data: Symbolic = data,
            outer: np.ndarray = outer,
            chunks: np.ndarray = inner // chunk,
            threads: int = threads,
            selected: Any = selected,
            first: Any = first,
        ) -> Any:
            word: Any = None
            for i in range(threads):
                lanes = matrix.scale_lanes(part, i)[outer[:, number]]
                held = shuffle_lanes(own, data, lanes.tolist())
                word = held if word is None else select(selected == U32(i), held, word)
            shift = first + constant(own, 8 * chunks[:, number], U32)
            return formats.decode((word >> shift) & U32(0xFF), type_)

        fragment.scales = factor


def _symbol(name: str, *parts: object) -> str:
    """Return a symbol of a name and its nonempty parts, joined by dots."""
    return ".".join([name, *(str(part) for part in parts if part != "")])


def _emit_dense(
    x: AccessEmitter,
    name: str,
    shape: str,
    types: tuple[str, str, str, str],
    layouts: Sequence[matrix.Layout],
    registers: Sequence[list[Any]],
    options: dict[str, str],
    scales: matrix.BlockScales | None = None,
) -> list[Any]:
    """Emit a dense product; `layouts` are those of a, b, c and d. Words of 32 bits are the elements of b1."""
    _, n, k = matrix.dimensions(shape)
    a, b, *others = layouts
    if types[1] == "b1":
        a, b, k = (a[0][:, ::32], a[1][:, ::32] // 32), (b[0][:, ::32] // 32, b[1][:, ::32]), k // 32
    symbol = _symbol(name, shape, options.get("op", ""), options.get("rnd", ""), options.get("satfinite", ""))

    def emit(own: CodeBuilder, fragments: list[Fragment], words: list[Symbolic]) -> list[Any]:
        if scales is not None:
            _attach_scales(own, fragments, words, (a, b), scales)
        return _product(own, _terms((n, k, k), [a, b, *others]), fragments, options)

    return _emit_product(
        x, _symbol(symbol, *(scales or ())[:2]), types, registers, emit, _scale_words(scales)
    )


def mma(
    x: AccessEmitter,
    shape: str,
    types: tuple[str, str, str, str],
    a: list[Any],
    b: list[Any],
    c: list[Any],
    options: dict[str, str],
    scales: matrix.BlockScales | None = None,
) -> list[Any]:
    """Emit a dense `mma.sync`; return d's registers. `types` are those of d, a, b and c."""
    layouts = [matrix.mma_layout(part, shape, type_) for part, type_ in zip("abcc", (*types[1:], types[0]))]
    return _emit_dense(x, "mma", shape, types, layouts, (a, b, c), options, scales)


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
    scales: matrix.BlockScales | None = None,
) -> list[Any]:
    """Emit `mma.sp`; return d's registers.

    `metadata` is the register with the positions of a's stored elements; `selector` names the lanes whose
    metadata are used.
    """
    m, n, k = matrix.dimensions(shape)
    chunk = matrix.sparse_chunk(types[1])
    layouts = [
        matrix.mma_layout("a", f"m{m}n{n}k{k // 2}", types[1]),
        matrix.mma_layout("b", shape, types[2]),
        *[matrix.mma_layout("c", shape, types[3])] * 2,
    ]

    def emit(own: CodeBuilder, fragments: list[Fragment], arguments: list[Symbolic]) -> list[Any]:
        words = [
            [
                (shuffle_lanes(own, arguments[0], (_LANE & ~3 | lane).tolist()) >> U32(bit)) & U32(0xFFFF)
                for lane, bit in row
            ]
            for row in matrix.metadata_words(k, types[1], selector)
        ]
        if scales is not None:
            _attach_scales(own, fragments, arguments[1:], layouts, scales)
        terms = _terms((n, k // 2, k), layouts)
        return _sparse_product(own, k, chunk, words, terms, fragments, options)

    name = _symbol("mma.sp", shape, selector, options.get("satfinite", ""), *(scales or ())[:2])
    return _emit_product(x, name, types, (a, b, c), emit, [metadata, *_scale_words(scales)])


def volta(
    x: AccessEmitter,
    types: tuple[str, str, str, str],
    orders: tuple[matrix.MajorOrder, matrix.MajorOrder],
    a: list[Any],
    b: list[Any],
    c: list[Any],
) -> list[Any]:
    """Emit `mma.m8n8k4` of f16, four products of eight lanes each; return d's registers.

    `orders` are the major orders of a and b.
    """
    layouts = [
        matrix.volta_layout("a", "f16", orders[0]),
        matrix.volta_layout("b", "f16", orders[1]),
        matrix.volta_layout("c", types[3], "row"),
        matrix.volta_layout("c", types[0], "row"),
    ]
    quads = [np.r_[4 * i : 4 * i + 4, 16 + 4 * i : 20 + 4 * i] for i in range(4)]
    terms = _terms((8, 4, 4), layouts, quads)
    name = _symbol("mma.m8n8k4", *orders)
    return _emit_product(x, name, types, (a, b, c), lambda own, parts, _: _product(own, terms, parts, {}))


def wmma(
    x: AccessEmitter,
    shape: str,
    types: tuple[str, str, str, str],
    a: list[Any],
    b: list[Any],
    c: list[Any],
    options: dict[str, str],
) -> list[Any]:
    """Emit `wmma.mma`; return d's registers. `types` are those of d, a, b and c."""
    m, n, _ = matrix.dimensions(shape)
    counts = [
        len(group) * (32 if type_ == "b1" else _elements_per_register(type_))
        for group, type_ in zip((a, b, c), types[1:])
    ]
    layouts = [
        matrix.wmma_layout(part, shape, type_, count)
        for part, type_, count in zip("abcc", (*types[1:], types[0]), (*counts, m * n // WARP))
    ]
    return _emit_dense(x, "wmma", shape, types, layouts, (a, b, c), options)


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
    """Emit `wmma.load`; return the `count` registers of the fragment.

    `stride` is the distance of lines in elements, None if they are contiguous. Elements below 8 bits take the
    NumPy engine's definition, which loads element by element.
    """
    if matrix.BITS[type_] < 8:
        return matrix.wmma_load(x, part, shape, type_, count, order, space, address, stride, mask, site)
    tile = Tile(part, shape, type_, count, order)
    transfer = FragmentTransfer(x, tile, space, address, stride, mask, site, "load")
    transfer.emit()
    return [symbolic(x.text, x.text.load(transfer.vector, slot), tile.word, False) for slot in transfer.slots]


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
    """Emit `wmma.store` of a fragment of d; arguments as in `wmma_load`."""
    tile = Tile("c", shape, type_, len(registers), order)
    transfer = FragmentTransfer(x, tile, space, address, stride, mask, site, "store")
    for value, slot in zip(registers, transfer.slots):
        x.text.store(operand(x.text, typed(canonical(value), np.dtype(tile.word)), True), slot)
    transfer.emit()
    x.has_side_effects = True


class FragmentTransfer:
    """A warp's load or store of a matrix in memory.

    The fragment's registers are passed in the worker's buffer, from its second slot on; the slow path uses
    the first one.
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
        self.vector = text.type(tile.word, True)
        self.registers = text.offset(x.load_pointer_slot("w", WORKER["buffer"]), SLOT_BYTES)
        self.slots = [text.element(self.vector, self.registers, i) for i in range(tile.count)]

    def emit(self) -> None:
        """Emit the transfer: unchecked if the whole matrix is in bounds, else with a check per element.

        The gang exits at a fault.
        """
        x, text = self.x, self.x.text
        fast, slow, done = (text.new_block() for _ in range(3))
        base, step, fits = self._check_bounds()
        text.branch(fits, fast, slow, True)
        text.enter(fast)
        text.invoke(self.tile.fast_function(text, self.kind), [self.registers, base, step])
        text.br(done)
        text.enter(slow)
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
        x.exit_if_failed(text.invoke(self.tile.slow_function(text, self.kind), operands))
        text.br(done)
        text.enter(done)

    def _check_bounds(self) -> tuple[Value, Value, Value]:
        """Emit the bounds check; return (host pointer of the matrix, distance of lines in bytes, condition).

        The condition includes that address and stride are equal in all active lanes, and for a store that all
        lanes are active.
        """
        x, text, tile = self.x, self.x.text, self.tile
        conditions: list[Value] = [text.icmp("eq", x.bits(self.mask), -1)] if self.kind == "store" else []
        base, stride = (self._uniform_operand(value, conditions) for value in (self.address, self.stride))
        step = text.binary("mul", stride, tile.size)
        reach = text.binary("add", text.binary("mul", step, tile.outers - 1), tile.inners * tile.size - 1)
        start, total, host, _ = x.bounds(self.key)
        starts = text.overloaded("usub.sat", [total, reach])
        distance = x.rotate_low_bits(text.binary("sub", base, start), tile.size)
        fits = text.icmp("ult", distance, x.count_aligned(starts, tile.size))
        for condition in conditions:
            fits = text.binary("and", fits, condition)
        return text.offset(host, base), step, fits

    def _uniform_operand(self, value: Any, conditions: list[Value]) -> Value:
        """Return a value that PTX requires to be uniform as a scalar.

        For a vector that is lane 0's value, and the condition that active lanes have it is appended.
        """
        text = self.x.text
        if is_uniform(value):
            return operand(text, value, False)
        first = text.extract(value.value, 0)
        differ = (value != symbolic(text, first, U64, True)) & self.mask
        conditions.append(self.x.is_empty(self.x.bits(differ)))
        return first


class Tile:
    """A matrix in memory, of which a fragment has `count` registers, and the functions that transfer it.

    It consists of `outers` lines of `inners` contiguous elements: rows, or columns in column-major order.
    `outer` and `inner` have the line and the position of each lane's elements, shape (32, elements).
    """

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

    def fast_function(self, text: CodeBuilder, kind: AccessKind) -> Function:
        """Return the function that transfers a matrix without checks: `void name(registers, base, step)`."""
        name = f"wmma.{kind}.{self.name}"
        if name not in text.needs:
            fn = function(name, VOID, [("registers", PTR), ("base", PTR), ("step", I64)])
            own, vector = CodeBuilder(WARP, "v"), text.type(self.word, True)
            slots = [own.element(vector, fn.args[0], i) for i in range(self.count)]
            if kind == "load":
                for value, slot in zip(self._load(own), slots):
                    own.store(value, slot)
            else:
                self._store(own, [own.load(vector, slot) for slot in slots])
            own.ret()
            text.needs[name] = Routine(fn, own.items, "noinline")
        return text.needs[name].fn

    def slow_function(self, text: CodeBuilder, kind: AccessKind) -> Function:
        """Return the function that checks and transfers the fragment in a loop over elements.

        An iteration treats one element of all active lanes by `resolve` and `copy_lanes` (`bounds_checks`).
        The result is 0, or 1 after a fault.
        """
        name = f"wmma.slow.{kind}.{self.name}"
        if name in text.needs:
            return text.needs[name].fn
        i64_vector, words = ty.vector(WARP, I64), text.type(self.word, True)
        elements, count = ty.vector(WARP, ty.int_type(self.bits)), self.count * self.per
        outer, inner = tables = [
            _table(f"{name}.{part}", positions[:, :count] * self.size)
            for part, positions in (("outer", self.outer), ("inner", self.inner))
        ]
        parameters = [("c", PTR), ("w", PTR), ("address", i64_vector), ("stride", i64_vector)]
        parameters += [(key, I64) for key in ("access", "site", "kind", "mask", "first")]
        fn, own = function(name, I32, parameters), CodeBuilder(WARP, "v")
        c, w, address, stride, access, site, access_kind, mask, first = fn.args
        entry, loop, resolved, done, failed = (
            own.block_named(label) for label in ("entry", "element", "resolved", "done", "failed")
        )
        own.enter(entry)
        addresses, buffer, resolve, copy_lanes = (
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
        index = own.phi(I64, [(word(0), entry)])
        part, number = own.binary("urem", index, self.per), own.binary("udiv", index, self.per)
        register = own.element(words, registers, number)
        shift = own.broadcast(own.trunc(own.binary("mul", part, self.bits), scalar(words)))
        line, column = (
            own.load(i64_vector, own.element(i64_vector, table, index)) for table in (outer, inner)
        )
        distance = own.binary("add", own.binary("mul", line, stride), column)
        own.store(own.binary("add", address, distance), addresses)
        if kind == "store":
            shifted = own.binary("lshr", own.load(words, register), shift)
            own.store(own.trunc(shifted, elements), buffer)
        size, align_bits = word(self.size), word(self.size.bit_length() - 1)
        operands = [c, w, access, site, size, word(1), access_kind, mask, first, size, align_bits]
        own.branch(own.icmp("eq", own.call_address(resolve, I32, operands), 0), resolved, failed)
        own.enter(resolved)
        own.call_address(copy_lanes, VOID, [w, mask, size, word(0), TRUE if kind == "store" else FALSE])
        if kind == "load":
            element = own.cast("zext", own.load(elements, buffer), words)
            shifted = own.binary("shl", element, shift)
            old = own.load(words, register)
            lower = own.select(own.icmp("eq", part, 0), zero(words), old)
            own.store(own.binary("or", lower, shifted), register)
        following = own.binary("add", index, 1)
        index.append(following, resolved)
        own.branch(own.icmp("ult", following, count), loop, done)
        for block, result in ((done, 0), (failed, 1)):
            own.enter(block)
            own.ret(const_int(I32, result))
        text.needs[name] = Routine(fn, own.items, "noinline cold", tables=tables)
        return fn

    def _element_address(self, own: CodeBuilder, lane: int, i: int) -> Value:
        """Return the address of element `i` of a lane."""
        distance = own.binary("mul", own.named("step", I64), int(self.outer[lane, i]))
        line = own.offset(own.named("base"), distance)
        return own.offset(line, int(self.inner[lane, i]) * self.bits // 8)

    def _has_contiguous_lanes(self) -> bool:
        """Return whether each lane's fragment is eight contiguous words of 32 bits."""
        return (
            self.bits * self.per == 32
            and self.count == 8
            and bool((self.outer == self.outer[:, :1]).all() and (np.diff(self.inner) == 1).all())
        )

    def _load(self, own: CodeBuilder) -> list[Value]:
        """Emit the loads of a matrix; return the registers. Lanes that hold the same elements load once."""
        lanes = WARP
        while (
            lanes > 8
            and (self.outer[: lanes // 2] == self.outer[lanes // 2 : lanes]).all()
            and (self.inner[: lanes // 2] == self.inner[lanes // 2 : lanes]).all()
        ):
            lanes //= 2
        type = ty.vector(lanes, own.type(self.word, False))
        result: list[Value] = []
        if self._has_contiguous_lanes():
            parts = [
                _transpose8(own, [self._load_lane(own, lane + j) for j in range(8)])
                for lane in range(0, lanes, 8)
            ]
            result += [_concatenate(own, [part[i] for part in parts]) for i in range(8)]
        else:
            for i in range(self.count):
                value: Value = poison(type)
                for lane in range(lanes):
                    value = own.insert(value, self._load_register(own, lane, i), lane)
                result.append(value)
        order = [lane % lanes for lane in range(WARP)]
        return [own.shuffle(value, None, order) for value in result]

    def _load_lane(self, own: CodeBuilder, lane: int) -> Value:
        address = self._element_address(own, lane, 0)
        return own.load(_EIGHT_WORDS, address, align=self.bits // 8, alias="memory")

    def _load_register(self, own: CodeBuilder, lane: int, i: int) -> Value:
        """Emit the loads of a lane's register `i`, whose elements need not be contiguous."""
        if self.per == 1:
            address = self._element_address(own, lane, i)
            return own.load(own.type(self.word, False), address, alias="memory")
        register: Value = const_int(I32, 0)
        for j in range(self.per):
            address = self._element_address(own, lane, i * self.per + j)
            element = own.load(ty.int_type(self.bits), address, alias="memory")
            shifted = own.binary("shl", own.cast("zext", element, I32), j * self.bits)
            register = own.binary("or", register, shifted)
        return register

    def _store(self, own: CodeBuilder, registers: list[Value]) -> None:
        """Emit the stores of a matrix."""
        if self._has_contiguous_lanes():
            for lane in range(0, WARP, 8):
                parts: list[Value] = [own.shuffle(r, None, range(lane, lane + 8)) for r in registers]
                for j, words in enumerate(_transpose8(own, parts)):
                    address = self._element_address(own, lane + j, 0)
                    own.store(words, address, align=self.bits // 8, alias="memory")
            return
        for i in range(self.count * self.per):
            for lane in range(WARP):
                value: Value = own.extract(registers[i // self.per], lane)
                if self.per > 1:
                    shifted = own.binary("lshr", value, i % self.per * self.bits)
                    value = own.trunc(shifted, ty.int_type(self.bits))
                own.store(value, self._element_address(own, lane, i), alias="memory")


_EIGHT_WORDS = ty.vector(8, I32)


def _table(name: str, columns: np.ndarray) -> Global:
    """Return a constant array of vectors, the columns of an array of shape (32, n)."""
    vectors = tuple(int_vector(I64, tuple(column)) for column in columns.T.tolist())
    type = ty.array(len(vectors), vectors[0].type)
    return Global(name, type, ty.GENERIC, aggregate(type, vectors), constant=True)


def _transpose8(own: CodeBuilder, lines: list[Value]) -> list[Value]:
    """Emit the transpose of eight vectors of eight words.

    Three rounds exchange words, pairs of words and halves of vectors, by shuffles that are single
    instructions on x86.
    """
    for distance, low, high in (
        (1, (0, 8, 1, 9, 4, 12, 5, 13), (2, 10, 3, 11, 6, 14, 7, 15)),
        (2, (0, 1, 8, 9, 4, 5, 12, 13), (2, 3, 10, 11, 6, 7, 14, 15)),
        (4, (0, 1, 2, 3, 8, 9, 10, 11), (4, 5, 6, 7, 12, 13, 14, 15)),
    ):
        exchanged = list(lines)
        for i in range(8):
            if not i & distance:
                for j, order in ((i, low), (i + distance, high)):
                    exchanged[j] = own.shuffle(lines[i], lines[i + distance], order)
        lines = exchanged
    return [lines[i] for i in (0, 2, 1, 3, 4, 6, 5, 7)]


def _concatenate(own: CodeBuilder, parts: list[Value]) -> Value:
    """Emit the concatenation of 2^n vectors of eight words."""
    width = 8
    while len(parts) > 1:
        width *= 2
        parts = [own.shuffle(a, b, range(width)) for a, b in zip(parts[::2], parts[1::2])]
    return parts[0]


def _gather_words(text: CodeBuilder, words: list[Any], indices: np.ndarray, lanes: np.ndarray) -> Any:
    """Return for each lane `words[indices[lane]]` of lane `lanes[lane]`; both arrays have shape (32,)."""
    result: Any = None
    for index in dict.fromkeys(indices.tolist()):
        value = shuffle_lanes(text, words[index], lanes.tolist())
        result = (
            value if result is None else np.where(constant(text, indices == index, np.bool_), value, result)
        )
    return result


def _transpose_halves(text: CodeBuilder, words: list[Any], word_of: Any) -> Any:
    """Return the register of a transposed 8×8 matrix of 16-bit elements.

    `word_of` gives (index in `words`, lane) of word w of row r, for arrays r and w of shape (32,).
    """
    halves = []
    column = _LANE // 4
    for half in (0, 1):
        indices, lanes = word_of(2 * (_LANE % 4) + half, column // 2)
        value = _gather_words(text, words, indices, lanes)
        halves.append((value >> constant(text, 16 * (column % 2), U32)) & U32(0xFFFF))
    return halves[0] | (halves[1] << U32(16))


def load_matrices(
    x: AccessEmitter, count: int, transposed: bool, space: Space, address: Any, mask: Any, site: int
) -> list[Any]:
    """Emit `ldmatrix` of `count` 8×8 matrices of 16-bit elements; return a register per matrix.

    Lane i has the address of row i % 8 of matrix i // 8, which it loads as four words.
    """
    words = x.load_vector(space, U32, 4, address, _row_holders(x, 8 * count, mask), site)

    def distribute(own: CodeBuilder, rows: list[Any]) -> list[Any]:
        if transposed:
            return [_transpose_halves(own, rows, lambda r, w, i=i: (w, 8 * i + r)) for i in range(count)]
        return [_gather_words(own, rows, _LANE % 4, 8 * i + _LANE // 4) for i in range(count)]

    return _call_routine(x, f"ldmatrix.x{count}{'.trans' if transposed else ''}", words, distribute)


def move_matrix(x: AccessEmitter, a: Any) -> Any:
    """Emit `movmatrix`: the transpose of an 8×8 matrix of 16-bit elements, one register per lane."""
    if x.text.width != WARP:
        raise Untraceable("a gang that is not a warp")
    return _transpose_halves(x.text, [a], lambda r, w: (0 * r, 4 * r + w))


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
    """Emit `ldmatrix` of 8×16 or (`square`, transposed) 16×16 matrices of bytes.

    Rows of 6- and 4-bit elements (`packing`) are expanded to bytes. Returns one register per 8×16 matrix, two
    per square one. `matrix.load_bytes` is the definition.
    """
    height = 16 if square else 8
    words = x.load_vector(space, U32, 4, address, _row_holders(x, height * count, mask), site)

    def distribute(own: CodeBuilder, arguments: list[Any]) -> list[Any]:
        rows = [_expand_row(arguments, i, packing) for i in range(4)]
        if not square:
            return [_gather_words(own, rows, _LANE % 4, 8 * i + _LANE // 4) for i in range(count)]
        return [
            _gather_bytes(
                own, rows, [(8 * part + _LANE // 4, 16 * i + 4 * (_LANE % 4) + e) for e in range(4)]
            )
            for i in range(count)
            for part in (0, 1)
        ]

    return _call_routine(x, _symbol("ldmatrix", height, f"x{count}", packing), words, distribute)


def _expand_row(words: list[Any], index: int, packing: matrix.Packing) -> Any:
    """Return word `index` (0 to 3) of a row of 16 bytes, expanded from packed elements of 6 or 4 bits."""
    if not packing:
        return words[index]
    width = {"b6x16_p32": 6, "b4x16_p64": 4}[packing]
    first, shift = divmod(4 * width * index, 32)
    bits = words[first] >> U32(shift)
    if shift + 4 * width > 32:
        bits = bits | (words[first + 1] << U32(32 - shift))
    result: Any = U32(0)
    for i in range(4):
        result = result | (((bits >> U32(width * i)) & U32((1 << width) - 1)) << U32(8 * i))
    return result


def _gather_bytes(
    own: CodeBuilder, words: list[Any], sources: Sequence[tuple[np.ndarray, np.ndarray]]
) -> Any:
    """Return a word of four bytes; `sources` has (byte in the row, lane of the row) of each, by lane."""
    result: Any = U32(0)
    for i, (byte, lanes) in enumerate(sources):
        value = _gather_words(own, words, byte // 4, lanes) >> constant(own, 8 * (byte % 4), U32)
        result = result | ((value & U32(0xFF)) << U32(8 * i))
    return result


def _row_holders(x: AccessEmitter, rows: int, mask: Any) -> Any:
    """Return the mask of the first `rows` lanes, which hold the addresses of rows.

    Raises Untraceable if the gang is not a warp.
    """
    if x.text.width != WARP:
        raise Untraceable("a gang that is not a warp")
    return mask if rows == WARP else mask & (x.special("%laneid") < U32(rows))


def store_matrices(
    x: AccessEmitter, transposed: bool, space: Space, address: Any, registers: list[Any], mask: Any, site: int
) -> None:
    """Emit `stmatrix` of 8×8 matrices of 16-bit elements, one register per matrix."""

    def rows(own: CodeBuilder, fragment: list[Any]) -> list[Any]:
        which, row = np.minimum(_LANE // 8, len(fragment) - 1), _LANE % 8
        if transposed:
            parts = [_transpose_halves(own, [value], lambda r, w: (0 * r, 4 * r + w)) for value in fragment]
            return [_gather_words(own, parts, which, 4 * row + w) for w in range(4)]
        return [_gather_words(own, fragment, which, 4 * row + w) for w in range(4)]

    _store_rows(x, f"stmatrix{'.trans' if transposed else ''}", space, address, registers, mask, site, rows)


def store_bytes(
    x: AccessEmitter, space: Space, address: Any, registers: list[Any], mask: Any, site: int
) -> None:
    """Emit `stmatrix` of transposed 16×8 matrices of bytes; `matrix.store_bytes` is the definition."""

    def rows(own: CodeBuilder, fragment: list[Any]) -> list[Any]:
        which, row, result = np.minimum(_LANE // 8, len(fragment) - 1), _LANE % 8, []
        for w in range(4):
            word: Any = U32(0)
            for i in range(4):
                half, g = divmod(4 * w + i, 8)
                value = _gather_words(own, fragment, which, 4 * g + row // 2)
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
    """Emit the store of rows of 16 bytes, eight per register, by the lanes that hold their addresses.

    The function `name` computes the four words of each lane's row, as `rows` defines them.
    """
    holders = _row_holders(x, 8 * len(registers), mask)
    values = [typed(value, np.dtype(U32)) for value in registers]
    words = _call_routine(x, _symbol(name, len(values)), values, rows)
    x.store_vector(space, U32, address, words, holders, site)
