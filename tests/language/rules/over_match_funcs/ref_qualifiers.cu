// [over.match.funcs] p4: & and && bind the object as a reference of that kind
struct S {
    __device__ int f() & { return 1; }
    __device__ int f() const & { return 2; }
    __device__ int f() && { return 3; }
    __device__ int g() const & { return 4; }
    __device__ int h() { return 5; }
};
__device__ S make() { return {}; }
extern "C" __global__ void ref_qualifiers(int *out) {
    S s; const S c{}; S &r = s; S &&rr = make();
    out[0] = s.f() * 100 + c.f() * 10 + make().f();
    out[1] = r.f() * 10 + rr.f();
    out[2] = static_cast<S &&>(rr).f() * 10 + make().g();
    out[3] = make().h();
}
// LAUNCH: ref_qualifiers<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [123, 11, 34, 5]
