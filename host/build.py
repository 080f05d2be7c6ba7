"""From CUDA C++ files to what a process runs: a shared object with the host code, and PTX.

    a.cu ──host preprocessor──▶ rewrite ──host compiler──▶ program.so ──symbols──▶ instances of kernel templates
      └────────────────────────────── minicc, with these instances ──────────────▶ device.ptx

Everything is kept by content: a program that has not changed is not looked at again, only the files that it was made from are.
"""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path
from typing import Any

from ..driver.options import parse_api_options
from ..driver.output import read_input
from ..support.diagnostics import UsageError
from ..support.records import record, replace
from . import cache
from .api.functions import FUNCTIONS
from .api.table import header, trampolines
from .compiler import Compiler, find
from .device.objects import symbols
from .rewrite import rewrite

HERE = Path(__file__).parent
_FIXED = ("-fPIC", "-fno-ipa-icf", "-w")
_DEFINES = ("-D__CUDACC__=1", "-D__NVCC__=1", "-D__CUDACC_VER_MAJOR__=13", "-D__CUDACC_VER_MINOR__=0", "-D__CUDACC_RELAXED_CONSTEXPR__=1",
            "-D__CUDACC_EXTENDED_LAMBDA__=1")


@record(frozen=True)
class Settings:
    """How a program is built: the options for device code, the host compiler's, what is linked."""

    device: tuple[str, ...] = ()
    host: tuple[str, ...] = ()
    libraries: tuple[str, ...] = ()


@record(frozen=True)
class Built:
    """A folder with `program.so` and `device-N.ptx`, and the folder with the runtime."""

    folder: Path
    runtime: Path

    @property
    def units(self) -> list[Path]:
        """The PTX of each file."""
        return sorted(self.folder.glob("device-*.ptx"))


def runtime(compiler: Compiler) -> Path:
    """The folder with the runtime API's library and the header made from its table."""
    headers = sorted(p for p in (HERE / "include").rglob("*") if p.is_file())
    sources = [(HERE / "native" / "runtime.cpp"), *headers]
    functions, calls = header(FUNCTIONS), trampolines(FUNCTIONS)
    key = cache.key_of([compiler.identity, functions, calls, *(p.read_bytes() for p in sources)])

    def make(folder: Path) -> None:
        (folder / "minicc_functions.h").write_text(functions)
        (folder / "calls.cpp").write_text(calls)
        compiler.run([*_FIXED, "-std=c++17", "-O2", "-shared", "-I", HERE / "include", "-I", folder, HERE / "native" / "runtime.cpp",
                      folder / "calls.cpp", "-o", folder / "libminicc_cudart.so"])

    return cache.kept(f"runtime-{key}", make)


def build(files: list[str], settings: Settings) -> Built:
    """Build a program. HostError when the host compiler refuses it, CompileError when minicc does."""
    for name in files:
        if not Path(name).is_file():
            raise UsageError(f"cannot read '{name}': {'it is a folder' if Path(name).is_dir() else 'no such file'}")
    compiler = find()
    made = runtime(compiler)
    identity = [compiler.identity, made.name, _own_identity(), os.getcwd(), json.dumps([files, settings.device, settings.host, settings.libraries])]
    known = cache.folder() / f"known-{cache.key_of(identity)}"
    found = _unchanged(known)
    if found is not None:
        return Built(found, made)
    read: set[str] = set(files)

    def make(folder: Path) -> None:
        objects = []
        for number, name in enumerate(files):
            target = folder / f"host-{number}.o"
            read.update(_host_object(compiler, made, name, settings, target))
            objects.append(target)
        link: list[str | Path] = [*_FIXED, "-shared", *objects, "-o", folder / "program.so", f"-L{made}", "-lminicc_cudart", f"-Wl,-rpath,{made}", *settings.libraries]
        compiler.run(link)
        for target in objects:
            target.unlink()
        for number, name in enumerate(files):
            if _is_device(name):
                (folder / f"device-{number}.ptx").write_text(_device_code(name, settings, folder / "program.so"))

    contents = [Path(name).read_bytes() for name in files]
    final = _made(identity, contents, make, read)
    _remember(known, final, read)
    return Built(final, made)


