"""What lies where: the arena and its allocations, what in it is undefined, the layout of variables and
parameters, textures and how they are sampled.

Reading order: `textures`, `shadow`, `arena`, `layout`, `sampling`.
"""
