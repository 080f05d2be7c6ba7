"""Compiles the student's IR with the untouched passes and code generator, runs it, and compares the arrays
with the definition of the language.
"""

from minicc.course.kite import cases
from minicc.course.running import first_difference, run


def load(text, name):
    """A test is a program whose first line says how to run it."""
    return cases.load(text)


def expected(case):
    """The arrays after the launch."""
    return cases.results(case)


def difference(case, expected, found):
    """Words for the first element that differs."""
    for options in ("-O0", "-O2"):
        ran = run(found["ir"], case["launch"], [options], max_steps=5000)
        words = first_difference(case["launch"], expected, ran.arrays, cases.arrays(case))
        if words is not None:
            return words + (
                "" if options == "-O0" else "\n(only with -O2: your IR says something that is undefined)"
            )
    return None


def smaller(case, expected):
    """Fewer threads, less program."""
    return cases.fewer(case)


show = cases.shown
