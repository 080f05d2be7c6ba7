// [temp.deduct.type] p5: a pack that is not last is not deduced
template <class... A, class T> __device__ int f(A..., T) { return sizeof...(A) * 10 + sizeof(T); }
extern "C" __global__ void pack_not_last(int *out) {
    out[0] = f('c');
    out[1] = f<int, int>(1, 2, 3.0);
}
// LAUNCH: pack_not_last<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 28, 0, 0, 0, 0, 0, 0]
