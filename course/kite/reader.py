"""The definition of Kite's grammar: a parser by recursive descent, independent of the LALR parsers that
students write in lab 1.

    program   kernel+
    kernel    'kernel' NAME '(' [param {',' param}] ')' block
    param     NAME ':' ('bool' | ('int' | 'float') ['[' ']'])
    block     '{' {statement} '}'

Statements and expressions are in the functions below, each with its rule. A syntax error is reported at the
first token that can continue no program, which is where an LALR parser without default reductions reports it
too.
"""

from __future__ import annotations

import re

from ...support.fast_dataclass import record
from . import tree
from .errors import KiteSyntaxError
from .tree import Type

KEYWORDS = frozenset("kernel let if else while return int float bool true false and or not".split())
_TOKEN = re.compile(
    r"(?P<blank>[ \t\r\n]+|\#[^\n]*)|(?P<float>\d+\.\d+)|(?P<int>\d+)|(?P<name>[A-Za-z_][A-Za-z_0-9]*)"
    r"|(?P<sign><=|>=|==|!=|[-+*/%<>=()\[\]{},:;])"
)
_BINARY = ({"or"}, {"and"}, {"<", ">", "<=", ">=", "==", "!="}, {"+", "-"}, {"*", "/", "%"})
"""The binary operators from the loosest level to the tightest. `not` takes a comparison, wherever it stands.
"""
_COMPARISON_LEVEL = 2


@record(frozen=True)
class _Token:
    kind: str
    """'int', 'float', 'name', or a keyword or sign itself; '' at the end."""
    text: str
    line: int
    column: int


def read(text: str) -> tree.KiteProgram:
    """Parse a program. KiteSyntaxError at its first wrong token; line and column are 0 where the text ends
    too early.
    """
    reader = _KiteReader(text)
    kernels = [reader.kernel()]
    while reader.kind:
        kernels.append(reader.kernel())
    return tree.KiteProgram(kernels)


