"""Matrix instructions on the native engine: results are those of the reference engine, bit for bit."""

from __future__ import annotations

import numpy as np
import pytest

import minicc

HEAD = ".version 8.4\n.target sm_90\n.address_size 64\n"
PRODUCTS = {
    "m16n8k16.row.col.f32.f16.f16.f32": (4, 2, 4, 4),
    "m16n8k16.row.col.f16.f16.f16.f16": (4, 2, 2, 2),
    "m16n8k8.row.col.f32.f16.f16.f32": (2, 1, 4, 4),
    "m16n8k16.row.col.f32.bf16.bf16.f32": (4, 2, 4, 4),
    "m16n8k8.row.col.f32.tf32.tf32.f32": (4, 2, 4, 4),
    "m16n8k16.row.col.s32.s8.u8.s32": (2, 1, 4, 4),
    "m16n8k32.row.col.s32.u8.s8.s32": (4, 2, 4, 4),
}
"""Variants of `mma`, and the numbers of registers of a, b, c and d."""
WMMA = """#include <mma.h>
using namespace nvcuda;
__global__ void k(const half *a, const half *b, T *c) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::A> fa;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::B> fb;
    wmma::fragment<wmma::accumulator, 16, 16, 16, T> fc; wmma::fill_fragment(fc, (T)0.5f);
  for (int i = 0; i < 3; i++) { wmma::load_matrix_sync(fa, a + 256 * (threadIdx.y + i), 16);
    wmma::load_matrix_sync(fb, b + 256 * i, 16); wmma::mma_sync(fc, fa, fb, fc); }
  wmma::store_matrix_sync(c + 256 * threadIdx.y, fc, 16, wmma::mem_A); }"""
MOVES = """ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r0, %r1, %r2, %r3}, [%a];
    ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%r4, %r5}, [%a];
movmatrix.sync.aligned.m8n8.trans.b16 %r6, %r0; ldmatrix.sync.aligned.m8n8.x1.trans.shared.b16 {%r7}, [%a];"""


def assert_same(kernel, block: tuple[int, ...], *arrays: np.ndarray) -> None:
    result = []
    for engine in ("reference", "native"):
        copies = [array.copy() for array in arrays]
        assert kernel((2,), block, tuple(copies), engine=engine).engine == engine
        result.append([array.tobytes() for array in copies])
    assert result[0] == result[1]


@pytest.mark.parametrize("kind", PRODUCTS)
@pytest.mark.parametrize("finite", [True, False])
def test_mma(kind: str, finite: bool) -> None:
    counts = PRODUCTS[kind]
    first = [sum(counts[:i]) for i in range(5)]
    groups = ["{" + ", ".join(f"%r{first[i] + j}" for j in range(counts[i])) + "}" for i in range(4)]
    loads = "".join(f"ld.global.b32 %r{j}, [%a+{4 * j}]; " for j in range(first[3]))
    stores = "".join(f"st.global.b32 [%o+{4 * j}], %r{first[3] + j}; " for j in range(counts[3]))
    text = f"""{HEAD}.visible .entry k(.param .u64 in, .param .u64 out) {{ .reg .b32 %r<40>;
    .reg .b64 %a, %o; mov.u32 %r39, %tid.x; ld.param.u64 %a, [in]; ld.param.u64 %o, [out];
mad.wide.u32 %a, %r39, 64, %a; mad.wide.u32 %o, %r39, 64, %o; {loads}
mma.sync.aligned.{kind} {groups[3]}, {groups[0]}, {groups[1]}, {groups[2]}; {stores} ret; }}"""
    words = np.random.default_rng(3).integers(0, 1 << 32, 64 * 16, dtype=np.uint64).astype(np.uint32)
    if finite and "f" in kind.split(".")[4]:
        words &= np.uint32(0xBFFFBFFF)
    assert_same(minicc.ObjectCode.from_ptx(text)["k"], (64,), words, np.zeros_like(words))


