"""Where rules are kept, and the names that the text they write may use.

A rule is `rule(e, v, *operands)`: it writes text for an instruction of variant `v` through the emitter
`e`. It raises `Refused` for a form it has no text for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ....ptx.form import Form, Variant
from ... import halves, integers, numerics
from .. import atomics, images, values
from .. import warp as warp_ops
from ..emit import DTYPES, Emitter, Refused

Rule = Callable[..., None]

RULES: dict[str, Rule] = {}
"""By opcode."""

CONTROL = frozenset({"bra", "brx", "call", "ret", "exit", "trap", "bar", "barrier"})
"""Opcodes that the scheduler performs. `bar.warp.sync` is a gate with nothing behind it."""

NAMESPACE: dict[str, Any] = {
    **{code: dtype for code, dtype in DTYPES.items() if code != "?"},
    "np": np, "true": np.True_, "false": np.False_,
    "merge": values.merge, "dense": values.dense, "guard": values.guard, "load_block": values.load_block, "store_block": values.store_block, "atomic": atomics.atomic,
    "canonical": numerics.canonical, "flush": numerics.flush, "saturate": numerics.saturate, "select": numerics.select,
    "nm": numerics, "halves": halves, "images": images, "ints": integers, "warp": warp_ops,
}


def rule(*opcodes: str) -> Callable[[Rule], Rule]:
    """Register a function as the rule of these opcodes."""

    def register(fn: Rule) -> Rule:
        for opcode in opcodes:
            RULES[opcode] = fn
        return fn

    return register


_REASONS = dict.fromkeys(("tex", "tld4"), "with a depth comparison or from a multi-sample texture is not executed: CUDA has no interface that creates such textures")


def rule_for(form: Form) -> Rule | None:
    """The rule that a row of the instruction table runs by, None for control flow."""
    if form.run == "hardware" or "cluster" in form.syntax.partition(" ")[0].split(".")[:2]:
        raise Refused(f"'{form.opcode}' {_REASONS.get(form.opcode, 'needs hardware of its own, which this engine does not model')}")
    if form.opcode in CONTROL:
        return None
    found = RULES.get(form.opcode)
    if found is None:
        raise Refused(f"'{form.opcode}' is not executed by this engine")
    return found


__all__ = ["CONTROL", "NAMESPACE", "RULES", "Emitter", "Refused", "Variant", "rule", "rule_for"]
