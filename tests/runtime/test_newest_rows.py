"""Arithmetic and conversions of PTX 9.1 to 9.5 against Python's integers and support/floats.py, on both
engines.
"""

from __future__ import annotations

import math
import random

import numpy as np
import pytest

import minicc
from minicc.ptx.special import READABLE
from minicc.support import floats

WORDS = [0, 1, 0x7F7F7F7F, 0x80808080, 0x81FF0180, 0xFFFFFFFF, 0x12345678, 0x7FFF8000, 0x80007FFF, 0xFFFF0001]
OPERATIONS = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "min": min,
    "max": max,
    "neg": lambda a, b: -a,
}
PACKED = [
    "add.u8x4",
    "add.s8x4",
    "add.sat.u8x4",
    "add.sat.s8x4",
    "add.sat.u16x2",
    "add.sat.s16x2",
    "add.sat.u32",
    "sub.u8x4",
    "sub.s8x4",
    "sub.sat.u8x4",
    "sub.sat.s8x4",
    "min.u8x4",
    "min.s8x4",
    "max.u8x4",
    "max.s8x4",
    "min.relu.s8x4",
    "max.relu.s8x4",
    "neg.s8x4",
]
SINGLES = [
    0,
    1 << 31,
    1,
    0x007FFFFF,
    0x3F800000,
    0xBF800000,
    0x7F7FFFFF,
    0x7F800000,
    0xFF800000,
    0x7FC00000,
    0x3FFE0000,
    0x3FFFFFFF,
    0xC0000000,
    0xC0000001,
    0x3C000000,
    0x3C7FFFFF,
    0x3B800000,
    0x3BFFFFFF,
]


def words(seed: int, count: int = 200) -> list[int]:
    rng = random.Random(seed)
    return [rng.choice(WORDS) if rng.random() < 0.5 else rng.getrandbits(32) for _ in range(count)]


def on_both(
    mnemonic: str, target: str, result: str, types: list[str], operands: list[np.ndarray]
) -> np.ndarray:
    """The bits that the instruction gives, the same on both engines. `result` and `types` are types of
    registers ('b32').
    """
    names = [f"a{i}" for i in range(len(types))]
    lines = [
        f".reg .{type_} %{name}; ld.param.u64 %rd, [{name}]; mad.wide.u32 %rd, %t, {int(type_[1:]) // 8},"
        f" %rd; ld.global.{type_} %{name}, [%rd];"
        for name, type_ in zip(names, types)
    ]
    text = f""".version 9.5
.target {target}
.address_size 64
.visible .entry k({", ".join(f".param .u64 {name}" for name in [*names, "out"])})
{{
.reg .u32 %t; .reg .u64 %rd; .reg .{result} %d;
mov.u32 %t, %tid.x;
{chr(10).join(lines)}
{mnemonic} %d, {", ".join(f"%{name}" for name in names)};
ld.param.u64 %rd, [out]; mad.wide.u32 %rd, %t, {int(result[1:]) // 8}, %rd; st.global.{result} [%rd], %d;
ret;
}}
"""
    kernel = minicc.ObjectCode.from_ptx(text)["k"]
    outcome = []
    # Formats of eight bits and fewer are tables, which only the NumPy engine looks up; `None` chooses it for
    # them.
    for engine in ("reference", None if "x2" in mnemonic and mnemonic.startswith("cvt") else "native"):
        out = np.zeros(len(operands[0]), f"u{int(result[1:]) // 8}")
        kernel((1,), (len(out),), (*operands, out), engine=engine)
        outcome.append(out)
    assert outcome[0].tolist() == outcome[1].tolist()
    return outcome[0]


@pytest.mark.parametrize("mnemonic", PACKED)
def test_packed_integers(mnemonic: str) -> None:
    op, type_ = mnemonic.split(".")[0], mnemonic.split(".")[-1]
    width = int(type_[1:].split("x")[0])
    low, high = (-(1 << (width - 1)), (1 << (width - 1)) - 1) if type_[0] == "s" else (0, (1 << width) - 1)

    def element(x: int, y: int) -> int:
        x, y = (v - (1 << width) if v > high else v for v in (x, y))
        value = OPERATIONS[op](x, y)
        value = min(max(value, low), high) if ".sat" in mnemonic else value
        return (max(value, 0) if ".relu" in mnemonic else value) & ((1 << width) - 1)

    mask = (1 << width) - 1
    a, b = words(1), words(2)
    operands = [np.array(a, "u4"), np.array(b, "u4")][: 1 if op == "neg" else 2]
    got = on_both(mnemonic, "sm_120a", "b32", ["b32"] * len(operands), operands)
    assert got.tolist() == [
        sum(element(x >> at & mask, y >> at & mask) << at for at in range(0, 32, width)) for x, y in zip(a, b)
    ]


