// [basic.scope.hiding] p2: a variable hides a class of the same scope, struct finds it
struct item { int v; };
__device__ int item = 5;
namespace N { enum kind { k1 = 3 }; __device__ int kind() { return 6; } }
extern "C" __global__ void variable_hides_class(int *out) {
    struct item i{7};
    out[0] = item + i.v * 10;
    enum N::kind k = N::k1;
    out[1] = N::kind() + k * 10;
    out[2] = (int)(sizeof(struct item) + sizeof item);
}
// LAUNCH: variable_hides_class<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [75, 36, 8]
