"""Foreign processes under `minicc exec`: the driver's library in a Python process, in a program in C, and
programs of nvcc.
"""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from minicc.host import driver_exports, functions
from minicc.host.api.device import DeviceProperties
from minicc.host.api.driver_symbols import driver_symbols, parameter_letters, resolve_symbols
from minicc.host.libraries import nvjitlink
from minicc.host.libraries.driver_unsupported import REASONS, explain
from minicc.host.library_folder import library_folder
from minicc.host.runtime_exports import GRAPHICS

from .test_runtime_api import nvidias_headers

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")

PTX = """.version 8.0
.target sm_80
.address_size 64
.visible .global .align 4 .u32 total;
.visible .entry twice(.param .u64 p, .param .u32 n)
{
    .reg .pred %p<2>; .reg .b32 %r<6>; .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [p];
    ld.param.u32 %r1, [n];
    mov.u32 %r2, %ctaid.x;
    mov.u32 %r3, %ntid.x;
    mov.u32 %r4, %tid.x;
    mad.lo.s32 %r2, %r2, %r3, %r4;
    setp.ge.u32 %p1, %r2, %r1;
    @%p1 ret;
    mul.wide.u32 %rd2, %r2, 4;
    add.s64 %rd3, %rd1, %rd2;
    ld.global.u32 %r5, [%rd3];
    add.u32 %r5, %r5, %r5;
    st.global.u32 [%rd3], %r5;
    ret;
}
"""
START = f"""
import ctypes, sys
cu = ctypes.CDLL("libcuda.so.1")
PTX = {PTX!r}.encode()
def call(name, *args, expected=0):
    status = getattr(cu, name)(*args)
    assert status == expected, (name, status)
context, module, kernel, pointer = (ctypes.c_void_p() for _ in range(4))
call("cuInit", 0)
call("cuCtxCreate_v2", ctypes.byref(context), 0, 0)
call("cuModuleLoadData", ctypes.byref(module), PTX)
call("cuModuleGetFunction", ctypes.byref(kernel), module, b"twice")
call("cuMemAlloc_v2", ctypes.byref(pointer), ctypes.c_size_t(400))
values = (ctypes.c_uint32 * 100)(*range(100))
call("cuMemcpyHtoD_v2", pointer, values, ctypes.c_size_t(400))
def launch(count=100, stream=None, name="cuLaunchKernel", expected=0):
    n = ctypes.c_uint32(count)
    arguments = (ctypes.c_void_p * 2)(ctypes.addressof(pointer), ctypes.addressof(n))
    call(name, kernel, 4, 1, 1, 32, 1, 1, 0, stream, arguments, None, expected=expected)
"""


def run(*command: str, options: tuple[str, ...] = (), **settings: Any) -> subprocess.CompletedProcess[str]:
    """Run a command under `minicc exec`."""
    return subprocess.run(
        [sys.executable, "-m", "minicc", "exec", *options, "--", *command],
        capture_output=True,
        text=True,
        timeout=120,
        **settings,
    )


COPIES = r"""
from ctypes import c_float, c_int, c_size_t, c_uint, c_uint64, c_void_p, byref, sizeof
class End(ctypes.Structure):
    _fields_ = [(n, c_size_t) for n in "x y z lod".split()] + [("kind", c_int), ("host", c_void_p),
        ("device", c_uint64), ("array", c_void_p), ("context", c_void_p), ("pitch", c_size_t),
        ("height", c_size_t)]
class Copy(ctypes.Structure):
    _fields_ = [("source", End), ("target", End)] + [(n, c_size_t) for n in ("width", "height", "depth")]
def size(n):
    return c_size_t(n)
"""
"""The structure CUDA_MEMCPY3D, for programs that begin with START."""


def header_layouts(folder: Path, fields: dict[str, str]) -> list[str]:
    """Return the name and size of structures in NVIDIA's header, with the offset of a field in each."""
    shown = "".join(
        f'printf("{kind} %zu %zu\\n", sizeof({kind}), offsetof({kind}, {field}));'
        for kind, field in fields.items()
    )
    (folder / "show.cpp").write_text(
        "#include <cuda.h>\n#include <cstddef>\n#include <cstdio>\n" + f"int main() {{ {shown} }}\n"
    )
    subprocess.run(["g++", "-w", f"-I{nvidias_headers()}", "show.cpp", "-o", "show"], cwd=folder, check=True)
    return subprocess.run(
        [str(folder / "show")], capture_output=True, text=True, check=True
    ).stdout.splitlines()


