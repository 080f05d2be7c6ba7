// [dcl.type.cv] p4: a member of a const object is const
// REFUSED: not a modifiable lvalue
struct S { int v; };
extern "C" __global__ void bad_const_member_through(int *out) { const S s{1}; s.v = 2; out[0] = s.v; }
