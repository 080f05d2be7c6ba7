"""Bad conditions for `minicc exec`: damaged images, wrong handles, faults beside launches, killed processes,
no host compiler. The process gets CUDA's error, or a message; it never crashes.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from minicc.host.device.fat_binary import ImageError

from ..fuzz.driver import run_batch
from .test_cache import being_made, slow_compiler
from .test_fat_binary import LZ4, TEXT, entry, fat_binary, lz4_literals, read
from .test_foreign import START, run, run_python

needs_compiler = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")
DOCUMENTED = {0, 1, 200, 209, 218}
"""The statuses of an image: loaded, invalid value, invalid image, no binary for the device, invalid PTX."""
IMAGES = {
    "text": fat_binary(entry(b"\x7fELF" + bytes(60), 2), entry(TEXT)),
    "lz4": fat_binary(entry(lz4_literals(TEXT), flags=LZ4, plain=len(TEXT))),
}


def read_or_reject(image: bytes, size: int | None) -> None:
    """Read an image that may be damaged: it is text, or rejected."""
    with contextlib.suppress(ImageError):
        assert isinstance(read(image, size), bytes)


@pytest.mark.parametrize("name", IMAGES)
def test_an_image_that_is_cut_at_any_length_is_read_or_rejected(name: str) -> None:
    image = IMAGES[name]
    for length in range(len(image)):
        read_or_reject(image[:length], length)
        read_or_reject(image[:length], None)


@pytest.mark.parametrize("name", IMAGES)
def test_an_image_with_any_damaged_byte_is_read_or_rejected(name: str) -> None:
    image = IMAGES[name]
    for at in range(150):
        for value in (0, 1, 0x7F, 0xFF):
            damaged = image[:at] + bytes([value]) + image[at + 1 :]
            read_or_reject(damaged, len(image))
            read_or_reject(damaged, None)


def test_an_image_that_announces_more_than_there_is_memory() -> None:
    huge = fat_binary(entry(lz4_literals(TEXT), flags=LZ4, plain=1 << 62))
    zstd = fat_binary(entry(TEXT, flags=0x8000, plain=1 << 62))
    for image in (huge, zstd):
        with pytest.raises(ImageError, match=r"damaged|zstandard"):
            read(image)


@needs_compiler
def test_a_process_loads_damaged_images_and_goes_on() -> None:
    done = run_python(
        f"""
import mmap
IMAGES = {list(IMAGES.values())!r}
memory = mmap.mmap(-1, 2 * mmap.PAGESIZE)
first = ctypes.addressof(ctypes.c_char.from_buffer(memory))
ctypes.CDLL(None).mprotect(ctypes.c_void_p(first + mmap.PAGESIZE), ctypes.c_size_t(mmap.PAGESIZE), 0)
seen = set()
for image in IMAGES:
    for length in range(4, len(image), 13):
        # The image ends where the memory ends.
        at = first + mmap.PAGESIZE - length
        ctypes.memmove(at, image[:length], length)
        seen.add(cu.cuModuleLoadData(ctypes.byref(module), ctypes.c_void_p(at)))
assert seen <= {DOCUMENTED!r} and len(seen) > 1, seen
launch()
call("cuCtxSynchronize")
print("done")
"""
    )
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr[-2000:]


@needs_compiler
def test_wrong_handles_are_errors_of_every_function() -> None:
    batch = run_batch("handles", 1, 3)
    assert batch.failure is None, batch.failure
    assert batch.calls > 600


@needs_compiler
@pytest.mark.parametrize("seed", range(3))
def test_random_calls_end_in_documented_errors(seed: int) -> None:
    batch = run_batch("random", seed, 1000)
    assert batch.failure is None, f"{batch.failure}\nagain: python tests/fuzz/driver.py 1000 --seed {seed}"


@needs_compiler
def test_arguments_that_once_ended_the_process_are_invalid_values() -> None:
    done = run_python(
        """
import struct
out, size = ctypes.c_void_p(), ctypes.c_size_t()
to = ctypes.byref(out)
graphs = [ctypes.c_void_p() for _ in range(2)]
for graph in graphs:
    call("cuGraphCreate", ctypes.byref(graph), 0)
