"""The type names in scope, as far as the parser needs them.

The parser classifies identifiers before anything is checked. So it keeps, for every scope, the names declared
in it, the kind of each, and the scopes of those that have members. Name lookup proper is the checker's task
(`types.symbols`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

VECTOR_TYPES = tuple(
    f"{element}{lanes}"
    for element in "char uchar short ushort int uint long ulong longlong ulonglong float double".split()
    for lanes in (1, 2, 3, 4)
)
"""CUDA's built-in vector types."""
INTEGER_TYPES = (
    "size_t clock_t uint ushort ulong int8_t int16_t int32_t int64_t u_int8_t u_int16_t u_int32_t u_int64_t"
    " u_char u_short u_int u_long ssize_t ptrdiff_t time_t cudaTextureObject_t cudaSurfaceObject_t off_t"
    " off64_t loff_t pid_t id_t uid_t gid_t mode_t ino_t ino64_t dev_t nlink_t key_t quad_t u_quad_t daddr_t"
    " blksize_t blkcnt_t blkcnt64_t fsblkcnt_t fsfilcnt_t suseconds_t useconds_t clockid_t register_t float_t"
    " double_t __int8_t __uint8_t __int16_t __uint16_t __int32_t __uint32_t __int64_t __uint64_t __intmax_t"
    " __uintmax_t __intptr_t __off_t __ssize_t __time_t __clock_t __u_char __u_short __u_int __u_long"
).split()
PREDECLARED_TYPES = frozenset(
    {
        "dim3",
        "cudaStream_t",
        "cudaEvent_t",
        "cudaPitchedPtr",
        "cudaExtent",
        "cudaPos",
        *VECTOR_TYPES,
        *INTEGER_TYPES,
    }
)
"""Names that are types in every program, as in nvcc's."""

STANDARD_NAMES = frozenset(
    (
        "size_t ptrdiff_t int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t intptr_t"
        " uintptr_t intmax_t uintmax_t abs fabs sqrt cbrt hypot exp exp2 expm1 log log2 log10 log1p pow sin"
        " cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh erf erfc tgamma lgamma floor ceil"
        " trunc round rint nearbyint lround lrint llround llrint fmod remainder modf frexp ldexp scalbn"
        " scalbln ilogb logb copysign nextafter fdim fma fmin fmax isnan isinf isfinite signbit isnormal"
        " isgreater isgreaterequal isless islessequal islessgreater isunordered remquo memcpy memset printf"
        " malloc free clock"
    ).split()
)
"""Names that device code may qualify with `std::`: nvcc declares these for the device too. `std::min` and
`std::max` are not among them.
"""

C_LIBRARY = frozenset(
    (
        "rand srand random srandom drand48 srand48 exit quick_exit _Exit atexit getenv system qsort bsearch"
        " atoi atol atof strtol strtoul strtoll strtoull strtof strtod strcmp strncmp strcpy strncpy strcat"
        " strchr strrchr strstr strtok strdup strerror memmove posix_memalign aligned_alloc calloc realloc"
        " fprintf sprintf snprintf vprintf vfprintf fputs puts fputc putchar fopen fclose fread fwrite fflush"
        " fgets fgetc getchar scanf sscanf fscanf perror stderr stdout stdin errno time difftime gettimeofday"
        " clock_gettime usleep sleep getpid"
    ).split()
)
"""Functions and variables of the C library that only host code can use, as far as CUDA programs commonly name
them.
"""


NameKind = Literal["value", "type", "structure template", "function template", "namespace"]
"""The kinds of names that the grammar distinguishes."""
TEMPLATES: frozenset[NameKind] = frozenset({"structure template", "function template"})


