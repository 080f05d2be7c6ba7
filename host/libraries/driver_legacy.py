"""Launches of the driver API before CUDA 4: the block's shape and the parameters are set one by one (CUDA
Driver API, "Execution Control", deprecated functions); the device's properties in one structure; the settings
of the profiler.
"""

from __future__ import annotations

import ctypes
import struct

from ...support.fast_dataclass import field, record
from ..api import device, execution
from ..api.driver_symbols import driver_rows
from ..api.pointers import Pointer, put
from ..api.unsupported_api import fail_with
from ..device.errors import ApiError
from ..device.host_runtime import HostRuntime
from ..device.launcher import KernelLaunch
from ..device.modules import LoadedKernel
from .driver_api import submit_launch

_DEFAULT_TEXTURE_UNIT = -1
"""The only unit that `cuParamSetTexRef` knows (CU_PARAM_TR_DEFAULT)."""


@record
class LaunchState:
    """The block, the shared memory and the parameters that a program has set for a kernel's next launches."""

    block: tuple[int, int, int] = (1, 1, 1)
    shared: int = 0
    parameters: bytearray = field(default_factory=bytearray)


_STATES: dict[int, LaunchState] = {}
"""By the handles of the kernels, which are never used again."""


def _state(rt: HostRuntime, function: Pointer) -> LaunchState:
    rt.handles.resolve(LoadedKernel, function)
    return _STATES.setdefault(function or 0, LaunchState())


def set_block(rt: HostRuntime, function: Pointer, x: int, y: int, z: int) -> None:
    """Implement `cuFuncSetBlockShape`."""
    if min(x, y, z) < 1:
        raise ApiError("cudaErrorInvalidValue")
    _state(rt, function).block = x, y, z


def set_shared(rt: HostRuntime, function: Pointer, size: int) -> None:
    """Implement `cuFuncSetSharedSize`."""
    _state(rt, function).shared = size


def set_size(rt: HostRuntime, function: Pointer, size: int) -> None:
    """Implement `cuParamSetSize`."""
    block = _state(rt, function).parameters
    if size > rt.handles.resolve(LoadedKernel, function).block_bytes:
        raise ApiError("cudaErrorInvalidValue")
    block[:] = bytes(block[:size]).ljust(size, b"\0")


def _check_room(rt: HostRuntime, function: Pointer, offset: int, size: int) -> None:
    """Raise ApiError if the function has no such bytes of parameters."""
    kernel = rt.handles.resolve(LoadedKernel, function)
    if offset < 0 or offset + size > kernel.block_bytes:
        raise ApiError("cudaErrorInvalidValue")


def _set_bytes(rt: HostRuntime, function: Pointer, offset: int, value: bytes) -> None:
    _check_room(rt, function, offset, len(value))
    block = _state(rt, function).parameters
    block.extend(bytes(max(offset + len(value) - len(block), 0)))
    block[offset : offset + len(value)] = value


def set_integer(rt: HostRuntime, function: Pointer, offset: int, value: int) -> None:
    """Implement `cuParamSeti`."""
    _set_bytes(rt, function, offset, value.to_bytes(4, "little"))


def set_float(rt: HostRuntime, function: Pointer, offset: int, value: float) -> None:
    """Implement `cuParamSetf`."""
    _set_bytes(rt, function, offset, struct.pack("<f", value))


def set_vector(rt: HostRuntime, function: Pointer, offset: int, value: Pointer, size: int) -> None:
    """Implement `cuParamSetv`."""
    if not value:
        raise ApiError("cudaErrorInvalidValue")
    _check_room(rt, function, offset, size)
    _set_bytes(rt, function, offset, ctypes.string_at(value, size))


def set_texture(rt: HostRuntime, function: Pointer, unit: int, reference: Pointer) -> None:
    """Implement `cuParamSetTexRef`: since CUDA 3.2 kernels see the references of their module."""
    rt.handles.resolve(LoadedKernel, function)
    if unit != _DEFAULT_TEXTURE_UNIT:
        raise ApiError("cudaErrorInvalidValue")


