"""Extensions beyond the syntax lines that ptxas accepts, and their meaning.

Repeated flags, foreign modifiers, braces around one value, and addresses as operands of arithmetic occur in
PTX in the wild. The parser warns of them, and `desugar` replaces each by the plain spelling, so that no later
stage sees them. Other deviations are rejected as ptxas rejects them: the tables below follow from its
verdicts on every row of the table (`make sweep`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from ..form import Form, Variant
from ..isa.order import NAMES
from ..model import FloatImm, IntImm, Operand, Register, Special, SymbolAddress, Vector
from ..notation import OperandRule
from ..ptxtypes import TYPES
from ..special import READABLE
from ..table import rows_of

REPEATED = frozenset("sync uni approx sat cc relu satfinite shiftamt NaN".split())
"""Flags that may be repeated."""
FOREIGN = frozenset(
    "finite infinite number notanumber normal subnormal acc::f32 b4x16_p64 b6x16_p32 b8x16 elemtype box_dim"
    " rank global_address global_dim global_stride element_stride interleave_layout swizzle_mode"
    " swizzle_atomicity fill_mode".split()
)
"""Modifiers of one instruction that are ignored on others, after those that belong to the name."""
BRAIN = frozenset(("bf16", "bf16x2"))
"""Types of which no operand may be a function's address."""
FLAG = "ptx-extension"
"""The name of the warning."""


def _arguments(row: Form, name: str) -> list[str]:
    """Return the arguments of the extensions `name` of `row`: 'x y' of 'name:x name:y'."""
    return sorted(entry.partition(":")[2] for entry in row.takes if entry.partition(":")[0] == name)


def takes_sampler(variant: Variant, count: int, version: tuple[int, int], sm: int) -> bool:
    """Return whether the fetch, with `count` operands, may name a sampler in the unified mode.

    The last entry 'unified:sm/geometries/operands' that the target has decides.
    """
    entries = [
        (int(least), geometries.split(","), extras.split(","))
        for least, geometries, extras in (text.split("/") for text in _arguments(variant.form, "unified"))
        if int(least) <= sm
    ]
    if not entries or version < (4, 3):
        return False
    _, geometries, extras = max(entries)
    present = "".join(rule.name for rule in variant.operands[:count] if rule.name in ("e", "f"))
    return variant.slots.get("geom", "") in geometries and (present or "-") in extras


def is_short(rule: OperandRule, sm: int) -> bool:
    """Return whether an address register may have fewer than 32 bits."""
    if "cast" in rule.accepts and not rule.space:
        return False
    return rule.copied is None or sm < rule.copied


def _kinds(vector: Vector) -> list[str]:
    """Return the kinds of a vector's elements:

    'integer', a type's name, '' for bits, 'float' for constants.
    """
    rows = [TYPES[element.type] if isinstance(element, Register) else None for element in vector.elements]
    kinds = [
        "" if row is None or row.kind == "bits" else "integer" if row.is_integer else row.name for row in rows
    ]
    return [
        "float" if isinstance(element, FloatImm) else "integer" if isinstance(element, IntImm) else kind
        for kind, element in zip(kinds, vector.elements)
    ]


def has_mixed_kinds(vector: Vector) -> bool:
    """Return whether two neighbours in a vector are of different kinds, neither of them bits."""
    return any(
        left != right and left and right and not {left, right} <= _FLOATS
        for left, right in pairwise(_kinds(vector))
    )


_FLOATS = frozenset(("float", "f16", "f32", "f64"))
"""Kinds that a floating-point constant may be next to in a vector; sizes are checked apart."""


def register_bits(type_: str) -> int:
    """Return the bits that a register counts for in a vector; 32 for a predicate."""
    return 32 if type_ == "pred" else TYPES[type_].bits


def may_differ_in_type(rule: OperandRule, vector: Vector) -> bool:
    """Return whether a vector's elements may have other types of the right size than the instruction's.

    One register of integers or bits among them suffices.
    """
    required = TYPES[rule.type].bits
    for element in vector.elements:
        if isinstance(element, Register):
            bits = register_bits(element.type)
            if bits < required if rule.relaxed else bits != required:
                return False
            if (
                bits > required
                and TYPES[rule.type].kind == "float"
                and TYPES[element.type].is_integer
                and element.type[0] != "b"
            ):
                return False
        elif not isinstance(element, (IntImm, FloatImm)) or rule.role != "src":
            return False
    return any(
        isinstance(element, Register) and kind in ("", "integer")
        for element, kind in zip(vector.elements, _kinds(vector))
    )


def is_early(variant: Variant) -> bool:
    """Return whether modules older than the instruction may have it with these modifiers: 'early:u64'."""
    return ".".join(variant.modifiers) in _arguments(variant.form, "early")


