"""Random programs and damaged input: generators, oracles, and a small sample that runs with the tests."""
