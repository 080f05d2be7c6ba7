// [temp.variadic] p5: a tuple by inheritance from indexed leaves
template <int I, class T> struct Leaf { T v; };
template <int... I> struct Idx { };
template <int N, int... I> struct MakeIdx : MakeIdx<N - 1, N - 1, I...> { };
template <int... I> struct MakeIdx<0, I...> { typedef Idx<I...> type; };
template <class I, class... T> struct Impl;
template <int... I, class... T> struct Impl<Idx<I...>, T...> : Leaf<I, T>... { __device__ Impl(T... x) : Leaf<I, T>{x}... { } };
template <class... T> struct Tuple : Impl<typename MakeIdx<sizeof...(T)>::type, T...> { __device__ Tuple(T... x) : Impl<typename MakeIdx<sizeof...(T)>::type, T...>(x...) { } };
template <int I, class T> __device__ T &get(Leaf<I, T> &l) { return l.v; }
template <class T, int I> __device__ int where(const Leaf<I, T> &) { return I; }
extern "C" __global__ void class_of_indices(int *out) {
    Tuple<int, char, double> t(1, 'b', 2.5);
    get<0>(t) += 4;
    out[0] = get<0>(t) * 1000 + get<1>(t);
    out[1] = (int)(get<2>(t) * 2);
    out[2] = where<char>(t) * 10 + where<double>(t);
    out[3] = sizeof(t);
}
// LAUNCH: class_of_indices<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [5098, 5, 12, 16, 0, 0, 0, 0]
