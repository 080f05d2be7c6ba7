// [class.mem] p9: with `=` a list is copy-list-initialisation, which takes no explicit constructor
// REFUSED: explicit
struct E {
    int v;
    __device__ explicit E(int a) : v(a) {}
};
struct S {
    E e = {3};
};
extern "C" __global__ void bad_copy_list_of_explicit(int *out) {
    S s;
    out[0] = s.e.v;
}
