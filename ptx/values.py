"""Operands of PTX instructions as data; `model` has them too.

Invariant: operands are immutable and compare by value.
"""

from __future__ import annotations

from collections.abc import Callable

from ..support.fast_dataclass import record


@record(frozen=True)
class Register:
    """A declared register. `type` is the declared type without the dot ('b32', 'pred', 'f32').

    A vector register `v` carries `vector` ('v2', 'v4'); its element is the scalar register 'v.x'.
    """

    name: str
    type: str
    scope: int = 0
    vector: str = ""

    def __str__(self) -> str:
        return self.name

    def __hash__(self) -> int:
        # A string caches its hash; names are all but unique, so this is as good and much faster.
        return hash(self.name)


@record(frozen=True)
class Special:
    """A special register, spelled with its percent sign and component: '%tid.x'."""

    name: str

    def __str__(self) -> str:
        return self.name


@record(frozen=True)
class IntImm:
    """An integer literal. `unsigned` keeps the `U` suffix; `value` may be negative."""

    value: int
    unsigned: bool = False

    def __str__(self) -> str:
        return f"{self.value}{'U' if self.unsigned else ''}"


@record(frozen=True)
class FloatImm:
    """A floating-point literal by its encoding: width 32 prints 0fXXXXXXXX, width 64 0dX…X."""

    bits: int
    width: int

    def __str__(self) -> str:
        return f"0f{self.bits:08X}" if self.width == 32 else f"0d{self.bits:016X}"


@record(frozen=True)
class SymbolAddress:
    """The address of a variable or function, plus `offset` bytes.

    `scope` is the number of the inner `Scope` that declares it; 0 for a name of the module or of the
    function's outermost scope. In an initialiser, `generic` marks `generic(name)`, and `mask` is the
    byte mask of `mask(name)` (0 without one).
    """

    name: str
    offset: int = 0
    scope: int = 0
    generic: bool = False
    mask: int = 0

    def __str__(self) -> str:
        name = (
            f"generic({self.name})"
            if self.generic
            else f"{self.mask:#x}({self.name})"
            if self.mask
            else self.name
        )
        return name + (f"+{self.offset}" if self.offset else "")


@record(frozen=True)
class LabelOperand:
    """A branch target, a `.branchtargets`, `.calltargets` or `.callprototype` label."""

    name: str

    def __str__(self) -> str:
        return self.name


@record(frozen=True)
class Address:
    """A memory operand `[base+offset]`.

    `base` is None for an absolute address, which is then `offset`. A negative offset prints as
    `[base+-4]`, the only spelling that ptxas accepts.
    """

    base: Register | SymbolAddress | None
    offset: int = 0

    def __str__(self) -> str:
        if self.base is None:
            return f"[{self.offset}]"
        return f"[{self.base}{f'+{self.offset}' if self.offset else ''}]"


@record(frozen=True)
class Vector:
    """A vector operand `{a, b, …}`; an element may be a `Sink`."""

    elements: tuple[Operand, ...]

    def __str__(self) -> str:
        return "{" + ", ".join(map(str, self.elements)) + "}"


@record(frozen=True)
class Pair:
    """Two destinations `d|p`; either may be a `Sink`."""

    first: Operand
    second: Operand

    def __str__(self) -> str:
        return f"{self.first}|{self.second}"


@record(frozen=True)
class Bracket:
    """The bracketed operand of texture, surface and tensor instructions, `[t, {x, y}]`, in text order."""

    elements: tuple[Operand, ...]

    def __str__(self) -> str:
        return "[" + ", ".join(map(str, self.elements)) + "]"


@record(frozen=True)
class Subword:
    """A sub-word operand of a video instruction, `-%r1.h0`, optionally negated.

    `selector` is spelled without the dot ('b0', 'h10', 'b7610'); '' is the whole register.
    """

    register: Register
    selector: str = ""
    negated: bool = False

    def __str__(self) -> str:
        return f"{'-' if self.negated else ''}{self.register}{'.' if self.selector else ''}{self.selector}"


@record(frozen=True)
class Not:
    """A negated predicate operand `!p`."""

    register: Register

    def __str__(self) -> str:
        return f"!{self.register}"


@record(frozen=True)
class Sum:
    """A value operand `%r1+4`: an integer register's value plus a constant."""

    register: Register
    offset: int

    def __str__(self) -> str:
        return f"{self.register}+{self.offset}"


@record(frozen=True)
class Indexed:
    """The address of an array's element outside brackets: `base[%r1+n]…`.

    `indices` are (register or None, constant), outermost first; `strides` are the bytes of one step of each.
    """

    base: SymbolAddress
    indices: tuple[tuple[Register | None, int], ...]
    strides: tuple[int, ...]

    @property
    def offset(self) -> int:
        """The byte offset contributed by the constants."""
        return sum(constant * stride for (_, constant), stride in zip(self.indices, self.strides))

    def __str__(self) -> str:
        return str(self.base) + "".join(
            f"[{constant}]" if register is None else f"[{register}{f'+{constant}' if constant else ''}]"
            for register, constant in self.indices
        )


@record(frozen=True)
class Sink:
    """A discarded result `_`."""

    def __str__(self) -> str:
        return "_"


@record(frozen=True)
class OperandList:
    """The return or argument list of a call, `(a, b)`."""

    elements: tuple[Operand, ...]

    def __str__(self) -> str:
        return "(" + ", ".join(map(str, self.elements)) + ")"


Operand = (
    Register
    | Special
    | IntImm
    | FloatImm
    | SymbolAddress
    | LabelOperand
    | Address
    | Bracket
    | Vector
    | Pair
    | Subword
    | Not
    | Sink
    | OperandList
    | Sum
    | Indexed
)


def substitute(operand: Operand, rename: Callable[[Register], Operand]) -> Operand:
    """Return `operand` with every register r in it replaced by `rename(r)`."""
    if isinstance(operand, Register):
        return rename(operand)
    if isinstance(operand, Address):
        return (
            Address(_rename_register(operand.base, rename), operand.offset)
            if isinstance(operand.base, Register)
            else operand
        )
    if isinstance(operand, (Vector, OperandList, Bracket)):
        return type(operand)(tuple(substitute(element, rename) for element in operand.elements))
    if isinstance(operand, Pair):
        return Pair(substitute(operand.first, rename), substitute(operand.second, rename))
    if isinstance(operand, Not):
        return Not(_rename_register(operand.register, rename))
    if isinstance(operand, Sum):
        return Sum(_rename_register(operand.register, rename), operand.offset)
    if isinstance(operand, Subword):
        return Subword(_rename_register(operand.register, rename), operand.selector, operand.negated)
    if isinstance(operand, Indexed):
        indices = tuple(
            (None if register is None else _rename_register(register, rename), constant)
            for register, constant in operand.indices
        )
        return Indexed(operand.base, indices, operand.strides)
    return operand


def _rename_register(register: Register, rename: Callable[[Register], Operand]) -> Register:
    result = rename(register)
    assert isinstance(result, Register)
    return result
