// [stmt.for] p1: the outermost block of the body may not redeclare the for's names
// REFUSED: redeclaration
extern "C" __global__ void bad_redeclared_in_body(int *out) { for (int i = 0; i < 3; ++i) { int i = 10; out[0] += i; } }
