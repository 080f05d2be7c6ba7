"""Plug-in passes: of a file, of an installed package, of a session. They have rows and functions like
minicc's own.

A file or module defines `ROW = PassRow(…)`, or `ROWS` where it has several passes. The function of a
transform is `run(fn, analyses) -> bool` (over a module: `run(module, analyses)`), that of an analysis has the
analysis's name; a lint has `concerns` too. Where there are several rows, the function of each is named after
it. A pass with the name of one of minicc's replaces it, wherever that would run. Plug-ins are not trusted:
their results, their changes and their requests are checked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

from ..ir.core import Function, Module
from ..support import plugins
from ..support.diagnostics import Diagnostic, InternalError, MiniccError, Note, PluginError, UsageError
from ..support.fast_dataclass import record, replace
from ..support.plugins import Origin
from .analysis.analyses import Analyses
from .analysis.table import ANALYSES, PassRow
from .table import PASSES


@record(frozen=True)
class PluginPass:
    """A plug-in pass: its row, its function, for a lint the predicate of functions that concern it, and its
    origin.
    """

    row: PassRow
    run: Callable[[Any, Analyses], Any]
    concerns: Callable[[Function], Any] | None
    origin: Origin

    @property
    def what(self) -> str:
        """The description of the pass in messages."""
        return f"{_KIND_NAMES[self.row.kind]} '{self.row.name}'"

    def rule_violation(
        self, message: str, notes: Iterable[Note] = (), reproducer: str = "", command: str = ""
    ) -> PluginError:
        """Return the error that the pass has broken a rule."""
        return plugins.rule_violation(
            message, self.what, self.origin, plugins.definition_location(self.run), notes, reproducer, command
        )


_KIND_NAMES = {"function": "pass", "module": "pass", "analysis": "analysis", "lint": "lint"}
_GROUPS = (plugins.PASSES, plugins.LINTS)
_REGISTERED: dict[str, PluginPass] = {}
"""The passes that the session has registered, by name."""


class Passes:
    """The passes that a compilation finds by name: those it has loaded, those that the session has
    registered, minicc's own, and those that installed packages offer, in this order.
    """

    def __init__(self, loaded: Iterable[PluginPass] = ()) -> None:
        self.plugins: dict[str, PluginPass] = dict(_REGISTERED)
        by_name: dict[str, PluginPass] = {}
        for plugin in loaded:
            other = by_name.setdefault(plugin.row.name, plugin)
            if other is not plugin:
                raise UsageError(
                    f"two passes are named '{plugin.row.name}': that of {other.origin.name} and that of"
                    f" {plugin.origin.name}"
                )
        self.plugins.update(by_name)
        for plugin in self.plugins.values():
            self._check(plugin)

    def find(self, name: str) -> PassRow | None:
        """Return the row of a name; None where there is none. PluginError where the package that offers it is
        broken.
        """
        if name not in self.plugins and name not in PASSES:
            for plugin in find_packaged_passes(name):
                self._check(plugin)
                self.plugins[name] = plugin
        return self.plugins[name].row if name in self.plugins else PASSES.get(name)

    @property
    def analyses(self) -> Mapping[str, tuple[PassRow, Callable[[Function, Analyses], Any]]]:
        """The plug-in analyses, in the form that `Analyses` takes."""
        return {
            name: (plugin.row, partial(compute, plugin))
            for name, plugin in self.plugins.items()
            if plugin.row.kind == "analysis"
        }

    def lints(self) -> list[str]:
        """Return the plug-in lints that have been loaded or registered."""
        return [name for name, plugin in self.plugins.items() if plugin.row.kind == "lint"]

    def suspects(self, names: Iterable[str]) -> list[PluginPass]:
        """Return the plug-in analyses on which these analyses depend, themselves included."""
        result: dict[str, PluginPass] = {}
        work = list(names)
        while work:
            name = work.pop()
            if name in self.analyses and name not in result:
                result[name] = self.plugins[name]
            row = self.find(name)
            work += row.requires if row is not None else ()
        return list(result.values())

    @property
    def options(self) -> list[str]:
        """The options that load these plug-ins."""
        return list(
            dict.fromkeys(option for plugin in self.plugins.values() for option in plugin.origin.options)
        )

    def _check(self, plugin: PluginPass) -> None:
        """Raise a PluginError for an invalid row."""
        row, ours = plugin.row, PASSES.get(plugin.row.name)
        if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", row.name):
            raise plugin.rule_violation(
                "has a row whose name has characters other than small letters, digits and '-'"
            )
        if ours is not None and _KIND_NAMES[ours.kind] != _KIND_NAMES[row.kind]:
            raise plugin.rule_violation(
                f"cannot replace ours, which is a {_KIND_NAMES[ours.kind]}".replace("a a", "an a")
            )
        if ours is not None and ours.depends != row.depends:
            raise plugin.rule_violation(f"cannot replace minicc's, whose row has depends='{ours.depends}'")
        if row.kind == "analysis" and row.depends not in ("cfg", "values"):
            raise plugin.rule_violation(
                "has a row that does not say what its result depends on: depends='cfg' or 'values'"
            )
        if not isinstance(row.requires, tuple):
            raise plugin.rule_violation(
                "has a row whose 'requires' is not a tuple of names; a tuple of one has a comma:"
                f" ('{row.requires}',)"
            )
        for name in row.requires:
            if name not in ANALYSES and name not in self.analyses:
                raise plugin.rule_violation(
                    f"requires '{name}', which is no analysis (there are:"
                    f" {', '.join({**ANALYSES, **self.analyses})})"
                )


def register_pass(
    row: PassRow, concerns: Callable[[Function], bool] | None = None
) -> Callable[[Callable[[Any, Analyses], Any]], Callable[[Any, Analyses], Any]]:
    """Make a function of this session a pass under a row: a decorator. Later compilations know it by the
    row's name; the last one of a name counts.

        @minicc.register_pass(minicc.PassRow("tidy", "function", "delete what nobody needs", keeps_cfg=True))
        def tidy(fn, analyses): …

    `concerns` is the predicate of functions for a lint (None: all). `minicc.unregister_pass` undoes it.
    UsageError for a row of no known kind.
    """
    if not isinstance(row, PassRow) or row.kind not in _KIND_NAMES:
        raise UsageError(
            f"a pass is registered under a PassRow of the kind {', '.join(_KIND_NAMES)}; found {row!r}"
        )

    def register(run: Callable[[Any, Analyses], Any]) -> Callable[[Any, Analyses], Any]:
        location = plugins.definition_location(run)
        plugin = PluginPass(
            row,
            run,
            concerns or (lambda fn: True),
            Origin("this session", (location.file,) if location else ()),
        )
        Passes([plugin])
        _REGISTERED[row.name] = plugin
        return run

    return register


def unregister_pass(name: str) -> None:
    """Unregister a pass of this session. UsageError where there is none of this name."""
    if _REGISTERED.pop(name, None) is None:
        raise UsageError(f"no pass '{name}' is registered (there are: {', '.join(_REGISTERED) or 'none'})")


def passes_of(names: Mapping[str, Any], origin: Origin) -> list[PluginPass]:
    """Return the passes that a module with these names defines; none where it has no rows. PluginError for
    rows without functions.
    """
    rows = names.get("ROWS", [names["ROW"]] if "ROW" in names else [])
    if not isinstance(rows, tuple | list) or not all(
        isinstance(row, PassRow) and row.kind in _KIND_NAMES for row in rows
    ):
        raise plugins.rule_violation(
            f"has rows that are not PassRow of the kind {', '.join(_KIND_NAMES)}", "", origin
        )
    result = []
    for row in rows:
        function_name = row.stem if row.kind == "analysis" or len(rows) > 1 else "run"
        concerns = names.get("concerns")
        for name in (function_name, *(["concerns"] if row.kind == "lint" else [])):
            if not callable(names.get(name)):
                raise plugins.rule_violation(
                    f"has no function '{name}'", f"{_KIND_NAMES[row.kind]} '{row.name}'", origin
                )
        result.append(PluginPass(row, names[function_name], concerns, origin))
    return result


def find_packaged_passes(name: str) -> list[PluginPass]:
    """Return the pass that an installed package offers under this name: at most one. PluginError where it is
    broken.
    """
    for group in _GROUPS:
        loaded = plugins.load_entry_point(group, name)
        if loaded is not None:
            loaded_module, origin = loaded
            passes = [
                plugin
                for plugin in passes_of(
                    vars(loaded_module) if hasattr(loaded_module, "__dict__") else {}, origin
                )
                if plugin.row.name == name
            ]
            if not passes:
                raise plugins.rule_violation(
                    "has no row of that name", f"{plugins.KINDS[group]} '{name}'", origin
                )
            return passes
    return []


# -------------------------------------------------------------------------------------- running them


@record(frozen=True)
class Reproducer:
    """The input of a plug-in pass, kept for a failure: the module's text, and the command that compiles it
    again.
    """

    text: str
    command: str

    @classmethod
    def to(cls, plugin: PluginPass, module: Module, passes: Passes, analyses: Analyses) -> Reproducer:
        """Return the reproducer of a pass and the module before it."""
        from ..ir.printer import print_module

        limit = [f"-maxrregcount={analyses.registers}"] if analyses.registers else []
        return cls(
            print_module(module, debug=False),
            " ".join(
                [
                    "minicc %s",
                    *passes.options,
                    *limit,
                    f"-passes={plugin.row.name}",
                    "-verify-each -o /dev/null",
                ]
            ),
        )

    def file(self, fn: Function | None) -> str:
        """Return the module with this function alone (None: all of it), under a RUN line."""
        return f"; RUN: {self.command}\n{self.text if fn is None else _alone(self.text, fn.name)}"


def _alone(text: str, name: str) -> str:
    """Return a module's text with one definition; the functions that it calls are declared."""
    from ..ir.parser import parse_module
    from ..ir.printer import print_module

    module = parse_module(text, "given.ll")
    for fn in module.definitions:
        if fn.name != name:
            for instr in fn.instrs():
                instr.drop_operands()
            fn.blocks.clear()
            fn.linkage = "external"
    for fn in list(module.functions.values()):
        if fn.name != name and not fn.users:
            del module.functions[fn.name]
    return print_module(module, debug=False)


