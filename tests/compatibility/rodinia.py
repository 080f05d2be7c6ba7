"""The benchmarks of Rodinia 3.1 as they are, with small inputs made here: which build and run.

    python tests/compatibility/rodinia.py FOLDER [--seconds T] [--only NAME]... [--option=OPTION]... [--keep
    WORK]

FOLDER is a checkout of Rodinia, in which `cuda` stands; its data, many gigabytes, are not needed. The formats
of the inputs are those that the programs read; the numbers are random, of a fixed seed. Each benchmark is
built and run in a copy of its folder. `cfd` wants a header of NVIDIA's samples: --option=-I and the folder of
your copy.
"""

from __future__ import annotations

import argparse
import shutil
import struct
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent))

from foreign_programs import Outcome, Program, table, tried


def _random() -> np.random.Generator:
    return np.random.default_rng(31)


def _lines(path: Path, values: object) -> None:
    path.write_text("".join(f"{value}\n" for value in np.asarray(values).ravel().tolist()))


def _tree(data: Path) -> None:
    """Keys, their number first; commands: j for ranges, k for keys."""
    keys = _random().permutation(10_000)
    _lines(data / "mil.txt", [len(keys), *keys])
    (data / "command.txt").write_text("j 600 300\nk 1000\n")


def _graph(data: Path) -> None:
    """Nodes as (first edge, edges), the source, edges as (node, cost)."""
    rng, nodes = _random(), 4096
    degrees = rng.integers(1, 9, nodes)
    firsts, edges = np.cumsum(degrees) - degrees, int(degrees.sum())
    rows = [
        f"{nodes}",
        *(f"{first} {count}" for first, count in zip(firsts, degrees, strict=True)),
        "",
        "0",
        "",
        f"{edges}",
    ]
    rows += [
        f"{node} {cost}"
        for node, cost in zip(rng.integers(0, nodes, edges), rng.integers(1, 10, edges), strict=True)
    ]
    (data / "graph4096.txt").write_text("\n".join(rows) + "\n")


def _domain(data: Path) -> None:
    """Elements of a ring: the area, and four neighbours (from 1; negative: a wall, -2 the far field) with the
    normals of their faces.
    """
    count = 1024
    normals = ((0.1, 0.0, 0.0), (-0.1, 0.0, 0.0), (0.0, 0.1, 0.0), (0.0, -0.1, 0.0))
    rows = [f"{count}"]
    for i in range(count):
        neighbours = (
            (i + 1) % count + 1,
            (i - 1) % count + 1,
            (i + 32) % count + 1,
            -2 if i % 32 == 0 else (i - 32) % count + 1,
        )
        rows.append(
            " ".join(
                ["0.01", *(f"{n} {x} {y} {z}" for n, (x, y, z) in zip(neighbours, normals, strict=True))]
            )
        )
    (data / "ring.domn").write_text("\n".join(rows) + "\n")


def _picture(data: Path) -> None:
    """Three bytes for each of 192 x 192 points, no header."""
    (data / "192.bmp").write_bytes(_random().integers(0, 256, 192 * 192 * 3, np.uint8).tobytes())


def _film(name: str, height: int, width: int, frames: int, tag: bytes = b"00db") -> Callable[[Path], None]:
    """An AVI file of uncompressed grey frames with dark discs that move."""

    def chunk(tag: bytes, content: bytes) -> bytes:
        return tag + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)

    def make(data: Path) -> None:
        rng = _random()
        y, x = np.mgrid[:height, :width]
        grey = [
            (
                180
                - 120 * (((y % 60) - 30) ** 2 + ((x - i) % 60 - 30) ** 2 < 100)
                + rng.integers(0, 9, (height, width))
            ).astype(np.uint8)
            for i in range(frames)
        ]
        size = height * width
        main = struct.pack("<14I", 40_000, size, 0, 16, frames, 0, 1, size, width, height, 0, 0, 0, 0)
        stream = (
            b"vidsDIB "
            + struct.pack("<10I", 0, 0, 0, 1, 25, 0, frames, size, 0, size)
            + struct.pack("<4H", 0, 0, width, height)
        )
        form = struct.pack("<IiiHHIIiiII", 40, width, height, 1, 8, 0, size, 0, 0, 0, 0)
        header = (
            b"hdrl"
            + chunk(b"avih", main)
            + chunk(b"LIST", b"strl" + chunk(b"strh", stream) + chunk(b"strf", form))
        )
        step = 8 + size + size % 2
        index = b"".join(tag + struct.pack("<III", 16, 4 + i * step, size) for i in range(frames))
        movie = b"movi" + b"".join(chunk(tag, frame.tobytes()) for frame in grey)
        (data / name).write_bytes(
            chunk(b"RIFF", b"AVI " + chunk(b"LIST", header) + chunk(b"LIST", movie) + chunk(b"idx1", index))
        )

    return make


def _heat(rows: int, layers: int) -> Callable[[Path], None]:
    """Temperatures and powers of a plate, a number a line."""

    def make(data: Path) -> None:
        rng = _random()
        _lines(data / "temperature", rng.uniform(320, 340, rows * rows * layers).astype("f4"))
        _lines(data / "power", rng.uniform(0, 0.01, rows * rows * layers).astype("f4"))

    return make


