"""The symbols of the checked tree and the scopes that hold them.

The checker makes each symbol once, and every `Identifier.decl` that denotes it refers to it, so the lowering
may key its tables on symbols. Tags (`struct S`) and ordinary names live in different dictionaries of one
scope, as C has it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Literal

from ...support.diagnostics import UNKNOWN, Diagnostic, Location, Note
from ...support.fast_dataclass import field, record
from ..syntax import tree
from . import ctype as ctypes
from .arguments import TemplateArgument, TemplateArguments
from .ctype import CType, Field, MemberPointer, Record, RecordDefinition
from .ctype import Function as FunctionType
from .declarations import SpecialMember, TemplateParameterIndex

if TYPE_CHECKING:
    from ...ir.core import Annotation
    from .matching import Parameter

Task = Callable[[], object]
"""Something to check later; what it gives is not read."""


VariableSpace = Literal["local", "param", "shared", "constant", "device"]
"""The memory of a variable; all but the first two have static storage."""
Linkage = Literal["", "internal", "weak"]
"""The linkage of a variable: each unit has its own ('internal'), all that define it mean one ('weak'), or one
unit defines it for all ('').
"""
TemplateKind = Literal["function", "class", "alias", "variable", "parameter"]
"""The kinds of templates; a 'parameter' is a template template parameter."""


@record
class VariableSymbol:
    """A variable. `init` is the checked initialiser; `symbol` the name in the IR of one with static storage.

    `value` is what `constants` found it to be in every constant expression (`const int n = 4;`, and any
    `constexpr` variable); `initial` is the value that one with static storage begins with, None where it
    begins with zeros.
    """

    name: str
    ctype: CType
    location: Location
    space: VariableSpace
    symbol: str = ""
    init: tree.Expr | None = None
    is_extern: bool = False
    is_internal: bool = False
    linkage: Linkage = ""
    is_host: bool = False
    """True when it is declared for the host alone: its constant value may be used in device code, its memory
    is not there.
    """
    is_dynamic: bool = False
    """Of the host's: whether host code gives it its first value."""
    align: int = 0
    value: object = None
    initial: object = None
    used: bool = False
    assigned: bool = False
    address_taken: bool = False
    is_grid_constant: bool = False
    """True for a kernel parameter that all threads have at one address (`__grid_constant__`)."""
    length: int = 1
    annotation: Annotation = ""
    """Kind of CUDA object beyond memory, as `ir.Global` has it."""
    define: Callable[[], None] | None = None
    """Gives a static member of an instance its value from the definition outside of the class template, once
    somebody names it.
    """
    twin: VariableSymbol | None = None
    """Variable that has the value of a local constant for the members of classes inside its function."""


@record
class FunctionDeclaration:
    """The properties that a function's declarations give it.

    `defaults` are checked default arguments, None where there is none.
    """

    ref: tree.RefQualifier = ""
    is_host: bool = False
    """True when it is declared for the host, alone or together with the device."""
    is_inline: bool = False
    """True when it is declared `inline`: each unit that defines the function has a definition of its own."""
    inline: Literal["", "always", "never"] = ""
    """The attribute that demands or forbids inlining."""
    launch_bounds: tuple[int, ...] = ()
    is_constexpr: bool = False
    defaults: list[object] = field(default_factory=list)
    is_explicit: bool = False
    is_inherited: bool = False
    """True for a constructor that a using-declaration inherits."""
    result: tree.TypeSyntax | None = None
    """The syntax of a result that is deduced from the body (`auto`)."""
    redeclares: FunctionSymbol | None = None
    """The function that a block declares again, with default arguments of its own."""
    why_deleted: Note | None = None
    """Reason why a defaulted function is deleted."""


@record
class PendingChecks:
    """Checks of a function that are deferred until they are needed."""

    body_check: Task | None = None
    """Checks the body at the first call: of a member of a class template."""
    define: Callable[[], None] | None = None
    """Checks the body at once, if it has not been checked."""
    exceptions: Callable[[], None] | None = None
    """Determines whether the function is `noexcept`."""


@record
class FunctionDefinition:
    """The results of checking a function's body.

    `inits` are what a constructor initialises, a path of members or (without any) the whole object, with the
    values. `locals` and `statics` are the variables that the body declares.
    """

    is_checked: bool = False
    """True when the body is present and checked."""
    inits: list[tuple[tuple[Field, ...], tree.Expr]] = field(default_factory=list)
    locals: list[VariableSymbol] = field(default_factory=list)
    statics: list[VariableSymbol] = field(default_factory=list)
    result_variable: VariableSymbol | None = None
    """The local variable that is made where the result is wanted ([class.copy.elision] p1.1)."""
    withheld: tuple[Diagnostic, ...] = ()
    """Errors in the body of a library's function: reported where device code comes to it."""


