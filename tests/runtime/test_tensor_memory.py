"""Tensor memory: allocation, loads and stores of all shapes, copies from shared memory, completion.

The model goes from an element of tensor memory to the register that holds it, lane by lane.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from minicc.support.diagnostics import KernelFault, LaunchError

from .conftest import Runner

COLUMNS = 256
"""Columns of tensor memory that a test writes and reads."""
HEAD = """.version 8.6
.target sm_100a
.address_size 64
"""


def names(prefix: str, count: int) -> str:
    return "{" + ", ".join(f"%{prefix}{i}" for i in range(count)) + "}"


def kernel(
    body: str, params: str = "", registers: int = 0, shared: int = 0, columns: int = 512, tail: str = ""
) -> str:
    """A kernel of four warps around `body`: warp 0 allocates, %lane is the address of a warp's first lane.

    Before `body`, thread t stores row t of `image` in lane t; after it, it loads the row again.
    """
    lines = []
    for direction in ("ld", "st"):
        part = []
        for first in range(0, COLUMNS, 128):
            group = names("w", 128)
            moves = [
                f"ld.global.b32 %w{i}, [%p+{4 * (first + i)}];"
                if direction == "ld"
                else f"st.global.b32 [%p+{4 * (first + i)}], %w{i};"
                for i in range(128)
            ]
            place = f"[%lane+{first}]" if first else "[%lane]"
            if direction == "ld":
                part += [*moves, f"tcgen05.st.sync.aligned.32x32b.x128.b32 {place}, {group};"]
            else:
                part += [f"tcgen05.ld.sync.aligned.32x32b.x128.b32 {group}, {place};", *moves]
        lines.append("\n".join(part))
    fill, read = lines
    return f"""{HEAD}
.visible .entry k(.param .u64 image{", " * bool(params)}{params}) {{
.reg .b32 %w<128>, %r<{max(registers, 1)}>, %t, %warp, %base, %lane, %x, %y; .reg .b64 %p, %q, %d;
.reg .pred %first, %is_t0, %done;
.shared .align 1024 .b8 s[{max(shared, 16)}]; .shared .align 8 .b64 bar; .shared .align 4 .b32 slot;
mov.u32 %t, %tid.x; shr.u32 %warp, %t, 5; setp.eq.u32 %first, %warp, 0; setp.eq.u32 %is_t0, %t, 0;
@%first tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [slot], {columns};
@%is_t0 mbarrier.init.shared.b64 [bar], 1;
bar.sync 0;
tcgen05.fence::after_thread_sync;
ld.shared.b32 %base, [slot]; shl.b32 %lane, %warp, 21; add.u32 %lane, %lane, %base;
ld.param.u64 %p, [image]; mad.wide.u32 %p, %t, {4 * COLUMNS}, %p;
{fill}
tcgen05.wait::st.sync.aligned;
tcgen05.fence::before_thread_sync;
bar.sync 0;
{body}
bar.sync 0;
{read}
tcgen05.wait::ld.sync.aligned;
{tail}
bar.sync 0;
@%first tcgen05.dealloc.cta_group::1.sync.aligned.b32 %base, {columns};
@%first tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;
ret; }}"""


def image(seed: int) -> np.ndarray:
    rng = np.random.default_rng(seed)
    return rng.integers(0, 1 << 32, (128, COLUMNS), np.uint64).astype(np.uint32)


# ---------------------------------------------------------------------------------------- allocation


def one_warp(body: str) -> str:
    return f"""{HEAD}
