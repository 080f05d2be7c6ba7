// [basic.lookup.unqual] p6: in a namespace's member function enclosing namespaces are searched outwards
__device__ int depth() { return 0; } __device__ int only0() { return 10; }
namespace A { __device__ int depth() { return 1; } __device__ int only1() { return 11; } namespace B { __device__ int depth() { return 2; } __device__ int get(); struct S { __device__ int get() { return depth() * 100 + only1() + only0(); } }; } }
__device__ int A::B::get() { return depth() * 100 + only1(); }
namespace A { __device__ int get() { return depth() * 100 + B::depth() * 10 + ::depth(); } }
extern "C" __global__ void scoped_block_functions(int *out) { out[0] = A::B::get(); out[1] = A::B::S().get(); out[2] = A::get(); }
// LAUNCH: scoped_block_functions<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [211, 221, 120]
