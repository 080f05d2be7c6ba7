"""The reference engine: PTX blocks as Python functions over NumPy arrays of lanes.

Reading order: `values`, `lanes`, `access`, `blocks`, `emit`, `rules/`, `translate`, `warp`, `atomics`, `images`,
`barriers`, `schedule`.
"""
