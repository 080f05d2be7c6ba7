// [expr.prim.lambda] p8 of expr.prim.lambda.capture: this captures the pointer, *this a copy
struct S {
    int v = 1;
    __device__ int by_pointer() { auto f = [this] { return ++v; }; v = 10; return f(); }
    __device__ int by_copy() { auto f = [*this]() mutable { return ++v; }; v = 20; return f() * 100 + v; }
    __device__ int implicit(int k) { auto f = [=] { return v + k; }; v = 30; k = 1000; return f(); }
    __device__ int by_ref(int k) { auto f = [&] { v += k; k = 2; return k; }; return f() * 100 + v; }
};
extern "C" __global__ void this_and_star_this(int *out) {
    S s;
    out[0] = s.by_pointer();
    out[1] = s.by_copy();
    out[2] = s.implicit(5);
    out[3] = s.by_ref(4);
}
// LAUNCH: this_and_star_this<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [11, 1220, 35, 234, 0, 0, 0, 0]
