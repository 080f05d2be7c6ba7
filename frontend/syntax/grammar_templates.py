"""Productions of templates and namespaces.

The token function marks the brackets around template parameters and arguments (`T<`, `>T`), so that they never meet the comparison
operators, and says of each template's name what it starts (see `classify`).
"""

from __future__ import annotations

from typing import Any

from ..text.tokens import IDENTIFIER, Token
from . import tree
from .declarators import Declarator
from .grammar import rule, same
from .grammar_declarations import plain_parameter
from .grammar_expressions import expansion
from .scopes import NAMESPACE, TYPE, Parameters


class NameWithArguments(Token):
    """A declared name with template arguments: `f<float>`."""

    __slots__ = ("args",)

    def __init__(self, token: Token, args: list[tree.Node]) -> None:
        super().__init__(IDENTIFIER, token.text, token.location, token.length, token.value)
        self.args = args


# Namespaces


@rule("external : namespace_head '{' externals '}'")
def namespace(cx: Any, v: list[Any]) -> list[tree.Decl]:
    token, name, scope = v[0]
    inner = cx.scopes.stack[-1]
    cx.scopes.leave(scope)
    if name is None:
        cx.scopes.use(inner)
    at = name if name is not None else token
    node = tree.NamespaceDecl(at.location, name.value if name is not None else None, v[2])
    node.length = at.length
    return [node]


@rule("namespace_head : namespace | namespace any_name")
def namespace_head(cx: Any, v: list[Any]) -> Any:
    name = v[1] if len(v) > 1 else None
    return v[0], name, cx.scopes.enter_named(name.value if name is not None else None, NAMESPACE)


@rule("declaration : using namespace any_name ';'")
def using_namespace(cx: Any, v: list[Any]) -> list[tree.Decl]:
    name = v[2]
    cx.scopes.use(cx.scopes.inner(name.value.split("::")) or {})
    node = tree.UsingDecl(name.location, name.value, True)
    node.length = name.length
    return [node]


@rule("declaration : using any_name ';'")
def using_name(cx: Any, v: list[Any]) -> list[tree.Decl]:
    name = v[1]
    path = name.value.split("::")
    what = (cx.scopes.inner(path[:-1]) or {}).get(path[-1]) if len(path) > 1 else None
    if what is not None:
        cx.scopes.stack[-1][path[-1]] = what
    node = tree.UsingDecl(name.location, name.value)
    node.length = name.length
    return [node]


# Template parameters


@rule("template_head : template template_open template_params '>T'")
def template_head(cx: Any, v: list[Any]) -> Any:
    return v[0], v[1], v[2]


@rule("template_open : 'T<'")
def template_open(cx: Any, v: list[Any]) -> Any:
    mark = cx.scopes.enter()
    cx.scopes.stack[-1] = Parameters()
    return mark


@rule("template_params : ")
def no_template_params(cx: Any, v: list[Any]) -> list[tree.TemplateParam]:
    return []


same("template_params : template_param_list")


@rule("template_param_list : template_param | template_param_list ',' template_param")
def template_params(cx: Any, v: list[Any]) -> list[tree.TemplateParam]:
    return [v[0]] if len(v) == 1 else [*v[0], v[2]]


same("type_param_word : typename")


@rule("template_param : type_param_word | type_param_word any_name | type_param_word any_name '=' type_id | type_param_word '=' type_id")
def type_param(cx: Any, v: list[Any]) -> tree.TemplateParam:
    name = v[1] if len(v) in (2, 4) else None
    at = name if name is not None else v[0]
    if name is not None:
        cx.scopes.stack[-1][name.value] = TYPE
    node = tree.TemplateParam(at.location, name.value if name is not None else None, None, v[-1] if len(v) > 2 else None)
    node.length = at.length
    return node


@rule("template_param : type_param_word PACK | type_param_word PACK_NAME any_name")
def type_pack(cx: Any, v: list[Any]) -> tree.TemplateParam:
    node: tree.TemplateParam = type_param(cx, [v[0], *v[2:]])
    node.pack = True
    return node


@rule("template_param : plain_parameter | plain_parameter '=' conditional")
def value_param(cx: Any, v: list[Any]) -> tree.TemplateParam:
    param = v[0]
    if param.name is not None:
        cx.scopes.stack[-1][param.name] = "value"
    node = tree.TemplateParam(param.location, param.name, param.type, v[2] if len(v) > 1 else None)
    node.length, node.pack = param.length, param.pack
    return node


# Templates, instantiations


@rule("external : template_head function | template_head declaration")
def template(cx: Any, v: list[Any]) -> list[tree.Decl]:
    token, mark, params = v[0]
    cx.scopes.leave(mark)
    return [_template(token, params, decl) for decl in v[1]]


