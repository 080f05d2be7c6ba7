"""The IR's types: LLVM's, restricted to what a GPU kernel needs, and interned.

Two structurally equal types are one object, so types are compared with `is`. Sizes and alignments
are those of LLVM's NVPTX data layout (`DATA_LAYOUT`), which are nvcc's too.
"""

from __future__ import annotations

import re
from functools import cache
from typing import ClassVar, TypeVar

from ..support.fast_dataclass import record

DATA_LAYOUT = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
TRIPLE = "nvptx64-nvidia-cuda"

GENERIC, GLOBAL, SHARED, CONST, LOCAL, PARAM = 0, 1, 3, 4, 5, 101
"""NVPTX address spaces as LLVM numbers them."""

SPACE_NAMES = {
    GENERIC: "generic",
    GLOBAL: "global",
    SHARED: "shared",
    CONST: "const",
    LOCAL: "local",
    PARAM: "param",
}


_PLAIN_NAME = re.compile(r"[-a-zA-Z$._][-a-zA-Z$._0-9]*")


def quote(name: str) -> str:
    """A name as it stands after `%` or `@`: plain where LLVM allows it, else quoted with \\xx escapes."""
    return name if _PLAIN_NAME.fullmatch(name) else quote_string(name)


def quote_string(text: str) -> str:
    """`text` as LLVM's quoted string: UTF-8 with quotes, backslashes and unprintables as \\xx."""
    escaped = [
        chr(b) if 32 <= b < 127 and b not in b'"\\' else f"\\{b:02X}"
        for b in text.encode("utf-8", "surrogateescape")
    ]
    return f'"{"".join(escaped)}"'


_T = TypeVar("_T", bound="Type")


class Type:
    """The root of all types. `str(type)` is LLVM's spelling."""

    is_int: ClassVar[bool] = False
    is_float: ClassVar[bool] = False
    is_pointer: ClassVar[bool] = False
    is_aggregate: ClassVar[bool] = False
    is_vector: ClassVar[bool] = False
    is_void: ClassVar[bool] = False


@record(frozen=True, eq=False)
class VoidType(Type):
    """The type void, only for results of functions."""

    is_void: ClassVar[bool] = True

    def __str__(self) -> str:
        return "void"


@record(frozen=True, eq=False)
class IntType(Type):
    """An integer type of `bits` bits, without signedness."""

    bits: int
    is_int: ClassVar[bool] = True

    def __str__(self) -> str:
        return f"i{self.bits}"


@record(frozen=True, eq=False)
class FloatType(Type):
    """`name` is LLVM's: half, bfloat, float, double."""

    name: str
    bits: int
    is_float: ClassVar[bool] = True

    def __str__(self) -> str:
        return self.name


@record(frozen=True, eq=False)
class PointerType(Type):
    """An opaque pointer. `space` is an NVPTX address space number."""

    space: int
    is_pointer: ClassVar[bool] = True

    def __str__(self) -> str:
        return f"ptr addrspace({self.space})" if self.space else "ptr"


@record(frozen=True, eq=False)
class ArrayType(Type):
    """An array of `count` elements."""

    count: int
    element: Type
    is_aggregate: ClassVar[bool] = True

    def __str__(self) -> str:
        return f"[{self.count} x {self.element}]"


@record(frozen=True, eq=False)
class VectorType(Type):
    """A vector of `count` elements."""

    count: int
    element: Type
    is_vector: ClassVar[bool] = True

    def __str__(self) -> str:
        return f"<{self.count} x {self.element}>"


@record(frozen=True, eq=False)
class StructType(Type):
    """A literal structure (`name` is None) or a named one, which prints as `%name`.

    Named structures are interned by name *and* body; a module may not hold two bodies of one name.
    """

    fields: tuple[Type, ...]
    name: str | None = None
    packed: bool = False
    is_aggregate: ClassVar[bool] = True

    @property
    def body(self) -> str:
        """The fields in braces, without the structure's name."""
        inner = ", ".join(str(f) for f in self.fields)
        text = f"{{ {inner} }}" if inner else "{}"
        return f"<{text}>" if self.packed else text

    def __str__(self) -> str:
        return f"%{quote(self.name)}" if self.name else self.body


@record(frozen=True, eq=False)
class FunctionType(Type):
    """The type of a function."""

    ret: Type
    params: tuple[Type, ...]
    vararg: bool = False

    def __str__(self) -> str:
        params = [str(p) for p in self.params] + (["..."] if self.vararg else [])
        return f"{self.ret} ({', '.join(params)})"


@record(frozen=True, eq=False)
class LabelType(Type):
    """The type of a block."""

    def __str__(self) -> str:
        return "label"


VOID, LABEL = VoidType(), LabelType()
HALF, BFLOAT = FloatType("half", 16), FloatType("bfloat", 16)
FLOAT, DOUBLE = FloatType("float", 32), FloatType("double", 64)
FLOAT_TYPES = {t.name: t for t in (HALF, BFLOAT, FLOAT, DOUBLE)}


