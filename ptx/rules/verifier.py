"""Verifier: the rules of PTX modules beyond parsing.

Rules read the instruction table and the declarations; extensions that assemblers accept beyond the documents
are words of a row (`ptxas_extensions`). `RULES` numbers the rules; each has a test with a module that breaks
it and no other.

Invariants: `verify` does not change the module and handles every module that parses; messages are in
text order. An instruction whose form, guard and operand types passed before is not checked again,
unless it is a call or a check depends on more than types.
"""

from __future__ import annotations

from typing import Any

from ...support.diagnostics import Diagnostic, Note
from ..form import Variant
from ..model import (
    Address,
    Bracket,
    Directive,
    FloatImm,
    Function,
    Instruction,
    IntImm,
    LabelDef,
    LabelList,
    Module,
    Not,
    Operand,
    Pair,
    Prototype,
    Register,
    RegisterDecl,
    Scope,
    Special,
    Subword,
    SymbolAddress,
    Variable,
    Vector,
)
from ..parsing import ptxas_extensions
from ..ptxtypes import TYPES, VECTOR_SIZES
from ..rewriting.desugar import desugar
from .calls import check_call
from .checks import OperandChecks
from .function_rules import check_prototype, follows_abi
from .module_rules import check_module, check_pragma
from .reports import dotted
from .targets import check_target
from .variable_rules import check_local

RULES: dict[int, str] = {
    1: "the target is known to the module's PTX version",
    2: "an instruction, modifier or special register exists in the module's PTX version",
    3: "an instruction, modifier or special register exists on the module's target",
    4: "an instruction that was removed is not used after its last version",
    5: "a destination is a register (or `_` where the form allows it)",
    6: "a source is a register, or a constant, address or special register where the form allows one",
    7: "a register's type fits the type that the form requires there",
    8: "a constant's type fits the type that the form requires there",
    9: "a constant lies in the range that the form gives",
    10: "a vector has the number of elements that the form requires, and a packed one the right size",
    11: "a guard is a predicate register",
    12: "an address is based on a 32- or 64-bit integer or bit-size register, or on a variable",
    13: "the state space of a variable in an address is the instruction's",
    14: "a label is defined in its function",
    15: "a label is defined once",
    16: "the operands of a call match the callee's parameters and results",
    17: "a kernel returns nothing and takes its parameters in `.param`",
    18: "a branch list is declared with `.branchtargets`",
    19: "an initializer fits its variable",
    20: "the registers of a vector destination are distinct (warning)",
    21: "a function's input parameter is not written",
    22: "a variable's space, type, size and linkage go together, and so do a register's",
    23: (
        "a directive of a function exists in the module's PTX version and on its target, and agrees with the"
        " others"
    ),
    24: "a function that is declared is defined or external, and an alias names one with the same parameters",
    25: "a parameter has a type, size and alignment that its function can pass",
    26: "what is written is in the specification, not only in what assemblers take (warning)",
}

LIST_GATES = {"branchtargets": (6, 0), "calltargets": (2, 1)}
"""The first PTX version of a list of labels or functions (11.3)."""


def verify(module: Module) -> list[Diagnostic]:
    """Return every violation of `RULES` in `module`, in text order, warnings included."""
    return [diagnostic for _, diagnostic in verify_rules(module)]


def verify_rules(module: Module) -> list[tuple[int, Diagnostic]]:
    """Return the messages of `verify`, each with the number of its rule."""
    return _Verifier(module).run()


