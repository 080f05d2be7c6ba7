"""The NumPy engine: PTX blocks as Python functions over arrays of lanes.

Reading order: `values`, `lane_ids`, `affine`, `specials`, `events` (the operands of instructions); `memory/`,
`instructions/` (those beyond arithmetic), `shadow/` (undefined bits), `emit` (the text of one block),
`rules/` (the code of each instruction), `translation/` (from PTX to Python), `execution/` (the scheduling of
lanes), `engine`.
"""
