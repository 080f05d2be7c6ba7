"""Source text to tokens: files, the preprocessor, literals."""
