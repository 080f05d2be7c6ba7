// [temp.param] p15: packs of templates, templates of packs
template <class... T> struct List { static const int n = sizeof...(T); };
template <class T> struct One { static const int n = 50 + sizeof(T); };
template <template <class...> class C, class... T> struct Apply { static const int n = C<T...>::n; };
template <class T, template <class> class... C> struct Each { static const int n = (0 + ... + C<T>::n); };
template <class T> struct Two { static const int n = 7; };
extern "C" __global__ void template_template_pack(int *out) {
    out[0] = Apply<List, int, char, short>::n;
    out[1] = Each<char, One, Two>::n;
    out[2] = Each<int>::n;
    out[3] = Apply<One, double>::n;
}
// LAUNCH: template_template_pack<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [3, 58, 0, 58, 0, 0, 0, 0]
