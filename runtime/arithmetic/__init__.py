"""Exact arithmetic on NumPy values: the results of PTX's arithmetic instructions, independent of modules,
memory and launches.

Reading order: `compiled`, `numerics`, `integers`, `halves`, `formats`, `packed`, `video`.
"""