.visible .entry k(.param .u64 out) {{
.reg .b32 %a, %n, %r<4>; .reg .b64 %p; .shared .align 4 .b32 slot0, slot1, slot2, slot3;
.shared .align 1024 .b8 s[1024];
ld.param.u64 %p, [out];
{body}
ret; }}"""


def alloc(number: int, columns: int) -> str:
    return f"tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [slot{number}], {columns};"


def test_allocations_do_not_overlap(ptx: Runner) -> None:
    body = "".join(
        f"{alloc(i, n)} ld.shared.b32 %a, [slot{i}]; st.global.b32 [%p+{4 * i}], %a;"
        for i, n in enumerate((256, 128, 64))
    )
    body += "ld.shared.b32 %a, [slot1]; tcgen05.dealloc.cta_group::1.sync.aligned.b32 %a, 128;"
    body += f"{alloc(3, 128)} ld.shared.b32 %a, [slot3]; st.global.b32 [%p+12], %a;"
    out = np.full(4, 99, np.uint32)
    ptx(one_warp(body), 1, 32, out)
    spans = sorted(zip(out[:3].tolist(), (256, 128, 64)))
    assert all(a + n <= b for (a, n), (b, _) in pairwise(spans)), spans
    assert out[3] == out[1]
    assert spans[-1][0] + spans[-1][1] <= 512


FAULTS = {
    f"{alloc(0, 512)} {alloc(1, 32)}": "32 columns of tensor memory are not free",
    "mov.u32 %n, 96; " + alloc(0, 32).replace(", 32", ", %n"): "power of two",
    "mov.u32 %a, 32; tcgen05.dealloc.cta_group::1.sync.aligned.b32 %a, 32;": "no allocation of 32 columns",
    f"tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned; {alloc(0, 32)}": "given up the right",
    f"{alloc(0, 32)} mov.u32 %a, 31; tcgen05.ld.sync.aligned.32x32b.x2.b32 {{%r0, %r1}}, [%a];": (
        "column 32 of tensor memory is not allocated"
    ),
    f"{alloc(0, 32)} mov.u32 %a, 0x200000; tcgen05.ld.sync.aligned.32x32b.x1.b32 {{%r0}}, [%a];": (
        "the warp reaches lanes 0 to 31"
    ),
    f"{alloc(0, 32)} mov.u32 %a, 0x180000; tcgen05.st.sync.aligned.16x64b.x1.b32 [%a], {{%r0}};": (
        "lanes 24 to 39"
    ),
    f"{alloc(0, 32)} mov.u32 %a, 0; mov.u64 %p, 0; tcgen05.cp.cta_group::1.128x128b [%a], %p;": (
        "bits 46 to 48 must be 0b001"
    ),
    f"{alloc(0, 32)} mov.u32 %a, 0x10000; mov.u64 %p, 0x400800000000;"
    " tcgen05.cp.cta_group::1.32x128b.warpx4 [%a], %p;": "has no lane 128",
    f"{alloc(0, 32)} mov.u32 %a, 0; mov.u64 %p, 0x401000000000;"
    " tcgen05.cp.cta_group::1.128x128b [%a], %p;": "out-of-bounds load of 16 bytes at shared address",
}


@pytest.mark.parametrize("body", FAULTS)
def test_faults(ptx: Runner, body: str) -> None:
    try:
        ptx(one_warp(body), 1, 32, np.zeros(4, np.uint32))
        message = ""
    except KernelFault as fault:
        message = str(fault)
    assert FAULTS[body] in message


REFUSED = [
    "tcgen05.alloc.cta_group::2.sync.aligned.shared::cta.b32 [slot0], 32;",
    "tcgen05.shift.cta_group::1.down [%a];",
    "tcgen05.cp.cta_group::1.128x128b.b8x16.b4x16_p64 [%a], %p;",
]


@pytest.mark.parametrize("body", REFUSED)
def test_what_is_not_executed_is_refused_by_name(ptx: Runner, body: str) -> None:
    with pytest.raises(LaunchError, match=body.split()[0].split(".sync")[0]):
        ptx(one_warp(body), 1, 32, np.zeros(4, np.uint32))


def test_commit_completes_the_phase_of_its_barrier(ptx: Runner) -> None:
    body = """mov.u32 %a, s; mbarrier.init.shared.b64 [%a], 32;
tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%a];
.reg .pred %done; mbarrier.test_wait.parity.shared.b64 %done, [%a], 0; selp.u32 %n, 1, 0, %done;
st.global.u32 [%p], %n;"""
    out = np.zeros(1, np.uint32)
    ptx(one_warp(body), 1, 32, out)
    assert out[0] == 1


# --------------------------------------------------------------------------------- loads and stores

SHAPES = {"32x32b": (32, 1, 1), "16x64b": (16, 2, 1), "16x128b": (16, 4, 2), "16x256b": (16, 8, 4),
          "16x32bx2": (16, 2, 1)}  # fmt: skip
"""Rows, columns of one repetition (of both accesses together), registers of one."""


def holder(shape: str, row: int, column: int, count: int) -> tuple[int, int]:
    """Return (thread, register) of an element; 16x32bx2: columns from `count` on are the second access."""
    if shape == "32x32b":
        return row, column
    if shape == "16x32bx2":
        return row + 16 * (column // count), column % count
    if shape == "16x64b":
        return row % 8 * 4 + column % 2 * 2 + row // 8, column // 2
    if shape == "16x128b":
        return row % 8 * 4 + column % 4, column // 4 * 2 + row // 8
    return row % 8 * 4 + column % 8 // 2, column // 8 * 4 + row // 8 * 2 + column % 2


CASES = [
    (shape, 1 << n, packed)
    for shape, (_, _, registers) in SHAPES.items()
    for n in range(8)
    for packed in (False, True)
    if registers << n <= 128 and (SHAPES[shape][1] << n) * (1 + packed) <= COLUMNS - 8
]


@pytest.mark.parametrize(("shape", "count", "packed"), CASES)
@pytest.mark.parametrize("direction", ["ld", "st"])
def test_shapes(ptx: Runner, shape: str, count: int, packed: bool, direction: str) -> None:
    rows, wide, per = SHAPES[shape]
    registers, start, upper = per * count, 3, 16 * (rows == 16)
    before, second = image(1), (count + 2) * (1 + packed) if shape == "16x32bx2" else 0
    if second and start + second + count * (1 + packed) > COLUMNS:
        second = count * (1 + packed)
    data = np.random.default_rng(2).integers(0, 1 << 32, (128, registers), np.uint64).astype(np.uint32)
    group, flag = names("r", registers), {"ld": ".pack::16b", "st": ".unpack::16b"}[direction] * packed
    place = f"[%lane+{start + (upper << 16)}]" + (f", {second}" if second else "")
    moves = [
        f"st.global.b32 [%q+{4 * i}], %r{i};" if direction == "ld" else f"ld.global.b32 %r{i}, [%q+{4 * i}];"
        for i in range(registers)
    ]
    op = f"tcgen05.{direction}.sync.aligned.{shape}.x{count}{flag}.b32"
    use = [f"{op} {group}, {place};", *moves] if direction == "ld" else [*moves, f"{op} {place}, {group};"]
    body = f"ld.param.u64 %q, [data]; mad.wide.u32 %q, %t, {4 * registers}, %q;\n" + "\n".join(use)
    got, registers_after = before.copy(), data.copy()
    ptx(kernel(body, ".param .u64 data", registers), 1, 128, got, registers_after)
    expected, expected_registers = before.copy(), data.copy()
    for warp in range(4):
        for row in range(rows):
            for column in range(wide * count):
                thread, register = holder(shape, row, column, count)
                lane, at = 32 * warp + upper + row, column
                if second and column >= count:
                    at = column - count
                at = start + at * (1 + packed) + (second if column >= count else 0)
                value = int(data[32 * warp + thread, register])
                if direction == "st":
                    expected[lane, at] = value & 0xFFFF if packed else value
                    if packed:
                        expected[lane, at + 1] = value >> 16
                else:
                    value = int(before[lane, at])
                    if packed:
                        value = value & 0xFFFF | (int(before[lane, at + 1]) & 0xFFFF) << 16
                    expected_registers[32 * warp + thread, register] = value
    np.testing.assert_array_equal(registers_after, expected_registers)
    np.testing.assert_array_equal(got, expected)


# ------------------------------------------------------------------------------------------ copies

FILL = """ld.param.u64 %d, [data]; mov.u32 %y, %t;
COPY: mad.wide.u32 %q, %y, 4, %d; ld.global.b32 %x, [%q]; mov.u32 %base, s;
mad.lo.u32 %base, %y, 4, %base; st.shared.b32 [%base], %x;
add.u32 %y, %y, 128; setp.lt.u32 %done, %y, {words}; @%done bra COPY;
bar.sync 0; ld.shared.b32 %base, [slot];
"""
"""Copies `data` to shared memory."""
COMMIT = """@%is_t0 tcgen05.commit.cta_group::1.mbarrier::arrive::one{space}.b64 [{bar}];
WAIT: mbarrier.try_wait.parity.shared.b64 %done, [bar], 0; @!%done bra WAIT;
tcgen05.fence::after_thread_sync;
"""


def swizzled(offset: int, swizzle: int) -> int:
    """Exclusive or of bits 4 to 6 with bits 7 to 9, as many as rows of `swizzle` bytes need."""
    return offset ^ (offset >> 7 & swizzle // 16 - 1) << 4 if swizzle else offset


COPIES = {
    "128x256b": (128, 8, lambda row: [row]),
    "4x256b": (4, 8, lambda row: [32 * row]),
    "128x128b": (128, 4, lambda row: [row]),
    "64x128b.warpx2::02_13": (64, 4, lambda row: [row, row + 64]),
    "64x128b.warpx2::01_23": (64, 4, lambda row: [row % 32 + 64 * (row // 32) + d for d in (0, 32)]),
    "32x128b.warpx4": (32, 4, lambda row: [row, row + 32, row + 64, row + 96]),
}
"""Rows, words of a row, the lanes that a row goes to."""


@pytest.mark.parametrize("swizzle", [0, 32, 64, 128])
@pytest.mark.parametrize("shape", COPIES)
def test_copies(ptx: Runner, shape: str, swizzle: int) -> None:
    rows, words, lanes_of = COPIES[shape]
    leading, stride, size = (128 * 16 + 256 if not swizzle else 16), max(8 * swizzle, 128) + 0, 24 * 1024
    mode = {0: 0, 32: 6, 64: 4, 128: 2}[swizzle]
    fixed = (leading >> 4) << 16 | (stride >> 4) << 32 | 1 << 46 | mode << 61
    data = np.random.default_rng(3).integers(0, 1 << 32, size // 4, np.uint64).astype(np.uint32)
    issue = f"""mov.u32 %x, s; shr.u32 %x, %x, 4; cvt.u64.u32 %q, %x; or.b64 %q, %q, {fixed};
