"""Productions of structs, unions and enums."""

from __future__ import annotations

from ..text.tokens import Token
from . import tree
from .declarators import Argued, Declarator, Group, Specifiers
from .grammar_declarations import Ending, lone_specifiers, scope_of, typedef
from .grammar_declarators import InitDeclarator, demand_type, simple
from .names import named
from .productions import Productions
from .reader import Reader
from .scopes import ScopeMark

PRODUCTIONS = Productions()
rule, same, repeated = PRODUCTIONS.rule, PRODUCTIONS.same, PRODUCTIONS.repeated

# Structs and unions


class Head:
    """What stands before the bases and members of a class."""

    __slots__ = ("attributes", "bases", "key", "name")

    def __init__(self, key: Token, attributes: list[Token | Argued], name: Token | None) -> None:
        self.key, self.attributes, self.name = key, attributes, name
        self.bases: list[tree.BaseSpecifier] = []


same("key : struct | union | class")


@rule("record_head : key record_attributes any_name")
def record_head(cx: Reader, key: Token, attributes: list[Token | Argued], name: Token) -> Head:
    declare_tag(cx, name)
    return Head(key, attributes, name)


def declare_tag(cx: Reader, name: Token) -> None:
    """After `struct` and such a plain name is declared where a definition or a `;` follows, or nobody knows it."""
    if named(name).is_plain and (cx.source.peek().kind in ("{", ":", ";", "final") or cx.scopes.kind(name.text) is None):
        cx.scopes.declare_tag(name.text)


same("record_attribute : argued | __packed__")
repeated("record_attributes", "record_attribute", empty=True)


@rule("record : record_head", "lone tag")
def record_use(cx: Reader, head: Head) -> tree.TypeSyntax:
    assert head.name is not None
    node = tree.NamedType(head.name.location, named(head.name), key_of(head.key))
    node.length = head.name.length
    return node


def key_of(key: Token) -> str:
    """'struct' for a class, which differs only in what it hides."""
    return "struct" if key.kind == "class" else key.kind


@rule("anonymous_head : key record_attributes")
def anonymous_head(cx: Reader, key: Token, attributes: list[Token | Argued]) -> Head:
    return Head(key, attributes, None)


@rule("derived_head : record_head ':' base_item | anonymous_head ':' base_item | derived_head ',' base_item")
def derived_head(cx: Reader, head: Head, _: Token, base: tree.BaseSpecifier) -> Head:
    head.bases.append(base)
    return head


@rule("base : base_words TYPE_NAME")
def base(cx: Reader, words: list[Token], name: Token) -> tree.BaseSpecifier:
    type = tree.NamedType(name.location, named(name), None, name.text in cx.scopes.unknown)
    type.length = name.length
    node = tree.BaseSpecifier(type.location, type)
    node.length = type.length
    for word in words:
        if word.kind == "virtual":
            cx.refuse("virtual base classes are not supported", word)
        else:
            node.access = access_of(word)
    return node


@rule("base_words : ")
def no_base_words(cx: Reader) -> list[Token]:
    return []


@rule("base_words : access | virtual | access virtual | virtual access")
def base_words(cx: Reader, *words: Token) -> list[Token]:
    return list(words)


same("base_item : base")


@rule("base_item : base PACK")
def expanded_base(cx: Reader, base: tree.BaseSpecifier, _: Token) -> tree.BaseSpecifier:
    base.pack = True
    return base


same("access : public | private | protected")


@rule("record : record_head '{' record_scope members '}' | anonymous_head '{' record_scope members '}'")
@rule("record : derived_head '{' record_scope members '}'")
def record(cx: Reader, head: Head, _: Token, scope: ScopeMark, members: list[tree.Node], close: Token) -> tree.TypeSyntax:
    cx.scopes.leave(scope)
    cx.source.closes_type(close)
    key, name = head.key, head.name
    at = name if name is not None else key
    aligns = [arg for attribute in head.attributes if isinstance(attribute, Argued) for arg in attribute.args]
    packed = any(isinstance(attribute, Token) for attribute in head.attributes)
    hidden = key.kind == "class"
    if hidden:
        members.insert(0, tree.Access(key.location, "private"))
    node = tree.RecordType(at.location, key_of(key), named(name) if name is not None else None, members, aligns, packed)
    node.pack = key.value if isinstance(key.value, int) else 0
    node.length = at.length
    node.end = close.location
    node.bases = head.bases
    for base in head.bases:
        if base.access is None:
            base.access = "private" if hidden else ""
    return node


