"""The one device that a program sees: its memory, its modules, its kernels by the addresses of their stubs."""

from __future__ import annotations

import ctypes
import sys
from typing import Any

from ...driver.render import Renderer
from ...ptx.parser import parse
from ...runtime import ALIGNMENT, Allocation, LaunchConfig, LaunchResult, Limits, Memory, Program, prepare
from ...support.diagnostics import KernelFault, LaunchError
from ...support.records import field, record
from .errors import ERRORS, ApiError
from .mapping import BEGIN, PAGE, Mapping
from .objects import SymbolTable, spoken

FREE = 1 << 33
"""Bytes of memory that the device says to have."""


@record
class Kernel:
    """A kernel of the program and what the program has set for it; `parameters` are (offset, size) of each."""

    name: str
    program: Program
    parameters: list[tuple[int, int]]
    block_bytes: int
    shared_limit: int = 48 * 1024
    launches: int = 0


@record
class Launched:
    """One launch, for summaries."""

    kernel: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    result: LaunchResult


@record
class Machine:
    """The state of the device."""

    mapping: Mapping
    texts: list[str]
    """The PTX of the program's units."""
    library: Any
    """The runtime's C part, as ctypes loads it."""
    symbols: SymbolTable
    memory: Memory = field(default_factory=Memory)
    programs: list[Program] = field(default_factory=list)
    kernels: dict[int, Kernel] = field(default_factory=dict)
    by_name: dict[str, Kernel] = field(default_factory=dict)
    handles: dict[int, Any] = field(default_factory=dict)
    launched: list[Launched] = field(default_factory=list)
    limits: dict[int, int] = field(default_factory=dict)
    keeps_launches: bool = False
    faults: list[str] = field(default_factory=list)
    resident: int = 0

    # -- memory

    def allocate(self, size: int, name: str, shared_with_host: bool = False) -> int:
        """Fresh device memory. ApiError when there is none."""
        if self.resident + size > FREE:
            raise ApiError("cudaErrorMemoryAllocation")
        try:
            start = self.memory.allocate(size, name, align=PAGE if shared_with_host else ALIGNMENT)
        except LaunchError:
            raise ApiError("cudaErrorMemoryAllocation") from None
        self.resident += size
        if shared_with_host:
            self.mapping.open(start, size)
        self.library.minicc_allocated(start, size)
        return start

    def free(self, start: int) -> None:
        """Give memory back. ApiError where none starts there."""
        found = self.memory.find(start, 0)
        if found is None or found.start != start:
            raise ApiError("cudaErrorInvalidValue")
        self.memory.free(start)
        self.resident -= found.size
        if is_shared(found):
            self.mapping.close(start, found.size)
        self.library.minicc_freed(start)

    # -- modules

    def load(self) -> None:
        """Parse and place the modules, once."""
        if self.programs or not self.texts:
            return
        for number, text in enumerate(self.texts):
            module = parse(text, f"<unit {number}>")
            program = prepare(module)
            for allocation in program.executable.load(self.memory).values():
                self.library.minicc_allocated(allocation.start, allocation.size)
            self.programs.append(program)
            for name in program.executable.kernels:
                layout = program.executable.layout(name)
                places = [(slot.offset, slot.size) for slot in layout.slots]
                self.by_name[spoken(name)] = Kernel(name, program, places, layout.param_bytes)

    def variable(self, address: int) -> Allocation:
        """The device variable whose shadow is at an address of the host. ApiError where there is none."""
        self.load()
        symbol = self.symbols.at(address)
        found = self.named_variable(spoken(symbol.name)) if symbol is not None else None
        if found is None:
            raise ApiError("cudaErrorInvalidSymbol")
        return found

    def named_variable(self, name: str) -> Allocation | None:
        """A device variable by the name that both sides have for it."""
        self.load()
        for program in self.programs:
            for symbol, place in program.executable.load(self.memory).items():
                if spoken(symbol) == name:
                    return place
        return None

    def kernel(self, address: int) -> Kernel:
        """The kernel whose stub is at, or around, an address. ApiError where there is none."""
        found = self.kernels.get(address)
        if found is None:
            self.load()
            symbol = self.symbols.at(address)
            found = self.by_name.get(spoken(symbol.name)) if symbol is not None else None
            if found is None:
                what = f"kernel '{spoken(symbol.name)}' is not in the device code" if symbol is not None else "no kernel is at this address"
                complain(f"error: {what}")
                raise ApiError("cudaErrorInvalidDeviceFunction")
            self.kernels[address] = found
        return found

    # -- launches

    def launch(self, kernel: Kernel, grid: tuple[int, int, int], block: tuple[int, int, int], shared: int, arguments: int) -> None:
        """Run a kernel with the arguments whose addresses lie at `arguments`, and wait. ApiError when it fails."""
        params = bytearray(kernel.block_bytes)
        places = ctypes.cast(arguments, ctypes.POINTER(ctypes.c_void_p))
        for number, (offset, size) in enumerate(kernel.parameters):
            params[offset : offset + size] = ctypes.string_at(places[number] or 0, size)
        limits = Limits()
        if max(block[0], block[1]) > 1024 or block[2] > 64 or block[0] * block[1] * block[2] > limits.threads_per_cta or 0 in grid or 0 in block:
            raise ApiError("cudaErrorInvalidConfiguration")
        if grid[1] > limits.grid_limit[1] or grid[2] > limits.grid_limit[2] or shared > kernel.shared_limit:
            raise ApiError("cudaErrorInvalidValue")
        try:
            result = kernel.program.launch(kernel.name, self.memory, LaunchConfig(grid, block, shared), bytes(params), sink=self.show)
        except KernelFault as fault:
            sys.stderr.write(Renderer.for_stream(sys.stderr).fault(fault))
            sys.stderr.flush()
            self.faults.append(str(fault))
            self.library.minicc_set_sticky(ERRORS[fault.error][0])
            raise ApiError(fault.error) from None
        except LaunchError as error:
            complain(f"error: {error}")
            raise ApiError("cudaErrorLaunchOutOfResources") from None
        if self.keeps_launches:
            self.launched.append(Launched(spoken(kernel.name), grid, block, result))

    def show(self, text: str) -> None:
        """Print what a kernel prints where the program's own output goes."""
        data = text.encode("utf-8", "surrogateescape")
        self.library.minicc_print(data, len(data))


def is_shared(found: Allocation) -> bool:
    """Whether host code may touch it: what it may is aligned to pages."""
    return found.align > ALIGNMENT


def complain(message: str) -> None:
    """Say something on standard error, in minicc's name."""
    sys.stderr.write(f"minicc: {message}\n")
    sys.stderr.flush()


def new_machine(texts: list[str], library: Any, symbols: SymbolTable, keeps_launches: bool = False) -> Machine:
    """A device with nothing on it."""
    mapping = Mapping()
    return Machine(mapping, texts, library, symbols, Memory(start=BEGIN, storage=mapping.bytes), keeps_launches=keeps_launches)


