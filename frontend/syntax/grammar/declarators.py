"""Productions of specifiers, declarators and parameters."""

from __future__ import annotations

from ...text.tokens import MEMBER_OF, Token
from .. import tree
from ..parse_state import Reader
from ..tree import names
from ..tree.node import placed
from .declarator_builders import (
    ATTRIBUTES,
    QUALIFIERS,
    STORAGE,
    TYPE_WORDS,
    WORDS,
    Argued,
    ArrayLevel,
    Declarator,
    DeclaratorLevel,
    FunctionLevel,
    MemberLevel,
    Parameters,
    PointerLevel,
    ReferenceLevel,
    Specifier,
    Specifiers,
)  # fmt: skip
from .productions import Productions

PRODUCTIONS = Productions()
rule, same, repeated = PRODUCTIONS.rule, PRODUCTIONS.same, PRODUCTIONS.repeated

InitDeclarator = tuple[Declarator, list[tree.Expr] | tree.InitList | Token]
"""A declarator, and its arguments or the list in braces, a member's as a LATER."""


def simple(cx: Reader, token: Token) -> str:
    """The text of a name that must be one word."""
    name = names.named(token)
    if not name.is_plain:
        cx.error(f"'{name}' cannot be declared here: expected unqualified-id", token.location, token.length)
    return name.last.text


def demand_type(cx: Reader, specs: Specifiers, at: Token | tree.Node) -> None:
    """Reports that the specifiers before a name have no type, once."""
    if specs.missing:
        cx.error("a type specifier is required for all declarations", at.location, at.length)
        specs.missing = False


# Specifiers


@rule("specs : specifiers", "lone tag")
def specs(cx: Reader, specs: Specifiers) -> Specifiers:
    specs.resolve(cx)
    return specs


@rule("specifiers : specifier")
def first_specifier(cx: Reader, item: Specifier) -> Specifiers:
    return Specifiers(item)


@rule("specifiers : specifiers specifier")
def next_specifier(cx: Reader, specs: Specifiers, item: Specifier) -> Specifiers:
    specs.items.append(item)
    return specs


same(
    "specifier : TYPE_NAME | decltype_id | auto | EXTERN_C | record | enumeration | argued | "
    + " | ".join(sorted(TYPE_WORDS | STORAGE | WORDS | QUALIFIERS))
)


@rule("decltype_id : decltype '(' expression ')' | decltype '(' auto ')'")
def decltype_id(cx: Reader, word: Token, _: Token, operand: tree.Expr | Token, __: Token) -> tree.TypeSyntax:
    return placed(word, tree.DecltypeType, None if isinstance(operand, Token) else operand)


@rule("decltype_id : __underlying_type '(' type_id ')'")
def underlying_id(cx: Reader, word: Token, _: Token, of: tree.TypeSyntax, close: Token) -> tree.TypeSyntax:
    return placed(word, tree.UnderlyingType, of)


@rule("decltype_id : __typeof__ '(' expression ')' | __typeof__ '(' type_id ')'")
def typeof(
    cx: Reader, word: Token, _: Token, operand: tree.Expr | tree.TypeSyntax, __: Token
) -> tree.TypeSyntax:
    return placed(word, tree.TypeofType, operand)


@rule(
    "argued : __launch_bounds__ '(' arguments ')' | __align__ '(' arguments ')' | alignas '(' arguments ')'"
)
def argued(cx: Reader, word: Token, _: Token, arguments: list[tree.Expr], close: Token) -> Argued:
    if not arguments:
        cx.error("expected expression", close.location)
    return Argued(word, arguments)


@rule("argued : __align__ '(' type_id ')' | alignas '(' type_id ')'")
def aligned_as_type(cx: Reader, word: Token, _: Token, type: tree.TypeSyntax, close: Token) -> Argued:
    node = placed(word, tree.SizeOf, "alignof", type)
    node.start, node.end = word.location, close.end
    return Argued(word, [node])


