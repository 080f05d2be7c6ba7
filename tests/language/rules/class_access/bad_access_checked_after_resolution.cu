// [class.access] p4: access is checked after overload resolution, it does not choose
// REFUSED: the function chosen is private
class A { __device__ int f(int) { return 1; } public: __device__ int f(double) { return 2; } };
extern "C" __global__ void bad_access_checked_after_resolution(int *out) { A a; out[0] = a.f(1); }
