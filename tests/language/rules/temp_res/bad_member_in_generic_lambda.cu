// [temp.res] p8: and a member that a class does not have which does not depend
// REFUSED: no member
struct S { int v; };
extern "C" __global__ void bad_member_in_generic_lambda(int *out) {
    auto l = [](auto x) { S s{1}; return s.w + x; };
    out[0] = sizeof(l);
}
