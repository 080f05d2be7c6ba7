"""Layouts of classes with members of host types, which only the host compiler knows. If device code needs
one, the unit is compiled again with arrays whose sizes, read from the object's symbols, are the queried
values.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ..driver.pipeline import Compilation
from ..frontend.text.options import HostClass, HostLayouts
from ..support.diagnostics import CompileError, Diagnostic
from ..support.fast_dataclass import record
from .compiler import Compiler, HostError
from .device.elf_symbols import symbols

_PREFIX = "minicc_asked_"
_HELD = "\ntemplate <class T> struct minicc_held { T value; };\n"


@record(frozen=True)
class HostUnit:
    """A unit as the host compiler compiled it, with its options."""

    source: Path
    language: str
    options: tuple[str, ...]


def with_layouts(
    compiler: Compiler, host: HostUnit, compile_with: Callable[[HostLayouts], Compilation]
) -> Compilation:
    """Return the compilation with its tree, once all the layouts that it needs are known. Raise CompileError
    if the host compiler cannot compute one.
    """
    known: dict[str, HostClass] = {}
    while True:
        layouts = HostLayouts(known)
        result, errors = compile_with(layouts), None
        try:
            _ = result.tree
        except CompileError as error:
            errors = error
        if not layouts.wanted:
            if errors is not None:
                raise errors
            return result
        known = {**known, **_compute_layouts(compiler, host, layouts.wanted)}


def _compute_layouts(
    compiler: Compiler, host: HostUnit, classes: dict[str, list[str]]
) -> dict[str, HostClass]:
    """Return the layouts of classes and of their data members, as the host compiler computes them."""
    expressions = [
        text for name, members in classes.items() for text in _layout_expressions(f"::{name}", members)
    ]
    arrays = "".join(f"char {_PREFIX}{number}[1 + {text}];\n" for number, text in enumerate(expressions))
    source, target = host.source.with_name(f"asked-{host.source.name}"), host.source.with_name("asked.o")
    source.write_text(
        f'{host.source.read_text(errors="surrogateescape")}{_HELD}extern "C" {{\n{arrays}}}\n',
        errors="surrogateescape",
    )
    try:
        # Members may be private, and so may their classes.
        compiler.compile(
            host.language,
            [*host.options, "-O0", "-fno-access-control", "-Wno-invalid-offsetof"],
            source,
            target,
        )
        sizes = {symbol.name: symbol.size - 1 for symbol in symbols(target)}
    except HostError as error:
        names = ", ".join(f"'{name}'" for name in classes)
        raise CompileError(
            [
                Diagnostic(
                    "error",
                    f"the host compiler does not compute the layout of {names}, which device code uses and"
                    f" has members of host types: {error.text.strip()}",
                )
            ]
        ) from None
    finally:
        source.unlink()
        target.unlink(missing_ok=True)
    answers = iter(sizes[f"{_PREFIX}{number}"] for number in range(len(expressions)))
    return {
        name: HostClass(
            next(answers),
            next(answers),
            {member: (next(answers), next(answers), next(answers)) for member in members},
        )
        for name, members in classes.items()
    }


def _layout_expressions(name: str, members: list[str]) -> list[str]:
    """Return expressions for size and alignment of a class, and for each member its size, alignment and
    offset; a reference has those of its storage.
    """
    storages = [f"minicc_held<decltype({name}::{member})>" for member in members]
    return [
        f"sizeof({name})",
        f"alignof({name})",
        *(
            text
            for member, place in zip(members, storages)
            for text in (f"sizeof({place})", f"alignof({place})", f"__builtin_offsetof({name}, {member})")
        ),
    ]
