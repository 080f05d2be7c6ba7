"""Profiles for people and programs: `minicc.profiling()`, `minicc run --profile` and `minicc profile-diff`.

Reading order: `data` (the counts as one object for JSON, which all that follows reads), `table` (text),
`roofline` (a picture), `page` (HTML), `diff` (two saved runs), `session` (who is watched, and where it is
written).
"""
