"""Conversions: the chosen function and the resulting type ([conv], [class.conv], [over.match.conv],
[expr.cond]).
"""

from __future__ import annotations

from .scenario import Scenario, Writer, lines
from .vocabulary import SCALARS

KINDS = [
    *SCALARS,
    *lines("""
        Color
        Small
        Strong
        int *
        const int *
        void *
    """),
]
TARGETS = lines("""
    int
    bool
    char
    long
    double
    float
    unsigned
    int *
    const char *
    Base
    Mid
    Value
""")


def scenario(seed: int) -> Scenario:
    """Write one random theme of conversions."""
    w = Writer("conversions", seed)
    w.block(f"""
        enum Color {{ red, green, blue }};
        enum Small : {w.pick(("unsigned char", "short", "char", "long"))} {{ little, tiny }};
        enum class Strong {{ one = 1, two }};
        struct Base {{ int b = {w.number()}; }};
        struct Mid : Base {{ int m = {w.number()}; }};
    """)
    w.pick((_arithmetic, _classes, _classes, _classes, _conditional, _pointers, _values))(w)
    return w.scenario()


def _kinds(w: Writer) -> None:
    """Declare `kind(e)`, which observes type and value category of an expression, and whether it is const."""
    for number, kind in enumerate(KINDS, 1):
        w.line(f"__device__ int kind({kind} &) {{ return {number}; }}")
        w.line(
            f"__device__ int kind(const {kind} &) {{ return {100 + number}; }}"
            if kind[-1] != "*"
            else f"__device__ int kind({kind} const &) {{ return {100 + number}; }}"
        )
        w.line(f"__device__ int kind({kind} &&) {{ return {200 + number}; }}")


def _variables(w: Writer) -> list[str]:
    names = []
    for number, scalar in enumerate((*w.some(SCALARS, 5, 7), "Color", "Small")):
        w.setup(
            f"{scalar} x{number} = "
            f"static_cast<{scalar}>({w.number(0, 100) if scalar not in ('bool', 'Color', 'Small') else 1});"
        )
        names.append(f"x{number}")
    w.setup(
        "struct Fields { int i : 5; unsigned u : 7; unsigned w : 32; bool b : 1; } fields = {3, 5, 9, 1};"
    )
    return [
        *names,
        *lines("""
            fields.i
            fields.u
            fields.w
            fields.b
            1
            'c'
            2u
            3L
            4ul
            1.5f
            0.5
            true
            red
        """),
    ]


def _arithmetic(w: Writer) -> None:
    """Observe the types of expressions of arithmetic types ([expr.arith.conv], [conv.prom])."""
    _kinds(w)
    names = _variables(w)
    for _ in range(w.number(14, 20)):
        a, b = w.pick(names), w.pick(names)
        w.note(
            w.pick(
                lines(f"""
                    kind({a} + {b})
                    kind({a} - {b})
                    kind({a} & {b})
                    kind({a} << {w.number(0, 3)})
                    kind({a} < {b})
                    kind(-{a})
                    kind(+{a})
                    kind(~{a})
                    kind(!{a})
                    kind({a})
                    kind(true ? {a} : {b})
                    kind(({a}, {b}))
                    kind({a}++)
                    kind(++{a})
                    kind({a} = {b})
                    kind({a} && {b})
                    sizeof({a} + {b})
                    kind({a} * {b} + {w.pick(names)})
                    kind((0, {a}))
                    int({a} - {b} < 0)
                    static_cast<int>({a} * {b})
                    kind(true ? ({a}) : {a})
                """)
            )
        )


def _values(w: Writer) -> None:
    """Observe the values of defined conversions."""
    w.block(f"""
        __device__ int identity({w.pick(SCALARS)} x) {{ return static_cast<int>(x); }}
        __device__ {w.pick(SCALARS[:-2])} narrow(long long x) {{ return x; }}
    """)
    for _ in range(w.number(10, 14)):
        source, middle, target = (w.pick(SCALARS[:-2]) for _ in range(3))
        value = w.pick(
            (
                0,
                1,
                -1,
                127,
                128,
                255,
                256,
                -128,
                -129,
                32767,
                32768,
                65535,
                65536,
                2147483647,
                -2147483647,
                4294967295,
                1 << 40,
            )
        )
        w.probe(
            f"{{ {source} a = static_cast<{source}>({value}LL); {middle} b = a; {target} c = b; note(t,"
            " static_cast<int>(c)); note(t, a < b); note(t, c == a); }"
        )
        w.note(f"identity({value % 100}) + narrow({value}LL) % 1000")
        real = w.pick(("float", "double"))
        w.probe(
            f"{{ {real} a = static_cast<{source}>({value % 100}); a = a {w.pick('+-*')} 0.75; note(t,"
            " static_cast<int>(a)); note(t, bool(a)); note(t, a == static_cast<int>(a)); }"
        )


