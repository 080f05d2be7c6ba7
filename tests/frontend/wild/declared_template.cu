// A structure template that is declared and only ever specialised; one that the host alone completes.
template <typename T, int N> struct Round;
template <typename T> class Pool;
template <typename T> class HostBase { public: virtual ~HostBase() {} void clear() {} };
template <int N> struct Round<float, N> { __device__ float operator()(float x) { return rintf(x) + N; } };
template <int N> struct Round<double, N> { __device__ double operator()(double x) { return floor(x) - N; } };
template <typename T> class Pool : public HostBase<T> { public: virtual ~Pool() { this->clear(); } };
extern "C" __global__ void rounded(double *out, double x) {
    Round<float, 10> a;
    out[0] = a((float)x), out[1] = Round<double, 2>()(x);
}
Pool<float> pool;
// LAUNCH: rounded<<<1,1>>> out=zeros(2,f64) x=2.75
// EXPECT: out == [13, 0]
