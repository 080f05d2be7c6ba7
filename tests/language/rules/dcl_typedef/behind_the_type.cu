// [dcl.typedef] p1: typedef may stand behind the type
int typedef I;
unsigned typedef U;
I __device__ f(U x) { return x; }
extern "C" __global__ void behind_the_type(int *out) {
    int *p = out;
    I x = 3;
    U y = 4;
    p[0] = f(y) + x;
}
// LAUNCH: behind_the_type<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [7, 0, 0, 0, 0, 0, 0, 0]
