"""The machine: runs PTX modules on NumPy arrays, knowing nothing of C.

Reading order: `memory`, `layout`, `numerics`, `integers`, `halves`, `textures`, `sampling`, `engine/`, `faults`, `launch`.
"""

from .launch import Device, LaunchConfig, LaunchResult, Observer, Program, prepare
from .layout import ParamSlot
from .memory import Memory

__all__ = ["Device", "LaunchConfig", "LaunchResult", "Memory", "Observer", "ParamSlot", "Program", "prepare"]