def run_python(text: str, *options: str) -> subprocess.CompletedProcess[str]:
    return run(sys.executable, "-c", START + text, options=options)


def test_rows_have_the_parameters_of_their_symbols() -> None:
    for row in functions.libraries():
        if row.result == "CUresult" and row.symbol in driver_symbols():
            assert parameter_letters(row) == driver_symbols()[row.symbol].parameters, row.symbol


def test_the_table_of_symbols_is_that_of_the_headers() -> None:
    folder = nvidias_headers()
    made = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "driver_symbols.py"), str(folder)],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    lines = made.splitlines()
    assert len(lines) > 600
    assert set(lines) <= set((ROOT / "host" / "api" / "driver_symbols.tsv").read_text().splitlines())


def test_the_library_has_every_symbol() -> None:
    library = ctypes.CDLL(str(library_folder() / "libcuda.so.1"), mode=os.RTLD_LAZY)
    names = [*driver_symbols(), *driver_exports.GRAPHICS]
    assert not [name for name in names if not hasattr(library, name)]


def test_symbols_without_an_answer_have_a_reason() -> None:
    answers = resolve_symbols([row for row in functions.libraries() if row.result == "CUresult"])
    unanswered = {
        *(name for name, row in answers.items() if row is None),
        *GRAPHICS,
        *driver_exports.GRAPHICS,
    }
    assert {name for name in unanswered if not explain(name)} == set()
    unused = {pattern for pattern in REASONS if not any(re.match(pattern, name) for name in unanswered)}
    assert unused == set()


def test_the_documentation_says_how_many_symbols_are_answered() -> None:
    answers = resolve_symbols([row for row in functions.libraries() if row.result == "CUresult"])
    answered = sum(row is not None for row in answers.values())
    text = (ROOT / "docs" / "frameworks.md").read_text()
    assert f"Of the {len(answers)} symbols of the driver's library {answered} are answered." in text


def test_device_properties_have_the_layout_of_the_header(tmp_path: Path) -> None:
    removed = {"clockRate", "memoryClockRate", "deviceOverlap", "kernelExecTimeoutEnabled", "computeMode",
        "maxTexture1DLinear", "singleToDoublePrecisionPerfRatio", "cooperativeMultiDeviceLaunch",
        "reserved"}  # fmt: skip
    names = [item[0] for item in DeviceProperties._fields_ if item[0] not in removed]
    shown = "".join(f'printf("{name} %zu\\n", offsetof(cudaDeviceProp, {name}));' for name in names)
    (tmp_path / "show.cpp").write_text(
        "#include <cuda_runtime_api.h>\n#include <cstddef>\n#include <cstdio>\n"
        f'int main() {{ {shown} printf("size %zu\\n", sizeof(cudaDeviceProp)); }}\n'
    )
    subprocess.run(
        ["g++", "-w", f"-I{nvidias_headers()}", "show.cpp", "-o", "show"], cwd=tmp_path, check=True
    )
    output = subprocess.run([str(tmp_path / "show")], capture_output=True, text=True, check=True).stdout
    assert output.splitlines() == [
        *(f"{name} {getattr(DeviceProperties, name).offset}" for name in names),
        f"size {ctypes.sizeof(DeviceProperties)}",
    ]


def test_a_python_process_runs_a_kernel() -> None:
    done = run_python(
        """
launch()
launch(name="cuLaunchKernel_ptsz")
call("cuMemcpyDtoH_v2", values, pointer, ctypes.c_size_t(400))
assert list(values) == [4 * i for i in range(100)]
print("done")
""",
        "--summary",
    )
    assert (done.returncode, done.stdout) == (0, "done\n")
    assert "twice" in done.stderr and "cuLaunchKernel" in done.stderr


def test_a_fault_is_an_error_of_the_call_and_the_process_goes_on() -> None:
    done = run_python(
        """
launch(count=128, expected=700)
call("cuMemAlloc_v2", ctypes.byref(pointer), ctypes.c_size_t(4), expected=700)
name = ctypes.c_char_p()
call("cuGetErrorName", 700, ctypes.byref(name))
print(name.value.decode())
""",
        "--memory=exact",
    )
    assert (done.returncode, done.stdout) == (0, "CUDA_ERROR_ILLEGAL_ADDRESS\n")
    assert "out-of-bounds" in done.stderr and "'twice'" in done.stderr


