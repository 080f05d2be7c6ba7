"""What is asked of a changed compiler: the kernels of `minicc suite` and the tests; and which of them run the
statement that a change is in.

One run of all of them, with a note before each such statement, tells that. A test that runs the statement
neither itself nor in a fixture cannot notice the change, unless the statement runs while modules are
imported, or fills a table that stays: tables that functions keep are emptied before each.
"""

from __future__ import annotations

import ast
import builtins
import functools
import gc
import importlib
import os
import pkgutil
import re
import shutil
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from mutation.mutants import ROOT, Mutant, parsed, place

PACKAGES = ("support", "ir", "ptx", "passes", "frontend", "codegen", "runtime", "driver", "host", "filetests")
STEPS = 300_000
"""Instructions that a batch of a kernel of the suite may issue."""
TESTS = (
    "passes",
    "codegen",
    "quality",
    "ir",
    "runtime",
    "frontend",
    "language",
    "fuzz",
    "examples",
    "driver",
)
"""Folders of tests/: the share that every change must pass, of some all."""
WHOLE = ("language/rules", "ir/test_fold.py", "codegen/test_tables.py")
BESIDE = {
    "passes/": ("passes", "quality"), "codegen/": ("codegen", "quality"), "ir/": ("ir", "passes", "codegen"),
    "runtime/": ("runtime",), "frontend/": ("frontend",)
}  # fmt: skip
"""The tests beside a file, by the beginning of its path."""
ARGUMENTS = ("-q", "-p", "no:cacheprovider", "--share=quick", *(f"--whole={family}" for family in WHOLE),
             "--deselect=tests/language/rules/test_rules.py::test_compilers_agree")  # fmt: skip
PASSED = "passed"


@dataclass
class Reach:
    """What a run of all checks tells: the processor seconds of each (and of processes that it starts), the
    changes whose statements it runs, instructions of the kernels, who fails anyway.

    Changes are numbers of `keys`. A check that is not in it has come since.
    """

    keys: list[str] = field(default_factory=list)
    seconds: dict[str, float] = field(default_factory=dict)
    reached: dict[str, list[int]] = field(default_factory=dict)
    instructions: dict[str, int] = field(default_factory=dict)
    failing: list[str] = field(default_factory=list)
    imported: list[int] = field(default_factory=list)
    """Changes whose statements run while modules are imported."""


class Checks:
    """The checks of a session of pytest that is not to run its tests, but what `work` says. A plugin."""

    def __init__(self, work: Callable[[Checks], None], instructions: dict[str, int], suite: bool) -> None:
        self.work, self.instructions, self.suite = work, instructions, suite
        self.tests: dict[str, pytest.Item] = {}
        self.failed: list[pytest.TestReport] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        from minicc.filetests.suite.cases import cases

        self.session = session
        self.tests = {item.nodeid: item for item in session.items}
        self.cases = {f"suite {case.name}": case for case in cases()} if self.suite else {}
        self.work(self)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report)

    def ask(self, name: str, following: str = "") -> str:
        """What a check says: PASSED, or what it notices."""
        if name in self.cases:
            return self._run_case(name)
        self.failed.clear()
        item = self.tests[name]
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=self.tests.get(following))
        return " ".join(str(self.failed[0].longrepr).split())[-300:] if self.failed else PASSED

    def _run_case(self, name: str) -> str:
        from minicc.driver.api import ObjectCode
        from minicc.driver.options import parse_api_options
        from minicc.driver.pipeline import Compilation
        from minicc.filetests.launches import run_launch

        case = self.cases[name]
        try:
            obj = ObjectCode(Compilation(case.text, case.path.name, parse_api_options(["-O2"])))
            count = sum(run_launch(obj, launch, STEPS) for launch in case.launches)
        except Exception as error:
            return f"{type(error).__name__}: {error}"
        before = self.instructions.setdefault(name, count)
        return f"{before} instructions become {count}" if count > before else PASSED


def session(
    work: Callable[[Checks], None],
    instructions: dict[str, int],
    tests: Sequence[str] = (),
    with_suite: bool = False,
) -> None:
    """Have the tests collected (all and the suite's kernels, or those below some of the folders of tests/)
    and `work` done. Raises RuntimeError where they cannot be collected.
    """
    os.chdir(ROOT)
    checks = Checks(work, instructions, with_suite or not tests)
    status = pytest.main([*ARGUMENTS, *(f"tests/{part}" for part in tests or TESTS)], plugins=[checks])
    if not checks.tests:
        raise RuntimeError(f"pytest ends with {status} before any test")