def run_transform(
    plugin: PluginPass, module: Module, analyses: Analyses, passes: Passes
) -> tuple[Function, ...]:
    """Run a plug-in transform over a module and check its changes; return the value for `Step.changed`.
    PluginError for any mistake.
    """
    reproducer = Reproducer.to(plugin, module, passes, analyses)
    if plugin.row.kind == "module":
        changed = _run(plugin, module, None, analyses, reproducer)
        _check_rules(plugin, module, None, reproducer)
        return tuple(module.definitions) if changed else ()
    result = []
    for fn in module.definitions:
        if _run(plugin, fn, fn, analyses, reproducer):
            result.append(fn)
        _check_rules(plugin, fn, fn, reproducer)
    _check_rules(plugin, module, None, reproducer)
    return tuple(result)


def _run(
    plugin: PluginPass,
    what: Module | Function,
    fn: Function | None,
    analyses: Analyses,
    reproducer: Reproducer,
) -> bool:
    """Run the pass once; it must report changes correctly, and keep the edges where its row says so."""
    notes = [_at_work(fn)] if fn is not None else []
    fns = [fn] if fn is not None else what.definitions if isinstance(what, Module) else []
    versions, shapes = [f.version for f in fns], [shape(f) for f in fns]
    with (
        plugins.attribute_errors(
            plugin.what, plugin.origin, notes, reproducer.file(fn), reproducer.command, run=plugin.run
        ),
        analyses.restricted(plugin.row),
    ):
        changed = plugin.run(what, analyses)
    if changed is not True and changed is not False:
        raise plugin.rule_violation(
            f"returned {changed!r}; it must say whether it changed anything: True or False",
            notes,
            reproducer.file(fn),
            reproducer.command,
        )
    if not changed and versions != [f.version for f in fns] and _differs(what, reproducer):
        raise plugin.rule_violation(
            "changed the IR and returned False", notes, reproducer.file(fn), reproducer.command
        )
    if plugin.row.keeps_cfg and shapes != [shape(f) for f in fns]:
        raise plugin.rule_violation(
            "changed the control-flow graph, although its row says keeps_cfg",
            notes,
            reproducer.file(fn),
            reproducer.command,
        )
    return changed


