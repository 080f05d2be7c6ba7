"""Forms of initialisation: zero, default, value, direct, copy, list, aggregate ([dcl.init],
[class.base.init]).
"""

from __future__ import annotations

from .scenario import Scenario, Writer, lines

FORMS = lines("""
    @ x;
    @ x{};
    @ x = {};
    @ x = @();
    @ x = @{};
    auto x = @();
    const @ &x = @();
    @ x({});
    @ x{{}};
    static_cast<void>(0); @ x = {{}};
""")
VALUES = "1 2.5 'c' 300 -1 0 nullptr true 3u 4L 1.0f i ci d {} {1} p".split()
SCALARS = lines("""
    int
    char
    unsigned char
    unsigned
    short
    long long
    float
    double
    bool
    int *
""")


def scenario(seed: int) -> Scenario:
    """Write a few themes of initialisation."""
    w = Writer("initialisation", seed)
    w.setup("""
        int i = 5;
        const int ci = 6;
        double d = 1.25;
        int *p = nullptr;
    """)
    for theme in w.some(
        (
            _aggregates,
            _aggregates,
            _constructed,
            _constructed,
            _zeroed,
            _scalars,
            _arrays,
            _unions,
            _delegated,
            _members,
            _inherited,
        ),
        2,
        3,
    ):
        theme(w)
    return w.scenario()


def _sum(fields: list[str], name: str = "x") -> str:
    return " ".join(f"note(t, static_cast<int>({name}.{f}));" for f in fields)


def _values(w: Writer, count: int) -> str:
    return ", ".join(w.pick(VALUES) for _ in range(count))


def _aggregates(w: Writer) -> None:
    """Write aggregates with members, arrays, nested aggregates and bases, and with brace elision
    ([dcl.init.aggr]).
    """
    inner, outer = w.fresh("In"), w.fresh("Out")
    count = w.number(2, 3)
    types = [w.pick(SCALARS[:-1]) for _ in range(count)]
    defaults = [f" = {w.number()}" if w.chance(0.3) else "" for _ in types]
    w.line(
        f"struct {inner} {{ {' '.join(f'{t} f{i}{d};' for i, (t, d) in enumerate(zip(types, defaults)))} }};"
    )
    base = w.chance(0.3)
    members = w.some(
        lines(f"""
            {inner} n;
            int a[3];
            int z = 7;
            {inner} m[2];
            char w;
            bool b;
        """),
        2,
        4,
    )
    w.line(f"struct {outer}{f' : {inner}' if base else ''} {{ {' '.join(members)} }};")
    fields = [f"f{i}" for i in range(count)]
    seen = list(fields) if base else []
    for member in members:
        name = member.split()[1].rstrip(";")
        seen += {
            "n": [f"n.{f}" for f in fields],
            "a[3]": ["a[0]", "a[1]", "a[2]"],
            "m[2]": [f"m[{k}].{f}" for k in (0, 1) for f in fields],
        }.get(name, [name])
    for _ in range(w.number(4, 7)):
        listed = ", ".join(
            w.pick(
                (
                    w.pick("1 2 3 'c' i 0 true".split()),
                    w.pick(
                        lines(f"""
                            {{}}
                            {{1}}
                            {{1, 2}}
                            {{1, 2, 3}}
                            {{{{1}}, 2}}
                            {inner}{{4, 5}}
                            {inner}()
                        """)
                    ),
                    w.pick(VALUES),
                )
            )
            for _ in range(w.number(0, 5))
        )
        w.probe(f"{{ {outer} x{w.pick(('', ' = '))}{{{listed}}}; {_sum(seen)} }}")
    w.probe(f"{{ {inner} y = {{{_values(w, count)}}}; {inner} x = y; {_sum(fields)} }}")
    w.probe(f"{{ {inner} y = {{{_values(w, 1)}}}; {inner} x{{y}}; {_sum(fields)} }}")
    w.probe(f"{{ {inner} x({_values(w, count)}); {_sum(fields)} }}")
    w.probe(f"{{ {inner} x = {{}}; x = {{{_values(w, 2)}}}; {_sum(fields)} }}")
    w.probe(f"{{ {outer} x = {outer}(); {_sum(seen)} }}")


