"""From CUDA C++ files to what a process runs: a shared object with the host code, and PTX.

    a.cu ──host preprocessor──▶ rewrite ──host compiler──▶ program.so ──symbols──▶ instances of kernel templates
      └────────────────────────────── minicc, with these instances ──────────────▶ device-0.ptx
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from ..driver.options import parse_api_options
from ..driver.output import read_input
from ..driver.pipeline import Compilation
from ..driver.render import Renderer
from ..support.demangle import read as read_symbol
from ..support.records import replace
from . import cache, functions
from .api.table import trampolines
from .compiler import Compiler
from .device.objects import Symbol, symbols
from .rewrite import Rewritten, rewrite
from .settings import HERE, Settings

_FIXED = ("-fPIC", "-fno-ipa-icf", "-w")
_DEFINES = ("-D__CUDACC__=1", "-D__NVCC__=1", "-D__CUDACC_VER_MAJOR__=13", "-D__CUDACC_VER_MINOR__=0", "-D__CUDACC_RELAXED_CONSTEXPR__=1",
            "-D__CUDACC_EXTENDED_LAMBDA__=1")


def make_runtime(compiler: Compiler) -> Path:
    """The folder with the runtime API's library and the header made from its table."""
    headers = sorted(p for p in (HERE / "include").rglob("*") if p.is_file())
    native = HERE / "native"
    sources = [*sorted(native.iterdir()), *headers]
    made, calls = functions.headers(), trampolines([*functions.runtime(), *functions.libraries()], functions.HEADERS)
    key = cache.key_of([compiler.identity, *made.values(), calls, *(p.read_bytes() for p in sources)])

    def make(folder: Path) -> None:
        for name, text in made.items():
            (folder / name).write_text(text)
        (folder / "calls.cpp").write_text(calls)
        compiler.run([*_FIXED, "-std=c++17", "-O2", "-shared", "-I", HERE / "include", "-I", native, "-I", folder, native / "runtime.cpp",
                      folder / "calls.cpp", "-o", folder / "libminicc_cudart.so"])

    return cache.kept(f"runtime-{key}", make)


def make_program(compiler: Compiler, made: Path, files: list[str], settings: Settings, folder: Path, read: set[str]) -> None:
    """Fill the folder; `made` is the runtime's. What is read is added to `read`."""
    objects = [folder / f"host-{number}.o" for number in range(len(files))]
    kernels = [_host_object(compiler, made, name, settings, target, read) for name, target in zip(files, objects)]
    link: list[str | Path] = [*_FIXED, "-shared", *objects, "-o", folder / "program.so", f"-L{made}", "-lminicc_cudart", f"-Wl,-rpath,{made}", *settings.libraries]
    compiler.run(link)
    for target in objects:
        target.unlink()
    found = symbols(folder / "program.so")
    for number, name in enumerate(files):
        if _is_device(name):
            (folder / f"device-{number}.ptx").write_text(_device_code(name, settings, _instances(found, kernels[number])))


def _is_device(name: str) -> bool:
    return name.endswith((".cu", ".cuh"))


def _host_object(compiler: Compiler, made: Path, name: str, settings: Settings, target: Path, read: set[str]) -> frozenset[str]:
    """Compile one file's host code; the names of the kernels in it. What is read is added to `read`."""
    rules = target.with_suffix(".d")
    places: list[str | Path] = ["-isystem", HERE / "include", "-isystem", made]
    cuda = ["-include", "cuda_runtime.h", *_DEFINES] if _is_device(name) else []
    text = compiler.run(["-E", "-x", "c++", "-std=c++17", *cuda, *places, *settings.host, "-MD", "-MF", rules, name])
    rewritten = target.with_suffix(".ii")
    unit = rewrite(text) if _is_device(name) else Rewritten(text, frozenset())
    rewritten.write_text(unit.text, errors="surrogateescape")
    own = [option for option in settings.host if option.startswith(("-O", "-g", "-f", "-m", "-std", "-pthread"))]
    compiler.run([*_FIXED, "-std=c++17", "-O2", *own, "-c", "-x", "c++-cpp-output", rewritten, "-o", target])
    read.update(re.sub(r"\\\n", " ", rules.read_text(errors="surrogateescape")).partition(":")[2].split())
    rules.unlink()
    rewritten.unlink()
    return unit.kernels


def _instances(found: list[Symbol], kernels: frozenset[str]) -> list[str]:
    """The instances of kernel templates that the host code's stubs stand for."""
    names: dict[str, None] = {}
    for symbol in found:
        spoken = read_symbol(symbol.name) if symbol.is_function else None
        if spoken is not None and "<" in spoken.name and spoken.plain in kernels and "{lambda" not in spoken.name:
            names[spoken.name.replace("(anonymous namespace)::", "")] = None
    return list(names)


def _device_code(name: str, settings: Settings, instances: list[str]) -> str:
    """The PTX of one file, with those of the instances whose templates it has."""
    text, filename = read_input(name)
    options = parse_api_options([*settings.device, "-Wno-unknown-header", *(f"-instantiate={expression}" for expression in instances)])
    compilation = Compilation(text, filename, replace(options, lineinfo=True))
    ptx = compilation.ptx
    if compilation.diagnostics:
        sys.stderr.write(Renderer.for_stream(sys.stderr, compilation.sources).diagnostics(compilation.diagnostics))
    return ptx
