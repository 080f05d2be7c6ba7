"""Translation of PTX functions to Python functions.

Reading order: `blocks` (partition into blocks), `translate`, `functions` (lazy translation).
"""
