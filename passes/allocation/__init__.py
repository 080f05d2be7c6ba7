"""Register allocation, which knows nothing of the IR or of PTX.

Reading order: `problem` (what is asked, what is answered), `conflicts` (liveness and who interferes),
`union_find`; without a budget `merging`, `scanning`; with one `interference` (the graph), `coloring`,
`spilling`, `chaitin` (their cycle); `regalloc` (chooses), `checker` (proves an answer, shares no code with
them), `parallel_copy`.
"""
