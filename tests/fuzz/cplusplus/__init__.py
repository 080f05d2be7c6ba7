"""Random C++ programs for the rules of the language; `program` composes them, a family a file writes them."""
