"""The Python API: compile, inspect, launch.

    obj = minicc.compile(source, arch="sm_80", options=("-O2",))
    obj["saxpy"][grid, block](n, 2.0, x, y)                       # Numba's syntax
    obj["saxpy"]((grid,), (block,), (n, 2.0, x, y))               # CuPy's syntax

NumPy arrays are changed in place. Errors carry data and are not rendered here; `str(error)` is plain text.
"""

from __future__ import annotations

import os
import re
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from ..support.demangle import demangle, read
from ..support.diagnostics import Diagnostic, KernelFault, LaunchError, UsageError
from ..support.fast_dataclass import replace
from . import checking
from .files import decode_text, read_input
from .observer_scope import observers_for
from .options import CompileOptions, parse_api_options
from .pipeline import Compilation
from .settings import are_plain, are_same, check_settings, check_stream, dimensions
from .symbol_spelling import normalize_spelling, spellings, symbol_of

if TYPE_CHECKING:
    from ..frontend.lower.signature import KernelSignature
    from ..ir.core import Module
    from ..runtime import Engine, LaunchConfig, LaunchResult, Memory, Observer, PreparedProgram
    from ..runtime.engine.executable import Executable
    from .device import Device, DeviceArray
    from .launch import Arguments, Plain
    from .pictures.gallery import Gallery
    from .textures import Handle, Sampler, Surface, Texture


def compile(
    source: str, *, arch: str | None = None, options: Sequence[str] = (), filename: str = "source.cu"
) -> ObjectCode:
    """Compile CUDA C text (or IR or PTX text, when `filename` ends in .ll or .ptx).

    `options` are the command's. While checkers are active, `-fseparate-locals` is added where they need it.
    Raises CompileError (IRError, PtxError) with `.diagnostics`, and UsageError for an unknown option.
    """
    if not isinstance(source, str):
        raise UsageError(f"source is text (str), found {type(source).__name__}")
    _reject_path(
        source, "source", f"minicc.compile(pathlib.Path({source!r}).read_text(), filename={source!r})"
    )
    if isinstance(options, str):
        raise UsageError(f"options are a list of words, found the text '{options}'")
    compilation = Compilation(
        source, filename, parse_api_options([*checking.checker_options(), *options], arch)
    )
    return ObjectCode(compilation)


_PATH = re.compile(r"[^\n;{}()]+\.(?:cu|cuh|cpp|ll|ptx|h)")


def _reject_path(source: str | bytes, noun: str, instead: str) -> None:
    """UsageError where a text is nothing but the name of a file."""
    if len(source) < 4096 and _PATH.fullmatch(os.fsdecode(source)):
        raise UsageError(
            f"{noun} is text, and '{os.fsdecode(source)}' looks like the name of a file: use {instead}"
        )


