"""Productions of structs, unions and enums."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...text.tokens import Token
from .. import tree
from ..parse_state import Reader
from ..tokens.scopes import ScopeMark
from ..tree.names import named
from ..tree.node import placed
from .declarations import Ending, declaration, except_words, lone_specifiers, scope_of, typedef
from .declarator_builders import Argued, Declarator, Group, Specifiers
from .declarators import InitDeclarator, demand_type, simple
from .methods import read_later
from .productions import Productions

PRODUCTIONS = Productions()
rule, same, repeated = PRODUCTIONS.rule, PRODUCTIONS.same, PRODUCTIONS.repeated

# Structs and unions


class Head:
    """What stands before the bases and members of a class."""

    __slots__ = ("attributes", "bases", "is_final", "key", "name")

    def __init__(self, key: Token, attributes: list[Token | Argued], name: Token | None) -> None:
        self.key, self.attributes, self.name = key, attributes, name
        self.bases: list[tree.BaseSpecifier] = []
        self.is_final = False


same("key : struct | union | class")


@rule("record_head : key record_attributes any_name")
@rule("anonymous_head : key record_attributes")
def record_head(cx: Reader, key: Token, attributes: list[Token | Argued], name: Token | None = None) -> Head:
    if name is not None:
        declare_tag(cx, name)
    return Head(key, attributes, name)


@rule("record_head : record_head final")
def final_head(cx: Reader, head: Head, _: Token) -> Head:
    head.is_final = True
    return head


def declare_tag(cx: Reader, name: Token) -> None:
    """After `struct` and such a plain name is declared where a definition or a `;` follows, or nobody knows
    it.
    """
    if named(name).is_plain and (
        cx.source.peek().kind in ("{", ":", ";", "final") or cx.scopes.kind(name.text) is None
    ):
        cx.scopes.declare_tag(name.text)


same("record_attribute : argued | __packed__")
repeated("record_attributes", "record_attribute", empty=True)


@rule("record : record_head", "lone tag")
def record_use(cx: Reader, head: Head) -> tree.TypeSyntax:
    assert head.name is not None
    return placed(head.name, tree.NamedType, named(head.name), key_of(head.key))


def key_of(key: Token) -> str:
    """'struct' for a class, which differs only in what it hides."""
    return "struct" if key.kind == "class" else key.kind


@rule("derived_head : record_head ':' base_item | anonymous_head ':' base_item | derived_head ',' base_item")
def derived_head(cx: Reader, head: Head, _: Token, base: tree.BaseSpecifier) -> Head:
    head.bases.append(base)
    return head


@rule("base : base_words TYPE_NAME")
def base(cx: Reader, words: list[Token], name: Token) -> tree.BaseSpecifier:
    type = placed(name, tree.NamedType, named(name), None, name.text in cx.scopes.unknown)
    node = placed(type, tree.BaseSpecifier, type)
    for word in words:
        if word.kind == "virtual":
            cx.refuse("virtual base classes are not supported", word)
        else:
            node.access = access_of(word)
    return node


@rule("base_words :  | access | virtual | access virtual | virtual access")
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
def record(
    cx: Reader, head: Head, _: Token, scope: ScopeMark, members: list[tree.Node], close: Token
) -> tree.TypeSyntax:
    cx.scopes.leave(scope)
    cx.source.closes_type(close)
    if not _is_nested(cx, head):
        read_later(cx)
    key, name = head.key, head.name
    at = name if name is not None else key
    aligns = [arg for attribute in head.attributes if isinstance(attribute, Argued) for arg in attribute.args]
    packed = any(isinstance(attribute, Token) for attribute in head.attributes)
    hidden = key.kind == "class"
    if hidden:
        members.insert(0, tree.Access(key.location, "private"))
    node = tree.RecordType(
        at.location, key_of(key), named(name) if name is not None else None, members, aligns, packed
    )
    node.pack = key.value if isinstance(key.value, int) else 0
    node.length = at.length
    node.end = close.location
    node.bases, node.is_final = head.bases, head.is_final
    for base in head.bases:
        if base.access is None:
            base.access = "private" if hidden else ""
    return node


@rule("record_scope : ")
def record_scope(cx: Reader) -> ScopeMark:
    head = cx.values[-2]
    assert isinstance(head, Head)
    if not _is_nested(cx, head):
        cx.later.clear()
    path = named(head.name).path if head.name is not None else []
    cx.source.enter_record(path[-1] if path else None)
    bases = [
        (scope_of(cx, base.type.name), _is_known(cx, base.type))
        for base in head.bases
        if isinstance(base.type, tree.NamedType)
    ]
    mark = cx.scopes.enter_class(path)
    for level, is_known in bases:
        if is_known:
            cx.scopes.use(level)
        elif level is not None:
            cx.scopes.stack[-1].behind.append(level)
    return mark


def _is_nested(cx: Reader, head: Head) -> bool:
    """Return whether the members of another class are being read, among them this one."""
    return any(isinstance(value, Head) and value is not head for value in cx.values)


def _is_known(cx: Reader, type: tree.NamedType) -> bool:
    """Return whether the names of a base are in sight among the members: not where it depends on a template's
    parameters.
    """
    return all(part.args is None for part in type.name.parts) or not any(
        level.is_parameters for level in cx.scopes.stack
    )


same("member : using_declaration | assertion | alias")


PRODUCTIONS.joined("members", "member")


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
        return [placed(base, tree.FriendDecl, base)]
    if isinstance(base, tree.RecordType) and base.name is None:
        return [placed(base, tree.FieldDecl, None, base, specs.node)]
    return list(lone_specifiers(cx, specs, semicolon))


rule("member : fields ';'")(declaration)


class Field(NamedTuple):
    """A member's declarator with what follows; `colon` is there where a bit-field has no declarator."""

    declarator: Declarator
    default: tree.Expr | None = None
    bits: tree.Expr | None = None
    colon: Token | None = None
    later: Token | None = None
    align: Sequence[tree.Expr] = ()
    """The alignments behind the declarator, which are this member's alone."""
    packed: Token | None = None
    """`packed` behind the declarator."""
    is_direct: bool = False
    """True when the initialiser is a list without `=`."""


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
        node = typedef(cx, name, type, [*specs.node.align, *field.align])
    elif storage == "static" and name is not None and not isinstance(type, tree.FunctionType):
        node = tree.VarDecl(name.location, named(name), type, specs.node, field.default)
        node.is_direct = field.is_direct
    else:
        if isinstance(type, tree.FunctionType):
            cx.error("member functions are not supported", at.location, at.length)
        elif storage is not None:
            cx.error(f"'{storage}' members are not supported", at.location, at.length)
        own = specs.node
        if field.align or field.packed is not None:
            own = specs.node.copied()
            own.align = [*specs.node.align, *field.align]
        if field.packed is not None:
            own.words = {**own.words, "__packed__": field.packed.location}
        node = tree.FieldDecl(
            at.location, simple(cx, name) if name is not None else None, type, own, field.bits, field.default
        )
        node.is_direct = field.is_direct
        if field.later is not None:
            cx.put_off(field.later, node)
    if name is not None and storage != "typedef":
        cx.scopes.declare(name.text)
    node.length = at.length
    group.decls.append(node)
    return group


