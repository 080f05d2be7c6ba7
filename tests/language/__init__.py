"""Programs, one feature or one message each, and the arithmetic of C against a model of it."""
