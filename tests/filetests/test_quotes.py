"""Pages that quote the source say what the source says, and show what their commands print."""

from __future__ import annotations

from pathlib import Path

import pytest

import minicc
from minicc.filetests import quotes

DOCS = Path(minicc.__file__).parent / "docs"


@pytest.mark.parametrize("page", quotes.PAGES)
def test_quotes_of_the_tour_are_current(page: str) -> None:
    assert not quotes.outdated(DOCS, [page], commands=False), "run: make docs"


def _filled(tmp_path: Path, text: str) -> str:
    page = tmp_path / "page.md"
    page.write_text(text)
    return quotes.fill_page(page)


def test_quotes_name_functions_methods_and_variables(tmp_path: Path) -> None:
    text = _filled(
        tmp_path,
        """Text.
<!-- quote: passes/plugins.py:attribute_failures from "@" to "def " -->
<!-- quote: filetests/quotes.py:_LANGUAGES -->
```python
old
```
Behind.
<!-- quote: examples/saxpy.cu from "y[i]" to "y[i]" -->
""",
    )
    assert "```python\n# passes/plugins.py\n@contextmanager\ndef attribute_failures(" in text
    assert '# filetests/quotes.py\n_LANGUAGES = {".py"' in text and "old" not in text and "Behind." in text
    assert text.endswith("```cuda\n// examples/saxpy.cu\ny[i] = a * x[i] + y[i];\n```\n")


def test_commands_and_snippets_run(tmp_path: Path) -> None:
    text = _filled(
        tmp_path,
        """<!-- run: minicc examples/saxpy.cu -o - | grep -c fma -->
<!-- run fails: minicc examples/wrong/call.cu -o - 2>&1 | tail -1 -->
```python
x = 6
```
```python
print(x * 7 if "x" in globals() else "alone")
```
<!-- prints -->
""",
    )
    assert "$ minicc examples/saxpy.cu -o - | grep -c fma\n" in text and "1 error generated." in text
    assert text.endswith("```text\nalone\n```\n"), (
        "each block that prints runs by itself, behind those that have printed"
    )


@pytest.mark.parametrize("line, said", [
    ("quote: passes/table.py:GONE", "passes/table.py has no 'GONE'"),
    ("quote: passes/gone.py:run", "there is no file passes/gone.py"),
    ('quote: passes/plugins.py:attribute_failures from "nowhere" to "x"',
        "no line of 'passes/plugins.py:attribute_failures' has "
                                                            "'nowhere'"),
    ("run: minicc examples/wrong/call.cu -o -", "ends with status 1"),
    ("run fails: minicc examples/saxpy.cu -o /dev/null", "ends with status 0"),
    ("run: rm -r examples", "is no command of minicc"),
])  # fmt: skip
def test_what_is_not_there_is_told_with_its_place(tmp_path: Path, line: str, said: str) -> None:
    with pytest.raises(quotes.Stale, match=r"page\.md:2: ") as caught:
        _filled(tmp_path, f"A line.\n<!-- {line} -->\n")
    assert said in str(caught.value)
