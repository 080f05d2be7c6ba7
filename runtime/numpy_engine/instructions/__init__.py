"""Instructions beyond arithmetic.

Reading order: `atomics`, `warp` (shuffles, votes), `matrix`, `warpgroup_matrix`, `images` (textures and
surfaces), `mbarriers`, `syscalls` (functions of the device runtime), `device_launches`, `bulk_copies`,
`tensor_copies`, `tensor_memory`, `tensor_matrix` (products in tensor memory).
"""
