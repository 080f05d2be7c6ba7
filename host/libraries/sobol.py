"""Sobol's quasi-random sequences: Sobol, "On the distribution of points in a cube and the approximate
evaluation of integrals" (1967), in the order of Antonov and Saleev (1979), with the direction numbers of Joe
and Kuo, "Constructing Sobol sequences with better two-dimensional projections" (2008), which SciPy ships.
"""

from __future__ import annotations

import functools
from pathlib import Path

import numpy as np

from .arrays import Array, scipy
from .generators import RandomSource

DIMENSIONS = 20000
"""The largest number of dimensions of cuRAND's generators."""


@functools.cache
def direction_vectors(bits: int) -> Array:
    """Return the direction vectors of all dimensions, a row of `bits` words of that size for each."""
    path = Path(scipy("stats").__file__).parent / "_sobol_direction_numbers.npz"
    with np.load(path) as table:
        polynomials, first = table["poly"][:DIMENSIONS], table["vinit"][:DIMENSIONS].astype(np.uint64)
    result = np.ones((DIMENSIONS, bits), np.uint64)
    degrees = np.array([int(one).bit_length() - 1 for one in polynomials])
    for degree in range(1, degrees.max() + 1):
        # The dimensions whose polynomial has this degree; dimension 0 has none.
        rows = np.flatnonzero(degrees == degree)
        values = result[rows]
        values[:, :degree] = first[rows, :degree]
        for at in range(degree, bits):
            values[:, at] = values[:, at - degree] ^ values[:, at - degree] << np.uint64(degree)
            for back in range(1, degree):
                has_term = polynomials[rows] >> degree - back & 1 == 1
                values[:, at] ^= np.where(has_term, values[:, at - back] << np.uint64(back), np.uint64(0))
        result[rows] = values
    shifted = result << np.arange(bits - 1, -1, -1, dtype=np.uint64)
    return shifted.astype(np.uint32 if bits == 32 else np.uint64)


class Sobol(RandomSource):
    """The points from number `offset` on; a result has the numbers of a dimension after each other."""

    def __init__(self, bits: int, dimensions: int, offset: int) -> None:
        self.bits, self.dimensions, self.at = bits, dimensions, offset

    def words(self, count: int) -> Array:
        """Return the next words, of the generator's size; `count` is a multiple of the dimensions."""
        vectors = direction_vectors(self.bits)[: self.dimensions]
        number = np.arange(self.at, self.at + count // self.dimensions, dtype=np.uint64)
        self.at += len(number)
        gray = number ^ number >> np.uint64(1)
        result = np.zeros((self.dimensions, len(number)), vectors.dtype)
        for bit in range(int(number[-1]).bit_length() if len(number) else 0):
            chosen = (gray >> np.uint64(bit) & np.uint64(1)).astype(vectors.dtype)
            result ^= chosen * vectors[:, bit : bit + 1]
        return result.reshape(-1)

    def fractions(self, count: int, bits: int) -> Array:
        """Return the middles of the intervals that the upper bits of words name."""
        bits = min(bits, self.bits)
        result: Array = (self.words(count) >> (self.bits - bits)) * 2.0**-bits + 2.0 ** -(bits + 1)
        return result

    def normal(self, count: int, bits: int) -> Array:
        """Return normally distributed numbers, by inversion, from the upper bits of words."""
        result: Array = scipy("special").ndtri(self.fractions(count, bits))
        return result

    def uniform(self, count: int) -> Array:
        """Return single-precision numbers."""
        return self.fractions(count, 32).astype(np.float32)

    def uniform_double(self, count: int) -> Array:
        """Return double-precision numbers; words of 32 bits name the upper ends of intervals."""
        result = self.fractions(count, 53)
        return result + 2.0**-33 if self.bits == 32 else result
