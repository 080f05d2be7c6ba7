"""Damaged PTX: what must hold of it, and the damage.

`python tests/ptx/mutants.py [COUNT [SEED [JOBS]]]` checks COUNT mutants with a progress bar (`make mutants`);
`test_mutations` checks a few thousand. A mutant that is refused has located diagnostics; one that verifies
prints, parses again to the same text, and runs for a few steps to an end or an error of ours. Whatever else
happens, and whatever takes long or keeps memory, is a failure.
"""

from __future__ import annotations

import random
import re
import resource
import signal
import sys
import time
import traceback
import warnings
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from minicc.ptx.analysis.estimate import estimate
from minicc.ptx.analysis.flow import control_flow
from minicc.ptx.model import Module
from minicc.ptx.parsing.parser import parse
from minicc.ptx.printer import print_module
from minicc.ptx.rules.verifier import verify
from minicc.runtime import LaunchConfig, prepare
from minicc.support.diagnostics import MiniccError, PtxError

TESTS = Path(__file__).parents[1]
FOLDERS = ("ptx", "runtime/legacy", "runtime/texture")
SLOWEST = 4.0
"""CPU seconds that one mutant may take; the slowest takes a tenth of that on a slow machine."""
STEPS = 150
WINDOW = 2500
TOKEN = re.compile(r"[%$.\w]+(?:::\w+)*|\s+|.", re.DOTALL)
PIECES = [
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    ",",
    ";",
    ":",
    "@",
    "!",
    "|",
    "%r1",
    "%p1",
    ".u32",
    ".f64",
    ".v4",
    "0f",
    "0x",
    "-",
    "+",
    "/*",
    "*/",
    "//",
    '"',
    "\n",
    "\x00",
    "é",
    "\r",
    "\t",
    "\u2028",
    ".reg",
    ".loc 1 1 1",
    "call",
    "bra",
    "$L__BB0_1",
    "_",
    "~",
    "<",
    "999999999999",
    "-1",
    "4294967296",
    "18446744073709551615",
    "0d7FF0000000000001",
    "0f7FC00001",
    ".param",
    ".entry",
    ".func",
    ".shared .b8 big[99999999];",
    ".local .align 16 .b8 wide[16777216];",
    ".global .b8 huge[1099511627776];",
    "WARP_SZ",
    "1e999",
    "1e-999",
    "mov.b64",
    "L: ",
    "::",
    "exit;",
    "ret;",
    "trap;",
    "bar.sync 0;",
    "ld.global.u32 %r1, [0];",
    "(" * 300,
    "{" * 250,
    ".version 1.1",
    ".version 9.0",
    ".target sm_10",
    ".address_size 32",
    "__syncthreads",
    "%tid.x",
    "%clock64",
    "1 << 63",
    "/ 0",
]
EXTREMES = [
    "0",
    "1",
    "-1",
    "2",
    "31",
    "32",
    "63",
    "64",
    "127",
    "255",
    "65535",
    "2147483647",
    "-2147483648",
    "4294967295",
    "9223372036854775807",
    "18446744073709551615",
    "0x1p4",
    "1.5",
    "1e38",
]


# ------------------------------------------------------------------------------------------- the corpus


@cache
def corpus() -> list[str]:
    """Valid programs: 1.x ones, nvcc's and LLVM's with DWARF, hand-written ones, all as they are and as we
    print them.
    """
    paths = sorted(path for folder in FOLDERS for path in (TESTS / folder).rglob("*.ptx"))
    texts = []
    for path in paths:
        text = path.read_text()
        try:
            module = parse(text)
        except PtxError:
            continue
        texts += [re.sub(r"(?m)^//.*\n", "", text), print_module(module)]
    return [text for text in texts if ".version" in text]


@cache
def vocabulary() -> list[str]:
    """Tokens of the corpus, each once."""
    return sorted(
        {token for text in corpus() for token in TOKEN.findall(text[:20_000]) if not token.isspace()}
    )


def window(text: str, random_: random.Random) -> str:
    """A part of a large program that makes a mutant cheap: its first lines and what stands around some
    function.
    """
    if len(text) <= 2 * WINDOW:
        return text
    start = text.index(".version")
    heads = [match.start() for match in re.finditer(r"(?m)^.*\.(?:entry|func)\b", text)] or [start]
    at = random_.choice(heads)
    end = text.find("\n}", at, at + 2 * WINDOW)
    body = text[at : end + 2] if end > 0 else text[at : at + WINDOW]
    first = text[start : text.find("\n", text.find(".target", start)) + 1]
    size = re.search(r"\.address_size[ \t]+\d+", text)
    before = (
        text[max(start + len(first), at - random_.choice((0, 0, 400, 1500))) : at]
        if random_.random() < 0.5
        else ""
    )
    after = text[text.rfind("\n\t.section", 0) :] if random_.random() < 0.1 and "\n\t.section" in text else ""
    return f"{first}{size[0] if size else ''}\n{before}\n{body}\n{after[:WINDOW]}"


