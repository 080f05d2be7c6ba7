"""Atomic operations: exact old values in lane order, against a serial model."""

from __future__ import annotations

import random

import numpy as np
import pytest

from minicc.support import floats as fl


def signed(x: int, bits: int) -> int:
    return x - (1 << bits) if x >> (bits - 1) else x


def number(x: int, type_: str) -> int:
    return signed(x, int(type_[1:])) if type_[0] == "s" else x


MODEL = {
    "add": lambda old, b, c, t: fl.add(t, old, b) if t[0] == "f" else old + b,
    "and": lambda old, b, c, t: old & b,
    "or": lambda old, b, c, t: old | b,
    "xor": lambda old, b, c, t: old ^ b,
    "exch": lambda old, b, c, t: b,
    "cas": lambda old, b, c, t: c if old == b else old,
    "min": lambda old, b, c, t: min((old, b), key=lambda v: number(v, t)),
    "max": lambda old, b, c, t: max((old, b), key=lambda v: number(v, t)),
    "inc": lambda old, b, c, t: 0 if old >= b else old + 1,
    "dec": lambda old, b, c, t: b if old == 0 or old > b else old - 1,
}
FORMS = [
    *((op, t) for op in ("and", "or", "xor", "exch", "cas") for t in ("b32", "b64")),
    *((op, t) for op in ("min", "max") for t in ("u32", "s32", "u64", "s64")),
    *(("add", t) for t in ("u32", "s32", "u64", "f32", "f64")),
    ("inc", "u32"),
    ("dec", "u32"),
    ("cas", "b16"),
]


@pytest.mark.parametrize("space", ["global", "shared"])
@pytest.mark.parametrize("cells", [1, 3, 100, 5000])
@pytest.mark.parametrize(("op", "type_"), FORMS)
def test_old_values_in_lane_order(ptx, op: str, type_: str, cells: int, space: str) -> None:
    bits = int(type_[1:])
    size, count = bits // 8, 320
    rng = random.Random(f"{op}{type_}{cells}")
    where = [rng.randrange(cells) for _ in range(count)]
    if type_[0] == "f":

        def draw() -> int:
            return fl.encode(type_, rng.uniform(-1, 1) * 10.0 ** rng.randint(-9, 9))

    elif op in ("cas", "inc", "dec"):

        def draw() -> int:
            return rng.randrange(4)

    else:

        def draw() -> int:
            return rng.getrandbits(bits)

    start = [draw() for _ in range(cells)]
    b, c = [draw() for _ in range(count)], [draw() for _ in range(count)]
    if space == "shared" and cells > 100:
        space = "generic"
    shared = space == "shared"
    target = "[%s]" if shared else "[%m]"
    third = ", %c" if op == "cas" else ""
    text = f""".visible .entry k(.param .u64 mem, .param .u64 where, .param .u64 b, .param .u64 c,
    .param .u64 old) {{
      .reg .b32 %t, %s, %w, %k; .reg .b64 %a, %m; .reg .pred %p; .reg .{type_} %b, %c, %d;
      .shared .align 8 .b8 s[{cells * size if shared else 8}];
      mov.u32 %t, %tid.x; ld.param.u64 %a, [where]; mad.wide.u32 %a, %t, 4, %a; ld.global.u32 %w, [%a];
      ld.param.u64 %a, [b]; mad.wide.u32 %a, %t, {size}, %a; ld.global.{type_} %b, [%a];
      ld.param.u64 %a, [c]; mad.wide.u32 %a, %t, {size}, %a; ld.global.{type_} %c, [%a];
      ld.param.u64 %m, [mem]; mad.wide.u32 %m, %w, {size}, %m; mov.u32 %s, s; mad.lo.u32 %s, %w, {size}, %s;
      {f'''ld.global.{type_} %d, [%m]; st.shared.{type_} [%s], %d; bar.sync 0;''' if shared else ""}
      atom{"" if space == "generic" else "." + space}.{op}.{type_} %d, {target}, %b{third};
      {f'''bar.sync 0; ld.shared.{type_} %b, [%s]; st.global.{type_} [%m], %b;''' if shared else ""}
      ld.param.u64 %a, [old]; mad.wide.u32 %a, %t, {size}, %a; st.global.{type_} [%a], %d; ret; }}"""
    memory, old = np.array(start, f"u{size}"), np.zeros(count, f"u{size}")
    ptx(text, 1, count, memory, np.array(where, "u4"), np.array(b, f"u{size}"), np.array(c, f"u{size}"), old)
    model, want = list(start), []
    for place, x, y in zip(where, b, c):
        want.append(model[place])
        model[place] = MODEL[op](model[place], x, y, type_) % 2**bits
    assert old.tolist() == want
    assert memory.tolist() == model


