// [expr.prim.lambda] p10 of expr.prim.lambda.capture: captures by copy are copied with the closure and destroyed with it
struct T {
    int *p, c;
    __device__ T(int *q) : p(q), c(0) { }
    __device__ T(const T &o) : p(o.p), c(o.c + 1) { *p += 1; }
    __device__ ~T() { *p += 100; }
};
extern "C" __global__ void copies_and_destructors(int *out) {
    int n = 0;
    {
        T t(&n);
        auto f = [t] { return t.c; };
        out[0] = f() * 1000 + n;
        auto g = f;
        out[1] = g() * 1000 + n;
    }
    out[2] = n;
}
// LAUNCH: copies_and_destructors<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1001, 2002, 302, 0, 0, 0, 0, 0]
