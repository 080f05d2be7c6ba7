// [cpp.concat] p3: the pasted token is looked at again for macros, numbers are pp-numbers
#define CAT(a, b) a##b
#define XCAT(a, b) CAT(a, b)
#define ONE_TWO 12
#define foo3 30
#define fn(x) (x + 1)
#define LINE_NAME(p) XCAT(p, __LINE__)
#define UNIQUE(n) int XCAT(n, _1) = 4, XCAT(n, _2) = 5
#define SUF(n, s) n##s
#define EMPTY_CAT(a, b, c) a##b##c
extern "C" __global__ void pasted_names_are_rescanned(int *out) { out[0] = CAT(ONE_, TWO); out[1] = CAT(foo, 3); out[2] = CAT(f, n)(6); UNIQUE(v); out[3] = v_1 * 10 + v_2;
#line 77
    int LINE_NAME(x) = 9; out[4] = x77; out[5] = sizeof(SUF(1, ull)) * 10 + sizeof(SUF(1.5, f)); out[6] = EMPTY_CAT(1, , 2) + EMPTY_CAT(, , 3); out[7] = XCAT(XCAT(1, 2), XCAT(3, 4)); }
// LAUNCH: pasted_names_are_rescanned<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [12, 30, 7, 45, 9, 84, 15, 1234]
