"""Kernels: launches, attributes, occupancy (CUDA Runtime API, "Execution Control", "Occupancy")."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable

from ...runtime import Limits
from ...runtime.engine.config import resident_blocks
from ..device.elf_symbols import spoken
from ..device.errors import ApiError
from ..device.machine import Kernel, Launch, Machine
from .device import MAX_BLOCK, MULTIPROCESSORS
from .pointers import put, put_pointer, put_size, text_kept
from .table import Row

Triple = tuple[int, int, int]
_DYNAMIC_SHARED = 8
_SHARED_PER_SM = 164 * 1024
_OPT_IN = 163 * 1024
_LIMITS = Limits()


class Attributes(ctypes.Structure):
    """cudaFuncAttributes."""

    _fields_ = (
        [(name, ctypes.c_size_t) for name in ("sharedSizeBytes", "constSizeBytes", "localSizeBytes")]
        + [
            (name, ctypes.c_int)
            for name in (
                "maxThreadsPerBlock",
                "numRegs",
                "ptxVersion",
                "binaryVersion",
                "cacheModeCA",
                "maxDynamicSharedSizeBytes",
                "preferredShmemCarveout",
            )
        ]
        + [("reserved", ctypes.c_int * 22)]
    )


class Configuration(ctypes.Structure):
    """A launch's configuration, as runtime.cpp has it."""

    _fields_ = [("grid", ctypes.c_uint * 3), ("block", ctypes.c_uint * 3), ("shared", ctypes.c_size_t),
        ("stream", ctypes.c_void_p),
                ("file", ctypes.c_char_p), ("line", ctypes.c_int)]  # fmt: skip

    @property
    def place(self) -> str:
        """What a message calls the launch."""
        return f"the launch at {os.fsdecode(self.file)}:{self.line}" if self.file else "a launch"


def configured(
    kernel: Kernel,
    grid: Triple,
    block: Triple,
    shared: int,
    arguments: int | None,
    is_cooperative: bool = False,
) -> Launch:
    """A launch that the device takes. ApiError where it does not."""
    made = Launch(kernel, grid, block, shared, kernel.packed(arguments))
    check(made, is_cooperative)
    return made


def _exceeds(size: Triple, limit: Triple) -> bool:
    return size[0] > limit[0] or size[1] > limit[1] or size[2] > limit[2]


def check(launch: Launch, is_cooperative: bool = False) -> None:
    """ApiError where the device does not take the launch."""
    kernel, grid, block, shared, limits = launch.kernel, launch.grid, launch.block, launch.shared, _LIMITS
    threads, name = block[0] * block[1] * block[2], spoken(launch.kernel.name)
    if 0 in grid or 0 in block:
        raise ApiError(
            "cudaErrorInvalidConfiguration",
            f"'{name}' is launched with nothing to do: grid {grid}, block {block}",
        )
    if threads > limits.threads_per_cta or _exceeds(block, MAX_BLOCK):
        raise ApiError(
            "cudaErrorInvalidConfiguration",
            f"'{name}' is launched with too many threads: block {block}, {threads} threads; at most"
            f" {MAX_BLOCK}, {limits.threads_per_cta} threads",
        )
    if _exceeds(grid, limits.grid_limit):
        raise ApiError(
            "cudaErrorInvalidValue",
            f"'{name}' is launched with too many blocks: grid {grid}; at most {limits.grid_limit}",
        )
    if shared > kernel.shared_limit:
        more = _OPT_IN - kernel.static_shared
        advice = f" (cudaFuncSetAttribute allows {more})" if kernel.shared_limit < shared <= more else ""
        raise ApiError(
            "cudaErrorInvalidValue",
            f"'{name}' is launched with {shared} bytes of dynamic shared memory; it has at most"
            f" {kernel.shared_limit}{advice}",
        )
    if is_cooperative and grid[0] * grid[1] * grid[2] > MULTIPROCESSORS * _blocks(kernel, threads, shared):
        raise ApiError(
            "cudaErrorCooperativeLaunchTooLarge",
            f"'{name}' has {grid[0] * grid[1] * grid[2]} blocks, and the device runs"
            f" {MULTIPROCESSORS * _blocks(kernel, threads, shared)} at once",
        )


def enter(
    m: Machine, function: int, configuration: Configuration, arguments: int | None, is_cooperative: bool
) -> None:
    """What a launch does; `function` is a kernel's stub, or a place in it. ApiError where it cannot be, or
    fails.
    """
    launch = configured(
        m.kernel(function),
        tuple(configuration.grid),
        tuple(configuration.block),
        configuration.shared,
        arguments,
        is_cooperative,
    )
    submit(m, launch, configuration.stream)


def submit(m: Machine, launch: Launch, stream: int | None) -> None:
    """Give a launch to a stream."""
    m.order.submit(m.stream(stream), "kernel", lambda: m.launch(launch), launch)


def set_attribute(m: Machine, function: int | None, which: int, value: int) -> None:
    set_kernel_attribute(m.kernel(function or 0), which, value)


def set_kernel_attribute(kernel: Kernel, which: int, value: int) -> None:
    if which == _DYNAMIC_SHARED:
        if not 0 <= value <= _OPT_IN - kernel.static_shared:
            raise ApiError("cudaErrorInvalidValue")
        kernel.shared_limit = value


