"""Rows of integer and logic instructions: every variant on pairs and triples of edge values, in both engines,
against `oracle_integers`.
"""

from __future__ import annotations

import ast
import itertools
import math
import os
import random
from pathlib import Path

import numpy as np
import pytest

from minicc.ptx.form import Form, Variant, bind
from minicc.ptx.notation import OptionalGroup, Slot
from minicc.ptx.parsing.parser import parse
from minicc.ptx.table import FORMS
from minicc.runtime import LaunchConfig, Memory, prepare

from . import oracle_integers as oracle

HEAD = ".version 8.8\n.target sm_100a\n.address_size 64\n"
SAMPLE = int(os.environ.get("MINICC_ROWS", "256"))
"""Tuples of edge values per variant, or all of them where there are no more; 20000 takes all triples."""

ROWS = [
    row
    for row in FORMS
    if row.run == "executed"
    and row.until is None
    and row.syntax in oracle.ROWS
    and not set(row.choices.get("type", "").split()) & {"f16", "f16x2", "bf16", "f32x2"}
]


def every(parts: tuple[Slot | OptionalGroup, ...]) -> list[tuple[str, ...]]:
    """All ways to choose modifiers, none left out."""
    ways: list[tuple[str, ...]] = [()]
    for part in parts:
        more = (
            [(), *every(part.parts)]
            if isinstance(part, OptionalGroup)
            else [(choice,) for choice in part.choices]
        )
        ways = [way + tail for way in ways for tail in more]
    return ways


def variants_of(row: Form) -> list[Variant]:
    result = (bind(row, ".".join((row.opcode, *way)), way) for way in every(row.parts))
    return [variant for variant in result if variant is not None]


def bits_of(type_: str) -> int:
    if type_ == "pred":
        return 1
    number, _, times = type_.lstrip("bfsu").partition("x")
    return int(number) * int(times or 1)


