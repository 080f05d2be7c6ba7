"""What the verifier knows of a module and its functions, and its messages."""

from __future__ import annotations

from ...support.diagnostics import Diagnostic, Location, Note
from ..model import Function, Instruction, LabelDef, LabelList, Module, Prototype, Register, Symbol, Variable
from .operand_spans import operand_span, register_span


class Reports:
    """The state of the verifier, which owns it, and where a message belongs."""

    module: Module
    found: list[tuple[int, Diagnostic]]
    sm: int
    globals: dict[str, Variable]
    locals: dict[tuple[str, int], Variable]
    inputs: list[Variable]
    function: Function | None
    functions: dict[str, Function]
    with_abi: bool
    labels: dict[str, LabelDef]
    lists: dict[str, LabelList]
    prototypes: dict[str, Prototype]

    def report(
        self,
        rule: int,
        message: str,
        location: Location,
        length: int = 1,
        severity: str = "error",
        notes: tuple[Note, ...] = (),
        flag: str | None = None,
    ) -> None:
        self.found.append((rule, Diagnostic(severity, message, location, length, notes, flag)))

    def at_operand(
        self,
        rule: int,
        message: str,
        instr: Instruction,
        index: int,
        severity: str = "error",
        flag: str | None = None,
        about: Register | Variable | Function | None = None,
    ) -> None:
        """A message on one operand; a note shows where what it is `about` is declared."""
        location, length = operand_span(self.module, instr, index)
        notes = self.declared(about) if about is not None else ()
        self.report(rule, message, location, length, severity, notes, flag)

    def declared(self, what: Register | Variable | Function) -> tuple[Note, ...]:
        """'… is declared here', where the text says so."""
        if isinstance(what, Register):
            place = register_span(self.module, self.function, what) if self.function is not None else None
        else:
            place = what.location, len(what.name)
        return (
            (Note(f"'{what.name}' is declared here", *place),) if place is not None and place[0].line else ()
        )

    def variable(self, symbol: Symbol) -> Variable | None:
        """The variable that `symbol` names, innermost first; None for a function."""
        return self.locals.get((symbol.name, symbol.scope)) or self.globals.get(symbol.name)


def dotted(version: tuple[int, int]) -> str:
    """(8, 0) -> '8.0'."""
    return f"{version[0]}.{version[1]}"
