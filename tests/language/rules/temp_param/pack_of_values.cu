// [temp.param] p15: a pack of values indexes
template <int... I> struct Seq { };
template <int N, int... I> struct Make : Make<N - 1, N - 1, I...> { };
template <int... I> struct Make<0, I...> { typedef Seq<I...> type; };
template <int... I> __device__ int digits(Seq<I...>) { int r = 0; ((r = r * 10 + I), ...); return r; }
extern "C" __global__ void pack_of_values(int *out) {
    out[0] = digits(Make<4>::type());
    out[1] = digits(Seq<3, 1, 4>());
    out[2] = digits(Make<0>::type());
}
// LAUNCH: pack_of_values<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [123, 314, 0, 0, 0, 0, 0, 0]
