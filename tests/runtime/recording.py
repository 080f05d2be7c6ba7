"""A measurement of the tests that detect a wrong result of an instruction, for every executed row of the
table and each of its types.

    python tests/runtime/recording.py [--anew] [TEST …]

(`make checks`) measures what the record lacks (--anew: all, in some 20 minutes) with these tests, and writes
checked.tsv and docs/reference/checks.md.

As a pytest plugin (`-p recording`, with this folder on the path) it runs each test as it is, then once more
for every row and type in it that no test has stood for yet, with the rule of just these sabotaged: results
are inverted bit by bit, an instruction without a result is left out. A test that then fails by comparing (an
assertion, no fault of the kernel) notices. What has no effect in this engine (fences, prefetches, hints)
cannot be noticed and is told apart.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from minicc.ptx.form import Form, Variant
from minicc.ptx.row_patterns import row_pattern, type_classes, types_of
from minicc.ptx.table import FORMS
from minicc.runtime.numpy_engine.rules import NAMESPACE, Rule, registry, rule_for
from minicc.runtime.numpy_engine.translation import blocks, functions, translate
from minicc.runtime.numpy_engine.values import dense
from minicc.support.fast_dataclass import replace

ROOT = Path(__file__).parents[2]
RECORD = Path(__file__).with_name("checked.tsv")
PAGE = ROOT / "docs" / "reference" / "checks.md"
TESTS = ("tests/runtime",)
NOTHING = "no effect"
"""What the record says in place of a test where the rule does nothing."""
ATTEMPTS = 6
"""How many tests are tried for one row and types before it is left to the others."""

Key = tuple[Form, registry.Types]


# -------------------------------------------------------------------------------- rows and their names


def keys() -> Iterator[Key]:
    """Every executed row with every choice of its types."""
    for row in FORMS:
        if row.run == "executed":
            for types in type_classes(row):
                yield row, types


def parts(key: Key) -> list[tuple[Form, str, str]]:
    """The row with each of the types; with none where it has none. A row of two types is tested when each of
    either is.
    """
    row, types = key
    return [(row, slot, type_) for slot, type_ in types] or [(row, "", "")]


def untested(record: dict[Key, str]) -> list[tuple[Form, str, str]]:
    """Return the rows and types that the record does not cover."""
    known = {part for key in record for part in parts(key)}
    return [
        part for part in dict.fromkeys(part for key in keys() for part in parts(key)) if part not in known
    ]


def said(part: tuple[Form, str, str]) -> str:
    """A row and one of its types as a line."""
    row, slot, type_ = part
    shape = row.choices.get("shape", "") if " " not in row.choices.get("shape", "") else ""
    return f"{row.syntax}\t{f'{slot}={type_}' if slot else ''}\t{row.section} {shape}".rstrip()


def name(key: Key) -> str:
    """A row and its types as text: the syntax line with the types in it, and in it the choices that tell the
    row from others.
    """
    row, types = key
    chosen = dict(types) | {slot.name: slot.choices[0] for slot in row.slots if len(slot.choices) == 1}
    head, _, operands = row.syntax.partition(" ")
    head = re.sub(r"\.([\w:]+)", lambda m: f".{chosen.get(m[1], m[1])}", head)
    own = [
        f"{slot.name}={','.join(slot.choices)}"
        for slot in row.slots
        if slot.name in ("op", "cmp", "sem", "space", "geom", "shape", "level")
        and len(slot.choices) > 1
        and slot.name in row.choices
    ]
    return " ".join(filter(None, [head, operands, f"({row.section})", *own]))


def names() -> dict[str, Key]:
    result: dict[str, Key] = {}
    for key in keys():
        text = name(key)
        while text in result:
            text += "'"
        result[text] = key
    return result


# --------------------------------------------------------------------------------------------- sabotage


def inverted(value: Any) -> Any:
    """Another value of the same type."""
    value = dense(value)
    if value.dtype == np.bool_:
        return ~value
    return (~value.view(f"u{value.dtype.itemsize}")).view(value.dtype)


NAMESPACE["inverted"] = inverted


class Sabotage:
    """The rule of one key, spoilt. `met` says whether it was translated at all, `effective` whether there was
    anything to spoil.
    """

    def __init__(self, key: Key) -> None:
        self.key, self.met, self.effective = key, False, False

    def rule(self, rule: Rule) -> Rule:
        def emit(e: Any, v: Variant, /, **operands: Any) -> None:
            before, written, write = len(e.lines), False, e.dst
            self.met = True

            def dst(operand: Any, type_: str, expression: str, dirty: bool = False) -> None:
                nonlocal written
                written, e.dst = True, write
                try:
                    write(operand, type_, f"inverted({expression})")
                finally:
                    e.dst = dst

            e.dst = dst
            try:
                rule.emit(e, v, **operands)
            finally:
                del e.dst
            self.effective |= written or len(e.lines) > before
            if not written:
                del e.lines[before:]
                e._views.clear()  # what was read there is read again

        return replace(rule, emit=emit)


def _emit_nothing(e: object, v: object, /, **operands: object) -> None:
    pass


_NOTHING = Rule(_emit_nothing, row_pattern(_emit_nothing, "", "", {}), False, False)


class Translations:
    """Follows what is translated, and spoils one rule of it."""

    def __init__(self) -> None:
        self.seen: set[Key] = set()
        self.sabotage: Sabotage | None = None
        plain, kind_of, get = rule_for, blocks.terminator_kind, functions.Functions.__getitem__

        def chosen(variant: Variant) -> Rule:
            key = variant.form, types_of(variant)
            self.seen.add(key)
            if self.sabotage is None or self.sabotage.key != key:
                return plain(variant)
            return _NOTHING if kind_of(variant.form) else self.sabotage.rule(plain(variant))

        def ends(row: Form) -> str:
            kind = kind_of(row)
            if not kind:
                return kind
            keys_ = [(row, types) for types in type_classes(row)]
            self.seen.update(keys_)
            if self.sabotage is not None and self.sabotage.key in keys_:
                self.sabotage.met = self.sabotage.effective = True
                return ""
            return kind

        def translated(of: functions.Functions, called: str) -> Any:
            # What was translated under another sabotage is of no use.
            if getattr(of, "_under", None) is not self.sabotage:
                of._translated.clear()
                of._under = self.sabotage  # type: ignore[attr-defined]
            return get(of, called)

        self._patches: list[tuple[Any, str, Any]] = [
            (translate, "rule_for", chosen),
            (blocks, "terminator_kind", ends),
            (functions.Functions, "__getitem__", translated),
        ]

    @contextmanager
    def followed(self) -> Iterator[set[Key]]:
        before = [(where, what, getattr(where, what)) for where, what, _ in self._patches]
        self.seen = set()
        for where, what, new in self._patches:
            setattr(where, what, new)
        try:
            yield self.seen
        finally:
            for where, what, old in before:
                setattr(where, what, old)

    @contextmanager
    def spoilt(self, key: Key) -> Iterator[Sabotage]:
        self.sabotage = Sabotage(key)
        try:
            yield self.sabotage
        finally:
            self.sabotage = None


def compares(run: Callable[[], BaseException | None], key: Key, translations: Translations) -> bool | None:
    """Return True if a test that ends as `run` says detects the sabotage; None if there is nothing to
    detect.
    """
    with translations.followed(), translations.spoilt(key) as sabotage:
        error = run()
    if not sabotage.effective:
        return None if sabotage.met else False
    return isinstance(error, AssertionError) or type(error).__name__ == "Failed"


# ----------------------------------------------------------------------------------------- the plugin


class Measurement:
    """The pytest plugin. `record` is what stands for each key."""

    def __init__(self, wanted: set[Key], known: Iterable[Key] = ()) -> None:
        self.translations, self.wanted = Translations(), wanted
        self.known = {part for key in known for part in parts(key)}
        self.record: dict[Key, str] = {}
        self.attempts: Counter[Key] = Counter()
        self.deadline = float(os.environ.get("MINICC_CHECKS_SECONDS", "20"))

    def pytest_runtest_protocol(self, item: Any, nextitem: Any) -> bool:
        from _pytest.runner import runtestprotocol

        started = time.perf_counter()
        with self.translations.followed() as seen:
            error = _error(runtestprotocol(item, nextitem=nextitem, log=False))
        took = time.perf_counter() - started
        if error is None:
            left = sorted(
                (
                    key
                    for key in seen & self.wanted
                    if key not in self.record and self.attempts[key] < ATTEMPTS
                ),
                key=name,
            )
            most = max(1, int(self.deadline / max(took, 1e-3)))
            for key in left:
                if most and not self.known.issuperset(parts(key)):
                    most -= 1
                    self._try(item, nextitem, key)
        return True

    def _try(self, item: Any, nextitem: Any, key: Key) -> None:
        from _pytest.runner import runtestprotocol

        def run() -> BaseException | None:
            if hasattr(item, "_initrequest"):
                item._initrequest()
            return _error(runtestprotocol(item, nextitem=nextitem, log=False))

        self.attempts[key] += 1
        result = compares(run, key, self.translations)
        if result is not False:
            self.known.update(parts(key))
            self.record[key] = item.nodeid if result else NOTHING


def _error(reports: list[Any]) -> BaseException | None:
    """Return the error of a test's phases; an AssertionError for one that compared."""
    for report in reports:
        if report.outcome == "skipped":
            return KeyboardInterrupt("skipped")
        if report.failed:
            crash = getattr(report.longrepr, "reprcrash", None)
            text = str(crash.message if crash is not None else report.longrepr)
            compared = (
                text.startswith(("AssertionError", "assert ", "Failed", "Regex pattern"))
                or "DID NOT RAISE" in text
            )
            # A filetest tells the line of an expectation that does not hold.
            compared |= crash is None and re.match(r"line \d+: ", text) is not None
            return AssertionError(text) if compared else RuntimeError(text)
    return None


