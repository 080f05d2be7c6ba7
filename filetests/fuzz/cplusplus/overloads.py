"""Overload sets and the chosen functions ([over.match], [over.best.ics], [temp.func.order])."""

from __future__ import annotations

from collections.abc import Callable

from .scenario import Scenario, Writer, lines, spell
from .vocabulary import Vocabulary, argument, parameter, vocabulary

TEMPLATES = (
    ("class T", "T @"), ("class T", "T @"), ("class T", "T &@"), ("class T", "const T &@"),
    ("class T", "T &&@"), ("class T", "const T &&@"),
    ("class T", "T *@"), ("class T", "const T *@"), ("class T", "T **@"), ("class T", "T *const *@"),
    ("class T, int N", "T (&@)[N]"),
    ("class T, int N", "const T (&@)[N]"), ("class T", "T (&@)[3]"), ("class R, class P", "R (*@)(P)"),
    ("class R, class P", "R (&@)(P)"),
    ("class R", "R (*@)(int)"), ("class... P", "P... @"), ("class... P", "P &&... @"),
    ("class T, class... P", "T @, P..."), ("class T", "Box<T> @"),
    ("class T", "const Box<T> &@"), ("class T", "Box<T *> @"), ("template<class> class C, class T", "C<T> @"),
    ("int N", "int (&@)[N]"),
)  # fmt: skip


def scenario(seed: int) -> Scenario:
    """Write an overload set of one kind, and calls with many kinds of arguments."""
    w = Writer("overloads", seed)
    v = vocabulary(w)
    w.line("template<class T> struct Box { T value; };")
    scalar = v.types[0]
    v.add(f"Box<{scalar}>", "box", " = {}")
    v.add(f"Box<{scalar} *>", "boxp", " = {}")
    v.values += [f"Box<{scalar}>()"]
    w.pick((_free, _free, _free, _member, _qualified, _constructors, _operators, _addresses, _two, _two))(
        w, v
    )
    return w.scenario()


def _signatures(
    w: Writer, v: Vocabulary, least: int, most: int, templates: bool = True
) -> list[tuple[str, str]]:
    """Return different (template head or '', parameter) pairs. Some sets may still be rejected as
    redeclarations.
    """
    result: list[tuple[str, str]] = []
    for _ in range(w.number(least, most)):
        one = w.pick(TEMPLATES) if templates and w.chance(0.3) else ("", parameter(w, v))
        if one not in result:
            result.append(one)
    return result


def _head(head: str) -> str:
    return f"template<{head}> " if head else ""


def _free(w: Writer, v: Vocabulary) -> None:
    """Write free functions, some deleted, some with further default arguments."""
    for number, (head, declarator) in enumerate(_signatures(w, v, 2, 6), 1):
        chunk = w.chunk()
        default = ", int = 3" if w.chance(0.12) and "..." not in declarator else ""
        body = "= delete;" if w.chance(0.08) else f"{{ return {number}; }}"
        w.line(f"{_head(head)}__device__ int f({spell(declarator)}{default}) {body}", chunk)
    _calls(w, v, lambda a: f"f({a})", 16, 26)


def _calls(w: Writer, v: Vocabulary, call: Callable[[str], str], least: int, most: int) -> None:
    for value in w.some(v.values, least, most):
        w.note(call(v.use(w, value)))


def _two(w: Writer, v: Vocabulary) -> None:
    """Write functions of two parameters, so that one may be better for one argument and worse for
    the other.
    """
    for number in range(1, w.number(3, 6)):
        chunk = w.chunk()
        first, second = parameter(w, v), parameter(w, v)
        if w.chance(0.25):
            form, other = (
                w.pick(TEMPLATES[:11]),
                w.pick((f"{v.types[0]} @", "T @", "T *@", "const T &@", second)),
            )
            head = form[0] if "T" in form[1] + other else ""
            w.line(
                f"{_head(head)}__device__ int f({spell(form[1])}, {spell(other)}) {{ return {number}; }}",
                chunk,
            )
        else:
            w.line(f"__device__ int f({spell(first)}, {spell(second)}) {{ return {number}; }}", chunk)
    for _ in range(w.number(22, 34)):
        w.note(f"f({argument(w, v)}, {argument(w, v)})")


def _member(w: Writer, v: Vocabulary) -> None:
    """Write member functions, including static ones, called on const and non-const objects."""
    w.line("struct Holder {")
    for number, (head, declarator) in enumerate(_signatures(w, v, 2, 5), 1):
        before, after = w.pick((("", ""), ("", " const"), ("", " const"), ("static ", "")))
        w.line(
            f"    {_head(head)}__device__ {before}int f({spell(declarator)}){after} {{ return {number}; }}",
            w.chunk(),
        )
    w.line("};")
    w.setup("""
        Holder h;
        const Holder ch = {};
    """)
    _calls(w, v, lambda a: f"{w.pick(('h', 'ch', 'Holder()'))}.f({a})", 14, 20)
    _calls(w, v, lambda a: f"(&{w.pick(('h', 'ch'))})->f({a})", 1, 2)
    _calls(w, v, lambda a: f"Holder::f({a})", 1, 2)