def _at_work(fn: Function) -> Note:
    return Note(f"at work on function '{fn.source_name}'", fn.location if fn.location.line else None)


def shape(fn: Function) -> list[Any]:
    """Return blocks and edges."""
    return [(block, block.successors) for block in fn.blocks]


def _differs(what: Module | Function, reproducer: Reproducer) -> bool:
    from ..ir.printer import print_function, print_module

    try:
        return (
            print_function(what) not in reproducer.text
            if isinstance(what, Function)
            else print_module(what, debug=False) != reproducer.text
        )
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        return True  # broken IR: the verifier reports it


def _check_rules(
    plugin: PluginPass, what: Module | Function, fn: Function | None, reproducer: Reproducer
) -> None:
    """Raise a PluginError for the first broken rule of the IR: it names the function, the instruction and the
    rule.
    """
    from ..ir.verifier import verify

    for problem in verify(what):
        if problem.severity == "error":
            notes = [*problem.notes, *_rule(problem)]
            raise plugin.rule_violation(
                f"left broken IR: {problem.message}", notes, reproducer.file(fn), reproducer.command
            )


def _rule(problem: Diagnostic) -> Iterator[Note]:
    from ..ir import verifier

    number = re.search(r"\[rule (\d+)\]$", problem.message)
    stated = (
        re.search(rf"^ *{number[1]}\. (.*(?:\n    .*)*)", verifier.__doc__ or "", re.MULTILINE)
        if number
        else None
    )
    if stated:
        yield Note(f"rule {number[1] if number else ''}: {' '.join(stated[1].split())}")


