"""PTX functions to Python functions.

Reading order: `blocks` (where a function is cut), `translate`, `functions` (each translated when it is first
needed).
"""
