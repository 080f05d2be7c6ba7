"""The rule of INT_NUMBER stands before that of FLOAT_NUMBER; PLY tries functions in their order, so 0.5 is
read as 0, then `.`.

Fails: public/numbers, hidden/two_kernels
Says: illegal character '.'
"""

# >>> gap 1: the tokens
t_LE = "<="
t_GE = ">="
t_EQ = "=="
t_NE = "!="


def t_NAME(t):
    r"[A-Za-z_][A-Za-z_0-9]*"
    if t.value in KEYWORDS:
        t.type = t.value.upper()
    return t


def t_INT_NUMBER(t):
    r"\d+"
    t.value = int(t.value)
    return t


def t_FLOAT_NUMBER(t):
    r"\d+\.\d+"
    t.value = float(t.value)
    return t


# <<< gap 1
