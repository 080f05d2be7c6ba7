"""Class hierarchies: hiding, using-declarations, ambiguity, access, layout ([class.member.lookup],
[class.access], [class.derived]).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from .scenario import Scenario, Writer, lines

NAMES = "f g x y T n".split()
PARAMETERS = ("int", "double", "char", "const int *", "bool", "")
ARGUMENTS = ("1", "2.5", "'c'", "nullptr", "true", "")


@dataclass
class HierarchyClass:
    """A generated class: the names of its direct bases, and of all indirect ones."""

    name: str
    bases: list[str] = field(default_factory=list)
    indirect: set[str] = field(default_factory=set)

    @property
    def named(self) -> list[str]:
        """Return the bases that using-declarations may name. g++ and nvcc differ on a base that
        occurs twice.
        """
        return [base for base in self.bases if base not in self.indirect]


def scenario(seed: int) -> Scenario:
    """Write three to seven classes that derive from each other. Members are named from outside, from members
    and from derived classes.
    """
    w = Writer("hierarchies", seed)
    w.block("""
        __device__ int f(int) { return 901; }
        __device__ int g(double) { return 902; }
        enum { x = 903, y = 904, n = 905 };
        typedef char T;
    """)
    classes: list[HierarchyClass] = []
    for number in range(w.number(3, 7)):
        classes.append(_class(w, f"C{number}", classes))
    for one in w.some(classes, 2, 3):
        _inside(w, one.name)
    for one in (classes[-1], *w.some(classes, 2, 4)):
        _outside(w, one, classes)
    w.pick((_layout, _templates, _injected, _order))(w, classes)
    return w.scenario()


def _class(w: Writer, name: str, before: list[HierarchyClass]) -> HierarchyClass:
    """Write a class with up to two bases. Every member is a chunk, because it may be a redeclaration."""
    chosen = w.some(before, 0 if w.chance(0.3) else 1, 2) if before else []
    made = HierarchyClass(
        name, [b.name for b in chosen], {inner for b in chosen for inner in (*b.bases, *b.indirect)}
    )
    bases = ", ".join(w.pick(("", "", "", "public ", "private ", "protected ")) + b for b in made.bases)
    w.line(f"{w.pick(('struct', 'struct', 'struct', 'class'))} {name}{' : ' + bases if bases else ''} {{")
    w.line("public:")
    for _ in range(w.number(2, 5)):
        if w.chance(0.1):
            w.line(f"{w.pick(('private', 'protected', 'public'))}:")
        _member(w, made)
    # A member template is instantiated at its use, in the context of its class.
    w.line("public:")
    for _ in range(w.number(1, 2)):
        chunk, look = w.chunk(), w.fresh("look")
        w.line(
            f"    __device__ int {look}() {w.pick(('', 'const'))} {{ return {_expression(w, made.name)}; }}",
            chunk,
        )
        w.probe(f"{{ {name} c; note(t, c.{look}()); }}", chunk)
    w.line("};")
    return made


def _member(w: Writer, owner: HierarchyClass) -> None:
    name, chunk, value = w.pick(NAMES), w.chunk(), w.number(10, 899)
    if owner.named and w.chance(0.25):
        w.line(f"    using {w.pick(owner.named)}::{name};", chunk)
    elif name in "fg":
        before, after = w.pick(
            (("", ""), ("", ""), ("", " const"), ("static ", ""), ("template<class U> ", ""))
        )
        parameter = w.pick(("U", "U *", "const U &")) if before.startswith("template") else w.pick(PARAMETERS)
        default = " = 0" if parameter in ("int", "double", "bool") and w.chance(0.1) else ""
        w.line(f"    {before}__device__ int {name}({parameter}{default}){after} {{ return {value}; }}", chunk)
    elif name in "xyn":
        w.line(
            "    "
            + w.pick(
                lines(f"""
                    int {name} = {value};
                    int {name} = {value};
                    enum {{ {name} = {value} }};
                    static const int {name} = {value};
                    __device__ int {name}(int) {{ return {value}; }}
                """)
            ),
            chunk,
        )
    else:
        w.line(
            "    "
            + w.pick(
                lines(f"""
                    typedef short T;
                    typedef double T;
                    struct T {{ char c[{w.number(3, 7)}]; }};
                    enum T {{ t{value} }};
                    using T = long long;
                """)
            ),
            chunk,
        )


def _expression(w: Writer, own: str = "") -> str:
    """Return an expression of members for a member function."""
    prefix = w.pick(("", "", "", "", "this->", f"{own}::" if own else "", "this->"))
    return w.pick(
        lines(f"""
            {prefix}f({w.pick(ARGUMENTS)})
            {prefix}f({w.pick(ARGUMENTS)})
            {prefix}g({w.pick(ARGUMENTS)})
            {prefix}x
            {prefix}y + 1
            {prefix}n
            {prefix}x(3)
            sizeof(T)
            sizeof({own + "::" if own else ""}T)
            int(T())
            (f)(1)
            (*this).x
        """)
    )


def _inside(w: Writer, base: str) -> None:
    """Write a local derived class that names members."""
    for _ in range(w.number(1, 3)):
        local = w.fresh("L")
        using = f"using {base}::{w.pick(NAMES)}; " if w.chance(0.3) else ""
        own = w.pick(("", "", "__device__ int f(bool) { return 77; } ", "int x = 78; ", "typedef float T; "))
        w.probe(
            f"{{ struct {local} : {base} {{ {own}{using}__device__ int look() {{ return "
            f"{_expression(w, base)}; }} }}; {local} l; note(t, l.look()); }}"
        )


def _outside(w: Writer, one: HierarchyClass, classes: list[HierarchyClass]) -> None:
    """Write member accesses through objects, pointers and qualified names."""
    for _ in range(w.number(3, 6)):
        other = w.pick(classes).name
        qualifier = w.pick(("", "", "", f"{one.name}::", f"{other}::"))
        member = w.pick(
            lines(f"""
                f({w.pick(ARGUMENTS)})
                f({w.pick(ARGUMENTS)})
                g({w.pick(ARGUMENTS)})
                x
                y
                n
                x(1)
            """)
        )
        w.probe(
            w.pick(
                lines(f"""
                    {{ {one.name} c; note(t, c.{qualifier}{member}); }}
                    {{ {one.name} c; note(t, c.{qualifier}{member}); }}
                    {{ const {one.name} c = {{}}; note(t, c.{qualifier}{member}); }}
                    {{ {one.name} c; {other} &b = c; note(t, b.{member}); }}
                    {{ {one.name} c; const {other} *b = &c; note(t, b->{member}); }}
                    note(t, {one.name}::{member});
                    note(t, {one.name}().{member});
                    {{ {one.name}::T v = {{}}; note(t, sizeof(v)); }}
                    {{ {one.name} c; int {one.name}::*m = &{one.name}::x; note(t, c.*m); }}
                    {{ {one.name} c; int ({one.name}::*m)(int) = &{one.name}::f; note(t, (c.*m)(3)); }}
                    {{ int (*m)(int) = &{one.name}::f; note(t, m(3)); }}
                    {{ {one.name} c; c.x = 5; note(t, c.{qualifier}x); }}
                    {{ {one.name} c; {other} &b = c; b.x += 3; note(t, c.x); note(t, b.x); }}
                    {{ {one.name} c; {other} b = c; note(t, b.{member}); }}
                """)
            )
        )


def _layout(w: Writer, classes: list[HierarchyClass]) -> None:
    """Observe sizes and offsets of classes with bases, including empty ones ([intro.object], the Itanium
    ABI).
    """
    w.line("struct E0 {}; struct E1 {}; struct E2 : E0 {};")
    known = ["E0", "E1", "E2"]
    for number in range(w.number(3, 6)):
        name, chunk = f"Y{number}", w.chunk()
        bases = w.some(known, 0, 3)
        types = lines("""
            char
            short
            int
            double
            bool
            long
            char *
            E0
            E1
        """)
        members = [
            f"{w.pick((*types, w.pick(known)))} {letter}{number};" for letter in "pqr"[: w.number(0, 3)]
        ]
        user = w.pick(("", "", f"__device__ {name}() {{}}", f"private: char hidden{number}; public:"))
        w.line(
            f"struct {name}{' : ' + ', '.join(bases) if bases else ''} {{ {user} {' '.join(members)} }};",
            chunk,
        )
        w.note(f"sizeof({name}) * 100 + alignof({name})", chunk)
        for member in members:
            field_name = member.split()[-1].rstrip(";")
            w.probe(
                f"{{ {name} *o = reinterpret_cast<{name} *>(t); note(t, int(reinterpret_cast<char "
                f"*>(&o->{field_name}) - reinterpret_cast<char *>(o))); }}",
                chunk,
            )
        for base in bases:
            w.probe(
                f"{{ {name} *o = reinterpret_cast<{name} *>(t); note(t, int(reinterpret_cast<char "
                f"*>(static_cast<{base} *>(o)) - reinterpret_cast<char *>(o))); }}"
            )
        known.append(name)


def _templates(w: Writer, classes: list[HierarchyClass]) -> None:
    """Write dependent bases, in which unqualified names are not looked up."""
    for _ in range(w.number(2, 4)):
        name = w.fresh("D")
        chunk = w.chunk()
        head = w.pick(("B", "B", "B", classes[0].name))
        w.line(f"template<class B> struct {name} : {head} {{", chunk)
        if w.chance(0.4):
            w.line(f"    using {head}::{w.pick('fgxy')};", chunk)
        expressions = [_expression(w, "B") for _ in range(2)]
        for number, expression in enumerate(expressions):
            w.line(
                f"    __device__ int look{number}() {{ return "
                f"{expression.replace('B::T', 'typename B::T')}; }}",
                chunk,
            )
        w.line("};", chunk)
        for one in w.some(classes, 1, 3):
            w.probe(f"{{ {name}<{one.name}> d; note(t, d.look{w.number(0, 1)}()); }}")
    w.line(
        "template<class D> struct Crtp { __device__ int call() { return static_cast<D *>(this)->f(1); } "
        "__device__ int f(int) { return 55; } };"
    )
    own = w.pick(
        (
            "",
            "__device__ int f(long) { return 66; }",
            "__device__ int f(int) { return 67; }",
            "using Crtp<Leaf>::f; __device__ int f(char) { return 68; }",
        )
    )
    w.line(f"struct Leaf : Crtp<Leaf> {{ {own} }};")
    w.note("Leaf().call()")
    w.note(f"Leaf().f({w.pick(ARGUMENTS)})")


def _injected(w: Writer, classes: list[HierarchyClass]) -> None:
    """Write uses of injected-class-names, of templates and through bases ([class.qual], [temp.local])."""
    last = classes[-1]
    for base in last.bases:
        w.note(f"sizeof({last.name}::{base})")
        w.probe(f"{{ {last.name} c; note(t, c.{base}::x); }}")
        w.probe(f"{{ {last.name}::{base} b; note(t, b.x); }}")
    w.line(
        "template<class T> struct P { int v; __device__ P(int v = 3) : v(v) {} __device__ P next() const "
        "{ return P(v + 1); } __device__ P<T *> up() const { return P<T *>(v + 10); } };"
    )
    w.line(
        "struct Q : P<int> { __device__ Q() : P(7) {} __device__ int look() { P p(5); P<char> c; return "
        "p.v * 10 + c.v; } };"
    )
    w.line("struct R : P<int>, P<char> { __device__ int look() { return P<int>::v + P<char>::v; } };")
    for text in """
        Q().look() Q().next().v P<int>().next().up().v R().look() Q::P(4).v sizeof(Q::P<double>)
        R().P<int>::v R().v Q().P::v R().P::v
    """.split():
        w.note(text)


def _order(w: Writer, classes: list[HierarchyClass]) -> None:
    """Observe the order of construction and destruction of bases and members ([class.base.init],
    [class.dtor]).
    """
    w.line(
        "struct Tr { int *t; int id; __device__ Tr(int *t, int id) : t(t), id(id) { note(t, id); } "
        "__device__ ~Tr() { note(t, -id); } };"
    )
    known: list[str] = []
    for number in range(w.number(2, 5)):
        bases = w.some(known, 0, 2)
        name, fields = f"O{number}", [f"m{i}" for i in range(w.number(0, 3))]
        initialisers = [f"{b}(t, id + {10 * i})" for i, b in enumerate(bases, 1)] + [
            f"{m}(t, id + {i})" for i, m in enumerate(fields, 1)
        ]
        w.random.shuffle(initialisers)
        extra = (
            f"int *t; __device__ ~{name}() {{ note(t, 5000 + {number}); }}" if w.chance(0.5) else "int *t;"
        )
        initialisers.append("t(t)")
        members = " ".join(f"Tr {m};" for m in fields)
        chunk = w.chunk()
        w.line(
            f"struct {name}{' : ' + ', '.join(bases) if bases else ''} {{ {members} {extra} __device__ "
            f"{name}(int *t, int id) : {', '.join(initialisers)} {{ note(t, 7000 + {number}); }} }};",
            chunk,
        )
        w.probe(f"{{ {name} o(t, {100 * (number + 1)}); note(t, 8000); }}", chunk)
        known.append(name)