def get_attributes(m: Machine, out: int | None, function: int | None) -> None:
    made = attributes_of(m.kernel(function or 0))
    if not out:
        raise ApiError("cudaErrorInvalidValue")
    ctypes.memmove(out, ctypes.byref(made), ctypes.sizeof(made))


def attributes_of(kernel: Kernel) -> Attributes:
    layout, made = kernel.program.executable.layout(kernel.name), Attributes()
    made.sharedSizeBytes, made.localSizeBytes = kernel.static_shared, layout.local_bytes
    made.maxThreadsPerBlock, made.ptxVersion, made.binaryVersion = layout.max_threads(_LIMITS), 80, 80
    made.maxDynamicSharedSizeBytes, made.preferredShmemCarveout = kernel.shared_limit, -1
    return made


def accepted(m: Machine, function: int | None, *_: object) -> None:
    """A preference that changes nothing here; the kernel must exist."""
    m.kernel(function or 0)


def _blocks(kernel: Kernel, block: int, shared: int) -> int:
    """Blocks of so many threads that a multiprocessor holds."""
    return resident_blocks(block, shared + kernel.static_shared)


def occupancy(
    m: Machine, out: int | None, function: int | None, block: int, shared: int, flags: int = 0
) -> None:
    put(out, blocks_of(m.kernel(function or 0), block, shared))


def blocks_of(kernel: Kernel, block: int, shared: int) -> int:
    """Blocks that a multiprocessor holds at once. ApiError for a block that none holds."""
    if not 1 <= block <= 1024:
        raise ApiError("cudaErrorInvalidValue")
    return _blocks(kernel, block, shared)


def potential(
    m: Machine, grid: int | None, block: int | None, function: int | None, shared: int, limit: int
) -> None:
    put_potential(m.kernel(function or 0), grid, block, lambda _: shared, limit)


def put_potential(
    kernel: Kernel, grid: int | None, block: int | None, shared_of: Callable[[int], int], limit: int
) -> None:
    """The block size with the most threads resident, the largest of several; the grid that fills the device
    with it. `shared_of` tells the dynamic shared memory of a block of so many threads.
    """
    sizes = range(32, (limit if 0 < limit < 1024 else 1024) + 1, 32)
    best = max(sizes, key=lambda size: (_blocks(kernel, size, shared_of(size)) * size, size), default=limit)
    put(block, best)
    put(grid, MULTIPROCESSORS * max(_blocks(kernel, best, shared_of(best)), 1))


def available(m: Machine, out: int | None, function: int | None, blocks: int, block: int) -> None:
    """Dynamic shared memory for each of so many blocks on a multiprocessor."""
    kernel = m.kernel(function or 0)
    if blocks < 1 or blocks > _blocks(kernel, block, 0):
        raise ApiError("cudaErrorInvalidValue")
    put_size(out, max(min(_SHARED_PER_SM // blocks - 1024, _OPT_IN) - kernel.static_shared, 0) // 128 * 128)


def function_name(m: Machine, out: int | None, function: int | None) -> None:
    put_pointer(out, text_kept(m.kernel(function or 0).name))


def parameter_count(m: Machine, function: int | None, out: int | None) -> None:
    put_size(out, len(m.kernel(function or 0).parameters))


def parameter(m: Machine, function: int | None, index: int, offset: int | None, size: int | None) -> None:
    """Where a kernel's parameter lies in the block of all, and how large it is."""
    parameters = m.kernel(function or 0).parameters
    if index >= len(parameters):
        raise ApiError("cudaErrorInvalidValue")
    put_size(offset, parameters[index][0])
    if size:
        put_size(size, parameters[index][1])


FUNCTIONS = (
    Row(
        "cudaLaunchKernel",
        "const void *function, dim3 grid, dim3 block, void **arguments, size_t shared = 0, cudaStream_t"
        " stream = 0",
    ),
    Row(
        "cudaLaunchCooperativeKernel",
        "const void *function, dim3 grid, dim3 block, void **arguments, size_t shared = 0, cudaStream_t"
        " stream = 0",
    ),
    Row(
        "cudaFuncSetAttribute", "const void *function, cudaFuncAttribute attribute, int value", set_attribute
    ),
    Row("cudaFuncGetAttributes", "cudaFuncAttributes *attributes, const void *function", get_attributes),
    Row("cudaFuncSetCacheConfig", "const void *function, cudaFuncCache config", accepted),
    Row("cudaFuncSetSharedMemConfig", "const void *function, cudaSharedMemConfig config", accepted),
    Row(
        "cudaOccupancyMaxActiveBlocksPerMultiprocessor",
        "int *blocks, const void *function, int threads, size_t shared",
        occupancy,
    ),
    Row(
        "cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
        "int *blocks, const void *function, int threads, size_t shared, unsigned flags",
        occupancy,
    ),
    Row(
        "cudaOccupancyAvailableDynamicSMemPerBlock",
        "size_t *size, const void *function, int blocks, int threads",
        available,
    ),
    Row("cudaFuncGetName", "const char **name, const void *function", function_name),
    Row("cudaFuncGetParamCount", "const void *function, size_t *count", parameter_count),
    Row(
        "cudaFuncGetParamInfo", "const void *function, size_t index, size_t *offset, size_t *size", parameter
    ),
    Row(
        "minicc_potential_block",
        "int *grid, int *block, const void *function, size_t shared, int limit",
        potential,
    ),
)
