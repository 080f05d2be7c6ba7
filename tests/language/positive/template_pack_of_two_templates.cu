// LAUNCH: template_pack_of_two_templates<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [23, 6, 1234, 2, 2]
template <int... Ds> struct Shape {
    static constexpr int rank = sizeof...(Ds);
    static constexpr int size = (1 * ... * Ds);
    template <class... Is> __device__ static int index(Is... is) { int at = 0; ((at = at * Ds + is), ...); return at; }
    template <class... Is> __device__ static int digits(Is... is) { int at[] = {(Ds * 10 + is)...}; return at[0] * 100 + at[1]; }
};
template <class... Ts> struct List {};
template <class... As, class... Bs> __device__ int both(List<As...>, List<Bs...>) { return sizeof...(As) * sizeof...(Bs); }
template <class A, class B> struct Joined;
template <class... As, class... Bs> struct Joined<List<As...>, List<Bs...>> { static constexpr int count = sizeof...(As) - sizeof...(Bs); };
__global__ void template_pack_of_two_templates(int *out) {
    out[0] = Shape<2, 3, 4>::index(1, 2, 3);
    out[1] = Shape<2, 3>::size;
    out[2] = Shape<1, 3>::digits(2, 4);
    out[3] = both(List<int, char>(), List<float>());
    out[4] = Joined<List<int, int, int>, List<float>>::count;
}
