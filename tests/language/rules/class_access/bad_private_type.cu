// [class.access] p4: access of types
// REFUSED: private type
class A { typedef int I; };
extern "C" __global__ void bad_private_type(int *out) { A::I x = 1; out[0] = x; }