def _constructed(w: Writer) -> None:
    """Write a class with constructors and all forms of initialisation. Some forms are rejected."""
    name = w.fresh("K")
    w.block(f"""
        struct {name} {{
            int how = 9;
    """)
    for number, parameters in enumerate(
        w.some(
            [
                "",
                *lines(f"""
                    int
                    double
                    int, int
                    int, double = 2
                    const int *
                    decltype(nullptr)
                    char, char, char
                    const {name} &
                    bool
                    const int (&)[2]
                    long
                """),
            ],
            1,
            5,
        ),
        1,
    ):
        explicit, body = (
            w.pick(("", "", "explicit ")),
            w.pick((f" : how({number}) {{}}", f" : how({number}) {{}}", " {}", " = delete;")),
        )
        w.line(f"    __device__ {explicit}{name}({parameters}){body}", w.chunk())
    if w.chance(0.2):
        w.line(f"    {name}() = default;", w.chunk())
    w.line("};")
    w.line(f"__device__ int take_{name}({name} x) {{ return x.how; }}", w.chunk())
    w.line(f"__device__ {name} give_{name}(int i) {{ return {{i}}; }}", w.chunk())
    for _ in range(w.number(6, 10)):
        listed = _values(w, w.pick((0, 1, 1, 1, 2, 2, 3)))
        form = w.pick(
            lines("""
                @ x(#);
                @ x{#};
                @ x = {#};
                @ x = @(#);
                @ x = @{#};
                @ x = #;
                const @ &x = {#};
                @ x[2] = {{#}, #}; note(t, x[1].how);
                auto x = @{#};
                @ x = (@)#;
            """)
        )
        shown = "note(t, x[0].how);" if "[2]" in form else "note(t, x.how);"
        w.probe(f"{{ {form.replace('@', name).replace('#', listed)} {shown} }}")
    for text in lines(f"""
        take_{name}({{{_values(w, 1)}}})
        take_{name}({w.pick(VALUES)})
        take_{name}({{}})
        give_{name}(3).how
        {name}().how
        {name}{{}}.how
    """):
        w.note(text)
    for form in w.some(FORMS, 2, 4):
        w.probe(f"{{ {form.replace('@', name)} note(t, x.how); }}")


def _zeroed(w: Writer) -> None:
    """Observe value-initialisation, which zeroes unless a constructor is user-provided ([dcl.init]/8)."""
    name = w.fresh("Z")
    user = w.pick(
        (
            "",
            "",
            f"{name}() = default;",
            f"__device__ {name}() : b(3) {{ a = 1; c[0] = c[1] = 2; d = nullptr; }}",
            f"__device__ {name}(int k) : a(k), b(k), c{{k}}, d() {{}} {name}() = default;",
        )
    )
    w.block(f"""
        struct {name} {{ int a; short b; int c[2]; int *d; {user} }};
        struct W{name} {{ {name} z; int k = {w.number()}; }};
        template<class T> __device__ T made_{name}() {{ return T(); }}
    """)
    shown = "note(t, x.a); note(t, x.b); note(t, x.c[1]); note(t, x.d == nullptr);"
    for form in w.some(
        [
            *FORMS[1:7],
            *lines(f"""
                @ *q = new @(); @ &x = *q;
                @ *q = new @{{}}; @ &x = *q;
                @ x = made_{name}<@>();
                @ y[2] = {{}}; @ &x = y[1];
            """),
            "struct H { @ z; H() : z() {} } h; @ &x = h.z;".replace("H()", "__device__ H()"),
            *lines("""
                struct H { @ z; } h = {}; @ &x = h.z;
                struct H { @ z; } h = H(); @ &x = h.z;
                struct H : @ { __device__ H() : @() {} } x;
                struct H { @ z{}; } h; @ &x = h.z;
                @ x(4);
            """),
        ],
        4,
        8,
    ):
        w.probe(f"{{ {form.replace('@', name)} {shown} }}")
    for form in w.some(("W@ x{};", "W@ x = W@();", "W@ x = {{}, 4};"), 1, 3):
        w.probe(f"{{ {form.replace('@', name)} note(t, x.z.a); note(t, x.k); }}")


