// [temp.deduct.call] p2: without a reference an array decays, with one it stays
template <class T> __device__ int by_value(T) { return sizeof(T); }
template <class T> __device__ int by_ref(T &) { return sizeof(T); }
template <class T> __device__ int by_const(const T &) { return sizeof(T); }
extern "C" __global__ void array_decays(int *out) {
    short a[7] = {};
    out[0] = by_value(a);
    out[1] = by_ref(a);
    out[2] = by_const(a);
    out[3] = by_value("abc");
    out[4] = by_ref("abc");
}
// LAUNCH: array_decays<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [8, 14, 14, 8, 4, 0, 0, 0]
