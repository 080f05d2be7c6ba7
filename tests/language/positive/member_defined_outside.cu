struct Outside { int v; __device__ int get() const; };
__device__ int Outside::get() const { return v + 1; }
extern "C" __global__ void member_defined_outside(int *out) {
    int i = threadIdx.x; Outside o{i}; out[i] = o.get();
}
// LAUNCH: member_defined_outside<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 1