@pytest.mark.parametrize("order", ["row_major", "col_major"])
@pytest.mark.parametrize("result", ["float", "half"])
def test_wmma(order: str, result: str) -> None:
    other = "row_major" if order == "col_major" else "col_major"
    source = (
        WMMA.replace("mem_A", "mem_" + order)
        .replace("wmma::A", "wmma::" + order)
        .replace("wmma::B", "wmma::" + other)
        .replace("T", result)
    )
    rng = np.random.default_rng(1)
    halves = [rng.standard_normal(size).astype(np.float16) for size in (256 * 5, 256 * 3)]
    assert_same(
        minicc.compile(source)["k"],
        (32, 3),
        *halves,
        np.zeros(256 * 3, np.float32 if result == "float" else np.float16),
    )


def test_ldmatrix_and_movmatrix() -> None:
    text = f"""{HEAD}.visible .entry k(.param .u64 in, .param .u64 out) {{ .reg .b32 %r<12>;
    .reg .b64 %i, %o; .reg .b32 %a, %t; .shared .align 16 .b8 s[1024];
ld.param.u64 %i, [in]; ld.param.u64 %o, [out]; mov.u32 %t, %tid.x; mad.wide.u32 %i, %t, 16, %i;
  mad.wide.u32 %o, %t, 32, %o; mov.u32 %a, s; mad.lo.u32 %a, %t, 16, %a;
ld.global.v4.b32 {{%r8, %r9, %r10, %r11}}, [%i]; st.shared.v4.b32 [%a], {{%r8, %r9, %r10, %r11}}; bar.sync 0;
  {MOVES}
st.global.v4.b32 [%o], {{%r0, %r1, %r2, %r3}}; st.global.v4.b32 [%o+16], {{%r4, %r5, %r6, %r7}}; ret; }}"""
    assert_same(
        minicc.ObjectCode.from_ptx(text)["k"],
        (64,),
        np.arange(64 * 4, dtype=np.uint32) * np.uint32(0x01030507),
        np.zeros(64 * 8, np.uint32),
    )


TILES = {
    "a.m16n16k16.f16": ("b16", 16),
    "b.m8n32k16.f16": ("b16", 32),
    "a.m32n8k16.bf16": ("b16", 32),
    "a.m16n16k16.s8": ("b8", 16),
    "b.m32n8k16.u8": ("b8", 8),
    "a.m16n16k8.tf32": ("b32", 16),
    "b.m8n8k4.f64": ("b64", 8),
    "c.m16n16k16.f32": ("b32", 16),
    "c.m16n16k16.f16": ("b16", 16),
    "c.m32n8k16.s32": ("b32", 32),
    "c.m8n8k4.f64": ("b64", 8),
}
"""Matrices of `wmma.load`, the type of an element, and the most rows or columns."""
REGISTERS = {
    "a.m16n16k16.f16": 8,
    "b.m8n32k16.f16": 8,
    "a.m32n8k16.bf16": 8,
    "a.m16n16k16.s8": 2,
    "b.m32n8k16.u8": 1,
    "a.m16n16k8.tf32": 4,
    "b.m8n8k4.f64": 1,
    "c.m16n16k16.f32": 8,
    "c.m16n16k16.f16": 4,
    "c.m32n8k16.s32": 8,
    "c.m8n8k4.f64": 2,
}


