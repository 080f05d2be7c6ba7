"""The machine: runs PTX modules on NumPy arrays, knowing nothing of C.

Reading order: `memory`, `layout`, `numerics`, `integers`, `halves`, `textures`, `sampling`, `engine/`, `faults`, `observers`, `launch`, `tools/`.
"""

from .launch import LaunchConfig, LaunchResult, Limits, Program, prepare
from .layout import ParamSlot, array_type
from .memory import Allocation, Memory
from .observers import Observer

__all__ = ["Allocation", "LaunchConfig", "LaunchResult", "Limits", "Memory", "Observer", "ParamSlot", "Program", "array_type", "prepare"]
