"""`-Wbank-conflict`: accesses to shared memory that a warp's threads must make one after the other.

Shared memory has 32 banks of four bytes side by side, and a bank serves one word at a time; threads that
access the same word share it. Accesses of 8 and of 16 bytes are served to half and quarter warps in turn
(CUDA C++ Programming Guide, "Shared Memory"; Best Practices Guide, "Shared Memory and Memory Banks").

An integer or address is followed as *lanes + step * u*: an integer for each of the 32 threads, and a
multiple of `step` that they have in common and nobody knows. `threadIdx.x` is 0…31 + 32 u; from there
sums, products with constants, masks, shifts and remainders keep exact what can be kept. What cannot
be followed (a loaded index, `i * n` with unknown n) gives no warning: a warning must be right.

A warp is taken to be 32 threads in a row of `threadIdx.x`, or, where that indexes a dimension of
N < 32 elements, N in a row (the powers of two alone: 16 for `tile[16][17]`), and as many rows as needed.
Branches on what can be followed (`if (tid < 16)`) leave those threads out that stay away; on
anything else, all threads are taken to go along.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from math import gcd

from ...ir.core import Block, Function, Global, Instr, Int, Value, is_op
from ...ir.irtypes import ArrayType, IntType, PointerType, size_of
from ...support.diagnostics import UNKNOWN, Diagnostic, Location, Note
from ...support.fast_dataclass import record
from ..analysis.analyses import Analyses
from ..analysis.layout import gep_steps

WARP, BANKS, WORD = 32, 32, 4
_SHARED = 3
_SREG = "llvm.nvvm.read.ptx.sreg."
_ROUNDS = 12


@record(frozen=True, eq=True)
class AffineForm:
    """lanes[i] + step * u in thread i, with one unknown u for all of them; step 0: exactly lanes[i].

    `own`: u comes from the number of the warp alone, so that the first warp has u = 0.
    """

    lanes: tuple[int, ...]
    step: int = 0
    own: bool = True

    @property
    def uniform(self) -> bool:
        """True if all lanes have the same value."""
        return len(set(self.lanes)) == 1

    @property
    def constant(self) -> int | None:
        """The known number that all lanes have, or None."""
        return self.lanes[0] if self.uniform and not self.step else None


COMMON = AffineForm((0,) * WARP, 1, False)
"""The same in all threads, and no more is known."""


def concerns(fn: Function) -> bool:
    """Return whether the function accesses shared memory."""
    return any(_is_shared(pointer) for _, pointer, _ in _accesses(fn))


def run(fn: Function, analyses: Analyses) -> list[Diagnostic]:
    """Return a warning per location in the source with a conflict, for its worst access; in program order."""
    forms = _Forms(fn, analyses)
    places: dict[tuple[Location, str], list[tuple[Instr, AffineForm, int]]] = {}
    for instr, pointer, size in _accesses(fn):
        form = forms.of(pointer)
        if form is not None and _is_shared(pointer) and instr.location is not UNKNOWN:
            places.setdefault((instr.location, instr.op), []).append((instr, form, size))
    result = []
    for accesses in places.values():
        cases = []
        for instr, form, size in _joined(accesses):
            active = forms.active(instr.parent)  # type: ignore[arg-type]
            cases.append((degree(form, size, active), instr, form, active))
        worst = max(cases, key=lambda case: case[0])
        if worst[0] > 1:
            result.append(_warning(*worst))
    return result


def _accesses(fn: Function) -> Iterator[tuple[Instr, Value, int]]:
    """(instruction, address, bytes) of what is loaded or stored."""
    for instr in fn.instrs():
        if instr.op == "load":
            yield instr, instr.operands[0], size_of(instr.type)
        elif instr.op == "store":
            yield instr, instr.operands[1], size_of(instr.operands[0].type)


def _is_shared(pointer: Value) -> bool:
    """Return whether the address is surely one of shared memory."""
    while True:
        if isinstance(pointer.type, PointerType) and pointer.type.space == _SHARED:
            return True
        if not (isinstance(pointer, Instr) and (pointer.info.form == "gep" or pointer.op == "addrspacecast")):
            return False
        pointer = pointer.operands[0]


def _joined(accesses: list[tuple[Instr, AffineForm, int]]) -> list[tuple[Instr, AffineForm, int]]:
    """The accesses to the fields of one `float2` or `float4` are one access of the machine."""
    ordered = sorted(accesses, key=lambda access: access[1].lanes[0])
    instr, first, size = ordered[0]
    total = size * len(ordered)
    aligned = total in (8, 16) and not any(n % total for n in (*first.lanes, first.step))
    side_by_side = all(
        form == AffineForm(tuple(x + n * size for x in first.lanes), first.step, first.own)
        for n, (_, form, _) in enumerate(ordered)
    )
    return [(instr, first, total)] if aligned and side_by_side else accesses


def _warning(ways: int, instr: Instr, form: AffineForm, active: list[int]) -> Diagnostic:
    lanes = [form.lanes[i] for i in active]
    steps = {b - a for a, b in pairwise(lanes)}
    what = "load from" if instr.op == "load" else "store to"
    note = f"{len(active)} threads of a warp access addresses "
    note += f"{abs(lanes[1] - lanes[0])} bytes apart" if len(steps) == 1 else "with words in shared banks"
    message = f"{ways}-way bank conflict in {what} shared memory"
    return Diagnostic(
        "warning",
        message,
        instr.location,
        1,
        (Note(f"{note}; a bank serves one {WORD}-byte word at a time"),),
        "bank-conflict",
    )


def degree(form: AffineForm, size: int, active: list[int]) -> int:
    """Return the largest number of words of one bank that threads served together access; 1 is no
    conflict.
    """
    group = WARP if size <= WORD else max(WARP * WORD // size, 1)
    unaligned = form.step % WORD
    shifts = range(0, WORD, gcd(unaligned, WORD)) if unaligned else (0,)
    return min(
        max(
            (
                _max_words_per_bank(form, size, [i for i in active if i // group == g], shift)
                for g in range(WARP // group)
            ),
            default=1,
        )
        for shift in shifts
    )


def _max_words_per_bank(form: AffineForm, size: int, lanes: list[int], shift: int) -> int:
    words = {(form.lanes[i] + shift + byte) // WORD for i in lanes for byte in range(0, size, WORD)}
    count = [0] * BANKS
    for word in words:
        count[word % BANKS] += 1
    return max(count)


# ------------------------------------------------------------------------------------------ forms


def _lanewise(op: Callable[[int, int], int], a: AffineForm, b: AffineForm) -> tuple[int, ...]:
    return tuple(op(x, y) for x, y in zip(a.lanes, b.lanes))


def _add(a: AffineForm, b: AffineForm, sign: int = 1) -> AffineForm:
    return AffineForm(_lanewise(lambda x, y: x + sign * y, a, b), gcd(a.step, b.step), a.own and b.own)


def _multiply(a: AffineForm, b: AffineForm) -> AffineForm | None:
    if a.step and b.uniform and not b.step:
        a, b = b, a
    if b.step and not a.uniform:
        return None
    if a.step and not b.uniform:
        return None
    x, y = a.lanes[0], b.lanes[0]
    return AffineForm(
        _lanewise(lambda p, q: p * q, a, b),
        gcd(gcd(x * b.step, y * a.step), a.step * b.step),
        a.own and b.own and not (a.step and b.step),
    )


def _power(value: AffineForm) -> int | None:
    """A constant power of two."""
    n = value.constant
    return n if n is not None and n > 0 and not n & (n - 1) else None


def _shift_left(a: AffineForm, b: AffineForm) -> AffineForm | None:
    n = b.constant
    return _multiply(a, AffineForm((1 << n,) * WARP)) if n is not None and 0 <= n < 64 else None


def _divide(a: AffineForm, b: AffineForm) -> AffineForm | None:
    n = b.constant
    if n is None or n <= 0 or a.step % n or min(a.lanes) < 0:
        return None
    return AffineForm(tuple(x // n for x in a.lanes), a.step // n, a.own)


def _shift_right(a: AffineForm, b: AffineForm) -> AffineForm | None:
    n = b.constant
    return _divide(a, AffineForm((1 << n,) * WARP)) if n is not None and 0 <= n < 64 else None


def _remainder(a: AffineForm, b: AffineForm) -> AffineForm | None:
    n = b.constant
    if n is None or n <= 0 or a.step % n or min(a.lanes) < 0:
        return None
    return AffineForm(tuple(x % n for x in a.lanes))


def _mask(a: AffineForm, b: AffineForm) -> AffineForm | None:
    if b.step or not b.uniform:
        a, b = b, a
    mask = b.lanes[0]
    if a.step == 0 and b.step == 0:
        return AffineForm(_lanewise(lambda x, y: x & y, a, b))
    if b.step or not b.uniform:
        return None
    if mask > 0 and not mask & (mask + 1):
        return _remainder(a, AffineForm((mask + 1,) * WARP))
    low = -mask
    if low > 0 and not low & (low - 1) and a.step % low == 0:  # rounds down to a multiple
        return AffineForm(tuple(x & mask for x in a.lanes), a.step, a.own)
    return None


def _flip(a: AffineForm, b: AffineForm, op: Callable[[int, int], int]) -> AffineForm | None:
    """`^` and `|`: exact where only digits below the step change."""
    if b.step:
        a, b = b, a
    low = a.step & -a.step
    if b.step or (low and not all(0 <= n < low for n in (*a.lanes, *b.lanes))):
        return None
    return AffineForm(_lanewise(op, a, b), a.step, a.own)


_BINARY: dict[str, Callable[[AffineForm, AffineForm], AffineForm | None]] = {
    "add": _add,
    "sub": lambda a, b: _add(a, b, -1),
    "mul": _multiply,
    "shl": _shift_left,
    "lshr": _shift_right,
    "ashr": _shift_right,
    "udiv": _divide,
    "sdiv": _divide,
    "urem": _remainder,
    "srem": _remainder,
    "and": _mask,
    "or": lambda a, b: _flip(a, b, lambda x, y: x | y),
    "xor": lambda a, b: _flip(a, b, lambda x, y: x ^ y),
}
_COMPARE: dict[str, Callable[[int, int], bool]] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    **dict.fromkeys(("slt", "ult"), lambda a, b: a < b),
    **dict.fromkeys(("sle", "ule"), lambda a, b: a <= b),
    **dict.fromkeys(("sgt", "ugt"), lambda a, b: a > b),
    **dict.fromkeys(("sge", "uge"), lambda a, b: a >= b),
}


class _Forms:
    """The forms of a function's integers and addresses: a fixed point from below, so that a loop's
    variable has the form it starts with, its steps folded into `step`."""

    def __init__(self, fn: Function, analyses: Analyses) -> None:
        self.tree = analyses.get("dominators", fn)
        self.width = _row(fn)
        self.is_kernel = fn.is_kernel
        self.forms: dict[Value, AffineForm | None] = {}
        blocks = [block for block in self.tree.order if block in self.tree]
        instrs = [i for block in blocks for i in block.instrs if isinstance(i.type, IntType | PointerType)]
        for _ in range(_ROUNDS):
            changed = False
            for instr in instrs:
                new = self._compute(instr)
                if new is not _TOP and (instr not in self.forms or self.forms[instr] != new):
                    self.forms[instr], changed = new, True
            if not changed:
                return
        self.forms.clear()

    def of(self, value: Value) -> AffineForm | None:
        """None: unknown, and perhaps different in each thread."""
        if isinstance(value, Int):
            return AffineForm((value.signed,) * WARP)
        if isinstance(value, Global):
            return AffineForm((0,) * WARP, value.align or WORD, False)
        if isinstance(value, Instr):
            return self.forms.get(value)
        return COMMON if self.is_kernel or value.is_constant else None

    def active(self, block: Block) -> list[int]:
        """Return the threads of the first warp that reach the block, as far as the branches before it
        show.
        """
        lanes = list(range(WARP))
        child: Block | None = block
        while child is not None:
            parent = self.tree.idom.get(child)
            term = parent.terminator if parent is not None and parent is not child else None
            if parent is child:
                break
            if is_op(term, "br") and len(term.blocks) == 2 and term.blocks[0] is not term.blocks[1]:
                side = next(
                    (
                        n
                        for n, target in enumerate(term.blocks)
                        if target is child and len(child.predecessors) == 1
                    ),
                    None,
                )
                taken = self.outcome(term.operands[0])
                if side is not None and taken is not None:
                    lanes = [i for i in lanes if taken[i] == (side == 0)]
            child = parent
        return lanes or list(range(WARP))

    def outcome(self, value: Value) -> tuple[bool, ...] | None:
        """A condition in each thread of the first warp, where it is known."""
        if not is_op(value, "icmp"):
            return None
        a, b = (self.of(operand) for operand in value.operands)
        if a is None or b is None or (a.step and not a.own) or (b.step and not b.own):
            return None
        compare = _COMPARE[value.attrs["pred"]]
        return tuple(compare(x, y) for x, y in zip(a.lanes, b.lanes))

    def _compute(self, instr: Instr) -> AffineForm | None:
        if instr.op == "phi":
            return self._phi(instr)
        if instr.op == "call":
            return self._call(instr)
        if any(
            isinstance(o, Instr) and o not in self.forms and isinstance(o.type, IntType | PointerType)
            for o in instr.operands
        ):
            return _TOP
        operands = [self.of(o) for o in instr.operands]
        if instr.info.form == "gep":
            return self._gep(instr)
        if instr.op in ("sext", "zext", "trunc", "addrspacecast", "freeze", "ptrtoint", "inttoptr"):
            return operands[0]
        if instr.op in _BINARY and operands[0] is not None and operands[1] is not None:
            exact = _BINARY[instr.op](operands[0], operands[1])
            if exact is not None:
                return exact
        if instr.op == "select":
            taken, (a, b) = self.outcome(instr.operands[0]), operands[1:]
            if taken is not None and a is not None and b is not None and not a.step and not b.step:
                return AffineForm(tuple(x if t else y for t, x, y in zip(taken, a.lanes, b.lanes)))
        return COMMON if all(o is not None and o.uniform for o in operands) else None

    def _gep(self, instr: Instr) -> AffineForm | None:
        total = self.of(instr.operands[0])
        for index, type in gep_steps(instr.attrs["type"], instr.operands[1:]):
            step = self.of(index)
            offset = _multiply(step, AffineForm((size_of(type),) * WARP)) if step is not None else None
            total = _add(total, offset) if total is not None and offset is not None else None
        return total

    def _call(self, instr: Instr) -> AffineForm | None:
        name = getattr(instr.operands[0], "name", "")
        if name == f"{_SREG}tid.x":
            return AffineForm(tuple(i % self.width for i in range(WARP)), WARP if self.width == WARP else 0)
        if name == f"{_SREG}tid.y" and self.width < WARP:
            return AffineForm(tuple(i // self.width for i in range(WARP)), WARP // self.width)
        if name == f"{_SREG}laneid":
            return AffineForm(tuple(range(WARP)))
        return COMMON if name.startswith(_SREG) and not instr.info.effects else None

    def _phi(self, instr: Instr) -> AffineForm | None:
        """Around a loop: the same in all threads but for a common difference. Elsewhere which value comes
        depends on the thread.
        """
        block = instr.parent
        known = [
            (self.of(o), pred)
            for o, pred in zip(instr.operands, instr.blocks)
            if not isinstance(o, Instr) or o in self.forms
        ]
        if not known:
            return _TOP
        result = known[0][0]
        for form, _ in known[1:]:
            if form is None or result is None:
                return None
            difference = set(_lanewise(lambda x, y: x - y, form, result))
            if len(difference) > 1:
                return None
            result = AffineForm(
                result.lanes,
                gcd(gcd(result.step, form.step), difference.pop()),
                result.own and form.own and form == result,
            )
        loops = any(
            pred in self.tree and self.tree.dominates(block, pred)
            for _, pred in zip(instr.operands, instr.blocks)
        )
        if (
            not loops
            and len(known) > 1
            and (result is None or result.step or any(form != result for form, _ in known))
        ):
            return None
        return result


_TOP = AffineForm((), -1)
"""Not computed yet."""


def _row(fn: Function) -> int:
    """Return the number of threads of a warp with consecutive `threadIdx.x`: all, or the size of a dimension
    that it indexes.
    """
    width = WARP
    for instr in fn.instrs():
        if instr.info.form != "gep" or not _is_shared(instr):
            continue
        array = instr.attrs["type"]
        for number, index in enumerate(instr.operands[1:]):
            if number:
                if not isinstance(array, ArrayType):
                    break
                if 1 < array.count < width and _is_thread_index(index):
                    width = 1 << (array.count.bit_length() - 1)
                array = array.element
    return width


def _is_thread_index(value: Value) -> bool:
    while is_op(value, "sext", "zext"):
        value = value.operands[0]
    return is_op(value, "call") and getattr(value.operands[0], "name", "") == f"{_SREG}tid.x"
