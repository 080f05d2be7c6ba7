"""`minicc examples`: copies the example kernels and programs out of the package."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from .files import copy_tree
from .options import OptionParser

FOLDER = Path(__file__).resolve().parent.parent / "examples"
_FIRST = """\
try:
    minicc run {0}/saxpy.cu --grid 4 --block 256 n=1000 a=2.0 'x=arange(1000,f32)' 'y=ones(1000,f32)' \
--print y
    minicc explore {0}/reduce.cu
    minicc run {0}/programs/saxpy.cu 77
"""


def run(given: Sequence[str]) -> int:
    """Run the sub-command; `given` are the words after it. Returns 0. Raises UsageError if the folder exists
    or cannot be written.
    """
    parser = OptionParser(
        prog="minicc examples", description="copy the example kernels and programs to a folder"
    )
    parser.add_argument(
        "folder",
        nargs="?",
        type=Path,
        default=Path("examples"),
        metavar="DIR",
        help="a folder that does not exist yet (default: examples)",
    )
    folder: Path = parser.parse_args(list(given)).folder
    count = copy_tree(FOLDER, folder, ("**/*",))
    sys.stdout.write(f"{count} files in {folder}\n{_FIRST.format(folder)}")
    return 0
