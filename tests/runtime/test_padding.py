"""Memory with padding (`Device(granule=256)`): accesses a few bytes past an allocation pass with a warning on
every engine, and change nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import numpy as np
import pytest

import minicc
from minicc.runtime.memory.arena import GUARD, PAGE, Memory

SOURCE = """\
__global__ void ahead(const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x; float next = x[i + 1]; y[i] = i + 1 < n ? next : x[i]; }
__global__ void shifted(int *x) { x[blockIdx.x * blockDim.x + threadIdx.x + 1] = 7; }
__global__ void added(unsigned *x, int n) { atomicAdd(x + n, 1u); x[0] = x[n]; }
__global__ void uniform(const int *x, int *y) { y[threadIdx.x] = x[5]; }
__global__ void stored(int *x) { x[5] = threadIdx.x; }
__global__ void scattered(const int *x, int *y, int n) { int i = threadIdx.x;
  y[i] = x[(i * 7 + 3) % (n + 2)]; }
__global__ void vectors(const float4 *x, float *y) { float4 v = x[threadIdx.x];
  y[threadIdx.x] = v.x + v.y + v.z + v.w; }
__global__ void bytes(const char *x, int *y, int n) { int i = threadIdx.x, s = 0;
  for (int k = 0; k <= n; k++) s += x[k]; y[i] = s; }
__global__ void split(const long long *x, long long *y) { y[threadIdx.x] = x[threadIdx.x]; }
__global__ void guarded(const int *x, int *y, int n) { int i = threadIdx.x; if (i % 3) y[i] = -1;
    else y[i] = x[i + 3]; }
__global__ void dynamic(float *y) { extern __shared__ float s[]; int i = threadIdx.x; s[i] = i + 1;
  s[i + 1] += 0; __syncthreads(); y[i] = s[i + 1]; }
__global__ void fixed(int *y) { __shared__ int s[60]; int i = threadIdx.x; s[i] = i; __syncthreads();
  int *p = s; y[i] = p[i + 1]; }
__device__ int table[3] = {1, 2, 3};
__global__ void variable(int *y, int k) { y[threadIdx.x] = table[k + threadIdx.x]; }
__global__ void own(int *y) { int v = y[threadIdx.x]; long long wide = *(long long *)&v;
  y[threadIdx.x] = (int)wide + 1; }
