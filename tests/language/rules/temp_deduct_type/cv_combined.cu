// [temp.deduct.type] p8: P with const takes const away from T
template <class T> struct Q { static const int v = 0; };
template <class T> struct Q<const T> { static const int v = 1; };
template <class T> struct Q<volatile T> { static const int v = 2; };
template <class T> struct Q<const volatile T> { static const int v = 3; };
template <class T> __device__ int f(const T &) { return Q<T>::v; }
template <class T> __device__ int g(volatile T *) { return 10 + Q<T>::v; }
template <class T> __device__ int h(T *) { return 20 + Q<T>::v; }
extern "C" __global__ void cv_combined(int *out) {
    volatile int v = 0;
    const int c = 0;
    const volatile int cv = 0;
    out[0] = f(v);
    out[1] = f(cv);
    out[2] = g(&c);
    out[3] = g(&cv);
    out[4] = h(&cv);
    out[5] = h(&v);
}
// LAUNCH: cv_combined<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 2, 11, 11, 23, 22, 0, 0]
