"""Analyses of functions; none changes a function.

Reading order: `table` (the analyses, and what their results depend on), `analyses` (the cache of results),
`cfg`, `dominators`, `postdominators`, `loops`, `liveness`, `divergence` (with `convergence`,
`memory_uniformity`); and analyses without a cache: `layout` (offsets), `facts` (bounds, poison), `alias`
(regions of memory, structures passed by value).
"""
