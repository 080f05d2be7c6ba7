"""Matrix instructions against plain loops: fragments laid out as the ISA's tables say, sums in Python."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest

from minicc.support import floats

# Where element i of lane's fragment stands, as (row, column); transcribed from the figures' formulas of
# 9.7.14.5.


def place_a(shape: tuple[int, int, int], bits: int, lane: int, i: int) -> tuple[int, int]:
    m, _, k = shape
    per = max(32 // bits, 1)
    group, member = lane >> 2, lane % 4
    if m == 8:
        return group, member * per + i
    count = 16 * k // 32
    if bits == 64:
        return (group if i % 2 == 0 else group + 8), (i // 2) * 4 + member
    if count == per * 2:
        return (group if i < per else group + 8), member * per + i % per
    row = group if i < per or 2 * per <= i < 3 * per else group + 8
    return row, member * per + i % per + (4 * per if i >= 2 * per else 0)


def place_b(shape: tuple[int, int, int], bits: int, lane: int, i: int) -> tuple[int, int]:
    per = max(32 // bits, 1)
    return (lane % 4) * per + i % per + 4 * per * (i // per), lane >> 2


def place_c(shape: tuple[int, int, int], lane: int, i: int) -> tuple[int, int]:
    if shape[0] == 8:
        return lane >> 2, (lane % 4) * 2 + i
    return (lane >> 2) + (8 if i >= 2 else 0), (lane % 4) * 2 + (i & 1)


BITS = {
    "f16": 16,
    "bf16": 16,
    "tf32": 32,
    "f32": 32,
    "f64": 64,
    "e4m3": 8,
    "e5m2": 8,
    "u8": 8,
    "s8": 8,
    "u4": 4,
    "s4": 4,
    "b1": 1,
    "s32": 32,
}


def random_code(rng: random.Random, type_: str) -> int:
    if type_ in ("f16", "bf16", "tf32", "f32", "f64", "e4m3", "e5m2"):
        fmt = {"tf32": "f32"}.get(type_, type_)
        special = rng.random()
        if special < 0.01:
            return floats.encode(fmt, rng.choice([math.inf, -0.0, 0.0]))
        value = rng.uniform(-2, 2) * 2.0 ** rng.randint(-6, 6)
        code = floats.encode(fmt, value, saturate=True)
        return code & 0xFFFFE000 if type_ == "tf32" else code
    return rng.getrandbits(BITS[type_])


def number(type_: str, code: int) -> float:
    if type_ in ("u8", "u4", "b1"):
        return code
    if type_ in ("s8", "s4", "s32"):
        bits = BITS[type_]
        return code - (1 << bits) if code >> (bits - 1) else code
    return floats.decode({"tf32": "f32"}.get(type_, type_), code)


def combine(values: list[list], result: str, clamp: bool) -> int:
    """[c, (a, b), (a, b) …] as the result's pattern, by the engine's documented order."""
    c, *pairs = values
    if result == "s32":
        total = c + sum(a * b for a, b in pairs)
        total = max(-(2**31), min(2**31 - 1, total)) if clamp else total
        return total & 0xFFFFFFFF
    if result == "f64":
        bits = floats.encode("f64", c)
        for a, b in pairs:
            bits = floats.fma("f64", floats.encode("f64", a), floats.encode("f64", b), bits)
        return bits
    total = c
    for a, b in pairs:
        total += a * b
    return floats.encode(result, total)


def registers(codes: list[int], bits: int) -> list[int]:
    per = max(32 // bits, 1)
    return [
        sum(code << bits * i for i, code in enumerate(codes[at : at + per]))
        for at in range(0, len(codes), per)
    ]


def elements(words: list[int], bits: int) -> list[int]:
    per = max(32 // bits, 1)
    return [(word >> bits * i) & ((1 << bits) - 1) for word in words for i in range(per)]


def launch(
    ptx, mnemonic: str, types: tuple[str, str, str, str], fragments: list[list[list[int]]], results: int
) -> list[list[int]]:
    """Run one mma on a warp; fragments are registers by lane; d's registers by lane."""
    widths = [8 if t == "f64" else 4 for t in types]
    lines, names, params = [], [], []
    for name, words, width in zip("abc", fragments, widths[1:]):
        count, letter = len(words[0]), "f64" if width == 8 else "b32"
        params.append(f".param .u64 p{name}")
        lines.append(
            f".reg .{letter} %{name}<{count}>; ld.param.u64 %p, [p{name}]; mad.wide.u32 %p, %t,"
            f" {count * width}, %p;"
        )
        lines += [f"ld.global.{letter} %{name}{i}, [%p+{i * width}];" for i in range(count)]
        names.append("{" + ", ".join(f"%{name}{i}" for i in range(count)) + "}")
    letter = "f64" if widths[0] == 8 else "b32"
    lines.append(
        f".reg .{letter} %d<{results}>; ld.param.u64 %p, [pd]; mad.wide.u32 %p, %t,"
        f" {results * widths[0]}, %p;"
    )
    lines.append(f"{mnemonic} {{{', '.join(f'%d{i}' for i in range(results))}}}, {', '.join(names)};")
    lines += [f"st.global.{letter} [%p+{i * widths[0]}], %d{i};" for i in range(results)]
    out = np.zeros((32, results), f"u{widths[0]}")
    arrays = [np.array(words, f"u{width}") for words, width in zip(fragments, widths[1:])]
    ptx(
        f".visible .entry k({', '.join(params)}, .param .u64 pd) {{ .reg .b64 %p; .reg .b32 %t; mov.u32 %t,"
        " %tid.x;\n" + "\n".join(lines) + "\nret; }",
        1,
        32,
        *arrays,
        out,
    )
    return out.tolist()


