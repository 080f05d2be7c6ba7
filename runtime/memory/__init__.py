"""Device memory: the arena and its allocations, definedness, the layout of variables and parameters, the
sampling of textures, and the boxes of tensors that tensor copies move.

Reading order: `textures`, `shadow`, `arena`, `layout`, `sampling`, `tensor_maps`, `tensor_boxes`.
"""
