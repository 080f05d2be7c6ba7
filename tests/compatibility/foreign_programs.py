"""Whole CUDA programs from elsewhere, unchanged: which of them build and run, and why the others do not.

    python tests/compatibility/foreign_programs.py FOLDER... [--sample N] [--seed S] [--seconds T]
    [--build-only] [--skip WORD]... [--option=OPTION]...

Each folder of .cu files below FOLDER in which a `main` stands is a program, with the sources, options and
arguments of its Makefile, as far as these are plain words. Where the Makefile lists no sources, or there is
none, each .cu file with a `main` is one, with what CMake's list has beside it. A program has T seconds at the
sizes that its Makefile gives; nothing is written into its folder but what it writes itself. The last line
counts what became of them.

A program `ran` when its status is 0 and it says nothing of a failed check; `CHECK` when it does; `time` when
it was still at work; `usage` when it wants other arguments, `waived` when it says that this machine is none
for it (two devices, as a rule), `status` when it ended otherwise.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from minicc.filetests.progress import Progress

_MAIN = re.compile(r"^\s*(?:int|void|auto)\s+main\s*\(", re.MULTILINE)
_SOURCES = (".cu", ".cpp", ".cc", ".c", ".cxx")
_FAILED = re.compile(r"\b(?:fail(?:ed|ure)?|mismatch|incorrect|wrong result|not match)\b", re.IGNORECASE)
_TOLD = {
    "usage": re.compile(r"^\W*usage\b", re.IGNORECASE | re.MULTILINE),
    "waived": re.compile(r"\bwaiv(?:e|ed|ing)\b", re.IGNORECASE),
}
"""What programs say that end for want of something."""
_OPTIONS = (
    "-I",
    "-D",
    "-O",
    "-std",
    "-use_fast_math",
    "--use_fast_math",
    "--extended-lambda",
    "--expt-",
    "-rdc",
    "-dc",
    "-arch",
    "-gencode",
)
_TAKES_NEXT = ("-I", "-D", "-std", "-arch", "-gencode", "-L")
"""Options whose value may be the next word."""
_FLAGS = (
    "CFLAGS",
    "CUFLAGS",
    "CUDAFLAGS",
    "CUDA_FLAGS",
    "NVCCFLAGS",
    "NVCC_FLAGS",
    "ALL_CCFLAGS",
    "LDFLAGS",
    "LIBS",
    "LIBRARIES",
)
"""Variables of Makefiles with options for nvcc."""
_OPENMP = ["-Xcompiler", "-fopenmp"]
_ADDRESS_SPACE = 120 << 30


@dataclass
class Program:
    """What to build and how to run it."""

    folder: Path
    name: str
    sources: list[str]
    options: list[str] = field(default_factory=list)
    arguments: str = ""


@dataclass
class Outcome:
    """What became of a program: a word for the table, and the reason."""

    word: str
    reason: str = ""
    seconds: float = 0.0


def programs(top: Path) -> Iterator[Program]:
    """The programs below a folder, in order of their names."""
    for folder in sorted({file.parent for file in top.rglob("*.cu")}):
        own = sorted(folder.glob("*.cu"))
        holding = [file for file in own if _MAIN.search(file.read_text(errors="replace"))]
        makefile = next(
            (folder / name for name in ("Makefile", "makefile") if (folder / name).is_file()), None
        )
        name = str(folder.relative_to(top.parent))
        made = None if makefile is None else _by_makefile(folder, name, makefile)
        if (
            made is not None
            and (
                holding or any(_MAIN.search(file.read_text(errors="replace")) for file in folder.glob("*.c*"))
            )
            and (made.sources or len(holding) == 1)
        ):
            yield replace(made, sources=made.sources or [holding[0].name])
        elif made is not None:
            for file in holding:
                options = made.options + _OPENMP * (
                    "-fopenmp" in (_recipe(makefile, file.stem) or _recipe(makefile, "%"))
                )
                yield replace(
                    made, name=f"{name}/{file.name}", sources=[file.name], arguments="", options=options
                )
        else:
            beside = _beside(folder)
            for file in holding:
                sources = [file.name, *(other for other in beside.get(file.name, []) if other != file.name)]
                yield Program(
                    folder,
                    f"{name}/{file.name}",
                    sources,
                    _OPENMP * _cmake_says(folder, "OpenMP::") + ["-O3"] * _cmake_says(folder, "Release"),
                )


def _beside(folder: Path) -> dict[str, list[str]]:
    """The sources that CMake's list, beside the sources or around their folder, has for the program of each
    file.
    """
    for place in (folder, folder.parent):
        if (place / "CMakeLists.txt").is_file():
            lists = re.findall(
                r"add_executable\s*\(\s*\S+([^)]*)\)", (place / "CMakeLists.txt").read_text(errors="replace")
            )
            programs = [
                [
                    os.path.relpath(place / word, folder)
                    for word in text.split()
                    if word.endswith(_SOURCES) and (place / word).is_file()
                ]
                for text in lists
            ]
            return {source: sources for sources in programs for source in sources}
    return {}


def _cmake_says(folder: Path, word: str) -> bool:
    """Whether CMake's list beside the sources, or around their folder, has the word."""
    lists = [place / "CMakeLists.txt" for place in (folder, folder.parent)]
    return any(word in file.read_text(errors="replace") for file in lists if file.is_file())


