"""The unary minus has the precedence of the binary one, so that -a * b is -(a * b).

Fails: public/precedence
Says: -(a * b)
"""

# >>> gap 5: operations and their precedence
precedence = (
    ("left", "OR"),
    ("left", "AND"),
    ("right", "NOT"),
    ("nonassoc", "<", ">", "LE", "GE", "EQ", "NE"),
    ("left", "+", "-"),
    ("left", "*", "/", "%"),
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
    """expression : '-' expression
    | NOT expression"""
    p[0] = Unary(p[1], p[2], line=p.lineno(1))


def p_parentheses(p):
    """expression : '(' expression ')'"""
    p[0] = p[2]


# <<< gap 5
