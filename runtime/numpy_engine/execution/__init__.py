"""Which lanes run when.

Reading order: `activation_records`, `grid`, `scheduler`, `lane_compaction`, `barriers`, `batch`, `deadlock`,
`launch`.
"""
