"""Observers that detect errors of kernels independently of the computed results: see docs/checkers.md.

Reading order: `report`, `checker` (the base class), `objects` (the variables of a module), `mem`, `init`,
`sync`, `clocks` (the happens-before relation), `shadow` (the last accesses to memory), `footprints` (the last
accesses of grids), `race`; `session` (the checkers by name).
"""
