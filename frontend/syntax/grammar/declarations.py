"""Productions of declarations: start symbols, linkage blocks, functions, variables, aliases."""

from __future__ import annotations

from collections.abc import Iterable

from ...text.tokens import Token
from .. import tree
from ..parse_state import ParseState
from ..tokens.keywords import OBJECT_QUALIFIERS
from ..tokens.scopes import NameScope, ScopeMark
from ..tree import names
from ..tree.node import make_node
from .declarator_builders import (
    ArgumentSpecifier,
    Declarator,
    DeclaratorGroup,
    DeclaratorLevel,
    FunctionLevel,
    PointerLevel,
    SpecifierList,
)
from .declarators import InitDeclarator, require_plain_name, require_type
from .expressions import identifier
from .productions import Productions

PRODUCTIONS = Productions()
rule, forward, list_of = PRODUCTIONS.rule, PRODUCTIONS.forward, PRODUCTIONS.list_of

Ending = list[Token | tree.Expr | tree.TypeSyntax]
"""Tokens after a declarator: specifiers, the arguments of alignments, a trailing return type."""
Body = tuple[list[tree.MemInit], tree.Compound]
"""The parts that make a function's declaration a definition: member initialisers and block."""


def scope_of(cx: ParseState, name: tree.Name) -> NameScope | None:
    """Return the scope of the namespace or class that a name denotes; None when it is unknown."""
    return cx.scopes.resolve_path(name.path, name.is_global)


def members_of(cx: ParseState, type: tree.TypeSyntax) -> NameScope | None:
    """Return the scope of the class that type syntax denotes; None when it is unknown or no class."""
    return (
        scope_of(cx, type.name)
        if isinstance(type, tree.NamedType | tree.RecordType) and type.name is not None
        else None
    )


# Start symbols: of a unit, and of the fragments that the token function parses

forward("S' : start")

PRODUCTIONS.forward_second(
    "start : START_UNIT externals | START_EXPRESSION expression | START_TYPE type_id | START_ARGUMENTS"
    " template_args | START_CONVERSION type_id | START_BODY function_body | START_DECLARATION externals |"
    " START_INITIALIZER initializer"
)


@rule("start : START_PARAMETERS template_scope template_params")
def start_parameters(
    cx: ParseState, _: Token, scope: ScopeMark, params: list[tree.TemplateParam]
) -> tuple[ScopeMark, list[tree.TemplateParam]]:
    return scope, params


# File scope
PRODUCTIONS.list_of_lists("externals", "external")
forward("external : function | declaration | guide")


@rule("external : HOST")
def host_code(cx: ParseState, token: Token) -> list[tree.Decl]:
    decls: list[tree.Decl] = token.value
    return decls


@rule("external : ';' | BAD")
def empty_declaration(cx: ParseState, _: Token) -> list[tree.Decl]:
    return []


@rule("external : EXTERN_C '{' linkage externals '}'")
def linkage_block(
    cx: ParseState, _: Token, __: Token, before: bool, decls: list[tree.Decl], ___: Token
) -> list[tree.Decl]:
    cx.has_c_linkage = before
    return decls


@rule("linkage : ")
def linkage(cx: ParseState) -> bool:
    before = cx.has_c_linkage
    cx.has_c_linkage = True
    return before


@rule("function : named function_body | constructor function_body")
def function(cx: ParseState, group: DeclaratorGroup, body: Body) -> list[tree.Decl]:
    decl = group.decls[-1]
    if isinstance(decl, tree.FunctionDecl):
        decl.inits, decl.body = body
        if decl.inits and not decl.is_constructor:
            cx.error("only constructors take base initializers", decl.location, decl.length)
    else:
        cx.error("expected ';' after top level declarator", decl.location, decl.length)
    return group.decls


PRODUCTIONS.optional_list("mem_inits", "mem_init_list")


@rule("function_body : function_scope mem_inits compound")
def function_body(cx: ParseState, scope: ScopeMark, inits: list[tree.MemInit], body: tree.Compound) -> Body:
    cx.scopes.leave(scope)
    return inits, body


@rule("function_scope : ")
def function_scope(cx: ParseState) -> ScopeMark:
    """Enter the scope of a function's class and its parameters, for its body. The function is the value of a
    START_BODY, or the declaration just parsed.
    """
    before = cx.values[-1]
    group = before.value if isinstance(before, Token) else before
    assert isinstance(group, DeclaratorGroup)
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
def lone_specifiers(cx: ParseState, specs: SpecifierList, _: Token) -> list[tree.Decl]:
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
def declaration(cx: ParseState, group: DeclaratorGroup, _: Token) -> list[tree.Decl]:
    return group.decls


@rule("declaration : binding '=' initializer ';'")
@rule("declaration : binding '(' assignment ')' ';' | binding '{' assignment '}' ';'")
def initialized_binding(
    cx: ParseState, binding: tree.BindingDecl, _: Token, init: tree.Expr, *__: Token
) -> list[tree.Decl]:
    binding.init = init
    return [binding]


