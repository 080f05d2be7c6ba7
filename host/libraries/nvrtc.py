"""NVRTC: compilation of CUDA C++ at run time by minicc (NVRTC, "User Interface")."""

from __future__ import annotations

import ctypes
import tempfile
from pathlib import Path

from ...driver.api import ObjectCode, compile
from ...support.diagnostics import CompileError, MiniccError
from ...support.fast_dataclass import field, record
from ..api.pointers import Pointer, put, put_pointer, put_size, text_at
from ..api.table import api_rows
from ..device.host_runtime import HostRuntime
from .arrays import LibraryError, resolve_handle

RESULT = "nvrtcResult"
(
    INVALID_INPUT,
    INVALID_PROGRAM,
    INVALID_OPTION,
    COMPILATION,
    NO_NAMES_AFTER,
    NO_NAMES_BEFORE,
    NAME_NOT_VALID,
) = (3, 4, 5, 6, 8, 9, 10)
_IGNORED_OPTIONS = (
    "-dc",
    "--device-c",
    "-rdc",
    "--relocatable-device-code",
    "-default-device",
    "--device-as-default-execution-space",
    "-dopt",
    "--dopt",
    "--extra-device-vectorization",
    "-extra-device-vectorization",
)
"""Options without effect: minicc's code is always whole and optimised."""


@record
class NvrtcProgram:
    """A program of nvrtcCreateProgram; `names` are name expressions with their symbols."""

    text: str
    name: str
    headers: dict[str, str]
    names: dict[str, bytes] = field(default_factory=dict)
    code: ObjectCode | None = None
    log: bytes = b"\0"
    pinned: list[object] = field(default_factory=list)


def _program(rt: HostRuntime, handle: Pointer) -> NvrtcProgram:
    return resolve_handle(rt, NvrtcProgram, handle, INVALID_PROGRAM)


def _texts(array: Pointer, count: int) -> list[str]:
    pointers = (ctypes.c_void_p * count).from_address(array) if array and count else ()
    return [text_at(pointer) for pointer in pointers]


def create(
    rt: HostRuntime, out: Pointer, text: Pointer, name: Pointer, count: int, headers: Pointer, names: Pointer
) -> None:
    """Implement `nvrtcCreateProgram`."""
    if not text:
        raise LibraryError(INVALID_INPUT)
    header_texts = dict(zip(_texts(names, count), _texts(headers, count)))
    put_pointer(
        out, rt.handles.add(NvrtcProgram(text_at(text), text_at(name) or "default_program", header_texts))
    )


def destroy(rt: HostRuntime, out: Pointer) -> None:
    """Implement `nvrtcDestroyProgram`."""
    handle = ctypes.c_void_p.from_address(out or 0).value if out else None
    _program(rt, handle)
    rt.handles.remove(handle)
    put_pointer(out, 0)


def add_name(rt: HostRuntime, program: Pointer, expression: Pointer) -> None:
    """Implement `nvrtcAddNameExpression`."""
    result = _program(rt, program)
    if result.code is not None:
        raise LibraryError(NO_NAMES_AFTER)
    result.names[text_at(expression)] = b""


def compile_program(rt: HostRuntime, program: Pointer, count: int, options: Pointer) -> None:
    """Implement `nvrtcCompileProgram`."""
    result = _program(rt, program)
    header_texts = [option for option in _texts(options, count) if not option.startswith(_IGNORED_OPTIONS)]
    with tempfile.TemporaryDirectory() as folder:
        for name, text in result.headers.items():
            file = Path(folder) / name
            if not file.resolve().is_relative_to(Path(folder).resolve()):
                raise LibraryError(INVALID_INPUT)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        wanted = [f"-instantiate={name.strip().removeprefix('&')}" for name in result.names if "<" in name]
        try:
            result.code = compile(
                result.text,
                options=[*header_texts, "-lineinfo", f"-I{folder}", *wanted],
                filename=result.name,
            )
            result.log = "\n".join(map(str, result.code.diagnostics)).encode() + b"\0"
        except MiniccError as error:
            result.log = str(error).encode() + b"\0"
            raise LibraryError(COMPILATION if isinstance(error, CompileError) else INVALID_OPTION) from None


def _ptx(rt: HostRuntime, program: Pointer) -> bytes:
    result = _program(rt, program).code
    if result is None:
        raise LibraryError(INVALID_PROGRAM)
    return result.ptx.encode() + b"\0"


def ptx_size(rt: HostRuntime, program: Pointer, out: Pointer) -> None:
    """Implement `nvrtcGetPTXSize` and `nvrtcGetCUBINSize`."""
    put_size(out, len(_ptx(rt, program)))


def ptx(rt: HostRuntime, program: Pointer, out: Pointer) -> None:
    """Implement `nvrtcGetPTX` and `nvrtcGetCUBIN`."""
    _put_text(out, _ptx(rt, program))


def log_size(rt: HostRuntime, program: Pointer, out: Pointer) -> None:
    """Implement `nvrtcGetProgramLogSize`."""
    put_size(out, len(_program(rt, program).log))


def log(rt: HostRuntime, program: Pointer, out: Pointer) -> None:
    """Implement `nvrtcGetProgramLog`."""
    _put_text(out, _program(rt, program).log)


def _put_text(out: Pointer, text: bytes) -> None:
    if not out:
        raise LibraryError(INVALID_INPUT)
    ctypes.memmove(out, text, len(text))


def lowered_name(rt: HostRuntime, program: Pointer, expression: Pointer, out: Pointer) -> None:
    """Implement `nvrtcGetLoweredName`."""
    result, name = _program(rt, program), text_at(expression)
    if result.code is None:
        raise LibraryError(NO_NAMES_BEFORE)
    if name not in result.names:
        raise LibraryError(NAME_NOT_VALID)
    try:
        symbol = result.code.get_kernel(name.strip().removeprefix("&")).symbol
    except MiniccError:
        raise LibraryError(NAME_NOT_VALID) from None
    result.pinned.append(ctypes.create_string_buffer(symbol.encode()))
    put_pointer(out, ctypes.addressof(result.pinned[-1]))  # type: ignore[arg-type]


def version(rt: HostRuntime, major: Pointer, minor: Pointer) -> None:
    """Implement `nvrtcVersion`."""
    put(major, 13)
    put(minor, 0)


FUNCTIONS = api_rows(RESULT, (
    ("nvrtcVersion", "int *major, int *minor", version),
    ("nvrtcCreateProgram",
        "nvrtcProgram *program, const char *text, const char *name, int count, const "
                              "char *const *headers, const char *const *names",
        create),
    ("nvrtcDestroyProgram", "nvrtcProgram *program", destroy),
    ("nvrtcAddNameExpression", "nvrtcProgram program, const char *expression", add_name),
    ("nvrtcCompileProgram", "nvrtcProgram program, int count, const char *const *options",
        compile_program),
    ("nvrtcGetPTXSize", "nvrtcProgram program, size_t *size", ptx_size),
    ("nvrtcGetPTX", "nvrtcProgram program, char *ptx", ptx),
    ("nvrtcGetCUBINSize", "nvrtcProgram program, size_t *size", ptx_size),
    ("nvrtcGetCUBIN", "nvrtcProgram program, char *image", ptx),
    ("nvrtcGetProgramLogSize", "nvrtcProgram program, size_t *size", log_size),
    ("nvrtcGetProgramLog", "nvrtcProgram program, char *log", log),
    ("nvrtcGetLoweredName", "nvrtcProgram program, const char *expression, const char **name",
        lowered_name),
))  # fmt: skip
