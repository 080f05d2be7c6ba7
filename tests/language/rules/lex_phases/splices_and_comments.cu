// [lex.phases] p1: lines are spliced before tokens, comments become one space
#define LONG 1 + \
    2
#define GLUE(a) a/**/4
extern "C" __global__ void splices_and_comments(int *out) {
    out[0] = LONG; int ab\
c = 5; out[1] = abc; // a comment that goes on \
    out[1] = 99;
    out[2] = 1/* x */+/* // */2; out[3] = 10 //**/ 2
    ; out[4] = 7 /* /* */ - 1; out[5] = GLUE(3 *); /\
/ a spliced comment: out[5] = 1;
    out[6] = "a//b"[1] + '/';
}
// LAUNCH: splices_and_comments<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [3, 5, 3, 10, 6, 12, 94]
