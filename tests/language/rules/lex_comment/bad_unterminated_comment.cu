// [lex.comment] p1: a comment must end
// REFUSED: comment unclosed
extern "C" __global__ void bad_unterminated_comment(int *out) { out[0] = 1; }
/* never ends
