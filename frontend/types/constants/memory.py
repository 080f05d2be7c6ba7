"""Values of a constant evaluation, the objects that hold them, and their addresses ([expr.const],
[basic.life]).

A scalar is a Python number, already in range or rounded. An array is a list of its elements, a structure a
`StructValue` (its bases are members, as in its declaration), a union a `Union`; `INDETERMINATE` is an
uninitialised scalar. Aggregates are mutable and belong to one object, so a value that is read is copied.

An address is an object and the path to a subobject: array indices and member numbers, outermost first. An
index may be the array's count: one past the end.
"""

from __future__ import annotations

from typing import TypeAlias

from ....support.diagnostics import Note
from ....support.fast_dataclass import record
from ...syntax import tree
from ...text.literals import code_units, encoding_prefix
from .. import conversions as conv
from .. import ctype as ct
from ..declarations import FieldPath
from ..symbols import FunctionSymbol, VariableSymbol


class NotConstant(Exception):
    """An expression that is not constant. `final`: a later evaluation will not succeed either; `calls` are
    notes on the enclosing calls, innermost first.
    """

    def __init__(
        self,
        reason: str,
        at: tree.Node | None = None,
        declared: VariableSymbol | FunctionSymbol | None = None,
        final: bool = False,
    ) -> None:
        self.reason, self.at, self.declared, self.final = reason, at, declared, final
        self.calls: list[Note] = []


class Indeterminate:
    """The value of an uninitialised scalar."""

    __slots__ = ()


class StructValue:
    """The members of a structure, by number."""

    __slots__ = ("ctype", "fields")

    def __init__(self, ctype: ct.Record, fields: list[Value]) -> None:
        self.ctype, self.fields = ctype, fields


class Union:
    """The number of a union's active member, None when there is none, and its value."""

    __slots__ = ("active", "ctype", "value")

    def __init__(self, ctype: ct.Record, active: int | None, value: Value) -> None:
        self.ctype, self.active, self.value = ctype, active, value


class Object:
    """A complete object. `name` is that of its variable, '' for a temporary; `variable` is set for static
    storage.
    """

    __slots__ = ("alive", "ctype", "is_const", "name", "value", "variable")

    def __init__(
        self, t: ct.CType, value: Value, name: str = "", variable: VariableSymbol | None = None
    ) -> None:
        self.ctype, self.value, self.name, self.variable = t, value, name, variable
        self.alive, self.is_const = True, False


Base: TypeAlias = "VariableSymbol | FunctionSymbol | tree.StringLiteral | Object | None"
Path: TypeAlias = tuple[int, ...]


class ConstantAddress:
    """A pointer: `offset` bytes into `base`, at the subobject `path`.

    `base` is None for absolute addresses (null). `path` is None where a cast has left the type system: such
    an address can be compared and stored, but not read through. `past` marks one past the end of an object
    that is no array's element.
    """

    __slots__ = ("base", "offset", "past", "path")

    def __init__(self, base: Base, offset: int = 0, path: Path | None = (), past: bool = False) -> None:
        self.base, self.offset, self.past = base, offset, past
        self.path = path if base is not None else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ConstantAddress) and self.base is other.base and self.offset == other.offset

    def __hash__(self) -> int:
        return hash((id(self.base), self.offset))

    def __repr__(self) -> str:
        return f"Address({getattr(self.base, 'name', self.base)}, {self.offset}, {self.path})"

    @property
    def is_null(self) -> bool:
        """True for the null pointer."""
        return self.base is None and self.offset == 0


@record(frozen=True)
class MemberValue:
    """A pointer to member; `target` is None when it is null. `adjustment` is the distance in bytes of a class
    from the one that declares the member.
    """

    target: FieldPath | FunctionSymbol | None
    adjustment: int = 0

    @property
    def identity(self) -> object:
        """The key for comparison ([expr.eq] p4): the offset of a data member, or the function and its
        adjustment.
        """
        if isinstance(self.target, FieldPath):
            return self.target.offset + self.adjustment
        return self.target and (self.target, self.adjustment)


Value: TypeAlias = (
    "int | float | ConstantAddress | MemberValue | StructValue | Union | list[Value] | Indeterminate"
)

INDETERMINATE = Indeterminate()
NULL = ConstantAddress(None)
NULL_MEMBER = MemberValue(None)


# ------------------------------------------------------------------------------------- values


