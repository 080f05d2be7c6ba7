"""Analyses and transforms of the IR, lints, and register allocation.

`table` says which passes there are, their order and the pipelines; `plugins` takes those that are not ours, `blame` blames, `manager` runs them, `lints` the lints, `hooks` verify, print and time,
`reference` writes docs/passes.md. A pass's module has its name and stands in the room of its kind: `analysis` ← `transform`, `lint`.
`allocation` stands apart.
"""
