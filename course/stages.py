"""Stages of the real compiler replaced by a student's file, for labs about passes and analyses.

A student's file is a plug-in: it has rows (`docs/writing-a-pass.md`), and what they name runs instead of the
compiler's own. A *case* is a file of IR or CUDA C whose comments may have `launch:` and a launch (`running`),
and `options:` and the words of a compilation.

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
from typing import Any, Literal

from ..driver.checking import checking
from ..driver.options import parse_api_options
from ..driver.pipeline import Compilation
from ..ir.core import Block, Function, Instr, Module, Value, undef, zero
from ..ir.parser import parse_module
from ..ir.printer import print_module
from ..ir.verifier import verify
from ..passes.analysis.analyses import Analyses
from ..passes.plugins import Passes, PluginPass, passes_of
from ..support.diagnostics import MiniccError, PluginError
from ..support.plugins import Origin
from .running import first_difference, run
from .shrinking import fewer_lines

_MAX_STEPS = 20_000
"""As `running.MAX_STEPS`; shrinking makes many endless loops, and tests are small."""
_DIRECTIVE = re.compile(r"^(?:;|//) (launch|options): (.*)$", re.MULTILINE)


def load(text: str, name: str) -> dict[str, Any]:
    """Return a test's file as a case: text without the directives, name, options, and launch (None where
    there is none).
    """
    directives = dict(_DIRECTIVE.findall(text))
    launch = json.loads(directives["launch"]) if "launch" in directives else None
    return {
        "text": _DIRECTIVE.sub("", text).strip("\n") + "\n",
        "name": name,
        "options": directives.get("options", "").split(),
        "launch": launch,
    }


# ------------------------------------------------------------------------------ in the student's process


def passes(student: ModuleType) -> list[PluginPass]:
    """Return the passes of a student's file. PluginError for rows that are none."""
    file = str(student.__file__)
    return passes_of(vars(student), Origin(Path(file).name, (file,)))


