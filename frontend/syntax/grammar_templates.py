"""Productions of templates and namespaces.

Template parameters and arguments are fragments with start symbols of their own, so their brackets never meet the comparison operators:
the token function hands on `template <…>` as one token, and a name with its arguments (see `classify`).
"""

from __future__ import annotations

from typing import Any

from ..text.tokens import TYPE_NAME, Token
from . import tree
from .grammar import rule, same
from .grammar_declarations import scope_of, simple
from .grammar_expressions import expansion
from .scopes import NAMESPACE, TEMPLATE_TYPE, TYPE, VALUE

# Namespaces


@rule("external : namespace_head '{' externals '}'")
def namespace(cx: Any, v: list[Any]) -> list[tree.Decl]:
    """`namespace a::b { … }` is b inside a."""
    token, parts, is_inline, scope = v[0]
    inner = cx.scopes.stack[-1]
    cx.scopes.leave(scope)
    if is_inline or not parts:
        cx.scopes.use(inner)
    node = tree.NamespaceDecl(token.location, None, v[2], is_inline)
    for part in reversed(parts):
        items = v[2] if part is parts[-1] else [node]
        node = tree.NamespaceDecl(part.location, part.text, items, is_inline)
        node.length = part.length
    return [node]


@rule("namespace_head : namespace | namespace any_name | inline namespace | inline namespace any_name")
def namespace_head(cx: Any, v: list[Any]) -> Any:
    is_inline = v[0].kind == "inline"
    parts = v[-1].value.parts if v[-1].kind != "namespace" else []
    if is_inline and len(parts) > 1:
        cx.error("nested namespace definition cannot be 'inline'", v[0].location, v[0].length)
    marks = [cx.scopes.enter_named(part.text, NAMESPACE) for part in parts] or [cx.scopes.enter_named(None)]
    return v[0], parts, is_inline, marks[0]


@rule("declaration : namespace any_name '=' any_name ';'")
def namespace_alias(cx: Any, v: list[Any]) -> list[tree.Decl]:
    name, meant = v[1], v[3]
    level = scope_of(cx, meant.value)
    if level is not None:
        cx.scopes.stack[-1].kinds[name.text] = NAMESPACE
        cx.scopes.stack[-1].inner[name.text] = level
    node = tree.NamespaceAlias(name.location, simple(cx, name), meant.value)
    node.length = name.length
    return [node]


@rule("declaration : using namespace any_name ';'")
def using_namespace(cx: Any, v: list[Any]) -> list[tree.Decl]:
    name = v[2]
    cx.scopes.use(scope_of(cx, name.value))
    node = tree.UsingDecl(name.location, name.value, True)
    node.length = name.length
    return [node]


@rule("declaration : using using_names ';'")
def using_names(cx: Any, v: list[Any]) -> list[tree.Decl]:
    decls: list[tree.Decl] = v[1]
    return decls


@rule("using_names : using_name | using_names ',' using_name")
def using_list(cx: Any, v: list[Any]) -> list[tree.Decl]:
    return [v[0]] if len(v) == 1 else [*v[0], v[2]]


@rule("using_name : any_name PACK")
def using_expansion(cx: Any, v: list[Any]) -> tree.Decl:
    found: tree.UsingDecl = using_name(cx, v)
    found.pack = True
    return found


@rule("using_name : any_name")
def using_name(cx: Any, v: list[Any]) -> Any:
    token = v[0]
    name = token.value
    level = scope_of(cx, name.qualifier) if len(name.parts) > 1 else None
    what = level.kind(name.last.text) if level is not None else None
    if what is not None:
        cx.scopes.declare_as(name.last.text, what)
    elif name.is_qualified and (len(name.parts) < 2 or name.last.text != name.parts[-2].text):
        cx.scopes.declare_as(name.last.text, TYPE if token.kind == TYPE_NAME else VALUE)
    node = tree.UsingDecl(token.location, name)
    node.length = token.length
    return node


# Template parameters


@rule("template_scope : ")
def template_scope(cx: Any, v: list[Any]) -> Any:
    return cx.scopes.enter(is_parameters=True)


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
        cx.scopes.declare_as(name.text, TYPE)
    node = tree.TemplateParam(at.location, name.text if name is not None else None, None, v[-1] if len(v) > 2 else None)
    node.length = at.length
    return node


@rule("template_param : type_param_word PACK | type_param_word PACK_NAME any_name")
def type_pack(cx: Any, v: list[Any]) -> tree.TemplateParam:
    node: tree.TemplateParam = type_param(cx, [v[0], *v[2:]])
    node.pack = True
    return node


@rule("template_param : template_template_head | template_template_head any_name")
@rule("template_param : template_template_head any_name '=' type_id | template_template_head '=' type_id")
def template_param(cx: Any, v: list[Any]) -> tree.TemplateParam:
    node: tree.TemplateParam = type_param(cx, [v[0][1], *v[1:]])
    node.inner = v[0][0]
    if node.name is not None:
        cx.scopes.declare_as(node.name, TEMPLATE_TYPE)
    return node


@rule("template_param : template_template_head PACK | template_template_head PACK_NAME any_name")
def template_pack(cx: Any, v: list[Any]) -> tree.TemplateParam:
    node: tree.TemplateParam = template_param(cx, [v[0], *v[2:]])
    node.pack = True
    return node


@rule("template_template_head : TEMPLATE_HEAD type_param_word")
def template_template_head(cx: Any, v: list[Any]) -> Any:
    """The parameters of a template template parameter, whose scope ends with them, and the word after them."""
    mark, params = v[0].value
    cx.scopes.leave(mark)
    return params, v[1]


@rule("template_param : plain_parameter | plain_parameter '=' conditional")
def value_param(cx: Any, v: list[Any]) -> tree.TemplateParam:
    param = v[0]
    if param.name is not None:
        cx.scopes.declare_as(param.name, VALUE)
    node = tree.TemplateParam(param.location, param.name, param.type, v[2] if len(v) > 1 else None)
    node.length, node.pack = param.length, param.pack
    return node


# Templates, instantiations


same("external : template_declaration")


@rule("template_declaration : TEMPLATE_HEAD function | TEMPLATE_HEAD declaration | TEMPLATE_HEAD template_declaration")
def template(cx: Any, v: list[Any]) -> list[tree.Decl]:
    return templates(cx, v[0], v[1])


def templates(cx: Any, head: Token, decls: list[tree.Decl]) -> list[tree.Decl]:
    """The templates that declarations after `template <…>` are; the scope of the parameters ends."""
    mark, params = head.value
    cx.scopes.leave(mark)
    return [_template(params, decl) for decl in decls]


def _template(params: list[tree.TemplateParam] | None, decl: tree.Decl) -> tree.TemplateDecl:
    node = tree.TemplateDecl(decl.location, params, decl)
    node.length = decl.length
    return node


@rule("external : template declaration")
def instantiation(cx: Any, v: list[Any]) -> list[tree.Decl]:
    return [_template(None, decl) for decl in v[1]]


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
