// [temp.deduct.call] p2 of temp.deduct.type: the same T from several arguments, from a reference and from a pointer
template <class T> __device__ int f(T, T *) { return sizeof(T); }
template <class T> __device__ int g(const T &, T) { return sizeof(T); }
template <class T, int N> __device__ int h(T (&)[N], T (&)[N + 1 - 1]) { return N; }
extern "C" __global__ void all_must_agree(int *out) {
    double d = 1;
    const short s = 2;
    int a[4] = {}, b[4] = {};
    out[0] = f(2.0, &d);
    out[1] = g(s, s);
    out[2] = h(a, b);
}
// LAUNCH: all_must_agree<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [8, 2, 4, 0, 0, 0, 0, 0]
