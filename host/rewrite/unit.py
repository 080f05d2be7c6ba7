"""A preprocessed CUDA unit as C++ for the host.

What a kernel does becomes a stub that hands over its arguments' addresses, a launch a configured call of the
stub, the bodies of functions that only the device has go, and variables of the device keep a shadow whose
address names them. Nothing moves to another line.

    __global__ void k(int *p) { *p = 1; }    →  __attribute__((__noinline__, __noclone__)) void k(int *p) { … ::minicc_enter(…); }
    k<<<1, 32>>>(p);                         →  (::minicc_configure(1, 32), k(p));
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
    Declaration,
    callee_start,
    declaration,
    declarators,
    is_called,
    is_declared,
    is_function,
    name_before,
    parameters,
)
from .source_map import SourceMap, place_of
from .tokens import LITERAL, MARKER, MARKER_LINE, NAME, lines_of, tokens

_STUB = "__attribute__((__noinline__, __noclone__))"
_CONSTANT = frozenset({"const", "constexpr", "constinit"})
_REFERENCES = frozenset({"texture", "surface"})
"""The templates of texture and surface references, whose names CUDA 12 gave back to programs."""
_BREAK = re.compile(rf"{MARKER.pattern}\n?|\n", re.MULTILINE)
_DECLARING = frozenset({"struct", "class", "union", "enum", "using", "namespace"})
_HEADS = frozenset({"namespace", "extern"})
_ENDS = frozenset({";", "{", "}"})
Piece = str | tuple[int, int]
"""Of a replacement: text, or the span of the unit's text that it is a copy of."""
Replacement = str | list[Piece]


@record(frozen=True)
class Rewritten:
    """A unit for the host compiler, and the names, without their namespaces, of the kernels that it defines,
    of the device's variables, and of the functions that only the device has.
    """

    text: str
    kernels: frozenset[str]
    variables: frozenset[str]
    gone: frozenset[str]
    source: SourceMap


def rewrite(text: str, is_alone: bool = False) -> Rewritten:
    """The unit for the host compiler; with `is_alone` the device's variables are its own, as nvcc has them
    without `-rdc=true`. CompileError where a launch is not one.
    """
    unit = _Unit(text, is_alone)
    made, starts, origins, copies = unit.run()
    return Rewritten(
        made,
        frozenset(unit.kernels),
        frozenset(unit.variables),
        frozenset(unit.gone),
        SourceMap(text, made, starts, origins, copies),
    )


