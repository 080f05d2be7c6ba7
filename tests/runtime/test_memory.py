"""State spaces, addressing, and faults that say everything."""

from __future__ import annotations

import numpy as np
import pytest

from minicc import ObjectCode, Observer
from minicc.runtime import LaunchConfig, Memory, PreparedProgram
from minicc.runtime.memory.arena import ALIGNMENT, GUARD
from minicc.runtime.numpy_engine.translation.functions import Functions
from minicc.support.diagnostics import LaunchError, MemoryFault

START = """
  .reg .b32 %t, %i, %v, %w, %n, %k; .reg .b64 %o, %a, %g; .reg .pred %p, %q; .reg .b16 %h;
  mov.u32 %t, %tid.x; mov.u32 %w, %ctaid.x; mov.u32 %n, %ntid.x; mad.lo.u32 %i, %w, %n, %t;
  ld.param.u64 %o, [out]; mad.wide.u32 %a, %i, 4, %o;
"""


def kernel(body: str, declarations: str = "") -> str:
    return f"{declarations}\n.visible .entry k(.param .u64 out)\n{{{START}{body}\n}}\n"


def test_allocations_keep_their_distance() -> None:
    memory = Memory()
    places = [memory.allocate(size) for size in (1, 0, 1000, 256)]
    assert all(place % ALIGNMENT == 0 for place in places)
    for first, second in zip(memory.allocations, memory.allocations[1:]):
        assert second.start - first.end >= GUARD
    memory.copy_in(places[2], np.full(1000, 7, "u1"))
    memory.free(places[2])
    again = memory.allocate(900)
    assert memory.host_view(again, 900).max() == 0
    with pytest.raises(LaunchError, match="no allocation starts"):
        memory.free(places[2] + 8)


def test_the_arena_grows_and_keeps_its_contents(monkeypatch) -> None:
    monkeypatch.setattr("minicc.runtime.memory.arena._INITIAL_CAPACITY", 1 << 24)
    memory = Memory()
    first = memory.allocate(1000)
    memory.copy_in(first, np.arange(1000, dtype="u1"))
    second = memory.allocate(50_000_000)
    assert memory.host_view(first, 1000)[255] == 255
    assert len(memory.host_view(second, 50_000_000)) == 50_000_000


def test_memory_of_the_caller() -> None:
    """Addresses begin where the caller says, the bytes are in its array, and it does not grow."""
    base = 1 << 25
    storage = np.zeros(base + 65536, "u1")
    memory = Memory(start=base, storage=storage)
    first, page = memory.allocate(100), memory.allocate(5000, align=4096)
    assert first == base and page == base + 4096
    assert memory.allocate(1) == base + 3 * 4096, "a page is not shared"
    memory.copy_in(page, np.full(5000, 3, "u1"))
    assert storage[page : page + 5000].min() == 3
    with pytest.raises(LaunchError, match=r"out of memory: \d+ bytes needed, 65536 available"):
        memory.allocate(60000)
    memory.allocate(45000, align=4096)
    memory.free(page)
    assert memory.allocate(4000, align=4096) == page and not storage[page : page + 4000].any()


@pytest.mark.parametrize(
    "wrong",
    [{"start": 5}, {"start": 1 << 20}, {"storage": np.zeros(9, "i4")}, {"storage": np.zeros((9, 9), "u1")}],
)
def test_memory_that_cannot_be(wrong) -> None:
    with pytest.raises(ValueError):
        Memory(**wrong)


def test_allocation_reuses_gaps_when_full(monkeypatch) -> None:
    monkeypatch.setattr("minicc.runtime.memory.arena._INITIAL_CAPACITY", (1 << 24) + 4096)
    memory = Memory()
    places = [memory.allocate(1000) for _ in range(3)]
    memory.free(places[1])
    assert memory.allocate(900) == places[1]


