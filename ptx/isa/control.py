"""Control flow and miscellaneous instructions (PTX ISA 9.7.12, 9.7.19)."""

from ..form import form

FORMS = (
    form("bra{.uni} target", "9.7.12.2", "goes to target", "control jump", target="label"),
    form("brx.idx{.uni} index, targets", "9.7.12.3", "goes to the index-th label of the list",
        "control switch", index="u32 reg", targets="targets", ptx="6.0", sm=30),
    form("call{.uni} ret, f, args{, proto}", "9.7.12.4", "calls f", "control call read write",
        ret="returns dst", f="function", args="args", proto="prototype", ptx="1.0"),
    form("call{.uni} ret, f", "9.7.12.4", "calls f", "control call read write", ret="returns dst",
        f="function"),
    form("call{.uni} f, args{, proto}", "9.7.12.4", "calls f", "control call read write", f="function",
        args="args", proto="prototype"),
    form("call{.uni} f, proto", "9.7.12.4", "calls f", "control call read write", f="function",
        proto="prototype"),
    form("call{.uni} f", "9.7.12.4", "calls f", "control call read write", f="function"),
    form("ret{.uni}", "9.7.12.5", "returns from the function", "control halt return"),
    form("exit", "9.7.12.6", "ends the thread", "control halt exit"),
    form("trap", "9.7.19.4", "stops the kernel with an error", "control halt trap"),
    form("brkpt", "9.7.19.1", "stops in the debugger", "volatile", sm=11),
    form("nanosleep.u32 t", "9.7.19.2", "waits for about t nanoseconds", "volatile", t="u32", ptx="6.3",
        sm=70, takes="no-function"),
    form("pmevent a", "9.7.19.3", "counts a performance event", "volatile", a="u32 imm 0..15", ptx="1.4"),
    form("pmevent.mask a", "9.7.19.3", "counts performance events", "volatile", a="u32 imm 0..65535",
        ptx="3.0", sm=20),
    form("trace.mark a", "9.7.19", "marks a place in a trace of the program", "volatile arch-specific",
        a="u32 imm 0..4095", ptx="9.5", sm=107, archs="107"),
    form("setmaxnreg.action.sync.aligned.u32 n", "9.7.19.5", "asks for or gives up registers",
        "volatile sync arch-specific", action="inc dec", n="u32 imm 24..256", ptx="8.0", sm=90),
)