@rule("binding : bound_specs '[' bound_names ']'")
def binding(
    cx: ParseState, specs: SpecifierList, opening: Token, bound: list[tree.Identifier], _: Token
) -> tree.BindingDecl:
    for name in bound:
        cx.scopes.declare(name.name.key)
    return tree.BindingDecl(opening.location, bound, specs.base, specs.node)


forward("bound_specs : specs")


@rule("bound_specs : specs indirection")
def reference_specs(cx: ParseState, specs: SpecifierList, level: DeclaratorLevel) -> SpecifierList:
    specs.base = level.wrap(cx, specs.base)
    return specs


list_of("bound_names", "bound_name", "','")


rule("bound_name : any_name")(identifier)
forward("declaration : assertion | alias")


@rule("assertion : static_assert '(' conditional ')' ';'")
@rule("assertion : static_assert '(' conditional ',' strings ')' ';'")
def static_assertion(
    cx: ParseState,
    word: Token,
    _: Token,
    condition: tree.Expr,
    __: Token,
    message: Token | tree.StringLiteral,
    *___: Token,
) -> list[tree.Decl]:
    return [
        make_node(
            word,
            tree.StaticAssert,
            condition,
            message.value if isinstance(message, tree.StringLiteral) else None,
        )
    ]


@rule("alias : using any_name '=' type_id ';'")
def alias(
    cx: ParseState, _: Token, name: Token, __: Token, type: tree.TypeSyntax, ___: Token
) -> list[tree.Decl]:
    return [typedef(cx, name, type)]


def typedef(
    cx: ParseState, name: Token, type: tree.TypeSyntax, align: Iterable[tree.Expr] = ()
) -> tree.TypedefDecl:
    """Return the declaration of a name for a type, and declare the name."""
    node = tree.TypedefDecl(name.location, require_plain_name(cx, name), type)
    node.align = list(align)
    cx.scopes.declare_type(node.name, members_of(cx, type))
    node.length = name.length
    return node


@rule("named : specs declarator ending")
def first_named(
    cx: ParseState, specs: SpecifierList, declarator: Declarator, ending: Ending
) -> DeclaratorGroup:
    return declare(cx, DeclaratorGroup(specs), declarator, ending)


@rule("named : initialized ',' declarator ending")
def next_named(
    cx: ParseState, group: DeclaratorGroup, _: Token, declarator: Declarator, ending: Ending
) -> DeclaratorGroup:
    return declare(cx, group, declarator, ending)


def declare(
    cx: ParseState, group: DeclaratorGroup, declarator: Declarator, ending: Ending
) -> DeclaratorGroup:
    """Add the declaration of a declarator to its group."""
    specs, token = group.specifiers, declarator.name
    assert token is not None
    name = names.name_of(token)
    require_type(cx, specs, token)
    if declarator.mark is not None:
        cx.scopes.leave(declarator.mark)
    words = [item for item in ending if isinstance(item, Token)]
    apply_noexcept(cx, declarator, words)
    alignments: list[tree.Expr] = []
    for item in ending:
        if isinstance(item, tree.TypeSyntax):
            _set_trailing_return(cx, declarator, item)
        elif isinstance(item, tree.Expr):
            alignments.append(item)
        elif item.kind not in (*OBJECT_QUALIFIERS, "noexcept"):
            specs.node.words.setdefault(item.kind, item.location)
    type = declarator.type(cx, specs.base, specs.node)
    if specs.node.storage == "typedef":
        if isinstance(type, tree.FunctionSyntax):
            type.const, type.volatile, type.ref = qualifiers(words)
        group.decls.append(typedef(cx, token, type, [*specs.node.align, *alignments]))
        return group
    specs.node.align += alignments
    node: tree.Decl
    if isinstance(type, tree.FunctionSyntax):
        node = tree.FunctionDecl(token.location, name, type, specs.node)
        qualify(node, words)
    else:
        node = tree.VarDecl(token.location, name, type, specs.node)
    if name.is_plain:
        cx.scopes.declare(name.key)
    node.length = token.length
    group.decls.append(node)
    return group


def apply_noexcept(cx: ParseState, declarator: Declarator, words: Iterable[Token]) -> None:
    """Add `noexcept` to the type of the function whose parameters it follows ([except.spec] p1); report it
    elsewhere.
    """
    noexcept = next((noexcept for noexcept in words if noexcept.kind == "noexcept"), None)
    if noexcept is None:
        return
    level = declarator.function
    if level is not None:
        level.qualifiers.append(noexcept)
    else:
        cx.error(
            "exception specification is only allowed on a function declarator",
            noexcept.location,
            noexcept.length,
        )


def qualifiers(words: Iterable[Token]) -> tuple[bool, bool, tree.RefQualifier]:
    """Return whether `const` and `volatile` follow the parameters, and the ref-qualifier: '&', '&&' or ''."""
    kinds = [word.kind for word in words]
    return "const" in kinds, "volatile" in kinds, "&" if "&" in kinds else "&&" if "&&" in kinds else ""


