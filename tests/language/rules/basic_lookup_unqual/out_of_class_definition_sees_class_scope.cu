// [basic.lookup.unqual] p8: the body of a member defined outside sees its class and its class's namespace
namespace N {
__device__ int k() { return 5; }
const int size = 3;
struct S { static const int size = 7; __device__ int f(int a); __device__ int k2() { return k(); } int arr[size]; };
}
__device__ int k() { return 6; }
const int size = 11;
__device__ int N::S::f(int a) { int local[size]; return (int)(sizeof(local) / sizeof(int)) * 10 + k() + a; }
extern "C" __global__ void out_of_class_definition_sees_class_scope(int *out) {
    N::S s = {};
    out[0] = s.f(100);
    out[1] = s.k2();
    out[2] = (int)(sizeof(s.arr) / sizeof(int));
    out[3] = size;
}
// LAUNCH: out_of_class_definition_sees_class_scope<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [175, 5, 7, 11]
