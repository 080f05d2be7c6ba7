"""The `minicc` command and the Python API: the only place that wires all layers together.

Reading order: `options` (one table for command line and API), `pipeline` (source to PTX, stage by
stage), `render` (diagnostics and faults as text), `output` (files written whole), `values` (the VALUE
language of `minicc run`), `textures` (textures and surfaces over arrays), `launch` (checking and passing arguments), `names` (what kernels are called), `settings`, `attributes`, `api`, `raw` (CuPy's spelling), `run`, `command`.
"""
