"""Memory as a batch of lanes accesses it.

Reading order: `faults`, `async_proxy` (operations that end later), `tensor_memory`, `storage` (what
all lanes share), `access` (checked loads and stores), `instrumented_access` (accesses that are reported to
observers).
"""
