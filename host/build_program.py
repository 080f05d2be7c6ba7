"""From CUDA C++ files to what a process runs: objects with host code and PTX, and a shared object of them.

a.cu ──host preprocessor──▶ rewrite ──host compiler──▶ a.s ──symbols──▶ instances of kernel templates
  └────────────────────────── minicc, with these instances ──────────────▶ PTX ──within a.s──▶ a.o ──▶
  program.so
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ..driver.files import read_input
from ..driver.options import parse_api_options
from ..driver.pipeline import Compilation
from ..driver.render import Renderer
from ..frontend.text.compiler_macros import cuda_macros
from ..frontend.text.options import FrontendOptions
from ..ptx.model import Function, Variable
from ..ptx.parsing.parser import parse
from ..ptx.rewriting.link import link
from ..runtime.engine.executable import PROVIDED
from ..support.demangle import demangle, source_name
from ..support.diagnostics import CompileError, Diagnostic
from ..support.fast_dataclass import record, replace
from .assembly import REGISTRATION, with_unit
from .assembly import read as read_assembly
from .compiler import Compiler, HostError
from .device.elf_symbols import DeviceText, device_spelling, has_closure, symbols
from .device.units import linked_together
from .host_type_layouts import HostCode, with_layouts
from .rewrite import SourceMap, files_read, relocated, rewrite
from .runtime_library import Runtime
from .settings import HERE, LIBRARY, PROGRAM, Inputs, Unit
from .unsupported_headers import explained, unknown_names

_FOR_LINKS = ("-fopenmp", "-pthread", "-fsanitize=")
"""Options of the host compiler that bring libraries."""


def _defines(unit: Unit) -> list[str]:
    """The macros of CUDA's compiler for the pass over host code."""
    device = parse_api_options(unit.settings.device)
    options = FrontendOptions(
        arch=device.arch, relocatable=device.relocatable, relaxed_constexpr=device.relaxed_constexpr
    )
    words = [word for word in device.defines if word.startswith("__CUDACC_")]
    return [
        *(f"-D{name}={value}" for name, value in cuda_macros(options, is_device=False).items()),
        *(f"-D{word}" for word in words),
    ]


_COMPILING = threading.Lock()
"""Held while device code is compiled: units are compiled in threads, which only the host compiler's processes
make faster.
"""


def make_program(compiler: Compiler, runtime: Runtime, inputs: Inputs, folder: Path, read: set[str]) -> None:
    """Fill the folder. What is read is added to `read`."""
    objects = [folder / f"unit-{number}.o" for number in range(len(inputs.units))]
    is_one_of_several = sum(unit.is_device for unit in inputs.units) > 1

    def make(unit: Unit, target: Path) -> UnitObject:
        return unit_object(compiler, runtime, unit, target, is_one_of_several)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        made = list(pool.map(make, inputs.units, objects))
    read.update(*(unit.read for unit in made))
    sys.stderr.write("".join(unit.messages for unit in made))
    words = dict.fromkeys(
        word for unit in inputs.units for word in unit.settings.host if word.startswith(_FOR_LINKS)
    )
    check_linked([unit.device for unit in made if unit.device is not None])
    compiler.run(
        [
            *compiler.options,
            "-shared",
            "-Xlinker",
            "--no-undefined",
            *words,
            *objects,
            "-o",
            folder / PROGRAM,
            runtime.folder / LIBRARY,
            *inputs.libraries,
        ]
    )
    if not any(symbol.name == "main" for symbol in symbols(folder / PROGRAM)):
        raise CompileError([Diagnostic("error", "undefined reference to 'main': a program begins there")])
    for target in objects:
        target.unlink()


@record(frozen=True)
class UnitObject:
    """What was made of a unit: its device code, None for a file of the host; the files that were read, and
    which of them are the system's; what is to be said of it.
    """

    device: DeviceText | None
    read: set[str]
    system_read: set[str]
    messages: str


def unit_object(
    compiler: Compiler, runtime: Runtime, unit: Unit, target: Path, may_be_linked: bool
) -> UnitObject:
    """Compile a file to an object that has its device code within. HostError or CompileError where it cannot
    be.
    """
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".unit-") as name:
        return _unit_object(compiler, runtime, unit, target, may_be_linked, Path(name))


def _unit_object(
    compiler: Compiler, runtime: Runtime, unit: Unit, target: Path, may_be_linked: bool, folder: Path
) -> UnitObject:
    text, own = _preprocessed(compiler, runtime, unit)
    read, system_read = files_read(text)
    if not unit.is_device:
        source = folder / "unit.ii"
        source.write_text(text, errors="surrogateescape")
        _compile(compiler, own, source, target, SourceMap.identity(text))
        return UnitObject(None, read, system_read, "")
    made, source, assembly = (
        rewrite(text, is_alone=not unit.is_relocatable),
        folder / "unit.ii",
        folder / "unit.s",
    )
    source.write_text(made.text + REGISTRATION, errors="surrogateescape")
    _compile(compiler, own, source, assembly, made.source)
    code = read_assembly(assembly.read_text(errors="surrogateescape"))
    kernels = code.kernels(made.kernels)
    ptx, messages = _device_code(
        compiler, unit, HostCode(source, own.language, own.options), _instances(kernels), may_be_linked
    )
    (folder / "device.ptx").write_text(ptx, errors="surrogateescape")
    whole = with_unit(
        code,
        unit.name,
        "device.ptx",
        unit.is_relocatable,
        kernels,
        code.variables(made.variables),
        code.undefined(made.gone),
    )
    assembly.write_text(whole, errors="surrogateescape")
    compiler.run(["-c", assembly.name, "-o", target.absolute()], cwd=str(folder))
    return UnitObject(DeviceText(unit.name, ptx, unit.is_relocatable), read, system_read, messages)


