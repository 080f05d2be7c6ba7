"""CUDA C++ as the host compiler is to see it: preprocessed text in, C++ out, line for line.

Reading order: `tokens`, `declarations`, `lambdas`, `unit`.
"""

from .unit import Rewritten, rewrite

__all__ = ["Rewritten", "rewrite"]
