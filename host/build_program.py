"""Compilation of CUDA C++ files to a runnable program: objects with host code and PTX, and a shared object of
them.

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
from .device.units import group_linked
from .host_type_layouts import HostUnit, with_layouts
from .rewrite import SourceMap, files_read, relocate_messages, rewrite
from .runtime_library import RuntimeLibrary
from .settings import HOST_FOLDER, LIBRARY, PROGRAM, Inputs, ProgramFile
from .unsupported_headers import explain_missing_header, unknown_names

_LINK_OPTIONS = ("-fopenmp", "-pthread", "-fsanitize=")
"""Options of the host compiler that name libraries."""


def _defines(unit: ProgramFile) -> list[str]:
    """Return the macros of CUDA's compiler for the host pass."""
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
"""Lock for the compilation of device code: threads compile units, but only the host compiler's processes run
in parallel.
"""


def make_program(
    compiler: Compiler, runtime: RuntimeLibrary, inputs: Inputs, folder: Path, read: set[str]
) -> None:
    """Build a program in the folder. The files that are read are added to `read`."""
    objects = [folder / f"unit-{number}.o" for number in range(len(inputs.units))]
    is_one_of_several = sum(unit.is_device for unit in inputs.units) > 1

    def make(unit: ProgramFile, target: Path) -> UnitObject:
        return unit_object(compiler, runtime, unit, target, is_one_of_several)

    with ThreadPoolExecutor(os.cpu_count()) as pool, compiler.stopped_by_interrupts():
        result = list(pool.map(make, inputs.units, objects))
    read.update(*(unit.read for unit in result))
    sys.stderr.write("".join(unit.messages for unit in result))
    words = dict.fromkeys(
        word for unit in inputs.units for word in unit.settings.host if word.startswith(_LINK_OPTIONS)
    )
    check_symbols([unit.device for unit in result if unit.device is not None])
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
    """The object of a unit: its device code, None for a host-only file; the files that were read, the
    system's among them; and warnings.
    """

    device: DeviceText | None
    read: set[str]
    system_read: set[str]
    messages: str


def unit_object(
    compiler: Compiler, runtime: RuntimeLibrary, unit: ProgramFile, target: Path, may_be_linked: bool
) -> UnitObject:
    """Compile a file to an object that contains its device code. Raise HostError or CompileError if it is
    invalid.
    """
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".unit-") as name:
        return _unit_object(compiler, runtime, unit, target, may_be_linked, Path(name))


def _unit_object(
    compiler: Compiler,
    runtime: RuntimeLibrary,
    unit: ProgramFile,
    target: Path,
    may_be_linked: bool,
    folder: Path,
) -> UnitObject:
    text, own = _preprocess(compiler, runtime, unit)
    read, system_read = files_read(text)
    if not unit.is_device:
        source = folder / "unit.ii"
        source.write_text(text, errors="surrogateescape")
        _compile(compiler, own, source, target, SourceMap.identity(text))
        return UnitObject(None, read, system_read, "")
    result, source, assembly = (
        rewrite(text, is_alone=not unit.is_relocatable),
        folder / "unit.ii",
        folder / "unit.s",
    )
    source.write_text(result.text + REGISTRATION, errors="surrogateescape")
    _compile(compiler, own, source, assembly, result.source)
    code = read_assembly(assembly.read_text(errors="surrogateescape"))
    kernels = code.kernels(result.kernels)
    ptx, messages = _device_code(
        compiler, unit, HostUnit(source, own.language, own.options), _instances(kernels), may_be_linked
    )
    (folder / "device.ptx").write_text(ptx, errors="surrogateescape")
    assembly_text = with_unit(
        code,
        unit.name,
        "device.ptx",
        unit.is_relocatable,
        kernels,
        code.variables(result.variables),
        code.undefined(result.device_only),
    )
    assembly.write_text(assembly_text, errors="surrogateescape")
    compiler.run(["-c", assembly.name, "-o", target.absolute()], cwd=str(folder))
    return UnitObject(DeviceText(unit.name, ptx, unit.is_relocatable), read, system_read, messages)


@record(frozen=True)
class _HostOptions:
    """Options for the host code of a preprocessed unit."""

    language: str
    options: tuple[str, ...]


def _preprocess(compiler: Compiler, runtime: RuntimeLibrary, unit: ProgramFile) -> tuple[str, _HostOptions]:
    """Return the unit's preprocessed text, and the options for its compilation."""
    include_options: list[str | Path] = ["-isystem", HOST_FOLDER / "include", "-isystem", runtime.headers]
    cuda = ["-include", "cuda_runtime.h", *_defines(unit)] if unit.is_device else []
    # nvcc's -std says how C++ is read: C is what the host compiler takes by default.
    language, standard = ("c", ["-std=gnu17"]) if unit.is_c else ("c++", ["-std=c++17"])
    words = [word for word in unit.settings.host if not (unit.is_c and word.startswith("-std"))]
    name = f"./{unit.name}" if unit.name.startswith(("-", "@")) else unit.name
    try:
        text = compiler.run(["-E", "-x", language, *standard, *cuda, *include_options, *words, name])
    except HostError as error:
        raise explain_missing_header(error) from None
    own = [
        option
        for option in words
        if option.startswith(("-O", "-g", "-f", "-m", "-std", "-pthread")) and not option.startswith("-flto")
    ]
    return text, _HostOptions(language, (*standard, "-g1", *own))


def _compile(
    compiler: Compiler, own: _HostOptions, source: Path, target: Path, include_options: SourceMap
) -> None:
    try:
        compiler.compile(own.language, own.options, source, target)
    except HostError as error:
        raise HostError(relocate_messages(error.text, include_options), error.status) from None


def _instances(kernels: list[str]) -> list[str]:
    """Return the instances of kernel templates whose stubs are in a unit's host code."""
    names = dict.fromkeys(device_spelling(source_name(symbol)) for symbol in kernels)
    return [
        name.replace("(anonymous namespace)::", "") for name in names if "<" in name and not has_closure(name)
    ]


_OF_THE_DEVICE = re.compile(
    r"(?P<place>.*)undefined reference to [`']?(?P<name>threadIdx|blockIdx|blockDim|gridDim|warpSize)'"
)


def explain_link_error(error: HostError) -> str:
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


def check_symbols(units: Sequence[DeviceText]) -> None:
    """Raise CompileError if a symbol that one unit uses is defined in no unit, or in several."""
    modules = [parse(unit.ptx, f"<PTX of {unit.name}>") for unit in units]
    errors = []
    for group in group_linked([unit.is_relocatable for unit in units], [""] * len(units), modules):
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
            if not _is_dynamic_shared(item)
        ]
    if errors:
        raise CompileError(errors)


def _is_dynamic_shared(item: Variable | Function) -> bool:
    """Check whether a variable is an array of dynamic shared memory, whose size a launch sets."""
    return isinstance(item, Variable) and item.space == "shared"


def _device_code(
    compiler: Compiler, unit: ProgramFile, host: HostUnit, instances: list[str], may_be_linked: bool
) -> tuple[str, str]:
    """Return the PTX of a file, with those of the instances whose templates it defines, and the warnings."""
    text, filename = read_input(unit.name)
    device_options = parse_api_options(
        [
            *unit.settings.device,
            "-Wno-unknown-header",
            "-Wno-kernel-not-instantiated",
            *(f"-instantiate={expression}" for expression in instances),
        ]
    )
    options = replace(device_options, lineinfo=True, relocatable=may_be_linked or unit.is_relocatable)
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