def test_dynamic_and_static_shared_memory(ptx) -> None:
    text = kernel(
        """
      .shared .align 4 .b8 own[256]; mov.u32 %k, own; st.global.u32 [%o], %k; mov.u32 %k, dyn;
        st.global.u32 [%o+4], %k;
      mad.lo.u32 %k, %t, 4, %k; st.shared.u32 [%k], %i; bar.sync 0; xor.b32 %w, %t, 3; mov.u32 %k, dyn;
        mad.lo.u32 %k, %w, 4, %k;
      ld.shared.u32 %v, [%k]; st.global.u32 [%a+8], %v; ret;""",
        ".extern .shared .align 16 .b8 dyn[];",
    )
    for lanes in (64, 1 << 15):
        out = np.zeros(130, "u4")
        ptx(text, 2, 64, out, shared_bytes=256, lanes=lanes)
        assert out[:2].tolist() == [0, 256]
        assert out[2:].tolist() == [i ^ 3 for i in range(128)]


def test_shared_addresses_of_two_blocks_are_different_storage(ptx) -> None:
    text = kernel(
        """
      .shared .align 4 .b8 s[64]; mov.u32 %k, s; mad.lo.u32 %k, %t, 4, %k;
      ld.shared.u32 %v, [%k]; add.u32 %v, %v, %i; st.shared.u32 [%k], %v; ld.shared.u32 %v, [%k];
        st.global.u32 [%a], %v; ret;"""
    )
    out = np.zeros(64, "u4")
    ptx(text, 4, 16, out)
    assert out.tolist() == list(range(64))


def test_generic_addresses_reach_every_space(ptx) -> None:
    text = kernel("""
      .shared .align 4 .b8 s[128]; .local .align 4 .b8 l[8]; .reg .b64 %s, %l, %z;
      mov.u64 %s, s; cvta.shared.u64 %s, %s; mad.wide.u32 %s, %t, 4, %s;
      mov.u64 %l, l; cvta.local.u64 %l, %l;
      st.u32 [%s], 1000; st.u32 [%l+4], %t;
      rem.u32 %w, %t, 3; setp.eq.u32 %p, %w, 0; setp.eq.u32 %q, %w, 1;
      selp.b64 %g, %s, %a, %p; add.u64 %z, %l, 4; selp.b64 %g, %z, %g, %q;
      ld.u32 %v, [%g]; add.u32 %v, %v, 1; st.u32 [%g], %v; ld.u32 %v, [%g];
      isspacep.shared %p, %g; selp.u32 %w, 100000, 0, %p; add.u32 %v, %v, %w;
      isspacep.local %p, %g; selp.u32 %w, 200000, 0, %p; add.u32 %v, %v, %w;
      isspacep.global %p, %g; selp.u32 %w, 300000, 0, %p; add.u32 %v, %v, %w;
      st.global.u32 [%a], %v; ret;""")
    out = np.full(32, 5, "u4")
    ptx(text, 1, 32, out)
    assert out.tolist() == [(101001, 200001 + t, 300006)[t % 3] for t in range(32)]


def test_conversion_to_a_space_undoes_conversion_to_generic(ptx) -> None:
    text = kernel("""
      .shared .align 4 .b8 s[8]; .reg .b64 %s; mov.u64 %s, s; cvta.shared.u64 %g, %s;
        cvta.to.shared.u64 %g, %g;
      setp.eq.u64 %p, %g, %s; selp.u32 %v, 1, 0, %p; st.global.u32 [%a], %v; ret;""")
    out = np.zeros(1, "u4")
    ptx(text, 1, 1, out)
    assert out[0] == 1


def test_local_memory_is_per_thread_and_per_call(ptx) -> None:
    text = kernel(
        """
      .local .align 4 .b8 l[40]; .reg .b64 %l; mov.u64 %l, l; and.b32 %w, %t, 7; mad.wide.u32 %g, %w, 4, %l;
      st.local.u32 [%g], %t; st.local.u32 [%l+36], 9;
      { .param .b32 p; st.param.b32 [p], %t; call clobber, (p); }
      ld.local.u32 %v, [%g]; ld.local.u32 %w, [%l+36]; mad.lo.u32 %v, %v, 10, %w; st.global.u32 [%a], %v;
        ret;""",
        """
      .func clobber(.param .b32 x) { .local .align 4 .b8 m[40]; .reg .b64 %l; .reg .b32 %v; mov.u64 %l, m;
        ld.param.b32 %v, [x];
        st.local.u32 [%l], %v; st.local.u32 [%l+36], %v; ret; }""",
    )
    out = np.zeros(40, "u4")
    ptx(text, 1, 40, out)
    assert out.tolist() == [10 * t + 9 for t in range(40)]


