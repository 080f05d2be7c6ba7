"""The slow way of an access, once for all of them: each active lane's address is looked up among the
allocations.

`@resolve`, which kernels find among the launch's words, fills the worker's `pointers` from its `addresses`
and remembers the last allocation; where a lane's address is wrong it writes down the first such lane,
elements one after the other as the NumPy engine looks at them, and returns what is wrong. Generic addresses
are those of shared memory, of local memory or of the arena: lanes are looked at in that order. A generic
access remembers shared memory, too, at its window. An access of padding (`Memory.granule`) passes, and its
instruction is noted among the worker's records; what is remembered has no padding, so that each comes here.
"""

from __future__ import annotations

from .state_layout import (
    CONSTANT,
    GENERIC,
    LAUNCH,
    LOCAL,
    OUTSIDE,
    PADDED,
    PADDED_WORDS,
    SHARED,
    SITE_WORDS,
    WORKER,
    WRITES,
)


def load_word(name: str, base: str, index: int | str, type_: str = "i64") -> str:
    """A word of the launch or the worker, or of a table, by its number."""
    return (
        f"  %{name}.p = getelementptr i64, ptr {base}, i64 {index}\n  %{name} = load {type_}, ptr %{name}.p\n"
    )


def _store(base: str, words: dict[str, str]) -> str:
    return "".join(
        f"  %put.{name} = getelementptr i64, ptr {base}, i64 {WORKER[name]}\n  store i64 {value}, ptr"
        f" %put.{name}\n"
        for name, value in words.items()
    )


_LAUNCH = "".join(
    load_word(name, "%c", LAUNCH[name], type_)
    for name, type_ in (
        ("arena", "ptr"),
        ("starts", "ptr"),
        ("ends", "ptr"),
        ("constant", "ptr"),
        ("count", "i64"),
        ("shared_bytes", "i64"),
        ("padded_shared_size", "i64"),
        ("padded_ends", "ptr"),
        ("local_bytes", "i64"),
        ("local_mask", "i64"),
        ("shared_window", "i64"),
        ("local_window", "i64"),
    )
)
_WORKER = "".join(
    load_word(name, "%w", WORKER[name], "ptr")
    for name in ("shared", "local", "sites", "addresses", "pointers", "padded")
) + load_word("local_limit", "%w", WORKER["local_limit"])

_REMEMBER = """  %words.1 = getelementptr i64, ptr %words, i64 1
  %words.2 = getelementptr i64, ptr %words, i64 2
  %words.3 = getelementptr i64, ptr %words, i64 3
  store i64 {start}, ptr %words
  store i64 {bytes}, ptr %words.1
  store ptr {origin}, ptr %words.2
  %w.1 = sub i64 %span, 1
  %w.2 = call i64 @llvm.usub.sat.i64(i64 {bytes}, i64 %w.1)
  %w.3 = shl i64 1, %shift
  %w.4 = add i64 %w.3, -1
  %w.5 = add i64 %w.2, %w.4
  %w.6 = lshr i64 %w.5, %shift
  store i64 %w.6, ptr %words.3
"""
"""An allocation is written down among an access's `words`."""

_SEARCH = """step:
  %lo = phi i64 [ 0, {before} ], [ %lo.next, %halve ]
  %n = phi i64 [ {count}, {before} ], [ %n.next, %halve ]
  %single = icmp ule i64 %n, 1
  br i1 %single, label %candidate, label %halve
halve:
  %half = lshr i64 %n, 1
  %mid = add i64 %lo, %half
  %mid.p = getelementptr i64, ptr %starts, i64 %mid
  %mid.v = load i64, ptr %mid.p
  %up = icmp ule i64 %mid.v, {key}
  %rest = sub i64 %n, %half
  %lo.next = select i1 %up, i64 %mid, i64 %lo
  %n.next = select i1 %up, i64 %rest, i64 %half
  br label %step
candidate:
  %s.p = getelementptr i64, ptr %starts, i64 %lo
  %s.v = load i64, ptr %s.p
  %e.p = getelementptr i64, ptr %ends, i64 %lo
  %e.v = load i64, ptr %e.p
  %f.p = getelementptr i8, ptr %constant, i64 %lo
  %f.v = load i8, ptr %f.p
"""
"""The last allocation that begins at an address or below it: its start, its end, and whether it is
constant.
"""

