"""Observers that look for what a kernel must not do, whatever it happened to compute: see docs/checkers.md.

Reading order: `report` (what was found), `checker` (what checkers have in common), `objects` (the variables
of a module), `mem`, `init`, `sync`, `clocks` (what threads know of each other), `shadow` (what was last done
to memory), `footprints` (what whole grids have done), `race`; `table` (by what names they are known),
`session`.
"""