def test_vector_accesses(ptx) -> None:
    text = kernel(
        """
      .reg .b32 %x<4>; mad.wide.u32 %a, %i, 16, %o; ld.global.v4.u32 {%x0, %x1, _, %x3}, [%a];
      add.u32 %x2, %x0, %x1; st.global.v4.u32 [%a], {%x3, %x2, %x1, %x0};
      mad.wide.u32 %a, %i, 2, %o; .reg .b16 %b<2>; ld.global.v2.u8 {%b0, %b1}, [%a+1024];
        st.global.v2.u8 [%a+1024], {%b1, %b0}; ret;"""
    )
    data = np.arange(512, dtype="u4")
    out = data.copy()
    ptx(text, 1, 64, out)
    x = data[:256].reshape(64, 4)
    assert (out[:256].reshape(64, 4) == np.stack([x[:, 3], x[:, 0] + x[:, 1], x[:, 1], x[:, 0]], 1)).all()
    pairs = data[256:].view("u1")[:128].reshape(64, 2)
    assert (out[256:].view("u1")[:128].reshape(64, 2) == pairs[:, ::-1]).all()


@pytest.mark.parametrize(
    ("load", "register", "want"),
    [
        ("s8", "b32", -2),
        ("u8", "b32", 254),
        ("s8", "b64", -2),
        ("u8", "b16", 254),
        ("s16", "b32", -258),
        ("u16", "b64", 65278),
        ("b8", "b32", 254),
        ("s32", "b64", -66052 - 0xFA0000),
        ("u32", "b64", None),
    ],
)
def test_narrow_loads_extend(ptx, load: str, register: str, want: int | None) -> None:
    # The bytes are FE FE 04 FF: every width has its own sign.
    data = np.array([0xFF04FEFE, 0, 0, 0], "u4")
    width = int(load[1:])
    exact = int.from_bytes(data.tobytes()[: width // 8], "little", signed=load[0] == "s")
    bits = int(register[1:])
    text = kernel(f".reg .{register} %r; ld.global.{load} %r, [%o]; st.global.b{bits} [%o+8], %r; ret;")
    ptx(text, 1, 1, data)
    assert int(data[2:].view("u8")[0]) % 2**bits == exact % 2**bits


def test_narrow_stores_chop(ptx) -> None:
    text = kernel(
        "mov.u32 %v, 0x12345678; st.global.u8 [%o], %v; st.global.u16 [%o+2], %v; mov.u64 %g,"
        " 0x1122334455667788; st.global.b32 [%o+4], %g; ret;"
    )
    out = np.zeros(2, "u4")
    ptx(text, 1, 1, out)
    assert [hex(v) for v in out.tolist()] == ["0x56780078", "0x55667788"]


def test_the_highest_lane_wins_a_race(ptx) -> None:
    for address in ("%o", "%a2"):
        text = kernel(
            ".reg .b64 %a2; rem.u32 %w, %t, 2; mad.wide.u32 %a2, %w, 4, %o; setp.lt.u32 %p, %t, 50; @%p"
            f" st.global.u32 [{address}], %t; ret;"
        )
        out = np.zeros(2, "u4")
        ptx(text, 1, 64, out)
        assert out.tolist() == ([49, 0] if address == "%o" else [48, 49])


def test_module_variables_are_initialised_and_persist(ptx) -> None:
    text = """
      .visible .global .align 4 .u32 counter = 40;
      .visible .const .align 4 .f32 table[4] = {0f3F800000, 0f40000000, 0f40400000, 0f40800000};
      .global .align 8 .u64 pointer[2] = {counter, generic(counter)};
      .global .align 2 .u16 grid[2][3] = {{1, 2, 3}, {4, 5}};
      .global .align 1 .b8 text[6] = {72, 105, 0};
    """ + kernel(
        """
      .reg .f32 %f; .reg .b64 %c;
      ld.global.u64 %c, [pointer+8]; atom.global.add.u32 %v, [%c], 1; st.global.u32 [%o], %v;
      ld.const.f32 %f, [table+8]; st.global.f32 [%o+4], %f;
      mov.u64 %c, grid; ld.global.u16 %h, [%c+8]; st.global.u16 [%o+8], %h; ld.global.u8 %w, [text+1];
        st.global.u8 [%o+10], %w; ret;"""
    )
    program = ptx.prepare(text)
    out = np.zeros(3, "u4")
    ptx.launch("k", 1, 1, out)
    ptx.launch("k", 1, 1, out)
    assert out[0] == 41 and out[1:2].view("f4")[0] == 3.0 and out[2] == 5 | ord("i") << 16
    counter = ptx.program.executable.variable(ptx.memory, "counter").view("u4")
    assert counter[0] == 42
    counter[0] = 7
    ptx.launch("k", 1, 1, out)
    assert out[0] == 7
    assert program.executable.variable(program.executable.new_memory(), "counter").view("u4")[0] == 40
    with pytest.raises(LaunchError, match="no module variable named 'nothing'"):
        ptx.program.executable.variable(ptx.memory, "nothing")


def test_structures_by_value_and_parameter_addresses(ptx) -> None:
    text = """.visible .entry k(.param .u64 out, .param .align 8 .b8 s[16]) {
      .reg .b64 %o, %p, %a; .reg .b32 %x, %t; .reg .f64 %d;
      ld.param.u64 %o, [out]; ld.param.b32 %x, [s]; ld.param.f64 %d, [s+8];
      st.global.b32 [%o], %x; st.global.f64 [%o+8], %d;
      mov.b64 %p, s; cvta.param.u64 %p, %p; mov.u32 %t, %tid.x; mad.wide.u32 %a, %t, 4, %p; ld.u32 %x, [%a];
      mad.wide.u32 %a, %t, 4, %o; st.global.b32 [%a+16], %x; ret; }"""
    out = np.zeros(8, "u4")
    data = np.array([(7, 0, 2.5)], [("x", "<i4"), ("pad", "<i4"), ("d", "<f8")])
    ptx(text, 1, 4, out, data.tobytes())
    assert out[0] == 7 and out[2:4].view("f8")[0] == 2.5
    assert out[4:].tobytes() == data.tobytes()


def test_thirty_two_bit_modules(ptx) -> None:
    text = """.version 1.4
    .target sm_10
    .entry k(.param .u32 out) { .reg .u32 %o, %t, %v; .reg .u16 %h; .shared .u32 s[32]; .reg .u32 %s;
      ld.param.u32 %o, [out]; cvt.u32.u16 %t, %tid.x; mov.u32 %s, s; mad.lo.u32 %s, %t, 4, %s;
        st.shared.u32 [%s], %t;
      ld.shared.u32 %v, [%s]; add.u32 %v, %v, 1; mad.lo.u32 %o, %t, 4, %o; st.global.u32 [%o], %v; exit; }"""
    out = np.zeros(32, "u4")
    ptx(text, 1, 32, out)
    assert out.tolist() == list(range(1, 33))


# ---------------------------------------------------------------------------------------- faults


def fault(
    ptx, body: str, block: int = 32, grid: int = 1, out: np.ndarray | None = None, **config
) -> MemoryFault:
    with pytest.raises(MemoryFault) as caught:
        ptx(kernel(body), grid, block, np.zeros(32, "u4") if out is None else out, **config)
    return caught.value


def test_out_of_bounds_store(ptx) -> None:
    error = fault(ptx, "st.global.u32 [%a], %t; ret;", block=16, grid=3)
    site = error.site
    assert (error.access, error.size, error.space) == ("store", 4, "global")
    assert (site.block, site.thread, site.lane) == ((2, 0, 0), (0, 0, 0), 0)
    assert site.instruction == "st.global.u32 [%a], %t;"
    assert "0 bytes past the end of allocation of 128 bytes" in error.notes[0]
    assert site.frames[0].ptx is not None and site.frames[0].ptx.line > 0


def test_faults_leave_other_memory_alone_and_the_next_launch_works(ptx) -> None:
    ptx.prepare(kernel("setp.eq.u32 %p, %t, 31; @%p add.u64 %a, %a, 1000000; st.global.u32 [%a], 1; ret;"))
    keep = ptx.memory.allocate(64)
    ptx.memory.copy_in(keep, np.arange(64, dtype="u1"))
    with pytest.raises(MemoryFault):
        ptx.launch("k", 1, 32, np.zeros(32, "u4"))
    assert ptx.memory.host_view(keep, 64).tolist() == list(range(64))
    out = np.zeros(31, "u4")
    ptx.launch("k", 1, 31, out)
    assert out.tolist() == [1] * 31


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("mov.u64 %a, 0; ld.global.u32 %v, [%a]; ret;", "address is null"),
        ("mov.u64 %a, 0; ld.u32 %v, [%a+16]; ret;", "16 bytes from null"),
        ("ld.global.u32 %v, [%a+2]; ret;", "multiple of 4"),
        ("ld.global.u32 %v, [%o+2]; ret;", "multiple of 4"),
        ("ld.global.v2.u32 {%v, %w}, [%o+4]; ret;", "multiple of 8"),
        ("mov.u64 %a, -8; st.global.u32 [%a], %v; ret;", "past the end"),
        ("sub.u64 %a, %o, 4; ld.global.u32 %v, [%a]; ret;", "4 bytes before"),
        ("ld.shared.u32 %v, [%t]; ret;", "shared memory of this block has 0 bytes"),
        (".shared .align 4 .b8 s[8]; mov.u32 %k, s; ld.shared.u32 %v, [%k+8]; ret;", "has 8 bytes"),
        (
            (
                ".local .align 4 .b8 l[8]; mov.u64 %a, l; mad.wide.u32 %a, %t, 4, %a; st.local.u32 [%a], %v;"
                " ret;"
            ),
            "this thread has 8 bytes",
        ),
        ("atom.global.add.u32 %v, [%a+128], 1; ret;", "past the end"),
        ("add.u64 %a, %a, 128; mov.u64 %g, 0x200000000000; add.u64 %g, %g, %a; ld.u32 %v, [%g]; ret;", ""),
    ],
)
def test_bad_accesses(ptx, body: str, words: str) -> None:
    error = fault(ptx, body)
    assert words in " ".join(error.notes), error.notes


