"""One emission rule per PTX opcode: how an instruction becomes Python text.

Reading order: `registry`, then as the ISA's chapters: `integer`, `floating`, `half`, `compare`,
`move`, `memory`, `convert`, `warp`, `video`, `matrix`. Control flow is not emitted: blocks.py cuts at it and the
scheduler performs it.
"""

from . import compare, convert, floating, half, integer, matrix, memory, move, video, warp
from .registry import CONTROL, NAMESPACE, REFUSED, RULES, Refused, rule_for

__all__ = ["CONTROL", "NAMESPACE", "REFUSED", "RULES", "Refused", "compare", "convert", "floating", "half", "integer", "matrix", "memory",
           "move", "rule_for", "video", "warp"]
