// [class.copy.assign] p7: a const member deletes the assignment
// REFUSED: deleted assignment
struct S { const int v; };
extern "C" __global__ void bad_const_member(int *out) { S a{1}, b{2}; a = b; out[0] = a.v; }
