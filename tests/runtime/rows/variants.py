"""Instructions of a row of the table: modifiers chosen so that each choice of each position occurs."""

from __future__ import annotations

import random

from minicc.filetests.fuzz.ptx.drawing import variant_of
from minicc.ptx.form import Form, Variant
from minicc.ptx.table import FORMS


def executed(*opcodes: str, old: bool = False) -> list[Form]:
    """The executed rows of these opcodes, in PTX of today, or those too that it no longer has."""
    return [
        row for row in FORMS if row.opcode in opcodes and row.run == "executed" and (old or row.until is None)
    ]


def variants(row: Form, tries: int = 400, seed: int = 0) -> list[Variant]:
    """Variants of a row in which every choice of every slot that can occur does."""
    rng = random.Random(f"{row.syntax}{seed}")
    wanted = {(slot.name, choice) for slot in row.slots for choice in slot.choices}
    result: list[Variant] = []
    for _ in range(tries):
        variant = variant_of(row, rng, 0.5)
        if variant is None:
            continue
        new = set(variant.slots.items()) & wanted
        if new or not result:
            wanted -= new
            result.append(variant)
        if not wanted:
            break
    return result
