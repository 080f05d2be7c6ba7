"""nvJitLink: linking of device code at run time (nvJitLink, "User Interface").

Its "cubin" is PTX, which the driver's library loads. PTX is linked here. Intermediate code for link-time
optimisation is compiled to PTX by the nvJitLink of the process's toolkit.
"""

from __future__ import annotations

import ctypes
import re
from pathlib import Path
from typing import Any

from ...ptx.parsing.parser import parse
from ...ptx.printer import print_module
from ...ptx.rewriting.link import link
from ...support.diagnostics import MiniccError
from ...support.fast_dataclass import field, record
from ..api.pointers import Pointer, put, put_pointer, put_size, text_at, texts_at
from ..api.table import ApiRow
from ..device.fat_binary import ARCHIVE, INTERMEDIATE, ImageError, ptx_of_image
from ..device.host_runtime import HostRuntime
from . import device_runtime
from .arrays import LibraryError, put_bytes, resolve_handle
from .toolkit import toolkit_library

RESULT = "nvJitLinkResult"
UNRECOGNIZED_OPTION, NO_ARCHITECTURE, INVALID_INPUT, PTX_FAILED, NULL_INPUT, NO_LTO = 1, 2, 3, 4, 10, 18
_ARCHITECTURE = re.compile(r"--?arch=((sm|compute|lto)_\d+[af]?)")
_OPTION = re.compile(
    r"--?((maxrregcount|O|ftz|prec-div|prec-sqrt|fma|kernels-used|variables-used|Xptxas|split-compile"
    r"|split-compile-extended|jump-table-density)=?\S*|time|verbose|lto|ptx|g|lineinfo|r|no-cache"
    r"|optimize-unused-variables|device-stack-protector(=\S*)?|cache)"
)
"""Options of nvJitLink ("Supported Link Options"), beside the architecture."""
_LTO_KIND = 3


@record
class LinkJob:
    """A link: its options, its inputs, and, once it is complete, the PTX."""

    options: list[str]
    ptx: list[tuple[str, str]] = field(default_factory=list)
    """Name and text of each input of PTX."""
    intermediate: list[tuple[str, bytes]] = field(default_factory=list)
    """Name and content of each input for link-time optimisation."""
    result: bytes | None = None
    """The PTX, once the link is complete."""
    linked_intermediate: bytes = b""
    """The linked code of link-time optimisation, if the inputs are such code."""
    log: bytes = b"\0"


def _job(rt: HostRuntime, handle: Pointer) -> LinkJob:
    return resolve_handle(rt, LinkJob, handle, INVALID_INPUT)


def create(rt: HostRuntime, out: Pointer, count: int, options: Pointer) -> None:
    """Implement `nvJitLinkCreate`."""
    words = texts_at(options, count)
    for word in words:
        if not _ARCHITECTURE.fullmatch(word) and not _OPTION.fullmatch(word):
            raise LibraryError(UNRECOGNIZED_OPTION, f"unrecognized option '{word}'")
    if not any(map(_ARCHITECTURE.fullmatch, words)):
        raise LibraryError(NO_ARCHITECTURE)
    put_pointer(out, rt.handles.add(LinkJob(words)))


def destroy(rt: HostRuntime, handle: Pointer) -> None:
    """Implement `nvJitLinkDestroy`."""
    number = ctypes.c_void_p.from_address(handle).value if handle else None
    _job(rt, number)
    rt.handles.remove(number)
    put_pointer(handle, 0)


def add_data(rt: HostRuntime, handle: Pointer, kind: int, data: Pointer, size: int, name: Pointer) -> None:
    """Implement `nvJitLinkAddData`."""
    job = _job(rt, handle)
    if not data or not size:
        raise LibraryError(NULL_INPUT)
    _add(job, kind, ctypes.string_at(data, size), text_at(name) or "an image")


def add_file(rt: HostRuntime, handle: Pointer, kind: int, name: Pointer) -> None:
    """Implement `nvJitLinkAddFile`."""
    job = _job(rt, handle)
    try:
        data = Path(text_at(name or 0)).read_bytes()
    except OSError:
        raise _failure(job, INVALID_INPUT, f"{text_at(name or 0)}: no such file") from None
    _add(job, kind, data, text_at(name or 0))


