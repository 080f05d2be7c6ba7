// [dcl.mptr] p1: a pointer to members is declared with the class before the star, and points to a member of any object of it
struct A { int x, y; float f; int n[3]; };
__device__ int A::*global_pointer;
extern "C" __global__ void data_members(int *out) {
    A a{1, 2, 2.5f, {4, 5, 6}}, b{7, 8, 1.5f, {9, 10, 11}};
    int A::*p = &A::x, A::*q(&A::y), A::*r{p};
    float A::*const f = &A::f;
    int (A::*n)[3] = &A::n;
    out[0] = a.*p * 10 + b.*p;
    out[1] = a.*q * 10 + b.*r;
    out[2] = (int)(a.*f * 100 + b.*f * 10);
    out[3] = (a.*n)[1] + (b.*n)[2];
    p = q;
    a.*p = 50;
    out[4] = a.y + a.x;
    out[5] = sizeof(p) + sizeof(n) * 100 + alignof(int A::*) * 10000;
    out[6] = global_pointer == nullptr;
    global_pointer = &A::y;
    out[7] = b.*global_pointer;
}
// LAUNCH: data_members<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [17, 27, 265, 16, 51, 80808, 1, 8]
