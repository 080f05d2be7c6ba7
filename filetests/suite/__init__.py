"""`minicc suite`: two hundred kernels with inputs and NumPy's expected results, for any generator of PTX.

Reading order: `cases` (the kernels, in three forms), `generators` (sources of PTX), `running` (one kernel,
one generator), `matrix` (all results as data: tables, comparison with a baseline), `report` (HTML), `export`
(files for other languages than Python), `command`.

A case is a file in `kernels/FAMILY/`, in CUDA C, with LAUNCH and EXPECT lines as in filetests; the first line
is its title.
"""
