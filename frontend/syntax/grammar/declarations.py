"""Productions of declarations: linkage blocks, functions, variables, aliases."""

from __future__ import annotations

from collections.abc import Iterable

from ...text.tokens import Token
from .. import tree
from ..parse_state import Reader
from ..tokens.scopes import Level, ScopeMark
from ..tree import names
from ..tree.node import placed
from .declarator_builders import (
    OF_OBJECTS,
    Argued,
    Declarator,
    DeclaratorLevel,
    FunctionLevel,
    Group,
    PointerLevel,
    Specifiers,
)
from .declarators import InitDeclarator, demand_type, simple
from .expressions import identifier
from .productions import Productions

PRODUCTIONS = Productions()
rule, same, repeated = PRODUCTIONS.rule, PRODUCTIONS.same, PRODUCTIONS.repeated

Ending = list[Token | tree.Expr | tree.TypeSyntax]
"""What stands after a declarator: words, the arguments of alignments, the type of the result."""
Body = tuple[list[tree.MemInit], tree.Compound]
"""What makes a function's declaration a definition."""


def scope_of(cx: Reader, name: tree.Name) -> Level | None:
    """The names in the namespace or class that a name means, as far as they are known."""
    return cx.scopes.path(name.path, name.is_global)


def members_of(cx: Reader, type: tree.TypeSyntax) -> Level | None:
    """The names in the class that type syntax means."""
    return (
        scope_of(cx, type.name)
        if isinstance(type, tree.NamedType | tree.RecordType) and type.name is not None
        else None
    )


# File scope


PRODUCTIONS.joined("externals", "external")
same("external : function | declaration | guide")


@rule("external : HOST")
def host_code(cx: Reader, token: Token) -> list[tree.Decl]:
    decls: list[tree.Decl] = token.value
    return decls


@rule("external : ';' | BAD")
def empty_declaration(cx: Reader, _: Token) -> list[tree.Decl]:
    return []


@rule("external : EXTERN_C '{' linkage externals '}'")
def linkage_block(
    cx: Reader, _: Token, __: Token, before: str | None, decls: list[tree.Decl], ___: Token
) -> list[tree.Decl]:
    cx.linkage = before
    return decls


@rule("linkage : ")
def linkage(cx: Reader) -> str | None:
    before = cx.linkage
    cx.linkage = "C"
    return before


@rule("function : named function_body | constructor function_body")
def function(cx: Reader, group: Group, body: Body) -> list[tree.Decl]:
    decl = group.decls[-1]
    if isinstance(decl, tree.FunctionDecl):
        decl.inits, decl.body = body
        if decl.inits and not decl.is_constructor:
            cx.error("only constructors take base initializers", decl.location, decl.length)
    else:
        cx.error("expected ';' after top level declarator", decl.location, decl.length)
    return group.decls


PRODUCTIONS.optional("mem_inits", "mem_init_list")


@rule("function_body : function_scope mem_inits compound")
def function_body(cx: Reader, scope: ScopeMark, inits: list[tree.MemInit], body: tree.Compound) -> Body:
    cx.scopes.leave(scope)
    return inits, body


@rule("function_scope : ")
def function_scope(cx: Reader) -> ScopeMark:
    """What follows the head of a function, the value of a START_BODY or what is read already, sees the
    function's class and parameters.
    """
    before = cx.values[-1]
    group = before.value if isinstance(before, Token) else before
    assert isinstance(group, Group)
    decl = group.decls[-1]
    mark = cx.scopes.enter_path(decl.name.path[:-1] if isinstance(decl, tree.FunctionDecl) else [])
    cx.scopes.enter()
    if isinstance(decl, tree.FunctionDecl):
        for param in decl.type.params:
            if param.name is not None:
                cx.scopes.declare(param.name)
    return mark


# Declarations


@rule("declaration : specs ';'")
def lone_specifiers(cx: Reader, specs: Specifiers, _: Token) -> list[tree.Decl]:
    base = specs.base
    if specs.missing:
        cx.diags.warning("missing-declarations", "declaration does not declare anything", specs.node.location)
        return []
    if isinstance(base, tree.RecordType) or (
        isinstance(base, tree.NamedType) and base.key not in (None, "enum")
    ):
        if isinstance(base, tree.RecordType) and base.name is None and base.key == "union":
            return [tree.AnonymousUnion(base.location, base, specs.node)]
        if isinstance(base, tree.RecordType) and base.name is None:
            message = f"anonymous {base.key}s must be {base.key} members or have a name"
            cx.error(message, base.location, base.length)
        return [tree.RecordDecl(base.location, base)]
    if isinstance(base, tree.EnumType) or (isinstance(base, tree.NamedType) and base.key == "enum"):
        return [tree.EnumDecl(base.location, base)]
    if not (isinstance(base, tree.NamedType) and base.unknown):
        cx.diags.warning(
            "missing-declarations",
            "declaration does not declare anything",
            specs.node.location,
            length=specs.node.length,
        )
    return []