__device__ int read(const int *p) { return *p; }
__global__ void called(const int *x, int *y) { y[threadIdx.x] = read(x + threadIdx.x + 1); }
"""
ENGINES = ("reference", "plain", "native")
_OBJECT = minicc.compile(SOURCE, filename="padding.cu", options=["-lineinfo"])


def _lines(result: Any) -> list[int]:
    return [int(text.split(":")[1]) for text in result.warnings]


CASES: dict[str, tuple[int, Callable[[minicc.Device], tuple[Any, ...]], int, np.ndarray]] = {
    "ahead": (
        60,
        lambda d: (d.array(np.arange(60, dtype="f4")), d.zeros(60), 60),
        0,
        np.minimum(np.arange(1, 61), 59).astype("f4"),
    ),
    "uniform": (8, lambda d: (d.array(np.arange(5, dtype="i4")), d.zeros(8, "i4")), 0, np.zeros(8, "i4")),
    "scattered": (
        32,
        lambda d: (d.array(np.arange(30, dtype="i4")), d.zeros(32, "i4"), 30),
        0,
        np.array([k if k < 30 else 0 for k in ((i * 7 + 3) % 32 for i in range(32))], "i4"),
    ),
    "vectors": (2, lambda d: (d.array(np.ones(6, "f4")).view("f4"), d.zeros(2)), 0, np.array([4, 2], "f4")),
    "bytes": (40, lambda d: (d.array(np.ones(13, "i1")), d.zeros(40, "i4"), 13), 0, np.full(40, 13, "i4")),
    "split": (
        3,
        lambda d: (d.array(np.ones(5, "i4")), d.zeros(3, "i8")),
        0,
        np.array([1 + (1 << 32), 1 + (1 << 32), 1]),
    ),
    "guarded": (
        33,
        lambda d: (d.array(np.arange(33, dtype="i4")), d.zeros(33, "i4"), 33),
        0,
        np.array([-1 if i % 3 else (i + 3) % 33 for i in range(33)], "i4"),
    ),
    "called": (
        64,
        lambda d: (d.array(np.arange(64, dtype="i4")), d.zeros(64, "i4")),
        0,
        np.append(np.arange(1, 64), 0).astype("i4"),
    ),
    "dynamic": (60, lambda d: (d.zeros(60),), 240, np.append(np.arange(2, 61), 0).astype("f4")),
    "fixed": (60, lambda d: (d.zeros(60, "i4"),), 0, np.append(np.arange(1, 60), 0).astype("i4")),
    "own": (40, lambda d: (d.array(np.arange(40, dtype="i4")),), 0, np.arange(1, 41, dtype="i4")),
    "variable": (3, lambda d: (d.zeros(3, "i4"), 1), 0, np.array([2, 3, 0], "i4")),
}


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("name", CASES)
def test_loads_of_padding_give_zeros_and_one_warning(name: str, engine: str) -> None:
    threads, arguments, shared, expected = CASES[name]
    device = minicc.Device(granule=256)
    given = list(arguments(device))
    output = next(a for a in reversed(given) if isinstance(a, minicc.DeviceArray))
    if name in ("vectors", "split"):  # the kernel's type is wider than what was allocated
        given[0] = minicc.DeviceArray(
            device,
            given[0].address,
            (1,),
            np.dtype({"vectors": [(c, "f4") for c in "xyzw"], "split": "i8"}[name]),
            given[0]._owner,
        )
    result = _OBJECT[name](1, threads, tuple(given), engine=engine, device=device, shared_mem=shared)
    assert output.get().tolist() == expected.tolist()
    line = 1 + SOURCE.split("\n").index(next(text for text in SOURCE.split("\n") if f" {name}(" in text))
    line += {
        "ahead": 1,
        "guarded": 1,
        "scattered": 1,
        "bytes": 1,
        "dynamic": 1,
        "fixed": 1,
        "called": -1,
    }.get(name, 0)
    assert set(_lines(result)) == {line} and len(result.warnings) == (3 if name == "dynamic" else 1)
    assert all("a GPU lets this pass" in text for text in result.warnings)


@pytest.mark.parametrize("engine", ENGINES)
def test_stores_to_padding_touch_no_other_allocation(engine: str) -> None:
    device = minicc.Device(granule=256)
    arrays = [device.array(np.full(n, 1, np.int32)) for n in (63, 64, 65, 128, 1)]
    for middle in arrays[1:4]:
        result = _OBJECT["shifted"](1, middle.size, (middle,), engine=engine)
        assert [text.split(": ")[1].split(" of")[0] for text in result.warnings] == ["store"]
    assert _OBJECT["stored"](1, 40, (arrays[4],), engine=engine).warnings
    assert [a.get().tolist() for a in arrays] == [
        [1] * 63,
        [1] + [7] * 63,
        [1] + [7] * 64,
        [1] + [7] * 127,
        [1],
    ]


@pytest.mark.parametrize("engine", ENGINES)
def test_padding_is_memory(engine: str) -> None:
    """Results of atomics in padding are visible to the next load; a new allocation at the same address does
    not see them.
    """
    device = minicc.Device(granule=256)
    x = device.zeros(5, np.uint32)
    result = _OBJECT["added"](1, 33, (x, 5), engine=engine)
    assert sorted(text.split(": ")[1][:6] for text in result.warnings) == ["atomic", "load o"]
    assert x.get()[0] == 33


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    ("name", "count", "blocks"), [("ahead", 60, 3), ("ahead", 64, 3), ("shifted", 60, 3)]
)
def test_beyond_the_padding_is_a_fault(name: str, count: int, blocks: int, engine: str) -> None:
    device = minicc.Device(granule=256)
    y = device.zeros(64 * blocks)
    x = device.array(np.zeros(count, np.float32 if name == "ahead" else np.int32))
    with pytest.raises(minicc.MemoryFault) as fault:
        _OBJECT[name](blocks, 64, (x, y, 1000) if name == "ahead" else (x,), engine=engine)
    assert fault.value.address >= x.address + -(-(4 * count + 1) // 256) * 256


@pytest.mark.parametrize("engine", ENGINES)
def test_shared_memory_ends_at_its_granule(engine: str) -> None:
    device = minicc.Device(granule=256)
    with pytest.raises(minicc.MemoryFault, match="the shared memory of this block has 256 bytes"):
        _OBJECT["dynamic"](1, 64, (device.zeros(64),), engine=engine, shared_mem=256)


@pytest.mark.parametrize("engine", ENGINES)
def test_without_padding_each_is_a_fault(engine: str) -> None:
    for name, (threads, arguments, shared, _) in CASES.items():
        if name in ("vectors", "split"):
            continue
        device = minicc.Device()
        with pytest.raises(minicc.MemoryFault):
            _OBJECT[name](1, threads, arguments(device), engine=engine, device=device, shared_mem=shared)


def test_mem_is_strict_whatever_the_granule() -> None:
    device = minicc.Device(granule=256)
    with minicc.checking("mem") as reports, pytest.raises(minicc.MemoryFault):
        _OBJECT["uniform"](1, 8, (device.zeros(5, "i4"), device.zeros(8, "i4")))
    assert [report.kind for report in reports] == ["out-of-bounds"]


def test_padding_is_undefined_to_init() -> None:
    device = minicc.Device(granule=256)
    x, y = device.array(np.zeros(5, np.int32)), device.zeros(8, np.int32)
    with minicc.checking("init") as reports:
        assert _OBJECT["uniform"](1, 8, (x, y)).padded
        y.get()
    assert [report.kind for report in reports] == ["undefined-output"]


@pytest.mark.parametrize("checks", ["race", "sync", "race,sync,init"])
def test_other_checkers_let_it_pass(checks: str) -> None:
    device = minicc.Device(granule=256)
    x, y = device.array(np.arange(60, dtype=np.float32)), device.zeros(60)
    with minicc.checking(*checks.split(",")) as reports:
        assert len(_OBJECT["ahead"](1, 60, (x, y, 60)).padded) == 1
    assert not list(reports)


def test_races_in_padding_are_found() -> None:
    device = minicc.Device(granule=256)
    with minicc.checking("race") as reports:
        _OBJECT["stored"](1, 40, (device.zeros(5, np.int32),))
    assert [report.kind for report in reports] == ["write-after-write"]


@pytest.mark.parametrize("granule", [0, 3, 512, True, "256"])
def test_a_granule_is_a_power_of_two(granule: Any) -> None:
    with pytest.raises(minicc.LaunchError, match="a granule is a power of two from 1 to 256"):
        minicc.Device(granule=granule)


@pytest.mark.parametrize("engine", ENGINES)
def test_local_memory_ends_at_a_multiple_of_16_bytes(engine: str) -> None:
    source = "__global__ void far(int *y, int k) { int v[2] = {1, 2}; int *p = v; y[0] = p[k]; }"
    kernel, device = minicc.compile(source), minicc.Device(granule=256)
    for k, passes in ((1, True), (2, True), (3, True), (4, False), (-1, False)):
        if passes:
            assert bool(kernel["far"](1, 1, (device.zeros(1, "i4"), k), engine=engine).warnings) == (k > 1)
        else:
            with pytest.raises(minicc.MemoryFault, match="the local memory of this thread has 8 bytes"):
                kernel["far"](1, 1, (device.zeros(1, "i4"), k), engine=engine)
        with pytest.raises(minicc.MemoryFault) if k != 1 else nullcontext():
            kernel["far"](1, 1, (minicc.Device().zeros(1, "i4"), k), engine=engine)


def test_large_allocations_have_whole_pages() -> None:
    memory = Memory(granule=256)
    for size in (PAGE - 1, PAGE, PAGE + 4, 3 * PAGE - 4, 3 * PAGE - 300):
        memory.allocate(size)
    assert [a.padding for a in memory.allocations] == [1, 256, PAGE - 4, 4, 300]
    for allocation, following in zip(memory.allocations, memory.allocations[1:]):
        assert allocation.end + allocation.padding <= following.start
    assert not any(
        a.padding for a in (lambda exact: [exact.allocate(PAGE + 4), exact.allocations][1])(Memory())
    )


def test_padding_lies_in_the_guard() -> None:
    memory = Memory(granule=256)
    for size in (0, 1, 255, 256, 257, 4096):
        memory.allocate(size)
    for allocation, following in zip(memory.allocations, memory.allocations[1:]):
        assert allocation.padding <= GUARD and allocation.end + allocation.padding <= following.start
        assert (allocation.padding > 0) == (allocation.size > 0)


def test_what_is_in_padding_is_cleared() -> None:
    memory = Memory(granule=256)
    first = memory.allocate(100)
    memory.bytes[first + 100 : first + 256] = 9
    memory.free(first)
    memory._dirty = max(memory._dirty, first + 256)
    memory._used = -(1 << 40)  # so that addresses are used again
    again = memory.allocate(50)
    assert again == first and not memory.bytes[again : again + 256].any()
