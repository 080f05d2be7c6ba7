"""Random kernels under several compilers and settings; what disagrees is reduced and shown.

    python bench/fuzz/random_kernels.py N [--seed S] [--size STATEMENTS] [--all] [--reduce] [--keep FOLDER]

Every program runs under nvcc's PTX (where nvcc is found), -O2 -verify-each and one more setting, or with
--all under all of them; ptxas assembles one program in ten for sm_80 and sm_90.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from fuzz import differential, kernels, reduction  # noqa: E402
from progress import Progress  # noqa: E402

from minicc.testing.assemble import assemble, find_tool  # noqa: E402


def configurations(seed: int, every: bool) -> list[str]:
    """The settings under which the program of `seed` runs; the first is what the others are compared with."""
    first = [differential.NVCC] if find_tool("nvcc") else []
    rest = [c for c in differential.CONFIGURATIONS if c not in (differential.NVCC, "-O2 -verify-each")]
    return [*first, "-O2 -verify-each", *(rest if every else [Random(seed).choice(rest)])]


def examine(program: kernels.Program, settings: list[str]) -> str | None:
    """What is wrong with how our compiler treats `program`, or None."""
    try:
        differential.compare(program, settings)
        if program.seed % 10 == 0 and find_tool("ptxas"):
            for target in ("sm_80", "sm_90"):
                if complaint := assemble(differential.compiled(program.text, "-O2").ptx, target):
                    return f"ptxas {target}: {complaint.splitlines()[0]}"
    except differential.Mismatch as error:
        return str(error)
    return None


def reduce(program: kernels.Program, settings: list[str], complaint: str) -> str:
    """The program made small, while the same pair of settings disagrees in the same way."""
    kind = complaint.split(":")[:2]

    def fails(text: str) -> bool:
        found = examine(replace(program, text=text), settings)
        return found is not None and (found.split(":")[0] == kind[0]) and (found.split(":")[1] == kind[1] or "|" in kind[0])

    return reduction.reduced(program.text, fails)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("count", nargs="?", type=int, default=100, metavar="N")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--size", type=int, default=24, metavar="STATEMENTS")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--reduce", action="store_true")
    parser.add_argument("--keep", type=Path)
    args = parser.parse_args()
    folder = args.keep or Path(tempfile.mkdtemp(prefix="minicc-fuzz-"))
    folder.mkdir(parents=True, exist_ok=True)
    failures = 0
    progress = Progress(args.count)
    for seed in range(args.seed, args.seed + args.count):
        program = kernels.generate(seed, args.size)
        settings = configurations(seed, args.all)
        complaint = examine(program, settings)
        if complaint:
            failures += 1
            path = folder / f"{seed}.cu"
            path.write_text(program.text)
            progress.print(f"seed {seed} (grid {program.grid}, block {program.block}): {complaint[:400]}\n    {path}")
            if args.reduce:
                path = folder / f"{seed}-reduced.cu"
                path.write_text(reduce(program, settings, complaint))
                progress.print(f"    reduced: {path}")
        progress.step(f"{failures} failures")
    progress.close()
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
