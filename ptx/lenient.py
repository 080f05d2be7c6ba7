"""What assemblers take beyond the syntax lines, and what it means.

Flags written twice, names of other instructions' formats among the modifiers, braces around one value, and
addresses as operands of arithmetic: PTX in the wild that ptxas assembles has them. The parser keeps a
warning, and `normalise` replaces each by the plain spelling, so that nothing after it knows of them. What ptxas refuses stays
refused: the tables below are what its verdicts on every row of the table gave (`make sweep`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from .form import Variant
from .model import FloatImm, IntImm, Operand, Register, Symbol, Vector
from .notation import OperandRule
from .ptxtypes import TYPES

REPEATED = frozenset("sync approx sat cc relu satfinite shiftamt NaN".split())
"""Flags that may stand more than once."""
FOREIGN = frozenset("finite infinite number notanumber normal subnormal b4x16_p64 b8x16 elemtype box_dim rank "
                    "global_address global_dim global_stride element_stride interleave_layout swizzle_mode swizzle_atomicity fill_mode".split())
"""Modifiers that mean something for one instruction only and are ignored elsewhere."""
USELESS = {"rcp": ("ftz", ".f64"), "cvt": ("rn rz rm rp", ".f32.bf16")}
"""By opcode: modifiers that change nothing and are ignored before these types."""
MOVES = frozenset("ld ldu st mov multimem".split())
"""Instructions in which one value in braces is the value."""
SURFACES = frozenset(("suld", "sust"))
"""Instructions whose one value may stand first in a vector of two or four, the rest of which is of no effect."""
PACKED_BRAIN = frozenset(("bf16", "bf16x2"))
"""Types whose operands may stand in braces, once or repeated."""
NO_FUNCTION = frozenset("rem redux bar barrier cp mbarrier nanosleep elect isspacep bmsk createpolicy".split())
"""Instructions that take no function's address for a value."""
SAMPLED = {("tex", ""): ("1d 2d 3d", " e f ef"), ("tex", "base"): ("1d 2d 3d", " e f ef"), ("tex", "level"): ("1d 2d cube", " f ef"),
           ("tex", "grad"): ("1d 2d", " e"), ("tld4", ""): ("2d", " e f ef")}
"""Fetches that take a sampler of their own in the unified texture mode, from PTX 4.3 on: their geometries, and which of
the operands `e` and `f` may be there."""
CARRIES = {("addc", "u64"), ("addc", "s64"), ("subc", "u64"), ("subc", "s64"), ("subc", "u32"), ("subc", "s32")}
"""(opcode, type) of instructions that read a carry and are taken before the version that brought them."""
WIDE_ADDRESSES = {"wmma": 0, "ldmatrix": 0, "stmatrix": 0, "createpolicy": 0, "prefetch": 100, "prefetchu": 100, "applypriority": 100}
"""Instructions whose address registers have 32 bits at least, from that target on; so do those of `red.async`, `st.async`
and `tensormap.replace`."""
FLAG = "ptx-extension"
"""The name of the warning."""


def takes_sampler(variant: Variant, count: int, version: tuple[int, int], sm: int) -> bool:
    """Whether the fetch, with `count` operands, may name a sampler in the unified mode."""
    level = next((word for word in variant.modifiers if word in ("base", "level", "grad")), "")
    if level == "level" and variant.slots.get("ctype") == "s32" and variant.slots.get("dtype", "").startswith("f16"):
        return False
    if level == "grad" and sm < 90:
        level = "base"
    geometries, extras = SAMPLED.get((variant.form.opcode, level), ("", ""))
    there = "".join(rule.name for rule in variant.operands[:count] if rule.name in ("e", "f"))
    return version >= (4, 3) and variant.slots.get("geom", "") in geometries.split() and there in extras.split(" ")


def is_short(variant: Variant, sm: int) -> bool:
    """Whether an address register of the instruction may have fewer than 32 bits."""
    opcode = variant.form.opcode
    if (opcode in ("red", "st") and "async" in variant.modifiers) or (opcode == "tensormap" and "replace" in variant.modifiers):
        return False
    return sm < WIDE_ADDRESSES.get(opcode, 1000)


def _kinds(vector: Vector) -> list[str]:
    """What kinds of values the registers of a vector are declared to hold: '' for bits, as for what is no register."""
    rows = [TYPES[element.type] if isinstance(element, Register) else None for element in vector.elements]
    return ["" if row is None or row.kind == "bits" else "integer" if row.is_integer else row.name for row in rows]