def edges(bits: int, rng: random.Random) -> list[int]:
    if bits == 1:
        return [0, 1]
    top = 1 << (bits - 1)
    values = {
        0,
        1,
        2,
        3,
        7,
        8,
        15,
        16,
        24,
        31,
        32,
        33,
        63,
        64,
        65,
        255,
        256,
        top,
        top - 1,
        top + 1,
        2 * top - 1,
        2 * top - 2,
        1 << bits // 2,
        (1 << bits // 2) - 1,
        0x80FF7F017FFF8001 & (2 * top - 1),
        *(rng.getrandbits(bits) for _ in range(3)),
    }
    return sorted(value for value in values if value < 2 * top)


def tuples(columns: list[list[int]], rng: random.Random) -> list[tuple[int, ...]]:
    if math.prod(map(len, columns)) <= SAMPLE:
        return list(itertools.product(*columns))
    # Each edge value of each operand occurs; the rest of the tuple is drawn.
    length = max([SAMPLE, *map(len, columns)])
    drawn = [[column[i % len(column)] for i in range(length)] for column in columns]
    for column in drawn:
        rng.shuffle(column)
    return list(zip(*drawn))


def execute(text: str, sources: list[tuple[int, list[int]]], result: int, engine: str | None) -> list[int]:
    program = prepare(parse(text, "row.ptx"), engine=engine)
    memory: Memory = program.executable.new_memory()
    count = len(sources[0][1])
    arrays = [np.array(column, f"u{max(bits, 8) // 8}") for bits, column in sources]
    out = np.zeros(count, f"u{max(result, 8) // 8}")
    addresses = []
    for array in (*arrays, out):
        address = memory.allocate(array.nbytes)
        memory.copy_in(address, array)
        addresses.append(address)
    data = [address.to_bytes(8, "little") for address in addresses]
    program.launch(
        "k", memory, LaunchConfig((-(-count // 256), 1, 1), (256, 1, 1)), [*data, np.uint32(count).tobytes()]
    )
    memory.copy_out(addresses[-1], out)
    return out.tolist()


def kernel(line: str, sources: list[int], result: int) -> str:
    load = "".join(
        f"ld.param.u64 %p, [p{i}]; mad.wide.u32 %p, %t, {max(bits, 8) // 8}, %p;"
        + (
            f".reg .pred %s{i}; ld.global.u8 %w, [%p]; setp.ne.u32 %s{i}, %w, 0;\n"
            if bits == 1
            else f".reg .b{bits} %s{i}; ld.global.b{bits} %s{i}, [%p];\n"
        )
        for i, bits in enumerate(sources)
    )
    store = (
        "selp.u32 %w, 1, 0, %d; st.global.u8 [%p], %w;" if result == 1 else f"st.global.b{result} [%p], %d;"
    )
    params = ", ".join(
        [*(f".param .u64 p{i}" for i in range(len(sources))), ".param .u64 out", ".param .u32 n"]
    )
    return (
        f"{HEAD}.visible .entry k({params}) {{ .reg .b64 %p; .reg .b32 %t, %w, %n; .reg .pred %stop; .reg"
        f" .{'pred' if result == 1 else f'b{result}'} %d;\nmov.u32 %t, %ctaid.x; mov.u32 %w, %tid.x;"
        " mad.lo.u32 %t, %t, 256, %w; ld.param.u32 %n, [n]; setp.ge.u32 %stop, %t, %n; @%stop"
        f" ret;\n{load}{line}\nld.param.u64 %p, [out]; mad.wide.u32 %p, %t, {max(result, 8) // 8}, %p;"
        f" {store} ret; }}\n"
    )


def checked(row: Form, variant: Variant, lut: int | None = None) -> int:
    """Compares one variant in both engines; the number of values compared."""
    rng = random.Random(f"{variant.mnemonic}{lut}")
    rules = [rule for rule in variant.operands if rule.name != "lut"]
    result, *sources = [bits_of(rule.type) for rule in rules]
    cases = tuples([edges(bits, rng) for bits in sources], rng)[: None if lut is None else 64]
    columns = [list(column) for column in zip(*cases)]
    names = [f"%s{i}" for i in range(len(sources))] + ([str(lut)] if lut is not None else [])
    text = kernel(f"{variant.mnemonic} %d, {', '.join(names)};", sources, result)
    meaning, mask = oracle.ROWS[row.syntax], (1 << result) - 1
    extra = () if lut is None else (lut,)
    slots = dict.fromkeys(variant.modifiers, "") | variant.slots
    want = [meaning(slots, *case, *extra) & mask for case in cases]
    for engine in (None, "plain"):
        got = execute(text, list(zip(sources, columns)), result, engine)
        wrong = [(tuple(map(hex, case)), hex(g), hex(w)) for case, g, w in zip(cases, got, want) if g != w]
        assert not wrong, (variant.mnemonic, engine, len(wrong), wrong[:3])
    return 2 * len(cases)


@pytest.mark.parametrize(
    "row", ROWS, ids=lambda row: f"{row.syntax.split(' ')[0]}-{row.choices.get('type', '')[:3]}"
)
def test_row(row: Form) -> None:
    luts = range(256) if "lut" in row.syntax else [None]
    total = sum(checked(row, variant, lut) for variant in variants_of(row) for lut in luts)
    assert total > 0


SETP = [
    row
    for row in FORMS
    if row.opcode == "setp"
    and row.run == "executed"
    and row.until is None
    and any(kind[0] in "sub" and kind[1:].isdigit() for kind in row.choices.get("type", "").split())
]


@pytest.mark.parametrize("row", SETP, ids=lambda row: f"{row.syntax.split(' ')[0]}-{row.choices['type'][:3]}")
def test_integer_comparisons(row: Form) -> None:
    for variant in variants_of(row):
        kind = variant.slot("type")
        if kind[0] not in "sub" or not kind[1:].isdigit():
            continue
        rng = random.Random(variant.mnemonic)
        bits, joins = bits_of(kind), "bool" in variant.slots
        cases = tuples([edges(bits, rng), edges(bits, rng), *([edges(1, rng)] if joins else [])], rng)
        columns = [list(column) for column in zip(*cases)]
        sources = [bits, bits, *([1] if joins else [])]
        names = ", ".join(f"%s{i}" for i in range(len(sources)))
        both = [
            oracle.compared(variant.slots, kind, case[0], case[1], case[2] if joins else None)
            for case in cases
        ]
        for which in range(2):
            target = ("%d|%q", "%q|%d")[which]
            line = f".reg .pred %q; {variant.mnemonic} {target}, {names};"
            got = execute(kernel(line, sources, 1), list(zip(sources, columns)), 1, (None, "plain")[which])
            wrong = [(tuple(map(hex, case)), g) for case, g, w in zip(cases, got, both) if g != w[which]]
            assert not wrong, (variant.mnemonic, which, len(wrong), wrong[:3])


@pytest.mark.parametrize("kind", ["u32", "s32", "u64", "s64"])
@pytest.mark.parametrize("opcode", ["add", "sub", "mad.lo", "mad.hi"])
def test_carry_chains(opcode: str, kind: str) -> None:
    """Two words and what the last carries out: `.cc` sets the flag, the `c` forms read it."""
    name, _, part = opcode.partition(".")
    bits, more = bits_of(kind), f".{part}" if part else ""
    rng = random.Random(opcode + kind)
    count = 6 if name == "mad" else 4
    cases = tuples([edges(bits, rng) for _ in range(count)], rng)
    columns = [list(column) for column in zip(*cases)]
    groups = [list(range(i, count, 2)) for i in range(2)]
    operands = [", ".join(f"%s{i}" for i in group) for group in groups]
    zeros = ", ".join(["0"] * (count // 2))
    mid, last = (
        f".reg .b{bits} %x0, %x1, %x2;",
        (f"{name}.cc".replace("mad.cc", f"mad{more}.cc"), f"{name}c{more}.cc", f"{name}c{more}"),
    )
    body = (
        f"{mid} {last[0]}.{kind} %x0, {operands[0]}; {last[1]}.{kind} %x1, {operands[1]}; {last[2]}.{kind}"
        f" %x2, {zeros}; mov.b{bits} %d, %x"
    )
    for word in range(3):
        for engine in (None, "plain"):
            got = execute(
                kernel(f"{body}{word};", [bits] * count, bits),
                list(zip([bits] * count, columns)),
                bits,
                engine,
            )
            for case, result in zip(cases, got):
                a, b = list(case[0:2]), list(case[2:4])
                c = list(case[4:6]) if name == "mad" else [0, 0]
                want = oracle.carried(name, bits, [*a, 0], [*b, 0], [*c, 0], part == "hi", kind)[word]
                assert result == want, (
                    opcode,
                    kind,
                    engine,
                    word,
                    tuple(map(hex, case)),
                    hex(result),
                    hex(want),
                )


def test_every_meaning_is_a_row() -> None:
    unused = set(oracle.ROWS) - {row.syntax for row in ROWS}
    assert not unused, (
        f"no executed row in ptx/isa/ has the syntax {sorted(unused)}: mend"
        " tests/runtime/rows/oracle_integers.py"
    )


@pytest.mark.parametrize("name", ["oracle_integers", "exact"])
def test_oracles_import_nothing_of_the_engine(name: str) -> None:
    tree = ast.parse((Path(__file__).parent / f"{name}.py").read_text())
    imported = {node.module or "." for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    imported |= {
        alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names
    }
    assert imported <= {"__future__", "collections.abc", "fractions", "math"}, imported
