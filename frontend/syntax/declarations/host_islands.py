"""Host code as the parser sees it: one HOST token for each declaration, which names it and the kernels that
it launches.

`Reach` has decided what is kept. Here are the errors that belong to what is skipped, or to what the language
does not have and the grammar therefore never sees.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ....support.diagnostics import Diagnostic, Note
from ....support.suggestions import closest
from ...text.tokens import CONSTRUCTOR, END, HOST, IDENTIFIER, METHOD, STRING, TYPE_NAME, Token
from .. import tree
from ..grammar.declarator_builders import QUALIFIERS, SPACES, STORAGE, TYPE_WORDS, WORDS
from ..parse_state import Reader
from ..tokens.scopes import TEMPLATE_TYPE, TYPE
from ..tokens.token_stream import Stream
from ..tree.names import plain
from ..tree.node import Unneeded
from . import declaration_scanner, launches
from .declaration_scanner import NAMES, Declaration, Scanner
from .device_slice import THREAD_WORDS, Reach

_LIBRARIES = frozenset({"std", "cuda", "nv", "thrust", "cub", "cooperative_groups", "nvcuda"})
_SPELT_LIKE_THIS = frozenset(
    {
        "__global__",
        "__device__",
        "__host__",
        "__constant__",
        "__shared__",
        "__managed__",
        "__forceinline__",
        "__noinline__",
    }
)
_AFTER_QUALIFIER = (
    TYPE_WORDS | QUALIFIERS | SPACES | NAMES | {"struct", "static", "inline", "extern", "const"}
)
_SPECIFIERS = STORAGE | QUALIFIERS | WORDS
_NO_DECLARATION = frozenset({
    "if", "for", "while", "do", "switch", "return", "break", "continue", "goto", "case", "default", "else",
    "throw", "try", "delete", "new", "this",
    "sizeof", "true", "false", "nullptr", "INTEGER", "FLOATING", "CHARACTER", STRING, "{", "(", ")", "]",
    "+", "-", "*", "/", "%", "!", "&", "|", "^", "++", "--", "=", ",", "?", ":", "<", ">", ".", "->",
})  # fmt: skip
"""What no declaration begins with."""
_NO_FIELD = frozenset(
    {"static", "typedef", "using", "friend", "static_assert", "operator", "enum", "constexpr"}
)


_DEVICE_NAMES = frozenset({"threadIdx", "blockIdx", "blockDim", "gridDim", "__syncthreads", "__syncwarp"})
_BEFORE_OTHERS = frozenset({".", "->", "::"})
"""What stands before a member's name, or another namespace's."""

_SIGNS = frozenset({"*", "&", "&&"})

ROOM = "(host type) "
"""What the name of a class begins with that stands for a type of the host's, whose objects are room to device
code.
"""
VTABLE = f"{ROOM}(table of virtual functions)"


class HostCode:
    """Sets apart the host code of the tokens of `source`."""

    def __init__(self, cx: Reader, source: Stream) -> None:
        self.cx, self.source, self.tokens, self.pairs = cx, source, source.tokens, source.pairs
        self.scanner = Scanner(source.tokens, source.pairs)
        self.reach: Reach | None = None
        self.members: dict[int, tuple[Declaration, str]] = {}
        """The host's member functions that are declared, with the name of the class."""

    def begin(self) -> None:
        """Declarations at file scope follow."""
        scopes = self.source.scopes
        types = [*scopes.names(TYPE), *sorted(TYPE_WORDS)]

        def guess(name: str, more: Iterable[str]) -> str | None:
            return closest(name, iter([*more, *types]))

        is_type = lambda name: scopes.kind(name) is not None  # noqa: E731
        self.reach = Reach(
            self.scanner, is_type, guess, self._is_stray, self.cx.asked, self.cx.diags.system_headers
        )
        scopes.aliases_of_std = self.reach.aliases_of_std

    def next(self, i: int) -> Token | None:
        """Looks at the declaration at file scope that begins at token `i`; a HOST token when it is host code,
        else None.
        """
        assert self.reach is not None
        source, token = self.source, self.tokens[i]
        if token.kind in (END, ";", "}"):
            source.external = i + 1 if token.kind != END else -1
            return None
        result = self.reach.at.get(i) or self.reach.add(i)
        if result.opens is not None and self.reach.is_entered(result):
            source.external = result.opens + 1
            return None
        source.external = result.end
        if self._is_refused(result):
            return self._skipped(result, [])
        if result.start in self.reach.kept or self._is_announced(result):
            return self._attempted(result) if self.reach.may_fail(result) else None
        self._report(result)
        self._left_to_host(result)
        return self._skipped(result, [*self._stand_ins(result), *launches.launched(source, result)])

    def _stand_ins(self, found: Declaration, reasons: Sequence[Diagnostic] = ()) -> list[tree.HostDecl]:
        """What says of the names of a declaration that they are the host's."""
        if found.inner in (declaration_scanner.USING, declaration_scanner.ASSERTION):
            return []
        decls: list[tree.HostDecl] = []
        for name in self.scanner.names(found):
            decl = tree.HostDecl(name.location, name.text, found.kind)
            decl.length, decl.reasons = name.length, tuple(reasons)
            decls.append(decl)
            self.source.host.setdefault(name.text, found.kind)
        return decls

    def _attempted(self, found: Declaration) -> Token | None:
        """A declaration that device code may not mean: what cannot be read is the host's. None where it is
        the program's own and wrong.
        """
        assert self.reach is not None
        sized = self.reach.sized.get(found.start)
        token, is_own = self.tokens[found.start], not self.reach.is_library(found) and sized is None
        self.source.skips.update((part.start, part.stop) for part in sized or ())
        value, errors = self.cx.attempted(found.start, found.end)
        if is_own and not all(error.is_refusal for error in errors):
            self.source.index = found.start
            return None
        hosts = self._stand_ins(found, errors)
        if not isinstance(value, list) or errors:
            return self._skipped(found, [*hosts])
        for decl in value:
            decl.unneeded = Unneeded(hosts, is_own)
            if sized and isinstance(decl, tree.VarDecl):
                decl.specifiers.storage = "extern"  # the first values are left out
        return Token(HOST, "", token.location, token.length, value)

    def _is_announced(self, found: Declaration) -> bool:
        """Return whether this is a specialisation of a class template that device code may use, whose
        definition only the host understands.

        It is announced without its definition: whoever asks for it in device code is told so, and does not
        get the primary template.
        """
        tokens, source, reach = self.tokens, self.source, self.reach
        if found.kind != declaration_scanner.TEMPLATE or found.record is None or reach is None:
            return False
        named = (
            i
            for i in range(found.head + 1, found.record)
            if tokens[i].kind == ":" or (tokens[i].kind in NAMES and tokens[i + 1].kind == "<")
        )
        name = next(named, None)
        if name is None or source.scopes.kind(tokens[name].text) != TEMPLATE_TYPE:
            return False
        close = self.scanner.angle(name + 1, found.record)
        own = {token.text for token in tokens[found.start : found.head] if token.kind in NAMES} | {
            tokens[name].text
        }
        if close + 1 > found.record or any(
            reach.is_foreign(i, own) or reach.is_hosts(i, own) for i in range(found.start, close)
        ):
            return False
        source.skips[close + 1] = found.end - 1
        return True

    def _skipped(self, found: Declaration, decls: list[tree.Decl]) -> Token:
        token = self.tokens[found.start]
        self.source.index = found.end
        return Token(HOST, "", token.location, token.length, decls)

    # What is no declaration, or none of this language

    def _is_refused(self, found: Declaration) -> bool:
        """Return whether a declaration is of a kind that is not in the language; says so."""
        tokens, cx = self.tokens, self.cx
        if found.head == found.start:
            return False
        concept = tokens[found.head]
        if concept.text != "concept":
            return False
        cx.error("concepts are not supported", concept.location, concept.length)
        cx.complete = False
        return True

    def _is_stray(self, found: Declaration) -> bool:
        """Return whether this is no declaration: a statement, a literal, or one without a type where no macro
        can have hidden that.
        """
        tokens = self.tokens
        i = found.head
        if self._is_reported(tokens[i]) or (found.params is not None and found.params not in self.pairs):
            return False
        if tokens[i].kind in _NO_DECLARATION:
            return True
        if found.inner not in (declaration_scanner.FUNCTION, declaration_scanner.VARIABLE):
            return False
        while tokens[i].kind in _SPECIFIERS or (tokens[i].kind == STRING and tokens[i - 1].kind == "extern"):
            i += 1
        if tokens[i].kind in NAMES and not self.cx.diags.lacks_headers:
            after = tokens[i + 1].kind
            if after in ("=", ";", ","):
                return True
            if after == "(" and found.params == i + 1 and tokens[i].text != "main":
                return tokens[self.pairs.get(i + 1, i) + 1].kind != "->"
        while i < found.end:
            if tokens[i].kind == STRING and tokens[i - 1].kind in NAMES:
                return True
            if tokens[i].kind in ("=", "operator"):
                return False
            i = self.pairs.get(i, i) + 1
        return False

    def _is_reported(self, token: Token) -> bool:
        """Return whether something in the line of a token was an error already."""
        line = token.location.line
        return any(
            d.severity == "error" and d.location is not None and d.location.line == line
            for d in self.cx.diags.items
        )

    # The errors of what is skipped

    def _report(self, found: Declaration) -> None:
        if self.tokens[found.start].kind == "using":
            self._using_nothing(found.start)
        is_named = found.inner in (declaration_scanner.USING, declaration_scanner.NAMESPACE)
        kernel = next(
            (i for i in self.scanner.outside(found.start, found.end) if self.tokens[i].kind == "__global__"),
            None,
        )
        if kernel is not None or (
            is_named
            and found.opens is None
            and found.unclosed is None
            and self.tokens[found.end - 1].kind != ";"
        ):
            # What follows would go with it, a kernel perhaps.
            self.cx.error(
                "expected ';' after declaration", self.tokens[(kernel or found.end) - 1].end, fix=";"
            )
        if is_named:
            self._unqualified_usings(found)
        self._misspelt_qualifier(found)
        self._missing_qualifier(found)
        cx = self.cx
        if found.params is not None and found.params not in self.pairs:
            opening = self.tokens[found.params]
            cx.error(
                "expected ')'",
                self.tokens[-1].location,
                notes=(Note("to match this '('", opening.location, 1),),
            )
            cx.complete = False
        if found.unclosed is not None:
            cx.error(
                "expected '}'",
                self.tokens[found.end].location,
                notes=(Note("to match this '{'", found.unclosed.location),),
            )

    def _unqualified_usings(self, found: Declaration) -> None:
        for i in range(found.start, found.end):
            name = self.tokens[i + 1]
            if self.tokens[i].kind == "using" and name.kind in NAMES and self.tokens[i + 2].kind == ";":
                self.cx.error("using declaration requires a qualified name", name.location, name.length)

    def _using_nothing(self, i: int) -> None:
        """`using nowhere::f;`, `using namespace nowhere;` where nobody declares that, and no header that was
        left out can have.
        """
        is_namespace = self.tokens[i + 1].kind == "namespace"
        name = self.tokens[i + 1 + is_namespace]
        if name.kind not in NAMES or (not is_namespace and self.tokens[i + 2].kind != "::"):
            return
        assert self.reach is not None
        known = name.text in self.source.host or name.text in _LIBRARIES or name.text in self.reach.known
        if not known and not self.cx.diags.lacks_headers:
            message = (
                "expected namespace name" if is_namespace else f"use of undeclared identifier '{name.text}'"
            )
            self.cx.error(message, name.location, name.length)

    def _misspelt_qualifier(self, found: Declaration) -> None:
        """`__gloabl__ void k(…)` is no host code, though nothing of the device stands in it."""
        cx = self.cx
        for i in range(found.start, min(found.end, found.params if found.params is not None else found.end)):
            token = self.tokens[i]
            name = token.text
            if (
                token.kind != IDENTIFIER
                or name[0] != "_"
                or name[-1] != "_"
                or self.tokens[i + 1].kind not in _AFTER_QUALIFIER
            ):
                continue
            guess = closest(name, sorted(_SPELT_LIKE_THIS))
            if guess is not None and self.source.scopes.kind(name) is None:
                cx.error(
                    f"unknown type name '{name}'; did you mean '{guess}'?",
                    token.location,
                    token.length,
                    fix=guess,
                )
                cx.complete = False

    def _missing_qualifier(self, found: Declaration) -> None:
        """Warn of a host function that reads the index of a thread: host code links against no such
        variable.
        """
        for member in found.members:
            self._missing_qualifier(member)
        if found.device or found.inner != declaration_scanner.FUNCTION or found.body is None:
            return
        tokens, own, read = self.tokens, set[str](), list[Token]()
        for i in range(found.params or found.body, found.end):
            text = tokens[i].text
            if text == "__device__":  # of a lambda, whose body is device code
                return
            if text in _DEVICE_NAMES and tokens[i - 1].kind not in _BEFORE_OTHERS:
                # CUDA's variables are read by component; what is declared, passed or assigned as a whole is
                # the program's own.
                if tokens[i + 1].kind == ("(" if text.startswith("__") else "."):
                    read.append(tokens[i])
                else:
                    own.add(text)
        place = next(
            (token for token in read if token.text not in own and token.text not in self.source.host), None
        )
        if place is None:
            return
        name = self.scanner.names(found)[0]
        head = [token.kind for token in tokens[found.head : found.params]]
        qualifier = "__global__" if "void" in head and "*" not in head else "__device__"
        self.cx.diags.warning(
            "missing-device-qualifier",
            f"host function '{name.text}' uses '{place.text}', which only device code has; did you forget"
            f" '{qualifier}'?",
            name.location,
            length=name.length,
            notes=(Note(f"'{place.text}' is used here", place.location, place.length),),
        )

    # Members of classes

    def enter_record(self, brace: int, name: str | None) -> None:
        """The brace opens the members of the class `name`: member functions for the device are marked, and
        their bodies; those for the host are declared without, as far as their types are known.
        """
        source = self.source
        if brace not in self.pairs:
            return
        for member in self.scanner.class_members(brace):
            if self._is_virtual(member) and not member.device:
                self._put_off_member(member, name)
                continue
            if self._names_hosts(member):
                source.skips[member.start] = member.end
                if self._is_own(member):
                    self._put_off_member(member, name)
                continue
            if not self.scanner.is_member_function(member):
                if self._may_be_room(member):
                    self._put_off_member(member, name)
                else:
                    self._put_off_initialisers(member)
                continue
            if not member.device and not self._is_for_all(member, name):
                source.skips[member.start] = member.end
                if self._is_own(member):
                    self._put_off_member(member, name)
                continue
            self._mark(member, name, is_host=False)

    def _names_hosts(self, member: Declaration) -> bool:
        """Return whether a member function for both sides is the host's alone (`Reach.is_for_host`); warns
        where its body is the reason.
        """
        is_hosts = self.reach is not None and self.reach.is_for_host(member)
        if is_hosts:
            self._left_to_host(member)
        return is_hosts

    def _left_to_host(self, found: Declaration) -> None:
        """Warn that a function for both sides is left out of device code because of what its body names."""
        assert self.reach is not None
        place = self.reach.host_name_in(found)
        if place is not None and not self.reach.is_library(found):
            name = self.scanner.names(found)[0]
            message = (
                f"__host__ __device__ function '{name.text}' uses '{place.text}', which only host code has;"
                " it is left out of device code"
            )
            self.cx.diags.warning(
                "host-call",
                message,
                name.location,
                length=name.length,
                notes=(Note(f"'{place.text}' is used here", place.location, place.length),),
            )

    def _put_off_member(self, member: Declaration, name: str | None) -> None:
        """What stands for a member of the class `name` is decided where those before it are declared."""
        self.source.skips[member.start] = member.end
        self.source.hosts.add(member.start)
        self.members[member.start] = member, name or ""

    def _mark(self, member: Declaration, name: str | None, *, is_host: bool) -> None:
        source, tokens = self.source, self.tokens
        source.methods[member.start] = is_host
        if member.body is not None and tokens[member.body - 1].kind != "try":
            source.bodies[member.inits or member.body] = member.end
        if name and member.params is not None and tokens[member.params - 1].text == name:
            source.constructors.add(member.params - 1 - (tokens[member.params - 2].kind == "~"))

        if member.params is not None and member.params in self.pairs:
            source.laters.update(self._initialisers(member.params + 1, self.pairs[member.params]))

    def _put_off_initialisers(self, member: Declaration) -> None:
        """Those of data members are read where the class is complete ([class.mem] p6)."""
        tokens = self.tokens
        head = {tokens[i].kind for i in self.scanner.outside(member.start, member.end)}
        if (
            member.inner != declaration_scanner.VARIABLE
            or member.record is not None
            or member.kind == declaration_scanner.TEMPLATE
            or head & _NO_FIELD
        ):
            return
        self.source.laters.update(self._initialisers(member.start, member.end))

    def _initialisers(self, start: int, end: int) -> Iterator[int]:
        """Where the initialisers of some declarators begin: behind `=`, with a brace behind a name or its
        bounds, and behind a width with either.
        """
        is_inside = has_width = False
        for i in self.scanner.outside(start, end):
            kind, before = self.tokens[i].kind, self.tokens[i - 1].kind
            if not is_inside and (
                kind == "=" or (kind == "{" and (has_width or before in NAMES or before == "]"))
            ):
                is_inside = True
                yield i + (kind == "=" and not has_width)
            elif kind == ",":
                is_inside = has_width = False
            has_width |= kind == ":"

    def _is_own(self, member: Declaration) -> bool:
        """Return whether a function that is declared among the members of a class is its member."""
        params = member.params
        return (
            params is not None
            and params in self.pairs
            and all(self.tokens[i].kind != "friend" for i in range(member.start, params))
        )

    def announce(self, i: int) -> list[Token]:
        """Lets the host's member function that begins at token `i` be declared, or gives the tokens that
        stand for it.

        Its body is the host's, unless constants may want it. A constructor of types that nobody knows here
        takes what nobody has.
        """
        member, name = self.members.pop(i)
        self.source.hosts.remove(i)
        source = self.source
        if self._is_virtual(member):
            return _member(VTABLE, VTABLE, self.tokens[member.start])
        if not self.scanner.is_member_function(member):
            return self._room(member, name)
        body = member.inits or member.body
        if not self._is_known(member, body or member.end, name):
            return self._stands_for(member, name)
        del source.skips[i]
        self._mark(member, name, is_host=True)
        if body is not None and not self._is_wanted(member, body, name):
            source.bodies.pop(body, None)
            source.cuts[body] = member.end
        return []

    # Members of the host's types

    def _is_virtual(self, member: Declaration) -> bool:
        return member.params is not None and any(
            self.tokens[k].kind == "virtual" for k in range(member.start, member.params)
        )

    def _may_be_room(self, member: Declaration) -> bool:
        """Return whether a member that is no function may be of a type that nobody knows here: what its class
        declares itself is not known yet.
        """
        if member.record is not None or member.kind not in (
            declaration_scanner.VARIABLE,
            declaration_scanner.TYPE,
        ):
            return False
        return self._is_of_threads(member) or any(self._is_unknown(i, set()) for i in self._type_of(member))

    def _is_of_threads(self, member: Declaration) -> bool:
        """Return whether each thread of the host has a data member of its own."""
        return any(
            self.tokens[i].kind in THREAD_WORDS for i in self.scanner.outside(member.start, member.end)
        )

    def _type_of(self, member: Declaration) -> list[int]:
        """The words of the type that a data member or an alias is declared with; what stands in brackets, as
        attributes do, is none of it.
        """
        tokens, first = self.tokens, self.scanner.names(member)[0]
        if tokens[member.head].kind == "using":
            return list(self.scanner.outside(member.head + 3, member.end))
        end = next((i for i in range(member.start, member.end) if tokens[i] is first), member.end)
        return [i for i in self.scanner.outside(member.start, end) if i not in self.pairs]

    def _is_unknown(self, i: int, own: set[str]) -> bool:
        """Return whether a word in the place of a type means nothing here, and is no slip."""
        tokens, scopes, reach = self.tokens, self.source.scopes, self.reach
        assert reach is not None
        name = tokens[i].text
        if reach.is_foreign(i, own) or tokens[i].kind not in NAMES:
            return reach.is_foreign(i, own)
        return (
            tokens[declaration_scanner.before_name(tokens, i)].kind not in ("::", ".", "->")
            and tokens[i + 1].kind != "::"
            and name not in own
            and scopes.kind(name) is None
            and reach.guess(name, reach.types) is None
        )

    def _room(self, member: Declaration, name: str) -> list[Token]:
        """The tokens that stand for data members of the host's types, which are room to device code; an alias
        of such a type goes.
        """
        tokens, source = self.tokens, self.source
        if self._is_of_threads(member):
            return []
        if not any(self._is_unknown(i, {name}) for i in self._type_of(member)):
            del source.skips[member.start]
            self._put_off_initialisers(member)
            return []
        if member.kind == declaration_scanner.TYPE or any(
            tokens[i].kind == "static" for i in self.scanner.outside(member.start, member.end)
        ):
            return []
        return [
            token
            for at in self.scanner.names(member)
            for token in _member(f"{ROOM}{self._type_at(member, at)}", at.text, at)
        ]

    def _type_at(self, member: Declaration, at: Token) -> str:
        """The type of a data member as it is written: that of its declaration, with its own signs and
        bounds.
        """
        tokens, words = self.tokens, self._type_of(member)
        while tokens[words[-1]].kind in _SIGNS:
            words.pop()
        k = next(i for i in range(member.start, member.end) if tokens[i] is at)
        first, end = k, k + 1
        while tokens[first - 1].kind in _SIGNS:
            first -= 1
        while tokens[end].kind == "[" and end in self.pairs:
            end = self.pairs[end] + 1
        return "".join(
            (
                *_spelled(tokens, words),
                *_spelled(tokens, range(first, k)),
                *(tokens[i].text for i in range(k + 1, end)),
            )
        )

    def _stands_for(self, member: Declaration, name: str) -> list[Token]:
        """`S(struct <host type>);` for a constructor that takes parameters."""
        tokens, params = self.tokens, member.params
        assert params is not None
        at = tokens[params - 1]
        if at.text != name or tokens[params - 2].kind == "~" or self.pairs[params] == params + 1:
            return []
        foreign = Token(
            TYPE_NAME, "(host type)", at.location, at.length, plain("(host type)", at.location, at.length)
        )
        made = Token(CONSTRUCTOR, name, at.location, at.length, plain(name, at.location, at.length))
        signs = [Token(kind, kind, at.location, 1) for kind in ("(", "struct", ")", ";")]
        return [Token(METHOD, "", at.location, 0, True), made, signs[0], signs[1], foreign, *signs[2:]]

    def _is_wanted(self, member: Declaration, body: int, name: str) -> bool:
        """Return whether the initial value of a variable of the device may need the body of a host's
        function: a constexpr one's or an empty one.
        """
        tokens = self.tokens
        if tokens[body].kind == "{" and self.pairs.get(body) == body + 1:
            return True
        is_constant = any(tokens[k].kind == "constexpr" for k in range(member.start, body))
        return (
            is_constant
            and self.reach is not None
            and not any(self.reach.is_foreign(i, {name}) for i in range(body, member.end))
        )

    def _is_known(self, member: Declaration, end: int, name: str) -> bool:
        """Return whether all that stands in the head of a member function is known here: types, and what is
        no parameter's name.
        """
        tokens, scopes = self.tokens, self.source.scopes
        own = {name} | {tokens[i].text for i in range(member.start, member.head) if tokens[i].kind in NAMES}
        behind = self.pairs.get(member.params, end) if member.params is not None else end
        result = next((i + 1 for i in self.scanner.outside(behind, end) if tokens[i].kind == "->"), None)
        for i in range(member.start, end):
            token = tokens[i]
            if (
                token.kind == "throw"
                or (token.text in ("override", "final") and tokens[i - 1].kind not in NAMES)
                or (self.reach is not None and self.reach.is_foreign(i, own))
            ):
                return False
            unknown = token.kind == IDENTIFIER and token.text not in own and scopes.kind(token.text) is None
            if unknown and (
                i == result
                or (
                    tokens[declaration_scanner.before_name(tokens, i)].kind not in ("::", ".", "->")
                    and self._stands_as_type(i)
                )
            ):
                return False
        return True

    def _stands_as_type(self, i: int) -> bool:
        before, after = self.tokens[i - 1].kind, self.tokens[i + 1].kind
        return after in (IDENTIFIER, "&", "&&", "*", "::", "<") or (
            before in ("(", ",", "const") and after in (")", ",", "...")
        )

    def _is_for_all(self, member: Declaration, name: str | None) -> bool:
        """Return whether a member function without a qualifier is the device's, too: a defaulted or deleted
        one, if its types are known.
        """
        tokens = self.tokens
        if (
            not member.assigned
            or tokens[member.end - 2].kind not in ("default", "delete")
            or member.params is None
        ):
            return False
        for i in range(member.start, self.pairs.get(member.params, member.params)):
            token = tokens[i]
            unknown = (
                token.kind == IDENTIFIER
                and token.text != name
                and self.source.scopes.kind(token.text) is None
            )
            if unknown and tokens[i + 1].kind in (IDENTIFIER, "&", "&&", "*", "::", "<"):
                return False
        return True


def _spelled(tokens: Sequence[Token], words: Sequence[int]) -> Iterator[str]:
    """The words of a type, with spaces between those that would run into one another."""
    before = ""
    for i in words:
        if tokens[i].text != "mutable":
            yield (
                f" {tokens[i].text}"
                if before and f"{before[-1]}a{tokens[i].text[0]}".isidentifier()
                else tokens[i].text
            )
            before = tokens[i].text


def _member(kind: str, name: str, at: Token) -> list[Token]:
    """`struct KIND NAME;`."""
    words = ((TYPE_NAME, kind), (IDENTIFIER, name))
    named = [
        Token(token, text, at.location, at.length, plain(text, at.location, at.length))
        for token, text in words
    ]
    return [Token("struct", "struct", at.location, 1), *named, Token(";", ";", at.location, 1)]
