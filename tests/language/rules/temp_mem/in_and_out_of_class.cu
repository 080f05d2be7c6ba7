// [temp.mem] p1: member templates defined inside and outside, of templates too
template <class T> struct S {
    T v;
    template <class U> __device__ U as() const { return U(v + sizeof(T)); }
    template <class U, int N> __device__ int scaled(U x) const;
    template <class U> struct In { U u; T t; __device__ int sum() const; };
};
template <class T> template <class U, int N> __device__ int S<T>::scaled(U x) const { return N * (v + x) + sizeof(U); }
template <class A> template <class B> __device__ int S<A>::In<B>::sum() const { return u * 10 + t + sizeof(B) * 100; }
extern "C" __global__ void in_and_out_of_class(int *out) {
    S<int> s{3};
    out[0] = s.as<char>();
    out[1] = s.scaled<short, 10>(2);
    S<int>::In<char> i{4, 5};
    out[2] = i.sum();
    out[3] = s.template as<long>();
}
// LAUNCH: in_and_out_of_class<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [7, 52, 145, 7, 0, 0, 0, 0]
