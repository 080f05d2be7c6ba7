"""The verifier's rules for single instructions, by the form of the opcode table (rules 9 to 17)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from . import irtypes as ty
from .core import FALSE, Function, Instr, Int, Value
from .irtypes import Type
from .opcodes import FCMP_PREDICATES, ICMP_PREDICATES, ORDERINGS, RMW_OPERATIONS, SCOPES, TypeClass

Complaints = Iterator[tuple[int, str]]
"""(rule, message) pairs."""

IMMEDIATES = {"llvm.abs.": 1, "llvm.ctlz.": 1, "llvm.cttz.": 1}
"""Prefix of an intrinsic's name → the argument that must be the constant false."""


def of_kind(type: Type, kinds: tuple[TypeClass, ...]) -> bool:
    """Return whether a type, or a vector's element type, is of one of the table's kinds."""
    if isinstance(type, ty.VectorType):
        if "vector" in kinds:
            return True
        type = type.element
    return (
        (type.is_int and "int" in kinds)
        or (type.is_float and "float" in kinds)
        or (type.is_pointer and "pointer" in kinds)
    )


def _same(instr: Instr) -> Complaints:
    if any(o.type is not instr.operands[0].type for o in instr.operands):
        yield 9, f"'{instr.op}' takes operands of one type"
    if instr.type is not instr.operands[0].type:
        yield 10, f"the result of '{instr.op}' has the operands' type"


def _compare(instr: Instr) -> Complaints:
    a, b = instr.operands
    if a.type is not b.type:
        yield 9, f"'{instr.op}' takes operands of one type"
    expected = ty.vector(a.type.count, ty.I1) if isinstance(a.type, ty.VectorType) else ty.I1
    if instr.type is not expected:
        yield 10, f"the result of '{instr.op}' has type '{expected}'"
    if instr.attrs.get("pred") not in (ICMP_PREDICATES if instr.op == "icmp" else FCMP_PREDICATES):
        yield 11, f"unknown predicate '{instr.attrs.get('pred')}'"


def bit_width(type: Type) -> int | None:
    """Bits of a scalar or a vector of scalars; None for anything else (pointers too)."""
    match type:
        case ty.IntType(bits) | ty.FloatType(_, bits):
            return bits
        case ty.VectorType(count, element):
            width = bit_width(element)
            return None if width is None else count * width
    return None


_WIDTH_RULES: dict[str, Callable[[int, int], bool]] = {
    "trunc": lambda a, b: a > b,
    "fptrunc": lambda a, b: a > b,
    "zext": lambda a, b: a < b,
    "sext": lambda a, b: a < b,
    "fpext": lambda a, b: a < b,
    "bitcast": lambda a, b: a == b,
}


def _cast(instr: Instr) -> Complaints:
    source, target = instr.operands[0].type, instr.type
    if not of_kind(target, instr.info.to):
        yield 10, f"'{instr.op}' gives {' or '.join(instr.info.to)}, not '{target}'"
        return
    if instr.op != "bitcast" and getattr(source, "count", None) != getattr(target, "count", None):
        yield 10, f"'{instr.op}' keeps the number of elements"
    rule = _WIDTH_RULES.get(instr.op)
    a, b = bit_width(source), bit_width(target)
    if rule is not None and (a is None or b is None or not rule(a, b)):
        yield 10, f"'{instr.op}' does not lead from '{source}' to '{target}'"
    if instr.op == "addrspacecast" and (
        source is target or ty.GENERIC not in (getattr(source, "space", 0), getattr(target, "space", 0))
    ):
        yield (
            10,
            "'addrspacecast' leads from or to the generic space, never between two others or one and itself",
        )


def _select(instr: Instr) -> Complaints:
    cond, a, b = instr.operands
    if cond.type is not ty.I1 or a.type is not b.type:
        yield 9, "'select' takes an i1 and two values of one type"
    if instr.type is not a.type:
        yield 10, "the result of 'select' has the values' type"


def _phi(instr: Instr) -> Complaints:
    if not ty.is_sized(instr.type):
        yield 10, f"a phi cannot have type '{instr.type}'"
    if any(o.type is not instr.type for o in instr.operands):
        yield 9, "a phi's values have its type"


