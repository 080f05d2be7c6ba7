"""The one device that a program sees: its memory, its modules, its kernels by the addresses of their
stubs.
"""

from __future__ import annotations

import ctypes
import sys
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

from ...driver.checking import CheckSettings, read_settings
from ...driver.render import Renderer
from ...driver.run import GRANULES
from ...driver.settings import parse_seconds
from ...ptx.model import Module
from ...ptx.parsing.parser import parse
from ...ptx.rewriting.link import link, shared_name
from ...runtime import (
    ALIGNMENT,
    Allocation,
    LaunchConfig,
    LaunchRecord,
    Memory,
    Observer,
    Program,
    choose,
    prepare,
)
from ...runtime.engine.padding import fault_location, padding_warning
from ...support.diagnostics import KernelFault, LaunchError, UsageError
from ...support.fast_dataclass import field, record
from . import faults
from .elf_symbols import has_closure, spoken
from .errors import ERRORS, ApiError
from .mapping import BEGIN, PAGE, DeviceMemory
from .memory_accounting import GraphMemory, Pool
from .stream_scheduler import Order, Stream
from .units import Symbol, SymbolTable, Unit, by_unit, linked_together, registered
from .virtual import VirtualMemory

if TYPE_CHECKING:
    from ...runtime.checkers.session import Session

T = TypeVar("T")

HOST, DEVICE, MANAGED = 1, 2, 3
"""Kinds of memory (enumeration cudaMemoryType)."""

FREE = 1 << 33
"""Bytes of memory that the device says to have."""

_LEGACY, _PER_THREAD = 1, 2


@record
class Kernel:
    """A kernel of the program and what the program has set for it; `parameters` are (offset, size) of
    each.
    """

    name: str
    program: Program
    parameters: list[tuple[int, int]]
    block_bytes: int
    shared_limit: int = 48 * 1024

    @property
    def static_shared(self) -> int:
        """Bytes of shared memory that each block has anyhow."""
        return self.program.executable.layout(self.name).static_shared

    def packed(self, arguments: int | None) -> bytes:
        """The block of parameters, from the arguments whose addresses lie at `arguments`. ApiError where
        there are none.
        """
        if not arguments and self.parameters:
            raise ApiError("cudaErrorInvalidValue")
        block = bytearray(self.block_bytes)
        places = (ctypes.c_size_t * len(self.parameters)).from_address(arguments or 0)
        for place, (offset, size) in zip(places, self.parameters, strict=True):
            block[offset : offset + size] = ctypes.string_at(place, size)
        return bytes(block)


@record(frozen=True)
class Loaded:
    """A module that has been placed: its kernels and variables by their symbols."""

    kernels: dict[str, Kernel]
    variables: dict[str, Allocation]


@record(frozen=True)
class Checks:
    """The checkers that watch a program, and how it is told what they find."""

    settings: CheckSettings
    session: Session


@record(frozen=True)
class Launch:
    """A launch to be: `params` is the block of parameters, in bytes."""

    kernel: Kernel
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    shared: int
    params: bytes


