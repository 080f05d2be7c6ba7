"""The test suites of projects that use CUDA, unmodified, under `minicc exec`: how many of their tests pass.

    python bench/frameworks.py [SUITE]... [--checkout REPOSITORY=FOLDER]... [--sample N] [--seed S] [--jobs N]

Each suite has an environment of its own with the pinned packages, made in `.venv-frameworks/`, and, where its
tests are not in a package, a checkout of the project's repository at a pinned version, cloned into
`.venv-frameworks/checkouts/` or given by `--checkout`. Nothing of them is part of this project. The table
shows the tests that passed, failed, or were skipped by the suite itself, and the share of the passed among
those that ran. Failures that are known, with their reasons, are listed in `bench/suites/known.tsv`; any other
is printed, and the exit status is 1.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from harness import ENVIRONMENTS, EXAMPLES, Table, argument_parser, environment_with

SUITES_FOLDER = Path(__file__).parent / "suites"
RUNNER = ("pytest==9.2.0", "pytest-timeout==2.4.0", "pytest-xdist==3.8.0")
MINICC = ("ply", "networkx", "llvmlite", "numpy", "ml_dtypes")
"""minicc's dependencies: under `minicc exec` it runs in the interpreter of the suite's environment."""


@dataclass(frozen=True)
class Suite:
    """A suite of pytest: pinned packages, the repository and version that has its tests, and how it runs."""

    packages: tuple[str, ...]
    arguments: tuple[str, ...]
    repository: str = ""
    version: str = ""
    folder: str = "."
    """The working directory, relative to the checkout."""
    plugins: tuple[str, ...] = ()
    environment: dict[str, str] = field(default_factory=dict)
    """`{checkout}` stands for the checkout's folder."""
    overlay: tuple[str, str] | None = None
    """A folder of the checkout that the package lacks, and where it goes in the environment's packages."""
    goal: float = 0.9
    """The least share of passed tests."""
    sample: int = 0
    """The number of tests that are drawn at random; 0 for all."""
    minutes: int = 5
    """The time limit of one test."""

    @property
    def working_directory(self) -> str | None:
        """The folder of the checkout that the tests run in; None if they are a file of `bench/suites`.

        Such a file imports packages of the environment, which modules of the working directory would hide.
        """
        return None if self.arguments[0].startswith(OURS) else self.folder


NUMBA = ("numba-cuda[cu13]==0.30.4", "numba==0.65.1", "cuda-core==1.2.2", "cuda-bindings==13.5.0")
TORCH = ("torch==2.14.1", "triton==3.8.0")
CUDA_PYTHON = "NVIDIA/cuda-python"
CUDA_PYTHON_PACKAGES = (
    *NUMBA[2:],
    *("cuda-toolkit[nvrtc,nvjitlink,nvvm]==13.5.0", "psutil", "cffi", "nvidia-ml-py"),
    *("pytest-benchmark==5.3.1", "pytest-rerunfailures", "pytest-repeat"),
)
CUDA_PYTHON_OPTIONS = ("--benchmark-disable", "--no-showlocals")
CUDA_PYTHON_HELPERS = {
    "environment": {"PYTHONPATH": "{checkout}/cuda_python_test_helpers"},
    "overlay": ("cuda_bindings/cuda/bindings/_test_helpers", "cuda/bindings/_test_helpers"),
}
"""The modules of the repository that its tests import."""
LIBRARIES = ("cuda-toolkit[cudart,cublas,cufft,curand,cusolver,cusparse,nvrtc,nvjitlink]==13.0.2", "scipy")
OURS = str(SUITES_FOLDER)
NO_SETTINGS = ("-c", os.devnull)
"""For suites that bring no settings of pytest: those of the working folder are not theirs."""


def of_ours(name: str, *options: str) -> tuple[str, ...]:
    """Return the arguments for a file of `bench/suites`, without this project's settings for pytest."""
    return (f"{OURS}/{name}.py", *NO_SETTINGS, "--rootdir", OURS, *options)


