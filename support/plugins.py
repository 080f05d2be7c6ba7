"""Plug-ins: the origin of their code, the entry points of installed packages, and attribution of their
errors.

A package offers plug-ins by entry points, one group for each kind. These are searched when a name is not one
of minicc's, or when all are to be listed: never at start-up.
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
"""Group of entry points → kind of plug-in."""

_CALLERS = 6
"""Frames of the plug-in's code that a message shows besides the innermost."""


@record(frozen=True)
class Origin:
    """The origin of code: its name in messages, the files and folders (these end with a separator) that
    contain it, and the options that load it into a compilation.
    """

    name: str
    paths: tuple[str, ...] = ()
    options: tuple[str, ...] = ()

    def owns(self, file: str) -> bool:
        """Return whether a file belongs to the plug-in."""
        return any(file == path or (path.endswith(os.sep) and file.startswith(path)) for path in self.paths)


def find_entry_points(group: str) -> dict[str, EntryPoint]:
    """Return the entry points of installed packages in a group, by name, in the order of the names. Of a
    distribution's several copies the first on the path counts.
    """
    from importlib.metadata import entry_points

    result = {point.name: point for point in reversed(tuple(entry_points(group=group)))}
    return {name: result[name] for name in sorted(result)}


def package_name(point: EntryPoint) -> str:
    """Return the name of the package of an entry point, for messages."""
    return (
        f"package '{point.dist.name} {point.dist.version}'"
        if point.dist is not None
        else "an installed package"
    )


def load_entry_point(group: str, name: str) -> tuple[Any, Origin] | None:
    """Load the plug-in that a package offers under a name. Return it and its origin; None where no package
    does. PluginError where it cannot be loaded.
    """
    point = find_entry_points(group).get(name)
    if point is None:
        return None
    origin = Origin(package_name(point), _own_files(point.module))
    with attribute_errors(f"{KINDS[group]} '{name}'", origin):
        return point.load(), origin


def _own_files(module: str) -> tuple[str, ...]:
    from importlib.util import find_spec

    spec = find_spec(module.partition(".")[0])
    if spec is None:
        return ()
    folders = [os.path.join(folder, "") for folder in spec.submodule_search_locations or ()]
    return (*folders, *([spec.origin] if spec.origin and not folders else []))


@contextmanager
def attribute_errors(
    what: str,
    origin: Origin,
    notes: Iterable[Note] = (),
    reproducer: str = "",
    command: str = "",
    expected: tuple[type[MiniccError], ...] = (),
    run: Any = None,
) -> Iterator[None]:
    """Attribute exceptions in the body to a plug-in: raise a PluginError that names `what` and the line of
    its code.

    Errors of the classes `expected` pass through; `run` is the function that is called, whose location is
    used where the exception comes from no line of the plug-in. An interrupt names the current line.
    """
    expected_errors: tuple[type[MiniccError], ...] = (PluginError, *expected)
    try:
        yield
    except expected_errors:
        raise
    except KeyboardInterrupt as stop:
        frames = _frames(stop.__traceback__, origin)
        location = f", at {frames[-1][0]}" if frames else ""
        raise KeyboardInterrupt(
            "; ".join([f"in {_describe(what, origin)}{location}", *(note.message for note in notes)])
        ) from None
    except (Exception, SystemExit) as error:
        raise failure(error, what, origin, notes, reproducer, command, run) from error


def _describe(what: str, origin: Origin) -> str:
    return f"{what} of {origin.name}" if what else origin.name


