"""The judge of lowering: compiles the student's IR with the untouched passes and code generator, runs it, and
compares the arrays with the definition of the language.
"""

from minicc.course.kite import cases
from minicc.course.running import first_difference, run


def load(text, name):
    """Return the case of a program whose first line describes the launch."""
    return cases.load(text)


def expected(case):
    """Return the arrays after the launch."""
    return cases.results(case)


def difference(case, expected, actual):
    """Return a message about the first element that differs."""
    for options in ("-O0", "-O2"):
        ran = run(actual["ir"], case["launch"], [options], max_steps=5000)
        message = first_difference(case["launch"], expected, ran.arrays, cases.arrays(case))
        if message is not None:
            return message + (
                "" if options == "-O0" else "\n(only with -O2: your IR has undefined behaviour)"
            )
    return None


def smaller(case, expected):
    """Yield cases with fewer threads, then with less program."""
    return cases.smaller(case)


show = cases.format_case
