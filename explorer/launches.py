"""The launch that the page shows: that of the command line, else of a comment in the file, `minicc run FILE
…` or a LAUNCH directive.
"""

from __future__ import annotations

import argparse
import re
import shlex
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

from ..driver import run
from ..driver.array_arguments import copy_argument
from ..support.diagnostics import UsageError
from ..support.fast_dataclass import field, record
from .recording import MOST_STEPS, record_launch

if TYPE_CHECKING:
    from ..driver.api import Kernel, ObjectCode
    from ..runtime.engine.observers import Observer

CHECKS = ("race", "sync")
_COMMAND = re.compile(r"^\s*(?://|;|#)\s*(?:RUN:\s*)?minicc run (\S+)[ \t]+(.*)$", re.MULTILINE)
_DIRECTIVE = re.compile(
    r"^[ \t]*//[ \t]*LAUNCH:[ \t]*([\w$.:]+(?:<(?!<<).*?>)?)[ \t]*<<<(.*?)>>>(.*)$", re.MULTILINE
)
_SIZES = re.compile(r"\([^()]*\)|[^,()]+")
ABSENT = """There is no launch to step through. Name one on the command line, as for 'minicc run':
minicc explore FILE --kernel K --grid 1 --block 32 NAME=VALUE…, or in a comment of the file: \
// minicc run FILE --kernel K --grid 1 --block 32 NAME=VALUE…"""


@record(eq=True)
class LaunchRequest:
    """A launch. `kernel` may be '' if there is only one; `grid`, `block` and `cluster` (None: as the kernel
    says) have one to three numbers; `arguments` are texts of the VALUE language by name.
    """

    kernel: str = ""
    grid: tuple[int, ...] = (1,)
    block: tuple[int, ...] = (1,)
    shared: int = 0
    arguments: dict[str, str] = field(default_factory=dict)
    cluster: tuple[int, ...] | None = None


def find_launch(text: str, filename: str, reads_files: bool = True) -> LaunchRequest | None:
    """Return the first valid launch in a file's comments; None if there is none. Without `reads_files`,
    launches whose arguments are files are skipped.
    """
    named = (
        partial(_parse_run_words, match[2])
        for match in _COMMAND.finditer(text)
        if PurePath(match[1]).name == PurePath(filename).name
    )
    for read in (*named, *(partial(_of_directive, *match.groups()) for match in _DIRECTIVE.finditer(text))):
        try:
            launch = read()
        except (UsageError, ValueError):
            continue
        if reads_files or not any(".npy" in value for value in launch.arguments.values()):
            return launch
    return None


def _parse_run_words(text: str) -> LaunchRequest:
    """Parse the words after `minicc run FILE`. Raises UsageError or ValueError if they are no launch of a
    kernel.
    """
    parser = run._parser()
    return parse_launch(parser.parse_intermixed_args(parser.words(["-", *shlex.split(text)])))


def parse_launch(args: argparse.Namespace) -> LaunchRequest:
    """Return the launch of a command line in the options of `minicc run`. Raises UsageError."""
    return LaunchRequest(
        args.kernel or "",
        run.parse_triple(args.grid, "--grid"),
        run.parse_triple(args.block, "--block"),
        args.shared,
        run.split_assignments(args.arguments),
        run.parse_triple(args.cluster, "--cluster") if args.cluster is not None else None,
    )


def _of_directive(kernel: str, sizes: str, arguments: str) -> LaunchRequest:
    parts = [part.strip().strip("()") for part in _SIZES.findall(sizes)]
    grid, block, *shared = (tuple(int(number) for number in part.split(",")) for part in parts)
    values = dict(word.partition("=")[::2] for word in shlex.split(arguments))
    return LaunchRequest(kernel, grid, block, shared[0][0] if shared else 0, values)


def recording(
    obj: ObjectCode, launch: LaunchRequest, checks: Sequence[str] = CHECKS, most_steps: int = MOST_STEPS
) -> dict[str, Any]:
    """Record a launch. Raises UsageError or LaunchError if it is invalid."""
    kernel = obj.get_kernel(launch.kernel) if launch.kernel else run.only_kernel(obj)

    def start(observers: Sequence[Observer]) -> None:
        values = run.named_arguments(kernel, launch.arguments)
        kernel(
            launch.grid,
            launch.block,
            tuple(values.values()),
            shared_mem=launch.shared,
            cluster=launch.cluster,
            observers=observers,
        )

    return record_launch(start, checks, most_steps)


def of_arguments(
    kernel: Kernel, grid: Any, block: Any, arguments: Sequence[Any], shared: int
) -> Callable[[Sequence[Observer]], None]:
    """Return a launch with Python arguments, copied at each start."""

    def start(observers: Sequence[Observer]) -> None:
        fresh = tuple(map(copy_argument, arguments))
        kernel(grid, block, fresh, shared_mem=shared, observers=observers)

    return start
