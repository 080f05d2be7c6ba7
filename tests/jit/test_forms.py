"""Forms that are apart are made when a strip first needs one, and not before."""

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
"""Where `rows[1]` points is not known before it is read."""
PLAIN = (
    "__global__ void k(int n, const float *x, float *y) { int i = blockIdx.x * blockDim.x + threadIdx.x; if"
    " (i < n) y[i] = x[i] + 1; }"
)


@pytest.fixture
def made(monkeypatch, tmp_path):
    """The names of the forms that were loaded."""
    result = []
    before = lazy_versions.LazyVersions.__init__

    def init(self, regions, compile):
        before(self, regions, lambda form: result.append(form) or compile(form))

    monkeypatch.setattr(lazy_versions.LazyVersions, "__init__", init)
    monkeypatch.setenv("MINICC_CACHE", str(tmp_path))
    return result


def rows(kernel, threads=N):
    """A launch through a table of pointers; what it wrote."""
    device = minicc.Device()
    x, y = device.array(np.arange(threads, dtype=np.float32)), device.array(np.zeros(threads, np.float32))
    table = device.array(np.array([0, x.address], np.uint64))
    kernel(((threads + 127) // 128,), (128,), (threads, table, y), engine="native", device=device)
    return y.get()


@pytest.mark.parametrize("n, needed", [(1024, []), (N, ["speculative"])])
def test_an_access_through_a_parameter_is_foreseen(made, n, needed):
    kernel = minicc.compile(PLAIN)["k"]
    for _ in range(3):
        x, y = np.arange(n, dtype=np.float32), np.zeros(n, np.float32)
        kernel((8,), (128,), (n, x, y), engine="native")
        assert np.array_equal(y, x + 1)
    assert made == needed


def test_an_access_through_a_pointer_in_memory_needs_one_once(made):
    kernel = minicc.compile(THROUGH)["k"]
    for _ in range(3):
        assert np.array_equal(rows(kernel), np.arange(N) + 1)
    assert made == ["speculative", "checked"]
    assert np.array_equal(rows(minicc.compile(THROUGH)["k"]), np.arange(N) + 1)
    assert made == ["speculative", "checked"] * 2


def test_several_workers_need_one_at_once(made, monkeypatch):
    monkeypatch.setenv("MINICC_THREADS", "4")
    assert np.array_equal(
        rows(minicc.compile(THROUGH)["k"], 1 << 18), np.arange(1 << 18, dtype=np.float32) + 1
    )
    assert sorted(made) == ["checked", "speculative"]


@pytest.mark.parametrize("error", [LaunchError("no code today"), KeyboardInterrupt()])
def test_what_goes_wrong_when_one_is_made_is_told(monkeypatch, error):
    kernel = minicc.compile(THROUGH)["k"]

    def fails(self, number):
        self.exception = error
        return 1

    monkeypatch.setattr(lazy_versions.LazyVersions, "_compile_version", fails)
    with pytest.raises(type(error)):
        rows(kernel)


@pytest.mark.parametrize("where", ["constant", "nowhere", "behind"])
def test_faults_are_those_of_the_reference_engine(made, where):
    module = minicc.compile("""__constant__ float table[32];
        __global__ void at(unsigned long long *where) { *where = (unsigned long long)table; }
        __global__ void k(unsigned long long y) { ((float *)y)[threadIdx.x] = threadIdx.x; }""")
    faults = []
    for engine in ("reference", "native"):
        device = minicc.Device()
        place = device.array(np.zeros(1, np.uint64))
        module["at"]((1,), (1,), (place,), device=device)
        address = {"constant": int(place.get()[0]), "nowhere": 64, "behind": place.address + 4}[where]
        with pytest.raises(minicc.MemoryFault) as result:
            module["k"]((1,), (32,), (address,), engine=engine, device=device)
        faults.append(str(result.value))
    assert faults[0] == faults[1] and made == ["checked"]
