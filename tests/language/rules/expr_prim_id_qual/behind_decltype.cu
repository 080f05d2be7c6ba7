// [expr.prim.id.qual] p2: what stands before `::` may be a decltype: types, static members, functions, enumerators, templates behind it
struct S { typedef int T; static const int n = 4; static __host__ __device__ int f() { return 3; } struct I { typedef char C; static __host__ __device__ int g() { return 8; } }; template <class U> struct R { typedef U t; }; enum E { A = 7 }; enum class K { x = 9 }; };
template <class T> struct V2 { T t; };
template <class T> __host__ __device__ int of(T t) { typename decltype(t)::T x = 5; using U = typename decltype(S::R<T>())::t; return x + U::f() + decltype(t)::n; }
extern "C" __global__ void behind_decltype(int *out) {
    S s; decltype(s)::T x = 1; out[0] = x + decltype(s)::n + decltype(s)::f(); decltype(s)::I::C c = 'a'; out[1] = c; out[2] = decltype(S())::A; decltype(s)::R<int>::t q = 3; out[3] = q + sizeof(decltype(s)::I::C);
    S::K k = S::K::x; out[4] = (int)decltype(k)::x, out[5] = of(s), out[6] = decltype(s)::I::g(); using V = decltype(s)::I; out[7] = V::g() + static_cast<decltype(s)::T>(2.5); for (decltype(s)::T i = 0; i < 3; i++) out[8] += i; out[9] = decltype(s)::T(6.5) + sizeof(V2<decltype(s)::I::C>);
}
// LAUNCH: behind_decltype<<<1,1>>> out=zeros(10,i32)
// EXPECT: out == [8, 97, 7, 4, 9, 12, 8, 10, 3, 7]
