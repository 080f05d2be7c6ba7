struct A { __device__ int f(int x) const { return x; } };
struct B : A { __device__ int f() const { return 1; } };
__global__ void k(B b, int *out) {
    *out = b.f(2); // error@14: no matching member function for call to 'f'
}
