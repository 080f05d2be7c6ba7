"""Which tests every change runs, and which the rest of CI adds.

`make test` runs a share of the big families (`--share=quick`), `make test-all` what it left out (`--share=rest`); without the option, as in
`pytest tests/ir`, all that is asked for runs.
"""

from __future__ import annotations

import gc
from collections import Counter
from pathlib import Path

import pytest

_TESTS = Path(__file__).parent
_ONE_IN = {
    "codegen/test_semantics.py": 5,
    "examples": 3,
    "foreign": 4,
    "frontend/lower": 3,
    "frontend/test_builtins.py": 4,
    "frontend/test_lib_math.py": 5,
    "frontend/test_lower.py": 2,
    "frontend/wild": 2,
    "language/positive": 4,
    "language/rules": 8,
    "language/test_integers.py": 6,
    "runtime/rows": 4,
    "runtime/test_atomics.py": 3,
    "runtime/test_engines.py": 8,
    "runtime/test_float_instructions.py": 4,
    "runtime/test_rules.py": 2,
    "runtime/texture": 3,
}
"""Of the tests below a folder or in a file, one in so many belongs to the quick share: each family has members of every kind."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--share", choices=("all", "quick", "rest"), default="all", help="quick: what every change runs; rest: what it leaves out")


def _family(item: pytest.Item) -> str | None:
    """The longest entry of the table that an item is under."""
    try:
        path = item.path.relative_to(_TESTS).as_posix()
    except ValueError:
        return None
    return max((name for name in _ONE_IN if path == name or path.startswith(f"{name}/")), key=len, default=None)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    share = config.getoption("--share")
    if share == "all":
        return
    seen: Counter[str] = Counter()
    kept, left = list[pytest.Item](), list[pytest.Item]()
    for item in items:
        family = _family(item)
        quick = family is None or seen[family] % _ONE_IN[family] == 0
        if family is not None:
            seen[family] += 1
        (kept if quick == (share == "quick") else left).append(item)
    items[:] = kept
    config.hook.pytest_deselected(items=left)


def pytest_collection_finish() -> None:
    # Modules, tables and test items stay to the end: the collector need not look at them again and again. What tests leave behind is
    # small for a collector that counts objects, and large for the machine: arrays. The second collection tells it how little is left to look at.
    gc.collect()
    gc.freeze()
    gc.collect()
    gc.set_threshold(20_000, 5, 2)