def launch_grid_async(rt: HostRuntime, function: Pointer, width: int, height: int, stream: Pointer) -> None:
    """Implement `cuLaunchGridAsync`."""
    kernel, state = rt.handles.resolve(LoadedKernel, function), _state(rt, function)
    if len(state.parameters) < kernel.block_bytes:
        raise ApiError(
            "cudaErrorInvalidValue",
            f"'{kernel.name}' has {kernel.block_bytes} bytes of parameters, of which"
            f" {len(state.parameters)} are set",
        )
    parameters = bytes(state.parameters[: kernel.block_bytes])
    result = KernelLaunch(kernel, (width, height, 1), state.block, state.shared, parameters)
    execution.check(result)
    execution.submit(rt, function, result, stream)


def launch_grid(rt: HostRuntime, function: Pointer, width: int, height: int) -> None:
    """Implement `cuLaunchGrid`."""
    launch_grid_async(rt, function, width, height, 0)


def launch(rt: HostRuntime, function: Pointer) -> None:
    """Implement `cuLaunch`."""
    launch_grid_async(rt, function, 1, 1, 0)


class LaunchParameters(ctypes.Structure):
    """The structure CUDA_LAUNCH_PARAMS."""

    _fields_ = [
        ("function", ctypes.c_void_p),
        ("grid", ctypes.c_uint * 3),
        ("block", ctypes.c_uint * 3),
        ("shared", ctypes.c_uint),
        ("stream", ctypes.c_void_p),
        ("arguments", ctypes.c_void_p),
    ]


def launch_on_devices(rt: HostRuntime, launches: Pointer, count: int, flags: int) -> None:
    """Implement `cuLaunchCooperativeKernelMultiDevice`: there is one device."""
    if not launches or count != 1 or flags > 3:
        raise ApiError("cudaErrorInvalidValue")
    one = LaunchParameters.from_address(launches)
    submit_launch(
        rt, one.function, tuple(one.grid), tuple(one.block), one.shared, one.stream, one.arguments,
        is_cooperative=True,
    )  # fmt: skip


_PROPERTIES = (
    "maxThreadsPerBlock", "maxThreadsDim", "maxGridSize", "sharedMemPerBlock", "totalConstMem", "warpSize",
    "memPitch", "regsPerBlock", "clockRate", "textureAlignment",
)  # fmt: skip
"""The fields of CUdevprop, by those of cudaDeviceProp."""


def properties(rt: HostRuntime, out: Pointer, number: int) -> None:
    """Implement `cuDeviceGetProperties`."""
    device.check_device(number)
    values: list[int] = []
    for name in _PROPERTIES:
        value = device.PROPERTIES[name]
        values += value if isinstance(value, list) else [int(value)]
    for index, value in enumerate(values):
        put(out + 4 * index if out else None, value)


FUNCTIONS = driver_rows(
    (
        ("cuFuncSetBlockShape", "CUfunction function, int x, int y, int z", set_block),
        ("cuFuncSetSharedSize", "CUfunction function, unsigned size", set_shared),
        ("cuParamSetSize", "CUfunction function, unsigned size", set_size),
        ("cuParamSeti", "CUfunction function, int offset, unsigned value", set_integer),
        ("cuParamSetf", "CUfunction function, int offset, float value", set_float),
        ("cuParamSetv", "CUfunction function, int offset, void *value, unsigned size", set_vector),
        ("cuParamSetTexRef", "CUfunction function, int unit, CUtexref reference", set_texture),
        ("cuLaunch", "CUfunction function", launch),
        ("cuLaunchGrid", "CUfunction function, int width, int height", launch_grid),
        (
            "cuLaunchGridAsync",
            "CUfunction function, int width, int height, CUstream stream",
            launch_grid_async,
        ),
        (
            "cuLaunchCooperativeKernelMultiDevice",
            "CUDA_LAUNCH_PARAMS *launches, unsigned count, unsigned flags",
            launch_on_devices,
        ),
        (
            "cuProfilerInitialize",
            "const char *settings, const char *output, int format",
            fail_with("cudaErrorNotSupported", "the profiler of CUDA 4 is not there: use '--summary'"),
        ),
        ("cuDeviceGetProperties", "CUdevprop *properties, CUdevice device", properties),
    )
)