def pytest_configure(config: Any) -> None:
    folder = os.environ.get("MINICC_CHECKS")
    if folder and not hasattr(config, "workerinput") and not config.option.collectonly:
        part, parts = map(int, os.environ.get("MINICC_CHECKS_PART", "0/1").split("/"))
        wanted = os.environ.get("MINICC_CHECKS_WANTED")
        every = names()
        chosen = (
            {every[text] for text in Path(wanted).read_text().splitlines()} if wanted else set(every.values())
        )
        known = (
            [every[text] for text in read() if text in every]
            if os.environ.get("MINICC_CHECKS_RESUME")
            else []
        )
        config.pluginmanager.register(
            _Written(Measurement(chosen, known), Path(folder) / f"{part}.tsv", part, parts), "minicc-checks"
        )


class _Written:
    """Splits the tests among processes and writes down what one found."""

    def __init__(self, measurement: Measurement, path: Path, part: int, parts: int) -> None:
        self.measurement, self.path, self.part, self.parts = measurement, path, part, parts

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        items[:] = [item for number, item in enumerate(items) if number % self.parts == self.part]

    def pytest_runtest_protocol(self, item: Any, nextitem: Any) -> bool:
        return self.measurement.pytest_runtest_protocol(item, nextitem)

    def pytest_sessionfinish(self, session: Any) -> None:
        texts = {key: text for text, key in names().items()}
        self.path.write_text(
            "".join(f"{texts[key]}\t{test}\n" for key, test in self.measurement.record.items())
        )


