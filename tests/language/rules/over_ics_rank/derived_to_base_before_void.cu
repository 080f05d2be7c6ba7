// [over.ics.rank] p4.4: Derived* to Base* beats Derived* to void*, and void* beats bool
struct A { int a; };
struct B : A { int b; };
struct C : B { int c; };
__device__ int f(A *) { return 1; }
__device__ int f(void *) { return 2; }
__device__ int g(const void *) { return 3; }
__device__ int g(const A *) { return 4; }
__device__ int g(const B *) { return 5; }
__device__ int h(void *) { return 6; }
__device__ int h(bool) { return 7; }
extern "C" __global__ void derived_to_base_before_void(int *out) {
    C c; B *b = &c; int i;
    out[0] = f(&c) * 10 + f(&i);
    out[1] = g(&c) * 10 + g(b);
    out[2] = h(&c);
    A *a = &c;
    out[3] = g(a);
}
// LAUNCH: derived_to_base_before_void<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [12, 55, 6, 4]
