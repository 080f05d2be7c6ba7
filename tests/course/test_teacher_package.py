"""The distribution for teachers: what students must not have, and where `minicc lab` finds it."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from minicc.course import lab

HERE = Path(lab.HERE)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from a copy."""
    folder = tmp_path_factory.mktemp("teacher")
    shutil.copytree(
        HERE / "teacher",
        folder / "source",
        ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info"),
    )
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        str(folder),
        str(folder / "source"),
    ]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode and "setuptools" in result.stderr:
        pytest.skip("setuptools is not installed")
    assert result.returncode == 0, result.stderr
    (made,) = folder.glob("minicc_ptx_teacher-*.whl")
    return made


def test_it_has_every_file_of_the_teachers_folder(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packed = {
            name.removeprefix("minicc_teacher/")
            for name in archive.namelist()
            if name.startswith("minicc_teacher/")
        }
    files = {
        path.relative_to(HERE / "teacher").as_posix()
        for path in (HERE / "teacher").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert packed == files - {"pyproject.toml"}


def test_labs_find_it_where_it_is_installed(
    wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(HERE / "labs", tmp_path / "course" / "labs")
    monkeypatch.setattr(lab, "HERE", tmp_path / "course")
    assert {one.teacher for one in lab.labs()} == {None}
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    monkeypatch.syspath_prepend(tmp_path / "site")
    first = lab.find_lab(1)
    assert first.teacher == tmp_path / "site" / "minicc_teacher" / "01_parser"
    assert first.teacher.parent in first.secret_paths
    assert first.hidden and first.mistakes and "def " in first.solution
