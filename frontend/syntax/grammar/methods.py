"""Productions of member functions.

The token function inserts a METHOD before the declaration of each member function and marks the names of
constructors.
"""

from __future__ import annotations

from ...text.tokens import Token
from .. import tree
from ..parse_state import ParseState
from ..tokens.keywords import OBJECT_QUALIFIERS
from ..tokens.scopes import ScopeMark
from ..tree.names import name_of
from ..tree.node import make_node
from .declarations import Ending, declaration, first_named, function, qualify
from .declarator_builders import DeclaratorGroup, FunctionLevel, Parameters, SpecifierList, specify_exceptions
from .productions import Productions
from .templates import templates

PRODUCTIONS = Productions()
rule, forward, forward_second = PRODUCTIONS.rule, PRODUCTIONS.forward, PRODUCTIONS.forward_second

_DESCRIPTIONS = {"identifier": "constructor", "destructor": "destructor", "conversion": "conversion function"}


@rule("member : METHOD method")
def method(cx: ParseState, mark: Token, decls: list[tree.Decl]) -> list[tree.Decl]:
    for decl in decls if mark.value else ():
        if isinstance(decl, tree.FunctionDecl):
            decl.specifiers.words.setdefault("__host__", mark.location)
            # A host-device function that is left out of device code.
            decl.specifiers.words.pop("__device__", None)
    return decls


@rule("member : METHOD TEMPLATE_HEAD method")
def member_template(cx: ParseState, mark: Token, head: Token, decls: list[tree.Decl]) -> list[tree.Decl]:
    return templates(cx, head, method(cx, mark, decls))


@rule("member : TEMPLATE_HEAD member")
def nested_template(cx: ParseState, head: Token, members: list[tree.Node]) -> list[tree.Decl]:
    return templates(cx, head, [member for member in members if isinstance(member, tree.Decl)])


@rule("method : method_head BODY")
def method_definition(cx: ParseState, group: DeclaratorGroup, body: Token) -> list[tree.Decl]:
    """Defer the body: a class is complete in its functions' bodies ([class.mem] p6)."""
    cx.defer(body, group)
    return group.decls


def parse_deferred(cx: ParseState) -> None:
    """Parse the texts that were deferred until the outermost class is complete."""
    deferred, cx.deferred = cx.deferred, []
    stack = cx.scopes.stack
    for token, head, cx.scopes.stack in deferred:
        value = cx.source.parse_deferred(token, head)
        if isinstance(head, DeclaratorGroup) and isinstance(value, tuple):
            function(cx, head, value)
        elif isinstance(head, tree.FieldDecl | tree.ParamDecl) and isinstance(value, tree.Expr):
            head.default = value
    cx.scopes.stack = stack


rule("method : method_head ';'")(declaration)


@rule("method : method_head '=' default ';' | method_head '=' delete ';'")
def defaulted_method(
    cx: ParseState, group: DeclaratorGroup, _: Token, word: Token, __: Token
) -> list[tree.Decl]:
    decl = group.decls[-1]
    if isinstance(decl, tree.FunctionDecl):
        decl.is_deleted, decl.is_defaulted = word.kind == "delete", word.kind == "default"
    return group.decls


rule("method_head : specs declarator ending")(first_named)


@rule("method_head : specs CONSTRUCTOR class_scope '(' parameters ')' trailing")
@rule("constructor : specs CONSTRUCTOR class_scope '(' parameters ')' trailing")
def constructor_head(
    cx: ParseState, specs: SpecifierList, token: Token, scope: ScopeMark, opening: Token, params: Parameters,
    _: Token,
    trailing: Ending,
) -> DeclaratorGroup:  # fmt: skip
    """Build a constructor, a destructor or a conversion function, which are declared without a type before
    the name.
    """
    cx.scopes.leave(scope)
    name = name_of(token)
    last = name.last
    if not specs.missing:
        cx.error(f"{_DESCRIPTIONS[last.kind]} cannot have a return type", token.location, token.length)
    specs.missing = False
    result = last.type if last.type is not None else tree.BuiltinType(token.location, "void")
    node = tree.FunctionDecl(
        token.location, name, FunctionLevel(opening, *params).function_type(result), specs.node
    )
    node.length, node.is_constructor = token.length, last.kind == "identifier"
    words = [word for word in trailing if isinstance(word, Token)]
    specify_exceptions(node.type, words)
    qualifier = next((word for word in words if word.kind in OBJECT_QUALIFIERS), None)
    if last.kind == "conversion":
        qualify(node, words)
    elif qualifier is not None:
        # [class.ctor] p4, [class.dtor] p2
        cx.error(
            f"'{qualifier.kind}' qualifier is not allowed on a {_DESCRIPTIONS[last.kind]}",
            qualifier.location,
            qualifier.length,
        )
    if not node.is_constructor and node.type.params:
        cx.error(f"{_DESCRIPTIONS[last.kind]} cannot have any parameters", token.location, token.length)
    group = DeclaratorGroup(specs)
    group.decls.append(node)
    return group


