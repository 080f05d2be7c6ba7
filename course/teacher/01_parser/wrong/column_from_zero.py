"""Columns count from 0.

Fails: public/error_character, public/error_token, hidden/error_column
Says: column
"""


def column(text, position):
    # >>> gap 3: columns
    return position - text.rfind("\n", 0, position) - 1
    # <<< gap 3
