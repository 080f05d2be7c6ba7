"""Special member functions: existence and order of calls ([special], [class.copy.elision],
[class.temporary]).

Objects have a pointer to the trace and note their operations. Local variables are never returned, because
copy elision is optional for them. No other note is unspecified.
"""

from __future__ import annotations

from dataclasses import dataclass

from .scenario import Scenario, Writer, lines

KINDS = "user user none none none default default delete".split()


@dataclass(frozen=True)
class MemberClass:
    """A generated class: subobjects as (name, type), bases first, and whether its constructor has the
    parameters (t, id).
    """

    name: str
    number: int
    bases: tuple[str, ...]
    members: tuple[tuple[str, str], ...]
    immovable: bool  # its move constructor is deleted


def scenario(seed: int) -> Scenario:
    """Write two to five nested classes. Their objects are created, copied, moved, passed, returned and
    destroyed.
    """
    w = Writer("special members", seed)
    classes: list[MemberClass] = []
    for number in range(w.number(2, 5)):
        classes.append(_class(w, number, classes))
    subjects = {classes[-1], w.pick(classes), w.pick(classes)}
    for subject in sorted(subjects, key=lambda c: c.number):
        _helpers(w, subject)
        for probe in w.some(_actions(w, subject), 3, 6):
            w.probe(probe)
    if w.chance(0.5):
        _detections(w, classes)
    if w.chance(0.4):
        _aggregates(w, classes)
    if w.chance(0.3):
        _slices(w, classes)
    return w.scenario()


def _class(w: Writer, number: int, before: list[MemberClass]) -> MemberClass:
    name = f"S{number}"
    bases = tuple(b.name for b in w.some(before, 0, 2)) if before and w.chance(0.5) else ()
    members = tuple((f"m{i}", w.pick(before).name) for i in range(w.number(0, 2))) if before else ()
    parts = [*bases, *(m for m, _ in members)]
    w.block(f"""
        struct {name}{" : " + ", ".join(bases) if bases else ""} {{
            int *t; int id;
    """)
    for member, type_ in members:
        w.line(f"    {type_} {member};")
    initialisers = [f"{part}(t, id * 3 + {i})" for i, part in enumerate(parts)] + ["t(t)", "id(id)"]
    w.random.shuffle(initialisers)
    w.line(
        f"    __device__ {name}(int *t, int id) : {', '.join(initialisers)} {{ note(t, {number}000 + id); }}"
    )
    if w.chance(0.6):
        w.line(f"    __device__ {name}() : t(nullptr), id({w.number()}) {{}}", w.chunk())
    _special(w, f"{name}(const {name} &o)", _copy(w, number, parts, "o.@", "100"))
    moving = _special(
        w, f"{name}({name} &&o)", _copy(w, number, parts, f"static_cast<{name} &&>(o).@", "200")
    )
    assigned = "".join(f"{m} = o.{m}; " for m, _ in members if w.chance(0.8))
    _special(
        w,
        f"{name} &operator=(const {name} &o)",
        f"{{ {assigned}id = o.id; if (!t) t = o.t; note(t, {number}300 + id); return *this; }}",
    )
    moved = "".join(f"{m} = static_cast<{c} &&>(o.{m}); " for m, c in members if w.chance(0.8))
    _special(
        w,
        f"{name} &operator=({name} &&o)",
        f"{{ {moved}id = o.id; if (!t) t = o.t; o.id = 0; note(t, {number}400 + id); return *this; }}",
    )
    if w.chance(0.5):  # never deleted: a class whose members cannot be destroyed has no constructors
        w.line(f"    __device__ ~{name}() {{ note(t, {number}500 + id); }}", w.chunk())
    w.line("};")
    return MemberClass(name, number, bases, members, moving == "delete")


def _copy(w: Writer, number: int, parts: list[str], source: str, code: str) -> str:
    """Write a user-provided copy or move constructor. It copies the members that it does not initialise
    otherwise.
    """
    initialisers = [
        f"{p}({source.replace('@', p) if p.startswith('m') else source.removesuffix('.@')})"
        for p in parts
        if w.chance(0.8)
    ]
    taken = "o.id = 0; " if code == "200" else ""
    return f": {', '.join([*initialisers, 't(o.t)', 'id(o.id)'])} {{ {taken}note(t, {number}{code} + id); }}"


def _special(w: Writer, declaration: str, body: str) -> str:
    """Write one special member in one of several forms. Return the form."""
    kind = w.pick(KINDS)
    chunk = w.chunk()
    if kind == "user":
        w.line(f"    __device__ {declaration} {body}", chunk)
    elif kind == "default":
        w.line(f"    {declaration} = default;", chunk)
    elif kind == "delete":
        w.line(f"    {declaration} = delete;", chunk)
    return kind


