// [dcl.typedef] p3: a class called like its own typedef stands after `struct`, and like whatever typedef is hidden
typedef struct T { char c[5]; } T;
struct U { char c[3]; };
typedef U U;
typedef struct U U;
enum E { e = 4 };
typedef E E;
namespace n { typedef short V; }
namespace m { using namespace n; struct V { char c[7]; }; }
template <class X> struct P { struct P *p; X x; __device__ struct P &me() { return *this; } };
struct Q : P<int> { struct P *q; };
extern "C" __global__ void class_beside_its_typedef(int *out) {
    out[0] = sizeof(struct T) + sizeof(T);
    out[1] = sizeof(struct U);
    enum E f = e;
    out[2] = f;
    out[3] = sizeof(struct m::V);
    P<int> p{nullptr, 9};
    Q q;
    q.q = &p;
    out[4] = q.q->me().x;
    typedef int T;
    { struct T { char c[6]; }; out[5] = sizeof(struct T); }
}
// LAUNCH: class_beside_its_typedef<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [10, 3, 4, 7, 9, 6]
