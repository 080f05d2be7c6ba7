"""Source text to tokens.

Reading order: `options`, `recursion`, `scan` (text to preprocessing tokens), `macros`, `default_macros`, `conditions`, `library`, `headers`, `directives`,
`preprocess`, `literals`, `tokens`, `lexer` (preprocessing tokens to tokens), `render` (`-E`), `assembly` (the preprocessor on PTX).
"""
