"""NVRTC: compilation of CUDA C++ at run time by minicc (NVRTC, "User Interface")."""

from __future__ import annotations

import ctypes
import tempfile
from pathlib import Path
from typing import Any

from ...driver.api import ObjectCode, compile
from ...support.diagnostics import CompileError, MiniccError
from ...support.fast_dataclass import field, record, replace
from ..api.pointers import Pointer, persistent_text, put, put_pointer, put_size, text_at, texts_at
from ..api.table import ApiRow, api_rows
from ..device.host_runtime import HostRuntime
from .arrays import LibraryError, put_bytes, resolve_handle
from .toolkit import toolkit_library

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


def create(
    rt: HostRuntime, out: Pointer, text: Pointer, name: Pointer, count: int, headers: Pointer, names: Pointer
) -> None:
    """Implement `nvrtcCreateProgram`."""
    if not text:
        raise LibraryError(INVALID_INPUT)
    header_texts = dict(zip(texts_at(names, count), texts_at(headers, count)))
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
    header_texts = [option for option in texts_at(options, count) if not option.startswith(_IGNORED_OPTIONS)]
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
    put_bytes(out, INVALID_INPUT, _ptx(rt, program))


def log_size(rt: HostRuntime, program: Pointer, out: Pointer) -> None:
    """Implement `nvrtcGetProgramLogSize`."""
    put_size(out, len(_program(rt, program).log))


def log(rt: HostRuntime, program: Pointer, out: Pointer) -> None:
    """Implement `nvrtcGetProgramLog`."""
    put_bytes(out, INVALID_INPUT, _program(rt, program).log)


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


ARCHITECTURES = (80, 86, 87, 89, 90)
"""Targets that every construct of which is executed."""


def architecture_count(rt: HostRuntime, out: Pointer) -> None:
    """Implement `nvrtcGetNumSupportedArchs`."""
    put(out, len(ARCHITECTURES))


def architectures(rt: HostRuntime, out: Pointer) -> None:
    """Implement `nvrtcGetSupportedArchs`."""
    for index, number in enumerate(ARCHITECTURES):
        put(out + 4 * index if out else None, number)


def fail(rt: HostRuntime, *_: object) -> None:
    """Fail as for a form of output that the compiler does not make, or a setting that it does not have."""
    raise LibraryError(INVALID_INPUT, "minicc's NVRTC makes PTX; other functions need that of a CUDA toolkit")


_ERRORS = {
    0: "SUCCESS", 1: "ERROR_OUT_OF_MEMORY", 2: "ERROR_PROGRAM_CREATION_FAILURE", 3: "ERROR_INVALID_INPUT",
    4: "ERROR_INVALID_PROGRAM", 5: "ERROR_INVALID_OPTION", 6: "ERROR_COMPILATION",
    7: "ERROR_BUILTIN_OPERATION_FAILURE", 8: "ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION",
    9: "ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION", 10: "ERROR_NAME_EXPRESSION_NOT_VALID",
    11: "ERROR_INTERNAL_ERROR", 12: "ERROR_TIME_FILE_WRITE_FAILED", 13: "ERROR_NO_PCH_CREATE_ATTEMPTED",
    14: "ERROR_PCH_CREATE_HEAP_EXHAUSTED", 15: "ERROR_PCH_CREATE", 16: "ERROR_CANCELLED",
    17: "ERROR_TIME_TRACE_FILE_WRITE_FAILED", 18: "ERROR_BUSY",
}  # fmt: skip


def error_string(rt: HostRuntime, status: int) -> int:
    """Return the address of a status's name."""
    return persistent_text(f"NVRTC_{_ERRORS.get(status, 'ERROR_UNKNOWN')}")


def version(rt: HostRuntime, major: Pointer, minor: Pointer) -> None:
    """Implement `nvrtcVersion`."""
    put(major, 13)
    put(minor, 0)


_ROWS = api_rows(RESULT, (
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
    ("nvrtcGetNumSupportedArchs", "int *count", architecture_count),
    ("nvrtcGetSupportedArchs", "int *numbers", architectures),
    *(
        (f"nvrtcGet{form}{part}", f"nvrtcProgram program, {out}", fail)
        for form in ("LTOIR", "OptiXIR", "TileIR")
        for part, out in (("Size", "size_t *size"), ("", "char *out"))
    ),
    ("nvrtcGetPCHHeapSize", "size_t *size", fail),
    ("nvrtcSetPCHHeapSize", "size_t size", fail),
    ("nvrtcGetPCHCreateStatus", "nvrtcProgram program", fail),
    ("nvrtcGetPCHHeapSizeRequired", "nvrtcProgram program, size_t *size", fail),
    ("nvrtcSetFlowCallback", "nvrtcProgram program, void *callback, void *data", fail),
    ("nvrtcInstallBundledHeaders", "const char *folder, unsigned flags, const char **log", fail),
    ("nvrtcGetBundledHeadersInfo", "void *info, const char **log", fail),
    ("nvrtcRemoveBundledHeaders", "const char *folder, const char **log", fail),
    ("nvrtcGetProgramLogSize", "nvrtcProgram program, size_t *size", log_size),
    ("nvrtcGetProgramLog", "nvrtcProgram program, char *log", log),
    ("nvrtcGetLoweredName", "nvrtcProgram program, const char *expression, const char **name",
        lowered_name),
))  # fmt: skip


def _prefer_toolkit(row: ApiRow) -> ApiRow:
    """Return a row that calls the NVRTC of the process's toolkit in a foreign process that has one.

    The target becomes a virtual architecture, and the "cubin" is PTX, as nothing here runs machine code.
    """
    own, target = row.body, row.name.replace("CUBIN", "PTX")
    assert own is not None

    def call(rt: HostRuntime, *arguments: Any) -> None:
        library = toolkit_library("nvrtc") if rt.is_foreign else None
        if library is None:
            own(rt, *arguments)
            return
        if row.name == "nvrtcCompileProgram":
            words = [_virtual(word) for word in texts_at(arguments[2], arguments[1])]
            arguments = (
                arguments[0],
                len(words),
                (ctypes.c_char_p * len(words))(*(word.encode() for word in words)),
            )
        values = (
            kind(value) if kind is ctypes.c_void_p and isinstance(value, int) else value
            for kind, value in zip(row.parameter_types, arguments)
        )
        if status := getattr(library, target)(*values):
            raise LibraryError(status)

    return replace(row, body=call)


def _virtual(option: str) -> str:
    """Return an option of NVRTC in which a real architecture is the virtual one of the same number."""
    name, equals, value = option.partition("=")
    is_target = name in ("-arch", "--gpu-architecture") and value.startswith("sm_")
    return f"{name}{equals}compute_{value[3:]}" if is_target else option


FUNCTIONS = (
    *map(_prefer_toolkit, _ROWS),
    ApiRow("nvrtcGetErrorString", "nvrtcResult status", error_string, "const char *"),
)
