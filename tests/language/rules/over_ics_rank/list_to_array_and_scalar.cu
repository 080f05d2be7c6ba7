// [over.ics.rank] p3.1 and over.ics.list p6: a list's sequence is that of its worst element
__device__ int f(const int (&)[2]) { return 1; }
__device__ int f(const double (&)[2]) { return 2; }
__device__ int g(const int (&)[3]) { return 3; }
__device__ int g(const int (&)[2]) { return 4; }
extern "C" __global__ void list_to_array_and_scalar(int *out) {
    out[0] = f({1, 2});
    out[1] = f({1.0, 2.0});
    out[2] = g({1, 2, 3}) * 10 + g({1, 2});
}
// LAUNCH: list_to_array_and_scalar<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [1, 2, 34]
