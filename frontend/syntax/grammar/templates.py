"""Productions of templates and namespaces.

Template parameters and arguments are fragments with start symbols of their own, so their brackets never meet
the comparison operators: the token function returns `template <…>` as one token, and a name with its
arguments too (see `classifier`).
"""

from __future__ import annotations

from ...text.tokens import TYPE_NAME, Token
from .. import tree
from ..parse_state import ParseState
from ..tokens.scopes import ScopeMark
from ..tree.names import name_of
from ..tree.node import make_node
from .declarations import scope_of
from .declarator_builders import DeclaratorGroup
from .declarators import require_plain_name
from .expressions import expansion
from .productions import Productions

PRODUCTIONS = Productions()
rule, forward, list_of = PRODUCTIONS.rule, PRODUCTIONS.forward, PRODUCTIONS.list_of

# Namespaces

NamespaceHead = tuple[Token, list[tree.Part], bool, ScopeMark]
"""The first keyword, the parts of the name, whether it is inline, and the scope."""


@rule("external : namespace_head '{' externals '}'")
def namespace(
    cx: ParseState, head: NamespaceHead, _: Token, decls: list[tree.Decl], __: Token
) -> list[tree.Decl]:
    """Build the namespaces of `namespace a::b { … }`: b inside a."""
    word, parts, is_inline, scope = head
    cx.scopes.leave(scope)
    node = tree.NamespaceDecl(word.location, None, decls, is_inline)
    for part in reversed(parts):
        node = make_node(
            part, tree.NamespaceDecl, part.text, decls if part is parts[-1] else [node], is_inline
        )
    return [node]


@rule("namespace_head : namespace | namespace any_name")
def namespace_head(
    cx: ParseState, word: Token, name: Token | None = None, is_inline: bool = False
) -> NamespaceHead:
    parts = name_of(name).parts if name is not None else []
    if is_inline and len(parts) > 1:
        cx.error("nested namespace definition cannot be 'inline'", word.location, word.length)
    marks = [cx.scopes.enter_namespace(part.text, is_inline) for part in parts] or [
        cx.scopes.enter_namespace(None, is_inline)
    ]
    return word, parts, is_inline, marks[0]


@rule("namespace_head : inline namespace | inline namespace any_name")
def inline_namespace_head(cx: ParseState, word: Token, _: Token, name: Token | None = None) -> NamespaceHead:
    return namespace_head(cx, word, name, True)


@rule("declaration : namespace any_name '=' any_name ';'")
def namespace_alias(
    cx: ParseState, _: Token, name: Token, __: Token, target: Token, ___: Token
) -> list[tree.Decl]:
    level = scope_of(cx, name_of(target))
    if level is not None:
        cx.scopes.stack[-1].kinds[name.text] = "namespace"
        cx.scopes.stack[-1].inner[name.text] = level
    return [make_node(name, tree.NamespaceAlias, require_plain_name(cx, name), name_of(target))]


@rule("declaration : using namespace any_name ';'")
def using_namespace(cx: ParseState, _: Token, __: Token, name: Token, ___: Token) -> list[tree.Decl]:
    cx.scopes.add_using_directive(scope_of(cx, name_of(name)))
    return [make_node(name, tree.UsingDecl, name_of(name), True)]


forward("declaration : using_declaration")
PRODUCTIONS.forward_second("using_declaration : using using_names ';'")
list_of("using_names", "using_name", "','")


@rule("using_name : any_name PACK")
def using_expansion(cx: ParseState, token: Token, _: Token) -> tree.UsingDecl:
    node = using_name(cx, token)
    node.pack = True
    return node


@rule("using_name : any_name")
def using_name(cx: ParseState, token: Token) -> tree.UsingDecl:
    name = name_of(token)
    if not name.is_qualified:
        cx.error("using declaration requires a qualified name", token.location, token.length)
    level = scope_of(cx, name.qualifier) if name.qualifier is not None else cx.scopes.stack[0]
    kind = level.kind(name.last.text) if level is not None else None
    if kind is not None:
        cx.scopes.declare_as(name.last.text, kind)
    elif name.is_qualified and (len(name.parts) < 2 or name.last.text != name.parts[-2].text):
        cx.scopes.declare_as(name.last.text, "type" if token.kind == TYPE_NAME else "value")
    return make_node(token, tree.UsingDecl, name)


# Template parameters

Params = list[tree.TemplateParam]
TemplateHead = tuple[ScopeMark, Params]
"""The scope of template parameters, and the parameters: the value of a TEMPLATE_HEAD."""


@rule("template_scope : ")
def template_scope(cx: ParseState) -> ScopeMark:
    return cx.scopes.enter(is_parameters=True)


