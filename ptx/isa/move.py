"""Data movement: mov, ld, st, shuffles and address conversion (PTX ISA 9.7.9)."""

from ..form import Rules, form

WORDS = "b16 b32 b64 u16 u32 u64 s16 s32 s64 f32 f64"
MEMORY = f"b8 u8 s8 {WORDS}"
EVICT = "{.evict1}{.hint}{.prefetch}"
WIDE_EVICT = "{.evict1}{.evict2}{.hint}{.prefetch}"
STORE_EVICT = "{.evict1}{.hint}"
WIDE_STORE_EVICT = "{.evict1}{.evict2}{.hint}"
MODERN: Rules = {"ptx": "6.0", "sm": 70}
EVICT_GATE = ("L1::evict_normal,L1::evict_unchanged,L1::evict_first,L1::evict_last,L1::no_allocate:7.4/70 "
              "L2::evict_normal,L2::evict_first,L2::evict_last:8.8/100 L2::cache_hint:7.4/80 "
              "L2::64B,L2::128B:7.4/75 L2::256B:7.4/80 shared::cta:7.8/30 shared::cluster:7.8/90 "
              "weak:6.0/70 param::entry,param::func:8.3 cluster:7.8/90 ca,cg,cs,lu,cv,wb,wt:2.0/20")
MUTABLE = "global shared shared::cta shared::cluster"
WRITABLE = f"{MUTABLE} local param param::func"
LOAD: Rules = {"a": "element", "type": MEMORY, "vec": "v2 v4 v8", "d": "type *vec relaxed sink braced", "policy": "u64 reg lax when:hint", "gates": EVICT_GATE}
STORE: Rules = {"a": "element", "type": MEMORY, "vec": "v2 v4 v8", "b": "type *vec relaxed braced", "policy": "u64 reg lax when:hint", "gates": f"{EVICT_GATE} param:2.0/20",
         "space": WRITABLE}
VOLATILE: Rules = {"space": f"{MUTABLE} local", "gates": f"{EVICT_GATE} local:9.1"}
"""Accesses to local memory may be volatile since PTX 9.1."""
ORDERED_GATE = f"{EVICT_GATE} acquire,release:9.3"
WIDE: Rules = {"ptx": "8.8", "sm": 100, "vector_bits": (256, 256), "space": "global", "vec": "v4 v8",
        "type": "b32 u32 s32 f32 b64 u64 s64 f64"}
WIDE_LOADS: tuple[tuple[str, str, Rules], ...] = (("{.weak}{.space}" + WIDE_EVICT, "", {}), ("{.weak}{.space}.cop{.hint}{.prefetch}", "", {}),
              (".space.nc" + WIDE_EVICT, " that nobody writes", {}), (".space.cop.nc{.hint}{.prefetch}", " that nobody writes", {"cop": "ca cg cs"}), (".volatile{.space}{.prefetch}", ", not to be optimised", {}),
              (".sem.scope{.space}" + WIDE_EVICT, ", ordered within scope", {"sem": "relaxed acquire"}))
WIDE_STORES: tuple[tuple[str, str, Rules], ...] = (("{.weak}{.space}" + WIDE_STORE_EVICT, "", {}), ("{.weak}{.space}.cop{.hint}", "", {"cop": "wb cg cs wt"}),
               (".volatile{.space}", ", not to be optimised", {}),
               (".sem.scope{.space}" + WIDE_STORE_EVICT, ", ordered within scope", {"sem": "relaxed release"}))
QUAD: Rules = {"a": "element", "type": "b128", "d": "b128 dst braced", "b": "b128 braced", "policy": "u64 reg lax when:hint", "gates": EVICT_GATE, "ptx": "8.3", "sm": 70}
POINTER = "u32 u64"
CVTA_SPACE = "const global local shared shared::cta shared::cluster param param::entry"
CVTA_GATE = "shared::cta:7.8/30 shared::cluster:7.8/90 param:7.7/70 param::entry:8.3/70"

