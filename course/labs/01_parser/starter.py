"""Lab 1: a lexer and a parser for Kite. Write the lines between `# >>> gap` and `# <<< gap`; leave the fences
and the rest as they are.
"""

from ply import lex, yacc

from minicc.course.kite.errors import KiteSyntaxError
from minicc.course.kite.tree import (
    Assign,
    Binary,
    Bool,
    Call,
    Element,
    Float,
    If,
    Int,
    Kernel,
    KiteProgram,
    Let,
    Param,
    Return,
    Store,
    Type,
    Unary,
    Variable,
    While,
)

KEYWORDS = {
    "kernel",
    "let",
    "if",
    "else",
    "while",
    "return",
    "int",
    "float",
    "bool",
    "true",
    "false",
    "and",
    "or",
    "not",
}

tokens = (
    "NAME",
    "INT_NUMBER",
    "FLOAT_NUMBER",
    "LE",
    "GE",
    "EQ",
    "NE",
    *(word.upper() for word in sorted(KEYWORDS)),
)
literals = "+-*/%<>=()[]{},:;"


# >>> gap 1: the tokens
# A rule for each token that is no literal: NAME (a keyword's token is its word in capitals: set t.type),
# FLOAT_NUMBER `0.5` and INT_NUMBER `42` (set t.value to the number), LE `<=`, GE `>=`, EQ `==`, NE `!=`. PLY
# tries functions in the order of the file.
def t_NAME(t):
    r"[A-Za-z_][A-Za-z_0-9]*"
    return t


# <<< gap 1


# >>> gap 2: blanks, comments and newlines
# Blanks and tabs are ignored; so is a comment, from `#` to the end of the line; a newline is ignored but
# counted (`t.lexer.lineno`).
t_ignore = " "


# <<< gap 2


def column(text, position):
    """Return the column, from 1, of a position in the text."""
    # >>> gap 3: columns
    # Count the characters since the last newline before the position. `str.rfind` helps.
    raise NotImplementedError
    # <<< gap 3


def t_error(t):
    raise KiteSyntaxError(f"illegal character '{t.value[0]}'", t.lineno, column(t.lexer.lexdata, t.lexpos))


def p_error(p):
    if p is None:  # the text has ended, so there is no token with a position
        raise KiteSyntaxError("the file ends too early", 0, 0)
    raise KiteSyntaxError(f"unexpected '{p.value}'", p.lineno, column(p.lexer.lexdata, p.lexpos))


def p_program(p):
    """program : kernel
    | program kernel"""
    p[0] = KiteProgram([p[1]]) if len(p) == 2 else KiteProgram([*p[1].kernels, p[2]])


def p_kernel(p):
    """kernel : KERNEL NAME '(' params ')' block"""
    p[0] = Kernel(p[2], p[4], p[6], line=p.lineno(1))


def p_params(p):
    """params :
    | some_params"""
    p[0] = [] if len(p) == 1 else p[1]


def p_some_params(p):
    """some_params : param
    | some_params ',' param"""
    p[0] = [p[1]] if len(p) == 2 else [*p[1], p[3]]


def p_param(p):
    """param : NAME ':' INT
    | NAME ':' FLOAT
    | NAME ':' BOOL
    | NAME ':' INT '[' ']'
    | NAME ':' FLOAT '[' ']'"""
    p[0] = Param(p[1], Type("".join(p[3:])), line=p.lineno(1))


def p_block(p):
    """block : '{' statements '}'"""
    p[0] = p[2]


# >>> gap 4: statements
# A list of statements, and each of them: let, assignment, store into an array, if with its forms of else,
# while, return.
def p_statements(p):
    """statements :"""
    p[0] = []


# <<< gap 4


# >>> gap 5: operations and their precedence
# The binary and unary operations and parentheses. An operation's line is that of its first operand or sign;
# `line` of a node has it. In `precedence`, from what binds least to what binds most: or; and; not; the
# comparisons, which do not associate (`a < b < c` is an error); + and -; * / and %; the unary minus (a
# invented token, UMINUS, that its production names with %prec). PLY rejects a precedence whose token no
# production has, so write both together.
precedence = ()


# <<< gap 5


def p_int(p):
    """expression : INT_NUMBER"""
    p[0] = Int(p[1], line=p.lineno(1))


def p_float(p):
    """expression : FLOAT_NUMBER"""
    p[0] = Float(p[1], line=p.lineno(1))


def p_bool(p):
    """expression : TRUE
    | FALSE"""
    p[0] = Bool(p[1] == "true", line=p.lineno(1))


def p_variable(p):
    """expression : NAME"""
    p[0] = Variable(p[1], line=p.lineno(1))


# >>> gap 6: elements and calls
# `x[i]`, and a call with any number of arguments. The words int and float are functions too: `float(n)`.


# <<< gap 6


LEXER = lex.lex()
PARSER = yacc.yacc(debug=False, write_tables=False)


def parse(text):
    """Return the KiteProgram of a text. KiteSyntaxError where it is none."""
    lexer = LEXER.clone()
    lexer.lineno = 1
    return PARSER.parse(text, lexer=lexer)
