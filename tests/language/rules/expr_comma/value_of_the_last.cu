// [expr.comma] p1: the comma gives its right operand, lvalue or not; in arguments it needs parentheses
__device__ int f(int a, int b) { return a * 10 + b; }
__device__ int k(int &) { return 1; } __device__ int k(int &&) { return 2; }
extern "C" __global__ void value_of_the_last(int *out) {
    int x = 1, y = 2;
    (x, y) = 9; out[0] = x * 10 + y;
    out[1] = f((x, y), 3);
    out[2] = k((1, x)) * 10 + k((x, 1));
    int z = (x++, x + y); out[3] = z;
    for (x = 0, y = 10; x < y; x++, y -= 2) { }
    out[4] = x * 10 + y;
    int a[3] = {1, 2, 3}; out[5] = a[0, 2];
    out[6] = sizeof(x, 'c') + (x = 1, y = 2, x + y) * 10;
}
// LAUNCH: value_of_the_last<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [19, 93, 12, 11, 42, 3, 31]
