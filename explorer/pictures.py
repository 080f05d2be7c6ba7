"""Pictures of the functions of a module: control flow, dominators, divergence, live ranges, interference."""

from __future__ import annotations

from typing import Any

from ..ir.core import Module


def of_module(module: Module) -> dict[str, dict[str, Any]]:
    """By function and dump."""
    return {}
