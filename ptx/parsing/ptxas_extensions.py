"""What assemblers take beyond the syntax lines, and what it means.

Flags written twice, names of other instructions' formats among the modifiers, braces around one value, and
addresses as operands of arithmetic: PTX in the wild that ptxas assembles has them. The parser keeps a
warning, and `desugar` replaces each by the plain spelling, so that nothing after it knows of them. What ptxas
refuses stays refused: the tables below are what its verdicts on every row of the table gave (`make sweep`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from ..form import Form, Variant
from ..isa.order import NAMES
from ..model import FloatImm, IntImm, Operand, Register, Special, Symbol, Vector
from ..notation import OperandRule
from ..ptxtypes import TYPES
from ..special import READABLE
from ..table import rows_of

REPEATED = frozenset("sync uni approx sat cc relu satfinite shiftamt NaN".split())
"""Flags that may stand more than once."""
FOREIGN = frozenset(
    "finite infinite number notanumber normal subnormal acc::f32 b4x16_p64 b6x16_p32 b8x16 elemtype box_dim"
    " rank global_address global_dim global_stride element_stride interleave_layout swizzle_mode"
    " swizzle_atomicity fill_mode".split()
)
"""Modifiers that mean something for one instruction only and are ignored elsewhere, after those that belong
to the name.
"""
BRAIN = frozenset(("bf16", "bf16x2"))
"""Types as which no function's address may stand."""
FLAG = "ptx-extension"
"""The name of the warning."""


def _said(row: Form, word: str) -> list[str]:
    """What `row` takes of the kind `word`: 'x y' of 'word:x word:y'."""
    return sorted(said.partition(":")[2] for said in row.takes if said.partition(":")[0] == word)


def takes_sampler(variant: Variant, count: int, version: tuple[int, int], sm: int) -> bool:
    """Whether the fetch, with `count` operands, may name a sampler in the unified mode:
    'unified:sm/geometries/operands', the last that the target has.
    """
    said = [
        (int(least), geometries.split(","), extras.split(","))
        for least, geometries, extras in (text.split("/") for text in _said(variant.form, "unified"))
        if int(least) <= sm
    ]
    if not said or version < (4, 3):
        return False
    _, geometries, extras = max(said)
    there = "".join(rule.name for rule in variant.operands[:count] if rule.name in ("e", "f"))
    return variant.slots.get("geom", "") in geometries and (there or "-") in extras


def is_short(rule: OperandRule, sm: int) -> bool:
    """Whether an address register may have fewer than 32 bits."""
    if "cast" in rule.accepts and not rule.space:
        return False
    return rule.copied is None or sm < rule.copied


def _kinds(vector: Vector) -> list[str]:
    """What kinds of values the elements of a vector are declared to hold: '' for bits, 'float' for constants
    of whatever size.
    """
    rows = [TYPES[element.type] if isinstance(element, Register) else None for element in vector.elements]
    kinds = [
        "" if row is None or row.kind == "bits" else "integer" if row.is_integer else row.name for row in rows
    ]
    return [
        "float" if isinstance(element, FloatImm) else "integer" if isinstance(element, IntImm) else kind
        for kind, element in zip(kinds, vector.elements)
    ]


def clashes(vector: Vector) -> bool:
    """Whether two neighbours in a vector are of different kinds, neither of them bits."""
    return any(
        one != two and one and two and not {one, two} <= _FLOATS for one, two in pairwise(_kinds(vector))
    )


_FLOATS = frozenset(("float", "f16", "f32", "f64"))
"""What a floating-point constant may stand beside in a vector; registers of different sizes are refused as
such.
"""


def size(type_: str) -> int:
    """How many bits a register counts for in a vector; a predicate for 32."""
    return 32 if type_ == "pred" else TYPES[type_].bits


def mixes(rule: OperandRule, vector: Vector) -> bool:
    """Whether the elements of a vector may have other types of the right size than the instruction's.

    A register of integers or bits among them makes them all so.
    """
    wanted = TYPES[rule.type].bits
    for element in vector.elements:
        if isinstance(element, Register):
            bits = size(element.type)
            if bits < wanted if rule.relaxed else bits != wanted:
                return False
            if (
                bits > wanted
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
    """Whether the instruction may stand in modules older than itself: 'early:u64', with just these
    modifiers.
    """
    return ".".join(variant.modifiers) in _said(variant.form, "early")


def modifiers(
    mnemonic: str, legacy: bool, lookup: Callable[[str], tuple[Variant, ...]]
) -> tuple[tuple[Variant, ...], str]:
    """(the variants of `mnemonic` without what may be left out of it, a warning); ((), '') if that does not
    help.
    """
    opcode, *words = mnemonic.split(".")
    kept: list[str] = []
    for word in words:
        if word not in REPEATED or word not in kept:
            kept.append(word)
    if len(kept) < len(words):
        variants = lookup(".".join([opcode, *kept]))
        if variants:
            twice = next(word for word in words if word in REPEATED and words.count(word) > 1)
            return variants, f"'.{twice}' stands twice in '{mnemonic}'"
    rows = rows_of(opcode, legacy)
    own = {choice for row in rows for slot in row.slots for choice in slot.choices}
    foreign = [word for word in words if word in FOREIGN and word not in own]
    first = words.index(foreign[0]) if foreign else 0
    if foreign and not NAMES.get(opcode, frozenset()).intersection(words[first:]):
        variants = lookup(".".join([opcode, *(word for word in words if word not in foreign)]))
        if variants:
            return variants, f"'{opcode}' has no modifier '.{foreign[0]}'; it is ignored"
    ways = dict.fromkeys(
        way for row in rows for way in sorted(row.takes) if way.partition(":")[0] in ("ignores", "implies")
    )
    for way in ways:
        kind, _, said = way.partition(":")
        other = [word for word in words if word != said] if kind == "ignores" else [said, *words]
        variants = (
            tuple(variant for variant in lookup(".".join([opcode, *other])) if way in variant.form.takes)
            if other != words
            else ()
        )
        if variants:
            return variants, (
                f"'.{said}' of '{mnemonic}' has no effect"
                if kind == "ignores"
                else f"'{mnemonic}' does not say '.{said}', which is meant"
            )
    return (), ""


def unbraced(variants: Sequence[Variant], operands: tuple[Operand, ...]) -> tuple[tuple[Operand, ...], int]:
    """(`operands` with the braces off where a scalar belongs, the number of the first such; -1 if there is
    none).
    """
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


def specials(variant: Variant, operands: tuple[Operand, ...]) -> list[int]:
    """The numbers of the vectors of sources that have special registers, which can be read one by one, among
    them.
    """
    return [
        index
        for index, (rule, operand) in enumerate(zip(variant.operands, operands))
        if isinstance(operand, Vector)
        and (rule.count or rule.packed)
        and rule.role == "src"
        and any(isinstance(element, Special) and element.name in READABLE for element in operand.elements)
    ]


def addresses(
    variant: Variant, operands: tuple[Operand, ...], is_function: Callable[[Symbol], bool]
) -> list[int]:
    """The numbers of the operands that are addresses where a value of arithmetic belongs, and may be.

    A function's address may stand for any value
    but a predicate or a bfloat16, a variable's with an offset for an integer.
    """
    result = []
    for index, (rule, operand) in enumerate(zip(variant.operands, operands)):
        if (
            not isinstance(operand, Symbol)
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
