// Types and functions of the host that device code names.
// OPTIONS: -Wno-unknown-header
#include <iostream>
typedef float lanes __attribute__((vector_size(16)));
struct Point { float x; __host__ __device__ void print(std::ostream &out) const; };
__host__ __device__ int show(std::ostream &out, const Point &p);
__global__ void k(float *f) {
    f[0] = show(0, Point{1.0f});  // error: reference to __host__ function 'show' in __global__ function
}