class ObjectCode:
    """A compiled module. Index it by kernel name, plain or mangled.

    Module variables (`__device__`, `__constant__`) exist once on each device that a kernel has run on and
    keep their values between launches. With `check_uniform`, engines that can do so verify every `bra.uni` as
    they execute it.
    """

    def __init__(self, compilation: Compilation, *, check_uniform: bool = False) -> None:
        self._compilation = compilation
        self._check_uniform = check_uniform
        self._signatures: dict[str, KernelSignature] = {}
        self._bindings: dict[str, Handle] = {}
        self._reset()
        self.ptx: str = compilation.ptx
        if compilation.kind != "ptx":
            self._signatures = dict(compilation.module.signatures)

    def _reset(self) -> None:
        self._lock = threading.RLock()
        self._loaded: Executable | None = None
        self._prepared: dict[str | Engine | None, PreparedProgram] = {}
        self._watched: tuple[str | Engine | None, tuple[Observer, ...], PreparedProgram] | None = None
        self._device: Device | None = None

    @classmethod
    def from_ptx(cls, source: str | bytes | Path, filename: str | None = None, **settings: Any) -> ObjectCode:
        """Load any PTX: its text, its bytes up to the NUL that drivers require, or the path of a file.

        The PTX is verified at once. Raises PtxError when it is invalid; warnings are in `.diagnostics`.
        """
        if isinstance(source, Path):
            text, result = read_input(str(source.absolute()))[0], str(source)
        elif isinstance(source, str | bytes):
            _reject_path(source, "PTX", f"ObjectCode.from_ptx(pathlib.Path({os.fsdecode(source)!r}))")
            text, result = (
                (
                    source
                    if isinstance(source, str)
                    else decode_text(source.partition(b"\0")[0] or source, "<ptx>")
                ),
                "<ptx>",
            )
        else:
            raise UsageError(f"PTX is text (str, bytes) or a pathlib.Path, found {type(source).__name__}")
        compilation = Compilation(text, filename or result, CompileOptions())
        compilation.kind = "ptx"
        return cls(compilation, **settings)

    @property
    def module(self) -> Module:
        """The IR after the passes. Raises PtxError for PTX input that has no form in it."""
        return self._compilation.optimized

    @property
    def ir(self) -> str:
        """The optimised IR as LLVM IR text."""
        return self._compilation.ir

    @property
    def ast(self) -> str:
        """The checked syntax tree as text."""
        from ..frontend.syntax.tree.dump import dump

        return dump(self._compilation.tree)

    def pictures(self, dump: str = "cfg", function: str | None = None) -> Gallery:
        """Draw a dump of `--dump=`, of one function or of all. Raises UsageError for an unknown dump or
        name.
        """
        from .pictures.gallery import Gallery
        from .pictures.table import pictures

        return Gallery(pictures(dump, self._compilation, [] if function is None else [function]))

    def _repr_html_(self) -> str:
        from .notebook import html_repr

        return html_repr.object_code(self)

    @property
    def diagnostics(self) -> list[Diagnostic]:
        """Warnings and remarks."""
        return self._compilation.diagnostics

    @property
    def sources(self) -> dict[str, str]:
        """The text of every file that was read, by name."""
        return self._compilation.sources

    @property
    def kernels(self) -> dict[str, Kernel]:
        """The kernels by their symbols in the PTX."""
        # Made anew: kept, they and their object would be a cycle, which holds the device's memory until the
        # collector comes.
        return {symbol: Kernel(self, symbol) for symbol in self._executable.kernels}

    def __getitem__(self, name: str) -> Kernel:
        return self.get_kernel(name)

    def __contains__(self, name: object) -> bool:
        """Return whether `get_kernel` finds at least one kernel of this name."""
        return isinstance(name, str) and bool(self._find_kernels(name))

    def __iter__(self) -> Iterator[str]:
        """Iterate over the kernels' symbols, in the order of the PTX."""
        return iter(self._executable.kernels)

    def __len__(self) -> int:
        return len(self._executable.kernels)

    def __bool__(self) -> bool:
        """Return True, for an object without kernels too."""
        return True

    def __repr__(self) -> str:
        names = ", ".join(k.instance or k.name for k in self.kernels.values())
        return f"<minicc object code of {self._compilation.filename}: {names or 'no kernels'}>"

    def __str__(self) -> str:
        """Describe the contents: target, kernels with their parameters, variables."""
        module = self._executable.module
        rows = [
            f"{self._compilation.filename}: PTX {module.version}, {', '.join(module.target)},"
            f" {module.address_size}-bit addresses"
        ]
        rows += [f"  kernel   {kernel}" for kernel in self.kernels.values()]
        rows += [
            f"  variable {demangle(name)} (.{variable.space} .{variable.type})"
            for name, variable in module.variables.items()
        ]
        return "\n".join(rows)

    def __getstate__(self) -> dict[str, object]:
        """Return the code and the bindings, for copies and pickles. A copy has its own device and module
        variables.
        """
        kept = ("_compilation", "_check_uniform", "_signatures", "_bindings", "ptx")
        return {name: self.__dict__[name] for name in kept}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        self._bindings = dict(self._bindings)
        self._reset()

    def get_kernel(self, name: str) -> Kernel:
        """Return the kernel with this symbol, plain or qualified name.

        An instance of a template is named as in C++, `space::k<float, 4>`, an overloaded kernel with its
        parameter types, `k(float*)`. Raises LaunchError with a list of the kernels if none or several match.
        """
        result = self._find_kernels(name)
        if len(result) == 1:
            return result[0]
        if result:
            raise LaunchError(
                f"'{name}' names several kernels: {', '.join(k.instance or k.demangled for k in result)}"
            )
        have = ", ".join(k.instance or k.name for k in self.kernels.values()) or "none"
        raise LaunchError(f"no kernel named '{name}' in this module (it has: {have})")

    def _find_kernels(self, name: str) -> list[Kernel]:
        if not isinstance(name, str):
            raise LaunchError(f"a kernel is known by its name (str), found {name!r}")
        if name in self._executable.kernels:
            return [Kernel(self, name)]
        kernels = self.kernels.values()
        plain = [k for k in kernels if k.name == name]
        wanted = normalize_spelling(name)
        return plain or [k for k in kernels if wanted in spellings(k.symbol, k.instance)]

    def bind_texture(self, name: str, texture: Texture | None) -> None:
        """Bind the PTX variable `name` (`.texref`, or `.tex` in PTX 1.x) to `texture` for later launches.

        None unbinds. Raises LaunchError when the module has no such variable.
        """
        self._bind(name, texture, "texref")

    def bind_sampler(self, name: str, sampler: Sampler | None) -> None:
        """Bind a `.samplerref` variable; see `bind_texture`."""
        self._bind(name, sampler, "samplerref")

    def bind_surface(self, name: str, surface: Surface | None) -> None:
        """Bind a `.surfref` variable (`.surf` in PTX 1.x); see `bind_texture`."""
        self._bind(name, surface, "surfref")

    def _bind(self, name: str, value: Handle | None, type_: str) -> None:
        from .textures import KINDS, kind_of

        kind = KINDS[type_].__name__
        variables = self._executable.module.variables
        known = [v.name for v in variables.values() if kind_of(v) == type_]
        if name not in known:
            raise LaunchError(
                f"no {kind.lower()} variable named '{name}' in this module (it has:"
                f" {', '.join(known) or 'none'})"
            )
        if value is not None and not isinstance(value, KINDS[type_]):
            raise LaunchError(f"'{name}' needs a {kind}, found {type(value).__name__}")
        binding = variables[name].binding
        # In PTX 1.x several names may share one of the numbered bindings.
        for other in variables.values():
            if other.name == name or (
                binding is not None and other.binding == binding and kind_of(other) == type_
            ):
                if value is None:
                    self._bindings.pop(other.name, None)
                else:
                    self._bindings[other.name] = value

    def get_global(self, name: str, device: Device | None = None, *, dtype: Any = None) -> DeviceArray:
        """Return a module variable as an array on the device, with the type and shape that the PTX declares.

        Reads see the writes of kernels, and kernels see what is written. Structures are arrays of bytes;
        `dtype` reinterprets them as elements of that type, without axes if there is one element. Arrays of
        arrays are flat. `device` defaults to the module's own. Raises LaunchError when the module has no such
        variable.
        """
        import numpy as np

        from ..runtime import array_type
        from .device import DeviceArray

        executable, where = self._executable, device or self.device
        with where.lock:
            places = executable.load(where.memory)
        symbol = symbol_of(name, places)
        if symbol is None:
            have = ", ".join(map(demangle, places)) or "none"
            raise LaunchError(f"no module variable named '{name}' (there are: {have})")
        declared, shape = array_type(executable.module.variables[symbol])
        result = DeviceArray(where, places[symbol].start, shape, np.dtype(declared), None)
        if dtype is None:
            return result
        if not np.dtype(dtype).itemsize or result.nbytes % np.dtype(dtype).itemsize:
            raise LaunchError(
                f"the {result.nbytes} bytes of '{name}' are not a whole number of {np.dtype(dtype)}"
            )
        result = result.reshape(-1).view(dtype)
        return result.reshape(()) if result.size == 1 else result

    @property
    def device(self) -> Device:
        """The default device: of launches none of whose arguments is on another."""
        from .device import Device

        with self._lock:
            if self._device is None:
                self._device = Device(address_bits=self._executable.module.address_size)
            return self._device

    @property
    def _executable(self) -> Executable:
        with self._lock:
            if self._loaded is None:
                from ..runtime.engine.executable import Executable

                self._loaded = Executable(self._compilation.ptx_module)
            return self._loaded

    def _program(self, engine: str | Engine | None, observers: Sequence[Observer]) -> PreparedProgram:
        """Return the module prepared for an engine; of the programs with observers only the last is
        cached.
        """
        with self._lock:
            if self._watched is not None and self._watched[:2] == (engine, (*observers,)):
                return self._watched[2]
            result = self._prepared.get(engine) if not observers else None
            if result is None:
                from ..runtime import choose, prepare

                proves = engine is None or choose(engine)[0].capabilities.proves_uniform
                result = prepare(
                    self._executable,
                    engine=engine,
                    observers=observers,
                    check_uniform=self._check_uniform and proves,
                )
                if not observers:
                    self._prepared[engine] = result
                else:
                    self._watched = engine, (*observers,), result
            return result