def _words(data: Path) -> None:
    """Bytes of few values, so that a code of them is short."""
    (data / "words.in").write_bytes(_random().geometric(0.3, 1 << 18).clip(0, 255).astype(np.uint8).tobytes())


def _keys(data: Path) -> None:
    _lines(data / "keys.txt", _random().uniform(0, 1000, 1 << 14).astype("f4"))


def _points(data: Path) -> None:
    """Number of the point, then 34 features."""
    features = _random().uniform(0, 100, (2000, 34)).round(3)
    (data / "points").write_text(
        "".join(" ".join(map(str, (i, *row))) + "\n" for i, row in enumerate(features.tolist()))
    )


def _genes(data: Path) -> None:
    """FASTA: a reference of 5,000 letters and 200 queries cut out of it."""
    rng = _random()
    text = "".join(rng.choice(list("ACGT"), 5000))
    (data / "reference.fna").write_text(f">reference\n{text}\n")
    (data / "queries.fna").write_text(
        "".join(f">q{i}\n{text[at : at + 50]}\n" for i, at in enumerate(rng.integers(0, 4900, 200)))
    )


def _cell(data: Path) -> None:
    """91 values of the state, 18 parameters."""
    rng = _random()
    _lines(data / "y.txt", rng.uniform(0.001, 0.1, 91).round(5))
    _lines(data / "params.txt", rng.uniform(0.5, 1.5, 18).round(4))


def _storms(data: Path) -> None:
    """Records of 48 characters: latitude at 28, longitude at 33; and the list of their files."""
    rng = _random()
    rows = [
        f"{'1950 01 01 00 NAME':28}{lat:5.1f}{lng:5.1f}{'  100  1000':10}\n"
        for lat, lng in rng.uniform(0, 90, (2000, 2))
    ]
    (data / "storms.db").write_text("".join(rows))
    (data / "list").write_text("../../data/nn/storms.db\n")


def _pgm(data: Path) -> None:
    """A plain portable graymap of 502 x 458 points."""
    values = _random().integers(1, 256, 502 * 458).tolist()
    (data / "image.pgm").write_text("P2\n# speckle\n502 458\n255\n" + " ".join(map(str, values)) + "\n")


def _nothing(data: Path) -> None:
    """The program makes its input itself."""


@dataclass(frozen=True)
class Benchmark:
    """What its Makefile compiles, its arguments, and who makes its input below `data`."""

    name: str
    sources: str
    arguments: str = ""
    inputs: Callable[[Path], None] = _nothing
    options: str = ""
    data: str = ""
    """The folder of its input, where it is not called like the benchmark."""


