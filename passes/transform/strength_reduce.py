"""Strength reduction: an address that moves by a fixed step is stepped, not computed anew.

    loop: %i = phi i32 [ 0, %pre ], [ %j, %loop ]       pre:  %s = sext i32 %n to i64
          %m = mul nsw i32 %i, %n                             %d = mul i64 %s, 4
          %w = sext i32 %m to i64                       loop: %p = phi ptr [ %x, %pre ], [ %q, %loop ]
          %p = getelementptr float, ptr %x, i64 %w   →        %v = load float, ptr %p
          %v = load float, ptr %p                             %q = getelementptr i8, ptr %p, i64 %d

Addresses of one array whose difference does not change in the loop share what is stepped: the copies
of an unrolled body access `[p]`, `[p+4]`, `[p+8]`, and where they lie a row apart each is the one before
plus the row's length. Indices are compared as polynomials over what does not change.

An index is affine when it is built from a counter of the loop (a phi that an invariant is added to)
and invariants by additions, subtractions, multiplications and shifts, and those below a sign
extension do not wrap (nsw). Only addresses computed in every iteration are stepped, and none that is a
counter times a constant: its bytes are one multiplication, which ptxas adds to the base for nothing.

requires: loops, dominators (and loops in the form of `loop-simplify`). preserves: the control-flow graph.
Literature: Cocke, Kennedy, "An algorithm for reduction of operator strength", CACM 20 (1977);
Muchnick, "Advanced Compiler Design and Implementation" (1997), section 14.1.2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ir.builder import Builder
from ...ir.core import Block, Constant, Function, Instr, Int, Value, const_int, is_op
from ...ir.irtypes import I8, I32, I64, IntType, size_of
from ...support.graphs import DominatorTree, NaturalLoop
from ..analysis.layout import constant_gep
from .dce import erase_if_dead
from .loop_simplify import preheader

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses

LIMIT = 8
"""Limit on stepped addresses of one loop and on kept distances: each takes a 64-bit register through the
loop.
"""

_TERMS = 12
"""Indices of more terms are not compared with others."""

Polynomial = dict[tuple[int, ...], int]
"""Coefficient by product of atoms, which are numbered and stand for values as signed 64-bit numbers."""


def run(fn: Function, analyses: Analyses) -> bool:
    """Run the pass. Return whether the function changed."""
    nest, tree = analyses.get("loops", fn), analyses.get("dominators", fn)
    place = {block: number for number, block in enumerate(tree.order)}
    changed = False
    for loop in nest.inner_first():
        before = preheader(loop)
        if before is None or len(loop.latches) != 1:
            continue
        latch = loop.latches[0]
        candidates = [
            instr
            for block in sorted(loop.nodes, key=place.__getitem__)
            if nest.innermost(block) is loop and tree.dominates(block, latch)
            for instr in block.instrs
            if instr.info.form == "gep" and len(instr.operands) == 2 and constant_gep(instr) is None
        ]
        reduction = _Reduction(loop, before, latch, _certain(loop, tree))
        for gep in candidates:
            changed |= reduction.step(gep)
    return changed


def _certain(loop: NaturalLoop[Block], tree: DominatorTree[Block]) -> set[Block]:
    """The blocks that are executed as soon as the loop is entered."""
    if any("halt" in instr.info.effects for block in loop.nodes for instr in block.instrs):
        return set()
    ends = (
        *loop.latches,
        *(source for source, _ in loop.exits),
        *(b for b in loop.nodes if not b.successors),
    )
    return {block for block in loop.nodes if all(tree.dominates(block, end) for end in ends)}


class _Reduction:
    """Rewrites addresses of one loop."""

    def __init__(self, loop: NaturalLoop[Block], before: Block, latch: Block, certain: set[Block]) -> None:
        self.loop, self.before, self.latch, self.certain = loop, before, latch, certain
        self.accessed = False
        self.counters = {phi: added for phi in loop.header.phis if (added := self._step_of(phi)) is not None}
        self.strides: dict[Value, Value] = {}
        self.starts: dict[Value, Value] = {}
        self.atoms: dict[Value, int] = {}
        self.pointers: dict[Value, list[tuple[Instr, Polynomial]]] = {}
        self.products: dict[tuple[int, ...], Value] = {}
        self.distances: dict[tuple[tuple[tuple[int, ...], int], ...], Value] = {}
        self.stepped = 0

    def invariant(self, value: Value) -> bool:
        """Return whether a value is loop-invariant."""
        return not isinstance(value, Instr) or value.parent is None or value.parent not in self.loop

    def _step_of(self, phi: Instr) -> Value | None:
        """The invariant that a phi grows by in each iteration."""
        if not isinstance(phi.type, IntType):
            return None
        new = phi.incoming_from(self.latch)
        if is_op(new, "add"):
            for own, step in (new.operands, reversed(new.operands)):
                if own is phi and self.invariant(step) and (phi.type is I64 or "nsw" in new.flags):
                    return step
        return None

    def step(self, gep: Instr) -> bool:
        """Replace `gep` by an address that is stepped, or by one at a fixed distance from that, when it is
        affine.
        """
        base, index = gep.operands
        if (
            not self.invariant(base)
            or index.type is not I64
            or not self._affine(index, 12)
            or self.invariant(index)
            or self._is_counted(index)
        ):
            return False
        size = size_of(gep.attrs["type"])
        # A product of 32 bits that such an address is made of does not wrap, and serves for others.
        self.accessed = any(
            user.info.form in ("load", "store") and user.operands[-1] is gep and user.parent in self.certain
            for user in gep.users
        )
        where = self._polynomial(index, size)
        pointer = self._beside(gep, where) if where is not None else None
        if pointer is None:
            if self.stepped + len(self.distances) >= LIMIT:
                return False
            self.stepped += 1
            pointer = self._stepped(gep, base, index, size)
        if where is not None:
            self.pointers.setdefault(base, []).append((pointer, where))
        gep.replace_uses(pointer)
        erase_if_dead(gep)
        return True

    def _is_counted(self, index: Value) -> bool:
        """Return whether the index is a counter but for constants: `mad.wide` of the counter, which the loop
        keeps for its test, is one machine instruction and no register; stepping 64 bits is two and two.
        """
        while (
            isinstance(index, Instr)
            and index not in self.counters
            and (index.op == "sext" or isinstance(index.operands[-1], Int))
        ):
            index = index.operands[0]
        return index in self.counters

    def _stepped(self, gep: Instr, base: Value, index: Value, size: int) -> Instr:
        """A phi of addresses."""
        build = Builder(self.before).at(self.before.instrs[-1])
        build.location = gep.location
        start = build.emit(
            "getelementptr", gep.type, (base, self._start(index, build)), type=gep.attrs["type"]
        )
        stride = self._times(self._stride(index, build), const_int(I64, size), build)
        phi = Instr("phi", gep.type, location=gep.location, name=gep.name)
        self.loop.header.insert(0, [phi])
        ahead = Builder(self.latch).at(self.latch.instrs[-1])
        ahead.location = gep.location
        moved = ahead.emit("getelementptr", gep.type, (phi, stride), type=I8)
        phi.append(start, self.before)
        phi.append(moved, self.latch)
        return phi

    def _beside(self, gep: Instr, where: Polynomial) -> Instr | None:
        """The address computed from one that is stepped already, if their distance is known or may be
        kept.
        """
        counters = {self.atoms[c] for c in self.counters if c in self.atoms}
        best: tuple[int, Instr, Polynomial] | None = None
        for pointer, other in self.pointers.get(gep.operands[0], ()):
            distance = _difference(where, other)
            if any(not counters.isdisjoint(product) for product in distance):
                continue
            known = tuple(sorted(distance.items())) in self.distances
            rank = 0 if not distance else 1 if list(distance) == [()] else 2 if known else 3
            if best is None or rank < best[0]:
                best = rank, pointer, distance
        if best is None or (best[0] == 3 and self.stepped + len(self.distances) >= LIMIT):
            return None
        rank, pointer, distance = best
        if rank == 0:
            return pointer
        build = Builder(gep.parent).at(gep)  # type: ignore[arg-type]
        build.location = gep.location
        return build.emit("getelementptr", gep.type, (pointer, self._distance(distance, gep)), type=I8)

    def _distance(self, distance: Polynomial, gep: Instr) -> Value:
        """The value of a polynomial, computed in front of the loop."""
        key = tuple(sorted(distance.items()))
        if list(distance) == [()]:
            return const_int(I64, distance[()])
        if key not in self.distances:
            build = Builder(self.before).at(self.before.instrs[-1])
            build.location = gep.location
            atoms = list(self.atoms)
            total: Value | None = None
            for product, factor in key:
                term: Value = const_int(I64, factor)
                for value in (
                    (self.products[product],)
                    if product in self.products
                    else (atoms[number] for number in product)
                ):
                    term = self._times(self._wide(value, build), term, build)
                total = term if total is None else build.binary("add", total, term)
            assert total is not None
            self.distances[key] = total
        return self.distances[key]

    def _polynomial(self, value: Value, factor: int) -> Polynomial | None:
        """An index times `factor`, modulo 2**64; None when that has too many terms."""
        result = self._expand(value, 12)
        if result is None:
            return None
        return {
            product: _signed(number * factor) for product, number in result.items() if number * factor % 2**64
        }

    def _expand(self, value: Value, depth: int) -> Polynomial | None:
        if isinstance(value, Int):
            return {(): value.signed} if value.value else {}
        atom: Polynomial = {(self.atoms.setdefault(value, len(self.atoms)),): 1}
        if depth == 0 or not isinstance(value, Instr) or value in self.counters:
            return atom
        if value.op == "sext" and value.operands[0].type is I32:
            return self._expand(value.operands[0], depth - 1)
        if value.op not in ("add", "sub", "mul", "shl") or (
            value.type is not I64 and "nsw" not in value.flags
        ):
            return atom
        left, right = value.operands
        if value.op == "shl":
            if not isinstance(right, Int) or right.value >= 31:
                return atom
            right = const_int(I64, 1 << right.value)
        a, b = self._expand(left, depth - 1), self._expand(right, depth - 1)
        if a is None or b is None:
            return None
        result: Polynomial = {}
        if value.op in ("mul", "shl"):
            for p, m in a.items():
                for q, n in b.items():
                    product = tuple(sorted(p + q))
                    result[product] = result.get(product, 0) + m * n
        else:
            result = _difference(a, {p: -n for p, n in b.items()} if value.op == "add" else b)
        if self.accessed and value.type is I32 and self.invariant(value) and list(result.values()) == [1]:
            self.products.setdefault(next(iter(result)), value)
        return result if len(result) <= _TERMS else None

    def _affine(self, value: Value, depth: int) -> bool:
        """Return whether the value is affine in the counters; below a widening, without wrapping."""
        if self.invariant(value) or value in self.counters:
            return True
        if depth == 0:
            return False
        assert isinstance(value, Instr)
        if value.op == "sext":
            return value.operands[0].type is I32 and self._affine(value.operands[0], depth - 1)
        if value.type is not I64 and "nsw" not in value.flags:
            return False
        a, b = value.operands if len(value.operands) == 2 else (value, value)
        match value.op:
            case "add" | "sub":
                return self._affine(a, depth - 1) and self._affine(b, depth - 1)
            case "mul":
                return (
                    (self.invariant(a) or self.invariant(b))
                    and self._affine(a, depth - 1)
                    and self._affine(b, depth - 1)
                )
            case "shl":
                return isinstance(b, Int) and b.value < 31 and self._affine(a, depth - 1)
        return False

    def _start(self, value: Value, build: Builder) -> Value:
        """The value in the first iteration."""
        if self.invariant(value):
            return value
        if value not in self.starts:
            assert isinstance(value, Instr)
            if value in self.counters:
                self.starts[value] = value.incoming_from(self.before)
            else:
                operands = [self._start(o, build) for o in value.operands]
                self.starts[value] = build.emit(value.op, value.type, operands, flags=value.flags)
        return self.starts[value]

    def _stride(self, value: Value, build: Builder) -> Value:
        """Return the increment of the value, as an i64, in each iteration."""
        if self.invariant(value):
            return const_int(I64, 0)
        if value not in self.strides:
            self.strides[value] = self._new_stride(value, build)
        return self.strides[value]

    def _new_stride(self, value: Value, build: Builder) -> Value:
        if value in self.counters:
            return self._wide(self.counters[value], build)
        assert isinstance(value, Instr)
        if value.op == "sext":
            return self._stride(value.operands[0], build)
        a, b = value.operands
        if value.op == "mul":
            inner, factor = (a, b) if self.invariant(b) else (b, a)
            return self._times(self._stride(inner, build), self._wide(factor, build), build)
        if value.op == "shl":
            assert isinstance(b, Int)
            return self._times(self._stride(a, build), const_int(I64, 1 << b.value), build)
        x, y = self._stride(a, build), self._stride(b, build)
        if isinstance(x, Int) and isinstance(y, Int):
            return const_int(I64, x.value + y.value if value.op == "add" else x.value - y.value)
        if isinstance(y, Int) and y.value == 0:
            return x
        if isinstance(x, Int) and x.value == 0 and value.op == "add":
            return y
        return build.binary(value.op, x, y)

    def _wide(self, value: Value, build: Builder) -> Value:
        if isinstance(value, Int):
            return const_int(I64, value.signed)
        return value if value.type is I64 else build.cast("sext", value, I64)

    def _times(self, a: Value, b: Value, build: Builder) -> Value:
        if isinstance(a, Int) and isinstance(b, Int):
            return const_int(I64, a.value * b.value)
        if isinstance(b, Int) and b.value == 1:
            return a
        if isinstance(a, Constant):
            a, b = b, a
        x, y = (self.atoms.get(o.operands[0], -1) if is_op(o, "sext") else -1 for o in (a, b))
        whole = self.products.get((min(x, y), max(x, y)))
        return build.binary("mul", a, b) if whole is None else self._wide(whole, build)


def _difference(a: Polynomial, b: Polynomial) -> Polynomial:
    result = {product: _signed(a.get(product, 0) - b.get(product, 0)) for product in {**a, **b}}
    return {product: number for product, number in result.items() if number}


def _signed(number: int) -> int:
    """`number` modulo 2**64, as a signed number."""
    return (number + 2**63) % 2**64 - 2**63
