// [cpp.replace] p12: __VA_ARGS__ stands for the trailing arguments with their commas
#define CALL(f, ...) f(__VA_ARGS__)
#define COUNT_(a, b, c, d, n, ...) n
#define COUNT(...) COUNT_(__VA_ARGS__, 4, 3, 2, 1, 0)
#define LAST(a, ...) __VA_ARGS__
#define ARR(...) {__VA_ARGS__}
#define STR(...) #__VA_ARGS__
#define GNU(a, ...) add(a, ##__VA_ARGS__)
__device__ int add(int a, int b = 100, int c = 1000) { return a + b + c; }
extern "C" __global__ void variadic_macros(int *out) { out[0] = CALL(add, 1, 2, 3); out[1] = COUNT(a) * 100 + COUNT(a, b) * 10 + COUNT(a, (b, c), d); int t[] = ARR(4, 5, 6); out[2] = t[2] + sizeof(t); out[3] = LAST(1, 7); out[4] = sizeof(STR(a, b)); out[5] = GNU(1); out[6] = GNU(1, 2) + GNU(1, 2, 3); out[7] = CALL(add, CALL(add, 1, 2, 3)) ; }
// LAUNCH: variadic_macros<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [6, 123, 18, 7, 5, 1101, 1009, 1106]