@rule("guide : specs CONSTRUCTOR class_scope '(' parameters ')' trailing RETURNS type_id ';'")
def guide(
    cx: ParseState, specs: SpecifierList, token: Token, scope: ScopeMark, opening: Token, params: Parameters,
    close: Token,
    trailing: Ending, _: Token, result: tree.TypeSyntax, semicolon: Token,
) -> list[tree.Decl]:  # fmt: skip
    """Build a deduction guide ([temp.deduct.guide])."""
    group = constructor_head(cx, specs, token, scope, opening, params, close, trailing)
    node = group.decls[-1]
    assert isinstance(node, tree.FunctionDecl)
    node.type.result, node.type.trailing = result, True
    node.is_guide, node.is_constructor = True, False
    return group.decls


@rule("guide : CONSTRUCTOR class_scope '(' parameters ')' trailing RETURNS type_id ';'")
def plain_guide(
    cx: ParseState, token: Token, scope: ScopeMark, opening: Token, params: Parameters, close: Token,
    trailing: Ending, arrow: Token,
    result: tree.TypeSyntax, semicolon: Token,
) -> list[tree.Decl]:  # fmt: skip
    """Build a deduction guide without specifiers."""
    return guide(
        cx,
        SpecifierList.empty(token),
        token,
        scope,
        opening,
        params,
        close,
        trailing,
        arrow,
        result,
        semicolon,
    )


@rule("member : METHOD guide")
def member_guide(cx: ParseState, mark: Token, decls: list[tree.Decl]) -> list[tree.Decl]:
    """Build the guide of a member class template ([temp.deduct.guide] p3)."""
    return decls


@rule("member : METHOD TEMPLATE_HEAD guide")
def member_guide_template(
    cx: ParseState, mark: Token, head: Token, decls: list[tree.Decl]
) -> list[tree.Decl]:
    return templates(cx, head, decls)


@rule("class_scope : ")
def class_scope(cx: ParseState) -> ScopeMark:
    token = cx.values[-1]
    assert isinstance(token, Token)
    return cx.scopes.enter_path(name_of(token).path[:-1])


@rule("method_head : CONSTRUCTOR class_scope '(' parameters ')' trailing")
def plain_constructor_head(
    cx: ParseState,
    token: Token,
    scope: ScopeMark,
    opening: Token,
    params: Parameters,
    close: Token,
    trailing: Ending,
) -> DeclaratorGroup:
    """Build a defaulted or deleted constructor or destructor, which needs no specifier. # ----- new"""
    return constructor_head(cx, SpecifierList.empty(token), token, scope, opening, params, close, trailing)


@rule("mem_init_list : ':' mem_init_item")
def first_mem_init(cx: ParseState, _: Token, init: tree.MemInit) -> list[tree.MemInit]:
    return [init]


@rule("mem_init_list : mem_init_list ',' mem_init_item")
def next_mem_init(
    cx: ParseState, inits: list[tree.MemInit], _: Token, init: tree.MemInit
) -> list[tree.MemInit]:
    return [*inits, init]


forward("mem_init_item : mem_init")


@rule("mem_init_item : mem_init PACK")
def expanded_mem_init(cx: ParseState, init: tree.MemInit, _: Token) -> tree.MemInit:
    init.pack = True
    return init


@rule("mem_init : any_name '(' arguments ')' | any_name '{' arguments '}'")
def mem_init(
    cx: ParseState, token: Token, opening: Token, arguments: list[tree.Expr], _: Token
) -> tree.MemInit:
    return make_node(token, tree.MemInit, name_of(token), arguments, opening.kind != "(")
