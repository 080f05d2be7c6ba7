"""Stages of the real compiler with a student's file in their place, for labs about passes and analyses.

A student's file is a plug-in: it has rows (`docs/writing-a-pass.md`), and what they name runs instead of
ours. A *case* is a file of IR or CUDA C whose comments may have `launch:` and a launch (`running`), and
`options:` and the words of a compilation.

    ; launch: {"kernel": "k", "grid": 1, "block": 4, "arguments": [{"int": [0, 0, 0, 0]}]}
    ; options: -passes=mem2reg
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from ..driver.checking import checking
from ..driver.options import parse_api_options
from ..driver.pipeline import Compilation
from ..ir.core import Block, Function, Instr, Module, Value, undef, zero
from ..ir.parser import parse_module
from ..ir.printer import print_module
from ..ir.verifier import verify
from ..passes.analysis.analyses import Analyses
from ..passes.plugins import Outside, Passes, passes_of
from ..support.diagnostics import MiniccError, PluginError
from ..support.plugins import Origin
from .running import first_difference, run
from .shrinking import fewer_lines

_MOST_STEPS = 20_000
"""As `running.MOST_STEPS`; shrinking makes many a loop without end, and tests are small."""
_DIRECTIVE = re.compile(r"^(?:;|//) (launch|options): (.*)$", re.MULTILINE)


def load(text: str, name: str) -> dict[str, Any]:
    """A test's file as a case: its text without the directives, its name, options and launch (None where
    there is none).
    """
    said = dict(_DIRECTIVE.findall(text))
    launch = json.loads(said["launch"]) if "launch" in said else None
    return {
        "text": _DIRECTIVE.sub("", text).strip("\n") + "\n",
        "name": name,
        "options": said.get("options", "").split(),
        "launch": launch,
    }


# ------------------------------------------------------------------------------ in the student's process


def passes(student: ModuleType) -> list[Outside]:
    """The passes of a student's file. PluginError for rows that are none."""
    file = str(student.__file__)
    return passes_of(vars(student), Origin(Path(file).name, (file,)))


def compiled(student: ModuleType, case: dict[str, Any], kind: str = "ir") -> dict[str, Any]:
    """The IR (or the PTX: `kind`) that the compiler with the student's stages makes of a case: {"ir": text},
    or {"refused": words} where the stage broke a rule.

    What the student's code raises is raised here as it was.
    """
    try:
        with _as_it_was():
            return {
                kind: getattr(
                    Compilation(
                        case["text"],
                        case["name"],
                        parse_api_options(case["options"]),
                        outside=passes(student),
                    ),
                    kind,
                )
            }
    except PluginError as error:
        return {
            "refused": "\n".join(
                [
                    error.diagnostic.message,
                    *(
                        note.message
                        for note in error.diagnostic.notes
                        if not note.message.startswith("at work")
                    ),
                ]
            )
        }


def analysed(student: ModuleType, fn: Function, name: str) -> Any:
    """What a student's analysis says of a function. What it raises is raised as it was."""
    with _as_it_was():
        return Analyses(outside=Passes(passes(student)).analyses).get(name, fn)


@contextmanager
def _as_it_was() -> Iterator[None]:
    """The exception that a PluginError tells of, if there is one, instead of it."""
    try:
        yield
    except PluginError as error:
        if error.__cause__ is not None:
            raise error.__cause__ from None
        raise


def forbid(*names: str) -> None:
    """Let nothing be imported from these modules of `passes` any more: in a lab they are what is to be
    written. It keeps honest people honest, in their process only.
    """
    if getattr(sys.modules["__main__"].__spec__, "name", "") != f"{__package__}.sandbox_child":
        return
    import_module("minicc.passes.lints")  # which need some of them
    for name in names:
        sys.modules[f"minicc.passes.{name}"] = None  # type: ignore[assignment]


# ------------------------------------------------------------------------------ in the grader's process


@lru_cache(64)
def untouched(text: str, name: str, options: tuple[str, ...]) -> str:
    """The IR that the untouched compiler makes of a case."""
    return Compilation(text, name, parse_api_options(options)).ir


@lru_cache(256)
def _ran(text: str, name: str, launch: str, options: tuple[str, ...]) -> tuple[list[list[Any]], int]:
    ran = run(text, json.loads(launch), options, name, _MOST_STEPS)
    return ran.arrays, ran.instructions


def results(case: dict[str, Any]) -> list[list[Any]] | None:
    """The arrays after the case's launch, without any optimisation; None where the case launches nothing."""
    return (
        _ran(case["text"], case["name"], json.dumps(case["launch"]), ("-O0",))[0] if case["launch"] else None
    )


def executed(ir: str, launch: dict[str, Any]) -> int:
    """The instructions that IR's threads execute in a launch, compiled as it is."""
    return _ran(ir, "lab.ll", json.dumps(launch), ("-passes=",))[1]


def wrong_results(case: dict[str, Any], expected: Sequence[Sequence[Any]] | None, ir: str) -> str | None:
    """Words for how the results of IR that a stage has made differ from the expected ones; None where they
    are equal or nothing is launched.
    """
    if expected is None:
        return None
    try:
        result, _ = _ran(ir, "lab.ll", json.dumps(case["launch"]), ("-passes=",))
    except MiniccError as error:
        return f"The program does not run as it did before: {error}\nYour stage made this of it:\n{shown(ir)}"
    words = first_difference(case["launch"], expected, result)
    return words and f"{words}\nYour stage made this of it:\n{shown(ir)}"


def refused(found: dict[str, Any]) -> str | None:
    """Words for a stage that broke a rule of the IR or of its row; None where it did not."""
    return f"The compiler refuses what your stage did: {found['refused']}" if "refused" in found else None


