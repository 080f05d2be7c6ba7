// [class.access] p4: access of static data members
// REFUSED: private static member
class A { static const int s = 4; };
extern "C" __global__ void bad_private_static(int *out) { out[0] = A::s; }
