"""Productions of structs, unions and enums."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...text.tokens import Token
from .. import tree
from ..parse_state import ParseState
from ..tokens.keywords import ACCESS
from ..tokens.scopes import ScopeMark
from ..tree.names import name_of
from ..tree.node import make_node
from .declarations import Ending, apply_noexcept, declaration, lone_specifiers, scope_of, typedef
from .declarator_builders import ArgumentSpecifier, Declarator, DeclaratorGroup, SpecifierList
from .declarators import InitDeclarator, require_plain_name, require_type
from .methods import parse_deferred
from .productions import Productions

PRODUCTIONS = Productions()
rule, forward, list_of = PRODUCTIONS.rule, PRODUCTIONS.forward, PRODUCTIONS.list_of

# Structs and unions


class ClassHead:
    """The tokens before the bases and members of a class."""

    __slots__ = ("attributes", "bases", "is_final", "key", "name")

    def __init__(self, key: Token, attributes: list[Token | ArgumentSpecifier], name: Token | None) -> None:
        self.key, self.attributes, self.name = key, attributes, name
        self.bases: list[tree.BaseSpecifier] = []
        self.is_final = False


forward("key : struct | union | class")


@rule("record_head : key record_attributes any_name")
@rule("anonymous_head : key record_attributes")
def record_head(
    cx: ParseState, key: Token, attributes: list[Token | ArgumentSpecifier], name: Token | None = None
) -> ClassHead:
    if name is not None:
        declare_tag(cx, name)
    return ClassHead(key, attributes, name)


@rule("record_head : record_head final")
def final_head(cx: ParseState, head: ClassHead, _: Token) -> ClassHead:
    head.is_final = True
    return head


def declare_tag(cx: ParseState, name: Token) -> None:
    """Declare the name after `struct` and the like when a definition or a `;` follows, or when it is
    undeclared.
    """
    if name_of(name).is_plain and (
        cx.source.peek().kind in ("{", ":", ";", "final") or cx.scopes.kind(name.text) is None
    ):
        cx.scopes.declare_tag(name.text)


forward("record_attribute : argued | __packed__")
list_of("record_attributes", "record_attribute", empty=True)


@rule("record : record_head", "lone tag")
def record_use(cx: ParseState, head: ClassHead) -> tree.TypeSyntax:
    assert head.name is not None
    return make_node(head.name, tree.NamedType, name_of(head.name), key_of(head.key))


def key_of(key: Token) -> tree.ClassKey:
    """Return the class-key; 'struct' for `class`, which differs only in the default access."""
    return "union" if key.kind == "union" else "struct"


@rule("derived_head : record_head ':' base_item | anonymous_head ':' base_item | derived_head ',' base_item")
def derived_head(cx: ParseState, head: ClassHead, _: Token, base: tree.BaseSpecifier) -> ClassHead:
    head.bases.append(base)
    return head


@rule("base : base_words TYPE_NAME")
def base(cx: ParseState, words: list[Token], name: Token) -> tree.BaseSpecifier:
    type = make_node(name, tree.NamedType, name_of(name), None, name.text in cx.scopes.assumed_types)
    node = make_node(type, tree.BaseSpecifier, type)
    for word in words:
        if word.kind == "virtual":
            cx.reject("virtual base classes are not supported", word)
        else:
            node.access = ACCESS[word.kind]
    return node


@rule("base_words :  | access | virtual | access virtual | virtual access")
def base_words(cx: ParseState, *words: Token) -> list[Token]:
    return list(words)


forward("base_item : base")


@rule("base_item : base PACK")
def expanded_base(cx: ParseState, base: tree.BaseSpecifier, _: Token) -> tree.BaseSpecifier:
    base.pack = True
    return base


forward("access : public | private | protected")


@rule("record : record_head '{' record_scope members '}' | anonymous_head '{' record_scope members '}'")
@rule("record : derived_head '{' record_scope members '}'")
def record(
    cx: ParseState, head: ClassHead, _: Token, scope: ScopeMark, members: list[tree.Node], close: Token
) -> tree.TypeSyntax:
    cx.scopes.leave(scope)
    cx.source.mark_type_end(close)
    if not _is_nested(cx, head):
        parse_deferred(cx)
    key, name = head.key, head.name
    at = name if name is not None else key
    aligns = [
        arg
        for attribute in head.attributes
        if isinstance(attribute, ArgumentSpecifier)
        for arg in attribute.args
    ]
    packed = any(isinstance(attribute, Token) for attribute in head.attributes)
    hidden = key.kind == "class"
    if hidden:
        members.insert(0, tree.AccessSpecifier(key.location, "private"))
    node = tree.RecordType(
        at.location, key_of(key), name_of(name) if name is not None else None, members, aligns, packed
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
def record_scope(cx: ParseState) -> ScopeMark:
    head = cx.values[-2]
    assert isinstance(head, ClassHead)
    if not _is_nested(cx, head):
        cx.deferred.clear()
    path = name_of(head.name).path if head.name is not None else []
    cx.source.enter_record(path[-1] if path else None)
    bases = [
        (scope_of(cx, base.type.name), _is_known(cx, base.type))
        for base in head.bases
        if isinstance(base.type, tree.NamedType)
    ]
    mark = cx.scopes.enter_class(path)
    for level, is_known in bases:
        if is_known:
            cx.scopes.import_names(level)
        elif level is not None:
            cx.scopes.stack[-1].qualified_only.append(level)
    return mark


def _is_nested(cx: ParseState, head: ClassHead) -> bool:
    """Return whether the class is a member of another one that is being parsed."""
    return any(isinstance(value, ClassHead) and value is not head for value in cx.values)


def _is_known(cx: ParseState, type: tree.NamedType) -> bool:
    """Return whether the names of a base are visible among the members: they are not if it depends on a
    template parameter.
    """
    return all(part.args is None for part in type.name.parts) or not any(
        level.is_parameters for level in cx.scopes.stack
    )


forward("member : using_declaration | assertion | alias")


PRODUCTIONS.list_of_lists("members", "member")


@rule("member : access ':'")
def member_access(cx: ParseState, word: Token, _: Token) -> list[tree.Node]:
    return [tree.AccessSpecifier(word.location, ACCESS[word.kind])]


@rule("member : ';' | BAD")
def no_member(cx: ParseState, _: Token) -> list[tree.Node]:
    return []


@rule("member : specs ';'")
def unnamed_member(cx: ParseState, specs: SpecifierList, semicolon: Token) -> list[tree.Node]:
    base = specs.base
    if "friend" in specs.node.words:
        return [make_node(base, tree.FriendDecl, base)]
    if isinstance(base, tree.RecordType) and base.name is None:
        return [make_node(base, tree.FieldDecl, None, base, specs.node)]
    return list(lone_specifiers(cx, specs, semicolon))


rule("member : fields ';'")(declaration)


class MemberDeclarator(NamedTuple):
    """A member's declarator with what follows it; `colon` is set for a bit-field without declarator."""

    declarator: Declarator
    default: tree.Expr | None = None
    bits: tree.Expr | None = None
    colon: Token | None = None
    later: Token | None = None
    align: Sequence[tree.Expr] = ()
    """The alignments after the declarator, which belong to this member alone."""
    packed: Token | None = None
    """`packed` after the declarator."""
    is_direct: bool = False
    """True when the initialiser is a list without `=`."""


