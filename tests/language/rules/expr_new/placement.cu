// [expr.new] p11: placement new constructs at the given address
#include <new>
struct S { int a, b = 7; __device__ S(int x) : a(x) { } };
extern "C" __global__ void placement(int *out) {
    alignas(S) unsigned char raw[3 * sizeof(S)];
    S *s = new (raw) S(1);
    S *t = new (raw + sizeof(S)) S{2};
    S *u = ::new (static_cast<void *>(t + 1)) S(3);
    out[0] = s->a * 100 + t->a * 10 + u->a;
    out[1] = s[2].b;
    out[2] = reinterpret_cast<unsigned char *>(u) - raw;
    int x = 5;
    int *p = new (&x) int(9);
    out[3] = x + (p == &x);
}
// LAUNCH: placement<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [123, 7, 16, 10, 0, 0, 0, 0]
