// [namespace.udecl] p14, [basic.scope.hiding] p2: a class that is brought stands beside a variable, function or enumerator of its name
namespace n {
struct a { char c[3]; };
struct b { char c[5]; };
struct f { char c[7]; };
enum e { e0 };
}
namespace m {
const int a = 10;
using n::a;
using n::b;
__device__ int b(int k) { return k + 1; }
template<class T> __device__ int f(T k) { return k + 2; }
using n::f;
enum { e = 4 };
using n::e;
}
extern "C" __global__ void brought_class_is_hidden(int *out) {
    int b = 30;
    using n::b;
    out[0] = m::a + sizeof(struct m::a);
    out[1] = m::b(1) + sizeof(struct m::b);
    out[2] = m::f(1) + sizeof(struct m::f);
    out[3] = m::e + sizeof(enum m::e);
    out[4] = b + sizeof(struct b);
}
// LAUNCH: brought_class_is_hidden<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [13, 7, 10, 8, 35]
