"""Launches by plans (host/native/launches.h): which launches have one, and that they do what any
other launch does.
"""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from minicc.host.device.launch_plans import LaunchPlans
from minicc.host.device.launcher import KernelLaunch
from minicc.host.device.modules import LoadedKernel
from minicc.runtime import LaunchPlan

from .test_foreign import run

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")

PTX = """.version 8.0
.target sm_80
.address_size 64
.visible .entry add(.param .u64 p, .param .u32 value)
{
    .reg .b32 %r<6>; .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [p];
    ld.param.u32 %r1, [value];
    mov.u32 %r2, %ctaid.x;
    mov.u32 %r3, %ntid.x;
    mov.u32 %r4, %tid.x;
    mad.lo.s32 %r2, %r2, %r3, %r4;
    mul.wide.u32 %rd2, %r2, 4;
    add.s64 %rd3, %rd1, %rd2;
    ld.global.u32 %r5, [%rd3];
    add.u32 %r5, %r5, %r1;
    st.global.u32 [%rd3], %r5;
    ret;
}
.visible .entry loop(.param .u64 p, .param .u32 value)
{
    .reg .pred %p<2>; .reg .b32 %r<6>; .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [p];
    ld.param.u32 %r1, [value];
LOOP:
    ld.volatile.global.u32 %r2, [%rd1];
    add.u32 %r2, %r2, 1;
    st.volatile.global.u32 [%rd1], %r2;
    sub.u32 %r1, %r1, 1;
    setp.ne.u32 %p1, %r1, 0;
    @%p1 bra LOOP;
    ret;
}
.extern .shared .align 4 .b8 buffer[];
.visible .entry last(.param .u64 p, .param .u32 offset)
{
    .reg .b32 %r<6>; .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [p];
    ld.param.u32 %r1, [offset];
    mov.u32 %r2, buffer;
    add.u32 %r2, %r2, %r1;
    mov.u32 %r3, %dynamic_smem_size;
    st.shared.u32 [%r2], %r3;
    ld.shared.u32 %r4, [%r2];
    st.global.u32 [%rd1], %r4;
    ret;
}
.extern .func (.param .b32 r) vprintf(.param .b64 format, .param .b64 arguments);
.global .align 1 .b8 text[4] = {111, 107, 10, 0};
.visible .entry print(.param .u64 p, .param .u32 value)
{
    .reg .b32 %r<2>; .reg .b64 %rd<3>;
    mov.u64 %rd1, text;
    cvta.global.u64 %rd1, %rd1;
    mov.u64 %rd2, 0;
    {
    .param .b64 a; .param .b64 b; .param .b32 r;
    st.param.b64 [a], %rd1;
    st.param.b64 [b], %rd2;
    call (r), vprintf, (a, b);
    ld.param.b32 %r1, [r];
    }
    ret;
}
"""
START = f"""
import ctypes, sys
cu = ctypes.CDLL("libcuda.so.1")
def call(name, *args, expected=0):
    status = getattr(cu, name)(*args)
    assert status == expected, (name, status)
def made(name, *args):
    result = ctypes.c_void_p()
    call(name, ctypes.byref(result), *args)
    return result
call("cuInit", 0)
call("cuCtxSetCurrent", made("cuDevicePrimaryCtxRetain", 0))
module = made("cuModuleLoadData", {PTX!r}.encode())
names = "add loop last print".split()
kernels = {{name: made("cuModuleGetFunction", module, name.encode()) for name in names}}
def launch(kernel="add", value=1, pointer=None, stream=None, grid=(4, 1, 1), block=32, shared=0, expected=0,
           name="cuLaunchKernel", extra=None):
    n, p = ctypes.c_uint32(value), pointer or memory
    arguments = None if extra else (ctypes.c_void_p * 2)(ctypes.addressof(p), ctypes.addressof(n))
    call(name, kernels[kernel], *grid, block, 1, 1, shared, stream, arguments, extra, expected=expected)
def planned(*args, **named):
    "Launch without Python."
    launch(*args, name="minicc_plan_cuLaunchKernel", **named)
def unplanned(*args, **named):
    "Check that there is no plan for a launch."
    planned(*args, expected=-1, **named)
def values():
    result = (ctypes.c_uint32 * 128)()
    call("cuMemcpyDtoH_v2", result, memory, ctypes.c_size_t(512))
    return list(result)
memory = made("cuMemAlloc_v2", ctypes.c_size_t(512))
call("cuMemsetD32_v2", memory, 0, ctypes.c_size_t(128))
"""


