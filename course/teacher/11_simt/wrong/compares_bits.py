"""Comparisons look at the bits, so that a negative number is a large one.

Fails: public/signs
Says: is wrong
"""


def compare(cta, modifiers, a, b, combined=None):
    # >>> gap 8: comparisons
    x, y = cta.value(a, "u" + modifiers[-1][1:]), cta.value(b, "u" + modifiers[-1][1:])
    result = {"eq": x == y, "ne": x != y, "lt": x < y, "le": x <= y, "gt": x > y, "ge": x >= y}[modifiers[0]]
    if combined is None:
        return result
    other = cta.value(combined, "pred")
    return result & other if modifiers[1] == "and" else result | other
    # <<< gap 8
