"""NVRTC: a program compiles CUDA C++ while it runs (NVRTC, "User Interface"); minicc is the compiler."""

from __future__ import annotations

import ctypes
import tempfile
from pathlib import Path

from ...driver.api import ObjectCode, compile
from ...support.diagnostics import CompileError, MiniccError
from ...support.fast_dataclass import field, record
from ..api.pointers import Pointer, put, put_pointer, put_size, text_at
from ..api.table import Row
from ..device.machine import Machine
from .arrays import LibraryError, meant

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
_TAKEN = (
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
"""Options that change nothing: minicc's code is whole and optimised."""


@record
class Program:
    """What nvrtcCreateProgram makes; `names` are name expressions with the symbols they turned into."""

    text: str
    name: str
    headers: dict[str, str]
    names: dict[str, bytes] = field(default_factory=dict)
    made: ObjectCode | None = None
    log: bytes = b"\0"
    kept: list[object] = field(default_factory=list)


def _program(m: Machine, handle: Pointer) -> Program:
    return meant(m, Program, handle, INVALID_PROGRAM)


def _texts(array: Pointer, count: int) -> list[str]:
    pointers = (ctypes.c_void_p * count).from_address(array) if array and count else ()
    return [text_at(pointer) for pointer in pointers]


def create(
    m: Machine, out: Pointer, text: Pointer, name: Pointer, count: int, headers: Pointer, names: Pointer
) -> None:
    if not text:
        raise LibraryError(INVALID_INPUT)
    given = dict(zip(_texts(names, count), _texts(headers, count)))
    put_pointer(out, m.new_handle(Program(text_at(text), text_at(name) or "default_program", given)))


def destroy(m: Machine, out: Pointer) -> None:
    handle = ctypes.c_void_p.from_address(out or 0).value if out else None
    _program(m, handle)
    del m.handles[handle or 0]
    put_pointer(out, 0)


def add_name(m: Machine, program: Pointer, expression: Pointer) -> None:
    result = _program(m, program)
    if result.made is not None:
        raise LibraryError(NO_NAMES_AFTER)
    result.names[text_at(expression)] = b""


def compile_program(m: Machine, program: Pointer, count: int, options: Pointer) -> None:
    result = _program(m, program)
    given = [option for option in _texts(options, count) if not option.startswith(_TAKEN)]
    with tempfile.TemporaryDirectory() as folder:
        for name, text in result.headers.items():
            file = Path(folder) / name
            if not file.resolve().is_relative_to(Path(folder).resolve()):
                raise LibraryError(INVALID_INPUT)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        wanted = [f"-instantiate={name.strip().removeprefix('&')}" for name in result.names if "<" in name]
        try:
            result.made = compile(
                result.text, options=[*given, "-lineinfo", f"-I{folder}", *wanted], filename=result.name
            )
            result.log = "\n".join(map(str, result.made.diagnostics)).encode() + b"\0"
        except MiniccError as error:
            result.log = str(error).encode() + b"\0"
            raise LibraryError(COMPILATION if isinstance(error, CompileError) else INVALID_OPTION) from None


def _ptx(m: Machine, program: Pointer) -> bytes:
    made = _program(m, program).made
    if made is None:
        raise LibraryError(INVALID_PROGRAM)
    return made.ptx.encode() + b"\0"


def ptx_size(m: Machine, program: Pointer, out: Pointer) -> None:
    put_size(out, len(_ptx(m, program)))


def ptx(m: Machine, program: Pointer, out: Pointer) -> None:
    _put_text(out, _ptx(m, program))


def log_size(m: Machine, program: Pointer, out: Pointer) -> None:
    put_size(out, len(_program(m, program).log))


def log(m: Machine, program: Pointer, out: Pointer) -> None:
    _put_text(out, _program(m, program).log)


def _put_text(out: Pointer, text: bytes) -> None:
    if not out:
        raise LibraryError(INVALID_INPUT)
    ctypes.memmove(out, text, len(text))


def lowered_name(m: Machine, program: Pointer, expression: Pointer, out: Pointer) -> None:
    result, name = _program(m, program), text_at(expression)
    if result.made is None:
        raise LibraryError(NO_NAMES_BEFORE)
    if name not in result.names:
        raise LibraryError(NAME_NOT_VALID)
    try:
        symbol = result.made.get_kernel(name.strip().removeprefix("&")).symbol
    except MiniccError:
        raise LibraryError(NAME_NOT_VALID) from None
    result.kept.append(ctypes.create_string_buffer(symbol.encode()))
    put_pointer(out, ctypes.addressof(result.kept[-1]))  # type: ignore[arg-type]


def version(m: Machine, major: Pointer, minor: Pointer) -> None:
    put(major, 13)
    put(minor, 0)


FUNCTIONS = (
    Row("nvrtcVersion", "int *major, int *minor", version, RESULT),
    Row("nvrtcCreateProgram", "nvrtcProgram *program, const char *text, const char *name, int count, const "
                              "char *const *headers, const char *const *names",
        create, RESULT),
    Row("nvrtcDestroyProgram", "nvrtcProgram *program", destroy, RESULT),
    Row("nvrtcAddNameExpression", "nvrtcProgram program, const char *expression", add_name, RESULT),
    Row("nvrtcCompileProgram", "nvrtcProgram program, int count, const char *const *options", compile_program,
        RESULT),
    Row("nvrtcGetPTXSize", "nvrtcProgram program, size_t *size", ptx_size, RESULT),
    Row("nvrtcGetPTX", "nvrtcProgram program, char *ptx", ptx, RESULT),
    Row("nvrtcGetCUBINSize", "nvrtcProgram program, size_t *size", ptx_size, RESULT),
    Row("nvrtcGetCUBIN", "nvrtcProgram program, char *image", ptx, RESULT),
    Row("nvrtcGetProgramLogSize", "nvrtcProgram program, size_t *size", log_size, RESULT),
    Row("nvrtcGetProgramLog", "nvrtcProgram program, char *log", log, RESULT),
    Row("nvrtcGetLoweredName", "nvrtcProgram program, const char *expression, const char **name",
        lowered_name, RESULT),
)  # fmt: skip
