// [lex.string] p1: the quote must close on its line
// REFUSED: missing closing quote
extern "C" __global__ void bad_unterminated_string(int *out) { out[0] = "abc
; }
