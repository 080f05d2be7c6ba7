"""Kernels: launches, attributes, occupancy (CUDA Runtime API, "Execution Control", "Occupancy")."""

from __future__ import annotations

import ctypes
import operator
import os
from collections.abc import Callable

from ...ptx.analysis.flow import reachable, register_pressure, symbols
from ...runtime import DeviceLimits
from ...runtime.engine.config import resident_blocks
from ...runtime.memory.layout import size_of
from ..device.elf_symbols import demangled_name
from ..device.errors import ApiError
from ..device.host_runtime import HostRuntime
from ..device.launcher import KernelLaunch
from ..device.modules import LoadedKernel
from .device import MAX_BLOCK, MULTIPROCESSORS
from .pointers import Pointer, persistent_text, put, put_pointer, put_size
from .table import ApiRow

Triple = tuple[int, int, int]
_DYNAMIC_SHARED, _CARVEOUT, _NON_PORTABLE_CLUSTERS = 8, 9, 14
"""Attributes of kernels that programs set (cudaFuncAttribute)."""
_COOPERATIVE, _CLUSTER = 2, 4
"""Attributes of launches (cudaLaunchAttributeID)."""
_PORTABLE_CLUSTER = 8
"""The most blocks of a cluster without cudaFuncAttributeNonPortableClusterSizeAllowed."""
_SHARED_PER_SM = 164 * 1024
_OPT_IN = 163 * 1024
_LIMITS = DeviceLimits()
_MOST_REGISTERS = 255
"""The most registers that a thread has."""


class Attributes(ctypes.Structure):
    """The structure cudaFuncAttributes."""

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
                "clusterDimMustBeSet",
                "requiredClusterWidth",
                "requiredClusterHeight",
                "requiredClusterDepth",
                "clusterSchedulingPolicyPreference",
                "nonPortableClusterSizeAllowed",
            )
        ]
        + [("reserved", ctypes.c_int * 16)]
    )


class LaunchAttribute(ctypes.Structure):
    """The structure CUlaunchAttribute; the value is a union."""

    _fields_ = [("id", ctypes.c_int), ("pad", ctypes.c_char * 4), ("value", ctypes.c_uint * 16)]


class LaunchSettings(ctypes.Structure):
    """The structures cudaLaunchConfig_t and CUlaunchConfig."""

    _fields_ = [
        ("grid", ctypes.c_uint * 3),
        ("block", ctypes.c_uint * 3),
        ("shared", ctypes.c_uint),
        ("stream", ctypes.c_void_p),
        ("attributes", ctypes.POINTER(LaunchAttribute)),
        ("count", ctypes.c_uint),
    ]

    def attribute(self, which: int) -> ctypes.Array[ctypes.c_uint] | None:
        """Return the words of a launch attribute (cudaLaunchAttributeID); None if there is none."""
        given = self.attributes[: self.count] if self.count else []
        found = [attribute.value for attribute in given if attribute.id == which]
        return found[-1] if found else None

    @property
    def is_cooperative(self) -> bool:
        """Return whether the blocks may wait for each other."""
        value = self.attribute(_COOPERATIVE)
        return value is not None and value[0] != 0

    @property
    def cluster(self) -> Triple | None:
        """The shape of clusters in blocks, if one is given."""
        value = self.attribute(_CLUSTER)
        return (value[0], value[1], value[2]) if value is not None and any(value[:3]) else None


class Configuration(ctypes.Structure):
    """A launch configuration, laid out as in runtime.cpp."""

    _fields_ = [("grid", ctypes.c_uint * 3), ("block", ctypes.c_uint * 3), ("shared", ctypes.c_size_t),
        ("stream", ctypes.c_void_p),
                ("file", ctypes.c_char_p), ("line", ctypes.c_int),
                ("cluster", ctypes.c_uint * 3)]  # fmt: skip

    @property
    def description(self) -> str:
        """Name of the launch in messages."""
        return f"the launch at {os.fsdecode(self.file)}:{self.line}" if self.file else "a launch"


def configure_launch(
    kernel: LoadedKernel,
    grid: Triple,
    block: Triple,
    shared: int,
    arguments: Pointer,
    is_cooperative: bool = False,
    cluster: Triple | None = None,
) -> KernelLaunch:
    """Return a launch that the device accepts. Raise ApiError if it does not."""
    result = KernelLaunch(kernel, grid, block, shared, kernel.pack(arguments), is_cooperative, cluster)
    check(result)
    return result


def _exceeds(size: Triple, limit: Triple) -> bool:
    return size[0] > limit[0] or size[1] > limit[1] or size[2] > limit[2]