SUITES = {
    "numba": Suite(
        (*NUMBA, "filecheck==1.0.3", "cffi", "psutil", "pytest-benchmark==5.3.1"),
        # The one setting of its repository that its packages need.
        (
            *(*NO_SETTINGS, "--rootdir", ".", "-o", "consider_namespace_packages=true"),
            *("--benchmark-disable", "--pyargs", "numba.cuda.tests"),
        ),
        plugins=("numba_options",),
        goal=0.95,
    ),
    "triton": Suite(
        TORCH,
        ("--rootdir", "python/test", "python/test/unit/language/test_core.py"),
        "triton-lang/triton",
        "v3.8.0",
        plugins=("torch_on_cpu",),
        sample=1000,
    ),
    "triton-tutorials": Suite(
        (*TORCH, "matplotlib", "pandas", "tabulate"),
        of_ours("test_triton_tutorials"),
        "triton-lang/triton",
        "v3.8.0",
        plugins=("torch_on_cpu",),
        environment={"TRITON_TUTORIALS": "{checkout}/python/tutorials"},
        minutes=20,
    ),
    "cuda-core": Suite(
        CUDA_PYTHON_PACKAGES,
        (*CUDA_PYTHON_OPTIONS, "."),
        CUDA_PYTHON,
        "cuda-core-v1.2.0",
        "cuda_core/tests",
        **CUDA_PYTHON_HELPERS,
    ),
    "cuda-bindings": Suite(
        CUDA_PYTHON_PACKAGES,
        (*CUDA_PYTHON_OPTIONS, "test_cuda.py", "test_nvrtc.py", "test_nvjitlink.py", "test_utils.py"),
        CUDA_PYTHON,
        "v13.5.0",
        "cuda_bindings/tests",
        **CUDA_PYTHON_HELPERS,
    ),
    **{
        name: Suite(
            (TORCH[0], "hypothesis"),  # PyTorch requires a version of NVRTC.
            ("test/backend/test_ops.py", "test/test_tiny.py"),
            "tinygrad/tinygrad",
            "v0.14.0",
            environment={"PYTHONPATH": "{checkout}", "DEV": device},
        )
        for name, device in (("tinygrad", "CUDA"), ("tinygrad-ptx", "CUDA:PTX"))
    },
    "cupy": Suite(
        (*NUMBA[2:], "cuda-toolkit[nvrtc,cudart]==13.5.0", "cupy-cuda13x==14.2.0", "scipy==1.17.1"),
        of_ours("test_cupy_kernels"),
        "cupy/cupy",
        "v14.2.0",
        environment={"CUPY_SOURCES": "{checkout}"},
    ),
    "warp": Suite(("warp-lang==1.19.0", NUMBA[3]), of_ours("test_warp_kernels")),
    "examples": Suite(LIBRARIES, of_ours("test_binaries", "-k", "examples"), goal=0.95),
    "cuda-samples": Suite(
        LIBRARIES,
        of_ours("test_binaries", "-k", "cuda_samples"),
        "NVIDIA/cuda-samples",
        "v13.0",
        environment={"CUDA_SAMPLES": "{checkout}"},
        goal=0.95,
        minutes=10,
    ),
    "hecbench": Suite(
        LIBRARIES,
        of_ours("test_binaries", "-k", "hecbench"),
        "zjin-lcf/HeCBench",
        "master",
        environment={"HECBENCH": "{checkout}"},
        goal=0.95,
        sample=60,
        minutes=20,
    ),
}  # fmt: skip


