// [temp.deduct.type] p8: class and type of a pointer to member
struct S { int a; double b; __device__ int f(char) { return 3; } __device__ short g() const { return 4; } };
template <class C, class T> __device__ int f(T C::*) { return sizeof(C) * 10 + sizeof(T); }
template <class C, class R, class A> __device__ int g(R (C::*)(A)) { return sizeof(R) * 10 + sizeof(A); }
template <class C, class R> __device__ int h(R (C::*)() const) { return 1000 + sizeof(R); }
extern "C" __global__ void member_pointers(int *out) {
    out[0] = f(&S::a);
    out[1] = f(&S::b);
    out[2] = g(&S::f);
    out[3] = h(&S::g);
}
// LAUNCH: member_pointers<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [164, 168, 41, 1002, 0, 0, 0, 0]
