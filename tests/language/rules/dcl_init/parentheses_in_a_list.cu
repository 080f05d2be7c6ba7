// [dcl.init] p13: of several variables that one declaration has, each has its first value in its own way; none of them is a function
struct X {
    int v;
    __host__ __device__ constexpr X(int a) : v(a) {}
    __host__ __device__ constexpr X(int a, int b) : v(a + b) {}
};
X host(3), *address = &host, other{4}, last = 5;
extern int size;
X unknown(size), known(1);
namespace n { static X q(7), r{8}; }
int size = 3;
const X e(5), f{6};
constexpr X g(7), h{8}, i = 9;
__device__ X a(3), b{4};
__device__ X c(3, -1), *p = &c, d[2] = {1, 2};
static __device__ X m(-3), l{2};
extern "C" __global__ void parentheses_in_a_list(int *out) {
    out[0] = a.v * 10 + b.v;
    out[1] = c.v + p->v + d[1].v;
    constexpr int n = g.v + h.v + i.v;
    out[2] = n;
    out[3] = m.v + l.v;
    out[4] = sizeof(host) + sizeof(other) + sizeof(unknown);
    decltype(last) x(2);
    out[5] = x.v;
}
// LAUNCH: parentheses_in_a_list<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [34, 6, 24, -1, 12, 2]
