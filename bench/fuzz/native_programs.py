"""Random PTX programs on the native engine and on the reference one, in blocks of several shapes; what differs is kept.

    python bench/fuzz/native_programs.py N [--seed S] [--jobs J] [--keep FOLDER]
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from multiprocessing import Pool
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from progress import Progress  # noqa: E402

from tests.runtime.native.agreeing import compared, text_of  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    options = parser.parse_args()
    os.environ["MINICC_CACHE"] = "0"
    progress, bad, lanes = Progress(options.count), 0, Counter[int]()
    seeds = range(options.seed, options.seed + options.count)
    # What llvmlite keeps of each compilation goes with the process.
    with Pool(options.jobs, maxtasksperchild=500) as pool:
        for seed, found in zip(seeds, pool.imap(compared, seeds, chunksize=10)):
            lanes[found.lanes] += 1
            if found.difference:
                bad += 1
                progress.print(f"seed {seed}: {found.difference}")
                if options.keep is not None:
                    options.keep.mkdir(parents=True, exist_ok=True)
                    (options.keep / f"{seed}.ptx").write_text(text_of(seed))
            progress.step(f"{bad} differ")
    widths = ", ".join(f"{lanes[width]} in strips of {width} lanes" for width in sorted(lanes) if width)
    print(f"{options.count} programs ({widths}; {lanes[0]} not executed by the native engine), {bad} on which the engines differ")
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main())
