// LAUNCH: template_pack_integers<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [3, 1, 4, 1, 5, 9, 6, 4]
template <int... Is> struct Sequence { static constexpr int size = sizeof...(Is); };
template <int... Is> __device__ void write(int *out, Sequence<Is...>) { int v[] = {Is...}; for (int i = 0; i < (int)sizeof...(Is); i++) out[i] = v[i]; }
template <typename T, T... Vs> __device__ int count() { return sizeof...(Vs); }
__global__ void template_pack_integers(int *out) {
    write(out, Sequence<3, 1, 4, 1, 5, 9>{});
    out[6] = Sequence<3, 1, 4, 1, 5, 9>::size;
    out[7] = count<char, 'a', 'b', 'c', 'd'>();
}
