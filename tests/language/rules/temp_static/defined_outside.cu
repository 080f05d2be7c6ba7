// [temp.static] p1: a static member that is defined outside of its class template, made when somebody names it
constexpr int twice(int x) { return 2 * x; }
struct Pair { int a, b; };
template<class T> struct M {
    static const int size; static const int early; static const int from_other;
    struct In { static const int inner; };
    __device__ int read() const { return size * 10 + from_other; }
    template<class U> struct Deep { static const int both; };
};
template<class T> struct M<T *> { static const int size; };
template<class T> __device__ int early() { return M<T>::early; }
extern "C" __global__ void defined_outside(int *out);
template<class T> const int M<T>::size = 4 + sizeof(T);
template<class T> const int M<T>::from_other = M<char>::size + twice(1);
template<class X> const int M<X>::In::inner = sizeof(X) + 1;
template<class T> template<class U> const int M<T>::Deep<U>::both = sizeof(T) * 10 + sizeof(U);
template<class T> const int M<T *>::size = 100 + sizeof(T);
extern "C" __global__ void defined_outside(int *out) {
    int bound[M<float>::size]; M<short> m;
    out[0] = M<float>::size; out[1] = sizeof(bound); out[2] = m.read(); out[3] = M<double>::In::inner; out[4] = M<int>::Deep<char>::both; out[5] = M<char *>::size; out[6] = m.size; out[7] = early<int>();
}
template<class T> const int M<T>::early = 20 + sizeof(T);
// LAUNCH: defined_outside<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [8, 32, 67, 9, 41, 101, 6, 24]
