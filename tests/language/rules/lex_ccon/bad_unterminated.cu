// [lex.ccon] p1: the quote must close on its line
// REFUSED: missing closing quote
extern "C" __global__ void bad_unterminated(int *out) { out[0] = 'a; }