class _Unit:
    """One walk over the user's tokens, which collects edits of the text."""

    def __init__(self, text: str, is_alone: bool) -> None:
        self.text, self.is_alone = text, is_alone
        self.found = tokens(text)
        self.partner = match_brackets([token.text for token in self.found])
        self.edits: list[tuple[int, int, Replacement]] = []
        self.blanked: set[int] = set()
        self.kernels: set[str] = set()
        self.variables: set[str] = set()
        self.declared: dict[int, str] = {}
        """The names of kernels by the tokens that declare them."""
        self.launched: set[int] = set()
        """The tokens that name what is launched."""
        self._opened: list[tuple[int, ...]] = []
        self.gone: set[str] = set()
        """The functions that only device code has."""

    def run(self) -> tuple[str, list[int], list[int], list[bool]]:
        """The text, and of its pieces where they begin, where they come from, and whether they are copies."""
        i, result = 0, self.found
        for before, token in pairwise(result):
            # Host compilers know the word within attributes alone.
            if token.text == "__noinline__" and token.kind == NAME and before.text not in ("(", ","):
                self.edits.append((token.start, token.end, "__attribute__((__noinline__))"))
        while i < len(result):
            token = result[i]
            if token.kind == NAME and token.text in SPECIFIERS and i not in self.blanked:
                i = self._declaration(i)
            elif token.kind == NAME and token.text in WITH_ARGUMENTS and i not in self.blanked:
                self._blank(i)
                i += 1
            elif token.text in _REFERENCES and self._is_reference(i):
                self.edits.append((token.start, token.end, f"minicc_{token.text}"))
                last = next((k for k in range(i, len(result)) if result[k].text == ";"), i)
                self.variables.update(result[k].text for k, *_ in declarators(result, self.partner, i, last))
                i += 1
            elif token.text == "<" and self._is_launch(i):
                self._launch(i)
                i += 3
            else:
                i += 1
        self._check_calls()
        self._lambdas()
        return self._edited()

    # -- declarations

    def _declaration(self, i: int) -> int:
        """Rewrites the declaration with the specifier at `i`; where to go on."""
        made = declaration(self.found, self.partner, i)
        before = self.found[i - 1].text if i else ""
        if before == "]" or (before == ")" and not made.is_function):  # a lambda's
            self._blank(i)
            return i + 1
        for word, place in made.specifiers.items():
            self._blank(place, _STUB if word == "__global__" else "")
        if "__managed__" in made.specifiers:
            return self._managed(made)
        if not made.is_function:
            self._shadow(made)
            return i + 1
        if "__global__" in made.specifiers:
            self.declared[made.name] = self.found[made.name].text
        elif (
            "__device__" in made.specifiers
            and "__host__" not in made.specifiers
            and not self._is_constant(made)
        ):
            self.gone.add(self.found[made.name].text)
        if made.body < 0:
            return i + 1
        if "__global__" in made.specifiers:
            self._attributes(made)
            self.kernels.add(self.found[made.name].text)
            self._replace(made.body, made.last, self._stub(made))
            return made.last + 1
        if (
            "__device__" in made.specifiers
            and "__host__" not in made.specifiers
            and not self._is_constant(made)
        ):
            # a member's definition, which nothing declares again
            if made.name > 0 and self.found[made.name - 1].text == "::":
                self._replace(self._head(made), made.last, "")
            else:
                self._replace(made.colon if made.colon >= 0 else made.body, made.last, ";")
            return made.last + 1
        return i + 1

    def _attributes(self, made: Declaration) -> None:
        """Launch bounds of a kernel, which may stand anywhere before its name."""
        for k in range(made.first, made.name):
            if self.found[k].text in WITH_ARGUMENTS:
                self._blank(k)

    def _stub(self, made: Declaration) -> str:
        named = parameters(self.found, self.partner, made.params)
        for parameter in named:
            if parameter.insert >= 0:
                place = self.found[parameter.insert].start
                self.edits.append((place, place, f" {parameter.name}"))
        addresses = [
            f"::minicc_passed<decltype({p.name})>::at({p.name}){'...' if p.is_pack else ''}, " for p in named
        ]
        return (
            f"{{ const void *minicc_arguments[] = {{{''.join(addresses)}nullptr}};"
            " ::minicc_enter(minicc_arguments, __PRETTY_FUNCTION__); }"
        )

    def _shadow(self, made: Declaration) -> None:
        """A variable of the device: the host has its address alone, and what is constant its value."""
        if not {"__device__", "__constant__"} & made.specifiers.keys():
            return
        self._keep_apart(made)
        self.variables.update(
            self.found[k].text for k, *_ in declarators(self.found, self.partner, made.first, made.last)
        )
        if made.equals < 0:
            return
        words = [token.text for token in self.found[made.first : made.equals]]
        has_open_bound = any(a == "[" and b == "]" for a, b in pairwise(words)) and not self._closed(made)
        if not has_open_bound and not self._is_constant(made):
            for _, first, end in declarators(self.found, self.partner, made.first, made.last):
                if self.found[first].text == "=":
                    self._replace(first, end - 1, "")

    def _keep_apart(self, made: Declaration) -> None:
        """`static` before a variable of a namespace, unless it is declared as another unit's."""
        begin = self._begin(made)
        words = {token.text for token in self.found[begin : made.equals if made.equals >= 0 else made.last]}
        named = [k for k, *_ in declarators(self.found, self.partner, made.first, made.last)]
        if (
            not self.is_alone
            or words & {"extern", "static", "inline"}
            or self._template(begin - 1) >= 0
            or not self._in_namespace(begin)
        ):
            return
        if not any(self.found[k].text in self.shared or self.found[k - 1].text == "::" for k in named):
            place = self.found[made.first].start
            self.edits.append((place, place, "static "))

    def _in_namespace(self, i: int) -> bool:
        """Whether the token at `i` stands in a namespace, and not in a class or function."""
        for opening in self.around(i):
            k = opening - 1
            while (
                k >= 0
                and (self.found[k].kind in (NAME, LITERAL) or self.found[k].text == "::")
                and self.found[k].text not in _HEADS
            ):
                k -= 1
            if k < 0 or self.found[k].text not in ("namespace", "extern"):
                return False
        return True

    def around(self, i: int) -> list[int]:
        """The braces that are open at a token, by their numbers."""
        if not self._opened:
            opened: list[int] = []
            for k, token in enumerate(self.found):
                if token.text == "}" and opened:
                    opened.pop()
                self._opened.append(tuple(opened))
                if token.text == "{":
                    opened.append(k)
        return list(self._opened[i])

    @cached_property
    def shared(self) -> frozenset[str]:
        """The names of variables that are declared with `extern`, which other units may define."""
        result: set[str] = set()
        for i, token in enumerate(self.found):
            if token.text == "extern" and token.kind == NAME and self.found[i + 1].kind == NAME:
                end = i
                while end < len(self.found) and self.found[end].text not in (";", "{", "("):
                    end += 1
                result.update(token.text for token in self.found[i:end] if token.kind == NAME)
        return frozenset(result)

    def _closed(self, made: Declaration) -> bool:
        """Whether a table of functions that only the device has is told its bound, which its initialiser is
        not to tell.
        """
        first, last = made.equals + 1, made.last - 1
        bound = next(
            k
            for k in range(made.first, made.equals)
            if self.found[k].text == "[" and self.found[k + 1].text == "]"
        )
        if (
            self.found[first].text != "{"
            or self.partner.get(first) != last
            or not any(token.text in self.gone for token in self.found[first:last])
        ):
            return False
        count, angles, i = 0, 0, first + 1
        while i < last:
            count += i == first + 1 or (self.found[i - 1].text == "," and not angles)
            angles += {"<": 1, ">": -1}.get(self.found[i].text, 0)
            i = self.partner[i] + 1 if self.found[i].text in ("(", "[", "{") else i + 1
        place = self.found[bound].end
        self.edits.append((place, place, str(count)))
        return True

    def _managed(self, made: Declaration) -> int:
        """`T x;` becomes a reference to the object in managed memory, which both sides name by the same
        address.
        """
        begin = self._begin(made)
        words = {token.text for token in self.found[begin : made.last]}
        place = self.found[begin].start
        self.edits.append((place, place, "" if words & {"extern", "static"} else "extern "))
        storage, references = "static " if "static" in words else "", ""
        for k, first, end in declarators(self.found, self.partner, begin, made.last):
            name = self.found[k].text
            shadow = f"minicc_managed_{name}"
            self.edits.append((self.found[k].start, self.found[k].end, shadow))
            if first < end:
                self._replace(first, end - 1, "")
            if "extern" in words:
                references += f" extern decltype({shadow}) &{name};"
            else:
                references += (
                    f" {storage}decltype({shadow}) &{name} = *(decltype({shadow})"
                    f' *)::minicc_managed(::minicc_unit, "{name}", sizeof({shadow}));'
                )
        place = self.found[made.last].end
        self.edits.append((place, place, references))
        return made.last + 1

    def _begin(self, made: Declaration) -> int:
        """The first token of the declaration, before its specifiers."""
        i = made.first
        while (
            i
            and self.found[i - 1].text not in _ENDS
            and not (self.found[i - 1].text == ">" and self._template(i - 1) >= 0)
        ):
            i -= 1
        return i

    def _head(self, made: Declaration) -> int:
        """The first token of the declaration with its template parameters."""
        i = self._begin(made)
        while i and (start := self._template(i - 1)) >= 0:
            i = start
        return i

    def _template(self, i: int) -> int:
        """Where `template <…>` begins that the token at `i` ends; -1 where it ends none."""
        depth = 0
        for k in range(i, -1, -1):
            depth += {">": 1, "<": -1}.get(self.found[k].text, 0)
            if depth <= 0:
                return k - 1 if depth == 0 and k < i and self.found[k - 1].text == "template" else -1
        return -1

    def _is_constant(self, made: Declaration) -> bool:
        """Whether the declaration says `const` or `constexpr`, which a function's parameters and result do
        not.
        """
        stop = made.name if made.is_function else made.equals
        words = {token.text for token in self.found[self._begin(made) : stop]}
        return "constexpr" in words if made.is_function else bool(words & _CONSTANT)

    def _is_reference(self, i: int) -> bool:
        """Whether `texture` or `surface` is CUDA's template, and not one of the program's own."""
        result = self.found
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
        result = self.found
        return (
            i + 2 < len(result)
            and result[i + 1].text == result[i + 2].text == "<"
            and i > 0
            and result[i - 1].text != "operator"
        )

    def _launch(self, i: int) -> None:
        """`k<<<configuration>>>(arguments)` with its first `<` at `i`."""
        close = i + 3
        while close + 2 < len(self.found) and not all(self.found[close + k].text == ">" for k in range(3)):
            if self.found[close].text in (";", "}"):
                break
            close = self.partner.get(close, close) + 1
        opening = close + 3
        if opening >= len(self.found) or self.found[close].text != ">" or self.found[opening].text != "(":
            raise self._error(i, "expected '>>>(' and the kernel's arguments behind the launch configuration")
        start = callee_start(self.found, self.partner, i)
        if (named := name_before(self.found, self.partner, i)) >= 0:
            self.launched.add(named)
        begin = self.found[start].start
        first, last = self.found[i + 2].end, self.found[close].start
        self.edits.append((begin, begin, ["(::minicc_configure(", *self._spans(first, last), "), "]))
        self._replace(i, close + 2, "")
        end = self.found[self.partner[opening]].end
        self.edits.append((end, end, ")"))

    # -- calls

    def _check_calls(self) -> None:
        """CompileError where a kernel is called and not launched, or a host function launched. Names that are
        declared as several things are left alone.
        """
        result, kernels = self.found, set(self.declared.values())
        launched = {result[i].text for i in self.launched} - kernels
        uses: dict[str, list[int]] = {}
        for i, token in enumerate(result):
            if (
                token.kind == NAME
                and (token.text in kernels or token.text in launched)
                and i not in self.declared
            ):
                uses.setdefault(token.text, []).append(i)
        removed = [(start, end) for start, end, replacement in self.edits if end > start + 1]
        for name, places in uses.items():
            declared = [i for i in places if is_declared(result, self.partner, i)]
            if name in kernels and not declared:
                for i in places:
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
                name in launched and declared and all(is_function(result, self.partner, i) for i in declared)
            ):
                note = Diagnostic(
                    "note", f"'{name}' is declared here; '__global__' is missing", self._place(declared[0])
                )
                raise CompileError(
                    [
                        *self._error(
                            min(self.launched.intersection(places)),
                            f"a host function call cannot be configured: '{name}' is no kernel",
                        ).diagnostics,
                        note,
                    ]
                )

    def _is_ours(self, i: int) -> bool:
        """Whether the name at `i` is qualified by nothing, or by a namespace of the user's."""
        result = self.found
        if result[i - 1].text != "::" or result[i - 2].kind != NAME:
            return True
        return any(a.text == "namespace" and b.text == result[i - 2].text for a, b in pairwise(result))

    # -- lambdas

    def _lambdas(self) -> None:
        """Lambdas for the device, except for those in device code."""
        if not any(a.text == "]" and b.text in SPECIFIERS for a, b in pairwise(self.found)):
            return
        lines, gone = self._lines(), [(start, end) for start, end, _ in self.edits]
        for made in extended_lambdas(LexicalScopes([token.text for token in self.found]), lines):
            place = self.found[made.opening].start
            if not any(start <= place < end for start, end in gone):
                self._lambda(made)

    def _lambda(self, made: ExtendedLambda) -> None:
        problem = find_violation(made)
        if made.is_host and made.captures_by_reference:  # it stays the host's
            return
        if problem:
            raise self._error(made.opening, f"this lambda for the device {problem}")
        place = self.found[made.outermost_declaration].start
        self.edits.append((place, place, lambdas.declared(made)))
        call, arguments = lambdas.made_of(made, self._spelled)
        if not made.is_host:
            self._replace(made.opening, made.end, f"{call}{', '.join(arguments)})")
            return
        start, end = self.found[made.opening].start, self.found[made.end].end
        self.edits += [
            (start, start, call),
            (end, end, "".join(f", {argument}" for argument in arguments) + ")"),
        ]

    def _lines(self) -> list[int]:
        """The line of each token, as the user counts them."""
        return list(lines_of(self.text, [token.start for token in self.found]))

    def _spelled(self, first: int, end: int) -> str:
        return self.text[self.found[first].start : self.found[end - 1].end]

    # -- text

    def _error(self, i: int, message: str) -> CompileError:
        return CompileError([Diagnostic("error", message, self._place(i))])

    def _place(self, i: int) -> Location:
        return Location(*place_of(self.text, self.found[i].start))

    def _blank(self, i: int, replacement: str = "") -> None:
        """Takes out a specifier, with its arguments."""
        self.blanked.add(i)
        last = i
        if self.found[i].text in WITH_ARGUMENTS and self.found[i + 1].text == "(":
            last = self.partner[i + 1]
        self._replace(i, last, replacement)

    def _replace(self, first: int, last: int, replacement: str) -> None:
        """Puts `replacement` for the tokens, and keeps their line ends."""
        start, end = self.found[first].start, self.found[last].end
        self.edits.append((start, end, replacement + self._ends_of_lines(start, end)))

    def _ends_of_lines(self, start: int, end: int) -> str:
        """What keeps the lines behind a part of the text where they are: as many ends, or where macros of
        system headers have left markers in it, the last.
        """
        *_, marker = (None, *MARKER_LINE.finditer(self.text, start, end))
        if marker is None:
            return "\n" * self.text.count("\n", start, end)
        line = int(marker[1]) + self.text.count("\n", marker.end(), end)
        return f'\n# {line} "{marker[2]}"\n'

    def _spans(self, start: int, end: int) -> list[Piece]:
        """The text in [start, end) on one line: without line markers and ends of lines, and the spaces around
        it.
        """
        start += len(self.text[start:end]) - len(self.text[start:end].lstrip())
        end = max(start, end - (len(self.text[start:end]) - len(self.text[start:end].rstrip())))
        made: list[Piece] = []
        for item in _BREAK.finditer(self.text, start, end):
            made += [(start, item.start()), " "]
            start = item.end()
        return [*made, (start, end)]

    def _edited(self) -> tuple[str, list[int], list[int], list[bool]]:
        pieces: list[str] = []
        starts: list[int] = []
        origins: list[int] = []
        copies: list[bool] = []
        length = at = 0

        def put(text: str, origin: int, is_copy: bool) -> None:
            nonlocal length
            if text:
                pieces.append(text)
                starts.append(length)
                origins.append(origin)
                copies.append(is_copy)
                length += len(text)

        for start, end, replacement in sorted(self.edits, key=lambda edit: (edit[0], edit[1])):
            if start < at:
                continue
            put(self.text[at:start], at, True)
            for piece in [replacement] if isinstance(replacement, str) else replacement:
                if isinstance(piece, str):
                    put(piece, start, False)
                else:
                    put(self.text[piece[0] : piece[1]], piece[0], True)
            at = end
        put(self.text[at:], at, True)
        return "".join(pieces), starts or [0], origins or [0], copies or [True]
