"""Single changes of the compiler's and the runtime's sources: of table rows, of rules, of passes.

Which ones is decided by a seed and the sources alone, and in such a way that another change of the sources
leaves nearly all of them as they are. Nothing here imports minicc.
"""

from __future__ import annotations

import ast
import hashlib
import io
import re
import tokenize
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

ROOT = Path(__file__).parents[2]
FAMILIES = {
    "table": (
        "ir/opcodes.py",
        "ir/fold_rows.py",
        "ir/fold.py",
        "lift/intrinsics.py",
        "frontend/types/builtin_table.py",
        "passes/table.py",
    ),
    "rule": (
        "codegen/[a-km-qs-z]*.py",
        "codegen/rules.py",
        "codegen/renames.py",
        "runtime/numpy_engine/rules/*.py",
    ),
    "pass": ("passes/transform/*.py", "passes/analysis/*.py"),
}
"""Files by what is changed in them, each in the first family that names it; `codegen/llvm.py` is another
team's compiler, `codegen/report.py` says what it reads.
"""
SKIPPED = ("__init__.py", "registry.py", "repr.py", "reference.py")
_COMPARISONS = {
    "<": "<=",
    "<=": "<",
    ">": ">=",
    ">=": ">",
    "==": "!=",
    "!=": "==",
    "is not": "is",
    "is": "is not",
    "not in": "in",
    "in": "not in",
}
_OPERATIONS = {ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.Mult: ("*", "+"), ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"), ast.BitAnd: ("&", "|"),
               ast.BitOr: ("|", "&"), ast.BitXor: ("^", "&"), ast.FloorDiv: ("//", "*"),
               ast.Mod: ("%", "//")}  # fmt: skip
_IN_STRINGS = re.compile(
    r"(?<= )[-+*&|^](?="
    r" )|<<|>>|\b(?:lo|hi|lt|le|gt|ge|eq|ne|u32|s32|u64|s64|f32|f64|rn|rz|rm|rp|min|max|read|write)\b"
)
_WORDS = {"+": "-", "-": "+", "*": "+", "&": "|", "|": "&", "^": "&", "<<": ">>", ">>": "<<", "lo": "hi",
    "hi": "lo", "lt": "le", "le": "lt", "gt": "ge", "ge": "gt",
          "eq": "ne", "ne": "eq", "u32": "s32", "s32": "u32", "u64": "s64", "s64": "u64", "f32": "f64",
          "f64": "f32", "rn": "rz", "rz": "rn", "rm": "rp", "rp": "rm",
          "min": "max", "max": "min", "read": "write", "write": "read"}  # fmt: skip


_PROSE = re.compile(r"[A-Za-z]{2,} [a-z]{2,} [a-z]{2,} [a-z]{2,}")


@dataclass(frozen=True)
class Mutant:
    """The bytes [start, end) of a file (from ROOT) become `text`."""

    family: str
    file: str
    line: int
    column: int
    start: int
    end: int
    before: str
    text: str
    around: str
    """The line up to the change and after it, and how many like it are above: what tells a change where other
    lines come and go.
    """

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: '{self.before}' becomes '{self.text}'"

    @property
    def key(self) -> str:
        """Tells the change from others, in this tree and in one where other lines of the file have
        changed.
        """
        return self.rank(0).hex()[:12]

    def rank(self, seed: int) -> bytes:
        """The order in which changes are drawn."""
        return _rank(seed, self.file, self.around, self.text)

    def source(self) -> str:
        """The file's text with the change."""
        whole = (ROOT / self.file).read_text(encoding="utf-8")
        return whole[: self.start] + self.text + whole[self.end :]


