"""Products of a warpgroup (`wgmma.mma_async`) against plain sums. Matrices are laid out in shared memory by
the canonical layouts of 9.7.15.5.1.2, evaluated as CuTe layouts, element by element.
"""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
import pytest

from minicc.support import floats
from minicc.support.diagnostics import KernelFault

from . import test_matrix as dense
from . import test_sparse as sparse
from .conftest import Runner

MODES = {0: 0, 32: 3, 64: 2, 128: 1}
"""The mode in a descriptor by the bytes of the swizzle."""
K_BYTES = 32
"""Bytes along k of a dense product, whatever the type."""
MOST = 16 * 1024
"""Bytes of shared memory for a matrix."""
FLOATS = ("f16", "bf16", "tf32", "e4m3", "e5m2")


def at(coordinate: int, shape: list[int], stride: list[int]) -> int:
    """Evaluate one mode of a CuTe layout; its last part takes what remains."""
    total = 0
    for size, step in zip(shape[:-1], stride):
        total += coordinate % size * step
        coordinate //= size
    return total + coordinate * stride[-1]


class Tile:
    """A matrix of `rows` rows (of a, or columns of b) of `k` elements in shared memory.

    `block` is the number of the product's part along k in it. `start` is its address, a multiple of 1024 but
    for tests of the base offset.
    """

    def __init__(
        self,
        bits: int,
        rows: int,
        k: int,
        is_transposed: bool,
        swizzle: int,
        start: int,
        leading: int,
        stride: int,
    ) -> None:
        self.bits, self.rows, self.k, self.start = bits, rows, k, start
        self.swizzle, self.leading, self.stride = swizzle, leading, stride
        t, width = 128 // bits, max(swizzle // 16, 1)
        lbo, sbo = leading * 8 // bits, stride * 8 // bits
        # Each row of the table: the shape and stride of the mode of rows, then of that of k.
        if is_transposed:
            self.along_rows = ([t, width, 0], [1, t, lbo if swizzle else sbo])
            self.along_k = ([8, 0], [width * t, sbo if swizzle else lbo])
        else:
            self.along_rows = ([8, 0], [width * t, sbo])
            self.along_k = ([t, 0], [1, t]) if swizzle else ([t, 0], [1, lbo])

    def offset(self, row: int, k: int) -> int:
        """Bits from the start to an element, before the swizzle."""
        return self.bits * (at(row, *self.along_rows) + at(k, *self.along_k))

    def descriptor(self, first_k: int) -> int:
        start = self.start + self.offset(0, first_k) // 8
        is_aligned = not self.swizzle or self.start % (8 * self.swizzle) == 0
        base = 0 if is_aligned else self.start >> 7 & 7
        fields = ((start, 0), (self.leading, 16), (self.stride, 32))
        encoded = sum(((value & 0x3FFFF) >> 4) << shift for value, shift in fields)
        return encoded | base << 49 | MODES[self.swizzle] << 62

    def store(self, codes: np.ndarray, image: np.ndarray) -> None:
        """Store codes (rows, k) in an image of shared memory, an array of bytes."""
        for row in range(self.rows):
            for k in range(self.k):
                bit = self.offset(row, k)
                byte = bit // 8
                # The rows of 128 bytes are counted from the pattern's start.
                mask = {0: 0, 32: 1, 64: 3, 128: 7}[self.swizzle]
                byte = self.start + (byte ^ ((byte >> 7) & mask) << 4)
                code = int(codes[row, k])
                if self.bits == 1:
                    image[byte] |= code << bit % 8
                else:
                    image[byte : byte + self.bits // 8] = list(code.to_bytes(self.bits // 8, "little"))


def tile(
    rng: random.Random, bits: int, rows: int, k: int, is_transposed: bool, swizzle: int, start: int
) -> Tile:
    """Return a tile that fits, with some space between its parts."""
    t, width = 128 // bits, max(swizzle // 16, 1)
    gap = 16 * rng.randrange(3) if not swizzle else 0
    atom = max(128, swizzle * 8)
    atoms = -(-rows // (t * width if is_transposed else 8))
    if is_transposed:
        if swizzle:
            leading = atom + atom * rng.randrange(2)
            return Tile(bits, rows, k, True, swizzle, start, leading, leading * atoms)
        stride = 128 + gap
        return Tile(bits, rows, k, True, 0, start, stride * atoms, stride)
    if swizzle:
        return Tile(bits, rows, k, False, swizzle, start, 16, atom + atom * rng.randrange(2))
    stride = 128 + gap
    return Tile(bits, rows, k, False, 0, start, stride * atoms, stride)


def codes(rng: random.Random, type_: str, shape: tuple[int, int], kind: str) -> np.ndarray:
    """Random codes: integers that are exact in sums, or any finite numbers of moderate size."""
    if type_ in FLOATS:
        name = {"tf32": "f32"}.get(type_, type_)

        def draw() -> int:
            value = rng.randint(-4, 4) if kind == "exact" else rng.uniform(-4, 4)
            code = floats.encode(name, value)
            # The hardware ignores the low bits of tf32.
            return code & 0xFFFFE000 | rng.getrandbits(13) if type_ == "tf32" else code
    else:

        def draw() -> int:
            return rng.getrandbits(dense.BITS[type_])

    return np.array([[draw() for _ in range(shape[1])] for _ in range(shape[0])], np.int64)


def numbers(type_: str, values: np.ndarray) -> np.ndarray:
    """The numbers of codes, as doubles."""
    if type_ == "tf32":
        values = values & 0xFFFFE000
    table = {code: dense.number(type_, code) for code in set(values.ravel().tolist())}
    return np.array([[table[code] for code in row] for row in values.tolist()], np.float64)


def place_d(warp: int, lane: int, i: int) -> tuple[int, int]:
    """Row and column of element i of d (Figures 149 to 155)."""
    return 16 * warp + (lane >> 2) + 8 * (i // 2 % 2), 8 * (i // 4) + 2 * (lane % 4) + i % 2


def fragments(values: np.ndarray, bits: int, place: Any, count: int) -> np.ndarray:
    """Registers by thread, (128, registers)."""
    return np.array(
        [
            dense.registers([int(values[place(t // 32, t % 32, i)]) for i in range(count)], bits)
            for t in range(128)
        ],
        np.uint32,
    )


def launch(
    ptx: Runner, mnemonic: str, image: np.ndarray, a: Any, b: int, d: np.ndarray, tail: str, meta: Any = None
) -> np.ndarray:
    """Run one product on a warpgroup; `a` is a descriptor or registers. Return d's registers by thread."""
    count, names, lines = d.shape[1], list[str](), list[str]()
    params = [".param .u64 image", ".param .u64 pd", ".param .u64 db"]
    lines.append(f".reg .b32 %d<{count}>; ld.param.u64 %p, [pd]; mad.wide.u32 %p, %t, {4 * count}, %p;")
    lines += [f"ld.global.b32 %d{i}, [%p+{4 * i}];" for i in range(count)]
    values: list[Any] = [image, d, np.uint64(b)]
    if isinstance(a, np.ndarray):
        params.append(".param .u64 pa")
        lines.append(".reg .b32 %a<4>; ld.param.u64 %q, [pa]; mad.wide.u32 %q, %t, 16, %q;")
        lines.append("ld.global.v4.b32 {%a0, %a1, %a2, %a3}, [%q];")
        names.append("{%a0, %a1, %a2, %a3}")
        values.append(a)
    else:
        params.append(".param .u64 da")
        lines.append(".reg .b64 %a; ld.param.u64 %a, [da];")
        names.append("%a")
        values.append(np.uint64(a))
    names.append("%b")
    if meta is not None:
        params.append(".param .u64 pm")
        lines.append(
            ".reg .b32 %m; ld.param.u64 %q, [pm]; mad.wide.u32 %q, %t, 4, %q; ld.global.b32 %m, [%q];"
        )
        names += ["%m", str(meta[1])]
        values.append(meta[0])
    group = "{" + ", ".join(f"%d{i}" for i in range(count)) + "}"
    lines.append(f"wgmma.fence.sync.aligned; {mnemonic} {group}, {', '.join(names)}, {tail};")
    lines.append("wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0;")
    lines += [f"st.global.b32 [%p+{4 * i}], %d{i};" for i in range(count)]
    ptx(
        f""".version 8.4
.target sm_90a
.address_size 64
.visible .entry k({", ".join(params)}) {{
.reg .b64 %p, %q, %b; .reg .b32 %t, %s, %v, %i; .reg .pred %c, %yes, %no;
.shared .align 1024 .b8 s[{len(image)}];
mov.u32 %t, %tid.x; setp.eq.u32 %yes, %t, %t; setp.ne.u32 %no, %t, %t;
ld.param.u64 %b, [db]; ld.param.u64 %p, [image]; mov.u32 %i, %t;
COPY: mad.wide.u32 %q, %i, 4, %p; ld.global.b32 %v, [%q]; mov.u32 %s, s; mad.lo.u32 %s, %i, 4, %s;
st.shared.b32 [%s], %v; add.u32 %i, %i, 128; setp.lt.u32 %c, %i, {len(image) // 4}; @%c bra COPY;
bar.sync 0;
{chr(10).join(lines)}
ret; }}""",
        1,
        128,
        *values,
    )
    return d


CASES = [
    *((d, t, t, 16, True) for d, t in (("f16", "f16"), ("f32", "f16"), ("f32", "bf16"))),
    ("f32", "tf32", "tf32", 8, False),
    *((d, a, b, 32, False) for d in ("f16", "f32") for a, b in (("e4m3", "e5m2"), ("e5m2", "e4m3"))),
    *(("s32", a, b, 32, False) for a in ("s8", "u8") for b in ("s8", "u8")),
    ("s32", "b1", "b1", 256, False),
]
"""Types of d, a, b; k of a dense product; whether matrices can be transposed."""
SIZES = (8, 24, 64, 256)


def variants() -> list[Any]:
    """Swizzles and orders of a and b, and sizes, so that each is with each type."""
    result = []
    for case in CASES:
        number = 0
        for swizzle_a in (0, 32, 64, 128, None):
            for ta in (False, True) if case[4] and swizzle_a is not None else (False,):
                for tb in (False, True) if case[4] else (False,):
                    swizzle_b = (128, 0, 64, 32)[number % 4]
                    n = SIZES[(number + number // 4) % 3] if number else 256
                    result.append((*case[:4], n, swizzle_a, swizzle_b, ta, tb))
                    number += 1
    return result


@pytest.mark.parametrize("is_sparse", [False, True], ids=["dense", "sparse"])
@pytest.mark.parametrize("variant", variants(), ids=lambda v: "-".join(map(str, v)))
def test_products(ptx: Runner, variant: Any, is_sparse: bool) -> None:
    dtype, atype, btype, k, n, swizzle_a, swizzle_b, ta, tb = variant
    if is_sparse and atype == "b1":
        pytest.skip("there is no sparse product of bits")
    rng = random.Random(f"{variant}{is_sparse}")
    bits, along_a = dense.BITS[atype], k
    k = 2 * k if is_sparse else k
    # K-major, a row of a 32-byte swizzle has half of a sparse product's b.
    if is_sparse and swizzle_b == 32 and not tb:
        swizzle_b = 64
    image = np.array([rng.getrandbits(8) for _ in range(6 * MOST)], np.uint8)
    if bits == 1:
        image[:] = 0
    a, b = codes(rng, atype, (64, along_a), "exact"), codes(rng, btype, (n, k), "exact")
    sources = {}
    for name, values, swizzle, transposed, start in (
        ("a", a, swizzle_a, ta, 1024),
        ("b", b, swizzle_b, tb, 2 * MOST),
    ):
        if swizzle is None:
            continue
        # The product takes one of several parts along k.
        width = values.shape[1]
        parts = 2 if transposed or not swizzle else max(swizzle * 8 // bits // width, 1)
        block = rng.randrange(parts)
        whole = codes(rng, atype if name == "a" else btype, (len(values), parts * width), "exact")
        whole[:, block * width : (block + 1) * width] = values
        part = tile(rng, bits, len(values), parts * width, transposed, swizzle, start)
        part.store(whole, image)
        sources[name] = part.descriptor(block * width)
    if swizzle_a is None:
        sources["a"] = fragments(
            a,
            bits,
            lambda warp, lane, i: (
                16 * warp + dense.place_a((16, 8, along_a), bits, lane, i)[0],
                dense.place_a((16, 8, along_a), bits, lane, i)[1],
            ),
            128 // bits,
        )
    signs = (rng.choice((1, -1)), rng.choice((1, -1))) if atype in FLOATS else (1, 1)
    keeps = rng.choice(("%yes", "%no", "1", "0"))
    c = (
        codes(rng, dtype, (64, n), "exact")
        if dtype == "s32"
        else np.array(
            [[floats.encode(dtype, rng.randint(-8, 8)) for _ in range(n)] for _ in range(64)], np.int64
        )
    )
    d = fragments(c, dense.BITS[dtype], place_d, n // 2)
    tail = keeps
    if atype in FLOATS:
        tail += f", {signs[0]}, {signs[1]}"
        if bits == 16:
            tail += f", {int(ta)}, {int(tb)}" if swizzle_a is not None else f", {int(tb)}"
    meta, left = None, numbers(atype, a)
    if is_sparse:
        kept = [sparse.kept(rng, atype, k) for _ in range(64)]
        selector = rng.randrange(2) if bits >= 16 else 0
        holders = 2 if bits >= 16 else 4
        words = [
            word
            for warp in range(4)
            for (word,) in sparse.metadata_registers(
                rng, [row[1] for row in kept[16 * warp : 16 * warp + 16]], bits, holders, selector
            )
        ]
        meta = np.array(words, np.uint32), selector
        wide = np.zeros((64, k))
        for row, (columns, _) in enumerate(kept):
            wide[row, columns] = left[row]
        left = wide
    sat = rng.choice(("", ".satfinite")) if dtype == "s32" and atype != "b1" else ""
    op = ".and.popc" if atype == "b1" else ""
    head = f"wgmma.mma_async{'.sp' if is_sparse else ''}.sync.aligned"
    mnemonic = f"{head}.m64n{n}k{k}.{dtype}.{atype}.{btype}{op}{sat}"
    got = launch(ptx, mnemonic, image, sources["a"], sources["b"], d.copy(), tail, meta)
    total = signs[0] * signs[1] * (left @ numbers(btype, b).T)
    if keeps in ("%yes", "1"):
        total += numbers(dtype, c)
    if dtype == "s32":
        total = np.clip(total, -(2**31), 2**31 - 1) if sat else total
        expected = total.astype(np.int64) & 0xFFFFFFFF
        assert (got == fragments(expected, 32, place_d, n // 2)).all()
        return
    width = dense.BITS[dtype]
    for thread in range(128):
        for i, code in enumerate(dense.elements(got[thread].tolist(), width)):
            row, column = place_d(thread // 32, thread % 32, i)
            assert floats.decode(dtype, code) == total[row, column], (row, column)


@pytest.mark.parametrize(
    ("dtype", "type_", "k"), [("f32", "f16", 16), ("f16", "f16", 16), ("f32", "tf32", 8)]
)
def test_products_of_any_numbers_are_near(ptx: Runner, dtype: str, type_: str, k: int) -> None:
    rng = random.Random(f"near{dtype}{type_}")
    bits, n = dense.BITS[type_], 40
    image = np.zeros(4 * MOST, np.uint8)
    a, b = codes(rng, type_, (64, k), "any"), codes(rng, type_, (n, k), "any")
    parts = [tile(rng, bits, rows, k, False, 32, start) for rows, start in ((64, 0), (n, 2 * MOST))]
    for part, values in zip(parts, (a, b)):
        part.store(values, image)
    c = np.array([[floats.encode(dtype, rng.uniform(-9, 9)) for _ in range(n)] for _ in range(64)], np.int64)
    d = fragments(c, dense.BITS[dtype], place_d, n // 2)
    tail = "1, 1, 1, 0, 0" if bits == 16 else "1, 1, 1"
    descriptors = [part.descriptor(0) for part in parts]
    got = launch(
        ptx, f"wgmma.mma_async.sync.aligned.m64n{n}k{k}.{dtype}.{type_}.{type_}", image, *descriptors, d, tail
    )
    left, right, third = numbers(type_, a), numbers(type_, b), numbers(dtype, c)
    for thread in range(128):
        for i, code in enumerate(dense.elements(got[thread].tolist(), dense.BITS[dtype])):
            row, column = place_d(thread // 32, thread % 32, i)
            terms = [third[row, column], *(left[row] * right[column])]
            assert code == floats.encode(dtype, dense_sum(terms))
            assert abs(floats.decode(dtype, code) - math.fsum(terms)) <= 2.0**-9 * sum(map(abs, terms))


def dense_sum(terms: list[float]) -> float:
    """The sum in order, in doubles, as the documentation says."""
    total = terms[0]
    for term in terms[1:]:
        total += term
    return total


@pytest.mark.parametrize("swizzle", [32, 64, 128])
@pytest.mark.parametrize("rows", range(8))
def test_a_base_offset_moves_the_start_of_the_swizzle(ptx: Runner, swizzle: int, rows: int) -> None:
    """The pattern of b starts at a multiple of 128 bytes."""
    rng, n = random.Random(f"base{swizzle}{rows}"), 16
    image = np.zeros(2 * MOST, np.uint8)
    a, b = codes(rng, "f16", (64, 16), "exact"), codes(rng, "f16", (n, 16), "exact")
    left = tile(rng, 16, 64, 16, False, 0, 0)
    right = Tile(16, n, 16, False, swizzle, MOST + 128 * rows, 16, 8 * swizzle)
    left.store(a, image)
    right.store(b, image)
    d = np.zeros((128, n // 2), np.uint32)
    mnemonic = f"wgmma.mma_async.sync.aligned.m64n{n}k16.f32.f16.f16"
    got = launch(ptx, mnemonic, image, left.descriptor(0), right.descriptor(0), d, "0, 1, 1, 0, 0")
    total = numbers("f16", a) @ numbers("f16", b).T
    expected = np.array([[floats.encode("f32", v) for v in row] for row in total.tolist()], np.int64)
    assert (got == fragments(expected, 32, place_d, n // 2)).all()


def test_a_matrix_outside_shared_memory_is_a_fault(ptx: Runner) -> None:
    far = Tile(16, 64, 16, False, 0, 0x3F000, 128, 256)
    near = Tile(16, 8, 16, False, 0, 0, 128, 256)
    image, d = np.zeros(1024, np.uint8), np.zeros((128, 4), np.uint32)
    with pytest.raises(KernelFault, match="shared"):
        launch(
            ptx,
            "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16",
            image,
            far.descriptor(0),
            near.descriptor(0),
            d,
            "1, 1, 1, 0, 0",
        )
