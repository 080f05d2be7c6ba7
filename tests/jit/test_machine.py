"""Machine code in this process (`jit/machine.py`): helpers are loaded once, and gang functions are
recognised.
"""

import time
from concurrent.futures import ThreadPoolExecutor

import minicc
from minicc.jit import machine
from minicc.jit.engine import NATIVE
from minicc.jit.pipeline import translate
from minicc.runtime.engine.program import UNWATCHED


def test_concurrent_first_calls_load_a_helper_once(monkeypatch):
    loaded = []

    class Slow:
        def __init__(self, host, code):
            loaded.append(self)
            time.sleep(0.05)

        def address(self, name):
            return id(self)

    monkeypatch.setattr(machine, "LoadedCode", Slow)
    monkeypatch.setattr(machine, "load_cached", lambda key: b"code")
    with ThreadPoolExecutor(4) as pool:
        result = list(pool.map(lambda _: machine.helper("asked", "by several at once"), range(4)))
    machine._helper.cache_clear()
    assert len(loaded) == 1 and set(result) == {id(loaded[0])}


def test_gang_functions_are_recognised():
    """`machine` counts calls of gang functions, to simplify them before they are inlined."""
    source = (
        "__global__ void k(int *x) { __shared__ int s[64]; int t = threadIdx.x; s[t] = x[t]; __syncthreads();"
    )
    executable = minicc.compile(source + " x[t] = s[t ^ 1]; }")._executable
    functions = NATIVE.prepare(executable, UNWATCHED)._functions
    module = translate(functions, executable.layout(executable.kernels[0]), (64, 1, 1), 256).module
    assert machine.GANG_CALL in module and machine.GANG_DEFINITION in module
