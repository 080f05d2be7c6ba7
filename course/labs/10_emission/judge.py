"""Judges moves by doing them, and kernels by running them: the student's PTX and the compiler's."""

import json
import re

import minicc
from minicc.course.running import first_difference
from minicc.course.running import run as execute
from minicc.course.shrinking import fewer_lines
from minicc.support.diagnostics import MiniccError

STEPS = 20_000
"""What a launch may execute: the kernels of this lab need far less."""


def load(text, name):
    """Copies, one a line (`a = b`), or a kernel in CUDA C whose first comment tells the launch."""
    if name.endswith(".txt"):
        return {"copies": [re.split(r"\s*=\s*", line.strip()) for line in text.splitlines() if "=" in line]}
    return case_of(text, json.loads(re.search(r"^// launch (.*)$", text, re.MULTILINE)[1]))


def case_of(source, launch):
    return {"source": source, "launch": launch, "ir": minicc.compile(source).ir}


def expected(case):
    """What every name holds afterwards, and how many moves that takes; or the arrays of a launch and the number of PTX instructions."""
    if "copies" in case:
        return {"holds": dict(case["copies"]), "moves": least(dict(case["copies"]))}
    arrays = execute(case["source"], case["launch"], ("-O2",), "lab.cu").arrays
    return {"arrays": arrays, "instructions": instructions(minicc.compile(case["source"]).ptx)}


def least(copies):
    """One move for each copy, and one more for each cycle that nobody else reads from."""
    copies = {d: s for d, s in copies.items() if d != s}
    on_cycle, cycles = set(), 0
    for start in copies:
        path, at = [], start
        while at in copies and at not in path:
            path.append(at)
            at = copies[at]
        if at == start and start not in on_cycle:
            on_cycle.update(path)
            cycles += 1
    return len(copies) + cycles


def instructions(ptx):
    return sum(1 for line in ptx.splitlines() if re.match(r"\t[@a-z]", line))


def difference(case, expected, found):
    if "copies" in case:
        return _moves(case, expected, found["moves"])
    words = first_difference(case["launch"], expected["arrays"], execute(found["ptx"], case["launch"], filename="lab.ptx", max_steps=STEPS).arrays, names(case))
    if words is not None:
        return words
    count, most = instructions(found["ptx"]), expected["instructions"] + max(expected["instructions"] // 10, 1)
    if count > most:
        return f"The results are right, but there are instructions too many: moves or jumps that are not needed.\nexpected: {most} at most\nfound:    {count}"
    return None


def names(case):
    """The names of the kernel's arrays."""
    head = re.search(r"__global__ void \w+\(([^)]*)\)", case["source"])[1]
    return [re.search(r"(\w+)$", p.strip())[1] for p in head.split(",") if "*" in p]


def _moves(case, expected, moves):
    known = dict.fromkeys(name for copy in case["copies"] for name in copy)
    holds = {name: name for name in known}
    said = "; ".join(f"{d} = {s}" for d, s in moves) or "(none)"
    for dst, src in moves:
        if src not in holds:
            return f"In {said}: '{src}' is read before anything is in it."
        holds[dst] = holds[src]
    for name in known:
        wanted = expected["holds"].get(name, name)
        if holds[name] != wanted:
            return f"The moves are {said}.\nexpected: afterwards {name} has what {wanted} had\nfound:    {name} has what {holds[name]} had"
    if len(moves) > expected["moves"]:
        return f"The moves are right, but too many: {said}.\nexpected: {expected['moves']} at most\nfound:    {len(moves)}"
    return None


def same(first, other):
    return first.keys() == other.keys()


def smaller(case, expected):
    if "copies" in case:
        for at in range(len(case["copies"])):
            yield {"copies": case["copies"][:at] + case["copies"][at + 1 :]}
        return
    launch = case["launch"]
    if launch["block"] > 1:
        yield case | {"launch": launch | {"block": 1}}
    for text in fewer_lines(case["source"]):
        try:
            yield case_of(text, launch)
        except MiniccError:
            continue


def show(case):
    if "copies" in case:
        return "\n".join(f"{d} = {s}" for d, s in case["copies"])
    launch = case["launch"]
    given = ", ".join(str(next(iter(a.values()))) if isinstance(a, dict) else str(a) for a in launch["arguments"])
    return re.sub(r"^// launch .*\n+", "", case["source"], flags=re.MULTILINE).rstrip() + f"\n\n{launch['kernel']}<<<{launch['grid']}, {launch['block']}>>>({given})"
