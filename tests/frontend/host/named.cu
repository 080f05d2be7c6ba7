// What host code initialises, or what the language has not, is an error where device code names it, and only there.
// OPTIONS: -Wno-unknown-header
#include <cmath>
#include <iostream>

const double root = std::sqrt(2.0);
struct Constants { static const double value; };
struct Started { __host__ __device__ Started() {} Started(int); int value; } started(3);
typedef float lanes __attribute__((vector_size(16)));
struct Point {
    float x;
    __host__ __device__ void print(std::ostream &out) const;
    __host__ __device__ float get() const { return x; }
};
__host__ __device__ std::ostream &show(std::ostream &out, const Point &p);

__global__ void k(double *p, int *n, float *f) {
    p[0] = root;  // error: reference to __host__ constant 'root' in __global__ function
    p[1] = Constants::value;  // error: reference to __host__ constant 'value' in __global__ function
    n[0] = started.value;  // error: reference to __host__ variable 'started' in __global__ function
    f[0] = Point{1.0f}.get();
}
const double Constants::value = std::log(3.0);