node, linker = ctypes.c_void_p(), ctypes.c_void_p()
none, huge = ctypes.c_size_t(), ctypes.c_size_t((1 << 64) - 1)
one = ctypes.c_size_t(1)
call("cuGraphAddEmptyNode", ctypes.byref(node), graphs[0], None, none)
call("cuLinkCreate_v2", 0, None, None, ctypes.byref(linker))
# From host memory at null, at an offset, to device memory: 4 bytes.
plane = struct.pack("<16Q", 16, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, pointer.value, 0, 0, 4, 1)
for name, *arguments in [
    ("cuStreamAddCallback", None, None, None, 0),
    ("cuLaunchHostFunc", None, None, None),
    ("cuMemsetD2D32_v2", pointer, ctypes.c_size_t(3), 0, one, huge),
    ("cuMemsetD2D16_v2", pointer, none, 0, one, ctypes.c_size_t(1 << 63)),
    ("cuMemcpy2D_v2", plane),
    ("cuGraphAddEmptyNode", to, graphs[1], ctypes.byref(node), one),
    ("cuLinkComplete", linker, to, ctypes.byref(size)),
    ("cuLinkAddData_v2", linker, 1, b"", huge, None, 0, None, None),
    ("cuLinkCreate_v2", 3, (ctypes.c_int * 3)(), None, to),
    ("cuOccupancyAvailableDynamicSMemPerBlock", ctypes.byref(size), kernel, 1, 0),
    ("cuMemImportFromShareableHandle", to, ctypes.c_void_p(1 << 40), 1),
    ("cuParamSetSize", kernel, 0xFFFFFFFF),
    ("cuMipmappedArrayCreate", to, struct.pack("<3Q4I", 0, 0, 0, 32, 1, 0, 0), 1),
]:
    call(name, *arguments, expected=1)
launch()
call("cuCtxSynchronize")
print("done")
"""
    )
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr


@needs_compiler
def test_a_destroyed_context_is_invalid_and_the_others_work() -> None:
    done = run_python(
        """
other, device, version = ctypes.c_void_p(), ctypes.c_int(), ctypes.c_uint()
call("cuCtxCreate_v2", ctypes.byref(other), 0, 0)
call("cuCtxDestroy_v2", other)
for name, *args in [("cuCtxSetCurrent", other), ("cuCtxPushCurrent_v2", other), ("cuCtxDestroy_v2", other),
                    ("cuCtxSynchronize_v2", other), ("cuCtxGetDevice_v2", ctypes.byref(device), other),
                    ("cuCtxGetApiVersion", other, ctypes.byref(version))]:
    call(name, *args, expected=201)
launch()
call("cuCtxSynchronize")
print("done")
"""
    )
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr


@needs_compiler
@pytest.mark.parametrize("engine", ["reference", "native"])
def test_a_kernel_faults_in_one_thread_while_others_launch(engine: str) -> None:
    done = run_python(
        """
import threading
statuses = {}
def status_of(count):
    n = ctypes.c_uint32(count)
    arguments = (ctypes.c_void_p * 2)(ctypes.addressof(pointer), ctypes.addressof(n))
    return cu.cuLaunchKernel(kernel, 4, 1, 1, 32, 1, 1, 0, None, arguments, None)
def work(number):
    statuses[number] = {status_of(128 if number == 0 and i == 3 else 100) for i in range(8)}
threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
assert 700 in statuses[0] and set().union(*statuses.values()) <= {0, 700}, statuses
call("cuCtxSynchronize", expected=700)
print("done")
""",
        "--memory=exact",
        f"--engine={engine}",
    )
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr
    assert done.stderr.count("out-of-bounds") == 1 and "Traceback" not in done.stderr


@needs_compiler
@pytest.mark.parametrize("engine", ["reference", "native"])
def test_16_threads_launch_at_once_on_streams_of_their_own(engine: str) -> None:
    done = run_python(
        """