@record
class SpecialMemberProperties:
    """The properties of a function as a special member ([special])."""

    kind: SpecialMember | Literal[""] = ""
    """The kind of special member; '' for other functions."""
    is_implicit: bool = False
    is_defaulted: bool = False
    """Declared with `= default` in its class, or implicitly: not user-provided."""
    is_trivial: bool = False


@record
class FunctionSymbol:
    """A function of the program or of the device library. `body` is the checked body, None for a prototype.

    `from_library` functions follow the library's rules: no contraction, precise division.
    `object` is the (qualified) structure that a member function works on, None for static ones; `record` the
    structure it belongs to; `args` are the template arguments of an instance. `ctype` has
    `ct.AUTO` as result until a body with a deduced result is checked.
    """

    name: str
    ctype: FunctionType
    location: Location
    symbol: str
    is_kernel: bool = False
    is_device: bool = True
    is_internal: bool = False
    params: list[VariableSymbol] = field(default_factory=list)
    body: tree.Compound | None = None
    from_library: bool = False
    used: bool = False
    declaration: FunctionDeclaration = field(default_factory=FunctionDeclaration)
    pending: PendingChecks = field(default_factory=PendingChecks)
    definition: FunctionDefinition = field(default_factory=FunctionDefinition)
    special: SpecialMemberProperties = field(default_factory=SpecialMemberProperties)
    object: CType | None = None
    record: Record | None = None
    is_constructor: bool = False
    is_destructor: bool = False
    is_deleted: bool = False
    args: TemplateArguments | None = None
    template: Template | None = None
    instance: str = ""
    encoding: tuple[Any, ...] | None = None
    """Input of the mangling of its symbol: the arguments of `mangle.function_symbol`; None where that is the
    plain name.
    """
    access: tree.Access = ""

    def settle_exceptions(self) -> None:
        """Determine whether the type is `noexcept`, if that was deferred."""
        if self.pending.exceptions is not None:
            settle, self.pending.exceptions = self.pending.exceptions, None
            settle()

    @property
    def owner(self) -> Record:
        """The class that a member function belongs to."""
        assert self.record is not None
        return self.record

    @property
    def this(self) -> VariableSymbol | None:
        """The hidden first parameter of a member function."""
        return self.params[0] if self.object is not None and self.params else None

    @property
    def pointer_type(self) -> MemberPointer:
        """The type of a pointer to a non-static member function."""
        assert self.object is not None
        self.settle_exceptions()
        t = ctypes.function(
            self.ctype.ret,
            self.ctype.params,
            self.ctype.vararg,
            self.object.quals,
            self.declaration.ref,
            self.ctype.is_noexcept,
        )
        return ctypes.member_pointer(self.owner.unqualified, t)

    @property
    def abi(self) -> FunctionType:
        """The type with the hidden parameter."""
        if self.object is None:
            return self.ctype
        return ctypes.function(self.ctype.ret, (ctypes.pointer_to(self.object), *self.ctype.params))


@record
class Overloads:
    """All functions and function templates of one name in one scope, in order of declaration.

    `hidden` are friends that only classes declare, each with these classes: only argument-dependent lookup
    finds them. `brought` are functions that using-declarations name. `serials` are the times of their
    declarations. `announced` are those that were hidden before. With `has_built_in` a using-declaration names
    the built-in functions of that name, too.
    """

    name: str
    functions: list[FunctionSymbol]
    templates: list[Template] = field(default_factory=list)
    hidden: dict[FunctionSymbol | Template, list[RecordDefinition]] = field(default_factory=dict)
    brought: list[FunctionSymbol | Template] = field(default_factory=list)
    serials: dict[FunctionSymbol | Template, int] = field(default_factory=dict)
    announced: dict[FunctionSymbol | Template, list[RecordDefinition]] = field(default_factory=dict)
    has_built_in: bool = False

    @property
    def location(self) -> Location:
        """That of the first declaration; nothing declares what is built in."""
        declared: list[FunctionSymbol | Template] = [*self.functions, *self.templates]
        return declared[0].location if declared else UNKNOWN

    def add(self, fn: FunctionSymbol | Template, serial: int) -> None:
        """One more overload."""
        if isinstance(fn, FunctionSymbol):
            self.functions.append(fn)
        else:
            self.templates.append(fn)
        self.serials[fn] = serial

    def reveal(self, fn: FunctionSymbol | Template, clock: Clock) -> None:
        """A declaration outside of classes makes a friend visible from here on."""
        if fn in self.hidden:
            self.announced[fn] = self.hidden.pop(fn)
            self.serials[fn] = clock.tick()

    def visible_at(self, point: int | None) -> Overloads | None:
        """Those that ordinary lookup finds, by a certain time; None when there is none."""

        def is_seen(fn: FunctionSymbol | Template) -> bool:
            return fn not in self.hidden and (point is None or self.serials.get(fn, 0) <= point)

        functions, templates = (
            [fn for fn in self.functions if is_seen(fn)],
            [t for t in self.templates if is_seen(t)],
        )
        if len(functions) == len(self.functions) and len(templates) == len(self.templates):
            return self
        return Overloads(self.name, functions, templates) if functions or templates else None


