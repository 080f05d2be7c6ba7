"""Code from outside that takes part: whose it is, what installed packages offer, and blame for what it does
wrong.

A package offers by entry points, one group a kind of thing. They are looked through when a name is not ours,
or when all are to be listed: never at start-up.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from .diagnostics import Diagnostic, Location, MiniccError, Note, PluginError, UsageError
from .fast_dataclass import record

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint
    from types import TracebackType

PASSES, LINTS, ENGINES, WARNINGS, CODEGENS = (
    "minicc.passes",
    "minicc.lints",
    "minicc.engines",
    "minicc.warnings",
    "minicc.codegens",
)
KINDS = {PASSES: "pass", LINTS: "lint", ENGINES: "engine", WARNINGS: "warning", CODEGENS: "code generator"}
"""The groups of entry points, and what each offers."""

_CALLERS = 6
"""Frames of its code that a message shows besides the innermost."""


@record(frozen=True)
class Origin:
    """Where code comes from: how messages call it, the files and folders (these end with a separator) whose
    lines are its own, and the options that bring it into a compilation.
    """

    name: str
    own: tuple[str, ...] = ()
    options: tuple[str, ...] = ()

    def owns(self, file: str) -> bool:
        """Whether a line of this file is its author's."""
        return any(file == own or (own.endswith(os.sep) and file.startswith(own)) for own in self.own)


def offered(group: str) -> dict[str, EntryPoint]:
    """What installed packages offer in a group, by name, in the order of the names. Of one distribution's
    several copies the first on the path counts.
    """
    from importlib.metadata import entry_points

    result = {point.name: point for point in reversed(tuple(entry_points(group=group)))}
    return {name: result[name] for name in sorted(result)}


def package_of(point: EntryPoint) -> str:
    """How messages call the package that offers this."""
    return (
        f"package '{point.dist.name} {point.dist.version}'"
        if point.dist is not None
        else "an installed package"
    )


def load(group: str, name: str) -> tuple[Any, Origin] | None:
    """What a package offers under a name, loaded; None where no package does. PluginError, which is that
    package's, where it cannot be loaded.
    """
    point = offered(group).get(name)
    if point is None:
        return None
    origin = Origin(package_of(point), _own_files(point.module))
    with theirs(f"{KINDS[group]} '{name}'", origin):
        return point.load(), origin


def _own_files(module: str) -> tuple[str, ...]:
    from importlib.util import find_spec

    spec = find_spec(module.partition(".")[0])
    if spec is None:
        return ()
    folders = [os.path.join(folder, "") for folder in spec.submodule_search_locations or ()]
    return (*folders, *([spec.origin] if spec.origin and not folders else []))


@contextmanager
def theirs(
    what: str,
    origin: Origin,
    notes: Iterable[Note] = (),
    given: str = "",
    command: str = "",
    passing: tuple[type[MiniccError], ...] = (),
    run: Any = None,
) -> Iterator[None]:
    """Whatever goes wrong in the body is that of code from outside: a PluginError that names `what` and the
    line of its code.

    What is `passing` it may raise on purpose; `run` is the function that is called, whose place counts where
    the exception comes from none of its lines. An interrupt says where it was.
    """
    said: tuple[type[MiniccError], ...] = (PluginError, *passing)
    try:
        yield
    except said:
        raise
    except KeyboardInterrupt as stop:
        frames = _frames(stop.__traceback__, origin)
        place = f", at {frames[-1][0]}" if frames else ""
        raise KeyboardInterrupt(
            "; ".join([f"in {_called(what, origin)}{place}", *(note.message for note in notes)])
        ) from None
    except (Exception, SystemExit) as error:
        raise failure(error, what, origin, notes, given, command, run) from error


def _called(what: str, origin: Origin) -> str:
    return f"{what} of {origin.name}" if what else origin.name


