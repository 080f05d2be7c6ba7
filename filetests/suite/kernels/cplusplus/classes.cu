// A class with a constructor, operators and members.
// LAUNCH: classes<<<4,64>>> a=random(400,f32,110) out=zeros(200) n=200
// EXPECT: out ~= abs((1 + a[::2].astype(float64) + 1j * a[1::2])**3)**2 rtol=1e-5

class Complex {
    float re, im;
public:
    __device__ Complex(float r, float i = 0.0f) : re(r), im(i) {}
    __device__ Complex operator*(const Complex &o) const { return Complex(re * o.re - im * o.im, re * o.im + im * o.re); }
    __device__ Complex &operator+=(const Complex &o) { re += o.re; im += o.im; return *this; }
    __device__ float norm() const { return re * re + im * im; }
};
extern "C" __global__ void classes(const float *a, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    Complex z(a[2 * i], a[2 * i + 1]), s = 1.0f;
    for (int j = 0; j < 3; j++) s += s * z;
    out[i] = s.norm();
}
