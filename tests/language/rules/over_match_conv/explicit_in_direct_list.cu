// [over.match.conv] p1: direct-list-initialisation of a scalar considers explicit conversion functions
struct S {
    __device__ explicit operator int() const { return 2; }
    __device__ explicit operator float *() const { return nullptr; }
};
extern "C" __global__ void explicit_in_direct_list(int *out) {
    S s;
    int x{s};
    out[0] = x;
    out[1] = int{s} + 1;
    float *p{s};
    out[2] = p == nullptr;
}
// LAUNCH: explicit_in_direct_list<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [2, 3, 1]
