// [basic.scope.block] p2: the outermost block may not redeclare a condition's name
// REFUSED: redeclaration
extern "C" __global__ void bad_redeclared_in_condition(int *out) { if (int q = 1) { int q = 2; out[0] = q; } }
