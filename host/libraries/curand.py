"""cuRAND for host code: generators fill device memory, or host memory, with bits and with numbers of several
distributions.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from ...support.fast_dataclass import record
from ..api.pointers import Pointer, put, put_pointer
from ..api.table import api_rows
from ..device.host_runtime import HostRuntime
from .arrays import Array, LibraryError, array, resolve_handle, scalar_at
from .generators import Mrg32k3a, Philox, RandomSource, Xorwow
from .handles import stream_functions
from .sobol import DIMENSIONS, Sobol, direction_vectors

HANDLE, RESULT = "curandGenerator_t", "curandStatus_t"
NOT_INITIALIZED, TYPE_ERROR, OUT_OF_RANGE, LENGTH_NOT_MULTIPLE, LAUNCH_FAILURE = 101, 103, 104, 105, 201
KINDS: dict[int, Callable[[int, int], RandomSource]] = {100: Xorwow, 101: Xorwow, 121: Mrg32k3a, 161: Philox}
"""Generators of pseudorandom numbers by curandRngType; the others need parameter tables that are not
published with their definitions.
"""
SOBOL_BITS = {200: 32, 201: 32, 203: 64}
"""The sizes of the words of Sobol generators by curandRngType; scrambling needs a table, too."""
DIRECTION_VECTORS = {101: 32, 103: 64}
"""The sizes of direction vectors by curandDirectionVectorSet."""


@record
class CurandGenerator:
    """A generator of curandCreateGenerator; `source` is created when the first numbers are generated. A
    generator of curandCreateGeneratorHost has `fills_host` set.
    """

    kind: int
    fills_host: bool
    seed: int = 0
    offset: int = 0
    stream: int = 0
    dimensions: int = 1
    source: RandomSource | None = None

    @property
    def is_quasi(self) -> bool:
        """True for the generators of quasi-random sequences."""
        return self.kind in SOBOL_BITS

    @property
    def numbers(self) -> RandomSource:
        """The source of random numbers, made at its first use."""
        if self.source is None and self.is_quasi:
            self.source = Sobol(SOBOL_BITS[self.kind], self.dimensions, self.offset)
        elif self.source is None:
            self.source = KINDS[self.kind](self.seed, self.offset)
        return self.source

    def normal(self, count: int) -> Array:
        """Return normally distributed numbers, two from each two uniform ones (Box, Muller, "A note on the
        generation of random normal deviates", 1958), or one from each number of a quasi-random sequence, by
        inversion.
        """
        if isinstance(self.numbers, Sobol):
            return self.numbers.normal(count, 32)
        values = self.numbers.uniform(count)
        size, angle = np.sqrt(np.float32(-2) * np.log(values[::2])), np.float32(2 * math.pi) * values[1::2]
        return np.stack([size * np.sin(angle), size * np.cos(angle)], 1).reshape(-1)

    def normal_double(self, count: int) -> Array:
        """Return random doubles of the standard normal distribution."""
        if isinstance(self.numbers, Sobol):
            return self.numbers.normal(count, 53)
        values = self.numbers.uniform_double(count)
        size, angle = np.sqrt(-2 * np.log(values[::2])), 2 * math.pi * values[1::2]
        return np.stack([size * np.sin(angle), size * np.cos(angle)], 1).reshape(-1)

    def poisson(self, count: int, mean: float) -> Array:
        """Return Poisson-distributed numbers by inversion; for a large mean by the normal distribution, whose
        error is below that of a float there.
        """
        if mean > 1e6:
            return np.maximum(
                np.rint(mean + math.sqrt(mean) * self.normal_double(count + count % 2)[:count]), 0
            )
        most = int(mean + 12 * math.sqrt(mean) + 40)
        steps = np.arange(1, most + 1)
        logs = np.concatenate([[0.0], np.cumsum(math.log(mean) - np.log(steps))]) - mean
        return np.searchsorted(np.cumsum(np.exp(logs)), self.numbers.uniform_double(count)).clip(0, most)


def _generator(rt: HostRuntime, handle: Pointer) -> CurandGenerator:
    return resolve_handle(rt, CurandGenerator, handle, NOT_INITIALIZED)


def _creator(fills_host: bool) -> Callable[..., None]:
    def create(rt: HostRuntime, out: Pointer, kind: int) -> None:
        if kind not in KINDS and kind not in SOBOL_BITS:
            raise LibraryError(TYPE_ERROR)
        put_pointer(out, rt.handles.add(CurandGenerator(kind, fills_host)))

    return create


destroy, set_stream = stream_functions(CurandGenerator, NOT_INITIALIZED)


def set_seed(rt: HostRuntime, handle: Pointer, seed: int) -> None:
    """Implement `curandSetPseudoRandomGeneratorSeed`."""
    result = _generator(rt, handle)
    if result.is_quasi:
        raise LibraryError(TYPE_ERROR)
    result.seed, result.source = seed, None


def set_offset(rt: HostRuntime, handle: Pointer, offset: int) -> None:
    """Implement `curandSetGeneratorOffset`."""
    result = _generator(rt, handle)
    result.offset, result.source = offset, None


def accept_setting(rt: HostRuntime, handle: Pointer, *_: object) -> None:
    """Accept an ordering; numbers are always in the documented default order."""
    _generator(rt, handle)


def set_dimensions(rt: HostRuntime, handle: Pointer, dimensions: int) -> None:
    """Implement `curandSetQuasiRandomGeneratorDimensions`."""
    result = _generator(rt, handle)
    if not result.is_quasi:
        raise LibraryError(TYPE_ERROR)
    if not 1 <= dimensions <= DIMENSIONS:
        raise LibraryError(OUT_OF_RANGE)
    result.dimensions, result.source = dimensions, None


def _direction_vectors(bits: int) -> Callable[..., None]:
    def get(rt: HostRuntime, out: Pointer, which: int) -> None:
        if DIRECTION_VECTORS.get(which) != bits:
            raise LibraryError(OUT_OF_RANGE)
        # The array is cached, so its address stays that of the table.
        put_pointer(out, direction_vectors(bits).ctypes.data)

    return get


def version(rt: HostRuntime, out: Pointer) -> None:
    """Implement `curandGetVersion`."""
    put(out, 10400)


def _filler(kind: Any, make: Callable[..., Array], even: bool = False, word: int = 0) -> Callable[..., None]:
    """Return a row's body that generates numbers of a type: `make` has the generator, their number, and the
    other parameters, as numbers of that type. With `even` pseudorandom numbers come in pairs. `word` is the
    size of the only words that are generated.
    """

    def fill(rt: HostRuntime, handle: Pointer, out: Pointer, count: int, *parameters: float) -> None:
        result = _generator(rt, handle)
        if word and word != SOBOL_BITS.get(result.kind, 32):
            raise LibraryError(TYPE_ERROR)
        if count % (result.dimensions if result.is_quasi else 1 + even):
            raise LibraryError(LENGTH_NOT_MULTIPLE)

        def work() -> None:
            values = make(result, count, *(map(kind, parameters) if even else parameters))
            if result.fills_host:
                target = scalar_at(rt, out, np.dtype((kind, (count,))), OUT_OF_RANGE)
            else:
                target = array(rt, "curandGenerate", out, kind, (count,), (1,), LAUNCH_FAILURE)
            target[...] = values

        rt.scheduler.submit(rt.stream(result.stream), "kernel", work)
        if result.fills_host:
            rt.scheduler.drain()

    return fill


def poisson(rt: HostRuntime, handle: Pointer, out: Pointer, count: int, mean: float) -> None:
    """Implement `curandGeneratePoisson`."""
    if not mean > 0:
        raise LibraryError(OUT_OF_RANGE)
    _filler(np.uint32, CurandGenerator.poisson)(rt, handle, out, count, mean)


_DISTRIBUTIONS: tuple[tuple[str, str, bool, Callable[..., None]], ...] = (
    # name, C type, whether it has mean and deviation, body
    ("", "unsigned", False, _filler(np.uint32, lambda g, n: g.numbers.words(n), word=32)),
    ("LongLong", "unsigned long long", False,
        _filler(np.uint64, lambda g, n: g.numbers.words(n), word=64)),
    ("Uniform", "float", False, _filler(np.float32, lambda g, n: g.numbers.uniform(n))),
    ("UniformDouble", "double", False, _filler(np.float64, lambda g, n: g.numbers.uniform_double(n))),
    ("Normal", "float", True, _filler(np.float32, lambda g, n, mean, s: g.normal(n) * s + mean, True)),
    ("NormalDouble", "double", True,
        _filler(np.float64, lambda g, n, mean, s: g.normal_double(n) * s + mean, True)),
    ("LogNormal", "float", True,
        _filler(np.float32, lambda g, n, mean, s: np.exp(g.normal(n) * s + mean), True)),
    ("LogNormalDouble", "double", True,
        _filler(np.float64, lambda g, n, mean, s: np.exp(g.normal_double(n) * s + mean), True)),
)  # fmt: skip
_OUT = f"{HANDLE} generator, {{0}} *out, size_t count"
_SHAPE = f"{_OUT}, {{0}} mean, {{0}} deviation"
# fmt: off
FUNCTIONS = api_rows(RESULT, (
    ("curandCreateGenerator", f"{HANDLE} *generator, curandRngType_t type", _creator(False)),
    ("curandCreateGeneratorHost", f"{HANDLE} *generator, curandRngType_t type", _creator(True)),
    ("curandDestroyGenerator", f"{HANDLE} generator", destroy),
    ("curandSetPseudoRandomGeneratorSeed", f"{HANDLE} generator, unsigned long long seed", set_seed),
    ("curandSetGeneratorOffset", f"{HANDLE} generator, unsigned long long offset", set_offset),
    ("curandSetGeneratorOrdering", f"{HANDLE} generator, curandOrdering_t order", accept_setting),
    ("curandSetQuasiRandomGeneratorDimensions", f"{HANDLE} generator, unsigned dimensions", set_dimensions),
    ("curandGetDirectionVectors32",
        "curandDirectionVectors32_t **vectors, curandDirectionVectorSet_t set", _direction_vectors(32)),
    ("curandGetDirectionVectors64",
        "curandDirectionVectors64_t **vectors, curandDirectionVectorSet_t set", _direction_vectors(64)),
    ("curandSetStream", f"{HANDLE} generator, cudaStream_t stream", set_stream),
    ("curandGenerateSeeds", f"{HANDLE} generator", accept_setting),
    ("curandGetVersion", "int *version", version),
    *((f"curandGenerate{name}", (_SHAPE if shaped else _OUT).format(kind), body)
        for name, kind, shaped, body in _DISTRIBUTIONS),
    ("curandGeneratePoisson", f"{_OUT.format('unsigned')}, double mean", poisson),
))
# fmt: on