def failure(
    error: BaseException,
    what: str,
    origin: Origin,
    notes: Iterable[Note] = (),
    reproducer: str = "",
    command: str = "",
    run: Any = None,
) -> PluginError:
    """Return the PluginError for an exception raised by a plug-in; arguments as for `attribute_errors`."""
    import traceback

    frames = _frames(error.__traceback__, origin)
    text = "".join(traceback.format_exception_only(error)).strip().splitlines()[-1]
    location, length, note_list = definition_location(run), 1, list(notes)
    if isinstance(error, SyntaxError) and error.filename and origin.owns(error.filename):
        location = Location(error.filename, error.lineno or 1, max(error.offset or 1, 1))
    elif frames:
        location, length, _ = frames[-1]
        note_list = [*_raised_below(error.__traceback__, origin), *note_list]
        # endless recursion has many of a kind
        callers = dict.fromkeys(frame for frame in reversed(frames[:-1]) if frame != frames[-1])
        note_list += [
            Note(f"called from '{function}'", at, width) for at, width, function in list(callers)[:_CALLERS]
        ]
    return PluginError(
        Diagnostic("error", f"{_describe(what, origin)}: {text}", location, length, tuple(note_list)),
        _sources([location, *(n.location for n in note_list)]),
        reproducer,
        command,
    )


def rule_violation(
    message: str,
    what: str,
    origin: Origin,
    location: Location | None = None,
    notes: Iterable[Note] = (),
    reproducer: str = "",
    command: str = "",
) -> PluginError:
    """Return the PluginError for a rule that a plug-in has broken."""
    notes = tuple(notes)
    return PluginError(
        Diagnostic("error", f"{_describe(what, origin)} {message}", location, 1, notes),
        _sources([location]),
        reproducer,
        command,
    )


def definition_location(function: Any) -> Location | None:
    """Return the location of a plug-in's function; None where it is not written in Python."""
    code = getattr(function, "__code__", None)
    return Location(code.co_filename, code.co_firstlineno, 1) if code is not None else None


def require_attributes(plugin: Any, names: Iterable[str], what: str, origin: Origin) -> None:
    """Raise a PluginError where a plug-in lacks one of the attributes."""
    missing = [name for name in names if not hasattr(plugin, name)]
    if missing:
        raise rule_violation(f"has no '{missing[0]}'", what, origin)


def _frames(trace: TracebackType | None, origin: Origin) -> list[tuple[Location, int, str]]:
    """Return the frames of the plug-in's code, outermost first: location, characters to underline,
    function.
    """
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
    """Return a note about the function outside of the plug-in that raised the exception, if it was one."""
    import traceback

    last = traceback.extract_tb(trace)[-1]
    if origin.owns(last.filename):
        return []
    where = "/".join(last.filename.replace(os.sep, "/").split("/")[-2:])
    return [Note(f"raised in '{last.name}', {where}:{last.lineno}")]


def _sources(locations: Iterable[Location | None]) -> dict[str, str]:
    """Return the text of files that exist only in `linecache`, such as a notebook's cells."""
    import linecache

    names = {location.file for location in locations if location is not None}
    return {name: text for name in sorted(names) if (text := "".join(linecache.getlines(name)))}


def load_file(path: str) -> tuple[dict[str, Any], Origin]:
    """Run a Python file, as `-load-pass=PATH` does: its current text, with its folder on the path meanwhile.
    Return its names and its origin.

    UsageError where it cannot be read, PluginError where it fails.
    """
    from types import ModuleType
    from zlib import crc32

    file = os.path.normpath(path)
    origin = Origin(path, (file,), (f"-load-pass={path}",))
    try:
        with open(path, encoding="utf-8") as handle:
            text = handle.read()
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"cannot read '{path}': {getattr(error, 'strerror', None) or error}") from None
    name = f"minicc_outside_{crc32(os.path.abspath(path).encode()):x}"
    module = ModuleType(name)
    module.__file__ = file
    sys.modules[name] = module  # dataclasses look themselves up there
    folder = os.path.dirname(os.path.abspath(path))
    sys.path.insert(0, folder)
    try:
        with attribute_errors("", origin):
            exec(compile(text, file, "exec"), module.__dict__)
    finally:
        sys.path.remove(folder)
    return module.__dict__, origin