@pytest.mark.parametrize("type_", ["u64", "s64"])
@pytest.mark.parametrize("half", ["lo", "hi"])
def test_carryless_products(half: str, type_: str) -> None:
    a, b, c = ([x << 32 | y for x, y in zip(words(seed), words(seed + 1))] for seed in (3, 5, 7))

    def product(x: int, y: int) -> int:
        result = 0
        for place in range(64):
            result ^= (x << place) * (y >> place & 1)
        return (result >> 64 if half == "hi" else result) & (1 << 64) - 1

    got = on_both(
        f"clmad.{half}.{type_}", "sm_90", "b64", ["b64"] * 3, [np.array(v, "u8") for v in (a, b, c)]
    )
    assert got.tolist() == [product(x, y) ^ z for x, y, z in zip(a, b, c)]


@pytest.mark.parametrize("op", ["sin", "cos"])
def test_angles_in_turns(op: str) -> None:
    values = np.array(
        [
            0.0,
            -0.0,
            0.25,
            -0.25,
            0.5,
            0.75,
            1.0,
            1e6,
            0.1,
            0.4999999,
            0.2500001,
            -3.3,
            12345.678,
            2.0**30,
            1e-38 / 8,
        ],
        np.float32,
    )
    got = on_both(f"{op}.approx.ftz.2pi.f32", "sm_80", "b32", ["b32"], [values.view("u4")]).view("f4")
    for value, result in zip(values.tolist(), got.tolist()):
        turn = math.remainder(value, 1.0)
        exact = getattr(math, op)(2 * math.pi * turn)
        if turn * 4 == round(turn * 4):
            exact = round(exact)
        assert result == pytest.approx(exact, rel=2e-7, abs=1e-37), value
    special = on_both(
        f"{op}.approx.ftz.2pi.f32",
        "sm_80",
        "b32",
        ["b32"],
        [np.array([0x7F800000, 0xFF800000, 0x7FC00000], "u4")],
    ).view("f4")
    assert np.isnan(special).all()


def narrowed(bits: int, source: str, target: str, relu: bool, scale: float = 1.0) -> int:
    value = floats.decode(source, bits) / scale
    if relu and not value > 0 and value == value:
        value = 0.0
    if target == "s2f6":
        if value != value:
            return 0x7F
        return (127 if value >= 2 else -128 if value < -2 else min(max(round(value * 64), -128), 127)) & 0xFF
    if math.isinf(value):
        return floats.FORMATS[target].max_finite | (floats.FORMATS[target].sign_bit if value < 0 else 0)
    return floats.encode(target, value, saturate=True)


@pytest.mark.parametrize("relu", ["", ".relu"])
@pytest.mark.parametrize("source", ["bf16", "f16"])
@pytest.mark.parametrize("target", ["e4m3", "e5m2", "e2m3", "e3m2", "e2m1", "s2f6"])
def test_pairs_of_halves_in_narrow_formats(source: str, target: str, relu: str) -> None:
    if source == "f16" and target in ("e4m3", "e5m2", "s2f6"):
        pytest.skip("an older row, or none")
    rng = random.Random(1)
    halves = [
        0,
        0x8000,
        1,
        0x3F80,
        0xBF80,
        0x7F80,
        0xFF80,
        0x7FC0,
        0x4000,
        0xC000,
        0x3C00,
        0x3FFF,
        0x7BFF,
    ] + [rng.getrandbits(16) for _ in range(87)]
    packed = [high << 16 | low for high, low in zip(halves, reversed(halves))]
    width = 4 if target == "e2m1" else 8
    result = "b8" if width == 4 else "b16"
    mnemonic = f"cvt.rn.satfinite{relu}.{target}x2.{source}x2"
    got = on_both(mnemonic, "sm_100a", result, ["b32"], [np.array(packed, "u4")])
    assert got.tolist() == [
        narrowed(x >> 16, source, target, bool(relu)) << width
        | narrowed(x & 0xFFFF, source, target, bool(relu))
        for x in packed
    ]