def _helpers(w: Writer, c: MemberClass) -> None:
    """Write functions with parameters and results of the class. Each is a chunk together with its calls."""
    n, k = c.name, c.number
    texts = [
        *lines(f"""
            __device__ {n} make{k}(int *t, int id) {{ return {n}(t, id); }}
            __device__ {n} again{k}(int *t, int id) {{ return make{k}(t, id + 1); }}
            __device__ int take{k}({n} a) {{ note(a.t, 9001); return a.id; }}
            __device__ int look{k}(const {n} &a) {{ note(a.t, 9002); return a.id; }}
            __device__ int over{k}(const {n} &) {{ return 1; }} __device__ int over{k}({n} &&) {{ return 2; }}
            __device__ {n} back{k}({n} a) {{ note(a.t, 9003); return a; }}
            __device__ {n} through{k}({n} &&a) {{ return static_cast<{n} &&>(a); }}
            __device__ {n} copied{k}({n} &&a) {{ return a; }}
            __device__ {n} either{k}(bool first, {n} &a, {n} &b) {{ return first ? a : b; }}
            __device__ {n} listed{k}(int *t, int id) {{ return {{t, id}}; }}
        """),
        f"__device__ int early{k}(int *t, int when) {{ {n} a(t, 1); if (when == 1) return a.id; {n} b(t,"
        f" 2); for (int i = 0; i < 3; i++) {{ {n} c(t, 3 + i); if (i == when - 2) return c.id; if (i =="
        " 0) continue; if (i == 1) break; } return 99; }",
        f"__device__ int jump{k}(int *t, int n) {{ again: {n} a(t, n); if (--n > 0) goto again; "
        f"switch (n) {{ case 0: {{ {n} b(t, 8); break; }} default: note(t, 1); }} return n; }}",
        f"template<class T> __device__ T &&forward{k}(T &a) {{ return static_cast<T &&>(a); }}",
    ]
    for text in texts:
        # g++ copies a returned parameter if the move constructor is deleted. In C++17, and with nvcc, that is
        # an error.
        if not (c.immovable and "back" in text):
            w.line(text, w.chunk())


def _actions(w: Writer, c: MemberClass) -> list[str]:
    """Write statements with objects `a` and `b` of class `c`."""
    n, k = c.name, c.number
    two = f"{n} a(t, 11); {n} b(t, 12);"
    return [
        *lines(f"""
            {{ {two} {n} x = a; note(t, x.id); }}
            {{ {two} {n} x(static_cast<{n} &&>(a)); note(t, x.id + a.id); }}
            {{ {two} const {n} &r = a; {n} x{{r}}; }}
            {{ {two} a = b; note(t, a.id); }}
            {{ {two} a = static_cast<{n} &&>(b); note(t, a.id + b.id); }}
            {{ {two} a = {n}(t, 13); note(t, a.id); }}
            {{ {two} a = {{t, 14}}; note(t, a.id); }}
            {{ {two} a = make{k}(t, 15); }}
            {{ {two} a = b = {n}(t, 16); }}
        """),
        f"{{ {two} {n} s = static_cast<{n} &&>(a); a = static_cast<{n} &&>(b); b = static_cast<{n} &&>(s); "
        "}",
        *lines(f"""
            {{ {n} x = make{k}(t, 21); note(t, x.id); }}
            {{ {n} x = {n}({n}(make{k}(t, 22))); note(t, x.id); }}
            {{ {n} x = again{k}(t, 23); }}
            {{ {n} x = listed{k}(t, 24); note(t, x.id); }}
            {{ const {n} &x = make{k}(t, 25); note(t, x.id); }}
            {{ {n} &&x = {n}(t, 26); x.id++; note(t, x.id); }}
            {{ make{k}(t, 27); note(t, 1); }}
            note(t, {n}(t, 28).id);
            {{ {two} int r = take{k}(a); note(t, r); }}
            {{ int r = take{k}({n}(t, 31)); note(t, r); }}
            {{ {two} int r = take{k}(static_cast<{n} &&>(a)); note(t, r + a.id); }}
            {{ int r = take{k}(make{k}(t, 32)); note(t, r); }}
            {{ int r = take{k}({{t, 33}}); note(t, r); }}
            {{ int r = look{k}({n}(t, 34)); note(t, r); }}
            {{ int r = look{k}({{t, 35}}); note(t, r); }}
        """),
        f"{{ {two} note(t, over{k}(a)); note(t, over{k}(static_cast<{n} &&>(a))); note(t, over{k}({n}(t, "
        f"36))); }}",
        *lines(f"""
            {{ {two} {n} x = back{k}(static_cast<{n} &&>(a)); note(t, x.id); }}
            {{ {n} x = back{k}({n}(t, 41)); note(t, x.id); }}
            {{ {two} {n} x = through{k}(static_cast<{n} &&>(a)); note(t, x.id + a.id); }}
            {{ {n} x = copied{k}({n}(t, 42)); note(t, x.id); }}
            {{ {two} {n} x = either{k}(true, a, b); note(t, x.id); }}
            {{ {two} {n} x = true ? a : {n}(t, 43); note(t, x.id); }}
            {{ {two} {n} x = false ? a : {n}(t, 44); note(t, x.id); }}
            {{ {n} x = true ? {n}(t, 45) : {n}(t, 46); note(t, x.id); }}
            note(t, early{k}(t, {w.number(1, 6)}));
            note(t, jump{k}(t, {w.number(1, 3)}));
            {{ {n} x[3] = {{{n}(t, 51), make{k}(t, 52), {{t, 53}}}}; note(t, x[1].id); }}
            {{ {n} x[2] = {{{{t, 54}}, {{t, 55}}}}; x[0] = x[1]; note(t, x[0].id); }}
            {{ {n} *x = new {n}(t, 56); note(t, x->id); delete x; }}
            {{ {n} x; note(t, x.id); }}
            {{ {n} x{{}}; note(t, x.id); }}
            {{ {n} x = {{}}; note(t, x.id); }}
            {{ {two} auto x = forward{k}(a); note(t, x.id); }}
            {{ {n}(t, 57), {n}(t, 58); note(t, 2); }}
            {{ auto x = ({n}(t, 59), {n}(t, 60)); note(t, x.id); }}
            for (const {n} &x = {n}(t, 61); x.id > 0;) {{ note(t, 3); break; }}
            if ({n} x(t, 62); x.id > 3) note(t, x.id);
            {{ {two} {n} x = ({n} &&)a; {n} y = x; x = y; }}
        """),
        f"{{ struct W {{ {n} a, b; }}; W x = {{{n}(t, 64), {{t, 65}}}}; W y = x; x = static_cast<W "
        f"&&>(y); note(t, x.a.id); }}",
        f"{{ struct W {{ {n} a[2]; int n; }}; W x = {{{{{{t, 66}}, {{t, 67}}}}, 3}}; W y = static_cast<W "
        f"&&>(x); note(t, y.a[1].id); }}",
        f"{{ struct W : {n} {{ using {n}::{n}; }}; W x(t, 68); W y = x; y = static_cast<W &&>(x); note(t, "
        f"y.id); }}",
        f"{{ struct W {{ {n} a; __device__ W(int *t) : a(make{k}(t, 69)) {{ note(t, a.id); }} }}; W x(t); "
        f"W y(x); }}",
        f"{{ struct W {{ const {n} &a; }}; W x{{{n}(t, 70)}}; note(t, x.a.id); }}",
        f"{{ union U {{ int i; {n} a; }}; U u = {{3}}; note(t, u.i); }}",
    ]


