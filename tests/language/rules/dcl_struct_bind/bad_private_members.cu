// [dcl.struct.bind] p4: all members must be accessible
// REFUSED: inaccessible member
class S { int a = 1, b = 2; };
extern "C" __global__ void bad_private_members(int *out) { auto [x, y] = S(); out[0] = x + y; }
