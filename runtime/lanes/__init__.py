"""The NumPy engine: PTX blocks as Python functions over arrays of lanes.

Reading order: `values`, `lane_ids`, `affine`, `specials`, `events`, `storage`, `faults`, `access`, `instrumented_access` (what instructions work with);
`atomics`, `warp`, `matrix`, `images`, `mbarriers` (what takes more than arithmetic); `shadow_values` (which bits are undefined); `blocks`, `emit`, `rules/`,
`translate`, `functions` (from PTX to Python); `activation_records`, `scheduler`, `lane_compaction`, `barriers`, `syscalls`, `shadow_memory`, `device_launches`, `grid`, `batch` (who runs when), `deadlock`, `launch`, `engine`.
"""
