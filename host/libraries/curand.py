"""cuRAND for host code: generators fill device memory (or the host's) with bits and with numbers of several
distributions.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from ...support.fast_dataclass import record
from ..api.pointers import Pointer, put, put_pointer
from ..api.table import Row
from ..device.machine import Machine
from .arrays import Array, LibraryError, array, meant, reached
from .generators import Mrg32k3a, Philox, Source, Xorwow

HANDLE, RESULT = "curandGenerator_t", "curandStatus_t"
NOT_INITIALIZED, TYPE_ERROR, OUT_OF_RANGE, LENGTH_NOT_MULTIPLE, LAUNCH_FAILURE = 101, 103, 104, 105, 201
KINDS: dict[int, Callable[[int, int], Source]] = {100: Xorwow, 101: Xorwow, 121: Mrg32k3a, 161: Philox}
"""By curandRngType; the others have tables of parameters that are not published with them."""


@record
class Generator:
    """What curandCreateGenerator makes; `source` is made with the first numbers. `fills_host`: its results
    are the host's.
    """

    kind: int
    fills_host: bool
    seed: int = 0
    offset: int = 0
    stream: int = 0
    source: Source | None = None

    @property
    def numbers(self) -> Source:
        if self.source is None:
            self.source = KINDS[self.kind](self.seed, self.offset)
        return self.source

    def normal(self, count: int) -> Array:
        """Two of each two uniform numbers (Box, Muller, "A note on the generation of random normal deviates",
        1958).
        """
        values = self.numbers.uniform(count)
        size, angle = np.sqrt(np.float32(-2) * np.log(values[::2])), np.float32(2 * math.pi) * values[1::2]
        return np.stack([size * np.sin(angle), size * np.cos(angle)], 1).reshape(-1)

    def normal_double(self, count: int) -> Array:
        values = self.numbers.uniform_double(count)
        size, angle = np.sqrt(-2 * np.log(values[::2])), 2 * math.pi * values[1::2]
        return np.stack([size * np.sin(angle), size * np.cos(angle)], 1).reshape(-1)

    def poisson(self, count: int, mean: float) -> Array:
        """By inversion; far from zero by the normal distribution, whose error is below that of a float
        there.
        """
        if mean > 1e6:
            return np.maximum(
                np.rint(mean + math.sqrt(mean) * self.normal_double(count + count % 2)[:count]), 0
            )
        most = int(mean + 12 * math.sqrt(mean) + 40)
        steps = np.arange(1, most + 1)
        logs = np.concatenate([[0.0], np.cumsum(math.log(mean) - np.log(steps))]) - mean
        return np.searchsorted(np.cumsum(np.exp(logs)), self.numbers.uniform_double(count)).clip(0, most)


def _generator(m: Machine, handle: Pointer) -> Generator:
    return meant(m, Generator, handle, NOT_INITIALIZED)


def _create(m: Machine, out: Pointer, kind: int, fills_host: bool) -> None:
    if kind not in KINDS:
        raise LibraryError(TYPE_ERROR)
    put_pointer(out, m.new_handle(Generator(kind, fills_host)))


def create(m: Machine, out: Pointer, kind: int) -> None:
    _create(m, out, kind, False)


def create_host(m: Machine, out: Pointer, kind: int) -> None:
    _create(m, out, kind, True)


def destroy(m: Machine, handle: Pointer) -> None:
    _generator(m, handle)
    m.order.drain()
    del m.handles[handle or 0]


def set_seed(m: Machine, handle: Pointer, seed: int) -> None:
    result = _generator(m, handle)
    result.seed, result.source = seed, None


def set_offset(m: Machine, handle: Pointer, offset: int) -> None:
    result = _generator(m, handle)
    result.offset, result.source = offset, None


def set_stream(m: Machine, handle: Pointer, stream: Pointer) -> None:
    m.stream(stream)
    _generator(m, handle).stream = stream or 0


def accepted(m: Machine, handle: Pointer, *_: object) -> None:
    """The order is the one that is documented, whatever is asked for."""
    _generator(m, handle)


def version(m: Machine, out: Pointer) -> None:
    put(out, 10400)


def _fill(
    m: Machine,
    handle: Pointer,
    out: Pointer,
    count: int,
    kind: Any,
    make: Callable[[Generator, int], Array],
    even: bool = False,
) -> None:
    result = _generator(m, handle)
    if even and count % 2:
        raise LibraryError(LENGTH_NOT_MULTIPLE)

    def work() -> None:
        made = make(result, count)
        if result.fills_host:
            target = reached(m, out, np.dtype((kind, (count,))), OUT_OF_RANGE)
        else:
            target = array(m, "curandGenerate", out, kind, (count,), (1,), LAUNCH_FAILURE)
        target[...] = made

    m.order.submit(m.stream(result.stream), "kernel", work)
    if result.fills_host:
        m.order.drain()


def generate(m: Machine, handle: Pointer, out: Pointer, count: int) -> None:
    _fill(m, handle, out, count, np.uint32, lambda g, n: g.numbers.words(n))


def uniform(m: Machine, handle: Pointer, out: Pointer, count: int) -> None:
    _fill(m, handle, out, count, np.float32, lambda g, n: g.numbers.uniform(n))


def uniform_double(m: Machine, handle: Pointer, out: Pointer, count: int) -> None:
    _fill(m, handle, out, count, np.float64, lambda g, n: g.numbers.uniform_double(n))


def normal(m: Machine, handle: Pointer, out: Pointer, count: int, mean: float, deviation: float) -> None:
    _fill(
        m,
        handle,
        out,
        count,
        np.float32,
        lambda g, n: g.normal(n) * np.float32(deviation) + np.float32(mean),
        True,
    )


def normal_double(
    m: Machine, handle: Pointer, out: Pointer, count: int, mean: float, deviation: float
) -> None:
    _fill(m, handle, out, count, np.float64, lambda g, n: g.normal_double(n) * deviation + mean, True)


def log_normal(m: Machine, handle: Pointer, out: Pointer, count: int, mean: float, deviation: float) -> None:
    _fill(
        m,
        handle,
        out,
        count,
        np.float32,
        lambda g, n: np.exp(g.normal(n) * np.float32(deviation) + np.float32(mean)),
        True,
    )


def log_normal_double(
    m: Machine, handle: Pointer, out: Pointer, count: int, mean: float, deviation: float
) -> None:
    _fill(m, handle, out, count, np.float64, lambda g, n: np.exp(g.normal_double(n) * deviation + mean), True)


def poisson(m: Machine, handle: Pointer, out: Pointer, count: int, mean: float) -> None:
    if not mean > 0:
        raise LibraryError(OUT_OF_RANGE)
    _fill(m, handle, out, count, np.uint32, lambda g, n: g.poisson(n, mean))


_OUT = f"{HANDLE} generator, {{0}} *out, size_t count"
_SHAPE = f"{_OUT}, {{0}} mean, {{0}} deviation"
# fmt: off
FUNCTIONS = (
    Row("curandCreateGenerator", f"{HANDLE} *generator, curandRngType_t type", create, RESULT),
    Row("curandCreateGeneratorHost", f"{HANDLE} *generator, curandRngType_t type", create_host, RESULT),
    Row("curandDestroyGenerator", f"{HANDLE} generator", destroy, RESULT),
    Row("curandSetPseudoRandomGeneratorSeed", f"{HANDLE} generator, unsigned long long seed", set_seed,
        RESULT),
    Row("curandSetGeneratorOffset", f"{HANDLE} generator, unsigned long long offset", set_offset, RESULT),
    Row("curandSetGeneratorOrdering", f"{HANDLE} generator, curandOrdering_t order", accepted, RESULT),
    Row("curandSetStream", f"{HANDLE} generator, cudaStream_t stream", set_stream, RESULT),
    Row("curandGenerateSeeds", f"{HANDLE} generator", accepted, RESULT),
    Row("curandGetVersion", "int *version", version, RESULT),
    Row("curandGenerate", _OUT.format("unsigned"), generate, RESULT),
    Row("curandGenerateUniform", _OUT.format("float"), uniform, RESULT),
    Row("curandGenerateUniformDouble", _OUT.format("double"), uniform_double, RESULT),
    Row("curandGenerateNormal", _SHAPE.format("float"), normal, RESULT),
    Row("curandGenerateNormalDouble", _SHAPE.format("double"), normal_double, RESULT),
    Row("curandGenerateLogNormal", _SHAPE.format("float"), log_normal, RESULT),
    Row("curandGenerateLogNormalDouble", _SHAPE.format("double"), log_normal_double, RESULT),
    Row("curandGeneratePoisson", f"{_OUT.format('unsigned')}, double mean", poisson, RESULT),
)
# fmt: on