def test_a_fault_in_a_masked_lane_names_that_lane(ptx) -> None:
    error = fault(
        ptx, "setp.lt.u32 %p, %t, 9; @%p bra OUT; mul.wide.u32 %a, %t, 64; ld.global.u32 %v, [%a]; OUT: ret;"
    )
    assert error.site.thread == (9, 0, 0)
    assert error.address == 9 * 64


def test_inactive_lanes_do_not_fault(ptx) -> None:
    text = kernel("""
      setp.lt.u32 %p, %t, 9; selp.b64 %g, %a, 0, %p; @!%p bra OUT; ld.global.u32 %v, [%g];
        st.global.u32 [%g], %t;
      OUT: setp.gt.u32 %p, %t, 99; @%p ld.global.u32 %v, [0]; ret;""")
    out = np.zeros(32, "u4")
    ptx(text, 1, 32, out)
    assert out.tolist() == [*range(9), *[0] * 23]


def test_fault_in_a_function_shows_the_call_stack(ptx) -> None:
    text = kernel(
        "{ .param .b64 p; st.param.b64 [p], %o; call f, (p); } ret;",
        """
      .func f(.param .b64 x) { .reg .b64 %a; .reg .b32 %v; ld.param.b64 %a, [x]; ld.global.u32 %v, [%a+4096];
        ret; }""",
    )
    with pytest.raises(MemoryFault) as caught:
        ptx(text, 1, 32, np.zeros(32, "u4"))
    assert [f.function for f in caught.value.site.frames] == ["f", "k"]
    assert caught.value.site.kernel == "k"


