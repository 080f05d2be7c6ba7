"""Products in tensor memory (`tcgen05.mma`) against plain sums, with matrices laid out as for `wgmma`."""

from __future__ import annotations

import random
import re
from typing import Any

import numpy as np
import pytest

from minicc.support import floats
from minicc.support.diagnostics import KernelFault

from . import test_warpgroup_matrices as warpgroup
from .conftest import Runner
from .test_tensor_memory import COMMIT, FILL, HEAD, image, kernel

SIZE = 64 * 1024
"""Bytes of shared memory; b begins in the middle."""
CODES = {
    "f16": 0,
    "bf16": 1,
    "tf32": 2,
    "e4m3": 0,
    "e5m2": 1,
    "e2m3": 3,
    "e3m2": 4,
    "e2m1": 5,
    "u8": 0,
    "s8": 1,
}
RESULTS = {"f16": 0, "f32": 1, "s32": 2}
PACKED = {"e2m3": 6, "e3m2": 6, "e2m1": 4}
BITS = {"f16": 16, "bf16": 16, "tf32": 32}


def descriptor(
    m: int,
    n: int,
    types: tuple[str, str, str],
    negates: tuple[int, int],
    transposes: tuple[int, int],
    more: int = 0,
) -> int:
    d, a, b = types
    fields = ((RESULTS[d], 4), (CODES[a], 7), (CODES[b], 10), (negates[0], 13), (negates[1], 14))
    fields += ((transposes[0], 15), (transposes[1], 16), (n // 8, 17), (m // 16, 24))
    return sum(value << at for value, at in fields) | more


def draw(rng: random.Random, type_: str, shape: tuple[int, int]) -> np.ndarray:
    """Codes of small integers, so that sums are exact in every order."""
    if type_ in ("u8", "s8"):
        return np.array([[rng.getrandbits(8) for _ in range(shape[1])] for _ in range(shape[0])], np.int64)
    if type_ in PACKED:
        return np.array(
            [[floats.encode(type_, rng.randint(-4, 4)) for _ in range(shape[1])] for _ in range(shape[0])]
        )
    return warpgroup.codes(rng, type_, shape, "exact")


def numbers(type_: str, codes: np.ndarray) -> np.ndarray:
    if type_ == "u8":
        return codes.astype(np.float64)
    if type_ == "s8":
        return np.where(codes >= 128, codes - 256, codes).astype(np.float64)
    if type_ == "tf32":
        return (codes & 0xFFFFE000).astype(np.uint32).view(np.float32).astype(np.float64)
    return np.array([[float(floats.decode(type_, int(code))) for code in row] for row in codes])


def containers(type_: str, codes: np.ndarray) -> np.ndarray:
    """Rows as they are in shared memory: 16 elements of 4 or 6 bits are packed in 16 bytes."""
    if type_ not in PACKED:
        return codes
    width, rows = PACKED[type_], []
    for row in codes.tolist():
        line: list[int] = []
        for at in range(0, len(row), 16):
            word = sum(code << width * i for i, code in enumerate(row[at : at + 16]))
            line += list((word | random.Random(at).getrandbits(32) << 96).to_bytes(16, "little"))
        rows.append(line)
    return np.array(rows, np.int64)


FLOATS8 = ("e4m3", "e5m2", "e2m3", "e3m2", "e2m1")
KINDS = [
    *(
        ("f16", (d, t, u))
        for d, t, u in (("f16", "f16", "f16"), ("f32", "f16", "f16"), ("f32", "bf16", "bf16"))
    ),
    ("tf32", ("f32", "tf32", "tf32")),
    *(("f8f6f4", (d, a, b)) for d in ("f16", "f32") for a, b in zip(FLOATS8, (*FLOATS8[1:], "e4m3"))),
    *(("i8", ("s32", a, b)) for a in ("u8", "s8") for b in ("u8", "s8")),
]


def variants() -> list[Any]:
    result: list[Any] = []
    for kind, types in KINDS:
        for number in range(6):
            m = (64, 128)[number % 2]
            n = {64: (8, 32, 48), 128: (16, 64, 176)}[m][number // 2]
            swizzles = ((0, 128), (32, 64), (128, 0), (64, 32), (128, 128), (0, 0))[number]
            may_transpose = kind != "tf32"
            transposes = tuple(
                int(may_transpose and t not in PACKED and (number >> 1 + i & 1) and (n % 16 == 0 or not i))
                for i, t in enumerate(types[1:])
            )
            a_in_tmem = number in (1, 4) and types[1] not in PACKED
            if a_in_tmem:
                transposes = (0, transposes[1])
            result.append((kind, types, m, n, swizzles, transposes, a_in_tmem, number))
    return result


@pytest.mark.parametrize("variant", variants(), ids=lambda v: "-".join(map(str, (v[0], *v[1], v[-1]))))
def test_products(ptx: Runner, variant: Any) -> None:
    kind, types, m, n, swizzles, transposes, a_in_tmem, number = variant
    rng = random.Random(str(variant))
    result, left_type, right_type = types
    k = {16: 16, 32: 8}.get(BITS.get(left_type, 8), 32)
    left, right = draw(rng, left_type, (m, k)), draw(rng, right_type, (n, k))
    shared = np.zeros(SIZE, np.uint8)
    sources = []
    for i, (codes, type_) in enumerate(((left, left_type), (right, right_type))):
        bits = BITS.get(type_, 8)
        part = warpgroup.tile(rng, bits, len(codes), k, bool(transposes[i]), swizzles[i], i * SIZE // 2)
        part.store(containers(type_, codes), shared)
        sources.append(part.descriptor(0) | 1 << 46)
    before = image(number)
    row = np.arange(m)
    lanes, first = row if m == 128 else row // 16 * 32 + row % 16, 5
    start = np.array([[rng.randint(-64, 64) for _ in range(n)] for _ in range(m)], np.float64)
    if result == "f32":
        before[lanes, first : first + n] = start.astype(np.float32).view(np.uint32)
    elif result == "s32":
        before[lanes, first : first + n] = start.astype(np.int64).astype(np.uint32)
    else:
        low = start.astype(np.float16).view(np.uint16)
        before[lanes, first : first + n] = low | before[lanes, first : first + n] & 0xFFFF0000
    if a_in_tmem:
        bits = BITS.get(left_type, 8)
        packed = left.reshape(m, -1, 32 // bits).astype(np.uint64) << (
            np.arange(32 // bits, dtype=np.uint64) * np.uint64(bits)
        )
        before[lanes, 240:248] = packed.sum(axis=2, dtype=np.uint64)
    negates = (0, 0) if kind == "i8" else (number & 1, number >> 1 & 1)
    clamps = kind == "i8" and number % 2 == 1
    left_out = [rng.getrandbits(32) for _ in range(4)] if number in (0, 3, 4) else []
    enabled = number != 3
    scale = 3 if kind in ("f16", "tf32") and number in (0, 4) else 0
    word = descriptor(m, n, types, negates, transposes, 8 if clamps else 0)
    lane_words = ", {%r0, %r1, %r2, %r3}" if left_out else ""
    tail = f"%r4{lane_words}, %done{f', {scale}' if scale else ''}"
    a = "[%r5]" if a_in_tmem else "%q"
    issue = f"""mov.u64 %q, {sources[0]}; mov.u64 %p, {sources[1]}; mov.u32 %r4, {word};
mov.u32 %x, s; shr.u32 %x, %x, 4; cvt.u64.u32 %d, %x; add.u64 %q, %q, %d; add.u64 %p, %p, %d;
setp.{"eq" if enabled else "ne"}.u32 %done, %t, 0; add.u32 %r5, %base, 240;
{" ".join(f"mov.u32 %r{i}, {value};" for i, value in enumerate(left_out))}
@%is_t0 tcgen05.mma.cta_group::1.kind::{kind} [%base+{first}], {a}, %p, {tail};
ld.param.u64 %p, [image]; mad.wide.u32 %p, %t, 1024, %p;
"""
    got = before.copy()
    body = FILL.format(words=SIZE // 4) + issue + COMMIT.format(space=".shared::cluster", bar="bar")
    ptx(kernel(body, ".param .u64 data", 6, SIZE), 1, 128, got, shared.view(np.uint32))
    x, y = numbers(left_type, left), numbers(right_type, right)
    x, y = (-v if sign else v for v, sign in zip((x, y), negates))
    total = np.einsum("ik,jk->ij", x, y) + (start * 0.5**scale if enabled else 0)
    if result == "f32":
        encoded = total.astype(np.float32).view(np.uint32)
    elif result == "f16":
        encoded = total.astype(np.float16).view(np.uint16).astype(np.uint32)
    else:
        encoded = total.astype(np.int64).astype(np.uint32)
    expected = before.copy()
    for i, lane in enumerate(lanes.tolist()):
        if not (left_out and left_out[lane // 32] >> lane % 32 & 1):
            expected[lane, first : first + n] = encoded[i]
    np.testing.assert_array_equal(got, expected)


def test_integers_are_clamped(ptx: Runner) -> None:
    """255·255·32 added to the largest integer."""
    for clamps in (False, True):
        before = np.full((128, 256), 0x7FFFFFFF, np.uint32)
        shared = np.full(SIZE, 255, np.uint8)
        word = descriptor(128, 16, ("s32", "u8", "u8"), (0, 0), (0, 0), 8 * clamps)
        body = (
            FILL.format(words=SIZE // 4)
            + f"""mov.u64 %q, {1 << 46 | 8 << 32 | 128 << 16}; mov.u32 %r0, {word};
mov.u32 %x, s; shr.u32 %x, %x, 4; cvt.u64.u32 %d, %x; add.u64 %q, %q, %d;
@%is_t0 tcgen05.mma.cta_group::1.kind::i8 [%base], %q, %q, %r0, %is_t0;
"""
            + COMMIT.format(space="", bar="%d").replace(
                "@%is_t0", "mov.u64 %d, bar; cvta.shared.u64 %d, %d; @%is_t0"
            )
        )
        got = before.copy()
        ptx(kernel(body, ".param .u64 data", 1, SIZE), 1, 128, got, shared.view(np.uint32))
        value = 0x7FFFFFFF if clamps else (0x7FFFFFFF + 255 * 255 * 32) & 0xFFFFFFFF
        expected = before.copy()
        expected[:, :16] = value
        np.testing.assert_array_equal(got, expected)


GOOD = ("f32", "f16", "f16")
FAULTS = [
    ("f16", descriptor(96, 16, GOOD, (0, 0), (0, 0)), "no product of 96 rows"),
    ("f16", descriptor(128, 24, GOOD, (0, 0), (0, 0)), "no product of 128 rows and 24 columns"),
    ("f16", descriptor(128, 16, GOOD, (0, 0), (0, 0), 4), "a is sparse"),
    ("f16", descriptor(128, 16, GOOD, (0, 0), (0, 0), 64), "a reserved bit"),
    ("f16", descriptor(128, 16, GOOD, (0, 0), (0, 0), 8), "only integers are clamped"),
    ("f16", descriptor(128, 16, ("f16", "bf16", "f16"), (0, 0), (0, 0)), "the product of bf16 is f32"),
    ("tf32", descriptor(128, 16, GOOD, (0, 0), (0, 0)), "kind::tf32 has no type 0 of a"),
    ("tf32", descriptor(128, 16, ("f32", "tf32", "tf32"), (0, 0), (1, 0)), "transposed tf32"),
    ("i8", descriptor(64, 40, ("s32", "u8", "u8"), (0, 0), (0, 0)), "64 rows and 40 columns"),
    ("i8", descriptor(64, 16, ("s32", "u8", "u8"), (1, 0), (0, 0)), "integers are not negated"),
    (
        "f8f6f4",
        descriptor(64, 16, ("f32", "e2m1", "e4m3"), (0, 0), (1, 0)),
        "4 and 6 bits are not transposed",
    ),
    ("f8f6f4", descriptor(64, 8, ("f32", "e4m3", "e4m3"), (0, 0), (0, 1)), "64 rows and 8 columns"),
]


@pytest.mark.parametrize(("kind", "word", "message"), FAULTS)
def test_invalid_instruction_descriptors(ptx: Runner, kind: str, word: int, message: str) -> None:
    with pytest.raises(KernelFault, match=re.escape(message)):
        fault(ptx, kind, word, 1 << 46, "%q")


@pytest.mark.parametrize(
    ("bits", "message"),
    [
        (0, "bits 46 to 48"),
        (1 << 46 | 1 << 52, "absolute addresses"),
        (1 << 46 | 1 << 61, "atomicity of 32"),
        (1 << 46 | 3 << 61, "no swizzling mode 3"),
        (1 << 46 | 0x3FFF, "out-of-bounds load of 16 bytes at shared address"),
    ],
)
def test_invalid_matrix_descriptors(ptx: Runner, bits: int, message: str) -> None:
    with pytest.raises(KernelFault, match=re.escape(message)):
        fault(ptx, "f16", descriptor(128, 16, GOOD, (0, 0), (0, 0)), bits, "%q")


@pytest.mark.parametrize(
    ("word", "message"),
    [
        (descriptor(128, 16, ("f32", "e2m1", "e4m3"), (0, 0), (0, 0)), "a of e2m1 in tensor memory"),
        (descriptor(128, 16, ("f32", "e4m3", "e4m3"), (0, 0), (1, 0)), "a is in tensor memory"),
        (descriptor(128, 48, ("f32", "e4m3", "e4m3"), (0, 0), (0, 0)), "column 32 of tensor memory"),
    ],
)
def test_invalid_uses_of_tensor_memory(ptx: Runner, word: int, message: str) -> None:
    with pytest.raises(KernelFault, match=re.escape(message)):
        fault(ptx, "f8f6f4", word, 1 << 46, "[%base]")


def fault(ptx: Runner, kind: str, word: int, source: int, a: str) -> None:
    """Launch one product of a block with 32 columns of tensor memory."""
    ptx(
        f"""{HEAD}
.visible .entry k() {{
.reg .b32 %base, %i; .reg .b64 %q; .reg .pred %yes; .shared .align 1024 .b8 s[4096]; .shared .b32 slot;
tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [slot], 32;
ld.shared.b32 %base, [slot]; mov.u64 %q, {source}; mov.u32 %i, {word}; setp.eq.u32 %yes, %i, %i;
tcgen05.mma.cta_group::1.kind::{kind} [%base], {a}, %q, %i, %yes;
ret; }}""",
        1,
        32,
    )
