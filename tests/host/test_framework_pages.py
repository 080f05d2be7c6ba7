"""The pages about frameworks: what they show is what happens, and the workflow's steps run.

    MINICC_FRAMEWORKS_PYTHON=PYTHON python -m pytest tests/host/test_framework_pages.py

PYTHON is an interpreter of minicc's version of Python whose environment has frameworks.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "frameworks"
PAGES = sorted(FOLDER.glob("*.md"))
WORKFLOW = ROOT / "examples" / "ci" / "cuda-tests.yml"
FILES = re.compile(r"^<!-- ([\w.]+)(?:: needs ([\w.]+))? -->\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""A file of a page: its name, the module that it needs, its text."""
COMMANDS = re.compile(r"^\$ (.+)\n((?:(?!\$ |```).*\n)*)", re.MULTILINE)
"""A command of a page, and its output."""
needs_compiler = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")


def _environment(python: str, folder: Path) -> dict[str, str]:
    """Return an environment in which `minicc` is this tree's and `python` is the given one."""
    programs = folder / "programs"
    programs.mkdir(exist_ok=True)
    for name, command in (("minicc", f"{sys.executable} -m minicc"), ("python", python)):
        (programs / name).write_text(f'#!/bin/sh\nexec {command} "$@"\n')
        (programs / name).chmod(0o755)
    return os.environ | {"PATH": f"{programs}{os.pathsep}{os.environ['PATH']}", "GITHUB_PATH": os.devnull}


