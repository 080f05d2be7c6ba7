// [class.access] p1: a private member cannot be named outside
// REFUSED: member is private
class A { int v = 1; public: __device__ int get() { return v; } };
extern "C" __global__ void bad_private_member(int *out) { A a; out[0] = a.v; }
