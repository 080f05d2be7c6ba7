"""Passes from outside: of a file, of an installed package, of a session. They have rows as ours do, and
functions as ours have.

A file or module says `ROW = PassRow(…)`, or `ROWS` where it has several passes. The function of a transform
is `run(fn, analyses) -> bool` (over a module: `run(module, analyses)`), that of an analysis has the
analysis's name; a lint has `concerns` too. Where there are several rows, the function of each is named after
it. A pass that has the name of one of ours replaces it, wherever that would run. Nobody here trusts them:
what they return, leave behind and ask for is checked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any

from ..ir.core import Function, Module
from ..support import plugins
from ..support.diagnostics import Diagnostic, Note, PluginError, UsageError
from ..support.fast_dataclass import record, replace
from ..support.plugins import Origin
from .analysis.analyses import Analyses
from .analysis.table import ANALYSES, ANALYSIS, FUNCTION, LINT, MODULE, PassRow
from .table import PASSES


@record(frozen=True)
class Outside:
    """A pass from outside: its row, its function, for a lint the one that says which functions concern it,
    and whose it is.
    """

    row: PassRow
    run: Callable[[Any, Analyses], Any]
    concerns: Callable[[Function], Any] | None
    origin: Origin

    @property
    def what(self) -> str:
        """How messages call it."""
        return f"{_CALLED[self.row.kind]} '{self.row.name}'"

    def complaint(
        self, message: str, notes: Iterable[Note] = (), given: str = "", command: str = ""
    ) -> PluginError:
        """The error that it has broken a rule."""
        return plugins.complaint(
            message, self.what, self.origin, plugins.place_of(self.run), notes, given, command
        )


_CALLED = {FUNCTION: "pass", MODULE: "pass", ANALYSIS: "analysis", LINT: "lint"}
_GROUPS = (plugins.PASSES, plugins.LINTS)
_REGISTERED: dict[str, Outside] = {}
"""What the session has registered, by name."""


class Passes:
    """The passes that a compilation knows by name: what it has loaded, what the session has registered, ours,
    and what installed packages offer, in this order.
    """

    def __init__(self, loaded: Iterable[Outside] = ()) -> None:
        self.outside: dict[str, Outside] = dict(_REGISTERED)
        mine: dict[str, Outside] = {}
        for one in loaded:
            other = mine.setdefault(one.row.name, one)
            if other is not one:
                raise UsageError(
                    f"two passes are named '{one.row.name}': that of {other.origin.name} and that of"
                    f" {one.origin.name}"
                )
        self.outside.update(mine)
        for one in self.outside.values():
            self._check(one)

    def find(self, name: str) -> PassRow | None:
        """The row of a name; None where there is none. PluginError where the package that offers it is
        broken.
        """
        if name not in self.outside and name not in PASSES:
            for one in offered(name):
                self._check(one)
                self.outside[name] = one
        return self.outside[name].row if name in self.outside else PASSES.get(name)

    @property
    def analyses(self) -> Mapping[str, tuple[PassRow, Callable[[Function, Analyses], Any]]]:
        """The analyses from outside, as `Analyses` wants them."""
        return {
            name: (one.row, partial(compute, one))
            for name, one in self.outside.items()
            if one.row.kind == ANALYSIS
        }

    def lints(self) -> list[str]:
        """The lints from outside that have been loaded or registered."""
        return [name for name, one in self.outside.items() if one.row.kind == LINT]

    def suspects(self, wanted: Iterable[str]) -> list[Outside]:
        """The analyses from outside on which these analyses depend, themselves included."""
        result: dict[str, Outside] = {}
        work = list(wanted)
        while work:
            name = work.pop()
            if name in self.analyses and name not in result:
                result[name] = self.outside[name]
            row = self.find(name)
            work += row.requires if row is not None else ()
        return list(result.values())

    @property
    def options(self) -> list[str]:
        """The options that load what is known here."""
        return list(dict.fromkeys(option for one in self.outside.values() for option in one.origin.options))

    def _check(self, one: Outside) -> None:
        """PluginError for a row that is none."""
        row, ours = one.row, PASSES.get(one.row.name)
        if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", row.name):
            raise one.complaint("has a row whose name is not made of small letters, digits and '-'")
        if ours is not None and _CALLED[ours.kind] != _CALLED[row.kind]:
            raise one.complaint(
                f"cannot replace ours, which is a {_CALLED[ours.kind]}".replace("a a", "an a")
            )
        if ours is not None and ours.depends != row.depends:
            raise one.complaint(f"cannot replace ours, whose row says depends='{ours.depends}'")
        if row.kind == ANALYSIS and row.depends not in ("cfg", "values"):
            raise one.complaint(
                "has a row that does not say what its result depends on: depends='cfg' or 'values'"
            )
        if not isinstance(row.requires, tuple):
            raise one.complaint(
                "has a row whose 'requires' is no tuple of names; a tuple of one has a comma:"
                f" ('{row.requires}',)"
            )
        for name in row.requires:
            if name not in ANALYSES and name not in self.analyses:
                raise one.complaint(
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

    `concerns` says which functions a lint looks at (None: all). `minicc.unregister_pass` takes it back.
    UsageError for a row of no known kind.
    """
    if not isinstance(row, PassRow) or row.kind not in _CALLED:
        raise UsageError(
            f"a pass is registered under a PassRow of the kind {', '.join(_CALLED)}; found {row!r}"
        )

    def take(run: Callable[[Any, Analyses], Any]) -> Callable[[Any, Analyses], Any]:
        place = plugins.place_of(run)
        one = Outside(
            row, run, concerns or (lambda fn: True), Origin("this session", (place.file,) if place else ())
        )
        Passes([one])
        _REGISTERED[row.name] = one
        return run

    return take