@rule("record_scope : ")
def record_scope(cx: Reader) -> ScopeMark:
    head = cx.values[-2]
    assert isinstance(head, Head)
    path = named(head.name).path if head.name is not None else []
    cx.source.enter_record(path[-1] if path else None)
    inside = [scope_of(cx, base.type.name) for base in head.bases if isinstance(base.type, tree.NamedType) and _is_known(cx, base.type)]
    mark = cx.scopes.enter_class(path)
    for level in inside:
        cx.scopes.use(level)
    return mark


def _is_known(cx: Reader, type: tree.NamedType) -> bool:
    """Whether the names of a base are in sight among the members: not where it depends on a template's parameters."""
    return all(part.args is None for part in type.name.parts) or not any(level.is_parameters for level in cx.scopes.stack)


same("member : using_declaration | assertion | alias")


@rule("members : ")
def no_members(cx: Reader) -> list[tree.Node]:
    return []


@rule("members : members member")
def next_member(cx: Reader, members: list[tree.Node], more: list[tree.Node]) -> list[tree.Node]:
    members += more
    return members


@rule("member : access ':'")
def member_access(cx: Reader, word: Token, _: Token) -> list[tree.Node]:
    return [tree.Access(word.location, access_of(word))]


def access_of(word: Token) -> str:
    """The access that a word gives: '' for `public`."""
    return "" if word.kind == "public" else word.kind


@rule("member : ';' | BAD")
def no_member(cx: Reader, _: Token) -> list[tree.Node]:
    return []


@rule("member : specs ';'")
def unnamed_member(cx: Reader, specs: Specifiers, semicolon: Token) -> list[tree.Node]:
    base = specs.base
    if "friend" in specs.node.words:
        friend = tree.FriendDecl(base.location, base)
        friend.length = base.length
        return [friend]
    if isinstance(base, tree.RecordType) and base.name is None:
        node = tree.FieldDecl(base.location, None, base, specs.node)
        node.length = base.length
        return [node]
    return list(lone_specifiers(cx, specs, semicolon))


@rule("member : fields ';'")
def member(cx: Reader, group: Group, _: Token) -> list[tree.Decl]:
    return group.decls


class Field:
    """A member's declarator with what follows; `colon` is there where a bit-field has no declarator."""

    __slots__ = ("bits", "colon", "declarator", "default")

    def __init__(
        self, declarator: Declarator, default: tree.Expr | None = None, bits: tree.Expr | None = None, colon: Token | None = None
    ) -> None:
        self.declarator, self.default, self.bits, self.colon = declarator, default, bits, colon


@rule("fields : specs field")
def first_field(cx: Reader, specs: Specifiers, field: Field) -> Group:
    return _add_field(cx, Group(specs), field)


@rule("fields : fields ',' field")
def next_field(cx: Reader, group: Group, _: Token, field: Field) -> Group:
    return _add_field(cx, group, field)


def _add_field(cx: Reader, group: Group, field: Field) -> Group:
    specs, name = group.specifiers, field.declarator.name
    at = name if name is not None else field.colon
    assert at is not None
    demand_type(cx, specs, at)
    type = field.declarator.type(cx, specs.base)
    storage = specs.node.storage
    node: tree.Decl
    if storage == "typedef" and name is not None:
        node = typedef(cx, name, type)
    elif storage == "static" and name is not None and not isinstance(type, tree.FunctionType):
        node = tree.VarDecl(name.location, named(name), type, specs.node, field.default)
        cx.scopes.declare(name.text)
    else:
        if isinstance(type, tree.FunctionType):
            cx.error("member functions are not supported", at.location, at.length)
        elif storage is not None:
            cx.error(f"'{storage}' members are not supported", at.location, at.length)
        node = tree.FieldDecl(at.location, simple(cx, name) if name is not None else None, type, specs.node, field.bits, field.default)
    node.length = at.length
    group.decls.append(node)
    return group


