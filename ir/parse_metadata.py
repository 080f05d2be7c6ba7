"""The part of LLVM's metadata that means something here: locations, kernels, `invariant.load`,
`llvm.loop.unroll`.

Everything else may be dropped without changing a program (LLVM's own rule) and is. Nodes are read on
demand from the token positions noted in the parser's first round, so they may refer to each other in
any order.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..support.diagnostics import UNKNOWN, Location
from .core import Annotation, Function, Global, Value
from .lexer import Cursor, plain

Fields = dict[str, str]
"""A specialised node's fields: the first token of each value, as text. The node's kind is under ''."""

ANNOTATIONS: tuple[Annotation, ...] = ("managed", "texture", "surface")
"""Annotations of variables by NVPTX that are recognised."""
_MAX_CHAIN = 10_000

_UNROLL = {"llvm.loop.unroll.disable": 1, "llvm.loop.unroll.enable": 0, "llvm.loop.unroll.full": 0}


class Metadata:
    """The metadata of one module while it is parsed. `cursor` is the module parser's."""

    def __init__(self, cursor: Cursor) -> None:
        self.cursor = cursor
        self.definitions: dict[str, int] = {}
        self.nodes: dict[str, Fields] = {}
        self.locations: dict[str, tuple[Location, str]] = {}
        self.argument_names: dict[Function, list[tuple[str, int]]] = {}

    def define(self, name: str) -> None:
        """Note `!name = …`; the cursor stands on the equals sign."""
        c = self.cursor
        if name.isdecimal() and name in self.definitions:
            c.fail(f"redefinition of metadata '!{name}'", c.pos - 1)
        c.expect("=")
        self.definitions[name] = c.pos

    # -- attachments

    def skip_attachment(self) -> str:
        """Pass `!kind !node`; the text of the node's first token."""
        c = self.cursor
        c.next()
        node = c.expect_kind("meta", "a metadata node")
        if node == "!" or c.at("("):
            if c.kind == "string":
                c.next()
            else:
                c.skip_balanced()
        return node

    def instruction_attachments(self) -> tuple[Location, bool, int | None]:
        """Pass `, !kind !node` repeated: the debug location, whether `invariant.load` stands there, the
        `unroll` of `llvm.loop`.
        """
        c = self.cursor
        location, invariant, unroll = UNKNOWN, False, None
        while c.at(",") and c.tokens[c.pos + 1][0] == "meta":
            c.next()
            kind, start = c.word, c.pos + 1
            node = self.skip_attachment()
            if kind == "!dbg":
                location = (
                    self.inline_location(start) if node == "!DILocation" else self.location(node[1:], start)
                )
            elif kind == "!invariant.load":
                invariant = True
            elif kind == "!llvm.loop":
                unroll = self.unroll(node[1:], start)
        return location, invariant, unroll

    def unroll(self, name: str, pos: int) -> int | None:
        """Return the unrolling that loop node `!name` requests, as in `Instr.attrs['unroll']`. Other hints
        are ignored.
        """
        c = self.cursor
        if name not in self.definitions:
            c.fail(f"use of undefined metadata '!{name}'", pos)
        for kind, word, *_ in self.list_tokens(name):
            if kind != "meta" or word[1:] not in self.definitions or word[1:] == name:
                continue
            words = [plain(t[1]) if t[0] == "string" else t[1] for t in self.list_tokens(word[1:])]
            for option, count in _UNROLL.items():
                if option in words:
                    return count
            if "llvm.loop.unroll.count" in words and words[-1].isdecimal():
                return int(words[-1])
        return None

    def list_tokens(self, name: str) -> list[Any]:
        """The tokens between the braces of the plain node `!name`."""
        tokens = self.cursor.tokens
        start = end = self.definitions[name]
        while tokens[end][1] != "}" and tokens[end][0] != "eof":
            end += 1
        return tokens[start:end]

    def function_attachments(self) -> tuple[Location, str] | None:
        """Parse `!kind !node` repeated; return location and source name of the subprogram, None
        without one.
        """
        c = self.cursor
        result = None
        while c.kind == "meta" and c.tokens[c.pos + 1][1] != "=":
            kind, start = c.word, c.pos + 1
            node = self.skip_attachment()
            if kind == "!dbg":
                fields = self.node(node[1:], start)
                line = self.number(fields, "line")
                location = Location(self.file(fields, start), line, 1) if line else UNKNOWN
                result = (location, plain(fields.get("name", '""')))
        return result

    def annotations(self, globals: dict[str, Value]) -> None:
        """`!nvvm.annotations`, by which older IR marks kernels, and NVPTX variables that are more than
        memory.
        """
        c = self.cursor
        for name in self._named("nvvm.annotations"):
            words = [t[1] for t in c.tokens[self.definitions[name] : self.definitions[name] + 7]]
            more = [t[1] for t in c.tokens[self.definitions[name] : self.definitions[name] + 12]]
            at = next((n for n, word in enumerate(more) if word.startswith("@")), 0)
            variable = globals.get(plain(more[at][1:])) if at else None
            if isinstance(variable, Global):
                variable.annotation = next(
                    (kind for kind in ANNOTATIONS for word in more[at + 1 : at + 4] if kind in word), ""
                )
            fn = globals.get(plain(words[3][1:])) if len(words) == 7 and words[2] == "ptr" else None
            if (isinstance(fn, Function) and words[6] == "kernel") or (
                isinstance(fn, Function) and words[5:7] == ["!", '"kernel"']
            ):
                fn.is_kernel = True

    def declarations(self, globals: dict[str, Value]) -> None:
        """`!ptx.declarations`: declarations of variables in PTX that say more than the IR."""
        for name in self._named("ptx.declarations"):
            tokens = self.cursor.tokens[self.definitions[name] : self.definitions[name] + 12]
            words = [token[1] for token in tokens]
            at = next((n for n, word in enumerate(words) if word.startswith("@")), 0)
            variable = globals.get(plain(words[at][1:])) if at else None
            text = next((word for word in words[at + 1 : at + 4] if word.startswith('"')), None)
            if not isinstance(variable, Global) or text is None:
                self.cursor.fail("expected a variable and its declaration", self.definitions[name])
            variable.declaration = plain(text)

    def _named(self, list_name: str) -> Iterator[str]:
        """Yield the nodes of a named list, which may be missing."""
        c = self.cursor
        position = self.definitions.get(list_name)
        if position is None:
            return
        c.pos = position
        c.expect_kind("meta", "a list of nodes")
        nodes = []
        c.expect("{")
        while not c.accept("}"):
            nodes.append((c.expect_kind("meta", "a node")[1:], c.pos - 1))
            c.accept(",")
        for name, pos in nodes:
            if name not in self.definitions:
                c.fail(f"use of undefined metadata '!{name}'", pos)
            yield name

    # -- nodes

    def node(self, name: str, pos: int) -> Fields:
        """The fields of node `!name`, used at token `pos`."""
        result = self.nodes.get(name)
        if result is None:
            c = self.cursor
            position = self.definitions.get(name)
            if position is None:
                c.fail(f"use of undefined metadata '!{name}'", pos)
            result = self.nodes[name] = self.fields(position)
        return result

    def fields(self, position: int) -> Fields:
        """Return the fields of the specialised node at token `position`; the cursor does not move."""
        c = self.cursor
        resume, c.pos = c.pos, position
        c.accept("distinct")
        fields = {"": c.expect_kind("meta", "a metadata node")}
        if c.at("("):
            c.next()
            while not c.accept(")"):
                name = c.expect_kind("label", "a field name")[:-1]
                fields[name] = c.word
                while not c.at(",") and not c.at(")"):
                    if c.at("("):
                        c.skip_balanced()
                    elif c.kind == "eof":
                        c.fail("unexpected end of input")
                    else:
                        c.next()
                c.accept(",")
        c.pos = resume
        return fields

    def inline_location(self, start: int) -> Location:
        """Parse an inline `!DILocation(…)`."""
        fields = self.fields(start)
        inlined = fields.get("inlinedAt")
        return self.debug_location(fields, self.located(inlined[1:], start) if inlined else None, start)[0]

    def location(self, name: str, pos: int) -> Location:
        """The location of node `!name`, used at token `pos`."""
        return self.located(name, pos)[0]

    def located(self, name: str, pos: int) -> tuple[Location, str]:
        """The location of node `!name` and the subprogram it ends up in. Iterative: inlining nests deep."""
        chain: list[tuple[str, Fields]] = []
        outer = None
        while True:
            outer = self.locations.get(name)
            if outer is not None:
                break
            fields = self.node(name, pos)
            if fields[""] != "!DILocation":
                self.cursor.fail(f"'!{name}' is not a DILocation", pos)
            chain.append((name, fields))
            if len(chain) > _MAX_CHAIN:
                self.cursor.fail(f"'!{name}' is inlined into itself", pos)
            inlined = fields.get("inlinedAt", "null")
            if inlined == "null":
                break
            name = inlined[1:]
        for name, fields in reversed(chain):
            outer = self.locations[name] = self.debug_location(fields, outer, pos)
        assert outer is not None
        return outer

    def debug_location(
        self, fields: Fields, outer: tuple[Location, str] | None, pos: int
    ) -> tuple[Location, str]:
        """Return the location of a DILocation. The printer spells an unknown inlined function as the outer
        one.
        """
        line, own = self.number(fields, "line"), self.subprogram(fields, pos)
        if outer is None:
            return (
                Location(self.file(fields, pos), line, self.number(fields, "column")) if line else UNKNOWN
            ), own
        inlined, root = outer
        if not line:
            return Location(UNKNOWN.file, 0, 0, inlined), root
        function = "" if own in ("", root) else plain(self.nodes[own].get("name", '""'))
        return (
            Location(self.file(fields, pos), line, self.number(fields, "column"), inlined, (), function),
            root,
        )

    def subprogram(self, fields: Fields, pos: int) -> str:
        """The number of the subprogram that encloses a scope, '' without one."""
        for _ in range(_MAX_CHAIN):
            name = fields.get("scope", "null")
            if name[1:] not in self.definitions:
                return ""
            fields = self.node(name[1:], pos)
            if fields[""] == "!DISubprogram":
                return name[1:]
        self.cursor.fail("a debug scope contains itself", pos)

    def file(self, fields: Fields, pos: int) -> str:
        """The file of the innermost scope that names one."""
        for _ in range(_MAX_CHAIN):
            name = fields.get("file" if "file" in fields else "scope", "null")
            if name == "null":
                return UNKNOWN.file
            fields = self.node(name[1:], pos)
            if fields[""] == "!DIFile":
                return plain(fields.get("filename", '""'))
        self.cursor.fail("a debug scope contains itself", pos)

    @staticmethod
    def number(fields: Fields, name: str) -> int:
        """Return a decimal field of a metadata node, 0 if it is absent."""
        text = fields.get(name, "0")
        return int(text) if text.isdecimal() and len(text) < 12 else 0
