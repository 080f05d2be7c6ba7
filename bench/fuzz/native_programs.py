"""Random PTX programs on the native engine and on the reference one, in blocks of several shapes; what differs is kept.

    python bench/fuzz/native_programs.py N [--seed S] [--keep FOLDER]
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from progress import Progress  # noqa: E402

from tests.runtime import random_kernels  # noqa: E402
from tests.runtime.native.agreeing import difference  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", type=Path)
    options = parser.parse_args()
    os.environ["MINICC_CACHE"] = "0"
    progress, bad = Progress(options.count), 0
    for seed in range(options.seed, options.seed + options.count):
        found = difference(seed)
        if found:
            bad += 1
            progress.print(f"seed {seed}: {found}")
            if options.keep is not None:
                options.keep.mkdir(parents=True, exist_ok=True)
                (options.keep / f"{seed}.ptx").write_text(random_kernels.kernel(seed, bool(seed % 2)))
        progress.step(f"{bad} differ")
    print(f"{options.count} programs, {bad} on which the engines differ")
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main())
