"""Newlines are ignored like blanks, so that everything seems to stand on line 1.

Fails: public/collatz, public/error_character
Says: line 1
"""

# >>> gap 2: blanks, comments and newlines
t_ignore = " \t\r\n"
t_ignore_COMMENT = r"\#[^\n]*"
# <<< gap 2
