"""Checks of operands against their rules in the instruction table (rules 5 to 14, 18, 20, 21).

`OperandChecks` is the part of the verifier for operands. Every check returns whether the operand's
signature (its class and types) alone decided, so that the verdict may be cached.
"""

from __future__ import annotations

from ...support.diagnostics import Severity
from ...support.fast_dataclass import replace
from ..form import Variant
from ..model import (
    Address,
    Bracket,
    FloatImm,
    Function,
    Instruction,
    IntImm,
    LabelOperand,
    Not,
    Operand,
    Pair,
    Register,
    Sink,
    Special,
    Subword,
    SymbolAddress,
    Variable,
    Vector,
)
from ..notation import OperandRule
from ..parsing import ptxas_extensions
from ..parsing.const_banks import bank_of
from ..ptxtypes import TYPES, VECTOR_SIZES, fits, fits_relaxed
from ..special import READABLE, SpecialRegister
from .reports import VerifierReports, dotted

_MASKS4 = [
    mask[::-1] for n in range(1, 16) if (mask := "".join(str(byte) for byte in range(4) if n >> byte & 1))
]

SELECTORS: dict[str, frozenset[str]] = {
    "part": frozenset({"b0", "b1", "b2", "b3", "h0", "h1"}),
    "mask2": frozenset({"h0", "h1", "h10"}),
    "mask4": frozenset(f"b{mask}" for mask in _MASKS4),
    "pick2": frozenset(f"h{high}{low}" for high in "0123" for low in "0123"),
    "pick4": frozenset(f"b{n:04o}" for n in range(1 << 12)),
}
"""The selectors of sub-words of a video instruction's operand, by kind (9.7.18)."""


