"""The layout of diagnostics."""

from __future__ import annotations

from minicc.driver.render import Renderer
from minicc.support.diagnostics import Diagnostic, Location, MacroExpansion, Note

SOURCE = "int x;\n\tx = wide日 + y;\n#define Y y\n"


def render(*items: Diagnostic) -> str:
    return Renderer({"a.cu": SOURCE}).diagnostics(items)


def test_line_caret_and_count() -> None:
    text = render(Diagnostic("error", "bad type", Location("a.cu", 1, 1), 3))
    assert text == "a.cu:1:1: error: bad type\n    1 | int x;\n      | ^~~\n1 error generated.\n"


def test_tabs_and_wide_characters_keep_the_caret_in_place() -> None:
    _, line, caret, _ = render(Diagnostic("error", "e", Location("a.cu", 2, 14))).splitlines()
    assert line == "    2 |         x = wide日 + y;"
    # The wide character takes two columns of the terminal, so the caret stands one to the right.
    assert caret.index("^") == line.index("y;") + 1


def test_notes_flags_fixes_and_macros() -> None:
    place = Location("a.cu", 2, 2, expansion=(MacroExpansion("Y", Location("a.cu", 3, 11)),))
    text = render(
        Diagnostic(
            "warning", "w", place, 1, (Note("declared here", Location("a.cu", 1, 5)),), "unused-value", "z"
        )
    )
    assert text.splitlines() == [
        "a.cu:2:2: warning: w [-Wunused-value]",
        "    2 |         x = wide日 + y;",
        "      |         ^",
        "      |         z",
        "a.cu:1:5: note: declared here",
        "    1 | int x;",
        "      |     ^",
        "a.cu:3:11: note: expanded from macro 'Y'",
        "    3 | #define Y y",
        "      |           ^",
        "1 warning generated.",
    ]


def test_a_place_outside_the_text_is_still_named() -> None:
    assert (
        render(Diagnostic("error", "e", Location("a.cu", 99, 1)))
        == "a.cu:99:1: error: e\n1 error generated.\n"
    )
    assert render(Diagnostic("error", "e")) == "minicc: error: e\n1 error generated.\n"


def test_long_lines_are_cut_around_the_caret() -> None:
    text = Renderer({"b.cu": "x" * 5000 + "@" + "y" * 5000}).diagnostic(
        Diagnostic("error", "e", Location("b.cu", 1, 5001))
    )
    line, caret = text.splitlines()[1:3]
    assert len(line) < 200
    assert line[caret.index("^")] == "@"


def test_colour() -> None:
    text = Renderer({}, colour=True).diagnostic(Diagnostic("error", "e"))
    assert "\x1b[1;31merror:\x1b[0m" in text
