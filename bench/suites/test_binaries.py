"""Programs that nvcc builds with a shared CUDA runtime, run under `minicc exec`: this project's examples, the
samples of NVIDIA's toolkit (in the folder $CUDA_SAMPLES), and HeCBench (in $HECBENCH).

The command of minicc is $MINICC, by default `minicc`. A program that is not built, because it needs a
library that is not here, is skipped. A program is right if it ends with status 0 and says of no check that
it failed.
"""

from __future__ import annotations

import json
import os
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sysconfig
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MINICC = shlex.split(os.environ.get("MINICC", "minicc"))
FLAGS = ("-cudart", "shared", "-w", "-std=c++17", "--extended-lambda")
ARCHITECTURE = ("-gencode", "arch=compute_80,code=compute_80")
SECONDS = 300
FIRST_SECONDS = 10
"""The limits of a program's processor time, and of one of HeCBench's that takes smaller numbers then."""
WAITING = 10
"""The limit of the time that passes, as a multiple of the processor time."""
FAILED = re.compile(
    r"\bFAIL(ED|URE)?\b|(?<!of )\b[1-9]\d* (of \d+ )?wrong|(test|verification) failed", re.IGNORECASE
)
EXPECTED = re.compile(r"\bassert|as expected", re.IGNORECASE)
"""Lines about a failure that the program provokes on purpose."""
EXAMPLES = sorted((ROOT / "examples" / "programs").glob("*.cu"))
PACKAGES = Path(sysconfig.get_path("purelib")) / "nvidia" / "cu13"
"""The folder of the environment that has NVIDIA's libraries and their headers."""
SAMPLES = Path(os.environ.get("CUDA_SAMPLES", "/nowhere"))
SAMPLE_FOLDERS = sorted(
    {path.parent for path in SAMPLES.glob("Samples/[0-6]_*/*/CMakeLists.txt")}, key=lambda path: path.name
)
SAMPLE_ARGUMENTS = SAMPLES / "test_args.json"
"""The arguments with which the samples' own script of tests runs them."""
GRAPHICS = re.compile(r"OPENGL|EGL_|Vulkan|GLUT|NVSCI|d3d1\d")
"""Names in a build file that show that the sample draws, or needs a library of another device."""
BUILD_ERROR = re.compile(r"error|undefined|cannot find|No such", re.IGNORECASE)
HECBENCH = Path(os.environ.get("HECBENCH", "/nowhere"))
PASSED = re.compile(rb'"[^"\n]*\bPASS')
"""A message in the source of a program that checks its own result."""
SOURCES = (".cu", ".cuh", ".cpp", ".cc", ".h", ".hpp")
HECBENCH_FOLDERS = sorted(
    path.parent
    for path in HECBENCH.glob("src/*-cuda/Makefile")
    if any(
        PASSED.search(one.read_bytes())
        for one in path.parent.rglob("*")
        if one.suffix in SOURCES and one.is_file()
    )
)

pytestmark = pytest.mark.skipif(shutil.which("nvcc") is None, reason="no nvcc on PATH")


class OutOfTimeError(Exception):
    """A program is not at its end when its time is over."""


def run(
    command: Sequence[str | Path], folder: Path, waived: int | None = None, seconds: int = SECONDS
) -> str:
    """Run a program, assert that it is right, and return what it says.

    `waived` is its status if it needs another device.
    """
    # The pytest process itself runs under `minicc exec`; the program gets libraries and options anew.
    environment = {
        name: text for name, text in os.environ.items() if name not in ("LD_PRELOAD", "LD_LIBRARY_PATH")
    } | {"MINICC_TOOLKIT": f"{PACKAGES}/lib"}
    with subprocess.Popen(
        [*MINICC, "exec", "--", *command],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds)),
    ) as process:
        try:
            said, _ = process.communicate(timeout=WAITING * seconds)
        except subprocess.TimeoutExpired as error:
            # The command may be a shell or a program that has started others.
            os.killpg(process.pid, signal.SIGKILL)
            raise OutOfTimeError(f"not at its end after {WAITING * seconds} s") from error
    if process.returncode in (-signal.SIGKILL, 128 + signal.SIGKILL):
        raise OutOfTimeError(f"not at its end after {seconds} s of processor time")
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    errors = [line for line in lines if FAILED.search(line) and not EXPECTED.search(line)]
    if waived is not None and process.returncode == waived and not errors:
        pytest.skip("the program says that it needs another device: " + " | ".join(lines[-2:]))
    told = errors + [line for line in lines if "error" in line.lower()] + lines[-2:]
    assert process.returncode == 0 and not errors, f"status {process.returncode}: " + " | ".join(told[:3])
    return said


