// [expr.new] p6: what says how many is converted to std::size_t
// HOST: no
struct Both { __device__ operator int() const { return 1; } __device__ operator unsigned long() const { return 2; } };
__device__ unsigned long asked = 0;
struct Sized {
    int x[3];
    __device__ void *operator new[](unsigned long bytes) { asked = bytes; return nullptr; }
    __device__ void operator delete[](void *) {}
};
extern "C" __global__ void number_of_a_class(int *out) {
    out[0] = new Sized[Both()] != nullptr;
    out[1] = (int)asked;
}
// LAUNCH: number_of_a_class<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [0, 24]
