"""Newlines are ignored like blanks, so that everything seems to stand on line 1.

Fails: public/collatz, public/error_character
Says: line 1
"""

# >>> gap 2: what is between tokens
t_ignore = " \t\r\n"
t_ignore_COMMENT = r"\#[^\n]*"
# <<< gap 2
