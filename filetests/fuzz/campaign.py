"""A campaign sends chunks of programs to workers and writes their reports into the journal. Findings are
reduced and written as filetests.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

from .journal import Chunk, Journal, JudgementPlan
from .pools import Answer, Pool, Request
from .program import Family, FamilyReport, Finding

START = 30
"""Seconds that a process may take to start."""
OF_A_KIND = 3
"""The number of findings of one kind that are reduced: further ones usually have the same cause."""


class Campaign:
    """One run over the rest of a plan. `seconds` is the time limit of a program; `step` is called with tested
    programs and findings.
    """

    def __init__(
        self,
        plan: JudgementPlan,
        families: dict[str, Family],
        journal: Journal,
        pool: Pool,
        *,
        seconds: float,
        reduces: bool,
        step: Callable[[int, str], None],
    ) -> None:
        self.plan, self.families, self.journal, self.pool = plan, families, journal, pool
        self._seconds, self._reduces, self._step = seconds, reduces, step
        self._left: list[Request] = []
        self._under_way = 0
        self._kinds: Counter[tuple[str, str]] = Counter()

    def run(self) -> None:
        """Test the rest of the plan. A KeyboardInterrupt passes through; finished chunks are in the
        journal.
        """
        chunks = self.journal.left(self.plan, {name: family.chunk for name, family in self.families.items()})
        self._left = [self._question(chunk) for chunk in reversed(chunks)]
        before = self.journal.total.findings
        small = [finding for finding in before if self.path(finding, "-reduced").exists()]
        self._kinds.update((finding.family, finding.kind) for finding in small)
        for finding in before:
            if finding not in small:
                self._keep(finding)
        while self._left or self._under_way:
            while self._left and self._under_way < self.pool.room:
                request = self._left.pop()
                count = request.get("count", 30)  # a reduction tests at least as many programs
                self.pool.submit(request, START + self._seconds * count)
                self._under_way += 1
            answer = self.pool.next()
            self._under_way -= 1
            if answer.request["do"] == "examine":
                self._examined(answer)
            else:
                self._reduced(answer)

    @staticmethod
    def _question(chunk: Chunk) -> Request:
        return {"do": "examine", **asdict(chunk)}

    def path(self, finding: Finding, more: str = "") -> Path:
        """Return the file for a finding."""
        return (
            self.journal.folder
            / f"{finding.family}-{finding.seed}{more}{self.families[finding.family].suffix}"
        )

    def _examined(self, answer: Answer) -> None:
        chunk = Chunk(answer.request["family"], answer.request["first"], answer.request["count"])
        if answer.data is None and chunk.count > 1:
            # One of these programs may have ended the process: each half is tested again.
            self._left += [self._question(half) for half in chunk.halves()]
            return
        if answer.data is None:
            text = self.families[chunk.family].text(chunk.first)
            report = FamilyReport(
                1, findings=[Finding(chunk.family, chunk.first, f"lost: {answer.lost}", text)]
            )
        else:
            report = FamilyReport.from_json(answer.data)
        for finding in self.journal.add(chunk, report):
            self._keep(finding)
        self._step(chunk.count, f"{len(self.journal.total.findings)} found")

    def _keep(self, finding: Finding) -> None:
        """Write a program to a file, and request its reduction."""
        path = self.path(finding)
        path.write_text(finding.text, encoding="utf-8")
        self._step(0, f"{finding.family} {finding.seed}: {finding.complaint[:300]}\n    {path}")
        self._kinds[finding.family, finding.kind] += 1
        if (
            self._reduces
            and not finding.complaint.startswith("lost:")
            and self._kinds[finding.family, finding.kind] <= OF_A_KIND
        ):
            self._left.append({"do": "reduce", **asdict(finding)})

    def _reduced(self, answer: Answer) -> None:
        finding = Finding(*(answer.request[name] for name in ("family", "seed", "complaint", "text")))
        if answer.data is None:
            self._step(0, f"{finding.family} {finding.seed}: it could not be made small: {answer.lost}")
            return
        path = self.path(finding, "-reduced")
        path.write_text(answer.data["filetest"], encoding="utf-8")
        self._step(0, f"{finding.family} {finding.seed}: as a filetest: {path}")
