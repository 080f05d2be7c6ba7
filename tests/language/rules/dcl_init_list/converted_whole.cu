// [dcl.init.list] p3.7, CWG 2327: what a conversion function makes of the class itself is the object, in braces too
struct Source { template <typename T> __device__ operator T() const { return T(7); } };
struct Value {
    int v;
    __device__ explicit Value(const char *) : v(100) { }
    __device__ explicit Value(int x) : v(x) { }
    Value(const Value &) = default;
};
struct One { int n; __device__ One(int a) : n(a) { } };
struct To { __device__ operator One() const { return 5; } __device__ explicit operator int() const { return 9; } };
extern "C" __global__ void converted_whole(int *out) {
    Value x{Source()};
    One a{To()}, b = {To()};
    out[0] = x.v, out[1] = a.n, out[2] = b.n;
}
// LAUNCH: converted_whole<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [7, 5, 5]