def _scalars(w: Writer) -> None:
    """Write initialisations of scalars and references, including narrowing in lists ([dcl.init.list]/7)."""
    for _ in range(w.number(8, 14)):
        type_, value = w.pick(SCALARS), w.pick(VALUES)
        shown = "note(t, x == nullptr);" if "*" in type_ else "note(t, static_cast<int>(x));"
        forms = lines("""
            x = @
            x(@)
            x{@}
            x = {@}
            x{}
            x = {}
            const &x = @
            &&x = @
            &x = @
            const &x{@}
            &&x = {@}
        """)
        w.probe(f"{{ {type_} {w.pick(forms).replace('@', value)}; {shown} }}")
    for text in lines("""
        { auto x{3}; note(t, x); }
        { int x = int(); note(t, x); }
        { int x = int{}; note(t, x); }
        { const int &x = {}; note(t, x); }
        { int x = int{7}; note(t, x); }
        { auto &&x = i; x = 8; note(t, i); }
        { int &x{i}; x++; note(t, i); }
    """):
        if w.chance(0.5):
            w.probe(text)
    w.line("__device__ int from_list(int x) { return x; }")
    w.note(f"from_list({{{w.pick(VALUES)}}})")


def _arrays(w: Writer) -> None:
    """Write arrays of unknown bound, multidimensional arrays and strings."""
    for _ in range(w.number(5, 8)):
        text = ", ".join(
            w.pick(
                lines("""
                    1
                    2
                    3
                    {4}
                    {5, 6}
                    {}
                    i
                    'c'
                """)
            )
            for _ in range(w.number(0, 5))
        )
        form = w.pick(
            lines("""
                int x[] = {#}; note(t, sizeof(x) / sizeof(int)); note(t, x[0]);
                int x[6] = {#}; note(t, x[0]); note(t, x[2]); note(t, x[5]);
                int x[3][2] = {#}; note(t, x[0][0]); note(t, x[1][0]); note(t, x[1][1]); note(t, x[2][1]);
                int x[][2] = {#}; note(t, sizeof(x)); note(t, x[0][1]);
                short x[5]{#}; note(t, x[0]); note(t, x[1]); note(t, x[4]);
                const char x[4] = {#}; note(t, x[0]); note(t, x[3]);
            """)
        )
        w.probe(f"{{ {form.replace('#', text)} }}")
    for text in w.some(
        lines("""
            { char x[] = "abc"; note(t, sizeof(x)); note(t, x[2]); }
            { char x[6] = "ab"; note(t, x[1]); note(t, x[5]); }
            { char x[2] = "ab"; note(t, x[1]); }
            { char x[] = {"xy"}; note(t, x[1]); }
            { struct S { char a[3]; int b; } x = {"hi", 4}; note(t, x.a[1]); note(t, x.b); }
            { const char x[][3] = {"a", "bc"}; note(t, sizeof(x)); note(t, x[1][1]); }
            { char x[3] = {'a', 98, i}; note(t, x[0]); }
            { int x[2] = {1, 2, 3}; note(t, x[0]); }
            { int y[2] = {1, 2}; int x[2] = y; note(t, x[0]); }
            { using A = int[3]; auto &&x = A{1, 2}; note(t, x[1] + x[2]); }
        """),
        3,
        7,
    ):
        w.probe(text)


def _unions(w: Writer) -> None:
    """Write unions, anonymous unions and default member initialisers."""
    w.block(f"""
        union {(u := w.fresh("U"))} {{ int i; char c; double d; }};
        union {(v := w.fresh("V"))} {{ short a; long b = {w.number()}; }};
        struct {(s := w.fresh("N"))} {{ int k = 1; union {{ int l; char m; }}; struct {{ int o; }} n; }};
    """)
    for text in w.some(
        lines(f"""
            {{ {u} x = {{#}}; note(t, x.i); }}
            {{ {u} x{{}}; note(t, x.i); }}
            {{ {v} x; note(t, static_cast<int>(x.b)); }}
            {{ {v} x{{#}}; note(t, x.a); }}
            {{ {v} x = {v}(); note(t, static_cast<int>(x.b)); }}
            {{ {s} x{{#, {{#}}, {{#}}}}; note(t, x.k); note(t, x.l); note(t, x.n.o); }}
            {{ {s} x = {{#, 3, 4}}; note(t, x.l); note(t, x.n.o); }}
            {{ {s} x{{}}; note(t, x.k); note(t, x.l); note(t, x.n.o); }}
            {{ {u} x = {{1, 2}}; note(t, x.i); }}
            {{ {u} y = {{5}}; {u} x = y; note(t, x.i); y.c = 'c'; x = y; note(t, x.c); }}
            note(t, sizeof({s}) + sizeof({u}) + sizeof({v}));
            {{ union {{ int q; char r; }}; q = 7; note(t, q); }}
        """),
        5,
        9,
    ):
        w.probe(text.replace("#", w.pick(VALUES)))