def _detections(w: Writer, classes: list[MemberClass]) -> None:
    """Write detections of well-formed operations by substitution failure ([temp.deduct])."""
    w.block("""
        template<class T> T &&value();
        template<class...> struct make_void { typedef void type; };
        template<class... T> using void_t = typename make_void<T...>::type;
    """)
    operations = (
        ("copies", "T(value<const T &>())"),
        ("moves", "T(value<T &&>())"),
        ("makes", "T()"),
        ("copy_assigns", "value<T &>() = value<const T &>()"),
        ("move_assigns", "value<T &>() = value<T &&>()"),
        ("destroys", "value<T &>().~T()"),
        ("takes", "T(value<int *>(), 1)"),
        ("copies_mutable", "T(value<T &>())"),
    )
    for name, expression in w.some(operations, 3, 6):
        w.block(f"""
            template<class T, class = void> struct {name} {{ enum {{ value = 0 }}; }};
            template<class T> struct {name}<T, void_t<decltype({expression})>> {{ enum {{ value = 1 }}; }};
        """)
        w.note(" + ".join(f"{10**i} * {name}<{c.name}>::value" for i, c in enumerate(classes)))


def _aggregates(w: Writer, classes: list[MemberClass]) -> None:
    """Write an aggregate of the classes, whose implicit members call those of its members in order."""
    first, second = w.pick(classes).name, w.pick(classes).name
    w.line(f"struct Both {{ {first} a; {second} b; int c; }};")
    w.line("__device__ Both both(int *t) { return {{t, 81}, {t, 82}, 3}; }", chunk := w.chunk())
    for text in (
        "{ Both x = both(t); Both y = x; note(t, y.c); }",
        "{ Both x = both(t), y = both(t); x = y; note(t, x.a.id); }",
        "{ Both x = both(t), y = static_cast<Both &&>(x); x = static_cast<Both &&>(y); note(t, x.b.id); }",
        "note(t, both(t).b.id);",
    ):
        w.probe(text, chunk if text.startswith("note") else None)


def _slices(w: Writer, classes: list[MemberClass]) -> None:
    """Write base objects initialised and assigned from derived objects, and references bound to them."""
    for c in classes:
        for base in c.bases:
            n = c.name
            w.probe(f"{{ {n} x(t, 91); {base} y = x; y = x; note(t, y.id); }}")
            w.probe(f"{{ const {base} &y = {n}(t, 92); note(t, y.id); }}")
            w.probe(f"{{ {base} y = {n}(t, 93); y = {n}(t, 94); note(t, y.id); }}")
