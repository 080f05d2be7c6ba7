// Partial specialisations that nothing leads to, and what C++20 alone allows.
template <class T> struct Kind { static const int value = 0; };
template <class T, int N> struct Kind<T *> { static const int value = N; }; // warning@34: class template partial specialization contains a template parameter that cannot be deduced; this partial specialization will never be used [-Wunusable-partial-specialization]; note@24: non-deducible template parameter 'N'
struct Pair { int x, y; };

__global__ void k(int *out)
{
    auto [x, y] = Pair{1, 2}; // note@11: 'x' declared here
    out[0] = [&] { return x; }() + y + Kind<int>::value; // warning@27: captured structured bindings are a C++20 extension [-Wc++20-extensions]
}
