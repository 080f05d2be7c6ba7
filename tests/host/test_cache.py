"""Builds that are killed, interrupted, or run concurrently: the cache has complete programs or none."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from minicc.host import cache

needs_host_compiler = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")

TEXT = (
    "#include <cstdio>\n__global__ void k(int *p) { *p = 5; }\nint main() { int *p; cudaMallocManaged(&p, 4);"
    ' k<<<1, 1>>>(p); cudaDeviceSynchronize(); printf("%d\\n", *p); }\n'
)


def started(folder: Path, compiler: str = "g++") -> subprocess.Popen[str]:
    """Start `minicc run` of the program with a cache of its own and this host compiler; interrupts are
    enabled even if the tests ignore them.
    """
    (folder / "p.cu").write_text(TEXT)
    return subprocess.Popen(
        [sys.executable, "-m", "minicc", "run", str(folder / "p.cu")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "MINICC_CACHE": str(folder / "cache"), "CXX": compiler},
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL) and None,
    )


def ended(process: subprocess.Popen[str]) -> tuple[str, str, int]:
    out, err = process.communicate(timeout=300)
    return out, err, process.returncode


def slow_compiler(folder: Path) -> str:
    """Return a compiler that does not return while the file beside it exists."""
    (folder / "wait").touch()
    script = folder / "slow"
    script.write_text(f'#!/bin/sh\nwhile [ -e "{folder / "wait"}" ]; do sleep 0.05; done\nexec g++ "$@"\n')
    script.chmod(0o755)
    return str(script)


def being_made(folder: Path) -> list[Path]:
    return list((folder / "cache").glob(".making-*"))


@needs_host_compiler
def test_a_build_that_is_killed(tmp_path: Path) -> None:
    """Check that the incomplete program is not used, and that the next run builds one."""
    compiler = slow_compiler(tmp_path)
    process = started(tmp_path, compiler)
    while not being_made(tmp_path):
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGKILL)
    assert ended(process) == ("", "", -signal.SIGKILL)
    assert [
        entry
        for entry in (tmp_path / "cache").iterdir()
        if not entry.name.startswith((".making-", "headers-"))
    ] == []
    (tmp_path / "wait").unlink()
    assert ended(started(tmp_path, compiler)) == ("5\n", "", 0)


@needs_host_compiler
@pytest.mark.parametrize("delay", [0, 0.1, 0.2, 0.4, 0.8])
def test_a_build_that_is_interrupted(tmp_path: Path, delay: float) -> None:
    """Check interrupts of minicc alone: it stops the compilers that run, and starts no others."""
    process = started(tmp_path, slow_compiler(tmp_path))
    while not being_made(tmp_path):
        time.sleep(0.05)
    time.sleep(delay)
    process.send_signal(signal.SIGINT)
    out, err, status = ended(process)
    assert (out, status) == ("", 130) and "Traceback" not in err
    assert being_made(tmp_path) == []


@needs_host_compiler
def test_two_builds_at_once(tmp_path: Path) -> None:
    """Check two builds of a program that overlap."""
    compiler = slow_compiler(tmp_path)
    first, second = started(tmp_path, compiler), started(tmp_path, compiler)
    while len(being_made(tmp_path)) < 2:
        time.sleep(0.05)
    (tmp_path / "wait").unlink()
    assert ended(first) == ended(second) == ("5\n", "", 0)
    assert being_made(tmp_path) == []


def test_least_recently_used_folders_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINICC_CACHE", str(tmp_path))
    monkeypatch.setattr(cache, "LIMIT", 2500)
    for age, name in enumerate(("a", "b", "c")):
        used = time.time() - 100 + age
        os.utime(
            cache.cached_folder(name, lambda folder: (folder / "file").write_bytes(bytes(1000)) and None),
            (used, used),
        )
    os.utime(cache.cached_folder("a", lambda folder: None))
    (tmp_path / ".making-1").mkdir()
    (tmp_path / ".making-2").mkdir()
    os.utime(tmp_path / ".making-1", (1, 1))
    cache.cached_folder("d", lambda folder: (folder / "file").write_bytes(bytes(1000)) and None)
    assert sorted(entry.name for entry in tmp_path.iterdir()) == [".making-2", "a", "c", "d"]


def test_unused_programs_are_removed_and_linked_runtimes_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MINICC_CACHE", str(tmp_path))
    for name in ("program-a", "known-b", "runtime-c", "toolkit-d", "headers-e"):
        os.utime(cache.cached_folder(name, lambda folder: None), (1, 1))
    cache.cached_folder("program-f", lambda folder: None)
    assert sorted(entry.name for entry in tmp_path.iterdir()) == [
        "headers-e",
        "program-f",
        "runtime-c",
        "toolkit-d",
    ]


def test_a_superseded_program_is_removed_when_unused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINICC_CACHE", str(tmp_path))
    old, new = (
        cache.cached_folder("program-a", lambda folder: None),
        cache.cached_folder("program-b", lambda folder: None),
    )
    os.utime(old, (time.time() - 7200,) * 2)
    for folder in (old, new):
        cache.supersede(folder)
    assert (old.exists(), new.exists()) == (False, True)
