"""Which names are types, as far as the parser must know it.

The parser classifies identifiers before anything is checked, so this is all it keeps: for every scope, the
names declared in it and whether each is a type, and the scopes of those that have members. What names mean is
the checker's business (`symbols`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

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
"""What device code may name with `std::`: nvcc declares these for the device too. `std::min` and `std::max`
are not among them.
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
"""Functions and variables of the C library that only host code can use: those that CUDA programs commonly
name.
"""

VALUE, TYPE = "value", "type"
TEMPLATE_TYPE, TEMPLATE_FUNCTION, NAMESPACE = "structure template", "function template", "namespace"
TEMPLATES = frozenset({TEMPLATE_TYPE, TEMPLATE_FUNCTION})


class Level:
    """The names of one scope: what each is, and the levels of namespaces and classes among them, whose names
    follow `::`.

    `used` are levels whose names are this one's too: bases, inline and unnamed namespaces. `directives` are
    the namespaces that using directives name here, `outer` is the level around a namespace, `behind` are
    levels whose names are found behind `::` only: bases that depend on a template's parameters ([temp.dep]
    p3), and what is predeclared behind the global scope. What a template declares belongs to the level around
    that of its parameters (`is_parameters`).
    """

    __slots__ = ("behind", "directives", "inner", "is_parameters", "kinds", "outer", "used")

    def __init__(self, is_parameters: bool = False, outer: Level | None = None) -> None:
        self.kinds: dict[str, str] = {}
        self.inner: dict[str, Level] = {}
        self.used: list[Level] = []
        self.directives: list[Level] = []
        self.behind: list[Level] = []
        self.outer = outer
        self.is_parameters = is_parameters

    def holder(self, name: str, qualified: bool = True, seen: set[int] | None = None) -> Level | None:
        """The level that declares a name: this one, else the first of those that are used.

        Behind `::` those that its directives name count, too ([namespace.qual] p2).
        """
        if name in self.kinds:
            return self
        others = self.used + self.directives + self.behind if qualified else self.used
        if others:
            seen = seen if seen is not None else set()
            seen.add(id(self))
            for level in others:
                result = level.holder(name, qualified, seen) if id(level) not in seen else None
                if result is not None:
                    return result
        return None

    def kind(self, name: str, qualified: bool = True) -> str | None:
        """What a name is in this scope; None when it was not declared."""
        result = self.holder(name, qualified)
        if result is None:
            return None
        kind = result.kinds[name]
        return TEMPLATE_FUNCTION if kind == VALUE and self._has_template(name, set()) else kind

    def _has_template(self, name: str, seen: set[int]) -> bool:
        """Return whether there are function templates of that name beside functions: in namespaces that are
        used here.
        """
        seen.add(id(self))
        others = self.used + self.directives
        return self.kinds.get(name) == TEMPLATE_FUNCTION or any(
            id(level) not in seen and level._has_template(name, seen) for level in others
        )

    def level(self, name: str) -> Level | None:
        """The scope of a namespace or class of this scope."""
        result = self.holder(name)
        return result.inner.get(name) if result is not None else None

    def around(self) -> Iterator[Level]:
        """The namespaces around this one."""
        level = self.outer
        while level is not None:
            yield level
            level = level.outer