def test_source_lines_come_from_loc(ptx) -> None:
    text = '.file 1 "kernel.cu"\n' + kernel(".loc 1 12 5\nld.global.u32 %v, [%o+4096]; ret;")
    with pytest.raises(MemoryFault) as caught:
        ptx(text, 1, 1, np.zeros(1, "u4"))
    source = caught.value.site.frames[0].source
    assert (source.file, source.line, source.column) == ("kernel.cu", 12, 5)


# ------------------------------------------------------------------------------ launch arguments


@pytest.mark.parametrize(
    ("grid", "block", "words"),
    [
        (0, 32, "grid dimension x is 0"),
        (2**31, 32, "grid dimension x"),
        ((1, 65536), 32, "grid dimension y"),
        (1, 1025, "block dimension x"),
        (1, (1, 1, 65), "block dimension z"),
        (1, (32, 32, 2), "at most 1024 threads"),
    ],
)
def test_launch_limits(ptx, grid, block, words: str) -> None:
    with pytest.raises(LaunchError, match=words):
        ptx(kernel("ret;"), grid, block, np.zeros(1, "u4"))


def test_directives_limit_the_block(ptx) -> None:
    text = kernel("ret;").replace("(.param .u64 out)", "(.param .u64 out) .maxntid 64, 1, 1")
    with pytest.raises(LaunchError, match="maxntid"):
        ptx(text, 1, 65, np.zeros(1, "u4"))
    text = kernel("ret;").replace("(.param .u64 out)", "(.param .u64 out) .reqntid 64")
    with pytest.raises(LaunchError, match="reqntid"):
        ptx(text, 1, 32, np.zeros(1, "u4"))
    ptx(text, 1, 64, np.zeros(1, "u4"))


