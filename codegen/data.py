"""Module variables: their PTX declarations and initialisers.

A scalar or an array of scalars of one type keeps its type; anything else becomes an array of bytes,
or of 64-bit words where it holds pointers, with padding zeroed. A pointer to a variable is written
`generic(name)+offset` when the pointer is generic. PTX initialises `.global` and `.const` only;
shared memory has no contents at launch.
"""

from __future__ import annotations

from functools import lru_cache

from ..ir.core import (
    AddressOf,
    Aggregate,
    Constant,
    Float,
    Function,
    Global,
    Int,
    Null,
    Poison,
    Undef,
    Value,
    Zero,
)
from ..ir.irtypes import CONST, GENERIC, GLOBAL, LOCAL, SHARED, ArrayType, Type, size_of
from ..lift.equivalents import LINKAGES, REFERENCES
from ..ptx.model import FloatImm, IntImm, SymbolAddress, Variable
from ..ptx.ptxtypes import StateSpace
from ..support.diagnostics import CompileError, Diagnostic
from .machine import leaves, symbol_name
from .rules import MEMORY_TYPE, type_key

_SPACES: dict[int, StateSpace] = {
    GENERIC: "global",
    GLOBAL: "global",
    SHARED: "shared",
    CONST: "const",
    LOCAL: "local",
}
Entry = IntImm | FloatImm | SymbolAddress


def variable(glob: Global) -> Variable:
    """The declaration of `glob`. CompileError for what PTX cannot initialise."""
    space = _SPACES[glob.space]
    name = symbol_name(glob.name)
    dynamic = isinstance(glob.value_type, ArrayType) and glob.value_type.count == 0
    linkage = LINKAGES[glob.linkage]
    if glob.initializer is None and space == "shared" and not dynamic and linkage == "extern":
        linkage = ""
    values = (
        None if glob.initializer is None or isinstance(glob.initializer, Undef | Poison) else glob.initializer
    )
    if values is not None and _is_zero(values):
        values = None
    if values is not None and space == "shared":
        raise _refuse(glob, "shared memory cannot be initialised")
    if dynamic:
        return Variable(name, space, "b8", glob.align, (None,), linkage=linkage)
    declared = _declared(glob.declaration) if glob.declaration else None
    if glob.annotation in REFERENCES:
        initializer = declared.initializer if declared is not None else None
        return Variable(name, space, REFERENCES[glob.annotation], 0, (), initializer, linkage)
    attributes: tuple[str, ...] = (".managed",) if glob.annotation == "managed" else ()
    kind, shape, initializer = _contents(glob, space, values)
    return Variable(
        name,
        space,
        kind,
        glob.align,
        shape,
        initializer,
        linkage,
        attributes=declared.attributes if declared is not None else attributes,
    )


@lru_cache(maxsize=64)
def _declared(text: str) -> Variable:
    """Parse the declaration of a variable in PTX."""
    from ..ptx.parsing import parser

    module = parser.parse(f".version 8.0 .target sm_90 .address_size 64 {text};")
    return next(iter(module.variables.values()))


def _contents(
    glob: Global, space: StateSpace, values: Constant | None
) -> tuple[str, tuple[int, ...], tuple[Entry, ...] | None]:
    """(type, shape, initialiser or None) of the declaration."""
    type = glob.value_type
    element, count = _uniform(type)
    if element is not None and (space != "shared" or not type.is_aggregate):
        entries = None if values is None else tuple(_entry(glob, value) for value in _flatten(values))
        return MEMORY_TYPE[type_key(element)], (count,) if type.is_aggregate else (), entries
    size = max(size_of(type), 1)
    if values is None:
        return "b8", (size,), None
    flat = _flatten(values)
    if any(isinstance(value, AddressOf | Global | Function) for value in flat):
        words = _words(glob, leaves(type), flat)
        return "u64", (len(words),), words
    return "b8", (size,), tuple(IntImm(byte) for byte in _bytes(leaves(type), flat, size))


def _refuse(glob: Global, why: str) -> CompileError:
    return CompileError(
        [Diagnostic("error", f"initialiser of '{glob.source_name}' is not supported: {why}", glob.location)]
    )


def _uniform(type: Type) -> tuple[Type | None, int]:
    """(scalar type, count) when `type` is a scalar or nested arrays of one, else (None, 0)."""
    count = 1
    while isinstance(type, ArrayType):
        count *= type.count
        type = type.element
    return (None, 0) if type.is_aggregate or type.is_vector or count == 0 else (type, count)


def _is_zero(value: Value) -> bool:
    if isinstance(value, Zero | Null | Undef | Poison):
        return True
    if isinstance(value, Int):
        return value.value == 0
    if isinstance(value, Float):
        return value.bits == 0
    return isinstance(value, Aggregate) and all(_is_zero(element) for element in value.elements)


def _flatten(value: Value) -> list[Value]:
    """One constant per leaf."""
    flat: list[Value] = []
    work: list[Value] = [value]
    while work:
        current = work.pop()
        if isinstance(current, Aggregate):
            work += reversed(current.elements)
        elif isinstance(current, Zero | Undef | Poison):
            flat += [_zero_of(leaf) for leaf, _ in leaves(current.type)]
        else:
            flat.append(current)
    return flat


def _zero_of(leaf: Type) -> Constant:
    from ..ir.core import zero

    return zero(leaf)


def _entry(glob: Global, value: Value) -> Entry:
    if isinstance(value, Int):
        return IntImm(value.value)
    if isinstance(value, Float):
        bits = value.type.bits  # type: ignore[attr-defined]
        return IntImm(value.bits) if bits == 16 else FloatImm(value.bits, bits)
    if isinstance(value, Null):
        return IntImm(0)
    return _address(glob, value)


def _address(glob: Global, value: Value) -> SymbolAddress:
    base, offset = (value.base, value.offset) if isinstance(value, AddressOf) else (value, 0)
    if isinstance(base, Function):
        return SymbolAddress(symbol_name(base.name), offset)
    assert isinstance(base, Global)
    if base.space not in (GLOBAL, CONST, GENERIC):
        raise _refuse(glob, f"the address of '{base.source_name}' is not known before the kernel runs")
    generic = value.type.space == GENERIC  # type: ignore[attr-defined]
    return SymbolAddress(symbol_name(base.name), offset, generic=generic)


def _bytes(parts: tuple[tuple[Type, int], ...], values: list[Value], size: int) -> bytearray:
    memory = bytearray(size)
    for (leaf, at), value in zip(parts, values):
        width = size_of(leaf)
        bits = value.bits if isinstance(value, Float) else value.value if isinstance(value, Int) else 0
        memory[at : at + width] = bits.to_bytes(width, "little")
    return memory


def _words(glob: Global, parts: tuple[tuple[Type, int], ...], values: list[Value]) -> tuple[Entry, ...]:
    if glob.align % 8:
        raise _refuse(glob, "it holds pointers and is not aligned to 8 bytes")
    size = -(-size_of(glob.value_type) // 8) * 8
    memory = _bytes(parts, values, size)
    words: list[Entry] = [IntImm(int.from_bytes(memory[at : at + 8], "little")) for at in range(0, size, 8)]
    for (_, at), value in zip(parts, values):
        if isinstance(value, AddressOf | Global | Function):
            if at % 8:
                raise _refuse(glob, "it holds a pointer that is not aligned to 8 bytes")
            words[at // 8] = _address(glob, value)
    return tuple(words)
