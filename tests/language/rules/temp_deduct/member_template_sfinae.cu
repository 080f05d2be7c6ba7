// [temp.deduct] p8: SFINAE on constructors and members of templates
template <bool B> struct En { };
template <> struct En<true> { typedef int type; };
template <class T> struct S {
    int how;
    template <class U, typename En<(sizeof(U) < sizeof(T))>::type = 0> __device__ S(U) : how(1) { }
    template <class U, typename En<(sizeof(U) >= sizeof(T))>::type = 0> __device__ S(U, int = 0) : how(2) { }
    template <class U = T> __device__ auto get(int) const -> decltype(U::value) { return U::value; }
    __device__ int get(...) const { return 50 + how; }
};
struct V { static const int value = 7; char c[16]; };
extern "C" __global__ void member_template_sfinae(int *out) {
    out[0] = S<int>('c').how * 10 + S<int>(1.0).how;
    out[1] = S<int>('c').get(0);
    out[2] = S<V>(1).get(0);
}
// LAUNCH: member_template_sfinae<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [12, 51, 7, 0, 0, 0, 0, 0]
