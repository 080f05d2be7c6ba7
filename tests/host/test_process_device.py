"""Kernels of the Python API on addresses of the driver, in a process under `minicc exec`."""

from __future__ import annotations

import shutil

import pytest

from .test_foreign import run_python

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")
MIXED = """
import numpy as np, minicc
call("cuMemcpyHtoD_v2", pointer, values, ctypes.c_size_t(400))
class Described:
    def __init__(self, address, shape, **more):
        self.__cuda_array_interface__ = {
            "version": 3, "shape": shape, "typestr": "<u4", "data": (address, False), "stream": 1, **more}
SOURCE = "__global__ void add(unsigned *x, const unsigned *y) { x[threadIdx.x] += y[threadIdx.x]; }"
k = minicc.compile(SOURCE)
x = Described(pointer.value, (100,))
"""


def test_kernels_take_addresses_of_the_driver() -> None:
    done = run_python(
        MIXED
        + """
stream = ctypes.c_void_p()
call("cuStreamCreate", ctypes.byref(stream), 1)
launch(stream=stream)                             # x = 2i, in a stream that nobody waits for
k["add"][1, 100](x, np.full(100, 5, np.uint32))   # + 5, with an array of the host
k["add"][1, 100](x, x)                            # doubled
launch()
call("cuMemcpyDtoH_v2", values, pointer, ctypes.c_size_t(400))
assert list(values) == [4 * (2 * i + 5) for i in range(100)]
print("done")
""",
        "--order=3",
    )
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr


def test_other_addresses_and_devices_are_refused() -> None:
    done = run_python(
        MIXED
        + """
y = minicc.Device().zeros(100, np.uint32)
for arguments in ((x, y), (Described(pointer.value, (101,)), None), (Described(0x7000, (1,)), None)):
    try:
        k["add"][1, 1](*arguments)
    except minicc.LaunchError as error:
        print(str(error).partition(": ")[2])
call("cuMemFree_v2", pointer)
try:
    k["add"][1, 1](x, None)
except minicc.LaunchError as error:
    print(str(error).partition(": ")[2])
""",
        "--memory=exact",
    )
    lines = done.stdout.splitlines()
    assert done.returncode == 0 and len(lines) == 4, done.stderr
    assert lines[0] == "arguments of kernel 'add' are on different devices"
    assert all(
        "no device of minicc in this process has allocated memory at its address" in line
        for line in lines[1:]
    )


def test_a_fault_is_an_exception_of_the_launch() -> None:
    done = run_python(
        MIXED
        + """
try:
    k["add"][1, 128](x, x)
except minicc.MemoryFault as fault:
    print("out-of-bounds" in str(fault))
launch(count=100)
""",
        "--memory=exact",
    )
    assert (done.returncode, done.stdout) == (0, "True\n"), done.stderr
