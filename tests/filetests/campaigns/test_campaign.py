"""Campaigns: what workers say is kept, what they lose is asked anew, an interrupted one goes on, findings
become small filetests.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from minicc.driver.command import main
from minicc.filetests.fuzz import journal, pools
from minicc.filetests.fuzz.campaign import Campaign
from minicc.filetests.fuzz.journal import Chunk, Journal, JudgementPlan
from minicc.filetests.fuzz.program import NAMES
from minicc.support.diagnostics import UsageError

sys.path.insert(0, str(Path(__file__).parent))

from odd_worker import Odd

WORKER = (sys.executable, str(Path(__file__).with_name("odd_worker.py")))
PLAN = JudgementPlan(("odd",), 0, 24)
LOST = {11: "the process ended with status 3", 13: "no answer in"}


@pytest.fixture
def log(tmp_path, monkeypatch):
    monkeypatch.setenv("ODD_LOG", str(tmp_path / "log"))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, sys.path)))
    return tmp_path / "log"


def ran(folder, pool, plan=PLAN, resume=False, seconds=0.5):
    """A campaign; (the journal, what was said)."""
    said = []
    record = Journal(folder, plan, resume)
    campaign = Campaign(
        plan,
        {"odd": Odd()},
        record,
        pool,
        seconds=seconds,
        reduces=True,
        step=lambda count, text: said.append(text),
    )
    try:
        campaign.run()
    finally:
        pool.close()
        record.close()
    return record, said


@pytest.fixture
def soon(monkeypatch):
    """Little patience with those that never end."""
    monkeypatch.setattr("minicc.filetests.fuzz.campaign.START", 3)


def test_nothing_is_lost_when_workers_die_or_hang(tmp_path, log, soon):
    record, _ = ran(tmp_path / "out", pools.LocalProcesses(2, WORKER))
    judged = Counter(map(int, log.read_text().split()))
    assert set(judged) == set(range(24)) - set(LOST)
    result = {finding.seed: finding.complaint for finding in record.total.findings}
    assert set(result) == {0, 7, 14, 21, *LOST}
    assert all(result[seed].startswith(f"lost: {why}") for seed, why in LOST.items())
    assert record.total.judged == 24 and record.total.rows == {f"row {i}" for i in range(5)}
    assert (tmp_path / "out" / "odd-7.txt").read_text() == "a\n7\nb\n"
    assert (tmp_path / "out" / "odd-7-reduced.txt").read_text() == "// odd: 7 is a multiple of 7\n7\n"
    assert not (tmp_path / "out" / "odd-11-reduced.txt").exists()


def test_an_interrupted_campaign_goes_on(tmp_path, log):
    plan, steps = JudgementPlan(("odd",), 20, 40), 0

    def step(count, text):
        nonlocal steps
        steps += bool(count)
        if steps == 3:
            raise KeyboardInterrupt

    record, pool = Journal(tmp_path / "out", plan, False), pools.LocalProcesses(1, WORKER)
    with pytest.raises(KeyboardInterrupt):
        Campaign(plan, {"odd": Odd()}, record, pool, seconds=5, reduces=False, step=step).run()
    pool.close()
    record.close()
    with (tmp_path / "out" / journal.NAME).open("a") as file:
        file.write('{"family": "odd", "first": 32, "cou')
    before = Counter(map(int, log.read_text().split()))
    again, _ = ran(tmp_path / "out", pools.LocalProcesses(1, WORKER), plan, resume=True)
    after = Counter(map(int, log.read_text().split())) - before
    assert again.total.judged == 40 and set(before) | set(after) == set(range(20, 60))
    assert len(set(before) & set(after)) <= Odd.chunk
    assert {finding.seed for finding in again.total.findings} == {21, 28, 35, 42, 49, 56}
    assert (tmp_path / "out" / "odd-21-reduced.txt").exists()
    for line in (tmp_path / "out" / journal.NAME).read_text().splitlines():
        json.loads(line)


@pytest.mark.parametrize(
    "plan, resume, said",
    [
        (JudgementPlan(("odd",), 0, 24), False, "has a campaign already: go on with it (--resume)"),
        (JudgementPlan(("odd",), 0, 25), True, "is of another campaign: its 'count' is 24, not 25"),
        (
            JudgementPlan(("odd", "ptx"), 0, 24),
            True,
            "is of another campaign: its 'families' is ['odd'], not ['odd', 'ptx']",
        ),
    ],
)
def test_a_folder_has_one_campaign(tmp_path, plan, resume, said):
    Journal(tmp_path, JudgementPlan(("odd",), 0, 24), False).close()
    with pytest.raises(UsageError) as error:
        Journal(tmp_path, plan, resume)
    assert said in str(error.value)


def test_what_is_left(tmp_path):
    record = Journal(tmp_path, PLAN, False)
    assert record.left(JudgementPlan(("odd",), 10, 9), {"odd": 4}) == [
        Chunk("odd", 10, 4),
        Chunk("odd", 14, 4),
        Chunk("odd", 18, 1),
    ]
    record.done["odd"] = [(14, 2), (10, 2)]
    assert record.left(JudgementPlan(("odd",), 10, 9), {"odd": 4}) == [
        Chunk("odd", 12, 2),
        Chunk("odd", 16, 3),
    ]
    record.close()


def test_a_scheduler_elsewhere(tmp_path, log, soon):
    distributed = pytest.importorskip(
        "distributed", reason="dask.distributed is not installed: pip install distributed"
    )
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        record, _ = ran(tmp_path / "out", pools.Distributed(cluster.scheduler_address, WORKER))
    assert {finding.seed for finding in record.total.findings} == {0, 7, 14, 21, *LOST}
    assert record.total.judged == 24


def test_a_worker_elsewhere_that_is_killed(tmp_path, log):
    distributed = pytest.importorskip(
        "distributed", reason="dask.distributed is not installed: pip install distributed"
    )
    plan = JudgementPlan(("odd",), 20, 60)
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        pool, record, killed = (
            pools.Distributed(cluster.scheduler_address, WORKER),
            Journal(tmp_path / "out", plan, False),
            [],
        )

        def step(count, text):
            if count and not killed:
                killed.append(next(iter(cluster.workers.values())).pid)
                os.kill(killed[0], signal.SIGKILL)

        Campaign(plan, {"odd": Odd()}, record, pool, seconds=5, reduces=False, step=step).run()
        pool.close()
        record.close()
    assert killed and record.total.judged == 60
    assert {finding.seed for finding in record.total.findings} == {21, 28, 35, 42, 49, 56, 63, 70, 77}


@pytest.mark.parametrize(
    "words, said",
    [
        (["nothing"], "unknown family 'nothing'; expected one of cuda, cplusplus, ir, ptx"),
        (["ptx", "-n", "0"], "-n and --seconds require positive numbers"),
        (["--show", "3"], "--show requires one family"),
        (["ptx", "--scheduler", "tcp://127.0.0.1:1"], "--scheduler"),
        (["ptx", "--resume"], "has no campaign to go on with"),
    ],
)
def test_bad_command_lines(tmp_path, monkeypatch, capsys, words, said):
    monkeypatch.chdir(tmp_path)
    assert main(["fuzz", *words]) == 2
    assert said in capsys.readouterr().err


def test_a_program_is_shown(capsys):
    assert main(["fuzz", "ptx", "--show", "5"]) == 0
    assert capsys.readouterr().out.startswith(".version")


def test_the_command_judges_and_can_be_interrupted(tmp_path):
    command = [sys.executable, "-m", "minicc", "fuzz", "ptx", "--out", "out", "-j", "1"]
    whole = subprocess.run(
        [*command, "-n", "3", "--seed", "40"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert whole.returncode == 0, whole.stderr
    assert "3 programs of ptx judged (0 could not be): 0 differ; " in whole.stdout
    # A shell that runs the tests behind itself has its children ignore interrupts.
    process = subprocess.Popen(
        [*command[:-3], "other", "-j", "1", "-n", "100000"],
        cwd=tmp_path,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    begun = tmp_path / "other" / journal.NAME
    while not (begun.exists() and begun.read_text().endswith("\n")):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (
        process.returncode == 130 and "'minicc fuzz --resume --out other'" in err and "Traceback" not in err
    )
    assert "differ; " in out


CHUNK = {
    "family": "ptx",
    "first": 0,
    "count": 2,
    "judged": 2,
    "skipped": 0,
    "apart": 0,
    "findings": [],
    "rows": ["a"],
}


@pytest.mark.parametrize(
    "line",
    [
        "[]",
        "5",
        "{",
        "[" * 100_000,
        "{}",
        json.dumps({**CHUNK, "family": "odd"}),
        json.dumps({**CHUNK, "first": "0"}),
        json.dumps({**CHUNK, "rows": 3}),
        json.dumps({**CHUNK, "count": True}),
        json.dumps({**CHUNK, "findings": [{"family": "ptx"}]}),
        "\udce9",
    ],
    ids=range(11),
)
def test_a_damaged_journal_is_refused_with_its_line(tmp_path, line):
    plan = JudgementPlan(("ptx",), 0, 4)
    Journal(tmp_path, plan, False).close()
    with (tmp_path / journal.NAME).open("a", encoding="utf-8", errors="surrogateescape") as file:
        file.write(json.dumps(CHUNK) + "\n" + line + "\n")
    with pytest.raises(UsageError, match="is not UTF-8" if line == "\udce9" else "line 3 is no "):
        Journal(tmp_path, plan, True)


def test_a_chunk_that_is_there_twice_counts_once(tmp_path):
    plan = JudgementPlan(("ptx",), 0, 4)
    Journal(tmp_path, plan, False).close()
    with (tmp_path / journal.NAME).open("a") as file:
        file.write(2 * (json.dumps(CHUNK) + "\n"))
    again = Journal(tmp_path, plan, True)
    again.close()
    assert again.total.judged == 2 and again.left(plan, {"ptx": 60}) == [Chunk("ptx", 2, 2)]


def test_a_campaign_that_cannot_go_on_makes_no_folder(tmp_path):
    with pytest.raises(UsageError, match="has no campaign to go on with"):
        Journal(tmp_path / "none", JudgementPlan(("ptx",), 0, 4), True)
    assert not (tmp_path / "none").exists()


def test_as_many_rows_can_occur_as_have_names(tmp_path, capsys):
    assert main(["fuzz", "ptx", "-n", "1", "-j", "1", "--out", f"{tmp_path}/out"]) == 0
    assert f" of {len(set(NAMES.values()))} rows of the instruction table occurred" in capsys.readouterr().out
