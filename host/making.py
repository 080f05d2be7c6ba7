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
from ..ptx.link import link
from ..ptx.model import Function, Variable
from ..ptx.parser import parse
from ..runtime.engine.executable import PROVIDED
from ..support.demangle import demangle, written
from ..support.demangle import read as read_symbol
from ..support.diagnostics import CompileError, Diagnostic
from ..support.records import replace
from . import cache, functions
from .api.table import trampolines
from .compiler import Compiler, HostError, waited_for
from .device.objects import UNIT, Symbol, device_spelling, has_closure, symbols
from .layouts import HostCode, with_layouts
from .missing import explained
from .rewrite import Rewritten, rewrite
from .settings import HERE, Inputs, Unit

_DEFINES = ("-D__CUDACC__=1", "-D__NVCC__=1", "-D__CUDACC_VER_MAJOR__=13", "-D__CUDACC_VER_MINOR__=0", "-D__CUDACC_RELAXED_CONSTEXPR__=1",
            "-D__CUDACC_EXTENDED_LAMBDA__=1")

_FOR_LINKS = ("-fopenmp", "-pthread", "-fsanitize=")
"""Options of the host compiler that bring libraries."""


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
        with waited_for("the wheel's compiler builds its C++ library, once, which takes minutes" if compiler.is_wheel else ""):
            compiler.run([*compiler.options, "-std=c++17", "-O2", "-shared", "-I", HERE / "include", "-I", native, "-I", folder, native / "runtime.cpp",
                          folder / "calls.cpp", "-o", folder / "libminicc_cudart.so"])

    return cache.kept(f"runtime-{key}", make)


def make_program(compiler: Compiler, made: Path, inputs: Inputs, folder: Path, read: set[str]) -> None:
    """Fill the folder; `made` is the runtime's. What is read is added to `read`."""
    objects = [folder / f"host-{number}.o" for number in range(len(inputs.units))]
    units = [unit for unit in inputs.units if unit.is_device]
    hosts = {unit: host_object(compiler, made, unit, target, read, units) for unit, target in zip(inputs.units, objects)}
    words = dict.fromkeys(word for unit in inputs.units for word in unit.settings.host if word.startswith(_FOR_LINKS))
    link: list[str | Path] = [*compiler.options, "-shared", "-Wl,--no-undefined", *words, *objects, "-o", folder / "program.so", f"-L{made}", "-lminicc_cudart", f"-Wl,-rpath,{made}", *inputs.libraries]
    compiler.run(link)
    if not any(symbol.name == "main" for symbol in symbols(folder / "program.so")):
        raise CompileError([Diagnostic("error", "undefined reference to 'main': a program begins there")])
    instances = {unit: _instances(symbols(target), hosts[unit].kernels) for unit, target in zip(inputs.units, objects)}
    for target in objects:
        target.unlink()
    texts = [_device_code(compiler, unit, hosts[unit], instances[unit], len(units) > 1) for unit in units]
    for host in hosts.values():
        host.source.unlink()
    _check_linked([unit.name for unit in units], texts)
    for number, text in enumerate(texts):
        (folder / f"device-{number}.ptx").write_text(text)


def host_object(compiler: Compiler, made: Path, unit: Unit, target: Path, read: set[str], units: list[Unit]) -> HostCode:
    """Compile one file's host code. What is read is added to `read`. The name that its local symbols are filed under says which unit it is."""
    rules = target.with_suffix(".d")
    places: list[str | Path] = ["-isystem", HERE / "include", "-isystem", made]
    name, settings = unit.name, unit.settings
    cuda = ["-include", "cuda_runtime.h", *_DEFINES] if unit.is_device else []
    # nvcc's -std says how C++ is read: C is what the host compiler takes by default.
    language, standard = ("c", ["-std=gnu17"]) if unit.is_c else ("c++", ["-std=c++17"])
    words = [word for word in settings.host if not (unit.is_c and word.startswith("-std"))]
    try:
        text = compiler.run(["-E", "-x", language, *standard, *cuda, *places, *words, "-MD", "-MF", rules, name])
    except HostError as error:
        raise explained(error) from None
    mine = f"{UNIT}{units.index(unit)}" if unit in units else target.stem
    rewritten = target.with_name(f"{mine}.ii")
    made_of = rewrite(text) if unit.is_device else Rewritten(text, frozenset())
    mark = f'# 0 "{mine}"\n' if unit in units else ""
    rewritten.write_text(mark + made_of.text, errors="surrogateescape")
    own = [option for option in words if option.startswith(("-O", "-g", "-f", "-m", "-std", "-pthread"))]
    options = (*standard, "-O2", *own)
    compiler.compile(language, options, rewritten, target)
    read.update(re.sub(r"\\\n", " ", rules.read_text(errors="surrogateescape")).partition(":")[2].split())
    rules.unlink()
    return HostCode(made_of.kernels, rewritten, language, options)


def _instances(found: list[Symbol], kernels: frozenset[str]) -> list[str]:
    """The instances of kernel templates that the stubs in a unit's host code stand for."""
    names: dict[str, None] = {}
    for symbol in found:
        spoken = read_symbol(symbol.name) if symbol.is_function else None
        name = device_spelling(written(symbol.name)) if spoken is not None and spoken.plain in kernels else ""
        if "<" in name and not has_closure(name):
            names[name.replace("(anonymous namespace)::", "")] = None
    return list(names)


def _check_linked(units: list[str], texts: list[str]) -> None:
    """CompileError where what one unit takes from others is nowhere, or in several."""
    if not units:
        return
    module = link([parse(text, f"<PTX of {name}>") for name, text in zip(units, texts)])
    missing = [item for item in module.items if isinstance(item, Variable | Function) and item.linkage == "extern" and item.name not in PROVIDED]
    errors = [Diagnostic("error", f"undefined reference to '{demangle(item.name)}'", item.location) for item in missing if not _is_room(item)]
    if errors:
        raise CompileError(errors)


def _is_room(item: Variable | Function) -> bool:
    """Whether a launch says how large it is."""
    return isinstance(item, Variable) and item.space == "shared"


def _device_code(compiler: Compiler, unit: Unit, host: HostCode, instances: list[str], is_one_of_several: bool) -> str:
    """The PTX of one file, with those of the instances whose templates it has."""
    text, filename = read_input(unit.name)
    given = parse_api_options([*unit.settings.device, "-Wno-unknown-header", "-Wno-kernel-not-instantiated", *(f"-instantiate={expression}" for expression in instances)])
    options = replace(given, lineinfo=True, relocatable=is_one_of_several)
    compilation = with_layouts(compiler, host, lambda layouts: Compilation(text, filename, replace(options, host_layouts=layouts)))
    ptx = compilation.ptx
    if compilation.diagnostics:
        sys.stderr.write(Renderer.for_stream(sys.stderr, compilation.sources).diagnostics(compilation.diagnostics))
    return ptx
