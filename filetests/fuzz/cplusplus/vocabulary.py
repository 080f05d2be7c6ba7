"""Types shared by the families: scalars, and random classes with values."""

from __future__ import annotations

from dataclasses import dataclass, field

from .scenario import Writer, lines, spell

SCALARS = lines("""
    bool
    char
    signed char
    unsigned char
    short
    unsigned short
    int
    unsigned
    long
    unsigned long
    long long
    unsigned long long
    float
    double
""")
COMMON = "bool char short int unsigned long float double".split()


@dataclass
class Vocabulary:
    """Types of a scenario, and expressions of these types. `setups` are the declarations that an expression
    needs.
    """

    types: list[str] = field(default_factory=list)
    chain: list[str] = field(default_factory=list)
    values: list[str] = field(default_factory=list)
    setups: dict[str, str] = field(default_factory=dict)
    declared: set[str] = field(default_factory=set)

    def add(self, type_: str, name: str, initialiser: str) -> None:
        """Add a type, of which `name` is an lvalue."""
        self.setups[name] = f"{spell(type_, name)}{initialiser};"
        self.values.append(name)

    def use(self, w: Writer, expression: str) -> str:
        """Return the expression after declaring its variables in `run`."""
        for name, setup in self.setups.items():
            if (
                name
                in expression.replace("(", " ")
                .replace(")", " ")
                .replace("&", " ")
                .replace(",", " ")
                .replace("*", " ")
                .split()
                and name not in self.declared
            ):
                self.declared.add(name)
                w.setup(setup)
        return expression


def vocabulary(w: Writer) -> Vocabulary:
    """Write a vocabulary: scalars, a chain of classes, enumerations, and classes that convert from and to
    others.
    """
    v = Vocabulary()
    for scalar in w.some(SCALARS, 2, 3):
        v.types.append(scalar)
        name = w.fresh("v")
        v.add(scalar, name, " = 1")
        v.add(f"const {scalar}", f"c{name}", " = 1")
        v.values.append(f"static_cast<{scalar}>(1)")
    v.values += lines("""
        0
        1
        'a'
        1u
        2L
        1.5f
        2.5
        true
        nullptr
        "a"
        {}
        {1}
        {1, 2}
    """)
    _classes(w, v)
    for name, text in (
        ("e", "enum @ { @0, @1 };"),
        ("f", "enum @ : unsigned char { @0, @1 };"),
        ("s", "enum class @ { x, y };"),
    ):
        if w.chance(0.4):
            w.line(text.replace("@", name.upper() + "n"))
            v.types.append(f"{name.upper()}n")
            v.add(f"{name.upper()}n", f"{name}n", f" = static_cast<{name.upper()}n>(1)")
            if name != "s":
                v.values.append(f"{name.upper()}n0")
    _pointers(w, v)
    return v


def _classes(w: Writer, v: Vocabulary) -> None:
    for depth in range(w.number(2, 4)):
        base = f" : A{depth - 1}" if depth else ""
        w.line(f"struct A{depth}{base} {{ int a{depth} = {w.number()}; }};")
        v.chain.append(f"A{depth}")
        v.types.append(f"A{depth}")
        v.add(f"A{depth}", f"oa{depth}", "")
        v.add(f"const A{depth}", f"coa{depth}", " = {}")
        v.values += [f"A{depth}()", f"static_cast<A{depth} &&>(oa{depth})"]
    v.types += ["From", "To"]
    w.block("""
        struct From {
            int how = 0;
            __device__ From() {}
    """)
    for source in w.some(
        (*COMMON, "const int *", v.chain[-1], f"const {v.chain[0]} &", f"{v.chain[0]} *"), 1, 3
    ):
        explicit = "explicit " if w.chance(0.25) else ""
        w.line(f"    __device__ {explicit}From({source}) : how({w.number(1, 99)}) {{}}")
    w.block(f"""
        }};
        struct To {{
            {v.chain[0]} a;
    """)
    targets = (*COMMON, "int *", "const char *", v.chain[-1], f"const {v.chain[0]} &", f"{v.chain[0]} &")
    for target in w.some(targets, 1, 3):
        value = (
            "a"
            if target.endswith("&")
            else (
                f"static_cast<{target}>({int(target in COMMON)})"
                if not target.startswith("A")
                else f"{target}()"
            )
        )
        constant = (
            ""
            if target.startswith("A") and target.endswith("&")
            else w.pick((" const", " const", "", " &", " &&"))
        )
        explicit = "explicit " if w.chance(0.2) else ""
        w.line(f"    __device__ {explicit}operator {target}(){constant} {{ return {value}; }}")
    w.line("};")
    v.add("From", "from", "")
    v.add("const From", "cfrom", "")
    v.add("To", "to", "")
    v.add("const To", "cto", " = {}")
    v.values += ["To()", "From()"]


def _pointers(w: Writer, v: Vocabulary) -> None:
    scalar = v.types[0]
    v.add(f"{scalar} *@", "p", " = nullptr")
    v.add(f"const {scalar} *@", "pc", " = nullptr")
    v.add(f"{scalar} **@", "pp", " = nullptr")
    v.add(f"{scalar} (@)[3]", "array", " = {}")
    v.add(f"const {scalar} (@)[2]", "carray", " = {}")
    v.add(f"{v.chain[-1]} *@", "pa", " = nullptr")
    v.add(f"const {v.chain[-1]} *@", "pca", " = nullptr")
    v.add("void *@", "pv", " = nullptr")
    w.line("__device__ int callee(int x) { return x; }")
    v.values += ["callee", "&callee"]


def parameter(w: Writer, v: Vocabulary) -> str:
    """Return the declarator of a random parameter."""
    scalar, last = v.types[0], v.chain[-1]
    if w.chance(0.35):
        return w.pick(
            lines(f"""
                {scalar} *@
                const {scalar} *@
                {scalar} **@
                const {scalar} *const *@
                void *@
                const void *@
                {w.pick(v.chain)} *@
                const {w.pick(v.chain)} *@
                {scalar} (&@)[3]
                const {scalar} (&@)[2]
                const {scalar} (&@)[3]
                {scalar} (&&@)[2]
                int (*@)(int)
                int (&@)(int)
                decltype(nullptr) @
                const char *@
                bool @
                {last} *&@
                {last} *const &@
                {scalar} *const &@
                {scalar} *&&@
            """)
        )
    type_ = w.pick((*v.types, *v.types, *([w.pick(SCALARS)] if w.chance(0.5) else v.chain)))
    return w.pick(
        lines(f"""
            {type_} @
            {type_} @
            {type_} &@
            const {type_} &@
            const {type_} &@
            {type_} &&@
            const {type_} &&@
        """)
    )


def argument(w: Writer, v: Vocabulary) -> str:
    """Return a random expression after declaring its variables."""
    return v.use(w, w.pick(v.values))
