// [class.base.init] p7: arrays, references, const and value initialisation of members
struct P { int x, y; };
struct S {
    int a[3], &r;
    const int c;
    P p, q;
    int z[2];
    __device__ S(int &n) : a{1, 2}, r(n), c(n * 2), p{3, 4}, q(), z() { r++; }
};
extern "C" __global__ void arrays_and_references(int *out) {
    int n = 10;
    S s(n);
    out[0] = s.a[0] * 100 + s.a[1] * 10 + s.a[2];
    out[1] = n * 100 + s.c;
    out[2] = s.p.x * 10 + s.p.y;
    out[3] = s.q.x + s.q.y + s.z[1];
}
// LAUNCH: arrays_and_references<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [120, 1120, 34, 0, 0, 0, 0, 0]
