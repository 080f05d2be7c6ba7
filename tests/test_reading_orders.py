"""The reading order in the docstring of each package: it names files that there are, all of them, each after
those it builds on.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import minicc

ROOT = Path(minicc.__file__).parent
PROSE = {"generate", "lower", "repr", "str"}
"""What is in backticks there and is no file."""
DATA = ("labs", "teacher", "puzzles")
"""Folders of the course that hold what students read and write."""


def reading_order(package: Path) -> list[str]:
    """The names in backticks that follow the words; a room's ends with a slash."""
    doc = ast.get_docstring(ast.parse((package / "__init__.py").read_text())) or ""
    return re.findall(r"`([a-z_0-9]+/?)`", doc.partition("eading order")[2])


PACKAGES = sorted(
    path.parent
    for path in ROOT.glob("[a-z]*/**/__init__.py")
    if path.relative_to(ROOT).parts[0] not in ("tests", "build") and not set(DATA) & set(path.parts)
)
WITH_FILES = [
    package
    for package in PACKAGES
    if any(path.stem not in ("__init__", "__main__") for path in package.glob("*.py"))
]


def members(package: Path) -> set[str]:
    return {path.stem for path in package.glob("*.py")} - {"__init__", "__main__"} | {
        f"{path.parent.name}/" for path in package.glob("*/__init__.py")
    }


def siblings(path: Path, package: Path) -> set[str]:
    """The members of the package that a file imports when it is imported itself."""
    result: set[str] = set()
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.ImportFrom) and node.level == len(path.relative_to(package).parts):
            result |= {node.module.split(".")[0]} if node.module else {alias.name for alias in node.names}
    return result


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_reading_order_names_files_that_there_are(package: Path) -> None:
    assert [
        name
        for name in reading_order(package)
        if name not in members(package) and f"{name}/" not in members(package) and name not in PROSE
    ] == []


@pytest.mark.parametrize("package", WITH_FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_reading_order_names_every_file(package: Path) -> None:
    assert sorted(members(package) - set(reading_order(package))) == []


@pytest.mark.parametrize(
    "package",
    [package for package in PACKAGES if {"runtime", "host"} & set(package.parts)],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_what_a_file_builds_on_comes_before_it(package: Path) -> None:
    order = [name.rstrip("/") for name in reading_order(package)]
    late = []
    for name in members(package):
        for path in [package / f"{name}.py"] if name[-1] != "/" else sorted((package / name).glob("*.py")):
            late += [
                f"{path.relative_to(package)} imports {other}"
                for other in sorted(siblings(path, package))
                if other in order and order.index(other) > order.index(name.rstrip("/"))
            ]
    assert late == []


def test_there_are_packages() -> None:
    assert len(WITH_FILES) > 40