# ------------------------------------------------------------------------------------------ the record


def read() -> dict[str, str]:
    """The record: names of rows with types → the test that notices, or NOTHING."""
    result: dict[str, str] = {}
    test = ""
    if not RECORD.exists():
        return result
    for line in RECORD.read_text().splitlines():
        if line.startswith("\t"):
            result[line.strip()] = test
        else:
            test = line
    return result


def written(record: dict[str, str]) -> str:
    tests: dict[str, list[str]] = defaultdict(list)
    for text, test in record.items():
        tests[test].append(text)
    return "".join(
        f"{test}\n" + "".join(f"\t{text}\n" for text in sorted(tests[test])) for test in sorted(tests)
    )


def page(record: dict[str, str]) -> str:
    """Return the page of the record, by opcode."""
    every = names()
    told = {part: test for text, test in sorted(record.items()) for part in parts(every[text])}
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    tests: dict[str, set[str]] = defaultdict(set)
    rows = {row: row.opcode for row, _ in every.values()}
    for part in dict.fromkeys(part for key in every.values() for part in parts(key)):
        test = told.get(part, "")
        counts[part[0].opcode]["idle" if test == NOTHING else "noticed" if test else "missing"] += 1
        if test and test != NOTHING:
            tests[part[0].opcode].add(test)
    total: Counter[str] = sum(counts.values(), Counter())
    lines = [
        "# Executed rows, checked",
        "",
        "Generated by `make checks`; do not edit.",
        "",
        (
            "An instruction counts as tested when a test fails as soon as it computes something else. `make"
            " checks` measures that: for every row of the"
        ),
        (
            "instruction table that is executed, and each of its types, it runs a test again with the results"
            " of just these inverted (what has no result is"
        ),
        (
            "left out) until one notices by comparing. Which test that was stands in"
            " `tests/runtime/checked.tsv`; the tests ask some of them again every time."
        ),
        "",
        (
            f"{len(rows)} rows with {total.total():,} types: {total['noticed']:,} are noticed,"
            f" {total['idle']} have no effect in this engine (fences, prefetches, hints, what waits for"
            f" copies), {total['missing']} are not noticed."
        ),
        "",
        "| opcode | rows | with types | noticed | no effect | tests |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    lines += [
        f"| `{opcode}` | {[*rows.values()].count(opcode)} | {count.total()} | {count['noticed']} |"
        f" {count['idle'] or ''} | {len(tests[opcode])} |"
        for opcode, count in sorted(counts.items())
    ]
    return "\n".join(lines) + "\n"


