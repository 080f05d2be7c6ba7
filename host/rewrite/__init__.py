"""CUDA C++ rewritten for the host compiler: preprocessed text in, C++ out, line for line.

Reading order: `tokens`, `source_map`, `declarations`, `lambdas`, `unit`.
"""

from .source_map import SourceMap, relocate_messages
from .tokens import files_read
from .unit import Rewritten, rewrite

__all__ = ["Rewritten", "SourceMap", "files_read", "relocate_messages", "rewrite"]
