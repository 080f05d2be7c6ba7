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
# starter: def t_NAME(t):
# starter:     r"[A-Za-z_][A-Za-z_0-9]*"
# starter:     return t
t_LE = "<="
t_GE = ">="
t_EQ = "=="
t_NE = "!="


def t_NAME(t):
    r"[A-Za-z_][A-Za-z_0-9]*"
    if t.value in KEYWORDS:
        t.type = t.value.upper()
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


# >>> gap 2: blanks, comments and newlines
# Blanks and tabs are ignored; so is a comment, from `#` to the end of the line; a newline is ignored but
# counted (`t.lexer.lineno`).
# starter: t_ignore = " "
t_ignore = " \t\r"
t_ignore_COMMENT = r"\#[^\n]*"


def t_newline(t):
    r"\n+"
    t.lexer.lineno += len(t.value)


# <<< gap 2


def column(text, position):
    """Return the column, from 1, of a position in the text."""
    # >>> gap 3: columns
    # Count the characters since the last newline before the position. `str.rfind` helps.
    return position - text.rfind("\n", 0, position)
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
# starter: def p_statements(p):
# starter:     """statements :"""
# starter:     p[0] = []
def p_statements(p):
    """statements :
    | statements statement"""
    p[0] = [] if len(p) == 1 else [*p[1], p[2]]


def p_let(p):
    """statement : LET NAME '=' expression ';'"""
    p[0] = Let(p[2], p[4], line=p.lineno(1))


def p_assign(p):
    """statement : NAME '=' expression ';'"""
    p[0] = Assign(p[1], p[3], line=p.lineno(1))


def p_store(p):
    """statement : NAME '[' expression ']' '=' expression ';'"""
    p[0] = Store(p[1], p[3], p[6], line=p.lineno(1))


def p_statement_if(p):
    """statement : if"""
    p[0] = p[1]


def p_if(p):
    """if : IF expression block
    | IF expression block ELSE block
    | IF expression block ELSE if"""
    otherwise = [] if len(p) == 4 else p[5]
    p[0] = If(p[2], p[3], otherwise if isinstance(otherwise, list) else [otherwise], line=p.lineno(1))


def p_while(p):
    """statement : WHILE expression block"""
    p[0] = While(p[2], p[3], line=p.lineno(1))


def p_return(p):
    """statement : RETURN ';'"""
    p[0] = Return(line=p.lineno(1))


# <<< gap 4


# >>> gap 5: operations and their precedence
# The binary and unary operations and parentheses. An operation's line is that of its first operand or sign;
# `line` of a node has it. In `precedence`, from what binds least to what binds most: or; and; not; the
# comparisons, which do not associate (`a < b < c` is an error); + and -; * / and %; the unary minus (a
# invented token, UMINUS, that its production names with %prec). PLY rejects a precedence whose token no
# production has, so write both together.
# starter: precedence = ()
precedence = (
    ("left", "OR"),
    ("left", "AND"),
    ("right", "NOT"),
    ("nonassoc", "<", ">", "LE", "GE", "EQ", "NE"),
    ("left", "+", "-"),
    ("left", "*", "/", "%"),
    ("right", "UMINUS"),
)


def p_binary(p):
    """expression : expression '+' expression
    | expression '-' expression
    | expression '*' expression
    | expression '/' expression
    | expression '%' expression
    | expression '<' expression
    | expression '>' expression
    | expression LE expression
    | expression GE expression
    | expression EQ expression
    | expression NE expression
    | expression AND expression
    | expression OR expression"""
    p[0] = Binary(p[2], p[1], p[3], line=p[1].line)


def p_negate(p):
    """expression : '-' expression %prec UMINUS
    | NOT expression"""
    p[0] = Unary(p[1], p[2], line=p.lineno(1))


def p_parentheses(p):
    """expression : '(' expression ')'"""
    p[0] = p[2]


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
# starter:
def p_element(p):
    """expression : NAME '[' expression ']'"""
    p[0] = Element(p[1], p[3], line=p.lineno(1))


def p_call(p):
    """expression : NAME '(' arguments ')'
    | INT '(' arguments ')'
    | FLOAT '(' arguments ')'"""
    p[0] = Call(p[1], p[3], line=p.lineno(1))


def p_arguments(p):
    """arguments :
    | some_arguments"""
    p[0] = [] if len(p) == 1 else p[1]


def p_some_arguments(p):
    """some_arguments : expression
    | some_arguments ',' expression"""
    p[0] = [p[1]] if len(p) == 2 else [*p[1], p[3]]


# <<< gap 6


LEXER = lex.lex()
PARSER = yacc.yacc(debug=False, write_tables=False)


def parse(text):
    """Return the KiteProgram of a text. KiteSyntaxError where it is none."""
    lexer = LEXER.clone()
    lexer.lineno = 1
    return PARSER.parse(text, lexer=lexer)