class Kernel:
    """A kernel of an `ObjectCode`; equal to every other of the same object and symbol."""

    def __init__(self, obj: ObjectCode, symbol: str) -> None:
        self._obj = obj
        self.symbol = symbol
        self.signature: KernelSignature | None = obj._signatures.get(symbol)
        self._settings: tuple[Any, ...] = ()
        """The settings of the last launch as they were passed, and the configuration made from them."""
        self._plain: Plain | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Kernel) and (self._obj, self.symbol) == (other._obj, other.symbol)

    def __hash__(self) -> int:
        return hash((id(self._obj), self.symbol))

    @property
    def name(self) -> str:
        """The name in the source; for foreign PTX the innermost name in its mangled symbol."""
        result = read(self.symbol)
        return self.signature.name if self.signature else result.plain if result else self.symbol

    @property
    def instance(self) -> str:
        """The C++ name of an instance of a template, `space::k<float, 4>`; '' for other kernels."""
        result = read(self.symbol)
        return (
            self.signature.instance
            if self.signature
            else result.name
            if result and result.name.endswith(">")
            else ""
        )

    @property
    def demangled(self) -> str:
        """The symbol as `c++filt` prints it, with its parameters; an unmangled symbol unchanged."""
        return demangle(self.symbol)

    @property
    def attributes(self) -> dict[str, int]:
        """Resources and limits of the kernel by CuPy's keys: `num_regs`, `shared_size_bytes`,
        `max_threads_per_block`, …
        """
        from .attributes import attributes

        return attributes(self._obj._executable.module, self.symbol, self._obj.device.limits)

    def pictures(self, dump: str = "cfg", function: str | None = None) -> Gallery:
        """Draw a dump of the kernel or of a function of its module. Raises UsageError for an unknown dump or
        name.
        """
        return self._obj.pictures(dump, function or self.symbol)

    def _repr_html_(self) -> str:
        from .notebook import html_repr

        return html_repr.kernel(self)

    def __repr__(self) -> str:
        return f"<minicc kernel {self.instance or self.name}>"

    def __str__(self) -> str:
        """Return the kernel's declaration, in C where minicc has compiled it."""
        from .launch import prototype

        parameters = prototype(self._obj._executable.parameters(self.symbol), self.signature)
        return f"{self.instance or self.name}({parameters})"

    def __getitem__(self, config: Any) -> _Configured:
        """Return `kernel[grid, block]`; Numba's further entries, stream and shared memory, are accepted."""
        if not isinstance(config, tuple) or not 2 <= len(config) <= 4:
            raise LaunchError(
                "a launch configuration is kernel[grid, block] or kernel[grid, block, stream, shared_bytes]"
            )
        grid, block = config[:2]
        stream = config[2] if len(config) > 2 else None
        shared = config[3] if len(config) > 3 else 0
        check_stream(stream)
        return _Configured(self, grid, block, shared)

    def __call__(
        self,
        grid: int | Sequence[int],
        block: int | Sequence[int],
        args: Sequence[Any],
        *,
        shared_mem: int = 0,
        cluster: int | Sequence[int] | None = None,
        stream: Any = None,
        engine: str | Engine | None = None,
        max_steps: int | None = None,
        timeout: float | None = None,
        progress: bool = False,
        device: Device | None = None,
        observers: Sequence[Observer] = (),
    ) -> LaunchResult:
        """Launch and wait; `stream` is the default one, None or 0.

        `cluster` is the shape of a cluster in blocks, which divides that of the grid (CUDA Python's
        `LaunchConfig.cluster`); None: as the kernel says (`__cluster_dims__`), else no clusters.
        NumPy arrays in `args` are changed in place, DeviceArrays on their device. `max_steps` bounds the
        instructions of any thread group, `timeout` the seconds of the launch. `device` defaults to that of
        the DeviceArrays. `observers` observe the launch (see `minicc.Observer`). `engine` is the name of an
        engine, or an engine of your own (`minicc.runtime.Engine`).

        Raises LaunchError before anything runs, and a subclass of KernelFault when the kernel faults (NumPy
        arrays are then unchanged).
        """
        if not isinstance(args, Sequence):
            raise LaunchError(f"the arguments of a launch are a tuple or list, found {args!r}")
        check_stream(stream)
        executable = self._obj._executable
        args, where = self._arrays(args, device)
        program = self._obj._program(engine, (*observers, *checking.observers(), *observers_for(self._obj)))
        config = self._config(grid, block, cluster, shared_mem, max_steps, timeout, progress, where)
        memory = where.memory
        with where.lock:
            where.collect()
            where.synchronize()
            try:
                packed = self._pack_plain(executable, args) if not program.watch.observers else None
                if packed is not None:
                    return program.launch(self.symbol, memory, config, packed)
                with checking.WATCH_LOCK if program.watch.observers else nullcontext():
                    return self._launch(program, memory, config, args)
            except KernelFault as fault:
                if fault.site is not None:
                    symbol = fault.site.kernel  # a child's, perhaps
                    spoken = read(symbol)
                    fault.site = replace(
                        fault.site,
                        kernel=(
                            self.name
                            if symbol == self.symbol
                            else spoken.name
                            if spoken is not None
                            else symbol
                        ),
                    )
                raise

    def _launch(
        self, program: PreparedProgram, memory: Memory, config: LaunchConfig, args: Sequence[Any]
    ) -> LaunchResult:
        """Launch a kernel whose arguments need memory of their own, or which is observed."""
        executable = program.executable
        variables = executable.load(memory)
        arguments = _launch_modules().Arguments(
            self.name, executable.parameters(self.symbol), self.signature, args, self._obj._bindings
        )
        if "undefined" in program.watch.events:
            memory.track_definedness()
        try:
            result = program.launch(self.symbol, memory, config, arguments.pack(memory, variables))
            for observer in program.watch.observers:
                observer.results(memory, arguments.outputs())
            result.warnings += arguments.unpack(memory)
        finally:
            arguments.release(memory)
        return result

    def _pack_plain(self, executable: Executable, args: Sequence[Any]) -> bytes | None:
        """The parameter block, where that is all that the arguments ask for."""
        if self._obj._bindings:
            return None
        if self._plain is None:
            self._plain = _launch_modules().Plain(executable.parameters(self.symbol), self.signature)
        return self._plain.block(args)

    def _config(
        self,
        grid: Any,
        block: Any,
        cluster: Any,
        shared_mem: Any,
        max_steps: Any,
        timeout: Any,
        progress: bool,
        where: Device,
    ) -> LaunchConfig:
        """Return the checked configuration; the last one if the settings are the same."""
        last = self._settings
        if (
            last
            and shared_mem is last[2]
            and max_steps is last[3]
            and timeout is last[4]
            and progress is last[5]
            and where is last[6]
            and where.limits is last[7].limits
            and are_same(grid, last[0])
            and are_same(block, last[1])
            and are_same(cluster, last[8])
        ):
            previous: LaunchConfig = last[7]
            return previous
        check_settings(shared_mem, max_steps, timeout, where)
        config = _launch_modules().LaunchConfig(
            grid=dimensions(grid, "grid"), block=dimensions(block, "block"), shared_bytes=shared_mem,
            cluster=None if cluster is None else dimensions(cluster, "cluster"),
            max_steps=max_steps, seconds=timeout, progress=progress, limits=where.limits,
        )  # fmt: skip
        if are_plain(grid) and are_plain(block) and (cluster is None or are_plain(cluster)):
            # nothing in it changes
            self._settings = grid, block, shared_mem, max_steps, timeout, progress, where, config, cluster
        return config

    def _arrays(self, args: Sequence[Any], given: Device | None) -> tuple[Sequence[Any], Device]:
        """Return the arguments with the arrays of other libraries converted, and the device of the launch.
        Raises LaunchError when arguments are on different devices.
        """
        modules = _launch_modules()
        direct = modules.direct
        if not all(type(value) in direct for value in args):
            # for a parameter without a C type, bytes are the bytes of the parameter
            unchanged = () if self.signature is not None else bytes
            args = [
                value if isinstance(value, unchanged) else modules.array_argument(value, given)
                for value in args
            ]
        result = given
        for value in args:
            if isinstance(value, modules.DeviceArray):
                if result is not None and value.device is not result:
                    raise LaunchError(f"arguments of kernel '{self.name}' are on different devices")
                result = value.device
        return args, result or self._obj.device


