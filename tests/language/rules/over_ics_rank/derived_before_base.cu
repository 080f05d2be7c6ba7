// [over.ics.rank] p4.4: binding a reference to a nearer base class is better
struct A { int a; };
struct B : A { int b; };
struct C : B { int c; };
__device__ int f(const A &) { return 1; }
__device__ int f(const B &) { return 2; }
__device__ int g(A *) { return 1; }
__device__ int g(B *) { return 2; }
__device__ int g(const void *) { return 4; }
__device__ int h(const A *) { return 1; }
__device__ int h(void *) { return 2; }
extern "C" __global__ void derived_before_base(int *out) {
    C c;
    out[0] = f(c);
    out[1] = g(&c);
    out[2] = h(&c);
    const C k = {};
    out[3] = g((const void *)&k);
    out[4] = h(&k);
}
// LAUNCH: derived_before_base<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 2, 1, 4, 1, 0, 0, 0]