def mutant(random_: random.Random) -> str:
    """A window of a program with one to four damages."""
    text = window(random_.choice(corpus()), random_)
    light = random_.random() < 0.4
    for _ in range(random_.choice((1, 1, 1, 2, 3, 4))):
        text = random_.choice(LIGHT if light else DAMAGES)(text or " ", random_)
    return text


def _bytes(text: str, random_: random.Random) -> str:
    data = bytearray(text.encode("utf-8", "replace"))
    for _ in range(random_.randint(1, 3)):
        at = random_.randrange(len(data))
        match random_.randrange(4):
            case 0:
                data[at] ^= 1 << random_.randrange(8)
            case 1:
                del data[at : at + random_.choice((1, 1, 2, 9))]
            case 2:
                data[at:at] = bytes([random_.randrange(256)])
            case 3:
                data[at] = random_.randrange(256)
        data = data or bytearray(b" ")
    return data.decode("utf-8", "replace")


def _tokens(text: str, random_: random.Random) -> str:
    tokens = TOKEN.findall(text)
    at, other = random_.randrange(len(tokens)), random_.randrange(len(tokens))
    match random_.randrange(6):
        case 0:
            del tokens[at]
        case 1:
            tokens[at] = random_.choice(vocabulary())
        case 2:
            tokens.insert(at, random_.choice(PIECES))
        case 3:
            tokens[at], tokens[other] = tokens[other], tokens[at]
        case 4:
            tokens[at] = tokens[other]
        case 5:
            numbers = [i for i, token in enumerate(tokens) if token[0].isdigit()]
            if numbers:
                tokens[random_.choice(numbers)] = random_.choice(EXTREMES)
    return "".join(tokens)


def _types(text: str, random_: random.Random) -> str:
    """One modifier, type or register for another of the text: most likely to stay valid."""
    words = re.findall(r"\.[a-z]\w*|%\w+", text)
    if not words:
        return text
    old, new = random_.choice(words), random_.choice(words)
    places = [match.start() for match in re.finditer(re.escape(old) + r"(?!\w)", text)]
    at = random_.choice(places) if places else 0
    return text[:at] + new + text[at + len(old) :] if places else text


def _names(text: str, random_: random.Random) -> str:
    """A register or number for another of its kind: nearly always still valid."""
    words = re.findall(r"%[A-Za-z]+\d+\b|(?<![\w.%$])\d+\b", text)
    if not words:
        return text
    old = random_.choice(words)
    kin = [word for word in words if word.rstrip("0123456789") == old.rstrip("0123456789")]
    places = [match.start() for match in re.finditer(r"(?<![\w.%$])" + re.escape(old) + r"\b", text)]
    at = random_.choice(places or [0])
    new = random_.choice(kin) if old[0] == "%" or random_.random() < 0.7 else random_.choice(EXTREMES)
    return text[:at] + new + text[at + len(old) :] if places else text


def _lines(text: str, random_: random.Random) -> str:
    lines = text.split("\n")
    i, j = random_.randrange(len(lines)), random_.randrange(len(lines))
    match random_.randrange(5):
        case 0:
            del lines[i]
        case 1:
            lines.insert(i, lines[j])
        case 2:
            lines[i], lines[j] = lines[j], lines[i]
        case 3:
            del lines[min(i, j) : max(i, j)][:20]
        case 4:
            part = lines[i : i + 8]
            random_.shuffle(part)
            lines[i : i + 8] = part
    return "\n".join(lines)


def _splice(text: str, random_: random.Random) -> str:
    """Text of one program in another; or the one's beginning and the other's end."""
    other = random_.choice(corpus())
    at, start = random_.randrange(len(text)), random_.randrange(len(other))
    if random_.random() < 0.3:
        return text[:at] + other[start : start + WINDOW]
    return text[:at] + other[start : start + random_.choice((3, 20, 100, 400))] + text[at:]


def _cut(text: str, random_: random.Random) -> str:
    return (
        text[: random_.randrange(len(text) + 1)]
        if random_.random() < 0.5
        else text[random_.randrange(len(text)) :]
    )


LIGHT = [_types, _names, _names, _lines]
DAMAGES = [_bytes, _tokens, _tokens, _types, _types, _names, _lines, _lines, _splice, _cut]


# -------------------------------------------------------------------------------------------- the check


class Outcome(NamedTuple):
    """'parser' or 'verifier' (refused there), 'launch' (refused there), 'fault', 'ran', or 'failure' with its
    traceback.
    """

    kind: str
    seconds: float
    trouble: str = ""


class Hang(BaseException):
    """A mutant took longer than it may; not an Exception, so that nothing swallows it."""


def check(text: str) -> Outcome:
    begun = time.process_time()
    signal.signal(signal.SIGVTALRM, _too_long)
    signal.setitimer(signal.ITIMER_VIRTUAL, SLOWEST)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            kind = _outcome(text)
        trouble = ""
    except (Exception, Hang):
        kind, trouble = "failure", traceback.format_exc()
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return Outcome(kind, time.process_time() - begun, trouble)


