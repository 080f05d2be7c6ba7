"""Templates: specialisations, deduction, partial ordering, packs, two-phase lookup ([temp])."""

from __future__ import annotations

from .scenario import Scenario, Writer, lines

ATOMS = lines("""
    int
    char
    bool
    double
    unsigned
    long
    A
    C1<int>
    C2<int, char>
    C1<A *>
    N1<3>
    C1<C1<int>>
    void
    V1<int, char, A>
    V1<>
    E
""")
# Patterns over P and Q. '@' is replaced by a smaller pattern, '#' by another parameter.
SHAPES = lines("""
    @ *
    const @
    @ &
    @ &&
    @[3]
    @[N]
    @[]
    # (*)(@)
    #(@)
    @ (*)(int)
    C1<@>
    C2<@, #>
    C2<@, @>
    C2<@, int>
    volatile @
    @ *const
    const @ *
    @ A::*
    # (A::*)(@)
    @ (&)[N]
    V1<@>
    V1<@, X...>
    V1<X...>
    @(X...)
    @ (*)(X...)
    N1<N>
    C<@>
    C<@, #>
    const @[3]
    void (*)(@, #)
    void(@, @)
""")
MARK = "\0"


def scenario(seed: int) -> Scenario:
    """Write one or two themes of templates."""
    w = Writer("templates", seed)
    w.line("struct A { int a; __device__ int f(int x) const { return x; } }; enum E { e0, e1 };")
    w.line(
        "template<class T> struct C1 { T value; }; template<class T, class U> struct C2 {}; template<int "
        "N> struct N1 {}; template<class... T> struct V1 {};"
    )
    for theme in w.some(
        (
            _classes,
            _classes,
            _functions,
            _functions,
            _values,
            _members,
            _packs,
            _detection,
            _phases,
            _aliases,
            _variables,
            _arguments,
        ),
        1,
        2,
    ):
        theme(w)
    return w.scenario()


def _pattern(w: Writer, depth: int) -> str:
    """Return a type pattern with the parameters P, Q, N, X and C."""
    if depth == 0 or w.chance(0.15):
        return w.pick(("P", "P", "P", "Q", w.pick(ATOMS)))
    inner = _pattern(w, depth - 1)
    other = w.pick(("Q", "P", "int", "A"))
    return _shape(w.pick(SHAPES), inner, other)


def _shape(shape: str, inner: str, other: str) -> str:
    """Return a pattern without '@'. Nested declarators use an alias, so that patterns can be
    combined freely.
    """
    text = shape.replace("#", other)
    plain = (
        inner.replace("<", "").replace(">", "").replace(" ", "").replace(",", "").replace("_", "").isalnum()
    )
    return (
        text.replace("@", inner if plain else f"Id<{inner}>")
        if "Id<" not in inner or plain
        else text.replace("@", f"Id<{inner}>")
    )


def _head(pattern: str) -> str:
    """Return the template parameters that occur in a pattern."""
    words = set("".join(c if c.isalnum() or c == "_" else " " for c in pattern).split())
    heads = [("P", "class P"), ("Q", "class Q"), ("N", "int N"), ("X", "class... X")]
    result = [text for name, text in heads if name in words]
    if "C" in words:
        result.insert(
            0,
            (
                "template<class> class C"
                if "C<" in pattern and not _binary(pattern)
                else "template<class, class> class C"
            ),
        )
    return ", ".join(result)


def _binary(pattern: str) -> bool:
    start = pattern.index(
        "C<", 0 if pattern.startswith("C<") else max(pattern.find(" C<"), pattern.find("<C<"), 0)
    )
    depth, commas = 0, 0
    for c in pattern[start:]:
        depth += (c == "<") - (c == ">")
        commas += c == "," and depth == 1
        if c == ">" and depth == 0:
            break
    return commas > 0


def _concrete(w: Writer, depth: int) -> str:
    """Return a type of the same shapes without parameters."""
    if depth == 0 or w.chance(0.2):
        return w.pick(ATOMS)
    shape = (
        w.pick(SHAPES)
        .replace("X...", w.pick(("", "int", "char, A")))
        .replace("[N]", w.pick(("[3]", "[2]")))
        .replace("N1<N>", "N1<4>")
    )
    shape = shape.replace("C<@>", "C1<@>").replace("C<@, #>", "C2<@, #>").replace(", >", ">")
    return _shape(shape, _concrete(w, depth - 1), w.pick(("int", "A", "char")))


