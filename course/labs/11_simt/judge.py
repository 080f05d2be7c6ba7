"""The judge of a launch on a student's engine by the compiler's own engine: results, faults, and the numbers
of instructions executed and issued.
"""

import numpy as np

import minicc
from minicc.course.kernels import array_names, format_case, launch_of, smaller_kernels
from minicc.course.running import first_difference
from minicc.support.diagnostics import MemoryFault

DTYPES = {"int": np.int32, "uint": np.uint32, "long": np.int64, "float": np.float32, "double": np.float64}
MAX_ISSUE_RATIO = 1.1
"""The instructions that an engine may issue, in proportion to the compiler's."""


def load(text, name):
    """Return the case of a kernel in CUDA C whose first comment gives the launch."""
    return case_of(text, launch_of(text))


def case_of(source, launch):
    return {"source": source, "launch": launch, "ptx": minicc.compile(source).ptx}


def run_reference(case, order=None):
    launch = case["launch"]
    kernel = minicc.ObjectCode.from_ptx(case["ptx"])[launch["kernel"]]
    arguments = [
        np.array(next(iter(a.values())), DTYPES[next(iter(a))]) if isinstance(a, dict) else a
        for a in launch["arguments"]
    ]
    issued = lanes = 0
    grid = launch["grid"] if isinstance(launch["grid"], list) else [launch["grid"]]
    try:
        result = kernel(
            launch["grid"],
            launch["block"],
            arguments,
            engine="reference",
            max_steps=20_000,
            device=None if order is None else minicc.Device(order=order),
        )
        issued, lanes = result.steps, result.thread_instructions
    except MemoryFault as fault:
        return {"fault": [list(fault.site.block), list(fault.site.thread)]}
    if max(np.prod(grid), 1) > 1:
        issued = (
            None  # the reference runs several CTAs side by side, the student's engine one after the other
        )
    return {
        "arrays": [a.tolist() for a in arguments if isinstance(a, np.ndarray)],
        "issued": issued,
        "lanes": lanes,
    }


def expected(case):
    """Return the result of the reference engine. ValueError for a kernel whose results depend on the order of
    threads: it has a race.
    """
    first = run_reference(case)
    if "fault" not in first:
        if repr(run_reference(case, order=3).get("arrays")) != repr(first["arrays"]):
            raise ValueError("a race")
    return first


def difference(case, expected, actual):
    if "ended" in actual:
        return f"The launch should end well, and ends with: {actual['ended']}"
    if "fault" in expected:
        block, thread = expected["fault"]
        if "fault" not in actual:
            return (
                f"Thread {thread} of block {block} accesses what it may not. Your engine found nothing wrong."
            )
        return (
            None
            if actual["fault"] == expected["fault"]
            else (
                f"A wrong thread is blamed for an access.\nexpected: thread {thread} of block {block}\nfound:"
                f"    thread {actual['fault'][1]} of block {actual['fault'][0]}"
            )
        )
    if "fault" in actual:
        block, thread = actual["fault"]
        return f"No access is invalid here. Your engine reports one of thread {thread} of block {block}."
    message = first_difference(
        case["launch"], expected["arrays"], actual["arrays"], array_names(case["source"])
    )
    if message is not None:
        return message
    if actual["lanes"] != expected["lanes"]:
        return (
            "The results are right, but some threads execute too much or too little.\nexpected:"
            f" {expected['lanes']} instructions, counted for each thread\nfound:    {actual['lanes']}"
        )
    if expected["issued"] is not None and actual["issued"] > MAX_ISSUE_RATIO * expected["issued"]:
        return (
            "The results are right, but diverged lanes reconverge too late, so instructions are issued again"
            f" for each group.\nexpected: {expected['issued']} instructions issued, or slightly"
            f" more\nfound:    {actual['issued']}"
        )
    return None


def same(first, other):
    return ("fault" in first) == ("fault" in other)


def smaller(case, expected):
    return smaller_kernels(case, case_of)


show = format_case
