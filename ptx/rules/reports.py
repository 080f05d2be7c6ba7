"""The state of the verifier, shared by its rules, and its messages."""

from __future__ import annotations

from ...support.diagnostics import Diagnostic, Location, Note, Severity
from ..model import (
    Function,
    Instruction,
    LabelDef,
    LabelList,
    Module,
    Prototype,
    Register,
    SymbolAddress,
    Variable,
)
from .operand_spans import operand_span, register_span

Declaration = Variable | Function | LabelDef | LabelList | Prototype
"""A declaration whose location is that of its name."""


class VerifierReports:
    """The verifier's view of a module and its current function, and the messages so far."""

    module: Module
    reports: list[tuple[int, Diagnostic]]
    sm: int
    globals: dict[str, Variable]
    locals: dict[tuple[str, int], Variable]
    inputs: list[Variable]
    function: Function | None
    functions: dict[str, Function]
    follows_abi: bool
    labels: dict[str, LabelDef]
    lists: dict[str, LabelList]
    prototypes: dict[str, Prototype]

    def report(
        self,
        rule: int,
        message: str,
        location: Location,
        length: int = 1,
        notes: tuple[Note, ...] = (),
        flag: str | None = None,
    ) -> None:
        """Report a violation of a rule, a warning if it has a flag."""
        severity: Severity = "error" if flag is None else "warning"
        self.reports.append((rule, Diagnostic(severity, message, location, length, notes, flag)))

    def report_declaration(
        self, rule: int, message: str, declaration: Declaration, notes: tuple[Note, ...] = ()
    ) -> None:
        """Report a violation of a rule at the name of a declaration."""
        self.report(rule, message, declaration.location, len(declaration.name), notes)

    def report_operand(
        self,
        rule: int,
        message: str,
        instr: Instruction,
        index: int,
        flag: str | None = None,
        about: Register | Variable | Function | None = None,
    ) -> None:
        """Report a message on one operand; a note shows the declaration of what it is `about`."""
        location, length = operand_span(self.module, instr, index)
        notes = self.declaration_note(about) if about is not None else ()
        self.report(rule, message, location, length, notes, flag)

    def declaration_note(self, entity: Register | Variable | Function) -> tuple[Note, ...]:
        """Return a note '… is declared here', if the text has a declaration."""
        if isinstance(entity, Register):
            span = register_span(self.module, self.function, entity) if self.function is not None else None
        else:
            span = entity.location, len(entity.name)
        return (
            (Note(f"'{entity.name}' is declared here", *span),) if span is not None and span[0].line else ()
        )

    def variable(self, symbol: SymbolAddress) -> Variable | None:
        """Return the variable that `symbol` names, innermost first; None for a function."""
        return self.locals.get((symbol.name, symbol.scope)) or self.globals.get(symbol.name)


def dotted(version: tuple[int, int]) -> str:
    """Return a version as text: (8, 0) -> '8.0'."""
    return f"{version[0]}.{version[1]}"
