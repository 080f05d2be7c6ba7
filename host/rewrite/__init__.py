"""CUDA C++ as the host compiler is to see it: preprocessed text in, C++ out, line for line.

Reading order: `tokens`, `source_map`, `declarations`, `lambdas`, `unit`.
"""

from .source_map import SourceMap, relocated
from .tokens import files_read
from .unit import Rewritten, rewrite

__all__ = ["Rewritten", "SourceMap", "files_read", "relocated", "rewrite"]
