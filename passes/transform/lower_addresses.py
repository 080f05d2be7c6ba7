"""Addresses in the form that memory operands have: a base, variable bytes, and one constant at the end.

    %j = add nsw i32 %i, 1                               %w = sext i32 %i to i64
    %w = sext i32 %j to i64                        →     %b = shl i64 %w, 2
    %p = getelementptr [8 x float], ptr %x,              %v = getelementptr i8, ptr %x, i64 %b
                       i64 %n, i64 %w                    … and with %n * 32 as well, outer loops first
                                                         %p = getelementptr i8, ptr …, i64 4

Afterwards every address is `getelementptr i8` with one index: an i64 (in shared memory, whose addresses have
32 bits, an i32), or the constant, which stands last and costs nothing as the offset of an access. What the
bytes take to compute is plain arithmetic, for gvn to share and licm to move: neighbours have one variable
part, indices that change in outer loops are added first, and `x[i + n]` after `x[i]` is a step of `n` from
it. Constants leave a widening only where it cannot wrap (nsw under sext, nuw under zext). They leave the
inside of a sum, whose terms are added to the base one by one then, where that makes several accesses a
constant apart. Local variables that are indexed become one, in which they lie a constant apart, unless the
function is to keep them separate ("separate-locals"). The upper bits of an address in shared memory mean
nothing, so its indices are cut.

requires: loops, dominators. preserves: the control-flow graph.
Source: LLVM's SeparateConstOffsetFromGEP.cpp; Wu, Gao et al., "gpucc: an open-source GPGPU compiler", CGO
2016, section 3.2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ir import irtypes as ty
from ...ir.builder import Builder
from ...ir.core import (
    AddressOf,
    Block,
    Function,
    Global,
    Instr,
    Int,
    Null,
    Poison,
    Undef,
    Value,
    address_of,
    const_int,
    erase_all,
    is_op,
)
from ...ir.irtypes import I1, I8, I32, I64, SHARED, IntType, Type, size_of
from ...support.graphs import DominatorTree, LoopNest
from ..analysis.layout import constant_gep, gep_steps
from .dce import erase_if_dead

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses

Term = tuple[Value, str, int]
"""(index, the cast that widens it, bytes per step)."""


def run(fn: Function, analyses: Analyses) -> bool:
    """Run the pass. Return whether the function changed."""
    nest, tree = analyses.get("loops", fn), analyses.get("dominators", fn)
    changed = _share_frame(fn)
    addresses = [i for block in tree.order for i in block.instrs if i.info.form == "gep"]
    for gep, added, terms in _sums(addresses, nest, tree):
        changed |= _lower(gep, added, terms)
    return changed


def _sums(
    addresses: list[Instr], nest: LoopNest[Block], tree: DominatorTree[Block]
) -> list[tuple[Instr, int, list[Term]]]:
    """Return the terms added to the base of each address: constant bytes, and variable terms in the order in
    which they are added.
    """
    apart = _neighbours(addresses)
    known: dict[tuple[Value, Term], tuple[Block, list[Term]]] = {}
    result: list[tuple[Instr, int, list[Term]]] = []
    for gep in addresses:
        assert gep.parent is not None
        added, terms = _parts(gep, gep in apart)
        terms.sort(key=lambda term: _depth(term[0], nest))
        if len(terms) == 1 and index_type(gep) is I64:
            base, whole = _without_constant(gep.operands[0])[0], terms[0]
            for constant, near, step in _steps(whole):
                place, way = known.get((base, near), (None, []))
                if place is not None and tree.dominates(place, gep.parent):
                    added, terms = added + constant, [*way, step]
                    break
            if (base, whole) not in known or not tree.dominates(known[base, whole][0], gep.parent):
                known[base, whole] = gep.parent, terms
        result.append((gep, added, terms))
    return result


def _steps(term: Term) -> list[tuple[int, Term, Term]]:
    """Split a term whose index is a sum: constant bytes, a term of one summand, and the term of the other;
    both orders.
    """
    index, cast, size = term
    summands = _summands(index, cast)
    if len(summands) != 2:
        return []
    constant = sum(more * sign for more, _, sign in summands) * size
    first, second = ((summand, cast, sign * size) for _, summand, sign in summands)
    return [(constant, first, second), (constant, second, first)]


def _neighbours(addresses: list[Instr]) -> set[Instr]:
    """Those with sums for indices that are a constant apart, which shows when the terms of the sums are added
    to the base one by one.
    """
    groups: dict[object, list[tuple[Instr, int]]] = {}
    hidden: set[object] = set()
    for gep in addresses:
        if len(gep.operands) == 2 and not isinstance(gep.operands[1], Int):
            added, terms = _parts(gep, True)
            key = (_without_constant(gep.operands[0])[0], *terms)
            groups.setdefault(key, []).append((gep, added))
            if added != _parts(gep)[0]:
                hidden.add(key)
    return {
        gep
        for key in groups
        if key in hidden and len({added for _, added in groups[key]}) > 1
        for gep, _ in groups[key]
    }


def _share_frame(fn: Function) -> bool:
    """Make one of the local variables that are indexed: then `a[i]` and `b[i]` are a constant apart."""
    indexed = [i for i in fn.entry.instrs if i.info.form == "alloca" and _is_indexed(i)]
    if len(indexed) < 2 or "separate-locals" in fn.attrs:
        return False
    places, size = [], 0
    for variable in indexed:
        size = -(-size // variable.attrs["align"]) * variable.attrs["align"]
        places.append(size)
        size += size_of(variable.attrs["type"])
    build = Builder(fn.entry).at(indexed[0])
    frame = build.alloca(ty.array(size, I8), max(variable.attrs["align"] for variable in indexed))
    bases: dict[Type, Value] = {}
    for variable, place in zip(indexed, places):
        for cast in [user for user in variable.users if user.op == "addrspacecast"]:
            if cast.type not in bases:
                bases[cast.type] = build.at(indexed[0]).cast("addrspacecast", frame, cast.type)
            cast.replace_uses(_moved(build.at(cast), bases[cast.type], place))
            cast.erase()
        variable.replace_uses(_moved(build.at(variable), frame, place))
    erase_all(indexed)
    return True


def _is_indexed(variable: Instr) -> bool:
    """Return whether a variable index is added to the address of `variable`, or to one at a constant
    distance.
    """
    work: list[Instr] = [variable]
    while work:
        for user in work.pop().users:
            if user.info.form == "gep" and constant_gep(user) is None:
                return True
            if user.info.form == "gep" or user.op == "addrspacecast":
                work.append(user)
    return False


def is_lowered(gep: Instr) -> bool:
    """Return whether an address has the form that this pass makes, as far as the instruction alone shows."""
    if gep.attrs["type"] is not I8 or len(gep.operands) != 2:
        return False
    return isinstance(gep.operands[1], Int) or gep.operands[1].type is index_type(gep)


def index_type(address: Value) -> IntType:
    """The type of variable offsets from `address`."""
    return I32 if address.type.space == SHARED else I64  # type: ignore[attr-defined]


def _lower(gep: Instr, added: int, terms: list[Term]) -> bool:
    base, offset = _without_constant(gep.operands[0])
    if is_lowered(gep) and base is gep.operands[0] and (not added or not terms):
        return False
    build = Builder(gep.parent).at(gep)  # type: ignore[arg-type]
    for index, cast, size in terms:
        variable = _bytes(build, index, cast, size, index_type(gep))
        base = build.emit("getelementptr", gep.type, (base, variable), type=I8)
    gep.replace_uses(_moved(build, base, _signed(offset + added)))
    erase_if_dead(gep)
    return True


def _without_constant(base: Value) -> tuple[Value, int]:
    """(base, offset) of an address that is lowered already."""
    offset = 0
    while isinstance(base, Instr) and base.info.form == "gep" and (step := constant_gep(base)) is not None:
        base, offset = base.operands[0], offset + step
    if isinstance(base, AddressOf) and base.offset:
        space = base.type.space  # type: ignore[attr-defined]
        return (
            base.base if base.base.type is base.type else address_of(base.base, 0, space)
        ), offset + base.offset
    return base, offset


def _moved(build: Builder, base: Value, offset: int) -> Value:
    """`base` plus a constant."""
    if not offset:
        return base
    if isinstance(base, Global | AddressOf):
        root, start = (base, 0) if isinstance(base, Global) else (base.base, base.offset)
        return address_of(root, start + offset, base.type.space)  # type: ignore[attr-defined]
    return build.emit("getelementptr", base.type, (base, const_int(I64, offset)), type=I8)


def _depth(index: Value, nest: LoopNest[Block]) -> int:
    """Return the number of loops around the definition of `index`."""
    return nest.depth(index.parent) if isinstance(index, Instr) and index.parent is not None else 0


def _bytes(build: Builder, index: Value, cast: str, size: int, type: IntType) -> Value:
    """index * size in `type`."""
    bits = index.type.bits  # type: ignore[attr-defined]
    value = build.cast(cast if bits < type.bits else "trunc", index, type)
    if size == 1:
        return value
    if size > 0 and size & (size - 1) == 0 and size.bit_length() <= type.bits:
        return build.binary("shl", value, const_int(type, size.bit_length() - 1))
    return build.binary("mul", value, const_int(type, size))


def _parts(gep: Instr, apart: bool = False) -> tuple[int, list[Term]]:
    """Return the terms added to the base: constant bytes, and variable terms; `separate`: those of sums one
    by one.
    """
    offset, terms = 0, []
    for index, counted in gep_steps(gep.attrs["type"], gep.operands[1:]):
        size = size_of(counted)
        const, variable, cast, factor = _split(index)
        offset += const * size
        if variable is not None and size:
            for more, term, sign in _summands(variable, cast) if apart else ((0, variable, 1),):
                offset += sign * more * factor * size
                terms.append((term, cast, _signed(sign * factor * size)))
    return _signed(offset), terms


def _summands(sum: Value, cast: str) -> list[tuple[int, Value, int]]:
    """(constant, value, sign) of each summand of a sum that does not wrap where it is widened by `cast`."""
    flag = "nsw" if cast == "sext" else "nuw"
    ops = ("add", "sub") if cast == "sext" else ("add",)
    if (
        not isinstance(sum, Instr)
        or sum.op not in ops
        or flag not in sum.flags
        or isinstance(sum.operands[1], Int)
    ):
        return [(0, sum, 1)]
    result: list[tuple[int, Value, int]] = []
    for summand, sign in zip(sum.operands, (1, 1 if sum.op == "add" else -1)):
        split = (
            _linear(summand, cast == "sext")
            if is_op(summand, "add", "sub") and flag in summand.flags
            else None
        )
        result.append((0, summand, sign) if split is None else (split[2], split[0], sign))
    return result


def _split(index: Value) -> tuple[int, Value | None, str, int]:
    """index = constant + widened(variable) * factor, as (constant, variable, cast, factor)."""
    if isinstance(index, Int):
        return index.signed, None, "", 0
    if isinstance(index, Undef | Poison | Null):
        return 0, None, "", 0
    const, factor, cast = 0, 1, "sext"
    if index.type is I64:
        while isinstance(index, Instr) and (split := _linear(index, True)) is not None:
            index, multiple, addend = split
            const += addend * factor
            factor = factor * multiple
        if not is_op(index, "sext", "zext") or index.operands[0].type is I1:
            return const, index, "", factor
        cast = "sext" if "nneg" in index.flags else index.op
        index = index.operands[0]
    signed = cast == "sext"
    if isinstance(index, Instr) and (index.op == "or" or ("nsw" if signed else "nuw") in index.flags):
        split = _linear(index, signed)
        if split is not None:
            index, multiple, addend = split
            const += addend * factor
            factor *= multiple
    return const, index, cast, factor


def _linear(index: Instr, signed: bool) -> tuple[Value, int, int] | None:
    """index = value * multiple + addend for an instruction with a constant operand, else None."""
    if len(index.operands) != 2 or not isinstance(index.operands[1], Int):
        return None
    value, constant = index.operands
    assert isinstance(constant, Int)
    number = constant.signed if signed else constant.value
    if index.op == "add" or (index.op == "or" and "disjoint" in index.flags and number >= 0):
        return value, 1, number
    if index.op == "sub":
        return value, 1, -number
    if index.op == "mul" and len(index.users) == 1:
        return value, number, 0
    if index.op == "shl" and len(index.users) == 1 and constant.value < index.type.bits - 1:  # type: ignore[attr-defined]
        return value, 1 << constant.value, 0
    return None


def _signed(offset: int) -> int:
    """`offset` modulo 2**64, as a signed number."""
    return (offset + 2**63) % 2**64 - 2**63
