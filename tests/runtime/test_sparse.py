"""Sparse matrix products, the out-of-bounds NaN, and memory on the stack."""

from __future__ import annotations

import itertools
import random

import numpy as np
import pytest

from minicc.support.diagnostics import KernelFault

from . import test_matrix as dense

SPARSE = [
    ("m16n8k16", "f16", "f16", "f16"), ("m16n8k16", "f32", "f16", "f16"), ("m16n8k32", "f16", "f16", "f16"),
    ("m16n8k32", "f32", "f16", "f16"),
    ("m16n8k16", "f32", "bf16", "bf16"), ("m16n8k32", "f32", "bf16", "bf16"),
    ("m16n8k8", "f32", "tf32", "tf32"), ("m16n8k16", "f32", "tf32", "tf32"),
    *((shape, result, *pair) for shapes, results,
        types in (("m16n8k32 m16n8k64", "s32", "u8 s8"), ("m16n8k64 m16n8k128", "s32", "u4 s4"),
                                                            ("m16n8k64", "f32 f16", "e4m3 e5m2"))
      for shape in shapes.split() for result in results.split() for pair in itertools.product(types.split(),
          repeat=2)),
]  # fmt: skip
HOLDERS = {
    "f16 m16n8k16": 1,
    "f16 m16n8k32": 2,
    "bf16 m16n8k16": 1,
    "bf16 m16n8k32": 2,
    "tf32 m16n8k8": 1,
    "tf32 m16n8k16": 2,
    "u8 m16n8k32": 2,
    "s8 m16n8k32": 2,
    "u8 m16n8k64": 4,
    "s8 m16n8k64": 4,
    "u4 m16n8k64": 2,
    "s4 m16n8k64": 2,
    "u4 m16n8k128": 4,
    "s4 m16n8k128": 4,
    "e4m3 m16n8k64": 4,
    "e5m2 m16n8k64": 4,
}
"""How many lanes of a quad hold metadata, as 9.7.14.6.1 lists them."""


def kept(rng: random.Random, type_: str, k: int) -> tuple[list[int], list[int]]:
    """(columns of a row that are stored, the row's metadata as numbers of 4 bits), as the figures of
    9.7.14.6.1 show.
    """
    columns, nibbles = [], []
    if type_ == "tf32":
        for start in range(0, k, 2):
            place = rng.randrange(2)
            columns.append(start + place)
            nibbles.append(0b1110 if place else 0b0100)
        return columns, nibbles
    width = 2 if type_ in ("u4", "s4", "e2m1") else 1
    for start in range(0, k, 4 * width):
        first, second = sorted(rng.sample(range(4), 2))
        columns += [start + width * place + i for place in (first, second) for i in range(width)]
        nibbles.append(first | second << 2)
    return columns, nibbles


def metadata_registers(
    rng: random.Random, nibbles: list[list[int]], bits: int, holders: int, selector: int
) -> list[list[int]]:
    """Return each lane's register of metadata, given those of the 16 rows of a, as the figures of 9.7.14.6.2
    show.

    Elements of at least 16 bits: a lane has sixteen bits of row quad and sixteen of row quad + 8. Narrower
    ones: the lanes of a pair have 32 bits of row quad and of row quad + 8; each pair has half of the columns.
    """
    result = []
    for lane in range(32):
        quad, part = lane // 4, lane % 4 - holders * selector
        if not 0 <= part < holders:
            value = rng.getrandbits(32)  # ignored
        elif bits >= 16:
            value = sum(nibbles[quad][4 * part + i] << 4 * i for i in range(4))
            value |= sum(nibbles[quad + 8][4 * part + i] << 4 * i + 16 for i in range(4))
        else:
            row, pair = nibbles[quad + 8 * (part % 2)], part // 2
            value = sum(row[8 * pair + i] << 4 * i for i in range(8))
        result.append([value])
    return result


