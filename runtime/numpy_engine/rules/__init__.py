"""How an instruction becomes Python text: rules, each bound to rows of the instruction table and their types.

Reading order: `registry`, then as the ISA's chapters: `integer`, `floating`, `half`, `packed`, `compare`,
`move`, `quad`, `memory`, `convert`, `warp`, `async_copy`, `video`, `matrix`, `texture`. Control flow is
not emitted: blocks.py cuts at it and the scheduler performs it. For observers: `shadows` (what instructions
do to undefined bits), `provenance` (variables whose addresses accesses use), `bounds` (accesses that leave
them).
"""

from ...numpy_engine.rules import (
    async_copy,
    compare,
    convert,
    floating,
    half,
    integer,
    matrix,
    memory,
    move,
    packed,
    quad,
    texture,
    video,
    warp,
)
from ...numpy_engine.rules.registry import (
    NAMESPACE,
    RULES,
    Refused,
    Rule,
    bound,
    by_name,
    is_affine,
    rule_for,
    type_classes,
)

__all__ = [
    "NAMESPACE",
    "RULES",
    "Refused",
    "Rule",
    "async_copy",
    "bound",
    "by_name",
    "compare",
    "convert",
    "floating",
    "half",
    "integer",
    "is_affine",
    "matrix",
    "memory",
    "move",
    "packed",
    "quad",
    "rule_for",
    "texture",
    "type_classes",
    "video",
    "warp",
]