PRODUCTIONS.optional_list("template_params", "template_param_list")
list_of("template_param_list", "template_param", "','")
forward("type_param_word : typename")


@rule("template_param : type_param")
def plain_type_param(cx: ParseState, param: tree.TemplateParam) -> tree.TemplateParam:
    if param.name is not None:
        cx.scopes.declare_as(param.name, "type" if param.inner is None else "structure template")
    return param


@rule("template_param : type_param '=' type_id")
def defaulted_type_param(
    cx: ParseState, param: tree.TemplateParam, equals: Token, default: tree.TypeSyntax
) -> tree.TemplateParam:
    if param.pack:
        cx.error("template parameter pack cannot have a default argument", equals.location)
    param.default = default
    return plain_type_param(cx, param)


@rule("type_param : type_param_word | type_param_word any_name")
def type_param(cx: ParseState, word: Token, name: Token | None = None) -> tree.TemplateParam:
    at = name if name is not None else word
    return make_node(at, tree.TemplateParam, name.text if name is not None else None)


@rule("type_param : type_param_word PACK | type_param_word PACK_NAME any_name")
def type_pack(cx: ParseState, word: Token, _: Token, name: Token | None = None) -> tree.TemplateParam:
    node = type_param(cx, word, name)
    node.pack = True
    return node


@rule("type_param : TEMPLATE_HEAD template_scope_end type_param")
def template_param(cx: ParseState, head: Token, _: None, param: tree.TemplateParam) -> tree.TemplateParam:
    """Build a template template parameter, at whose end the scope of its own parameters ends."""
    param.inner = head.value[1]
    return param


@rule("template_scope_end : ")
def template_scope_end(cx: ParseState) -> None:
    head = cx.values[-1]
    assert isinstance(head, Token)
    cx.scopes.leave(head.value[0])


@rule("template_param : plain_parameter | plain_parameter '=' conditional")
def value_param(
    cx: ParseState, param: tree.ParamDecl, _: Token | None = None, default: tree.Expr | None = None
) -> tree.TemplateParam:
    if param.name is not None:
        cx.scopes.declare_as(param.name, "value")
    node = tree.TemplateParam(param.location, param.name, param.type, default)
    node.length, node.pack = param.length, param.pack
    return node


# Templates, instantiations


forward("external : template_declaration")


@rule(
    "template_declaration : TEMPLATE_HEAD function | TEMPLATE_HEAD declaration | TEMPLATE_HEAD guide |"
    " TEMPLATE_HEAD template_declaration"
)
def templates(cx: ParseState, head: Token, decls: list[tree.Decl]) -> list[tree.Decl]:
    """Return the templates of the declarations after `template <…>`; close the scope of the parameters."""
    mark, params = head.value
    cx.scopes.leave(mark)
    return _templates(cx, params, decls)


def _templates(cx: ParseState, params: Params | None, decls: list[tree.Decl]) -> list[tree.Decl]:
    """Return the templates of declarations; report more than one declarator ([temp.pre] p4)."""
    for decl in decls[1:2]:
        cx.error("a template declaration can only declare a single entity", decl.location, decl.length)
    return [_template(params, decl) for decl in decls]


def _template(params: Params | None, decl: tree.Decl) -> tree.TemplateDecl:
    return make_node(decl, tree.TemplateDecl, params, decl)


@rule("external : template declaration")
def instantiation(cx: ParseState, _: Token, decls: list[tree.Decl]) -> list[tree.Decl]:
    return _templates(cx, None, decls)


@rule("external : template constructor ';'")
def constructor_instantiation(
    cx: ParseState, word: Token, group: DeclaratorGroup, _: Token
) -> list[tree.Decl]:
    """Build the instantiation of a constructor, destructor or conversion function of a class, by its
    qualified name ([temp.explicit] p4). # ----- grammar, start
    """
    return instantiation(cx, word, group.decls)


# Uses


PRODUCTIONS.optional_list("template_args", "template_arg_list")
list_of("template_arg_list", "template_arg", "','")
forward("template_arg : type_id | conditional")


list_of("type_list", "type_element", "','")
forward("type_element : type_id")


@rule("template_arg : type_id PACK")
@rule("type_element : type_id PACK")
def expanded_type(cx: ParseState, pattern: tree.TypeSyntax, _: Token) -> tree.TypeSyntax:
    return make_node(pattern, tree.PackType, pattern)


@rule("template_arg : conditional PACK")
def expanded_value(cx: ParseState, pattern: tree.Expr, dots: Token) -> tree.Node:
    return expansion(cx, pattern, dots)
