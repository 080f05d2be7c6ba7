"""The token function: what the parser sees of the tokens, given what the names mean so far.

C++ cannot be parsed without knowing which names are types; this is where that knowledge enters. Beside classifying names it

* marks function-style casts, direct and brace initialisers and enum bases, which look like something else to an LALR(1) parser
  (see `grammar`), by looking further ahead than it could;
* skips host code: at file scope, what has no device qualifier and is a function, a variable or a class becomes one HOST token;
* turns attributes into the specifiers they stand for, and drops the ones that mean nothing here;
* takes an unknown name for a type where nothing else can follow, and says so.

The parser asks for the next token only after all actions that the tokens before it allow, so scopes are always up to date.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...support.diagnostics import Location, Note
from ...support.spelling import closest
from ..text import tokens as tok
from ..text.tokens import END, FUNCTIONAL, IDENTIFIER, METHOD, STRING, TYPE_NAME, USER_LITERAL, Token
from . import name_reader, names, tree
from .declarators import QUALIFIERS, STORAGE, TYPE_WORDS, WORDS, builtin_name
from .host_code import HostCode
from .outline import ACCESS, RECORD_WORDS
from .productions import ASSIGNMENT_OPERATORS, BINARY_OPERATORS
from .scopes import TEMPLATE_TYPE, TEMPLATES, TYPE, VALUE

_TYPEISH = TYPE_WORDS | {TYPE_NAME, "auto"}
_SPECIFIERS = TYPE_WORDS | STORAGE | QUALIFIERS | WORDS | {TYPE_NAME, "auto", "EXTERN_C", "struct", "union", "enum"}
_PLAIN_SPECIFIERS = (STORAGE | QUALIFIERS | WORDS | {"EXTERN_C"}) - {"__restrict__"}
_TYPE_START = TYPE_WORDS | QUALIFIERS | {"auto", "decltype", "struct", "union", "enum", "register", "..."}
_BEFORE_FUNCTION = TYPE_WORDS | QUALIFIERS | {IDENTIFIER, TYPE_NAME, "*", "&", ">"}
_STATEMENT_START = frozenset({";", "{", "}", ":", "else", "do", "START_UNIT", "PRAGMA_END", METHOD, tok.TEMPLATE_HEAD})
_BEFORE_RESULT = frozenset({")", "const", "noexcept", "__forceinline__", "__noinline__", "mutable", "constexpr", "__device__", "__host__"})
_ENDS_OPERAND = frozenset({IDENTIFIER, TYPE_NAME, ")", "]", "auto", "delete", *TYPE_WORDS})
_AFTER_DESIGNATOR = frozenset({"=", "[", "."})
_CASTS = frozenset({"static_cast", "reinterpret_cast", "const_cast", "dynamic_cast"})
_CLOSERS = {")": "(", "]": "[", "}": "{"}
_FOLDABLE = frozenset((*BINARY_OPERATORS, *ASSIGNMENT_OPERATORS, ","))
_KNOWN_ATTRIBUTES = frozenset({
    "maybe_unused", "nodiscard", "likely", "unlikely", "fallthrough", "noreturn", "deprecated", "unused", "used",
    "pure", "const", "nothrow", "always_inline", "noinline", "flatten", "hot", "cold", "may_alias",
})  # fmt: skip
_ATTRIBUTE_WORDS = {"packed": "__packed__", "always_inline": "__forceinline__", "noinline": "__noinline__"}


class Source:
    """The tokens of one parse, classified on demand. `index` is where the next one is in `tokens`.

    `pairs` maps the index of every opening bracket to that of its partner, `host` the names of skipped host code to what they are.
    """

    def __init__(self, tokens: list[Token], cx: Any) -> None:
        self.tokens = _with_folds(tokens)
        self.cx = cx
        self.scopes = cx.scopes
        self.index = 0
        self.queue: list[Token] = []
        self.prev = self.prev2 = self.prev3 = tokens[-1]
        self.external = -1
        self.positions: dict[int, int] = {}
        self.skips: dict[int, int] = {}
        self.type_ends: set[int] = set()
        self.asm_end = -1
        self.lambdas: set[int] = set()
        self.placements: set[int] = set()
        self.methods: dict[int, str] = {}
        self.constructors: set[int] = set()
        self.typename = self.template = False
        self.ends: frozenset[str] = frozenset()
        self.first = self.closed = 0
        self.cast_angles: set[int] = set()
        """The `>` of `static_cast<T>` and its kin."""
        self.around: dict[int, int] = {}
        self.host: dict[str, str] = {}
        self.pairs: dict[int, int] = {}
        self.openers: dict[int, int] = {}
        self._pair_brackets()
        self.host_code = HostCode(self)
        self.unclosed = {i for i, token in enumerate(self.tokens) if token.kind == "(" and i not in self.pairs}

    def _pair_brackets(self) -> None:
        opened: list[int] = []
        for i, token in enumerate(self.tokens):
            kind = token.kind
            if kind in ("(", "[", "{"):
                opened.append(i)
                if len(opened) > tree.MAX_NESTING:
                    self.cx.abort(f"bracket nesting level exceeded maximum of {tree.MAX_NESTING}", token)
            elif kind in (">", ">>"):
                self.around[i] = opened[-1] if opened else -1
            elif kind in _CLOSERS:
                wanted = _CLOSERS[kind]
                depth = len(opened)
                while depth and self.tokens[opened[depth - 1]].kind != wanted:
                    # A brace is never closed by another bracket's closer: the closer is the stray one.
                    if self.tokens[opened[depth - 1]].kind == "{":
                        depth = 0
                        break
                    depth -= 1
                if depth:
                    self.pairs[opened[depth - 1]] = i
                    self.openers[i] = opened[depth - 1]
                    del opened[depth - 1 :]

    def begin(self, start: Token) -> None:
        """The parse starts with this token, which tells whether declarations at file scope follow."""
        self.prev = self.prev2 = self.prev3 = start
        self.external = -1
        if start.kind == "START_UNIT":
            self.external = 0
            self.host_code.begin()

    # The next token

    def next(self) -> Token:
        """The next token, classified."""
        if self.queue:
            token = self.queue.pop(0)
        else:
            i = self.index
            if i == self.external:
                host = self.host_code.next(i)
                if host is not None:
                    self.prev3, self.prev2, self.prev = self.prev2, self.prev, host
                    return host
                i = self.index
            while i in self.skips:
                i = self.index = self.skips[i]
            if self.methods and i in self.methods:
                del self.methods[i]
                at = self.tokens[i]
                token = Token(METHOD, at.text, at.location, at.length)
                self.prev3, self.prev2, self.prev = self.prev2, self.prev, token
                return token
            token = self.tokens[i]
            if token.kind in self.ends and self._ends_fragment(token, i):
                return Token(END, token.text, token.location, token.length)
            if token.fresh and token.kind in _SPECIFIERS:
                self._check_line_start(token, i)
                if self.queue:
                    return self.next()
            self.index = i + 1 if token.kind != END else i
            handler = _HANDLERS.get(token.kind)
            if handler is not None:
                token = handler(self, token, i)
        self.prev3, self.prev2, self.prev = self.prev2, self.prev, token
        return token

    # Fragments

    def nested(self, start: Token, i: int) -> Any:
        """The value of the fragment that begins at token `i`; afterwards `index` is that of the token that ended it. None after an error."""
        kept = self.prev, self.prev2, self.prev3, self.typename, self.ends, self.first
        self.prev = self.prev2 = self.prev3 = start
        self.index, self.typename, self.ends, self.first = i, False, _ENDS[start.kind], i
        try:
            return self.cx.nested(start)
        finally:
            self.prev, self.prev2, self.prev3, self.typename, self.ends, self.first = kept

    def _ends_fragment(self, token: Token, i: int) -> bool:
        """Whether the first `>` outside of brackets, or the `(` after a conversion's type, ends what is being read."""
        if token.kind == "(":
            return self.prev.kind != "decltype"
        if token.kind in (";", ","):
            return True
        return self.around[i] < self.first and i not in self.cast_angles

    def close_angle(self, opening: Token) -> int | None:
        """Goes behind the `>` that closes what a fragment stood in; half a `>>` stays. None after reporting that there is none."""
        i = self.closed = self.index
        token = self.tokens[i]
        if token.kind == ">>":
            at = token.location
            half = Location(at.file, at.line, at.column + 1, at.inlined_at, at.expansion)
            self.tokens[i] = Token(">", ">", half, 1)
        elif token.kind == ">":
            self.index = i + 1
        else:
            self.cx.error("expected '>'", token.location, token.length, (Note("to match this '<'", opening.location),))
            self.cx.complete = False
            return None
        return self.index

    def _check_line_start(self, token: Token, i: int) -> None:
        """A line that starts like a declaration shows what is missing before it: the `;` of a struct, or the `}` of a function."""
        prev = self.prev
        if prev.kind == "}" and id(prev) in self.type_ends and token.kind not in QUALIFIERS:
            self.cx.error(f"expected ';' after {self._record_word(prev)}", prev.end, fix=";")
            self.queue.append(Token(";", ";", prev.end, 0))
            if self.external >= 0 and len(self.scopes.stack) == 2:
                self.external = i
        elif token.kind in ("__global__", "__device__") and token.location.column == 1 and self.external not in (i, -1):
            open_braces = self.cx.open_blocks()
            if open_braces:
                note = Note("to match this '{'", open_braces[-1].location)
                self.cx.error("expected '}'", token.location, notes=(note,))
                self.queue += [Token("}", "}", token.location, 0) for _ in open_braces]
                self.external = i

    def _record_word(self, close: Token) -> str:
        i = self.openers.get(self.position(close) or 0, 0)
        while i > 0 and self.tokens[i].kind not in ("struct", "union", "enum"):
            i -= 1
        return self.tokens[i].kind

    # What error recovery asks

    def peek(self) -> Token:
        """The token after the current one, unclassified."""
        return self.queue[0] if self.queue else self.tokens[self.index]

    def put_back(self, token: Token) -> None:
        """The token comes again."""
        self.queue.insert(0, token)

    def position(self, token: Token | None) -> int | None:
        """The index of a token; marked copies count as what they were made from."""
        if token is None:
            return None
        if not self.positions:
            self.positions = {id(t.location): i for i, t in enumerate(self.tokens)}
        return self.positions.get(id(token.location))

    def is_paired(self, token: Token) -> bool:
        """Whether a closing bracket has an opening one."""
        return self.position(token) in self.openers

    def is_closed(self, token: Token) -> bool:
        """Whether an opening bracket has a closing one."""
        return self.position(token) in self.pairs

    def go_to(self, index: int) -> None:
        """The token at `index` comes next."""
        self.queue.clear()
        self.index = index

    def restart_external(self) -> None:
        """What comes next is a new declaration at file scope."""
        if self.external >= 0:
            self.external = self.index

    def skip_handlers(self) -> None:
        """Goes behind the `catch` blocks that come next."""
        while self.tokens[self.index].kind == "catch":
            i = self.pairs.get(self.index + 1, self.index) + 1
            self.index = self.pairs.get(i, i) + 1

    def skip_from(self, index: int, end: int | None, at_file_scope: bool) -> None:
        """Goes behind the statement that the token at `index` is in; `end` is the brace that closes the block around it."""
        self.queue.clear()
        if at_file_scope and self.external > index:
            self.index = self.external
            self._skip_stray_braces()
            return
        tokens = self.tokens
        last = len(tokens) - 1
        i = index
        while i < last and i != end:
            kind = tokens[i].kind
            if kind == ";":
                i += 1
                break
            if kind == "{" and i in self.pairs:
                i = self.pairs[i] + 1
                if tokens[i].kind not in (";", ",", ")", ".", "else", "while"):
                    break
                continue
            if kind == "}" and (end is None or i not in self.openers):
                break
            i = self.pairs[i] + 1 if kind in ("(", "[") and i in self.pairs else i + 1
        self.index = max(i, index)
        if at_file_scope:
            self._skip_stray_braces()

    def _skip_stray_braces(self) -> None:
        """After a function whose opening brace was missing, its closing one is no error of its own."""
        while self.tokens[self.index].kind == "}" and self.index not in self.openers:
            self.index += 1
        self.external = self.index

    def closes_type(self, close: Token) -> None:
        """The brace ended the members of a struct or enum: a name after it is a declarator's, not another type."""
        self.type_ends.add(id(close))

    def _after_type(self) -> bool:
        """Whether the last token ended a type specifier, so that a name now is being declared."""
        return self._ends_type(self.prev)

    def _ends_type(self, token: Token) -> bool:
        return token.kind in _TYPEISH or (token.kind in ("}", ")") and id(token) in self.type_ends)

    def _name(self, token: Token, i: int) -> Token:
        token.kind = IDENTIFIER
        prev = self.prev.kind
        following = self.tokens[i + 1].kind
        if prev in (".", "->"):
            return self._member(token, i, following)
        if prev == "namespace" and following == "::":
            return self._declared_namespace(token, i)
        if prev == "goto":
            token.value = names.plain(token.text, token.location, token.length)
            return token
        if following == "::":
            return self._path(token, i)
        what = self.scopes.kind(token.text)
        if following == "<" and (what in TEMPLATES or self.template):
            return self._path(token, i)
        token.value = names.plain(token.text, token.location, token.length)
        if self.constructors and i in self.constructors:
            token.kind = tok.CONSTRUCTOR
            return token
        if token.text == "final" and self.prev2.kind in RECORD_WORDS and following in (":", "{"):
            return self.next_after(i)
        if prev in RECORD_WORDS:
            token.kind = TYPE_NAME
            return token
        if what in (TYPE, TEMPLATE_TYPE):
            return self._type_name(token, i, following, what == TYPE)
        if what is None and following in TYPE_WORDS and self.prev.kind in _STATEMENT_START and self.cx.accepts("int"):
            guess = closest(token.text, sorted(TYPE_WORDS))
            self.cx.error(f"unknown type name '{token.text}'" + (f"; did you mean '{guess}'?" if guess else ""), token.location, token.length, fix=guess)
            return self.next_after(i)
        if what is None and not self._after_type() and self._must_be_type(i, following):
            self._unknown_type(token)
            token.kind = TYPE_NAME
        return token

    def _type_name(self, token: Token, i: int, following: str, is_plain: bool) -> Token:
        """A plain name that is a type's, or a class template's: where a type stands already, it is what is declared."""
        if self._after_type():
            return token
        if is_plain and self.prev.kind in ("*", "&") and self.prev2.kind in _TYPEISH and following in (",", ")", ";", "=", "["):
            return token
        token.kind = TYPE_NAME
        if following in ("(", "{") and self._is_functional(i, following) and not self._starts_initialiser():
            return self._functional(token, tree.NamedType(token.location, token.value, None, token.text in self.scopes.unknown))
        return token

    def _declared_namespace(self, token: Token, i: int) -> Token:
        """`namespace a::b {`: the words need not be known."""
        name = tree.Name(token.location, [])
        while self.tokens[i].kind in (IDENTIFIER, TYPE_NAME):
            word = self.tokens[i]
            name.parts.append(tree.Part(word.location, word.text))
            name.parts[-1].length = word.length
            i += 2 if self.tokens[i + 1].kind == "::" else 1
        self.index, name.length = i, token.length
        return Token(IDENTIFIER, str(name), token.location, token.length, name, token.space, token.fresh)

    def _member(self, token: Token, i: int, following: str) -> Token:
        """`name` after `.` or `->`: any member, `name<args>`, or `Base::name`."""
        template, self.template = self.template, False
        known = token.text in self.scopes.templates
        if following == "<" and not known and self.scopes.kind(token.text) == TEMPLATE_TYPE:
            close = self._angle(i + 1)
            known = close is not None and self.tokens[close + 1].kind == "::"
        if following == "::" or (following == "<" and (template or (known and self._angle(i + 1) is not None))):
            found = name_reader.read(self, i, template or known)
            return self._whole(token, found) if found is not None else self._broken(token)
        token.value = names.plain(token.text, token.location, token.length)
        return token

    def _broken(self, token: Token) -> Token:
        """Stands for a name whose template arguments are in error."""
        return Token(tok.INVALID, token.text, token.location, token.length)

    def _whole(self, token: Token, found: name_reader.Reading, kind: str = IDENTIFIER) -> Token:
        """The token of a name of several."""
        self.index = found.end
        name = found.name
        return Token(kind, str(name), token.location, name.length, name, token.space, token.fresh)

    def _path(self, token: Token, i: int) -> Token:
        """A name with qualifiers or template arguments."""
        typename, self.typename = self.typename, False
        template, self.template = self.template, False
        found = name_reader.read(self, i, template)
        if found is None:
            return self._broken(token)
        if not found.is_ours:
            return self._foreign(token, i, found)
        whole = self._whole(token, found)
        name, j = found.name, found.end - 1
        following = self.tokens[found.end].kind
        if name_reader.has_no_type(name) and (following == "(" or name.last.kind != names.IDENTIFIER):
            if self.cx.accepts(tok.CONSTRUCTOR):
                whole.kind = tok.CONSTRUCTOR
                return whole
        if self.prev.kind in RECORD_WORDS:
            whole.kind = TYPE_NAME
            return whole
        is_type = typename or found.what in (TYPE, TEMPLATE_TYPE)
        if is_type and name.last.kind == names.IDENTIFIER and not (self._after_type() and len(name.parts) == 1 and name.args is None):
            whole.kind = TYPE_NAME
            if following in ("(", "{") and self._is_functional(j, following) and not self._starts_initialiser():
                return self._functional(whole, tree.NamedType(token.location, name))
        return whole

    def _foreign(self, token: Token, i: int, found: name_reader.Reading) -> Token:
        """A qualified name of which nothing is ours: refused, and read as its last word."""
        spelled = str(found.name)
        what = self.host.get(token.text)
        text = f"'{spelled}' is host code and cannot be used in device code"
        self.cx.error(text if what else f"qualified name '{spelled}' is not supported in device code", token.location, len(spelled))
        self.cx.complete = False
        end = found.end
        if self.tokens[end].kind == "<":
            close = self._angle(end)
            if close is not None and self.tokens[close + 1].kind in (IDENTIFIER, TYPE_NAME, "(", "&", "*"):
                end = close + 1
        last = found.name.last
        made = Token(IDENTIFIER, last.text, last.location, last.length, names.plain(last.key, last.location, last.length))
        if self.tokens[end].kind in (IDENTIFIER, TYPE_NAME) and self.prev.kind in _STATEMENT_START | _PLAIN_SPECIFIERS:
            self.scopes.stack[0].kinds[last.text] = TYPE
            self.scopes.unknown.add(last.text)
            made.kind = TYPE_NAME
        self.index = end
        return made

    def _tilde(self, token: Token, i: int) -> Token:
        """`~S` where a destructor is declared, or called: one token."""
        if i not in self.constructors and self.prev.kind not in (".", "->"):
            return token
        found = name_reader.read(self, i)
        return self._whole(token, found, tok.CONSTRUCTOR if i in self.constructors else IDENTIFIER) if found is not None else self._broken(token)

    def _operator(self, token: Token, i: int) -> Token:
        """`operator+` is a name like others; a conversion function is declared without a type before it."""
        found = name_reader.read(self, i)
        if found is None:
            return self._broken(token)
        whole = self._whole(token, found)
        if found.name.last.kind == names.CONVERSION and self.prev.kind not in (".", "->") and self.cx.accepts(tok.CONSTRUCTOR):
            whole.kind = tok.CONSTRUCTOR
        return whole

    def _must_be_type(self, i: int, following: str) -> bool:
        """Whether an undeclared name can only be meant as a type."""
        prev = self.prev.kind
        if following in (IDENTIFIER, TYPE_NAME):
            plausible = prev in _STATEMENT_START or prev in ("(", ",", ")") or prev in _PLAIN_SPECIFIERS
            return plausible and bool(self.cx.accepts("int"))
        if following in ("*", "&") and self.tokens[i + 2].kind in (IDENTIFIER, TYPE_NAME, "__restrict__", "const", "*"):
            if prev in _PLAIN_SPECIFIERS:
                return True
            j = i + 2
            while self.tokens[j].kind in ("*", "__restrict__", "const"):
                j += 1
            after = self.tokens[j + 1].kind
            if prev in _STATEMENT_START or prev == ")":
                return after in (";", "=", ",", "[")
            if prev in ("(", ","):
                return not self.cx.accepts(IDENTIFIER) and self.cx.accepts(TYPE_NAME)
        if prev in ("(", ",") and following in (")", ",", "*", "&", "["):
            return not self.cx.accepts(IDENTIFIER) and self.cx.accepts(TYPE_NAME)
        return False

    def _unknown_type(self, token: Token) -> None:
        name = token.text
        self.scopes.stack[0].kinds[name] = TYPE
        self.scopes.unknown.add(name)
        if name in self.host:
            self.cx.error(f"{self.host[name]} '{name}' is host code and cannot be used in device code", token.location, token.length)
            return
        if name in ("cudaTextureObject_t", "cudaSurfaceObject_t"):
            self.cx.error(f"texture and surface objects ('{name}') are not supported", token.location, token.length)
            return
        guess = self.guess(name)
        hint = f"; did you mean '{guess}'?" if guess else ""
        self.cx.error(f"unknown type name '{name}'{hint}", token.location, token.length, fix=guess)

    def guess(self, name: str) -> str | None:
        """The known type that an unknown name was probably meant to be."""
        known = [t for t in self.scopes.names(TYPE) if t not in self.scopes.unknown]
        return closest(name, iter([*known, *sorted(TYPE_WORDS)]))

    def _template_head(self, token: Token, i: int) -> Token:
        """`template <…>` is one token, with the parameters; `template` before a name says that a `<` after it opens arguments."""
        if self.prev.kind in (".", "->", "::"):
            self.template = True
            return self.next_after(i)
        if self.tokens[i + 1].kind != "<":
            return token
        value = self.nested(Token("START_PARAMETERS", "<", self.tokens[i + 1].location, 1), i + 2)
        if value is None or self.close_angle(self.tokens[i + 1]) is None:
            return self._broken(token)
        return Token(tok.TEMPLATE_HEAD, token.text, token.location, token.length, value, token.space, token.fresh)

    def _typename(self, token: Token, i: int) -> Token:
        """`typename` declares a template parameter, or says that the qualified name after it is a type."""
        if self.tokens[i + 1].kind == "...":
            return self._marked(token, "typename")
        j = i + 1 + (self.tokens[i + 1].kind in (IDENTIFIER, TYPE_NAME))
        if self.prev.kind in ("START_PARAMETERS", ",", tok.TEMPLATE_HEAD) and self.tokens[j].kind in (",", ">", ">>", "=") and self.tokens[i + 1].kind != "::":
            return self._marked(token, "typename")
        if token.kind == "class":
            return token
        self.typename = True
        return self.next_after(i)

    def _angle(self, i: int) -> int | None:
        """The index of the `>` that closes the template arguments opened at `i`, if there is one in the statement."""
        depth = 0
        while self.tokens[i].kind not in (";", "{", "}", END):
            if self.tokens[i].kind != "<" or not depth or self._may_open(i - 1):
                depth += {"<": 1, ">": -1, ">>": -2}.get(self.tokens[i].kind, 0)
            if depth <= 0:
                return i
            i = self.pairs.get(i, i) + 1
        return None

    def _may_open(self, i: int) -> bool:
        """Whether a `<` after the token at `i` can open template arguments: after a name that is not a value's."""
        name = self.tokens[i]
        return name.kind in {IDENTIFIER, TYPE_NAME, "template", *_CASTS} and self.scopes.kind(name.text) != VALUE

    def _cast(self, token: Token, i: int) -> Token:
        close = self._angle(i + 1) if self.tokens[i + 1].kind == "<" else None
        if close is not None:
            self.cast_angles.add(close)
        return token

    # Function-style casts

    def _type_word(self, token: Token, i: int) -> Token:
        following = self.tokens[i + 1].kind
        if following in ("(", "{") and self._is_functional(i, following):
            name = builtin_name([token.kind])
            if name is not None:
                return self._functional(token, tree.BuiltinType(token.location, name))
        return token

    def _functional(self, token: Token, type: tree.TypeSyntax) -> Token:
        type.length = token.length
        return Token(FUNCTIONAL, token.text, token.location, token.length, type, token.space, token.fresh)

    def _starts_type(self, i: int) -> bool:
        """Whether the parameters of a function type begin at token `i`."""
        token = self.tokens[i]
        following = self.tokens[i + 1].kind
        if token.kind in (IDENTIFIER, TYPE_NAME):
            return self.scopes.kind(token.text) in (TYPE, TEMPLATE_TYPE) and following not in ("(", "{", "::")
        return token.kind == ")" or (token.kind in _TYPE_START and following not in ("(", "{"))

    def _starts_initialiser(self) -> bool:
        """Whether a structure's name here delegates to another of its constructors: `S() : S(1) {}`."""
        return self.prev.kind == ":" and not self.cx.accepts(FUNCTIONAL)

    def _is_functional(self, i: int, following: str) -> bool:
        """Whether the type at `i`, before a bracket, starts a cast or construction rather than a declaration."""
        prev = self.prev.kind
        if following in self.ends:
            return False
        if prev in (":", ",", tok.BASES, *ACCESS) and not self.cx.accepts(FUNCTIONAL):
            # A base, or a member's initialiser.
            return False
        if id(self.prev) in self.placements or prev in _SPECIFIERS or prev in ("new", "class", tok.RETURNS) or (prev == "=" and self.prev3.kind == "using"):
            return False
        if following == "{":
            return True
        if prev in ("START_ARGUMENTS", ",") and self.ends is _ENDS["START_ARGUMENTS"] and self._starts_type(i + 2):
            # [temp.arg] p2: what may be a type is one: `S<int(char)>`.
            return False
        close = self.pairs.get(i + 1)
        if close is None:
            return prev not in _STATEMENT_START
        first, after = self.tokens[i + 2].kind, self.tokens[close + 1].kind
        if prev == "<" and self.prev2.kind in _CASTS:
            return False
        if prev in ("(", ",", "<", "START_ARGUMENTS", "START_PARAMETERS"):
            return not (first in ("*", "&", "&&") and after in ("(", "["))
        if prev == ")":
            return first not in ("*", "&", "&&")
        if prev in (":", "{") and not self.cx.accepts("int"):
            # No statement begins here: the other half of `?:`, or a list.
            return True
        if prev in _STATEMENT_START:
            if first in ("*", "&", "&&"):
                return after not in ("(", "[", "=", ";", ",")
            if first in (IDENTIFIER, TYPE_NAME) and self.tokens[i + 3].kind == "=":
                # `char(x = 1);`: nvcc reads a declaration, and refuses it.
                return False
            alone = first in (IDENTIFIER, TYPE_NAME) and close == i + 3
            return not (alone and after in ("(", "[", "=", ";", ","))
        return True

    # Brackets and punctuators that mean several things

    def _parenthesis(self, token: Token, i: int) -> Token:
        if self.prev.kind == IDENTIFIER and (
            self._ends_type(self.prev2)
            or (self.prev2.kind in (",", "*", "&") and self.cx.accepts("DIRECT("))
        ):
            while self.tokens[i + 1].kind == "[" and self.tokens[i + 2].kind == "[" and i + 1 in self.pairs:
                # Attributes of the first parameter.
                i = self.pairs[i + 1]
            following = self.tokens[i + 1]
            kind = following.kind
            if kind in _TYPE_START or kind in (")", "typename", "..."):
                return token
            if kind in (IDENTIFIER, TYPE_NAME):
                j = i + 1
                while self.tokens[j + 1].kind == "::" and self.tokens[j + 2].kind in (IDENTIFIER, TYPE_NAME):
                    j += 2
                what = self.scopes.kind(following.text) if j == i + 1 else self._kind_of_path(i + 1, j)
                j += 1
                if what == TEMPLATE_TYPE and self.tokens[j].kind == "<":
                    what, j = TYPE, (self._angle(j) or j) + 1
                after = self.tokens[j].kind
                is_call = after == "{" or (after == "(" and self.tokens[j + 1].kind not in ("*", "&", "&&"))
                if (what == TYPE and not is_call) or (what is None and after in (IDENTIFIER, TYPE_NAME, "*", "&")):
                    return token
            return self._marked(token, "DIRECT(")
        return token

    def _kind_of_path(self, i: int, j: int) -> str | None:
        """What the qualified name from token `i` to token `j` is."""
        if name_reader.is_standard(self.tokens, i) and j == i + 2:
            kind: str | None = self.scopes.kind(self.tokens[j].text)
            return kind
        level = self.scopes.path([self.tokens[k].text for k in range(i, j, 2)])
        return level.kind(self.tokens[j].text) if level is not None else None

    def _brace(self, token: Token, i: int) -> Token:
        prev, prev2 = self.prev.kind, self.prev2.kind
        if self.external >= 0 and self._in_open_parameters(i):
            return token
        if (prev == "]" and i - 1 not in self.lambdas) or (
            prev == IDENTIFIER
            and (self._ends_type(self.prev2) or prev2 in ("*", "&", ","))
        ):
            return self._marked(token, "INIT{")
        return token

    def _in_open_parameters(self, i: int) -> bool:
        """Whether the parenthesis that lacks its partner is that of a function's parameters: `void f(int a {`."""
        if not self.unclosed:
            return False
        for j in range(i - 1, -1, -1):
            kind = self.tokens[j].kind
            if kind in (";", "}", "{"):
                return False
            if j in self.unclosed:
                return self.tokens[j - 1].kind == IDENTIFIER and self.tokens[j - 2].kind in _BEFORE_FUNCTION
        return False

    def _marked(self, token: Token, kind: str) -> Token:
        return Token(kind, token.text, token.location, token.length, token.value, token.space, token.fresh)

    def _user_literal(self, token: Token, i: int) -> Token:
        message, at, length, kind, value = token.value
        self.cx.error(message, at, length)
        return Token(kind, token.text, token.location, token.length, value, token.space, token.fresh)

    def _colon(self, token: Token, i: int) -> Token:
        prev = self.prev.kind
        if (self.prev2.kind in ("struct", "class", "union") and self.prev3.kind != "enum" and prev in (IDENTIFIER, TYPE_NAME)) or prev in ("struct", "class") or (
            prev in ("T>", IDENTIFIER, TYPE_NAME) and self.cx.accepts(tok.BASES)
        ):
            j = i
            while self.tokens[j].kind not in ("{", ";", END):
                j += 1
            if self.tokens[j].kind == "{":
                virtual = next((t for t in self.tokens[i:j] if t.kind == "virtual"), None)
                if virtual is None:
                    return self._marked(token, tok.BASES)
                self.cx.error("virtual base classes are not supported", virtual.location, virtual.length)
                self.cx.complete = False
                return self.next_after(j - 1)
        named = prev in (IDENTIFIER, TYPE_NAME) and (
            self.prev2.kind == "enum" or (self.prev2.kind in ("class", "struct") and self.prev3.kind == "enum")
        )
        if not named and prev != "enum":
            return token
        words = []
        j = i + 1
        while self.tokens[j].kind in TYPE_WORDS or self.tokens[j].kind in QUALIFIERS:
            if self.tokens[j].kind in TYPE_WORDS:
                words.append(self.tokens[j])
            j += 1
        base: tree.TypeSyntax
        if words:
            name = builtin_name([w.kind for w in words])
            base = tree.BuiltinType(words[0].location, name or "int")
            base.length = words[0].length
            if name is None:
                self.cx.error(f"'{' '.join(w.text for w in words)}' is not a type", words[0].location, words[0].length)
        elif self.tokens[j].kind in (IDENTIFIER, TYPE_NAME) and (found := name_reader.read(self, j)) is not None and found.what == TYPE:
            base = tree.NamedType(self.tokens[j].location, found.name)
            base.length, j = found.name.length, found.end
        else:
            return token
        self.index = j
        marked = self._marked(token, "ENUM_BASE")
        marked.value = base
        return marked

    def _double_colon(self, token: Token, i: int) -> Token:
        """`::name`, the file's; in an asm statement two colons."""
        if self.tokens[i + 1].kind in ("new", "delete"):
            # `::new`: the global function.
            whole = self.next_after(i)
            whole = self._marked(whole, whole.kind)
            whole.value = "global"
            return whole
        if i < self.asm_end:
            self.queue.append(self._marked(token, ":"))
            return self._marked(token, ":")
        return self._path(token, i) if self.tokens[i + 1].kind in (IDENTIFIER, TYPE_NAME, "operator") else token

    def _asm(self, token: Token, i: int) -> Token:
        j = i + 1
        while self.tokens[j].kind in ("volatile", "__volatile__"):
            j += 1
        self.asm_end = self.pairs.get(j, i)
        return token

    def _ellipsis(self, token: Token, i: int) -> Token:
        """`...` declares a pack, expands one, folds one, or (what is left) takes the arguments of a C function."""
        kind = tok.SIZEOF_PACK if self.prev.kind == "sizeof" else tok.FOLD if self.cx.accepts(tok.FOLD) else tok.PACK
        if kind == tok.PACK and self.tokens[i + 1].kind in (IDENTIFIER, TYPE_NAME) and self.cx.accepts(tok.PACK_NAME):
            kind = tok.PACK_NAME
        return self._marked(token, kind) if self.cx.accepts(kind) else token

    def _fold_operator(self, token: Token, i: int) -> Token:
        """An operator beside `...`, unless that belongs to a declarator (`Ts &&...`) or to parameters (`int, ...`)."""
        return token if self.cx.accepts(tok.FOLD_OPERATOR) else self._marked(token, token.value)

    def _extern(self, token: Token, i: int) -> Token:
        language = self.tokens[i + 1]
        if language.kind != STRING:
            return token
        self.index = i + 2
        if language.value != b"C":
            self.cx.error("unknown linkage language", language.location, language.length)
        return self._marked(token, "EXTERN_C")

    def _decltype(self, token: Token, i: int) -> Token:
        """The parenthesis that closes `decltype(…)` ends a type."""
        close = self.pairs.get(i + 1)
        if close is not None:
            self.type_ends.add(id(self.tokens[close]))
        return token

    def _arrow(self, token: Token, i: int) -> Token:
        """`->` after a function's declarator, before the type of its result."""
        return self._marked(token, tok.RETURNS) if self.prev.kind in _BEFORE_RESULT and self.cx.accepts(tok.RETURNS) else token

    # Attributes

    def _attribute(self, token: Token, i: int) -> Token:
        """`__attribute__((…))`: `aligned(n)` becomes `__align__(n)`, and so on."""
        close = self.pairs.get(i + 1)
        inner = self.pairs.get(i + 2)
        if close is None or inner is None or self.tokens[i + 2].kind != "(":
            self.cx.error("expected '((' after '__attribute__'", self.tokens[i + 1].location)
            return self.next_after(close if close is not None else i)
        j = i + 3
        while j < inner:
            name = self.tokens[j]
            word = name.text.strip("_")
            args = self.pairs.get(j + 1) if self.tokens[j + 1].kind == "(" else None
            if word in ("aligned", "align") and args is not None:
                self.queue.append(Token("__align__", name.text, name.location, name.length, None, True))
                self.queue += self.tokens[j + 1 : args + 1]
            elif word in _ATTRIBUTE_WORDS:
                self.queue.append(Token(_ATTRIBUTE_WORDS[word], name.text, name.location, name.length, None, True))
            elif name.kind != "," and word not in _KNOWN_ATTRIBUTES:
                self._unknown_attribute(name)
            j = (args if args is not None else j) + 1
        return self.next_after(close)

    def _bracket(self, token: Token, i: int) -> Token:
        """`[[…]]`, and the `[` that begins a lambda."""
        inner = self.tokens[i + 1]
        if inner.kind != "[":
            return self._lambda(token, i) if self.prev.kind not in _ENDS_OPERAND else token
        close, inner_close = self.pairs.get(i), self.pairs.get(i + 1)
        if close is None or inner_close is None or close != inner_close + 1:
            return token
        j = i + 2
        while j < inner_close:
            name = self.tokens[j + 2 if self.tokens[j + 1].kind == "::" else j]
            if self.tokens[j - 1].kind in ("[", ",") and name.text not in _KNOWN_ATTRIBUTES:
                self._unknown_attribute(name)
            j = self.pairs.get(j, j) + 1
        return self.next_after(close)

    def _lambda(self, token: Token, i: int) -> Token:
        """`[` where an operand is wanted begins a lambda, unless it is that of a designator."""
        close = self.pairs.get(i)
        if close is None or self.tokens[close + 1].kind in _AFTER_DESIGNATOR or not self.cx.accepts(tok.LAMBDA):
            return token
        self.lambdas.add(close)
        return self._marked(token, tok.LAMBDA)

    def _new(self, token: Token, i: int) -> Token:
        """The parenthesis after `new` may be that of a placement: what follows it is no cast's operand, and a type there makes no object of its own."""
        close = self.pairs.get(i + 1) if self.tokens[i + 1].kind == "(" else None
        if close is not None:
            self.placements.add(id(self.tokens[close]))
        return token

    def _unknown_attribute(self, name: Token) -> None:
        self.cx.diags.warning(
            "unknown-attributes", f"unknown attribute '{name.text}' ignored", name.location, length=name.length
        )

    def next_after(self, i: int) -> Token:
        """Goes on after the token at `i`, with the queue first."""
        self.index = i + 1
        if self.queue:
            return self.queue.pop(0)
        token = self.tokens[self.index]
        self.index += token.kind != END
        handler = _HANDLERS.get(token.kind)
        return handler(self, token, self.index - 1) if handler is not None else token

    # Host code

    def enter_record(self, name: str | None) -> None:
        """The brace before the current token opens the members of `name`."""
        self.host_code.enter_record(self.index - 1, name)