def run_launches(text: str, *options: str, engine: str = "native") -> subprocess.CompletedProcess[str]:
    """Run Python code with kernels to launch; it must succeed."""
    done = run(sys.executable, "-c", START + text, options=(*options, f"--engine={engine}"))
    assert done.returncode == 0, done.stderr
    return done


def test_repeated_launches_have_a_plan_for_any_grid_and_stream() -> None:
    run_launches("""
unplanned()
launch()
planned(value=2)
planned(grid=(2, 2, 1), value=4)
planned(grid=(1, 1, 1), value=8)
assert values() == [1 + 2 + 8 + 2 * 4] * 32 + [1 + 2 + 2 * 4] * 32 + [3] * 64, values()
stream = made("cuStreamCreate", 1)
planned(stream=stream)
call("cuStreamDestroy_v2", stream)
unplanned(stream=stream)
launch(stream=stream, expected=400)
planned(stream=ctypes.c_void_p(2))
unplanned(block=64)
unplanned("loop")
""")


def test_launches_that_are_not_valid_have_no_plan() -> None:
    run_launches("""
launch()
for grid in ((0, 1, 1), (1, 0, 1), (1, 65536, 1), (2**31, 1, 1), (65536, 65536, 1), (65536, 65536, 65535)):
    unplanned(grid=grid)
launch(grid=(1, 65536, 1), expected=1)
call("minicc_plan_cuLaunchKernel", kernels["add"], 4, 1, 1, 32, 1, 1, 0, None, None, None, expected=-1)
call("cuLaunchKernel", kernels["add"], 4, 1, 1, 32, 1, 1, 0, None, None, None, expected=1)
planned()
assert values() == [2] * 128
""")


def test_parameters_in_a_buffer() -> None:
    run_launches("""
launch()
class Block(ctypes.Structure):
    _fields_ = [("p", ctypes.c_void_p), ("n", ctypes.c_uint32)]
block, size = Block(memory.value, 5), ctypes.c_size_t(12)
extra = (ctypes.c_void_p * 5)(1, ctypes.addressof(block), 2, ctypes.addressof(size), 0)
planned(extra=extra)
assert values() == [6] * 128
size.value = 8
unplanned(extra=extra)
launch(extra=extra, expected=1)
""")


def test_launches_with_attributes_go_through_python() -> None:
    run_launches("""
class Configuration(ctypes.Structure):
    _fields_ = [("grid", ctypes.c_uint * 3), ("block", ctypes.c_uint * 3), ("shared", ctypes.c_uint),
                ("stream", ctypes.c_void_p), ("attributes", ctypes.c_void_p), ("count", ctypes.c_uint)]
n = ctypes.c_uint32(1)
arguments = (ctypes.c_void_p * 2)(ctypes.addressof(memory), ctypes.addressof(n))
def launch_ex(name, config, expected=0):
    call(name, ctypes.byref(config), kernels["add"], arguments, None, expected=expected)
config = Configuration((4, 1, 1), (32, 1, 1))
launch_ex("cuLaunchKernelEx", config)
launch_ex("minicc_plan_cuLaunchKernelEx", config)
cooperative = (ctypes.c_uint * 18)(2, 0, 1)
config.attributes, config.count = ctypes.addressof(cooperative), 1
launch_ex("minicc_plan_cuLaunchKernelEx", config, expected=-1)
launch_ex("cuLaunchKernelEx", config)
cluster = (ctypes.c_uint * 18)(4, 0, 2, 1, 1)
config.attributes = ctypes.addressof(cluster)
launch_ex("cuLaunchKernelEx", config, expected=701)  # the native engine has no clusters
cluster[2] = 3
launch_ex("cuLaunchKernelEx", config, expected=912)
assert values() == [3] * 128
""")


