"""Parser of PTX modules.

Instruction lines, most of a file, are matched whole by one pattern, and their operands are looked up in a
per-scope cache of texts; everything else is parsed token by token. Both paths give the same result.

Invariants: every name in the result is resolved; after an error the parser resumes after the next
';' or '}', so that one run reports many errors and none twice; no input raises anything but PtxError.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from ...support.diagnostics import Diagnostics, Location, PtxError
from ..form import Variant
from ..model import (
    MAX_DEPTH,
    Address,
    FloatImm,
    Function,
    Instruction,
    IntImm,
    Loc,
    Module,
    Operand,
    Register,
    Scope,
    Statement,
    SymbolAddress,
    Vector,
)
from ..table import lookup, lookup_legacy, select
from . import ptxas_extensions
from .dialect import Dialect
from .instructions import Instructions
from .lexer import Lexer, SyntaxFailure
from .line_markers import Marker, extract_markers, has_directives, origin
from .names import Names
from .operands import parse_operand

_MAX_ERRORS = 20

_INSTRUCTION = re.compile(
    r"\s*(?:@(!?)([%$_A-Za-z][\w$]*)[ \t]+)?([a-z][\w.:]*)(?:[ \t]+([^;()\"/@]{0,2000}))?;", re.ASCII
)
_OPERAND = re.compile(r"\{[^}]*\}|[^,{}]+", re.ASCII)
_ADDRESS = re.compile(r"\[([%$_A-Za-z][\w$]*)(?:\+(-?(?:0|[1-9]\d{0,17})))?\]", re.ASCII)
_NAME = re.compile(r"[%$_A-Za-z][\w$]+(?:\.[xyzwrgba])?", re.ASCII)
_COLON = re.compile(r"\s*:(?!:)")
_INTEGER = re.compile(r"-?(?:0|[1-9]\d{0,17})", re.ASCII)
_FLOAT = re.compile(r"0([fF][0-9a-fA-F]{8}|[dD][0-9a-fA-F]{16})", re.ASCII)


def parse(text: str, filename: str = "<ptx>") -> Module:
    """Return the module that `text` spells. PtxError, with every diagnostic, if it is malformed.

    `verifier.verify` checks types, targets and labels.
    """
    return PtxParser(text, filename).parse()


class PtxParser(Instructions):
    """The parser of one text."""

    def __init__(self, text: str, filename: str) -> None:
        self.diags = Diagnostics({filename: text})
        self.markers: list[Marker] = []
        if has_directives(text):
            text, self.markers = extract_markers(text, filename, self.diags)
            self.diags.raise_if_errors(PtxError)
        self.lexer = Lexer(text, filename, self.diags)
        self.names = Names()
        self.module = Module(filename=filename, text=text, target=[], version=(0, 0), address_size=32)
        self.locations: dict[str, Location] = {}
        self.has_locations = False
        self.current = self.legacy = None
        self.linkages = {}
        self.lookup: Callable[[str], tuple[Variant, ...]] = lookup

    def use_legacy_version(self) -> None:
        """Enable the rows and spellings of PTX 1.x, which later versions dropped."""
        self.names.legacy = self.module.shorthand = True
        self.lookup = lookup_legacy
        self.legacy = self.legacy or Dialect(self)

    def parse(self) -> Module:
        """Parse the module. Errors are added to the diagnostics."""
        lexer = self.lexer
        try:
            while lexer.token.kind != "end":
                try:
                    self.module_item()
                except SyntaxFailure:
                    self.recover_module()
                if self.has_too_many_errors():
                    break
        except RecursionError:  # the grammar's own limits should make this impossible
            lexer.error("input is nested too deeply")
        self.check_header()
        if self.legacy is not None:
            self.legacy.finish()
        self.diags.raise_if_errors(PtxError)
        self.module.remarks = list(self.diags.items)
        if self.has_locations or self.markers:
            _attach_sources(self.module, self.markers)
        return self.module

    # ------------------------------------------------------------------------------------ recovery

    def has_too_many_errors(self) -> bool:
        """Return whether the limit of reported errors is reached."""
        items = self.diags.items
        return len(items) >= _MAX_ERRORS and sum(item.severity == "error" for item in items) >= _MAX_ERRORS

    def recover_module(self) -> None:
        """Skip past the next ';' or the '}' that closes the open scope; stop before a declaration."""
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
            if depth <= 0 and lexer.token.text in (
                ".entry",
                ".func",
                ".visible",
                ".global",
                ".version",
                ".const",
            ):
                return

    def recover_statement(self) -> None:
        """Skip the statement that begins here: past its ';', or to the '}' that closes the scope."""
        lexer, depth = self.lexer, 0
        while lexer.token.kind != "end" and not (lexer.at("}") and depth <= 0):
            text = lexer.advance().text
            if text == ";":
                return
            depth += (text == "{") - (text == "}")

    # ------------------------------------------------------------------------------ function bodies

    def body(self) -> list[Statement]:
        """Parse the statements up to the '}' that closes the body; the '{' has been consumed."""
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
                match = match_at(text, token.start)  # a comment precedes it
                instr = self.fast_instruction(match) if match is not None else None
                if match is not None and instr is not None:
                    statements.append(instr)
                    position = match.end()
                    continue
            if token.kind == "end" or self.has_too_many_errors():
                if token.kind == "end":
                    lexer.expect("}", " at end of function body")
                raise SyntaxFailure
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
                    outer, location = open_scopes.pop()
                    outer.append(Scope(statements, self.names.scopes[-1].number, location))
                    self.names.pop()
                    statements = outer
                elif token.text == "@":
                    statements.append(self.instruction())
                else:
                    lexer.fail(f"expected a statement, found {lexer.describe_token()}")
            except SyntaxFailure:
                lexer.seek(token.start)
                self.recover_statement()
            position = lexer.previous_end

    def fast_instruction(self, match: re.Match[str]) -> Instruction | None:
        """Parse an instruction from the pattern's groups; None if it must be parsed by tokens."""
        negated, guard_name, mnemonic, text = match.groups()
        variants = self.lookup(mnemonic)
        if not variants or variants[0].names_labels:
            return None
        cache = self.names.scopes[-1].operands
        guard: Register | None = None
        if guard_name is not None:
            register = cache.get(guard_name) or self.fast_operand(guard_name, cache)
            if not isinstance(register, Register):
                return None
            guard = register
        operands: tuple[Operand, ...] = ()
        if text:
            result = []
            for piece in _OPERAND.findall(text) if "{" in text else text.split(","):
                piece = piece.strip()
                operand = cache.get(piece)
                if operand is None:
                    if not piece and "{" in text:
                        continue
                    operand = self.fast_operand(piece, cache)
                    if operand is None:
                        return None
                result.append(operand)
            operands = tuple(result)
        variant = select(variants, operands)
        if variant is None or (SymbolAddress in map(type, operands) and "vectors" not in variant.form.takes):
            return None
        if Vector in map(type, operands) and ptxas_extensions.vectors_with_specials(variant, operands):
            return None
        start = match.start(3) if guard_name is None else match.start(2) - 1 - len(negated)
        return Instruction(
            variant.form.opcode,
            variant.modifiers,
            operands,
            guard,
            negated == "!",
            variant,
            self.lexer.location(start),
        )

    def fast_operand(self, text: str, cache: dict[str, Operand]) -> Operand | None:
        """Parse a simple operand from its text, cached; None for any other."""
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
            if not isinstance(base, (Register, SymbolAddress)):
                return None
            operand = Address(base, int(match[2] or 0))
        elif _FLOAT.fullmatch(text):
            operand = FloatImm(int(text[2:], 16), 32 if text[1] in "fF" else 64)
        elif text.startswith("{") or "|" in text:
            operand = self.token_operand(text)
        if operand is not None:
            cache[text] = operand
        return operand

    def token_operand(self, text: str) -> Operand | None:
        """Parse a vector or pair of simple names by the tokens of its text; None on any error."""
        diags = Diagnostics()
        lexer = Lexer(text, "", diags)
        try:
            operand = parse_operand(lexer, self.names)
        except SyntaxFailure:
            return None
        return operand if lexer.token.kind == "end" and not diags.items else None

    def statement(self, statements: list[Statement]) -> None:
        """Parse a declaration, directive, label or instruction, by tokens."""
        lexer, token = self.lexer, self.lexer.token
        if token.kind == "directive":
            statements.extend(self.body_directive())
        elif token.kind != "name":
            lexer.fail(f"expected a statement, found {lexer.describe_token()}")
        elif _COLON.match(lexer.text, lexer.end) and "." not in token.text:
            lexer.advance()
            lexer.advance()
            statements.append(self.label(token.text, token.start))
        else:
            statements.append(self.instruction())


def _attach_sources(module: Module, markers: list[Marker]) -> None:
    """Set the source location of every instruction: that of the `.loc` in force, else of a line marker."""
    for item in module.items:
        if not isinstance(item, Function):
            continue
        current: Location | None = None
        call_locations: dict[tuple[int, int, int], Location] = {}
        for statement in item.statements():
            if isinstance(statement, Loc):
                key = (statement.file, statement.line, statement.column)
                file = module.files.get(statement.file, f"<file {statement.file}>")
                outer = None
                if statement.inlined_at is not None:
                    number, line, column = statement.inlined_at
                    outer = call_locations.get(statement.inlined_at) or Location(
                        module.files.get(number, f"<file {number}>"), line, column
                    )
                current = Location(file, statement.line, statement.column, outer)
                call_locations[key] = current
            elif isinstance(statement, Instruction):
                statement.source = current or origin(markers, statement.location)
