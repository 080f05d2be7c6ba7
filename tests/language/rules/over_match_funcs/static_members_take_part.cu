// [over.match.funcs] p4: static members compete with non-static ones, their object matches anything
struct S {
    __device__ static int f(int) { return 1; }
    __device__ int f(double) { return 2; }
    __device__ int f(char) const { return 3; }
    __device__ int all() { return f(1) * 100 + f(1.0) * 10 + f('c'); }
    __device__ static int some() { return f(1); }
};
extern "C" __global__ void static_members_take_part(int *out) {
    S s; const S c{};
    out[0] = s.all();
    out[1] = S::some();
    out[2] = c.f(1) * 10 + c.f('c');
    out[3] = S::f(2);
}
// LAUNCH: static_members_take_part<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [123, 1, 13, 1]
