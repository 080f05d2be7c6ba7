"""A module made ready to run, and one launch of a kernel.

`Program` is what `prepare` gives: functions are translated when a launch first needs them.
`Program.load` lays out the module's variables in a memory, which keeps them from launch to launch.
`Program.launch` checks the configuration as CUDA does, then runs the grid batch by batch. CTAs become
resident in linear order; a batch that spins for long is set aside while there is room for others.
"""

from __future__ import annotations

import math
import random
import sys
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np

from ..ptx.banks import BANK_BYTES, is_whole, of_banks
from ..ptx.model import Directive, Function, Module, Symbol, Variable
from ..support.diagnostics import Diagnostic, LaunchError
from . import layout, syscalls
from .engine.schedule import MAX_LOCAL_BYTES, Batch
from .engine.translate import Translated, translate
from .engine.watch import WatchedBatch
from .layout import ParamSlot
from .memory import Allocation, Memory
from .observers import EVENTS, Observer

LANES = 1 << 17
"""Lanes per batch: registers of that many lanes still fit the caches."""

ENGINES = (None, "reference", "plain")
"""`plain` is the reference engine without its short cuts: every block runs over all lanes of the batch, every
value that is not the same in all lanes is an array."""

_CODE_BASE = 0x100
_CODE_STEP = 16


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of the machine that the runtime pretends to be (CUDA's, compute capability 8.0–9.0).

    Sizes are in bytes or threads; a launch has at most `resident_ctas` CTAs and `resident_threads` threads under way at once.
    `order` is how they take turns: None is linear, blocks by their numbers and diverged threads by their place in the
    program; a number seeds a random order of batches and of turns, and odd ones let atomics of one instruction happen from
    the last lane to the first. Results of well-defined programs do not depend on it.
    """

    threads_per_cta: int = 1024
    block_limit: tuple[int, int, int] = (1024, 1024, 64)
    grid_limit: tuple[int, int, int] = (2**31 - 1, 65535, 65535)
    shared_bytes: int = 227 * 1024
    resident_threads: int = 108 * 2048
    resident_ctas: int = 108 * 32
    order: int | None = None


@dataclass(frozen=True, slots=True)
class LaunchConfig:
    """How to launch: `grid` and `block` are (x, y, z), `shared_bytes` is dynamic shared memory.

    `max_steps` bounds the PTX instructions that a batch may issue (one for all its lanes at that place).
    `lanes` is the size of a batch; results of well-defined programs do not depend on it.
    """

    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    shared_bytes: int = 0
    max_steps: int | None = None
    engine: str | None = None
    progress: bool = False
    lanes: int = LANES
    limits: Limits = Limits()


@dataclass(slots=True)
class LaunchResult:
    """What a launch did. `steps` are instruction issues, `thread_instructions` those times active lanes;
    `divergence` is the share of running lanes' issue slots that were idle; `output` what it printed."""

    steps: int = 0
    thread_instructions: int = 0
    ctas: int = 0
    divergence: float = 0.0
    seconds: float = 0.0
    warnings: list[str] = field(default_factory=list)
    output: str = ""


def prepare(module: Module, *, engine: str | None = None, observers: Sequence[Observer] = (),
            check_uniform: bool = False) -> Program:
    """Make a parsed and verified module ready to run.

    `check_uniform` proves dynamically that every `bra.uni` is uniform in each warp.
    """
    if engine not in ENGINES:
        raise LaunchError(f"unknown engine '{engine}' (there are: reference, plain)")
    return Program(module, tuple(observers), check_uniform, engine)


def _with_aliases(module: Module) -> dict[str, Function]:
    """The functions by all their names: `.alias a, f;` makes `f` what `a` stands for."""
    functions = module.functions
    for item in module.items:
        if isinstance(item, Directive) and item.name == "alias":
            alias, _, name = item.text.partition(", ")
            functions[alias] = functions[name]
    return functions


class Program:
    """A module ready to run; stateless but for its cache of translated functions."""

    def __init__(self, module: Module, observers: tuple[Observer, ...] = (), check_uniform: bool = False,
                 engine: str | None = None) -> None:
        self.module, self.observers, self.check_uniform = module, observers, check_uniform
        self.engine = engine
        self.kernels: list[str] = [fn.name for fn in module.entries]
        self._functions = _with_aliases(module)
        self._variables = module.variables
        order = {fn.name: i for i, fn in enumerate(module.functions.values())}
        self._order = {name: order[fn.name] for name, fn in self._functions.items()}
        self._observe = frozenset(w for o in observers for w in o.wants)
        if not self._observe <= EVENTS:
            raise LaunchError(f"unknown events {sorted(self._observe - EVENTS)} are wanted (there are: {', '.join(sorted(EVENTS))})")
        self._translated: dict[str, Translated] = {}
        self._kernels: dict[str, _Kernel] = {}

    def parameters(self, kernel: str) -> list[ParamSlot]:
        """The kernel's parameters in order. LaunchError if there is no such kernel."""
        return layout.parameter_slots(self._entry(kernel))

    def _entry(self, name: str) -> Function:
        fn = self._functions.get(name)
        if fn is None or not fn.is_entry or fn.body is None:
            raise LaunchError(f"no kernel named '{name}' (there are: {', '.join(self.kernels) or 'none'})")
        return fn

    # -- memory

    def new_memory(self) -> Memory:
        """Fresh device memory with this module's variables in it, initialised."""
        memory = Memory(self.module.address_size)
        self.load(memory)
        return memory

    def load(self, memory: Memory) -> dict[str, Allocation]:
        """Where this module's variables lie in `memory`; placed and initialised when first asked for.

        Raises LaunchError for an `extern` variable that nothing defines, and when addresses have another size.
        """
        found = memory.images.get(self.module)
        if found is not None:
            return found
        if memory.address_bits != self.module.address_size:
            raise LaunchError(f"the module has {self.module.address_size}-bit addresses, the memory {memory.address_bits}-bit ones")
        placed = [(v.name, v) for v in self._variables.values() if v.space in _STATIC]
        for _, variable in placed:
            if variable.linkage == "extern" and variable.binding is None:
                raise LaunchError(f"extern variable '{variable.name}' is defined nowhere in this module")
        # What a function declares in these spaces is as static as what the module declares.
        placed += [(_shared_key(fn, name, scope), v) for fn in self._functions.values()
                   for (name, scope), v in layout.local_variables(fn).items() if v.space in _STATIC]
        image = _banks(memory, self._variables.values())
        for key, variable in placed:
            if key in image:
                continue
            start = memory.allocate(layout.size_of(variable), f"{variable.space} variable '{variable.name}'")
            allocation = memory.find(start, 0)
            assert allocation is not None
            image[key] = allocation
        for key, variable in placed:
            data = np.frombuffer(layout.initial_bytes(variable, lambda name, _: self._address_of(image, name)), np.uint8)
            if len(data):
                memory.copy_in(image[key].start, data)
            if variable.type == "samplerref" and variable.initializer and not variable.shape:
                memory.handles.setdefault(image[variable.name].start, layout.initial_sampler(variable.initializer))
        memory.images[self.module] = image
        return image

    def variable(self, memory: Memory, name: str) -> np.ndarray:
        """The bytes of a module variable, as a view: reading sees what kernels wrote, writing is seen by them.

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
            return _CODE_BASE + _CODE_STEP * self._order[name]
        raise LaunchError(f"initialiser uses '{name}', which has no address")

    # -- code

    def function(self, name: str) -> Translated:
        """A function's translation. LaunchError if it has no body or cannot be executed."""
        found = self._translated.get(name)
        if found is None:
            fn = self._functions.get(name)
            if fn is None or fn.body is None:
                raise LaunchError(f"function '{name}' is called but has no body in this module")
            places, local_bytes = self._places(fn)
            found = self._translated[name] = translate(fn, places, local_bytes, self._observe, "map_f64_to_f32" in self.module.target,
                                                       self._functions)
        return found

    def function_at(self, address: int) -> str | None:
        """The function whose address this is."""
        index, rest = divmod(address - _CODE_BASE, _CODE_STEP)
        names = list(self._order)
        return names[index] if rest == 0 and 0 <= index < len(names) else None

    def order_of(self, name: str) -> int:
        return self._order[name]

    def _places(self, fn: Function) -> tuple[dict[tuple[str, int], tuple[str, Any]], int]:
        """What each name means inside `fn` (see emit.Symbols), and the bytes of its local variables."""
        places: dict[tuple[str, int], tuple[str, Any]] = {(name, 0): ("code", name) for name in self._functions}
        for variable in self._variables.values():
            places[variable.name, 0] = (variable.space, variable.name)
        if fn.is_entry:
            for slot in layout.parameter_slots(fn):
                places[slot.name, 0] = ("param", slot.offset)
        else:
            for variable in (*fn.params, *fn.returns):
                places[variable.name, 0] = ("block", (variable.name, 0))
        end = 0
        for (name, scope), variable in layout.local_variables(fn).items():
            if variable.space == "local":
                end = layout.round_up(end, layout.align_of(variable))
                places[name, scope] = ("local", end)
                end += layout.size_of(variable)
            elif variable.space == "param":
                places[name, scope] = ("block", (name, scope))
            elif variable.space == "shared":
                places[name, scope] = ("shared", _shared_key(fn, name, scope))
            else:
                places[name, scope] = (variable.space, _shared_key(fn, name, scope))
        return places, end

    def kernel(self, name: str) -> _Kernel:
        """What all launches of a kernel share."""
        found = self._kernels.get(name)
        if found is None:
            found = self._kernels[name] = _Kernel(self, self._entry(name))
        return found

    def reachable(self, fn: Function) -> list[Function]:
        """`fn` and every function whose name its body, or theirs, mentions."""
        found, work = {fn.name: fn}, [fn]
        while work:
            for name in sorted(layout.symbols_in(work.pop())):
                callee = self._functions.get(name)
                if callee is not None and callee.body is not None and name not in found:
                    found[name] = callee
                    work.append(callee)
        return list(found.values())

    # -- launching

    def launch(self, kernel: str, memory: Memory, config: LaunchConfig,
               args: bytes | Sequence[bytes] = ()) -> LaunchResult:
        """Run `kernel` over the grid and wait.

        `args`: one byte string per parameter, or the whole parameter block. Raises LaunchError before
        any thread runs, a KernelFault when the kernel does wrong.
        """
        if config.engine not in ENGINES:
            raise LaunchError(f"unknown engine '{config.engine}' (there are: reference, plain)")
        return Launch(self, self.kernel(kernel), memory, config, args).run()


_STATIC = ("global", "const", "tex", "surf")
"""Spaces whose variables exist once."""


def _banks(memory: Memory, variables: Iterable[Variable]) -> dict[str, Allocation]:
    """Where the variables of the constant banks after the first lie; an external array is its whole bank (see ptx.banks)."""
    image: dict[str, Allocation] = {}
    found = of_banks(variables)
    for bank in sorted({variable.binding or 0 for variable in found}):
        members = [variable for variable in found if variable.binding == bank]
        start = memory.allocate(BANK_BYTES, f"constant bank {bank}")
        offsets, _ = layout.place(variable for variable in members if not is_whole(variable))
        for variable in members:
            image[variable.name] = Allocation(start + offsets.get(variable.name, 0), layout.size_of(variable), variable.name)
    return image


def _shared_key(fn: Function, name: str, scope: int) -> str:
    return f"{fn.name}:{scope}:{name}"


class _Kernel:
    """A kernel's shared memory layout and limits."""

    def __init__(self, program: Program, fn: Function) -> None:
        self.fn = fn
        self.slots = layout.parameter_slots(fn)
        self.param_bytes = max((s.offset + s.size for s in self.slots), default=0)
        functions = program.reachable(fn)
        _refuse_missing_functions(program, functions)
        used = set().union(*(layout.symbols_in(f) for f in functions))
        variables: list[tuple[str, Variable]] = [
            (v.name, v) for v in program._variables.values() if v.space == "shared" and v.name in used
        ]
        for f in functions:
            variables += [(_shared_key(f, name, scope), v) for (name, scope), v in layout.local_variables(f).items() if v.space == "shared"]
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
        if dynamic:
            end = layout.round_up(end, dynamic_align)
            self.shared.update(dict.fromkeys(dynamic, end))
        self.static_shared = end
        self.takes_param_address = any(program.function(f.name).takes_param_address for f in functions)


def _refuse_missing_functions(program: Program, functions: list[Function]) -> None:
    """Raise LaunchError for direct calls of functions that are declared only."""
    found = []
    for fn in functions:
        for instr in fn.instructions():
            for rule, operand in zip(instr.variant.operands if instr.variant else (), instr.operands):
                if rule.kind == "function" and isinstance(operand, Symbol):
                    callee = program._functions.get(operand.name)
                    if operand.name in syscalls.SYSCALLS and (callee is None or callee.body is None):
                        continue
                    if callee is None or callee.body is None:
                        found.append(Diagnostic("error", f"'{operand.name}' is called but has no body in this module",
                                                instr.location, len(instr.mnemonic)))
    if found:
        raise LaunchError(found)


class Launch:
    """One launch while it runs; batches ask it for what they share."""

    def __init__(self, program: Program, kernel: _Kernel, memory: Memory, config: LaunchConfig,
                 args: bytes | Sequence[bytes]) -> None:
        self.program, self.memory, self.config = program, memory, config
        self.check_uniform = program.check_uniform
        self.batch_type = WatchedBatch if "access" in program._observe else Batch
        self.watches_branches = "branch" in program._observe
        self.uses_affine = (config.engine or program.engine) != "plain"
        self.may_compact = self.uses_affine and not program.observers and not program.check_uniform
        self.kernel = program.function(kernel.fn.name)
        self.static_shared = kernel.static_shared
        self.params = _parameter_block(kernel, args)
        self.result = LaunchResult()
        self.output = syscalls.Output()
        self.param_base = 0
        self._check(kernel)
        self.symbols: dict[str, np.uint64] = {name: np.uint64(a.start) for name, a in program.load(memory).items()}
        self.symbols.update((name, np.uint64(offset)) for name, offset in kernel.shared.items())
        self.symbols.update(
            (name, np.uint64(_CODE_BASE + _CODE_STEP * i)) for name, i in program._order.items()
        )  # fmt: skip
        self._takes_param_address = kernel.takes_param_address

    # -- what batches ask

    def function(self, name: str) -> Translated:
        return self.program.function(name)

    def function_at(self, address: int) -> str | None:
        return self.program.function_at(address)

    def order_of(self, name: str) -> int:
        return self.program.order_of(name)

    def provides(self, name: str) -> bool:
        """Whether the device runtime has the body of this function."""
        fn = self.program._functions.get(name)
        return name in syscalls.SYSCALLS and (fn is None or fn.body is None)

    def warn(self, message: str) -> None:
        if message not in self.result.warnings:
            self.result.warnings.append(message)

    def observe(self, batch: Batch, site: int, mask: Any) -> None:
        fn = batch.running
        for observer in self.program.observers:
            if "instruction" in observer.wants:
                observer.instruction(batch, fn.name, fn.sites[site], mask)

    def observe_branch(self, batch: Batch, site: int, mask: Any, taken: Any) -> None:
        fn = batch.running
        for observer in self.program.observers:
            if "branch" in observer.wants:
                observer.branch(batch, fn.name, fn.sites[site], mask, taken)

    def observe_access(self, batch: Batch, site: int, kind: str, space: str, address: Any, size: int, mask: Any) -> None:
        fn = batch.running
        for observer in self.program.observers:
            if "access" in observer.wants:
                observer.access(batch, fn.name, fn.sites[site], kind, space, address, size, mask)

    # -- running

    def run(self) -> LaunchResult:
        started = time.perf_counter()
        _teach_allocator()
        if "malloc" in self.program._functions:
            self.memory.reserve(syscalls.HEAP_BYTES)
        if self._takes_param_address:
            self.param_base = self.memory.allocate(max(len(self.params), 1), "param block of the kernel")
            self.memory.copy_in(self.param_base, np.frombuffer(self.params, np.uint8))
        try:
            with np.errstate(all="ignore"):
                self._run_grid()
        finally:
            if self.config.progress:  # what is said next, of a fault or an interruption, starts a line of its own
                _show_progress(self.result.ctas, math.prod(self.config.grid), "\n")
            if self.param_base:
                self.memory.free(self.param_base)
            self.result.output = self.output.flush()
        result = self.result
        result.seconds = time.perf_counter() - started
        return result

    def _run_grid(self) -> None:
        grid, block = self.config.grid, self.config.block
        total = grid[0] * grid[1] * grid[2]
        threads = block[0] * block[1] * block[2]
        limits = self.config.limits
        room = max(min(limits.resident_threads // threads, limits.resident_ctas), 1)
        per_batch = max(min(self.config.lanes // threads, room), 1)
        begin = _order_of(-(-total // per_batch), limits.order)
        next_cta, slots, shown = 0, 0, time.monotonic()
        resident: deque[Batch] = deque()
        while next_cta < total or resident:
            used = sum(batch.unfinished_ctas() for batch in resident)
            if next_cta < total and used < room and (limits.order is None or used + per_batch <= room):
                count, first = min(per_batch, total - next_cta, room - used), next_cta
                if limits.order is not None:
                    first = begin(next_cta // per_batch) * per_batch
                resident.append(self.batch_type(self, first, count if limits.order is None else min(per_batch, total - first)))
                next_cta += count
                batch = resident.pop()
            else:
                batch = resident.popleft()
            if batch.run():
                self._account(batch)
                slots += batch.lane_slots
            else:
                resident.append(batch)
            if self.config.progress and time.monotonic() - shown > 0.5:
                shown = time.monotonic()
                _show_progress(self.result.ctas, total)
        result = self.result
        result.divergence = 1 - result.thread_instructions / slots if slots else 0.0

    def _account(self, batch: Batch) -> None:
        self.result.steps += batch.steps
        self.result.thread_instructions += batch.thread_instructions
        self.result.ctas += batch.ctas

    # -- checking

    def _check(self, kernel: _Kernel) -> None:
        config, limits = self.config, self.config.limits
        for what, shape, highest in (("grid", config.grid, limits.grid_limit), ("block", config.block, limits.block_limit)):
            for axis, size, limit in zip("xyz", shape, highest):
                if not 1 <= size <= limit:
                    raise LaunchError(f"{what} dimension {axis} is {size}; it must lie between 1 and {limit}")
        threads = config.block[0] * config.block[1] * config.block[2]
        if threads > limits.threads_per_cta:
            raise LaunchError(f"a block has at most {limits.threads_per_cta} threads, found {threads}")
        shared = self.static_shared + config.shared_bytes
        if config.shared_bytes < 0 or shared > limits.shared_bytes:
            raise LaunchError(f"the kernel needs {shared} bytes of shared memory ({self.static_shared} static, {config.shared_bytes} dynamic); a block has at most {limits.shared_bytes}")
        if self.kernel.local_bytes > MAX_LOCAL_BYTES:
            raise LaunchError(f"kernel '{kernel.fn.name}' needs {self.kernel.local_bytes} bytes of local memory; a thread has at most {MAX_LOCAL_BYTES}")
        limits_of = kernel.fn.limits
        if "maxntid" in limits_of and threads > int(np.prod(limits_of["maxntid"])):
            raise LaunchError(f"kernel '{kernel.fn.name}' allows at most {int(np.prod(limits_of['maxntid']))} threads per block (.maxntid), found {threads}")
        if "reqntid" in limits_of and config.block != (*limits_of["reqntid"], 1, 1)[:3]:
            want = ", ".join(map(str, limits_of["reqntid"]))
            raise LaunchError(f"kernel '{kernel.fn.name}' requires blocks of shape ({want}) (.reqntid), found {config.block}")


def _order_of(count: int, order: int | None) -> Callable[[int], int]:
    """A permutation of range(count): linear, or one that `order` seeds, which takes no memory."""
    if order is None:
        return lambda number: number
    if count < 3:
        return lambda number: count - 1 - number
    rng = random.Random(order)
    step = next(number for number in iter(lambda: rng.randrange(1, count), 0) if math.gcd(number, count) == 1)
    start = rng.randrange(count)
    return lambda number: (start + number * step) % count


@cache
def _teach_allocator() -> None:
    """Let the C library keep arrays of a batch's size for the next one, instead of giving them back to the system.

    glibc learns from what it sees freed (mallopt(3), M_MMAP_THRESHOLD); without this, every register of a large batch is new
    memory, which the system clears page by page. Elsewhere it does nothing.
    """
    np.empty(1 << 24, np.uint8)


def _parameter_block(kernel: _Kernel, args: bytes | Sequence[bytes]) -> bytes:
    if isinstance(args, bytes | bytearray):
        if len(args) != kernel.param_bytes:
            raise LaunchError(f"kernel '{kernel.fn.name}' takes {kernel.param_bytes} bytes of parameters, found {len(args)}")
        return bytes(args)
    if len(args) != len(kernel.slots):
        raise LaunchError(f"kernel '{kernel.fn.name}' takes {len(kernel.slots)} parameters, found {len(args)}")
    block = bytearray(kernel.param_bytes)
    for slot, data in zip(kernel.slots, args):
        if len(data) != slot.size:
            raise LaunchError(f"parameter '{slot.name}' of kernel '{kernel.fn.name}' has {slot.size} bytes, found {len(data)}")
        block[slot.offset : slot.offset + slot.size] = data
    return bytes(block)


def _show_progress(done: int, total: int, end: str = "") -> None:
    sys.stderr.write(f"\r{done} of {total} blocks{end}")
    sys.stderr.flush()