def test_entry_points_are_found_by_name_and_version() -> None:
    done = run_python(
        """
def find(name, version, flags=0):
    function, status = ctypes.c_void_p(), ctypes.c_int()
    outs = ctypes.byref(function), ctypes.byref(status)
    call("cuGetProcAddress_v2", name, outs[0], version, ctypes.c_uint64(flags), outs[1])
    return function.value, status.value
def address(name):
    return ctypes.cast(getattr(cu, name), ctypes.c_void_p).value
assert find(b"cuMemAlloc", 12000) == (address("cuMemAlloc_v2"), 0)
assert find(b"cuCtxCreate", 11000) == (address("cuCtxCreate_v2"), 0)
assert find(b"cuCtxCreate", 12050) == (address("cuCtxCreate_v4"), 0)
assert find(b"cuLaunchKernel", 12000, 2) == (address("cuLaunchKernel_ptsz"), 0)
assert find(b"cuNothing", 12000) == (None, 1)
assert find(b"cuLaunchKernelEx", 10000) == (None, 2)
call("cuGetProcAddress", b"cuNothing", ctypes.byref(pointer), 12000, ctypes.c_uint64(0), expected=500)
print("done")
"""
    )
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr


def test_what_is_not_supported_says_so_once() -> None:
    done = run_python(
        """
for _ in range(3):
    call("cuGreenCtxDestroy", None, expected=801)
"""
    )
    message = "'cuGreenCtxDestroy' is not supported (the device cannot be partitioned)"
    assert done.returncode == 0 and done.stderr.count(message) == 1


def test_contexts_are_a_stack_of_each_thread() -> None:
    done = run_python(
        """
import threading
def current():
    out = ctypes.c_void_p(77)
    call("cuCtxGetCurrent", ctypes.byref(out))
    return out.value
assert current() == context.value
call("cuDevicePrimaryCtxRetain", ctypes.byref(module), 0)
call("cuCtxPushCurrent_v2", module)
assert current() == module.value != context.value
call("cuCtxPopCurrent_v2", ctypes.byref(module))
assert current() == context.value
other = []
thread = threading.Thread(target=lambda: other.append(current()))
thread.start(); thread.join()
assert other == [None]
call("cuCtxDestroy_v2", context)
assert current() is None
call("cuCtxSetCurrent", context, expected=201)
print("done")
"""
    )
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr


def test_threads_launch_at_once() -> None:
    done = run_python(
        """
import threading
call("cuMemsetD32_v2", pointer, 1, ctypes.c_size_t(100))
failures = []
def work():
    try:
        for _ in range(4):
            launch(count=0)
    except BaseException as error:
        failures.append(error)
threads = [threading.Thread(target=work) for _ in range(16)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
assert not failures, failures
print("done")
"""
    )
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr


def test_a_child_process_cannot_use_what_its_parent_has_initialised() -> None:
    done = run_python(
        """
import os
child = os.fork()
if not child:
    os._exit(cu.cuMemAlloc_v2(ctypes.byref(pointer), ctypes.c_size_t(4)))
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
launch()
"""
    )
    assert (done.returncode, done.stdout) == (0, "3\n"), done.stderr


def test_objects_that_outlive_the_interpreter_are_released_silently() -> None:
    done = run_python(
        """
import os
class Owner:
    def __del__(self, cu=cu, write=os.write):
        results = cu.cuMemFree_v2(pointer), cu.cuCtxSetCurrent(context), cu.cuModuleUnload(module)
        write(1, b"%d %d %d" % results)
sys.owner = Owner()
"""
    )
    assert (done.returncode, done.stdout) == (0, "0 0 0"), done.stderr


def test_images_that_cannot_be_loaded() -> None:
    done = run_python(
        """
call("cuModuleLoadData", ctypes.byref(module), b"\\x7fELF" + bytes(60), expected=209)
call("cuModuleLoadData", ctypes.byref(module), b"!<arch>\\n" + bytes(60), expected=209)
call("cuModuleLoadData", ctypes.byref(module), b"\\xed\\x43\\x4e\\x7f" + bytes(60), expected=209)
call("cuModuleLoadData", ctypes.byref(module), b".version 8.0 nonsense", expected=218)
call("cuModuleLoadData", ctypes.byref(module), None, expected=1)
"""
    )
    assert done.returncode == 0 and "-gencode arch=compute_80,code=compute_80" in done.stderr
    assert "library of machine code" in done.stderr and "link-time optimisation" in done.stderr