def match_modifiers(
    mnemonic: str, legacy: bool, lookup: Callable[[str], tuple[Variant, ...]]
) -> tuple[tuple[Variant, ...], str]:
    """Return (variants of `mnemonic` without redundant modifiers, a warning); ((), '') if there are none."""
    opcode, *modifiers = mnemonic.split(".")
    distinct: list[str] = []
    for modifier in modifiers:
        if modifier not in REPEATED or modifier not in distinct:
            distinct.append(modifier)
    if len(distinct) < len(modifiers):
        variants = lookup(".".join([opcode, *distinct]))
        if variants:
            repeated = next(
                modifier for modifier in modifiers if modifier in REPEATED and modifiers.count(modifier) > 1
            )
            return variants, f"duplicate '.{repeated}' in '{mnemonic}'"
    rows = rows_of(opcode, legacy)
    row_choices = {choice for row in rows for slot in row.slots for choice in slot.choices}
    foreign = [modifier for modifier in modifiers if modifier in FOREIGN and modifier not in row_choices]
    first = modifiers.index(foreign[0]) if foreign else 0
    if foreign and not NAMES.get(opcode, frozenset()).intersection(modifiers[first:]):
        variants = lookup(
            ".".join([opcode, *(modifier for modifier in modifiers if modifier not in foreign)])
        )
        if variants:
            return variants, f"'{opcode}' has no modifier '.{foreign[0]}'; it is ignored"
    extensions = dict.fromkeys(
        extension
        for row in rows
        for extension in sorted(row.takes)
        if extension.partition(":")[0] in ("ignores", "implies")
    )
    for extension in extensions:
        kind, _, name = extension.partition(":")
        adjusted = (
            [modifier for modifier in modifiers if modifier != name]
            if kind == "ignores"
            else [name, *modifiers]
        )
        variants = (
            tuple(
                variant
                for variant in lookup(".".join([opcode, *adjusted]))
                if extension in variant.form.takes
            )
            if adjusted != modifiers
            else ()
        )
        if variants:
            return variants, (
                f"'.{name}' of '{mnemonic}' has no effect"
                if kind == "ignores"
                else f"'{mnemonic}' does not say '.{name}', which is meant"
            )
    return (), ""


def remove_braces(
    variants: Sequence[Variant], operands: tuple[Operand, ...]
) -> tuple[tuple[Operand, ...], int]:
    """Return (`operands` without needless braces, the index of the first changed one or -1)."""
    fitting = [v for v in variants if v.required <= len(operands) <= len(v.operands)]
    if sum(isinstance(operand, Vector) for operand in operands) > 1:
        fitting = [v for v in fitting if not any(rule.packed for rule in v.operands)]
    result = list(operands)
    first = -1
    for index, operand in enumerate(operands):
        if isinstance(operand, Vector) and any(
            _may_be_braced(variant.operands[index], operand) for variant in fitting
        ):
            result[index] = operand.elements[0]
            first = index if first < 0 else first
    return tuple(result), first


def _may_be_braced(rule: OperandRule, vector: Vector) -> bool:
    if "padded" in rule.accepts:
        return rule.count == 1 and len(vector.elements) in (2, 4)
    same = len(set(vector.elements)) == 1 and isinstance(vector.elements[0], Register)
    if rule.kind != "value" or rule.count or not same:
        return False
    return "braces" in rule.accepts or (rule.type in rule.braced and len(vector.elements) == 1)


def vectors_with_specials(variant: Variant, operands: tuple[Operand, ...]) -> list[int]:
    """Return the indices of source vectors with special registers among their elements."""
    return [
        index
        for index, (rule, operand) in enumerate(zip(variant.operands, operands))
        if isinstance(operand, Vector)
        and (rule.count or rule.packed)
        and rule.role == "src"
        and any(isinstance(element, Special) and element.name in READABLE for element in operand.elements)
    ]


def address_operands(
    variant: Variant, operands: tuple[Operand, ...], is_function: Callable[[SymbolAddress], bool]
) -> list[int]:
    """Return the indices of operands that are addresses where a value is expected, and allowed.

    A function's address may be any value but a predicate or a bfloat16; a variable's with an offset, an
    integer.
    """
    result = []
    for index, (rule, operand) in enumerate(zip(variant.operands, operands)):
        if (
            not isinstance(operand, SymbolAddress)
            or rule.kind != "value"
            or "imm" not in rule.accepts
            or not rule.register
            or rule.count
            or rule.accepts & {"symbol", "handle"}
        ):
            continue
        row = TYPES[rule.type]
        if not is_function(operand):
            good = (
                bool(operand.offset)
                and (row.is_integer or row.kind == "bits")
                and row.lanes == 1
                and not rule.select
            )
        else:
            good = (
                rule.type not in ("pred", *BRAIN)
                and not (rule.fixed and row.is_integer)
                and "no-function" not in variant.form.takes
            )
        if good:
            result.append(index)
    return result
