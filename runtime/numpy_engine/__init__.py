"""The NumPy engine: PTX blocks as Python functions over arrays of lanes.

Reading order: `values`, `lane_ids`, `affine`, `specials`, `events` (what instructions work with); `memory/`,
`instructions/` (what takes more than arithmetic), `shadow/` (undefined bits), `emit` (the text of one block),
`rules/` (what each instruction does), `translation/` (from PTX to Python), `execution/` (which lanes run
when), `engine`.
"""
