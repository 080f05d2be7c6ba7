// `and`, `or`, `not` are operators, in conditions too.
#define WIDE 64
#if defined(WIDE) and WIDE == 64 and not defined(NARROW) or false
extern "C" __global__ void words(int *out, int a, int b) {
    out[0] = (a > 0 and b > 0) + 2 * (a > 5 or b > 5) + 4 * (not a), out[1] = (a bitand b) + 10 * (a xor b) + 100 * (compl a bitor b);
}
#endif
#if not (WIDE bitand 32) and (WIDE xor 1) == 65 and 3 not_eq 4
// LAUNCH: words<<<1,1>>> out=zeros(2,i32) a=3 b=6
// EXPECT: out == [3, 2 + 50 - 200]
#else
#error "not"
#endif
