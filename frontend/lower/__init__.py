"""The checked tree to IR: `lower` makes the module of a unit."""

from . import asm, builtin_calls, casts, exprs, objects, ops, stmts  # noqa: F401 - each registers its handlers
from .module import ModuleLowering, lower

__all__ = ["ModuleLowering", "lower"]