class Scopes:
    """A stack of scopes. `unknown` are names that were taken for types because nothing else made sense
    (reported); `templates` are all names that function templates have, members' too; `aliases_of_std` are
    those that some namespace alias gives to `std`.
    """

    def __init__(self) -> None:
        predeclared = Level()
        predeclared.kinds.update(dict.fromkeys(PREDECLARED_TYPES, TYPE))
        self.stack: list[Level] = [predeclared, Level()]
        self.stack[1].behind.append(predeclared)
        self.unknown: set[str] = set()
        self.templates: set[str] = set()
        self.aliases_of_std: set[str] = {"std"}

    def enter(self, is_parameters: bool = False) -> ScopeMark:
        """Opens a scope; the mark closes it, and everything opened since."""
        mark = ScopeMark(len(self.stack))
        self.stack.append(Level(is_parameters))
        return mark

    def leave(self, mark: ScopeMark) -> None:
        """Closes the scope of the mark."""
        del self.stack[mark.depth :]

    def declare(self, name: str) -> None:
        """The name is a variable, function or enumerator from here on."""
        level = self.declaring
        if level is not self.stack[-1]:
            level.kinds[name] = TEMPLATE_FUNCTION
            self.templates.add(name)
        elif level.kinds.get(name) != TEMPLATE_FUNCTION:
            level.kinds[name] = VALUE

    def declare_type(self, name: str, members: Level | None = None) -> None:
        """The name is a type from here on, with these members where they are known."""
        level = self.declaring
        level.kinds[name] = TYPE if level is self.stack[-1] else TEMPLATE_TYPE
        if members is not None:
            level.inner[name] = members
        self.unknown.discard(name)

    def declare_tag(self, name: str) -> None:
        """The name is a struct, union or enum; a variable of the same name in this scope hides it."""
        if self.declaring.kinds.get(name) not in (VALUE, TEMPLATE_FUNCTION, TEMPLATE_TYPE):
            self.declare_type(name)

    def declare_as(self, name: str, kind: str) -> None:
        """The name is of this kind in the innermost scope; what hides classes there goes on to do so, and
        templates stay beside functions.
        """
        kinds = self.stack[-1].kinds
        if kinds.get(name) not in {TYPE: (VALUE, TEMPLATE_FUNCTION), VALUE: (TEMPLATE_FUNCTION,)}.get(
            kind, ()
        ):
            kinds[name] = kind

    @property
    def declaring(self) -> Level:
        """The scope that declarations belong to here."""
        return next(level for level in reversed(self.stack) if not level.is_parameters)

    def enter_named(self, name: str | None) -> ScopeMark:
        """Opens the scope of a namespace or structure, an earlier part of it if there is one; `path` finds it
        later.
        """
        around = self.declaring
        mark = ScopeMark(len(self.stack))
        self.stack.append(around.inner.setdefault(name, Level()) if name else Level())
        return mark

    def enter_namespace(self, name: str | None, is_inline: bool) -> ScopeMark:
        """Opens a namespace; what stands in an inline or unnamed one is in sight around it from the start."""
        around, mark = self.declaring, self.enter_named(name)
        level = self.stack[-1]
        level.outer = around
        if name:
            around.kinds[name] = NAMESPACE
        if (is_inline or not name) and level not in around.used:
            around.used.append(level)
        return mark

    def enter_class(self, path: Sequence[str]) -> ScopeMark:
        """Opens the scope of a class, which may be defined outside of that which announced it; its name is
        known in it, too.
        """
        mark = self.enter_path(path[:-1])
        name = path[-1] if path else None
        around = self.declaring
        self.enter_named(name)
        if name is not None:
            level = self.stack[-1]
            level.kinds.setdefault(name, TEMPLATE_TYPE if around.kind(name) == TEMPLATE_TYPE else TYPE)
            level.inner.setdefault(name, level)
        return mark

    def enter_path(self, path: Sequence[str]) -> ScopeMark:
        """Opens the scopes of a qualifier again, one in the other."""
        mark = ScopeMark(len(self.stack))
        levels = [self.path(path[:count]) for count in range(1, len(path) + 1)]
        self.stack += [level or Level() for level in levels]
        return mark

    def use(self, level: Level | None) -> None:
        """The names of another scope are this one's, too."""
        if level is not None and level is not self.stack[-1]:
            self.stack[-1].used.append(level)

    def direct(self, level: Level | None) -> None:
        """A using directive names a namespace."""
        if level is not None and level is not self.stack[-1]:
            self.stack[-1].directives.append(level)

    def scope(self, name: str) -> tuple[str, Level | None] | None:
        """What a name before `::` is, and its members; values do not count there ([basic.lookup.qual]), but
        classes that they hide.
        """
        for level in self._searched():
            result = level.holder(name, False)
            if result is not None and result.kinds[name] not in (VALUE, TEMPLATE_FUNCTION):
                return result.kinds[name], result.inner.get(name)
            if result is not None and name in result.inner:
                return TYPE, result.inner[name]
        return None

    def is_std(self, name: str) -> bool:
        """Return whether a name before `::` means the standard library's namespace, of which nothing need be
        declared here.
        """
        if name not in self.aliases_of_std or name == "std":
            return name == "std"
        result = self.scope(name)
        return result is None or result[1] is self.stack[1].inner.get("std", self)

    def path(self, names: Sequence[str], is_global: bool = False) -> Level | None:
        """The names inside `a::b`, or with `is_global` inside `::a::b`; None when that is no namespace or
        structure.
        """
        result = self.scope(names[0]) if not is_global else None
        level = self.stack[1].level(names[0]) if is_global else result[1] if result is not None else None
        for name in names[1:]:
            level = level.level(name) if level is not None else None
        return level

    def kind(self, name: str) -> str | None:
        """What a name is; None when it was not declared."""
        appearing: dict[Level, list[Level]] = {}
        for number in range(len(self.stack) - 1, -1, -1):
            level = self.stack[number]
            if level.directives or level.used:
                self._nominate(number, appearing)
            result = level.kind(name, False) if level.used else level.kinds.get(name)
            if level in appearing and result not in (TYPE, TEMPLATE_TYPE, TEMPLATE_FUNCTION):
                others = [other.kind(name, False) for other in appearing[level]]
                result = (
                    TEMPLATE_FUNCTION
                    if TEMPLATE_FUNCTION in others
                    else result or next(filter(None, others), None)
                )
            if result:
                return result
        return None

    def _nominate(self, number: int, appearing: dict[Level, list[Level]]) -> None:
        """Notes where the names appear that the directives of a level bring: in the nearest namespace around
        both ([namespace.udir] p2).
        """
        pending = [self.stack[number]]
        seen = {id(pending[0]), *(id(level) for levels in appearing.values() for level in levels)}
        while pending:
            level = pending.pop()
            for inline in level.used:
                if id(inline) not in seen:
                    seen.add(id(inline))
                    pending.append(inline)
            for used in level.directives:
                if id(used) not in seen:
                    seen.add(id(used))
                    around = {id(one) for one in used.around()}
                    home = next(
                        (one for one in reversed(self.stack[: number + 1]) if id(one) in around),
                        self.stack[1],
                    )
                    appearing.setdefault(home, []).append(used)
                    pending.append(used)

    def _searched(self) -> Iterator[Level]:
        """The levels that an unqualified name is looked up in, in order."""
        appearing: dict[Level, list[Level]] = {}
        for number in range(len(self.stack) - 1, -1, -1):
            level = self.stack[number]
            if level.directives or level.used:
                self._nominate(number, appearing)
            yield level
            yield from appearing.get(level, ())

    def names(self, kind: str) -> list[str]:
        """All names of one kind, innermost scope first."""
        result: dict[str, None] = {}
        for level in reversed(self.stack):
            for part in (level, *level.used, *level.directives):
                result.update(dict.fromkeys(name for name, what in part.kinds.items() if what == kind))
        return list(result)


class ScopeMark:
    """How many scopes were open before one was entered."""

    __slots__ = ("depth",)

    def __init__(self, depth: int) -> None:
        self.depth = depth
