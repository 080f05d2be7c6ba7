"""Modules on the device: loading them, and their kernels and variables by addresses of the host."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Sequence
from typing import Any

from ...ptx.model import Module
from ...ptx.parsing.parser import parse
from ...ptx.rewriting.link import link, shared_name
from ...runtime import Allocation, Memory, Observer, PreparedProgram, prepare
from ...support.diagnostics import MiniccError
from ...support.fast_dataclass import field, record
from .elf_symbols import demangled_name, has_closure
from .errors import ApiError
from .handle_table import HandleTable
from .messages import print_message
from .units import HostSymbol, RegisteredUnit, SymbolTable, by_unit, group_linked, registered_units

_NO_CODE = ".version 8.0\n.target sm_80\n.address_size 64\n"


@record
class LoadedKernel:
    """A kernel of a loaded module, and the attributes that the program has set for it; `parameters` are
    (offset, size) of each in the parameter block of `block_bytes` bytes.
    """

    name: str
    program: PreparedProgram
    parameters: list[tuple[int, int]]
    block_bytes: int
    shared_limit: int = 48 * 1024
    allows_large_clusters: bool = False
    """True if clusters may have more than 8 blocks (cudaFuncAttributeNonPortableClusterSizeAllowed)."""

    def has_directive(self, name: str) -> bool:
        """Return whether the kernel has a PTX directive."""
        return name in self.program.executable.entry(self.name).limits

    def directive(self, name: str, default: tuple[int, ...]) -> tuple[int, ...]:
        """Return the numbers of a PTX directive of the kernel, `default` without one."""
        return self.program.executable.entry(self.name).limits.get(name, default)

    @property
    def static_shared(self) -> int:
        """Bytes of shared memory that each block has without dynamic shared memory."""
        return self.program.executable.layout(self.name).static_shared

    def pack(self, arguments: int | None) -> bytes:
        """Return the parameter block. The addresses of the arguments lie at `arguments`; raise ApiError if it
        is null and the kernel has parameters.
        """
        if not arguments and self.parameters:
            raise ApiError("cudaErrorInvalidValue")
        block = bytearray(self.block_bytes)
        addresses = (ctypes.c_size_t * len(self.parameters)).from_address(arguments or 0)
        for address, (offset, size) in zip(addresses, self.parameters, strict=True):
            block[offset : offset + size] = ctypes.string_at(address, size)
        return bytes(block)


@record(frozen=True)
class LoadedModule:
    """A module whose variables have memory: its kernels and variables by their symbols."""

    kernels: dict[str, LoadedKernel]
    variables: dict[str, Allocation]


@record
class ModuleTable:
    """The program's modules: those of its translation units, and those that the driver API loads."""

    library: Any
    """The runtime's C part, as ctypes loads it."""
    memory: Memory
    handles: HandleTable
    observers: list[Callable[[Module], Sequence[Observer]]] = field(default_factory=list)
    """Return the observers of a module's kernels."""
    units: list[RegisteredUnit] = field(default_factory=list)
    """The program's translation units that are loaded."""
    linked: dict[bytes, Module] = field(default_factory=dict)
    """Modules that the driver API's linker has made, by their text."""
    _lock: threading.RLock = field(default_factory=threading.RLock)
    _symbols: SymbolTable = field(default_factory=SymbolTable)
    _kernels: dict[int, LoadedKernel] = field(default_factory=dict)
    """By the addresses of their stubs that the program has used."""
    _kernels_by_name: dict[tuple[int, str], LoadedKernel] = field(default_factory=dict)
    _variables_by_name: dict[tuple[int, str], Allocation] = field(default_factory=dict)
    _without_code: set[int] = field(default_factory=set)
    """The numbers of the units without device code that can run."""

    def load_units(self) -> None:
        """Parse, link and load the translation units that have registered themselves since the last call."""
        if self.library.minicc_units() == len(self.units):
            return
        # Threads of the program may launch at once: all wait until the units are loaded.
        with self._lock:
            fresh = registered_units(self.library, len(self.units))
            modules = [self._module_of(unit) for unit in fresh]
            for unit in fresh:
                self._symbols.add(unit.symbols)
            for group in group_linked(
                [unit.is_relocatable for unit in fresh], [unit.file for unit in fresh], modules
            ):
                loaded = self.load(
                    modules[group[0]] if len(group) == 1 else link([modules[number] for number in group])
                )
                numbers = [fresh[number].number for number in group]
                if len(group) == 1:  # the parts of a unit that nvcc has linked have its number
                    numbers *= max(len(fresh[group[0]].texts), 1)
                self._kernels_by_name |= by_unit(loaded.kernels, numbers, unit_and_name)
                self._variables_by_name |= by_unit(loaded.variables, numbers, unit_and_name)
            self.units += fresh

    def _module_of(self, unit: RegisteredUnit) -> Module:
        """Return the device code of a unit, empty if it has none or if its parts cannot be linked."""
        parts = [parse(text, f"<PTX of {unit.name}>") for text in unit.texts]
        try:
            if parts:
                return parts[0] if len(parts) == 1 else link(parts)
        except MiniccError as error:
            print_message(f"error: {error}")
        self._without_code.add(unit.number)
        return parse(_NO_CODE, "")

    def load(self, module: Module) -> LoadedModule:
        """Prepare a module's kernels, and allocate and initialise its variables."""
        program = prepare(
            module, observers=tuple(one for observers in self.observers for one in observers(module))
        )
        variables = program.executable.load(self.memory)
        for allocation in variables.values():
            self.library.minicc_add_allocation(allocation.start, allocation.size)
        kernels = {}
        for name in program.executable.kernels:
            layout = program.executable.layout(name)
            kernels[name] = LoadedKernel(
                name, program, [(slot.offset, slot.size) for slot in layout.slots], layout.param_bytes
            )
        return LoadedModule(kernels, dict(variables))

    def unload(self, loaded: LoadedModule) -> None:
        """Free the memory of a module's variables."""
        for allocation in loaded.variables.values():
            self.memory.free(allocation.start)
            self.library.minicc_remove_allocation(allocation.start)

    def variable(self, address: int) -> Allocation:
        """Return the device variable whose host variable is at an address. Raise ApiError if there is
        none.
        """
        self.load_units()
        symbol = self._symbols.at(address)
        result = (
            self._variables_by_name.get((symbol.unit, demangled_name(symbol.name)))
            if symbol is not None
            else None
        )
        if result is None:
            self._check_code(symbol)
            raise ApiError("cudaErrorInvalidSymbol")
        return result

    def _check_code(self, symbol: HostSymbol | None) -> None:
        """Raise ApiError if the unit of a symbol has no device code that can run."""
        if symbol is not None and symbol.unit in self._without_code:
            raise ApiError("cudaErrorNoKernelImageForDevice")

    def named_variable(self, table: int, name: str) -> Allocation | None:
        """Return a device variable of the unit that registered a table, by its name without namespaces, or
        None.
        """
        self.load_units()
        number = next((unit.number for unit in self.units if unit.table == table), -1)
        return next(
            (
                result
                for (unit, other), result in self._variables_by_name.items()
                if unit == number and (other == name or other.endswith(f"::{name}"))
            ),
            None,
        )

    def kernel(self, address: int) -> LoadedKernel:
        """Return the kernel whose stub is at, or around, an address. Raise ApiError if there is none."""
        result = self._kernels.get(address)
        if result is None and isinstance(handle := self.handles.get(address), LoadedKernel):
            return handle
        if result is None:
            self.load_units()
            symbol = self._symbols.at(address)
            result = (
                self._kernels_by_name.get((symbol.unit, demangled_name(symbol.name)))
                if symbol is not None
                else None
            )
            if result is None:
                self._check_code(symbol)
                print_message(f"error: {_explain_missing_kernel(symbol)}")
                raise ApiError("cudaErrorInvalidDeviceFunction")
            self._kernels[address] = result
        return result

    def address_of(self, kernel: LoadedKernel) -> int:
        """Return a kernel's name in the program: its stub's address, or a handle."""
        stub = next((address for address, result in self._kernels.items() if result is kernel), None)
        return self._symbols.start(stub) if stub is not None else self.handles.find_or_add([kernel])[0]


def _explain_missing_kernel(symbol: HostSymbol | None) -> str:
    """Return why there is no kernel for a symbol, or for an address without one."""
    if symbol is None:
        return "no kernel is at this address"
    name = demangled_name(symbol.name)
    why = (
        ": it takes a lambda that is not for the device, or captures by reference"
        if has_closure(name)
        else ""
    )
    return f"kernel '{name}' is not in the device code{why}"


def unit_and_name(symbol: str) -> tuple[int, str]:
    """Return the index of the unit that alone has a symbol of device code, -1 for a symbol of all units, and
    the name that host and device share.
    """
    name, unit = shared_name(symbol)
    return unit, demangled_name(name)
