// [class.base.init] p10: a mem-initialiser replaces the default member initialiser
struct L { int n = 0; };
__device__ int tick(L *l, int d) { l->n = l->n * 10 + d; return d; }
struct S {
    L *l;
    int a = tick(l, 1), b = tick(l, 2) + a;
    int c{tick(l, 3)};
    __device__ S(L *p) : l(p) { }
    __device__ S(L *p, int x) : l(p), b(x) { }
};
extern "C" __global__ void default_member_initialisers(int *out) {
    L l;
    S s(&l);
    out[0] = l.n;
    out[1] = s.a * 100 + s.b * 10 + s.c;
    l.n = 0;
    S t(&l, 7);
    out[2] = l.n;
    out[3] = t.a * 100 + t.b * 10 + t.c;
}
// LAUNCH: default_member_initialisers<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [123, 133, 13, 173, 0, 0, 0, 0]
