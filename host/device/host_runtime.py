"""The state of the CUDA runtime in a program's process, with one emulated GPU."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ...driver.checking import CheckSettings, read_settings
from ...driver.device import Device
from ...driver.run import GRANULES
from ...driver.settings import parse_seconds
from ...runtime import DeviceLimits, Memory, choose
from ...support.diagnostics import UsageError
from ...support.fast_dataclass import field, record
from .allocations import Allocations
from .handle_table import HandleTable
from .launch_plans import LaunchPlans
from .launcher import Launcher
from .mapping import BEGIN, DeviceMemory
from .memory_accounting import GraphMemory, Pools
from .messages import MessageLog
from .modules import ModuleTable
from .stream_scheduler import LEGACY, NON_BLOCKING, PER_THREAD, DeviceStream, StreamScheduler
from .virtual import VirtualMemory

if TYPE_CHECKING:
    from ...runtime.checkers.session import Session


@record(frozen=True)
class ProgramChecks:
    """The checkers of a program's kernels, and how their findings are reported."""

    settings: CheckSettings
    session: Session


@record
class TextureBindings:
    """Bindings of texture and surface references, by the addresses of the references."""

    variables: dict[int, int] = field(default_factory=dict)
    """Device addresses of the variables of loaded modules that the references stand for."""
    offsets: dict[int, int] = field(default_factory=dict)
    """Offsets in bytes of the bound memory from where the texture begins."""


@record
class HostRuntime:
    """The runtime's state. Functions of the API are given it first."""

    library: Any
    """The runtime's C part, as ctypes loads it."""
    mapping: DeviceMemory
    memory: Memory
    pools: Pools
    allocations: Allocations
    scheduler: StreamScheduler
    handles: HandleTable
    modules: ModuleTable
    messages: MessageLog
    launcher: Launcher
    plans: LaunchPlans
    is_foreign: bool = False
    """True in a process that minicc has not built: it is never ended."""
    checks: ProgramChecks | None = None
    graph_memory: GraphMemory = field(default_factory=GraphMemory)
    graph_tails: list[Any] = field(default_factory=list)
    """The executable graphs that the running graph has launched at its tail."""
    virtual: VirtualMemory = field(default_factory=VirtualMemory)
    textures: TextureBindings = field(default_factory=TextureBindings)
    limits: dict[int, int] = field(default_factory=dict)
    """The device limits that the program has set (cudaDeviceSetLimit)."""

    def create_stream(self, flags: int, priority: int) -> int:
        """Return the handle of a new stream."""
        stream = DeviceStream(flags, priority, self.handles.reserve())
        self.scheduler.add(stream)
        self.handles.set(stream.handle, stream)
        self.library.minicc_add_stream(stream.handle, not flags & NON_BLOCKING)
        return stream.handle

    def stream(self, handle: int | None) -> DeviceStream:
        """Return the stream of a handle; the default streams have numbers (cudaStreamLegacy,
        cudaStreamPerThread). Raise ApiError if there is none.
        """
        if (handle or 0) <= LEGACY:
            return self.scheduler.legacy
        return (
            self.scheduler.per_thread if handle == PER_THREAD else self.handles.resolve(DeviceStream, handle)
        )

    def destroy_stream(self, handle: int | None) -> None:
        """Destroy a stream. Raise ApiError if there is none."""
        stream = self.handles.resolve(DeviceStream, handle)
        self.scheduler.remove(stream)
        self.handles.remove(handle)
        self.library.minicc_remove_stream(stream.handle)


class ProcessDevice(Device):
    """The emulated GPU as a device of the Python API, so that kernels launched there take its addresses."""

    def __init__(self, runtime: HostRuntime) -> None:
        self._runtime = runtime
        self.limits = DeviceLimits()
        self._start(runtime.memory)

    def synchronize(self) -> None:
        """Finish the pending work of all streams."""
        self._runtime.scheduler.drain()


def create_runtime(library: Any, settings: Mapping[str, str], is_foreign: bool = False) -> HostRuntime:
    """Return the runtime of a program that starts. `settings` are the environment variables, in which
    `minicc run` and `minicc exec` pass their options; raise UsageError for invalid ones.
    """
    mapping = DeviceMemory()
    scheduler = StreamScheduler(
        int(settings["MINICC_ORDER"]) if "MINICC_ORDER" in settings else None, library
    )
    granule = GRANULES.get(settings.get("MINICC_MEMORY", "device"))
    if granule is None:
        raise UsageError(f"MINICC_MEMORY is {' or '.join(GRANULES)}, found '{settings['MINICC_MEMORY']}'")
    memory = Memory(start=BEGIN, storage=mapping.bytes, clear=mapping.clear, granule=granule)
    choose(None)
    steps, time = settings.get("MINICC_MAX_STEPS"), settings.get("MINICC_TIMEOUT")
    if steps is not None and not (steps.isdecimal() and int(steps)):
        raise UsageError(f"MINICC_MAX_STEPS is a number of instructions, found '{steps}'")
    limit = parse_seconds(time, "MINICC_TIMEOUT") if time is not None else None
    check_settings = read_settings(settings)
    checks = ProgramChecks(check_settings, check_settings.start()) if check_settings is not None else None
    pools, handles, messages = Pools(), HandleTable(), MessageLog()
    allocations = Allocations(library, memory, mapping, pools)
    modules = ModuleTable(library, memory, handles)
    if checks is not None:
        checks.session.track_concurrent_kernels(lambda: scheduler.current)
        observers = checks.session.observers
        modules.observers.append(lambda _: observers)
    launcher = Launcher(
        library,
        memory,
        allocations.is_device,
        messages,
        keeps_launches="MINICC_SUMMARY" in settings or "MINICC_REPORT" in settings,
        shows_progress="MINICC_PROGRESS" in settings,
        max_steps=int(steps) if steps is not None else None,
        seconds=limit,
        flushes_output=is_foreign,
    )
    return HostRuntime(
        library,
        mapping,
        memory,
        pools,
        allocations,
        scheduler,
        handles,
        modules,
        messages,
        launcher,
        LaunchPlans(library, launcher),
        is_foreign,
        checks,
    )