def _by_makefile(folder: Path, name: str, makefile: Path) -> Program:
    """The program that a Makefile makes; its sources where it lists them."""
    text = makefile.read_text(errors="replace").replace("\\\n", " ")
    words: dict[str, str] = {}
    for key, sign, value in re.findall(r"^[ \t]*(\w+)[ \t]*([:?+]?=)[ \t]*([^#\n]*)", text, re.MULTILINE):
        words[key] = f"{words.get(key, '')} {value}" if sign == "+=" else value.strip()
    sources = [
        word
        for word in _expanded(words.get("source") or words.get("SRC") or words.get("SOURCES") or "", words)
        if word.endswith(_SOURCES)
    ]
    objects = {word.removesuffix(".o") for word in _expanded(text, words) if word.endswith(".o")}
    sources = sources or sorted(
        file.name for file in folder.iterdir() if file.suffix in _SOURCES and file.stem in objects
    )
    flags = [word for key in _FLAGS for word in _joined(_expanded(words.get(key, ""), words))]
    # What make itself would run stays unknown.
    options = [
        word
        for option in dict.fromkeys(flags)
        if option.startswith((*_OPTIONS, "-l", "-L")) and "$(" not in option
        for word in option.split()
    ]
    options += _OPENMP * any("-fopenmp" in word for word in flags)
    command = re.search(r"\./\S+([^|>&\n]*)", " ".join(_expanded(_recipe(makefile, "run"), words)))
    return Program(folder, name, sources, options, command[1].strip() if command else "")


def _recipe(makefile: Path | None, target: str) -> str:
    match = (
        re.search(
            rf"^{re.escape(target)}[ \t]*:.*\n((?:\t.*\n?)+)",
            makefile.read_text(errors="replace"),
            re.MULTILINE,
        )
        if makefile
        else None
    )
    return match[1] if match else ""


def _joined(words: list[str]) -> list[str]:
    """The words with each option and its value as one."""
    joined: list[str] = []
    for word in words:
        if joined and joined[-1] in _TAKES_NEXT and not word.startswith("-"):
            joined[-1] += f" {word}"
        else:
            joined.append(word)
    return [word for word in joined if word not in _TAKES_NEXT]


def _expanded(text: str, words: dict[str, str]) -> list[str]:
    """A Makefile's text with its variables replaced, as words."""
    for _ in range(6):
        text = re.sub(r"\$[({](\w+)[)}]", lambda found: words.get(found[1], ""), text)
    return text.split()


