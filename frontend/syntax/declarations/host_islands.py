"""Host code in the token stream of the parser: one HOST token per declaration, which names it and the kernels
that it launches.

`DeviceSlice` decides which declarations are parsed. Here are the errors of the skipped ones, and of
constructs that the language lacks and the grammar therefore never sees.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ....support.diagnostics import Diagnostic, Note
from ....support.suggestions import closest
from ...text.tokens import CONSTRUCTOR, END, HOST, IDENTIFIER, METHOD, STRING, TYPE_NAME, Token
from .. import tree
from ..parse_state import ParseState
from ..tokens.keywords import NAMES, OTHER_SPECIFIERS, QUALIFIERS, SPACE_SPECIFIERS, STORAGE, TYPE_KEYWORDS
from ..tokens.token_stream import TokenStream
from ..tree.names import simple_name
from ..tree.node import HostFallback
from . import declaration_scanner, launches
from .declaration_scanner import Declaration, DeclarationScanner
from .device_slice import THREAD_STORAGE, DeviceSlice

_LIBRARIES = frozenset({"std", "cuda", "nv", "thrust", "cub", "cooperative_groups", "nvcuda"})
_QUALIFIER_SPELLINGS = frozenset(
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
    TYPE_KEYWORDS | QUALIFIERS | SPACE_SPECIFIERS | NAMES | {"struct", "static", "inline", "extern", "const"}
)
_SPECIFIERS = STORAGE | QUALIFIERS | OTHER_SPECIFIERS
_NO_DECLARATION = frozenset({
    "if", "for", "while", "do", "switch", "return", "break", "continue", "goto", "case", "default", "else",
    "throw", "try", "delete", "new", "this",
    "sizeof", "true", "false", "nullptr", "INTEGER", "FLOATING", "CHARACTER", STRING, "{", "(", ")", "]",
    "+", "-", "*", "/", "%", "!", "&", "|", "^", "++", "--", "=", ",", "?", ":", "<", ">", ".", "->",
})  # fmt: skip
"""First tokens that begin no declaration."""
_NO_FIELD = frozenset(
    {"static", "typedef", "using", "friend", "static_assert", "operator", "enum", "constexpr"}
)


_DEVICE_NAMES = frozenset({"threadIdx", "blockIdx", "blockDim", "gridDim", "__syncthreads", "__syncwarp"})
_MEMBER_OPERATORS = frozenset({".", "->", "::"})
"""Tokens before the name of a member, or of a member of another namespace."""

_PTR_OPERATORS = frozenset({"*", "&", "&&"})

OPAQUE_PREFIX = "(host type) "
"""Prefix of the name of a class that stands for a host type, whose objects are opaque storage in
device code.
"""
VTABLE = f"{OPAQUE_PREFIX}(table of virtual functions)"


class HostCode:
    """Separates the host code of the tokens of `source` from device code."""

    def __init__(self, cx: ParseState, source: TokenStream) -> None:
        self.cx, self.source, self.tokens, self.pairs = cx, source, source.tokens, source.pairs
        self.scanner = DeclarationScanner(source.tokens, source.pairs)
        self.slice: DeviceSlice | None = None
        self.members: dict[int, tuple[Declaration, str]] = {}
        """Deferred member functions and members of host types, by their first token, with the name of the
        class.
        """

    def begin(self) -> None:
        """Compute the device slice of a unit, before its first declaration."""
        scopes = self.source.scopes
        types = [*scopes.names("type"), *sorted(TYPE_KEYWORDS)]

        def guess(name: str, more: Iterable[str]) -> str | None:
            return closest(name, iter([*more, *types]))

        is_type = lambda name: scopes.kind(name) is not None  # noqa: E731
        self.slice = DeviceSlice(
            self.scanner,
            is_type,
            guess,
            self._is_no_declaration,
            self.cx.instance_names,
            self.cx.diags.system_headers,
        )
        scopes.aliases_of_std = self.slice.aliases_of_std

    def skip_host_declaration(self, i: int) -> Token | None:
        """Return the HOST token of the file-scope declaration that begins at token `i`; None when it is to be
        parsed.
        """
        assert self.slice is not None
        source, token = self.source, self.tokens[i]
        if token.kind in (END, ";", "}"):
            source.external = i + 1 if token.kind != END else -1
            return None
        result = self.slice.declaration_at.get(i) or self.slice.add(i)
        if result.scope_brace is not None and self.slice.contains_members(result):
            source.external = result.scope_brace + 1
            return None
        source.external = result.end
        if self._reject_concept(result):
            return self._skip(result, [])
        if result.start in self.slice.starts or self._declare_specialisation(result):
            return self._try_parse(result) if self.slice.may_be_host_code(result) else None
        self._report_errors(result)
        self._warn_host_call(result)
        return self._skip(result, [*self._host_declarations(result), *launches.find_launches(source, result)])

    def _host_declarations(
        self, declaration: Declaration, reasons: Sequence[Diagnostic] = ()
    ) -> list[tree.HostDecl]:
        """Return the nodes that mark the names of a declaration as the host's."""
        if declaration.inner in ("using", "static_assert"):
            return []
        decls: list[tree.HostDecl] = []
        for name in self.scanner.names(declaration):
            decl = tree.HostDecl(name.location, name.text, declaration.kind)
            decl.length, decl.reasons = name.length, tuple(reasons)
            decls.append(decl)
            self.source.host_names.setdefault(name.text, declaration.kind)
        return decls

    def _try_parse(self, declaration: Declaration) -> Token | None:
        """Parse a declaration that may be host code, and return its HOST token; it stays host code if it
        cannot be parsed. Returns None for an erroneous declaration of the program's own, which the parser
        then reports.
        """
        assert self.slice is not None
        sized = self.slice.typed_variables.get(declaration.start)
        token, is_own = (
            self.tokens[declaration.start],
            not self.slice.is_library(declaration) and sized is None,
        )
        self.source.skips.update((part.start, part.stop) for part in sized or ())
        value, errors = self.cx.try_declaration(declaration.start, declaration.end)
        if is_own and not all(error.is_unsupported for error in errors):
            self.source.index = declaration.start
            return None
        hosts = self._host_declarations(declaration, errors)
        if not isinstance(value, list) or errors:
            return self._skip(declaration, [*hosts])
        for decl in value:
            decl.host_fallback = HostFallback(hosts, is_own)
            if sized and isinstance(decl, tree.VarDecl):
                decl.specifiers.storage = "extern"  # the initialisers are left out
        return Token(HOST, "", token.location, token.length, value)

    def _declare_specialisation(self, declaration: Declaration) -> bool:
        """Return whether this is a specialisation of a class template that device code may name, but whose
        definition only the host understands.

        It is declared without its definition, so that its use in device code is an error and does not select
        the primary template.
        """
        tokens, source, slice = self.tokens, self.source, self.slice
        if declaration.kind != "template" or declaration.record is None or slice is None:
            return False
        candidates = (
            i
            for i in range(declaration.head + 1, declaration.record)
            if tokens[i].kind == ":" or (tokens[i].kind in NAMES and tokens[i + 1].kind == "<")
        )
        name = next(candidates, None)
        if name is None or source.scopes.kind(tokens[name].text) != "structure template":
            return False
        close = self.scanner.matching_angle(name + 1, declaration.record)
        own_names = {
            token.text for token in tokens[declaration.start : declaration.head] if token.kind in NAMES
        } | {tokens[name].text}
        if close + 1 > declaration.record or any(
            slice.is_unsupported_token(i, own_names) or slice.is_host_name(i, own_names)
            for i in range(declaration.start, close)
        ):
            return False
        source.skips[close + 1] = declaration.end - 1
        return True

    def _skip(self, declaration: Declaration, decls: list[tree.Decl]) -> Token:
        token = self.tokens[declaration.start]
        self.source.index = declaration.end
        return Token(HOST, "", token.location, token.length, decls)

    # Tokens that are no declaration, or none of this language

    def _reject_concept(self, declaration: Declaration) -> bool:
        """Return whether a declaration is a concept, which is reported as unsupported."""
        tokens, cx = self.tokens, self.cx
        if declaration.head == declaration.start:
            return False
        concept = tokens[declaration.head]
        if concept.text != "concept":
            return False
        cx.error("concepts are not supported", concept.location, concept.length)
        cx.complete = False
        return True

    def _is_no_declaration(self, declaration: Declaration) -> bool:
        """Return whether this is no declaration but a statement, a literal, or a declaration without a type
        that no macro can have hidden.
        """
        tokens = self.tokens
        i = declaration.head
        if self._is_reported(tokens[i]) or (
            declaration.params is not None and declaration.params not in self.pairs
        ):
            return False
        if tokens[i].kind in _NO_DECLARATION:
            return True
        if declaration.inner not in ("function", "variable"):
            return False
        while tokens[i].kind in _SPECIFIERS or (tokens[i].kind == STRING and tokens[i - 1].kind == "extern"):
            i += 1
        if tokens[i].kind in NAMES and not self.cx.diags.lacks_headers:
            after = tokens[i + 1].kind
            if after in ("=", ";", ","):
                return True
            if after == "(" and declaration.params == i + 1 and tokens[i].text != "main":
                return tokens[self.pairs.get(i + 1, i) + 1].kind != "->"
        while i < declaration.end:
            if tokens[i].kind == STRING and tokens[i - 1].kind in NAMES:
                return True
            if tokens[i].kind in ("=", "operator"):
                return False
            i = self.pairs.get(i, i) + 1
        return False

    def _is_reported(self, token: Token) -> bool:
        """Return whether an error is already reported in the line of a token."""
        line = token.location.line
        return any(
            d.severity == "error" and d.location is not None and d.location.line == line
            for d in self.cx.diags.items
        )

    # Errors in skipped declarations

    def _report_errors(self, declaration: Declaration) -> None:
        if self.tokens[declaration.start].kind == "using":
            self._check_using_target(declaration.start)
        is_named = declaration.inner in ("using", "namespace")
        kernel = next(
            (
                i
                for i in self.scanner.top_level_tokens(declaration.start, declaration.end)
                if self.tokens[i].kind == "__global__"
            ),
            None,
        )
        if kernel is not None or (
            is_named
            and declaration.scope_brace is None
            and declaration.unclosed_brace is None
            and self.tokens[declaration.end - 1].kind != ";"
        ):
            # Otherwise the following declaration, perhaps a kernel, is skipped with it.
            self.cx.error(
                "expected ';' after declaration", self.tokens[(kernel or declaration.end) - 1].end, fix=";"
            )
        if is_named:
            self._check_using_names(declaration)
        self._check_qualifier_spelling(declaration)
        self._warn_missing_qualifier(declaration)
        cx = self.cx
        if declaration.params is not None and declaration.params not in self.pairs:
            opening = self.tokens[declaration.params]
            cx.error(
                "expected ')'",
                self.tokens[-1].location,
                notes=(Note("to match this '('", opening.location, 1),),
            )
            cx.complete = False
        if declaration.unclosed_brace is not None:
            cx.error(
                "expected '}'",
                self.tokens[declaration.end].location,
                notes=(Note("to match this '{'", declaration.unclosed_brace.location),),
            )

    def _check_using_names(self, declaration: Declaration) -> None:
        for i in range(declaration.start, declaration.end):
            name = self.tokens[i + 1]
            if self.tokens[i].kind == "using" and name.kind in NAMES and self.tokens[i + 2].kind == ";":
                self.cx.error("using declaration requires a qualified name", name.location, name.length)

    def _check_using_target(self, i: int) -> None:
        """Check the target of `using nowhere::f;` and `using namespace nowhere;`: an error when nothing
        declares it, and no missing header can.
        """
        is_namespace = self.tokens[i + 1].kind == "namespace"
        name = self.tokens[i + 1 + is_namespace]
        if name.kind not in NAMES or (not is_namespace and self.tokens[i + 2].kind != "::"):
            return
        assert self.slice is not None
        known = (
            name.text in self.source.host_names
            or name.text in _LIBRARIES
            or name.text in self.slice.known_names
        )
        if not known and not self.cx.diags.lacks_headers:
            message = (
                "expected namespace name" if is_namespace else f"use of undeclared identifier '{name.text}'"
            )
            self.cx.error(message, name.location, name.length)

    def _check_qualifier_spelling(self, declaration: Declaration) -> None:
        """Report a misspelt qualifier: `__gloabl__ void k(…)` is no host code, though it has no device
        qualifier.
        """
        cx = self.cx
        for i in range(
            declaration.start,
            min(declaration.end, declaration.params if declaration.params is not None else declaration.end),
        ):
            token = self.tokens[i]
            name = token.text
            if (
                token.kind != IDENTIFIER
                or name[0] != "_"
                or name[-1] != "_"
                or self.tokens[i + 1].kind not in _AFTER_QUALIFIER
            ):
                continue
            guess = closest(name, sorted(_QUALIFIER_SPELLINGS))
            if guess is not None and self.source.scopes.kind(name) is None:
                cx.error(
                    f"unknown type name '{name}'; did you mean '{guess}'?",
                    token.location,
                    token.length,
                    fix=guess,
                )
                cx.complete = False

    def _warn_missing_qualifier(self, declaration: Declaration) -> None:
        """Warn about a host function that reads the index of a thread: host code has no such variable."""
        for member in declaration.members:
            self._warn_missing_qualifier(member)
        if declaration.is_device or declaration.inner != "function" or declaration.body is None:
            return
        tokens, own_names, reads = self.tokens, set[str](), list[Token]()
        for i in range(declaration.params or declaration.body, declaration.end):
            text = tokens[i].text
            if text == "__device__":  # of a lambda, whose body is device code
                return
            if text in _DEVICE_NAMES and tokens[i - 1].kind not in _MEMBER_OPERATORS:
                # CUDA's variables are read by component; a name that is declared, passed or assigned as a
                # whole is the program's own.
                if tokens[i + 1].kind == ("(" if text.startswith("__") else "."):
                    reads.append(tokens[i])
                else:
                    own_names.add(text)
        use = next(
            (
                token
                for token in reads
                if token.text not in own_names and token.text not in self.source.host_names
            ),
            None,
        )
        if use is None:
            return
        name = self.scanner.names(declaration)[0]
        head = [token.kind for token in tokens[declaration.head : declaration.params]]
        qualifier = "__global__" if "void" in head and "*" not in head else "__device__"
        self.cx.diags.warning(
            "missing-device-qualifier",
            f"host function '{name.text}' uses '{use.text}', which only device code has; did you forget"
            f" '{qualifier}'?",
            name.location,
            length=name.length,
            notes=(Note(f"'{use.text}' is used here", use.location, use.length),),
        )

    # Members of classes

    def enter_record(self, brace: int, name: str | None) -> None:
        """Classify the members of the class `name`, which the brace opens.

        Device member functions and their bodies are marked. Host member functions are declared without their
        bodies, as far as their types are known.
        """
        source = self.source
        if brace not in self.pairs:
            return
        for member in self.scanner.class_members(brace):
            if self._is_virtual(member) and not member.is_device:
                self._defer_member(member, name)
                continue
            if self._exclude_host_only(member):
                source.skips[member.start] = member.end
                if self._is_non_friend_function(member):
                    self._defer_member(member, name)
                continue
            if not self.scanner.is_member_function(member):
                if self._may_have_host_type(member):
                    self._defer_member(member, name)
                else:
                    self._defer_initialisers(member)
                continue
            if not member.is_device and not self._is_defaulted_for_device(member, name):
                source.skips[member.start] = member.end
                if self._is_non_friend_function(member):
                    self._defer_member(member, name)
                continue
            self._mark_method(member, name, is_host=False)

    def _exclude_host_only(self, member: Declaration) -> bool:
        """Return whether a `__host__ __device__` member function is the host's alone
        (`DeviceSlice.is_host_only`), with a warning when its body is the reason.
        """
        is_host_only = self.slice is not None and self.slice.is_host_only(member)
        if is_host_only:
            self._warn_host_call(member)
        return is_host_only

    def _warn_host_call(self, declaration: Declaration) -> None:
        """Warn that a `__host__ __device__` function is left out of device code because of a name in its
        body.
        """
        assert self.slice is not None
        host_name = self.slice.find_host_name(declaration)
        if host_name is not None and not self.slice.is_library(declaration):
            name = self.scanner.names(declaration)[0]
            message = (
                f"__host__ __device__ function '{name.text}' uses '{host_name.text}', which only host code"
                " has; it is left out of device code"
            )
            self.cx.diags.warning(
                "host-call",
                message,
                name.location,
                length=name.length,
                notes=(Note(f"'{host_name.text}' is used here", host_name.location, host_name.length),),
            )

    def _defer_member(self, member: Declaration, name: str | None) -> None:
        """Defer the replacement of a member of the class `name` until the members before it are declared."""
        self.source.skips[member.start] = member.end
        self.source.host_members.add(member.start)
        self.members[member.start] = member, name or ""

    def _mark_method(self, member: Declaration, name: str | None, *, is_host: bool) -> None:
        source, tokens = self.source, self.tokens
        source.methods[member.start] = is_host
        if member.body is not None and tokens[member.body - 1].kind != "try":
            source.bodies[member.ctor_initialisers or member.body] = member.end
        if name and member.params is not None and tokens[member.params - 1].text == name:
            source.constructors.add(member.params - 1 - (tokens[member.params - 2].kind == "~"))

        if member.params is not None and member.params in self.pairs:
            source.deferred_initialisers.update(
                self._initialiser_starts(member.params + 1, self.pairs[member.params])
            )

    def _defer_initialisers(self, member: Declaration) -> None:
        """Defer the default member initializers to the end of the class ([class.mem] p6)."""
        tokens = self.tokens
        kinds = {tokens[i].kind for i in self.scanner.top_level_tokens(member.start, member.end)}
        if (
            member.inner != "variable"
            or member.record is not None
            or member.kind == "template"
            or kinds & _NO_FIELD
        ):
            return
        self.source.deferred_initialisers.update(self._initialiser_starts(member.start, member.end))

    def _initialiser_starts(self, start: int, end: int) -> Iterator[int]:
        """Yield the starts of the initialisers of a range of declarators: after `=`, at a brace after a name
        or its bounds, and either of them after a width.
        """
        is_initialiser = has_width = False
        for i in self.scanner.top_level_tokens(start, end):
            kind, before = self.tokens[i].kind, self.tokens[i - 1].kind
            if not is_initialiser and (
                kind == "=" or (kind == "{" and (has_width or before in NAMES or before == "]"))
            ):
                is_initialiser = True
                yield i + (kind == "=" and not has_width)
            elif kind == ",":
                is_initialiser = has_width = False
            has_width |= kind == ":"

    def _is_non_friend_function(self, member: Declaration) -> bool:
        """Return whether a function that is declared in a class is its member rather than a friend."""
        params = member.params
        return (
            params is not None
            and params in self.pairs
            and all(self.tokens[i].kind != "friend" for i in range(member.start, params))
        )

    def declare_host_member(self, i: int) -> list[Token]:
        """Let the host member function that begins at token `i` be parsed, or return its replacement tokens.

        Its body is left out, unless constants may need it. A constructor with parameters of unknown types is
        replaced by one that no argument matches.
        """
        member, name = self.members.pop(i)
        self.source.host_members.remove(i)
        source = self.source
        if self._is_virtual(member):
            return _opaque_member(VTABLE, VTABLE, self.tokens[member.start])
        if not self.scanner.is_member_function(member):
            return self._opaque_members(member, name)
        body = member.ctor_initialisers or member.body
        if not self._has_known_types(member, body or member.end, name):
            return self._opaque_constructor(member, name)
        del source.skips[i]
        self._mark_method(member, name, is_host=True)
        if body is not None and not self._may_be_evaluated(member, body, name):
            source.bodies.pop(body, None)
            source.omitted_bodies[body] = member.end
        return []

    # Members of host types

    def _is_virtual(self, member: Declaration) -> bool:
        return member.params is not None and any(
            self.tokens[k].kind == "virtual" for k in range(member.start, member.params)
        )

    def _may_have_host_type(self, member: Declaration) -> bool:
        """Return whether a non-function member may be of an unknown type; names that its class declares are
        not known yet.
        """
        if member.record is not None or member.kind not in ("variable", "type"):
            return False
        return self._is_thread_local(member) or any(
            self._is_unknown_type(i, set()) for i in self._type_tokens(member)
        )

    def _is_thread_local(self, member: Declaration) -> bool:
        """Return whether a data member has thread storage duration."""
        return any(
            self.tokens[i].kind in THREAD_STORAGE
            for i in self.scanner.top_level_tokens(member.start, member.end)
        )

    def _type_tokens(self, member: Declaration) -> list[int]:
        """Return the indices of the tokens of a data member's or alias's type, without bracketed ones such as
        attributes.
        """
        tokens, first = self.tokens, self.scanner.names(member)[0]
        if tokens[member.head].kind == "using":
            return list(self.scanner.top_level_tokens(member.head + 3, member.end))
        end = next((i for i in range(member.start, member.end) if tokens[i] is first), member.end)
        return [i for i in self.scanner.top_level_tokens(member.start, end) if i not in self.pairs]

    def _is_unknown_type(self, i: int, own_names: set[str]) -> bool:
        """Return whether a token in a type has no meaning here, and is no misspelt known name."""
        tokens, scopes, slice = self.tokens, self.source.scopes, self.slice
        assert slice is not None
        name = tokens[i].text
        if slice.is_unsupported_token(i, own_names) or tokens[i].kind not in NAMES:
            return slice.is_unsupported_token(i, own_names)
        return (
            tokens[declaration_scanner.index_before_name(tokens, i)].kind not in ("::", ".", "->")
            and tokens[i + 1].kind != "::"
            and name not in own_names
            and scopes.kind(name) is None
            and slice.guess(name, slice.type_names) is None
        )

    def _opaque_members(self, member: Declaration, name: str) -> list[Token]:
        """Return the tokens that replace data members of host types by opaque storage; an alias of such a
        type is dropped.
        """
        tokens, source = self.tokens, self.source
        if self._is_thread_local(member):
            return []
        if not any(self._is_unknown_type(i, {name}) for i in self._type_tokens(member)):
            del source.skips[member.start]
            self._defer_initialisers(member)
            return []
        if member.kind == "type" or any(
            tokens[i].kind == "static" for i in self.scanner.top_level_tokens(member.start, member.end)
        ):
            return []
        return [
            token
            for at in self.scanner.names(member)
            for token in _opaque_member(f"{OPAQUE_PREFIX}{self._spell_member_type(member, at)}", at.text, at)
        ]

    def _spell_member_type(self, member: Declaration, at: Token) -> str:
        """Return the type of a data member as it is spelled: that of its declaration, with its own
        ptr-operators and bounds.
        """
        tokens, type_tokens = self.tokens, self._type_tokens(member)
        while tokens[type_tokens[-1]].kind in _PTR_OPERATORS:
            type_tokens.pop()
        k = next(i for i in range(member.start, member.end) if tokens[i] is at)
        first, end = k, k + 1
        while tokens[first - 1].kind in _PTR_OPERATORS:
            first -= 1
        while tokens[end].kind == "[" and end in self.pairs:
            end = self.pairs[end] + 1
        return "".join(
            (
                *_spell_type(tokens, type_tokens),
                *_spell_type(tokens, range(first, k)),
                *(tokens[i].text for i in range(k + 1, end)),
            )
        )

    def _opaque_constructor(self, member: Declaration, name: str) -> list[Token]:
        """Return the tokens of `S(struct <host type>);`, the replacement of a constructor with parameters."""
        tokens, params = self.tokens, member.params
        assert params is not None
        at = tokens[params - 1]
        if at.text != name or tokens[params - 2].kind == "~" or self.pairs[params] == params + 1:
            return []
        host_type = Token(
            TYPE_NAME,
            "(host type)",
            at.location,
            at.length,
            simple_name("(host type)", at.location, at.length),
        )
        constructor = Token(
            CONSTRUCTOR, name, at.location, at.length, simple_name(name, at.location, at.length)
        )
        punctuators = [Token(kind, kind, at.location, 1) for kind in ("(", "struct", ")", ";")]
        return [
            Token(METHOD, "", at.location, 0, True),
            constructor,
            punctuators[0],
            punctuators[1],
            host_type,
            *punctuators[2:],
        ]

    def _may_be_evaluated(self, member: Declaration, body: int, name: str) -> bool:
        """Return whether the initialiser of a device variable may need the body of a host member function: a
        constexpr or an empty one.
        """
        tokens = self.tokens
        if tokens[body].kind == "{" and self.pairs.get(body) == body + 1:
            return True
        is_constant = any(tokens[k].kind == "constexpr" for k in range(member.start, body))
        return (
            is_constant
            and self.slice is not None
            and not any(self.slice.is_unsupported_token(i, {name}) for i in range(body, member.end))
        )

    def _has_known_types(self, member: Declaration, end: int, name: str) -> bool:
        """Return whether all types in the head of a member function are known here."""
        tokens, scopes = self.tokens, self.source.scopes
        own_names = {name} | {
            tokens[i].text for i in range(member.start, member.head) if tokens[i].kind in NAMES
        }
        params_end = self.pairs.get(member.params, end) if member.params is not None else end
        result = next(
            (i + 1 for i in self.scanner.top_level_tokens(params_end, end) if tokens[i].kind == "->"), None
        )
        for i in range(member.start, end):
            token = tokens[i]
            if (
                token.kind == "throw"
                or (token.text in ("override", "final") and tokens[i - 1].kind not in NAMES)
                or (self.slice is not None and self.slice.is_unsupported_token(i, own_names))
            ):
                return False
            unknown = (
                token.kind == IDENTIFIER and token.text not in own_names and scopes.kind(token.text) is None
            )
            if unknown and (
                i == result
                or (
                    tokens[declaration_scanner.index_before_name(tokens, i)].kind not in ("::", ".", "->")
                    and self._is_type_position(i)
                )
            ):
                return False
        return True

    def _is_type_position(self, i: int) -> bool:
        before, after = self.tokens[i - 1].kind, self.tokens[i + 1].kind
        return after in (IDENTIFIER, "&", "&&", "*", "::", "<") or (
            before in ("(", ",", "const") and after in (")", ",", "...")
        )

    def _is_defaulted_for_device(self, member: Declaration, name: str | None) -> bool:
        """Return whether a member function without a qualifier is device code as well: a defaulted or deleted
        one, if its types are known.
        """
        tokens = self.tokens
        if (
            not member.has_initialiser
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


def _spell_type(tokens: Sequence[Token], indices: Sequence[int]) -> Iterator[str]:
    """Yield the tokens of a type, with spaces where two of them would lex as one."""
    before = ""
    for i in indices:
        if tokens[i].text != "mutable":
            yield (
                f" {tokens[i].text}"
                if before and f"{before[-1]}a{tokens[i].text[0]}".isidentifier()
                else tokens[i].text
            )
            before = tokens[i].text


def _opaque_member(class_name: str, name: str, at: Token) -> list[Token]:
    """Return the tokens of `struct CLASS NAME;`."""
    parts = ((TYPE_NAME, class_name), (IDENTIFIER, name))
    names = [
        Token(token, text, at.location, at.length, simple_name(text, at.location, at.length))
        for token, text in parts
    ]
    return [Token("struct", "struct", at.location, 1), *names, Token(";", ";", at.location, 1)]
