// [basic.lookup.unqual] p2: a name is found only if it is declared before its use
__device__ int x = 10;
namespace N {
__device__ int before() { return x; }
__device__ int x = 20;
__device__ int after() { return x; }
}
extern "C" __global__ void declared_before_use(int *out) {
    out[0] = N::before();
    out[1] = N::after();
    int a = x;
    int x = 30;
    out[2] = a + x;
    out[3] = ::x;
}
// LAUNCH: declared_before_use<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [10, 20, 40, 10]