def tile(matrix: str, order: str, space: str) -> str:
    """Return a kernel whose warps each load a matrix and store their registers; of c, they store the matrix
    too. The matrices of consecutive warps are `warp_stride` bytes apart; rows are `stride` elements apart.
    """
    part, shape, kind = matrix.split(".")
    word, size = ("b64", 8) if kind == "f64" else ("b32", 4)
    names = [f"%r{i}" for i in range(REGISTERS[matrix])]
    group = "{" + ", ".join(names) + "}"
    kept = "".join(f"st.global.{word} [%o+{size * 32 * i}], {name}; " for i, name in enumerate(names))
    back = (
        f"wmma.store.d.sync.aligned.{order}.{shape}{space}.{kind} [%d], {group}, %s;" if part == "c" else ""
    )
    copy_to_shared = (
        """mov.u64 %x, buffer; cvta.shared.u64 %x, %x; mov.u64 %p, 0;
L: add.u64 %y, %a, %p; add.u64 %z, %x, %p; ld.global.b32 %t, [%y]; st.b32 [%z], %t; add.u64 %p, %p, 4;
  setp.lt.u64 %q, %p, 16384; @%q bra L;
bar.sync 0; mov.u64 %a, %x;"""
        if space == ""
        else ""
    )
    return f"""{HEAD}.visible .entry k(.param .u64 in, .param .u64 out, .param .u64 more,
    .param .u32 warp_stride, .param .u32 stride) {{ .reg .{word} %r<9>; .reg .pred %q;
.reg .b64 %a, %o, %d, %l, %x, %y, %z, %p; .reg .b32 %t, %w, %n, %s; .shared .align 32 .b8 buffer[16384];
mov.u32 %t, %tid.x; shr.u32 %w, %t, 5; and.b32 %t, %t, 31; ld.param.u64 %a, [in]; ld.param.u64 %o, [out];
  ld.param.u64 %d, [more]; {copy_to_shared} ld.param.u32 %n, [warp_stride]; ld.param.u32 %s, [stride];
mov.u32 %t, %tid.x; and.b32 %t, %t, 31; mul.wide.u32 %l, %w, %n; add.u64 %a, %a, %l; add.u64 %d, %d, %l;
  mad.wide.u32 %o, %w, {size * 32 * len(names)}, %o; mad.wide.u32 %o, %t, {size}, %o;
wmma.load.{part}.sync.aligned.{order}.{shape}{space}.{kind} {group}, [%a], %s; {kept}
  {back.replace("[%d]", "[%a]") if space == "" else back}
ret; }}"""


def fault_of_tile(matrix: str, order: str, space: str, warp_stride: int, stride: int) -> str | None:
    """Return the fault of a launch, or None; both engines have the same fault, or leave the same memory."""
    kernel, result = minicc.ObjectCode.from_ptx(tile(matrix, order, space))["k"], []
    words = np.random.default_rng(4).integers(0, 1 << 32, 4096, dtype=np.uint64).astype(np.uint32)
    for engine in ("reference", "native"):
        copies = [words.copy(), np.zeros(4096, np.uint32), np.zeros(4096, np.uint32)]
        try:
            kernel((1,), (64,), (*copies, np.uint32(warp_stride), np.uint32(stride)), engine=engine)
            message = None
        except minicc.KernelFault as fault:
            message = str(fault)
        result.append((message, [array.tobytes() for array in copies] if message is None else None))
    assert result[0] == result[1]
    return result[0][0]


@pytest.mark.parametrize("order", ["row", "col"])
@pytest.mark.parametrize("matrix", TILES)
@pytest.mark.parametrize("space", [".global", ""], ids=["global", "generic"])
def test_matrices_in_memory(matrix: str, order: str, space: str) -> None:
    assert fault_of_tile(matrix, order, space, 1024, TILES[matrix][1] + 8) is None


@pytest.mark.parametrize(
    "warp_stride, stride",
    [(16000, 16), (1022, 16), (1, 16), (16384, 0), (1024, 0), (1024, 1 << 31), (1024, (1 << 32) - 1)],
)
@pytest.mark.parametrize("matrix", ["a.m16n16k16.f16", "c.m16n16k16.f32"])
def test_faults_of_matrices_outside_allocations(matrix: str, warp_stride: int, stride: int) -> None:
    fault = fault_of_tile(matrix, "row", ".global", warp_stride, stride)
    assert (fault is None) == (
        (warp_stride, stride) in {(1024, 0), (1022, 16)} and (warp_stride == 1024 or "f16" in matrix)
    )
