"""What a PTX module must satisfy beyond parsing.

Every rule reads the instruction table or the declarations; none names an opcode. `RULES` numbers
them; each has a test with a module that breaks it and nothing else.

Invariants: `verify` never changes the module and never raises on a parsed module; one cause gives one
message; messages are in text order. An instruction whose form and operand types were seen to be good
is not looked at again, so verification costs a dictionary lookup per instruction.
"""

from __future__ import annotations

from ..support.diagnostics import Diagnostic, Location, Note
from .calls import check_call
from .form import Variant
from .model import (
    Address,
    FloatImm,
    Function,
    Instruction,
    IntImm,
    Label,
    LabelDef,
    LabelList,
    Module,
    Not,
    Operand,
    Pair,
    Prototype,
    Register,
    Scope,
    Sink,
    Special,
    Symbol,
    Variable,
    Vector,
)
from .notation import OperandRule
from .places import operand_place
from .ptxtypes import TYPES, VECTOR_SIZES, fits, fits_relaxed
from .special import READABLE

RULES: dict[int, str] = {
    1: "the target is known to the module's PTX version",
    2: "an instruction, modifier or special register exists in the module's PTX version",
    3: "an instruction, modifier or special register exists on the module's target",
    4: "an instruction that was removed is not used after its last version",
    5: "a destination is a register (or `_` where the form allows it)",
    6: "a source is a register, or a constant, address or special register where the form allows one",
    7: "a register's type fits the type that the form wants there",
    8: "a constant's type fits the type that the form wants there",
    9: "a constant lies in the range that the form gives",
    10: "a vector has as many elements as the form wants, and a packed one the right size",
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
}

_SM_VERSIONS: list[tuple[tuple[int, int], tuple[int, ...]]] = [
    ((1, 0), (10, 11)), ((1, 2), (12, 13)), ((2, 0), (20,)), ((3, 0), (30,)), ((3, 1), (35,)), ((4, 0), (32, 50)),
    ((4, 1), (37, 52)), ((4, 2), (53,)), ((5, 0), (60, 61, 62)), ((6, 0), (70,)), ((6, 1), (72,)), ((6, 3), (75,)),
    ((7, 0), (80,)), ((7, 1), (86,)), ((7, 4), (87,)), ((7, 8), (89, 90)), ((8, 6), (100, 101)), ((8, 7), (120,)),
    ((8, 8), (103, 121)), ((9, 0), (88, 110)),
]
TARGETS: dict[int, tuple[int, int]] = {sm: version for version, sms in _SM_VERSIONS for sm in sms}
"""The PTX version that brought each `sm_NN` (PTX ISA 11.1.2)."""


def verify(module: Module) -> list[Diagnostic]:
    """Every breach of `RULES` in `module`, in text order; warnings among them."""
    return [diagnostic for _, diagnostic in verify_rules(module)]


def verify_rules(module: Module) -> list[tuple[int, Diagnostic]]:
    """As `verify`, each message with the number of its rule."""
    return _Verifier(module).run()


