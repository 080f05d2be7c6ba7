"""The reference engine: PTX blocks as Python functions over NumPy arrays of lanes.

Reading order: `values`, `geometry`, `access`, `blocks`, `emit`, `rules/`, `translate`, `warp`, `atomics`, `images`, `groups`, `barriers`,
`scheduler`, `compact`, `syscalls`, `batch`, `program`, `launch`, `engine`.
"""
