"""PTX text to a module.

The instruction lines that make up most of a file are read whole, one pattern each, with their
operands looked up in a per-scope cache of texts; everything else goes token by token. Both ways give
the same result.

Invariants: every name in the result is resolved; after an error the parser goes on behind the next
';' or '}', so that one run reports many errors and none twice; no input raises anything but PtxError.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from ..support.diagnostics import Diagnostics, Location, Note, PtxError
from . import lenient
from .banks import banked, from_start, read_banked
from .build import build
from .dialect import Dialect
from .expand import has_wide_amount, index_by_register, old_operands, shift_by_own_size, split_vector, spread
from .form import Variant
from .lexer import Lexer, Syntax
from .markers import Marker, has_directives, origin, take_directives
from .model import (
    MAX_DEPTH,
    Address,
    FloatImm,
    Function,
    Instruction,
    IntImm,
    Label,
    LabelDef,
    LabelList,
    Loc,
    Module,
    Operand,
    Prototype,
    Register,
    Scope,
    Statement,
    Symbol,
    Vector,
)
from .names import Names
from .operands import Indexed, elements, parse_operand, resolve
from .table import lookup, lookup_legacy, select

_MAX_ERRORS = 20

_INSTRUCTION = re.compile(
    r"\s*(?:@(!?)([%$_A-Za-z][\w$]*)[ \t]+)?([a-z][\w.:]*)(?:[ \t]+([^;()\"/@]{0,2000}))?;", re.ASCII)
_MNEMONIC = re.compile(r"[A-Za-z][\w$]*(?:\.[A-Za-z0-9_]+(?:::[A-Za-z0-9_]+)*)*", re.ASCII)
_OPERAND = re.compile(r"\{[^}]*\}|[^,{}]+", re.ASCII)
_ADDRESS = re.compile(r"\[([%$_A-Za-z][\w$]*)(?:\+(-?(?:0|[1-9]\d{0,17})))?\]", re.ASCII)
_NAME = re.compile(r"[%$_A-Za-z][\w$]+(?:\.[xyzwrgba])?", re.ASCII)
_COLON = re.compile(r"\s*:(?!:)")
_INTEGER = re.compile(r"-?(?:0|[1-9]\d{0,17})", re.ASCII)
_FLOAT = re.compile(r"0([fF][0-9a-fA-F]{8}|[dD][0-9a-fA-F]{16})", re.ASCII)
_LABEL_KINDS = frozenset({"label", "targets", "prototype"})


def parse(text: str, filename: str = "<ptx>") -> Module:
    """The module that `text` spells. PtxError, with every diagnostic, if it is not PTX.

    Types, targets and labels are the verifier's business; see `verifier.verify`.
    """
    return Parser(text, filename).parse()


class Parser(Dialect):
    """One run over one text."""

    def __init__(self, text: str, filename: str) -> None:
        self.diags = Diagnostics({filename: text})
        self.markers: list[Marker] = []
        if has_directives(text):
            text, self.markers = take_directives(text, filename, self.diags)
            self.diags.raise_if_errors(PtxError)
        self.lexer = Lexer(text, filename, self.diags)
        self.names = Names()
        self.module = Module(filename=filename, text=text, target=[], version=(0, 0), address_size=32)
        self.places: dict[str, Location] = {}
        self.has_locations = False
        self.anonymous = self.current = None
        self.outside = []
        self.bindings = {}
        self.linkages = {}
        self.lookup: Callable[[str], tuple[Variant, ...]] = lookup

    def old_version(self) -> None:
        """The version says PTX 1.x: rows and spellings that later versions dropped are back."""
        self.names.legacy = True
        self.lookup = lookup_legacy

    def parse(self) -> Module:
        lexer = self.lexer
        try:
            while lexer.token.kind != "end":
                try:
                    self.module_item()
                except Syntax:
                    self.recover_module()
                if self.gives_up():
                    break
        except RecursionError:  # the grammar's own limits should make this impossible
            lexer.error("input is nested too deeply")
        self.check_header()
        if self.anonymous is not None and self.anonymous in self.module.items:
            # What stands outside functions sees everything that is declared before its last instruction.
            self.module.items.remove(self.anonymous)
            self.module.items.append(self.anonymous)
        self.diags.raise_if_errors(PtxError)
        self.module.remarks = list(self.diags.items)
        if self.has_locations or self.markers:
            _attach_sources(self.module, self.markers)
        return self.module

    # ------------------------------------------------------------------------------------ recovery

    def gives_up(self) -> bool:
        """Whether there are so many errors that more would help nobody."""
        found = self.diags.items
        return len(found) >= _MAX_ERRORS and sum(item.severity == "error" for item in found) >= _MAX_ERRORS

    def recover_module(self) -> None:
        """Skip behind the next ';' or the '}' that closes what is open; stop before a declaration."""
        lexer, depth = self.lexer, 0
        self.names.leave_function()
        while lexer.token.kind != "end":
            text = lexer.token.text if lexer.token.kind == "punct" else ""
            if text == "{":
                depth += 1
            elif text == "}":
                depth -= 1
                if depth <= 0:
                    lexer.advance()
                    return
            elif text == ";" and depth <= 0:
                lexer.advance()
                return
            lexer.advance()
            if depth <= 0 and lexer.token.text in (".entry", ".func", ".visible", ".global", ".version", ".const"):
                return

    def recover_statement(self) -> None:
        """Skip the statement that begins here: behind its ';', or to the '}' that closes the scope."""
        lexer, depth = self.lexer, 0
        while lexer.token.kind != "end" and not (lexer.at("}") and depth <= 0):
            text = lexer.advance().text
            if text == ";":
                return
            depth += (text == "{") - (text == "}")

    # ------------------------------------------------------------------------------ function bodies

    def body(self) -> list[Statement]:
        """The statements up to the '}' that closes the body; the '{' has been consumed."""
        lexer, text = self.lexer, self.lexer.text
        statements: list[Statement] = []
        open_scopes: list[tuple[list[Statement], Location]] = []
        position = lexer.previous_end
        match_at = _INSTRUCTION.match
        while True:
            match = match_at(text, position)
            if match is not None:
                instr = self.fast_instruction(match)
                if instr is not None:
                    statements.append(instr)
                    position = match.end()
                    continue
            lexer.seek(position)
            token = lexer.token
            if match is None and token.start != position and token.kind == "name":
                match = match_at(text, token.start)  # a comment stood before it
                instr = self.fast_instruction(match) if match is not None else None
                if match is not None and instr is not None:
                    statements.append(instr)
                    position = match.end()
                    continue
            if token.kind == "end" or self.gives_up():
                if token.kind == "end":
                    lexer.expect("}", " at end of function body")
                raise Syntax
            try:
                if token.kind != "punct":
                    self.statement(statements)
                elif token.text == "{":
                    if len(open_scopes) >= MAX_DEPTH:
                        lexer.fail(f"scopes are nested more than {MAX_DEPTH} deep")
                    open_scopes.append((statements, lexer.location(token.start)))
                    lexer.advance()
                    self.names.push()
                    statements = []
                elif token.text == "}":
                    lexer.advance()
                    if not open_scopes:
                        return statements
                    outer, where = open_scopes.pop()
                    outer.append(Scope(statements, self.names.scopes[-1].number, where))
                    self.names.pop()
                    statements = outer
                elif token.text == "@":
                    statements.extend(self.instructions())
                else:
                    lexer.fail(f"expected a statement, found {lexer.found()}")
            except Syntax:
                lexer.seek(token.start)
                self.recover_statement()
            position = lexer.previous_end

    def fast_instruction(self, match: re.Match[str]) -> Instruction | None:
        """An instruction from the pattern's groups, or None to take the way by tokens."""
        negated, guard_name, mnemonic, text = match.groups()
        variants = self.lookup(mnemonic)
        if not variants or variants[0].names_labels:
            return None
        cache = self.names.scopes[-1].operands
        guard: Register | None = None
        if guard_name is not None:
            named = cache.get(guard_name) or self.fast_operand(guard_name, cache)
            if not isinstance(named, Register):
                return None
            guard = named
        operands: tuple[Operand, ...] = ()
        if text:
            found = []
            for piece in _OPERAND.findall(text) if "{" in text else text.split(","):
                piece = piece.strip()
                operand = cache.get(piece)
                if operand is None:
                    if not piece and "{" in text:
                        continue
                    operand = self.fast_operand(piece, cache)
                    if operand is None:
                        return None
                found.append(operand)
            operands = tuple(found)
        variant = select(variants, operands)
        if variant is None or (Symbol in map(type, operands) and variant.form.opcode != "mov"):
            return None
        if self.names.legacy:
            operands = old_operands(variant, operands)
            if has_wide_amount(variant, operands):
                return None
        start = match.start(3) if guard_name is None else match.start(2) - 1 - len(negated)
        return Instruction(variant.form.opcode, variant.modifiers, operands, guard, negated == "!", variant,
                           self.lexer.location(start))

    def fast_operand(self, text: str, cache: dict[str, Operand]) -> Operand | None:
        """A simple operand from its text, cached; None for everything else."""
        operand: Operand | None = None
        if _NAME.fullmatch(text):
            operand = self.names.resolve(text)
            if operand is None or text == "WARP_SZ":
                return None
        elif _INTEGER.fullmatch(text):
            operand = IntImm(int(text))
        elif text.startswith("["):
            match = _ADDRESS.fullmatch(text)
            if match is None:
                return None
            base = cache.get(match[1]) or self.fast_operand(match[1], cache)
            if not isinstance(base, (Register, Symbol)):
                return None
            operand = Address(base, int(match[2] or 0))
        elif _FLOAT.fullmatch(text):
            operand = FloatImm(int(text[2:], 16), 32 if text[1] in "fF" else 64)
        elif text.startswith("{") or "|" in text:
            operand = self.slow_operand(text)
        if operand is not None:
            cache[text] = operand
        return operand

    def slow_operand(self, text: str) -> Operand | None:
        """A vector or pair whose parts are simple names, by tokens of its own text; None on any error."""
        diags = Diagnostics()
        lexer = Lexer(text, "", diags)
        try:
            operand = parse_operand(lexer, self.names)
        except Syntax:
            return None
        return operand if lexer.token.kind == "end" and not diags.items else None

    def statement(self, statements: list[Statement]) -> None:
        """A declaration, directive, label or instruction, by tokens."""
        lexer, token = self.lexer, self.lexer.token
        if token.kind == "directive":
            statements.extend(self.body_directive())
        elif token.kind != "name":
            lexer.fail(f"expected a statement, found {lexer.found()}")
        elif _COLON.match(lexer.text, lexer.end) and "." not in token.text:
            lexer.advance()
            lexer.advance()
            statements.append(self.label(token.text, token.start))
        else:
            statements.extend(self.instructions())

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

    def instructions(self) -> list[Statement]:
        """instruction = [ '@' [ '!' ] name ] mnemonic operand, … ';' and the scalar instructions it stands for"""
        lexer, start = self.lexer, self.lexer.token.start
        guard, negated = self.guard()
        if guard is not None and self.names.legacy and lexer.at("{"):
            return self.guarded_block(guard, negated, lexer.location(start))
        match = _MNEMONIC.match(lexer.text, lexer.token.start)
        if match is None or lexer.token.kind != "name":
            lexer.fail(f"expected an instruction, found {lexer.found()}")
            raise AssertionError("unreachable")
        mnemonic, at, end, bank = match.group(), match.start(), match.end(), 0
        if mnemonic.endswith(".const"):
            mnemonic, bank, end = read_banked(lexer, at, self.module.version) or (mnemonic, 0, end)
        width, variants = 0, self.lookup(mnemonic)
        if not variants:
            width, scalar = split_vector(mnemonic)
            if width and (self.names.legacy or scalar.startswith("mov.")):
                variants = self.lookup(scalar)
        lexer.seek(end)
        if not variants:
            variants, ignored = lenient.modifiers(mnemonic, self.lookup)
            if ignored:
                self.remark(ignored, at, len(mnemonic))
        if not variants:
            from .explain import explain  # of no use until something is wrong

            why = explain(mnemonic, self.names.legacy)
            lexer.fail(why.message, at + why.start, why.length)
        where = lexer.location(start)
        if all(not variant.operands for variant in variants):
            if not lexer.at(";") and not lexer.at("}") and "\n" not in lexer.text[end:lexer.token.start]:
                lexer.fail(f"'{mnemonic}' takes no operands, found {lexer.found()}")
            lexer.expect(";", f" after '{mnemonic}'")
            return [Instruction(variants[0].form.opcode, variants[0].modifiers, (), guard, negated, variants[0], where)]
        self.names.swizzled.clear()
        operands, places = self.operand_list(variants)
        if self.names.swizzled:
            self.check_swizzles(variants[0].form.opcode, operands)
        if places and not lexer.at(";") and not lexer.at("}") and "\n" not in lexer.text[lexer.previous_end:lexer.token.start]:
            last = lexer.text[places[-1]:lexer.previous_end]
            lexer.fail(f"expected ',' or ';' after '{last}', found {lexer.found()}")
        lexer.expect(";", f" after '{mnemonic}'")

        def make(operands: tuple[Operand, ...]) -> Instruction:
            variant = select(variants, operands)
            if variant is None:
                self.wrong_operands(variants, mnemonic, at, operands, places)
                raise AssertionError("unreachable")
            if self.names.legacy:
                operands = old_operands(variant, operands)
            if bank:
                variant, operands = banked(variant, bank), from_start(operands, bank, self.names, lexer, places[-1])
            return Instruction(variant.form.opcode, variant.modifiers, operands, guard, negated, variant, where)

        if width:
            if len(operands) != len(variants[0].operands):
                self.wrong_operands(variants, mnemonic, at, operands, places)
            return spread(width, variants[0], operands, make, self.names)
        operands, braced = lenient.unbraced(variants, operands) if Vector in map(type, operands) else (operands, -1)
        if braced >= 0:
            self.remark("one value is expected here: the first in the braces is taken", places[braced], self.operand_length(places[braced]))
        if Symbol in map(type, operands) and self.module.address_size == 64:
            variant = select(variants, operands)
            moved = lenient.addresses(variant, operands, self.names.is_function) if variant is not None else []
            moved = [index for index in moved if "[" not in lexer.text[places[index]:places[index] + self.operand_length(places[index])]]
            if variant is not None and moved:
                self.remark(f"the address '{operands[moved[0]]}' stands for a value; 'mov' it to a register first",
                            places[moved[0]], self.operand_length(places[moved[0]]))
                return [lenient.through_registers(variant, operands, moved, make, self.names)]
        for index, operand in enumerate(operands):
            if isinstance(operand, Indexed):
                def indexed(address: Address, index: int = index) -> Instruction:
                    if variants[0].form.opcode == "mov" and isinstance(address.base, Register):  # the address itself
                        return build(f"add.{address.base.type}", operands[0], address.base, IntImm(address.offset), guard=guard,
                                     negated=negated, location=where)
                    return make((*operands[:index], address, *operands[index + 1:]))

                return [index_by_register(operand.base, operand.terms, operand.offset, self.module.address_size, indexed, self.names)]
        if self.names.legacy and has_wide_amount(variants[0], operands):
            amount = operands[2]
            assert isinstance(amount, Register)
            return [shift_by_own_size(amount, lambda short: make((*operands[:2], short)), self.names)]
        return [make(operands)]

    def guarded_block(self, guard: Register, negated: bool, where: Location) -> list[Statement]:
        """PTX 1.x: '@' [ '!' ] name '{' … '}', for the threads whose predicate holds: the others jump over it."""
        lexer = self.lexer
        if len(self.names.scopes) > MAX_DEPTH:
            lexer.fail(f"scopes are nested more than {MAX_DEPTH} deep")
        lexer.advance()
        scope = self.names.push()
        inner = Scope(self.body(), scope.number, where)
        self.names.pop()
        end = f"$end_{where.line}_{where.column}"
        return [build("bra", Label(end), guard=guard, negated=not negated, location=where), inner, LabelDef(end, where)]

    def remark(self, message: str, position: int, length: int) -> None:
        """A warning on what only assemblers take."""
        self.diags.warning(lenient.FLAG, message, self.lexer.location(position), length=length)

    def guard(self) -> tuple[Register | None, bool]:
        """guard = [ '@' [ '!' ] name ]; (register, whether it is negated)"""
        lexer = self.lexer
        if not lexer.accept("@"):
            return None, False
        negated = lexer.accept("!")
        token = lexer.expect_kind("name", "a predicate register after '@'")
        if self.names.resolve(token.text) is None and self.lookup(token.text):
            lexer.fail(f"expected a predicate register after '@', found '{token.text}'", token.start, len(token.text))
        found = elements(lexer, self.names, token.text, token.start) or resolve(lexer, self.names, token.text, token.start)
        if not isinstance(found, Register):
            lexer.fail(f"guard '{token.text}' is not a predicate register", token.start, len(token.text))
            raise AssertionError("unreachable")
        return found, negated

    def check_swizzles(self, opcode: str, operands: tuple[Operand, ...]) -> None:
        """PTX ISA 1.1, 6.4.3: swizzles are for `mov`, whose source and destination are distinct."""
        _, position, length = self.names.swizzled[0 if opcode != "mov" else -1]
        if opcode != "mov":
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
            is_call = variants[0].form.opcode == "call"
            if label and lexer.token.kind == "name" and is_call:
                label = self.names.resolve(lexer.token.text) is None
            address = variants[0].form.opcode not in lenient.NO_ELEMENT and any(
                index < len(v.operands) and v.operands[index].kind == "address" for v in variants)
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

    def wrong_operands(self, variants: Sequence[Variant], mnemonic: str, at: int, operands: tuple[Operand, ...], places: list[int]) -> None:
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
            from .explain import misfit

            found = misfit(variants, operands)
            message = found[1] if found else f"operands do not fit any form of '{mnemonic}'"
            if found:
                location, length = self.lexer.location(places[found[0]]), self.operand_length(places[found[0]])
        self.diags.error(message, location, length=length, notes=[note])
        raise Syntax


def _vectors(operand: Operand) -> set[str]:
    """The registers, elements left out, that an operand names."""
    parts = operand.elements if isinstance(operand, Vector) else (operand,)
    return {part.name.partition(".")[0] for part in parts if isinstance(part, Register)}


def _attach_sources(module: Module, markers: list[Marker]) -> None:
    """Give every instruction the place named by the `.loc` in force before it, else by a line marker."""
    for item in module.items:
        if not isinstance(item, Function):
            continue
        current: Location | None = None
        seen: dict[tuple[int, int, int], Location] = {}
        for statement in item.statements():
            if isinstance(statement, Loc):
                key = (statement.file, statement.line, statement.column)
                file = module.files.get(statement.file, f"<file {statement.file}>")
                outer = None
                if statement.inlined_at is not None:
                    number, line, column = statement.inlined_at
                    outer = seen.get(statement.inlined_at) or Location(
                        module.files.get(number, f"<file {number}>"), line, column)
                current = Location(file, statement.line, statement.column, outer)
                seen[key] = current
            elif isinstance(statement, Instruction):
                statement.source = current or origin(markers, statement.location)
