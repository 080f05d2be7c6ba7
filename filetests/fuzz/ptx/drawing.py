"""Random instructions of the rows of the instruction table: which rows, with which modifiers, and the edge
values of a type.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from ....ptx.form import Form, Variant, bind
from ....ptx.notation import OptionalGroup, Slot
from ....ptx.ptxtypes import TYPES
from ....ptx.table import FORMS


class PtxTarget(NamedTuple):
    """A PTX version and a target, whose suffix is 'a' or ''."""

    version: tuple[int, int]
    sm: int
    suffix: str = ""

    @property
    def header(self) -> str:
        """The version and target directives."""
        return f".version {self.version[0]}.{self.version[1]}\n.target sm_{self.sm}{self.suffix}"

    def has(self, variant: Variant) -> bool:
        """Return whether modules of the target may contain instructions of a variant."""
        row, (version, sm) = variant.form, variant.since
        return (
            version <= self.version
            and sm <= self.sm
            and (row.until is None or self.version <= row.until)
            and (not row.archs or self.sm in row.archs)
            and (not row.effects & {"arch-specific", "one-arch"} or self.suffix == "a")
        )


TARGETS = {
    PtxTarget((9, 0), 100, "a"): 10,
    PtxTarget((9, 5), 107, "a"): 3,
    PtxTarget((9, 0), 120, "a"): 2,
    PtxTarget((6, 3), 75): 1,
}
"""The targets of random kernels, with weights: each executed row that is not left out is in one of them."""

LEFT_OUT = {
    "tex tld4 txq suld sust sured suq istypep": "needs a texture, sampler or surface of the host",
    "mbarrier fence.mbarrier_init cp.async.mbarrier": "needs an mbarrier object and its phases",
    "cp.async.bulk cp.reduce st.async red.async st.bulk applypriority.async": "ends when it is waited for",
    "tensormap prefetch.tensormap fence.proxy.tensormap::generic": "needs a tensor map of the host",
    "barrier.cluster": "is paired with others of the cluster",
    "clusterlaunchcontrol": "needs an mbarrier object, and an answer in memory",
    "alloca stacksave stackrestore": "is paired with others of one frame; a statement of `kernels` writes it",
    "bra brx call ret exit": "is control; statements of `kernels` write it",
    "trap": "ends the grid with an error",
    "bar.arrive barrier.arrive": "is paired with a barrier of other warps; a statement writes it",
    "wgmma": "needs matrices in shared memory, descriptors of them, and blocks of whole warpgroups",
    "tcgen05": "needs tensor memory that has been allocated, and descriptors of matrices",
    "setmaxnreg": "needs the kernel's directive of a register count",
}
"""Executed rows, by the beginnings of mnemonics, that are not drawn one by one, and why."""

_OPTIONAL = 0.4
"""The probability of an optional modifier."""
_TRIES = 12
"""The number of times that modifiers are drawn before a row counts as one that a target lacks."""


def modifiers_of(
    parts: tuple[Slot | OptionalGroup, ...], random: Random, optional: float = _OPTIONAL
) -> Iterator[str]:
    """Yield random modifiers in the order of a row's syntax line."""
    for part in parts:
        if isinstance(part, Slot):
            yield random.choice(part.choices)
        elif random.random() < optional:
            yield from modifiers_of(part.parts, random, optional)


def variant_of(row: Form, random: Random, optional: float = _OPTIONAL) -> Variant | None:
    """Return the row with random modifiers; None if the table does not have them together."""
    modifiers = tuple(modifiers_of(row.parts, random, optional))
    return bind(row, ".".join((row.opcode, *modifiers)), modifiers)


def is_left_out(row: Form) -> bool:
    """Return whether a row is not drawn (`LEFT_OUT`)."""
    words = re.sub(r"\{[^}]*\}", "", row.syntax.partition(" ")[0]).split(".")
    return any(
        words[: len(beginning.split("."))] == beginning.split(".")
        for beginnings in LEFT_OUT
        for beginning in beginnings.split()
    )


