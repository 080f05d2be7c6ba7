"""The packages of minicc: their rooms, the files in them, and which room imports which.

    python tools/house.py [ROOM …] [--files]

A room is a folder with an `__init__.py`. For each room: files, lines, the rooms that it imports and those
that import it. With the name of a room (`frontend.check`), that room and those in it. `--files` lists each
file with its lines and the first sentence of its docstring.
"""

from __future__ import annotations

import argparse
import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = (
    "support",
    "ir",
    "ptx",
    "passes",
    "frontend",
    "codegen",
    "runtime",
    "driver",
    "host",
    "filetests",
    "explorer",
    "course",
)
"""The packages by rank, lowest first."""
DATA = (ROOT / "course" / "labs", ROOT / "course" / "teacher")
"""What students read and write is data."""


def files() -> list[Path]:
    """The modules of all packages."""
    return sorted(
        path
        for package in PACKAGES
        for path in (ROOT / package).rglob("*.py")
        if not any(path.is_relative_to(folder) for folder in DATA)
    )


def module_name(path: Path) -> str:
    """The name of a module within the project; a package has that of its folder."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def room_of(path: Path) -> str:
    """The room that a file is in."""
    return ".".join(path.relative_to(ROOT).parts[:-1])


def imported(path: Path, modules: set[str]) -> set[str]:
    """The modules that a file imports, wherever the import stands in it."""
    package = room_of(path).split(".")
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.level:
            stem = ".".join(
                [*package[: len(package) - node.level + 1], *([node.module] if node.module else [])]
            )
            for alias in node.names:
                name = f"{stem}.{alias.name}"
                names.add(name if name in modules else stem)
    return names & modules


def summary(path: Path) -> str:
    """The first sentence of a file's docstring."""
    return (ast.get_docstring(ast.parse(path.read_text())) or "").split("\n")[0]


def main() -> None:
    """Print the rooms."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("rooms", nargs="*", metavar="ROOM", help="a room, with those in it (default: all)")
    parser.add_argument("--files", action="store_true", help="list each file")
    options = parser.parse_args()
    paths = files()
    by_name = {module_name(path): path for path in paths}
    modules = set(by_name)
    rooms: dict[str, list[Path]] = defaultdict(list)
    for path in paths:
        rooms[room_of(path)].append(path)
    if unknown := [name for name in options.rooms if name not in rooms]:
        parser.error(f"no room '{unknown[0]}'")
    imports: dict[str, set[str]] = defaultdict(set)
    importers: dict[str, set[str]] = defaultdict(set)
    for path in paths:
        for name in imported(path, modules):
            target, own = room_of(by_name[name]), room_of(path)
            if target != own:
                imports[own].add(target)
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
        print(f"    imports      {', '.join(sorted(imports[room])) or 'nothing'}")
        print(f"    imported by  {', '.join(sorted(importers[room])) or 'nothing'}")
        if options.files:
            for path in members:
                print(f"    {path.name:32} {lines[path]:5}  {summary(path)}")


if __name__ == "__main__":
    main()
