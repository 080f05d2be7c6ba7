"""Kernels: launches, attributes, occupancy (CUDA Runtime API, "Execution Control", "Occupancy")."""

from __future__ import annotations

import ctypes

from ..device.errors import ApiError
from ..device.machine import Kernel, Machine
from .pointers import put
from .table import Row

_DYNAMIC_SHARED = 8
_SHARED_PER_SM, _THREADS_PER_SM, _BLOCKS_PER_SM = 164 * 1024, 2048, 32
_OPT_IN = 163 * 1024


class Attributes(ctypes.Structure):
    """cudaFuncAttributes."""

    _fields_ = [(name, ctypes.c_size_t) for name in ("sharedSizeBytes", "constSizeBytes", "localSizeBytes")] + [
        (name, ctypes.c_int)
        for name in ("maxThreadsPerBlock", "numRegs", "ptxVersion", "binaryVersion", "cacheModeCA", "maxDynamicSharedSizeBytes", "preferredShmemCarveout")
    ]


def _static_shared(kernel: Kernel) -> int:
    return kernel.program.executable.layout(kernel.name).static_shared


def set_attribute(m: Machine, function: int | None, which: int, value: int) -> None:
    kernel = m.kernel(function or 0)
    if which == _DYNAMIC_SHARED:
        if not 0 <= value <= _OPT_IN - _static_shared(kernel):
            raise ApiError("cudaErrorInvalidValue")
        kernel.shared_limit = value


def get_attributes(m: Machine, out: int | None, function: int | None) -> None:
    kernel = m.kernel(function or 0)
    if not out:
        raise ApiError("cudaErrorInvalidValue")
    layout = kernel.program.executable.layout(kernel.name)
    made = Attributes.from_address(out)
    ctypes.memset(out, 0, ctypes.sizeof(Attributes))
    made.sharedSizeBytes, made.localSizeBytes = layout.static_shared, layout.local_bytes
    made.maxThreadsPerBlock, made.ptxVersion, made.binaryVersion = 1024, 80, 80
    made.maxDynamicSharedSizeBytes, made.preferredShmemCarveout = kernel.shared_limit, -1


def accepted(m: Machine, function: int | None, *_: object) -> None:
    """A preference that changes nothing here; the kernel must exist."""
    m.kernel(function or 0)


def _blocks(kernel: Kernel, block: int, shared: int) -> int:
    """Blocks of so many threads that a multiprocessor holds, registers apart: PTX does not say how many there will be."""
    used = shared + _static_shared(kernel)
    by_shared = _SHARED_PER_SM // (used + 1024) if used else _BLOCKS_PER_SM
    return min(_THREADS_PER_SM // (-(-block // 32) * 32), by_shared, _BLOCKS_PER_SM)


def occupancy(m: Machine, out: int | None, function: int | None, block: int, shared: int, flags: int = 0) -> None:
    kernel = m.kernel(function or 0)
    if not 1 <= block <= 1024:
        raise ApiError("cudaErrorInvalidValue")
    put(out, _blocks(kernel, block, shared))


def potential(m: Machine, grid: int | None, block: int | None, function: int | None, shared: int, limit: int) -> None:
    """The block size with the most threads resident, the largest of several; the grid that fills the device with it."""
    kernel = m.kernel(function or 0)
    sizes = range(32, (limit if 0 < limit < 1024 else 1024) + 1, 32)
    best = max(sizes, key=lambda size: (_blocks(kernel, size, shared) * size, size), default=limit)
    put(block, best)
    put(grid, 108 * max(_blocks(kernel, best, shared), 1))


FUNCTIONS = (
    Row("cudaLaunchKernel", "const void *function, dim3 grid, dim3 block, void **arguments, size_t shared = 0, cudaStream_t stream = 0"),
    Row("cudaLaunchCooperativeKernel", "const void *function, dim3 grid, dim3 block, void **arguments, size_t shared = 0, cudaStream_t stream = 0"),
    Row("cudaFuncSetAttribute", "const void *function, cudaFuncAttribute attribute, int value", set_attribute),
    Row("cudaFuncGetAttributes", "cudaFuncAttributes *attributes, const void *function", get_attributes),
    Row("cudaFuncSetCacheConfig", "const void *function, cudaFuncCache config", accepted),
    Row("cudaFuncSetSharedMemConfig", "const void *function, cudaSharedMemConfig config", accepted),
    Row("cudaOccupancyMaxActiveBlocksPerMultiprocessor", "int *blocks, const void *function, int threads, size_t shared", occupancy),
    Row("cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", "int *blocks, const void *function, int threads, size_t shared, unsigned flags", occupancy),
    Row("minicc_potential_block", "int *grid, int *block, const void *function, size_t shared, int limit", potential),
)