_EXPECT = f"""{load_word("x.table", "%c", LAUNCH["expected"], "ptr")}{load_word("x", "%x.table", "%access")}  %x.some = icmp ne i64 %x, 0
  %x.other = icmp ne i64 %x, %s.v
  %x.stray = and i1 %x.some, %x.other
  %out.0 = or i1 %below, %beyond
  %out = or i1 %out.0, %x.stray
"""
"""In watched launches an access whose pointer is known has no other allocation than that pointer's: its code
was made for that, and nothing else could be undone (`race_prefilter`).
"""

_PAD = f"""
define internal void @pad(ptr %w, ptr %padded, i64 %site, i64 %thread, i64 %address, i64 %size, i64 %space) noinline {{
entry:
  %key = add i64 %site, 1
{load_word("cta", "%w", WORKER["cta"])}  br label %look
look:
  %i = phi i64 [ 0, %entry ], [ %i.next, %next ]
  %full = icmp eq i64 %i, {PADDED}
  br i1 %full, label %done, label %slot
slot:
  %at = getelementptr [{PADDED_WORDS} x i64], ptr %padded, i64 %i
  %used = load i64, ptr %at
  %free = icmp eq i64 %used, 0
  br i1 %free, label %put, label %next
next:
  %i.next = add i64 %i, 1
  %known = icmp eq i64 %used, %key
  br i1 %known, label %done, label %look
put:
{"".join(f"  %at.{i} = getelementptr i64, ptr %at, i64 {i}{chr(10)}  store i64 %{name}, ptr %at.{i}{chr(10)}" for i, name in enumerate(("key", "thread", "address", "size", "space", "cta")))}  br label %done
done:
  ret void
}}
"""
"""Notes the first access of padding by an instruction, as long as there is room."""

