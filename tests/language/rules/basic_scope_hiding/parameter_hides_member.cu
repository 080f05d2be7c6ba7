// [basic.scope.hiding] p1: parameters and locals hide members; this-> reaches them
__device__ int n = 1000;
struct S {
    int n = 5;
    __device__ int f(int n) { return n + this->n * 10 + ::n; }
    __device__ int g() { int r = n; int n = 8; return r * 10 + n + S::n; }
};
extern "C" __global__ void parameter_hides_member(int *out) {
    S s;
    out[0] = s.f(3);
    out[1] = s.g();
}
// LAUNCH: parameter_hides_member<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [1053, 63]