@rule("declaration : initialized ';'")
def declaration(cx: Reader, group: Group, _: Token) -> list[tree.Decl]:
    return group.decls


@rule("declaration : binding '=' initializer ';'")
@rule("declaration : binding '(' assignment ')' ';' | binding '{' assignment '}' ';'")
def initialized_binding(
    cx: Reader, binding: tree.BindingDecl, _: Token, init: tree.Expr, *__: Token
) -> list[tree.Decl]:
    binding.init = init
    return [binding]


@rule("binding : bound_specs '[' bound_names ']'")
def binding(
    cx: Reader, specs: Specifiers, opening: Token, bound: list[tree.Identifier], _: Token
) -> tree.BindingDecl:
    for name in bound:
        cx.scopes.declare(name.name.key)
    return tree.BindingDecl(opening.location, bound, specs.base, specs.node)


same("bound_specs : specs")


@rule("bound_specs : specs indirection")
def reference_specs(cx: Reader, specs: Specifiers, level: DeclaratorLevel) -> Specifiers:
    specs.base = level.wrap(cx, specs.base)
    return specs


repeated("bound_names", "bound_name", "','")


rule("bound_name : any_name")(identifier)
same("declaration : assertion | alias")


@rule("assertion : static_assert '(' conditional ')' ';'")
@rule("assertion : static_assert '(' conditional ',' strings ')' ';'")
def static_assertion(
    cx: Reader,
    word: Token,
    _: Token,
    condition: tree.Expr,
    __: Token,
    message: Token | tree.StringLiteral,
    *___: Token,
) -> list[tree.Decl]:
    return [
        placed(
            word,
            tree.StaticAssert,
            condition,
            message.value if isinstance(message, tree.StringLiteral) else None,
        )
    ]


@rule("alias : using any_name '=' type_id ';'")
def alias(cx: Reader, _: Token, name: Token, __: Token, type: tree.TypeSyntax, ___: Token) -> list[tree.Decl]:
    return [typedef(cx, name, type)]


def typedef(
    cx: Reader, name: Token, type: tree.TypeSyntax, align: Iterable[tree.Expr] = ()
) -> tree.TypedefDecl:
    """The declaration that gives a name to a type."""
    node = tree.TypedefDecl(name.location, simple(cx, name), type)
    node.align = list(align)
    cx.scopes.declare_type(node.name, members_of(cx, type))
    node.length = name.length
    return node


@rule("named : specs declarator ending")
def first_named(cx: Reader, specs: Specifiers, declarator: Declarator, ending: Ending) -> Group:
    return named(cx, Group(specs), declarator, ending)


@rule("named : initialized ',' declarator ending")
def next_named(cx: Reader, group: Group, _: Token, declarator: Declarator, ending: Ending) -> Group:
    return named(cx, group, declarator, ending)


def named(cx: Reader, group: Group, declarator: Declarator, ending: Ending) -> Group:
    """Adds what a declarator declares."""
    specs, token = group.specifiers, declarator.name
    assert token is not None
    name = names.named(token)
    demand_type(cx, specs, token)
    if declarator.mark is not None:
        cx.scopes.leave(declarator.mark)
    words = [item for item in ending if isinstance(item, Token)]
    except_words(cx, declarator, words)
    own: list[tree.Expr] = []
    for item in ending:
        if isinstance(item, tree.TypeSyntax):
            _give_result(cx, declarator, item)
        elif isinstance(item, tree.Expr):
            own.append(item)
        elif item.kind not in (*OF_OBJECTS, "noexcept"):
            specs.node.words.setdefault(item.kind, item.location)
    type = declarator.type(cx, specs.base, specs.node)
    if specs.node.storage == "typedef":
        if isinstance(type, tree.FunctionType):
            type.const, type.volatile, type.ref = qualifiers(words)
        group.decls.append(typedef(cx, token, type, [*specs.node.align, *own]))
        return group
    specs.node.align += own
    node: tree.Decl
    if isinstance(type, tree.FunctionType):
        node = tree.FunctionDecl(token.location, name, type, specs.node)
        qualify(node, words)
    else:
        node = tree.VarDecl(token.location, name, type, specs.node)
    if name.is_plain:
        cx.scopes.declare(name.key)
    node.length = token.length
    group.decls.append(node)
    return group


def except_words(cx: Reader, declarator: Declarator, words: Iterable[Token]) -> None:
    """`noexcept` behind a declarator is a part of the type of the function whose parameters it stands behind
    ([except.spec] p1).
    """
    word = next((word for word in words if word.kind == "noexcept"), None)
    if word is None:
        return
    level = declarator.function
    if level is not None:
        level.qualifiers.append(word)
    else:
        cx.error(
            "exception specification is only allowed on a function declarator", word.location, word.length
        )


def qualifiers(words: Iterable[Token]) -> tuple[bool, bool, str]:
    """Return whether the words after the parameters say `const` and `volatile` of a member function's object,
    and `&` or `&&`.
    """
    kinds = [word.kind for word in words]
    return "const" in kinds, "volatile" in kinds, next((kind for kind in kinds if kind in ("&", "&&")), "")


