"""The judge of an optimiser's output: unchanged results, and no more instructions than `-O1` of the untouched
compiler executes.
"""

from minicc.course import stages
from minicc.course.running import run
from minicc.driver.checking import checking


def load(text, name):
    """Return the case of CUDA C with a launch; the optimiser gets its IR before any pass."""
    case = stages.load(text, name)
    return {
        **case,
        "name": "lab.ll",
        "text": stages.reference_ir(case["text"], name, ("-passes=", "-fmad=false")),
        "source": case["text"],
    }


UNSHRUNK = ("slow", "race")
"""Kinds of failures for which the source says more than a few lines of IR."""


def expected(case):
    """Return the arrays after the launch, without any optimisation, and the instructions of `-O1`. ValueError
    for a program whose threads race.
    """
    if race := _race(case["text"], case["launch"]):
        raise ValueError(race)
    return {"arrays": stages.results(case), "par": _par(case, "O1")}


def difference(case, expected, actual):
    """Return a message about a difference, a race, or too many instructions."""
    message = stages.describe_wrong_results(case, expected["arrays"], actual["ir"])
    if message is not None:
        return message
    if race := _race(actual["ir"], case["launch"]):
        return "race", f"The results are right by luck, since threads now race: {race}"
    instructions = stages.count_instructions(actual["ir"], case["launch"])
    if instructions > expected["par"]:
        return (
            "slow",
            (
                "The results are right, and take too many instructions.\nexpected: at most"
                f" {expected['par']:,}, which -O1 needs\nfound:    {instructions:,}"
            ),
        )
    return None


def _race(ir, launch):
    with checking("race") as reports:
        run(ir, launch, ("-passes=",))
    return reports[0].message.replace(" at <unknown>:0", "") if reports else ""


def count(case, actual):
    """Return the instructions that all threads execute."""
    return stages.count_instructions(actual["ir"], case["launch"])


def references(case):
    """Return the counts of the compiler's own levels."""
    return {f"minicc -{level}": _par(case, level) for level in ("O1", "O2")}


def _par(case, level):
    return stages.count_instructions(
        stages.reference_ir(case["text"], "lab.ll", (f"-passes={level}",)), case["launch"]
    )


def smaller(case, expected):
    """Yield cases with less IR."""
    return ({name: part for name, part in item.items() if name != "source"} for item in stages.smaller(case))


def same(first, other):
    """Return whether a smaller program still executes instructions."""
    return other["par"] > 0


def show(case):
    """Return the source; of a smaller case its IR."""
    return case["source"] if "source" in case else stages.show(case)
