"""The `minicc` command and the Python API: the only place that wires all layers together.

Reading order. What is asked: `options` (one table for command line and API), `nvcc_options` (nvcc's command
line in ours), `warning_table` (every warning), `warning_options` (which are shown). What is done: `plugins`
(what comes from outside), `pipeline` (source to PTX, stage by stage), `cost_report`, `dependencies` (rules
for make). What is said: `render` (diagnostics and faults as text), `json_output`, `files` (files written
whole). Launches: `values` (the VALUE language of `minicc run`), `textures` (textures and surfaces over
arrays), `device` (memory and arrays in it), `settings`, `undefined_arrays` (arrays whose elements are
undefined), `shared_arrays` (arrays of other libraries), `launch` (checking and passing arguments),
`schedule_exploration` (do other orders give the same), `attributes`, `symbol_spelling` (what kernels are
called), `checking` (which checkers watch), `check_output` (what they found), `observer_scope`, `api`,
`cupy_api` (CuPy's spelling), `ptxas`, `profiles/`, `pictures/`, `commands` (other programs, ended with what
they have started). The commands: `subcommands` (their table), `run`, `examples`, `command`, `notebook/`, and
what minicc says of itself: `listing`, `completion`, `manual`, `reference` (the page about the command).
"""
