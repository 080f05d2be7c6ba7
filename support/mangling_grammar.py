"""The productions of the Itanium C++ ABI (5.1), which `demangle` reads and `frontend.types.mangle` writes.

A row of a table is the code that a production begins with, its fields (`mangled_names.Production`), and its
spelling, a node, or both. Of several codes that a text begins with the longest counts. Names (5.1.3) have no
code, and are nodes with an encoding of their own.
"""

from __future__ import annotations

from functools import cached_property

from . import mangled_names as nodes
from .mangled_names import Phrase, Production, Simple
from .mangling_codes import ABBREVIATIONS, BINARY, BUILTIN_TYPES, CASTS, OPERATORS, STEPS, UNARY

Row = tuple[str, str | type[nodes.NameNode]] | tuple[str, str, type[nodes.NameNode]]


class Table(dict[str, Production]):
    """Productions by code, made when they are first looked up."""

    def __init__(self, rows: dict[str, Row], default: type[nodes.NameNode] = Phrase) -> None:
        super().__init__()
        self.rows, self.default = rows, default

    def __missing__(self, code: str) -> Production:
        fields, *rest = self.rows[code]
        node = rest[-1] if isinstance(rest[-1], type) else self.default
        self[code] = Production(code, fields, rest[0] if isinstance(rest[0], str) else "", node)
        return self[code]

    @cached_property
    def lengths(self) -> dict[str, list[int]]:
        """The lengths of codes by their first letter, longest first."""
        result: dict[str, set[int]] = {}
        for code in self.rows:
            result.setdefault(code[0], set()).add(len(code))
        return {letter: sorted(lengths, reverse=True) for letter, lengths in result.items()}


