// [class.temporary] p4: temporaries die at the end of the full expression, in reverse order
struct T { int *p, id; __device__ T(int *q, int i) : p(q), id(i) { *p = *p * 10 + i; } __device__ ~T() { *p = *p * 10 + id + 4; } __device__ int v() const { return *p; } };
__device__ int two(const T &, const T &b) { return b.v(); }
extern "C" __global__ void end_of_full_expression(int *out) {
    int n = 0;
    out[0] = T(&n, 1).v();
    out[1] = n;
    n = 0;
    int r = two(T(&n, 1), T(&n, 2)) * 0 + 3;
    out[2] = n == 1265 || n == 2156;
    n = 0;
    T(&n, 1), T(&n, 2), n = n * 10 + 9;
    out[3] = n;
    n = 0;
    if (T(&n, 1).v() == 1) n = n * 10 + 3;
    out[4] = n + r * 0;
}
// LAUNCH: end_of_full_expression<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 15, 1, 12965, 153, 0, 0, 0]
