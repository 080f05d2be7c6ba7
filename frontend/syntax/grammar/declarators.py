"""Productions of specifiers, declarators and parameters."""

from __future__ import annotations

from ...text.tokens import MEMBER_OF, Token
from .. import tree
from ..parse_state import ParseState
from ..tokens.keywords import OTHER_SPECIFIERS, QUALIFIERS, STORAGE, TYPE_KEYWORDS
from ..tree import names
from ..tree.node import make_node
from .declarator_builders import (
    ATTRIBUTES,
    ArgumentSpecifier,
    ArrayLevel,
    Declarator,
    DeclaratorLevel,
    FunctionLevel,
    MemberLevel,
    Parameters,
    PointerLevel,
    ReferenceLevel,
    Specifier,
    SpecifierList,
)
from .productions import Productions

PRODUCTIONS = Productions()
rule, forward, list_of = PRODUCTIONS.rule, PRODUCTIONS.forward, PRODUCTIONS.list_of

InitDeclarator = tuple[Declarator, list[tree.Expr] | tree.InitList | Token]
"""A declarator, and its arguments or its braced list, for a member as a LATER token."""


def require_plain_name(cx: ParseState, token: Token) -> str:
    """Return the text of a name, which must be a single identifier; report another."""
    name = names.name_of(token)
    if not name.is_plain:
        cx.error(f"'{name}' cannot be declared here: expected unqualified-id", token.location, token.length)
    return name.last.text


def require_type(cx: ParseState, specs: SpecifierList, at: Token | tree.Node) -> None:
    """Report that the specifiers before a name have no type, once."""
    if specs.missing:
        cx.error("a type specifier is required for all declarations", at.location, at.length)
        specs.missing = False


# Specifiers


@rule("specs : specifiers", "lone tag")
def specs(cx: ParseState, specs: SpecifierList) -> SpecifierList:
    specs.resolve(cx)
    return specs


@rule("specifiers : specifier")
def first_specifier(cx: ParseState, item: Specifier) -> SpecifierList:
    return SpecifierList(item)


@rule("specifiers : specifiers specifier")
def next_specifier(cx: ParseState, specs: SpecifierList, item: Specifier) -> SpecifierList:
    specs.items.append(item)
    return specs


forward(
    "specifier : TYPE_NAME | decltype_id | auto | EXTERN_C | record | enumeration | argued | "
    + " | ".join(sorted(TYPE_KEYWORDS | STORAGE | OTHER_SPECIFIERS | QUALIFIERS))
)


@rule("decltype_id : decltype '(' expression ')' | decltype '(' auto ')'")
def decltype_id(
    cx: ParseState, word: Token, _: Token, operand: tree.Expr | Token, __: Token
) -> tree.TypeSyntax:
    return make_node(word, tree.DecltypeType, None if isinstance(operand, Token) else operand)


@rule("decltype_id : __underlying_type '(' type_id ')'")
def underlying_id(
    cx: ParseState, word: Token, _: Token, of: tree.TypeSyntax, close: Token
) -> tree.TypeSyntax:
    return make_node(word, tree.UnderlyingType, of)


@rule("decltype_id : __typeof__ '(' expression ')' | __typeof__ '(' type_id ')'")
def typeof(
    cx: ParseState, word: Token, _: Token, operand: tree.Expr | tree.TypeSyntax, __: Token
) -> tree.TypeSyntax:
    return make_node(word, tree.TypeofType, operand)


@rule(
    "argued : __launch_bounds__ '(' arguments ')' | __align__ '(' arguments ')' | alignas '(' arguments ')'"
)
def argued(
    cx: ParseState, word: Token, _: Token, arguments: list[tree.Expr], close: Token
) -> ArgumentSpecifier:
    if not arguments:
        cx.error("expected expression", close.location)
    return ArgumentSpecifier(word, arguments)


@rule("argued : __align__ '(' type_id ')' | alignas '(' type_id ')'")
def type_alignment(
    cx: ParseState, word: Token, _: Token, type: tree.TypeSyntax, close: Token
) -> ArgumentSpecifier:
    node = make_node(word, tree.SizeOf, "alignof", type)
    node.start, node.end = word.location, close.end
    return ArgumentSpecifier(word, [node])


