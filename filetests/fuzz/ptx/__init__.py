"""Random PTX kernels. Reading order: `kernels`, `engines`."""
