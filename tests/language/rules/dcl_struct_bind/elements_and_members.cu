// [dcl.struct.bind] p1: structured bindings name elements and members
struct P { int a; const char *b; double c; };
__device__ P make() { return {1, "x", 2.5}; }
extern "C" __global__ void elements_and_members(int *out) {
    auto [a, b, c] = make();
    out[0] = a * 1000 + b[0] + (int)(c * 2);
    int arr[3] = {1, 2, 3};
    auto &[x, y, z] = arr;
    y = 20;
    out[1] = arr[1] + z;
    auto [u, v, w] = arr;
    u = 50;
    out[2] = arr[0] + u + v + w;
    P p = make();
    const auto &[d, e, f] = p;
    p.a = 9;
    out[3] = d;
    (void)e; (void)f; (void)x;
}
// LAUNCH: elements_and_members<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1125, 23, 74, 9, 0, 0, 0, 0]
