"""The syntax tree: what the parser builds; and with types the tree that the checker makes of it and the lowering reads.

Every node has `location`, the place where a caret belongs: the operator of a binary operation, the name of a declaration,
the first token of everything else. `length` is how many characters the caret line underlines. Fields made with `later()`
are not arguments of the constructor; the parser or the checker sets them.

Types are *type syntax*: a base (`BuiltinType`, `NamedType`, `RecordType`, `EnumType`, `AutoType`) wrapped into
`PointerType`, `ReferenceType`, `ArrayType` and `FunctionType` as the declarator says, outermost first, so
`const float *a[4]` is `ArrayType(PointerType(BuiltinType("float", const)), 4)`. The declarators of one declaration share
their base node, so a `RecordType` with members is reached several times but defined once.

The checker never writes to what the parser built: it fills in `ctype`, `lvalue`, … of copies, with checked nodes below. So the same
syntax can be checked any number of times, in different scopes; a node whose `ctype` is None is unchecked.

Invariants:
* declarations are flat: `int a, *b;` gives two `VarDecl`; linkage blocks (`extern "C" {}`) leave only a mark;
* parentheses leave no node, but a `parenthesized` mark on the expression;
* no expression is deeper than `MAX_DEPTH` and no statement nests deeper than `MAX_NESTING`, so recursion over the tree is
  safe under the recursion limit that `compile_unit` sets.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from ...support.diagnostics import Location
from .names import Name, Part
from .node import Node, NodeType, TypeSyntax, later

MAX_DEPTH = 1024
"""How deep an expression, a declarator or an `else if` chain may be (`a + b + c + …` has one level per operator)."""
MAX_NESTING = 256
"""How deep brackets of all kinds may nest (clang's `-fbracket-depth`)."""


# Type syntax


class BuiltinType(TypeSyntax):
    """`name` is canonical: 'void', 'bool', 'char', 'signed char', 'unsigned char', 'short', 'unsigned short', 'int', 'unsigned int', 'long',
    'unsigned long', 'long long', 'unsigned long long', 'float', 'double', 'long double', 'wchar_t', 'char16_t', 'char32_t', '__int128', 'unsigned __int128'."""

    name: str


class NamedType(TypeSyntax):
    """A type called by name: a typedef, a template's instance, or a struct, union or enum without its keyword (`key` is then None).

    `unknown` says that no such type was declared and the parser has already said so: resolve to the error type, silently.
    """

    name: Name
    key: str | None = None
    unknown: bool = False


class KnownType(TypeSyntax):
    """A type that the checker knows, where it writes syntax of its own."""

    meaning: Any


class PackType(TypeSyntax):
    """`pattern...` among template arguments."""

    pattern: TypeSyntax


class RecordType(TypeSyntax):
    """`struct S { … }` or `union { … }` with its members; without members it is `NamedType(name, key)`.

    The name of a specialisation has template arguments. `members` holds `FieldDecl`, nested `RecordDecl` and `EnumDecl`, `TypedefDecl` and `StaticAssert`. `align` is `__align__(n)` and such,
    `pack` the bound that `#pragma pack` set, 0 without one.
    """

    key: str
    name: Name | None
    members: list[Node]
    align: list[Expr]
    packed: bool = False
    pack: int = later(0)
    end: Location | None = later()
    bases: list[BaseSpecifier] = later()


class BaseSpecifier(Node):
    """One base of a structure. `access` is '', 'private' or 'protected'; None where the key (`struct`, `class`) tells."""

    type: TypeSyntax
    access: str | None = None
    pack: bool = later(False)


class EnumType(TypeSyntax):
    """`enum E : underlying { … }`; `scoped` for `enum class`, `is_opaque` without a body. A use without a body is `NamedType(name, 'enum')`."""

    name: Name | None
    enumerators: list[Enumerator]
    underlying: TypeSyntax | None = None
    scoped: bool = False
    is_opaque: bool = False
    end: Location | None = later()


class Enumerator(Node):
    """`name = value`; `value` is None where it follows from the one before."""

    name: str
    value: Expr | None = None


class AutoType(TypeSyntax):
    """`auto`: the initialiser tells."""


class DecltypeType(TypeSyntax):
    """`decltype(operand)`, or `decltype(auto)` without one."""

    operand: Expr | None


class PointerType(TypeSyntax):
    """`location` is the `*`."""

    pointee: TypeSyntax
    restrict: bool = later(False)


class ReferenceType(TypeSyntax):
    """`T&`, or `T&&` with `rvalue`."""

    referred: TypeSyntax
    rvalue: bool = False


class ArrayType(TypeSyntax):
    """`size` is None in `[]`. `location` is the `[`."""

    element: TypeSyntax
    size: Expr | None


class FunctionType(TypeSyntax):
    """`location` is the `(`. `(void)` gives no parameters. `trailing` says that the result was written after them, where they are known."""

    result: TypeSyntax
    params: list[ParamDecl]
    variadic: bool = False
    trailing: bool = later(False)


# Expressions


class Expr(Node):
    """`ctype` is the type after checking, `depth` the height of the tree below (the parser keeps it ≤ MAX_DEPTH).

    `lvalue` is set by the checker: the expression names an object. With `xvalue` one that may be moved from: `static_cast<T &&>(x)`,
    a call whose result is `T &&`. `folded` is what constant evaluation remembers of it. `start` is the first character of the expression, `end` the place right after its last.
    """

    ctype: Any = later()
    lvalue: bool = later(False)
    xvalue: bool = later(False)
    folded: Any = later()
    parenthesized: bool = later(False)
    depth: int = later(1)
    start: Location = later()
    end: Location = later()


class IntLiteral(Expr):
    """`suffix` in '', 'u', 'l', 'ul', 'll', 'ull'; `base` (2, 8, 10, 16) matters for the type."""

    value: int
    suffix: str = ""
    base: int = 10


class FloatLiteral(Expr):
    """`suffix` in '', 'f', 'l'; with 'f' the value is already rounded (once) to binary32."""

    value: float
    suffix: str = ""


class CharLiteral(Expr):
    value: int


class StringLiteral(Expr):
    """`value` is without the closing zero; adjacent literals are joined."""

    value: bytes
    pieces: Any = later(())
    """(text, location) of each literal, where several were joined."""
    suffix: str = later("")
    """One of the program's own; once the literal is complete it is a `UserLiteral`."""


class UserLiteral(Expr):
    """`12_km`: a literal with a suffix of the program's own, `name` being the literal operator's; `spelling` is what stands before the suffix."""

    name: Name
    literal: Expr
    spelling: str


class BoolLiteral(Expr):
    value: bool


class NullptrLiteral(Expr):
    pass


class Identifier(Expr):
    """`decl` is what the name means, set by the checker."""

    name: Name
    decl: Any = later()


class PackExpansion(Expr):
    """`pattern...` among arguments or initialisers."""

    pattern: Expr


class SizeOfPack(Expr):
    """`sizeof...(name)`."""

    name: str


class Fold(Expr):
    """A fold expression: `(left op ...)`, `(... op right)`, or with both sides `(left op ... op right)`. `location` is the operator."""

    op: str
    left: Expr | None
    right: Expr | None


class This(Expr):
    """`this`."""


class Unary(Expr):
    """`op` in '+ - ! ~ * & ++ --'; `postfix` for `x++` and `x--`. `location` is the operator."""

    op: str
    operand: Expr
    postfix: bool = False


class Binary(Expr):
    """Arithmetic, comparison, '&&', '||' and ','. `location` is the operator."""

    op: str
    left: Expr
    right: Expr


COMPARISONS = frozenset(("==", "!=", "<", ">", "<=", ">="))
"""The operators of `Binary` that compare."""


class Assign(Expr):
    """`op` is '=', '+=', … `location` is the operator."""

    op: str
    target: Expr
    value: Expr


class Conditional(Expr):
    """`location` is the `?`. `then` is None in GNU's `a ?: b` until the checker has put the value of `a` there."""

    condition: Expr
    then: Expr
    otherwise: Expr


class Once(Expr):
    """A value that the checker wants evaluated here, and used again."""

    operand: Expr


class Again(Expr):
    """The value that `once` had when it was evaluated last."""

    once: Once = later()


class Call(Expr):
    """`location` is that of the callee; `close` the closing parenthesis. `right_first` says that an assignment means the call, whose
    right operand is evaluated before the left one."""

    callee: Expr
    args: list[Expr]
    close: Location = later()
    right_first: bool = later(False)


class Index(Expr):
    """`location` is that of the base. `index_first` says that the index is written, and evaluated, before the base."""

    base: Expr
    index: Expr
    index_first: bool = later(False)


class Member(Expr):
    """`base.name` or, with `arrow`, `base->name`. `location` is the name."""

    base: Expr
    name: Name
    arrow: bool = False
    field: Any = later()
    operator: Location = later()


class Cast(Expr):
    """`kind` in 'c', 'functional', 'static_cast', 'reinterpret_cast', 'const_cast', 'dynamic_cast'."""

    kind: str
    type: TypeSyntax
    operand: Expr


class Construct(Expr):
    """`T()`, `T(a, b)`, and with `braces` `T{…}`: anything function-style but a cast of one value."""

    type: TypeSyntax
    args: list[Expr]
    braces: bool = False


class ImplicitCast(Expr):
    """A conversion that the checker made explicit; `kind` is the checker's. A temporary that is `extended` lives as long as its scope."""

    operand: Expr
    kind: str = ""
    extended: bool = later(False)


class CompoundLiteral(Expr):
    """`(T){ … }`."""

    type: TypeSyntax
    init: InitList


class InitList(Expr):
    """`{ … }` as an initialiser."""

    items: list[InitItem]


class InitItem(Node):
    """One initialiser with its designators (`.x[2] =`), outermost first."""

    designators: list[Designator]
    value: Expr


class Designator(Node):
    """`.name`, or `[index]`."""

    name: str | None = None
    index: Expr | None = None


class SizeOf(Expr):
    """`op` is 'sizeof' or 'alignof'; exactly one of `type` and `operand` is there."""

    op: str
    type: TypeSyntax | None = None
    operand: Expr | None = None


class Capture(Expr):
    """One entry between a lambda's brackets: `name`, `&name`, `name = init`, `this` and `*this` (then `name` is None)."""

    name: Identifier | None
    by_reference: bool = False
    init: Expr | None = None


class Lambda(Expr):
    """`[captures](params) -> result { body }`. `default` is '', '=' or '&'; `type` a function type whose result is `auto` where none is written.

    `location` is the `[`. A capture that expands a pack is a `PackExpansion` of a `Capture`.
    """

    default: str
    captures: list[Node]
    type: FunctionType
    body: Compound
    specifiers: Specifiers
    is_mutable: bool = False


class StatementExpr(Expr):
    """GNU's `({ … })`: its value is that of the last statement, when that is an expression; the checker takes it out of the `body`."""

    body: Compound
    value: Expr | None = None


class New(Expr):
    """`new (placement) type(args)`. `count` is that of an array, None for one object; `args` is None without initialiser.

    With `braces` the initialiser is the list of `args`. `is_global` says `::new`.
    """

    type: TypeSyntax
    placement: list[Expr] | None = None
    count: Expr | None = None
    args: list[Expr] | None = None
    braces: bool = False
    is_global: bool = False


class Delete(Expr):
    """`delete operand`, `delete[] operand`."""

    operand: Expr
    is_array: bool = False
    is_global: bool = False


class ErrorExpr(Expr):
    """Stands where the parser already reported an error; the checker gives it the error type."""


# Declarations


class Decl(Node):
    pass


class Specifiers(Node):
    """What stands before and around a declarator, besides the type.

    `storage` is None, 'typedef', 'extern', 'static', 'register', 'thread_local' or '__thread'. `words` maps every other specifier
    ('__global__', '__device__', '__host__', '__shared__', '__constant__', '__managed__', 'inline', '__forceinline__', '__noinline__', '__inline__', '__grid_constant__',
    'constexpr') to its place. `launch_bounds` are the arguments of `__launch_bounds__`,
    `align` those of every `__align__`, `alignas` and `aligned`. `linkage` is 'C' inside `extern "C"`.
    """

    storage: str | None = None
    words: dict[str, Location] = later()
    launch_bounds: list[Expr] | None = None
    align: list[Expr] = later()
    linkage: str | None = None


class VarDecl(Decl):
    """A variable at any scope. `init` may be an `InitList`, without `=` if it `is_direct`; `init_args` are those of `T x(a, b)`."""

    name: Name
    type: TypeSyntax
    specifiers: Specifiers
    init: Expr | None = None
    init_args: list[Expr] | None = None
    is_direct: bool = later(False)
    ctype: Any = later()
    symbol: Any = later()


class BindingDecl(Decl):
    """`auto [a, b] = init;`: the `names` stand for elements of a hidden variable of `type` (`auto`, `const auto &`, …)."""

    names: list[Identifier]
    type: TypeSyntax
    specifiers: Specifiers
    init: Expr | None = None


class ParamDecl(Decl):
    """`name` is None in a prototype without names; `location` is then that of the type."""

    name: str | None
    type: TypeSyntax
    specifiers: Specifiers
    default: Expr | None = None
    ctype: Any = later()
    pack: bool = later(False)


class Access(Node):
    """`public:` (''), `private:` or `protected:` among members."""

    access: str


class FieldDecl(Decl):
    """A member of a struct or union. An anonymous struct or union member has no name; neither has padding `int : 3`."""

    name: str | None
    type: TypeSyntax
    specifiers: Specifiers
    bits: Expr | None = None
    default: Expr | None = None
    ctype: Any = later()


class TypedefDecl(Decl):
    """`typedef T name;` and `using name = T;`."""

    name: str
    type: TypeSyntax


class AnonymousUnion(Decl):
    """`union { int i; float f; };` in a block: its members' names are the block's ([class.union.anon])."""

    type: RecordType
    specifiers: Specifiers


class RecordDecl(Decl):
    """A declaration that only defines or announces a type: `type` is a `RecordType`, or a `NamedType` with its key."""

    type: TypeSyntax


class EnumDecl(Decl):
    type: TypeSyntax


class FunctionDecl(Decl):
    """A device function: a prototype when `body` is None.

    The name of a specialisation or explicit instantiation has template arguments; `is_const`, `is_constructor` and `inits` are for
    member functions.
    """

    name: Name
    type: FunctionType
    specifiers: Specifiers
    body: Compound | None = None
    ctype: Any = later()
    symbol: Any = later()
    inits: list[MemInit] | None = later()
    is_const: bool = later(False)
    ref: str = later("")
    """'&' or '&&' after the parameters of a member function."""
    is_constructor: bool = later(False)
    is_deleted: bool = later(False)
    is_defaulted: bool = later(False)


class MemInit(Node):
    """`name(args)` or `name{args}` of a constructor."""

    name: Name
    args: list[Expr]
    braces: bool = False
    pack: bool = later(False)


class NamespaceDecl(Decl):
    """`namespace name { … }`; unnamed when `name` is None."""

    name: str | None
    items: list[Decl]
    is_inline: bool = False


class NamespaceAlias(Decl):
    """`namespace name = meant;`"""

    name: str
    meant: Name


class UsingDecl(Decl):
    """`using namespace name;`, or `using name;` for a qualified name."""

    name: Name
    is_namespace: bool = False
    pack: bool = later(False)


class FriendDecl(Decl):
    """`friend class T;`, `friend T;` among the members of a class."""

    type: TypeSyntax


class TemplateParam(Node):
    """A template parameter: a type when `type` is None. `default` is type syntax or an expression; `inner` are the parameters of one
    that is a template itself.
    """

    name: str | None
    type: TypeSyntax | None = None
    default: Node | None = None
    pack: bool = later(False)
    inner: list[TemplateParam] | None = later()


class TemplateDecl(Decl):
    """`template<params> decl`. Without `params` (None) an explicit instantiation, with none ([]) a specialisation."""

    params: list[TemplateParam] | None
    decl: Decl


class LaunchedInstance(Decl):
    """An instance of a kernel template that host code launches, so that it is there to be launched.

    `demanded`: the user asked for it by name, and is told when there is none. `is_readable` is False where
    its arguments are host code that would have to be understood.
    """

    name: Name
    is_readable: bool = later(True)
    demanded: bool = later(False)


class HostDecl(Decl):
    """Host code that was skipped. `what` is 'function', 'variable', 'class' or 'template'; using the name from device code is the error."""

    name: str
    what: str


class StaticAssert(Decl):
    condition: Expr
    message: bytes | None = None


class TranslationUnit(Node):
    """`items` are declarations in order. `functions` and `variables` are the checker's symbols of what has code or static storage.

    `complete` is False when the parser skipped text after a syntax error, so that declarations may be missing.
    """

    items: list[Decl]
    complete: bool = later(True)
    functions: Any = later()
    variables: Any = later()


# Statements


class Stmt(Node):
    """`depth` is how deep statements nest in it, counted as for expressions."""

    depth: int = later(1)


class Compound(Stmt):
    """`{ … }`; `end` is the closing brace."""

    items: list[Stmt]
    end: Location = later()


class DeclStmt(Stmt):
    """The declarations of one declaration statement."""

    decls: list[Decl]


class ExprStmt(Stmt):
    value: Expr


class NullStmt(Stmt):
    pass


class If(Stmt):
    """`condition` may be a `VarDecl` (`if (int x = f())`), here and in `While`, `For` and `Switch`."""

    condition: Expr | VarDecl
    then: Stmt
    otherwise: Stmt | None = None
    init: Stmt | None = None
    constexpr: bool = False
    else_location: Any = later()


class Unroll(Node):
    """`#pragma unroll [count]`."""

    count: Expr | None = None


class Loop(Stmt):
    unroll: Unroll | None = later()


class While(Loop):
    condition: Expr | VarDecl
    body: Stmt


class DoWhile(Loop):
    body: Stmt
    condition: Expr


class For(Loop):
    """`init` is a `DeclStmt`, `ExprStmt` or None."""

    init: Stmt | None
    condition: Expr | VarDecl | None
    step: Expr | None
    body: Stmt


class RangeFor(Loop):
    """`for (decl : range) body`; `decl` is a `VarDecl` or a `BindingDecl`. The checker makes a `For` of it."""

    decl: Any
    range: Expr
    body: Stmt


class Switch(Stmt):
    condition: Expr | VarDecl
    body: Stmt
    init: Stmt | None = None


class Labeled(Stmt):
    """One or more labels before a statement, in order: `case 1: case 2: default: again: body`."""

    labels: list[Case | Default | Label]
    body: Stmt


class Case(Node):
    """`high` is there in GNU's `case low ... high:`."""

    value: Expr
    high: Expr | None = None


class Default(Node):
    pass


class Label(Node):
    name: str


class Break(Stmt):
    pass


class Continue(Stmt):
    pass


class Return(Stmt):
    value: Expr | None = None


class Goto(Stmt):
    """`name_location` is the label's."""

    name: str
    name_location: Location = later()


class Asm(Stmt):
    """`asm volatile("…" : outputs : inputs : clobbers)`."""

    template: bytes
    outputs: list[AsmOperand]
    inputs: list[AsmOperand]
    clobbers: list[bytes]
    volatile: bool = False
    pieces: list[Any] = later()
    """(first line of the text, location) of each string literal of the template."""


ASM_REFERENCE = re.compile(rb"%(%|\d+|\[\w*\]?|.?)", re.DOTALL)
"""What stands for an operand in the text of an `Asm`, or for a percent sign."""


class AsmOperand(Node):
    """`[name] "constraint" (value)`."""

    constraint: bytes
    value: Expr
    name: str | None = None


def walk(node: Node) -> Iterator[Node]:
    """The node and everything below it, in order; iterative."""
    stack = [node]
    while stack:
        node = stack.pop()
        yield node
        stack.extend(reversed(list(node.children())))


__all__ = ["Name", "Node", "NodeType", "Part", "TypeSyntax", "later"]
