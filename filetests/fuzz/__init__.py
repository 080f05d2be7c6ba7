"""`minicc fuzz`: random programs, compared between several compilers and engines, and reduced where they
differ.

Reading order: `program` (the interface of a family of programs), `reduction`; the families `cuda/`,
`cplusplus/`, `ir`, `ptx/`, `waiting`, and `families`, which lists them; `journal` (the findings of a
campaign, on disk), `worker` (a process that tests programs), `pools` (local and remote workers), `campaign`,
`command`.
"""