@record
class TemplateSignature:
    """A function template's signature: its type with the parameters standing for themselves, and the
    parameters for deduction.

    `params` are the types of the function's parameters as written; in `type` they are adjusted.
    """

    type: FunctionType
    parameters: tuple[Parameter, ...]


@record
class DeclarationContext:
    """The context of a template's declaration: its scope, the names around it and the number of the last
    declaration that it sees ([temp.nondep]).
    """

    scope: Scope
    path: tuple[str, ...]
    point: int


@record
class PartialSpecialisation:
    """A partial specialisation: `decl` is taken for what the pattern `arguments` match."""

    params: list[tree.TemplateParam]
    decl: tree.Decl
    arguments: TemplateArguments
    parameters: tuple[Parameter, ...]
    location: Location
    context: DeclarationContext
    out_of_class: list[OutOfClassMember] = field(default_factory=list)


class GuideOrigin(IntEnum):
    """The origin of a deduction guide; of two that are equally good the higher is chosen ([over.match.best]
    p1.10, p1.11).
    """

    CONSTRUCTOR = 0
    COPY = 1
    DECLARED = 2


@record
class Specialisations:
    """The explicit, partial and implicit specialisations of a template."""

    explicit: dict[TemplateArguments, tree.Decl] = field(default_factory=dict)
    partial: list[PartialSpecialisation] = field(default_factory=list)
    instances: dict[TemplateArguments, FunctionSymbol | CType | VariableSymbol | str | None] = field(
        default_factory=dict
    )
    """Instances by their arguments: a function, a type or a variable; None or a reason where instantiation
    failed.
    """


@record
class DeductionGuides:
    """The deduction guides of a class template: those that its constructors make, once they are needed, and
    those that are declared.
    """

    implicit: list[Template] = field(default_factory=list)
    declared: list[Template] = field(default_factory=list)


@record
class TemplateOrigin:
    """The template that a template is made from: of a deduction guide the class template, of an inherited
    constructor template that of the base, without `guide`.
    """

    template: Template
    guide: GuideOrigin | None = None


@record
class Template:
    """A template of a function, class, alias or variable, or a parameter that is a template.

    `decl` is the syntax that is checked for every instance, `record` the class that it is
    a member of.
    """

    name: str
    kind: TemplateKind
    params: list[tree.TemplateParam]
    decl: tree.Decl | None
    context: DeclarationContext
    location: Location
    record: Record | None = None
    out_of_class: list[OutOfClassMember] = field(default_factory=list)
    """Definitions of members outside of a class template."""
    specialisations: Specialisations = field(default_factory=Specialisations)
    signature: TemplateSignature | str | None = None
    """The signature of a function template, or the reason why there is none; None before it is needed."""
    origin: TemplateOrigin | None = None
    parameter: TemplateParameterIndex = TemplateParameterIndex()
    access: tree.Access = ""
    guides: DeductionGuides = field(default_factory=DeductionGuides)
    """Those of a class template ([over.match.class.deduct])."""

    @property
    def is_parameter(self) -> bool:
        """True for a template template parameter."""
        return self.kind == "parameter"

    @property
    def is_static(self) -> bool:
        """Return whether it is of member functions that have no object."""
        return (
            self.record is not None
            and isinstance(self.decl, tree.FunctionDecl)
            and self.decl.specifiers.storage == "static"
        )