@pytest.mark.parametrize("ordered", ["", "::ordered_metadata"])
@pytest.mark.parametrize(("name", "result", "atype", "btype"), SPARSE)
def test_sparse_products(ptx, name: str, result: str, atype: str, btype: str, ordered: str) -> None:
    m, n, k = dense.shape_of(name)
    rng = random.Random(f"{name}{result}{atype}{ordered}")
    stored = (m, n, k // 2)
    rows = [kept(rng, atype, k) for _ in range(m)]
    a = [[dense.random_code(rng, atype) for _ in range(k // 2)] for _ in range(m)]
    b = [[dense.random_code(rng, btype) for _ in range(n)] for _ in range(k)]
    c = [[dense.random_code(rng, result) for _ in range(n)] for _ in range(m)]

    def fragment(values, type_, shape, place, count):
        return [
            dense.registers(
                [values[r][s] for r, s in (place(shape, dense.BITS[type_], lane, i) for i in range(count))],
                dense.BITS[type_],
            )
            for lane in range(32)
        ]

    places = [[dense.place_c((m, n, k), lane, i) for i in range(m * n // 32)] for lane in range(32)]
    holders = HOLDERS[f"{atype} {name}"]
    for selector in range(4 // holders):
        nibbles = [row[1] for row in rows]
        metadata = metadata_registers(rng, nibbles, dense.BITS[atype], holders, selector)
        fragments = [
            fragment(a, atype, stored, dense.place_a, m * k // 64),
            fragment(b, btype, (m, n, k), dense.place_b, k * n // 32),
            [dense.registers([c[r][s] for r, s in line], dense.BITS[result]) for line in places],
        ]
        mnemonic = f"mma.sp{ordered}.sync.aligned.{name}.row.col.{result}.{atype}.{btype}.{result}"
        got = launch(ptx, mnemonic, fragments, metadata, selector, len(fragments[2][0]))
        for lane in range(32):
            for (r, s), code in zip(places[lane], dense.elements(got[lane], dense.BITS[result])):
                pairs = [
                    (dense.number(atype, a[r][i]), dense.number(btype, b[column][s]))
                    for i, column in enumerate(rows[r][0])
                ]
                assert code == dense.combine([dense.number(result, c[r][s]), *pairs], result, False), (
                    lane,
                    r,
                    s,
                )


def launch(ptx, mnemonic, fragments, metadata, selector, results):
    lines, names, params, arrays = [], [], [], []
    for name, words in zip("abce", (*fragments, metadata)):
        count = len(words[0])
        params.append(f".param .u64 p{name}")
        lines.append(
            f".reg .b32 %{name}<{count}>; ld.param.u64 %p, [p{name}]; mad.wide.u32 %p, %t, {4 * count}, %p;"
        )
        lines += [f"ld.global.b32 %{name}{i}, [%p+{4 * i}];" for i in range(count)]
        names.append("{" + ", ".join(f"%{name}{i}" for i in range(count)) + "}")
        arrays.append(np.array(words, "u4"))
    lines.append(f".reg .b32 %d<{results}>; ld.param.u64 %p, [pd]; mad.wide.u32 %p, %t, {4 * results}, %p;")
    lines.append(
        f"{mnemonic} {{{', '.join(f'%d{i}' for i in range(results))}}}, {', '.join(names[:3])}, %e0,"
        f" {selector};"
    )
    lines += [f"st.global.b32 [%p+{4 * i}], %d{i};" for i in range(results)]
    out = np.zeros((32, results), "u4")
    ptx(
        f".version 8.7\n.target sm_120a\n.address_size 64\n.visible .entry k({', '.join(params)}, .param .u64"
        " pd) { .reg .b64 %p; .reg .b32 %t; mov.u32 %t, %tid.x;\n" + "\n".join(lines) + "\nret; }",
        1,
        32,
        *arrays,
        out,
    )
    return out.tolist()


@pytest.mark.parametrize("relu", ["", ".relu"])
@pytest.mark.parametrize("type_", ["f16", "bf16", "f16x2", "bf16x2"])
def test_out_of_bounds_nan_gives_zero(ptx, type_: str, relu: str) -> None:
    one = {"f16": 0x3C00, "bf16": 0x3F80}[type_.removesuffix("x2")]
    codes = [0, 0x8000, one, one | 0x8000, 0x7FF7, 0xFFF7, 0x7FFF, 0x7FF6]
    cases = np.array([(x, y, z) for x in codes for y in codes for z in codes], "u2")
    wide = type_.endswith("x2")
    bits = "b32" if wide else "b16"
    # Halves of a pair are different cases.
    columns = [
        cases[:, i].astype("u4") | np.roll(cases[:, i], 5).astype("u4") << 16 if wide else cases[:, i].copy()
        for i in range(3)
    ]
    size = 4 if wide else 2
    loads = "".join(
        f"ld.param.u64 %p, [p{i}]; mad.wide.u32 %p, %t, {size}, %p; ld.global.{bits} %x{i}, [%p];"
        for i in range(3)
    )
    results = []
    for oob in ("", ".oob"):
        out = np.zeros(len(cases), columns[0].dtype)
        ptx(
            ".visible .entry k(.param .u64 p0, .param .u64 p1, .param .u64 p2, .param .u64 pd) { .reg .b64"
            f" %p; .reg .b32 %t; .reg .{bits} %x<3>, %d; mov.u32 %t, %tid.x;{loads} fma.rn{oob}{relu}.{type_}"
            f" %d, %x0, %x1, %x2; ld.param.u64 %p, [pd]; mad.wide.u32 %p, %t, {size}, %p; st.global.{bits}"
            " [%p], %d; ret; }",
            1,
            len(cases),
            *columns,
            out,
        )
        results.append(out.view("u2").reshape(len(cases), -1))
    plain, got = results
    zero = np.isin(cases, (0x7FF7, 0xFFF7)).any(axis=1)
    for half, outside in zip(range(got.shape[1]), (zero, np.roll(zero, 5))):
        assert (got[:, half] == np.where(outside, 0, plain[:, half])).all()
    assert plain[zero].any()


ALLOCA = """.version 8.3
.target sm_90
.address_size 64
.func (.reg .b32 %r) fill (.reg .b32 %n) {
  // An array of n words with i * n in word i, summed; another frame's variables lie below.
  .local .align 4 .b32 fixed[3]; .reg .b32 %i, %v, %sum, %bytes; .reg .b64 %base, %at, %w, %save;
    .reg .pred %p, %q;
  st.local.b32 [fixed+8], %n;
  stacksave.u64 %save;
  shl.b32 %bytes, %n, 2; cvt.u64.u32 %w, %bytes; alloca.u64 %base, %w, 32;
  mov.u32 %i, 0; mov.u32 %sum, 0;
  LOOP: setp.ge.u32 %p, %i, %n; @%p bra DONE;
  mul.lo.u32 %v, %i, %n; mad.wide.u32 %at, %i, 4, %base; st.local.u32 [%at], %v; add.u32 %i, %i, 1; bra LOOP;
  DONE: setp.lt.u32 %q, %n, 2; @%q bra LAST;
  sub.u32 %v, %n, 1; call (%sum), fill, (%v);
  LAST: mov.u32 %i, 0;
  SUM: setp.ge.u32 %p, %i, %n; @%p bra OUT;
  mad.wide.u32 %at, %i, 4, %base; ld.local.u32 %v, [%at]; add.u32 %sum, %sum, %v; add.u32 %i, %i, 1; bra SUM;
  OUT: and.b64 %w, %base, 31; cvt.u32.u64 %v, %w; add.u32 %sum, %sum, %v; ld.local.b32 %v, [fixed+8];
    sub.u32 %v, %v, %n; add.u32 %sum, %sum, %v;
  stackrestore.u64 %save; mov.b32 %r, %sum; ret; }
.visible .entry k(.param .u64 out) { .reg .b32 %n, %v, %t; .reg .b64 %p;
  mov.u32 %t, %tid.x; rem.u32 %n, %t, 7; add.u32 %n, %n, 1; call (%v), fill, (%n); call (%v), fill, (%n);
  ld.param.u64 %p, [out]; mad.wide.u32 %p, %t, 4, %p; st.global.u32 [%p], %v; ret; }
"""


@pytest.mark.parametrize("engine", [None, "plain"])
def test_arrays_of_varying_size_on_the_stack_of_a_recursive_function(ptx, engine: str | None) -> None:
    out = np.zeros(96, "u4")
    ptx(ALLOCA, 1, 96, out, engine=engine)
    assert out.tolist() == [sum(i * n for n in range(1, t % 7 + 2) for i in range(n)) for t in range(96)]


def test_a_stack_pointer_moves_back(ptx) -> None:
    """1,000 allocations of 1 KiB, each given back, and where the alignment puts them."""
    out = np.zeros(2, "u4")
    ptx(
        """.visible .entry k(.param .u64 out) { .reg .b64 %save, %a, %first, %p; .reg .b32 %i, %v;
    .reg .pred %q; .local .b8 c[3];
      mov.u32 %i, 0; alloca.u64 %first, 1; stacksave.u64 %save;
      L: alloca.u64 %a, 1024, 256; stackrestore.u64 %save; add.u32 %i, %i, 1; setp.lt.u32 %q, %i, 1000;
        @%q bra L;
      ld.param.u64 %p, [out]; cvt.u32.u64 %v, %first; st.global.u32 [%p], %v; cvt.u32.u64 %v, %a;
        st.global.u32 [%p+4], %v; ret; }""",
        1,
        1,
        out,
    )
    assert out.tolist() == [16, 256]


@pytest.mark.parametrize("size", [1 << 20, (1 << 64) - 1])
def test_too_much_on_the_stack_is_a_fault(ptx, size: int) -> None:
    with pytest.raises(KernelFault, match="stack overflow") as caught:
        ptx(
            f""".visible .entry k() {{ .reg .b64 %a, %n; .reg .b32 %t; .reg .pred %p; mov.u32 %t, %tid.x;
    setp.eq.u32 %p, %t, 3;
          mov.u64 %n, 8; @%p mov.u64 %n, {size}; alloca.u64 %a, %n; ret; }}""",
            1,
            32,
        )
    assert caught.value.site.thread == (3, 0, 0)


def test_a_guard_that_fails_allocates_nothing(ptx) -> None:
    out = np.zeros(4, "u4")
    ptx(
        """.visible .entry k(.param .u64 out) { .reg .b64 %a, %b, %p; .reg .b32 %t, %v; .reg .pred %q;
    mov.u32 %t, %tid.x; setp.lt.u32 %q, %t, 2;
      mov.u64 %a, 0; @%q alloca.u64 %a, 64; alloca.u64 %b, 8; cvt.u32.u64 %v, %b;
      ld.param.u64 %p, [out]; mad.wide.u32 %p, %t, 4, %p; st.global.u32 [%p], %v; ret; }""",
        1,
        4,
        out,
    )
    assert out.tolist() == [64, 64, 0, 0]
