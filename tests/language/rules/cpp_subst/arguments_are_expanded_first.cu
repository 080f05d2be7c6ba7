// [cpp.subst] p1: an argument is expanded completely unless # or ## touches it
#define X 12
#define STR(a) #a
#define XSTR(a) STR(a)
#define CAT(a, b) a##b
#define XCAT(a, b) CAT(a, b)
#define XX 7
#define X12 90
__device__ int len(const char *s) { int n = 0; while (s[n]) n++; return n; }
extern "C" __global__ void arguments_are_expanded_first(int *out) { out[0] = len(STR(X)) * 10 + len(XSTR(X)); out[1] = CAT(X, X); out[2] = XCAT(X, X); out[3] = CAT(1, 2) + 1; out[4] = XSTR(X)[1] - '0'; int CAT(v, 1) = 5; out[5] = v1; out[6] = XCAT(1, XCAT(2, 3)); out[7] = CAT(, 4) + CAT(5, ) * 10; }
// LAUNCH: arguments_are_expanded_first<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [12, 7, 1212, 13, 2, 5, 123, 54]