def _instance(w: Writer, pattern: str) -> str:
    """Return a type that the pattern may match: each parameter is replaced by a type."""
    result = []
    for word in _words(pattern):
        if word == "P":
            word = f"Id<{_concrete(w, w.number(0, 1))}>" if w.chance(0.3) else w.pick(ATOMS)
        elif word == "Q":
            word = w.pick(ATOMS)
        elif word == "N":
            word = w.pick(("2", "3"))
        elif word == "C":
            word = "C2" if _binary(pattern) else "C1"
        result.append(MARK if word == "X" else word)
    packs = w.pick(("", "int", "char, A"))
    return "".join(result).replace(f"{MARK}...", packs).replace(", >", ">").replace(", )", ")")


def _words(text: str) -> list[str]:
    words, word = [], ""
    for c in text:
        if c.isalnum() or c == "_":
            word += c
            continue
        words += [word, c]
        word = ""
    return [x for x in (*words, word) if x]


def _classes(w: Writer) -> None:
    """Write a class template with partial and explicit specialisations ([temp.class.spec],
    [temp.class.order]).
    """
    name = w.fresh("M")
    _once(w, "template<class T> using Id = T;")
    two = w.chance(0.3)
    body = w.pick(
        (
            "enum {{ value = {0} }};",
            "static const int value = {0};",
            "__device__ static int get() {{ return {0}; }}",
        )
    )
    use = "get()" if "get" in body else "value"
    w.line(f"template<class T{', class U' if two else ''}> struct {name} {{ {body.format(1)} }};")
    patterns = []
    for number in range(2, w.number(4, 8)):
        pattern = _pattern(w, w.number(1, 2)) + (f", {_pattern(w, w.number(0, 1))}" if two else "")
        if pattern == "Q, P":  # not more specialised than the template, which g++ and nvcc accept
            continue
        patterns.append(pattern)
        w.line(f"template<{_head(pattern)}> struct {name}<{pattern}> {{ {body.format(number)} }};", w.chunk())
    for _ in range(w.number(0, 2)):
        w.line(
            f"template<> struct {name}<{_instance(w, w.pick(patterns))}> {{ "
            f"{body.format(w.number(50, 99))} }};",
            w.chunk(),
        )
    for _ in range(w.number(10, 16)):
        type_ = (
            _instance(w, w.pick(patterns))
            if w.chance(0.75)
            else _concrete(w, 2) + (f", {w.pick(ATOMS)}" if two else "")
        )
        w.note(f"{name}<{type_}>::{use}")


def _once(w: Writer, text: str) -> None:
    """Write a declaration that several themes need, once per scenario."""
    if text not in w.names:
        w.names[text] = 0
        w.line(text)


