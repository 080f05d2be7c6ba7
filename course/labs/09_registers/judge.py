"""The judge of allocations: a checker that shares no code with any allocator; whole kernels are run with the
registers that were chosen.
"""

import json
import random
import re

from minicc.codegen import allocate
from minicc.codegen.pipeline import assemble
from minicc.course.kernels import array_names, launch_of
from minicc.course.running import first_difference
from minicc.course.running import run as execute
from minicc.driver.api import compile as compile_kernel
from minicc.ir.parser import parse_module
from minicc.passes.allocation.chaitin import spill_until_coloured
from minicc.passes.allocation.checker import check
from minicc.passes.allocation.conflicts import conflicts
from minicc.passes.allocation.interference import build
from minicc.passes.allocation.problem import AllocationResult, BlockSpec, Coloring, Op, Problem, RegisterClass
from minicc.passes.allocation.spilling import Spills, assign_slots, rewrite
from minicc.ptx.printer import print_module
from minicc.support.fast_dataclass import replace

CLASSES = {"pred": "predicate", "b16": "word", "b32": "word", "f32": "word", "b64": "wide", "f64": "wide"}


# ------------------------------------------------------------------------------------------------------------


def load(text, name):
    """Return the case of a problem as text, of a random one (JSON: seed, blocks, values, budget), or of a
    kernel (comments give budget and launch).
    """
    if name.endswith(".json"):
        return {"problem": random_problem(**json.loads(text))}
    if name.endswith(".cu"):
        budget, launch = re.search(r"^// budget (\w+)$", text, re.MULTILINE)[1], launch_of(text)
        case = {"source": text, "launch": launch, "budget": None if budget == "none" else int(budget)}
        result = []
        with_machine(case, lambda mf, problem, registers: result.append(data_of(problem)))
        return case | {"problem": result[0]}
    return {"problem": parse_problem(text)}


def parse_problem(text):
    """Return the problem of a text with lines `budget word 2`, `block 0 weight 8 -> 1 2`, `a b = copy c`,
    `guarded a = c`; values are numbered as they appear.
    """
    numbers, blocks, budget, constant = {}, [], {}, []
    for line in text.splitlines():
        words = line.split("#")[0].split()
        if not words:
            continue
        if words[0] == "budget":
            budget[words[1]] = int(words[2])
        elif words[0] == "block":
            arrow = words.index("->") if "->" in words else len(words)
            blocks.append(
                {
                    "ops": [],
                    "next": [int(w) for w in words[arrow + 1 :]],
                    "weight": float(words[3]) if "weight" in words else 1.0,
                }
            )
        else:
            at = words.index("=")
            kind = "guarded" if words[0] == "guarded" else "copy" if "copy" in words else ""
            named = [
                [
                    numbers.setdefault(w, len(numbers))
                    for w in part
                    if w not in ("guarded", "copy", "constant")
                ]
                for part in (words[at + 1 :], words[:at])
            ]
            blocks[-1]["ops"].append([named[1], named[0], kind])
            constant += named[1] if "constant" in words else []
    return {
        "values": ["b32"] * len(numbers),
        "classes": CLASSES,
        "blocks": blocks,
        "budget": budget,
        "constant": constant,
    }


def random_problem(seed, blocks, values, budget=None, length=6):
    """Return blocks in a row with branches forwards and backwards; every value is defined at the top, by one
    operation each.
    """
    rng = random.Random(seed)
    block_list = [
        {"ops": [[[v], [], ""] for v in range(values)], "next": [1] if blocks > 1 else [], "weight": 1.0}
    ]
    for number in range(1, blocks):
        ops = []
        for _ in range(rng.randint(1, length)):
            kind = rng.choice(["", "", "copy", "copy", "guarded"])
            uses = [rng.randrange(values) for _ in range(1 if kind == "copy" else rng.randint(0, 3))]
            target = rng.randrange(values)
            if kind == "copy" and target in uses:
                kind = ""
            ops.append([[target], uses, kind])
        after = [number + 1] if number + 1 < blocks else []
        if rng.random() < 0.4 and after:
            after.append(rng.randrange(1, blocks))
        block_list.append(
            {"ops": ops, "next": list(dict.fromkeys(after)), "weight": float(rng.choice([1, 1, 8]))}
        )
    block_list[-1]["ops"] += [[[], [rng.randrange(values)], ""] for _ in range(3)]
    return {
        "values": ["b32"] * values,
        "classes": CLASSES,
        "blocks": block_list,
        "budget": {} if budget is None else {"word": budget},
        "constant": [],
    }


def problem_of(data):
    blocks = [
        BlockSpec(
            [Op(tuple(d), tuple(u), kind == "copy", kind == "guarded") for d, u, kind in block["ops"]],
            tuple(block["next"]),
            block["weight"],
        )
        for block in data["blocks"]
    ]
    return Problem(
        {name: RegisterClass(bank) for name, bank in data["classes"].items()},
        data["values"],
        blocks,
        data["budget"],
        remat=frozenset(data["constant"]),
    )


