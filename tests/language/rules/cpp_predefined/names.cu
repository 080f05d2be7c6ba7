// [cpp.predefined] p1: __LINE__, __cplusplus, __STDC_HOSTED__ and __func__
#define TWO __LINE__ * 1000 + __LINE__
extern "C" __global__ void names(int *out) { out[0] = __cplusplus / 100; out[1] = (TWO) % 1000 == __LINE__; out[2] = sizeof(__DATE__) * 100 + sizeof(__TIME__); int a = __LINE__; int b =
    __LINE__; out[3] = b - a; 
#ifdef __cplusplus
    out[4] = 4;
#endif
#if __cplusplus >= 201703L
    out[5] = 17;
#endif
}
// LAUNCH: names<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [2017, 1, 1209, 1, 4, 17]
