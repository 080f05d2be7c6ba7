"""Write the table of the CUDA driver's symbols from the headers of CUDA toolkits.

    python tools/driver_symbols.py INCLUDE… > host/api/driver_symbols.tsv

Each INCLUDE is a folder with `cuda.h` and `cudaTypedefs.h`; a later toolkit prevails over earlier ones. The C
compiler preprocesses the header and measures the types. A line has the symbol, the version of CUDA that
introduced it (12050 is 12.5), and its parameters, each a letter:

    p  a pointer, a handle or a function        t  a stream
    i  an integer or enumeration of 32 bits     l  an integer of 64 bits
    b  one of 8 bits    h  one of 16 bits       f  a float
    sN a structure of N bytes, passed by value; one of 8 bytes is passed as an integer and has the letter l

Names and layouts are facts of the interface; no text of the headers is kept.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import tempfile
from collections import defaultdict
from pathlib import Path

_PROTOTYPE = re.compile(r"\bCUresult\s+(cu[A-Z]\w*)\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)\s*;")
_TYPEDEF = re.compile(r"\*\s*PFN_(cu\w+?)_v(\d+)(_ptds|_ptsz)?\)")
_VERSION = re.compile(r"_v(\d+)$")
_VARIANT = re.compile(r"(_ptds|_ptsz)$")


def preprocess(folder: Path) -> str:
    """Return the preprocessed `cuda.h` with the declarations of all versions of its functions."""
    options = ["-E", "-P", "-D__CUDA_API_VERSION_INTERNAL", "-I", str(folder)]
    return subprocess.run(
        ["gcc", *options, str(folder / "cuda.h")], check=True, capture_output=True, text=True
    ).stdout


def split_parameters(text: str) -> list[str]:
    """Return the types of parameters without their names."""
    text = " ".join(text.split())
    if text in ("", "void"):
        return []
    name = re.compile(r"(?<=[\s*])\w+(\[\])?$")
    return [name.sub(lambda m: "*" if m[1] else "", one.strip()).strip() for one in text.split(",")]


def classify(folder: Path, types: set[str]) -> dict[str, str]:
    """Return the letter of each type; a compiled program measures them."""
    ordered = sorted(types)
    lines = [
        f'    printf("%d %d\\n", (int)sizeof({one}), __builtin_classify_type(*({one} *)0));'
        for one in ordered
    ]
    source = "\n".join(
        [
            "#define __CUDA_API_VERSION_INTERNAL",
            "#include <cuda.h>",
            "#include <stdio.h>",
            "int main(void) {",
            *lines,
            "}",
        ]
    )
    with tempfile.TemporaryDirectory() as work:
        program = Path(work) / "sizes"
        command = ["gcc", "-w", "-x", "c", "-", "-I", str(folder), "-o", str(program)]
        subprocess.run(command, input=source, check=True, text=True)
        output = subprocess.run([str(program)], check=True, capture_output=True, text=True).stdout
    integers = {1: "b", 2: "h", 4: "i", 8: "l"}
    result = {}
    for one, line in zip(ordered, output.splitlines(), strict=True):
        size, kind = map(int, line.split())
        pointer, real, aggregate = kind == 5, kind == 8, kind in (12, 13)
        result[one] = (
            "t"
            if one == "CUstream"
            else "p"
            if pointer
            else "f"
            if real
            else f"s{size}"
            if aggregate and size > 8
            else integers[size]
        )
    return result


def read_toolkit(folder: Path) -> dict[str, tuple[int, str]]:
    """Return version and parameters of each symbol of a toolkit."""
    prototypes = {name: split_parameters(text) for name, text in _PROTOTYPE.findall(preprocess(folder))}
    letters = classify(folder, {one for parameters in prototypes.values() for one in parameters})
    versions: dict[tuple[str, str], set[int]] = defaultdict(set)
    for name, version, variant in _TYPEDEF.findall((folder / "cudaTypedefs.h").read_text()):
        versions[name, variant].add(int(version))
    symbols: dict[tuple[str, str], list[tuple[int, str]]] = defaultdict(list)
    for symbol in prototypes:
        match = _VARIANT.search(symbol)
        plain, variant = (symbol[: match.start()], match[1]) if match else (symbol, "")
        number = _VERSION.search(plain)
        base = plain[: number.start()] if number else plain
        symbols[base, variant].append((int(number[1]) if number else 1, symbol))
    result = {}
    for key, known in symbols.items():
        # The highest versions match: a toolkit may no longer declare the first one.
        introduced = sorted(versions.get(key, {0}))
        for (_, symbol), version in zip(sorted(known, reverse=True), reversed([0] * len(known) + introduced)):
            result[symbol] = version, " ".join(letters[one] for one in prototypes[symbol])
    return result


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folders", nargs="+", type=Path, metavar="INCLUDE")
    table: dict[str, tuple[int, str]] = {}
    for folder in parser.parse_args().folders:
        table |= read_toolkit(folder)
    for symbol, (version, parameters) in sorted(table.items()):
        print(symbol, version, parameters, sep="\t")


if __name__ == "__main__":
    main()
