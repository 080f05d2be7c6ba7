#include <cuda_fp16.h>
#include <cuda_bf16.h>
enum Size { SMALL = 2, LARGE = 5 };
enum class Way { UP, DOWN };
__device__ int operator+(Way w, int n) { return w == Way::UP ? n : -n; }
extern "C" __global__ void enum_beside_half(int *out) {
    Size s = out[0] > SMALL ? LARGE : SMALL;
    out[0] = s * 10 + (s > 3) + (SMALL < LARGE);
    out[1] = (Way::UP + 7) + (Way::DOWN + 2);
}
// LAUNCH: enum_beside_half<<<1,1>>> out=array([3,0],i32)
// EXPECT: out == [52, 5]