def test_wrong_parameters_are_refused(ptx) -> None:
    program = ptx.prepare(kernel("ret;"))
    config = LaunchConfig((1, 1, 1), (1, 1, 1))
    with pytest.raises(LaunchError, match="takes 1 parameters, found 0"):
        program.launch("k", ptx.memory, config, [])
    with pytest.raises(LaunchError, match="has 8 bytes, found 4"):
        program.launch("k", ptx.memory, config, [b"1234"])
    with pytest.raises(LaunchError, match="no kernel named 'q'"):
        program.launch("q", ptx.memory, config, [])
    with pytest.raises(LaunchError, match="shared memory"):
        program.launch("k", ptx.memory, LaunchConfig((1, 1, 1), (1, 1, 1), shared_bytes=1 << 20), [bytes(8)])


def test_parameters_are_described(ptx) -> None:
    program = ptx.prepare(
        ".visible .entry k(.param .u8 a, .param .f64 b, .param .align 8 .b8 c[12], .param .u16 d) { ret; }"
    )
    slots = program.executable.parameters("k")
    assert [(s.name, s.type, s.size, s.align, s.offset, s.is_array) for s in slots] == [
        ("a", "u8", 1, 1, 0, False),
        ("b", "f64", 8, 8, 8, False),
        ("c", "b8", 12, 8, 16, True),
        ("d", "u16", 2, 2, 28, False),
    ]


def source_of(program: PreparedProgram) -> str:
    """The Python that the NumPy engine runs for kernel `k`."""
    return Functions(program.executable, program.watch.events)["k"].source