class OperandChecks(VerifierReports):
    """Checks of operands; a base of the verifier."""

    def check_operand(
        self, instr: Instruction, variant: Variant, rule: OperandRule, operand: Operand, index: int
    ) -> bool:
        """Check one operand; return whether its signature alone decides (so that it may be cached)."""
        if isinstance(operand, Vector) or "bare" not in rule.accepts:
            self.check_since(instr, rule, index, f"operand '{rule.name}'")
        if rule.kind == "value":
            if isinstance(operand, Pair) and rule.pair is None:
                self.report_operand(
                    5, f"'{instr.mnemonic}' has one result, found the pair '{operand}'", instr, index
                )
                return True
            if rule.pair is not None and not rule.pair_optional and not isinstance(operand, Pair):
                self.report_operand(
                    5,
                    f"'{instr.mnemonic}' has two results; expected a pair such as "
                    f"'{operand}|{rule.pair.name}'",
                    instr,
                    index,
                )
                return True
            if isinstance(operand, Pair):
                if isinstance(operand.first, Sink) and isinstance(operand.second, Sink):
                    self.report_operand(5, "one of two results must be a register", instr, index)
                self.check_value(instr, rule, operand.first, index)
                if rule.pair is not None:
                    self.check_since(instr, rule.pair, index, "a second result")
                    self.check_value(instr, rule.pair, operand.second, index)
                return True
            return self.check_value(instr, rule, operand, index)
        if isinstance(operand, Bracket):
            cacheable = True
            for part, element in zip(rule.parts, operand.elements):
                if part.kind == "value":
                    cacheable &= self.check_operand(instr, variant, part, element, index)
                elif isinstance(element, Register) and element.type == "f16x2":
                    continue  # assemblers treat it as 32 bits
                elif isinstance(element, (Register, SymbolAddress)):
                    cacheable &= self.check_address(instr, variant, part, Address(element), index)
            return cacheable
        if rule.kind == "address" and isinstance(operand, FloatImm):
            self.report_operand(
                26, f"the number {operand} is no address", instr, index, "warning", ptxas_extensions.FLAG
            )
        elif rule.kind == "address" and isinstance(operand, (Register, SymbolAddress)):
            self.report_operand(
                26, f"the address '{operand}' needs brackets", instr, index, "warning", ptxas_extensions.FLAG
            )
            operand = Address(operand)
        if rule.kind == "address" and isinstance(operand, Address):
            return self.check_address(instr, variant, rule, operand, index)
        if isinstance(operand, LabelOperand):
            return self.check_label(instr, rule, operand, index)
        return True

    def check_since(self, instr: Instruction, rule: OperandRule, index: int, description: str) -> None:
        """Check that the module's version and target have the operand."""
        if rule.since > self.module.version:
            self.report_operand(
                2,
                f"{description} of '{instr.mnemonic}' requires PTX version {dotted(rule.since)}, the module "
                f"has {dotted(self.module.version)}",
                instr,
                index,
            )
        elif rule.sm > self.sm:
            self.report_operand(
                3,
                f"{description} of '{instr.mnemonic}' requires target sm_{rule.sm} or higher, the module has "
                f"{self.module.target[0]}",
                instr,
                index,
            )

    def check_value(self, instr: Instruction, rule: OperandRule, operand: Operand, index: int) -> bool:
        """Check a value operand. Return whether its type needs a check."""
        if isinstance(operand, Vector):
            return self.check_vector(instr, rule, operand, index)
        if (
            rule.count
            and not ("bare" in rule.accepts and rule.count == 1)
            and not (isinstance(operand, Register) and operand.vector)
        ):
            self.report_operand(
                10, f"expected a vector of {rule.count} elements for operand '{rule.name}'", instr, index
            )
            return True
        return self.check_scalar(instr, rule, operand, index)

    def check_vector(self, instr: Instruction, rule: OperandRule, vector: Vector, index: int) -> bool:
        """Check a vector operand."""
        elements = vector.elements
        if rule.packed:
            return self.check_packed(instr, rule, vector, index)
        expected = rule.count or 1
        # 9.7.10.3: .v4 coordinates are allowed for any geometry, the extra elements being ignored.
        fills_up = (
            "padded" in rule.accepts
            and isinstance(expected, int)
            and (expected < 4 == len(elements) or (expected, len(elements)) == (1, 2))
        )
        if len(elements) != expected and not fills_up:
            self.report_operand(
                10,
                f"expected a vector of {expected} elements for operand '{rule.name}', found {len(elements)}",
                instr,
                index,
            )
            return True
        cacheable = True
        if rule.first:
            cacheable, elements = (
                self.check_scalar(instr, replace(rule, type=rule.first, fixed=True), elements[0], index),
                elements[1:],
            )
        alike = replace(vector, elements=elements)
        if not self.check_alike(instr, rule, alike, index):
            return True
        types = {element.type for element in vector.elements if isinstance(element, Register)}
        sizes = {ptxas_extensions.register_bits(type_) for type_ in types}
        effects = instr.variant.form.effects if instr.variant is not None else frozenset()
        # Registers of matrices' fragments that all have one type are typed as scalars are, but for those of
        # doubles; others count as bits.
        is_fragment = "warp" in effects and TYPES[rule.type].bits < 64 and len(types) == 1
        is_strict = is_fragment and not all(
            self.agrees(rule, element) for element in elements if isinstance(element, Register)
        )
        # What a warp moves between memory and registers, or calculates with, has no predicates among the
        # latter.
        is_strict |= (
            "pred" in types
            and "sync" in effects
            and (rule.role == "src" or not effects.isdisjoint(("read", "write")))
        )
        if not is_strict and ptxas_extensions.may_differ_in_type(rule, alike) and len(sizes) == 1:
            if not all(self.agrees(rule, element) for element in elements):
                self.report_operand(
                    7,
                    f"the elements of operand '{rule.name}' have other types than '.{rule.type}'",
                    instr,
                    index,
                    "warning",
                    ptxas_extensions.FLAG,
                )
            elif rule.role == "dst":
                self.check_unique(instr, vector, index)
            return rule.role != "dst"
        for element in elements:
            cacheable &= self.check_scalar(instr, rule, element, index)
        if len(sizes) > 1:
            self.report_operand(10, "the elements of a vector must have one size", instr, index)
        if rule.role == "dst":
            self.check_unique(instr, vector, index)
            return False
        return cacheable

    def check_alike(self, instr: Instruction, rule: OperandRule, vector: Vector, index: int) -> bool:
        """Check that a vector's elements can have one type, which at least one of them determines."""
        if len(vector.elements) > 1 and all(isinstance(element, Sink) for element in vector.elements):
            self.report_operand(
                10,
                f"no element of operand '{rule.name}' is a register, which would give the vector its type",
                instr,
                index,
            )
            return False
        if ptxas_extensions.has_mixed_kinds(vector):
            self.report_operand(7, f"neighbours in operand '{rule.name}' have different types", instr, index)
            return False
        return True

    def agrees(self, rule: OperandRule, element: Operand) -> bool:
        """Return whether an element of a vector has the type that the instruction expects."""
        if isinstance(element, Register):
            return (fits_relaxed if rule.relaxed else fits)(rule.type, element.type)
        return "imm" in rule.accepts and not isinstance(
            element, FloatImm if TYPES[rule.type].is_integer else IntImm
        )

    def check_unique(self, instr: Instruction, vector: Vector, index: int) -> None:
        """Check that a vector destination names each register once."""
        names = [e for e in vector.elements if isinstance(e, Register)]
        if len(set(names)) < len(names):
            self.report_operand(
                20,
                "the same register is named twice in a vector destination",
                instr,
                index,
                "warning",
                "ptx-vector-repeats",
            )

    def check_packed(self, instr: Instruction, rule: OperandRule, vector: Vector, index: int) -> bool:
        """Check a vector that a scalar is packed from or unpacked into."""
        if all(isinstance(operand, Vector) for operand in instr.operands):
            self.report_operand(
                10,
                f"'{instr.mnemonic}' packs a vector into a scalar or unpacks one, found two vectors",
                instr,
                index,
            )
            return True
        total = TYPES[rule.type].bits
        count = len(vector.elements)
        each = total // count if count in (2, 4) else 0
        if each < 8:
            self.report_operand(
                10, f"a '.{rule.type}' packs 2 or 4 elements of at least 8 bits, found {count}", instr, index
            )
            return True
        if not self.check_alike(instr, rule, vector, index):
            return True
        has_register = any(isinstance(element, Register) for element in vector.elements)
        for element in vector.elements:
            if isinstance(element, Sink) and rule.role == "dst":
                continue
            if isinstance(element, IntImm) and rule.role == "src":
                continue
            # A constant takes the size of the registers beside it; alone it has its own.
            if (
                isinstance(element, FloatImm)
                and rule.role == "src"
                and (has_register or element.width == each)
            ):
                continue
            if (
                not isinstance(element, Register)
                or TYPES[element.type].bits != each
                or element.type == "pred"
            ):
                description = (
                    f"'{element}' of type '.{element.type}'"
                    if isinstance(element, Register)
                    else f"'{element}'"
                )
                self.report_operand(
                    10,
                    f"{description} is not an element of {each} bits, as packing '.{rule.type}' in {count}"
                    " requires",
                    instr,
                    index,
                )
                return True
        if rule.role == "dst":
            self.check_unique(instr, vector, index)
            return False
        return True

    def check_scalar(self, instr: Instruction, rule: OperandRule, operand: Operand, index: int) -> bool:
        """Check one value by rules 5 to 9."""
        if isinstance(operand, Subword):
            self.check_subword(instr, rule, operand, index)
            return True
        if isinstance(operand, Not):
            if rule.role != "src" or ("not" not in rule.accepts and rule.type != "pred"):
                self.report_operand(
                    6, f"a negated predicate is not allowed for operand '{rule.name}'", instr, index
                )
                return True
            operand = operand.register
        if isinstance(operand, Register):
            self.check_register(instr, rule, operand, index)
            return True
        if isinstance(operand, Sink):
            if "sink" not in rule.accepts or (
                rule.kind == "value" and rule.count == 0 and (rule.relaxed or rule.packed)
            ):
                self.report_operand(5, f"operand '{rule.name}' cannot be '_'", instr, index)
            return True
        if rule.role == "dst":
            self.report_operand(5, f"destination must be a register, found '{operand}'", instr, index)
            return True
        if isinstance(operand, (IntImm, FloatImm)):
            return self.check_constant(instr, rule, operand, index)
        if isinstance(operand, Special):
            self.check_special(instr, rule, operand, index)
            return True
        if isinstance(operand, SymbolAddress):
            self.check_symbol(instr, rule, operand, index)
            return False
        self.report_operand(6, f"'{operand}' is not allowed for operand '{rule.name}'", instr, index)
        return True

    def check_subword(self, instr: Instruction, rule: OperandRule, subword: Subword, index: int) -> None:
        """Check a selector or negation of part of a register."""
        if subword.negated and "neg" not in rule.accepts:
            self.report_operand(6, f"operand '{rule.name}' cannot be negated", instr, index)
        elif subword.selector and subword.selector not in SELECTORS.get(rule.select, ()):
            self.report_operand(
                6, f"'.{subword.selector}' cannot be selected from operand '{rule.name}'", instr, index
            )
        else:
            self.check_register(instr, rule, subword.register, index)

    def check_register(self, instr: Instruction, rule: OperandRule, register: Register, index: int) -> None:
        """Check a register operand."""
        if not rule.register and rule.role == "dst":
            self.report_operand(
                5, f"operand '{rule.name}' must be '_', found register '{register}'", instr, index
            )
            return
        if not rule.register:
            self.report_operand(
                6, f"operand '{rule.name}' must be a constant, found register '{register}'", instr, index
            )
            return
        agrees = fits_relaxed if rule.relaxed else fits
        if "handle" in rule.accepts and self.module.version < (3, 1):
            self.report_operand(
                2,
                f"a handle in a register requires PTX version 3.1, the module has "
                f"{dotted(self.module.version)}",
                instr,
                index,
            )
            return
        if "handle" in rule.accepts:
            if register.vector or TYPES[register.type].bits != 64 or TYPES[register.type].kind == "float":
                self.report_operand(
                    7,
                    f"'{register}' of type '.{register.type}' cannot hold a handle; expected '.u64' or "
                    f"'.b64'",
                    instr,
                    index,
                    about=register,
                )
            return
        if "pointer" in rule.accepts:
            if not _is_pointer(register.type):
                self.report_operand(
                    7,
                    f"'{register}' of type '.{register.type}' cannot hold an address",
                    instr,
                    index,
                    about=register,
                )
        elif register.vector and not rule.count:
            self.report_operand(
                10, f"vector register '{register}' where a scalar is expected", instr, index, about=register
            )
        elif register.vector and VECTOR_SIZES[register.vector] != rule.count:
            self.report_operand(
                10,
                f"expected a vector of {rule.count} elements, '{register}' has "
                f"{VECTOR_SIZES[register.vector]}",
                instr,
                index,
                about=register,
            )
        elif not agrees(rule.type, register.type) or (
            rule.fixed and register.type == "f16x2" and TYPES[rule.type].is_integer
        ):
            row = TYPES[rule.type]
            expected = rule.type if row.declarable else f"b{max(row.bits, 8)}"
            self.report_operand(
                7,
                f"'{register}' has type '.{register.type}', '{instr.mnemonic}' expects '.{expected}'"
                f"{' or wider' if rule.relaxed else ''}",
                instr,
                index,
                about=register,
            )

    def check_constant(
        self, instr: Instruction, rule: OperandRule, operand: IntImm | FloatImm, index: int
    ) -> bool:
        """Check a constant operand."""
        if "imm" not in rule.accepts:
            lax = "lax" in rule.accepts and isinstance(operand, IntImm)
            self.report_operand(
                6,
                f"operand '{rule.name}' must be a register, found '{operand}'",
                instr,
                index,
                *(("warning", "ptx-constant-operand") if lax else ()),
            )
            return True
        row = TYPES[rule.type]
        if "lax" in rule.accepts and isinstance(operand, IntImm) and row.kind in ("float", "alternate"):
            self.report_operand(
                8,
                f"the integer {operand} is used as a '.{rule.type}'",
                instr,
                index,
                "warning",
                "ptx-constant-operand",
            )
            return True
        if isinstance(operand, FloatImm):
            same = row.kind == "bits" and row.bits == operand.width and "pointer" not in rule.accepts
            good = same or (row.kind == "float" and row.lanes == 1 and row.bits > 16)
            if not good:
                self.report_operand(
                    8,
                    f"floating-point constant where '{instr.mnemonic}' expects '.{rule.type}'",
                    instr,
                    index,
                )
            return True
        if row.kind in ("float", "alternate") or row.lanes > 1:
            self.report_operand(
                8, f"integer constant where '{instr.mnemonic}' expects '.{rule.type}'", instr, index
            )
            return True
        if "power" in rule.accepts and (
            operand.value <= 0
            or operand.value > (rule.high or operand.value)
            or operand.value & (operand.value - 1)
        ):
            self.report_operand(
                9, f"constant {operand.value} for operand '{rule.name}' is not a power of two", instr, index
            )
            return False
        if "odd" in rule.accepts and operand.value % 2 == 0:
            self.report_operand(
                9, f"constant {operand.value} for operand '{rule.name}' is not odd", instr, index
            )
            return False
        if rule.low is None or rule.high is None:
            if operand.value % rule.step:
                self.report_operand(
                    9,
                    f"constant {operand.value} for operand '{rule.name}' is not a multiple of {rule.step}",
                    instr,
                    index,
                )
            return rule.step == 1
        severity: Severity
        severity, flag = ("warning", "ptx-constant-range") if rule.soft else ("error", None)
        high = min(rule.high, _upper_bound(instr, rule.upto)) if rule.upto else rule.high
        if not rule.low <= operand.value <= high:
            self.report_operand(
                9,
                f"constant {operand.value} for operand '{rule.name}' is out of range; expected "
                + (f"{rule.low} to {high}" if rule.low != high else str(high)),
                instr,
                index,
                severity,
                flag,
            )
        elif operand.value % rule.step:
            self.report_operand(
                9,
                f"constant {operand.value} for operand '{rule.name}' is not a multiple of {rule.step}",
                instr,
                index,
            )
        return False

    def check_special(self, instr: Instruction, rule: OperandRule, operand: Special, index: int) -> None:
        """Check a special register."""
        row = READABLE.get(operand.name)
        if row is None:
            self.report_operand(
                10, f"'{operand}' is a vector; read a component such as '{operand}.x'", instr, index
            )
            return
        if "special" not in rule.accepts:
            self.report_operand(
                6,
                f"special register '{operand}' cannot be used here; 'mov' it to a register first",
                instr,
                index,
            )
            return
        if row.ptx > self.module.version:
            self.report_operand(
                2,
                f"'{operand}' requires PTX version {dotted(row.ptx)}, the module has "
                f"{dotted(self.module.version)}",
                instr,
                index,
            )
        elif row.sm > self.sm:
            self.report_operand(
                3,
                f"'{operand}' requires target sm_{row.sm} or higher, the module has {self.module.target[0]}",
                instr,
                index,
            )
        elif not _special_fits(rule, row):
            self.report_operand(
                7,
                f"'{operand}' has type '.{row.type}', '{instr.mnemonic}' expects '.{rule.type}'",
                instr,
                index,
            )

    def check_symbol(self, instr: Instruction, rule: OperandRule, operand: SymbolAddress, index: int) -> None:
        """Check the name of a variable or function as an operand."""
        if "handle" in rule.accepts:
            variable = self.variable(operand)
            if variable is None or (
                variable.type != rule.type and rule.type != _BINDING_TYPES.get(variable.space)
            ):
                self.report_operand(
                    13, f"'{operand}' is not declared as '.{rule.type}'", instr, index, about=variable
                )
        elif "symbol" not in rule.accepts:
            self.report_operand(
                6, f"the address '{operand}' cannot be used here; 'mov' it to a register first", instr, index
            )
        elif TYPES[rule.type].kind == "float" or rule.type == "pred":
            self.report_operand(
                7,
                f"the address '{operand}' is an integer, '{instr.mnemonic}' expects '.{rule.type}'",
                instr,
                index,
            )
        else:
            self.check_named(instr, rule, operand, index)

    def check_named(self, instr: Instruction, rule: OperandRule, operand: SymbolAddress, index: int) -> None:
        """Check that the variable or function that a symbol names fits an instruction on its address."""
        variable, space = self.variable(operand), rule.space
        if variable is None and operand.offset and operand.name in self.functions:
            self.report_operand(
                13,
                f"'{operand}' is calculated from the address of a function, which assemblers do not know",
                instr,
                index,
            )
        elif variable is None and space and self.module.version >= (2, 0):
            self.report_operand(
                13,
                f"'{operand}' is a function, '{instr.mnemonic}' takes addresses in '.{space}'",
                instr,
                index,
            )
        if variable is None or self.module.version < (2, 0):
            return
        if TYPES[variable.type].kind == "opaque":
            if space or rule.type != "u64":
                self.report_operand(
                    13,
                    f"'{operand}' is a '.{variable.type}', whose handle has 64 bits and no address space",
                    instr,
                    index,
                    about=variable,
                )
        elif (
            not space
            and variable.space == "global"
            and not operand.offset
            and TYPES[rule.type].bits == 32 < self.module.address_size
        ):
            self.report_operand(
                13,
                f"the address '{operand}' in '.global' space has {self.module.address_size} bits, "
                f"'{instr.mnemonic}' moves {TYPES[rule.type].bits}",
                instr,
                index,
                about=variable,
            )
        elif space and variable.space != space:
            self.report_operand(
                13,
                f"'{operand}' is in '.{variable.space}' space, '{instr.mnemonic}' takes addresses in "
                f"'.{space}'",
                instr,
                index,
                about=variable,
            )

    # ---------------------------------------------------------------------- addresses and labels

    def check_address(
        self, instr: Instruction, variant: Variant, rule: OperandRule, operand: Address, index: int
    ) -> bool:
        """Check an address operand."""
        base = operand.base
        if "handle" in rule.accepts and base is None:
            self.report_operand(
                12, f"'{operand}' is not the handle of a '.{rule.type or 'texref'}'", instr, index
            )
            return False
        if "handle" in rule.accepts and isinstance(base, (Register, SymbolAddress)):
            if operand.offset:
                self.report_operand(12, f"a handle takes no offset, found '{operand}'", instr, index)
                return False
            self.check_scalar(instr, rule, base, index)
            return False
        if not rule.space and variant.since < ((2, 0), 20) and (self.module.version < (2, 0) or self.sm < 20):
            self.report_operand(
                12,
                f"'{instr.opcode}' must name a state space: generic addresses need PTX 2.0 and sm_20",
                instr,
                index,
            )
            return False
        if "short" in rule.accepts and (not isinstance(base, Register) or TYPES[base.type].bits != 32):
            self.report_operand(
                12,
                f"'{operand}' is not a 32-bit register, as an address of tensor memory must be",
                instr,
                index,
            )
            return True
        if base is not None and not -(1 << 31) <= operand.offset < 1 << 31:
            self.report_operand(
                12,
                f"offset {operand.offset} is not a signed 32-bit number",
                instr,
                index,
                "warning",
                "ptx-constant-range",
            )
        if (
            isinstance(base, Register)
            and variant.slot("space") == "param::func"
            and self.function is not None
            and self.function.is_entry
        ):
            self.report_operand(
                13, f"'{operand}' is no parameter of a function, as '{instr.mnemonic}' accesses", instr, index
            )
            return True
        if isinstance(base, Register):
            if not _is_pointer(base.type) or base.vector:
                short = (
                    TYPES[base.type].bits < 32
                    and TYPES[base.type].kind in ("signed", "unsigned", "bits")
                    and not base.vector
                    and ptxas_extensions.is_short(rule, self.sm)
                )
                severity: Severity
                severity, flag = ("warning", "ptx-short-address") if short else ("error", None)
                self.report_operand(
                    12,
                    f"address register '{base}' has type '.{base.type}', expected a 32- or 64-bit "
                    "integer or bit-size type",
                    instr,
                    index,
                    severity,
                    flag,
                    about=base,
                )
            elif (
                TYPES[base.type].bits < self.module.address_size
                and rule.space in ("", "global")
                and not rule.accepts & {"narrow", "short"}
            ):
                self.report_operand(
                    12,
                    f"address register '{base}' has 32 bits, the module's addresses have 64",
                    instr,
                    index,
                    about=base,
                )
            return True
        space = rule.space
        if base is None:
            if space != "local" and self.module.version >= (2, 0):
                self.report_operand(12, "a constant address is for '.local' space only", instr, index)
            elif not 0 <= operand.offset < 1 << 32:
                self.report_operand(
                    12,
                    f"constant address {operand.offset} is not an unsigned 32-bit number",
                    instr,
                    index,
                    "warning",
                    "ptx-constant-range",
                )
            return False
        variable = self.variable(base)
        if variable is None:
            self.report_operand(
                12,
                f"'{base.name}' is a function, not a variable",
                instr,
                index,
                about=self.functions.get(base.name),
            )
        elif (
            instr.variant is not None
            and instr.variant.slot("space") == "param::func"
            and not _is_function_parameter(self.function, variable)
        ):
            self.report_operand(
                13,
                f"'{base.name}' is a kernel's parameter, '{instr.mnemonic}' accesses those of functions",
                instr,
                index,
                about=variable,
            )
        elif variable.space != space and (space or variable.space not in rule.names):
            target = f"'.{space}'" if space else "generic addresses"
            self.report_operand(
                13,
                f"'{base.name}' is in '.{variable.space}' space, '{instr.mnemonic}' accesses {target}",
                instr,
                index,
                about=variable,
            )
        elif TYPES[variable.type].kind == "opaque":
            self.report_operand(
                13,
                f"'{base.name}' is a '.{variable.type}', which no memory access reads or writes",
                instr,
                index,
                about=variable,
            )
        elif space == "const" and (variable.binding or 0) != bank_of(variant):
            self.report_operand(
                13,
                f"'{base.name}' is in constant bank {variable.binding or 0}, '{instr.mnemonic}' accesses "
                f"bank "
                f"{bank_of(variant)}",
                instr,
                index,
                "warning",
                "ptx-constant-bank",
                about=variable,
            )
        elif "write" in variant.form.effects and any(variable is param for param in self.inputs):
            self.report_operand(
                21, f"input parameter '{base.name}' cannot be written", instr, index, about=variable
            )
        return False

    def check_label(self, instr: Instruction, rule: OperandRule, operand: LabelOperand, index: int) -> bool:
        """Check a label operand."""
        if rule.kind == "label" and operand.name not in self.labels:
            self.report_operand(
                14,
                f"expected a label, found '{operand}'"
                if operand.name.startswith("%")
                else f"use of undeclared label '{operand}'",
                instr,
                index,
            )
        elif rule.kind == "targets":
            declared = self.lists.get(operand.name)
            if declared is None or declared.kind != "branchtargets":
                self.report_operand(18, f"'{operand}' is not declared with '.branchtargets'", instr, index)
        return False


