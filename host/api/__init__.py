"""CUDA's runtime API: a table of functions and what each does, by theme.

Reading order: `pointers`, `table`; `device`, `execution`, `modules`, `entry_points`, `symbols`; `graph_memory`, `memory`, `ranges`, `images`, `textures`; `streams`,
`user_objects`, `graph_tasks`, `graph_nodes`, `graphs`, `pools`; `logs`, `absent`; `functions` (all of them).
"""
