// Functions for both sides that take what the host alone has: device code has nothing to call them with.
// OPTIONS: -Wno-unknown-header
// LAUNCH: k<<<1,32>>> p=zeros(32,f32)
// EXPECT: p == 3.0
#include <iostream>
#include <string>
#include <vector>

struct Point {
    float x, y;
    __host__ __device__ float sum() const { return x + y; }
    __host__ __device__ void print(std::ostream &out) const;
    __host__ __device__ std::string text() const { return std::to_string(x); }
    __host__ __device__ Point(float x, float y) : x(x), y(y) {}
    __host__ __device__ explicit Point(const std::vector<float> &v) : x(v[0]), y(v[1]) {}
    friend __host__ __device__ std::ostream &operator<<(std::ostream &out, const Point &p) { return out << p.x; }
};
__host__ __device__ std::ostream &operator>>(std::ostream &out, const Point &p);
inline __host__ __device__ std::ostream &show(std::ostream &out, const Point &p) { return out << p.x; }
inline __host__ __device__ float total(const std::vector<Point> &points) { return points.size(); }
inline __host__ __device__ float total(const Point &point) { return point.sum(); }

__global__ void k(float *p) { p[threadIdx.x] = total(Point(1.0f, 2.0f)); }