def _add(job: LinkJob, kind: int, data: bytes, name: str) -> None:
    if kind == _LTO_KIND or data.startswith(INTERMEDIATE):
        job.intermediate.append((name, data))
        return
    if data.startswith(ARCHIVE):
        if not Path(name).name.startswith(device_runtime.NAME):
            raise _failure(job, INVALID_INPUT, f"{name}: libraries of machine code are not linked")
        job.ptx.append((device_runtime.NAME, device_runtime.PTX))
        return
    try:
        image = ctypes.create_string_buffer(data)
        job.ptx.append(
            (name, ptx_of_image(ctypes.addressof(image), len(data)).decode("utf-8", "surrogateescape"))
        )
    except ImageError as error:
        raise _failure(job, INVALID_INPUT, f"{name}: {error}") from None


def _failure(job: LinkJob, status: int, why: str) -> LibraryError:
    job.log = why.encode("utf-8", "surrogateescape") + b"\0"
    return LibraryError(status, why)


def _register_limit(options: list[str]) -> int:
    """Return the most registers of a thread that the options allow; 0 for no limit."""
    found = [match[1] for word in options if (match := re.fullmatch(r"--?maxrregcount=(\d+)", word))]
    return int(found[-1]) if found else 0


_EMPTY = ".version 7.0\n.target sm_75\n.address_size 64\n"
"""The result of a link without inputs."""


def complete(rt: HostRuntime, handle: Pointer) -> None:
    """Implement `nvJitLinkComplete`."""
    job = _job(rt, handle)
    inputs = list(job.ptx)
    if job.intermediate:
        inputs.append(("the result of link-time optimisation", _optimise(job)))
    try:
        modules = [parse(text, name) for name, text in inputs or [("an empty link", _EMPTY)]]
        result = modules[0] if len(modules) == 1 else link(modules)
    except MiniccError as error:
        raise _failure(job, PTX_FAILED, str(error)) from None
    limit = _register_limit(job.options)
    entries = [fn for fn in result.functions.values() if fn.is_entry] if limit else []
    for fn in entries:
        fn.limits.setdefault("maxnreg", (limit,))
    text = inputs[0][1] if len(inputs) == 1 and not entries else print_module(result)
    job.result = text.encode("utf-8", "surrogateescape")
    rt.modules.linked[job.result] = result


def _optimise(job: LinkJob) -> str:
    """Return the PTX of the inputs for link-time optimisation, from the toolkit's nvJitLink."""
    library = toolkit_library("nvJitLink")
    if library is None:
        raise _failure(
            job, NO_LTO, "link-time optimisation needs NVIDIA's nvJitLink: pip install nvidia-nvjitlink"
        )
    words = [word for word in job.options if word not in ("-lto", "-ptx")] + ["-lto", "-ptx"]
    options = (ctypes.c_char_p * len(words))(*(word.encode() for word in words))
    handle = ctypes.c_void_p()
    status: int = library.nvJitLinkCreate(ctypes.byref(handle), len(words), options)
    for name, data in job.intermediate if not status else ():
        status = status or library.nvJitLinkAddData(
            handle, _LTO_KIND, data, ctypes.c_size_t(len(data)), name.encode()
        )
    status = status or library.nvJitLinkComplete(handle)
    text = _text_of(library, handle, "ErrorLog" if status else "LinkedPtx")
    # Older versions, such as 13.0, hand out PTX and machine code only.
    if not status and hasattr(library, "nvJitLinkGetLinkedLTOIRSize"):
        size = ctypes.c_size_t()
        if not library.nvJitLinkGetLinkedLTOIRSize(handle, ctypes.byref(size)):
            out = ctypes.create_string_buffer(size.value)
            library.nvJitLinkGetLinkedLTOIR(handle, out)
            job.linked_intermediate = out.raw
    library.nvJitLinkDestroy(ctypes.byref(handle))
    if status:
        raise _failure(job, status, text)
    return text


def _text_of(library: Any, handle: ctypes.c_void_p, what: str) -> str:
    size = ctypes.c_size_t()
    getattr(library, f"nvJitLinkGet{what}Size")(handle, ctypes.byref(size))
    out = ctypes.create_string_buffer(size.value + 1)
    getattr(library, f"nvJitLinkGet{what}")(handle, out)
    return out.value.decode("utf-8", "surrogateescape")


def _result(rt: HostRuntime, handle: Pointer) -> bytes:
    result = _job(rt, handle).result
    if result is None:
        raise LibraryError(INVALID_INPUT)
    return result + b"\0"


