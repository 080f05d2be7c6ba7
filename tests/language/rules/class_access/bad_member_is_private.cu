// [class.access] p1: a private member from outside
// REFUSED: private member
class S { int n = 1; };
extern "C" __global__ void bad_member_is_private(int *out) { S s; out[0] = s.n; }