def _shell(text: str, folder: Path, python: str = sys.executable) -> subprocess.CompletedProcess[str]:
    """Run a script as GitHub's runners do."""
    return subprocess.run(
        ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", text],
        cwd=folder,
        env=_environment(python, folder),
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@cache
def _framework_python(module: str) -> str:
    """Return the interpreter that has a framework; skip the test if there is none."""
    python = os.environ.get("MINICC_FRAMEWORKS_PYTHON")
    if not python:
        pytest.skip("MINICC_FRAMEWORKS_PYTHON names no interpreter with frameworks")
    probe = f"import importlib.util, sys; sys.exit(importlib.util.find_spec({module!r}) is None)"
    if subprocess.run([python, "-c", probe], capture_output=True, check=False).returncode:
        pytest.skip(f"{python} has no {module}")
    return python


def _commands(text: str) -> list[tuple[str, str]]:
    """Return the commands of a page that start minicc, with their output."""
    return [(command, output) for command, output in COMMANDS.findall(text) if "minicc exec" in command]


def test_every_page_is_listed() -> None:
    names = {page.name for page in PAGES}
    assert len(names) >= 9
    index = (ROOT / "docs" / "frameworks.md").read_text()
    assert set(re.findall(r"\]\(frameworks/([\w-]+\.md)\)", index)) == names
    assert set(re.findall(r"^ +- frameworks/([\w-]+\.md)$", (ROOT / "mkdocs.yml").read_text(), re.M)) == names


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_says_what_is_not_there(page: Path) -> None:
    text = page.read_text()
    assert text.count("\n## What is not there\n") == 1
    for code in re.findall(r"^ *```python\n(.*?)^ *```$", text, re.MULTILINE | re.DOTALL):
        compile(re.sub("^  ", "", code, flags=re.M) if code.startswith("  ") else code, page.name, "exec")


@needs_compiler
@pytest.mark.parametrize(
    "page", [page for page in PAGES if FILES.search(page.read_text())], ids=lambda page: page.stem
)
def test_the_commands_of_a_page_print_what_it_shows(page: Path, tmp_path: Path) -> None:
    text, python = page.read_text(), sys.executable
    commands = _commands(text)
    assert commands
    for name, module, content in FILES.findall(text):
        (tmp_path / name).write_text(content)
        if module:
            python = _framework_python(module)
    if page.stem == "programs":
        for program in ("nvcc", "cmake"):
            if shutil.which(program) is None:
                pytest.skip(f"no {program} on PATH")
        commands = COMMANDS.findall(text)
    for command, output in commands:
        done = _shell(command, tmp_path, python)
        for line in output.splitlines():
            assert line in done.stdout + done.stderr, done.stdout + done.stderr
        fails = "linked statically" in output or "undefined symbol" in output
        assert fails == bool(done.returncode), done.stderr


@pytest.mark.parametrize("page", ["cupy", "pycuda"])
def test_raw_kernels_replace_those_of_a_framework(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The last program of the page needs minicc only."""
    text = re.sub("^  ", "", (FOLDER / f"{page}.md").read_text(), flags=re.M)
    code = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)[-1]
    assert "from minicc import Raw" in code
    exec(code, {})
    assert capsys.readouterr().out == "[ 0.  2.  4.  6.  8. 10. 12. 14.]\n"


# -- the workflow


def _jobs() -> dict[str, Any]:
    yaml = pytest.importorskip("yaml", reason="PyYAML is not installed")
    jobs: dict[str, Any] = yaml.safe_load(WORKFLOW.read_text())["jobs"]
    return jobs


def test_the_page_shows_the_workflow() -> None:
    (shown,) = re.findall(r"^```yaml\n(.*?)^```$", (FOLDER / "ci.md").read_text(), re.MULTILINE | re.DOTALL)
    assert shown == WORKFLOW.read_text()


def test_actions_are_pinned_to_commits() -> None:
    used = re.findall(r"uses: (.*)", WORKFLOW.read_text())
    assert used and all(re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", item) for item in used)


def test_every_step_is_a_script_of_the_shell() -> None:
    jobs = _jobs()
    assert jobs.keys() == {"python", "programs"}
    for job in jobs.values():
        assert job["timeout-minutes"] <= 30
        for step in job["steps"]:
            assert ("run" in step) != ("uses" in step)
            done = subprocess.run(
                ["bash", "-n", "-c", step.get("run", "")], capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, done.stderr


PROJECT_TEST = '''
import ctypes

PTX = b"""
.version 8.0
.target sm_80
.address_size 64
.visible .entry one(.param .u64 p)
{
    .reg .b32 %r<2>; .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [p];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd2, %r1, STRIDE;
    add.s64 %rd3, %rd1, %rd2;
    st.global.u32 [%rd3], 1;
    ret;
}
"""


def test_a_kernel() -> None:
    cu = ctypes.CDLL("libcuda.so.1")
    context, module, kernel, pointer = (ctypes.c_void_p() for _ in range(4))
    assert not cu.cuInit(0) and not cu.cuCtxCreate_v2(ctypes.byref(context), 0, 0)
    assert not cu.cuModuleLoadData(ctypes.byref(module), PTX)
    assert not cu.cuModuleGetFunction(ctypes.byref(kernel), module, b"one")
    assert not cu.cuMemAlloc_v2(ctypes.byref(pointer), ctypes.c_size_t(32))
    arguments = (ctypes.c_void_p * 1)(ctypes.addressof(pointer))
    assert not cu.cuLaunchKernel(kernel, 1, 1, 1, 8, 1, 1, 0, None, arguments, None)
    values = (ctypes.c_uint32 * 8)()
    assert not cu.cuMemcpyDtoH_v2(values, pointer, ctypes.c_size_t(32))
    assert values[0] == 1
'''


def _scripts(job: str) -> list[str]:
    """Return the scripts of a job except those that install from a network."""
    return [step["run"] for step in _jobs()[job]["steps"] if "run" in step and step["name"] != "Install"]


@needs_compiler
@pytest.mark.parametrize("is_correct", [True, False])
def test_the_steps_of_a_python_project_run(is_correct: bool, tmp_path: Path) -> None:
    """A project whose kernel writes within its array passes; one that writes past the end does not."""
    (tmp_path / "tests").mkdir()
    source = PROJECT_TEST.replace("STRIDE", "4" if is_correct else "64")
    (tmp_path / "tests" / "test_kernels.py").write_text(source)
    for number, script in enumerate(_scripts("python")):
        done = _shell(script, tmp_path)
        assert (done.returncode == 0) is is_correct, done.stdout + done.stderr
        assert ("1 passed" in done.stdout) is is_correct
        assert number or not is_correct or "  one (" in done.stderr  # the summary


@needs_compiler
def test_the_steps_of_a_project_of_cmake_run(tmp_path: Path) -> None:
    for program in ("nvcc", "cmake"):
        if shutil.which(program) is None:
            pytest.skip(f"no {program} on PATH")
    for name, _, content in FILES.findall((FOLDER / "programs.md").read_text()):
        (tmp_path / name).write_text(content)
    done = [_shell(script, tmp_path) for script in _scripts("programs")]
    assert [item.returncode for item in done] == [0, 0], done[-1].stdout + done[-1].stderr
    assert "100% tests passed" in done[-1].stdout
