// [over.load] p2: functions that differ in noexcept alone are no overloads
// REFUSED: class member cannot be redeclared
struct S {
    __device__ int m(int x);
    __device__ int m(int x) noexcept;
};
extern "C" __global__ void bad_overloads_differ_in_noexcept(int *out) { out[0] = 1; }
