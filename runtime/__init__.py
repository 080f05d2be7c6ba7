"""The machine: runs PTX modules on NumPy arrays, knowing nothing of C.

Reading order: `memory`, `layout`, `numerics`, `integers`, `halves`, `textures`, `sampling`, `engine/`, `faults`, `launch`.
"""

from .launch import LaunchConfig, LaunchResult, Limits, Observer, Program, prepare
from .layout import ParamSlot, array_type
from .memory import Allocation, Memory

__all__ = ["Allocation", "LaunchConfig", "LaunchResult", "Limits", "Memory", "Observer", "ParamSlot", "Program", "array_type", "prepare"]
