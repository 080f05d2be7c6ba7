// [dcl.mptr] p2: pointers to member functions, with the qualifiers of the functions
struct A {
    int x;
    __device__ A(int v) : x(v) { }
    __device__ int add(int k) const { return x + k; }
    __device__ int mul(int k) const { return x * k; }
    __device__ void set(int k) { x = k; }
    __device__ int left() & { return x + 100; }
    __device__ int right() && { return x + 200; }
};
extern "C" __global__ void member_functions(int *out) {
    A a(5);
    int (A::*f)(int) const = &A::add;
    void (A::*set)(int) = &A::set;
    int (A::*left)() & = &A::left;
    int (A::*right)() && = &A::right;
    out[0] = (a.*f)(3);
    f = &A::mul;
    out[1] = (a.*f)(3);
    (a.*set)(9);
    out[2] = a.x;
    out[3] = (a.*left)();
    out[4] = (A(6).*right)();
    int (A::*table[2])(int) const = {&A::add, &A::mul};
    for (int i = 0; i < 2; i++) out[5 + i] = (a.*table[i])(7);
    out[7] = sizeof(f) * 10 + alignof(int (A::*)(int) const);
}
// LAUNCH: member_functions<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [8, 15, 9, 109, 206, 16, 63, 168]
