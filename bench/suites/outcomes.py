"""A pytest plugin for the suites of foreign projects: a seeded sample of the tests, and a file of outcomes.

--sample N --seed S    runs N tests, chosen by the seed
--outcomes FILE        writes a line for each test: its outcome, its identifier, and the last line of its
                       failure or the reason why it was skipped
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest


def pytest_addoption(parser: Any) -> None:
    """Add the options."""
    group = parser.getgroup("outcomes")
    group.addoption("--sample", type=int, default=0)
    group.addoption("--seed", type=int, default=0)
    group.addoption("--outcomes", default="")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: Any, items: list[Any]) -> None:
    """Keep the sample, in the order of the suite, of the tests that the option -k selects."""
    count = config.getoption("sample")
    if 0 < count < len(items):
        chosen = set(random.Random(config.getoption("seed")).sample(range(len(items)), count))
        dropped = [item for index, item in enumerate(items) if index not in chosen]
        items[:] = [item for index, item in enumerate(items) if index in chosen]
        config.hook.pytest_deselected(items=dropped)


def pytest_configure(config: Any) -> None:
    """Register the writer in the process that gets every worker's reports."""
    if config.getoption("outcomes") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Writer(Path(config.getoption("outcomes"))))


class _Writer:
    """Writes one line for each test, once its outcome is known."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.write_text("")

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.when == "call" or report.outcome != "passed":
            outcome = "error" if report.when != "call" and report.failed else report.outcome
            if hasattr(report, "wasxfail"):
                outcome = "xfailed" if report.skipped else "xpassed"
            reason = _reason(report).replace("\t", " ")
            with self.path.open("a") as file:
                file.write(f"{outcome}\t{report.nodeid}\t{reason}\n")

    def pytest_collectreport(self, report: Any) -> None:
        if report.failed:
            with self.path.open("a") as file:
                file.write(f"error\t{report.nodeid}\t{_reason(report)}\n")


def _reason(report: Any) -> str:
    if report.skipped and isinstance(report.longrepr, tuple):
        return str(report.longrepr[2])
    crash = getattr(report.longrepr, "reprcrash", None)
    text = crash.message if crash is not None else str(report.longrepr or "")
    errors = [line for _, body in report.sections for line in body.splitlines() if "minicc: error:" in line]
    return " | ".join([text.strip().split("\n")[0], *errors[:1]])
