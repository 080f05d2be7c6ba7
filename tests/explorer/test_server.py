"""The server is for this machine's browser and its own page: everything else is refused, and what it runs is
limited.
"""

from __future__ import annotations

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import minicc
from minicc.driver.options import CompileOptions
from minicc.explorer.command import server_of
from minicc.explorer.document import PageContents, of_text
from minicc.explorer.server import MOST, Server
from minicc.explorer.worker import CompilationFailed, Request, compile_request

ROOT = Path(minicc.__file__).parent
SOURCE = (
    '#include "mine.h"\n__global__ void k(int *p) { p[threadIdx.x] = MINE; }\n// minicc run k.cu --block 32'
    " p=zeros(32)\n"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("explored")
    (folder / "mine.h").write_text("#define MINE 7\n")
    (folder / "secret.h").write_text("int secret = 12345;\n")
    (folder / "k.cu").write_text(SOURCE)
    wanted = PageContents(sass=False)
    made = of_text(SOURCE, str(folder / "k.cu"), CompileOptions(), wanted)
    with server_of(made, CompileOptions(), wanted) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        yield serving
        serving.shutdown()


def ask(
    server: Server, method: str = "GET", path: str = "/", body: bytes | str | None = None, **headers: str
) -> tuple[int, Any]:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=60)
    connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    data = answer.read().decode()
    connection.close()
    return answer.status, (
        json.loads(data) if answer.getheader("Content-Type", "").startswith("application/json") else data
    )


def compile_(server: Server, text: str, level: str = "-O2", **headers: str) -> tuple[int, Any]:
    return ask(
        server,
        "POST",
        "/compile",
        json.dumps({"text": text, "level": level}),
        Content_Type="application/json",
        **headers,
    )


def test_it_is_on_loopback_only(server: Server) -> None:
    assert server.server_address[0] == "127.0.0.1"
    status, text = ask(server)
    assert status == 200
    assert 'data-served="yes"' in text


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1", "127.0.0.1:1", "localhost.evil.example:80", "0.0.0.0", ""]
)
def test_a_foreign_host_is_refused(server: Server, host: str) -> None:
    status, said = ask(server, Host=host)
    assert (status, said["error"]) == (403, "this page is for the machine that it runs on")
    assert compile_(server, SOURCE, Host=host)[0] == 403


def test_two_hosts_are_refused(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.server_port)) as line:
        line.sendall(
            f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{server.server_port}\r\nHost: evil.example\r\n\r\n".encode()
        )
        assert b" 403 " in line.makefile("rb").readline()


def test_localhost_is_this_machine(server: Server) -> None:
    assert ask(server, Host=f"localhost:{server.server_port}")[0] == 200


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "https://127.0.0.1"]
)
def test_a_foreign_origin_is_refused(server: Server, origin: str) -> None:
    assert compile_(server, SOURCE, Origin=origin)[0] == 403
    assert ask(server, Origin=origin)[0] == 403


def test_another_site_may_not_ask(server: Server) -> None:
    assert compile_(server, SOURCE, Sec_Fetch_Site="cross-site")[0] == 403
    assert compile_(server, SOURCE, Origin=server.url.rstrip("/"), Sec_Fetch_Site="same-origin")[0] == 200


@pytest.mark.parametrize(
    "path", ["/k.cu", "/../k.cu", "/..%2f..%2fetc/passwd", "//etc/passwd", "/page/main.js", "/compile"]
)
def test_there_is_one_page(server: Server, path: str) -> None:
    assert ask(server, "GET", path)[0] == 404


def test_no_other_file_is_read(server: Server) -> None:
    status, made = compile_(server, SOURCE)
    assert (status, made["complete"]) == (200, True)
    assert "7" in made["ptx"]
    assert made["recording"]["steps"]
    for name in (
        "secret.h",
        "/etc/passwd",
        "../../../../../../etc/passwd",
        "./../" + Path(made["file"]).parent.name + "/secret.h",
    ):
        status, made = compile_(server, f'#include "{name}"\n__global__ void k(int *p) {{ p[0] = 1; }}\n')
        assert status == 200
        assert not made["complete"]
        assert [d["message"] for d in made["diagnostics"]] == [f"'{name}' file not found"]
    status, made = compile_(
        server, "__global__ void k(int *p) { p[0] = 1; }\n// minicc run k.cu p=/tmp/x.npy\n"
    )
    assert "comment of the file" in made["recording"]["absent"]


@pytest.mark.parametrize(("body", "status"),
    [(b"{", 400), (b"[]", 400), (b'{"text": 1, "level": "-O2"}', 400), (b'{"text": "", "level": "-O9"}', 400),
        (b'{"text": "\\ud800", "level": "-O2"}', 400),
                                              (b"[" * 100_000, 400), (b"\xff\xfe", 400)])  # fmt: skip
