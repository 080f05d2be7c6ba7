"""The machine: runs PTX modules on NumPy arrays, knowing nothing of C.

Rooms, lowest first: `arithmetic`, `memory`, `engine` (what an engine is), `lanes` (the NumPy engine), `tools` (observers), `checkers` (those that look for mistakes), `profile` (what was executed, counted); `race_prefilter_engine` runs natively what observers may look for in vain, `launch` chooses an engine, `plugins` takes those of installed packages.
"""

from .engine.config import LaunchConfig, Launched, LaunchResult, Limits
from .engine.observers import Observer
from .engine.program import Capabilities, Code, Engine, Program, Watch
from .launch import ENGINES, choose, prepare
from .memory.arena import ALIGNMENT, Allocation, Memory
from .memory.layout import ParamSlot, array_type

__all__ = ["ALIGNMENT", "ENGINES", "Allocation", "Capabilities", "Code", "Engine", "LaunchConfig", "LaunchResult", "Launched", "Limits", "Memory", "Observer", "ParamSlot",
           "Program", "Watch", "array_type", "choose", "prepare"]
