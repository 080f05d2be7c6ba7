"""docs/writing-a-pass.md, followed literally: its files are written and its commands run, in order, in an
empty folder.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import minicc

PAGE = (Path(minicc.__file__).parent / "docs" / "writing-a-pass.md").read_text()
FENCES = re.findall(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', PAGE, re.MULTILINE | re.DOTALL)


def tools(folder: Path) -> dict[str, str]:
    """An environment in which `minicc`, `pytest` and `python` are those of this process."""
    folder.mkdir()
    for name, words in (("minicc", "-m minicc"), ("pytest", "-m pytest"), ("python", "")):
        (folder / name).write_text(f'#!/bin/sh\nexec {sys.executable} {words} "$@"\n')
        (folder / name).chmod(0o755)
    path = os.pathsep.join(
        [str(Path(minicc.__file__).parent.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    )
    return {
        **os.environ,
        "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": path,
        "TMPDIR": str(folder),
    }


def test_the_page_works_as_it_says(tmp_path):
    env, work, ran = tools(tmp_path / "bin"), tmp_path / "work", 0
    work.mkdir()
    for language, title, body in FENCES:
        if title:
            (work / title).write_text(body)
        elif language == "console":
            for command, shown in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", body, re.MULTILINE):
                status = re.search(r"# exit status (\d+)$", command)
                done = subprocess.run(
                    ["sh", "-c", command], cwd=work, env=env, capture_output=True, text=True, check=False
                )
                said = done.stdout + done.stderr
                assert done.returncode == (int(status[1]) if status else 0), f"{command}\n{said}"
                for line in shown.splitlines():
                    assert line in said, f"{command}\nshould say: {line}\n{said}"
                ran += 1
    assert ran >= 8
    assert (
        "broken IR" not in (work / "shift.py").read_text()
        and (work / "scale.ptx").read_text().count("shl.b32") == 1
    )