def test_unnamed_images_that_cannot_be_linked() -> None:
    done = run_python(
        """
nv = ctypes.CDLL("libnvJitLink.so.13")
linker, options = ctypes.c_void_p(), (ctypes.c_char_p * 1)(b"-arch=sm_80")
assert nv.nvJitLinkCreate(ctypes.byref(linker), 1, options) == 0
assert nv.nvJitLinkAddData(linker, 6, b"!<arch>\\n", ctypes.c_size_t(8), b"") == 3
call("cuLinkCreate", 0, None, None, ctypes.byref(linker))
call("cuLinkAddData", linker, 0, b"\\x7fELF", ctypes.c_size_t(4), b"", 0, None, None, expected=209)
"""
    )
    assert done.returncode == 0, done.stderr
    assert "an image: libraries of machine code are not linked" in done.stderr
    assert "an image: only PTX is linked" in done.stderr


def test_an_nvjitlink_that_hands_out_ptx_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check the toolkit's library of CUDA 13.0, which has no function for the linked intermediate code."""

    class Old:
        def nvJitLinkCreate(self, *_: Any) -> int:
            return 0

        nvJitLinkAddData = nvJitLinkComplete = nvJitLinkDestroy = nvJitLinkCreate

        def nvJitLinkGetLinkedPtxSize(self, _: Any, size: Any) -> int:
            size._obj.value = 4
            return 0

        def nvJitLinkGetLinkedPtx(self, _: Any, out: Any) -> int:
            out.value = b"PTX"
            return 0

    monkeypatch.setattr(nvjitlink, "toolkit_library", lambda name: Old())
    job = nvjitlink.LinkJob(["-lto"], intermediate=[("a", b"code")])
    assert nvjitlink._optimise(job) == "PTX" and not job.linked_intermediate


def test_options_and_empty_results_of_nvjitlink() -> None:
    done = run_python(
        """
nv = ctypes.CDLL("libnvJitLink.so.13")
def make(*words):
    handle, options = ctypes.c_void_p(), (ctypes.c_char_p * len(words))(*words)
    return nv.nvJitLinkCreate(ctypes.byref(handle), len(words), options), handle
assert make(b"-arch=sm_80", b"-fictitious_option")[0] == 1
assert make(b"-arch=sm_XX")[0] == 1
assert make(b"-O3")[0] == 2
status, handle = make(b"-arch=sm_80", b"-O3", b"-lineinfo", b"-maxrregcount=32")
size = ctypes.c_size_t()
assert status == 0 and nv.__nvJitLinkGetLinkedCubinSize_13_0(handle, ctypes.byref(size)) == 3
assert nv.nvJitLinkComplete(handle) == 0
assert nv.nvJitLinkGetLinkedCubinSize(handle, ctypes.byref(size)) == 0
image = ctypes.create_string_buffer(size.value)
assert nv.nvJitLinkGetLinkedCubin(handle, image) == 0
call("cuModuleLoadData", ctypes.byref(module), image)
assert nv.nvJitLinkGetLinkedLTOIRSize(handle, ctypes.byref(size)) == 18
assert nv.nvJitLinkDestroy(ctypes.byref(handle)) == 0
status, handle = make(b"-arch=sm_80", b"-maxrregcount=5")
assert nv.nvJitLinkAddData(handle, 2, PTX, ctypes.c_size_t(len(PTX)), b"a") == 0
assert nv.nvJitLinkComplete(handle) == 0 and nv.nvJitLinkGetLinkedPtxSize(handle, ctypes.byref(size)) == 0
image = ctypes.create_string_buffer(size.value)
assert nv.nvJitLinkGetLinkedPtx(handle, image) == 0 and b".maxnreg 5" in image.value
registers = ctypes.c_int()
call("cuModuleLoadData", ctypes.byref(module), image)
call("cuModuleGetFunction", ctypes.byref(kernel), module, b"twice")
call("cuFuncGetAttribute", ctypes.byref(registers), 4, kernel)
assert registers.value == 5, registers.value
"""
    )
    assert done.returncode == 0, done.stderr


