"""How classes with members of the host's types lie in memory, which the host compiler alone knows: it is
asked when device code needs one.

The unit is compiled again with arrays behind it, as large as what is asked for: their sizes are in the
symbols of the object.
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
class HostCode:
    """A unit as the host compiler had it, with its options."""

    source: Path
    language: str
    options: tuple[str, ...]


def with_layouts(
    compiler: Compiler, host: HostCode, compile_with: Callable[[HostLayouts], Compilation]
) -> Compilation:
    """The compilation once all the layouts that it wants are known, with its tree made. CompileError where
    the host compiler cannot say one.
    """
    known: dict[str, HostClass] = {}
    while True:
        layouts = HostLayouts(known)
        made, errors = compile_with(layouts), None
        try:
            _ = made.tree
        except CompileError as error:
            errors = error
        if not layouts.wanted:
            if errors is not None:
                raise errors
            return made
        known = {**known, **_asked(compiler, host, layouts.wanted)}


def _asked(compiler: Compiler, host: HostCode, wanted: dict[str, list[str]]) -> dict[str, HostClass]:
    """What the host compiler says of classes and their data members."""
    asked = [text for name, members in wanted.items() for text in _questions(f"::{name}", members)]
    arrays = "".join(f"char {_PREFIX}{number}[1 + {text}];\n" for number, text in enumerate(asked))
    source, target = host.source.with_name(f"asked-{host.source.name}"), host.source.with_name("asked.o")
    source.write_text(
        f'{host.source.read_text(errors="surrogateescape")}{_HELD}extern "C" {{\n{arrays}}}\n',
        errors="surrogateescape",
    )
    try:
        # Members may be private, and in classes that are.
        compiler.compile(
            host.language,
            [*host.options, "-O0", "-fno-access-control", "-Wno-invalid-offsetof"],
            source,
            target,
        )
        sizes = {symbol.name: symbol.size - 1 for symbol in symbols(target)}
    except HostError as error:
        names = ", ".join(f"'{name}'" for name in wanted)
        raise CompileError(
            [
                Diagnostic(
                    "error",
                    f"the host compiler does not say how {names} lies in memory, which device code uses and"
                    f" has members of the host's types: {error.text.strip()}",
                )
            ]
        ) from None
    finally:
        source.unlink()
        target.unlink(missing_ok=True)
    answers = iter(sizes[f"{_PREFIX}{number}"] for number in range(len(asked)))
    return {
        name: HostClass(
            next(answers),
            next(answers),
            {member: (next(answers), next(answers), next(answers)) for member in members},
        )
        for name, members in wanted.items()
    }


def _questions(name: str, members: list[str]) -> list[str]:
    """Size and alignment of a class, and of each of its members size, alignment and offset; a reference's are
    those of its place.
    """
    held = [f"minicc_held<decltype({name}::{member})>" for member in members]
    return [
        f"sizeof({name})",
        f"alignof({name})",
        *(
            text
            for member, place in zip(members, held)
            for text in (f"sizeof({place})", f"alignof({place})", f"__builtin_offsetof({name}, {member})")
        ),
    ]
