"""Random CUDA kernels. Reading order: `ctypes_model`, `expressions`, `statements`, `kernels`,
`differential`.
"""
