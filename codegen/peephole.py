"""What is cheap to see once registers are final.

Blocks that became empty are removed, and jumps to a lone `ret` return themselves.
"""

from __future__ import annotations

from . import phis
from .machine import MachineFunction
from .options import CodegenOptions


def run(mf: MachineFunction, options: CodegenOptions) -> None:
    phis.merge_edge_blocks(mf)
