// LAUNCH: template_pack_member<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [6, 15, 2]
struct Sum {
    int total;
    template <typename... Ts> __device__ Sum &add(Ts... xs) { ((total += xs), ...); return *this; }
    template <typename... Ts> __device__ static int count(Ts...) { return sizeof...(Ts); }
};
template <typename... Ts> struct Holder {
    template <typename... Us> __device__ static int both(Us...) { return sizeof...(Ts) + sizeof...(Us); }
};
__global__ void template_pack_member(int *out) {
    Sum s{0};
    out[0] = s.add(1, 2, 3).total;
    out[1] = s.add().add(4, 5).total;
    out[2] = Holder<int>::both(1.0f);
}
