"""Exact arithmetic on NumPy values: what each arithmetic instruction of PTX computes, knowing nothing of
modules, memory or launches.

Reading order: `compiled`, `numerics`, `integers`, `halves`, `formats`, `packed`, `video`.
"""
