"""Source text to tokens.

Reading order: `options`, `scan` (text to preprocessing tokens), `macros`, `compiler_macros`,
`default_macros`, `conditions`, `features`, `library`, `headers`, `packing`, `directives`, `preprocess`,
`literals`, `tokens`, `lexer` (preprocessing tokens to tokens), `render` (`-E`), `assembly` (the preprocessor
on PTX).
"""

from __future__ import annotations

from ...support.lazy_modules import install

install(__name__, ("headers",))
