"""Feed damaged and extreme input to the command: every run must end in success or a clear error.

    python tests/fuzz/bad_input.py N [--seed S] [--keep FOLDER]      N random mutants of the tests' own files
    python tests/fuzz/bad_input.py N --commands                      N damaged command lines
    python tests/fuzz/bad_input.py --monsters [DEPTH] [--only NAME]  nesting and repetition DEPTH deep
    (default 10000)

A failure prints its seed or name; the input lies in FOLDER (default: a temporary one that is printed).
"""

from __future__ import annotations

import argparse
import os
import shlex
import sys
import tempfile
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from fuzz import mutants, sandbox  # noqa: E402
from minicc.filetests.progress import Progress  # noqa: E402

OPTIONS = ((), (), ("-O0",), ("-O3",), ("-verify-each",), ("-maxrregcount=16",), ("--codegen=llvm",),
    ("-lineinfo",), ("-E",), ("-ast-dump",), ("-emit-llvm",), ("-dump-tokens",), ("-src-in-ptx",), ("-Wall",),
    ("-O0", "-emit-llvm"), ("-Wall", "-Werror"))  # fmt: skip


def corpus() -> list[Path]:
    """Every file of the language and of the seams that the repository has."""
    files = [
        p
        for suffix in ("cu", "ll", "ptx")
        for folder in ("tests", "examples")
        for p in (ROOT / folder).rglob(f"*.{suffix}")
    ]
    return sorted(files)


def mutate(seed: int, files: list[Path]) -> tuple[str, str, tuple[str, ...]]:
    """(suffix, text, options) of the mutant of `seed`."""
    random = Random(seed)
    path = random.choice(files)
    options = random.choice(OPTIONS)
    if path.suffix != ".cu" and any(o in ("-E", "-ast-dump", "-dump-tokens") for o in options):
        options = ()
    return path.suffix, mutants.mutant(path.read_text(), random), options


def commands(first: int, count: int, folder: Path) -> int:
    """Run damaged command lines in `folder`; the exit status."""
    failures = 0
    progress = Progress(count)
    source = folder / "saxpy.cu"
    source.write_text((ROOT / "examples" / "saxpy.cu").read_text())
    os.chdir(folder)
    for seed in range(first, first + count):
        words = mutants.command(str(source), Random(seed))
        ending = sandbox.run(words)
        if ending.fault:
            failures += 1
            progress.print(
                f"{seed}: {ending.fault} ({ending.seconds:.1f} s): minicc {shlex.join(words)}\n   "
                f" {' | '.join(ending.errors.strip().splitlines()[:2])[:300]}"
            )
        progress.step(f"{failures} failures")
    progress.close()
    return 1 if failures else 0


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("count", nargs="?", type=int, default=500, metavar="N")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--monsters", nargs="?", type=int, const=10_000, metavar="DEPTH")
    parser.add_argument("--commands", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--keep", type=Path)
    args = parser.parse_args()
    folder = args.keep or Path(tempfile.mkdtemp(prefix="minicc-fuzz-"))
    folder.mkdir(parents=True, exist_ok=True)
    files = corpus()
    failures = 0
    if args.monsters:
        work = [
            (f"{suffix} {name}", suffix, text, ("-O2",))
            for name, suffix, text in mutants.monsters(args.monsters)
            if args.only in name
        ]
    else:
        work = [(str(seed), *mutate(seed, files)) for seed in range(args.seed, args.seed + args.count)]
    if args.commands:
        return commands(args.seed, args.count, folder)
    progress = Progress(len(work))
    for name, suffix, text, options in work:
        path = folder / f"input{suffix}"
        path.write_text(text, errors="replace")
        ending = sandbox.run([str(path), *options, "-o", "-"])
        if ending.fault:
            failures += 1
            kept = folder / f"{name.replace(' ', '_').replace('.', '').replace('#', '')}{suffix}"
            path.rename(kept)
            last = ending.errors.strip().splitlines()[:2]
            progress.print(
                f"{name}: {ending.fault} ({ending.seconds:.1f} s): minicc {kept} {' '.join(options)}\n   "
                f" {' | '.join(last)[:300]}"
            )
        elif args.monsters and ending.seconds > 4:
            progress.print(f"{name}: slow, {ending.seconds:.1f} s")
        progress.step(f"{failures} failures")
    progress.close()
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
