"""How the native engine executes each executed row of the instruction table: as machine code, by a callback
into the NumPy engine, or not at all.

    python tests/jit/native_rows.py > docs/reference/native-rows.md

Kernels of one instruction, with modifiers and operands drawn from the row, are translated to LLVM IR. Rows of
control flow, and those of PTX 1.x that have no instructions in modules of today, are left to other tests.
"""

from __future__ import annotations

import importlib.util
import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from minicc.jit.numpy_callbacks import describe_callbacks, is_sampled
from minicc.jit.pipeline import translate
from minicc.jit.trace_namespace import NAMES
from minicc.ptx.analysis.webs import split_webs
from minicc.ptx.form import Form
from minicc.ptx.parsing.parser import parse
from minicc.ptx.table import FORMS
from minicc.runtime.engine.executable import Executable
from minicc.runtime.numpy_engine.translation.functions import Functions
from minicc.support.diagnostics import LaunchError, PtxError

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "native-rows.md"
LINES, TRIES = 3, 40
"""Instructions of each row, and how many are drawn for them."""
TARGETS = (
    ("9.0", "sm_100a"),
    ("9.5", "sm_107a"),
    ("9.0", "sm_120a"),
    ("6.3", "sm_75"),
    ("8.0", "sm_90a"),
    ("1.4", "sm_13"),
)
NATIVE, CONTROL, UNTESTED = "native", "control flow", "no instruction in a module"
_HEAD = """# Instructions on the native engine

<!-- Written by `python tests/jit/native_rows.py > docs/reference/native-rows.md`. Do not edit. -->

Of the {total} executed rows of [the instruction table](isa.md), {native} are machine code in every form that
was translated, and {control} are control flow, which is machine code too. {untested} rows of old versions of
PTX have no instruction here. The rest:

| row | execution | of | for instance |
| --- | --- | --- | --- |
"""


def _samples() -> ModuleType:
    """Return the module that draws instructions, `tests/ptx/samples.py`."""
    spec = importlib.util.spec_from_file_location("samples", Path(__file__).parents[1] / "ptx" / "samples.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SAMPLES = _samples()


def instructions(row: Form) -> Iterator[tuple[str, Executable]]:
    """Some instructions of a row, and a module with each."""
    rng, seen = random.Random(row.syntax), set[str]()
    for _ in range(TRIES):
        line = SAMPLES.legal_line(row, rng)
        if line is None or line in seen or len(seen) == LINES:
            continue
        for version, target in TARGETS:
            try:
                text = parse(SAMPLES.module([line], version, target)[0])
            except PtxError:
                continue
            first = next(text.functions["k"].instructions(), None)
            if first is not None and first.variant is not None and first.variant.form is row:
                seen.add(line)
                yield line, Executable(text)
                break


def execution(executable: Executable) -> str:
    """Return how the native engine executes a kernel; '' if no engine does."""
    try:
        Functions(executable, frozenset())["k"]
    except LaunchError:
        return ""
    functions = Functions(executable, frozenset(), NAMES, split_webs)
    try:
        calls = translate(functions, executable.layout("k"), (64, 1, 1), 512).trace.numpy_callbacks
    except LaunchError as refusal:
        reason = str(refusal).partition("does not execute kernel 'k': ")[2] or str(refusal)
        return "refused: " + re.sub(r" '[^']*;'", "", reason)
    if slow := describe_callbacks(calls):
        return f"callback: {slow}"
    if any(is_sampled(*json.loads(call)) for call in calls):
        return f"{NATIVE} from the second gang on"
    return NATIVE


def rows() -> list[tuple[Form, Counter[str], dict[str, str]]]:
    """By executed row, how often each kind of execution occurred, and an instruction of each."""
    result = []
    for row in FORMS:
        if row.run != "executed":
            continue
        counts, examples = Counter[str](), dict[str, str]()
        if "control" in row.effects:
            counts[CONTROL] += 1
        else:
            for line, executable in instructions(row):
                if kind := execution(executable):
                    counts[kind] += 1
                    examples.setdefault(kind, line)
        result.append((row, counts or Counter({UNTESTED: 1}), examples))
    return result


def markdown() -> str:
    """Return the page."""
    found = rows()
    lines, whole = [], Counter(next(iter(counts)) for _, counts, _ in found if len(counts) == 1)
    for row, counts, examples in found:
        for kind, count in counts.items():
            if kind not in (NATIVE, CONTROL, UNTESTED):
                cells = (f"`{row.syntax}`", kind, f"{count} of {counts.total()}", f"`{examples[kind]}`")
                lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |\n")
    head = _HEAD.format(
        total=len(found), native=whole[NATIVE], control=whole[CONTROL], untested=whole[UNTESTED]
    )
    return head + "".join(lines)


if __name__ == "__main__":
    print(markdown(), end="")