def test_observers_see_executed_instructions(ptx) -> None:
    counts: dict[str, int] = {}
    seen = []

    class Counter(Observer):
        events = frozenset({"instruction", "branch"})

        def branch(self, batch, function, instr, mask, taken) -> None:
            seen.append((instr.opcode, [int((~taken).sum()), int(taken.sum())]))

        def instruction(self, batch, function, instr, mask) -> None:
            counts[instr.opcode] = counts.get(instr.opcode, 0) + (
                batch.n if mask is None else int(mask.sum())
            )

    text = kernel("setp.lt.u32 %p, %t, 9; @!%p bra OUT; st.global.u32 [%a], %t; OUT: ret;")
    program = ptx.prepare(text, observers=(Counter(),))
    ptx.launch("k", 1, 32, np.zeros(32, "u4"))
    assert counts["st"] == 9 and counts["ret"] == 32 and counts["mad"] == 64
    assert sum(counts.values()) == ptx.result.thread_instructions
    assert seen == [("bra", [9, 23])]
    assert "observe" in source_of(program)
    assert "observe" not in source_of(ptx.prepare(text))


@pytest.mark.parametrize("body", [
    "st.u32 [%a], 5;", "st.global.u32 [%a], 5;", "mul.lo.u32 %t, %t, 4; cvt.u64.u32 %b, %t; add.u64 %a, %a, "
                                                 "%b; st.u32 [%a], 5;", "atom.add.u32 %t, [%a], 1;",
    "st.v2.u32 [%a], {5, 6};", "setp.eq.u32 %p, %t, 7; @%p st.u32 [%a], 5;",
])  # fmt: skip
def test_constant_memory_is_only_read(ptx, body: str) -> None:
    text = f""".const .align 8 .u32 c[64] = {{1, 2}};
    .visible .entry k(.param .u64 out) {{ .reg .pred %p; .reg .u64 %a, %b; .reg .u32 %t;
      mov.u32 %t, %tid.x; mov.u64 %a, c; cvta.const.u64 %a, %a; {body} ret; }}"""
    with pytest.raises(MemoryFault, match="which is constant memory") as caught:
        ptx(text, 1, 32, np.zeros(1, "u4"))
    assert caught.value.site.thread == ((7, 0, 0) if "%p" in body else (0, 0, 0))
    assert ptx.program.executable.variable(ptx.memory, "c").view("u4")[:2].tolist() == [1, 2]


def test_constants_are_stored_in_the_width_of_the_store():
    text = """.version 8.0
    .target sm_80
    .address_size 64
    .visible .entry k(.param .u64 a) { .reg .b64 %a; ld.param.u64 %a, [a];
      st.f32 [%a], 5.000000e-01; st.f32 [%a+4], 0d4000000000000000; st.v2.f32 [%a+8], {0.25, 0f3F800000};
        st.f64 [%a+16], 0.5; ret; }"""
    array = np.zeros(6, np.float32)
    ObjectCode.from_ptx(text)["k"][1, 1](array)
    assert array[:4].tolist() == [0.5, 2.0, 0.25, 1.0] and array[4:].view(np.float64)[0] == 0.5


@pytest.mark.parametrize("granule", [1, 256])
def test_arrays_of_bounds_follow_what_comes_and_goes(granule: int) -> None:
    """They are what a look at all allocations gives, after few changes and after many; arrays that were
    handed out stay as they were.
    """
    rng, memory = np.random.default_rng(7), Memory(granule=granule)
    for round in range(60):
        before = memory.bounds()
        kept = [array.copy() for array in before]
        for _ in range(int(rng.integers(0, 12))):
            if memory.allocations and rng.random() < 0.4:
                memory.free(memory.allocations[int(rng.integers(len(memory.allocations)))].start)
            else:
                memory.allocate(int(rng.integers(0, 600)), constant=bool(rng.random() < 0.3))
        starts, ends, padded = memory.bounds()
        assert all((a == b).all() for a, b in zip(before, kept, strict=True)), round
        assert starts.tolist() == [a.start for a in memory.allocations] and ends.tolist() == [
            a.end for a in memory.allocations
        ]
        assert padded.tolist() == [
            a.end + a.padding for a in memory.allocations
        ] and memory.are_constant().tolist() == [a.constant for a in memory.allocations]
        constant = [a for a in memory.allocations if a.constant]
        assert memory.constants == ((constant[0].start, constant[-1].end) if constant else None)
        assert memory.bounds() is memory.bounds()