class _Verifier(OperandChecks):
    def __init__(self, module: Module) -> None:
        self.module = module
        self.reports: list[tuple[int, Diagnostic]] = [(26, remark) for remark in module.remarks]
        self.verified: set[tuple[Any, ...]] = set()
        self.globals = module.variables
        self.functions = module.functions
        self.follows_abi = follows_abi(module)
        self.sm = module.sm
        self.locals: dict[tuple[str, int], Variable] = {}
        self.inputs: list[Variable] = []
        self.labels: dict[str, LabelDef] = {}
        self.lists: dict[str, LabelList] = {}
        self.prototypes: dict[str, Prototype] = {}
        self.calls: list[Instruction] = []

    def run(self) -> list[tuple[int, Diagnostic]]:
        """Check the module and return the violations with their rules."""
        check_target(self)
        check_module(self)
        for item, plain in zip(self.module.items, desugar(self.module).items):
            if isinstance(item, Function) and isinstance(plain, Function):
                self.check_function(item, plain)
            elif isinstance(item, Variable):
                self.check_initializer(item)
        self.reports.sort(key=_text_order)
        return self.reports

    # ------------------------------------------------------------------------------- the module

    def check_initializer(self, variable: Variable) -> None:
        """Check the initialiser of a variable."""
        if variable.initializer is None:
            return
        leaves = list(_leaves(variable.initializer))
        if TYPES[variable.type].kind == "opaque":
            return  # `variable_rules` checks its fields
        sizes = [size or 0 for size in variable.shape] + (
            [lanes] if (lanes := VECTOR_SIZES.get(variable.vector, 0)) else []
        )
        most = _first_overflow(variable.initializer, sizes)
        if most is not None:
            self.report_declaration(
                19,
                f"too many initializers for '{variable.name}': there is room for {most[0]}, {most[1]} are"
                " given",
                variable,
            )
        kind = TYPES[variable.type].kind
        if not leaves and variable.vector and not variable.shape:
            self.report_declaration(
                19, f"'{variable.name}' has {sizes[-1]} elements, its initializer none", variable
            )
        for leaf in leaves:
            if isinstance(leaf, FloatImm) and kind in ("signed", "unsigned"):
                self.report_declaration(
                    19,
                    f"'{variable.name}' of type '.{variable.type}' cannot be initialized with a float",
                    variable,
                )
                return
            if isinstance(leaf, IntImm) and kind == "float" and self.module.version >= (2, 0):
                self.report_declaration(
                    19,
                    f"'{variable.name}' of type '.{variable.type}' cannot be initialized with an integer",
                    variable,
                )
                return
            if isinstance(leaf, SymbolAddress) and (
                kind == "float" or (TYPES[variable.type].bits < 32 and not leaf.mask)
            ):
                self.report_declaration(
                    19, f"'{variable.name}' of type '.{variable.type}' cannot hold an address", variable
                )
                return

    def check_function(self, fn: Function, plain: Function) -> None:
        """Check a function; `plain` is `fn` without shorthand.

        Instructions of `plain` are checked, but calls as they are written.
        """
        if fn.is_entry:
            for param in fn.params:
                if param.space != "param":
                    self.report_declaration(
                        17, f"kernel parameter '{param.name}' must be in '.param' space", param
                    )
        if fn.body is None:
            return
        self.function = fn
        self.locals = {(v.name, 0): v for v in (*fn.params, *fn.returns)}
        self.inputs = fn.params
        self.labels, self.lists, self.prototypes = {}, {}, {}
        number = [0]
        for statement in plain.statements():
            self.collect(statement, number)
        self._collect_locals(plain)
        for instr in plain.instructions():
            self.check_instruction(instr)
        if fn is not plain:
            self.prototypes = {
                statement.name: statement for statement in fn.statements() if isinstance(statement, Prototype)
            }
        for instr in self.calls if fn is plain else fn.instructions():
            assert instr.variant is not None
            if "call" in instr.variant.form.effects:
                check_call(self, instr)
        self.calls.clear()
        for labels in self.lists.values():
            if labels.kind == "calltargets":
                for target in labels.targets:
                    if target not in self.functions:
                        self.report_declaration(16, f"'{target}' is not a function", labels)
            if labels.kind == "branchtargets":
                for target in labels.targets:
                    if target not in self.labels:
                        self.report_declaration(14, f"use of undeclared label '{target}'", labels)

    def _collect_locals(self, fn: Function) -> None:
        pending = [(0, fn.body or [])]
        while pending:
            number, statements = pending.pop()
            for statement in statements:
                if isinstance(statement, Variable):
                    self.locals[statement.name, number] = statement
                elif isinstance(statement, Scope):
                    pending.append((statement.number, statement.statements))

    def collect(self, statement: object, number: list[int]) -> None:
        """Collect the labels, lists and prototypes of a body."""
        if isinstance(statement, (LabelDef, LabelList, Prototype)):
            previous = (
                self.labels.get(statement.name)
                or self.lists.get(statement.name)
                or self.prototypes.get(statement.name)
            )
            if previous is not None:
                note = Note("previous definition is here", previous.location, len(statement.name))
                self.report_declaration(
                    15, f"redefinition of label '{statement.name}'", statement, notes=(note,)
                )
        if isinstance(statement, LabelDef):
            self.labels.setdefault(statement.name, statement)
        elif isinstance(statement, LabelList):
            self.lists.setdefault(statement.name, statement)
            since = LIST_GATES[statement.kind]
            if since > self.module.version:
                self.report_declaration(
                    2,
                    f"'.{statement.kind}' requires PTX version {dotted(since)}, the module has"
                    f" {dotted(self.module.version)}",
                    statement,
                )
        elif isinstance(statement, Prototype):
            self.prototypes.setdefault(statement.name, statement)
            check_prototype(self, statement)
        elif isinstance(statement, Directive) and statement.name == "pragma":
            check_pragma(self, statement)
        elif isinstance(statement, Variable):
            self.check_initializer(statement)
            check_local(self, statement)
        elif isinstance(statement, RegisterDecl):
            check_local(self, statement)

    # -------------------------------------------------------------------------- one instruction

    def check_instruction(self, instr: Instruction) -> None:
        """Check an instruction. Equal instructions are checked once."""
        variant = instr.variant
        assert variant is not None, instr
        key = (variant, instr.guard and instr.guard.type, tuple([_signature(o) for o in instr.operands]))
        if key in self.verified:
            return
        reports_before = len(self.reports)
        cacheable = True
        self.check_gates(variant, instr)
        if instr.guard is not None and instr.guard.type != "pred":
            self.report(
                11,
                f"guard '{instr.guard}' has type '.{instr.guard.type}', expected '.pred'",
                instr.location,
                len(instr.guard.name) + 1 + instr.negated,
                notes=self.declaration_note(instr.guard),
            )
        self.instr, self.variant = instr, variant
        for self.index, (rule, operand) in enumerate(zip(variant.operands, instr.operands)):
            cacheable &= self.check_operand(rule, operand)
        if "call" in variant.form.effects:
            cacheable = False
            self.calls.append(instr)
        if cacheable and len(self.reports) == reports_before:
            self.verified.add(key)

    def check_gates(self, variant: Variant, instr: Instruction) -> None:
        """Check that the version and the target have an instruction."""
        (version, sm), module = variant.since, self.module
        name = f"'{instr.mnemonic}'"

        def report(rule: int, message: str, is_extension: bool = False) -> None:
            flag = ptxas_extensions.FLAG if is_extension else None
            self.report(rule, message, instr.location, len(instr.mnemonic), flag=flag)

        if version > module.version:
            report(
                2,
                f"{name} requires PTX version {dotted(version)}, the module has {dotted(module.version)}",
                ptxas_extensions.is_early(variant),
            )
        elif sm > self.sm and not (sm == 13 and "map_f64_to_f32" in module.target):
            report(3, f"{name} requires target sm_{sm} or higher, the module has {module.target[0]}")
        elif variant.form.archs and (self.sm not in variant.form.archs or module.target[0][-1] not in "af"):
            names = " or ".join(f"sm_{number}a" for number in variant.form.archs)
            report(3, f"{name} requires target {names}, the module has {module.target[0]}")
        elif "sampler" in variant.form.effects and "texmode_independent" not in module.target:
            report(
                3,
                f"{name} with a sampler requires '.target texmode_independent'",
                ptxas_extensions.takes_sampler(variant, len(instr.operands), module.version, self.sm),
            )
        elif "texture" in variant.form.effects and "texmode_independent" in module.target:
            report(3, f"{name} needs a sampler: the target is texmode_independent")
        elif module.address_size == 64 and any(
            "whole" in rule.accepts and TYPES[rule.type].bits < 64 for rule in variant.operands
        ):
            report(12, f"{name} converts addresses of 32 bits; the module's have 64")
        elif "arch-specific" in variant.form.effects and module.target[0][-1] not in "af":
            report(3, f"{name} requires an architecture-specific target such as {module.target[0]}a")
        elif "one-arch" in variant.form.effects and module.target[0][-1] != "a":
            report(3, f"{name} requires an architecture-specific target such as sm_{self.sm}a")
        elif (
            variant.form.until is not None
            and module.version > variant.form.until
            and (self.sm >= 70 or variant.form.is_old)
        ):
            scope = "" if variant.form.is_old else " for sm_70 and higher"
            report(4, f"{name} was removed after PTX version {dotted(variant.form.until)}{scope}")
        if "unlisted" in variant.form.takes:
            report(26, f"{name} is in no document", True)


