// [over.match.call] over.match.funcs p4: the object is an argument like any other
struct S {
    __device__ int f(int) { return 1; }
    __device__ int f(int) const { return 2; }
    __device__ int g(long) { return 3; }
    __device__ int g(int) const { return 4; }
    __device__ int h(int) const { return 5; }
    __device__ static int h(long) { return 6; }
};
extern "C" __global__ void member_call_on_const(int *out) {
    S s; const S c{};
    const S *p = &s;
    out[0] = s.f(1) * 100 + c.f(1) * 10 + p->f(1);
    out[1] = s.g(1L) * 10 + c.g(1L);
    out[2] = s.h(1) * 10 + s.h(1L);
    out[3] = S().f(0);
}
// LAUNCH: member_call_on_const<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [122, 34, 56, 1]
