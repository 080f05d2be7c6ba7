"""`minicc explore FILE`: the page of a file, served or written."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

from ..driver import run
from ..driver.files import read_input, write_output
from ..driver.options import CompileOptions, OptionParser, add_compile_options, compile_options
from ..support.diagnostics import UsageError
from ..support.fast_dataclass import replace
from .bundle import page
from .document import BuiltDocument, PageContents, of_text
from .launches import CHECKS, parse_launch
from .recording import MOST_STEPS
from .server import Server
from .worker import Request, compile_request

NAME = "minicc explore - a page to look at a compilation and to step through a launch"
SYNOPSIS = (
    "minicc explore FILE [--html OUT] [--kernel K] [--grid X[,Y[,Z]]] [--block X[,Y[,Z]]] [OPTION]..."
    " [NAME=VALUE]..."
)
TEXT = """Serves a page for this machine's browser, or writes it to a file: source, tokens, tree, IR after
each pass, pictures, PTX and a launch step by step. Without a launch on the command line, it shows the
first one in the file's comments."""
INTERRUPTED = 130


def explore(given: Sequence[str]) -> int:
    """Run the sub-command; `given` are the words after `explore`. Raises UsageError."""
    parser = _parser()
    args = parser.parse_intermixed_args(parser.words(given))
    text, filename = read_input(args.file)
    options = compile_options(args, parser.notes)
    is_default = args.grid == args.block == "1" and args.cluster is None
    named = args.kernel or args.arguments or not is_default
    checks = () if args.check == "none" else tuple(args.check.split(","))
    wanted = PageContents(parse_launch(args) if named else None, True, checks, args.steps)
    if checks:
        from ..runtime.checkers.session import parse_checker_names

        parse_checker_names(checks)
    made = of_text(text, filename, options, wanted)
    if args.html is not None:
        write_output(args.html, page(made.document))
        return 0
    return serve(server_of(made, options, wanted, args.port), not args.no_browser)


def server_of(made: BuiltDocument, options: CompileOptions, wanted: PageContents, port: int = 0) -> Server:
    """Return a server of a document that compiles edited texts with the same options. Raises UsageError if
    the port is in use.
    """
    readable = frozenset(os.path.realpath(name) for name in made.files if os.path.isfile(name))

    def compile(text: str, level: int) -> str:
        changed = replace(
            options,
            opt_level=level,
            passes=None if level != options.opt_level else options.passes,
            readable=readable,
        )
        return compile_request(
            Request(
                text, made.document["file"], made.document["kind"], changed, replace(wanted, is_given=False)
            )
        )

    try:
        return Server(page(made.document, served=True), compile, port)
    except OSError as error:
        raise UsageError(f"cannot serve on port {port}: {error.strerror}") from None


def serve(server: Server, opens: bool) -> int:
    """Serve until Ctrl-C."""
    try:
        print(f"{server.url} shows it; Ctrl-C ends", flush=True)
        if opens:
            show(server.url)
        with server:
            server.serve_forever()
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def show(url: str) -> None:
    """Open a browser if there is a display."""
    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        import webbrowser

        webbrowser.open(url)


def _parser() -> OptionParser:
    parser = OptionParser(prog="minicc explore")
    parser.manual = _manual
    add: Any = parser.add_argument
    add("file", metavar="FILE", help="the input: .cu, .ll or .ptx; '-' is standard input")
    add(
        "arguments",
        nargs="*",
        metavar="NAME=VALUE",
        help=("the kernel's arguments, as for 'minicc run'; by default those in a comment of the file"),
    )
    add(
        "--html",
        metavar="OUT",
        help=("write the page to OUT, a self-contained file, and do not serve it ('-': standard output)"),
    )
    add("--port", type=_port, default=0, metavar="N", help="the port on 127.0.0.1 (default: any free one)")
    add("--no-browser", action="store_true", help="do not open a browser")
    add("--kernel", metavar="K", help="the kernel to launch; optional if there is only one")
    add("--grid", default="1", metavar="X[,Y[,Z]]", help="blocks in the grid")
    add("--block", default="1", metavar="X[,Y[,Z]]", help="threads in a block")
    add("--cluster", metavar="X[,Y[,Z]]", help="blocks in a cluster, as for 'minicc run'")
    add("--shared", type=run.parse_natural, default=0, metavar="BYTES", help="dynamic shared memory")
    add(
        "--check",
        default=",".join(CHECKS),
        metavar="TOOLS",
        help="checkers whose reports can be stepped to, or none (default: %(default)s)",
    )
    add(
        "--steps",
        type=run.parse_natural,
        default=MOST_STEPS,
        metavar="N",
        help="the maximum number of recorded steps (default: %(default)s)",
    )
    add_compile_options(parser)
    return parser


def _port(text: str) -> int:
    port = run.parse_natural(text)
    if port > 65535:
        import argparse

        raise argparse.ArgumentTypeError(f"a port is a number up to 65535, found '{text}'")
    return port


def _manual(parser: OptionParser) -> str:
    from ..driver import manual

    return manual.of_other(
        parser,
        NAME,
        (SYNOPSIS,),
        f"{TEXT} {manual.RUN_OPTIONS}",
        {"VALUES": manual.VALUES, "EXIT STATUS": manual.STATUS},
    )
