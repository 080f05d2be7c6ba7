// [over.ass] p1: operator= must be a member
// REFUSED: must be a member function
struct A { int v; };
__device__ A &operator=(A &a, int k) { a.v = k; return a; }
extern "C" __global__ void bad_nonmember_assignment(int *out) { A a{1}; out[0] = a.v; }
