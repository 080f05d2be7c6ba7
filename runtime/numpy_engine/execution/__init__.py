"""Execution: the scheduling of lanes.

Reading order: `activation_records`, `grid`, `scheduler`, `lane_compaction`, `barriers`,
`cluster_barriers`, `batch`, `deadlock`, `launch`.
"""
