"""Comparisons and selections of every pair of types, vectors of three of every type, and stores with hints:
values against NumPy.
"""

from __future__ import annotations

import operator

import numpy as np
import pytest

import minicc

MODERN = ".version 8.8\n.target sm_100\n.address_size 64\n"
OLD = ".version 1.4\n.target sm_13\n"
LANES = 64
ONES = {"u32": 0xFFFFFFFF, "s32": 0xFFFFFFFF, "f32": 0x3F800000, "f16": 0x3C00, "bf16": 0x3F80}
"""What `set` gives where the comparison holds."""
INTEGERS = ("b16", "b32", "b64", "u16", "u32", "u64", "s16", "s32", "s64")
COMPARED = [
    *((dtype, stype) for dtype in ("u32", "bf16") for stype in INTEGERS),
    *((dtype, stype) for dtype in ("s32", "f32", "f16") for stype in ("b32", "u32", "s32")),
]


def bits(type_: str) -> int:
    return int(type_[-2:]) if type_[-2:].isdigit() else int(type_[-1:])


def unsigned(type_: str) -> np.dtype:
    return np.dtype(f"u{bits(type_) // 8}")


def launch(head: str, body: str, *arrays: np.ndarray) -> None:
    """A kernel whose lane reads its elements of all arrays but the last into `%v0` on, and stores `%out` into
    the last.
    """
    names = [f"p{number}" for number in range(len(arrays))]
    loads = "".join(
        f"ld.param.u64 %a{n}, [p{n}]; cvt.u64.u32 %o, %t; mul.lo.u64 %o, %o, {array.itemsize}; add.u64 %a{n},"
        f" %a{n}, %o; "
        for n, array in enumerate(arrays)
    )
    loads += "".join(
        f"ld.global.b{8 * array.itemsize} %v{n}, [%a{n}]; " for n, array in enumerate(arrays[:-1])
    )
    registers = "".join(f".reg .b64 %a{n}; " for n in range(len(arrays))) + "".join(
        f".reg .b{8 * a.itemsize} %v{n}; " for n, a in enumerate(arrays[:-1])
    )
    last = arrays[-1].itemsize * 8
    minicc.ObjectCode.from_ptx(
        f"""{head}.entry k ({", ".join(f".param .u64 {name}" for name in names)}) {{ .reg .b64 %o;
    .reg .u32 %t; .reg .pred %p; .reg .b{last} %out;
{registers} {"cvt.u32.u16 %t, %tid.x;" if head == OLD else "mov.u32 %t, %tid.x;"} {loads}
  {body} st.global.b{last} [%a{len(arrays) - 1}], %out; {"exit" if head == OLD else "ret"}; }}"""
    )["k"][1, LANES](*arrays)


def edges(type_: str, seed: int) -> np.ndarray:
    """Bit patterns, among them equal ones, zero and the ends of the range."""
    random = np.random.default_rng(seed)
    width = bits(type_)
    few = np.array([0, 1, (1 << width) - 1, 1 << width - 1, (1 << width - 1) - 1], np.uint64)
    return random.choice(few, LANES).astype(unsigned(type_))


@pytest.mark.parametrize("combined", [False, True])
@pytest.mark.parametrize(("dtype", "stype"), COMPARED)
def test_set(dtype: str, stype: str, combined: bool) -> None:
    cmp = "ne" if stype[0] == "b" else "lt"
    a, b, out = edges(stype, 1), edges(stype, 2), np.zeros(LANES, unsigned(dtype))
    third = (np.arange(LANES) % 3).astype(np.uint32)
    head = MODERN
    if combined:
        launch(
            head,
            f"setp.ne.u32 %p, %v2, 0; set.{cmp}.and.{dtype}.{stype} %out, %v0, %v1, %p;",
            a,
            b,
            third,
            out,
        )
    else:
        launch(head, f"set.{cmp}.{dtype}.{stype} %out, %v0, %v1;", a, b, out)
    kind = np.dtype(f"{'i' if stype[0] == 's' else 'u'}{a.itemsize}")
    holds = {"ne": operator.ne, "lt": operator.lt}[cmp](a.view(kind), b.view(kind))
    expected = np.where(holds & (third != 0) if combined else holds, ONES[dtype], 0).astype(out.dtype)
    assert out.tolist() == expected.tolist()


@pytest.mark.parametrize("head", [MODERN, OLD])
@pytest.mark.parametrize("type_", [*INTEGERS, "f64"])
def test_slct_by_a_float(type_: str, head: str) -> None:
    a, b = edges(type_, 3), edges(type_, 4)
    if type_ == "f64":
        a, b = (np.random.default_rng(seed).random(LANES).view(np.uint64) for seed in (3, 4))
    c = np.random.default_rng(5).choice(
        np.array([-1, -0.0, 0, 2, np.nan, -np.inf, np.inf], np.float32), LANES
    )
    out = np.zeros(LANES, a.dtype)
    launch(head, f".reg .f32 %c; mov.b32 %c, %v2; slct.{type_}.f32 %out, %v0, %v1, %c;", a, b, c, out)
    assert out.tolist() == np.where(c >= 0, a, b).tolist()


THREE = ("b8", "u8", "s8", *INTEGERS, "f32", "f64")


