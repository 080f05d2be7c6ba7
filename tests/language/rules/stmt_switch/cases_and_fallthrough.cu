// [stmt.switch] p2: the promoted value meets the cases; default may stand anywhere
enum E { e1 = 1, e2 = 200 };
__device__ int f(int x) { int r = 0; switch (x) { default: r += 1000; case 1: r += 1; case 2: r += 10; break; case 3: case 4: r += 100; } return r; }
__device__ int g(unsigned char c) { switch (c) { case 'a': return 1; case 255: return 2; case (char)1: return 3; } return 4; }
__device__ int h(E e) { switch (e) { case e1: return 5; case e2: return 6; default: return 7; } }
__device__ int l(long v) { switch (v) { case 1L << 40: return 8; case -1: return 9; } return 0; }
extern "C" __global__ void cases_and_fallthrough(int *out) {
    out[0] = f(1); out[1] = f(2); out[2] = f(3); out[3] = f(9);
    out[4] = g('a') * 100 + g(-1) * 10 + g(1); out[5] = h(e1) * 100 + h(e2) * 10 + h((E)3);
    out[6] = l(1L << 40) * 10 + l(-1) + l(0);
}
// LAUNCH: cases_and_fallthrough<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [11, 10, 100, 1011, 123, 567, 89]
