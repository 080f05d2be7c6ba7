// [expr.cond] p7: pointers meet in a composite type; a null constant converts
struct A { int a = 4; }; struct B : A { int b = 5; };
__device__ int k(int *) { return 1; } __device__ int k(const int *) { return 2; } __device__ int k(void *) { return 3; } __device__ int k(A *) { return 4; } __device__ int k(const void *) { return 5; }
extern "C" __global__ void pointers_and_null(int *out) {
    int x = 1; const int *cp = &x; void *v = &x; bool t = out[0] == 0; B b; A a;
    out[0] = k(t ? &x : nullptr) * 100 + k(t ? &x : cp) * 10 + k(t ? &x : v);
    out[1] = k(t ? &b : &a) * 10 + k(t ? 0 : &a);
    out[2] = k(t ? v : cp);
    out[3] = (t ? &b : &a)->a + ((t ? nullptr : &x) == nullptr) * 100;
    const char *s = t ? "yes" : "n"; out[4] = s[1] - 'a';
}
// LAUNCH: pointers_and_null<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [123, 44, 5, 104, 4]
