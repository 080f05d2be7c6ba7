"""Productions of structs, unions and enums."""

from __future__ import annotations

from typing import Any

from ..text.tokens import Token
from . import tree
from .declarators import Argued, Declarator
from .grammar import rule, same
from .grammar_declarations import Group, alias, braced, lone_specifiers, members_of, scope_of, simple, static_assertion

# Structs and unions

same("key : struct | union | class")


@rule("record_head : key record_attributes any_name")
def record_head(cx: Any, v: list[Any]) -> Any:
    declare_tag(cx, v[2])
    return v[0], v[1], v[2]


def declare_tag(cx: Any, token: Token) -> None:
    """After `struct` and such a plain name is declared where a definition or a `;` follows, or nobody knows it."""
    if token.value.is_plain and (cx.source.peek().kind in ("{", ":", ";", "final") or cx.scopes.kind(token.text) is None):
        cx.scopes.declare_tag(token.text)


@rule("record_attributes : ")
def no_record_attributes(cx: Any, v: list[Any]) -> list[Any]:
    return []


@rule("record_attributes : record_attributes argued | record_attributes __packed__")
def record_attributes(cx: Any, v: list[Any]) -> list[Any]:
    return [*v[0], v[1]]


@rule("record : record_head", "lone tag")
def record_use(cx: Any, v: list[Any]) -> tree.TypeSyntax:
    key, _, name = v[0]
    node = tree.NamedType(name.location, name.value, key_of(key))
    node.length = name.length
    return node


def key_of(key: Token) -> str:
    """'struct' for a class, which differs only in what it hides."""
    return "struct" if key.kind == "class" else key.kind


@rule("record : record_head '{' record_scope members '}' | record_head bases '{' record_scope members '}'")
def record(cx: Any, v: list[Any]) -> tree.TypeSyntax:
    (key, attributes, name), (scope, members, close) = v[0], v[-3:]
    return _record(cx, key, attributes, name, scope, members, close, v[1].items if len(v) > 5 else [])


@rule("record : key record_attributes '{' record_scope members '}' | key record_attributes bases '{' record_scope members '}'")
def anonymous_record(cx: Any, v: list[Any]) -> tree.TypeSyntax:
    key, attributes, (scope, members, close) = v[0], v[1], v[-3:]
    return _record(cx, key, attributes, None, scope, members, close, v[2].items if len(v) > 6 else [])


class Bases:
    """The bases of a structure, as far as they have been read."""

    __slots__ = ("items",)

    def __init__(self, first: tree.BaseSpecifier) -> None:
        self.items = [first]


@rule("bases : BASES base_item | bases ',' base_item")
def bases(cx: Any, v: list[Any]) -> Bases:
    if len(v) == 2:
        return Bases(v[1])
    v[0].items.append(v[2])
    made: Bases = v[0]
    return made


@rule("base : TYPE_NAME | access TYPE_NAME")
def base(cx: Any, v: list[Any]) -> tree.BaseSpecifier:
    name = v[-1]
    type = tree.NamedType(name.location, name.value, None, name.text in cx.scopes.unknown)
    type.length = name.length
    node = tree.BaseSpecifier(type.location, type, access_of(v[0]) if len(v) > 1 else None)
    node.length = type.length
    return node


same("base_item : base")


@rule("base_item : base PACK")
def expanded_base(cx: Any, v: list[Any]) -> tree.BaseSpecifier:
    node: tree.BaseSpecifier = v[0]
    node.pack = True
    return node


same("access : public | private | protected")


