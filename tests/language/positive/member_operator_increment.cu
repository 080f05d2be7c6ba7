struct Ctr { int n; __device__ Ctr &operator++() { ++n; return *this; } __device__ Ctr operator++(int) { Ctr old = *this; n++; return old; } };
extern "C" __global__ void member_operator_increment(int *out) {
    int i = threadIdx.x; Ctr c{i}; Ctr d = c++; ++c; out[i] = c.n * 10 + d.n;
}
// LAUNCH: member_operator_increment<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == (arange(8) + 2) * 10 + arange(8)