def _functions(w: Writer) -> None:
    """Write function templates with partial ordering ([temp.func.order]). `which` observes the
    deduced types.
    """
    name = w.fresh("f")
    _which(w)
    forms = lines("""
        T @
        T &@
        const T &@
        T &&@
        T *@
        const T *@
        T **@
        T *const &@
        C1<T> @
        const C1<T> &@
        C2<T, U> @
        C2<T, T> @
        C2<T, int> @
        T (&@)[N]
        T (*@)(U)
        T (*@)(T)
        V1<T> @
        V1<T, P...> @
        V1<P...> @
        N1<N> @
        C<T> @
        T A::*@
        T (A::*@)(int) const
        const T (&@)[N]
        typename C3<T>::type @
        T @, T
        T @, U
        T *@, T
        T @, P...
        T @, C1<T>
        T &@, const U &
        C1<T> @, U
    """)
    _once(w, "template<class T> struct C3 { typedef T type; };")
    chosen = w.some(forms, 3, 7)
    for number, form in enumerate(chosen, 1):
        words = set("".join(c if c.isalnum() else " " for c in form).split())
        heads = [
            ("T", "class T"),
            ("U", "class U"),
            ("N", "int N"),
            ("P", "class... P"),
            ("C", "template<class> class C"),
        ]
        head = ", ".join(text for key, text in heads if key in words)
        head += w.pick(("", "", "", ", class Z = int")) if "P" not in words else ""
        deduced = (
            f" + 10 * which<T>::value{' + 700 * N' if 'N' in words else ''}"
            if "T" in words and w.chance(0.7)
            else ""
        )
        w.line(
            f"template<{head}> __device__ int {name}({form.replace('@', '')}) {{ return "
            f"{number}{deduced}; }}",
            w.chunk(),
        )
    if w.chance(0.4):
        w.line(
            f"__device__ int {name}({w.pick(('int', 'double', 'const int *', 'C1<int>', 'A'))}) {{ return"
            " 9; }"
        )
    if w.chance(0.5):
        w.line(
            "template<> __device__ int"
            f" {name}({w.pick(('int', 'int *', 'const int &', 'C1<int>', 'const int *', 'A &'))}) {{ return"
            " 8; }",
            w.chunk(),
        )
    _arguments_setup(w)
    values = """
        i ci p pc pp c1 cc1 c2 c3 c2x ar car fn &fn v0 v1 v2 n4 a ca &A::a &A::f 5 2.5 nullptr 'c' "ab" A()
        C1<A>()
    """.split()
    for value in w.some(values, 8, 14):
        explicit = w.pick(
            [
                "",
                "",
                "",
                "",
                *lines("""
                    <int>
                    <>
                    <double>
                    <const int>
                    <int &>
                    <A>
                """),
            ]
        )
        second = w.pick(("", "", "", ", i", ", 2.5", ", c1", ", p", ", 'c', 1"))
        w.note(f"{name}{explicit}({value}{second})")


def _arguments_setup(w: Writer) -> None:
    if "setup" in w.names:
        return
    w.names["setup"] = 0
    w.line("__device__ int fn(int x) { return x; }")
    w.setup("""
        int i = 1;
        const int ci = 2;
        int *p = &i;
        const int *pc = &ci;
        int **pp = &p;
        C1<int> c1 = {3};
        const C1<int> cc1 = {4};
        C2<int, char> c2;
        C2<int, int> c3;
        C2<char, int> c2x;
        int ar[3] = {1, 2, 3};
        const int car[2] = {4, 5};
        V1<> v0;
        V1<int> v1;
        V1<int, A> v2;
        N1<4> n4;
        A a = {6};
        const A ca = {7};
    """)


def _which(w: Writer) -> None:
    """Declare `which`, which maps a type to a number by recursion over its structure."""
    if "which" in w.names:
        return
    w.names["which"] = 0
    w.line("template<class T> struct which { enum { value = 1 }; };")
    for head, form, value in (("", "int", "2"), ("", "const int", "3"), ("", "A", "4"), ("", "double", "5"),
        ("", "char", "6"), ("class T", "T *", "which<T>::value % 9 + 20"),
        ("class T", "T &", "which<T>::value % 9 + 30"),
                              ("class T", "const T *", "which<T>::value % 9 + 40"),
                              ("class T", "C1<T>", "which<T>::value % 9 + 50"),
                              ("class T, int N", "T[N]", "N + 60")):  # fmt: skip
        w.line(f"template<{head}> struct which<{form}> {{ enum {{ value = {value} }}; }};")


