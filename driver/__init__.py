"""The `minicc` command and the Python API: the only package that connects all layers.

Reading order. Options: `options` (one table for command line and API), `nvcc_options` (nvcc's options
translated), `warning_table` (every warning), `warning_options` (the `-W` options). Compilation: `plugins`
(passes and warnings of files and packages), `pipeline` (source to PTX, stage by stage), `cost_report`,
`dependencies` (rules for make). Output: `render` (diagnostics and faults as text), `json_output`, `files`
(atomic writes). Launches: `values` (the VALUE language of `minicc run`), `settings`, `undefined_arrays`
(arrays with undefined elements), `dlpack` (DLPack's capsules), `device` (device memory and its arrays),
`array_arguments` (arrays of other libraries), `textures` (textures and surfaces over arrays), `launch`
(checking and passing arguments), `schedule_exploration` (launches under other thread orders), `attributes`,
`symbol_spelling` (C++ names of symbols), `checking` (active checkers), `check_output` (their reports),
`observer_scope`, `api`, `cupy_api` (CuPy's interface), `ptxas`, `profiles/`, `pictures/`, `commands` (child
processes). Commands: `subcommands` (their table), `run`, `examples`, `command`, `notebook/`; help and lists:
`listing`, `completion`, `manual`, `reference` (the page about the command).
"""
