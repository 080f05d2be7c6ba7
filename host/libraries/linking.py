"""The driver API's linker, which makes one module of several (CUDA Driver API, "JIT Linking"), and references
of modules to textures and surfaces.
"""

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
from ..api import modules
from ..api.pointers import Pointer, put_pointer, put_size, text_at
from ..api.table import Row
from ..device.errors import ApiError
from ..device.machine import Machine, complain

RESULT = "CUresult"
_PTX, _LIBRARY = 1, 4
_WALL_TIME, _INFO, _INFO_SIZE, _ERROR, _ERROR_SIZE = 2, 3, 4, 5, 6
"""Of CUjit_option: what is told."""


@record
class Linker:
    """What has been given to link; `options` are the addresses of the program's values, by their numbers."""

    modules: list[Module] = field(default_factory=list)
    options: dict[int, int] = field(default_factory=dict)
    text: bytes = b""
    image: Any = None

    def tell(self, log: int, text: str) -> None:
        """Write to a buffer of the program's, where it has given one."""
        words = ctypes.POINTER(ctypes.c_void_p)
        buffer = ctypes.cast(self.options[log], words)[0] if log in self.options else None
        size = (
            (ctypes.cast(self.options[log + 1], words)[0] or 0) & 0xFFFFFFFF if log + 1 in self.options else 0
        )
        if buffer and size:
            data = text.encode("utf-8", "surrogateescape")[: size - 1] + b"\0"
            ctypes.memmove(buffer, data, len(data))


def create(m: Machine, count: int, options: Pointer, values: Pointer, out: Pointer) -> None:
    made = Linker()
    _note(made, count, options, values)
    put_pointer(out, m.new_handle(made))


def _note(linker: Linker, count: int, options: Pointer, values: Pointer) -> None:
    numbers = (ctypes.c_int * count).from_address(options) if options and count else ()
    linker.options.update({number: (values or 0) + 8 * place for place, number in enumerate(numbers)})
    for log in (_INFO, _ERROR):
        linker.tell(log, "")
    if _WALL_TIME in linker.options:
        ctypes.c_float.from_address(linker.options[_WALL_TIME]).value = 0.0


def add_data(
    m: Machine,
    state: Pointer,
    kind: int,
    data: Pointer,
    size: int,
    name: Pointer,
    count: int,
    options: Pointer,
    values: Pointer,
) -> None:
    linker = m.handle(Linker, state)
    _note(linker, count, options, values)
    if not data:
        raise ApiError("cudaErrorInvalidValue")
    _add(linker, kind, ctypes.string_at(data, size), text_at(name) if name else "an image")


def add_file(
    m: Machine, state: Pointer, kind: int, path: Pointer, count: int, options: Pointer, values: Pointer
) -> None:
    linker, name = m.handle(Linker, state), text_at(path)
    _note(linker, count, options, values)
    if kind == _LIBRARY and "cudadevrt" in Path(name).name:  # what it has is always there
        return
    try:
        data = Path(name).read_bytes()
    except OSError:
        raise ApiError("cudaErrorFileNotFound") from None
    _add(linker, kind, data, name)


def _add(linker: Linker, kind: int, data: bytes, name: str) -> None:
    if kind != _PTX:
        _failed(linker, f"{name}: only PTX is linked")
        raise ApiError("cudaErrorNoKernelImageForDevice")
    try:
        linker.modules.append(parse(data.split(b"\0")[0].decode("utf-8", "surrogateescape"), name))
    except MiniccError as error:
        _failed(linker, str(error))
        raise ApiError("cudaErrorInvalidPtx") from None


def _failed(linker: Linker, message: str) -> None:
    linker.tell(_ERROR, message)
    complain(f"error: {message}")


def complete(m: Machine, state: Pointer, image: Pointer, size: Pointer) -> None:
    """The image is PTX, which lives as long as the linker; what is loaded of it keeps the places of its
    parts.
    """
    linker = m.handle(Linker, state)
    try:
        made = linker.modules[0] if len(linker.modules) == 1 else link(linker.modules)
    except MiniccError as error:
        _failed(linker, str(error))
        raise ApiError("cudaErrorInvalidPtx") from None
    linker.text = print_module(made).encode("utf-8", "surrogateescape")
    m.linked[linker.text] = made
    linker.image = ctypes.create_string_buffer(linker.text)
    put_pointer(image, ctypes.addressof(linker.image))
    if size:
        put_size(size, len(linker.text) + 1)


def destroy(m: Machine, state: Pointer) -> None:
    m.handle(Linker, state)
    del m.handles[state or 0]


def module_reference(m: Machine, module: Pointer, name: Pointer, reference: Pointer) -> None:
    """What the program binds at `reference` is what a module's variable of that name stands for."""
    handle = m.handle(modules.Module, module).loaded.variables.get(text_at(name))
    if handle is None:
        raise ApiError("cudaErrorSymbolNotFound")
    m.references[reference or 0] = handle.start


_OPTIONS = "unsigned count, CUjit_option *options, void **values"
FUNCTIONS = (
    Row("cuLinkCreate", f"{_OPTIONS}, CUlinkState *state", create, RESULT),
    Row(
        "cuLinkAddData",
        f"CUlinkState state, CUjitInputType kind, void *data, size_t size, const char *name, {_OPTIONS}",
        add_data,
        RESULT,
    ),
    Row(
        "cuLinkAddFile",
        f"CUlinkState state, CUjitInputType kind, const char *path, {_OPTIONS}",
        add_file,
        RESULT,
    ),
    Row("cuLinkComplete", "CUlinkState state, void **image, size_t *size", complete, RESULT),
    Row("cuLinkDestroy", "CUlinkState state", destroy, RESULT),
    Row(
        "minicc_module_reference",
        "CUmodule module, const char *name, const void *reference",
        module_reference,
        RESULT,
    ),
)
