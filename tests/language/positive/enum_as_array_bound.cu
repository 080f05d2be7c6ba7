enum { SIZE = 6 };
extern "C" __global__ void enum_as_array_bound(int *out) {
    int i = threadIdx.x; int a[SIZE]; out[i] = sizeof a;
}
// LAUNCH: enum_as_array_bound<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 24