@rule("type_id : specs | specs abstract")
def type_id(cx: Reader, specs: Specifiers, declarator: Declarator | None = None) -> tree.TypeSyntax:
    node = specs.node
    demand_type(cx, specs, node)
    if node.storage is not None or node.words:
        word = node.storage or next(iter(node.words))
        cx.error(f"'{word}' is not allowed in a type name", node.location, node.length)
    return declarator.type(cx, specs.base) if declarator is not None else specs.base


# Declarators: of what is named alone, of objects, and of functions. A brace after one of an object begins its
# initialiser.

same("name : IDENTIFIER")
same("any_name : IDENTIFIER | TYPE_NAME")


@rule("plain_direct : name")
def named_declarator(cx: Reader, name: Token) -> Declarator:
    """What follows a qualified name is in the scope of its class or namespace ([basic.lookup.unqual] p8)."""
    made = Declarator(name)
    path = names.named(name).path
    if len(path) > 1:
        made.mark = cx.scopes.enter_path(path[:-1])
    return made


PRODUCTIONS.inner("plain_direct : '(' plain_direct ')'")
PRODUCTIONS.inner("object_direct : '(' object_direct ')' | '(' object_pointer ')'")
PRODUCTIONS.inner("function_direct : '(' function_direct ')' | '(' function_pointer ')'")
PRODUCTIONS.inner("direct_abstract : '(' abstract ')'")
PRODUCTIONS.inner("direct_pack : '(' pack_declarator ')'")


@rule("object_direct : plain_direct '[' conditional_opt ']' | object_direct '[' conditional_opt ']'")
@rule("function_direct : function_direct '[' conditional_opt ']'")
@rule("direct_abstract : direct_abstract '[' conditional_opt ']'")
@rule("direct_pack : direct_pack '[' conditional_opt ']'")
def array_declarator(
    cx: Reader, inner: Declarator, opening: Token, size: tree.Expr | None, _: Token
) -> Declarator:
    return inner.within(ArrayLevel(opening, size))


@rule("object_direct : object_direct '(' parameters ')'")
@rule("function_direct : plain_direct '(' parameters ')' | function_direct '(' parameters ')'")
@rule("direct_abstract : direct_abstract '(' parameters ')'")
@rule("direct_pack : direct_pack '(' parameters ')'")
def function_declarator(
    cx: Reader, inner: Declarator, opening: Token, params: Parameters, _: Token
) -> Declarator:
    return inner.within(FunctionLevel(opening, *params))


@rule("object_direct : object_direct FUNCTION_QUALIFIER")
@rule("function_direct : function_direct FUNCTION_QUALIFIER")
@rule("direct_abstract : direct_abstract FUNCTION_QUALIFIER")
@rule("direct_pack : direct_pack FUNCTION_QUALIFIER")
def qualified_function(cx: Reader, inner: Declarator, word: Token) -> Declarator:
    """A qualifier of the functions that a pointer to members points to, or the result behind the
    parameters.
    """
    level = inner.levels[-1]
    if isinstance(level, FunctionLevel):
        level.qualify(word)
    else:
        cx.error(
            f"'{word.text}' is only allowed behind the parameters of a function", word.location, word.length
        )
    return inner


same("declarator : plain_direct | object_direct", "lone tag")
same("declarator : object_pointer | function_direct | function_pointer")
same("conditional_opt : conditional | ")


@rule("abstract : indirection")
@rule("object_pointer : indirection plain_direct | indirection object_direct", "lone tag")
@rule("object_pointer : indirection object_pointer")
@rule("function_pointer : indirection function_direct | indirection function_pointer")
@rule("abstract : indirection abstract")
@rule("pack_declarator : indirection pack_declarator")
def pointer_declarator(cx: Reader, level: DeclaratorLevel, inner: Declarator | None = None) -> Declarator:
    return (inner or Declarator(None)).within(level)


_INDIRECTIONS = {"*": PointerLevel, "&": ReferenceLevel, "&&": ReferenceLevel, MEMBER_OF: MemberLevel}


