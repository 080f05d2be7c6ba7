"""The device slice of a unit: the declarations that device code needs. Computed on the outline, before
parsing.

The roots are declarations with a device qualifier. The slice adds every declaration that its members name:
types, templates, aliases, constants, constexpr functions. In headers of libraries, device functions and
classes are no roots: there the roots are kernels and device variables of the program's own files.

All other declarations are host code. In the main file they are parsed all the same when they are plainly of
the language (every name in them is known), so that their errors are reported. A class with a virtual function
or with a base or member of a host type, and a qualified name without a declaration, are host code even when
device code names them: that use is the error.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cached_property

from ...text.library import is_built_in
from ...text.tokens import STRING, USER_STRING, Token
from ..tokens.keywords import NAMES, TAG_KEYWORDS, TYPE_KEYWORDS
from ..tokens.scopes import C_LIBRARY, STANDARD_NAMES
from .declaration_scanner import Declaration, DeclarationScanner, index_before_name
from .free_names import find_free_names

_BEFORE_DECLARED = (
    TYPE_KEYWORDS | NAMES | TAG_KEYWORDS | {"*", "&", "&&", ">", "...", "typename", "auto", "using"}
)
_BEFORE_TYPE = frozenset({"(", ",", ";", "{", "}", "const", "struct", "class", "extern", "static"})
_SIZE_OPERATORS = frozenset({"sizeof", "alignof", "__alignof__", "alignas"})
THREAD_STORAGE = frozenset({"thread_local", "__thread"})
"""Keywords that give each host thread a variable of its own."""
_LOCAL_SPECIFIERS = frozenset({"inline", "static", "constexpr", "__inline__", "__inline", "__forceinline__"})
"""Specifiers of functions and variables that other units cannot name, or define themselves."""
_HOST_KEYWORDS = frozenset({"virtual", "throw", "try", "typeid", "dynamic_cast"})
_HOST_TYPES = frozenset({"__int128"})


class DeviceSlice:
    """The partition of a unit's declarations into device slice and host code.

    Callbacks: `is_type` returns whether every program has a type of this name; `guess` returns the type, of
    `type_names` and others, that a misspelt name may stand for; `is_stray` returns whether tokens are no
    declaration at all (such are parsed, to be reported). `instance_names` are names in explicit instances,
    additional roots; `libraries` are the files of libraries.

    `starts` holds the first tokens of the selected declarations, `known_names` the names that device code may
    use, `type_names` the types among them, `host_names` the names of host code, `std_names` those declared in
    `std`.
    """

    def __init__(
        self,
        scanner: DeclarationScanner,
        is_type: Callable[[str], bool],
        guess: Callable[[str, Iterable[str]], str | None],
        is_stray: Callable[[Declaration], bool],
        instance_names: set[str],
        libraries: Collection[str] = (),
    ) -> None:
        self.libraries = libraries
        self.main = scanner.tokens[-1].location.file
        self.scanner, self.tokens, self.pairs = scanner, scanner.tokens, scanner.pairs
        self.is_type, self.guess, self.is_stray = is_type, guess, is_stray
        self.outline = scanner.outline(0, len(self.tokens) - 1)
        self.declaration_at: dict[int, Declaration] = {}
        self.keys: dict[int, set[str]] = {}
        self.known_names: set[str] = {"std"}
        self.type_names: set[str] = set()
        self.host_names: set[str] = set()
        self.std_names: set[str] = set()
        self.aliases_of_std: set[str] = {"std"}
        self.starts: set[int] = set()
        self.open_namespaces: set[str] = set()
        self.using_names: set[str] = set()
        """The names in selected using-declarations, using-directives and namespace aliases."""
        leaves = self.leaves = list(self._leaves(self.outline, False))
        self.instance_names = instance_names
        self.device_templates = {
            key for d in leaves if d.is_device and d.kind == "template" for key in self.keys[d.start]
        }
        for declaration in leaves:
            # An explicit specialisation is device code if its template is.
            declaration.is_device = declaration.is_device or self._is_explicit_specialisation(declaration)
        self.stored_classes = self._find_stored_classes(leaves, instance_names)
        """The names of classes that device code has objects or addresses of, with their bases and the classes
        of their members. Members of host types are opaque storage in these.
        """
        self.reachable, self.reachable_names = self._compute_reachable(self._is_root, self._references)
        self.typed_variables: dict[int, list[range]] = {}
        """The host variables that device code names and whose type is known, by their first token, with the
        initialisers that do not affect the type. Unevaluated operands may name them ([expr.context] p1).
        """
        self.unused_built_ins = {
            key
            for d in leaves
            if d.start not in self.reachable and self._is_built_in(d)
            for key in self.keys[d.start]
        }
        """The names in built-in headers that device code does not name: only host code uses them."""
        for declaration in leaves:
            self.select(declaration)
        self._select_namespaces(self.outline)

    def add(self, i: int) -> Declaration:
        """Return the declaration at token `i` when the outline has none there, as after an error."""
        result = self.scanner.scan_nested(i, len(self.tokens) - 1)
        for declaration in self._leaves([result], False):
            self.select(declaration)
        self._select_namespaces([result])
        return result

    def _select_namespaces(self, declarations: list[Declaration]) -> bool:
        """Select the namespaces that contain a selected declaration, are empty, or are named by a
        using-directive or an alias. Returns whether any of the declarations is selected.
        """
        is_any_selected = not declarations
        for declaration in declarations:
            is_named = declaration.kind == "block" or self.keys[declaration.start] & self.using_names
            if declaration.scope_brace is not None and (
                self._select_namespaces(declaration.members) or is_named
            ):
                self.starts.add(declaration.start)
                self.open_namespaces |= self.keys[declaration.start]
            is_any_selected = is_any_selected or declaration.start in self.starts
        return is_any_selected

    def contains_members(self, declaration: Declaration) -> bool:
        """Return whether the declarations of a namespace or block are classified one by one: some part of it
        contains a selected declaration.
        """
        return declaration.start in self.starts or bool(self.keys[declaration.start] & self.open_namespaces)

    def _leaves(self, declarations: list[Declaration], in_std: bool) -> Iterator[Declaration]:
        """Yield the declarations of a file, with those of its namespaces in place; record their names."""
        for declaration in declarations:
            self.declaration_at[declaration.start] = declaration
            keys = self.keys[declaration.start] = self.scanner.keys(declaration)
            if in_std:
                self.std_names |= keys
            if (
                declaration.inner == "namespace"
                and declaration.scope_brace is None
                and self._is_alias_of_std(declaration)
            ):
                self.aliases_of_std |= keys
            if declaration.scope_brace is not None:
                self.known_names |= keys
                yield from self._leaves(declaration.members, in_std or "std" in keys)
            else:
                yield declaration

    def _is_alias_of_std(self, declaration: Declaration) -> bool:
        """Return whether this is `namespace q = std;`, or an alias of such an alias."""
        tokens = [token.text for token in self.tokens[declaration.head + 2 : declaration.end]]
        return (
            tokens[:1] == ["="]
            and tokens[-1:] == [";"]
            and len(tokens) == 3 + (tokens[1] == "::")
            and tokens[-2] in self.aliases_of_std
        )

    # Reachability

    def _compute_reachable(
        self, is_root: Callable[[Declaration], bool], references: Callable[[Declaration], list[set[str]]]
    ) -> tuple[set[int], set[str]]:
        """Return the start tokens of all declarations that the roots and `instance_names` need, transitively,
        and all names that these refer to. `references` returns the names that a declaration refers to.
        """
        declarations: dict[str, list[Declaration]] = {}
        unnamed: list[Declaration] = []
        reached: set[int] = set()
        work = [self.instance_names]
        for declaration in self.leaves:
            if is_root(declaration):
                reached.add(declaration.start)
                work += references(declaration)
            elif declaration.is_device or self._is_usable_on_device(declaration):
                for key in self.keys[declaration.start]:
                    declarations.setdefault(key, []).append(declaration)
                if not self.keys[declaration.start]:
                    unnamed.append(declaration)
            else:
                work += [
                    find_free_names(self.tokens, self.pairs, span, None)
                    for span in self._launch_arguments(declaration)
                ]
        seen: set[str] = set()
        frontier = list[Declaration]()
        generic = list[Declaration]()
        # An operator function has no name to refer to: it is needed once one of its parameter types is. One
        # without such a type is needed at once, or, in a library, with the first declaration of a library.
        for declaration in unnamed:
            operands = self._parameter_names(declaration)
            parameter_types = [name for name in operands if name in declarations]
            for name in parameter_types:
                declarations[name].append(declaration)
            if not parameter_types:
                is_generic = self.is_library(declaration) and not any(map(self.is_type, operands))
                (generic if is_generic else frontier).append(declaration)
        while True:
            for declaration in frontier:
                if declaration.start not in reached:
                    reached.add(declaration.start)
                    work += references(declaration)
                    if generic and self.is_library(declaration):
                        work += [names for operator in generic for names in references(operator)]
                        reached |= {operator.start for operator in generic}
                        generic = []
            if not work:
                return reached, seen
            names = work.pop() - seen
            seen |= names
            frontier = [declaration for name in names for declaration in declarations.get(name, ())]

    def _find_stored_classes(self, leaves: list[Declaration], instance_names: set[str]) -> set[str]:
        """Return the names of the classes that device code stores or points to, and of the classes in their
        layouts.
        """
        classes: dict[str, list[Declaration]] = {}
        for declaration in leaves:
            if declaration.inner == "class" and declaration.record is not None:
                for key in self.keys[declaration.start]:
                    classes.setdefault(key, []).append(declaration)
        stored = set[str]()
        work = [
            key
            for key, result in classes.items()
            if key in instance_names or any(declaration.is_device for declaration in result)
        ]
        work += [
            self.tokens[i].text
            for d in leaves
            if self._is_root(d)
            for i in range(d.start, d.end)
            if self.tokens[i].text in classes and self._is_used_as_type(i)
        ]
        while work:
            key = work.pop()
            if key not in stored:
                stored.add(key)
                for declaration in classes.get(key, ()):
                    work += [
                        token.text
                        for span in self._layout_ranges(declaration)
                        for token in self.tokens[span.start : span.stop]
                        if token.kind in NAMES and token.text in classes
                    ]
        return stored

    def _is_used_as_type(self, i: int) -> bool:
        """Return whether a name seems to be used as a type: in a declaration, `C x`, `const C *x`, in a cast,
        `(C *)`, as the operand of `sizeof`, or as a qualifier, `C::Member`.
        """
        tokens, k = self.tokens, i + 1
        if tokens[k].kind == "::":
            return True
        while tokens[k].kind in ("*", "&", "const", "__restrict__"):
            k += 1
        is_type = tokens[k].kind in NAMES or (
            tokens[k].kind == ")" and (k > i + 1 or tokens[i - 2].kind in _SIZE_OPERATORS)
        )
        return is_type and tokens[i - 1].kind in _BEFORE_TYPE

    def _layout_ranges(self, declaration: Declaration) -> list[range]:
        """Return the tokens of a class that determine its layout: its bases and data members."""
        assert declaration.record is not None
        members = [] if self._is_enumeration(declaration) else self.scanner.class_members(declaration.record)
        return [
            range(declaration.head, declaration.record),
            *(range(m.start, m.end) for m in members if not self.scanner.is_member_function(m)),
        ]

    def _parameter_names(self, declaration: Declaration) -> list[str]:
        """Return the names in the parameters of an operator function of a library or of the host, including
        those of a template's parameters. An operator is found by the types of its operands ([over.match.oper]
        p1).
        """
        if declaration.params is None or (
            declaration.is_device and not (self.is_library(declaration) or self._is_built_in(declaration))
        ):
            return []
        parameters = range(declaration.params, self.pairs.get(declaration.params, declaration.params))
        return list(dict.fromkeys(self.tokens[i].text for i in parameters if self.tokens[i].kind in NAMES))

    def _is_root(self, declaration: Declaration) -> bool:
        """Return whether a declaration is device code without any reference to it: kernels, entities that
        another unit may name, and all device code of the program's own files.
        """
        if self._is_explicit_instantiation(declaration):
            return True
        return (
            declaration.is_device
            and not self._is_built_in(declaration)
            and (not self.is_library(declaration) or self._is_externally_visible(declaration))
        )

    def _is_externally_visible(self, declaration: Declaration) -> bool:
        """Return whether a device declaration is a kernel, or defines a variable or function that host code
        or other units may name.
        """
        tokens = self.tokens
        head = range(
            declaration.head, declaration.params if declaration.params is not None else declaration.end
        )
        is_definition = (
            declaration.body is not None if declaration.is_function else declaration.inner == "variable"
        )
        if not is_definition:
            return False
        if any(tokens[i].kind == "__global__" for i in head):
            return True
        return declaration.kind != "template" and all(tokens[i].kind not in _LOCAL_SPECIFIERS for i in head)

    def _is_built_in(self, declaration: Declaration) -> bool:
        """Return whether a declaration belongs to a built-in header, in a program; files of the device
        library need all that they include.
        """
        return is_built_in(self.tokens[declaration.start].location.file) and not is_built_in(self.main)

    def is_library(self, declaration: Declaration) -> bool:
        """Return whether a declaration belongs to a library."""
        return self.tokens[declaration.start].location.file in self.libraries

    def may_be_host_code(self, declaration: Declaration) -> bool:
        """Return whether a selected declaration may turn out to be host code: one that cannot be parsed or
        checked is then left to the host.
        """
        if self.is_library(declaration) or declaration.start in self.typed_variables:
            return not self._is_root(declaration)
        return (
            not declaration.is_device
            and declaration.start not in self.reachable
            and declaration.inner not in ("namespace", "using", "empty")
        )

    def is_host_only(self, declaration: Declaration) -> bool:
        """Return whether a `__host__ __device__` function is the host's alone, because of its head or of a
        name in its body.
        """
        return self._is_host_device(declaration) and (
            self._has_host_parameters(declaration) or self.find_host_name(declaration) is not None
        )

    def _is_unused_host_class(self, declaration: Declaration) -> bool:
        """Return whether a class has virtual device functions or a base of the host, and no device-only code
        names it.
        """
        if declaration.record is None or self._is_enumeration(declaration):
            return False
        is_virtual = any(
            member.is_device
            and any(
                self.tokens[i].kind == "virtual" for i in range(member.start, member.params or member.end)
            )
            for member in self.scanner.class_members(declaration.record)
        )
        is_derived = any(
            self.is_host_name(i, set()) and self._is_base_name(i)
            for i in range(declaration.head, declaration.record)
        )
        return (is_virtual or is_derived) and self.keys[declaration.start].isdisjoint(self.device_only_names)

    def _has_host_parameters(self, declaration: Declaration) -> bool:
        """Return whether a type in the head of a function is the host's: device code has no
        arguments for it.
        """
        end = declaration.ctor_initialisers or declaration.body or declaration.end
        head = [
            i
            for i in range(declaration.head, end)
            if self.tokens[i].kind in NAMES and not self._is_declarator_name(i)
        ]
        return any(
            self.is_host_name(i, set()) or (self._is_qualified(i) and self.is_unsupported_token(i, set()))
            for i in head
        )

    def find_host_name(self, declaration: Declaration) -> Token | None:
        """Return the first host name in the body of a `__host__ __device__` function that no device-only code
        names; None without one.
        """
        if (
            self._is_built_in(declaration)
            or not self._is_host_device(declaration)
            or self._has_host_parameters(declaration)
            or (host_name := self._first_host_name(declaration)) is None
        ):
            return None
        names = self.scanner.keys(declaration)
        return host_name if names and names.isdisjoint(self.device_only_names) else None

    def _is_host_device(self, declaration: Declaration) -> bool:
        """Return whether a function is for host and device: by its qualifiers, or because a prototype without
        qualifiers declared it for the host.
        """
        if not declaration.is_function or declaration.params is None:
            return False
        qualifiers = {
            self.tokens[i].kind
            for i in range(
                declaration.start, declaration.ctor_initialisers or declaration.body or declaration.end
            )
        }
        if "__host__" in qualifiers:
            return True
        return "__device__" in qualifiers and any(
            (key, self._parameter_types(declaration)) in self._host_prototypes
            for key in self.keys.get(declaration.start, ())
        )

    @cached_property
    def _host_prototypes(self) -> set[tuple[str, str]]:
        """The functions that are declared without a device qualifier and without a body: (name, parameter
        types).
        """
        return {
            (key, self._parameter_types(declaration))
            for declaration in self.leaves
            if declaration.inner == "function"
            and declaration.kind != "template"
            and not declaration.is_device
            and declaration.body is None
            and declaration.params is not None
            for key in self.keys[declaration.start]
        }

    def _parameter_types(self, declaration: Declaration) -> str:
        """Return the tokens between a function's parentheses, without what seem to be parameter names and
        default arguments.
        """
        assert declaration.params is not None
        tokens, end, texts, is_value = (
            self.tokens,
            self.pairs.get(declaration.params, declaration.params),
            list[str](),
            False,
        )
        for i in range(declaration.params + 1, end):
            is_value = tokens[i].kind != "," and (is_value or tokens[i].kind == "=")
            is_name = (
                tokens[i].kind in NAMES
                and tokens[i + 1].kind in (",", ")", "=", "[")
                and tokens[i - 1].kind not in ("(", ",", "const", "struct", "enum", "::")
            )
            if not is_value and not is_name:
                texts.append(tokens[i].text)
        return " ".join(texts)

    def _first_host_name(self, declaration: Declaration) -> Token | None:
        """Return the first name in the body of a function that only the host has; None without one."""
        if declaration.body is None:
            return None
        tokens = self.tokens
        names = [
            i
            for i in range(declaration.params or declaration.body, declaration.end)
            if tokens[i].kind in NAMES
        ]
        own = {tokens[i].text for i in names if self._is_declarator_name(i)}
        body = declaration.ctor_initialisers or declaration.body
        candidates = [i for i in names if i > body and self._names_host_entity(i, own)]
        if candidates:
            own = self._member_names(declaration)
        return next((tokens[i] for i in candidates if self._names_host_entity(i, own)), None)

    def _member_names(self, declaration: Declaration) -> set[str]:
        """Return the names that the class of a member function and its bases declare. They hide host names
        ([basic.lookup.unqual] p8).
        """
        tokens, pairs, seen, own = self.tokens, self.pairs, set[int](), set[str]()
        work = [
            d for d in self.leaves if d.record is not None and d.record < declaration.start < pairs[d.record]
        ]
        work += [d for key in self.scanner.keys(declaration) for d in self._classes.get(key, ())]
        while work:
            current = work.pop()
            if current.start in seen or current.record is None:
                continue
            seen.add(current.start)
            own |= {
                tokens[i].text
                for i in range(current.record, pairs[current.record])
                if tokens[i].kind in NAMES and self._is_declarator_name(i)
            }
            work += [
                d
                for i in range(current.head, current.record)
                if tokens[i].kind in NAMES
                for d in self._classes.get(tokens[i].text, ())
            ]
        return own

    @cached_property
    def _classes(self) -> dict[str, list[Declaration]]:
        """The classes defined here, by name."""
        result: dict[str, list[Declaration]] = {}
        for declaration in self.leaves:
            if declaration.record is not None and not self._is_enumeration(declaration):
                for key in self.keys[declaration.start]:
                    result.setdefault(key, []).append(declaration)
        return result

    def _names_host_entity(self, i: int, own: set[str]) -> bool:
        name = self.tokens[i].text
        if self._is_qualified(i):
            return self.is_unsupported_token(i, own)
        return self.is_host_name(i, own) or (
            name in C_LIBRARY
            and name not in self.known_names | own
            and self.tokens[index_before_name(self.tokens, i)].kind not in (".", "->")
        )

    @cached_property
    def device_only_names(self) -> set[str]:
        """The names that device-only code refers to, transitively: what must be compiled for the device."""
        return self._compute_reachable(self._is_device_only_root, self._device_only_references)[1]

    def _is_device_only_root(self, declaration: Declaration) -> bool:
        return (
            self._is_root(declaration)
            and not self._is_host_device(declaration)
            and declaration.inner != "class"
        )

    def _device_only_references(self, declaration: Declaration) -> list[set[str]]:
        """Return the names that a declaration refers to, except those in `__host__ __device__` members that
        name a host entity: device code cannot call such members.
        """
        parts = self.parsed_ranges(declaration)
        if declaration.record is not None and not self._is_enumeration(declaration):
            for member in self.scanner.class_members(declaration.record):
                if self._is_host_device(member) and self._first_host_name(member) is not None:
                    parts = [part for span in parts for part in _exclude(span, member)]
        return [find_free_names(self.tokens, self.pairs, part, declaration.params) for part in parts]

    def _is_qualified(self, i: int) -> bool:
        """Return whether the name of a scope precedes a name; `decltype(…)` does not count, since its scope
        is unknown.
        """
        before = index_before_name(self.tokens, i)
        return self.tokens[before].kind == "::" and self.tokens[before - 1].kind != ")"

    def _is_parsed_on_demand(self, declaration: Declaration) -> bool:
        """Return whether a declaration is parsed only if device code needs it: one outside of the main file,
        except directives.
        """
        return self.tokens[declaration.start].location.file != self.main and declaration.inner not in (
            "using",
            "namespace",
            "empty",
        )

    def _references(self, declaration: Declaration) -> list[set[str]]:
        """Return the names that a declaration refers to."""
        return [
            find_free_names(self.tokens, self.pairs, part, declaration.params)
            for part in self.parsed_ranges(declaration)
        ]

    def parsed_ranges(self, declaration: Declaration) -> list[range]:
        """Return the tokens of a declaration that are parsed: a class without its host members, whose
        template heads stay.

        The body of a constexpr member is parsed, since constants may need it.
        """
        if declaration.record is None or self._is_enumeration(declaration):
            return [range(declaration.start, declaration.end)]
        parts, start = list[range](), declaration.start
        for member in self.scanner.class_members(declaration.record):
            if (
                not member.is_device
                and self.scanner.is_member_function(member)
                and not self._is_constexpr_definition(member)
            ):
                parts.append(range(start, member.head))
                start = member.end
        parts.append(range(start, declaration.end))
        return parts

    def _is_enumeration(self, declaration: Declaration) -> bool:
        assert declaration.record is not None
        return any(self.tokens[i].kind == "enum" for i in range(declaration.head, declaration.record))

    def _launch_arguments(self, declaration: Declaration) -> list[range]:
        """Return the template arguments of kernels that a host function launches: `k<float, N><<<…>>>`."""
        if declaration.body is None:
            return []
        tokens, parts = self.tokens, []
        for i in range(declaration.body, declaration.end - 1):
            if tokens[i].kind == "<<" and tokens[i + 1].kind == "<" and tokens[i - 1].kind == ">":
                k, depth = i - 1, 0
                while k > declaration.body:
                    depth += {">": 1, ">>": 2, "<": -1}.get(tokens[k].kind, 0)
                    if depth == 0 or tokens[k].kind in (";", "{", "}"):
                        break
                    k -= 1
                parts.append(range(k, i))
        return parts

    def _is_explicit_instantiation(self, declaration: Declaration) -> bool:
        """Return whether this is an explicit instantiation of a device template."""
        if self.tokens[declaration.start].kind != "template" or declaration.head != declaration.start:
            return False
        limit = declaration.params if declaration.params is not None else declaration.end
        return any(self.tokens[i].text in self.device_templates for i in range(declaration.start, limit))

    def _is_explicit_specialisation(self, declaration: Declaration) -> bool:
        """Return whether this is an explicit specialisation of a device function template."""
        explicit = [token.kind for token in self.tokens[declaration.start : declaration.start + 3]] == [
            "template",
            "<",
            ">",
        ]
        return (
            explicit
            and declaration.is_function
            and bool(self.keys[declaration.start] & self.device_templates)
        )

    def _is_constexpr_definition(self, declaration: Declaration) -> bool:
        """Return whether constants may call a function: constexpr, with a body, and no literal operator."""
        tokens = self.tokens
        if declaration.params is None or declaration.body is None:
            return False
        head = range(declaration.start, declaration.params)
        literal = any(
            tokens[i].kind == "operator" and tokens[i + 1].kind in (STRING, USER_STRING) for i in head
        )
        return not literal and any(tokens[i].kind == "constexpr" for i in head)

    def _is_usable_on_device(self, declaration: Declaration) -> bool:
        """Return whether device code can use a declaration without a device qualifier."""
        if declaration.head == declaration.start and self.tokens[declaration.start].kind == "template":
            return False
        if declaration.inner == "function":
            return (
                self._is_constexpr_definition(declaration)
                or self.scanner.is_deleted(declaration)
                or self._lacks_body(declaration)
            )
        return declaration.inner != "variable" or (
            declaration.is_constant and not self._is_thread_local(declaration)
        )

    def _is_thread_local(self, declaration: Declaration) -> bool:
        """Return whether a declaration has thread storage duration."""
        return any(self.tokens[i].kind in THREAD_STORAGE for i in range(declaration.head, declaration.end))

    def _lacks_body(self, declaration: Declaration) -> bool:
        """Return whether a function has no body here: device code may still use the type of its result."""
        names = self.keys.get(declaration.start, set())
        return (
            declaration.body is None
            and self.tokens[declaration.start].kind != "extern"
            and not any(map(self.is_type, names))
        )

    # Selection

    def select(self, declaration: Declaration) -> bool:
        """Decide whether a declaration belongs to the slice, after all declarations before it, and record its
        names. Returns the decision.
        """
        keys = self.keys.setdefault(declaration.start, self.scanner.keys(declaration))
        if not declaration.is_device and self.is_stray(declaration):
            self.starts.add(declaration.start)
            return True
        if self._is_built_in(declaration):
            is_selected = declaration.start in self.reachable
        elif declaration.is_device:
            is_selected = (
                (declaration.start in self.reachable or not self.is_library(declaration))
                and not self.is_host_only(declaration)
                and not self._is_unused_host_class(declaration)
            )
        else:
            is_selected = (
                declaration.start in self.reachable or not self._is_parsed_on_demand(declaration)
            ) and self._is_supported(declaration)
        if is_selected:
            self.starts.add(declaration.start)
            self.known_names |= keys
            if declaration.inner in ("class", "type", "using"):
                self.type_names |= keys
            if declaration.inner in ("namespace", "using"):
                self.using_names |= {
                    token.text
                    for token in self.tokens[declaration.start : declaration.end]
                    if token.kind in NAMES
                }
        else:
            self.host_names |= keys
            if self._add_typed_variable(declaration):
                self.starts.add(declaration.start)
        return is_selected

    def _add_typed_variable(self, declaration: Declaration) -> bool:
        """Return whether device code may use the type of a host variable: it names the variable, and every
        name in the type is known. Record such a variable.
        """
        names = self.keys[declaration.start]
        if (
            declaration.inner != "variable"
            or declaration.kind == "template"
            or declaration.is_constant
            or declaration.record is not None
            or names.isdisjoint(self.reachable_names)
        ):
            return False
        initialisers = self._independent_initialisers(declaration)
        own_names = self._own_names(declaration).union(*(self.keys[start] for start in self.typed_variables))
        is_known = not any(
            self._is_unsupported_token(i, own_names, False, False)
            for i in range(declaration.start, declaration.end)
            if not any(i in value for value in initialisers)
        )
        if is_known:
            self.typed_variables[declaration.start] = initialisers
        return is_known

    def _independent_initialisers(self, declaration: Declaration) -> list[range]:
        """Return the initialisers of variables, from `=`, `{` or `(` on, except those that affect
        the type.
        """
        tokens, initialisers, last, is_needed = self.tokens, list[range](), declaration.end - 1, False
        start: int | None = None
        for i in self.scanner.top_level_tokens(declaration.start, declaration.end):
            kind = tokens[i].kind
            if start is None and (
                kind in ("=", "{") or (kind == "(" and self.scanner.is_initialiser(i, declaration.head))
            ):
                start = i
            if kind in ("auto", "decltype", "&", "&&") and start is None:
                return []
            is_needed |= start is None and kind == "[" and tokens[i + 1].kind == "]"
            if kind == "," or i == last:
                if start is not None and not is_needed:
                    initialisers.append(range(start, i))
                start, is_needed = None, False
        return initialisers

    def _is_supported(self, declaration: Declaration) -> bool:
        """Return whether a declaration without a device qualifier can be part of the slice."""
        if self._specialises_host_type(declaration) or (
            declaration.inner == "static_assert"
            and any(self.is_host_name(i, set()) for i in range(declaration.head, declaration.end))
        ):
            return False
        if (
            declaration.start in self.reachable
            and declaration.head == declaration.start
            and self.tokens[declaration.start].kind == "template"
        ):
            return True
        if declaration.inner in ("using", "namespace"):
            return self._names_known_entity(declaration)
        if declaration.inner == "empty":
            return True
        if not self._is_usable_on_device(declaration) or (
            declaration.start not in self.reachable
            and declaration.inner == "function"
            and self._lacks_body(declaration)
        ):
            return False
        if (
            declaration.inner == "class"
            and declaration.kind != "template"
            and declaration.record is None
            and self.tokens[declaration.end - 2].kind in NAMES
        ):
            return True
        return not self._is_unsupported(declaration, declaration.start in self.reachable)

    def _specialises_host_type(self, declaration: Declaration) -> bool:
        """Return whether this specialises a class template for types that device code does not have, and so
        cannot name.
        """
        if declaration.kind != "template" or declaration.record is None:
            return False
        return any(self._is_host_type(i) for i in range(declaration.head, declaration.record))

    def _is_host_type(self, i: int) -> bool:
        kind = self.tokens[i].kind
        return kind in _HOST_TYPES or (kind == "double" and self.tokens[i - 1].kind == "long")

    def _names_known_entity(self, declaration: Declaration) -> bool:
        """Return whether a using-declaration, using-directive or namespace alias names a known entity."""
        tokens = self.tokens
        equals = next(
            (i for i in range(declaration.start, declaration.end) if tokens[i].kind == "="), declaration.start
        )
        path = [tokens[i].text for i in range(equals, declaration.end) if tokens[i].kind in NAMES]
        if len(path) == 1 and [tokens[i].kind for i in range(declaration.start, declaration.start + 2)] == [
            "using",
            "::",
        ]:
            # It may be a built-in function, which only the checker resolves.
            is_of_device = path[0] in self.reachable_names or not self.libraries
            return path[0] in self.known_names or (
                is_of_device and path[0] not in self.host_names and path[0] not in C_LIBRARY
            )
        if not path or path[0] not in self.known_names or path[0] in self.host_names:
            return False
        if path[0] == "std" and len(path) > 1:
            return path[-1] in STANDARD_NAMES or (
                path[-1] in self.std_names and path[-1] not in self.unused_built_ins
            )
        return path[0] != "std" or bool(self.std_names)

    def _is_unsupported(self, declaration: Declaration, needed: bool) -> bool:
        """Return whether a declaration is outside of the language or uses unknown names. `needed`: device
        code names it.
        """
        parts = self.parsed_ranges(declaration)
        if declaration.record is not None and self.keys[declaration.start] & self.stored_classes:
            parts = [range(declaration.start, declaration.record)]
        elif declaration.record is not None and any(
            self.tokens[i].kind == "virtual"
            for i in range(declaration.record, self.pairs.get(declaration.record, declaration.record))
        ):
            return True
        own_names = self._own_names(declaration)
        declared = [
            i for part in parts for i in part if self.tokens[i].kind in NAMES and self._is_declarator_name(i)
        ]
        # Names before the members do not see them.
        members_start = declaration.start if declaration.record is None else declaration.record
        names_before_members, all_names = (
            own_names | {self.tokens[i].text for i in declared if i < limit}
            for limit in (members_start, declaration.end)
        )
        params = (
            range(declaration.params, self.pairs.get(declaration.params, 0))
            if declaration.params is not None
            else range(0)
        )
        return any(
            self._is_unsupported_token(
                i, names_before_members if i < members_start else all_names, needed, i in params
            )
            for part in parts
            for i in part
        )

    def _own_names(self, declaration: Declaration) -> set[str]:
        """Return the names that a declaration declares, and those in its attributes."""
        names = self.keys[declaration.start]
        for i in range(declaration.start, declaration.end):
            if self.tokens[i].kind == "__attribute__" or (
                self.tokens[i].kind == "[" and self.tokens[i + 1].kind == "["
            ):
                names = names | {self.tokens[k].text for k in range(i, self.pairs.get(i + 1, i))}
        return names

    def is_unsupported_token(self, i: int, own: set[str]) -> bool:
        """Return whether a token is outside of the language or an unknown name, apart from the names in
        `own`.
        """
        return self._is_host_type(i) or self._is_unsupported_token(i, own, True, False)

    def is_host_name(self, i: int, own: set[str]) -> bool:
        """Return whether a token names an entity that only the host has, perhaps a template, apart from the
        names in `own`.
        """
        name = self.tokens[i].text
        return (
            self.tokens[i].kind in NAMES
            and self.tokens[index_before_name(self.tokens, i)].kind not in (".", "->")
            and name in self.host_names
            and name not in self.known_names
            and name not in own
        )

    def _is_declarator_name(self, i: int) -> bool:
        """Return whether a name seems to be declared at its position."""
        before, after = self.tokens[i - 1].kind, self.tokens[i + 1].kind
        if before == "," or before == "{":
            return after in (",", ";", "=", "[", "}")
        if after in NAMES or after == "::":
            return False
        return before in _BEFORE_DECLARED or (
            before == "const" and self.tokens[i - 2].kind in _BEFORE_DECLARED
        )

    def _is_unsupported_token(self, i: int, own: set[str], needed: bool, in_params: bool) -> bool:
        tokens = self.tokens
        token = tokens[i]
        if token.kind in _HOST_KEYWORDS or (not needed and self._is_host_type(i)):
            return True
        before = index_before_name(tokens, i)
        if token.kind not in NAMES or tokens[before].kind in (".", "->"):
            return False
        name, after = token.text, tokens[i + 1].kind
        if tokens[before].kind == "::" and tokens[before - 1].kind in (*NAMES, ">"):
            if tokens[before - 1].text not in self.aliases_of_std:
                return name in self.host_names and name not in self.known_names and name not in own
            if name in STANDARD_NAMES:
                return name in self.unused_built_ins and not needed
            # A program may declare a class of the standard library itself, as test libraries do.
            return (
                name not in self.std_names
                or (name in self.unused_built_ins and not needed)
                or (name in self.host_names and name not in self.known_names)
            )
        if name in own:
            return False
        if name in self.known_names or self.is_type(name):
            # A host class may be declared here, without its definition.
            return name in self.host_names and (
                name not in self.known_names or (not needed and self._is_base_name(i))
            )
        if after == "::":
            return True
        if not needed:
            return after != "(" or name in self.host_names or name in self.unused_built_ins
        in_type = (
            after in NAMES
            or (after == "*" and tokens[i - 1].kind in ("{", ";"))
            or (in_params and after in ("*", "&", "&&"))
        )
        is_base = self._is_base_name(i)
        return (in_type or is_base) and (
            name in self.host_names or is_base or self.guess(name, self.type_names) is None
        )

    def _is_base_name(self, i: int) -> bool:
        """Return whether a name is one of the bases of a class."""
        before, after = self.tokens[i - 1].kind, self.tokens[i + 1].kind
        return before in ("public", "private", "protected") or (
            before == ":" and after in ("{", "<", ",") and self.tokens[i - 2].kind in (*NAMES, ">")
        )


def _exclude(span: range, member: Declaration) -> list[range]:
    """Return a range of tokens without those of a member."""
    if not span.start <= member.start < span.stop:
        return [span]
    return [range(span.start, member.start), range(member.end, span.stop)]