MMA = [
    ("m16n8k8", "f16", "f16", "f16"),
    ("m16n8k8", "f32", "f16", "f16"),
    ("m16n8k16", "f16", "f16", "f16"),
    ("m16n8k16", "f32", "f16", "f16"),
    ("m16n8k8", "f32", "bf16", "bf16"),
    ("m16n8k16", "f32", "bf16", "bf16"),
    ("m16n8k4", "f32", "tf32", "tf32"),
    ("m16n8k8", "f32", "tf32", "tf32"),
    ("m16n8k32", "f32", "e4m3", "e5m2"),
    ("m8n8k4", "f64", "f64", "f64"),
    ("m16n8k4", "f64", "f64", "f64"),
    ("m16n8k8", "f64", "f64", "f64"),
    ("m16n8k16", "f64", "f64", "f64"),
    ("m8n8k16", "s32", "u8", "s8"),
    ("m16n8k16", "s32", "s8", "u8"),
    ("m16n8k32", "s32", "s8", "s8"),
    ("m8n8k32", "s32", "s4", "u4"),
    ("m16n8k32", "s32", "u4", "u4"),
    ("m16n8k64", "s32", "s4", "s4"),
    ("m8n8k128", "s32", "b1", "b1"),
    ("m16n8k128", "s32", "b1", "b1"),
    ("m16n8k256", "s32", "b1", "b1"),
]


def shape_of(text: str) -> tuple[int, int, int]:
    m, rest = text[1:].split("n")
    n, k = rest.split("k")
    return int(m), int(n), int(k)