def shown(ir: str) -> str:
    """The functions of a module, for people."""
    text = re.sub(r"^(source_filename|target) .*\n|^declare .*\n|^!.*\n", "", ir, flags=re.MULTILINE)
    lines = [f"    {line}" for line in text.strip("\n").splitlines()]
    return "\n".join(lines if len(lines) <= 40 else [*lines[:40], "    …"])


def show(case: dict[str, Any]) -> str:
    """A case as people read it: IR without declarations."""
    return (
        re.sub(r"^declare .*\n\n?", "", case["text"], flags=re.MULTILINE)
        .replace(") convergent {", ") {")
        .rstrip("\n")
        + "\n"
    )


def smaller(case: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Cases with less text in them that still mean something: they are programs, fault at nothing, end, and
    read nothing undefined.
    """
    seen = {case["text"]}
    for text in _smaller_ir(case["text"]) if case["name"].endswith(".ll") else fewer_lines(case["text"]):
        if text not in seen:
            seen.add(text)
            result = {**case, "text": text}
            if _means_something(result):
                yield result


def _means_something(case: dict[str, Any]) -> bool:
    try:
        if case["name"].endswith(".ll"):
            results(case)
            return True
        with checking("race", "init") as reports:
            run(
                case["text"],
                case["launch"],
                ("-O0", "-Werror=uninitialized", "-Werror=sometimes-uninitialized"),
                case["name"],
                _MOST_STEPS,
            )
        return not reports
    except MiniccError:
        return False


def _smaller_ir(text: str) -> Iterator[str]:
    module = parse_module(text, "lab.ll")
    for f, fn in enumerate(module.definitions):
        for b, block in enumerate(fn.blocks):
            for target in range(len(dict.fromkeys(block.successors)) if len(block.successors) > 1 else 0):
                yield from _changed(
                    text, lambda m, at=(f, b, target): _one_way(m.definitions[at[0]], *at[1:])
                )
    for f, fn in enumerate(module.definitions):
        for n, instr in reversed(list(enumerate(fn.instrs()))):
            if not instr.info.is_terminator:
                for choice in range(1 + len(instr.operands) if instr.users else 1):
                    yield from _changed(
                        text, lambda m, at=(f, n, choice): _without(m.definitions[at[0]], *at[1:])
                    )


def _changed(text: str, change: Any) -> Iterator[str]:
    module: Module = parse_module(text, "lab.ll")
    try:
        change(module)
        for fn in [fn for fn in module.functions.values() if fn.is_declaration and not fn.users]:
            del module.functions[fn.name]
        if not verify(module):
            yield re.sub(
                r"^(source_filename|target) .*\n", "", print_module(module, debug=False), flags=re.MULTILINE
            ).lstrip("\n")
    except (_NotSmaller, MiniccError):
        return


class _NotSmaller(Exception):
    """A change that is none."""


def _one_way(fn: Function, block_number: int, target_number: int) -> None:
    """A branch goes one way always; blocks that nothing leads to any more go, and one that only one leads to
    becomes part of it.
    """
    block = fn.blocks[block_number]
    target, term = list(dict.fromkeys(block.successors))[target_number], block.terminator
    assert term is not None
    for other in set(block.successors):
        for phi in other.phis:
            value = phi.incoming_from(block)
            phi.remove_incoming(block)
            if other is target:
                phi.append(value, block)
    location = term.location
    term.erase()
    Instr("br", term.type, (), blocks=(target,), location=location).append_to(block)
    reached: dict[Block, None] = {fn.entry: None}
    for item in (work := [fn.entry]):
        new = [s for s in item.successors if s not in reached]
        reached.update(dict.fromkeys(new))
        work += new
    dead = [b for b in fn.blocks if b not in reached]
    for other in reached:
        for phi in other.phis:
            for gone in dead:
                phi.remove_incoming(gone)
            if len(phi.operands) == 1:
                phi.replace_uses(phi.operands[0])
                phi.erase()
    for instr in [i for b in dead for i in b.instrs]:
        instr.replace_uses(undef(instr.type)) if not instr.type.is_void else None
    for instr in [i for b in dead for i in b.instrs]:
        instr.drop_operands()
    fn.blocks[:] = [b for b in fn.blocks if b in reached]
    fn.changed(cfg=True)
    for after in list(fn.blocks):
        before = [b for b in fn.blocks if after in b.successors]
        if len(before) == 1 and len(before[0].successors) == 1 and before[0] is not after and not after.phis:
            joined = before[0]
            last = joined.terminator
            assert last is not None
            last.erase()
            for instr in list(after.instrs):
                instr.detach().append_to(joined)
            after.replace_uses(joined)
            for user in list(after.users):
                for at, target in enumerate(user.blocks):
                    if target is after:
                        user.set_block(at, joined)
            fn.blocks.remove(after)
            fn.changed(cfg=True)


def _without(fn: Function, number: int, choice: int) -> None:
    """An instruction goes; its users get zero, or one of its operands."""
    instr = list(fn.instrs())[number]
    if (
        instr.op == "store"
        and isinstance(variable := instr.operands[1], Instr)
        and variable.op == "alloca"
        and any(user.op == "load" for user in variable.users)
    ):
        raise _NotSmaller  # what reads it would read nothing
    if instr.users:
        value: Value = zero(instr.type) if choice == 0 else instr.operands[choice - 1]
        if (
            value.type is not instr.type
            or isinstance(value, Function)
            or value is instr
            or instr.info.form == "alloca"
        ):
            raise _NotSmaller
        instr.replace_uses(value)
    instr.erase()