class _LaunchModules(NamedTuple):
    """Names of other modules that launches use, imported for the first launch."""

    LaunchConfig: type[LaunchConfig]
    Arguments: type[Arguments]
    DeviceArray: type[DeviceArray]
    Plain: type[Plain]
    array_argument: Callable[[Any, Device | None], Any]
    direct: frozenset[type]
    """Types of arguments that need no conversion."""


@cache
def _launch_modules() -> _LaunchModules:
    """Import what launches need."""
    import numpy as np

    from ..runtime import LaunchConfig
    from .array_arguments import array_argument
    from .device import DeviceArray
    from .launch import Arguments, Plain

    direct: frozenset[type] = frozenset(
        {int, float, bool, type(None), np.ndarray, DeviceArray, np.float32, np.int32}
    )
    return _LaunchModules(LaunchConfig, Arguments, DeviceArray, Plain, array_argument, direct)


class _Configured:
    """A kernel with its launch configuration, waiting for arguments."""

    def __init__(self, kernel: Kernel, grid: Any, block: Any, shared: int) -> None:
        self._kernel, self._grid, self._block, self._shared = kernel, grid, block, shared

    def __call__(self, *args: Any, **settings: Any) -> LaunchResult:
        return self._kernel(self._grid, self._block, args, shared_mem=self._shared, **settings)
