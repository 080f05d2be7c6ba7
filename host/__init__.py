"""Whole CUDA programs: host code by a host compiler, kernels by minicc, CUDA's runtime API in between.

Rooms, lowest first: `rewrite` (a translation unit to host C++), `device` (the one device: memory, modules, symbols, errors), `api` (CUDA's
runtime API as a table). Around them `cache`, `compiler`, `missing` and `build` (files to a shared object and PTX), `process` (what a program runs in),
`program`, `command` and `nvcc` (the doors).
"""
