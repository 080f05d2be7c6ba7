// [namespace.udecl] p10: a using declaration brings a function and the class it hides
namespace N { struct stat { int v; }; __device__ int stat(int x) { return x + 1; } }
using N::stat;
extern "C" __global__ void type_and_function_together(int *out) {
    struct stat s{5};
    out[0] = stat(2) + s.v * 10;
}
// LAUNCH: type_and_function_together<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == [53]
