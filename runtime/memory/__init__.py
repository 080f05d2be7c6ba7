"""Device memory: the arena and its allocations, definedness, the layout of variables and parameters, and the
sampling of textures.

Reading order: `textures`, `shadow`, `arena`, `layout`, `sampling`.
"""
