"""Profiles as text and as data: `minicc.profiling()`, `minicc run --profile` and `minicc profile-diff`.

Reading order: `data` (the counts as one JSON object, the input of the following), `table` (text), `roofline`
(a picture), `page` (HTML), `diff` (two saved runs), `session` (observation and output).
"""