PENDING = r"""
/* Calls the driver as a destructor does while an exception passes: the caller's thread has one pending. */
extern void PyErr_SetString(void *, const char *);
extern void *PyErr_Occurred(void);
extern int cuMemFree_v2(unsigned long long), cuMemAlloc_v2(unsigned long long *, unsigned long);
int pending(void *type) {
    unsigned long long pointer;
    PyErr_SetString(type, "pending");
    return cuMemAlloc_v2(&pointer, 100) || cuMemFree_v2(pointer) || cuMemFree_v2(1) != 1
        || PyErr_Occurred() != type;
}
"""


def test_a_caller_may_have_an_exception_pending(tmp_path: Path) -> None:
    (tmp_path / "pending.c").write_text(PENDING)
    library = tmp_path / "libpending.so"
    subprocess.run(["gcc", "-shared", "-fPIC", tmp_path / "pending.c", "-o", library], check=True)
    done = run_python(
        f"""
pending = ctypes.PyDLL({str(library)!r}).pending
pending.argtypes = [ctypes.py_object]
try:
    pending(KeyError)
except KeyError as error:
    print(error)
launch()
call("cuCtxSynchronize")
"""
    )
    assert (done.returncode, done.stdout) == (0, "'pending'\n"), done.stderr
    assert "internal error" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "no command"),
        (("--", "no-such-command-anywhere"), "no such command"),
        (("--max-steps=x", "--", "true"), "expects a number"),
        (("--nonsense", "--", "true"), "unknown option '--nonsense'"),
    ],
)
def test_command_lines_that_are_rejected(arguments: tuple[str, ...], message: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "minicc", "exec", *arguments], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2 and message in done.stderr


C = r"""
#include <stdio.h>
extern int cuInit(unsigned), cuDeviceGetCount(int *), cuDriverGetVersion(int *);
extern int cuCtxCreate_v2(void **, unsigned, int), cuModuleLoadData(void **, const void *);
int main(void) {
    int count = 0, version = 0, failures = 0;
    void *context, *module;
    failures += cuInit(0) != 0;
    failures += cuDeviceGetCount(&count) != 0;
    failures += cuDriverGetVersion(&version) != 0;
    failures += cuCtxCreate_v2(&context, 0, 0) != 0;
    failures += cuModuleLoadData(&module, ".version 8.0\n.target sm_80\n.address_size 64\n") != 0;
    printf("%d device, %d\n", count, version);
    return failures;
}
"""


def test_a_program_in_c_is_linked_with_the_drivers_library(tmp_path: Path) -> None:
    (tmp_path / "p.c").write_text(C)
    folder = library_folder()
    subprocess.run(["gcc", "p.c", f"-L{folder}", "-lcuda", "-o", "p"], cwd=tmp_path, check=True)
    done = run(str(tmp_path / "p"))
    assert (done.returncode, done.stdout) == (0, "1 device, 13050\n"), done.stderr


@pytest.fixture
def nvcc(tmp_path: Path) -> Callable[..., str]:
    """Return a function that compiles an example program and returns the file."""
    if shutil.which("nvcc") is None:
        pytest.skip("no nvcc on PATH")

    def compile_program(name: str, *options: str) -> str:
        source, output = ROOT / "examples" / "programs" / f"{name}.cu", tmp_path / name
        subprocess.run(
            ["nvcc", "-w", "-std=c++17", *options, str(source), "-o", str(output)],
            check=True,
            capture_output=True,
        )
        return str(output)

    return compile_program


@pytest.mark.parametrize(
    "name", ["saxpy", "managed", "groups", "conditional_graphs", "texture2d", "wmma_gemm"]
)
def test_programs_of_nvcc_run(name: str, nvcc: Callable[..., str]) -> None:
    program = nvcc(name, "-cudart", "shared", "-gencode", "arch=compute_80,code=compute_80")
    done = run(program)
    assert done.returncode == 0, done.stderr


def test_a_program_of_nvcc_without_ptx_is_explained(nvcc: Callable[..., str]) -> None:
    done = run(nvcc("saxpy", "-cudart", "shared", "-gencode", "arch=compute_80,code=sm_80"))
    assert "machine code only (sm_80)" in done.stderr and "code=compute_80" in done.stderr


def test_a_runtime_that_is_linked_statically_is_explained(nvcc: Callable[..., str]) -> None:
    done = run(nvcc("saxpy"))
    assert done.returncode and "link it with 'nvcc -cudart shared'" in done.stderr
