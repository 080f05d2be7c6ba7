// [over.ass] p1: the object's category chooses among ref-qualified operators
struct S {
    int v;
    __device__ S(int x) : v(x) {}
    __device__ S &operator=(const S &o) & {
        v = o.v;
        return *this;
    }
    __device__ S &operator=(const S &o) && {
        v = o.v * 2;
        return *this;
    }
    __device__ S(const S &) = default;
};
__device__ S mk() { return S(1); }
extern "C" __global__ void ref_qualified_operators(int *out) {
    int *p = out;
    S a(3), b(4);
    a = b;
    p[0] = a.v;
    p[1] = (mk() = a).v;
    static_cast<S &&>(a) = b;
    p[2] = a.v;
    S arr[2] = {1, 2};
    arr[0] = b;
    p[3] = arr[0].v;
    struct H {
        S s;
    };
    H{S(1)}.s = b;
    p[5] = (H{S(1)}.s = b).v;
}
// LAUNCH: ref_qualified_operators<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [4, 8, 8, 4, 0, 8, 0, 0]
