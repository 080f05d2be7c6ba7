// [dcl.type.simple] decltype makes objects and casts; bases, initialisers of bases are named by it ([expr.type.conv], [class.derived])
#include <new>
struct B { int x; __host__ __device__ B(int i) : x(i) {} __host__ __device__ ~B() { x = 0; } }; __host__ __device__ B made();
struct D : decltype(made()) { __host__ __device__ D() : decltype(made())(3) {} };
extern "C" __global__ void objects_of_decltype(int *out) {
    int i = 5; out[0] = decltype(i)(2.5) + decltype(i){4} + decltype(i)(); struct P { int a, b; } p = {1, 2}; out[1] = decltype(p){3, 4}.b; D d; out[2] = d.x;
    alignas(B) char room[sizeof(B)]; B *b = new (room) B(7); out[3] = b->x; b->~B(); decltype(i) (j)(6); out[4] = j; out[5] = decltype(B(1))(9).x;
}
// LAUNCH: objects_of_decltype<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [6, 4, 3, 7, 6, 9]
