"""Modules that a program loads while it runs (CUDA Runtime API, "Library Management"; those of the driver API
are the same), and kernels by handles.
"""

from __future__ import annotations

import ctypes
from pathlib import Path

from ...ptx.parsing.parser import parse
from ...support.diagnostics import MiniccError
from ...support.fast_dataclass import record
from ..device.errors import ApiError
from ..device.fat_binary import ImageError, ptx_of_image
from ..device.host_runtime import HostRuntime
from ..device.messages import print_message
from ..device.modules import LoadedKernel, LoadedModule
from .device import check_device
from .execution import set_kernel_attribute
from .pointers import Pointer, put, put_pointer, put_pointers, put_range, text_at
from .table import ApiRow


@record
class RuntimeModule:
    """A module that the program has loaded."""

    loaded: LoadedModule


def _load(rt: HostRuntime, out: Pointer, image: int, what: str, size: Pointer = None) -> None:
    try:
        text = ptx_of_image(image, size)
        loaded = rt.modules.load(
            rt.modules.linked.get(text) or parse(text.decode("utf-8", "surrogateescape"), what)
        )
    except ImageError as error:
        print_message(f"error: {what}: {error}")
        raise ApiError("cudaErrorNoKernelImageForDevice") from None
    except MiniccError as error:
        print_message(f"error: {error}")
        raise ApiError("cudaErrorInvalidPtx") from None
    put_pointer(out, rt.handles.add(RuntimeModule(loaded)))


def load(rt: HostRuntime, out: Pointer, file: Pointer, *_: object) -> None:
    """Implement `cudaLibraryLoadFromFile` and its variants."""
    try:
        data = Path(text_at(file)).read_bytes()
    except OSError:
        raise ApiError("cudaErrorFileNotFound") from None
    image = ctypes.create_string_buffer(data)
    _load(rt, out, ctypes.addressof(image), text_at(file), len(data))


def load_data(rt: HostRuntime, out: Pointer, image: Pointer, *_: object) -> None:
    """Implement `cudaLibraryLoadData` and its variants."""
    if not image:
        raise ApiError("cudaErrorInvalidValue")
    _load(rt, out, image, "the module's image")


def unload(rt: HostRuntime, module: Pointer) -> None:
    """Implement `cudaLibraryUnload` and its variants."""
    rt.scheduler.drain()
    loaded = rt.handles.resolve(RuntimeModule, module).loaded
    for kernel in loaded.kernels.values():
        rt.plans.forget(kernel)
    rt.modules.unload(loaded)
    rt.handles.remove(module)


def get_function(rt: HostRuntime, out: Pointer, module: Pointer, name: Pointer) -> None:
    """Implement `cudaLibraryGetKernel` and its variants."""
    kernel = rt.handles.resolve(RuntimeModule, module).loaded.kernels.get(text_at(name))
    if kernel is None:
        raise ApiError("cudaErrorSymbolNotFound")
    put_pointer(out, rt.handles.find_or_add([kernel])[0])


def get_global(rt: HostRuntime, out: Pointer, size: Pointer, module: Pointer, name: Pointer) -> None:
    """Implement `cudaLibraryGetGlobal` and its variants."""
    handle = rt.handles.resolve(RuntimeModule, module).loaded.variables.get(text_at(name))
    if handle is None:
        raise ApiError("cudaErrorSymbolNotFound")
    put_range(out, size, handle)


def no_symbol(rt: HostRuntime, *arguments: Pointer) -> None:
    """Raise ApiError: variables of loaded PTX are not shared with the host, and no function exists on both
    sides.
    """
    rt.handles.resolve(RuntimeModule, arguments[-2])
    raise ApiError("cudaErrorSymbolNotFound")


def kernel_count(rt: HostRuntime, out: Pointer, module: Pointer) -> None:
    """Implement `cudaLibraryGetKernelCount` and `cuModuleGetFunctionCount`."""
    put(out, len(rt.handles.resolve(RuntimeModule, module).loaded.kernels))


def kernels(rt: HostRuntime, out: Pointer, count: int, module: Pointer) -> None:
    """Implement `cudaLibraryEnumerateKernels`."""
    result = list(rt.handles.resolve(RuntimeModule, module).loaded.kernels.values())
    put_pointers(out, rt.handles.find_or_add(result[:count]))


def handle_of(rt: HostRuntime, out: Pointer, function: Pointer) -> None:
    """Implement `cudaGetKernel` and its variants."""
    put_pointer(out, rt.handles.find_or_add([rt.modules.kernel(function or 0)])[0])


def set_attribute(rt: HostRuntime, kernel: Pointer, which: int, value: int, device: int) -> None:
    """Implement `cudaKernelSetAttributeForDevice`."""
    check_device(device)
    set_kernel_attribute(rt, rt.handles.resolve(LoadedKernel, kernel), which, value)


_OPTIONS = (
    "cudaJitOption *jit, void **jit_values, unsigned jit_count, cudaLibraryOption *options, void **values,"
    " unsigned count"
)
_NAMED = "cudaLibrary_t library, const char *name"
FUNCTIONS = (
    ApiRow("cudaLibraryLoadData", f"cudaLibrary_t *library, const void *code, {_OPTIONS}", load_data),
    ApiRow("cudaLibraryLoadFromFile", f"cudaLibrary_t *library, const char *file, {_OPTIONS}", load),
    ApiRow("cudaLibraryUnload", "cudaLibrary_t library", unload),
    ApiRow("cudaLibraryGetKernel", f"cudaKernel_t *kernel, {_NAMED}", get_function),
    ApiRow("cudaLibraryGetGlobal", f"void **pointer, size_t *size, {_NAMED}", get_global),
    ApiRow("cudaLibraryGetManaged", f"void **pointer, size_t *size, {_NAMED}", no_symbol),
    ApiRow("cudaLibraryGetUnifiedFunction", f"void **pointer, {_NAMED}", no_symbol),
    ApiRow("cudaLibraryGetKernelCount", "unsigned *count, cudaLibrary_t library", kernel_count),
    ApiRow(
        "cudaLibraryEnumerateKernels", "cudaKernel_t *kernels, unsigned count, cudaLibrary_t library", kernels
    ),
    ApiRow("cudaGetKernel", "cudaKernel_t *kernel, const void *function", handle_of),
    ApiRow("cudaGetFuncBySymbol", "cudaFunction_t *function, const void *symbol", handle_of),
    ApiRow(
        "cudaKernelSetAttributeForDevice",
        "cudaKernel_t kernel, cudaFuncAttribute attribute, int value, int device",
        set_attribute,
    ),
)
