"""The runtime: executes PTX modules on NumPy arrays, independent of the compiler.

Reading order, lowest first: `arithmetic/`, `memory/`, `engine/` (the engine interface), `numpy_engine/` (the
NumPy engine), `tools/` (observers), `checkers/` (observers that find errors),
`profile/` (counts of executed instructions); `plugins` (engines of installed packages), `launch` (the engines
by name; the native engine is a package of its own).
"""

from .engine.config import DeviceLimits, LaunchConfig, LaunchRecord, LaunchResult
from .engine.observers import Observer
from .engine.program import Capabilities, Engine, LaunchPlan, PreparedCode, PreparedProgram, Watch
from .launch import ENGINES, choose, prepare
from .memory.arena import ALIGNMENT, Allocation, Memory
from .memory.layout import ParamSlot, array_type

__all__ = [
    "ALIGNMENT",
    "ENGINES",
    "Allocation",
    "Capabilities",
    "DeviceLimits",
    "Engine",
    "LaunchConfig",
    "LaunchPlan",
    "LaunchRecord",
    "LaunchResult",
    "Memory",
    "Observer",
    "ParamSlot",
    "PreparedCode",
    "PreparedProgram",
    "Watch",
    "array_type",
    "choose",
    "prepare",
]
