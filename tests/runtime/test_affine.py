"""Values kept as base and strides mean what their arrays would: arithmetic against Python integers, accesses
against the plain engine.
"""

from __future__ import annotations

import random

import numpy as np
import pytest

from minicc.runtime.numpy_engine.affine import Affine, make
from minicc.runtime.numpy_engine.lane_ids import Lanes
from minicc.runtime.numpy_engine.values import dense
from minicc.support.diagnostics import MemoryFault

CODES = ("u1", "u2", "u4", "u8", "i1", "i2", "i4", "i8")
EDGES = [
    0,
    1,
    2,
    3,
    4,
    7,
    8,
    64,
    127,
    128,
    255,
    256,
    1000,
    2**15,
    2**16 - 1,
    2**31 - 1,
    2**31,
    2**32 - 4,
    2**32 - 1,
    2**40,
    2**63,
    2**64 - 1,
]


def wrapped(value: int, code: str) -> int:
    bits = 8 * int(code[1])
    value &= (1 << bits) - 1
    return value - (1 << bits) if code[0] == "i" and value >> (bits - 1) else value


def lanes_of(ctas: int, threads: int) -> Lanes:
    return Lanes((ctas, 1, 1), (threads, 1, 1), 0, ctas)


def matches(value, expected: list[int], code: str, n: int) -> bool:
    value = dense(value)
    assert value.dtype == np.dtype(code)
    return (value.tolist() if isinstance(value, np.ndarray) else [int(value)] * n) == expected