def result_size(rt: HostRuntime, handle: Pointer, out: Pointer) -> None:
    """Implement `nvJitLinkGetLinkedCubinSize` and `nvJitLinkGetLinkedPtxSize`."""
    put_size(out, len(_result(rt, handle)))


def result(rt: HostRuntime, handle: Pointer, out: Pointer) -> None:
    """Implement `nvJitLinkGetLinkedCubin` and `nvJitLinkGetLinkedPtx`."""
    put_bytes(out, INVALID_INPUT, _result(rt, handle))


def log_size(rt: HostRuntime, handle: Pointer, out: Pointer) -> None:
    """Implement `nvJitLinkGetErrorLogSize`."""
    put_size(out, len(_job(rt, handle).log))


def log(rt: HostRuntime, handle: Pointer, out: Pointer) -> None:
    """Implement `nvJitLinkGetErrorLog`."""
    put_bytes(out, INVALID_INPUT, _job(rt, handle).log)


def no_log_size(rt: HostRuntime, handle: Pointer, out: Pointer) -> None:
    """Implement `nvJitLinkGetInfoLogSize`."""
    _job(rt, handle)
    put_size(out, 1)


def no_log(rt: HostRuntime, handle: Pointer, out: Pointer) -> None:
    """Implement `nvJitLinkGetInfoLog`."""
    _job(rt, handle)
    put_bytes(out, INVALID_INPUT, b"\0")


def _linked_intermediate(rt: HostRuntime, handle: Pointer) -> bytes:
    job = _job(rt, handle)
    if not job.linked_intermediate:
        raise _failure(job, NO_LTO, "the result of the link is PTX, not code for link-time optimisation")
    return job.linked_intermediate


def intermediate_size(rt: HostRuntime, handle: Pointer, out: Pointer) -> None:
    """Implement `nvJitLinkGetLinkedLTOIRSize`."""
    put_size(out, len(_linked_intermediate(rt, handle)))


def intermediate(rt: HostRuntime, handle: Pointer, out: Pointer) -> None:
    """Implement `nvJitLinkGetLinkedLTOIR`."""
    put_bytes(out, INVALID_INPUT, _linked_intermediate(rt, handle))


def version(rt: HostRuntime, major: Pointer, minor: Pointer) -> None:
    """Implement `nvJitLinkVersion`."""
    put(major, 13)
    put(minor, 5)


_HANDLE = "nvJitLinkHandle handle"
_ROWS = (
    ("Create", "nvJitLinkHandle *handle, unsigned count, const char **options", create),
    ("Destroy", "nvJitLinkHandle *handle", destroy),
    (
        "AddData",
        f"{_HANDLE}, nvJitLinkInputType kind, const void *data, size_t size, const char *name",
        add_data,
    ),
    ("AddFile", f"{_HANDLE}, nvJitLinkInputType kind, const char *name", add_file),
    ("Complete", _HANDLE, complete),
    ("GetLinkedCubinSize", f"{_HANDLE}, size_t *size", result_size),
    ("GetLinkedCubin", f"{_HANDLE}, void *out", result),
    ("GetLinkedPtxSize", f"{_HANDLE}, size_t *size", result_size),
    ("GetLinkedPtx", f"{_HANDLE}, char *out", result),
    ("GetLinkedLTOIRSize", f"{_HANDLE}, size_t *size", intermediate_size),
    ("GetLinkedLTOIR", f"{_HANDLE}, void *out", intermediate),
    ("GetErrorLogSize", f"{_HANDLE}, size_t *size", log_size),
    ("GetErrorLog", f"{_HANDLE}, char *out", log),
    ("GetInfoLogSize", f"{_HANDLE}, size_t *size", no_log_size),
    ("GetInfoLog", f"{_HANDLE}, char *out", no_log),
    ("Version", "unsigned *major, unsigned *minor", version),
)
_VERSIONED = tuple(f"{major}_{minor}" for major in (12, 13) for minor in range(10))
FUNCTIONS = tuple(
    ApiRow(
        f"nvJitLink{name}",
        parameters,
        body,
        RESULT,
        # Its header makes macros of the names, except the last, for the symbols of its own version.
        aliases=() if body is version else tuple(f"__nvJitLink{name}_{number}" for number in _VERSIONED),
    )
    for name, parameters, body in _ROWS
)
