// LAUNCH: template_pack_fold_comma<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [5, 6, 7, 18]
__device__ void put(int *&at, int value) { *at++ = value; }
template <typename... Ts> __device__ void store(int *at, Ts... xs) { (put(at, xs), ...); }
template <typename... Ts> __device__ int total(Ts... xs) { int sum = 0; ((sum += xs), ...); (..., (void)xs); return sum; }
__global__ void template_pack_fold_comma(int *out) {
    store(out, 5, 6, 7);
    out[3] = total(5, 6, 7);
    store(out);
}
