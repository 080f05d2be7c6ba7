"""Checks of operands against their rules in the instruction table (rules 5 to 14, 18, 20, 21).

`OperandChecks` is the part of the verifier for operands. Every check returns whether the operand's
signature (its class and types) alone decided, so that the verdict may be cached.
"""

from __future__ import annotations

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
    """Checks of the operands of `instr`, of the form `variant`; a base of the verifier."""

    instr: Instruction
    variant: Variant
    index: int
    """The number of the operand that is being checked."""

    def reject(
        self,
        rule: int,
        message: str,
        flag: str | None = None,
        about: Register | Variable | Function | None = None,
    ) -> None:
        """Report a message on the operand, as `report_operand` does."""
        self.report_operand(rule, message, self.instr, self.index, flag, about)

    def check_operand(self, rule: OperandRule, operand: Operand) -> bool:
        """Check one operand; return whether its signature alone decides (so that it may be cached)."""
        if isinstance(operand, Vector) or "bare" not in rule.accepts:
            self.check_since(f"operand '{rule.name}' of '{self.instr.mnemonic}'", rule.since, rule.sm)
        if rule.kind == "value":
            if isinstance(operand, Pair) and rule.pair is None:
                self.reject(5, f"'{self.instr.mnemonic}' has one result, found the pair '{operand}'")
                return True
            if rule.pair is not None and not rule.pair_optional and not isinstance(operand, Pair):
                self.reject(
                    5,
                    f"'{self.instr.mnemonic}' has two results; expected a pair such as "
                    f"'{operand}|{rule.pair.name}'",
                )
                return True
            if isinstance(operand, Pair):
                if isinstance(operand.first, Sink) and isinstance(operand.second, Sink):
                    self.reject(5, "one of two results must be a register")
                self.check_value(rule, operand.first)
                if rule.pair is not None:
                    self.check_since(
                        f"a second result of '{self.instr.mnemonic}'", rule.pair.since, rule.pair.sm
                    )
                    self.check_value(rule.pair, operand.second)
                return True
            return self.check_value(rule, operand)
        if isinstance(operand, Bracket):
            cacheable = True
            for part, element in zip(rule.parts, operand.elements):
                if part.kind == "value":
                    cacheable &= self.check_operand(part, element)
                elif isinstance(element, Register) and element.type == "f16x2":
                    continue  # assemblers treat it as 32 bits
                elif isinstance(element, (Register, SymbolAddress)):
                    cacheable &= self.check_address(part, Address(element))
            return cacheable
        if rule.kind == "address" and isinstance(operand, FloatImm):
            self.reject(26, f"the number {operand} is no address", ptxas_extensions.FLAG)
        elif rule.kind == "address" and isinstance(operand, (Register, SymbolAddress)):
            self.reject(26, f"the address '{operand}' needs brackets", ptxas_extensions.FLAG)
            operand = Address(operand)
        if rule.kind == "address" and isinstance(operand, Address):
            return self.check_address(rule, operand)
        if isinstance(operand, LabelOperand):
            return self.check_label(rule, operand)
        return True

    def check_since(self, description: str, version: tuple[int, int], sm: int) -> bool:
        """Check that the module's version and target have what is described; return whether they do."""
        if version > self.module.version:
            self.reject(
                2,
                f"{description} requires PTX version {dotted(version)}, the module has "
                f"{dotted(self.module.version)}",
            )
        elif sm > self.sm:
            self.reject(
                3, f"{description} requires target sm_{sm} or higher, the module has {self.module.target[0]}"
            )
        else:
            return True
        return False

    def check_value(self, rule: OperandRule, operand: Operand) -> bool:
        """Check a value operand. Return whether its type needs a check."""
        if isinstance(operand, Vector):
            return self.check_vector(rule, operand)
        if (
            rule.count
            and not ("bare" in rule.accepts and rule.count == 1)
            and not (isinstance(operand, Register) and operand.vector)
        ):
            self.reject(10, f"expected a vector of {rule.count} elements for operand '{rule.name}'")
            return True
        return self.check_scalar(rule, operand)

    def check_vector(self, rule: OperandRule, vector: Vector) -> bool:
        """Check a vector operand."""
        elements = vector.elements
        if rule.packed:
            return self.check_packed(rule, vector)
        expected = rule.count or 1
        # 9.7.10.3: .v4 coordinates are allowed for any geometry, the extra elements being ignored.
        fills_up = (
            "padded" in rule.accepts
            and isinstance(expected, int)
            and (expected < 4 == len(elements) or (expected, len(elements)) == (1, 2))
        )
        if len(elements) != expected and not fills_up:
            self.reject(
                10,
                f"expected a vector of {expected} elements for operand '{rule.name}', found {len(elements)}",
            )
            return True
        cacheable = True
        if rule.first:
            cacheable, elements = (
                self.check_scalar(replace(rule, type=rule.first, fixed=True), elements[0]),
                elements[1:],
            )
        alike = replace(vector, elements=elements)
        if not self.check_alike(rule, alike):
            return True
        types = {element.type for element in vector.elements if isinstance(element, Register)}
        sizes = {ptxas_extensions.register_bits(type_) for type_ in types}
        effects = self.variant.form.effects
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
                self.reject(
                    7,
                    f"the elements of operand '{rule.name}' have other types than '.{rule.type}'",
                    ptxas_extensions.FLAG,
                )
            elif rule.role == "dst":
                self.check_unique(vector)
            return rule.role != "dst"
        for element in elements:
            cacheable &= self.check_scalar(rule, element)
        if len(sizes) > 1:
            self.reject(10, "the elements of a vector must have one size")
        if rule.role == "dst":
            self.check_unique(vector)
            return False
        return cacheable

    def check_alike(self, rule: OperandRule, vector: Vector) -> bool:
        """Check that a vector's elements can have one type, which at least one of them determines."""
        if len(vector.elements) > 1 and all(isinstance(element, Sink) for element in vector.elements):
            self.reject(
                10, f"no element of operand '{rule.name}' is a register, which would give the vector its type"
            )
            return False
        if ptxas_extensions.has_mixed_kinds(vector):
            self.reject(7, f"neighbours in operand '{rule.name}' have different types")
            return False
        return True

    def agrees(self, rule: OperandRule, element: Operand) -> bool:
        """Return whether an element of a vector has the type that the instruction expects."""
        if isinstance(element, Register):
            return (fits_relaxed if rule.relaxed else fits)(rule.type, element.type)
        return "imm" in rule.accepts and not isinstance(
            element, FloatImm if TYPES[rule.type].is_integer else IntImm
        )

    def check_unique(self, vector: Vector) -> None:
        """Check that a vector destination names each register once."""
        names = [e for e in vector.elements if isinstance(e, Register)]
        if len(set(names)) < len(names):
            self.reject(20, "the same register is named twice in a vector destination", "ptx-vector-repeats")

    def check_packed(self, rule: OperandRule, vector: Vector) -> bool:
        """Check a vector that a scalar is packed from or unpacked into."""
        if all(isinstance(operand, Vector) for operand in self.instr.operands):
            self.reject(
                10, f"'{self.instr.mnemonic}' packs a vector into a scalar or unpacks one, found two vectors"
            )
            return True
        total = TYPES[rule.type].bits
        count = len(vector.elements)
        each = total // count if count in (2, 4) else 0
        if each < 8:
            self.reject(10, f"a '.{rule.type}' packs 2 or 4 elements of at least 8 bits, found {count}")
            return True
        if not self.check_alike(rule, vector):
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
                self.reject(
                    10,
                    f"{description} is not an element of {each} bits, as packing '.{rule.type}' in {count}"
                    " requires",
                )
                return True
        if rule.role == "dst":
            self.check_unique(vector)
            return False
        return True

    def check_scalar(self, rule: OperandRule, operand: Operand) -> bool:
        """Check one value by rules 5 to 9."""
        if isinstance(operand, Subword):
            self.check_subword(rule, operand)
            return True
        if isinstance(operand, Not):
            if rule.role != "src" or ("not" not in rule.accepts and rule.type != "pred"):
                self.reject(6, f"a negated predicate is not allowed for operand '{rule.name}'")
                return True
            operand = operand.register
        if isinstance(operand, Register):
            self.check_register(rule, operand)
            return True
        if isinstance(operand, Sink):
            if "sink" not in rule.accepts or (
                rule.kind == "value" and rule.count == 0 and (rule.relaxed or rule.packed)
            ):
                self.reject(5, f"operand '{rule.name}' cannot be '_'")
            return True
        if rule.role == "dst":
            self.reject(5, f"destination must be a register, found '{operand}'")
            return True
        if isinstance(operand, (IntImm, FloatImm)):
            return self.check_constant(rule, operand)
        if isinstance(operand, Special):
            self.check_special(rule, operand)
            return True
        if isinstance(operand, SymbolAddress):
            self.check_symbol(rule, operand)
            return False
        self.reject(6, f"'{operand}' is not allowed for operand '{rule.name}'")
        return True

    def check_subword(self, rule: OperandRule, subword: Subword) -> None:
        """Check a selector or negation of part of a register."""
        if subword.negated and "neg" not in rule.accepts:
            self.reject(6, f"operand '{rule.name}' cannot be negated")
        elif subword.selector and subword.selector not in SELECTORS.get(rule.select, ()):
            self.reject(6, f"'.{subword.selector}' cannot be selected from operand '{rule.name}'")
        else:
            self.check_register(rule, subword.register)

    def check_register(self, rule: OperandRule, register: Register) -> None:
        """Check a register operand."""
        if not rule.register and rule.role == "dst":
            self.reject(5, f"operand '{rule.name}' must be '_', found register '{register}'")
            return
        if not rule.register:
            self.reject(6, f"operand '{rule.name}' must be a constant, found register '{register}'")
            return
        agrees = fits_relaxed if rule.relaxed else fits
        if "handle" in rule.accepts and self.module.version < (3, 1):
            self.reject(
                2,
                f"a handle in a register requires PTX version 3.1, the module has "
                f"{dotted(self.module.version)}",
            )
            return
        if "handle" in rule.accepts:
            if register.vector or TYPES[register.type].bits != 64 or TYPES[register.type].kind == "float":
                self.reject(
                    7,
                    f"'{register}' of type '.{register.type}' cannot hold a handle; expected '.u64' or "
                    f"'.b64'",
                    about=register,
                )
            return
        if "pointer" in rule.accepts:
            if not _is_pointer(register.type):
                self.reject(
                    7, f"'{register}' of type '.{register.type}' cannot hold an address", about=register
                )
        elif register.vector and not rule.count:
            self.reject(10, f"vector register '{register}' where a scalar is expected", about=register)
        elif register.vector and VECTOR_SIZES[register.vector] != rule.count:
            self.reject(
                10,
                f"expected a vector of {rule.count} elements, '{register}' has "
                f"{VECTOR_SIZES[register.vector]}",
                about=register,
            )
        elif not agrees(rule.type, register.type) or (
            rule.fixed and register.type == "f16x2" and TYPES[rule.type].is_integer
        ):
            row = TYPES[rule.type]
            expected = rule.type if row.declarable else f"b{max(row.bits, 8)}"
            self.reject(
                7,
                f"'{register}' has type '.{register.type}', '{self.instr.mnemonic}' expects '.{expected}'"
                f"{' or wider' if rule.relaxed else ''}",
                about=register,
            )

    def check_constant(self, rule: OperandRule, operand: IntImm | FloatImm) -> bool:
        """Check a constant operand."""
        if "imm" not in rule.accepts:
            lax = "lax" in rule.accepts and isinstance(operand, IntImm)
            self.reject(
                6,
                f"operand '{rule.name}' must be a register, found '{operand}'",
                "ptx-constant-operand" if lax else None,
            )
            return True
        row = TYPES[rule.type]
        if "lax" in rule.accepts and isinstance(operand, IntImm) and row.kind in ("float", "alternate"):
            self.reject(8, f"the integer {operand} is used as a '.{rule.type}'", "ptx-constant-operand")
            return True
        if isinstance(operand, FloatImm):
            same = row.kind == "bits" and row.bits == operand.width and "pointer" not in rule.accepts
            good = same or (row.kind == "float" and row.lanes == 1 and row.bits > 16)
            if not good:
                self.reject(
                    8, f"floating-point constant where '{self.instr.mnemonic}' expects '.{rule.type}'"
                )
            return True
        if row.kind in ("float", "alternate") or row.lanes > 1:
            self.reject(8, f"integer constant where '{self.instr.mnemonic}' expects '.{rule.type}'")
            return True
        if "power" in rule.accepts and (
            operand.value <= 0
            or operand.value > (rule.high or operand.value)
            or operand.value & (operand.value - 1)
        ):
            self.reject(9, f"constant {operand.value} for operand '{rule.name}' is not a power of two")
            return False
        if "odd" in rule.accepts and operand.value % 2 == 0:
            self.reject(9, f"constant {operand.value} for operand '{rule.name}' is not odd")
            return False
        if rule.low is None or rule.high is None:
            if operand.value % rule.step:
                self.reject(
                    9, f"constant {operand.value} for operand '{rule.name}' is not a multiple of {rule.step}"
                )
            return rule.step == 1
        flag = "ptx-constant-range" if rule.soft else None
        high = min(rule.high, _upper_bound(self.instr, rule.upto)) if rule.upto else rule.high
        if not rule.low <= operand.value <= high:
            self.reject(
                9,
                f"constant {operand.value} for operand '{rule.name}' is out of range; expected "
                + (f"{rule.low} to {high}" if rule.low != high else str(high)),
                flag,
            )
        elif operand.value % rule.step:
            self.reject(
                9, f"constant {operand.value} for operand '{rule.name}' is not a multiple of {rule.step}"
            )
        return False

    def check_special(self, rule: OperandRule, operand: Special) -> None:
        """Check a special register."""
        row = READABLE.get(operand.name)
        if row is None:
            self.reject(10, f"'{operand}' is a vector; read a component such as '{operand}.x'")
            return
        if "special" not in rule.accepts:
            self.reject(6, f"special register '{operand}' cannot be used here; 'mov' it to a register first")
            return
        if self.check_since(f"'{operand}'", row.ptx, row.sm) and not _special_fits(rule, row):
            self.reject(
                7, f"'{operand}' has type '.{row.type}', '{self.instr.mnemonic}' expects '.{rule.type}'"
            )

    def check_symbol(self, rule: OperandRule, operand: SymbolAddress) -> None:
        """Check the name of a variable or function as an operand."""
        if "handle" in rule.accepts:
            variable = self.variable(operand)
            if variable is None or (
                variable.type != rule.type and rule.type != _BINDING_TYPES.get(variable.space)
            ):
                self.reject(13, f"'{operand}' is not declared as '.{rule.type}'", about=variable)
        elif "symbol" not in rule.accepts:
            self.reject(6, f"the address '{operand}' cannot be used here; 'mov' it to a register first")
        elif TYPES[rule.type].kind == "float" or rule.type == "pred":
            self.reject(
                7, f"the address '{operand}' is an integer, '{self.instr.mnemonic}' expects '.{rule.type}'"
            )
        else:
            self.check_named(rule, operand)

    def check_named(self, rule: OperandRule, operand: SymbolAddress) -> None:
        """Check that the variable or function that a symbol names fits an instruction on its address."""
        variable, space = self.variable(operand), rule.space
        if variable is None and operand.offset and operand.name in self.functions:
            self.reject(
                13, f"'{operand}' is calculated from the address of a function, which assemblers do not know"
            )
        elif variable is None and space and self.module.version >= (2, 0):
            self.reject(
                13, f"'{operand}' is a function, '{self.instr.mnemonic}' takes addresses in '.{space}'"
            )
        if variable is None or self.module.version < (2, 0):
            return
        if TYPES[variable.type].kind == "opaque":
            if space or rule.type != "u64":
                self.reject(
                    13,
                    f"'{operand}' is a '.{variable.type}', whose handle has 64 bits and no address space",
                    about=variable,
                )
        elif (
            not space
            and variable.space == "global"
            and not operand.offset
            and TYPES[rule.type].bits == 32 < self.module.address_size
        ):
            self.reject(
                13,
                f"the address '{operand}' in '.global' space has {self.module.address_size} bits, "
                f"'{self.instr.mnemonic}' moves {TYPES[rule.type].bits}",
                about=variable,
            )
        elif space and variable.space != space:
            self.reject(
                13,
                f"'{operand}' is in '.{variable.space}' space, '{self.instr.mnemonic}' takes addresses in "
                f"'.{space}'",
                about=variable,
            )

    # ---------------------------------------------------------------------- addresses and labels

    def check_address(self, rule: OperandRule, operand: Address) -> bool:
        """Check an address operand."""
        base = operand.base
        if "handle" in rule.accepts and base is None:
            self.reject(12, f"'{operand}' is not the handle of a '.{rule.type or 'texref'}'")
            return False
        if "handle" in rule.accepts and isinstance(base, (Register, SymbolAddress)):
            if operand.offset:
                self.reject(12, f"a handle takes no offset, found '{operand}'")
                return False
            self.check_scalar(rule, base)
            return False
        if (
            not rule.space
            and self.variant.since < ((2, 0), 20)
            and (self.module.version < (2, 0) or self.sm < 20)
        ):
            self.reject(
                12, f"'{self.instr.opcode}' must name a state space: generic addresses need PTX 2.0 and sm_20"
            )
            return False
        if "short" in rule.accepts and (not isinstance(base, Register) or TYPES[base.type].bits != 32):
            self.reject(12, f"'{operand}' is not a 32-bit register, as an address of tensor memory must be")
            return True
        if base is not None and not -(1 << 31) <= operand.offset < 1 << 31:
            self.reject(12, f"offset {operand.offset} is not a signed 32-bit number", "ptx-constant-range")
        if (
            isinstance(base, Register)
            and self.variant.slot("space") == "param::func"
            and self.function is not None
            and self.function.is_entry
        ):
            self.reject(13, f"'{operand}' is no parameter of a function, as '{self.instr.mnemonic}' accesses")
            return True
        if isinstance(base, Register):
            if not _is_pointer(base.type) or base.vector:
                short = (
                    TYPES[base.type].bits < 32
                    and TYPES[base.type].kind in ("signed", "unsigned", "bits")
                    and not base.vector
                    and ptxas_extensions.is_short(rule, self.sm)
                )
                flag = "ptx-short-address" if short else None
                self.reject(
                    12,
                    f"address register '{base}' has type '.{base.type}', expected a 32- or 64-bit "
                    "integer or bit-size type",
                    flag,
                    about=base,
                )
            elif (
                TYPES[base.type].bits < self.module.address_size
                and rule.space in ("", "global")
                and not rule.accepts & {"narrow", "short"}
            ):
                self.reject(
                    12, f"address register '{base}' has 32 bits, the module's addresses have 64", about=base
                )
            return True
        space = rule.space
        if base is None:
            if space != "local" and self.module.version >= (2, 0):
                self.reject(12, "a constant address is for '.local' space only")
            elif not 0 <= operand.offset < 1 << 32:
                self.reject(
                    12,
                    f"constant address {operand.offset} is not an unsigned 32-bit number",
                    "ptx-constant-range",
                )
            return False
        variable = self.variable(base)
        if variable is None:
            self.reject(
                12, f"'{base.name}' is a function, not a variable", about=self.functions.get(base.name)
            )
        elif self.variant.slot("space") == "param::func" and not _is_function_parameter(
            self.function, variable
        ):
            self.reject(
                13,
                f"'{base.name}' is a kernel's parameter, '{self.instr.mnemonic}' accesses those of functions",
                about=variable,
            )
        elif variable.space != space and (space or variable.space not in rule.names):
            target = f"'.{space}'" if space else "generic addresses"
            self.reject(
                13,
                f"'{base.name}' is in '.{variable.space}' space, '{self.instr.mnemonic}' accesses {target}",
                about=variable,
            )
        elif TYPES[variable.type].kind == "opaque":
            self.reject(
                13,
                f"'{base.name}' is a '.{variable.type}', which no memory access reads or writes",
                about=variable,
            )
        elif space == "const" and (variable.binding or 0) != bank_of(self.variant):
            self.reject(
                13,
                f"'{base.name}' is in constant bank {variable.binding or 0}, '{self.instr.mnemonic}' accesses"
                f" bank {bank_of(self.variant)}",
                "ptx-constant-bank",
                about=variable,
            )
        elif "write" in self.variant.form.effects and any(variable is param for param in self.inputs):
            self.reject(21, f"input parameter '{base.name}' cannot be written", about=variable)
        return False

    def check_label(self, rule: OperandRule, operand: LabelOperand) -> bool:
        """Check a label operand."""
        if rule.kind == "label" and operand.name not in self.labels:
            self.reject(
                14,
                f"expected a label, found '{operand}'"
                if operand.name.startswith("%")
                else f"use of undeclared label '{operand}'",
            )
        elif rule.kind == "targets":
            declared = self.lists.get(operand.name)
            if declared is None or declared.kind != "branchtargets":
                self.reject(18, f"'{operand}' is not declared with '.branchtargets'")
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