def _classes(w: Writer) -> None:
    """Write converting constructors and conversion functions of both types, in every converting context."""
    w.block("""
        struct Source;
        struct Value {
            int how = 0;
            __device__ Value() {}
    """)
    later: list[tuple[str, int]] = []
    for source in w.some(
        lines("""
            int
            double
            bool
            const char *
            Base
            const Mid &
            Source
            const Source &
            Source &&
            Color
        """),
        1,
        4,
    ):
        explicit, chunk = "explicit " if w.chance(0.3) else "", w.chunk()
        if "Source" in source:
            later.append((source, chunk))
        body = ";" if "Source" in source else f" : how({w.number(1, 99)}) {{}}"
        w.line(f"    __device__ {explicit}Value({source}){body}", chunk)
    if w.chance(0.25):
        w.line(
            "    template<class T> __device__"
            f" {'explicit ' if w.chance(0.3) else ''}Value({w.pick(('T', 'const T &', 'T &&', 'T *'))}) :"
            " how(77) {}",
            w.chunk(),
        )
    w.line("};")
    _source(w)
    for source, chunk in later:
        w.line(f"__device__ Value::Value({source}) : how({w.number(1, 99)}) {{}}", chunk)
    w.setup("""
        Source s;
        const Source cs = {};
        Value v;
        int zero = 0;
    """)
    w.line("__device__ int over(int) { return 1; }")
    for number, target in enumerate(w.some(TARGETS[1:], 1, 4), 2):
        w.line(f"__device__ int over({target}) {{ return {number}; }}")
    for _ in range(w.number(12, 18)):
        _use(w, w.pick(("s", "cs", "Source()", "static_cast<Source &&>(s)")))


def _source(w: Writer) -> None:
    """Write a class with conversion functions."""
    w.block("""
        struct Source {
            Base base; Mid mid; Value value; int n = 3;
    """)
    for target in w.some(
        [
            *TARGETS,
            *lines("""
                Base &
                const Base &
                Base &&
                int &
                const int &
                Mid &
                Value &
                const Value &
                Color
                decltype(nullptr)
            """),
        ],
        1,
        4,
    ):
        qualifier = w.pick(("", " const", " const", " &", " &&", " const &"))
        explicit = "explicit " if w.chance(0.25) else ""
        plain = target.removeprefix("const ").rstrip(" &")
        member = {"Base": "base", "Mid": "mid", "Value": "value", "int": "n"}.get(plain, "")
        if "&" in target:
            value = (
                f"const_cast<{plain} &>({member})"
                if "&&" not in target
                else f"static_cast<{plain} &&>(const_cast<{plain} &>({member}))"
            )
        else:
            value = (
                member or f"static_cast<{target}>({'nullptr' if '*' in target or 'null' in target else 1})"
            )
        w.line(f"    __device__ {explicit}operator {target}(){qualifier} {{ return {value}; }}", w.chunk())
    if w.chance(0.25):
        target, value = w.pick((("T", "T()"), ("T *", "nullptr")))
        w.line(f"    template<class T> __device__ operator {target}() const {{ return {value}; }}", w.chunk())
    w.block("""
        };
        __device__ int show(int x) { return x; }
        __device__ int show(const Base &x) { return 1000 + x.b; }
        __device__ int show(const Value &x) { return 2000 + x.how; }
    """)


def _use(w: Writer, e: str) -> None:
    target = w.pick(TARGETS)
    shown = (
        "x ? 5 : 6"
        if "*" in target
        else "static_cast<int>(x)"
        if target not in ("Base", "Mid", "Value")
        else "show(x)"
    )
    lasting = e.replace("Source()", "s")  # a reference must not outlive a temporary
    form = w.pick(
        lines(f"""
            {{ {target} x = {e}; note(t, {shown}); }}
            {{ {target} x({lasting}); note(t, {shown}); }}
            {{ {target} x{{{e}}}; note(t, {shown}); }}
            {{ {target} x = {{{e}}}; note(t, {shown}); }}
            {{ auto x = static_cast<{target}>({e}); note(t, {shown}); }}
            {{ auto x = ({target}){e}; note(t, {shown}); }}
            {{ {target} const &x = {lasting}; note(t, {shown}); }}
            {{ {target} &&x = {lasting}; note(t, {shown}); }}
            {{ {target} &x = {lasting}; note(t, {shown}); }}
            if ({e}) note(t, 1); else note(t, 2);
            note(t, !{e});
            switch ({e}) {{ case 1: note(t, 1); break; case 3: note(t, 3); break; default: note(t, 4); }}
            note(t, {e} && true);
            note(t, int({e} + 1));
            note(t, {e} == 1);
            note(t, int(-{e}));
            note(t, over({e}));
            note(t, over({{{e}}}));
            {{ {target} x = {target}(); x = {e}; note(t, {shown}); }}
            while ({e}) {{ note(t, 8); break; }}
            note(t, {e} ? 3 : 4);
            {{ int a[8] = {{1, 2, 3, 4}}; note(t, a[{e}]); }}
            {{ int a[8] = {{1, 2, 3, 4}}; note(t, *(a + {e})); }}
            note(t, show({e}));
        """)
    )
    w.probe(form)