@%is_t0 tcgen05.cp.cta_group::1.{shape} [%base+8], %q;"""
    before = image(4)
    got = before.copy()
    body = (
        FILL.format(words=size // 4)
        + issue
        + COMMIT.format(space="", bar="bar_address")
        .replace("[bar_address]", "[%d]")
        .replace("@%is_t0 tcgen05.commit", "mov.u64 %d, bar; cvta.shared.u64 %d, %d;\n@%is_t0 tcgen05.commit")
    )
    ptx(kernel(body, ".param .u64 data", shared=size), 1, 128, got, data)
    expected = before.copy()
    for row in range(rows):
        for word in range(words):
            unit = word // 4
            if swizzle:
                offset = row // 8 * stride + row % 8 * swizzle + 16 * unit
            else:
                offset = row // 8 * stride + row % 8 * 16 + unit * leading
            for lane in lanes_of(row):
                expected[lane, 8 + word] = data[swizzled(offset, swizzle) // 4 + word % 4]
    np.testing.assert_array_equal(got, expected)


def test_commit_in_shared_memory(ptx: Runner) -> None:
    got = image(5)
    body = COMMIT.format(space=".shared::cluster", bar="bar")
    ptx(kernel(body), 2, 128, got)
    np.testing.assert_array_equal(got, image(5))