@record
class Machine:
    """The state of the device."""

    mapping: DeviceMemory
    library: Any
    """The runtime's C part, as ctypes loads it."""
    order: Order
    units: list[Unit] = field(default_factory=list)
    """The program's units that have been placed."""
    loading: threading.RLock = field(default_factory=threading.RLock)
    symbols: SymbolTable = field(default_factory=SymbolTable)
    memory: Memory = field(default_factory=Memory)
    kernels: dict[int, Kernel] = field(default_factory=dict)
    kernels_by_name: dict[tuple[int, str], Kernel] = field(default_factory=dict)
    variables_by_name: dict[tuple[int, str], Allocation] = field(default_factory=dict)
    handles: dict[int, Any] = field(default_factory=dict)
    next_handle: int = 0x1000
    offsets: dict[int, int] = field(default_factory=dict)
    """How far into the texture the memory begins that is bound to a texture reference, by the reference's
    address.
    """
    launched: list[LaunchRecord] = field(default_factory=list)
    limits: dict[int, int] = field(default_factory=dict)
    keeps_launches: bool = False
    checks: Checks | None = None
    """The checkers that watch all kernels."""
    shows_progress: bool = False
    max_steps: int | None = None
    seconds: float | None = None
    """Bounds of each launch (`LaunchConfig`)."""
    faults: list[str] = field(default_factory=list)
    failures: int = 0
    """How many launches have failed."""
    explained: set[str] = field(default_factory=set)
    registered: dict[int, tuple[int, int, int]] = field(default_factory=dict)
    """Host memory that is the device's, too: by its address the first page, the device address of that, and
    bytes.
    """
    resident: int = 0
    kinds: dict[int, int] = field(default_factory=dict)
    """Of what kind the memory is that the program was given, by its address."""
    default_pool: Pool = field(default_factory=Pool)
    pool: Pool | None = None
    """The one that memory is taken from, where it is not the default one."""
    pooled: dict[int, Pool] = field(default_factory=dict)
    """Where memory was taken from, by its address."""
    graph_memory: GraphMemory = field(default_factory=GraphMemory)
    graph_tails: list[Any] = field(default_factory=list)
    """The executables that the graph which is being executed has launched at its tail."""
    virtual: VirtualMemory = field(default_factory=VirtualMemory)
    managed_variables: set[int] = field(default_factory=set)
    """The addresses of `__managed__` variables."""
    linked: dict[bytes, Module] = field(default_factory=dict)
    """What the driver API's linker has made, by its text."""
    references: dict[int, int] = field(default_factory=dict)
    """Which variables of loaded modules the program's references to textures and surfaces stand for: device
    addresses by the references' addresses.
    """
    observe: Callable[[Module], Sequence[Observer]] = lambda _: ()
    """Who watches the kernels of a module."""
    advised: dict[int, dict[int, list[int]]] = field(default_factory=dict)
    """What the program has said of managed memory, by its address."""

    # -- handles and streams

    def new_handle(self, value: object) -> int:
        """What the program calls `value` by; no two things are ever called the same."""
        self.next_handle += 0x10
        self.handles[self.next_handle] = value
        return self.next_handle

    def handles_of(self, values: Iterable[object]) -> list[int]:
        """What the program calls each; what it has not met gets a name."""
        known = {id(value): handle for handle, value in self.handles.items()}
        return [known.get(id(value)) or self.new_handle(value) for value in values]

    def handle(self, kind: type[T], handle: int | None) -> T:
        """What the program means. ApiError where that is nothing of the kind."""
        result = self.handles.get(handle or 0)
        if not isinstance(result, kind):
            raise ApiError("cudaErrorInvalidResourceHandle")
        return result

    def new_stream(self, flags: int, priority: int) -> int:
        stream = Stream(flags, priority)
        self.order.add(stream)
        return self.new_handle(stream)

    def stream(self, handle: int | None) -> Stream:
        """The stream of that name; the default streams have numbers (cudaStreamLegacy,
        cudaStreamPerThread).
        """
        if (handle or 0) <= _LEGACY:
            return self.order.legacy
        return self.order.per_thread if handle == _PER_THREAD else self.handle(Stream, handle)

    def end_stream(self, handle: int | None) -> None:
        self.order.remove(self.handle(Stream, handle))
        del self.handles[handle or 0]

    # -- memory

    def allocate(self, size: int, name: str, kind: int = DEVICE) -> int:
        """Fresh memory, which host code may touch unless it is the device's alone. ApiError when there is
        none.
        """
        if self.resident + size > FREE:
            raise ApiError(
                "cudaErrorMemoryAllocation",
                f"{size} bytes are asked for, {FREE - self.resident} of {FREE} are free",
            )
        try:
            start = self.memory.allocate(size, name, align=ALIGNMENT if kind == DEVICE else PAGE)
        except LaunchError:
            raise ApiError("cudaErrorMemoryAllocation") from None
        self.resident += size
        self.kinds[start] = kind
        if kind == DEVICE:
            self.memory.undefine(start, size)
        if kind != DEVICE:
            self.mapping.open(start, size)
        self.library.minicc_allocated(start, size)
        return start

    def free(self, start: int) -> None:
        """Give memory back. ApiError where none starts there."""
        allocation = self.memory.find(start, 0)
        if allocation is None or start not in self.kinds:
            raise ApiError("cudaErrorInvalidValue", self._why_not_free(start))
        self.memory.free(start, quarantine=True)
        self.advised.pop(start, None)
        if (pool := self.pooled.pop(start, None)) is not None:
            pool.usage.add(-allocation.size)
        self.resident -= allocation.size
        if self.kinds.pop(start) != DEVICE:
            self.mapping.close(start, allocation.size)
        self.library.minicc_freed(start)

    def _why_not_free(self, start: int) -> str:
        """Why an address cannot be freed."""
        if not self.is_device(start):
            return f"{start:#x} is host memory"
        freed = next((a for a in reversed(self.memory.freed) if a.start == start), None)
        if freed is not None:
            return f"{freed.name} at {start:#x} have been freed before"
        around = self.memory.find(start)
        return (
            f"{start:#x} is {start - around.start} bytes into {around.name}"
            if around is not None
            else f"nothing is allocated at {start:#x}"
        )

    def kind_of(self, found: Allocation) -> int:
        """Of what kind memory is; what is no managed variable and was not given to the program is the
        device's.
        """
        return MANAGED if found.start in self.managed_variables else self.kinds.get(found.start, DEVICE)

    def is_device(self, address: int) -> bool:
        """Whether an address is one of device memory."""
        return BEGIN <= address < self.mapping.end

    # -- messages

    def explain(self, where: str, error: ApiError) -> None:
        """Tell the user why a function fails, once for each reason."""
        text = f"error: {where}: {error.why}"
        if error.why and text not in self.explained:
            self.explained.add(text)
            complain(text)

    def warn(self, message: str, subject: str | None = None) -> None:
        """Tell the user what is doubtful, once for each subject; by default that is the message."""
        text = f"warning: {message}"
        if (subject or text) not in self.explained:
            self.explained.add(subject or text)
            complain(text)

    # -- modules

    def load(self) -> None:
        """Parse, link and place the units that have registered themselves since the last time."""
        if self.library.minicc_units() == len(self.units):
            return
        # threads of the program may launch at once: none goes on before the units are placed
        with self.loading:
            fresh = registered(self.library, len(self.units))
            modules = [parse(unit.text, f"<PTX of {unit.name}>") for unit in fresh]
            for unit in fresh:
                self.symbols.add(unit.symbols)
            for group in linked_together(
                [unit.is_relocatable for unit in fresh], [unit.file for unit in fresh], modules
            ):
                loaded = self.place(
                    modules[group[0]] if len(group) == 1 else link([modules[number] for number in group])
                )
                numbers = [fresh[number].number for number in group]
                self.kernels_by_name |= by_unit(loaded.kernels, numbers, unit_and_name)
                self.variables_by_name |= by_unit(loaded.variables, numbers, unit_and_name)
            self.units += fresh

    def place(self, module: Module) -> Loaded:
        """Give a module's variables memory."""
        program = prepare(
            module,
            observers=(
                *(self.checks.session.observers if self.checks is not None else ()),
                *self.observe(module),
            ),
        )
        variables = program.executable.load(self.memory)
        for allocation in variables.values():
            self.library.minicc_allocated(allocation.start, allocation.size)
        kernels = {}
        for name in program.executable.kernels:
            layout = program.executable.layout(name)
            kernels[name] = Kernel(
                name, program, [(slot.offset, slot.size) for slot in layout.slots], layout.param_bytes
            )
        return Loaded(kernels, dict(variables))

    def remove(self, loaded: Loaded) -> None:
        """Take back the memory of a module's variables."""
        for allocation in loaded.variables.values():
            self.memory.free(allocation.start)
            self.library.minicc_freed(allocation.start)

    def variable(self, address: int) -> Allocation:
        """The device variable whose shadow is at an address of the host. ApiError where there is none."""
        self.load()
        symbol = self.symbols.at(address)
        result = (
            self.variables_by_name.get((symbol.unit, spoken(symbol.name))) if symbol is not None else None
        )
        if result is None:
            raise ApiError("cudaErrorInvalidSymbol")
        return result

    def named_variable(self, table: int, name: str) -> Allocation | None:
        """A device variable of the unit that registered a table, by its name without namespaces."""
        self.load()
        number = next((unit.number for unit in self.units if unit.table == table), -1)
        return next(
            (
                result
                for (unit, other), result in self.variables_by_name.items()
                if unit == number and (other == name or other.endswith(f"::{name}"))
            ),
            None,
        )

    def kernel(self, address: int) -> Kernel:
        """The kernel whose stub is at, or around, an address. ApiError where there is none."""
        result = self.kernels.get(address)
        if result is None and isinstance(named := self.handles.get(address), Kernel):
            return named
        if result is None:
            self.load()
            symbol = self.symbols.at(address)
            result = (
                self.kernels_by_name.get((symbol.unit, spoken(symbol.name))) if symbol is not None else None
            )
            if result is None:
                complain(f"error: {_missing(symbol)}")
                raise ApiError("cudaErrorInvalidDeviceFunction")
            self.kernels[address] = result
        return result

    def address_of(self, kernel: Kernel) -> int:
        """What the program calls a kernel: its stub's address, or a handle."""
        known = next((address for address, result in self.kernels.items() if result is kernel), None)
        return self.symbols.start(known) if known is not None else self.handles_of([kernel])[0]

    # -- launches

    def launch(self, launch: Launch) -> None:
        """Run a kernel and wait. ApiError when it fails."""
        kernel = launch.kernel
        if self.shows_progress:
            complain(f"launch: {spoken(kernel.name)}, grid {launch.grid}, block {launch.block}")
        config = _configuration(
            launch.grid, launch.block, launch.shared, self.max_steps, self.seconds, self.shows_progress
        )
        try:
            result = kernel.program.launch(kernel.name, self.memory, config, launch.params, sink=self.show)
        except KernelFault as found:
            fault = faults.of_program(found, self.is_device)
            sys.stderr.write(Renderer.for_stream(sys.stderr).fault(fault))
            sys.stderr.flush()
            self.faults.append(str(fault))
            self.library.minicc_set_sticky(ERRORS[fault.error][0])
            raise ApiError(fault.error) from None
        except LaunchError as error:
            raise ApiError("cudaErrorLaunchOutOfResources", str(error)) from None
        places = {
            padding_warning(fault): f"{kernel.name} {fault_location(fault)} {fault.access}"
            for fault in result.padded
        }
        for text in result.warnings:
            self.warn(f"in '{spoken(kernel.name)}': {text}", places.get(text))
        if self.keeps_launches:
            self.launched.append(LaunchRecord(spoken(kernel.name), launch.grid, launch.block, result))
            self.launched += (
                LaunchRecord(spoken(child.kernel), child.grid, child.block, child.result)
                for child in result.children
            )

    def show(self, text: str) -> None:
        """Print what a kernel prints where the program's own output goes."""
        data = text.encode("utf-8", "surrogateescape")
        self.library.minicc_print(data, len(data))