@rule("field : declarator trailing | declarator trailing '=' initializer")
def field(
    cx: Reader,
    declarator: Declarator,
    trailing: Ending,
    _: Token | None = None,
    default: tree.Expr | None = None,
) -> Field:
    words = {item.kind: item for item in trailing if isinstance(item, Token)}
    except_words(cx, declarator, words.values())
    other = next((word for kind, word in words.items() if kind not in ("noexcept", "__packed__")), None)
    if other is not None:
        cx.error("attributes must stand before the type of a member", other.location)
    return Field(
        declarator,
        default,
        align=[item for item in trailing if isinstance(item, tree.Expr)],
        packed=words.get("__packed__"),
    )


@rule("field : declarator trailing '=' LATER")
def later_field(cx: Reader, declarator: Declarator, trailing: Ending, _: Token, later: Token) -> Field:
    """[class.mem] p6: a class is complete in the initialisers of its members."""
    return field(cx, declarator, trailing)._replace(later=later)


@rule("field : braced_declarator")
def braced_field(cx: Reader, declarator: InitDeclarator) -> Field:
    init = declarator[1]
    default, later = (
        init if isinstance(init, tree.InitList) else None,
        (init if isinstance(init, Token) else None),
    )
    return Field(declarator[0], default, later=later, is_direct=True)


