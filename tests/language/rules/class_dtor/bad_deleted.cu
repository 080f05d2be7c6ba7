// [class.dtor] p1: an object whose destructor is deleted
// REFUSED: deleted destructor
struct S { int v = 1; ~S() = delete; };
extern "C" __global__ void bad_deleted(int *out) { S s; out[0] = s.v; }