@pytest.mark.parametrize("op", ["add", "min", "or"])
def test_reductions_without_result(ptx, op: str) -> None:
    type_ = "b32" if op == "or" else "u32"
    text = f""".visible .entry k(.param .u64 mem) {{
      .reg .b32 %t, %w; .reg .b64 %m; .reg .pred %p;
      mov.u32 %t, %tid.x; and.b32 %w, %t, 7; ld.param.u64 %m, [mem]; mad.wide.u32 %m, %w, 4, %m;
      setp.lt.u32 %p, %t, 60; @%p red.global.{op}.{type_} [%m], %t; ret; }}"""
    memory = np.full(8, 5, "u4")
    ptx(text, 1, 100, memory)
    want = [5] * 8
    for t in range(60):
        want[t & 7] = MODEL[op](want[t & 7], t, 0, type_)
    assert memory.tolist() == want


def test_atomics_in_divergent_lanes_across_blocks(ptx) -> None:
    text = """.visible .entry k(.param .u64 mem) {
      .reg .b32 %t, %w, %i; .reg .b64 %m; .reg .pred %p;
      mov.u32 %t, %tid.x; mov.u32 %w, %ctaid.x; mad.lo.u32 %i, %w, 100, %t; ld.param.u64 %m, [mem];
      rem.u32 %w, %i, 3; setp.ne.u32 %p, %w, 0; @%p bra OUT; atom.global.add.u32 %w, [%m], %i; OUT: ret; }"""
    for lanes in (100, 300, 1 << 15):
        memory = np.zeros(1, "u4")
        ptx(text, 10, 100, memory, lanes=lanes)
        assert memory[0] == sum(range(0, 1000, 3))


@pytest.mark.parametrize(
    ("type_", "vector", "op"),
    [
        ("f32", "v2", "add"),
        ("f32", "v4", "add"),
        ("f16", "v8", "add"),
        ("f16", "v2", "min"),
        ("bf16", "v4", "max"),
        ("f16x2", "v4", "add"),
        ("bf16x2", "v2", "min"),
        ("f16x2", "v2", "max"),
    ],
)
@pytest.mark.parametrize("engine", [None, "plain"])
def test_vectors_element_by_element(ptx, type_: str, vector: str, op: str, engine) -> None:
    """Lanes of a pair of addresses add, or keep the smaller or larger, in the order of lanes."""
    import ml_dtypes

    element = np.dtype({"f32": "f4", "f16": "f2", "f16x2": "f2"}.get(type_, ml_dtypes.bfloat16))
    count = int(vector[1:]) * (2 if type_.endswith("x2") else 1)
    rng = np.random.default_rng(1)
    data = (rng.random((64, count)) * 8 - 4).astype(element)
    memory = np.zeros((2, count), element)
    before = np.zeros((64, count), element)
    n, size = int(vector[1:]), element.itemsize * count
    bits = f"b{8 * size // n}"
    regs, olds = (", ".join(f"%{x}{i}" for i in range(n)) for x in "vo")
    noftz = "" if type_ == "f32" else ".noftz"
    # A vector of eight halves has no load of its own.
    loads, stores = (
        "".join(f"{access}.global.{bits} {text};" for text in texts)
        for access, texts in (
            ("ld", [f"%v{i}, [%a+{i * size // n}]" for i in range(n)]),
            ("st", [f"[%c+{i * size // n}], %o{i}" for i in range(n)]),
        )
    )
    ptx(
        f""".visible .entry k(.param .u64 data, .param .u64 memory, .param .u64 before) {{
      .reg .b64 %a, %m, %c; .reg .b32 %t, %w; .reg .{bits} %v<{n}>, %o<{n}>; mov.u32 %t, %tid.x;
        and.b32 %w, %t, 1;
      ld.param.u64 %a, [data]; mad.wide.u32 %a, %t, {size}, %a; ld.param.u64 %m, [memory];
        mad.wide.u32 %m, %w, {size}, %m;
      ld.param.u64 %c, [before]; mad.wide.u32 %c, %t, {size}, %c; {loads}
      atom.global.{op}{noftz}.{vector}.{type_} {{{olds}}}, [%m], {{{regs}}}; {stores} ret; }}""",
        1,
        64,
        data.view("u1"),
        memory.view("u1"),
        before.view("u1"),
        engine=engine,
    )
    wanted = np.zeros((2, count), element)
    for lane in range(64):
        assert np.array_equal(before[lane].astype(float), wanted[lane % 2].astype(float)), lane
        pair = (wanted[lane % 2], data[lane])
        wanted[lane % 2] = (
            pair[0] + pair[1] if op == "add" else (np.minimum if op == "min" else np.maximum)(*pair)
        )
    assert np.array_equal(memory.astype(float), wanted.astype(float))