def unregister_pass(name: str) -> None:
    """Forget a pass of this session. UsageError where there is none of this name."""
    if _REGISTERED.pop(name, None) is None:
        raise UsageError(f"no pass '{name}' is registered (there are: {', '.join(_REGISTERED) or 'none'})")


def passes_of(names: Mapping[str, Any], origin: Origin) -> list[Outside]:
    """The passes that a module with these names defines; none where it has no rows. PluginError for rows
    without functions.
    """
    rows = names.get("ROWS", [names["ROW"]] if "ROW" in names else [])
    if not isinstance(rows, tuple | list) or not all(
        isinstance(row, PassRow) and row.kind in _CALLED for row in rows
    ):
        raise plugins.complaint(f"has rows that are not PassRow of the kind {', '.join(_CALLED)}", "", origin)
    result = []
    for row in rows:
        called = row.stem if row.kind == ANALYSIS or len(rows) > 1 else "run"
        concerns = names.get("concerns")
        for name in (called, *(["concerns"] if row.kind == LINT else [])):
            if not callable(names.get(name)):
                raise plugins.complaint(
                    f"has no function '{name}'", f"{_CALLED[row.kind]} '{row.name}'", origin
                )
        result.append(Outside(row, names[called], concerns, origin))
    return result


def offered(name: str) -> list[Outside]:
    """What an installed package offers under this name: at most one pass. PluginError where it is broken."""
    for group in _GROUPS:
        loaded = plugins.load(group, name)
        if loaded is not None:
            thing, origin = loaded
            passes = [
                one
                for one in passes_of(vars(thing) if hasattr(thing, "__dict__") else {}, origin)
                if one.row.name == name
            ]
            if not passes:
                raise plugins.complaint("has no row of that name", f"{plugins.KINDS[group]} '{name}'", origin)
            return passes
    return []


# -------------------------------------------------------------------------------------- running them


@record(frozen=True)
class Given:
    """What a pass from outside was given, kept for when it fails: the module's text, and how to compile it
    again.
    """

    text: str
    command: str

    @classmethod
    def to(cls, one: Outside, module: Module, passes: Passes, analyses: Analyses) -> Given:
        from ..ir.printer import print_module

        limit = [f"-maxrregcount={analyses.registers}"] if analyses.registers else []
        return cls(
            print_module(module, debug=False),
            " ".join(
                ["minicc %s", *passes.options, *limit, f"-passes={one.row.name}", "-verify-each -o /dev/null"]
            ),
        )

    def file(self, fn: Function | None) -> str:
        """The module with this function alone (None: all of it), under a RUN line."""
        return f"; RUN: {self.command}\n{self.text if fn is None else _alone(self.text, fn.name)}"


def _alone(text: str, name: str) -> str:
    """A module's text with one definition; the functions that it calls are declared."""
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


