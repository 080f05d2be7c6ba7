// [iterator.traits] what a pointer and a class say of themselves, through a typedef with __restrict__ too; a class that lacks a type has none
// NVCC: --expt-relaxed-constexpr
#include <iterator>
#include <type_traits>
typedef const int *__restrict__ values;
struct odd {
    typedef int value_type; typedef long difference_type; typedef const int *pointer; typedef int reference; typedef std::input_iterator_tag iterator_category;
    const int *p;
    __host__ __device__ int operator*() const { return 2 * *p + 1; }
    __host__ __device__ odd &operator++() { ++p; return *this; }
    __host__ __device__ bool operator!=(const odd &o) const { return p != o.p; }
};
struct none { typedef int value_type; };
template <class I, class = void> struct has_value : std::false_type {};
template <class I> struct has_value<I, std::void_t<typename std::iterator_traits<I>::value_type>> : std::true_type {};
static_assert(std::is_same_v<std::iterator_traits<const char *>::value_type, char> && std::is_same_v<std::iterator_traits<const char *>::reference, const char &>);
static_assert(std::is_same_v<std::iterator_traits<odd>::reference, int> && has_value<odd>::value && !has_value<none>::value && !has_value<int>::value);
static_assert(std::is_base_of_v<std::input_iterator_tag, std::iterator_traits<int *>::iterator_category> && sizeof(std::reverse_iterator<int *>) == sizeof(int *));
template <class I> __device__ typename std::iterator_traits<I>::value_type sum(I first, I last) {
    typename std::iterator_traits<I>::value_type s = 0;
    for (; first != last; ++first) s += *first;
    return s;
}
template <class I> __device__ auto size_of(I first, I last) -> typename std::iterator_traits<I>::difference_type { return last - first; }
extern "C" __global__ void types_of_iterators(int *out) {
    int held[4] = {0, 1, 2, 3}; values a = held;
    out[0] = sum(a, a + 4), out[1] = sum(odd{a}, odd{a + 4}), out[2] = size_of(a, a + 3);
    out[3] = std::distance(a, a + 4) * 10 + std::distance(odd{a}, odd{a + 2}), out[4] = std::end(held) - (held + 1);
    odd o{a}; std::advance(o, 3); out[5] = *o;
    auto r = std::make_reverse_iterator(a + 4); out[6] = *r * 100 + r[1] * 10 + *(r + 3), out[7] = r.base() == a + 4;
    int n = 0; for (auto i = r; i != std::make_reverse_iterator(a + 1); ++i) n = n * 10 + *i; out[8] = n;
}
// LAUNCH: types_of_iterators<<<1,1>>> out=zeros(9,i32)
// EXPECT: out == [6, 16, 3, 42, 3, 7, 320, 1, 321]
