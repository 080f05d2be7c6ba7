"""The built-in candidates of operators ([over.built]), for operands of class or enumeration type.

The standard's set of candidates is infinite. Only those are made that the types of the operands, or of their
conversion functions, can match.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain, product

from ...syntax import tree
from ...types import conversions as conv
from ...types import ctype as ct
from ...types.builtin_table import Builtin
from ...types.ctype import CType
from ...types.ranking import Candidate, ConversionSequence, UserDefined
from ..context import Context
from ..conversions import implicit_conversions
from ..conversions.user_conversions import conversion_functions

Params = tuple[CType, ...]
Reached = list[list[CType]]
"""The types that each operand can have."""


def _promoted_types(types: Iterable[CType], integral: bool = False) -> list[CType]:
    """Return the promoted arithmetic types that an operand can have. Conversions to others would be worse or
    ambiguous.
    """
    result = dict.fromkeys(conv.promote(ct.referred(t)) for t in types if not ct.referred(t).is_scoped)
    return [t for t in result if t.is_integer or (t.is_float and not integral)]


def _numbers(reached: Reached, integral: bool = False) -> Iterator[Params]:
    """Yield the candidates of arithmetic operators ([over.built] p12, p22)."""
    yield from product(*(_promoted_types(types, integral) for types in reached))


def _pointers(types: Iterable[CType], objects: bool = True) -> list[CType]:
    """Return the distinct pointer types that an operand can have. `objects` selects pointers to objects."""
    decayed = dict.fromkeys(ct.decay(ct.referred(t)).unqualified for t in types)
    return [
        t
        for t in decayed
        if isinstance(t, ct.Pointer) and not (objects and (t.pointee.is_function or t.pointee.is_void))
    ]


def _difference(reached: Reached) -> Iterator[Params]:
    """Yield the candidates of subtraction ([over.built] p12, p15, p17)."""
    yield from ((p, ct.PTRDIFF_T) for p in _pointers(reached[0]))
    yield from ((p, p) for p in _pointers([*reached[0], *reached[1]]))
    yield from _numbers(reached)


def _comparison(reached: Reached) -> Iterator[Params]:
    """Yield the candidates of comparisons: arithmetic, enumeration and pointer types ([over.built] p12,
    p18).
    """
    both = [*reached[0], *reached[1]]
    yield from ((e, e) for e in dict.fromkeys(ct.referred(t).unqualified for t in both) if e.is_enum)
    yield from ((p, p) for p in _pointers(both, objects=False))
    yield from _numbers(reached)


def _equality(reached: Reached) -> Iterator[Params]:
    """Yield the candidates of equality: those of comparisons, pointers to members and null pointers
    ([over.built] p19).
    """
    yield from _comparison(reached)
    yield from ((p, p) for p in _member_pointers(reached))
    yield ct.NULLPTR, ct.NULLPTR


def _member_pointers(reached: Reached) -> list[CType]:
    """Return the types of pointers to members that either operand can have."""
    result = dict.fromkeys(ct.referred(t).unqualified for types in reached for t in types)
    return [t for t in result if t.is_member_pointer]


def _subscript(reached: Reached) -> Iterator[Params]:
    """Yield the candidates of `[]` ([over.built] p15, p16)."""
    yield from ((p, ct.PTRDIFF_T) for p in _pointers(reached[0]))
    yield from ((ct.PTRDIFF_T, p) for p in _pointers(reached[1]))


def _dereference(reached: Reached) -> Iterator[Params]:
    """Yield the candidates of unary `*` ([over.built] p6 to p8)."""
    yield from ((p,) for p in _pointers(reached[0], objects=False))


def _targets(types: Iterable[CType]) -> list[ct.Reference]:
    """Return the references to scalars through which an operand can be modified."""
    result = dict.fromkeys(ct.referred(t) for t in types)
    new = (ct.reference_to(t) for t in result if t.is_scalar and not t.is_enum and not t.is_const)
    return [t for t in new if isinstance(t, ct.Reference)]


def _step(reached: Reached) -> Iterator[Params]:
    """Yield the candidates of `++` and `--` ([over.built] p3 to p5)."""
    yield from ((t,) for t in _targets(reached[0]) if not t.referred.is_bool)


def _assignment(integral: bool, pointers: bool) -> Callable[[Reached], Iterator[Params]]:
    """Return a generator of the candidates of compound assignments ([over.built] p20 to p24): the modified
    type and the right operand's.
    """

    def candidates(reached: Reached) -> Iterator[Params]:
        for target in _targets(reached[0]):
            if target.referred.is_pointer:
                yield from [(target, ct.PTRDIFF_T)] if pointers else []
            elif target.referred.is_integer or not integral:
                yield from ((target, value) for value in _promoted_types(reached[1], integral))

    return candidates


def _conditional(reached: Reached) -> Iterator[Params]:
    """Yield the candidates of the conditional operator ([over.built] p25, p26)."""
    yield from ((p, p) for p in _pointers([*reached[0], *reached[1]], objects=False))
    yield from ((p, p) for p in _member_pointers(reached))
    yield from _numbers(reached)


_CANDIDATES: dict[str, Callable[[Reached], Iterable[Params]]] = {
    **dict.fromkeys(("*", "/"), _numbers), "+": lambda reached: chain(_subscript(reached), _numbers(reached)),
    "-": _difference,
    **dict.fromkeys(("%", "&", "^", "|", "<<", ">>"), partial(_numbers, integral=True)),
    **dict.fromkeys(("<", ">", "<=", ">="), _comparison), **dict.fromkeys(("==", "!="), _equality),
    **dict.fromkeys(("&&", "||", "unary !"), lambda reached: [(ct.BOOL,) * len(reached)]), "[]": _subscript,
    **dict.fromkeys(("*=", "/="), _assignment(False, False)),
    **dict.fromkeys(("+=", "-="), _assignment(False, True)),
    **dict.fromkeys(("%=", "&=", "^=", "|=", "<<=", ">>="), _assignment(True, False)),
    "unary *": _dereference, "unary +": lambda reached: chain(_dereference(reached), _numbers(reached)),
    "unary -": _numbers,
    "unary ~": partial(_numbers, integral=True), "unary ++": _step, "unary --": _step, "?:": _conditional,
}  # fmt: skip


def candidates(cx: Context, op: str, operands: Sequence[tree.Expr]) -> list[Candidate]:
    """Return the viable built-in candidates with their sequences. `op` begins with 'unary ' if there is one
    operand.
    """
    make = _CANDIDATES.get(op)
    reached = [_operand_types(o) for o in operands]
    if make is None or not all(reached):
        return []
    known: list[dict[CType, ConversionSequence | None]] = [{} for _ in operands]
    result = []
    # Notes on a candidate show a built-in function.
    name = f"operator{op.removeprefix('unary ')}"
    for params in make(reached):
        new = Candidate(Builtin(name, ct.function(ct.VOID, params), ("operator",)), params, len(params))
        for operand, target, memory in zip(operands, params, known):
            if target not in memory:
                memory[target] = _sequence(cx, op, operand, target)
            new.sequences.append(memory[target])
        if None not in new.sequences:
            result.append(new)
    return result


def _sequence(cx: Context, op: str, operand: tree.Expr, target: CType) -> ConversionSequence | None:
    """Return the sequence of an operand. As in g++ and nvcc, std::nullptr_t converts to bool for `&&` and
    `||`, but not for `!` ([conv.bool] p1).
    """
    if target is not ct.BOOL:
        return implicit_conversions.implicit_sequence(cx, operand, target)
    result = implicit_conversions.contextual_bool_sequence(cx, operand)
    return (
        None
        if op == "unary !" and isinstance(result, UserDefined) and result.second.source.is_nullptr
        else result
    )


def _operand_types(operand: tree.Expr) -> list[CType]:
    """Return the type of an operand, or the result types of its conversion functions."""
    if isinstance(operand, tree.InitList) or operand.ctype is ct.OVERLOADED:
        return []
    if not operand.ctype.is_record:
        return [operand.ctype]
    return [fn.ctype.ret for fn in conversion_functions(operand.ctype, explicit=True)]