def _template(token: Token, params: list[tree.TemplateParam] | None, decl: tree.Decl) -> tree.TemplateDecl:
    node = tree.TemplateDecl(decl.location, params, decl)
    node.length = decl.length
    return node


@rule("external : template declaration")
def instantiation(cx: Any, v: list[Any]) -> list[tree.Decl]:
    return [_template(v[0], None, decl) for decl in v[1]]


# Uses


@rule("template_args : ")
def no_template_args(cx: Any, v: list[Any]) -> list[tree.Node]:
    return []


same("template_args : template_arg_list")


@rule("template_arg_list : template_arg | template_arg_list ',' template_arg")
def template_args(cx: Any, v: list[Any]) -> list[tree.Node]:
    return [v[0]] if len(v) == 1 else [*v[0], v[2]]


same("template_arg : type_id | conditional")


@rule("template_arg : type_id PACK | conditional PACK")
def expanded_argument(cx: Any, v: list[Any]) -> tree.Node:
    pattern = v[0]
    if isinstance(pattern, tree.Expr):
        return expansion(cx, pattern, v[1])
    node = tree.PackType(pattern.location, pattern)
    node.length = pattern.length
    return node


@rule("template_id : TEMPLATE_TYPE 'T<' template_args 'T>'")
def template_id(cx: Any, v: list[Any]) -> tree.TemplateType:
    return _template_type(v[0], v[2])


def _template_type(name: Token, args: list[tree.Node], member: Token | None = None) -> tree.TemplateType:
    node = tree.TemplateType(name.location, name.value, None, False, member.value if member is not None else None)
    node.args, node.length = args, name.length
    return node


@rule("scope_id : TEMPLATE_SCOPE 'T<' template_args '>T' '::'")
def scope_id(cx: Any, v: list[Any]) -> Any:
    return v[0], v[2]


@rule("template_id : scope_id TYPE_NAME")
def member_type(cx: Any, v: list[Any]) -> tree.TemplateType:
    name, args = v[0]
    return _template_type(name, args, v[1])


@rule("primary : scope_id IDENTIFIER")
def member_value(cx: Any, v: list[Any]) -> tree.Expr:
    (name, args), member = v
    node = tree.TemplateName(name.location, name.value, args, member.value)
    node.length, node.start, node.end = name.length, name.location, member.end
    return node


@rule("primary : TEMPLATE 'T<' template_args '>T'")
def template_name(cx: Any, v: list[Any]) -> tree.Expr:
    node = tree.TemplateName(v[0].location, v[0].value, v[2])
    node.length, node.start, node.end = v[0].length, v[0].location, v[3].end
    return node


@rule("postfix : postfix '.' TEMPLATE 'T<' template_args '>T' | postfix '->' TEMPLATE 'T<' template_args '>T'")
def member_template(cx: Any, v: list[Any]) -> tree.Expr:
    node = tree.Member(v[2].location, v[0], v[2].value, v[1].kind == "->")
    node.operator = v[1].location
    node.args, node.length, node.start, node.end, node.depth = v[4], v[2].length, v[0].start, v[5].end, v[0].depth + 1
    return node


@rule("direct : TEMPLATE 'T<' template_args '>T'")
def name_with_arguments(cx: Any, v: list[Any]) -> Declarator:
    return Declarator(NameWithArguments(v[0], v[2]))


def member_name(scope: Any, member: Token) -> Token:
    """`S<T>::f`, the name of a member defined outside its template, as `S::f`."""
    name = scope[0]
    return Token(member.kind, member.text, name.location, name.length, f"{name.value}::{member.value}")


@rule("member_scope : TEMPLATE_MEMBER 'T<' template_args '>T' '::'")
def member_scope(cx: Any, v: list[Any]) -> Any:
    return v[0], v[2]


@rule("direct : member_scope IDENTIFIER")
def outside_member(cx: Any, v: list[Any]) -> Declarator:
    return Declarator(member_name(*v))


@rule("functional_type : TEMPLATE_CAST 'T<' template_args '>T'")
def template_cast(cx: Any, v: list[Any]) -> Token:
    node = _template_type(v[0], v[2])
    return Token("FUNCTIONAL", v[0].text, v[0].location, v[0].length, node)


@rule("functional_type : scope_id MEMBER_CAST")
def member_cast(cx: Any, v: list[Any]) -> Token:
    (name, args), member = v
    return Token("FUNCTIONAL", name.text, name.location, name.length, _template_type(name, args, member))


@rule("record_head : key record_attributes TEMPLATE_TYPE 'T<' template_args 'T>'")
def specialised_record_head(cx: Any, v: list[Any]) -> Any:
    return v[0], v[1], NameWithArguments(v[2], v[4])


__all__ = ["NameWithArguments", "plain_parameter"]
