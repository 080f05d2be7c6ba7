// [class.temporary] p4: a temporary in a branch that is not taken is never made
struct T { int *p; __device__ T(int *q) : p(q) { *p += 1; } __device__ ~T() { *p += 100; } __device__ bool yes() const { return true; } };
extern "C" __global__ void conditional_temporaries(int *out) {
    int n = 0;
    bool f = out[0] != 0;
    bool r = f && T(&n).yes();
    out[0] = n;
    r = !f || T(&n).yes();
    out[1] = n;
    int x = f ? T(&n).yes() : 5;
    out[2] = n;
    r = !f && T(&n).yes();
    out[3] = n + x + r;
}
// LAUNCH: conditional_temporaries<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [0, 0, 0, 107, 0, 0, 0, 0]