@pytest.mark.parametrize("scaled", [False, True])
def test_singles_in_fixed_point(scaled: bool) -> None:
    a, b = SINGLES, list(reversed(SINGLES))
    scales = [(120 + i) << 8 | (127 - i // 2) for i in range(len(a))]
    operands = [np.array(a, "u4"), np.array(b, "u4")] + ([np.array(scales, "u2")] if scaled else [])
    mnemonic = f"cvt.rn.satfinite{'.scaled::n2::ue8m0' if scaled else ''}.s2f6x2.f32"
    got = on_both(mnemonic, "sm_100a", "b16", ["b32", "b32", *(["b16"] if scaled else [])], operands)
    powers = [(2.0 ** ((s >> 8) - 127), 2.0 ** ((s & 255) - 127)) if scaled else (1.0, 1.0) for s in scales]
    assert got.tolist() == [
        narrowed(x, "f32", "s2f6", False, high) << 8 | narrowed(y, "f32", "s2f6", False, low)
        for x, y, (high, low) in zip(a, b, powers)
    ]


def test_scaled_pairs_of_bfloat16_in_fixed_point() -> None:
    halves = [bits >> 16 for bits in SINGLES]
    packed = [high << 16 | low for high, low in zip(halves, reversed(halves))]
    scales = [(120 + i) << 8 | (127 - i // 2) for i in range(len(halves))]
    mnemonic = "cvt.rn.satfinite.scaled::n2::ue8m0.s2f6x2.bf16x2"
    got = on_both(
        mnemonic, "sm_100a", "b16", ["b32", "b16"], [np.array(packed, "u4"), np.array(scales, "u2")]
    )
    assert got.tolist() == [
        narrowed(x >> 16, "bf16", "s2f6", False, 2.0 ** ((s >> 8) - 127)) << 8
        | narrowed(x & 0xFFFF, "bf16", "s2f6", False, 2.0 ** ((s & 255) - 127))
        for x, s in zip(packed, scales)
    ]


@pytest.mark.parametrize("scaled", [False, True])
@pytest.mark.parametrize("source", ["e4m3", "e5m2", "e2m3", "e3m2", "e2m1", "s2f6"])
def test_narrow_formats_as_bfloat16(source: str, scaled: bool) -> None:
    width = 4 if source == "e2m1" else 6 if source in ("e2m3", "e3m2") else 8
    codes = [code & ((1 << width) - 1) for code in range(256)]
    step = 4 if width == 4 else 8
    packed = [high << step | low for high, low in zip(codes, reversed(codes))]
    scales = [(100 + i % 60) << 8 | (160 - i % 60) for i in range(256)]
    operands = [np.array(packed, "u1" if step == 4 else "u2")] + ([np.array(scales, "u2")] if scaled else [])
    mnemonic = f"cvt.rn.satfinite{'.scaled::n2::ue8m0' if scaled else ''}.bf16x2.{source}x2"
    got = on_both(
        mnemonic, "sm_100a", "b32", ["b8" if step == 4 else "b16", *(["b16"] if scaled else [])], operands
    )

    def widened(code: int, power: int) -> int:
        value = (code - 256 if code > 127 else code) / 64 if source == "s2f6" else floats.decode(source, code)
        value = value * 2.0 ** (power - 127) if scaled else value
        if math.isinf(value):
            return 0x7F7F if value > 0 else 0xFF7F
        return floats.encode("bf16", value, saturate=True)

    assert got.tolist() == [
        widened(x >> step, s >> 8) << 16 | widened(x & (1 << step) - 1, s & 255)
        for x, s in zip(packed, scales)
    ]


def test_volatile_locals_and_ordered_device_memory() -> None:
    text = """.version 9.3
.target sm_80
.address_size 64
.visible .entry k(.param .u64 p)
{
.reg .b32 %r<4>; .reg .b64 %rd<3>; .local .align 4 .b32 v[4];
ld.param.u64 %rd1, [p]; mov.u64 %rd2, v;
ld.mmio.acquire.sys.global.b32 %r1, [%rd1];
st.volatile.local.b32 [%rd2+4], %r1; ld.volatile.local.b32 %r2, [%rd2+4]; add.u32 %r2, %r2, 1;
st.mmio.release.sys.global.b32 [%rd1+4], %r2;
ret;
}
"""
    for engine in ("reference", "native"):
        data = np.array([41, 0], np.uint32)
        minicc.ObjectCode.from_ptx(text)["k"]((1,), (1,), (data,), engine=engine)
        assert data.tolist() == [41, 42]


def test_a_copy_that_a_predicate_makes_zeros() -> None:
    text = """.version 7.5
.target sm_80
.address_size 64
.visible .entry k(.param .u64 p)
{
.reg .b32 %r<6>; .reg .b64 %rd<3>; .reg .pred %p; .shared .align 16 .b32 s[4];
ld.param.u64 %rd1, [p]; mov.u32 %r1, s; mov.u32 %r2, %tid.x; setp.eq.u32 %p, %r2, 1;
mad.lo.u32 %r1, %r2, 8, %r1; mad.wide.u32 %rd2, %r2, 8, %rd1;
cp.async.ca.shared.global [%r1], [%rd2], 8, %p; cp.async.wait_all;
ld.shared.v2.b32 {%r3, %r4}, [%r1]; st.global.v2.b32 [%rd2+16], {%r3, %r4};
ret;
}
"""
    for engine in ("reference", "native"):
        data = np.array([1, 2, 3, 4, 9, 9, 9, 9], np.uint32)
        minicc.ObjectCode.from_ptx(text)["k"]((1,), (2,), (data,), engine=engine)
        assert data.tolist() == [1, 2, 3, 4, 1, 2, 0, 0]


def test_a_copy_of_16_bytes_that_a_predicate_makes_zeros() -> None:
    text = """.version 7.5
.target sm_80
.address_size 64
.visible .entry k(.param .u64 p)
{
.reg .b32 %r<8>; .reg .b64 %rd<3>; .reg .pred %p; .shared .align 16 .b32 s[8];
ld.param.u64 %rd1, [p]; mov.u32 %r1, s; mov.u32 %r2, %tid.x; setp.eq.u32 %p, %r2, 1;
mad.lo.u32 %r1, %r2, 16, %r1; mad.wide.u32 %rd2, %r2, 16, %rd1;
cp.async.cg.shared.global [%r1], [%rd2], 16, %p; cp.async.wait_all;
ld.shared.v4.b32 {%r3, %r4, %r5, %r6}, [%r1]; st.global.v4.b32 [%rd2+32], {%r3, %r4, %r5, %r6};
ret;
}
"""
    for engine in ("reference", "native"):
        data = np.array([1, 2, 3, 4, 5, 6, 7, 8] + [9] * 8, np.uint32)
        minicc.ObjectCode.from_ptx(text)["k"]((1,), (2,), (data,), engine=engine)
        assert data.tolist() == [1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 0, 0, 0, 0]


def test_marks_of_a_trace_change_nothing_and_barriers_have_a_layout() -> None:
    text = """.version 9.5
.target TARGET
.address_size 64
.visible .entry k(.param .u64 p)
{
.reg .b32 %r<3>; .reg .b64 %rd<3>; .shared .align 8 .b64 bar;
ld.param.u64 %rd1, [p];
BODY
st.global.b32 [%rd1], %r1;
ret;
}
"""
    bodies = {
        "sm_107a": "trace.mark 3; mov.u32 %r1, 5;",
        "sm_100a": (
            "mbarrier.init.layout::v1.shared::cta.b64 [bar], 5; mbarrier.arrive.shared::cta.b64 %rd2, [bar];"
            " mbarrier.pending_count.b64 %r1, %rd2;"
        ),
    }
    for target, body in bodies.items():
        for engine in ("reference", "native"):
            data = np.zeros(1, np.uint32)
            kernel = minicc.ObjectCode.from_ptx(text.replace("TARGET", target).replace("BODY", body))["k"]
            try:
                kernel((1,), (1,), (data,), engine=engine)
            except minicc.MiniccError as fault:
                pytest.fail(f"{body} does something else: {fault}")
            assert data.tolist() == [5], (target, engine)


CLUSTERS = [
    (".reqnctapercluster 3", "grid dimension x is 4; it must be a multiple of the clusters' 3"),
    (".explicitcluster .reqnctapercluster 2, 2, 1", "grid dimension y is 1"),
    (".explicitcluster", "kernel 'k' must be launched with a cluster shape \\(.explicitcluster\\)"),
    (".reqnctapercluster 1, 1, 1", ""),
    (".maxclusterrank 8", ""),
    (".explicitcluster .reqnctapercluster 1", ""),
]


@pytest.mark.parametrize("engine", ["reference", "native"])
@pytest.mark.parametrize(("directives", "message"), CLUSTERS)
def test_directives_of_clusters_are_obeyed_at_launch(directives: str, message: str, engine: str) -> None:
    text = f".version 9.0\n.target sm_90\n.address_size 64\n.visible .entry k() {directives} {{ ret; }}\n"
    kernel = minicc.ObjectCode.from_ptx(text)["k"]
    if message:
        with pytest.raises(minicc.LaunchError, match=message):
            kernel((4,), (32,), (), engine=engine)
    else:
        kernel((4,), (32,), (), engine=engine)


def _readings() -> dict[str, str]:
    """Instructions that read each special register, by its name and what reads it, and store what they read
    at [%a].
    """
    result = {}
    for name, row in READABLE.items():
        size = row.type[1:]
        if row.type == "pred":
            result[name] = f"mov.pred %p, {name}; selp.u32 %r, 1, 2, %p; st.global.u32 [%a], %r;"
            continue
        register = "%r" if size == "32" else "%d"
        result[name] = (
            f"mov.b{size} {register}, {name}; st.global.b{size} [%a], {register}; st.shared.b{size} [s],"
            f" {register}; ld.shared.b{size} {register}, [s]; st.global.b{size} [%a+8], {register};"
            f" st.global.v2.b{size} [%a+16], {{{name}, {name}}}; cvt.u64.u{size} %d, {name}; st.global.u64"
            " [%a+32], %d;"
        )
    return result


@pytest.mark.parametrize("grid", [(4,), (3, 2)])
@pytest.mark.parametrize("name", sorted(name for name in READABLE if not name.startswith(("%envreg", "%pm"))))
def test_special_registers_wherever_they_may_be_read(name: str, grid: tuple[int, ...]) -> None:
    text = f""".version 9.5
.target sm_100a
.address_size 64
.visible .entry k(.param .u64 p) {{
.reg .b32 %r; .reg .b64 %d, %a; .reg .pred %p; .shared .align 8 .b64 s;
ld.param.u64 %a, [p]; mov.u32 %r, %ctaid.y; mad.wide.u32 %a, %r, 192, %a; mov.u32 %r, %ctaid.x;
  mad.wide.u32 %a, %r, 48, %a;
{_readings()[name]}
ret; }}
"""
    kernel = minicc.ObjectCode.from_ptx(text)["k"]
    result = []
    # What graph a launch belongs to, the native engine leaves to the other.
    for engine in ("reference", None if name == "%current_graph_exec" else "native"):
        out = np.zeros(400, np.uint8)
        kernel(grid, (1, 2), (out,), engine=engine)
        result.append(out.tolist())
    if "clock" not in name and "timer" not in name:
        assert result[0] == result[1]
    if name == "%clusterid.x":
        assert np.array(result[0], np.uint8).view(np.uint32)[::12][: grid[0]].tolist() == list(range(grid[0]))


def test_words_of_128_bits_by_cache_and_parts_of_special_registers() -> None:
    text = """.version 9.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 p)
{
.reg .b64 %rd<6>; .reg .b128 %q<5>; .reg .pred %p<3>; .reg .b32 %r<9>; .reg .b16 %h<5>;
ld.param.u64 %rd1, [p];
ld.global.nc.b128 %q1, [%rd1]; ld.cs.b128 %q2, [%rd1]; ldu.global.b128 %q3, [%rd1];
st.global.cg.b128 [%rd1+16], %q1; st.wt.b128 [%rd1+32], %q2; st.global.b128 [%rd1+48], %q3;
mov.b16 %h1, 1; mov.b16 %h2, 2;
setp.lt.f16 %p1|_, %h1, %h2; selp.u32 %r1, 7, 8, %p1; st.global.u32 [%rd1+64], %r1;
setp.lt.f16 _, %h1, %h2;
mov.b64 %rd2, {%nctaid.x, %ntid.x}; st.global.u64 [%rd1+72], %rd2;
mov.b32 {%h3, %h4}, %ntid.x; st.global.b16 [%rd1+80], %h3;
lop3.b32 _, %r1, %r1, %r1, 0x80;
ret;
}
"""
    for engine in ("reference", "native"):
        data = np.zeros(12, np.uint64)
        data[:2] = 5, 9
        minicc.ObjectCode.from_ptx(text)["k"]((1,), (3,), (data,), engine=engine)
        assert data.tolist() == [5, 9, 5, 9, 5, 9, 5, 9, 7, 3 << 32 | 1, 3, 0]