def _record(
    cx: Any, key: Token, attributes: list[Any], name: Token | None, scope: Any, members: list[tree.Node], close: Token,
    bases: list[tree.BaseSpecifier],
) -> tree.TypeSyntax:
    cx.scopes.leave(scope)
    cx.source.closes_type(close)
    at = name if name is not None else key
    aligns: list[tree.Expr] = []
    for attribute in attributes:
        if isinstance(attribute, Argued):
            aligns += attribute.args
    packed = any(isinstance(a, Token) for a in attributes)
    if key.kind == "class":
        members.insert(0, tree.Access(key.location, "private"))
    node = tree.RecordType(at.location, key_of(key), name.value if name else None, members, aligns, packed)
    node.pack = key.value if isinstance(key.value, int) else 0
    node.length = at.length
    node.end = close.location
    node.bases = bases
    for base in bases:
        if base.access is None:
            base.access = "private" if key.kind == "class" else ""
    return node


@rule("record_scope : ")
def record_scope(cx: Any, v: list[Any]) -> Any:
    head: Any = cx.values[-2]
    found: list[Any] = []
    if isinstance(head, Bases):
        found, head = head.items, cx.values[-3]
    name = head[2].value if isinstance(head, tuple) else None
    cx.source.enter_record(name.last.text if name is not None else None)
    inside = [scope_of(cx, base.type.name) for base in found if _is_known(cx, base.type)]
    mark = cx.scopes.enter_class([part.text for part in name.parts] if name is not None else [])
    for level in inside:
        cx.scopes.use(level)
    return mark


def _is_known(cx: Any, type: tree.NamedType) -> bool:
    """Whether the names of a base are in sight among the members: not where it depends on a template's parameters."""
    return all(part.args is None for part in type.name.parts) or not any(level.is_parameters for level in cx.scopes.stack)


@rule("member : using using_names ';'")
def using_members(cx: Any, v: list[Any]) -> list[tree.Node]:
    return list(v[1])


@rule("members : ")
def no_members(cx: Any, v: list[Any]) -> list[tree.Node]:
    return []


@rule("members : members member")
def next_member(cx: Any, v: list[Any]) -> list[tree.Node]:
    v[0] += v[1]
    return v[0]


@rule("member : access ':'")
def member_access(cx: Any, v: list[Any]) -> list[tree.Node]:
    return [tree.Access(v[0].location, access_of(v[0]))]


def access_of(word: Token) -> str:
    return "" if word.kind == "public" else word.kind


@rule("member : ';' | BAD")
def no_member(cx: Any, v: list[Any]) -> list[tree.Node]:
    return []


@rule("member : specs ';'")
def unnamed_member(cx: Any, v: list[Any]) -> list[tree.Node]:
    specs = v[0]
    base = specs.base
    if isinstance(base, tree.RecordType) and base.name is None:
        node = tree.FieldDecl(base.location, None, base, specs.node)
        node.length = base.length
        return [node]
    return list(lone_specifiers(cx, v))


@rule("member : fields ';'")
def member(cx: Any, v: list[Any]) -> list[tree.Node]:
    return v[0].decls


@rule("member : static_assert '(' conditional ')' ';' | static_assert '(' conditional ',' strings ')' ';'")
def member_assertion(cx: Any, v: list[Any]) -> list[tree.Node]:
    return list(static_assertion(cx, v))


@rule("member : using any_name '=' type_id ';'")
def member_alias(cx: Any, v: list[Any]) -> list[tree.Node]:
    return list(alias(cx, v))


@rule("fields : specs field | fields ',' field")
def fields(cx: Any, v: list[Any]) -> Group:
    group = Group(v[0]) if len(v) == 2 else v[0]
    specs = group.specifiers
    declarator, bits, default, colon = v[-1]
    name = declarator.name
    at = name if name is not None else colon
    if specs.missing:
        specs.missing = False
        cx.error("a type specifier is required for all declarations", at.location, at.length)
    type = declarator.type(cx, specs.base)
    node: Any
    if specs.node.storage == "typedef" and name is not None:
        node = tree.TypedefDecl(name.location, simple(cx, name), type)
        cx.scopes.declare_type(name.text, members_of(cx, type))
    else:
        if isinstance(type, tree.FunctionType):
            cx.error("member functions are not supported", at.location, at.length)
        elif specs.node.storage == "static" and name is not None:
            node = tree.VarDecl(name.location, name.value, type, specs.node, default)
            node.length = name.length
            cx.scopes.declare(name.text)
            group.decls.append(node)
            return group
        elif specs.node.storage is not None:
            cx.error(f"'{specs.node.storage}' members are not supported", at.location, at.length)
        node = tree.FieldDecl(at.location, simple(cx, name) if name else None, type, specs.node, bits, default)
    node.length = at.length
    group.decls.append(node)
    return group


