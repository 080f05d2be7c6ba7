"""Barrier resolution in kernels with counted barriers (`counted_barriers`): when all gangs of a CTA are
suspended, the worker determines which barriers are complete and releases their waiters.
"""

from __future__ import annotations

from .codegen_plan import CodegenPlan
from .state_layout import BARRIER


def judged(plan: CodegenPlan) -> str:
    """From where all strips stand: `done`, `failed`, or `released`, where they are entered anew."""
    return looked_at(plan) + _complete(plan) + _let_go(plan)


def _own(name: str, words: dict[str, int], strip: str) -> list[str]:
    lines = []
    for what, place in words.items():
        lines += [
            f"  %{name}.{what}.p = getelementptr i64, ptr {strip}, i64 {place}",
            f"  %{name}.{what} = load i64, ptr %{name}.{what}.p",
        ]
    return lines


def looked_at(plan: CodegenPlan) -> str:
    """A loop over strips: who waits at each place, and where barriers have counts, of each number how many
    warps and what was expected. `judge` follows.
    """
    words = plan.words
    told = ("any", "absent", "warps", "most", *(("held", "came") if words.reduces else ()))
    sums = [f"some.{i}" for i in range(len(plan.parks))] + [
        f"{what}.{n}" for n in words.numbers for what in told
    ]
    lines = [
        "phase:",
        "  %p.most = load i64, ptr %most",
        "  store i64 %p.most, ptr %base",
        "  br label %scan",
        "scan:",
        "  %q = phi i64 [ 0, %phase ], [ %q.next, %scan ]",
        *(f"  %{name} = phi i64 [ 0, %phase ], [ %{name}.next, %scan ]" for name in sums),
        f"  %q.at = mul i64 %q, {words.count}",
        "  %q.own = getelementptr i64, ptr %strips, i64 %q.at",
    ]
    if words.numbers:
        lines += [
            *_own("q", {"alive": 0}, "%q.own"),
            f"  %q.gone = xor i64 %q.alive, {(1 << plan.width) - 1}",
        ]
    for i in range(len(plan.parks)):
        lines += [
            *_own(f"w{i}", {"in": words.waiting(i)}, "%q.own"),
            f"  %some.{i}.next = or i64 %some.{i}, %w{i}.in",
        ]
    for n in words.numbers:
        a = f"a{n}"
        lines += [
            *_own(a, {"in": words.arrived(n), "of": words.expected(n)}, "%q.own"),
            f"  %any.{n}.next = or i64 %any.{n}, %{a}.in",
            f"  %{a}.here = or i64 %{a}.in, %q.gone",
            f"  %{a}.not = xor i64 %{a}.here, {(1 << plan.width) - 1}",
            f"  %absent.{n}.next = or i64 %absent.{n}, %{a}.not",
            f"  %{a}.full = icmp eq i64 %{a}.not, 0",
            f"  %{a}.some = icmp ne i64 %{a}.in, 0",
            f"  %{a}.warp = and i1 %{a}.full, %{a}.some",
            f"  %{a}.one = zext i1 %{a}.warp to i64",
            f"  %warps.{n}.next = add i64 %warps.{n}, %{a}.one",
            f"  %{a}.asked = select i1 %{a}.some, i64 %{a}.of, i64 0",
            f"  %most.{n}.next = call i64 @llvm.umax.i64(i64 %most.{n}, i64 %{a}.asked)",
        ]
        if words.reduces:
            lines += [*_own(a, {"holds": words.holding(n)}, "%q.own")]
            for what, lanes in (("held", f"%{a}.holds"), ("came", f"%{a}.in")):
                lines += [
                    f"  %{a}.{what} = call i64 @llvm.ctpop.i64(i64 {lanes})",
                    f"  %{what}.{n}.next = add i64 %{what}.{n}, %{a}.{what}",
                ]
    lines += [
        "  %q.next = add i64 %q, 1",
        f"  %q.more = icmp ult i64 %q.next, {plan.strips}",
        "  br i1 %q.more, label %scan, label %judge",
    ]
    return "\n".join(lines) + "\n"