def test_a_request_that_says_nothing_is_refused(server: Server, body: bytes, status: int) -> None:
    assert ask(server, "POST", "/compile", body, Content_Type="application/json")[0] == status


def test_a_form_of_another_site_is_refused(server: Server) -> None:
    assert (
        ask(
            server,
            "POST",
            "/compile",
            json.dumps({"text": SOURCE, "level": "-O2"}),
            Content_Type="text/plain",
        )[0]
        == 415
    )
    assert ask(server, "POST", "/", b"{}", Content_Type="application/json")[0] == 404


def test_a_long_request_is_refused_unread(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.server_port)) as line:
        line.sendall(
            f"POST /compile HTTP/1.1\r\nHost: 127.0.0.1:{server.server_port}\r\nContent-Type:"
            f" application/json\r\nContent-Length: {MOST + 1}\r\n\r\n".encode()
        )
        assert b" 413 " in line.makefile("rb").readline()
    with socket.create_connection(("127.0.0.1", server.server_port)) as line:
        line.sendall(
            f"POST /compile HTTP/1.1\r\nHost: 127.0.0.1:{server.server_port}\r\nContent-Type:"
            " application/json\r\nTransfer-Encoding: chunked\r\n\r\n".encode()
        )
        assert b" 411 " in line.makefile("rb").readline()


def test_a_wrong_text_comes_with_its_messages(server: Server) -> None:
    status, made = compile_(server, "__global__ void k(int *p) {\n  p[0] = q;\n}\n", "-O0")
    assert status == 200
    assert [(d["line"], d["column"]) for d in made["diagnostics"]] == [(2, 10)]
    assert made["options"]["level"] == 0


def test_what_a_kernel_prints_is_no_part_of_the_answer() -> None:
    text = (
        '#include <stdio.h>\n__global__ void k(int *p) { printf("hello"); }\n// minicc run k.cu p=zeros(1)\n'
    )
    made = json.loads(
        compile_request(Request(text, "k.cu", "source", CompileOptions(), PageContents(sass=False)))
    )
    assert made["recording"]["printed"] == "hello"


def test_what_takes_long_is_stopped() -> None:
    body = "".join(f"  p[{i}] = p[{i}] * p[{i + 1}] + {i};\n" for i in range(40_000))
    started = time.monotonic()
    with pytest.raises(CompilationFailed, match="longer than 2 seconds"):
        compile_request(
            Request(
                f"__global__ void k(int *p) {{\n{body}}}\n",
                "k.cu",
                "source",
                CompileOptions(),
                PageContents(sass=False),
                seconds=2,
            )
        )
    assert time.monotonic() - started < 8


def test_what_needs_much_memory_is_stopped() -> None:
    launch = "// minicc run k.cu 'p=zeros(1000000000)'\n"
    with pytest.raises(CompilationFailed, match=r"more than 1024 MiB|unable to allocate|cannot") as result:
        made = compile_request(
            Request(
                f"__global__ void k(int *p) {{ p[0] = 1; }}\n{launch}",
                "k.cu",
                "source",
                CompileOptions(),
                PageContents(sass=False),
                bytes=1 << 30,
            )
        )
        raise CompilationFailed(json.loads(made)["recording"].get("absent", "it ran"))
    assert "it ran" not in str(result.value)


def test_ctrl_c_ends_it_quietly() -> None:
    def interruptible() -> None:
        signal.signal(signal.SIGINT, signal.default_int_handler)

    command = [sys.executable, "-m", "minicc", "explore", str(ROOT / "examples" / "saxpy.cu"), "--no-browser"]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=interruptible,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("http://127.0.0.1:")
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (130, "", "")


def test_a_port_that_is_taken_is_told(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    from minicc.driver.command import main

    assert (
        main(
            [
                "explore",
                str(ROOT / "examples" / "saxpy.cu"),
                "--no-browser",
                "--port",
                str(server.server_port),
            ]
        )
        == 2
    )
    assert "cannot serve on port" in capsys.readouterr().err


def test_ptx_without_a_name_stays_ptx() -> None:
    obj = minicc.ObjectCode.from_ptx(minicc.compile("__global__ void k(int *p) { p[0] = 1; }").ptx)
    with minicc.explore(obj, browser=False) as shown:  # type: ignore[union-attr]
        status, made = compile_(shown._server, obj.ptx.replace(", 1;", ", 2;"))
    assert (status, made["kind"], made["complete"]) == (200, "ptx", True)


def test_an_exploration_of_python_can_be_closed() -> None:
    obj = minicc.compile("__global__ void k(int *p) { p[0] = 1; }")
    with minicc.explore(obj, browser=False) as shown:  # type: ignore[union-attr]
        port = int(shown.url.rstrip("/").rpartition(":")[2])
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        connection.request("GET", "/")
        assert connection.getresponse().status == 200
    with pytest.raises(OSError, match="refused"):
        socket.create_connection(("127.0.0.1", port))
