// [dcl.typedef] p6: an enumeration may not be called as an alias of another type in its scope
// REFUSED: conflicts with typedef of the same name
extern "C" __global__ void bad_enumeration_after_alias(int *out) {
    using T = int;
    enum T { a };
    out[0] = a;
}
