// [temp.deduct.call] p3: a string literal is an lvalue array of const char
template <class T> struct Is { static const int v = 0; };
template <unsigned long N> struct Is<const char (&)[N]> { static const int v = N; };
template <unsigned long N> struct Is<const char[N]> { static const int v = 100 + N; };
template <> struct Is<const char *> { static const int v = 200; };
template <class T> __device__ int fwd(T &&) { return Is<T>::v; }
template <class T> __device__ int ref(T &) { return Is<T>::v; }
template <class T> __device__ int val(T) { return Is<T>::v; }
extern "C" __global__ void rvalue_array_and_string(int *out) {
    out[0] = fwd("abc");
    out[1] = ref("abcd");
    out[2] = val("x");
}
// LAUNCH: rvalue_array_and_string<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [4, 105, 200, 0, 0, 0, 0, 0]
