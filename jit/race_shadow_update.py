"""The words beside memory of lanes whose addresses are anywhere, one after the other: a function for each way
in which a kernel does that (`race_prefilter`).
"""

from __future__ import annotations

from dataclasses import dataclass

from .bounds_checks import load_word
from .state_layout import LAUNCH, PLANES, SHADOWS, WORKER

ARENA, SHARED, GENERIC = range(3)
NEEDS = {
    "llvm.cttz.i64": "declare i64 @llvm.cttz.i64(i64, i1)",
    "llvm.ctlz.i64": "declare i64 @llvm.ctlz.i64(i64, i1)",
}
"""Functions that the update functions call."""


@dataclass(frozen=True, slots=True)
class Way:
    """The properties that the accesses of one update function share: their `kind`, `against` which ones, in
    which `space`, whether all lanes have one address, how many `bytes` each has, what granules of the arena
    and of shared memory are `shifts` of, and how many bits say which thread.
    """

    kind: int
    against: tuple[int, ...]
    space: int
    is_one: bool
    bytes: int
    shifts: tuple[int, int]
    thread_bits: int

    @property
    def name(self) -> str:
        """The function's."""
        return (
            f"note.{self.kind}.{''.join(map(str, self.against))}.{self.space}.{int(self.is_one)}.{self.bytes}"
        )

    def text(self) -> str:
        """`void @name(ptr %c, ptr %w, i64 %mask, i64 %first)`: of the lanes of a mask, the first one of which
        is thread `%first`. Their addresses are among the worker's words; of lanes with one address two say as
        much as all.
        """
        planes = sorted({*self.against, self.kind})
        bases = "".join(
            load_word(f"base.{space}.{plane}", "%c", LAUNCH[SHADOWS[PLANES * space + plane]], "ptr")
            for space in (ARENA, SHARED)
            if self.space in (space, GENERIC)
            for plane in planes
        )
        return f"""define internal void @{self.name}(ptr %c, ptr %w, i64 %mask, i64 %first) noinline {{
entry:
{load_word("addresses", "%w", WORKER["addresses"], "ptr")}{load_word("suspect", "%w", WORKER["suspect"], "ptr")}{"".join(load_word(f"{name}.w", "%w", WORKER[word]) + f"  %{name} = trunc i64 %{name}.w to i32{chr(10)}" for name, word in (("now", "interval"), ("launch", "launch_first"), ("block", "block_first")))}{bases}  %several = or i32 %now, {(1 << self.thread_bits) - 1}
  %first.32 = trunc i64 %first to i32
  %zeroth = or i32 %now, %first.32
{self._lanes()}  br label %look
look:
  %left = phi i64 [ %lanes, %entry ], [ %rest, %next ]
  %over = icmp eq i64 %left, 0
  br i1 %over, label %done, label %lane
lane:
  %l = call i64 @llvm.cttz.i64(i64 %left, i1 true)
  %less = sub i64 %left, 1
  %rest = and i64 %left, %less
  %l.32 = trunc i64 %l to i32
  %mine = add i32 %zeroth, %l.32
  %a.p = getelementptr i64, ptr %addresses, i64 {"0" if self.is_one else "%l"}
  %a.0 = load i64, ptr %a.p
{self._placed(planes)}granule:
  %g = phi i64 [ %g.0, %{"placed" if self.space == GENERIC else "lane"} ], [ %g.1, %end ]
{"".join(map(self._plane, planes))}  br label %end
end:
  %g.1 = add i64 %g, 1
  %g.over = icmp ugt i64 %g.1, %g.last
  br i1 %g.over, label %next, label %granule
next:
  br label %look
done:
  ret void
}}"""

    def _lanes(self) -> str:
        if not self.is_one:
            return "  %lanes = add i64 %mask, 0\n"
        return """  %lowest.0 = sub i64 0, %mask
  %lowest = and i64 %mask, %lowest.0
  %above = call i64 @llvm.ctlz.i64(i64 %mask, i1 false)
  %above.1 = sub i64 63, %above
  %above.2 = and i64 %above.1, 63
  %highest.0 = shl i64 1, %above.2
  %highest = and i64 %highest.0, %mask
  %lanes = or i64 %lowest, %highest
"""

    def _placed(self, planes: list[int]) -> str:
        """The granules of a lane's access, and where their words lie."""
        result = ""
        if self.space == GENERIC:
            result = f"""{load_word("window.s", "%c", LAUNCH["shared_window"])}{load_word("window.l", "%c", LAUNCH["local_window"])}  %in.s.0 = sub i64 %a.0, %window.s
  %shared = icmp ult i64 %in.s.0, {1 << 24}
  %in.l.0 = sub i64 %a.0, %window.l
  %local = icmp ult i64 %in.l.0, {1 << 24}
  br i1 %local, label %next, label %placed
placed:
  %arena = xor i1 %shared, true
  %shift = select i1 %shared, i64 {self.shifts[SHARED]}, i64 {self.shifts[ARENA]}
  %a = select i1 %shared, i64 %in.s.0, i64 %a.0
""" + "".join(
                f"  %base.{plane} = select i1 %shared, ptr %base.{SHARED}.{plane}, ptr"
                f" %base.{ARENA}.{plane}\n"
                for plane in planes
            )
        shift, a = ("%shift", "%a") if self.space == GENERIC else (str(self.shifts[self.space]), "%a.0")
        return f"""{result}  %a.last = add i64 {a}, {self.bytes - 1}
  %g.0 = lshr i64 {a}, {shift}
  %g.last = lshr i64 %a.last, {shift}
  br label %granule
"""

    def _plane(self, plane: int) -> str:
        """A granule's word of one plane is looked at, and written where it is the access's own."""
        p, base = f"p{plane}", f"%base.{plane}" if self.space == GENERIC else f"%base.{self.space}.{plane}"
        lines = [
            f"%{p}.at = getelementptr i32, ptr {base}, i64 %g",
            f"%{p}.v = load i32, ptr %{p}.at",
            f"%{p}.late = icmp sge i32 %{p}.v, %now",
            f"%{p}.other = icmp ne i32 %{p}.v, %mine",
            f"%{p}.near = and i1 %{p}.late, %{p}.other",
        ]
        bad, is_asked = f"%{p}.near", plane in self.against
        if self.space != SHARED:
            lines += [
                f"%{p}.here = icmp sge i32 %{p}.v, %launch",
                f"%{p}.before = icmp slt i32 %{p}.v, %block",
                f"%{p}.far{'.0' if self.space == GENERIC else ''} = and i1 %{p}.here, %{p}.before",
            ]
            if self.space == GENERIC:
                lines.append(f"%{p}.far = and i1 %{p}.far.0, %arena")
            lines.append(f"%{p}.bad = or i1 %{p}.near, %{p}.far")
            bad = f"%{p}.bad"
        if plane == self.kind:
            new = "%mine"
            if not is_asked:
                lines.append(f"%{p}.new = select i1 %{p}.near, i32 %several, i32 %mine")
                new = f"%{p}.new"
                if self.space != SHARED:
                    lines.append(f"%{p}.new.far = select i1 %{p}.far, i32 %launch, i32 %{p}.new")
                    new = f"%{p}.new.far"
            lines.append(f"store i32 {new}, ptr %{p}.at")
        text = "".join(f"  {line}\n" for line in lines)
        return (
            text
            if not is_asked
            else (
                f"{text}  br i1 {bad}, label %{p}.tell, label %{p}.end, !prof !1\n{p}.tell:\n  store i32 1,"
                f" ptr %suspect\n  br label %{p}.end\n{p}.end:\n"
            )
        )
