"""The kernels in `cuda/` and what nvcc makes of them, stored in `ptx/`.

A source says `// ARCH: sm_80 sm_90` for which targets, perhaps `// FLAGS: -lineinfo` and
`// ALSO: minicc llvm` (who else compiles it), and has LAUNCH and EXPECT directives whose parameters are
called p0, p1, …, so that they hold for every compiler's PTX. A stored file is nvcc's text without its
comments, under the source's directives and digest.

    python tests/foreign/corpus.py [--check] [NAME…]      compile again (or compare with what is there)
"""

from __future__ import annotations

import argparse
import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
SOURCES = sorted((HERE / "cuda").glob("*.cuda"))
STORED = HERE / "ptx"

_DIRECTIVES = re.compile(r"^// (?:LAUNCH|EXPECT):.*$", re.MULTILINE)
# nvcc marks what is internal with a hash of the folder.
_FOLDER = re.compile(r"(?<=_INTERNAL_)[0-9a-f]{8}(?=_)|(?<=_GLOBAL__N__)[0-9a-f]{8}(?=_)")
_COMMENT = re.compile(r"//.*$", re.MULTILINE)


def setting(source: str, name: str) -> list[str]:
    """The words after `// NAME:`."""
    match = re.search(rf"^// {name}: (.*)$", source, re.MULTILINE)
    return match[1].split() if match else []


def digest(source: str) -> str:
    """What tells whether the code changed; directives may change freely."""
    return hashlib.sha256(_DIRECTIVES.sub("", source).encode()).hexdigest()[:16]


def targets() -> Iterator[tuple[Path, str, Path]]:
    """(source, architecture, stored file) of everything that is stored."""
    for source in SOURCES:
        for arch in setting(source.read_text(), "ARCH"):
            yield source, arch, STORED / f"{source.stem}.{arch}.ptx"


def stored_text(source: str, ptx: str) -> str:
    """nvcc's PTX as it is stored."""
    ptx = _FOLDER.sub("00000000", ptx)
    body = "\n".join(line.rstrip() for line in _COMMENT.sub("", ptx).split("\n") if line.strip())
    return "\n".join([*_DIRECTIVES.findall(source), f"// DIGEST: {digest(source)}", body, ""])


def compile_with_nvcc(nvcc: str, source: Path, arch: str) -> str:
    """nvcc's PTX for a source; raises CalledProcessError."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "out.ptx")
        # The path must not get into DWARF sections.
        shutil.copy(source, Path(folder, source.stem + ".cu"))
        subprocess.run(
            [
                nvcc,
                f"-arch={arch}",
                "-ptx",
                "-std=c++17",
                "-w",
                *setting(source.read_text(), "FLAGS"),
                source.stem + ".cu",
                "-o",
                out,
            ],
            cwd=folder,
            check=True,
            capture_output=True,
            text=True,
        )
        # DWARF names the folder, byte by byte.
        there, nowhere = (
            ",".join(str(byte) for byte in name.encode()) for name in (folder, "/" + "-" * (len(folder) - 1))
        )
        return out.read_text().replace(folder + "/", "").replace(there, nowhere)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("name", nargs="*", help="only the sources of these names")
    parser.add_argument(
        "--check", action="store_true", help="write nothing; the status says whether anything would change"
    )
    options = parser.parse_args()
    nvcc = shutil.which("nvcc")
    if nvcc is None:
        print("nvcc is not installed", file=sys.stderr)
        return 2
    STORED.mkdir(exist_ok=True)
    work = [(s, arch, path) for s, arch, path in targets() if not options.name or s.stem in options.name]
    stale = 0
    for number, (source, arch, path) in enumerate(work, 1):
        print(f"\r{number} of {len(work)}: {path.name:40}", end="", file=sys.stderr, flush=True)
        try:
            text = stored_text(source.read_text(), compile_with_nvcc(nvcc, source, arch))
        except subprocess.CalledProcessError as error:
            print(f"\n{error.stderr}", file=sys.stderr)
            return 1
        if not path.exists() or path.read_text() != text:
            stale += 1
            if not options.check:
                path.write_text(text)
    print(f"\n{stale} {'would change' if options.check else 'changed'}", file=sys.stderr)
    return int(options.check and stale > 0)


if __name__ == "__main__":
    sys.exit(main())
