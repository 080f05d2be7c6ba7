"""The page in a real browser, at length: all examples, foreign kernels, faults, races, phones, colours, keys,
editing, size.
"""

from __future__ import annotations

import json
import re
import threading
from pathlib import Path
from typing import Any

import pytest

import minicc
from minicc.driver.options import CompileOptions
from minicc.explorer.bundle import page as page_of
from minicc.explorer.command import server_of
from minicc.explorer.document import PageContents, of_text

from .browsing import STATE, VIEWS, Page, document, needs_browser, same_state, written
from .replaying import State

pytestmark = [needs_browser, pytest.mark.usefixtures("nobody_complains")]
ROOT = Path(minicc.__file__).parent
EXAMPLES = sorted((ROOT / "examples").glob("*.cu"))
STORED = ROOT / "tests" / "foreign"
FOREIGN = [STORED / "ptx" / f"{name}.ptx" for name in ("atomics.sm_80", "blocks.sm_80", "caches.sm_80",
    "collectives.sm_90", "control.sm_80", "doubles.sm_80", "halves.sm_90",
           "matrices.sm_80", "memory.sm_80", "warps.sm_80")]  # fmt: skip
DIVERGES = """
__global__ void k(int *y) {
    int t = threadIdx.x, sum = 0;
    for (int i = 0; i < t % 5; i++) sum += i & 1 ? t : 1;
    y[t] = sum;
}
// minicc run k.cu --block 64 'y=zeros(64)'
"""


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_is_looked_at(path: Path, page: Page, tmp_path: Path) -> None:
    made = document(path.read_text(), str(path.relative_to(ROOT)))
    visited(page, made, tmp_path)
    assert (tmp_path / "page.html").stat().st_size < 3_000_000


@pytest.mark.parametrize("path", FOREIGN, ids=lambda path: path.stem)
def test_foreign_ptx_is_looked_at(path: Path, page: Page, tmp_path: Path) -> None:
    visited(page, document(path.read_text(), path.name), tmp_path)


