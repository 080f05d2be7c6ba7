"""Analyses and transforms of the IR, lints, and register allocation.

A pass's module has its name and is in the room of its kind: transforms and lints may use analyses; the
allocation of registers uses neither.

Reading order: `table` (the passes, their order and the pipelines), `plugins` (plug-in passes, and attribution
of failures), `hooks` (verify, print, time), `manager` (runs passes), `lints` (runs lints), `analysis/`,
`transform/`, `lint/`, `allocation/`, `reference` (docs/reference/passes.md).
"""