@lru_cache(256)
def _configuration(
    grid: tuple[int, int, int],
    block: tuple[int, int, int],
    shared: int,
    max_steps: int | None,
    seconds: float | None,
    progress: bool,
) -> LaunchConfig:
    """One object for all launches of a shape, by which engines know that it is the same."""
    return LaunchConfig(grid, block, shared, max_steps=max_steps, seconds=seconds, progress=progress)


def _missing(symbol: Symbol | None) -> str:
    """Why there is no such kernel."""
    if symbol is None:
        return "no kernel is at this address"
    name = spoken(symbol.name)
    why = (
        ": it takes a lambda that is not for the device, or captures by reference"
        if has_closure(name)
        else ""
    )
    return f"kernel '{name}' is not in the device code{why}"


def unit_and_name(symbol: str) -> tuple[int, str]:
    """The unit that has a symbol of device code for itself, -1 where the name alone tells, and what both
    sides call it.
    """
    name, unit = shared_name(symbol)
    return unit, spoken(name)


def complain(message: str) -> None:
    """Say something on standard error, in minicc's name."""
    sys.stderr.write(f"minicc: {message}\n")
    sys.stderr.flush()


def new_machine(library: Any, settings: Mapping[str, str]) -> Machine:
    """A device with nothing on it. `settings` is the environment, where `minicc run` puts its options."""
    mapping = DeviceMemory()
    order = Order(
        int(settings["MINICC_ORDER"]) if "MINICC_ORDER" in settings else None,
        library.minicc_defer,
        library.minicc_waited,
    )
    keeps = "MINICC_SUMMARY" in settings or "MINICC_REPORT" in settings
    granule = GRANULES.get(settings.get("MINICC_MEMORY", "device"))
    if granule is None:
        raise UsageError(f"MINICC_MEMORY is {' or '.join(GRANULES)}, found '{settings['MINICC_MEMORY']}'")
    memory = Memory(start=BEGIN, storage=mapping.bytes, clear=mapping.clear, granule=granule)
    choose(None)
    steps, time = settings.get("MINICC_MAX_STEPS"), settings.get("MINICC_TIMEOUT")
    if steps is not None and not (steps.isdecimal() and int(steps)):
        raise UsageError(f"MINICC_MAX_STEPS is a number of instructions, found '{steps}'")
    bounds = (
        int(steps) if steps is not None else None,
        (parse_seconds(time, "MINICC_TIMEOUT") if time is not None else None),
    )
    asked = read_settings(settings)
    checks = Checks(asked, asked.start()) if asked is not None else None
    if checks is not None:
        checks.session.track_concurrent_kernels(lambda: order.current)
    return Machine(
        mapping,
        library,
        order,
        memory=memory,
        keeps_launches=keeps,
        shows_progress="MINICC_PROGRESS" in settings,
        max_steps=bounds[0],
        seconds=bounds[1],
        checks=checks,
    )