BitField = tuple[Token, tree.Expr, list[Token | Argued]]
"""The colon, the width and the attributes behind it."""


@rule("bits : ':' conditional record_attributes")
def bits(cx: Reader, colon: Token, width: tree.Expr, attributes: list[Token | Argued]) -> BitField:
    return colon, width, attributes


@rule("field : declarator bits | declarator bits LATER")
def bit_field(cx: Reader, declarator: Declarator, bits: BitField, later: Token | None = None) -> Field:
    """A default initialiser is C++20's ([class.mem] p10), which nvcc takes in C++17 as well; the `=` before
    it belongs to the token.
    """
    colon, width, attributes = bits
    align = [arg for item in attributes if isinstance(item, Argued) for arg in item.args]
    return Field(
        declarator,
        None,
        width,
        colon,
        later,
        align,
        next((item for item in attributes if isinstance(item, Token)), None),
    )


@rule("field : bits")
def unnamed_bit_field(cx: Reader, bits: BitField) -> Field:
    return bit_field(cx, Declarator(None), bits)


# Enums

EnumHead = tuple[Token, tree.Name | None, bool]
"""Where it is, the name, and whether the enumeration is scoped."""


@rule("enum_head : enum any_name | enum class any_name | enum struct any_name")
def enum_head(cx: Reader, *words: Token) -> EnumHead:
    declare_tag(cx, words[-1])
    return words[-1], named(words[-1]), len(words) > 2


@rule("anonymous_enum : enum")
def anonymous_enum(cx: Reader, word: Token) -> EnumHead:
    return word, None, False


@rule("enumeration : enum_head", "lone tag")
def enum_use(cx: Reader, head: EnumHead) -> tree.TypeSyntax:
    at, name, scoped = head
    assert name is not None
    return (
        placed(at, tree.EnumType, name, [], None, True, True)
        if scoped
        else placed(at, tree.NamedType, name, "enum")
    )


same("declaration : opaque")
same("member : opaque")


@rule("opaque : enum_head ':' type_id ';'")
def opaque_enumeration(
    cx: Reader, head: EnumHead, _: Token, underlying: tree.TypeSyntax, __: Token
) -> list[tree.Decl]:
    at, name, scoped = head
    node = placed(at, tree.EnumType, name, [], underlying, scoped, True)
    return [tree.EnumDecl(node.location, node)]


@rule("enumeration : enum_head '{' enum_body '}' | anonymous_enum '{' enum_body '}'")
def enumeration(
    cx: Reader,
    head: EnumHead,
    _: Token,
    enumerators: list[tree.Enumerator],
    close: Token,
    underlying: tree.TypeSyntax | None = None,
) -> tree.TypeSyntax:
    cx.source.closes_type(close)
    at, name, scoped = head
    node = placed(at, tree.EnumType, name, enumerators, underlying, scoped)
    node.end = close.location
    return node


@rule("enumeration : enum_head ':' type_id '{' enum_body '}' | anonymous_enum ':' type_id '{' enum_body '}'")
def enumeration_with_base(
    cx: Reader,
    head: EnumHead,
    _: Token,
    underlying: tree.TypeSyntax,
    opening: Token,
    enumerators: list[tree.Enumerator],
    close: Token,
) -> tree.TypeSyntax:
    return enumeration(cx, head, opening, enumerators, close, underlying)


PRODUCTIONS.optional("enum_body", "enumerators comma_opt")
repeated("enumerators", "enumerator", "','")


@rule("enumerator : any_name | any_name '=' conditional")
def enumerator(
    cx: Reader, name: Token, _: Token | None = None, value: tree.Expr | None = None
) -> tree.Enumerator:
    cx.scopes.declare(simple(cx, name))
    return placed(name, tree.Enumerator, name.text, value)
