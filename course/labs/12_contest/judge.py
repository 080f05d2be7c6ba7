"""Runs what the optimiser made: results as before, and no more instructions than `-O1` of the untouched
compiler executes.
"""

from minicc.course import stages
from minicc.course.running import run
from minicc.driver.checking import checking


def load(text, name):
    """A test is CUDA C with a launch; the optimiser gets its IR before any pass."""
    case = stages.load(text, name)
    return {
        **case,
        "name": "lab.ll",
        "text": stages.untouched(case["text"], name, ("-passes=", "-fmad=false")),
        "source": case["text"],
    }


UNSHRUNK = ("slow", "race")
"""Of these the source says more than a few lines of IR."""


def expected(case):
    """The arrays after the launch, without any optimisation, and the instructions of `-O1`. ValueError for a
    program whose threads race.
    """
    if race := _race(case["text"], case["launch"]):
        raise ValueError(race)
    return {"arrays": stages.results(case), "par": _par(case, "O1")}


def difference(case, expected, found):
    """Words for what differs, for a race, or for how many instructions are too many."""
    words = stages.wrong_results(case, expected["arrays"], found["ir"])
    if words is not None:
        return words
    if race := _race(found["ir"], case["launch"]):
        return "race", f"The results are right by luck, since threads now race: {race}"
    executed = stages.executed(found["ir"], case["launch"])
    if executed > expected["par"]:
        return (
            "slow",
            (
                "The results are right, and take too many instructions.\nexpected: at most"
                f" {expected['par']:,}, which -O1 needs\nfound:    {executed:,}"
            ),
        )
    return None


def _race(ir, launch):
    with checking("race") as reports:
        run(ir, launch, ("-passes=",))
    return reports[0].message.replace(" at <unknown>:0", "") if reports else ""


def count(case, found):
    """The instructions that all threads execute."""
    return stages.executed(found["ir"], case["launch"])


def references(case):
    """What the compiler's own levels execute."""
    return {f"minicc -{level}": _par(case, level) for level in ("O1", "O2")}


def _par(case, level):
    return stages.executed(stages.untouched(case["text"], "lab.ll", (f"-passes={level}",)), case["launch"])


def smaller(case, expected):
    """Cases with less IR."""
    return ({name: part for name, part in item.items() if name != "source"} for item in stages.smaller(case))


def same(first, other):
    """A smaller program must not be one that does nothing."""
    return other["par"] > 0


def show(case):
    """The source; of a smaller case its IR."""
    return case["source"] if "source" in case else stages.show(case)
