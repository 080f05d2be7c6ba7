"""The PTX module as data: what the parser builds, the printer prints, codegen emits.

Invariants:

* Names are resolved: a `Register` is the declared register of that name in its scope (`scope` is 0
  for the function's outermost scope, else the number of the `Scope` that declares it), never a
  guess. `Symbol` is a variable or function, `Label` a place in the same function.
* `Instruction.modifiers` are in the order and spelling of the text, without dots.
* Operands are immutable and compare by value; statements are mutable and compare by identity.
* Every statement has `location`, its place in the PTX text, and instructions also `source`, the
  place named by the `.loc` in force (None without one).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ..support.diagnostics import UNKNOWN, Diagnostic, Location
from ..support.records import field, record

if TYPE_CHECKING:
    from .form import Form, Variant

# ----------------------------------------------------------------------------------- operands


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
class Symbol:
    """The address of a variable or function, plus `offset` bytes.

    `scope` is the number of the inner `Scope` that declares it; 0 for a name of the module or of the
    function's outermost scope. In an initialiser, `generic` marks `generic(name)` and `mask` the
    byte that `mask(name)` picks (0 without one).
    """

    name: str
    offset: int = 0
    scope: int = 0
    generic: bool = False
    mask: int = 0

    def __str__(self) -> str:
        name = f"generic({self.name})" if self.generic else f"{self.mask:#x}({self.name})" if self.mask else self.name
        return name + (f"+{self.offset}" if self.offset else "")


@record(frozen=True)
class Label:
    """A branch target, a `.branchtargets`, `.calltargets` or `.callprototype` label."""

    name: str

    def __str__(self) -> str:
        return self.name


@record(frozen=True)
class Address:
    """`[base+offset]`; `base` is None for an absolute immediate address (then it is `offset`).

    A negative offset prints as `[base+-4]`, the only spelling that ptxas accepts.
    """

    base: Register | Symbol | None
    offset: int = 0

    def __str__(self) -> str:
        if self.base is None:
            return f"[{self.offset}]"
        return f"[{self.base}{f'+{self.offset}' if self.offset else ''}]"


@record(frozen=True)
class Vector:
    """`{a, b, …}`; an element may be a `Sink`."""

    elements: tuple[Operand, ...]

    def __str__(self) -> str:
        return "{" + ", ".join(map(str, self.elements)) + "}"


@record(frozen=True)
class Pair:
    """`d|p`: two destinations; either may be a `Sink`."""

    first: Operand
    second: Operand

    def __str__(self) -> str:
        return f"{self.first}|{self.second}"


@record(frozen=True)
class Bracket:
    """`[t, {x, y}]`: what texture, surface and tensor instructions access, in text order."""

    elements: tuple[Operand, ...]

    def __str__(self) -> str:
        return "[" + ", ".join(map(str, self.elements)) + "]"


@record(frozen=True)
class Part:
    """`-%r1.h0`: the bytes or halves that a video instruction takes of a register, perhaps negated.

    `selector` is spelled without the dot ('b0', 'h10', 'b7610'); '' is the whole register.
    """

    register: Register
    selector: str = ""
    negated: bool = False

    def __str__(self) -> str:
        return f"{'-' if self.negated else ''}{self.register}{'.' if self.selector else ''}{self.selector}"


@record(frozen=True)
class Not:
    """`!p`: a negated predicate operand."""

    register: Register

    def __str__(self) -> str:
        return f"!{self.register}"


@record(frozen=True)
class Sum:
    """`%r1+4` where a value belongs: an integer register's value and a constant."""

    register: Register
    offset: int

    def __str__(self) -> str:
        return f"{self.register}+{self.offset}"


@record(frozen=True)
class Indexed:
    """`base[%r1+n]…` outside brackets: the address of an array's element.

    `indices` are (register or None, constant), outermost first; one step of each moves as many bytes as `strides` says.
    """

    base: Symbol
    indices: tuple[tuple[Register | None, int], ...]
    strides: tuple[int, ...]

    @property
    def offset(self) -> int:
        """The bytes that the constants make."""
        return sum(constant * stride for (_, constant), stride in zip(self.indices, self.strides))

    def __str__(self) -> str:
        return str(self.base) + "".join(
            f"[{constant}]" if register is None else f"[{register}{f'+{constant}' if constant else ''}]"
            for register, constant in self.indices)