RESOLVE = f"""
define i32 @resolve(ptr %c, ptr %w, i64 %access, i64 %site, i64 %size, i64 %count, i64 %kind, i64 %mask, i64 %first, i64 %span, i64 %shift) {{
entry:
{_LAUNCH}{_WORKER}  %space = and i64 %kind, {WRITES - 1}
  %writes = icmp uge i64 %kind, {WRITES}
  %generic = icmp eq i64 %space, {GENERIC}
  %is.shared = icmp eq i64 %space, {SHARED}
  %is.local = icmp eq i64 %space, {LOCAL}
  %three = icmp eq i64 %count, 3
  %scalar = icmp eq i64 %count, 1
  %e.first = select i1 %scalar, i64 0, i64 -1
  %whole.0 = mul i64 %size, %count
  %whole = select i1 %three, i64 %size, i64 %whole.0
  %low.bits = sub i64 %whole, 1
  %stride.0 = add i64 %local_bytes, 15
  %stride = and i64 %stride.0, -16
  %place = mul i64 %access, {SITE_WORDS}
  %words = getelementptr i64, ptr %sites, i64 %place
  br label %part
part:
  %p = phi i64 [ 0, %entry ], [ %p.next, %part.end ]
  br label %element
element:
  %e = phi i64 [ %e.first, %part ], [ %e.next, %element.end ]
  br label %lane
lane:
  %left = phi i64 [ %mask, %element ], [ %left.next, %lane.end ]
  %over = icmp eq i64 %left, 0
  br i1 %over, label %element.end, label %look
look:
  %l = call i64 @llvm.cttz.i64(i64 %left, i1 true)
  %left.1 = sub i64 %left, 1
  %left.next = and i64 %left, %left.1
  %at.a = getelementptr i64, ptr %addresses, i64 %l
  %address = load i64, ptr %at.a
  %in.s.0 = sub i64 %address, %shared_window
  %in.s.1 = icmp ult i64 %in.s.0, {1 << 24}
  %in.s.2 = and i1 %in.s.1, %generic
  %in.shared = or i1 %in.s.2, %is.shared
  %in.l.0 = sub i64 %address, %local_window
  %in.l.1 = icmp ult i64 %in.l.0, {1 << 24}
  %in.l.2 = and i1 %in.l.1, %generic
  %in.local = or i1 %in.l.2, %is.local
  %own.0 = select i1 %in.local, i64 1, i64 2
  %own = select i1 %in.shared, i64 0, i64 %own.0
  %mine = icmp eq i64 %own, %p
  br i1 %mine, label %check, label %lane.end
check:
  %o.0 = select i1 %in.l.2, i64 %in.l.0, i64 %address
  %offset = select i1 %in.s.2, i64 %in.s.0, i64 %o.0
  %is.first = icmp slt i64 %e, 0
  br i1 %is.first, label %aligned, label %own.bits
aligned:
  %low = and i64 %offset, %low.bits
  %low.zero = icmp eq i64 %low, 0
  br i1 %low.zero, label %lane.end, label %wrong.whole
own.bits:
  %own.low = and i64 %offset, %low.bits
  %own.odd = icmp ne i64 %own.low, 0
  %own.bad = and i1 %own.odd, %scalar
  br i1 %own.bad, label %wrong.whole, label %inside
inside:
  %e.bytes = mul i64 %e, %size
  %here = add i64 %offset, %e.bytes
  %end = add i64 %here, %size
  %wraps = icmp ult i64 %end, %here
  br i1 %wraps, label %wrong, label %where
where:
  %in.arena = icmp eq i64 %p, 2
  br i1 %in.arena, label %search, label %rows
rows:
  %limit = select i1 %in.shared, i64 %shared_bytes, i64 %local_limit
  %r.over = icmp ugt i64 %end, %limit
  br i1 %r.over, label %r.beyond, label %row
r.beyond:
  %r.up = add i64 %local_limit, %local_mask
  %r.low = xor i64 %local_mask, -1
  %padded_local_size = and i64 %r.up, %r.low
  %r.room = select i1 %in.shared, i64 %padded_shared_size, i64 %padded_local_size
  %r.far = icmp ugt i64 %end, %r.room
  br i1 %r.far, label %wrong, label %r.padded
r.padded:
  %r.thread = add i64 %first, %l
  %r.space = select i1 %in.shared, i64 {SHARED}, i64 {LOCAL}
  call void @pad(ptr %w, ptr %padded, i64 %site, i64 %r.thread, i64 %here, i64 %size, i64 %r.space)
  br label %row
row:
  %thread = add i64 %first, %l
  %t.row = mul i64 %thread, %stride
  %t.at = getelementptr i8, ptr %local, i64 %t.row
  %r.base = select i1 %in.shared, ptr %shared, ptr %t.at
  %r.host = getelementptr i8, ptr %r.base, i64 %here
  br i1 %in.s.2, label %window, label %found
window:
  %v.0 = sub i64 0, %shared_window
  %v.host = getelementptr i8, ptr %shared, i64 %v.0
  br label %remember
search:
  %none = icmp eq i64 %count.n, 0
  br i1 %none, label %wrong, label %step
{_SEARCH.format(before="%search", key="%here", count="%count.n")}  %below = icmp ult i64 %here, %s.v
  %beyond = icmp ugt i64 %end, %e.v
  %is.const = icmp ne i8 %f.v, 0
  %started = icmp ult i64 %here, %e.v
  %c.0 = and i1 %is.const, %writes
  %c.1 = and i1 %c.0, %started
  %c.2 = xor i1 %below, true
  %refused = and i1 %c.1, %c.2
  br i1 %refused, label %wrong.constant, label %bounds
bounds:
  %out = or i1 %below, %beyond
  %a.host = getelementptr i8, ptr %arena, i64 %here
  %a.bytes = sub i64 %e.v, %s.v
  br i1 %out, label %a.beyond, label %remember
a.beyond:
  %a.up.p = getelementptr i64, ptr %padded_ends, i64 %lo
  %a.up = load i64, ptr %a.up.p
  %a.far = icmp ugt i64 %end, %a.up
  %a.inside = xor i1 %beyond, true
  %a.out.0 = or i1 %a.far, %a.inside
  %a.out.1 = or i1 %a.out.0, %below
  %a.out = or i1 %a.out.1, %c.0
  br i1 %a.out, label %wrong, label %a.padded
a.padded:
  %a.thread = add i64 %first, %l
  call void @pad(ptr %w, ptr %padded, i64 %site, i64 %a.thread, i64 %here, i64 %size, i64 %space)
  br label %found
remember:
  %start = phi i64 [ %shared_window, %window ], [ %s.v, %bounds ]
  %w.0 = phi i64 [ %shared_bytes, %window ], [ %a.bytes, %bounds ]
  %origin = phi ptr [ %v.host, %window ], [ %arena, %bounds ]
  %host.0 = phi ptr [ %r.host, %window ], [ %a.host, %bounds ]
{_REMEMBER.format(start="%start", bytes="%w.0", origin="%origin")}  br label %found
found:
  %host = phi ptr [ %r.host, %row ], [ %host.0, %remember ], [ %a.host, %a.padded ]
  %zeroth = icmp eq i64 %e, 0
  br i1 %zeroth, label %put, label %lane.end
put:
  %at.p = getelementptr ptr, ptr %pointers, i64 %l
  store ptr %host, ptr %at.p
  br label %lane.end
lane.end:
  br label %lane
element.end:
  %e.next = add i64 %e, 1
  %e.done = icmp eq i64 %e.next, %count
  br i1 %e.done, label %part.end, label %element
part.end:
  %p.next = add i64 %p, 1
  %p.done = icmp eq i64 %p.next, 3
  br i1 %p.done, label %good, label %part
good:
  ret i32 0
wrong.whole:
  br label %tell
wrong.constant:
  br label %tell
wrong:
  br label %tell
tell:
  %t.address = phi i64 [ %offset, %wrong.whole ], [ %here, %wrong.constant ], [ %here, %wrong ]
  %t.size = phi i64 [ %whole, %wrong.whole ], [ %size, %wrong.constant ], [ %size, %wrong ]
  %t.fault = phi i64 [ {OUTSIDE}, %wrong.whole ], [ {CONSTANT}, %wrong.constant ], [ {OUTSIDE}, %wrong ]
  %t.space.0 = select i1 %in.local, i64 {LOCAL}, i64 %space
  %t.space = select i1 %in.shared, i64 {SHARED}, i64 %t.space.0
  %t.thread = add i64 %first, %l
{
    _store(
        "%w",
        {
            "fault": "%t.fault",
            "fault_site": "%site",
            "fault_thread": "%t.thread",
            "fault_address": "%t.address",
            "fault_size": "%t.size",
            "fault_space": "%t.space",
        },
    )
}  ret i32 1
}}
declare i64 @llvm.cttz.i64(i64, i1)
declare i64 @llvm.usub.sat.i64(i64, i64)
{_PAD}""".replace("%count = load i64, ptr %count.p", "%count.n = load i64, ptr %count.p")