def qualify(node: tree.FunctionDecl, words: Iterable[Token]) -> None:
    """Set the qualifiers of a member function from the tokens after its parameters."""
    node.is_const, node.is_volatile, node.ref = qualifiers(words)


def _set_trailing_return(cx: ParseState, declarator: Declarator, result: tree.TypeSyntax) -> None:
    """Set the result type of `auto f(…) -> result` or `auto (*f)(…) -> result`; report it elsewhere."""
    level = declarator.function
    if level is None:
        cx.error(
            "trailing return type may only be used with a function declarator", result.location, result.length
        )
    else:
        level.result = result


forward("ending : trailing")


@rule("ending : trailing RETURNS type_id")
def ending(cx: ParseState, trailing: Ending, _: Token, result: tree.TypeSyntax) -> Ending:
    return [*trailing, result]


@rule("trailing : ")
def no_trailing(cx: ParseState) -> Ending:
    return []


@rule(
    "trailing : trailing '&' | trailing '&&' | trailing __forceinline__ | trailing __noinline__ | trailing"
    " __packed__ | trailing const | trailing volatile | trailing noexcept"
)
def trailing_word(cx: ParseState, trailing: Ending, word: Token) -> Ending:
    return [*trailing, word]


@rule("trailing : trailing argued")
def trailing(cx: ParseState, trailing: Ending, argued: ArgumentSpecifier) -> Ending:
    if argued.kind == "__launch_bounds__":
        cx.error("'__launch_bounds__' must precede the name of the kernel", argued.location, argued.length)
        return trailing
    return [*trailing, *argued.args]


forward("initialized : named")


@rule("initialized : named '=' initializer")
def initialized(cx: ParseState, group: DeclaratorGroup, _: Token, init: tree.Expr) -> DeclaratorGroup:
    variable = _last_variable(cx, group)
    if variable is not None:
        variable.init = init
    return group


forward("init_declarator : called_declarator | braced_declarator")


@rule("initialized : specs init_declarator")
def first_initialized(cx: ParseState, specs: SpecifierList, declarator: InitDeclarator) -> DeclaratorGroup:
    return declare_initialised(cx, DeclaratorGroup(specs), declarator)


@rule("initialized : initialized ',' init_declarator")
def next_initialized(
    cx: ParseState, group: DeclaratorGroup, _: Token, declarator: InitDeclarator
) -> DeclaratorGroup:
    return declare_initialised(cx, group, declarator)


def declare_initialised(
    cx: ParseState, group: DeclaratorGroup, declarator: InitDeclarator
) -> DeclaratorGroup:
    """Add a variable with an initialiser in brackets to its group."""
    inner, init = declarator
    params = (
        _as_parameters(init)
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
        return declare(cx, group, inner, [])
    variable = _last_variable(cx, declare(cx, group, inner, []))
    if variable is not None and isinstance(init, tree.InitList):
        variable.init, variable.is_direct = init, True
    elif variable is not None and isinstance(init, list):
        variable.init_args = init
    return group


def _as_parameters(args: list[tree.Expr]) -> list[tree.ParamDecl] | None:
    """Return arguments as parameters: an ambiguous declaration declares a function ([dcl.ambig.res] p1), such
    as `T x(A(), B(y))` with parameters of types `A (*)()` and `B`. None when an argument is no parameter.
    """
    params = []
    for arg in args:
        name, operand = None, arg
        if (
            isinstance(arg, tree.Construct)
            and not arg.braces
            and not arg.parenthesized
            and (inner := _as_parameters(arg.args)) is not None
        ):
            type: tree.TypeSyntax = tree.FunctionSyntax(arg.location, arg.type, inner, False)
        elif isinstance(arg, tree.Cast) and arg.kind == "functional" and not arg.parenthesized:
            operand, type = arg.operand, arg.type
            while isinstance(operand, tree.Unary) and operand.op in ("*", "&"):
                type = (
                    tree.PointerSyntax(operand.location, type)
                    if operand.op == "*"
                    else tree.ReferenceType(operand.location, type)
                )
                operand = operand.operand
            if not isinstance(operand, tree.Identifier) or not operand.name.is_plain:
                return None
            name = operand.name.key
        else:
            return None
        params.append(tree.ParamDecl(operand.location, name, type, tree.Specifiers(arg.location)))
    return params


def _last_variable(cx: ParseState, group: DeclaratorGroup) -> tree.VarDecl | None:
    """Return the last declared variable; None after reporting that the last declaration is none."""
    decl = group.decls[-1]
    if isinstance(decl, tree.VarDecl):
        return decl
    kind, name = (
        ("function", str(decl.name))
        if isinstance(decl, tree.FunctionDecl)
        else ("typedef", getattr(decl, "name", ""))
    )
    cx.error(
        f"illegal initializer (only variables can be initialized), '{name}' is a {kind}",
        decl.location,
        decl.length,
    )
    return None
