"""The operators + - * / associate to the right, so that a - b - c is a - (b - c).

Fails: public/left_to_right
Says: a / (b * 2)
"""

# >>> gap 4: precedence
precedence = (
    ("left", "OR"),
    ("left", "AND"),
    ("right", "NOT"),
    ("nonassoc", "<", ">", "LE", "GE", "EQ", "NE"),
    ("right", "+", "-"),
    ("right", "*", "/", "%"),
    ("right", "UMINUS"),
)
# <<< gap 4