@cache
def drawn_rows() -> tuple[Form, ...]:
    """Return the rows that are drawn. PTX 1.x has no modules with all that random kernels contain."""
    return tuple(row for row in FORMS if row.run == "executed" and not row.is_old and not is_left_out(row))


@cache
def rows_of_target(target: PtxTarget, warp: bool) -> dict[str, tuple[Form, ...]]:
    """Return the rows of a target by opcode; without those that all threads of a warp execute unless
    `warp`.
    """
    result: dict[str, list[Form]] = {}
    for row in drawn_rows():
        if not warp and row.effects & {"warp", "barrier"}:
            continue
        random = Random(row.syntax)
        variants = (variant_of(row, random) for _ in range(_TRIES))
        if any(variant is not None and target.has(variant) for variant in variants):
            result.setdefault(row.opcode, []).append(row)
    return {opcode: tuple(rows) for opcode, rows in result.items()}


def drawn_variant(target: PtxTarget, warp: bool, random: Random) -> Variant:
    """Return a random variant of the target: half the time of a random opcode, half of a random row, since
    some opcodes have a hundred rows.
    """
    by_opcode = rows_of_target(target, warp)
    while True:
        if random.random() < 0.5:
            row = random.choice(by_opcode[random.choice(list(by_opcode))])
        else:
            row = random.choice([row for rows in by_opcode.values() for row in rows])
        for _ in range(_TRIES):
            variant = variant_of(row, random)
            # Parameters are addresses, which no result may depend on.
            if variant is not None and target.has(variant) and "param" not in variant.slot("space"):
                return variant


# ------------------------------------------------------------------------------------------ values

FORMATS = {"f16": (5, 10), "bf16": (8, 7), "f32": (8, 23), "tf32": (8, 23), "f64": (11, 52)}
"""Bits of exponent and fraction of the formats with infinities."""


def edge_values(type_: str, random: Random, tame: bool, count: int = 16) -> list[int]:
    """Return patterns of a type: edge values among random ones. `tame` ones are small numbers, whose products
    and sums are finite.
    """
    row = TYPES[type_]
    if row.lanes > 1:
        element = TYPES[row.element]
        columns = [edge_values(element.name, random, tame, count) for _ in range(row.lanes)]
        return [sum(value << i * element.bits for i, value in enumerate(values)) for values in zip(*columns)]
    if type_ in FORMATS:
        return [_float(type_, random, tame) for _ in range(count)]
    bits = row.bits
    if tame and row.kind != "alternate":
        return [random.randint(-9, 9) & ((1 << bits) - 1) for _ in range(count)]
    top = 1 << bits - 1
    edges = [0, 1, 2, bits - 1, bits, bits + 1, top, top - 1, top + 1, 2 * top - 1, 2 * top - 2]
    return [
        (random.choice(edges) if random.random() < 0.6 else random.getrandbits(bits)) & (2 * top - 1)
        for _ in range(count)
    ]


def _float(format_: str, random: Random, tame: bool) -> int:
    """Return the pattern of a random number: small, an edge value, or any."""
    exponent, fraction = FORMATS[format_]
    sign = random.getrandbits(1) << exponent + fraction
    one = ((1 << exponent - 1) - 1) << fraction
    if tame:
        number = random.choice([0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0])
        bits: int = struct.unpack("<Q", struct.pack("<d", number))[0]
        shift = 52 - fraction
        return sign | (bits and (bits >> shift) - ((1023 - (one >> fraction)) << fraction))
    infinity = ((1 << exponent) - 1) << fraction
    edges = [0, 1, (1 << fraction) - 1, 1 << fraction, one, one + 1, one - 1, infinity - 1, infinity]
    edges += [infinity | 1 << fraction - 1, infinity + 1, one + (9 << fraction), one + (31 << fraction - 1)]
    if random.random() < 0.6:
        return sign | random.choice(edges)
    near = one + random.randint(-12, 12) * (1 << fraction) & infinity
    return sign | random.choice(
        [near | random.getrandbits(fraction), random.getrandbits(exponent + fraction)]
    )
