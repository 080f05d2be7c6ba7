// LAUNCH: template_pack_expansion_patterns<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [12, 48, 37, 0, 20, 9]
__device__ int twice(int x) { return 2 * x; }
__device__ int sum3(int a, int b, int c) { return a + b + c; }
template <typename... Ts> __device__ int doubled(Ts... xs) { return sum3(twice(xs)...); }
template <typename... Ts> __device__ int nested(Ts... xs) { return sum3((xs * doubled(xs...))...); }
template <typename... Ts, int N> __device__ void copy(int (&to)[N], Ts... xs) { int v[] = {twice(xs) + 1 ..., -1}; for (int i = 0; i < N; i++) to[i] = v[i]; }
template <typename... Ts> __device__ int pairs(Ts... xs) { return ((xs * (xs + ...)) + ...); }
__global__ void template_pack_expansion_patterns(int *out) {
    out[0] = doubled(1, 2, 3);
    out[1] = nested(1, 1, 0) * 6;
    int v[3];
    copy(v, 5, 6);
    out[2] = v[0] + v[1] + 13 - (v[2] + 1);
    out[3] = v[2] + 1;
    out[4] = pairs(1, 3) + 4;
    out[5] = pairs(3);
}
