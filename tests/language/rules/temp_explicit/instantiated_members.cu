// [temp.explicit] p8: an explicit instantiation of a class, of a member and of a variable
template <class T> struct S { T v; __device__ T get() const { return v * 2; } template <class U> __device__ U as() const { return U(v) + 1; } };
template struct S<short>;
template __device__ long S<int>::as<long>() const;
template <int N> constexpr int sq = N * N;
template const int sq<4>;
extern "C" __global__ void instantiated_members(int *out) {
    out[0] = S<short>{4}.get();
    out[1] = S<int>{5}.as<long>();
    constexpr int s = sq<4> + sq<3>;
    out[2] = s;
}
// LAUNCH: instantiated_members<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [8, 6, 25, 0, 0, 0, 0, 0]
