// [class.static] p1: a static member is one object, named through class or object
struct S { static const int k = 4; static constexpr int t = k * 3; __device__ static int f(int x) { return x + k; } int v; };
extern "C" __global__ void static_members(int *out) {
    S s{1}, *p = &s;
    out[0] = S::f(1) + s.f(10) + p->f(100);
    out[1] = s.k * 10 + p->k;
    out[2] = S::t + s.t * 100;
    out[3] = sizeof(S);
}
// LAUNCH: static_members<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [123, 44, 1212, 4]
