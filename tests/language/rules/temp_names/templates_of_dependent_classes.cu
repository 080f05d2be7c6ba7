// [temp.names] p4: a dependent class's member template with `template` before it, as the type of members, aliases, parameters and results
template <class T> struct Alloc {
    T v;
    template <class U> struct rebind { using other = Alloc<U>; using type = U; U u[3]; static constexpr int n = sizeof(U); };
    template <class U> __device__ U get() const { return U(v); }
    template <class U, int N> using Arr = U[N];
};
template <class B> struct H : B::template rebind<double> {
    using Base = typename B::template rebind<double>;
    typedef typename B::template rebind<float>::other D;
    typename B::template rebind<char> c;
    typename B::template rebind<char>::other o;
    const typename B::template rebind<int>::type *p, q = 4;
    typename B::template Arr<short, 2> arr[2];
    static constexpr int n = B::template rebind<long>::n;
    B b;
    __device__ static int size(typename B::template rebind<char>::other p) { return sizeof(p); }
    __device__ typename B::template rebind<short>::other make() const;
    __device__ int go() { return b.template get<int>(); }
};
template <class B> __device__ typename B::template rebind<short>::other H<B>::make() const { return {7}; }
template <class B> __device__ typename B::template rebind<double>::other f(typename B::template rebind<char>::type c) {
    typename B::template rebind<double>::other r{c + 0.5};
    return r;
}
extern "C" __global__ void templates_of_dependent_classes(int *out) {
    using I = H<Alloc<int>>;
    I h{};
    out[0] = I::n;
    out[1] = sizeof(h.c);
    out[2] = sizeof(h.arr);
    out[3] = sizeof(h.o);
    out[4] = sizeof(I::Base);
    out[5] = h.q;
    h.b.v = 9;
    out[6] = h.go();
    h.u[2] = 16;
    out[7] = h.u[2];
    out[8] = sizeof(I::D);
    out[9] = I::size({});
    out[10] = h.make().v;
    out[11] = f<Alloc<int>>(3).v * 2;
}
// LAUNCH: templates_of_dependent_classes<<<1,1>>> out=zeros(12,i32)
// EXPECT: out == [8, 3, 8, 1, 24, 4, 9, 16, 4, 1, 7, 7]