def compute(plugin: PluginPass, fn: Function, analyses: Analyses) -> Any:
    """Run a plug-in analysis. One that replaces minicc's must return a result of the same class."""
    version = fn.version
    with plugins.attribute_errors(plugin.what, plugin.origin, [_at_work(fn)], run=plugin.run):
        result = plugin.run(fn, analyses)
    if fn.version != version:
        raise plugin.rule_violation("changed the function that it looks at", [_at_work(fn)])
    if plugin.row.name in ANALYSES:
        class_name = ANALYSES[plugin.row.name].gives
        if class_name not in [cls.__name__ for cls in type(result).__mro__]:
            raise plugin.rule_violation(
                f"returned a {type(result).__name__}; others expect a {class_name}", [_at_work(fn)]
            )
    return result


def concerns(plugin: PluginPass, fn: Function) -> bool:
    """Return whether a plug-in lint applies to a function."""
    with plugins.attribute_errors(plugin.what, plugin.origin, [_at_work(fn)]):
        return bool(plugin.concerns is None or plugin.concerns(fn))


def run_lint(plugin: PluginPass, fn: Function, analyses: Analyses) -> list[Diagnostic]:
    """Return the warnings of a plug-in lint about a copy of a function, under its name."""
    with (
        plugins.attribute_errors(plugin.what, plugin.origin, [_at_work(fn)], run=plugin.run),
        analyses.restricted(plugin.row),
    ):
        result = list(plugin.run(fn, analyses))
    for warning in result:
        if not isinstance(warning, Diagnostic) or warning.severity != "warning":
            raise plugin.rule_violation(
                f"returned {warning!r} among its warnings; one is Diagnostic('warning', message, location)",
                [_at_work(fn)],
            )
    return [replace(warning, flag=plugin.row.name) for warning in result]


@contextmanager
def attribute_failures(name: str, what: str, suspects: Sequence[PluginPass] = ()) -> Iterator[None]:
    """Attribute an exception in the body to pass `name`, working on `what`: raise an InternalError; with
    `suspects`, plug-in analyses that it relies on, a PluginError of the first.
    """
    try:
        yield
    except MiniccError:
        raise
    except Exception as error:
        if suspects:
            raise plugins.failure(
                error, f"{suspects[0].what}, which '{name}' believed in {what},", suspects[0].origin
            ) from error
        raise InternalError(f"{type(error).__name__}: {error} in {what}", f"pass {name}") from error