@record
class OutOfClassMember:
    """`template <class T> … S<T>::member …` outside of the class: the parameters of each `template <…>`,
    outermost first.

    `path` is the name from the outermost template on.
    """

    params: list[list[tree.TemplateParam]]
    decl: tree.Decl
    path: tuple[str, ...]
    scope: Scope
    point: int = 0
    used: bool = False


@record
class TemplateValue:
    """A template's parameter that is no integer: a pointer, or in a pattern any value that is not known
    yet.
    """

    name: str
    argument: TemplateArgument
    location: Location


class ElementName(str):
    """The name of an element of a function's parameter pack; messages show the name of the pack."""

    base: str

    @classmethod
    def of(cls, base: str, number: int) -> ElementName:
        """Return the name of a pack's element."""
        made = cls(f"{base}#{number}")
        made.base = base
        return made

    def __format__(self, spec: str) -> str:
        return format(self.base, spec)


@record
class Pack:
    """A parameter pack of a template or a function: what each element is called by."""

    name: str
    elements: list[Symbol]
    location: Location


@record
class Namespace:
    """A namespace."""

    name: str
    scope: NamespaceScope
    location: Location


@record
class StructuredBinding:
    """A name of a structured binding, or of an anonymous union's member: element `number` of the hidden
    variable, its member `member`, perhaps of its base `owner`, or with `declared` a variable of its own.
    """

    name: str
    variable: VariableSymbol
    member: str
    number: int
    location: Location
    used: bool = False
    owner: CType | None = None
    declared: tree.VarDecl | None = None


@record
class MemberName:
    """A data member of the class `record`, where member functions see it."""

    name: str
    location: Location
    record: Record | None = None


@record
class EnumConstant:
    """An enumerator."""

    name: str
    ctype: CType
    value: int
    location: Location


@record
class TypeName:
    """A typedef (`is_alias`), or a structure, union or enumeration called by its plain name."""

    name: str
    ctype: CType
    location: Location
    is_alias: bool = False


@record
class HostName:
    """Something of the host part of the file: naming it from device code is an error.

    `reasons` are what is wrong with it as device code, of a library's declaration that was tried.
    """

    name: str
    what: tree.DeclarationKind
    location: Location
    reasons: tuple[Diagnostic, ...] = ()

    @property
    def notes(self) -> list[Note]:
        """The notes on its declaration and on the first reason."""
        declared = Note(f"'{self.name}' declared here", self.location, len(self.name))
        return [
            declared,
            *(
                Note(f"which is no device code: {reason.message}", reason.location, reason.length)
                for reason in self.reasons[:1]
            ),
        ]


Symbol = (
    VariableSymbol
    | StructuredBinding
    | Overloads
    | EnumConstant
    | TypeName
    | HostName
    | Template
    | TemplateValue
    | Pack
    | Namespace
    | MemberName
)


class Clock:
    """Counts declarations, to order them in time."""

    __slots__ = ("now",)

    def __init__(self) -> None:
        self.now = 0

    def tick(self) -> int:
        """Advance the clock and return the time."""
        self.now += 1
        return self.now


