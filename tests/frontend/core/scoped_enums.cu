// Scoped enumerations. The expected values are nvcc's.
// CONFIGS: -O0 | -O2 | --codegen=llvm
// PTXAS: sm_80
enum class E : unsigned char { A, B = 5, C };
enum class Signed { N = -2, Z, P = 3 };
enum Plain { RED, GREEN };
namespace ns { enum class In { X = 7 }; struct S { enum class Q { A = 1, B = 2 }; Q q; }; }
template <E e> __device__ int pick() { return e == E::B ? 1 : 2; }
__device__ int over(E) { return 10; }
__device__ int over(int) { return 20; }
__device__ E next(E e) { return static_cast<E>(static_cast<int>(e) + 1); }
__device__ E operator|(E a, E b) { return (E)((int)a | (int)b); }
__constant__ E table[3] = { E::A, E::C, E::B };
// LAUNCH: k<<<1,1>>> x=zeros(12,i32) e=0 s=0
// EXPECT: x == array([1, 101, 141, 31, 8, 13, 0, 0, 3, 1, 0, 6])
// LAUNCH: k<<<1,1>>> x=zeros(12,i32) e=5 s=-2
// EXPECT: x == array([5, 111, 141, 31, 13, 13, 1, -2, 3, 1, -2, 6])
__global__ void k(int *x, E e, Signed s) {
    switch (e) { case E::A: x[0] = 1; break; case E::B: x[0] = static_cast<int>(e); break; default: x[0] = (int)E::C; }
    if (e == E::C) x[1] = 2; x[1] += e < E::C; x[1] += (s < Signed::Z) * 10 + (Signed::N < Signed::P) * 100;
    x[2] = sizeof(E) * 100 + sizeof(Signed) * 10 + Plain::GREEN; x[3] = pick<E::B>() + over(e) + over(Plain::RED);
    x[4] = (int)next(e) + int(ns::In::X); ns::S v; v.q = ns::S::Q::B; x[5] = (int)v.q + (int)(E::A | E::B) + (int)table[1];
    E copy = e; copy = E::B; x[6] = copy == e; x[7] = static_cast<unsigned>(s); E list{3}; x[8] = (int)list; bool b = (bool)copy; x[9] = b; auto f = (float)s; x[10] = f;
    constexpr E ce = E::C; static_assert(ce == E::C, ""); x[11] = int(ce);
}