class _Verifier:
    def __init__(self, module: Module) -> None:
        self.module = module
        self.found: list[tuple[int, Diagnostic]] = []
        self.good: set[tuple] = set()
        self.globals = module.variables
        self.functions = module.functions
        self.sm = 0
        self.locals: dict[tuple[str, int], Variable] = {}
        self.inputs: list[Variable] = []
        self.labels: dict[str, LabelDef] = {}
        self.lists: dict[str, LabelList] = {}
        self.prototypes: dict[str, Prototype] = {}

    def report(self, rule: int, message: str, location: Location, length: int = 1, severity: str = "error",
               notes: tuple[Note, ...] = (), flag: str | None = None) -> None:
        self.found.append((rule, Diagnostic(severity, message, location, length, notes, flag)))

    def at_operand(self, rule: int, message: str, instr: Instruction, index: int, severity: str = "error",
                   flag: str | None = None) -> None:
        location, length = operand_place(self.module, instr, index)
        self.report(rule, message, location, length, severity, flag=flag)

    def run(self) -> list[tuple[int, Diagnostic]]:
        self.check_target()
        for item in self.module.items:
            if isinstance(item, Function):
                self.check_function(item)
            elif isinstance(item, Variable):
                self.check_initializer(item)
        return self.found

    # ------------------------------------------------------------------------------- the module

    def check_target(self) -> None:
        module = self.module
        where = Location(module.filename, 1, 1)
        self.sm = module.sm
        needed = TARGETS.get(self.sm)
        if needed is None:
            self.report(1, f"unknown target '{module.target[0]}'", where)
        elif needed > module.version:
            self.report(1, f"target '{module.target[0]}' requires PTX version {_dotted(needed)}, "
                           f"the module has {_dotted(module.version)}", where)

    def check_initializer(self, variable: Variable) -> None:
        if variable.initializer is None:
            return
        room = VECTOR_SIZES.get(variable.vector, 1)
        for size in variable.shape:
            room *= size or 0
        leaves = list(_leaves(variable.initializer))
        if len(leaves) > room:
            self.report(19, f"too many initializers for '{variable.name}': it has {room} elements, {len(leaves)} are given",
                        variable.location, len(variable.name))
        kind = TYPES[variable.type].kind
        for leaf in leaves:
            if isinstance(leaf, FloatImm) and kind in ("signed", "unsigned"):
                self.report(19, f"'{variable.name}' of type '.{variable.type}' cannot be initialized with a float",
                            variable.location, len(variable.name))
                return
            if isinstance(leaf, Symbol) and (kind == "float" or (TYPES[variable.type].bits < 32 and not leaf.mask)):
                self.report(19, f"'{variable.name}' of type '.{variable.type}' cannot hold an address", variable.location,
                            len(variable.name))
                return

    def check_function(self, fn: Function) -> None:
        if fn.is_entry:
            for param in fn.params:
                if param.space != "param":
                    self.report(17, f"kernel parameter '{param.name}' must be in '.param' space", param.location,
                                len(param.name))
        if fn.body is None:
            return
        self.locals = {(v.name, 0): v for v in (*fn.params, *fn.returns)}
        self.inputs = fn.params
        self.labels, self.lists, self.prototypes = {}, {}, {}
        number = [0]
        for statement in fn.statements():
            self.collect(statement, number)
        self._collect_locals(fn)
        for instr in fn.instructions():
            self.check_instruction(instr)
        for labels in self.lists.values():
            if labels.kind == "branchtargets":
                for target in labels.targets:
                    if target not in self.labels:
                        self.report(14, f"use of undeclared label '{target}'", labels.location, len(labels.name))

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
        if isinstance(statement, (LabelDef, LabelList, Prototype)):
            previous = self.labels.get(statement.name) or self.lists.get(statement.name) or self.prototypes.get(
                statement.name)
            if previous is not None:
                note = Note("previous definition is here", previous.location, len(statement.name))
                self.report(15, f"redefinition of label '{statement.name}'", statement.location, len(statement.name),
                            notes=(note,))
        if isinstance(statement, LabelDef):
            self.labels.setdefault(statement.name, statement)
        elif isinstance(statement, LabelList):
            self.lists.setdefault(statement.name, statement)
        elif isinstance(statement, Prototype):
            self.prototypes.setdefault(statement.name, statement)
        elif isinstance(statement, Variable):
            self.check_initializer(statement)

    # -------------------------------------------------------------------------- one instruction

    def check_instruction(self, instr: Instruction) -> None:
        variant = instr.variant
        assert variant is not None, instr
        key = (variant, instr.guard and instr.guard.type, tuple([_signature(o) for o in instr.operands]))
        if key in self.good:
            return
        before = len(self.found)
        cacheable = True
        self.check_gates(variant, instr)
        if instr.guard is not None and instr.guard.type != "pred":
            self.report(11, f"guard '{instr.guard}' has type '.{instr.guard.type}', expected '.pred'", instr.location,
                        len(instr.guard.name) + 1 + instr.negated)
        for index, (rule, operand) in enumerate(zip(variant.operands, instr.operands)):
            cacheable &= self.check_operand(instr, variant, rule, operand, index)
        if "call" in variant.form.effects:
            cacheable = False
            check_call(self, instr)
        if cacheable and len(self.found) == before:
            self.good.add(key)

    def check_gates(self, variant: Variant, instr: Instruction) -> None:
        (version, sm), module = variant.since, self.module
        name = f"'{instr.mnemonic}'"
        length = len(instr.mnemonic)
        if version > module.version:
            self.report(2, f"{name} requires PTX version {_dotted(version)}, the module has {_dotted(module.version)}",
                        instr.location, length)
        elif sm > self.sm:
            self.report(3, f"{name} requires target sm_{sm} or higher, the module has {module.target[0]}",
                        instr.location, length)
        elif "arch-specific" in variant.form.effects and module.target[0][-1] not in "af":
            self.report(3, f"{name} requires an architecture-specific target such as {module.target[0]}a",
                        instr.location, length)
        elif variant.form.until is not None and module.version > variant.form.until and self.sm >= 70:
            self.report(4, f"{name} was removed after PTX version {_dotted(variant.form.until)} for sm_70 and higher",
                        instr.location, length)

    def check_operand(self, instr: Instruction, variant: Variant, rule: OperandRule, operand: Operand, index: int) -> bool:
        """Check one operand; whether its signature alone decides (so that the result may be cached)."""
        if rule.kind == "value":
            if isinstance(operand, Pair) and rule.pair is None:
                self.at_operand(5, f"'{instr.mnemonic}' has one result, found the pair '{operand}'", instr, index)
                return True
            if rule.pair is not None and not rule.pair_optional and not isinstance(operand, Pair):
                self.at_operand(5, f"'{instr.mnemonic}' has two results; expected a pair such as "
                                   f"'{operand}|{rule.pair.name}'", instr, index)
                return True
            if isinstance(operand, Pair):
                self.check_value(instr, rule, operand.first, index)
                if rule.pair is not None:
                    self.check_value(instr, rule.pair, operand.second, index)
                return True
            return self.check_value(instr, rule, operand, index)
        if rule.kind == "address" and isinstance(operand, Address):
            return self.check_address(instr, variant, rule, operand, index)
        if isinstance(operand, Label):
            return self.check_label(instr, rule, operand, index)
        return True

    def check_value(self, instr: Instruction, rule: OperandRule, operand: Operand, index: int) -> bool:
        if isinstance(operand, Vector):
            return self.check_vector(instr, rule, operand, index)
        if rule.count and not (isinstance(operand, Register) and operand.vector):
            self.at_operand(10, f"expected a vector of {rule.count} elements for operand '{rule.name}'", instr, index)
            return True
        return self.check_scalar(instr, rule, operand, index)

    def check_vector(self, instr: Instruction, rule: OperandRule, vector: Vector, index: int) -> bool:
        elements = vector.elements
        if rule.packed:
            return self.check_packed(instr, rule, vector, index)
        want = rule.count or 1
        if len(elements) != want:
            self.at_operand(10, f"expected a vector of {want} elements for operand '{rule.name}', found {len(elements)}",
                            instr, index)
            return True
        cacheable = True
        for element in elements:
            cacheable &= self.check_scalar(instr, rule, element, index)
        if len({TYPES[e.type].bits for e in elements if isinstance(e, Register)}) > 1:
            self.at_operand(10, "the elements of a vector must have one size", instr, index)
        if rule.role == "dst":
            names = [e for e in elements if isinstance(e, Register)]
            if len(set(names)) < len(names):
                self.at_operand(20, "the same register is named twice in a vector destination", instr, index, "warning",
                                "ptx-vector-repeats")
            return False
        return cacheable

    def check_packed(self, instr: Instruction, rule: OperandRule, vector: Vector, index: int) -> bool:
        total = TYPES[rule.type].bits
        count = len(vector.elements)
        each = total // count if count in (2, 4) else 0
        if each < 8:
            self.at_operand(10, f"a '.{rule.type}' packs 2 or 4 elements of at least 8 bits, found {count}", instr, index)
            return True
        for element in vector.elements:
            if isinstance(element, Sink) and rule.role == "dst":
                continue
            if isinstance(element, IntImm) and rule.role == "src":
                continue
            if not isinstance(element, Register) or TYPES[element.type].bits != each or element.type == "pred":
                what = f"'{element}' of type '.{element.type}'" if isinstance(element, Register) else f"'{element}'"
                self.at_operand(10, f"{what} is not an element of {each} bits, as packing '.{rule.type}' in {count} wants",
                                instr, index)
                return True
        return True

    def check_scalar(self, instr: Instruction, rule: OperandRule, operand: Operand, index: int) -> bool:
        """Rules 5 to 9 for one value."""
        if isinstance(operand, Not):
            if rule.role != "src" or ("not" not in rule.accepts and rule.type != "pred"):
                self.at_operand(6, f"a negated predicate is not allowed for operand '{rule.name}'", instr, index)
                return True
            operand = operand.register
        if isinstance(operand, Register):
            self.check_register(instr, rule, operand, index)
            return True
        if isinstance(operand, Sink):
            if "sink" not in rule.accepts or (rule.kind == "value" and rule.count == 0 and rule.relaxed):
                self.at_operand(5, f"operand '{rule.name}' cannot be '_'", instr, index)
            return True
        if rule.role == "dst":
            self.at_operand(5, f"destination must be a register, found '{operand}'", instr, index)
            return True
        if isinstance(operand, (IntImm, FloatImm)):
            return self.check_constant(instr, rule, operand, index)
        if isinstance(operand, Special):
            self.check_special(instr, rule, operand, index)
            return True
        if isinstance(operand, Symbol):
            self.check_symbol(instr, rule, operand, index)
            return True
        self.at_operand(6, f"'{operand}' is not allowed for operand '{rule.name}'", instr, index)
        return True

    def check_register(self, instr: Instruction, rule: OperandRule, register: Register, index: int) -> None:
        if not rule.register:
            self.at_operand(6, f"operand '{rule.name}' must be a constant, found register '{register}'", instr, index)
            return
        agrees = fits_relaxed if rule.relaxed else fits
        if "pointer" in rule.accepts:
            if not _is_pointer(register.type):
                self.at_operand(7, f"'{register}' of type '.{register.type}' cannot hold an address", instr, index)
        elif register.vector and not rule.count:
            self.at_operand(10, f"vector register '{register}' where a scalar is expected", instr, index)
        elif register.vector and VECTOR_SIZES[register.vector] != rule.count:
            self.at_operand(10, f"expected a vector of {rule.count} elements, '{register}' has "
                                f"{VECTOR_SIZES[register.vector]}", instr, index)
        elif not agrees(rule.type, register.type):
            self.at_operand(7, f"'{register}' has type '.{register.type}', '{instr.mnemonic}' expects '.{rule.type}'"
                               f"{' or wider' if rule.relaxed else ''}", instr, index)

    def check_constant(self, instr: Instruction, rule: OperandRule, operand: IntImm | FloatImm, index: int) -> bool:
        if "imm" not in rule.accepts:
            self.at_operand(6, f"operand '{rule.name}' must be a register, found '{operand}'", instr, index)
            return True
        row = TYPES[rule.type]
        if isinstance(operand, FloatImm):
            good = (row.kind == "float" and row.lanes == 1 and row.bits > 16) or (row.kind == "bits" and row.bits == operand.width)
            if not good:
                self.at_operand(8, f"floating-point constant where '{instr.mnemonic}' expects '.{rule.type}'", instr, index)
            return True
        if row.kind in ("float", "alternate") or row.lanes > 1:
            self.at_operand(8, f"integer constant where '{instr.mnemonic}' expects '.{rule.type}'", instr, index)
            return True
        if rule.low is None or rule.high is None:
            return True
        severity, flag = ("warning", "ptx-constant-range") if rule.soft else ("error", None)
        if not rule.low <= operand.value <= rule.high:
            self.at_operand(9, f"constant {operand.value} for operand '{rule.name}' is out of range; expected "
                               f"{rule.low} to {rule.high}", instr, index, severity, flag)
        elif operand.value % rule.step:
            self.at_operand(9, f"constant {operand.value} for operand '{rule.name}' is not a multiple of {rule.step}",
                            instr, index)
        return False

    def check_special(self, instr: Instruction, rule: OperandRule, operand: Special, index: int) -> None:
        row = READABLE.get(operand.name)
        if row is None:
            self.at_operand(10, f"'{operand}' is a vector; read a component such as '{operand}.x'", instr, index)
            return
        if "special" not in rule.accepts:
            self.at_operand(6, f"special register '{operand}' cannot be used here; 'mov' it to a register first", instr,
                            index)
            return
        if row.ptx > self.module.version:
            self.at_operand(2, f"'{operand}' requires PTX version {_dotted(row.ptx)}, the module has "
                               f"{_dotted(self.module.version)}", instr, index)
        elif row.sm > self.sm:
            self.at_operand(3, f"'{operand}' requires target sm_{row.sm} or higher, the module has "
                               f"{self.module.target[0]}", instr, index)
        elif not _special_fits(rule.type, row.type):
            self.at_operand(7, f"'{operand}' has type '.{row.type}', '{instr.mnemonic}' expects '.{rule.type}'", instr, index)

    def check_symbol(self, instr: Instruction, rule: OperandRule, operand: Symbol, index: int) -> None:
        if "symbol" not in rule.accepts:
            self.at_operand(6, f"the address '{operand}' cannot be used here; 'mov' it to a register first", instr, index)
        elif TYPES[rule.type].kind == "float" or rule.type == "pred":
            self.at_operand(7, f"the address '{operand}' is an integer, '{instr.mnemonic}' expects '.{rule.type}'", instr,
                            index)

    # ---------------------------------------------------------------------- addresses and labels

    def variable(self, symbol: Symbol) -> Variable | None:
        """The variable that `symbol` names, innermost first; None for a function."""
        return self.locals.get((symbol.name, symbol.scope)) or self.globals.get(symbol.name)

    def check_address(self, instr: Instruction, variant: Variant, rule: OperandRule, operand: Address,
                      index: int) -> bool:
        base = operand.base
        if isinstance(base, Register):
            if not _is_pointer(base.type) or base.vector:
                self.at_operand(12, f"address register '{base}' has type '.{base.type}', expected a 32- or 64-bit "
                                    "integer or bit-size type", instr, index)
            return True
        space = rule.space
        if base is None:
            if space != "local" and self.module.version >= (2, 0):
                self.at_operand(12, "a constant address is allowed in '.local' space only", instr, index)
            return False
        variable = self.variable(base)
        if variable is None:
            self.at_operand(12, f"'{base.name}' is a function, not a variable", instr, index)
        elif variable.space != space and (space or variable.space == "param"):
            place = f"'.{space}'" if space else "generic addresses"
            self.at_operand(13, f"'{base.name}' is in '.{variable.space}' space, '{instr.mnemonic}' accesses "
                                f"{place}", instr, index)
        elif "write" in variant.form.effects and any(variable is param for param in self.inputs):
            self.at_operand(21, f"input parameter '{base.name}' cannot be written", instr, index)
        return False

    def check_label(self, instr: Instruction, rule: OperandRule, operand: Label, index: int) -> bool:
        if rule.kind == "label" and operand.name not in self.labels:
            self.at_operand(14, f"use of undeclared label '{operand}'", instr, index)
        elif rule.kind == "targets":
            known = self.lists.get(operand.name)
            if known is None or known.kind != "branchtargets":
                self.at_operand(18, f"'{operand}' is not declared with '.branchtargets'", instr, index)
        return False


def _signature(operand: Operand) -> object:
    """What of `operand` decides its checks, unless the check says it needs more."""
    kind = type(operand)
    if kind is Register:
        return operand.type + operand.vector  # type: ignore[union-attr]
    if kind is Address:
        base = operand.base  # type: ignore[union-attr]
        return ("[]", base.type if isinstance(base, Register) else base)
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


def _special_fits(want: str, have: str) -> bool:
    """Special registers may be read into equal or narrower integers (16-bit ones were once their size)."""
    w, h = TYPES[want], TYPES[have]
    if "pred" in (want, have):
        return want == have
    return w.kind != "float" and w.bits <= h.bits


def _is_pointer(name: str) -> bool:
    return TYPES[name].bits in (32, 64) and TYPES[name].kind in ("signed", "unsigned", "bits")


def _leaves(value: tuple) -> list:
    found: list = []
    for element in value:
        found += _leaves(element) if isinstance(element, tuple) else [element]
    return found


def _dotted(version: tuple[int, int]) -> str:
    return f"{version[0]}.{version[1]}"