def check(launch: KernelLaunch) -> None:
    """Raise ApiError if the device does not accept the launch."""
    kernel, grid, block, shared, limits = launch.kernel, launch.grid, launch.block, launch.shared, _LIMITS
    threads, name = block[0] * block[1] * block[2], demangled_name(launch.kernel.name)
    if 0 in grid or 0 in block:
        raise ApiError(
            "cudaErrorInvalidConfiguration",
            f"'{name}' is launched with an empty grid or block: grid {grid}, block {block}",
        )
    if threads > limits.threads_per_cta or _exceeds(block, MAX_BLOCK):
        raise ApiError(
            "cudaErrorInvalidConfiguration",
            f"'{name}' is launched with too many threads: block {block}, {threads} threads; at most"
            f" {MAX_BLOCK}, {limits.threads_per_cta} threads",
        )
    most = kernel.program.executable.layout(kernel.name).max_threads(limits)
    if threads > most:
        raise ApiError(
            "cudaErrorInvalidValue",
            f"'{name}' is launched with {threads} threads in a block; its launch bounds allow {most}",
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
    _check_cluster(launch)
    if launch.is_cooperative and grid[0] * grid[1] * grid[2] > MULTIPROCESSORS * _blocks(
        kernel, threads, shared
    ):
        raise ApiError(
            "cudaErrorCooperativeLaunchTooLarge",
            f"'{name}' has {grid[0] * grid[1] * grid[2]} blocks, and the device runs"
            f" {MULTIPROCESSORS * _blocks(kernel, threads, shared)} at once",
        )


def _cluster_limit(kernel: LoadedKernel) -> int:
    """Return the most blocks of a cluster of the kernel."""
    most = _LIMITS.cluster_ctas if kernel.allows_large_clusters else _PORTABLE_CLUSTER
    return min(most, *kernel.directive("maxclusterrank", (most,)))


def _required_cluster(kernel: LoadedKernel) -> Triple | None:
    """Return the shape that the kernel demands of its clusters."""
    required = kernel.directive("reqnctapercluster", ())
    x, y, z = (*required, 1, 1, 1)[:3]
    return (x, y, z) if required else None


def _check_cluster(launch: KernelLaunch) -> None:
    """Raise ApiError for clusters that the kernel or the device does not allow."""
    kernel, name = launch.kernel, demangled_name(launch.kernel.name)
    required = _required_cluster(kernel)
    cluster = launch.cluster or required
    problem = ""
    if cluster is None:
        if kernel.has_directive("explicitcluster"):
            problem = "must be launched with a cluster shape"
    elif required not in (None, cluster):
        problem = f"is launched with clusters {cluster}; it requires {required}"
    elif not 1 <= cluster[0] * cluster[1] * cluster[2] <= _cluster_limit(kernel):
        problem = f"is launched with clusters {cluster}; they have at most {_cluster_limit(kernel)} blocks"
    elif not kernel.has_directive("blocksareclusters") and any(map(operator.mod, launch.grid, cluster)):
        problem = f"is launched with clusters {cluster}, which do not divide the grid {launch.grid}"
    if problem:
        raise ApiError("cudaErrorInvalidClusterSize", f"'{name}' {problem}")


def enter(
    rt: HostRuntime, function: int, configuration: Configuration, arguments: Pointer, is_cooperative: bool
) -> None:
    """Submit a launch; `function` is an address in a kernel's stub. Raise ApiError if the launch is invalid
    or fails.
    """
    launch = configure_launch(
        rt.modules.kernel(function),
        tuple(configuration.grid),
        tuple(configuration.block),
        configuration.shared,
        arguments,
        is_cooperative,
        tuple(configuration.cluster) if any(configuration.cluster) else None,
    )
    submit(rt, function, launch, configuration.stream)


def submit(rt: HostRuntime, function: Pointer, launch: KernelLaunch, stream: Pointer) -> None:
    """Submit a launch to a stream; `function` is the program's name of the kernel."""
    rt.scheduler.submit(rt.stream(stream), "kernel", lambda: rt.launcher.launch(launch), launch)
    if not rt.scheduler.is_deferring:
        rt.plans.add(function or 0, launch)


def set_attribute(rt: HostRuntime, function: Pointer, which: int, value: int) -> None:
    """Implement `cudaFuncSetAttribute`."""
    set_kernel_attribute(rt, rt.modules.kernel(function or 0), which, value)


def set_kernel_attribute(rt: HostRuntime, kernel: LoadedKernel, which: int, value: int) -> None:
    """Set an attribute of a kernel. Raises ApiError."""
    if which == _DYNAMIC_SHARED:
        if not 0 <= value <= _OPT_IN - kernel.static_shared:
            raise ApiError("cudaErrorInvalidValue")
        is_lower, kernel.shared_limit = value < kernel.shared_limit, value
        if is_lower:
            rt.plans.forget(kernel)
    elif which == _NON_PORTABLE_CLUSTERS:
        kernel.allows_large_clusters = bool(value)
    elif which != _CARVEOUT or not -1 <= value <= 100:
        # The others that can be set concern the placement of clusters. Programs ask by setting them.
        raise ApiError("cudaErrorInvalidValue")


def get_attributes(rt: HostRuntime, out: Pointer, function: Pointer) -> None:
    """Implement `cudaFuncGetAttributes`."""
    result = attributes_of(rt.modules.kernel(function or 0))
    if not out:
        raise ApiError("cudaErrorInvalidValue")
    ctypes.memmove(out, ctypes.byref(result), ctypes.sizeof(result))


def attributes_of(kernel: LoadedKernel) -> Attributes:
    """Return the attributes of a kernel. Registers are the most that are live at one point; constant memory
    is that of the variables which the kernel names.
    """
    executable = kernel.program.executable
    layout, result = executable.layout(kernel.name), Attributes()
    fn, functions = executable.entry(kernel.name), executable.module.functions
    named = set().union(*map(symbols, reachable(functions, fn)))
    constants = [one for one in executable.variables.values() if one.space == "const" and one.name in named]
    result.sharedSizeBytes, result.localSizeBytes = kernel.static_shared, layout.local_bytes
    result.constSizeBytes = sum(map(size_of, constants))
    (limit,) = fn.limits.get("maxnreg", (_MOST_REGISTERS,))
    result.numRegs = min(max(register_pressure(fn), 1), limit, _MOST_REGISTERS)
    result.maxThreadsPerBlock, result.binaryVersion = layout.max_threads(_LIMITS), 80
    result.ptxVersion = int("".join(filter(str.isdecimal, executable.module.target[0])))
    result.maxDynamicSharedSizeBytes, result.preferredShmemCarveout = kernel.shared_limit, -1
    result.clusterDimMustBeSet = kernel.has_directive("explicitcluster")
    result.nonPortableClusterSizeAllowed = kernel.allows_large_clusters
    result.requiredClusterWidth, result.requiredClusterHeight, result.requiredClusterDepth = (
        _required_cluster(kernel) or (0, 0, 0)
    )
    return result


def accept_setting(rt: HostRuntime, function: Pointer, *_: object) -> None:
    """Accept a preference that has no effect here. Raise ApiError if there is no such kernel."""
    rt.modules.kernel(function or 0)


def _blocks(kernel: LoadedKernel, block: int, shared: int) -> int:
    """Return how many blocks of `block` threads fit on a multiprocessor at once."""
    return resident_blocks(block, shared + kernel.static_shared)


def occupancy(
    rt: HostRuntime, out: Pointer, function: Pointer, block: int, shared: int, flags: int = 0
) -> None:
    """Implement `cudaOccupancyMaxActiveBlocksPerMultiprocessor` and its variants."""
    put(out, blocks_of(rt.modules.kernel(function or 0), block, shared))


def blocks_of(kernel: LoadedKernel, block: int, shared: int) -> int:
    """Return how many blocks fit on a multiprocessor at once. Raise ApiError for an invalid block size."""
    if not 1 <= block <= 1024:
        raise ApiError("cudaErrorInvalidValue")
    return _blocks(kernel, block, shared)


def potential(
    rt: HostRuntime, grid: Pointer, block: Pointer, function: Pointer, shared: int, limit: int
) -> None:
    """Implement the occupancy calculation of `cudaOccupancyMaxPotentialBlockSize`."""
    put_potential(rt.modules.kernel(function or 0), grid, block, lambda _: shared, limit)


def put_potential(
    kernel: LoadedKernel, grid: Pointer, block: Pointer, shared_of: Callable[[int], int], limit: int
) -> None:
    """Write the block size with the most resident threads, the largest of several, and the grid size that
    fills the device with it. `shared_of` returns the bytes of dynamic shared memory for a block size.
    """
    sizes = range(32, (limit if 0 < limit < 1024 else 1024) + 1, 32)
    best = max(sizes, key=lambda size: (_blocks(kernel, size, shared_of(size)) * size, size), default=limit)
    put(block, best)
    put(grid, MULTIPROCESSORS * max(_blocks(kernel, best, shared_of(best)), 1))


def available(rt: HostRuntime, out: Pointer, function: Pointer, blocks: int, block: int) -> None:
    """Write the bytes of dynamic shared memory that each block may have when `blocks` of them share a
    multiprocessor.
    """
    kernel = rt.modules.kernel(function or 0)
    if blocks < 1 or blocks > blocks_of(kernel, block, 0):
        raise ApiError("cudaErrorInvalidValue")
    free = min(_SHARED_PER_SM // blocks - 1024, _OPT_IN) - kernel.static_shared
    put_size(out, max(min(free, kernel.shared_limit), 0) // 128 * 128)


def largest_cluster(rt: HostRuntime, out: Pointer, function: Pointer, configuration: Pointer) -> None:
    """Implement `cudaOccupancyMaxPotentialClusterSize`."""
    kernel = rt.modules.kernel(function or 0)
    if not configuration:
        raise ApiError("cudaErrorInvalidValue")
    put(out, _cluster_limit(kernel))


def active_clusters(rt: HostRuntime, out: Pointer, function: Pointer, configuration: Pointer) -> None:
    """Write how many clusters the device runs at once: all of its multiprocessors can form one."""
    kernel = rt.modules.kernel(function or 0)
    if not configuration:
        raise ApiError("cudaErrorInvalidValue")
    config = LaunchSettings.from_address(configuration)
    x, y, z = config.cluster or _required_cluster(kernel) or (1, 1, 1)
    if not 1 <= x * y * z <= _cluster_limit(kernel):
        raise ApiError("cudaErrorInvalidClusterSize")
    threads = config.block[0] * config.block[1] * config.block[2]
    put(out, MULTIPROCESSORS * blocks_of(kernel, threads, config.shared) // (x * y * z))


def function_name(rt: HostRuntime, out: Pointer, function: Pointer) -> None:
    """Implement `cudaFuncGetName` and `cuFuncGetName`."""
    if not function:
        raise ApiError("cudaErrorInvalidValue")
    put_pointer(out, persistent_text(rt.modules.kernel(function or 0).name))


def parameter_count(rt: HostRuntime, function: Pointer, out: Pointer) -> None:
    """Implement `cudaFuncGetParamCount`."""
    put_size(out, len(rt.modules.kernel(function or 0).parameters))


def parameter(rt: HostRuntime, function: Pointer, index: int, offset: Pointer, size: Pointer) -> None:
    """Write the offset of a kernel's parameter in the parameter block, and its size."""
    parameters = rt.modules.kernel(function or 0).parameters
    if index >= len(parameters):
        raise ApiError("cudaErrorInvalidValue")
    put_size(offset, parameters[index][0])
    if size:
        put_size(size, parameters[index][1])


FUNCTIONS = (
    ApiRow(
        "cudaOccupancyMaxActiveClusters",
        "int *count, const void *function, const cudaLaunchConfig_t *config",
        active_clusters,
    ),
    ApiRow(
        "cudaOccupancyMaxPotentialClusterSize",
        "int *size, const void *function, const cudaLaunchConfig_t *config",
        largest_cluster,
    ),
    ApiRow(
        "cudaLaunchKernel",
        "const void *function, dim3 grid, dim3 block, void **arguments, size_t shared = 0, cudaStream_t"
        " stream = 0",
    ),
    ApiRow(
        "cudaLaunchCooperativeKernel",
        "const void *function, dim3 grid, dim3 block, void **arguments, size_t shared = 0, cudaStream_t"
        " stream = 0",
    ),
    ApiRow("cudaLaunchKernelExC", "const cudaLaunchConfig_t *config, const void *function, void **arguments"),
    ApiRow(
        "cudaFuncSetAttribute", "const void *function, cudaFuncAttribute attribute, int value", set_attribute
    ),
    ApiRow("cudaFuncGetAttributes", "cudaFuncAttributes *attributes, const void *function", get_attributes),
    ApiRow("cudaFuncSetCacheConfig", "const void *function, cudaFuncCache config", accept_setting),
    ApiRow("cudaFuncSetSharedMemConfig", "const void *function, cudaSharedMemConfig config", accept_setting),
    ApiRow(
        "cudaOccupancyMaxActiveBlocksPerMultiprocessor",
        "int *blocks, const void *function, int threads, size_t shared",
        occupancy,
    ),
    ApiRow(
        "cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
        "int *blocks, const void *function, int threads, size_t shared, unsigned flags",
        occupancy,
    ),
    ApiRow(
        "cudaOccupancyAvailableDynamicSMemPerBlock",
        "size_t *size, const void *function, int blocks, int threads",
        available,
    ),
    ApiRow("cudaFuncGetName", "const char **name, const void *function", function_name),
    ApiRow("cudaFuncGetParamCount", "const void *function, size_t *count", parameter_count),
    ApiRow(
        "cudaFuncGetParamInfo", "const void *function, size_t index, size_t *offset, size_t *size", parameter
    ),
    ApiRow(
        "minicc_potential_block",
        "int *grid, int *block, const void *function, size_t shared, int limit",
        potential,
    ),
)