def _alloca(instr: Instr) -> Complaints:
    if instr.parent is not instr.fn.entry:
        yield 14, "'alloca' must be in the entry block"
    if not ty.is_sized(instr.attrs.get("type", ty.VOID)):
        yield 14, "'alloca' needs a sized type"
    if instr.type is not ty.pointer():
        yield 10, "the result of 'alloca' is a generic pointer"
    yield from _align(instr)


def _align(instr: Instr) -> Complaints:
    align = instr.attrs.get("align")
    if not isinstance(align, int) or align <= 0 or align & (align - 1):
        yield 11, f"alignment {align} is not a power of two"


def _load(instr: Instr) -> Complaints:
    if not ty.is_sized(instr.type):
        yield 10, f"'load' cannot give '{instr.type}'"
    yield from _align(instr)
    yield from _relaxed(instr, instr.type)


def _store(instr: Instr) -> Complaints:
    value, address = instr.operands
    if not ty.is_sized(value.type):
        yield 9, f"'store' cannot store '{value.type}'"
    if not address.type.is_pointer or instr.type is not ty.VOID:
        yield 9, "'store' takes a value and a pointer, and has no result"
    yield from _writable(address)
    yield from _align(instr)
    yield from _relaxed(instr, value.type)


def _scope(instr: Instr) -> Complaints:
    if instr.attrs.get("scope", "") not in SCOPES:
        yield 11, f"unknown scope '{instr.attrs.get('scope')}'"


def _relaxed(instr: Instr, type: ty.Type) -> Complaints:
    """Of an atomic load or store: passes take it for a volatile one, and what is stronger is made of
    fences.
    """
    if "ordering" not in instr.attrs:
        return
    if instr.attrs["ordering"] != "monotonic" or "volatile" not in instr.flags:
        yield 11, f"an atomic '{instr.op}' is volatile and monotonic"
    yield from _scope(instr)
    if (
        not of_kind(type, ("int", "float", "pointer"))
        or type.is_aggregate
        or type is ty.I1
        or ty.size_of(type) not in (1, 2, 4, 8)
    ):
        yield 9, f"an atomic '{instr.op}' of '{type}'"
    elif isinstance(instr.attrs.get("align"), int) and instr.attrs["align"] < ty.size_of(type):
        yield 11, f"an atomic '{instr.op}' is aligned to its size"


def _writable(address: Value) -> Complaints:
    if getattr(address.type, "space", None) == ty.CONST:
        yield 17, "the constant space cannot be written"


def _gep(instr: Instr) -> Complaints:
    source = instr.attrs.get("type", ty.VOID)
    address, *indices = instr.operands
    if not ty.is_sized(source):
        yield 11, "'getelementptr' needs a sized source element type"
        return
    if not of_kind(address.type, ("pointer",)) or not indices or any(not i.type.is_int for i in indices):
        yield 9, "'getelementptr' takes a pointer and integer indices"
    if instr.type is not address.type:
        yield 10, "the result of 'getelementptr' has the pointer's type"
    for index in indices[1:]:
        if isinstance(source, ty.StructType):
            if not isinstance(index, Int) or index.value >= len(source.fields) or index.type is not ty.I32:
                yield 9, f"a field index of '{source}' is an i32 constant in range"
                return
            source = source.fields[index.value]
        elif isinstance(source, (ty.ArrayType, ty.VectorType)):
            source = source.element
        else:
            yield 9, f"an index into '{source}'"
            return


def _atomic(instr: Instr) -> Complaints:
    yield from _align(instr)
    yield from _scope(instr)
    for name in instr.info.attrs:
        if name.endswith("ordering") and (
            instr.attrs.get(name) not in ORDERINGS or instr.attrs[name] == "unordered"
        ):
            yield 11, f"unknown ordering '{instr.attrs.get(name)}'"
    yield from _writable(instr.operands[0])


