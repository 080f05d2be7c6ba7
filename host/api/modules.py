"""Modules that a program loads while it runs (CUDA Runtime API, "Library Management"; the driver API's are
the same), and kernels by handles.
"""

from __future__ import annotations

import ctypes
from pathlib import Path

from ...ptx.parsing.parser import parse
from ...support.diagnostics import MiniccError
from ...support.fast_dataclass import record
from ..device.errors import ApiError
from ..device.machine import Kernel, Loaded, Machine, complain
from .device import check_device
from .execution import set_kernel_attribute
from .pointers import Pointer, put, put_pointer, put_pointers, put_range, text_at
from .table import Row


@record
class Module:
    """What loading gives."""

    loaded: Loaded


def _loaded(m: Machine, out: Pointer, text: bytes, what: str) -> None:
    if text[:4] in (b"\x7fELF", b"\x50\xed\x55\xba"):
        complain(f"error: {what} is machine code; minicc runs PTX")
        raise ApiError("cudaErrorNoKernelImageForDevice")
    try:
        loaded = m.place(m.linked.get(text) or parse(text.decode("utf-8", "surrogateescape"), what))
    except MiniccError as error:
        complain(f"error: {error}")
        raise ApiError("cudaErrorInvalidPtx") from None
    put_pointer(out, m.new_handle(Module(loaded)))


def load(m: Machine, out: Pointer, file: Pointer, *_: object) -> None:
    try:
        text = Path(text_at(file)).read_bytes()
    except OSError:
        raise ApiError("cudaErrorFileNotFound") from None
    _loaded(m, out, text, text_at(file))


def load_data(m: Machine, out: Pointer, image: Pointer, *_: object) -> None:
    if not image:
        raise ApiError("cudaErrorInvalidValue")
    _loaded(m, out, ctypes.string_at(image), "the module's image")


def unload(m: Machine, module: Pointer) -> None:
    m.order.drain()
    m.remove(m.handle(Module, module).loaded)
    del m.handles[module or 0]


def get_function(m: Machine, out: Pointer, module: Pointer, wanted: Pointer) -> None:
    kernel = m.handle(Module, module).loaded.kernels.get(text_at(wanted))
    if kernel is None:
        raise ApiError("cudaErrorSymbolNotFound")
    put_pointer(out, m.handles_of([kernel])[0])


def get_global(m: Machine, out: Pointer, size: Pointer, module: Pointer, wanted: Pointer) -> None:
    handle = m.handle(Module, module).loaded.variables.get(text_at(wanted))
    if handle is None:
        raise ApiError("cudaErrorSymbolNotFound")
    put_range(out, size, handle)


def no_symbol(m: Machine, *given: Pointer) -> None:
    """Variables of PTX that is loaded are the device's alone, and no function is the same for host and
    device.
    """
    m.handle(Module, given[-2])
    raise ApiError("cudaErrorSymbolNotFound")


def kernel_count(m: Machine, out: Pointer, module: Pointer) -> None:
    put(out, len(m.handle(Module, module).loaded.kernels))


def kernels(m: Machine, out: Pointer, count: int, module: Pointer) -> None:
    result = list(m.handle(Module, module).loaded.kernels.values())
    put_pointers(out, m.handles_of(result[:count]))


def handle_of(m: Machine, out: Pointer, function: Pointer) -> None:
    put_pointer(out, m.handles_of([m.kernel(function or 0)])[0])


def set_attribute(m: Machine, kernel: Pointer, which: int, value: int, device: int) -> None:
    check_device(device)
    set_kernel_attribute(m.handle(Kernel, kernel), which, value)


_OPTIONS = (
    "cudaJitOption *jit, void **jit_values, unsigned jit_count, cudaLibraryOption *options, void **values,"
    " unsigned count"
)
_NAMED = "cudaLibrary_t library, const char *name"
FUNCTIONS = (
    Row("cudaLibraryLoadData", f"cudaLibrary_t *library, const void *code, {_OPTIONS}", load_data),
    Row("cudaLibraryLoadFromFile", f"cudaLibrary_t *library, const char *file, {_OPTIONS}", load),
    Row("cudaLibraryUnload", "cudaLibrary_t library", unload),
    Row("cudaLibraryGetKernel", f"cudaKernel_t *kernel, {_NAMED}", get_function),
    Row("cudaLibraryGetGlobal", f"void **pointer, size_t *size, {_NAMED}", get_global),
    Row("cudaLibraryGetManaged", f"void **pointer, size_t *size, {_NAMED}", no_symbol),
    Row("cudaLibraryGetUnifiedFunction", f"void **pointer, {_NAMED}", no_symbol),
    Row("cudaLibraryGetKernelCount", "unsigned *count, cudaLibrary_t library", kernel_count),
    Row(
        "cudaLibraryEnumerateKernels", "cudaKernel_t *kernels, unsigned count, cudaLibrary_t library", kernels
    ),
    Row("cudaGetKernel", "cudaKernel_t *kernel, const void *function", handle_of),
    Row("cudaGetFuncBySymbol", "cudaFunction_t *function, const void *symbol", handle_of),
    Row(
        "cudaKernelSetAttributeForDevice",
        "cudaKernel_t kernel, cudaFuncAttribute attribute, int value, int device",
        set_attribute,
    ),
)
