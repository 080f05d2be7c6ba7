"""A module prepared for any engine: names, layouts of variables and kernels, addresses."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from math import prod

import numpy as np

from ...ptx.analysis.flow import reachable, symbols
from ...ptx.model import Directive, Function, Module, SymbolAddress, Variable
from ...ptx.parsing.const_banks import BANK_BYTES, banked_variables, is_whole_bank
from ...ptx.rewriting.desugar import desugar
from ...support.diagnostics import Diagnostic, LaunchError
from ..memory import layout
from ..memory.arena import Allocation, Memory
from ..memory.layout import ParamSlot
from .config import DeviceLimits, LaunchConfig

MAX_LOCAL_BYTES = 512 * 1024
"""Bytes of local memory that a thread may have."""

_CODE_BASE = 0x100
_CODE_STEP = 16
_STATIC = ("global", "const", "tex", "surf")
"""Spaces whose variables have one instance per module."""


class Executable:
    """The engine-independent parts of a module. Stateless but for caches."""

    def __init__(self, module: Module) -> None:
        self.module = module = desugar(module)
        self.kernels: list[str] = [fn.name for fn in module.entries]
        self.functions = _with_aliases(module)
        self.variables = module.variables
        order = {fn.name: i for i, fn in enumerate(module.functions.values())}
        self._order = {name: order[fn.name] for name, fn in self.functions.items()}
        self._layouts: dict[str, KernelLayout] = {}

    def parameters(self, kernel: str) -> list[ParamSlot]:
        """Return the kernel's parameters in order. LaunchError if there is no such kernel."""
        cached = self._layouts.get(kernel)
        return cached.slots if cached is not None else layout.parameter_slots(self.entry(kernel))

    def entry(self, name: str) -> Function:
        """Return a kernel by its symbol. LaunchError if there is no such kernel."""
        fn = self.functions.get(name)
        if fn is None or not fn.is_entry or fn.body is None:
            raise LaunchError(f"no kernel named '{name}' (there are: {', '.join(self.kernels) or 'none'})")
        return fn

    def layout(self, kernel: str) -> KernelLayout:
        """Return the layout that all launches of a kernel share.

        LaunchError if there is no such kernel, or if it calls a function without a body.
        """
        result = self._layouts.get(kernel)
        if result is None:
            result = self._layouts[kernel] = KernelLayout(self, self.entry(kernel))
        return result

    # -- memory

    def new_memory(self) -> Memory:
        """Return fresh device memory with this module's variables, initialised."""
        memory = Memory(self.module.address_size)
        self.load(memory)
        return memory

    def load(self, memory: Memory) -> dict[str, Allocation]:
        """Return the allocations of this module's variables in `memory`, placed and initialised on first use.

        Raises LaunchError for an `extern` variable without a definition, and when address sizes differ.
        """
        result = memory.images.get(self.module)
        if result is not None:
            return result
        if memory.address_bits != self.module.address_size:
            raise LaunchError(
                f"the module has {self.module.address_size}-bit addresses, the memory"
                f" {memory.address_bits}-bit ones"
            )
        variables = [(v.name, v) for v in self.variables.values() if v.space in _STATIC]
        for _, variable in variables:
            if variable.linkage == "extern" and variable.binding is None:
                raise LaunchError(f"extern variable '{variable.name}' is defined nowhere in this module")
        # Variables of functions in these spaces are as static as the module's.
        variables += [
            (shared_key(fn, name, scope), v)
            for fn in self.functions.values()
            for (name, scope), v in layout.local_variables(fn).items()
            if v.space in _STATIC
        ]
        image = _banks(memory, self.variables.values())
        for key, variable in variables:
            if key in image:
                continue
            start = memory.allocate(
                layout.size_of(variable),
                f"{variable.space} variable '{variable.name}'",
                variable.space == "const",
            )
            allocation = memory.find(start, 0)
            assert allocation is not None
            image[key] = allocation
        for key, variable in variables:
            data = np.frombuffer(
                layout.initial_bytes(variable, lambda name, _: self._address_of(image, name)), np.uint8
            )
            if len(data):
                memory.copy_in(image[key].start, data)
            if variable.type == "samplerref" and variable.initializer and not variable.shape:
                memory.handles.setdefault(
                    image[variable.name].start, layout.initial_sampler(variable.initializer)
                )
        memory.images[self.module] = image
        return image

    def variable(self, memory: Memory, name: str) -> np.ndarray:
        """Return the bytes of a module variable as a writable view, shared with kernels.

        Valid until the arena grows. Raises LaunchError when the module has no such variable.
        """
        image = self.load(memory)
        if name not in image:
            raise LaunchError(f"no module variable named '{name}' (there are: {', '.join(image) or 'none'})")
        return memory.host_view(image[name].start, image[name].size)

    def _address_of(self, image: Mapping[str, Allocation], name: str) -> int:
        if name in image:
            return image[name].start
        if name in self._order:
            return self.address_of(name)
        raise LaunchError(f"initialiser uses '{name}', which has no address")

    # -- code

    def address_of(self, function: str) -> int:
        """Return the address of a function."""
        return _CODE_BASE + _CODE_STEP * self._order[function]

    def function_at(self, address: int) -> str | None:
        """Return the function at an address, or None."""
        index, remainder = divmod(address - _CODE_BASE, _CODE_STEP)
        names = list(self._order)
        return names[index] if remainder == 0 and 0 <= index < len(names) else None

    def order_of(self, name: str) -> int:
        """Return the position of a function in the module's text; an alias has its function's."""
        return self._order[name]

    def provides(self, name: str) -> bool:
        """Return whether the device runtime implements this function."""
        fn = self.functions.get(name)
        return name in PROVIDED and (fn is None or fn.body is None)

    @cached_property
    def may_allocate(self) -> bool:
        """Return True if kernels may allocate memory through the device runtime."""
        return any(
            fn.body is None and name in PROVIDED and name not in _NON_ALLOCATING
            for name, fn in self.functions.items()
        )

    @cached_property
    def code_addresses(self) -> dict[str, int]:
        """The addresses of all functions."""
        return {name: self.address_of(name) for name in self._order}