@record(frozen=True)
class Sink:
    """`_`: a result that nobody wants."""

    def __str__(self) -> str:
        return "_"


@record(frozen=True)
class Group:
    """`(a, b)`: the return or argument list of a call."""

    elements: tuple[Operand, ...]

    def __str__(self) -> str:
        return "(" + ", ".join(map(str, self.elements)) + ")"


Operand = (Register | Special | IntImm | FloatImm | Symbol | Label | Address | Bracket | Vector | Pair | Part | Not | Sink
           | Group | Sum | Indexed)

# --------------------------------------------------------------------------------- statements


@record
class Instruction:
    """`@guard opcode.modifiers operands;`

    `variant` is the row of the instruction table that it matches, with the row's slots bound and its
    operand rules resolved; the parser and `build.build` set it. Of an instruction that stands for others
    (`normalise`) it is the row of the first of them, and `modifiers` are those of the text.
    """

    opcode: str
    modifiers: tuple[str, ...]
    operands: tuple[Operand, ...]
    guard: Register | None = None
    negated: bool = False
    variant: Variant | None = None
    location: Location = UNKNOWN
    source: Location | None = None

    @property
    def form(self) -> Form | None:
        """The row of the instruction table."""
        return self.variant.form if self.variant is not None else None

    def slot(self, name: str, default: str = "") -> str:
        """The modifier that fills slot `name` of the row ('f32' for 'type'), or `default`."""
        return self.variant.slots.get(name, default) if self.variant is not None else default

    @property
    def type(self) -> str:
        """The instruction type, without the dot; '' where the instruction has none."""
        return self.variant.type if self.variant is not None else ""

    @property
    def mnemonic(self) -> str:
        return ".".join((self.opcode, *self.modifiers))

    def __str__(self) -> str:
        guard = f"@{'!' if self.negated else ''}{self.guard} " if self.guard else ""
        operands = ", ".join(map(str, self.operands))
        return f"{guard}{self.mnemonic}{' ' if operands else ''}{operands};"


@record
class LabelDef:
    name: str
    location: Location = UNKNOWN


@record
class RegisterDecl:
    """`.reg .type names;` where a name may be parameterised: ('%r', 6) is `%r<6>`, ('%x', None) `%x`.

    `vector` is '', 'v2' or 'v4'.
    """

    type: str
    names: list[tuple[str, int | None]]
    vector: str = ""
    location: Location = UNKNOWN


@record
class Variable:
    """A variable in a state space: module-level, function-local, or a parameter.

    `shape` holds the array dimensions, outermost first; None is an unsized dimension. `align` is 0
    when the text gives none. `initializer` is a nested tuple of IntImm, FloatImm, Symbol and Setting, or None.
    `ptr_space`/`ptr_align` hold a kernel parameter's `.ptr` attribute ('' is the generic space). `linkage`: '', 'extern',
    'visible', 'weak' or 'common'. `attributes` are the texts inside `.attribute(…)`. `binding` is the number of a texture
    or surface of PTX 1.x, whose space is 'tex' or 'surf', or of the constant bank where that is not 0.
    """

    name: str
    space: str
    type: str
    align: int = 0
    shape: tuple[int | None, ...] = ()
    initializer: tuple[Any, ...] | None = None
    linkage: str = ""
    vector: str = ""
    ptr_space: str | None = None
    ptr_align: int | None = None
    attributes: tuple[str, ...] = ()
    location: Location = UNKNOWN
    binding: int | None = None


@record(frozen=True)
class Setting:
    """`filter_mode = linear` among the initial values of a texture, sampler or surface (5.3)."""

    name: str
    value: IntImm | str

    def __str__(self) -> str:
        return f"{self.name} = {self.value}"


@record
class Scope:
    """`{ … }` inside a body; `number` is what its registers carry in `Register.scope`.

    In PTX 1.x it may have a guard: it is for the threads whose predicate holds.
    """

    statements: list[Statement]
    number: int = 0
    location: Location = UNKNOWN
    guard: Register | None = None
    negated: bool = False


