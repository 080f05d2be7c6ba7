"""How your file is called: its passes take the places of `gvn` and `licm`. (This file runs beside yours;
changing it changes nothing.)
"""

from minicc.course.stages import compiled, forbid

forbid("transform.gvn", "transform.licm")


def run(student, case):
    """The IR that comes out."""
    return compiled(student, case)