def _with_folds(tokens: list[Token]) -> list[Token]:
    """The operators that may be those of fold expressions are marked; each keeps its kind as its value."""
    for i, token in enumerate(tokens):
        if token.kind != "...":
            continue
        left, right = tokens[i - 1], tokens[i + 1]
        if left.kind in (">", ">>") and _closes_arguments(tokens, i - 1):
            continue
        both = left.text == right.text or (left.kind in _FOLDABLE and right.kind in _FOLDABLE - {",", ">", ">>"})
        for j, other in ((i - 1, left),) * (both or right.kind == ")") + ((i + 1, right),) * (both or left.kind == "("):
            if other.kind in _FOLDABLE:
                tokens[j] = Token(tok.FOLD_OPERATOR, other.text, other.location, other.length, other.kind, other.space, other.fresh)
    return tokens


def _closes_arguments(tokens: list[Token], i: int) -> bool:
    """Whether the `>` or `>>` at `i` ends template arguments rather than compares: a `<` is open before it, in the same brackets."""
    depth, brackets = len(tokens[i].text), 0
    while i > 0:
        i -= 1
        kind = tokens[i].kind
        brackets += (kind in (")", "]", "}")) - (kind in ("(", "[", "{"))
        if brackets < 0 or (not brackets and kind == ";"):
            return False
        if not brackets:
            depth += {"<": -1, ">": 1, ">>": 2}.get(kind, 0)
            if depth <= 0:
                return True
    return False


_ENDS = {
    "START_ARGUMENTS": frozenset({">", ">>"}), "START_PARAMETERS": frozenset({">", ">>"}), "START_CONVERSION": frozenset({"(", ";", ","}),
}  # fmt: skip
"""The tokens that end a fragment."""

_HANDLERS: dict[str, Callable[[Source, Token, int], Token]] = {
    IDENTIFIER: Source._name,
    TYPE_NAME: Source._name,
    "(": Source._parenthesis,
    "{": Source._brace,
    "[": Source._bracket,
    "new": Source._new,
    ":": Source._colon,
    "::": Source._double_colon,
    USER_LITERAL: Source._user_literal,
    "...": Source._ellipsis,
    tok.FOLD_OPERATOR: Source._fold_operator,
    "asm": Source._asm,
    "decltype": Source._decltype,
    "~": Source._tilde,
    "->": Source._arrow,
    "__asm__": Source._asm,
    "extern": Source._extern,
    "template": Source._template_head,
    "typename": Source._typename,
    "class": Source._typename,
    "operator": Source._operator,
    "__attribute__": Source._attribute,
    **dict.fromkeys(TYPE_WORDS, Source._type_word),
    **dict.fromkeys(_CASTS, Source._cast),
}