def empty_value(t: ct.CType, scalar: bool) -> Value:
    """Return the value of a zero-initialised object, or (`scalar` is False) of an uninitialised one."""
    if isinstance(t, ct.Array):
        count = t.count or 0
        if not t.element.is_array and not t.element.is_record:
            return [empty_value(t.element, scalar)] * count
        return [empty_value(t.element, scalar) for _ in range(count)]
    if isinstance(t, ct.Record):
        if t.decl.kind != "union":
            return StructValue(t, [empty_value(f.ctype, scalar) for f in t.fields])
        return (
            Union(t, 0, empty_value(t.fields[0].ctype, True))
            if scalar and t.fields
            else Union(t, None, INDETERMINATE)
        )
    if not scalar:
        return INDETERMINATE
    if t.is_member_pointer:
        return NULL_MEMBER
    return NULL if t.is_pointer or t.is_nullptr or t.is_reference else 0.0 if t.is_float else 0


def copy_of_value(value: Value) -> Value:
    """Return a copy that shares nothing mutable with the value."""
    if isinstance(value, list):
        return (
            [copy_of_value(item) for item in value]
            if value and isinstance(value[0], list | StructValue | Union)
            else value[:]
        )
    if isinstance(value, StructValue):
        return StructValue(
            value.ctype,
            [
                copy_of_value(item) if isinstance(item, list | StructValue | Union) else item
                for item in value.fields
            ],
        )
    if isinstance(value, Union):
        return Union(value.ctype, value.active, copy_of_value(value.value))
    return value


def string_object(node: tree.StringLiteral) -> Object:
    """Return the array object of a string literal."""
    assert node.ctype is not None
    units: list[Value] = [
        unit - 256 if unit > 127 and not encoding_prefix(node.value) else unit
        for unit in code_units(node.value)
    ]
    return Object(node.ctype, [*units, 0])


# ---------------------------------------------------------------------------------- addresses


def inner_type(t: ct.CType, step: int) -> ct.CType:
    """Return the type of element or member number `step`."""
    if isinstance(t, ct.Array):
        return t.element
    assert isinstance(t, ct.Record)
    return t.fields[step].ctype


def type_at(base: Base, path: Path) -> ct.CType | None:
    """Return the type of a subobject; None for absolute addresses."""
    t: ct.CType | None = base.ctype if base is not None else None
    for step in path:
        if not isinstance(t, ct.Array | ct.Record):
            return None
        t = inner_type(t, step)
    return t


def first_element(array: ConstantAddress) -> ConstantAddress:
    """Return the address that an array's address decays to."""
    return ConstantAddress(array.base, array.offset, None if array.path is None else (*array.path, 0))


def mutable_member(t: ct.CType, path: Path) -> str:
    """Return the name of a mutable member on the path to a subobject, which may change though the object is
    const ([expr.const] p2.7); '' without one.
    """
    for step in path:
        if isinstance(t, ct.Record):
            if t.fields[step].is_mutable:
                return t.fields[step].name
            t = t.fields[step].ctype
        elif isinstance(t, ct.Array):
            t = t.element
    return ""


def member(whole: ConstantAddress, t: ct.Record, number: int) -> ConstantAddress:
    """Return the address of a member (or base) of a class."""
    return ConstantAddress(
        whole.base,
        whole.offset + t.fields[number].offset,
        None if whole.path is None else (*whole.path, number),
    )


def element(array: ConstantAddress, t: ct.Array, number: int) -> ConstantAddress:
    """Return the address of an array element."""
    return ConstantAddress(
        array.base,
        array.offset + number * t.element.size,
        None if array.path is None else (*array.path, number),
    )


def move_pointer(pointer: ConstantAddress, distance: int, size: int, at: tree.Node) -> ConstantAddress:
    """Move a pointer within its array, to one past the end at most; a single object is an array of one
    ([expr.add] p4). Raises NotConstant.
    """
    if not distance:
        return pointer
    base, path, offset = pointer.base, pointer.path, pointer.offset + distance * size
    if path is None or base is None:
        return ConstantAddress(base, offset, None)
    holder = type_at(base, path[:-1]) if path else None
    if isinstance(holder, ct.Array):
        index, count = path[-1] + distance, holder.count
        if index < 0 or (count is not None and index > count):
            raise NotConstant(
                f"cannot refer to element {index} of array of {count} element{'s' if count != 1 else ''} in a"
                " constant expression",
                at,
            )
        return ConstantAddress(base, offset, (*path[:-1], index))
    index = int(pointer.past) + distance
    if index not in (0, 1):
        raise NotConstant(f"cannot refer to element {index} of non-array object in a constant expression", at)
    return ConstantAddress(base, offset, path, bool(index))


