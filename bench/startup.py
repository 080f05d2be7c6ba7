"""Where the time of a small compilation goes: least CPU time of each stage, imports apart from work.

    python bench/startup.py [RUNS] [FILE.cu]

Every run is a process of its own; the table has the least of each line, in ms. Like `compile_time.py` it runs
from bytecode in a folder of its own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

EXAMPLES = Path(__file__).parent.parent / "examples"

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
    arguments = sys.argv[1:]
    runs = int(arguments.pop(0)) if arguments and arguments[0].isdigit() else 11
    file = Path(arguments[0]) if arguments else EXAMPLES / "saxpy.cu"
    least = [float("inf")] * len(STAGES)
    with tempfile.TemporaryDirectory() as cache:
        environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"} | {
            "PYTHONPYCACHEPREFIX": cache
        }
        for _ in range(runs + 1):
            result = subprocess.run(
                [sys.executable, "-c", script(file)],
                check=True,
                capture_output=True,
                text=True,
                env=environment,
            )
            marks = [0.0, *json.loads(result.stdout)]
            least = [min(known, after - before) for known, before, after in zip(least, marks, marks[1:])]
    for (name, _), seconds in zip(STAGES, least):
        print(f"{name:18} {seconds * 1e3:7.1f} ms")
    print(f"{'together':18} {sum(least) * 1e3:7.1f} ms")


if __name__ == "__main__":
    main()
