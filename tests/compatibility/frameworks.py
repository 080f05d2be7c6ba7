"""Tests of foreign frameworks, unchanged, whose kernels run on minicc (`examples/tinygrad_device.py`,
`examples/numba_device.py`).

    python tests/compatibility/frameworks.py tinygrad CHECKOUT [PYTEST OPTIONS]
        operator tests of a checkout of tinygrad's repository
    python tests/compatibility/frameworks.py numba [PYTEST OPTIONS]
        the examples of Numba's documentation, which its package brings

`pip install .[frameworks]` installs what they need; tinygrad compares with PyTorch and wants clang (or what
`CC` names) for its own CPU device.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"

DOCUMENTED = """
import importlib
import pkgutil

import pytest
from numba.cuda import testing
from numba.cuda.tests import doc_examples

# These two ask the driver.
testing.cc_X_or_above = lambda *wanted: wanted <= (8, 0)
testing.skip_if_cudadevrt_missing = lambda function: function


@pytest.fixture(scope="class")
def initialize_from_pytest_config(request):
    request.cls._dump_failed_filechecks = False


for found in pkgutil.iter_modules(doc_examples.__path__):
    if found.name.startswith("test_"):
        module = importlib.import_module(f"{doc_examples.__name__}.{found.name}")
        tests = [name for name in vars(module) if name.startswith(("Test", "test_")) and name != "TestCase"]
        globals().update({name: getattr(module, name) for name in tests})
"""
"""Collects the tests: inside their package pytest takes the folder above them for the root of another one."""


def tinygrad(checkout: str, *options: str) -> int:
    """The operator tests."""
    os.environ |= {"DEV": "MINICC", "TEST_TIMEOUT": "3000"}
    os.chdir(checkout)
    sys.path.insert(0, os.getcwd())
    # tinygrad compiles in other processes, which find the device there.
    os.environ["PYTHONPATH"] = os.pathsep.join([str(EXAMPLES), os.getcwd(), os.environ.get("PYTHONPATH", "")])
    return pytest.main(["-p", "tinygrad_device", "-rfEs", "--tb=short", "test/backend/test_ops.py", *options])


def numba(*options: str) -> int:
    """The examples of the documentation."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "test_documented.py").write_text(DOCUMENTED)
        return pytest.main(
            [
                "-p",
                "numba_device",
                "-p",
                "no:minicc",
                "-rfEs",
                "--tb=short",
                "--rootdir",
                folder,
                folder,
                *options,
            ]
        )


if __name__ == "__main__":
    if sys.argv[1:2] not in (["tinygrad"], ["numba"]) or (sys.argv[1] == "tinygrad" and len(sys.argv) < 3):
        sys.exit(__doc__)
    sys.path.insert(0, str(EXAMPLES))
    sys.exit({"tinygrad": tinygrad, "numba": numba}[sys.argv[1]](*sys.argv[2:]))
