"""Where the time of a small compilation goes: least CPU time of each stage, imports apart from work.

    python bench/startup.py [--runs N] [FILE.cu]

Every run is a process of its own; the table has the least of each line. All run from bytecode.
"""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path

from harness import EXAMPLES, Table, argument_parser, bytecode_environment, run_process

STAGES = (
    ("Python", ""),
    ("import networkx", "import networkx"),
    ("import driver", "from minicc.driver import command"),
    (
        "import frontend",
        (
            "from minicc.frontend import check, lower; from minicc.frontend.syntax import parser; from"
            " minicc.frontend.text import preprocess"
        ),
    ),
    (
        "import passes",
        (
            "from minicc.passes import hooks, manager; [manager._import(manager.PASSES[n]) for n in"
            " (*manager.PIPELINES['O2'], 'divergent-barrier')]"
        ),
    ),
    ("import ptx", "from minicc.ptx import printer, table"),
    ("import codegen", "from minicc.codegen import pipeline"),
    ("options", "options = command.compile_options(command._parser().parse_args([FILE]))"),
    (
        "preprocess",
        (
            "from minicc.driver.pipeline import Compilation; unit = Compilation(open(FILE).read(), FILE,"
            " options); unit.tokens"
        ),
    ),
    ("parse, check", "unit.tree"),
    ("lower", "unit.module"),
    ("passes", "unit.optimized"),
    ("codegen", "unit.ptx"),
)
"""What is timed, in this order; what one line imports the next finds imported."""


def script(file: Path) -> str:
    """Return the code that prints the processor time after each stage, as JSON."""
    lines = [
        "import gc, json, time",
        "gc.set_threshold(200_000)",
        f"FILE = {str(file)!r}",
        "marks = [time.process_time()]",
    ]
    for _, code in STAGES[1:]:
        lines += [code, "marks.append(time.process_time())"]
    return "\n".join([*lines, "print(json.dumps(marks))"])


def main() -> None:
    parser = argument_parser(__doc__)
    parser.add_argument("file", nargs="?", type=Path, default=EXAMPLES / "saxpy.cu")
    parser.add_argument("--runs", type=int, default=11)
    options = parser.parse_args()
    least = [math.inf] * len(STAGES)
    with bytecode_environment() as environment:
        for _ in range(options.runs + 1):
            _, process = run_process([sys.executable, "-c", script(options.file)], environment)
            marks = [0.0, *json.loads(process.stdout)]
            least = [min(known, after - before) for known, before, after in zip(least, marks, marks[1:])]
    table = Table("stage:18", "ms:>7.1f")
    for (name, _), seconds in zip(STAGES, least):
        table.print_row(name, seconds * 1e3)
    table.print_row("sum", sum(least) * 1e3)


if __name__ == "__main__":
    main()
