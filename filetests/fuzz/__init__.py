"""`minicc fuzz`: random programs, what several compilers and engines make of them, and the smallest program
that shows a difference.

Reading order: `program` (what a family of programs gives), `reduction`; the families `cuda/`, `cplusplus/`,
`ir`, `ptx/`, `waiting`, and `families`, which lists them; `journal` (what a campaign has found, on disk),
`worker` (a process that judges programs), `pools` (workers here or elsewhere), `campaign`, `command`.
"""