def chosen(count: int, seed: int) -> list[Mutant]:
    """So many mutants, in no order: as many of each family, of each of its files in turn. Each parses."""
    result, seen = list[Mutant](), set[Path]()
    for number, (family, patterns) in enumerate(FAMILIES.items()):
        files = {
            path for pattern in patterns for path in ROOT.glob(pattern) if path.name not in SKIPPED
        } - seen
        seen |= files
        pools = [
            sorted(set(_of_file(family, path)), key=lambda m: m.rank(seed), reverse=True)
            for path in sorted(files, key=lambda path: _rank(seed, path.name))
        ]
        wanted = count // len(FAMILIES) + (number < count % len(FAMILIES))
        while wanted and any(pools):
            for pool in pools:
                if wanted and pool and _parses(mutant := pool.pop()):
                    result.append(mutant)
                    wanted -= 1
    return sorted(result, key=lambda mutant: mutant.rank(seed))


def _rank(seed: int, *what: object) -> bytes:
    return hashlib.sha256(repr((seed, *what)).encode()).digest()


def parsed(file: str) -> tuple[ast.Module, SourceFile]:
    """A file's tree, and where its parts lie."""
    source = SourceFile("", ROOT / file)
    return ast.parse(source.text), source


def place(
    tree: ast.Module, mutant: Mutant, file: SourceFile
) -> tuple[list[ast.FunctionDef], list[ast.stmt], int]:
    """The functions around a change, from the outermost in, and the list of statements and the place in it of
    the innermost statement that changes.
    """
    functions, statements = list[ast.FunctionDef](), tree.body
    while True:
        number = next(
            n
            for n, statement in enumerate(statements)
            if file.begins(statement) <= mutant.start < file.end(statement)
        )
        node: ast.AST = statements[number]
        inner = _bodies(node)
        below = [
            body
            for body in inner
            if any(file.begins(statement) <= mutant.start < file.end(statement) for statement in body)
        ]
        if not below:
            return functions, statements, number
        if isinstance(node, ast.FunctionDef):
            functions.append(node)
        statements = below[0]


def _bodies(node: ast.AST) -> list[list[ast.stmt]]:
    """The lists of statements in a statement."""
    handlers = [*getattr(node, "handlers", []), *getattr(node, "cases", [])]
    return [
        body
        for part in (node, *handlers)
        for name in ("body", "orelse", "finalbody")
        if (body := getattr(part, name, None)) and isinstance(body, list)
    ]


def _parses(mutant: Mutant) -> bool:
    try:
        ast.parse(mutant.source())
    except SyntaxError:
        return False
    return True


