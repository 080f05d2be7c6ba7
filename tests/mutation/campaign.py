"""Change the compiler in many single places, one after the other: does anything notice?

    python tests/mutation/campaign.py [COUNT [SEED]] [--jobs N] [--only SUBSTRING]         `make mutation`

Asked are the kernels of `minicc suite` (a wrong result, an error, more instructions than before, or something
that does not end) and the tests. A first run of all of them tells who runs the statement of which change
(kept in .mutation-reach.json; --reach makes it anew). A change in a function that does not run while modules
are imported is made in a process that has everything imported and collected, and shown to those that run it;
any other is imported, and shown to all. Tests named after the changed file come first, then the cheap ones;
who catches a change must be content without it. Prints who survives; `--write` lists all in survivors.tsv.
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import json
import os
import select
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import partial
from importlib.machinery import ModuleSpec, SourceFileLoader
from itertools import zip_longest
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

sys.path[:0] = [str(Path(__file__).parents[1])]
os.environ.setdefault("PYTHONHASHSEED", "0")

from mutation import checks  # noqa: E402
from mutation.mutants import ROOT, Mutant, chosen  # noqa: E402

SECONDS = 120
"""Of processor time, for one change; what has not been asked by then is said."""
Say = Callable[[str], None]


class _Loader(SourceFileLoader):
    """Loads a module from a text or a tree of ours."""

    def __init__(self, name: str, path: str, source: str | ast.Module) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, fullname: str) -> Any:
        return compile(self.source, self.path, "exec", dont_inherit=True)


class _Finder:
    """Finds modules of which we have a source of our own."""

    def __init__(self, sources: dict[str, str | ast.Module]) -> None:
        self.sources = {
            "minicc." + file[:-3].replace("/", "."): (str(ROOT / file), source)
            for file, source in sources.items()
        }

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name not in self.sources:
            return None
        file, source = self.sources[name]
        return importlib.util.spec_from_file_location(name, file, loader=_Loader(name, file, source))


def _import_from(sources: dict[str, str | ast.Module]) -> None:
    assert "minicc" not in sys.modules
    sys.meta_path.insert(0, _Finder(sources))  # type: ignore[arg-type]


def in_a_process(what: Callable[[Say], None], seconds: float | None = None) -> list[str]:
    """What a forked process says, line by line. The last line is '!…' where it ends with an error, by a
    signal or its limit; it is ended after so many seconds.
    """
    read, write = os.pipe()
    child = os.fork()
    if not child:
        os.close(read)
        status = 1
        try:
            null = os.open(os.devnull, os.O_WRONLY)
            os.dup2(null, 1)
            os.dup2(null, 2)
            what(lambda line: _say(write, line))
            status = 0
        except BaseException as error:
            _say(write, f"!{type(error).__name__}: {' '.join(str(error).split())[:300]}")
        finally:
            os._exit(status)
    os.close(write)
    data, late = b"", False
    end = time.monotonic() + seconds if seconds else None
    while True:
        ready, _, _ = select.select([read], [], [], max(0.0, end - time.monotonic()) if end else None)
        if not ready:
            late = True
            os.kill(child, signal.SIGKILL)
            break
        part = os.read(read, 65536)
        if not part:
            break
        data += part
    os.close(read)
    _, status = os.waitpid(child, 0)
    lines = data.decode(errors="replace").splitlines()
    number = os.waitstatus_to_exitcode(status)
    if late:
        return lines  # waiting is not computing: what has been asked has said nothing
    if number == 124:
        return [*lines, "!it does not end"]
    return [*lines, f"!it dies of signal {-number}"] if number < 0 else lines


def _say(file: int, line: str) -> None:
    os.write(file, f"{line}\n".encode())


@dataclass
class Verdict:
    """Who catches a change ('' : nobody) and what it says; how many checks were asked of how many that could
    notice.
    """

    by: str = ""
    says: str = ""
    asked: int = 0
    of: int = 0


class Judge:
    """Shows changes to checks. Made before minicc is imported; its server is a process with all tests
    collected.
    """

    def __init__(self, mutants: Sequence[Mutant], reach: checks.Reach, tests: Sequence[str]) -> None:
        self.mutants, self.reach, self.tests = mutants, reach, tests
        numbers = {key: number for number, key in enumerate(reach.keys) if number not in reach.imported}
        self.numbers = [
            numbers.get(mutant.key) if checks.has_statement(mutant) else None for mutant in mutants
        ]
        """Of changes in functions that do not run while modules are imported: their numbers in `reach`."""
        self.request, asked = os.pipe()
        answers, self.answer = os.pipe()
        self.asked, self.answers = os.fdopen(asked, "w"), os.fdopen(answers)
        self.server = os.fork()
        if not self.server:
            self.asked.close()
            self.answers.close()
            null = os.open(os.devnull, os.O_WRONLY)
            os.dup2(null, 1)
            os.dup2(null, 2)
            try:
                checks.session(self._serve, reach.instructions, tests)
            finally:
                os._exit(0)
        os.close(self.request)
        os.close(self.answer)

    def close(self) -> None:
        self.asked.close()
        self.answers.close()
        os.waitpid(self.server, 0)

    def judge(self, number: int) -> Verdict:
        excluded = list[str]()
        while True:
            verdict = (
                self._imported(number, excluded)
                if self.numbers[number] is None
                else self._ask_server(number, excluded)
            )
            if verdict.by in ("", "import") or not self._ask_server(-1, [verdict.by]).by:
                return verdict
            excluded.append(verdict.by)

    def _ask_server(self, number: int, names: Sequence[str]) -> Verdict:
        """Put a change into functions, and show it to all checks but those named; without a change (-1): to
        those named.
        """
        print(json.dumps((number, names)), file=self.asked, flush=True)
        answer = self.answers.readline()
        if not answer:
            raise SystemExit("the process with the tests has ended")
        return Verdict(**json.loads(answer))

    def _serve(self, session: checks.Checks) -> None:
        with os.fdopen(self.request) as requests:
            for line in requests:
                said = in_a_process(partial(self._forked, session, *json.loads(line)), 10 * SECONDS)
                _say(self.answer, json.dumps(asdict(_verdict(said))))

    def _forked(self, session: checks.Checks, number: int, names: Sequence[str], say: Say) -> None:
        if number < 0:
            self._show(session, names, say)
        elif checks.change(self.mutants[number]):
            self._show(session, self._order(session, number, names), say)
        else:
            raise RuntimeError(f"{self.mutants[number]} is in no function that is there")

    def _imported(self, number: int, excluded: Sequence[str]) -> Verdict:
        """Import the change, and show it to the suite and the tests beside the file, then to all others."""
        mutant = self.mutants[number]
        beside = next(
            folders for beginning, folders in checks.BESIDE.items() if mutant.file.startswith(beginning)
        )
        rest = [folder for folder in checks.TESTS if folder not in beside]

        def work(tests: Sequence[str], with_suite: bool, say: Say) -> None:
            _limit(60)
            say("?import")
            _import_from({mutant.file: mutant.source()})
            checks.session(
                lambda session: self._show(session, self._order(session, number, excluded), say),
                dict(self.reach.instructions),
                tests,
                with_suite,
            )

        asked = 0
        for tests, with_suite in [(self.tests, False)] if self.tests else [(beside, True), (rest, False)]:
            verdict = _verdict(in_a_process(partial(work, tests, with_suite), 10 * SECONDS))
            asked = verdict.asked = verdict.asked + asked
            if verdict.by:
                break
        verdict.of = max(len(self.reach.seconds) - len(self.reach.failing) - len(excluded), asked)
        return verdict

    def _order(self, session: checks.Checks, number: int, excluded: Sequence[str]) -> list[str]:
        """The checks of a session that can notice a change, the likeliest for their price first."""
        reach, mutant, index = self.reach, self.mutants[number], self.numbers[number]
        names = [
            name
            for name in (*session.cases, *session.tests)
            if name not in excluded and name not in reach.failing
        ]
        if index is not None:
            names = [name for name in names if name not in reach.reached or index in reach.reached[name]]

        def price(name: str) -> float:
            return reach.seconds.get(name, 0.0) / (
                10 if checks.is_own(mutant, name) else 2 if name.startswith("suite ") else 1
            )

        return sorted(names, key=lambda name: (price(name), name))

    def _show(self, session: checks.Checks, names: Sequence[str], say: Say) -> None:
        temporary = tempfile.mkdtemp(prefix="minicc-mutation-")
        session.session.config._tmp_path_factory._basetemp = Path(temporary)  # type: ignore[attr-defined]
        say(f"#{len(names)}")
        try:
            started = sum(os.times()[:4])
            for name, following in zip_longest(names, names[1:], fillvalue=""):
                if sum(os.times()[:4]) - started > SECONDS:
                    return
                _limit(20 + 10 * self.reach.seconds.get(name, 1.0))
                say(f"?{name}")
                said = session.ask(name, following)
                if said != checks.PASSED:
                    say(f"!{said}")
                    return
        finally:
            shutil.rmtree(temporary, ignore_errors=True)


def _limit(seconds: float) -> None:
    """End the process when it has computed for so long from now."""
    signal.signal(signal.SIGPROF, lambda *_: os._exit(124))
    signal.setitimer(signal.ITIMER_PROF, seconds)


def _verdict(lines: Sequence[str]) -> Verdict:
    asked = [line[1:] for line in lines if line.startswith("?")]
    says = next((line[1:] for line in lines if line.startswith("!")), "")
    of = sum(int(line[1:]) for line in lines if line.startswith("#"))
    return Verdict(
        (asked or ["import"])[-1] if says else "", says, sum(name != "import" for name in asked), of
    )


def reached(mutants: Sequence[Mutant], tests: Sequence[str], say: Say) -> checks.Reach:
    """Run all checks once, in a process of its own."""
    say(f"a run of all checks tells who runs the statements of {len(mutants)} changes; some minutes")
    made = Path(tempfile.mkdtemp(prefix="minicc-mutation-")) / "reach.json"

    def work(_: Say) -> None:
        prober = checks.Prober(mutants, tests)
        _import_from({file: prober.source(file) for file in {mutant.file for mutant in mutants}})
        made.write_text(json.dumps(asdict(prober.run(say))))

    said = in_a_process(work)
    if said:
        raise SystemExit(f"the run of all checks ends: {said[-1]}")
    reach = checks.Reach(**json.loads(made.read_text()))
    shutil.rmtree(made.parent)
    return reach


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("count", nargs="?", type=int, default=200)
    parser.add_argument("seed", nargs="?", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="", help="mutants whose description has this in it")
    parser.add_argument(
        "--tests",
        nargs="+",
        default=[],
        help="folders or files of tests/ to ask, instead of all and the suite; nothing is kept",
    )
    parser.add_argument("--write", action="store_true", help="list the survivors in survivors.tsv")
    parser.add_argument(
        "--resume", action="store_true", help="go on where a campaign of this seed was interrupted"
    )
    parser.add_argument(
        "--reach", action="store_true", help="run all checks once more, to tell who runs which statement"
    )
    parser.add_argument("--list", action="store_true", help="print the mutants")
    args = parser.parse_args()
    every = chosen(args.count, args.seed)
    wanted = [number for number, mutant in enumerate(every) if args.only in str(mutant)]
    if args.list:
        print(*(every[number] for number in wanted), sep="\n")
        return 0
    for module in (
        "filecheck.matcher",
        "llvmlite.binding",
        "ml_dtypes",
        "networkx",
        "numpy",
        "pytest",
        "hypothesis",
    ):
        importlib.import_module(module)
    started = time.monotonic()
    err = os.dup(2)
    kept = ROOT / f".mutation-reach-{args.seed}.json"
    keys = [mutant.key for mutant in every]
    data = json.loads(kept.read_text()) if kept.exists() and not args.reach else {}
    if data and not args.tests:
        reach = checks.Reach(**data)
    else:
        reach = reached(
            every, args.tests, lambda line: _say(err, f"{time.monotonic() - started:.0f} s  {line}")
        )
        if not args.tests:
            kept.write_text(json.dumps(asdict(reach)))
    log = Path(os.devnull) if args.tests else ROOT / f".mutation-{args.seed}.tsv"
    lines = (
        [line.split("\t") for line in log.read_text().splitlines()] if args.resume and log.exists() else []
    )
    known = {key: Verdict(by, says, int(asked), int(of)) for key, _, by, says, asked, of in lines}
    judged, survivors = dict[int, Verdict](), list[tuple[Mutant, Verdict]]()
    with log.open("w") as out:
        for number, verdict in _all(
            [n for n in wanted if keys[n] not in known],
            every,
            reach,
            args,
            {n: known[keys[n]] for n in wanted if keys[n] in known},
        ):
            judged[number] = verdict
            out.write(
                f"{keys[number]}\t{every[number]}\t{verdict.by}\t{' '.join(verdict.says.split())}"
                f"\t{verdict.asked}\t{verdict.of}\n"
            )
            out.flush()
            what = (
                f"-> {verdict.by}: {verdict.says[:120]}"
                if verdict.by
                else f"SURVIVES {verdict.asked} of {verdict.of}"
            )
            print(
                f"{len(judged)}/{len(wanted)} {time.monotonic() - started:.0f} s  {every[number]}  {what}",
                flush=True,
            )
            if not verdict.by:
                survivors.append((every[number], verdict))
    print(f"\n{len(judged) - len(survivors)} of {len(judged)} are caught")
    how = Counter((every[number].family, _by(every[number], verdict)) for number, verdict in judged.items())
    for (family, by), count in sorted(how.items()):
        print(f"  {family:<6} {by:<22} {count}")
    if args.write:
        rows = (
            f"{m.file}\t{m.line}\t{m.before}\t{m.text}\t{v.asked} of {v.of}\n"
            for m, v in sorted(survivors, key=lambda pair: str(pair[0]))
        )
        Path(__file__).with_name("survivors.tsv").write_text("".join(rows), encoding="utf-8")
    return int(len(survivors) > 0.05 * len(judged))


def _by(mutant: Mutant, verdict: Verdict) -> str:
    if verdict.says == "it does not end":
        return "it does not end"
    if not verdict.by or verdict.by == "import":
        return verdict.by or "survives"
    if verdict.by.startswith("suite "):
        return "the suite's kernels"
    beside = next(
        folders for beginning, folders in checks.BESIDE.items() if mutant.file.startswith(beginning)
    )
    return "tests beside the file" if verdict.by.split("/")[1] in beside else "other tests"


def _all(
    numbers: Iterable[int],
    mutants: Sequence[Mutant],
    reach: checks.Reach,
    args: argparse.Namespace,
    known: dict[int, Verdict],
) -> Iterable[tuple[int, Verdict]]:
    yield from known.items()
    todo, done = SimpleQueue[int](), SimpleQueue[tuple[int, Verdict] | None]()
    numbers = list(numbers)
    for number in numbers:
        todo.put(number)
    judges = [Judge(mutants, reach, args.tests) for _ in range(min(args.jobs, len(numbers)))]

    def work(judge: Judge) -> None:
        with suppress(Empty):
            while True:
                number = todo.get_nowait()
                done.put((number, judge.judge(number)))
        done.put(None)

    for judge in judges:
        Thread(target=work, args=(judge,), daemon=True).start()
    running = len(judges)
    while running:
        answer = done.get()
        if answer is None:
            running -= 1
        else:
            yield answer
    # A server has the ends of pipes that were open when it was made: the last one ends first.
    for judge in reversed(judges):
        judge.close()


if __name__ == "__main__":
    sys.exit(main())
