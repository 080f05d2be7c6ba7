"""Matrix instructions of every row of the instruction table: both engines have the same results."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import numpy as np
import pytest

import minicc
from minicc.filetests.fuzz.ptx.drawing import variant_of
from minicc.ptx.form import Form, Variant
from minicc.ptx.ptxtypes import TYPES
from minicc.ptx.table import FORMS

VARIANTS = int(os.environ.get("MINICC_SWEEP", "2"))
"""Variants that are tested of each row."""
ROWS = [
    row
    for row in FORMS
    if row.run == "executed"
    and row.until is None
    and (row.opcode in ("mma", "stmatrix", "ldmatrix", "movmatrix") or row.syntax.startswith("wmma.mma"))
]
OUT = 64
"""Bytes for the results of one instruction in a thread."""


def variants(row: Form) -> list[Variant]:
    """Return some variants of a row, each with a modifier that the earlier ones lack."""
    rng, seen, result = random.Random(row.syntax), set(), []
    for _ in range(200):
        variant = variant_of(row, rng, 0.5)
        if variant is None or len(result) == VARIANTS:
            continue
        new = set(variant.slots.items()) - seen
        if new:
            seen |= new
            result.append(variant)
    return result


def statement(variant: Variant, number: int) -> str:
    """Return the text of an instruction with its loads and stores: sources are words of the thread's input,
    and results are stored at `[%o]`.
    """
    before, after, operands, at = "", "", [], 4 * number
    for position, rule in enumerate(variant.operands):
        if rule.kind == "address":
            operands.append("[%a]" if variant.slot("space") else "[%g]")
            continue
        if not rule.register:
            operands.append("0")
            continue
        bits = TYPES[rule.type].bits
        prefix = f"%{ {16: 'h', 32: 'r', 64: 'd'}[bits] }{position}_"
        names = [f"{prefix}{i}" for i in range(int(rule.count) or 1)]
        for i, name in enumerate(names):
            if rule.role == "dst":
                after += f"st.global.b{bits} [%o+{OUT * number + bits // 8 * i}], {name}; "
            elif rule.name == "e":  # metadata: indices of two elements of four (9.7.14.6)
                before += f"ld.global.b32 {name}, [%i+252]; "
            else:
                before += f"ld.global.b{bits} {name}, [%i+{(at + bits // 8 * i) % 192 // 8 * 8}]; "
        at += 8 * len(names)
        operands.append("{" + ", ".join(names) + "}" if rule.count else names[0])
    if not after:  # the result of `stmatrix` is in shared memory
        after = "bar.sync 0; ld.shared.v4.b32 {%r9_0, %r9_1, %r9_2, %r9_3}, [%a]; st.global.v4.b32"
        after += f" [%o+{OUT * number}], {{%r9_0, %r9_1, %r9_2, %r9_3}}; "
    return f"{before}bar.sync 0; {variant.mnemonic} {', '.join(operands)}; {after}\n"


def kernel(some: list[Variant], target: str) -> str:
    """Return a kernel with these instructions, whose threads have 256 bytes of input each."""
    registers = "".join(
        f".reg .b16 %h{i}_<2>; .reg .b32 %r{i}_<32>; .reg .b64 %d{i}_<16>; " for i in range(12)
    )
    code = "".join(statement(variant, i) for i, variant in enumerate(some))
    return f""".version 9.0
.target {target}
.address_size 64
.visible .entry k(.param .u64 in, .param .u64 out) {{ {registers} .reg .b64 %i, %o, %g; .reg .b32 %a, %t;
.shared .align 16 .b8 s[1024]; ld.param.u64 %i, [in]; ld.param.u64 %o, [out]; mov.u32 %t, %tid.x;
mad.wide.u32 %i, %t, 256, %i; mad.wide.u32 %o, %t, {OUT * len(some)}, %o; mov.u32 %a, s;
and.b32 %t, %t, 31; mad.lo.u32 %a, %t, 16, %a;
cvt.u64.u32 %g, %a; cvta.shared.u64 %g, %g;
ld.global.v4.b32 {{%r0_0, %r0_1, %r0_2, %r0_3}}, [%i];
st.shared.v4.b32 [%a], {{%r0_0, %r0_1, %r0_2, %r0_3}};
{code} ret; }}"""


def inputs(kind: str) -> np.ndarray:
    """Return input words of 32 threads: random bits, or floats and small integers whose sums are finite."""
    rng = np.random.default_rng(7)
    words = rng.integers(0, 1 << 32, (32, 64), dtype=np.uint64).astype(np.uint32)
    if kind == "tame":
        words &= np.uint32(0xBFFFBFFF)
        words[::3] &= np.uint32(0x03FF83FF)
    nibbles = rng.choice([0x4, 0x8, 0xC, 0x9, 0xD, 0xE], (32, 8))
    words[:, 63] = (nibbles << 4 * np.arange(8)).sum(axis=1)
    return words


def groups() -> Iterator[tuple[str, str, list[Variant]]]:
    for row in ROWS:
        some = variants(row)
        target = next(
            name
            for name in ("sm_90", "sm_100a", "sm_120a")
            if row.sm <= int(name[3:].rstrip("a"))
            and (name[-1] == "a" or not row.effects & {"arch-specific", "one-arch"})
            and (not row.archs or int(name[3:].rstrip("a")) in row.archs)
            and all(v.since[1] <= int(name[3:].rstrip("a")) for v in some)
        )
        yield row.syntax, target, some


@pytest.mark.parametrize("kind", ["any", "tame"])
@pytest.mark.parametrize("group", list(groups()), ids=lambda group: f"{group[0]} {group[2][0].mnemonic}")
def test_matrix_rows(group: tuple[str, str, list[Variant]], kind: str) -> None:
    _, target, some = group
    obj, result = minicc.ObjectCode.from_ptx(kernel(some, target)), []
    for engine in ("reference", "native"):
        out = np.zeros(32 * OUT // 4 * len(some), np.uint32)
        assert obj["k"]((1,), (32,), (inputs(kind), out), engine=engine).engine == engine
        result.append(out.reshape(32, len(some), -1))
    wrong = [some[i].mnemonic for i in range(len(some)) if (result[0][:, i] != result[1][:, i]).any()]
    assert not wrong and result[0].any()
