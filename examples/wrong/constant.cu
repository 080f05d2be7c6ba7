// What must be a constant is evaluated, and the message says where that ends.
constexpr int steps(int n) {
    int count = 0;
    while (n != 1)
        n = n % 2 ? 3 * n + 1 : n / (n - n), count++;
    return count;
}
static_assert(steps(6) == 8, "eight steps from six");
__global__ void k(int *out) { out[0] = sizeof(int) == 8 ? 1 : 2; }
//   minicc examples/wrong/constant.cu -o -
