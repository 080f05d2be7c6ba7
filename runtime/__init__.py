"""The machine: runs PTX modules on NumPy arrays, knowing nothing of C.

Reading order, lowest first: `arithmetic/`, `memory/`, `engine/` (what an engine is), `numpy_engine/` (the
NumPy engine), `native/` (machine code), `tools/` (observers), `checkers/` (observers that look for mistakes),
`profile/` (what was executed, counted); `plugins` (engines of installed packages), `race_prefilter_engine`
(runs natively what an observer need not see), `engine_selection` (which engine suits a launch), `launch` (the
engines by name).
"""

from .engine.config import LaunchConfig, Launched, LaunchResult, Limits
from .engine.observers import Observer
from .engine.program import Capabilities, Code, Engine, Program, Watch
from .launch import ENGINES, choose, prepare
from .memory.arena import ALIGNMENT, Allocation, Memory
from .memory.layout import ParamSlot, array_type

__all__ = [
    "ALIGNMENT",
    "ENGINES",
    "Allocation",
    "Capabilities",
    "Code",
    "Engine",
    "LaunchConfig",
    "LaunchResult",
    "Launched",
    "Limits",
    "Memory",
    "Observer",
    "ParamSlot",
    "Program",
    "Watch",
    "array_type",
    "choose",
    "prepare",
]
