"""The driver API's linker, which links several modules into one (CUDA Driver API, "JIT Linking")."""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import Any

from ...ptx.model import Module
from ...ptx.parsing.parser import parse
from ...ptx.printer import print_module
from ...ptx.rewriting.link import link
from ...support.diagnostics import MiniccError
from ...support.fast_dataclass import field, record
from ..api.driver_symbols import driver_rows
from ..api.pointers import Pointer, put_pointer, put_size, text_at
from ..device.errors import ApiError
from ..device.fat_binary import read_memory
from ..device.host_runtime import HostRuntime
from ..device.messages import print_message
from .device_runtime import NAME, device_runtime

_PTX, _LIBRARY = 1, 4
_WALL_TIME, _INFO, _INFO_SIZE, _ERROR, _ERROR_SIZE = 2, 3, 4, 5, 6
"""Output options of CUjit_option."""


@record
class Linker:
    """The state of a link; `options` are the addresses of the program's values, by their numbers."""

    modules: list[Module] = field(default_factory=list)
    options: dict[int, int] = field(default_factory=dict)
    text: bytes = b""
    image: Any = None

    def write_log(self, log: int, text: str) -> None:
        """Write to a log buffer of the program, if it has passed one."""
        words = ctypes.POINTER(ctypes.c_void_p)
        buffer = ctypes.cast(self.options[log], words)[0] if log in self.options else None
        size = (
            (ctypes.cast(self.options[log + 1], words)[0] or 0) & 0xFFFFFFFF if log + 1 in self.options else 0
        )
        if buffer and size:
            data = text.encode("utf-8", "surrogateescape")[: size - 1] + b"\0"
            ctypes.memmove(buffer, data, len(data))


def create(rt: HostRuntime, count: int, options: Pointer, values: Pointer, out: Pointer) -> None:
    """Implement `cuLinkCreate`."""
    result = Linker()
    _note(result, count, options, values)
    put_pointer(out, rt.handles.add(result))


def _note(linker: Linker, count: int, options: Pointer, values: Pointer) -> None:
    if count and not (options and values):
        raise ApiError("cudaErrorInvalidValue")
    numbers = (ctypes.c_int * count).from_address(options) if options and count else ()
    linker.options.update({number: (values or 0) + 8 * index for index, number in enumerate(numbers)})
    for log in (_INFO, _ERROR):
        linker.write_log(log, "")
    if _WALL_TIME in linker.options:
        ctypes.c_float.from_address(linker.options[_WALL_TIME]).value = 0.0


def add_data(
    rt: HostRuntime,
    state: Pointer,
    kind: int,
    data: Pointer,
    size: int,
    name: Pointer,
    count: int,
    options: Pointer,
    values: Pointer,
) -> None:
    """Implement `cuLinkAddData`."""
    linker = rt.handles.resolve(Linker, state)
    _note(linker, count, options, values)
    content = read_memory(data or 0, size)
    if not data or len(content) < size:
        raise ApiError("cudaErrorInvalidValue")
    _add(linker, kind, content, text_at(name) or "an image")


def add_file(
    rt: HostRuntime, state: Pointer, kind: int, path: Pointer, count: int, options: Pointer, values: Pointer
) -> None:
    """Implement `cuLinkAddFile`."""
    linker, name = rt.handles.resolve(Linker, state), text_at(path)
    _note(linker, count, options, values)
    if kind == _LIBRARY and Path(name).name.startswith(NAME):
        linker.modules.append(device_runtime())
        return
    try:
        data = Path(name).read_bytes()
    except OSError:
        raise ApiError("cudaErrorFileNotFound") from None
    _add(linker, kind, data, name)


def _add(linker: Linker, kind: int, data: bytes, name: str) -> None:
    if kind != _PTX:
        _fail(linker, f"{name}: only PTX is linked")
        raise ApiError("cudaErrorNoKernelImageForDevice")
    try:
        linker.modules.append(parse(data.split(b"\0")[0].decode("utf-8", "surrogateescape"), name))
    except MiniccError as error:
        _fail(linker, str(error))
        raise ApiError("cudaErrorInvalidPtx") from None


def _fail(linker: Linker, message: str) -> None:
    linker.write_log(_ERROR, message)
    print_message(f"error: {message}")


def complete(rt: HostRuntime, state: Pointer, image: Pointer, size: Pointer) -> None:
    """Complete the link. The image is PTX, which lives as long as the linker; a module loaded from it keeps
    the source locations of its parts.
    """
    linker = rt.handles.resolve(Linker, state)
    if not image or not linker.modules:
        raise ApiError("cudaErrorInvalidValue")
    try:
        result = linker.modules[0] if len(linker.modules) == 1 else link(linker.modules)
    except MiniccError as error:
        _fail(linker, str(error))
        raise ApiError("cudaErrorInvalidPtx") from None
    linker.text = print_module(result).encode("utf-8", "surrogateescape")
    rt.modules.linked[linker.text] = result
    linker.image = ctypes.create_string_buffer(linker.text)
    put_pointer(image, ctypes.addressof(linker.image))
    if size:
        put_size(size, len(linker.text) + 1)


def destroy(rt: HostRuntime, state: Pointer) -> None:
    """Implement `cuLinkDestroy`."""
    rt.handles.resolve(Linker, state)
    rt.handles.remove(state)


_OPTIONS = "unsigned count, CUjit_option *options, void **values"
FUNCTIONS = driver_rows(
    (
        ("cuLinkCreate", f"{_OPTIONS}, CUlinkState *state", create),
        (
            "cuLinkAddData",
            f"CUlinkState state, CUjitInputType kind, void *data, size_t size, const char *name, {_OPTIONS}",
            add_data,
        ),
        ("cuLinkAddFile", f"CUlinkState state, CUjitInputType kind, const char *path, {_OPTIONS}", add_file),
        ("cuLinkComplete", "CUlinkState state, void **image, size_t *size", complete),
        ("cuLinkDestroy", "CUlinkState state", destroy),
    )
)