def _atomicrmw(instr: Instr) -> Complaints:
    value, rmw = instr.operands[1], instr.attrs.get("rmw")
    if rmw not in RMW_OPERATIONS:
        yield 11, f"unknown atomic operation '{rmw}'"
    elif not of_kind(
        value.type,
        ("float",) if rmw == "fadd" else ("int", "float", "pointer") if rmw == "xchg" else ("int",),
    ):
        yield 9, f"atomic '{rmw}' does not take '{value.type}'"
    if instr.type is not value.type:
        yield 10, "the result of 'atomicrmw' has the value's type"
    yield from _atomic(instr)


def _cmpxchg(instr: Instr) -> Complaints:
    _, expected, new = instr.operands
    if expected.type is not new.type or not (new.type.is_int or new.type.is_pointer):
        yield 9, "'cmpxchg' compares and stores one integer or pointer type"
    if instr.type is not ty.struct((new.type, ty.I1)):
        yield 10, f"the result of 'cmpxchg' has type '{{ {new.type}, i1 }}'"
    if instr.attrs.get("failure_ordering") in ("release", "acq_rel"):
        yield 11, "the failure ordering of 'cmpxchg' does not release"
    yield from _atomic(instr)


def _fence(instr: Instr) -> Complaints:
    if instr.type is not ty.VOID:
        yield 10, "'fence' has no result"
    if instr.attrs.get("ordering") not in ("acquire", "release", "acq_rel", "seq_cst"):
        yield 11, f"a fence cannot have ordering '{instr.attrs.get('ordering')}'"
    yield from _scope(instr)


def _extractvalue(instr: Instr) -> Complaints:
    result = ty.indexed(instr.operands[0].type, tuple(instr.attrs.get("indices", ())))
    if result is None or not instr.attrs.get("indices"):
        yield 11, "the indices do not fit the aggregate"
    elif instr.type is not result:
        yield 10, f"the result of 'extractvalue' has type '{result}'"


def _insertvalue(instr: Instr) -> Complaints:
    a, b = instr.operands
    result = ty.indexed(a.type, tuple(instr.attrs.get("indices", ())))
    if result is None or not instr.attrs.get("indices"):
        yield 11, "the indices do not fit the aggregate"
    elif b.type is not result:
        yield 9, f"'insertvalue' inserts '{result}' here, not '{b.type}'"
    if instr.type is not a.type:
        yield 10, "the result of 'insertvalue' has the aggregate's type"


def _extractelement(instr: Instr) -> Complaints:
    a, index = instr.operands
    if not isinstance(a.type, ty.VectorType) or not index.type.is_int:
        yield 9, "'extractelement' takes a vector and an integer"
    elif instr.type is not a.type.element:
        yield 10, f"the result of 'extractelement' has type '{a.type.element}'"


def _insertelement(instr: Instr) -> Complaints:
    a, element, index = instr.operands
    if not isinstance(a.type, ty.VectorType) or element.type is not a.type.element or not index.type.is_int:
        yield 9, "'insertelement' takes a vector, an element of it and an integer"
    if instr.type is not a.type:
        yield 10, "the result of 'insertelement' has the vector's type"


def _shufflevector(instr: Instr) -> Complaints:
    a, b = instr.operands
    if not isinstance(a.type, ty.VectorType) or b.type is not a.type:
        yield 9, "'shufflevector' takes two vectors of one type"
        return
    lanes = instr.attrs["mask"]
    if not all(0 <= lane < 2 * a.type.count for lane in lanes):
        yield 9, "the mask of 'shufflevector' has numbers of elements of both vectors"
    if instr.type is not ty.vector(len(lanes), a.type.element):
        yield 10, f"the result of this 'shufflevector' has type '{ty.vector(len(lanes), a.type.element)}'"


def _freeze(instr: Instr) -> Complaints:
    if instr.type is not instr.operands[0].type:
        yield 10, "the result of 'freeze' has the operand's type"


