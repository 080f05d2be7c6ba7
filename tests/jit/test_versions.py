"""Lazily compiled versions (`jit/lazy_versions.py`): they are compiled once, when a gang first needs them."""

import numpy as np
import pytest

import minicc
from minicc.jit import lazy_versions
from minicc.support.diagnostics import LaunchError

N = 1000
THROUGH = (
    "__global__ void k(int n, float **rows, float *y) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i"
    " < n) y[i] = rows[1][i] + 1; }"
)
"""A kernel with an access whose allocation is unknown before the launch: its pointer is loaded."""
PLAIN = (
    "__global__ void k(int n, const float *x, float *y) { int i = blockIdx.x * blockDim.x + threadIdx.x; if"
    " (i < n) y[i] = x[i] + 1; }"
)


@pytest.fixture
def compiled(monkeypatch, tmp_path):
    """The names of the versions that have been compiled."""
    result = []
    before = lazy_versions.LazyVersions.__init__

    def init(self, regions, compile):
        before(self, regions, lambda form: result.append(form) or compile(form))

    monkeypatch.setattr(lazy_versions.LazyVersions, "__init__", init)
    monkeypatch.setenv("MINICC_CACHE", str(tmp_path))
    return result


def rows(kernel, threads=N):
    """Launch with a table of pointers. Return the result."""
    device = minicc.Device()
    x, y = device.array(np.arange(threads, dtype=np.float32)), device.array(np.zeros(threads, np.float32))
    table = device.array(np.array([0, x.address], np.uint64))
    kernel(((threads + 127) // 128,), (128,), (threads, table, y), engine="native", device=device)
    return y.get()


@pytest.mark.parametrize("n, needed", [(1024, []), (N, ["speculative"])])
def test_accesses_through_parameters_need_no_checked_version(compiled, n, needed):
    kernel = minicc.compile(PLAIN)["k"]
    for _ in range(3):
        x, y = np.arange(n, dtype=np.float32), np.zeros(n, np.float32)
        kernel((8,), (128,), (n, x, y), engine="native")
        assert np.array_equal(y, x + 1)
    assert compiled == needed


def test_an_access_through_a_loaded_pointer_compiles_versions_once(compiled):
    kernel = minicc.compile(THROUGH)["k"]
    for _ in range(3):
        assert np.array_equal(rows(kernel), np.arange(N) + 1)
    assert compiled == ["speculative", "checked"]
    assert np.array_equal(rows(minicc.compile(THROUGH)["k"]), np.arange(N) + 1)
    assert compiled == ["speculative", "checked"] * 2


def test_concurrent_workers_compile_a_version_once(compiled, monkeypatch):
    monkeypatch.setenv("MINICC_THREADS", "4")
    assert np.array_equal(
        rows(minicc.compile(THROUGH)["k"], 1 << 18), np.arange(1 << 18, dtype=np.float32) + 1
    )
    assert sorted(compiled) == ["checked", "speculative"]


@pytest.mark.parametrize("error", [LaunchError("no code today"), KeyboardInterrupt()])
def test_an_exception_of_a_lazy_compilation_is_raised(monkeypatch, error):
    kernel = minicc.compile(THROUGH)["k"]

    def fails(self, number):
        self.exception = error
        return 1

    monkeypatch.setattr(lazy_versions.LazyVersions, "_compile_version", fails)
    with pytest.raises(type(error)):
        rows(kernel)


@pytest.mark.parametrize("where", ["constant", "unallocated", "beyond_end"])
def test_faults_are_those_of_the_reference_engine(compiled, where):
    module = minicc.compile("""__constant__ float table[32];
        __global__ void at(unsigned long long *where) { *where = (unsigned long long)table; }
        __global__ void k(unsigned long long y) { ((float *)y)[threadIdx.x] = threadIdx.x; }""")
    faults = []
    for engine in ("reference", "native"):
        device = minicc.Device()
        place = device.array(np.zeros(1, np.uint64))
        module["at"]((1,), (1,), (place,), device=device)
        address = {"constant": int(place.get()[0]), "unallocated": 64, "beyond_end": place.address + 4}[where]
        with pytest.raises(minicc.MemoryFault) as result:
            module["k"]((1,), (32,), (address,), engine=engine, device=device)
        faults.append(str(result.value))
    assert faults[0] == faults[1] and compiled == ["checked"]