_WRAPPERS = "kernel/kernel_gpu_cuda_wrapper.cu"
_CELLS = (
    "avilib.c find_ellipse.c find_ellipse_kernel.cu track_ellipse.c track_ellipse_kernel.cu misc_math.c"
    " detect_main.c"
)
BENCHMARKS = (
    Benchmark(
        "b+tree",
        f"main.c {_WRAPPERS} kernel/kernel_gpu_cuda_wrapper_2.cu util/timer/timer.c util/num/num.c"
        " util/cuda/cuda.cu",
        "file ../../data/b+tree/mil.txt command ../../data/b+tree/command.txt",
        _tree,
    ),
    Benchmark("backprop", "backprop.c facetrain.c imagenet.c backprop_cuda.cu", "65536"),
    Benchmark("bfs", "bfs.cu", "../../data/bfs/graph4096.txt", _graph),
    Benchmark("cfd", "euler3d.cu", "../../data/cfd/ring.domn", _domain),
    Benchmark(
        "dwt2d",
        "main.cu dwt.cu components.cu dwt_cuda/fdwt53.cu dwt_cuda/fdwt97.cu dwt_cuda/common.cu"
        " dwt_cuda/rdwt97.cu dwt_cuda/rdwt53.cu",
        "192.bmp -d 192x192 -f -5 -l 3",
        _picture,
        "-I.",
    ),
    Benchmark("gaussian", "gaussian.cu", "-s 64"),
    Benchmark(
        "heartwall",
        "main.cu AVI/avilib.c AVI/avimod.c",
        "../../data/heartwall/test.avi 3",
        _film("test.avi", 590, 609, 4),
        "-I./AVI",
    ),
    Benchmark(
        "hotspot",
        "hotspot.cu",
        "64 2 4 ../../data/hotspot/temperature ../../data/hotspot/power output.out",
        _heat(64, 1),
    ),
    Benchmark(
        "hotspot3D",
        "3D.cu",
        "64 8 10 ../../data/hotspot3D/power ../../data/hotspot3D/temperature output.out",
        _heat(64, 8),
    ),
    Benchmark(
        "huffman",
        "main_test_cu.cu stats_logger.cpp vlc_kernel_sm64huff.cu scan.cu pack_kernels.cu cpuencode.cpp",
        "../../data/huffman/words.in",
        _words,
    ),
    Benchmark("hybridsort", "bucketsort.cu mergesort.cu main.cu", "../../data/hybridsort/keys.txt", _keys),
    Benchmark(
        "kmeans",
        "cluster.c getopt.c kmeans.c kmeans_clustering.c kmeans_cuda.cu rmse.c",
        "-o -i ../../data/kmeans/points",
        _points,
        "-Xcompiler -fopenmp",
    ),
    Benchmark(
        "lavaMD",
        f"main.c {_WRAPPERS} util/num/num.c util/timer/timer.c util/device/device.cu",
        "-boxes1d 3",
        _nothing,
        "-Xcompiler -fopenmp",
    ),
    Benchmark(
        "leukocyte/CUDA",
        _CELLS,
        "../../../data/leukocyte/testfile.avi 2",
        _film("testfile.avi", 480, 640, 3),
        "-I../meschach_lib",
        "leukocyte",
    ),
    Benchmark(
        "lud/cuda",
        "../common/common.c lud.cu lud_kernel.cu",
        "-s 64 -v",
        _nothing,
        "-I../common -use_fast_math",
    ),
    Benchmark(
        "mummergpu/src",
        "mummergpu.cu mummergpu_main.cpp mummergpu_gold.cpp suffix-tree.cpp PoolMalloc.cpp",
        "../../../data/mummergpu/reference.fna ../../../data/mummergpu/queries.fna",
        _genes,
        "-I. -DUNIX -Xcompiler -fopenmp",
        "mummergpu",
    ),
    Benchmark("myocyte", "main.cu", "10 1 0", _cell),
    Benchmark("nn", "nn_cuda.cu", "../../data/nn/list -r 5 -lat 30 -lng 90", _storms),
    Benchmark("nw", "needle.cu", "256 10"),
    Benchmark(
        "particlefilter naive",
        "ex_particle_CUDA_naive_seq.cu",
        "-x 64 -y 64 -z 5 -np 256",
        _nothing,
        "-use_fast_math",
    ),
    Benchmark(
        "particlefilter float",
        "ex_particle_CUDA_float_seq.cu",
        "-x 64 -y 64 -z 5 -np 256",
        _nothing,
        "-use_fast_math",
    ),
    Benchmark("pathfinder", "pathfinder.cu", "1000 100 20"),
    Benchmark("srad/srad_v1", "main.cu", "5 0.5 502 458", _pgm, "", "srad"),
    Benchmark("srad/srad_v2", "srad.cu", "128 128 0 31 0 31 0.5 2"),
    Benchmark(
        "streamcluster",
        "streamcluster_cuda_cpu.cpp streamcluster_cuda.cu streamcluster_header.cu",
        "10 20 16 1024 1024 100 none output.txt 1",
    ),
)


def prepared(one: Benchmark, checkout: Path, work: Path) -> Program:
    """A copy of a benchmark with its input, ready to be built."""
    folder = one.name.split()[0]
    top = folder.split("/")[0]
    for name in (top, "util"):
        if (checkout / "cuda" / name).is_dir():
            shutil.copytree(checkout / "cuda" / name, work / "cuda" / name, dirs_exist_ok=True)
    if (checkout / "common").is_dir():
        shutil.copytree(checkout / "common", work / "common", dirs_exist_ok=True)
    data = work / "data" / (one.data or folder)
    data.mkdir(parents=True, exist_ok=True)
    one.inputs(data)
    sources, options = one.sources.split(), one.options.split()
    if top == "leukocyte":
        sources += _library(work / "cuda" / top / "meschach_lib")
    return Program(work / "cuda" / folder, one.name, sources, options, one.arguments)


def _library(folder: Path) -> list[str]:
    """The files of its matrix library that are no programs of their own."""
    return [
        f"../meschach_lib/{file.name}"
        for file in sorted(folder.glob("*.c"))
        if "main(" not in file.read_text(errors="replace")
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description="build and run Rodinia's benchmarks on small inputs")
    parser.add_argument("folder", type=Path, help="a checkout of Rodinia")
    parser.add_argument("--seconds", type=float, default=60.0, help="that a program may run (default 60)")
    parser.add_argument(
        "--only", action="append", default=[], metavar="NAME", help="benchmarks whose name holds NAME"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="OPTION",
        help="for every program, such as --option=-Icommon",
    )
    parser.add_argument("--keep", type=Path, metavar="WORK", help="leave the copies there")
    chosen = parser.parse_args()
    if not (chosen.folder / "cuda").is_dir():
        parser.error(f"no folder 'cuda' in {chosen.folder}")
    benchmarks = [
        one for one in BENCHMARKS if not chosen.only or any(name in one.name for name in chosen.only)
    ]

    def outcomes() -> Iterator[tuple[str, Outcome]]:
        for one in benchmarks:
            with tempfile.TemporaryDirectory() as scratch:
                program = prepared(one, chosen.folder.resolve(), chosen.keep or Path(scratch))
                yield one.name, tried(program, chosen.seconds, chosen.option)

    table(len(benchmarks), outcomes())
    return 0


if __name__ == "__main__":
    sys.exit(main())
