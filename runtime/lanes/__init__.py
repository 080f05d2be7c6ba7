"""The NumPy engine: PTX blocks as Python functions over arrays of lanes.

Reading order: `values`, `geometry`, `affine`, `specials`, `telling`, `storage`, `faults`, `access`, `watch` (what instructions work with);
`atomics`, `warp`, `matrix`, `images`, `mbarriers` (what takes more than arithmetic); `shadow_values` (which bits are undefined); `blocks`, `emit`, `rules/`,
`translate`, `functions` (from PTX to Python); `groups`, `scheduler`, `compact`, `barriers`, `syscalls`, `shadow_memory`, `launches`, `grid`, `batch` (who runs when), `deadlock`, `launch`, `engine`.
"""
