"""One emission rule per PTX opcode: how an instruction becomes Python text.

Reading order: `registry`, then as the ISA's chapters: `integer`, `floating`, `half`, `compare`,
`move`, `memory`, `convert`, `warp`, `async_copy`, `packed`, `video`, `matrix`, `texture`. Control flow is
not emitted: blocks.py cuts at it and the scheduler performs it.
"""

from . import async_copy, compare, convert, floating, half, integer, matrix, memory, move, packed, texture, video, warp
from .registry import CONTROL, NAMESPACE, RULES, Refused, rule_for

__all__ = ["CONTROL", "NAMESPACE", "RULES", "Refused", "async_copy", "compare", "convert", "floating", "half", "integer",
           "matrix", "memory", "move", "packed", "rule_for", "texture", "video", "warp"]
