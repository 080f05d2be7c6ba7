// [temp.expl.spec] p16: a member template of a specialised class, specialised
template <class T> struct S {
    template <class U> __device__ int f(U) { return 1; }
};
template <> template <> __device__ int S<int>::f(char) { return 2; }
template <> template <class U> __device__ int S<long>::f(U) { return 3; }
extern "C" __global__ void member_template_specialised(int *out) {
    out[0] = S<int>().f(1);
    out[1] = S<int>().f('c');
    out[2] = S<long>().f('c');
    out[3] = S<char>().f('c');
}
// LAUNCH: member_template_specialised<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 1, 0, 0, 0, 0]
