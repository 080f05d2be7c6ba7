"""The folder of shared libraries that a foreign process finds instead of NVIDIA's."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from . import cache, compiler, driver_exports, functions, runtime_exports
from .api import functions as table
from .api import trampolines
from .management import nvml
from .runtime_library import make_runtime
from .settings import HOST_FOLDER, LIBRARY, identity

DRIVER = "libcuda.so.1"
MANAGEMENT = "libnvidia-ml.so.1"
VERSIONED = (
    "libcudart.so.12", "libcudart.so.13", "libcublas.so.12", "libcublas.so.13", "libcublasLt.so.12",
    "libcublasLt.so.13", "libcufft.so.11", "libcufft.so.12", "libcurand.so.10", "libcusolver.so.11",
    "libcusolver.so.12", "libcusparse.so.12", "libnvrtc.so.12", "libnvrtc.so.13", "libnvJitLink.so.12",
    "libnvJitLink.so.13",
)  # fmt: skip
"""Libraries of CUDA 12 and 13 whose symbols have a version: the library's name."""
PRELOADED = (
    "libcudart.so.13",
    "libcudart.so.12",
    "libnvJitLink.so.12",
    "libnvJitLink.so.13",
    "libnvrtc.so.12",
    "libnvrtc.so.13",
)
"""Libraries of these that packages load from their own folders, if the process has not loaded them. Symbols
without a version are those of the first library that has them.
"""
HEADERS = {
    "libcublas": ("cuda_runtime.h", "cublas_v2.h"),
    "libcublasLt": ("cublas_v2.h", "cublasLt.h"),
    "libcusolver": ("cusolver_common.h", "cusolverDn.h"),
    "libcusparse": ("cuda_runtime.h", "cusparse.h"),
}
"""Libraries of which a header defines functions (`MINICC_LIBRARY_FUNCTION`), which are the library's symbols:
the header that it includes, and the header.
"""
_SYMBOLS = """#include <{included}>
#undef MINICC_LIBRARY_FUNCTION
#define MINICC_LIBRARY_FUNCTION extern "C"
#include <{header}>
"""
PTXAS = "ptxas"
_PTXAS = """\
#!/bin/sh
# Takes the place of NVIDIA's assembler for programs that run it: the driver's library loads PTX.
input= output=elf.o
while [ $# -gt 0 ]; do
    case $1 in
        --version | -V) echo "ptxas: minicc's, Cuda compilation tools, release 13.0, V13.0.0"; exit 0 ;;
        -o | --output-file) output=$2; shift ;;
        --gpu-name | -arch | --maxrregcount | -maxrregcount | --opt-level | -O) shift ;;
        -*) ;;
        *) input=$1 ;;
    esac
    shift
done
[ -n "$input" ] || { echo "ptxas: no input file" >&2; exit 1; }
exec cp -- "$input" "$output"
"""
COMMANDS = "bin"
"""The folder, in that of the libraries, of the commands that a program finds on its PATH."""
_SMI = """\
#!/bin/sh
exec {python} -m minicc smi "$@"
"""


def library_folder() -> Path:
    """Return the folder with the libraries; they are compiled at the first call and cached.

    Raises UsageError without a host compiler, and HostError if it fails.
    """
    host = compiler.find()
    with host.stopped_by_interrupts():
        return _library_folder(host)


def _library_folder(host: compiler.Compiler) -> Path:
    made, native = make_runtime(host), HOST_FOLDER / "native"
    runtime = made.folder / LIBRARY
    includes = ("-I", HOST_FOLDER / "include", "-I", native, "-I", made.headers)

    def build(folder: Path) -> None:
        link = [*host.options, "-shared", "-Wl,--no-as-needed"]
        driver = folder / "driver.o"
        text = driver_exports.module([row for row in functions.libraries() if row.result == "CUresult"])
        driver.write_bytes(trampolines.object_code(text))
        host.run([*link, driver, runtime, f"-Wl,-soname,{DRIVER}", "-o", folder / DRIVER])
        driver.unlink()
        # A linker resolves symbols only from the libraries that it is given.
        (folder / "libcuda.so").write_text(f"INPUT({DRIVER} {runtime})\n")
        management = folder / "nvml.cpp"
        management.write_text(nvml.source())
        host.run(
            [*link, "-std=c++17", "-I", native, management, runtime, f"-Wl,-soname,{MANAGEMENT}", "-o",
             folder / MANAGEMENT]
        )  # fmt: skip
        management.unlink()
        (folder / "libnvidia-ml.so").symlink_to(MANAGEMENT)
        versions = folder / "versions.map"
        for name in VERSIONED:
            versions.write_text(f"{name} {{ }};\n")
            objects = []
            if text := _source(name):
                code, objects = folder / f"{name}.cpp", [folder / f"{name}.o"]
                code.write_text(text)
                host.run([*host.options, "-std=c++17", "-w", *includes, "-c", code, "-o", *objects])
                code.unlink()
            host.run(
                [
                    *link,
                    *objects,
                    runtime,
                    f"-Wl,-soname,{name}",
                    f"-Wl,--version-script={versions}",
                    "-o",
                    folder / name,
                ]
            )
            for one in objects:
                one.unlink()
        versions.unlink()
        (folder / COMMANDS).mkdir()
        smi = _SMI.format(python=shlex.quote(sys.executable))
        for name, text in ((PTXAS, _PTXAS), (f"{COMMANDS}/nvidia-smi", smi)):
            (folder / name).write_text(text)
            (folder / name).chmod(0o755)

    return cache.cached_folder(
        f"foreign-{cache.key_of([host.identity, sys.executable, str(runtime), identity()])}", build
    )


def _source(name: str) -> str:
    """Return the C++ source of a library's symbols that the runtime's library lacks."""
    if name in runtime_exports.VERSIONS:
        return runtime_exports.source(table.FUNCTIONS, runtime_exports.VERSIONS[name])
    if headers := HEADERS.get(name.partition(".")[0]):
        return _SYMBOLS.format(included=headers[0], header=headers[1])
    return ""
