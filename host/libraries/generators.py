"""Generators of random bits, by their published definitions, vectorised.

XORWOW: Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8 (2003). MRG32k3a: L'Ecuyer, "Good
parameters and implementations for combined multiple recursive random number generators", Operations Research
47 (1999). Philox4x32-10: Salmon, Moraes, Dror, Shaw, "Parallel random numbers: as easy as 1, 2, 3", SC 2011.
The state of a seed, and the order of a host generator's subsequences, follow cuRAND's documentation ("Host
API Overview", "Device API Overview").
"""

from __future__ import annotations

import numpy as np

from .arrays import Array

LANES = 4096
"""The number of subsequences that a host generator interleaves."""
_WORD = 0xFFFFFFFF
_WEYL = 362437


class RandomSource:
    """A sequence of 32-bit words, and uniform numbers in (0, 1] made from them."""

    def words(self, count: int) -> Array:
        """Return the next random 32-bit words."""
        raise NotImplementedError

    def uniform(self, count: int) -> Array:
        """Return single-precision numbers from one word each."""
        return self.words(count) * np.float32(2.0**-32) + np.float32(2.0**-33)

    def uniform_double(self, count: int) -> Array:
        """Return double-precision numbers from two words each."""
        words = self.words(2 * count).astype(np.uint64)
        result: Array = (words[::2] ^ words[1::2] << np.uint64(21)) * 2.0**-53 + 2.0**-54
        return result


class Philox(RandomSource):
    """The generator Philox4x32-10: its counter numbers blocks of four words; the seed is the key."""

    def __init__(self, seed: int, offset: int) -> None:
        self.seed, self.at = seed, offset

    def words(self, count: int) -> Array:
        """Return the next random 32-bit words."""
        first, last = self.at // 4, -(-(self.at + count) // 4)
        blocks = np.arange(first, last, dtype=np.uint64)
        result = philox(
            blocks & _WORD, blocks >> np.uint64(32), 0, 0, self.seed & _WORD, self.seed >> 32 & _WORD
        )
        begin = self.at - 4 * first
        self.at += count
        return np.stack(result, 1).reshape(-1)[begin : begin + count].astype(np.uint32)


def philox(x: Array, y: Array, z: int, w: int, key: int, key2: int) -> tuple[Array, ...]:
    """Return the results of ten rounds on the counters (x, y, z, w)."""
    words = [
        x.astype(np.uint64),
        y.astype(np.uint64),
        np.full_like(x, z, np.uint64),
        np.full_like(x, w, np.uint64),
    ]
    for _ in range(10):
        left, right = words[0] * np.uint64(0xD2511F53), words[2] * np.uint64(0xCD9E8D57)
        words = [
            (right >> np.uint64(32)) ^ words[1] ^ np.uint64(key),
            right & np.uint64(_WORD),
            (left >> np.uint64(32)) ^ words[3] ^ np.uint64(key2),
            left & np.uint64(_WORD),
        ]
        key, key2 = (key + 0x9E3779B9) & _WORD, (key2 + 0xBB67AE85) & _WORD
    return tuple(words)


class Interleaved(RandomSource):
    """LANES interleaved subsequences: value n is value n // LANES of subsequence n % LANES."""

    def __init__(self, offset: int) -> None:
        self._left = np.empty(0, np.uint32)
        self.steps(offset)

    def steps(self, count: int) -> Array:
        """Return the next values of the recurrences."""
        rows, have = [self._left], len(self._left)
        while have < count:
            rows.append(self._step())
            have += LANES
        result = np.concatenate(rows)
        self._left = result[count:]
        return result[:count]

    def _step(self) -> Array:
        """Return the next value of each subsequence."""
        raise NotImplementedError


class Xorwow(Interleaved):
    """The generator XORWOW: five words of an xorshift and a Weyl sequence; subsequences are 2^67 apart."""

    def __init__(self, seed: int, offset: int) -> None:
        first = seed_xorwow(seed)
        words = np.empty((5, LANES), np.uint32)
        state = sum(term << 32 * i for i, term in enumerate(first[:5]))
        far = _linear_power(1 << 67)
        for lane in range(LANES):
            words[:, lane] = [state >> 32 * i & _WORD for i in range(5)]
            state = _apply_linear(far, state)
        # 2^67 steps of the Weyl sequence are the identity
        self.v, self.d = list(words), np.full(LANES, first[5], np.uint32)
        super().__init__(offset)

    def words(self, count: int) -> Array:
        """Return the next random 32-bit words."""
        return self.steps(count)

    def _step(self) -> Array:
        v = self.v
        t = v[0] ^ v[0] >> np.uint32(2)
        self.v = [*v[1:], v[4] ^ v[4] << np.uint32(4) ^ t ^ t << np.uint32(1)]
        self.d = self.d + np.uint32(_WEYL)
        result: Array = self.v[4] + self.d
        return result


