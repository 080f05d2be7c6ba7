// [except.spec] p7, p8: what is implicit or defaulted throws if what it calls does, default values of members among that; destructors do not unless those of members do
struct B { __host__ __device__ B() {} }; struct D { __host__ __device__ D() noexcept {} __host__ __device__ ~D() noexcept(false) {} }; __host__ __device__ int thr() { return 1; }
struct G { __host__ __device__ G() noexcept {} __host__ __device__ G(const G &) {} __host__ __device__ G(G &&) noexcept {} __host__ __device__ G &operator=(const G &) noexcept { return *this; } __host__ __device__ G &operator=(G &&) { return *this; } };
struct A { A() = default; int i = 3; }; struct C { B b; }; struct F { D d; __host__ __device__ ~F() {} }; struct H : G { int i; }; struct I { int i = thr(); }; struct J { B b; J() noexcept = default; }; struct K { G g[2]; K() = default; K(const K &) = default; };
template <class T> T &&of() noexcept;
extern "C" __global__ void implied(int *out) {
    static_assert(noexcept(A()) && !noexcept(C()) && !noexcept(I()) && noexcept(J()) && noexcept(H()) && noexcept(K()), "");
    static_assert(!noexcept(H(of<H &>())) && noexcept(H(of<H>())) && !noexcept(K(of<K>())) && noexcept(A(of<A &>())) && noexcept(of<H &>() = of<H &>()) && !noexcept(of<H &>() = of<H>()) && noexcept(of<A &>() = of<A>()), "");
    static_assert(noexcept(of<B &>().~B()) && noexcept(of<C &>().~C()) && !noexcept(of<F &>().~F()) && !noexcept(of<D &>().~D()), "");
    C c; I i; out[0] = i.i + A().i;
}
// LAUNCH: implied<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == [4]