_TYPES: dict[tuple[object, ...], Type] = {}


def _interned(kind: type[_T], *parts: object) -> _T:
    """The one type of this class with these parts, however the caller spelled its arguments."""
    key = (kind, *parts)
    result = _TYPES.get(key)
    if result is None:
        result = _TYPES[key] = kind(*parts)
    return result  # type: ignore[return-value]


def int_type(bits: int) -> IntType:
    """Return the integer type of a width in bits."""
    return _interned(IntType, bits)


I1, I8, I16, I32, I64 = (int_type(n) for n in (1, 8, 16, 32, 64))


def pointer(space: int = GENERIC) -> PointerType:
    """Return the pointer type of an address space."""
    return _interned(PointerType, space)


def array(count: int, element: Type) -> ArrayType:
    """Return the array type of `count` elements."""
    return _interned(ArrayType, count, element)


def vector(count: int, element: Type) -> VectorType:
    """Return the vector type of `count` elements."""
    return _interned(VectorType, count, element)


@cache
def with_elements(type: Type, element: Type) -> Type:
    """Return the vector type with as many elements as a vector type, of another type; for a scalar type, the
    element's.
    """
    return vector(type.count, element) if isinstance(type, VectorType) else element


def struct(fields: tuple[Type, ...], name: str | None = None, packed: bool = False) -> StructType:
    """Return a structure type; with a name, a named one."""
    return _interned(StructType, tuple(fields), name, bool(packed))


def function(ret: Type, params: tuple[Type, ...], vararg: bool = False) -> FunctionType:
    """Return a function type."""
    return _interned(FunctionType, ret, tuple(params), bool(vararg))


def is_sized(type: Type) -> bool:
    """Return whether values of this type can be stored."""
    match type:
        case IntType() | FloatType() | PointerType():
            return True
        case ArrayType(_, element) | VectorType(_, element):
            return is_sized(element)
        case StructType(fields):
            return all(map(is_sized, fields))
    return False


@cache
def align_of(type: Type) -> int:
    """ABI alignment in bytes under `DATA_LAYOUT`. Raises TypeError for types without storage."""
    match type:
        case IntType(bits):
            return min(_storage(bits), 32)
        case FloatType(_, bits):
            return bits // 8
        case PointerType():
            return 8
        case ArrayType(_, element):
            return align_of(element)
        case VectorType(count, element):
            bits = element.bits if isinstance(element, IntType) else 8 * size_of(element)
            return _power_of_two(-(-count * bits // 8))
        case StructType(fields, _, packed):
            return 1 if packed else max((align_of(f) for f in fields), default=1)
    raise TypeError(f"{type} has no alignment")


@cache
def size_of(type: Type) -> int:
    """Size in bytes with tail padding (LLVM's alloc size). TypeError for types without storage."""
    match type:
        case IntType(bits):
            return -(-bits // (8 * align_of(type))) * align_of(type)
        case FloatType(_, bits):
            return bits // 8
        case PointerType():
            return 8
        case ArrayType(count, element):
            return count * size_of(element)
        case VectorType():
            return align_of(type)
        case StructType(fields):
            end = offset_of(type, len(fields))
            return -(-end // align_of(type)) * align_of(type)
    raise TypeError(f"{type} has no size")


@cache
def offset_of(type: StructType, index: int) -> int:
    """Byte offset of field `index`; for `index == len(fields)` the end of the last field."""
    offset = 0
    for number, field in enumerate(type.fields):
        align = 1 if type.packed else align_of(field)
        offset = -(-offset // align) * align
        if number == index:
            return offset
        offset += size_of(field)
    return offset


def indexed(type: Type, indices: tuple[int, ...]) -> Type | None:
    """The type of the field that constant indices select in an aggregate; None if they do not fit."""
    for index in indices:
        match type:
            case StructType(fields) if 0 <= index < len(fields):
                type = fields[index]
            case ArrayType(count, element) if 0 <= index < count:
                type = element
            case _:
                return None
    return type


def constant_offset(source: Type, indices: list[int]) -> int | None:
    """Bytes that constant `getelementptr` indices move; None when they do not fit the type."""
    offset, current = 0, source
    for number, index in enumerate(indices):
        if number == 0:
            offset += index * size_of(source)
        elif isinstance(current, StructType):
            if not 0 <= index < len(current.fields):
                return None
            offset += offset_of(current, index)
            current = current.fields[index]
        elif isinstance(current, (ArrayType, VectorType)):
            current = current.element
            offset += index * size_of(current)
        else:
            return None
    return offset


def _storage(bits: int) -> int:
    return _power_of_two(-(-bits // 8))


def _power_of_two(n: int) -> int:
    return 1 << max(n - 1, 0).bit_length()
