"""minicc: CUDA C to PTX, and a machine that runs PTX on NumPy arrays.

The public API; everything is loaded on first use.

    obj = minicc.compile(source, arch="sm_80", options=("-O2",))
    kernel = obj["saxpy"]
    kernel[grid, block](n, 2.0, x, y)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from .driver.api import Kernel, ObjectCode, compile
    from .driver.checking import checking
    from .driver.cupy_api import RawKernel, RawModule
    from .driver.device import Device, DeviceArray
    from .driver.pictures.gallery import draw
    from .driver.profiles.session import Profile, profiling
    from .driver.textures import Sampler, Surface, Texture
    from .driver.undefined_arrays import uninit
    from .explorer.api import explore
    from .host.program import Program, ProgramResult
    from .passes.analysis.table import PassRow
    from .passes.plugins import register_pass, unregister_pass
    from .runtime.engine.observers import Observer
    from .runtime.tools import Counts, Trace
    from .support.demangle import demangle
    from .support.diagnostics import (
        BarrierError,
        CompileError,
        Diagnostic,
        IRError,
        KernelFault,
        LaunchError,
        Location,
        MemoryFault,
        MiniccError,
        PluginError,
        PtxError,
        StepLimitExceeded,
        TrapFault,
        UsageError,
    )

_HOMES = {
    "driver.api": ("compile", "ObjectCode", "Kernel"),
    "driver.checking": ("checking",),
    "driver.cupy_api": ("RawKernel", "RawModule"),
    "driver.device": ("Device", "DeviceArray"),
    "driver.pictures.gallery": ("draw",),
    "driver.notebook.magic": ("load_ipython_extension", "unload_ipython_extension"),
    "driver.profiles.session": ("Profile", "profiling"),
    "driver.undefined_arrays": ("uninit",),
    "explorer.api": ("explore",),
    "driver.textures": ("Sampler", "Surface", "Texture"),
    "host.program": ("Program", "ProgramResult"),
    "passes.analysis.table": ("PassRow",),
    "passes.plugins": ("register_pass", "unregister_pass"),
    "runtime.engine.observers": ("Observer",),
    "runtime.tools": ("Counts", "Trace"),
    "support.demangle": ("demangle",),
    "support.diagnostics": (
        "BarrierError", "CompileError", "Diagnostic", "IRError", "KernelFault", "LaunchError", "Location",
        "MemoryFault", "MiniccError", "PluginError", "PtxError", "StepLimitExceeded", "TrapFault",
        "UsageError",
    ),
}  # fmt: skip
_HOME = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "BarrierError", "CompileError", "Counts", "Device", "DeviceArray", "Diagnostic", "IRError", "Kernel",
    "KernelFault", "LaunchError", "Location",
    "MemoryFault", "MiniccError", "ObjectCode", "Observer", "PassRow", "PluginError", "Profile", "Program",
    "ProgramResult", "PtxError", "RawKernel", "RawModule", "Sampler",
    "StepLimitExceeded", "Surface", "Texture", "Trace", "TrapFault", "UsageError", "__version__", "checking",
    "compile", "demangle", "draw", "explore", "profiling", "register_pass", "uninit",
    "unregister_pass",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    if name in _HOME:
        from importlib import import_module

        value = getattr(import_module(f".{_HOME[name]}", __name__), name)
        globals()[name] = value
        return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