def main() -> int:
    parser = argument_parser(__doc__)
    parser.add_argument("suites", nargs="*", metavar="SUITE", help=", ".join(SUITES))
    parser.add_argument("--checkout", action="append", default=[], metavar="REPOSITORY=FOLDER")
    parser.add_argument("--environment", help="a folder with a virtual environment to use for every suite")
    parser.add_argument("--sample", type=int, help="run so many tests of each suite")
    parser.add_argument("--seed", type=int, default=36)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    if unknown := [name for name in options.suites if name not in SUITES]:
        parser.error(f"unknown suite '{unknown[0]}'; the suites are {', '.join(SUITES)}")
    checkouts = dict(text.split("=", 1) for text in options.checkout)
    table = Table("suite:<17", "passed:>7d", "failed:>7d", "skipped:>8d", "share:>7.1%", "goal:>6.0%")
    is_right, known = True, known_failures()
    for name in options.suites or SUITES:
        suite = SUITES[name]
        python = (
            Path(options.environment or environment_with(name, (*RUNNER, *MINICC, *suite.packages)))
            / "bin"
            / "python"
        )
        # Not the working directory: there Python finds this project's plugin of pytest.
        checkout = checkout_of(suite, checkouts) if suite.repository else ENVIRONMENTS
        if suite.overlay is not None:
            (packages,) = python.parents[1].glob("lib/python*/site-packages")
            shutil.copytree(checkout / suite.overlay[0], packages / suite.overlay[1], dirs_exist_ok=True)
        sample = suite.sample if options.sample is None else options.sample
        outcomes = run_suite(name, suite, python, checkout, sample, options.seed, options.jobs)
        counts = Counter(outcome for outcome, _, _ in outcomes)
        failed = [(test, reason) for outcome, test, reason in outcomes if outcome in ("failed", "error")]
        passed = counts["passed"] + counts["xfailed"] + counts["xpassed"]
        share = passed / max(passed + len(failed), 1)
        table.print_row(name, passed, len(failed), counts["skipped"], share, suite.goal)
        patterns = [pattern for suite_name, pattern in known if suite_name == name]
        unknown_failures = [
            (test, reason) for test, reason in failed if not any(re.search(one, test) for one in patterns)
        ]
        for test, reason in unknown_failures:
            print(f"{name}: {test}: {reason[:300]}")
        is_right &= share >= suite.goal and not unknown_failures
    return 0 if is_right else 1


def checkout_of(suite: Suite, given: dict[str, str]) -> Path:
    """Return a checkout of the suite's repository, which is cloned at the first call unless it is given."""
    if suite.repository in given:
        return Path(given[suite.repository]).resolve()
    folder = ENVIRONMENTS / "checkouts" / f"{suite.repository.replace('/', '-')}-{suite.version}"
    if not folder.exists():
        url = f"https://github.com/{suite.repository}"
        subprocess.run(
            ["git", "clone", "--quiet", "--depth", "1", "--branch", suite.version, url, folder], check=True
        )
    return folder


def run_suite(
    name: str, suite: Suite, python: Path, checkout: Path, sample: int, seed: int, jobs: int
) -> list[tuple[str, str, str]]:
    """Run a suite and return the outcome, the identifier and the reason of each of its tests."""
    out = ENVIRONMENTS / "outcomes" / f"{name}.tsv"
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text("")
    environment = dict(os.environ)
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    added = {key: text.format(checkout=checkout) for key, text in suite.environment.items()}
    path = os.pathsep.join(filter(None, (OURS, str(EXAMPLES), added.pop("PYTHONPATH", ""))))
    environment |= added | {"PYTHONPATH": path, "MINICC": " ".join([sys.executable, "-m", "minicc"])}
    plugins = [word for plugin in ("outcomes", *suite.plugins) for word in ("-p", plugin)]
    command = [
        *(sys.executable, "-m", "minicc", "exec", "--", str(python), "-m", "pytest"),
        *plugins,
        *("-p", "no:cacheprovider", "-n", str(jobs), "--timeout", str(60 * suite.minutes), "--tb=short"),
        *(f"--outcomes={out}", f"--sample={sample}", f"--seed={seed}"),
        *suite.arguments,
    ]
    inside = suite.working_directory
    folder = ENVIRONMENTS if inside is None else checkout / inside
    with out.with_suffix(".log").open("w") as log:
        subprocess.run(command, cwd=folder, env=environment, stdout=log, stderr=log, check=False)
    lines = [line.split("\t") for line in out.read_text().splitlines()]
    if not lines:
        print(f"{name}: no test ran; see {out.with_suffix('.log')}")
    # A test with subtests, or with an error in its teardown too, has several lines; the worst counts.
    worst: dict[str, tuple[str, str, str]] = {}
    for outcome, test, reason in sorted(lines, key=lambda line: line[0] in ("failed", "error")):
        worst[test] = (outcome, test, reason)
    return list(worst.values())


def known_failures() -> list[tuple[str, str]]:
    """Return the suite and the pattern of the test names of each row of `known.tsv`."""
    rows = [line.split("\t") for line in (SUITES_FOLDER / "known.tsv").read_text().splitlines()[1:]]
    return [(suite, pattern) for suite, pattern, _ in rows]


if __name__ == "__main__":
    sys.exit(main())