BASIC: dict[str, str] = {
    "vprintf": "u32 u64 u64",
    "__assertfail": "void u64 u64 u32 u64 u64",
    "malloc": "u64 u64",
    "free": "void u64",
    "cudaGraphSetConditional": "void u64 u32",
}
"""Functions of CUDA's device runtime, which have no body in PTX, with the types of results and parameters.
Every engine implements them.
"""
_LAUNCHING = {
    "GetParameterBufferV2": "u64 u64 dim3 dim3 u32",
    "LaunchDeviceV2": "u32 u64 u64",
    "GetParameterBuffer": "u64 u64 u64",
    "LaunchDevice": "u32 u64 u64 dim3 dim3 u32 u64",
    "StreamCreateWithFlags": "u32 u64 u32",
    "StreamDestroy": "u32 u64",
    "StreamWaitEvent": "u32 u64 u64 u32",
    "EventCreateWithFlags": "u32 u64 u32",
    "EventDestroy": "u32 u64",
    "EventRecord": "u32 u64 u64",
    "EventRecordWithFlags": "u32 u64 u64 u32",
    "Malloc": "u32 u64 u64",
    "Free": "u32 u64",
    "MemcpyAsync": "u32 u64 u64 u64 u32 u64",
    "MemsetAsync": "u32 u64 u32 u64 u64",
    "Memcpy2DAsync": "u32 u64 u64 u64 u64 u64 u64 u32 u64",
    "Memset2DAsync": "u32 u64 u64 u32 u64 u64 u64",
    "GetLastError": "u32",
    "PeekAtLastError": "u32",
    "GetErrorString": "u64 u32",
    "GetErrorName": "u64 u32",
    "GetDevice": "u32 u64",
    "GetDeviceCount": "u32 u64",
    "RuntimeGetVersion": "u32 u64",
    "DeviceGetAttribute": "u32 u64 u32 u32",
    "DeviceGetLimit": "u32 u64 u32",
    "DeviceGetCacheConfig": "u32 u64",
    "DeviceGetSharedMemConfig": "u32 u64",
    "FuncGetAttributes": "u32 u64 u64",
    "OccupancyMaxActiveBlocksPerMultiprocessor": "u32 u64 u64 u32 u64",
    "OccupancyMaxActiveBlocksPerMultiprocessorWithFlags": "u32 u64 u64 u32 u64 u32",
    "Memcpy3DAsync": "u32 u64 u64",
    "Memset3DAsync": "u32 pitched u32 extent u64",
    "GraphLaunch": "u32 u64 u64",
}
"""Functions for dynamic parallelism, as nvcc's PTX names them after a prefix."""
PREFIXES = ("__cudaCDP2", "cuda")
"""The prefixes of CUDA 12 and later, and of earlier versions."""
PROVIDED: dict[str, str] = {
    **BASIC,
    **{prefix + name: types for prefix in PREFIXES for name, types in _LAUNCHING.items()},
}
"""All functions of the device runtime; an engine may reject those that are not basic."""
_NON_ALLOCATING = ("vprintf", "__assertfail", "free", "cudaGraphSetConditional")
"""Functions that allocate no memory."""