def test_allocations_that_change() -> None:
    done = run_launches("""
launch()
other = made("cuMemAlloc_v2", ctypes.c_size_t(512))
call("cuMemsetD32_v2", other, 0, ctypes.c_size_t(128))
planned(pointer=other, value=7)
planned(value=2)
assert values() == [3] * 128
call("cuMemFree_v2", other)
planned(value=4)
assert values() == [7] * 128
planned(pointer=other, expected=700)
call("cuMemAlloc_v2", ctypes.byref(other), ctypes.c_size_t(512), expected=700)
launch(expected=700)
""")
    assert "use after free" in done.stderr or "freed" in done.stderr, done.stderr


def test_a_fault_is_reported_as_any_other() -> None:
    texts = [
        run_launches(f"""
if {is_planned}:
    launch()
launch(grid=(40, 1, 1), expected=700)
""").stderr
        for is_planned in (True, False)
    ]
    assert texts[0] == texts[1] and "out-of-bounds load" in texts[0], texts


def test_a_shared_memory_size_is_a_shape_of_its_own() -> None:
    run_launches("""
launch("last", value=60, shared=64)
unplanned("last", value=60, shared=128)
launch("last", value=124, shared=128)
for shared in (64, 128):
    planned("last", value=shared - 4, shared=shared)
    assert values()[0] == shared
planned("last", value=4096, shared=64, expected=700)
""")


def test_a_lower_limit_of_shared_memory_is_checked() -> None:
    run_launches("""
launch("last", shared=65536, expected=1)
call("cuFuncSetAttribute", kernels["last"], 8, 65536)
launch("last", value=0, shared=65536)
call("cuFuncSetAttribute", kernels["last"], 8, 70000)
planned("last", value=0, shared=65536)
call("cuFuncSetAttribute", kernels["last"], 8, 60000)
unplanned("last", value=0, shared=65536)
launch("last", value=0, shared=65536, expected=1)
""")


def test_what_is_unloaded_or_reset_has_no_plan() -> None:
    run_launches("""
launch()
launch("loop")
call("cuModuleUnload", module)
unplanned()
unplanned("loop")
launch()
planned()
assert values()[1:] == [3] * 127
call("cuDevicePrimaryCtxReset_v2", 0)
unplanned()
launch(expected=400)
""")


def test_a_capture_takes_launches() -> None:
    run_launches("""
stream = made("cuStreamCreate", 1)
launch(stream=stream)
call("cuStreamBeginCapture_v2", stream, 0)
unplanned(stream=stream)
launch(stream=stream, value=10)
graph = ctypes.c_void_p()
call("cuStreamEndCapture", stream, ctypes.byref(graph))
planned(stream=stream)
assert values() == [2] * 128
executable = made("cuGraphInstantiateWithFlags", graph, ctypes.c_ulonglong(0))
call("cuGraphLaunch", executable, stream)
assert values() == [12] * 128
""")


def test_the_instruction_limit_holds() -> None:
    done = run_launches(
        """
launch("loop")
planned("loop", value=100)
planned("loop", value=100000, expected=702)
""",
        "--max-steps=10000",
    )
    assert "instruction budget of 10000" in done.stderr


def test_launches_of_kernels_that_print_go_through_python() -> None:
    done = run_launches("""
launch("print", block=1, grid=(1, 1, 1))
unplanned("print", block=1, grid=(1, 1, 1))
launch("print", block=1, grid=(1, 1, 1))
""")
    assert done.stdout == "ok\nok\n"


@pytest.mark.parametrize(
    "option", ("--check=all", "--profile", "--order=1", "--summary", "--progress", "--timeout=9")
)
def test_observed_launches_go_through_python(option: str) -> None:
    run_launches("for _ in range(3): launch(); unplanned()\nassert values() == [3] * 128", option)


