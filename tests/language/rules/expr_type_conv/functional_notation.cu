// [expr.type.conv] p2: T(x) is a cast, T(x, y) and T{…} initialise, T() is zero
struct P { int x, y; }; struct Q { int v; __device__ Q(int a, int b) : v(a * 10 + b) { } __device__ Q() : v(-3) { } };
typedef unsigned char byte;
extern "C" __global__ void functional_notation(int *out) {
    out[0] = int(2.9) * 100 + int() * 10 + int{7};
    out[1] = P{3, 4}.y * 10 + P().x + Q(5, 6).v * 100;
    out[2] = Q().v + Q{}.v * 10;
    out[3] = byte(257) + byte{5} * 10;
    out[4] = double(7) / 2 * 10;
    out[5] = float(1) / 4 * 100 + bool(5) + unsigned(-1) % 10;
    int x = 6; out[6] = int(x) + 1; using IP = int *; out[7] = *IP(&x);
}
// LAUNCH: functional_notation<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [207, 5640, -33, 51, 35, 31, 7, 6]