@record
class Loc:
    """`.loc file line column[, function_name label, inlined_at file line column];`"""

    file: int
    line: int
    column: int
    function: str | None = None
    inlined_at: tuple[int, int, int] | None = None
    location: Location = UNKNOWN


@record
class LabelList:
    """`name: .branchtargets a, b;` or `.calltargets`; `kind` says which, without the dot."""

    name: str
    kind: str
    targets: tuple[str, ...]
    location: Location = UNKNOWN


@record
class Prototype:
    """`name: .callprototype (ret) _ (params);`"""

    name: str
    returns: list[Variable]
    params: list[Variable]
    limits: dict[str, tuple[int, ...]] = field(default_factory=dict)
    location: Location = UNKNOWN


@record
class Directive:
    """Any other directive, kept as text: `.pragma "nounroll";` is ('pragma', '"nounroll"')."""

    name: str
    text: str
    location: Location = UNKNOWN


@record
class Comment:
    """A line comment that codegen wants in the text (`-src-in-ptx`). The parser makes none."""

    text: str
    location: Location = UNKNOWN


Statement = Instruction | LabelDef | RegisterDecl | Variable | Scope | Loc | LabelList | Prototype | Directive | Comment

# ------------------------------------------------------------------------- functions, modules

MAX_DEPTH = 200
"""How deep scopes, initialisers and constant expressions may nest; the parser refuses more."""


@record
class Function:
    """An `.entry` or `.func`; a declaration when `body` is None.

    `limits` holds performance directives by name without the dot: {'maxntid': (256,)}; a bare one
    such as `.noreturn` has (). Scopes nest at most `MAX_DEPTH` deep.
    """

    name: str
    kind: str
    params: list[Variable] = field(default_factory=list)
    returns: list[Variable] = field(default_factory=list)
    linkage: str = ""
    limits: dict[str, tuple[int, ...]] = field(default_factory=dict)
    body: list[Statement] | None = None
    location: Location = UNKNOWN

    @property
    def is_entry(self) -> bool:
        return self.kind == "entry"

    def statements(self) -> Iterator[Statement]:
        """All statements in text order, scopes opened up (the `Scope` itself comes first)."""
        yield from _flatten(self.body or [])

    def instructions(self) -> Iterator[Instruction]:
        for statement in self.statements():
            if isinstance(statement, Instruction):
                yield statement


def _flatten(statements: list[Statement]) -> Iterator[Statement]:
    for statement in statements:
        yield statement
        if isinstance(statement, Scope):
            yield from _flatten(statement.statements)


@record
class Module:
    """A PTX file. `items` keeps variables, functions and other directives in text order.

    `shorthand` says whether something in it must be replaced by what it stands for (`normalise`) before it is executed or analysed;
    the places are those of the directives' values. `files` maps the numbers of `.file` to paths. `target` is the list after `.target`. `text` is what
    the module was parsed from, for placing messages ('' for a module built in memory).
    """

    version: tuple[int, int] = (8, 0)
    target: list[str] = field(default_factory=lambda: ["sm_80"])
    address_size: int = 64
    items: list[Variable | Function | Directive] = field(default_factory=list)
    files: dict[int, str] = field(default_factory=dict)
    filename: str = "<ptx>"
    text: str = ""
    remarks: list[Diagnostic] = field(default_factory=list)
    shorthand: bool = False
    version_at: Location = UNKNOWN
    target_at: Location = UNKNOWN
    address_size_at: Location = UNKNOWN

    @property
    def sm(self) -> int:
        """The number in the `sm_NN` target."""
        return int("".join(c for c in self.target[0].partition("_")[2] if c.isdigit()))

    @property
    def functions(self) -> dict[str, Function]:
        """Functions by name; a definition wins over its declarations."""
        found: dict[str, Function] = {}
        for item in self.items:
            if isinstance(item, Function) and (item.body is not None or item.name not in found):
                found[item.name] = item
        return found

    @property
    def variables(self) -> dict[str, Variable]:
        found: dict[str, Variable] = {}
        for item in self.items:
            if isinstance(item, Variable) and (item.linkage != "extern" or item.name not in found):
                found[item.name] = item
        return found

    @property
    def entries(self) -> list[Function]:
        return [f for f in self.functions.values() if f.is_entry and f.body is not None]