@rule("type_id : specs | specs abstract")
def type_id(cx: ParseState, specs: SpecifierList, declarator: Declarator | None = None) -> tree.TypeSyntax:
    node = specs.node
    require_type(cx, specs, node)
    if node.storage is not None or node.words:
        word: str = node.storage or next(iter(node.words))
        cx.error(f"'{word}' is not allowed in a type name", node.location, node.length)
    return declarator.type(cx, specs.base) if declarator is not None else specs.base


# Declarators: of a plain name, of objects, and of functions. A brace after one of an object begins its
# initialiser.

forward("name : IDENTIFIER")
forward("any_name : IDENTIFIER | TYPE_NAME")


@rule("plain_direct : name")
def named_declarator(cx: ParseState, name: Token) -> Declarator:
    """Open the scope of a qualified name, in which the rest of its declarator is looked up
    ([basic.lookup.unqual] p8).
    """
    declarator = Declarator(name)
    path = names.name_of(name).path
    if len(path) > 1:
        declarator.mark = cx.scopes.enter_path(path[:-1])
    return declarator


PRODUCTIONS.forward_second("plain_direct : '(' plain_direct ')'")
PRODUCTIONS.forward_second("object_direct : '(' object_direct ')' | '(' object_pointer ')'")
PRODUCTIONS.forward_second("function_direct : '(' function_direct ')' | '(' function_pointer ')'")
PRODUCTIONS.forward_second("direct_abstract : '(' abstract ')'")
PRODUCTIONS.forward_second("direct_pack : '(' pack_declarator ')'")


@rule("object_direct : plain_direct '[' conditional_opt ']' | object_direct '[' conditional_opt ']'")
@rule("function_direct : function_direct '[' conditional_opt ']'")
@rule("direct_abstract : direct_abstract '[' conditional_opt ']'")
@rule("direct_pack : direct_pack '[' conditional_opt ']'")
def array_declarator(
    cx: ParseState, inner: Declarator, opening: Token, size: tree.Expr | None, _: Token
) -> Declarator:
    return inner.add_level(ArrayLevel(opening, size))


@rule("object_direct : object_direct '(' parameters ')'")
@rule("function_direct : plain_direct '(' parameters ')' | function_direct '(' parameters ')'")
@rule("direct_abstract : direct_abstract '(' parameters ')'")
@rule("direct_pack : direct_pack '(' parameters ')'")
def function_declarator(
    cx: ParseState, inner: Declarator, opening: Token, params: Parameters, _: Token
) -> Declarator:
    return inner.add_level(FunctionLevel(opening, *params))


@rule("object_direct : object_direct FUNCTION_QUALIFIER")
@rule("function_direct : function_direct FUNCTION_QUALIFIER")
@rule("direct_abstract : direct_abstract FUNCTION_QUALIFIER")
@rule("direct_pack : direct_pack FUNCTION_QUALIFIER")
def qualified_function(cx: ParseState, inner: Declarator, word: Token) -> Declarator:
    """Add a qualifier of the functions that a pointer to member functions points to, or the result type."""
    level = inner.levels[-1]
    if isinstance(level, FunctionLevel):
        level.qualify(word)
    else:
        cx.error(
            f"'{word.text}' is only allowed after the parameters of a function", word.location, word.length
        )
    return inner


forward("declarator : plain_direct | object_direct", "lone tag")
forward("declarator : object_pointer | function_direct | function_pointer")
forward("conditional_opt : conditional | ")


@rule("abstract : indirection")
@rule("object_pointer : indirection plain_direct | indirection object_direct", "lone tag")
@rule("object_pointer : indirection object_pointer")
@rule("function_pointer : indirection function_direct | indirection function_pointer")
@rule("abstract : indirection abstract")
@rule("pack_declarator : indirection pack_declarator")
def pointer_declarator(cx: ParseState, level: DeclaratorLevel, inner: Declarator | None = None) -> Declarator:
    return (inner or Declarator(None)).add_level(level)


_INDIRECTIONS = {"*": PointerLevel, "&": ReferenceLevel, "&&": ReferenceLevel, MEMBER_OF: MemberLevel}


@rule("indirection : '*' qualifiers | '&' qualifiers | '&&' qualifiers | MEMBER_OF qualifiers")
def indirection(cx: ParseState, token: Token, words: list[Token]) -> DeclaratorLevel:
    return _INDIRECTIONS[token.kind](token, words)