def _made(identity: list[str], contents: list[bytes], make: Any, read: set[str]) -> Path:
    """The program's folder. Its name is that of its inputs as far as they are known before: headers may have changed, so it is made anew."""
    stamp = [f"{name} {os.stat(name).st_mtime_ns}" for name in sorted(read)]
    return cache.kept(f"program-{cache.key_of([*identity, *contents, *stamp, str(os.getpid()), os.urandom(8)])}", make)


def _is_device(name: str) -> bool:
    return name.endswith((".cu", ".cuh"))


def _host_object(compiler: Compiler, made: Path, name: str, settings: Settings, target: Path) -> list[str]:
    """Compile one file's host code; the files that were read."""
    rules = target.with_suffix(".d")
    places: list[str | Path] = ["-isystem", HERE / "include", "-isystem", made]
    cuda = ["-include", "cuda_runtime.h", *_DEFINES] if _is_device(name) else []
    text = compiler.run(["-E", "-x", "c++", "-std=c++17", *cuda, *places, *settings.host, "-MD", "-MF", rules, name])
    rewritten = target.with_suffix(".ii")
    rewritten.write_text(rewrite(text) if _is_device(name) else text, errors="surrogateescape")
    own = [option for option in settings.host if option.startswith(("-O", "-g", "-f", "-m", "-std", "-pthread"))]
    compiler.run([*_FIXED, "-std=c++17", "-O2", *own, "-c", "-x", "c++-cpp-output", rewritten, "-o", target])
    found = re.sub(r"\\\n", " ", rules.read_text(errors="surrogateescape")).partition(":")[2].split()
    rules.unlink()
    rewritten.unlink()
    return found


def _device_code(name: str, settings: Settings, program: Path) -> str:
    """The PTX of one file, with the instances of kernel templates that the host code's stubs stand for."""
    from ..driver.pipeline import Compilation
    from ..driver.render import Renderer
    from ..support.demangle import read

    text, filename = read_input(name)
    kernels = set(re.findall(r"__global__[^;{}()]*?(?:__launch_bounds__\s*\([^()]*(?:\([^()]*\)[^()]*)*\)[^;{}()]*?)?(\w+)\s*\(", text))
    instances = []
    for symbol in symbols(program):
        spoken = read(symbol.name) if symbol.is_function else None
        if spoken is not None and "<" in spoken.name and spoken.plain in kernels and "(anonymous" not in spoken.name and "{lambda" not in spoken.name:
            instances.append(spoken.name)
    options = parse_api_options([*settings.device, "-Wno-unknown-header", *(f"-instantiate={expression}" for expression in dict.fromkeys(instances))])
    compilation = Compilation(text, filename, replace(options, lineinfo=True))
    ptx = compilation.ptx
    if compilation.diagnostics:
        sys.stderr.write(Renderer.for_stream(sys.stderr, compilation.sources).diagnostics(compilation.diagnostics))
    return ptx


# -- what is known of a program's inputs


def _own_identity() -> str:
    """Changes with minicc: the newest of its files."""
    root = HERE.parent
    newest = max(entry.stat().st_mtime_ns for package in ("frontend", "passes", "codegen", "host", "ir", "support", "driver") for entry in os.scandir(root / package))
    return str(newest)


def _stamps(read: set[str]) -> dict[str, list[int]]:
    found = {}
    for name in sorted(read):
        entry = os.stat(name)
        found[name] = [entry.st_size, entry.st_mtime_ns]
    return found


def _unchanged(known: Path) -> Path | None:
    """The program's folder, if every file that it was made from is as it was."""
    try:
        note = json.loads((known / "note.json").read_text())
        final = Path(note["folder"])
        if _stamps(set(note["read"])) == note["read"] and final.is_dir():
            os.utime(final)
            return final
    except (OSError, ValueError, KeyError):
        pass
    return None


def _remember(known: Path, final: Path, read: set[str]) -> None:
    """Note which files a program was made from; replaced in one step."""
    known.mkdir(parents=True, exist_ok=True)
    note = known / f".note-{os.getpid()}"
    note.write_text(json.dumps({"folder": str(final), "read": _stamps(read)}))
    note.replace(known / "note.json")
