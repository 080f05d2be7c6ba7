// [utility.swap] swap, and [utility.exchange]: in cuda::std for both sides
// HOST: no
#include <cuda/std/utility>
#include <cuda/std/array>
struct Moved {
    int v;
    __device__ Moved(int v) : v(v) {}
    __device__ Moved(Moved &&other) : v(other.v) { other.v = -1; }
    __device__ Moved &operator=(Moved &&other) { v = other.v; other.v = -2; return *this; }
};
extern "C" __global__ void swapped_and_exchanged(int *out) {
    int a = 1, b = 2, x[2][2] = {{1, 2}, {3, 4}}, *p = x[0], *q = x[1];
    cuda::std::swap(a, b);
    out[0] = a * 10 + b;
    cuda::std::swap(x[0], x[1]);
    out[1] = x[0][0] * 10 + x[1][1];
    out[2] = cuda::std::exchange(a, 7) * 10 + a;
    Moved m(3), n(4);
    cuda::std::swap(m, n);
    out[3] = m.v * 10 + n.v;
    Moved k = cuda::std::exchange(m, Moved(9));
    out[4] = k.v * 10 + m.v;
    cuda::std::array<int, 2> few{1, 2}, others{3, 4};
    cuda::std::swap(few, others);
    out[5] = few[0];
    using cuda::std::swap;
    swap(p, q);
    out[6] = *p;
}
// LAUNCH: swapped_and_exchanged<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [21, 32, 27, 43, 49, 3, 1]