def _complete(plan: CodegenPlan) -> str:
    """Return which barriers are complete; an end where none is."""
    words = plan.words
    lines, every, places = ["judge:"], "false", "0"
    for n in words.numbers:
        lines += [
            f"  %c{n}.some = icmp ne i64 %any.{n}.next, 0",
            f"  %c{n}.plain = icmp eq i64 %most.{n}.next, 0",
            f"  %c{n}.all = icmp eq i64 %absent.{n}.next, 0",
            f"  %c{n}.threads = mul i64 %warps.{n}.next, 32",
            f"  %c{n}.enough = icmp uge i64 %c{n}.threads, %most.{n}.next",
            f"  %c{n}.is = select i1 %c{n}.plain, i1 %c{n}.all, i1 %c{n}.enough",
            f"  %done.{n} = and i1 %c{n}.some, %c{n}.is",
            f"  %dones.{n} = or i1 {every}, %done.{n}",
        ]
        every = f"%dones.{n}"
    for i in range(len(plan.parks)):
        lines += [
            f"  %is.{i} = icmp ne i64 %some.{i}.next, 0",
            f"  %pl.{i} = select i1 %is.{i}, i64 {1 << min(i, 62)}, i64 0",
            f"  %pls.{i} = or i64 {places}, %pl.{i}",
        ]
        places = f"%pls.{i}"
    lines += [
        f"  %nobody = icmp eq i64 {places}, 0",
        "  br i1 %nobody, label %done, label %waited",
        "waited:",
        f"  br i1 {every}, label %released, label %dead",
        "dead:",
        f"  store i64 {BARRIER}, ptr %fault.p",
        f"  store i64 {places}, ptr %met.p",
        "  br label %failed",
    ]
    return "\n".join(lines) + "\n"


def _let_go(plan: CodegenPlan) -> str:
    """Return the code that releases the waiters of complete barriers and records barriers that were reached
    from several sites.
    """
    words = plan.words
    lines, label = ["released:"], "released"
    for n in words.numbers:
        own = [i for i, park in enumerate(plan.parks) if plan.numbers[park] == n]
        lines += [f"  %m{n}.0 = add i64 0, 0"]
        for number, i in enumerate(own, 1):
            lines += [f"  %m{n}.{number} = or i64 %m{n}.{number - 1}, %pl.{i}"]
        last = f"%m{n}.{len(own)}"
        lines += [
            f"  %m{n}.less = sub i64 {last}, 1",
            f"  %m{n}.rest = and i64 {last}, %m{n}.less",
            f"  %m{n}.several = icmp ne i64 %m{n}.rest, 0",
            f"  %m{n}.told = and i1 %m{n}.several, %done.{n}",
            f"  br i1 %m{n}.told, label %tell{n}, label %told{n}",
            f"tell{n}:",
            f"  call void @remember(ptr %meetings, i64 {last})",
            f"  br label %told{n}",
            f"told{n}:",
        ]
        label = f"told{n}"
    lines += [
        "  br label %freeing",
        "freeing:",
        f"  %f = phi i64 [ 0, %{label} ], [ %f.next, %freeing ]",
        f"  %f.at = mul i64 %f, {words.count}",
        "  %f.own = getelementptr i64, ptr %strips, i64 %f.at",
    ]
    for i, park in enumerate(plan.parks):
        n = plan.numbers[park]
        lines += [
            *_own(f"f{i}", {"w": words.waiting(i)}, "%f.own"),
            f"  %f{i}.free = select i1 %done.{n}, i64 %f{i}.w, i64 0",
            f"  %f{i}.stay = select i1 %done.{n}, i64 0, i64 %f{i}.w",
            f"  store i64 %f{i}.stay, ptr %f{i}.w.p",
            f"  %f{i}.r = getelementptr i64, ptr %f.own, i64 {words.released(i)}",
            f"  store i64 %f{i}.free, ptr %f{i}.r",
        ]
    for n in words.numbers:
        lines += [
            *_own(f"g{n}", {"a": words.arrived(n)}, "%f.own"),
            f"  %g{n}.left = select i1 %done.{n}, i64 0, i64 %g{n}.a",
            f"  store i64 %g{n}.left, ptr %g{n}.a.p",
        ]
        if words.reduces:
            lines += [
                *_own(f"g{n}", {"h": words.holding(n)}, "%f.own"),
                f"  %g{n}.holds = select i1 %done.{n}, i64 0, i64 %g{n}.h",
                f"  store i64 %g{n}.holds, ptr %g{n}.h.p",
            ]
            for what, place in (("held", words.held(n)), ("came", words.came(n))):
                lines += [
                    *_own(f"g{n}", {f"{what}.0": place}, "%f.own"),
                    f"  %g{n}.{what} = select i1 %done.{n}, i64 %{what}.{n}.next, i64 %g{n}.{what}.0",
                    f"  store i64 %g{n}.{what}, ptr %g{n}.{what}.0.p",
                ]
    lines += [
        "  %f.next = add i64 %f, 1",
        f"  %f.more = icmp ult i64 %f.next, {plan.strips}",
        "  br i1 %f.more, label %freeing, label %freed",
        "freed:",
    ]
    return "\n".join(lines) + "\n"
