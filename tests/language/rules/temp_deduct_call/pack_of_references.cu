// [temp.deduct.call] p1: each element of a pack is deduced by its own argument
template <class T> struct K_ { static const int v = 1; };
template <class T> struct K_<T &> { static const int v = 2; };
template <class T> struct K_<const T &> { static const int v = 3; };
template <class... T> __device__ int f(T &&...) { int s = 0; ((s = s * 10 + K_<T>::v), ...); return s; }
template <class... T> __device__ int g(T...) { return (0 + ... + (int)sizeof(T)); }
extern "C" __global__ void pack_of_references(int *out) {
    int x = 0;
    const int c = 0;
    out[0] = f(x, 1, c);
    out[1] = f(c, c, 2, x);
    out[2] = f();
    out[3] = g('a', 2.0, (short)3);
}
// LAUNCH: pack_of_references<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [213, 3312, 0, 11, 0, 0, 0, 0]
