// [temp.deduct.call] p2: top-level const goes, const below stays
template <class T> struct Is { static const int v = 1; };
template <class T> struct Is<const T> { static const int v = 2; };
template <class T> struct Is<const T *> { static const int v = 3; };
template <class T> __device__ int f(T) { return Is<T>::v; }
template <class T> __device__ int g(T &) { return Is<T>::v; }
template <class T> __device__ int h(const T &) { return Is<T>::v; }
extern "C" __global__ void top_const_dropped(int *out) {
    const int c = 1;
    const int *const p = &c;
    out[0] = f(c);
    out[1] = g(c);
    out[2] = h(c);
    out[3] = f(p);
}
// LAUNCH: top_const_dropped<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 1, 3, 0, 0, 0, 0]
