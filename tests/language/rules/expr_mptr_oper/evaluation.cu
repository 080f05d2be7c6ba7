// [expr.mptr.oper] p4: the object is evaluated before the pointer
struct A { int x, y; __device__ int f(int k) { return x * 10 + k; } };
__device__ A &object(A *a, int &n, int at) { n = n * 10 + at; return a[at]; }
__device__ int A::*field(int &n) { n = n * 10 + 7; return n % 2 ? &A::y : &A::x; }
__device__ int (A::*method(int &n))(int) { n = n * 10 + 8; return &A::f; }
__device__ int argument(int &n) { n = n * 10 + 9; return n % 10; }
extern "C" __global__ void evaluation(int *out) {
    A a[2] = {{1, 2}, {3, 4}};
    int n = 0;
    out[0] = object(a, n, 1).*field(n);
    out[1] = n;
    n = 0;
    out[2] = (object(a, n, 1).*method(n))(argument(n));
    out[3] = n;
    int which = 5;
    int A::*p = which > 3 ? &A::x : &A::y;
    int A::*q = which > 8 ? &A::x : nullptr;
    out[4] = a[0].*p + (q == nullptr) * 10;
    int (A::*f)(int) = which > 3 ? &A::f : nullptr;
    out[5] = f != nullptr ? (a[1].*f)(2) : 0;
}
// LAUNCH: evaluation<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [4, 17, 39, 189, 11, 32]
