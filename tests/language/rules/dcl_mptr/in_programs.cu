// [dcl.mptr] p1: pointers to members in tables, lists, projections and links
struct A { int x; union { int u; float w; }; int arr[4]; __device__ int f(int k) const noexcept { return x + k; }
  template <class T> __device__ int tf(T t) { return x * 2 + (int)t; } };
template <class T, class M> struct Proj { M T::*m; __device__ Proj(M T::*p) : m(p) { } __device__ const M &operator()(const T &t) const { return t.*m; } };
template <class F, class... A> __device__ int invoke(F f, A... a) { return f(a...); }
template <class T> __device__ char is_class(int T::*);
template <class T> __device__ int is_class(...);
typedef int (A::*const Method)(int) const;
struct Node { int v; Node *next; Node(Node *) = delete; __device__ Node(int v, Node *n) : v(v), next(n) { } };
__device__ Node *Node::*link = &Node::next;
struct Table { int (A::*rows[2])(int) const; int A::*cols[2]; };
__constant__ Table table = {{&A::f, nullptr}, {&A::u, &A::x}};
enum E { P, Q };
template <class T> struct W { T t; template <class U> __device__ int get(U T::*p) { return t.*p; } };
extern "C" __global__ void in_programs(int *out) {
    A a{3, {7}, {1, 2, 3, 4}};
    int A::*u = &A::u;
    out[0] = a.*u;
    int (A::*arr)[4] = &A::arr;
    int s = 0; for (int v : a.*arr) s += v;
    out[1] = s;
    int (A::*f)(int) const noexcept = &A::f;
    out[2] = (a.*f)(1);
    int (A::*tf)(double) = &A::tf;
    out[3] = (a.*tf)(2.7);
    int (A::*tf2)(char) = &A::tf<char>;
    out[4] = (a.*tf2)(5);
    Proj<A, int> p(&A::x);
    out[5] = p(a);
    out[6] = invoke([&](int A::*q, int k) { return a.*q * k; }, u, 3);
    out[7] = sizeof(is_class<A>(0)) * 10 + sizeof(is_class<E>(0)) + sizeof(is_class<int>(0));
    Method m = &A::f;
    out[8] = (a.*m)(20);
    Node n1(5, nullptr), n2(6, &n1);
    int sum = 0; for (Node *n = &n2; n; n = n->*link) sum += n->v;
    out[9] = sum;
    out[10] = (a.*table.rows[0])(4) * 100 + a.*table.cols[0] * 10 + (table.rows[1] == nullptr);
    W<A> w{a};
    out[11] = w.get(&A::x);
    int A::*list[] = {&A::x, &A::u};
    int total = 0; for (auto q : list) total = total * 10 + a.*q;
    out[12] = total;
    auto g = &A::f; auto h = &A::x;
    out[13] = (a.*g)(1) + a.*h;
    __shared__ int A::*sh[2]; sh[0] = &A::x; sh[1] = sh[0];
    out[14] = a.*sh[1];
    int A::**pp = list; out[15] = a.*pp[1] + a.**pp;
    int (A::*sw[2])(int) const = {&A::f, nullptr}; auto t = sw[0]; sw[0] = sw[1]; sw[1] = t; out[16] = (sw[0] == nullptr) * 10 + (a.*sw[1])(0);
    long raw = *(long *)&u; out[17] = raw;
    const A *pa = &a; out[18] = (pa->*f)(9) + pa->*u;
    int A::*zero[3]{}; out[19] = zero[2] == nullptr;
    struct L { int z; __device__ int q() { return z; } }; L l{4}; int L::*lz = &L::z; int (L::*lq)() = &L::q; out[20] = l.*lz * 10 + (l.*lq)();
}
// LAUNCH: in_programs<<<1,1>>> out=zeros(21,i32)
// EXPECT: out == [7, 10, 4, 8, 11, 3, 21, 18, 23, 11, 771, 3, 37, 7, 3, 10, 13, 4, 19, 1, 44]
