// [temp.res] p3: typename for a dependent type, template for a dependent template
template <class T> struct A {
    typedef T type;
    static const int type2 = 3;
    template <class U> struct In { typedef U *ptr; };
    template <int N> __device__ int get() const { return N + sizeof(T); }
};
template <class T> __device__ int f() {
    typename A<T>::type x = 5;
    typename A<T>::template In<char>::ptr p = nullptr;
    int y = A<T>::type2 * x;
    A<T> a;
    return y + a.template get<30>() + (p == nullptr);
}
extern "C" __global__ void typename_and_template(int *out) { out[0] = f<short>(); }
// LAUNCH: typename_and_template<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [48, 0, 0, 0, 0, 0, 0, 0]
