"""PTX modules as data, built by the parser and by codegen, printed by the printer.

Invariants:

* Names are resolved: a `Register` is the declared register of that name in its scope (`scope` is 0
  for the function's outermost scope, else the number of the `Scope` that declares it). `SymbolAddress` is a
  variable or function, `LabelOperand` a label of the same function.
* `Instruction.modifiers` are in the order and spelling of the text, without dots.
* Operands are immutable and compare by value; statements are mutable and compare by identity.
* Every statement has `location`, its location in the PTX text. Instructions also have `source`, the
  location named by the `.loc` in force (None without one).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Literal

from ..support.diagnostics import UNKNOWN, Diagnostic, Location
from ..support.fast_dataclass import field, record
from .ptxtypes import StateSpace
from .values import (
    Address,
    Bracket,
    FloatImm,
    Indexed,
    IntImm,
    LabelOperand,
    Not,
    Operand,
    OperandList,
    Pair,
    Register,
    Sink,
    Special,
    Subword,
    Sum,
    SymbolAddress,
    Vector,
)

if TYPE_CHECKING:
    from .form import Form, Variant

__all__ = [
    "Address",
    "Bracket",
    "FloatImm",
    "Indexed",
    "IntImm",
    "LabelOperand",
    "Not",
    "Operand",
    "OperandList",
    "Pair",
    "Register",
    "Sink",
    "Special",
    "Subword",
    "Sum",
    "SymbolAddress",
    "Vector",
]
"""Operands are part of the model and re-exported here."""

LinkingDirective = Literal["", "extern", "visible", "weak", "common"]
"""The linking directives of 11.6; '' is internal linkage."""

# --------------------------------------------------------------------------------- statements


@record
class Instruction:
    """One instruction: `@guard opcode.modifiers operands;`.

    `variant` is the matching row of the instruction table, with the row's slots bound and its operand
    rules resolved; the parser and `build.build` set it. For a shorthand instruction (`desugar`) it is the
    row of the first instruction of the expansion, and `modifiers` are those of the text.
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
        """The row of the instruction table; None without a variant."""
        return self.variant.form if self.variant is not None else None

    def slot(self, name: str, default: str = "") -> str:
        """Return the modifier that fills slot `name` of the row ('f32' for 'type'), or `default`."""
        return self.variant.slots.get(name, default) if self.variant is not None else default

    @property
    def type(self) -> str:
        """The instruction type, without the dot; '' where the instruction has none."""
        return self.variant.type if self.variant is not None else ""

    @property
    def mnemonic(self) -> str:
        """The opcode with its modifiers."""
        return ".".join((self.opcode, *self.modifiers))

    def __str__(self) -> str:
        guard = f"@{'!' if self.negated else ''}{self.guard} " if self.guard else ""
        operands = ", ".join(map(str, self.operands))
        return f"{guard}{self.mnemonic}{' ' if operands else ''}{operands};"


@record
class LabelDef:
    """The definition of a label."""

    name: str
    location: Location = UNKNOWN


@record
class RegisterDecl:
    """A register declaration: `.reg .type names;`.

    A name may be parameterised: ('%r', 6) is `%r<6>`, ('%x', None) is `%x`. `vector` is '', 'v2' or 'v4'.
    """

    type: str
    names: list[tuple[str, int | None]]
    vector: str = ""
    location: Location = UNKNOWN


@record
class Variable:
    """A variable in a state space: module-level, function-local, or a parameter.

    `shape` holds the array dimensions, outermost first; None is an unsized dimension. `align` is 0
    when the text gives none. `initializer` is a nested tuple of IntImm, FloatImm, Symbol and Setting, or
    None. `ptr_space`/`ptr_align` hold a kernel parameter's `.ptr` attribute ('' is the generic space).
    `attributes` are the texts inside `.attribute(…)`.
    `binding` is the number of a texture or surface of PTX 1.x, whose space is 'tex' or 'surf', or of the
    constant bank where that is not 0.
    """

    name: str
    space: StateSpace
    type: str
    align: int = 0
    shape: tuple[int | None, ...] = ()
    initializer: tuple[Any, ...] | None = None
    linkage: LinkingDirective = ""
    vector: str = ""
    ptr_space: StateSpace | Literal[""] | None = None
    ptr_align: int | None = None
    attributes: tuple[str, ...] = ()
    location: Location = UNKNOWN
    binding: int | None = None