def clashes(vector: Vector) -> bool:
    """Whether two neighbours in a vector are of different kinds, neither of them bits."""
    return any(one != two and one and two for one, two in pairwise(_kinds(vector)))


def mixes(rule: OperandRule, vector: Vector) -> bool:
    """Whether the elements of a vector may have other types of the right size than the instruction's.

    A register of integers or bits among them makes them all so.
    """
    wanted = TYPES[rule.type].bits
    for element in vector.elements:
        if isinstance(element, Register):
            bits = TYPES[element.type].bits
            if element.type == "pred" or (bits < wanted if rule.relaxed else bits != wanted):
                return False
        elif not isinstance(element, (IntImm, FloatImm)) or rule.role != "src":
            return False
    return any(isinstance(element, Register) and kind in ("", "integer") for element, kind in zip(vector.elements, _kinds(vector)))


def is_early(variant: Variant) -> bool:
    """Whether the instruction may stand in modules older than itself."""
    return (variant.form.opcode, variant.type) in CARRIES and ("cc" not in variant.modifiers or TYPES[variant.type].bits == 32)


def modifiers(mnemonic: str, lookup: Callable[[str], tuple[Variant, ...]]) -> tuple[tuple[Variant, ...], str]:
    """(the variants of `mnemonic` without what may be left out of it, a warning); ((), '') if that does not help."""
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
    foreign = [word for word in words if word in FOREIGN]
    if foreign:
        variants = lookup(".".join([opcode, *(word for word in words if word not in FOREIGN)]))
        if variants:
            return variants, f"'{opcode}' has no modifier '.{foreign[0]}'; it is ignored"
    if opcode == "prefetch" and words and words[0].startswith("L2::"):
        return lookup(f"prefetch.global.{'.'.join(words)}"), f"'{mnemonic}' names no state space; '.global' is meant"
    useless, types = USELESS.get(opcode, ("", ""))
    if useless and mnemonic.endswith(types):
        variants = lookup(".".join([opcode, *(word for word in words if word not in useless.split())]))
        if variants:
            return variants, f"'{mnemonic}' rounds nothing; the modifier is ignored" if opcode == "cvt" else f"'.ftz' of '{mnemonic}' is ignored"
    return (), ""


def unbraced(variants: Sequence[Variant], operands: tuple[Operand, ...]) -> tuple[tuple[Operand, ...], int]:
    """(`operands` with the braces off where a scalar belongs, the number of the first such; -1 if there is none)."""
    variant = next((v for v in variants if v.required <= len(operands) <= len(v.operands)), None)
    if variant is None:
        return operands, -1
    found = list(operands)
    first = -1
    for index, (rule, operand) in enumerate(zip(variant.operands, operands)):
        if isinstance(operand, Vector) and _may_be_braced(variant, rule, operand):
            found[index] = operand.elements[0]
            first = index if first < 0 else first
    return tuple(found), first


def _may_be_braced(variant: Variant, rule: OperandRule, vector: Vector) -> bool:
    if rule.count == 1 and variant.form.opcode in SURFACES:
        return len(vector.elements) in (2, 4)
    same = len(set(vector.elements)) == 1 and isinstance(vector.elements[0], Register)
    if rule.kind != "value" or rule.count or not same:
        return False
    if len(vector.elements) == 1 and variant.form.opcode in MOVES:
        return variant.form.opcode != "multimem" or rule.type == "f32"
    return not rule.packed and rule.type in PACKED_BRAIN and "atomic" not in variant.form.effects


def addresses(variant: Variant, operands: tuple[Operand, ...], is_function: Callable[[Symbol], bool]) -> list[int]:
    """The numbers of the operands that are addresses where a value of arithmetic belongs, and may be.

    A function's address may stand for any value
    but a predicate or a bfloat16, a variable's with an offset for an integer.
    """
    found = []
    for index, (rule, operand) in enumerate(zip(variant.operands, operands)):
        if not isinstance(operand, Symbol) or rule.kind != "value" or "imm" not in rule.accepts or not rule.register or rule.count or rule.accepts & {"symbol", "handle"}:
            continue
        row, opcode = TYPES[rule.type], variant.form.opcode
        if not is_function(operand):
            good = bool(operand.offset) and row.is_integer and row.lanes == 1
        else:
            good = rule.type not in ("pred", *PACKED_BRAIN) and not (rule.fixed and row.is_integer) and opcode not in NO_FUNCTION
        if good:
            found.append(index)
    return found