def measure(tests: list[str], folder: Path, jobs: int, wanted: set[str] | None = None) -> dict[str, str]:
    """The record of some tests, measured by several processes."""
    environment = os.environ | {
        "MINICC_CHECKS": str(folder),
        "PYTHONPATH": os.pathsep.join(
            filter(None, (str(Path(__file__).parent), os.environ.get("PYTHONPATH")))
        ),
    }
    if wanted is not None:
        environment.pop("MINICC_CHECKS_RESUME", None)
        (folder / "wanted").write_text("\n".join(sorted(wanted)))
        environment["MINICC_CHECKS_WANTED"] = str(folder / "wanted")
    running = [
        subprocess.Popen(
            [
                sys.executable,
                "-m",
                "pytest",
                "-q",
                "-p",
                "recording",
                "-p",
                "no:cacheprovider",
                "--ignore",
                "tests/runtime/test_completeness.py",
                *tests,
            ],
            cwd=ROOT,
            env=environment | {"MINICC_CHECKS_PART": f"{part}/{jobs}"},
            stdout=subprocess.DEVNULL,
        )
        for part in range(jobs)
    ]
    for process in running:
        process.wait()
    result: dict[str, str] = {}
    for path in sorted(folder.glob("*.tsv")):
        for line in path.read_text().splitlines():
            text, _, test = line.partition("\t")
            # Of two processes the one that saw an effect knows more.
            if result.get(text, NOTHING) == NOTHING:
                result[text] = test
    return result


def main() -> int:
    import tempfile

    tests = [word for word in sys.argv[1:] if word != "--anew"]
    every = names()
    record = {} if "--anew" in sys.argv else {text: test for text, test in read().items() if text in every}
    RECORD.write_text(written(record))
    os.environ["MINICC_CHECKS_RESUME"] = "1"
    with tempfile.TemporaryDirectory() as folder:
        record |= measure(tests or list(TESTS), Path(folder), int(os.environ.get("JOBS", "2")))
    missing = untested({every[text]: test for text, test in record.items()})
    RECORD.write_text(written(record))
    PAGE.write_text(page(record))
    print("".join(f"no test notices: {said(part)}\n" for part in missing))
    print(f"{len(record):,} rows with types have a test, {len(missing)} have none")
    return 0


if __name__ == "__main__":
    sys.exit(main())