@pytest.fixture(scope="session")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the folders in which `-lcublas` and the like, and `-lcuda`, are found."""
    folder = tmp_path_factory.mktemp("libraries")
    for path in (PACKAGES / "lib").glob("lib*.so.*"):
        link = folder / (path.name.split(".so.")[0] + ".so")
        if not link.exists():
            link.symlink_to(path)
    # `minicc exec`, under which the tests run, names the folder of its libraries first.
    return os.pathsep.join([str(folder), os.environ.get("LD_LIBRARY_PATH", "").split(os.pathsep)[0]])


def build(command: Sequence[str | Path], folder: Path, libraries: str) -> None:
    """Build a program; skip the test if nvcc cannot."""
    environment = {name: text for name, text in os.environ.items() if name != "LD_PRELOAD"} | {
        "CPATH": f"{PACKAGES}/include",
        "LIBRARY_PATH": libraries,
        "LD_LIBRARY_PATH": f"{PACKAGES}/lib",
    }
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, errors="replace"
    )
    if done.returncode:
        lines = [line for line in (done.stderr + done.stdout).splitlines() if BUILD_ERROR.search(line)]
        pytest.skip("it is not built: " + " | ".join(lines)[:300])


@pytest.mark.parametrize("source", EXAMPLES, ids=lambda path: path.stem)
def test_examples(source: Path, tmp_path: Path, libraries: str) -> None:
    text = source.read_text()
    used = [f"-l{name}" for name in ("cublas", "cufft", "curand", "cusolver", "cusparse") if name in text]
    if re.search(r"\bcu[A-Z]\w+\(", text):
        used.append("-lcuda")
    program = tmp_path / "program"
    build(["nvcc", *FLAGS, *ARCHITECTURE, source, *used, "-o", program], source.parent, libraries)
    run([program], tmp_path)


@dataclass(frozen=True)
class Sample:
    """The build of a sample of NVIDIA's, as its file `CMakeLists.txt` states it."""

    sources: list[str]
    options: list[str]
    kernels: list[list[str]]
    """Commands that compile a file of kernels, which the program loads."""


def sample_of(folder: Path) -> Sample:
    """Read the build file of a sample."""
    text = (folder / "CMakeLists.txt").read_text()
    (words,) = re.findall(r"add_executable\(\s*\w+\s([^)]*)\)", text)[:1] or pytest.skip("no program")
    libraries = re.findall(r"CUDA::(\w+)", text)
    options = [
        f"-l{name.removeprefix('cuda_')}" for name in libraries if name not in ("cudart", "cuda_driver")
    ]
    options += ["-lcublas", "-lcusparse"] * ("cusolver" in libraries)
    options += ["-lcuda"] * ("cuda_driver" in libraries) + ["-lnvJitLink"] * ("NVJITLINK_LIB" in text)
    options += ["-Xcompiler", "-fopenmp"] * ("OpenMP" in text)
    options += ["-rdc=true", "-lcudadevrt"] * ("CUDA_SEPARABLE_COMPILATION ON" in text)
    options += re.findall(r"-maxrregcount=\d+", text)
    kernels = []
    made = re.findall(r"set\(CUDA_(FATBIN|PTX)_FILE \S*/([\w.]+)", text)
    for (kind, target), source in zip(made, re.findall(r"set\(CUDA_KERNEL_SOURCE \S*/([\w.]+)", text)):
        kernels.append([f"-{kind.lower()}", source, "-o", target])
    return Sample(words.split(), options, kernels)


