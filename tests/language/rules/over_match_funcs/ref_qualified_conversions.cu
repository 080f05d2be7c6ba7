// [over.match.funcs] p4, p5: the ref-qualifier of a conversion function says which objects it converts
struct S {
    __device__ operator int() & { return 1; }
    __device__ operator int() const & { return 2; }
    __device__ operator int() && { return 3; }
};
struct R {
    __device__ operator bool() { return true; }
    __device__ operator int() & { return 7; }
    __device__ operator long() && { return 9; }
};
extern "C" __global__ void ref_qualified_conversions(int *out) {
    S s;
    const S c = {};
    out[0] = s;
    out[1] = c;
    out[2] = S();
    out[3] = static_cast<S &&>(s);
    R r;
    long l = R();
    out[4] = l;
    int i = r;
    out[5] = i;
}
// LAUNCH: ref_qualified_conversions<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [1, 2, 3, 3, 9, 7]