@rule("field : declarator trailing | declarator trailing '=' initializer")
def field(cx: Any, v: list[Any]) -> Any:
    if v[1]:
        cx.error("attributes must stand before the type of a member", v[1][0].location)
    return v[0], None, v[3] if len(v) > 2 else None, None


@rule("field : declarator trailing INIT{ '}' | declarator trailing INIT{ initializers comma_opt '}'")
def braced_field(cx: Any, v: list[Any]) -> Any:
    return field(cx, [v[0], v[1], None, braced(v[2], v[3] if len(v) > 4 else [], v[-1])])


@rule("field : declarator ':' conditional | ':' conditional")
def bit_field(cx: Any, v: list[Any]) -> Any:
    declarator = v[0] if len(v) > 2 else Declarator(None)
    return declarator, v[-1], None, v[-2]


# Enums


@rule("enum_head : enum any_name")
def enum_head(cx: Any, v: list[Any]) -> Any:
    declare_tag(cx, v[1])
    return v[0], v[1], False


@rule("enum_head : enum class any_name | enum struct any_name")
def scoped_enum_head(cx: Any, v: list[Any]) -> Any:
    declare_tag(cx, v[2])
    return v[0], v[2], True


@rule("enumeration : enum_head enum_base", "lone tag")
def enum_use(cx: Any, v: list[Any]) -> tree.TypeSyntax:
    _, name, scoped = v[0]
    node: tree.TypeSyntax
    if scoped or v[1] is not None:
        node = tree.EnumType(name.location, name.value, [], v[1].value if v[1] is not None else None, scoped, True)
    else:
        node = tree.NamedType(name.location, name.value, "enum")
    node.length = name.length
    return node


@rule("enumeration : enum_head enum_base '{' enum_body '}'")
def enumeration(cx: Any, v: list[Any]) -> tree.TypeSyntax:
    key, name, scoped = v[0]
    return _enumeration(cx, key, name, scoped, v[1], v[3], v[4])


@rule("enumeration : enum enum_base '{' enum_body '}'")
def anonymous_enumeration(cx: Any, v: list[Any]) -> tree.TypeSyntax:
    return _enumeration(cx, v[0], None, False, v[1], v[3], v[4])


def _enumeration(
    cx: Any, key: Token, name: Token | None, scoped: bool, base: Token | None, enumerators: list[tree.Enumerator], close: Token
) -> tree.TypeSyntax:
    at = name if name is not None else key
    cx.source.closes_type(close)
    underlying = base.value if base is not None else None
    node = tree.EnumType(at.location, name.value if name else None, enumerators, underlying, scoped)
    node.length = at.length
    node.end = close.location
    return node


same("enum_base : ENUM_BASE | ")


@rule("enum_body : ")
def no_enumerators(cx: Any, v: list[Any]) -> list[tree.Enumerator]:
    return []


same("enum_body : enumerators comma_opt")


@rule("enumerators : enumerator | enumerators ',' enumerator")
def enumerators(cx: Any, v: list[Any]) -> list[tree.Enumerator]:
    if len(v) == 1:
        return [v[0]]
    v[0].append(v[2])
    return v[0]


@rule("enumerator : any_name | any_name '=' conditional")
def enumerator(cx: Any, v: list[Any]) -> tree.Enumerator:
    cx.scopes.declare(simple(cx, v[0]))
    node = tree.Enumerator(v[0].location, v[0].text, v[2] if len(v) > 1 else None)
    node.length = v[0].length
    return node
