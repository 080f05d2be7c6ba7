"""The page on loopback, for browsers on this machine only.

It answers `/` with the page and `/compile`, which takes text and an optimisation level as JSON. It reads no
files. A page of another site in the same browser can neither read it, even under a name of its own for this
address (`Host` must be the server's), nor request a compilation (`Origin` must be the server's, and the type
JSON's).
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from .worker import CompilationFailed

MOST = 1 << 20
"""The maximum size of a request in bytes."""
_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}

Compile = Callable[[str, int], str]
"""From text and level to the document as JSON; raises Refused."""


class InvalidRequest(Exception):
    """An invalid request, answered by a status and a sentence."""

    def __init__(self, status: HTTPStatus, text: str) -> None:
        super().__init__(text)
        self.status = status


class Server(ThreadingHTTPServer):
    """Serves `page` and compiles, one text at a time. `port` 0 is any free one."""

    daemon_threads = True

    def __init__(self, page: str, compile: Compile, port: int = 0) -> None:
        super().__init__(("127.0.0.1", port), _Handler)
        self.page, self.compile, self.turn = page.encode(), compile, threading.Lock()
        names = [f"{host}:{self.server_port}" for host in ("127.0.0.1", "localhost")] + (
            ["127.0.0.1", "localhost"] if self.server_port == 80 else []
        )
        self.hosts = frozenset(names)
        self.origins = frozenset(f"http://{name}" for name in names)

    @property
    def url(self) -> str:
        """The URL of the page."""
        return f"http://127.0.0.1:{self.server_port}/"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore a browser that has disconnected."""


class _Handler(BaseHTTPRequestHandler):
    server: Server
    timeout = 30
    server_version, sys_version = "minicc", ""

    def do_GET(self) -> None:
        """Answer with the page."""
        self._answer(self._page)

    def do_HEAD(self) -> None:
        """Answer with the headers of the page."""
        self._answer(self._page)

    def do_POST(self) -> None:
        """Compile the posted text and answer with the document."""
        self._answer(self._compile)

    def log_message(self, format: str, *args: Any) -> None:
        """Write nothing: the terminal is the user's."""

    def _answer(self, made: Callable[[], tuple[bytes, str]]) -> None:
        status = HTTPStatus.OK
        try:
            self._check_who_asks()
            body, kind = made()
        except InvalidRequest as wrong:
            status, body, kind = wrong.status, json.dumps({"error": str(wrong)}).encode(), "application/json"
            self.close_connection = True  # what is left of the request is not read
        self.send_response(status)
        for name, value in (
            *_HEADERS.items(),
            ("Content-Type", f"{kind}; charset=utf-8"),
            ("Content-Length", str(len(body))),
        ):
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def _check_who_asks(self) -> None:
        if self.headers.get_all("Host", []) not in [[name] for name in self.server.hosts]:
            raise InvalidRequest(HTTPStatus.FORBIDDEN, "this page is for the machine that it runs on")
        origin = self.headers.get("Origin")
        if (origin is not None and origin not in self.server.origins) or self.headers.get(
            "Sec-Fetch-Site", "none"
        ) not in ("none", "same-origin"):
            raise InvalidRequest(HTTPStatus.FORBIDDEN, "requests of other sites are rejected")

    def _page(self) -> tuple[bytes, str]:
        if self.path.partition("?")[0] != "/":
            raise InvalidRequest(HTTPStatus.NOT_FOUND, "there is one page, /")
        return self.server.page, "text/html"

    def _compile(self) -> tuple[bytes, str]:
        if self.path != "/compile":
            raise InvalidRequest(HTTPStatus.NOT_FOUND, "only /compile takes something")
        if self.headers.get_content_type() != "application/json":
            raise InvalidRequest(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "expected JSON")
        length = self.headers.get("Content-Length", "")
        if not (length.isascii() and length.isdigit()):
            raise InvalidRequest(HTTPStatus.LENGTH_REQUIRED, "the request does not say its length")
        if len(length) > 12 or int(length) > MOST:
            raise InvalidRequest(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, f"a text may have {MOST >> 10} KiB")
        text, level = _parse_request(self.rfile.read(int(length)))
        with self.server.turn:
            try:
                return self.server.compile(text, level).encode(), "application/json"
            except CompilationFailed as refused:
                raise InvalidRequest(HTTPStatus.UNPROCESSABLE_ENTITY, str(refused)) from None


def _parse_request(body: bytes) -> tuple[str, int]:
    """Return the text and the level of a request."""
    try:
        asked = json.loads(body)
    except (ValueError, RecursionError):
        asked = None
    if (
        not isinstance(asked, dict)
        or not isinstance(text := asked.get("text"), str)
        or (level := asked.get("level")) not in ("-O0", "-O1", "-O2", "-O3")
    ):
        raise InvalidRequest(HTTPStatus.BAD_REQUEST, 'expected {"text": …, "level": "-O2"}')
    try:
        text.encode()
    except UnicodeEncodeError:
        raise InvalidRequest(HTTPStatus.BAD_REQUEST, "the text is not Unicode") from None
    return text, int(level[2:])