def _is_function_parameter(fn: Function | None, variable: Variable) -> bool:
    """Return whether a parameter belongs to a function that is no kernel, or to a call."""
    return fn is None or not fn.is_entry or all(variable is not param for param in fn.params)


_BINDING_TYPES = {"tex": "texref", "surf": "surfref"}
"""The types of variables in the spaces of PTX 1.x, whatever type they are declared with."""


def _special_fits(rule: OperandRule, row: SpecialRegister) -> bool:
    """Return whether a special register fits the operand's type.

    Special registers are read as integers of their size, some also as narrower ones, and as any where
    registers may be wider than the type.
    """
    w, h = TYPES[rule.type], TYPES[row.type]
    if "pred" in (rule.type, row.type):
        return rule.type == row.type
    return w.kind != "float" and (
        w.bits == h.bits or (w.bits < h.bits and (rule.relaxed or 0 < row.narrow <= w.bits))
    )


def _upper_bound(instr: Instruction, name: str) -> int:
    """Return the constant of the operand of that name; without a constant there is no bound."""
    assert instr.variant is not None
    named = next(
        operand for rule, operand in zip(instr.variant.operands, instr.operands) if rule.name == name
    )
    return named.value if isinstance(named, IntImm) else 1 << 64


def _is_pointer(name: str) -> bool:
    return TYPES[name].bits in (32, 64) and TYPES[name].kind in ("signed", "unsigned", "bits")
