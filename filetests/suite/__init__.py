"""`minicc suite`: two hundred kernels, their inputs and what NumPy says of their results, for any generator
of PTX.

Reading order: `cases` (the kernels, in three forms), `generators` (who makes PTX of them), `running` (one
kernel, one generator), `matrix` (all results as data: tables, comparison with a baseline), `report` (HTML),
`export` (files for who does not use Python), `command`.

A case is a file in `kernels/FAMILY/`, in CUDA C, with LAUNCH and EXPECT lines as in filetests; the first line
says what is in it.
"""