class SourceFile:
    """A source file, and where its parts lie: `ast` counts lines and bytes."""

    def __init__(self, family: str, path: Path) -> None:
        self.family, self.name, self.text = (
            family,
            path.relative_to(ROOT).as_posix(),
            path.read_text(encoding="utf-8"),
        )
        self.lines = self.text.splitlines(keepends=True)
        self.starts = [0, *accumulate(map(len, self.lines))]
        seen = Counter[str]()
        self.numbers = []
        for line in self.lines:
            self.numbers.append(seen[line.strip()])
            seen[line.strip()] += 1

    def _offset(self, line: int, column: int) -> int:
        return self.starts[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def begin(self, node: ast.expr | ast.stmt) -> int:
        return self._offset(node.lineno, node.col_offset)

    def begins(self, node: ast.stmt) -> int:
        """Where a statement begins, its decorators counted."""
        first = min([node, *getattr(node, "decorator_list", [])], key=lambda part: part.lineno)
        return self._offset(first.lineno, first.col_offset)

    @staticmethod
    def first_line(node: ast.FunctionDef) -> int:
        return min(part.lineno for part in (node, *node.decorator_list))

    def end(self, node: ast.expr | ast.stmt) -> int:
        return self._offset(node.end_lineno or 0, node.end_col_offset or 0)

    def mutant(self, start: int, end: int, text: str) -> Mutant:
        row = bisect_right(self.starts, start) - 1
        column = start - self.starts[row]
        around = (
            f"{self.lines[row][:column].lstrip()}<>{self.lines[row][column:].rstrip()} {self.numbers[row]}"
        )
        return Mutant(
            self.family,
            self.name,
            row + 1,
            column + 1,
            start,
            end,
            " ".join(self.text[start:end].split()),
            text,
            around,
        )

    def between(self, left: ast.expr, right: ast.expr, words: dict[str, str]) -> Iterator[Mutant]:
        """The operator that stands between two operands, and only blanks and brackets beside it."""
        start = self.end(left)
        match = re.fullmatch(
            r"[\s)\\]*?(is\s+not|not\s+in|\w+|[^\w\s()]+)[\s(\\]*", self.text[start : self.begin(right)]
        )
        if match and (word := " ".join(match[1].split())) in words:
            yield self.mutant(start + match.start(1), start + match.end(1), words[word])


def _of_file(family: str, path: Path) -> Iterator[Mutant]:
    file = SourceFile(family, path)
    tree = ast.parse(file.text)
    silent = _silent(tree)
    for node in ast.walk(tree):
        if id(node) not in silent:
            yield from _of_node(file, node)
    if family != "pass":
        yield from _in_strings(file)


def _of_node(file: SourceFile, node: ast.AST) -> Iterator[Mutant]:
    match node:
        case ast.Compare(left, [_], [right]):
            yield from file.between(left, right, _COMPARISONS)
        case ast.BinOp(left, operation, right) if (
            type(operation) in _OPERATIONS and not _is_text(left) and not _is_text(right)
        ):
            yield from file.between(left, right, dict([_OPERATIONS[type(operation)]]))
        case ast.BoolOp(_, [left, right, *_]):
            yield from file.between(left, right, {"and": "or", "or": "and"})
        case ast.UnaryOp(ast.Not(), operand):
            yield file.mutant(file.begin(node), file.begin(operand), "")
        case ast.Constant(bool(value)):
            yield file.mutant(file.begin(node), file.end(node), str(not value))
        case ast.Constant(int(value)):
            yield file.mutant(file.begin(node), file.end(node), str(value + 1))
        case ast.Continue() | ast.Expr(ast.Call()):
            yield file.mutant(file.begin(node), file.end(node), "pass")


def _is_text(node: ast.expr) -> bool:
    """Whether a sum is one of strings or lists."""
    return isinstance(node, ast.JoinedStr | ast.List) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _silent(tree: ast.AST) -> set[int]:
    """Nodes whose change says nothing: annotations, docstrings, what errors say, assertions."""
    result: set[int] = set()
    for node in ast.walk(tree):
        parts: list[ast.AST | None] = []
        if isinstance(node, ast.FunctionDef):
            parts += [node.returns, *(arg.annotation for arg in [*node.args.args, *node.args.kwonlyargs])]
        elif isinstance(node, ast.AnnAssign):
            parts.append(node.annotation)
        elif isinstance(node, ast.Raise | ast.Assert) or (
            isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "__name__ == '__main__'")
        ):
            parts.append(node)
        elif (
            isinstance(node, ast.Assign)
            and len(node.targets) == 1
            and isinstance(node.targets[0], ast.Name)
            and isinstance(node.value, ast.BinOp)
            and isinstance(node.value.op, ast.BitOr)
        ):
            # a name of a type
            parts += (
                [node.value] if node.targets[0].id[:1].isupper() and not node.targets[0].id.isupper() else []
            )
        result |= {id(below) for part in parts if part is not None for below in ast.walk(part)}
    return result


def _in_strings(file: SourceFile) -> Iterator[Mutant]:
    """Words and operators in the strings of tables and rules: PTX and Python that is generated."""
    previous = tokenize.NEWLINE
    for token in tokenize.generate_tokens(io.StringIO(file.text).readline):
        if (
            token.type == tokenize.STRING
            and previous not in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENCODING)
            and not _PROSE.search(token.string)
        ):
            start = file.starts[token.start[0] - 1] + token.start[1]
            for match in _IN_STRINGS.finditer(token.string):
                yield file.mutant(start + match.start(), start + match.end(), _WORDS[match[0]])
        if token.type not in (tokenize.COMMENT, tokenize.NL):
            previous = token.type
