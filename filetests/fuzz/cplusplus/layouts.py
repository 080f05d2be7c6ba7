"""Classes of every layout, passed, returned and assigned by value ([class.layout], [class.copy.assign],
[expr.call]).

Packed, aligned and nested classes, unions, bit-fields and arrays of them. A packed class has no bases and
only plain members, because g++ and nvcc differ otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from .scenario import Scenario, Writer, lines

SCALARS = lines("""
    char
    unsigned char
    short
    unsigned short
    int
    unsigned
    long long
    unsigned long long
    float
    double
""")


ClassKind = Literal["plain", "packed", "aligned", "bounded", "union", "empty"]
"""The kinds of generated classes; a `bounded` one stands under `#pragma pack(push, N)`."""


@dataclass
class LayoutClass:
    """A generated class: its layout, and its members as (type, name, bound or 0)."""

    name: str
    kind: ClassKind
    members: list[tuple[str, str, int]] = field(default_factory=list)


def scenario(seed: int) -> Scenario:
    """Write two to four classes, each passed to functions, returned and assigned in every way."""
    w = Writer("layouts", seed)
    classes: list[LayoutClass] = []
    for _ in range(w.number(1, 3)):
        one = _class(w, classes)
        classes.append(one)
        _helpers(w, one, classes)
    for one in classes:
        w.probe(f"note(t, sizeof({one.name}) * 100 + alignof({one.name}));", w.chunk())
        if one.kind != "empty":
            _uses(w, one, classes)
    return w.scenario()


def _class(w: Writer, before: list[LayoutClass]) -> LayoutClass:
    made = LayoutClass(
        w.fresh("C"),
        w.pick(("plain", "plain", "packed", "packed", "packed", "aligned", "bounded", "union", "empty")),
    )
    if made.kind == "empty":
        w.line(f"struct {made.name} {{}};")
        return made
    texts = []
    for number in range(w.number(1, 4)):
        text, member = _member(w, f"m{number}", before, made.kind)
        texts.append(f"    {text};")
        made.members.append(member)
    key = "union" if made.kind == "union" else "struct"
    attribute = {"packed": " __attribute__((packed))", "aligned": f" alignas({w.pick((8, 16, 32))})"}.get(
        made.kind, ""
    )
    body = "\n".join((f"{key}{attribute} {made.name} {{", *texts, "};"))
    w.line(
        f"#pragma pack(push, {w.pick((1, 2, 4))})\n{body}\n#pragma pack(pop)"
        if made.kind == "bounded"
        else body
    )
    return made


def _member(
    w: Writer, name: str, before: list[LayoutClass], kind: ClassKind
) -> tuple[str, tuple[str, str, int]]:
    """Return a member's declaration and its description."""
    bound = w.pick((0, 0, 0, 2, 3))
    suffix = f"[{bound}]" if bound else ""
    fit = [one for one in before if kind not in ("packed", "bounded") or one.kind != "empty"]
    if fit and w.chance(0.4):
        inner = w.pick(fit)
        return f"{inner.name} {name}{suffix}", (inner.name, name, bound)
    if w.chance(0.3) and kind != "union":
        t = w.pick(("unsigned", "int", "unsigned char", "unsigned long long"))
        most = {"unsigned char": 8, "unsigned long long": 40}.get(t, 32)
        return f"{t} {name} : {w.number(2, most)}", (t, name, 0)
    t = w.pick(SCALARS)
    return f"{t} {name}{suffix}", (t, name, bound)


def _helpers(w: Writer, one: LayoutClass, classes: list[LayoutClass]) -> None:
    """Write functions that fill an object and add up its members. They bind no references to members, which
    may be packed.
    """
    name, names = one.name, {c.name for c in classes}
    fills: list[str] = []
    sums: list[str] = []
    members = one.members[-1:] if one.kind == "union" else one.members
    for place, (t, member, bound) in enumerate(members):
        for at in [f"c.{member}[{n}]" for n in range(bound)] or [f"c.{member}"]:
            value = f"n * 3 + {place + len(fills)}"
            fills.append(
                f"{{ {t} x; fill(x, {value}); {at} = x; }}" if t in names else f"{at} = ({t})({value});"
            )
            sums.append(
                f"{{ {t} x = {at}; s = s * 31 + sum(x); }}"
                if t in names
                else f"s = s * 31 + (unsigned)(int){at};"
            )
    w.line(f"__device__ void fill({name} &c, int n) {{ {' '.join(fills)} }}")
    w.line(
        f"__device__ unsigned sum(const {name} &c) {{ unsigned s = {len(sums)}; {' '.join(sums)} return s &"
        " 0xfffff; }"
    )
    w.line(f"__device__ __noinline__ {name} make{name}(int n) {{ {name} c{{}}; fill(c, n); return c; }}")


def _uses(w: Writer, one: LayoutClass, classes: list[LayoutClass]) -> None:
    name, other = one.name, w.pick(classes).name
    passed, derived, holder = w.fresh("pass"), w.fresh("D"), w.fresh("H")
    change = f"fill(a, n + (int)sum(b) % 7); if (n > 5) return {passed}(a, n - 3, b);"
    w.block(f"""
        __device__ __noinline__ {name} {passed}({name} a, int n, {other} b) {{ {change} return a; }}
        __device__ {name} &ref{name}({name} &c) {{ return c; }}
    """)
    can_derive = one.kind in ("plain", "aligned")
    base = (
        f"struct {derived} : {name} {{ using {name}::operator=; int extra; }};"
        if can_derive
        else f"struct {derived} {{ {name} part; int extra; }};"
    )
    w.line(f"{base}\nstruct {holder} {{ char c; {name} m[2]; }};")
    part = f"static_cast<{name} &>(d)" if can_derive else "d.part"
    lefts = [
        *lines(f"""
            a
            b
            (b, a)
            (t[0] >= 0 ? a : b)
            (t[0] < 0 ? a : b)
            many[1]
            *q
            *(many + 2)
            static_cast<{name} &&>(a)
        """),
        part,
        *lines(f"""
            h.m[1]
            h.m[t[0] & 1]
            (a = b)
            make{name}(3)
            ref{name}(b)
            g->m[0]
        """),
    ]
    rights = [
        *lines(f"""
            b
            a
            make{name}({w.number()})
            static_cast<{name} &&>(b)
            {passed}(a, {w.number()}, make{other}(2))
            {name}(b)
            many[0]
            h.m[0]
        """),
        part,
        "(*f)(b, 4, z)",
    ]
    if can_derive:
        lefts.append("d")
        rights.append("d")
    setup = [
        (
            f"{name} a = make{name}(1), b = make{name}(2), many[3] = {{a, b, make{name}(3)}}, *q = "
            f"&many[0]; {derived} d{{}}; d.extra = 77; {holder} h{{}}, *g = &h; h.c = 9;"
        ),
        (
            f"{other} z = make{other}(5); {name} (*f)({name}, int, {other}) = t[0] < 0 ? nullptr : "
            f"&{passed}; h.m[0] = b; h.m[1] = a; {part} = make{name}(8);"
        ),
    ]
    for _ in range(w.number(1, 2)):
        changes = " ".join(f"{w.pick(lefts)} = {w.pick(rights)};" for _ in range(w.number(1, 3)))
        sums = " ".join(f"note(t, sum({x}));" for x in ("a", "b", "many[1]", part, "h.m[1]"))
        w.probe(
            f"{{ {' '.join(setup)} {changes} {sums} note(t, d.extra); note(t, h.c); (void)f; (void)g;"
            " (void)q; }",
            w.chunk(),
        )
