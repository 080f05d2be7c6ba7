"""printf, assert and the heap, as CUDA's device runtime gives them."""

import ctypes

import numpy as np
import pytest

import minicc
from minicc.runtime.engine.executable import BASIC
from minicc.runtime.numpy_engine.instructions.syscalls import SYSCALLS
from minicc.support.diagnostics import TrapFault

INTEGERS = [
    "%d",
    "%5d",
    "%-5d|",
    "%05d",
    "%+d",
    "% d",
    "%.3d",
    "%8.3d",
    "%i",
    "%u",
    "%o",
    "%#o",
    "%x",
    "%#X",
    "%08x",
    "%#010x",
    "%hd",
    "%hhu",
    "%.0d",
    "%c",
]
FLOATS = [
    "%f",
    "%.0f",
    "%#.0f",
    "%10.3f",
    "%-10.3f|",
    "%+e",
    "%012.4e",
    "%g",
    "%G",
    "%#g",
    "% .3g",
    "%a",
    "%.2a",
    "%A",
    "%.0a",
    "%.15a",
    "%F",
]


def _libc(spec: str, value: object) -> str:
    buffer = ctypes.create_string_buffer(500)
    ctypes.CDLL(None).snprintf(buffer, 500, spec.encode(), value)
    return buffer.value.decode("latin-1")


def _printed(spec: str, ctype: str, values: np.ndarray) -> list[str]:
    text = spec.replace("\\", "\\\\").replace('"', '\\"')
    source = f'extern "C" __global__ void k(const {ctype} *x) {{ printf("{text}\\n", x[threadIdx.x]); }}'
    return minicc.compile(source)["k"][1, len(values)](values).output.split("\n")[:-1]


@pytest.mark.parametrize("spec", INTEGERS)
def test_integers_as_in_c(spec, capsys):
    values = np.array([0, 1, -1, 65, 2**31 - 1, -(2**31), 300], np.int32)
    if spec == "%c":
        values = np.array([65, 97, 48, 126], np.int32)
    assert _printed(spec, "int", values) == [_libc(spec, ctypes.c_int(v)) for v in values.tolist()]


@pytest.mark.parametrize("spec", FLOATS)
def test_floats_as_in_c(spec, capsys):
    values = np.array([0.0, -0.0, 1.0, 0.1, -1.5, 1e300, 5e-324, 123456.789, np.inf, -np.inf], np.float64)
    assert _printed(spec, "double", values) == [_libc(spec, ctypes.c_double(v)) for v in values.tolist()]


def test_long_and_star_and_string(capsys):
    source = r"""
    extern "C" __global__ void k(long long n) {
        char word[3] = { 'a', (char)('0' + threadIdx.x), 0 };
        int r = printf("%lld %*d %-*d| %.*f %s %5s %.1s %% %p\n", n, 6, 7, 4, 5, 2, 1.0f, word, "xy",
    "hello", (void *)n);
        if (threadIdx.x == 1) printf("%d\n", r);
    }"""
    result = minicc.compile(source)["k"][1, 2](2**40)
    line = "1099511627776      7 5   | 1.00 a{}    xy h % 0x10000000000\n"
    assert result.output == line.format(0) + line.format(1) + "11\n"
    assert capsys.readouterr().out == result.output


@pytest.mark.parametrize("engine", ["reference", "plain"])
def test_order_is_block_thread_time(engine, capsys):
    source = r"""
    extern "C" __global__ void k() {
        for (int i = 0; i < 2; i++) {
            if (threadIdx.x & 1) printf("%d.%d.%d\n", blockIdx.x, threadIdx.x, i);
            else printf("%d.%d.%d\n", blockIdx.x, threadIdx.x, i);
            __syncthreads();
        }
    }"""
    result = minicc.compile(source)["k"]((3,), (4,), (), engine=engine)
    assert result.output.split() == [f"{b}.{t}.{i}" for b in range(3) for t in range(4) for i in range(2)]


def test_what_was_printed_before_a_fault_appears(capsys):
    source = r"""
    #include <assert.h>
    extern "C" __global__ void k(int n) { printf("%d\n", threadIdx.x); __syncthreads();
      assert(threadIdx.x < n); }"""
    with pytest.raises(TrapFault, match=r"void k\(int\): assertion 'threadIdx.x < n' failed"):
        minicc.compile(source)["k"][1, 4](2)
    assert capsys.readouterr().out == "0\n1\n2\n3\n"


def test_ndebug_removes_assertions():
    source = '#include <assert.h>\nextern "C" __global__ void k() { assert(false); }'
    minicc.compile(source, options=("-DNDEBUG",))["k"][1, 1]()


def test_heap():
    source = r"""
    extern "C" __global__ void k(int *out) {
        int *p = (int *)malloc(4 * sizeof(int));
        for (int i = 0; i < 4; i++) p[i] = threadIdx.x + i;
        __syncthreads();
        out[threadIdx.x] = p[0] + p[3];
        free(p);
        free(0);
        if (malloc(1 << 30)) out[0] = -1;
    }
    extern "C" __global__ void twice() { void *p = malloc(4); free(p); free(p); }
    extern "C" __global__ void after() { int *p = (int *)malloc(4); free(p); *(volatile int *)p = 1; }
    """
    obj = minicc.compile(source)
    out = np.zeros(64, np.int32)
    obj["k"][1, 64](out)
    assert (out == 2 * np.arange(64) + 3).all()
    with pytest.raises(TrapFault, match="which malloc did not return"):
        obj["twice"][1, 1]()
    with pytest.raises(minicc.MemoryFault):
        obj["after"][1, 1]()


def test_every_provided_function_does_something() -> None:
    assert SYSCALLS.keys() == BASIC.keys(), (
        "runtime/numpy_engine/instructions/syscalls.py and BASIC in runtime/engine/executable.py name the"
        " same functions"
    )
