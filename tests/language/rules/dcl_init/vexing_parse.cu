// [dcl.init] p1 of dcl.ambig.res: what can be a declaration of a function is one; parentheses make it an object
struct S { int v = 4; };
struct T { int v; __device__ T(S s) : v(s.v + 1) { } };
extern "C" __global__ void vexing_parse(int *out) {
    T a((S()));
    T b{S()};
    int x(int(3.7));
    out[0] = a.v * 10 + b.v;
    int y((int(3.7)));
    out[1] = y;
    out[2] = sizeof(y);
    (void)x;
}
// LAUNCH: vexing_parse<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [55, 3, 4, 0, 0, 0, 0, 0]
