// [specialized.addressof] p1: the address of an object, whatever its class says of `&`; constants have it, and both sides
// NVCC: --expt-relaxed-constexpr
// OPTIONS: --expt-relaxed-constexpr
#include <utility>
template <class T> struct Span {
    T *first;
    unsigned count;
    __host__ __device__ constexpr Span(T &one, unsigned n) : first(std::addressof(one)), count(n) {}
    template <unsigned N> __host__ __device__ constexpr Span(T (&all)[N]) : first(std::addressof(all[0])), count(N) {}
    __host__ __device__ constexpr T &operator[](unsigned i) const { return first[i]; }
};
struct Odd {
    int v;
    __host__ __device__ int operator&() const { return 5; }
};
constexpr int same(int x) { return std::addressof(x) == &x; }
static_assert(same(1), "");
template <class T> __host__ __device__ T *at(T &x) { return std::addressof(x); }
extern "C" __global__ void addresses(int *out) {
    int a[3] = {1, 2, 3};
    Odd s{3};
    const Odd c{4};
    Span<int> all(a), part(a[1], 2);
    out[0] = all[0] + int(all.count);
    out[1] = part[1];
    out[2] = std::addressof(s)->v;
    out[3] = &s;
    const Odd *p = std::addressof(c);
    out[4] = p->v;
    *at(out[5]) = 7;
    out[6] = *at(a[2]);
}
// LAUNCH: addresses<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [4, 3, 3, 5, 4, 7, 3, 0]