class NameScope:
    """The names of one scope: `kinds` has the kind of each, `inner` the scopes of namespaces and classes
    among them.

    The names of `transparent` scopes are this one's too: bases, inline and unnamed namespaces. `directives`
    are the namespaces that using-directives nominate here; `outer` is the scope around a namespace. The names
    of `qualified_only` scopes are found after `::` only: bases that depend on a template's parameters
    ([temp.dep] p3), and, in the global scope, what is predeclared. A template is declared in the scope around
    that of its parameters (`is_parameters`).
    """

    __slots__ = ("qualified_only", "directives", "inner", "is_parameters", "kinds", "outer", "transparent")

    def __init__(self, is_parameters: bool = False, outer: NameScope | None = None) -> None:
        self.kinds: dict[str, NameKind] = {}
        self.inner: dict[str, NameScope] = {}
        self.transparent: list[NameScope] = []
        self.directives: list[NameScope] = []
        self.qualified_only: list[NameScope] = []
        self.outer = outer
        self.is_parameters = is_parameters

    def find_declaring(
        self, name: str, qualified: bool = True, seen: set[int] | None = None
    ) -> NameScope | None:
        """Return the scope that declares a name: this one, else the first transparent one; None without one.

        Qualified lookup includes the namespaces of using-directives ([namespace.qual] p2).
        """
        if name in self.kinds:
            return self
        others = self.transparent + self.directives + self.qualified_only if qualified else self.transparent
        if others:
            seen = seen if seen is not None else set()
            seen.add(id(self))
            for level in others:
                result = level.find_declaring(name, qualified, seen) if id(level) not in seen else None
                if result is not None:
                    return result
        return None

    def kind(self, name: str, qualified: bool = True) -> NameKind | None:
        """Return the kind of a name in this scope; None when it is not declared."""
        result = self.find_declaring(name, qualified)
        if result is None:
            return None
        kind = result.kinds[name]
        return "function template" if kind == "value" and self._has_template(name, set()) else kind

    def _has_template(self, name: str, seen: set[int]) -> bool:
        """Return whether a function template of that name is declared here or in a transparent or nominated
        scope.
        """
        seen.add(id(self))
        others = self.transparent + self.directives
        return self.kinds.get(name) == "function template" or any(
            id(level) not in seen and level._has_template(name, seen) for level in others
        )

    def nested_scope(self, name: str) -> NameScope | None:
        """Return the scope of a namespace or class of this scope; None without one."""
        result = self.find_declaring(name)
        return result.inner.get(name) if result is not None else None

    def enclosing(self) -> Iterator[NameScope]:
        """Yield the namespaces around this one, innermost first."""
        level = self.outer
        while level is not None:
            yield level
            level = level.outer