class _KiteReader:
    def __init__(self, text: str) -> None:
        self.text, self.position, self.line, self.start = text, 0, 1, 0
        self.advance()

    @property
    def kind(self) -> str:
        """The kind of the current token."""
        return self.token.kind

    def advance(self) -> _Token:
        """Consume the current token and return it."""
        current = getattr(self, "token", _Token("", "", 0, 0))
        while self.position < len(self.text):
            match = _TOKEN.match(self.text, self.position)
            column = self.position - self.start + 1
            if match is None:
                raise KiteSyntaxError(f"illegal character '{self.text[self.position]}'", self.line, column)
            self.position = match.end()
            if match["blank"] is None:
                kind, word = match.lastgroup or "", match[0]
                self.token = _Token(
                    word if kind == "sign" or word in KEYWORDS else kind, word, self.line, column
                )
                return current
            self.line += match[0].count("\n")
            if "\n" in match[0]:
                self.start = match.start() + match[0].rindex("\n") + 1
        self.token = _Token("", "", 0, 0)
        return current

    def expect(self, kind: str) -> _Token:
        """Return the token of this kind and advance. Raises KiteSyntaxError."""
        if self.kind != kind:
            raise self.syntax_error()
        return self.advance()

    def syntax_error(self) -> KiteSyntaxError:
        """Return the error about the current token."""
        result = self.token
        return KiteSyntaxError(
            f"unexpected '{result.text}'" if result.kind else "the file ends too early",
            result.line,
            result.column,
        )

    def kernel(self) -> tree.Kernel:
        """Read a kernel."""
        line = self.expect("kernel").line
        name = self.expect("name").text
        self.expect("(")
        params = []
        if self.kind != ")":
            params.append(self.param())
            while self.kind == ",":
                self.advance()
                params.append(self.param())
        self.expect(")")
        return tree.Kernel(name, params, self.block(), line)

    def param(self) -> tree.Param:
        """Read a parameter."""
        name = self.expect("name")
        self.expect(":")
        if self.kind not in ("int", "float", "bool") or self.token.text != self.kind:
            raise self.syntax_error()
        word = self.advance().text
        if word != "bool" and self.kind == "[":
            self.advance()
            word += "[" + self.expect("]").text
        return tree.Param(name.text, Type(word), name.line)

    def block(self) -> list[tree.Stmt]:
        """Read a block."""
        self.expect("{")
        result = []
        while self.kind != "}":
            result.append(self.statement())
        self.advance()
        return result

    def statement(self) -> tree.Stmt:
        """'let' NAME '=' e ';' | NAME '=' e ';' | NAME '[' e ']' '=' e ';' | if | 'while' e block | 'return'
        ';'
        """
        result: tree.Stmt
        match self.kind:
            case "if":
                return self.if_()
            case "while":
                line = self.advance().line
                return tree.While(self.expression(), self.block(), line)
            case "return":
                result = tree.Return(self.advance().line)
            case "let":
                line = self.advance().line
                name = self.expect("name").text
                self.expect("=")
                result = tree.Let(name, self.expression(), line)
            case _:
                target = self.expect("name")
                index = self.index() if self.kind == "[" else None
                self.expect("=")
                value = self.expression()
                result = (
                    tree.Assign(target.text, value, target.line)
                    if index is None
                    else tree.Store(target.text, index, value, target.line)
                )
        self.expect(";")
        return result

    def if_(self) -> tree.If:
        """'if' e block ['else' (block | if)]"""
        line = self.advance().line
        condition, then, otherwise = self.expression(), self.block(), list[tree.Stmt]()
        if self.kind == "else":
            self.advance()
            otherwise = [self.if_()] if self.kind == "if" else self.block()
        return tree.If(condition, then, otherwise, line)

    def expression(self, level: int = 0) -> tree.Expr:
        """e of a level: operations of this level and tighter."""
        if level == len(_BINARY):
            return self.operand()
        left = self.expression(level + 1)
        while self.kind in _BINARY[level]:
            op = self.advance().text
            left = tree.Binary(op, left, self.expression(level + 1), left.line)
            if level == _COMPARISON_LEVEL and self.kind in _BINARY[level]:
                raise self.syntax_error()
        return left

    def operand(self) -> tree.Expr:
        """'-' operand | 'not' comparison | number | 'true' | 'false' | NAME | NAME '[' e ']' | (NAME | 'int'
        | 'float') '(' [e {',' e}] ')' | '(' e ')'
        """
        token = self.token
        if token.kind not in ("-", "not", "int", "float", "true", "false", "name", "("):
            raise self.syntax_error()
        self.advance()
        match token.kind:
            case "-":
                return tree.Unary("-", self.operand(), token.line)
            case "not":
                return tree.Unary("not", self.expression(_COMPARISON_LEVEL), token.line)
            case "int" if token.text != "int":
                return tree.Int(int(token.text), token.line)
            case "float" if token.text != "float":
                return tree.Float(float(token.text), token.line)
            case "true" | "false":
                return tree.Bool(token.kind == "true", token.line)
            case "(":
                inner = self.expression()
                self.expect(")")
                return inner
        if self.kind == "[" and token.kind == "name":
            return tree.Element(token.text, self.index(), token.line)
        if self.kind == "(":
            return tree.Call(token.text, self.arguments(), token.line)
        if token.kind != "name":
            raise self.syntax_error()
        return tree.Variable(token.text, token.line)

    def index(self) -> tree.Expr:
        """Read an index in brackets."""
        self.expect("[")
        result = self.expression()
        self.expect("]")
        return result

    def arguments(self) -> list[tree.Expr]:
        """Read the arguments of a call."""
        self.expect("(")
        result = []
        if self.kind != ")":
            result.append(self.expression())
            while self.kind == ",":
                self.advance()
                result.append(self.expression())
        self.expect(")")
        return result