@record(frozen=True)
class Setting:
    """One field of the initial value of a texture, sampler or surface: `filter_mode = linear` (5.3)."""

    name: str
    value: IntImm | str

    def __str__(self) -> str:
        return f"{self.name} = {self.value}"


@record
class Scope:
    """A nested scope `{ … }`; `number` is the `Register.scope` of the registers that it declares.

    In PTX 1.x it may have a guard: only threads whose predicate is true execute it.
    """

    statements: list[Statement]
    number: int = 0
    location: Location = UNKNOWN
    guard: Register | None = None
    negated: bool = False


@record
class Loc:
    """A source location: `.loc file line column[, function_name label, inlined_at file line column];`."""

    file: int
    line: int
    column: int
    function: str | None = None
    inlined_at: tuple[int, int, int] | None = None
    location: Location = UNKNOWN


@record
class LabelList:
    """A list of targets: `name: .branchtargets a, b;` or `.calltargets`."""

    name: str
    kind: Literal["branchtargets", "calltargets"]
    targets: tuple[str, ...]
    location: Location = UNKNOWN


@record
class Prototype:
    """A prototype of an indirect call: `name: .callprototype (ret) _ (params);`."""

    name: str
    returns: list[Variable]
    params: list[Variable]
    limits: dict[str, tuple[int, ...]] = field(default_factory=dict)
    location: Location = UNKNOWN


@record
class Directive:
    """Any other directive, stored as text: `.pragma "nounroll";` is ('pragma', '"nounroll"')."""

    name: str
    text: str
    location: Location = UNKNOWN


@record
class Comment:
    """A line comment that codegen emits for `-src-in-ptx`; the parser drops comments."""

    text: str
    location: Location = UNKNOWN


Statement = (
    Instruction
    | LabelDef
    | RegisterDecl
    | Variable
    | Scope
    | Loc
    | LabelList
    | Prototype
    | Directive
    | Comment
)

# ------------------------------------------------------------------------- functions, modules

MAX_DEPTH = 200
"""The greatest nesting depth of scopes, initialisers and constant expressions; the parser rejects more."""


@record
class Function:
    """An `.entry` or `.func`; a declaration when `body` is None.

    `limits` holds performance directives by name without the dot: {'maxntid': (256,)}; a bare one
    such as `.noreturn` has (). Scopes nest at most `MAX_DEPTH` deep.
    """

    name: str
    kind: Literal["entry", "func"]
    params: list[Variable] = field(default_factory=list)
    returns: list[Variable] = field(default_factory=list)
    linkage: LinkingDirective = ""
    limits: dict[str, tuple[int, ...]] = field(default_factory=dict)
    body: list[Statement] | None = None
    location: Location = UNKNOWN

    @property
    def is_entry(self) -> bool:
        """True for a kernel."""
        return self.kind == "entry"

    def statements(self) -> Iterator[Statement]:
        """Yield all statements in text order: each `Scope`, then its contents."""
        yield from _flatten(self.body or [])

    def instructions(self) -> Iterator[Instruction]:
        """Yield the instructions in order."""
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
    """A PTX file. `items` holds variables, functions and other directives in text order.

    `shorthand` is true if the module holds shorthand that `desugar` must expand before execution or analysis.
    `files` maps the numbers of `.file` to paths. `target` is the list after `.target`. The `…_location`
    fields are those of the directives' values. `text` is the text that locations refer to, which messages
    quote: what the module was parsed from or printed to ('' for a module that has neither).
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
    version_location: Location = UNKNOWN
    target_location: Location = UNKNOWN
    address_size_location: Location = UNKNOWN

    @property
    def sm(self) -> int:
        """The number of the `sm_NN` target."""
        return int("".join(c for c in self.target[0].partition("_")[2] if c.isdigit()))

    @property
    def functions(self) -> dict[str, Function]:
        """Functions by name; a definition takes precedence over declarations."""
        result: dict[str, Function] = {}
        for item in self.items:
            if isinstance(item, Function) and (item.body is not None or item.name not in result):
                result[item.name] = item
        return result

    @property
    def variables(self) -> dict[str, Variable]:
        """The variables by name; a definition replaces an extern declaration."""
        result: dict[str, Variable] = {}
        for item in self.items:
            if isinstance(item, Variable) and (item.linkage != "extern" or item.name not in result):
                result[item.name] = item
        return result

    @property
    def entries(self) -> list[Function]:
        """The kernels that have a body."""
        return [f for f in self.functions.values() if f.is_entry and f.body is not None]