def _values(w: Writer) -> None:
    """Write non-type parameters: integers, enumerators, functions, objects, and ones of dependent types."""
    name = w.fresh("W")
    w.line(
        f"__device__ int plus_{name}(int x) {{ return x + 1; }} __device__ int minus_{name}(int x) {{ return"
        " x - 1; }"
    )
    w.line(
        f"template<int N, bool B = (N > {w.number()})> struct {name} {{ enum {{ value = N * 2 + B }}; "
        f"typedef {name}<N - 1> down; }};"
    )
    w.line(
        f"template<int N> struct {name}<N, true> {{ enum {{ value = N + {name}<N / 2>::value }}; typedef "
        f"{name}<N - 2> down; }};"
    )
    w.block(f"""
        template<> struct {name}<{w.number(0, 3)}> {{ enum {{ value = 90 }}; typedef A down; }};
        template<int (*F)(int)> __device__ int call_{name}(int x) {{ return F(F(x)); }}
    """)
    w.line(
        f"template<class T, T V> struct is_{name} {{ enum {{ value = int(V) + 1 }}; }}; template<class T> "
        f"struct is_{name}<T, T()> {{ enum {{ value = 70 }}; }};",
        w.chunk(),
    )
    w.line(
        f"template<auto V> struct any_{name} {{ enum {{ value = int(V) }}; }}; template<char V> struct "
        f"any_{name}<V> {{ enum {{ value = int(V) + 500 }}; }};",
        w.chunk(),
    )
    w.line(
        f"template<E V> __device__ int en_{name}() {{ return V == e1 ? 5 : 6; }} template<unsigned char "
        f"N> __device__ int small_{name}() {{ return N; }}"
    )
    w.line(
        f"template<int N> __device__ int fact_{name}() {{ if constexpr (N <= 1) return 1; else return N * "
        f"fact_{name}<N - 1>(); }}"
    )
    for text in w.some(
        lines(f"""
            {name}<{w.number(0, 20)}>::value
            {name}<{w.number(0, 20)}, false>::value
            {name}<{w.number(8, 20)}>::down::value
            call_{name}<plus_{name}>(5)
            call_{name}<&minus_{name}>(5)
            is_{name}<int, 4>::value
            is_{name}<bool, true>::value
            is_{name}<E, e1>::value
            is_{name}<char, 'a'>::value
            any_{name}<5>::value
            any_{name}<'c'>::value
            any_{name}<e1>::value
            any_{name}<true>::value
            en_{name}<e1>()
            small_{name}<200>()
            small_{name}<300>()
            en_{name}<1>()
            fact_{name}<5>()
            {name}<2.5>::value
            {name}<(3 > 2)>::value
            {name}<sizeof(int) << 1>::value
            {name}<'a'>::value
        """),
        8,
        14,
    ):
        w.note(text)


def _members(w: Writer) -> None:
    """Write member templates, out-of-class definitions, specialised members and nested classes of
    templates.
    """
    n = w.fresh("O")
    w.block(f"""
        template<class T> struct {n} {{
            T v; static const int size = sizeof(T);
    """)
    w.line(
        "    template<class U> __device__ int f(U u) const; template<class U> __device__ int f(U *u) "
        "const { return 20; } __device__ int g(); __device__ static int h(int x) { return x + size; }"
    )
    w.line(
        f"    template<class U> struct In {{ enum {{ value = {w.number()} }}; __device__ static int deep();"
        " template<class X> __device__ int deeper(X x) { return value + sizeof(X) + sizeof(T); } };"
    )
    w.line(
        "    template<class U> struct In<U *> { enum { value = 30 + sizeof(U) }; __device__ static int "
        "deep() { return 31; } };"
    )
    w.line(
        f"    __device__ {n}(T v = T()) : v(v) {{}} template<class U> __device__ {n}(const {n}<U> &o) :"
        " v(static_cast<T>(o.v) + 1) {}"
    )
    w.block(f"""
            template<class U> __device__ operator C1<U>() const {{ return C1<U>{{static_cast<U>(v)}}; }}
            friend __device__ int peer({n} o) {{ return 40 + sizeof(o.v); }}
        }};
    """)
    w.line(
        f"template<class T> template<class U> __device__ int {n}<T>::f(U u) const {{ return int(u) +"
        " sizeof(T) + sizeof(U); }"
    )
    w.line(f"template<class T> __device__ int {n}<T>::g() {{ return v + h(1); }}")
    w.line(
        f"template<class T> template<class U> __device__ int {n}<T>::In<U>::deep() {{ return 50 + sizeof(T) *"
        " 10 + sizeof(U); }"
    )
    for text in w.some((f"template<> __device__ int {n}<char>::g() {{ return 60; }}",
        f"template<> template<> __device__ int {n}<int>::f<char>(char) const {{ return 61; }}",
        f"template<> const int {n}<double>::size = 66;",
        f"template<> struct {n}<bool> {{ __device__ int g() {{ return 67; }} }};"), 1, 4):  # fmt: skip
        w.line(text, w.chunk())
    for text in w.some(
        lines(f"""
            {n}<int>(3).f('c')
            {n}<int>(3).f(2.5)
            {n}<char>(3).g()
            {n}<int>(3).g()
            {n}<int>(3).f("x")
            {n}<int>::In<char>::deep()
            {n}<int>::In<bool>::value
            {n}<char>::In<int *>::value
            {n}<char>::In<int *>::deep()
            {n}<short>::In<int>::value
            {n}<short>::In<int *>::deep()
            {n}<int>({n}<char>(4)).v
            static_cast<C1<int>>({n}<double>(2.5)).value
            {n}<int>::In<char>().deeper(1.5)
            peer({n}<short>(1))
            peer({n}<int>())
            {n}<double>::h(1)
            {n}<bool>().g()
            {n}<int>(1).template f<long>(2)
            {n}<int>(1).f<char>(2)
            {n}<long>::h({n}<long>::size)
        """),
        9,
        15,
    ):
        w.note(text)


