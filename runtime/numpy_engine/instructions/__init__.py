"""Instructions beyond arithmetic.

Reading order: `atomics`, `warp` (shuffles, votes), `matrix`, `images` (textures and surfaces), `mbarriers`,
`syscalls` (functions of the device runtime), `device_launches`.
"""
