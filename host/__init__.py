"""Whole CUDA programs: host code by a host compiler, kernels by minicc, CUDA's runtime API in between.

Rooms, lowest first: `rewrite` (a translation unit to host C++), `build` (host compiler, cache, symbols), `api` (CUDA's runtime API on the
machine of `runtime`), `process` (the process that a program runs in), `program` and `command` (the doors).
"""
