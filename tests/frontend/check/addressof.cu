// `std::addressof` is a constexpr function of the host: functions for both sides may call it, with a warning as nvcc's; `--expt-relaxed-constexpr` gives it to both.
// RUN: minicc %s -expt-relaxed-constexpr -Werror -Wno-unknown-header -o /dev/null
// OPTIONS: -Wno-unknown-header
// LAUNCH: k<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [0, 6, 7, 5]
#include <memory>
template <class T> struct Span {
    T *first;
    __host__ __device__ constexpr Span(T &one, int n) : first(std::addressof(one) + n) {} // warning: reference to __host__ function 'addressof' in __host__ __device__ function
    __host__ __device__ constexpr T &operator[](int i) const { return first[i]; }
};
struct Odd {
    int v;
    __device__ int operator&() const { return 5; }
};
__global__ void k(int *out) {
    Span<int> s(out[0], 1);
    s[0] = 6;
    Odd odd{7};
    s[1] = __builtin_addressof(odd)->v;
    s[2] = &odd;
}
