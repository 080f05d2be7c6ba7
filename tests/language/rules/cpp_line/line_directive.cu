// [cpp.line] p3: #line sets the number of the next line, and the name
extern "C" __global__ void line_directive(int *out) {
#line 100
    out[0] = __LINE__; out[1] =
        __LINE__;
#define N 200
#line N "other.cu"
    out[2] = __LINE__; out[3] = sizeof(__FILE__);
}
// LAUNCH: line_directive<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [100, 101, 200, 9]