RESOLVE_WATCHED = RESOLVE.replace("  %out = or i1 %below, %beyond\n", _EXPECT)

_SIZES = (1, 2, 4, 8)
_MOVES = "".join(
    f"n{size}:\n  %v{size} = load i{8 * size}, ptr %from\n  store i{8 * size} %v{size}, ptr %to\n  br label"
    " %next\n"
    for size in _SIZES
)

FORESEE_WORDS = 6
"""Of an access, for `@foresee`: its number, the byte of the parameters where its pointer stands, which bits
of the word there are the pointer, how many bytes it asks at once, the bits that must be zero, whether it
writes.
"""

FORESEE = f"""
define void @foresee(ptr %c, ptr %w, ptr %table, i64 %accesses) {{
entry:
{"".join(load_word(name, "%c", LAUNCH[name], type_) for name, type_ in (("arena", "ptr"), ("starts", "ptr"), ("ends", "ptr"), ("constant", "ptr"), ("count", "i64"), ("params", "ptr")))}{load_word("sites", "%w", WORKER["sites"], "ptr")}  br label %look
look:
  %i = phi i64 [ 0, %entry ], [ %i.next, %next ]
  %row = mul i64 %i, {8 * FORESEE_WORDS}
  %at = getelementptr i8, ptr %table, i64 %row
{load_word("access", "%at", 0)}{load_word("offset", "%at", 1)}{load_word("bits", "%at", 2)}{load_word("span", "%at", 3)}{load_word("shift", "%at", 4)}{load_word("writes", "%at", 5)}  %param = getelementptr i8, ptr %params, i64 %offset
  %word = load i64, ptr %param, align 1
  %pointer = and i64 %word, %bits
  %place = mul i64 %access, {SITE_WORDS}
  %words = getelementptr i64, ptr %sites, i64 %place
{load_word("met.start", "%words", 0)}{load_word("met.bytes", "%words", 1)}  %from = sub i64 %pointer, %met.start
  %known = icmp ult i64 %from, %met.bytes
  %none = icmp eq i64 %count, 0
  %over = or i1 %known, %none
  br i1 %over, label %next, label %step
{_SEARCH.format(before="%look", key="%pointer", count="%count")}  %within = sub i64 %pointer, %s.v
  %bytes = sub i64 %e.v, %s.v
  %out = icmp uge i64 %within, %bytes
  %is.const = icmp ne i8 %f.v, 0
  %changes = icmp ne i64 %writes, 0
  %may.not = and i1 %is.const, %changes
  %strange = or i1 %out, %may.not
  br i1 %strange, label %next, label %remember
remember:
{_REMEMBER.format(start="%s.v", bytes="%bytes", origin="%arena")}  br label %next
next:
  %i.next = add i64 %i, 1
  %done = icmp eq i64 %i.next, %accesses
  br i1 %done, label %end, label %look
end:
  ret void
}}
declare i64 @llvm.usub.sat.i64(i64, i64)
"""
"""Before a worker begins, accesses whose addresses are computed from a parameter remember the allocation that
it points to, so that the first ones find what they look for.
"""