def _packs(w: Writer) -> None:
    """Write parameter packs: expansion, folds, deduction besides packs ([temp.variadic])."""
    n = w.fresh("p")
    op = w.pick("+ * - && || , << | <".split())
    folds = [f"(... {op} a)", f"({w.number()} {op} ... {op} a)"]
    if op != "<<":  # a right fold would shift by a shifted value
        folds += [f"(a {op} ...)", f"(a {op} ... {op} {w.number()})", f"((a + 1) {op} ...)"]
    fold = w.pick(folds)
    w.line(f"template<class... T> __device__ int fold_{n}(T... a) {{ return {fold}; }}", w.chunk())
    w.line(
        f"__device__ int last_{n}() {{ return 0; }} template<class F, class... R> __device__ int "
        f"last_{n}(F f, R... r) {{ if constexpr (sizeof...(R) == 0) return f; else return last_{n}(r...); "
        f"}}"
    )
    w.line(
        f"template<class... T> __device__ int sum_{n}(T &&...a) {{ int v[] = {{0, static_cast<int>(a)...}};"
        " int s = 0; for (int x : v) s = s * 3 + x; return s + sizeof...(T) * 1000; }"
    )
    w.line(
        f"template<int... I> struct list_{n} {{ __device__ static int get(const int *p) {{ return (p[I] + ..."
        " + 0); } enum { size = sizeof...(I) }; };"
    )
    w.line(
        f"template<int N, int... I> struct make_{n} : make_{n}<N - 1, N - 1, I...> {{}}; template<int... "
        f"I> struct make_{n}<0, I...> {{ typedef list_{n}<I...> type; }};"
    )
    w.line(
        f"template<class... T> struct tup_{n} {{ enum {{ value = 1 }}; }}; template<class T, class... R> "
        f"struct tup_{n}<T, R...> {{ enum {{ value = sizeof(T) + 10 * tup_{n}<R...>::value % 9999 }}; }}; "
        f"template<class T> struct tup_{n}<T, T> {{ enum {{ value = 77 }}; }};"
    )
    w.line(
        f"template<class... T, class... U> __device__ int two_{n}(V1<T...>, V1<U...>) {{ return sizeof...(T)"
        f" * 10 + sizeof...(U); }} template<class T, class... U> __device__ int two_{n}(V1<T, U...>, V1<T,"
        " U...>) { return 99; }"
    )
    w.line(
        f"template<template<class...> class C, class... T> __device__ int of_{n}(C<T...>) {{ return"
        " sizeof...(T); }"
    )
    w.line(
        f"template<class... B> struct all_{n} : B... {{ using B::f...; __device__ int both() {{ return f(1) *"
        f" 10 + f('c'); }} }}; struct X_{n} {{ __device__ int f(int) {{ return 3; }} }}; struct Y_{n} {{"
        " __device__ int f(char) { return 4; } };"
    )
    values = "1 2 3 'c' true 0 2.5 4u".split()
    for _ in range(w.number(2, 4)):
        arguments = ", ".join(w.pick(values) for _ in range(w.number(0, 4)))
        w.note(f"fold_{n}({arguments})")
        w.note(f"sum_{n}({arguments})")
        w.note(f"last_{n}({arguments})")
    w.setup(f"const int nums_{n}[4] = {{5, 6, 7, 8}};")
    w.line(
        f"template<class... T> struct first_{n}; template<class T, class... R> struct first_{n}<T, R...> {{"
        " typedef T type; };"
    )

    def types() -> str:
        return ", ".join(w.pick(("int", "char", "double", "A")) for _ in range(w.number(0, 3)))

    for _ in range(w.number(3, 5)):
        w.note(f"tup_{n}<{types()}>::value")
        w.note(f"two_{n}(V1<{types()}>(), V1<{types()}>())")
        w.note(f"sizeof(typename first_{n}<{types()}>::type)")
    for text in lines(f"""
        list_{n}<0, 2>::get(nums_{n})
        make_{n}<{w.number(0, 4)}>::type::get(nums_{n})
        make_{n}<3>::type::size
        of_{n}(V1<int, char>())
        of_{n}(C1<int>())
        of_{n}(C2<int, A>())
        all_{n}<X_{n}, Y_{n}>().both()
        all_{n}<X_{n}>().f('c')
        two_{n}<int>(V1<int, char>(), V1<>())
    """):
        w.note(text)


