"""Register allocation, which knows nothing of the IR or of PTX.

Reading order: `problem` (what is asked, what is answered), `union_find`, `interference`, `merging`, `coloring`, `scanning`, `spilling`,
`regalloc` (puts them together), `checker` (proves an answer, shares no code with them), `parallel_copy`.
"""
