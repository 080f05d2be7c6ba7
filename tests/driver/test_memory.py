"""What a compilation leaves behind: a process may compile for days."""

from __future__ import annotations

import gc

import numpy as np
import pytest

import minicc
from minicc.frontend.syntax.tree.node import Node
from minicc.frontend.types.declarations import EnumDefinition, RecordDefinition
from minicc.ir.core import Block, Function, Global, Instr
from minicc.support.diagnostics import CompileError

SOURCE = """
enum Kind { FIRST, SECOND };
template <class T> struct Pair { T a, b; __device__ T sum() const { return a + b; } };
template <class... T> struct All : Pair<T>... { };
template <class T> __device__ auto first(const T &p) -> decltype(p.a) { return p.a; }
struct Node { Node *next; int Node::*which; int value, other; };
__device__ int one(int x) { return x + 1; }
__device__ int two(int x) { return x * 2; }
__device__ int (*table[])(int) = {one, two};
__device__ int data[4];
__device__ int *inside[] = {data + 1, data + 3};
__global__ void k(int *out, Kind kind) {
    Pair<int> p{1, 2};
    Node n{nullptr, &Node::value, 3, 4};
    All<int, float> all;
    all.Pair<int>::a = 1;
    auto add = [=](int x) { return x + first(p) + n.*n.which + all.Pair<int>::a; };
    out[threadIdx.x] = add(p.sum()) + table[kind](1) + *inside[1] + ERROR;
}
"""
PROGRAM = (Node, RecordDefinition, EnumDefinition, Instr, Block, Function, Global)


def alive() -> int:
    gc.collect()
    return sum(isinstance(one, PROGRAM) for one in gc.get_objects())


@pytest.mark.parametrize("error", ["0", "undeclared"])
def test_nothing_of_a_program_stays(error: str) -> None:
    def compiled() -> None:
        try:
            minicc.compile(SOURCE.replace("ERROR", error))["k"][1, 2](np.zeros(2, np.int32), 1)
        except CompileError:
            assert error != "0"

    compiled()
    before = alive()
    compiled()
    assert alive() == before
