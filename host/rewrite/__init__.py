"""CUDA C++ as the host compiler is to see it: preprocessed text in, C++ out, line for line."""

from .unit import Rewritten, rewrite

__all__ = ["Rewritten", "rewrite"]