@rule("fields : specs field")
def first_field(cx: ParseState, specs: SpecifierList, field: MemberDeclarator) -> DeclaratorGroup:
    return _add_field(cx, DeclaratorGroup(specs), field)


@rule("fields : fields ',' field")
def next_field(cx: ParseState, group: DeclaratorGroup, _: Token, field: MemberDeclarator) -> DeclaratorGroup:
    return _add_field(cx, group, field)


def _add_field(cx: ParseState, group: DeclaratorGroup, field: MemberDeclarator) -> DeclaratorGroup:
    specs, name = group.specifiers, field.declarator.name
    at = name if name is not None else field.colon
    assert at is not None
    require_type(cx, specs, at)
    type = field.declarator.type(cx, specs.base)
    storage = specs.node.storage
    node: tree.Decl
    if storage == "typedef" and name is not None:
        node = typedef(cx, name, type, [*specs.node.align, *field.align])
    elif storage == "static" and name is not None and not isinstance(type, tree.FunctionSyntax):
        node = tree.VarDecl(name.location, name_of(name), type, specs.node, field.default)
        node.is_direct = field.is_direct
    else:
        if isinstance(type, tree.FunctionSyntax):
            cx.error("member functions are not supported", at.location, at.length)
        elif storage is not None:
            cx.error(f"'{storage}' members are not supported", at.location, at.length)
        specifiers = specs.node
        if field.align or field.packed is not None:
            specifiers = specs.node.copied()
            specifiers.align = [*specs.node.align, *field.align]
        if field.packed is not None:
            specifiers.words = {**specifiers.words, "__packed__": field.packed.location}
        node = tree.FieldDecl(
            at.location,
            require_plain_name(cx, name) if name is not None else None,
            type,
            specifiers,
            field.bits,
            field.default,
        )
        node.is_direct = field.is_direct
        if field.later is not None:
            cx.defer(field.later, node)
    if name is not None and storage != "typedef":
        cx.scopes.declare(name.text)
    node.length = at.length
    group.decls.append(node)
    return group


@rule("field : declarator trailing | declarator trailing '=' initializer")
def field(
    cx: ParseState,
    declarator: Declarator,
    trailing: Ending,
    _: Token | None = None,
    default: tree.Expr | None = None,
) -> MemberDeclarator:
    words = {item.kind: item for item in trailing if isinstance(item, Token)}
    apply_noexcept(cx, declarator, words.values())
    other = next((word for kind, word in words.items() if kind not in ("noexcept", "__packed__")), None)
    if other is not None:
        cx.error("attributes must precede the type of a member", other.location)
    return MemberDeclarator(
        declarator,
        default,
        align=[item for item in trailing if isinstance(item, tree.Expr)],
        packed=words.get("__packed__"),
    )