class Scopes:
    """The stack of scopes. `assumed_types` are undeclared names that were taken for types since nothing else
    fits (reported); `templates` are the names of all function templates, members included; `aliases_of_std`
    are the namespace aliases of `std`.
    """

    def __init__(self) -> None:
        predeclared = NameScope()
        predeclared.kinds.update(dict.fromkeys(PREDECLARED_TYPES, "type"))
        self.stack: list[NameScope] = [predeclared, NameScope()]
        self.stack[1].qualified_only.append(predeclared)
        self.assumed_types: set[str] = set()
        self.templates: set[str] = set()
        self.aliases_of_std: set[str] = {"std"}

    def enter(self, is_parameters: bool = False) -> ScopeMark:
        """Open a scope; its mark closes it and all scopes opened since."""
        mark = ScopeMark(len(self.stack))
        self.stack.append(NameScope(is_parameters))
        return mark

    def leave(self, mark: ScopeMark) -> None:
        """Close the scope of the mark."""
        del self.stack[mark.depth :]

    def declare(self, name: str) -> None:
        """Declare a name as a variable, function or enumerator."""
        level = self.declaration_scope
        if level is not self.stack[-1]:
            level.kinds[name] = "function template"
            self.templates.add(name)
        elif level.kinds.get(name) != "function template":
            level.kinds[name] = "value"

    def declare_type(self, name: str, members: NameScope | None = None) -> None:
        """Declare a name as a type, with the scope of its members if that is known."""
        level = self.declaration_scope
        level.kinds[name] = "type" if level is self.stack[-1] else "structure template"
        if members is not None:
            level.inner[name] = members
        self.assumed_types.discard(name)

    def declare_tag(self, name: str) -> None:
        """Declare a name as a struct, union or enum; a variable of the same name in this scope hides it."""
        if self.declaration_scope.kinds.get(name) not in ("value", "function template", "structure template"):
            self.declare_type(name)

    def declare_as(self, name: str, kind: NameKind) -> None:
        """Declare a name of this kind in the innermost scope. Names that hide a class there still do, and
        templates stay templates beside functions.
        """
        kinds = self.stack[-1].kinds
        if kinds.get(name) not in {
            "type": ("value", "function template"),
            "value": ("function template",),
        }.get(kind, ()):
            kinds[name] = kind

    @property
    def declaration_scope(self) -> NameScope:
        """The scope that declarations belong to."""
        return next(level for level in reversed(self.stack) if not level.is_parameters)

    def enter_named(self, name: str | None) -> ScopeMark:
        """Open the scope of a namespace or class, an earlier part of it if there is one; `resolve_path` finds
        it later.
        """
        enclosing = self.declaration_scope
        mark = ScopeMark(len(self.stack))
        self.stack.append(enclosing.inner.setdefault(name, NameScope()) if name else NameScope())
        return mark

    def enter_namespace(self, name: str | None, is_inline: bool) -> ScopeMark:
        """Open a namespace; the names of an inline or unnamed one are visible around it from the start."""
        enclosing, mark = self.declaration_scope, self.enter_named(name)
        level = self.stack[-1]
        level.outer = enclosing
        if name:
            enclosing.kinds[name] = "namespace"
        if (is_inline or not name) and level not in enclosing.transparent:
            enclosing.transparent.append(level)
        return mark

    def enter_class(self, resolve_path: Sequence[str]) -> ScopeMark:
        """Open the scope of a class, which may be defined outside of the scope that declares it; its name is
        declared in it, too.
        """
        mark = self.enter_path(resolve_path[:-1])
        name = resolve_path[-1] if resolve_path else None
        enclosing = self.declaration_scope
        self.enter_named(name)
        if name is not None:
            level = self.stack[-1]
            level.kinds.setdefault(
                name, "structure template" if enclosing.kind(name) == "structure template" else "type"
            )
            level.inner.setdefault(name, level)
        return mark

    def enter_path(self, resolve_path: Sequence[str]) -> ScopeMark:
        """Open the scopes of a qualifier again, nested."""
        mark = ScopeMark(len(self.stack))
        levels = [self.resolve_path(resolve_path[:count]) for count in range(1, len(resolve_path) + 1)]
        self.stack += [level or NameScope() for level in levels]
        return mark

    def import_names(self, level: NameScope | None) -> None:
        """Make another scope transparent in this one."""
        if level is not None and level is not self.stack[-1]:
            self.stack[-1].transparent.append(level)

    def add_using_directive(self, level: NameScope | None) -> None:
        """Nominate a namespace by a using-directive."""
        if level is not None and level is not self.stack[-1]:
            self.stack[-1].directives.append(level)

    def resolve_qualifier(self, name: str) -> tuple[NameKind, NameScope | None] | None:
        """Return the kind of a name before `::`, and the scope of its members; None when it is not declared.
        Values do not count ([basic.lookup.qual]), but classes that they hide do.
        """
        for level in self._lookup_order():
            result = level.find_declaring(name, False)
            if result is not None and result.kinds[name] not in ("value", "function template"):
                return result.kinds[name], result.inner.get(name)
            if result is not None and name in result.inner:
                return "type", result.inner[name]
        return None

    def is_std(self, name: str) -> bool:
        """Return whether a name before `::` denotes namespace `std`, of which nothing need be
        declared here.
        """
        if name not in self.aliases_of_std or name == "std":
            return name == "std"
        result = self.resolve_qualifier(name)
        return result is None or result[1] is self.stack[1].inner.get("std", self)

    def resolve_path(self, names: Sequence[str], is_global: bool = False) -> NameScope | None:
        """Return the scope of `a::b`, or with `is_global` of `::a::b`; None when that is no namespace or
        class.
        """
        result = self.resolve_qualifier(names[0]) if not is_global else None
        level = (
            self.stack[1].nested_scope(names[0]) if is_global else result[1] if result is not None else None
        )
        for name in names[1:]:
            level = level.nested_scope(name) if level is not None else None
        return level

    def kind(self, name: str) -> NameKind | None:
        """Return the kind of a name; None when it is not declared."""
        appearing: dict[NameScope, list[NameScope]] = {}
        for number in range(len(self.stack) - 1, -1, -1):
            level = self.stack[number]
            if level.directives or level.transparent:
                self._nominate(number, appearing)
            result = level.kind(name, False) if level.transparent else level.kinds.get(name)
            if level in appearing and result not in ("type", "structure template", "function template"):
                others = [other.kind(name, False) for other in appearing[level]]
                result = (
                    "function template"
                    if "function template" in others
                    else result or next(filter(None, others), None)
                )
            if result:
                return result
        return None

    def _nominate(self, number: int, appearing: dict[NameScope, list[NameScope]]) -> None:
        """Record the scopes in which the names of a level's using-directives appear: the nearest namespace
        that encloses both ([namespace.udir] p2).
        """
        pending = [self.stack[number]]
        seen = {id(pending[0]), *(id(level) for levels in appearing.values() for level in levels)}
        while pending:
            level = pending.pop()
            for inline in level.transparent:
                if id(inline) not in seen:
                    seen.add(id(inline))
                    pending.append(inline)
            for namespace in level.directives:
                if id(namespace) not in seen:
                    seen.add(id(namespace))
                    enclosing = {id(one) for one in namespace.enclosing()}
                    home = next(
                        (one for one in reversed(self.stack[: number + 1]) if id(one) in enclosing),
                        self.stack[1],
                    )
                    appearing.setdefault(home, []).append(namespace)
                    pending.append(namespace)

    def _lookup_order(self) -> Iterator[NameScope]:
        """Yield the scopes in which an unqualified name is looked up, in order."""
        appearing: dict[NameScope, list[NameScope]] = {}
        for number in range(len(self.stack) - 1, -1, -1):
            level = self.stack[number]
            if level.directives or level.transparent:
                self._nominate(number, appearing)
            yield level
            yield from appearing.get(level, ())

    def names(self, kind: NameKind) -> list[str]:
        """Return all names of one kind, innermost scope first."""
        result: dict[str, None] = {}
        for level in reversed(self.stack):
            for part in (level, *level.transparent, *level.directives):
                result.update(dict.fromkeys(name for name, what in part.kinds.items() if what == kind))
        return list(result)


class ScopeMark:
    """The depth of the scope stack before a scope was entered. # ---- classifier"""

    __slots__ = ("depth",)

    def __init__(self, depth: int) -> None:
        self.depth = depth
