"""ldmatrix and stmatrix of bytes against Python loops over the figures of 9.7.14.5.15 and 9.7.14.5.16."""

from __future__ import annotations

import random

import numpy as np
import pytest

WARPS = 3
HEAD = ".version 8.6\n.target sm_100a\n.address_size 64\n"


def load(ptx, mnemonic: str, count: int, rows: list[list[bytes]]) -> np.ndarray:
    """Each warp's lanes put their row of 16 bytes into shared memory, in reverse order, and load; (warps, 32,
    count).
    """
    names = ", ".join(f"%r{i}" for i in range(count))
    text = (
        HEAD
        + f""".visible .entry k(.param .u64 in, .param .u64 out) {{
        .reg .b32 %t, %s, %r<4>; .reg .b64 %p, %q; .shared .align 16 .b8 buffer[{WARPS * 512}];
        mov.u32 %t, %tid.x; ld.param.u64 %p, [in]; mad.wide.u32 %p, %t, 16, %p; ld.param.u64 %q, [out];
          mad.wide.u32 %q, %t, {4 * count}, %q;
        ld.global.v4.u32 {{%r0, %r1, %r2, %r3}}, [%p];
        mov.u32 %s, buffer; sub.u32 %t, {WARPS * 32 - 1}, %t; mad.lo.u32 %s, %t, 16, %s;
          st.shared.v4.u32 [%s], {{%r0, %r1, %r2, %r3}};
        bar.warp.sync -1; {mnemonic} {{{names}}}, [%s];
        {" ".join(f"st.global.u32 [%q+{4 * i}], %r{i};" for i in range(count))}
        ret; }}"""
    )
    data = np.frombuffer(b"".join(row for warp in rows for row in warp), np.uint8).copy()
    out = np.zeros((WARPS, 32, count), np.uint32)
    ptx(text, 1, WARPS * 32, data, out)
    return out


def pack(elements: list[int], width: int, rng: random.Random) -> bytes:
    """16 elements in 16 bytes, the first in the lowest bits; padding is noise."""
    value = sum(element << width * i for i, element in enumerate(elements))
    padding = 128 - 16 * width
    return (value | rng.getrandbits(padding) << 16 * width if padding else value).to_bytes(16, "little")


SIX, FOUR = (".b8x16.b6x16_p32", 6), (".b8x16.b4x16_p64", 4)
LOADS = [("m8n16", *packing, num) for packing in (SIX, FOUR) for num in (1, 2, 4)] + [
    ("m16n16", *packing, num) for packing in ((".b8", 8), SIX, FOUR) for num in (1, 2)
]


@pytest.mark.parametrize(("shape", "suffix", "width", "num"), LOADS)
def test_ldmatrix_of_bytes(ptx, shape: str, suffix: str, width: int, num: int) -> None:
    square = shape == "m16n16"
    rng = random.Random(f"{shape}{suffix}{num}")
    height = 16 if square else 8
    matrix = [[[rng.getrandbits(width) for _ in range(16)] for _ in range(32)] for _ in range(WARPS)]
    rows = [[pack(row, width, rng) for row in warp] for warp in matrix]
    result = load(
        ptx,
        f"ldmatrix.sync.aligned.{shape}.x{num}{'.trans' if square else ''}.shared{suffix}",
        num * (2 if square else 1),
        rows,
    )
    for warp in range(WARPS):
        for lane in range(32):
            for part in range(num):
                for byte in range(4):
                    # Four consecutive elements of the result's row `lane / 4`; a square one's second register
                    # is for row + 8.
                    row, column = lane // 4, 4 * (lane % 4) + byte
                    for register in range(2 if square else 1):
                        at = (column, row + 8 * register) if square else (row, column)
                        word = int(result[warp, lane, part * (2 if square else 1) + register])
                        assert word >> 8 * byte & 255 == matrix[warp][height * part + at[0]][at[1]], (
                            warp,
                            lane,
                            part,
                            register,
                            byte,
                        )


@pytest.mark.parametrize("num", (1, 2, 4))
def test_stmatrix_of_bytes(ptx, num: int) -> None:
    rng = np.random.default_rng(num)
    registers = rng.integers(0, 1 << 32, (WARPS, 32, num), dtype=np.uint32)
    names = ", ".join(f"%r{i}" for i in range(num))
    text = (
        HEAD
        + f""".visible .entry k(.param .u64 in, .param .u64 out) {{
        .reg .b32 %t, %s, %r<4>; .reg .b64 %p, %q; .shared .align 16 .b8 buffer[{WARPS * 512}];
        mov.u32 %t, %tid.x; ld.param.u64 %p, [in]; mad.wide.u32 %p, %t, {4 * num}, %p; ld.param.u64 %q, [out];
          mad.wide.u32 %q, %t, 16, %q;
        {" ".join(f"ld.global.u32 %r{i}, [%p+{4 * i}];" for i in range(num))}
        mov.u32 %s, buffer; mad.lo.u32 %s, %t, 16, %s;
          stmatrix.sync.aligned.m16n8.x{num}.trans.shared.b8 [%s], {{{names}}};
        bar.warp.sync -1; ld.shared.v4.u32 {{%r0, %r1, %r2, %r3}}, [%s];
          st.global.v4.u32 [%q], {{%r0, %r1, %r2, %r3}};
        ret; }}"""
    )
    out = np.zeros((WARPS, 32, 16), np.uint8)
    ptx(text, 1, WARPS * 32, registers, out)
    expected = np.zeros_like(out)
    for warp in range(WARPS):
        for lane in range(32):
            for part in range(num):
                for byte in range(4):
                    # The accumulator's places: rows lane / 4 and + 8, two columns; a row of memory is a
                    # column of the matrix.
                    row, column = lane // 4 + 8 * (byte // 2), 2 * (lane % 4) + byte % 2
                    expected[warp, 8 * part + column, row] = (
                        int(registers[warp, lane, part]) >> 8 * byte & 255
                    )
    assert (out == expected).all()