import threading
failures = []
def work(number):
    try:
        stream, own = ctypes.c_void_p(), ctypes.c_void_p()
        call("cuCtxSetCurrent", context)
        call("cuStreamCreate", ctypes.byref(stream), 1)
        call("cuMemAlloc_v2", ctypes.byref(own), ctypes.c_size_t(400))
        call("cuMemsetD32Async", own, number, ctypes.c_size_t(100), stream)
        for _ in range(4):
            n = ctypes.c_uint32(100)
            arguments = (ctypes.c_void_p * 2)(ctypes.addressof(own), ctypes.addressof(n))
            call("cuLaunchKernel", kernel, 4, 1, 1, 32, 1, 1, 0, stream, arguments, None)
        call("cuStreamSynchronize", stream)
        result = (ctypes.c_uint32 * 100)()
        call("cuMemcpyDtoH_v2", result, own, ctypes.c_size_t(400))
        assert list(result) == [16 * number] * 100, (number, list(result[:4]))
    except BaseException as error:
        failures.append(error)
threads = [threading.Thread(target=work, args=(number,)) for number in range(16)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
assert not failures, failures
print("done")
""",
        f"--engine={engine}",
    )
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr


def start(folder: Path, text: str, **environment: str) -> subprocess.Popen[str]:
    """Start a Python process under `minicc exec` with a cache of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "minicc", "exec", "--", sys.executable, "-c", START + text],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "MINICC_CACHE": str(folder / "cache"), **environment},
        start_new_session=True,
    )


def complete_folders(folder: Path) -> set[str]:
    return {path.name for path in (folder / "cache").iterdir() if not path.name.startswith(".making-")}


@needs_compiler
def test_two_processes_build_the_libraries_at_once_and_one_is_killed_in_a_launch(tmp_path: Path) -> None:
    """Check that both run with an empty cache; then that a killed process leaves nothing behind."""
    processes = [start(tmp_path, "launch()\nprint('done')\n") for _ in range(2)]
    for process in processes:
        out, err = process.communicate(timeout=300)
        assert (process.returncode, out) == (0, "done\n"), err
    assert being_made(tmp_path) == []
    shared, folders = set(os.listdir("/dev/shm")), complete_folders(tmp_path)
    process = start(tmp_path, "print('ready', flush=True)\nwhile True: launch(); cu.cuCtxSynchronize()\n")
    assert process.stdout is not None and process.stdout.readline() == "ready\n"
    time.sleep(0.2)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate(timeout=60)
    assert process.returncode == -signal.SIGKILL
    assert {name for name in set(os.listdir("/dev/shm")) - shared if "minicc" in name} == set()
    assert (complete_folders(tmp_path), being_made(tmp_path)) == (folders, [])
    out, err = start(tmp_path, "launch()\nprint('done')\n").communicate(timeout=60)
    assert out == "done\n", err


@needs_compiler
def test_a_build_of_the_libraries_that_is_killed_is_never_used(tmp_path: Path) -> None:
    compiler = slow_compiler(tmp_path)
    process = start(tmp_path, "launch()\nprint('done')\n", CXX=compiler)
    while not being_made(tmp_path):
        time.sleep(0.05)
    time.sleep(0.5)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate(timeout=60)
    assert not [name for name in complete_folders(tmp_path) if name.startswith(("runtime-", "foreign-"))]
    (tmp_path / "wait").unlink()
    out, err = start(tmp_path, "launch()\nprint('done')\n", CXX=compiler).communicate(timeout=300)
    assert out == "done\n", err


@pytest.mark.parametrize(
    ("compiler", "message"),
    [("", "need a C++ compiler:"), ("no-such-compiler", "'no-such-compiler', is not found")],
)
def test_without_a_host_compiler_the_command_says_so(compiler: str, message: str, tmp_path: Path) -> None:
    """Check the message and the documented status of an invalid command line."""
    text = "import sys; sys.modules['ziglang'] = None; from minicc.driver.command import process; process()"
    done = subprocess.run(
        [sys.executable, "-c", text, "exec", "--", sys.executable, "-c", "print(1)"],
        capture_output=True,
        text=True,
        env={"PATH": str(tmp_path), "CXX": compiler, "MINICC_CACHE": str(tmp_path / "cache")},
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "") and message in done.stderr
    assert "Traceback" not in done.stderr


def test_a_command_that_ends_by_a_signal_does_so_here() -> None:
    if shutil.which("g++") is None:
        pytest.skip("no g++ on PATH")
    assert run("sh", "-c", "kill -TERM $$").returncode == -signal.SIGTERM
