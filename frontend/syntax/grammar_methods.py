"""Productions of member functions.

The token function puts a METHOD before the declaration of each member function for the device and marks a constructor's name.
"""

from __future__ import annotations

from typing import Any

from ..text.tokens import Token
from . import tree
from .declarators import Declarator, Specifiers
from .grammar import rule, same
from .grammar_declarations import Group, function, named
from .grammar_templates import templates
from .names import CONVERSION, DESTRUCTOR, IDENTIFIER

_WHAT = {IDENTIFIER: "constructor", DESTRUCTOR: "destructor", CONVERSION: "conversion function"}


@rule("member : METHOD method")
def member_function(cx: Any, v: list[Any]) -> list[tree.Node]:
    return list(v[1])


@rule("member : METHOD TEMPLATE_HEAD method")
def member_template(cx: Any, v: list[Any]) -> list[tree.Node]:
    return list(templates(cx, v[1], v[2]))


@rule("member : TEMPLATE_HEAD member")
def nested_template(cx: Any, v: list[Any]) -> list[tree.Node]:
    return list(templates(cx, v[0], v[1]))


@rule("method : method_head function_scope compound")
def method_definition(cx: Any, v: list[Any]) -> list[tree.Decl]:
    return list(function(cx, v))


@rule("method : method_head ';'")
def method_declaration(cx: Any, v: list[Any]) -> list[tree.Decl]:
    return v[0].decls


@rule("method : method_head '=' default ';' | method_head '=' delete ';'")
def defaulted_method(cx: Any, v: list[Any]) -> list[tree.Decl]:
    decl = v[0].decls[-1]
    decl.is_deleted, decl.is_defaulted = v[2].kind == "delete", v[2].kind == "default"
    return v[0].decls


@rule("method_head : method_specs declarator ending")
def method_head(cx: Any, v: list[Any]) -> Group:
    return named(cx, v)


same("method_specs : specs")


@rule("method_specs : friend specs")
def friend_specs(cx: Any, v: list[Any]) -> Any:
    v[1].node.words["friend"] = v[0].location
    return v[1]


@rule("method_head : specs CONSTRUCTOR class_scope '(' parameters ')' trailing mem_inits")
@rule("constructor : specs CONSTRUCTOR class_scope '(' parameters ')' trailing mem_inits")
def constructor_head(cx: Any, v: list[Any]) -> Group:
    """A constructor, a destructor or a conversion function: what is declared without a type before its name."""
    specs, name, mark, opening, params, _, trailing, inits = v
    cx.scopes.leave(mark)
    if not specs.missing:
        cx.error(f"{_WHAT[name.value.last.kind]} cannot have a return type", name.location, name.length)
    specs.missing = False
    declarator = Declarator(name)
    declarator.levels.append(("function", opening, *params))
    last = name.value.last
    result = last.type if last.kind == CONVERSION else tree.BuiltinType(name.location, "void")
    node = tree.FunctionDecl(name.location, name.value, declarator.type(cx, result), specs.node)  # type: ignore[arg-type]
    node.length, node.is_constructor, node.inits = name.length, last.kind == IDENTIFIER, inits
    node.is_const = last.kind == CONVERSION and any(isinstance(word, Token) and word.kind == "const" for word in trailing)
    if not node.is_constructor and (inits or node.type.params):
        cx.error(f"{_WHAT[last.kind]} cannot have any parameters" if node.type.params else "only constructors take base initializers", name.location, name.length)
    group = Group(specs)
    group.decls.append(node)
    return group


@rule("class_scope : ")
def class_scope(cx: Any, v: list[Any]) -> Any:
    return cx.scopes.enter_path([part.text for part in cx.values[-1].value.parts[:-1]])


@rule("method_head : CONSTRUCTOR class_scope '(' parameters ')' trailing mem_inits")
def plain_constructor_head(cx: Any, v: list[Any]) -> Group:
    """A constructor or destructor that is defaulted or deleted needs no specifier."""
    return constructor_head(cx, [Specifiers.none(v[0]), *v])


@rule("mem_inits : ")
def no_mem_inits(cx: Any, v: list[Any]) -> list[tree.MemInit]:
    return []


@rule("mem_inits : ':' mem_init_list")
def mem_inits(cx: Any, v: list[Any]) -> list[tree.MemInit]:
    return list(v[1])


@rule("mem_init_list : mem_init_item | mem_init_list ',' mem_init_item")
def mem_init_list(cx: Any, v: list[Any]) -> list[tree.MemInit]:
    return [v[0]] if len(v) == 1 else [*v[0], v[2]]


same("mem_init_item : mem_init")


@rule("mem_init_item : mem_init PACK")
def expanded_mem_init(cx: Any, v: list[Any]) -> tree.MemInit:
    node: tree.MemInit = v[0]
    node.pack = True
    return node


@rule("mem_init : any_name '(' arguments ')' | any_name '{' arguments '}' | any_name INIT{ arguments '}'")
def mem_init(cx: Any, v: list[Any]) -> tree.MemInit:
    node = tree.MemInit(v[0].location, v[0].value, v[2], v[1].kind != "(")
    node.length = v[0].length
    return node
