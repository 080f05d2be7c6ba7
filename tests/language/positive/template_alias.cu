template <typename T> using ptr = T *;
extern "C" __global__ void template_alias(ptr<int> out) { int i = threadIdx.x; out[i] = i; }
// LAUNCH: template_alias<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8)