FORMS = (
    form("mov.type d, a", "9.7.9.3", "d = a, a register, constant, or address of a variable, function or label",
         type=f"pred {WORDS}", a="type symbol special", takes="vectors"),
    form("mov.type d, a", "9.7.9.3", "d = a", type="b128", d="b128 dst", a="b128 symbol", ptx="8.3", sm=70),
    form("mov.type d, a", "9.7.9.4", "d = a, packed from a vector or unpacked into one", type="b16 b32 b64 b128",
         d="type packed sink braced", a="type packed braced special symbol", gates="b128:8.3/70", takes="vectors"),
    form("shfl.mode.b32 d{|p}, a, b, c", "9.7.9.5", "d = a of another lane of the warp; p = whether that lane exists",
         "warp", mode="up down bfly idx", b="b32", c="b32", ptx="3.0", sm=30, until="6.3"),
    form("shfl.sync.mode.b32 d{|p}, a, b, c, mask", "9.7.9.6",
         "d = a of another lane of the warp; p = whether that lane exists", "warp sync", mode="up down bfly idx", b="b32",
         c="b32", mask="u32", ptx="6.0", sm=30),
    form("prmt.b32{.mode} d, a, b, c", "9.7.9.7", "d = four bytes of b:a picked by c", mode="f4e b4e rc8 ecl ecr rc16",
         ptx="2.0", sm=20),
    form("ld{.weak}{.space}{.vec}.type d, [a]", "9.7.9.8", "d = memory at a", "read", **LOAD),
    form(f"ld{{.weak}}{{.space}}{EVICT}{{.vec}}.type d, [a]{{, policy}}", "9.7.9.8", "d = memory at a", "read",
         **(LOAD | {"space": "global"})),
    form("ld{.weak}{.space}.cop{.vec}.type d, [a]", "9.7.9.8", "d = memory at a", "read", **LOAD),
    form("ld{.weak}{.space}.cop{.hint}{.prefetch}{.vec}.type d, [a]{, policy}", "9.7.9.8", "d = memory at a", "read",
         **(LOAD | {"space": "global"})),
    form("ld.volatile{.space}{.vec}.type d, [a]", "9.7.9.8", "d = memory at a, not to be optimised", "read volatile",
         **(LOAD | VOLATILE), ptx="1.1"),
    form("ld.volatile{.space}.prefetch{.vec}.type d, [a]", "9.7.9.8", "d = memory at a, not to be optimised",
         "read volatile", **(LOAD | {"space": "global"})),
    form("ld.sem.scope{.space}{.vec}.type d, [a]", "9.7.9.8", "d = memory at a, ordered within scope", "read volatile",
         sem="relaxed acquire", **(LOAD | {"space": MUTABLE}), **MODERN),
    form(f"ld.sem.scope{{.space}}{EVICT}{{.vec}}.type d, [a]{{, policy}}", "9.7.9.8",
         "d = memory at a, ordered within scope", "read volatile", sem="relaxed acquire",
         **(LOAD | {"space": "global"}), **MODERN),
    form("ld.mmio.sem.sys{.space}.type d, [a]", "9.7.9.8", "d = device memory at a, exactly once", "read volatile",
         **(LOAD | {"space": "global", "gates": ORDERED_GATE}), sem="relaxed acquire", ptx="8.2", sm=70),
    form("ld.space.cop.nc{.hint}{.prefetch}{.vec}.type d, [a]{, policy}", "9.7.9.9",
         "d = memory at a that nobody writes", "read", **(LOAD | {"space": "global"}), ptx="3.1", sm=32, cop="ca cg cs"),
    form(f"ld.space.nc{EVICT}{{.vec}}.type d, [a]{{, policy}}", "9.7.9.9",
         "d = memory at a that nobody writes", "read", **(LOAD | {"space": "global"}), ptx="3.1", sm=32),
    *(form(f"ld{head}.vec.type d, [a]{{, policy}}", "9.7.9.8", f"d = memory at a{how}", "read volatile" if "," in how else "read",
           **(LOAD | WIDE | more)) for head, how, more in WIDE_LOADS),
    form("ld{.weak}{.space}.type d, [a]", "9.7.9.8", "d = memory at a", "read", **QUAD),
    form(f"ld{{.weak}}{{.space}}{EVICT}.type d, [a]{{, policy}}", "9.7.9.8", "d = memory at a", "read", **QUAD,
         space="global"),
    form("ld{.weak}{.space}.cop.type d, [a]", "9.7.9.8", "d = memory at a", "read", **QUAD),
    form("ld{.weak}{.space}.cop{.hint}{.prefetch}.type d, [a]{, policy}", "9.7.9.8", "d = memory at a", "read", **QUAD, space="global"),
    form("ld.space.cop.nc{.hint}{.prefetch}.type d, [a]{, policy}", "9.7.9.9", "d = memory at a that nobody writes", "read", **QUAD,
         space="global", cop="ca cg cs"),
    form(f"ld.space.nc{EVICT}.type d, [a]{{, policy}}", "9.7.9.9", "d = memory at a that nobody writes", "read", **QUAD, space="global"),
    form("ldu{.space}.type d, [a]", "9.7.9.10", "d = memory at a, the same address in the whole warp", "read", **QUAD, space="global"),
    form("ld.volatile{.space}.type d, [a]", "9.7.9.8", "d = memory at a, not to be optimised", "read volatile",
         **QUAD | VOLATILE),
    form("ld.mmio.sem.sys{.space}.type d, [a]", "9.7.9.8", "d = device memory at a, exactly once", "read volatile",
         **QUAD | {"gates": ORDERED_GATE}, sem="relaxed acquire", space="global"),
    form("ld.sem.scope{.space}.type d, [a]", "9.7.9.8", "d = memory at a, ordered within scope", "read volatile",
         sem="relaxed acquire", **QUAD, space=MUTABLE),
    form(f"ld.sem.scope{{.space}}{EVICT}.type d, [a]{{, policy}}", "9.7.9.8", "d = memory at a, ordered within scope",
         "read volatile", sem="relaxed acquire", **QUAD, space="global"),
    form("ldu{.space}{.vec}.type d, [a]", "9.7.9.10", "d = memory at a, the same address in the whole warp", "read",
         **(LOAD | {"space": "global", "vec": "v2 v4"}), ptx="2.0", sm=20),
    form("st{.weak}{.space}{.vec}.type [a], b", "9.7.9.11", "memory at a = b", "write", **STORE),
    form(f"st{{.weak}}{{.space}}{STORE_EVICT}{{.vec}}.type [a], b{{, policy}}", "9.7.9.11", "memory at a = b", "write",
         **(STORE | {"space": "global"})),
    form("st{.weak}{.space}.cop{.vec}.type [a], b", "9.7.9.11", "memory at a = b", "write", **STORE, cop="wb cg cs wt"),
    form("st{.weak}{.space}.cop{.hint}{.vec}.type [a], b{, policy}", "9.7.9.11", "memory at a = b", "write",
         **(STORE | {"space": "global"}), cop="wb cg cs wt"),
    form("st.volatile{.space}{.vec}.type [a], b", "9.7.9.11", "memory at a = b, not to be optimised", "write volatile",
         **(STORE | VOLATILE), ptx="1.1"),
    form("st.sem.scope{.space}{.vec}.type [a], b", "9.7.9.11", "memory at a = b, ordered within scope",
         "write volatile", **(STORE | {"space": MUTABLE}), sem="relaxed release", **MODERN),
    form(f"st.sem.scope{{.space}}{STORE_EVICT}{{.vec}}.type [a], b{{, policy}}", "9.7.9.11",
         "memory at a = b, ordered within scope", "write volatile", **(STORE | {"space": "global"}),
         sem="relaxed release", **MODERN),
    form("st.mmio.sem.sys{.space}.type [a], b", "9.7.9.11", "device memory at a = b, exactly once", "write volatile",
         **(STORE | {"space": "global", "gates": ORDERED_GATE}), sem="relaxed release", ptx="8.2", sm=70),
    form("st.mmio.sem.sys{.space}.type [a], b", "9.7.9.11", "device memory at a = b, exactly once", "write volatile",
         **QUAD | {"gates": ORDERED_GATE}, sem="relaxed release", space="global"),
    *(form(f"st{head}.vec.type [a], b{{, policy}}", "9.7.9.11", f"memory at a = b{how}", "write" if not how else "write volatile",
           **(STORE | WIDE | more)) for head, how, more in WIDE_STORES),
    form("st{.weak}{.space}.type [a], b", "9.7.9.11", "memory at a = b", "write", **QUAD, space=WRITABLE),
    form(f"st{{.weak}}{{.space}}{STORE_EVICT}.type [a], b{{, policy}}", "9.7.9.11", "memory at a = b", "write", **QUAD,
         space="global"),
    form("st{.weak}{.space}.cop.type [a], b", "9.7.9.11", "memory at a = b", "write", **QUAD, space=WRITABLE, cop="wb cg cs wt"),
    form("st{.weak}{.space}.cop{.hint}.type [a], b{, policy}", "9.7.9.11", "memory at a = b", "write", **QUAD, space="global", cop="wb cg cs wt"),
    form("st.volatile{.space}.type [a], b", "9.7.9.11", "memory at a = b, not to be optimised", "write volatile",
         **QUAD | VOLATILE),
    form("st.sem.scope{.space}.type [a], b", "9.7.9.11", "memory at a = b, ordered within scope", "write volatile",
         sem="relaxed release", **QUAD, space=MUTABLE),
    form(f"st.sem.scope{{.space}}{STORE_EVICT}.type [a], b{{, policy}}", "9.7.9.11",
         "memory at a = b, ordered within scope", "write volatile", sem="relaxed release", **QUAD, space="global"),
    form("prefetch{.space}.level [a]", "9.7.9.15", "brings the line at a into a cache", space="global local", level="L1 L2",
         a="copied:100", ptx="2.0", sm=20),
    form("prefetch.global.level [a]", "9.7.9.15", "brings the line at a into a cache",
         level="L2::evict_last L2::evict_normal", a="in:global copied:100", ptx="7.4", sm=80, takes="implies:global"),
    form("prefetchu.L1 [a]", "9.7.9.15", "brings the line at a into the uniform cache", a="of:global copied:100", ptx="2.0", sm=20),
    form("isspacep.space p, a", "9.7.9.18", "p = whether the generic address a lies in the space", a="b64 pointer", takes="no-function",
         space="const global local shared shared::cta shared::cluster param param::entry", ptx="2.0", sm=20,
         gates=f"const:3.1 {CVTA_GATE}"),
    form("cvta.space.type d, a", "9.7.9.19", "d = the generic address of a in the space", space=CVTA_SPACE, type=POINTER,
         a="type symbol whole", ptx="2.0", sm=20, gates=f"const:3.1 {CVTA_GATE}"),
    form("cvta.to.space.type d, a", "9.7.9.19", "d = the address in the space of the generic address a",
         space=CVTA_SPACE, type=POINTER, a="type whole", ptx="2.0", sm=20, gates=f"const:3.1 {CVTA_GATE}"),
    form("mapa{.space}.type d, a, b", "9.7.9.22", "d = the address of a in CTA b of the cluster", space="shared::cluster",
         type=f"{POINTER} s32 s64", a="type symbol in:shared", b="u32", ptx="7.8", sm=90),
    form("getctarank{.space}.type d, a", "9.7.9.23", "d = the CTA in the cluster that address a belongs to",
         space="shared::cluster", type=f"{POINTER} s32 s64", d="u32", a="type symbol in:shared", ptx="7.8", sm=90),
    form("discard{.global}.L2 [a], size", "9.7.9.17", "drops the line at a without writing it back", "write",
         size="u32 imm 128..128", ptx="7.4", sm=80),
    form("applypriority{.global}.level [a], size", "9.7.9.16", "sets the eviction priority of the line at a",
         level="L2::evict_normal", a="copied:100", size="u32 imm 128..128", ptx="7.4", sm=80),
    *(form(f"cp.async.cop.space.global{{.hint}}{{.prefetch}} [d], [a], size{rest}{{, policy}}", "9.7.9.25.3.1",
           f"starts a copy of size bytes from global to shared memory{zeros}", "read write", cop=cop, size=size,
           space="shared shared::cta", a="in:global narrow", rest="u32 upto:size", policy="u64 reg lax when:hint", takes="no-function", gates=EVICT_GATE.replace("shared::cta:7.8/30 ", ""), ptx="7.0", sm=80)
      for cop, size in (("ca", "u32 imm 4..16"), ("cg", "u32 imm 16..16"))
      for rest, zeros in (("", ""), (", rest", ", of which all but rest are zeros"))),
    *(form("cp.async.cop.space.global{.hint}{.prefetch} [d], [a], size, ignored{, policy}", "9.7.9.25.3.1",
           "starts a copy of size bytes from global to shared memory, of zeros if ignored is true", "read write", cop=cop, size=size,
           space="shared shared::cta", a="in:global narrow", ignored="pred reg", policy="u64 reg lax when:hint", takes="no-function",
           gates=EVICT_GATE.replace("shared::cta:7.8/30 ", ""), ptx="7.5", sm=80)
      for cop, size in (("ca", "u32 imm 4..16"), ("cg", "u32 imm 16..16"))),
    form("cp.async.commit_group", "9.7.9.25.3.2", "makes the copies started so far a group", "write", ptx="7.0", sm=80),
    form("cp.async.wait_group n", "9.7.9.25.3.3", "waits until at most n groups are pending", "read write",
         n="u32 imm", ptx="7.0", sm=80),
    form("cp.async.wait_all", "9.7.9.25.3.3", "waits for all copies", "read write", ptx="7.0", sm=80),
    form("alloca.type d, size{, align}", "9.7.15.3", "d = size bytes of local memory on the stack", "write stack", type=POINTER,
         size="type", align="u32 imm power 1..8388608", ptx="7.3", sm=52),
    form("stacksave.type d", "9.7.15.1", "d = the stack pointer", "read stack", type=POINTER, ptx="7.3", sm=52),
    form("stackrestore.type a", "9.7.15.2", "sets the stack pointer", "write stack", type=POINTER, a="type reg", ptx="7.3", sm=52),
)
