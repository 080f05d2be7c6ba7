// [namespace.alias] p1: a class named through an alias has its own namespace's functions
namespace Long_Name { namespace In { struct S { int v; }; __device__ int f(S s) { return s.v; } template <class T> struct Box { T t; }; template <class T> __device__ int open(Box<T> b) { return b.t + 1; } } } namespace L = Long_Name::In; namespace LL = L;
extern "C" __global__ void class_in_alias_and_argdep(int *out) { L::S s{5}; out[0] = f(s); LL::Box<int> b{8}; out[1] = open(b); out[2] = LL::f(LL::S{2}); using namespace LL; out[3] = f(S{6}); }
// LAUNCH: class_in_alias_and_argdep<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [5, 9, 2, 6]