def _too_long(*_: object) -> None:
    raise Hang


def _outcome(text: str) -> str:
    try:
        module = parse(text, "mutant.ptx")
        stage = "verifier"
        errors = verify(module)
    except PtxError as error:
        stage, errors = "parser", list(error.diagnostics)
        assert errors
    lines = text.split("\n")
    for diagnostic in errors:
        place = diagnostic.location
        assert place is not None and 1 <= place.line <= len(lines), diagnostic
        assert 1 <= place.column <= len(lines[place.line - 1]) + 1, diagnostic
    if stage == "parser" or any(d.severity == "error" for d in errors):
        return stage
    printed = print_module(module)
    again = parse(printed, "printed.ptx")
    assert print_module(again) == printed
    assert not [d for d in verify(again) if d.severity == "error"]
    for fn in module.functions.values():
        if fn.body is not None:
            control_flow(fn).liveness()
    estimate(module)
    return run(module)


def run(module: Module) -> str:
    """A few steps of each kernel on eight threads, every parameter the address of a page."""
    try:
        program = prepare(module)
        outcome = "launch"
        for kernel in program.executable.kernels[:3]:
            memory = program.executable.new_memory()
            page = memory.allocate(4096)
            arguments = [
                (page if slot.size in (4, 8) else 7).to_bytes(max(slot.size, 8), "little")[: slot.size]
                for slot in program.executable.parameters(kernel)
            ]
            outcome = "fault"
            program.launch(kernel, memory, LaunchConfig((2, 1, 1), (4, 1, 1), max_steps=STEPS), arguments)
            outcome = "ran"
    except MiniccError as error:
        assert str(error)
        return outcome if outcome != "ran" else "fault"
    return "ran" if program.executable.kernels else "no kernel"


def mutants(count: int, seed: int) -> Iterator[str]:
    random_ = random.Random(seed)
    for _ in range(count):
        yield mutant(random_)


class Summary(NamedTuple):
    """The results of `survey`: outcomes by kind, failures (a mutant and its traceback), the slowest, MiB kept
    after the first quarter.
    """

    kinds: Counter[str]
    failures: list[tuple[str, str]]
    slowest: float
    growth: float


def survey(count: int, seed: int, step: object = None) -> Summary:
    """Check `count` mutants; `step`, if given, is called after each."""
    kinds: Counter[str] = Counter()
    failures: list[tuple[str, str]] = []
    slowest, before = 0.0, 0
    for number, text in enumerate(mutants(count, seed)):
        outcome = check(text)
        kinds[outcome.kind] += 1
        slowest = max(slowest, outcome.seconds)
        trouble = outcome.trouble or (f"took {outcome.seconds:.1f} s" if outcome.seconds > SLOWEST else "")
        if trouble:
            kinds["failure"] += not outcome.trouble
            failures.append((text, trouble))
        if number == count // 4:
            before = _resident()
        if callable(step):
            step(f"{kinds['failure']} failures")
    return Summary(kinds, failures, slowest, (_resident() - before) / 1024)


def _resident() -> int:
    """KiB that the process holds now; where the system does not say, the most it ever held."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return pages * resource.getpagesize() // 1024


def _part(job: tuple[int, int, bool]) -> Summary:
    count, seed, shown = job
    from minicc.filetests.progress import Progress

    progress = Progress(count)
    return survey(count, seed, progress.step if shown and progress.shown else None)


def main() -> int:
    from concurrent.futures import ProcessPoolExecutor

    count, seed, jobs = (
        int(value) for value in (sys.argv[1:] + ["100000", "1", "2"][len(sys.argv) - 1 :])[:3]
    )
    begun = time.monotonic()
    share = -(-count // jobs)
    with ProcessPoolExecutor(jobs) as pool:
        parts = list(
            pool.map(
                _part,
                [
                    (min(share, count - first), seed * 1000 + n, n == 0)
                    for n, first in enumerate(range(0, count, share))
                ],
            )
        )
    kinds = sum((part.kinds for part in parts), Counter())
    failures = [failure for part in parts for failure in part.failures]
    for number, (text, trouble) in enumerate(failures):
        path = Path(f"mutant-{number}.ptx")
        path.write_text(text)
        print(f"\n{path}:\n{trouble}")
    print(
        f"\n{sum(kinds.values())} mutants in {time.monotonic() - begun:.0f} s: "
        + ", ".join(f"{kinds[kind]} {words}" for kind, words in KINDS.items())
    )
    print(
        f"slowest {max(part.slowest for part in parts):.2f} s CPU; memory kept"
        f" {max(part.growth for part in parts):.0f} MiB a process"
    )
    return 1 if failures else 0


KINDS = {
    "parser": "refused by the parser",
    "verifier": "refused by the verifier",
    "no kernel": "valid without a kernel",
    "launch": "refused at launch",
    "fault": "ended in a fault or at the step limit",
    "ran": "ran to the end",
    "failure": "FAILED",
}

if __name__ == "__main__":
    sys.exit(main())