def data_of(problem):
    blocks = [
        {
            "ops": [
                [list(op.defs), list(op.uses), "copy" if op.is_copy else "guarded" if op.guarded else ""]
                for op in block.ops
            ],
            "next": list(block.successors),
            "weight": block.weight,
        }
        for block in problem.blocks
    ]
    return {
        "values": problem.values,
        "classes": {name: kind.bank for name, kind in problem.classes.items()},
        "blocks": blocks,
        "budget": dict(problem.budgets),
        "constant": sorted(problem.remat),
    }


def with_machine(case, visit):
    """Compile the case's kernel up to register allocation, call `visit(machine function, problem,
    registers)`, and emit the function that it changed. Return the PTX.
    """
    original = allocate.allocate

    def allocate_by_visit(mf, options):
        numbering = allocate.Numbering()
        problem = allocate.build_problem(mf, numbering, None)
        budgets = {} if case["budget"] is None else {"word": case["budget"]}
        visit(
            mf,
            replace(
                problem,
                classes={name: RegisterClass(bank) for name, bank in CLASSES.items()},
                budgets=budgets,
            ),
            numbering.registers,
        )
        if "problem" not in case:
            original(mf, options)

    allocate.allocate = allocate_by_visit
    try:
        return print_module(assemble(parse_module(compile_kernel(case["source"]).ir)))
    finally:
        allocate.allocate = original


# ------------------------------------------------------------------------------------------------------------


def expected(case):
    """Return what the compiler's own allocator needs: registers by bank, weight of the remaining moves, cost
    of the spills; and a kernel's results.
    """
    problem = problem_of(case["problem"])
    conflict_sets = conflicts(problem)
    if conflict_sets.live[0][0]:
        raise ValueError("a value is read that nothing has written")
    answer = spill_until_coloured(problem, conflict_sets)
    result = {
        "used": answer.used,
        "moves": remaining_moves(problem, answer),
        "spills": spill_cost(problem, answer),
    }
    if "source" in case:
        result["arrays"] = execute(case["source"], case["launch"], ("-O2",), "lab.cu").arrays
    return result


def remaining_moves(problem, answer):
    return sum(
        block.weight
        for n, block in enumerate(problem.blocks)
        for at, op in enumerate(block.ops)
        if op.is_copy and (n, at) not in answer.edits and not answer.is_redundant(op)
    )


def spill_cost(problem, answer):
    return sum(
        problem.blocks[n].weight * (len(edit.before) + len(edit.after))
        for (n, _), edit in answer.edits.items()
    )


def answer_of(problem, actual):
    """Return the AllocationResult that a reply describes, replayed here; or a message why there is none."""
    spills = Spills()
    for groups in actual["rounds"]:
        for group in groups:
            if any(v in spills.group_of or not 0 <= v < len(problem.values) for v in group):
                return (
                    f"A value of the group {group} was to be spilled which is in memory already, or which"
                    " must stay in a register."
                )
            spills.add(group)
    current, edits = rewrite(problem, spills)
    units, merged = dict(map(tuple, actual["units"])), dict(map(tuple, actual["merged"]))
    for block in current.blocks:
        for value in [v for op in block.ops for v in (*op.defs, *op.uses)]:
            root = merged.get(value, value)
            if root not in units:
                return (
                    f"Value {name_of(value)} has no register"
                    + (f" (it was merged into {name_of(root)}, which has none)" if root != value else "")
                    + "."
                )
    roots = {
        v: merged.get(v, v) for block in current.blocks for op in block.ops for v in (*op.defs, *op.uses)
    }
    coloring = Coloring({v: units[r] for v, r in roots.items()}, {}, [])
    pressure = conflicts(problem).pressure
    slots, frame = assign_slots(problem, spills, build(problem).graph) if spills.group_of else ({}, 0)
    return replace(
        AllocationResult.of(current, coloring, pressure),
        edits=edits,
        slots=slots,
        frame_size=frame,
        spilled=tuple(sorted(spills.group_of.keys() - problem.remat)),
        recomputed=tuple(sorted(spills.group_of.keys() & problem.remat)),
    )


RULES = {
    "1": "A value's register must lie within the budget.",
    "2": "A use must find in its register what the value holds: two values share one while both are needed.",
    "3": "Two results of one operation must not share a register.",
    "7": "The summary must agree with the rest.",
}


