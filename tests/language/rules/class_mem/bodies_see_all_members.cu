// [class.mem] p6: bodies, default arguments and initialisers see the whole class
const int n = 100;
struct S {
    __device__ int f(int x = n) const { return x + later(); }
    __device__ int later() const { return n * 2 + tail; }
    static const int n = 3;
    int a = n + 1;
    int tail = 50;
};
extern "C" __global__ void bodies_see_all_members(int *out) {
    S s;
    out[0] = s.f();
    out[1] = s.f(1);
    out[2] = s.a;
}
// LAUNCH: bodies_see_all_members<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [59, 57, 4, 0, 0, 0, 0, 0]
