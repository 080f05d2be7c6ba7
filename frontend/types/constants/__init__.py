"""Constant expressions ([expr.const]): the values of checked expressions at compile time."""

from .expressions import Address, convert, evaluate, integer, operate, round_to

__all__ = ["Address", "convert", "evaluate", "integer", "operate", "round_to"]
