"""Random PTX kernels that use everything threads can do together; whatever the schedule, each has one result.

Statements keep these promises: a thread reads and writes its own cell of global and local memory; cells of
shared memory are read between barriers and written between others; shared counters are only added to; warp
instructions stand where all threads of a warp are, or name the lanes that a ballot found in divergent code.
Barriers and warp instructions occur at the top level and in loops and branches that are uniform in the block.

`odd` kernels have no warp instructions, so that strips of all widths run them, and besides loops with two
entries, switches, threads that leave before barriers, and barriers that threads come to from several places.

`deep` kernels call functions that call themselves and each other, by name and by address, allocate local
memory, and have barriers in functions; those that are not odd, where all threads stay, also barriers with
counts.
"""

from __future__ import annotations

from ..program import LARGE, Choices
from .drawing import TARGETS, PtxTarget
from .row_statements import RowStatements

THREADS, BLOCKS, WORDS = 96, 25, 4
SHAPES = ((1, 1, 2), (2, 1, 3), (3, 2, 5))
"""By size: the nesting depth of branches and loops, the minimum and maximum number of statements of a block.
"""
INTEGERS, FLOATS = ("x", "y", "z"), ("f", "g")


class KernelText(Choices):
    """Generates the text of one kernel."""

    def __init__(
        self, seed: int, odd: bool = False, deep: bool = False, size: int = LARGE, rows: bool = False
    ) -> None:
        super().__init__(seed)
        self.odd, self.deep = odd, deep
        self.target = PtxTarget((8, 3), 90)
        self.rows: RowStatements | None = None
        if rows:
            choices = Choices(f"target {seed}")
            self.target = choices.weighted([
                (weight, target) for target, weight in TARGETS.items() if not deep or target.sm >= 80
            ])  # fmt: skip
            self.rows = RowStatements(seed, self.target, THREADS, BLOCKS, leave=odd)
        self.depth, self.least, self.most = SHAPES[size]
        self.labels = self.counters = 0
        self.inside = False
        """True while the text of a function is written."""

    def text(self) -> str:
        """Return the PTX of the kernel."""
        functions = self.functions() if self.deep else ""
        body = self.drawn(3) + self.block(self.depth, uniform=True) + self.drawn(3)
        counters = "".join(f" .reg .u32 %k{i};" for i in range(self.counters))
        variables, begin, end = (
            (f"{self.rows.variables()}\n{self.rows.FUNCTIONS}", self.rows.prologue(), self.rows.epilogue())
            if self.rows
            else ("", "", "")
        )
        return f"""{self.target.header}
.address_size 64
{variables}.global .align 4 .u32 sums[4];
.func (.reg .u32 %result) twist (.reg .u32 %v, .reg .u32 %w)
{{ .reg .pred %q; setp.gt.s32 %q, %v, %w; @%q bra BIG; xor.b32 %result, %v, %w; ret;
  BIG: sub.u32 %result, %v, %w; ret; }}
{functions}.visible .entry k(.param .u64 cells, .param .u64 counters) {{
  .reg .u32 %t, %l, %x, %y, %z, %c, %d, %e, %b; .reg .u64 %a, %m, %w, %v; .reg .f32 %f, %g, %h;
    .reg .pred %p, %q;{counters}{" .reg .u64 %s, %u;" if self.deep else ""}
  .shared .align 8 .b8 tile[{4 * THREADS}]; .local .align 8 .b8 mine[32];
  mov.u32 %b, %ctaid.x; mov.u32 %d, %ntid.x; mov.u32 %l, %tid.x; mov.u32 %c, %tid.y;
    mad.lo.u32 %l, %c, %d, %l; mad.lo.u32 %t, %b, {THREADS}, %l;
  ld.param.u64 %a, [cells]; mad.wide.u32 %a, %t, {4 * WORDS}, %a; ld.param.u64 %m, [counters];
  mov.u32 %x, 1; mul.lo.u32 %y, %t, 7; shr.u32 %z, %t, 4; cvt.rn.f32.u32 %f, %t; mov.f32 %g, 0f3F000000;
{self.zeros()}{begin}{body}{end}
  add.u32 %x, %x, %y; xor.b32 %x, %x, %z; mov.b32 %y, %f; mov.b32 %z, %g;
  st.global.v4.u32 [%a], {{%x, %y, %z, %l}}; ret; }}
"""

    def zeros(self) -> str:
        """Return the code that sets the thread's local memory, which no instruction may read before."""
        return "".join(f"st.local.u64 [mine+{i}], 0; " for i in range(0, 32, 8)) if self.rows else ""

    def block(self, depth: int, uniform: bool) -> str:
        """Return a block of random statements."""
        statements = (self.statement(depth, uniform) for _ in range(self.number(self.least, self.most)))
        return "\n".join(text + self.drawn(1, uniform) for text in statements)

    def drawn(self, most: int, uniform: bool = True) -> str:
        """Return up to a number of statements drawn from the instruction table."""
        if self.rows is None or self.inside:
            return ""
        count = self.rows.number(most // 2, most)
        return "".join(f"\n{self.rows.statement(uniform)}\n" for _ in range(count))

    def statement(self, depth: int, uniform: bool) -> str:
        """Return a random statement."""
        kinds = (
            [self.assign] * 5
            + [self.real] * 3
            + [self.cell, self.local, self.atomic, self.guarded, self.call, self.convert, self.divergent_vote]
        )
        if self.odd:
            kinds = [*kinds[:-1], self.two_entries, self.switch]
        if uniform:
            kinds += (
                [self.exchange, self.meet, self.leave, self.counted, self.barrier_count]
                if self.odd
                else [self.exchange, self.shuffle, self.vote, self.reduce, self.barrier_count]
            )
        if self.deep:
            kinds += [self.stack] + [self.recursion] * 2 if not self.inside else [self.stack]
            kinds += (
                [self.deep_barriers, *([] if self.odd else [self.hand_over, self.whole_count])]
                if uniform
                else []
            )
        if depth:
            inner = [lambda: self.branch(depth, False), lambda: self.loop(depth, False)] * 2
            if uniform:
                inner += [lambda: self.branch(depth, True), lambda: self.loop(depth, True)]
            kinds += inner
        return self.pick(kinds)()

    # -- values

    def integer(self) -> str:
        """Return a random integer operand."""
        return self.pick(["%x", "%y", "%z", "%t", "%l", str(self.pick([0, 1, 3, 31, 4096, 0xFFFFFFFF]))])

    def variable(self) -> str:
        """Return a random integer register."""
        return f"%{self.pick(INTEGERS)}"

    def label(self) -> str:
        """Return a new label."""
        self.labels += 1
        return f"L{self.labels}"

    def condition(self, uniform: bool) -> str:
        """Set %p."""
        bits = self.pick([1, 3, 7])
        source = "%b" if uniform else self.pick(["%x", "%y", "%t", "%l"])
        return (
            f"and.b32 %c, {source}, {bits}; setp.{self.pick(['eq', 'lt', 'gt'])}.u32 %p, %c,"
            f" {self.random.randrange(bits + 1)};"
        )

    # -- statements of one thread

    def assign(self) -> str:
        """Return an integer operation."""
        op = self.pick(
            """
            add.u32 sub.s32 mul.lo.s32 mul.hi.u32 xor.b32 and.b32 or.b32 min.s32
            max.u32 div.u32 rem.s32 shl.b32 shr.s32
            """.split()
        )
        return f"mov.u32 %c, {self.integer()}; {op} {self.variable()}, %c, {self.integer()};"

    def real(self) -> str:
        """Return a floating operation."""
        target, other = self.random.sample(FLOATS, 2)
        return self.pick([
            f"fma.rn.f32 %{target}, %{target}, %{other}, 0f3DCCCCCD;", f"add.rz.f32 %{target}, %{target}, "
            f"%{other};",
            f"mul.rn.ftz.f32 %{target}, %{other}, 0f3F7FFFFE;", f"min.f32 %{target}, %{target}, %{other};",
            f"sqrt.rn.f32 %{target}, %{target};",
            f"div.rn.f32 %{target}, %{other}, 0f40400000;", f"cvt.rn.f32.s32 %{target}, {self.variable()};",
        ])  # fmt: skip

    def convert(self) -> str:
        """Return a conversion of a float to an integer."""
        return (
            f"cvt.rzi.s32.f32 %c, %{self.pick(FLOATS)}; xor.b32 {self.variable()}, {self.variable()},"
            " %c; cvt.s32.s8 %c, %c; add.s32 %x, %x, %c;"
        )

    def cell(self) -> str:
        """Return an access to the thread's cell of global memory."""
        offset = 4 * self.random.randrange(WORDS)
        return self.pick([f"st.global.u32 [%a+{offset}], {self.variable()};", f"ld.global.u32 "
        f"{self.variable()}, "
        f"[%a+{offset}];",
                                "ld.global.v2.u32 {%x, %y}, [%a+8];", f"ld.global.u8 {self.variable()}, "
                                f"[%a+{offset + 1}];"])  # fmt: skip

    def local(self) -> str:
        """Return an access to local memory."""
        return (
            f"and.b32 %c, {self.variable()}, 28; cvt.u64.u32 %w, %c; mov.u64 %v, mine; add.u64 %v, %v, %w;"
            f" st.local.u32 [%v], {self.variable()}; ld.local.u32 {self.variable()},"
            f" [mine+{4 * self.random.randrange(8)}];"
        )

    def atomic(self) -> str:
        """Return an atomic operation on a counter."""
        where = self.pick(
            [
                f"[%m+{4 * self.random.randrange(4)}]" if not self.inside else "[sums]",
                f"[sums+{4 * self.random.randrange(4)}]",
            ]
        )
        return f"red.global.{self.pick(['add.u32', 'add.u32', 'add.u32'])} {where}, {self.variable()};"

    def guarded(self) -> str:
        """Return a predicated operation."""
        return (
            f"{self.condition(False)} @%p add.u32 {self.variable()}, {self.variable()}, {self.integer()};"
            " @!%p ld.global.u32 %x, [%a+4]; selp.u32 %y, %y, %z, %p;"
        )

    def call(self) -> str:
        """Return a call of a function."""
        return (
            f"call (%c), twist, ({self.variable()}, {self.variable()}); add.u32 {self.variable()},"
            f" {self.variable()}, %c;"
        )

    def divergent_vote(self) -> str:
        """Vote among the lanes of a branch."""
        done = self.label()
        return f"{self.condition(False)} @!%p bra {done}; activemask.b32 %e; mov.u32 %x, 5; {done}:"

    # -- odd statements

    def two_entries(self) -> str:
        """Write a loop with two entries."""
        first, second = self.label(), self.label()
        return (
            f"mov.u32 %e, 0; {self.condition(False)} @%p bra {second};\n{first}: {self.assign()} add.u32 %e,"
            f" %e, 1;\n{second}: {self.real()} add.u32 %e, %e, 2; and.b32 %c, {self.integer()}, 7;"
            f" setp.lt.u32 %q, %e, %c; @%q bra {first};"
        )

    def switch(self) -> str:
        """Write a branch to one of several targets by an index."""
        ways, done = [self.label() for _ in range(4)], self.label()
        table = self.label()
        arms = "\n".join(f"{way}: {self.assign()} {self.pick([f'bra {done};', ''])}" for way in ways)
        return (
            f"{table}: .branchtargets {', '.join(ways)}; and.b32 %c, {self.variable()}, 3; brx.idx %c,"
            f" {table};\n{arms}\n{done}:"
        )

    def meet(self) -> str:
        """Write a barrier that threads reach from two locations."""
        first, second = self.label(), self.label()
        return (
            f"{self.condition(False)} @%p bra {first};\n{self.assign()} bar.sync 3; bra {second};\n{first}:"
            f" bar.sync 3; {self.assign()}\n{second}:"
        )

    def leave(self) -> str:
        """Let some threads exit."""
        return (
            f"and.b32 %c, %{self.pick('tl')}, 15; setp.eq.u32 %p, %c, {self.random.randrange(16)}; @%p"
            f" st.global.u32 [%a], %y; @%p {self.pick(['ret', 'exit'])};"
        )

    def counted(self) -> str:
        """Write rounds with barriers, whose number is counted by the threads."""
        head, counter = self.label(), f"%k{self.counters}"
        self.counters += 1
        return (
            f"{self.condition(False)} bar.red.popc.u32 {counter}, 1, %p; and.b32 {counter}, {counter},"
            f" 3;\n{head}: {self.exchange()} {self.assign()} sub.u32 {counter}, {counter}, 1; setp.gt.s32 %p,"
            f" {counter}, 0; @%p bra {head};"
        )

    # -- deep statements

    def functions(self) -> str:
        """Write two functions that call each other, and one with barriers that all threads enter together."""
        self.inside = True
        one, other = (
            self.function(name, partner) for name, partner in (("down", "across"), ("across", "down"))
        )
        self.inside = False
        heads = "".join(
            f".func (.reg .u32 %r) {name} (.reg .u32 %y, .reg .u32 %n, .reg .u64 %a);\n"
            for name in ("down", "across")
        )
        meet = f""".func (.reg .u32 %r) meet (.reg .u32 %y, .reg .u32 %n)
{{ .reg .u32 %c, %m; .reg .pred %p, %q; .local .align 4 .b8 own[8]; and.b32 %c, %y, 3; setp.eq.u32 %p, %c, 1;
  st.local.u32 [own+4], %c;
setp.eq.u32 %q, %n, 0; mov.u32 %r, %y; @%q bra LAST; sub.u32 %m, %n, 1;
  {self.pick(["bar.sync 3;", "bar.red.popc.u32 %r, 3, %p; add.u32 %y, %y, %r;"])}
call (%r), meet, (%y, %m); ld.local.u32 %c, [own+4]; mad.lo.u32 %r, %r, 3, %c;
LAST: bar.red.popc.u32 %c, 1, %p; xor.b32 %r, %r, %c; ret; }}
"""
        return heads + one + other + meet

    def function(self, name: str, partner: str) -> str:
        """Of `n`, from which every call takes something, and a value; one call or two, of itself or its
        partner, apart.
        """
        first, second, last = self.label(), self.label(), self.label()
        before, between, behind = (self.block(self.random.randrange(2), uniform=False) for _ in range(3))
        again = self.pick([name, partner, "%u"])
        by_address = (
            f"mov.u64 %v, {name}; mov.u64 %u, {partner}; {self.condition(False)} selp.u64 %u, %u, %v, %p; "
            if again == "%u"
            else ""
        )
        two = (
            f"{by_address}sub.u32 %n, %n, {self.pick([1, 1, 3])}; max.s32 %n, %n, 0; call (%c),"
            f" {again}, (%z, %n, %a){', SHAPE' if by_address else ''}; xor.b32 %x, %x, %c;"
        )
        counters = "".join(f" .reg .u32 %k{i};" for i in range(self.counters))
        self.counters = 0
        local = ".local .align 8 .b8 mine[32];" if self.chance(0.8) else ".local .align 8 .b8 mine[48];"
        return f""".func (.reg .u32 %r) {name} (.reg .u32 %y, .reg .u32 %n, .reg .u64 %a)
{{ .reg .u32 %t, %l, %x, %z, %c, %d, %e, %b; .reg .u64 %w, %v, %u, %s; .reg .f32 %f, %g;
  .reg .pred %p, %q;{counters}
  {local} SHAPE: .callprototype (.reg .u32 _) _ (.reg .u32 _, .reg .u32 _, .reg .u64 _);
mov.u32 %t, %tid.x; mov.u32 %l, %tid.y; mov.u32 %b, %ctaid.x; mov.u32 %x, %n; mul.lo.u32 %z, %y, 3;
  cvt.rn.f32.u32 %f, %y; mov.f32 %g, 0f3F000000; {self.zeros()}st.local.u32 [mine], %y;
{before}
setp.le.s32 %q, %n, 0; @%q bra {last}; sub.u32 %n, %n, 1; {self.condition(False)} @%p bra {first};
call (%c), {self.pick([name, partner])}, (%x, %n, %a); add.u32 %x, %x, %c; bra {second};
{first}: sub.u32 %n, %n, 1; call (%c), {self.pick([name, partner])}, (%y, %n, %a); mov.u32 %x, %c;
{second}: {between}
{two if self.chance(0.6) else ""}
{last}: {behind}
ld.local.u32 %c, [mine]; add.u32 %x, %x, %c; mov.b32 %c, %f; xor.b32 %x, %x, %c; mad.lo.u32 %r, %x, 5, %y;
  add.u32 %r, %r, %z; ret; }}
"""

    def recursion(self) -> str:
        """Return a call of a recursive function."""
        name = self.pick(["down", "across"])
        return (
            f"and.b32 %d, {self.variable()}, {self.pick([1, 3, 3, 7])}; call (%c), {name},"
            f" ({self.variable()}, %d, %a); add.u32 {self.variable()}, {self.variable()}, %c;"
        )

    def stack(self) -> str:
        """Allocate local memory for a while, or until the end."""
        inner = "" if self.inside or self.chance(0.5) else self.recursion()
        back = self.pick(["stackrestore.u64 %s;", ""])
        return (
            f"stacksave.u64 %s; and.b32 %c, {self.variable()}, {self.pick([0, 12, 60])}; add.u32 %c,"
            f" %c, 4; cvt.u64.u32 %w, %c; alloca.u64 %u, %w, {self.pick([4, 8, 32])};\nst.local.u32"
            f" [%u], {self.variable()}; {inner} {self.assign()} ld.local.u32 {self.variable()}, [%u];"
            f" cvt.u32.u64 %c, %u; xor.b32 {self.variable()}, {self.variable()}, %c; {back}"
        )

    def deep_barriers(self) -> str:
        """Return a call of a function with barriers."""
        return (
            f"and.b32 %d, %b, 3; call (%c), meet, ({self.variable()}, %d); add.u32 {self.variable()},"
            f" {self.variable()}, %c;"
        )

    def hand_over(self) -> str:
        """Let one warp arrive at a barrier where the others wait."""
        first, second, number = self.label(), self.label(), self.pick([4, 5])
        return (
            f"bar.sync 0; shr.u32 %c, %l, 5; setp.eq.u32 %p, %c, {self.random.randrange(3)}; @%p bra"
            f" {first};\nbar.sync {number}, {THREADS}; {self.assign()} bra {second};\n{first}:"
            f" {self.assign()} bar.arrive {number}, {THREADS};\n{second}: bar.sync 0;"
        )

    def whole_count(self) -> str:
        """Write a reduction of two warps, and one of the third."""
        first, second = self.label(), self.label()
        return (
            f"{self.condition(False)} shr.u32 %c, %l, 5; setp.eq.u32 %q, %c, {self.random.randrange(3)};"
            f" @%q bra {first};\nbar.red.popc.u32 %c, 4, 64, %p; bra {second};\n{first}:"
            f" bar.red.popc.u32 %c, 5, 32, %p;\n{second}: add.u32 {self.variable()}, {self.variable()}, %c;"
        )

    # -- statements of a block or warp

    def exchange(self) -> str:
        """Return an exchange of values through shared memory between two barriers."""
        distance = self.pick([1, 2, 31, 32, 40])
        return (
            f"bar.sync 0; mov.u32 %c, tile; mad.lo.u32 %d, %l, 4, %c; st.shared.u32 [%d], {self.variable()};"
            f" bar.sync 0;\nadd.u32 %d, %l, {distance}; rem.u32 %d, %d, {THREADS}; mad.lo.u32 %d, %d, 4, %c;"
            f" ld.shared.u32 {self.variable()}, [%d];"
        )

    def shuffle(self) -> str:
        """Return a shuffle."""
        mode, bound = self.pick([("bfly", 31), ("up", 0), ("down", 31), ("idx", 31)])
        return (
            f"shfl.sync.{mode}.b32 %c|%q, {self.variable()}, {self.random.randrange(32)}, {bound},"
            f" 0xFFFFFFFF; selp.u32 {self.variable()}, %c, 77, %q;"
        )

    def vote(self) -> str:
        """Return a vote."""
        return (
            f"{self.condition(False)} vote.sync.ballot.b32 %c, %p, 0xFFFFFFFF; vote.sync.any.pred %q, %p,"
            f" 0xFFFFFFFF; xor.b32 {self.variable()}, {self.variable()}, %c; @%q add.u32 %z, %z, 1;"
            " match.any.sync.b32 %c, %z, 0xFFFFFFFF; add.u32 %y, %y, %c;"
        )

    def reduce(self) -> str:
        """Return a warp reduction."""
        if self.target.sm < 80:
            return self.vote()
        return (
            f"redux.sync.{self.pick(['add.u32', 'min.s32', 'max.u32', 'xor.b32'])} {self.variable()},"
            f" {self.variable()}, 0xFFFFFFFF;"
        )

    def barrier_count(self) -> str:
        """Return a barrier with a reduction."""
        return (
            f"{self.condition(False)} bar.red.popc.u32 %c, 1, %p; add.u32 {self.variable()},"
            f" {self.variable()}, %c; bar.red.or.pred %q, 2, %p; @%q add.u32 %x, %x, 1;"
        )

    # -- control

    def branch(self, depth: int, uniform: bool) -> str:
        """Return a branch with two blocks."""
        test = self.condition(uniform)
        then, other = self.block(depth - 1, uniform), self.block(depth - 1, uniform)
        first, second = self.label(), self.label()
        # A thread that leaves must not be missed at a warp instruction later on.
        return f"{test} @!%p bra {first};\n{then}\nbra {second};\n{first}:\n{other}\n{second}:"

    def loop(self, depth: int, uniform: bool) -> str:
        """Return a loop."""
        counter = f"%k{self.counters}"
        self.counters += 1
        bound = "%b" if uniform else self.integer()
        body, head, done = self.block(depth - 1, uniform), self.label(), self.label()
        leave = "" if uniform else f"{self.condition(False)} @%p bra {done};"
        return (
            f"mov.u32 {counter}, {bound}; and.b32 {counter}, {counter},"
            f" {self.pick([1, 3, 7])};\n{head}: setp.eq.u32 %p, {counter}, 0; @%p bra"
            f" {done};\n{body}\n{leave} sub.u32 {counter}, {counter}, 1; bra {head};\n{done}:"
        )


def kernel(seed: int, odd: bool = False, deep: bool = False, size: int = LARGE, rows: bool = False) -> str:
    """Return the PTX of kernel number `seed`."""
    return KernelText(seed, odd, deep, size, rows).text()
