"""Undefined bits of registers and memory.

Reading order: `shadow_values`, `shadow_memory`.
"""