@pytest.mark.parametrize("folder", SAMPLE_FOLDERS, ids=lambda path: path.name)
def test_cuda_samples(folder: Path, tmp_path: Path, libraries: str) -> None:
    arguments = json.loads(SAMPLE_ARGUMENTS.read_text()).get(folder.name, {})
    if GRAPHICS.search((folder / "CMakeLists.txt").read_text()) or arguments.get("skip"):
        pytest.skip("it draws, or needs a library of another device")
    if arguments.get("min_gpus", 1) > 1:
        pytest.skip("it needs two devices")
    sample = sample_of(folder)
    # The programs look for their data by their path in the repository.
    (tmp_path / "Common").symlink_to(SAMPLES / "Common")
    copy = tmp_path / folder.relative_to(SAMPLES)
    shutil.copytree(folder, copy)
    if "cooperative_groups" in (folder / "CMakeLists.txt").read_text():
        # The build puts these headers beside the program, which compiles its kernel itself.
        for path in (PACKAGES / "include").glob("cooperative_groups*"):
            (copy / path.name).symlink_to(path)
    common = ["nvcc", *FLAGS, "-I../../../Common", "-Iinc"]
    for command in sample.kernels:
        build(
            [*common, *(ARCHITECTURE if "-fatbin" in command else ("-arch=compute_80",)), *command],
            copy,
            libraries,
        )
    build([*common, *ARCHITECTURE, *sample.sources, *sample.options, "-o", folder.name], copy, libraries)
    for one in arguments.get("runs", [arguments]):
        run([copy / folder.name, *one.get("args", [])], copy, waived=2)


def reduced(command: str) -> list[str]:
    """Return a command line of HeCBench with less and less work for a CPU.

    The last number, if it is a power of ten, is how often the program repeats its work; it becomes 1. Then
    the other numbers from 1024 on, which are sizes, are divided by 16 and by 256.
    """
    once = re.sub(r"(?<=\s)10+\s*$", "1", command)

    def divided(factor: int) -> str:
        return re.sub(
            r"(?<=\s)\d{4,}(?=\s|$)",
            lambda size: str(int(size[0]) // factor if int(size[0]) >= 1024 else int(size[0])),
            once,
        )

    return [once, divided(16), divided(256)]


def lacks_input(command: str, folder: Path) -> bool:
    """Return whether a file that a command names is not there."""
    names = re.findall(r"(?<=\s)[\w./-]*/[\w./-]*\w|(?<=\s)\w[\w-]*\.[a-z]\w*", command)
    return any(not (folder / name).exists() for name in names)


@pytest.mark.parametrize("folder", HECBENCH_FOLDERS, ids=lambda path: path.name)
def test_hecbench(folder: Path, tmp_path: Path, libraries: str) -> None:
    copy = tmp_path / "src" / folder.name
    shutil.copytree(folder, copy)
    # Programs use files of each other, and of the same program's other versions.
    for path in folder.parent.iterdir():
        if path.name != folder.name and path.is_dir():
            (copy.parent / path.name).symlink_to(path)
    settings = ["CC=nvcc", "ARCH=sm_80", f"EXTRA_CFLAGS={' '.join(FLAGS)}", "LAUNCHER=", "VERIFY=yes"]
    build(["make", *settings], copy, libraries)
    told = subprocess.run(["make", "-n", "run", *settings], cwd=copy, capture_output=True, text=True)
    lines = [line.strip() for line in told.stdout.replace("\\\n", " ").splitlines()]
    commands = [line for line in lines if re.match(r"\./|cd |time ", line)]
    assert commands, f"no program in: {told.stdout[-300:]}"
    step = 0
    for command in commands:
        versions = reduced(command)
        while True:
            # Steps that change nothing are left out.
            rest = [index for index in range(step + 1, len(versions)) if versions[index] != versions[step]]
            try:
                said = run(["sh", "-c", versions[step]], copy, seconds=FIRST_SECONDS if rest else SECONDS)
            except OutOfTimeError as error:
                if not rest:
                    pytest.fail(f"{versions[step]}: {error}")
                step = rest[0]
            except AssertionError as error:
                if lacks_input(command, copy):
                    pytest.skip(f"a file of its input is not in the repository: {command}")
                raise AssertionError(f"{versions[step]}: {error}") from None
            else:
                if not re.search(r"\bpass", said, re.IGNORECASE):
                    assert "error:" not in said, f"{versions[step]}: {said[-300:]}"
                    pytest.skip(f"it does not say whether its result is right: {versions[step]}")
                break
