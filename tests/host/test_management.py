"""NVML for foreign processes, and `minicc smi`."""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from minicc.driver import manual
from minicc.filetests.checks import run_minicc
from minicc.host.api.device import UUID
from minicc.host.library_folder import library_folder
from minicc.host.management import device_facts, nvml, smi
from minicc.host.management.device_processes import device_processes

from .test_foreign import run, run_python
from .test_runtime_api import nvidias_headers

needs_compiler = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")
START = """
import ctypes, os
ml = ctypes.CDLL("libnvidia-ml.so.1")
def ask(name, *args, expected=0):
    status = getattr(ml, name)(*args)
    assert status == expected, (name, status)
def number(name, *args, kind=ctypes.c_uint):
    out = kind(77)
    ask(name, *args, ctypes.byref(out))
    return out.value
def text(name, *args, size=96):
    out = ctypes.create_string_buffer(size)
    ask(name, *args, out, size)
    return out.value.decode()
def memory():
    out = (ctypes.c_ulonglong * 3)()
    ask("nvmlDeviceGetMemoryInfo", device, out)
    return list(out)
device = ctypes.c_void_p()
ask("nvmlInit_v2")
ask("nvmlDeviceGetHandleByIndex_v2", 0, ctypes.byref(device))
"""


def run_nvml(text: str) -> str:
    """Run Python code after `START` under `minicc exec`, and return its output."""
    done = run(sys.executable, "-c", START + text)
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


@needs_compiler
def test_every_symbol_of_nvml_exists() -> None:
    library = ctypes.CDLL(str(library_folder() / "libnvidia-ml.so.1"), mode=os.RTLD_LAZY)
    assert not [name for name in nvml.symbols() if not hasattr(library, name)]


def test_functions_of_the_table_are_known_and_stand_there_once() -> None:
    names = [function.name for function in nvml.FUNCTIONS]
    assert len(set(names)) == len(names) > 150
    assert set(names) <= set(nvml.symbols())


@needs_compiler
def test_the_device_is_the_drivers() -> None:
    shown = run_nvml("""
assert number("nvmlDeviceGetCount_v2") == 1
cu = ctypes.CDLL("libcuda.so.1")
name, uuid, version = ctypes.create_string_buffer(96), (ctypes.c_ubyte * 16)(), ctypes.c_int()
cu.cuDriverGetVersion(ctypes.byref(version)), cu.cuDeviceGetName(name, 96, 0), cu.cuDeviceGetUuid(uuid, 0)
assert text("nvmlDeviceGetName", device) == name.value.decode()
assert text("nvmlDeviceGetUUID", device)[4:].replace("-", "") == bytes(uuid).hex()
assert number("nvmlSystemGetCudaDriverVersion_v2") == version.value
free, total = ctypes.c_size_t(), ctypes.c_size_t()
pointer = ctypes.c_void_p()
assert not cu.cuMemAlloc_v2(ctypes.byref(pointer), ctypes.c_size_t(1 << 20))
cu.cuMemGetInfo_v2(ctypes.byref(free), ctypes.byref(total))
assert memory() == [total.value, free.value, total.value - free.value] and total.value - free.value >= 1 << 20
major, minor = ctypes.c_int(), ctypes.c_int()
ask("nvmlDeviceGetCudaComputeCapability", device, ctypes.byref(major), ctypes.byref(minor))
print(major.value, minor.value, text("nvmlSystemGetDriverVersion"))
""")
    assert shown == "8 0 580.65.06\n"


@needs_compiler
def test_handles_are_found_and_checked() -> None:
    run_nvml(f"""
out = ctypes.c_void_p()
to = ctypes.byref(out)
for name, key, expected in [
    ("nvmlDeviceGetHandleByUUID", b"{device_facts.UUID_TEXT}", 0),
    ("nvmlDeviceGetHandleByUUID", b"GPU-0", 6),
    ("nvmlDeviceGetHandleByPciBusId_v2", b"0000:00:00.0", 0),
    ("nvmlDeviceGetHandleByPciBusId_v2", b"0000:01:00.0", 6),
    ("nvmlDeviceGetHandleBySerial", b"1", 6),
    ("nvmlDeviceGetHandleByIndex_v2", 1, 2),
    ("nvmlDeviceGetHandleByUUID", None, 2),
]:
    ask(name, key, to, expected=expected)
    assert key is None or out.value == (device.value if not expected else None), name
ask("nvmlDeviceGetName", ctypes.c_void_p(1), ctypes.create_string_buffer(96), 96, expected=2)
ask("nvmlDeviceGetName", device, None, 96, expected=2)
ask("nvmlDeviceGetName", device, ctypes.create_string_buffer(4), 4, expected=7)
""")


