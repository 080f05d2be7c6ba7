// [temp.expl.spec] p1: recursive templates end in a specialisation
template <int N> struct Fact { static const int value = N * Fact<N - 1>::value; };
template <> struct Fact<0> { static const int value = 1; };
template <int N> __device__ int sum(const int *a) { return a[N - 1] + sum<N - 1>(a); }
template <> __device__ int sum<0>(const int *) { return 1000; }
extern "C" __global__ void recursion_stops(int *out) {
    int a[4] = {1, 2, 3, 4};
    out[0] = Fact<5>::value;
    out[1] = sum<4>(a);
    out[2] = sum<2>(a);
}
// LAUNCH: recursion_stops<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [120, 1010, 1003, 0, 0, 0, 0, 0]
