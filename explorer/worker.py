"""The compilation of edited text in a process of its own, with limits of time and memory, that reads only the
files that the first compilation has read.

The parent writes one `Request`, pickled, to standard input; the answer is a document or {'error': …} as JSON.
"""

from __future__ import annotations

import pickle
import signal
import subprocess
import sys

from ..driver.commands import end
from ..driver.options import CompileOptions
from ..driver.pipeline import InputKind
from ..support.diagnostics import MiniccError
from ..support.fast_dataclass import record
from .document import PageContents, as_json, of_text

SECONDS, BYTES = 30, 4 << 30


@record
class Request:
    """The text to compile and the limits: seconds of the processor and of the clock, bytes of address
    space.
    """

    text: str
    filename: str
    kind: InputKind | None
    options: CompileOptions
    wanted: PageContents
    seconds: int = SECONDS
    bytes: int = BYTES


class CompilationFailed(Exception):
    """A failed compilation without a document; the text is the reason."""


def compile_request(request: Request) -> str:
    """Return the document as JSON. Raises Refused if a limit is exceeded or the compiler fails."""
    process = subprocess.Popen(
        [sys.executable, "-m", __name__],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        output, _ = process.communicate(pickle.dumps(request), timeout=request.seconds)
    except subprocess.TimeoutExpired:
        raise CompilationFailed(f"it took longer than {request.seconds} seconds, and was stopped") from None
    finally:
        if process.poll() is None:
            end(process.pid)
            process.wait()
    text = output.decode()
    if process.returncode == -signal.SIGXCPU:
        raise CompilationFailed(f"it took longer than {request.seconds} seconds, and was stopped")
    if process.returncode:
        raise CompilationFailed(
            text
            or f"it needed more than {request.bytes >> 20} MiB, or the compiler failed (status "
            f"{process.returncode})"
        )
    return text


def main() -> int:
    """Read a request and write the answer; the exit status is 0 for a document."""
    request, answer = pickle.load(sys.stdin.buffer), sys.stdout.buffer
    sys.stdout = sys.stderr  # what is said on the way is no part of the answer
    try:
        import resource
    except ImportError:  # where there are no such limits, the clock's remains
        pass
    else:
        resource.setrlimit(resource.RLIMIT_AS, (request.bytes, request.bytes))
        resource.setrlimit(resource.RLIMIT_CPU, (request.seconds, request.seconds + 1))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    try:
        text, status = (
            as_json(
                of_text(
                    request.text, request.filename, request.options, request.wanted, request.kind
                ).document
            ),
            0,
        )
    except MemoryError:
        text, status = f"it needed more than {request.bytes >> 20} MiB", 1
    except MiniccError as error:
        text, status = str(error), 1
    answer.write(text.encode())
    answer.flush()
    return status


if __name__ == "__main__":
    sys.exit(main())