SPECIAL_NAMES = Table({
    "TV": ("type", "vtable for {}"),
    "TT": ("type", "VTT for {}"),
    "TI": ("type", "typeinfo for {}"),
    "TS": ("type", "typeinfo name for {}"),
    "TW": ("name", "TLS wrapper function for {}"),
    "TH": ("name", "TLS init function for {}"),
    "GV": ("name", "guard variable for {}"),
    "GTt": ("encoding", "transaction clone for {}"),
    "Th": ("offset encoding", "non-virtual thunk to {1}"),
    "Tv": ("offset offset encoding", "virtual thunk to {2}"),
})  # fmt: skip
"""<special-name>, as `c++filt` spells it."""
SCOPED = Production("", "prefix unqualified", "", nodes.Scoped)
MEMBER = Production("", "prefix M unqualified", "", nodes.Scoped)
"""<prefix> with a name; the second is the member that a closure initialises, <data-member-prefix>."""
INSTANCE = Production("", "prefix I template_argument*", "", nodes.InstanceNode)
"""A template and its arguments, with a <template-prefix>."""
SIMPLE_ID = Production("", "source I template_argument*", "", nodes.InstanceNode)
"""A template and its arguments that are no substitution candidates."""
TAGGED = Production("", "unqualified B source", "{}[abi:{}]", nodes.Tagged)
"""A name with an <abi-tag>."""
UNQUALIFIED = Table({
    **{code: ("", f"operator{name}") for code, name in OPERATORS.items()},
    "li": ("source", 'operator"" {}'),
    "cv": ("conversion_type", "operator {}", nodes.Conversion),
    "Ut": ("index", "{{unnamed type#{}}}"),
    "Ul": ("lambda_parameters E index", "{{lambda({})#{}}}", nodes.LambdaNode),
    "L": ("unqualified", "{}"),
    "DC": ("source*", "[{}]", Phrase),
}, Simple)  # fmt: skip
"""<unqualified-name>, less <source-name> and <ctor-dtor-name>."""
ENTITIES = Table(
    {"s": ("", "string literal"), "d": ("index name", "{{default arg#{}}}::{}", nodes.DefaultArgumentNode)}
)
"""The entity of a <local-name> that is no name."""
TEMPLATE_ARGUMENTS = Table({
    "J": ("template_argument*", "{}", nodes.ArgumentPack),
    "I": ("template_argument*", "{}", nodes.ArgumentPack),
    "X": ("expression E", "{}", nodes.Wrapper),
    # The type of the parameter, where overloaded templates differ by it (clang, GCC 14).
    "Tn": ("type template_argument", "{1}", nodes.Wrapper),
})  # fmt: skip
"""<template-arg>, less types and literals."""
FUNCTION = Production(
    "", "qualifiers exceptions F language type parameters qualifiers E", "", nodes.FunctionNode
)
"""<function-type>"""
EXCEPTIONS = Table({"Do": ("", " noexcept"), "DO": ("expression E", " noexcept({})")})
"""<exception-spec>"""
QUALIFIED = Production("", "qualifiers type", "", nodes.Qualified)
"""<qualified-type>, less a vendor's qualifiers."""
TYPES = Table({
    **{code: ("", name, nodes.BuiltinNode) for code, name in BUILTIN_TYPES.items()},
    "P": ("type", nodes.PointerNode),
    "R": ("type", nodes.ReferenceNode),
    "O": ("type", nodes.RvalueReferenceNode),
    "C": ("type", "{} _Complex"),
    "G": ("type", "{} _Imaginary"),
    "A": ("bound _ type", nodes.ArrayNode),
    "M": ("type type", nodes.MemberPointerNode),
    "u": ("simple_id", "{}", Simple),
    "U": ("simple_id type", nodes.Qualified),
    "DT": ("expression E", "decltype ({})", Simple),
    "Dt": ("expression E", "decltype ({})", Simple),
    "Dv": ("bound _ type", "{1} __vector({0})"),
    "Dv_": ("expression _ type", "{1} __vector({0})"),
    "DF": ("width", nodes.FloatTypeNode),
    "DB": ("bound _", "_BitInt({})", Simple),
    "DU": ("bound _", "unsigned _BitInt({})", Simple),
    "DUB": ("bound _", "unsigned _BitInt({})", Simple),
    "Dp": ("type", nodes.PackExpansionNode),
    "Ts": ("name", "{}", Simple),
    "Tu": ("name", "{}", Simple),
    "Te": ("name", "{}", Simple),
})  # fmt: skip
"""<type>, less functions, qualified types, substitutions, template parameters and names."""
PATH = Production("sr", "type unresolved", "", nodes.Path)
PATH_OF_NAMES = Production("sr", "simple_id* unresolved", "", nodes.Path)
PATH_OF_TYPE = Production("srN", "type simple_id* unresolved", "", nodes.Path)
NVCC_PATH = Production("sr", "type simple_id* unresolved", "", nodes.Path)
"""<unresolved-name> with scopes, and what nvcc writes for `PATH_OF_TYPE`."""
UNRESOLVED_TYPE = Production("", "type", "{}", Phrase)
"""The type of a <destructor-name>."""
OPERATIONS = Table({code: ("", word) for code, word in BINARY.items()})
"""<operator-name> of a fold"""
EXPRESSIONS = Table({
    **{code: ("operand", f"{word}{{}}") for code, word in UNARY.items()},
    **{code: ("operand operand", f"{{}}{word}{{}}") for code, word in BINARY.items()},
    "gt": ("operand operand", "({}>{})"),
    **{code: ("operand", f"{{}}{word}") for code, word in STEPS.items()},
    **{f"{code}_": ("operand", f"{word}{{}}") for code, word in STEPS.items()},
    **{code: ("type expression", f"{word}<{{}}>({{}})") for code, word in CASTS.items()},
    "fl": ("operator operand", "(...{}{})"),
    "fr": ("operator operand", "({1}{0}...)"),
    **dict.fromkeys(("fL", "fR"), ("operator operand operand", "({1}{0}...{0}{2})")),
    "st": ("type", "sizeof ({})"),
    "sz": ("expression", "sizeof ({})"),
    "at": ("type", "alignof ({})"),
    "az": ("expression", "alignof ({})"),
    "nx": ("expression", "noexcept({})"),
    "ti": ("type", "typeid ({})"),
    "te": ("expression", "typeid ({})"),
    "L": ("type value E", nodes.Literal),
    "LZ": ("address E", "{}", nodes.Wrapper),
    "L_Z": ("address E", "{}", nodes.Wrapper),
    "fpT": ("", "this", Simple),
    "fp": ("qualifiers index", "{{parm#{1}}}", Simple),
    **{f"fL{level}": ("depth qualifiers index", "{{parm#{2}}}", Simple) for level in range(10)},
    "gs": ("expression", "::{}"),
    "cl": ("operand expression*", "{}({})"),
    "cv": ("type expression", "({})({})"),
    "_": ("expression*", "{}"),
    "il": ("expression*", "{{{}}}", Simple),
    "tl": ("type expression*", "{}{{{}}}", Simple),
    "dt": ("operand expression", "{}.{}"),
    "pt": ("operand expression", "{}->{}"),
    "ix": ("operand expression", "{}[{}]"),
    "qu": ("operand operand operand", "{}?{} : {}"),
    "sZ": ("expression", nodes.PackSize),
    "sP": ("template_argument*", nodes.PackSize),
    "sp": ("expression", nodes.PackExpansionNode),
    "tr": ("", "throw", Simple),
    "tw": ("expression", "throw {}"),
    "u": ("source template_argument*", "{}({})"),
    "on": ("unqualified", "{}", Simple),
    "dn": ("destroyed", "~{}"),
})  # fmt: skip
"""<expression>, less template parameters, names and paths. `_` are the operands of a conversion."""


def abbreviation(code: str) -> nodes.NameNode:
    """Return the node of a <substitution> of the standard library."""
    name, arguments = ABBREVIATIONS[code]
    template: nodes.NameNode = nodes.Source(name)
    if arguments:
        template = nodes.InstanceNode(template, (Production("", "", arguments, Phrase)(),))
    return nodes.Abbreviation(nodes.STD, template, f"S{code}")