def _detection(w: Writer) -> None:
    """Write substitution failures in results, parameters, default arguments and partial specialisations
    ([temp.deduct]/8).
    """
    n = w.fresh("d")
    _once(
        w,
        "template<bool B, class T = void> struct enable_if {}; template<class T> struct enable_if<true, "
        "T> { typedef T type; };",
    )
    _once(
        w,
        "template<class T> T &&declval(); template<class...> struct make_void { typedef void type; }; "
        "template<class... T> using void_t = typename make_void<T...>::type;",
    )
    expressions = lines("""
        declval<T>() + 1
        declval<T>().a
        declval<T &>().f(1)
        *declval<T>()
        declval<T>()(2)
        T()
        declval<T &>() = 1
        T(1)
        T{1}
        declval<T>()[0]
        static_cast<int>(declval<T>())
        &T::a
        declval<T>() == declval<T>()
        ++declval<T &>()
        fn(declval<T>())
        new T
        T(nullptr)
    """)
    _arguments_setup(w)
    types = lines("""
        int
        A
        int *
        void
        int &
        C1<int>
        int[3]
        int (*)(int)
        decltype(nullptr)
        const int
        E
        D
        const D &
    """)
    _once(
        w,
        "struct D { typedef int type; int a; __device__ D(int x) : a(x) {} __device__ int operator()(int "
        "x) const { return x; } __device__ int operator[](int x) { return x; } __device__ bool "
        "operator==(const D &) const { return true; } };",
    )
    one, other = w.some(expressions, 2, 2)
    w.line(
        f"template<class T> __device__ auto how_{n}(int) -> decltype({one}, 1) {{ return 1; }} "
        f"template<class T> __device__ int how_{n}(long) {{ return 0; }}"
    )
    w.line(
        f"template<class T, class = void> struct has_{n} {{ enum {{ value = 0 }}; }}; template<class T> "
        f"struct has_{n}<T, void_t<decltype({other})>> {{ enum {{ value = 1 }}; }};"
    )
    w.line(
        f"template<class T, class = typename T::type> __device__ int typed_{n}(T *) {{ return 3; }} "
        f"template<class T> __device__ int typed_{n}(const T *) {{ return 4; }} __device__ int "
        f"typed_{n}(const void *) {{ return 5; }}"
    )
    w.line(
        f"template<class T> __device__ typename enable_if<(sizeof(T) > {w.number(1, 7)}), int>::type "
        f"size_{n}(T) {{ return 6; }} template<class T, typename enable_if<(sizeof(T) < "
        f"{w.number(2, 8)}), int>::type = 0> __device__ int size_{n}(T) {{ return 7; }}"
    )
    for type_ in w.some(types, 6, 10):
        w.note(f"how_{n}<{type_}>(0)")
        w.note(f"has_{n}<{type_}>::value")
    for value in w.some("i 'c' 2.5 a true c1 p fn".split(), 3, 6):
        w.note(f"size_{n}({value})")
    for value in w.some(
        lines("""
            &a
            p
            pp
            &ca
            static_cast<D *>(nullptr)
            static_cast<const D *>(nullptr)
            nullptr
            pc
        """),
        2,
        5,
    ):
        w.note(f"typed_{n}({value})")


