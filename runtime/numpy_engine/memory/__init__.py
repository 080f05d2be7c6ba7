"""Memory as a batch of lanes accesses it.

Reading order: `storage` (what all lanes share), `faults`, `access` (checked loads and stores),
`instrumented_access` (accesses that are reported to observers).
"""
