"""Which bits of registers and memory are undefined.

Reading order: `shadow_values`, `shadow_memory`.
"""