@rule("field : declarator trailing '=' LATER")
def later_field(
    cx: ParseState, declarator: Declarator, trailing: Ending, _: Token, later: Token
) -> MemberDeclarator:
    """Defer the initialiser: a class is complete in the initialisers of its members ([class.mem] p6)."""
    return field(cx, declarator, trailing)._replace(later=later)


@rule("field : braced_declarator")
def braced_field(cx: ParseState, declarator: InitDeclarator) -> MemberDeclarator:
    init = declarator[1]
    default, later = (
        init if isinstance(init, tree.InitList) else None,
        (init if isinstance(init, Token) else None),
    )
    return MemberDeclarator(declarator[0], default, later=later, is_direct=True)


BitField = tuple[Token, tree.Expr, list[Token | ArgumentSpecifier]]
"""The colon, the width and the attributes after it."""


@rule("bits : ':' conditional record_attributes")
def bits(
    cx: ParseState, colon: Token, width: tree.Expr, attributes: list[Token | ArgumentSpecifier]
) -> BitField:
    return colon, width, attributes


@rule("field : declarator bits | declarator bits LATER")
def bit_field(
    cx: ParseState, declarator: Declarator, bits: BitField, later: Token | None = None
) -> MemberDeclarator:
    """Build a bit-field. A default initialiser is C++20's ([class.mem] p10), which nvcc accepts in C++17 as
    well; the `=` before it belongs to the token.
    """
    colon, width, attributes = bits
    align = [arg for item in attributes if isinstance(item, ArgumentSpecifier) for arg in item.args]
    return MemberDeclarator(
        declarator,
        None,
        width,
        colon,
        later,
        align,
        next((item for item in attributes if isinstance(item, Token)), None),
    )


@rule("field : bits")
def unnamed_bit_field(cx: ParseState, bits: BitField) -> MemberDeclarator:
    return bit_field(cx, Declarator(None), bits)


# Enums

EnumHead = tuple[Token, tree.Name | None, bool]
"""The token for its location, the name, and whether the enumeration is scoped. # ----- statements"""


@rule("enum_head : enum any_name | enum class any_name | enum struct any_name")
def enum_head(cx: ParseState, *words: Token) -> EnumHead:
    declare_tag(cx, words[-1])
    return words[-1], name_of(words[-1]), len(words) > 2


@rule("anonymous_enum : enum")
def anonymous_enum(cx: ParseState, word: Token) -> EnumHead:
    return word, None, False


@rule("enumeration : enum_head", "lone tag")
def enum_use(cx: ParseState, head: EnumHead) -> tree.TypeSyntax:
    at, name, scoped = head
    assert name is not None
    return (
        make_node(at, tree.EnumType, name, [], None, True, True)
        if scoped
        else make_node(at, tree.NamedType, name, "enum")
    )


forward("declaration : opaque")
forward("member : opaque")


@rule("opaque : enum_head ':' type_id ';'")
def opaque_enumeration(
    cx: ParseState, head: EnumHead, _: Token, underlying: tree.TypeSyntax, __: Token
) -> list[tree.Decl]:
    at, name, scoped = head
    node = make_node(at, tree.EnumType, name, [], underlying, scoped, True)
    return [tree.EnumDecl(node.location, node)]


@rule("enumeration : enum_head '{' enum_body '}' | anonymous_enum '{' enum_body '}'")
def enumeration(
    cx: ParseState,
    head: EnumHead,
    _: Token,
    enumerators: list[tree.Enumerator],
    close: Token,
    underlying: tree.TypeSyntax | None = None,
) -> tree.TypeSyntax:
    cx.source.mark_type_end(close)
    at, name, scoped = head
    node = make_node(at, tree.EnumType, name, enumerators, underlying, scoped)
    node.end = close.location
    return node


@rule("enumeration : enum_head ':' type_id '{' enum_body '}' | anonymous_enum ':' type_id '{' enum_body '}'")
def enumeration_with_base(
    cx: ParseState,
    head: EnumHead,
    _: Token,
    underlying: tree.TypeSyntax,
    opening: Token,
    enumerators: list[tree.Enumerator],
    close: Token,
) -> tree.TypeSyntax:
    return enumeration(cx, head, opening, enumerators, close, underlying)


PRODUCTIONS.optional_list("enum_body", "enumerators comma_opt")
list_of("enumerators", "enumerator", "','")


@rule("enumerator : any_name | any_name '=' conditional")
def enumerator(
    cx: ParseState, name: Token, _: Token | None = None, value: tree.Expr | None = None
) -> tree.Enumerator:
    cx.scopes.declare(require_plain_name(cx, name))
    return make_node(name, tree.Enumerator, name.text, value)
