// [dcl.init] p2 of basic.start.static: objects of static storage are constant-initialised, the rest zero
struct P { int x, y; };
__device__ int plain;
__device__ int table[4] = {1, 2};
__device__ P p = {3, 5};
__constant__ int c[2][2] = {{1}, {2, 3}};
__device__ const char *text = "abc";
__device__ int *where = &table[1];
static __device__ P arr[2] = {{7, 8}};
extern "C" __global__ void static_and_shared(int *out) {
    out[0] = plain * 1000 + table[1] * 100 + table[3];
    out[1] = p.x * 10 + p.y;
    out[2] = c[0][0] * 100 + c[0][1] * 10 + c[1][1];
    out[3] = text[2];
    out[4] = *where;
    out[5] = arr[0].y * 10 + arr[1].y;
}
// LAUNCH: static_and_shared<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [200, 35, 103, 99, 2, 80, 0, 0]