def _phases(w: Writer) -> None:
    """Write two-phase lookups ([temp.nondep], [temp.dep.res]): non-dependent names are bound at the
    definition, others at the instantiation.
    """
    n = w.fresh("t")
    w.block(f"""
        namespace {n} {{
        struct S {{}}; struct T0 {{}};
    """)
    order = [
        *lines("""
            __device__ int g(double) { return 1; }
            __device__ int h(S) { return 2; }
            template<class T> __device__ int g(T *) { return 3; }
            template<class T> __device__ int call(T x) { return g(x) * 10 + g(1); }
            template<class T> __device__ int call_h(T x) { return h(x); }
            __device__ int g(int) { return 4; }
            __device__ int g(S) { return 5; }
            template<class T> __device__ int h(T) { return 6; }
        """),
        "struct L { template<class T> __device__ int m(T x) { return g(x) + k(1); } __device__ int k(int) "
        "{ return 7; } };",
        "enum En { en }; __device__ int g(En) { return 8; }",
        "template<class T> struct B { __device__ int g(int) { return 9; } }; template<class T> struct D : "
        "B<T> { __device__ int m(T x) { return g(1) * 10 + this->g(1); } };",
    ]
    w.random.shuffle(order)
    for text in order:
        w.line(text, w.chunk())
    w.line("}")
    for text in lines(f"""
        {n}::call(1)
        {n}::call({n}::S())
        {n}::call(2.5)
        {n}::call_h({n}::S())
        {n}::call_h(1)
        {n}::call('c')
        {n}::call({n}::en)
        {n}::L().m(1)
        {n}::L().m({n}::S())
        {n}::D<int>().m(1)
        {n}::call(static_cast<int *>(nullptr))
    """):
        w.note(text)


def _aliases(w: Writer) -> None:
    """Write alias templates, default arguments and template template parameters."""
    n = w.fresh("a")
    _which(w)
    w.line(
        f"template<class T> using ptr_{n} = T *; template<class T> using c_{n} = C1<T>; template<class T, "
        f"class U = T> using pair_{n} = C2<U, T>; template<class T> using fun_{n} = int (*)(T);"
    )
    w.line(
        f"template<template<class> class C, class T = int> struct app_{n} {{ typedef C<T> type; }};"
        f" template<class T, class U = C1<T>, int N = sizeof(T)> struct def_{n} {{ enum {{ value ="
        f" which<U>::value * 10 + N }}; }}; template<class T> struct def_{n}<T *> {{ enum {{ value = 7"
        " }; };"
    )
    w.line(
        f"template<class T> __device__ int f_{n}(ptr_{n}<T>) {{ return which<T>::value; }} template<class "
        f"T> __device__ int f_{n}(c_{n}<T>) {{ return 100 + which<T>::value; }} template<class T, class "
        f"U> __device__ int f_{n}(pair_{n}<T, U>) {{ return 200 + which<T>::value; }}"
    )
    w.line(
        f"template<class> struct cls_{n} {{ enum {{ value = 1 }}; }}; template<template<class> class C, "
        f"class T> struct cls_{n}<C<T>> {{ enum {{ value = 2 }}; }}; template<template<class, class> "
        f"class C, class T, class U> struct cls_{n}<C<T, U>> {{ enum {{ value = 3 }}; }}; "
        f"template<template<class...> class C> struct cls_{n}<C<int>> {{ enum {{ value = 4 }}; }};",
        w.chunk(),
    )
    _arguments_setup(w)
    texts = lines(f"""
        f_{n}(p)
        f_{n}(pc)
        f_{n}(pp)
        f_{n}(c1)
        f_{n}(c2)
        f_{n}(c2x)
        which<app_{n}<C1>::type>::value
        which<app_{n}<ptr_{n}, A>::type>::value
        which<app_{n}<c_{n}, double>::type>::value
        def_{n}<int>::value
        def_{n}<char, int *>::value
        def_{n}<int *>::value
        def_{n}<double, A, 3>::value
        which<ptr_{n}<ptr_{n}<int>>>::value
        which<ptr_{n}<const int>>::value
        cls_{n}<int>::value
        cls_{n}<C1<char>>::value
        cls_{n}<C1<int>>::value
        cls_{n}<C2<int, int>>::value
        cls_{n}<V1<int>>::value
        cls_{n}<c_{n}<A>>::value
        cls_{n}<pair_{n}<A>>::value
        f_{n}<int>(nullptr)
        f_{n}<const int>(p)
    """)
    for text in w.some(texts, 10, 16):
        w.note(text)