class Prober:
    """Runs all checks once, and says which changes' statements each of them runs."""

    def __init__(self, mutants: Sequence[Mutant], tests: Sequence[str]) -> None:
        self.mutants, self.tests, self.reach, self.hits = (
            mutants,
            tests,
            Reach([mutant.key for mutant in mutants]),
            set[int](),
        )
        self.by_fixture: dict[object, set[int]] = defaultdict(set)
        setattr(builtins, _NOTE, self.hits.add)

    def source(self, file: str) -> ast.Module:
        """A file's tree with a note before each statement that a change is in."""
        tree, source = parsed(file)
        places = [
            (number, *place(tree, mutant, source)[1:])
            for number, mutant in enumerate(self.mutants)
            if mutant.file == file
        ]
        notes = [(statements, statements[index], number) for number, statements, index in places]
        for statements, statement, number in notes:
            note = ast.Expr(ast.Call(ast.Name(_NOTE, ast.Load()), [ast.Constant(number)], []))
            statements.insert(statements.index(statement), ast.copy_location(note, statement))
        return ast.fix_missing_locations(tree)

    def run(self, progress: Callable[[str], None]) -> Reach:
        import minicc

        for module in pkgutil.walk_packages(minicc.__path__, "minicc."):
            if module.name.split(".")[1] in PACKAGES:
                importlib.import_module(module.name)
        self.reach.imported = sorted(self.hits)
        session(lambda checks: self._run(checks, progress), self.reach.instructions, self.tests)
        return self.reach

    def _run(self, checks: Checks, progress: Callable[[str], None]) -> None:
        checks.session.config.pluginmanager.register(self)
        names = [*checks.cases, *checks.tests]
        hits, seen, tables = {}, set[str](), list[Any]()
        cache = checks.session.config._tmp_path_factory.getbasetemp() / "minicc-cache"  # type: ignore[attr-defined]
        for number, (name, following) in enumerate(zip_longest(names, names[1:], fillvalue="")):
            tables += _tables(seen)
            for table in tables:
                table.cache_clear()
            shutil.rmtree(cache, ignore_errors=True)
            self.hits.clear()
            started = sum(os.times()[:4])
            said = checks.ask(name, following)
            self.reach.seconds[name] = round(sum(os.times()[:4]) - started, 2)
            hits[name] = set(self.hits)
            if said != PASSED:
                self.reach.failing.append(name)
                progress(f"{name} fails without any change: {said}")
            if number % 500 == 499:
                progress(
                    f"{number + 1} of {len(names)} checks run, {sum(self.reach.seconds.values()):.0f} s of"
                    " processor time"
                )
        for name in names:
            fixtures = getattr(getattr(checks.tests.get(name), "_fixtureinfo", None), "name2fixturedefs", {})
            shared = set[int]().union(
                *(
                    self.by_fixture[definition]
                    for definitions in fixtures.values()
                    for definition in definitions
                    if definition in self.by_fixture
                )
            )
            self.reach.reached[name] = sorted(hits[name] | shared)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_fixture_setup(self, fixturedef: Any) -> Iterator[None]:
        if fixturedef.scope == "function":
            yield
            return
        before = set(self.hits)
        self.hits.clear()
        yield
        self.by_fixture[fixturedef] |= self.hits
        self.hits.update(before)


_NOTE = "_the_statement_of_a_change_runs"
_TABLE = type(functools.cache(lambda: None))


def _tables(seen: set[str]) -> list[Any]:
    """The tables that functions of modules not seen before keep: of the compiler, of the engine's rules, of
    tests. Not those of the IR's types and constants, each of which is one object, nor those that hold what is
    compiled to machine code.
    """
    new = [name for name in sys.modules if name not in seen]
    seen.update(new)
    modules = [
        sys.modules[name]
        for name in new
        if re.match(
            r"minicc\.(passes|frontend|codegen(?!\.llvm)|runtime\.lanes)\b|(passes|codegen|ir|frontend|quality)\.",
            name,
        )
    ]
    return [value for module in modules for value in vars(module).values() if isinstance(value, _TABLE)]


def change(mutant: Mutant) -> bool:
    """Put a change into the functions of a module that is imported; False where it cannot be told which these
    are.
    """
    tree, source = parsed(mutant.file)
    functions, _, _ = place(tree, mutant, source)
    path = str(ROOT / mutant.file)
    new = _codes(compile(mutant.source(), path, "exec", dont_inherit=True))
    names = {(path, function.name, source.first_line(function)) for function in functions}
    result = False
    gc.unfreeze()
    for value in gc.get_objects():
        if type(value) is _FUNCTION:
            code = value.__code__
            key = (code.co_filename, code.co_name, code.co_firstlineno)
            if key in names:
                try:
                    value.__code__ = new[key]
                except (KeyError, ValueError):
                    return False
                result = True
    for table in _tables(set()):  # what they hold was made by the function as it was
        table.cache_clear()
    return result


_FUNCTION = type(change)


def _codes(code: Any) -> dict[tuple[str, str, int], Any]:
    """The code of a module's functions, by file, name and line."""
    result = {(code.co_filename, code.co_name, code.co_firstlineno): code}
    for constant in code.co_consts:
        if isinstance(constant, type(code)):
            result |= _codes(constant)
    return result


def has_statement(mutant: Mutant) -> bool:
    """Whether the change is in a function."""
    tree, source = parsed(mutant.file)
    return bool(place(tree, mutant, source)[0])


def is_own(mutant: Mutant, name: str) -> bool:
    """Whether a test is named after the changed file."""
    stem = Path(mutant.file).stem
    return f"/{stem}/" in name or f"/test_{stem}.py" in name or f"/{stem}." in name