def index_in_array(pointer: ConstantAddress) -> tuple[Path, int] | None:
    """Return the array that an address is an element of, as a path, and the element's number; a single object
    is an array of one. None for an address without a known subobject.
    """
    if pointer.path is None:
        return None
    if pointer.path and isinstance(type_at(pointer.base, pointer.path[:-1]), ct.Array):
        return pointer.path[:-1], pointer.path[-1]
    return (*pointer.path, -1), int(pointer.past)


# ------------------------------------------------------------------------------- reads and writes


def load(whole: Object, path: Path, at: tree.Node) -> Value:
    """Return the value at a subobject, not copied. Raises NotConstant."""
    value = whole.value
    for step in path:
        if isinstance(value, StructValue):
            value = value.fields[step]
        elif isinstance(value, list):
            if step >= len(value):
                raise NotConstant(
                    "read of dereferenced one-past-the-end pointer is not allowed in a constant expression",
                    at,
                )
            value = value[step]
        elif isinstance(value, Union):
            if value.active != step:
                raise NotConstant(
                    f"read of member '{_name(value, step)}' of union with {_active(value)} is not allowed in"
                    " a constant expression",
                    at,
                )
            value = value.value
        else:
            raise NotConstant("read of uninitialized object is not allowed in a constant expression", at)
    return value


def store(whole: Object, path: Path, value: Value, at: tree.Node, initialising: bool = False) -> None:
    """Store a value at a subobject; only an initialisation changes the active member of a union (C++17
    [expr.const]).
    """
    if not path:
        whole.value = value
        return
    holder = whole.value
    for step in path[:-1]:
        _select(holder, step, at, initialising)
        if isinstance(holder, StructValue):
            holder = holder.fields[step]
        else:
            assert isinstance(holder, Union | list)
            holder = holder.value if isinstance(holder, Union) else holder[step]
    step = path[-1]
    _select(holder, step, at, initialising)
    if isinstance(holder, list):
        holder[step] = value
        return
    assert isinstance(holder, StructValue | Union)
    field = holder.ctype.fields[step]
    if field.bit_width is not None and isinstance(value, int):
        value = truncate_to_width(field.ctype, field.bit_width, value)
    if isinstance(holder, StructValue):
        holder.fields[step] = value
    else:
        holder.value = value


def _select(holder: Value, step: int, at: tree.Node, initialising: bool) -> None:
    """Check that element or member `step` may be written. Raises NotConstant."""
    if isinstance(holder, list) and step >= len(holder):
        raise NotConstant(
            "assignment to dereferenced one-past-the-end pointer is not allowed in a constant expression", at
        )
    if isinstance(holder, Union) and holder.active != step:
        if not initialising:
            raise NotConstant(
                f"assignment to member '{_name(holder, step)}' of union with {_active(holder)} is not allowed"
                " in a constant expression",
                at,
            )
        holder.active, holder.value = step, empty_value(holder.ctype.fields[step].ctype, False)


def truncate_to_width(t: ct.CType, width: int, value: int) -> int:
    """Return the value of a bit-field of that width after `value` was stored to it."""
    value &= (1 << width) - 1
    return value - (1 << width) if conv.is_signed(t) and value >> (width - 1) else value


def uninitialized_part(value: Value, t: ct.CType) -> ct.CType | None:
    """Return the type of an uninitialised scalar within a value; None when there is none. A union may have no
    active member.
    """
    if isinstance(value, list):
        assert isinstance(t, ct.Array)
        return next(
            (problem for item in value if (problem := uninitialized_part(item, t.element)) is not None), None
        )
    if isinstance(value, StructValue):
        return next(
            (
                problem
                for item, f in zip(value.fields, value.ctype.fields)
                if (problem := uninitialized_part(item, f.ctype)) is not None
            ),
            None,
        )
    if isinstance(value, Union):
        return (
            None
            if value.active is None
            else uninitialized_part(value.value, value.ctype.fields[value.active].ctype)
        )
    return t if value is INDETERMINATE else None


def _name(held: Union, number: int) -> str:
    return held.ctype.fields[number].name


def _active(held: Union) -> str:
    return "no active member" if held.active is None else f"active member '{_name(held, held.active)}'"
