// [over.ics.ellipsis] p1: a parameter matched by the ellipsis is the worst of all
struct S { int v; __device__ operator bool() const { return true; } };
__device__ int f(...) { return 1; }
__device__ int f(bool) { return 2; }
__device__ int g(int, ...) { return 3; }
__device__ int g(int, double) { return 4; }
__device__ int g(long, int) { return 5; }
extern "C" __global__ void anything_beats_ellipsis(int *out) {
    out[0] = f(S{1}) * 10 + f(nullptr == nullptr);
    out[1] = f(out) * 10 + f();
    out[2] = g(1, 1.0f) * 10 + g(1, "s");
    out[3] = g(1L, 1) * 10 + g(1);
}
// LAUNCH: anything_beats_ellipsis<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [22, 21, 43, 53]