@rule("indirection : '*' qualifiers | '&' qualifiers | '&&' qualifiers | MEMBER_OF qualifiers")
def indirection(cx: Reader, token: Token, words: list[Token]) -> DeclaratorLevel:
    return _INDIRECTIONS[token.kind](token, words)


same("qualifier : " + " | ".join(sorted(QUALIFIERS | ATTRIBUTES)))
repeated("qualifiers", "qualifier", empty=True)


same("abstract : direct_abstract")


@rule("direct_abstract : '[' conditional_opt ']'")
def abstract_array(cx: Reader, opening: Token, size: tree.Expr | None, _: Token) -> Declarator:
    return Declarator(None).within(ArrayLevel(opening, size))


@rule("direct_abstract : '(' parameters ')'")
def abstract_function(cx: Reader, opening: Token, params: Parameters, _: Token) -> Declarator:
    return Declarator(None).within(FunctionLevel(opening, *params))


# Declarators with an initialiser in brackets


@rule("called_declarator : plain_direct '(' argument_list ')' | object_direct '(' argument_list ')'")
def called_declarator(
    cx: Reader, declarator: Declarator, _: Token, args: list[tree.Expr], __: Token
) -> InitDeclarator:
    return declarator, args


@rule("braced_declarator : plain_direct braces | object_direct braces")
@rule("braced_declarator : plain_direct LATER | object_direct LATER")
def braced_declarator(cx: Reader, declarator: Declarator, init: tree.InitList | Token) -> InitDeclarator:
    return declarator, init


@rule("called_declarator : indirection called_declarator")
@rule("braced_declarator : indirection braced_declarator")
def initialised_pointer(cx: Reader, level: DeclaratorLevel, inner: InitDeclarator) -> InitDeclarator:
    return inner[0].within(level), inner[1]


# Parameters


@rule("parameters :  | '...'")
def no_parameters(cx: Reader, dots: Token | None = None) -> Parameters:
    return [], dots is not None


@rule("parameters : parameter_list")
def parameters(cx: Reader, params: list[tree.ParamDecl]) -> Parameters:
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
    cx: Reader, params: list[tree.ParamDecl], _: Token, __: Token | None = None
) -> Parameters:
    return params, True


repeated("parameter_list", "parameter", "','")


same("parameter : plain_parameter")


@rule("parameter : plain_parameter '=' initializer")
def parameter_with_default(cx: Reader, param: tree.ParamDecl, _: Token, default: tree.Expr) -> tree.ParamDecl:
    param.default = default
    return param


@rule("parameter : plain_parameter '=' LATER")
def parameter_with_later_default(
    cx: Reader, param: tree.ParamDecl, _: Token, default: Token
) -> tree.ParamDecl:
    """[class.mem] p6: a class is complete in the default arguments of its functions."""
    cx.put_off(default, param)
    return param


@rule("plain_parameter : specs | specs declarator | specs abstract")
def plain_parameter(cx: Reader, specs: Specifiers, declarator: Declarator | None = None) -> tree.ParamDecl:
    name = declarator.name if declarator is not None else None
    at = name if name is not None else specs.base
    demand_type(cx, specs, at)
    if specs.node.storage not in (None, "register"):
        cx.error(
            "invalid storage class specifier in function declarator", specs.node.location, specs.node.length
        )
    type = declarator.type(cx, specs.base) if declarator is not None else specs.base
    return placed(at, tree.ParamDecl, simple(cx, name) if name is not None else None, type, specs.node)


@rule("plain_parameter : specs pack_declarator | specs abstract PACK")
def parameter_pack(
    cx: Reader, specs: Specifiers, declarator: Declarator | None, _: Token | None = None
) -> tree.ParamDecl:
    node = plain_parameter(cx, specs, declarator)
    node.pack = True
    return node


@rule("plain_parameter : specs PACK")
def unnamed_pack(cx: Reader, specs: Specifiers, _: Token) -> tree.ParamDecl:
    return parameter_pack(cx, specs, None)


same("pack_declarator : direct_pack")


@rule("direct_pack : PACK_NAME name")
def pack_name(cx: Reader, _: Token, name: Token) -> Declarator:
    return Declarator(name)