@needs_compiler
def test_initialisation_is_counted() -> None:
    run_nvml("""
ask("nvmlInitWithFlags", 0)
ask("nvmlShutdown")
assert number("nvmlDeviceGetCount_v2") == 1
ask("nvmlShutdown")
ask("nvmlDeviceGetCount_v2", ctypes.byref(ctypes.c_uint()), expected=1)
ask("nvmlShutdown", expected=1)
assert number("nvmlSystemGetCudaDriverVersion") == 13050
ml.nvmlErrorString.restype = ctypes.c_char_p
assert b"not initialized" in ml.nvmlErrorString(1) and ml.nvmlErrorString(998) == b"unknown error"
""")


@needs_compiler
def test_sensors_are_not_supported_silently_and_unknown_functions_warn_once() -> None:
    shown = run_nvml("""
out = ctypes.byref(ctypes.c_ulonglong())
for name in ("PowerUsage", "UtilizationRates", "TotalEnergyConsumption"):
    ask("nvmlDeviceGet" + name, device, out, expected=3)
for name in ("nvmlDeviceGetMigMode", "nvmlDeviceGetEccMode"):
    ask(name, device, out, out, expected=3)
ask("nvmlDeviceGetTemperature", device, 0, out, expected=3)
for _ in range(3):
    ask("nvmlGpmSampleGet", device, None, expected=3)
""")
    assert (
        shown == "minicc: warning: 'nvmlGpmSampleGet' is not supported: it returns NVML_ERROR_NOT_SUPPORTED\n"
    )


@needs_compiler
def test_a_process_that_has_asked_nvml_uses_cuda_in_its_child() -> None:
    shown = run_nvml("""
assert memory()[2] == 0
cu = ctypes.CDLL("libcuda.so.1")
child = os.fork()
if not child:
    pointer = ctypes.c_void_p()
    os._exit(cu.cuInit(0) or cu.cuMemAlloc_v2(ctypes.byref(pointer), ctypes.c_size_t(4)))
assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
count = ctypes.c_uint(0)
ask("nvmlDeviceGetComputeRunningProcesses_v3", device, ctypes.byref(count), None)
assert count.value == 0
cu.cuInit(0)
ask("nvmlDeviceGetComputeRunningProcesses_v3", device, ctypes.byref(count), None, expected=7)
assert count.value == 1
class Process(ctypes.Structure):
    _fields_ = [("pid", ctypes.c_uint), ("memory", ctypes.c_ulonglong), ("parts", ctypes.c_uint * 2)]
one = Process()
ask("nvmlDeviceGetComputeRunningProcesses_v3", device, ctypes.byref(count), ctypes.byref(one))
assert (one.pid, one.memory) == (os.getpid(), 0)
assert "python" in text("nvmlSystemGetProcessName", os.getpid(), size=4096)
""")
    assert shown == ""


@needs_compiler
def test_a_program_in_c_asks_nvml_without_python(tmp_path: Path) -> None:
    (tmp_path / "p.c").write_text(
        "#include <stdio.h>\n#include <dlfcn.h>\n"
        "extern int nvmlInit_v2(void), nvmlDeviceGetCount_v2(unsigned *), nvmlShutdown(void);\n"
        "int main(void) { unsigned count = 0; int failures = nvmlInit_v2() + nvmlDeviceGetCount_v2(&count) +"
        ' nvmlShutdown();\n    printf("%u %d\\n", count, dlsym(RTLD_DEFAULT, "Py_IsInitialized") != 0);'
        " return failures; }\n"
    )
    subprocess.run(
        ["gcc", "p.c", f"-L{library_folder()}", "-lnvidia-ml", "-o", "p"], cwd=tmp_path, check=True
    )
    done = run(str(tmp_path / "p"))
    assert (done.returncode, done.stdout) == (0, "1 0\n"), done.stderr


@needs_compiler
def test_nvidias_package_for_python() -> None:
    if find_spec("pynvml") is None:
        pytest.skip("the package nvidia-ml-py is not installed")
    done = run(
        sys.executable,
        "-c",
        """
import pynvml as ml
ml.nvmlInit()
device = ml.nvmlDeviceGetHandleByIndex(0)
assert ml.nvmlDeviceGetHandleByUUID(ml.nvmlDeviceGetUUID(device))
memory = [ml.nvmlDeviceGetMemoryInfo(device, version=version) for version in (None, ml.nvmlMemory_v2)]
assert memory[0].total == memory[1].total == memory[1].free
assert ml.nvmlDeviceGetPciInfo(device).busId == "00000000:00:00.0"
assert ml.nvmlDeviceGetComputeRunningProcesses(device) == []
for name in ("Temperature", "ClockInfo"):
    try:
        getattr(ml, "nvmlDeviceGet" + name)(device, 0)
    except ml.NVMLError_NotSupported:
        continue
    raise AssertionError(name)
ml.nvmlShutdown()
""",
    )
    assert done.returncode == 0, done.stderr


