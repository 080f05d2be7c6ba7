#define LEVEL 3
#if defined(LEVEL) && LEVEL > 2 && !defined(NOT_THERE)
#define PICK 1
#elif LEVEL == 2
#define PICK 2
#else
#error "not reached"
#endif
extern "C" __global__ void preprocessor_conditionals(int *out) {
    int i = threadIdx.x; out[i] = PICK;
}
// LAUNCH: preprocessor_conditionals<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 1
