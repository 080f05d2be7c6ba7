"""External parts of a compilation: passes of files, and passes, lints, warnings and code generators of
packages.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from ..passes.plugins import Passes, PluginPass, find_packaged_passes, passes_of
from ..support import plugins
from ..support.diagnostics import CompileError, Diagnostics, PluginError, PtxError, UsageError
from ..support.fast_dataclass import record
from ..support.plugins import Origin
from .warning_table import ON

if TYPE_CHECKING:
    from ..codegen.options import CodegenOptions
    from ..ir.core import Module
    from ..ptx import model as ptx_model


def passes_for(
    loads: Iterable[str], pipeline: Iterable[str] | None, more: Iterable[PluginPass] = ()
) -> tuple[Passes, list[str] | None]:
    """Load the passes of `-load-pass=` and `-passes=`, with `more`; return them and the pipeline, in which
    names of passes replace files.

    Raises UsageError for files that cannot be read or have no passes, PluginError for broken ones.
    """
    files: dict[str, list[PluginPass]] = {}
    result = list(more)
    for word in loads:
        result += _load_file(word, files) if _is_file(word) else _load_package(word)
    words: list[str] = []
    for word in pipeline or ():
        path, _, name = word.rpartition(":") if ".py:" in word else (word, "", "")
        if not path.endswith(".py"):
            words.append(word)
            continue
        result += _load_file(path, files)
        mine = [one.row.name for one in files[os.path.abspath(path)]]
        if not name and len(mine) > 1:
            raise UsageError(
                f"'{path}' has several passes; say which: {', '.join(f'{path}:{one}' for one in mine)}"
            )
        if name and name.replace("_", "-") not in mine:
            raise UsageError(f"'{path}' has no pass '{name}' (it has: {', '.join(mine)})")
        words.append(name or mine[0])
    return Passes(result), None if pipeline is None else words


def pass_files(words: Iterable[str]) -> set[str]:
    """Return the files among the words of options that name passes."""
    result = set()
    for word in words:
        option, _, value = word.lstrip("-").partition("=")
        if option in ("load-pass", "passes"):
            paths = (
                part.partition(".py:")[0] + ".py" if ".py:" in part else part for part in value.split(",")
            )
            result |= {path for path in paths if _is_file(path)}
    return result


def _is_file(word: str) -> bool:
    return word.endswith(".py") or os.sep in word


def _load_file(path: str, files: dict[str, list[PluginPass]]) -> list[PluginPass]:
    """Load a file's passes; none if it has been read before."""
    known = os.path.abspath(path)
    if known in files:
        return []
    files[known] = passes_of(*plugins.load_file(path))
    if not files[known]:
        raise UsageError(
            f"'{path}' has no pass: it defines neither ROW nor ROWS (see docs/writing-a-pass.md)"
        )
    return files[known]


def _load_package(name: str) -> list[PluginPass]:
    result = find_packaged_passes(name)
    if not result:
        have = sorted({*plugins.find_entry_points(plugins.PASSES), *plugins.find_entry_points(plugins.LINTS)})
        raise UsageError(
            f"'{name}' is neither a Python file nor a pass of an installed package (these offer:"
            f" {', '.join(have) or 'none'})"
        )
    return result


# ---------------------------------------------------------------------------------------- warnings


@record(frozen=True)
class ExternalWarning:
    """A package's warning: `WARNING = (name, 'on' or 'off', meaning)` and `warn(lint, fn, body)`, as in
    `frontend/lint`.
    """

    name: str
    meaning: str
    module: Any
    origin: Origin

    def run(self, functions: Iterable[Any], diags: Diagnostics) -> None:
        """Check every function of a unit that has a body and is not of the library. Raises PluginError if the
        warning fails.
        """
        from ..frontend.lint.report import Lint

        own = Diagnostics()
        for fn in functions:
            if fn.body is not None and not fn.from_library:
                with plugins.attribute_errors(f"warning '{self.name}'", self.origin):
                    self.module.warn(Lint(own), fn, fn.body)
        for item in own.items:
            if item.severity != "warning" or item.flag != self.name:
                raise plugins.rule_violation(
                    f"said '{item}', which is not a warning of its name",
                    f"warning '{self.name}'",
                    self.origin,
                    plugins.definition_location(self.module.warn),
                )
            diags.add(item)


def warning(name: str) -> ExternalWarning | None:
    """Return a package's warning by name. Raises PluginError if it is broken."""
    loaded = plugins.load_entry_point(plugins.WARNINGS, name)
    if loaded is None:
        return None
    module, origin = loaded
    plugins.require_attributes(module, ("WARNING", "warn"), f"warning '{name}'", origin)
    row = module.WARNING
    if not (isinstance(row, tuple) and len(row) == 3 and row[0] == name and row[1] in (ON, "off")):
        raise plugins.rule_violation(
            f"has a row that is not ('{name}', 'off', meaning): {row!r}", f"warning '{name}'", origin
        )
    return ExternalWarning(name, row[2], module, origin)


# --------------------------------------------------------------------------------- code generators


def generate(name: str, module: Module, options: CodegenOptions) -> ptx_model.Module:
    """Return the verified PTX module that a package's code generator makes of optimised IR.

    The generator is a function `generate(module, options) -> text`.

    Raises CompileError if the generator reports that the IR has no PTX, PluginError if it fails or its PTX is
    invalid.
    """
    from ..ptx.parsing import parser
    from ..ptx.rules import verifier

    loaded = plugins.load_entry_point(plugins.CODEGENS, name)
    assert loaded is not None  # the option was checked
    run, origin = loaded
    what = f"code generator '{name}'"
    run = getattr(run, "generate", run)
    with plugins.attribute_errors(what, origin, expected=(CompileError,)):
        text = run(module, options)
    if not isinstance(text, str):
        raise plugins.rule_violation(
            f"returned {type(text).__name__}, not PTX text", what, origin, plugins.definition_location(run)
        )
    try:
        result = parser.parse(text, f"{name}.ptx")
        wrong = [d for d in verifier.verify(result) if d.severity == "error"]
    except PtxError as error:
        wrong = list(error.diagnostics)
    if wrong:
        raise plugins.rule_violation(
            f"made broken PTX: {wrong[0]}", what, origin, plugins.definition_location(run)
        )
    return result


# ----------------------------------------------------------------------------------- what there is


def list_offers(groups: Iterable[str]) -> Iterator[tuple[str, str, str]]:
    """List the offers of packages in these groups: name, kind (of a pass) or default (of a warning), meaning
    and package; for a broken one the error.
    """
    for group in groups:
        for name, point in plugins.find_entry_points(group).items():
            try:
                if group == plugins.WARNINGS:
                    result = warning(name)
                    assert result is not None
                    yield name, "off", f"{result.meaning} [{result.origin.name}]"
                else:
                    (one,) = find_packaged_passes(name)
                    yield name, one.row.kind, f"{one.row.meaning} [{one.origin.name}]"
            except PluginError as error:
                yield name, "broken", f"{error.diagnostic} [{plugins.package_name(point)}]"


def save_reproducer(error: PluginError) -> list[str]:
    """Write the input of a failed pass to a file that reproduces the failure; return notes about it, none
    without an input.
    """
    if not error.reproducer:
        return []
    import tempfile

    try:
        with tempfile.NamedTemporaryFile(
            "w", prefix="minicc-given-", suffix=".ll", delete=False, encoding="utf-8"
        ) as handle:
            handle.write(error.reproducer)
    except OSError:
        return []
    return [f"to repeat it: {error.command.replace('%s', handle.name)}"]