@needs_compiler
def test_the_list_of_symbols_is_that_of_the_header() -> None:
    header = nvidias_headers() / "nvml.h"
    if not header.is_file():
        pytest.skip("no nvml.h beside NVIDIA's headers: install nvidia-nvml-dev")
    names = set(re.findall(r"DECLDIR\s+(nvml\w+)\s*\(", header.read_text()))
    assert len(names) > 300 and names <= set(nvml.symbols())


def query(*arguments: str) -> str:
    outcome = run_minicc(["smi", *arguments])
    assert (outcome.status, outcome.err) == (0, "")
    return outcome.out


def test_fields_have_values_and_meanings() -> None:
    assert list(smi.GPU_VALUES) == list(manual.GPU_FIELDS)
    assert list(smi.PROCESS_VALUES) == list(manual.PROCESS_FIELDS)
    assert query("--help-query-gpu").count("\n") == 2 * len(manual.GPU_FIELDS)


def test_the_device_is_listed() -> None:
    digits = UUID.hex()
    shown = re.fullmatch(r"GPU 0: (.*) \(UUID: GPU-([0-9a-f-]+)\)\n", query("-L"))
    assert shown and shown[1] == device_facts.NAME and shown[2].replace("-", "") == digits


@pytest.mark.parametrize(
    ("format", "expected"),
    [
        ("csv", "name, memory.total [MiB], temperature.gpu\nminicc PTX machine (CPU), 8192 MiB, [N/A]\n"),
        ("csv,noheader", "minicc PTX machine (CPU), 8192 MiB, [N/A]\n"),
        ("csv,noheader,nounits", "minicc PTX machine (CPU), 8192, [N/A]\n"),
    ],
)
def test_a_query_is_printed_as_nvidia_smi_does(format: str, expected: str) -> None:
    assert query("--query-gpu=gpu_name,memory.total,temperature.gpu", f"--format={format}", "-i", "0") == (
        expected.replace("name,", "gpu_name,", 1)
    )


def test_all_fields_are_shown_by_q() -> None:
    shown = dict(line.split(" : ") for line in query("-q").splitlines())
    assert [name.strip() for name in shown] == list(manual.GPU_FIELDS)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--query-gpu=name,nothing", "--format=csv"), "field 'nothing' is not known"),
        (("--query-gpu=name",), "needs '--format=csv'"),
        (("--query-gpu=name", "--format=xml"), "expects csv[,noheader][,nounits]"),
        (("--format=csv",), "needs a query"),
        (("-L", "-q"), "one at most"),
        (("-i", "1"), "no device '1'"),
        (("--query-gpu",), "expects a value"),
        (("--loop=1",), "unknown option '--loop=1'"),
    ],
)
def test_command_lines_that_are_rejected(arguments: tuple[str, ...], message: str) -> None:
    outcome = run_minicc(["smi", *arguments])
    assert outcome.status == 2 and message in outcome.err


@needs_compiler
def test_the_processes_that_use_a_device_are_shown() -> None:
    done = run_python("""
import os, subprocess
call("cuMemsetD8_v2", pointer, 1, ctypes.c_size_t(400))
print(os.getpid())
print(subprocess.run(["nvidia-smi", "--query-compute-apps=pid,used_memory", "--format=csv,noheader,nounits"],
                     capture_output=True, text=True, check=True).stdout)
print(subprocess.run(["nvidia-smi"], capture_output=True, text=True, check=True).stdout)
""")
    assert done.returncode == 0, done.stderr
    own, *lines = done.stdout.splitlines()
    rows = dict(line.split(", ") for line in lines if re.fullmatch(r"\d+, \d+", line))
    assert own in rows
    assert any(line.startswith(f"| {own:>9}") for line in lines)


def test_a_process_without_a_device_is_not_shown(tmp_path: Path) -> None:
    # A new process has no device; the one of the tests may have one.
    code = (
        "import os; from minicc.host.management.device_processes import device_processes;"
        "print(os.getpid() in [process.number for process in device_processes()])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
    assert device_processes(tmp_path) == []


def test_no_process_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "No process uses a device" in smi.overview([])
    processes: list[Any] = [smi.DeviceProcess(12, "x" * 200, 3 << 20)]
    lines = smi.overview(processes).splitlines()
    assert len({len(line) for line in lines}) == 1 and any("3 MiB" in line for line in lines)
