"""Warnings that take an analysis of the program.

Reading order: `divergent_barrier`, `bank_conflict`.

A lint has `concerns(fn)`, which is cheap, and `run(fn, analyses)`, which gets a copy of such a function with
its local variables as SSA values (`passes.lints` makes it, once for all lints), so that the answer is the
same at every -O level.
"""