def _with_aliases(module: Module) -> dict[str, Function]:
    """Return the functions by all their names, aliases (`.alias a, f;`) included."""
    functions = module.functions
    for item in module.items:
        if isinstance(item, Directive) and item.name == "alias":
            alias, _, name = item.text.partition(", ")
            functions[alias] = functions[name]
    return functions


def _banks(memory: Memory, variables: Iterable[Variable]) -> dict[str, Allocation]:
    """Return the allocations of the variables of constant banks 1 and up; an external array is its whole bank
    (see ptx.const_banks).
    """
    image: dict[str, Allocation] = {}
    result = banked_variables(variables)
    for bank in sorted({variable.binding or 0 for variable in result}):
        members = [variable for variable in result if variable.binding == bank]
        start = memory.allocate(BANK_BYTES, f"constant bank {bank}", constant=True)
        offsets = layout.assign_offsets(variable for variable in members if not is_whole_bank(variable))
        for variable in members:
            image[variable.name] = Allocation(
                start + offsets.get(variable.name, 0), layout.size_of(variable), variable.name
            )
    return image


def shared_key(fn: Function, name: str, scope: int) -> str:
    """Return the key of a function's variable among the shared variables of a kernel."""
    return f"{fn.name}:{scope}:{name}"


class KernelLayout:
    """A kernel's parameters, the offsets of its shared variables, and its limits. Sizes are in bytes."""

    def __init__(self, executable: Executable, fn: Function) -> None:
        self.fn = fn
        self.slots = layout.parameter_slots(fn)
        self.param_bytes = max((s.offset + s.size for s in self.slots), default=0)
        self.functions = reachable(executable.functions, fn)
        _reject_missing_functions(executable, self.functions)
        used = set().union(*(symbols(f) for f in self.functions))
        variables: list[tuple[str, Variable]] = [
            (v.name, v) for v in executable.variables.values() if v.space == "shared" and v.name in used
        ]
        for f in self.functions:
            variables += [
                (shared_key(f, name, scope), v)
                for (name, scope), v in layout.local_variables(f).items()
                if v.space == "shared"
            ]
        self.shared: dict[str, int] = {}
        end, dynamic_align = 0, 16
        for key, variable in variables:
            if layout.is_dynamic(variable):
                dynamic_align = max(dynamic_align, layout.align_of(variable))
                continue
            end = layout.round_up(end, layout.align_of(variable))
            self.shared[key] = end
            end += layout.size_of(variable)
        dynamic = [key for key, variable in variables if layout.is_dynamic(variable)]
        self.has_dynamic_shared = bool(dynamic)
        if dynamic:
            end = layout.round_up(end, dynamic_align)
            self.shared.update(dict.fromkeys(dynamic, end))
        self.static_shared = end
        self.local_bytes = layout.local_frame(fn)[1]
        self._checked: LaunchConfig | None = None
        """The last configuration that passed `check`; most launches repeat it."""
        self._sizes, gaps, end = [slot.size for slot in self.slots], "", 0
        for slot in self.slots:
            gaps += f"{slot.offset - end}x{slot.size}s"
            end = slot.offset + slot.size
        self._block_format = struct.Struct(f"<{gaps}")

    def max_threads(self, limits: DeviceLimits) -> int:
        """Return the most threads of a block of the kernel."""
        bounds = self.fn.limits.get("reqntid") or self.fn.limits.get("maxntid")
        return min(limits.threads_per_cta, prod(bounds)) if bounds else limits.threads_per_cta

    def configure(self, config: LaunchConfig) -> LaunchConfig:
        """Return a configuration with what the kernel's directives add: the shape of clusters, and a grid
        counted in CTAs (`.blocksareclusters`).

        Raises LaunchError where the GPU's limits or the directives forbid it.
        """
        required = self.fn.limits.get("reqnctapercluster")
        if required is not None:
            x, y, z = (*required, 1, 1)[:3]
            cluster = (x, y, z)
            if config.cluster not in (None, cluster):
                raise LaunchError(
                    f"kernel '{self.fn.name}' requires clusters of shape ({', '.join(map(str, cluster))})"
                    f" (.reqnctapercluster), found {config.cluster}"
                )
            grid = config.grid
            if "blocksareclusters" in self.fn.limits:
                grid = (grid[0] * x, grid[1] * y, grid[2] * z)
            config = replace(config, cluster=cluster, grid=grid)
        self._check(config)
        return config

    def _check(self, config: LaunchConfig) -> None:
        limits, name, checked = config.limits, self.fn.name, self._checked
        if (
            checked is not None
            and limits is checked.limits
            and config.grid == checked.grid
            and config.block == checked.block
            and config.shared_bytes == checked.shared_bytes
            and config.cluster == checked.cluster
        ):
            return
        for name_, shape, highest in (
            ("grid", config.grid, limits.grid_limit),
            ("block", config.block, limits.block_limit),
        ):
            for axis, size, limit in zip("xyz", shape, highest):
                if not 1 <= size <= limit:
                    raise LaunchError(
                        f"{name_} dimension {axis} is {size}; it must lie between 1 and {limit}"
                    )
        if config.threads > limits.threads_per_cta:
            raise LaunchError(f"a block has at most {limits.threads_per_cta} threads, found {config.threads}")
        shared = self.static_shared + config.shared_bytes
        if config.shared_bytes < 0 or shared > limits.shared_bytes:
            raise LaunchError(
                f"the kernel needs {shared} bytes of shared memory ({self.static_shared} static,"
                f" {config.shared_bytes} dynamic); a block has at most {limits.shared_bytes}"
            )
        if self.local_bytes > MAX_LOCAL_BYTES:
            raise LaunchError(
                f"kernel '{name}' needs {self.local_bytes} bytes of local memory; a thread has at most"
                f" {MAX_LOCAL_BYTES}"
            )
        maximum, required = self.fn.limits.get("maxntid"), self.fn.limits.get("reqntid")
        if maximum is not None and config.threads > prod(maximum):
            raise LaunchError(
                f"kernel '{name}' allows at most {prod(maximum)} threads per block (.maxntid), found"
                f" {config.threads}"
            )
        if required is not None and config.block != (*required, 1, 1)[:3]:
            raise LaunchError(
                f"kernel '{name}' requires blocks of shape ({', '.join(map(str, required))})"
                " (.reqntid), found"
                f" {config.block}"
            )
        self._check_cluster(config)
        self._checked = config

    def _check_cluster(self, config: LaunchConfig) -> None:
        name, size, shape = self.fn.name, config.cluster_size, config.cluster_shape
        if config.cluster is None and "explicitcluster" in self.fn.limits:
            raise LaunchError(f"kernel '{name}' must be launched with a cluster shape (.explicitcluster)")
        limits = [(config.limits.cluster_ctas, "")]
        limits += [(most, " (.maxclusterrank)") for most in self.fn.limits.get("maxclusterrank", ())]
        for limit, source in limits:
            if not 1 <= size <= limit:
                raise LaunchError(
                    f"a cluster of kernel '{name}' has between 1 and {limit} blocks{source}, found {size}"
                )
        for axis, blocks, per_cluster in zip("xyz", config.grid, shape):
            if per_cluster < 1 or blocks % per_cluster:
                raise LaunchError(
                    f"grid dimension {axis} is {blocks}; it must be a multiple of the clusters' {per_cluster}"
                )

    def parameter_block(self, args: bytes | Sequence[bytes]) -> bytes:
        """Return the kernel's parameters as one block, from the block itself or one byte string per
        parameter.

        LaunchError where sizes differ.
        """
        if isinstance(args, bytes | bytearray):
            if len(args) != self.param_bytes:
                raise LaunchError(
                    f"kernel '{self.fn.name}' takes {self.param_bytes} bytes of parameters, found {len(args)}"
                )
            return bytes(args)
        if len(args) != len(self.slots):
            raise LaunchError(
                f"kernel '{self.fn.name}' takes {len(self.slots)} parameters, found {len(args)}"
            )
        if [*map(len, args)] != self._sizes:
            slot, data = next(pair for pair in zip(self.slots, args) if len(pair[1]) != pair[0].size)
            raise LaunchError(
                f"parameter '{slot.name}' of kernel '{self.fn.name}' has {slot.size} bytes, found {len(data)}"
            )
        return self._block_format.pack(*args)


def _reject_missing_functions(executable: Executable, functions: list[Function]) -> None:
    """Raise LaunchError for direct calls of functions that are declared only."""
    result = []
    for fn in functions:
        for instr in fn.instructions():
            for rule, operand in zip(instr.variant.operands if instr.variant else (), instr.operands):
                if rule.kind == "function" and isinstance(operand, SymbolAddress):
                    callee = executable.functions.get(operand.name)
                    if (callee is None or callee.body is None) and not executable.provides(operand.name):
                        result.append(
                            Diagnostic(
                                "error",
                                f"'{operand.name}' is called but has no body in this module",
                                instr.location,
                                len(instr.mnemonic),
                            )
                        )
    if result:
        raise LaunchError(result)