@record(frozen=True)
class _HostOptions:
    """How a unit's host code is compiled once it is preprocessed."""

    language: str
    options: tuple[str, ...]


def _preprocessed(compiler: Compiler, runtime: Runtime, unit: Unit) -> tuple[str, _HostOptions]:
    """The unit's preprocessed text, and with what it goes on."""
    places: list[str | Path] = ["-isystem", HERE / "include", "-isystem", runtime.headers]
    cuda = ["-include", "cuda_runtime.h", *_defines(unit)] if unit.is_device else []
    # nvcc's -std says how C++ is read: C is what the host compiler takes by default.
    language, standard = ("c", ["-std=gnu17"]) if unit.is_c else ("c++", ["-std=c++17"])
    words = [word for word in unit.settings.host if not (unit.is_c and word.startswith("-std"))]
    name = f"./{unit.name}" if unit.name.startswith(("-", "@")) else unit.name
    try:
        text = compiler.run(["-E", "-x", language, *standard, *cuda, *places, *words, name])
    except HostError as error:
        raise explained(error) from None
    own = [
        option
        for option in words
        if option.startswith(("-O", "-g", "-f", "-m", "-std", "-pthread")) and not option.startswith("-flto")
    ]
    return text, _HostOptions(language, (*standard, "-g1", *own))


def _compile(compiler: Compiler, own: _HostOptions, source: Path, target: Path, places: SourceMap) -> None:
    try:
        compiler.compile(own.language, own.options, source, target)
    except HostError as error:
        raise HostError(relocated(error.text, places), error.status) from None


def _instances(kernels: list[str]) -> list[str]:
    """The instances of kernel templates that the stubs in a unit's host code stand for."""
    names = dict.fromkeys(device_spelling(source_name(symbol)) for symbol in kernels)
    return [
        name.replace("(anonymous namespace)::", "") for name in names if "<" in name and not has_closure(name)
    ]


_OF_THE_DEVICE = re.compile(
    r"(?P<place>.*)undefined reference to [`']?(?P<name>threadIdx|blockIdx|blockDim|gridDim|warpSize)'"
)


def explained_link(error: HostError) -> str:
    """Return the error text of the host compiler or linker with notes: `__device__` may be missing; a name of
    a CUDA library is not supported.
    """
    match = _OF_THE_DEVICE.search(error.text)
    hint = (
        f"minicc: note: only device code has '{match['name']}': '__global__' or '__device__' may be missing"
        " on the function that uses it\n"
        if match is not None
        else ""
    )
    return error.text + hint + unknown_names(error.text)


def check_linked(units: Sequence[DeviceText]) -> None:
    """CompileError where what one unit takes from others is nowhere, or in several."""
    modules = [parse(unit.ptx, f"<PTX of {unit.name}>") for unit in units]
    errors = []
    for group in linked_together([unit.is_relocatable for unit in units], [""] * len(units), modules):
        module = link([modules[number] for number in group])
        missing = [
            item
            for item in module.items
            if isinstance(item, Variable | Function)
            and item.linkage == "extern"
            and item.name not in PROVIDED
        ]
        errors += [
            Diagnostic("error", f"undefined reference to '{demangle(item.name)}'", item.location)
            for item in missing
            if not _is_room(item)
        ]
    if errors:
        raise CompileError(errors)


def _is_room(item: Variable | Function) -> bool:
    """Whether a launch says how large it is."""
    return isinstance(item, Variable) and item.space == "shared"


def _device_code(
    compiler: Compiler, unit: Unit, host: HostCode, instances: list[str], may_be_linked: bool
) -> tuple[str, str]:
    """The PTX of one file, with those of the instances whose templates it has, and the warnings."""
    text, filename = read_input(unit.name)
    given = parse_api_options(
        [
            *unit.settings.device,
            "-Wno-unknown-header",
            "-Wno-kernel-not-instantiated",
            *(f"-instantiate={expression}" for expression in instances),
        ]
    )
    options = replace(given, lineinfo=True, relocatable=may_be_linked or unit.is_relocatable)
    with _COMPILING:
        compilation = with_layouts(
            compiler,
            host,
            lambda layouts: Compilation(text, filename, replace(options, host_layouts=layouts)),
        )
        ptx = compilation.ptx
    if not compilation.diagnostics:
        return ptx, ""
    return ptx, Renderer.for_stream(sys.stderr, compilation.sources).diagnostics(compilation.diagnostics)
