// [conv.mem] p2: from members of a base to members of a class that derives from it, and static_cast back
struct A { int a; __device__ int id(int k) { return a + k; } };
struct B { int b, b2; __device__ int id(int k) { return b * k; } };
struct C : A, B { int c; };
struct D : C { int d; };
__device__ int read(C &c, int C::*p) { return c.*p; }
__device__ int rank(int C::*) { return 1; }
__device__ int rank(int D::*) { return 2; }
extern "C" __global__ void to_derived(int *out) {
    D d; d.a = 1; d.b = 2; d.b2 = 3; d.c = 4; d.d = 5;
    int B::*b = &B::b2;
    int C::*c = b;
    int D::*e = c;
    out[0] = d.*b * 100 + d.*c * 10 + d.*e;
    out[1] = read(d, &B::b) * 10 + read(d, &C::c);
    out[2] = rank(&B::b) * 10 + rank(&D::d);
    int (B::*f)(int) = &B::id;
    int (C::*g)(int) = f;
    int (D::*h)(int) = &A::id;
    out[3] = (d.*f)(10) * 1000 + (d.*g)(11) * 10 + (d.*h)(3);
    int B::*null = nullptr;
    int D::*still = null;
    out[4] = (still == nullptr) * 10 + (e == nullptr);
    int B::*back = static_cast<int B::*>(c);
    B alone{7, 8};
    out[5] = alone.*back;
    int (B::*backf)(int) = static_cast<int (B::*)(int)>(g);
    out[6] = (alone.*backf)(2);
    out[7] = (c == b) * 10 + (e != static_cast<int D::*>(&B::b));
    out[8] = g == f;
    int D::*mixed = d.d > 3 ? e : b;
    out[9] = d.*mixed;
}
// LAUNCH: to_derived<<<1,1>>> out=zeros(10,i32)
// EXPECT: out == [333, 24, 12, 20224, 10, 8, 14, 11, 1, 3]