def visited(page: Page, made: dict[str, Any], folder: Path) -> None:
    """Every view has what the document has; the launch is the same forwards, backwards and by leaps."""
    recording = made["recording"]
    assert recording.get("steps"), recording
    page.open(written(made, folder))
    if made["kind"] == "source":
        assert made["text"].split("\n")[0].strip() == page.texts("#view-source .line")[0].strip()
    page.press("2")
    assert len(page.texts("#view-tokens .row")) > 5 or made["kind"] != "source"
    page.press("3")
    assert len(page.texts("#view-tree .row")) > 5 or made["kind"] != "source"
    page.press("4")
    assert page.texts("#view-passes .row.come, #view-passes .row.gone") or made["kind"] != "source"
    page.press("5")
    assert page.run("return explorer.views.pictures.frame.querySelectorAll('svg [data-node]').length") > 0
    page.press("7")
    states, state = {0: State(recording)}, State(recording)
    count = len(recording["steps"])
    stops = sorted({0, 1, 2, count // 3, count // 2, count - 1, count})
    for at, step in enumerate(recording["steps"], 1):
        state.take(step)
        if at in stops:
            copy = State.__new__(State)
            copy.__dict__.update(
                recording=recording,
                registers=[values.copy() for values in state.registers],
                memory={key: dict(content) for key, content in state.memory.items()},
                waits=state.waits.copy(),
            )
            states[at] = copy
    for at in (*stops, *reversed(stops), count // 2, 0, count - 1):
        page.run("explorer.view.go(arguments[0])", at)
        same_state(states[at], page.run(STATE))
    page.run(
        "const v = explorer.view; v.replay.seek(arguments[0]); while (v.replay.at > 0) v.replay.backward();"
        " v.draw();",
        min(count, 400),
    )
    same_state(states[0], page.run(STATE))


def test_a_fault_is_gone_to(page: Page, tmp_path: Path) -> None:
    path = ROOT / "examples" / "wrong" / "null.cu"
    page.open(written(document(path.read_text(), "null.cu"), tmp_path), "view=stepper")
    page.press("f")
    (mark,) = page.texts(".mark")
    assert mark.startswith("1. fault: out-of-bounds load of 4 bytes")
    assert page.run("return explorer.view.replay.at") == page.run("return explorer.view.replay.count")
    assert page.texts(".now")[0].startswith("ld.")
    assert page.run("return explorer.view.watch.input.value").endswith(" 0x0 4")


def test_a_race_is_gone_to_and_its_other_access(page: Page, tmp_path: Path) -> None:
    path = ROOT / "examples" / "wrong" / "race.cu"
    page.open(written(document(path.read_text(), "race.cu"), tmp_path), "view=stepper")
    page.find(".mark").click()
    assert page.texts(".now")[0].startswith("st.shared")
    second = page.run("return explorer.view.replay.at")
    assert "accessed in" in page.texts("#view-stepper .status")[-1]
    page.press("[")
    assert page.run("return explorer.view.replay.at") < second
    assert page.texts(".now")[0].startswith("ld.shared")
    page.press("]")
    assert page.run("return explorer.view.replay.at") == second
    line = page.run("return explorer.view.lines.toSource.get(explorer.view.site())")
    assert "s[t] += before" in path.read_text().splitlines()[line - 1]


def test_lanes_part_and_meet_again(page: Page, tmp_path: Path) -> None:
    page.open(written(document(DIVERGES, "k.cu"), tmp_path), "view=stepper")
    said, lanes = set(), set()
    for _ in range(page.run("return explorer.view.replay.count")):
        page.run("explorer.view.move(1)")
        text = page.run("return document.querySelector('.now').textContent")
        said |= {word for word in ("diverges", "meet again") if word in text}
        lanes.add(page.run("return explorer.view.lanes.state.cells.map((cell) => cell.textContent).join('')"))
    assert said == {"diverges", "meet again"}
    assert "●" * 32 in lanes
    assert any(set(row) == {"●", "·"} for row in lanes)
    page.press(".")
    assert page.run("return explorer.view.warp.name") == "block 0, warp 1"


def test_before_the_first_step_the_next_instruction_is_shown(page: Page, tmp_path: Path) -> None:
    page.open(
        written(document((ROOT / "examples" / "saxpy.cu").read_text(), "saxpy.cu"), tmp_path), "view=stepper"
    )
    text, first = (
        page.texts(".now")[0],
        page.run("return explorer.view.texts[explorer.view.first() - 1].trim()"),
    )
    assert text.split() == f"before the first step; next: {first}".split()
    assert page.run("return [...explorer.view.ptx.lit]") == [page.run("return explorer.view.first()")]
    assert page.run("return explorer.view.source.lit.size") == 1
    page.run("explorer.view.go(1)")
    assert page.texts(".now")[0].split()[:2] == first.split()[:2]


def test_what_the_launch_has_come_to_stands_on_the_tab(page: Page, tmp_path: Path) -> None:
    for name, badge in (("wrong/race.cu", ["1 race"]), ("wrong/null.cu", ["1 fault"]), ("saxpy.cu", [])):
        page.open(written(document((ROOT / "examples" / name).read_text(), name), tmp_path))
        assert page.texts("#tab-stepper .badge") == badge


def test_the_tab_of_a_view_is_in_sight_and_that_of_absent_tools_is_grey(page: Page, tmp_path: Path) -> None:
    made = document((ROOT / "examples" / "saxpy.cu").read_text(), "saxpy.cu")
    made["sass"] = {"absent": "there are no tools"}
    page.driver.set_window_size(500, 900)
    page.open(written(made, tmp_path), "view=stepper")
    assert page.run(
        "const box = explorer.tabs.stepper.getBoundingClientRect(); return box.left >= 0 && box.right <="
        " innerWidth + 1"
    )
    assert page.run("return [explorer.tabs.machine.className, explorer.tabs.machine.title]") == [
        "absent",
        "there are no tools",
    ]
    page.driver.set_window_size(1400, 900)


def test_memory_is_shown_as_it_is_declared(page: Page, tmp_path: Path) -> None:
    page.open(
        written(document((ROOT / "examples" / "reduce.cu").read_text(), "reduce.cu"), tmp_path),
        "view=stepper",
    )
    page.run("explorer.view.go(Infinity)")
    assert re.fullmatch(r"-?\d+\.\d*", page.run("return explorer.view.memory.word(0)"))
    page.run("explorer.view.memory.form.value = 'hex'")
    assert re.fullmatch(r"[0-9a-f]{8}", page.run("return explorer.view.memory.word(0)"))
    page.open(
        written(document((ROOT / "examples" / "wrong" / "race.cu").read_text(), "race.cu"), tmp_path),
        "view=stepper",
    )
    page.run("explorer.view.go(Infinity)")
    assert page.run("return explorer.view.memory.word(1)") == "1"


def test_all_lanes_can_be_scrolled_to(page: Page, tmp_path: Path) -> None:
    page.open(written(document(DIVERGES, "k.cu"), tmp_path), "view=stepper")
    page.run("explorer.view.lanes.form = 'unsigned'; explorer.view.go(Infinity)")
    values = """const v = explorer.view, row = v.lanes.list.rows.find((row) => !row.hidden && row.line
      && !/p\\d/.test(row.line.title.textContent)
      && v.replay.registers[v.lanes.rows[row.index]].some(Boolean));
    return [Array.from(v.replay.registers[v.lanes.rows[row.index]].slice(0, 32), String),
      row.line.cells.map((cell) => cell.textContent)];"""
    held, shown = page.run(values)
    assert shown[:8] == held[:8]
    page.run("explorer.view.lanes.node.scrollLeft = 1e6")
    page.until(lambda: page.run(values)[1][31] == held[31], "the last lane is shown")
    held, shown = page.run(values)
    assert shown[-8:] == held[-8:]


def test_source_and_ptx_light_up_together(page: Page, tmp_path: Path) -> None:
    from selenium.webdriver.common.action_chains import ActionChains

    made = document((ROOT / "examples" / "saxpy.cu").read_text(), "saxpy.cu")
    page.open(written(made, tmp_path))
    line = next(number for number, text in enumerate(made["text"].split("\n"), 1) if "a * x[i]" in text)
    there = [ptx for ptx, source in made["lines"] if source == line]

    def lit() -> list[list[int]]:
        result: list[list[int]] = page.run(
            "const v = explorer.view; return [[...v.source.lit], [...v.ptx.lit]]"
        )
        return result

    row = next(
        r
        for r in page.driver.find_elements("css selector", "#view-source .row")
        if r.is_displayed() and "a * x[i]" in r.text
    )
    ActionChains(page.driver).move_to_element(row).perform()
    assert lit() == [[line], there]
    colour = row.value_of_css_property("background-color")
    other = page.run(
        "const v = explorer.view; return v.ptx.list.rows.find((row) => row.index === arguments[0])",
        there[0] - 1,
    )
    assert page.run(
        "return explorer.view.lines.source(arguments[0]) === explorer.view.lines.ptx(arguments[1])",
        line,
        there[0],
    )
    ActionChains(page.driver).move_to_element(other).perform()
    assert lit()[0] == [line]
    assert lit()[1] == [there[0]]
    assert colour != "rgba(0, 0, 0, 0)"
    row.click()
    page.until(lambda: f"source={line}" in page.driver.current_url, "the address tells the line")


def test_a_link_opens_the_same_view(page: Page, tmp_path: Path) -> None:
    path = written(document((ROOT / "examples" / "scan.cu").read_text(), "scan.cu"), tmp_path)
    page.open(path, "view=stepper&step=20&warp=1&watch=shared+0x10")
    assert page.run(
        "const v = explorer.view; return [explorer.name, v.replay.at, v.warp.number, v.watch.input.value]"
    ) == ["stepper", 20, 1, "shared 0x10"]
    page.press("n", "n")
    url = page.until(
        lambda: re.search("step=22", page.driver.current_url) and page.driver.current_url,
        "the address follows",
    )
    page.driver.get("about:blank")
    page.driver.get(url)
    assert page.run("return explorer.view.replay.at") == 22
    page.open(path, "view=passes&pass=4&how=whole")
    assert page.run("const v = explorer.view; return [v.at, v.mode.value]") == [4, "whole"]
    page.open(path, "view=nonsense&step=-3&warp=1e9&pass=zzz&watch=%3Cimg+src%3Dx%3E")
    assert page.view() == "source"
    page.press("7")
    assert page.run("return document.querySelectorAll('img').length") == 0


def test_everything_by_keys_alone(page: Page, tmp_path: Path) -> None:
    """No pointer: tabs, lists, folding, help, watching, running."""
    from selenium.webdriver.common.keys import Keys

    page.open(written(document((ROOT / "examples" / "reduce.cu").read_text(), "reduce.cu"), tmp_path))
    page.press("?")
    assert "a step of the warp back and on" in page.find("dialog").text
    page.press(Keys.ESCAPE)
    page.press("3")
    page.run("explorer.view.list.node.focus()")
    rows = page.run("return explorer.view.visible.length")
    page.press(Keys.ARROW_DOWN, Keys.ARROW_LEFT)
    assert page.run("return explorer.view.visible.length") < rows
    page.press(Keys.ARROW_RIGHT)
    assert page.run("return explorer.view.visible.length") == rows
    page.press(Keys.END, Keys.ENTER)
    assert page.view() == "source"
    page.press("4")
    page.run("explorer.view.steps.node.focus()")
    before = page.run("return explorer.view.at")
    page.press(Keys.ARROW_DOWN)
    assert page.run("return explorer.view.at") == before + 1
    page.press("5", "+", "+", "-")
    page.press("7", "w")
    page.press(*"shared 0x8", Keys.ENTER)
    assert page.run("return explorer.view.watch.place") == {"space": "shared", "address": 8, "size": 4}
    page.press("]")
    assert page.run("return explorer.view.watch.steps[0] === explorer.view.replay.at")
    page.press(Keys.HOME, " ")
    page.until(lambda: page.run("return explorer.view.replay.at") > 3, "it runs")
    page.press(" ")
    assert not page.run("return explorer.view.running")
    focusable = page.run(
        """return [...document.querySelectorAll('button, select, input, textarea, .list')].filter((e) =>
          e.offsetParent && e.tabIndex < 0).length"""
    )
    assert focusable == 0
    unnamed = page.run(
        """return [...document.querySelectorAll('button, select, input, textarea, [role=listbox], '
          + '[role=img]')]
        .filter((e) => !(e.getAttribute('aria-label') || e.textContent.trim() || e.labels?.length))
        .map((e) => e.outerHTML)"""
    )
    assert unnamed == []


@pytest.mark.parametrize("width", [360, 768])
def test_it_is_readable_on_a_phone(width: int, page: Page, tmp_path: Path) -> None:
    path = written(document((ROOT / "examples" / "matmul.cu").read_text(), "examples/matmul.cu"), tmp_path)
    page.command(
        "Emulation.setDeviceMetricsOverride", width=width, height=740, deviceScaleFactor=1, mobile=width < 500
    )
    try:
        for view in VIEWS:
            page.open(path, f"view={view}&step=30")
            assert page.fits(), view
            assert page.run("return document.elementFromPoint(innerWidth / 2, innerHeight / 2) !== null")
            smallest = page.run(
                "return Math.min(...[...document.querySelectorAll('main *')].filter((e) => e.offsetParent &&"
                " e.childNodes.length && e.closest('svg') === null).map((e) =>"
                " parseFloat(getComputedStyle(e).fontSize)))"
            )
            assert smallest >= 13, view
    finally:
        page.command("Emulation.clearDeviceMetricsOverride")


LUMINANCE = """
const read = (text) => { const c = document.createElement('canvas').getContext('2d'); c.fillStyle = text;
  c.fillRect(0, 0, 1, 1); return [...c.getImageData(0, 0, 1, 1).data]; };
const light = (rgb) => {
  const [r, g, b] = rgb.map((v) => { const x = v / 255;
    return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4; });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
const ground = (e) => { for (; e; e = e.parentElement) { const c = getComputedStyle(e).backgroundColor;
  if (c !== 'rgba(0, 0, 0, 0)') return c; } return 'white'; };
const worst = [...document.querySelectorAll('body *')].filter((e) => e.offsetParent && !e.closest('svg')
  && [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim())).map((e) => {
  const a = light(read(getComputedStyle(e).color)), b = light(read(ground(e)));
  return [(Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), e.className, e.textContent.slice(0, 30)];
    }).sort((a, b) => a[0] - b[0]);
return worst[0];
"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_both_schemes_can_be_read(scheme: str, page: Page, tmp_path: Path) -> None:
    """The reader's own scheme is followed, and can be changed; the contrast of all text is that of WCAG 2.2,
    1.4.3.
    """
    path = written(document((ROOT / "examples" / "wrong" / "race.cu").read_text(), "race.cu"), tmp_path)
    page.command("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
    try:
        for view in VIEWS:
            page.open(path, f"view={view}&step=16&pass=4&source=8")
            ground = page.run("return getComputedStyle(document.body).backgroundColor")
            assert (ground == "rgb(255, 255, 255)") == (scheme == "light")
            contrast, style, text = page.run(LUMINANCE)
            assert contrast >= 4.5, (view, style, text)
        page.press("t", "t" if scheme == "dark" else "")
        other = page.run("return getComputedStyle(document.body).backgroundColor")
        assert (other == "rgb(255, 255, 255)") == (scheme == "dark")
    finally:
        page.command("Emulation.setEmulatedMedia", features=[])
        page.run("localStorage.clear()")


def test_a_text_is_changed_and_compiled_again(page: Page) -> None:
    from selenium.webdriver.common.keys import Keys

    text = (ROOT / "examples" / "saxpy.cu").read_text()
    wanted = PageContents(sass=False)
    made = of_text(text, "saxpy.cu", CompileOptions(), wanted)
    with server_of(made, CompileOptions(), wanted) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        page.open(server.url)
        page.press("e")
        area = page.find("textarea")
        assert area.get_property("value") == text
        page.run(
            "arguments[0].value = arguments[1]; arguments[0].focus()",
            area,
            text.replace("a * x[i]", "b * x[i]"),
        )
        area.send_keys(Keys.CONTROL, Keys.ENTER)
        (said,) = page.until(lambda: page.texts(".message"), "there is a message")
        number, line = next((n, row) for n, row in enumerate(text.split("\n"), 1) if "a * x[i]" in row)
        column = line.index("a * x[i]") + 1
        assert f"saxpy.cu:{number}:{column}: error: use of undeclared identifier 'b'" in said
        shown = page.find(".message pre").get_property("textContent").split("\n")
        assert shown[1].index("^") == column - 1
        page.find(".message").click()
        assert (
            page.run(
                "return arguments[0].value.slice(arguments[0].selectionStart, arguments[0].selectionEnd)",
                area,
            )
            == "b"
        )
        page.run("arguments[0].value = arguments[1]", area, text.replace("a * x[i]", "a + x[i]"))
        page.find(".editor button:nth-of-type(2)").click()
        page.until(lambda: "compiled" in page.texts(".editor .status"), "it is compiled")
        assert "add.f32" in page.run("return explorer.made.ptx")
        page.press(Keys.ESCAPE)
        page.run("document.activeElement.blur()")
        page.press("7", "End")
        assert page.run("return explorer.view.recording.steps.length") > 10
        server.shutdown()


def test_a_wrong_input_opens_all_the_same(page: Page, tmp_path: Path) -> None:
    for name in ("template.cu", "bad.ptx"):
        path = ROOT / "examples" / "wrong" / name
        page.open(written(document(path.read_text(), name), tmp_path))
        assert "error:" in page.texts(".message")[0]
        for number in "234567":
            page.press(number)
        assert page.view() == "stepper"


def test_a_hostile_text_does_nothing(page: Page, tmp_path: Path) -> None:
    evil = (
        '// </script><script>window.hit = 1</script> <img src=x onerror="window.hit = 1">\n__global__ void'
        ' k(int *p) { p[0] = 1; } // "><svg onload=hit()>\n// minicc run k.cu p=zeros(1)\n'
    )
    page.open(written(document(evil, "<img src=x onerror=hit()>.cu"), tmp_path))
    for number in "1234567":
        page.press(number)
    assert page.run("return [window.hit, document.querySelectorAll('img').length]") == [None, 0]


def large() -> str:
    """A kernel of two thousand lines: loops, divergence, shared memory, barriers."""
    lines = [
        "__global__ void big(float *y, const float *x, int n) {",
        "__shared__ float s[256];",
        "int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;",
        "float a = x[i], b = t;",
        "s[t] = a;",
    ]
    for part in range(199):
        lines += [f"for (int j = 0; j < {3 + part % 5}; j++) {{", f"a = a * {part}.25f + b * x[(i + {part}) "
                                                                  f"% n];", "b = a - b * 2.0f;",
                                                                  "a = fabsf(a);",
                  f"if (t & {1 << part % 5}) a += s[(t + {part}) & 255];", f"else b -= a * {part}.5f;",
                  "b *= 0.5f;", "a -= b;", "}",
                  "s[t] = a + b;" if part % 2 else "__syncthreads();"]  # fmt: skip
    return "\n".join(
        [
            *lines,
            "y[i] = a + b;",
            "}",
            "// minicc run big.cu --grid 2 --block 256 n=512 'x=random(512,f32,1)' 'y=zeros(512,f32)'",
        ]
    )


def test_a_large_kernel_opens_and_steps_at_once(page: Page, tmp_path: Path) -> None:
    """What the browser's own clock says: until the page is loaded, and of a step with all that is laid out
    for it; a tenth of the steps, since others use the machine.
    """
    text = large()
    assert len(text.split("\n")) >= 1995
    page.open(written(document(text, "big.cu"), tmp_path), "view=stepper")
    opened = page.run("return performance.getEntriesByType('navigation')[0].loadEventEnd")
    assert 0 < opened < 3000
    times = page.run(
        "const v = explorer.view, found = []; for (let i = 0; i < 300; i++) { const a = performance.now();"
        " v.move(1); v.node.getBoundingClientRect(); found.push(performance.now() - a); } return"
        " found.sort((a, b) => a - b)"
    )
    assert times[30] < 1000 / 60
    back = page.run(
        "const v = explorer.view, found = []; for (let i = 0; i < 300; i++) { const a = performance.now();"
        " v.move(-1); v.node.getBoundingClientRect(); found.push(performance.now() - a); } return"
        " [v.replay.at, found.sort((a, b) => a - b)[30]]"
    )
    assert back[0] == 0
    assert back[1] < 1000 / 60


def test_the_page_weighs_little(tmp_path: Path) -> None:
    """Without its document."""
    empty = page_of({})
    assert len(empty) < 90_000, len(empty)
    assert json.loads(re.findall(r'id="document">(.*?)</script>', empty)[0]) == {}