def compile_case(
    student: ModuleType, case: dict[str, Any], kind: Literal["ir", "ptx"] = "ir"
) -> dict[str, Any]:
    """Compile a case with the student's stages. Return {kind: text} of the IR or the PTX, or {"rejected":
    message} where a stage broke a rule.

    What the student's code raises is raised here unchanged.
    """
    try:
        with _unwrap_plugin_error():
            return {
                kind: getattr(
                    Compilation(
                        case["text"],
                        case["name"],
                        parse_api_options(case["options"]),
                        plugins=passes(student),
                    ),
                    kind,
                )
            }
    except PluginError as error:
        return {
            "rejected": "\n".join(
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


def run_analysis(student: ModuleType, fn: Function, name: str) -> Any:
    """Return the result of a student's analysis for a function. What it raises is raised unchanged."""
    with _unwrap_plugin_error():
        return Analyses(plugins=Passes(passes(student)).analyses).get(name, fn)


@contextmanager
def _unwrap_plugin_error() -> Iterator[None]:
    """Raise the cause of a PluginError, if it has one, instead of it."""
    try:
        yield
    except PluginError as error:
        if error.__cause__ is not None:
            raise error.__cause__ from None
        raise


def forbid(*names: str) -> None:
    """Forbid imports of these modules of `passes`: in a lab students write them. It affects the students'
    process only, and honest people only.
    """
    if getattr(sys.modules["__main__"].__spec__, "name", "") != f"{__package__}.sandbox_child":
        return
    import_module("minicc.passes.lints")  # they need some of these modules
    for name in names:
        sys.modules[f"minicc.passes.{name}"] = None  # type: ignore[assignment]


# ------------------------------------------------------------------------------ in the grader's process


@lru_cache(64)
def reference_ir(text: str, name: str, options: tuple[str, ...]) -> str:
    """Return the IR that the untouched compiler makes of a case."""
    return Compilation(text, name, parse_api_options(options)).ir


@lru_cache(256)
def _launch(text: str, name: str, launch: str, options: tuple[str, ...]) -> tuple[list[list[Any]], int]:
    kernel_run = run(text, json.loads(launch), options, name, _MAX_STEPS)
    return kernel_run.arrays, kernel_run.instructions


def results(case: dict[str, Any]) -> list[list[Any]] | None:
    """Return the arrays after the case's launch, without optimisation; None where the case has no launch."""
    return (
        _launch(case["text"], case["name"], json.dumps(case["launch"]), ("-O0",))[0]
        if case["launch"]
        else None
    )


def count_instructions(ir: str, launch: dict[str, Any]) -> int:
    """Return the number of instructions that the threads of a launch of IR execute; no passes run."""
    return _launch(ir, "lab.ll", json.dumps(launch), ("-passes=",))[1]


def describe_wrong_results(
    case: dict[str, Any], expected: Sequence[Sequence[Any]] | None, ir: str
) -> str | None:
    """Return a message about how the results of a stage's IR differ from the expected ones; None where they
    are equal or there is no launch.
    """
    if expected is None:
        return None
    try:
        result, _ = _launch(ir, "lab.ll", json.dumps(case["launch"]), ("-passes=",))
    except MiniccError as error:
        return (
            f"The program does not run as it did before: {error}\n"
            f"Your stage made this of it:\n{format_ir(ir)}"
        )
    message = first_difference(case["launch"], expected, result)
    return message and f"{message}\nYour stage made this of it:\n{format_ir(ir)}"


def describe_rejection(result: dict[str, Any]) -> str | None:
    """Return a message for a stage that broke a rule of the IR or of its row; None where it did not."""
    if "rejected" not in result:
        return None
    return f"The compiler rejects the result of your stage: {result['rejected']}"


def format_ir(ir: str) -> str:
    """Return the functions of a module as text, at most 40 lines."""
    text = re.sub(r"^(source_filename|target) .*\n|^declare .*\n|^!.*\n", "", ir, flags=re.MULTILINE)
    lines = [f"    {line}" for line in text.strip("\n").splitlines()]
    return "\n".join(lines if len(lines) <= 40 else [*lines[:40], "    …"])


def show(case: dict[str, Any]) -> str:
    """Return a case as text: IR without declarations."""
    return (
        re.sub(r"^declare .*\n\n?", "", case["text"], flags=re.MULTILINE)
        .replace(") convergent {", ") {")
        .rstrip("\n")
        + "\n"
    )


def smaller(case: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield smaller cases that are still defined: programs that compile, end without a fault, and read
    nothing undefined.
    """
    seen = {case["text"]}
    for text in _smaller_ir(case["text"]) if case["name"].endswith(".ll") else fewer_lines(case["text"]):
        if text not in seen:
            seen.add(text)
            result = {**case, "text": text}
            if _is_defined(result):
                yield result


def _is_defined(case: dict[str, Any]) -> bool:
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
                _MAX_STEPS,
            )
        return not reports
    except MiniccError:
        return False


def _smaller_ir(text: str) -> Iterator[str]:
    module = parse_module(text, "lab.ll")
    for f, fn in enumerate(module.definitions):
        for b, block in enumerate(fn.blocks):
            for target in range(len(dict.fromkeys(block.successors)) if len(block.successors) > 1 else 0):
                yield from _apply_change(
                    text, lambda m, at=(f, b, target): _fold_branch(m.definitions[at[0]], *at[1:])
                )
    for f, fn in enumerate(module.definitions):
        for n, instr in reversed(list(enumerate(fn.instrs()))):
            if not instr.info.is_terminator:
                for choice in range(1 + len(instr.operands) if instr.users else 1):
                    yield from _apply_change(
                        text, lambda m, at=(f, n, choice): _remove_instruction(m.definitions[at[0]], *at[1:])
                    )


def _apply_change(text: str, change: Any) -> Iterator[str]:
    module: Module = parse_module(text, "lab.ll")
    try:
        change(module)
        for fn in [fn for fn in module.functions.values() if fn.is_declaration and not fn.users]:
            del module.functions[fn.name]
        if not verify(module):
            yield re.sub(
                r"^(source_filename|target) .*\n", "", print_module(module, debug=False), flags=re.MULTILINE
            ).lstrip("\n")
    except (_InapplicableChange, MiniccError):
        return


class _InapplicableChange(Exception):
    """Raised for a change that cannot be made."""


def _fold_branch(fn: Function, block_number: int, target_number: int) -> None:
    """Make a branch unconditional; remove unreachable blocks, and merge a block into its only predecessor."""
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
            for dead_block in dead:
                phi.remove_incoming(dead_block)
            if len(phi.operands) == 1:
                phi.replace_uses(phi.operands[0])
                phi.erase()
    for instr in [i for b in dead for i in b.instrs]:
        instr.replace_uses(undef(instr.type)) if not instr.type.is_void else None
    for instr in [i for b in dead for i in b.instrs]:
        instr.drop_operands()
    fn.blocks[:] = [b for b in fn.blocks if b in reached]
    fn.changed(cfg=True)
    for candidate in list(fn.blocks):
        preds = [b for b in fn.blocks if candidate in b.successors]
        if (
            len(preds) == 1
            and len(preds[0].successors) == 1
            and preds[0] is not candidate
            and not candidate.phis
        ):
            predecessor = preds[0]
            last = predecessor.terminator
            assert last is not None
            last.erase()
            for instr in list(candidate.instrs):
                instr.detach().append_to(predecessor)
            candidate.replace_uses(predecessor)
            for user in list(candidate.users):
                for position, target in enumerate(user.blocks):
                    if target is candidate:
                        user.set_block(position, predecessor)
            fn.blocks.remove(candidate)
            fn.changed(cfg=True)


def _remove_instruction(fn: Function, number: int, choice: int) -> None:
    """Remove an instruction; its users get zero, or one of its operands."""
    instr = list(fn.instrs())[number]
    if (
        instr.op == "store"
        and isinstance(variable := instr.operands[1], Instr)
        and variable.op == "alloca"
        and any(user.op == "load" for user in variable.users)
    ):
        raise _InapplicableChange  # loads of the variable would read undefined memory
    if instr.users:
        value: Value = zero(instr.type) if choice == 0 else instr.operands[choice - 1]
        if (
            value.type is not instr.type
            or isinstance(value, Function)
            or value is instr
            or instr.info.form == "alloca"
        ):
            raise _InapplicableChange
        instr.replace_uses(value)
    instr.erase()
