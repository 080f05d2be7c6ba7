// [dcl.type.auto.deduct] p4: auto with a list without `=` takes one element
// REFUSED: multiple|requires
struct S {
    static constexpr auto n{3, 4};
};
extern "C" __global__ void bad_auto_of_several(int *out) { out[0] = 1; }
