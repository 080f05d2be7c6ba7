"""Register allocation, independent of the IR and of PTX.

Reading order: `problem` (its input and its result), `conflicts` (liveness and interference);
without a budget `merging`, `scanning`; with one `interference` (the graph), `coloring`, `spilling`, `chaitin`
(their cycle); `regalloc` (chooses), `checker` (proves an allocation, shares no code with them),
`parallel_copy`.
"""
