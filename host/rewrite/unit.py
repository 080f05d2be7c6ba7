"""A preprocessed CUDA unit as C++ for the host. A kernel becomes a stub that passes its arguments' addresses,
a launch a configured call of the stub. Bodies of device-only functions are removed; device variables become
host variables whose addresses identify them. Nothing moves to another line.

    __global__ void k(int *p) { *p = 1; }
    →  __attribute__((__noinline__, __noclone__)) void k(int *p) { … ::minicc_enter(…); }
    k<<<1, 32>>>(p);
    →  (::minicc_configure(1, 32), k(p));
"""

from __future__ import annotations

import re
from functools import cached_property
from itertools import pairwise

from ...frontend.syntax.declarations.capture_analysis import LexicalScopes, match_brackets
from ...frontend.syntax.declarations.extended_lambdas import ExtendedLambda, extended_lambdas, find_violation
from ...support.diagnostics import CompileError, Diagnostic, Location
from ...support.fast_dataclass import record
from . import lambdas
from .declarations import (
    SPECIFIERS,
    WITH_ARGUMENTS,
    HostDeclaration,
    callee_start,
    declaration,
    declarators,
    is_called,
    is_declared,
    is_function,
    name_before,
    parameters,
)
from .source_map import SourceMap, user_location
from .tokens import MARKER, MARKER_LINE, lines_of, tokens

_STUB = "__attribute__((__noinline__, __noclone__))"
_CONSTANT = frozenset({"const", "constexpr", "constinit"})
_REFERENCES = frozenset({"texture", "surface"})
"""The templates of texture and surface references; since CUDA 12 programs may use their names."""
_BREAK = re.compile(rf"{MARKER.pattern}\n?|\n", re.MULTILINE)
_DECLARING = frozenset({"struct", "class", "union", "enum", "using", "namespace"})
_HEADS = frozenset({"namespace", "extern"})
_ENDS = frozenset({";", "{", "}"})
Piece = str | tuple[int, int]
"""A piece of a replacement: text, or the span of the unit's text that it copies."""
Replacement = str | list[Piece]


@record(frozen=True)
class Rewritten:
    """A unit for the host compiler; the names, without namespaces, of the kernels that it defines, of the
    device variables, and of the device-only functions.
    """

    text: str
    kernels: frozenset[str]
    variables: frozenset[str]
    device_only: frozenset[str]
    source: SourceMap


def rewrite(text: str, is_alone: bool = False) -> Rewritten:
    """Return the unit for the host compiler; with `is_alone` device variables have internal linkage, as in
    nvcc without `-rdc=true`. Raise CompileError for an invalid launch.
    """
    unit = _Unit(text, is_alone)
    result, starts, origins, copies = unit.run()
    return Rewritten(
        result,
        frozenset(unit.kernels),
        frozenset(unit.variables),
        frozenset(unit.device_only),
        SourceMap(text, result, starts, origins, copies),
    )


