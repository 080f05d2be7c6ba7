"""What is known of a function; nothing here changes one.

Reading order: `table` (the analyses, and what their results depend on), `analyses` (keeps results), `cfg`,
`dominators`, `postdominators`, `loops`, `liveness`, `divergence` (with `convergence`, `memory_uniformity`);
and what is computed anew where it is asked for: `layout` (offsets), `facts` (bounds, poison), `alias`
(regions of memory), `parameters` (what is passed by value).
"""
