"""Reading names and types of the Itanium C++ ABI (5.1.3 to 5.1.5), and the substitutions of 5.1.10.

Invariant: `seen` holds the substitution candidates in the order the ABI counts them; `arguments` those that
`T_` speaks of.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Callable, Sequence

from .mangled_names import (
    ArgumentPack,
    ArrayNode,
    Conversion,
    Forward,
    FunctionName,
    FunctionNode,
    InstanceNode,
    LambdaNode,
    MemberPointerNode,
    NameNode,
    NotMangled,
    PackExpansionNode,
    PackNode,
    Phrase,
    PointerNode,
    Qualified,
    ReferenceNode,
    Scoped,
    Simple,
    Structor,
    Tagged,
)
from .mangling_codes import ABBREVIATIONS, ANONYMOUS, BUILTIN_TYPES, OPERATORS, QUALIFIERS, REF_QUALIFIERS

_NAMELESS = re.compile(r"_GLOBAL_[._$]N")
_NUMBER = re.compile(r"[0-9]+")
_BASE_36 = re.compile(r"[0-9A-Z]*")


class TypeReader:
    """One mangled name and how far it is read."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.seen: list[NameNode] = []
        self.arguments: list[NameNode] = []
        self.forward: list[Forward] = []
        self.lambdas = 0
        self.is_conversion = False

    # -- characters

    def take(self, word: str) -> bool:
        if not self.text.startswith(word, self.at):
            return False
        self.at += len(word)
        return True

    def expect(self, word: str) -> None:
        if not self.take(word):
            raise NotMangled(f"expected '{word}' at {self.at}")

    def peek(self, length: int = 1) -> str:
        return self.text[self.at : self.at + length]

    def number(self) -> int:
        match = _NUMBER.match(self.text, self.at)
        if match is None or len(match.group()) > 9:
            raise NotMangled(f"expected a number at {self.at}")
        self.at = match.end()
        return int(match.group())

    def optional_number(self) -> int:
        """`_` is 0, `0_` is 1."""
        number = 0 if self.peek() == "_" else self.number() + 1
        self.expect("_")
        return number

    def sequence(self) -> int:
        """<seq-id>: `_` is 0, `0_` is 1, in base 36."""
        match = _BASE_36.match(self.text, self.at)
        assert match is not None
        self.at = match.end()
        self.expect("_")
        if len(match.group()) > 6:
            raise NotMangled("a substitution's number is too long")
        return int(match.group(), 36) + 1 if match.group() else 0

    def until_end(self, read: Callable[[], NameNode]) -> list[NameNode]:
        result = []
        while not self.take("E"):
            result.append(read())
        return result

    def remember(self, node: NameNode) -> NameNode:
        self.seen.append(node)
        return node

    @abstractmethod
    def encoding(self) -> NameNode: ...
    @abstractmethod
    def expression(self) -> NameNode: ...
    @abstractmethod
    def literal(self) -> NameNode: ...

    # -- names

    def function_or_variable(self) -> NameNode:
        """<encoding>, less special names."""
        outer_forward, self.forward = self.forward, []
        name, qualifiers = self.name_and_qualifiers()
        for parameter in self.forward:
            if parameter.index < len(self.arguments):
                outcome = self.arguments[parameter.index]
                parameter.target = (
                    PackNode(outcome.elements) if isinstance(outcome, ArgumentPack) else outcome
                )
        self.forward = outer_forward
        if self.peek() in ("", "E", "."):
            return name
        innermost = name.last
        plain = isinstance(innermost, InstanceNode) and not isinstance(innermost.name, Conversion | Structor)
        result = self.type() if plain else None
        return FunctionName(name, FunctionNode(result, self.parameters(), qualifiers))

    def parameters(self) -> list[NameNode]:
        """<bare-function-type>, less the result: at least one type; a lone `v` is none."""
        if self.peek() == "v" and self.peek(2)[1:] in ("", "E", ".", "R", "O"):
            self.at += 1
            return []
        result = [self.type()]
        while self.peek() not in ("", "E", ".") and self.peek(2) not in ("RE", "OE"):
            result.append(self.type())
        return result

    def name(self) -> NameNode:
        return self.name_and_qualifiers(False)[0]

    def name_and_qualifiers(self, is_function: bool = True) -> tuple[NameNode, str]:
        """<name>, and what qualifies the function that it names. Its template's arguments are what `T_`
        speaks of from then on.
        """
        if self.take("N"):
            return self.nested(is_function)
        if self.take("Z"):
            return self.local(is_function)
        if self.peek() == "S" and self.peek(2) != "St":
            result = self.substitution()
            if self.peek() != "I":
                raise NotMangled("a function named by a substitution")
        else:
            prefix = Phrase("std") if self.take("St") else None
            result = self.unqualified(prefix)
            if prefix is not None:
                result = Scoped(prefix, result)
            if self.peek() == "I":
                self.remember(result)
        if self.peek() == "I":
            result = InstanceNode(result, self.template_arguments(is_function))
        return result, ""

    def nested(self, is_function: bool) -> tuple[NameNode, str]:
        """<nested-name> after its `N`."""
        qualifiers = self.qualifiers()
        qualifiers += self.ref_qualifier()
        result: NameNode | None = None
        added = False
        while not self.take("E"):
            if self.peek() == "S" and result is None:
                result, added = Phrase("std") if self.take("St") else self.substitution(), False
                continue
            if self.peek() == "I" and result is not None:
                result = InstanceNode(result, self.template_arguments(is_function))
            elif self.peek() == "T" and result is None:
                result = self.template_parameter()
            elif self.peek(2) in ("DT", "Dt") and result is None:
                result = self.decltype()
            elif self.take("M"):
                continue  # the member that a closure initialises: <data-member-prefix>
            else:
                name = self.unqualified(result)
                result = name if result is None else Scoped(result, name)
            self.remember(result)
            added = True
        if result is None or not added:
            raise NotMangled("an empty name")
        self.seen.pop()  # the whole is a candidate as a type only
        return result, qualifiers

    def local(self, is_function: bool) -> tuple[NameNode, str]:
        """<local-name> after its `Z`."""
        function = self.encoding()
        self.expect("E")
        qualifiers = ""
        if self.take("s"):
            entity: NameNode = Phrase("string literal")
        elif self.take("d"):
            entity = Scoped(Phrase(f"{{default arg#{self.optional_number() + 1}}}"), self.name())
        else:
            entity, qualifiers = self.name_and_qualifiers(is_function)
        self.discriminator()
        return Scoped(function, entity), qualifiers

    def discriminator(self) -> None:
        if self.take("__"):
            self.number()
            self.expect("_")
        elif re.match(r"_[0-9]", self.text[self.at : self.at + 2]):
            self.at += 2

    def unqualified(self, scope: NameNode | None) -> NameNode:
        """<unqualified-name>; constructors are named after `scope`."""
        self.take("L")
        character = self.peek()
        if character.isdigit():
            result = self.source_name()
        elif character == "U":
            result = self.unnamed()
        elif character in ("C", "D") and scope is not None and self.peek(2) != "DC":
            self.at += 2 + (self.peek(2) == "CI")
            result = Structor("~" if character == "D" else "", scope)
        elif self.take("DC"):
            result = Phrase("[", ", ".join(name.spell() for name in self.until_end(self.source_name)), "]")
        else:
            result = self.operator()
        while self.take("B"):
            result = Tagged(result, f"[abi:{self.source_name().spell()}]")
        return result

    def source_name(self) -> NameNode:
        length = self.number()
        name = self.peek(length)
        if len(name) < length or not length:
            raise NotMangled("a name ends early")
        self.at += length
        return Simple(ANONYMOUS if _NAMELESS.match(name) else name)

    def operator(self) -> NameNode:
        if self.take("cv"):
            outer, self.is_conversion = self.is_conversion, True
            result = Conversion("operator ", self.type())
            self.is_conversion = outer
            return result
        if self.take("li"):
            return Simple('operator"" ', self.source_name())
        if self.peek(2) not in OPERATORS:
            raise NotMangled(f"no name begins with '{self.peek(2)}'")
        self.at += 2
        return Simple("operator", OPERATORS[self.text[self.at - 2 : self.at]])

    def unnamed(self) -> NameNode:
        if self.take("Ut"):
            return Simple(f"{{unnamed type#{self.optional_number() + 1}}}")
        self.expect("Ul")
        self.lambdas += 1
        try:
            result = self.parameters()
        finally:
            self.lambdas -= 1
        self.expect("E")
        return LambdaNode(result, self.optional_number() + 1)

    def substitution(self) -> NameNode:
        self.expect("S")
        if self.peek() in ABBREVIATIONS:
            name, arguments = ABBREVIATIONS[self.peek()]
            self.at += 1
            return Scoped(
                Phrase("std"), InstanceNode(Simple(name), [Phrase(arguments)]) if arguments else Simple(name)
            )
        number = self.sequence()
        if number >= len(self.seen):
            raise NotMangled("a substitution for nothing")
        return self.seen[number]

    # -- template arguments

    def template_arguments(self, is_function: bool = False) -> Sequence[NameNode]:
        """<template-args>. A function's own are what its type's `T_` speak of, later ones of their number
        included.
        """
        self.expect("I")
        result: list[NameNode] = []
        if is_function:
            self.arguments = result
        while not self.take("E"):
            result.append(self.template_argument())
        return result

    def template_argument(self) -> NameNode:
        if self.take("J") or self.take("I"):
            return ArgumentPack(self.until_end(self.template_argument))
        if self.take("Tn"):
            # The type of the parameter, where overloaded templates differ by it (clang, GCC 14).
            self.type()
            return self.template_argument()
        if self.peek() == "L":
            return self.literal()
        if self.take("X"):
            result = self.expression()
            self.expect("E")
            return result
        return self.type()

    def template_parameter(self) -> NameNode:
        self.expect("T")
        index = self.sequence()
        if index < len(self.arguments) and not self.lambdas:
            result = self.arguments[index]
            return PackNode(result.elements) if isinstance(result, ArgumentPack) else result
        self.forward.append(Forward(index))
        return self.forward[-1]

    # -- types

    def qualifiers(self) -> str:
        result = ""
        while self.peek() in QUALIFIERS:
            result = f" {QUALIFIERS[self.peek()]}{result}"
            self.at += 1
        return result

    def ref_qualifier(self) -> str:
        for code, mark in REF_QUALIFIERS.items():
            if self.take(code):
                return f" {mark}"
        return ""

    def type(self) -> NameNode:
        for length in (1, 2, 5):
            if self.peek(length) in BUILTIN_TYPES:
                self.at += length
                return Simple(BUILTIN_TYPES[self.text[self.at - length : self.at]])
        if self.peek() == "S" and self.peek(2) != "St":
            result = self.substitution()
            return self.instance_of(result) if self.peek() == "I" else result
        if self.peek(2) in _TYPES_2:
            return self.remember(_TYPES_2[self.peek(2)](self))
        if self.peek() in _TYPES_1:
            return self.remember(_TYPES_1[self.peek()](self))
        if self.peek() == "T" and self.peek(2) not in ("Ts", "Tu", "Te"):
            result = self.remember(self.template_parameter())
            return self.instance_of(result) if self.peek() == "I" and not self.is_conversion else result
        if self.peek(2) in ("Ts", "Tu", "Te"):
            self.at += 2
        return self.remember(self.name())

    def instance_of(self, template: NameNode) -> NameNode:
        return self.remember(InstanceNode(template, self.template_arguments()))

    def qualified_type(self) -> NameNode:
        qualifiers = self.qualifiers()
        if self.peek() == "F" or self.peek(2) in ("Do", "DO"):
            return self.function_type(qualifiers)
        return Qualified(self.type(), qualifiers)

    def function_type(self, qualifiers: str = "") -> NameNode:
        if self.take("Do"):
            qualifiers += " noexcept"
        elif self.take("DO"):
            qualifiers = Phrase(qualifiers, " noexcept(", self.expression(), ")").spell()
            self.expect("E")
        self.expect("F")
        self.take("Y")
        result = self.type()
        parameters = self.parameters()
        qualifiers += self.ref_qualifier()
        self.expect("E")
        return FunctionNode(result, parameters, qualifiers)

    def array_type(self) -> NameNode:
        self.expect("A")
        bound: NameNode = Simple("")
        if self.peek().isdigit():
            bound = Simple(str(self.number()))
        elif self.peek() != "_":
            bound = self.expression()
        self.expect("_")
        return ArrayNode(bound, self.type())

    def decltype(self) -> NameNode:
        self.at += 2
        result = self.expression()
        self.expect("E")
        return Simple("decltype (", result, ")")

    def vector(self) -> NameNode:
        self.expect("Dv")
        bound = self.expression() if self.take("_") else Simple(str(self.number()))
        self.expect("_")
        return Phrase(self.type(), " __vector(", bound, ")")

    def float_type(self) -> NameNode:
        """`_FloatN`."""
        self.expect("DF")
        width = self.number()
        extended = self.take("x")
        if not extended:
            self.expect("_")
        return Simple(f"_Float{width}{'x' if extended else ''}")

    def bit_int(self) -> NameNode:
        unsigned = "unsigned " if self.take("DU") else ""
        self.take("DB")
        width = Simple(str(self.number())) if self.peek().isdigit() else self.expression()
        self.expect("_")
        return Simple(f"{unsigned}_BitInt(", width, ")")

    def vendor_type(self) -> NameNode:
        self.expect("u")
        name = self.source_name()
        return InstanceNode(name, self.template_arguments()) if self.peek() == "I" else name

    def vendor_qualified(self) -> NameNode:
        self.expect("U")
        word = self.source_name()
        if self.peek() == "I":
            word = InstanceNode(word, self.template_arguments())
        return Qualified(self.type(), f" {word.spell()}")

    def prefixed(self, code: str, make: Callable[[NameNode], NameNode]) -> NameNode:
        self.expect(code)
        return make(self.type())

    def reference(self) -> NameNode:
        mark = REF_QUALIFIERS[self.peek()]
        self.at += 1
        return ReferenceNode(self.type(), mark)

    def member_pointer(self) -> NameNode:
        self.expect("M")
        owner = self.type()
        return MemberPointerNode(owner, self.type())


_TYPES_1: dict[str, Callable[[TypeReader], NameNode]] = {
    **dict.fromkeys(QUALIFIERS, TypeReader.qualified_type),
    **dict.fromkeys(REF_QUALIFIERS, TypeReader.reference),
    "P": lambda r: r.prefixed("P", PointerNode),
    "C": lambda r: r.prefixed("C", lambda t: Phrase(t, " _Complex")),
    "G": lambda r: r.prefixed("G", lambda t: Phrase(t, " _Imaginary")),
    "F": TypeReader.function_type,
    "A": TypeReader.array_type,
    "M": TypeReader.member_pointer,
    "u": TypeReader.vendor_type,
    "U": TypeReader.vendor_qualified,
}
_TYPES_2: dict[str, Callable[[TypeReader], NameNode]] = {
    "Do": TypeReader.function_type,
    "DO": TypeReader.function_type,
    "DT": TypeReader.decltype,
    "Dt": TypeReader.decltype,
    "Dv": TypeReader.vector,
    "DF": TypeReader.float_type,
    "DB": TypeReader.bit_int,
    "DU": TypeReader.bit_int,
    "Dp": lambda r: r.prefixed("Dp", PackExpansionNode),
}
"""Types by how they begin."""
