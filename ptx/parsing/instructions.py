"""Instructions, read by tokens: whatever the parser's pattern for whole lines does not take.

`Instructions` is the part of the parser that `parser.Parser` adds bodies to. An instruction that stands for
others is kept as it is written (`desugar`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from ...support.diagnostics import Location, Note
from ..form import Form, Variant
from ..model import (
    MAX_DEPTH,
    FloatImm,
    Indexed,
    Instruction,
    LabelDef,
    LabelList,
    Operand,
    Prototype,
    Register,
    Scope,
    Sum,
    Symbol,
    Vector,
)
from ..ptxtypes import TYPES
from ..table import select
from . import ptxas_extensions
from .const_banks import banked, from_start, read_banked
from .declarations import Declarations
from .elements import element, split_vector
from .lexer import Syntax
from .operands import elements, parse_operand, resolve

_MNEMONIC = re.compile(r"[A-Za-z][\w$]*(?:\.[A-Za-z0-9_]+(?:::[A-Za-z0-9_]+)*)*", re.ASCII)
_APART = re.compile(r"(?:[ \t]|/\*[^*\n]*\*/)+((?:\.[A-Za-z0-9_]+(?:::[A-Za-z0-9_]+)*)+)", re.ASCII)
"""Modifiers that blanks keep apart from the opcode."""
_LABEL_KINDS = frozenset({"label", "targets", "prototype"})


class Instructions(Declarations):
    """Labels and instructions; a base of `parser.Parser`, which owns the state."""

    lookup: Callable[[str], tuple[Variant, ...]]

    def label(self, name: str, position: int) -> LabelDef | LabelList | Prototype:
        """label = name ':' [ '.branchtargets' names ';' | '.calltargets' names ';' | prototype ]"""
        lexer, location = self.lexer, self.lexer.location(position)
        kind = lexer.token.text
        if kind in (".branchtargets", ".calltargets"):
            lexer.advance()
            targets = [lexer.expect_kind("name", "a name").text]
            while lexer.accept(","):
                targets.append(lexer.expect_kind("name", "a name").text)
            lexer.expect(";", f" after '{kind}' list")
            return LabelList(name, kind[1:], tuple(targets), location)
        if kind == ".callprototype":
            return self.prototype(name, location)
        return LabelDef(name, location)

    def prototype(self, name: str, location: Location) -> Prototype:
        """prototype = '.callprototype' [ '(' params ')' ] '_' [ '(' params ')' ] [ '.noreturn' ] ';'"""
        lexer = self.lexer
        lexer.advance()
        returns = self.parameters() if lexer.at("(") else []
        lexer.expect("_", " in '.callprototype'")
        params = self.parameters() if lexer.at("(") else []
        limits = self.limits()
        lexer.expect(";", " after '.callprototype'")
        return Prototype(name, returns, params, limits, location)

    def instruction(self) -> Instruction | Scope:
        """instruction = [ '@' [ '!' ] name ] mnemonic operand, … ';'"""
        lexer, start = self.lexer, self.lexer.token.start
        guard, negated = self.guard()
        if guard is not None and self.names.legacy and lexer.at("{"):
            return self.guarded_scope(guard, negated, lexer.location(start))
        match = _MNEMONIC.match(lexer.text, lexer.token.start)
        if match is None or lexer.token.kind != "name":
            lexer.fail(f"expected an instruction, found {lexer.found()}")
            raise AssertionError("unreachable")
        mnemonic, at, end, bank = match.group(), match.start(), match.end(), 0
        if mnemonic.endswith(".const"):
            mnemonic, bank, end = read_banked(lexer, at, self.module.version) or (mnemonic, 0, end)
        while (apart := _APART.match(lexer.text, end)) is not None:
            mnemonic, end = mnemonic + apart[1], apart.end()
        lexer.seek(end)
        variants, width = self.rows(mnemonic, at)
        written = tuple(mnemonic.split("."))[1:]
        where = lexer.location(start)
        if all(not variant.operands for variant in variants):
            if not lexer.at(";") and not lexer.at("}") and "\n" not in lexer.text[end : lexer.token.start]:
                lexer.fail(f"'{mnemonic}' takes no operands, found {lexer.found()}")
            lexer.expect(";", f" after '{mnemonic}'")
            return Instruction(variants[0].form.opcode, written, (), guard, negated, variants[0], where)
        self.names.swizzled.clear()
        operands, places = self.operand_list(variants)
        if self.names.swizzled:
            self.check_swizzles(variants[0].form, operands)
        if (
            places
            and not lexer.at(";")
            and not lexer.at("}")
            and "\n" not in lexer.text[lexer.previous_end : lexer.token.start]
        ):
            last = lexer.text[places[-1] : lexer.previous_end]
            lexer.fail(f"expected ',' or ';' after '{last}', found {lexer.found()}")
        lexer.expect(";", f" after '{mnemonic}'")
        plain = self.plain(variants, operands, places, width)
        variant = select(variants, plain)
        if variant is None:
            self.wrong_operands(variants, mnemonic, at, plain, places)
            raise AssertionError("unreachable")
        if not width:
            self.check_addresses(variant, operands, places)
            self.check_specials(variant, operands, places)
        if bank:
            variant, operands = (
                banked(variant, bank),
                from_start(operands, bank, self.names, lexer, places[-1]),
            )
            written = variant.modifiers
        elif written != variant.modifiers or any(isinstance(operand, (Sum, Indexed)) for operand in operands):
            self.module.shorthand = True
        return Instruction(variant.form.opcode, written, operands, guard, negated, variant, where)

    def rows(self, mnemonic: str, at: int) -> tuple[tuple[Variant, ...], int]:
        """(what `mnemonic` may mean, how many elements it works on where that is not the row's business)."""
        variants = self.lookup(mnemonic)
        if variants:
            return variants, 0
        opcode, *modifiers = mnemonic.split(".")
        width, scalar = split_vector(modifiers)
        if width:
            variants = self.lookup(f"{opcode}.{scalar}")
            if variants and (self.names.legacy or "vectors" in variants[0].form.takes):
                self.check_width(variants[0].type, width, mnemonic, at)
                return variants, width
        variants, ignored = ptxas_extensions.modifiers(mnemonic, self.names.legacy, self.lookup)
        if ignored:
            self.remark(ignored, at, len(mnemonic))
        if not variants:
            from .diagnose import diagnose  # of no use until something is wrong

            why = diagnose(mnemonic, self.names.legacy)
            self.lexer.fail(why.message, at + why.start, why.length)
        return variants, 0

    def check_width(self, type_: str, width: int, mnemonic: str, at: int) -> None:
        """A vector has at most 128 bits, and since PTX 2.0 no predicates (5.4.2)."""
        if not self.names.legacy and type_ in TYPES and (type_ == "pred" or width * TYPES[type_].bits > 128):
            self.lexer.fail(
                (
                    f"'{mnemonic}' is of {width} predicates"
                    if type_ == "pred"
                    else f"'{mnemonic}' is of {width * TYPES[type_].bits} bits, a vector has at most 128"
                ),
                at,
                len(mnemonic),
            )

    def plain(
        self, variants: tuple[Variant, ...], operands: tuple[Operand, ...], places: list[int], width: int
    ) -> tuple[Operand, ...]:
        """The operands as the row that is looked for takes them: of a vector instruction the first elements,
        without needless braces.
        """
        if width and len(operands) == len(variants[0].operands):
            return tuple(
                [
                    element(operand, 0, rule.type or "b32")
                    for operand, rule in zip(operands, variants[0].operands)
                ]
            )
        if Vector not in map(type, operands):
            return operands
        if any(
            isinstance(part, FloatImm)
            for operand in operands
            if isinstance(operand, Vector)
            for part in operand.elements
        ):
            self.module.shorthand = True
        operands, braced = ptxas_extensions.unbraced(variants, operands)
        if braced >= 0:
            self.module.shorthand = True
            self.remark(
                "one value is expected here: the first in the braces is taken",
                places[braced],
                self.operand_length(places[braced]),
            )
        return operands

    def check_addresses(self, variant: Variant, operands: tuple[Operand, ...], places: list[int]) -> None:
        """Warn of an address that stands for a value; an element's, `a[1]`, may not."""
        if Symbol not in map(type, operands) or self.module.address_size != 64:
            return
        for rule, operand, place in zip(variant.operands, operands, places):
            if isinstance(operand, Symbol) and "symbol" in rule.accepts and not rule.space:
                self.check_element(rule.type, operand, place)
        for index in ptxas_extensions.addresses(variant, operands, self.names.is_function):
            length = self.operand_length(places[index])
            if "[" in self.lexer.text[places[index] : places[index] + length]:
                self.lexer.fail(
                    f"the address '{operands[index]}' cannot be used here; 'mov' it to a register first",
                    places[index],
                    length,
                )
            self.module.shorthand = True
            self.remark(
                f"the address '{operands[index]}' stands for a value; 'mov' it to a register first",
                places[index],
                length,
            )
            return

    def check_element(self, type_: str, operand: Symbol, place: int) -> None:
        """The address of an element, `a[1]`, has 64 bits in `.global` space as the variable's own has; what
        is calculated, `a+4`, may be cut.
        """
        variable = self.module.variables.get(operand.name) if not operand.scope else None
        length = self.operand_length(place)
        if (
            variable is not None
            and variable.space == "global"
            and operand.offset
            and TYPES[type_].bits == 32
            and "[" in self.lexer.text[place : place + length]
        ):
            self.lexer.fail(
                f"the address '{operand.name}' in '.global' space has 64 bits, 32 are moved", place, length
            )

    def check_specials(self, variant: Variant, operands: tuple[Operand, ...], places: list[int]) -> None:
        """Warn of special registers in a vector."""
        if Vector in map(type, operands):
            for index in ptxas_extensions.specials(variant, operands):
                self.module.shorthand = True
                self.remark(
                    "a special register stands in a vector; 'mov' it to a register first",
                    places[index],
                    self.operand_length(places[index]),
                )

    def guarded_scope(self, guard: Register, negated: bool, where: Location) -> Scope:
        """PTX 1.x: '@' [ '!' ] name '{' … '}', for the threads whose predicate holds."""
        lexer = self.lexer
        if len(self.names.scopes) > MAX_DEPTH:
            lexer.fail(f"scopes are nested more than {MAX_DEPTH} deep")
        lexer.advance()
        scope = self.names.push()
        inner = Scope(self.body(), scope.number, where, guard, negated)
        self.names.pop()
        return inner

    def remark(self, message: str, position: int, length: int) -> None:
        """A warning on what only assemblers take."""
        self.diags.warning(ptxas_extensions.FLAG, message, self.lexer.location(position), length=length)

    def guard(self) -> tuple[Register | None, bool]:
        """guard = [ '@' [ '!' ] name ]; (register, whether it is negated)"""
        lexer = self.lexer
        if not lexer.accept("@"):
            return None, False
        negated = lexer.accept("!")
        token = lexer.expect_kind("name", "a predicate register after '@'")
        if self.names.resolve(token.text) is None and self.lookup(token.text):
            lexer.fail(
                f"expected a predicate register after '@', found '{token.text}'", token.start, len(token.text)
            )
        result = elements(lexer, self.names, token.text, token.start) or resolve(
            lexer, self.names, token.text, token.start
        )
        if not isinstance(result, Register):
            lexer.fail(f"guard '{token.text}' is not a predicate register", token.start, len(token.text))
            raise AssertionError("unreachable")
        return result, negated

    def check_swizzles(self, row: Form, operands: tuple[Operand, ...]) -> None:
        """PTX ISA 1.1, 6.4.3: swizzles are for `mov`, whose source and destination are distinct."""
        moves = "vectors" in row.takes
        _, position, length = self.names.swizzled[-1 if moves else 0]
        if not moves:
            self.lexer.fail("a swizzle is for 'mov' only", position, length)
        if len(operands) == 2 and _vectors(operands[0]) & _vectors(operands[1]):
            self.lexer.fail("the source and the destination of a swizzle must be distinct", position, length)

    def operand_list(self, variants: Sequence[Variant]) -> tuple[tuple[Operand, ...], list[int]]:
        lexer = self.lexer
        operands: list[Operand] = []
        places: list[int] = []
        if lexer.at(";"):
            return (), places
        while True:
            places.append(lexer.token.start)
            index = len(operands)
            label = any(index < len(v.operands) and v.operands[index].kind in _LABEL_KINDS for v in variants)
            # `call f, args, proto`: only a name that nothing declares is a label there.
            is_call = "call" in variants[0].form.effects
            if label and lexer.token.kind == "name" and is_call:
                label = self.names.resolve(lexer.token.text) is None
            address = any(
                index < len(v.operands) and "element" in v.operands[index].accepts for v in variants
            )
            operands.append(parse_operand(lexer, self.names, label, address=address, group=is_call))
            if not lexer.accept(","):
                return tuple(operands), places

    def operand_length(self, start: int) -> int:
        """How long the operand at `start` is, on its line."""
        depth, text = 0, self.lexer.text
        for end in range(start, len(text)):
            depth += (text[end] in "([{") - (text[end] in ")]}")
            if text[end] in "\n;" or (text[end] == "," and depth <= 0):
                return len(text[start:end].rstrip())
        return 1

    def wrong_operands(
        self,
        variants: Sequence[Variant],
        mnemonic: str,
        at: int,
        operands: tuple[Operand, ...],
        places: list[int],
    ) -> None:
        """Report why no variant of `mnemonic` takes `operands`."""
        forms = " or ".join(dict.fromkeys(f"'{variant.form.syntax}'" for variant in variants))
        fewest = min(variant.required for variant in variants)
        most = max(len(variant.operands) for variant in variants)
        note = Note(f"the form is {forms}")
        location, length = self.lexer.location(at), len(mnemonic)
        if len(operands) < fewest:
            message = f"too few operands for '{mnemonic}': expected {fewest}, have {len(operands)}"
        elif len(operands) > most:
            message = f"too many operands for '{mnemonic}': expected {most}, have {len(operands)}"
            location, length = self.lexer.location(places[most]), len(str(operands[most]))
        else:
            from .diagnose import misfit

            result = misfit(variants, operands)
            message = result[1] if result else f"operands do not fit any form of '{mnemonic}'"
            if result:
                location, length = (
                    self.lexer.location(places[result[0]]),
                    self.operand_length(places[result[0]]),
                )
        self.diags.error(message, location, length=length, notes=[note])
        raise Syntax


def _vectors(operand: Operand) -> set[str]:
    """The registers, elements left out, that an operand names."""
    parts = operand.elements if isinstance(operand, Vector) else (operand,)
    return {part.name.partition(".")[0] for part in parts if isinstance(part, Register)}
