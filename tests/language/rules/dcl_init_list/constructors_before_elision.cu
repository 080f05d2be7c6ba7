// [dcl.init.list] p3.6: braces inside braces choose constructors
struct P { int x, y; __device__ P() : x(7), y(7) { } __device__ P(int a, int b) : x(a), y(b) { } };
struct L { P a, b; int k; };
__device__ int f(L l) { return l.a.x * 1000 + l.b.y * 100 + l.k; }
__device__ int g(P p) { return p.x * 10 + p.y; }
__device__ int g(int) { return -1; }
extern "C" __global__ void constructors_before_elision(int *out) {
    out[0] = f({{1, 2}, {3, 4}, 5});
    out[1] = f({{}, {3, 4}});
    out[2] = g({1, 2});
    out[3] = g({5});
    P arr[] = {{1, 2}, {}, P(3, 4)};
    out[4] = arr[1].x * 100 + arr[2].y * 10 + sizeof(arr) / sizeof(P);
}
// LAUNCH: constructors_before_elision<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1405, 7400, 12, -1, 743, 0, 0, 0]