def qualify(node: tree.FunctionDecl, words: Iterable[Token]) -> None:
    """What the words after the parameters say of the object of a member function."""
    node.is_const, node.is_volatile, node.ref = qualifiers(words)


def _give_result(cx: Reader, declarator: Declarator, result: tree.TypeSyntax) -> None:
    """`auto f(…) -> result`, `auto (*f)(…) -> result`."""
    level = declarator.function
    if level is None:
        cx.error(
            "trailing return type may only be used with a function declarator", result.location, result.length
        )
    else:
        level.result = result


same("ending : trailing")


@rule("ending : trailing RETURNS type_id")
def ending(cx: Reader, trailing: Ending, _: Token, result: tree.TypeSyntax) -> Ending:
    return [*trailing, result]


@rule("trailing : ")
def no_trailing(cx: Reader) -> Ending:
    return []


@rule(
    "trailing : trailing '&' | trailing '&&' | trailing __forceinline__ | trailing __noinline__ | trailing"
    " __packed__ | trailing const | trailing volatile | trailing noexcept"
)
def trailing_word(cx: Reader, trailing: Ending, word: Token) -> Ending:
    return [*trailing, word]


@rule("trailing : trailing argued")
def trailing(cx: Reader, trailing: Ending, argued: Argued) -> Ending:
    if argued.kind == "__launch_bounds__":
        cx.error(
            "'__launch_bounds__' must stand before the name of the kernel", argued.location, argued.length
        )
        return trailing
    return [*trailing, *argued.args]


same("initialized : named")


@rule("initialized : named '=' initializer")
def initialized(cx: Reader, group: Group, _: Token, init: tree.Expr) -> Group:
    variable = _initialised(cx, group)
    if variable is not None:
        variable.init = init
    return group


same("init_declarator : called_declarator | braced_declarator")


@rule("initialized : specs init_declarator")
def first_initialized(cx: Reader, specs: Specifiers, declarator: InitDeclarator) -> Group:
    return directly(cx, Group(specs), declarator)


@rule("initialized : initialized ',' init_declarator")
def next_initialized(cx: Reader, group: Group, _: Token, declarator: InitDeclarator) -> Group:
    return directly(cx, group, declarator)


def directly(cx: Reader, group: Group, declarator: InitDeclarator) -> Group:
    """A group with one more variable, whose initialiser stands in brackets."""
    inner, init = declarator
    params = (
        _parameters(init)
        if isinstance(init, list) and all(isinstance(level, PointerLevel) for level in inner.levels)
        else None
    )
    if params and inner.name is not None:
        cx.diags.warning(
            "vexing-parse",
            "parentheses were disambiguated as a function declaration",
            inner.name.location,
            length=inner.name.length,
        )
        inner.levels.insert(0, FunctionLevel(inner.name, params, False))
        return named(cx, group, inner, [])
    variable = _initialised(cx, named(cx, group, inner, []))
    if variable is not None and isinstance(init, tree.InitList):
        variable.init, variable.is_direct = init, True
    elif variable is not None and isinstance(init, list):
        variable.init_args = init
    return group


def _parameters(args: list[tree.Expr]) -> list[tree.ParamDecl] | None:
    """[dcl.ambig.res] p1: what might declare a function does, `T x(A(), B(y))` with parameters of types
    `A (*)()` and `B`; None where an argument is no parameter.
    """
    params = []
    for arg in args:
        name, made = None, arg
        if (
            isinstance(arg, tree.Construct)
            and not arg.braces
            and not arg.parenthesized
            and (inner := _parameters(arg.args)) is not None
        ):
            type: tree.TypeSyntax = tree.FunctionType(arg.location, arg.type, inner, False)
        elif isinstance(arg, tree.Cast) and arg.kind == "functional" and not arg.parenthesized:
            made, type = arg.operand, arg.type
            while isinstance(made, tree.Unary) and made.op in ("*", "&"):
                type = (
                    tree.PointerType(made.location, type)
                    if made.op == "*"
                    else tree.ReferenceType(made.location, type)
                )
                made = made.operand
            if not isinstance(made, tree.Identifier) or not made.name.is_plain:
                return None
            name = made.name.key
        else:
            return None
        params.append(tree.ParamDecl(made.location, name, type, tree.Specifiers(arg.location)))
    return params


def _initialised(cx: Reader, group: Group) -> tree.VarDecl | None:
    """The variable that was declared last; None after reporting that it is something else."""
    decl = group.decls[-1]
    if isinstance(decl, tree.VarDecl):
        return decl
    what, name = (
        ("function", str(decl.name))
        if isinstance(decl, tree.FunctionDecl)
        else ("typedef", getattr(decl, "name", ""))
    )
    cx.error(
        f"illegal initializer (only variables can be initialized), '{name}' is a {what}",
        decl.location,
        decl.length,
    )
    return None
