// [expr.unary.noexcept] p3 a call throws unless its function is noexcept, pointers by their type; so do the constructors, operators and ends of objects that an expression makes
struct B { __host__ __device__ B() {} }; struct D { __host__ __device__ D() noexcept {} __host__ __device__ ~D() noexcept(false) {} }; struct E { __host__ __device__ E(int) noexcept {} __host__ __device__ operator int() const noexcept { return 1; } };
__host__ __device__ int f() noexcept { return 1; } __host__ __device__ int g() { return 2; } __host__ __device__ int operator+(B, B); __host__ __device__ int operator-(B, int) noexcept; __host__ __device__ int h(int, int = g()) noexcept;
#define YES(e) static_assert(noexcept(e), "");
#define NO(e) static_assert(!noexcept(e), "");
extern "C" __global__ void what_may_throw(int *out) {
    int i = 0, *p = &i; B b; int (*q)() = g; int (*n)() noexcept = f; D *d = nullptr; auto l = [] {}; auto m = [](auto x) noexcept(sizeof x == 4) { return x; };
    YES(1 + i) YES(i = 2) YES(f()) NO(g()) NO(f() + g()) NO(i ? f() : g()) NO((g(), 1)) YES(sizeof(g())) NO(q()) YES(n()) NO(B()) NO(D()) YES(E(1)) YES(E(1) + 1) NO(b + b) YES(b - 1) NO(B() - 1) NO(h(1)) YES(h(1, 2)) NO(new int) YES(delete p) NO(delete d)
    NO(l()) YES(m(1)) NO(m('c')) YES(*p) YES(noexcept(g())) YES(static_cast<int>(2.5)) NO(out[g()])
    out[0] = noexcept(i = 5) * 10 + noexcept(g()); out[1] = i; bool both = noexcept(f()) && noexcept(1); out[2] = both + (int)noexcept(2);
}
// LAUNCH: what_may_throw<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [10, 0, 2]
