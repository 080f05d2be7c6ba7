// [over.match.list] p1: the constructors that take a list come first, even where another fits better; without elements the default one does
#include <initializer_list>
struct A { int n; __host__ __device__ A() : n(1) {} __host__ __device__ A(int) : n(2) {} __host__ __device__ A(int, int) : n(3) {} __host__ __device__ A(std::initializer_list<long> l, int more = 0) : n(100 + (int)l.size() + more) {} };
struct B { int n; __host__ __device__ B(std::initializer_list<int> l) : n((int)l.size()) {} };
struct C { int n; __host__ __device__ C(int i) : n(i) {} __host__ __device__ C(std::initializer_list<C> l) : n(50 + (int)l.size()) {} __host__ __device__ C(const C &c) : n(1000 + c.n) {} };
struct D { int n; __host__ __device__ D(const char *) : n(5) {} __host__ __device__ D(const std::initializer_list<int> &l) : n(10 + (int)l.size()) {} };
__host__ __device__ int of(A a) { return a.n; }
extern "C" __global__ void list_constructors_first(int *out) {
    out[0] = A{}.n, out[1] = A{1}.n, out[2] = A{1, 2}.n, out[3] = A(1, 2).n, out[4] = A({1, 2, 3}).n, out[5] = A({1}, 5).n, out[6] = of({1, 2, 3}); A a = {4, 5, 6, 7}; out[7] = a.n;
    out[8] = B{}.n, out[9] = B{1, 2}.n; C c(3), d{c}; out[10] = d.n; D s{"x"}, l{1}; out[11] = s.n, out[12] = l.n; out[13] = A{{}}.n; A *p = new A{1, 2}; out[14] = p->n; delete p;
}
// LAUNCH: list_constructors_first<<<1,1>>> out=zeros(15,i32)
// EXPECT: out == [1, 101, 102, 3, 103, 106, 103, 104, 0, 2, 51, 5, 11, 101, 102]
