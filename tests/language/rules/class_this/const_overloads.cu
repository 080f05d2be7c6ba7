// [class.this] p3: const and ref-qualified members by the object
struct S {
    int n = 1;
    __device__ int f() { return 1; }
    __device__ int f() const { return 2; }
    __device__ int g() & { return 3; }
    __device__ int g() const & { return 4; }
    __device__ int g() && { return 5; }
    __device__ int viaThis() const { return f(); }
    __device__ S &self() { return *this; }
};
extern "C" __global__ void const_overloads(int *out) {
    S s;
    const S c;
    out[0] = s.f() * 10 + c.f();
    out[1] = s.g() * 100 + c.g() * 10 + S().g();
    out[2] = s.viaThis();
    out[3] = static_cast<S &&>(s).g() * 10 + s.self().f();
    s.self().self().n = 8;
    out[4] = s.n;
}
// LAUNCH: const_overloads<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [12, 345, 2, 51, 8, 0, 0, 0]