@pytest.mark.parametrize("volatile", ["", ".volatile"])
@pytest.mark.parametrize("type_", THREE)
def test_vectors_of_three(type_: str, volatile: str) -> None:
    """Two copies: a load or a store that is wrong leaves other bytes."""
    size = bits(type_) // 8
    data = np.random.default_rng(6).integers(0, 127, (LANES, 4 * size), np.uint8)
    out = np.zeros_like(data)
    held = type_ if size > 1 else f"{type_[0]}16"
    minicc.ObjectCode.from_ptx(
        f"""{OLD}.entry k (.param .u64 in, .param .u64 out) {{ .reg .u64 %i, %o, %n; .reg .u32 %t;
    .reg .{held} %a, %b, %c;
cvt.u32.u16 %t, %tid.x; mul.wide.u32 %n, %t, {4 * size}; ld.param.u64 %i, [in]; add.u64 %i, %i, %n;
  ld.param.u64 %o, [out]; add.u64 %o, %o, %n;
ld{volatile}.global.v3.{type_} {{%a, %b, %c}}, [%i]; st{volatile}.global.v3.{type_} [%o], {{%c, %b, %a}};
  exit; }}"""
    )["k"][1, LANES](data, out)
    elements = data.reshape(LANES, 4, size)[:, [2, 1, 0]]
    assert (out.reshape(LANES, 4, size)[:, :3] == elements).all()
    assert not out.reshape(LANES, 4, size)[:, 3].any()


@pytest.mark.parametrize("type_", ["u16", "u64", "s16", "s32", "s64", "u32"])
@pytest.mark.parametrize("opcode", ["mul", "mad"])
def test_the_low_half_of_a_product(opcode: str, type_: str) -> None:
    """PTX 1.x: without a half named it is the low one."""
    a, b, c = (
        np.random.default_rng(seed).integers(0, 1 << 63, LANES, np.uint64).astype(unsigned(type_))
        for seed in (8, 9, 10)
    )
    out = np.zeros_like(a)
    launch(
        OLD,
        f"mul.{type_} %out, %v0, %v1;" if opcode == "mul" else f"mad.{type_} %out, %v0, %v1, %v2;",
        a,
        b,
        c,
        out,
    )
    expected = [
        (int(x) * int(y) + (int(z) if opcode == "mad" else 0)) % (1 << bits(type_))
        for x, y, z in zip(a, b, c)
    ]
    assert out.tolist() == expected


KEPT = [
    "s8.s8",
    "u8.u8",
    "s16.s8",
    "s16.u8",
    "u16.u8",
    "u16.u16",
    "s32.s16",
    "u32.u8",
    "u32.u32",
    "s32.s32",
    "u64.u16",
    "s64.s8",
    "s64.u32",
    "s64.s32",
    "u64.u64",
    "s64.s64",
]


@pytest.mark.parametrize("types", KEPT)
def test_clamping_what_fits(types: str) -> None:
    """PTX 1.x: `.sat` where every value of the source is one of the destination."""
    dtype, atype = types.split(".")
    kinds = {name: np.dtype(f"{'i' if name[0] == 's' else 'u'}{bits(name) // 8}") for name in (dtype, atype)}
    held = {name: name if bits(name) > 8 else f"{name[0]}16" for name in (dtype, atype)}
    a, out = edges(atype, 11), np.zeros(LANES, kinds[dtype])
    minicc.ObjectCode.from_ptx(
        f"""{OLD}.entry k (.param .u64 in, .param .u64 out) {{ .reg .u64 %i, %o, %n; .reg .u32 %t;
    .reg .{held[atype]} %a; .reg .{held[dtype]} %d;
cvt.u32.u16 %t, %tid.x; mul.wide.u32 %n, %t, {a.itemsize}; ld.param.u64 %i, [in]; add.u64 %i, %i, %n;
  mul.wide.u32 %n, %t, {out.itemsize};
ld.param.u64 %o, [out]; add.u64 %o, %o, %n; ld.global.{atype} %a, [%i]; cvt.sat.{dtype}.{atype} %d, %a;
  st.global.{dtype} [%o], %d; exit; }}"""
    )["k"][1, LANES](a.view(kinds[atype]), out)
    assert out.tolist() == a.view(kinds[atype]).tolist()


STORES = [
    ("st.global.cg.L2::cache_hint.{type} [%o], %x, 0x12F0000000000000;", "b16 f32 f64 s32 u8"),
    ("st.global.L1::evict_first.{type} [%o], %x;", "b8 s32 u16 b128"),
    ("st.release.gpu.global.L1::no_allocate.{type} [%o], %x;", "s32 s64 u8 b128"),
    ("st.release.gpu.global.{type} [%o], %x;", "b128"),
    ("st.volatile.global.{type} [%o], %x;", "b128"),
]
LOADS = [("ld.global.cg.L2::cache_hint.{type} %x, [%i], %policy;", "b32 b8")]


@pytest.mark.parametrize(
    ("line", "type_"), [(line, type_) for line, types in (*STORES, *LOADS) for type_ in types.split()]
)
def test_a_copy_with_hints(line: str, type_: str) -> None:
    size = 16 if type_ == "b128" else bits(type_) // 8
    data = np.random.default_rng(7).integers(0, 256, (LANES, size), np.uint8)
    out = np.zeros_like(data)
    line = line.replace("{type}", type_).replace("0x12F0000000000000", "%policy")
    plain = (
        f"ld.global.{type_} %x, [%i]; {line}"
        if line.startswith("st")
        else f"{line} st.global.{type_} [%o], %x;"
    )
    minicc.ObjectCode.from_ptx(
        f"""{MODERN}.entry k (.param .u64 in, .param .u64 out) {{ .reg .u64 %i, %o, %n, %policy;
    .reg .u32 %t; .reg .{type_} %x;
mov.u32 %t, %tid.x; mul.wide.u32 %n, %t, {size}; ld.param.u64 %i, [in]; add.u64 %i, %i, %n;
  ld.param.u64 %o, [out]; add.u64 %o, %o, %n;
createpolicy.fractional.L2::evict_last.b64 %policy; {plain} ret; }}"""
    )["k"][1, LANES](data, out)
    assert (out == data).all()
