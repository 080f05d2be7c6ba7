"""Reads attributes of functions, calls and parameters, by the tables of the dialect."""

from __future__ import annotations

from typing import Any

from ..support.diagnostics import Diagnostics
from . import dialect
from .lexer import plain
from .parse_constants import OPERAND_WORDS, ConstantParser
from .parse_metadata import Metadata
from .parse_types import SIMPLE_TYPES, is_integer_type

TOP_LEVEL_WORDS = ("define", "declare", "attributes", "target", "source_filename", "module", "uselistorder")
"""Words that begin a top-level entity, and so end the attributes of the one before."""


class AttributeParser(ConstantParser):
    """`groups` has the attributes of each `attributes #N`, `metadata` the parser of nodes after `!`."""

    def __init__(self, text: str, filename: str, diags: Diagnostics | None) -> None:
        super().__init__(text, filename, diags)
        self.groups: dict[str, dict[str, Any]] = {}
        self.metadata = Metadata(self)

    def function_attributes(self, context: str) -> dict[str, Any]:
        """Parse attributes as far as they go; return those that the dialect keeps, in order.

        `context` is 'group', 'function' or 'call'; after a call an unknown word is the next instruction.
        """
        attrs: dict[str, Any] = {}
        while True:
            kind, word, _ = self.tokens[self.pos]
            if kind == "string":
                name = plain(self.next())
                value = plain(self.expect_kind("string", "a string")) if self.accept("=") else ""
                if name.startswith(dialect.STRING_ATTRS_KEPT):
                    attrs[name] = value
            elif kind == "group" and context != "group":
                if word not in self.groups:
                    self.fail(f"use of undefined attribute group '{word}'")
                attrs |= self.groups[self.next()]
            elif kind != "word":
                return attrs
            elif word in dialect.FN_ATTRS_KEPT:
                attrs[self.next()] = True
            elif context == "call" and word in ("convergent", "memory"):
                self.next()
                start = self.pos
                if self.at("("):
                    self.skip_balanced()
                attrs[word] = word == "convergent" or self.tokens[start + 1][1] == "none"
            elif word in dialect.FN_ATTRS_DROPPED or word in dialect.IGNORED_WORDS:
                self.next()
                if self.at("("):
                    self.skip_balanced()
            elif word == "align" or word == "alignstack":
                self.next()
                if self.at("="):
                    self.next()
                if self.at("("):
                    self.skip_balanced()
                else:
                    self.integer()
            elif context == "call" or (context == "function" and word in TOP_LEVEL_WORDS):
                return attrs
            else:
                self.fail(f"function attribute '{word}' is not supported")

    def parameter_attributes(self) -> dict[str, Any]:
        """Parse the attributes of a parameter or result and return the retained ones."""
        attrs: dict[str, Any] = {}
        while True:
            kind, word, _ = self.tokens[self.pos]
            if kind == "string":
                self.next()
                if self.accept("="):
                    self.next()
                elif word.strip('"') == dialect.GRID_CONSTANT:
                    attrs[dialect.GRID_CONSTANT] = True
                continue
            if kind != "word" or word in SIMPLE_TYPES or word == "ptr" or is_integer_type(word):
                return attrs
            how = dialect.PARAM_ATTRS.get(word)
            if how is None:
                if self.tokens[self.pos + 1][1] in (",", ")", "(") or self.tokens[self.pos + 1][0] in (
                    "word",
                    "local",
                ):
                    if word in OPERAND_WORDS:
                        return attrs
                    self.fail(f"'{word}' is not supported here (expected a type or a parameter attribute)")
                return attrs
            self.next()
            if how == "flag":
                attrs[word] = True
            elif how == "int":
                attrs[word] = self.parenthesised_integer() if self.at("(") else self.integer()
            elif how == "type":
                self.expect("(")
                attrs[word] = self.sized_type()
                self.expect(")")
            elif self.at("("):
                self.skip_balanced()
