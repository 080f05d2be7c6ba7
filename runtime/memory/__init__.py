"""What lies where: the arena and its allocations, the layout of variables and parameters, textures and how they are sampled.

Reading order: `textures`, `arena`, `layout`, `sampling`.
"""
