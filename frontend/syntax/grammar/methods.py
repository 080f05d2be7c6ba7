"""Productions of member functions.

The token function puts a METHOD before the declaration of each member function for the device and marks a
constructor's name.
"""

from __future__ import annotations

from ...text.tokens import Token
from .. import tree
from ..parse_state import Reader
from ..tokens.scopes import ScopeMark
from ..tree.names import CONVERSION, DESTRUCTOR, IDENTIFIER, named
from ..tree.node import placed
from .declarations import Ending, declaration, first_named, function, qualify
from .declarator_builders import OF_OBJECTS, FunctionLevel, Group, Parameters, Specifiers, specify_exceptions
from .productions import Productions
from .templates import templates

PRODUCTIONS = Productions()
rule, same, inner = PRODUCTIONS.rule, PRODUCTIONS.same, PRODUCTIONS.inner

_WHAT = {IDENTIFIER: "constructor", DESTRUCTOR: "destructor", CONVERSION: "conversion function"}


@rule("member : METHOD method")
def method(cx: Reader, mark: Token, decls: list[tree.Decl]) -> list[tree.Decl]:
    for decl in decls if mark.value else ():
        if isinstance(decl, tree.FunctionDecl):
            decl.specifiers.words.setdefault("__host__", mark.location)
            # of one for both sides that is left out of device code
            decl.specifiers.words.pop("__device__", None)
    return decls


@rule("member : METHOD TEMPLATE_HEAD method")
def member_template(cx: Reader, mark: Token, head: Token, decls: list[tree.Decl]) -> list[tree.Decl]:
    return templates(cx, head, method(cx, mark, decls))


@rule("member : TEMPLATE_HEAD member")
def nested_template(cx: Reader, head: Token, members: list[tree.Node]) -> list[tree.Decl]:
    return templates(cx, head, [member for member in members if isinstance(member, tree.Decl)])


@rule("method : method_head BODY")
def method_definition(cx: Reader, group: Group, body: Token) -> list[tree.Decl]:
    """[class.mem] p6: a class is complete in its functions' bodies, so that they are read behind it."""
    cx.put_off(body, group)
    return group.decls


def read_later(cx: Reader) -> None:
    """Reads what was put off while a class, and all those that it is nested in, was not complete."""
    later, cx.later = cx.later, []
    stack = cx.scopes.stack
    for token, head, cx.scopes.stack in later:
        value = cx.source.put_off(token, head)
        if isinstance(head, Group) and isinstance(value, tuple):
            function(cx, head, value)
        elif isinstance(head, tree.FieldDecl | tree.ParamDecl) and isinstance(value, tree.Expr):
            head.default = value
    cx.scopes.stack = stack


rule("method : method_head ';'")(declaration)


@rule("method : method_head '=' default ';' | method_head '=' delete ';'")
def defaulted_method(cx: Reader, group: Group, _: Token, word: Token, __: Token) -> list[tree.Decl]:
    decl = group.decls[-1]
    if isinstance(decl, tree.FunctionDecl):
        decl.is_deleted, decl.is_defaulted = word.kind == "delete", word.kind == "default"
    return group.decls


rule("method_head : specs declarator ending")(first_named)


@rule("method_head : specs CONSTRUCTOR class_scope '(' parameters ')' trailing")
@rule("constructor : specs CONSTRUCTOR class_scope '(' parameters ')' trailing")
def constructor_head(
    cx: Reader, specs: Specifiers, token: Token, scope: ScopeMark, opening: Token, params: Parameters,
    _: Token,
    trailing: Ending,
) -> Group:  # fmt: skip
    """A constructor, a destructor or a conversion function: what is declared without a type before its
    name.
    """
    cx.scopes.leave(scope)
    name = named(token)
    last = name.last
    if not specs.missing:
        cx.error(f"{_WHAT[last.kind]} cannot have a return type", token.location, token.length)
    specs.missing = False
    result = last.type if last.type is not None else tree.BuiltinType(token.location, "void")
    node = tree.FunctionDecl(token.location, name, FunctionLevel(opening, *params).around(result), specs.node)
    node.length, node.is_constructor = token.length, last.kind == IDENTIFIER
    words = [word for word in trailing if isinstance(word, Token)]
    specify_exceptions(node.type, words)
    wrong = next((word for word in words if word.kind in OF_OBJECTS), None)
    if last.kind == CONVERSION:
        qualify(node, words)
    elif wrong is not None:
        # [class.ctor] p4, [class.dtor] p2
        cx.error(
            f"'{wrong.kind}' qualifier is not allowed on a {_WHAT[last.kind]}", wrong.location, wrong.length
        )
    if not node.is_constructor and node.type.params:
        cx.error(f"{_WHAT[last.kind]} cannot have any parameters", token.location, token.length)
    group = Group(specs)
    group.decls.append(node)
    return group


