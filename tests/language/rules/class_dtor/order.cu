// [class.dtor] p8: locals in reverse order, members after the body, bases last
struct Log { int *p; __device__ void add(int d) { *p = *p * 10 + d; } };
struct T { Log l; int id; __device__ T(Log k, int i) : l(k), id(i) { } __device__ ~T() { l.add(id); } };
struct B { T t; __device__ B(Log l) : t(l, 1) { } };
struct D : B { T x, y; __device__ D(Log l) : B(l), x(l, 2), y(l, 3) { } __device__ ~D() { x.l.add(4); } };
extern "C" __global__ void order(int *out) {
    int n = 0;
    Log l{&n};
    { D d(l); T last(l, 5); }
    out[0] = n;
    n = 0;
    { T a[3] = {T(l, 1), T(l, 2), T(l, 3)}; }
    out[1] = n;
    n = 0;
    for (int i = 1; i < 4; i++) { T t(l, i); if (i == 2) continue; l.add(9); }
    out[2] = n;
}
// LAUNCH: order<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [54321, 321, 91293, 0, 0, 0, 0, 0]
