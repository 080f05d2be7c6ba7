"""Tests that run: a Kite program whose first line describes the launch, as in
`# run saxpy grid=2 block=32 n=40 a=2.0 x=float:64 y=float:64`.

An array is given by its element type and length and filled from its name, the same in every run; or by its
elements, `m=[1,2,3]`.
"""

from __future__ import annotations

import json
import random
import re
from typing import Any

from . import checker, interpreter, printer, shrinking, tree
from .data import to_data
from .reader import read


def load(text: str) -> dict[str, Any]:
    """Return the case of a text: `text`, `tree` (with types), `launch` (for `minicc.course.running`), `names`
    of the arguments.

    Raises ValueError for a wrong first line or a program with errors, KiteSyntaxError for a text that is no
    program.
    """
    match = re.match(r"# run (\w+) grid=(\d+) block=(\d+)(.*)\n", text)
    if match is None:
        raise ValueError("the first line must be '# run KERNEL grid=N block=N NAME=VALUE…'")
    arguments = dict(word.partition("=")[::2] for word in match[4].split())
    kernel = {k.name: k for k in read(text).kernels}.get(match[1])
    if kernel is None:
        raise ValueError(f"there is no kernel '{match[1]}'")
    if missing := [p.name for p in kernel.params if p.name not in arguments]:
        raise ValueError(f"the first line gives no value for '{missing[0]}'")
    values = [_value(p.name, p.type, arguments[p.name]) for p in kernel.params]
    return make_case(
        text, {"kernel": match[1], "grid": int(match[2]), "block": int(match[3]), "arguments": values}
    )


def make_case(text: str, launch: dict[str, Any]) -> dict[str, Any]:
    """Return the case of a text and a launch. ValueError where the program has errors."""
    program = read(text)
    errors = checker.check(program)
    if errors:
        raise ValueError(f"line {errors[0].line}: {errors[0].message}")
    kernel = {k.name: k for k in program.kernels}[launch["kernel"]]
    return {
        "text": text,
        "tree": to_data(program),
        "launch": launch,
        "names": [p.name for p in kernel.params],
    }


def results(case: dict[str, Any]) -> list[list[Any]]:
    """Return the arrays after the launch, by the definition. Raises `interpreter.Undefined`."""
    kernel = {k.name: k for k in _program(case).kernels}[case["launch"]["kernel"]]
    values = [list(next(iter(a.values()))) if isinstance(a, dict) else a for a in case["launch"]["arguments"]]
    interpreter.run(
        kernel, case["launch"]["grid"] * case["launch"]["block"], dict(zip(case["names"], values))
    )
    return [value for value in values if isinstance(value, list)]


def arrays(case: dict[str, Any]) -> list[str]:
    """Return the names of the arguments that are arrays."""
    return [
        name for name, value in zip(case["names"], case["launch"]["arguments"]) if isinstance(value, dict)
    ]


def smaller(case: dict[str, Any]) -> Any:
    """Yield smaller cases: fewer threads, then less program; removed parameters lose their arguments."""
    launch = case["launch"]
    for grid, block in ((1, 1), (1, launch["block"]), (launch["grid"], 1), (1, max(1, launch["block"] // 2))):
        if grid * block < launch["grid"] * launch["block"]:
            yield {**case, "launch": {**launch, "grid": grid, "block": block}}
    arguments_by_name = dict(zip(case["names"], launch["arguments"]))
    for program in shrinking.smaller_programs(_program(case)):
        kernel = {k.name: k for k in program.kernels}.get(launch["kernel"])
        if kernel is not None:
            try:
                yield make_case(
                    printer.format_program(program, full=False),
                    {**launch, "arguments": [arguments_by_name[p.name] for p in kernel.params]},
                )
            except ValueError:
                continue


def format_case(case: dict[str, Any]) -> str:
    """Return a case as text: the program, and the launch."""
    launch = case["launch"]
    values = [
        f"{name}={json.dumps(next(iter(a.values()))) if isinstance(a, dict) else a}"
        for name, a in zip(case["names"], launch["arguments"])
    ]
    body = re.sub(r"\A# run .*\n", "", case["text"])
    return (
        f"{body.rstrip()}\n# run {launch['kernel']} grid={launch['grid']} block={launch['block']}"
        f" {' '.join(v if len(v) < 60 else v[:57] + '…' for v in values)}\n"
    )


def _program(case: dict[str, Any]) -> tree.KiteProgram:
    return read(case["text"])


def _value(name: str, type: tree.Type, text: str) -> Any:
    if type.element is None:
        return (
            text == "true" if type is tree.Type.BOOL else int(text) if type is tree.Type.INT else float(text)
        )
    if text.startswith("["):
        return {type.element.value: json.loads(text)}
    element_name, _, length = text.partition(":")
    if element_name != type.element:
        raise ValueError(f"'{name}' is {type}, and not of {element_name}")
    rng = random.Random(name)
    return {
        element_name: [
            rng.randint(-99, 99) if element_name == "int" else rng.randint(-400, 400) / 8
            for _ in range(int(length))
        ]
    }
