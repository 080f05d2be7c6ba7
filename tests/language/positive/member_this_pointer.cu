struct Self { int v; __device__ Self *me() { return this; } __device__ int get() { return this->v + me()->v; } };
extern "C" __global__ void member_this_pointer(int *out) {
    int i = threadIdx.x; Self s{i}; out[i] = s.get();
}
// LAUNCH: member_this_pointer<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 2 * arange(8)