def _variables(w: Writer) -> None:
    """Write variable templates and static data members of templates."""
    n = w.fresh("v")
    w.line(
        f"template<class T> constexpr int size_{n} = sizeof(T); template<class T> constexpr int "
        f"size_{n}<T *> = {w.number()}; template<> constexpr int size_{n}<A *> = 44; template<class T, "
        f"int N> constexpr int size_{n}<T[N]> = N * 100;"
    )
    w.line(
        f"template<class T, class U> constexpr bool same_{n} = false; template<class T> constexpr bool "
        f"same_{n}<T, T> = true;"
    )
    w.line(
        f"template<int N> constexpr int fib_{n} = fib_{n}<N - 1> + fib_{n}<N - 2>; template<> constexpr "
        f"int fib_{n}<0> = 0; template<> constexpr int fib_{n}<1> = {w.number(1, 3)};"
    )
    w.line(
        f"template<class T> struct hold_{n} {{ static constexpr int value = size_{n}<T> + 1; "
        f"template<class U> static constexpr int both = value * 10 + size_{n}<U>; }};"
    )
    for text in w.some(
        lines(f"""
            size_{n}<int>
            size_{n}<char *>
            size_{n}<A *>
            size_{n}<A[3]>
            size_{n}<int *[2]>
            same_{n}<int, int>
            same_{n}<int, const int>
            same_{n}<decltype((e0)), E>
            fib_{n}<{w.number(2, 9)}>
            hold_{n}<short>::value
            hold_{n}<int>::both<char>
            hold_{n}<A *>::both<A *>
            same_{n}<int, int> + size_{n}<A>
            same_{n}<void (*)(int), void (*)(const int)>
            same_{n}<int[3], int[4]>
        """),
        7,
        12,
    ):
        w.note(text)


def _arguments(w: Writer) -> None:
    """Observe types of placeholders, decltype and deduction ([dcl.spec.auto], [dcl.type.simple])."""
    _which(w)
    _arguments_setup(w)
    values = lines("""
        i
        ci
        p
        pc
        ar
        car
        (i)
        (ci)
        a
        ca
        c1
        a.a
        ca.a
        (ca.a)
        i + 1
        *p
        *pc
        &i
        &ci
        ar[0]
        5
        'c'
        A()
        i++
        ++i
        (i, ci)
        true ? i : ci
        true ? i : i
        static_cast<int &&>(i)
        fn(1)
        e0
        ca.f(1)
    """)
    for value in w.some(values, 10, 14):
        w.probe(
            w.pick(
                lines(f"""
                    {{ auto x = {value}; note(t, which<decltype(x)>::value); }}
                    {{ auto &x = {value}; note(t, which<decltype(x)>::value); }}
                    {{ const auto &x = {value}; note(t, which<decltype(x)>::value); }}
                    {{ auto &&x = {value}; note(t, which<decltype(x)>::value); }}
                    note(t, which<decltype({value})>::value);
                    note(t, which<decltype(({value}))>::value);
                    {{ decltype(auto) x = {value}; note(t, which<decltype(x)>::value); }}
                    {{ auto *x = {value}; note(t, which<decltype(x)>::value); }}
                    {{ const auto x = {value}; note(t, which<decltype(x)>::value); }}
                """)
            )
        )