CARRY = f"""
define void @carry(ptr %w, i64 %mask, i64 %size, i64 %offset, i1 %writes) {{
entry:
{load_word("pointers", "%w", WORKER["pointers"], "ptr")}{load_word("buffer", "%w", WORKER["buffer"], "ptr")}  br label %look
look:
  %left = phi i64 [ %mask, %entry ], [ %rest, %next ]
  %over = icmp eq i64 %left, 0
  br i1 %over, label %done, label %lane
lane:
  %l = call i64 @llvm.cttz.i64(i64 %left, i1 true)
  %less = sub i64 %left, 1
  %rest = and i64 %left, %less
  %at.p = getelementptr ptr, ptr %pointers, i64 %l
  %at = load ptr, ptr %at.p
  %place = getelementptr i8, ptr %at, i64 %offset
  %here = mul i64 %l, %size
  %own = getelementptr i8, ptr %buffer, i64 %here
  %from = select i1 %writes, ptr %own, ptr %place
  %to = select i1 %writes, ptr %place, ptr %own
  switch i64 %size, label %n8 [ {" ".join(f"i64 {size}, label %n{size}" for size in _SIZES[:-1])} ]
{_MOVES}next:
  br label %look
done:
  ret void
}}
declare i64 @llvm.cttz.i64(i64, i1)
"""
"""Elements of some lanes, one after the other, between where a worker's `pointers` show and its buffer: what
is rare takes little code so.
"""

_LANES, _LENGTHS = 8, (1, 2, 4, 8, 16, 32)
_COPIES = "".join(
    f"n{size}:\n  %v{size} = load i{8 * size}, ptr %from.l, align 1\n  store i{8 * size} %v{size}, ptr %to.l,"
    " align 1\n  br label %next\n"
    for size in _LENGTHS
)

SOME = f"""
define void @some(ptr %to, ptr %from, i64 %mask, i64 %size) {{
entry:
  %far = mul i64 %size, {_LANES}
  br label %look
look:
  %at = phi i64 [ 0, %entry ], [ %at.next, %on ]
  %left = phi i64 [ %mask, %entry ], [ %left.next, %on ]
  %here = and i64 %left, {(1 << _LANES) - 1}
  %all = icmp eq i64 %here, {(1 << _LANES) - 1}
  br i1 %all, label %word, label %lane
word:
  %w.at = phi i64 [ %at, %look ], [ %w.next, %word ]
  %w.from = getelementptr i8, ptr %from, i64 %w.at
  %w.to = getelementptr i8, ptr %to, i64 %w.at
  %w = load i64, ptr %w.from, align 1
  store i64 %w, ptr %w.to, align 1
  %w.next = add i64 %w.at, 8
  %end = add i64 %at, %far
  %copied = icmp eq i64 %w.next, %end
  br i1 %copied, label %on, label %word
lane:
  %rest = phi i64 [ %here, %look ], [ %rest.next, %next ]
  %over = icmp eq i64 %rest, 0
  br i1 %over, label %on, label %one
one:
  %l = call i64 @llvm.cttz.i64(i64 %rest, i1 true)
  %less = sub i64 %rest, 1
  %rest.next = and i64 %rest, %less
  %l.far = mul i64 %l, %size
  %l.at = add i64 %at, %l.far
  %from.l = getelementptr i8, ptr %from, i64 %l.at
  %to.l = getelementptr i8, ptr %to, i64 %l.at
  switch i64 %size, label %n{_LENGTHS[-1]} [ {" ".join(f"i64 {size}, label %n{size}" for size in _LENGTHS[:-1])} ]
{_COPIES}next:
  br label %lane
on:
  %at.next = add i64 %at, %far
  %left.next = lshr i64 %left, {_LANES}
  %done = icmp eq i64 %left.next, 0
  br i1 %done, label %end.all, label %look
end.all:
  ret void
}}
declare i64 @llvm.cttz.i64(i64, i1)
"""
"""A copy of the values of active lanes, contiguous and of equal size in bytes; whole words when all lanes are
active.
"""