forward("qualifier : " + " | ".join(sorted(QUALIFIERS | ATTRIBUTES)))
list_of("qualifiers", "qualifier", empty=True)


forward("abstract : direct_abstract")


@rule("direct_abstract : '[' conditional_opt ']'")
def abstract_array(cx: ParseState, opening: Token, size: tree.Expr | None, _: Token) -> Declarator:
    return Declarator(None).add_level(ArrayLevel(opening, size))


@rule("direct_abstract : '(' parameters ')'")
def abstract_function(cx: ParseState, opening: Token, params: Parameters, _: Token) -> Declarator:
    return Declarator(None).add_level(FunctionLevel(opening, *params))


# Declarators with an initialiser in brackets


@rule("called_declarator : plain_direct '(' argument_list ')' | object_direct '(' argument_list ')'")
def called_declarator(
    cx: ParseState, declarator: Declarator, _: Token, args: list[tree.Expr], __: Token
) -> InitDeclarator:
    return declarator, args


@rule("braced_declarator : plain_direct braces | object_direct braces")
@rule("braced_declarator : plain_direct LATER | object_direct LATER")
def braced_declarator(cx: ParseState, declarator: Declarator, init: tree.InitList | Token) -> InitDeclarator:
    return declarator, init


@rule("called_declarator : indirection called_declarator")
@rule("braced_declarator : indirection braced_declarator")
def initialised_pointer(cx: ParseState, level: DeclaratorLevel, inner: InitDeclarator) -> InitDeclarator:
    return inner[0].add_level(level), inner[1]


# Parameters


@rule("parameters :  | '...'")
def no_parameters(cx: ParseState, dots: Token | None = None) -> Parameters:
    return [], dots is not None


@rule("parameters : parameter_list")
def parameters(cx: ParseState, params: list[tree.ParamDecl]) -> Parameters:
    if len(params) == 1:
        only = params[0]
        if (
            only.name is None
            and only.default is None
            and isinstance(only.type, tree.BuiltinType)
            and only.type.name == "void"
            and not (only.type.const or only.type.volatile)
        ):
            return [], False
    return params, False


@rule("parameters : parameter_list ',' '...' | parameter_list '...'")
def variadic_parameters(
    cx: ParseState, params: list[tree.ParamDecl], _: Token, __: Token | None = None
) -> Parameters:
    return params, True


list_of("parameter_list", "parameter", "','")


forward("parameter : plain_parameter")


@rule("parameter : plain_parameter '=' initializer")
def parameter_with_default(
    cx: ParseState, param: tree.ParamDecl, _: Token, default: tree.Expr
) -> tree.ParamDecl:
    param.default = default
    return param


@rule("parameter : plain_parameter '=' LATER")
def parameter_with_later_default(
    cx: ParseState, param: tree.ParamDecl, _: Token, default: Token
) -> tree.ParamDecl:
    """Defer the default argument: a class is complete in the default arguments of its functions ([class.mem]
    p6). # ----- declarations
    """
    cx.defer(default, param)
    return param


@rule("plain_parameter : specs | specs declarator | specs abstract")
def plain_parameter(
    cx: ParseState, specs: SpecifierList, declarator: Declarator | None = None
) -> tree.ParamDecl:
    name = declarator.name if declarator is not None else None
    at = name if name is not None else specs.base
    require_type(cx, specs, at)
    if specs.node.storage not in (None, "register"):
        cx.error(
            "invalid storage class specifier in function declarator", specs.node.location, specs.node.length
        )
    type = declarator.type(cx, specs.base) if declarator is not None else specs.base
    return make_node(
        at, tree.ParamDecl, require_plain_name(cx, name) if name is not None else None, type, specs.node
    )


@rule("plain_parameter : specs pack_declarator | specs abstract PACK")
def parameter_pack(
    cx: ParseState, specs: SpecifierList, declarator: Declarator | None, _: Token | None = None
) -> tree.ParamDecl:
    node = plain_parameter(cx, specs, declarator)
    node.pack = True
    return node


@rule("plain_parameter : specs PACK")
def unnamed_pack(cx: ParseState, specs: SpecifierList, _: Token) -> tree.ParamDecl:
    return parameter_pack(cx, specs, None)


forward("pack_declarator : direct_pack")


@rule("direct_pack : PACK_NAME name")
def pack_name(cx: ParseState, _: Token, name: Token) -> Declarator:
    return Declarator(name)
