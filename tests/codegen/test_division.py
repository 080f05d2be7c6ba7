"""Division by constants: the multipliers against exact integers, and compiled kernels against Python's
integers.
"""

from __future__ import annotations

import random

import numpy as np
import pytest

import minicc
from minicc.codegen.division import signed_magic, unsigned_magic

WIDTHS = (32, 64)


def _unsigned(a: int, divisor: int, bits: int) -> int:
    before, multiplier, after = unsigned_magic(divisor, bits)
    assert multiplier < 1 << (bits + 1)
    return (a >> before) * multiplier >> (bits + after)


def _signed(a: int, divisor: int, bits: int) -> int:
    multiplier, shift = signed_magic(divisor, bits)
    assert multiplier < 1 << bits
    return (a * multiplier >> (bits + shift)) + (a < 0)


def _truncated(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def _divisors(bits: int) -> list[int]:
    rng = random.Random(bits)
    result = {
        3,
        5,
        6,
        7,
        9,
        10,
        11,
        12,
        13,
        14,
        24,
        25,
        28,
        60,
        100,
        125,
        365,
        625,
        641,
        1000,
        1461,
        3600,
        10**6,
        10**9,
        2**31 - 1,
    }
    result |= {2**k + e for k in range(2, bits - 1) for e in (-1, 1)} | {
        rng.getrandbits(rng.randrange(3, bits - 1)) for _ in range(300)
    }
    return sorted(d for d in result if 3 <= d < 2 ** (bits - 1) and d & (d - 1))


def _dividends(divisor: int, limit: int) -> set[int]:
    """Around multiples of the divisor, where a wrong reciprocal shows, and around powers of two."""
    rng = random.Random(divisor)
    quotients = [0, 1, 2, limit // divisor, limit // divisor - 1, limit // divisor // 2] + [
        rng.randrange(limit // divisor + 1) for _ in range(8)
    ]
    result = {q * divisor + e for q in quotients for e in (-1, 0, 1)} | {
        limit - 1,
        limit - 2,
        limit // 2,
        limit // 2 - 1,
        limit // 2 + 1,
    }
    return {a for a in result if 0 <= a < limit}


def test_all_divisions_of_8_bits() -> None:
    for divisor in (d for d in range(3, 256) if d & (d - 1)):
        for a in range(256):
            assert _unsigned(a, divisor, 8) == a // divisor, (a, divisor)
        if divisor < 128:
            for a in range(-128, 128):
                assert _signed(a, divisor, 8) == _truncated(a, divisor), (a, divisor)


@pytest.mark.parametrize("bits", WIDTHS)
def test_multipliers(bits: int) -> None:
    for divisor in _divisors(bits):
        for a in _dividends(divisor, 1 << bits):
            assert _unsigned(a, divisor, bits) == a // divisor, (a, divisor)
        for a in _dividends(divisor, 1 << (bits - 1)):
            assert _signed(a, divisor, bits) == a // divisor, (a, divisor)
            assert _signed(-a - 1, divisor, bits) == _truncated(-a - 1, divisor), (a, divisor)


@pytest.mark.parametrize("bits", WIDTHS)
@pytest.mark.parametrize("signed", (False, True), ids=("unsigned", "signed"))
def test_kernels_divide(bits: int, signed: bool) -> None:
    ctype = f"{'' if signed else 'unsigned '}{'int' if bits == 32 else 'long long'}"
    divisors = _divisors(bits)[:: 12 if bits == 32 else 20] + [2**k for k in range(0, bits - 1, 7)]
    divisors += (
        [-d for d in divisors[::3]] + [-1, -2, 1 - 2 ** (bits - 1)]
        if signed
        else [2**bits - 1, 2**bits - 3, 2 ** (bits - 1) + 1]
    )
    suffix = ("" if signed else "u") + ("" if bits == 32 else "ll")
    body = "".join(
        f"q[{n} * count + i] = a / ({d}{suffix}); r[{n} * count + i] = a % ({d}{suffix});\n"
        for n, d in enumerate(divisors)
    )
    source = (
        f'extern "C" __global__ void k(const {ctype} *x, {ctype} *q, {ctype} *r, int count) {{\nint i ='
        f" threadIdx.x; {ctype} a = x[i];\n{body}}}\n"
    )
    limit = 1 << (bits - 1 if signed else bits)
    values = sorted(
        {a for d in divisors for a in sorted(_dividends(abs(d), limit))[::5]} | {0, 1, 2, 3, limit - 1}
    )
    values = [*values[:: len(values) // 300 + 1], limit - 1]
    values = values + [-a for a in values] + [1 - limit] if signed else values
    dtype = np.dtype(f"{'i' if signed else 'u'}{bits // 8}")
    x = np.array(values, dtype)
    q, r = np.zeros((len(divisors), len(x)), dtype), np.zeros((len(divisors), len(x)), dtype)
    obj = minicc.compile(source, options=("-O2",))
    assert "div." not in obj.ptx and "rem." not in obj.ptx
    obj["k"]((1,), (len(x),), (x, q, r, len(x)))
    for divisor, quotients, remainders in zip(divisors, q.tolist(), r.tolist()):
        expected = [_truncated(a, divisor) for a in values]
        assert quotients == expected, divisor
        assert remainders == [a - b * divisor for a, b in zip(values, expected)], divisor
