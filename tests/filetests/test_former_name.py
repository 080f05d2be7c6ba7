"""`minicc.testing` is `minicc.filetests`."""

from __future__ import annotations

import subprocess
import sys

CODE = """
import runpy

import minicc.testing.fuzz.ptx
import minicc.testing.suite.command
from minicc.testing import checks
from minicc.testing.launches import LaunchFailed
import minicc.filetests.fuzz.ptx
import minicc.filetests.launches
import minicc.filetests.suite.command as command
from minicc import filetests

assert minicc.testing is filetests
assert checks is filetests.checks and LaunchFailed is minicc.filetests.launches.LaunchFailed
assert minicc.testing.suite.command is command
assert minicc.testing.fuzz.ptx is minicc.filetests.fuzz.ptx
assert command.__spec__.name == command.__name__ == "minicc.filetests.suite.command"
try:
    import minicc.testing.nothing
except ModuleNotFoundError:
    pass
assert "reference/ir.md" in runpy.run_module("minicc.testing.reference", run_name="run")["PAGES"]
"""


def test_modules_have_their_former_names_too() -> None:
    command = [sys.executable, "-W", "error::ImportWarning", "-c", CODE]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")
