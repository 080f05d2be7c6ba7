// [class.copy.assign] p12: bases are assigned before members; the base's operator takes a derived object
struct L { int n = 0; };
struct B { L *l; int v; __device__ B(L *p, int x) : l(p), v(x) { } __device__ B &operator=(const B &o) { v = o.v; l->n = l->n * 10 + 1; return *this; } };
struct M { L *l; __device__ M &operator=(const M &) { l->n = l->n * 10 + 2; return *this; } };
struct D : B { M m; int k; __device__ D(L *p, int x) : B(p, x), m{p}, k(x * 2) { } };
extern "C" __global__ void derived_assigns_base(int *out) {
    L l;
    D a(&l, 1), b(&l, 5);
    a = b;
    out[0] = l.n;
    out[1] = a.v * 10 + a.k;
    D c(&l, 7);
    static_cast<B &>(a) = c;
    out[2] = a.v * 100 + a.k;
}
// LAUNCH: derived_assigns_base<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [12, 60, 710, 0, 0, 0, 0, 0]
