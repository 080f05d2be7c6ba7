// [lex.icon] p1: a separator stands between digits
// REFUSED: separator not between digits
extern "C" __global__ void bad_separator(int *out) { out[0] = 1''0; }