def seed_xorwow(seed: int) -> list[int]:
    """Return the five words and the start of the Weyl sequence for a seed."""
    low, high = (seed & _WORD) ^ 0xAAD26B49, (seed >> 32 & _WORD) ^ 0xF7DCEFDD
    a, b = 1099087573 * low & _WORD, 2591861531 * high & _WORD
    return [
        123456789 + a & _WORD,
        362436069 ^ a,
        521288629 + b & _WORD,
        88675123 ^ b,
        5783321 + a & _WORD,
        6615241 + b + a & _WORD,
    ]


def _xorshift(state: int) -> int:
    """Return the state after one step; the state has 160 bits, the oldest word lowest."""
    v = [state >> 32 * i & _WORD for i in range(5)]
    t = v[0] ^ v[0] >> 2
    new = (v[4] ^ v[4] << 4 ^ t ^ t << 1) & _WORD
    return state >> 32 | new << 128


def _apply_linear(matrix: list[int], state: int) -> int:
    """Apply a linear map, given by the images of the bits, to a state."""
    result = 0
    while state:
        low = state & -state
        result ^= matrix[low.bit_length() - 1]
        state ^= low
    return result


def _linear_power(steps: int) -> list[int]:
    """Return `steps` steps of the xorshift as one linear map."""
    result, square = [1 << i for i in range(160)], [_xorshift(1 << i) for i in range(160)]
    while steps:
        if steps & 1:
            result = [_apply_linear(square, image) for image in result]
        square = [_apply_linear(square, image) for image in square]
        steps >>= 1
    return result


class Mrg32k3a(Interleaved):
    """The generator MRG32k3a: two recurrences of order three; subsequences are 2^76 apart."""

    M1, M2 = 4294967087, 4294944443
    A1 = ((0, 1, 0), (0, 0, 1), (-810728, 1403580, 0))
    A2 = ((0, 1, 0), (0, 0, 1), (-1370589, 0, 527612))

    def __init__(self, seed: int, offset: int) -> None:
        first = self.initial_state(seed)
        far1, far2 = _power(self.A1, 1 << 76, self.M1), _power(self.A2, 1 << 76, self.M2)
        states = [first]
        for _ in range(LANES - 1):
            states.append((_advance(far1, states[-1][0], self.M1), _advance(far2, states[-1][1], self.M2)))
        self.s1 = np.array([s[0] for s in states], np.int64).T
        self.s2 = np.array([s[1] for s in states], np.int64).T
        super().__init__(offset)

    @classmethod
    def initial_state(cls, seed: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the initial state of a seed."""
        if not seed:
            return (12345,) * 3, (12345,) * 3
        x, y = (seed & _WORD) ^ 0x55555555, (seed >> 32) ^ 0xAAAAAAAA
        return (
            (x * 12345 % cls.M1, y * 12345 % cls.M1, x * 12345 % cls.M1),
            (y * 12345 % cls.M2, x * 12345 % cls.M2, y * 12345 % cls.M2),
        )

    def words(self, count: int) -> Array:
        """Return 32 bits of each step, which is a number below 2^32 - 208."""
        return (self.steps(count) * 1.000000048662).astype(np.uint32)

    def uniform(self, count: int) -> Array:
        """Return the next random floats in (0, 1]."""
        return self.uniform_double(count).astype(np.float32)

    def uniform_double(self, count: int) -> Array:
        """Return the next random doubles in (0, 1]."""
        result: Array = self.steps(count) * 2.328306549295727688e-10
        return result

    def _step(self) -> Array:
        a, b = self.s1, self.s2
        new1 = (1403580 * a[1] - 810728 * a[0]) % self.M1
        new2 = (527612 * b[2] - 1370589 * b[0]) % self.M2
        self.s1, self.s2 = np.stack([a[1], a[2], new1]), np.stack([b[1], b[2], new2])
        result = new1 - new2
        words: Array = np.where(result <= 0, result + self.M1, result).astype(np.uint32)
        return words


Matrix = tuple[tuple[int, ...], ...]


def _advance(matrix: Matrix, state: tuple[int, ...], modulus: int) -> tuple[int, ...]:
    return tuple(sum(a * b for a, b in zip(row, state)) % modulus for row in matrix)


def _power(matrix: Matrix, steps: int, modulus: int) -> Matrix:
    def times(a: Matrix, b: Matrix) -> Matrix:
        return tuple(
            tuple(sum(a[i][k] * b[k][j] for k in range(3)) % modulus for j in range(3)) for i in range(3)
        )

    result: Matrix = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
    while steps:
        if steps & 1:
            result = times(result, matrix)
        matrix = times(matrix, matrix)
        steps >>= 1
    return result