def _conditional(w: Writer) -> None:
    """Observe type and value category of conditional expressions ([expr.cond])."""
    w.line(
        "struct Wide { int how; __device__ Wide(int x) : how(x) {} __device__ Wide(const Base &x) : "
        "how(50 + x.b) {} };"
    )
    w.line(
        f"struct Narrow {{ int n = {w.number()}; __device__ {w.pick(('', 'explicit '))}operator int() const"
        " { return n; } };"
    )
    if w.chance(0.5):
        w.line(
            "struct Both { __device__ operator Wide() const { return Wide(7); } __device__ operator "
            "Base() const { return Base(); } };"
        )
    for number, kind in enumerate(
        lines("""
            int
            char
            double
            Base
            Mid
            Wide
            Narrow
            Color
            int *
            const int *
        """),
        1,
    ):
        for offset, form in ((0, f"{kind} &"), (100, f"{kind} const &"), (200, f"{kind} &&")):
            w.line(f"__device__ int kind({form}) {{ return {offset + number}; }}")
    w.setup("""
        bool yes = true;
        int i = 1;
        const int ci = 2;
        char c = 'c';
        double d = 1.5;
        Base b;
        const Base cb = {};
        Mid m;
        const Mid cm = {};
        Wide w(3);
        Narrow n;
        const Narrow cn = {};
        Color e = green;
        int *p = &i;
        const int *pc = &i;
    """)
    values = """
        i ci c d b cb m cm w n cn e p pc nullptr 0 Base() Mid() Wide(1) Narrow() Both() 1.5 red
    """.split()
    for _ in range(w.number(18, 26)):
        w.note(f"kind({w.pick(('yes', '!yes'))} ? {w.pick(values)} : {w.pick(values)})")


def _pointers(w: Writer) -> None:
    """Write conversions of pointers and pointers to members: qualifications, bases, null."""
    w.line("struct Other { int o = 5; };")
    w.line(
        f"struct Join : Other, Mid {{ int j = {w.number()}; __device__ int f(int x) {{ return j + x; }}"
        " __device__ int f(int x) const { return j - x; } };"
    )
    types = lines("""
        int *
        const int *
        void *
        const void *
        Base *
        const Base *
        Mid *
        Other *
        Join *
        const Join *
        int **
        const int *const *
        const int **
        int *const *
        bool
        int Base::*
        int Join::*
        const int Mid::*
        int (Join::*)(int)
        int (Join::*)(int) const
    """)
    for number, type_ in enumerate(w.some(types, 3, 6), 1):
        declared = type_.replace("::*)", "::*@)") if "(" in type_ else f"{type_}@"
        w.line(f"__device__ int over({declared.replace('@', '')}) {{ return {number}; }}")
    w.setup("""
        int i = 4;
        int *p = &i;
        const int *pc = &i;
        int **pp = &p;
        Join j;
        Join *pj = &j;
        const Join *pcj = &j;
        Mid *pm = &j;
        Join *none = nullptr;
    """)
    values = """
        p pc pp pj pcj pm none nullptr 0 &i &j.b &Base::b &Mid::m &Join::j &Join::b &Join::o &j &Join::f
    """.split()
    for value in w.some(values, 6, 12):
        w.note(f"over({value})")
    for text in w.some(
        lines("""
            { Base *q = pj; note(t, q->b); }
            { Other *q = pj; note(t, q->o); note(t, static_cast<Join *>(q)->j); }
            { Mid *q = none; note(t, q == nullptr); }
            { int Join::*q = &Base::b; note(t, j.*q); note(t, pj->*q); }
            { int Base::*q = &Join::m; note(t, j.*q); }
            { int Join::*q = &Other::o; note(t, pcj->*q); }
            { int (Join::*q)(int) = &Join::f; note(t, (j.*q)(2)); note(t, (pj->*q)(3)); }
            { int (Join::*q)(int) const = &Join::f; note(t, (pcj->*q)(2)); }
            { const int *const *q = pp; note(t, **q); }
            { const int **q = pp; note(t, **q); }
            note(t, static_cast<Join *>(pm)->j);
            note(t, static_cast<Mid *>(pcj)->m);
            note(t, pm == pj);
            note(t, static_cast<void *>(pm) == static_cast<void *>(pj));
            note(t, (const void *)p == pc);
            note(t, const_cast<Join *>(pcj)->f(1));
            { int Base::*q = nullptr; note(t, q == nullptr); note(t, q ? 1 : 2); }
            { int Base::*q = &Base::b; note(t, static_cast<int Join::*>(q) == &Join::b); }
            { auto q = static_cast<int Base::*>(&Mid::m); note(t, q != nullptr); }
        """),
        8,
        14,
    ):
        w.probe(text)
