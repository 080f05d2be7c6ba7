"""The judge of moves by simulating them, and of kernels by running the student's PTX and the compiler's."""

import re

import minicc
from minicc.course.kernels import array_names, format_case, launch_of, smaller_kernels
from minicc.course.running import first_difference
from minicc.course.running import run as execute


def load(text, name):
    """Return the case of copies, one a line (`a = b`), or of a kernel in CUDA C whose first comment gives the
    launch.
    """
    if name.endswith(".txt"):
        return {"copies": [re.split(r"\s*=\s*", line.strip()) for line in text.splitlines() if "=" in line]}
    return case_of(text, launch_of(text))


def case_of(source, launch):
    return {"source": source, "launch": launch, "ir": minicc.compile(source).ir}


def expected(case):
    """Return the contents of every name afterwards, and the least number of moves; or the arrays of a launch
    and the number of PTX instructions.
    """
    if "copies" in case:
        return {"holds": dict(case["copies"]), "moves": min_moves(dict(case["copies"]))}
    arrays = execute(case["source"], case["launch"], ("-O2",), "lab.cu").arrays
    return {"arrays": arrays, "instructions": instructions(minicc.compile(case["source"]).ptx)}


def min_moves(copies):
    """Return the least number of moves: one for each copy, and one more for each cycle that no other copy
    reads.
    """
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


def difference(case, expected, actual):
    if "copies" in case:
        return _moves(case, expected, actual["moves"])
    message = first_difference(
        case["launch"],
        expected["arrays"],
        execute(actual["ptx"], case["launch"], filename="lab.ptx").arrays,
        array_names(case["source"]),
    )
    if message is not None:
        return message
    count, most = (
        instructions(actual["ptx"]),
        expected["instructions"] + max(expected["instructions"] // 10, 1),
    )
    if count > most:
        return (
            "The results are right, but there are instructions too many: moves or jumps that are not"
            f" needed.\nexpected: {most} at most\nfound:    {count}"
        )
    return None


def _moves(case, expected, moves):
    names = dict.fromkeys(name for copy in case["copies"] for name in copy)
    contents = {name: name for name in names}
    sequence = "; ".join(f"{d} = {s}" for d, s in moves) or "(none)"
    for dst, src in moves:
        if src not in contents:
            return f"In {sequence}: '{src}' is read before anything is in it."
        contents[dst] = contents[src]
    for name in names:
        source = expected["holds"].get(name, name)
        if contents[name] != source:
            return (
                f"The moves are {sequence}.\nexpected: afterwards {name} has what {source} had\n"
                f"found:    {name} has what {contents[name]} had"
            )
    if len(moves) > expected["moves"]:
        return (
            f"The moves are right, but too many: {sequence}.\n"
            f"expected: {expected['moves']} at most\nfound:    {len(moves)}"
        )
    return None


def same(first, other):
    return first.keys() == other.keys()


def smaller(case, expected):
    if "source" in case:
        return smaller_kernels(case, case_of)
    return ({"copies": case["copies"][:at] + case["copies"][at + 1 :]} for at in range(len(case["copies"])))


def show(case):
    return format_case(case) if "source" in case else "\n".join(f"{d} = {s}" for d, s in case["copies"])
