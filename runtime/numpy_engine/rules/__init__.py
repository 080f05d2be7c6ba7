"""Rules for the translation of instructions to Python text, each bound to rows of the instruction table and
their types.

Reading order: `registry`, then as the ISA's chapters: `integer`, `floating`, `half`, `packed`, `compare`,
`quad`, `memory`, `move`, `convert`, `warp`, `async_copy`, `bulk`, `tensor_copy`, `video`, `matrix`,
`warpgroup_matrix`, `tensor_memory`, `tensor_matrix`, `texture`. Control flow is not emitted: blocks.py
partitions code at it and the scheduler executes it. For observers: `shadows` (effects on undefined bits),
`provenance` (the variables of addresses), `bounds` (accesses outside them).
"""

from ...numpy_engine.rules import (
    async_copy,
    bulk,
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
    tensor_copy,
    tensor_matrix,
    tensor_memory,
    texture,
    video,
    warp,
    warpgroup_matrix,
)
from ...numpy_engine.rules.registry import (
    NAMESPACE,
    RULES,
    Rule,
    UnsupportedInstruction,
    is_affine,
    rule_for,
    rules_of,
)

__all__ = [
    "NAMESPACE",
    "RULES",
    "Rule",
    "UnsupportedInstruction",
    "async_copy",
    "bulk",
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
    "rules_of",
    "tensor_copy",
    "tensor_matrix",
    "tensor_memory",
    "texture",
    "video",
    "warp",
    "warpgroup_matrix",
]
