// [namespace.udecl] p1: types, enumerators and objects can be named by a using declaration
namespace N { enum E { a = 1, b = 2 }; enum class S { c = 3 }; typedef long L; struct T { int t; }; __device__ int v = 5; const int k = 6; }
using N::b;
using N::L;
using N::S;
using N::v;
extern "C" __global__ void types_and_enumerators(int *out) {
    using N::T;
    T t{4};
    using N::k;
    int arr[k];
    out[0] = b * 10 + (int)S::c;
    out[1] = (int)sizeof(L) + t.t * 10;
    v = 7;
    out[2] = N::v;
    out[3] = sizeof(arr) / sizeof(int);
}
// LAUNCH: types_and_enumerators<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [23, 48, 7, 6]
