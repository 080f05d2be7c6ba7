"""What of a unit device code needs, and what is the host's: decided on its outline, before anything is
parsed.

Device code is what has a device qualifier, and every declaration that it mentions by name, and those that
these mention: types, templates, aliases, constants, constexpr functions. Of a library's headers device
functions and classes, too, must be mentioned: device code begins in the program's own files, with kernels and
with variables of the device. All else is the host's. In the main file it is parsed all the same where it
plainly is of the language (every name in it is known), so that its errors are reported. What has a virtual
function, a base or member that is the host's, or a qualified name that nobody declares is the host's even
where device code mentions it: the mention is the error.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cached_property

from ...text.library import is_built_in
from ...text.tokens import STRING, USER_STRING, Token
from ..grammar.declarator_builders import TYPE_WORDS
from ..tokens.scopes import C_LIBRARY, STANDARD_NAMES
from . import declaration_scanner
from .declaration_scanner import NAMES, RECORD_WORDS, Declaration, Scanner, before_name
from .free_names import mentions

_BEFORE_DECLARED = (
    TYPE_WORDS | NAMES | RECORD_WORDS | {"*", "&", "&&", ">", "...", "typename", "auto", "using"}
)
_BEFORE_TYPE = frozenset({"(", ",", ";", "{", "}", "const", "struct", "class", "extern", "static"})
_MEASURES = frozenset({"sizeof", "alignof", "__alignof__", "alignas"})
THREAD_WORDS = frozenset({"thread_local", "__thread"})
"""What makes each thread of the host have a variable of its own."""
_INTERNAL = frozenset({"inline", "static", "constexpr", "__inline__", "__inline", "__forceinline__"})
"""Words that keep a function or variable from other units, or leave it to each."""
_HOST_WORDS = frozenset({"virtual", "throw", "try", "typeid", "dynamic_cast"})
_HOST_TYPES = frozenset({"__int128"})


class Reach:
    """Which declarations of a unit are kept, and which are the host's.

    `is_type` tells whether every program has a type of this name, `guess` which of some types a name may be a
    slip for, `is_stray` what is no declaration at all (it is kept, for the parser to report), `asked` are
    names that are wanted besides, `libraries` the files of libraries.
    """

    def __init__(
        self,
        scanner: Scanner,
        is_type: Callable[[str], bool],
        guess: Callable[[str, Iterable[str]], str | None],
        is_stray: Callable[[Declaration], bool],
        asked: set[str],
        libraries: Collection[str] = (),
    ) -> None:
        self.libraries = libraries
        self.main = scanner.tokens[-1].location.file
        self.scanner, self.tokens, self.pairs = scanner, scanner.tokens, scanner.pairs
        self.is_type, self.guess, self.is_stray = is_type, guess, is_stray
        self.outline = scanner.outline(0, len(self.tokens) - 1)
        self.at: dict[int, Declaration] = {}
        self.keys: dict[int, set[str]] = {}
        self.known: set[str] = {"std"}
        self.types: set[str] = set()
        self.hosts: set[str] = set()
        self.standard: set[str] = set()
        self.aliases_of_std: set[str] = {"std"}
        self.kept: set[int] = set()
        self.entered: set[str] = set()
        self.named: set[str] = set()
        """The names in what is kept of using declarations, directives and aliases of namespaces."""
        leaves = self.leaves = list(self._leaves(self.outline, False))
        self.asked = asked
        self.device_templates = {
            key
            for d in leaves
            if d.device and d.kind == declaration_scanner.TEMPLATE
            for key in self.keys[d.start]
        }
        for declaration in leaves:
            # An explicit specialisation is for whatever its template is for.
            declaration.device = declaration.device or self._specialises(declaration)
        self.held = self._held(leaves, asked)
        """The names of classes that device code has objects or addresses of, with their bases and what is in
        them: members of the host's types are room in these.
        """
        self.needed, self.mentioned = self._reached(self._is_asked_for, self._mentioned)
        self.sized: dict[int, list[range]] = {}
        """The variables of the host whose type is known and that device code mentions, by where they begin,
        with the first values that their types do not depend on: what is not evaluated may name them
        ([expr.context] p1).
        """
        self.unneeded = {
            key
            for d in leaves
            if d.start not in self.needed and self._is_built_in(d)
            for key in self.keys[d.start]
        }
        """The names in built-in headers that device code does not mention: host code alone wants them."""
        for declaration in leaves:
            self.decide(declaration)
        self._enter(self.outline)

    def add(self, i: int) -> Declaration:
        """The declaration at token `i`, where none was thought to begin: text was left out after an error."""
        result = self.scanner.whole(i, len(self.tokens) - 1)
        for declaration in self._leaves([result], False):
            self.decide(declaration)
        self._enter([result])
        return result

    def _enter(self, declarations: list[Declaration]) -> bool:
        """Namespaces are kept that hold something that is, or nothing at all, or that a `using` or an alias
        names; returns whether anything here is.
        """
        kept = not declarations
        for declaration in declarations:
            wanted = (
                declaration.kind == declaration_scanner.BLOCK or self.keys[declaration.start] & self.named
            )
            if declaration.opens is not None and (self._enter(declaration.members) or wanted):
                self.kept.add(declaration.start)
                self.entered |= self.keys[declaration.start]
            kept = kept or declaration.start in self.kept
        return kept

    def is_entered(self, found: Declaration) -> bool:
        """Return whether the declarations of a namespace or block are looked at one by one: a part of it
        holds something that is kept.
        """
        return found.start in self.kept or bool(self.keys[found.start] & self.entered)

    def _leaves(self, declarations: list[Declaration], in_std: bool) -> Iterator[Declaration]:
        """The declarations of a file, its namespaces' in their place; their names are noted."""
        for declaration in declarations:
            self.at[declaration.start] = declaration
            keys = self.keys[declaration.start] = self.scanner.keys(declaration)
            if in_std:
                self.standard |= keys
            if (
                declaration.inner == declaration_scanner.NAMESPACE
                and declaration.opens is None
                and self._is_alias_of_std(declaration)
            ):
                self.aliases_of_std |= keys
            if declaration.opens is not None:
                self.known |= keys
                yield from self._leaves(declaration.members, in_std or "std" in keys)
            else:
                yield declaration

    def _is_alias_of_std(self, found: Declaration) -> bool:
        """`namespace q = std;`, or of another alias."""
        words = [token.text for token in self.tokens[found.head + 2 : found.end]]
        return (
            words[:1] == ["="]
            and words[-1:] == [";"]
            and len(words) == 3 + (words[1] == "::")
            and words[-2] in self.aliases_of_std
        )

    # What device code mentions

    def _reached(
        self, is_root: Callable[[Declaration], bool], mentioned_in: Callable[[Declaration], list[set[str]]]
    ) -> tuple[set[int], set[str]]:
        """The starts of the declarations that the roots or what is asked of device code from outside need,
        and all names that these mention.
        """
        declaring: dict[str, list[Declaration]] = {}
        operators: list[Declaration] = []
        reached: set[int] = set()
        work = [self.asked]
        for declaration in self.leaves:
            if is_root(declaration):
                reached.add(declaration.start)
                work += mentioned_in(declaration)
            elif declaration.device or self._may_be_kept(declaration):
                for key in self.keys[declaration.start]:
                    declaring.setdefault(key, []).append(declaration)
                if not self.keys[declaration.start]:
                    operators.append(declaration)
            else:
                work += [
                    mentions(self.tokens, self.pairs, part, None) for part in self._launches(declaration)
                ]
        seen: set[str] = set()
        new = list[Declaration]()
        generic = list[Declaration]()
        for declaration in operators:
            operands = self._operands(declaration)
            declared = [name for name in operands if name in declaring]
            for name in declared:
                declaring[name].append(declaration)
            if not declared:
                is_generic = self.is_library(declaration) and not any(map(self.is_type, operands))
                (generic if is_generic else new).append(declaration)
        while True:
            for declaration in new:
                if declaration.start not in reached:
                    reached.add(declaration.start)
                    work += mentioned_in(declaration)
                    if generic and self.is_library(declaration):
                        work += [mentioned for operator in generic for mentioned in mentioned_in(operator)]
                        reached |= {operator.start for operator in generic}
                        generic = []
            if not work:
                return reached, seen
            mentioned = work.pop() - seen
            seen |= mentioned
            new = [declaration for name in mentioned for declaration in declaring.get(name, ())]

    def _held(self, leaves: list[Declaration], asked: set[str]) -> set[str]:
        classes: dict[str, list[Declaration]] = {}
        for declaration in leaves:
            if declaration.inner == declaration_scanner.CLASS and declaration.record is not None:
                for key in self.keys[declaration.start]:
                    classes.setdefault(key, []).append(declaration)
        held = set[str]()
        work = [
            key
            for key, result in classes.items()
            if key in asked or any(declaration.device for declaration in result)
        ]
        work += [
            self.tokens[i].text
            for d in leaves
            if self._is_asked_for(d)
            for i in range(d.start, d.end)
            if self.tokens[i].text in classes and self._declares_by(i)
        ]
        while work:
            key = work.pop()
            if key not in held:
                held.add(key)
                for declaration in classes.get(key, ()):
                    work += [
                        token.text
                        for part in self._state(declaration)
                        for token in self.tokens[part.start : part.stop]
                        if token.kind in NAMES and token.text in classes
                    ]
        return held

    def _declares_by(self, i: int) -> bool:
        """Return whether a name seems to be a type that something is declared with, `C x`, `const C *x`, cast
        to, `(C *)`, or measured, or the class that a member is sought in, `C::Member`.
        """
        tokens, k = self.tokens, i + 1
        if tokens[k].kind == "::":
            return True
        while tokens[k].kind in ("*", "&", "const", "__restrict__"):
            k += 1
        is_type = tokens[k].kind in NAMES or (
            tokens[k].kind == ")" and (k > i + 1 or tokens[i - 2].kind in _MEASURES)
        )
        return is_type and tokens[i - 1].kind in _BEFORE_TYPE

    def _state(self, found: Declaration) -> list[range]:
        """The words of a class about its bases and data members."""
        assert found.record is not None
        members = [] if self._is_enumeration(found) else self.scanner.class_members(found.record)
        return [
            range(found.head, found.record),
            *(range(m.start, m.end) for m in members if not self.scanner.is_member_function(m)),
        ]

    def _operands(self, found: Declaration) -> list[str]:
        """The names among the parameters of an operator function of a library or of the host: those of their
        types, without which nobody can mean it ([over.match.oper] p1), the parameters' own, and those of a
        template's.
        """
        if found.params is None or (
            found.device and not (self.is_library(found) or self._is_built_in(found))
        ):
            return []
        parameters = range(found.params, self.pairs.get(found.params, found.params))
        return list(dict.fromkeys(self.tokens[i].text for i in parameters if self.tokens[i].kind in NAMES))

    def _is_asked_for(self, found: Declaration) -> bool:
        """Return whether a declaration is code for the device that nobody else need mention: kernels, what
        another unit may name, and all of the program's own files.
        """
        if self._instantiates(found):
            return True
        return (
            found.device
            and not self._is_built_in(found)
            and (not self.is_library(found) or self._is_visible(found))
        )

    def _is_visible(self, found: Declaration) -> bool:
        """Return whether a device declaration is a kernel, or defines a variable or function that host code
        or other units may name.
        """
        tokens = self.tokens
        head = range(found.head, found.params if found.params is not None else found.end)
        is_definition = (
            found.body is not None if found.is_function else found.inner == declaration_scanner.VARIABLE
        )
        if not is_definition:
            return False
        if any(tokens[i].kind == "__global__" for i in head):
            return True
        return found.kind != declaration_scanner.TEMPLATE and all(
            tokens[i].kind not in _INTERNAL for i in head
        )

    def _is_built_in(self, found: Declaration) -> bool:
        """Return whether a declaration is a built-in header's, in a program; files of the device library need
        what they include.
        """
        return is_built_in(self.tokens[found.start].location.file) and not is_built_in(self.main)

    def is_library(self, found: Declaration) -> bool:
        """Return whether a declaration is a library's."""
        return self.tokens[found.start].location.file in self.libraries

    def may_fail(self, found: Declaration) -> bool:
        """Return whether a declaration is one that device code need not mean, though it may name it: what
        cannot be read or checked is the host's then.
        """
        if self.is_library(found) or found.start in self.sized:
            return not self._is_asked_for(found)
        return (
            not found.device
            and found.start not in self.needed
            and found.inner
            not in (declaration_scanner.NAMESPACE, declaration_scanner.USING, declaration_scanner.EMPTY)
        )

    def is_for_host(self, found: Declaration) -> bool:
        """Return whether a function for both sides is the host's alone: by its head, or by what its body
        names.
        """
        return self._is_for_both(found) and (self._takes_hosts(found) or self.host_name_in(found) is not None)

    def _is_idle(self, found: Declaration) -> bool:
        """Return whether a class has virtual functions for the device, or a base that is left to the host,
        and no code for the device alone mentions it.
        """
        if found.record is None or self._is_enumeration(found):
            return False
        is_virtual = any(
            member.device
            and any(
                self.tokens[i].kind == "virtual" for i in range(member.start, member.params or member.end)
            )
            for member in self.scanner.class_members(found.record)
        )
        is_derived = any(
            self.is_hosts(i, set()) and self._is_base(i) for i in range(found.head, found.record)
        )
        return (is_virtual or is_derived) and self.keys[found.start].isdisjoint(self.demanded)

    def _takes_hosts(self, found: Declaration) -> bool:
        """Return whether a type in the head of a function is the host's: device code has nothing to call it
        with.
        """
        end = found.inits or found.body or found.end
        head = [
            i for i in range(found.head, end) if self.tokens[i].kind in NAMES and not self._is_declared_at(i)
        ]
        return any(
            self.is_hosts(i, set()) or (self._is_qualified(i) and self.is_foreign(i, set())) for i in head
        )

    def host_name_in(self, found: Declaration) -> Token | None:
        """The first name of the host's in the body of a function for both sides that no code for the device
        alone mentions; else None.
        """
        if (
            self._is_built_in(found)
            or not self._is_for_both(found)
            or self._takes_hosts(found)
            or (place := self._first_of_host(found)) is None
        ):
            return None
        names = self.scanner.keys(found)
        return place if names and names.isdisjoint(self.demanded) else None

    def _is_for_both(self, found: Declaration) -> bool:
        """Return whether a function is for the host and the device: by its words, or because a declaration
        without any announced it to the host.
        """
        if not found.is_function or found.params is None:
            return False
        words = {self.tokens[i].kind for i in range(found.start, found.inits or found.body or found.end)}
        if "__host__" in words:
            return True
        return "__device__" in words and any(
            (key, self._parameters(found)) in self._announced for key in self.keys.get(found.start, ())
        )

    @cached_property
    def _announced(self) -> set[tuple[str, str]]:
        """The functions without a device qualifier that are declared without a body: names, and the
        parameters' types.
        """
        return {
            (key, self._parameters(declaration))
            for declaration in self.leaves
            if declaration.inner == declaration_scanner.FUNCTION
            and declaration.kind != declaration_scanner.TEMPLATE
            and not declaration.device
            and declaration.body is None
            and declaration.params is not None
            for key in self.keys[declaration.start]
        }

    def _parameters(self, found: Declaration) -> str:
        """The words between a function's parentheses, without what seems to be the parameters' names and
        first values.
        """
        assert found.params is not None
        tokens, end, words, is_value = (
            self.tokens,
            self.pairs.get(found.params, found.params),
            list[str](),
            False,
        )
        for i in range(found.params + 1, end):
            is_value = tokens[i].kind != "," and (is_value or tokens[i].kind == "=")
            is_name = (
                tokens[i].kind in NAMES
                and tokens[i + 1].kind in (",", ")", "=", "[")
                and tokens[i - 1].kind not in ("(", ",", "const", "struct", "enum", "::")
            )
            if not is_value and not is_name:
                words.append(tokens[i].text)
        return " ".join(words)

    def _first_of_host(self, found: Declaration) -> Token | None:
        """The first name in the body of a function that the host alone has; None without one."""
        if found.body is None:
            return None
        tokens = self.tokens
        names = [i for i in range(found.params or found.body, found.end) if tokens[i].kind in NAMES]
        own = {tokens[i].text for i in names if self._is_declared_at(i)}
        body = found.inits or found.body
        places = [i for i in names if i > body and self._is_of_host(i, own)]
        if places:
            own = self._member_names(found)
        return next((tokens[i] for i in places if self._is_of_host(i, own)), None)

    def _member_names(self, found: Declaration) -> set[str]:
        """The names that the classes declare which a function is a member of, with their bases: they hide
        what the host has of these names ([basic.lookup.unqual] p8).
        """
        tokens, pairs, seen, own = self.tokens, self.pairs, set[int](), set[str]()
        work = [d for d in self.leaves if d.record is not None and d.record < found.start < pairs[d.record]]
        work += [d for key in self.scanner.keys(found) for d in self._classes.get(key, ())]
        while work:
            declaration = work.pop()
            if declaration.start in seen or declaration.record is None:
                continue
            seen.add(declaration.start)
            own |= {
                tokens[i].text
                for i in range(declaration.record, pairs[declaration.record])
                if tokens[i].kind in NAMES and self._is_declared_at(i)
            }
            work += [
                d
                for i in range(declaration.head, declaration.record)
                if tokens[i].kind in NAMES
                for d in self._classes.get(tokens[i].text, ())
            ]
        return own

    @cached_property
    def _classes(self) -> dict[str, list[Declaration]]:
        """The classes that have members here, by name."""
        result: dict[str, list[Declaration]] = {}
        for declaration in self.leaves:
            if declaration.record is not None and not self._is_enumeration(declaration):
                for key in self.keys[declaration.start]:
                    result.setdefault(key, []).append(declaration)
        return result

    def _is_of_host(self, i: int, own: set[str]) -> bool:
        name = self.tokens[i].text
        if self._is_qualified(i):
            return self.is_foreign(i, own)
        return self.is_hosts(i, own) or (
            name in C_LIBRARY
            and name not in self.known | own
            and self.tokens[before_name(self.tokens, i)].kind not in (".", "->")
        )

    @cached_property
    def demanded(self) -> set[str]:
        """The names that code for the device alone mentions, and those that what these name mentions: what
        must be compiled for the device.
        """
        return self._reached(self._is_for_device, self._demanded_by)[1]

    def _is_for_device(self, found: Declaration) -> bool:
        return (
            self._is_asked_for(found)
            and not self._is_for_both(found)
            and found.inner != declaration_scanner.CLASS
        )

    def _demanded_by(self, found: Declaration) -> list[set[str]]:
        """The names that a declaration mentions, those aside in members for both sides that name something of
        the host's: nobody may call these.
        """
        parts = self.visible(found)
        if found.record is not None and not self._is_enumeration(found):
            for member in self.scanner.class_members(found.record):
                if self._is_for_both(member) and self._first_of_host(member) is not None:
                    parts = [part for whole in parts for part in _without(whole, member)]
        return [mentions(self.tokens, self.pairs, part, found.params) for part in parts]

    def _is_qualified(self, i: int) -> bool:
        """Return whether names of scopes stand before a name: not `decltype(…)`, whose scope the names alone
        do not tell.
        """
        before = before_name(self.tokens, i)
        return self.tokens[before].kind == "::" and self.tokens[before - 1].kind != ")"

    def _is_apart(self, found: Declaration) -> bool:
        """Return whether a declaration is parsed only where device code needs it: what is not of the main
        file, but for directives.
        """
        return self.tokens[found.start].location.file != self.main and found.inner not in (
            declaration_scanner.USING,
            declaration_scanner.NAMESPACE,
            declaration_scanner.EMPTY,
        )

    def _mentioned(self, found: Declaration) -> list[set[str]]:
        """The names that a declaration mentions."""
        return [mentions(self.tokens, self.pairs, part, found.params) for part in self.visible(found)]

    def visible(self, found: Declaration) -> list[range]:
        """The tokens of a declaration that will be parsed: a class's without its host members, behind their
        template parameters.

        The body of a constexpr member is parsed, since constants may want it.
        """
        if found.record is None or self._is_enumeration(found):
            return [range(found.start, found.end)]
        parts, start = list[range](), found.start
        for member in self.scanner.class_members(found.record):
            if (
                not member.device
                and self.scanner.is_member_function(member)
                and not self._is_constexpr(member)
            ):
                parts.append(range(start, member.head))
                start = member.end
        parts.append(range(start, found.end))
        return parts

    def _is_enumeration(self, found: Declaration) -> bool:
        assert found.record is not None
        return any(self.tokens[i].kind == "enum" for i in range(found.head, found.record))

    def _launches(self, found: Declaration) -> list[range]:
        """The template arguments of kernels that a host function launches: `k<float, N><<<…>>>`."""
        if found.body is None:
            return []
        tokens, parts = self.tokens, []
        for i in range(found.body, found.end - 1):
            if tokens[i].kind == "<<" and tokens[i + 1].kind == "<" and tokens[i - 1].kind == ">":
                k, depth = i - 1, 0
                while k > found.body:
                    depth += {">": 1, ">>": 2, "<": -1}.get(tokens[k].kind, 0)
                    if depth == 0 or tokens[k].kind in (";", "{", "}"):
                        break
                    k -= 1
                parts.append(range(k, i))
        return parts

    def _instantiates(self, found: Declaration) -> bool:
        """Return whether this is an explicit instantiation of a template for the device."""
        if self.tokens[found.start].kind != "template" or found.head != found.start:
            return False
        limit = found.params if found.params is not None else found.end
        return any(self.tokens[i].text in self.device_templates for i in range(found.start, limit))

    def _specialises(self, found: Declaration) -> bool:
        """Return whether this is an explicit specialisation of a function template for the device."""
        explicit = [token.kind for token in self.tokens[found.start : found.start + 3]] == [
            "template",
            "<",
            ">",
        ]
        return explicit and found.is_function and bool(self.keys[found.start] & self.device_templates)

    def _is_constexpr(self, found: Declaration) -> bool:
        """Return whether a function may serve constants: constexpr, with a body, and no literal's suffix."""
        tokens = self.tokens
        if found.params is None or found.body is None:
            return False
        head = range(found.start, found.params)
        literal = any(
            tokens[i].kind == "operator" and tokens[i + 1].kind in (STRING, USER_STRING) for i in head
        )
        return not literal and any(tokens[i].kind == "constexpr" for i in head)

    def _may_be_kept(self, found: Declaration) -> bool:
        """Return whether device code can use a declaration without a device qualifier."""
        if found.head == found.start and self.tokens[found.start].kind == "template":
            return False
        if found.inner == declaration_scanner.FUNCTION:
            return (
                self._is_constexpr(found) or self.scanner.is_deleted(found) or self._is_only_declared(found)
            )
        return found.inner != declaration_scanner.VARIABLE or (
            found.constant and not self._is_of_threads(found)
        )

    def _is_of_threads(self, found: Declaration) -> bool:
        return any(self.tokens[i].kind in THREAD_WORDS for i in range(found.head, found.end))

    def _is_only_declared(self, found: Declaration) -> bool:
        """Return whether a function has no body here: device code may ask for the type of its result."""
        names = self.keys.get(found.start, set())
        return (
            found.body is None
            and self.tokens[found.start].kind != "extern"
            and not any(map(self.is_type, names))
        )

    # What is kept

    def decide(self, found: Declaration) -> bool:
        """Return whether a declaration is kept, with those before it decided."""
        keys = self.keys.setdefault(found.start, self.scanner.keys(found))
        if not found.device and self.is_stray(found):
            self.kept.add(found.start)
            return True
        if self._is_built_in(found):
            kept = found.start in self.needed
        elif found.device:
            kept = (
                (found.start in self.needed or not self.is_library(found))
                and not self.is_for_host(found)
                and not self._is_idle(found)
            )
        else:
            kept = (found.start in self.needed or not self._is_apart(found)) and self._is_kept(found)
        if kept:
            self.kept.add(found.start)
            self.known |= keys
            if found.inner in (
                declaration_scanner.CLASS,
                declaration_scanner.TYPE,
                declaration_scanner.USING,
            ):
                self.types |= keys
            if found.inner in (declaration_scanner.NAMESPACE, declaration_scanner.USING):
                self.named |= {
                    token.text for token in self.tokens[found.start : found.end] if token.kind in NAMES
                }
        else:
            self.hosts |= keys
            if self._is_sized(found):
                self.kept.add(found.start)
        return kept

    def _is_sized(self, found: Declaration) -> bool:
        """Return whether device code may ask for the type of a variable of the host: it mentions that, and
        all that the type is made of is known here.
        """
        names = self.keys[found.start]
        if (
            found.inner != declaration_scanner.VARIABLE
            or found.kind == declaration_scanner.TEMPLATE
            or found.constant
            or found.record is not None
            or names.isdisjoint(self.mentioned)
        ):
            return False
        values = self._values(found)
        own = self._with_attributes(found).union(*(self.keys[start] for start in self.sized))
        is_known = not any(
            self._is_foreign_token(i, own, False, False)
            for i in range(found.start, found.end)
            if not any(i in value for value in values)
        )
        if is_known:
            self.sized[found.start] = values
        return is_known

    def _values(self, found: Declaration) -> list[range]:
        """The first values of variables, from `=`, `{` or `(` on, but for those that their types depend
        on.
        """
        tokens, values, last, is_needed = self.tokens, list[range](), found.end - 1, False
        start: int | None = None
        for i in self.scanner.outside(found.start, found.end):
            kind = tokens[i].kind
            if start is None and (
                kind in ("=", "{") or (kind == "(" and self.scanner.is_initialiser(i, found.head))
            ):
                start = i
            if kind in ("auto", "decltype", "&", "&&") and start is None:
                return []
            is_needed |= start is None and kind == "[" and tokens[i + 1].kind == "]"
            if kind == "," or i == last:
                if start is not None and not is_needed:
                    values.append(range(start, i))
                start, is_needed = None, False
        return values

    def _is_kept(self, found: Declaration) -> bool:
        if self._is_for_host_types(found) or (
            found.inner == declaration_scanner.ASSERTION
            and any(self.is_hosts(i, set()) for i in range(found.head, found.end))
        ):
            return False
        if (
            found.start in self.needed
            and found.head == found.start
            and self.tokens[found.start].kind == "template"
        ):
            return True
        if found.inner in (declaration_scanner.USING, declaration_scanner.NAMESPACE):
            return self._names_known(found)
        if found.inner == declaration_scanner.EMPTY:
            return True
        if not self._may_be_kept(found) or (
            found.start not in self.needed
            and found.inner == declaration_scanner.FUNCTION
            and self._is_only_declared(found)
        ):
            return False
        if (
            found.inner == declaration_scanner.CLASS
            and found.kind != declaration_scanner.TEMPLATE
            and found.record is None
            and self.tokens[found.end - 2].kind in NAMES
        ):
            return True
        return not self._is_foreign(found, found.start in self.needed)

    def _is_for_host_types(self, found: Declaration) -> bool:
        """Return whether this specialises a class template for types that device code does not have: nothing
        in it can ask for that.
        """
        if found.kind != declaration_scanner.TEMPLATE or found.record is None:
            return False
        return any(self._is_host_type(i) for i in range(found.head, found.record))

    def _is_host_type(self, i: int) -> bool:
        kind = self.tokens[i].kind
        return kind in _HOST_TYPES or (kind == "double" and self.tokens[i - 1].kind == "long")

    def _names_known(self, found: Declaration) -> bool:
        """Return whether a using declaration or directive, or a namespace alias, names what is known here."""
        tokens = self.tokens
        equals = next((i for i in range(found.start, found.end) if tokens[i].kind == "="), found.start)
        path = [tokens[i].text for i in range(equals, found.end) if tokens[i].kind in NAMES]
        if len(path) == 1 and [tokens[i].kind for i in range(found.start, found.start + 2)] == [
            "using",
            "::",
        ]:
            # A built-in function, perhaps, which only the checker knows.
            is_of_device = path[0] in self.mentioned or not self.libraries
            return path[0] in self.known or (
                is_of_device and path[0] not in self.hosts and path[0] not in C_LIBRARY
            )
        if not path or path[0] not in self.known or path[0] in self.hosts:
            return False
        if path[0] == "std" and len(path) > 1:
            return path[-1] in STANDARD_NAMES or (path[-1] in self.standard and path[-1] not in self.unneeded)
        return path[0] != "std" or bool(self.standard)

    def _is_foreign(self, found: Declaration, needed: bool) -> bool:
        """Return whether a declaration is nothing that this language can hold."""
        parts = self.visible(found)
        if found.record is not None and self.keys[found.start] & self.held:
            parts = [range(found.start, found.record)]
        elif found.record is not None and any(
            self.tokens[i].kind == "virtual"
            for i in range(found.record, self.pairs.get(found.record, found.record))
        ):
            return True
        always = self._with_attributes(found)
        declared = [
            i for part in parts for i in part if self.tokens[i].kind in NAMES and self._is_declared_at(i)
        ]
        # what stands before that does not see members
        inside = found.start if found.record is None else found.record
        before, own = (
            always | {self.tokens[i].text for i in declared if i < limit} for limit in (inside, found.end)
        )
        params = (
            range(found.params, self.pairs.get(found.params, 0)) if found.params is not None else range(0)
        )
        return any(
            self._is_foreign_token(i, before if i < inside else own, needed, i in params)
            for part in parts
            for i in part
        )

    def _with_attributes(self, found: Declaration) -> set[str]:
        """The names that a declaration declares, and the words of its attributes."""
        words = self.keys[found.start]
        for i in range(found.start, found.end):
            if self.tokens[i].kind == "__attribute__" or (
                self.tokens[i].kind == "[" and self.tokens[i + 1].kind == "["
            ):
                words = words | {self.tokens[k].text for k in range(i, self.pairs.get(i + 1, i))}
        return words

    def is_foreign(self, i: int, own: set[str]) -> bool:
        """Return whether a token is of nothing that this language knows, the names in `own` aside."""
        return self._is_host_type(i) or self._is_foreign_token(i, own, True, False)

    def is_hosts(self, i: int, own: set[str]) -> bool:
        """Return whether a token names what the host alone has, a template perhaps: the names in `own` aside."""
        name = self.tokens[i].text
        return (
            self.tokens[i].kind in NAMES
            and self.tokens[before_name(self.tokens, i)].kind not in (".", "->")
            and name in self.hosts
            and name not in self.known
            and name not in own
        )

    def _is_declared_at(self, i: int) -> bool:
        """Return whether a name seems to be declared where it stands."""
        before, after = self.tokens[i - 1].kind, self.tokens[i + 1].kind
        if before == "," or before == "{":
            return after in (",", ";", "=", "[", "}")
        if after in NAMES or after == "::":
            return False
        return before in _BEFORE_DECLARED or (
            before == "const" and self.tokens[i - 2].kind in _BEFORE_DECLARED
        )

    def _is_foreign_token(self, i: int, own: set[str], needed: bool, in_params: bool) -> bool:
        tokens = self.tokens
        token = tokens[i]
        if token.kind in _HOST_WORDS or (not needed and self._is_host_type(i)):
            return True
        before = before_name(tokens, i)
        if token.kind not in NAMES or tokens[before].kind in (".", "->"):
            return False
        name, after = token.text, tokens[i + 1].kind
        if tokens[before].kind == "::" and tokens[before - 1].kind in (*NAMES, ">"):
            if tokens[before - 1].text not in self.aliases_of_std:
                return name in self.hosts and name not in self.known and name not in own
            if name in STANDARD_NAMES:
                return name in self.unneeded and not needed
            # A program may announce a class of the standard library itself, as libraries of tests do.
            return (
                name not in self.standard
                or (name in self.unneeded and not needed)
                or (name in self.hosts and name not in self.known)
            )
        if name in own:
            return False
        if name in self.known or self.is_type(name):
            # A class of the host's may be declared here, without its definition.
            return name in self.hosts and (name not in self.known or (not needed and self._is_base(i)))
        if after == "::":
            return True
        if not needed:
            return after != "(" or name in self.hosts or name in self.unneeded
        in_type = (
            after in NAMES
            or (after == "*" and tokens[i - 1].kind in ("{", ";"))
            or (in_params and after in ("*", "&", "&&"))
        )
        is_base = self._is_base(i)
        return (in_type or is_base) and (
            name in self.hosts or is_base or self.guess(name, self.types) is None
        )

    def _is_base(self, i: int) -> bool:
        """Return whether a name stands among the bases of a class."""
        before, after = self.tokens[i - 1].kind, self.tokens[i + 1].kind
        return before in ("public", "private", "protected") or (
            before == ":" and after in ("{", "<", ",") and self.tokens[i - 2].kind in (*NAMES, ">")
        )


def _without(part: range, member: Declaration) -> list[range]:
    """A stretch of tokens without those of a member."""
    if not part.start <= member.start < part.stop:
        return [part]
    return [range(part.start, member.start), range(member.end, part.stop)]