@pytest.mark.parametrize(("name", "result", "atype", "btype"), MMA)
def test_mma(ptx, name: str, result: str, atype: str, btype: str) -> None:
    shape = m, n, k = shape_of(name)
    rng = random.Random(f"{name}{result}{atype}")
    a = [[random_code(rng, atype) for _ in range(k)] for _ in range(m)]
    b = [[random_code(rng, btype) for _ in range(n)] for _ in range(k)]
    c = [[random_code(rng, result) for _ in range(n)] for _ in range(m)]
    fragments = []
    for rows, type_, place, count in ((a, atype, place_a, m * k // 32), (b, btype, place_b, k * n // 32)):
        fragments.append(
            [
                registers(
                    [rows[r][s] for r, s in (place(shape, BITS[type_], lane, i) for i in range(count))],
                    BITS[type_],
                )
                for lane in range(32)
            ]
        )
    places = [[place_c(shape, lane, i) for i in range(m * n // 32)] for lane in range(32)]
    fragments.append([registers([c[r][s] for r, s in line], BITS[result]) for line in places])
    count = len(fragments[2][0])
    types = f"{result}.{atype}.{btype}.{result}"
    tails = (
        [("", "xor"), ("", "and")]
        if atype == "b1"
        else [("", ""), (".satfinite", "")]
        if result == "s32"
        else [("", "")]
    )
    for sat, op in tails:
        bitwise = f".{op}.popc" if op else ""
        got = launch(
            ptx,
            f"mma.sync.aligned.{name}.row.col{sat}.{types}{bitwise}",
            (result, atype, btype, result),
            fragments,
            count,
        )
        for lane in range(32):
            for (r, s), code in zip(places[lane], elements(got[lane], BITS[result])):
                if op:
                    matched = sum(
                        (a[r][i] & b[i][s]) if op == "and" else (a[r][i] ^ b[i][s]) for i in range(k)
                    )
                    want = (c[r][s] + matched) & 0xFFFFFFFF
                else:
                    pairs = [(number(atype, a[r][i]), number(btype, b[i][s])) for i in range(k)]
                    want = combine([number(result, c[r][s]), *pairs], result, bool(sat))
                assert code == want, (lane, r, s)


@pytest.mark.parametrize("ctype", ["f16", "f32"])
@pytest.mark.parametrize("dtype", ["f16", "f32"])
@pytest.mark.parametrize("orders", [("row", "col"), ("col", "row"), ("row", "row"), ("col", "col")])
def test_volta_mma(ptx, orders: tuple[str, str], dtype: str, ctype: str) -> None:
    if (dtype, ctype) == ("f16", "f32"):
        pytest.skip("the ISA has no such form")
    rng = random.Random(f"{orders}{dtype}{ctype}")
    a = [[[random_code(rng, "f16") for _ in range(4)] for _ in range(8)] for _ in range(4)]
    b = [[[random_code(rng, "f16") for _ in range(8)] for _ in range(4)] for _ in range(4)]
    c = [[[random_code(rng, ctype) for _ in range(8)] for _ in range(8)] for _ in range(4)]

    def spot(type_: str, lane: int, i: int) -> tuple[int, int]:
        if type_ == "f16":
            return (lane % 4 if lane < 16 else lane % 4 + 4), i
        x = (lane & 1) + (i & 2)
        return (x if lane < 16 else x + 4), (i & 4) + (lane & 2) + (i & 1)

    lanes_a, lanes_b, lanes_c = [], [], []
    for lane in range(32):
        quad, late = lane % 16 // 4, 0 if lane < 16 else 4
        lanes_a.append(
            registers(
                [
                    a[quad][lane % 4 + late][i] if orders[0] == "row" else a[quad][i + late][lane % 4]
                    for i in range(4)
                ],
                16,
            )
        )
        lanes_b.append(
            registers(
                [
                    b[quad][lane % 4][i + late] if orders[1] == "row" else b[quad][i][lane % 4 + late]
                    for i in range(4)
                ],
                16,
            )
        )
        lanes_c.append(
            registers([c[quad][r][s] for r, s in (spot(ctype, lane, i) for i in range(8))], BITS[ctype])
        )
    got = launch(
        ptx,
        f"mma.sync.aligned.m8n8k4.{orders[0]}.{orders[1]}.{dtype}.f16.f16.{ctype}",
        (dtype, "f16", "f16", ctype),
        [lanes_a, lanes_b, lanes_c],
        4 if dtype == "f16" else 8,
    )
    for lane in range(32):
        quad = lane % 16 // 4
        for i, code in enumerate(elements(got[lane], BITS[dtype])):
            r, s = spot(dtype, lane, i)
            pairs = [(number("f16", a[quad][r][k]), number("f16", b[quad][k][s])) for k in range(4)]
            assert code == combine([number(ctype, c[quad][r][s]), *pairs], dtype, False), (lane, i)


WMMA = [
    ("m16n16k16", "f32", "f16", 8, 8, 8),
    ("m16n16k16", "f16", "f16", 8, 8, 4),
    ("m32n8k16", "f32", "f16", 8, 8, 8),
    ("m8n32k16", "f16", "f16", 8, 8, 4),
    ("m16n16k16", "f32", "bf16", 4, 4, 8),
    ("m32n8k16", "f32", "bf16", 8, 2, 8),
    ("m16n16k16", "s32", "s8", 2, 2, 8),
    ("m8n32k16", "s32", "u8", 1, 4, 8),
    ("m16n16k8", "f32", "tf32", 4, 4, 8),
    ("m8n8k4", "f64", "f64", 1, 1, 2),
    ("m8n8k32", "s32", "s4", 1, 1, 2),
]


@pytest.mark.parametrize("layouts", [("row", "col", "row"), ("col", "row", "col")])
@pytest.mark.parametrize(("name", "result", "type_", "na", "nb", "nc"), WMMA)
def test_wmma(
    ptx, name: str, result: str, type_: str, na: int, nb: int, nc: int, layouts: tuple[str, str, str]
) -> None:
    m, n, k = shape_of(name)
    if type_ == "s4" and layouts[0] == "col":
        pytest.skip("the ISA has no such form")
    rng = random.Random(f"{name}{type_}")
    matrices, arrays = [], []
    for (rows, columns), kind, order in (
        ((m, k), type_, layouts[0]),
        ((k, n), type_, layouts[1]),
        ((m, n), result, layouts[2]),
    ):
        matrix = [[random_code(rng, kind) for _ in range(columns)] for _ in range(rows)]
        matrices.append(matrix)
        pad = 8 if kind != "s4" else 32
        lines = matrix if order == "row" else list(map(list, zip(*matrix)))
        flat = [code for line in lines for code in [*line, *[0] * pad]]
        if kind == "s4":
            flat = [low | high << 4 for low, high in zip(flat[::2], flat[1::2])]
        arrays.append((np.array(flat, f"u{max(BITS[kind], 8) // 8}"), len(lines[0]) + pad))
    out = np.zeros_like(arrays[2][0])
    wide = "f64" if type_ == "f64" else "b32"
    acc = "f64" if result == "f64" else "b32"
    a, b, c, d = (
        "{" + ", ".join(f"%{x}{i}" for i in range(count)) + "}" for x, count in zip("abcd", (na, nb, nc, nc))
    )
    tail = f"{result}.{result}" if type_ == "f16" else f"{result}.{type_}.{type_}.{result}"
    head = f"wmma.mma.sync.aligned.{layouts[0]}.{layouts[1]}.{name}.{tail}"
    ptx(
        f""".visible .entry k(.param .u64 pa, .param .u64 pb, .param .u64 pc, .param .u64 pd) {{
.reg .b64 %p; .reg .{wide} %a<{na}>, %b<{nb}>; .reg .{acc} %c<{nc}>, %d<{nc}>;
ld.param.u64 %p, [pa]; wmma.load.a.sync.aligned.{layouts[0]}.{name}.global.{type_} {a}, [%p], {arrays[0][1]};
ld.param.u64 %p, [pb]; wmma.load.b.sync.aligned.{layouts[1]}.{name}.global.{type_} {b}, [%p], {arrays[1][1]};
ld.param.u64 %p, [pc]; wmma.load.c.sync.aligned.{layouts[2]}.{name}.global.{result} {c}, [%p], {arrays[2][1]};
{head} {d}, {a}, {b}, {c};
ld.param.u64 %p, [pd]; wmma.store.d.sync.aligned.{layouts[2]}.{name}.global.{result}
  [%p], {d}, {arrays[2][1]}; ret; }}""",
        1,
        32,
        *(array for array, _ in arrays),
        out,
    )
    left, right, third = matrices
    for r in range(m):
        for s in range(n):
            pairs = [(number(type_, left[r][i]), number(type_, right[i][s])) for i in range(k)]
            at = r * arrays[2][1] + s if layouts[2] == "row" else s * arrays[2][1] + r
            assert out[at] == combine([number(result, third[r][s]), *pairs], result, False), (r, s)


@pytest.mark.parametrize("trans", ["", ".trans"])
@pytest.mark.parametrize("num", [1, 2, 4])
def test_ldmatrix_and_stmatrix(ptx, num: int, trans: str) -> None:
    data = np.random.default_rng(num).integers(0, 2**16, (num * 8, 8), dtype=np.uint16)
    regs = np.zeros((32, num), "u4")
    back = np.zeros_like(data)
    names = ", ".join(f"%r{i}" for i in range(num))
    ptx(
        f""".visible .entry k(.param .u64 pin, .param .u64 pregs, .param .u64 pback) {{
.reg .b64 %p, %q, %o; .reg .b32 %t, %s, %r<{num}>, %w; .reg .pred %few;
  .shared .align 16 .b8 tile[512], copy[512];
mov.u32 %t, %tid.x; setp.lt.u32 %few, %t, {8 * num}; ld.param.u64 %p, [pin]; mul.wide.u32 %o, %t, 16;
  add.u64 %p, %p, %o;
mov.u32 %s, tile; mad.lo.u32 %s, %t, 16, %s;
.reg .b32 %a, %b, %c, %d;
@%few ld.global.v4.u32 {{%a, %b, %c, %d}}, [%p];
@%few st.shared.v4.u32 [%s], {{%a, %b, %c, %d}};
bar.sync 0;
@!%few mov.u32 %s, 0x7FFFFFF0; // what further lanes give is no address
ldmatrix.sync.aligned.m8n8.x{num}{trans}.shared.b16 {{{names}}}, [%s];
ld.param.u64 %q, [pregs]; mul.wide.u32 %o, %t, {4 * num}; add.u64 %q, %q, %o;
{" ".join(f"st.global.u32 [%q+{4 * i}], %r{i};" for i in range(num))}
mov.u32 %s, copy; mad.lo.u32 %s, %t, 16, %s;
@!%few mov.u32 %s, 0x7FFFFFF0;
stmatrix.sync.aligned.m8n8.x{num}{trans}.shared.b16 [%s], {{{names}}};
bar.sync 0;
ld.param.u64 %p, [pback]; mul.wide.u32 %o, %t, 16; add.u64 %p, %p, %o;
@%few ld.shared.v4.u32 {{%a, %b, %c, %d}}, [%s];
@%few st.global.v4.u32 [%p], {{%a, %b, %c, %d}}; ret; }}""",
        1,
        32,
        data,
        regs,
        back,
    )
    assert (back == data).all()
    for lane in range(32):
        for i in range(num):
            if trans:
                low, high = (
                    data[8 * i + 2 * (lane % 4), lane // 4],
                    data[8 * i + 2 * (lane % 4) + 1, lane // 4],
                )
            else:
                low, high = data[8 * i + lane // 4, 2 * (lane % 4) : 2 * (lane % 4) + 2]
            assert regs[lane, i] == int(low) | int(high) << 16


def test_movmatrix(ptx) -> None:
    words = np.random.default_rng(9).integers(0, 2**32, 32, dtype=np.uint32)
    halves = words.view("u2").reshape(8, 8)

    text = """.visible .entry k(.param .u64 p) { .reg .b64 %p, %o; .reg .b32 %t, %a; mov.u32 %t, %tid.x;
    mul.wide.u32 %o, %t, 4;
ld.param.u64 %p, [p]; add.u64 %p, %p, %o; ld.global.u32 %a, [%p];
  movmatrix.sync.aligned.m8n8.trans.b16 %a, %a;
st.global.u32 [%p], %a; ret; }"""

    got = words.copy()
    ptx(text, 1, 32, got)
    assert (got.view("u2").reshape(8, 8) == halves.T).all()


def test_constants_as_elements(ptx) -> None:
    """Addends may be constants: numbers of the result's type, in any spelling."""
    out = np.zeros((32, 4), "f4")
    ptx(
        """.visible .entry k(.param .u64 o) { .reg .b64 %p; .reg .b32 %t, %a; .reg .f32 %d<4>, %c;
    mov.u32 %t, %tid.x; mov.b32 %a, 0x3C003C00; mov.f32 %c, 2.0;
mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%d0, %d1, %d2, %d3}, {%a, %a, %a, %a}, {%a, %a}, {2.0, %c,
    0f40000000, -1.5};
ld.param.u64 %p, [o]; mad.wide.u32 %p, %t, 16, %p; st.global.v4.f32 [%p], {%d0, %d1, %d2, %d3}; ret; }""",
        1,
        32,
        out,
    )
    assert out.tolist() == [[18, 18, 18, 14.5]] * 32
