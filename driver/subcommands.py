"""The table of sub-commands, for the dispatcher, `--help`, the page about the command and the completion."""

from __future__ import annotations

from ..support.fast_dataclass import record


@record(frozen=True)
class Subcommand:
    """A sub-command. `target` is 'package.module:function', imported when it runs; `synopses` are its command
    lines, without `minicc`.
    """

    target: str
    synopses: tuple[str, ...]
    meaning: str


SUBCOMMANDS = {
    "run": Subcommand(
        "host.command:run",
        (
            "run FILE [--kernel K] [--grid X[,Y[,Z]]] [--block X[,Y[,Z]]] [OPTION]... NAME=VALUE...",
            "run [OPTION]... FILE.cu [ARGUMENT]...",
        ),
        "run one kernel on NumPy arrays, or a whole program, `main` and all",
    ),
    "build": Subcommand(
        "host.command:build_program",
        ("build [OPTION]... FILE... [-o OUT]",),
        "make a file that runs a whole program",
    ),
    "exec": Subcommand(
        "host.exec_command:run",
        ("exec [OPTION]... [--] COMMAND [ARGUMENT]...",),
        "run a program that uses CUDA, in Python or compiled, without a GPU",
    ),
    "smi": Subcommand(
        "host.management.smi:run",
        (
            "smi [-q] [-i ID]",
            "smi -L",
            "smi --query-gpu=FIELD[,FIELD]... --format=csv[,noheader][,nounits] [-i ID]",
            "smi --query-compute-apps=FIELD[,FIELD]... --format=csv[,noheader][,nounits]",
        ),
        "show the device and the processes that use one, as `nvidia-smi` does",
    ),
    "nvcc": Subcommand(
        "host.nvcc:run",
        ("nvcc [OPTION]... FILE...",),
        "compile and link as `nvcc` does, for makefiles; installed as `minicc-nvcc`, too",
    ),
    "examples": Subcommand(
        "driver.examples:run", ("examples [DIR]",), "copy the example kernels and programs to a folder"
    ),
    "explore": Subcommand(
        "explorer.command:explore",
        ("explore FILE [OPTION]... [NAME=VALUE]...",),
        "show a compilation as a page, and step through a launch",
    ),
    "profile-diff": Subcommand(
        "driver.profiles.diff:run",
        ("profile-diff A.json B.json",),
        "compare two profiles of `minicc run --profile=json`",
    ),
    "suite": Subcommand(
        "filetests.suite.command:run",
        ("suite [--generator G]... [OPTION]...",),
        "run two hundred kernels through code generators, yours among them",
    ),
    "fuzz": Subcommand(
        "filetests.fuzz.command:run", ("fuzz [FAMILY]... [OPTION]...",), "test minicc with random programs"
    ),
    "lab": Subcommand(
        "course.command:run",
        ("lab ACTION [OPTION]...",),
        "hand out, check and grade the labs of the compiler course",
    ),
}