def _qualified(w: Writer, v: Vocabulary) -> None:
    """Write member functions that differ in cv- and ref-qualifiers, with or without a parameter."""
    declarator = parameter(w, v) if w.chance(0.4) else ""
    forms = (
        ("&", "const &", "&&", "const &&") if w.chance(0.6) else ("", "const", "volatile", "const volatile")
    )
    w.line("struct Holder {")
    for number, form in enumerate(w.some(forms, 1, 4), 1):
        w.line(f"    __device__ int f({spell(declarator)}) {form} {{ return {number}; }}", w.chunk())
    if w.chance(0.5):
        w.line(f"    template<class T> __device__ int f(T) {w.pick(forms)} {{ return 9; }}", w.chunk())
    w.block("""
        };
        struct Below : Holder {};
    """)
    w.setup("""
        Holder h;
        const Holder ch = {};
        Holder *ph = &h;
        const Holder &rh = h;
        Holder &&xh = Holder();
        Below b;
    """)
    objects = lines("""
        h.
        ch.
        Holder().
        ph->
        rh.
        static_cast<Holder &&>(h).
        xh.
        (*ph).
        static_cast<const Holder &&>(h).
        b.
        Below().
    """)
    for one in w.some(objects, 5, 11):
        w.note(f"{one}f({argument(w, v) if declarator else ''})")


def _constructors(w: Writer, v: Vocabulary) -> None:
    """Write constructors as candidates of every form of initialisation."""
    w.block("""
        struct Made {
            int how;
    """)
    for number, (head, declarator) in enumerate(_signatures(w, v, 2, 5), 1):
        explicit = "explicit " if w.chance(0.3) else ""
        w.line(
            f"    {_head(head)}__device__ {explicit}Made({spell(declarator)}) : how({number}) {{}}", w.chunk()
        )
    if w.chance(0.5):
        w.line("    __device__ Made() : how(50) {}")
    w.block("""
        };
        __device__ int take(Made m) { return m.how; }
        __device__ int bind(const Made &m) { return m.how + 100; }
    """)
    forms = lines("""
        Made m(@);
        Made m = @;
        Made m{@};
        Made m = {@};
        const Made &m = @;
        Made m = Made(@);
        Made m(static_cast<Made>(@));
    """)
    for value in w.some(v.values, 18, 26):
        text = v.use(w, value)
        if w.chance(0.3):
            w.note(f"{w.pick(('take', 'bind'))}({text})")
        else:
            w.probe(f"{{ {w.pick(forms).replace('@', text)} note(t, m.how); }}")


def _operators(w: Writer, v: Vocabulary) -> None:
    """Write member and non-member operator functions besides the built-in operators."""
    operator = w.pick("+ - * == < << && , [] () += % | ->*".split())
    w.block(f"""
        struct Number {{
            int n = {w.number()};
    """)
    if w.chance(0.4):
        w.line(
            f"    __device__ {'explicit ' if w.chance(0.3) else ''}operator "
            f"{w.pick(('int', 'double', 'bool', 'long'))}() const {{ return 2; }}"
        )
    if w.chance(0.4):
        w.line("    __device__ Number(int = 4) {}")
    for number in range(1, w.number(1, 4)):
        w.line(
            f"    __device__ int operator{operator}({spell(parameter(w, v))}) "
            f"{w.pick(('', 'const', 'const'))} {{ return {number}; }}",
            w.chunk(),
        )
    w.line("};")
    if operator not in ("[]", "()"):
        for number in range(10, 10 + w.number(0, 3)):
            own = w.pick(("Number", "const Number &", "Number &", "Number &&"))
            both = [own, spell(parameter(w, v))]
            w.random.shuffle(both)
            w.line(f"__device__ int operator{operator}({', '.join(both)}) {{ return {number}; }}", w.chunk())
        if w.chance(0.3):
            w.line(
                f"template<class T> __device__ int operator{operator}(T, Number) {{ return 20; }}", w.chunk()
            )
    w.setup("""
        Number n;
        const Number cn = {};
    """)
    unsafe = {"[]": "p pc pp pa pca array carray".split(), "%": ("0", "En0", "Fn0")}.get(operator, ())
    for value in w.some([x for x in v.values if x[0] not in '"{' and x not in unsafe], 14, 20):
        own, text = w.pick(("n", "cn", "Number()")), v.use(w, value)
        call = {"[]": f"{own}[{text}]", "()": f"{own}({text})"}.get(operator)
        left, right = (own, text) if w.chance(0.7) else (text, own)
        w.note(call or f"({left} {operator} {right})")


def _addresses(w: Writer, v: Vocabulary) -> None:
    """Write addresses of overloaded functions, selected by the target type ([over.over])."""
    signatures = _signatures(w, v, 2, 4)
    targets: list[str] = []
    for number, (head, declarator) in enumerate(signatures, 1):
        w.line(f"{_head(head)}__device__ int f({spell(declarator)}) {{ return {number}; }}", w.chunk())
        targets.append(spell(declarator) if not head else spell(parameter(w, v)))
    for target in targets:
        w.line(f"__device__ int chosen(int (*)({target})) {{ return {w.number(10, 99)}; }}", w.chunk())
    for target in (*targets, *targets, *targets, spell(parameter(w, v))):
        value = argument(w, v)
        form = w.pick(
            lines("""
                int (*g)(@) = f;
                int (*g)(@) = &f;
                int (&g)(@) = f;
                auto g = static_cast<int (*)(@)>(f);
                auto g = (int (*)(@))f;
            """)
        )
        w.probe(f"{{ {form.replace('@', target)} note(t, g({value})); }}")
        w.probe(f"{{ {form.replace('@', target)} note(t, chosen(g)); }}")
    w.note("chosen(f)")