def failure(
    error: BaseException,
    what: str,
    origin: Origin,
    notes: Iterable[Note] = (),
    given: str = "",
    command: str = "",
    run: Any = None,
) -> PluginError:
    """The PluginError for an exception that came out of code from outside; arguments as for `theirs`."""
    import traceback

    frames = _frames(error.__traceback__, origin)
    text = "".join(traceback.format_exception_only(error)).strip().splitlines()[-1]
    place, length, told = place_of(run), 1, list(notes)
    if isinstance(error, SyntaxError) and error.filename and origin.owns(error.filename):
        place = Location(error.filename, error.lineno or 1, max(error.offset or 1, 1))
    elif frames:
        place, length, _ = frames[-1]
        told = [*_raised_below(error.__traceback__, origin), *told]
        # endless recursion has many of a kind
        callers = dict.fromkeys(frame for frame in reversed(frames[:-1]) if frame != frames[-1])
        told += [
            Note(f"called from '{function}'", at, width) for at, width, function in list(callers)[:_CALLERS]
        ]
    return PluginError(
        Diagnostic("error", f"{_called(what, origin)}: {text}", place, length, tuple(told)),
        _sources([place, *(n.location for n in told)]),
        given,
        command,
    )


def complaint(
    message: str,
    what: str,
    origin: Origin,
    place: Location | None = None,
    notes: Iterable[Note] = (),
    given: str = "",
    command: str = "",
) -> PluginError:
    """The PluginError for a rule that code from outside has broken."""
    notes = tuple(notes)
    return PluginError(
        Diagnostic("error", f"{_called(what, origin)} {message}", place, 1, notes),
        _sources([place]),
        given,
        command,
    )


def place_of(function: Any) -> Location | None:
    """Where a function from outside begins; None where it is not written in Python."""
    code = getattr(function, "__code__", None)
    return Location(code.co_filename, code.co_firstlineno, 1) if code is not None else None


def required(thing: Any, names: Iterable[str], what: str, origin: Origin) -> None:
    """PluginError where something from outside has not all that it must give."""
    missing = [name for name in names if not hasattr(thing, name)]
    if missing:
        raise complaint(f"has no '{missing[0]}'", what, origin)


def _frames(trace: TracebackType | None, origin: Origin) -> list[tuple[Location, int, str]]:
    """The frames of its own code, outermost first: place, characters to underline, function."""
    import traceback

    result = []
    for frame in traceback.extract_tb(trace):
        if origin.owns(frame.filename):
            column, end = frame.colno or 0, frame.end_colno or 0
            width = end - column if frame.lineno == frame.end_lineno else 1
            result.append(
                (Location(frame.filename, frame.lineno or 1, column + 1), max(width, 1), frame.name)
            )
    return result


def _raised_below(trace: TracebackType | None, origin: Origin) -> list[Note]:
    """Which function that it called raised the exception, where it is not its own."""
    import traceback

    last = traceback.extract_tb(trace)[-1]
    if origin.owns(last.filename):
        return []
    where = "/".join(last.filename.replace(os.sep, "/").split("/")[-2:])
    return [Note(f"raised in '{last.name}', {where}:{last.lineno}")]


def _sources(places: Iterable[Location | None]) -> dict[str, str]:
    """The text of files that are none, such as a notebook's cells."""
    import linecache

    names = {place.file for place in places if place is not None}
    return {name: text for name in sorted(names) if (text := "".join(linecache.getlines(name)))}


def loaded(path: str) -> tuple[dict[str, Any], Origin]:
    """A Python file's names after running it, as `-load-pass=PATH` does: the file as it is now, with its
    folder on the path meanwhile.

    UsageError where it cannot be read, PluginError where it fails.
    """
    from types import ModuleType
    from zlib import crc32

    shown = os.path.normpath(path)
    origin = Origin(path, (shown,), (f"-load-pass={path}",))
    try:
        with open(path, encoding="utf-8") as handle:
            text = handle.read()
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"cannot read '{path}': {getattr(error, 'strerror', None) or error}") from None
    name = f"minicc_outside_{crc32(os.path.abspath(path).encode()):x}"
    module = ModuleType(name)
    module.__file__ = shown
    sys.modules[name] = module  # dataclasses look themselves up there
    folder = os.path.dirname(os.path.abspath(path))
    sys.path.insert(0, folder)
    try:
        with theirs("", origin):
            exec(compile(text, shown, "exec"), module.__dict__)
    finally:
        sys.path.remove(folder)
    return module.__dict__, origin
