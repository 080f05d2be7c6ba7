// [class.member.lookup] p5: functions of one name are static and not, and the class that has them is twice in the object; g++, clang and nvcc refuse the name
// REFUSED: found in multiple base-class subobjects
struct A {
    template <class U> __device__ int f(U) { return 112; }
    static __device__ int f(double) { return 341; }
};
struct L : A {};
struct R : A {};
struct C : L, R {};
extern "C" __global__ void bad_static_and_member_of_two_objects(int *out) { C c; out[0] = c.f(2.5); }