def tried(program: Program, seconds: float, options: Sequence[str] = (), build_only: bool = False) -> Outcome:
    """Build a program, with further options, and run it."""
    missing = [name for name in program.sources if not (program.folder / name).is_file()]
    if missing or not program.sources:
        return Outcome("incomplete", f"{(missing or ['its source'])[0]} is not there")
    with tempfile.TemporaryDirectory() as work:
        made = Path(work) / "program"
        command = [
            sys.executable,
            "-m",
            "minicc",
            "build",
            *program.options,
            *options,
            *program.sources,
            "-o",
            str(made),
        ]
        try:
            built = subprocess.run(
                command,
                cwd=program.folder,
                capture_output=True,
                text=True,
                errors="replace",
                timeout=300,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return Outcome("refused", "building takes over 300 s")
        if built.returncode:
            return Outcome("refused", _refusal(built.stderr))
        return Outcome("built") if build_only else _ran(program, made, seconds)


def _refusal(said: str) -> str:
    errors = [
        line
        for line in said.splitlines()
        if "error" in line and not re.fullmatch(r"\d+ errors? generated\.", line)
    ]
    named = [line for line in errors if line.startswith("minicc: error: the program needs")]
    return (named or errors or said.splitlines() or ["no reason"])[0]


def _ran(program: Program, made: Path, seconds: float) -> Outcome:
    began = time.monotonic()
    command = (
        f"ulimit -v {_ADDRESS_SPACE >> 10}; exec {shlex.quote(sys.executable)} {shlex.quote(str(made))}"
        f" {program.arguments}"
    )
    running = subprocess.Popen(
        ["bash", "-c", command],
        cwd=program.folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        start_new_session=True,
    )
    try:
        out, said = running.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        os.killpg(running.pid, signal.SIGKILL)
        running.communicate()
        return Outcome("time", f"over {seconds:.0f} s", seconds)
    took = time.monotonic() - began
    if running.returncode:
        asked = next((word for word, told in _TOLD.items() if told.search(out + said)), "status")
        return Outcome(
            asked,
            f"{running.returncode}: {(said.strip() or out.strip() or 'nothing said').splitlines()[-1]}",
            took,
        )
    wrong = _FAILED.search(out)
    if wrong and not re.search(
        rf"\b(?:0|no|without)\W+(?:\w+\W+)?{re.escape(wrong[0])}|{re.escape(wrong[0])} as expected",
        out,
        re.IGNORECASE,
    ):
        return Outcome(
            "CHECK", out[max(out.rfind("\n", 0, wrong.start()), 0) :].strip().splitlines()[0], took
        )
    return Outcome("ran", "", took)


def table(total: int, outcomes: Iterable[tuple[str, Outcome]]) -> None:
    """A line for each program as it ends, and what became of how many."""
    counted: Counter[str] = Counter()
    progress = Progress(total)
    for name, outcome in outcomes:
        counted[outcome.word] += 1
        progress.print(f"{outcome.word:10} {name:50} {outcome.seconds:6.1f} s  {outcome.reason[:160]}")
        progress.step()
    progress.close()
    print(", ".join(f"{count} {word}" for word, count in counted.most_common()))


def main() -> int:
    parser = argparse.ArgumentParser(description="build and run CUDA programs from elsewhere")
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    parser.add_argument(
        "--sample", type=int, default=0, metavar="N", help="take N of the programs, chosen by --seed"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=60.0, help="that a program may run (default 60)")
    parser.add_argument("--build-only", action="store_true")
    parser.add_argument(
        "--skip",
        action="append",
        default=[],
        metavar="WORD",
        help="leave out programs whose sources hold the word, such as thrust/",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="OPTION",
        help="for every program, such as --option=-Icommon",
    )
    chosen = parser.parse_args()
    result = [program for folder in chosen.folders for program in programs(folder.resolve())]
    result = [
        one
        for one in result
        if not any(
            word in (one.folder / name).read_text(errors="replace")
            for word in chosen.skip
            for name in one.sources
            if (one.folder / name).is_file()
        )
    ]
    if chosen.sample:
        result = sorted(
            random.Random(chosen.seed).sample(result, min(chosen.sample, len(result))),
            key=lambda one: one.name,
        )
    table(
        len(result),
        (
            (program.name, tried(program, chosen.seconds, chosen.option, chosen.build_only))
            for program in result
        ),
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