@rule("field : declarator trailing")
def field(cx: Reader, declarator: Declarator, trailing: Ending) -> Field:
    return initialised_field(cx, declarator, trailing, None, None)


@rule("field : declarator trailing '=' initializer")
def initialised_field(
    cx: Reader, declarator: Declarator, trailing: Ending, _: Token | None, default: tree.Expr | None
) -> Field:
    if trailing:
        cx.error("attributes must stand before the type of a member", trailing[0].location)
    return Field(declarator, default)


@rule("field : braced_declarator")
def braced_field(cx: Reader, declarator: InitDeclarator) -> Field:
    init = declarator[1]
    return Field(declarator[0], init if isinstance(init, tree.InitList) else None)


@rule("field : declarator ':' conditional")
def bit_field(cx: Reader, declarator: Declarator, colon: Token, bits: tree.Expr) -> Field:
    return Field(declarator, None, bits, colon)


@rule("field : ':' conditional")
def unnamed_bit_field(cx: Reader, colon: Token, bits: tree.Expr) -> Field:
    return bit_field(cx, Declarator(None), colon, bits)


# Enums

EnumHead = tuple[Token, tree.Name | None, bool]
"""Where it is, the name, and whether the enumeration is scoped."""


@rule("enum_head : enum any_name")
def enum_head(cx: Reader, _: Token, name: Token) -> EnumHead:
    declare_tag(cx, name)
    return name, named(name), False


@rule("enum_head : enum class any_name | enum struct any_name")
def scoped_enum_head(cx: Reader, _: Token, __: Token, name: Token) -> EnumHead:
    declare_tag(cx, name)
    return name, named(name), True


@rule("anonymous_enum : enum")
def anonymous_enum(cx: Reader, word: Token) -> EnumHead:
    return word, None, False


@rule("enumeration : enum_head", "lone tag")
def enum_use(cx: Reader, head: EnumHead) -> tree.TypeSyntax:
    at, name, scoped = head
    assert name is not None
    node = tree.EnumType(at.location, name, [], None, True, True) if scoped else tree.NamedType(at.location, name, "enum")
    node.length = at.length
    return node


same("declaration : opaque")
same("member : opaque")


@rule("opaque : enum_head ':' type_id ';'")
def opaque_enumeration(cx: Reader, head: EnumHead, _: Token, underlying: tree.TypeSyntax, __: Token) -> list[tree.Decl]:
    at, name, scoped = head
    node = tree.EnumType(at.location, name, [], underlying, scoped, True)
    node.length = at.length
    return [tree.EnumDecl(node.location, node)]


@rule("enumeration : enum_head '{' enum_body '}' | anonymous_enum '{' enum_body '}'")
def enumeration(
    cx: Reader, head: EnumHead, _: Token, enumerators: list[tree.Enumerator], close: Token, underlying: tree.TypeSyntax | None = None
) -> tree.TypeSyntax:
    cx.source.closes_type(close)
    at, name, scoped = head
    node = tree.EnumType(at.location, name, enumerators, underlying, scoped)
    node.length = at.length
    node.end = close.location
    return node


@rule("enumeration : enum_head ':' type_id '{' enum_body '}' | anonymous_enum ':' type_id '{' enum_body '}'")
def enumeration_with_base(
    cx: Reader, head: EnumHead, _: Token, underlying: tree.TypeSyntax, opening: Token, enumerators: list[tree.Enumerator], close: Token
) -> tree.TypeSyntax:
    return enumeration(cx, head, opening, enumerators, close, underlying)


@rule("enum_body : ")
def no_enumerators(cx: Reader) -> list[tree.Enumerator]:
    return []


same("enum_body : enumerators comma_opt")


repeated("enumerators", "enumerator", "','")


@rule("enumerator : any_name | any_name '=' conditional")
def enumerator(cx: Reader, name: Token, _: Token | None = None, value: tree.Expr | None = None) -> tree.Enumerator:
    cx.scopes.declare(simple(cx, name))
    node = tree.Enumerator(name.location, name.text, value)
    node.length = name.length
    return node