def run_transform(one: Outside, module: Module, analyses: Analyses, passes: Passes) -> tuple[Function, ...]:
    """Run a transform from outside over a module and check what it has done; what `Step.changed` tells.
    PluginError for whatever is wrong.
    """
    given = Given.to(one, module, passes, analyses)
    if one.row.kind == MODULE:
        changed = _run(one, module, None, analyses, given)
        _check_rules(one, module, None, given)
        return tuple(module.definitions) if changed else ()
    result = []
    for fn in module.definitions:
        if _run(one, fn, fn, analyses, given):
            result.append(fn)
        _check_rules(one, fn, fn, given)
    _check_rules(one, module, None, given)
    return tuple(result)


def _run(
    one: Outside, what: Module | Function, fn: Function | None, analyses: Analyses, given: Given
) -> bool:
    """One call, which must say truly whether it has changed anything, and keep the edges where its row says
    so.
    """
    notes = [_at_work(fn)] if fn is not None else []
    fns = [fn] if fn is not None else what.definitions if isinstance(what, Module) else []
    versions, shapes = [f.version for f in fns], [shape(f) for f in fns]
    with (
        plugins.theirs(one.what, one.origin, notes, given.file(fn), given.command, run=one.run),
        analyses.restricted(one.row),
    ):
        said = one.run(what, analyses)
    if said is not True and said is not False:
        raise one.complaint(
            f"returned {said!r}; it must say whether it changed anything: True or False",
            notes,
            given.file(fn),
            given.command,
        )
    if not said and versions != [f.version for f in fns] and _differs(what, given):
        raise one.complaint("changed the IR and returned False", notes, given.file(fn), given.command)
    if one.row.keeps_cfg and shapes != [shape(f) for f in fns]:
        raise one.complaint(
            "changed the control-flow graph, which its row says it keeps (keeps_cfg)",
            notes,
            given.file(fn),
            given.command,
        )
    return said


def _at_work(fn: Function) -> Note:
    return Note(f"at work on function '{fn.source_name}'", fn.location if fn.location.line else None)


def shape(fn: Function) -> list[Any]:
    """Blocks and edges."""
    return [(block, block.successors) for block in fn.blocks]


def _differs(what: Module | Function, given: Given) -> bool:
    from ..ir.printer import print_function, print_module

    try:
        return (
            print_function(what) not in given.text
            if isinstance(what, Function)
            else print_module(what, debug=False) != given.text
        )
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        return True  # broken IR, which the verifier tells more of


def _check_rules(one: Outside, what: Module | Function, fn: Function | None, given: Given) -> None:
    """PluginError for the first rule of the IR that does not hold: names the function, the instruction and
    the rule.
    """
    from ..ir.verifier import verify

    for problem in verify(what):
        if problem.severity == "error":
            notes = [*problem.notes, *_rule(problem)]
            raise one.complaint(f"left broken IR: {problem.message}", notes, given.file(fn), given.command)


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


def compute(one: Outside, fn: Function, analyses: Analyses) -> Any:
    """Run an analysis from outside. One that replaces ours must give what ours gives, as far as its class
    tells.
    """
    version = fn.version
    with plugins.theirs(one.what, one.origin, [_at_work(fn)], run=one.run):
        result = one.run(fn, analyses)
    if fn.version != version:
        raise one.complaint("changed the function that it looks at", [_at_work(fn)])
    if one.row.name in ANALYSES:
        wanted = ANALYSES[one.row.name].gives
        if wanted not in [cls.__name__ for cls in type(result).__mro__]:
            raise one.complaint(
                f"returned a {type(result).__name__}; others expect a {wanted}", [_at_work(fn)]
            )
    return result


def concerns(one: Outside, fn: Function) -> bool:
    """Whether a lint from outside wants to look at a function."""
    with plugins.theirs(one.what, one.origin, [_at_work(fn)]):
        return bool(one.concerns is None or one.concerns(fn))


def run_lint(one: Outside, fn: Function, analyses: Analyses) -> list[Diagnostic]:
    """The warnings of a lint from outside about a copy of a function, under its name."""
    with plugins.theirs(one.what, one.origin, [_at_work(fn)], run=one.run), analyses.restricted(one.row):
        result = list(one.run(fn, analyses))
    for warning in result:
        if not isinstance(warning, Diagnostic) or warning.severity != "warning":
            raise one.complaint(
                f"returned {warning!r} among its warnings; one is Diagnostic('warning', message, location)",
                [_at_work(fn)],
            )
    return [replace(warning, flag=one.row.name) for warning in result]
