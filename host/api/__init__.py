"""CUDA's runtime API: a table of functions with the body of each, by theme.

Reading order: `pointers`, `table`, `driver_symbols`, `trampolines`; `device`, `execution`, `modules`,
`entry_points`; `graph_memory`, `memory`, `ranges`, `images`, `textures`; `streams`, `contexts`,
`user_objects`, `graph_tasks`, `symbols`, `graph_nodes`, `graphs`, `pools`; `logs`, `unsupported_api`;
`capture`; `functions` (all of them).
"""
