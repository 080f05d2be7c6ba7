"""Programs that nvcc builds with a shared CUDA runtime, run under `minicc exec`: this project's examples, the
samples of NVIDIA's toolkit (in the folder $CUDA_SAMPLES), and HeCBench (in $HECBENCH).

The command of minicc is $MINICC, by default `minicc`. A program that is not built, because it needs a
library that is not here, is skipped. A program is right if it ends with status 0 and says of no check that
it failed.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sysconfig
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MINICC = shlex.split(os.environ.get("MINICC", "minicc"))
FLAGS = ("-cudart", "shared", "-w", "-std=c++17", "--extended-lambda")
ARCHITECTURE = ("-gencode", "arch=compute_80,code=compute_80")
SECONDS = 120
FAILED = re.compile(
    r"\bFAIL(ED|URE)?\b|(?<!of )\b[1-9]\d* (of \d+ )?wrong|(test|verification) failed", re.IGNORECASE
)
EXAMPLES = sorted((ROOT / "examples" / "programs").glob("*.cu"))
SAMPLES = Path(os.environ.get("CUDA_SAMPLES", "/nowhere"))
SAMPLE_FOLDERS = sorted(
    {path.parent for path in SAMPLES.glob("Samples/[01235]_*/*/*.cu")}, key=lambda path: path.name
)
PACKAGES = Path(sysconfig.get_path("purelib")) / "nvidia" / "cu13"
LIBRARIES = {"cublas": 13, "cufft": 12, "curand": 10, "cusolver": 12, "cusparse": 12}
"""Libraries with their versions, whose headers packages of the environment have."""
DRIVER_CALL = re.compile(r"\bcu[A-Z]\w+\(")
GRAPHICS = re.compile(r"GL/|EGL|vulkan|nvmedia|cudla|NvSci|glfw", re.IGNORECASE)
HECBENCH = Path(os.environ.get("HECBENCH", "/nowhere"))
HECBENCH_FOLDERS = sorted(path.parent for path in HECBENCH.glob("src/*-cuda/Makefile"))

pytestmark = pytest.mark.skipif(shutil.which("nvcc") is None, reason="no nvcc on PATH")


def run(command: Sequence[str | Path], folder: Path) -> None:
    """Run a program and assert that it is right."""
    # The pytest process itself runs under `minicc exec`; the program gets libraries and options anew.
    environment = {
        name: text for name, text in os.environ.items() if name not in ("LD_PRELOAD", "LD_LIBRARY_PATH")
    }
    try:
        done = subprocess.run(
            [*MINICC, "exec", "--", *command],
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=SECONDS,
        )
    except subprocess.TimeoutExpired:
        pytest.fail(f"not at its end after {SECONDS} s")
    said = done.stdout + done.stderr
    errors = [line for line in said.splitlines() if FAILED.search(line)]
    if "waived" in said.lower() or (done.returncode == 2 and not errors):
        pytest.skip("the program says that it needs another device: " + said.strip()[-200:])
    assert done.returncode == 0 and not errors, (
        " | ".join(errors[:2]) or f"status {done.returncode}: {said[-300:]}"
    )


def build(command: Sequence[str | Path], folder: Path) -> None:
    """Build a program; skip the test if nvcc cannot."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace")
    if done.returncode:
        lines = [line for line in (done.stderr + done.stdout).splitlines() if "error" in line.lower()]
        pytest.skip("nvcc does not build it: " + " | ".join(lines)[:300])


def library_options(sources: Sequence[Path]) -> list[str]:
    """Return the options for NVIDIA's libraries that the sources include."""
    text = " ".join(path.read_text(errors="replace") for path in sources)
    used = [f"-l:lib{name}.so.{version}" for name, version in LIBRARIES.items() if name in text]
    if used:
        folder = PACKAGES / "lib"
        used += [f"-I{PACKAGES}/include", f"-L{folder}", "-Xlinker", f"-rpath-link={folder}"]
    if DRIVER_CALL.search(text):
        # `minicc exec`, under which the tests run, names the folder of its libraries first.
        used += ["-L", os.environ.get("LD_LIBRARY_PATH", "").split(os.pathsep)[0], "-lcuda"]
    return used


@pytest.mark.parametrize("source", EXAMPLES, ids=lambda path: path.stem)
def test_examples(source: Path, tmp_path: Path) -> None:
    options = library_options([source])
    build(["nvcc", *FLAGS, *ARCHITECTURE, source, *options, "-o", tmp_path / "program"], source.parent)
    run([tmp_path / "program"], tmp_path)


@pytest.mark.parametrize("folder", SAMPLE_FOLDERS, ids=lambda path: path.name)
def test_cuda_samples(folder: Path, tmp_path: Path) -> None:
    sources = [*folder.glob("*.cu"), *folder.glob("*.cpp")]
    if any(GRAPHICS.search(path.read_text(errors="replace")) for path in [*sources, *folder.glob("*.h")]):
        pytest.skip("it draws, or needs a library of another device")
    options = [f"-I{SAMPLES}/Common", f"-I{folder}", *library_options(sources)]
    build(["nvcc", *FLAGS, *ARCHITECTURE, *sources, *options, "-o", tmp_path / "program"], folder)
    run([tmp_path / "program"], folder)


@pytest.mark.parametrize("folder", HECBENCH_FOLDERS, ids=lambda path: path.name)
def test_hecbench(folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / "src" / folder.name
    shutil.copytree(folder, copy)
    base = folder.name.removesuffix("-cuda")
    for name in ("include", f"{base}-sycl", f"{base}-hip"):
        if (folder.parent / name).is_dir():
            (copy.parent / name).symlink_to(folder.parent / name)
    settings = ["CC=nvcc", "ARCH=sm_80", f"EXTRA_CFLAGS={' '.join(FLAGS)}"]
    build(["make", *settings], copy)
    run(["make", "run", *settings], copy)