def _delegated(w: Writer) -> None:
    """Write delegating constructors, and observe the order of member initialisation."""
    name = w.fresh("G")
    w.line(f"__device__ int step_{name}(int *t, int v) {{ note(t, v); return v; }}")
    fields = list("abcd"[: w.number(2, 4)])
    order = w.random.sample(fields, len(fields))
    listed = [f"{f}(step_{name}(t, {i}))" for i, f in enumerate(order) if w.chance(0.7)]
    w.block(f"""
        struct {name} {{
            int *t;
    """)
    w.line("    " + " ".join(f"int {f} = step_{name}(t, {10 + i});" for i, f in enumerate(fields)))
    w.line(f"    __device__ {name}(int *t) : {', '.join(['t(t)', *listed])} {{ note(t, 20); }}")
    w.line(f"    __device__ {name}(int *t, int v) : {name}(t) {{ {fields[0]} += v; note(t, 21); }}")
    w.line(f"    __device__ {name}(int *t, char) : {name}(t, {w.number()}) {{ note(t, 22); }}")
    w.line(
        f"    template<class T> __device__ {name}(int *t, T x, T y) : {name}{{t, static_cast<int>(x + y)}} {{"
        " note(t, 23); }"
    )
    w.line("};")
    for arguments in w.some(
        lines("""
            t
            t, 3
            t, 'c'
            t, 1, 2
            t, 1.5, 2.5
            t, 1, 2.5
            t, true
        """),
        3,
        5,
    ):
        w.probe(
            f"{{ {name} x{w.pick(('(#)', '{#}', ' = {#}')).replace('#', arguments)}; note(t, "
            f"x.{w.pick(fields)}); }}"
        )


def _members(w: Writer) -> None:
    """Write members that are references, constants, bit-fields or static."""
    name = w.fresh("M")
    w.line(
        f"struct {name} {{ int &r; const int c = {w.number()}; unsigned b : 3; int s : 4; static const "
        f"int k = {w.number()}; __device__ {name}(int &r) : r(r), b{{{w.number(0, 7)}}}, "
        f"s({w.number(-8, 7)}) {{}} {name}(const {name} &) = default; }};"
    )
    w.line(f"struct A{name} {{ const int &r; int v; unsigned b : 5; bool : 3; unsigned e : 4; }};")
    for text in w.some(
        lines(f"""
            {{ {name} x(i); x.r = 4; note(t, i); note(t, x.c + x.b + x.s); }}
            {{ {name} y(i), x(y); x.r++; note(t, y.r); }}
            {{ {name} y(i), x(i); x = y; note(t, x.c); }}
            {{ {name} x(i); x.c = 4; note(t, x.c); }}
            {{ {name} x(5); note(t, x.r); }}
            {{ {name} x; note(t, x.r); }}
            note(t, {name}::k);
            {{ A{name} x{{i, 3, 4, 5}}; i = 9; note(t, x.r); note(t, x.b + x.e); }}
            {{ A{name} x{{4, 3}}; note(t, x.r); note(t, x.e); }}
            {{ A{name} x = {{i}}; A{name} y = x; note(t, y.v + y.b); }}
            {{ A{name} x{{i, 2.5}}; note(t, x.v); }}
            {{ {name} x(i); x.b = 13; x.s = -3; note(t, x.b); note(t, x.s); }}
        """),
        5,
        9,
    ):
        w.probe(text)


def _inherited(w: Writer) -> None:
    """Write inherited constructors ([class.inhctor.init])."""
    base, name = w.fresh("H"), w.fresh("J")
    w.line(
        f"struct {base} {{ int how; __device__ {base}() : how(1) {{}} __device__ "
        f"{w.pick(('', 'explicit '))}{base}(int) : how(2) {{}} __device__ {base}(int, double = 3) : "
        f"how(3) {{}} template<class T> __device__ {base}(T *) : how(4) {{}} }};"
    )
    own = w.pick(
        (
            "",
            f"__device__ {name}(int) {{ how = 7; }}",
            f"__device__ {name}(double) {{}}",
            f"__device__ {name}() = delete;",
        )
    )
    w.line(f"struct {name} : {base} {{ using {base}::{base}; int more = {w.number()}; {own} }};")
    for _ in range(w.number(4, 7)):
        w.probe(
            f"{{ {name} x{w.pick(('(#)', '{#}', ' = {#}', ' = #')).replace('#', _values(w, w.number(1, 2)))};"
            " note(t, x.how * 10 + x.more); }"
        )
    w.probe(f"{{ {name} x; note(t, x.how + x.more); }}")