class _Unit:
    """One walk over the user's tokens, which collects edits of the text."""

    def __init__(self, text: str, is_alone: bool) -> None:
        self.text, self.is_alone = text, is_alone
        self.tokens = tokens(text)
        self.partner = match_brackets([token.text for token in self.tokens])
        self.edits: list[tuple[int, int, Replacement]] = []
        self.blanked: set[int] = set()
        self.kernels: set[str] = set()
        self.variables: set[str] = set()
        self.declare_closure: dict[int, str] = {}
        """The names of kernels by the tokens that declare them."""
        self.launched: set[int] = set()
        """The tokens that name what is launched."""
        self._opened: list[tuple[int, ...]] = []
        self.device_only: set[str] = set()
        """The functions that only device code has."""

    def run(self) -> tuple[str, list[int], list[int], list[bool]]:
        """Return the text, and for each of its pieces the start, the origin, and whether it is a copy."""
        i, tokens = 0, self.tokens
        for before, token in pairwise(tokens):
            # Host compilers accept the keyword in attributes only.
            if token.text == "__noinline__" and token.kind == "name" and before.text not in ("(", ","):
                self.edits.append((token.start, token.end, "__attribute__((__noinline__))"))
        while i < len(tokens):
            token = tokens[i]
            if token.kind == "name" and token.text in SPECIFIERS and i not in self.blanked:
                i = self._declaration(i)
            elif token.kind == "name" and token.text in WITH_ARGUMENTS and i not in self.blanked:
                self._blank(i)
                i += 1
            elif token.text in _REFERENCES and self._is_reference(i):
                self.edits.append((token.start, token.end, f"minicc_{token.text}"))
                last = next((k for k in range(i, len(tokens)) if tokens[k].text == ";"), i)
                self.variables.update(tokens[k].text for k, *_ in declarators(tokens, self.partner, i, last))
                i += 1
            elif token.text == "<" and self._is_launch(i):
                self._launch(i)
                i += 3
            else:
                i += 1
        self._check_calls()
        self._lambdas()
        return self._apply_edits()

    # -- declarations

    def _declaration(self, i: int) -> int:
        """Rewrite the declaration with the specifier at `i`. Return the token to continue at."""
        result = declaration(self.tokens, self.partner, i)
        before = self.tokens[i - 1].text if i else ""
        if before == "]" or (before == ")" and not result.is_function):  # a lambda's
            self._blank(i)
            return i + 1
        for word, place in result.specifiers.items():
            self._blank(place, _STUB if word == "__global__" else "")
        if "__managed__" in result.specifiers:
            return self._make_managed(result)
        if not result.is_function:
            self._make_host_variable(result)
            return i + 1
        if "__global__" in result.specifiers:
            self.declare_closure[result.name] = self.tokens[result.name].text
        elif (
            "__device__" in result.specifiers
            and "__host__" not in result.specifiers
            and not self._is_constant(result)
        ):
            self.device_only.add(self.tokens[result.name].text)
        if result.body < 0:
            return i + 1
        if "__global__" in result.specifiers:
            self._attributes(result)
            self.kernels.add(self.tokens[result.name].text)
            self._replace(result.body, result.last, self._stub(result))
            return result.last + 1
        if (
            "__device__" in result.specifiers
            and "__host__" not in result.specifiers
            and not self._is_constant(result)
        ):
            # the definition of a member, which is declared once
            if result.name > 0 and self.tokens[result.name - 1].text == "::":
                self._replace(self._head(result), result.last, "")
            else:
                self._replace(result.colon if result.colon >= 0 else result.body, result.last, ";")
            return result.last + 1
        return i + 1

    def _attributes(self, item: HostDeclaration) -> None:
        """Remove a kernel's launch bounds, which may be anywhere before its name."""
        for k in range(item.first, item.name):
            if self.tokens[k].text in WITH_ARGUMENTS:
                self._blank(k)

    def _stub(self, item: HostDeclaration) -> str:
        names = parameters(self.tokens, self.partner, item.params)
        for parameter in names:
            if parameter.insert >= 0:
                place = self.tokens[parameter.insert].start
                self.edits.append((place, place, f" {parameter.name}"))
        addresses = [
            f"::minicc_passed<decltype({p.name})>::at({p.name}){'...' if p.is_pack else ''}, " for p in names
        ]
        return (
            f"{{ const void *minicc_arguments[] = {{{''.join(addresses)}nullptr}};"
            " ::minicc_enter(minicc_arguments, __PRETTY_FUNCTION__); }"
        )

    def _make_host_variable(self, item: HostDeclaration) -> None:
        """Make a device variable a host variable: the host uses its address only, and the value of a
        constant.
        """
        if not {"__device__", "__constant__"} & item.specifiers.keys():
            return
        self._make_static(item)
        self.variables.update(
            self.tokens[k].text for k, *_ in declarators(self.tokens, self.partner, item.first, item.last)
        )
        if item.equals < 0:
            return
        words = [token.text for token in self.tokens[item.first : item.equals]]
        has_open_bound = any(a == "[" and b == "]" for a, b in pairwise(words)) and not self._insert_bound(
            item
        )
        if not has_open_bound and not self._is_constant(item):
            for _, first, end in declarators(self.tokens, self.partner, item.first, item.last):
                if self.tokens[first].text == "=":
                    self._replace(first, end - 1, "")

    def _make_static(self, item: HostDeclaration) -> None:
        """Insert `static` before a namespace-scope variable, unless it is declared as another unit's."""
        begin = self._begin(item)
        words = {token.text for token in self.tokens[begin : item.equals if item.equals >= 0 else item.last]}
        names = [k for k, *_ in declarators(self.tokens, self.partner, item.first, item.last)]
        if (
            not self.is_alone
            or words & {"extern", "static", "inline"}
            or self._template(begin - 1) >= 0
            or not self._in_namespace(begin)
        ):
            return
        if not any(self.tokens[k].text in self.shared or self.tokens[k - 1].text == "::" for k in names):
            place = self.tokens[item.first].start
            self.edits.append((place, place, "static "))

    def _in_namespace(self, i: int) -> bool:
        """Check whether the token at `i` is at namespace scope, not in a class or function."""
        for opening in self.around(i):
            k = opening - 1
            while (
                k >= 0
                and (self.tokens[k].kind in ("name", "literal") or self.tokens[k].text == "::")
                and self.tokens[k].text not in _HEADS
            ):
                k -= 1
            if k < 0 or self.tokens[k].text not in ("namespace", "extern"):
                return False
        return True

    def around(self, i: int) -> list[int]:
        """Return the numbers of the braces that are open at a token."""
        if not self._opened:
            opened: list[int] = []
            for k, token in enumerate(self.tokens):
                if token.text == "}" and opened:
                    opened.pop()
                self._opened.append(tuple(opened))
                if token.text == "{":
                    opened.append(k)
        return list(self._opened[i])

    @cached_property
    def shared(self) -> frozenset[str]:
        """The names of variables declared with `extern`, which other units may define."""
        result: set[str] = set()
        for i, token in enumerate(self.tokens):
            if token.text == "extern" and token.kind == "name" and self.tokens[i + 1].kind == "name":
                end = i
                while end < len(self.tokens) and self.tokens[end].text not in (";", "{", "("):
                    end += 1
                result.update(token.text for token in self.tokens[i:end] if token.kind == "name")
        return frozenset(result)

    def _insert_bound(self, item: HostDeclaration) -> bool:
        """Insert the bound of a table of device-only functions, whose initialiser is removed, and return
        whether there is one.
        """
        first, last = item.equals + 1, item.last - 1
        bound = next(
            k
            for k in range(item.first, item.equals)
            if self.tokens[k].text == "[" and self.tokens[k + 1].text == "]"
        )
        if (
            self.tokens[first].text != "{"
            or self.partner.get(first) != last
            or not any(token.text in self.device_only for token in self.tokens[first:last])
        ):
            return False
        count, angles, i = 0, 0, first + 1
        while i < last:
            count += i == first + 1 or (self.tokens[i - 1].text == "," and not angles)
            angles += {"<": 1, ">": -1}.get(self.tokens[i].text, 0)
            i = self.partner[i] + 1 if self.tokens[i].text in ("(", "[", "{") else i + 1
        place = self.tokens[bound].end
        self.edits.append((place, place, str(count)))
        return True

    def _make_managed(self, item: HostDeclaration) -> int:
        """Make `T x;` a reference to the object in managed memory, which both sides access at the same
        address.
        """
        begin = self._begin(item)
        words = {token.text for token in self.tokens[begin : item.last]}
        place = self.tokens[begin].start
        self.edits.append((place, place, "" if words & {"extern", "static"} else "extern "))
        storage, references = "static " if "static" in words else "", ""
        for k, first, end in declarators(self.tokens, self.partner, begin, item.last):
            name = self.tokens[k].text
            shadow = f"minicc_managed_{name}"
            self.edits.append((self.tokens[k].start, self.tokens[k].end, shadow))
            if first < end:
                self._replace(first, end - 1, "")
            if "extern" in words:
                references += f" extern decltype({shadow}) &{name};"
            else:
                references += (
                    f" {storage}decltype({shadow}) &{name} = *(decltype({shadow})"
                    f' *)::minicc_managed(::minicc_unit, "{name}", sizeof({shadow}));'
                )
        place = self.tokens[item.last].end
        self.edits.append((place, place, references))
        return item.last + 1

    def _begin(self, item: HostDeclaration) -> int:
        """Return the first token of the declaration, before its specifiers."""
        i = item.first
        while (
            i
            and self.tokens[i - 1].text not in _ENDS
            and not (self.tokens[i - 1].text == ">" and self._template(i - 1) >= 0)
        ):
            i -= 1
        return i

    def _head(self, item: HostDeclaration) -> int:
        """Return the first token of the declaration with its template parameters."""
        i = self._begin(item)
        while i and (start := self._template(i - 1)) >= 0:
            i = start
        return i

    def _template(self, i: int) -> int:
        """Return the first token of the `template <…>` that ends at `i`, or -1."""
        depth = 0
        for k in range(i, -1, -1):
            depth += {">": 1, "<": -1}.get(self.tokens[k].text, 0)
            if depth <= 0:
                return k - 1 if depth == 0 and k < i and self.tokens[k - 1].text == "template" else -1
        return -1

    def _is_constant(self, item: HostDeclaration) -> bool:
        """Check whether the declaration has `const` or `constexpr` outside a function's parameters and
        result.
        """
        stop = item.name if item.is_function else item.equals
        words = {token.text for token in self.tokens[self._begin(item) : stop]}
        return "constexpr" in words if item.is_function else bool(words & _CONSTANT)

    def _is_reference(self, i: int) -> bool:
        """Check whether `texture` or `surface` is CUDA's template, not one of the program's own."""
        result = self.tokens
        own = any(
            token.text == result[i].text and result[k - 1].text in _DECLARING
            for k, token in enumerate(result)
            if k
        )
        return (
            not own
            and i + 1 < len(result)
            and result[i + 1].text == "<"
            and (i == 0 or result[i - 1].text not in (".", "->", "::"))
        )

    # -- launches

    def _is_launch(self, i: int) -> bool:
        result = self.tokens
        return (
            i + 2 < len(result)
            and result[i + 1].text == result[i + 2].text == "<"
            and i > 0
            and result[i - 1].text != "operator"
        )

    def _launch(self, i: int) -> None:
        """Rewrite `k<<<configuration>>>(arguments)` with its first `<` at `i`."""
        close = i + 3
        while close + 2 < len(self.tokens) and not all(self.tokens[close + k].text == ">" for k in range(3)):
            if self.tokens[close].text in (";", "}"):
                break
            close = self.partner.get(close, close) + 1
        opening = close + 3
        if opening >= len(self.tokens) or self.tokens[close].text != ">" or self.tokens[opening].text != "(":
            raise self._error(i, "expected '>>>(' and the kernel's arguments after the launch configuration")
        start = callee_start(self.tokens, self.partner, i)
        if (names := name_before(self.tokens, self.partner, i)) >= 0:
            self.launched.add(names)
        begin = self.tokens[start].start
        first, last = self.tokens[i + 2].end, self.tokens[close].start
        self.edits.append((begin, begin, ["(::minicc_configure(", *self._spans(first, last), "), "]))
        self._replace(i, close + 2, "")
        end = self.tokens[self.partner[opening]].end
        self.edits.append((end, end, ")"))

    # -- calls

    def _check_calls(self) -> None:
        """Raise CompileError if a kernel is called without a launch, or a host function is launched. Names
        with several declarations are not checked.
        """
        result, kernels = self.tokens, set(self.declare_closure.values())
        launched = {result[i].text for i in self.launched} - kernels
        uses: dict[str, list[int]] = {}
        for i, token in enumerate(result):
            if (
                token.kind == "name"
                and (token.text in kernels or token.text in launched)
                and i not in self.declare_closure
            ):
                uses.setdefault(token.text, []).append(i)
        removed = [(start, end) for start, end, replacement in self.edits if end > start + 1]
        for name, uses_of_name in uses.items():
            declare_closure = [i for i in uses_of_name if is_declared(result, self.partner, i)]
            if name in kernels and not declare_closure:
                for i in uses_of_name:
                    is_removed = any(start <= result[i].start < end for start, end in removed)
                    if (
                        i not in self.launched
                        and is_called(result, self.partner, i)
                        and self._is_ours(i)
                        and not is_removed
                    ):
                        raise self._error(
                            i, f"a __global__ function call must be configured: '{name}<<<grid, block>>>(…)'"
                        )
            elif (
                name in launched
                and declare_closure
                and all(is_function(result, self.partner, i) for i in declare_closure)
            ):
                note = Diagnostic(
                    "note",
                    f"'{name}' is declared here; '__global__' is missing",
                    self._location(declare_closure[0]),
                )
                raise CompileError(
                    [
                        *self._error(
                            min(self.launched.intersection(uses_of_name)),
                            f"a host function call cannot be configured: '{name}' is not a kernel",
                        ).diagnostics,
                        note,
                    ]
                )

    def _is_ours(self, i: int) -> bool:
        """Check whether the name at `i` is unqualified, or qualified by a namespace of the user's."""
        result = self.tokens
        if result[i - 1].text != "::" or result[i - 2].kind != "name":
            return True
        return any(a.text == "namespace" and b.text == result[i - 2].text for a, b in pairwise(result))

    # -- lambdas

    def _lambdas(self) -> None:
        """Rewrite device lambdas, except those in device code."""
        if not any(a.text == "]" and b.text in SPECIFIERS for a, b in pairwise(self.tokens)):
            return
        lines, device_only = self._lines(), [(start, end) for start, end, _ in self.edits]
        for result in extended_lambdas(LexicalScopes([token.text for token in self.tokens]), lines):
            place = self.tokens[result.opening].start
            if not any(start <= place < end for start, end in device_only):
                self._lambda(result)

    def _lambda(self, extended_lambda: ExtendedLambda) -> None:
        problem = find_violation(extended_lambda)
        if extended_lambda.is_host and extended_lambda.captures_by_reference:  # it stays the host's
            return
        if problem:
            raise self._error(extended_lambda.opening, f"this lambda for the device {problem}")
        place = self.tokens[extended_lambda.outermost_declaration].start
        self.edits.append((place, place, lambdas.declare_closure(extended_lambda)))
        call, arguments = lambdas.construct_closure(extended_lambda, self._source_text)
        if not extended_lambda.is_host:
            self._replace(extended_lambda.opening, extended_lambda.end, f"{call}{', '.join(arguments)})")
            return
        start, end = self.tokens[extended_lambda.opening].start, self.tokens[extended_lambda.end].end
        self.edits += [
            (start, start, call),
            (end, end, "".join(f", {argument}" for argument in arguments) + ")"),
        ]

    def _lines(self) -> list[int]:
        """The user's line number of each token."""
        return list(lines_of(self.text, [token.start for token in self.tokens]))

    def _source_text(self, first: int, end: int) -> str:
        return self.text[self.tokens[first].start : self.tokens[end - 1].end]

    # -- text

    def _error(self, i: int, message: str) -> CompileError:
        return CompileError([Diagnostic("error", message, self._location(i))])

    def _location(self, i: int) -> Location:
        return Location(*user_location(self.text, self.tokens[i].start))

    def _blank(self, i: int, replacement: str = "") -> None:
        """Remove a specifier, with its arguments."""
        self.blanked.add(i)
        last = i
        if self.tokens[i].text in WITH_ARGUMENTS and self.tokens[i + 1].text == "(":
            last = self.partner[i + 1]
        self._replace(i, last, replacement)

    def _replace(self, first: int, last: int, replacement: str) -> None:
        """Replace tokens, and preserve their line ends."""
        start, end = self.tokens[first].start, self.tokens[last].end
        self.edits.append((start, end, replacement + self._ends_of_lines(start, end)))

    def _ends_of_lines(self, start: int, end: int) -> str:
        """Return text that keeps later lines in place: as many line ends, or the last marker where macros of
        system headers have left markers.
        """
        *_, marker = (None, *MARKER_LINE.finditer(self.text, start, end))
        if marker is None:
            return "\n" * self.text.count("\n", start, end)
        line = int(marker[1]) + self.text.count("\n", marker.end(), end)
        return f'\n# {line} "{marker[2]}"\n'

    def _spans(self, start: int, end: int) -> list[Piece]:
        """Return the text in [start, end) on one line: without line markers, line ends and the spaces around
        them.
        """
        start += len(self.text[start:end]) - len(self.text[start:end].lstrip())
        end = max(start, end - (len(self.text[start:end]) - len(self.text[start:end].rstrip())))
        result: list[Piece] = []
        for item in _BREAK.finditer(self.text, start, end):
            result += [(start, item.start()), " "]
            start = item.end()
        return [*result, (start, end)]

    def _apply_edits(self) -> tuple[str, list[int], list[int], list[bool]]:
        parts: list[str] = []
        starts: list[int] = []
        origins: list[int] = []
        copies: list[bool] = []
        length = at = 0

        def put(text: str, origin: int, is_copy: bool) -> None:
            nonlocal length
            if text:
                parts.append(text)
                starts.append(length)
                origins.append(origin)
                copies.append(is_copy)
                length += len(text)

        for start, end, replacement in sorted(self.edits, key=lambda edit: (edit[0], edit[1])):
            if start < at:
                continue
            put(self.text[at:start], at, True)
            for part in [replacement] if isinstance(replacement, str) else replacement:
                if isinstance(part, str):
                    put(part, start, False)
                else:
                    put(self.text[part[0] : part[1]], part[0], True)
            at = end
        put(self.text[at:], at, True)
        return "".join(parts), starts or [0], origins or [0], copies or [True]
