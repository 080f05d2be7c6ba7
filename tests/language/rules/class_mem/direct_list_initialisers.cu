// [class.mem] p9: a list without `=` in a member's declaration is direct-list-initialisation
struct E {
    int v;
    __device__ constexpr explicit E(int a) : v(a) {}
};
struct S {
    E e{3};
    static constexpr E t{4};
    static constexpr auto n{5};
    constexpr static const auto f{2.5f};
    static constexpr auto s{"abc"};
};
template <class T> struct U {
    static constexpr auto size{sizeof(T)};
    E e{int(size)};
};
extern "C" __global__ void direct_list_initialisers(int *out) {
    S s;
    U<short> u;
    out[0] = s.e.v;
    out[1] = S::t.v;
    out[2] = S::n;
    out[3] = (int)(S::f * 2);
    out[4] = S::s[1] - 'a';
    out[5] = U<double>::size;
    out[6] = u.e.v;
}
// LAUNCH: direct_list_initialisers<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [3, 4, 5, 5, 1, 8, 2]
