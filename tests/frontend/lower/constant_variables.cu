// What a constexpr variable holds is known: nothing is worked out as the program runs.
// RUN: minicc %s -O0 -emit-llvm -o - | FileCheck %s
// CHECK-NOT: call
// CHECK: store i32 5050
// LAUNCH: constants<<<1,3>>> out=zeros(12,i32)
// EXPECT: out.reshape(4, 3) == [[6, 55, 5050], [1, 0, 0], [104, 105, 0], [4, 5, 6]]
__host__ __device__ constexpr int triangle(int n) { return n ? n + triangle(n - 1) : 0; }
extern "C" __global__ void constants(int *out) {
    constexpr int table[] = {triangle(3), triangle(10), triangle(100)};
    constexpr bool flags[3] = {triangle(2) == 3};
    constexpr char text[3] = "hi";
    constexpr short grid[2][3] = {{1, 2, 3}, {triangle(2) + 1, 5, 6}};
    int i = threadIdx.x;
    out[i] = table[i];
    out[3 + i] = flags[i];
    out[6 + i] = text[i];
    out[9 + i] = grid[1][i];
}