@rule("guide : specs CONSTRUCTOR class_scope '(' parameters ')' trailing RETURNS type_id ';'")
def guide(
    cx: Reader, specs: Specifiers, token: Token, scope: ScopeMark, opening: Token, params: Parameters,
    close: Token,
    trailing: Ending, _: Token, result: tree.TypeSyntax, semicolon: Token,
) -> list[tree.Decl]:  # fmt: skip
    """[temp.deduct.guide]"""
    group = constructor_head(cx, specs, token, scope, opening, params, close, trailing)
    node = group.decls[-1]
    assert isinstance(node, tree.FunctionDecl)
    node.type.result, node.type.trailing = result, True
    node.is_guide, node.is_constructor = True, False
    return group.decls


@rule("guide : CONSTRUCTOR class_scope '(' parameters ')' trailing RETURNS type_id ';'")
def plain_guide(
    cx: Reader, token: Token, scope: ScopeMark, opening: Token, params: Parameters, close: Token,
    trailing: Ending, arrow: Token,
    result: tree.TypeSyntax, semicolon: Token,
) -> list[tree.Decl]:  # fmt: skip
    """A guide without specifiers."""
    return guide(
        cx, Specifiers.none(token), token, scope, opening, params, close, trailing, arrow, result, semicolon
    )


@rule("member : METHOD guide")
def member_guide(cx: Reader, mark: Token, decls: list[tree.Decl]) -> list[tree.Decl]:
    """[temp.deduct.guide] p3: of a class template that is a member."""
    return decls


@rule("member : METHOD TEMPLATE_HEAD guide")
def member_guide_template(cx: Reader, mark: Token, head: Token, decls: list[tree.Decl]) -> list[tree.Decl]:
    return templates(cx, head, decls)


@rule("class_scope : ")
def class_scope(cx: Reader) -> ScopeMark:
    token = cx.values[-1]
    assert isinstance(token, Token)
    return cx.scopes.enter_path(named(token).path[:-1])


@rule("method_head : CONSTRUCTOR class_scope '(' parameters ')' trailing")
def plain_constructor_head(
    cx: Reader,
    token: Token,
    scope: ScopeMark,
    opening: Token,
    params: Parameters,
    close: Token,
    trailing: Ending,
) -> Group:
    """A constructor or destructor that is defaulted or deleted needs no specifier."""
    return constructor_head(cx, Specifiers.none(token), token, scope, opening, params, close, trailing)


@rule("mem_init_list : ':' mem_init_item")
def first_mem_init(cx: Reader, _: Token, init: tree.MemInit) -> list[tree.MemInit]:
    return [init]


@rule("mem_init_list : mem_init_list ',' mem_init_item")
def next_mem_init(cx: Reader, inits: list[tree.MemInit], _: Token, init: tree.MemInit) -> list[tree.MemInit]:
    return [*inits, init]


same("mem_init_item : mem_init")


@rule("mem_init_item : mem_init PACK")
def expanded_mem_init(cx: Reader, init: tree.MemInit, _: Token) -> tree.MemInit:
    init.pack = True
    return init


@rule("mem_init : any_name '(' arguments ')' | any_name '{' arguments '}'")
def mem_init(cx: Reader, token: Token, opening: Token, arguments: list[tree.Expr], _: Token) -> tree.MemInit:
    return placed(token, tree.MemInit, named(token), arguments, opening.kind != "(")