def _call(instr: Instr) -> Complaints:
    if not instr.operands or instr.blocks:
        yield 9, "'call' takes a callee and arguments"
        return
    callee, args = instr.callee, instr.call_args
    ftype = instr.attrs.get("ftype") or getattr(callee, "ftype", None)
    if not isinstance(ftype, ty.FunctionType) or callee.type is not ty.pointer():
        yield 12, "a call through a pointer gives the function's type"
        return
    if isinstance(callee, Function):
        if callee.ftype is not ftype and callee.intrinsic is not None:
            yield 12, f"'@{callee.name}' has type '{callee.ftype}', called as '{ftype}'"
        if callee.is_kernel:
            yield 16, f"kernel '@{callee.name}' is called"
        if callee.intrinsic is not None:
            position = next((n for prefix, n in IMMEDIATES.items() if callee.name.startswith(prefix)), None)
            if position is not None and position < len(args) and args[position] is not FALSE:
                yield 12, f"argument {position + 1} of '@{callee.name}' is the constant false"
            for number, (arg, allowed) in enumerate(zip(args, callee.intrinsic.constants), 1):
                if (
                    arg.type is ty.I32
                    and isinstance(arg, Int)
                    and allowed is not None
                    and arg.value not in allowed
                ):
                    step = f"a multiple of {allowed.step}" if allowed.step > 1 else "a number"
                    yield (
                        12,
                        (
                            f"argument {number} of '@{callee.name}' is {arg.value}; expected {step} from"
                            f" {allowed[0]} to {allowed[-1]}"
                        ),
                    )
    count = len(ftype.params)
    if (
        len(args) < count
        or (len(args) > count and not ftype.vararg)
        or any(a.type is not p for a, p in zip(args, ftype.params))
    ):
        actual = ", ".join(str(a.type) for a in args)
        yield 12, f"arguments ({actual}) for the type '{ftype}'"
    if instr.type is not ftype.ret:
        yield 10, f"the result of this call has type '{ftype.ret}'"


def _br(instr: Instr) -> Complaints:
    if len(instr.operands) + 1 != len(instr.blocks) or len(instr.operands) > 1:
        yield 9, "'br' takes one target, or an i1 and two"
    elif instr.operands and instr.operands[0].type is not ty.I1:
        yield 9, f"'br' tests an i1, not '{instr.operands[0].type}'"


def _switch(instr: Instr) -> Complaints:
    if not instr.operands or len(instr.operands) != len(instr.blocks):
        yield 9, "'switch' takes a value, a default block, and a constant and a block for each case"
        return
    value, *cases = instr.operands
    if not value.type.is_int:
        yield 9, f"'switch' takes an integer, not '{value.type}'"
    if any(not isinstance(c, Int) or c.type is not value.type for c in cases) or len(set(cases)) != len(
        cases
    ):
        yield 15, "the cases of a 'switch' are distinct constants of its type"


def _ret(instr: Instr) -> Complaints:
    expected = instr.fn.ftype.ret
    actual = instr.operands[0].type if instr.operands else ty.VOID
    if actual is not expected or len(instr.operands) > 1 or instr.blocks:
        yield 13, f"'ret' of '{actual}' in a function that returns '{expected}'"


def _nothing(instr: Instr) -> Complaints:
    return iter(())


FIXED_FORMS: dict[str, tuple[int, int, Callable[[Instr], Complaints]]] = {
    "binary": (2, 0, _same),
    "unary": (1, 0, _same),
    "freeze": (1, 0, _freeze),
    "cast": (1, 0, _cast),
    "icmp": (2, 0, _compare),
    "fcmp": (2, 0, _compare),
    "select": (3, 0, _select),
    "alloca": (0, 0, _alloca),
    "load": (1, 0, _load),
    "store": (2, 0, _store),
    "atomicrmw": (2, 0, _atomicrmw),
    "cmpxchg": (3, 0, _cmpxchg),
    "fence": (0, 0, _fence),
    "extractvalue": (1, 0, _extractvalue),
    "insertvalue": (2, 0, _insertvalue),
    "extractelement": (2, 0, _extractelement),
    "insertelement": (3, 0, _insertelement),
    "shufflevector": (2, 0, _shufflevector),
    "unreachable": (0, 0, _nothing),
}
"""Form → (operands, blocks, further rules)."""

VARIABLE_FORMS: dict[str, Callable[[Instr], Complaints]] = {
    "phi": _phi,
    "gep": _gep,
    "call": _call,
    "br": _br,
    "switch": _switch,
    "ret": _ret,
}
"""Forms whose number of operands varies."""