def test_the_numpy_engine_makes_no_plans() -> None:
    run_launches("launch(); unplanned()", engine="reference")


def test_accesses_of_padding_are_reported_once() -> None:
    done = run_launches("""
launch()
call("cuMemFree_v2", memory)
call("cuMemAlloc_v2", ctypes.byref(memory), ctypes.c_size_t(508))
planned()
planned()
""")
    assert done.stderr.count("warning") == 2, done.stderr
    assert "load of 4 bytes" in done.stderr and "store of 4 bytes" in done.stderr


def test_one_thread_in_all_is_a_shape_of_its_own() -> None:
    run_launches("""
launch(grid=(1, 1, 1), block=1)
unplanned(grid=(2, 1, 1), block=1)
launch(grid=(2, 1, 1), block=1)
planned(grid=(1, 1, 1), block=1)
planned(grid=(3, 1, 1), block=1)
assert values()[:4] == [4, 2, 1, 0]
""")


INTERRUPT = """
import os, signal, threading, time
launch("loop")
planned("loop")
for handler, answer in ((signal.default_int_handler, 999), (signal.SIG_IGN, 0)):
    signal.signal(signal.SIGINT, handler)
    threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT)).start()
    try:
        planned("loop", value=2**32 - 1 if answer else 2**24, expected=answer)
        time.sleep(1)
        assert not answer
    except KeyboardInterrupt:
        print("interrupted")
assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
"""


def test_an_interrupt_ends_a_kernel() -> None:
    for _ in range(12):
        done = run(sys.executable, "-c", START + INTERRUPT, options=("--engine=native",))
        # CPython may handle the signal in the first instructions of the callback that reports the fault, and
        # ctypes then drops the exception.
        if "Exception ignored on calling ctypes callback" not in done.stderr:
            break
    assert (done.returncode, done.stdout) == (0, "interrupted\n"), done.stderr


def test_threads_with_streams_of_their_own() -> None:
    run_launches("""
import threading
failures = []
def work():
    try:
        stream, own = made("cuStreamCreate", 1), made("cuMemAlloc_v2", ctypes.c_size_t(512))
        call("cuMemsetD32_v2", own, 0, ctypes.c_size_t(128))
        for _ in range(200):
            launch(stream=stream, pointer=own)
        result = (ctypes.c_uint32 * 128)()
        call("cuMemcpyDtoH_v2", result, own, ctypes.c_size_t(512))
        assert list(result) == [200] * 128, list(result)
        call("cuMemFree_v2", own)
        call("cuStreamDestroy_v2", stream)
    except BaseException as error:
        failures.append(error)
threads = [threading.Thread(target=work) for _ in range(16)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
assert not failures, failures
""")


def test_plans_that_another_call_removes_meanwhile_are_closed_once() -> None:
    closed: list[int] = []

    def remove(_: Any) -> bool:
        if not closed:
            closed.append(0)  # what a thread, or a destructor, does while this one is in the C part
            plans.forget()
        return True

    def plan(launch: KernelLaunch) -> LaunchPlan:
        def close() -> None:
            closed.append(launch.shared)

        return LaunchPlan(0, 0, 0, 0, 1, 9, False, lambda: None, lambda grid: None, close)  # type: ignore[arg-type, return-value]

    library = SimpleNamespace(minicc_add_plan=lambda _: None, minicc_remove_plan=remove)
    launcher: Any = SimpleNamespace(memory=SimpleNamespace(version=ctypes.c_long()), plan=plan)
    plans = LaunchPlans(library, launcher)
    kernel: Any = LoadedKernel("k", None, [(0, 8)], 8)  # type: ignore[arg-type]
    for shared in (1, 2):
        plans.add(1, KernelLaunch(kernel, (1, 1, 1), (1, 1, 1), shared, b""))
    plans.forget()
    assert closed == [0, 1, 2]
