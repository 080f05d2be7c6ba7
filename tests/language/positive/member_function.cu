struct Acc { int v; __device__ void add(int x) { v += x; } __device__ int get() const { return v; } };
extern "C" __global__ void member_function(int *out) {
    int i = threadIdx.x; Acc a = {i}; a.add(5); out[i] = a.get();
}
// LAUNCH: member_function<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 5
