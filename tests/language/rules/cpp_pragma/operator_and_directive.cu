// [cpp.pragma] cpp.pragma.op p1: _Pragma and #pragma that are unknown do nothing
#define LOOP _Pragma("unroll") for
#pragma nonsense here
extern "C" __global__ void operator_and_directive(int *out) {
#pragma unroll 2
    for (int i = 0; i < 3; i++) out[0] += i;
    LOOP (int i = 0; i < 4; i++) out[1] += i;
    _Pragma("something") out[2] = 5; if (out[0]) _Pragma("other") out[3] = 6;
}
// LAUNCH: operator_and_directive<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [3, 6, 5, 6]
