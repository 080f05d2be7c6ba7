"""Launches of kernels, and what the runtime records of them."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from ...driver.render import Renderer
from ...runtime import LaunchConfig, LaunchPlan, LaunchRecord, LaunchResult, Memory
from ...runtime.engine.padding import fault_location, padding_warning
from ...support.diagnostics import KernelFault, LaunchError
from ...support.fast_dataclass import field, record
from . import faults
from .elf_symbols import demangled_name
from .errors import ERRORS, ApiError
from .messages import MessageLog, print_message
from .modules import LoadedKernel

_WORKSPACE = 256
"""Bytes of the workspace: its size and the counter of the grid's barrier."""


@record(frozen=True)
class KernelLaunch:
    """A kernel with its launch configuration; `params` is the parameter block, in bytes. The blocks of a
    cooperative launch run at once, and may wait for each other. `cluster` is the shape of clusters in blocks,
    None: as the kernel says.
    """

    kernel: LoadedKernel
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    shared: int
    params: bytes
    is_cooperative: bool = False
    cluster: tuple[int, int, int] | None = None


@record
class Launcher:
    """Runs kernels. `max_steps` (instructions of a thread) and `seconds` bound each launch; without
    `keeps_launches` the results are not recorded.
    """

    library: Any
    """The runtime's C part, as ctypes loads it."""
    memory: Memory
    is_device: Callable[[int], bool]
    messages: MessageLog
    keeps_launches: bool = False
    shows_progress: bool = False
    max_steps: int | None = None
    seconds: float | None = None
    flushes_output: bool = False
    """True if kernels' output is written out at once: a foreign process may have a buffer of its own."""
    launched: list[LaunchRecord] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    failures: int = 0
    """The number of launches that have failed."""
    workspace: int = 0
    """The address of the memory for the barrier of cooperative grids; 0 before the first one."""

    def launch(self, launch: KernelLaunch) -> None:
        """Run a kernel and wait for it. Raise ApiError if it fails."""
        kernel = launch.kernel
        if self.shows_progress:
            print_message(f"launch: {demangled_name(kernel.name)}, grid {launch.grid}, block {launch.block}")
        config = self._configuration(launch, self._clear_workspace() if launch.is_cooperative else 0)
        result = self.finish(
            kernel,
            lambda: kernel.program.launch(
                kernel.name, self.memory, config, launch.params, sink=self._print_output
            ),
        )
        if self.keeps_launches:
            self.launched.append(LaunchRecord(demangled_name(kernel.name), launch.grid, launch.block, result))
            self.launched += (
                LaunchRecord(demangled_name(child.kernel), child.grid, child.block, child.result)
                for child in result.children
            )

    def plan(self, launch: KernelLaunch) -> LaunchPlan | None:
        """Return the engine's plan for launches like one that has succeeded, or None if each needs Python."""
        if self.keeps_launches or self.shows_progress or launch.is_cooperative or launch.cluster:
            return None
        kernel = launch.kernel
        return kernel.program.plan_launch(kernel.name, self.memory, self._configuration(launch, 0))

    def finish(self, kernel: LoadedKernel, run: Callable[[], LaunchResult]) -> LaunchResult:
        """Return the result of a launch, which `run` returns, after printing its warnings. Report its fault,
        and raise ApiError, if it fails.
        """
        try:
            result = run()
        except KernelFault as error:
            fault = faults.of_program(error, self.is_device)
            sys.stderr.write(Renderer.for_stream(sys.stderr).fault(fault))
            sys.stderr.flush()
            self.faults.append(str(fault))
            self.library.minicc_set_sticky(ERRORS[fault.error][0])
            raise ApiError(fault.error) from None
        except LaunchError as error:
            raise ApiError("cudaErrorLaunchOutOfResources", str(error)) from None
        subjects = {
            padding_warning(fault): f"{kernel.name} {fault_location(fault)} {fault.access}"
            for fault in result.padded
        }
        for text in result.warnings:
            self.messages.warn(f"in '{demangled_name(kernel.name)}': {text}", subjects.get(text))
        return result

    def _configuration(self, launch: KernelLaunch, workspace: int) -> LaunchConfig:
        return _configuration(
            launch.grid,
            launch.block,
            launch.shared,
            self.max_steps,
            self.seconds,
            self.shows_progress,
            workspace,
            launch.cluster,
        )

    def _clear_workspace(self) -> int:
        """Return the address of the memory for the barrier of a cooperative grid, all zero."""
        if not self.workspace:
            self.workspace = self.memory.allocate(_WORKSPACE, "the workspace of cooperative launches")
        self.memory.host_view(self.workspace, _WORKSPACE)[:] = 0
        return self.workspace

    def _print_output(self, text: str) -> None:
        """Write a kernel's output where the program's own output goes."""
        data = text.encode("utf-8", "surrogateescape")
        self.library.minicc_print(data, len(data))
        if self.flushes_output:
            ctypes.CDLL(None).fflush(None)


@lru_cache(256)
def _configuration(
    grid: tuple[int, int, int],
    block: tuple[int, int, int],
    shared: int,
    max_steps: int | None,
    seconds: float | None,
    progress: bool,
    workspace: int,
    cluster: tuple[int, int, int] | None,
) -> LaunchConfig:
    """Return one object for all launches of a shape, by which engines recognise the shape."""
    return LaunchConfig(
        grid,
        block,
        shared,
        cluster,
        max_steps=max_steps,
        seconds=seconds,
        progress=progress,
        workspace=workspace,
    )
