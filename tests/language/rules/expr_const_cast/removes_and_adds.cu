// [expr.const.cast] p4: const_cast changes cv at every level, giving the same object
__device__ int f(int *) { return 1; } __device__ int f(const int *) { return 2; }
__device__ int g(int &) { return 3; } __device__ int g(const int &) { return 4; }
extern "C" __global__ void removes_and_adds(int *out) {
    int x = 5; const int *p = &x; const int &r = x;
    *const_cast<int *>(p) = 6;
    const_cast<int &>(r) += 10;
    out[0] = x;
    out[1] = f(const_cast<int *>(p)) * 10 + f(const_cast<const int *>(&x));
    out[2] = g(const_cast<int &>(r)) * 10 + g(const_cast<const int &>(x));
    int *q = &x; const int *const *pp = const_cast<const int *const *>(&q);
    out[3] = **pp;
    out[4] = const_cast<const int *&>(p) == &x;
}
// LAUNCH: removes_and_adds<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [16, 12, 34, 16, 1]
