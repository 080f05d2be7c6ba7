// [class.access] p4: access of enumerators
// REFUSED: private enumerator
class A { enum { e = 4 }; };
extern "C" __global__ void bad_private_enumerator(int *out) { out[0] = A::e; }
