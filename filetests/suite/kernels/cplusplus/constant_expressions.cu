// What the compiler works out.
// LAUNCH: constant_expressions<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == 55 + 4 * a + 10 + 200

__host__ __device__ constexpr int triangle(int n) { return n ? n + triangle(n - 1) : 0; }
enum class Colour : unsigned char { red = 3, green, blue = 200 };
extern "C" __global__ void constant_expressions(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    constexpr int table[] = {triangle(3), triangle(10), triangle(100)};
    out[i] = table[1] + a[i] * static_cast<int>(Colour::green) + triangle(4) + (int)Colour::blue;
}
