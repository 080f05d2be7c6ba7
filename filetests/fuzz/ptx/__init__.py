"""Random PTX kernels. Reading order: `drawing`, `row_statements`, `kernels`, `engines`."""