def _text_order(report: tuple[int, Diagnostic]) -> tuple[int, int]:
    location = report[1].location
    return (location.line, location.column) if location is not None else (0, 0)


def _signature(operand: Operand) -> object:
    """Return the part of `operand` that its checks depend on, unless a check depends on more."""
    kind = type(operand)
    if kind is Register:
        return operand.type + operand.vector  # type: ignore[union-attr]
    if kind is Address:
        base = operand.base  # type: ignore[union-attr]
        return ("[]", base.type if isinstance(base, Register) else base, operand.offset >> 31)  # type: ignore[union-attr]
    if kind is Subword:
        return (operand.register.type, operand.selector, operand.negated)  # type: ignore[union-attr]
    if kind is Bracket:
        return ("[,]", *[_signature(e) if not isinstance(e, SymbolAddress) else e for e in operand.elements])  # type: ignore[union-attr]
    if kind is Vector:
        return tuple([_signature(e) for e in operand.elements])  # type: ignore[union-attr]
    if kind is Pair:
        return ("|", _signature(operand.first), _signature(operand.second))  # type: ignore[union-attr]
    if kind is Not:
        return ("!", operand.register.type)  # type: ignore[union-attr]
    if kind is FloatImm:
        return ("0f", operand.width)  # type: ignore[union-attr]
    if kind is Special:
        return operand
    return kind


def _leaves(value: tuple[Any, ...]) -> list[Any]:
    result: list[Any] = []
    for element in value:
        result += _leaves(element) if isinstance(element, tuple) else [element]
    return result


def _first_overflow(value: tuple[Any, ...], sizes: list[int]) -> tuple[int, int] | None:
    """Return (capacity, number of values) of the first list longer than its dimension, or None."""
    capacity = sizes[0] if sizes else 1
    if len(value) > capacity:
        return capacity, len(value)
    return next(
        (
            result
            for part in value
            if isinstance(part, tuple) and (result := _first_overflow(part, sizes[1:])) is not None
        ),
        None,
    )
