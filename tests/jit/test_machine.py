"""Machine code of this process: loaded once, whoever asks."""

import time
from concurrent.futures import ThreadPoolExecutor

from minicc.jit import machine


def test_threads_that_ask_first_share_one_helper(monkeypatch):
    made = []

    class Slow:
        def __init__(self, host, code):
            made.append(self)
            time.sleep(0.05)

        def address(self, name):
            return id(self)

    monkeypatch.setattr(machine, "Loaded", Slow)
    monkeypatch.setattr(machine, "recall", lambda key: b"code")
    with ThreadPoolExecutor(4) as pool:
        result = list(pool.map(lambda _: machine.helper("asked", "by several at once"), range(4)))
    machine._helper.cache_clear()
    assert len(made) == 1 and set(result) == {id(made[0])}