@pytest.mark.parametrize("seed", range(20))
def test_arithmetic_is_that_of_every_lane(seed: int) -> None:
    rng = random.Random(seed)
    checks = affine = 0
    for _ in range(300):
        ctas, threads = rng.choice([(1, 1), (1, 5), (3, 4), (4, 1), (7, 32)])
        lanes, code = lanes_of(ctas, threads), rng.choice(CODES)
        n = ctas * threads

        def operand(lanes=lanes, code=code, rng=rng, n=n, threads=threads):
            kind = rng.randrange(4)
            base, a, b = (
                rng.choice((1, -1)) * rng.choice(EDGES) if kind else wrapped(rng.choice(EDGES), code)
                for _ in range(3)
            )
            if kind == 0:
                return np.dtype(code).type(base), [base] * n
            if kind == 3:
                values = [wrapped(rng.choice(EDGES), code) for _ in range(n)]
                return np.array(values, code), values
            if rng.random() < 0.5:
                a, b = rng.choice([(4 * threads, 4), (0, 1), (1, 0), (-threads, -1)])
            return make(lanes, np.dtype(code), base, a, b), [
                wrapped(base + a * (i // threads) + b * (i % threads), code) for i in range(n)
            ]

        x, xs = operand()
        y, ys = operand()
        affine += isinstance(x, Affine)
        if not isinstance(x, Affine) and not isinstance(y, Affine):
            continue
        assert matches(x, xs, code, n) and matches(y, ys, code, n)
        with np.errstate(over="ignore"):
            for got, op in ((x + y, int.__add__), (x - y, int.__sub__), (x * y, int.__mul__)):
                assert matches(got, [wrapped(op(a, b), code) for a, b in zip(xs, ys)], code, n)
            for got, op in (
                (x < y, int.__lt__),
                (x <= y, int.__le__),
                (x > y, int.__gt__),
                (x >= y, int.__ge__),
                (x == y, int.__eq__),
                (x != y, int.__ne__),
            ):
                assert matches(got, [op(a, b) for a, b in zip(xs, ys)], "?", n)
            k = rng.randrange(8 * int(code[1]))
            assert matches(x << np.dtype(code).type(k), [wrapped(a << k, code) for a in xs], code, n)
            for to in CODES:
                assert matches(x.astype(to), [wrapped(a, to) for a in xs], to, n)
                if to[1] == code[1]:
                    assert matches(x.view(to), [wrapped(a, to) for a in xs], to, n)
        checks += 10
    assert checks > 800 and affine > 30


def test_results_stay_affine_and_uniform_ones_become_scalars() -> None:
    lanes = lanes_of(4, 64)
    index = make(lanes, np.dtype("u4"), 0, 64, 1)
    address = (index.astype("i8") * np.int64(4) + np.uint64(1 << 24).astype("i8")).view("u8")
    assert isinstance(address, Affine) and address.step == 4
    assert isinstance(address + np.uint64(2**64 - 8), Affine), "adding 2**64 - 8 is subtracting 8"
    assert not isinstance(index - index, Affine) and (index - index) == 0
    assert (index < np.uint32(256)) is np.True_ and (index >= np.uint32(256)) is np.False_
    assert isinstance(index < np.uint32(255), np.ndarray)


KERNEL = """.visible .entry k(.param .u64 in, .param .u64 out, .param .u32 n) {{
  .reg .b64 %a, %b, %c; .reg .b32 %r, %s, %t, %n, %v, %w; .reg .b16 %h; .reg .pred %p;
  .shared .align 16 .b8 tile[8192]; .local .align 16 .b8 mine[64];
  ld.param.u64 %a, [in]; ld.param.u64 %b, [out]; ld.param.u32 %n, [n];
  mov.u32 %r, %ctaid.x; mov.u32 %s, %ntid.x; mov.u32 %t, %tid.x; mad.lo.s32 %r, %r, %s, %t;
  {body}
  mad.wide.u32 %b, %r, 4, %b; st.global.u32 [%b], %v; ret; }}"""

BODIES = {
    "consecutive": "mad.wide.s32 %c, %r, 4, %a; ld.global.u32 %v, [%c];",
    "with an offset": (
        "mul.wide.u32 %c, %r, 4; add.s64 %c, %c, %a; ld.global.u32 %v, [%c+8]; ld.global.u32 %w, [%c+4];"
        " add.u32 %v, %v, %w;"
    ),
    "backwards": "sub.u32 %v, 3000, %r; mad.wide.s32 %c, %v, 4, %a; ld.global.u32 %v, [%c];",
    "strided": "mad.wide.s32 %c, %r, 12, %a; ld.global.u32 %v, [%c];",
    "generic": "mad.wide.s32 %c, %r, 4, %a; ld.u32 %v, [%c]; st.u32 [%c], %r;",
    "by block": "mov.u32 %v, %ctaid.x; mad.wide.s32 %c, %v, 4, %a; ld.global.u32 %v, [%c];",
    "by thread": "mad.wide.s32 %c, %t, 4, %a; ld.global.u32 %v, [%c];",
    "bytes": "cvt.u64.u32 %c, %r; add.u64 %c, %c, %a; ld.global.s8 %v, [%c];",
    "halves": "mad.wide.u32 %c, %r, 2, %a; ld.global.u16 %v, [%c];",
    "vectors": (
        "mad.wide.u32 %c, %r, 8, %a; ld.global.v2.u32 {%v, %w}, [%c]; sub.u32 %v, %v, %w; st.global.v2.u32"
        " [%c], {%r, %t};"
    ),
    "every other vector": (
        "mad.wide.u32 %c, %r, 16, %a; ld.global.v2.u32 {%v, %w}, [%c+8]; sub.u32 %v, %v, %w;"
    ),
    "shared": (
        "mov.u32 %w, tile; shl.b32 %v, %t, 2; add.u32 %w, %w, %v; st.shared.u32 [%w], %r; bar.sync 0; xor.b32"
        " %w, %w, 4; ld.shared.u32 %v, [%w];"
    ),
    "shared, consecutive": (
        "mov.u32 %w, tile; mad.lo.u32 %w, %t, 4, %w; st.shared.u32 [%w], %r; bar.sync 0; ld.shared.u32 %v,"
        " [%w+4];"
    ),
    "shared, with gaps": (
        "mul.lo.u32 %w, %t, 16; st.shared.v2.u32 [%w], {%t, %r}; bar.sync 0; ld.shared.u32 %v, [%w+4];"
    ),
    "shared, one place": (
        "mov.u32 %w, %ctaid.x; mul.lo.u32 %w, %w, 4; st.shared.u32 [%w], %r; bar.sync 0; ld.shared.u32 %v,"
        " [%w];"
    ),
    "shared, overlapping": (
        "st.shared.u8 [%t], %r; bar.sync 0; shl.b32 %w, %t, 1; shr.u32 %w, %w, 3; shl.b32 %w, %w, 2;"
        " ld.shared.u32 %v, [%w];"
    ),
    "local": (
        "and.b32 %w, %t, 12; cvt.u64.u32 %c, %w; st.local.u32 [mine+12], %r; mov.u64 %c, mine; ld.local.u32"
        " %v, [%c+12];"
    ),
    "local, by thread": "rem.u32 %w, %t, 4; shl.b32 %w, %w, 2; st.local.u32 [%w], %r; ld.local.u32 %v, [%w];",
    "guarded": (
        "mov.u32 %v, 7; setp.lt.u32 %p, %r, 100; mad.wide.u32 %c, %r, 4, %a; @%p ld.global.u32 %v, [%c]; @!%p"
        " add.u32 %v, %r, %v; @%p st.global.u32 [%c], %t;"
    ),
    "in a loop": (
        "mov.u32 %v, 0; mov.u32 %w, 0; mad.wide.u32 %c, %r, 4, %a; L: ld.global.u32 %s, [%c]; add.u32 %v, %v,"
        " %s; add.s64 %c, %c, 4; add.u32 %w, %w, 1; setp.lt.u32 %p, %w, 9; @%p bra L;"
    ),
    "a divergent loop": (
        "mov.u32 %v, 0; mov.u32 %w, %r; mad.wide.u32 %c, %r, 4, %a; L: ld.global.u32 %s, [%c]; add.u32 %v,"
        " %v, %s; sub.s64 %c, %c, 4; sub.u32 %w, %w, 1; setp.gt.s32 %p, %w, 5; @%p bra L;"
    ),
    "chopped": "mul.lo.u32 %v, %r, 0x01000193; cvt.u16.u32 %h, %v; cvt.s32.s16 %v, %h;",
    "wrapping": (
        "mul.lo.u32 %v, %r, 0x20000000; sub.u32 %v, %v, 5; setp.lt.u32 %p, %v, 77; @%p add.u32 %v, %v, 1;"
    ),
    "merged": (
        "mov.u32 %v, %r; setp.gt.u32 %p, %r, 33; @%p bra L; add.u32 %v, %v, %v; bra L; L: add.u32 %v, %v, 3;"
    ),
}


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize(
    ("grid", "block"), [(1, 1), (1, 64), (5, 48), (70, 33), ((10, 7), 20), (6, (8, 4))], ids=str
)
def test_accesses_are_those_of_the_plain_engine(ptx, name: str, grid, block) -> None:
    if isinstance(grid, tuple) and name in ("generic", "vectors", "guarded"):
        pytest.skip("rows of blocks would race for what others have written")
    ptx.prepare(KERNEL.format(body=BODIES[name]))
    results = []
    for engine, lanes in (("plain", 1 << 16), (None, 1 << 16), (None, 100)):
        data, out = np.arange(4 * 4096, dtype=np.uint32) * np.uint32(2654435761), np.zeros(4096, np.uint32)
        ptx.launch("k", grid, block, data, out, np.uint32(1000), engine=engine, lanes=lanes)
        results.append((data.tobytes(), out.tobytes()))
    assert results[0] == results[1] == results[2]
    assert name == "by block" or (grid, block) == (1, 1) or any(results[0][1])


@pytest.mark.parametrize("body", [
    "mad.wide.s32 %c, %r, 4, %a; ld.global.u32 %v, [%c];", "mad.wide.s32 %c, %r, -4, %a; ld.global.u32 %v, "
                                                           "[%c];",
    "mad.wide.s32 %c, %r, 4, %a; ld.global.u32 %v, [%c+2];", "mad.wide.s32 %c, %r, 6, %a; st.global.u32 "
                                                             "[%c], %v;",
    "mad.wide.s32 %c, %r, 8, %a; ld.global.v4.u32 {%v, %w, %s, %t}, [%c];", "shl.b32 %w, %t, 7; "
                                                                            "ld.shared.u32 %v, [%w];",
    "shl.b32 %w, %t, 7; st.shared.u32 [%w], %v;", "shl.b32 %w, %t, 2; st.local.u32 [%w], %v;",
])  # fmt: skip
def test_faults_are_those_of_the_plain_engine(ptx, body: str) -> None:
    ptx.prepare(KERNEL.format(body=body))
    faults = []
    for engine in ("plain", None):
        with pytest.raises(MemoryFault) as caught:
            ptx.launch(
                "k", 4, 96, np.zeros(300, np.uint32), np.zeros(384, np.uint32), np.uint32(0), engine=engine
            )
        faults.append((str(caught.value), caught.value.address, caught.value.notes))
    assert faults[0] == faults[1]


def test_affine_addresses_are_not_turned_into_arrays(ptx, monkeypatch) -> None:
    """The point of it all: a coalesced kernel computes no array of indices."""
    ptx.prepare(KERNEL.format(body=BODIES["consecutive"]))
    monkeypatch.setattr(Affine, "dense", property(lambda self: pytest.fail("an array of indices was made")))
    out = np.zeros(640, np.uint32)
    ptx.launch("k", 10, 64, np.arange(640, dtype=np.uint32), out, np.uint32(0))
    assert (out == np.arange(640)).all()


def test_the_plain_engine_knows_no_affine_values(ptx, monkeypatch) -> None:
    ptx.prepare(KERNEL.format(body=BODIES["consecutive"]))
    monkeypatch.setattr(Affine, "__init__", lambda *_: pytest.fail("an Affine was made"))
    ptx.launch(
        "k", 10, 64, np.arange(640, dtype=np.uint32), np.zeros(640, np.uint32), np.uint32(0), engine="plain"
    )