def difference(case, expected, actual):
    problem = problem_of(case["problem"])
    answer = answer_of(problem, actual)
    if isinstance(answer, str):
        return answer
    violations = check(problem, answer)
    if violations:
        rule, _, detail = violations[0].removeprefix("rule ").partition(": ")
        detail = re.sub(
            r"(?<=value )\d+|(?<=holds )\d+(?:, \d+)*",
            lambda m: ", ".join(name_of(int(n)) for n in m[0].split(", ")),
            detail,
        )
        return (
            f"{RULES.get(rule, 'The allocation is wrong.')}\nexpected: an allocation that the checker"
            f" proves\nfound:    {detail}"
        )
    if "source" in case:
        ptx = with_machine(case, lambda mf, fresh, registers: allocate._apply(mf, fresh, answer, registers))
        words = first_difference(
            case["launch"],
            expected["arrays"],
            execute(ptx, case["launch"], filename="lab.ptx").arrays,
            array_names(case["source"]),
        )
        if words is not None:
            return words
    return describe_excess(problem, answer, expected)


def describe_excess(problem, answer, expected):
    """Return a message for an allocation that is right and much worse than necessary."""
    for bank, units in answer.used.items():
        most = expected["used"].get(bank, 0) + 1
        if bank not in problem.budgets and units > most:
            return (
                f"The allocation is right, but takes too many registers of the bank '{bank}'.\nexpected:"
                f" {most} at most\nfound:    {units}"
            )
    cost, most = spill_cost(problem, answer), 1.5 * expected["spills"] + 4
    if cost > most:
        return (
            f"The allocation is right, but spills too much.\nexpected: loads and stores of weight {most:g} at"
            f" most\nfound:    {cost:g}"
        )
    moves, most = remaining_moves(problem, answer), 1.25 * expected["moves"]
    if moves > most and not problem.budgets:
        return (
            f"The allocation is right, but moves stay that could vanish.\nexpected: moves of weight {most:g}"
            f" at most\nfound:    {moves:g}"
        )
    return None


# ------------------------------------------------------------------------------------------------------------


def smaller(case, expected):
    data = case["problem"]
    if "source" in case:
        yield {"problem": data}
    used = sorted({v for block in data["blocks"] for defs, uses, _ in block["ops"] for v in (*defs, *uses)})
    if len(used) < len(data["values"]):
        yield renumber(data, used)
    for n, block in enumerate(data["blocks"]):
        if len(block["next"]) > 1:
            for target in block["next"]:
                yield change_block(data, n, next=[t for t in block["next"] if t != target])
    if len(data["blocks"]) > 1:
        for n in range(1, len(data["blocks"])):
            yield remove_block(data, n)
    for n, block in enumerate(data["blocks"]):
        size = max(len(block["ops"]) // 2, 1)
        while size:
            for at in range(0, len(block["ops"]), size):
                yield change_block(data, n, ops=block["ops"][:at] + block["ops"][at + size :])
            size //= 2
    for n, block in enumerate(data["blocks"]):
        for at, (defs, uses, kind) in enumerate(block["ops"]):
            if kind != "copy":
                for use in range(len(uses)):
                    ops = list(block["ops"])
                    ops[at] = [defs, uses[:use] + uses[use + 1 :], kind]
                    yield change_block(data, n, ops=ops)


def renumber(data, used):
    new = {old: number for number, old in enumerate(used)}
    blocks = [
        block
        | {
            "ops": [
                [[new[v] for v in defs], [new[v] for v in uses], kind] for defs, uses, kind in block["ops"]
            ]
        }
        for block in data["blocks"]
    ]
    return {
        "problem": (
            data
            | {
                "values": [data["values"][v] for v in used],
                "blocks": blocks,
                "constant": [new[v] for v in data["constant"] if v in new],
            }
        )
    }


def change_block(data, number, **parts):
    blocks = list(data["blocks"])
    blocks[number] = blocks[number] | parts
    return {"problem": data | {"blocks": blocks}}


def remove_block(data, number):
    """Return the case without a block; branches to it go to its successors."""
    removed, blocks = data["blocks"][number], []
    for n, block in enumerate(data["blocks"]):
        if n != number:
            after = dict.fromkeys(
                t for target in block["next"] for t in (removed["next"] if target == number else [target])
            )
            blocks.append(block | {"next": [t - (t > number) for t in after if t != number]})
    return {"problem": data | {"blocks": blocks}}


def name_of(value):
    return chr(ord("a") + value) if value < 26 else f"v{value}"


def show(case):
    """Return a problem as its text."""
    data = case["problem"]
    lines = [f"budget {bank} {units}" for bank, units in data["budget"].items()]
    for n, block in enumerate(data["blocks"]):
        weight = f" weight {block['weight']:g}" if block["weight"] != 1 else ""
        lines.append(
            f"block {n}{weight}" + (" -> " + " ".join(map(str, block["next"])) if block["next"] else "")
        )
        for defs, uses, kind in block["ops"]:
            parts = (
                ["guarded"] * (kind == "guarded")
                + [name_of(v) for v in defs]
                + ["="]
                + ["copy"] * (kind == "copy")
                + [name_of(v) for v in uses]
            )
            lines.append("    " + " ".join(parts))
    return "\n".join(lines)
