"""The packages of minicc: their rooms, the files in them, and which room imports which.

    python tools/house.py [ROOM …] [--files]

A room is a folder with an `__init__.py`. For each room: files, lines, the rooms that it imports and those
that import it. With the name of a room (`frontend.check`), that room and those in it. `--files` lists each
file with its lines and the first line of its docstring. `tests/test_house.py` checks the imports.
"""

from __future__ import annotations

import argparse
import ast
from collections import defaultdict
from collections.abc import Container
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("support", "ir", "ptx", "passes", "lift", "frontend", "codegen", "runtime", "jit", "driver",
    "host", "filetests", "explorer", "course")  # fmt: skip
"""The packages by rank, lowest first."""
DATA = (ROOT / "course" / "labs", ROOT / "course" / "teacher")
"""What students read and write is data."""


def modules() -> list[Path]:
    """Return the files of all packages."""
    return sorted(
        path
        for package in PACKAGES
        for path in (ROOT / package).rglob("*.py")
        if not any(path.is_relative_to(folder) for folder in DATA)
    )


def module_name(path: Path) -> str:
    """Return the absolute name of the module in a file; a package has that of its folder."""
    parts = ["minicc", *path.relative_to(ROOT).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def room_of(path: Path) -> str:
    """Return the room that a file is in, without the `minicc.`."""
    return ".".join(path.relative_to(ROOT).parts[:-1])


def imports(path: Path) -> list[tuple[str, int]]:
    """Return (absolute name, line) of every import of a file, wherever it stands in it.

    `from M import N` is `M.N`: only `resolve` tells a module from a name in one.
    """
    package = ["minicc", *path.relative_to(ROOT).parts[:-1]]
    result: list[tuple[str, int]] = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            result += [(alias.name, node.lineno) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            stem = ".".join([*base, *([node.module] if node.module else [])])
            result += [(f"{stem}.{alias.name}", node.lineno) for alias in node.names]
    return result


def resolve(name: str, names: Container[str]) -> str | None:
    """Return the one of the modules `names` that importing `name` imports; None if there is none."""
    return next((module for module in (name, name.rpartition(".")[0]) if module in names), None)


def summary(path: Path) -> str:
    """Return the first line of a file's docstring."""
    return (ast.get_docstring(ast.parse(path.read_text())) or "").split("\n")[0]


def main() -> None:
    """Print the rooms."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("rooms", nargs="*", metavar="ROOM", help="a room, with those in it (default: all)")
    parser.add_argument("--files", action="store_true", help="list each file")
    options = parser.parse_args()
    paths = modules()
    by_name = {module_name(path): path for path in paths}
    rooms: dict[str, list[Path]] = defaultdict(list)
    for path in paths:
        rooms[room_of(path)].append(path)
    if unknown := [name for name in options.rooms if name not in rooms]:
        parser.error(f"no room '{unknown[0]}'")
    imported: dict[str, set[str]] = defaultdict(set)
    importers: dict[str, set[str]] = defaultdict(set)
    for path in paths:
        for name, _ in imports(path):
            own, module = room_of(path), resolve(name, by_name)
            if module and (target := room_of(by_name[module])) != own:
                imported[own].add(target)
                importers[target].add(own)
    order = {package: rank for rank, package in enumerate(PACKAGES)}
    shown = [
        room
        for room in rooms
        if not options.rooms or any(room == name or room.startswith(f"{name}.") for name in options.rooms)
    ]
    for room in sorted(shown, key=lambda name: (order[name.split(".")[0]], name)):
        members = rooms[room]
        lines = {path: len(path.read_text().splitlines()) for path in members}
        print(f"{room}: {len(members)} files, {sum(lines.values())} lines")
        print(f"    imports      {', '.join(sorted(imported[room])) or 'nothing'}")
        print(f"    imported by  {', '.join(sorted(importers[room])) or 'nothing'}")
        if options.files:
            for path in members:
                print(f"    {path.name:32} {lines[path]:5}  {summary(path)}")


if __name__ == "__main__":
    main()
