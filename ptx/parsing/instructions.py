"""Token-based parser of instructions that the pattern for whole lines does not match.

`Instructions` is the part of the parser that `parser.Parser` adds bodies to. Shorthand instructions are
not expanded here but by `desugar`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NoReturn

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
    SymbolAddress,
    Vector,
)
from ..ptxtypes import TYPES
from ..table import select
from . import ptxas_extensions
from .const_banks import parse_banked_mnemonic, resolve_bank_address, with_bank
from .declarations import Declarations
from .elements import element, split_vector
from .lexer import SyntaxFailure
from .operands import parse_elements, parse_operand, resolve

_MNEMONIC = re.compile(r"[A-Za-z][\w$]*(?:\.[A-Za-z0-9_]+(?:::[A-Za-z0-9_]+)*)*", re.ASCII)
_DETACHED_MODIFIERS = re.compile(
    r"(?:[ \t]|/\*[^*\n]*\*/)+((?:\.[A-Za-z0-9_]+(?:::[A-Za-z0-9_]+)*)+)", re.ASCII
)
"""Modifiers separated from the opcode by blanks."""
_LABEL_KINDS = frozenset({"label", "targets", "prototype"})


class Instructions(Declarations):
    """Labels and instructions; a base of `parser.Parser`, which owns the state."""

    lookup: Callable[[str], tuple[Variant, ...]]

    def label(self, name: str, position: int) -> LabelDef | LabelList | Prototype:
        """Parse label = name ':' [ '.branchtargets' names ';' | '.calltargets' names ';' | prototype ]"""
        lexer, location = self.lexer, self.lexer.location(position)
        kind = lexer.token.text
        if kind in (".branchtargets", ".calltargets"):
            lexer.advance()
            targets = [lexer.expect_kind("name", "a name").text for _ in lexer.separated()]
            lexer.expect(";", f" after '{kind}' list")
            return LabelList(
                name, "calltargets" if kind == ".calltargets" else "branchtargets", tuple(targets), location
            )
        if kind == ".callprototype":
            return self.prototype(name, location)
        return LabelDef(name, location)

    def prototype(self, name: str, location: Location) -> Prototype:
        """Parse prototype = '.callprototype' [ '(' params ')' ] '_' [ '(' params ')' ] [ '.noreturn' ] ';'"""
        lexer = self.lexer
        lexer.advance()
        returns = self.parameters() if lexer.at("(") else []
        lexer.expect("_", " in '.callprototype'")
        params = self.parameters() if lexer.at("(") else []
        limits = self.limits()
        lexer.expect(";", " after '.callprototype'")
        return Prototype(name, returns, params, limits, location)

    def instruction(self) -> Instruction | Scope:
        """Parse instruction = [ '@' [ '!' ] name ] mnemonic operand, … ';'"""
        lexer, start = self.lexer, self.lexer.token.start
        guard, negated = self.guard()
        if guard is not None and self.names.legacy and lexer.at("{"):
            return self.guarded_scope(guard, negated, lexer.location(start))
        match = _MNEMONIC.match(lexer.text, lexer.token.start)
        if match is None or lexer.token.kind != "name":
            lexer.fail(f"expected an instruction, found {lexer.describe_token()}")
        mnemonic, position, end, bank = match.group(), match.start(), match.end(), 0
        if mnemonic.endswith(".const"):
            mnemonic, bank, end = parse_banked_mnemonic(lexer, position, self.module.version) or (
                mnemonic,
                0,
                end,
            )
        while (detached := _DETACHED_MODIFIERS.match(lexer.text, end)) is not None:
            mnemonic, end = mnemonic + detached[1], detached.end()
        lexer.seek(end)
        variants, width = self.candidate_variants(mnemonic, position)
        modifiers = tuple(mnemonic.split("."))[1:]
        location = lexer.location(start)
        if all(not variant.operands for variant in variants):
            if not lexer.at(";") and not lexer.at("}") and "\n" not in lexer.text[end : lexer.token.start]:
                lexer.fail(f"'{mnemonic}' takes no operands, found {lexer.describe_token()}")
            lexer.expect(";", f" after '{mnemonic}'")
            return Instruction(variants[0].form.opcode, modifiers, (), guard, negated, variants[0], location)
        self.names.swizzled.clear()
        operands, positions = self.operand_list(variants)
        if self.names.swizzled:
            self.check_swizzles(variants[0].form, operands)
        if (
            positions
            and not lexer.at(";")
            and not lexer.at("}")
            and "\n" not in lexer.text[lexer.previous_end : lexer.token.start]
        ):
            last = lexer.text[positions[-1] : lexer.previous_end]
            lexer.fail(f"expected ',' or ';' after '{last}', found {lexer.describe_token()}")
        lexer.expect(";", f" after '{mnemonic}'")
        scalar_operands = self.scalar_operands(variants, operands, positions, width)
        variant = select(variants, scalar_operands)
        if variant is None:
            self.report_operands(variants, mnemonic, position, scalar_operands, positions)
        if not width:
            self.check_addresses(variant, operands, positions)
            self.check_specials(variant, operands, positions)
        if bank:
            variant, operands = (
                with_bank(variant, bank),
                resolve_bank_address(operands, bank, self.names, lexer, positions[-1]),
            )
            modifiers = variant.modifiers
        elif modifiers != variant.modifiers or any(
            isinstance(operand, (Sum, Indexed)) for operand in operands
        ):
            self.module.shorthand = True
        return Instruction(variant.form.opcode, modifiers, operands, guard, negated, variant, location)

    def candidate_variants(self, mnemonic: str, position: int) -> tuple[tuple[Variant, ...], int]:
        """Return (the variants that `mnemonic` may denote, the vector width if the row has none, else 0)."""
        variants = self.lookup(mnemonic)
        if variants:
            return variants, 0
        opcode, *modifiers = mnemonic.split(".")
        width, scalar = split_vector(modifiers)
        if width:
            variants = self.lookup(f"{opcode}.{scalar}")
            if variants and (self.names.legacy or "vectors" in variants[0].form.takes):
                self.check_width(variants[0].type, width, mnemonic, position)
                return variants, width
        variants, remark = ptxas_extensions.match_modifiers(mnemonic, self.names.legacy, self.lookup)
        if remark:
            self.remark(remark, position, len(mnemonic))
        if not variants:
            from .diagnose import diagnose  # needed for messages only

            explanation = diagnose(mnemonic, self.names.legacy)
            self.lexer.fail(explanation.message, position + explanation.start, explanation.length)
        return variants, 0

    def check_width(self, type_: str, width: int, mnemonic: str, position: int) -> None:
        """Check that a vector has at most 128 bits and, since PTX 2.0, no predicates (5.4.2)."""
        if not self.names.legacy and type_ in TYPES and (type_ == "pred" or width * TYPES[type_].bits > 128):
            self.lexer.fail(
                (
                    f"'{mnemonic}' is of {width} predicates"
                    if type_ == "pred"
                    else f"'{mnemonic}' is of {width * TYPES[type_].bits} bits, a vector has at most 128"
                ),
                position,
                len(mnemonic),
            )

    def scalar_operands(
        self, variants: tuple[Variant, ...], operands: tuple[Operand, ...], positions: list[int], width: int
    ) -> tuple[Operand, ...]:
        """Return the operands as the rows expect them.

        Of a vector instruction they are the first elements; needless braces are removed.
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
        operands, braced = ptxas_extensions.remove_braces(variants, operands)
        if braced >= 0:
            self.module.shorthand = True
            self.remark(
                "one value is expected here: the first in the braces is taken",
                positions[braced],
                self.operand_length(positions[braced]),
            )
        return operands

    def check_addresses(self, variant: Variant, operands: tuple[Operand, ...], positions: list[int]) -> None:
        """Warn of an address used as a value; that of an element, `a[1]`, is an error."""
        if SymbolAddress not in map(type, operands) or self.module.address_size != 64:
            return
        for rule, operand, position in zip(variant.operands, operands, positions):
            if isinstance(operand, SymbolAddress) and "symbol" in rule.accepts and not rule.space:
                self.check_element(rule.type, operand, position)
        for index in ptxas_extensions.address_operands(variant, operands, self.names.is_function):
            length = self.operand_length(positions[index])
            if "[" in self.lexer.text[positions[index] : positions[index] + length]:
                self.lexer.fail(
                    f"the address '{operands[index]}' cannot be used here; 'mov' it to a register first",
                    positions[index],
                    length,
                )
            self.module.shorthand = True
            self.remark(
                f"the address '{operands[index]}' is not a value; 'mov' it to a register first",
                positions[index],
                length,
            )
            return

    def check_element(self, type_: str, operand: SymbolAddress, position: int) -> None:
        """Check the size of an element's address: `a[1]` in `.global` space has 64 bits, as the variable has.

        A computed address, `a+4`, may be truncated.
        """
        variable = self.module.variables.get(operand.name) if not operand.scope else None
        length = self.operand_length(position)
        if (
            variable is not None
            and variable.space == "global"
            and operand.offset
            and TYPES[type_].bits == 32
            and "[" in self.lexer.text[position : position + length]
        ):
            self.lexer.fail(
                f"the address '{operand.name}' in '.global' space has 64 bits, 32 are moved", position, length
            )

    def check_specials(self, variant: Variant, operands: tuple[Operand, ...], positions: list[int]) -> None:
        """Warn of special registers in a vector."""
        if Vector in map(type, operands):
            for index in ptxas_extensions.vectors_with_specials(variant, operands):
                self.module.shorthand = True
                self.remark(
                    "a special register cannot be a vector element; 'mov' it to a register first",
                    positions[index],
                    self.operand_length(positions[index]),
                )

    def guarded_scope(self, guard: Register, negated: bool, location: Location) -> Scope:
        """Parse a guarded scope of PTX 1.x: '@' [ '!' ] name '{' … '}'."""
        lexer = self.lexer
        if len(self.names.scopes) > MAX_DEPTH:
            lexer.fail(f"scopes are nested more than {MAX_DEPTH} deep")
        lexer.advance()
        scope = self.names.push()
        inner = Scope(self.body(), scope.number, location, guard, negated)
        self.names.pop()
        return inner

    def remark(self, message: str, position: int, length: int) -> None:
        """Warn of an extension that only assemblers accept."""
        self.diags.warning(ptxas_extensions.FLAG, message, self.lexer.location(position), length=length)

    def guard(self) -> tuple[Register | None, bool]:
        """Parse guard = [ '@' [ '!' ] name ]; return (register, whether it is negated)."""
        lexer = self.lexer
        if not lexer.accept("@"):
            return None, False
        negated = lexer.accept("!")
        token = lexer.expect_kind("name", "a predicate register after '@'")
        if self.names.resolve(token.text) is None and self.lookup(token.text):
            lexer.fail(f"expected a predicate register after '@', found '{token.text}'", *token.span)
        result = parse_elements(lexer, self.names, token.text, token.start) or resolve(
            lexer, self.names, token.text, token.start
        )
        if not isinstance(result, Register):
            lexer.fail(f"guard '{token.text}' is not a predicate register", *token.span)
        return result, negated

    def check_swizzles(self, row: Form, operands: tuple[Operand, ...]) -> None:
        """Check a swizzle: only `mov` has them, with distinct source and destination (PTX ISA 1.1, 6.4.3)."""
        moves = "vectors" in row.takes
        _, position, length = self.names.swizzled[-1 if moves else 0]
        if not moves:
            self.lexer.fail("a swizzle is for 'mov' only", position, length)
        if len(operands) == 2 and _register_names(operands[0]) & _register_names(operands[1]):
            self.lexer.fail("the source and the destination of a swizzle must be distinct", position, length)

    def operand_list(self, variants: Sequence[Variant]) -> tuple[tuple[Operand, ...], list[int]]:
        """Parse the operands. Return them and their positions."""
        lexer = self.lexer
        operands: list[Operand] = []
        positions: list[int] = []
        if lexer.at(";"):
            return (), positions
        for _ in lexer.separated():
            positions.append(lexer.token.start)
            index = len(operands)
            label = any(index < len(v.operands) and v.operands[index].kind in _LABEL_KINDS for v in variants)
            # `call f, args, proto`: only an undeclared name is a label there.
            is_call = "call" in variants[0].form.effects
            if label and lexer.token.kind == "name" and is_call:
                label = self.names.resolve(lexer.token.text) is None
            address = any(
                index < len(v.operands) and "element" in v.operands[index].accepts for v in variants
            )
            operands.append(parse_operand(lexer, self.names, label, address=address, group=is_call))
        return tuple(operands), positions

    def operand_length(self, start: int) -> int:
        """Return the length of the operand at `start`, within its line."""
        depth, text = 0, self.lexer.text
        for end in range(start, len(text)):
            depth += (text[end] in "([{") - (text[end] in ")]}")
            if text[end] in "\n;" or (text[end] == "," and depth <= 0):
                return len(text[start:end].rstrip())
        return 1

    def report_operands(
        self,
        variants: Sequence[Variant],
        mnemonic: str,
        position: int,
        operands: tuple[Operand, ...],
        positions: list[int],
    ) -> NoReturn:
        """Report why no variant of `mnemonic` accepts `operands`."""
        forms = " or ".join(dict.fromkeys(f"'{variant.form.syntax}'" for variant in variants))
        fewest = min(variant.required for variant in variants)
        most = max(len(variant.operands) for variant in variants)
        note = Note(f"the form is {forms}")
        location, length = self.lexer.location(position), len(mnemonic)
        if len(operands) < fewest:
            message = f"too few operands for '{mnemonic}': expected {fewest}, have {len(operands)}"
        elif len(operands) > most:
            message = f"too many operands for '{mnemonic}': expected {most}, have {len(operands)}"
            location, length = self.lexer.location(positions[most]), len(str(operands[most]))
        else:
            from .diagnose import find_misfit

            result = find_misfit(variants, operands)
            message = result[1] if result else f"operands do not fit any form of '{mnemonic}'"
            if result:
                location, length = (
                    self.lexer.location(positions[result[0]]),
                    self.operand_length(positions[result[0]]),
                )
        self.diags.error(message, location, length=length, notes=[note])
        raise SyntaxFailure


def _register_names(operand: Operand) -> set[str]:
    """Return the names of the registers in an operand, without element suffixes."""
    parts = operand.elements if isinstance(operand, Vector) else (operand,)
    return {part.name.partition(".")[0] for part in parts if isinstance(part, Register)}
