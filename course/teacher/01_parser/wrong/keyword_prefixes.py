"""Keywords are matched by their beginning, so that a name such as `iffy` falls apart into `if` and `fy`.

Fails: hidden/keywords_in_names
Says: Your parser rejects it
"""

# >>> gap 1: the tokens
t_LE = "<="
t_GE = ">="
t_EQ = "=="
t_NE = "!="


def t_KERNEL(t):
    r"kernel|let|if|else|while|return|int|float|bool|true|false|and|or|not"
    t.type = t.value.upper()
    return t


def t_NAME(t):
    r"[A-Za-z_][A-Za-z_0-9]*"
    return t


def t_FLOAT_NUMBER(t):
    r"\d+\.\d+"
    t.value = float(t.value)
    return t


def t_INT_NUMBER(t):
    r"\d+"
    t.value = int(t.value)
    return t


# <<< gap 1