class Scope:
    """One level of names: a block, the constants of an enumeration, or one of the kinds below.

    `names` are ordinary names, `tags` classes and enumerations that others may hide; `serials` say when names
    of a namespace were declared (those of tags as `struct S`). `used` are the namespaces that using
    directives name, with the time of the directive.
    """

    __slots__ = ("clock", "names", "parent", "resolved", "serials", "tags", "used")

    def __init__(self, parent: Scope | None) -> None:
        self.parent = parent
        self.clock: Clock = parent.clock if parent is not None else Clock()
        self.names: dict[str, Symbol] = {}
        self.tags: dict[str, TypeName] = {}
        self.serials: dict[str, int] = {}
        self.used: dict[Scope, int] = {}
        self.resolved: dict[tree.TypeSyntax, tree.TypeSyntax] = {}
        """The typed copies of syntax here that defines a type, or that was reported."""

    def declares(self, symbol: VariableSymbol | StructuredBinding) -> bool:
        """Return whether a name here means a variable, or a pack that it is an element of."""
        result = self.names.get(symbol.name.base if isinstance(symbol.name, ElementName) else symbol.name)
        return result is symbol or (isinstance(result, Pack) and symbol in result.elements)

    def is_in_template(self) -> bool:
        """Return whether names here may depend on the parameters of a template."""
        return any(isinstance(scope, TemplateScope) for scope in self.enclosing_scopes())

    def find_clash(self, key: str) -> Symbol | None:
        """Return the symbol with which a new declaration of the name clashes ([basic.scope.block] p2), None
        where there is none. Names of host code are the host compiler's to check.
        """
        inner = self.parent if isinstance(self.parent, StatementScope) and key not in self.names else self
        result = inner.names.get(key)
        return None if isinstance(result, HostName) else result

    def declare(self, key: str, symbol: Symbol) -> None:
        """The name means the symbol from here on."""
        self.declare_using(key, symbol)
        self.serials[key] = self.clock.tick()

    def declare_tag(self, key: str, symbol: TypeName) -> None:
        """Declare a class or enumeration by its tag."""
        self.tags[key] = symbol
        self.serials.setdefault(f"struct {key}", self.clock.tick())

    def declare_using(self, key: str, symbol: Symbol) -> None:
        """A using declaration: the name means the symbol, under the access of this place."""
        self.names[key] = symbol

    def add_using_directive(self, namespace: Scope) -> None:
        """A using directive."""
        self.used.setdefault(namespace, self.clock.tick())

    @property
    def block_scope(self) -> Scope:
        """The innermost block or namespace around, itself perhaps: where `struct S *p` declares S."""
        return next(
            scope
            for scope in self.enclosing_scopes()
            if not isinstance(scope, ClassScope | TemplateScope | PackScope)
        )

    @property
    def namespace(self) -> NamespaceScope:
        """The innermost namespace around, itself perhaps."""
        return next(scope for scope in self.enclosing_scopes() if isinstance(scope, NamespaceScope))

    def enclosing_scopes(self) -> Iterator[Scope]:
        """This scope and those that it stands in, innermost first."""
        scope: Scope | None = self
        while scope is not None:
            yield scope
            scope = scope.parent

    def visible_names(self) -> Iterator[tuple[str, Symbol]]:
        """All ordinary names in sight, innermost first."""
        for scope in self.enclosing_scopes():
            yield from scope.names.items()


class NamespaceScope(Scope):
    """A namespace, or the file. `path` is its name with those of the namespaces around, `inlines` the inline
    namespaces inside.
    """

    __slots__ = ("inlines", "path")

    def __init__(self, parent: Scope | None, path: tuple[str, ...] = ()) -> None:
        super().__init__(parent)
        self.path = path
        self.inlines: list[NamespaceScope] = []


class ClassScope(Scope):
    """The members of a class. `bases` are the scopes of its bases, with each whether it is written with a
    template's parameters.

    `access` is that of the members that are declared next, `restricted` that of the declared ones that are
    not public.
    """

    __slots__ = ("access", "bases", "record", "restricted")

    def __init__(self, parent: Scope | None, record: Record) -> None:
        super().__init__(parent)
        self.record = record
        self.bases: dict[ClassScope, bool] = {}
        self.access: tree.Access = ""
        self.restricted: dict[str, tree.Access] = {}

    def declare_tag(self, key: str, symbol: TypeName) -> None:
        super().declare_tag(key, symbol)
        self._restrict(key)

    def declare_using(self, key: str, symbol: Symbol) -> None:
        super().declare_using(key, symbol)
        self._restrict(key)

    def _restrict(self, key: str) -> None:
        if self.access:
            self.restricted.setdefault(key, self.access)

    def view(self, parent: Scope) -> ClassScope:
        """The same names inside of another scope."""
        result = ClassScope(parent, self.record)
        for slot in {*Scope.__slots__, *self.__slots__} - {"parent"}:
            setattr(result, slot, getattr(self, slot))
        return result


class FunctionScope(Scope):
    """The parameters of a function, and the outermost block of its body; `function` is None in a declarator
    outside of functions.
    """

    __slots__ = ("function",)

    def __init__(self, parent: Scope, function: FunctionSymbol | None) -> None:
        super().__init__(parent)
        self.function = function


class StatementScope(Scope):
    """The names of a statement's head."""

    __slots__ = ()


class TemplateScope(Scope):
    """The parameters of a template, bound to `args`. `template` is the template, or its partial
    specialisation, that a class is made from.
    """

    __slots__ = ("args", "template")

    def __init__(
        self,
        parent: Scope,
        args: TemplateArguments = (),
        template: Template | PartialSpecialisation | None = None,
    ) -> None:
        super().__init__(parent)
        self.args, self.template = args, template


class PackScope(Scope):
    """An element of each pack of a pattern; one of them `expands` where it is an expansion itself."""

    __slots__ = ("expands",)

    def __init__(self, parent: Scope) -> None:
        super().__init__(parent)
        self.expands = False
