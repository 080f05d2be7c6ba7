// [temp.expl.spec] p14, p15, p16: members of one instance may be specialised: classes, member templates, enumerations
template <class T> struct A { struct I { __host__ __device__ int f() { return 1; } }; template <class U> struct J { __host__ __device__ int f() { return 2; } }; enum class E : int { x = 1 }; template <class U> __host__ __device__ int m(U) { return 1; } };
template <> struct A<int>::I { int extra; __host__ __device__ int f() { return 3; } __host__ __device__ int g() { return extra; } };
template <> template <class U> struct A<char>::J { U u; __host__ __device__ int f() { return 5; } };
template <> template <> struct A<int>::J<int> { __host__ __device__ int f() { return 4; } };
template <> enum class A<int>::E : int { y = 6 };
template <> template <class U> __host__ __device__ int A<int>::m(U) { return 2; } template <> template <> __host__ __device__ int A<int>::m(char) { return 3; }
extern "C" __global__ void member_classes(int *out) {
    A<int>::I i{8}; out[0] = i.f() * 10 + i.g(), out[1] = A<char>::I().f(), out[2] = A<int>::J<int>().f(), out[3] = A<int>::J<char>().f(), out[4] = A<char>::J<int>().f() + sizeof(A<char>::J<long>);
    out[5] = (int)A<int>::E::y * 10 + (int)A<char>::E::x; A<int> a; out[6] = a.m(1) * 100 + a.m('c') * 10 + A<char>().m(1);
}
// LAUNCH: member_classes<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [38, 1, 4, 2, 13, 61, 231]
